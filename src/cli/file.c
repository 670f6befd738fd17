/* Reads whole files. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/file.h"

enum { FILE_MAX = 1 << 24 };

static char *read_all(FILE *file, size_t *len) {
    size_t cap = 1 << 12;
    char *text = malloc(cap);
    *len = 0;
    while (text != NULL) {
        *len += fread(text + *len, 1, cap - *len, file);
        if (*len < cap)
            return text;
        if (cap >= FILE_MAX) {
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
