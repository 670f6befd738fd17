/* The encodings of texts that are not UTF-8: which one it is, and the same text in UTF-8. */
#ifndef ODD_PLATFORM_CHARSET_H
#define ODD_PLATFORM_CHARSET_H

#include "oddtrick_event.h"

typedef enum odd_charset {
    ODD_UTF8,
    ODD_UTF16_LITTLE,
    ODD_UTF16_BIG,
    ODD_WINDOWS_1250, /* Central Europe */
    ODD_WINDOWS_1252, /* Western Europe */
    ODD_WINDOWS_1254, /* Turkish */
    ODD_ISO_8859_1,
    ODD_ISO_8859_2,
    ODD_ISO_8859_9,
    ODD_ISO_8859_15,
    ODD_CHARSET_COUNT
} odd_charset;

/* "windows-1250" */
const char *odd_charset_name(odd_charset charset);

/* By name: windows-1250, cp1250, 1250, latin2, in any case. ODD_CHARSET_COUNT if there is none. */
odd_charset odd_charset_named(const char *name);

typedef struct odd_charset_guess {
    odd_charset charset;
    bool sure;       /* it has a mark, or is UTF-8 */
    unsigned others; /* that would fit as well, a bit each: 1 << ODD_WINDOWS_1254 */
} odd_charset_guess;

/* Which encoding bytes are in: by the mark before them; UTF-8 if they are that; otherwise the Windows code page of the
 * language whose letters the words have. Where several fit and differ, it is Windows-1252, and the others are named. */
odd_charset_guess odd_charset_detect(const char *bytes, size_t len);

/* Whether it is UTF-8, or ASCII. */
bool odd_charset_is_utf8(const char *bytes, size_t len);

/* The same text in UTF-8, in new memory that the caller frees. What is no character is U+FFFD. */
char *odd_charset_decode(odd_charset charset, const char *bytes, size_t len, size_t *out_len);

#endif
