/* oddtrick boards: the travellers of an event, with the comparison of every result. */
#include <stdlib.h>
#include <string.h>

#include "base/scan.h"
#include "cli/boards.h"
#include "cli/event_html.h"

/* ---- Which lines, and in which order ------------------------------------------------------------ */

/* Where contestants stand when they are sorted by section and number: 2 before 10, A9 before B1. */
typedef struct place {
    odd_text id;
    odd_side direction;
    uint32_t who;
} place;

static int compare_text(odd_text a, odd_text b) {
    int order = memcmp(a.text, b.text, a.len < b.len ? a.len : b.len);
    return order != 0 ? order : (a.len > b.len) - (a.len < b.len);
}

/* Takes letters, or digits, from the start of an id. */
static odd_text take_run(odd_text *id) {
    size_t len = 0;
    while (len < id->len && odd_is_digit(id->text[len]) == odd_is_digit(id->text[0]))
        len++;
    odd_text run = {id->text, len};
    *id = (odd_text){id->text + len, id->len - len};
    return run;
}

static int compare_places(const void *x, const void *y) {
    const place *a = x, *b = y;
    odd_text left = a->id, right = b->id;
    while (left.len > 0 && right.len > 0) {
        odd_text p = take_run(&left), q = take_run(&right);
        bool numbers = odd_is_digit(p.text[0]) && odd_is_digit(q.text[0]);
        if (numbers && p.len != q.len)
            return p.len < q.len ? -1 : 1;
        int order = compare_text(p, q);
        if (order != 0)
            return order;
    }
    return left.len != right.len ? (left.len < right.len ? -1 : 1) : (int)a->direction - (int)b->direction;
}

/* By contestant: where they stand. */
static uint32_t *sort_contestants(const odd_event *e) {
    place *places = odd_alloc(e->contestant_count, sizeof *places);
    uint32_t *order = odd_alloc(e->contestant_count, sizeof *order);
    for (size_t i = 0; i < e->contestant_count; i++)
        places[i] = (place){e->contestants[i].id, e->contestants[i].direction, (uint32_t)i};
    qsort(places, e->contestant_count, sizeof *places, compare_places);
    for (size_t i = 0; i < e->contestant_count; i++)
        order[places[i].who] = (uint32_t)i;
    free(places);
    return order;
}

static int compare_lines(const void *x, const void *y) {
    const odd_line *a = x, *b = y;
    if (a->order != b->order)
        return a->order < b->order ? -1 : 1;
    return a->then != b->then ? (a->then < b->then ? -1 : 1) : (a->play > b->play) - (a->play < b->play);
}

/* By group and round; the two lines of a match side by side; then by N-S's number, or by their points. */
static odd_line line_of(const odd_event *e, uint32_t index, const uint32_t *places, bool by_score) {
    const odd_play *p = &e->plays[index];
    uint64_t ns = places[odd_event_partners(e, p, 0).who[0]], ew = places[odd_event_partners(e, p, 1).who[0]];
    odd_line l = {.play = index, .order = (uint64_t)p->group << 48 | (uint64_t)p->round << 32};
    if (by_score)
        l.then = (uint64_t)(p->kind == ODD_PLAYED ? 20000 - p->score_pts : 40000) << 32 | ns;
    else if (e->contest == ODD_TEAMS) {
        l.order |= ns < ew ? ns : ew;
        l.then = ns;
    } else
        l.then = ns;
    return l;
}

static void add_line(odd_line **lines, size_t *count, size_t *cap, odd_line l) {
    *lines = odd_grow(*lines, *count, cap, sizeof **lines);
    (*lines)[(*count)++] = l;
}

/* All lines of one entry, from the first on, if there are several or it was taken back. */
static void add_history(odd_boards_view *b, const uint32_t *before, uint32_t last) {
    size_t count = 0;
    for (uint32_t at = last + 1; at != 0; at = before[at - 1])
        count++;
    for (size_t i = 0; i < count && count > 1; i++) {
        uint32_t at = last;
        for (size_t back = count - 1 - i; back > 0; back--)
            at = before[at] - 1;
        add_line(&b->old, &b->old_count, &b->old_cap, (odd_line){.play = at});
    }
}

static void add_board(odd_boards_view *b, const odd_board *board, const uint32_t *places, uint32_t *before,
                      bool by_score) {
    const odd_event *e = b->v->e;
    odd_traveller t = {.board = board, .from = b->count, .old_from = b->old_count};
    for (uint32_t at = board->first; at != 0; at = e->plays[at - 1].next) {
        const odd_play *p = &e->plays[at - 1];
        if (p->later != 0)
            before[p->later - 1] = at;
        else if (p->kind != ODD_VOID)
            add_line(&b->lines, &b->count, &b->cap, line_of(e, at - 1, places, by_score));
    }
    if (b->count > t.from)
        qsort(b->lines + t.from, b->count - t.from, sizeof *b->lines, compare_lines);
    for (uint32_t at = board->first; at != 0 && b->history; at = e->plays[at - 1].next)
        if (e->plays[at - 1].later == 0)
            add_history(b, before, at - 1);
    t.to = b->count;
    t.old_to = b->old_count;
    b->travellers[b->traveller_count++] = t;
}

/* Which columns there is something for. */
static void look_over(odd_boards_view *b) {
    const odd_event *e = b->v->e;
    for (size_t i = 0; i < b->count; i++) {
        const odd_play *p = &e->plays[b->lines[i].play];
        b->rounds = b->rounds || p->round > 0;
        b->groups = b->groups || p->group > 0;
        b->leads = b->leads || p->lead > 0;
        for (int side = 0; side < 2; side++) {
            int decimals = odd_event_scored(e, p, side) ? odd_decimals(e->worths[p->worth].value[side]) : 0;
            b->decimals = decimals > b->decimals ? decimals : b->decimals;
        }
    }
}

/* ---- Columns ----------------------------------------------------------------------------------- */

#define VIEW(data) ((const odd_boards_view *)(data))

static const odd_play *play_of(const odd_grid_at *at) {
    const odd_boards_view *b = VIEW(at->data);
    return &b->v->e->plays[b->lines[at->row].play];
}

/* The columns of CSV depend on the kind of event, and not on what is in it. */
static bool is_csv(const void *data) {
    return VIEW(data)->v->format == ODD_GRID_CSV;
}

static bool has_rounds(const void *data) {
    return VIEW(data)->rounds || is_csv(data);
}

static bool has_groups(const void *data) {
    return VIEW(data)->groups || is_csv(data);
}

static bool has_leads(const void *data) {
    return VIEW(data)->leads || is_csv(data);
}

static bool has_names(const void *data) {
    return odd_has_names(VIEW(data)->v->e);
}

static bool has_percent(const void *data) {
    return odd_has_percent(VIEW(data)->v->e);
}

static void put_board(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, VIEW(at->data)->v->e->boards[play_of(at)->board].number);
}

static void put_dealer(odd_out *o, const odd_grid_at *at) {
    odd_out_text(o, odd_seat_text(VIEW(at->data)->v->e->boards[play_of(at)->board].dealer));
}

static void put_vul(odd_out *o, const odd_grid_at *at) {
    odd_out_text(o, odd_vul_text(VIEW(at->data)->v->e->boards[play_of(at)->board].vul));
}

static void put_round(odd_out *o, const odd_grid_at *at) {
    if (play_of(at)->round > 0)
        odd_out_int(o, play_of(at)->round);
}

static void put_group(odd_out *o, const odd_grid_at *at) {
    odd_text group = VIEW(at->data)->v->e->groups[play_of(at)->group];
    odd_out_bytes(o, group.text, group.len);
}

static void put_seat(odd_out *o, const odd_grid_at *at) {
    odd_say_seat(o, VIEW(at->data)->v->e, play_of(at), at->which);
}

static void put_names(odd_out *o, const odd_grid_at *at) {
    odd_say_seat_names(o, VIEW(at->data)->v, play_of(at), at->which);
}

static void put_result(odd_out *o, const odd_grid_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    bool csv = v->format == ODD_GRID_CSV;
    odd_say_play(o, v->e, play_of(at), csv ? ODD_ASCII : v->style, !csv);
}

static void put_lead(odd_out *o, const odd_grid_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    odd_say_lead(o, play_of(at), v->format == ODD_GRID_CSV ? ODD_ASCII : v->style);
}

/* As on paper: the points stand in the column of the side that scores them. */
static void put_points(odd_out *o, const odd_grid_at *at) {
    const odd_play *p = play_of(at);
    int points = at->which == 0 ? p->score_pts : -p->score_pts;
    if (odd_play_has_points(p) && (points > 0 || (points == 0 && at->which == 0)))
        odd_out_int(o, points);
}

static void put_csv_points(odd_out *o, const odd_grid_at *at) {
    if (odd_play_has_points(play_of(at)))
        odd_out_int(o, play_of(at)->score_pts);
}

static void put_value(odd_out *o, const odd_grid_at *at) {
    const odd_boards_view *b = VIEW(at->data);
    const odd_event *e = b->v->e;
    const odd_play *p = play_of(at);
    odd_amount value = e->worths[p->worth].value[at->which];
    if (!odd_event_scored(e, p, at->which))
        return;
    if (b->v->format == ODD_GRID_CSV)
        odd_say_amount(o, value, 0);
    else if (odd_is_share(e))
        odd_say_amount(o, value, b->decimals);
    else
        odd_say_signed(o, value, b->decimals);
}

static void put_percent(odd_out *o, const odd_grid_at *at) {
    const odd_event *e = VIEW(at->data)->v->e;
    const odd_play *p = play_of(at);
    odd_amount top = odd_event_top(e, p, 0);
    if (odd_event_scored(e, p, 0) && top > 0)
        odd_say_x100(o, odd_percent_x100(e->worths[p->worth].value[0], top));
}

static void put_line(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, play_of(at)->line);
}

enum { COLUMN_VALUE = 14 };

static const odd_grid_column columns[] = {
    {"", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_board},
    {"", NULL, "dealer", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, put_dealer},
    {"", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, put_vul},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_rounds, put_round},
    {"Group", NULL, "group", ODD_CELL_LEFT, ODD_GRID_ALL, 0, has_groups, put_group},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, put_seat},
    {"", NULL, NULL, ODD_CELL_NAME, ODD_GRID_HTML | ODD_GRID_ROOMY, 0, has_names, put_names},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_ALL, 1, NULL, put_seat},
    {"", NULL, NULL, ODD_CELL_NAME, ODD_GRID_HTML | ODD_GRID_ROOMY, 1, has_names, put_names},
    {"Result", NULL, "result", ODD_CELL_RESULT, ODD_GRID_ALL, 0, NULL, put_result},
    {"Lead", NULL, "lead", ODD_CELL_RESULT, ODD_GRID_ALL, 0, has_leads, put_lead},
    {"", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_csv_points},
    {"N-S", "Score", NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, NULL, put_points},
    {"E-W", "Score", NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 1, NULL, put_points},
    [COLUMN_VALUE] = {"N-S", "", "ns_score", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_value},
    {"E-W", "", "ew_score", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, NULL, put_value},
    {"N-S %", NULL, "ns_percent", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_percent, put_percent},
    {"", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_line},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* ---- History ----------------------------------------------------------------------------------- */

static const odd_play *old_of(const odd_grid_at *at) {
    const odd_boards_view *b = VIEW(at->data);
    return &b->v->e->plays[b->old[at->row].play];
}

static void put_old_board(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, VIEW(at->data)->v->e->boards[old_of(at)->board].number);
}

static void put_old_line(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, old_of(at)->line);
}

static void put_old_text(odd_out *o, const odd_grid_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    odd_say_people(o, v, odd_event_line(v->e, old_of(at)->line));
}

static void put_old_fate(odd_out *o, const odd_grid_at *at) {
    const odd_event *e = VIEW(at->data)->v->e;
    const odd_play *p = old_of(at);
    if (p->later == 0)
        odd_out_text(o, p->kind == ODD_VOID ? "taken back" : "stands");
    else
        odd_out_format(o, "corrected by line %u", (unsigned)e->plays[p->later - 1].line);
}

static odd_grid_look old_look(const void *data, size_t row) {
    const odd_play *p = old_of(&(odd_grid_at){data, row, 0});
    return p->later != 0 ? ODD_ROW_STRUCK : ODD_ROW_PLAIN;
}

static const odd_grid_column old_columns[] = {
    {"", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_old_board},
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_old_line},
    {"In the log", NULL, "text", ODD_CELL_NAME, ODD_GRID_ALL, 0, NULL, put_old_text},
    {"", NULL, "status", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, put_old_fate},
};
enum { OLD_COLUMNS = sizeof old_columns / sizeof old_columns[0] };

/* ---- Printing ---------------------------------------------------------------------------------- */

/* "dealer South, both vulnerable; top 24, 12 results of 13" */
static void say_conditions(odd_out *o, const odd_event *e, const odd_board *b) {
    odd_out_format(o, "dealer %s, %s", odd_seat_name(b->dealer), odd_vul_words(b->vul));
    bool apart = e->settings.value[ODD_SET_COMPARE] == ODD_APART; /* each section has its own */
    if (e->contest == ODD_TEAMS)
        return;
    if (e->scoring == ODD_MATCHPOINTS && !apart) {
        odd_out_text(o, "; top ");
        odd_say_amount(o, b->top, 0);
    }
    if (e->scoring == ODD_BUTLER && !b->fouled && !apart)
        odd_out_format(o, "; datum %+d", b->datum_pts);
    if (e->scoring == ODD_MATCHPOINTS && b->results != e->expected && !apart)
        odd_out_format(o, ", %d result%s of %d", b->results, b->results == 1 ? "" : "s", e->expected);
    if (b->fouled)
        odd_out_text(o, "; compared in groups");
}

static void board_heading(odd_view *v, const odd_board *b) {
    char head[32];
    snprintf(head, sizeof head, "Board %d", b->number);
    if (v->format == ODD_GRID_HTML) {
        odd_out_format(&v->out, "<section class=\"board\" id=\"board-%d\">\n<h2>%s <small>", b->number, head);
        say_conditions(&v->out, v->e, b);
        odd_out_text(&v->out, "</small></h2>\n");
    } else {
        odd_out_char(&v->out, '\n');
        odd_out_paint(&v->out, ODD_BOLD, head);
        odd_out_text(&v->out, ", ");
        say_conditions(&v->out, v->e, b);
        odd_out_char(&v->out, '\n');
    }
}

static void print_history(odd_boards_view *b, size_t from, size_t to) {
    odd_grid g = odd_view_grid(b->v, b, old_columns, OLD_COLUMNS);
    g.look = old_look;
    g.indent = 2;
    g.narrow = true;
    odd_grid_measure(&g, b->old_count);
    if (b->v->format == ODD_GRID_TEXT)
        odd_out_char(&b->v->out, '\n');
    odd_grid_head(&g);
    odd_grid_rows(&g, from, to);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void print_travellers(odd_boards_view *b, odd_grid *g) {
    for (size_t i = 0; i < b->traveller_count; i++) {
        const odd_traveller *t = &b->travellers[i];
        board_heading(b->v, t->board);
        odd_grid_head(g);
        odd_grid_rows(g, t->from, t->to);
        odd_grid_end(g);
        if (t->old_to > t->old_from)
            print_history(b, t->old_from, t->old_to);
        if (b->v->format == ODD_GRID_HTML)
            odd_out_text(&b->v->out, "</section>\n");
    }
}

static void print_links(odd_boards_view *b) {
    int *numbers = odd_alloc(b->traveller_count, sizeof *numbers);
    for (size_t i = 0; i < b->traveller_count; i++)
        numbers[i] = b->travellers[i].board->number;
    odd_html_links(b->v, "Boards", "board", numbers, b->traveller_count);
    free(numbers);
}

static void print_all(odd_boards_view *b) {
    odd_grid_column own[COLUMNS];
    memcpy(own, columns, sizeof own);
    own[COLUMN_VALUE].over = own[COLUMN_VALUE + 1].over = odd_board_unit(b->v->e);
    odd_grid g = odd_view_grid(b->v, b, own, COLUMNS);
    odd_view_head(b->v, "Travellers");
    odd_grid_measure(&g, b->count);
    if (b->v->format != ODD_GRID_CSV) {
        if (b->v->format == ODD_GRID_HTML && b->traveller_count > 1)
            print_links(b);
        print_travellers(b, &g);
        if (b->traveller_count == 0)
            odd_view_note(b->v, "No boards yet.");
    } else if (b->history) {
        print_history(b, 0, b->old_count);
    } else {
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, b->count);
    }
    odd_view_foot(b->v);
    odd_grid_free(&g);
}

/* ---- The command ------------------------------------------------------------------------------- */

/* The boards that the operands name; all, if there are none. False after a message. */
static bool choose_boards(const odd_args *args, odd_boards_view *b, const uint32_t *places,
                          uint32_t *before) {
    const odd_event *e = b->v->e;
    bool by_score = odd_args_value(args, "by-score") != NULL;
    for (int i = 1; i < args->count; i++) {
        const odd_board *board = odd_event_find_board(args, e, args->operands[i]);
        if (board == NULL)
            return false;
        add_board(b, board, places, before, by_score);
    }
    for (size_t i = 0; i < e->board_count && args->count == 1; i++)
        add_board(b, &e->boards[e->board_order[i]], places, before, by_score);
    return true;
}

static int show(const odd_args *args, const odd_event *e) {
    odd_view v = odd_view_open(args, e);
    odd_boards_view b = {.v = &v, .history = odd_args_value(args, "history") != NULL};
    uint32_t *places = sort_contestants(e), *before = odd_alloc(e->play_count, sizeof *before);
    b.travellers = odd_alloc(e->board_count + (size_t)args->count, sizeof *b.travellers);
    bool good = choose_boards(args, &b, places, before);
    if (good) {
        look_over(&b);
        if (v.format == 0)
            odd_boards_json(&b);
        else
            print_all(&b);
    }
    odd_view_close(&v);
    free(places);
    free(before);
    free(b.lines);
    free(b.old);
    free(b.travellers);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count < 1)
        return odd_complain(
            args, "expected a file, or - for standard input, and then boards if not all are wanted");
    bool good = odd_event_open(args, &f, args->operands[0]);
    int code = good ? show(args, f.event) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'s', "by-score", NULL, "by North-South's score, and not by their number"},
    {'H', "history", NULL, "also what was corrected, with the lines of the log"},
};

const odd_command odd_command_boards = {
    .name = "boards",
    .synopsis = "[--by-score] [--history] FILE [N...]",
    .summary = "the travellers of an event, every result compared",
    .details = "Reads the log of an event and prints the traveller of each board, or of boards N...: who\n"
               "played it, the result, the lead, the score, and what each side has for it. --history adds\n"
               "the lines that were corrected, as they stand in the log.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
