/* Requests taken apart without sockets: targets, queries, cookies, what a client takes; and bodies that are shared. */
#include "unit.h"

#include "server/http.h"

/* ---- Paths ------------------------------------------------------------------------------------- */

static void paths_are_taken_apart(void **state) {
    static const struct {
        const char *target, *parts; /* parts joined by a bar */
    } cases[] = {
        {"/", ""},
        {"/?a=b", ""},
        {"/api/v1/events", "api|v1|events"},
        {"/api/v1/events?from=/x/../y", "api|v1|events"},
        {"/a%20b", "a b"},
        {"/a+b", "a+b"},
        {"/%C3%A4", "\xC3\xA4"},
        {"/1/2/3/4/5/6", "1|2|3|4|5|6"},
        {"/a..b/c.", "a..b|c."},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        odd_path path;
        char joined[ODD_PATH_PARTS * ODD_PART_MAX] = "";
        CHECK(odd_path_read(&path, cases[i].target), "%s", cases[i].target);
        for (size_t part = 0; part < path.count; part++) {
            strcat(joined, part > 0 ? "|" : "");
            strcat(joined, path.part[part]);
        }
        assert_string_equal(joined, cases[i].parts);
    }
}

static void other_places_are_no_paths(void **state) {
    static const char *const cases[] = {
        "",       "*",       "api",     "http://x/",      "//",    "//a",         "/a//b",      "/a/",
        "/..",    "/a/../b", "/%2e%2e", "/%2E./a",        "/.",    "/.a",         "/%2ehidden", "/a%2fb",
        "/a%5cb", "/a\\b",   "/%00",    "/a%00b",         "/%0a",  "/a%7f",       "/%",         "/%2",
        "/%zz",   "/a\tb",   "/\x01",   "/1/2/3/4/5/6/7", "/a/?b", "/a/%2e%2e/b", "/%2f",       "/..%2f"};
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        odd_path path;
        CHECK(!odd_path_read(&path, cases[i]), "%s", cases[i]);
    }
}

static void parts_have_a_length(void **state) {
    (void)state;
    for (size_t len = ODD_PART_MAX - 3; len < ODD_PART_MAX + 3; len++) {
        char target[ODD_PART_MAX + 8] = "/";
        odd_path path;
        memset(target + 1, 'a', len);
        CHECK(odd_path_read(&path, target) == (len < ODD_PART_MAX), "%d", (int)len);
    }
}

/* ---- Queries ----------------------------------------------------------------------------------- */

static void queries_have_values(void **state) {
    static const struct {
        const char *target, *name, *value; /* value NULL: there is none */
    } cases[] = {
        {"/a?board=7", "board", "7"},
        {"/a?x=1&board=7&y=2", "board", "7"},
        {"/a?board=", "board", ""},
        {"/a?board=1&board=2", "board", "1"},
        {"/a?text=a+b%26c", "text", "a b&c"},
        {"/a", "board", NULL},
        {"/a?", "board", NULL},
        {"/a?aboard=1", "board", NULL},
        {"/a?boards=1", "board", NULL},
        {"/a?board", "board", NULL},
        {"/a?board=%00", "board", NULL},
        {"/a?board=%0", "board", NULL},
        {"/a?board=1234567", "board", "1234567"},
        {"/a?board=12345678", "board", NULL},
        {"/board=1", "board", NULL},
        {"/a?b?board=1", "board", NULL},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        char value[8] = "";
        bool found = odd_query_value(cases[i].target, cases[i].name, value, sizeof value);
        CHECK(found == (cases[i].value != NULL), "%s", cases[i].target);
        if (found)
            assert_string_equal(value, cases[i].value);
    }
}

/* ---- Headers ----------------------------------------------------------------------------------- */

typedef struct header_case {
    odd_http_request request;
    const char *name, *value; /* the only header */
} header_case;

static const char *header(const odd_http_request *request, const char *name) {
    const header_case *a = (const header_case *)request;
    return strcmp(a->name, name) == 0 ? a->value : NULL;
}

static header_case with(const char *name, const char *value) {
    return (header_case){.request = {.header = header}, .name = name, .value = value};
}

static void cookies_are_found(void **state) {
    static const struct {
        const char *sent, *value;
    } cases[] = {
        {"oddtrick=abc", "abc"},
        {"a=b; oddtrick=abc; c=d", "abc"},
        {"a=b;oddtrick=abc", "abc"},
        {"oddtrick=", ""},
        {"notoddtrick=abc", ""},
        {"oddtricks=abc", ""},
        {"a=oddtrick=abc", ""},
        {"", ""},
        {";;; ;", ""},
        {"oddtrick=one; oddtrick=two", "one"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        header_case a = with("Cookie", cases[i].sent);
        odd_text value = odd_cookie_value(&a.request, "oddtrick");
        CHECK(value.len == strlen(cases[i].value) &&
                  (value.len == 0 || memcmp(value.text, cases[i].value, value.len) == 0),
              "%s", cases[i].sent);
    }
    header_case none = with("Other", "x");
    assert_int_equal(odd_cookie_value(&none.request, "oddtrick").len, 0);
}

static void clients_say_what_they_take(void **state) {
    static const struct {
        const char *sent;
        bool taken;
    } cases[] = {{"gzip", true},
                 {"gzip, deflate, br", true},
                 {"br;q=1.0, gzip;q=0.5", true},
                 {"", false},
                 {"identity", false},
                 {"gzip;q=0", false},
                 {"gzip;q=0.000", false},
                 {"deflate", false},
                 {"gzip;q=0.001", true}};
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        header_case a = with("Accept-Encoding", cases[i].sent);
        CHECK(odd_request_accepts_gzip(&a.request) == cases[i].taken, "%s", cases[i].sent);
    }
    header_case none = with("Other", "gzip");
    assert_false(odd_request_accepts_gzip(&none.request));
}

static void clients_say_what_they_have(void **state) {
    odd_body *body = odd_body_of("x", 1, "text/plain");
    header_case a = with("If-None-Match", "\"one\", \"two\"");
    (void)state;
    assert_false(odd_request_has_etag_of(&a.request, body)); /* without a tag, nobody has it */
    strcpy(body->etag, "\"two\"");
    assert_true(odd_request_has_etag_of(&a.request, body));
    strcpy(body->etag, "\"three\"");
    assert_false(odd_request_has_etag_of(&a.request, body));
    odd_body_release(body);
}

/* ---- Bodies ------------------------------------------------------------------------------------ */

static int unmade;

static void unmake(void *made) {
    assert_string_equal(made, "made");
    unmade++;
}

static void bodies_are_shared(void **state) {
    static char made[] = "made";
    odd_body *body = odd_body_of("x", 1, "text/plain");
    (void)state;
    body->prepared = made;
    body->free_prepared = unmake;
    assert_ptr_equal(odd_body_keep(body), body);
    odd_body_release(body);
    assert_int_equal(unmade, 0);
    odd_body_release(body);
    assert_int_equal(unmade, 1);
    odd_body_release(NULL);
}

static void only_long_bodies_are_zipped(void **state) {
    odd_out text = ODD_HEAP_OUT;
    (void)state;
    for (int i = 0; i < 3000; i++)
        odd_out_text(&text, "the same ");
    odd_body *body = odd_body_take(&text, ODD_JSON_TYPE), *none = odd_body_of("short", 5, ODD_JSON_TYPE);
    strcpy(body->etag, "\"7\"");
    odd_body *zipped = odd_body_gzip(body);
    assert_non_null(zipped);
    assert_true(zipped->len < body->len / 10);
    assert_memory_equal(zipped->bytes, "\x1f\x8b", 2);
    assert_string_equal(zipped->encoding, "gzip");
    assert_string_equal(zipped->etag, "\"7z\"");
    assert_null(odd_body_gzip(none));
    assert_null(odd_body_gzip(zipped)); /* once is enough */
    odd_body_release(body);
    odd_body_release(zipped);
    odd_body_release(none);
}

/* What cannot be made shorter stays as it is. */
static void noise_is_not_zipped(void **state) {
    odd_out text = ODD_HEAP_OUT;
    uint32_t seed = 7;
    (void)state;
    for (int i = 0; i < 5000; i++)
        odd_out_char(&text, (char)((seed = seed * 1664525u + 1013904223u) >> 24));
    odd_body *body = odd_body_take(&text, "application/octet-stream");
    assert_null(odd_body_gzip(body));
    odd_body_release(body);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_are_taken_apart),       cmocka_unit_test(other_places_are_no_paths),
        cmocka_unit_test(parts_have_a_length),         cmocka_unit_test(queries_have_values),
        cmocka_unit_test(cookies_are_found),           cmocka_unit_test(clients_say_what_they_take),
        cmocka_unit_test(clients_say_what_they_have),  cmocka_unit_test(bodies_are_shared),
        cmocka_unit_test(only_long_bodies_are_zipped), cmocka_unit_test(noise_is_not_zipped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
