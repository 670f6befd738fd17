/* The reference cards of oddtrick help. */
#ifndef ODD_CLI_HELP_REFERENCE_H
#define ODD_CLI_HELP_REFERENCE_H

#include "cli/cli.h"

typedef struct odd_card {
    const char *name;
    void (*print)(odd_style style);
} odd_card;

extern const odd_card odd_cards[];
extern const size_t odd_card_count;

/* The card of settings, which the library knows. */
void odd_print_settings(void);

/* The card of formats, which it knows, too. */
void odd_print_formats(void);

#endif
