/* What a contestant played, board by board, with the sums of rounds. */
#include "base/arena.h"
#include "report/event_rows.h"

/* ---- Whose lines ------------------------------------------------------------------------------- */

static bool stands(const odd_play *p) {
    return !p->corrected && p->kind != ODD_VOID;
}

/* Counts the lines of each contestant, or, with `lines`, puts them into place. */
static void spread(const odd_event *e, uint32_t *at, uint32_t *lines) {
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++) {
        if (!stands(odd_play_at(e, i)))
            continue;
        for (int direction = 0; direction < 2; direction++) {
            odd_partners p = odd_event_partners(e, odd_play_at(e, i), direction);
            for (int k = 0; k < 2 && p.who[k] != ODD_NOBODY; k++) {
                if (lines != NULL)
                    lines[at[p.who[k]]] = (uint32_t)i;
                at[p.who[k]]++;
            }
        }
    }
}

odd_scorecard_index odd_scorecard_index_of(const odd_event *e, odd_arena *arena) {
    size_t count = odd_event_about(e)->contestant_count;
    odd_scorecard_index index = {ODD_TAKE(arena, count + 2, uint32_t),
                                 ODD_TAKE(arena, odd_event_about(e)->play_count * 4 + 1, uint32_t)};
    uint32_t *at = index.starts + 1; /* while lines are filled in, each start is where the next line goes */
    spread(e, at, NULL);
    uint32_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t own = at[i];
        at[i] = sum;
        sum += own;
    }
    spread(e, at, index.lines);
    return index;
}

/* ---- Rows -------------------------------------------------------------------------------------- */

const odd_play *odd_scorecard_play(const odd_scorecard *c, const odd_scorecard_row *row) {
    uint32_t at = row->play[0] != 0 ? row->play[0] : row->play[1];
    return at != 0 ? odd_play_at(c->e, at - 1) : NULL;
}

static odd_scorecard_row row_of(const odd_scorecard *c, uint32_t index) {
    const odd_event *e = c->e;
    const odd_play *p = odd_play_at(e, index);
    int direction = 0;
    odd_amount value = odd_event_value(e, p, c->who, &direction);
    odd_scorecard_row row = {
        .direction = direction, .round = p->round, .scored = odd_event_scored(e, p, direction)};
    row.play[direction] = index + 1;
    if (row.scored) {
        row.value = value;
        row.max = odd_event_top(e, p, direction);
    }
    return row;
}

/* Rows are sorted by one number: session, round and board; for teams also the opponents. */
static uint64_t key_of(const odd_scorecard *c, const odd_scorecard_row *row) {
    const odd_play *p = odd_scorecard_play(c, row);
    uint64_t met = odd_event_partners(c->e, p, 1 - row->direction).who[0];
    const odd_board *b = odd_board_at(c->e, p->board);
    return (uint64_t)b->session << 57 | (uint64_t)row->round << 46 | (uint64_t)b->number << 32 | met;
}

static bool keys_in_order(const void *owner, uint32_t a, uint32_t b) {
    const uint64_t *keys = owner;
    return keys[a] <= keys[b];
}

/* Makes room for so many boards, a sum after each, and the total. */
static void reserve(odd_scorecard *c, size_t boards) {
    if (c->rows != NULL && boards <= c->cap)
        return;
    c->cap = boards > 2 * c->cap ? boards : 2 * c->cap;
    c->rows = ODD_TAKE(c->arena, 2 * c->cap + 1, odd_scorecard_row);
    c->other = ODD_TAKE(c->arena, 2 * c->cap + 1, odd_scorecard_row);
    c->keys = ODD_TAKE(c->arena, c->cap + 1, uint64_t);
    c->list = ODD_TAKE(c->arena, c->cap + 1, uint32_t);
    c->sorted = ODD_TAKE(c->arena, c->cap + 1, uint32_t);
}

/* Exchanges the two arrays of rows: the one just filled becomes the card's. */
static void exchange(odd_scorecard *c, size_t count) {
    odd_scorecard_row *rows = c->rows;
    c->rows = c->other;
    c->other = rows;
    c->count = count;
}

static void sort_rows(odd_scorecard *c) {
    for (size_t i = 0; i < c->count; i++) {
        c->keys[i] = key_of(c, &c->rows[i]);
        c->list[i] = (uint32_t)i;
    }
    odd_sort(c->list, c->sorted, c->count, keys_in_order, c->keys);
    for (size_t i = 0; i < c->count; i++)
        c->other[i] = c->rows[c->list[i]];
    exchange(c, c->count);
}

/* For teams: the two tables of a board become one row. */
static void join_tables(odd_scorecard *c) {
    const odd_event *e = c->e;
    size_t kept = 0;
    for (size_t i = 0; i < c->count; i++) {
        odd_scorecard_row *row = &c->rows[i], *last = kept > 0 ? &c->rows[kept - 1] : NULL;
        const odd_play *p = odd_scorecard_play(c, row),
                       *q = last != NULL ? odd_scorecard_play(c, last) : NULL;
        bool other = q != NULL && q->board == p->board && q->round == p->round &&
                     last->play[row->direction] == 0 &&
                     odd_event_partners(e, p, 1 - row->direction).who[0] ==
                         odd_event_partners(e, q, 1 - last->direction).who[0];
        if (other) {
            last->play[row->direction] = row->play[row->direction];
            last->direction = 0;
            if (row->scored && !last->scored) { /* the other table was not played, but an award counts */
                last->scored = true;
                last->value = row->value;
            }
        } else {
            c->rows[kept++] = *row;
        }
    }
    c->count = kept;
}

static odd_scorecard_row sum_of(const odd_scorecard_row *rows, size_t from, size_t to,
                                odd_scorecard_kind kind, int round) {
    odd_scorecard_row sum = {.kind = kind, .round = round, .scored = true};
    for (size_t i = from; i < to; i++) {
        if (rows[i].kind != ODD_SCORECARD_BOARD || !rows[i].scored)
            continue;
        sum.value += rows[i].value;
        sum.max += rows[i].max;
        sum.boards++;
    }
    return sum;
}

/* Adds a sum after each round, if rounds are known, and the total at the end. */
static void add_sums(odd_scorecard *c) {
    const odd_scorecard_row *boards = c->rows;
    odd_scorecard_row *rows = c->other;
    size_t count = 0, from = 0;
    for (size_t i = 0; i < c->count; i++) {
        rows[count++] = boards[i];
        bool last = i + 1 == c->count || boards[i + 1].round != boards[i].round;
        if (last && boards[i].round > 0) {
            rows[count] = sum_of(rows, from, count, ODD_SCORECARD_ROUND, boards[i].round);
            from = ++count;
        }
    }
    rows[count] = sum_of(rows, 0, count, ODD_SCORECARD_TOTAL, 0);
    exchange(c, count + 1);
}

static void look_over(odd_scorecard *c) {
    const odd_event *e = c->e;
    c->rounds = c->leads = false;
    c->decimals = 0;
    for (size_t i = 0; i < c->count; i++) {
        const odd_scorecard_row *row = &c->rows[i];
        const odd_play *p = odd_scorecard_play(c, row);
        int decimals = odd_decimals(row->value);
        c->decimals = decimals > c->decimals ? decimals : c->decimals;
        c->rounds = c->rounds || row->round > 0;
        c->leads = c->leads || (p != NULL && p->lead > 0);
    }
    c->directions = odd_event_about(e)->contest != ODD_TEAMS && odd_event_about(e)->winners == 1;
}

void odd_scorecard_fill(odd_scorecard *c, const odd_scorecard_index *index, uint32_t who) {
    uint32_t from = index->starts[who], to = index->starts[who + 1];
    c->who = who;
    c->count = 0;
    reserve(c, to - from);
    for (uint32_t i = from; i < to; i++)
        c->rows[c->count++] = row_of(c, index->lines[i]);
    sort_rows(c);
    if (odd_event_about(c->e)->contest == ODD_TEAMS)
        join_tables(c);
    add_sums(c);
    look_over(c);
}
