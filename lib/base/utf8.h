/* Characters of UTF-8. Knows nothing about bridge. */
#ifndef ODD_BASE_UTF8_H
#define ODD_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ODD_UTF8_REPLACEMENT UINT32_C(0xFFFD)

/* The character at the start of a text of at least one byte, and how many bytes it has. What is no UTF-8 is
 * one byte and U+FFFD. */
size_t odd_utf8_next(uint32_t *c, const char *text, size_t len);

/* Writes a character, at most four bytes; returns how many. */
size_t odd_utf8_put(char *text, uint32_t c);

/* A control character: a terminal acts on it instead of showing it. */
static inline bool odd_is_control(uint32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

/* A character that changes the direction or the line of the text around it, so that a name can look like another one:
 * line and paragraph separators, embeddings, overrides and isolates. */
static inline bool odd_is_override(uint32_t c) {
    return (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/* The character that a byte is in Windows-1252, of which Latin-1 is a part; U+FFFD if it is none. */
uint32_t odd_windows_1252(unsigned char byte);

#endif
