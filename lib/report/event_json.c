/* What the JSON of all that is shown about events has in common. */
#include "report/report.h"

void odd_json_amount(odd_out *o, const char *key, odd_amount a, int least) {
    odd_json_key(o, key);
    odd_say_amount(o, a, least);
}

void odd_json_null(odd_out *o, const char *key) {
    odd_json_key(o, key);
    odd_out_text(o, "null");
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

void odd_json_seat(odd_out *o, const char *key, const odd_event *e, const odd_play *p, int direction) {
    odd_json_open(o, key, '"');
    odd_say_seat(o, e, p, direction);
    odd_out_char(o, '"');
}

void odd_json_play(odd_out *o, const char *key, const odd_event *e, const odd_play *p) {
    odd_json_open(o, key, '"');
    odd_say_play(o, e, p, ODD_ASCII, false);
    odd_out_char(o, '"');
}

void odd_json_lead(odd_out *o, const char *key, const odd_play *p) {
    odd_json_open(o, key, '"');
    odd_say_lead(o, p, ODD_ASCII);
    odd_out_char(o, '"');
}

/* ---- Around all of it --------------------------------------------------------------------------- */

void odd_json_head(odd_out *o, const odd_event *e) {
    odd_out_char(o, '{');
    odd_json_member(o, "event", odd_event_about(e)->title);
    odd_json_word(o, "scoring", odd_scoring_key(e));
    odd_json_member(o, "date", odd_event_about(e)->date);
}

/* Problems of one kind: {"line":12,"column":3,"message":"...","text":"..."} */
static void put_problems(odd_out *o, const odd_event *e, const char *key, bool left_out) {
    odd_json_open(o, key, '[');
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(e, i)->error;
        if (!odd_problem_at(e, i)->warning || odd_problem_at(e, i)->left_out != left_out)
            continue;
        odd_json_next(o);
        odd_out_text(o, "\n  {");
        odd_json_int(o, "line", error->line);
        odd_json_int(o, "column", error->column);
        odd_json_word(o, "message", error->message);
        if (error->line > 0)
            odd_json_member(o, "text", odd_problem_text(e, odd_problem_at(e, i)));
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* What could not be read in the file. */
static void put_left_out(odd_out *o, const odd_event *e) {
    if (odd_event_about(e)->left_out_count == 0)
        return;
    odd_out_text(o, ",\n \"left_out_count\":");
    odd_out_int(o, (int64_t)odd_event_about(e)->left_out_count);
    put_problems(o, e, "left_out", true);
}

void odd_json_warnings(odd_out *o, const odd_event *e) {
    bool any = false;
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++)
        any = any || (odd_problem_at(e, i)->warning && !odd_problem_at(e, i)->left_out);
    if (any)
        put_problems(o, e, "warnings", false);
}

void odd_json_foot(odd_out *o, const odd_event *e) {
    const char *name;
    char value[128];
    put_left_out(o, e);
    odd_out_text(o, ",\n \"settings\":{");
    for (int at = 0; odd_next_setting(e, &at, &name, value, sizeof value);)
        odd_json_word(o, name, value);
    odd_out_text(o, "}}\n");
}

/* ---- Matches and penalties ---------------------------------------------------------------------- */

static void put_pair(odd_out *o, const char *key, const odd_amount a[2]) {
    odd_json_open(o, key, '[');
    odd_say_amount(o, a[0], 0);
    odd_out_char(o, ',');
    odd_say_amount(o, a[1], 0);
    odd_out_char(o, ']');
}

static void put_match(odd_out *o, const odd_event *e, const odd_match *m) {
    odd_out_char(o, '{');
    odd_json_int(o, "round", m->round);
    odd_json_open(o, "teams", '[');
    odd_out_json(o, odd_contestant_at(e, m->team[0])->id);
    if (m->team[1] != ODD_NOBODY) {
        odd_out_char(o, ',');
        odd_out_json(o, odd_contestant_at(e, m->team[1])->id);
    }
    odd_out_char(o, ']');
    odd_json_int(o, "boards", m->boards);
    if (m->length > 0 && m->team[1] != ODD_NOBODY)
        odd_json_int(o, "length", m->length);
    if (m->half)
        odd_json_bool(o, "half", true);
    if (m->tied)
        odd_json_bool(o, "tied", true);
    put_pair(o, "won", m->won);
    put_pair(o, "net", m->net);
    if (odd_event_about(e)->scoring == ODD_PATTON)
        put_pair(o, "share", m->share);
    if (odd_event_about(e)->has_vp && !m->no_vp)
        put_pair(o, "vp", m->vp);
    odd_out_char(o, '}');
}

void odd_json_matches(odd_out *o, const odd_event *e, uint32_t who) {
    odd_out_text(o, ",\n \"matches\":[");
    for (size_t i = 0, shown = 0; i < odd_event_about(e)->match_count; i++) {
        const odd_match *m = odd_match_at(e, i);
        if (who != ODD_NOBODY && m->team[0] != who && m->team[1] != who)
            continue;
        odd_out_text(o, shown++ > 0 ? ",\n  " : "\n  ");
        put_match(o, e, m);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
}

void odd_json_penalties(odd_out *o, const odd_event *e, uint32_t who) {
    odd_out_text(o, ",\n \"penalties\":[");
    for (size_t i = 0, shown = 0; i < odd_event_about(e)->penalty_count; i++) {
        const odd_penalty *p = odd_penalty_at(e, i);
        bool nobody = p->who == ODD_NOBODY; /* there was a warning */
        if (nobody || (who != ODD_NOBODY && p->who != who))
            continue;
        odd_out_text(o, shown++ > 0 ? ",\n  {" : "\n  {");
        odd_json_word(o, "direction", odd_side_key(odd_contestant_at(e, p->who)->direction));
        odd_json_member(o, "id", odd_contestant_at(e, p->who)->id);
        odd_json_open(o, "penalty", '"');
        odd_say_penalty(o, p);
        odd_out_char(o, '"');
        odd_json_amount(o, "taken", p->taken, 2);
        odd_json_int(o, "round", p->round);
        odd_json_int(o, "line", p->line);
        odd_json_member(o, "reason", p->why);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}
