/* The rows of a season, and master points: columns for text, CSV and HTML, and JSON. */
#ifndef ODD_REPORT_SEASON_ROWS_H
#define ODD_REPORT_SEASON_ROWS_H

#include "oddtrick_season.h"
#include "report/report.h"

/* The columns of odd_season. */
extern const odd_column_list odd_season_columns;

/* {"by":"player",...,"evenings":[...],"season":[...],"questions":[...]} */
void odd_season_json(odd_out *o, const odd_season *s);

/* The awards of an event: rows are contestants. (awards.c) */
typedef struct odd_award_rows {
    const odd_event *e;
    const odd_master_awards *awards;
} odd_award_rows;

extern const odd_column_list odd_award_columns;

/* {"event":"...","title":"...","regulation":"...","unit":"MP","awards":[...]} */
void odd_awards_json(odd_out *o, const odd_award_rows *rows);

#endif
