/* The formats of other programs. A browser has them in a module of its own, which is loaded when a file needs it: there
 * wasm/readers.c stands in the place of formats.c. */
#ifndef ODD_EXCHANGE_FORMATS_H
#define ODD_EXCHANGE_FORMATS_H

#include "record/file_format.h"

/* By number, from 0; NULL behind the last. Where two are equally sure that a file is theirs, the first one has it. */
const odd_file_format *odd_foreign_format(int number);

#endif
