/* Contracts that contradict the auction, leads that the leader did not hold, and impossible cards and tricks. */
#include "base/text.h"
#include "event/audit/audit.h"

/* ---- Words ------------------------------------------------------------------------------------- */

static void put_card(odd_writer *w, uint8_t card, odd_style style) {
    char text[ODD_LEAD_MAX];
    odd_lead_format(text, sizeof text, card, style);
    odd_put_text(w, text);
}

/* Writes a contract and its declarer, without an outcome. */
static void put_contract(odd_writer *w, odd_result contract, odd_style style) {
    char text[ODD_RESULT_MAX];
    contract.tricks = contract.level > 0 ? contract.level + 6 : 0;
    odd_result_format(text, sizeof text, contract, style);
    for (size_t i = 1; text[i] != '\0'; i++)
        if (text[i] == '=')
            text[i - 1] = '\0';
    odd_put_text(w, text);
}

static void put_start(odd_writer *w, const odd_auditor *a, const odd_audit_table *t) {
    if (t->p != NULL) {
        odd_audit_put_play(w, a, t->p);
        odd_put_text(w, ": ");
        return;
    }
    if (t->round > 0)
        odd_put_format(w, "round %d, ", t->round);
    odd_put_format(w, "board %d, ", a->e->boards[t->board].number);
    if (t->has_tricks) {
        char text[ODD_RESULT_MAX];
        odd_result_format(text, sizeof text, t->result, a->style);
        odd_put_text(w, text);
    } else if (t->has_contract) {
        put_contract(w, t->result, a->style);
    }
    odd_put_text(w, t->has_contract ? ": " : "");
}

odd_writer odd_audit_start(char *message, size_t cap, const odd_auditor *a, const odd_audit_table *t) {
    odd_writer w = odd_writer_on(message, cap);
    put_start(&w, a, t);
    return w;
}

void odd_audit_add_table(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_audit_table *t,
                         const char *message) {
    odd_audit_add_at(a, kind, line, a->e->boards[t->board].number, t->round, message);
}

/* ---- The auction ------------------------------------------------------------------------------- */

static bool same_bid(odd_result a, odd_result b) {
    return a.level == b.level && a.strain == b.strain && a.doubling == b.doubling;
}

static odd_seat partner_of(odd_seat seat) {
    return odd_seat_left(odd_seat_left(seat));
}

/* If the file itself says that the wrong partner declared, that is not an error. */
static bool same_contract(const odd_audit_table *t, odd_result contract) {
    return same_bid(contract, t->result) &&
           (contract.declarer == t->result.declarer ||
            (t->odd_declarer && contract.level > 0 && partner_of(contract.declarer) == t->result.declarer));
}

/* Removes a pass from the end of calls. Returns false if the last one is another call. */
static bool take_off_pass(odd_text *calls) {
    size_t len = calls->len, start;
    while (len > 0 && (unsigned char)calls->text[len - 1] <= ' ')
        len--;
    for (start = len; start > 0 && odd_is_letter(calls->text[start - 1]);)
        start--;
    odd_text last = {calls->text + start, len - start};
    *calls = (odd_text){calls->text, start};
    return odd_same_letters(last, (odd_text){"p", 1}) || odd_same_letters(last, (odd_text){"pass", 4});
}

/* Passes after the end of an auction are harmless; any other call there is an error. */
static int parse_calls(odd_auction *auction, odd_seat first, odd_text text, odd_error *error) {
    enum { MORE = 4 };
    int code = odd_auction_parse(auction, NULL, first, text.text, text.len, error);
    for (int i = 0; i < MORE && code != ODD_OK && take_off_pass(&text); i++)
        if (odd_auction_parse(auction, NULL, first, text.text, text.len, NULL) == ODD_OK && auction->over)
            return ODD_OK;
    return code;
}

/* Finds the contract of an auction that may begin with any seat. Returns false if there is none. */
static bool calls_end_in(const odd_note *calls, odd_seat first, odd_result *contract) {
    odd_auction auction = {0};
    if (parse_calls(&auction, first, calls->text, NULL) != ODD_OK || !auction.over)
        return false;
    *contract = odd_auction_contract(&auction);
    return true;
}

static bool begins_with_bid(const odd_note *calls) {
    return calls->text.len > 0 && odd_is_digit(calls->text.text[0]);
}

static odd_seat leader_of(odd_result r) {
    return odd_seat_left(r.declarer);
}

static bool holds(const odd_audit_table *t, odd_seat seat, uint8_t lead) {
    return t->hands == NULL || t->hands->hand[seat] == 0 || lead == 0 ||
           (t->hands->hand[seat] & ODD_CARD_BIT(lead - 1)) != 0;
}

/* Returns whether calls that begin with a bid give the contract if others passed before it. */
static bool fits_later(const odd_note *calls, odd_result result) {
    odd_seat first = (odd_seat)calls->seat;
    odd_result contract;
    for (int i = 0; i < 3 && begins_with_bid(calls); i++) {
        first = odd_seat_left(first);
        if (calls_end_in(calls, first, &contract) && same_bid(contract, result) &&
            contract.declarer == result.declarer)
            return true;
    }
    return false;
}

/* Some programs omit the passes before the opening bid, but still name the dealer. Then no auction of the file begins with a
 * pass, and several match their contract only if another seat has begun. */
void odd_audit_find_passes(odd_auditor *a) {
    size_t late = 0;
    for (size_t i = 0; i < a->e->about.note_count; i++) {
        const odd_note *n = &a->e->notes[i];
        odd_result contract;
        if (n->kind != ODD_NOTE_AUCTION)
            continue;
        if (!begins_with_bid(n))
            return;
        const odd_play *p = n->about == ODD_ABOUT_PLAY ? &a->e->plays[n->of] : NULL;
        if (p == NULL || p->kind != ODD_PLAYED || p->bare)
            continue;
        odd_result result = odd_unpack(p->packed, NULL);
        bool fits = calls_end_in(n, (odd_seat)n->seat, &contract) && contract.declarer == result.declarer;
        late += !fits && fits_later(n, result);
    }
    a->lacks_passes = late >= 3;
}

static odd_dispute dispute_of(const odd_audit_table *t, odd_result contract) {
    enum { SEATS = 4 };
    if (same_contract(t, contract))
        return ODD_DISPUTE_NONE;
    if (t->result.level == 0)
        return ODD_DISPUTE_PASS;
    if (!same_bid(contract, t->result))
        return ODD_DISPUTE_OTHER;
    return (odd_dispute)(((int)contract.declarer - (int)t->result.declarer + SEATS) % SEATS);
}

void odd_audit_find_dispute(odd_auditor *a) {
    enum { LEAST = 4 };
    size_t counts[ODD_DISPUTE_COUNT] = {0}, auctions[2] = {0}; /* of passes, and of contracts */
    for (size_t i = 0; i < a->e->about.note_count && !a->lacks_passes; i++) {
        const odd_note *n = &a->e->notes[i];
        const odd_play *p = n->about == ODD_ABOUT_PLAY ? &a->e->plays[n->of] : NULL;
        odd_result contract;
        if (n->kind != ODD_NOTE_AUCTION || p == NULL || p->kind != ODD_PLAYED || p->bare || p->corrected ||
            !calls_end_in(n, (odd_seat)n->seat, &contract))
            continue;
        odd_audit_table t = {.p = p, .result = odd_unpack(p->packed, NULL)};
        counts[dispute_of(&t, contract)]++;
        auctions[t.result.level > 0]++;
    }
    for (int d = ODD_DISPUTE_RIGHT; d <= ODD_DISPUTE_PASS; d++) {
        size_t all = auctions[d != ODD_DISPUTE_PASS];
        if (counts[d] < LEAST || 10 * counts[d] < 9 * all || counts[d] < a->disputes)
            continue;
        a->dispute = (odd_dispute)d;
        a->disputes = counts[d];
        a->auctions = all;
    }
}

/* Writes one finding for all results that differ from their auctions in the same way, with the first as an example. */
static void put_dispute(odd_writer *w, odd_auditor *a) {
    static const char *const seats[] = {[ODD_DISPUTE_RIGHT] = "right-hand opponent",
                                        [ODD_DISPUTE_PARTNER] = "partner",
                                        [ODD_DISPUTE_LEFT] = "left-hand opponent"};
    odd_put_format(w, "%d of %d ", (int)a->disputes, (int)a->auctions);
    if (a->dispute == ODD_DISPUTE_PASS)
        odd_put_text(w, "passed-out boards have an auction that ends in a contract");
    else
        odd_put_format(w, "contracts name the %s of the auction's declarer as declarer", seats[a->dispute]);
    odd_put_text(w, "; the first: ");
    a->dispute_said = true;
}

/* Returns true if the auction ended in another contract, or is invalid: then lead and play say nothing more. */
static bool audit_auction(odd_auditor *a, const odd_audit_table *t, odd_result *contract) {
    char message[ODD_AUDIT_MESSAGE];
    odd_auction auction = {0};
    odd_error error;
    if (t->auction == NULL)
        return false;
    if (parse_calls(&auction, (odd_seat)t->auction->seat, t->auction->text, &error) != ODD_OK) {
        if (t->odd_auction)
            return false;
        odd_writer w = odd_audit_start(message, sizeof message, a, t);
        odd_put_format(&w, "the auction: %s", error.message);
        odd_audit_add_table(a, ODD_AUDIT_AUCTION, t->auction->line, t, message);
        return false;
    }
    *contract = odd_auction_contract(&auction);
    bool late =
        a->lacks_passes && fits_later(t->auction, t->result) && holds(t, leader_of(t->result), t->lead);
    if (!t->has_contract || !auction.over || same_contract(t, *contract) || late)
        return false;
    bool common = t->p != NULL && a->dispute != ODD_DISPUTE_NONE && dispute_of(t, *contract) == a->dispute;
    if (common && a->dispute_said)
        return true;
    odd_writer w = odd_writer_on(message, sizeof message);
    if (common)
        put_dispute(&w, a);
    put_start(&w, a, t);
    odd_put_text(&w, "the auction ended in ");
    put_contract(&w, *contract, a->style);
    odd_audit_add_table(a, ODD_AUDIT_CONTRACT, t->auction->line, t, message);
    return true;
}

/* ---- The lead and the play --------------------------------------------------------------------- */

static void audit_lead(odd_auditor *a, const odd_audit_table *t, const odd_result *disputed) {
    char message[ODD_AUDIT_MESSAGE];
    if (t->lead == 0 || !t->has_contract || t->result.level == 0 || t->hands == NULL || t->odd_play ||
        t->odd_declarer)
        return;
    odd_seat leader = leader_of(t->result), holder = ODD_NO_SEAT;
    if (holds(t, leader, t->lead) ||
        (disputed != NULL && disputed->level > 0 && holds(t, leader_of(*disputed), t->lead)))
        return;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        if (t->hands->hand[seat] & ODD_CARD_BIT(t->lead - 1))
            holder = (odd_seat)seat;
    odd_writer w = odd_audit_start(message, sizeof message, a, t);
    odd_put_text(&w, "the lead was ");
    put_card(&w, t->lead, a->style);
    odd_put_format(&w, ", which %s does not have", odd_seat_name(leader));
    if (holder != ODD_NO_SEAT)
        odd_put_format(&w, ": it is %s's", odd_seat_name(holder));
    odd_audit_add_table(a, ODD_AUDIT_LEAD, t->p != NULL ? t->p->line : t->cards->line, t, message);
}

/* Compares the result with the tricks that the cards played allow. Returns true after a finding. */
static bool audit_tricks(odd_auditor *a, const odd_audit_table *t, const odd_cardplay *play) {
    char message[ODD_AUDIT_MESSAGE];
    odd_side declarer = odd_seat_side(t->result.declarer), others = declarer == ODD_NS ? ODD_EW : ODD_NS;
    int least = play->won[declarer], most = 13 - play->won[others];
    if (!t->has_tricks || t->odd_result || (t->result.tricks >= least && t->result.tricks <= most))
        return false;
    odd_writer w = odd_audit_start(message, sizeof message, a, t);
    odd_put_format(&w, "%d tricks, but after %d cards declarer's side has %d and can have at most %d",
                   t->result.tricks, play->cards, least, most);
    odd_audit_add_table(a, ODD_AUDIT_TRICKS, t->cards->line, t, message);
    return true;
}

/* Compares the first card played with the lead, if both are stated. */
static void audit_first_card(odd_auditor *a, const odd_audit_table *t, uint8_t first) {
    char message[ODD_AUDIT_MESSAGE];
    if (t->lead == 0 || first + 1 == t->lead)
        return;
    odd_writer w = odd_audit_start(message, sizeof message, a, t);
    odd_put_text(&w, "the lead was ");
    put_card(&w, t->lead, a->style);
    odd_put_text(&w, ", but the first card is ");
    put_card(&w, (uint8_t)(first + 1), a->style);
    odd_audit_add_table(a, ODD_AUDIT_LEAD, t->cards->line, t, message);
}

/* Returns true if the tricks are wrong. */
static bool audit_play(odd_auditor *a, const odd_audit_table *t) {
    char message[ODD_AUDIT_MESSAGE];
    uint8_t cards[ODD_CARDS] = {0};
    odd_cardplay play;
    odd_error error;
    if (t->cards == NULL || !t->has_contract || t->result.level == 0 || t->odd_play)
        return false;
    odd_writer w = odd_audit_start(message, sizeof message, a, t);
    if (odd_cardplay_parse_played(&play, cards, t->hands, t->result.strain, (odd_seat)t->cards->seat,
                                  t->cards->text.text, t->cards->text.len, &error) != ODD_OK) {
        odd_put_format(&w, "the play: %s", error.message);
        odd_audit_add_table(a, ODD_AUDIT_PLAY, t->cards->line, t, message);
        return true;
    }
    if (play.revokes > 0) { /* after a revoke the tricks may have been adjusted */
        odd_put_text(&w, play.revokes == 1 ? "a revoke" : "revokes");
        odd_put_text(&w, " in the play (Law 61)");
        odd_audit_add_table(a, ODD_AUDIT_PLAY, t->cards->line, t, message);
    }
    if (play.cards > 0)
        audit_first_card(a, t, cards[0]);
    return play.revokes > 0 || audit_tricks(a, t, &play);
}

/* A LIN file has lists of results besides its tables. */
static void audit_list(odd_auditor *a, const odd_audit_table *t) {
    char message[ODD_AUDIT_MESSAGE], text[ODD_RESULT_MAX];
    odd_result own;
    odd_error error;
    if (t->played == NULL || !t->has_tricks ||
        odd_result_parse(&own, t->played->text.text, t->played->text.len, &error) != ODD_OK)
        return;
    odd_result_format(text, sizeof text, own, a->style);
    odd_writer w = odd_audit_start(message, sizeof message, a, t);
    odd_put_format(&w, "this result is in the list of results, but the table has %s", text);
    odd_audit_add_table(a,
                        same_bid(own, t->result) && own.declarer == t->result.declarer ? ODD_AUDIT_TRICKS
                                                                                       : ODD_AUDIT_CONTRACT,
                        t->played->line, t, message);
}

void odd_audit_table_cards(odd_auditor *a, odd_audit_table *t) {
    odd_result contract = {0};
    bool disputed = audit_auction(a, t, &contract);
    audit_lead(a, t, disputed ? &contract : NULL);
    /* cards that were played in another contract, or by the other side, say nothing about the tricks of this one */
    bool other_play = disputed && (contract.level == 0 || contract.strain != t->result.strain ||
                                   odd_seat_side(contract.declarer) != odd_seat_side(t->result.declarer));
    bool said = !other_play && audit_play(a, t);
    if (!disputed && !said)
        audit_list(a, t);
}
