/* The names of seats, strains, doublings and vulnerabilities. */
#include "oddtrick.h"

static const char *const seats[ODD_SEAT_COUNT] = {"", "N", "E", "S", "W"};
static const char *const seat_names[ODD_SEAT_COUNT] = {"", "North", "East", "South", "West"};
static const char *const symbols[ODD_STRAIN_COUNT] = {"", "♣", "♦", "♥", "♠", "NT"};
static const char *const letters[ODD_STRAIN_COUNT] = {"", "C", "D", "H", "S", "NT"};
static const char *const doublings[ODD_DOUBLING_COUNT] = {"", "X", "XX"};
static const char *const vuls[ODD_VUL_COUNT] = {"none", "ns", "ew", "both", "no", "yes"};

const char *odd_version(void) {
    return ODD_VERSION;
}

const char *odd_seat_text(odd_seat seat) {
    return (unsigned)seat < ODD_SEAT_COUNT ? seats[seat] : "";
}

const char *odd_seat_name(odd_seat seat) {
    return (unsigned)seat < ODD_SEAT_COUNT ? seat_names[seat] : "";
}

const char *odd_strain_text(odd_strain strain, odd_style style) {
    if ((unsigned)strain >= ODD_STRAIN_COUNT)
        return "";
    return style == ODD_ASCII ? letters[strain] : symbols[strain];
}

const char *odd_doubling_text(odd_doubling doubling) {
    return (unsigned)doubling < ODD_DOUBLING_COUNT ? doublings[doubling] : "";
}

const char *odd_vul_text(odd_vul v) {
    return (unsigned)v < ODD_VUL_COUNT ? vuls[v] : "";
}
