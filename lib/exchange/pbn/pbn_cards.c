/* The section of the play. PBN has one line per trick, and each line has the cards of the seats in the order of
 * the first trick; a record has them in the order of play. The winner of each trick converts between the two. */
#include "base/arena.h"
#include "base/bits.h"
#include "exchange/pbn/pbn.h"
#include "exchange/pbn/pbn_reader.h"

typedef struct trick {
    odd_text card[4]; /* with its annotations: =1= $5 */
    int rank[4];      /* 1 to 13; 0: not known */
    char suit[4];
    int count;
} trick;

enum { LINE = 11 };

/* The meaning of a byte: as a rank, 1 to 13 in the bits from RANK_SHIFT on, and RANK_GOOD; and as a suit. */
enum { RANK_SHIFT = 2, RANK_GOOD = 1 << 6 };
#define RANK(n) (RANK_GOOD | (n) << RANK_SHIFT)
static const uint8_t ranks[256] = {
    ['2'] = RANK(1),  ['3'] = RANK(2),  ['4'] = RANK(3), ['5'] = RANK(4), ['6'] = RANK(5),
    ['7'] = RANK(6),  ['8'] = RANK(7),  ['9'] = RANK(8), ['T'] = RANK(9), ['J'] = RANK(10),
    ['Q'] = RANK(11), ['K'] = RANK(12), ['A'] = RANK(13)};
static const uint8_t suits[256] = {
    ['C'] = ODD_CLUBS, ['D'] = ODD_DIAMONDS, ['H'] = ODD_HEARTS, ['S'] = ODD_SPADES};

static int rank_of(char c) {
    return (ranks[(unsigned char)c] & ~RANK_GOOD) >> RANK_SHIFT;
}

static bool is_suit(char c) {
    return suits[(unsigned char)c] != ODD_NO_STRAIN;
}

/* Returns the winning column of a trick that column `led` began; -1 if unknown. */
static int winner(const trick *t, int led, char trumps) {
    int best = led;
    for (int i = 0; i < 4; i++)
        if (t->rank[i] == 0)
            return -1;
    for (int i = 0; i < 4; i++) {
        bool higher = t->suit[i] == t->suit[best] && t->rank[i] > t->rank[best];
        bool ruffs = t->suit[i] == trumps && t->suit[best] != trumps;
        if (higher || ruffs)
            best = i;
    }
    return best;
}

/* The cards of a line of the section in order, with their annotations. */
typedef struct cards {
    odd_pbn_parts parts;
    char *text; /* as they were played */
    size_t len;
    bool whole; /* nothing was left out */
} cards;

static void put_card(cards *c, odd_text card) {
    odd_copy(c->text + c->len, card.text, card.len);
    c->len += card.len;
    c->text[c->len++] = ' ';
}

/* Returns whether a card is missing: -, or -- in files of some programs. */
static bool is_missing(odd_text card) {
    size_t at = 0;
    while (at < card.len && card.text[at] == '-')
        at++;
    return at == card.len;
}

/* Writes a trick from the leader on, up to the first player who has not played. */
static void put_trick(cards *c, const trick *t, int led) {
    bool played = true;
    for (int i = 0; i < 4; i++) {
        odd_text card = t->card[(led + i) % 4];
        if (is_missing(card))
            played = false;
        else if (played)
            put_card(c, card);
        else
            c->whole = false;
    }
}

/* Returns whether a word annotates the card before it: =1= $5 ! */
static bool belongs(odd_text word) {
    return word.text[0] == '=' || word.text[0] == '$' || word.text[0] == '!' || word.text[0] == '?';
}

static void take_word(cards *c, trick *t, odd_text word) {
    odd_text *last = t->count > 0 ? &t->card[t->count - 1] : NULL;
    if (belongs(word)) {
        bool near = last != NULL && word.text == last->text + last->len + 1;
        if (near)
            last->len += word.len + 1;
        c->whole = c->whole && near;
    } else if (word.text[0] == '*' || word.text[0] == '+' || word.text[0] == '^') {
        c->whole = c->whole && word.text[0] == '*';
    } else {
        int at = t->count++;
        t->card[at] = word;
        t->rank[at] = word.len >= 2 && is_suit(word.text[0]) ? rank_of(word.text[1]) : 0;
        t->suit[at] = word.text[0];
    }
}

/* The value of a card in a trick, as one number for comparison: its suit, its rank, its column, and bits that all valid
 * cards have. */
enum { SUIT_GOOD = RANK_GOOD << 1, SUIT_LED = SUIT_GOOD << 1, SUIT_TRUMPS = SUIT_LED << 1 };

/* The value of each suit when another one was led. */
typedef struct order {
    uint16_t led[ODD_STRAIN_COUNT][ODD_STRAIN_COUNT];
} order;

static order order_of(odd_strain trumps) {
    order o = {{{0}}};
    for (int led = ODD_CLUBS; led <= ODD_SPADES; led++) {
        for (int suit = ODD_CLUBS; suit <= ODD_SPADES; suit++)
            o.led[led][suit] = SUIT_GOOD;
        o.led[led][led] = SUIT_GOOD | SUIT_LED;
        if (trumps >= ODD_CLUBS && trumps <= ODD_SPADES)
            o.led[led][trumps] |= SUIT_TRUMPS;
    }
    return o;
}

static inline unsigned higher(unsigned a, unsigned b) {
    return a > b ? a : b;
}

/* Reads an ordinary line: four cards of two bytes, separated by blanks. Writes them in order of play, and finds who leads
 * next. The winning card cannot be predicted, so no branch depends on it. The cards from the leader on are copied as one
 * piece, then those before the leader; each copy includes the bytes after it, which the next one overwrites. Returns the
 * length of the line; 0 if it has another form. Two words must be readable at each of its cards. */
static inline size_t take_line(const char *text, char *out, unsigned *led, const order *o) {
    uint64_t start = odd_word_at(text), rest = odd_word_at(text + ODD_WORD_BYTES);
    unsigned first = 3 * *led, ends = (unsigned)(rest >> 24) & 0xFFFF;
    const uint16_t *suit_worth = o->led[suits[(unsigned char)text[first]]];
    unsigned a = suit_worth[suits[start & 0xFF]] + ranks[start >> 8 & 0xFF];
    unsigned b = suit_worth[suits[start >> 24 & 0xFF]] + ranks[start >> 32 & 0xFF] + 1U;
    unsigned c = suit_worth[suits[start >> 48 & 0xFF]] + ranks[start >> 56] + 2U;
    unsigned d = suit_worth[suits[rest >> 8 & 0xFF]] + ranks[rest >> 16 & 0xFF] + 3U;
    bool apart =
        (start & UINT64_C(0x0000FF0000FF0000)) == UINT64_C(0x0000200000200000) && (rest & 0xFF) == ' ';
    bool ended = ends == ('\r' | '\n' << 8) || (ends & 0xFF) == '\n';
    if (!apart || !ended || (a & b & c & d & (RANK_GOOD | SUIT_GOOD)) != (RANK_GOOD | SUIT_GOOD))
        return 0;
    *led = higher(higher(a, b), higher(c, d)) & ((1U << RANK_SHIFT) - 1);
    odd_copy(out, text + first, LINE + 1);
    out[LINE - first] = ' ';
    odd_copy(out + LINE + 1 - first, text, LINE + 1);
    return (ends & 0xFF) == '\n' ? LINE + 1 : LINE + 2;
}

/* Reads all such lines from here on; bytes may be read up to the limit. */
static unsigned take_lines(cards *c, odd_strain trumps, const char *limit) {
    enum { READ = 2 * (LINE + 1) };
    const order o = order_of(trumps);
    const char *at = c->parts.text.text, *end = at + c->parts.text.len;
    char *out = c->text;
    unsigned led = 0;
    for (size_t line = 1; end - at > LINE && limit - at >= READ; at += line) {
        line = take_line(at, out, &led, &o);
        if (line == 0)
            break;
        out += LINE + 1;
    }
    c->parts.at = (size_t)(at - c->parts.text.text);
    c->len = (size_t)(out - c->text);
    return led;
}

/* The next four cards. */
static trick next_trick(cards *c) {
    trick t = {0};
    for (;;) {
        odd_pbn_parts ahead = c->parts;
        odd_pbn_part part = odd_pbn_part_next(&ahead);
        bool more = t.count < 4 || (part.kind == PBN_PART_WORD && belongs(part.text));
        if (part.kind == PBN_PART_END || !more)
            return t;
        c->parts = ahead;
        if (part.kind == PBN_PART_WORD)
            take_word(c, &t, part.text);
        else
            c->whole = false;
    }
}

odd_text odd_pbn_cards(const odd_pbn_lexer *x, const odd_pbn_tag *tag, odd_strain trumps, bool *whole) {
    static const char letters[ODD_STRAIN_COUNT] = {
        [ODD_CLUBS] = 'C', [ODD_DIAMONDS] = 'D', [ODD_HEARTS] = 'H', [ODD_SPADES] = 'S'};
    cards c = {.parts = odd_pbn_section_of(tag), .whole = true};
    c.text = odd_arena_take(x->in->arena, tag->behind.len + 2 * (LINE + 1), 1);
    if (c.text == NULL)
        return (odd_text){0};
    for (int led = !ODD_QUICK || tag->marked ? 0 : (int)take_lines(&c, trumps, x->bytes + x->len);
         led >= 0;) {
        trick t = {0};
        if (c.parts.at < c.parts.text.len)
            t = next_trick(&c);
        if (t.count == 0)
            break;
        put_trick(&c, &t, led);
        led = winner(&t, led, letters[trumps]);
    }
    *whole = c.whole;
    if (c.parts.at == c.parts.text.len)
        return (odd_text){c.text, c.len > 0 ? c.len - 1 : 0};
    odd_pbn_part rest = odd_pbn_part_next(&c.parts);
    if (rest.kind == PBN_PART_WORD && rest.text.text[0] == '*')
        rest = odd_pbn_part_next(&c.parts);
    *whole = c.whole && rest.kind == PBN_PART_END;
    return (odd_text){c.text, c.len > 0 ? c.len - 1 : 0};
}

int odd_pbn_count_tricks(const odd_pbn_lexer *x, const odd_pbn_tag *tag, odd_result contract) {
    odd_cardplay play;
    odd_seat leader;
    bool whole = false;
    if (odd_pbn_seat(&leader, tag->value, false) == PBN_BAD || leader != odd_seat_left(contract.declarer))
        return -1;
    odd_text played = odd_pbn_cards(x, tag, contract.strain, &whole);
    if (played.len == 0 || odd_cardplay_parse_played(&play, NULL, NULL, contract.strain, leader, played.text,
                                                     played.len, NULL) != ODD_OK)
        return -1;
    return play.cards == ODD_CARDS ? play.won[odd_seat_side(contract.declarer)] : -1;
}

uint8_t odd_pbn_lead(const odd_pbn_tag *tag) {
    odd_text text = tag->behind;
    size_t at = 0;
    if (tag->marked) {
        odd_pbn_parts parts = odd_pbn_section_of(tag);
        odd_pbn_part part = odd_pbn_part_next(&parts);
        while (part.kind == PBN_PART_COMMENT || part.kind == PBN_PART_ESCAPE)
            part = odd_pbn_part_next(&parts);
        text = part.text;
    }
    while (at < text.len && (unsigned char)text.text[at] <= ' ')
        at++;
    if (text.len - at < 2 || !is_suit(text.text[at]) || rank_of(text.text[at + 1]) == 0)
        return 0;
    return (uint8_t)((suits[(unsigned char)text.text[at]] - ODD_CLUBS) * ODD_RANKS +
                     rank_of(text.text[at + 1]));
}
