/* Text that is put together quickly, in memory that grows. Knows nothing about bridge, nor where memory comes from:
 * whoever links it has odd_out_room. */
#ifndef ODD_BASE_OUT_H
#define ODD_BASE_OUT_H

#include <stddef.h>
#include <stdint.h>

#include "base/copy.h"
#include "base/quick.h"
#include "oddtrick.h"

/* All zero is an empty one. */
typedef struct odd_out {
    char *text;
    size_t len, cap;
    void (*spill)(struct odd_out *o); /* sends on what there is, and empties it; NULL: all of it is kept */
} odd_out;

/* Makes room for so many more bytes; does not return where there is no memory. The front end's: the command has a
 * heap, the page an arena. */
void odd_out_room(odd_out *o, size_t more);

/* Between two parts of a long text: what there is so far may be sent on, when it is worth while. */
static inline void odd_out_spill(odd_out *o) {
    enum { WORTH_WHILE = 1 << 16 };
    if (o->spill != NULL && o->len >= WORTH_WHILE)
        o->spill(o);
}

/* Up to 32 bytes, in two moves that may overlap: a call would cost more than the copy. */
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
    if (o->cap - o->len <= len) /* also for nothing, since there is no place in no memory */
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

/* The compiler knows the length of what is written out in the source; so always in line. */
static inline __attribute__((always_inline)) odd_text odd_text_of(const char *text) {
    return (odd_text){text, __builtin_strlen(text)};
}

static inline bool odd_text_same(odd_text a, odd_text b) {
    size_t at = 0;
    while (at < a.len && at < b.len && a.text[at] == b.text[at])
        at++;
    return at == a.len && at == b.len;
}

static inline void odd_out_text(odd_out *o, const char *text) {
    odd_out_bytes(o, text, odd_text_of(text).len);
}

void odd_out_int(odd_out *o, int64_t value);

/* Words and numbers in between: knows what base/writer.h knows. */
void odd_out_words(odd_out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Text that people wrote, as a JSON string. Bytes that are not UTF-8 become U+FFFD; controls and characters that turn the
 * direction of text are escaped. */
void odd_out_json(odd_out *o, odd_text text);

/* For other kinds of text: what a character is written as, which may be put together in room; NULL for the character
 * itself. Letters and digits are always written as themselves. */
#define ODD_REPLACEMENT "\xEF\xBF\xBD"
enum { ODD_INSTEAD_MAX = 12 };
typedef const char *(*odd_instead)(uint32_t c, char room[ODD_INSTEAD_MAX]);
void odd_out_with(odd_out *o, odd_text text, odd_instead instead);

#endif
