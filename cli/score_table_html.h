/* The duplicate table as the command prints it. */
#ifndef ODD_CLI_SCORE_TABLE_HTML_H
#define ODD_CLI_SCORE_TABLE_HTML_H

#include "cli/cli.h"
#include "report/score_json.h"

void odd_table_html(odd_style style);

#endif
