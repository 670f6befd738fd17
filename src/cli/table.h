/* The rows of the duplicate table, shared by its formats. */
#ifndef ODD_CLI_TABLE_H
#define ODD_CLI_TABLE_H

#include "cli/cli.h"

/* Strains that score alike share a row: clubs and diamonds, hearts and spades, notrump. */
typedef struct odd_family {
    odd_strain strains[2]; /* the second is none for notrump */
} odd_family;

enum { ODD_FAMILIES = 3, ODD_TABLE_CELLS = 6, ODD_UNDERTRICKS = 13 };
extern const odd_family odd_families[ODD_FAMILIES];

/* Undoubled, doubled, redoubled, not vulnerable and then vulnerable: declarer's points for odd tricks
 * made, the defenders' for undertricks. */
void odd_table_made(int cells[ODD_TABLE_CELLS], int level, const odd_family *family, int made);
void odd_table_down(int cells[ODD_TABLE_CELLS], int undertricks);

void odd_table_html(odd_style style);

#endif
