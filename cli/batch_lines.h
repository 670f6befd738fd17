/* Scores the lines of `oddtrick batch`: text in, text out, without input or output. What is known of the words met so
 * far answers nearly all lines. */
#ifndef ODD_CLI_BATCH_LINES_H
#define ODD_CLI_BATCH_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "oddtrick.h"

enum {
    ODD_BATCH_INPUT = 1 << 16, /* bytes of a piece; a longer line is an error */
    ODD_BATCH_REACH = 64,      /* bytes behind a piece that may be read, whatever stands there */
    ODD_BATCH_OUTPUT =
        3 * ODD_BATCH_INPUT + 32 /* a line gets a tab and a score, at most twice its own bytes */
};

typedef struct odd_batch_rules {
    bool scores_only;
    bool declarers; /* print declarer's score instead of North-South's */
    bool have_vul;  /* lines without a vulnerability have this one */
    odd_vul vul;
} odd_batch_rules;

/* Whole lines, and the lines that answer them. */
typedef struct odd_batch_piece {
    char input[ODD_BATCH_INPUT + ODD_BATCH_REACH];
    size_t input_len;
    char output[ODD_BATCH_OUTPUT];
    size_t output_len;
    unsigned long lines;
    /* Called for each wrong line, counted from 1 in the piece. */
    void (*wrong)(struct odd_batch_piece *piece, unsigned long line, int column, const char *message);
} odd_batch_piece;

/* What is known of words. A thread has its own; a copy knows the same. */
typedef struct odd_batch_memo odd_batch_memo;
extern const size_t odd_batch_memo_bytes;

/* Makes the zeroed bytes at memo one that knows nothing yet. */
void odd_batch_memo_start(odd_batch_memo *memo, const odd_batch_rules *rules);

/* Makes the zeroed bytes at memo one that knows what the other does. */
void odd_batch_memo_copy(odd_batch_memo *memo, const odd_batch_memo *other);

/* Answers the piece's lines. The last byte of its input is a line end. */
void odd_batch_answer(odd_batch_memo *memo, odd_batch_piece *piece);

#endif
