/* The deals of an event: solving them, makeable contracts and par, hand records, leads and plays judged. */
#ifndef ODD_CLI_EVENT_DEALS_H
#define ODD_CLI_EVENT_DEALS_H

#include <time.h>

#include "cli/event_command.h"
#include "platform/double_dummy.h"
#include "report/report.h"

/* ==== The deals of an event, and the contracts that can be made. */

typedef struct odd_deals {
    odd_solved_deal *list; /* by board, round and group */
    size_t count, cap;
} odd_deals;

/* The options that odd_deals_solve uses, for the options of a command. */
#define ODD_DEALS_OPTIONS                                                                       \
    {0, "cache", "FILE", "store solved deals in FILE instead of the user's cache"},             \
        {0, "no-cache", NULL, "do not read or write a cache of solved deals"}, {                \
        'j', "threads", "N", "number of deals to solve in parallel; default: one per processor" \
    }

/* Returns whether the cards of a board that the operands name are known, in any session. */
bool odd_deals_has(const odd_args *args, const odd_event *e);

/* Collects the deals of the boards that the operands after the first name, or of all boards. Returns false
 * after a message. */
bool odd_deals_take(const odd_args *args, odd_deals *d, const odd_event *e);

/* Solves the deals, or finds them in the cache. Shows the progress on a terminal. Returns false after a
 * message. */
bool odd_deals_solve(const odd_args *args, odd_deals *d);

/* The same within limits, without a cache and without messages. Returns ODD_OK or a code. */
int odd_deals_solve_within(odd_deals *d, odd_dd_limits limits, odd_error *error);

/* Returns the number of threads that the options set, which is valid; 0 if they do not set it. */
int odd_deals_threads(const odd_args *args);

/* Gives the tables of solved deals to the event; the second function does all three steps. */
void odd_deals_give_tables(const odd_deals *d, odd_event *e);
void odd_deals_give(const odd_args *args, odd_event *e);

void odd_deals_free(odd_deals *d);

/* The progress of the solver, on standard error if that is a terminal: "Solving [#### ] 3 of 7 deals, 2 s
 * left". */
typedef struct odd_solve_progress {
    bool shown;
    const char *what;
    struct timespec start;
} odd_solve_progress;

odd_solve_progress odd_solve_progress_start(const char *what, size_t count);
void odd_solve_progress_show(void *solving, size_t done, size_t count); /* an odd_dd_progress */
void odd_solve_progress_end(const odd_solve_progress *solving);

/* ==== Makeable contracts and par, for hand records and travellers. */

/* Gives the event the tables of the boards that the operands after the first name, or of all boards: solved,
 * from the cache, or as the file states them. The operands must be valid boards. Without a solver, tables
 * that the file does not state stay unknown, with a message. */
void odd_makeable_find(const odd_args *args, odd_event *e);

/* The same for all boards, only as the file states them. */
void odd_makeable_stated(odd_event *e);

/* Returns the par of cards that are solved. */
odd_par odd_makeable_par(const odd_board *board, const odd_board_deal *d);

/* Writes "Par N-S +420: 4♠ N-S =, 4♥ N =", and the par that the file states if it differs or if nothing else
 * is known. Returns false if nothing is known. */
bool odd_say_all_par(odd_out *o, const odd_view *v, const odd_stated_notes *s, const odd_board *board,
                     const odd_board_deal *d);

/* Writes "Round 3, Group B": which cards of a board these are; nothing if the board has only one deal. */
void odd_say_which(odd_out *o, const odd_view *v, const odd_board_deal *d);

/* The table as text: row 0 is its head, rows 1 to 4 are North, South, East and West; all have the same
 * width. */
enum { ODD_MAKEABLE_ROWS = 4, ODD_MAKEABLE_WIDTH = 12 };
void odd_makeable_row(odd_out *o, const odd_dd *table, int row, odd_style style);

/* Write the table and par on a page; their style. */
void odd_makeable_html(odd_out *o, const odd_dd *table);
void odd_par_html(odd_out *o, odd_text par);
extern const char odd_makeable_style[];

/* Prints below a traveller the makeable contracts for all cards of the board. */
void odd_makeable_show(odd_view *v, const odd_stated_notes *s, const odd_board *board);

/* The option with which odd_makeable_find is not called, for the options of a command. */
#define ODD_MAKEABLE_OPTION \
    { 0, "no-par", NULL, "omit par and makeable contracts: no deal is solved" }

/* ==== Hand records: the cards of boards as diagrams, par, and a short list of results. */

typedef struct odd_hands_view {
    odd_boards_view lines; /* by cards: each traveller is a record */
    bool results;          /* results are shown */
} odd_hands_view;

/* Returns the hands of a record, including the fourth if the other three are known. */
odd_hands odd_hands_of(const odd_traveller *t);

/* Writes the diagrams of a page; their style. */
void odd_hands_records(odd_hands_view *h);
void odd_hands_style(odd_out *css);

/* Prints leads or plays below all records, if they were requested. */
void odd_hands_verdicts(odd_hands_view *h);

/* "Board 14", of an event with sessions "Board 2:14". */
enum { ODD_BOARD_TITLE = 32 };
void odd_hands_title(char title[ODD_BOARD_TITLE], const odd_event *e, const odd_board *board);

void odd_hands_text(odd_hands_view *h);
void odd_hands_html(odd_hands_view *h);
void odd_hands_json(odd_hands_view *h);

/* ==== Results judged double dummy: each lead against the contract, or each card of a recorded play. */

/* A result to judge. */
typedef struct odd_verdict {
    const odd_play *play;
    const odd_board *board;
    odd_result result;
    odd_hands hands;
    size_t job;                   /* its own, or shared by all results with the same leads */
    uint8_t cards[ODD_CARDS + 1]; /* of the play */
    int count;
} odd_verdict;

typedef struct odd_verdicts {
    odd_verdict *list; /* by board, in the order of the traveller */
    size_t count, cap;
    odd_dd_play_job *jobs;
    size_t job_count, job_cap;
    bool leads;          /* leads; otherwise plays */
    bool rounds, groups; /* some results have one */
    size_t unclear;      /* plays that contradict the cards; standard error reports them */
} odd_verdicts;

/* Finds and solves the results of the boards that the operands after the first name, or of all boards. Returns false after a message,
 * also if there are no results. */
bool odd_judge(const odd_args *args, odd_verdicts *j, odd_view *v, bool leads);
void odd_verdicts_free(odd_verdicts *j);

/* Returns declarer's tricks, given North-South's; both sides together have 13. */
int odd_declarer_tricks(const odd_verdict *l, int north_south);

/* Returns the answer of odd_dd_solve_cards or odd_dd_solve_play for a line. */
static inline const uint8_t *odd_verdict_tricks(const odd_verdicts *j, const odd_verdict *l) {
    return j->jobs[l->job].tricks;
}

/* The options of travellers and hand records that show verdicts. odd_judge_by_options judges what the options request; the caller frees
 * the list, which is empty without these options. Returns false after a message. */
#define ODD_VERDICT_OPTIONS                                                                 \
    {'l', "leads", NULL, "print below each board which opening leads beat the contract"}, { \
        'p', "play", NULL, "print below each board what each card of recorded plays cost"   \
    }
bool odd_judge_by_options(const odd_args *args, odd_verdicts *j, odd_view *v);

/* Prints the leads or the plays of a board, below it. */
void odd_verdicts_show(odd_view *v, const odd_verdicts *j, const odd_board *board);

/* oddtrick par --leads and --play. Return an exit status. */
int odd_par_leads(const odd_args *args, odd_event *e);
int odd_par_play(const odd_args *args, odd_event *e);

#endif
