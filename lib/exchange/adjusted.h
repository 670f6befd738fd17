/* Adjusted scores, and other words instead of a contract, as people and programs write them in a cell or a remark. Knows no
 * format. */
#ifndef ODD_EXCHANGE_ADJUSTED_H
#define ODD_EXCHANGE_ADJUSTED_H

#include "base/writer.h"
#include "exchange/field_text.h"

/* Writes an adjusted score as a log has it, 60%/40% or ave+/ave-: of 60/40, 60%-40%, 57.5:42.5, A60/40, A6040, Ave+/Ave-, A+A-,
 * A+-. North-South's stands first. *alone: only theirs is there, A+, and the opposite was written for East-West. False if it
 * is none. */
bool odd_adjusted_put(odd_writer *w, odd_text text, bool *alone);

/* Writes two percentages in a place that can have nothing else, so that anything may stand between them: A6040, A100 0. */
bool odd_artificial_put(odd_writer *w, odd_text text);

/* Whether everybody passed; whether the board was not played. */
bool odd_says_passed(odd_text text);
bool odd_says_unplayed(odd_text text);

#endif
