/* Heads of requests, in memory as libmicrohttpd leaves them. The test takes a request apart in the same way, and so knows which
 * bytes were there. */
#include "unit.h"

#include "server/http.h"

static char room[4096];
static odd_head head;

/* The next line: its end is a line feed, with or without a carriage return before it, which become zeros. */
static char *next_line(char **at, const char *end) {
    char *line = *at, *p = line;
    while (p < end && *p != '\n')
        p++;
    *at = p < end ? p + 1 : p;
    if (p < end)
        *p = '\0';
    if (p > line && p[-1] == '\r')
        p[-1] = '\0';
    return line;
}

static void take_apart(const char *request, size_t len) {
    char *at = room, *end = room + len;
    memcpy(room, request, len);
    room[len] = '\0';
    head = (odd_head){.method = room, .bytes = len};
    char *line = next_line(&at, end), *target = strchr(line, ' ');
    assert_non_null(target);
    *target++ = '\0';
    char *version = strrchr(target, ' ');
    head.target = target + strspn(target, " ");
    head.version = version != NULL ? version + 1 : "";
    if (version != NULL)
        *version = '\0';
    head.target_len = strlen(head.target);
    while (at < end && *(line = next_line(&at, end)) != '\0') {
        char *colon = strchr(line, ':');
        assert_non_null(colon);
        *colon = '\0';
        char *value = colon + 1 + strspn(colon + 1, " \t");
        if (head.all++ < ODD_HEAD_FIELDS)
            head.fields[head.count++] = (odd_head_field){{line, strlen(line)}, {value, strlen(value)}};
    }
    head.bytes = (size_t)(at - room);
}

static const char *wrong(const char *request, size_t len) {
    take_apart(request, len);
    return odd_head_error(&head);
}

#define WRONG(request) wrong(request, sizeof(request) - 1)
#define FIRST          "GET /x?a=b HTTP/1.1\r\nHost: localhost\r\n"

static void good_heads_are_good(void **state) {
    (void)state;
    assert_null(WRONG(FIRST "\r\n"));
    assert_null(WRONG("GET / HTTP/1.0\r\n\r\n"));
    assert_null(WRONG(FIRST "A:\r\nB: \r\nC:\t x \t\r\nD:x\r\n\r\n"));
    assert_null(WRONG(FIRST "X: \xE4\xFF\r\n\r\n"));
    assert_null(WRONG(FIRST "Content-Length: 5\r\n\r\n"));
    assert_null(WRONG(FIRST "Transfer-Encoding: CHUNKED \r\n\r\n"));
    assert_null(WRONG(FIRST "!#$%&'*+-.^_`|~09aZ: x\r\n\r\n"));
}

static void lengths_and_codings_are_one(void **state) {
    (void)state;
    assert_non_null(strstr(WRONG(FIRST "Content-Length: 5\r\ncontent-length: 6\r\n\r\n"), "Content-Length"));
    assert_non_null(WRONG(FIRST "Content-Length: 5\r\nContent-Length: 5\r\n\r\n"));
    assert_non_null(
        strstr(WRONG(FIRST "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"), "Transfer-Encoding"));
    assert_non_null(WRONG(FIRST "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n"));
    assert_non_null(WRONG(FIRST "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n"));
    assert_non_null(WRONG(FIRST "Transfer-Encoding: gzip, chunked\r\n\r\n"));
    assert_non_null(WRONG(FIRST "Transfer-Encoding: \r\n\r\n"));
    assert_non_null(WRONG("POST / HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"));
    assert_non_null(strstr(WRONG(FIRST "host: localhost\r\n\r\n"), "Host"));
}

/* Of a good head, each line end, one after the other, without its carriage return; each byte, one after the other, zero. */
static void every_line_ends_with_both(void **state) {
    static const char good[] = FIRST "A: b\r\nC:\r\nDd:  ee \r\n\r\n";
    char bad[sizeof good];
    (void)state;
    for (size_t i = 0; i < sizeof good - 1; i++) {
        if (good[i] != '\r')
            continue;
        memcpy(bad, good, i);
        memcpy(bad + i, good + i + 1, sizeof good - i - 1);
        CHECK(wrong(bad, sizeof good - 2) != NULL, "line end at %d", (int)i);
    }
    size_t names = 0;
    for (size_t i = 0; i < sizeof good - 1; i++) {
        memcpy(bad, good, sizeof good);
        bool in_value = false;
        for (size_t k = i; k > 0 && bad[k - 1] != '\n'; k--)
            in_value = in_value || bad[k - 1] == ':';
        if (i < 20 || !in_value || bad[i] == '\r' || bad[i] == '\n' || bad[i] == ' ')
            continue; /* a name with a zero has no colon for the library */
        bad[i] = '\0';
        names++;
        CHECK(wrong(bad, sizeof good - 1) != NULL, "zero at %d", (int)i);
    }
    assert_true(names > 8);
}

static void the_first_line_has_two_blanks(void **state) {
    (void)state;
    assert_non_null(WRONG("GET  / HTTP/1.1\r\nHost: x\r\n\r\n"));
    assert_non_null(WRONG("GET /\r\nHost: x\r\n\r\n"));
    take_apart("GET /abc HTTP/1.1\r\nHost: x\r\n\r\n", 31);
    head.target_len = 2; /* a zero in the target */
    assert_non_null(odd_head_error(&head));
}

static void fields_have_names_and_no_controls(void **state) {
    (void)state;
    assert_non_null(WRONG(FIRST ": x\r\n\r\n"));
    assert_non_null(WRONG(FIRST "A : x\r\n\r\n"));
    assert_non_null(WRONG(FIRST "A\tB: x\r\n\r\n"));
    assert_non_null(WRONG(FIRST "A(: x\r\n\r\n"));
    assert_non_null(WRONG(FIRST "A: x\ry\r\n\r\n"));
    assert_non_null(WRONG(FIRST "A: \x1B[2J\r\n\r\n"));
    assert_non_null(WRONG(FIRST "A: \x7F\r\n\r\n"));
    char many[ODD_HEAD_FIELDS * 6 + 60] = FIRST;
    for (int i = 0; i < ODD_HEAD_FIELDS; i++)
        strcat(many, "A:b\r\n");
    strcat(many, "\r\n");
    assert_non_null(wrong(many, strlen(many)));
}

/* Where the library does not leave the head as it was, what the fields say is still looked at. */
static void without_bytes_only_fields_count(void **state) {
    (void)state;
    take_apart("GET / HTTP/1.1\nHost: x\n\n", 24);
    assert_non_null(odd_head_error(&head));
    head.bytes = 0;
    assert_null(odd_head_error(&head));
    take_apart(FIRST "Host: x\r\n\r\n", sizeof(FIRST "Host: x\r\n\r\n") - 1);
    head.bytes = 0;
    assert_non_null(odd_head_error(&head));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_heads_are_good),
        cmocka_unit_test(lengths_and_codings_are_one),
        cmocka_unit_test(every_line_ends_with_both),
        cmocka_unit_test(the_first_line_has_two_blanks),
        cmocka_unit_test(fields_have_names_and_no_controls),
        cmocka_unit_test(without_bytes_only_fields_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
