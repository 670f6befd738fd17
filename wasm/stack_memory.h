/* Memory of one call after the other: taken piece by piece, given back all at once. */
#ifndef ODD_WASM_STACK_MEMORY_H
#define ODD_WASM_STACK_MEMORY_H

#include <stddef.h>

void odd_memory_reset(void);

/* Zeroed memory, for an odd_arena. Traps where the browser gives no more. */
void *odd_memory_more(void *owner, size_t bytes);

#endif
