/* Reads a table of an Access database with libmdb in a child process. libmdb trusts its input and prints its complaints, and a
 * damaged file can crash it, keep it busy, or make it do what the file's author wants. So a child with little memory and time,
 * and without files or network, reads the database and writes rows into a pipe. Whatever happens to the child becomes a message
 * here. Data from the pipe is not trusted either. Knows nothing about bridge. */
#include "platform/access.h"
#include "base/out.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TEXT_MAX = 1 << 20, TOTAL_MAX = 1 << 28 };

/* ---- Checks before libmdb reads a file --------------------------------------------------------- */

enum { VERSION_AT = 0x14, VERSION_LAST = 6, PAGES_MIN = 3 };

static int check_file(const char *bytes, size_t len, odd_error *error) {
    if (len <= VERSION_AT || memcmp(bytes, "\0\1\0\0Standard ", 13) != 0 ||
        (memcmp(bytes + 13, "Jet DB", 7) != 0 && memcmp(bytes + 13, "ACE DB", 7) != 0))
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "not an Access database");
    int version = (unsigned char)bytes[VERSION_AT];
    size_t page = version == 0 ? 2048 : 4096;
    if (version > VERSION_LAST)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "an Access database of unknown version %d", version);
    if (len < PAGES_MIN * page || len % page != 0)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0,
                        "the database is truncated: %d bytes are not a whole number of pages of %d bytes",
                        (int)len, (int)page);
    return ODD_OK;
}

/* ---- What the child writes --------------------------------------------------------------------- */

typedef struct reading {
    FILE *from;
    size_t total; /* bytes read so far */
    char *row;    /* the texts of the columns or of a row, joined */
    size_t used, cap;
    size_t *ends; /* where each text ends */
    bool *null;
    odd_text *columns;
    odd_text *values;
    char *names;       /* the texts of columns, once they are known */
    uint32_t count;    /* of columns */
    size_t rows;       /* so far */
    uint32_t expected; /* rows, as the table states */
    bool refused;      /* the handler asked to stop */
    const odd_row_receiver *receiver;
} reading;

static bool get(reading *r, void *to, size_t len) {
    r->total += len;
    return r->total <= TOTAL_MAX && fread(to, 1, len, r->from) == len;
}

static bool get_text(reading *r, size_t i) {
    uint32_t len;
    if (!get(r, &len, sizeof len))
        return false;
    r->null[i] = len == ODD_MDB_NULL;
    len = r->null[i] ? 0 : len;
    if (len > TEXT_MAX)
        return false;
    if (r->used + len > r->cap) {
        size_t cap = 2 * (r->used + len);
        char *more = realloc(r->row, cap);
        if (more == NULL)
            return false;
        r->row = more;
        r->cap = cap;
    }
    if (!get(r, r->row + r->used, len))
        return false;
    r->ends[i] = r->used += len;
    return true;
}

/* As many texts as there are columns. */
static bool get_texts(reading *r, odd_text *out) {
    r->used = 0;
    for (uint32_t i = 0; i < r->count; i++)
        if (!get_text(r, i))
            return false;
    size_t start = 0;
    for (uint32_t i = 0; i < r->count; i++) {
        out[i] = (odd_text){r->null[i] ? NULL : r->row + start, r->ends[i] - start};
        start = r->ends[i];
    }
    return true;
}

static bool get_columns(reading *r) {
    if (r->count != 0 || !get(r, &r->count, sizeof r->count) || r->count == 0 ||
        r->count > ODD_MDB_COLUMNS_MAX)
        return false;
    r->cap = 1024; /* not 0: even an empty text needs an address */
    r->row = malloc(r->cap);
    r->ends = calloc(r->count, sizeof *r->ends);
    r->null = calloc(r->count, sizeof *r->null);
    r->columns = calloc(r->count, sizeof *r->columns);
    r->values = calloc(r->count, sizeof *r->values);
    if (r->row == NULL || r->ends == NULL || r->null == NULL || r->columns == NULL || r->values == NULL ||
        !get_texts(r, r->columns))
        return false;
    r->names = r->row;
    r->row = malloc(r->cap);
    return r->row != NULL;
}

static bool get_row(reading *r) {
    if (r->count == 0 || !get_texts(r, r->values))
        return false;
    r->refused = !r->receiver->row(r->receiver->owner, ++r->rows, r->columns, r->values, r->count);
    return !r->refused;
}

/* Reads all messages. Returns the last one, or ODD_MDB_BROKEN if the pipe ended early. */
static odd_mdb_sign get_all(reading *r) {
    for (unsigned char sign; get(r, &sign, 1);) {
        bool good = sign == ODD_MDB_COLUMNS ? get_columns(r) : sign == ODD_MDB_ROW ? get_row(r) : true;
        if (!good)
            break;
        if (sign == ODD_MDB_END)
            return r->count > 0 && get(r, &r->expected, sizeof r->expected) ? ODD_MDB_END : ODD_MDB_BROKEN;
        if (sign != ODD_MDB_COLUMNS && sign != ODD_MDB_ROW)
            return (odd_mdb_sign)sign;
    }
    return ODD_MDB_BROKEN;
}

static void give_back(reading *r) {
    if (r->from != NULL)
        fclose(r->from);
    free(r->row);
    free(r->names);
    free(r->ends);
    free(r->null);
    free(r->columns);
    free(r->values);
}

/* ---- The child, from outside ------------------------------------------------------------------- */

/* The exit status of the child. It is not available if this process ignores SIGCHLD. */
static int wait_for(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return 0;
    return status;
}

/* libmdb skips rows that it cannot read. The row count of a database that was not closed may be too low, but not too high. */
static int warn_of_lost(const reading *r, const char *name, odd_error *error) {
    if (r->rows < r->expected)
        odd_fail(error, ODD_E_SYNTAX, 0, 0, "table %s should have %d rows, of which %d can be read", name,
                 (int)(r->expected < INT32_MAX ? r->expected : INT32_MAX), (int)r->rows);
    return ODD_OK;
}

static int explain(odd_mdb_sign sign, const char *name, int status, odd_error *error) {
    if (sign == ODD_MDB_NO_TABLE)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the database has no table %s", name);
    if (sign == ODD_MDB_NO_LIBRARY)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                        "this oddtrick was built without libmdb of mdbtools, which reads Access databases");
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGALRM))
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the database is damaged: table %s has no end", name);
    return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the database is damaged: table %s cannot be read", name);
}

int odd_mdb_table(void *owner, const char *bytes, size_t len, const char *name,
                  const odd_row_receiver *handler, odd_error *error) {
    (void)owner;
    int code = check_file(bytes, len, error);
    int ends[2];
    if (code != ODD_OK)
        return code;
    if (pipe(ends) != 0)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "no pipe: %s", strerror(errno));
    fflush(NULL); /* or the child would write it again */
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        odd_mdb_child(ends[1], bytes, len, name);
    }
    close(ends[1]);
    reading r = {.from = fdopen(ends[0], "rb"), .receiver = handler};
    if (child < 0 || r.from == NULL) {
        code = odd_fail(error, ODD_E_MEMORY, 0, 0, "cannot start a process to read it: %s", strerror(errno));
        if (r.from == NULL)
            close(ends[0]);
        if (child > 0)
            wait_for(child);
        give_back(&r);
        return code;
    }
    odd_mdb_sign sign = get_all(&r);
    if (sign == ODD_MDB_BROKEN)
        kill(child, SIGKILL); /* it may still be writing; if it is dead, its exit status does not change */
    int status = wait_for(child);
    give_back(&r);
    if (r.refused)
        return ODD_OK;
    return sign == ODD_MDB_END ? warn_of_lost(&r, name, error) : explain(sign, name, status, error);
}
