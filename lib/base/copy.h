/* Copying memory. A freestanding C has no string.h, and gcc then takes memcpy for any function; the
 * built-in one is a few instructions where the size is known. */
#ifndef ODD_BASE_COPY_H
#define ODD_BASE_COPY_H

#include <stddef.h>

static inline void odd_copy(void *restrict to, const void *restrict from, size_t bytes) {
#if defined(__GNUC__)
    __builtin_memcpy(to, from, bytes);
#else
    unsigned char *t = to;
    for (const unsigned char *f = from; bytes > 0; bytes--)
        *t++ = *f++;
#endif
}

#endif
