/* Characters of UTF-8. Knows nothing about bridge. */
#ifndef ODD_BASE_UTF8_H
#define ODD_BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

#define ODD_UTF8_REPLACEMENT UINT32_C(0xFFFD)

/* The character at the start of a text of at least one byte, and how many bytes it has. What is no UTF-8 is
 * one byte and U+FFFD. */
size_t odd_utf8_next(uint32_t *c, const char *text, size_t len);

#endif
