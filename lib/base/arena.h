/* Memory that is allocated piece by piece and freed all at once, and lists in it: growing and sorting them.
 * Knows nothing about bridge. */
#ifndef ODD_BASE_ARENA_H
#define ODD_BASE_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "oddtrick_event.h"

/* Returns zeroed memory for count items of that size, aligned for any type unless they are bytes; NULL if there is none, and
 * from then on always. */
void *odd_arena_take(odd_arena *arena, size_t count, size_t size);

/* Returns the memory of count items of that size that are no longer used; only large blocks can be returned. */
void odd_arena_give(odd_arena *arena, void *things, size_t count, size_t size);

/* Makes room for at least need items of that size, of which count are in use and *cap are allocated: doubles the room, and
 * copies the items in use; the old memory is freed. Items beyond the old *cap are zero. Returns NULL if memory runs out;
 * then nothing is changed. */
void *odd_arena_grow(odd_arena *arena, void *things, size_t count, size_t need, size_t *cap, size_t size);

/* The same for a list: `list` is the address of its pointer. Returns false if memory runs out. */
bool odd_arena_room(odd_arena *arena, void *list, size_t count, size_t need, size_t *cap, size_t size);
#define ODD_ROOM(arena, list, count, need, cap) \
    (((need) <= (cap) && (list) != NULL) ||     \
     odd_arena_room((arena), &(list), (count), (need), &(cap), sizeof *(list)))

/* Room for one more item after the `count` items of a list. */
#define ODD_MORE(arena, list, count, cap) ODD_ROOM((arena), (list), (count), (count) + 1, (cap))

#define ODD_TAKE(arena, count, type) ((type *)odd_arena_take((arena), (count), sizeof(type)))

/* ==== Sorting numbers, which may be indexes of larger things. */

/* Returns whether a may come before b; true also if they are equal. */
typedef bool odd_in_order(const void *owner, uint32_t a, uint32_t b);

/* Sorts a list stably. `other` has room for as many items. */
void odd_sort(uint32_t *list, uint32_t *other, size_t count, odd_in_order *in_order, const void *owner);

/* Returns the numbers from 0 to count - 1 in that order, in the arena; NULL if memory runs out. */
uint32_t *odd_sort_numbers(odd_arena *arena, size_t count, odd_in_order *in_order, const void *owner);

/* Returns a copy of count items of a size in that order, in the arena; NULL if memory runs out. */
void *odd_sort_copy(odd_arena *arena, const void *items, size_t count, size_t size, odd_in_order *in_order,
                    const void *owner);

#endif
