/* What is printed below the standings, and on score cards. */
#ifndef ODD_CLI_STANDINGS_FOOT_H
#define ODD_CLI_STANDINGS_FOOT_H

#include "cli/event_command.h"

/* The matches and the penalties of all, or of one contestant. */
void odd_print_matches(odd_view *v, uint32_t who);
void odd_print_penalties(odd_view *v, uint32_t who);

#endif
