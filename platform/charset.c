/* Character encodings. The tables are those of the Unicode Consortium; the letters of a language are those of its alphabet, upper
 * and lower case. */
#include "platform/archive.h"
#include "base/text.h"
#include "platform/memory.h"

#include <stdlib.h>
#include <string.h>

/* ---- Tables ------------------------------------------------------------------------------------ */

/* From 0x80 on. */
static const uint16_t windows_1250[128] = {
    0x20AC, 0xFFFD, 0x201A, 0xFFFD, 0x201E, 0x2026, 0x2020, 0x2021, 0xFFFD, 0x2030, 0x0160, 0x2039, 0x015A,
    0x0164, 0x017D, 0x0179, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0xFFFD, 0x2122,
    0x0161, 0x203A, 0x015B, 0x0165, 0x017E, 0x017A, 0x00A0, 0x02C7, 0x02D8, 0x0141, 0x00A4, 0x0104, 0x00A6,
    0x00A7, 0x00A8, 0x00A9, 0x015E, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x017B, 0x00B0, 0x00B1, 0x02DB, 0x0142,
    0x00B4, 0x00B5, 0x00B6, 0x00B7, 0x00B8, 0x0105, 0x015F, 0x00BB, 0x013D, 0x02DD, 0x013E, 0x017C, 0x0154,
    0x00C1, 0x00C2, 0x0102, 0x00C4, 0x0139, 0x0106, 0x00C7, 0x010C, 0x00C9, 0x0118, 0x00CB, 0x011A, 0x00CD,
    0x00CE, 0x010E, 0x0110, 0x0143, 0x0147, 0x00D3, 0x00D4, 0x0150, 0x00D6, 0x00D7, 0x0158, 0x016E, 0x00DA,
    0x0170, 0x00DC, 0x00DD, 0x0162, 0x00DF, 0x0155, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x013A, 0x0107, 0x00E7,
    0x010D, 0x00E9, 0x0119, 0x00EB, 0x011B, 0x00ED, 0x00EE, 0x010F, 0x0111, 0x0144, 0x0148, 0x00F3, 0x00F4,
    0x0151, 0x00F6, 0x00F7, 0x0159, 0x016F, 0x00FA, 0x0171, 0x00FC, 0x00FD, 0x0163, 0x02D9,
};

/* From 0xA0 on. */
static const uint16_t iso_8859_2[96] = {
    0x00A0, 0x0104, 0x02D8, 0x0141, 0x00A4, 0x013D, 0x015A, 0x00A7, 0x00A8, 0x0160, 0x015E, 0x0164,
    0x0179, 0x00AD, 0x017D, 0x017B, 0x00B0, 0x0105, 0x02DB, 0x0142, 0x00B4, 0x013E, 0x015B, 0x02C7,
    0x00B8, 0x0161, 0x015F, 0x0165, 0x017A, 0x02DD, 0x017E, 0x017C, 0x0154, 0x00C1, 0x00C2, 0x0102,
    0x00C4, 0x0139, 0x0106, 0x00C7, 0x010C, 0x00C9, 0x0118, 0x00CB, 0x011A, 0x00CD, 0x00CE, 0x010E,
    0x0110, 0x0143, 0x0147, 0x00D3, 0x00D4, 0x0150, 0x00D6, 0x00D7, 0x0158, 0x016E, 0x00DA, 0x0170,
    0x00DC, 0x00DD, 0x0162, 0x00DF, 0x0155, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x013A, 0x0107, 0x00E7,
    0x010D, 0x00E9, 0x0119, 0x00EB, 0x011B, 0x00ED, 0x00EE, 0x010F, 0x0111, 0x0144, 0x0148, 0x00F3,
    0x00F4, 0x0151, 0x00F6, 0x00F7, 0x0159, 0x016F, 0x00FA, 0x0171, 0x00FC, 0x00FD, 0x0163, 0x02D9,
};

static const struct {
    unsigned char byte;
    uint16_t character;
} turkish[] = {{0xD0, 0x11E}, {0xDD, 0x130}, {0xDE, 0x15E}, {0xF0, 0x11F}, {0xFD, 0x131}, {0xFE, 0x15F}},
  latin9[] = {{0xA4, 0x20AC}, {0xA6, 0x160}, {0xA8, 0x161}, {0xB4, 0x17D},
              {0xB8, 0x17E},  {0xBC, 0x152}, {0xBD, 0x153}, {0xBE, 0x178}};

static uint32_t turkish_letter(unsigned char byte, uint32_t otherwise) {
    for (size_t i = 0; i < sizeof turkish / sizeof turkish[0]; i++)
        if (turkish[i].byte == byte)
            return turkish[i].character;
    return otherwise;
}

static uint32_t latin9_letter(unsigned char byte) {
    for (size_t i = 0; i < sizeof latin9 / sizeof latin9[0]; i++)
        if (latin9[i].byte == byte)
            return latin9[i].character;
    return byte;
}

/* The character of a byte in a single-byte encoding. */
static uint32_t character(odd_charset charset, unsigned char byte) {
    if (byte < 0x80)
        return byte;
    switch (charset) {
    case ODD_WINDOWS_1250:
        return windows_1250[byte - 0x80];
    case ODD_WINDOWS_1254:
        if (byte == 0x8E || byte == 0x9E)
            return ODD_UTF8_REPLACEMENT;
        return turkish_letter(byte, odd_windows_1252(byte));
    case ODD_ISO_8859_1:
        return byte;
    case ODD_ISO_8859_2:
        return byte < 0xA0 ? byte : iso_8859_2[byte - 0xA0];
    case ODD_ISO_8859_9:
        return turkish_letter(byte, byte);
    case ODD_ISO_8859_15:
        return latin9_letter(byte);
    case ODD_UTF8:
    case ODD_UTF16_LITTLE:
    case ODD_UTF16_BIG:
    case ODD_WINDOWS_1252:
    case ODD_CHARSET_COUNT:
        break;
    }
    return odd_windows_1252(byte);
}

/* ---- Names ------------------------------------------------------------------------------------- */

static const char *const names[ODD_CHARSET_COUNT] = {
    "utf-8",        "utf-16le",   "utf-16be",   "windows-1250", "windows-1252",
    "windows-1254", "iso-8859-1", "iso-8859-2", "iso-8859-9",   "iso-8859-15",
};

static const struct {
    const char *name;
    odd_charset charset;
} aliases[] = {
    {"utf8", ODD_UTF8},           {"utf-16", ODD_UTF16_LITTLE}, {"utf16", ODD_UTF16_LITTLE},
    {"cp1250", ODD_WINDOWS_1250}, {"cp1252", ODD_WINDOWS_1252}, {"cp1254", ODD_WINDOWS_1254},
    {"1250", ODD_WINDOWS_1250},   {"1252", ODD_WINDOWS_1252},   {"1254", ODD_WINDOWS_1254},
    {"latin1", ODD_ISO_8859_1},   {"latin2", ODD_ISO_8859_2},   {"latin5", ODD_ISO_8859_9},
    {"latin9", ODD_ISO_8859_15},
};

const char *odd_charset_name(odd_charset charset) {
    return names[charset];
}

odd_charset odd_charset_named(const char *name) {
    odd_text text = {name, strlen(name)};
    for (int i = 0; i < ODD_CHARSET_COUNT; i++)
        if (odd_text_is(text, names[i]))
            return (odd_charset)i;
    for (size_t i = 0; i < sizeof aliases / sizeof aliases[0]; i++)
        if (odd_text_is(text, aliases[i].name))
            return aliases[i].charset;
    return ODD_CHARSET_COUNT;
}

/* ---- Detection --------------------------------------------------------------------------------- */

enum { LETTERS_MAX = 35 };

static const struct {
    odd_charset charset;
    uint16_t letters[LETTERS_MAX]; /* beyond ASCII; ends with 0 */
} languages[] = {
    {ODD_WINDOWS_1252, /* French */
     {0xC0, 0xC2, 0xC6, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCE, 0xCF, 0xD4, 0xD9, 0xDB, 0xDC,  0xE0, 0xE2,
      0xE6, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEE, 0xEF, 0xF4, 0xF9, 0xFB, 0xFC, 0xFF, 0x152, 0x153}},
    {ODD_WINDOWS_1252, /* German */
     {0xC4, 0xD6, 0xDC, 0xDF, 0xE4, 0xF6, 0xFC}},
    {ODD_WINDOWS_1252, /* Danish and Norwegian */
     {0xC4, 0xC5, 0xC6, 0xC9, 0xD2, 0xD4, 0xD6, 0xD8, 0xDC, 0xE4, 0xE5, 0xE6, 0xE9, 0xF2, 0xF4, 0xF6, 0xF8,
      0xFC}},
    {ODD_WINDOWS_1252, /* Swedish and Finnish */
     {0xC0, 0xC4, 0xC5, 0xC9, 0xD6, 0xDC, 0xE0, 0xE4, 0xE5, 0xE9, 0xF6, 0xFC}},
    {ODD_WINDOWS_1252, /* Spanish */
     {0xC0, 0xC1, 0xC7, 0xC9, 0xCD, 0xD1, 0xD3, 0xDA, 0xDC, 0xE0, 0xE1, 0xE7, 0xE9, 0xED, 0xF1, 0xF3, 0xFA,
      0xFC}},
    {ODD_WINDOWS_1252, /* Portuguese */
     {0xC0, 0xC1, 0xC2, 0xC3, 0xC7, 0xC9, 0xCA, 0xCD, 0xD3, 0xD4, 0xD5, 0xDA,
      0xE0, 0xE1, 0xE2, 0xE3, 0xE7, 0xE9, 0xEA, 0xED, 0xF3, 0xF4, 0xF5, 0xFA}},
    {ODD_WINDOWS_1252, /* Italian */
     {0xC0, 0xC8, 0xC9, 0xCC, 0xCD, 0xD2, 0xD3, 0xD9, 0xE0, 0xE8, 0xE9, 0xEC, 0xED, 0xF2, 0xF3, 0xF9}},
    {ODD_WINDOWS_1252, /* Dutch */
     {0xC1, 0xC4, 0xC8, 0xC9, 0xCB, 0xCF, 0xD3, 0xD6, 0xDC, 0xE1, 0xE4, 0xE8, 0xE9, 0xEB, 0xEF, 0xF3, 0xF6,
      0xFC}},
    {ODD_WINDOWS_1252, /* Icelandic */
     {0xC1, 0xC6, 0xC9, 0xCD, 0xD0, 0xD3, 0xD6, 0xDA, 0xDD, 0xDE,
      0xE1, 0xE6, 0xE9, 0xED, 0xF0, 0xF3, 0xF6, 0xFA, 0xFD, 0xFE}},
    {ODD_WINDOWS_1250, /* Polish */
     {0xD3, 0xF3, 0x104, 0x105, 0x106, 0x107, 0x118, 0x119, 0x141, 0x142, 0x143, 0x144, 0x15A, 0x15B, 0x179,
      0x17A, 0x17B, 0x17C}},
    {ODD_WINDOWS_1250, /* Czech */
     {0xC1,  0xC9,  0xCD,  0xD3,  0xD6,  0xDA,  0xDC,  0xDD,  0xE1,  0xE9,  0xED,  0xF3,
      0xF6,  0xFA,  0xFC,  0xFD,  0x10C, 0x10D, 0x10E, 0x10F, 0x11A, 0x11B, 0x147, 0x148,
      0x158, 0x159, 0x160, 0x161, 0x164, 0x165, 0x16E, 0x16F, 0x17D, 0x17E}},
    {ODD_WINDOWS_1250, /* Slovak */
     {0xC1,  0xC4,  0xC9,  0xCD,  0xD3,  0xD4,  0xDA,  0xDD,  0xE1,  0xE4,  0xE9,  0xED,
      0xF3,  0xF4,  0xFA,  0xFD,  0x10C, 0x10D, 0x10E, 0x10F, 0x139, 0x13A, 0x13D, 0x13E,
      0x147, 0x148, 0x154, 0x155, 0x160, 0x161, 0x164, 0x165, 0x17D, 0x17E}},
    {ODD_WINDOWS_1250, /* Hungarian */
     {0xC1, 0xC9, 0xCD, 0xD3, 0xD6, 0xDA, 0xDC, 0xE1, 0xE9, 0xED, 0xF3, 0xF6, 0xFA, 0xFC, 0x150, 0x151, 0x170,
      0x171}},
    {ODD_WINDOWS_1250, /* Croatian, Slovene and Serbian */
     {0x106, 0x107, 0x10C, 0x10D, 0x110, 0x111, 0x160, 0x161, 0x17D, 0x17E}},
    {ODD_WINDOWS_1250, /* Romanian */
     {0xC2, 0xCE, 0xE2, 0xEE, 0x102, 0x103, 0x15E, 0x15F, 0x162, 0x163}},
    {ODD_WINDOWS_1254, /* Turkish */
     {0xC2, 0xC7, 0xCE, 0xD6, 0xDB, 0xDC, 0xE2, 0xE7, 0xEE, 0xF6, 0xFB, 0xFC, 0x11E, 0x11F, 0x130, 0x131,
      0x15E, 0x15F}},
};

bool odd_charset_is_utf8(const char *bytes, size_t len) {
    for (size_t at = 0; at < len;) {
        uint32_t c = (unsigned char)bytes[at];
        size_t size = c < 0x80 ? 1 : odd_utf8_next(&c, bytes + at, len - at);
        if (c == ODD_UTF8_REPLACEMENT && size == 1)
            return false;
        at += size;
    }
    return true;
}

static bool has_letter(const uint16_t *letters, uint32_t c) {
    for (int i = 0; i < LETTERS_MAX && letters[i] != 0; i++)
        if (letters[i] == c)
            return true;
    return false;
}

static size_t line_len(const char *bytes, size_t len) {
    const char *end = memchr(bytes, '\n', len);
    return end != NULL ? (size_t)(end - bytes) + 1 : len;
}

/* Finds the bytes beyond ASCII that are next to a letter, as in words. Lines in UTF-8 are skipped. */
static void find_bytes(bool found[256], const char *bytes, size_t len) {
    for (size_t start = 0, end; start < len; start = end) {
        end = start + line_len(bytes + start, len - start);
        if (odd_charset_is_utf8(bytes + start, end - start))
            continue;
        for (size_t i = start; i < end; i++) {
            unsigned char byte = (unsigned char)bytes[i];
            unsigned char before = i > start ? (unsigned char)bytes[i - 1] : 0;
            unsigned char after = i + 1 < end ? (unsigned char)bytes[i + 1] : 0;
            bool word =
                odd_is_letter((char)before) || odd_is_letter((char)after) || before >= 0x80 || after >= 0x80;
            found[byte] = found[byte] || (byte >= 0x80 && word);
        }
    }
}

/* Whether a language has all of these letters. */
static bool explains(const bool found[256], size_t language) {
    for (int byte = 0x80; byte < 0x100; byte++)
        if (found[byte] && !has_letter(languages[language].letters,
                                       character(languages[language].charset, (unsigned char)byte)))
            return false;
    return true;
}

/* Whether two encodings differ in any of the bytes. */
static bool differ(const bool found[256], odd_charset a, odd_charset b) {
    for (int byte = 0x80; byte < 0x100; byte++)
        if (found[byte] && character(a, (unsigned char)byte) != character(b, (unsigned char)byte))
            return true;
    return false;
}

static odd_charset_guess guess_page(const char *bytes, size_t len) {
    bool found[256] = {false};
    unsigned fits = 0;
    find_bytes(found, bytes, len);
    for (size_t i = 0; i < sizeof languages / sizeof languages[0]; i++)
        if (explains(found, i))
            fits |= 1U << languages[i].charset;
    odd_charset_guess guess = {.charset = ODD_WINDOWS_1252};
    if ((fits & 1U << ODD_WINDOWS_1252) == 0 && fits != 0)
        guess.charset = (fits & 1U << ODD_WINDOWS_1250) != 0 ? ODD_WINDOWS_1250 : ODD_WINDOWS_1254;
    for (int i = ODD_WINDOWS_1250; i <= ODD_WINDOWS_1254; i++)
        if ((odd_charset)i != guess.charset && (fits == 0 || (fits >> i & 1) != 0) &&
            differ(found, guess.charset, (odd_charset)i))
            guess.others |= 1U << i;
    return guess;
}

odd_charset_guess odd_charset_detect(const char *bytes, size_t len) {
    odd_charset_guess guess = {.charset = ODD_UTF8, .sure = true};
    if (len >= 2 && memcmp(bytes, "\xFF\xFE", 2) == 0)
        guess.charset = ODD_UTF16_LITTLE;
    else if (len >= 2 && memcmp(bytes, "\xFE\xFF", 2) == 0)
        guess.charset = ODD_UTF16_BIG;
    else if (!odd_charset_is_utf8(bytes, len))
        guess = guess_page(bytes, len);
    return guess;
}

/* ---- Decoding ---------------------------------------------------------------------------------- */

/* UTF-16, with surrogate pairs. */
static size_t decode_wide(char *out, const char *bytes, size_t len, bool big) {
    size_t to = 0, at = 0;
#define UNIT(i) ((uint32_t)(unsigned char)bytes[(i) + !big] << 8 | (unsigned char)bytes[(i) + big])
    if (len >= 2 && UNIT(0) == 0xFEFF)
        at = 2;
    for (; at + 1 < len; at += 2) {
        uint32_t c = UNIT(at);
        bool high = c >= 0xD800 && c < 0xDC00,
             pair = high && at + 3 < len && (UNIT(at + 2) & 0xFC00) == 0xDC00;
        if (pair) {
            c = 0x10000 + ((c & 0x3FF) << 10) + (UNIT(at + 2) & 0x3FF);
            at += 2;
        } else if (c >= 0xD800 && c < 0xE000) {
            c = ODD_UTF8_REPLACEMENT;
        }
        to += odd_utf8_put(out + to, c);
    }
#undef UNIT
    return to;
}

/* Decodes a line. A line in UTF-8 is copied: some files are joined from several. */
static size_t decode_line(char *out, odd_charset charset, const char *bytes, size_t len) {
    size_t to = 0;
    if (odd_charset_is_utf8(bytes, len)) {
        memcpy(out, bytes, len);
        return len;
    }
    for (size_t at = 0; at < len;) {
        uint32_t c = (unsigned char)bytes[at];
        if (charset != ODD_UTF8)
            c = character(charset, (unsigned char)bytes[at++]);
        else
            at += odd_utf8_next(&c, bytes + at, len - at);
        to += odd_utf8_put(out + to, c);
    }
    return to;
}

char *odd_charset_decode(odd_charset charset, const char *bytes, size_t len, size_t *out_len) {
    enum { MOST = 3 }; /* bytes of UTF-8 for one byte, or for two of UTF-16 */
    char *out = odd_alloc(len + 1, MOST);
    *out_len = 0;
    if (charset == ODD_UTF16_LITTLE || charset == ODD_UTF16_BIG)
        *out_len = decode_wide(out, bytes, len, charset == ODD_UTF16_BIG);
    else
        for (size_t start = 0, size; start < len; start += size) {
            size = line_len(bytes + start, len - start);
            *out_len += decode_line(out + *out_len, charset, bytes + start, size);
        }
    return out;
}
