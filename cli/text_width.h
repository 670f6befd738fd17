/* How many columns of a terminal text takes. Knows nothing about bridge. */
#ifndef ODD_CLI_TEXT_WIDTH_H
#define ODD_CLI_TEXT_WIDTH_H

#include <stddef.h>
#include <stdint.h>

/* 0 for what stands over or joins the character before, 2 for Chinese, Japanese, Korean and emoji, else 1. */
int odd_char_width(uint32_t c);

int odd_bytes_width(const char *text, size_t len);
int odd_text_width(const char *text);

/* How many of the bytes fit into so many columns, whole characters with all that stands over them; *width is
 * set to the columns that they take. */
size_t odd_bytes_fit(const char *text, size_t len, int columns, int *width);

#endif
