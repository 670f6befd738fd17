/* Opponents and boards for those who sit out after an accident. Each search looks at a bounded number of possibilities, in an order that
 * does not depend on the machine. */
#include "base/arena.h"
#include "movement/change.h"
#include "movement/matching.h"

static int met_of(const odd_change_state *c, int a, int b) {
    return c->met[(size_t)a * ((size_t)c->people + 1) + (size_t)b];
}

/* ---- Boards for two -------------------------------------------------------------------------------- */

/* Returns whether two contestants may meet in a section: that of one of them or, when sections are merged, of either. */
static bool may_meet(const odd_change_state *c, int a, int b) {
    return a != b && (c->side[a] | c->side[b]) == 3 && (c->section[a] == c->section[b] || c->accident->merge);
}

/* Returns the best set for a row: one that no other table has in the round, otherwise one that few tables have; NULL if
 * there is none. */
static const odd_board_set *best_set(const odd_change_state *c, const odd_move *row, int *tables) {
    const odd_board_set *best = NULL;
    for (size_t i = 0; i<c->set_count && * c->work> 0; i++) {
        odd_move trial = *row;
        --*c->work;
        trial.first = c->sets[i].first;
        trial.last = c->sets[i].last;
        if (!odd_change_fresh(c, row->ns[0], trial.first, trial.last) ||
            !odd_change_fresh(c, row->ew[0], trial.first, trial.last))
            continue;
        int with = odd_change_tables_with(c, &trial);
        *c->work -= (int64_t)c->count;
        bool longer = best != NULL && trial.last - trial.first > best->last - best->first;
        if (best == NULL || with < *tables || (with == *tables && longer)) {
            best = &c->sets[i];
            *tables = with;
        }
    }
    return best;
}

bool odd_change_other_boards(odd_change_state *c, odd_move row) {
    int tables = 0;
    const odd_board_set *set = best_set(c, &row, &tables);
    if (set == NULL)
        return false;
    row.first = set->first;
    row.last = set->last;
    row.shared = tables > 0;
    return odd_change_add(c, row);
}

/* ---- Those who sit out play each other --------------------------------------------------------------- */

/* Seats two contestants: by their lines if there are two winners, otherwise as given. */
static odd_move row_of(const odd_change_state *c, int round, int a, int b) {
    bool turn = c->side[a] == 2 || c->side[b] == 1;
    return (odd_move){.round = (uint16_t)round,
                      .section = c->section[a],
                      .ns = {(uint16_t)(turn ? b : a)},
                      .ew = {(uint16_t)(turn ? a : b)}};
}

enum { COST_REMATCH = 100, COST_SHARED = 10 };

/* Finds the best two of those who sit out in a round. Returns false if no two can play. */
static bool best_two(const odd_change_state *c, int round, odd_move *best) {
    int best_cost = INT32_MAX, tables = 0;
    for (int a = 1; a <= c->people; a++) {
        if (!odd_change_sits(c, round, a))
            continue;
        for (int b = a + 1; b <= c->people; b++) {
            if (!odd_change_sits(c, round, b) || !may_meet(c, a, b))
                continue;
            odd_move row = row_of(c, round, a, b);
            if (met_of(c, a, b) * COST_REMATCH >= best_cost || best_set(c, &row, &tables) == NULL)
                continue;
            int cost = met_of(c, a, b) * COST_REMATCH + tables * COST_SHARED;
            if (cost < best_cost) {
                best_cost = cost;
                *best = row;
            }
        }
    }
    return best_cost < INT32_MAX;
}

void odd_change_pair_sitters(odd_change_state *c) {
    odd_move row;
    for (int round = c->accident->from; round <= c->rounds; round++)
        while (best_two(c, round, &row)) {
            row.table = (uint16_t)odd_change_free_table(c, round, row.section);
            if (!odd_change_other_boards(c, row))
                return;
        }
}

/* ---- The rover ----------------------------------------------------------------------------------------- */

enum { COST_IDLE = 1000, COST_AGAIN = 300, NODES = 5000, ROUNDS_MAX = ODD_MOVEMENT_ROUNDS_MAX + 1 };

typedef struct rover_search {
    odd_change_state *c;
    int who;
    uint32_t *displaced; /* by contestant: how often */
    int32_t choice[ROUNDS_MAX],
        best[ROUNDS_MAX];            /* by round: the row, twice its index, plus 1 for East-West; -1: idle */
    uint64_t *had;                   /* boards on the current path through the rounds */
    uint32_t *order;                 /* rows by round */
    uint32_t starts[ROUNDS_MAX + 1]; /* by round, in the order */
    int best_cost;
    int nodes;
} rover_search;

static bool has_boards(const rover_search *v, const odd_move *row) {
    for (int board = row->first; board <= row->last; board++)
        if ((v->had[board / 64] >> board % 64 & 1) != 0)
            return true;
    return row->first == 0;
}

static void turn_boards(rover_search *v, const odd_move *row) {
    for (int board = row->first; board <= row->last; board++)
        v->had[board / 64] ^= UINT64_C(1) << board % 64;
}

/* Returns the cost of taking a place; -1 if it cannot be taken. */
static int cost_of_place(const rover_search *v, const odd_move *row, int side) {
    const odd_change_state *c = v->c;
    int displaced = side == 0 ? row->ns[0] : row->ew[0], opponent = side == 0 ? row->ew[0] : row->ns[0];
    if (row->section != c->section[v->who] || (c->side[v->who] & (1 << side)) == 0 || has_boards(v, row))
        return -1;
    int met = met_of(c, v->who, opponent);
    for (int r = c->accident->from; r < row->round; r++)
        if (v->choice[r] >= 0) {
            const odd_move *before = &c->rows[v->choice[r] / 2];
            met += (v->choice[r] % 2 == 0 ? before->ew[0] : before->ns[0]) == opponent;
        }
    return met * COST_REMATCH + (int)v->displaced[displaced] * COST_AGAIN;
}

static void rove_on(rover_search *v, int round, int cost);

static void try_place(rover_search *v, size_t row, int side, int round, int cost) {
    const odd_move *move = &v->c->rows[row];
    int displaced = side == 0 ? move->ns[0] : move->ew[0];
    v->choice[round] = (int32_t)(2 * row) + side;
    v->displaced[displaced]++;
    turn_boards(v, move);
    rove_on(v, round + 1, cost);
    turn_boards(v, move);
    v->displaced[displaced]--;
}

/* Tries the places of a round, the cheapest first. */
static void rove_round(rover_search *v, int round, int cost) {
    const odd_change_state *c = v->c;
    for (int limit = 0; limit <= COST_IDLE && cost + limit < v->best_cost; limit += COST_REMATCH)
        for (int side = 0; side < 2; side++)
            for (uint32_t i = v->starts[round]; i < v->starts[round + 1]; i++) {
                int place = cost_of_place(v, &c->rows[v->order[i]], side);
                if (place >= 0 && place / COST_REMATCH == limit / COST_REMATCH)
                    try_place(v, v->order[i], side, round, cost + place);
                if (v->nodes > NODES || v->best_cost == 0)
                    return;
            }
}

static void rove_on(rover_search *v, int round, int cost) {
    const odd_change_state *c = v->c;
    if (cost >= v->best_cost || ++v->nodes > NODES)
        return;
    if (round > c->rounds) {
        v->best_cost = cost;
        odd_copy(v->best, v->choice, sizeof v->best);
        return;
    }
    if (odd_change_sits(c, round, v->who)) {
        rove_round(v, round, cost);
        v->choice[round] = -1;
        rove_on(v, round + 1, cost + COST_IDLE);
    } else {
        v->choice[round] = -1;
        rove_on(v, round + 1, cost);
    }
}

static bool by_round(const void *owner, uint32_t a, uint32_t b) {
    const odd_change_state *c = owner;
    return c->rows[a].round <= c->rows[b].round;
}

static void index_rounds(rover_search *v) {
    size_t at = 0;
    for (int round = 0; round <= ROUNDS_MAX; round++) {
        while (at < v->c->count && v->c->rows[v->order[at]].round < round)
            at++;
        v->starts[round] = (uint32_t)at;
    }
}

/* Applies the best path. Removing rows changes the indexes of others, so all are copied first. */
static void take_places(const rover_search *v) {
    odd_change_state *c = v->c;
    odd_move taken[ROUNDS_MAX] = {{0}};
    for (int round = c->accident->from; round <= c->rounds; round++)
        taken[round] = v->best[round] >= 0 ? c->rows[v->best[round] / 2] : (odd_move){0};
    for (int round = c->accident->from; round <= c->rounds; round++) {
        odd_move row = taken[round];
        for (size_t i = 0; row.round > 0 && i < c->count; i++)
            if (c->rows[i].round == row.round && c->rows[i].table == row.table &&
                c->rows[i].section == row.section) {
                odd_change_remove(c, i);
                (v->best[round] % 2 == 0 ? row.ns : row.ew)[0] = (uint16_t)v->who;
                odd_change_add(c, row);
                break;
            }
    }
}

void odd_change_rove(odd_change_state *c, int who) {
    rover_search v = {.c = c, .who = who, .displaced = c->tally, .best_cost = INT32_MAX};
    v.had = ODD_TAKE(c->arena, c->words, uint64_t);
    v.order = odd_sort_numbers(c->arena, c->count, by_round, c);
    if (v.had == NULL || v.order == NULL)
        return;
    index_rounds(&v);
    odd_copy(v.had, &c->will[(size_t)who * c->words], c->words * sizeof *v.had);
    for (int i = 0; i <= c->people; i++)
        v.displaced[i] = 0;
    rove_on(&v, c->accident->from, 0);
    if (v.best_cost < INT32_MAX)
        take_places(&v);
}

/* ---- Everybody again ------------------------------------------------------------------------------------ */

typedef struct pairing {
    const odd_change_state *c;
    uint32_t *who; /* by point; 0: nobody */
} pairing;

enum { COST_NOBODY = 100000 };

/* Returns the cost of a pair: more if they have met, or if few boards are new to both. */
static odd_cost pair_cost(const void *owner, uint32_t a, uint32_t b) {
    enum { MANY = 40 };
    const pairing *p = owner;
    int x = (int)p->who[a], y = (int)p->who[b], common = 0;
    if (x == 0 || y == 0)
        return COST_NOBODY;
    *p->c->work -= (int64_t)p->c->set_count;
    if (!may_meet(p->c, x, y) || *p->c->work < 0)
        return 2 * COST_NOBODY;
    for (size_t i = 0; i < p->c->set_count; i++)
        common += odd_change_fresh(p->c, x, p->c->sets[i].first, p->c->sets[i].last) &&
                  odd_change_fresh(p->c, y, p->c->sets[i].first, p->c->sets[i].last);
    if (common == 0)
        return 2 * COST_NOBODY;
    return (odd_cost)(met_of(p->c, x, y) * 1000 + (common < MANY ? MANY - common : 0));
}

/* Assigns boards to the rows so that as few as possible share them: by augmenting paths through the other rows (Kuhn). */
typedef struct board_allocation {
    const odd_change_state *c;
    odd_move *rows;
    size_t count;
    uint32_t *owner; /* by set: the row, by index + 1 */
    uint32_t *mark;  /* by set: the row of the last search that visited it */
} board_allocation;

static bool is_fresh_set(const board_allocation *a, size_t row, size_t set) {
    const odd_board_set *s = &a->c->sets[set];
    return odd_change_fresh(a->c, a->rows[row].ns[0], s->first, s->last) &&
           odd_change_fresh(a->c, a->rows[row].ew[0], s->first, s->last);
}

static bool overlaps_taken(const board_allocation *a, size_t set) {
    for (size_t i = 0; i < a->c->set_count; i++)
        if (i != set && a->owner[i] != 0 && a->c->sets[i].first <= a->c->sets[set].last &&
            a->c->sets[set].first <= a->c->sets[i].last)
            return true;
    return false;
}

static bool allot(board_allocation *a, size_t row, uint32_t stamp) {
    for (size_t set = 0; set < a->c->set_count; set++) {
        if (a->mark[set] == stamp || !is_fresh_set(a, row, set) || overlaps_taken(a, set))
            continue;
        a->mark[set] = stamp;
        if (a->owner[set] == 0 || allot(a, a->owner[set] - 1, stamp)) {
            a->owner[set] = (uint32_t)row + 1;
            return true;
        }
    }
    return false;
}

static bool add_round(odd_change_state *c, int round, odd_move *rows, size_t count) {
    board_allocation a = {.c = c, .rows = rows, .count = count};
    a.owner = ODD_TAKE(c->arena, c->set_count + 1, uint32_t);
    a.mark = ODD_TAKE(c->arena, c->set_count + 1, uint32_t);
    if (a.owner == NULL || a.mark == NULL)
        return false;
    for (size_t row = 0; row < count; row++)
        allot(&a, row, (uint32_t)row + 1);
    for (size_t set = 0; set < c->set_count; set++)
        if (a.owner[set] > 0) {
            odd_move *row = &rows[a.owner[set] - 1];
            row->first = c->sets[set].first;
            row->last = c->sets[set].last;
            row->table = (uint16_t)odd_change_free_table(c, round, row->section);
            odd_change_add(c, *row);
        }
    for (size_t row = 0; row < count; row++)
        if (rows[row].first == 0) {
            rows[row].table = (uint16_t)odd_change_free_table(c, round, rows[row].section);
            odd_change_other_boards(c, rows[row]);
        }
    return true;
}

static int rebuild_round(odd_change_state *c, int round) {
    pairing p = {.c = c, .who = ODD_TAKE(c->arena, (size_t)c->people + 2, uint32_t)};
    odd_move *rows = ODD_TAKE(c->arena, (size_t)c->people + 1, odd_move);
    odd_matching matching;
    uint32_t count = 0;
    size_t row_count = 0;
    if (p.who == NULL || rows == NULL)
        return ODD_E_MEMORY;
    for (int who = 1; who <= c->people; who++)
        if (odd_change_sits(c, round, who))
            p.who[count++] = (uint32_t)who;
    count += count % 2;
    if (count == 0)
        return ODD_OK;
    int code = odd_matching_least(&matching, count, pair_cost, &p, c->arena);
    if (code != ODD_OK)
        return code;
    for (uint32_t i = 0; i < count; i++)
        if (i < matching.partner[i] && pair_cost(&p, i, matching.partner[i]) < COST_NOBODY)
            rows[row_count++] = row_of(c, round, (int)p.who[i], (int)p.who[matching.partner[i]]);
    return add_round(c, round, rows, row_count) ? ODD_OK : ODD_E_MEMORY;
}

int odd_change_rebuild(odd_change_state *c, int first) {
    for (int round = first; round <= c->rounds; round++) {
        int code = rebuild_round(c, round);
        if (code != ODD_OK)
            return code;
    }
    return ODD_OK;
}
