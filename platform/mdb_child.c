/* The child process that reads a database: the only file that uses libmdb. It does not free memory, because the process ends when
 * the table has been read. */
#define _GNU_SOURCE
#include "platform/access.h"

#include <fcntl.h>
#include <iconv.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "platform/process.h"

#ifdef ODD_WITH_MDB
#include <mdbtools.h>

enum { CPU_SECONDS_MAX = 10, SECONDS_MAX = 60, MEMORY = 1 << 30 };

/* A sanitizer reserves the whole address space, so it cannot be limited. */
#if defined(__SANITIZE_ADDRESS__)
#define LIMITS_MEMORY false
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LIMITS_MEMORY false
#endif
#endif
#ifndef LIMITS_MEMORY
#define LIMITS_MEMORY true
#endif

static void limit(int what, rlim_t most) {
    struct rlimit l = {most, most + 1}; /* at the soft limit the signal says which limit it was */
    setrlimit(what, &l);
}

/* Databases of Access 97 use the code page of their country. The C library loads a code page from a file at its first use and
 * keeps it while a conversion is open, so this must happen before the sandbox closes the file system. */
static void load_code_pages(const char *bytes) {
    enum { VERSION_AT = 0x14 };
    static const char *const pages[] = {"CP874",  "CP932",  "CP936",  "CP949",  "CP950",  "CP1250", "CP1251",
                                        "CP1252", "CP1253", "CP1254", "CP1255", "CP1256", "CP1257", "CP1258"};
    if (iconv_open("UTF-8", "UCS-2LE") == (iconv_t)-1 || bytes[VERSION_AT] != 0)
        return;
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++)
        if (iconv_open("UTF-8", pages[i]) == (iconv_t)-1)
            continue;
}

/* Closes all descriptors except the pipe, such as a server's database and sockets. */
static void close_others(int to) {
    if (to > 3)
        close_range(3, (unsigned)to - 1, 0);
    close_range((unsigned)to + 1, UINT_MAX, 0);
}

/* No core file; libmdb prints its complaints on standard error, which goes to /dev/null. */
static void limit_resources(size_t len) {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CPU, CPU_SECONDS_MAX);
    alarm(SECONDS_MAX);
    if (LIMITS_MEMORY)
        limit(RLIMIT_AS, (rlim_t)MEMORY + 4 * (rlim_t)len);
    int nowhere = open("/dev/null", O_RDWR);
    for (int fd = 0; fd <= 2 && nowhere >= 0; fd++)
        dup2(nowhere, fd);
    unsetenv("MDBOPTS");
    setenv("MDB_ICONV", "UTF-8", 1);
}

/* ---- Writing ----------------------------------------------------------------------------------- */

static void put_text(FILE *to, const char *text, size_t len) {
    uint32_t size = (uint32_t)len;
    fwrite(&size, sizeof size, 1, to);
    fwrite(text, 1, len, to);
}

static void put_null(FILE *to) {
    uint32_t size = ODD_MDB_NULL;
    fwrite(&size, sizeof size, 1, to);
}

static void put_columns(FILE *to, const MdbTableDef *table) {
    uint32_t count = table->num_cols;
    fputc(ODD_MDB_COLUMNS, to);
    fwrite(&count, sizeof count, 1, to);
    for (uint32_t i = 0; i < count; i++) {
        const MdbColumn *column = g_ptr_array_index(table->columns, i);
        put_text(to, column->name, strnlen(column->name, sizeof column->name));
    }
}

/* ---- Reading ----------------------------------------------------------------------------------- */

static MdbCatalogEntry *find_table(const MdbHandle *mdb, const char *name) {
    for (unsigned i = 0; i < mdb->num_catalog; i++) {
        MdbCatalogEntry *entry = g_ptr_array_index(mdb->catalog, i);
        if (g_ascii_strcasecmp(entry->object_name, name) == 0)
            return entry;
    }
    return NULL;
}

/* A value that is NULL, an empty text, or not text at all. */
static bool is_nothing(const MdbTableDef *table, unsigned i, const char *value) {
    const MdbColumn *column = g_ptr_array_index(table->columns, i);
    return value[0] == '\0' || column->col_type == MDB_OLE || column->col_type == MDB_BINARY;
}

/* Writes the rows, then the end of the table. */
static odd_mdb_sign put_table(FILE *to, MdbTableDef *table) {
    char *values[ODD_MDB_COLUMNS_MAX];
    int lengths[ODD_MDB_COLUMNS_MAX];
    if (table == NULL || table->num_cols == 0 || table->num_cols > ODD_MDB_COLUMNS_MAX ||
        mdb_read_columns(table) == NULL)
        return ODD_MDB_BROKEN;
    put_columns(to, table);
    for (unsigned i = 0; i < table->num_cols; i++) {
        values[i] = calloc(1, MDB_BIND_SIZE);
        if (values[i] == NULL || mdb_bind_column(table, (int)i + 1, values[i], &lengths[i]) < 0)
            return ODD_MDB_BROKEN;
    }
    mdb_rewind_table(table);
    while (mdb_fetch_row(table)) {
        fputc(ODD_MDB_ROW, to);
        for (unsigned i = 0; i < table->num_cols; i++)
            if (is_nothing(table, i, values[i]))
                put_null(to);
            else
                put_text(to, values[i], strnlen(values[i], MDB_BIND_SIZE));
    }
    uint32_t rows = table->num_rows;
    fputc(ODD_MDB_END, to);
    fwrite(&rows, sizeof rows, 1, to);
    return ODD_MDB_END;
}

static odd_mdb_sign read_database(FILE *to, void *bytes, size_t len, const char *name) {
    MdbHandle *mdb = mdb_open_buffer(bytes, len, MDB_NOFLAGS);
    if (mdb == NULL || mdb_read_catalog(mdb, MDB_TABLE) == NULL)
        return ODD_MDB_BROKEN;
    mdb_set_date_fmt(mdb, "%Y-%m-%d %H:%M:%S");
    mdb_set_shortdate_fmt(mdb, "%Y-%m-%d %H:%M:%S");
    MdbCatalogEntry *entry = find_table(mdb, name);
    return entry != NULL ? put_table(to, mdb_read_table(entry)) : ODD_MDB_NO_TABLE;
}

void odd_mdb_child(int to, const char *bytes, size_t len, const char *name) {
    FILE *out = fdopen(to, "wb");
    limit_resources(len);
    if (out == NULL)
        _exit(1);
    close_others(to);
    load_code_pages(bytes);
    odd_sandbox_compute();
    odd_mdb_sign sign = read_database(out, (void *)(uintptr_t)bytes, len, name); /* libmdb only reads it */
    if (sign != ODD_MDB_END)
        fputc(sign, out);
    fflush(out);
    _exit(0);
}

#else

void odd_mdb_child(int to, const char *bytes, size_t len, const char *name) {
    char sign = ODD_MDB_NO_LIBRARY;
    (void)bytes, (void)len, (void)name;
    _exit(write(to, &sign, 1) == 1 ? 0 : 1);
}

#endif
