/* Addresses, networks, proxies; and names of the server. */
#include "unit.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include "server/client.h"

static odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

static odd_address address_of(const char *text) {
    odd_address a = {0};
    CHECK(odd_address_read(&a, text_of(text)), "%s", text);
    return a;
}

static const char *written(const odd_address *a) {
    static char text[ODD_ADDRESS_TEXT];
    odd_address_write(text, a);
    return text;
}

/* ---- Addresses --------------------------------------------------------------------------------- */

static void addresses_are_read_and_written(void **state) {
    static const char *const same[][2] = {{"192.0.2.1", "192.0.2.1"},
                                          {"::ffff:192.0.2.1", "192.0.2.1"},
                                          {"2001:DB8:0::1", "2001:db8::1"},
                                          {"::", "::"},
                                          {"::1", "::1"}};
    static const char *const none[] = {"",
                                       "192.0.2",
                                       "192.0.2.256",
                                       "192.0.2.1 ",
                                       "localhost",
                                       "2001:db8",
                                       "1:2:3:4:5:6:7:8:9",
                                       "0x7f.1",
                                       "0000:0000:0000:0000:0000:0000:0000:0000:0000:0000:0000:0000"};
    odd_address a;
    (void)state;
    for (size_t i = 0; i < COUNT(same); i++) {
        a = address_of(same[i][0]);
        assert_string_equal(written(&a), same[i][1]);
    }
    for (size_t i = 0; i < COUNT(none); i++)
        CHECK(!odd_address_read(&a, text_of(none[i])), "%s", none[i]);
    assert_false(odd_address_read(&a, (odd_text){"192.0.2.1\0x", 11}));
}

static void sockets_have_addresses(void **state) {
    struct sockaddr_in four = {.sin_family = AF_INET};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    struct sockaddr other = {.sa_family = AF_UNIX};
    (void)state;
    four.sin_addr.s_addr = htonl(0xC0000201);
    six.sin6_addr.s6_addr[15] = 7;
    odd_address a = odd_address_of_socket((struct sockaddr *)&four),
                b = odd_address_of_socket((struct sockaddr *)&six), c = odd_address_of_socket(&other),
                d = odd_address_of_socket(NULL);
    assert_string_equal(written(&a), "192.0.2.1");
    assert_string_equal(written(&b), "::7");
    assert_true(odd_address_equal(&c, &d));
    assert_string_equal(written(&c), "::");
}

static void networks_have_addresses(void **state) {
    static const struct {
        const char *network, *address;
        bool in;
    } cases[] = {
        {"10.0.0.0/8", "10.255.1.2", true},
        {"10.0.0.0/8", "11.0.0.0", false},
        {"192.0.2.1", "192.0.2.1", true},
        {"192.0.2.1", "192.0.2.0", false},
        {"192.0.2.128/25", "192.0.2.200", true},
        {"192.0.2.128/25", "192.0.2.127", false},
        {"0.0.0.0/0", "203.0.113.9", true},
        {"0.0.0.0/0", "2001:db8::1", false},
        {"::/0", "2001:db8::1", true},
        {"::/0", "192.0.2.1", true},
        {"2001:db8::/32", "2001:db8:ffff::", true},
        {"2001:db8::/32", "2001:db9::", false},
        {"::1", "::1", true},
        {"192.0.2.0/31", "::ffff:192.0.2.1", true},
    };
    static const char *const none[] = {
        "",       "/8",           "10.0.0.0/",    "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x",
        "::/129", "club.example", "10.0.0.0/8/8", "10.0.0.0/ 8"};
    odd_network n;
    odd_error error;
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        odd_address a = address_of(cases[i].address);
        assert_int_equal(odd_network_read(&n, cases[i].network, &error), ODD_OK);
        CHECK(odd_network_contains(&n, &a) == cases[i].in, "%s %s", cases[i].network, cases[i].address);
    }
    for (size_t i = 0; i < COUNT(none); i++) {
        CHECK(odd_network_read(&n, none[i], &error) == ODD_E_SYNTAX, "%s", none[i]);
        assert_non_null(strstr(error.message, "10.0.0.0/8"));
    }
}

/* ---- Proxies ----------------------------------------------------------------------------------- */

static void the_client_is_the_last_who_is_no_proxy(void **state) {
    static const struct {
        const char *peer, *forwarded, *client;
    } cases[] = {
        {"192.0.2.9", "198.51.100.1", "192.0.2.9"}, /* no proxy is believed that is not trusted */
        {"10.0.0.1", "", "10.0.0.1"},
        {"10.0.0.1", "198.51.100.1", "198.51.100.1"},
        {"10.0.0.1", "203.0.113.5, 198.51.100.1", "198.51.100.1"},
        {"10.0.0.1", "203.0.113.5, 198.51.100.1, 10.0.0.2,10.9.9.9", "198.51.100.1"},
        {"10.0.0.1", "10.0.0.7", "10.0.0.7"}, /* a client in the proxies' network */
        {"10.0.0.1", " \t198.51.100.1\t ", "198.51.100.1"},
        {"10.0.0.1", "198.51.100.1:4711", "198.51.100.1"},
        {"10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"},
        {"10.0.0.1", "[2001:db8::1]", "2001:db8::1"},
        {"10.0.0.1", "2001:db8::1", "2001:db8::1"},
        {"10.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"},
        {"10.0.0.1", "unknown", "10.0.0.1"}, /* what a proxy cannot say nobody else says for it */
        {"10.0.0.1", "198.51.100.1, unknown", "10.0.0.1"},
        {"10.0.0.1", "198.51.100.1,", "10.0.0.1"},
        {"10.0.0.1", "198.51.100.1, [2001:db8::1", "10.0.0.1"},
        {"10.0.0.1", "198.51.100.1, unknown, 10.0.0.2", "10.0.0.2"},
        {"::1", "198.51.100.1", "198.51.100.1"},
    };
    odd_network trusted[2];
    odd_error error;
    odd_proxies proxies = {trusted, 2};
    (void)state;
    assert_int_equal(odd_network_read(&trusted[0], "10.0.0.0/8", &error), ODD_OK);
    assert_int_equal(odd_network_read(&trusted[1], "::1", &error), ODD_OK);
    for (size_t i = 0; i < COUNT(cases); i++) {
        odd_address peer = address_of(cases[i].peer);
        odd_address client = odd_proxies_client(&proxies, &peer, text_of(cases[i].forwarded));
        CHECK(strcmp(written(&client), cases[i].client) == 0, "%s: %s is not %s", cases[i].forwarded,
              written(&client), cases[i].client);
    }
}

static void the_last_proxy_says_how_it_came(void **state) {
    static const struct {
        const char *proto;
        bool secure;
    } cases[] = {{"https", true},       {"HTTPS ", true},       {"http", false},  {"", false},
                 {"http, https", true}, {"https, http", false}, {"https,", false}};
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++)
        CHECK(odd_proto_is_https(text_of(cases[i].proto)) == cases[i].secure, "%s", cases[i].proto);
}

/* ---- Names ------------------------------------------------------------------------------------- */

static void names_of_the_server_are_known(void **state) {
    static const char *const names[] = {"Club.Example", "198.51.100.7", "[2001:db8::7]"};
    static const odd_hosts hosts = {"house.example:8080", names, COUNT(names)}, none = {0};
    static const char *const known[] = {
        "localhost",      "LocalHost:9",     "x.localhost",     "localhost.",       "127.0.0.1",
        "127.9.9.9:80",   "[::1]",           "[::1]:80",        "club.example",     "CLUB.EXAMPLE.:80",
        "house.example",  "house.example:1", "198.51.100.7:80", "[2001:db8::7]:80", "192.0.2.1",
        "192.0.2.1:8080", "localhost:"};
    static const char *const others[] = {"",
                                         ":",
                                         ":80",
                                         ".",
                                         "evil.example",
                                         "xclub.example",
                                         "club.example.evil.example",
                                         "club.examplex",
                                         "192.0.2.2",
                                         "[::2]",
                                         "[::1",
                                         "::1",
                                         "[]",
                                         "[]:80",
                                         "localhost:x",
                                         "localhost:80:80",
                                         "localhost@evil.example",
                                         "127.0.0.1.evil.example",
                                         "xlocalhost",
                                         ".localhost",
                                         "club.example..",
                                         "2130706433",
                                         "0x7f000001",
                                         "[::1]x",
                                         "[club.example"};
    odd_address here = address_of("192.0.2.1");
    (void)state;
    for (size_t i = 0; i < COUNT(known); i++)
        CHECK(odd_hosts_accept(&hosts, text_of(known[i]), &here), "%s", known[i]);
    for (size_t i = 0; i < COUNT(others); i++)
        CHECK(!odd_hosts_accept(&hosts, text_of(others[i]), &here), "%s", others[i]);
    assert_true(odd_hosts_accept(&none, text_of("localhost"), &here));
    assert_false(odd_hosts_accept(&none, text_of("club.example"), &here));
    assert_false(odd_hosts_accept(&hosts, text_of("192.0.2.1"), NULL));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses_are_read_and_written),
        cmocka_unit_test(sockets_have_addresses),
        cmocka_unit_test(networks_have_addresses),
        cmocka_unit_test(the_client_is_the_last_who_is_no_proxy),
        cmocka_unit_test(the_last_proxy_says_how_it_came),
        cmocka_unit_test(names_of_the_server_are_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
