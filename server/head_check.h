/* Whether a request is written as HTTP says, to the byte. Two programs that read the same bytes as different requests can be
 * played against each other: a proxy sees one request, the server behind it two. Knows no sockets. */
#ifndef ODD_SERVER_HEAD_CHECK_H
#define ODD_SERVER_HEAD_CHECK_H

#include "oddtrick.h"

enum { ODD_HEAD_FIELDS = 100 };

typedef struct odd_head_field {
    odd_text name, value;
} odd_head_field;

/* The parts of a request's head. */
typedef struct odd_head {
    const char *method, *target, *version;
    size_t target_len;
    odd_head_field fields[ODD_HEAD_FIELDS];
    size_t count, all; /* all: how many there were */
    size_t bytes;      /* of the head, from the method to the empty line; 0: not known */
} odd_head;

/* What is wrong, as a sentence; NULL if nothing is. Where the number of bytes is known, the parts stand in one piece of
 * memory as they were received, but for separators and line ends, which are zero. */
const char *odd_head_wrong(const odd_head *head);

#endif
