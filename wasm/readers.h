/* The two modules that read files: the one of events (readers.c) and, loaded when a file of another program is opened,
 * the one that has the readers of such files (exchange_module.c). Both use one memory, so that structs and texts stay where they
 * are; but each has a table of functions of its own, and cannot call what the other one points to. The calls between them
 * are these, by name. JavaScript ties them together. */
#ifndef ODD_WASM_READERS_H
#define ODD_WASM_READERS_H

#include "record/record.h"

#define IMPORT(type, name, parameters) \
    __attribute__((import_module("oddtrick"), import_name(#name))) type odd_import_##name parameters

/* ---- In the module of events ------------------------------------------------------------------------- */

bool odd_readers_are_there(void);

/* Whether a file is the log of an event, as far as this can be told without the readers. What is perhaps one is one if it
 * reads without errors: names may be listed with commas, as the cells of a table are. */
typedef enum odd_likely { ODD_UNLIKELY, ODD_PERHAPS, ODD_SURELY } odd_likely;

odd_likely odd_likely_log(const char *bytes, size_t len);

#endif
