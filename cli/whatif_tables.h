/* What candidates would change, as tables. */
#ifndef ODD_CLI_WHATIF_TABLES_H
#define ODD_CLI_WHATIF_TABLES_H

#include "cli/event_command.h"
#include "report/desk.h"

/* The tables of a candidate, and that of all together. (whatif_tables.c) */
void odd_whatif_boards(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_standings(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_csv(odd_view *v, const odd_whatif *w);
void odd_whatif_all(odd_view *v, const odd_whatif *w);

#endif
