/* Pages about events. */
#ifndef ODD_CLI_EVENT_HTML_H
#define ODD_CLI_EVENT_HTML_H

#include "cli/event_command.h"

/* The page up to its first table, and from its last one on. What is the kind of page: "Standings". */
void odd_html_head(odd_view *v, const char *what);
void odd_html_foot(odd_view *v);

/* Links to the sections of the page that are called so: board-1, board-2 ... */
void odd_html_links(odd_view *v, const char *label, const char *kind, const int *numbers, size_t count);

#endif
