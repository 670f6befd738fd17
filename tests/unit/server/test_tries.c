/* How often a password may be tried, by the test's own clock. */
#include "unit.h"

#include "server/auth.h"

static odd_tries tries;

static int begin(void **state) {
    (void)state;
    odd_tries_start(&tries, 1);
    return 0;
}

static int take(const char *from, const char *device, int64_t now_ms) {
    return odd_tries_take(&tries, &(odd_login_client){.from = from, .device = device}, now_ms);
}

/* A stranger in a network from which somebody has logged in before. */
static int take_in(const char *network, const char *from, int64_t now_ms) {
    return odd_tries_take(&tries, &(odd_login_client){.from = from, .network = network}, now_ms);
}

/* Five at once, then one in twelve seconds, never more than five. */
static void an_address_has_five(void **state) {
    (void)state;
    for (int i = 0; i < 5; i++)
        assert_int_equal(take("192.0.2.1", NULL, 1000), 0);
    assert_int_equal(take("192.0.2.1", NULL, 1000), 12);
    assert_int_equal(take("192.0.2.1", NULL, 1000 + 11999), 1);
    assert_int_equal(take("192.0.2.1", NULL, 1000 + 12000), 0);
    assert_int_equal(take("192.0.2.1", NULL, 1000 + 12000), 12);
    for (int i = 0; i < 5; i++)
        assert_int_equal(take("192.0.2.1", NULL, 100000000), 0);
    assert_int_equal(take("192.0.2.1", NULL, 100000000), 12);
}

static void what_succeeds_is_given_back(void **state) {
    (void)state;
    for (int i = 0; i < 100; i++) {
        assert_int_equal(take("192.0.2.1", NULL, 1000), 0);
        odd_tries_return(&tries, &(odd_login_client){.from = "192.0.2.1"});
        assert_int_equal(take("192.0.2.2", "device a", 1000), 0);
        odd_tries_return(&tries, &(odd_login_client){.from = "192.0.2.2", .device = "device a"});
        assert_int_equal(take_in("network a", "192.0.2.3", 1000), 0);
        odd_tries_return(&tries, &(odd_login_client){.from = "192.0.2.3", .network = "network a"});
    }
}

/* All addresses of a network of 64 bits are one stranger's; those of IPv4 are each somebody else's. */
static void a_network_counts_once(void **state) {
    char from[48];
    int granted = 0;
    (void)state;
    for (int i = 0; i < 20; i++) {
        snprintf(from, sizeof from, "2001:db8::%x:%x", (unsigned)i, 0xFFFFu - (unsigned)i);
        granted += take(from, NULL, 1000) == 0;
    }
    assert_int_equal(granted, 5);
    assert_int_equal(take("2001:db8:0:1::1", NULL, 1000), 0);
    assert_int_equal(take("192.0.2.1", NULL, 1000), 0);
    assert_int_equal(take("", NULL, 1000), 0); /* of no address: counted, too */
    for (int i = 0; i < 4; i++)
        take("", NULL, 1000);
    assert_true(take("", NULL, 1000) > 0);
}

/* Forty of all strangers, then one in a second and a half, from however many addresses. */
static void strangers_share_an_allowance(void **state) {
    char from[48];
    int granted = 0;
    (void)state;
    for (int i = 0; i < 2000; i++) {
        snprintf(from, sizeof from, "10.0.%d.%d", i / 256, i % 256);
        granted += take(from, NULL, 1000) == 0;
    }
    assert_int_equal(granted, 40);
    assert_int_equal(take("192.0.2.1", NULL, 1000 + 1499), 1);
    assert_int_equal(take("192.0.2.1", NULL, 1000 + 1500), 0);
    assert_int_equal(take("192.0.2.1", NULL, 1000 + 1500), 2);
}

/* Whatever strangers do, a device that is known has its own five, also when its address has none left. */
static void strangers_take_nothing_from_devices(void **state) {
    char from[48];
    (void)state;
    for (int i = 0; i < 2000; i++) {
        snprintf(from, sizeof from, "10.0.%d.%d", i / 256, i % 256);
        take(from, NULL, 1000);
        take("192.0.2.1", NULL, 1000);
    }
    for (int i = 0; i < 5; i++)
        assert_int_equal(take("192.0.2.1", "device a", 1000), 0);
    assert_int_equal(take("192.0.2.1", "device a", 1000), 12);
    assert_int_equal(take("192.0.2.1", "device b", 1000), 0); /* another device */
    for (int i = 0; i < 2000; i++)
        take("10.1.1.1", NULL, 2000);
    assert_int_equal(take("192.0.2.1", "device a", 1000 + 12000), 0);
}

/* While strangers use up what they share, a new device in a known network has five tries and then one in twelve seconds, and each of
 * its addresses no more than that. */
static void a_known_network_has_its_own(void **state) {
    char from[48];
    int granted = 0;
    (void)state;
    for (int i = 0; i < 2000; i++) {
        snprintf(from, sizeof from, "10.0.%d.%d", i / 256, i % 256);
        take(from, NULL, 1000);
    }
    assert_true(take("192.0.2.1", NULL, 1000) > 0);
    for (int i = 0; i < 20; i++) {
        snprintf(from, sizeof from, "192.0.2.%d", 100 + i);
        granted += take_in("network a", from, 1000) == 0;
    }
    assert_int_equal(granted, 5);
    assert_int_equal(take_in("network b", "198.51.100.1", 1000), 0);
    assert_int_equal(take_in("network a", "192.0.2.1", 1000 + 1499), 1); /* as a stranger */
    assert_int_equal(take_in("network a", "192.0.2.1", 1000 + 1500), 0);
    for (int i = 0; i < 40; i++)
        take("10.1.1.1", NULL, 1000 + 12000), take("10.1.1.2", NULL, 1000 + 12000);
    for (int i = 0; i < 5; i++)
        take_in("network c", "192.0.2.9", 1000 + 12000);
    assert_true(take_in("network d", "192.0.2.9", 1000 + 12000) > 0); /* the address has used up its own */
}

/* A known network that strangers in it have drained is one of strangers again, and no worse. */
static void a_drained_network_is_like_any_other(void **state) {
    char from[48];
    (void)state;
    for (int i = 0; i < 5 + 40; i++) {
        snprintf(from, sizeof from, "192.0.2.%d", i);
        assert_int_equal(take_in("network a", from, 1000), 0);
    }
    assert_true(take_in("network a", "192.0.2.100", 1000) > 0);
    assert_true(take("198.51.100.1", NULL, 1000) > 0);
}

/* And devices take nothing from strangers. */
static void devices_take_nothing_from_strangers(void **state) {
    char device[48];
    (void)state;
    for (int i = 0; i < 200; i++) {
        snprintf(device, sizeof device, "device %d", i);
        assert_int_equal(take("192.0.2.1", device, 1000), 0);
    }
    assert_int_equal(take("192.0.2.1", NULL, 1000), 0);
}

/* A clock that goes back gives nothing and takes nothing: it only has to pass the same time again. */
static void a_clock_that_goes_back_harms_nobody(void **state) {
    (void)state;
    for (int i = 0; i < 5; i++)
        assert_int_equal(take("192.0.2.1", NULL, 1000000), 0);
    assert_int_equal(take("192.0.2.1", NULL, 5), 12);
    assert_int_equal(take("192.0.2.1", NULL, 5 + 12000), 0);
}

/* There is room for so many; who has tried least lately gives way, and never one who has just tried. */
static void the_oldest_gives_way(void **state) {
    char device[48];
    (void)state;
    for (int i = 0; i < 5; i++)
        take("a", "device kept", 1000);
    for (int i = 0; i < 1000; i++) {
        snprintf(device, sizeof device, "device %d", i);
        assert_int_equal(take("a", device, 1001 + i), 0);
        assert_true(take("a", "device kept", 1001 + i) > 0);
    }
}

#define FRESH(test) cmocka_unit_test_setup(test, begin)

int main(void) {
    const struct CMUnitTest tests[] = {
        FRESH(an_address_has_five),
        FRESH(what_succeeds_is_given_back),
        FRESH(a_network_counts_once),
        FRESH(strangers_share_an_allowance),
        FRESH(strangers_take_nothing_from_devices),
        FRESH(a_known_network_has_its_own),
        FRESH(a_drained_network_is_like_any_other),
        FRESH(devices_take_nothing_from_strangers),
        FRESH(a_clock_that_goes_back_harms_nobody),
        FRESH(the_oldest_gives_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
