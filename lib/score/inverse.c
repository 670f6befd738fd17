/* From a score back to the results that give it. */
#include "score/score.h"

typedef struct search {
    odd_candidate *out;
    size_t cap, count;
    int score_pts;
} search;

static void try_all_tricks(search *s, odd_result r, odd_vul vul) {
    for (r.tricks = ODD_ALL_TRICKS; r.tricks >= 0; r.tricks--) {
        if (odd_score(r, vul) != s->score_pts)
            continue;
        if (s->count < s->cap)
            s->out[s->count] = (odd_candidate){r, vul};
        s->count++;
    }
}

static void try_contracts(search *s, odd_doubling doubling, odd_seat declarer, odd_vul vul) {
    for (int level = 1; level <= 7; level++)
        for (int strain = ODD_CLUBS; strain <= ODD_NT; strain++)
            try_all_tricks(s, (odd_result){level, (odd_strain)strain, doubling, declarer, 0}, vul);
}

static bool possible(odd_vul v, odd_seat declarer, int vulnerable) {
    return v == ODD_VUL_COUNT || odd_vulnerable(v, declarer) == vulnerable;
}

size_t odd_score_inverse(odd_candidate *out, size_t cap, int score_pts, odd_vul v) {
    search s = {out, cap, 0, score_pts};
    if (score_pts == 0) {
        if (cap > 0)
            out[0] = (odd_candidate){{0}, ODD_VUL_NO};
        return 1;
    }
    for (int doubling = ODD_UNDOUBLED; doubling <= ODD_REDOUBLED; doubling++)
        for (int side = 0; side < 2; side++)
            for (int vulnerable = 0; vulnerable < 2; vulnerable++) {
                odd_seat declarer = side == 0 ? ODD_NORTH : ODD_EAST;
                if (possible(v, declarer, vulnerable))
                    try_contracts(&s, (odd_doubling)doubling, declarer,
                                  vulnerable ? ODD_VUL_YES : ODD_VUL_NO);
            }
    return s.count;
}
