/* The rows of the duplicate table, shared by its formats. */
#ifndef ODD_REPORT_SCORE_TABLE_H
#define ODD_REPORT_SCORE_TABLE_H

#include "base/out.h"

/* Strains that score alike share a row: clubs and diamonds, hearts and spades, notrump. */
typedef struct odd_family {
    odd_strain strains[2]; /* the second is none for notrump */
} odd_family;

enum { ODD_FAMILIES = 3, ODD_TABLE_CELLS = 6, ODD_UNDERTRICKS = 13, ODD_BID_MAX = 16 };
extern const odd_family odd_families[ODD_FAMILIES];

/* "nv" "nvx" "nvxx" "v" "vx" "vxx": not vulnerable and vulnerable, each undoubled, doubled and redoubled. */
extern const char *const odd_table_keys[ODD_TABLE_CELLS];

/* In that order: declarer's points for odd tricks made, the defenders' for undertricks. */
void odd_table_made(int cells[ODD_TABLE_CELLS], int level, const odd_family *family, int made);
void odd_table_down(int cells[ODD_TABLE_CELLS], int undertricks);

/* "4H/4S" */
void odd_table_bid(char bid[ODD_BID_MAX], int level, const odd_family *family);

/* A list of all rows: {"bid":"4H/4S","result":5,"nv":450,...}, and at its end those with "bid":"down". */
void odd_table_json(odd_out *o);

/* Where a result stands in it: {"bid":"4H/4S","result":5,"cells":["nvx","vx"]}. */
void odd_table_place_json(odd_out *o, odd_result r);

#endif
