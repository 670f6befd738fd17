/* LIN: one board at one table - hands, cards, a claim - and its records. Knows nothing about contestants; calls
 * are in lin_calls.c. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"
#include "deal/cards.h"
#include "exchange/lin/lin.h"
#include "exchange/field_text.h"

enum { HAND_CARDS = 13, TEN = 8 };

/* In LIN's numbering: 1 is South. */
static const odd_seat seats[] = {ODD_SOUTH, ODD_WEST, ODD_NORTH, ODD_EAST};

/* ---- Hands ------------------------------------------------------------------------------------- */

static const char suit_letters[] = "cdhs", rank_letters[] = "23456789tjqka";

static int take_rank(odd_scan *s) {
    if (odd_scan_bytes(s, "10"))
        return TEN;
    int rank = odd_lin_place(rank_letters, odd_scan_peek(s));
    s->at += rank >= 0;
    return rank;
}

/* S269H2568QADTQC2T. Returns false, with the cursor at the error, if it is not a hand. */
static bool read_hand(odd_scan *s, uint64_t *hand) {
    int suit = -1;
    for (odd_scan_blanks(s); !odd_scan_end(s); odd_scan_blanks(s)) {
        size_t at = s->at;
        int next = odd_lin_place(suit_letters, odd_scan_peek(s)), rank;
        if (next >= 0) {
            suit = next;
            s->at++;
            while (odd_scan_bytes(s, "-")) /* a void */
                continue;
            continue;
        }
        uint64_t card = 0;
        if (suit >= 0 && (rank = take_rank(s)) >= 0)
            card = UINT64_C(1) << (ODD_RANKS * suit + rank);
        if (card == 0 || (*hand & card) != 0) {
            s->at = at;
            return false;
        }
        *hand |= card;
    }
    return true;
}

/* Checks that no card occurs twice and no hand has more than 13; completes the fourth hand from the other three. */
static bool complete(odd_hands *hands) {
    uint64_t all = 0;
    for (int i = ODD_NORTH; i <= ODD_WEST; i++) {
        if ((all & hands->hand[i]) != 0)
            return false;
        all |= hands->hand[i];
        int cards = 0;
        for (uint64_t rest = hands->hand[i]; rest != 0; rest &= rest - 1)
            cards++;
        if (cards > HAND_CARDS)
            return false;
    }
    odd_hands whole = *hands;
    if (odd_hands_complete(&whole))
        *hands = whole;
    return true;
}

static bool is_empty(const odd_hands *hands) {
    return (hands->hand[ODD_NORTH] | hands->hand[ODD_EAST] | hands->hand[ODD_SOUTH] |
            hands->hand[ODD_WEST]) == 0;
}

void odd_lin_deal(odd_lin *l, odd_lin_piece value) {
    odd_lin_table *t = &l->table;
    odd_hands hands = {0};
    odd_lin_piece part;
    odd_text text = odd_lin_trim(value.text);
    if (text.len > 0 && text.text[0] >= '0' && text.text[0] <= '4') {
        t->dealer = text.text[0] == '0' ? ODD_NO_SEAT : seats[text.text[0] - '1'];
        size_t skipped = (size_t)(text.text - value.text.text) + 1;
        value.text.text += skipped;
        value.text.len -= skipped;
        value.column += (int)skipped;
    }
    odd_lin_piece all = value;
    for (int i = 0; odd_lin_next(&value, &part); i++) {
        odd_scan s = {part.text.text, part.text.len, 0};
        if (i < 4 && read_hand(&s, &hands.hand[seats[i]]))
            continue;
        if (i >= 4 && odd_lin_trim(part.text).len == 0)
            continue;
        ODD_LIN_DOUBT(l, ODD_E_CARDS, part.line, part.column + odd_scan_column(&s, s.at) - 1,
                      "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872");
        return;
    }
    if (is_empty(&hands))
        return;
    if (!complete(&hands)) {
        ODD_LIN_DOUBT(l, ODD_E_CARDS, all.line, all.column,
                      "a card in two hands, or more than 13 in one: the deal is left out");
        return;
    }
    t->hands = hands;
    t->dealt = true;
}

void odd_lin_vul(odd_lin *l, odd_lin_piece value) {
    static const struct {
        const char *word;
        odd_vul vul;
    } words[] = {
        {"o", ODD_VUL_NONE}, {"0", ODD_VUL_NONE},   {"-", ODD_VUL_NONE},    {"none", ODD_VUL_NONE},
        {"n", ODD_VUL_NS},   {"ns", ODD_VUL_NS},    {"e", ODD_VUL_EW},      {"ew", ODD_VUL_EW},
        {"b", ODD_VUL_BOTH}, {"all", ODD_VUL_BOTH}, {"both", ODD_VUL_BOTH},
    };
    odd_text text = odd_lin_trim(value.text);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (odd_text_is(text, words[i].word)) {
            l->table.vul = words[i].vul;
            l->table.has_vul = true;
            return;
        }
    if (text.len > 0)
        ODD_LIN_DOUBT(l, ODD_E_VUL, value.line, value.column,
                      "invalid vulnerability '%.*s': expected o, n, e or b (none, N-S, E-W, both)",
                      odd_lin_quotable(text), text.text);
}

/* ---- Cards ------------------------------------------------------------------------------------- */

/* Returns the contract of the play: from the auction, or from the list of results. */
static odd_result contract_of(odd_lin *l, const odd_lin_table *t) {
    odd_result r = {0};
    if (t->called && !t->astray)
        r = odd_auction_contract(&t->auction);
    odd_play play = {0};
    odd_ruling ruling = {0};
    const odd_lin_lists *lists = r.level == 0 ? odd_lin_lists_of(l, t) : NULL;
    odd_lin_piece listed = odd_lin_listed_result(lists, t->room);
    if (listed.text.len > 0 && odd_lin_result(listed, ODD_VUL_NONE, &play, &ruling, NULL) == ODD_OK &&
        play.kind == ODD_PLAYED)
        r = odd_unpack(play.packed, NULL);
    return r;
}

static odd_cardplay start_play(const odd_lin_table *t) {
    return odd_cardplay_start(t->dealt ? &t->hands : NULL, t->contract.strain,
                              odd_seat_left(t->contract.declarer));
}

/* Returns the lowest card of a suit in the hand whose turn it is; -1 if unknown. */
static int lowest_of(const odd_lin_table *t, int suit) {
    const odd_cardplay *play = &t->cardplay;
    if (!t->played || t->cards_astray || !play->known[play->turn])
        return -1;
    for (int card = ODD_RANKS * suit; card < ODD_RANKS * (suit + 1); card++)
        if ((play->left.hand[play->turn] >> card & 1) != 0)
            return card;
    return -1;
}

static void begin_play(odd_lin *l, uint32_t line, int column) {
    odd_lin_table *t = &l->table;
    if (t->played)
        return;
    t->played = true;
    t->contract = contract_of(l, t);
    t->cardplay = start_play(t);
    t->cards_astray = t->contract.level == 0;
    if (t->cards_astray)
        ODD_LIN_DOUBT(l, ODD_E_REFERENCE, line, column, "cards played without a contract: left out");
}

/* Removes the first card that did not follow suit, and all after it. Returns false if there is none. */
static bool take_back_revoke(odd_lin_table *t) {
    odd_cardplay play = start_play(t);
    if (t->cardplay.revokes == 0)
        return false;
    for (int i = 0; i < t->card_count; i++) {
        odd_cardplay_add(&play, t->cards[i], NULL);
        if (play.revokes > 0)
            t->card_count = i;
    }
    return true;
}

static void add_card(odd_lin *l, int card, uint32_t line, int column) {
    odd_lin_table *t = &l->table;
    odd_error error;
    if (t->cards_astray)
        return;
    if (odd_cardplay_add(&t->cardplay, card, &error) != ODD_OK) {
        t->cards_astray = true;
        /* a revoke before an impossible card is not a revoke: the play belongs to another deal, or was entered wrongly */
        ODD_LIN_DOUBT(l, ODD_E_CARDS, line, column, "%p%s", (const void *)&error,
                      take_back_revoke(t) ? ", and a card before it does not follow suit: the play is left "
                                            "out from there on"
                                          : "");
        return;
    }
    t->cards[t->card_count++] = (uint8_t)card;
}

/* One card, or several that are written together: SJ, or d2d4dKdA. A suit alone is its lowest card. */
void odd_lin_card(odd_lin *l, odd_lin_piece value) {
    odd_scan s = {value.text.text, value.text.len, 0};
    int column = value.column;
    for (size_t at = odd_lin_step(&s, 0, &column); !odd_scan_end(&s); at = odd_lin_step(&s, at, &column)) {
        int suit = odd_lin_place(suit_letters, odd_scan_peek(&s)), card = -1;
        begin_play(l, value.line, column);
        if (suit >= 0) {
            s.at++;
            int rank = take_rank(&s);
            card = rank >= 0 ? ODD_RANKS * suit + rank : lowest_of(&l->table, suit);
        }
        if (card < 0 && l->table.cards_astray)
            return;
        if (card < 0) {
            odd_text rest = {s.text + at, s.len - at};
            l->table.cards_astray = true;
            ODD_LIN_DOUBT(l, ODD_E_CARDS, value.line, column,
                          "invalid card '%.*s': expected one like SK or D10", odd_lin_quotable(rest),
                          rest.text);
            return;
        }
        add_card(l, card, value.line, column);
    }
}

/* Takes back so many cards, or one: a lesson shows another line of play. */
void odd_lin_take_back(odd_lin *l, odd_lin_piece value) {
    odd_lin_table *t = &l->table;
    int count = odd_text_number(odd_lin_trim(value.text), ODD_CARDS);
    if (!t->played || t->cards_astray)
        return;
    t->card_count -= count < 0 ? 1 : count;
    t->card_count = t->card_count > 0 ? t->card_count : 0;
    t->cardplay = start_play(t);
    for (int i = 0; i < t->card_count; i++)
        odd_cardplay_add(&t->cardplay, t->cards[i], NULL);
}

void odd_lin_claim(odd_lin *l, odd_lin_piece value) {
    odd_text text = odd_lin_trim(value.text);
    odd_scan s = {text.text, text.len, 0};
    int tricks = odd_scan_number(&s);
    if (tricks < 0 || tricks > HAND_CARDS || !odd_scan_end(&s)) {
        ODD_LIN_DOUBT(l, ODD_E_TRICKS, value.line, value.column,
                      "invalid number of tricks '%.*s': expected declarer's tricks, 0 to 13",
                      odd_lin_quotable(text), text.text);
        return;
    }
    l->table.claim = tricks;
}

/* ---- The result -------------------------------------------------------------------------------- */

/* Returns the tricks that declarer took, according to the cards; -1 if unknown. The last card of a hand is played
 * automatically. */
static int count_tricks(const odd_lin_table *t) {
    odd_cardplay play = t->cardplay;
    if (!t->played || t->cards_astray || t->contract.level == 0)
        return -1;
    while (play.cards >= ODD_CARDS - 4 && play.cards < ODD_CARDS && play.known[play.turn]) {
        uint64_t left = play.left.hand[play.turn];
        int card = 0;
        while (card < ODD_CARDS && (left >> card & 1) == 0)
            card++;
        if (card == ODD_CARDS || odd_cardplay_add(&play, card, NULL) != ODD_OK)
            return -1;
    }
    return play.cards == ODD_CARDS ? play.won[odd_seat_side(t->contract.declarer)] : -1;
}

/* The result that the table itself states. Returns false if it does not state enough. */
static bool find_result(odd_lin *l, const odd_lin_table *t, odd_result *out) {
    *out = (odd_result){0};
    if (!t->called || t->astray)
        return false;
    *out = odd_auction_contract(&t->auction);
    if (out->level == 0)
        return t->auction.over;
    out->tricks = t->claim >= 0 ? t->claim : count_tricks(t);
    if (t->claim < 0 || !t->played || t->cards_astray)
        return out->tricks >= 0;
    odd_side side = odd_seat_side(out->declarer);
    int won = t->cardplay.won[side], lost = t->cardplay.won[side == ODD_NS ? ODD_EW : ODD_NS];
    if (t->claim < won || t->claim > HAND_CARDS - lost)
        ODD_LIN_DOUBT(
            l, ODD_E_TRICKS, t->line, t->column,
            "the claim gives declarer %d tricks, but by the cards played declarer won %d and lost %d",
            t->claim, won, lost);
    return true;
}

/* ---- Records ----------------------------------------------------------------------------------- */

static void send_board(odd_lin *l, odd_lin_table *t, odd_lin_board *b) {
    odd_seat dealer = odd_lin_dealer(l, t);
    odd_vul vul = t->has_vul ? t->vul : b->set ? (odd_vul)b->vul : odd_board_vul(b->number);
    if (!b->set) {
        odd_lin_set_board(l, b, dealer, vul, t->line);
    } else if (dealer != b->dealer || vul != b->vul) {
        ODD_LIN_DOUBT(l, ODD_E_VUL, t->line, t->column,
                      "board %d has a different dealer or vulnerability than above: the first one is kept",
                      b->number);
    }
}

/* Returns the board of the table. A player's own file has boards of many sessions: a number that occurs again with other
 * cards is another board, although dealer and vulnerability do not distinguish it from the first. */
static odd_lin_board *board_of(odd_lin *l, const odd_lin_table *t, int number) {
    enum { ANOTHER = 800 };
    odd_lin_board *first = odd_lin_board_of(l, number), *b = first;
    int another = number;
    if (l->match || !t->dealt || first == NULL || odd_lin_lists_of(l, t) != NULL)
        return first;
    while (b != NULL && odd_lin_hands(l, b) != NULL && !odd_hands_alike(&t->hands, odd_lin_hands(l, b))) {
        another += ANOTHER;
        b = another <= ODD_LIN_BOARDS ? odd_lin_board_of(l, another) : NULL;
    }
    if (b == NULL)
        return odd_lin_board_of(l, number);
    if (another != number && odd_lin_hands(l, b) == NULL)
        ODD_LIN_DOUBT(l, ODD_E_CARDS, t->line, t->column,
                      "board %d has different cards than above: numbered %d", number, another);
    return b;
}

static void send_deal(odd_lin *l, const odd_lin_table *t, odd_lin_board *b) {
    if (!t->dealt)
        return;
    const odd_hands *known = odd_lin_hands(l, b);
    if (known != NULL && !odd_hands_same(&t->hands, known))
        ODD_LIN_DOUBT(l, ODD_E_CARDS, t->line, t->column, "board %d has different cards than above: left out",
                      b->number);
    if (known != NULL)
        return;
    odd_lin_keep_hands(l, b, &t->hands);
    odd_record r = {.fact = ODD_FACT_DEAL, .line = t->line, .board = b->number, .round = l->round};
    r.about = ODD_ABOUT_BOARD;
    r.dealer = b->dealer;
    r.deal = t->hands;
    odd_source_give(l->in, &r);
}

static void send_tag(odd_lin *l, odd_record *r, odd_text name, odd_text text) {
    r->fact = ODD_FACT_TAG;
    r->name = name;
    r->text = text;
    odd_source_give(l->in, r);
}

/* Sends "2:" and the explanation. */
static void send_note(odd_lin *l, odd_record *r, int number, odd_text text) {
    char digits[16];
    odd_writer w = odd_writer_on(digits, sizeof digits);
    odd_put_format(&w, "%d:", number);
    char *both = odd_arena_take(l->in->arena, w.len + text.len, 1);
    if (both == NULL)
        return;
    odd_copy(both, digits, w.len);
    odd_copy(both + w.len, text.text, text.len);
    send_tag(l, r, odd_text_of("pbn:Note"), (odd_text){both, w.len + text.len});
}

void odd_lin_send_calls(odd_lin *l, odd_record *r, odd_seat dealer) {
    const odd_lin_table *t = &l->table;
    if (t->called) {
        r->fact = ODD_FACT_AUCTION;
        r->number = (int)dealer;
        r->text = odd_source_keep(l->in, (odd_text){t->calls, t->calls_len});
        odd_source_give(l->in, r);
    }
    if (t->card_count > 0) {
        char text[ODD_CARDPLAY_MAX];
        odd_writer w = odd_writer_on(text, sizeof text);
        for (int i = 0; i < t->card_count; i++) {
            char card[ODD_LEAD_MAX];
            odd_lead_format(card, sizeof card, (uint8_t)(t->cards[i] + 1), ODD_ASCII);
            odd_put_text(&w, i > 0 ? " " : "");
            odd_put_text(&w, card);
        }
        r->fact = ODD_FACT_CARDS;
        r->number = (int)odd_seat_left(t->contract.declarer);
        r->text = odd_source_keep(l->in, (odd_text){text, w.len});
        odd_source_give(l->in, r);
    }
    r->number = 0;
    for (int i = 0; i < t->note_count; i++)
        send_note(l, r, i + 1, t->notes[i]);
}

/* Sends the table's own result, if the list of results has another. */
static void send_other(odd_lin *l, odd_record *r, odd_result other) {
    char text[ODD_RESULT_MAX];
    size_t len = odd_result_format(text, sizeof text, other, ODD_ASCII);
    send_tag(l, r, odd_text_of("lin:result"), odd_source_keep(l->in, (odd_text){text, len}));
}

/* Sends what concerns the result, or, without a result, the board. */
static void send_notes(odd_lin *l, odd_lin_table *t, odd_record *r, odd_seat dealer,
                       const odd_lin_lists *lists) {
    odd_lin_send_calls(l, r, dealer);
    for (size_t i = 0; i < t->other_count; i++) {
        odd_text name, value;
        if (odd_lin_tag(l, t->others[i], &name, &value))
            send_tag(l, r, name, value);
    }
    if (t->has_other && r->about == ODD_ABOUT_PLAY)
        send_other(l, r, t->other);
    odd_text mp = odd_lin_listed_mp(lists, t->room);
    if (mp.len > 0 && r->about == ODD_ABOUT_PLAY)
        send_tag(l, r, odd_text_of("lin:mp"), mp);
}

static bool same_result(odd_packed a, odd_packed b) {
    odd_result x = odd_unpack(a, NULL), y = odd_unpack(b, NULL);
    return x.level == y.level && x.strain == y.strain && x.doubling == y.doubling &&
           x.declarer == y.declarer && x.tricks == y.tricks;
}

/* The result in the list counts; the table's is compared with it. */
static bool choose_result(odd_lin *l, odd_lin_table *t, const odd_lin_board *b, odd_lin_lists *lists,
                          odd_record *r) {
    odd_result result;
    odd_play own = {0};
    bool found = find_result(l, t, &result);
    if (found) {
        own.packed = odd_pack(result, b->vul);
        own.score_pts = (int16_t)odd_score(result, b->vul);
    }
    odd_lin_piece listed = odd_lin_listed_result(lists, t->room);
    if (listed.text.len > 0 && !lists->told[t->room]) {
        lists->told[t->room] = true;
        if (odd_lin_result(listed, b->vul, &r->play, &r->ruling, NULL) != ODD_OK)
            return false; /* reported when the list was read */
        if (found && r->play.kind == ODD_PLAYED && !same_result(own.packed, r->play.packed)) {
            t->has_other = true;
            t->other = result;
            ODD_LIN_DOUBT(
                l, ODD_E_REFERENCE, t->line, t->column,
                "board %d: the list of results has %.*s, which differs from the calls and tricks; the list is used",
                b->number, odd_lin_quotable(listed.text), listed.text.text);
        }
        return true;
    }
    r->play = own;
    return found;
}

static void forget(odd_lin_table *t) {
    *t = (odd_lin_table){.claim = -1, .others = t->others, .other_cap = t->other_cap};
}

/* Whether a table has something to send: players or vulnerability, if its result is in the list. */
static bool has_something(odd_lin *l, const odd_lin_table *t) {
    if (t->dealt || t->called || t->played || t->claim >= 0 || t->other_count > 0)
        return true;
    if (t->names.len == 0 && !t->has_vul && t->dealer == ODD_NO_SEAT)
        return false;
    odd_lin_freeze(l);
    const odd_lin_lists *lists = odd_lin_lists_of(l, t);
    return lists != NULL && !lists->told[t->room] && odd_lin_listed_result(lists, t->room).text.len > 0;
}

void odd_lin_end_table(odd_lin *l) {
    odd_lin_table *t = &l->table;
    if (!t->begun || !has_something(l, t)) {
        forget(t);
        return;
    }
    odd_lin_freeze(l);
    odd_lin_lists *lists = odd_lin_lists_of(l, t);
    l->last_board = odd_lin_number(l, t);
    odd_lin_board *b = board_of(l, t, l->last_board);
    odd_record r = {0};
    if (b == NULL)
        return;
    int number = b->number;
    l->tables[t->room] = true;
    if (lists != NULL)
        odd_lin_place_board(l, lists, number);
    send_board(l, t, b);
    send_deal(l, t, b);
    bool found = choose_result(l, t, b, lists, &r);
    if (found && !odd_lin_play(l, &r, t->room, t->names, number, t->line))
        return;
    odd_lin_next_players(l);
    if (found) {
        if (t->card_count > 0)
            r.play.lead = (uint8_t)(t->cards[0] + 1);
        r.fact = ODD_FACT_PLAY;
        odd_source_give(l->in, &r);
        r.about = ODD_ABOUT_PLAY;
    } else {
        r.about = ODD_ABOUT_BOARD;
        r.line = t->line;
        r.board = number;
        r.round = l->round;
        if (t->names.len > 0) /* players without a result */
            send_tag(l, &r, odd_text_of("lin:pn"), t->names);
        if ((t->called || t->played) && odd_lin_listed_result(lists, t->room).text.len == 0)
            ODD_LIN_DOUBT(l, ODD_E_REFERENCE, t->line, t->column, "board %d has no result%s", number,
                          t->claim < 0 && !t->astray ? ": expected mc and the tricks that declarer took"
                                                     : "");
    }
    r.play = (odd_play){0};
    r.ruling = (odd_ruling){0};
    send_notes(l, t, &r, odd_lin_dealer(l, t), lists);
    forget(t);
}
