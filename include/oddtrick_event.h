/* oddtrick_event.h - duplicate events: one log of facts in, standings out. The second half of the manual.
 *
 * An event is a text, a fact a line, appended to and never overwritten: see oddtrick-event(5). Everything that
 * is published about the event - standings, travellers, score cards, explanations - is computed from it:
 *
 *     odd_event *e = odd_event_new(&arena);
 *     odd_event_read(e, text, len);
 *     if (odd_event_score(e) == ODD_OK)
 *         for (size_t i = 0; i < odd_event_about(e)->standing_count; i++)
 *             print(odd_standing_at(e, i)) ...
 *
 * Conventions, besides those of oddtrick.h
 *   - Memory is the caller's: an arena, which asks for a block when it needs one. Nothing else is allocated;
 *     give the blocks back when done with the event. Without memory a function returns ODD_E_MEMORY.
 *   - Matchpoints, IMPs, victory points and points of an event are ten-thousandths, an odd_amount: 123.45
 *     matchpoints are 1234500. All are exact: a board's score is rounded once, to the unit of scoring; sums
 *     and comparisons are of whole numbers.
 *   - Whoever stands in an array is named by index; ODD_NOBODY is none.
 *   - Where there are two directions, [0] is North-South's and [1] East-West's.
 *   - Texts point into the log that was read: keep it as long as the event.
 *
 * How a number came about, what a line would change, what a director should look at and what is wrong in somebody's results
 * are in oddtrick_review.h, which this header includes. */
#ifndef ODDTRICK_EVENT_H
#define ODDTRICK_EVENT_H

#include "oddtrick.h"
#include "oddtrick_settings.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Memory ------------------------------------------------------------------------------------ */

typedef struct odd_arena {
    void *(*more)(void *owner, size_t bytes); /* zeroed memory, aligned for any type; NULL if there is none */
    /* One that it gave is not used any more; may be NULL. */
    void (*less)(void *owner, void *block, size_t bytes);
    /* Makes one that it gave longer without a copy, zeroed behind what there was: where it is now. NULL if it cannot, and
     * nothing has changed; may be NULL. */
    void *(*stretch)(void *owner, void *block, size_t bytes, size_t wanted);
    void *owner; /* handed to all of them */
    /* Of what ids and names are found by: a number that those who write the files cannot know, or they can choose them such
     * that finding them takes long. 0 will do for files of your own. */
    uint64_t seed;
    char *at; /* the rest is the arena's own: zero at the start */
    size_t left;
    bool empty; /* a request was refused */
} odd_arena;

/* ---- Numbers ----------------------------------------------------------------------------------- */

typedef int64_t odd_amount; /* ten-thousandths */
#define ODD_ONE    10000
#define ODD_NOBODY UINT32_MAX

/* Writes an amount with at least `least` and at most four digits after the point, none that are zero beyond
 * the least: "12.5" "12.50" "-3". NUL-terminated; returns the length, below ODD_AMOUNT_MAX. */
#define ODD_AMOUNT_MAX 32
ODD_API size_t odd_amount_format(char *buf, size_t cap, odd_amount a, int least);

/* ---- What an event is -------------------------------------------------------------------------- */

typedef enum odd_scoring {
    ODD_MATCHPOINTS, /* Law 78A: 2 for each score that is beaten, 1 for each that is tied */
    ODD_CROSS_IMPS,  /* Law 78B with every other result */
    ODD_BUTLER,      /* IMPs against a datum */
    ODD_BAM,         /* board-a-match: won, tied or lost */
    ODD_POINTS,      /* Law 78C: total points */
    ODD_TEAM_IMPS,   /* IMPs in a match of two teams */
    ODD_PATTON,      /* board-a-match and a share for the whole match */
    ODD_SCORING_COUNT
} odd_scoring;

/* "matchpoints" "cross-imps" "butler" "bam" "points" "imps" "patton" */
ODD_API const char *odd_scoring_text(odd_scoring scoring);

typedef enum odd_contest { ODD_PAIRS, ODD_TEAMS, ODD_INDIVIDUALS } odd_contest;

/* ---- Settings: where authorities differ -------------------------------------------------------- */

/* About a setting, for people. */
typedef struct odd_setting_info {
    const char *name;                    /* "neuberg" */
    const char *values;                  /* "on simple off", "auto NUMBER" */
    const char *help;                    /* one or more sentences */
    const char *law;                     /* where it is from */
    const char *preset[ODD_RULES_COUNT]; /* what each rules make it */
    bool used[ODD_SCORING_COUNT];        /* by which scorings it is looked at */
    odd_amount least, most, step;        /* of a number; all 0 otherwise */
} odd_setting_info;

/* The description of a setting; NULL where there is no such setting, so that they can be listed without their number. */
ODD_API const odd_setting_info *odd_setting_about(odd_setting_name name);

/* ---- Who plays --------------------------------------------------------------------------------- */

typedef struct odd_contestant {
    odd_text id;           /* "7", "A12" */
    odd_side direction;    /* with two winners, where they sit; ODD_NO_SIDE with one */
    odd_text section;      /* the letters that the id begins with; may be empty */
    int section_number;    /* the sections of the event, from 1; 0: none */
    int field;             /* those with the same one are ranked together */
    odd_text name;         /* of a team */
    odd_text players;      /* as written: see odd_players_split */
    char strat;            /* 'A' 'B' 'C'; NUL: no line says, which is A where others have one */
    bool phantom;          /* nobody: the others sit out */
    bool named;            /* a line says who they are */
    bool plays;            /* they are on a line of a traveller */
    odd_amount carry;      /* a carry-over: in the unit of the standings, or */
    bool carry_percent;    /* per cent of what they could have had */
    odd_amount handicap;   /* the same, or */
    bool handicap_percent; /* per cent of what they could have had */
} odd_contestant;

/* Splits "Ann Lee & Bo Park" or "Ann, Bo, Cy, Di" into players. Returns how many there are; writes up to cap. */
ODD_API size_t odd_players_split(odd_text *out, size_t cap, odd_text players);

/* Who sits in one direction at a table. */
typedef struct odd_partners {
    uint32_t who[2]; /* contestants; individuals have two, others one and ODD_NOBODY */
} odd_partners;

/* ---- Boards and results ------------------------------------------------------------------------ */

/* Part of a weighted score: so much of a result. */
typedef struct odd_part {
    odd_packed result;
    bool bare;         /* no contract was given, only the points */
    int16_t score_pts; /* North-South's */
    int weight_x100;   /* hundredths of a per cent: 60 % is 6000 */
} odd_part;

enum { ODD_PARTS_MAX = 8, ODD_WEIGHT_ALL = 10000 };

typedef enum odd_award {
    ODD_AWARD_SCORE,     /* a score, or a weighted one */
    ODD_AWARD_AVE_MINUS, /* Law 12C2: at most 40 % */
    ODD_AWARD_AVE,       /* 50 % */
    ODD_AWARD_AVE_PLUS,  /* at least 60 % */
    ODD_AWARD_PERCENT,   /* of a top */
    ODD_AWARD_IMPS,      /* so many IMPs */
    ODD_AWARD_COUNT
} odd_award;

/* What a ruling gives one side. */
typedef struct odd_given {
    odd_award award;
    odd_amount amount; /* per cent, or IMPs */
    int part_count;
    odd_part parts[ODD_PARTS_MAX];
} odd_given;

typedef struct odd_ruling {
    odd_given side[2];
    bool split;        /* the sides have different scores */
    odd_side offender; /* by the direction of the cards; ODD_NO_SIDE: not said */
} odd_ruling;

typedef enum odd_play_kind {
    ODD_PLAYED,     /* an ordinary result */
    ODD_RULED,      /* an adjusted score, of whatever kind */
    ODD_NOT_PLAYED, /* no score */
    ODD_VOID        /* the line is taken back */
} odd_play_kind;

/* A line of a traveller. */
typedef struct odd_play {
    uint32_t line;     /* of the log */
    uint32_t seat[2];  /* what the log calls them, by index: see odd_event_partners */
    uint32_t next;     /* the next on its board, by index + 1 */
    uint32_t later;    /* the line that corrects it, by index + 1; 0: it stands */
    uint32_t ruling;   /* index + 1, 0 for none */
    uint32_t worth;    /* what it is worth, by index into worths */
    uint16_t round;    /* 0: not said */
    uint16_t board;    /* by index */
    odd_packed packed; /* the result and its vulnerability, if it was played */
    int16_t score_pts; /* North-South's */
    uint8_t kind;      /* odd_play_kind */
    uint8_t group;     /* of a fouled board, by index into groups; 0: none */
    uint8_t lead;      /* 1 + 13 * suit (clubs 0) + rank (two 0), 0: not said */
    bool bare : 1;     /* only the points were given */
    bool turned : 1;   /* they sat the wrong way: each side has what the other one's cards earned */
    bool sits_out : 1; /* with a phantom: it has no score */
    bool left_out : 1; /* it cannot be right (ODD_LENIENT): it is void, and no board has it */
} odd_play;

/* What lines are worth that were compared. Ordinary results with the same score on a board share one; the first, of
 * lines that do not count, is all zero. */
typedef struct odd_worth {
    odd_amount value[2]; /* what each side got: matchpoints, IMPs or points; of individuals with an artificial
                             score, the first one's */
    uint32_t compared[2]; /* how many results each side was compared with, itself included */
    uint32_t expected;    /* how many results were expected */
    uint32_t small;       /* by direction, a bit each: it is in a small group of a fouled board (Law 87B) */
} odd_worth;

typedef struct odd_board {
    int number;
    odd_seat dealer;
    odd_vul vul;
    uint32_t first;   /* play, by index + 1 */
    uint32_t last;    /* */
    uint32_t entries; /* lines of the log about it */
    int lines;        /* that stand, and may be expected to have a score: all but those not played */
    int results;      /* that are compared: all that have a score of their own */
    bool fouled;      /* its results are compared in groups */
    bool stale;       /* something on it has changed since it was compared */
    odd_amount top;   /* matchpoints for a top */
    int datum_pts;    /* Butler, where the board is not fouled */
    uint32_t deal;    /* its cards, by index + 1 into dealt; 0: not known */
    uint32_t worths;  /* where the worths of its lines begin, by index */
    uint32_t worth_room, worth_used; /* how many may be there, and are */
} odd_board;

/* ---- Cards, auctions, and what files say ---------------------------------------------------------- */

/* The cards of a board. Teams may meet it again in another round with other cards, and the groups of a fouled board
 * have each their own. */
typedef struct odd_dealt {
    uint32_t line;
    uint32_t board; /* by index */
    int round;      /* 0: whenever it was played */
    int group;      /* by index into groups; 0: none */
    odd_hands deal;
    uint32_t next;  /* of the same board, by index + 1: the one said before */
    bool corrected; /* a later line has other cards in their place, and the chain leaves these out */
    bool solved;    /* what can be made with them is known: */
    odd_dd made;
    uint32_t index; /* its own: see odd_dealt_at */
} odd_dealt;

/* What something that was read is about. */
typedef enum odd_topic {
    ODD_ABOUT_EVENT,
    ODD_ABOUT_CONTESTANT, /* the id that the line names */
    ODD_ABOUT_MATCH,      /* the two ids that the line names, in its round */
    ODD_ABOUT_BOARD,      /* the board whose lines stand below */
    ODD_ABOUT_PLAY        /* the line of a traveller above it */
} odd_topic;

typedef enum odd_note_kind {
    ODD_NOTE_AUCTION, /* text: calls; seat: who calls first */
    ODD_NOTE_CARDS,   /* text: cards as they were played, four a trick; seat: who leads */
    ODD_NOTE_TAG,     /* name, text */
    ODD_NOTE_NUMBERS  /* text: what a federation knows the players by */
} odd_note_kind;

/* What an event has no number for, kept so that nothing is lost between formats. */
typedef struct odd_note {
    uint32_t line;
    uint32_t of;    /* a contestant's id as the log has it, a board or a play, by index */
    uint8_t kind;   /* odd_note_kind */
    uint8_t about;  /* odd_topic */
    uint8_t seat;   /* odd_seat */
    uint16_t round; /* of a board */
    odd_text name, text;
} odd_note;

typedef enum odd_said_kind {
    ODD_SAID_SCORE,   /* points */
    ODD_SAID_MP,      /* matchpoints */
    ODD_SAID_IMPS,    /* */
    ODD_SAID_PERCENT, /* */
    ODD_SAID_VP,      /* */
    ODD_SAID_RANK,    /* amount[0]; there[1]: it is shared */
    ODD_SAID_BOARDS,  /* how many were played: amount[0] */
    ODD_SAID_COUNT
} odd_said_kind;

/* A score as a file gives it. The event's own do not follow from it: it is there to be compared with them. */
typedef struct odd_said {
    uint32_t line;
    uint32_t of[2];       /* a play by index; or ids as the log has them, two of a match */
    uint16_t round;       /* of a match */
    uint8_t kind;         /* odd_said_kind */
    uint8_t about;        /* odd_topic */
    bool there[2];        /* which of both is said */
    odd_amount amount[2]; /* of a play North-South's and East-West's, of a match each one's, otherwise [0] */
} odd_said;

/* ---- Matches of teams -------------------------------------------------------------------------- */

typedef struct odd_match {
    int round;
    uint32_t team[2];         /* contestants; the second is ODD_NOBODY for a bye */
    int boards;               /* that were compared */
    int scheduled;            /* that a line is about, compared or not */
    int length;               /* of the scale for its victory points; 0 where there is no scale */
    odd_amount won[2];        /* what each won on the boards: IMPs, board-a-match points, or points */
    odd_amount net[2];        /* each one's margin: with what it lost, and what penalties took from it */
    odd_amount share[2];      /* Patton: of the match as a whole */
    odd_amount vp[2];         /* victory points, where there is a scale */
    odd_amount lost[2];       /* IMPs or points that each lost */
    odd_amount difference[2]; /* Patton: of points in the whole match, each one's own */
    odd_amount measure[2];    /* Patton: what it is measured by */
    bool half;                /* one of two that a team played in the round */
    bool no_vp;               /* the scale has no column for its length: it has no victory points */
    bool tied;                /* of a knock-out: nobody has won */
    uint32_t winner;          /* of a knock-out: the contestant; ODD_NOBODY where it is tied */
} odd_match;

/* ---- Standings --------------------------------------------------------------------------------- */

typedef struct odd_standing {
    uint32_t who;     /* contestant */
    int field;        /* the contestant's: those with the same one are ranked together */
    int rank;         /* 1 is first; equal ones share it */
    bool tied;        /* somebody else has it too */
    bool unnamed;     /* has no name, where nearly all others have one: the id may be wrong */
    int boards;       /* that they have a score on */
    int percent_x100; /* of max, rounded */
    int plain_boards; /* of boards, those that were played and compared */
    odd_amount score; /* what they are ranked by, all included */
    odd_amount max;   /* matchpoints and board-a-match: what they could have had; else 0 */
    odd_amount plain; /* of boards that were played and compared */
    odd_amount plain_max;
    odd_amount awarded;          /* of artificial scores, in score */
    odd_amount penalty;          /* taken off, in score */
    odd_amount handicap;         /* added, in score */
    odd_amount carry;            /* the carry-over, in score */
    odd_amount carry_max;        /* the most that a carry-over could have been, in max */
    odd_amount key_num, key_den; /* ranked by this fraction, the largest first */
    odd_tie_break broken_by;     /* what put them before those behind them with the same score */
    int tie_group; /* among those with the same key, counted from the first: who has the same shares the rank */
    odd_amount tie_value;           /* their figure in what broke the tie */
    odd_amount imps_won, imps_lost; /* teams, over all boards */
    odd_amount vp;                  /* teams */
    int matches, wins_x2;           /* teams */
    int strat_rank[3];              /* 'A', 'B', 'C': 0 where they are not in it */
    bool strat_tied[3];             /* somebody else has it too, in that stratum */
} odd_standing;

/* ---- Problems ---------------------------------------------------------------------------------- */

typedef struct odd_problem {
    odd_error error;
    bool warning;  /* it does not keep the event from being scored */
    bool left_out; /* a warning: the item that it is about was left out (ODD_LENIENT) */
    odd_text
        text; /* the line that it is about, where that is not one of the event's: see odd_event_take_left_out */
} odd_problem;

enum { ODD_PROBLEMS_MAX = 1000 }; /* that are kept */

/* ---- The event --------------------------------------------------------------------------------- */

typedef enum odd_unit {
    ODD_UNIT_NONE,
    ODD_UNIT_PERCENT,
    ODD_UNIT_MP,
    ODD_UNIT_IMPS,
    ODD_UNIT_VP,
    ODD_UNIT_POINTS
} odd_unit;

typedef struct odd_penalty {
    uint32_t line;
    uint32_t who; /* contestant */
    int round;    /* 0: of the whole event */
    odd_amount amount;
    odd_unit unit;
    odd_text why;
    odd_amount taken; /* in the unit of the standings */
} odd_penalty;

/* One event with all that was read and computed. Its members are the library's: new ones do not concern a caller. */
typedef struct odd_event odd_event;

/* The event as a whole, and how many items its lists have. New members are added at the end. */
typedef struct odd_event_info {
    odd_text title, date;
    odd_scoring scoring;
    bool acbl; /* matchpoints 1, 1/2, 0 */
    odd_contest contest;
    int winners; /* 1 or 2 */
    bool has_vp;
    odd_vp_kind vp_kind;
    odd_text vp_file; /* empty: a scale of the library, or in the log */
    odd_text vp_rows; /* a scale in the log itself: "rows 0 10 10; 3 11 9"; empty: none */
    int expected;     /* results on a board */

    size_t contestant_count;
    size_t board_count;
    size_t play_count;
    size_t penalty_count;
    size_t match_count;
    size_t standing_count;
    size_t dealt_count;
    size_t note_count;
    size_t said_count;
    size_t problem_count;  /* that are kept */
    size_t error_count;    /* of all problems, those that are not kept too */
    size_t left_out_count; /* the same, of items that were left out */
} odd_event_info;

/* Makes an event with nothing in it.
 *   arena    gives the memory of all that the event will have; it must stay as long as the event
 *   returns  the event, or NULL if there is no memory. Nothing is to be freed: give back the arena's blocks. */
ODD_API odd_event *odd_event_new(odd_arena *arena);

/* ---- Reading and scoring ----------------------------------------------------------------------- */

/* Reads a log, or what was appended to it since the last call. What was read before stays.
 *   text, len  whole lines, UTF-8; the event points into them, so they must stay as long as it does
 *   returns    ODD_OK, or the code of the first error; all of them are among the problems */
ODD_API int odd_event_read(odd_event *e, const char *text, size_t len);

/* Who does parts of a long job at the same time: the library has no threads of its own.
 *   run      calls part(job, i) once for each i below parts, in any order and from any thread, and returns when all calls have
 *            returned; owner is passed on
 *   count    how many calls may run at the same time; below 2, run is not called */
typedef struct odd_workers {
    void (*run)(void *owner, size_t parts, void (*part)(void *job, size_t i), void *job);
    void *owner;
    size_t count;
} odd_workers;

/* Lets workers read long texts. The result does not depend on them.
 *   workers  copied; its owner must last as long as texts are read */
ODD_API void odd_event_workers(odd_event *e, odd_workers workers);

/* Makes room for about so many more lines at once, which saves memory where a long log is read in pieces. Optional.
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_expect(odd_event *e, size_t lines);

/* Gives the text of the scale that `vp FILE` names; call it before odd_event_score. The event does not open files.
 *   text, len  as odd_vp_scale_parse reads it; must stay as long as the event */
ODD_API void odd_event_scale(odd_event *e, const char *text, size_t len);

/* Computes boards, totals, standings and the problems that only scoring shows. It may be called after each odd_event_read;
 * boards on which nothing has changed are not compared again.
 *   returns  ODD_OK, or the code of the first error of reading or scoring: then the standings are not to be used */
ODD_API int odd_event_score(odd_event *e);

/* Makes the Butler of a teams event's pairs, which are those of `lineup` lines; a team without them has one in each direction.
 *   teams    an event that was scored; it must stay as long as the new one
 *   arena    of the new event; may be the same
 *   returns  an event of pairs with the same settings, not yet scored; NULL if `teams` is not of teams, or without memory */
ODD_API odd_event *odd_event_butler(const odd_event *teams, odd_arena *arena);

/* Adds the problems of another event: what was left out of a file, with its places there, where this log was made from that
 * file (odd_event_rewrite). Call it before anything is read.
 *   file     the event that was read from the file; its texts must stay as long as e
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_take_left_out(odd_event *e, const odd_event *file);

/* Gives the double-dummy table of cards: the library does not solve deals. odd_event_findings and the audit use it.
 *   dealt    an item of this event: odd_dealt_at, odd_event_dealt
 *   table    is copied
 *   returns  ODD_OK; ODD_E_CARDS if the cards are not the event's, or a number of tricks is above 13 */
ODD_API int odd_event_dd(odd_event *e, const odd_dealt *dealt, const odd_dd *table);

/* ---- What it has ---------------------------------------------------------------------------------
 *
 * All pointers and texts below belong to the event. They are good until it is read or scored again. */

/* The event as a whole. The address stays the same as long as the event. */
ODD_API const odd_event_info *odd_event_about(const odd_event *e);

/* The items of its lists, by index from 0; NULL where the index is not below the list's count in odd_event_info. New members
 * of an item are added at its end: take items one by one, and do not reckon from one to the next. */
ODD_API const odd_contestant *odd_contestant_at(const odd_event *e, size_t index);
ODD_API const odd_board *odd_board_at(const odd_event *e, size_t index);     /* as the log has them */
ODD_API const odd_board *odd_board_sorted(const odd_event *e, size_t index); /* by number */
ODD_API const odd_play *odd_play_at(const odd_event *e, size_t index);
ODD_API const odd_penalty *odd_penalty_at(const odd_event *e, size_t index);
ODD_API const odd_match *odd_match_at(const odd_event *e, size_t index);       /* by round */
ODD_API const odd_standing *odd_standing_at(const odd_event *e, size_t index); /* as they are shown */
ODD_API const odd_dealt *odd_dealt_at(const odd_event *e, size_t index);
ODD_API const odd_note *odd_note_at(const odd_event *e, size_t index);
ODD_API const odd_said *odd_said_at(const odd_event *e, size_t index);
ODD_API const odd_problem *odd_problem_at(const odd_event *e, size_t index); /* by line */

/* What a line is worth; all zero for one that does not count, never NULL. */
ODD_API const odd_worth *odd_worth_of(const odd_event *e, const odd_play *play);

/* The ruling of a line; NULL if it has none. */
ODD_API const odd_ruling *odd_ruling_of(const odd_event *e, const odd_play *play);

/* The name of a group of a fouled board.
 *   group    odd_play.group or odd_dealt.group
 *   returns  the name; empty for 0 */
ODD_API odd_text odd_group_at(const odd_event *e, int group);

/* What a setting is set to.
 *   returns  of a word its place among odd_setting_info.values, of a number an odd_amount (0: auto or off), of a list the
 *            number of its items; 0 where there is no such setting */
ODD_API int64_t odd_event_setting(const odd_event *e, odd_setting_name name);

/* Whether the log sets it itself; otherwise it follows from the rules. */
ODD_API bool odd_event_setting_given(const odd_event *e, odd_setting_name name);

/* Writes what a setting is set to, as a log has it.
 *   buf, cap  NUL-terminated, cut to cap; buf may be NULL if cap is 0
 *   returns   the length that it needs, without the NUL */
ODD_API size_t odd_setting_format(char *buf, size_t cap, const odd_event *e, odd_setting_name name);

/* A line of the log, without its end.
 *   line     from 1
 *   returns  the text; empty if there is no such line */
ODD_API odd_text odd_event_line(const odd_event *e, uint32_t line);

/* The line that a problem is about; empty if it is about none. */
ODD_API odd_text odd_problem_text(const odd_event *e, const odd_problem *p);

/* Who sat in a direction, 0 or 1, on a line. */
ODD_API odd_partners odd_event_partners(const odd_event *e, const odd_play *play, int direction);

/* Whether a line counts: it was neither corrected nor taken back, and the board was played. */
ODD_API bool odd_play_counts(const odd_play *play);

/* Whether a direction has a score on a line: not if the line does not count, nor on a board of teams that could not be
 * compared, nor for an artificial score at total points. */
ODD_API bool odd_event_scored(const odd_event *e, const odd_play *play, int direction);

/* What a contestant got on a line.
 *   who        sits there
 *   direction  is set to where */
ODD_API odd_amount odd_event_value(const odd_event *e, const odd_play *play, uint32_t who, int *direction);

/* What a top is on a line, at matchpoints and board-a-match of pairs; 0 otherwise. */
ODD_API odd_amount odd_event_top(const odd_event *e, const odd_play *play, int direction);

/* Finds the contestant that a director means by an id.
 *   who      is set to the contestant's index
 *   id, len  "7", "NS7", in any case
 *   error    says why there is none; may be NULL
 *   returns  ODD_OK or ODD_E_REFERENCE */
ODD_API int odd_event_find(const odd_event *e, uint32_t *who, const char *id, size_t len, odd_error *error);

/* The standing of a contestant, by index; NULL if they have none. */
ODD_API const odd_standing *odd_event_standing(const odd_event *e, uint32_t who);

/* The board of that number; NULL if the event has none. */
ODD_API const odd_board *odd_event_board(const odd_event *e, int number);

/* The cards of a board in a round (0: in any) and for a group (0: none); NULL if they are not known. */
ODD_API const odd_dealt *odd_event_dealt(const odd_event *e, const odd_board *board, int round, int group);

/* Goes through the cards that a board was played with, in the order of the log, without those that a later line corrected.
 *   at       0 at the start; is moved on
 *   returns  the next cards; NULL at the end */
ODD_API const odd_dealt *odd_event_next_dealt(const odd_event *e, const odd_board *board, uint32_t *at);

/* What a note states about cards: the tricks that can be made (OptimumResultTable of PBN, DoubleDummyTricks or Ability of other
 * programs; the table may not be whole), or North-South's par (OptimumScore, Minimax). It is what a file says, right or not.
 *   returns  the cards; NULL if the note states nothing of the kind, and then the table or score is not to be used */
ODD_API const odd_dealt *odd_stated_dd(odd_dd *table, const odd_event *e, const odd_note *note);
ODD_API const odd_dealt *odd_stated_par(int *score_pts, const odd_event *e, const odd_note *note);

/* ---- As text ------------------------------------------------------------------------------------
 *
 * Writers fill buf, NUL-terminated and cut to cap, and return the length that the text needs. */

/* "pair 7", "N-S 7", "team 3", "player 5" */
ODD_API size_t odd_contestant_format(char *buf, size_t cap, const odd_event *e, uint32_t who);

/* What a line says, in canonical form, such that it can be read again: "4♠ N =", "ave+/ave-", "not played",
 * "weighted 60% 4♠ N = 40% 4♠ N -1". Shorter than ODD_PLAY_MAX. */
#define ODD_PLAY_MAX 600
ODD_API size_t odd_play_format(char *buf, size_t cap, const odd_event *e, const odd_play *play,
                               odd_style style);

/* The same of a line that is of no event.
 *   ruling  of the line; looked at if the line is ruled, otherwise may be NULL */
ODD_API size_t odd_outcome_format(char *buf, size_t cap, const odd_play *play, const odd_ruling *ruling,
                                  odd_style style);

/* Reads what stands on a line behind the ids: "4S N = lead HK", "ave+/ave-".
 *   play     gets kind, result, score, lead, and whether they sat the wrong way; its other members stay
 *   ruling   is filled if it is a ruling
 *   v        the vulnerability of the board
 *   error    may be NULL; columns count from the start of the text
 *   returns  ODD_OK or the code of the error */
ODD_API int odd_outcome_parse(odd_play *play, odd_ruling *ruling, const char *text, size_t len, odd_vul v,
                              odd_error *error);

/* Reads an amount with up to four digits after its point, "-12.5".
 *   returns  false, and *out is not to be used, if that is not all of the text but for blanks around it */
ODD_API bool odd_amount_parse(odd_amount *out, const char *text, size_t len);

#ifdef __cplusplus
}
#endif

#include "oddtrick_review.h"

#endif
