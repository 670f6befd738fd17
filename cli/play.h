/* oddtrick rubber --play FILE: scores a rubber or Chicago while it is being played. */
#ifndef ODD_CLI_PLAY_H
#define ODD_CLI_PLAY_H

#include "cli/cli.h"

/* Reads lines of the log from standard input, shows the sheet after each and appends it to the file, which
 * is made if it is not there. Returns an exit code. */
int odd_play_log(const odd_args *args, odd_session_kind kind, const char *path);

#endif
