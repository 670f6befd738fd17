/* Checks the head of a request: its fields, and its form. */
#include "server/http.h"

#include <string.h>

#include "base/text.h"

/* ---- What is written ------------------------------------------------------------------------------ */

/* Characters of a name: RFC 9110, 5.6.2. */
static bool is_token(odd_text name) {
    for (size_t i = 0; i < name.len; i++)
        if (!odd_is_letter(name.text[i]) && !odd_is_digit(name.text[i]) &&
            (name.text[i] == '\0' || strchr("!#$%&'*+-.^_`|~", name.text[i]) == NULL))
            return false;
    return name.len > 0;
}

static bool has_controls(odd_text value) {
    for (size_t i = 0; i < value.len; i++) {
        unsigned char c = (unsigned char)value.text[i];
        if ((c < 0x20 && c != '\t') || c == 0x7F)
            return true;
    }
    return false;
}

static odd_text trim(odd_text value) {
    while (value.len > 0 && (value.text[value.len - 1] == ' ' || value.text[value.len - 1] == '\t'))
        value.len--;
    return value;
}

/* Counts the fields with this name; *value is the last one's. */
static int count(const odd_head *h, const char *name, odd_text *value) {
    int found = 0;
    for (size_t i = 0; i < h->count; i++)
        if (odd_text_is(h->fields[i].name, name)) {
            *value = trim(h->fields[i].value);
            found++;
        }
    return found;
}

static const char *wrong_fields(const odd_head *h) {
    odd_text value = {0}, host = {0};
    if (h->all > ODD_HEAD_FIELDS)
        return "there are too many header fields";
    for (size_t i = 0; i < h->count; i++) {
        if (!is_token(h->fields[i].name))
            return "a header field has no valid name";
        if (has_controls(h->fields[i].value))
            return "a header field has control characters";
    }
    if (count(h, "host", &host) > 1)
        return "there is more than one Host";
    int lengths = count(h, "content-length", &value);
    if (lengths > 1)
        return "there is more than one Content-Length";
    int codings = count(h, "transfer-encoding", &value);
    if (codings > 0 && lengths > 0)
        return "there are both a Content-Length and a Transfer-Encoding";
    if (codings > 1 || (codings == 1 && !odd_text_is(value, "chunked")))
        return "the only supported Transfer-Encoding is chunked";
    if (codings == 1 && strcmp(h->version, "HTTP/1.1") != 0)
        return "a Transfer-Encoding needs HTTP/1.1";
    return NULL;
}

/* ---- How it is written ---------------------------------------------------------------------------- */

/* Whether CR LF, which the library has replaced by two zeros, is between two parts. */
static bool ends_line(const char *end, const char *next) {
    return next == end + 2 && end[0] == '\0' && end[1] == '\0';
}

/* Whether only blanks are between the colon, replaced by a zero, and the value. */
static bool leads_to(const char *from, const char *value) {
    if (value <= from)
        return false;
    while (++from < value)
        if (*from != ' ' && *from != '\t')
            return false;
    return true;
}

/* Each part must end where the next one begins: a zero inside a part, or a line end other than CR LF, leaves another gap. */
static const char *wrong_lines(const odd_head *h) {
    static const char line[] = "lines must end with CR LF and contain no NUL";
    const char *end = h->version + strlen(h->version), *all = h->method + h->bytes;
    if (h->target != h->method + strlen(h->method) + 1 || h->version != h->target + h->target_len + 1)
        return "the first line must be a method, a target and a version, separated by single blanks";
    for (size_t i = 0; i < h->count; i++) {
        const odd_head_field *f = &h->fields[i];
        if (!ends_line(end, f->name.text) || !leads_to(f->name.text + f->name.len, f->value.text))
            return line;
        end = f->value.text + f->value.len;
    }
    return ends_line(end, all - 2) && all[-2] == '\0' && all[-1] == '\0' ? NULL : line;
}

const char *odd_head_error(const odd_head *h) {
    const char *wrong = wrong_fields(h);
    return wrong != NULL || h->bytes == 0 ? wrong : wrong_lines(h);
}
