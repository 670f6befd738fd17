/* The JSON that requests bring. What is refused follows from RFC 8259, and from what a stranger may send: members twice (section
 * 4), text that is not UTF-8 (8.1), half a surrogate pair (8.2), numbers beyond what is read (6), values that are deep (9). */
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include "server/handlers.h"

static odd_fields *fields_of(const char *body, odd_error *error) {
    *error = (odd_error){0};
    return odd_fields_read((odd_text){body, strlen(body)}, error);
}

static void fields_are_read(void **state) {
    static const char body[] =
        " {\"text\":\"a\\n\\u00e4\\ud83d\\ude00\", \"n\":-9223372036854775808,\n\"list\":[\"x\",1,\"\",null],"
        "\"other\":{\"text\":1.5},\"none\":null}\r\n";
    odd_error error;
    odd_text text = {0};
    int64_t n = 0;
    (void)state;
    odd_fields *f = fields_of(body, &error);
    assert_non_null(f);
    assert_true(odd_fields_text(f, "text", &text));
    assert_int_equal(text.len, 8);
    assert_memory_equal(text.text, "a\n\xC3\xA4\xF0\x9F\x98\x80", 8);
    assert_true(odd_fields_int(f, "n", &n));
    assert_true(n == INT64_MIN);
    assert_int_equal(odd_fields_list(f, "list"), 4);
    assert_int_equal(odd_fields_item(f, "list", 0).len, 1);
    assert_null(odd_fields_item(f, "list", 1).text);
    assert_non_null(odd_fields_item(f, "list", 2).text);
    assert_null(odd_fields_item(f, "list", 3).text);
    assert_null(odd_fields_item(f, "list", 4).text);
    text = (odd_text){0};
    assert_true(odd_fields_text(f, "absent", &text) && text.text == NULL);
    assert_false(odd_fields_text(f, "n", &text));
    assert_false(odd_fields_text(f, "none", &text));
    assert_false(odd_fields_int(f, "text", &n));
    assert_int_equal(odd_fields_list(f, "text"), -1);
    assert_int_equal(odd_fields_list(f, "absent"), 0);
    odd_fields_close(f);
    odd_fields_close(NULL);
}

static void other_bodies_are_refused(void **state) {
    static const struct {
        const char *body;
        int line;
    } cases[] = {
        {"", 1},
        {"[]", 1},
        {"\"text\"", 1},
        {"12", 1},
        {"{", 1},
        {"{\"a\":1,}", 1},
        {"{\"a\":1}x", 1},
        {"{a:1}", 1},
        {"{\"a\":01}", 1},
        {"{\"a\":1.}", 1},
        {"{\"a\":+1}", 1},
        {"{\"a\":\n\"tab\there\"}", 2},
        {"{\"a\":\"\\x\"}", 1},
        {"{\"a\":\n1,\n\"a\":2}", 3},                       /* members twice, */
        {"{\"a\":1,\"\\u0061\":2}", 1},                     /* however they are written */
        {"{\"b\":[{\"a\":1,\"c\":{\"a\":2},\"a\":3}]}", 1}, /* and wherever */
        {"{\"a\":9223372036854775808}", 1},
        {"{\"a\":-9223372036854775809}", 1},
        {"{\"a\":[1e309]}", 1},
        {"{\"a\":\"\\ud800\"}", 1},
        {"{\"a\":\"\\udc00\\ud800\"}", 1},
        {"{\"a\":\"\\u0000\"}", 1},
        {"{\"a\":\"\xFF\"}", 1},
        {"{\"a\":\"\xC0\x80\"}", 1},
        {"{\"a\":\"\xED\xA0\x80\"}", 1},
        {"{\"\xC3\":1}", 1},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        odd_error error;
        odd_fields *f = fields_of(cases[i].body, &error);
        CHECK(f == NULL && error.code == ODD_E_SYNTAX && error.message[0] != '\0', "%s", cases[i].body);
        CHECK(error.line == cases[i].line || strstr(error.message, "same name") != NULL, "line %d: %s",
              error.line, cases[i].body);
    }
}

static void depth_and_many_members_are_bounded(void **state) {
    enum { DEEP = 100000, MEMBERS = 20000 };
    char *body = malloc(2 * DEEP + 16 * MEMBERS);
    odd_error error;
    (void)state;
    for (int depth = 2000; depth <= 3000; depth += 1000) { /* 2048 levels are read */
        size_t len = (size_t)sprintf(body, "{\"a\":");
        memset(body + len, '[', (size_t)depth);
        memset(body + len + depth, ']', (size_t)depth);
        memcpy(body + len + 2 * depth, "}", 2);
        odd_fields *f = fields_of(body, &error);
        assert_int_equal(f != NULL, depth == 2000);
        odd_fields_close(f);
    }
    memset(body, '[', DEEP);
    body[DEEP] = '\0';
    assert_null(fields_of(body, &error));
    size_t len = (size_t)sprintf(body, "{");
    for (int i = 0; i < MEMBERS; i++)
        len += (size_t)sprintf(body + len, "%s\"m%d\":%d", i > 0 ? "," : "", i, i);
    memcpy(body + len, "}", 2);
    odd_fields *f = fields_of(body, &error);
    int64_t n = 0;
    assert_non_null(f);
    assert_true(odd_fields_int(f, "m19999", &n) && n == 19999);
    odd_fields_close(f);
    free(body);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_are_read),
        cmocka_unit_test(other_bodies_are_refused),
        cmocka_unit_test(depth_and_many_members_are_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
