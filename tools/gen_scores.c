/* Computes the tables of lib/score/pack.c from the laws: for every packed result its duplicate score
 * (gen_scores scores) or its points at rubber bridge (gen_scores points). */
#include <stdio.h>
#include <string.h>

#include "score/score.h"

/* Returns the deal; passed out if no result is packed so. */
static odd_deal deal_of(unsigned packed) {
    unsigned contract = packed & ODD_PACKED_CONTRACT;
    odd_deal d = {.result.tricks = packed >> ODD_PACKED_TRICKS & 15};
    if (contract == 0 || contract > 7 * 5 * 3 || d.result.tricks > ODD_ALL_TRICKS)
        return (odd_deal){0};
    contract--;
    d.result.level = (int)(contract / 15) + 1;
    d.result.strain = (odd_strain)(contract / 3 % 5 + 1);
    d.result.doubling = (odd_doubling)(contract % 3);
    d.result.declarer = packed >> ODD_PACKED_EW & 1 ? ODD_EAST : ODD_NORTH;
    d.vul = packed >> ODD_PACKED_OWN_VUL & 1 ? ODD_VUL_YES : ODD_VUL_NO;
    return d;
}

static void print_score(unsigned packed) {
    odd_deal d = deal_of(packed);
    printf("%d,", odd_deal_score(&d));
}

static void print_points(unsigned packed) {
    odd_deal d = deal_of(packed);
    odd_elements e = odd_law_elements(d.result, d.vul == ODD_VUL_YES);
    printf("{%d, %d},", e.pts[ODD_CONTRACT_POINTS],
           e.pts[ODD_OVERTRICKS] + e.pts[ODD_SLAM] + e.pts[ODD_INSULT] - e.pts[ODD_PENALTY]);
}

int main(int argc, char **argv) {
    bool points = argc == 2 && strcmp(argv[1], "points") == 0;
    for (unsigned packed = 0; packed < (points ? ODD_PACKED_POINTS : ODD_PACKED_SCORES); packed++) {
        (points ? print_points : print_score)(packed);
        putchar(packed % 16 == 15 ? '\n' : ' ');
    }
    return 0;
}
