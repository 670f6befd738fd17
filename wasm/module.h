/* What the modules of the engine share: calls, their memory, and the text that they answer with. */
#ifndef ODD_WASM_MODULE_H
#define ODD_WASM_MODULE_H

#include <stddef.h>

#include "base/arena.h"
#include "report/columns.h"

/* ==== What all calls of JavaScript share: text goes in, JSON comes out. Only the files of this folder know WebAssembly.
 *
 *     const at = begin(len);           all memory of the call before is free again
 *     ... len bytes of UTF-8 are written there ...
 *     const json = calculate(len);     length() bytes of it
 */

/* Declares a function under its name in JavaScript, and begins its definition. */
#define EXPORT(type, name, parameters)                                   \
    __attribute__((export_name(#name))) type odd_wasm_##name parameters; \
    type odd_wasm_##name parameters

/* The input of this call, from begin(), and its memory. */
extern char *odd_call_input;
extern odd_arena odd_call_arena;

/* ==== Memory of one call after the other: taken piece by piece, freed all at once. */

void odd_memory_reset(void);

/* Returns zeroed memory, for an odd_arena. Traps if the browser has no more. */
void *odd_memory_more(void *owner, size_t bytes);

/* ==== Memory that is kept from call to call. */

/* Returns zeroed memory. Traps if the browser has no more. */
void *odd_heap_take(void *owner, size_t bytes);
void odd_heap_give(void *owner, void *memory, size_t bytes);

/* ==== The text that a call answers with, in both modules. Knows nothing about what it says. */

/* The only text buffer: the linker then knows the buffer in each function, and removes the parameter. */
extern odd_out odd_answer;

/* Clears it, in memory of this call. */
void odd_answer_begin(void);

/* Answers {"error":...}, and nothing else. */
const char *odd_answer_error(const odd_error *error);

#endif
