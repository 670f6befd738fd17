/* The list of other programs' formats in the event module. It is empty until the exchange module is loaded. Then each format is a row
 * whose functions call that module; its readers call back through the exports below. */
#include "base/text.h"
#include "exchange/formats.h"
#include "wasm/module.h"
#include "wasm/readers.h"

/* ---- The formats ---------------------------------------------------------------------------------- */

IMPORT(const odd_format_info *, exchange_about, (int format)); /* NULL after the last */
IMPORT(int, exchange_detect, (int format, const char *bytes, size_t len));
IMPORT(void, exchange_read, (int format, const odd_source *in));

/* The functions of a row do not get its number. */
#define ROW(number)                                             \
    static int detect_##number(const char *bytes, size_t len) { \
        return odd_import_exchange_detect(number, bytes, len);  \
    }                                                           \
    static void read_##number(odd_source *in) {                 \
        odd_import_exchange_read(number, in);                   \
    }
/* clang-format off */
ROW(0) ROW(1) ROW(2) ROW(3) ROW(4) ROW(5) ROW(6) ROW(7) ROW(8) ROW(9)
/* clang-format on */
#undef ROW

#define ROW(number) \
    { .detect = detect_##number, .read = read_##number }
    static odd_file_format rows[] = {ROW(0), ROW(1), ROW(2), ROW(3), ROW(4),
                                     ROW(5), ROW(6), ROW(7), ROW(8), ROW(9)};
#undef ROW

extern char __heap_base; /* where the data of this module ends */
enum { ROWS = (int)(sizeof rows / sizeof rows[0]) };
static int count;

/* Notes that the readers are loaded. Their stack, in the memory of both modules, must not reach down to the data of this
 * one: the Makefile sets where each begins. */
EXPORT(void, readers_ready, (void)) {
    enum { STACK_OF_READERS = 1 << 19 };
    const odd_format_info *info;
    if ((size_t)&__heap_base > STACK_OF_READERS)
        __builtin_trap();
    while ((info = odd_import_exchange_about(count)) != NULL) {
        if (count == ROWS)
            __builtin_trap(); /* there are more formats than rows above */
        rows[count++].info = *info;
    }
}

const odd_file_format *odd_foreign_format(int number) {
    return number < count ? &rows[number] : NULL;
}

/* ---- What readers ask for -------------------------------------------------------------------------- */

EXPORT(void, reader_take, (const odd_source *in, const odd_record *record)) {
    in->taker.take(in->taker.owner, record);
}

EXPORT(uint32_t, reader_seat,
       (const odd_source *in, const char *id, size_t len, int direction, uint32_t line)) {
    return in->taker.seat(in->taker.owner, (odd_text){id, len}, direction, line);
}

EXPORT(void, reader_wrong, (const odd_source *in, const odd_error *error, odd_severity severity)) {
    in->taker.wrong(in->taker.owner, error, severity);
}

EXPORT(void *, reader_more, (const odd_source *in, size_t bytes)) {
    return in->arena->more(in->arena->owner, bytes);
}

EXPORT(void, reader_less, (const odd_source *in, void *memory, size_t bytes)) {
    in->arena->less(in->arena->owner, memory, bytes);
}

/* ---- Whether they are needed ------------------------------------------------------------------------ */

/* Returns whether a line has the cells of a table: at least as many as the headings of a spreadsheet. */
static bool has_cells(odd_text line) {
    static const char separators[] = {',', ';', '\t'};
    for (size_t i = 0; i < sizeof separators; i++) {
        int found = 0;
        for (size_t at = 0; at < line.len; at++)
            found += line.text[at] == separators[i];
        if (found >= 2)
            return true;
    }
    return false;
}

/* Returns whether a log has something that may make it a file of another program: the bars of LIN, or the cells of a table
 * at its top. */
static bool has_bars_or_cells(const char *bytes, size_t len) {
    enum { LOOKED_AT = 1 << 16, LINES = 64 };
    odd_text line = {bytes, 0};
    int lines = 0;
    for (size_t at = 0; at < len && at < LOOKED_AT; at++) {
        if (bytes[at] == '|')
            return true;
        line.len++;
        if (bytes[at] != '\n' && bytes[at] != '\r' && at + 1 < len)
            continue;
        if (lines++ < LINES && has_cells(line))
            return true;
        line = (odd_text){bytes + at + 1, 0};
    }
    return false;
}

odd_likelihood odd_log_likelihood(const char *bytes, size_t len) {
    odd_scan s = {bytes, len, 0};
    odd_scan_bytes(&s, "\xEF\xBB\xBF");
    odd_scan_blanks(&s);
    if (odd_scan_end(&s))
        return ODD_SURELY;
    if (s.at + 1 < len && bytes[s.at] == '#' && odd_is_letter(bytes[s.at + 1]))
        return ODD_UNLIKELY; /* a comment, or the first word of a file of BridgeWebs */
    int format = odd_format_detect(bytes, len);
    if (format == 0 && (count > 0 || !has_bars_or_cells(bytes, len)))
        return ODD_SURELY;
    return format >= 0 && (bytes[s.at] == '#' || odd_is_letter(bytes[s.at])) ? ODD_PERHAPS : ODD_UNLIKELY;
}

bool odd_readers_loaded(void) {
    return count > 0;
}
