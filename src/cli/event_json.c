/* What the JSON of all commands about events has in common. */
#include <string.h>

#include "cli/event.h"

void odd_json_key(odd_out *o, const char *key) {
    if (o->len > 0 && o->text[o->len - 1] != '{')
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
    odd_json_member(o, key, (odd_text){value, strlen(value)});
}

void odd_json_int(odd_out *o, const char *key, int64_t value) {
    odd_json_key(o, key);
    odd_out_int(o, value);
}

void odd_json_amount(odd_out *o, const char *key, odd_amount a, int least) {
    odd_json_key(o, key);
    odd_say_amount(o, a, least);
}

void odd_json_bool(odd_out *o, const char *key, bool value) {
    odd_json_key(o, key);
    odd_out_text(o, value ? "true" : "false");
}

void odd_json_names(odd_out *o, odd_text players) {
    enum { PLAYERS_MAX = 16 };
    odd_text names[PLAYERS_MAX];
    size_t count = odd_players_split(names, PLAYERS_MAX, players);
    odd_out_char(o, '[');
    for (size_t i = 0; i < count && i < PLAYERS_MAX; i++) {
        if (i > 0)
            odd_out_char(o, ',');
        odd_out_json(o, names[i]);
    }
    odd_out_char(o, ']');
}

void odd_json_head(odd_view *v) {
    odd_out *o = &v->out;
    odd_out_char(o, '{');
    odd_json_member(o, "event", v->e->title);
    odd_json_word(o, "scoring", odd_scoring_key(v->e));
    odd_json_member(o, "date", v->e->date);
}

void odd_json_foot(odd_view *v) {
    odd_out *o = &v->out;
    const char *name;
    char value[128];
    odd_out_text(o, ",\n \"settings\":{");
    for (int at = 0; odd_next_setting(v->e, &at, &name, value, sizeof value);)
        odd_json_word(o, name, value);
    odd_out_text(o, "}}\n");
}
