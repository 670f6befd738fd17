/* The section of the play. PBN has a line a trick, and in each line the cards of the seats in the same order, that of the
 * first trick; a record has them as they were played. Who won a trick tells the two apart. */
#include "base/arena.h"
#include "base/memory.h"
#include "base/word.h"
#include "formats/pbn.h"
#include "formats/pbn_reader.h"

typedef struct trick {
    odd_text card[4]; /* with what belongs to it: =1= $5 */
    int rank[4];      /* 1 to 13; 0: not known */
    char suit[4];
    int count;
} trick;

enum { LINE = 11 };

/* What a byte is as a rank, 1 to 13, and as a suit. */
static const uint8_t ranks[256] = {
    ['2'] = 1, ['3'] = 2, ['4'] = 3,  ['5'] = 4,  ['6'] = 5,  ['7'] = 6, ['8'] = 7,
    ['9'] = 8, ['T'] = 9, ['J'] = 10, ['Q'] = 11, ['K'] = 12, ['A'] = 13};
static const uint8_t suits[256] = {
    ['C'] = ODD_CLUBS, ['D'] = ODD_DIAMONDS, ['H'] = ODD_HEARTS, ['S'] = ODD_SPADES};

static int rank_of(char c) {
    return ranks[(unsigned char)c];
}

static bool is_suit(char c) {
    return suits[(unsigned char)c] != ODD_NO_STRAIN;
}

/* The column that wins, of a trick that this one led; -1 if that is not known. */
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

/* Cards that follow each other: those of a line of the section, with what belongs to them. */
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

static bool is_missing(odd_text card) {
    return card.len == 0 || (card.len == 1 && card.text[0] == '-');
}

/* From the one who led on, up to the first who has not played. */
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

/* A word that belongs to the card before it: =1= $5 ! */
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

/* A column of a line; its card by what it is worth. */
typedef struct column {
    unsigned suit, rank;
} column;

static inline column column_at(const char *text, unsigned i) {
    return (column){suits[(unsigned char)text[3 * i]], ranks[(unsigned char)text[3 * i + 1]]};
}

static inline unsigned higher(unsigned a, unsigned b) {
    return a > b ? a : b;
}

/* A card and a blank. */
static inline void move_card(char *out, const char *text, unsigned i) {
    odd_copy(out, text + 3 * (i & 3), 2);
    out[2] = ' ';
}

/* Lines as nearly all are: four cards of two bytes, a blank between them. Puts them in order, and finds who leads next.
 * False if the line is any other. Which card wins cannot be predicted, so no branch depends on it: they are compared by
 * what their suit is worth in the trick, then by rank, with the column as the lowest bits. */
static inline bool take_line(const char *text, char *out, unsigned *led, unsigned worth[ODD_STRAIN_COUNT]) {
    column a = column_at(text, 0), b = column_at(text, 1), c = column_at(text, 2), d = column_at(text, 3);
    uint64_t between = odd_word_at(text + 2) & UINT64_C(0x00FF0000FF0000FF);
    bool suited = a.suit != 0 && b.suit != 0 && c.suit != 0 && d.suit != 0;
    if (between != UINT64_C(0x0020000020000020) || !suited || a.rank == 0 || b.rank == 0 || c.rank == 0 ||
        d.rank == 0)
        return false;
    unsigned first = *led, lead = suits[(unsigned char)text[3 * first]];
    worth[lead] += 1U << 6;
    unsigned ab = higher(worth[a.suit] + (a.rank << 2), worth[b.suit] + (b.rank << 2 | 1));
    unsigned cd = higher(worth[c.suit] + (c.rank << 2 | 2), worth[d.suit] + (d.rank << 2 | 3));
    worth[lead] -= 1U << 6;
    *led = higher(ab, cd) & 3;
    move_card(out, text, first);
    move_card(out + 3, text, first + 1);
    move_card(out + 6, text, first + 2);
    move_card(out + 9, text, first + 3);
    return true;
}

/* All such lines from here on. */
static unsigned take_lines(cards *c, odd_strain trumps) {
    unsigned led = 0, worth[ODD_STRAIN_COUNT] = {0};
    const char *text = c->parts.text.text;
    size_t at = 0, len = c->parts.text.len;
    if (trumps >= ODD_CLUBS && trumps <= ODD_SPADES)
        worth[trumps] = 1U << 7;
    while (len - at >= LINE + 2) {
        size_t end = at + (text[at + LINE] == '\r' ? LINE + 1 : LINE);
        if (text[end] != '\n' || !take_line(text + at, c->text + c->len, &led, worth))
            break;
        c->len += LINE + 1;
        at = end + 1;
    }
    c->parts.at = at;
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

odd_text odd_pbn_cards(const odd_source *in, const odd_pbn_tag *tag, odd_strain trumps, bool *whole) {
    static const char letters[ODD_STRAIN_COUNT] = {
        [ODD_CLUBS] = 'C', [ODD_DIAMONDS] = 'D', [ODD_HEARTS] = 'H', [ODD_SPADES] = 'S'};
    cards c = {.parts = odd_pbn_behind(tag), .whole = true};
    c.text = odd_arena_take(in->arena, tag->behind.len + 2, 1);
    if (c.text == NULL)
        return (odd_text){0};
    for (int led = tag->marked ? 0 : (int)take_lines(&c, trumps); led >= 0;) {
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

uint8_t odd_pbn_lead(const odd_pbn_tag *tag) {
    odd_text text = tag->behind;
    size_t at = 0;
    if (tag->marked) {
        odd_pbn_parts parts = odd_pbn_behind(tag);
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
