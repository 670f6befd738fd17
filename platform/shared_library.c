/* Loads shared libraries on demand. libpq, libcurl, libmicrohttpd and GnuTLS need many others: linked as usual, they would take most of
 * the start time of every command. */
#include "platform/process.h"

#include <dlfcn.h>
#include <string.h>

bool odd_library_load(const char *file, const char *const *names, size_t count, void *pointers) {
    enum { MOST = 64 };
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL), *found[MOST];
    bool all = library != NULL && count <= MOST;
    for (size_t i = 0; i < count && all; i++)
        all = (found[i] = dlsym(library, names[i])) != NULL;
    if (all)
        memcpy(pointers, found, count * sizeof(void *));
    else if (library != NULL)
        dlclose(library);
    return all;
}
