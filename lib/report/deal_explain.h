/* How the score of a deal came about: the state that it was played in, and each of its entries. */
#ifndef ODD_REPORT_DEAL_EXPLAIN_H
#define ODD_REPORT_DEAL_EXPLAIN_H

#include "report/score_sheet.h"

typedef struct odd_explanation {
    odd_row row;
    char games[ODD_COLUMNS][64];  /* "They are vulnerable: one game, deal 2." */
    char parts[ODD_COLUMNS][256]; /* "We have 60 below the line: deal 3, 5."; empty where there is none */
    odd_step steps[ODD_ENTRIES_MAX];
    bool below[ODD_ENTRIES_MAX]; /* the line, or above it */
    int count;                   /* of steps */
    int total[ODD_COLUMNS];      /* */
    char won[64];                /* "They win a game and the rubber."; may be empty */
    char compared[160];          /* in IMPs: with what the cards promise; may be empty */
} odd_explanation;

/* False if the session has no such deal, or it was taken back. */
bool odd_explain_deal(odd_explanation *out, const odd_session *session, int deal);

void odd_explanation_json(odd_out *o, const odd_session *session, const odd_explanation *e);

#endif
