/* Runs a fuzz target without a fuzzer: each file named, and every file of each directory named, goes
 * through it once. A target that finds something aborts. */
#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>

#include "fuzz.h"

enum { PATH_BYTES = 4096 };

static int replayed;

static void stop(const char *path) {
    perror(path);
    exit(1);
}

/* The block is exactly as long as the file, so that a sanitizer sees every byte read beyond it. */
static void replay_file(const char *path, size_t size) {
    FILE *file = fopen(path, "rb");
    uint8_t *data = malloc(size > 0 ? size : 1);
    if (file == NULL || data == NULL)
        stop(path);
    if (fread(data, 1, size, file) != size)
        stop(path);
    fclose(file);
    LLVMFuzzerTestOneInput(data, size);
    free(data);
    replayed++;
}

static void replay(const char *path);

static void replay_directory(const char *path) {
    DIR *directory = opendir(path);
    if (directory == NULL)
        stop(path);
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        char inside[PATH_BYTES];
        if (entry->d_name[0] == '.')
            continue;
        int len = snprintf(inside, sizeof inside, "%s/%s", path, entry->d_name);
        if (len < 0 || (size_t)len >= sizeof inside)
            stop(path);
        replay(inside);
    }
    closedir(directory);
}

static void replay(const char *path) {
    struct stat info;
    if (stat(path, &info) != 0)
        stop(path);
    if (S_ISDIR(info.st_mode))
        replay_directory(path);
    else
        replay_file(path, (size_t)info.st_size);
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        replay(argv[i]);
    printf("%d inputs replayed\n", replayed);
    return replayed > 0 ? 0 : 1;
}
