/* Pairs all who are to be drawn: top-down, or so that a sum is minimal. */
#include "base/out.h"
#include "movement/matching.h"

/* ---- Who may meet ------------------------------------------------------------------------------------ */

static bool is_bye(const odd_draw_state *d, uint32_t place) {
    return d->places[place] == ODD_NOBODY;
}

/* Returns the smallest number of byes among those to be drawn. */
static int fewest_byes(const odd_draw_state *d) {
    int fewest = INT32_MAX;
    for (uint32_t i = 0; i < d->place_count; i++)
        if (!is_bye(d, i) && d->r->entries[d->places[i]].byes < fewest)
            fewest = d->r->entries[d->places[i]].byes;
    return fewest;
}

/* Returns whether an entry may have the bye: nobody has another bye before all have one. */
static bool may_have_bye(const odd_draw_state *d, uint32_t place, int fewest) {
    return d->r->entries[d->places[place]].byes == fewest;
}

bool odd_draw_open(const odd_draw_state *d, odd_graph *open) {
    int fewest = fewest_byes(d);
    if (!odd_graph_make(open, d->place_count, d->arena))
        return false;
    for (uint32_t i = 0; i < d->place_count; i++)
        for (uint32_t j = 0; j < i; j++) {
            uint32_t a = d->places[i], b = d->places[j];
            bool may = is_bye(d, i) ? may_have_bye(d, j, fewest)
                                    : !odd_draw_apart(d, a, b) && !odd_draw_avoids(d, a, b);
            if (may)
                odd_graph_set(open, i, j, true);
        }
    return true;
}

/* ---- Of least cost ----------------------------------------------------------------------------------- */

/* The cost of a pair is one number with these digits, from the lowest: how near the pair is by the method, if the ranks are
 * near; how far up a rematch is; how far up the bye is; the number of rematches. Each digit is worth more than the largest
 * sum of all lower ones. */
typedef struct costs {
    const odd_draw_state *d;
    odd_draw_method method;
    int fewest_byes;
    uint32_t matches; /* without the bye */
    odd_cost near, rematch_place, bye_place, rematch;
} costs;

enum { APART_MAX = 1000000, TIE_MAX = 1023 };

static odd_cost square(int64_t n) {
    return (odd_cost)n * n;
}

static odd_cost distance(const costs *c, uint32_t i, uint32_t j) {
    const odd_draw_entry *a = &c->d->r->entries[c->d->places[i]], *b = &c->d->r->entries[c->d->places[j]];
    int64_t ranks = i > j ? (int64_t)i - j : (int64_t)j - i, scores = a->score_x100 - b->score_x100;
    scores = scores < 0 ? -scores : scores;
    scores = scores > APART_MAX ? APART_MAX : scores;
    switch (c->method) {
    case ODD_DRAW_RANK:
        return ranks;
    case ODD_DRAW_VP:
        return scores;
    case ODD_DRAW_VP_SQUARES:
        return square(scores);
    case ODD_DRAW_SEEDED:
        return square(ranks - c->matches);
    case ODD_DRAW_TOP_DOWN:
    case ODD_DRAW_RANK_SQUARES:
    case ODD_DRAW_RANDOM:
    case ODD_DRAW_METHOD_COUNT:
        break;
    }
    return square(ranks);
}

static odd_cost pair_cost(const void *owner, uint32_t i, uint32_t j) {
    const costs *c = owner;
    const odd_draw_state *d = c->d;
    if (is_bye(d, i) || is_bye(d, j)) {
        uint32_t who = is_bye(d, i) ? j : i;
        return may_have_bye(d, who, c->fewest_byes) ? (d->place_count - 2 - who) * c->bye_place : ODD_NO_EDGE;
    }
    uint32_t a = d->places[i], b = d->places[j], first = i < j ? i : j;
    if (odd_draw_apart(d, a, b))
        return ODD_NO_EDGE;
    odd_cost tie = square((int64_t)i - j);
    odd_cost cost = distance(c, i, j) * c->near + (tie > TIE_MAX ? TIE_MAX : tie);
    return odd_draw_avoids(d, a, b) ? cost + c->rematch + (d->place_count - first) * c->rematch_place : cost;
}

static costs costs_of(const odd_draw_state *d) {
    odd_cost count = d->place_count;
    costs c = {.d = d, .method = d->r->method, .fewest_byes = fewest_byes(d), .matches = d->place_count / 2};
    odd_cost farthest = c.method == ODD_DRAW_VP           ? APART_MAX
                        : c.method == ODD_DRAW_VP_SQUARES ? square(APART_MAX)
                                                          : count * count;
    c.near = count * TIE_MAX + 1;
    c.rematch_place = count * (farthest * c.near + TIE_MAX) + 1;
    c.bye_place = count * count * c.rematch_place + 1;
    c.rematch = count * c.bye_place + 1;
    return c;
}

static bool add_pair(odd_draw_state *d, uint32_t i, uint32_t j) {
    if (is_bye(d, i) || is_bye(d, j)) {
        d->out->bye = d->places[is_bye(d, i) ? j : i];
        return true;
    }
    return odd_draw_add(d, d->places[i], d->places[j], false);
}

/* Reports a contestant who has no opponent, because all others are kept apart or are stationary. */
static int no_opponent(const odd_draw_state *d) {
    return odd_fail(
        d->error, ODD_E_UNREACHABLE, 0, 0,
        "not everybody can have an opponent: too many are to be kept apart, or stay at their tables");
}

static int draw_least(odd_draw_state *d) {
    costs c = costs_of(d);
    odd_matching m;
    int code = odd_matching_least(&m, d->place_count, pair_cost, &c, d->arena);
    if (code == ODD_E_UNREACHABLE)
        return no_opponent(d);
    for (uint32_t i = 0; i < d->place_count && code == ODD_OK; i++)
        if (m.partner[i] > i && !add_pair(d, i, m.partner[i]))
            code = ODD_E_MEMORY;
    return code;
}

/* ---- Without rematches ------------------------------------------------------------------------------- */

/* Gives the bye to the last contestant without whom the others can still be drawn. There is one. */
static bool draw_bye(odd_draw_state *d, odd_maximum_matching *all) {
    uint32_t bye = d->place_count - 1;
    for (uint32_t i = bye; i-- > 0;)
        if (odd_graph_has(all->graph, bye, i) &&
            odd_maximum_matching_without(all, (uint32_t[]){bye, i}, 2, 0)) {
            add_pair(d, bye, i);
            d->taken[d->places[i]] = true;
            return true;
        }
    return false;
}

/* From the top: pairs each with the next one with whom all others can still be drawn. This is the result of backtracking,
 * without its time. */
static int draw_top_down(odd_draw_state *d, odd_maximum_matching *all) {
    for (uint32_t i = 0; i < d->place_count; i++)
        for (uint32_t j = i + 1; j < d->place_count && odd_is_there(all, i); j++)
            if (odd_is_there(all, j) && odd_graph_has(all->graph, i, j) &&
                odd_maximum_matching_without(all, (uint32_t[]){i, j}, 2, 0) && !add_pair(d, i, j))
                return ODD_E_MEMORY;
    return ODD_OK;
}

/* ---- Why there must be rematches ----------------------------------------------------------------------- */

static bool explain(odd_draw_state *d, odd_maximum_matching *all) {
    odd_draw *out = d->out;
    out->group_count = odd_maximum_matching_why(all);
    out->why = ODD_TAKE(d->arena, d->r->count + 1, uint32_t);
    for (uint32_t i = 0; i < d->place_count && out->why != NULL; i++) {
        bool grouped = all->side[i] == ODD_SIDE_GROUPED, between = all->side[i] == ODD_SIDE_BETWEEN;
        if (is_bye(d, i)) {
            out->bye_grouped = grouped;
            out->bye_between = between;
            continue;
        }
        out->why[d->places[i]] = grouped   ? ODD_DRAW_GROUPS + all->base[i]
                                 : between ? ODD_DRAW_BETWEEN
                                           : ODD_DRAW_ELSEWHERE;
    }
    return out->why != NULL;
}

int odd_draw_pairs(odd_draw_state *d) {
    odd_graph open;
    odd_maximum_matching all;
    if (!odd_draw_open(d, &open) || !odd_maximum_matching_make(&all, &open, d->arena))
        return ODD_E_MEMORY;
    if (all.single > 0)
        return explain(d, &all) ? draw_least(d) : ODD_E_MEMORY;
    bool top_down = d->r->method == ODD_DRAW_TOP_DOWN || d->r->method == ODD_DRAW_RANDOM;
    if (is_bye(d, d->place_count - 1)) {
        if (!draw_bye(d, &all))
            return no_opponent(d);
        if (!top_down)
            odd_draw_places(d, false);
    }
    return top_down ? draw_top_down(d, &all) : d->place_count > 0 ? draw_least(d) : ODD_OK;
}
