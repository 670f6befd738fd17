/* The section of the play. PBN has a line a trick, and in each line the cards of the seats in the same order, that of the
 * first trick; a record has them as they were played. Who won a trick tells the two apart. */
#include "base/arena.h"
#include "base/memory.h"
#include "base/scan.h"
#include "formats/pbn.h"
#include "formats/pbn_reader.h"

typedef struct trick {
    odd_text card[4]; /* with what belongs to it: =1= $5 */
    int rank[4];      /* 1 to 13; 0: not known */
    char suit[4];
    int count;
} trick;

/* By letter, 1 to 13 from the two up; 0 for all else. */
static int rank_of(char c) {
    static const uint8_t ranks[256] = {
        ['2'] = 1, ['3'] = 2, ['4'] = 3,  ['5'] = 4,  ['6'] = 5,  ['7'] = 6, ['8'] = 7,
        ['9'] = 8, ['T'] = 9, ['J'] = 10, ['Q'] = 11, ['K'] = 12, ['A'] = 13};
    return ranks[(unsigned char)c];
}

static bool is_suit(char c) {
    return c == 'S' || c == 'H' || c == 'D' || c == 'C';
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
    const odd_pbn_tag *tag;
    odd_pbn_parts parts;
    char *text; /* as they were played */
    size_t len;
    bool whole; /* nothing was left out */
} cards;

static void put_card(cards *c, odd_text card) {
    if (c->len > 0)
        c->text[c->len++] = ' ';
    odd_copy(c->text + c->len, card.text, card.len);
    c->len += card.len;
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

/* Lines as nearly all are: four cards of two bytes, a blank between them. */
static bool take_line(cards *c, trick *t) {
    enum { LINE = 11 };
    if (c->tag->marked || c->parts.text.len - c->parts.at < LINE + 2)
        return false;
    const char *text = c->parts.text.text + c->parts.at;
    if (text[2] != ' ' || text[5] != ' ' || text[8] != ' ' || (text[LINE] != '\r' && text[LINE] != '\n'))
        return false;
    for (int i = 0; i < 4; i++) {
        t->card[i] = (odd_text){text + 3 * i, 2};
        t->suit[i] = text[3 * i];
        t->rank[i] = rank_of(text[3 * i + 1]);
        if (!is_suit(t->suit[i]) || t->rank[i] == 0)
            return false;
    }
    t->count = 4;
    bool both = text[LINE] == '\r' && text[LINE + 1] == '\n';
    c->parts.at += (size_t)LINE + 1 + both;
    return true;
}

/* The next four cards. */
static trick next_trick(cards *c) {
    trick t = {0};
    if (take_line(c, &t))
        return t;
    t = (trick){0};
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
    cards c = {.tag = tag, .parts = odd_pbn_parts_of(tag->behind, tag->line, true), .whole = true};
    c.text = odd_arena_take(in->arena, tag->behind.len + 1, 1);
    for (int led = 0; c.text != NULL && led >= 0;) {
        trick t = next_trick(&c);
        if (t.count == 0)
            break;
        put_trick(&c, &t, led);
        led = winner(&t, led, letters[trumps]);
    }
    odd_pbn_part rest = odd_pbn_part_next(&c.parts);
    if (rest.kind == PBN_PART_WORD && rest.text.text[0] == '*')
        rest = odd_pbn_part_next(&c.parts);
    *whole = c.whole && rest.kind == PBN_PART_END;
    return (odd_text){c.text, c.len};
}
