/* The quick way to read a result, for the readers of logs and files. */
#ifndef ODD_TEXT_NOTATION_H
#define ODD_TEXT_NOTATION_H

#include "oddtrick.h"

/* Reads a result in the form that nearly all have - 4SX N +1, 3NTW-2 - at the start of the text, and how
 * many bytes it has. False if it is in any other form, or wrong: then odd_result_scan decides. */
bool odd_result_plain(odd_result *out, const char *text, size_t len, size_t *used);

#endif
