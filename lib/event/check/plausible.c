/* How plausible a result is. The weights were chosen so that fewer than one in 500 correct results is reported;
 * tests/planted measures that, and how many slips are found. */
#include "event/check/check.h"

static odd_side other_side(odd_side side) {
    return side == ODD_NS ? ODD_EW : ODD_NS;
}

void odd_result_counts_add(odd_result_counts *s, odd_result r, int times) {
    odd_side side = odd_seat_side(r.declarer);
    s->results = (uint16_t)(s->results + times);
    if (r.level == 0) {
        s->passes = (uint16_t)(s->passes + times);
        return;
    }
    s->declared[side] = (uint16_t)(s->declared[side] + times);
    s->slams[side] = (uint16_t)(s->slams[side] + (r.level >= 6 ? times : 0));
    uint16_t *took = &s->took[side][r.strain][r.tricks], *seat = &s->seats[r.strain][r.declarer];
    *took = (uint16_t)(*took + times);
    *seat = (uint16_t)(*seat + times);
}

odd_trick_range odd_result_counts_range(const odd_result_counts *s, odd_side side, odd_strain strain) {
    odd_trick_range t = {0, ODD_RANKS, 0};
    for (int tricks = 0; tricks <= ODD_RANKS; tricks++) {
        int here = s->took[side][strain][tricks];
        t.count += here;
        t.least = here > 0 && tricks < t.least ? tricks : t.least;
        t.most = here > 0 ? tricks : t.most;
    }
    return t;
}

/* ---- Numbers ----------------------------------------------------------------------------------- */

/* Returns ten times the natural logarithm. */
static int log_of(int n) {
    static const uint8_t logs[] = {0,  0,  7,  11, 14, 16, 18, 19, 21, 22, 23, 24, 25, 26, 26, 27,
                                   28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 33, 34, 34, 34};
    int more = 0;
    for (; n >= (int)sizeof logs; n /= 2)
        more += 7;
    return logs[n] + more;
}

/* Returns the rarity of something that happened to `some` of `all`; never exactly zero. */
static int rarity(int some, int all) {
    return log_of(2 * all + 3) - log_of(2 * some + 1);
}

static int capped(const uint8_t *costs, int last, int at) {
    return costs[at < last ? at : last];
}

static int apart(int a, int b) {
    return a > b ? a - b : b - a;
}

/* ---- Tricks ------------------------------------------------------------------------------------ */

/* Returns the median of tricks, the larger of two in the middle; -1 if there are none. ODD_NO_STRAIN: of all
 * strains. */
static int median(const odd_result_counts *s, odd_side side, odd_strain strain, int count) {
    int seen = 0;
    for (int tricks = 0; tricks <= ODD_RANKS && count > 0; tricks++) {
        for (int i = ODD_CLUBS; i <= ODD_NT; i++)
            seen += strain == ODD_NO_STRAIN || strain == (odd_strain)i ? s->took[side][i][tricks] : 0;
        if (seen > count / 2)
            return tricks;
    }
    return -1;
}

/* Returns the distance to the nearest number of tricks that others took in the same strain. */
static int nearest(const odd_result_counts *s, odd_side side, odd_strain strain, int tricks) {
    int best = ODD_RANKS;
    for (int i = 0; i <= ODD_RANKS; i++)
        if (s->took[side][strain][i] > 0 && apart(i, tricks) < best)
            best = apart(i, tricks);
    return best;
}

/* Compares with the tricks of others: in the same strain, or else of the same side, where one trick of difference means
 * nothing. */
static int tricks_by_field(const odd_result_counts *s, odd_result r) {
    static const uint8_t same[] = {0, 6, 18, 34, 52, 70, 88, 100, 110, 120, 130};
    static const uint8_t other[] = {0, 4, 12, 24, 38, 54, 70, 80, 90, 100};
    odd_side side = odd_seat_side(r.declarer);
    int count = odd_result_counts_range(s, side, r.strain).count;
    if (count == 0) {
        int middle = median(s, side, ODD_NO_STRAIN, s->declared[side]), far = apart(r.tricks, middle);
        return middle < 0 ? 0 : capped(other, 9, far > 0 ? far - 1 : 0);
    }
    int far = apart(r.tricks, median(s, side, r.strain, count));
    if (count == 1)
        return capped(same, 10, far > 0 ? far - 1 : 0);
    int near = nearest(s, side, r.strain, r.tricks);
    int by_near = capped(same, 10, near) + (count > 2 && near < far ? 12 : 0), by_far = capped(same, 10, far);
    return by_near < by_far ? by_near : by_far;
}

/* Compares with the tricks that can be made, if known: few results are three tricks away from them. */
static int tricks_cost(const odd_result_counts *s, odd_result r) {
    enum { HARDLY_EVER = 4, NOBODY_NEAR = 15 };
    static const uint8_t off[] = {0, 12, 29, 52, 75, 95, 115, 130, 145, 160, 175, 190, 200};
    int field = tricks_by_field(s, r);
    if (s->made == NULL)
        return field;
    int far = apart(r.tricks, s->made->tricks[r.strain][r.declarer]), cost = capped(off, 12, far);
    odd_side side = odd_seat_side(r.declarer);
    bool alone =
        odd_result_counts_range(s, side, r.strain).count > 1 && nearest(s, side, r.strain, r.tricks) >= 3;
    if (far >= HARDLY_EVER && alone)
        cost += NOBODY_NEAR;
    int both = (3 * cost + field) / 4;
    return far >= HARDLY_EVER && cost > both ? cost : both;
}

/* ---- Contracts --------------------------------------------------------------------------------- */

/* Rates who declares in which strain: both sides may play in notrump, but hardly ever in the same suit. */
static int strain_cost(const odd_result_counts *s, odd_result r) {
    odd_side side = odd_seat_side(r.declarer);
    int here = odd_result_counts_range(s, side, r.strain).count, declared = s->declared[side];
    int there = r.strain == ODD_NT ? 0 : odd_result_counts_range(s, other_side(side), r.strain).count;
    int cost = rarity(declared, s->results) + (declared > 0 ? rarity(here, declared) / 2 : 8);
    if (there > 0 && here == 0)
        cost += 8 + 4 * (there < 4 ? there : 4);
    return cost;
}

/* Rates the level: too high for the tricks taken, many down without a double, far too low, overtricks in a doubled contract,
 * or a slam that nobody else bids. */
static int level_cost(const odd_result_counts *s, odd_result r) {
    odd_side side = odd_seat_side(r.declarer);
    int count = odd_result_counts_range(s, side, r.strain).count, needed = r.level + 6;
    int expected = s->made != NULL ? s->made->tricks[r.strain][r.declarer] : median(s, side, r.strain, count);
    int cost = 0;
    if (expected >= 0 && needed - expected >= 2)
        cost += 10 * (needed - expected - 1);
    if (needed - r.tricks >= 3 && r.doubling == ODD_UNDOUBLED)
        cost += 6 * (needed - r.tricks - 2);
    if (r.tricks - needed >= 4)
        cost += 8 * (r.tricks - needed - 3);
    if (r.tricks > needed && r.doubling != ODD_UNDOUBLED)
        cost += 10 * (r.tricks - needed);
    return cost + (r.level >= 6 && s->slams[side] == 0 ? 15 : 0);
}

int odd_result_surprise(const odd_result_counts *others, odd_result r) {
    if (others->results == 0 && others->made == NULL)
        return 0;
    if (r.level == 0)
        return rarity(others->passes, others->results);
    return tricks_cost(others, r) + strain_cost(others, r) + level_cost(others, r);
}

/* ---- Slips ------------------------------------------------------------------------------------- */

/* The evidence that each kind of slip needs. */
enum {
    OTHER_SIDE = 12,
    OTHER_SIDE_NT = 24, /* both sides often play in notrump */
    OTHER_SIGN = 10,
    MADE_FOR_OVER = 14,
    DOWN_FOR_MADE = 16,
    OTHER_LEVEL = 18,
    OTHER_STRAIN = 24
};

/* The result that was meant must be ordinary itself. */
enum { ORDINARY = 45 };

typedef struct candidate_search {
    const odd_result_counts *others;
    odd_result was, best;
    int least; /* surprise of the best candidate */
} candidate_search;

static void try_slip(candidate_search *w, odd_result meant, int cost) {
    if (meant.level < 1 || meant.level > 7 || !odd_result_valid(meant))
        return;
    int surprise = odd_result_surprise(w->others, meant);
    if (surprise <= ORDINARY && (w->best.level == 0 || surprise + cost < w->least)) {
        w->best = meant;
        w->least = surprise + cost;
    }
}

static void try_tricks(candidate_search *w, int tricks, int cost) {
    odd_result meant = w->was;
    meant.tricks = tricks;
    if (tricks != w->was.tricks)
        try_slip(w, meant, cost);
}

/* Returns the seat of the other side that declares this strain most often; if none does, the next seat. */
static odd_seat other_seat(const odd_result_counts *s, odd_result r) {
    static const odd_seat beside[ODD_SEAT_COUNT] = {
        [ODD_NORTH] = ODD_EAST, [ODD_EAST] = ODD_NORTH, [ODD_SOUTH] = ODD_WEST, [ODD_WEST] = ODD_SOUTH};
    odd_seat seat = beside[r.declarer], partner = odd_seat_left(odd_seat_left(seat));
    return s->seats[r.strain][partner] > s->seats[r.strain][seat] ? partner : seat;
}

static void try_all(candidate_search *w) {
    int needed = w->was.level + 6, over = w->was.tricks - needed;
    odd_result meant = w->was;
    meant.declarer = other_seat(w->others, w->was);
    if (!w->others->led)
        try_slip(w, meant, meant.strain == ODD_NT ? OTHER_SIDE_NT : OTHER_SIDE);
    try_tricks(w, needed - over, OTHER_SIGN);
    if (over > 0)
        try_tricks(w, 6 + over, MADE_FOR_OVER);
    if (w->was.tricks > 6)
        try_tricks(w, needed - (w->was.tricks - 6), DOWN_FOR_MADE);
    for (int step = -1; step <= 1; step += 2) {
        meant = w->was;
        meant.level += step;
        meant.tricks += step;
        try_slip(w, meant, OTHER_LEVEL);
    }
    meant = w->was;
    for (int strain = ODD_CLUBS; strain <= ODD_NT; strain++) {
        meant.strain = (odd_strain)strain;
        if (meant.strain != w->was.strain &&
            odd_result_counts_range(w->others, odd_seat_side(meant.declarer), meant.strain).count > 0)
            try_slip(w, meant, OTHER_STRAIN);
    }
}

bool odd_result_is_doubtful(const odd_result_counts *others, odd_result r, odd_slip *slip) {
    enum { GAIN = 25, GAIN_CARDS = 32, LEAST = 45, LEAST_CARDS = 62, ALONE = 95, ALONE_CARDS = 105 };
    bool cards = others->made != NULL;
    *slip = (odd_slip){.surprise = odd_result_surprise(others, r)};
    if (r.level == 0 || r.declarer == ODD_NO_SEAT)
        return false;
    candidate_search w = {.others = others, .was = r};
    try_all(&w);
    slip->gain = w.best.level > 0 ? slip->surprise - w.least : 0;
    bool meant = slip->gain > (cards ? GAIN_CARDS : GAIN);
    if (meant)
        slip->meant = w.best;
    return (meant && slip->surprise > (cards ? LEAST_CARDS : LEAST)) ||
           slip->surprise > (cards ? ALONE_CARDS : ALONE);
}
