/* A table in LIN that stands beside a result in a file of another format, as RealBridge writes it into USEBIO. Of LIN, other
 * formats know no more. */
#ifndef ODD_EXCHANGE_EMBEDDED_LIN_H
#define ODD_EXCHANGE_EMBEDDED_LIN_H

#include "record/file_format.h"

typedef struct odd_lin odd_lin;

/* Reads the table of a board, at that line of the file; false if there are neither hands nor calls in it. The reader is made
 * the first time. */
bool odd_lin_beside(odd_lin **reader, const odd_source *in, odd_text lin, int board, uint32_t line);

/* Gives its hands, if there are any; then its calls and cards, which are about the result that was given last. */
bool odd_lin_tell_hands(odd_lin *l, odd_record board);
void odd_lin_tell_play(odd_lin *l, odd_record board);

#endif
