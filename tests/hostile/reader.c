/* hostile-reader FILE: how much memory the reader of a file takes at most beyond the file itself, in bytes, whoever takes the
 * records: nobody, here. Prints 0 for a log, which is read by the event itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exchange/formats.h"
#include "platform/access.h"
#include "platform/memory.h"
#include "platform/archive.h"

static void take(void *owner, const odd_record *record) {
    (void)owner, (void)record;
}

static uint32_t seat(void *owner, odd_text id, int direction, uint32_t line) {
    (void)owner, (void)id, (void)direction;
    return line;
}

static void wrong(void *owner, const odd_error *error, odd_severity severity) {
    (void)owner, (void)error, (void)severity;
}

/* What the system says of this process, in bytes. */
static long memory(const char *key) {
    char line[256];
    long kilobytes = -1;
    FILE *status = fopen("/proc/self/status", "r");
    while (status != NULL && fgets(line, sizeof line, status) != NULL)
        if (strncmp(line, key, strlen(key)) == 0)
            kilobytes = strtol(line + strlen(key), NULL, 10);
    if (status != NULL)
        fclose(status);
    return kilobytes * 1024;
}

static const odd_file_format *format_of(const char *bytes, size_t len) {
    int number = odd_format_detect(bytes, len);
    const odd_file_format *format;
    for (int i = 0; number >= 0 && (format = odd_foreign_format(i)) != NULL; i++)
        if (&format->info == odd_format_about(number))
            return format;
    return NULL;
}

int main(int argc, char **argv) {
    static char bytes[1 << 26];
    static const odd_host host = {.xml = odd_xml_read, .table = odd_mdb_table};
    FILE *in = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (in == NULL) {
        fprintf(stderr, "usage: hostile-reader FILE\n");
        return 2;
    }
    size_t len = fread(bytes, 1, sizeof bytes, in);
    fclose(in);
    const odd_file_format *format = format_of(bytes, len);
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    odd_source source = {.bytes = bytes,
                         .len = len,
                         .arena = &arena,
                         .taker = {.take = take, .seat = seat, .wrong = wrong},
                         .host = &host};
    long before = memory("VmRSS:");
    if (format != NULL)
        format->read(&source);
    printf("%ld\n", format != NULL ? memory("VmHWM:") - before : 0);
    odd_blocks_free(&blocks);
    return 0;
}
