/* Loads libpq when a PostgreSQL database is opened. It needs fourteen other libraries; linked as usual, they
 * would take half of the start time of every command. */
#ifdef ODD_WITH_POSTGRESQL
#include "platform/store/postgresql.h"

#include <dlfcn.h>
#include <string.h>

#include "base/out.h"

odd_libpq_functions odd_libpq;

#define ODD_LIBPQ_NAME(function) #function,
static const char *const names[] = {ODD_LIBPQ(ODD_LIBPQ_NAME)};

enum { FUNCTIONS = sizeof names / sizeof names[0] };
_Static_assert(sizeof odd_libpq == FUNCTIONS * sizeof(void *), "a pointer for each name");

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool loaded;

/* All or none: an older libpq lacks functions. */
static void load(void) {
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL), *found[FUNCTIONS];
    loaded = library != NULL;
    for (int i = 0; i < FUNCTIONS && loaded; i++) {
        found[i] = dlsym(library, names[i]);
        loaded = found[i] != NULL;
    }
    if (loaded)
        memcpy(&odd_libpq, found, sizeof odd_libpq);
}

bool odd_libpq_load(odd_error *error) {
    pthread_once(&once, load);
    if (!loaded)
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "libpq 14 or later is needed for PostgreSQL: install libpq5");
    return loaded;
}

#else
typedef int odd_no_libpq; /* ISO C does not allow an empty file */
#endif
