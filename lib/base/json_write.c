/* Writes JSON: strings and numbers, and the commas between them. */
#include "base/out.h"
#include "base/text.h"

/* ---- Strings ----------------------------------------------------------------------------------- */

static const char *instead_json(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    static const char digits[] = "0123456789abcdef";
    if (c == '"')
        return "\\\"";
    if (c == '\\')
        return "\\\\";
    if (!odd_is_control(c) && !odd_is_override(c))
        return NULL;
    odd_writer w = odd_writer_on(room, ODD_INSTEAD_MAX);
    odd_put_format(&w, "\\u%c%c%c%c", digits[c >> 12 & 15], digits[c >> 8 & 15], digits[c >> 4 & 15],
                   digits[c & 15]);
    return room;
}

void odd_out_json_part(odd_out *o, odd_text text) {
    odd_out_with(o, text, instead_json);
}

void odd_out_json(odd_out *o, odd_text text) {
    odd_out_char(o, '"');
    odd_out_json_part(o, text);
    odd_out_char(o, '"');
}

/* ---- Members and elements ---------------------------------------------------------------------- */

static bool after(const odd_out *o, char c) {
    return o->len > 0 && o->text[o->len - 1] == c;
}

void odd_json_comma(odd_out *o) {
    if (o->len > 0 && !after(o, '{') && !after(o, ' ') && !after(o, '\n'))
        odd_out_char(o, ',');
}

void odd_json_key(odd_out *o, const char *key) {
    odd_json_comma(o);
    odd_out_char(o, '"');
    odd_out_text(o, key);
    odd_out_text(o, "\":");
}

void odd_json_member(odd_out *o, const char *key, odd_text value) {
    odd_json_key(o, key);
    odd_out_json(o, value);
}

void odd_json_word(odd_out *o, const char *key, const char *value) {
    odd_json_member(o, key, odd_text_of(value));
}

void odd_json_int(odd_out *o, const char *key, int64_t value) {
    odd_json_key(o, key);
    odd_out_int(o, value);
}

void odd_json_bool(odd_out *o, const char *key, bool value) {
    odd_json_key(o, key);
    odd_out_text(o, value ? "true" : "false");
}

void odd_json_null(odd_out *o, const char *key) {
    odd_json_key(o, key);
    odd_out_text(o, "null");
}

void odd_json_open(odd_out *o, const char *key, char bracket) {
    odd_json_key(o, key);
    odd_out_char(o, bracket);
}

void odd_json_next(odd_out *o) {
    if (!after(o, '['))
        odd_out_char(o, ',');
}

void odd_json_line(odd_out *o, int blanks) {
    if (!after(o, '[') && !after(o, '{'))
        odd_out_char(o, ',');
    odd_out_char(o, '\n');
    while (blanks-- > 0)
        odd_out_char(o, ' ');
}

void odd_json_row(odd_out *o) {
    if (!after(o, '['))
        odd_json_line(o, 1);
}
