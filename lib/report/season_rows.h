/* The rows of a season: columns for text, CSV and HTML, and JSON. */
#ifndef ODD_REPORT_SEASON_ROWS_H
#define ODD_REPORT_SEASON_ROWS_H

#include "oddtrick_season.h"
#include "report/report.h"

/* The columns of odd_season. */
extern const odd_column_list odd_season_columns;

/* {"by":"player",...,"evenings":[...],"season":[...],"questions":[...]} */
void odd_season_json(odd_out *o, const odd_season *s);

#endif
