/* Facts about records that readers, writers and the event share. */
#include "record/record.h"

const char *odd_combine_text(odd_combine combine) {
    static const char *const texts[ODD_COMBINE_COUNT] = {"full", "mean", "ebu", "last"};
    return combine >= 0 && combine < ODD_COMBINE_COUNT ? texts[combine] : "";
}

odd_stated_kind odd_scoring_unit(odd_scoring scoring) {
    switch (scoring) {
    case ODD_CROSS_IMPS:
    case ODD_BUTLER:
    case ODD_TEAM_IMPS:
        return ODD_STATED_IMPS;
    case ODD_POINTS:
        return ODD_STATED_SCORE;
    case ODD_MATCHPOINTS:
    case ODD_BAM:
    case ODD_PATTON:
    case ODD_SCORING_COUNT:
        break;
    }
    return ODD_STATED_MP;
}
