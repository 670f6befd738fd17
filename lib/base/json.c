/* JSON as RFC 8259 has it, value by value. Knows nothing about bridge. */
#include "base/json.h"
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"

odd_json odd_jsonin_start(odd_arena *arena, odd_text text) {
    return (odd_json){.arena = arena, .text = text.text, .len = text.len, .here = {.line = 1}};
}

static bool breaks(odd_json *j, const char *why) {
    if (j->broken == NULL)
        j->broken = why;
    return false;
}

static char peek(const odd_json *j) {
    return j->here.at < j->len && j->broken == NULL ? j->text[j->here.at] : '\0';
}

/* Lines end with LF, CR LF or CR; and only blanks have any. */
static void skip_blanks(odd_json *j) {
    for (;; j->here.at++) {
        char c = peek(j);
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r')
            return;
        bool half = c == '\r' && j->here.at + 1 < j->len && j->text[j->here.at + 1] == '\n';
        if ((c == '\n' || c == '\r') && !half) {
            j->here.line++;
            j->here.start = j->here.at + 1;
        }
    }
}

int odd_jsonin_peek(odd_json *j) {
    skip_blanks(j);
    char c = peek(j);
    switch (c) {
    case '{':
    case '[':
    case '"':
    case 't':
    case 'f':
    case 'n':
        return c;
    default:
        return odd_is_digit(c) || c == '-' ? 0 : 1;
    }
}

/* ---- Texts ------------------------------------------------------------------------------------- */

/* Four hexadecimal digits; -1 if they are not. */
static int read_hex(const odd_json *j, size_t at) {
    int value = 0;
    for (size_t i = at; i < at + 4; i++) {
        char c = i < j->len ? odd_lower(j->text[i]) : '\0';
        if (!odd_is_digit(c) && (c < 'a' || c > 'f'))
            return -1;
        value = value * 16 + (odd_is_digit(c) ? c - '0' : c - 'a' + 10);
    }
    return value;
}

/* The character of an escape whose backslash is at `at`, and the length of the escape; 0 if it is invalid. */
static size_t read_escape(const odd_json *j, size_t at, uint32_t *c) {
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    char kind = at + 1 < j->len ? j->text[at + 1] : '\0';
    for (size_t i = 0; i < sizeof from - 1; i++)
        if (kind == from[i]) {
            *c = (unsigned char)to[i];
            return 2;
        }
    int one = kind == 'u' ? read_hex(j, at + 2) : -1;
    if (one < 0)
        return 0;
    *c = (uint32_t)one;
    if (one < 0xD800 || one > 0xDFFF)
        return one == 0 && j->strict ? 0 : 6;
    bool more = at + 7 < j->len && j->text[at + 6] == '\\' && j->text[at + 7] == 'u';
    int two = one < 0xDC00 && more ? read_hex(j, at + 8) : -1;
    if (two < 0xDC00 || two > 0xDFFF) {
        *c = ODD_UTF8_REPLACEMENT; /* half a character */
        return j->strict ? 0 : 6;
    }
    *c = 0x10000 + ((uint32_t)(one - 0xD800) << 10) + (uint32_t)(two - 0xDC00);
    return 12;
}

/* Over bytes of a text that mean themselves: eight at a time, where that many are left. */
static size_t skip_plain(const odd_json *j, size_t at) {
    const uint64_t high = UINT64_C(0x8080808080808080), to_high = UINT64_C(0x6060606060606060);
    while (ODD_QUICK && at + ODD_WORD_BYTES <= j->len) {
        uint64_t word = odd_word_at(j->text + at);
        uint64_t marks = ~(((word & ~high) + to_high) | word) & high; /* control characters */
        marks |= odd_word_marks(word, '"') | odd_word_marks(word, '\\') | (j->strict ? word & high : 0);
        if (marks != 0)
            return at + odd_word_before(marks);
        at += ODD_WORD_BYTES;
    }
    for (; at < j->len; at++) {
        unsigned char c = (unsigned char)j->text[at];
        if (c < ' ' || c == '"' || c == '\\' || (c >= 0x80 && j->strict))
            break;
    }
    return at;
}

/* Skips a string; *escapes is whether it has any. Its contents are [*from, *to). */
static bool scan_text(odd_json *j, size_t *from, size_t *to, bool *escapes) {
    size_t at = j->here.at + 1;
    *from = at;
    *escapes = false;
    for (;;) {
        j->here.at = at = skip_plain(j, at);
        if (at >= j->len)
            return breaks(j, "the text ends inside a string");
        unsigned char c = (unsigned char)j->text[at];
        uint32_t meant;
        if (c == '"') {
            *to = j->here.at++;
            return true;
        }
        if (c < ' ')
            return breaks(
                j, "unterminated string: expected \" before the end of the line (\\n stands for a new line)");
        size_t len =
            c == '\\' ? read_escape(j, at, &meant) : odd_utf8_next(&meant, j->text + at, j->len - at);
        if (len == 0)
            return breaks(
                j, "invalid escape: expected \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits");
        if (c >= 0x80 && meant == ODD_UTF8_REPLACEMENT && len == 1)
            return breaks(j, "a byte that is not UTF-8");
        *escapes = *escapes || c == '\\';
        at += len;
    }
}

static odd_text read_string(odd_json *j) {
    size_t from = 0, to = 0, len = 0;
    bool escapes;
    if (!scan_text(j, &from, &to, &escapes))
        return (odd_text){0};
    if (!escapes || j->arena == NULL)
        return (odd_text){j->text + from, to - from};
    char *plain = odd_arena_take(j->arena, to - from, 1); /* no escape is shorter than what it means */
    for (size_t at = from; plain != NULL && at < to;) {
        uint32_t c;
        if (j->text[at] != '\\') {
            plain[len++] = j->text[at++];
            continue;
        }
        at += read_escape(j, at, &c);
        len += odd_utf8_put(plain + len, c);
    }
    return (odd_text){plain, len};
}

/* ---- Numbers and words ------------------------------------------------------------------------- */

static bool skip_digits(odd_json *j) {
    size_t start = j->here.at;
    while (odd_is_digit(peek(j)))
        j->here.at++;
    return j->here.at > start;
}

static bool scan_number(odd_json *j) {
    static const char why[] = "expected a number like 12, -12.5 or 1e3";
    if (peek(j) == '-')
        j->here.at++;
    if (peek(j) == '0')
        j->here.at++;
    else if (!skip_digits(j))
        return breaks(j, why);
    if (peek(j) == '.') {
        j->here.at++;
        if (!skip_digits(j))
            return breaks(j, why);
    }
    if (odd_lower(peek(j)) == 'e') {
        j->here.at++;
        if (peek(j) == '+' || peek(j) == '-')
            j->here.at++;
        if (!skip_digits(j))
            return breaks(j, why);
    }
    return true;
}

/* true, false, null, or a number. */
static bool scan_plain(odd_json *j) {
    static const char *const words[] = {"true", "false", "null"};
    odd_scan s = {j->text, j->len, j->here.at};
    if (odd_jsonin_peek(j) == 0)
        return scan_number(j);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (odd_scan_bytes(&s, words[i])) {
            j->here.at = s.at;
            return true;
        }
    return breaks(j, "expected a value: a string, a number, {, [, true, false or null");
}

/* ---- Objects and arrays ------------------------------------------------------------------------ */

bool odd_jsonin_enter(odd_json *j, char bracket) {
    if (odd_jsonin_peek(j) != bracket) {
        odd_jsonin_skip(j);
        return false;
    }
    if (j->depth == (j->strict ? ODD_JSON_DEPTH_STRICT : ODD_JSON_DEPTH))
        return breaks(j, j->strict ? "nested too deeply: at most 2048 levels"
                                   : "nested too deeply: at most 64 levels");
    j->depth++;
    j->here.at++;
    j->first = true;
    return true;
}

/* Steps to the next thing in an object or array, or out of it. */
static bool step(odd_json *j, char closing, const char *why) {
    bool first = j->first;
    skip_blanks(j);
    j->first = false;
    if (j->broken != NULL)
        return false;
    if (peek(j) == closing) {
        j->here.at++;
        j->depth--;
        return false;
    }
    if (first)
        return true;
    if (peek(j) != ',')
        return breaks(j, why);
    j->here.at++;
    skip_blanks(j);
    return true;
}

/* Skips the colon after the name of a member, and the blanks around it. */
static bool skip_colon(odd_json *j) {
    skip_blanks(j);
    if (peek(j) != ':')
        return breaks(j, "expected a colon after the name of a member");
    j->here.at++;
    skip_blanks(j);
    return j->broken == NULL;
}

static bool starts_name(odd_json *j) {
    return peek(j) == '"' || breaks(j, "expected the name of a member in quotes");
}

bool odd_jsonin_member(odd_json *j, odd_text *name) {
    if (!step(j, '}', "expected a comma and the next member, or }") || !starts_name(j))
        return false;
    *name = read_string(j);
    return skip_colon(j);
}

bool odd_jsonin_item(odd_json *j) {
    return step(j, ']', "expected a comma and the next value, or ]");
}

odd_text odd_jsonin_text(odd_json *j) {
    int kind = odd_jsonin_peek(j);
    if (kind == '"')
        return read_string(j);
    if (kind == '{' || kind == '[') {
        odd_jsonin_skip(j);
        return (odd_text){0};
    }
    size_t start = j->here.at;
    if (!scan_plain(j) || kind == 'n')
        return (odd_text){0};
    return (odd_text){j->text + start, j->here.at - start};
}

/* A value that is neither an object nor an array. */
static bool skip_simple(odd_json *j, int kind) {
    size_t from, to;
    bool escapes;
    return kind == '"' ? scan_text(j, &from, &to, &escapes) : scan_plain(j);
}

void odd_jsonin_skip(odd_json *j) {
    enum { BITS = 64 };
    /* A bit a level: whether it is an object, or an array */
    uint64_t object[ODD_JSON_DEPTH_STRICT / BITS + 1] = {0};
    int outer = j->depth;
    do {
        int kind = odd_jsonin_peek(j);
        if (kind == '{' || kind == '[') {
            if (!odd_jsonin_enter(j, (char)kind))
                return;
            uint64_t bit = UINT64_C(1) << j->depth % BITS;
            object[j->depth / BITS] = (object[j->depth / BITS] & ~bit) | (kind == '{' ? bit : 0);
        } else if (!skip_simple(j, kind)) {
            return;
        }
        while (j->depth > outer && !step(j, object[j->depth / BITS] >> j->depth % BITS & 1 ? '}' : ']',
                                         "expected a comma, or the end"))
            if (j->broken != NULL)
                return;
        if (j->depth > outer && (object[j->depth / BITS] >> j->depth % BITS & 1) != 0 &&
            (!starts_name(j) || !skip_simple(j, '"') || !skip_colon(j)))
            return;
    } while (j->depth > outer);
}

void odd_jsonin_finish(odd_json *j) {
    skip_blanks(j);
    if (j->broken == NULL && j->here.at < j->len)
        breaks(j, "expected the end of the text after the value");
}

int odd_jsonin_column(odd_jsonin_bookmark *mark, const odd_json *j, odd_jsonin_place place) {
    if (mark->column == 0 || mark->place.start != place.start || mark->place.at > place.at)
        *mark = (odd_jsonin_bookmark){.place = {place.line, place.start, place.start}, .column = 1};
    for (; mark->place.at < place.at; mark->place.at++)
        mark->column += ((unsigned char)j->text[mark->place.at] & 0xC0) != 0x80;
    return mark->column;
}
