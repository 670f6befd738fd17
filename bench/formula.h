/* A score by formula, with a branch for each rule, as most programs compute it: the yardstick. It is
 * written from Law 77 on its own, so that it also checks the library. */
#ifndef BENCH_FORMULA_H
#define BENCH_FORMULA_H

#include "oddtrick.h"

/* Declarer's points. */
int formula_score(odd_result r, bool vulnerable);

#endif
