/* Reads whole files. */
#define _DEFAULT_SOURCE /* madvise */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/files.h"

enum { FIRST_READ = 1 << 12, MAPPED = 1 << 22, PAGE = 1 << 12 };
#define FILE_MAX_BYTES ((size_t)1 << 30)

/* The initial buffer size: the size of the file, if it has one. */
static size_t first_size(FILE *file) {
    struct stat info;
    if (fstat(fileno(file), &info) == 0 && S_ISREG(info.st_mode) && info.st_size >= 0 &&
        (size_t)info.st_size < FILE_MAX_BYTES)
        return (size_t)info.st_size + FIRST_READ;
    return FIRST_READ;
}

static char *read_all(FILE *file, size_t *len) {
    size_t cap = first_size(file);
    char *text = odd_big_alloc(cap);
    *len = 0;
    while (text != NULL) {
        *len += fread(text + *len, 1, cap - *len, file);
        if (*len < cap)
            return text;
        if (cap >= FILE_MAX_BYTES) {
            errno = EFBIG;
            break;
        }
        cap *= 2;
        char *more = realloc(text, cap);
        if (more == NULL)
            break;
        text = more;
    }
    free(text);
    return NULL;
}

char *odd_file_beside(const odd_args *args, const char *other, odd_text name, char *path, size_t cap,
                      size_t *len) {
    const char *slash = strrchr(other, '/');
    int folder = name.text[0] == '/' || slash == NULL ? 0 : (int)(slash - other) + 1;
    if (snprintf(path, cap, "%.*s%.*s", folder, other, (int)name.len, name.text) < (int)cap)
        return odd_file_read(args, path, len);
    odd_complain(args, "file name too long");
    return NULL;
}

char *odd_file_read(const odd_args *args, const char *path, size_t *len) {
    bool is_stdin = strcmp(path, "-") == 0;
    FILE *file = is_stdin ? stdin : fopen(path, "rb");
    char *text = file != NULL ? read_all(file, len) : NULL;
    if (text != NULL && ferror(file)) {
        free(text);
        text = NULL;
    }
    if (text == NULL)
        odd_complain(args, "cannot read %s: %s", is_stdin ? "standard input" : path, strerror(errno));
    if (file != NULL && !is_stdin)
        fclose(file);
    return text;
}

const char *odd_file_map(const char *path, size_t *len) {
    struct stat info;
    bool is_stdin = strcmp(path, "-") == 0;
    int file = is_stdin ? STDIN_FILENO : open(path, O_RDONLY);
    bool large = file >= 0 && fstat(file, &info) == 0 && S_ISREG(info.st_mode) && info.st_size >= MAPPED &&
                 (size_t)info.st_size < FILE_MAX_BYTES && (!is_stdin || lseek(file, 0, SEEK_CUR) == 0);
    *len = large ? (size_t)info.st_size : 0;
    void *text = large ? mmap(NULL, *len, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
    if (file >= 0 && !is_stdin)
        close(file);
    if (text == MAP_FAILED)
        return NULL;
    madvise(text, *len, MADV_SEQUENTIAL);
    return text;
}

void odd_file_unmap(const char *text, size_t len) {
    munmap((void *)(uintptr_t)text, len);
}

void odd_file_forget(const char *text, size_t len) {
    uintptr_t from = ((uintptr_t)text + PAGE - 1) / PAGE * PAGE, to = ((uintptr_t)text + len) / PAGE * PAGE;
    if (from < to)
        madvise((void *)from, to - from, MADV_DONTNEED);
}
