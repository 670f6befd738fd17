/* The bounded writer. */
#include "base/out.h"

odd_writer odd_writer_on(char *buf, size_t cap) {
    odd_writer w = {.buf = buf, .cap = cap};
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

/* ---- Formats ----------------------------------------------------------------------------------- */

/* A message with too many values gets no marks: it is shown untranslated. */
static void mark(odd_writer *w, unsigned end) {
    odd_marks *m = w->marks;
    if (m == NULL || m->count > ODD_MARKS_MAX)
        return;
    if (m->count == ODD_MARKS_MAX || w->len >= w->cap)
        m->count = ODD_MARKS_MAX + 1;
    else
        m->at[m->count++] = (uint16_t)(w->len << 1 | end);
}

/* A message within a message: its values are values of this one, too. */
static void put_message(odd_writer *w, const odd_error *inner) {
    odd_marks *m = w->marks;
    size_t count = inner->marks.count <= ODD_MARKS_MAX ? inner->marks.count : 0, from = w->len;
    odd_put_text(w, inner->message);
    if (m == NULL || m->count > ODD_MARKS_MAX || count > (size_t)ODD_MARKS_MAX - m->count)
        return;
    for (size_t i = 0; i < count; i++)
        m->at[m->count++] = (uint16_t)(inner->marks.at[i] + 2 * from);
}

/* One value. The result is the rest of the format. */
static const char *put_value(odd_writer *w, const char *p, va_list *args) {
    switch (*p) {
    case 's':
        odd_put_text(w, va_arg(*args, const char *));
        break;
    case 'd':
        odd_put_int(w, va_arg(*args, int));
        break;
    case 'c':
        odd_put_char(w, (char)va_arg(*args, int));
        break;
    case 'p':
        put_message(w, va_arg(*args, const void *));
        break;
    default: { /* %.*s */
        int len = va_arg(*args, int);
        odd_put_bytes(w, va_arg(*args, const char *), (size_t)len);
        p += 2;
    }
    }
    return p + 1;
}

void odd_put_vformat(odd_writer *w, const char *format, va_list args) {
    va_list rest;
    va_copy(rest, args);
    for (const char *p = format; *p != '\0';) {
        size_t len = 0;
        while (p[len] != '\0' && p[len] != '%')
            len++;
        odd_put_bytes(w, p, len);
        p += len;
        if (*p == '\0')
            break;
        if (*++p == '%') {
            odd_put_char(w, *p++);
            continue;
        }
        mark(w, 0);
        p = put_value(w, p, &rest);
        mark(w, 1);
    }
    va_end(rest);
}

void odd_put_format(odd_writer *w, const char *format, ...) {
    va_list args;
    va_start(args, format);
    odd_put_vformat(w, format, args);
    va_end(args);
}

/* ---- Messages ---------------------------------------------------------------------------------- */

odd_writer odd_message_on(char *buf, size_t cap, odd_marks *marks) {
    odd_writer w = odd_writer_on(buf, cap);
    marks->count = 0;
    w.marks = marks;
    return w;
}

void odd_put_clause(odd_writer *w, const char *format, ...) {
    va_list args;
    va_start(args, format);
    mark(w, 0);
    odd_put_vformat(w, format, args);
    mark(w, 1);
    va_end(args);
}

void odd_error_say(odd_error *error, const char *format, va_list args) {
    odd_writer w = odd_message_on(error->message, sizeof error->message, &error->marks);
    odd_put_vformat(&w, format, args);
    if (w.len >= sizeof error->message)
        error->marks.count = ODD_MARKS_MAX + 1;
}

int odd_fail(odd_error *error, int code, int line, int column, const char *format, ...) {
    if (error == NULL)
        return code;
    error->code = code;
    error->line = line;
    error->column = column;
    va_list args;
    va_start(args, format);
    odd_error_say(error, format, args);
    va_end(args);
    return code;
}
