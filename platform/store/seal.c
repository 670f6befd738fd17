/* Seals, with a secret key in the user's state folder; and where the user's cache is. */
#include "platform/double_dummy.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/out.h"
#include "platform/store/atomic_file.h"

_Static_assert(ODD_SEAL_BYTES >= crypto_generichash_BYTES_MIN, "a seal is long enough");

/* Creates the folders of a path, private to the user. */
static void make_folders(const char *path) {
    char part[PATH_MAX];
    for (size_t i = 1; i < sizeof part && path[i] != '\0'; i++)
        if (path[i] == '/') {
            memcpy(part, path, i);
            part[i] = '\0';
            mkdir(part, 0700); /* a failure shows when the file is written */
        }
}

/* Finds the path of a file of this user, in the folder that a variable names, otherwise below the home folder. Returns false
 * if there is neither. */
static bool find_place(char path[PATH_MAX], const char *variable, const char *below_home, const char *name) {
    const char *folder = getenv(variable), *home = getenv("HOME");
    int len = -1;
    if (folder != NULL && folder[0] == '/')
        len = snprintf(path, PATH_MAX, "%s/oddtrick/%s", folder, name);
    else if (home != NULL && home[0] == '/')
        len = snprintf(path, PATH_MAX, "%s/%s/oddtrick/%s", home, below_home, name);
    return len > 0 && len < PATH_MAX;
}

bool odd_cache_place(char *path, size_t cap) {
    char found[PATH_MAX];
    struct stat info;
    if (!find_place(found, "XDG_CACHE_HOME", ".cache", "deals.sqlite") || strlen(found) >= cap)
        return false;
    make_folders(found);
    char *end = strrchr(found, '/');
    *end = '\0';
    if (stat(found, &info) != 0 || !S_ISDIR(info.st_mode) || access(found, W_OK) != 0)
        return false;
    *end = '/';
    memcpy(path, found, strlen(found) + 1);
    return true;
}

/* Reads the key. Returns false if there is none, or if another user may know it. */
static bool read_key(const char *path, unsigned char key[ODD_SEAL_KEY_BYTES]) {
    struct stat info;
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    bool good = fd >= 0 && fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_uid == geteuid() &&
                (info.st_mode & 077) == 0 && info.st_size == ODD_SEAL_KEY_BYTES &&
                read(fd, key, ODD_SEAL_KEY_BYTES) == ODD_SEAL_KEY_BYTES;
    if (fd >= 0)
        close(fd);
    return good;
}

int odd_seal_key(unsigned char key[ODD_SEAL_KEY_BYTES], odd_error *error) {
    char path[PATH_MAX];
    if (sodium_init() < 0 || !find_place(path, "XDG_STATE_HOME", ".local/state", "cache.key"))
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "no home folder for a key: solved deals are not stored");
    if (read_key(path, key))
        return ODD_OK;
    randombytes_buf(key, ODD_SEAL_KEY_BYTES);
    make_folders(path);
    odd_atomic_result result = odd_atomic_write(path, key, ODD_SEAL_KEY_BYTES, ODD_ATOMIC_PRIVATE);
    if (result != ODD_ATOMIC_FAILED && read_key(path, key)) /* another process may have been faster */
        return ODD_OK;
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "no key in %s: solved deals are not stored", path);
}

void odd_seal(unsigned char seal[ODD_SEAL_BYTES], const unsigned char key[ODD_SEAL_KEY_BYTES],
              const void *bytes, size_t len) {
    crypto_generichash(seal, ODD_SEAL_BYTES, bytes, len, key, ODD_SEAL_KEY_BYTES);
}

bool odd_seal_equals(const unsigned char seal[ODD_SEAL_BYTES], const unsigned char *stored) {
    return sodium_memcmp(seal, stored, ODD_SEAL_BYTES) == 0;
}
