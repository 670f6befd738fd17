/* Merges pieces that are in order into longer ones. */
#include "base/arena.h"
#include "base/bits.h"

void odd_sort(uint32_t *list, uint32_t *other, size_t count, odd_in_order *in_order, const void *owner) {
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t start = 0; start < count; start += 2 * width) {
            size_t middle = start + width < count ? start + width : count;
            size_t end = start + 2 * width < count ? start + 2 * width : count;
            bool good = middle < end && in_order(owner, list[middle - 1], list[middle]); /* as they stand */
            for (size_t i = start, j = middle, k = start; k < end; k++) {
                bool left = i < middle && (good || j >= end || in_order(owner, list[i], list[j]));
                other[k] = left ? list[i++] : list[j++];
            }
        }
        for (size_t i = 0; i < count; i++)
            list[i] = other[i];
    }
}

uint32_t *odd_sort_numbers(odd_arena *arena, size_t count, odd_in_order *in_order, const void *owner) {
    uint32_t *list = ODD_TAKE(arena, count + 1, uint32_t), *other = ODD_TAKE(arena, count + 1, uint32_t);
    if (list == NULL || other == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        list[i] = (uint32_t)i;
    odd_sort(list, other, count, in_order, owner);
    odd_arena_give(arena, other, count + 1, sizeof *other);
    return list;
}

void *odd_sort_copy(odd_arena *arena, const void *items, size_t count, size_t size, odd_in_order *in_order,
                    const void *owner) {
    const uint32_t *order = odd_sort_numbers(arena, count, in_order, owner);
    char *sorted = odd_arena_take(arena, count + 1, size);
    if (order == NULL || sorted == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        odd_copy(sorted + i * size, (const char *)items + order[i] * size, size);
    return sorted;
}
