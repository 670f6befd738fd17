/* The formats of other programs. In a browser they are in a separate module, which is loaded when a file needs
 * it; there, wasm/readers.c takes the place of formats.c. */
#ifndef ODD_EXCHANGE_FORMATS_H
#define ODD_EXCHANGE_FORMATS_H

#include "record/record.h"

/* By number, from 0; NULL after the last. Where two are equally sure that a file is theirs, the first one has it. */
const odd_file_format *odd_foreign_format(int number);

/* ---- LIN in files of other formats ------------------------------------------------------------- */

typedef struct odd_lin odd_lin;

/* Reads the table of a board, at that line of the file; false if there are neither hands nor calls in it. The reader is made
 * the first time. */
bool odd_lin_beside(odd_lin **reader, const odd_source *in, odd_text lin, int board, uint32_t line);

/* Gives its hands, if there are any; then its calls and cards, which are about the result that was given last. */
bool odd_lin_tell_hands(odd_lin *l, odd_record board);
void odd_lin_tell_play(odd_lin *l, odd_record board);

#endif
