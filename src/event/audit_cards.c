/* Contracts that contradict their auction, leads that the leader did not hold, cards that could not be played, tricks that
 * could not be taken. */
#include "base/scan.h"
#include "event/audit.h"

/* What is known about the line that is looked at. */
typedef struct table {
    const odd_play *p;
    const odd_note *auction, *cards;
    const odd_hands *hands; /* NULL: not known */
    odd_result result;
    bool has_result;
} table;

static void put_card(odd_writer *w, uint8_t card, odd_style style) {
    char text[ODD_LEAD_MAX];
    odd_lead_format(text, sizeof text, card, style);
    odd_put_text(w, text);
}

static odd_writer start(char *message, size_t cap, const odd_auditor *a, const table *t) {
    odd_writer w = odd_writer_on(message, cap);
    odd_audit_put_play(&w, a, t->p);
    odd_put_text(&w, ": ");
    return w;
}

static odd_seat leader_of(odd_result r) {
    return r.declarer == ODD_WEST ? ODD_NORTH : (odd_seat)(r.declarer + 1);
}

/* ---- The auction ------------------------------------------------------------------------------- */

static bool same_contract(odd_result a, odd_result b) {
    return a.level == b.level && a.strain == b.strain && a.doubling == b.doubling && a.declarer == b.declarer;
}

/* Some programs leave out the passes before the opening bid, and still name the dealer. */
static bool lacks_passes(const table *t) {
    odd_text text = t->auction->text;
    odd_seat first = (odd_seat)t->auction->seat;
    odd_auction auction;
    for (int i = 0; i < 3 && text.len > 0 && odd_is_digit(text.text[0]); i++) {
        first = odd_seat_left(first);
        if (odd_auction_parse(&auction, NULL, first, text.text, text.len, NULL) == ODD_OK &&
            same_contract(odd_auction_contract(&auction), t->result))
            return true;
    }
    return false;
}

static void audit_auction(odd_auditor *a, const table *t) {
    char message[ODD_AUDIT_MESSAGE], text[ODD_RESULT_MAX];
    odd_auction auction;
    odd_error error;
    odd_writer w = start(message, sizeof message, a, t);
    if (t->auction == NULL)
        return;
    if (odd_auction_parse(&auction, NULL, (odd_seat)t->auction->seat, t->auction->text.text,
                          t->auction->text.len, &error) != ODD_OK) {
        odd_put_format(&w, "the auction: %s", error.message);
        odd_audit_add(a, ODD_AUDIT_AUCTION, t->auction->line, t->p, message, "");
        return;
    }
    odd_result contract = odd_auction_contract(&auction);
    if (!t->has_result || !auction.over || same_contract(contract, t->result) || lacks_passes(t))
        return;
    contract.tricks = contract.level + 6 * (contract.level > 0);
    odd_result_format(text, sizeof text, contract, a->style);
    if (contract.level > 0) /* without the outcome, which an auction has not */
        for (size_t i = 0; text[i] != '\0'; i++)
            if (text[i] == '=' && i > 0)
                text[i - 1] = '\0';
    odd_put_format(&w, "the auction ended in %s", text);
    odd_audit_add(a, ODD_AUDIT_CONTRACT, t->auction->line, t->p, message, "");
}

/* ---- The lead and the play --------------------------------------------------------------------- */

static void audit_lead(odd_auditor *a, const table *t) {
    char message[ODD_AUDIT_MESSAGE];
    odd_writer w = start(message, sizeof message, a, t);
    if (t->p->lead == 0 || !t->has_result || t->result.level == 0 || t->hands == NULL)
        return;
    odd_seat leader = leader_of(t->result), holder = ODD_NO_SEAT;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        if (t->hands->hand[seat] & ODD_CARD_BIT(t->p->lead - 1))
            holder = (odd_seat)seat;
    if (t->hands->hand[leader] == 0 || holder == leader)
        return;
    odd_put_text(&w, "the lead was ");
    put_card(&w, t->p->lead, a->style);
    odd_put_format(&w, ", which %s does not have", odd_seat_name(leader));
    if (holder != ODD_NO_SEAT)
        odd_put_format(&w, ": it is %s's", odd_seat_name(holder));
    odd_audit_add(a, ODD_AUDIT_LEAD, t->p->line, t->p, message, "");
}

/* What the cards that were played leave of what the result says. */
static void audit_tricks(odd_auditor *a, const table *t, const odd_cardplay *play) {
    char message[ODD_AUDIT_MESSAGE];
    odd_writer w = start(message, sizeof message, a, t);
    odd_side declarer = odd_seat_side(t->result.declarer), others = declarer == ODD_NS ? ODD_EW : ODD_NS;
    int least = play->won[declarer], most = 13 - play->won[others];
    if (t->result.tricks >= least && t->result.tricks <= most)
        return;
    odd_put_format(&w, "%d tricks, but after %d cards declarer's side has %d and can have at most %d",
                   t->result.tricks, play->cards, least, most);
    odd_audit_add(a, ODD_AUDIT_TRICKS, t->cards->line, t->p, message, "");
}

static void audit_play(odd_auditor *a, const table *t) {
    char message[ODD_AUDIT_MESSAGE];
    uint8_t cards[ODD_CARDS] = {0};
    odd_cardplay play;
    odd_error error;
    if (t->cards == NULL || !t->has_result || t->result.level == 0)
        return;
    odd_writer w = start(message, sizeof message, a, t);
    if (odd_cardplay_parse_played(&play, cards, t->hands, t->result.strain, (odd_seat)t->cards->seat,
                                  t->cards->text.text, t->cards->text.len, &error) != ODD_OK) {
        odd_put_format(&w, "the play: %s", error.message);
        odd_audit_add(a, ODD_AUDIT_PLAY, t->cards->line, t->p, message, "");
        return;
    }
    if (play.revokes > 0) {
        odd_put_format(&w, "%s", play.revokes == 1 ? "a revoke" : "revokes");
        odd_put_text(&w, " in the play (Law 61)");
        odd_audit_add(a, ODD_AUDIT_PLAY, t->cards->line, t->p, message, "");
    }
    if (play.cards > 0 && t->p->lead != 0 && cards[0] + 1 != t->p->lead) {
        w = start(message, sizeof message, a, t);
        odd_put_text(&w, "the lead was ");
        put_card(&w, t->p->lead, a->style);
        odd_put_text(&w, ", but the first card is ");
        put_card(&w, (uint8_t)(cards[0] + 1), a->style);
        odd_audit_add(a, ODD_AUDIT_LEAD, t->cards->line, t->p, message, "");
    }
    audit_tricks(a, t, &play);
}

static void audit_table(odd_auditor *a, table *t) {
    const odd_play *p = t->p;
    const odd_board *b = &a->e->boards[p->board];
    const odd_dealt *d = odd_event_dealt(a->e, b, p->round, p->group);
    odd_vul v;
    if (p->later != 0 || p->kind == ODD_VOID)
        return;
    t->hands = d != NULL ? &d->deal : NULL;
    t->has_result = p->kind == ODD_PLAYED && !p->bare;
    if (t->has_result)
        t->result = odd_unpack(p->packed, &v);
    audit_auction(a, t);
    audit_lead(a, t);
    audit_play(a, t);
}

/* ---- Deals ------------------------------------------------------------------------------------- */

static int count_cards(uint64_t hand) {
    int count = 0;
    for (; hand != 0; hand &= hand - 1)
        count++;
    return count;
}

/* Hands that are not known are none; a hand may be known in part where a deal is an end position. */
static void audit_deal(odd_auditor *a, const odd_dealt *d) {
    char message[ODD_AUDIT_MESSAGE];
    int least = ODD_RANKS, most = 0;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        int count = count_cards(d->deal.hand[seat]);
        least = count > 0 && count < least ? count : least;
        most = count > most ? count : most;
    }
    if (most == 0 || least == most)
        return;
    odd_writer w = odd_writer_on(message, sizeof message);
    odd_put_format(&w, "board %d: hands of %d and of %d cards", a->e->boards[d->board].number, least, most);
    odd_audit_add_cards(a, ODD_AUDIT_DEAL, d->line, d, message);
}

/* ---- All of them ------------------------------------------------------------------------------- */

/* Notes about lines stand in their order. */
void odd_audit_cards(odd_auditor *a) {
    const odd_event *e = a->e;
    size_t note = 0;
    for (size_t i = 0; i < e->dealt_count; i++)
        audit_deal(a, &e->dealt[i]);
    for (size_t i = 0; i < e->play_count && !a->no_memory; i++) {
        table t = {.p = &e->plays[i]};
        for (; note < e->note_count && (e->notes[note].about != ODD_ABOUT_PLAY || e->notes[note].of <= i);
             note++) {
            const odd_note *n = &e->notes[note];
            if (n->about != ODD_ABOUT_PLAY || n->of != i)
                continue;
            if (n->kind == ODD_NOTE_AUCTION)
                t.auction = n;
            else if (n->kind == ODD_NOTE_CARDS)
                t.cards = n;
        }
        audit_table(a, &t);
    }
}
