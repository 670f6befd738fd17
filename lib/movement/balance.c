/* How evenly a movement compares its pairs. */
#include "base/frac.h"
#include "base/arena.h"
#include "movement/plan.h"

typedef struct competition_sums {
    const odd_movement *m;
    odd_arena *arena;
    int32_t *competition;
    uint32_t *starts; /* by board: where its moves begin in `plays` */
    uint32_t *plays;  /* moves, board by board */
    uint8_t *sides;   /* by contestant: the directions in which they play, a bit each */
    int top_board;
} competition_sums;

static int32_t *cell_of(const competition_sums *w, size_t a, size_t b) {
    return &w->competition[a * ((size_t)w->m->contestants + 1) + b];
}

/* Lists the moves of each board. */
static bool list_plays(competition_sums *w) {
    const odd_movement *m = w->m;
    for (size_t i = 0; i < m->move_count; i++)
        w->top_board = m->moves[i].last > w->top_board ? m->moves[i].last : w->top_board;
    w->starts = ODD_TAKE(w->arena, (size_t)w->top_board + 2, uint32_t);
    if (w->starts == NULL)
        return false;
    for (size_t i = 0; i < m->move_count; i++)
        for (int b = m->moves[i].first; m->moves[i].first > 0 && b <= m->moves[i].last; b++)
            w->starts[b + 1]++;
    for (int b = 1; b <= w->top_board + 1; b++)
        w->starts[b] += w->starts[b - 1];
    w->plays = ODD_TAKE(w->arena, w->starts[w->top_board + 1] + 1, uint32_t);
    uint32_t *next = ODD_TAKE(w->arena, (size_t)w->top_board + 2, uint32_t);
    if (w->plays == NULL || next == NULL)
        return false;
    odd_copy(next, w->starts, ((size_t)w->top_board + 2) * sizeof *next);
    for (size_t i = 0; i < m->move_count; i++)
        for (int b = m->moves[i].first; m->moves[i].first > 0 && b <= m->moves[i].last; b++)
            w->plays[next[b]++] = (uint32_t)i;
    return true;
}

static uint32_t plays_of(const competition_sums *w, int board) {
    return w->starts[board + 1] - w->starts[board];
}

/* Returns whether two boards are played by the same pairs at the same tables, as the boards of a set are. */
static bool same_plays(const competition_sums *w, int a, int b) {
    if (plays_of(w, a) != plays_of(w, b))
        return false;
    for (uint32_t i = 0; i < plays_of(w, a); i++)
        if (w->plays[w->starts[a] + i] != w->plays[w->starts[b] + i])
            return false;
    return true;
}

static void add_both(const competition_sums *w, size_t a, size_t b, int32_t value) {
    *cell_of(w, a, b) += value;
    *cell_of(w, b, a) += value;
}

/* Adds the competition on a board and on those that are played like it: `weight` boards in all. */
static void weigh_board(competition_sums *w, int board, int32_t weight) {
    const uint32_t *plays = w->plays + w->starts[board];
    uint32_t count = plays_of(w, board);
    for (uint32_t i = 0; i < count; i++) {
        const odd_move *x = &w->m->moves[plays[i]];
        add_both(w, x->ns[0], x->ew[0], (int32_t)(count - 1) * weight);
        w->sides[x->ns[0]] |= 1;
        w->sides[x->ew[0]] |= 2;
        for (uint32_t j = i + 1; j < count; j++) {
            const odd_move *y = &w->m->moves[plays[j]];
            add_both(w, x->ns[0], y->ns[0], weight);
            add_both(w, x->ew[0], y->ew[0], weight);
            add_both(w, x->ns[0], y->ew[0], -weight);
            add_both(w, x->ew[0], y->ns[0], -weight);
        }
    }
}

/* With two winners, contestants who sit in one direction only are ranked only with each other. */
static bool ranked_together(const competition_sums *w, size_t a, size_t b) {
    return w->m->winners != 2 || w->sides[a] == w->sides[b];
}

static void sum_up(odd_balance *out, const competition_sums *w) {
    bool any = false;
    for (size_t a = 1; a <= (size_t)w->m->contestants; a++)
        for (size_t b = a + 1; b <= (size_t)w->m->contestants; b++) {
            int32_t c = *cell_of(w, a, b);
            if (!ranked_together(w, a, b))
                continue;
            out->count++;
            out->sum += c;
            out->squares += (int64_t)c * c;
            out->least = !any || c < out->least ? c : out->least;
            out->most = !any || c > out->most ? c : out->most;
            any = true;
        }
}

int odd_movement_quality(int64_t sum, int64_t squares, int64_t count) {
    int64_t tenths;
    odd_frac share = odd_frac_mul(odd_frac_of(sum, count), odd_frac_of(sum, squares));
    if (sum < 0 || !odd_frac_round(&tenths, share, odd_frac_of(1, 1000), ODD_HALVES_UP, odd_frac_whole(0)))
        return -1;
    return (int)tenths;
}

int odd_movement_balance(odd_balance *out, const odd_movement *m, odd_arena *arena) {
    size_t people = (size_t)m->contestants + 1;
    competition_sums w = {.m = m, .arena = arena};
    *out = (odd_balance){.contestants = m->contestants, .quality_x10 = -1};
    w.competition = ODD_TAKE(arena, people * people, int32_t);
    w.sides = ODD_TAKE(arena, people, uint8_t);
    if (w.competition == NULL || w.sides == NULL)
        return ODD_E_MEMORY;
    out->competition = w.competition;
    if (m->contest != ODD_PAIRS)
        return ODD_OK;
    if (!list_plays(&w))
        return ODD_E_MEMORY;
    for (int board = 1; board <= w.top_board;) {
        int next = board + 1;
        while (next <= w.top_board && same_plays(&w, board, next))
            next++;
        weigh_board(&w, board, next - board);
        board = next;
    }
    for (size_t who = 1; who < people; who++)
        *cell_of(&w, who, who) = 0;
    sum_up(out, &w);
    if (m->winners == 1)
        out->quality_x10 = odd_movement_quality(out->sum, out->squares, out->count);
    return ODD_OK;
}
