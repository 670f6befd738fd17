/* Reads and writes cards and hands: SK, AK104, N:AKQ2.JT9.876.543 ... Knows nothing about the value of cards. */
#include "deal/cards.h"
#include "base/out.h"
#include "base/bits.h"

enum { TEN = 8, HAND_CARDS = 13, DOT = 1 << ODD_RANKS };

static const char ranks[] = "23456789TJQKA";

/* What a byte is in a hand: the bit of its rank, a dot, or neither. */
static const uint16_t marks[256] = {
    ['2'] = 1 << 0,  ['3'] = 1 << 1,  ['4'] = 1 << 2,  ['5'] = 1 << 3,  ['6'] = 1 << 4,
    ['7'] = 1 << 5,  ['8'] = 1 << 6,  ['9'] = 1 << 7,  ['T'] = 1 << 8,  ['t'] = 1 << 8,
    ['J'] = 1 << 9,  ['j'] = 1 << 9,  ['Q'] = 1 << 10, ['q'] = 1 << 10, ['K'] = 1 << 11,
    ['k'] = 1 << 11, ['A'] = 1 << 12, ['a'] = 1 << 12, ['.'] = DOT,
};

/* ---- Suits and seats --------------------------------------------------------------------------- */

static const struct symbol {
    const char *text;
    odd_strain strain;
} symbols[] = {
    {"♣", ODD_CLUBS},  {"♧", ODD_CLUBS},  {"♦", ODD_DIAMONDS}, {"♢", ODD_DIAMONDS},
    {"♥", ODD_HEARTS}, {"♡", ODD_HEARTS}, {"♠", ODD_SPADES},   {"♤", ODD_SPADES},
};

odd_strain odd_symbol_scan(odd_scan *s) {
    char c = odd_scan_peek(s);
    for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]) && c == symbols[0].text[0]; i++)
        if (odd_scan_bytes(s, symbols[i].text)) {
            odd_scan_bytes(s, "\xEF\xB8\x8F"); /* phones add "show this as a picture" */
            return symbols[i].strain;
        }
    return ODD_NO_STRAIN;
}

odd_seat odd_seat_scan(odd_scan *s) {
    static const char *const words[] = {"north", "east", "south", "west"};
    static const char *const letters[] = {"n", "e", "s", "w"};
    for (int i = 0; i < 4; i++)
        if (odd_scan_word(s, words[i]) || odd_scan_word(s, letters[i]))
            return (odd_seat)(ODD_NORTH + i);
    return ODD_NO_SEAT;
}

/* ---- A card ------------------------------------------------------------------------------------ */

odd_strain odd_suit_scan(odd_scan *s) {
    static const char *const letters[] = {"c", "d", "h", "s"};
    for (int i = 0; i < 4; i++)
        if (odd_scan_word(s, letters[i]))
            return (odd_strain)(ODD_CLUBS + i);
    return odd_symbol_scan(s);
}

static int take_rank(odd_scan *s) {
    if (odd_scan_bytes(s, "10"))
        return TEN;
    unsigned rank = marks[(unsigned char)odd_scan_peek(s)] & (DOT - 1);
    if (rank == 0)
        return -1;
    s->at++;
    return (int)odd_bit_first(rank);
}

static int card_of(odd_strain suit, int rank) {
    return ODD_RANKS * ((int)suit - ODD_CLUBS) + rank;
}

int odd_card_scan(odd_scan *s) {
    odd_strain suit = odd_suit_scan(s);
    int rank = take_rank(s);
    if (suit == ODD_NO_STRAIN)
        suit = odd_suit_scan(s);
    return suit == ODD_NO_STRAIN || rank < 0 ? -1 : card_of(suit, rank);
}

int odd_card_parse(int *card, const char *text, size_t len, odd_error *error) {
    odd_scan s = {text, len, 0};
    odd_scan_blanks(&s);
    int column = odd_scan_column(&s, s.at);
    *card = odd_card_scan(&s);
    odd_scan_blanks(&s);
    if (*card >= 0 && odd_scan_end(&s))
        return ODD_OK;
    *card = -1;
    return odd_fail(error, ODD_E_CARDS, 1, column, "invalid card: expected a suit and a rank, SK, HT or C10");
}

size_t odd_lead_format(char *buf, size_t cap, uint8_t lead, odd_style style) {
    odd_writer w = odd_writer_on(buf, cap);
    if (lead >= 1 && lead <= ODD_CARDS) {
        odd_put_text(&w, odd_strain_text((odd_strain)(ODD_CLUBS + (lead - 1) / ODD_RANKS), style));
        odd_put_char(&w, ranks[(lead - 1) % ODD_RANKS]);
    }
    return w.len;
}

/* ---- Four hands, in the form that nearly all have ---------------------------------------------- */

enum { HAND_BYTES = HAND_CARDS + 3, HANDS_BYTES = 2 + 4 * HAND_BYTES + 3 };

/* A hand of 13 cards and three dots; 0 if it is none. Where the dots stand cannot be predicted, so no branch depends on
 * it. Powers of two that are added up have as many bits as there are of them only if no two are alike: that and the
 * number of dots say that each of the 16 bytes is what it should be. */
static uint64_t plain_hand(const char *text) {
    uint64_t hand = 0;
    unsigned shift = 3 * ODD_RANKS;
    for (int i = 0; i < HAND_BYTES; i++) {
        unsigned mark = marks[(unsigned char)text[i]];
        hand += (uint64_t)(mark & (DOT - 1)) << (shift & 63);
        shift -= (mark >> ODD_RANKS) * ODD_RANKS;
    }
    return shift == 0 && odd_bit_count(hand) == HAND_CARDS ? hand : 0;
}

/* Four whole hands with a single blank between them. False if they are in any other form, or wrong. */
static bool plain_hands(odd_hands *out, const char *text, size_t len) {
    odd_scan s = {text, len, 0};
    odd_seat seat;
    if (len != HANDS_BYTES || text[1] != ':' || (seat = odd_seat_scan(&s)) == ODD_NO_SEAT)
        return false;
    uint64_t all = 0;
    for (size_t at = 2; at < len; at += HAND_BYTES + 1, seat = odd_seat_left(seat)) {
        if (at > 2 && text[at - 1] != ' ')
            return false;
        uint64_t hand = plain_hand(text + at);
        if (hand == 0 || (hand & all) != 0)
            return false;
        out->hand[seat] = hand;
        all |= hand;
    }
    return true;
}

/* ---- Four hands, in any form ------------------------------------------------------------------- */

static int fail_at(odd_error *error, int code, const odd_scan *s, const char *what) {
    return odd_fail(error, code, 1, odd_scan_column(s, s->at), "%s", what);
}

static int bad_character(odd_error *error, const odd_scan *s) {
    odd_scan one = {s->text, s->at + 1, s->at};
    while (one.len < s->len && ((unsigned char)s->text[one.len] & 0xC0) == 0x80)
        one.len++;
    return odd_fail(error, ODD_E_CARDS, 1, odd_scan_column(s, s->at),
                    "invalid card '%.*s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit",
                    (int)odd_scan_quotable(s->text + s->at, one.len - s->at), s->text + s->at);
}

static int twice(odd_error *error, const odd_scan *s, int card, odd_seat seat) {
    char text[ODD_LEAD_MAX];
    odd_lead_format(text, sizeof text, (uint8_t)(card + 1), ODD_ASCII);
    return odd_fail(error, ODD_E_CARDS, 1, odd_scan_column(s, s->at), "%s is dealt twice: %s already has it",
                    text, odd_seat_name(seat));
}

/* Gives the card at the cursor to that seat. */
static int take_card(odd_hands *hands, odd_seat seat, odd_strain suit, odd_scan *s, odd_error *error) {
    odd_scan at = *s;
    int rank = take_rank(s);
    if (rank < 0)
        return bad_character(error, s);
    int card = card_of(suit, rank);
    for (odd_seat other = ODD_NORTH; other <= ODD_WEST; other++)
        if ((hands->hand[other] & ODD_CARD_BIT(card)) != 0)
            return twice(error, &at, card, other);
    if (odd_bit_count(hands->hand[seat]) == HAND_CARDS)
        return odd_fail(error, ODD_E_CARDS, 1, odd_scan_column(&at, at.at), "more than 13 cards in %s's hand",
                        odd_seat_name(seat));
    hands->hand[seat] |= ODD_CARD_BIT(card);
    return ODD_OK;
}

static bool at_blank(const odd_scan *s) {
    odd_scan here = *s;
    return odd_scan_end(s) || odd_scan_blanks(&here);
}

static int read_hand(odd_hands *hands, odd_seat seat, odd_scan *s, odd_error *error) {
    odd_strain suit = ODD_SPADES;
    if (odd_scan_bytes(s, "-"))
        return at_blank(s) ? ODD_OK : fail_at(error, ODD_E_SYNTAX, s, "expected a space after -");
    for (; !at_blank(s);) {
        if (odd_scan_bytes(s, ".")) {
            if (suit == ODD_CLUBS) {
                s->at--;
                return fail_at(error, ODD_E_SYNTAX, s,
                               "too many suits: a hand is spades.hearts.diamonds.clubs");
            }
            suit--;
            continue;
        }
        int code = take_card(hands, seat, suit, s, error);
        if (code != ODD_OK)
            return code;
    }
    return suit == ODD_CLUBS ? ODD_OK
                             : fail_at(error, ODD_E_SYNTAX, s,
                                       "expected a dot: a hand is spades.hearts.diamonds.clubs, or -");
}

/* Whether the fourth hand is known without being said. */
static bool may_end(const odd_hands *hands, int read) {
    odd_hands rest = *hands;
    return read == 4 || (read == 3 && odd_hands_complete(&rest));
}

int odd_hands_parse(odd_hands *out, const char *text, size_t len, odd_error *error) {
    odd_scan s = {text, len, 0};
    *out = (odd_hands){{0}};
    if (ODD_QUICK && plain_hands(out, text, len))
        return ODD_OK;
    *out = (odd_hands){{0}};
    odd_scan_blanks(&s);
    odd_seat seat = odd_seat_scan(&s);
    if (seat == ODD_NO_SEAT || !odd_scan_bytes(&s, ":"))
        return fail_at(error, ODD_E_SYNTAX, &s,
                       "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543");
    odd_hands hands = {{0}};
    odd_scan_blanks(&s);
    int read = 0;
    for (; read < 4 && !odd_scan_end(&s); read++, seat = odd_seat_left(seat)) {
        int code = read_hand(&hands, seat, &s, error);
        if (code != ODD_OK)
            return code;
        odd_scan_blanks(&s);
    }
    if (!may_end(&hands, read))
        return odd_fail(error, ODD_E_SYNTAX, 1, odd_scan_column(&s, s.at),
                        "%s's hand is missing: expected cards or -", odd_seat_name(seat));
    if (!odd_scan_end(&s))
        return fail_at(error, ODD_E_SYNTAX, &s, "unexpected text after the fourth hand");
    *out = hands;
    return ODD_OK;
}

/* ---- Writing ----------------------------------------------------------------------------------- */

/* Writes the letters of a suit into at least 13 bytes; bytes after the last letter are overwritten, too, so that no branch
 * depends on the cards. */
static size_t spell(char *text, uint64_t hand, odd_strain suit) {
    size_t len = 0;
    for (int rank = ODD_RANKS - 1; rank >= 0; rank--) {
        text[len] = ranks[rank];
        len += hand >> card_of(suit, rank) & 1;
    }
    return len;
}

size_t odd_holding_format(char *buf, size_t cap, uint64_t hand, odd_strain suit, bool ten_as_number) {
    char text[ODD_RANKS + 1];
    odd_writer w = odd_writer_on(buf, cap);
    size_t len = suit >= ODD_CLUBS && suit <= ODD_SPADES ? spell(text, hand, suit) : 0;
    for (size_t i = 0; i < len; i++)
        if (ten_as_number && text[i] == ranks[TEN])
            odd_put_text(&w, "10");
        else
            odd_put_char(&w, text[i]);
    return w.len;
}

static size_t spell_hand(char text[ODD_CARDS + 4], uint64_t hand) {
    size_t len = 0;
    if (hand == 0)
        text[len++] = '-';
    for (odd_strain suit = ODD_SPADES; suit >= ODD_CLUBS && hand != 0; suit--) {
        len += spell(text + len, hand, suit);
        if (suit > ODD_CLUBS)
            text[len++] = '.';
    }
    return len;
}

size_t odd_hands_format(char *buf, size_t cap, const odd_hands *hands, odd_seat first) {
    odd_writer w = odd_writer_on(buf, cap);
    odd_seat seat = first >= ODD_NORTH && first <= ODD_WEST ? first : ODD_NORTH;
    odd_put_text(&w, odd_seat_text(seat));
    for (int i = 0; i < 4; i++, seat = odd_seat_left(seat)) {
        char text[ODD_CARDS + 4];
        odd_put_char(&w, i == 0 ? ':' : ' ');
        odd_put_bytes(&w, text, spell_hand(text, hands->hand[seat]));
    }
    return w.len;
}
