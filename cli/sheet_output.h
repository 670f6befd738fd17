/* The formats of the score sheet that the command prints. */
#ifndef ODD_CLI_SHEET_OUTPUT_H
#define ODD_CLI_SHEET_OUTPUT_H

#include "cli/cli.h"
#include "report/score_sheet.h"

void odd_sheets_text(const odd_sheets *sheets, odd_style style);
void odd_sheets_deals(const odd_sheets *sheets, odd_style style);

/* Explains a deal: the state that it was played in, and each of its entries. False if the session has no
 * such deal, or it was taken back. */
bool odd_sheets_explain(const odd_session *session, int deal, odd_style style);

void odd_sheets_html(const odd_sheets *sheets, odd_style style);
void odd_sheets_svg(const odd_sheets *sheets, odd_style style);

#endif
