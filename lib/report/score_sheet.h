/* Scores for output: score sheets, the score of a deal, and the results that give a score. The arenas of this
 * layer must not fail: when memory runs out, the owner ends the program, or the call. */
#ifndef ODD_REPORT_SCORE_SHEET_H
#define ODD_REPORT_SCORE_SHEET_H

#include "base/hash.h"
#include "base/out.h"
#include "oddtrick_event.h"

/* ==== The score sheet as it stands on paper: what every format of rubber and Chicago prints, and the page draws. Built from
 * the rows of a session, in an arena; We and They in place of North-South and East-West. */

enum { ODD_WE, ODD_THEY, ODD_COLUMNS };

/* A number in a column. Above the line numbers stand upwards from it, the first next to it; below it
 * downwards, in games with a line under each that was won. */
typedef struct odd_mark {
    int points;
    odd_element element;
    int deal; /* that it comes from; 0: the end of the rubber */
    int game; /* below the line: in which game of the rubber, from 0 */
} odd_mark;

typedef struct odd_column {
    odd_text names; /* "Ann & Bo"; empty if not said */
    odd_mark *above, *below;
    size_t above_count, below_count, above_cap, below_cap;
    int total;
} odd_column;

/* One rubber or Chicago. */
typedef struct odd_sheet {
    int number; /* from 1 */
    odd_column columns[ODD_COLUMNS];
    odd_row *rows; /* its deals, and its end */
    size_t row_count, row_cap;
    int games; /* finished: lines are drawn under games 0 to games - 1 */
    bool finished;
    bool bonus_shown, total_shown; /* false while the sheet is shown as it stood earlier */
} odd_sheet;

typedef struct odd_sheets {
    const odd_session *session;
    odd_arena *arena;
    odd_sheet *items;
    size_t count, cap;
    int total[ODD_COLUMNS]; /* of the session */
    bool partial;           /* shown as it stood earlier */
} odd_sheets;

/* How much of the session is shown. */
enum { ODD_AFTER_ALL = 0, ODD_AFTER_BONUS = -1 };

/* Builds the sheets: all of the session, or as it stood after a deal - its own points, not yet a rubber
 * bonus - or after the last bonus but before the totals. */
odd_sheets odd_sheets_build(const odd_session *session, odd_arena *arena, int after);

/* The deal with that number; there must be one. */
const odd_item *odd_sheet_deal(const odd_session *session, int number);

/* The column of a side. */
int odd_sheet_column(const odd_session *session, odd_side side);

/* What a game has below the line in each column. Returns the rows that it takes: the longer column. */
typedef struct odd_game_marks {
    const odd_mark *marks[ODD_COLUMNS];
    size_t count[ODD_COLUMNS];
} odd_game_marks;

size_t odd_sheet_game(odd_game_marks *out, const odd_sheet *sheet, int game);

/* The mark in a row of a game; NULL where the column has none. */
const odd_mark *odd_game_mark(const odd_game_marks *game, int column, size_t row);

/* A row's points for a column, by element, and all of them. */
int odd_row_points(const odd_session *session, const odd_row *row, int column, odd_element element);
int odd_row_total(const odd_session *session, const odd_row *row, int column);

/* "We", "They". */
extern const char *const odd_column_words[ODD_COLUMNS];

/* "Rubber", "Chicago". */
const char *odd_sheet_word(const odd_session *session);

/* Who won a sheet: ODD_WE, ODD_THEY, or -1 for neither. */
int odd_sheet_winner(const odd_sheet *sheet);

/* "They win by 870: 9 hundreds.", "A tie.", "Rubber not finished." */
void odd_sheet_result(char *buf, size_t cap, const odd_session *session, const odd_sheet *sheet);

/* What a sheet is worth to a member of a column, as it stands: in hundreds, or in IMPs where the session is. */
int odd_sheet_settled(const odd_session *session, const odd_sheet *sheet, int column);

/* The plus or minus of each player over the session, in hundreds (in IMPs where the session is). Names that are
 * not given are left out. */
typedef struct odd_player {
    odd_text name;
    int hundreds;
    int rubbers;
} odd_player;

typedef struct odd_players {
    odd_player *items;
    size_t count, cap;
    odd_lookup by_name;
    int unsettled; /* finished rubbers that were left out: not as many names on both sides */
} odd_players;

odd_players odd_sheets_settle(const odd_sheets *sheets);

/* The next name of "Ann & Bo", "Ann, Bo" or "Ann and Bo"; false when there are no more. */
bool odd_next_name(odd_text *rest, odd_text *name);

/* What an item of a log said a deal was, in canonical form: "5♣ W -2 honors N 100", "void". */
void odd_item_text(char *buf, size_t cap, const odd_item *item, odd_style style);

/* What a correction says: "line 12: deal 3 is 5♣ W -1, not 5♣ W -2 (line 6)" */
void odd_say_correction(odd_out *o, const odd_session *session, const odd_item *correction, odd_style style);

/* All of it, as JSON, without a line end: it may be a member of something else. */
void odd_sheets_json(odd_out *o, const odd_sheets *sheets);

/* ==== What comes next in a session, and whether a line may be added to it ======================== */

/* The deal that comes next, as the row that it would be if it were passed out. The session's items must have room for
 * one more. */
odd_row odd_next_deal(const odd_session *session);

/* "They are vulnerable", "nobody is vulnerable" */
const char *odd_vulnerable_words(const odd_session *session, odd_vul vul);

/* "Deal 4, South deals, They are vulnerable; We have 60 below the line" */
void odd_say_next(odd_out *o, const odd_session *session, const odd_row *next);

/* "We 120 below, 150 above"; nothing where nobody scores. */
void odd_say_points(odd_out *o, const odd_session *session, const odd_row *row);

/* The same as members: "points":[We, They], and "below" the line of them, which a session in IMPs does not have. */
void odd_row_points_json(odd_out *o, const odd_session *session, const odd_row *row);

/* Reads `text`, the log of `before` with a line added, into *after. False, and the error of that line, if it adds an
 * error, or an end of nothing. */
bool odd_session_with(odd_session *after, odd_error *error, const odd_session *before, odd_session_kind kind,
                      odd_arena *arena, const char *text, size_t len);

/* ==== Taking back the last thing that a log says ================================================= */

/* The line that, appended, takes back the last deal, end or correction of a session that still counts.
 * by_hand: the line of the log, if any, that is not to be seen as an undo though it looks like one. The
 * arena is for what is needed meanwhile. Returns its length, 0 if there is nothing to take back, -1 if no line can. */
int odd_undo_line(char *line, size_t cap, const odd_session *s, odd_arena *arena, int by_hand);

/* ==== How the score of a deal was computed ========================================================= */

typedef struct odd_explanation {
    odd_row row;
    char games[ODD_COLUMNS][64];  /* "They are vulnerable: one game, deal 2." */
    char parts[ODD_COLUMNS][256]; /* "We have 60 below the line: deal 3, 5."; empty if there is none */
    odd_step steps[ODD_ENTRIES_MAX];
    bool below[ODD_ENTRIES_MAX]; /* the line, or above it */
    int count;                   /* of steps */
    int total[ODD_COLUMNS];
    char won[64];       /* "They win a game and the rubber."; may be empty */
    char compared[160]; /* in IMPs: with what the cards promise; may be empty */
    odd_marks games_marks[ODD_COLUMNS], parts_marks[ODD_COLUMNS], compared_marks; /* of these messages */
} odd_explanation;

/* False if the session has no such deal, or it was taken back. */
bool odd_explain_deal(odd_explanation *out, const odd_session *session, int deal);

void odd_explanation_json(odd_out *o, const odd_session *session, const odd_explanation *e);

/* ==== The score sheet of a session as it is drawn ================================================ */

/* All that a page needs to draw a session, as JSON. by_hand is as in report/undo_line.h. The session's items must have room
 * for one more; errors are its first errors_cap ones. */
void odd_paper_json(odd_out *o, const odd_sheets *sheets, const odd_error *errors, size_t errors_cap,
                    int by_hand);

/* ==== The score of a deal, and the results that give a score, as they are shown ================== */

/* "N-S", "E-W"; where declarer is not named "declarer" or "defenders": who scores a step. */
const char *odd_scorer_words(const odd_step *step);

/* "10 tricks bid, 11 taken: 1 overtrick" */
void odd_say_outcome(odd_out *o, odd_result r);

/* {"result":"4SX N +1","vul":"both","score":990,"elements":{...}} and, if wanted, "steps":[...] */
void odd_deal_json(odd_out *o, const odd_deal *d, bool steps);

/* A result at both vulnerabilities, with all that a calculator shows of it: its parts, its score as above, with steps,
 * and its place in the table. */
void odd_calculation_json(odd_out *o, odd_result r);

/* The members of a step: "element":"contract","side":"ns","points":240,... */
void odd_step_json(odd_out *o, const char *side, const odd_step *step);

/* ---- The other way round ------------------------------------------------------------------------ */

/* How many of these candidates, from the first on, belong on one line: contracts that differ by strain only share one,
 * and so do all contracts that go down as many. */
size_t odd_inverse_group(const odd_candidate *c, size_t count);

/* Overtricks, negative for undertricks. */
int odd_inverse_over(const odd_candidate *c);

/* "any contract X", "any from the 3 level": for those that go down. */
void odd_say_any(odd_out *o, const odd_candidate *c);

/* "no result gives this; the nearest scores are +970 and +990" */
void odd_say_none(odd_out *o, int score_pts, odd_vul vul);

/* The same as a member: "nearest":[970,990] */
void odd_nearest_json(odd_out *o, int score_pts, odd_vul vul);

/* {"score":980,"results":[...]} */
void odd_inverse_json(odd_out *o, int score_pts, const odd_candidate *c, size_t count);

/* The lines: [{"side":"N-S","contracts":["6♥","6♠"],"outcome":"=","vul":"not vulnerable"}]. Those that go down, which are any contract
 * from a level on, have "from" and "doubling" besides. */
void odd_inverse_lines_json(odd_out *o, const odd_candidate *c, size_t count);

/* ==== The rows of the duplicate table, shared by its formats ===================================== */

/* Strains that score alike share a row: clubs and diamonds, hearts and spades, notrump. */
typedef struct odd_family {
    odd_strain strains[2]; /* the second is none for notrump */
} odd_family;

enum { ODD_FAMILIES = 3, ODD_TABLE_CELLS = 6, ODD_UNDERTRICKS = 13, ODD_BID_MAX = 16 };
extern const odd_family odd_families[ODD_FAMILIES];

/* "nv" "nvx" "nvxx" "v" "vx" "vxx": not vulnerable and vulnerable, each undoubled, doubled and redoubled. */
extern const char *const odd_table_keys[ODD_TABLE_CELLS];

/* In that order: declarer's points for odd tricks made, the defenders' for undertricks. */
void odd_table_odd_tricks(int cells[ODD_TABLE_CELLS], int level, const odd_family *family, int made);
void odd_table_down(int cells[ODD_TABLE_CELLS], int undertricks);

/* "4H/4S" */
void odd_table_bid(char bid[ODD_BID_MAX], int level, const odd_family *family);

/* A list of all rows: {"bid":"4H/4S","result":5,"nv":450,...}, and at its end those with "bid":"down". */
void odd_table_json(odd_out *o);

/* Where a result stands in it: {"bid":"4H/4S","result":5,"cells":["nvx","vx"]}. */
void odd_table_place_json(odd_out *o, odd_result r);

#endif
