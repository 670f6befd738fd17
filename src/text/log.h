/* The log of an event, as text. */
#ifndef ODD_TEXT_LOG_H
#define ODD_TEXT_LOG_H

#include "core/record.h"
#include "text/known.h"

enum { ODD_PLAIN_MAX = 256 };

/* An id that was read before, and the number that the taker gave it. */
typedef struct odd_id_slot {
    uint64_t key;  /* its bytes; 0: free */
    uint32_t seat; /* */
    bool sat[2];   /* it was read in that direction */
} odd_id_slot;

/* Where a reader is: a log may be read in pieces. All zero at the start, but for the taker and the arena. */
typedef struct odd_log {
    odd_taker taker;
    odd_arena *arena;
    uint32_t line;   /* the number of the last one read */
    int round;       /* that the lines are about; 0: not said */
    int board;       /* 0: not said */
    odd_vul vul;     /* of the board */
    odd_text group;  /* */
    uint8_t *vuls;   /* by board, 1 more than the vulnerability that was said; NULL: of none */
    bool after_play; /* the last line, or one that belongs to it, is a traveller's */

    /* What is known of lines as nearly all are: see text/plain.c. */
    odd_known known;
    odd_id_slot *ids;
    size_t id_cap, id_count;
    odd_packed vul_bits[2]; /* of a result of North-South, and of East-West */
    odd_plain plain[ODD_PLAIN_MAX];
    size_t plain_count;
} odd_log;

/* Reads all lines of the text and gives each fact to the taker. */
void odd_log_read(odd_log *log, const char *text, size_t len);

/* Reads an ordinary line of a traveller, all of whose words were met before, and keeps its result. Returns the
 * bytes that it has, its end included; 0 if it is any other line. Of the text, `readable` bytes may be read. */
size_t odd_plain_read(odd_log *log, const char *text, size_t readable);

/* Remembers the words of such a line. */
void odd_plain_learn(odd_log *log, const odd_record *r, odd_text result, size_t readable);

/* Gives the results that were kept to the taker. */
void odd_plain_give(odd_log *log);

/* How many bytes from here on are an id: letters and digits, and in an individual a plus between two. */
size_t odd_log_id(const char *text, size_t len);

#endif
