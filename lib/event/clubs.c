/* The clubs of a simultaneous: ids of contestants, and ranks within a club. clubs_join.c makes a
 * simultaneous. */
#include "base/text.h"
#include "event/event_inner.h"

/* ---- Contestants of clubs ---------------------------------------------------------------------------- */

odd_text odd_club_name(const odd_event *e, size_t club) {
    return club < e->about.club_count ? e->clubs[club] : (odd_text){0};
}

/* Returns the position of the club in an id: at the @, which only ids of a field contain. */
static size_t club_in(odd_text id) {
    size_t at = 0;
    while (at < id.len && id.text[at] != '@')
        at++;
    return at;
}

void odd_club_set(const odd_event *e, odd_contestant *c) {
    size_t at = club_in(c->id);
    if (e->about.club_count == 0 || at == c->id.len)
        return;
    for (size_t i = at + 1; i < c->id.len; i++)
        c->club = 10 * c->club + (c->id.text[i] - '0');
    c->id.len = at;
    bool directed = c->section.len >= 2 && odd_text_among((odd_text){c->section.text, 2}, "ns|ew") >= 0;
    if (e->about.winners == 1 && directed) /* NS7 of a club with two winners */
        c->section = odd_text_from(c->section, 2);
}

/* Finds a club by number or name. Returns its number from 1; 0 if there is none. */
static int club_named(const odd_event *e, odd_text name) {
    int number = 0;
    bool digits = name.len > 0 && name.len < 9;
    for (size_t i = 0; i < name.len && digits; i++) {
        digits = odd_is_digit(name.text[i]);
        number = 10 * number + (name.text[i] - '0');
    }
    if (digits && number >= 1 && (size_t)number <= e->about.club_count)
        return number;
    for (size_t i = 0; i < e->about.club_count; i++)
        if (odd_same_letters(e->clubs[i], name))
            return (int)i + 1;
    return 0;
}

static bool is_called(const odd_contestant *c, odd_text id) {
    if (odd_same_letters(c->id, id))
        return true;
    const char *side = c->direction == ODD_NS ? "NS" : "EW";
    return c->direction != ODD_NO_SIDE && id.len == c->id.len + 2 &&
           odd_same_letters((odd_text){id.text, 2}, odd_text_of(side)) &&
           odd_same_letters(odd_text_from(id, 2), c->id);
}

int odd_club_find(const odd_event *e, uint32_t *who, odd_text id, odd_error *error) {
    size_t at = club_in(id), found = 0;
    odd_text own = {id.text, at}, name = at < id.len ? odd_text_from(id, at + 1) : (odd_text){0};
    int club = at < id.len ? club_named(e, name) : 0;
    *who = ODD_NOBODY;
    if (at < id.len && club == 0)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "no club '%.*s': expected its name, or 1 to %d",
                        (int)name.len, name.text, (int)e->about.club_count);
    for (size_t i = 0; i < e->about.contestant_count; i++)
        if (is_called(&e->contestants[i], own) && (club == 0 || e->contestants[i].club == club)) {
            found++;
            *who = (uint32_t)i;
        }
    if (found == 1)
        return ODD_OK;
    *who = ODD_NOBODY;
    if (found == 0)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%s has no '%.*s'",
                        club > 0 ? "that club" : "the field", (int)own.len, own.text);
    return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                    club == 0 ? "ambiguous id: several clubs have '%.*s': add the club, as in %.*s@1"
                              : "ambiguous id: there are NS%.*s and EW%.*s",
                    (int)own.len, own.text, (int)own.len, own.text);
}

/* Ranks contestants within each club, among those who are ranked together. */
void odd_club_ranks(odd_event *e) {
    uint32_t *count = e->scratch.by_contestant[0], *last = e->scratch.by_contestant[1]; /* by club */
    int field = -1;
    for (size_t i = 0; i < e->about.standing_count; i++) {
        odd_standing *s = &e->standings[i];
        size_t club = (size_t)e->contestants[s->who].club - 1;
        for (size_t n = 0; s->field != field && n < e->about.club_count; n++)
            count[n] = 0;
        field = s->field;
        odd_standing *before = count[club] > 0 ? &e->standings[last[club]] : NULL;
        bool shared = before != NULL && before->rank == s->rank;
        s->club_rank = shared ? before->club_rank : (int)count[club] + 1;
        s->club_tied = shared;
        if (shared)
            before->club_tied = true;
        count[club]++;
        last[club] = (uint32_t)i;
    }
}
