/* What files state about the cards of a board: tables of what can be made, and par. Knows PBN's tags only as text that the
 * log keeps. */
#include "base/scan.h"
#include "event/inner.h"

enum { SCORE_MAX = 7600 }; /* points of any contract */

static odd_text next_word(odd_text *text) {
    size_t from = 0, to;
    while (from < text->len && (unsigned char)text->text[from] <= ' ')
        from++;
    for (to = from; to < text->len && (unsigned char)text->text[to] > ' ';)
        to++;
    odd_text word = {text->text + from, to - from};
    *text = (odd_text){text->text + to, text->len - to};
    return word;
}

static bool same(odd_text word, const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    return odd_same_letters(word, (odd_text){text, len});
}

/* The cards that a tag of that name is about; NULL if the note is none. */
static const odd_dealt *cards_of(const odd_event *e, const odd_note *n, const char *name) {
    bool of_play = n->about == ODD_ABOUT_PLAY;
    if (n->kind != ODD_NOTE_TAG || (!of_play && n->about != ODD_ABOUT_BOARD) || !same(n->name, name))
        return NULL;
    const odd_play *p = of_play ? &e->plays[n->of] : NULL;
    const odd_board *b = &e->boards[of_play ? p->board : n->of];
    return odd_event_dealt(e, b, of_play ? p->round : n->round, of_play ? p->group : 0);
}

/* ---- Tables ---------------------------------------------------------------------------------------- */

/* Of the letter that a word begins with, from 1 on. */
static int index_of(odd_text word, const char *letters) {
    for (int i = 0; word.len > 0 && letters[i] != '\0'; i++)
        if (letters[i] == word.text[0])
            return i + 1;
    return 0;
}

static int tricks_of(odd_text word) {
    int tricks = 0;
    for (size_t i = 0; i < word.len && tricks <= ODD_RANKS; i++)
        tricks = odd_is_digit(word.text[i]) ? 10 * tricks + (word.text[i] - '0') : ODD_DD_UNKNOWN;
    return word.len > 0 && tricks <= ODD_RANKS ? tricks : ODD_DD_UNKNOWN;
}

/* PBN's table: the columns, and then declarer, denomination and tricks a row. What is missing stays unknown. */
static odd_dd read_table(odd_text text) {
    odd_dd table;
    for (int strain = 0; strain < ODD_STRAIN_COUNT; strain++)
        for (int seat = 0; seat < ODD_SEAT_COUNT; seat++)
            table.tricks[strain][seat] = ODD_DD_UNKNOWN;
    size_t columns = 0;
    while (columns < text.len && text.text[columns] != '\n')
        columns++;
    odd_text rest = {text.text + columns, text.len - columns};
    while (rest.len > 0) {
        int seat = index_of(next_word(&rest), "NESW"), strain = index_of(next_word(&rest), "CDHSN");
        int tricks = tricks_of(next_word(&rest));
        if (seat == 0 || strain == 0)
            break;
        table.tricks[strain][seat] = (uint8_t)tricks;
    }
    return table;
}

const odd_dealt *odd_stated_dd(odd_dd *table, const odd_event *e, const odd_note *n) {
    const odd_dealt *d = cards_of(e, n, "pbn:OptimumResultTable");
    if (d != NULL)
        *table = read_table(n->text);
    return d;
}

/* ---- Par ------------------------------------------------------------------------------------------- */

static bool read_points(int *pts, odd_text word) {
    size_t at = word.len > 0 && (word.text[0] == '-' || word.text[0] == '+');
    int value = 0;
    bool good = at < word.len;
    for (size_t i = at; i < word.len && good; i++) {
        good = odd_is_digit(word.text[i]);
        value = 10 * value + (word.text[i] - '0');
        good = good && value <= SCORE_MAX;
    }
    *pts = at > 0 && word.text[0] == '-' ? -value : value;
    return good;
}

/* "NS 420", "EW -50", and what a common program writes: "EW 2C; -90", the points of North-South behind the contract. Points
 * alone would be those of a side that is not said: only nought is the same for both. */
static bool read_par(int *pts, odd_text text) {
    for (size_t i = 0; i < text.len; i++)
        if (text.text[i] == ';') {
            odd_text rest = {text.text + i + 1, text.len - i - 1};
            return read_points(pts, next_word(&rest));
        }
    odd_text side = next_word(&text);
    if (!same(side, "NS") && !same(side, "EW"))
        return read_points(pts, side) && *pts == 0;
    bool good = read_points(pts, next_word(&text));
    if (same(side, "EW"))
        *pts = -*pts;
    return good;
}

const odd_dealt *odd_stated_par(int *score_pts, const odd_event *e, const odd_note *n) {
    const odd_dealt *d = cards_of(e, n, "pbn:OptimumScore");
    return d != NULL && read_par(score_pts, n->text) ? d : NULL;
}
