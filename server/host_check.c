/* Checks host names and addresses. The port does not matter, because it may differ in front of a proxy or a
 * tunnel. */
#include "server/client.h"

#include <string.h>

#include "base/text.h"

/* Removes the port of "club.example:8080", and the brackets of "[::1]:8080". Returns false if the text is not a host. */
static bool bare(odd_text text, odd_text *name) {
    size_t len = 0;
    bool brackets = text.len > 0 && text.text[0] == '[';
    while (len < text.len && text.text[len] != (brackets ? ']' : ':'))
        len++;
    *name = brackets ? (odd_text){text.text + 1, len > 0 ? len - 1 : 0} : (odd_text){text.text, len};
    len += brackets;
    if (len > text.len || name->len == 0 || (len < text.len && text.text[len] != ':'))
        return false;
    for (size_t i = len + 1; i < text.len; i++)
        if (!odd_is_digit(text.text[i]))
            return false;
    if (!brackets && name->text[name->len - 1] == '.') /* the root domain */
        name->len--;
    return name->len > 0;
}

static bool is_same(odd_text name, const char *known) {
    odd_text other;
    return known != NULL && (odd_text_is(name, known) || (bare((odd_text){known, strlen(known)}, &other) &&
                                                          odd_same_letters(name, other)));
}

/* "localhost", and the names that browsers resolve to it without a query: "anything.localhost". */
static bool is_local(odd_text name) {
    static const char end[] = ".localhost";
    size_t len = sizeof end - 1;
    return odd_text_is(name, end + 1) ||
           (name.len > len && odd_text_is((odd_text){name.text + name.len - len, len}, end));
}

bool odd_hosts_accept(const odd_hosts *hosts, odd_text host, const odd_address *arrived_at) {
    odd_text name;
    odd_address address;
    if (!bare(host, &name))
        return false;
    if (is_local(name) || is_same(name, hosts->listen))
        return true;
    for (size_t i = 0; i < hosts->count; i++)
        if (is_same(name, hosts->names[i]))
            return true;
    return odd_address_read(&address, name) &&
           (odd_address_is_loopback(&address) ||
            (arrived_at != NULL && odd_address_equal(&address, arrived_at)));
}
