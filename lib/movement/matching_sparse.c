/* Finds a matching of least cost among all pairs, considering few of them: in nearly all draws, paired points are near each
 * other. Uses the proof of a matching, and does not know how it is found. */
#include "movement/matching.h"

#define NONE ODD_NO_PARTNER

/* ---- The proof ------------------------------------------------------------------------------------- */

static bool has_node(const odd_matching *m, uint32_t set, uint32_t point) {
    uint32_t at = point;
    while (at != NONE && at != set)
        at = m->parent[at];
    return at == set;
}

/* The cost of a pair minus its prices: below 0, the pair is cheaper than the prices allow. */
static odd_cost slack_of(const odd_matching *m, uint32_t a, uint32_t b, odd_cost cost) {
    odd_cost slack = 4 * cost - m->price[a] - m->price[b];
    for (uint32_t set = m->parent[a]; set != NONE; set = m->parent[set])
        slack += m->refund[set] != 0 && has_node(m, set, b) ? m->refund[set] : 0;
    return slack;
}

/* The same if only the sign is needed: refunds can only increase the slack. */
static bool is_too_cheap(const odd_matching *m, uint32_t a, uint32_t b, odd_cost cost) {
    return 4 * cost < m->price[a] + m->price[b] && slack_of(m, a, b, cost) < 0;
}

static bool has_odd_size(const odd_matching *m, uint32_t set) {
    uint32_t size = 0;
    for (uint32_t v = 0; v < m->count; v++)
        size += has_node(m, set, v);
    return size % 2 == 1;
}

/* Returns a lower bound of the cost of any matching, times four. */
static odd_cost least_cost(const odd_matching *m) {
    odd_cost sum = 0, refunds = 0; /* each set counts (size - 1) / 2 refunds */
    for (uint32_t v = 0; v < m->count; v++) {
        sum += m->price[v];
        for (uint32_t set = m->parent[v]; set != NONE; set = m->parent[set])
            refunds += m->refund[set];
    }
    for (uint32_t set = m->count; set < m->node_count; set++)
        refunds -= m->refund[set];
    return sum - odd_cost_half(refunds);
}

bool odd_matching_check_proof(const odd_matching *m, odd_pair_cost *cost, const void *owner) {
    odd_cost sum = 0;
    for (uint32_t set = m->count; set < m->node_count; set++)
        if (m->refund[set] < 0 || (m->refund[set] > 0 && !has_odd_size(m, set)))
            return false;
    for (uint32_t a = 0; a < m->count; a++) {
        uint32_t b = m->partner[a];
        if (b >= m->count || b == a || m->partner[b] != a || cost(owner, a, b) == ODD_NO_EDGE)
            return false;
        sum += a < b ? cost(owner, a, b) : 0;
    }
    for (uint32_t a = 0; a < m->count; a++)
        for (uint32_t b = a + 1; b < m->count; b++) {
            odd_cost pair = cost(owner, a, b);
            if (pair != ODD_NO_EDGE && is_too_cheap(m, a, b, pair))
                return false;
        }
    return sum == m->cost && 4 * sum == least_cost(m);
}

/* ---- Edges ----------------------------------------------------------------------------------------- */

typedef struct field {
    uint32_t count;
    odd_pair_cost *cost;
    const void *owner;
    odd_edge *edges;
    size_t edge_count, edge_cap;
    odd_arena *arena;
} field;

static bool add_edge(field *f, uint32_t a, uint32_t b, odd_cost cost) {
    if (!ODD_MORE(f->arena, f->edges, f->edge_count, f->edge_cap))
        return false;
    f->edges[f->edge_count++] = (odd_edge){{a, b}, cost};
    return true;
}

enum { NEAR_FIRST = 10, NEAR_MORE = 8 };

/* Lists the cheapest partners of a point, cheapest first: at most `most`. Returns their number. */
static uint32_t list_near(const field *f, uint32_t a, odd_edge *near, uint32_t most) {
    uint32_t count = 0;
    for (uint32_t b = 0; b < f->count; b++) {
        odd_cost cost = a != b ? f->cost(f->owner, a, b) : ODD_NO_EDGE;
        if (cost == ODD_NO_EDGE || (count == most && cost >= near[count - 1].cost))
            continue;
        uint32_t at = count < most ? count++ : count - 1;
        for (; at > 0 && near[at - 1].cost > cost; at--)
            near[at] = near[at - 1];
        near[at] = (odd_edge){{a, b}, cost};
    }
    return count;
}

static bool has_partner(const odd_edge *near, uint32_t count, uint32_t b) {
    for (uint32_t i = 0; i < count; i++)
        if (near[i].end[1] == b)
            return true;
    return false;
}

/* Adds the edges that are among the cheapest of one of their ends: each once. */
static bool add_near(field *f, uint32_t most) {
    odd_edge *near = ODD_TAKE(f->arena, (size_t)f->count * most, odd_edge);
    uint32_t *counts = ODD_TAKE(f->arena, f->count, uint32_t);
    if (near == NULL || counts == NULL)
        return false;
    for (uint32_t a = 0; a < f->count; a++)
        counts[a] = list_near(f, a, &near[(size_t)a * most], most);
    f->edge_count = 0;
    for (uint32_t a = 0; a < f->count; a++)
        for (uint32_t i = 0; i < counts[a]; i++) {
            const odd_edge *e = &near[(size_t)a * most + i];
            uint32_t b = e->end[1];
            if (b < a && has_partner(&near[(size_t)b * most], counts[b], a))
                continue;
            if (!add_edge(f, a, b, e->cost))
                return false;
        }
    return true;
}

static bool add_all(field *f) {
    f->edge_count = 0;
    for (uint32_t a = 0; a < f->count; a++)
        for (uint32_t b = a + 1; b < f->count; b++) {
            odd_cost cost = f->cost(f->owner, a, b);
            if (cost != ODD_NO_EDGE && !add_edge(f, a, b, cost))
                return false;
        }
    return true;
}

/* Adds pairs that are cheaper than the prices allow, a few for each point. Returns their number; -1 if memory runs out. */
static int add_too_cheap(field *f, const odd_matching *m) {
    int added = 0;
    for (uint32_t a = 0; a < f->count; a++) {
        int of_this = 0;
        for (uint32_t b = a + 1; b < f->count && of_this < NEAR_MORE; b++) {
            odd_cost cost = f->cost(f->owner, a, b);
            if (cost == ODD_NO_EDGE || !is_too_cheap(m, a, b, cost))
                continue;
            if (!add_edge(f, a, b, cost))
                return -1;
            of_this++;
        }
        added += of_this;
    }
    return added;
}

int odd_matching_least(odd_matching *out, uint32_t count, odd_pair_cost *cost, const void *owner,
                       odd_arena *arena) {
    field f = {.count = count, .cost = cost, .owner = owner, .arena = arena};
    uint32_t near = NEAR_FIRST;
    bool all = count <= 4 * NEAR_FIRST;
    if (!(all ? add_all(&f) : add_near(&f, near)))
        return ODD_E_MEMORY;
    while (true) {
        int code = odd_matching_of_edges(out, count, f.edges, f.edge_count, arena), added = 0;
        if (code == ODD_OK && !all && (added = add_too_cheap(&f, out)) < 0)
            return ODD_E_MEMORY;
        if (code == ODD_E_MEMORY || all || (code == ODD_OK && added == 0))
            return code;
        if (code == ODD_OK)
            continue;
        near *= 4; /* not everybody has a partner with so few edges */
        all = near >= count;
        if (!(all ? add_all(&f) : add_near(&f, near)))
            return ODD_E_MEMORY;
    }
}
