/* From the bytes of a file to text that readers take: unpacked, in UTF-8, and of a known format. */
#ifndef ODD_CLI_OPENED_H
#define ODD_CLI_OPENED_H

#include "cli/event_command.h"

/* Unpacks what is compressed, finds the format of the file, and turns its text into UTF-8, which it says if that was a guess.
 * False after a message. */
bool odd_event_prepare(const odd_args *args, odd_event_file *f, const char *path);

#endif
