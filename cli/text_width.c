/* Columns of text on a terminal. */
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"

/* In the order of Unicode; a character outside all ranges takes one column. Accents and joiners are given by blocks that
 * contain little else, wide characters as in East Asian Width and in terminals. */
static const struct {
    uint32_t first, last;
    int width;
} ranges[] = {
    {0x0300, 0x036F, 0},   {0x0483, 0x0489, 0},   {0x0591, 0x05BD, 0},   {0x0610, 0x061A, 0},
    {0x064B, 0x065F, 0},   {0x0900, 0x0902, 0},   {0x093C, 0x093C, 0},   {0x0941, 0x0948, 0},
    {0x094D, 0x094D, 0},   {0x0E31, 0x0E31, 0},   {0x0E34, 0x0E3A, 0},   {0x0E47, 0x0E4E, 0},
    {0x1100, 0x115F, 2},   {0x1AB0, 0x1AFF, 0},   {0x1DC0, 0x1DFF, 0},   {0x200B, 0x200F, 0},
    {0x202A, 0x202E, 0},   {0x2060, 0x206F, 0},   {0x20D0, 0x20FF, 0},   {0x231A, 0x231B, 2},
    {0x23E9, 0x23EC, 2},   {0x25FD, 0x25FE, 2},   {0x2614, 0x2615, 2},   {0x2648, 0x2653, 2},
    {0x26AA, 0x26AB, 2},   {0x26BD, 0x26BE, 2},   {0x2705, 0x2705, 2},   {0x2728, 0x2728, 2},
    {0x274C, 0x274C, 2},   {0x2753, 0x2757, 2},   {0x2B50, 0x2B55, 2},   {0x2E80, 0x303E, 2},
    {0x3041, 0x3098, 2},   {0x3099, 0x309A, 0},   {0x309B, 0xA4CF, 2},   {0xA960, 0xA97F, 2},
    {0xAC00, 0xD7A3, 2},   {0xF900, 0xFAFF, 2},   {0xFE00, 0xFE0F, 0},   {0xFE10, 0xFE19, 2},
    {0xFE20, 0xFE2F, 0},   {0xFE30, 0xFE6F, 2},   {0xFF01, 0xFF60, 2},   {0xFFE0, 0xFFE6, 2},
    {0x16FE0, 0x18CFF, 2}, {0x1B000, 0x1B2FF, 2}, {0x1F004, 0x1F004, 2}, {0x1F0CF, 0x1F0CF, 2},
    {0x1F18E, 0x1F19A, 2}, {0x1F200, 0x1F64F, 2}, {0x1F680, 0x1F6FF, 2}, {0x1F900, 0x1FAFF, 2},
    {0x20000, 0x3FFFD, 2}, {0xE0000, 0xE0FFF, 0},
};

int odd_char_width(uint32_t c) {
    size_t low = 0, high = sizeof ranges / sizeof ranges[0];
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (c > ranges[middle].last)
            low = middle + 1;
        else if (c < ranges[middle].first)
            high = middle;
        else
            return ranges[middle].width;
    }
    return 1;
}

/* The number of ASCII bytes before the first other byte: eight at a time, since names are mostly ASCII. */
static size_t ascii_run(const char *text, size_t len) {
    size_t at = 0;
    for (uint64_t word; len - at >= sizeof word; at += sizeof word) {
        memcpy(&word, text + at, sizeof word);
        if ((word & UINT64_C(0x8080808080808080)) != 0)
            break;
    }
    while (at < len && (unsigned char)text[at] < 0x80)
        at++;
    return at;
}

int odd_bytes_width(const char *text, size_t len) {
    size_t at = ascii_run(text, len);
    int width = (int)at;
    while (at < len) {
        uint32_t c;
        at += odd_utf8_next(&c, text + at, len - at);
        width += odd_char_width(c);
    }
    return width;
}

int odd_text_width(const char *text) {
    return odd_bytes_width(text, strlen(text));
}

size_t odd_bytes_fit(const char *text, size_t len, int columns, int *width) {
    size_t at = 0;
    *width = 0;
    while (at < len) {
        uint32_t c;
        size_t bytes = odd_utf8_next(&c, text + at, len - at);
        int own = odd_char_width(c);
        if (*width + own > columns)
            break;
        *width += own;
        at += bytes;
    }
    return at;
}
