/* Writes text buffers to standard output. */
#include <stdarg.h>

#include "cli/files.h"
#include "cli/output.h"

void odd_out_flush(odd_out *o) {
    if (o->len > 0)
        fwrite(o->text, 1, o->len, stdout);
    o->len = 0;
}

void odd_out_format(odd_out *o, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int len = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (len > 0) {
        if (o->cap - o->len <= (size_t)len)
            odd_out_room(o, (size_t)len + 1);
        vsnprintf(o->text + o->len, (size_t)len + 1, format, again);
        o->len += (size_t)len;
    }
    va_end(again);
}

static bool raw_csv;

void odd_csv_keep_raw(void) {
    raw_csv = true;
}

bool odd_csv_is_raw(void) {
    return raw_csv;
}
