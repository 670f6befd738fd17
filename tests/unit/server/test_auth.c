/* The director's password, sessions and devices: of two servers of one file, by the test's own clock, without sockets. */
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include <pthread.h>
#include <unistd.h>

#include "platform/store/event_store.h"
#include "server/auth.h"

enum { HOUR_MS = 3600 * 1000 };
#define DAY_MS   (INT64_C(24) * HOUR_MS)
#define PASSWORD "correct horse"

static char path[60], folder[] = "/tmp/odd-auth-XXXXXX";
static odd_auth *one, *two;
static char cookies[600];
static odd_http_request request;

static const char *header(const odd_http_request *r, const char *name) {
    (void)r;
    return strcmp(name, "Cookie") == 0 ? cookies : NULL;
}

static int start(void **state) {
    odd_error error = {0};
    (void)state;
    snprintf(path, sizeof path, "%s/club.db", folder);
    cookies[0] = '\0';
    request = (odd_http_request){.header = header, .from = "192.0.2.1", .now_ms = DAY_MS, .tick_ms = 1};
    one = odd_auth_open(path, false, false, &error);
    two = odd_auth_open(path, false, false, &error);
    return one == NULL || two == NULL;
}

static int end(void **state) {
    static const char *const ends[] = {"", "-wal", "-shm"};
    char file[80];
    (void)state;
    odd_auth_close(one);
    odd_auth_close(two);
    for (size_t i = 0; i < COUNT(ends); i++) {
        snprintf(file, sizeof file, "%s%s", path, ends[i]);
        unlink(file);
    }
    return 0;
}

static odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

/* Sends the cookies that an arrival got from now on. */
static void keep(const odd_login *a) {
    snprintf(cookies, sizeof cookies, "%.*s; %.*s", (int)strcspn(a->cookie, ";"), a->cookie,
             (int)strcspn(a->device, ";"), a->device);
}

static odd_login arrive(odd_auth *auth, const char *name) {
    odd_login a = {.request = &request, .author = text_of(name)};
    odd_error error;
    assert_int_equal(odd_auth_start_session(auth, &a, &error), ODD_OK);
    return a;
}

static odd_session_state state_of(odd_auth *auth) {
    odd_director director;
    return odd_auth_session(auth, &request, &director);
}

static int set(odd_auth *auth, const char *password) {
    char token[ODD_TOKEN_MAX];
    odd_login a = {.request = &request};
    odd_error error;
    odd_auth_setup_token(auth, token);
    int code = odd_auth_set_password(auth, text_of(token), text_of(password), &a, &error);
    if (code == ODD_OK)
        keep(&a);
    return code;
}

static int enter(odd_auth *auth, const char *password) {
    odd_login a = {.request = &request};
    odd_error error;
    return odd_auth_log_in(auth, text_of(password), &a, &error);
}

/* ---- Sessions ---------------------------------------------------------------------------------- */

static void a_session_is_known_everywhere(void **state) {
    odd_director director;
    odd_error error;
    char cookie[ODD_COOKIE_MAX];
    (void)state;
    assert_int_equal(state_of(one), ODD_SESSION_NONE);
    odd_login a = arrive(one, "Ann");
    keep(&a);
    assert_int_equal(odd_auth_session(two, &request, &director), ODD_SESSION_OPEN);
    assert_string_equal(director.author, "Ann");
    assert_string_equal(director.csrf, a.director.csrf);
    assert_int_equal(odd_auth_log_out(two, &request, cookie, &error), ODD_OK);
    assert_non_null(strstr(cookie, "oddtrick=; "));
    assert_int_equal(state_of(one), ODD_SESSION_NONE);
    a = arrive(two, "");
    assert_string_equal(a.director.author, "director");
}

/* A clock that goes back leaves a session open for longer, and ends none. */
static void a_session_ends_by_the_time_of_day(void **state) {
    (void)state;
    odd_login a = arrive(one, "Ann");
    keep(&a);
    request.now_ms += 12 * HOUR_MS - 1;
    assert_int_equal(state_of(one), ODD_SESSION_OPEN);
    request.now_ms += 1;
    assert_int_equal(state_of(one), ODD_SESSION_NONE);
    request.now_ms -= DAY_MS;
    assert_int_equal(state_of(one), ODD_SESSION_OPEN);
}

static bool count_one(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    (void)name;
    (void)value;
    (void)until_ms;
    ++*(int *)owner;
    return true;
}

static int count_kept(const char *prefix) {
    odd_error error = {0};
    int count = 0;
    odd_store *store = odd_store_open(path, ODD_STORE_WRITE, &error);
    assert_non_null(store);
    assert_int_equal(odd_store_values(store, text_of(prefix), count_one, &count, &error), ODD_OK);
    odd_store_close(store);
    return count;
}

/* There are never more than so many, and those that are over are forgotten. */
static void what_is_kept_is_bounded(void **state) {
    (void)state;
    for (int i = 0; i < 300; i++) {
        request.now_ms++;
        arrive(i % 2 == 0 ? one : two, "Ann");
    }
    assert_int_equal(count_kept("session "), 64);
    assert_int_equal(count_kept("device "), 256);
    request.now_ms += 13 * HOUR_MS;
    arrive(one, "Ann");
    assert_int_equal(count_kept("session "), 1);
    request.now_ms += 401 * DAY_MS;
    arrive(one, "Ann");
    assert_int_equal(count_kept("device "), 1);
}

/* By TLS, cookies have names that others cannot set, and only those count. */
static void cookies_of_tls_are_others(void **state) {
    (void)state;
    request.secure = true;
    odd_login a = arrive(one, "Ann");
    assert_int_equal(strncmp(a.cookie, "__Host-oddtrick=", 16), 0);
    assert_int_equal(strncmp(a.device, "__Host-oddtrick-device=", 23), 0);
    assert_non_null(strstr(a.cookie, "; Secure"));
    keep(&a);
    assert_int_equal(state_of(one), ODD_SESSION_OPEN);
    assert_true(odd_auth_device_known(one, &request));
    request.secure = false;
    assert_int_equal(state_of(one), ODD_SESSION_NONE);
    a = arrive(one, "Ann");
    assert_null(strstr(a.cookie, "Secure"));
    keep(&a);
    request.secure = true;
    assert_int_equal(state_of(one), ODD_SESSION_NONE);
    assert_false(odd_auth_device_known(one, &request));
}

/* ---- The password -------------------------------------------------------------------------------- */

static void a_link_is_over_when_the_password_is_set(void **state) {
    char token[ODD_TOKEN_MAX];
    odd_login a = {.request = &request};
    odd_error error = {0};
    (void)state;
    odd_auth_setup_token(two, token);
    assert_true(odd_auth_is_setup_token(two, text_of(token)));
    assert_false(odd_auth_is_setup_token(one, text_of(token))); /* each server has its own */
    assert_int_equal(set(one, "short"), ODD_E_SYNTAX);
    assert_int_equal(set(one, PASSWORD), ODD_OK);
    assert_false(odd_auth_is_setup_token(two, text_of(token)));
    assert_int_equal(odd_auth_set_password(two, text_of(token), text_of("another horse"), &a, &error),
                     ODD_E_REFERENCE);
    assert_int_equal(set(one, "another horse"), ODD_E_REFERENCE); /* of a token that is empty now */
    assert_int_equal(enter(two, PASSWORD), ODD_OK);
    assert_int_equal(enter(two, "another horse"), ODD_E_REFERENCE);
    assert_int_equal(enter(two, ""), ODD_E_REFERENCE);
    odd_auth_close(two);
    two = odd_auth_open(path, false, false, &error);
    odd_auth_setup_token(two, token);
    assert_string_equal(token, "");
    odd_auth_close(two);
    two = odd_auth_open(path, false, true, &error); /* --new-password */
    odd_auth_setup_token(two, token);
    assert_true(odd_auth_is_setup_token(two, text_of(token)));
    assert_int_equal(set(two, "another horse"), ODD_OK);
    assert_int_equal(enter(one, PASSWORD), ODD_E_REFERENCE);
    assert_int_equal(enter(one, "another horse"), ODD_OK);
}

static void a_change_ends_sessions_and_keeps_devices(void **state) {
    odd_login a = {.request = &request};
    odd_error error;
    char before[sizeof cookies];
    (void)state;
    assert_int_equal(set(one, PASSWORD), ODD_OK);
    strcpy(before, cookies);
    assert_int_equal(odd_auth_change_password(two, text_of("wrong"), text_of("another horse"), &a, &error),
                     ODD_E_REFERENCE);
    assert_int_equal(odd_auth_change_password(two, text_of(PASSWORD), text_of("short"), &a, &error),
                     ODD_E_SYNTAX);
    assert_int_equal(state_of(one), ODD_SESSION_OPEN);
    assert_int_equal(odd_auth_change_password(two, text_of(PASSWORD), text_of("another horse"), &a, &error),
                     ODD_OK);
    assert_int_equal(state_of(one), ODD_SESSION_NONE);
    assert_true(odd_auth_device_known(one, &request));
    keep(&a);
    assert_int_equal(state_of(one), ODD_SESSION_OPEN);
    odd_auth_close(two);
    two = odd_auth_open(path, false, true, &error);
    cookies[0] = '\0';
    assert_int_equal(set(two, PASSWORD), ODD_OK); /* by a link: nobody is known any more */
    assert_true(odd_auth_device_known(one, &request));
    strcpy(cookies, before);
    assert_false(odd_auth_device_known(one, &request));
}

/* ---- Races --------------------------------------------------------------------------------------- */

typedef struct racer {
    odd_auth *auth;
    char token[ODD_TOKEN_MAX], password[40];
    int code;
} racer;

static void *race(void *owner) {
    racer *r = owner;
    odd_login a = {.request = &request};
    odd_error error;
    r->code = r->token[0] != '\0'
                  ? odd_auth_set_password(r->auth, text_of(r->token), text_of(r->password), &a, &error)
                  : odd_auth_change_password(r->auth, text_of(PASSWORD), text_of(r->password), &a, &error);
    return NULL;
}

/* Runs them at once; how many were right, and the last of those. */
static int run_race(racer *racers, size_t count, racer **winner) {
    pthread_t threads[8];
    int won = 0;
    for (size_t i = 0; i < count; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, race, &racers[i]), 0);
    for (size_t i = 0; i < count; i++) {
        pthread_join(threads[i], NULL);
        if (racers[i].code == ODD_OK) {
            won++;
            *winner = &racers[i];
        } else {
            assert_int_equal(racers[i].code, ODD_E_REFERENCE);
        }
    }
    return won;
}

/* With the links of both servers, and then with the old password: one of them is the new one, and only one. */
static void one_wins_a_race(void **state) {
    racer racers[8] = {0}, *winner = NULL;
    (void)state;
    for (size_t i = 0; i < COUNT(racers); i++) {
        racers[i].auth = i % 2 == 0 ? one : two;
        odd_auth_setup_token(racers[i].auth, racers[i].token);
        snprintf(racers[i].password, sizeof racers[i].password, "password %d", (int)i);
    }
    assert_int_equal(run_race(racers, COUNT(racers), &winner), 1);
    for (size_t i = 0; i < COUNT(racers); i++)
        assert_int_equal(enter(one, racers[i].password), winner == &racers[i] ? ODD_OK : ODD_E_REFERENCE);
    odd_login a = {.request = &request};
    odd_error error;
    assert_int_equal(odd_auth_change_password(one, text_of(winner->password), text_of(PASSWORD), &a, &error),
                     ODD_OK);
    for (size_t i = 0; i < COUNT(racers); i++)
        racers[i].token[0] = '\0';
    assert_int_equal(run_race(racers, COUNT(racers), &winner), 1);
    assert_int_equal(enter(two, winner->password), ODD_OK);
}

/* ---- Storage ------------------------------------------------------------------------------------- */

/* While somebody else writes, all can be read and nothing changes. */
static void what_cannot_be_stored_is_not_done(void **state) {
    odd_error error = {0};
    char cookie[ODD_COOKIE_MAX];
    odd_login a = {.request = &request};
    (void)state;
    assert_int_equal(set(one, PASSWORD), ODD_OK);
    odd_store *other = odd_store_open(path, ODD_STORE_WRITE, &error);
    assert_int_equal(odd_store_begin(other, &error), ODD_OK);
    assert_int_equal(odd_auth_log_out(one, &request, cookie, &error), ODD_E_OUTSIDE);
    assert_int_equal(enter(one, PASSWORD), ODD_E_OUTSIDE);
    assert_int_equal(odd_auth_change_password(one, text_of(PASSWORD), text_of("another horse"), &a, &error),
                     ODD_E_OUTSIDE);
    assert_int_equal(state_of(one), ODD_SESSION_OPEN);
    assert_true(odd_auth_device_known(one, &request));
    odd_store_rollback(other);
    odd_store_close(other);
    assert_int_equal(state_of(one), ODD_SESSION_OPEN);
    assert_int_equal(enter(one, PASSWORD), ODD_OK);
    assert_int_equal(odd_auth_log_out(one, &request, cookie, &error), ODD_OK);
    assert_int_equal(state_of(one), ODD_SESSION_NONE);
    assert_null(odd_auth_open("/nowhere/club.db", false, false, &error));
}

static void tries_are_counted(void **state) {
    (void)state;
    odd_login a = arrive(one, "Ann");
    keep(&a);
    for (int i = 0; i < 5; i++)
        assert_int_equal(odd_auth_take_try(one, &request, false), 0);
    assert_int_equal(odd_auth_take_try(one, &request, false), 12);
    assert_int_equal(odd_auth_take_try(one, &request, true), 0);
    odd_auth_return_try(one, &request, false);
    assert_int_equal(odd_auth_take_try(one, &request, false), 0);
    request.now_ms += 1000 * DAY_MS; /* the time of day gives nothing back */
    assert_int_equal(odd_auth_take_try(one, &request, false), 12);
    assert_false(odd_auth_device_known(one, &request));
}

static int make_folder(void **state) {
    (void)state;
    return mkdtemp(folder) == NULL;
}

static int remove_folder(void **state) {
    (void)state;
    return rmdir(folder);
}

#define WITH_TWO(test) cmocka_unit_test_setup_teardown(test, start, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        WITH_TWO(a_session_is_known_everywhere),
        WITH_TWO(a_session_ends_by_the_time_of_day),
        WITH_TWO(what_is_kept_is_bounded),
        WITH_TWO(cookies_of_tls_are_others),
        WITH_TWO(a_link_is_over_when_the_password_is_set),
        WITH_TWO(a_change_ends_sessions_and_keeps_devices),
        WITH_TWO(one_wins_a_race),
        WITH_TWO(what_cannot_be_stored_is_not_done),
        WITH_TWO(tries_are_counted),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
