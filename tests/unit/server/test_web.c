/* Who may do what, decided without sockets and by the test's own clock: sessions and when they end, tokens, origins, how often
 * a password may be tried, keys of additions. */
#define _POSIX_C_SOURCE 200809L
#include "web.h"

#define LOG      "/api/v1/events/two/log"
#define PASSWORD "correct horse"

enum { HOUR_MS = 3600 * 1000 };

static unit_web u;
static char cookie[240], csrf[ODD_TOKEN_MAX];

static int start(void **state) {
    odd_server_config config = {.database = ":memory:"};
    odd_error error = {0};
    (void)state;
    u = (unit_web){.now_ms = 1000};
    u.web = odd_server_open(&config, &error);
    unit_web_set(&u, "Host", "club.example");
    unit_web_set(&u, "Content-Type", "application/json");
    return u.web == NULL;
}

static int end(void **state) {
    (void)state;
    odd_server_stop(u.web);
    odd_server_close(u.web);
    return 0;
}

/* Sends what a session needs from now on. */
static void use_session(void) {
    unit_web_set(&u, "Cookie", cookie);
    unit_web_set(&u, "X-CSRF-Token", csrf);
}

static void keep_session(void) {
    snprintf(cookie, sizeof cookie, "%.*s", (int)strcspn(u.response.cookie, ";"), u.response.cookie);
    unit_web_text(&u, "csrf", csrf, sizeof csrf);
}

static void set_password(void) {
    odd_error error;
    char token[ODD_TOKEN_MAX];
    u.request = (odd_http_request){.header = unit_web_header, .now_ms = u.now_ms};
    odd_login arrival = {.request = &u.request};
    odd_auth_setup_token(u.web->auth, token);
    assert_int_equal(
        odd_auth_set_password(u.web->auth, odd_text_of(token), odd_text_of(PASSWORD), &arrival, &error),
        ODD_OK);
}

/* A director, without the time that a password takes. */
static void become_director(void) {
    odd_error error;
    u.request = (odd_http_request){.header = unit_web_header, .now_ms = u.now_ms};
    odd_login arrival = {.request = &u.request, .author = {"Ann", 3}};
    assert_int_equal(odd_auth_start_session(u.web->auth, &arrival, &error), ODD_OK);
    snprintf(cookie, sizeof cookie, "%.*s", (int)strcspn(arrival.cookie, ";"), arrival.cookie);
    snprintf(csrf, sizeof csrf, "%s", arrival.director.csrf);
    use_session();
}

static void make_event(void) {
    become_director();
    assert_int_equal(
        unit_web_ask(&u, "/api/v1/events",
                     "{\"id\":\"two\",\"lines\":[\"event Two\",\"board 1\",\"1 2 4S N =\",\"3 4 4S N -1\"]}"),
        201);
}

/* ---- Sessions ---------------------------------------------------------------------------------- */

static void nobody_changes_without_a_session(void **state) {
    static const char *const changes[][2] = {{LOG, "{\"lines\":[\"#\"]}"},
                                             {"/api/v1/events", "{\"id\":\"x\"}"},
                                             {"/api/v1/logout", "{}"},
                                             {"/api/v1/password", "{\"old\":\"a\",\"new\":\"b\"}"}};
    static const char *const cookies[] = {NULL, "", "oddtrick=", "oddtrick=guess", "other=1"};
    (void)state;
    make_event();
    for (size_t i = 0; i < COUNT(changes); i++)
        for (size_t k = 0; k < COUNT(cookies); k++) {
            unit_web_set(&u, "Cookie", cookies[k]);
            CHECK(unit_web_ask(&u, changes[i][0], changes[i][1]) == 401, "%s", changes[i][0]);
            assert_true(unit_web_kind(&u, "login"));
        }
    assert_int_equal(unit_web_ask(&u, LOG, NULL), 200); /* everybody may look */
    assert_non_null(strstr(u.body, "\"length\":4"));
}

static void a_session_ends_after_twelve_hours(void **state) {
    (void)state;
    make_event();
    u.now_ms += 12 * HOUR_MS - 1;
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 201);
    u.now_ms += 1;
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 401);
    assert_int_equal(unit_web_ask(&u, "/api/v1/session", NULL), 200);
    assert_non_null(strstr(u.body, "\"director\":false"));
}

static void a_session_ends_by_logging_out(void **state) {
    (void)state;
    make_event();
    assert_int_equal(unit_web_ask(&u, "/api/v1/logout", ""), 200);
    assert_non_null(strstr(u.response.cookie, "Max-Age=0"));
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 401);
}

/* There are only so many; the one that ends first gives way. */
static void the_oldest_session_gives_way(void **state) {
    char first[240], first_csrf[ODD_TOKEN_MAX], second[240], second_csrf[ODD_TOKEN_MAX];
    (void)state;
    make_event();
    strcpy(first, cookie), strcpy(first_csrf, csrf);
    u.now_ms++;
    become_director();
    strcpy(second, cookie), strcpy(second_csrf, csrf);
    for (int i = 0; i < 63; i++) {
        u.now_ms++;
        become_director();
    }
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 201);
    strcpy(cookie, first), strcpy(csrf, first_csrf);
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 401);
    strcpy(cookie, second), strcpy(csrf, second_csrf);
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 201);
}

static void the_token_of_the_session_is_needed(void **state) {
    char own[ODD_TOKEN_MAX], wrong[ODD_TOKEN_MAX];
    (void)state;
    make_event();
    strcpy(own, csrf);
    snprintf(wrong, sizeof wrong, "%s", own);
    wrong[5] = wrong[5] == 'a' ? 'b' : 'a';
    become_director(); /* another session, whose token is another one */
    const char *const tokens[] = {NULL, "", wrong, own, "x"};
    for (size_t i = 0; i < COUNT(tokens); i++) {
        unit_web_set(&u, "X-CSRF-Token", tokens[i]);
        CHECK(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}") == 403, "%d", (int)i);
        assert_true(unit_web_kind(&u, "csrf"));
    }
}

static void pages_of_other_sites_change_nothing(void **state) {
    static const struct {
        const char *origin;
        int status;
    } cases[] = {{NULL, 201},
                 {"http://club.example", 201},
                 {"https://club.example", 201},
                 {"http://CLUB.example", 201},
                 {"http://club.example:80", 403},
                 {"http://club.example.evil", 403},
                 {"http://evil.example", 403},
                 {"http://evil/club.example", 403},
                 {"http://evilclub.example", 403},
                 {"file://club.example", 403},
                 {"club.example", 403},
                 {"null", 403}};
    (void)state;
    make_event();
    for (size_t i = 0; i < COUNT(cases); i++) {
        unit_web_set(&u, "Origin", cases[i].origin);
        CHECK(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}") == cases[i].status, "%s", cases[i].origin);
        assert_int_equal(unit_web_ask(&u, "/api/v1/events/two", NULL), 200);
    }
    unit_web_set(&u, "Origin", "http://club.example");
    unit_web_set(&u, "Host", NULL);
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 403);
}

/* ---- The password -------------------------------------------------------------------------------- */

static void logging_in_begins_a_session(void **state) {
    (void)state;
    make_event();
    set_password(); /* which ends the session */
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 401);
    assert_int_equal(unit_web_ask(&u, "/api/v1/login", "{\"password\":\"" PASSWORD "\",\"name\":\"Bo\"}"),
                     200);
    assert_non_null(strstr(u.response.cookie, "HttpOnly; SameSite=Strict"));
    keep_session();
    use_session();
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"# Bo\"]}"), 201);
    assert_int_equal(unit_web_ask(&u, LOG, NULL), 200);
    assert_non_null(strstr(u.body, "\"author\":\"Bo\",\"text\":\"# Bo\""));
}

static int try_password(const char *password) {
    char body[100];
    snprintf(body, sizeof body, "{\"password\":\"%s\"}", password);
    return unit_web_ask(&u, "/api/v1/login", body);
}

/* Five at once, then one in twelve seconds. Another address is not made to wait. */
static void an_address_has_five_tries(void **state) {
    (void)state;
    set_password();
    u.tick_ms = HOUR_MS;
    for (int i = 0; i < 5; i++)
        assert_int_equal(try_password("guess"), 401);
    assert_int_equal(try_password("guess"), 429);
    assert_int_equal(u.response.retry_after_s, 12);
    assert_int_equal(try_password(PASSWORD), 429);
    u.from = "192.0.2.2";
    assert_int_equal(try_password(PASSWORD), 200);
    u.from = NULL;
    u.tick_ms += 11999;
    assert_int_equal(try_password(PASSWORD), 429);
    assert_int_equal(u.response.retry_after_s, 1);
    u.tick_ms += 1;
    assert_int_equal(try_password("guess"), 401);
    assert_int_equal(try_password("guess"), 429);
    u.tick_ms += HOUR_MS;
    for (int i = 0; i < 7; i++) /* what succeeds is not counted */
        assert_int_equal(try_password(PASSWORD), 200);
}

/* Whoever has many addresses is made to wait, too: each try costs the server time. */
static void all_addresses_together_have_forty_tries(void **state) {
    int refused = 0;
    (void)state;
    u.tick_ms = HOUR_MS;
    for (int i = 0; i < 41; i++) {
        char from[40];
        snprintf(from, sizeof from, "2001:db8:%x::1", (unsigned)i);
        u.from = from;
        refused += try_password("") == 429;
    }
    assert_int_equal(refused, 1);
    u.tick_ms += 1500;
    u.from = "192.0.2.9";
    assert_int_equal(try_password(""), 401);
}

static void fields_are_checked_before_the_password(void **state) {
    static const char *const bodies[] = {"{}", "{\"password\":7}", "{\"password\":\"x\",\"name\":7}",
                                         "{\"password\":null}"};
    (void)state;
    for (size_t i = 0; i < COUNT(bodies); i++)
        CHECK(unit_web_ask(&u, "/api/v1/login", bodies[i]) == 400, "%s", bodies[i]);
}

static void no_password_is_no_way_in(void **state) {
    (void)state;
    assert_int_equal(try_password(""), 401);
    assert_int_equal(try_password(PASSWORD), 401);
}

/* ---- What is sent -------------------------------------------------------------------------------- */

static void keys_know_an_addition_again(void **state) {
    (void)state;
    make_event();
    for (int i = 0; i < 3; i++) {
        assert_int_equal(
            unit_web_ask(&u, LOG, "{\"lines\":[\"board 2\",\"1 2 pass\"],\"key\":\"k\",\"expected\":4}"),
            201);
        assert_non_null(strstr(u.body, "\"first\":5,\"length\":6"));
        assert_non_null(strstr(u.body, i == 0 ? "\"repeated\":false" : "\"repeated\":true"));
    }
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"board 2\",\"1 2 2S N =\"],\"key\":\"k\"}"), 422);
    assert_true(unit_web_kind(&u, "key"));
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"board 2\"],\"key\":\"k\"}"), 422);
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"],\"key\":\"other\",\"expected\":4}"), 409);
    assert_non_null(strstr(u.body, "\"length\":6"));
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"],\"key\":\"other\",\"expected\":6}"), 201);
}

/* A refused addition leaves its key free. */
static void a_wrong_line_uses_no_key(void **state) {
    (void)state;
    make_event();
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"board 2\",\"1 2 9S N =\"],\"key\":\"k\"}"), 422);
    assert_non_null(strstr(u.body, "\"line\":6,\"column\":5"));
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"board 2\",\"1 2 6S N =\"],\"key\":\"k\"}"), 201);
    assert_non_null(strstr(u.body, "\"length\":6,\"repeated\":false"));
}

static void bodies_that_are_wrong_are_refused(void **state) {
    static const struct {
        const char *body;
        int status;
    } cases[] = {
        {"", 400},
        {"{", 400},
        {"[]", 400},
        {"{\"lines\":[]}", 400},
        {"{\"lines\":\"#\"}", 400},
        {"{\"lines\":[7]}", 400},
        {"{\"lines\":[\"a\\nb\"]}", 400},
        {"{\"lines\":[\"a\\rb\"]}", 400},
        {"{\"lines\":[\"\\u0000\"]}", 400},
        {"{\"lines\":[\"\xFF\"]}", 400},
        {"{\"lines\":[\"\xC3\"]}", 400},
        {"{\"lines\":[\"\xED\xA0\x80\"]}", 400},
        {"{\"lines\":[\"#\"],\"lines\":[\"#\"]}", 400},
        {"{\"lines\":[\"#\"],\"key\":7}", 400},
        {"{\"lines\":[\"#\"],\"expected\":\"4\"}", 400},
        {"{\"lines\":[\"#\"]} x", 400},
        {"{\"lines\":[\"# \xC3\xA4\"],\"unknown\":true}", 201},
    };
    (void)state;
    make_event();
    for (size_t i = 0; i < COUNT(cases); i++)
        CHECK(unit_web_ask(&u, LOG, cases[i].body) == cases[i].status, "%s: %s", cases[i].body, u.body);
    assert_int_equal(unit_web_ask(&u, "/api/v1/events", "{\"id\":\"three\",\"lines\":\"event Three\"}"), 400);
    unit_web_set(&u, "Content-Type", "text/plain");
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 415);
    unit_web_set(&u, "Content-Type", NULL);
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 415);
    unit_web_set(&u, "Content-Type", "Application/JSON; charset=utf-8");
    assert_int_equal(unit_web_ask(&u, LOG, "{\"lines\":[\"#\"]}"), 201);
}

#define WITH_SERVER(test) cmocka_unit_test_setup_teardown(test, start, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        WITH_SERVER(nobody_changes_without_a_session),
        WITH_SERVER(a_session_ends_after_twelve_hours),
        WITH_SERVER(a_session_ends_by_logging_out),
        WITH_SERVER(the_oldest_session_gives_way),
        WITH_SERVER(the_token_of_the_session_is_needed),
        WITH_SERVER(pages_of_other_sites_change_nothing),
        WITH_SERVER(logging_in_begins_a_session),
        WITH_SERVER(an_address_has_five_tries),
        WITH_SERVER(all_addresses_together_have_forty_tries),
        WITH_SERVER(fields_are_checked_before_the_password),
        WITH_SERVER(no_password_is_no_way_in),
        WITH_SERVER(keys_know_an_addition_again),
        WITH_SERVER(a_wrong_line_uses_no_key),
        WITH_SERVER(bodies_that_are_wrong_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
