/* Excel workbooks (.xlsx): the only sheet that is not empty, as CSV. */
#ifndef ODD_PLATFORM_WORKBOOK_H
#define ODD_PLATFORM_WORKBOOK_H

#include "platform/archive.h"

/* Cells are parted by commas, and each row is in the line of its number. Dates are the numbers that Excel keeps. The caller
 * frees it. Several sheets that are not empty are an error that names them. */
int odd_workbook_read(char **out, size_t *out_len, const odd_archive *zip, odd_error *error);

#endif
