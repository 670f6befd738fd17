/* Members of JSON objects. */
#include "report/columns.h"

static bool after(const odd_out *o, char c) {
    return o->len > 0 && o->text[o->len - 1] == c;
}

void odd_json_key(odd_out *o, const char *key) {
    if (o->len > 0 && !after(o, '{'))
        odd_out_char(o, ',');
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

void odd_json_open(odd_out *o, const char *key, char bracket) {
    odd_json_key(o, key);
    odd_out_char(o, bracket);
}

void odd_json_next(odd_out *o) {
    if (!after(o, '['))
        odd_out_char(o, ',');
}

void odd_error_json(odd_out *o, const odd_error *error) {
    odd_out_char(o, '{');
    odd_json_int(o, "code", error->code);
    odd_json_int(o, "line", error->line);
    odd_json_int(o, "column", error->column);
    odd_json_word(o, "message", error->message);
    odd_out_char(o, '}');
}
