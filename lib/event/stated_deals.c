/* Statements of files about the cards of a board: double-dummy tables, and par. Knows PBN's tags only as text
 * in the log. */
#include "base/text.h"
#include "event/event_inner.h"

enum { SCORE_MAX = 7600 }; /* highest score of any contract */

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

/* The cards that a tag of that name is about; NULL if the note is not such a tag. */
static const odd_board_deal *cards_of(const odd_event *e, const odd_note *n, const char *name) {
    bool of_play = n->about == ODD_ABOUT_PLAY;
    if (n->kind != ODD_NOTE_TAG || (!of_play && n->about != ODD_ABOUT_BOARD) || !odd_text_is(n->name, name))
        return NULL;
    const odd_play *p = of_play ? &e->plays[n->of] : NULL;
    const odd_board *b = &e->boards[of_play ? p->board : n->of];
    return odd_event_deal(e, b, of_play ? p->round : n->round, of_play ? p->group : 0);
}

/* ---- Tables ---------------------------------------------------------------------------------------- */

/* Returns the place of a word's first letter, from 1 on. */
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

/* PBN's table of tricks: the columns, and then declarer, denomination and tricks in each row. What is missing stays unknown.
 * Other columns mean something else. */
static bool read_table(odd_dd *table, odd_text text) {
    size_t columns = 0, parts = 0;
    for (; columns < text.len && text.text[columns] != '\n'; columns++)
        parts += text.text[columns] == ';';
    odd_text rest = {text.text + columns, text.len - columns};
    while (rest.len > 0) {
        int seat = index_of(next_word(&rest), "NESW"), strain = index_of(next_word(&rest), "CDHSN");
        int tricks = tricks_of(next_word(&rest));
        if (seat == 0 || strain == 0)
            break;
        table->tricks[strain][seat] = (uint8_t)tricks;
    }
    return columns == 0 || parts >= 2;
}

/* Five digits, from notrump down to clubs: 0 to 9, then letters. */
static bool read_figures(odd_dd *table, odd_seat seat, odd_text text) {
    if (text.len < 5)
        return false;
    for (int i = 0; i < 5; i++) {
        char c = odd_lower(text.text[i]);
        int tricks = odd_is_digit(c) ? c - '0' : c >= 'a' && c <= 'd' ? c - 'a' + 10 : ODD_DD_UNKNOWN;
        table->tricks[ODD_NT - i][seat] = (uint8_t)tricks;
    }
    return true;
}

/* "9a878987843545354535": the digits of North, South, East and West. */
static bool read_tricks(odd_dd *table, odd_text text) {
    static const odd_seat seats[] = {ODD_NORTH, ODD_SOUTH, ODD_EAST, ODD_WEST};
    bool good = text.len == 20;
    for (size_t i = 0; i < 4 && good; i++)
        good = read_figures(table, seats[i], (odd_text){text.text + 5 * i, 5});
    return good;
}

/* "N:7AA55 E:53377 S:7AA56 W:53377". */
static bool read_ability(odd_dd *table, odd_text text) {
    bool good = false;
    for (odd_text word; (word = next_word(&text)).len > 0;) {
        int seat = index_of(word, "NESW");
        if (seat == 0 || word.len != 7 || word.text[1] != ':')
            return false;
        good = read_figures(table, (odd_seat)seat, (odd_text){word.text + 2, 5});
    }
    return good;
}

const odd_board_deal *odd_stated_dd(odd_dd *table, const odd_event *e, const odd_note *n) {
    static const struct {
        const char *name;
        bool (*read)(odd_dd *table, odd_text text);
    } tags[] = {{"pbn:OptimumResultTable", read_table},
                {"pbn:DoubleDummyTricks", read_tricks},
                {"pbn:Ability", read_ability}};
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        const odd_board_deal *d = cards_of(e, n, tags[i].name);
        if (d == NULL)
            continue;
        for (int strain = 0; strain < ODD_STRAIN_COUNT; strain++)
            for (int seat = 0; seat < ODD_SEAT_COUNT; seat++)
                table->tricks[strain][seat] = ODD_DD_UNKNOWN;
        return tags[i].read(table, n->text) ? d : NULL;
    }
    return NULL;
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

/* "NS 420", "EW -50", and the form of a common program, "EW 2C; -90", with North-South's points after the contract. Points
 * without a side are ambiguous, except 0. */
static bool read_par(int *pts, odd_text text) {
    for (size_t i = 0; i < text.len; i++)
        if (text.text[i] == ';') {
            odd_text rest = {text.text + i + 1, text.len - i - 1};
            return read_points(pts, next_word(&rest));
        }
    odd_text side = next_word(&text);
    if (!odd_text_is(side, "NS") && !odd_text_is(side, "EW"))
        return read_points(pts, side) && *pts == 0;
    bool good = read_points(pts, next_word(&text));
    if (odd_text_is(side, "EW"))
        *pts = -*pts;
    return good;
}

/* "4SDE300": the contract, and North-South's points. */
static bool read_minimax(int *pts, odd_text text) {
    size_t at = text.len;
    while (at > 0 && odd_is_digit(text.text[at - 1]))
        at--;
    at -= at > 0 && text.text[at - 1] == '-';
    return at >= 2 && read_points(pts, (odd_text){text.text + at, text.len - at});
}

const odd_board_deal *odd_stated_par(int *score_pts, const odd_event *e, const odd_note *n) {
    const odd_board_deal *d = cards_of(e, n, "pbn:OptimumScore");
    if (d != NULL)
        return read_par(score_pts, n->text) ? d : NULL;
    d = cards_of(e, n, "pbn:Minimax");
    return d != NULL && read_minimax(score_pts, n->text) ? d : NULL;
}
