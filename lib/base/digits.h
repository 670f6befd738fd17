/* Decimal digits, two at a time: a division costs more than anything else in writing a number. Knows nothing about
 * bridge. */
#ifndef ODD_BASE_DIGITS_H
#define ODD_BASE_DIGITS_H

#include <stddef.h>
#include <stdint.h>

#include "base/quick.h"

/* Writes the digits of a number, at least one, so that the last is before text[end]. Returns where they begin. */
static inline size_t odd_digits(char *text, size_t end, uint64_t number) {
    static const char pairs[] = "0001020304050607080910111213141516171819"
                                "2021222324252627282930313233343536373839"
                                "4041424344454647484950515253545556575859"
                                "6061626364656667686970717273747576777879"
                                "8081828384858687888990919293949596979899";
    while (number > (ODD_QUICK ? UINT32_MAX : 9)) {
        text[--end] = (char)('0' + number % 10);
        number /= 10;
    }
    if (!ODD_QUICK) {
        text[--end] = (char)('0' + number);
        return end;
    }
    uint32_t rest = (uint32_t)number;
    for (; rest >= 100; rest /= 100) {
        text[--end] = pairs[rest % 100 * 2 + 1];
        text[--end] = pairs[rest % 100 * 2];
    }
    text[--end] = pairs[rest * 2 + 1];
    if (rest >= 10)
        text[--end] = pairs[rest * 2];
    return end;
}

#endif
