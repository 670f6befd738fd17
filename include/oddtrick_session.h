/* oddtrick_session.h - rubber bridge and Chicago: the score sheet, and the log of a session. A part of
 * oddtrick.h, which includes it; the same conventions apply. */
#ifndef ODDTRICK_SESSION_H
#define ODDTRICK_SESSION_H

#include "oddtrick.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The score sheet ---------------------------------------------------------------------------
 *
 * A state and a deal give a new state and entries on the sheet. States are small values that a front end may
 * store, copy and compare; an all-zero state is the start. Arrays are indexed by odd_side. */

/* An entry on the sheet. */
typedef struct odd_entry {
    odd_element element;
    odd_side side; /* in whose column it is */
    bool below;    /* below the line: true for contract points, and for nothing else */
    int points;
} odd_entry;

#define ODD_ENTRIES_MAX 6

/* A rubber (Laws 72 to 81 of contract bridge). */
typedef struct odd_rubber {
    int deals;                     /* scored so far, including those passed out */
    int games[ODD_SIDE_COUNT];     /* won; a side that has one is vulnerable */
    int partscore[ODD_SIDE_COUNT]; /* below the line in the current game */
    int above[ODD_SIDE_COUNT];     /* total above the line */
    int below[ODD_SIDE_COUNT];     /* total below the line */
    bool finished;     /* won or ended; start the next rubber with zeros, except for partscore_50 */
    bool partscore_50; /* a rule of older laws: 50, not 100, for the only part-score at odd_rubber_end */
} odd_rubber;

/* Returns the vulnerability of the next deal. */
ODD_API odd_vul odd_rubber_vul(const odd_rubber *rubber);

/* Scores the next deal.
 *   entries  set to the entries of the deal, contract points first, a rubber bonus last
 *   deal     must pass odd_deal_check; its vul and game are ignored
 *   returns  the number of entries */
ODD_API int odd_rubber_add(odd_rubber *rubber, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal);

/* Ends an unfinished rubber (Law 80): 300 for the only game, as ODD_RUBBER; 100, or 50 by partscore_50, for
 * the only part-score, as ODD_PARTSCORE.
 *   returns  the number of entries */
ODD_API int odd_rubber_end(odd_rubber *rubber, odd_entry entries[ODD_ENTRIES_MAX]);

/* A Chicago: four deals, one dealt by each player; or six, the last two dealt by the first two dealers. The
 * first four members are its rules; all zero is the usual game. */
typedef struct odd_chicago {
    odd_seat first_dealer;         /* ODD_NO_SEAT: North */
    bool nondealer_vulnerable;     /* on deals 2 and 3 the non-dealing side is vulnerable (Cavendish) */
    bool partscore_bonus;          /* 50 for each part-score, and none carries over (duplicate style) */
    bool six_deals;                /* a fifth deal with neither side vulnerable, a sixth with both */
    int deals;                     /* scored so far; a passed-out deal is dealt again and does not count */
    int partscore[ODD_SIDE_COUNT]; /* carried over to the next deal */
    int above[ODD_SIDE_COUNT];     /* total above the line */
    int below[ODD_SIDE_COUNT];     /* total below the line */
    bool finished;                 /* after four deals, or six */
} odd_chicago;

/* Return the dealer and the vulnerability of the next deal. */
ODD_API odd_seat odd_chicago_dealer(const odd_chicago *chicago);
ODD_API odd_vul odd_chicago_vul(const odd_chicago *chicago);

/* Scores the next deal. The parameters are those of odd_rubber_add.
 *   returns  the number of entries */
ODD_API int odd_chicago_add(odd_chicago *chicago, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal);

/* Returns a difference in points in hundreds, as players settle it: 50 or more counts as a whole hundred. */
ODD_API int odd_settle(int difference_pts);

/* ---- IMP-Chicago: the expected score of a side's high-card points --------------------------------*/

/* Points by the high-card points of the stronger side, 20 to 40: [0] not vulnerable, [1] vulnerable. No
 * authority publishes a table. */
typedef struct odd_expected {
    int pts[2][21];
} odd_expected;

/* Returns the table in common use. */
ODD_API odd_expected odd_expected_usual(void);

/* Parses a table. Each line is a row, `hcp not-vulnerable vulnerable`, starting with `20 0 0`; a missing row
 * is the same as the one above it; '#' starts a comment.
 *   returns  ODD_OK, or a code with line and column */
ODD_API int odd_expected_parse(odd_expected *out, const char *text, size_t len, odd_error *error);

/* Returns the expected score of North-South.
 *   north_south_hcp  their high-card points, 0 to 40 */
ODD_API int odd_expected_score(const odd_expected *table, int north_south_hcp, odd_vul v);

/* ---- A session -----------------------------------------------------------------------------------
 *
 * The log of a session is text, one fact on each line. Lines are appended and never overwritten: see
 * oddtrick-rubber(1). odd_session_read turns the log into items; odd_walk_next turns the items into the rows
 * of the sheet and computes every number anew. */

typedef enum odd_item_kind {
    ODD_ITEM_DEAL,
    ODD_ITEM_END,     /* `end`: the rubber is left unfinished */
    ODD_ITEM_NAMES,   /* `we` or `they` */
    ODD_ITEM_DEALER,  /* `dealer` after the first deal: who deals first in later rubbers or Chicagos */
    ODD_ITEM_CORRECT, /* a line that changed an earlier deal or end */
    ODD_ITEM_BAD      /* a line that could not be parsed */
} odd_item_kind;

/* A line of the log. Its members are narrow and its deal is packed, because a log may have millions. */
typedef struct odd_item {
    odd_text text; /* names, a deal as written, or a line that could not be parsed */
    int line;      /* of the log */
    int number;    /* of a deal or its correction: its number in the session; of an end: 0; of names: the
                      column, 0 We, 1 They */
    int dealt;     /* deals in the log up to this line */
    int before;    /* of a correction: the index of the item that it replaces; of a deal or an end: the index
                      of its last correction, or its own if there is none */
    odd_packed result;  /* after corrections; of a correction, what it states; none vulnerable */
    uint8_t honors_by;  /* odd_seat */
    uint8_t honors_pts; /* 0, 100 or 150 */
    uint8_t kind;       /* odd_item_kind */
    uint8_t dealer;     /* odd_seat; of ODD_ITEM_DEALER */
    uint8_t side;       /* odd_side; of names, and of hcp */
    int8_t hcp;         /* high-card points of side; -1 if not given */
    bool taken_back;    /* `correct N void`: the deal or end does not count; set in the correction too */
} odd_item;

/* Returns the deal of an item: rubber bridge, none vulnerable. */
ODD_API odd_deal odd_item_deal(const odd_item *item);

typedef enum odd_session_kind { ODD_SESSION_RUBBER, ODD_SESSION_CHICAGO } odd_session_kind;

typedef struct odd_session {
    odd_session_kind kind;
    odd_text title;
    odd_side we;           /* the side called We: North-South unless the log says otherwise */
    odd_chicago rules;     /* of a Chicago, with no deal played; first_dealer applies to a rubber too */
    bool partscore_50;     /* of a rubber: see odd_rubber */
    bool duplicate;        /* Chicago in duplicate style: 50 for a part-score, no honors */
    bool imps;             /* Chicago scored in IMPs against an expected score */
    odd_text table;        /* the file with the expected scores; empty: the usual table */
    odd_expected expected; /* the usual table, until the caller replaces it */
    odd_item *items;
    size_t count;
    int deals;     /* numbered so far, including those taken back */
    int last_end;  /* the index of the last end; -1 if there is none */
    size_t errors; /* lines that could not be parsed */
} odd_session;

/* Returns the line that last changed an item of the session; 0 if none did. */
ODD_API int odd_item_corrected_by(const odd_session *session, const odd_item *item);

/* Returns the number of items that a log can have: the number of its lines. */
ODD_API size_t odd_session_items(const char *text, size_t len);

/* Reads a log.
 *   out         set to the session; its texts point into `text`
 *   kind        the kind of a log that does not state its own
 *   items       an array for odd_session_items(text, len) items, which the session uses
 *   errors      set to the first errors_cap errors. Wrong lines are left out of the sheet.
 *   returns     ODD_OK or the code of the first error */
ODD_API int odd_session_read(odd_session *out, odd_session_kind kind, odd_item *items, odd_error *errors,
                             size_t errors_cap, const char *text, size_t len);

/* A row of the sheet: a deal, or the end of an unfinished rubber. */
typedef struct odd_row {
    const odd_item *item;
    odd_deal deal;   /* with its vulnerability; an end counts as passed out */
    int rubber;      /* the number of the rubber or Chicago, from 1 */
    odd_seat dealer; /* ODD_NO_SEAT for an end */
    odd_entry entries[ODD_ENTRIES_MAX];
    int entry_count;
    odd_side game;    /* the side that won a game with this deal */
    int expected_pts; /* IMP-Chicago: the expected score of North-South */
    int imps;         /* IMP-Chicago: North-South's */
    bool finished;    /* the rubber or Chicago ends with this row */
    /* This rubber or Chicago after this row: */
    int games[ODD_SIDE_COUNT];
    int partscore[ODD_SIDE_COUNT];
    int above[ODD_SIDE_COUNT];
    int below[ODD_SIDE_COUNT];
    odd_text names[ODD_SIDE_COUNT]; /* of the players; empty if not given */
} odd_row;

/* The position of a walk through a session. */
typedef struct odd_walk {
    const odd_session *session;
    size_t at;
    int rubber;
    int dealt;             /* deals in this rubber, including those passed out */
    odd_seat first_dealer; /* of later rubbers or Chicagos */
    odd_rubber state;
    odd_chicago chicago;
    odd_text names[ODD_SIDE_COUNT];
} odd_walk;

/* Computes the rows of a session, one by one. The session must not change meanwhile.
 *
 *     for (odd_walk w = odd_walk_start(&session); odd_walk_next(&w, &row);) ...
 *
 * odd_walk_start returns the position before the first row; odd_walk_next sets *row to the next row, and returns false after the
 * last one. */
ODD_API odd_walk odd_walk_start(const odd_session *session);
ODD_API bool odd_walk_next(odd_walk *walk, odd_row *row);

/* Returns what North-South scored in a row, minus what East-West scored. */
ODD_API int odd_row_ns(const odd_row *row);

/* The total of each side. */
typedef struct odd_totals {
    int64_t pts[ODD_SIDE_COUNT]; /* points, or IMPs if the session is scored in IMPs */
} odd_totals;

/* Returns the totals of a session: the sum of its rows, without computing each row. For logs of millions of
 * deals. */
ODD_API odd_totals odd_session_totals(const odd_session *session);

/* Reads a log for its totals only, like odd_session_read and odd_session_totals, but without an array of
 * items. The session has no items afterwards.
 *   returns  false if items are needed, because a line corrects an earlier one or the session is scored in
 *            IMPs; *out must not be used then */
ODD_API bool odd_totals_read(odd_totals *out, odd_session *session, odd_session_kind kind, odd_error *errors,
                             size_t errors_cap, const char *text, size_t len);

#ifdef __cplusplus
}
#endif

#endif
