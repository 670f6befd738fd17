/* Characters of UTF-8. */
#include "base/utf8.h"

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
