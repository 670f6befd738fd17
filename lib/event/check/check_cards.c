/* Leads that the leader does not hold; and deals for which most leads, or most tricks, are wrong, so that the
 * deal itself is doubtful. */
#include "event/check/check.h"
#include "event/why/why.h"

enum {
    FAR = 3,         /* tricks from what can be made */
    DEAL_LINES = 3,  /* so many wrong lines, if they are more than half of all, speak against the deal */
    TALLY_MAX = 9999 /* counting stops here */
};

/* Counts over the lines of a deal. */
typedef struct tally {
    odd_hands hands; /* including the fourth hand, which follows from three */
    uint16_t leads, wrong_leads;
    uint16_t results, far;
} tally;

/* A line whose cards are known. */
typedef struct table {
    const odd_play *play;
    const odd_board_deal *dealt;
    tally *all; /* counts of its deal */
    odd_result result;
    odd_seat leader, holder; /* who should lead, and who has the card that was led */
    int over;                /* tricks above what can be made */
} table;

/* ---- A line -------------------------------------------------------------------------------------- */

static odd_seat holder_of(const odd_hands *hands, uint8_t lead) {
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST && lead > 0; seat++)
        if ((hands->hand[seat] & ODD_CARD_BIT(lead - 1)) != 0)
            return seat;
    return ODD_NO_SEAT;
}

static odd_seat partner_of(odd_seat seat) {
    return odd_seat_left(odd_seat_left(seat));
}

/* Returns false if nothing can be said about the line, or if it is assumed to be about something else. */
static bool table_of(const odd_checker *c, tally *tallies, uint32_t line, table *t) {
    const odd_play *p = odd_inferred_play(&c->inferred, line);
    const odd_board_deal *d = odd_event_deal(c->e, &c->e->boards[p->board], p->round, p->group);
    if (d == NULL || !odd_is_played(p) || c->doubts[line].blamed)
        return false;
    *t = (table){.play = p, .dealt = d, .all = &tallies[d - c->e->dealt], .result = odd_play_result(p)};
    if (t->result.level == 0 || t->result.declarer == ODD_NO_SEAT)
        return false;
    t->leader = odd_seat_left(t->result.declarer);
    t->holder = holder_of(&t->all->hands, p->lead);
    if (d->solved)
        t->over = t->result.tricks - d->made.tricks[t->result.strain][t->result.declarer];
    return true;
}

static bool has_lead(const table *t) {
    return t->play->lead > 0 && t->all->hands.hand[t->leader] != 0;
}

static bool is_far(const table *t) {
    return t->over >= FAR || t->over <= -FAR;
}

static void count_one(uint16_t *count, bool counts) {
    *count = (uint16_t)(*count + (counts && *count < TALLY_MAX));
}

static void count(const table *t) {
    tally *all = t->all;
    count_one(&all->leads, has_lead(t));
    count_one(&all->wrong_leads, has_lead(t) && t->holder != t->leader);
    count_one(&all->results, t->dealt->solved);
    count_one(&all->far, t->dealt->solved && is_far(t));
}

static bool most(uint16_t wrong, uint16_t all) {
    return wrong >= DEAL_LINES && 2 * wrong > all;
}

/* ---- Words --------------------------------------------------------------------------------------- */

static void put_meant(odd_writer *w, const odd_checker *c, odd_result r) {
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, r, c->style);
    odd_put_clause(w, ". Was %s meant?", text);
}

/* ---- The lead ------------------------------------------------------------------------------------ */

/* If the leader's partner has the card, dummy may have been the declarer. */
static void report_lead(odd_checker *c, const table *t) {
    char card[ODD_LEAD_MAX], result[ODD_RESULT_MAX];
    odd_finding_room room;
    odd_writer w = odd_finding_start(&room, c, t->play);
    odd_result_format(result, sizeof result, t->result, c->style);
    odd_lead_format(card, sizeof card, t->play->lead, c->style);
    odd_put_clause(&w, "%s, lead %s: %s is on lead and does not hold that card", result, card,
                   odd_seat_name(t->leader));
    if (t->holder != ODD_NO_SEAT)
        odd_put_clause(&w, "; %s has it", odd_seat_name(t->holder));
    if (t->holder == partner_of(t->leader)) {
        odd_result meant = t->result;
        meant.declarer = partner_of(meant.declarer);
        put_meant(&w, c, meant);
    }
    odd_finding_add(c, ODD_FOUND_LEAD, t->play, &w);
}

/* ---- All of it ----------------------------------------------------------------------------------- */

static bool is_wrong(const tally *all) {
    return most(all->wrong_leads, all->leads) || most(all->far, all->results);
}

/* Reports cards that most lines contradict. */
static void check_deal(odd_checker *c, const odd_board_deal *d, const tally *all) {
    odd_finding_room room;
    odd_writer w = odd_finding_on(&room);
    bool leads = most(all->wrong_leads, all->leads);
    if (!is_wrong(all))
        return;
    if (leads)
        odd_put_clause(&w,
                       "%d of %d leads are not in the hand of the player on lead: are these the cards that "
                       "were played?",
                       all->wrong_leads, all->leads);
    else
        odd_put_clause(&w,
                       "%d of %d results are %d or more tricks from the double-dummy tricks: are these the "
                       "cards that were played?",
                       all->far, all->results, FAR);
    odd_finding *f = odd_finding_add(c, leads ? ODD_FOUND_LEAD : ODD_FOUND_TRICKS, NULL, &w);
    if (f == NULL)
        return;
    f->line = d->line;
    f->board = c->e->boards[d->board].number;
    f->round = d->round;
}

void odd_check_cards(odd_checker *c) {
    const odd_event *e = c->e;
    tally *tallies = ODD_TAKE(c->arena, e->about.deal_count, tally);
    table t;
    if (tallies == NULL) {
        c->no_memory = true;
        return;
    }
    for (size_t i = 0; i < e->about.deal_count; i++) {
        tallies[i].hands = e->dealt[i].deal;
        odd_hands_complete(&tallies[i].hands);
    }
    for (uint32_t i = 0; i < c->inferred.line_count; i++)
        if (table_of(c, tallies, i, &t))
            count(&t);
    for (uint32_t i = 0; i < c->inferred.line_count && !c->no_memory; i++)
        if (table_of(c, tallies, i, &t) && !is_wrong(t.all) && has_lead(&t) && t.holder != t.leader) {
            report_lead(c, &t);
            c->doubts[i].blamed = true; /* one slip gives one finding */
        }
    for (size_t i = 0; i < e->about.deal_count && !c->no_memory; i++) {
        c->wrong_deal[i] = is_wrong(&tallies[i]);
        check_deal(c, &e->dealt[i], &tallies[i]);
    }
}
