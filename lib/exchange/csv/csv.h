/* The writer of CSV. */
#ifndef ODD_EXCHANGE_CSV_CSV_H
#define ODD_EXCHANGE_CSV_CSV_H

#include "record/file_format.h"

int odd_csv_write(odd_target *out, const odd_teller *from, odd_error *error);

#endif
