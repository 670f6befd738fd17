/* How scores are printed: the inverse, the duplicate table, score sheets. */
#ifndef ODD_CLI_SCORE_OUTPUT_H
#define ODD_CLI_SCORE_OUTPUT_H

#include "cli/cli.h"
#include "report/score_json.h"
#include "report/score_sheet.h"

/* ==== The other way round: oddtrick score --inverse. */

/* Lists the results that give the scores in the operands. vul is ODD_VUL_COUNT where none was given. */
int odd_score_inverse_run(odd_args *args, odd_vul vul);

/* ==== The duplicate table as the command prints it. */

void odd_table_html(odd_style style);

/* ==== The formats of the score sheet that the command prints. */

void odd_sheets_text(const odd_sheets *sheets, odd_style style);
void odd_sheets_deals(const odd_sheets *sheets, odd_style style);

/* Explains a deal: the state that it was played in, and each of its entries. False if the session has no
 * such deal, or it was taken back. */
bool odd_sheets_explain(const odd_session *session, int deal, odd_style style);

void odd_sheets_html(const odd_sheets *sheets, odd_style style);
void odd_sheets_svg(const odd_sheets *sheets, odd_style style);

#endif
