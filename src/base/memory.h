/* Copying memory. A freestanding C has no string.h, but every compiler has this, and makes a few
 * instructions of it where the size is known. */
#ifndef ODD_BASE_MEMORY_H
#define ODD_BASE_MEMORY_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t bytes);

#endif
