/* The event's own log as a format: see core/format.h. */
#ifndef ODD_TEXT_NATIVE_H
#define ODD_TEXT_NATIVE_H

#include "core/format.h"

extern const odd_file_format odd_format_event;

/* Writes records as lines of a log, in the order in which they come. All zero at the start, but for the sink. */
typedef struct odd_native {
    odd_sink sink;
    bool started;
    int round, board; /* of the lines above; 0: none */
    odd_text group;
    bool after_play;
} odd_native;

odd_taker odd_native_taker(odd_native *w);

#endif
