/* Master points: columns, and JSON. */
#include "report/event_rows.h"

static const odd_master_award *award_of(const odd_at *at) {
    return &((const odd_award_rows *)at->data)->awards->list[at->row];
}

static const odd_event *event_of(const odd_at *at) {
    return ((const odd_award_rows *)at->data)->e;
}

static const odd_standing *standing_of(const odd_at *at) {
    return odd_event_standing(event_of(at), award_of(at)->who);
}

static void put_rank(odd_out *o, const odd_at *at) {
    const odd_standing *s = standing_of(at);
    odd_out_int(o, s->rank);
    if (at->format == ODD_GRID_TEXT || at->format == ODD_GRID_HTML)
        odd_out_text(o, s->tied ? "=" : at->format == ODD_GRID_TEXT ? " " : "");
}

static void put_tied(odd_out *o, const odd_at *at) {
    odd_out_text(o, standing_of(at)->tied ? "true" : "false");
}

static void put_id(odd_out *o, const odd_at *at) {
    if (at->format == ODD_GRID_JSON)
        odd_out_char(o, '"');
    odd_say_full_id(o, event_of(at), award_of(at)->who);
    if (at->format == ODD_GRID_JSON)
        odd_out_char(o, '"');
}

static void put_names(odd_out *o, const odd_at *at) {
    const odd_contestant *c = odd_contestant_at(event_of(at), award_of(at)->who);
    if (at->format == ODD_GRID_JSON)
        odd_json_names(o, c->players);
    else
        odd_cell_people(o, at, c->players);
}

static void put_points(odd_out *o, const odd_at *at) {
    const odd_award_rows *rows = at->data;
    odd_say_amount(o, award_of(at)->points, odd_award_table_about(rows->awards->table).decimals);
}

static void put_event(odd_out *o, const odd_at *at) {
    odd_cell_people(o, at, odd_event_about(event_of(at))->title);
}

static const odd_grid_column columns[] = {
    {"", NULL, "event", ODD_CELL_NAME, ODD_GRID_CSV, 0, NULL, .put = put_event},
    {"Rank", NULL, "rank", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_rank,
     ODD_IS("integer", "rank in the event")},
    {"", NULL, "tied", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_tied,
     ODD_IS("boolean", "somebody shares the rank")},
    {"Id", NULL, "id", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_id,
     ODD_IS("string", "id: \"NS7\" in an event with two winners")},
    {"Names", NULL, "names", ODD_CELL_NAME, ODD_GRID_EVERY, 0, NULL, put_names,
     ODD_IS("string[]", "names: each of them gets the points")},
    {"Points", NULL, "points", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_points,
     ODD_IS("number", "master points")},
};
const odd_column_list odd_award_columns = ODD_COLUMN_LIST(columns);

void odd_awards_json(odd_out *o, const odd_award_rows *rows) {
    odd_award_about about = odd_award_table_about(rows->awards->table);
    odd_members members = odd_members_of(&odd_award_columns, rows);
    odd_json_line(o, 1);
    odd_out_char(o, '{');
    odd_json_member(o, "event", odd_event_about(rows->e)->title);
    odd_json_member(o, "title", about.title);
    odd_json_member(o, "regulation", about.regulation);
    odd_json_member(o, "unit", about.unit);
    odd_json_open(o, "awards", '[');
    for (size_t i = 0; i < rows->awards->count; i++)
        odd_members_line(o, &members, i, 2);
    odd_out_text(o, "]}");
}
