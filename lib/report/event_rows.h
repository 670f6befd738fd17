/* Standings, travellers, scorecards and seasons: which rows are shown, in which order, and with which columns. */
#ifndef ODD_REPORT_EVENT_ROWS_H
#define ODD_REPORT_EVENT_ROWS_H

#include "oddtrick_movement.h"
#include "oddtrick_report.h"
#include "oddtrick_season.h"
#include "report/report.h"

/* ==== The standings of an event ================================================================== */

/* What has changed since the results were first provisional or final (amendment_rows.c). */
typedef struct odd_amendments {
    const odd_event *e;
    const odd_amendment *list;
    size_t count;
    bool origins; /* it is known of some where they come from */
    odd_arena *arena;
    /* Writes a time for people, with its zone, in at most `cap` bytes, and returns its length. NULL: in UTC. */
    size_t (*moment)(char *out, size_t cap, int64_t time_s);
} odd_amendments;

/* Writes a line of the log in words; in JSON as a list of parts. False: there are no words for it. (line_parts.c) */
bool odd_cell_line(odd_out *o, const odd_cell_ref *at, const odd_event *e, odd_text line, odd_arena *arena);

/* Those of all boards, or of some: by index, true; NULL: all, and what is of no board. None while the event is played. */
odd_amendments odd_amendments_of(const odd_event *e, odd_arena *arena, const bool *boards);

extern const odd_column_list odd_amendment_columns;

/* {...,"changes":[...]}: all of them, with where the lines of the log come from. */
void odd_changes_json(odd_out *o, const odd_event *e, odd_arena *arena, const odd_line_origin *origins,
                      size_t count);

/* ,"changes":[...], unless the event is being played. */
void odd_json_amendments(odd_out *o, const odd_amendments *a);

typedef struct odd_ranking {
    const odd_event *e;
    uint32_t *rows; /* the standings that are shown, by index; NULL: all */
    size_t count;
    char strat;   /* whose ranks are shown; NUL: everybody's */
    bool by_club; /* a simultaneous: the ranks in each club are shown, club by club */
    int decimals, max_decimals, penalty_decimals;
    void (*row)(void *owner, odd_text row); /* as in odd_request */
    void *owner;
    bool has_names, has_players, has_strats, has_carry, has_handicap, has_penalty, has_ties, uneven;
    odd_amendments amendments;
} odd_ranking;

/* The standings of a stratum ('A' 'B' 'C', NUL for all) and of a section (without a text, all). */
odd_ranking odd_ranking_of(const odd_event *e, odd_arena *arena, char strat, odd_text section);

/* Club by club, each in its own list. */
void odd_ranking_by_club(odd_ranking *r, odd_arena *arena);

/* Returns the row after the list that begins at this row: contestants who are ranked together. */
size_t odd_ranking_end(const odd_ranking *r, size_t row);

const odd_standing *odd_ranking_at(const odd_ranking *r, size_t row);

/* The columns of a ranking's rows. */
extern const odd_column_list odd_standing_columns;

/* ---- Below the standings, and on scorecards (matches.c) ------------------------------------------- */

/* Matches or penalties: those of all, or of one contestant. */
typedef struct odd_footer {
    const odd_event *e;
    uint32_t who;   /* ODD_NOBODY: of all */
    uint32_t *rows; /* by index; NULL: all */
    size_t count;
    int vp_decimals, net_decimals;
    bool rounds, nets; /* some have a round; some have a net result that is not the difference */
} odd_footer;

odd_footer odd_matches_of(const odd_event *e, odd_arena *arena, uint32_t who);
odd_footer odd_penalties_of(const odd_event *e, odd_arena *arena, uint32_t who);

extern const odd_column_list odd_match_columns, odd_penalty_columns;

/* ---- JSON ------------------------------------------------------------------------------------------ */

/* {...,"standings":[...],"penalties":[...]} */
void odd_ranking_json(odd_out *o, const odd_ranking *r);

/* ==== Travellers ================================================================================= */

typedef struct odd_line {
    uint32_t play;
    uint64_t order, then; /* what they are sorted by */
} odd_line;

/* The lines of one board. */
typedef struct odd_traveller {
    const odd_board *board;
    const odd_board_deal *dealt; /* by cards: those of these lines; otherwise NULL */
    size_t from, to;             /* lines that stand */
    size_t old_from, old_to;     /* with history: all lines of those that were corrected or taken back */
} odd_traveller;

typedef struct odd_boards {
    const odd_event *e;
    odd_arena *arena;
    bool by_score, history;
    bool brief;    /* only the columns that matter most */
    bool by_cards; /* a traveller for all cards that it was played with: boards without any have none */
    bool deals, frequency;   /* as JSON: also the cards, and how often each score was made */
    odd_stated_notes stated; /* with deals: what is said about the cards */
    /* with deals: of whoever has solved them (odd_request); NULL: nobody */
    bool (*solved)(void *solver, odd_dd *table, const odd_hands *hands);
    void *solver;
    const odd_text *
        texts; /* with history: of the lines, from 1 on; NULL: the event is asked for each, which takes longer */
    odd_line *lines;
    size_t count, cap;
    uint32_t *old; /* plays of the history */
    size_t old_count, old_cap;
    odd_traveller *travellers;
    size_t traveller_count, traveller_cap;
    bool rounds, groups, leads;
    int decimals;
    uint32_t *places,
        *before; /* by contestant, where they stand; by play, the one that it corrects, plus one */
    const odd_board_deal *
        *dealt_of; /* by play, the cards that it was played with; where travellers are by cards */
} odd_boards;

/* None yet: by the numbers of North-South, or by their scores; and perhaps with what was corrected. */
odd_boards odd_boards_of(const odd_event *e, odd_arena *arena, bool by_score, bool history);

/* Adds one, or all in the order of their numbers. */
void odd_boards_add(odd_boards *b, const odd_board *board);
void odd_boards_add_all(odd_boards *b);

/* Adds the board of a number, in each session that has it, or of ODD_BOARD_IN. Returns how many there are. */
size_t odd_boards_add_number(odd_boards *b, int number);

/* Cards, auctions and frequencies, too. */
void odd_boards_show_all(odd_boards *b);

/* Why there is no board of that number: "no board 31: the event has boards 1 to 26". */
void odd_say_no_board(odd_error *error, const odd_event *e, int number);

/* What has changed on them since the results were first provisional or final. */
odd_amendments odd_boards_amendments(const odd_boards *b);

/* The columns of the lines that stand, and of the history. (traveller_columns.c) */
extern const odd_column_list odd_traveller_columns, odd_traveller_history_columns;

/* The member "results" of a traveller. */
void odd_boards_json_results(odd_out *o, const odd_boards *b, const odd_traveller *t);

/* {...,"boards":[...]} */
void odd_boards_json(odd_out *o, const odd_boards *b);

/* ==== Scorecards ================================================================================= */

typedef enum odd_scorecard_kind {
    ODD_SCORECARD_BOARD,
    ODD_SCORECARD_ROUND,
    ODD_SCORECARD_TOTAL
} odd_scorecard_kind;

/* A row of a card: a board, or the sum of a round or of all. */
typedef struct odd_scorecard_row {
    odd_scorecard_kind kind;
    uint32_t play[2]; /* lines, by where they sat: index + 1, 0 for none; teams may have both */
    int direction;    /* of the first that there is */
    int round;
    int boards; /* of a sum */
    bool scored;
    odd_amount value, max;
} odd_scorecard_row;

typedef struct odd_scorecard {
    const odd_event *e;
    odd_arena *arena;
    uint32_t who;
    odd_scorecard_row *rows;
    size_t count;
    bool rounds, directions, leads;
    int decimals;
    /* What rows are put together in, used again for the next card. */
    odd_scorecard_row *other;
    uint64_t *keys;
    uint32_t *list, *sorted;
    size_t cap;
} odd_scorecard;

/* The lines of each contestant: those of who are lines[starts[who]] up to lines[starts[who + 1]]. */
typedef struct odd_scorecard_index {
    uint32_t *starts, *lines;
} odd_scorecard_index;

odd_scorecard_index odd_scorecard_index_of(const odd_event *e, odd_arena *arena);

/* Fills the card, of which event and arena are set, with what a contestant played. */
void odd_scorecard_fill(odd_scorecard *c, const odd_scorecard_index *index, uint32_t who);

/* The line of a row, of a team the one where it sat N-S if there is one; NULL for a sum. */
const odd_play *odd_scorecard_play(const odd_scorecard *c, const odd_scorecard_row *row);

/* The columns of rows; in JSON, of the sums of rounds and of the tables of a team. (scorecard_columns.c) */
extern const odd_column_list odd_scorecard_columns, odd_scorecard_sum_columns, odd_scorecard_table_columns;

/* {"id":"7",...,"results":[...]} */
void odd_scorecard_json(odd_out *o, const odd_scorecard *c);

/* The cards of several: {...,"cards":[...]} */
void odd_scorecards_json(odd_out *o, const odd_event *e, odd_arena *arena, const uint32_t *whos,
                         size_t count);

/* ==== The race =================================================================================== */

/* Of the first so many of each list of the standings, 0 for all: {...,"by":"round","steps":[1,2],"unit":"%","race":[...]}. */
void odd_race_json(odd_out *o, const odd_event *e, odd_arena *arena, size_t count);

/* ==== The schedule: who meets whom, and which results are missing (schedule_rows.c) ================ */

typedef struct odd_schedule_row {
    size_t session; /* by index */
    const odd_move *move;
} odd_schedule_row;

typedef struct odd_schedule_rows {
    const odd_event *e;
    odd_schedule_row *list; /* by session, round and table */
    size_t count;
} odd_schedule_rows;

extern const odd_column_list odd_schedule_columns;

/* All tables in all rounds, or those of which results are missing. */
odd_schedule_rows odd_schedule_of(const odd_event *e, odd_arena *arena, bool missing);

/* The last round of a session, by index, that any result is of; 0: none. */
int odd_schedule_round(const odd_event *e, size_t session);

/* Who has no line on a board of a session yet, though the movement has one: contestants in a direction; of East-West, those who
 * meet North-South, or all if that is ODD_NOBODY. Returns how many; -1 if there is no movement. The list has room for all. */
int odd_schedule_seats(uint32_t *list, const odd_event *e, size_t session, int board, int direction,
                       uint32_t ns);

/* {...,"sessions":[...]} */
void odd_schedule_json(odd_out *o, const odd_event *e, odd_arena *arena);

/* ==== The rows of a season, and master points: columns for text, CSV and HTML, and JSON. */

/* The columns of odd_season. */
extern const odd_column_list odd_season_columns;

/* {"by":"player",...,"evenings":[...],"season":[...],"questions":[...]} */
void odd_season_json(odd_out *o, const odd_season *s);

/* The awards of an event: rows are contestants. (award_rows.c) */
typedef struct odd_award_rows {
    const odd_event *e;
    const odd_master_awards *awards;
} odd_award_rows;

extern const odd_column_list odd_award_columns;

/* {"event":"...","title":"...","regulation":"...","unit":"MP","awards":[...]} */
void odd_awards_json(odd_out *o, const odd_award_rows *rows);

/* A table of the library by its name; NULL: there is none. And "acbl-club, ...": all names. */
enum { ODD_AWARD_NAMES = 200 };
const odd_award_file *odd_award_file_named(odd_text name);
const char *odd_award_names(char *buf, size_t cap);

/* A table as a request has it: the name of one that the library has, or all lines of one. */
int odd_award_table_parse(const odd_award_table **out, odd_text text, odd_arena *arena, odd_error *error);

/* The tables of the library: {"tables":[{"name":"acbl-club",...,"text":"..."}]} */
int odd_award_tables_json(odd_out *o, odd_arena *arena, odd_error *error);

/* ==== Several events as one field (several_request.c) ============================================== */

/* Joins events as the clubs of a simultaneous, and scores them. A club is called as its event says, `tag club Riverside`, otherwise by the
 * name that it is given; with a number behind it where another club is called the same. `winners`: as odd_event_join says. */
int odd_field_open(odd_event **out, const odd_evening *events, size_t count, int winners, odd_arena *arena,
                   odd_error *error);

/* Answers what can be asked of a simultaneous: standings, `clubs`: a list for each club; boards, board, cards, card and why. */
int odd_field_ask(const odd_event *field, const odd_request *r, bool clubs, odd_arena *arena, odd_out *o,
                  odd_error *error);

/* ==== What can be made with the cards of each board (par_columns.c) ============================== */

typedef struct odd_solved_deal {
    const odd_board *board;
    const odd_board_deal *dealt;
    odd_hands hands; /* the fourth too, where the other three are known */
    bool complete;   /* there are 52 cards; only such deals are solved */
    odd_dd table;
} odd_solved_deal;

/* A deal and who declares; both partners where they take the same tricks. */
typedef struct odd_par_row {
    const odd_solved_deal *deal;
    const odd_par *par;
    odd_seat seat;
    bool both;
    bool first; /* of its deal */
} odd_par_row;

typedef struct odd_par_rows {
    const odd_event *e;
    odd_par_row *rows; /* in the arena */
    size_t count;
    odd_stated_notes stated;
    bool rounds, groups;
    odd_style style; /* of the heads; set by the caller */
} odd_par_rows;

/* The rows of deals; partners who take the same tricks may be together. */
odd_par_rows odd_par_rows_of(const odd_event *e, odd_arena *arena, const odd_solved_deal *deals, size_t count,
                             bool together);
void odd_par_rows_json(odd_out *o, const odd_par_rows *p);

extern const odd_column_list odd_par_columns;

#endif
