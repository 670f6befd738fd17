/* Seats, sides and the board cycle: who deals, who is vulnerable. */
#include "oddtrick.h"

odd_side odd_seat_side(odd_seat seat) {
    switch (seat) {
    case ODD_NORTH:
    case ODD_SOUTH:
        return ODD_NS;
    case ODD_EAST:
    case ODD_WEST:
        return ODD_EW;
    case ODD_NO_SEAT:
    case ODD_SEAT_COUNT:
        break;
    }
    return ODD_NO_SIDE;
}

odd_seat odd_seat_left(odd_seat seat) {
    return (unsigned)seat < ODD_WEST ? (odd_seat)(seat + 1) : ODD_NORTH;
}

odd_seat odd_board_dealer(int board) {
    if (board < 1)
        return ODD_NO_SEAT;
    return (odd_seat)(ODD_NORTH + (board - 1) % 4);
}

/* Law 2: the vulnerability of boards 1 to 16, four to a line; the cycle then repeats. */
static const odd_vul cycle[16] = {
    ODD_VUL_NONE, ODD_VUL_NS,   ODD_VUL_EW,   ODD_VUL_BOTH, /* 1 to 4 */
    ODD_VUL_NS,   ODD_VUL_EW,   ODD_VUL_BOTH, ODD_VUL_NONE, /* 5 to 8 */
    ODD_VUL_EW,   ODD_VUL_BOTH, ODD_VUL_NONE, ODD_VUL_NS,   /* 9 to 12 */
    ODD_VUL_BOTH, ODD_VUL_NONE, ODD_VUL_NS,   ODD_VUL_EW,   /* 13 to 16 */
};

odd_vul odd_board_vul(int board) {
    return board < 1 ? ODD_VUL_NONE : cycle[(board - 1) % 16];
}

int odd_vulnerable(odd_vul v, odd_seat seat) {
    odd_side side = odd_seat_side(seat);
    switch (v) {
    case ODD_VUL_NONE:
    case ODD_VUL_NO:
        return 0;
    case ODD_VUL_BOTH:
    case ODD_VUL_YES:
        return 1;
    case ODD_VUL_NS:
        return side == ODD_NO_SIDE ? -1 : side == ODD_NS;
    case ODD_VUL_EW:
        return side == ODD_NO_SIDE ? -1 : side == ODD_EW;
    case ODD_VUL_COUNT:
        break;
    }
    return -1;
}
