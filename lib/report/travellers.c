/* Which lines a traveller has, and in which order. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "report/event_rows.h"

/* ---- The order of contestants: by section and number, 2 before 10, A9 before B1 ------------------ */

/* Takes letters, or digits, from the start of an id. */
static odd_text take_run(odd_text *id) {
    size_t len = 0;
    while (len < id->len && odd_is_digit(id->text[len]) == odd_is_digit(id->text[0]))
        len++;
    odd_text run = {id->text, len};
    *id = (odd_text){id->text + len, id->len - len};
    return run;
}

static bool places_in_order(const void *owner, uint32_t x, uint32_t y) {
    const odd_contestant *a = odd_contestant_at(owner, x), *b = odd_contestant_at(owner, y);
    odd_text left = a->id, right = b->id;
    while (left.len > 0 && right.len > 0) {
        odd_text p = take_run(&left), q = take_run(&right);
        bool numbers = odd_is_digit(p.text[0]) && odd_is_digit(q.text[0]);
        if (numbers && p.len != q.len)
            return p.len < q.len;
        int order = odd_text_compare(p, q);
        if (order != 0)
            return order < 0;
    }
    return left.len != right.len ? left.len < right.len : a->direction <= b->direction;
}

/* By contestant: the place in the order of ids. */
static uint32_t *sort_contestants(const odd_event *e, odd_arena *arena) {
    size_t count = odd_event_about(e)->contestant_count;
    uint32_t *list = ODD_TAKE(arena, count + 1, uint32_t), *order = ODD_TAKE(arena, count + 1, uint32_t);
    for (size_t i = 0; i < count; i++)
        list[i] = (uint32_t)i;
    odd_sort(list, order, count, places_in_order, e);
    for (size_t i = 0; i < count; i++)
        order[list[i]] = (uint32_t)i;
    return order;
}

/* ---- Lines -------------------------------------------------------------------------------------- */

static bool lines_in_order(const void *owner, uint32_t x, uint32_t y) {
    const odd_line *a = (const odd_line *)owner + x, *b = (const odd_line *)owner + y;
    if (a->order != b->order)
        return a->order < b->order;
    return a->then != b->then ? a->then < b->then : a->play <= b->play;
}

static void sort_lines(odd_boards *b, size_t from, size_t count) {
    odd_line *lines = b->lines + from, *sorted = ODD_TAKE(b->arena, count + 1, odd_line);
    uint32_t *list = ODD_TAKE(b->arena, count + 1, uint32_t),
             *other = ODD_TAKE(b->arena, count + 1, uint32_t);
    for (size_t i = 0; i < count; i++)
        list[i] = (uint32_t)i;
    odd_sort(list, other, count, lines_in_order, lines);
    for (size_t i = 0; i < count; i++)
        sorted[i] = lines[list[i]];
    for (size_t i = 0; i < count; i++)
        lines[i] = sorted[i];
}

/* Sorts by group and round, the two lines of a match side by side, then by N-S's number, or by their points. */
static odd_line line_of(const odd_boards *b, uint32_t index) {
    const odd_event *e = b->e;
    const odd_play *p = odd_play_at(e, index);
    uint64_t ns = b->places[odd_event_partners(e, p, 0).who[0]],
             ew = b->places[odd_event_partners(e, p, 1).who[0]];
    odd_line l = {.play = index, .order = (uint64_t)p->group << 48 | (uint64_t)p->round << 32};
    if (b->by_score)
        l.then = (uint64_t)(p->kind == ODD_PLAYED ? 20000 - p->score_pts : 40000) << 32 | ns;
    else if (odd_event_about(e)->contest == ODD_TEAMS) {
        l.order |= ns < ew ? ns : ew;
        l.then = ns;
    } else
        l.then = ns;
    return l;
}

/* Adds all lines of one entry, the first one first, if there are several or it was taken back. */
static void add_history(odd_boards *b, uint32_t last) {
    size_t count = 0;
    for (uint32_t at = last + 1; at != 0; at = b->before[at - 1])
        count++;
    if (count < 2)
        return;
    b->old =
        odd_arena_grow(b->arena, b->old, b->old_count, b->old_count + count, &b->old_cap, sizeof *b->old);
    b->old_count += count;
    for (uint32_t at = last + 1, i = 1; at != 0; at = b->before[at - 1], i++)
        b->old[b->old_count - i] = at - 1;
}

/* Finds which columns have values. */
static void look_over(odd_boards *b, size_t from) {
    const odd_event *e = b->e;
    for (size_t i = from; i < b->count; i++) {
        const odd_play *p = odd_play_at(e, b->lines[i].play);
        b->rounds = b->rounds || p->round > 0;
        b->groups = b->groups || p->group > 0;
        b->leads = b->leads || p->lead > 0;
        for (int side = 0; side < 2; side++) {
            int decimals = odd_event_scored(e, p, side) ? odd_decimals(odd_worth_of(e, p)->value[side]) : 0;
            b->decimals = decimals > b->decimals ? decimals : b->decimals;
        }
    }
}

/* ---- Boards ------------------------------------------------------------------------------------- */

odd_boards odd_boards_of(const odd_event *e, odd_arena *arena, bool by_score, bool history) {
    return (odd_boards){.e = e,
                        .arena = arena,
                        .by_score = by_score,
                        .history = history,
                        .places = sort_contestants(e, arena),
                        .before = ODD_TAKE(arena, odd_event_about(e)->play_count + 1, uint32_t)};
}

static void reserve(odd_boards *b, size_t lines, size_t travellers) {
    b->lines = odd_arena_grow(b->arena, b->lines, b->count, b->count + lines, &b->cap, sizeof *b->lines);
    b->travellers = odd_arena_grow(b->arena, b->travellers, b->traveller_count,
                                   b->traveller_count + travellers, &b->traveller_cap, sizeof *b->travellers);
}

/* Adds the lines that were played with these cards; NULL: all. */
static void add_lines(odd_boards *b, const odd_board *board, const odd_board_deal *dealt) {
    const odd_event *e = b->e;
    odd_traveller t = {.board = board, .dealt = dealt, .from = b->count, .old_from = b->old_count};
    reserve(b, board->entries, 1);
    for (uint32_t at = board->first; at != 0; at = odd_play_at(e, at - 1)->next) {
        const odd_play *p = odd_play_at(e, at - 1);
        bool with_them = dealt == NULL || b->dealt_of[at - 1] == dealt;
        if (p->corrected)
            b->before[odd_play_later(p) - 1] = at;
        else if (p->kind != ODD_VOID && with_them)
            b->lines[b->count++] = line_of(b, at - 1);
    }
    sort_lines(b, t.from, b->count - t.from);
    look_over(b, t.from);
    for (uint32_t at = board->first; at != 0 && b->history; at = odd_play_at(e, at - 1)->next)
        if (!odd_play_at(e, at - 1)->corrected)
            add_history(b, at - 1);
    t.to = b->count;
    t.old_to = b->old_count;
    b->travellers[b->traveller_count++] = t;
}

void odd_boards_add(odd_boards *b, const odd_board *board) {
    const odd_board_deal *d;
    if (!b->by_cards)
        add_lines(b, board, NULL);
    if (b->by_cards && b->dealt_of == NULL)
        b->dealt_of = ODD_TAKE(b->arena, odd_event_about(b->e)->play_count + 1, const odd_board_deal *);
    for (uint32_t at = board->first; b->by_cards && at != 0; at = odd_play_at(b->e, at - 1)->next)
        b->dealt_of[at - 1] =
            odd_event_deal(b->e, board, odd_play_at(b->e, at - 1)->round, odd_play_at(b->e, at - 1)->group);
    for (uint32_t at = 0; b->by_cards && (d = odd_event_next_deal(b->e, board, &at)) != NULL;)
        add_lines(b, board, d);
}

void odd_boards_add_all(odd_boards *b) {
    reserve(b, odd_event_about(b->e)->play_count, odd_event_about(b->e)->board_count);
    for (size_t i = 0; i < odd_event_about(b->e)->board_count; i++)
        odd_boards_add(b, odd_board_sorted(b->e, i));
}

size_t odd_boards_add_number(odd_boards *b, int number) {
    size_t count = 0;
    const odd_board *one = odd_event_board(b->e, number);
    for (size_t i = 0; one != NULL && i < odd_event_about(b->e)->session_count; i++) {
        const odd_board *board = odd_event_board_in(b->e, i, one->number);
        if (board == NULL || (number != one->number && board != one))
            continue;
        odd_boards_add(b, board);
        count++;
    }
    return count;
}

void odd_say_no_board(odd_error *error, const odd_event *e, int number) {
    if (number >= ODD_BOARD_IN(1, 0)) {
        odd_fail(error, ODD_E_REFERENCE, 0, 0, "no board %d in session %d", number % ODD_BOARD_IN(1, 0),
                 number / ODD_BOARD_IN(1, 0));
        return;
    }
    if (odd_event_about(e)->board_count == 0)
        odd_fail(error, ODD_E_REFERENCE, 0, 0, "no board %d: the event has no boards yet", number);
    else
        odd_fail(error, ODD_E_REFERENCE, 0, 0, "no board %d: the event has boards %d to %d", number,
                 odd_board_sorted(e, 0)->number,
                 odd_board_sorted(e, odd_event_about(e)->board_count - 1)->number);
}
