/* Scales of victory points, for tests. */
#ifndef SCALE_H
#define SCALE_H

#include "unit.h"

static inline const odd_vp_scale *scale_of(odd_vp_kind kind, int boards) {
    static odd_vp_scale scale;
    odd_error error;
    int code = odd_vp_scale_make(&scale, kind, boards, &error);
    CHECK(code == ODD_OK, "%s, %d boards: %s", odd_vp_kind_text(kind), boards, error.message);
    CHECK(scale.count >= 1 && scale.count <= ODD_VP_ROWS_MAX, "%d boards: %d rows", boards, scale.count);
    CHECK(scale.boards == boards, "%d", scale.boards);
    return &scale;
}

/* How many the library has. */
static inline int kinds(void) {
    int count = 0;
    while (odd_vp_kind_about((odd_vp_kind)count) != NULL)
        count++;
    return count;
}

#endif
