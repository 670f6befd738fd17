/* Text that is put together quickly and printed in large pieces: what the command adds to base/out.h. Knows nothing
 * about bridge. */
#ifndef ODD_CLI_STANDARD_OUTPUT_H
#define ODD_CLI_STANDARD_OUTPUT_H

#include <string.h>

#include "cli/cli.h"
#include "platform/heap_memory.h"
#include "report/columns.h"

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

/* Whether odd_out_csv is to write raw fields. */
void odd_csv_keep_raw(void);
bool odd_csv_is_raw(void);

/* Prints what there is, and is empty then. The second form does so only when it is worth while. */
void odd_out_flush(odd_out *o);
static inline void odd_out_flush_some(odd_out *o) {
    if (o->len >= 1 << 16)
        odd_out_flush(o);
}

#endif
