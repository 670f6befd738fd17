/* From the text of a log to a session. */
#ifndef ODD_CLI_READ_SESSION_H
#define ODD_CLI_READ_SESSION_H

#include "cli/cli.h"

/* Reads a log into a session; the caller frees items. False if there is no memory. */
bool odd_session_load(odd_session *s, odd_session_kind kind, odd_item **items, odd_error *errors,
                      size_t errors_cap, const char *text, size_t len);

/* Reads the table of expected scores that an IMP-Chicago names, if it does. False after a message. */
bool odd_session_expected(const odd_args *args, const char *log_path, odd_session *s);

#endif
