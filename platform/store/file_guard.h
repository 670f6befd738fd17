/* Which files may be used that others could have put there: the cache of solved deals stands beside a file that may be in
 * anybody's folder. */
#ifndef ODD_PLATFORM_STORE_FILE_GUARD_H
#define ODD_PLATFORM_STORE_FILE_GUARD_H

#include <limits.h>

#include "oddtrick.h"

/* The path, with its folder resolved: ODD_OK if the folder belongs to this user, or is one like /tmp where nobody can replace a
 * file of another (the sticky bit), and the file, if there is one, is an ordinary file of this user with one name. Else the
 * reason in error. */
int odd_guard(const char *path, char real[PATH_MAX], odd_error *error);

#endif
