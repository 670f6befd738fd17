/* The exchange module, with the readers of other programs' files in the browser: see readers.h. Its own memory is only constants and a
 * stack; readers allocate from the event that they read for. */
#include "exchange/formats.h"
#include "oddtrick_report.h"
#include "wasm/module.h"
#include "wasm/readers.h"

IMPORT(void, reader_take, (const odd_source *in, const odd_record *record));
IMPORT(uint32_t, reader_seat,
       (const odd_source *in, const char *id, size_t len, int direction, uint32_t line));
IMPORT(void, reader_wrong, (const odd_source *in, const odd_error *error, odd_severity severity));
IMPORT(void *, reader_more, (const odd_source *in, size_t bytes));
IMPORT(void, reader_less, (const odd_source *in, void *memory, size_t bytes));

static void take(void *owner, const odd_record *record) {
    odd_import_reader_take(owner, record);
}

static uint32_t seat(void *owner, odd_text id, int direction, uint32_t line) {
    return odd_import_reader_seat(owner, id.text, id.len, direction, line);
}

static void wrong(void *owner, const odd_error *error, odd_severity severity) {
    odd_import_reader_wrong(owner, error, severity);
}

static void *more(void *owner, size_t bytes) {
    return odd_import_reader_more(owner, bytes);
}

static void less(void *owner, void *memory, size_t bytes) {
    odd_import_reader_less(owner, memory, bytes);
}

/* The owner is the file as the browser has parsed it: see event_module.c. */
static int tell_xml(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error) {
    (void)bytes;
    (void)len;
    return odd_xml_events(*(const odd_text *)owner, handler, error);
}

EXPORT(const odd_format_info *, exchange_about, (int format)) {
    const odd_file_format *f = odd_foreign_format(format);
    return f != NULL ? &f->info : NULL;
}

EXPORT(int, exchange_detect, (int format, const char *bytes, size_t len)) {
    return odd_foreign_format(format)->detect(bytes, len);
}

/* Reads a file from the source of the other module, with functions that this module can call. */
EXPORT(void, exchange_read, (int format, odd_source *in)) {
    odd_arena arena = {.more = more, .less = less, .owner = in, .seed = in->arena->seed};
    odd_host host = {.owner = in->host->owner, .xml = tell_xml};
    odd_source mine = *in;
    mine.taker = (odd_record_receiver){.owner = in, .take = take, .seat = seat, .wrong = wrong};
    mine.arena = &arena;
    mine.host = &host;
    odd_foreign_format(format)->read(&mine);
}
