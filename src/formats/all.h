/* The formats of other programs. */
#ifndef ODD_FORMATS_ALL_H
#define ODD_FORMATS_ALL_H

#include "core/format.h"

extern const odd_file_format odd_format_bridgewebs;
extern const odd_file_format odd_format_bws;
extern const odd_file_format odd_format_csv;
extern const odd_file_format odd_format_json;
extern const odd_file_format odd_format_lin;
extern const odd_file_format odd_format_pbn;
extern const odd_file_format odd_format_usebio;

#endif
