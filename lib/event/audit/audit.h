/* What the parts of the audit share. */
#ifndef ODD_EVENT_AUDIT_AUDIT_H
#define ODD_EVENT_AUDIT_AUDIT_H

#include "base/out.h"
#include "event/event_inner.h"
#include "event/scoring.h"

enum { ODD_AUDIT_TOPICS = ODD_ABOUT_PLAY + 1, ODD_AUDIT_MESSAGE = 800 };

/* ---- Columns ----------------------------------------------------------------------------------- */

/* What the numbers of a column mean. Programs differ: what follows is seen in published files. */
typedef enum odd_reading {
    ODD_READ_PLAIN,     /* what the event computes */
    ODD_READ_PERCENT,   /* percentages in a column of matchpoints */
    ODD_READ_ASCHERMAN, /* a result is compared with itself, too: one more matchpoint of a top of 2n */
    ODD_READ_ASCHERMAN_PERCENT, /* percentages of that */
    ODD_READ_UNSIGNED,          /* IMPs of teams, without saying who won them */
    ODD_READ_WON,               /* what was won alone: 0 for the others */
    ODD_READ_NET,               /* of matches: less what the others won */
    ODD_READ_PRORATED,          /* totals for as many boards as anybody played */
    ODD_READ_MEAN,              /* totals by board */
    ODD_READ_IN_PLAY,           /* boards: as many as anybody played */
    ODD_READ_ORDINAL,           /* ranks: those who tie have successive numbers */
    ODD_READ_DENSE,             /* ranks: the next number follows those who tie */
    ODD_READ_BY_TOTAL,          /* ranks: by totals, however many boards they are of */
    ODD_READING_COUNT
} odd_reading;

/* How numbers were cut to the digits that the file gives. */
typedef enum odd_digits {
    ODD_DIGITS_ROUNDED,   /* to as many as the column has */
    ODD_DIGITS_OWN,       /* each to as many as it has itself: 94.60 beside 99.02 is 94.6 */
    ODD_DIGITS_TRUNCATED, /* */
    ODD_DIGITS_COUNT
} odd_digits;

typedef enum odd_column_state {
    ODD_COLUMN_COMPARED,
    ODD_COLUMN_OTHER,    /* most numbers are not right: it seems to follow another method */
    ODD_COLUMN_ELSEWHERE /* about boards or results that are not in the file */
} odd_column_state;

/* The scores of one kind about one topic: matchpoints of lines, percentages of contestants. */
typedef struct odd_column {
    odd_amount step; /* the last digit that the file gives: 1000 is a tenth */
    odd_reading reading;
    odd_digits digits;
    odd_column_state state;
    size_t values, wrong; /* of those that can be compared */
    bool said;            /* that it follows another method */
    bool negative;        /* a number is below zero */
    bool pairs; /* some scores have a number for each side; otherwise one may be the margin of both */
} odd_column;

/* All that may be turned. */
typedef struct odd_stand {
    odd_settings settings;
    odd_scoring scoring;
    bool acbl, has_vp;
    odd_vp_kind vp_kind;
    int handicap; /* what counts of the handicaps that the file has as notes: 0 nothing, 1 all, 2 half */
    int bye;      /* what teams without a match have in a round: 0 nothing, otherwise one of the shares */
} odd_stand;

/* A line whose points in the file are not those of its contract. */
typedef struct odd_points {
    uint32_t play;
    int16_t right, stated;
    bool follow; /* other scores follow from those that are stated */
} odd_points;

/* How a result differs from its auction. */
typedef enum odd_dispute {
    ODD_DISPUTE_NONE,
    ODD_DISPUTE_RIGHT, /* its declarer sits to the right of the auction's: as many seats turned as the number says */
    ODD_DISPUTE_PARTNER,
    ODD_DISPUTE_LEFT,
    ODD_DISPUTE_PASS, /* it is a pass, and the auction has a contract */
    ODD_DISPUTE_OTHER,
    ODD_DISPUTE_COUNT
} odd_dispute;

typedef struct odd_auditor {
    odd_audit *out;
    odd_event *e;
    odd_arena *arena;
    odd_style style;
    odd_column columns[ODD_AUDIT_TOPICS][ODD_SAID_COUNT];
    uint32_t *who;        /* by said, plus one: the contestant; 0: nobody */
    bool points_measured; /* points of lines do not depend on settings */
    int most_boards;      /* that anybody played, as the event is scored now */
    odd_stand stand;      /* as the event is scored now */
    odd_stand lines;      /* of the scores of lines, where they follow other settings than totals */
    bool lines_apart;     /* */
    odd_stand first;      /* as the file was read */
    bool no_scale;        /* no scale explains the victory points */
    odd_points *points;
    size_t points_count;
    bool *any_vul;             /* by board: the file says that its vulnerability is not known */
    uint8_t *fine;             /* by said, a bit a number: it is right with the points of the file */
    size_t follows;            /* numbers that follow from points that are wrong */
    size_t own_byes, all_byes; /* that the file states; with those of teams that have no match in a round */
    bool lacks_passes;         /* the file leaves out the passes before the opening bid */
    odd_dispute dispute;       /* in which almost all contracts, or passes, differ from their auctions */
    size_t disputes, auctions; /* how many do, of how many */
    bool dispute_said;
    bool no_memory;
} odd_auditor;

/* Digits, and which contestants scores are about; before anything else. (audit_columns.c) */
bool odd_audit_columns_start(odd_auditor *a);

/* What a score of the file should be, which is of both sides (0 and 1) where it is a play's or a match's. False if the event
 * has no such number. (audit_right.c) */
bool odd_audit_right(const odd_auditor *a, const odd_said *said, int which, odd_reading reading,
                     odd_amount *right);

/* Whether a number is what the right one is with the digits of the column. */
bool odd_audit_close(const odd_auditor *a, const odd_said *said, odd_digits digits, odd_amount right,
                     odd_amount stated);

/* Numbers that a score has: a rank's second says that it is shared. */
int odd_audit_numbers(const odd_said *said);

/* Finds for each column of the topics (a bit each) the reading that makes most of it right, as the event is scored now.
 * How many are wrong, and one more for each column that is read or cut in an unusual way. */
size_t odd_audit_measure(odd_auditor *a, unsigned topics);

/* Points that are not those of their contract; before anything is scored anew. (audit_points.c) */
bool odd_audit_points_start(odd_auditor *a);

/* On which boards other scores follow from the points of the file: scores the event with those. */
void odd_audit_choose_points(odd_auditor *a);

/* Scores the event with the points of the file where others follow from them, or with the right ones. */
void odd_audit_take_points(odd_auditor *a, bool stated);

/* The right points of a line; false if it has no contract. */
bool odd_audit_points_of(const odd_auditor *a, uint32_t play, int *pts);

/* Whether a result gives these points to North-South, with any vulnerability where that is not known. */
bool odd_audit_points_fit(const odd_auditor *a, uint32_t board, odd_result result, int pts);

/* ---- Parts ------------------------------------------------------------------------------------- */

/* Sets what the file does not say, such that most of its scores are right. (audit_settings.c) */
void odd_audit_settings(odd_auditor *a);

/* Scores the event as a stand has it; false if it cannot be scored so. */
bool odd_audit_take_stand(odd_auditor *a, const odd_stand *stand);

/* Which columns are compared, which seem to follow another method, and which are about something else; says so, and what
 * conventions the file follows. (audit_remarks.c) */
void odd_audit_judge(odd_auditor *a);

/* Adds a remark: the format has one %s. */
void odd_audit_remark(odd_auditor *a, const char *format, const char *with);

/* Says how much follows from points that are wrong. */
void odd_audit_remark_follows(odd_auditor *a);

/* The lines that make an event of the file have its settings. */
void odd_audit_append(odd_auditor *a);
void odd_audit_append_line(odd_auditor *a, const char *text);

/* "matchpoints of lines" */
void odd_audit_put_column(odd_writer *w, int about, int kind);

/* Looks at auctions, leads, cards and deals. (audit_tables.c) */
void odd_audit_cards(odd_auditor *a);

/* Whether auctions lack the passes before the opening bid. (audit_cards.c) */
void odd_audit_find_passes(odd_auditor *a);

/* Whether almost all results differ from their auctions in the same way, which has one cause. */
void odd_audit_find_dispute(odd_auditor *a);

/* Looks at numbers that the file has beside the scores of the event. (audit_other_numbers.c) */
void odd_audit_other_numbers(odd_auditor *a);

/* Looks at what the file states of tricks and par. (audit_par.c) */
void odd_audit_par(odd_auditor *a);

/* A copy in the arena. */
const char *odd_audit_keep(odd_auditor *a, const char *text);

/* Adds a finding; both texts are copied. */
void odd_audit_add(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_play *p, const char *message,
                   const char *effect);

/* The same about a board; 0 is none. */
void odd_audit_add_at(odd_auditor *a, odd_audit_kind kind, uint32_t line, int board, int round,
                      const char *message);

/* The same about cards. */
void odd_audit_add_cards(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_dealt *d,
                         const char *message);

/* "board 3, 7 v 12, 4♠ N =" */
void odd_audit_put_play(odd_writer *w, const odd_auditor *a, const odd_play *p);

/* ---- Cards ------------------------------------------------------------------------------------------- */

/* What is known about a table at a board, for the parts of the audit that look at cards. */

typedef struct odd_audit_table {
    const odd_play *p; /* NULL: a game that is no result of the event */
    uint32_t board;    /* by index */
    int round;
    const odd_note *auction, *cards,
        *played;            /* calls; cards; a LIN table's own result, where a list has another */
    const odd_hands *hands; /* NULL: not known */
    odd_result result;
    bool has_contract, has_tricks;
    uint8_t lead; /* as of odd_play */
    /* The file itself declares an irregularity (PBN: ^) in the auction, in the play, of the result, of who declared. */
    bool odd_auction, odd_play, odd_result, odd_declarer;
} odd_audit_table;

/* Calls, lead, cards and tricks of a table. (audit_cards.c) */
void odd_audit_table_cards(odd_auditor *a, odd_audit_table *t);

/* "board 3, 7 v 12, 4♠ N =: " */
odd_writer odd_audit_start(char *message, size_t cap, const odd_auditor *a, const odd_audit_table *t);

void odd_audit_add_table(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_audit_table *t,
                         const char *message);

/* ---- Searching settings ------------------------------------------------------------------------------ */

/* What the search for settings shares: what may be turned, and the best that was found. */

/* What is tried together. */
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

/* Something that may be turned, and the values that are tried: of settings as text. */
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
    unsigned topics;  /* whose scores count */
    bool wants_scale; /* there are victory points to explain */
    odd_stand best;
    size_t best_wrong;
    char numbers[ODD_EXPECTED_MAX][12];
} odd_search;

/* What may be turned in the event as it is scored now. (audit_axes.c) */
void odd_audit_make_axes(odd_search *s);

/* False if it has that value already, or cannot have it. */
bool odd_audit_turn(odd_stand *stand, const odd_axis *x, int value);

/* Teams that have no match in a round where others play, in a file that states no byes, may have had one: these byes stand
 * behind those of the file, and count if the stand says so. (audit_byes.c) */
void odd_audit_find_byes(odd_auditor *a);

/* Scores with the byes of a stand from now on; its settings say what they are worth. */
void odd_audit_take_byes(odd_auditor *a, int bye);

/* Makes the settings of a stand those of a bye; how many kinds there are, with none. */
void odd_audit_turn_bye(odd_stand *stand, int bye);
int odd_audit_bye_kinds(void);

/* The lines for those byes. */
void odd_audit_append_byes(odd_auditor *a);

/* How much of what is computed of comparisons is wrong; a few may be slips. */
size_t odd_audit_much_wrong(const odd_auditor *a, int about);

/* A handicap that the file has for a contestant, in per cent; it stands among its notes, because programs differ in what
 * counts of it. */
bool odd_audit_handicap(const odd_note *n, odd_amount *percent);

#endif
