/* Searches the first round of a Howell, which goes on as a cycle. With m moving pairs 0 to m - 1, and sets likewise, it must have
 *   - each moving pair once, with a sitting one or with another moving one; differences of the latter, up to the sign, that are all
 *     different and not m / 2: so two pairs meet at most once;
 *   - at each table a set, such that pair - set, of all moving pairs, are all different: so nobody plays a set twice;
 *   - different sets: so nobody shares.
 * Numbers in this file count from 0; all sums are modulo m. */
#include "movement/make.h"

enum {
    CYCLE_MAX = ODD_MOVEMENT_ROUNDS_MAX,
    TABLES_MAX = ODD_HOWELL_TABLES_MAX,
    STEPS = 2000, /* exchanges for one list of pairs, times moving pairs; */
    TRIES = 40,   /* lists of pairs; */
    NODES = 1500, /* and tables with a set, for one of them */
};

typedef struct howell_search {
    int tables, cycle;
    int doubles;                      /* tables of two moving pairs, which stand first */
    int placed;                       /* number placed so far */
    int a[TABLES_MAX], b[TABLES_MAX]; /* moving pairs of each table; b is -1 with a sitting one */
    int set[TABLES_MAX];              /* -1: not yet */
    int table_of[CYCLE_MAX];          /* by moving pair: its table; -1: none */
    int table_apart[CYCLE_MAX];       /* by difference: the table that has it; -1: none */
    bool image[CYCLE_MAX];            /* by pair - set: there is one */
    int sets[CYCLE_MAX];              /* by set: how many tables have it */
    int share;                        /* remaining tables that may take a set that another one has */
    int nodes;                        /* remaining nodes of the search */
    uint32_t random;
} howell_search;

static int below(howell_search *k, int count) {
    return (int)(odd_next_random(&k->random) % (uint32_t)count);
}

/* Return x - y and x + y modulo m, of numbers from 0 to m - 1. */
static int less(const howell_search *k, int x, int y) {
    return x >= y ? x - y : x - y + k->cycle;
}

static int plus(const howell_search *k, int x, int y) {
    return x + y < k->cycle ? x + y : x + y - k->cycle;
}

static int apart(const howell_search *k, int x, int y) {
    int forth = less(k, x, y), back = less(k, y, x);
    return forth < back ? forth : back;
}

/* ---- Pairs: exchanges that never make the list shorter --------------------------------------------- */

static void note_table(howell_search *k, int table, int as) {
    int x = k->a[table], y = k->b[table];
    k->table_of[x] = k->table_of[y] = as;
    k->table_apart[apart(k, x, y)] = as;
}

static void put_pairs(howell_search *k, int table, int x, int y) {
    k->a[table] = x;
    k->b[table] = y;
    note_table(k, table, table);
}

/* Lets a pair without a table meet one at an unused difference; the previous opponent of that one loses its table. */
static void exchange_pairs(howell_search *k) {
    int x = below(k, k->cycle), d = 1 + below(k, (k->cycle - 1) / 2);
    int y = below(k, 2) == 0 ? plus(k, x, d) : less(k, x, d), table = k->table_of[y];
    if (k->table_of[x] >= 0 || k->table_apart[d] >= 0)
        return;
    if (table >= 0)
        note_table(k, table, -1);
    put_pairs(k, table >= 0 ? table : k->placed++, x, y);
}

/* Finds the opponents; moving pairs without a table meet sitting ones. */
static bool find_pairs(howell_search *k) {
    for (int i = 0; i < k->cycle; i++)
        k->table_of[i] = k->table_apart[i] = -1;
    k->placed = 0;
    for (int steps = STEPS * k->cycle; steps > 0 && k->placed < k->doubles; steps--)
        exchange_pairs(k);
    if (k->placed < k->doubles)
        return false;
    int table = k->doubles;
    for (int i = 0; i < k->cycle; i++)
        if (k->table_of[i] < 0) {
            k->a[table] = i;
            k->b[table++] = -1;
        }
    return true;
}

/* ---- Sets -------------------------------------------------------------------------------------- */

static bool may_have(const howell_search *k, int table, int set) {
    int a = less(k, k->a[table], set), b = k->b[table] < 0 ? a : less(k, k->b[table], set);
    return (k->sets[set] == 0 || (k->share > 0 && k->sets[set] == 1)) && !k->image[a] && !k->image[b];
}

static void give_set(howell_search *k, int table, int set, bool there) {
    k->image[less(k, k->a[table], set)] = there;
    if (k->b[table] >= 0)
        k->image[less(k, k->b[table], set)] = there;
    int others = there ? k->sets[set]++ : --k->sets[set];
    if (others > 0)
        k->share += there ? -1 : 1;
    k->set[table] = there ? set : -1;
}

/* Returns the table with the fewest possible sets; -1: all have one. */
static int hardest_table(const howell_search *k) {
    int hardest = -1, fewest = CYCLE_MAX + 1;
    for (int t = 0; t < k->tables && fewest > 0; t++) {
        if (k->set[t] >= 0)
            continue;
        int count = 0;
        for (int set = 0; set < k->cycle && count < fewest; set++)
            count += may_have(k, t, set);
        if (count < fewest) {
            fewest = count;
            hardest = t;
        }
    }
    return hardest;
}

static bool find_sets(howell_search *k) {
    int table = hardest_table(k);
    if (table < 0)
        return true;
    int start = below(k, k->cycle);
    for (int i = 0; i < k->cycle; i++) {
        int set = plus(k, start, i);
        if (!may_have(k, table, set))
            continue;
        if (k->nodes-- <= 0)
            return false;
        give_set(k, table, set, true);
        if (find_sets(k))
            return true;
        give_set(k, table, set, false);
    }
    return false;
}

/* ---- The round ----------------------------------------------------------------------------------- */

/* Writes the tables in the order of their sets, beginning with one that has a sitting pair. */
static void write_round(const howell_search *k, odd_howell_table *out) {
    int count = 0, sitting = 2 * k->tables, pair = k->a[k->doubles], first = k->set[k->doubles];
    for (int i = 0; i < k->cycle; i++)
        for (int t = 0; t < k->tables; t++) {
            if (k->set[t] != plus(k, first, i))
                continue;
            int a = less(k, k->a[t], pair) + 1, b = k->b[t] < 0 ? sitting-- : less(k, k->b[t], pair) + 1;
            out[count++] = (odd_howell_table){.ns = (uint16_t)(k->b[t] < 0 ? b : a),
                                              .ew = (uint16_t)(k->b[t] < 0 ? a : b),
                                              .set = (uint16_t)(i + 1)};
        }
}

bool odd_howell_search(odd_howell_table *out, int tables, int rounds, bool share, uint32_t seed) {
    howell_search k = {.tables = tables, .cycle = rounds, .doubles = rounds - tables, .random = seed};
    for (int tries = 0; tries < TRIES; tries++) {
        if (!find_pairs(&k))
            continue;
        for (int i = 0; i < rounds; i++) {
            k.image[i] = false;
            k.sets[i] = 0;
        }
        for (int t = 0; t < tables; t++)
            k.set[t] = -1;
        k.nodes = NODES;
        k.share = share;
        if (find_sets(&k)) {
            write_round(&k, out);
            return true;
        }
    }
    return false;
}
