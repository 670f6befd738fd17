/* What has changed since the results were first provisional or final. */
#include "base/arena.h"
#include "base/out.h"
#include "report/event_rows.h"

static const odd_amendments *all_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_amendment *row_of(const odd_cell_ref *at) {
    return &all_of(at)->list[at->row];
}

static const odd_play *play_of(const odd_cell_ref *at) {
    return row_of(at)->play > 0 ? odd_play_at(all_of(at)->e, row_of(at)->play - 1) : NULL;
}

/* ---- Cells --------------------------------------------------------------------------------------- */

static void put_line(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, row_of(at)->line);
}

static bool has_origins(const odd_cell_ref *at) {
    return all_of(at)->origins;
}

/* In JSON in the server's form of a time, for people to the minute. */
static void put_when(odd_out *o, const odd_cell_ref *at) {
    char text[ODD_MOMENT_MAX + 32];
    odd_writer w = odd_writer_on(text, sizeof text);
    int64_t seconds = row_of(at)->from.time_ms / 1000, minute = seconds / 60 * 60;
    if (seconds == 0)
        return;
    if (odd_cell_ref_json(at))
        odd_moment_write(&w, seconds, 'T', "Z");
    else if (all_of(at)->moment != NULL)
        w.len = all_of(at)->moment(text, sizeof text, minute);
    else
        odd_moment_write(&w, minute, ' ', " UTC");
    odd_cell_people(o, at, (odd_text){text, w.len});
}

static void put_who(odd_out *o, const odd_cell_ref *at) {
    if (row_of(at)->from.author.len > 0)
        odd_cell_people(o, at, row_of(at)->from.author);
}

static void put_late(odd_out *o, const odd_cell_ref *at) {
    if (row_of(at)->late)
        odd_out_text(o, odd_cell_ref_json(at) ? "true" : "after the correction period");
}

static bool has_late(const odd_cell_ref *at) {
    bool any = odd_cell_ref_json(at);
    for (size_t i = 0; i < all_of(at)->count; i++)
        any = any || all_of(at)->list[i].late;
    return any;
}

static void put_kind(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, row_of(at)->word);
}

static const odd_board *board_of(const odd_cell_ref *at) {
    return play_of(at) != NULL ? odd_board_at(all_of(at)->e, play_of(at)->board) : NULL;
}

static void put_board(odd_out *o, const odd_cell_ref *at) {
    const odd_board *b = board_of(at);
    if (b != NULL)
        odd_out_int(o, b->number);
}

static bool has_sessions(const odd_cell_ref *at) {
    return odd_event_about(all_of(at)->e)->has_sessions;
}

static void put_session(odd_out *o, const odd_cell_ref *at) {
    const odd_board *b = board_of(at);
    if (b != NULL)
        odd_out_int(o, odd_event_session_at(all_of(at)->e, b->session)->number);
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_positive(o, play_of(at)->round);
}

static bool has_rounds(const odd_cell_ref *at) {
    const odd_amendments *a = all_of(at);
    bool any = odd_cell_ref_json(at);
    for (size_t i = 0; i < a->count; i++)
        any = any || (a->list[i].play > 0 && odd_play_at(a->e, a->list[i].play - 1)->round > 0);
    return any;
}

static void put_seat(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_seat(o, at, all_of(at)->e, play_of(at), at->which);
}

/* A line of the log: for people in words, if there are some; in JSON as it was written. */
static void put_text(odd_out *o, const odd_cell_ref *at, odd_text text) {
    bool page = at->format == ODD_GRID_HTML && text.len > 0;
    if (!odd_cell_ref_json(at) && odd_cell_line(o, at, all_of(at)->e, text, all_of(at)->arena))
        return;
    odd_out_text(o, page ? ODD_ISOLATE : "");
    if (text.len > 0 || odd_cell_ref_json(at))
        odd_cell_people(o, at, text);
    odd_out_text(o, page ? ODD_ISOLATE_END : "");
}

static void put_was(odd_out *o, const odd_cell_ref *at) {
    const odd_amendment *a = row_of(at);
    if (a->before > 0)
        odd_cell_play(o, at, all_of(at)->e, odd_play_at(all_of(at)->e, a->before - 1));
    else
        put_text(o, at, a->was);
}

static void put_is(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_play(o, at, all_of(at)->e, play_of(at));
    else
        put_text(o, at, row_of(at)->is);
}

static void put_said(odd_out *o, const odd_cell_ref *at) {
    const odd_amendment *a = row_of(at);
    if (play_of(at) == NULL)
        odd_cell_line(o, at, all_of(at)->e, at->which == 0 ? a->was : a->is, all_of(at)->arena);
}

static const odd_grid_column columns[] = {
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, NULL, put_line,
     ODD_IS("integer", "line of the log")},
    {"When", NULL, "when", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, has_origins, put_when, .group = 1,
     ODD_IS("?string", "when it was added, in UTC, if that is known")},
    {"By", NULL, "who", ODD_CELL_NAME, ODD_GRID_EVERY, 0, has_origins, put_who, .group = 1,
     ODD_IS("?string", "who added it, if that is known")},
    {"", NULL, "kind", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_kind,
     ODD_IS("string", "\"result\", or the first word of another line: \"penalty\"")},
    {"Session", NULL, "session", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_sessions, put_session,
     ODD_IS("?integer", "of a result: session, if the log has sessions")},
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_board,
     ODD_IS("?integer", "of a result: board")},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_rounds, put_round,
     ODD_IS("?integer", "of a result: round, if the line says it")},
    {"N-S", NULL, "ns", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_seat,
     ODD_IS("?string", "of a result: id of North-South")},
    {"E-W", NULL, "ew", ODD_CELL_RIGHT, ODD_GRID_EVERY, 1, NULL, put_seat,
     ODD_IS("?string", "of a result: id of East-West")},
    {"Was", NULL, "was", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, NULL, put_was,
     ODD_IS("string", "the result or the line before; \"\" if there was none")},
    {"Is", NULL, "is", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, NULL, put_is,
     ODD_IS("string", "the result or the line that replaced it")},
    {"", NULL, "was_said", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_said,
     ODD_IS("?LinePart[]", "of a line that is not a result: the line before, in words")},
    {"", NULL, "is_said", ODD_CELL_LEFT, ODD_GRID_JSON, 1, NULL, put_said,
     ODD_IS("?LinePart[]", "of a line that is not a result: the line that replaced it, in words")},
    {"", NULL, "late", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, has_late, put_late, .group = 1,
     ODD_IS("?true", "it was added after the end of the correction period")},
};
const odd_column_list odd_amendment_columns = ODD_COLUMN_LIST(columns);

/* ---- Which --------------------------------------------------------------------------------------- */

static bool is_of(const odd_event *e, const odd_amendment *a, const bool *boards) {
    return boards == NULL || (a->play > 0 && boards[odd_play_at(e, a->play - 1)->board]);
}

odd_amendments odd_amendments_of(const odd_event *e, odd_arena *arena, const bool *boards) {
    odd_amendments a = {.e = e, .arena = arena};
    odd_amendment *list;
    size_t count, kept = 0;
    if (odd_event_amendments(e, arena, &list, &count) != ODD_OK)
        return a;
    for (size_t i = 0; i < count; i++)
        if (is_of(e, &list[i], boards)) {
            list[kept++] = list[i];
            a.origins = a.origins || list[i].from.time_ms > 0 || list[i].from.author.len > 0;
        }
    a.list = list;
    a.count = kept;
    return a;
}

odd_amendments odd_boards_amendments(const odd_boards *b) {
    bool *boards = ODD_TAKE(b->arena, odd_event_about(b->e)->board_count + 1, bool);
    for (size_t i = 0; i < b->traveller_count; i++)
        boards[b->travellers[i].board - odd_board_at(b->e, 0)] = true;
    return odd_amendments_of(b->e, b->arena, boards);
}

void odd_json_amendments(odd_out *o, const odd_amendments *a) {
    if (odd_event_status(a->e) == ODD_STATUS_PLAYING)
        return;
    odd_members members = odd_members_of(&odd_amendment_columns, a);
    odd_json_line(o, 1);
    odd_json_open(o, "changes", '[');
    for (size_t i = 0; i < a->count; i++) {
        odd_members_line(o, &members, i, 2);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
}

void odd_changes_json(odd_out *o, const odd_event *e, odd_arena *arena, const odd_line_origin *origins,
                      size_t count) {
    int64_t until_ms = odd_event_setting(e, ODD_SET_CORRECTIONS_UNTIL) * 1000;
    odd_amendment *list;
    odd_amendments a = {.e = e, .arena = arena, .origins = true};
    odd_json_head(o, e);
    if (odd_event_amendments(e, arena, &list, &a.count) == ODD_OK) {
        for (size_t i = 0; i < a.count; i++) {
            list[i].from = list[i].line <= count ? origins[list[i].line - 1] : (odd_line_origin){0};
            list[i].late = until_ms > 0 && list[i].from.time_ms >= until_ms;
        }
        a.list = list;
    }
    odd_json_amendments(o, &a);
    odd_json_footer(o, e);
}
