/* Loads libpq when a PostgreSQL database is opened. */
#ifdef ODD_WITH_POSTGRESQL
#include "platform/store/postgresql.h"

#include "base/out.h"
#include "platform/process.h"

odd_libpq_functions odd_libpq;

#define ODD_LIBPQ_NAME(function) #function,
static const char *const names[] = {ODD_LIBPQ(ODD_LIBPQ_NAME)};

enum { FUNCTIONS = sizeof names / sizeof names[0] };
_Static_assert(sizeof odd_libpq == FUNCTIONS * sizeof(void *), "a pointer for each name");

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool loaded;

/* An older libpq lacks functions. */
static void load(void) {
    loaded = odd_library_load("libpq.so.5", names, FUNCTIONS, &odd_libpq);
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
