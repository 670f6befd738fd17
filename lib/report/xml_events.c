/* Passes XML that was parsed elsewhere to a reader. */
#include "base/out.h"
#include "oddtrick_report.h"

enum { PART = 0x1E, FIELD = 0x1F, ATTRIBUTES_MAX = 128 };

/* Takes the text up to a byte that ends it; *at is then after that byte. */
static odd_text take(odd_text part, size_t *at, char end) {
    size_t from = *at;
    while (*at < part.len && part.text[*at] != end)
        ++*at;
    odd_text taken = {part.text + from, *at - from};
    *at += *at < part.len;
    return taken;
}

static bool tell_start(odd_text part, const odd_xml *handler) {
    odd_text attributes[ATTRIBUTES_MAX];
    size_t at = 1, count = 0;
    odd_text name = take(part, &at, FIELD);
    while (at < part.len && count + 2 <= ATTRIBUTES_MAX) {
        attributes[count++] = take(part, &at, FIELD);
        attributes[count++] = take(part, &at, FIELD);
    }
    return handler->start(handler->owner, 0, 0, name, attributes, count);
}

int odd_xml_events(odd_text told, const odd_xml *handler, odd_error *error) {
    if (told.len == 0)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "an XML file, which this front end cannot parse");
    for (size_t at = 0; at < told.len;) {
        odd_text part = take(told, &at, PART);
        odd_text rest = part.len > 0 ? (odd_text){part.text + 1, part.len - 1} : part;
        char kind = part.len > 0 ? part.text[0] : '=';
        if (kind == '!')
            return odd_fail(error, ODD_E_SYNTAX, 0, 0, "not well-formed XML: %.*s", (int)rest.len, rest.text);
        bool on = kind == '<'   ? tell_start(part, handler)
                  : kind == '>' ? handler->end(handler->owner, rest)
                                : handler->text(handler->owner, rest);
        if (!on)
            return ODD_OK; /* a reader that stops reports why itself */
    }
    return ODD_OK;
}
