/* The event's own log as a format: see record/file_format.h. */
#ifndef ODD_LOG_LOG_FORMAT_H
#define ODD_LOG_LOG_FORMAT_H

#include "record/file_format.h"

extern const odd_file_format odd_format_event;

/* Writes records as lines of a log, in the order in which they come. All zero at the start, but for the sink. */
typedef struct odd_native {
    odd_sink sink;
    bool started;
    int round, board; /* of the lines above; 0: none */
    odd_text group;
    bool after_play;
    uint64_t unusual; /* boards, by number modulo 64, with a dealer or a vulnerability of their own */
} odd_native;

odd_taker odd_native_taker(odd_native *w);

/* Writes results as the log of a rubber or a Chicago. All zero at the start, but for the first three; the file is read
 * twice, with pass 0 and 1. */
typedef struct odd_native_session {
    odd_sink sink;
    odd_error *error; /* what is wrong first; may be NULL */
    odd_session_kind kind;
    int pass;
    int code; /* of what is wrong first */
    bool started;
    odd_text title, id[2], names[2]; /* of North-South and East-West of the first result */
} odd_native_session;

odd_taker odd_native_session_taker(odd_native_session *w);

#endif
