/* The formats of other programs. In a browser they are in a separate module, which is loaded when a file needs
 * it; there, wasm/readers.c takes the place of formats.c. */
#ifndef ODD_EXCHANGE_FORMATS_H
#define ODD_EXCHANGE_FORMATS_H

#include "record/record.h"

/* Returns a format by number, from 0; NULL after the last. If two formats match a file equally well, the first one is used. */
const odd_file_format *odd_foreign_format(int number);

/* ---- LIN in files of other formats ------------------------------------------------------------- */

typedef struct odd_lin odd_lin;

/* Reads the table of a board from that line of the file. Returns false if it has neither hands nor calls. The first call
 * creates the reader. */
bool odd_lin_read_table(odd_lin **reader, const odd_source *in, odd_text lin, int board, uint32_t line);

/* Send the hands, if there are any; and the calls and cards, which belong to the last result that was sent. */
bool odd_lin_send_hands(odd_lin *l, odd_record board);
void odd_lin_send_play(odd_lin *l, odd_record board);

#endif
