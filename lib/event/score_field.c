/* The frequencies of scores on a board. */
#include "event/scoring.h"

void odd_field_list(odd_field *f) {
    f->distinct = 0;
    for (size_t w = 0; w < ODD_SLOT_WORDS; w++)
        for (uint64_t bits = f->present[w]; bits != 0; bits &= bits - 1)
            f->slots[f->distinct++] = (uint16_t)(64 * w + (unsigned)__builtin_ctzll(bits));
}

void odd_field_clear(odd_field *f) {
    for (size_t w = 0; w < ODD_SLOT_WORDS; w++) {
        for (uint64_t bits = f->present[w]; bits != 0; bits &= bits - 1)
            f->weight[64 * w + (unsigned)__builtin_ctzll(bits)] = 0;
        f->present[w] = 0;
    }
    f->distinct = 0;
    f->total = 0;
}
