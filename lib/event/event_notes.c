/* What an event stores without computing anything from it: cards, auctions, tags, and the scores that a file
 * states. */
#include "event/event_inner.h"

/* ---- Boards ------------------------------------------------------------------------------------ */

static void take_board(odd_event *e, const odd_record *r) {
    odd_board *b = odd_event_board_of(e, r);
    if (b == NULL)
        return;
    if (r->dealer != ODD_NO_SEAT)
        b->dealer = r->dealer;
    if (!r->has_vul || r->vul == b->vul)
        return;
    if (b->entries > 0)
        odd_event_wrong(e, false, ODD_E_VUL, r->line, r->whole, (odd_text){0},
                        "board %d already has results: its vulnerability must come before them", r->board);
    b->vul = r->vul;
}

/* Removes the cards that new ones replace from the chain of a board. Returns whether there is room for the new ones. */
static bool replace_deal(odd_event *e, odd_board *b, int round, int group) {
    enum { DEALS_MAX = 1000 }; /* of a board, by round and group */
    int count = 0;
    for (uint32_t *n = &b->deal; *n != 0; n = &e->dealt[*n - 1].next, count++) {
        odd_board_deal *old = &e->dealt[*n - 1];
        if (old->round == round && old->group == group) {
            old->corrected = true;
            *n = old->next;
            return true;
        }
    }
    return count < DEALS_MAX;
}

static void take_deal(odd_event *e, const odd_record *r) {
    odd_board *b = odd_event_board_of(e, r);
    int group = odd_event_group_of(e, r);
    if (b == NULL ||
        !odd_event_room(e, &e->dealt, e->about.deal_count, &e->facts.dealt_cap, sizeof(odd_board_deal)))
        return;
    if (!replace_deal(e, b, r->round, group)) {
        odd_event_wrong(e, false, ODD_E_CARDS, r->line, r->whole, (odd_text){0},
                        "too many deals of board %d: at most 1000", r->board);
        return;
    }
    odd_board_deal *d = &e->dealt[e->about.deal_count++];
    *d = (odd_board_deal){
        .line = r->line, .board = (uint32_t)(b - e->boards), .round = r->round, .deal = r->deal};
    d->group = group;
    d->index = (uint32_t)(d - e->dealt);
    d->next = b->deal; /* the last deal is found first */
    b->deal = (uint32_t)e->about.deal_count;
}

const odd_board_deal *odd_event_deal(const odd_event *e, const odd_board *b, int round, int group) {
    const odd_board_deal *best = NULL;
    for (uint32_t n = b->deal; n != 0; n = e->dealt[n - 1].next) {
        const odd_board_deal *d = &e->dealt[n - 1];
        bool same_round = d->round == round;
        if (d->group != group || (!same_round && d->round != 0 && round != 0))
            continue;
        if (best == NULL || (same_round && best->round != round))
            best = d;
    }
    return best;
}

/* The chain begins with the last deal: the next one in the log is the previous one in the chain. */
const odd_board_deal *odd_event_next_deal(const odd_event *e, const odd_board *b, uint32_t *at) {
    const odd_board_deal *found = NULL;
    for (uint32_t n = b->deal; n > *at; n = e->dealt[n - 1].next)
        found = &e->dealt[n - 1];
    if (found != NULL)
        *at = (uint32_t)(found - e->dealt) + 1;
    return found;
}

int odd_event_dd(odd_event *e, const odd_board_deal *dealt, const odd_dd *table) {
    if (dealt == NULL || odd_board_deal_at(e, dealt->index) != dealt)
        return ODD_E_CARDS;
    for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            if (table->tricks[strain][seat] > ODD_RANKS)
                return ODD_E_CARDS;
    odd_board_deal *own = &e->dealt[dealt - e->dealt];
    own->made = *table;
    own->solved = true;
    return ODD_OK;
}

/* ---- Notes and scores -------------------------------------------------------------------------- */

/* Finds the index of a record's topic. Returns false if it does not exist. */
static bool find_topic(odd_event *e, const odd_record *r, int which, uint32_t *of) {
    const odd_board *b;
    *of = 0;
    switch (r->about) {
    case ODD_ABOUT_EVENT:
        return true;
    case ODD_ABOUT_CONTESTANT:
    case ODD_ABOUT_MATCH:
        if (which == 1 && r->about == ODD_ABOUT_CONTESTANT)
            return true;
        *of = odd_event_token(e, r->id[which], r->line);
        return *of != ODD_NOBODY;
    case ODD_ABOUT_BOARD:
        b = odd_event_board_of(e, r);
        *of = b != NULL ? (uint32_t)(b - e->boards) : 0;
        return b != NULL;
    case ODD_ABOUT_PLAY:
        *of = (uint32_t)e->about.play_count - 1;
        return e->about.play_count > 0;
    }
    return false;
}

static void take_note(odd_event *e, const odd_record *r, odd_note_kind kind) {
    uint32_t of;
    if (!find_topic(e, r, 0, &of) ||
        !odd_event_room(e, &e->notes, e->about.note_count, &e->facts.note_cap, sizeof(odd_note)))
        return;
    e->notes[e->about.note_count++] = (odd_note){.line = r->line,
                                                 .of = of,
                                                 .kind = (uint8_t)kind,
                                                 .about = (uint8_t)r->about,
                                                 .seat = (uint8_t)r->number,
                                                 .round = (uint16_t)r->round,
                                                 .name = r->name,
                                                 .text = r->text};
}

static void take_said(odd_event *e, const odd_record *r) {
    odd_stated_score said = r->said;
    if (!find_topic(e, r, 0, &said.of[0]) || !find_topic(e, r, 1, &said.of[1]) ||
        !odd_event_room(e, &e->stated, e->about.stated_count, &e->facts.stated_cap, sizeof(odd_stated_score)))
        return;
    said.line = r->line;
    said.about = (uint8_t)r->about;
    said.round = (uint16_t)r->round;
    e->stated[e->about.stated_count++] = said;
}

bool odd_event_take_note(odd_event *e, const odd_record *r) {
    switch ((int)r->fact) {
    case ODD_FACT_BOARD:
        take_board(e, r);
        return true;
    case ODD_FACT_DEAL:
        take_deal(e, r);
        return true;
    case ODD_FACT_AUCTION:
        take_note(e, r, ODD_NOTE_AUCTION);
        return true;
    case ODD_FACT_CARDS:
        take_note(e, r, ODD_NOTE_CARDS);
        return true;
    case ODD_FACT_TAG:
        take_note(e, r, ODD_NOTE_TAG);
        return true;
    case ODD_FACT_NUMBERS:
        take_note(e, r, ODD_NOTE_NUMBERS);
        return true;
    case ODD_FACT_STATED:
        take_said(e, r);
        return true;
    default:
        return false;
    }
}
