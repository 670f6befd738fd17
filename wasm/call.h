/* What all calls of JavaScript share: text goes in, JSON comes out. Only the files of this folder know WebAssembly.
 *
 *     const at = begin(len);           all memory of the call before is free again
 *     ... len bytes of UTF-8 are written there ...
 *     const json = calculate(len);     length() bytes of it
 */
#ifndef ODD_WASM_CALL_H
#define ODD_WASM_CALL_H

#include "base/arena.h"

/* Declares a function under the name that JavaScript has for it, and begins its definition. */
#define EXPORT(type, name, parameters)                                   \
    __attribute__((export_name(#name))) type odd_wasm_##name parameters; \
    type odd_wasm_##name parameters

/* Of this call: what begin() gave, and memory. */
extern char *odd_call_input;
extern odd_arena odd_call_arena;

#endif
