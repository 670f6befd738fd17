/* Byes that a file does not state: the total of a team includes victory points for a round without a match. */
#include "event/audit/audit.h"

/* The values that a bye may have, in per cent of the most victory points of a match; the first one is
 * none. */
static const int shares[] = {0, 60, 50, 100, 75};

int odd_audit_bye_kinds(void) {
    return (int)(sizeof shares / sizeof shares[0]);
}

/* Marks the teams that have a match in a round. Returns their number. */
static size_t mark_players(const odd_event *e, int round, bool *plays) {
    size_t count = 0;
    for (size_t i = 0; i < e->about.contestant_count; i++)
        plays[i] = false;
    for (size_t i = 0; i < e->about.match_count; i++)
        for (int t = 0; t < 2; t++) {
            uint32_t team = e->matches[i].round == round ? e->matches[i].team[t] : ODD_NOBODY;
            if (team == ODD_NOBODY || plays[team])
                continue;
            plays[team] = true;
            count++;
        }
    return count;
}

static int last_round(const odd_event *e) {
    int last = 0;
    for (size_t i = 0; i < e->about.match_count; i++)
        last = e->matches[i].round > last ? e->matches[i].round : last;
    return last;
}

/* Returns whether a team takes part in the event: it is ranked. */
static bool takes_part(const odd_event *e, uint32_t who) {
    return odd_event_standing(e, who) != NULL && !e->contestants[who].phantom;
}

/* Finds the byes of a round, if most teams play in it. */
static void find_in_round(odd_auditor *a, int round, bool *plays) {
    enum { FEW = 4 };
    odd_event *e = a->e;
    size_t count = mark_players(e, round, plays), idle = 0;
    for (uint32_t i = 0; i < e->about.contestant_count; i++)
        idle += !plays[i] && takes_part(e, i);
    if (count == 0 || idle == 0 || idle * FEW > count)
        return;
    for (uint32_t i = 0; i < e->about.contestant_count; i++) {
        if (plays[i] || !takes_part(e, i))
            continue;
        odd_record r = {.fact = ODD_FACT_BYE, .round = round, .id = {e->contestants[i].id}};
        odd_event_take(e, &r);
    }
}

void odd_audit_find_byes(odd_auditor *a) {
    enum { ROUNDS_MAX = 100 };
    odd_event *e = a->e;
    int rounds = last_round(e);
    bool *plays = ODD_TAKE(a->arena, e->about.contestant_count + 1, bool);
    a->own_byes = a->all_byes = e->facts.bye_count;
    if (plays == NULL)
        a->no_memory = true;
    if (plays == NULL || !e->facts.foreign || e->about.contest != ODD_TEAMS || a->own_byes > 0 ||
        rounds > ROUNDS_MAX)
        return;
    for (int round = 1; round <= rounds; round++)
        find_in_round(a, round, plays);
    a->all_byes = e->facts.bye_count;
    odd_audit_take_byes(a, 0);
}

void odd_audit_take_byes(odd_auditor *a, int bye) {
    a->e->facts.bye_count = bye == 0 ? a->own_byes : a->all_byes;
}

void odd_audit_turn_bye(odd_conventions *stand, int bye) {
    stand->bye = bye;
    if (bye == 0)
        return;
    stand->settings.value[ODD_SET_BYE] = shares[bye] * (int64_t)ODD_ONE;
    stand->settings.value[ODD_SET_BYE_WIN_LOSS] = shares[bye] * (int64_t)ODD_ONE;
}

void odd_audit_append_byes(odd_auditor *a) {
    const odd_event *e = a->e;
    for (size_t i = a->own_byes; i < a->all_byes; i++) {
        const odd_bye *b = &e->facts.byes[i];
        odd_text id = e->facts.tokens[b->token].text;
        char text[64];
        odd_writer w = odd_writer_on(text, sizeof text);
        odd_put_format(&w, "round %d", b->round);
        odd_audit_append_line(a, text);
        w = odd_writer_on(text, sizeof text);
        odd_put_format(&w, "bye %.*s", (int)id.len, id.text);
        odd_audit_append_line(a, text);
    }
    odd_audit_remark(a, "teams without a match in a round have victory points for a bye%s", "");
}
