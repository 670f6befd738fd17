/* Candidates for a line of the log, and what each of them would change. */
#ifndef ODD_CLI_WHATIF_H
#define ODD_CLI_WHATIF_H

#include "cli/event.h"

/* A line of a traveller on a board that a candidate is about. */
typedef struct odd_whatif_line {
    const odd_play *play[2]; /* before and after; NULL: there was none */
    bool own;                /* it is the candidate's own */
} odd_whatif_line;

typedef struct odd_trial {
    odd_text text; /* as it was given */
    int number;    /* from 1 */
    char *lines;   /* the same, a fact a line: what the event was read from */
    odd_event_file file;
    odd_error error; /* the first; its code is ODD_OK if there is none */
    odd_changes changes;
    odd_whatif_line *boards; /* by board, the candidate's own first */
    size_t board_lines, board_cap;
} odd_trial;

typedef struct odd_whatif {
    const odd_args *args;
    const char *path;
    odd_event_file log;
    odd_trial *list;
    size_t count;
    bool ranks_only;
} odd_whatif;

/* Reads a candidate as if it stood at the end of the log, and compares. False after a message, if it is wrong. */
bool odd_trial_run(odd_whatif *w, odd_trial *c);
void odd_trial_free(odd_trial *c);

/* A contestant of the log's event, or of the candidate's if they are not in it. */
const odd_event *odd_change_event(const odd_whatif *w, const odd_trial *c, const odd_change *change);
uint32_t odd_change_who(const odd_change *change);

/* Whether somebody has another rank. */
bool odd_change_of_rank(const odd_change *change);

/* "4 ranks change; the winner stays." */
void odd_trial_summary(odd_out *o, const odd_whatif *w, const odd_trial *c);

/* The tables of a candidate, and that of all together. (whatif_tables.c) */
void odd_whatif_boards(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_standings(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_csv(odd_view *v, const odd_whatif *w);
void odd_whatif_all(odd_view *v, const odd_whatif *w);

void odd_whatif_json(odd_view *v, const odd_whatif *w);

#endif
