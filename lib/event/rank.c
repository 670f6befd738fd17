/* Ranks: the order of contestants, shared ranks, and the rules that broke ties. */
#include "base/bits.h"
#include "base/text.h"
#include "event/event_inner.h"

/* ---- Order ------------------------------------------------------------------------------------- */

/* Compares byte by byte: 01 is not 1. */
static int compare_spelling(odd_text a, odd_text b) {
    if (a.len != b.len)
        return a.len < b.len ? -1 : 1;
    for (size_t i = 0; i < a.len; i++) {
        char c = odd_lower(a.text[i]), d = odd_lower(b.text[i]);
        if (c != d)
            return c < d ? -1 : 1;
    }
    return 0;
}

/* Compares numbers in ids by size: 2 is before 10, A2 before A10. */
static int compare_ids(odd_text a, odd_text b) {
    size_t i = 0, j = 0;
    while (i < a.len && j < b.len) {
        if (odd_is_digit(a.text[i]) && odd_is_digit(b.text[j])) {
            odd_scan left = {a.text, a.len, i}, right = {b.text, b.len, j};
            int m = odd_scan_number(&left), n = odd_scan_number(&right);
            if (m != n)
                return m < n ? -1 : 1;
            i = left.at;
            j = right.at;
            continue;
        }
        char c = odd_lower(a.text[i++]), d = odd_lower(b.text[j++]);
        if (c != d)
            return c < d ? -1 : 1;
    }
    int longer = (i < a.len) - (j < b.len);
    return longer != 0 ? longer : compare_spelling(a, b);
}

static const odd_contestant *contestant(const odd_event *e, const odd_standing *s) {
    return &e->contestants[s->who];
}

/* So many standings do not fit into the second cache of a processor. */
enum { MANY = 4096 };

/* The keys by which standings are sorted, close together in memory. */
struct odd_sort_key {
    odd_amount num, den;
    int field;
    uint32_t standing; /* by index */
};

const size_t odd_sort_key_size = sizeof(odd_sort_key);

/* Returns whether a is ranked before b. */
static inline bool is_before(odd_amount a_num, odd_amount a_den, odd_amount b_num, odd_amount b_den) {
    return (odd_wide)a_num * b_den > (odd_wide)b_num * a_den;
}

/* Returns whether two keys are the same; compares the low bits first, since that is quick. */
static inline bool same_key(odd_amount a_num, odd_amount a_den, odd_amount b_num, odd_amount b_den) {
    return (uint64_t)a_num * (uint64_t)b_den == (uint64_t)b_num * (uint64_t)a_den &&
           (odd_wide)a_num * b_den == (odd_wide)b_num * a_den;
}

static bool ids_in_order(const odd_event *e, const odd_sort_key *a, const odd_sort_key *b) {
    const odd_standing *x = &e->standings[a->standing], *y = &e->standings[b->standing];
    return compare_ids(contestant(e, x)->id, contestant(e, y)->id) <= 0;
}

static inline bool in_order(const odd_event *e, const odd_sort_key *a, const odd_sort_key *b) {
    if (a->field != b->field)
        return a->field < b->field;
    if (is_before(a->num, a->den, b->num, b->den))
        return true;
    return same_key(a->num, a->den, b->num, b->den) && ids_in_order(e, a, b);
}

/* Moves each standing to its place: after one more result, few are out of place. Returns false if many
 * are. */
static bool sort_nearly(const odd_event *e, odd_sort_key *list, size_t count) {
    size_t moves = 0;
    for (size_t i = 1; i < count; i++) {
        if (in_order(e, &list[i - 1], &list[i]))
            continue;
        odd_sort_key moving = list[i];
        size_t at = i;
        for (; at > 0 && !in_order(e, &list[at - 1], &moving); at--)
            list[at] = list[at - 1];
        list[at] = moving;
        moves += i - at;
        if (moves > 8 * count)
            return false;
    }
    return true;
}

static void merge(const odd_event *e, const odd_sort_key *from, odd_sort_key *to, size_t middle, size_t end) {
    for (size_t i = 0, j = middle, k = 0; k < end; k++) {
        bool left = i < middle && (j >= end || in_order(e, &from[i], &from[j]));
        to[k] = left ? from[i++] : from[j++];
    }
}

/* Sorts a list, in place or into the other list; returns the one with the result. */
static odd_sort_key *sort_fully(const odd_event *e, odd_sort_key *list, odd_sort_key *other, size_t count) {
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t start = 0; start < count; start += 2 * width) {
            size_t left = count - start;
            merge(e, list + start, other + start, width < left ? width : left,
                  2 * width < left ? 2 * width : left);
        }
        odd_sort_key *sorted = other;
        other = list;
        list = sorted;
    }
    return list;
}

/* One digit of a key, the largest number first; the field is the last digit to be sorted by. */
enum { DIGIT_BITS = 11, DIGITS = 1 << DIGIT_BITS, NUMBER_DIGITS = (64 + DIGIT_BITS - 1) / DIGIT_BITS };

static size_t digit_of(const odd_sort_key *k, int which) {
    if (which == NUMBER_DIGITS)
        return (size_t)k->field & (DIGITS - 1);
    uint64_t falling = ~((uint64_t)k->num ^ UINT64_C(1) << 63);
    return (size_t)(falling >> DIGIT_BITS * which) & (DIGITS - 1);
}

/* Sorts many keys that are whole numbers, or have the same divisor, by radix: the last digit first. */
static odd_sort_key *sort_digits(odd_sort_key *list, odd_sort_key *other, size_t count) {
    for (int which = 0; which <= NUMBER_DIGITS; which++) {
        uint32_t starts[DIGITS] = {0}, at = 0;
        for (size_t i = 0; i < count; i++)
            starts[digit_of(&list[i], which)]++;
        if (starts[digit_of(&list[0], which)] == count)
            continue;
        for (size_t d = 0; d < DIGITS; d++) {
            uint32_t here = starts[d];
            starts[d] = at;
            at += here;
        }
        for (size_t i = 0; i < count; i++)
            other[starts[digit_of(&list[i], which)]++] = list[i];
        odd_sort_key *sorted = other;
        other = list;
        list = sorted;
    }
    return list;
}

/* Returns whether a radix sort is possible: all have the same divisor, and there are few fields. */
static bool has_digits(const odd_sort_key *list, size_t count) {
    bool same = count >= MANY;
    for (size_t i = 0; i < count && same; i++)
        same = list[i].den == list[0].den && list[i].field < DIGITS;
    return same;
}

/* Sorts the first of two lists, in place or into the other one; equal keys by id. */
static odd_sort_key *sort_any(const odd_event *e, odd_sort_key *const lists[2], size_t count) {
    odd_sort_key *list = lists[0];
    if (ODD_QUICK && has_digits(list, count))
        list = sort_digits(list, lists[1], count);
    if (ODD_QUICK && sort_nearly(e, list, count))
        return list;
    return sort_fully(e, list, lists[list == lists[0]], count);
}

/* Prefetches a standing, which takes several cache lines. */
static inline void fetch(const odd_standing *s) {
    enum { CACHE_LINE = 64 };
    for (size_t at = 0; at < sizeof *s; at += CACHE_LINE)
        __builtin_prefetch((const char *)s + at);
}

/* Returns the place after `at` in the cycle that begins at `first`; at the last place, that place. */
static inline uint32_t further(const uint32_t *from, uint32_t at, uint32_t first) {
    return from[at] != first ? from[at] : at;
}

/* Replaces the standings in the list by twice their ranks before tie-breaks, plus one if a rank is shared. */
static void rank_keys(odd_sort_key *list, uint32_t count) {
    for (uint32_t i = 0, start = 0; i < count; i++) {
        const odd_sort_key *k = &list[i], *last = i > 0 ? k - 1 : NULL;
        if (last == NULL || last->field != k->field)
            start = i;
        bool shared = i > start && same_key(last->num, last->den, k->num, k->den);
        if (shared)
            list[i - 1].standing |= 1;
        list[i].standing = shared ? list[i - 1].standing : 2 * (i - start + 1);
    }
}

/* Gives a standing in its place its rank. */
static inline void give_rank(odd_event *e, const odd_sort_key *list, uint32_t at) {
    odd_standing *s = &e->standings[at];
    s->rank = (int)(list[at].standing / 2);
    s->tied = list[at].standing % 2 != 0;
    e->derived.standing_of[s->who] = at + 1;
}

/* Puts the standings into the order of the list: each is moved once, cycle by cycle. The next ones of a cycle
 * may be anywhere in memory, so they are prefetched: otherwise, waiting for them would take longer than the
 * rest of ranking. The cycle is followed in an array of its own, which is small enough for the cache. May
 * also number the ranks, while a standing is in the cache. */
static inline void reorder(odd_event *e, odd_sort_key *list, bool numbers) {
    enum { AHEAD = 8 };
    const uint32_t placed = UINT32_MAX; /* by an earlier cycle */
    uint32_t *from = e->scratch.by_contestant[0], count = (uint32_t)e->about.standing_count;
    for (uint32_t i = 0; i < count; i++)
        from[i] = list[i].standing;
    if (numbers)
        rank_keys(list, count);
    for (uint32_t i = 0; i < count; i++) {
        if (from[i] == i) {
            if (numbers)
                give_rank(e, list, i);
            continue;
        }
        if (from[i] == placed)
            continue;
        odd_standing first = e->standings[i];
        uint32_t at = i, ahead = i;
        for (int n = 0; n < AHEAD; n++)
            ahead = further(from, ahead, i);
        while (from[at] != i) {
            uint32_t next = from[at];
            ahead = further(from, ahead, i);
            fetch(&e->standings[ahead]);
            e->standings[at] = e->standings[next];
            if (numbers)
                give_rank(e, list, at);
            from[at] = placed;
            at = next;
        }
        e->standings[at] = first;
        if (numbers)
            give_rank(e, list, at);
        from[at] = placed;
    }
}

/* ---- Ranks ------------------------------------------------------------------------------------- */

static bool shares(const odd_standing *a, const odd_standing *b) {
    return odd_ranks_equal(a, b) && a->tie_group == b->tie_group;
}

/* Numbers the ranks by the sorted keys, which are parallel to the standings. */
static void number_ranks(odd_event *e, const odd_sort_key *keys) {
    uint32_t *standing_of = e->derived.standing_of;
    size_t start = 0, count = e->about.standing_count;
    odd_standing *standings = e->standings;
    for (size_t i = 0; i < count; i++) {
        odd_standing *s = &standings[i];
        const odd_sort_key *k = &keys[i], *last = i > 0 ? k - 1 : NULL;
        if (last == NULL || last->field != k->field)
            start = i;
        bool shared =
            i > start && s->tie_group == s[-1].tie_group && same_key(last->num, last->den, k->num, k->den);
        s->rank = shared ? s[-1].rank : (int)(i - start) + 1;
        s->tied = shared;
        if (shared)
            s[-1].tied = true;
        standing_of[s->who] = (uint32_t)i + 1;
    }
}

/* Everybody is in stratum A, with or without a line; B and C are ranked in B, and C in C. */
static void number_strata(odd_event *e) {
    for (int strat = 0; strat < 3; strat++) {
        odd_standing *last = NULL;
        int count = 0;
        for (size_t i = 0; i < e->about.standing_count; i++) {
            odd_standing *s = &e->standings[i];
            int own = contestant(e, s)->strat == '\0' ? 0 : contestant(e, s)->strat - 'A';
            s->strat_rank[strat] = 0;
            s->strat_tied[strat] = false;
            if (last == NULL || !odd_same_field(last, s))
                count = 0;
            if (own < strat)
                continue;
            count++;
            bool shared = count > 1 && shares(last, s);
            s->strat_rank[strat] = shared ? last->strat_rank[strat] : count;
            s->strat_tied[strat] = shared;
            if (shared)
                last->strat_tied[strat] = true;
            last = s;
        }
    }
}

/* ---- Keys -------------------------------------------------------------------------------------- */

/* Returns hundredths of a per cent, halves up. */
static int percent_of(odd_event *e, odd_amount score, odd_amount max) {
    enum { ALL_X100 = 10000 };
    int64_t percent = 0;
    if (ODD_QUICK && score >= 0 && score <= 2 * max &&
        max < INT64_MAX / (8 * ALL_X100)) /* the ordinary case */
        return max > 0 ? (int)((score * (2 * ALL_X100) + max) / (2 * max)) : 0;
    bool good = max > 0 && odd_frac_round(&percent, (odd_frac){score, max}, (odd_frac){1, ALL_X100},
                                          ODD_HALVES_UP, odd_frac_whole(0));
    if (max > 0 && (!good || percent < -INT32_MAX || percent > INT32_MAX))
        *e->derived.too_large = true;
    return *e->derived.too_large ? 0 : (int)percent;
}

static inline odd_sort_key key_of(const odd_standing *s, size_t place) {
    return (odd_sort_key){s->key_num, s->key_den, s->field, (uint32_t)place};
}

/* Finds the keys for ranking: shares of the maximum, or scores, divided by boards if these differ. Ties are
 * not broken yet. */
static void find_keys(odd_event *e, odd_sort_key *list) {
    bool has_max = odd_scoring_has_max(e) && !odd_pairs_vp(e), teams = e->about.contest == ODD_TEAMS,
         differ = false;
    size_t count = e->about.standing_count;
    for (size_t i = 1; i < count && !has_max && !odd_has_matches(e) && !differ; i++)
        differ = e->standings[i].boards != e->standings[0].boards;
    odd_standing *s = e->standings;
    for (size_t i = 0; i < count; i++, s++) {
        odd_amount of = has_max ? s->max : differ ? s->boards : 1;
        s->key_num = s->score;
        s->key_den = of > 0 ? of : 1;
        if (has_max)
            s->percent_x100 = percent_of(e, s->score, s->max);
        s->broken_by = ODD_TIE_SHARE;
        s->tie_group = 0;
        s->tie_value = 0;
        list[i] = key_of(s, i);
    }
    if (teams)
        odd_teams_keys(e);
    for (size_t i = 0; i < count && teams; i++)
        list[i] = key_of(&e->standings[i], i);
}

void odd_event_rank(odd_event *e) {
    find_keys(e, e->scratch.keys[0]);
    odd_sort_key *sorted = sort_any(e, e->scratch.keys, e->about.standing_count);
    bool breaks = e->settings.value[ODD_SET_TIE_BREAK] > 0;
    bool numbers = ODD_QUICK && !breaks && e->about.standing_count >= MANY;
    reorder(e, sorted, numbers);
    if (breaks)
        odd_break_ties(e);
    if (!numbers)
        number_ranks(e, sorted);
    if (e->derived.any_strat)
        number_strata(e);
    if (e->about.club_count > 0)
        odd_club_ranks(e);
}

bool odd_ranks_equal(const odd_standing *a, const odd_standing *b) {
    return odd_same_field(a, b) && same_key(a->key_num, a->key_den, b->key_num, b->key_den);
}

bool odd_same_field(const odd_standing *a, const odd_standing *b) {
    return a->field == b->field;
}

/* Orders sections by name, and directions within them, if these are ranked separately. */
void odd_event_fields(odd_event *e) {
    bool apart = odd_setting(e, ODD_SET_SECTIONS) == ODD_APART && e->about.contest != ODD_TEAMS;
    uint32_t *place = e->scratch.by_contestant[0]; /* of each section; 0 for contestants without one */
    place[0] = 0;
    for (int n = 0; n < e->derived.section_count; n++) {
        place[n + 1] = apart;
        for (int m = 0; apart && m < e->derived.section_count; m++)
            place[n + 1] += m != n && compare_ids(e->derived.sections[m], e->derived.sections[n]) < 0;
    }
    for (size_t i = 0; i < e->about.contestant_count; i++)
        e->contestants[i].field =
            4 * (int)place[e->contestants[i].section_number] + (int)e->contestants[i].direction;
}

const odd_standing *odd_event_standing(const odd_event *e, uint32_t who) {
    size_t place = who < e->about.contestant_count ? e->derived.standing_of[who] : 0;
    return place > 0 && place <= e->about.standing_count ? &e->standings[place - 1] : NULL;
}
