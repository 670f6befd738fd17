/* LIN, the files of Bridge Base Online: a key of two letters, a bar, a value, a bar, and so on. This file
 * splits them; the meaning of a key for a table or a match is in other files. The format was never published:
 * docs/FORMATS.md says what was decided. */
#include "exchange/lin/lin.h"
#include "base/arena.h"
#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/field_text.h"

enum { PLAYERS = 4 }; /* of a table */

/* ---- Pieces ------------------------------------------------------------------------------------ */

/* Steps through the file, and knows where it is. */
typedef struct cursor {
    odd_text text;
    size_t at;
    uint32_t line;
    int column;
    bool goes_on;        /* after something that is not a key */
    const odd_lin *tell; /* receives reports; NULL: nobody */
} cursor;

/* Reads up to the next bar, and past it. Returns false at the end. */
static bool next_piece(cursor *c, odd_lin_piece *piece) {
    *piece = (odd_lin_piece){.line = c->line, .column = c->column};
    if (c->at >= c->text.len)
        return false;
    piece->text.text = c->text.text + c->at;
    for (; c->at < c->text.len && c->text.text[c->at] != '|'; c->at++) {
        odd_lin_pass_byte(c->text, c->at, &c->line, &c->column);
        piece->text.len++;
    }
    c->at++;
    c->column++;
    return true;
}

static bool is_key_letter(char c) {
    return odd_is_letter(c) || odd_is_digit(c) || c == '^' || c == '#';
}

static uint16_t key_of(odd_text text) {
    if (text.len != 2 || !is_key_letter(text.text[0]) || !is_key_letter(text.text[1]))
        return 0;
    return (uint16_t)(odd_lower(text.text[0]) << 8 | odd_lower(text.text[1]));
}

#define KEY(a, b) ((a) << 8 | (b))

/* Keys about the display of a file, which say nothing about bridge: pages, boxes, colours, fonts, rotations of the table. For each
 * first letter, the second ones. */
static const char shown['z' - 'a' + 1][12] = {
    ['b' - 'a'] = "tgmv",   ['c' - 'a'] = "psqtrgbm", ['f' - 'a'] = "pbcfghim", ['h' - 'a'] = "tfsabc",
    ['i' - 'a'] = "h",      ['l' - 'a'] = "cbg",      ['p' - 'a'] = "gfd",      ['r' - 'a'] = "hcu",
    ['s' - 'a'] = "tkcbes", ['t' - 'a'] = "u",        ['u' - 'a'] = "bu",       ['v' - 'a'] = "v",
    ['w' - 'a'] = "b"};

/* Returns whether a key is about display. Keys with a digit or a sign are about lines and spaces: n^ 3b. */
static bool is_shown(odd_text key) {
    if (!odd_is_letter(key.text[0]) || !odd_is_letter(key.text[1]))
        return true;
    const char *letter = shown[odd_lower(key.text[0]) - 'a'];
    while (*letter != '\0' && *letter != odd_lower(key.text[1]))
        letter++;
    return *letter != '\0';
}

static const char meant[] = "vg rs pn pw px mp bn qx md ah sv mb an pc mc up nt at mn ";

static bool is_meant(odd_text key) {
    for (const char *at = meant; *at != '\0'; at += 3)
        if (odd_lower(key.text[0]) == at[0] && odd_lower(key.text[1]) == at[1])
            return true;
    return false;
}

/* Returns whether text between a value and the next key means nothing: a comment after a per cent sign, a line of dashes, or
 * the 0 at the end of the file. Anything else is reported. */
static bool is_filling(odd_text text) {
    if (text.len > 0 && text.text[0] == '%')
        return true;
    for (size_t i = 0; i < text.len; i++)
        if (odd_is_letter(text.text[i]))
            return false;
    return true;
}

/* Removes the text before the key; a remark on lines of its own is removed completely. Returns false if there is no key. */
static bool cut_key(odd_lin_piece *key, odd_text *before) {
    odd_text text = odd_lin_trim(key->text), none = {0};
    *before = none;
    if (text.len > 2) {
        odd_text last = {text.text + text.len - 2, 2};
        bool own_line = last.text[-1] == '\n' || last.text[-1] == '\r';
        *before = odd_lin_trim((odd_text){text.text, text.len - 2});
        bool apart = (unsigned char)last.text[-1] <= ' ' || is_filling(*before);
        if (!apart || key_of(last) == 0 || !(is_meant(last) || is_shown(last))) {
            *before = text;
            return false;
        }
        for (const char *at = key->text.text; at < last.text; at++)
            odd_lin_pass_byte(key->text, (size_t)(at - key->text.text), &key->line, &key->column);
        text = last;
        *before = own_line ? none : *before;
    }
    key->text = text;
    if (key_of(text) != 0)
        return true;
    *before = text;
    return false;
}

static void skip_blanks(cursor *c) {
    for (; c->at < c->text.len && (unsigned char)c->text.text[c->at] <= ' '; c->at++)
        odd_lin_pass_byte(c->text, c->at, &c->line, &c->column);
}

/* Reads the next key and its value. Returns false after the last ones. */
static bool next_pair(cursor *c, odd_lin_piece *key, odd_lin_piece *value) {
    odd_text before;
    for (;;) {
        skip_blanks(c);
        uint32_t line = c->line;
        int column = c->column;
        if (!next_piece(c, key))
            return false;
        bool is_key = cut_key(key, &before), whole = is_key && next_piece(c, value);
        if (is_key != whole || !is_filling(before)) {
            if (!c->goes_on)
                return false;
            if (c->tell != NULL)
                ODD_LIN_DOUBT(c->tell, ODD_E_SYNTAX, line, column,
                              "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|");
        }
        if (whole)
            return true;
    }
}

/* ---- Knowing one ------------------------------------------------------------------------------- */

static odd_text without_mark(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    if (odd_scan_bytes(&s, ODD_BYTE_ORDER_MARK))
        return (odd_text){text.text + 3, text.len - 3};
    return text;
}

/* Examines the first pairs: keys have two letters, and most of them are known. */
static int detect(const char *bytes, size_t len) {
    enum { PAIRS = 6, LOOKED_AT = 8 };
    odd_text text = without_mark((odd_text){bytes, len});
    cursor c = {.text = text};
    odd_lin_piece key, value;
    int pairs = 0, known = 0;
    if (odd_lin_is_link(text))
        return 70;
    for (; pairs < LOOKED_AT && next_pair(&c, &key, &value); pairs++)
        known += is_meant(key.text) || is_shown(key.text);
    if (pairs == 0 || known * 2 <= pairs)
        return 0;
    return pairs >= PAIRS && known >= PAIRS ? 90 : known == pairs ? 60 + 4 * pairs : 40;
}

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Returns the number of players in a list, without the empty places at its end. */
static int count_players(odd_text list) {
    odd_lin_piece left = {.text = list}, part;
    int count = 0;
    for (int i = 1; odd_lin_next(&left, &part); i++)
        count = odd_lin_trim(part.text).len > 0 ? i : count;
    return count;
}

static bool has_rooms(odd_text players) {
    return odd_lin_from(players, 2 * PLAYERS - 1).text != NULL && count_players(players) > PLAYERS;
}

/* Returns whether a table is in the closed room: c12, but not the name of a page such as credits. */
static bool is_closed(odd_text table) {
    return table.len > 1 && odd_lower(table.text[0]) == 'c' && odd_is_digit(table.text[1]);
}

/* Returns whether only a match has this pair of key and value: two teams, or two rooms. */
static bool tells_match(uint16_t key, odd_text value) {
    odd_lin_piece list = {.text = value}, part;
    if (key == KEY('v', 'g'))
        return odd_lin_name(value, 5).len > 0 && odd_lin_name(value, 7).len > 0;
    if (key == KEY('q', 'x'))
        return is_closed(value);
    if (key == KEY('p', 'n'))
        return has_rooms(value);
    for (int i = 0; key == KEY('r', 's') && odd_lin_next(&list, &part); i++)
        if (i % 2 == 1 && odd_lin_trim(part.text).len > 0)
            return true;
    return false;
}

static bool says_pairs(uint16_t key, odd_text value) {
    odd_text scoring = key == KEY('v', 'g') ? odd_lin_name(value, 2) : (odd_text){0};
    return scoring.len > 0 && odd_lower(scoring.text[0]) == 'p';
}

/* Finds the kind of event: pairs if a vg says so, whatever else looks like a match. */
static void find_kind(odd_lin *l) {
    cursor c = {.text = l->text, .goes_on = true};
    odd_lin_piece key, value;
    while (!l->pairs && next_pair(&c, &key, &value)) {
        l->match = l->match || tells_match(key_of(key.text), value.text);
        l->pairs = says_pairs(key_of(key.text), value.text);
    }
    l->match = l->match && !l->pairs;
}

static void begin(odd_lin *l, odd_lin_piece at) {
    if (!l->table.begun) {
        l->table.begun = true;
        l->table.line = at.line;
        l->table.column = at.column;
    }
    l->started = true;
}

static bool has_content(const odd_lin_table *t) {
    return t->dealt || t->called || t->played || t->claim >= 0;
}

/* Takes the names directly before qx, which belong to the table that qx begins. */
static odd_text take_names(odd_lin_table *t) {
    odd_text names = t->names;
    if (t->names_behind) {
        t->names = t->names_before;
        return names;
    }
    if (!t->begun || t->headed || has_content(t) || t->has_vul || t->other_count > 0)
        return (odd_text){0};
    t->begun = false;
    return names;
}

/* Reads o12, c12, or o12 with a title after a comma. */
static void head_table(odd_lin *l, odd_lin_piece value) {
    odd_text text = odd_lin_name(value.text, 0);
    odd_scan s = {text.text, text.len, 0};
    odd_text names = take_names(&l->table);
    odd_lin_end_table(l);
    begin(l, value);
    l->table.names = names;
    l->table.headed = true;
    l->table.room = is_closed(text);
    if (!odd_scan_word(&s, "c"))
        odd_scan_word(&s, "o");
    int number = odd_scan_number(&s);
    if (number > ODD_LIN_BOARDS)
        ODD_LIN_DOUBT(l, ODD_E_REFERENCE, value.line, value.column, "invalid board %d: expected 1 to %d",
                      number, ODD_LIN_BOARDS);
    l->table.number = number > 0 && number <= ODD_LIN_BOARDS ? number : 0;
}

/* Returns the number of the tag's name for a key, which is added if it is new; ODD_NOBODY if memory runs out. */
static uint32_t name_of(odd_lin *l, odd_text key) {
    char text[] = {'l', 'i', 'n', ':', odd_lower(key.text[0]), odd_lower(key.text[1])};
    odd_text name = {text, sizeof text};
    bool is_new;
    uint32_t known = odd_index_find(&l->keys, name);
    if (known != ODD_NOBODY)
        return known;
    name = odd_source_keep(l->in, name);
    return name.len > 0 ? odd_index_add(&l->keys, l->in->arena, name, &is_new) : ODD_NOBODY;
}

bool odd_lin_tag(odd_lin *l, const char *key, odd_text *name, odd_text *value) {
    cursor c = {.text = l->text, .at = (size_t)(key - l->text.text)};
    odd_lin_piece first, second;
    if (!next_piece(&c, &first) || !next_piece(&c, &second))
        return false;
    uint32_t number = name_of(l, first.text);
    if (number == ODD_NOBODY)
        return false;
    *name = odd_index_text(&l->keys, number);
    *value = odd_lin_trim(second.text);
    return true;
}

/* Stores what is not a fact of an event. */
static void keep_other(odd_lin *l, odd_lin_piece key, odd_lin_piece value) {
    odd_lin_table *t = &l->table;
    if (odd_lin_trim(value.text).len == 0)
        return;
    if (ODD_MORE(l->in->arena, t->others, t->other_count, t->other_cap))
        t->others[t->other_count++] = key.text.text;
}

/* Board 12. */
static void number_table(odd_lin *l, odd_lin_piece key, odd_lin_piece value) {
    odd_text text = odd_lin_trim(value.text);
    odd_scan s = {text.text, text.len, 0};
    odd_scan_word(&s, "board");
    odd_scan_blanks(&s);
    int number = odd_scan_number(&s);
    if (number >= 1 && number <= ODD_LIN_BOARDS && odd_scan_end(&s))
        l->table.board = number;
    else
        keep_other(l, key, value);
}

/* Takes four names of a table, or eight of both rooms. Without qx, they begin the next board. */
static void name_players(odd_lin *l, odd_lin_piece value) {
    if (!l->table.headed && has_content(&l->table))
        odd_lin_end_table(l);
    int count = count_players(value.text);
    odd_text none = {0}, open = count > 0 ? odd_lin_four(value.text, 0) : none;
    bool rooms = has_rooms(value.text);
    if (count > (rooms ? 2 * PLAYERS : PLAYERS))
        ODD_LIN_DOUBT(
            l, ODD_E_SYNTAX, value.line, value.column,
            "%d players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out",
            count);
    if (rooms && (l->match || l->pairs)) {
        l->names[0] = open;
        l->names[1] = odd_lin_four(value.text, PLAYERS);
        l->started = true;
    } else if (l->table.headed || !l->match) {
        if (l->pairs && !l->table.headed && !l->frozen) /* above the tables: those of the displayed room */
            l->names[0] = open;
        begin(l, value);
        l->table.names_behind =
            has_content(&l->table) && l->table.names.len + l->names[l->table.room].len > 0;
        l->table.names_before = l->table.names;
        l->table.names = open;
    } else {
        l->names[0] = open; /* nobody sits in both rooms of a match */
    }
}

/* Takes the hands; without qx, those of the next board. */
static void deal_table(odd_lin *l, odd_lin_piece value) {
    if (!l->table.headed && has_content(&l->table))
        odd_lin_end_table(l);
    begin(l, value);
    odd_lin_deal(l, value);
}

static void set_list(odd_lin *l, odd_lin_piece *list, odd_lin_piece value) {
    l->started = true;
    if (l->frozen)
        ODD_LIN_DOUBT(l, ODD_E_REFERENCE, value.line, value.column, "a list after its boards: left out");
    else
        *list = value;
}

/* Takes calls and cards. Returns false for any other key. */
static bool take_spoken(odd_lin *l, unsigned key, odd_lin_piece value) {
    if (key == KEY('m', 'b') || key == KEY('p', 'c'))
        odd_lin_freeze(l);
    switch (key) {
    case KEY('m', 'b'):
        odd_lin_call(l, value);
        return true;
    case KEY('a', 'n'):
        odd_lin_explain(l, value);
        return true;
    case KEY('p', 'c'):
        odd_lin_card(l, value);
        return true;
    case KEY('u', 'p'):
        odd_lin_take_back(l, value);
        return true;
    default:
        return false;
    }
}

static void take_pair(odd_lin *l, odd_lin_piece key, odd_lin_piece value) {
    if (key_of(key.text) != KEY('q', 'x'))
        l->table.names_behind = false;
    switch (key_of(key.text)) {
    case KEY('v', 'g'):
        odd_lin_segment(l, value);
        l->started = true;
        break;
    case KEY('r', 's'):
        set_list(l, &l->results, value);
        break;
    case KEY('b', 'n'):
        set_list(l, &l->boards, value);
        break;
    case KEY('m', 'p'):
        set_list(l, &l->mps, value);
        break;
    case KEY('p', 'w'):
        odd_lin_players(l, value.text);
        break;
    case KEY('p', 'n'):
        name_players(l, value);
        break;
    case KEY('q', 'x'):
        head_table(l, value);
        break;
    case KEY('m', 'd'):
        deal_table(l, value);
        break;
    case KEY('m', 'n'):
        odd_lin_title(l, value);
        break;
    case KEY('n', 't'):
    case KEY('a', 't'):
        l->comments += odd_lin_trim(value.text).len > 0;
        break;
    default:
        begin(l, key);
        switch (key_of(key.text)) {
        case KEY('a', 'h'):
            number_table(l, key, value);
            break;
        case KEY('s', 'v'):
            odd_lin_vul(l, value);
            break;
        case KEY('m', 'c'):
            odd_lin_claim(l, value);
            break;
        default:
            if (!take_spoken(l, key_of(key.text), value))
                keep_other(l, key, value);
        }
    }
}

static void read_pairs(odd_lin *l, odd_text text) {
    cursor c = {.text = text, .line = 1, .column = 1, .goes_on = true, .tell = l};
    odd_lin_piece key, value;
    while (next_pair(&c, &key, &value))
        if (!is_shown(key.text))
            take_pair(l, key, value);
}

static void read(odd_source *in) {
    odd_lin *l = ODD_TAKE(in->arena, 1, odd_lin);
    if (l == NULL)
        return;
    odd_text text = without_mark(odd_source_utf8(in, (odd_text){in->bytes, in->len}));
    if (odd_lin_is_link(text))
        text = odd_source_utf8(in, odd_lin_decode(in, text));
    l->in = in;
    l->text = text;
    find_kind(l);
    l->first = -1;
    l->round = l->match ? 1 : 0;
    l->teams[0] = l->teams[1] = ODD_NOBODY;
    l->line = 1;
    l->table.claim = -1;
    read_pairs(l, text);
    odd_lin_end(l);
    if (l->comments > 0)
        odd_source_wrong(in, true, ODD_E_SYNTAX, 0, 0, "%d comment%s (nt, at) left out", (int)l->comments,
                         l->comments > 1 ? "s" : "");
    if (l->too_many_notes > 0)
        odd_source_wrong(in, true, ODD_E_SYNTAX, 0, 0, "%d %s left out: an auction has at most %d",
                         (int)l->too_many_notes,
                         l->too_many_notes > 1 ? "explanations are" : "explanation is", ODD_LIN_NOTES);
}

/* ---- In other files ---------------------------------------------------------------------------- */

bool odd_lin_read_table(odd_lin **reader, const odd_source *in, odd_text lin, int board, uint32_t line) {
    odd_lin *l = *reader != NULL ? *reader : ODD_TAKE(in->arena, 1, odd_lin);
    odd_lin_piece key, value;
    if (l == NULL)
        return false;
    *reader = l;
    l->in = in;
    l->frozen = true; /* there are no lists */
    l->text = odd_source_utf8(in, odd_lin_decode(in, lin));
    l->table = (odd_lin_table){.claim = -1, .board = board};
    cursor c = {.text = l->text, .line = line, .column = 1, .goes_on = true, .tell = l};
    while (next_pair(&c, &key, &value)) /* reports are made in the second pass */
        if (key_of(key.text) == KEY('m', 'd'))
            odd_lin_deal(l, value);
        else
            take_spoken(l, key_of(key.text), value);
    return l->table.dealt || l->table.called || l->table.card_count > 0;
}

bool odd_lin_send_hands(odd_lin *l, odd_record board) {
    board.fact = ODD_FACT_DEAL;
    board.deal = l->table.hands;
    if (l->table.dealt)
        odd_source_give(l->in, &board);
    return l->table.dealt;
}

void odd_lin_send_play(odd_lin *l, odd_record board) {
    board.about = ODD_ABOUT_PLAY;
    odd_lin_send_calls(l, &board, odd_lin_dealer(l, &l->table));
}

const odd_file_format odd_format_lin = {
    .info = {.name = "lin",
             .title = "Bridge Base Online LIN",
             .endings = ".lin ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_HANDS | ODD_CARRIES_AUCTIONS | ODD_CARRIES_CARDS |
                        ODD_CARRIES_LEADS | ODD_CARRIES_TEAMS,
             .reads = true,
             .writes = true},
    .detect = detect,
    .read = read,
    .write = ODD_WRITER(odd_lin_write),
};
