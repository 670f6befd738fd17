/* Sheets in other languages than English: headings, contracts and seats. */
#ifndef ODD_EXCHANGE_CSV_GRID_WORDS_H
#define ODD_EXCHANGE_CSV_GRID_WORDS_H

#include "exchange/csv/grid_read.h"

/* The languages that a simplified heading is of, a bit each, and what it means; 0 if it is none. */
unsigned odd_heading_foreign(odd_text name, odd_heading *heading);

/* Finds out what the letters of contracts mean, by the headings and by all contracts: false, and said, if that cannot be
 * told. The rows are those below the headings; `here` is room for where the reader is. */
bool odd_sheet_learn(odd_sheet *sheet, odd_rows *here);

/* A contract with the letters that English has: 4P becomes 4S, 3SA 3NT. Written to `room` if it is another one. */
odd_text odd_sheet_translate(const odd_sheet *sheet, odd_text contract, char *room, size_t cap);

/* The same of a card: CK is the king of hearts where C is hearts. Ranks are as English has them. */
odd_text odd_sheet_translate_card(const odd_sheet *sheet, odd_text card, char *room, size_t cap);

/* A seat in the language of the headings: O is East in German, and West in French. The same text if it is none. */
odd_text odd_sheet_foreign_seat(const odd_sheet *sheet, odd_text cell);

#endif
