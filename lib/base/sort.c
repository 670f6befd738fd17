/* Merges pieces that are in order into longer ones. */
#include "base/sort.h"

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
