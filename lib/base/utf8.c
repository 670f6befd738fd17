/* Characters of UTF-8. */
#include "base/text.h"

/* How many bytes the character that starts with this byte has; 0 if none does. */
static size_t length_of(unsigned char lead) {
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

size_t odd_utf8_next(uint32_t *c, const char *text, size_t len) {
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000}; /* shorter ones must be written so */
    const unsigned char *p = (const unsigned char *)text;
    size_t bytes = length_of(p[0]);
    *c = ODD_UTF8_REPLACEMENT;
    if (bytes == 0 || bytes > len)
        return 1;
    uint32_t value = bytes == 1 ? p[0] : p[0] & (0xFFU >> (bytes + 1));
    for (size_t i = 1; i < bytes; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 1;
        value = value << 6 | (p[i] & 0x3FU);
    }
    if (value < least[bytes] || (value >= 0xD800 && value < 0xE000) || value > 0x10FFFF)
        return 1;
    *c = value;
    return bytes;
}

size_t odd_utf8_put(char *text, uint32_t c) {
    if (c < 0x80) {
        text[0] = (char)c;
        return 1;
    }
    size_t len = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (size_t i = len - 1; i > 0; i--, c >>= 6)
        text[i] = (char)(0x80 | (c & 0x3F));
    text[0] = (char)((0xF00 >> len & 0xFF) | c);
    return len;
}

/* The bytes 0x80 to 0x9F of Windows-1252; five of them are unassigned. */
static const uint16_t high[32] = {
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
};

uint32_t odd_windows_1252(unsigned char byte) {
    return byte >= 0x80 && byte < 0xA0 ? high[byte - 0x80] : byte;
}
