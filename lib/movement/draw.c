/* The draw of a round: from the request to matches at tables. Knows nothing about events. */
#include "base/hash.h"
#include "base/out.h"
#include "base/arena.h"
#include "movement/matching.h"

/* ---- Names ------------------------------------------------------------------------------------------ */

static const struct {
    const char *name, *help;
} methods[ODD_DRAW_METHOD_COUNT] = {
    [ODD_DRAW_TOP_DOWN] = {"top-down",
                           "the first meets the next one not yet met, and so on down; the default"},
    [ODD_DRAW_RANK] = {"rank", "the least sum of the distances between ranks"},
    [ODD_DRAW_RANK_SQUARES] = {"rank-squares", "the least sum of the squares of these distances"},
    [ODD_DRAW_VP] = {"vp", "the least sum of the differences between scores"},
    [ODD_DRAW_VP_SQUARES] = {"vp-squares", "the least sum of the squares of these differences"},
    [ODD_DRAW_SEEDED] = {"seeded", "the first half meets the second half: 1 v n/2 + 1, 2 v n/2 + 2"},
    [ODD_DRAW_RANDOM] = {"random", "by the seed; the default of the first round"},
};

const char *odd_draw_method_text(odd_draw_method method) {
    return (unsigned)method < ODD_DRAW_METHOD_COUNT ? methods[method].name : NULL;
}

const char *odd_draw_method_help(odd_draw_method method) {
    return (unsigned)method < ODD_DRAW_METHOD_COUNT ? methods[method].help : NULL;
}

const char *odd_draw_odd_text(odd_draw_odd odd) {
    static const char *const texts[ODD_DRAW_ODD_COUNT] = {"bye", "triangle", "long-triangle"};
    return (unsigned)odd < ODD_DRAW_ODD_COUNT ? texts[odd] : NULL;
}

/* ---- The request ------------------------------------------------------------------------------------ */

static odd_text id_of(const odd_draw_state *d, uint32_t entry) {
    return d->r->entries[entry].id;
}

static int wrong_pair(const odd_draw_state *d, odd_draw_pair p, const char *what) {
    odd_text one = id_of(d, p.one), two = id_of(d, p.two);
    return odd_fail(d->error, ODD_E_REFERENCE, 0, 0, "%.*s v %.*s: %s", (int)one.len, one.text, (int)two.len,
                    two.text, what);
}

static int check_pair(const odd_draw_state *d, odd_draw_pair p) {
    if (p.one >= d->r->count || p.two >= d->r->count)
        return odd_fail(d->error, ODD_E_REFERENCE, 0, 0, "a fixed match names an entry that does not exist");
    return p.one == p.two ? wrong_pair(d, p, "nobody plays against themselves") : ODD_OK;
}

/* Adds the pairs of a list as edges of a graph. */
static int take_pairs(odd_draw_state *d, odd_graph *g, const odd_draw_pair *list, size_t count) {
    int code = odd_graph_make(g, (uint32_t)d->r->count, d->arena) ? ODD_OK : ODD_E_MEMORY;
    for (size_t i = 0; i < count && code == ODD_OK; i++) {
        code = check_pair(d, list[i]);
        if (code == ODD_OK)
            odd_graph_set(g, list[i].one, list[i].two, true);
    }
    return code;
}

/* Two stationary contestants cannot meet. */
static int take_stays(odd_draw_state *d) {
    const odd_draw_entry *entries = d->r->entries;
    for (uint32_t a = 0; a < d->r->count; a++)
        for (uint32_t b = 0; b < a && entries[a].table > 0; b++) {
            if (entries[b].table == entries[a].table)
                return wrong_pair(d, (odd_draw_pair){b, a}, "both stay at the same table");
            if (entries[b].table > 0)
                odd_graph_set(&d->apart, a, b, true);
        }
    return ODD_OK;
}

static int given_twice(const odd_draw_state *d, uint32_t who) {
    odd_text id = id_of(d, who);
    return odd_fail(d->error, ODD_E_REFERENCE, 0, 0, "%.*s has two matches, or a match and the bye",
                    (int)id.len, id.text);
}

static int take_given(odd_draw_state *d) {
    for (size_t i = 0; i < d->r->given_count; i++) {
        odd_draw_pair p = d->r->given[i];
        int code = check_pair(d, p);
        if (code != ODD_OK)
            return code;
        if (d->taken[p.one] || d->taken[p.two])
            return given_twice(d, d->taken[p.one] ? p.one : p.two);
        bool stay = d->r->entries[p.one].table > 0 && d->r->entries[p.two].table > 0;
        if (odd_draw_apart(d, p.one, p.two))
            return wrong_pair(d, p,
                              stay ? "neither can move to the other's table" : "they are to be kept apart");
        d->taken[p.one] = d->taken[p.two] = true;
        if (!odd_draw_add(d, p.one, p.two, true))
            return ODD_E_MEMORY;
    }
    return ODD_OK;
}

static bool in_score_order(const odd_draw_request *r) {
    for (size_t i = 1; i < r->count; i++)
        if (r->entries[i].score_x100 > r->entries[i - 1].score_x100)
            return false;
    return true;
}

static int check_request(odd_draw_state *d) {
    const odd_draw_request *r = d->r;
    bool by_score = r->method == ODD_DRAW_VP || r->method == ODD_DRAW_VP_SQUARES;
    if (r->count < 2 || r->count > ODD_DRAW_MAX)
        return odd_fail(d->error, ODD_E_REFERENCE, 0, 0, "a draw needs 2 to %d contestants, not %d",
                        ODD_DRAW_MAX, (int)(r->count > INT32_MAX ? INT32_MAX : r->count));
    if (r->bye > r->count)
        return odd_fail(d->error, ODD_E_REFERENCE, 0, 0, "the bye names an entry that does not exist");
    if (by_score && !in_score_order(r))
        return odd_fail(d->error, ODD_E_REFERENCE, 0, 0, "the entries are not in the order of their scores");
    return ODD_OK;
}

/* ---- Order ------------------------------------------------------------------------------------------ */

/* Shuffles a list: each item is exchanged with one at or after its place. */
static void shuffle(uint32_t *list, size_t count, uint64_t seed) {
    for (size_t i = 0; i + 1 < count; i++) {
        seed += UINT64_C(0x9E3779B97F4A7C15);
        uint64_t mixed = (seed ^ seed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
        mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
        size_t other = i + (size_t)((mixed ^ mixed >> 31) % (count - i));
        uint32_t kept = list[i];
        list[i] = list[other];
        list[other] = kept;
    }
}

static bool start(odd_draw_state *d) {
    size_t count = d->r->count;
    uint32_t *shuffled = ODD_TAKE(d->arena, count + 1, uint32_t);
    d->taken = ODD_TAKE(d->arena, count + 1, bool);
    d->places = ODD_TAKE(d->arena, count + 1, uint32_t);
    d->order = ODD_TAKE(d->arena, count + 1, uint32_t);
    if (shuffled == NULL || d->taken == NULL || d->places == NULL || d->order == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        shuffled[i] = (uint32_t)i;
    if (d->r->method == ODD_DRAW_RANDOM)
        shuffle(shuffled, count, d->r->seed);
    for (size_t i = 0; i < count; i++)
        d->order[shuffled[i]] = (uint32_t)i;
    return true;
}

void odd_draw_places(odd_draw_state *d, bool with_bye) {
    d->place_count = 0;
    for (uint32_t i = 0; i < d->r->count; i++)
        d->places[i] = ODD_NOBODY;
    for (uint32_t i = 0; i < d->r->count; i++)
        if (!d->taken[i])
            d->places[d->order[i]] = i;
    for (uint32_t i = 0; i < d->r->count; i++)
        if (d->places[i] != ODD_NOBODY)
            d->places[d->place_count++] = d->places[i];
    if (with_bye)
        d->places[d->place_count++] = ODD_NOBODY;
}

/* ---- Matches and tables ------------------------------------------------------------------------------- */

bool odd_draw_add(odd_draw_state *d, uint32_t home, uint32_t away, bool given) {
    odd_draw *out = d->out;
    if (!ODD_MORE(d->arena, out->matches, out->match_count, d->match_cap))
        return false;
    bool met = odd_graph_has(&d->met, home, away);
    out->matches[out->match_count++] =
        (odd_drawn_match){.home = home, .away = away, .rounds = 1, .rematch = met, .given = given};
    out->rematches += met;
    return true;
}

/* A contestant who stays at a table is at home there; else the one who was at home less often; else the higher ranked. */
static void find_homes(odd_draw_state *d) {
    for (size_t i = 0; i < d->out->match_count; i++) {
        odd_drawn_match *m = &d->out->matches[i];
        const odd_draw_entry *home = &d->r->entries[m->home], *away = &d->r->entries[m->away];
        bool turn =
            home->homes != away->homes ? away->homes < home->homes : d->order[m->away] < d->order[m->home];
        if (m->half || m->rounds > 1) /* in a triangle everybody is at home once */
            turn = false;
        else if (home->table > 0 || away->table > 0)
            turn = away->table > 0;
        else if (m->given)
            turn = false;
        if (turn)
            *m = (odd_drawn_match){m->away, m->home, m->table, m->rounds, m->half, m->rematch, m->given};
    }
}

static uint32_t first_of(const odd_draw_state *d, uint32_t match) {
    const odd_drawn_match *m = &d->out->matches[match];
    if (m->half || m->rounds > 1)
        return d->triangle;
    return d->order[m->home] < d->order[m->away] ? d->order[m->home] : d->order[m->away];
}

/* Orders matches by their higher-ranked contestant; those of a triangle stay together. */
static bool matches_in_order(const void *owner, uint32_t a, uint32_t b) {
    return first_of(owner, a) <= first_of(owner, b);
}

static bool tables_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_draw_state *d = owner;
    return d->out->matches[a].table <= d->out->matches[b].table;
}

/* Puts the matches in an order. */
static bool sort_matches(odd_draw_state *d, odd_in_order *in_order) {
    size_t count = d->out->match_count;
    uint32_t *list = odd_sort_numbers(d->arena, count, in_order, d);
    odd_drawn_match *sorted = ODD_TAKE(d->arena, count + 1, odd_drawn_match);
    if (list == NULL || sorted == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        sorted[i] = d->out->matches[list[i]];
    d->out->matches = sorted;
    return true;
}

static bool is_kept(const odd_draw_state *d, int table) {
    for (size_t i = 0; i < d->out->match_count; i++)
        if (d->r->entries[d->out->matches[i].home].table == table)
            return true;
    return false;
}

/* Numbers the tables from 1 on, beginning with the first match, except for tables where somebody stays. */
static bool number_tables(odd_draw_state *d) {
    int table = 1;
    if (!sort_matches(d, matches_in_order))
        return false;
    for (size_t i = 0; i < d->out->match_count; i++) {
        odd_drawn_match *m = &d->out->matches[i];
        int kept = d->r->entries[m->home].table;
        while (kept == 0 && is_kept(d, table))
            table++;
        m->table = kept > 0 ? kept : table++;
    }
    return sort_matches(d, tables_in_order);
}

/* ---- All of it -------------------------------------------------------------------------------------- */

static uint32_t left_to_draw(const odd_draw_state *d) {
    uint32_t left = 0;
    for (size_t i = 0; i < d->r->count; i++)
        left += !d->taken[i];
    return left;
}

static void take_bye(odd_draw_state *d) {
    if (d->r->bye == 0)
        return;
    d->out->bye = d->r->bye - 1;
    d->taken[d->out->bye] = true;
}

/* Draws the rest. A fixed bye must leave an even number. */
static int draw_rest(odd_draw_state *d) {
    uint32_t left = left_to_draw(d);
    bool odd = left % 2 == 1;
    if (odd && d->out->bye != ODD_NOBODY)
        return odd_fail(d->error, ODD_E_REFERENCE, 0, 0,
                        "with this bye, %d are left: an odd number cannot be drawn", (int)left);
    if (odd && d->r->odd != ODD_DRAW_BYE) {
        if (left < 3)
            return odd_fail(d->error, ODD_E_UNREACHABLE, 0, 0, "one is left: a triangle needs three");
        int code = odd_draw_triangle(d);
        if (code != ODD_OK)
            return code;
        odd = false;
    }
    odd_draw_places(d, odd);
    return d->place_count > 0 ? odd_draw_pairs(d) : ODD_OK;
}

int odd_draw_make(odd_draw *out, const odd_draw_request *request, odd_arena *arena, odd_error *error) {
    odd_draw_state d = {.r = request, .out = out, .arena = arena, .error = error};
    *out = (odd_draw){.bye = ODD_NOBODY};
    int code = check_request(&d);
    if (code == ODD_OK && !start(&d))
        code = ODD_E_MEMORY;
    if (code == ODD_OK)
        code = take_pairs(&d, &d.met, request->met, request->met_count);
    if (code == ODD_OK)
        code = take_pairs(&d, &d.apart, request->apart, request->apart_count);
    if (code == ODD_OK)
        code = take_stays(&d);
    if (code != ODD_OK)
        return code;
    take_bye(&d);
    code = take_given(&d);
    if (code == ODD_OK)
        code = draw_rest(&d);
    if (code != ODD_OK)
        return code;
    find_homes(&d);
    return number_tables(&d) ? ODD_OK : ODD_E_MEMORY;
}
