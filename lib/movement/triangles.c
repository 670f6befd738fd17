/* The round robin of an odd number of teams in which nobody sits out: in each two rounds, three teams play each other over both of
 * them, and the others play a match in each.
 *
 * Teams 0 to 2 h - 1 and one more stand in a circle, which the one more is the middle of. What the first two rounds have is turned by
 * one for each next two; after h turns all have met. The triangle is the middle, 0 and h. The other matches come in twos, opposite to each
 * other, two for each distance on the circle from 1 to h - 1; so each team but 0 and h must have two of them. These make rings of teams, and if
 * all rings are even, every other match of a ring is played in the first round. */
#include "movement/make.h"

enum { HALF_MAX = ODD_MOVEMENT_ROUNDS_MAX / 2, TRIES = 200, STEPS = 300 };

typedef struct turning {
    int half;                  /* h */
    int start[HALF_MAX + 1];   /* by distance d: its matches are start and start + d, and those opposite */
    int count[HALF_MAX + 1];   /* by place, of half of the circle: matches that it has */
    int next[2 * HALF_MAX][2]; /* by place: whom it meets, -1: nobody yet */
    int mate[2][2 * HALF_MAX]; /* by round and place: whom it meets */
    uint32_t random;
} turning;

static int below(turning *k, int count) {
    return (int)(odd_next_random(&k->random) % (uint32_t)count);
}

static void add_distance(turning *k, int d, int step) {
    k->count[k->start[d]] += step;
    k->count[(k->start[d] + d) % k->half] += step;
}

/* The place where a distance has the fewest other matches; any of them if there are several. */
static int best_start(turning *k, int d) {
    int best = 0, fewest = 0, alike = 0;
    for (int x = 1; x < k->half; x++) {
        int y = (x + d) % k->half, count = k->count[x] + k->count[y];
        if (y == 0 || (best > 0 && count > fewest))
            continue;
        alike = best > 0 && count == fewest ? alike + 1 : 1;
        if (below(k, alike) == 0)
            best = x;
        fewest = count;
    }
    return best;
}

static bool all_have_two(const turning *k) {
    for (int x = 1; x < k->half; x++)
        if (k->count[x] != 2)
            return false;
    return true;
}

static bool find_starts(turning *k) {
    for (int x = 0; x < k->half; x++)
        k->count[x] = 0;
    for (int d = 1; d < k->half; d++) {
        k->start[d] = best_start(k, d);
        add_distance(k, d, 1);
    }
    for (int step = 0; step < STEPS * k->half && !all_have_two(k); step++) {
        int d = 1 + below(k, k->half - 1);
        add_distance(k, d, -1);
        k->start[d] = best_start(k, d);
        add_distance(k, d, 1);
    }
    return all_have_two(k);
}

static void join(turning *k, int x, int y) {
    k->next[x][k->next[x][0] >= 0] = y;
    k->next[y][k->next[y][0] >= 0] = x;
}

/* Walks along a ring, and gives its matches to both rounds in turn. False if the ring is odd. */
static bool walk_ring(turning *k, int from) {
    int at = from, to = k->next[from][0], round = 0;
    do {
        k->mate[round][at] = to;
        k->mate[round][to] = at;
        int on = k->next[to][k->next[to][0] == at];
        at = to;
        to = on;
        round = 1 - round;
    } while (at != from);
    return round == 0;
}

static bool find_rounds(turning *k) {
    int places = 2 * k->half;
    for (int x = 0; x < places; x++)
        k->next[x][0] = k->next[x][1] = k->mate[0][x] = k->mate[1][x] = -1;
    for (int d = 1; d < k->half; d++)
        for (int opposite = 0; opposite < 2; opposite++) {
            int x = k->start[d] + opposite * k->half;
            join(k, x, (x + d) % places);
        }
    for (int x = 0; x < places; x++)
        if (x % k->half != 0 && k->mate[0][x] < 0 && !walk_ring(k, x))
            return false;
    return true;
}

/* The triangle of teams a, b and c, over two rounds: each two of them have boards of their own. */
static void put_triangle(odd_plan *p, int round, const int teams[3], int set) {
    for (int i = 0; i < 3; i++) {
        int a = teams[i], b = teams[(i + 1) % 3], table = p->tables - 2 + i;
        odd_plan_put(p, round, table, a, b, set + i);
        odd_plan_put(p, round + 1, table, b, a, set + i);
    }
}

static void lay_turn(odd_plan *p, const turning *k, int turn) {
    int places = 2 * k->half, first = 2 * turn + 1;
    const int triangle[3] = {places + 1, turn % places + 1, (turn + k->half) % places + 1};
    put_triangle(p, first, triangle, 3 * turn + 1);
    for (int round = 0; round < 2; round++)
        for (int x = 0, match = 0; x < places; x++)
            if (k->mate[round][x] > x)
                odd_plan_match(p, first + round, ++match, (x + turn) % places + 1,
                               (k->mate[round][x] + turn) % places + 1, 3 * turn + 1 + round);
}

bool odd_lay_triangles(odd_plan *p, int teams) {
    turning k = {.half = (teams - 1) / 2, .random = 1};
    for (int tries = 0; tries < TRIES; tries++) {
        if (!find_starts(&k) || !find_rounds(&k))
            continue;
        for (int turn = 0; turn < p->rounds / 2; turn++)
            lay_turn(p, &k, turn);
        p->shares = true;
        return true;
    }
    return false;
}
