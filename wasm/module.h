/* What the modules of the engine share: calls, their memory, and the text that they answer with. */
#ifndef ODD_WASM_MODULE_H
#define ODD_WASM_MODULE_H

#include <stddef.h>

#include "base/arena.h"
#include "report/columns.h"
#include "record/record.h"

/* ==== What all calls of JavaScript share: text goes in, JSON comes out. Only the files of this folder know WebAssembly.
 *
 *     const at = begin(len);           all memory of the call before is free again
 *     ... len bytes of UTF-8 are written there ...
 *     const json = calculate(len);     length() bytes of it
 */

/* Declares a function under the name that JavaScript has for it, and begins its definition. */
#define EXPORT(type, name, parameters)                                   \
    __attribute__((export_name(#name))) type odd_wasm_##name parameters; \
    type odd_wasm_##name parameters

/* Of this call: what begin() gave, and memory. */
extern char *odd_call_input;
extern odd_arena odd_call_arena;

/* ==== Memory of one call after the other: taken piece by piece, given back all at once. */

void odd_memory_reset(void);

/* Zeroed memory, for an odd_arena. Traps where the browser gives no more. */
void *odd_memory_more(void *owner, size_t bytes);

/* ==== Memory that is kept from call to call. */

/* Zeroed memory. Traps where the browser gives no more. */
void *odd_heap_take(void *owner, size_t bytes);
void odd_heap_give(void *owner, void *memory, size_t bytes);

/* ==== The text that a call answers with, in both modules. Knows nothing about what it says. */

/* The only one that there is: the linker then knows in each function which text it adds to, and leaves out that it is
 * told. */
extern odd_out odd_answer;

/* Makes it empty, in memory of this call. */
void odd_answer_begin(void);

/* {"error":...}, and nothing else. */
const char *odd_answer_error(const odd_error *error);

/* ==== The two modules that read files: the one of events (readers.c) and, loaded when a file of another program is opened,
 * the one that has the readers of such files (exchange_module.c). Both use one memory, so that structs and texts stay where they
 * are; but each has a table of functions of its own, and cannot call what the other one points to. The calls between them
 * are these, by name. JavaScript ties them together. */

#define IMPORT(type, name, parameters) \
    __attribute__((import_module("oddtrick"), import_name(#name))) type odd_import_##name parameters

/* ---- In the module of events ------------------------------------------------------------------------- */

bool odd_readers_are_there(void);

/* Whether a file is the log of an event, as far as this can be told without the readers. What is perhaps one is one if it
 * reads without errors: names may be listed with commas, as the cells of a table are. */
typedef enum odd_likely { ODD_UNLIKELY, ODD_PERHAPS, ODD_SURELY } odd_likely;

odd_likely odd_likely_log(const char *bytes, size_t len);

#endif
