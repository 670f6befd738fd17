/* The list of other programs' formats. A new format is a row here and a folder beside this file. */
#include "exchange/formats.h"

#ifndef ODD_WITHOUT_DATABASES /* not where no host can read databases, as in a browser */
#define DATABASES(X) X(bws)
#else
#define DATABASES(X)
#endif

/* In the order in which files are tried: if two formats are equally sure that a file is theirs, the first one is used. */
#define FORMATS(X) X(pbn) X(lin) X(usebio) DATABASES(X) X(csv) X(bridgewebs) X(json)

#define DECLARE(name) extern const odd_file_format odd_format_##name;
FORMATS(DECLARE)

#define ADDRESS(name) &odd_format_##name,
static const odd_file_format *const formats[] = {FORMATS(ADDRESS)};

const odd_file_format *odd_foreign_format(int number) {
    return number >= 0 && number < (int)(sizeof formats / sizeof formats[0]) ? formats[number] : NULL;
}
