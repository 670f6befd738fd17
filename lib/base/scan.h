/* Reading text: a cursor over bytes that never runs past their end, lines, and words that are alike. Knows nothing about
 * bridge. */
#ifndef ODD_BASE_SCAN_H
#define ODD_BASE_SCAN_H

#include "base/text.h"

typedef struct odd_scan {
    const char *text;
    size_t len;
    size_t at;
} odd_scan;

static inline bool odd_scan_end(const odd_scan *s) {
    return s->at >= s->len;
}

/* The byte under the cursor, NUL at the end. */
static inline char odd_scan_peek(const odd_scan *s) {
    return s->at < s->len ? s->text[s->at] : '\0';
}

/* Steps over blanks, tabs, line ends and no-break spaces; says whether there were any. */
bool odd_scan_blanks(odd_scan *s);

/* Steps over word if it stands here, in upper or lower case. Word is lower-case ASCII. */
bool odd_scan_word(odd_scan *s, const char *word);

/* The same for a word of its own: steps over it and the blanks behind it, one of which or the end must follow. */
bool odd_scan_whole(odd_scan *s, const char *word);

/* Steps over exactly these bytes. */
bool odd_scan_bytes(odd_scan *s, const char *bytes);

/* Steps over digits: their number, which stops growing at 999999999, or -1 if there are none. */
int odd_scan_number(odd_scan *s);

/* How many bytes from here on are letters, or digits, or parts of one other character. */
size_t odd_scan_token(const odd_scan *s);

/* How many of these bytes may be quoted in a message: whole characters, none that control a terminal,
 * and not too many. */
size_t odd_scan_quotable(const char *text, size_t len);

/* The column of a byte, in characters, from 1. */
int odd_scan_column(const odd_scan *s, size_t at);

/* A text, line by line. */
typedef struct odd_lines {
    const char *text;
    size_t len;
    size_t at; /* where the next line begins */
    int line;  /* the number of the one that was read last */
} odd_lines;

/* The next line, without its end (LF or CR LF) and without a comment, which '#' starts. False if there is none. */
bool odd_lines_next(odd_lines *lines, odd_scan *line);

/* The one of count words that was most likely meant, without regard to case: one slip away, or two in
 * a long word. NULL if there is none or if two are as likely. */
const char *odd_suggest(const char *text, size_t len, const char *const *words, size_t count);

#endif
