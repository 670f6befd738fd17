/* The bounded writer. */
#include "base/out.h"

odd_writer odd_writer_on(char *buf, size_t cap) {
    odd_writer w = {buf, cap, 0};
    if (cap > 0)
        buf[0] = '\0';
    return w;
}

/* Once something has been left out, nothing more is written, so that the text has no hole. */
void odd_put_bytes(odd_writer *w, const char *bytes, size_t len) {
    size_t room = w->len < w->cap ? w->cap - w->len - 1 : 0;
    size_t fits = len < room ? len : room;
    while (fits > 0 && fits < len && ((unsigned char)bytes[fits] & 0xC0) == 0x80)
        fits--;
    for (size_t i = 0; i < fits; i++)
        w->buf[w->len + i] = bytes[i];
    if (w->len < w->cap)
        w->buf[w->len + fits] = '\0';
    if (fits < len && w->cap > w->len)
        w->cap = w->len + fits + 1;
    w->len += len;
}

void odd_put_char(odd_writer *w, char c) {
    const char text[1] = {c};
    odd_put_bytes(w, text, 1);
}

void odd_put_text(odd_writer *w, const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    odd_put_bytes(w, text, len);
}

void odd_put_int(odd_writer *w, int value) {
    char digits[12];
    size_t at = sizeof digits;
    unsigned rest = value < 0 ? 0u - (unsigned)value : (unsigned)value;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        digits[--at] = '-';
    odd_put_bytes(w, digits + at, sizeof digits - at);
}

void odd_put_vformat(odd_writer *w, const char *format, va_list args) {
    for (const char *p = format; *p != '\0'; p++) {
        if (*p != '%') {
            size_t len = 1;
            while (p[len] != '\0' && p[len] != '%')
                len++;
            odd_put_bytes(w, p, len);
            p += len - 1;
            continue;
        }
        switch (*++p) {
        case 's':
            odd_put_text(w, va_arg(args, const char *));
            break;
        case 'd':
            odd_put_int(w, va_arg(args, int));
            break;
        case 'c':
            odd_put_char(w, (char)va_arg(args, int));
            break;
        case '.': { /* %.*s */
            int len = va_arg(args, int);
            odd_put_bytes(w, va_arg(args, const char *), (size_t)len);
            p += 2;
            break;
        }
        default:
            odd_put_char(w, *p);
        }
    }
}

void odd_put_format(odd_writer *w, const char *format, ...) {
    va_list args;
    va_start(args, format);
    odd_put_vformat(w, format, args);
    va_end(args);
}

int odd_fail(odd_error *error, int code, int line, int column, const char *format, ...) {
    if (error == NULL)
        return code;
    error->code = code;
    error->line = line;
    error->column = column;
    odd_writer w = odd_writer_on(error->message, sizeof error->message);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    return code;
}
