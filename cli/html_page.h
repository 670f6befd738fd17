/* What all pages have in common: the head, and how they look on a screen, in the dark, on a telephone and on
 * paper. Knows nothing about bridge. */
#ifndef ODD_CLI_HTML_PAGE_H
#define ODD_CLI_HTML_PAGE_H

#include "cli/standard_output.h"

/* Opens a page: up to the body, with the style of all pages and then, in parts, the one of this kind. */
void odd_page_open(odd_out *o, odd_text title, const char *const *style, size_t parts);
void odd_page_close(odd_out *o);

/* A name that people gave: whatever it is written in does not upset what stands beside it. */
void odd_page_name(odd_out *o, odd_text name);

#endif
