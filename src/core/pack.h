/* The layout of odd_packed, for the library and for the program that computes its table. */
#ifndef ODD_CORE_PACK_H
#define ODD_CORE_PACK_H

enum {
    ODD_PACKED_CONTRACT = 0x7F, /* mask */
    ODD_PACKED_TRICKS = 7,      /* shifts */
    ODD_PACKED_OWN_VUL = 11,
    ODD_PACKED_EW = 12,
    ODD_PACKED_SECOND = 13,
    ODD_PACKED_OTHER_VUL = 14,
    ODD_PACKED_UNNAMED = 15,
    ODD_PACKED_SCORES = 1 << 13 /* the bits that decide the score */
};

#endif
