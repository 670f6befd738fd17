/* Scores: the lines of batch, the inverse, the duplicate table, score sheets. */
#ifndef ODD_CLI_SCORES_H
#define ODD_CLI_SCORES_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/cli.h"
#include "oddtrick.h"
#include "report/score_sheet.h"

/* ==== Scores the lines of `oddtrick batch`: text in, text out, without input or output. A memo of words
 * answers nearly all lines. */

enum {
    ODD_BATCH_INPUT = 1 << 16, /* bytes of a piece; a longer line is an error */
    ODD_BATCH_REACH = 64,      /* bytes after a piece that may be read, whatever they contain */
    ODD_BATCH_OUTPUT =
        3 * ODD_BATCH_INPUT + 32 /* a line gets a tab and a score: at most twice its own length */
};

typedef struct odd_batch_rules {
    bool scores_only;
    bool declarers; /* print declarer's score instead of North-South's */
    bool have_vul;  /* lines without a vulnerability have `vul` */
    odd_vul vul;
} odd_batch_rules;

/* Whole lines, and the answers to them. */
typedef struct odd_batch_piece {
    char input[ODD_BATCH_INPUT + ODD_BATCH_REACH];
    size_t input_len;
    char output[ODD_BATCH_OUTPUT];
    size_t output_len;
    unsigned long lines;
    /* Called for each wrong line, with its number from 1 in the piece. */
    void (*wrong)(struct odd_batch_piece *piece, unsigned long line, int column, const char *message);
} odd_batch_piece;

/* A memo of words. Each thread has its own; a copy contains the same words. */
typedef struct odd_batch_memo odd_batch_memo;
extern const size_t odd_batch_memo_bytes;

/* Makes the zeroed bytes at memo an empty memo. */
void odd_batch_memo_start(odd_batch_memo *memo, const odd_batch_rules *rules);

/* Makes the zeroed bytes at memo a copy of the other one. */
void odd_batch_memo_copy(odd_batch_memo *memo, const odd_batch_memo *other);

/* Answers the piece's lines. The last byte of its input is a line end. */
void odd_batch_answer(odd_batch_memo *memo, odd_batch_piece *piece);

/* The same for any processor, and for one with AVX2 and BMI2; whether this processor has them. A memo is used
 * by only one of the two. */
void odd_batch_answer_any(odd_batch_memo *memo, odd_batch_piece *piece);
#if defined(__x86_64__) && defined(__GNUC__)
void odd_batch_answer_v3(odd_batch_memo *memo, odd_batch_piece *piece);

static inline bool odd_batch_has_v3(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
#else
#define odd_batch_answer_v3 odd_batch_answer_any
static inline bool odd_batch_has_v3(void) {
    return false;
}
#endif

/* ==== The inverse: oddtrick score --inverse. */

/* Lists the results that give the scores in the operands. vul is ODD_VUL_COUNT if none was given. */
int odd_score_inverse_run(odd_args *args, odd_vul vul);

/* ==== The duplicate table as the command prints it. */

void odd_table_html(odd_style style);

/* ==== The formats of score sheets. */

void odd_sheets_text(const odd_sheets *sheets, odd_style style);
void odd_sheets_deals(const odd_sheets *sheets, odd_style style);

/* Explains a deal: the state before it, and each of its entries. Returns false if the session has no such
 * deal, or if it was withdrawn. */
bool odd_sheets_explain(const odd_session *session, int deal, odd_style style);

void odd_sheets_html(const odd_sheets *sheets, odd_style style);
void odd_sheets_svg(const odd_sheets *sheets, odd_style style);

#endif
