/* Finds how many results are expected on a board, and which ids are unexpected. */
#include "event/event_inner.h"

/* ---- The usual number of results --------------------------------------------------------------- */

/* Each board has one vote. When votes for different numbers are paired off, a number with more than half of all votes is left
 * over; so the candidate for a majority is found without memory. */
static void vote(odd_usual_results *u, int lines) {
    if (lines == 0)
        return;
    u->boards++;
    u->most = lines > u->most ? lines : u->most;
    if (u->left_over == 0)
        u->number = lines;
    u->left_over += u->number == lines ? 1 : -1;
}

/* Returns the number of results that more than half of the boards have; if there is none, the largest number.
 * It is never 1, since a single result cannot be compared. */
static int usual_of(const odd_usual_results *u) {
    return 2 * u->same > u->boards && u->number > 1 ? u->number : u->most;
}

static int expected_setting(const odd_event *e) {
    return (int)(odd_setting(e, ODD_SET_EXPECTED) / ODD_ONE);
}

static int usual_in_session(const odd_event *e, uint32_t session) {
    odd_usual_results u = {0};
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->boards[i].session == session)
            vote(&u, e->boards[i].lines);
    for (size_t i = 0; i < e->about.board_count; i++)
        u.same += e->boards[i].session == session && e->boards[i].lines == u.number && u.number > 0;
    return usual_of(&u);
}

/* The expected number is that of the setting, of the movement, or the usual one. */
static int expected_overall(const odd_event *e, uint32_t session) {
    const odd_schedule *s = odd_event_schedule(e, session);
    int set = expected_setting(e);
    return set > 0                             ? set
           : s != NULL && s->most_expected > 0 ? s->most_expected
                                               : usual_in_session(e, session);
}

/* Counts the lines of a board in each section. */
static void count_sections(odd_event *e, const odd_board *b, uint32_t *here) {
    for (int s = 0; s <= e->derived.section_count; s++)
        here[s] = 0;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        if (odd_play_counts(&e->plays[i - 1]))
            here[e->contestants[odd_event_who(e, &e->plays[i - 1], 0)[0]].section_number]++;
}

static void vote_in_sections(odd_event *e, uint32_t session) {
    uint32_t *here = e->scratch.by_contestant[1];
    for (int s = 0; s <= e->derived.section_count; s++)
        e->scratch.usual[s] = (odd_usual_results){0};
    for (size_t b = 0; b < e->about.board_count; b++) {
        if (e->boards[b].session != session)
            continue;
        count_sections(e, &e->boards[b], here);
        for (int s = 0; s <= e->derived.section_count; s++)
            vote(&e->scratch.usual[s], (int)here[s]);
    }
    for (size_t b = 0; b < e->about.board_count; b++) {
        if (e->boards[b].session != session)
            continue;
        count_sections(e, &e->boards[b], here);
        for (int s = 0; s <= e->derived.section_count; s++)
            e->scratch.usual[s].same += here[s] > 0 && (int)here[s] == e->scratch.usual[s].number;
    }
}

/* If sections are compared separately, each has its own number. */
static bool expect_by_section(odd_event *e, uint32_t session) {
    const odd_schedule *scheduled = odd_event_schedule(e, session);
    int set = expected_setting(e);
    bool changed = false;
    vote_in_sections(e, session);
    for (int s = 0; s <= e->derived.section_count; s++) {
        int moves = scheduled != NULL ? odd_schedule_expected_results(e, scheduled, s) : 0;
        int expected = set > 0 ? set : moves > 0 ? moves : usual_of(&e->scratch.usual[s]);
        changed = changed || *odd_expected_in(e, session, s) != expected;
        *odd_expected_in(e, session, s) = expected;
    }
    return changed;
}

bool odd_expect_results(odd_event *e) {
    bool changed = false, apart = odd_setting(e, ODD_SET_COMPARE) == ODD_APART;
    e->about.expected = 0;
    for (uint32_t s = 0; s < e->about.session_count; s++) {
        odd_event_session *session = &e->facts.sessions[s].about;
        int before = session->expected;
        session->expected = expected_overall(e, s);
        if (session->expected > e->about.expected)
            e->about.expected = session->expected;
        if (apart)
            changed = expect_by_section(e, s) || changed;
        else
            *odd_expected_in(e, s, 0) = session->expected;
        changed = changed || (!apart && session->expected != before);
    }
    return changed;
}

/* ---- Unexpected ids ---------------------------------------------------------------------------- */

static bool has_name(const odd_contestant *c) {
    return c->players.len > 0 || c->name.len > 0;
}

bool odd_most_have_names(size_t named, size_t all) {
    return named >= 4 && 5 * named >= 4 * all;
}

/* Returns the first line of a contestant. */
static uint32_t first_line(const odd_event *e, uint32_t who) {
    for (size_t i = 0; i < e->about.play_count; i++)
        for (int d = 0; d < 2; d++) {
            const uint32_t *there = odd_event_who(e, &e->plays[i], d);
            if (odd_play_counts(&e->plays[i]) && (there[0] == who || there[1] == who))
                return e->plays[i].line;
        }
    return 0;
}

/* Counts the standings with a name. Goes through the contestants in their own order: in the order of the
 * standings, each would be a cache miss. */
static size_t count_named(const odd_event *e) {
    size_t named = 0;
    for (size_t i = 0; i < e->about.contestant_count; i++)
        named += has_name(&e->contestants[i]) && odd_event_standing(e, (uint32_t)i) != NULL;
    return named;
}

void odd_event_question_unnamed(odd_event *e) {
    if (e->facts.about_count == 0) /* no line has named anybody */
        return;
    bool usual = odd_most_have_names(count_named(e), e->about.standing_count);
    for (size_t i = 0; i < e->about.standing_count; i++) {
        odd_standing *s = &e->standings[i];
        char name[64];
        s->unnamed = usual && !has_name(&e->contestants[s->who]);
        if (!s->unnamed)
            continue;
        odd_contestant_format(name, sizeof name, e, s->who);
        odd_event_wrong(e, true, ODD_E_REFERENCE, first_line(e, s->who), (odd_text){0}, (odd_text){0},
                        "%s has no name, but nearly all others have one: wrong id?", name);
    }
}
