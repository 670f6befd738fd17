/* Writes a board at a table as LIN: players, hands, calls with their meanings, cards, tricks. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/lin/lin.h"
#include "exchange/field_text.h"

enum { SPOKEN_MAX = 4 }; /* explanations of one call */

/* ---- Players ----------------------------------------------------------------------------------- */

void odd_lin_put_names(const odd_lin_writer *w, const odd_text sides[2]) {
    odd_text players[2][2] = {{{0}}};
    for (int d = 0; d < 2; d++) {
        odd_text both[2] = {{0}};
        size_t count = odd_players_split(both, 2, sides[d]);
        for (size_t i = 0; i < count && i < 2; i++)
            players[d][i] = both[i];
    }
    const odd_text *order[] = {&players[0][1], &players[1][1], &players[0][0], &players[1][0]};
    for (int i = 0; i < 4; i++) {
        odd_target_string(w->out, i > 0 ? "," : "");
        odd_lin_put(w, *order[i], true);
    }
}

/* The name of a contestant; one without a name is named by its id, since tables are identified by their players. */
static odd_text name_of(const odd_lin_writer *w, odd_text id, odd_side direction, odd_text called) {
    const odd_entrant *e = odd_roster_find(&w->roster, id, direction);
    odd_text name = e == NULL ? called : w->roster.contest == ODD_TEAMS ? e->name : e->players;
    return name.len > 0 ? name : called;
}

static void put_players(const odd_lin_writer *w, const odd_lin_entry *e) {
    odd_text sides[2], one[4];
    odd_target_string(w->out, "pn|");
    if (w->roster.contest == ODD_INDIVIDUALS) {
        static const int seats[] = {1, 3, 0, 2}; /* the players N, S, E, W in the order of LIN */
        for (int d = 0; d < 2; d++)
            odd_partners_split(e->id[d], &one[2 * d]);
        for (int i = 0; i < 4; i++) {
            odd_text id = one[seats[i]];
            odd_target_string(w->out, i > 0 ? "," : "");
            odd_lin_put(w, id.len > 0 ? name_of(w, id, ODD_NO_SIDE, id) : id, true);
        }
    } else {
        for (int d = 0; d < 2; d++)
            sides[d] = name_of(w, e->own_id[d], d == 0 ? ODD_NS : ODD_EW, e->id[d]);
        odd_lin_put_names(w, sides);
    }
    odd_target_string(w->out, "|");
}

/* ---- Hands ------------------------------------------------------------------------------------- */

static void put_hand(const odd_lin_writer *w, uint64_t hand) {
    static const odd_strain suits[] = {ODD_SPADES, ODD_HEARTS, ODD_DIAMONDS, ODD_CLUBS};
    for (int i = 0; i < 4 && hand != 0; i++) {
        char text[ODD_HOLDING_MAX];
        odd_holding_format(text, sizeof text, hand, suits[i], false);
        odd_target_format(w->out, "%s%s", odd_strain_text(suits[i], ODD_ASCII), text);
    }
}

static void put_deal(const odd_lin_writer *w, const odd_lin_entry *e) {
    static const char digits[] = {
        [ODD_NO_SEAT] = '0', [ODD_NORTH] = '3', [ODD_EAST] = '4', [ODD_SOUTH] = '1', [ODD_WEST] = '2'};
    static const odd_seat order[] = {ODD_SOUTH, ODD_WEST, ODD_NORTH, ODD_EAST};
    odd_hands whole = e->hands;
    bool complete = odd_hands_complete(&whole) && e->hands.hand[ODD_EAST] != 0;
    odd_target_format(w->out, "st||md|%c", digits[e->dealer]);
    for (int i = 0; i < 4; i++) {
        odd_target_string(w->out, i > 0 ? "," : "");
        if (i < 3 || !complete) /* the fourth follows */
            put_hand(w, e->hands.hand[order[i]]);
    }
    odd_target_format(w->out, "|rh||ah|Board %d|sv|%c|", e->board, "oneb"[e->vul]);
}

/* ---- Calls ------------------------------------------------------------------------------------- */

typedef struct call_writer {
    const odd_lin_writer *w;
    const odd_lin_entry *e;
    odd_auction auction;
    int call; /* still to be written; -1: none */
    bool alerted;
    odd_text notes[SPOKEN_MAX];
    int note_count;
} call_writer;

static void put_call(call_writer *s) {
    if (s->call < 0)
        return;
    char text[ODD_CALL_MAX];
    odd_call_format(text, sizeof text, s->call, ODD_ASCII);
    const char *word = s->call == ODD_PASS       ? "p"
                       : s->call == ODD_DOUBLE   ? "d"
                       : s->call == ODD_REDOUBLE ? "r"
                                                 : text;
    if (s->call >= ODD_BID && (s->call - ODD_BID) % 5 == ODD_NT - ODD_CLUBS)
        text[2] = '\0'; /* 1N */
    odd_target_format(s->w->out, "mb|%s%s|", word, s->alerted ? "!" : "");
    for (int i = 0; i < s->note_count; i++) {
        odd_target_string(s->w->out, "an|");
        odd_lin_put(s->w, s->notes[i], false);
        odd_target_string(s->w->out, "|");
    }
    s->call = -1;
    s->alerted = false;
    s->note_count = 0;
}

static void start_call(call_writer *s, int call) {
    put_call(s);
    s->call = call;
    odd_auction_accept(&s->auction, call, NULL);
}

/* Adds the explanation =2= of the last call. An alert may have no other text. */
static void add_note(call_writer *s, odd_text token) {
    odd_scan scan = {token.text, token.len, 1};
    int number = odd_scan_number(&scan);
    odd_text note = number >= 1 && number <= ODD_LIN_NOTES && s->e->notes != NULL ? s->e->notes[number - 1]
                                                                                  : (odd_text){0};
    s->alerted = true;
    if (note.len > 0 && !odd_text_is(note, "alert") && s->note_count < SPOKEN_MAX)
        s->notes[s->note_count++] = note;
}

/* Writes a call with what may follow it, a note alone, or AP. */
static void put_token(call_writer *s, odd_text token) {
    size_t len = 0;
    int call;
    while (len < token.len && token.text[len] != '=' && token.text[len] != '!' && token.text[len] != '?' &&
           token.text[len] != '$' && token.text[len] != '^')
        len++;
    odd_text word = {token.text, len};
    if (odd_text_is(word, "ap"))
        while (!s->auction.over)
            start_call(s, ODD_PASS);
    else if (len > 0 && odd_call_parse(&call, word.text, len, NULL) == ODD_OK)
        start_call(s, call);
    for (size_t i = len; i < token.len; i++)
        if (token.text[i] == '=') {
            add_note(s, (odd_text){token.text + i, token.len - i});
            return;
        }
}

static odd_seat dealer_of(const odd_lin_entry *e) {
    return e->dealer != ODD_NO_SEAT ? e->dealer : odd_board_dealer(e->board);
}

/* Follows an auction; calls after its end change nothing. */
static bool follow(const odd_lin_entry *e, odd_auction *out) {
    odd_error error;
    odd_seat dealer = dealer_of(e);
    if (odd_auction_parse(out, NULL, dealer, e->auction.text, e->auction.len, &error) == ODD_OK)
        return true;
    size_t len = error.column > 1 ? (size_t)error.column - 1 : 0;
    return len > 0 && len < e->auction.len &&
           odd_auction_parse(out, NULL, dealer, e->auction.text, len, NULL) == ODD_OK && out->over;
}

/* Whether LIN can express the auction, which it cannot if a player was skipped. */
static bool can_call(const odd_lin_entry *e, odd_auction *out) {
    if (e->auction.len == 0 || e->caller != dealer_of(e) || !follow(e, out))
        return false;
    for (size_t i = 0; i < e->auction.len; i++)
        if (e->auction.text[i] == '-' && (i == 0 || e->auction.text[i - 1] <= ' '))
            return false;
    return true;
}

static void put_auction(const odd_lin_writer *w, const odd_lin_entry *e) {
    call_writer s = {.w = w, .e = e, .auction = odd_auction_start(dealer_of(e)), .call = -1};
    for (size_t i = 0; i < e->auction.len; i++) {
        size_t start = i;
        while (i < e->auction.len && (unsigned char)e->auction.text[i] > ' ')
            i++;
        if (i > start)
            put_token(&s, (odd_text){e->auction.text + start, i - start});
    }
    put_call(&s);
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static bool put_cards(const odd_lin_writer *w, const odd_lin_entry *e, odd_result contract) {
    uint8_t cards[ODD_CARDS];
    odd_cardplay play;
    if (e->cards.len == 0 || contract.level == 0 ||
        odd_cardplay_parse_played(&play, cards, e->dealt ? &e->hands : NULL, contract.strain, e->leader,
                                  e->cards.text, e->cards.len, NULL) != ODD_OK)
        return false;
    for (int i = 0; i < play.cards; i++) {
        char text[ODD_LEAD_MAX];
        odd_lead_format(text, sizeof text, (uint8_t)(cards[i] + 1), ODD_ASCII);
        odd_target_format(w->out, "pc|%s|%s", text, i % 4 == 3 ? "pg||" : "");
    }
    return true;
}

/* Writes a lead if the rest of the play is unknown. */
static bool put_lead(const odd_lin_writer *w, const odd_lin_entry *e) {
    char text[ODD_LEAD_MAX];
    if (odd_lead_format(text, sizeof text, e->play.lead, ODD_ASCII) == 0)
        return false;
    odd_target_format(w->out, "pc|%s|", text);
    return true;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bool same_contract(odd_result a, odd_result b) {
    return a.level == b.level && a.strain == b.strain && a.doubling == b.doubling && a.declarer == b.declarer;
}

/* What is known about a table, and what of it LIN can express. */
typedef struct table_facts {
    odd_auction auction;
    odd_result result, contract, played; /* as received, as called, and of the play */
    bool can;                            /* the result can be in a list */
    bool called;                         /* there is an auction that can be expressed */
    bool own;                            /* it has its own result, which differs from that of the list */
    bool follows;                        /* the result follows from the auction */
} table_facts;

static table_facts look_at(const odd_lin_entry *e, bool listed) {
    table_facts s = {.can = e->played && odd_lin_can_list(e)};
    if (e->played && e->play.kind == ODD_PLAYED)
        s.result = odd_unpack(e->play.packed, NULL);
    s.called = can_call(e, &s.auction);
    s.contract = odd_auction_contract(&s.auction);
    s.own = s.called && listed && e->has_own && same_contract(s.contract, e->own);
    s.played = s.own ? e->own : s.result.level > 0 ? s.result : s.contract;
    s.follows = s.called && s.can && e->play.kind == ODD_PLAYED && same_contract(s.contract, s.result) &&
                (s.result.level > 0 || s.auction.over);
    return s;
}

/* Writes the calls, the cards and the tricks. Returns whether cards were written. */
static bool put_spoken(const odd_lin_writer *w, const odd_lin_entry *e, const table_facts *s, bool listed) {
    if (s->called)
        put_auction(w, e);
    bool in_contract = s->called ? same_contract(s->contract, s->played) : listed && s->can;
    bool cards = in_contract && (put_cards(w, e, s->played) || (s->result.level > 0 && put_lead(w, e)));
    if ((s->follows || s->own) && s->played.level > 0)
        odd_target_format(w->out, "mc|%d|", s->played.tricks);
    odd_target_string(w->out, "pg||\n");
    return cards;
}

void odd_lin_put_table(odd_lin_writer *w, const odd_lin_entry *e, int room, bool listed, bool first) {
    table_facts s = look_at(e, listed);
    bool said = listed ? s.can : s.follows, shows = said || (first && (e->dealt || s.called));
    w->lost.counts[ODD_FACT_PLAY] += e->played && !said;
    w->lost.counts[ODD_FACT_AUCTION] += e->auction.len > 0 && (!s.called || !shows);
    w->lost.counts[ODD_FACT_TAG] += e->has_own && !s.own;
    bool cards = false;
    if (shows) {
        odd_target_format(w->out, "qx|%c%d|", room == 0 ? 'o' : 'c', e->board);
        if (said && !w->match)
            put_players(w, e);
        put_deal(w, e);
        cards = put_spoken(w, e, &s, listed);
    }
    w->lost.counts[ODD_FACT_CARDS] += e->cards.len > 0 && !cards;
}
