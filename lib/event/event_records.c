/* Sends an event as records, in an order that suits every writer: the log and what is computed from it.
 * Corrected lines are omitted. */
#include "base/arena.h"
#include "event/event_inner.h"

enum { TOPICS = ODD_ABOUT_PLAY + 1 };

typedef struct record_sender {
    const odd_event *e;
    odd_arena *arena;
    const odd_record_receiver *taker;
    odd_record r;    /* the next record */
    uint32_t *units; /* the lines that stand, then deals: by index, deals from play_count on */
    size_t unit_count;
    uint32_t *first[TOPICS]; /* by topic and index: the first note about it, by index + 1 */
    uint32_t *next;          /* by note */
    bool *noted;             /* by board: its notes without a round were sent */
    odd_stated_index said;   /* the scores that the file states */
    bool stated;             /* these are sent instead of computed ones */
    const odd_sink *sink;    /* receives differences from the file; NULL: nobody */
} record_sender;

static void start(record_sender *t, odd_fact fact) {
    t->r = (odd_record){.fact = fact};
}

static void give(record_sender *t) {
    t->taker->take(t->taker->owner, &t->r);
}

static void give_note(record_sender *t, const odd_note *n) {
    static const odd_fact facts[] = {ODD_FACT_AUCTION, ODD_FACT_CARDS, ODD_FACT_TAG, ODD_FACT_NUMBERS};
    t->r.fact = facts[n->kind];
    t->r.line = n->line;
    t->r.about = (odd_topic)n->about;
    t->r.number = n->seat;
    t->r.name = n->name;
    t->r.text = n->text;
    give(t);
}

/* Sends a computed score; lists it if the file states another one. */
static void give_said(record_sender *t, odd_topic about, odd_stated_kind kind, const odd_amount amount[2],
                      const bool there[2], const odd_stated_score *said) {
    if (t->sink != NULL && said != NULL)
        odd_stated_changed(t->sink, &t->r, said, kind, amount, there);
    t->r.fact = ODD_FACT_STATED;
    t->r.about = about;
    t->r.said = (odd_stated_score){.kind = (uint8_t)kind,
                                   .about = (uint8_t)about,
                                   .there = {there[0], there[1]},
                                   .amount = {amount[0], amount[1]}};
    give(t);
}

static void give_one(record_sender *t, uint32_t who, odd_stated_kind kind, odd_amount amount) {
    give_said(t, ODD_ABOUT_CONTESTANT, kind, (odd_amount[2]){amount, 0}, (bool[2]){true, false},
              odd_stated_score_of(&t->said, ODD_ABOUT_CONTESTANT, who, kind));
}

/* Sends the scores that the file states about a contestant or a line, without the kinds that were sent (as bits). */
static void give_stated(record_sender *t, odd_topic about, uint32_t of, unsigned told) {
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++) {
        const odd_stated_score *said = odd_stated_score_of(&t->said, about, of, (odd_stated_kind)kind);
        if (said != NULL && (told >> kind & 1) == 0)
            give_said(t, about, (odd_stated_kind)kind, said->amount, said->there, NULL);
    }
}

/* ---- Notes ------------------------------------------------------------------------------------- */

/* Finds the topic of a note; also a contestant whose id has another form in the log. */
static bool find_topic(const odd_event *e, const odd_note *n, uint32_t *of) {
    *of = n->of;
    if (n->about != ODD_ABOUT_CONTESTANT)
        return n->about == ODD_ABOUT_BOARD || n->about == ODD_ABOUT_PLAY;
    odd_text id = e->facts.tokens[n->of].text;
    return odd_event_find(e, of, id.text, id.len, NULL) == ODD_OK;
}

/* Chains the notes about each topic, in the order of the log. Returns false without memory. */
static bool chain_notes(record_sender *t) {
    const odd_event *e = t->e;
    size_t counts[TOPICS] = {
        [ODD_ABOUT_CONTESTANT] = e->about.contestant_count + 1,
        [ODD_ABOUT_BOARD] = e->about.board_count + 1,
        [ODD_ABOUT_PLAY] = e->about.play_count + 1,
    };
    for (int about = 0; about < TOPICS; about++)
        if ((t->first[about] = ODD_TAKE(t->arena, counts[about], uint32_t)) == NULL && counts[about] > 0)
            return false;
    t->next = ODD_TAKE(t->arena, e->about.note_count + 1, uint32_t);
    t->noted = ODD_TAKE(t->arena, e->about.board_count + 1, bool);
    for (size_t i = e->about.note_count; t->next != NULL && i-- > 0;) {
        uint32_t of;
        if (!find_topic(e, &e->notes[i], &of))
            continue;
        t->next[i] = t->first[e->notes[i].about][of];
        t->first[e->notes[i].about][of] = (uint32_t)i + 1;
    }
    return t->next != NULL && t->noted != NULL;
}

static void send_notes(record_sender *t, odd_topic about, uint32_t of) {
    for (uint32_t n = t->first[about][of]; n != 0; n = t->next[n - 1])
        give_note(t, &t->e->notes[n - 1]);
}

/* Sends the notes of a board, round by round. If a board has lines and deals only in rounds, its notes without a round are
 * sent with the first of these. */
static void send_notes_of_board(record_sender *t, uint32_t board) {
    int round = t->r.round;
    bool first = !t->noted[board];
    t->noted[board] = true;
    for (uint32_t n = t->first[ODD_ABOUT_BOARD][board]; n != 0; n = t->next[n - 1]) {
        int of = t->e->notes[n - 1].round;
        if (of == round || (of == 0 && first))
            give_note(t, &t->e->notes[n - 1]);
    }
}

/* ---- The event as a whole ---------------------------------------------------------------------- */

static void send_text(record_sender *t, odd_fact fact, odd_text text) {
    start(t, fact);
    t->r.text = text;
    if (text.len > 0)
        give(t);
}

static odd_text keep(record_sender *t, const char *text, size_t len) {
    char *kept = odd_arena_take(t->arena, len + 1, 1);
    for (size_t i = 0; kept != NULL && i < len; i++)
        kept[i] = text[i];
    return (odd_text){kept, kept != NULL ? len : 0};
}

static void send_settings(record_sender *t) {
    for (int i = 0; i < ODD_SET_COUNT; i++) {
        char value[128];
        if (!t->e->settings.given[i])
            continue;
        const char *name = odd_setting_about((odd_setting_name)i)->name;
        size_t len = odd_settings_format(value, sizeof value, &t->e->settings, (odd_setting_name)i),
               name_len = 0;
        while (name[name_len] != '\0')
            name_len++;
        start(t, ODD_FACT_SET);
        t->r.name = (odd_text){name, name_len};
        t->r.text = keep(t, value, len);
        give(t);
    }
}

static void send_event(record_sender *t) {
    const odd_event *e = t->e;
    send_text(t, ODD_FACT_TITLE, e->about.title);
    send_text(t, ODD_FACT_DATE, e->about.date);
    start(t, ODD_FACT_SCORING);
    t->r.number = (int)e->about.scoring;
    t->r.acbl = e->about.acbl;
    give(t);
    start(t, ODD_FACT_WINNERS);
    t->r.number = e->about.winners;
    give(t);
    if (e->facts.combine_line > 0) {
        start(t, ODD_FACT_COMBINE);
        t->r.number = (int)e->about.combine;
        t->r.apart = e->about.apart;
        give(t);
    }
    if (e->about.has_vp) {
        start(t, ODD_FACT_VP);
        t->r.number = (int)e->about.vp_kind;
        t->r.text = e->about.vp_rows.len > 0 ? e->about.vp_rows : e->about.vp_file;
        give(t);
    }
    send_settings(t);
    start(t, ODD_FACT_TAG);
    for (size_t i = 0; i < e->about.note_count; i++)
        if (e->notes[i].about == ODD_ABOUT_EVENT)
            give_note(t, &e->notes[i]);
}

/* ---- Who plays --------------------------------------------------------------------------------- */

static void start_about(record_sender *t, odd_fact fact, uint32_t who) {
    start(t, fact);
    t->r.id[0] = t->e->contestants[who].id;
    t->r.direction = t->e->contestants[who].direction;
}

static void send_standing(record_sender *t, uint32_t who) {
    const odd_event *e = t->e;
    const odd_standing *s = odd_event_standing(e, who);
    start_about(t, ODD_FACT_STATED, who);
    if (t->stated)
        give_stated(t, ODD_ABOUT_CONTESTANT, who, 0);
    if (s == NULL || t->stated)
        return;
    give_said(t, ODD_ABOUT_CONTESTANT, ODD_STATED_RANK, (odd_amount[2]){s->rank * (odd_amount)ODD_ONE, 0},
              (bool[2]){true, s->tied},
              odd_stated_score_of(&t->said, ODD_ABOUT_CONTESTANT, who, ODD_STATED_RANK));
    give_one(t, who, e->about.has_vp ? ODD_STATED_VP : odd_scoring_unit(e->about.scoring), s->score);
    if (s->max > 0)
        give_one(t, who, ODD_STATED_PERCENT, s->percent_x100 * (odd_amount)(ODD_ONE / 100));
    if (e->about.has_vp && e->about.scoring == ODD_TEAM_IMPS)
        give_one(t, who, ODD_STATED_IMPS, s->imps_won - s->imps_lost);
    give_one(t, who, ODD_STATED_BOARDS, s->boards * (odd_amount)ODD_ONE);
}

static void send_contestant(record_sender *t, uint32_t who) {
    static const odd_fact kinds[] = {ODD_FACT_PAIR, ODD_FACT_TEAM, ODD_FACT_PLAYER};
    const odd_contestant *c = &t->e->contestants[who];
    start_about(t, kinds[t->e->about.contest], who);
    t->r.name = c->name;
    t->r.text = c->players;
    give(t);
    start_about(t, ODD_FACT_PHANTOM, who);
    if (c->phantom)
        give(t);
    start_about(t, ODD_FACT_STRAT, who);
    t->r.number = c->strat - 'A';
    if (c->strat != '\0')
        give(t);
    start_about(t, ODD_FACT_CARRYOVER, who);
    t->r.amount = c->carry;
    t->r.unit = c->carry_percent ? ODD_UNIT_PERCENT : ODD_UNIT_NONE;
    t->r.said.amount[0] =
        odd_event_standing(t->e, who) != NULL ? odd_event_standing(t->e, who)->carry : c->carry;
    if (c->carry != 0)
        give(t);
    start_about(t, ODD_FACT_HANDICAP, who);
    t->r.amount = c->handicap;
    t->r.unit = c->handicap_percent ? ODD_UNIT_PERCENT : ODD_UNIT_NONE;
    if (c->handicap != 0)
        give(t);
    start_about(t, ODD_FACT_TAG, who);
    send_notes(t, ODD_ABOUT_CONTESTANT, who);
    send_standing(t, who);
}

static void send_penalties(record_sender *t) {
    for (size_t i = 0; i < t->e->about.penalty_count; i++) {
        const odd_penalty *p = &t->e->penalties[i];
        if (p->who == ODD_NOBODY)
            continue;
        start_about(t, ODD_FACT_PENALTY, p->who);
        t->r.round = p->round;
        t->r.session = t->e->about.has_sessions ? t->e->facts.sessions[p->session].about.number : 0;
        t->r.amount = p->amount;
        t->r.unit = p->unit;
        t->r.text = p->why;
        t->r.said.there[0] = t->e->about.standing_count > 0;
        t->r.said.amount[0] = p->taken;
        give(t);
    }
}

/* ---- Matches ----------------------------------------------------------------------------------- */

static void send_match_score(record_sender *t, const odd_match *m, odd_stated_kind kind,
                             const odd_amount score[2]) {
    odd_stated_score said;
    bool stated = odd_stated_score_of_match(&t->said, m, kind, &said);
    give_said(t, ODD_ABOUT_MATCH, kind, score, (bool[2]){true, true}, stated ? &said : NULL);
}

static void send_match(record_sender *t, const odd_match *m) {
    const odd_event *e = t->e;
    if (m->team[1] == ODD_NOBODY)
        return;
    start_about(t, ODD_FACT_STATED, m->team[0]);
    t->r.id[1] = e->contestants[m->team[1]].id;
    t->r.round = m->round;
    if (t->stated) {
        for (int kind = 0; kind < ODD_STATED_COUNT; kind++) {
            odd_stated_score said;
            if (odd_stated_score_of_match(&t->said, m, (odd_stated_kind)kind, &said))
                give_said(t, ODD_ABOUT_MATCH, (odd_stated_kind)kind, said.amount, said.there, NULL);
        }
        return;
    }
    send_match_score(t, m, odd_scoring_unit(e->about.scoring), m->won);
    if (e->about.has_vp)
        send_match_score(t, m, ODD_STATED_VP, m->vp);
}

static void send_matches(record_sender *t) {
    for (size_t i = 0; i < t->e->facts.lineup_count; i++) {
        const odd_lineup *l = &t->e->facts.lineups[i];
        if (l->who == ODD_NOBODY)
            continue;
        start_about(t, ODD_FACT_LINEUP, l->who);
        t->r.round = l->round;
        t->r.number = l->direction;
        t->r.text = l->players;
        give(t);
    }
    for (size_t i = 0; i < t->e->facts.bye_count; i++) {
        const odd_bye *b = &t->e->facts.byes[i];
        if (b->who == ODD_NOBODY)
            continue;
        start_about(t, ODD_FACT_BYE, b->who);
        t->r.round = b->round;
        t->r.amount = b->amount;
        t->r.unit = b->unit;
        give(t);
    }
    for (size_t i = 0; i < t->e->about.match_count; i++)
        send_match(t, &t->e->matches[i]);
}

/* ---- Boards ------------------------------------------------------------------------------------ */

/* The place of a line, a deal, or a board that has neither. */
typedef struct place {
    int round, number, group;
    uint32_t board; /* by index */
    int session;    /* number of the session */
} place;

static int session_number(const odd_event *e, uint32_t board) {
    return e->facts.sessions[e->boards[board].session].about.number;
}

static place place_of(const record_sender *t, uint32_t unit) {
    const odd_event *e = t->e;
    if (unit < e->about.play_count) {
        const odd_play *p = &e->plays[unit];
        return (place){p->round, e->boards[p->board].number, p->group, p->board, session_number(e, p->board)};
    }
    if (unit < e->about.play_count + e->about.deal_count) {
        const odd_board_deal *d = &e->dealt[unit - e->about.play_count];
        return (place){d->round, e->boards[d->board].number, d->group, d->board, session_number(e, d->board)};
    }
    uint32_t board = unit - (uint32_t)(e->about.play_count + e->about.deal_count);
    const odd_note *first = &e->notes[t->first[ODD_ABOUT_BOARD][board] - 1];
    return (place){first->round, e->boards[board].number, 0, board, session_number(e, board)};
}

/* Returns whether a board has only notes. */
static bool only_noted(const record_sender *t, uint32_t board) {
    const odd_board *b = &t->e->boards[board];
    uint32_t at = 0;
    return t->first[ODD_ABOUT_BOARD][board] != 0 && b->entries == 0 &&
           odd_event_next_deal(t->e, b, &at) == NULL;
}

static bool same_place(place a, place b) {
    return a.round == b.round && a.board == b.board && a.group == b.group;
}

static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    place x = place_of(owner, a), y = place_of(owner, b);
    if (x.session != y.session)
        return x.session < y.session;
    if (x.round != y.round)
        return x.round < y.round;
    if (x.number != y.number)
        return x.number < y.number;
    return x.group <= y.group;
}

/* Collects the lines that stand, board by board, deals of boards or rounds without lines, and boards with neither. */
static bool collect_units(record_sender *t) {
    const odd_event *e = t->e;
    size_t count = e->about.play_count + e->about.deal_count + e->about.board_count + 1;
    uint32_t *other = ODD_TAKE(t->arena, count, uint32_t);
    t->units = ODD_TAKE(t->arena, count, uint32_t);
    if (t->units == NULL || other == NULL)
        return false;
    t->unit_count = 0;
    for (size_t i = 0; i < e->about.play_count; i++)
        if (!e->plays[i].corrected && e->plays[i].kind != ODD_VOID)
            t->units[t->unit_count++] = (uint32_t)i;
    for (size_t i = 0; i < e->about.deal_count; i++)
        if (e->dealt[i].round != 0 || e->boards[e->dealt[i].board].entries == 0)
            t->units[t->unit_count++] = (uint32_t)(e->about.play_count + i);
    for (size_t i = 0; i < e->about.board_count; i++)
        if (only_noted(t, (uint32_t)i))
            t->units[t->unit_count++] = (uint32_t)(e->about.play_count + e->about.deal_count + i);
    odd_sort(t->units, other, t->unit_count, in_order, t);
    return true;
}

static void send_board(record_sender *t, place at) {
    const odd_event *e = t->e;
    const odd_board *b = &e->boards[at.board];
    start(t, ODD_FACT_BOARD);
    t->r.board = b->number;
    t->r.round = at.round;
    t->r.session = e->about.has_sessions ? at.session : 0;
    t->r.group = at.group != 0 ? e->groups[at.group] : (odd_text){0};
    t->r.dealer = b->dealer;
    t->r.vul = b->vul;
    t->r.has_vul = true;
    give(t);
    const odd_board_deal *d = odd_event_deal(e, b, at.round, at.group);
    if (d != NULL) {
        t->r.fact = ODD_FACT_DEAL;
        t->r.deal = d->deal;
        give(t);
    }
}

static odd_text side_id(record_sender *t, const odd_play *p, int direction) {
    const odd_event *e = t->e;
    odd_partners who = odd_event_partners(e, p, direction);
    odd_text first = e->contestants[who.who[0]].id;
    if (who.who[1] == ODD_NOBODY)
        return first;
    odd_text second = e->contestants[who.who[1]].id;
    char *both = odd_arena_take(t->arena, first.len + second.len + 1, 1);
    if (both == NULL)
        return first;
    for (size_t i = 0; i < first.len; i++)
        both[i] = first.text[i];
    both[first.len] = '+';
    for (size_t i = 0; i < second.len; i++)
        both[first.len + 1 + i] = second.text[i];
    return (odd_text){both, first.len + 1 + second.len};
}

/* Sends the computed scores of a line. */
static void send_computed(record_sender *t, const odd_play *p, uint32_t of) {
    const odd_event *e = t->e;
    bool there[2];
    odd_amount percent[2] = {0};
#define SAID(kind) odd_stated_score_of(&t->said, ODD_ABOUT_PLAY, of, (kind))
    if (p->kind == ODD_PLAYED)
        give_said(t, ODD_ABOUT_PLAY, ODD_STATED_SCORE, (odd_amount[2]){p->score_pts * (odd_amount)ODD_ONE, 0},
                  (bool[2]){true, false}, SAID(ODD_STATED_SCORE));
    for (int d = 0; d < 2; d++)
        there[d] = e->about.standing_count > 0 && odd_event_scored(e, p, d);
    if ((!there[0] && !there[1]) || e->about.scoring == ODD_POINTS)
        return;
    odd_stated_kind unit = odd_scoring_unit(e->about.scoring);
    give_said(t, ODD_ABOUT_PLAY, unit, odd_line_worth(e, p)->value, there, SAID(unit));
    for (int d = 0; d < 2; d++) {
        odd_amount top = odd_event_top(e, p, d);
        there[d] = there[d] && top > 0;
        if (there[d]) /* hundredths of a per cent, halves up */
            percent[d] = (odd_line_worth(e, p)->value[d] * 20000 + top) / (2 * top) * (ODD_ONE / 100);
    }
    if (there[0] || there[1])
        give_said(t, ODD_ABOUT_PLAY, ODD_STATED_PERCENT, percent, there, SAID(ODD_STATED_PERCENT));
#undef SAID
}

/* Returns the kinds of scores that an event computes, as bits: if a line has none of them, the scores that a
 * file states are not sent either. */
static unsigned computed_kinds(const odd_event *e) {
    return 1U << ODD_STATED_SCORE | 1U << ODD_STATED_PERCENT | 1U << odd_scoring_unit(e->about.scoring);
}

static void send_scores(record_sender *t, const odd_play *p) {
    uint32_t of = (uint32_t)(p - t->e->plays);
    if (!t->stated)
        send_computed(t, p, of);
    give_stated(t, ODD_ABOUT_PLAY, of, t->stated ? 0 : computed_kinds(t->e));
}

static void send_play(record_sender *t, const odd_play *p) {
    const odd_event *e = t->e;
    t->r.fact = ODD_FACT_PLAY;
    t->r.line = p->line;
    t->r.play = *p;
    const odd_ruling *ruling = odd_ruling_of(e, p);
    if (ruling != NULL)
        t->r.ruling = *ruling;
    for (int d = 0; d < 2; d++)
        t->r.id[d] = side_id(t, p, d);
    give(t);
    send_notes(t, ODD_ABOUT_PLAY, (uint32_t)(p - e->plays));
    send_scores(t, p);
}

/* Sends the sessions after one number and up to another, in order. */
static void send_sessions(record_sender *t, int behind, int up_to) {
    const odd_event *e = t->e;
    for (int number = behind + 1; number <= up_to; number++)
        for (uint32_t i = 0; i < e->about.session_count; i++)
            if (e->facts.sessions[i].about.number == number)
                odd_event_send_session(e, t->taker, i);
}

enum { SESSIONS_MAX = 99 };

static void send_boards(record_sender *t, bool sessions) {
    if (!collect_units(t))
        return;
    place at = {0};
    for (size_t i = 0; i < t->unit_count; i++) {
        place now = place_of(t, t->units[i]);
        if (sessions)
            send_sessions(t, at.session, now.session);
        if (i == 0 || !same_place(at, now)) {
            send_board(t, now);
            send_notes_of_board(t, now.board);
        }
        at = now;
        if (t->units[i] < t->e->about.play_count)
            send_play(t, &t->e->plays[t->units[i]]);
    }
    if (sessions)
        send_sessions(t, at.session, SESSIONS_MAX);
}

void odd_event_send(void *owner, const odd_record_receiver *taker, unsigned what) {
    const odd_event_source *telling_of = owner;
    record_sender t = {.e = telling_of->e, .arena = telling_of->arena, .taker = taker};
    if (!chain_notes(&t) || !odd_stated_index_make(&t.said, t.e, t.arena))
        return;
    t.stated = telling_of->stated && t.e->about.stated_count > 0;
    if (telling_of->sink != NULL && telling_of->sink->changed != NULL && !telling_of->told[what])
        t.sink = telling_of->sink;
    telling_of->told[what] = true;
    if (what & ODD_RECORDS_EVENT)
        send_event(&t);
    if (what & ODD_RECORDS_CONTESTANTS)
        for (size_t i = 0; i < t.e->about.contestant_count; i++)
            send_contestant(&t, (uint32_t)i);
    if (what & ODD_RECORDS_MATCHES)
        send_matches(&t);
    if (what & ODD_RECORDS_BOARDS)
        send_boards(&t, (what & ODD_RECORDS_SESSIONS) != 0);
    else if (what & ODD_RECORDS_SESSIONS)
        send_sessions(&t, 0, SESSIONS_MAX);
    if (what & ODD_RECORDS_PENALTIES)
        send_penalties(&t);
}
