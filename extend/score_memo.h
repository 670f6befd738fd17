/* Scores of texts that were read before. A table of results has few different ones, and most are found here by their bytes. */
#ifndef ODD_EXTEND_SCORE_MEMO_H
#define ODD_EXTEND_SCORE_MEMO_H

#include "oddtrick.h"

enum { ODD_MEMO_RESULT = 16, ODD_MEMO_VUL = 8, ODD_MEMO_ENTRIES = 4096 };

/* The bytes of a result and a vulnerability, with zeros behind them. */
typedef struct odd_memo_key {
    uint64_t words[(ODD_MEMO_RESULT + ODD_MEMO_VUL) / 8];
} odd_memo_key;

typedef struct odd_memo_entry {
    odd_memo_key key; /* all zero: none */
    int score;
} odd_memo_entry;

/* All zero: nothing was read before. One thread may use it at a time. */
typedef struct odd_score_memo {
    odd_memo_entry entries[ODD_MEMO_ENTRIES];
} odd_score_memo;

/* Finds the duplicate score of a result with its vulnerability.
 *   returns  ODD_OK, or a code as odd_argument_deal */
int odd_memo_score(odd_score_memo *memo, int *score, odd_text result, odd_text vul, odd_error *error);

#endif
