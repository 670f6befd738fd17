/* Sorting numbers, which may be indexes of larger things. Knows nothing about bridge. */
#ifndef ODD_BASE_SORT_H
#define ODD_BASE_SORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "oddtrick_event.h"

/* Whether a may stand before b: also if they are alike. */
typedef bool odd_in_order(const void *owner, uint32_t a, uint32_t b);

/* Puts a list in order; what is alike stays in the order that it has. `other` has room for as many. */
void odd_sort(uint32_t *list, uint32_t *other, size_t count, odd_in_order *in_order, const void *owner);

/* The numbers from 0 to count - 1 in that order, in the arena; NULL if there is no memory. */
uint32_t *odd_sorted(odd_arena *arena, size_t count, odd_in_order *in_order, const void *owner);

#endif
