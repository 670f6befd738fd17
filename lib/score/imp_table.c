/* Many IMPs at once, by a table of 8 kB that is computed from imp.c when the library is built. It has a
 * place for each point, not each ten, to spare a division; scores lie together, and with them the part of
 * the table that is used. */
#include "oddtrick.h"
#include "score/score.h"

const int8_t odd_imps[2 * ODD_IMPS_REACH + 1] = {
#include "imps.inc"
};

void odd_imp_many(int8_t *imps, const int32_t *difference_pts, size_t count) {
    for (size_t i = 0; i < count; i++)
        imps[i] = (int8_t)odd_imps_for(difference_pts[i]);
}
