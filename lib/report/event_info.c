/* An event as a whole and its settings, as JSON. */
#include "report/open_event.h"

/* ---- The event ----------------------------------------------------------------------------------- */

static const char *contest_key(odd_contest contest) {
    static const char *const keys[] = {
        [ODD_PAIRS] = "pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "individuals"};
    return keys[contest];
}

static void put_contestant(odd_out *o, const odd_event *e, uint32_t who) {
    const odd_contestant *c = odd_contestant_at(e, who);
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_open(o, "key", '"'); /* its name in requests */
    odd_say_full_id(o, e, who);
    odd_out_char(o, '"');
    odd_json_member(o, "id", c->id);
    odd_json_word(o, "direction", odd_side_key(c->direction));
    odd_json_member(o, "section", c->section);
    if (odd_event_about(e)->contest == ODD_TEAMS)
        odd_json_member(o, "team", c->name);
    odd_json_key(o, "names");
    odd_json_names(o, c->players);
    if (c->strat != '\0')
        odd_json_member(o, "strat", (odd_text){&c->strat, 1});
    if (c->phantom)
        odd_json_bool(o, "phantom", true);
    odd_json_bool(o, "plays", c->plays);
    odd_out_char(o, '}');
}

static void put_board(odd_out *o, const odd_event *e, const odd_board *b) {
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_int(o, "board", b->number);
    odd_json_session(o, e, b);
    odd_json_word(o, "dealer", odd_seat_text(b->dealer));
    odd_json_word(o, "vul", odd_vul_text(b->vul));
    odd_json_int(o, "lines", b->lines);
    odd_json_int(o, "results", b->results);
    odd_json_bool(o, "hands", b->deal != 0);
    odd_out_char(o, '}');
}

static int last_round(const odd_event *e) {
    int last = 0;
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        last = odd_play_at(e, i)->round > last ? odd_play_at(e, i)->round : last;
    return last;
}

void odd_about_json(odd_out *o, const odd_open_event *live) {
    const odd_event *e = odd_open_event_current(live);
    odd_json_head(o, e);
    odd_json_word(o, "scoring_name", odd_scoring_name(e));
    odd_json_word(o, "contest", contest_key(odd_event_about(e)->contest));
    odd_json_word(o, "contestant", odd_contest_word(e));
    odd_json_int(o, "winners", odd_event_about(e)->winners);
    odd_json_word(o, "board_unit", odd_board_unit(e));
    odd_json_word(o, "total_unit", odd_total_unit(e));
    odd_json_bool(o, "percent", odd_total_percent(e));
    odd_json_int(o, "expected", odd_event_about(e)->expected);
    odd_json_int(o, "rounds", last_round(e));
    odd_json_word(o, "format", odd_open_event_format(live));
    odd_json_int(o, "lines", (int64_t)odd_open_event_lines(live));
    odd_json_int(o, "length", (int64_t)odd_open_event_length(live));
    odd_json_open(o, "contestants", '[');
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        put_contestant(o, e, (uint32_t)i);
    odd_out_char(o, ']');
    odd_json_open(o, "boards", '[');
    for (size_t i = 0; i < odd_event_about(e)->board_count; i++)
        put_board(o, e, odd_board_sorted(e, i));
    odd_out_char(o, ']');
    odd_json_footer(o, e);
}

/* ---- Settings ------------------------------------------------------------------------------------ */

static void put_presets(odd_out *o, const odd_setting_info *info) {
    odd_json_open(o, "presets", '{');
    for (int i = 0; i < ODD_RULES_COUNT; i++)
        odd_json_word(o, odd_setting_about(ODD_SET_RULES)->preset[i], info->preset[i]);
    odd_out_char(o, '}');
}

/* Writes "on simple off" as a list; words in capitals, such as NUMBER, are placeholders. */
static void put_list(odd_out *o, const char *key, const char *list, char between) {
    odd_json_open(o, key, '[');
    for (const char *at = list; *at != '\0';) {
        size_t len = 0;
        while (at[len] != '\0' && at[len] != between)
            len++;
        odd_json_next(o);
        odd_out_json(o, (odd_text){at, len});
        at += len + (at[len] == between);
    }
    odd_out_char(o, ']');
}

static void put_setting(odd_out *o, const odd_event *e, odd_setting_name name) {
    const odd_setting_info *info = odd_setting_about(name);
    char value[128];
    odd_setting_format(value, sizeof value, e, name);
    odd_json_line(o, 2);
    odd_out_char(o, '{');
    odd_json_word(o, "name", info->name);
    odd_json_word(o, "value", value);
    odd_json_bool(o, "given", odd_event_has_setting(e, name));
    odd_json_bool(o, "used", odd_event_setting_used(e, name) || !odd_setting_scores(name));
    put_list(o, "values", info->values, ' ');
    odd_json_word(o, "title", info->title);
    put_list(o, "words", info->words, '|');
    odd_json_word(o, "help", info->help);
    odd_json_word(o, "law", info->law);
    put_presets(o, info);
    odd_out_char(o, '}');
}

void odd_settings_json(odd_out *o, const odd_event *e) {
    odd_json_head(o, e);
    odd_json_open(o, "list", '[');
    for (int i = 0; i < ODD_SET_COUNT; i++)
        put_setting(o, e, (odd_setting_name)i);
    odd_out_char(o, ']');
    odd_json_footer(o, e);
}
