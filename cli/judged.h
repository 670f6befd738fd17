/* The results of an event judged double dummy: each lead against the contract, or each card of a recorded play. */
#ifndef ODD_CLI_JUDGED_H
#define ODD_CLI_JUDGED_H

#include "cli/event_deals.h"
#include "platform/double_dummy.h"

/* A result that is judged. */
typedef struct odd_judged_line {
    const odd_play *play;
    const odd_board *board;
    odd_result result;
    odd_hands hands;
    size_t job;                   /* its own, or that of all results with the same leads */
    uint8_t cards[ODD_CARDS + 1]; /* of the play */
    int count;
} odd_judged_line;

typedef struct odd_judged {
    odd_judged_line *list; /* by board, and as on a traveller */
    size_t count, cap;
    odd_dd_played *jobs;
    size_t job_count, job_cap;
    bool leads;          /* otherwise plays */
    bool rounds, groups; /* some have one */
    size_t unclear;      /* plays that do not go with the cards: said on standard error */
} odd_judged;

/* Finds and solves the results of the boards that the operands after the first name, of all if there are none. False after a
 * message, also if there are none. */
bool odd_judge(const odd_args *args, odd_judged *j, odd_view *v, bool leads);
void odd_judged_free(odd_judged *j);

/* The tricks of declarer, given North-South's: of all, 13. */
int odd_declarer_tricks(const odd_judged_line *l, int north_south);

/* What odd_dd_solve_cards or odd_dd_solve_play found for a line. */
static inline const uint8_t *odd_judged_tricks(const odd_judged *j, const odd_judged_line *l) {
    return j->jobs[l->job].tricks;
}

/* The options with which travellers and hand records show them, and what they ask for; what is found is freed by the caller, and empty if
 * nothing was asked for. False after a message. */
#define ODD_JUDGED_OPTIONS                                                               \
    {'l', "leads", NULL, "below each board, which opening leads beat the contracts"}, {  \
        'p', "play", NULL, "below each board, what each card of the recorded plays cost" \
    }
bool odd_judge_asked(const odd_args *args, odd_judged *j, odd_view *v);

/* Below a board: its leads, or its plays. */
void odd_judged_show(odd_view *v, const odd_judged *j, const odd_board *board);

/* oddtrick par --leads and --play. Return an exit status. */
int odd_par_leads(const odd_args *args, odd_event *e);
int odd_par_play(const odd_args *args, odd_event *e);

#endif
