/* The parts of an open event (oddtrick_report.h), for those that answer requests, and what a director sees besides the results: the event,
 * its settings, the lines of its log, and a line as it is typed. */
#ifndef ODD_REPORT_OPEN_EVENT_H
#define ODD_REPORT_OPEN_EVENT_H

#include "base/out.h"
#include "oddtrick_report.h"
#include "report/report.h"

/* ==== The parts of an open event (oddtrick_report.h), for those that answer requests. */

const odd_front_end *odd_open_event_front_end(const odd_open_event *live);

/* The name of the format that it was opened from: "event", "pbn". */
const char *odd_open_event_format(const odd_open_event *live);

/* An event of the same log, read again and not yet scored, in another arena. ODD_OK, or the code of the first error. */
int odd_open_event_again(const odd_open_event *live, odd_event *e);

/* The scale that an event names, if it does; false if there is none. */
bool odd_open_event_scale(const odd_open_event *live, odd_event *e);

/* The lines of the log, one after the other from a cursor that is all zero: without their ends. */
typedef struct odd_open_event_cursor {
    size_t piece, at;
    uint32_t line; /* the number of the one that was read last */
} odd_open_event_cursor;

/* Returns whether a text that was read as a log because nothing shows its format is not a log: none of its first lines is good. One
 * line alone may be a slip, and a text that begins with a number may lack its first board line. */
bool odd_is_foreign(const odd_event *e, odd_text text);

/* Returns the problem of a result after the first `lines` lines of the log that no movement has; such a line is refused. NULL: none. */
const odd_problem *odd_new_stray(const odd_event *e, size_t lines);

bool odd_open_event_next(const odd_open_event *live, odd_open_event_cursor *cursor, odd_text *line);

/* ---- Requests of other files ------------------------------------------------------------------------ */

/* A request that is being answered. */
typedef struct odd_request_state {
    const odd_open_event *live; /* NULL: of a simultaneous, which has no log */
    const odd_request *r;
    const odd_event *e;
    odd_arena *arena; /* of this request */
    odd_error error;
} odd_request_state;

/* Answer requests; an error is set in the state. In the browser these functions are in modules that are loaded when they are needed.
 * (review_request.c, change_request.c, draw_request.c, paper.c, award_rows.c) */
int odd_ask_why(odd_request_state *a, odd_out *o);
int odd_ask_check(odd_request_state *a, odd_out *o);
int odd_ask_change(odd_request_state *a, odd_out *o);
int odd_ask_draw(odd_request_state *a, odd_out *o);
int odd_ask_paper(odd_request_state *a, odd_out *o);
int odd_ask_awards(odd_request_state *a, odd_out *o);
int odd_ask_award(odd_request_state *a, odd_out *o);

/* Answers any of them. (request.c) */
int odd_request_answer(odd_request_state *a, odd_out *o);

/* ---- Memory for a while -------------------------------------------------------------------------- */

/* Blocks of the host, in an arena; freed all at once. */
typedef struct odd_pool {
    odd_arena arena;
    const odd_front_end *host;
    struct odd_pool_block *first;
    size_t bytes;
} odd_pool;

void odd_pool_open(odd_pool *pool, const odd_front_end *host);
void odd_pool_close(odd_pool *pool);

/* ==== What a director sees besides the results: the event, its settings, the lines of its log, and a line as it is typed. */

/* ==== Candidates for a line of the log, and what each of them would change ======================= */

/* Where the event is from: a candidate is read behind the same log, into an event of its own. */
typedef struct odd_whatif_log {
    void *owner;
    const char *place;                      /* what messages call the log: "tuesday.event" */
    int (*read)(void *owner, odd_event *e); /* takes the log in: ODD_OK, or the code of the first error */
    bool (*scale)(void *owner,
                  odd_event *e); /* gives the scale that it names, if it does; false: there is none */
} odd_whatif_log;

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
    odd_whatif_log source;
    odd_arena *arena; /* must not fail */
    odd_trial *list;
    size_t count;
    bool ranks_only;
} odd_whatif;

/* Reads a candidate as if it stood at the end of the log, and compares. False if it is wrong. It has to name the board
 * and the round that it is about; its facts may be parted by semicolons. */
bool odd_trial_run(const odd_whatif *w, odd_trial *c);

/* The same of lines as they would be appended: semicolons part nothing, and what they do not name is above them. */
bool odd_trial_run_lines(const odd_whatif *w, odd_trial *c);

/* A contestant of the log's event, or of the candidate's if they are not in it. */
const odd_event *odd_change_event(const odd_whatif *w, const odd_trial *c, const odd_change *change);
uint32_t odd_change_who(const odd_change *change);

/* Whether somebody has another rank. */
bool odd_change_of_rank(const odd_change *change);

/* "4 ranks change; the winner stays." */
void odd_trial_summary(odd_out *o, const odd_whatif *w, const odd_trial *c);

/* ---- The tables of candidates (whatif_columns.c) -------------------------------------------------- */

/* The lines whose score a candidate changes; a table may begin farther on. */
typedef struct odd_trial_lines {
    const odd_whatif *w;
    const odd_trial *c;
    const odd_whatif_line *lines;
    int decimals;
    char over[2][24]; /* what stands over the scores of each direction: "N-S MP" */
} odd_trial_lines;

odd_trial_lines odd_trial_lines_of(const odd_whatif *w, const odd_trial *c);

/* Those whose standing changes under candidates. */
typedef struct odd_change_row {
    const odd_trial *c;
    const odd_change *change;
} odd_change_row;

typedef struct odd_change_rows {
    const odd_whatif *w;
    odd_change_row *rows; /* in the arena of the candidates */
    size_t count;
    int decimals;
    bool comparable; /* all of them are */
} odd_change_rows;

/* For people, or with all that JSON has. */
odd_change_rows odd_change_rows_of(const odd_whatif *w, const odd_trial *from, size_t trials, bool people);

/* Those whose rank changes under any candidate, in the order of the standings; with some candidates beside each other. */
enum { ODD_WHATIF_COMPARISON_MAX = 3 };

typedef struct odd_whatif_comparison {
    const odd_whatif *w;
    uint32_t *rows; /* standings of the log, by index */
    size_t count;
    const odd_trial *shown
        [ODD_WHATIF_COMPARISON_MAX]; /* odd_whatif_comparison_add adds one; set shown_count to 0 to begin again */
    size_t shown_count;
    char over[ODD_WHATIF_COMPARISON_MAX][24]; /* "Candidate 2" */
    int decimals;
} odd_whatif_comparison;

odd_whatif_comparison odd_whatif_comparison_of(const odd_whatif *w);
void odd_whatif_comparison_add(odd_whatif_comparison *t, const odd_trial *c);

extern const odd_column_list odd_trial_line_columns, odd_change_columns, odd_whatif_comparison_columns;

/* {...,"candidates":[...]}; the same one candidate after the other, their numbers being 1, 2, 3... */
void odd_whatif_json(odd_out *o, const odd_whatif *w);
void odd_whatif_json_open(odd_out *o, const odd_event *before);
void odd_trial_json(odd_out *o, const odd_whatif *w, const odd_trial *trial);
void odd_whatif_json_close(odd_out *o, const odd_event *before);

/* ==== What a director sees besides the results =================================================== */

/* What the event is, who plays, and which boards there are. (event_info.c) */
void odd_about_json(odd_out *o, const odd_open_event *live);

/* All settings: how they stand, what they may be, and what for. (event_info.c) */
void odd_settings_json(odd_out *o, const odd_event *e);

/* So many lines of the log from one on, the first being 1; count 0: all. (history_json.c) */
void odd_history_json(odd_out *o, const odd_open_event *live, odd_arena *arena, int from, int count);

/* "said":[...], the parts of a line in words; nothing if there are none. (line_parts.c) */
void odd_json_line_words(odd_out *o, const odd_event *e, odd_text line, odd_arena *arena);

/* By play: the one that it corrects, by index plus one; the first, where there are several, or the last. (history_json.c) */
uint32_t *odd_corrections(const odd_event *e, odd_arena *arena, bool first);

/* Errors and warnings, with their lines. (history_json.c) */
void odd_problems_json(odd_out *o, const odd_open_event *live);

/* The line that, appended, takes the last one back, or that of a number; and the one that says again what was taken back last.
 * (undo_event.c) */
void odd_undo_json(odd_out *o, const odd_open_event *live, odd_arena *arena, uint32_t line);

/* A table in mid-session. (table_entry.c) */
int odd_table_now_json(odd_out *o, const odd_event *e, odd_text name, odd_error *error);

/* A round of the present session: how many boards its tables play; whether East-West skip a table before it; whether some
 * tables are arrow-switched. (table_entry.c) */
typedef struct odd_round_info {
    int rounds; /* of the movement; 0: there is none */
    int boards;
    bool skip, switched;
} odd_round_info;

odd_round_info odd_round_of(const odd_event *e, int round);

/* A line as it is typed. (typed_line.c) */
void odd_typed_json(odd_out *o, const odd_open_event *live, odd_arena *arena, odd_text text);

/* For candidates behind the log of the event. (typed_line.c) */
odd_whatif odd_desk_whatif(const odd_open_event *live, odd_arena *arena);

/* ==== What may come next in a line that a director types ========================================= */

/* What the next line of names will begin with, behind a list of them: "pair 7"; empty if the log does not end with one. Where two
 * kinds take turns, NS1 EW1 NS2, it is of the other kind. (next_names.c) */
void odd_next_names(char *out, size_t cap, const odd_open_event *live);

/* "next":"board 12:", what the next line will likely begin with, or "".
 * "column":10,"candidates":[{"text":"7","help":"Ann Lee & Bo Park"}]: each replaces what stands from that column on. Of
 * several lines, the last is looked at. */
void odd_complete_json(odd_out *o, const odd_open_event *live, odd_arena *arena, odd_text typed);

#endif
