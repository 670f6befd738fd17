/* The log of an event, as text. */
#ifndef ODD_TEXT_LOG_H
#define ODD_TEXT_LOG_H

#include "core/record.h"

/* Where a reader is: a log may be read in pieces. All zero at the start, but for the taker. */
typedef struct odd_log {
    odd_taker taker;
    uint32_t line;  /* the number of the last one read */
    int round;      /* that the lines are about; 0: not said */
    int board;      /* 0: not said */
    odd_vul vul;    /* of the board */
    odd_text group; /* */
} odd_log;

/* Reads all lines of the text and gives each fact to the taker. */
void odd_log_read(odd_log *log, const char *text, size_t len);

/* How many bytes from here on are an id: letters and digits, and in an individual a plus between two. */
size_t odd_log_id(const char *text, size_t len);

#endif
