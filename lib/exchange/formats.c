/* The list of the formats of other programs: a new one is a row here, and files of its own in this folder. */
#include "exchange/formats.h"

static const odd_file_format *const formats[] = {
    &odd_format_pbn, &odd_format_lin,        &odd_format_usebio,
#ifndef ODD_WITHOUT_DATABASES /* where no host can read them, as in a browser */
    &odd_format_bws,
#endif
    &odd_format_csv, &odd_format_bridgewebs, &odd_format_json,
};

const odd_file_format *odd_foreign_format(int number) {
    return number >= 0 && number < (int)(sizeof formats / sizeof formats[0]) ? formats[number] : NULL;
}
