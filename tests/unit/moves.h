/* Movements for the tests: memory that is given back all at once, and a second check of a movement, written from the definitions
 * and without regard to time. It shares nothing with the prover. */
#ifndef MOVES_H
#define MOVES_H

#include "unit.h"

#include "oddtrick_movement.h"

/* Whether all is to be tried, however long it takes (make prove-movements): otherwise a part of the large ones. */
static inline bool moves_whole(void) {
    return getenv("ODD_WHOLE") != NULL;
}

/* The number of tables or pairs to try after this one: each; under the sanitizers the small ones and the two
 * largest. */
static inline int moves_next(int number) {
    enum { SMALL = 20, LARGE = 59 };
    return UNIT_SANITIZED && !moves_whole() && number >= SMALL && number < LARGE ? LARGE : number + 1;
}

/* ---- Memory ------------------------------------------------------------------------------------ */

typedef union moves_block {
    struct {
        union moves_block *next;
        size_t bytes;
    } is;
    max_align_t aligned;
} moves_block;

static moves_block *moves_blocks;
static size_t moves_left = SIZE_MAX; /* blocks that may still be asked for */
static odd_arena moves_arena;

static inline void *moves_more(void *owner, size_t bytes) {
    (void)owner;
    if (moves_left == 0)
        return NULL;
    moves_left--;
    moves_block *b = calloc(1, sizeof *b + bytes);
    assert_non_null(b);
    b->is.next = moves_blocks;
    b->is.bytes = bytes;
    moves_blocks = b;
    return b + 1;
}

static inline void moves_less(void *owner, void *block, size_t bytes) {
    (void)owner;
    moves_block **at = &moves_blocks;
    while (*at != NULL && *at != (moves_block *)block - 1)
        at = &(*at)->is.next;
    assert_non_null(*at);
    moves_block *gone = *at;
    assert_int_equal(gone->is.bytes, bytes);
    *at = gone->is.next;
    free(gone);
}

/* Frees all movements that there are. */
static inline void moves_fresh(void) {
    while (moves_blocks != NULL) {
        moves_block *next = moves_blocks->is.next;
        free(moves_blocks);
        moves_blocks = next;
    }
    moves_left = SIZE_MAX;
    moves_arena = (odd_arena){.more = moves_more, .less = moves_less};
}

static inline int moves_teardown(void **state) {
    (void)state;
    moves_fresh();
    return 0;
}

/* ---- Making ------------------------------------------------------------------------------------ */

static odd_error moves_error;

static inline int moves_try(odd_movement *m, odd_movement_wish wish) {
    moves_fresh();
    moves_error = (odd_error){0};
    return odd_movement_make(m, &wish, &moves_arena, &moves_error);
}

static inline odd_movement moves_make(odd_movement_wish wish) {
    odd_movement m;
    int code = moves_try(&m, wish);
    CHECK(code == ODD_OK, "kind %d form %d, %d tables, %d contestants, %d rounds: %s", wish.kind, wish.form,
          wish.tables, wish.contestants, wish.rounds, moves_error.message);
    return m;
}

/* There is no such movement, and the message says why. */
static inline void moves_refused(odd_movement_wish wish, const char *message) {
    odd_movement m;
    int code = moves_try(&m, wish);
    CHECK(code == ODD_E_MOVEMENT && strstr(moves_error.message, message) != NULL, "\"%s\" (%d), not \"%s\"",
          moves_error.message, code, message);
}

/* Whatever request for memory is refused, the answer is that there is none. */
static inline void moves_without_memory(odd_movement_wish wish) {
    for (size_t blocks = 0;; blocks++) {
        odd_movement m;
        moves_fresh();
        moves_left = blocks;
        int code = odd_movement_make(&m, &wish, &moves_arena, &moves_error);
        if (code == ODD_OK) {
            assert_true(blocks > 0);
            return;
        }
        assert_int_equal(code, ODD_E_MEMORY);
    }
}

static inline int moves_quality(const odd_movement *m) {
    odd_balance b;
    assert_int_equal(odd_movement_balance(&b, m, &moves_arena), ODD_OK);
    return b.quality_x10;
}

/* ---- The second check -------------------------------------------------------------------------- */

/* Whether somebody plays in a move; of teams, its pair in a direction: 1 North-South, 2 East-West, 3 any. */
static inline bool moves_plays(const odd_move *x, unsigned who, int sides) {
    return ((sides & 1) != 0 && (x->ns[0] == who || x->ns[1] == who)) ||
           ((sides & 2) != 0 && (x->ew[0] == who || x->ew[1] == who));
}

static inline bool moves_overlap(const odd_move *x, const odd_move *y) {
    return x->first <= y->last && y->first <= x->last;
}

/* Two moves, of which neither may contradict the other. */
static inline const char *moves_contradiction(const odd_movement *m, const odd_move *x, const odd_move *y) {
    bool same_round = x->round == y->round;
    if (!same_round && !moves_overlap(x, y))
        return NULL;
    if (same_round && x->section == y->section && x->table == y->table)
        return "a table twice";
    if (same_round && x->section == y->section && moves_overlap(x, y) && !(x->shared && y->shared))
        return "boards at two tables";
    for (int side = 1; side <= 2; side++) {
        int sides = m->contest == ODD_TEAMS ? side : 3;
        const uint16_t *seats = side == 1 ? x->ns : x->ew;
        for (int i = 0; i < 2; i++)
            if (seats[i] > 0 && moves_plays(y, seats[i], sides) && (same_round || moves_overlap(x, y)))
                return same_round ? "two places" : "a board twice";
    }
    return NULL;
}

/* How often two are opponents; of teams, the first one sits North-South. */
static inline int moves_meetings(const odd_movement *m, unsigned a, unsigned b) {
    int count = 0;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *x = &m->moves[i];
        count += moves_plays(x, a, 1) && moves_plays(x, b, 2);
        count += m->contest != ODD_TEAMS && moves_plays(x, b, 1) && moves_plays(x, a, 2);
    }
    return count;
}

static inline void moves_check_meetings(const odd_movement *m) {
    for (unsigned a = 1; a <= (unsigned)m->contestants; a++)
        for (unsigned b = 1; b <= (unsigned)m->contestants; b++) {
            if (a == b)
                continue;
            int met = moves_meetings(m, a, b);
            CHECK(met <= m->meetings && met >= m->least_meetings, "%u and %u meet %d times", a, b, met);
        }
}

static inline void moves_check_round(const odd_movement *m, int round, bool all) {
    int places = 0, seats = m->contest == ODD_INDIVIDUALS ? 2 : 1;
    for (size_t i = 0; i < m->move_count; i++)
        places += m->moves[i].round == round ? 2 * seats : 0;
    for (size_t i = 0; i < m->sit_count; i++)
        places += m->sits[i].round == round ? (m->contest == ODD_TEAMS ? 2 : 1) : 0;
    CHECK(!all || places == m->contestants * (m->contest == ODD_TEAMS ? 2 : 1), "round %d: %d places for %d",
          round, places, m->contestants);
}

/* All that must hold for a movement; `all`: everybody has a place in each round. */
static inline void moves_check(const odd_movement *m, bool all) {
    for (size_t i = 0; i < m->move_count; i++)
        for (size_t j = i + 1; j < m->move_count; j++) {
            const char *wrong = moves_contradiction(m, &m->moves[i], &m->moves[j]);
            CHECK(wrong == NULL, "%s: round %d table %d, round %d table %d", wrong, m->moves[i].round,
                  m->moves[i].table, m->moves[j].round, m->moves[j].table);
        }
    moves_check_meetings(m);
    for (int round = 1; round <= m->rounds; round++)
        moves_check_round(m, round, all);
}

#endif
