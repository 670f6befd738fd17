/* Text that is put together quickly and printed in large pieces. Knows nothing about bridge. */
#ifndef ODD_CLI_OUT_H
#define ODD_CLI_OUT_H

#include <string.h>

#include "cli/cli.h"

/* All zero is an empty one. */
typedef struct odd_out {
    char *text;
    size_t len, cap;
} odd_out;

/* Makes room for so many more bytes. Ends the program if there is no memory. */
void odd_out_room(odd_out *o, size_t more);

/* Up to 32 bytes, in two moves that may overlap: a call would cost more than the copy. */
static inline void odd_copy_short(char *to, const char *from, size_t len) {
    if (len >= 16) {
        memcpy(to, from, 16);
        memcpy(to + (len - 16), from + (len - 16), 16);
    } else if (len >= 8) {
        memcpy(to, from, 8);
        memcpy(to + (len - 8), from + (len - 8), 8);
    } else if (len >= 4) {
        memcpy(to, from, 4);
        memcpy(to + (len - 4), from + (len - 4), 4);
    } else {
        for (size_t i = 0; i < len; i++)
            to[i] = from[i];
    }
}

static inline void odd_out_bytes(odd_out *o, const char *bytes, size_t len) {
    if (o->cap - o->len < len)
        odd_out_room(o, len);
    if (len <= 32)
        odd_copy_short(o->text + o->len, bytes, len);
    else
        memcpy(o->text + o->len, bytes, len);
    o->len += len;
}

static inline void odd_out_char(odd_out *o, char c) {
    if (o->cap == o->len)
        odd_out_room(o, 1);
    o->text[o->len++] = c;
}

static inline void odd_out_text(odd_out *o, const char *text) {
    odd_out_bytes(o, text, strlen(text));
}

void odd_out_int(odd_out *o, int64_t value);

/* Blanks; mostly a few, which are written in one move. */
static inline void odd_out_pad(odd_out *o, int columns) {
    if (columns <= 0)
        return;
    size_t room = columns < 16 ? 16 : (size_t)columns;
    if (o->cap - o->len < room)
        odd_out_room(o, room);
    if (columns <= 16)
        memcpy(o->text + o->len, "                ", 16);
    else
        memset(o->text + o->len, ' ', (size_t)columns);
    o->len += (size_t)columns;
}

void odd_out_format(odd_out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Text in a colour, and in plain where there are none. */
void odd_out_paint(odd_out *o, odd_paint paint, const char *text);

/* Text that people wrote: for a terminal; as a JSON string; as a field of RFC 4180. What is no UTF-8, or must not
 * be there, becomes U+FFFD. */
void odd_out_safe(odd_out *o, odd_text text);
void odd_out_json(odd_out *o, odd_text text);
void odd_out_csv(odd_out *o, odd_text text);

/* For other kinds of text: what a character is written as, NULL for itself. Letters and digits always are. */
#define ODD_REPLACEMENT "\xEF\xBF\xBD"
typedef const char *(*odd_instead)(uint32_t c);
void odd_out_with(odd_out *o, odd_text text, odd_instead instead);

static inline bool odd_is_control(uint32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/* Prints what there is, and is empty then. The second form does so only when it is worth while. */
void odd_out_flush(odd_out *o);
static inline void odd_out_flush_some(odd_out *o) {
    if (o->len >= 1 << 16)
        odd_out_flush(o);
}

void odd_out_free(odd_out *o);

#endif
