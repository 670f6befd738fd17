/* The matches of a bracket, row by row. */
#include "report/event_rows.h"
#include "report/movement_report.h"

#define SHEET(at) ((const odd_paper_item *)(at)->data)

bool odd_bracket_margin(const odd_bracket_view *b, const odd_bracket_match *match, int team,
                        odd_amount *margin) {
    bool any = false;
    *margin = 0;
    for (int segment = 1; segment <= b->segments; segment++) {
        int home;
        const odd_match *played = odd_bracket_segment(b, match, segment, &home);
        any = any || played != NULL;
        *margin += played != NULL ? played->net[team == 0 ? home : 1 - home] : 0;
    }
    return any;
}

static const odd_bracket_view *bracket_of(const odd_cell_ref *at) {
    return &SHEET(at)->p->bracket;
}

static const odd_bracket_match *match_of(const odd_cell_ref *at) {
    return &SHEET(at)->matches[at->row];
}

/* With a plus for people, without one in JSON. */
static void say_margin(odd_out *o, const odd_cell_ref *at, odd_amount margin) {
    if (odd_cell_ref_json(at))
        odd_say_amount(o, margin, 0);
    else
        odd_say_signed(o, margin, 0);
}

static void put_stage(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, match_of(at)->stage);
}

static void put_number(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, match_of(at)->number);
}

static bool is_bye(const odd_cell_ref *at) {
    const odd_bracket_match *m = match_of(at);
    return m->stage == 1 && (m->team[0] == 0 || m->team[1] == 0);
}

/* A missing opponent is a bye in the first stage; later, the team is not known yet. */
static void put_team(odd_out *o, const odd_cell_ref *at) {
    const odd_bracket_match *m = match_of(at);
    uint16_t seed = at->which == 2 ? m->winner : m->team[at->which];
    if (seed != 0)
        odd_cell_people(o, at, bracket_of(at)->m->ids[seed]);
    else if (is_bye(at) && at->which < 2 && !odd_cell_ref_json(at))
        odd_out_text(o, "bye");
}

static void put_team_name(odd_out *o, const odd_cell_ref *at) {
    uint16_t seed = match_of(at)->team[at->which];
    odd_text name = seed != 0 ? odd_paper_names_of(SHEET(at)->p, seed) : (odd_text){0};
    if (name.len > 0)
        odd_cell_people(o, at, name);
}

static void put_seed(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, match_of(at)->team[at->which]);
}

static void put_bye(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, is_bye(at) ? "true" : "");
}

/* "+12 -3": the margins of the first team, segment by segment; in JSON a list. */
static void put_segments(odd_out *o, const odd_cell_ref *at) {
    const odd_bracket_view *b = bracket_of(at);
    if (match_of(at)->team[0] == 0 || match_of(at)->team[1] == 0)
        return;
    odd_out_text(o, odd_cell_ref_json(at) ? "[" : "");
    for (int segment = 1; segment <= b->segments; segment++) {
        int home;
        const odd_match *m = odd_bracket_segment(b, match_of(at), segment, &home);
        if (odd_cell_ref_json(at))
            odd_json_next(o);
        else
            odd_out_text(o, segment > 1 ? " " : "");
        if (m != NULL)
            say_margin(o, at, m->net[home]);
        else
            odd_out_text(o, odd_cell_ref_json(at) ? "null" : ".");
    }
    odd_out_text(o, odd_cell_ref_json(at) ? "]" : "");
}

static void put_margin(odd_out *o, const odd_cell_ref *at) {
    odd_amount margin;
    if (odd_bracket_margin(bracket_of(at), match_of(at), 0, &margin))
        say_margin(o, at, margin);
}

static bool has_segments(const odd_cell_ref *at) {
    return bracket_of(at)->segments > 1;
}

static const odd_grid_column columns[] = {
    {"", NULL, "stage", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_stage},
    {"Match", NULL, "match", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_number,
     ODD_IS("integer", "number in its stage, from 1; the winners of 1 and 2 play match 1 of the next stage")},
    {"Seed", NULL, "seed", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_seed,
     ODD_IS("?integer", "seed of the first team, if it is known")},
    {"Home", NULL, "home", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_team, ODD_IS("?string", "its id")},
    {"", NULL, "home_name", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_team_name,
     ODD_IS("?string", "its name")},
    {"Seed", NULL, "away_seed", ODD_CELL_RIGHT, ODD_GRID_EVERY, 1, NULL, put_seed,
     ODD_IS("?integer", "seed of the other team")},
    {"Away", NULL, "away", ODD_CELL_LEFT, ODD_GRID_EVERY, 1, NULL, put_team, ODD_IS("?string", "its id")},
    {"", NULL, "away_name", ODD_CELL_LEFT, ODD_GRID_EVERY, 1, NULL, put_team_name,
     ODD_IS("?string", "its name")},
    {"", NULL, "bye", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_bye,
     ODD_IS("?true", "the team has no opponent in the first stage")},
    {"Segments", NULL, "segments", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_segments, put_segments,
     ODD_IS("?(number | null)[]",
            "if a match has several: the margin of the first team in each; null: not played yet")},
    {"Margin", NULL, "margin", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_margin,
     ODD_IS("?number", "margin of the first team, so far")},
    {"Winner", NULL, "winner", ODD_CELL_LEFT, ODD_GRID_EVERY, 2, NULL, put_team,
     ODD_IS("?string", "id of the winner, if it is known")},
};
const odd_column_list odd_paper_bracket_columns = ODD_COLUMN_LIST(columns);
