/* Finds a maximum matching, where some points must not be paired: Edmonds' algorithm without costs, from one single point at
 * a time. Cycles are not shrunk; their points get a common base. */
#include "base/bits.h"
#include "movement/matching.h"

#define NONE ODD_NO_PARTNER

bool odd_graph_make(odd_graph *g, uint32_t count, odd_arena *arena) {
    g->count = count;
    g->words = count / 64 + 1;
    g->rows = ODD_TAKE(arena, (size_t)count * g->words + 1, uint64_t);
    return g->rows != NULL;
}

void odd_graph_set(odd_graph *g, uint32_t a, uint32_t b, bool joined) {
    uint64_t *rows[2] = {&g->rows[(size_t)a * g->words + b / 64], &g->rows[(size_t)b * g->words + a / 64]};
    uint64_t bits[2] = {UINT64_C(1) << b % 64, UINT64_C(1) << a % 64};
    for (int i = 0; i < 2; i++)
        *rows[i] = joined ? *rows[i] | bits[i] : *rows[i] & ~bits[i];
}

/* ---- The search -------------------------------------------------------------------------------------- */

enum { FREE, OUTER, INNER };

typedef struct tree {
    odd_maximum_matching *m;
    uint32_t queue_at, queue_len;
} tree;

static void make_outer(tree *t, uint32_t point) {
    t->m->side[point] = OUTER;
    t->m->queue[t->queue_len++] = point;
}

/* Starts with no reached points. */
static tree start_tree(odd_maximum_matching *m) {
    for (uint32_t v = 0; v < m->graph->count; v++) {
        m->base[v] = v;
        m->from[v] = NONE;
        m->side[v] = FREE;
    }
    return (tree){.m = m};
}

/* Returns the first base that both have on the way to their root; NONE if they have different roots. */
static uint32_t common_base(odd_maximum_matching *m, uint32_t a, uint32_t b) {
    m->stamp++;
    for (uint32_t at = m->base[a];; at = m->base[m->from[m->partner[at]]]) {
        m->mark[at] = m->stamp;
        if (m->partner[at] == NONE || m->from[m->partner[at]] == NONE)
            break;
    }
    for (uint32_t at = m->base[b];; at = m->base[m->from[m->partner[at]]]) {
        if (m->mark[at] == m->stamp)
            return at;
        if (m->partner[at] == NONE || m->from[m->partner[at]] == NONE)
            return NONE;
    }
}

/* Marks the bases from one end of a cycle up to the common base. If inner points become outer, `from` leads round the cycle. */
static void mark_cycle(odd_maximum_matching *m, uint32_t at, uint32_t common, uint32_t other) {
    while (m->base[at] != common) {
        uint32_t partner = m->partner[at];
        m->mark[m->base[at]] = m->mark[m->base[partner]] = m->stamp;
        m->from[at] = other;
        other = partner;
        at = m->from[partner];
    }
}

static void shrink(tree *t, uint32_t a, uint32_t b, uint32_t common) {
    odd_maximum_matching *m = t->m;
    m->stamp++;
    mark_cycle(m, a, common, b);
    mark_cycle(m, b, common, a);
    for (uint32_t v = 0; v < m->graph->count; v++)
        if (m->side[v] != FREE && m->mark[m->base[v]] == m->stamp) {
            m->base[v] = common;
            if (m->side[v] == INNER)
                make_outer(t, v);
        }
}

/* Exchanges pairs from a reached point, which is single or whose partner is now single, back to the root. */
static void pair_path(odd_maximum_matching *m, uint32_t point) {
    while (point != NONE) {
        uint32_t from = m->from[point], next = m->partner[from];
        m->partner[point] = from;
        m->partner[from] = point;
        point = next;
    }
}

/* Visits the points that may be paired with an outer point. Returns a single point that is reached; NONE otherwise. */
static uint32_t look_from(tree *t, uint32_t v) {
    odd_maximum_matching *m = t->m;
    const uint64_t *row = odd_graph_row(m->graph, v);
    for (size_t word = 0; word < m->graph->words; word++)
        for (uint64_t bits = row[word] & m->there[word]; bits != 0; bits &= bits - 1) {
            uint32_t w = (uint32_t)(word * 64 + odd_bit_first(bits));
            if (m->base[v] == m->base[w] || m->partner[v] == w)
                continue;
            if (m->side[w] == OUTER) {
                uint32_t common = common_base(m, v, w);
                if (common != NONE)
                    shrink(t, v, w, common);
            } else if (m->side[w] == FREE) {
                m->from[w] = v;
                if (m->partner[w] == NONE)
                    return w;
                m->side[w] = INNER;
                make_outer(t, m->partner[w]);
            }
        }
    return NONE;
}

/* Pairs a single point, by an augmenting path. Returns false if there is none. */
static bool augment(odd_maximum_matching *m, uint32_t root) {
    tree t = start_tree(m);
    make_outer(&t, root);
    while (t.queue_at < t.queue_len) {
        uint32_t reached = look_from(&t, m->queue[t.queue_at++]);
        if (reached == NONE)
            continue;
        pair_path(m, reached);
        m->single -= 2;
        return true;
    }
    return false;
}

/* Pairs each point with the next free one, which is possible for most. */
static void pair_greedily(odd_maximum_matching *m) {
    for (uint32_t v = 0; v < m->graph->count; v++)
        for (uint32_t w = v + 1; w < m->graph->count && m->partner[v] == NONE; w++)
            if (m->partner[w] == NONE && odd_graph_has(m->graph, v, w)) {
                m->partner[v] = w;
                m->partner[w] = v;
                m->single -= 2;
            }
}

bool odd_maximum_matching_make(odd_maximum_matching *m, const odd_graph *graph, odd_arena *arena) {
    size_t count = (size_t)graph->count + 1;
    *m = (odd_maximum_matching){.graph = graph, .single = graph->count};
    uint32_t **lists[] = {&m->partner, &m->base, &m->from, &m->queue, &m->mark, &m->saved};
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        if ((*lists[i] = ODD_TAKE(arena, count, uint32_t)) == NULL)
            return false;
    m->side = ODD_TAKE(arena, count, uint8_t);
    m->there = ODD_TAKE(arena, graph->words, uint64_t);
    if (m->side == NULL || m->there == NULL)
        return false;
    for (uint32_t v = 0; v < graph->count; v++) {
        m->partner[v] = NONE;
        m->there[v / 64] |= UINT64_C(1) << v % 64;
    }
    pair_greedily(m);
    for (uint32_t v = 0; v < graph->count; v++)
        if (m->partner[v] == NONE)
            augment(m, v);
    return true;
}

/* ---- Without some -------------------------------------------------------------------------------------- */

static void take_out(odd_maximum_matching *m, uint32_t v) {
    uint32_t partner = m->partner[v];
    m->there[v / 64] &= ~(UINT64_C(1) << v % 64);
    m->partner[v] = NONE;
    if (partner == NONE) {
        m->single--;
    } else {
        m->partner[partner] = NONE;
        m->single++;
    }
}

/* Pairs single points that may be paired with each other, directly or by a longer path. */
static void pair_singles(odd_maximum_matching *m, uint32_t enough) {
    for (uint32_t v = 0; v < m->graph->count && m->single > enough; v++)
        if (m->partner[v] == NONE && odd_is_there(m, v))
            augment(m, v);
}

bool odd_maximum_matching_without(odd_maximum_matching *m, const uint32_t *who, size_t count,
                                  uint32_t single) {
    uint32_t before = m->single;
    for (uint32_t v = 0; v < m->graph->count; v++)
        m->saved[v] = m->partner[v];
    for (size_t i = 0; i < count; i++)
        take_out(m, who[i]);
    pair_singles(m, single);
    if (m->single <= single)
        return true;
    for (uint32_t v = 0; v < m->graph->count; v++)
        m->partner[v] = m->saved[v];
    for (size_t i = 0; i < count; i++)
        m->there[who[i] / 64] |= UINT64_C(1) << who[i] % 64;
    m->single = before;
    return false;
}

/* ---- Why some stay single ------------------------------------------------------------------------------ */

/* Grows trees from all single points at once: no edge joins two trees, because the matching is maximum. */
static void grow_all(odd_maximum_matching *m) {
    tree t = start_tree(m);
    for (uint32_t v = 0; v < m->graph->count; v++)
        if (m->partner[v] == NONE && odd_is_there(m, v))
            make_outer(&t, v);
    while (t.queue_at < t.queue_len)
        look_from(&t, m->queue[t.queue_at++]);
}

/* Numbers a group: the outer points that can be reached from a point. */
static void number_group(odd_maximum_matching *m, uint32_t start, uint32_t group) {
    uint32_t at = 0, len = 0;
    m->queue[len++] = start;
    m->base[start] = group;
    while (at < len) {
        const uint64_t *row = odd_graph_row(m->graph, m->queue[at++]);
        for (size_t word = 0; word < m->graph->words; word++)
            for (uint64_t bits = row[word] & m->there[word]; bits != 0; bits &= bits - 1) {
                uint32_t w = (uint32_t)(word * 64 + odd_bit_first(bits));
                if (m->side[w] != ODD_SIDE_GROUPED || m->base[w] != NONE)
                    continue;
                m->base[w] = group;
                m->queue[len++] = w;
            }
    }
}

uint32_t odd_maximum_matching_why(odd_maximum_matching *m) {
    _Static_assert((int)ODD_SIDE_GROUPED == (int)OUTER && (int)ODD_SIDE_BETWEEN == (int)INNER, "the same");
    uint32_t groups = 0;
    grow_all(m);
    for (uint32_t v = 0; v < m->graph->count; v++)
        m->base[v] = NONE;
    for (uint32_t v = 0; v < m->graph->count; v++)
        if (m->side[v] == ODD_SIDE_GROUPED && m->base[v] == NONE)
            number_group(m, v, groups++);
    return groups;
}
