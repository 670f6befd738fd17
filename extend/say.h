/* Texts inside programs that must go on when memory runs out. */
#ifndef ODD_EXTEND_SAY_H
#define ODD_EXTEND_SAY_H

#include "oddtrick.h"

/* Writes a text into a buffer on the heap, which the caller frees (odd_out_free).
 *   o        set
 *   say      writes it; data is passed to it
 *   returns  false if memory ran out: there is nothing to free then */
bool odd_say(odd_out *o, void (*say)(odd_out *o, const void *data), const void *data);

#endif
