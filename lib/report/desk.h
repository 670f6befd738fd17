/* What a director sees besides the results: the event, its settings, the lines of its log, and a line as it is typed. */
#ifndef ODD_REPORT_DESK_H
#define ODD_REPORT_DESK_H

#include "report/report.h"
#include "report/open_event.h"

/* ==== Candidates for a line of the log, and what each of them would change ======================= */

/* Where the event is from: a candidate is read behind the same log, into an event of its own. */
typedef struct odd_source {
    void *owner;
    const char *place;                      /* what messages call the log: "tuesday.event" */
    int (*read)(void *owner, odd_event *e); /* takes the log in: ODD_OK, or the code of the first error */
    bool (*scale)(void *owner,
                  odd_event *e); /* gives the scale that it names, if it does; false: there is none */
} odd_source;

/* A line of a traveller on a board that a candidate is about. */
typedef struct odd_whatif_line {
    const odd_play *play[2]; /* before and after; NULL: there was none */
    bool own;                /* it is the candidate's own */
} odd_whatif_line;

/* What is wrong with a candidate, and the line of it where that is. */
typedef struct odd_trial_problem {
    odd_error error; /* line and column are the candidate's */
    odd_text line;
    bool warning;
} odd_trial_problem;

typedef struct odd_trial {
    odd_text text; /* as it was given */
    int number;    /* from 1 */
    char *lines;   /* the same, a fact a line: what the event was read from */
    odd_event *event;
    odd_error error; /* the first; its code is ODD_OK if there is none */
    odd_trial_problem *problems;
    size_t problem_count, problem_cap;
    size_t unsaid; /* errors that are not among them, because there are too many */
    odd_changes changes;
    odd_whatif_line *boards; /* by board, the candidate's own first */
    size_t board_lines, board_cap;
} odd_trial;

typedef struct odd_whatif {
    const odd_event *before;
    odd_source source;
    odd_arena *arena; /* must not fail */
    odd_trial *list;
    size_t count;
    bool ranks_only;
} odd_whatif;

/* Reads a candidate as if it stood at the end of the log, and compares. False if it is wrong. It has to name the board
 * and the round that it is about; its facts may be parted by semicolons. */
bool odd_trial_run(const odd_whatif *w, odd_trial *c);

/* The same of lines as they would be appended: semicolons part nothing, and what they do not name stands above them. */
bool odd_trial_run_lines(const odd_whatif *w, odd_trial *c);

/* A contestant of the log's event, or of the candidate's if they are not in it. */
const odd_event *odd_change_event(const odd_whatif *w, const odd_trial *c, const odd_change *change);
uint32_t odd_change_who(const odd_change *change);

/* Whether somebody has another rank. */
bool odd_change_of_rank(const odd_change *change);

/* "4 ranks change; the winner stays." */
void odd_trial_summary(odd_out *o, const odd_whatif *w, const odd_trial *c);

/* {...,"candidates":[...]}; the same one candidate after the other, their numbers being 1, 2, 3... */
void odd_whatif_json(odd_out *o, const odd_whatif *w);
void odd_whatif_json_open(odd_out *o, const odd_event *before);
void odd_trial_json(odd_out *o, const odd_whatif *w, const odd_trial *trial);
void odd_whatif_json_close(odd_out *o, const odd_event *before);

/* ==== What a director sees besides the results =================================================== */

/* What the event is, who plays, and which boards there are. (event_about.c) */
void odd_about_json(odd_out *o, const odd_open_event *live);

/* All settings: how they stand, what they may be, and what for. (event_about.c) */
void odd_settings_json(odd_out *o, const odd_event *e);

/* So many lines of the log from one on, the first being 1; count 0: all. (history_json.c) */
void odd_history_json(odd_out *o, const odd_open_event *live, odd_arena *arena, int from, int count);

/* By play: the one that it corrects, by index plus one; the first, where there are several, or the last. (history_json.c) */
uint32_t *odd_corrections(const odd_event *e, odd_arena *arena, bool first);

/* Errors and warnings, with their lines. (history_json.c) */
void odd_problems_json(odd_out *o, const odd_open_event *live);

/* The line that, appended, takes the last one back. (undo_event.c) */
void odd_undo_json(odd_out *o, const odd_open_event *live, odd_arena *arena);

/* A line as it is typed. (typed_line.c) */
void odd_typed_json(odd_out *o, const odd_open_event *live, odd_arena *arena, odd_text text);

/* For candidates behind the log of the event. (typed_line.c) */
odd_whatif odd_desk_whatif(const odd_open_event *live, odd_arena *arena);

/* ==== What may come next in a line that a director types ========================================= */

/* "next":"board 12:", what the next line will likely begin with, or "".
 * "column":10,"candidates":[{"text":"7","help":"Ann Lee & Bo Park"}]: each replaces what stands from that column on. Of
 * several lines, the last is looked at. */
void odd_complete_json(odd_out *o, const odd_open_event *live, odd_arena *arena, odd_text typed);

#endif
