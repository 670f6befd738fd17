/* oddtrick_event_types.h - the types of an event: memory, amounts, contestants, boards, results and rulings, statements of files,
 * matches, standings, penalties, problems. A part of oddtrick_event.h, which includes it; the same conventions apply. Functions
 * here need no event. */
#ifndef ODDTRICK_EVENT_TYPES_H
#define ODDTRICK_EVENT_TYPES_H

#include "oddtrick.h"
#include "oddtrick_settings.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Memory ------------------------------------------------------------------------------------ */

typedef struct odd_arena {
    /* Returns a block of zeroed memory, aligned for any type; NULL if there is none. */
    void *(*more)(void *owner, size_t bytes);
    /* Frees a block that `more` returned and that is no longer used; may be NULL. */
    void (*less)(void *owner, void *block, size_t bytes);
    /* Enlarges a block from `bytes` to `wanted` bytes without copying, the new part zeroed. Returns its address, which may
     * be new; or NULL if it cannot, and then the block is unchanged. May be NULL. */
    void *(*stretch)(void *owner, void *block, size_t bytes, size_t wanted);
    void *owner; /* passed to each function */
    /* The seed of the hash tables for ids and names. Authors of files must not be able to guess it, or they can choose ids
     * that collide and make reading slow. 0 is good enough for your own files. */
    uint64_t seed;
    /* The rest is private to the arena; zero at the start. */
    char *at;
    size_t left;
    bool empty; /* a request for memory was refused */
} odd_arena;

/* ---- Numbers ----------------------------------------------------------------------------------- */

typedef int64_t odd_amount; /* ten-thousandths */
#define ODD_ONE    10000
#define ODD_NOBODY UINT32_MAX

/* Writes an amount: "12.5" "12.50" "-3". ODD_AMOUNT_MAX bytes always suffice.
 *   least    the minimum of digits after the point; there are at most four, without trailing zeros beyond the minimum
 *   returns  the length of the whole text */
#define ODD_AMOUNT_MAX 32
ODD_API size_t odd_amount_format(char *buf, size_t cap, odd_amount a, int least);

/* ---- What an event is -------------------------------------------------------------------------- */

typedef enum odd_scoring {
    ODD_MATCHPOINTS, /* Law 78A: 2 for each score that is beaten, 1 for each that is tied */
    ODD_CROSS_IMPS,  /* Law 78B, against every other result */
    ODD_BUTLER,      /* IMPs against a datum */
    ODD_BAM,         /* board-a-match: won, tied or lost */
    ODD_POINTS,      /* Law 78C: total points */
    ODD_TEAM_IMPS,   /* IMPs in a match of two teams */
    ODD_PATTON,      /* board-a-match, plus a share for the whole match */
    ODD_SCORING_COUNT
} odd_scoring;

/* Returns "matchpoints", "cross-imps", "butler", "bam", "points", "imps" or "patton". */
ODD_API const char *odd_scoring_text(odd_scoring scoring);

/* Returns the name for people: "Matchpoints", "Cross-IMPs", "Butler IMPs", "Board-a-match", "Total points", "IMPs" or "Patton". */
ODD_API const char *odd_scoring_title(odd_scoring scoring);

typedef enum odd_contest { ODD_PAIRS, ODD_TEAMS, ODD_INDIVIDUALS } odd_contest;

/* ---- Settings: where authorities differ -------------------------------------------------------- */

/* The description of a setting: see the columns of oddtrick_settings.h. */
typedef struct odd_setting_info {
    const char *name;                    /* "neuberg" */
    const char *values;                  /* "on simple off", "auto NUMBER" */
    const char *help;                    /* one or more sentences */
    const char *law;                     /* its source */
    const char *preset[ODD_RULES_COUNT]; /* its value under each authority's rules */
    bool used[ODD_SCORING_COUNT];        /* the scorings that use it */
    odd_amount least, most, step;        /* of a number; otherwise all 0 */
    const char *title;                   /* "Boards with fewer results" */
    const char *words; /* its values in words: "Neuberg's formula|a simple factor|not adjusted" */
} odd_setting_info;

/* Describes a setting.
 *   returns  its description, which is constant; NULL after the last setting */
ODD_API const odd_setting_info *odd_setting_about(odd_setting_name name);

/* Returns the words for a value: for "on", "Neuberg's formula". Empty if the value is not one of the words in info->values. */
ODD_API odd_text odd_setting_value_words(const odd_setting_info *info, odd_text value);

/* Returns whether any scoring uses a setting; the others are about what is shown. */
ODD_API bool odd_setting_scores(odd_setting_name name);

/* ---- Who plays --------------------------------------------------------------------------------- */

/* A pair, a team or a player. */
typedef struct odd_contestant {
    odd_text id;           /* "7", "A12" */
    odd_text section;      /* the letters at the start of the id; may be empty */
    odd_text name;         /* of a team */
    odd_text players;      /* as written: see odd_players_split */
    odd_amount carry;      /* carry-over, in the unit of the standings */
    odd_amount handicap;   /* in the unit of the standings */
    odd_side direction;    /* where they sit in a two-winner event; otherwise ODD_NO_SIDE */
    int section_number;    /* from 1; 0: no section */
    int field;             /* contestants of the same field are ranked together */
    int club;              /* in a simultaneous: from 1, see odd_club_name; otherwise 0 */
    bool carry_percent;    /* carry is a percentage of their maximum instead */
    bool handicap_percent; /* handicap is a percentage of their maximum instead */
    char strat;            /* 'A', 'B' or 'C'; NUL: no line states it. If others have one, NUL counts as A. */
    bool phantom;          /* an empty place: the opponents sit out */
    bool named;            /* a line names them */
    bool plays;            /* a traveller line has them */
    bool scheduled;        /* a movement has a place for them */
} odd_contestant;

/* Splits "Ann Lee & Bo Park" or "Ann, Bo, Cy, Di" into players.
 *   out      set to the first cap players
 *   returns  how many there are */
ODD_API size_t odd_players_split(odd_text *out, size_t cap, odd_text players);

/* Who sits in one direction at a table. */
typedef struct odd_partners {
    uint32_t who[2]; /* contestants: two individuals; otherwise a pair or team, and ODD_NOBODY */
} odd_partners;

/* ---- Boards and results ------------------------------------------------------------------------ */

/* Part of a weighted score: a result and its weight. */
typedef struct odd_part {
    odd_packed result;
    bool bare;         /* the line gives points, and no contract */
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
    ODD_AWARD_IMPS,      /* a number of IMPs */
    ODD_AWARD_COUNT
} odd_award;

/* What a ruling gives one side. */
typedef struct odd_adjustment {
    odd_award award;
    odd_amount amount; /* a percentage, or IMPs */
    int part_count;
    odd_part parts[ODD_PARTS_MAX];
} odd_adjustment;

typedef struct odd_ruling {
    odd_adjustment side[2];
    bool split;        /* the sides have different scores */
    odd_side offender; /* by the direction of the cards; ODD_NO_SIDE: not stated */
} odd_ruling;

typedef enum odd_play_kind {
    ODD_PLAYED,     /* an ordinary result */
    ODD_RULED,      /* an adjusted score of any kind */
    ODD_NOT_PLAYED, /* no score */
    ODD_VOID        /* the line was taken back */
} odd_play_kind;

/* A line of a traveller. */
typedef struct odd_play {
    uint32_t line;     /* of the log */
    uint32_t seat[2];  /* the ids in the log, by index: see odd_event_partners */
    uint32_t next;     /* the next line of its board, by index + 1 */
    uint32_t worth;    /* its odd_worth, by index, see odd_worth_of; if it is corrected: see odd_play_later */
    uint16_t round;    /* 0: not stated */
    uint16_t board;    /* by index */
    odd_packed packed; /* the result and its vulnerability, if it was played */
    int16_t score_pts; /* North-South's */
    uint8_t kind;      /* odd_play_kind */
    uint8_t group;     /* of a fouled board: see odd_group_at; 0: none */
    uint8_t lead;      /* 1 + the number of the card; 0: not stated */
    bool bare : 1;     /* the line gives only points */
    bool turned : 1;   /* both pairs sat the wrong way: each gets the score of the other side's cards */
    bool sits_out : 1; /* against a phantom: no score */
    bool left_out : 1; /* an impossible line (ODD_LENIENT): it is void and belongs to no board */
    bool forced : 1;   /* the line says that it is right although the movement has no such meeting */
    bool stray : 1; /* the movement has no such meeting on this board, and the line does not say `forced` */
    bool slip : 1;  /* teams: the margin of a whole match in IMPs, in place of results on boards */
    bool corrected : 1; /* a later line for the same table is in its place */
} odd_play;

/* The value of a line that was compared. Ordinary results with the same score on a board share one. The first, all zero,
 * is that of lines that do not count. */
typedef struct odd_worth {
    /* What each side got: matchpoints, IMPs or points; of individuals with an artificial score, what the first got. */
    odd_amount value[2];
    uint32_t compared[2]; /* how many results each side was compared with, its own included */
    uint32_t expected;    /* how many results were expected */
    uint32_t small;       /* one bit for each direction: it is in a small group of a fouled board (Law 87B) */
} odd_worth;

typedef struct odd_board {
    int number;
    odd_seat dealer;
    odd_vul vul;
    uint32_t first, last;            /* its first and last line, by index + 1 */
    uint32_t entries;                /* lines of the log about it */
    int lines;                       /* standing lines that may have a score: all except those not played */
    int results;                     /* results that are compared: all that have a score of their own */
    bool fouled;                     /* its results are compared in groups */
    bool stale;                      /* it has changed since it was compared */
    odd_amount top;                  /* matchpoints of a top */
    int datum_pts;                   /* Butler, if the board is not fouled */
    uint32_t deal;                   /* its cards, by index + 1: see odd_board_deal_at; 0: not known */
    uint32_t worths;                 /* the first odd_worth of its lines, by index */
    uint32_t worth_room, worth_used; /* room for that many, and how many there are */
    uint32_t session;                /* by index: see odd_event_session_at */
    uint32_t strays;                 /* standing lines that do not fit the movement */
} odd_board;

/* How the totals of sessions are combined. */
typedef enum odd_combine {
    ODD_COMBINE_FULL, /* their sum */
    ODD_COMBINE_MEAN, /* the mean of their percentages: each counts the same, whatever its number of boards */
    ODD_COMBINE_EBU,  /* earlier sessions count by half of their percentage: White Book, carry-forward */
    ODD_COMBINE_LAST, /* the last one that each has played */
    ODD_COMBINE_COUNT
} odd_combine;

/* Returns "full", "mean", "ebu" or "last". */
ODD_API const char *odd_combine_text(odd_combine combine);

/* The score of a contestant in a session. */
typedef struct odd_session_score {
    odd_amount score, max; /* max is 0 if the scoring has none */
    int boards;            /* with a score */
} odd_session_score;

/* A session: boards, rounds and movements belong to one. */
typedef struct odd_event_session {
    int number;
    odd_text title;
    uint32_t line;     /* of the log that names it first; 0: none does */
    int expected;      /* results on a board */
    bool has_movement; /* see odd_event_movement in oddtrick_movement.h */
} odd_event_session;

/* ---- Cards, auctions, and statements of files ---------------------------------------------------- */

/* The cards of a board. A board may have other cards in another round of teams, and in each group if it is fouled. */
typedef struct odd_board_deal {
    uint32_t line;
    uint32_t board; /* by index */
    int round;      /* 0: in any round */
    int group;      /* see odd_group_at; 0: none */
    odd_hands deal;
    uint32_t next;  /* the previous cards of the same board, by index + 1 */
    bool corrected; /* a later line replaced these cards; no `next` leads to them */
    bool solved;    /* `made` is known */
    odd_dd made;    /* the double-dummy table */
    uint32_t index; /* its own: see odd_board_deal_at */
} odd_board_deal;

/* The subject of a note or a stated score. */
typedef enum odd_topic {
    ODD_ABOUT_EVENT,
    ODD_ABOUT_CONTESTANT, /* the id on the line */
    ODD_ABOUT_MATCH,      /* the two ids on the line, in its round */
    ODD_ABOUT_BOARD,      /* the board whose lines follow */
    ODD_ABOUT_PLAY        /* the traveller line above */
} odd_topic;

typedef enum odd_note_kind {
    ODD_NOTE_AUCTION, /* text: calls; seat: who calls first */
    ODD_NOTE_CARDS,   /* text: cards in the order of play, four to a trick; seat: who leads */
    ODD_NOTE_TAG,     /* name and text */
    ODD_NOTE_NUMBERS  /* text: the players' numbers in a federation */
} odd_note_kind;

/* A fact that does not affect scores. It is kept so that nothing is lost between formats. */
typedef struct odd_note {
    uint32_t line;
    uint32_t of;    /* by index: an id of the log, a board or a play */
    uint8_t kind;   /* odd_note_kind */
    uint8_t about;  /* odd_topic */
    uint8_t seat;   /* odd_seat */
    uint16_t round; /* of a board */
    odd_text name, text;
} odd_note;

typedef enum odd_stated_kind {
    ODD_STATED_SCORE, /* points */
    ODD_STATED_MP,    /* matchpoints */
    ODD_STATED_IMPS,
    ODD_STATED_PERCENT,
    ODD_STATED_VP,
    ODD_STATED_RANK,   /* amount[0]; there[1]: the rank is shared */
    ODD_STATED_BOARDS, /* the number of boards played: amount[0] */
    ODD_STATED_COUNT
} odd_stated_kind;

/* A score that a file states. It does not affect the computed scores; the audit compares it with them. */
typedef struct odd_stated_score {
    uint32_t line;
    uint32_t of[2]; /* by index: a play, or an id of the log; of a match, two ids */
    uint16_t round; /* of a match */
    uint8_t kind;   /* odd_stated_kind */
    uint8_t about;  /* odd_topic */
    bool there[2];  /* which of the amounts are stated */
    odd_amount
        amount[2]; /* of a play: North-South's and East-West's; of a match: each team's; otherwise only [0] */
} odd_stated_score;

/* ---- Matches of teams, and of pairs for victory points ------------------------------------------ */

typedef struct odd_match {
    int round;
    uint32_t team[2];         /* contestants; the second is ODD_NOBODY for a bye */
    int boards;               /* compared */
    int scheduled;            /* boards that a line mentions, compared or not */
    int length;               /* the number of boards for the VP scale; 0 without a scale */
    odd_amount won[2];        /* what each team won on the boards: IMPs, board-a-match points, or points */
    odd_amount net[2];        /* each team's margin, after its losses and penalties */
    odd_amount share[2];      /* Patton: the share for the whole match */
    odd_amount vp[2];         /* victory points, if there is a scale */
    odd_amount lost[2];       /* IMPs or points that each team lost */
    odd_amount difference[2]; /* Patton: each team's difference of points in the whole match */
    odd_amount measure[2];    /* Patton: what the difference is measured by */
    bool half;                /* one of two matches of a team in this round */
    bool no_vp;               /* the scale does not cover its length: it has no victory points */
    bool tied;                /* knock-out: neither team has won */
    uint32_t winner;          /* knock-out: the contestant; ODD_NOBODY if tied */
    odd_amount max[2];        /* pairs at matchpoints: what each could have won; otherwise 0 */
    uint32_t slip;            /* the line that states its margin instead of boards; 0: none */
} odd_match;

/* ---- Standings --------------------------------------------------------------------------------- */

typedef struct odd_standing {
    uint32_t who;                /* contestant */
    int field;                   /* contestants of the same field are ranked together */
    int rank;                    /* from 1; equal contestants share it */
    bool tied;                   /* somebody shares the rank */
    bool unnamed;                /* has no name although nearly all others have: the id may be wrong */
    int boards;                  /* with a score */
    int percent_x100;            /* score in per cent of max, rounded */
    int plain_boards;            /* boards that were played and compared */
    odd_amount score;            /* the total that is ranked, everything included */
    odd_amount max;              /* matchpoints and board-a-match: the maximum; otherwise 0 */
    odd_amount plain;            /* the part of score from boards that were played and compared */
    odd_amount plain_max;        /* the maximum of that part */
    odd_amount awarded;          /* the part of score from artificial scores */
    odd_amount penalty;          /* subtracted in score */
    odd_amount handicap;         /* added in score */
    odd_amount carry;            /* carry-over, added in score */
    odd_amount carry_max;        /* the maximum of the carry-over, added in max */
    odd_amount key_num, key_den; /* the fraction they are ranked by, largest first */
    odd_tie_break broken_by;     /* the tie-break that ranks them above the next ones with the same score */
    int tie_group; /* counts the groups of those with the same key; members of one group share the rank */
    odd_amount tie_value;           /* their value in that tie-break */
    odd_amount imps_won, imps_lost; /* teams, over all boards */
    odd_amount vp;                  /* teams */
    int matches, wins_x2;           /* teams */
    odd_amount combined;            /* what `combine` changes of score, and of max */
    odd_amount combined_max;
    uint32_t last_session; /* the last one in which they have a score, by index */
    int strat_rank[3];     /* in strata A, B and C; 0: not in that stratum */
    bool strat_tied[3];    /* somebody shares the rank in that stratum */
    int club_rank;         /* in a simultaneous: among those of the same club; otherwise 0 */
    bool club_tied;        /* somebody of the club shares that rank */
} odd_standing;

/* ---- Problems ---------------------------------------------------------------------------------- */

typedef struct odd_problem {
    odd_error error;
    bool warning;  /* the event can still be scored */
    bool left_out; /* a warning: the item was left out (ODD_LENIENT) */
    bool stray;    /* a warning: a result that the movement does not have; open events refuse such a line */
    odd_text text; /* the line, if it is not one of the event's: see odd_event_take_left_out */
} odd_problem;

enum { ODD_PROBLEMS_MAX = 1000 }; /* how many an event keeps */

/* ---- Penalties --------------------------------------------------------------------------------- */

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
    int round;    /* 0: the whole event */
    odd_amount amount;
    odd_unit unit;
    odd_text why;
    odd_amount taken; /* in the unit of the standings */
    uint32_t session; /* by index */
} odd_penalty;

/* ---- The whole --------------------------------------------------------------------------------- */

/* The event as a whole, and the lengths of its lists. New members are added at the end. */
typedef struct odd_event_info {
    odd_text title, date;
    odd_scoring scoring;
    bool acbl; /* matchpoints are 1, 1/2 and 0 for each comparison */
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
    size_t deal_count;
    size_t note_count;
    size_t stated_count;
    size_t problem_count;  /* kept, at most ODD_PROBLEMS_MAX */
    size_t error_count;    /* all errors, including those not kept */
    size_t left_out_count; /* all items left out, including those not kept */
    size_t session_count;  /* at least 1 */
    bool has_sessions;     /* a line names one; otherwise the event is one session */
    size_t club_count;     /* of a simultaneous: see odd_event_join; otherwise 0 */
    odd_combine combine;   /* how their totals are combined */
    bool apart;            /* those with the same last session are ranked together, as in finals */
} odd_event_info;

#ifdef __cplusplus
}
#endif

#endif
