/* The interface of the two modules that read files: the event module (readers.c), and the exchange module (exchange_module.c), which is
 * loaded when another program's file is opened. Both share one memory, so structs and texts can be passed; but each has its own function
 * table, so function pointers cannot. The modules call each other by the names below, and JavaScript connects them. */
#ifndef ODD_WASM_READERS_H
#define ODD_WASM_READERS_H

#include "record/record.h"

#define IMPORT(type, name, parameters) \
    __attribute__((import_module("oddtrick"), import_name(#name))) type odd_import_##name parameters

/* ---- In the module of events ------------------------------------------------------------------------- */

bool odd_readers_loaded(void);

/* Returns how likely a file is the log of an event, without using the readers. A file that is perhaps a log is one if it can be read
 * without errors: a log may list names with commas, like the cells of CSV. */
typedef enum odd_likelihood { ODD_UNLIKELY, ODD_PERHAPS, ODD_SURELY } odd_likelihood;

odd_likelihood odd_log_likelihood(const char *bytes, size_t len);

#endif
