/* Memory that is kept from call to call. */
#ifndef ODD_WASM_HEAP_H
#define ODD_WASM_HEAP_H

#include <stddef.h>

/* Zeroed memory. Traps where the browser gives no more. */
void *odd_heap_take(void *owner, size_t bytes);
void odd_heap_give(void *owner, void *memory, size_t bytes);

#endif
