/* Master points: columns, JSON, and requests. */
#include "base/arena.h"
#include "base/text.h"
#include "report/event_rows.h"
#include "report/open_event.h"

static const odd_master_award *award_of(const odd_cell_ref *at) {
    return &((const odd_award_rows *)at->data)->awards->list[at->row];
}

static const odd_event *event_of(const odd_cell_ref *at) {
    return ((const odd_award_rows *)at->data)->e;
}

static const odd_standing *standing_of(const odd_cell_ref *at) {
    return odd_event_standing(event_of(at), award_of(at)->who);
}

static void put_rank(odd_out *o, const odd_cell_ref *at) {
    const odd_standing *s = standing_of(at);
    odd_out_int(o, s->rank);
    if (at->format == ODD_GRID_TEXT || at->format == ODD_GRID_HTML)
        odd_out_text(o, s->tied ? "=" : at->format == ODD_GRID_TEXT ? " " : "");
}

static void put_tied(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, standing_of(at)->tied ? "true" : "false");
}

static void put_id(odd_out *o, const odd_cell_ref *at) {
    if (at->format == ODD_GRID_JSON)
        odd_out_char(o, '"');
    odd_say_full_id(o, event_of(at), award_of(at)->who);
    if (at->format == ODD_GRID_JSON)
        odd_out_char(o, '"');
}

static void put_names(odd_out *o, const odd_cell_ref *at) {
    const odd_contestant *c = odd_contestant_at(event_of(at), award_of(at)->who);
    if (at->format == ODD_GRID_JSON)
        odd_json_names(o, c->players);
    else
        odd_cell_people(o, at, c->players);
}

static void put_points(odd_out *o, const odd_cell_ref *at) {
    const odd_award_rows *rows = at->data;
    odd_say_amount(o, award_of(at)->points, odd_award_table_about(rows->awards->table).decimals);
}

static void put_event(odd_out *o, const odd_cell_ref *at) {
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

static void put_table(odd_out *o, odd_award_table_info about) {
    odd_json_member(o, "title", about.title);
    odd_json_member(o, "regulation", about.regulation);
    odd_json_member(o, "unit", about.unit);
}

void odd_awards_json(odd_out *o, const odd_award_rows *rows) {
    odd_members members = odd_members_of(&odd_award_columns, rows);
    odd_out_char(o, '{');
    odd_json_member(o, "event", odd_event_about(rows->e)->title);
    put_table(o, odd_award_table_about(rows->awards->table));
    odd_json_open(o, "awards", '[');
    for (size_t i = 0; i < rows->awards->count; i++)
        odd_members_line(o, &members, i, 2);
    odd_out_text(o, "]}");
}

/* ---- Tables ---------------------------------------------------------------------------------------- */

const odd_award_file *odd_award_file_named(odd_text name) {
    const odd_award_file *file = NULL;
    for (size_t i = 0; (file = odd_award_file_at(i)) != NULL && !odd_text_is(name, file->name); i++)
        ;
    return file;
}

const char *odd_award_names(char *buf, size_t cap) {
    const odd_award_file *file;
    odd_writer w = odd_writer_on(buf, cap);
    for (size_t i = 0; (file = odd_award_file_at(i)) != NULL; i++)
        odd_put_format(&w, "%s%s", i > 0 ? ", " : "", file->name);
    return buf;
}

int odd_award_table_parse(const odd_award_table **out, odd_text text, odd_arena *arena, odd_error *error) {
    odd_text name = odd_text_trim(text);
    size_t lines = 0;
    for (size_t i = 0; i < name.len; i++)
        lines += name.text[i] == '\n';
    if (name.len == 0)
        return odd_fail(error, ODD_E_SYNTAX, 1, 1,
                        "missing award table: expected the name of one, such as acbl-club, or its lines");
    if (lines == 0) {
        char names[ODD_AWARD_NAMES];
        const odd_award_file *file = odd_award_file_named(name);
        if (file == NULL)
            return odd_fail(error, ODD_E_REFERENCE, 1, 1,
                            "unknown award table '%.*s': expected %s, or all lines of a table",
                            (int)odd_scan_quotable(name.text, name.len), name.text,
                            odd_award_names(names, sizeof names));
        text = odd_text_of(file->text);
    }
    return odd_award_table_read(out, text.text, text.len, arena, error);
}

int odd_award_tables_json(odd_out *o, odd_arena *arena, odd_error *error) {
    const odd_award_file *file;
    odd_out_char(o, '{');
    odd_json_open(o, "tables", '[');
    for (size_t i = 0; (file = odd_award_file_at(i)) != NULL; i++) {
        const odd_award_table *table;
        odd_text text = odd_text_of(file->text);
        int code = odd_award_table_read(&table, text.text, text.len, arena, error);
        if (code != ODD_OK)
            return code;
        odd_json_line(o, 1);
        odd_out_char(o, '{');
        odd_json_word(o, "name", file->name);
        put_table(o, odd_award_table_about(table));
        odd_json_member(o, "text", text);
        odd_out_char(o, '}');
    }
    odd_out_text(o, "]}\n");
    return ODD_OK;
}

/* ---- Requests -------------------------------------------------------------------------------------- */

int odd_ask_awards(odd_request_state *a, odd_out *o) {
    const odd_award_table *table;
    odd_master_awards awards;
    int code = odd_award_table_parse(&table, a->r->text, a->arena, &a->error);
    if (code == ODD_OK)
        code = odd_event_awards(&awards, a->e, table, a->arena, &a->error);
    if (code != ODD_OK)
        return code;
    odd_awards_json(o, &(odd_award_rows){a->e, &awards});
    odd_out_char(o, '\n');
    return ODD_OK;
}

/* The request is an id, and then the table of awards. */
int odd_ask_award(odd_request_state *a, odd_out *o) {
    const odd_award_table *table;
    odd_reasons reasons;
    uint32_t who;
    odd_text text = odd_text_trim(a->r->text);
    size_t len = 0;
    while (len < text.len && (unsigned char)text.text[len] > ' ')
        len++;
    int code = odd_event_find(a->e, &who, text.text, len, &a->error);
    if (code == ODD_OK)
        code = odd_award_table_parse(&table, odd_text_from(text, len), a->arena, &a->error);
    if (code == ODD_OK)
        code = odd_event_why_award(&reasons, a->e, table, a->arena, who, &a->error);
    if (code == ODD_OK)
        odd_reasons_json(o, a->e, &reasons, who, 0);
    return code;
}
