/* Character encodings: detecting the one that a text uses, and converting it to UTF-8. */
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

/* Returns the name of an encoding: "windows-1250". */
const char *odd_charset_name(odd_charset charset);

/* Finds an encoding by its name, in any case: windows-1250, cp1250, 1250, latin2.
 *   returns  ODD_CHARSET_COUNT if there is none */
odd_charset odd_charset_named(const char *name);

typedef struct odd_charset_guess {
    odd_charset charset;
    bool sure;       /* the text has a byte order mark, or is UTF-8 */
    unsigned others; /* encodings that fit as well, one bit each: 1 << ODD_WINDOWS_1254 */
} odd_charset_guess;

/* Guesses the encoding of a text: by its byte order mark; UTF-8 if it is valid UTF-8; otherwise the Windows code page of the
 * language whose letters appear in its words. If several fit and give different texts, the guess is Windows-1252, and
 * `others` has the rest. */
odd_charset_guess odd_charset_detect(const char *bytes, size_t len);

/* Tells whether a text is valid UTF-8, which includes ASCII. */
bool odd_charset_is_utf8(const char *bytes, size_t len);

/* Converts a text to UTF-8. Bytes that are not a character become U+FFFD.
 *   returns  new memory of *out_len bytes, which the caller frees */
char *odd_charset_decode(odd_charset charset, const char *bytes, size_t len, size_t *out_len);

#endif
