/* Ranks: who is before whom, who shares, and what broke a tie. */
#include "base/scan.h"
#include "event/inner.h"
#include "event/rank.h"

/* ---- Order ------------------------------------------------------------------------------------- */

/* Numbers in ids by their size: 2 is before 10, A2 before A10. */
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
    return (i < a.len) - (j < b.len);
}

static const odd_contestant *contestant(const odd_event *e, const odd_standing *s) {
    return &e->contestants[s->who];
}

/* Those who are ranked together: with two winners a direction, with sections apart a section. */
static int compare_fields(const odd_event *e, const odd_standing *a, const odd_standing *b) {
    const odd_contestant *c = contestant(e, a), *d = contestant(e, b);
    if (odd_setting(e, ODD_SET_SECTIONS) == ODD_APART && e->contest != ODD_TEAMS) {
        int sections = compare_ids(c->section, d->section);
        if (sections != 0)
            return sections;
    }
    return (c->direction > d->direction) - (c->direction < d->direction);
}

/* Below 0 if a is ranked before b, 0 if they are tied. */
static int compare_keys(const odd_standing *a, const odd_standing *b) {
    if (a->key_den == b->key_den)
        return (a->key_num < b->key_num) - (a->key_num > b->key_num);
    return odd_frac_compare((odd_frac){b->key_num, b->key_den}, (odd_frac){a->key_num, a->key_den});
}

static bool in_order(const odd_event *e, uint32_t x, uint32_t y) {
    const odd_standing *a = &e->standings[x], *b = &e->standings[y];
    int order = compare_fields(e, a, b);
    if (order == 0)
        order = compare_keys(a, b);
    if (order == 0)
        order = compare_ids(contestant(e, a)->id, contestant(e, b)->id);
    return order <= 0;
}

/* Few are out of place after one more result: each is moved to where it belongs. False if there are many. */
static bool sort_nearly(const odd_event *e, uint32_t *list, size_t count) {
    size_t moves = 0;
    for (size_t i = 1; i < count; i++) {
        uint32_t moving = list[i];
        size_t at = i;
        for (; at > 0 && !in_order(e, list[at - 1], moving); at--)
            list[at] = list[at - 1];
        list[at] = moving;
        moves += i - at;
        if (moves > 8 * count)
            return false;
    }
    return true;
}

static void sort_fully(const odd_event *e, uint32_t *list, uint32_t *other, size_t count) {
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t start = 0; start < count; start += 2 * width) {
            size_t middle = start + width < count ? start + width : count;
            size_t end = start + 2 * width < count ? start + 2 * width : count;
            for (size_t i = start, j = middle, k = start; k < end; k++) {
                bool left = i < middle && (j >= end || in_order(e, list[i], list[j]));
                other[k] = left ? list[i++] : list[j++];
            }
        }
        for (size_t i = 0; i < count; i++)
            list[i] = other[i];
    }
}

/* The standings as they were ordered last time, where the same ones are in them. */
static void start_order(odd_event *e, uint32_t *list) {
    odd_event_inner *in = e->inner;
    bool same = in->ranked == e->standing_count;
    for (size_t i = 0; i < e->standing_count; i++) {
        uint32_t place = in->standing_of[e->standings[i].who];
        same = same && place != 0 && place <= e->standing_count;
        if (same)
            list[place - 1] = (uint32_t)i;
    }
    for (size_t i = 0; i < e->standing_count && !same; i++)
        list[i] = (uint32_t)i;
}

/* Puts the standings into the order of the list, which is used up. */
static void permute(odd_event *e, uint32_t *list) {
    for (size_t i = 0; i < e->standing_count; i++) {
        odd_standing first = e->standings[i];
        size_t at = i;
        while (list[at] != i && list[at] != UINT32_MAX) {
            size_t from = list[at];
            e->standings[at] = e->standings[from];
            list[at] = UINT32_MAX;
            at = from;
        }
        if (list[at] != UINT32_MAX) {
            e->standings[at] = first;
            list[at] = UINT32_MAX;
        }
    }
}

/* ---- Ranks ------------------------------------------------------------------------------------- */

static bool shares(const odd_event *e, const odd_standing *a, const odd_standing *b) {
    return compare_fields(e, a, b) == 0 && compare_keys(a, b) == 0 && a->tie_group == b->tie_group;
}

static void number_ranks(odd_event *e) {
    size_t start = 0;
    for (size_t i = 0; i < e->standing_count; i++) {
        odd_standing *s = &e->standings[i], *last = i > 0 ? s - 1 : NULL;
        if (last == NULL || compare_fields(e, last, s) != 0)
            start = i;
        bool shared = i > start && shares(e, last, s);
        s->rank = shared ? last->rank : (int)(i - start) + 1;
        s->tied = shared;
        if (shared)
            last->tied = true;
    }
}

/* 'A' is everybody; B and C are ranked in B, C in C. */
static void number_strata(odd_event *e) {
    for (int strat = 0; strat < 3; strat++) {
        const odd_standing *last = NULL;
        int count = 0;
        for (size_t i = 0; i < e->standing_count; i++) {
            odd_standing *s = &e->standings[i];
            char own = contestant(e, s)->strat;
            s->strat_rank[strat] = 0;
            if (last == NULL || compare_fields(e, last, s) != 0)
                count = 0;
            if (own < 'A' + strat || own == '\0')
                continue;
            count++;
            bool shared = count > 1 && shares(e, last, s);
            s->strat_rank[strat] = shared ? last->strat_rank[strat] : count;
            last = s;
        }
    }
}

/* ---- Keys -------------------------------------------------------------------------------------- */

/* What contestants are ranked by: shares of what they could have had, or scores; by boards where these differ. */
static void find_keys(odd_event *e) {
    bool has_max = odd_scoring_has_max(e), differ = false;
    for (size_t i = 1; i < e->standing_count; i++)
        differ = differ || e->standings[i].boards != e->standings[0].boards;
    for (size_t i = 0; i < e->standing_count; i++) {
        odd_standing *s = &e->standings[i];
        s->key_num = s->score;
        s->key_den = 1;
        if (has_max)
            s->key_den = s->max > 0 ? s->max : 1;
        else if (differ && e->contest != ODD_TEAMS)
            s->key_den = s->boards;
        s->tie_group = 0;
        s->broken_by = ODD_TIE_SHARE;
        s->tie_value = 0;
    }
    if (e->contest == ODD_TEAMS)
        odd_teams_keys(e);
}

void odd_event_rank(odd_event *e) {
    odd_event_inner *in = e->inner;
    uint32_t *list = in->sort[0];
    find_keys(e);
    start_order(e, list);
    if (!sort_nearly(e, list, e->standing_count))
        sort_fully(e, list, in->sort[1], e->standing_count);
    permute(e, list);
    if (e->settings.value[ODD_SET_TIE_BREAK] > 0)
        odd_break_ties(e);
    number_ranks(e);
    number_strata(e);
    for (size_t i = 0; i < e->contestant_count; i++)
        in->standing_of[i] = 0;
    for (size_t i = 0; i < e->standing_count; i++)
        in->standing_of[e->standings[i].who] = (uint32_t)i + 1;
    in->ranked = e->standing_count;
}

bool odd_ranked_together(const odd_event *e, const odd_standing *a, const odd_standing *b) {
    return compare_fields(e, a, b) == 0 && compare_keys(a, b) == 0;
}

bool odd_same_field(const odd_event *e, const odd_standing *a, const odd_standing *b) {
    return compare_fields(e, a, b) == 0;
}

const odd_standing *odd_event_standing(const odd_event *e, uint32_t who) {
    if (who >= e->contestant_count || e->inner->standing_of[who] == 0)
        return NULL;
    return &e->standings[e->inner->standing_of[who] - 1];
}
