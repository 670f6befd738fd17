/* A bounded writer: text goes into a buffer of fixed size, and what does not fit is counted but not
 * written, so that the caller learns the length it needed. Knows nothing about bridge. */
#ifndef ODD_BASE_WRITER_H
#define ODD_BASE_WRITER_H

#include <stdarg.h>
#include <stddef.h>

typedef struct odd_writer {
    char *buf;
    size_t cap; /* bytes in buf, the closing NUL included; 0: count only */
    size_t len; /* bytes that the text has so far, written or not */
} odd_writer;

/* Clears the buffer. */
odd_writer odd_writer_on(char *buf, size_t cap);

/* Each keeps the text NUL-terminated, and never cuts a UTF-8 character in two. */
void odd_put_char(odd_writer *w, char c);
void odd_put_text(odd_writer *w, const char *text);
void odd_put_bytes(odd_writer *w, const char *bytes, size_t len);
void odd_put_int(odd_writer *w, int value);

/* Knows %s %d %c %.*s and %%. */
void odd_put_format(odd_writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
void odd_put_vformat(odd_writer *w, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

#endif
