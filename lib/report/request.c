/* Reads requests, and answers each with the JSON of its view. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "report/event_rows.h"
#include "report/open_event.h"

/* ---- Reading ------------------------------------------------------------------------------------- */

enum { NOTHING, NUMBER, COUNT, ID, ID_AND_NUMBER, TWO_NUMBERS, TEXT };

static const struct {
    const char *word;
    int then; /* what follows the word */
} kinds[ODD_REQUEST_COUNT] = {
    [ODD_REQUEST_EVENT] = {"event", NOTHING},
    [ODD_REQUEST_STANDINGS] = {"standings", NOTHING},
    [ODD_REQUEST_BOARDS] = {"boards", NOTHING},
    [ODD_REQUEST_BOARD] = {"board", NUMBER},
    [ODD_REQUEST_CARDS] = {"cards", NOTHING},
    [ODD_REQUEST_CARD] = {"card", ID},
    [ODD_REQUEST_WHY] = {"why", ID_AND_NUMBER},
    [ODD_REQUEST_WHATIF] = {"whatif", TEXT},
    [ODD_REQUEST_CHECK] = {"check", NOTHING},
    [ODD_REQUEST_SETTINGS] = {"settings", NOTHING},
    [ODD_REQUEST_HISTORY] = {"history", TWO_NUMBERS},
    [ODD_REQUEST_PROBLEMS] = {"problems", NOTHING},
    [ODD_REQUEST_RACE] = {"race", COUNT},
    [ODD_REQUEST_UNDO] = {"undo", COUNT},
    [ODD_REQUEST_TABLE] = {"table", ID},
    [ODD_REQUEST_SCHEDULE] = {"schedule", NOTHING},
    [ODD_REQUEST_LINE] = {"line", TEXT},
    [ODD_REQUEST_CHANGE] = {"change", TEXT},
    [ODD_REQUEST_DRAW] = {"draw", TEXT},
    [ODD_REQUEST_PAPER] = {"paper", TEXT},
    [ODD_REQUEST_AWARDS] = {"awards", TEXT},
    [ODD_REQUEST_AWARD] = {"award", TEXT},
};

const char *odd_request_kind_text(odd_request_kind kind) {
    return kinds[kind].word;
}

odd_visibility odd_request_kind_visibility(odd_request_kind kind) {
    switch (kind) {
    case ODD_REQUEST_STANDINGS:
    case ODD_REQUEST_RACE:
    case ODD_REQUEST_AWARDS:
    case ODD_REQUEST_AWARD:
        return ODD_VISIBLE_STANDINGS;
    case ODD_REQUEST_EVENT:
    case ODD_REQUEST_BOARDS:
    case ODD_REQUEST_BOARD:
    case ODD_REQUEST_CHECK:
    case ODD_REQUEST_SETTINGS:
    case ODD_REQUEST_HISTORY:
    case ODD_REQUEST_PROBLEMS:
    case ODD_REQUEST_UNDO:
    case ODD_REQUEST_TABLE:
    case ODD_REQUEST_SCHEDULE:
    case ODD_REQUEST_CHANGE:
        return ODD_VISIBLE_RESULTS;
    case ODD_REQUEST_CARDS:
    case ODD_REQUEST_CARD:
    case ODD_REQUEST_WHY:
    case ODD_REQUEST_WHATIF:
    case ODD_REQUEST_LINE:
    case ODD_REQUEST_DRAW:
    case ODD_REQUEST_PAPER: /* a bracket shows results and winners */
    case ODD_REQUEST_COUNT:
        break;
    }
    return ODD_VISIBLE_BOTH;
}

static int fail_at(const odd_scan *s, odd_error *error, const char *message) {
    return odd_fail(error, ODD_E_SYNTAX, 1, odd_scan_column(s, s->at), "%s", message);
}

/* Reads a number that may be omitted at the end. */
static bool read_number(odd_scan *s, int *number) {
    odd_scan_blanks(s);
    *number = 0;
    if (odd_scan_end(s))
        return true;
    *number = odd_scan_number(s);
    return *number >= 0 && (odd_scan_end(s) || odd_scan_blanks(s));
}

/* Reads a board: 12, or 2:12 for session 2. It may be omitted. */
static bool read_board(odd_scan *s, int *number) {
    enum { SESSIONS = 99, BOARDS = 9999 };
    odd_scan_blanks(s);
    *number = 0;
    if (odd_scan_end(s))
        return true;
    int first = odd_scan_number(s);
    bool session = odd_scan_bytes(s, ":");
    int second = session ? odd_scan_number(s) : first;
    if (first < 0 || second < (session ? 1 : 0) ||
        (session && (first < 1 || first > SESSIONS || second > BOARDS)))
        return false;
    *number = session ? ODD_BOARD_IN(first, second) : first <= BOARDS ? first : -1;
    return odd_scan_end(s) || odd_scan_blanks(s);
}

static bool read_id(odd_scan *s, odd_text *id) {
    odd_scan_blanks(s);
    size_t from = s->at;
    while (odd_is_letter(odd_scan_peek(s)) || odd_is_digit(odd_scan_peek(s)) || odd_scan_peek(s) == '@')
        s->at++; /* 7@2: of the second club of a simultaneous */
    *id = (odd_text){s->text + from, s->at - from};
    return id->len > 0 && (odd_scan_end(s) || odd_scan_blanks(s));
}

static int read_rest(odd_request *r, odd_scan *s, odd_error *error) {
    int then = kinds[r->kind].then;
    if (then == TEXT) {
        r->text = (odd_text){s->text + s->at, s->len - s->at};
        return ODD_OK;
    }
    if ((then == ID || then == ID_AND_NUMBER) && !read_id(s, &r->id))
        return fail_at(s, error, "expected an id: card 7, why NS7 12");
    if (then == TWO_NUMBERS && !read_number(s, &r->from))
        return fail_at(s, error, "expected the number of a line: history 400 100");
    if ((then == COUNT || then == TWO_NUMBERS) && !read_number(s, &r->number))
        return fail_at(s, error, "expected a number");
    if ((then == NUMBER || then == ID_AND_NUMBER) && !read_board(s, &r->number))
        return fail_at(s, error, "expected a number");
    if (then == NUMBER && r->number == 0)
        return fail_at(s, error, "expected the number of a board: board 12");
    odd_scan_blanks(s);
    return odd_scan_end(s) ? ODD_OK : fail_at(s, error, "expected the end of the line");
}

int odd_request_parse(odd_request *r, const char *text, size_t len, odd_error *error) {
    odd_scan s = {text, len, 0};
    *r = (odd_request){0};
    for (int kind = 0; kind < ODD_REQUEST_COUNT; kind++) {
        r->kind = (odd_request_kind)kind;
        size_t word = odd_text_of(kinds[kind].word).len;
        if (!odd_scan_word(&s, kinds[kind].word))
            continue;
        if (s.at < len && kinds[kind].then == TEXT && (text[s.at] == ' ' || text[s.at] == '\n'))
            s.at++; /* in typed text, each blank counts */
        else if (s.at < len && !odd_scan_blanks(&s)) {
            s.at -= word;
            continue;
        }
        return read_rest(r, &s, error);
    }
    return fail_at(
        &s, error,
        "expected event, standings, boards, board, cards, card, why, whatif, check, settings, "
        "history, problems, race, undo, table, schedule, line, change, draw, paper, awards or award");
}

/* ---- Answering ------------------------------------------------------------------------------------ */

static int ask_standings(odd_request_state *a, odd_out *o) {
    odd_ranking ranking = odd_ranking_of(a->e, a->arena, '\0', (odd_text){0});
    ranking.row = a->r->row;
    ranking.owner = a->r->owner;
    odd_ranking_json(o, &ranking);
    return ODD_OK;
}

/* All lines of the log, from 1 on. */
static const odd_text *list_lines(const odd_request_state *a) {
    odd_text *lines = ODD_TAKE(a->arena, odd_open_event_lines(a->live) + 2, odd_text), line;
    for (odd_open_event_cursor cursor = {0}; odd_open_event_next(a->live, &cursor, &line);)
        lines[cursor.line] = line;
    return lines;
}

/* Adds all boards, or so many from one on. */
static void add_boards(const odd_request_state *a, odd_boards *boards) {
    size_t left = a->r->number > 0 ? (size_t)a->r->number : SIZE_MAX;
    if (a->r->from == 0 && a->r->number == 0) {
        odd_boards_add_all(boards);
        return;
    }
    for (size_t i = 0; i < odd_event_about(a->e)->board_count && left > 0; i++) {
        const odd_board *board = odd_board_sorted(a->e, i);
        if (board->number < a->r->from)
            continue;
        odd_boards_add(boards, board);
        left--;
    }
}

static int ask_boards(odd_request_state *a, odd_out *o) {
    odd_boards boards = odd_boards_of(a->e, a->arena, false, true);
    odd_boards_show_all(&boards);
    boards.solved = a->r->solved;
    boards.solver = a->r->solver;
    if (a->r->kind != ODD_REQUEST_BOARD)
        add_boards(a, &boards);
    else if (!odd_boards_add_number(&boards, a->r->number)) {
        odd_say_no_board(&a->error, a->e, a->r->number);
        return a->error.code;
    }
    if (boards.old_count > 0 && a->live != NULL)
        boards.texts = list_lines(a);
    odd_boards_json(o, &boards);
    return ODD_OK;
}

static int ask_cards(odd_request_state *a, odd_out *o) {
    uint32_t *whos = ODD_TAKE(a->arena, odd_event_about(a->e)->standing_count + 1, uint32_t);
    size_t count = 0;
    int code = ODD_OK;
    if (a->r->kind == ODD_REQUEST_CARD)
        code = odd_event_find(a->e, &whos[count++], a->r->id.text, a->r->id.len, &a->error);
    else
        for (size_t at = a->r->from > 0 ? (size_t)a->r->from - 1 : 0;
             at < odd_event_about(a->e)->standing_count &&
             (a->r->number == 0 || count < (size_t)a->r->number);
             at++)
            whos[count++] = odd_standing_at(a->e, at)->who;
    if (code == ODD_OK)
        odd_scorecards_json(o, a->e, a->arena, whos, count);
    return code;
}

/* The next line that is not empty. */
static bool next_candidate(odd_text *rest, odd_text *line) {
    while (rest->len > 0) {
        *line = odd_text_line(rest);
        odd_scan s = {line->text, line->len, 0};
        while (odd_scan_blanks(&s) || odd_scan_bytes(&s, ";"))
            ;
        if (!odd_scan_end(&s))
            return true;
    }
    return false;
}

/* Each candidate has memory of its own, which is freed before the next one. */
static int ask_whatif(odd_request_state *a, odd_out *o) {
    odd_text rest = a->r->text, line;
    if (!next_candidate(&rest, &line))
        return odd_fail(&a->error, ODD_E_SYNTAX, 1, 1,
                        "expected one or more candidates, a line each: board 12: 7 14 4S N -1");
    int number = 1;
    odd_whatif_json_open(o, a->e);
    do {
        odd_pool pool;
        odd_pool_open(&pool, odd_open_event_front_end(a->live));
        odd_whatif w = odd_desk_whatif(a->live, &pool.arena);
        odd_trial trial = {.text = line, .number = number};
        odd_trial_run(&w, &trial);
        odd_trial_json(o, &w, &trial);
        odd_pool_close(&pool);
        number++;
    } while (next_candidate(&rest, &line));
    odd_whatif_json_close(o, a->e);
    return ODD_OK;
}

/* Requests that other files answer; in the browser these are in modules of their own. */
static int (*const elsewhere[ODD_REQUEST_COUNT])(odd_request_state *a, odd_out *o) = {
    [ODD_REQUEST_WHY] = odd_ask_why,       [ODD_REQUEST_CHECK] = odd_ask_check,
    [ODD_REQUEST_CHANGE] = odd_ask_change, [ODD_REQUEST_DRAW] = odd_ask_draw,
    [ODD_REQUEST_PAPER] = odd_ask_paper,   [ODD_REQUEST_AWARDS] = odd_ask_awards,
    [ODD_REQUEST_AWARD] = odd_ask_award,
};

int odd_request_answer(odd_request_state *a, odd_out *o) {
    if (elsewhere[a->r->kind] != NULL)
        return elsewhere[a->r->kind](a, o);
    switch (a->r->kind) {
    case ODD_REQUEST_STANDINGS:
        return ask_standings(a, o);
    case ODD_REQUEST_BOARDS:
    case ODD_REQUEST_BOARD:
        return ask_boards(a, o);
    case ODD_REQUEST_CARDS:
    case ODD_REQUEST_CARD:
        return ask_cards(a, o);
    case ODD_REQUEST_WHATIF:
        return ask_whatif(a, o);
    case ODD_REQUEST_SETTINGS:
        odd_settings_json(o, a->e);
        return ODD_OK;
    case ODD_REQUEST_HISTORY:
        odd_history_json(o, a->live, a->arena, a->r->from, a->r->number);
        return ODD_OK;
    case ODD_REQUEST_PROBLEMS:
        odd_problems_json(o, a->live);
        return ODD_OK;
    case ODD_REQUEST_RACE:
        odd_race_json(o, a->e, a->arena, (size_t)a->r->number);
        return ODD_OK;
    case ODD_REQUEST_UNDO:
        odd_undo_json(o, a->live, a->arena, (uint32_t)a->r->number);
        return ODD_OK;
    case ODD_REQUEST_TABLE:
        return odd_table_now_json(o, a->e, a->r->id, &a->error);
    case ODD_REQUEST_SCHEDULE:
        odd_schedule_json(o, a->e, a->arena);
        return ODD_OK;
    case ODD_REQUEST_LINE:
        odd_typed_json(o, a->live, a->arena, a->r->text);
        return ODD_OK;
    case ODD_REQUEST_WHY:
    case ODD_REQUEST_CHECK:
    case ODD_REQUEST_CHANGE:
    case ODD_REQUEST_DRAW:
    case ODD_REQUEST_PAPER:
    case ODD_REQUEST_AWARDS:
    case ODD_REQUEST_AWARD:
    case ODD_REQUEST_EVENT:
    case ODD_REQUEST_COUNT:
        break;
    }
    odd_about_json(o, a->live);
    return ODD_OK;
}

int odd_open_event_ask(const odd_open_event *live, const odd_request *r, odd_out *o) {
    odd_request_state a = {
        .live = live, .r = r, .e = odd_open_event_current(live), .error = odd_open_event_error(live)};
    bool always = r->kind == ODD_REQUEST_PROBLEMS || r->kind == ODD_REQUEST_HISTORY;
    odd_pool pool;
    odd_pool_open(&pool, odd_open_event_front_end(live));
    a.arena = &pool.arena;
    int code = always ? ODD_OK : odd_open_event_code(live);
    if (code == ODD_OK)
        code = odd_request_answer(&a, o); /* for an event with errors, the only answer is that */
    if (code != ODD_OK)
        odd_failure_json(o, &a.error);
    odd_pool_close(&pool);
    return code;
}
