/* Cells of spreadsheets: which texts a spreadsheet would take for a formula. Knows nothing about bridge. */
#ifndef ODD_BASE_CELL_H
#define ODD_BASE_CELL_H

#include <stdbool.h>

#include "oddtrick.h"

/* Whether a spreadsheet that opens a CSV file would calculate with this cell instead of showing it: it begins with
 * = + - @, a tab or a carriage return, is longer than that, and is not a number. Writers put an apostrophe before such
 * a cell. A cell that already has apostrophes before such a beginning counts too, so that odd_cell_without_guard gives
 * back exactly what was written. */
bool odd_cell_is_formula(odd_text cell);

/* The cell without the apostrophe that a writer put before a formula; any other cell as it is. */
odd_text odd_cell_without_guard(odd_text cell);

#endif
