/* Quick ways to read a result, for the readers of logs and files. */
#ifndef ODD_LOG_NOTATION_H
#define ODD_LOG_NOTATION_H

#include "base/scan.h"
#include "oddtrick.h"

/* Reads a result in the form that nearly all have - 4SX N +1, 3NTW-2 - at the start of the text, and how
 * many bytes it has. False if it is in any other form, or wrong: then odd_result_scan decides. */
bool odd_result_plain(odd_result *out, const char *text, size_t len, size_t *used);

/* Reads a result whose contract - 4SX - is one text and whose declarer and outcome - N +1 - are another, which
 * begins with a blank. Sets the tricks to those that make the contract, and over to the ones above them or, as
 * a negative number, below: so that each text has a meaning of its own. False if it is in any other form. */
bool odd_result_parts(odd_result *out, int *over, const char *contract, size_t contract_len, const char *rest,
                      size_t rest_len);

#endif
