/* Finds a perfect matching of least cost by Edmonds' algorithm: trees of alternating paths grow from all unpaired points;
 * edges without slack join them; odd cycles are shrunk to one node each, a set; prices change so that further edges lose
 * their slack. Each stage pairs two more points, in O(n^2) steps, because each growing node stores only its edge of least
 * slack (Lawler 1976). All numbers are integers: costs are multiplied by four, so that half of a slack is never a fraction. */
#include "movement/matching.h"

#define NONE UINT32_MAX

enum { FREE, OUTER, INNER }; /* a node that is in no tree; at an even, at an odd distance from its root */

/* Nodes are points, followed by sets. The nodes of a set form a ring. An arc is an edge in one direction: twice the edge, plus
 * the end that it leads to. */
typedef struct search {
    uint32_t n;
    const odd_edge *edges;
    uint32_t *start,
        *arcs;        /* the arcs that leave a point are arcs[start[point]] up to arcs[start[point + 1]] */
    odd_cost *price;  /* by point */
    odd_cost *refund; /* by node */
    uint32_t *mate;   /* by point: the arc to its partner */
    uint32_t *parent; /* by node: the set that it is directly in */
    uint32_t *top;    /* by point: the largest set that it is in, or itself */
    uint32_t *base;   /* by node: the point that is not paired within it */
    uint32_t *first;  /* by set: the node of the ring that has the base */
    uint32_t *next, *prev;          /* by node: its neighbours in the ring */
    uint32_t *link;                 /* by node: the arc to the next one */
    uint8_t *label;                 /* by node that is in no set */
    uint32_t *from;                 /* by labelled node: the arc that reached it; NONE: it is a root */
    uint32_t *touched;              /* by point of an inner node: an arc without slack from an outer one */
    uint32_t *near;                 /* by point: the arc of least slack from an outer node */
    uint32_t *best;                 /* by outer node: the arc of least slack to another outer one */
    uint32_t *list_at, *list_count; /* by set: its arcs of least slack to each other outer node, in `lists` */
    uint32_t *lists;
    size_t list_len, list_cap;
    uint32_t *best_to; /* by node: scratch */
    uint32_t *mark;    /* by node: visited in the search for a common node */
    uint32_t stamp;
    uint32_t *queue; /* outer points that are to be looked at */
    uint32_t queue_at, queue_len;
    uint32_t *unused; /* numbers of sets */
    uint32_t unused_count;
    uint32_t *tasks; /* scratch */
    uint32_t singles;
    odd_arena *arena;
    bool no_memory;
} search;

static uint32_t end_of(const search *s, uint32_t arc) {
    return s->edges[arc / 2].end[arc % 2];
}

/* Returns the slack of an edge whose ends are in different nodes. */
static odd_cost slack_of(const search *s, uint32_t arc) {
    const odd_edge *e = &s->edges[arc / 2];
    return 4 * e->cost - s->price[e->end[0]] - s->price[e->end[1]];
}

/* ---- Points of a node ---------------------------------------------------------------------------- */

static uint32_t first_point(const search *s, uint32_t node) {
    while (node >= s->n)
        node = s->first[node];
    return node;
}

/* Returns the next point of a node after this one; NONE if it is the last. */
static uint32_t next_point(const search *s, uint32_t node, uint32_t point) {
    for (uint32_t at = point; at != node; at = s->parent[at])
        if (s->next[at] != s->first[s->parent[at]])
            return first_point(s, s->next[at]);
    return NONE;
}

#define EACH_POINT(s, point, node)         \
    uint32_t point = first_point(s, node); \
    point != NONE;                         \
    point = next_point(s, node, point)

static void queue_points(search *s, uint32_t node) {
    for (EACH_POINT(s, v, node))
        s->queue[s->queue_len++] = v;
}

/* ---- Labels -------------------------------------------------------------------------------------- */

static void set_label(search *s, uint32_t node, uint8_t label, uint32_t arc) {
    s->label[node] = label;
    s->from[node] = arc;
    s->best[node] = NONE;
}

static void make_outer(search *s, uint32_t node, uint32_t arc) {
    set_label(s, node, OUTER, arc);
    queue_points(s, node);
}

/* Makes a node inner that an arc without slack reaches, and the node that it is paired with outer. */
static void make_inner(search *s, uint32_t arc) {
    uint32_t node = s->top[end_of(s, arc)], mate = s->mate[s->base[node]];
    set_label(s, node, INNER, arc);
    s->touched[end_of(s, arc)] = arc;
    make_outer(s, s->top[end_of(s, mate)], mate);
}

/* ---- Rings --------------------------------------------------------------------------------------- */

/* Returns the part of a set that contains a point. */
static uint32_t part_of(const search *s, uint32_t set, uint32_t point) {
    uint32_t at = point;
    while (s->parent[at] != set)
        at = s->parent[at];
    return at;
}

/* Returns the next node of a ring, forwards or backwards, and the arc that leads there. */
static uint32_t step(const search *s, uint32_t node, bool forwards) {
    return forwards ? s->next[node] : s->prev[node];
}

static uint32_t step_arc(const search *s, uint32_t node, bool forwards) {
    return forwards ? s->link[node] : s->link[s->prev[node]] ^ 1;
}

/* Returns the direction round a set in which the node is an even number of steps from the base. */
static bool is_even_forwards(const search *s, uint32_t set, uint32_t node) {
    bool odd = false;
    for (uint32_t at = s->first[set]; at != node; at = s->next[at])
        odd = !odd;
    return odd;
}

static void join(search *s, uint32_t node, uint32_t next, uint32_t arc) {
    s->next[node] = next;
    s->prev[next] = node;
    s->link[node] = arc;
}

/* Returns the first node that both trees have on the way to their roots; NONE if the roots differ. */
static uint32_t common_node(search *s, uint32_t a, uint32_t b) {
    uint32_t at[2] = {s->top[a], s->top[b]};
    s->stamp++;
    for (int side = 0; at[0] != NONE || at[1] != NONE; side = 1 - side) {
        uint32_t node = at[side];
        if (node == NONE)
            continue;
        if (s->mark[node] == s->stamp)
            return node;
        s->mark[node] = s->stamp;
        uint32_t arc = s->from[node]; /* from an inner node, which an outer one reached */
        at[side] = arc == NONE ? NONE : s->top[end_of(s, s->from[s->top[end_of(s, arc ^ 1)]] ^ 1)];
    }
    return NONE;
}

/* Joins the nodes from `node` up to the common one into a ring, in either order. */
static void join_path(search *s, uint32_t node, uint32_t common, bool down) {
    while (node != common) {
        uint32_t arc = s->from[node], above = s->top[end_of(s, arc ^ 1)];
        if (down)
            join(s, above, node, arc);
        else
            join(s, node, above, arc ^ 1);
        node = above;
    }
}

/* ---- Sets: edges of least slack to other outer nodes ---------------------------------------------- */

static void offer_edge(search *s, uint32_t set, uint32_t arc) {
    uint32_t node = s->top[end_of(s, arc)], *best = &s->best_to[node];
    if (node != set && s->label[node] == OUTER && (*best == NONE || slack_of(s, arc) < slack_of(s, *best)))
        *best = arc;
}

static void offer_edges(search *s, uint32_t set, uint32_t part) {
    if (part >= s->n && s->list_at[part] != NONE) {
        for (uint32_t i = 0; i < s->list_count[part]; i++)
            offer_edge(s, set, s->lists[s->list_at[part] + i]);
        return;
    }
    for (EACH_POINT(s, v, part))
        for (uint32_t i = s->start[v]; i < s->start[v + 1]; i++)
            offer_edge(s, set, s->arcs[i]);
}

static void list_best(search *s, uint32_t set) {
    uint32_t part = s->first[set];
    do {
        offer_edges(s, set, part);
        part = s->next[part];
    } while (part != s->first[set]);
    if (!ODD_ROOM(s->arena, s->lists, s->list_len, s->list_len + 2 * (size_t)s->n, s->list_cap)) {
        s->no_memory = true;
        return;
    }
    s->list_at[set] = (uint32_t)s->list_len;
    s->best[set] = NONE;
    for (uint32_t node = 0; node < 2 * s->n; node++) {
        uint32_t arc = s->best_to[node];
        if (arc == NONE)
            continue;
        s->best_to[node] = NONE;
        s->lists[s->list_len++] = arc;
        if (s->best[set] == NONE || slack_of(s, arc) < slack_of(s, s->best[set]))
            s->best[set] = arc;
    }
    s->list_count[set] = (uint32_t)(s->list_len - s->list_at[set]);
}

/* ---- Sets: made and taken apart -------------------------------------------------------------------- */

/* Shrinks an odd cycle: an edge without slack between two outer nodes of one tree, and the paths to their common node. */
static void shrink(search *s, uint32_t arc, uint32_t common) {
    uint32_t set = s->unused[--s->unused_count];
    uint32_t one = s->top[end_of(s, arc ^ 1)], two = s->top[end_of(s, arc)];
    join_path(s, one, common, true);
    join(s, one, two, arc);
    join_path(s, two, common, false);
    s->first[set] = common;
    s->base[set] = s->base[common];
    s->refund[set] = 0;
    s->parent[set] = NONE;
    s->label[set] = OUTER;
    s->from[set] = s->from[common];
    uint32_t part = common;
    do {
        s->parent[part] = set;
        for (EACH_POINT(s, v, part))
            s->top[v] = set;
        if (s->label[part] == INNER)
            queue_points(s, part);
        part = s->next[part];
    } while (part != common);
    list_best(s, set);
}

static void release_parts(search *s, uint32_t set) {
    uint32_t part = s->first[set];
    do {
        s->parent[part] = NONE;
        s->label[part] = FREE;
        for (EACH_POINT(s, v, part))
            s->top[v] = part;
        part = s->next[part];
    } while (part != s->first[set]);
    s->label[set] = FREE;
    s->list_at[set] = s->first[set] = NONE;
    s->unused[s->unused_count++] = set;
}

/* Expands an inner set without a refund: its nodes replace it in the tree. Those on the even path from where it was reached
 * to the base are alternately inner and outer; the others are free, unless an outer node reaches them. */
static void expand_inner(search *s, uint32_t set) {
    uint32_t arc = s->from[set], last = s->first[set], entry = part_of(s, set, end_of(s, arc)), part = entry;
    bool forwards = is_even_forwards(s, set, entry);
    release_parts(s, set);
    while (part != last) {
        make_inner(s, arc);
        part = step(s, part, forwards);
        arc = step_arc(s, part, forwards);
        part = step(s, part, forwards);
    }
    set_label(s, last, INNER, arc); /* its partner, outside the set, is outer already */
    s->touched[end_of(s, arc)] = arc;
    for (part = step(s, last, forwards); part != entry; part = step(s, part, forwards)) {
        if (s->label[part] != FREE)
            continue;
        uint32_t reached = NONE;
        for (EACH_POINT(s, v, part))
            reached = s->touched[v] != NONE ? s->touched[v] : reached;
        if (reached != NONE)
            make_inner(s, reached);
    }
}

/* At the end of a stage, expands outer sets without a refund, and the sets inside them. */
static void expand_outer(search *s) {
    uint32_t count = 0;
    for (uint32_t set = s->n; set < 2 * s->n; set++)
        if (s->first[set] != NONE && s->parent[set] == NONE && s->label[set] == OUTER && s->refund[set] == 0)
            s->tasks[count++] = set;
    while (count > 0) {
        uint32_t set = s->tasks[--count], first = s->first[set], part = first;
        release_parts(s, set);
        do {
            if (part >= s->n && s->refund[part] == 0)
                s->tasks[count++] = part;
            part = s->next[part];
        } while (part != first);
    }
}

/* ---- Pairing --------------------------------------------------------------------------------------- */

static void pair(search *s, uint32_t arc) {
    s->mate[end_of(s, arc ^ 1)] = arc;
    s->mate[end_of(s, arc)] = arc ^ 1;
}

static void add_task(search *s, uint32_t *count, uint32_t node, uint32_t point) {
    if (node < s->n)
        return;
    s->tasks[(*count)++] = node;
    s->tasks[(*count)++] = point;
}

/* Changes the pairs inside a node so that this point is its base; also in the sets inside it. */
static void rebase(search *s, uint32_t node, uint32_t point) {
    uint32_t count = 0;
    add_task(s, &count, node, point);
    while (count > 0) {
        uint32_t base = s->tasks[--count], set = s->tasks[--count];
        uint32_t part = part_of(s, set, base), last = s->first[set];
        bool forwards = is_even_forwards(s, set, part);
        s->first[set] = part;
        s->base[set] = base;
        add_task(s, &count, part, base);
        while (part != last) {
            uint32_t one = step(s, part, forwards), arc = step_arc(s, one, forwards);
            part = step(s, one, forwards);
            pair(s, arc);
            add_task(s, &count, one, end_of(s, arc ^ 1));
            add_task(s, &count, part, end_of(s, arc));
        }
    }
}

/* Exchanges the pairs on the path from one end of an edge between two trees back to the root. */
static void pair_path(search *s, uint32_t arc) {
    while (true) {
        uint32_t point = end_of(s, arc), node = s->top[point], reached = s->from[node];
        rebase(s, node, point);
        s->mate[point] = arc ^ 1;
        if (reached == NONE)
            return;
        uint32_t inner = s->top[end_of(s, reached ^ 1)];
        arc = s->from[inner] ^ 1; /* from the inner node to the outer one that reached it */
        rebase(s, inner, end_of(s, arc ^ 1));
        s->mate[end_of(s, arc ^ 1)] = arc;
    }
}

/* ---- A stage --------------------------------------------------------------------------------------- */

static void start_stage(search *s) {
    s->queue_at = s->queue_len = 0;
    s->list_len = 0;
    for (uint32_t node = 0; node < 2 * s->n; node++) {
        s->label[node] = FREE;
        s->best[node] = s->list_at[node] = NONE;
    }
    for (uint32_t v = 0; v < s->n; v++)
        s->touched[v] = s->near[v] = NONE;
    for (uint32_t v = 0; v < s->n; v++)
        if (s->mate[v] == NONE)
            make_outer(s, s->top[v], NONE);
}

static void keep_least(const search *s, uint32_t *best, uint32_t arc) {
    if (*best == NONE || slack_of(s, arc) < slack_of(s, *best))
        *best = arc;
}

/* Considers an edge of an outer point. Returns true if it led to one more pair. */
static bool look_at(search *s, uint32_t arc) {
    uint32_t point = end_of(s, arc), here = s->top[end_of(s, arc ^ 1)], there = s->top[point];
    if (here == there)
        return false;
    bool tight = slack_of(s, arc) == 0;
    if (s->label[there] != OUTER) {
        if (!tight)
            keep_least(s, &s->near[point], arc);
        else if (s->label[there] == FREE)
            make_inner(s, arc);
        else
            s->touched[point] = arc;
        return false;
    }
    if (!tight) {
        keep_least(s, &s->best[here], arc);
        return false;
    }
    uint32_t common = common_node(s, end_of(s, arc ^ 1), point);
    if (common != NONE) {
        shrink(s, arc, common);
        return false;
    }
    pair_path(s, arc);
    pair_path(s, arc ^ 1);
    return true;
}

static bool look_at_queue(search *s) {
    while (s->queue_at < s->queue_len) {
        uint32_t v = s->queue[s->queue_at++];
        for (uint32_t i = s->start[v]; i < s->start[v + 1]; i++)
            if (look_at(s, s->arcs[i]))
                return true;
        if (s->no_memory)
            return false;
    }
    return false;
}

/* The amount by which prices may change until an arc loses its slack, or a set its refund. */
typedef struct change {
    bool any;
    odd_cost by;
    uint32_t arc, set; /* one of them, the other is NONE */
} change;

static void offer_change(change *c, odd_cost by, uint32_t arc, uint32_t set) {
    if (!c->any || by < c->by)
        *c = (change){true, by, arc, set};
}

static change next_change(const search *s) {
    change c = {false, 0, NONE, NONE};
    for (uint32_t v = 0; v < s->n; v++)
        if (s->label[s->top[v]] == FREE && s->near[v] != NONE)
            offer_change(&c, slack_of(s, s->near[v]), s->near[v], NONE);
    for (uint32_t node = 0; node < 2 * s->n; node++) {
        if (s->parent[node] != NONE)
            continue;
        if (s->label[node] == OUTER && s->best[node] != NONE)
            offer_change(&c, odd_cost_half(slack_of(s, s->best[node])), s->best[node], NONE);
        if (node >= s->n && s->label[node] == INNER)
            offer_change(&c, odd_cost_half(s->refund[node]), NONE, node);
    }
    return c;
}

static void change_prices(search *s, odd_cost by) {
    for (uint32_t v = 0; v < s->n; v++)
        s->price[v] += s->label[s->top[v]] == OUTER ? by : s->label[s->top[v]] == INNER ? -by : 0;
    for (uint32_t set = s->n; set < 2 * s->n; set++)
        if (s->first[set] != NONE && s->parent[set] == NONE)
            s->refund[set] += s->label[set] == OUTER ? 2 * by : s->label[set] == INNER ? -2 * by : 0;
}

/* Adds one pair to the matching. Returns false if that is not possible. */
static bool run_stage(search *s) {
    start_stage(s);
    while (!look_at_queue(s)) {
        change c = next_change(s);
        if (!c.any || s->no_memory)
            return false;
        change_prices(s, c.by);
        if (c.set != NONE) {
            expand_inner(s, c.set);
        } else {
            s->queue_at = 0; /* the node was changed: this point is considered again */
            s->queue_len = 1;
            s->queue[0] = end_of(s, c.arc ^ 1);
        }
    }
    expand_outer(s);
    return true;
}

/* ---- The start ------------------------------------------------------------------------------------- */

static uint32_t *numbers(search *s, size_t count, uint32_t value) {
    uint32_t *list = ODD_TAKE(s->arena, count + 1, uint32_t);
    s->no_memory = s->no_memory || list == NULL;
    for (size_t i = 0; i <= count && list != NULL; i++)
        list[i] = value;
    return list;
}

static void list_arcs(search *s, size_t edge_count) {
    for (size_t i = 0; i < edge_count; i++)
        for (int side = 0; side < 2; side++)
            s->start[s->edges[i].end[side] + 1]++;
    for (uint32_t v = 0; v < s->n; v++)
        s->start[v + 1] += s->start[v];
    for (size_t i = 0; i < edge_count; i++)
        for (uint32_t side = 0; side < 2; side++) /* mark: how many each has so far */
            s->arcs[s->start[s->edges[i].end[side]] + s->mark[s->edges[i].end[side]]++] =
                (uint32_t)(2 * i) + 1 - side;
    for (uint32_t v = 0; v < s->n; v++)
        s->mark[v] = 0;
}

static bool take_room(search *s, size_t edge_count) {
    size_t n = s->n;
    s->start = numbers(s, n + 1, 0);
    s->arcs = numbers(s, 2 * edge_count, 0);
    s->price = ODD_TAKE(s->arena, n + 1, odd_cost);
    s->refund = ODD_TAKE(s->arena, 2 * n + 1, odd_cost);
    s->label = ODD_TAKE(s->arena, 2 * n + 1, uint8_t);
    s->mate = numbers(s, n, NONE);
    s->parent = numbers(s, 2 * n, NONE);
    s->top = numbers(s, n, 0);
    s->base = numbers(s, 2 * n, 0);
    s->first = numbers(s, 2 * n, NONE);
    s->next = numbers(s, 2 * n, 0);
    s->prev = numbers(s, 2 * n, 0);
    s->link = numbers(s, 2 * n, 0);
    s->from = numbers(s, 2 * n, NONE);
    s->touched = numbers(s, n, NONE);
    s->near = numbers(s, n, NONE);
    s->best = numbers(s, 2 * n, NONE);
    s->list_at = numbers(s, 2 * n, NONE);
    s->list_count = numbers(s, 2 * n, 0);
    s->best_to = numbers(s, 2 * n, NONE);
    s->mark = numbers(s, 2 * n, 0);
    s->queue = numbers(s, 2 * n, 0);
    s->unused = numbers(s, n, 0);
    s->tasks = numbers(s, 4 * n, 0);
    return !s->no_memory && s->price != NULL && s->refund != NULL && s->label != NULL;
}

/* Makes prices as high as the edges of each point allow, one after the other, and pairs points that have an edge without
 * slack. All prices are even, so the slack between two outer nodes always stays even: it is even between roots, and the
 * prices at both ends of an edge without slack are both even or both odd. */
static void start_greedily(search *s) {
    for (uint32_t v = 0; v < s->n; v++) {
        s->top[v] = s->base[v] = v;
        for (uint32_t i = s->start[v]; i < s->start[v + 1]; i++) {
            odd_cost cost = 2 * s->edges[s->arcs[i] / 2].cost;
            s->price[v] = i == s->start[v] || cost < s->price[v] ? cost : s->price[v];
        }
    }
    for (uint32_t v = 0; v < s->n; v++) {
        uint32_t least = NONE, single = NONE;
        for (uint32_t i = s->start[v]; i < s->start[v + 1] && s->mate[v] == NONE; i++) {
            keep_least(s, &least, s->arcs[i]);
            if (s->mate[end_of(s, s->arcs[i])] == NONE)
                keep_least(s, &single, s->arcs[i]);
        }
        if (least == NONE)
            continue;
        s->price[v] += slack_of(s, least);
        if (single != NONE && slack_of(s, single) == 0)
            pair(s, single);
    }
    for (uint32_t v = 0; v < s->n; v++)
        s->singles += s->mate[v] == NONE;
    for (uint32_t i = 0; i < s->n; i++)
        s->unused[s->unused_count++] = 2 * s->n - 1 - i;
}

int odd_matching_of_edges(odd_matching *out, uint32_t count, const odd_edge *edges, size_t edge_count,
                          odd_arena *arena) {
    search s = {.n = count, .edges = edges, .arena = arena};
    *out = (odd_matching){.count = count, .edges = edge_count};
    if (!take_room(&s, edge_count))
        return ODD_E_MEMORY;
    list_arcs(&s, edge_count);
    start_greedily(&s);
    for (; s.singles > 0; s.singles -= 2)
        if (s.singles == 1 || !run_stage(&s))
            return s.no_memory ? ODD_E_MEMORY : ODD_E_UNREACHABLE;
    for (uint32_t v = 0; v < count; v++)
        s.near[v] = end_of(&s, s.mate[v]);
    for (uint32_t v = 0; v < count; v++)
        out->cost += s.near[v] > v ? edges[s.mate[v] / 2].cost : 0;
    out->partner = s.near;
    out->node_count = 2 * count;
    out->parent = s.parent;
    out->price = s.price;
    out->refund = s.refund;
    return ODD_OK;
}
