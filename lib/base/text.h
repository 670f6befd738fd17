/* Text: slices of bytes, ASCII letters and digits, characters of UTF-8, cells of spreadsheets, and a cursor that reads. A slice
 * (odd_text) is a pointer and a length; it does not own its bytes and is not NUL-terminated. Knows nothing about bridge. */
#ifndef ODD_BASE_TEXT_H
#define ODD_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/bits.h"
#include "oddtrick.h"

/* ---- Characters of ASCII: what is a letter must not depend on where the program runs --------------- */

static inline bool odd_is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool odd_is_digit(char c) {
    return c >= '0' && c <= '9';
}

static inline char odd_lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* ---- Slices ------------------------------------------------------------------------------------ */

/* Whether the compiler knows the length of a text. A freestanding C has no strlen for other texts. */
#define ODD_IS_LITERAL(text) __builtin_constant_p(__builtin_strlen(text))

/* Returns the number of bytes before the NUL. */
size_t odd_text_length(const char *text);

/* Returns a NUL-terminated text as a slice. Always inlined, because the compiler knows the length of a literal. */
static inline __attribute__((always_inline)) odd_text odd_text_of(const char *text) {
    return (odd_text){text, ODD_IS_LITERAL(text) ? __builtin_strlen(text) : odd_text_length(text)};
}

/* Returns the rest of a text after so many bytes, which it must have. */
static inline odd_text odd_text_from(odd_text text, size_t bytes) {
    return bytes == 0 ? text : (odd_text){text.text + bytes, text.len - bytes}; /* NULL + 0 is not defined */
}

/* Returns whether two texts are equal, byte for byte. */
static inline bool odd_text_same(odd_text a, odd_text b) {
    size_t at = 0;
    if (a.len != b.len)
        return false;
    if (ODD_QUICK && a.len >= ODD_WORD_BYTES) {
        for (; at + ODD_WORD_BYTES < a.len; at += ODD_WORD_BYTES)
            if (odd_word_at(a.text + at) != odd_word_at(b.text + at))
                return false;
        at = a.len - ODD_WORD_BYTES;
        return odd_word_at(a.text + at) == odd_word_at(b.text + at);
    }
    while (at < a.len && a.text[at] == b.text[at])
        at++;
    return at == a.len;
}

/* Returns a number below 0, 0 or above 0, in the order of the bytes; a text comes before those that begin with it. */
int odd_text_compare(odd_text a, odd_text b);

/* Returns whether a text begins with another one, byte for byte. */
bool odd_text_begins(odd_text text, const char *with);

/* Returns whether two texts are equal except for the case of ASCII letters. */
bool odd_same_letters(odd_text a, odd_text b);

/* Returns whether a text is this word, in any case. */
bool odd_text_is(odd_text text, const char *word);

/* Returns which of some words a text is, from 0, in any case; -1: none. The words are in one text: "pass|passed out". */
int odd_text_among(odd_text text, const char *words);

/* Returns a text without blanks, tabs, line ends and no-break spaces before it, and without blanks and control characters
 * after it. */
odd_text odd_text_trim(odd_text text);

/* Removes the first line from a text, and returns it without its LF; an empty line for an empty text. */
odd_text odd_text_line(odd_text *rest);

/* ---- Characters of UTF-8 ------------------------------------------------------------------------ */

#define ODD_UTF8_REPLACEMENT UINT32_C(0xFFFD)

/* Reads the character at the start of a text of at least one byte. Returns its number of bytes. An invalid byte is one byte
 * and U+FFFD. */
size_t odd_utf8_next(uint32_t *c, const char *text, size_t len);

/* Writes a character, at most four bytes. Returns its number of bytes. */
size_t odd_utf8_put(char *text, uint32_t c);

/* Returns whether this is a control character: a terminal acts on it instead of showing it. */
static inline bool odd_is_control(uint32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/* Returns whether a character changes the direction or the line of the text around it, so that a name can look like another
 * one: line and paragraph separators, embeddings, overrides and isolates. */
static inline bool odd_is_override(uint32_t c) {
    return (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/* Returns the character of a byte in Windows-1252, of which Latin-1 is a part; U+FFFD if it is unassigned. */
uint32_t odd_windows_1252(unsigned char byte);

/* ---- Cells of spreadsheets ---------------------------------------------------------------------- */

/* Returns whether a spreadsheet that opens a CSV file would evaluate this cell instead of showing it: it begins with = + -
 * @, a tab or a carriage return, is longer than that, and is not a number. Writers put an apostrophe before such a cell. A
 * cell that already has apostrophes before such a beginning counts too, so that odd_cell_without_guard restores exactly what
 * was written. */
bool odd_cell_is_formula(odd_text cell);

/* Returns the cell without the apostrophe that a writer put before a formula; any other cell unchanged. */
odd_text odd_cell_without_guard(odd_text cell);

/* ==== Reading text: a cursor over bytes that never runs past their end, lines, and words that are alike. */

typedef struct odd_scan {
    const char *text;
    size_t len;
    size_t at;
} odd_scan;

static inline bool odd_scan_end(const odd_scan *s) {
    return s->at >= s->len;
}

/* Returns the byte at the cursor, NUL at the end. */
static inline char odd_scan_peek(const odd_scan *s) {
    return s->at < s->len ? s->text[s->at] : '\0';
}

/* Skips blanks, tabs, line ends and no-break spaces. Returns whether there were any. */
bool odd_scan_blanks(odd_scan *s);

/* Skips a word if it is here, in upper or lower case. The word is lower-case ASCII. */
bool odd_scan_word(odd_scan *s, const char *word);

/* The same for a whole word: skips it and the blanks after it; a blank or the end must follow. */
bool odd_scan_whole(odd_scan *s, const char *word);

/* Skips exactly these bytes. Returns whether they are here. */
bool odd_scan_bytes(odd_scan *s, const char *bytes);

/* Skips digits and returns their number, which stops growing at 999999999; -1 if there are none. */
int odd_scan_number(odd_scan *s);

/* Returns how many bytes from here on are letters, or digits, or parts of one other character. */
size_t odd_scan_token(const odd_scan *s);

/* Returns how many of these bytes may be quoted in a message: whole characters, none that control a terminal, and not too
 * many. */
size_t odd_scan_quotable(const char *text, size_t len);

/* Returns the column of a byte, in characters, from 1. */
int odd_scan_column(const odd_scan *s, size_t at);

/* A text, line by line. */
typedef struct odd_lines {
    const char *text;
    size_t len;
    size_t at; /* where the next line begins */
    int line;  /* the number of the last line */
} odd_lines;

/* The mark with which some editors begin a text in UTF-8. It is no part of the first line. */
#define ODD_BYTE_ORDER_MARK "\xEF\xBB\xBF"

/* Returns a text without the mark. */
static inline odd_text odd_text_unmarked(odd_text text) {
    bool marked = odd_text_begins(text, ODD_BYTE_ORDER_MARK);
    return marked ? odd_text_from(text, sizeof ODD_BYTE_ORDER_MARK - 1) : text;
}

/* Reads the next line, without its end (LF or CR LF) and without a comment, which '#' starts. Returns false after the last. */
bool odd_lines_next(odd_lines *lines, odd_scan *line);

/* Returns the one of count words that was most likely meant, in any case: one slip away, or two in a long word. NULL if
 * there is none, or if two are equally likely. */
const char *odd_suggest(const char *text, size_t len, const char *const *words, size_t count);

#endif
