/* What the parts of the audit share. */
#ifndef ODD_EVENT_AUDIT_AUDIT_H
#define ODD_EVENT_AUDIT_AUDIT_H

#include "base/out.h"
#include "event/event_inner.h"
#include "event/scoring.h"

enum { ODD_AUDIT_TOPICS = ODD_ABOUT_PLAY + 1, ODD_AUDIT_MESSAGE = 800 };

/* ---- Columns ----------------------------------------------------------------------------------- */

/* What the numbers of a column mean. These conventions were seen in published files. */
typedef enum odd_reading {
    ODD_READ_PLAIN,     /* what the event computes */
    ODD_READ_PERCENT,   /* percentages in a column of matchpoints */
    ODD_READ_ASCHERMAN, /* a result is compared with itself, too: one more matchpoint of a top of 2n */
    ODD_READ_ASCHERMAN_PERCENT, /* percentages of that */
    ODD_READ_UNSIGNED,          /* IMPs of teams, without saying who won them */
    ODD_READ_WON,               /* only what was won: 0 for the losers */
    ODD_READ_NET,               /* of matches: won minus lost */
    ODD_READ_PRORATED,          /* totals, scaled to the largest number of boards that anybody played */
    ODD_READ_MEAN,              /* totals divided by boards */
    ODD_READ_IN_PLAY,           /* boards: the largest number that anybody played */
    ODD_READ_ORDINAL,           /* ranks: ties get successive numbers */
    ODD_READ_DENSE,             /* ranks: after a tie, the next number follows without a gap */
    ODD_READ_BY_TOTAL,          /* ranks: by totals, even of different numbers of boards */
    ODD_READING_COUNT
} odd_reading;

/* How numbers were cut to the digits in the file. */
typedef enum odd_digits {
    ODD_DIGITS_ROUNDED, /* rounded to the digits of the column */
    ODD_DIGITS_OWN,     /* rounded to their own digits: 94.60 next to 99.02 is 94.6 */
    ODD_DIGITS_TRUNCATED,
    ODD_DIGITS_COUNT
} odd_digits;

typedef enum odd_column_state {
    ODD_COLUMN_COMPARED,
    ODD_COLUMN_OTHER,    /* most numbers are wrong: the column seems to follow another method */
    ODD_COLUMN_ELSEWHERE /* about boards or results that the file does not have */
} odd_column_state;

/* The scores of one kind about one topic: matchpoints of lines, percentages of contestants. */
typedef struct odd_column {
    odd_amount step; /* the last digit in the file: 1000 is a tenth */
    odd_reading reading;
    odd_digits digits;
    odd_column_state state;
    size_t values, wrong; /* numbers that can be compared */
    bool said;            /* it was reported that the column follows another method */
    bool negative;        /* some number is below zero */
    bool pairs; /* some scores have a number for each side; otherwise one may be the margin of both */
} odd_column;

/* Everything that the search may vary. */
typedef struct odd_conventions {
    odd_settings settings;
    odd_scoring scoring;
    bool acbl, has_vp;
    odd_vp_kind vp_kind;
    int handicap; /* how notes about handicaps count: 0 not, 1 in full, 2 half */
    int bye;      /* what teams without a match in a round get: 0 nothing, otherwise one of the shares */
} odd_conventions;

/* A line whose points in the file differ from those of its contract. */
typedef struct odd_points {
    uint32_t play;
    int16_t right, stated;
    bool follow; /* other scores follow from the stated points */
} odd_points;

/* How a result differs from its auction. */
typedef enum odd_dispute {
    ODD_DISPUTE_NONE,
    ODD_DISPUTE_RIGHT, /* its declarer sits to the right of the auction's; the number is that of seats turned */
    ODD_DISPUTE_PARTNER,
    ODD_DISPUTE_LEFT,
    ODD_DISPUTE_PASS, /* it is a pass, but the auction has a contract */
    ODD_DISPUTE_OTHER,
    ODD_DISPUTE_COUNT
} odd_dispute;

typedef struct odd_auditor {
    odd_audit *out;
    odd_event *e;
    odd_arena *arena;
    odd_style style;
    odd_column columns[ODD_AUDIT_TOPICS][ODD_STATED_COUNT];
    uint32_t *who;         /* by stated score, plus one: the contestant; 0: none */
    bool points_measured;  /* points of lines do not depend on settings */
    int most_boards;       /* the largest number that anybody played, as the event is scored now */
    odd_conventions stand; /* as the event is scored now */
    odd_conventions lines; /* of the scores of lines, if they follow other settings than totals */
    bool lines_apart;
    odd_conventions first; /* as the file was read */
    bool no_scale;         /* no known scale explains the victory points */
    odd_points *points;
    size_t points_count;
    bool *any_vul;  /* by board: the file says that its vulnerability is unknown */
    uint8_t *fine;  /* by stated score, a bit for each number: it is right with the points of the file */
    size_t follows; /* numbers that follow from wrong points */
    size_t own_byes, all_byes; /* stated byes; with those of teams without a match */
    bool lacks_passes;         /* the file omits the passes before the opening bid */
    odd_dispute dispute;       /* how almost all contracts, or passes, differ from their auctions */
    size_t disputes, auctions; /* how many differ, of how many */
    bool dispute_said;
    bool no_memory;
} odd_auditor;

/* Finds the digits of columns and the contestants of scores; called first. (audit_columns.c) */
bool odd_audit_columns_start(odd_auditor *a);

/* Computes what a score of the file should be, for both sides (0 and 1) if it is a play's or a match's. Returns false if the
 * event has no such number. (audit_right.c) */
bool odd_audit_right(const odd_auditor *a, const odd_stated_score *said, int which, odd_reading reading,
                     odd_amount *right);

/* Returns whether a number equals the right one in the digits of the column. */
bool odd_audit_close(const odd_auditor *a, const odd_stated_score *said, odd_digits digits, odd_amount right,
                     odd_amount stated);

/* Returns how many numbers a score has: the second one of a rank says that it is shared. */
int odd_audit_numbers(const odd_stated_score *said);

/* Finds for each column of the topics (a bit for each) the reading that makes most of it right, as the event is scored now.
 * Returns how many numbers are wrong, plus one for each column that is read or cut in an unusual way. */
size_t odd_audit_measure(odd_auditor *a, unsigned topics);

/* Finds points that differ from those of their contract; called before anything is scored again. (audit_points.c) */
bool odd_audit_points_start(odd_auditor *a);

/* Decides on which boards other scores follow from the points of the file, and scores the event with those points. */
void odd_audit_choose_points(odd_auditor *a);

/* Scores the event with the points of the file on those boards, or with the right points. */
void odd_audit_take_points(odd_auditor *a, bool stated);

/* Finds the right points of a line. Returns false if it has no contract. */
bool odd_audit_points_of(const odd_auditor *a, uint32_t play, int *pts);

/* Returns whether a result gives North-South these points, with any vulnerability if it is unknown. */
bool odd_audit_points_fit(const odd_auditor *a, uint32_t board, odd_result result, int pts);

/* ---- Parts ------------------------------------------------------------------------------------- */

/* Finds the settings that the file does not state, such that most of its scores are right. (audit_settings.c) */
void odd_audit_settings(odd_auditor *a);

/* Scores the event with the settings of a stand. Returns false if it cannot be scored so. */
bool odd_audit_use_conventions(odd_auditor *a, const odd_conventions *stand);

/* Decides which columns are compared, which seem to follow another method, and which are about something else; adds remarks
 * about these and the file's conventions. (audit_remarks.c) */
void odd_audit_judge(odd_auditor *a);

/* Adds a remark. The format has one %s. */
void odd_audit_remark(odd_auditor *a, const char *format, const char *with);

/* Adds a remark about how much follows from wrong points. */
void odd_audit_remark_follows(odd_auditor *a);

/* Adds the lines that give an event of this file its settings. */
void odd_audit_append(odd_auditor *a);
void odd_audit_append_line(odd_auditor *a, const char *text);

/* "matchpoints of lines" */
void odd_audit_put_column(odd_writer *w, int about, int kind);

/* Audits auctions, leads, cards and deals. (audit_tables.c) */
void odd_audit_cards(odd_auditor *a);

/* Finds whether auctions lack the passes before the opening bid. (audit_cards.c) */
void odd_audit_find_passes(odd_auditor *a);

/* Finds whether almost all results differ from their auctions in the same way, which has one cause. */
void odd_audit_find_dispute(odd_auditor *a);

/* Audits numbers of the file that are not scores of the event. (audit_other_numbers.c) */
void odd_audit_other_numbers(odd_auditor *a);

/* Audits the tricks and par that the file states. (audit_par.c) */
void odd_audit_par(odd_auditor *a);

/* Copies a text into the arena. */
const char *odd_audit_keep(odd_auditor *a, const char *text);

/* Adds a finding; both texts are copied. */
void odd_audit_add(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_play *p, const char *message,
                   const char *effect);

/* The same about a board; 0: none. */
void odd_audit_add_at(odd_auditor *a, odd_audit_kind kind, uint32_t line, int board, int round,
                      const char *message);

/* The same about cards. */
void odd_audit_add_cards(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_board_deal *d,
                         const char *message);

/* "board 3, 7 v 12, 4♠ N =" */
void odd_audit_put_play(odd_writer *w, const odd_auditor *a, const odd_play *p);

/* ---- Cards ------------------------------------------------------------------------------------------- */

/* A table at a board, for the parts of the audit that look at cards. */

typedef struct odd_audit_table {
    const odd_play *p; /* NULL: a game that is not a result of the event */
    uint32_t board;    /* by index */
    int round;
    const odd_note *auction, *cards,
        *played;            /* calls; cards; a LIN table's own result, if a list has another one */
    const odd_hands *hands; /* NULL: unknown */
    odd_result result;
    bool has_contract, has_tricks;
    uint8_t lead; /* as in odd_play */
    /* The file itself declares an irregularity (PBN: ^) in the auction, in the play, in the result, or in who declared. */
    bool odd_auction, odd_play, odd_result, odd_declarer;
} odd_audit_table;

/* Audits calls, lead, cards and tricks of a table. (audit_cards.c) */
void odd_audit_table_cards(odd_auditor *a, odd_audit_table *t);

/* "board 3, 7 v 12, 4♠ N =: " */
odd_writer odd_audit_start(char *message, size_t cap, const odd_auditor *a, const odd_audit_table *t);

void odd_audit_add_table(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_audit_table *t,
                         const char *message);

/* ---- Searching settings ------------------------------------------------------------------------------ */

/* What the search for settings shares: the axes, and the best stand so far. */

/* Axes that are varied together. */
typedef enum odd_axis_block {
    ODD_BLOCK_METHOD,
    ODD_BLOCK_ROUNDING,
    ODD_BLOCK_AWARDS,
    ODD_BLOCK_RANKING,
    ODD_BLOCK_COUNT
} odd_axis_block;

typedef enum odd_axis_kind {
    ODD_AXIS_SETTING,
    ODD_AXIS_FORM,
    ODD_AXIS_SCALE,
    ODD_AXIS_HANDICAP,
    ODD_AXIS_BYE
} odd_axis_kind;

enum { ODD_AXES_MAX = 24, ODD_VALUES_MAX = 12, ODD_EXPECTED_MAX = 10 };

/* Something that is varied, and the values to try: of settings as text. */
typedef struct odd_axis {
    odd_axis_kind kind;
    odd_setting_name name;
    odd_axis_block block;
    int count;
    odd_text value[ODD_VALUES_MAX];
} odd_axis;

typedef struct odd_search {
    odd_auditor *a;
    odd_axis axes[ODD_AXES_MAX];
    int count;
    unsigned topics;  /* the scores that count */
    bool wants_scale; /* there are victory points to explain */
    odd_conventions best;
    size_t best_wrong;
    char numbers[ODD_EXPECTED_MAX][12];
} odd_search;

/* Lists what can be varied in the event as it is scored now. (audit_axes.c) */
void odd_audit_make_axes(odd_search *s);

/* Returns false if the axis already has that value, or cannot have it. */
bool odd_audit_turn(odd_conventions *stand, const odd_axis *x, int value);

/* In a file that states no byes, teams without a match in a round where others play may have had one. These byes are listed
 * after those of the file, and count if the stand says so. (audit_byes.c) */
void odd_audit_find_byes(odd_auditor *a);

/* Scores with the byes of a stand from now on; its settings say what they are worth. */
void odd_audit_take_byes(odd_auditor *a, int bye);

/* Gives a stand the settings of a kind of bye; the number of kinds, including none. */
void odd_audit_turn_bye(odd_conventions *stand, int bye);
int odd_audit_bye_kinds(void);

/* The lines for those byes. */
void odd_audit_append_byes(odd_auditor *a);

/* Returns how much of what is computed from comparisons is wrong; a few may be slips. */
size_t odd_audit_count_wrong(const odd_auditor *a, int about);

/* Reads a contestant's handicap, in per cent. It is in a note, because programs differ in how it counts. */
bool odd_audit_handicap(const odd_note *n, odd_amount *percent);

#endif
