/* Writing text: into buffers that grow, into buffers of fixed size, and into errors. Knows nothing about
 * bridge, nor where memory comes from: the creator of a growing buffer supplies a function for it. */
#ifndef ODD_BASE_OUT_H
#define ODD_BASE_OUT_H

#include <stdarg.h>

#include "base/text.h"

/* ---- Text buffers that grow ---------------------------------------------------------------------- */

/* Makes room for at least `more` bytes after the text. */
void odd_out_room(odd_out *o, size_t more);

/* Called between two parts of a long text: the text so far may be passed on, if that is worth while. */
static inline void odd_out_spill(odd_out *o) {
    enum { WORTH_WHILE = 1 << 16 };
    if (o->spill != NULL && o->len >= WORTH_WHILE)
        o->spill(o);
}

/* Copies up to 32 bytes, in two moves that may overlap: a call would cost more than the copy. */
static inline void odd_copy_short(char *to, const char *from, size_t len) {
    if (len >= 16) {
        odd_copy(to, from, 16);
        odd_copy(to + (len - 16), from + (len - 16), 16);
    } else if (len >= 8) {
        odd_copy(to, from, 8);
        odd_copy(to + (len - 8), from + (len - 8), 8);
    } else if (len >= 4) {
        odd_copy(to, from, 4);
        odd_copy(to + (len - 4), from + (len - 4), 4);
    } else {
        for (size_t i = 0; i < len; i++)
            to[i] = from[i];
    }
}

static inline void odd_out_bytes(odd_out *o, const char *bytes, size_t len) {
    if (o->cap - o->len <= len) /* also if len is 0, so that text is not NULL */
        odd_out_room(o, len + 1);
    if (ODD_QUICK && len <= 32)
        odd_copy_short(o->text + o->len, bytes, len);
    else
        odd_copy(o->text + o->len, bytes, len);
    o->len += len;
}

static inline void odd_out_char(odd_out *o, char c) {
    if (o->cap == o->len)
        odd_out_room(o, 1);
    o->text[o->len++] = c;
}

void odd_out_string(odd_out *o, const char *text);

static inline __attribute__((always_inline)) void odd_out_text(odd_out *o, const char *text) {
    if (ODD_IS_LITERAL(text))
        odd_out_bytes(o, text, __builtin_strlen(text));
    else
        odd_out_string(o, text);
}

void odd_out_int(odd_out *o, int64_t value);

/* Writes words with numbers, in the formats of odd_put_format. */
void odd_out_words(odd_out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* For other kinds of text: returns the replacement of a character, which may be composed in room; NULL for the character
 * itself. Letters and digits are never replaced. */
#define ODD_REPLACEMENT "\xEF\xBF\xBD"
enum { ODD_INSTEAD_MAX = 12 };
typedef const char *(*odd_instead)(uint32_t c, char room[ODD_INSTEAD_MAX]);
void odd_out_with(odd_out *o, odd_text text, odd_instead instead);

/* ---- JSON (json_write.c): the only writer; base/json.h is the only reader --------------------------- */

/* Writes text that people wrote as a JSON string. Bytes that are not UTF-8 become U+FFFD; control characters and characters
 * that change the direction of text are escaped. */
void odd_out_json(odd_out *o, odd_text text);

/* Writes a part of such a string, between its quotes. */
void odd_out_json_part(odd_out *o, odd_text text);

/* Writes the comma before a member of an object, unless the member is the first or is on a new line. */
void odd_json_comma(odd_out *o);

/* Write a member of an object: its comma, the key, and the value. */
void odd_json_key(odd_out *o, const char *key);
void odd_json_member(odd_out *o, const char *key, odd_text value);
void odd_json_word(odd_out *o, const char *key, const char *value);
void odd_json_int(odd_out *o, const char *key, int64_t value);
void odd_json_bool(odd_out *o, const char *key, bool value);
void odd_json_null(odd_out *o, const char *key);

/* Begins a member that is an object, a list or a string: "key":{ or "key":[ or "key":" */
void odd_json_open(odd_out *o, const char *key, char bracket);

/* Comes before an element of a list. */
void odd_json_next(odd_out *o);

/* Starts a new line for the next member or element, indented by so many blanks, with the comma before it. */
void odd_json_line(odd_out *o, int blanks);

/* The same for an element of a list whose first element is on the line of the bracket. */
void odd_json_row(odd_out *o);

/* ---- A bounded writer: what does not fit is counted but not written, so that the caller learns the length it needed ---- */

typedef struct odd_writer {
    char *buf;
    size_t cap;       /* bytes in buf, including the final NUL; 0: count only */
    size_t len;       /* length of the text so far, whether it was written or not */
    odd_marks *marks; /* of the values of formats; NULL: not wanted */
} odd_writer;

/* Clears the buffer. */
odd_writer odd_writer_on(char *buf, size_t cap);

/* Each function keeps the text NUL-terminated, and never splits a UTF-8 character. */
void odd_put_char(odd_writer *w, char c);
void odd_put_text(odd_writer *w, const char *text);
void odd_put_bytes(odd_writer *w, const char *bytes, size_t len);
void odd_put_int(odd_writer *w, int value);

/* Supports %s %d %c %.*s and %%; and %p, the message of an error (as const void *) with its values. */
void odd_put_format(odd_writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
void odd_put_vformat(odd_writer *w, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

/* ---- Messages ---------------------------------------------------------------------------------- */

/* Returns a writer of a message that marks its values. Clears both. */
odd_writer odd_message_on(char *buf, size_t cap, odd_marks *marks);

/* Adds a clause to a message. It is translated by itself, and is a value of the message. */
void odd_put_clause(odd_writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Fills *error, unless it is NULL, and returns code. */
int odd_fail(odd_error *error, int code, int line, int column, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* Writes the message of an error. */
void odd_error_say(odd_error *error, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

/* ==== Moments as text: 2026-11-20T22:00Z. No clock is known here. */

enum { ODD_MOMENT_MAX = 32 };

/* Reads a date and a time of day with Z, for UTC, or with its distance from UTC: 2026-11-20T22:00Z, 2026-11-20T23:00:30+01:00.
 * Sets *seconds, since the beginning of 1970; false if it is anything else. The years are 1970 to 9999. */
bool odd_moment_read(odd_text text, int64_t *seconds);

/* Writes it in UTC, with seconds only where it has some. `between` stands between date and time, and behind is what follows: 'T' and
 * "Z" as in a log, ' ' and " UTC" for people. */
void odd_moment_write(odd_writer *w, int64_t seconds, char between, const char *behind);

#endif
