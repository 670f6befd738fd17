/* Computes the table of src/core/pack.c from the laws: the score of every packed result. */
#include <stdio.h>

#include "core/law.h"
#include "core/pack.h"

static int score_of(unsigned packed) {
    unsigned contract = packed & ODD_PACKED_CONTRACT;
    odd_deal d = {.result.tricks = packed >> ODD_PACKED_TRICKS & 15};
    if (contract == 0 || contract > 7 * 5 * 3 || d.result.tricks > ODD_ALL_TRICKS)
        return 0;
    contract--;
    d.result.level = (int)(contract / 15) + 1;
    d.result.strain = (odd_strain)(contract / 3 % 5 + 1);
    d.result.doubling = (odd_doubling)(contract % 3);
    d.result.declarer = packed >> ODD_PACKED_EW & 1 ? ODD_EAST : ODD_NORTH;
    d.vul = packed >> ODD_PACKED_OWN_VUL & 1 ? ODD_VUL_YES : ODD_VUL_NO;
    return odd_deal_score(&d);
}

int main(void) {
    for (unsigned packed = 0; packed < ODD_PACKED_SCORES; packed++)
        printf("%d,%c", score_of(packed), packed % 16 == 15 ? '\n' : ' ');
    return 0;
}
