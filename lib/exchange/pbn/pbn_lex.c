/* Splits a PBN file into games, tags and the text around them, in one pass and without copying. Knows the names
 * of tags, but not their meaning. Nearly all of a file is lines of the form [Name "value"] and sections without
 * comments, for which there is a fast path; everything else is read byte by byte. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/pbn/pbn.h"

/* Lines have 255 characters at most. Errors much further on in a line are reported without a column, since a line of a
 * million bytes may have as many messages. */
enum { REACH = 80, TAGS_START = 64, COLUMNS_MAX = 1024 };

/* "] and the end of the line, as the lowest bytes of a word. */
enum { END_LF = 0x0A5D22, END_CRLF = 0x0A0D5D22 };

/* ---- Messages ---------------------------------------------------------------------------------- */

void odd_pbn_wrong(const odd_pbn_lexer *x, bool warning, int code, uint32_t line, const char *place,
                   const char *format, ...) {
    odd_error said;
    if (x->in->taker.wrong == NULL)
        return;
    va_list args;
    va_start(args, format);
    odd_error_say(&said, format, args);
    va_end(args);
    size_t at = (size_t)(place - x->bytes), start = at;
    while (start > 0 && x->bytes[start - 1] != '\n' && at - start < COLUMNS_MAX)
        start--;
    odd_scan s = {x->bytes + start, x->len - start, 0};
    int column = at - start < COLUMNS_MAX ? odd_scan_column(&s, at - start) : 0;
    odd_source_wrong(x->in, warning, code, line, column, "%p", (const void *)&said);
}

/* ---- Names ------------------------------------------------------------------------------------- */

static size_t slot_of(const char *name, size_t len) {
    const unsigned char *n = (const unsigned char *)name;
    return ((size_t)n[0] * 31 + (size_t)n[len - 1] * 7 + (size_t)n[len / 2] * 3 + len) % PBN_NAME_SLOTS;
}

static void enter_names(odd_pbn_lexer *x) {
    for (int kind = PBN_EVENT; kind < PBN_KINDS; kind++) {
        odd_text name = odd_text_of(odd_pbn_name((odd_pbn_kind)kind));
        size_t slot = slot_of(name.text, name.len);
        while (x->slots[slot] != PBN_OTHER)
            slot = (slot + 1) % PBN_NAME_SLOTS;
        x->slots[slot] = (uint8_t)kind;
    }
}

static uint8_t kind_of(const odd_pbn_lexer *x, odd_text name) {
    size_t slot = slot_of(name.text, name.len);
    for (; x->slots[slot] != PBN_OTHER; slot = (slot + 1) % PBN_NAME_SLOTS)
        if (odd_text_same(odd_text_of(odd_pbn_name((odd_pbn_kind)x->slots[slot])), name))
            return x->slots[slot];
    return PBN_OTHER;
}

static bool in_name(char c) {
    return odd_is_letter(c) || odd_is_digit(c) || c == '_';
}

/* The games of a file usually have the same tags in the same order. Eight bytes after both names may be read. */
static inline bool same_name(odd_text a, odd_text b) {
    if (a.len != b.len)
        return false;
    if (a.len < ODD_WORD_BYTES)
        return ((odd_word_at(a.text) ^ odd_word_at(b.text)) << 8 * (ODD_WORD_BYTES - a.len)) == 0;
    if (a.len > 2 * ODD_WORD_BYTES)
        return odd_text_same(a, b);
    return odd_word_at(a.text) == odd_word_at(b.text) &&
           odd_word_at(a.text + a.len - ODD_WORD_BYTES) == odd_word_at(b.text + b.len - ODD_WORD_BYTES);
}

/* ---- Up to the next thing to look at ----------------------------------------------------------- */

/* Returns whether a byte may end a section or the text between tags, or begins something that is not searched: a tag, a
 * comment, a string; and lines that begin with a blank, a line end, or an escape. */
static bool is_mark(const char *bytes, size_t at, bool starts) {
    char c = bytes[at];
    return c == '[' || c == '{' || c == ';' || c == '"' || (starts && ((unsigned char)c <= ' ' || c == '%'));
}

/* The position of the next such byte, counting lines; len if there is none. `starts`: the first byte begins a line. */
static size_t next_mark(odd_pbn_lexer *x, size_t at, bool starts) {
    uint32_t before = starts;
    while (ODD_QUICK && x->len - at >= ODD_BITS_REACH) {
        const char *text = x->bytes + at;
        uint32_t ends = odd_bits_of(text, '\n');
        uint32_t low = odd_bits_alike(text, (char)0xE0, 0, (char)0xFA, ' ');
        /* [ { ; and a control character are the same in these bits */
        uint32_t marks = odd_bits_alike(text, (char)0x9F, 0x1B, (char)0xFF, '"');
        marks |= (ends << 1 | before) & low;
        if (marks != 0) {
            unsigned first = odd_bits_first(marks);
            x->line += (uint32_t)odd_bit_count(ends & ((UINT32_C(1) << first) - 1));
            return at + first;
        }
        x->line += (uint32_t)odd_bit_count(ends);
        before = ends >> (ODD_BITS_REACH - 1);
        at += ODD_BITS_REACH;
    }
    for (starts = before != 0; at < x->len && !is_mark(x->bytes, at, starts); at++) {
        starts = x->bytes[at] == '\n';
        x->line += starts;
    }
    return at;
}

static size_t line_end(const odd_pbn_lexer *x, size_t at) {
    while (ODD_QUICK && x->len - at >= ODD_BITS_REACH) {
        uint32_t ends = odd_bits_of(x->bytes + at, '\n');
        if (ends != 0)
            return at + odd_bits_first(ends);
        at += ODD_BITS_REACH;
    }
    while (at < x->len && x->bytes[at] != '\n')
        at++;
    return at;
}

/* Returns the end of a comment in braces. A comment that is never closed ends with its line. */
static size_t skip_braces(odd_pbn_lexer *x, size_t at) {
    size_t end = at < x->open_brace ? at : x->len;
    uint32_t lines = 0;
    for (; end < x->len && x->bytes[end] != '}'; end++)
        lines += x->bytes[end] == '\n';
    if (end < x->len) {
        x->line += lines;
        return end + 1;
    }
    x->open_brace = at < x->open_brace ? at : x->open_brace;
    odd_pbn_wrong(x, false, ODD_E_SYNTAX, x->line, x->bytes + at,
                  "unterminated comment: expected } after this {");
    return line_end(x, at);
}

/* Returns the end of a string, or the end of its line. */
static size_t skip_string(const odd_pbn_lexer *x, size_t at) {
    for (at++; at < x->len && x->bytes[at] != '\n'; at++) {
        if (x->bytes[at] == '"')
            return at + 1;
        if (x->bytes[at] == '\\' && at + 1 < x->len && x->bytes[at + 1] != '\n')
            at++;
    }
    return at;
}

/* Returns the end of the blanks of a line. */
static size_t skip_blanks(const odd_pbn_lexer *x, size_t at) {
    while (at < x->len && x->bytes[at] != '\n' && (unsigned char)x->bytes[at] <= ' ')
        at++;
    return at;
}

/* ---- What stands between tags ------------------------------------------------------------------ */

/* Searches from a place for the next tag, and sets x->at to it. Returns false if the game ends before it; x->at is then
 * after the empty line that ends the game. *end is where the text ends. Before a game, empty lines are skipped. */
static bool find_tag(odd_pbn_lexer *x, size_t at, bool starts, bool before, size_t *end) {
    size_t from = at;
    x->marked = false;
    while ((at = next_mark(x, at, starts)) < x->len) {
        char c = x->bytes[at];
        bool at_start = at == from ? starts : x->bytes[at - 1] == '\n';
        starts = false;
        if (c == '[') {
            *end = x->at = at;
            return true;
        }
        x->marked = x->marked || (unsigned char)c > ' ';
        if (c == '{') {
            at = skip_braces(x, at);
        } else if (c == ';' || (c == '%' && at_start)) {
            at = line_end(x, at);
        } else if (c == '"') {
            at = skip_string(x, at);
        } else if (at_start && (unsigned char)c <= ' ') {
            size_t text = skip_blanks(x, at);
            if (text < x->len && x->bytes[text] != '\n') {
                at = text;
            } else if (before) {
                x->line += text < x->len;
                at = text + (text < x->len);
                starts = true;
            } else {
                x->line += text < x->len;
                *end = at;
                x->at = text + (text < x->len);
                x->ended = text < x->len;
                return false;
            }
        } else {
            at++;
        }
    }
    *end = x->at = x->len;
    return false;
}

/* ---- Tags in any form -------------------------------------------------------------------------- */

/* Skips blanks and line ends, which may be between the parts of a tag. */
static size_t skip_space(odd_pbn_lexer *x, size_t at) {
    for (; at < x->len && (unsigned char)x->bytes[at] <= ' '; at++)
        x->line += x->bytes[at] == '\n';
    return at;
}

/* Reports a tag that cannot be read, and steps to the end of its line. */
static bool bad_tag(odd_pbn_lexer *x, size_t at, const char *message) {
    size_t place = at < x->len ? at : x->len;
    odd_pbn_wrong(x, false, ODD_E_SYNTAX, x->line, x->bytes + place, "%s", message);
    x->at = line_end(x, at);
    return false;
}

/* Reads the string at the cursor: its value, and where it ends. A backslash before the last quote of a line is one that
 * somebody forgot to double. */
static bool read_value(const odd_pbn_lexer *x, odd_pbn_tag *tag, size_t *at) {
    size_t from = *at + 1, end = skip_string(x, *at);
    if (end <= from || x->bytes[end - 1] != '"') {
        for (end = line_end(x, from); end > from && x->bytes[end - 1] != '"'; end--)
            ;
        if (end == from)
            return false;
    }
    tag->value = (odd_text){x->bytes + from, end - 1 - from};
    *at = end;
    return true;
}

/* Leaves the cursor after the tag; without one, at the end of the line. */
static bool read_any_tag(odd_pbn_lexer *x, odd_pbn_tag *tag) {
    uint32_t line = x->line;
    size_t at = skip_space(x, x->at + 1), name = at;
    while (at < x->len && in_name(x->bytes[at]))
        at++;
    if (at == name)
        return bad_tag(x, at,
                       "expected the name of a tag, of letters, digits and _: [Event \"Club evening\"]");
    tag->name = (odd_text){x->bytes + name, at - name};
    tag->line = line;
    tag->kind = kind_of(x, tag->name);
    at = skip_space(x, at);
    if (at >= x->len || x->bytes[at] != '"')
        return bad_tag(x, at, "expected a value in quotes after the name of the tag");
    if (!read_value(x, tag, &at))
        return bad_tag(x, at, "unterminated value: expected \" and ] before the end of the line");
    uint32_t value_line = x->line;
    size_t behind = skip_space(x, at);
    if (behind < x->len && x->bytes[behind] == ']') {
        at = behind + 1;
    } else {
        x->line = value_line;
        odd_pbn_wrong(x, !x->in->strict, ODD_E_SYNTAX, line, x->bytes + at,
                      "expected ] after the value of the tag");
    }
    x->at = at;
    return true;
}

/* ---- Tags as nearly all are --------------------------------------------------------------------- */

/* Reads the name of the tag at a place, with its kind; returns false if no blank and quote follow. */
static inline bool read_plain_name(const odd_pbn_lexer *x, odd_pbn_tag *tag, const char *text) {
    odd_text name = {text + 1, tag->name.len};
    if (name.len == 0 || name.len > REACH / 2 || !same_name(tag->name, name) || text[name.len + 1] != ' ') {
        uint32_t blanks = odd_bits_of(text, ' ');
        name.len = blanks != 0 ? odd_bits_first(blanks) - 1 : 0;
        for (size_t i = 0; i < name.len; i++)
            if (!in_name(name.text[i]))
                return false;
        if (blanks == 0 || name.len == 0)
            return false;
        tag->kind = kind_of(x, name);
    }
    tag->name = name;
    return text[name.len + 2] == '"';
}

/* Reads [Name "value"] and the end of the line, at a place with REACH bytes after it. Returns where the next line begins;
 * NULL for any other form. A file nearly always has only one kind of line end, so the branch is predictable, and the next
 * tag need not wait for it. */
static inline const char *read_plain_tag(const odd_pbn_lexer *x, odd_pbn_tag *tag, const char *text,
                                         const char *limit) {
    if (*text != '[' || !read_plain_name(x, tag, text))
        return NULL;
    const char *from = text + tag->name.len + 3, *end = from;
    uint32_t stops = odd_bits_short(end, '"', '\n');
    for (; stops == 0; stops = odd_bits_short(end, '"', '\n')) {
        end += ODD_BITS_SHORT;
        if (end > limit)
            return NULL;
    }
    end += odd_bits_first(stops);
    tag->value = (odd_text){from, (size_t)(end - from)};
    uint64_t last = odd_word_at(end);
    if ((last & UINT64_C(0xFFFFFFFF)) == END_CRLF)
        return end + 4;
    return (last & UINT64_C(0xFFFFFF)) == END_LF ? end + 3 : NULL;
}

/* ---- Games ------------------------------------------------------------------------------------- */

/* Makes room for one more tag; if memory runs out, the file ends here. */
static bool more_tags(odd_pbn_lexer *x) {
    bool room = ODD_MORE(x->in->arena, x->tags, x->count, x->cap);
    if (!room)
        x->at = x->len;
    return room;
}

enum { SHOWS_EVENT = 1, SHOWS_BOARD = 2, SHOWS_PLAY = 4 };

static void enter_shows(odd_pbn_lexer *x) {
    x->shows[PBN_EVENT] = SHOWS_EVENT;
    x->shows[PBN_BOARD] = SHOWS_BOARD;
    x->shows[PBN_DEAL] = x->shows[PBN_CONTRACT] = SHOWS_PLAY;
    for (int kind = PBN_SECTIONS; kind < PBN_KINDS; kind++)
        x->shows[kind] = SHOWS_PLAY;
}

/* Returns whether a tag begins another game although no empty line ended the previous one: it identifies a game again, after
 * a deal or a result. */
static inline bool begins_game(odd_pbn_lexer *x, const odd_pbn_tag *tag) {
    unsigned shows = x->shows[tag->kind], seen = x->seen;
    if (shows == 0)
        return false;
    x->seen = (uint8_t)(seen | shows);
    return (shows & seen & (SHOWS_EVENT | SHOWS_BOARD)) != 0 && (seen & SHOWS_PLAY) != 0;
}

/* If nothing follows a tag on its line, the text after it begins with the next line. */
static void skip_line_end(odd_pbn_lexer *x) {
    size_t end = skip_blanks(x, x->at);
    if (end < x->len && x->bytes[end] == '\n') {
        x->at = end + 1;
        x->line++;
    }
}

/* Takes what comes after a tag, up to the next one. Returns false if the game ends there. */
static bool take_behind(odd_pbn_lexer *x, odd_pbn_tag *tag) {
    size_t end, from = x->at;
    bool starts = x->bytes[from - 1] == '\n';
    tag->behind = (odd_text){x->bytes + from, 0};
    tag->behind_line = x->line;
    if (starts && from < x->len && x->bytes[from] == '[')
        return true;
    bool more = find_tag(x, from, starts, false, &end);
    tag->behind.len = end - from;
    tag->marked = x->marked;
    return more;
}

/* Reports it once per game. */
static void too_many(odd_pbn_lexer *x, const odd_pbn_tag *tag) {
    if (!x->overfull)
        odd_pbn_wrong(x, false, ODD_E_SYNTAX, tag->line, tag->name.text,
                      "too many tags in one game: at most %d", PBN_TAGS_MAX);
    x->overfull = true;
}

/* Reads the tag at the cursor and the text after it. Returns false if the game ends there. */
static bool take_tag(odd_pbn_lexer *x) {
    odd_pbn_tag *tag = &x->tags[x->count];
    size_t start = x->at;
    uint32_t line = x->line;
    bool read = read_any_tag(x, tag);
    if (read && begins_game(x, tag)) {
        x->at = start;
        x->line = line;
        x->unfinished = true;
        return false;
    }
    tag->taken = tag->marked = false;
    tag->lasting = 0;
    if (x->count < PBN_TAGS_MAX)
        x->count += read;
    else if (read)
        too_many(x, tag);
    skip_line_end(x);
    return take_behind(x, tag);
}

/* Reads tags of the plain form, up to one with text after it, which is read, too. Returns false if the game ends there. */
static bool take_plain_tags(odd_pbn_lexer *x) {
    if (x->len - x->at < REACH)
        return true;
    const char *at = x->bytes + x->at, *limit = x->bytes + x->len - REACH, *next;
    odd_pbn_tag *tag = x->tags + x->count, *last = x->tags + (x->cap < PBN_TAGS_MAX ? x->cap : PBN_TAGS_MAX);
    uint32_t line = x->line;
    bool follows = true;
    for (; tag < last && follows && at <= limit; at = next, tag++) {
        next = read_plain_tag(x, tag, at, limit);
        if (next == NULL || begins_game(x, tag))
            break;
        tag->line = line++;
        tag->behind = (odd_text){next, 0};
        tag->behind_line = line;
        tag->marked = tag->taken = false;
        tag->lasting = 0;
        follows = *next == '[';
    }
    x->count = (size_t)(tag - x->tags);
    x->at = (size_t)(at - x->bytes);
    x->line = line;
    return follows || take_behind(x, tag - 1);
}

bool odd_pbn_next(odd_pbn_lexer *x) {
    size_t end, from = x->at;
    x->count = 0;
    while (from < x->len && (x->bytes[from] == '\n' || x->bytes[from] == '\r'))
        x->line += x->bytes[from++] == '\n';
    x->before_line = x->line;
    bool tagged = find_tag(x, from, true, true, &end);
    x->before = (odd_text){x->bytes + from, end - from};
    if (!tagged && x->before.len == 0)
        return false;
    x->unfinished = x->ended = x->overfull = false;
    if (!tagged)
        return true;
    x->seen = 0;
    for (bool more = true; more && more_tags(x);) {
        size_t before = x->count;
        more = !ODD_QUICK || take_plain_tags(x);
        if (x->count == before)
            more = take_tag(x);
    }
    return true;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

/* Lines may end with a carriage return alone. */
static bool has_lone_returns(const char *bytes, size_t len) {
    enum { LOOKED_AT = 1 << 16 };
    size_t i = 0;
    for (; ODD_QUICK && i + ODD_BITS_REACH < len && i < LOOKED_AT; i += ODD_BITS_REACH)
        if ((odd_bits_of(bytes + i, '\r') & ~odd_bits_of(bytes + i + 1, '\n')) != 0)
            return true;
    for (; i + 1 < len && i < LOOKED_AT; i++)
        if (bytes[i] == '\r' && bytes[i + 1] != '\n')
            return true;
    return false;
}

bool odd_pbn_open(odd_pbn_lexer *x, const odd_source *in) {
    *x = (odd_pbn_lexer){
        .in = in, .bytes = in->len > 0 ? in->bytes : "", .len = in->len, .line = 1, .open_brace = SIZE_MAX};
    enter_names(x);
    enter_shows(x);
    x->tags = ODD_TAKE(in->arena, TAGS_START, odd_pbn_tag);
    x->cap = TAGS_START;
    for (size_t i = 0; x->tags != NULL && i < TAGS_START; i++)
        x->tags[i].name = (odd_text){in->bytes, 0};
    if (has_lone_returns(in->bytes, in->len)) {
        char *copy = odd_arena_take(in->arena, in->len, 1);
        for (size_t i = 0; copy != NULL && i < in->len; i++) {
            bool alone = in->bytes[i] == '\r' && (i + 1 == in->len || in->bytes[i + 1] != '\n');
            copy[i] = alone ? '\n' : in->bytes[i];
        }
        x->bytes = copy;
    }
    odd_scan start = {x->bytes, x->len, 0};
    if (x->bytes != NULL && odd_scan_bytes(&start, ODD_BYTE_ORDER_MARK))
        x->at = start.at;
    return x->tags != NULL && x->bytes != NULL;
}
