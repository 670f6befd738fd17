/* Lines that withdraw others by their last word: penalty 8 void. The withdrawn line stays in the log, but no
 * longer counts. */
#include "base/bits.h"
#include "event/event_inner.h"

/* Things with an id, in the order of the log; the last one that matches is removed. */
typedef struct id_list {
    char *items; /* an array of any type */
    size_t *count, size;
} id_list;

static void remove_at(id_list l, size_t at) {
    for (size_t i = at; i + 1 < *l.count; i++)
        odd_copy(l.items + i * l.size, l.items + (i + 1) * l.size, l.size);
    --*l.count;
}

static bool withdraw_penalty(odd_event *e, uint32_t token) {
    size_t at = e->about.penalty_count;
    while (at > 0 && e->facts.penalty_tokens[at - 1] != token)
        at--;
    if (at == 0)
        return false;
    size_t tokens = e->about.penalty_count; /* a parallel list */
    remove_at((id_list){(char *)e->facts.penalty_tokens, &tokens, sizeof *e->facts.penalty_tokens}, at - 1);
    remove_at((id_list){(char *)e->penalties, &e->about.penalty_count, sizeof *e->penalties}, at - 1);
    return true;
}

static bool withdraw_bye(odd_event *e, uint32_t token) {
    size_t at = e->facts.bye_count;
    while (at > 0 && e->facts.byes[at - 1].token != token)
        at--;
    if (at > 0)
        remove_at((id_list){(char *)e->facts.byes, &e->facts.bye_count, sizeof *e->facts.byes}, at - 1);
    return at > 0;
}

static bool withdraw_lineup(odd_event *e, uint32_t token, int direction) {
    size_t at = e->facts.lineup_count;
    while (at > 0 &&
           (e->facts.lineups[at - 1].token != token || e->facts.lineups[at - 1].direction != direction))
        at--;
    if (at > 0)
        remove_at((id_list){(char *)e->facts.lineups, &e->facts.lineup_count, sizeof *e->facts.lineups},
                  at - 1);
    return at > 0;
}

/* Returns the details of an id; NULL if there are none. */
static odd_id_details *about(odd_event *e, uint32_t token) {
    uint32_t index = e->facts.tokens[token].about;
    return index > 0 ? &e->facts.abouts[index - 1] : NULL;
}

static bool withdraw_phantom(odd_event *e, uint32_t token) {
    odd_id_details *a = about(e, token);
    bool was = a != NULL && a->phantom;
    if (was)
        a->phantom = false;
    return was;
}

static bool withdraw_strat(odd_event *e, uint32_t token) {
    odd_id_details *a = about(e, token);
    bool was = a != NULL && a->strat != '\0';
    if (was)
        a->strat = '\0';
    return was;
}

static bool withdraw_scale(odd_event *e) {
    bool was = e->about.has_vp;
    e->about.has_vp = false;
    e->about.vp_file = e->about.vp_rows = (odd_text){0};
    e->facts.vp_line = 0;
    e->derived.scale_count = 0;
    return was;
}

static bool is_of_movement(odd_fact fact) {
    return fact == ODD_FACT_MOVEMENT || fact == ODD_FACT_ROW || fact == ODD_FACT_SEAT ||
           fact == ODD_FACT_UNPLAYED;
}

void odd_event_withdraw(odd_event *e, const odd_record *r) {
    bool scale = r->fact == ODD_FACT_VP, moves = is_of_movement(r->fact);
    uint32_t token = scale || moves ? 0 : odd_event_token(e, r->id[0], r->line);
    if (token == ODD_NOBODY)
        return; /* no memory */
    bool done = scale                         ? withdraw_scale(e)
                : moves                       ? odd_event_withdraw_movement(e, r)
                : r->fact == ODD_FACT_PENALTY ? withdraw_penalty(e, token)
                : r->fact == ODD_FACT_BYE     ? withdraw_bye(e, token)
                : r->fact == ODD_FACT_LINEUP  ? withdraw_lineup(e, token, r->number)
                : r->fact == ODD_FACT_PHANTOM ? withdraw_phantom(e, token)
                                              : withdraw_strat(e, token);
    if (!done) /* a scale has no id */
        odd_event_wrong(e, false, ODD_E_REFERENCE, r->line, r->whole, r->id[0],
                        "no earlier line of this kind can be taken back");
    e->derived.changed = true;
}
