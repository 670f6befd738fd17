/* From one format to another: what the commands share that write files. */
#ifndef ODD_CLI_CONVERSION_H
#define ODD_CLI_CONVERSION_H

#include "cli/event_command.h"

/* What a file that was taken in says, in another format. The name is for messages. False after one. */
bool odd_convert(const odd_args *args, odd_event_file *f, int to, const char *name, odd_out *out);

/* Whether a file may be written there: it is not there yet, or --force was given. False after a message. */
bool odd_may_write(const odd_args *args, const char *path);

/* Writes a file, - for standard output: all of it or nothing. False after a message. */
bool odd_write_whole(const odd_args *args, const char *path, const odd_out *out);

#endif
