/* Filling an odd_error. Knows nothing about bridge. */
#ifndef ODD_BASE_ERROR_H
#define ODD_BASE_ERROR_H

#include "oddtrick.h"

/* Fills *error, if there is one, and returns code. */
int odd_fail(odd_error *error, int code, int line, int column, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

#endif
