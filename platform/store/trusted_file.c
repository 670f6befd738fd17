/* Checks that no other user can have put a file there. */
#define _XOPEN_SOURCE 700 /* S_ISVTX */
#include "platform/store/atomic_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/out.h"

static int refuse(odd_error *error, const char *why) {
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s: solved deals are not stored", why);
}

static int check_folder(const char *folder, odd_error *error) {
    struct stat info;
    if (stat(folder, &info) != 0)
        return refuse(error, "cannot be written here");
    if (info.st_uid != geteuid() && (info.st_mode & S_ISVTX) == 0)
        return refuse(error, "the folder belongs to another user");
    return ODD_OK;
}

static int check_file(const char *path, odd_error *error) {
    struct stat info;
    if (lstat(path, &info) != 0)
        return errno == ENOENT ? ODD_OK : refuse(error, "cannot be written here");
    if (S_ISLNK(info.st_mode))
        return refuse(error, "is a symbolic link");
    if (!S_ISREG(info.st_mode))
        return refuse(error, "is not an ordinary file");
    if (info.st_uid != geteuid())
        return refuse(error, "belongs to another user");
    return info.st_nlink > 1 ? refuse(error, "has another name") : ODD_OK;
}

int odd_trusted_file(const char *path, char real[PATH_MAX], odd_error *error) {
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    int len = slash == NULL || slash == path ? 1 : (int)(slash - path);
    snprintf(folder, sizeof folder, "%.*s", len, slash != NULL ? path : ".");
    if (realpath(folder, real) == NULL)
        return refuse(error, "cannot be written here");
    size_t used = strlen(real);
    if (used + strlen(name) + 2 > PATH_MAX)
        return refuse(error, "cannot be written here");
    int code = check_folder(real, error);
    snprintf(real + used, PATH_MAX - used, "%s%s", real[used - 1] == '/' ? "" : "/", name);
    return code == ODD_OK ? check_file(real, error) : code;
}
