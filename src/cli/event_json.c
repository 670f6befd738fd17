/* What the JSON of all commands about events has in common. */
#include "cli/event.h"

void odd_json_amount(odd_out *o, const char *key, odd_amount a, int least) {
    odd_json_key(o, key);
    odd_say_amount(o, a, least);
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
