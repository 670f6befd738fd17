/* Text that is put together quickly and printed in large pieces: what the command adds to view/out.h. Knows nothing
 * about bridge. */
#ifndef ODD_CLI_OUT_H
#define ODD_CLI_OUT_H

#include <string.h>

#include "cli/cli.h"
#include "host/memory.h"
#include "view/out.h"

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

/* Text that people wrote: for a terminal; as a field of RFC 4180. What is no UTF-8, or must not be there, becomes
 * U+FFFD. */
void odd_out_safe(odd_out *o, odd_text text);
void odd_out_csv(odd_out *o, odd_text text);

static inline bool odd_is_control(uint32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/* Prints what there is, and is empty then. The second form does so only when it is worth while. */
void odd_out_flush(odd_out *o);
static inline void odd_out_flush_some(odd_out *o) {
    if (o->len >= 1 << 16)
        odd_out_flush(o);
}

#endif
