/* The round robin of an odd number of teams in which nobody sits out: in each pair of rounds, three teams play each other over both
 * rounds, and the others play one match in each.
 *
 * Teams 0 to 2 h - 1 stand in a circle, and one more team in its middle. The matches of the first two rounds are turned by one place for
 * each further pair of rounds; after h turns all have met. The triangle is the middle, 0 and h. The other matches come in twos, opposite to
 * each other, two for each distance on the circle from 1 to h - 1; so each team except 0 and h must have two of them. These make rings of
 * teams, and if all rings are even, every other match of a ring is played in the first round.
 *
 * This is impossible for 13, 21, 29 ... teams. There, the first four rounds are turned by two places for each further four: the second pair
 * has the triangle of the middle, 1 and h + 1; and of each distance, the two matches that begin at even places are in one pair of rounds, and
 * so are the two that begin at odd places. So there are two *bases*, and a *kind* of matches is a distance and, with two bases, whether its
 * places are odd. Five teams have no triangles: the two who are not in the triangle would meet in both of its rounds. */
#include "movement/make.h"

enum { HALF_MAX = ODD_MOVEMENT_ROUNDS_MAX / 2, TRIES = 200, STEPS = 300 };

enum { BASES = 2 };

typedef struct circle_search {
    int half, bases;            /* h; 1 or 2 */
    int base[BASES * HALF_MAX]; /* by kind: the base that it is in */
    int start[BASES *
              HALF_MAX]; /* by kind, of distance d: its matches are start and start + d, and those opposite */
    int count[BASES][HALF_MAX + 1];   /* by base and place, of half of the circle: matches that it has */
    int next[2 * HALF_MAX][2];        /* by place: its opponents; -1: none yet */
    int mate[BASES][2][2 * HALF_MAX]; /* by base, round and place: its opponent */
    uint32_t random;
} circle_search;

static int kinds_of(const circle_search *k) {
    return k->bases * (k->half - 1);
}

static int distance_of(const circle_search *k, int kind) {
    return 1 + kind / k->bases;
}

static int below(circle_search *k, int count) {
    return (int)(odd_next_random(&k->random) % (uint32_t)count);
}

static void add_kind(circle_search *k, int kind, int step) {
    int *count = k->count[k->base[kind]];
    count[k->start[kind]] += step;
    count[(k->start[kind] + distance_of(k, kind)) % k->half] += step;
}

/* Places a kind at the base and place with the fewest other matches; a random one if there are several. */
static void place_kind(circle_search *k, int kind) {
    int fewest = 0, alike = 0;
    for (int base = 0; base < k->bases; base++)
        for (int x = kind % k->bases; x < k->half; x += k->bases) {
            int y = (x + distance_of(k, kind)) % k->half, count = k->count[base][x] + k->count[base][y];
            if (x == base || y == base ||
                (alike > 0 && count > fewest)) /* a triangle is there; or other places are better */
                continue;
            alike = alike > 0 && count == fewest ? alike + 1 : 1;
            if (below(k, alike) == 0) {
                k->base[kind] = base;
                k->start[kind] = x;
            }
            fewest = count;
        }
}

static bool all_have_two(const circle_search *k) {
    for (int base = 0; base < k->bases; base++)
        for (int x = 0; x < k->half; x++)
            if (x != base && k->count[base][x] != 2)
                return false;
    return true;
}

static bool find_starts(circle_search *k) {
    for (int base = 0; base < k->bases; base++)
        for (int x = 0; x < k->half; x++)
            k->count[base][x] = 0;
    for (int kind = 0; kind < kinds_of(k); kind++) {
        place_kind(k, kind);
        add_kind(k, kind, 1);
    }
    for (int step = 0; step < STEPS * k->half && !all_have_two(k); step++) {
        int kind = below(k, kinds_of(k));
        add_kind(k, kind, -1);
        place_kind(k, kind);
        add_kind(k, kind, 1);
    }
    return all_have_two(k);
}

static void join(circle_search *k, int x, int y) {
    k->next[x][k->next[x][0] >= 0] = y;
    k->next[y][k->next[y][0] >= 0] = x;
}

/* Walks along a ring, and assigns its matches to both rounds in turn. Returns false if the ring is odd. */
static bool walk_ring(circle_search *k, int base, int from) {
    int at = from, to = k->next[from][0], round = 0;
    do {
        k->mate[base][round][at] = to;
        k->mate[base][round][to] = at;
        int on = k->next[to][k->next[to][0] == at];
        at = to;
        to = on;
        round = 1 - round;
    } while (at != from);
    return round == 0;
}

static bool find_rounds(circle_search *k, int base) {
    int places = 2 * k->half;
    for (int x = 0; x < places; x++)
        k->next[x][0] = k->next[x][1] = k->mate[base][0][x] = k->mate[base][1][x] = -1;
    for (int kind = 0; kind < kinds_of(k); kind++)
        for (int opposite = 0; opposite < 2 && k->base[kind] == base; opposite++) {
            int x = k->start[kind] + opposite * k->half;
            join(k, x, (x + distance_of(k, kind)) % places);
        }
    for (int x = 0; x < places; x++)
        if (x % k->half != base && k->mate[base][0][x] < 0 && !walk_ring(k, base, x))
            return false;
    return true;
}

/* Puts the triangle of three teams into two rounds: each two of them have their own boards. */
static void put_triangle(odd_plan *p, int round, const int teams[3], int set) {
    for (int i = 0; i < 3; i++) {
        int a = teams[i], b = teams[(i + 1) % 3], table = p->tables - 2 + i;
        odd_plan_put(p, round, table, a, b, set + i);
        odd_plan_put(p, round + 1, table, b, a, set + i);
    }
}

/* Lays out two rounds: those of a base, turned. */
static void lay_turn(odd_plan *p, const circle_search *k, int turn) {
    int places = 2 * k->half, first = 2 * turn + 1, base = turn % k->bases, by = turn - base;
    const int triangle[3] = {places + 1, turn % places + 1, (turn + k->half) % places + 1};
    put_triangle(p, first, triangle, 3 * turn + 1);
    for (int round = 0; round < 2; round++)
        for (int x = 0, match = 0; x < places; x++) {
            int mate = k->mate[base][round][x];
            if (mate > x)
                odd_plan_match(p, first + round, ++match, (x + by) % places + 1, (mate + by) % places + 1,
                               3 * turn + 1 + round);
        }
}

bool odd_lay_triangles(odd_plan *p, int teams) {
    circle_search k = {.half = (teams - 1) / 2, .bases = teams % 8 == 5 ? 2 : 1, .random = 1};
    for (int tries = 0; tries < TRIES; tries++) {
        if (!find_starts(&k) || !find_rounds(&k, 0) || (k.bases == 2 && !find_rounds(&k, 1)))
            continue;
        for (int turn = 0; turn < p->rounds / 2; turn++)
            lay_turn(p, &k, turn);
        p->shares = true;
        return true;
    }
    return false;
}
