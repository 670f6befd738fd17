/* The score sheet of a session as it is drawn: where every number stands, and what is said beside it. */
#ifndef ODD_REPORT_DRAWN_SHEET_H
#define ODD_REPORT_DRAWN_SHEET_H

#include "report/score_sheet.h"

/* All that a page needs to draw a session, as JSON. by_hand is as in report/undo_line.h. The session's items must have room
 * for one more; errors are its first errors_cap ones. */
void odd_paper_json(odd_out *o, const odd_sheets *sheets, const odd_error *errors, size_t errors_cap,
                    int by_hand);

#endif
