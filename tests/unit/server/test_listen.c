/* Sockets that listen: on loopback only. */
#define _DEFAULT_SOURCE
#include "unit.h"

#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/transport.h"

static void it_listens_where_it_says(void **state) {
    char where[ODD_WHERE_MAX] = "", same[ODD_WHERE_MAX] = "";
    odd_error error = {0};
    struct sockaddr_in at;
    socklen_t len = sizeof at;
    (void)state;
    int fd = odd_listen("127.0.0.1:0", where, &error);
    assert_true(fd >= 0);
    assert_int_equal(strncmp(where, "127.0.0.1:", 10), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&at, &len), 0);
    assert_int_equal(atoi(where + 10), ntohs(at.sin_port));
    assert_int_equal(odd_listen(where, same, &error), -1); /* it is taken */
    assert_non_null(strstr(error.message, "in use by another program"));
    close(fd);
    fd = odd_listen(where, same, &error); /* and free again */
    assert_true(fd >= 0);
    assert_string_equal(where, same);
    close(fd);
    fd = odd_listen("[::1]:0", where, &error);
    if (fd < 0) { /* a machine without IPv6 */
        assert_non_null(strstr(error.message, "[::1]:0"));
        return;
    }
    assert_int_equal(strncmp(where, "[::1]:", 6), 0);
    close(fd);
}

static void what_is_no_address_is_said(void **state) {
    static const char *const none[] = {
        "",      "here",   ":80", "127.0.0.1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536", "256.0.0.1:80",
        "[]:80", "[::1:80"};
    char where[ODD_WHERE_MAX] = "", longer[200];
    odd_error error = {0};
    (void)state;
    for (size_t i = 0; i < COUNT(none); i++) {
        CHECK(odd_listen(none[i], where, &error) == -1, "%s", none[i]);
        assert_non_null(strstr(error.message, "127.0.0.1:8080"));
    }
    memset(longer, '1', sizeof longer);
    strcpy(longer + sizeof longer - 4, ":80");
    assert_int_equal(odd_listen(longer, where, &error), -1);
    assert_int_equal(odd_listen("192.0.2.1:0", where, &error), -1); /* an address of no machine */
    assert_non_null(strstr(error.message, "cannot listen at 192.0.2.1:0"));
    assert_string_equal(where, "");
}

/* Never more connections than there are descriptors, less some that are needed for other things. */
static void connections_have_descriptors(void **state) {
    struct rlimit before, limit;
    (void)state;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    for (rlim_t soft = 32; soft <= 256 && soft <= before.rlim_max; soft *= 2) {
        limit = (struct rlimit){soft, before.rlim_max};
        assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
        unsigned connections = odd_connection_limit(200);
        assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
        CHECK(connections > 0 && connections <= 200, "%u of %d", connections, (int)soft);
        if (before.rlim_max >= 264) { /* the limit was raised */
            assert_int_equal(connections, 200);
            assert_true(limit.rlim_cur >= 264);
        }
    }
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
    limit = (struct rlimit){200, 200}; /* for good: the last that this program does */
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    assert_int_equal(odd_connection_limit(8000), 200 - 64);
    limit = (struct rlimit){100, 100};
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    assert_int_equal(odd_connection_limit(8000), 32);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_listens_where_it_says),
        cmocka_unit_test(what_is_no_address_is_said),
        cmocka_unit_test(connections_have_descriptors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
