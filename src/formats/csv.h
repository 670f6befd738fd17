/* The writer of CSV. */
#ifndef ODD_FORMATS_CSV_H
#define ODD_FORMATS_CSV_H

#include "core/format.h"

int odd_csv_write(odd_target *out, const odd_teller *from, odd_error *error);

#endif
