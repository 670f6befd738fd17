/* What all JSON about events has in common. */
#include "base/out.h"
#include "report/report.h"

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

/* Who sat in a direction. */
static void put_seat(odd_out *o, const char *key, const odd_event *e, const odd_play *p, int direction) {
    odd_json_open(o, key, '"');
    odd_say_seat(o, e, p, direction);
    odd_out_char(o, '"');
}

void odd_json_play(odd_out *o, const char *key, const odd_event *e, const odd_play *p) {
    odd_json_open(o, key, '"');
    odd_say_play(o, e, p, ODD_ASCII, false);
    odd_out_char(o, '"');
}

void odd_json_result(odd_out *o, const odd_event *e, const odd_play *p) {
    put_seat(o, "ns", e, p, 0);
    put_seat(o, "ew", e, p, 1);
    odd_json_play(o, "result", e, p);
    if (odd_play_has_points(p))
        odd_json_int(o, "score", p->score_pts);
}

/* ---- Cells --------------------------------------------------------------------------------------- */

/* Writes the quotes around a string. */
static void put_quote(odd_out *o, const odd_cell_ref *at) {
    if (at->format == ODD_GRID_JSON)
        odd_out_char(o, '"');
}

void odd_cell_seat(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p, int direction) {
    put_quote(o, at);
    odd_say_seat(o, e, p, direction);
    put_quote(o, at);
}

void odd_cell_seat_names(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p,
                         int direction) {
    odd_partners sat = odd_event_partners(e, p, direction);
    for (int i = 0; i < 2 && sat.who[i] != ODD_NOBODY; i++) {
        if (i > 0)
            odd_out_text(o, " & ");
        odd_cell_people(o, at, odd_names_of(e, sat.who[i]));
    }
}

void odd_cell_play(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p) {
    bool machine = at->format == ODD_GRID_CSV || at->format == ODD_GRID_JSON;
    put_quote(o, at);
    odd_say_play(o, e, p, machine ? ODD_ASCII : at->style, !machine);
    put_quote(o, at);
}

void odd_cell_lead(odd_out *o, const odd_cell_ref *at, const odd_play *p) {
    size_t from = o->len;
    put_quote(o, at);
    odd_say_lead(o, p, at->format == ODD_GRID_CSV || at->format == ODD_GRID_JSON ? ODD_ASCII : at->style);
    put_quote(o, at);
    if (at->format != ODD_GRID_HTML || o->len == from || o->text[o->len - 1] != 'T')
        return;
    o->len--;
    odd_out_text(o, "10");
}

void odd_cell_value(odd_out *o, const odd_cell_ref *at, const odd_event *e, odd_amount value, int decimals) {
    if (at->format == ODD_GRID_CSV || at->format == ODD_GRID_JSON)
        odd_say_amount(o, value, 0);
    else if (odd_is_share(e))
        odd_say_amount(o, value, decimals);
    else
        odd_say_signed(o, value, decimals);
}

void odd_cell_worth(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p, int direction,
                    int decimals) {
    if (odd_event_scored(e, p, direction))
        odd_cell_value(o, at, e, odd_worth_of(e, p)->value[direction], decimals);
    else if (at->format == ODD_GRID_JSON)
        odd_out_text(o, "null");
}

/* ---- Around all of it --------------------------------------------------------------------------- */

void odd_json_head(odd_out *o, const odd_event *e) {
    odd_out_char(o, '{');
    odd_json_member(o, "event", odd_event_about(e)->title);
    odd_json_word(o, "scoring", odd_scoring_key(e));
    odd_json_member(o, "date", odd_event_about(e)->date);
    if (odd_event_status(e) == ODD_STATUS_PLAYING)
        return;
    odd_json_word(o, "status", odd_event_status(e) == ODD_STATUS_FINAL ? "final" : "provisional");
    if (odd_event_setting(e, ODD_SET_CORRECTIONS_UNTIL) > 0) {
        char until[ODD_MOMENT_MAX];
        odd_setting_format(until, sizeof until, e, ODD_SET_CORRECTIONS_UNTIL);
        odd_json_word(o, "corrections_until", until);
    }
}

/* Writes the problems of one kind: {"line":12,"column":3,"message":"...","text":"..."} */
static void put_problems(odd_out *o, const odd_event *e, const char *key, bool left_out) {
    odd_json_open(o, key, '[');
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(e, i)->error;
        if (!odd_problem_at(e, i)->warning || odd_problem_at(e, i)->left_out != left_out)
            continue;
        odd_json_line(o, 2);
        odd_out_char(o, '{');
        odd_json_int(o, "line", error->line);
        odd_json_int(o, "column", error->column);
        odd_json_message(o, error->message, &error->marks);
        if (error->line > 0)
            odd_json_member(o, "text", odd_problem_text(e, odd_problem_at(e, i)));
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* Writes what could not be read in the file. */
static void put_left_out(odd_out *o, const odd_event *e) {
    if (odd_event_about(e)->left_out_count == 0)
        return;
    odd_json_line(o, 1);
    odd_json_int(o, "left_out_count", (int64_t)odd_event_about(e)->left_out_count);
    put_problems(o, e, "left_out", true);
}

void odd_json_warnings(odd_out *o, const odd_event *e) {
    bool any = false;
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++)
        any = any || (odd_problem_at(e, i)->warning && !odd_problem_at(e, i)->left_out);
    if (any)
        put_problems(o, e, "warnings", false);
}

void odd_json_footer(odd_out *o, const odd_event *e) {
    const char *name;
    char value[128];
    put_left_out(o, e);
    odd_json_line(o, 1);
    odd_json_open(o, "settings", '{');
    for (int at = 0; odd_next_setting(e, &at, &name, value, sizeof value);)
        odd_json_word(o, name, value);
    odd_out_text(o, "}}\n");
}
