/* The lines of travellers: which of them are shown, and in which order. */
#include <stdlib.h>
#include <string.h>

#include "base/scan.h"
#include "cli/boards.h"

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

/* Those that were played with these cards; NULL: all. */
static void add_lines(odd_boards_view *b, const odd_board *board, const odd_dealt *dealt) {
    const odd_event *e = b->v->e;
    odd_traveller t = {.board = board, .dealt = dealt, .from = b->count, .old_from = b->old_count};
    for (uint32_t at = board->first; at != 0; at = e->plays[at - 1].next) {
        const odd_play *p = &e->plays[at - 1];
        bool with_them = dealt == NULL || odd_event_dealt(e, board, p->round, p->group) == dealt;
        if (p->later != 0)
            b->before[p->later - 1] = at;
        else if (p->kind != ODD_VOID && with_them)
            add_line(&b->lines, &b->count, &b->cap, line_of(e, at - 1, b->places, b->by_score));
    }
    if (b->count > t.from)
        qsort(b->lines + t.from, b->count - t.from, sizeof *b->lines, compare_lines);
    for (uint32_t at = board->first; at != 0 && b->history; at = e->plays[at - 1].next)
        if (e->plays[at - 1].later == 0)
            add_history(b, b->before, at - 1);
    t.to = b->count;
    t.old_to = b->old_count;
    b->travellers = odd_grow(b->travellers, b->traveller_count, &b->traveller_cap, sizeof *b->travellers);
    b->travellers[b->traveller_count++] = t;
}

static void add_board(odd_boards_view *b, const odd_board *board) {
    const odd_dealt *d;
    if (!b->by_cards)
        add_lines(b, board, NULL);
    for (uint32_t at = 0; b->by_cards && (d = odd_event_next_dealt(b->v->e, board, &at)) != NULL;)
        add_lines(b, board, d);
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

/* The boards that the operands name; all, if there are none. False after a message. */
static bool choose(odd_boards_view *b, const odd_args *args) {
    const odd_event *e = b->v->e;
    for (int i = 1; i < args->count; i++) {
        const odd_board *board = odd_event_find_board(args, e, args->operands[i]);
        if (board == NULL)
            return false;
        add_board(b, board);
    }
    for (size_t i = 0; i < e->board_count && args->count == 1; i++)
        add_board(b, &e->boards[e->board_order[i]]);
    return true;
}

bool odd_boards_choose(odd_boards_view *b, const odd_args *args) {
    const odd_event *e = b->v->e;
    b->places = sort_contestants(e);
    b->before = odd_alloc(e->play_count, sizeof *b->before);
    if (!choose(b, args))
        return false;
    look_over(b);
    return true;
}

void odd_boards_free(odd_boards_view *b) {
    free(b->places);
    free(b->before);
    free(b->lines);
    free(b->old);
    free(b->travellers);
}
