/* Filling an odd_error. */
#include "base/error.h"
#include "base/writer.h"

int odd_fail(odd_error *error, int code, int line, int column, const char *format, ...) {
    if (error == NULL)
        return code;
    error->code = code;
    error->line = line;
    error->column = column;
    odd_writer w = odd_writer_on(error->message, sizeof error->message);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    return code;
}
