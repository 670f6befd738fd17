/* What a contestant played, board by board, with the sums of rounds. */
#include <stdlib.h>
#include <string.h>

#include "cli/card.h"

/* ---- Whose lines ------------------------------------------------------------------------------- */

static bool stands(const odd_play *p) {
    return p->later == 0 && p->kind != ODD_VOID;
}

/* Counts, or with lines puts in their place, the lines of each contestant. */
static void spread(const odd_event *e, uint32_t *at, uint32_t *lines) {
    for (size_t i = 0; i < e->play_count; i++) {
        if (!stands(&e->plays[i]))
            continue;
        for (int direction = 0; direction < 2; direction++) {
            odd_partners p = odd_event_partners(e, &e->plays[i], direction);
            for (int k = 0; k < 2 && p.who[k] != ODD_NOBODY; k++) {
                if (lines != NULL)
                    lines[at[p.who[k]]] = (uint32_t)i;
                at[p.who[k]]++;
            }
        }
    }
}

odd_card_index odd_card_index_of(const odd_event *e) {
    size_t count = e->contestant_count;
    odd_card_index index = {odd_alloc(count + 2, sizeof *index.starts),
                            odd_alloc(e->play_count * 4, sizeof *index.lines)};
    uint32_t *at = index.starts + 1; /* while they are filled, each start is where the next line goes */
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

void odd_card_index_free(odd_card_index *index) {
    free(index->starts);
    free(index->lines);
}

/* ---- Rows -------------------------------------------------------------------------------------- */

const odd_play *odd_card_play(const odd_card_view *c, const odd_card_row *row) {
    uint32_t at = row->play[0] != 0 ? row->play[0] : row->play[1];
    return at != 0 ? &c->v->e->plays[at - 1] : NULL;
}

int odd_own_points(const odd_play *play, int direction) {
    return (direction == 0) == !play->turned ? play->score_pts : -play->score_pts;
}

static odd_card_row *add_row(odd_card_view *c) {
    c->rows = odd_grow(c->rows, c->count, &c->cap, sizeof *c->rows);
    c->rows[c->count] = (odd_card_row){0};
    return &c->rows[c->count++];
}

static void add_line(odd_card_view *c, uint32_t index) {
    const odd_event *e = c->v->e;
    const odd_play *p = &e->plays[index];
    odd_card_row *row = add_row(c);
    int direction = 0;
    odd_amount value = odd_event_value(e, p, c->who, &direction);
    row->play[direction] = index + 1;
    row->direction = direction;
    row->round = p->round;
    row->scored = odd_event_scored(e, p, direction);
    if (row->scored) {
        row->value = value;
        row->max = odd_event_top(e, p, direction);
    }
}

/* Rows are sorted by a number each: round and board; of teams also whom they met. */
typedef struct sorted {
    uint64_t key;
    odd_card_row row;
} sorted;

static int compare_sorted(const void *x, const void *y) {
    const sorted *a = x, *b = y;
    return (a->key > b->key) - (a->key < b->key);
}

static void sort_rows(odd_card_view *c) {
    const odd_event *e = c->v->e;
    sorted *all = odd_alloc(c->count, sizeof *all);
    for (size_t i = 0; i < c->count; i++) {
        const odd_card_row *row = &c->rows[i];
        const odd_play *p = odd_card_play(c, row);
        uint64_t met = odd_event_partners(e, p, 1 - row->direction).who[0];
        all[i] =
            (sorted){(uint64_t)row->round << 48 | (uint64_t)e->boards[p->board].number << 32 | met, *row};
    }
    qsort(all, c->count, sizeof *all, compare_sorted);
    for (size_t i = 0; i < c->count; i++)
        c->rows[i] = all[i].row;
    free(all);
}

/* Of teams: the two tables of a board make one row. */
static void join_tables(odd_card_view *c) {
    const odd_event *e = c->v->e;
    size_t kept = 0;
    for (size_t i = 0; i < c->count; i++) {
        odd_card_row *row = &c->rows[i], *last = kept > 0 ? &c->rows[kept - 1] : NULL;
        const odd_play *p = odd_card_play(c, row), *q = last != NULL ? odd_card_play(c, last) : NULL;
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

static void add_sum(odd_card_view *c, int kind, int round, size_t from, size_t to) {
    odd_card_row sum = {.kind = kind, .round = round, .scored = true};
    for (size_t i = from; i < to; i++) {
        const odd_card_row *row = &c->rows[i];
        if (row->kind != ODD_CARD_BOARD || !row->scored)
            continue;
        sum.value += row->value;
        sum.max += row->max;
        sum.boards++;
    }
    *add_row(c) = sum;
}

/* Behind each round its sum, where rounds are known, and behind all of them the total. */
static void add_sums(odd_card_view *c) {
    odd_card_row *boards = c->rows;
    size_t count = c->count, from = 0;
    c->rows = NULL;
    c->count = c->cap = 0;
    for (size_t i = 0; i < count; i++) {
        *add_row(c) = boards[i];
        bool last = i + 1 == count || boards[i + 1].round != boards[i].round;
        if (last && boards[i].round > 0) {
            add_sum(c, ODD_CARD_ROUND, boards[i].round, from, c->count);
            from = c->count;
        }
    }
    add_sum(c, ODD_CARD_TOTAL, 0, 0, c->count);
    free(boards);
}

static void look_over(odd_card_view *c) {
    const odd_event *e = c->v->e;
    c->rounds = c->directions = c->leads = false;
    c->decimals = 0;
    for (size_t i = 0; i < c->count; i++) {
        const odd_card_row *row = &c->rows[i];
        const odd_play *p = odd_card_play(c, row);
        int decimals = odd_decimals(row->value);
        c->decimals = decimals > c->decimals ? decimals : c->decimals;
        c->rounds = c->rounds || row->round > 0;
        c->leads = c->leads || (p != NULL && p->lead > 0);
    }
    c->directions = e->contest != ODD_TEAMS && e->winners == 1;
}

void odd_card_fill(odd_card_view *c, const odd_card_index *index, uint32_t who) {
    c->who = who;
    c->count = 0;
    for (uint32_t i = index->starts[who]; i < index->starts[who + 1]; i++)
        add_line(c, index->lines[i]);
    sort_rows(c);
    if (c->v->e->contest == ODD_TEAMS)
        join_tables(c);
    add_sums(c);
    look_over(c);
}
