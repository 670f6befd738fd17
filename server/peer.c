/* Addresses as 16 bytes, so that one comparison works for IPv4 and IPv6. */
#include "server/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/hash.h"
#include "base/text.h"

static const unsigned char mapped[12] = {[10] = 0xFF, [11] = 0xFF};

/* ---- Addresses --------------------------------------------------------------------------------- */

static odd_address map(const void *four) {
    odd_address a;
    memcpy(a.bytes, mapped, sizeof mapped);
    memcpy(a.bytes + sizeof mapped, four, 4);
    return a;
}

static bool is_mapped(const odd_address *a) {
    return memcmp(a->bytes, mapped, sizeof mapped) == 0;
}

bool odd_address_read(odd_address *address, odd_text text) {
    char copy[ODD_ADDRESS_TEXT];
    struct in_addr four;
    struct in6_addr six;
    if (text.len == 0 || text.len >= sizeof copy || memchr(text.text, '\0', text.len) != NULL)
        return false;
    memcpy(copy, text.text, text.len);
    copy[text.len] = '\0';
    if (inet_pton(AF_INET, copy, &four) == 1)
        *address = map(&four);
    else if (inet_pton(AF_INET6, copy, &six) == 1)
        memcpy(address->bytes, &six, sizeof address->bytes);
    else
        return false;
    return true;
}

odd_address odd_address_of_socket(const struct sockaddr *socket) {
    odd_address a = {0};
    if (socket != NULL && socket->sa_family == AF_INET)
        a = map(&((const struct sockaddr_in *)(const void *)socket)->sin_addr);
    else if (socket != NULL && socket->sa_family == AF_INET6)
        memcpy(a.bytes, &((const struct sockaddr_in6 *)(const void *)socket)->sin6_addr, sizeof a.bytes);
    return a;
}

void odd_address_write(char text[ODD_ADDRESS_TEXT], const odd_address *address) {
    text[0] = '\0';
    if (is_mapped(address))
        inet_ntop(AF_INET, address->bytes + sizeof mapped, text, ODD_ADDRESS_TEXT);
    else
        inet_ntop(AF_INET6, address->bytes, text, ODD_ADDRESS_TEXT);
}

bool odd_address_equal(const odd_address *a, const odd_address *b) {
    return memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

bool odd_address_is_loopback(const odd_address *a) {
    static const odd_address one = {.bytes = {[15] = 1}};
    return odd_address_equal(a, &one) || (is_mapped(a) && a->bytes[12] == 127);
}

void odd_address_mask(odd_address *a, int bits_4, int bits_6) {
    int bits = is_mapped(a) ? 96 + bits_4 : bits_6;
    for (int bit = bits; bit < 128; bit++)
        a->bytes[bit / 8] &= (unsigned char)~(0x80 >> bit % 8);
}

void odd_address_network(char text[ODD_ADDRESS_TEXT], const char *address) {
    odd_address a;
    if (!odd_address_read(&a, odd_text_of(address))) {
        snprintf(text, ODD_ADDRESS_TEXT, "%s", address[0] != '\0' ? address : "?");
        return;
    }
    odd_address_mask(&a, 32, 64);
    odd_address_write(text, &a);
}

uint64_t odd_address_number(const char *address) {
    char text[ODD_ADDRESS_TEXT];
    odd_address_network(text, address);
    return odd_hash(odd_text_of(text), 0);
}

/* ---- Networks ---------------------------------------------------------------------------------- */

int odd_network_read(odd_network *network, const char *text, odd_error *error) {
    size_t len = strcspn(text, "/");
    bool good = odd_address_read(&network->address, (odd_text){text, len});
    int most = good && is_mapped(&network->address) ? 32 : 128, bits = most;
    if (good && text[len] == '/') {
        odd_scan digits = {text + len + 1, strlen(text + len + 1), 0};
        bits = odd_scan_number(&digits);
        good = odd_scan_end(&digits) && bits >= 0 && bits <= most;
    }
    network->bits = bits + 128 - most;
    return good
               ? ODD_OK
               : odd_fail(error, ODD_E_SYNTAX, 0, 0,
                          "invalid address or network '%s': expected one like 192.0.2.1 or 10.0.0.0/8", text);
}

bool odd_network_contains(const odd_network *network, const odd_address *address) {
    for (int bit = 0; bit < network->bits; bit++)
        if (((network->address.bytes[bit / 8] ^ address->bytes[bit / 8]) & (0x80 >> bit % 8)) != 0)
            return false;
    return true;
}

/* ---- Proxies ----------------------------------------------------------------------------------- */

bool odd_proxies_trust(const odd_proxies *proxies, const odd_address *address) {
    for (size_t i = 0; i < proxies->count; i++)
        if (odd_network_contains(&proxies->networks[i], address))
            return true;
    return false;
}

/* Removes the last item of a list. Returns false if the list is empty. */
static bool take_last(odd_text *list, odd_text *part) {
    if (list->len == 0)
        return false;
    size_t from = list->len;
    while (from > 0 && list->text[from - 1] != ',')
        from--;
    *part = (odd_text){list->text + from, list->len - from};
    list->len = from > 0 ? from - 1 : 0;
    while (part->len > 0 && (part->text[0] == ' ' || part->text[0] == '\t'))
        part->text++, part->len--;
    while (part->len > 0 && (part->text[part->len - 1] == ' ' || part->text[part->len - 1] == '\t'))
        part->len--;
    return true;
}

/* Reads "192.0.2.1", and the forms "192.0.2.1:4711" and "[2001:db8::1]:4711" that some proxies write. */
static bool read_hop(odd_address *address, odd_text text) {
    const char *end = text.len > 0 ? memchr(text.text, text.text[0] == '[' ? ']' : ':', text.len) : NULL;
    if (text.len > 0 && text.text[0] == '[')
        return end != NULL &&
               odd_address_read(address, (odd_text){text.text + 1, (size_t)(end - text.text) - 1});
    if (end != NULL && memchr(text.text, '.', text.len) != NULL && text.text[0] != ':' &&
        memchr(end + 1, ':', text.len - (size_t)(end + 1 - text.text)) == NULL)
        text.len = (size_t)(end - text.text);
    return odd_address_read(address, text);
}

odd_address odd_proxies_client(const odd_proxies *proxies, const odd_address *peer, odd_text forwarded) {
    odd_address client = *peer, hop;
    odd_text part;
    while (odd_proxies_trust(proxies, &client) && take_last(&forwarded, &part) && read_hop(&hop, part))
        client = hop;
    return client;
}

bool odd_proto_is_https(odd_text proto) {
    odd_text part;
    return take_last(&proto, &part) && odd_text_is(part, "https");
}
