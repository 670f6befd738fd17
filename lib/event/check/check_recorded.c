/* Results whose calls and cards are recorded: a slip of the pen cannot have changed what was called and played. */
#include "event/check/check.h"

/* Indexes the notes about lines. */
bool odd_recorded_start(odd_checker *c) {
    const odd_event *e = c->e;
    c->calls_of = ODD_TAKE(c->arena, e->about.play_count + 1, uint32_t);
    c->cards_of = ODD_TAKE(c->arena, e->about.play_count + 1, uint32_t);
    if (c->calls_of == NULL || c->cards_of == NULL)
        return false;
    for (size_t i = 0; i < e->about.play_count; i++)
        c->calls_of[i] = c->cards_of[i] = 0;
    for (size_t i = 0; i < e->about.note_count; i++) {
        const odd_note *n = &e->notes[i];
        if (n->about == ODD_ABOUT_PLAY && n->kind == ODD_NOTE_AUCTION)
            c->calls_of[n->of] = (uint32_t)i + 1;
        else if (n->about == ODD_ABOUT_PLAY && n->kind == ODD_NOTE_CARDS)
            c->cards_of[n->of] = (uint32_t)i + 1;
    }
    return true;
}

static bool same_contract(odd_result a, odd_result b) {
    return a.level == b.level && a.strain == b.strain && a.doubling == b.doubling && a.declarer == b.declarer;
}

/* Returns whether the calls of a line end in the contract of a result. */
static bool called(const odd_checker *c, size_t play, odd_result r) {
    odd_auction auction = {0};
    if (c->calls_of[play] == 0)
        return false;
    const odd_note *n = &c->e->notes[c->calls_of[play] - 1];
    return odd_auction_parse(&auction, NULL, (odd_seat)n->seat, n->text.text, n->text.len, NULL) == ODD_OK &&
           auction.over && same_contract(odd_auction_contract(&auction), r);
}

/* Finds how many tricks declarer can have by the cards that were played. Returns the number of cards, 0 if they say nothing. */
static int tricks_by_cards(const odd_checker *c, size_t play, odd_result r, int *least, int *most) {
    const odd_play *p = &c->e->plays[play];
    const odd_board_deal *d = odd_event_deal(c->e, &c->e->boards[p->board], p->round, p->group);
    uint8_t cards[ODD_CARDS];
    odd_cardplay shown;
    if (c->cards_of[play] == 0)
        return 0;
    const odd_note *n = &c->e->notes[c->cards_of[play] - 1];
    if (odd_cardplay_parse_played(&shown, cards, d != NULL ? &d->deal : NULL, r.strain, (odd_seat)n->seat,
                                  n->text.text, n->text.len, NULL) != ODD_OK)
        return 0;
    odd_side side = odd_seat_side(r.declarer);
    *least = shown.won[side];
    *most = ODD_RANKS - shown.won[side == ODD_NS ? ODD_EW : ODD_NS];
    return shown.cards;
}

bool odd_is_recorded(const odd_checker *c, const odd_play *p, odd_result meant) {
    size_t play = (size_t)(p - c->e->plays);
    odd_result r = odd_play_result(p);
    int least = 0, most = 0;
    if (!called(c, play, r))
        return false;
    if (meant.level > 0 && !same_contract(meant, r))
        return true;
    int cards = tricks_by_cards(c, play, r, &least, &most);
    if (cards == 0 || r.tricks < least || r.tricks > most)
        return false;
    return meant.level > 0 ? meant.tricks < least || meant.tricks > most : 2 * cards >= ODD_CARDS;
}
