/* The text that a call answers with, in both modules. Knows nothing about what it says. */
#ifndef ODD_WASM_ANSWER_H
#define ODD_WASM_ANSWER_H

#include "report/columns.h"

/* The only one that there is: the linker then knows in each function which text it adds to, and leaves out that it is
 * told. */
extern odd_out odd_answer;

/* Makes it empty, in memory of this call. */
void odd_answer_begin(void);

/* {"error":...}, and nothing else. */
const char *odd_answer_error(const odd_error *error);

#endif
