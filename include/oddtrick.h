/* oddtrick.h - scoring contract bridge: the public interface, and its manual.
 *
 * Everything here is a value: small structs go in, small structs or numbers come out. The library
 * allocates nothing, prints nothing, keeps no state, uses no floating point and needs no C library
 * beyond memcpy, memset and memcmp, so it runs wherever a C compiler does. All functions may be
 * called from any number of threads.
 *
 *     odd_result r;
 *     odd_error why;
 *     if (odd_result_parse(&r, "4SX N +1", 8, &why) != ODD_OK)
 *         printf("column %d: %s\n", why.column, why.message);
 *     else
 *         printf("%d\n", odd_score(r, odd_board_vul(7)));
 *
 * Conventions
 *   - Out-parameters come first; functions that can fail return ODD_OK (0) or an error code.
 *   - Points and IMPs are North-South's; negate them for East-West. Where no declarer is named, they
 *     are declarer's.
 *   - In every struct and enum, zero means "none", and an all-zero struct is valid.
 *   - Text is UTF-8, given as pointer and length; it need not end in a NUL.
 *   - Victory points are whole hundredths: 1250 is 12.50 VP.
 *
 * Cards, the auction, the play and double dummy are in oddtrick_cards.h, which this header includes.
 */
#ifndef ODDTRICK_H
#define ODDTRICK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ODD_VERSION "0.1.0"

#if defined(__GNUC__)
#define ODD_API __attribute__((visibility("default")))
#else
#define ODD_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library that is linked, which may be newer than the header: "0.1.0". */
ODD_API const char *odd_version(void);

/* ---- Errors ------------------------------------------------------------------------------------
 *
 * A function that can fail takes an odd_error as its last parameter and fills it when it does; pass
 * NULL if the code alone will do. The numbers never change. */

enum {
    ODD_OK = 0,
    ODD_E_SYNTAX = 1,       /* something else was expected here */
    ODD_E_LEVEL = 2,        /* the level of a contract is 1 to 7 */
    ODD_E_STRAIN = 3,       /* not clubs, diamonds, hearts, spades or notrump */
    ODD_E_TRICKS = 4,       /* a number of tricks that this contract cannot have */
    ODD_E_DECLARER = 5,     /* declarer is missing where one is needed */
    ODD_E_VUL = 6,          /* not a vulnerability, nor a board number */
    ODD_E_HONORS = 7,       /* honors that this contract cannot have */
    ODD_E_BOARDS = 8,       /* the scale is not defined for so many boards */
    ODD_E_SCALE = 9,        /* a scale that contradicts itself */
    ODD_E_UNREACHABLE = 10, /* no margin gives so many victory points */
    ODD_E_REFERENCE = 11,   /* something is referred to that is not there */
    ODD_E_MEMORY = 12,      /* out of memory */
    ODD_E_CARDS = 13,       /* cards that cannot be: one twice, fourteen in a hand, no such card */
    ODD_E_CALL = 14,        /* no call, or one that the Laws do not allow here */
    ODD_E_OUTSIDE = 15,     /* something outside failed: a library, a database */
    ODD_E_STOPPED = 16      /* the caller stopped the work */
};

typedef struct odd_error {
    int code;          /* one of the above */
    int line;          /* 1 is the first; 0 where no place can be named */
    int column;        /* 1 is the first character; 0 where no place can be named */
    char message[200]; /* what is wrong and what would be right, in English, NUL-terminated */
} odd_error;

/* ---- A result ----------------------------------------------------------------------------------*/

typedef enum odd_seat { ODD_NO_SEAT, ODD_NORTH, ODD_EAST, ODD_SOUTH, ODD_WEST, ODD_SEAT_COUNT } odd_seat;

typedef enum odd_side { ODD_NO_SIDE, ODD_NS, ODD_EW, ODD_SIDE_COUNT } odd_side;

typedef enum odd_strain {
    ODD_NO_STRAIN,
    ODD_CLUBS,
    ODD_DIAMONDS,
    ODD_HEARTS,
    ODD_SPADES,
    ODD_NT,
    ODD_STRAIN_COUNT
} odd_strain;

typedef enum odd_doubling { ODD_UNDOUBLED, ODD_DOUBLED, ODD_REDOUBLED, ODD_DOUBLING_COUNT } odd_doubling;

/* How a deal ended. All zero: it was passed out. */
typedef struct odd_result {
    int level;             /* 1 to 7 odd tricks bid; 0: passed out, and the rest is 0 too */
    odd_strain strain;     /* */
    odd_doubling doubling; /* */
    odd_seat declarer;     /* ODD_NO_SEAT: not said */
    int tricks;            /* 0 to 13, all that declarer's side took */
} odd_result;

/* Whether the fields are in range and agree with each other. Functions that take a result and are
 * given one that is not valid treat it as passed out. */
ODD_API bool odd_result_valid(odd_result r);

/* North-South or East-West; ODD_NO_SIDE for no seat. */
ODD_API odd_side odd_seat_side(odd_seat seat);

/* The player to the left, who calls and plays next. North for no seat. */
ODD_API odd_seat odd_seat_left(odd_seat seat);

typedef enum odd_style { ODD_SYMBOLS, ODD_ASCII } odd_style; /* 4♠X N +1   4SX N +1 */

/* Reads a result in any of the usual notations, without regard to case:
 *
 *     4S N =    4♠X N +1    3nt w -2    6Dxx by S made 6    2H E down 3    1NT N 8 tricks    pass
 *     4SN=      4♠XN+1      3NW-2       3NN= (3 notrump by North)          4S= (declarer not said)
 *
 * `made` counts odd tricks, `tricks` all tricks. Strains and seats may be written out: 4 spades by
 * North =. The whole text must be one result; white space around it is ignored. The error names the
 * column in characters. */
ODD_API int odd_result_parse(odd_result *out, const char *text, size_t len, odd_error *error);

/* The same for text that goes on after the result: *used is set to the bytes that were read. Parts
 * that are written together are taken together: the text after a result starts at a blank. */
ODD_API int odd_result_scan(odd_result *out, const char *text, size_t len, size_t *used, odd_error *error);

/* Writes the canonical form, "4♠X N +1", NUL-terminated and cut off to fit cap bytes (cap may be 0).
 * Returns the length that the whole form has; ODD_RESULT_MAX bytes always suffice. */
#define ODD_RESULT_MAX 24
ODD_API size_t odd_result_format(char *buf, size_t cap, odd_result r, odd_style style);

/* "N"; "North"; "♠" or "S", "NT"; "", "X", "XX". Empty for none. */
ODD_API const char *odd_seat_text(odd_seat seat);
ODD_API const char *odd_seat_name(odd_seat seat);
ODD_API const char *odd_strain_text(odd_strain strain, odd_style style);
ODD_API const char *odd_doubling_text(odd_doubling doubling);

/* ---- Vulnerability and the board cycle (Law 2) ------------------------------------------------- */

typedef enum odd_vul {
    ODD_VUL_NONE,
    ODD_VUL_NS,
    ODD_VUL_EW,
    ODD_VUL_BOTH,
    ODD_VUL_NO,  /* declarer's side is not vulnerable; nothing is said of the other */
    ODD_VUL_YES, /* declarer's side is vulnerable; nothing is said of the other */
    ODD_VUL_COUNT
} odd_vul;

/* Who deals board 1, 2, 3 ..., and who is vulnerable on it. Both are "none" for a board below 1. */
ODD_API odd_seat odd_board_dealer(int board);
ODD_API odd_vul odd_board_vul(int board);

/* 1 if that player's side is vulnerable, 0 if not, -1 if v does not tell (NS or EW, and no seat). */
ODD_API int odd_vulnerable(odd_vul v, odd_seat seat);

/* Reads none ns ew both (also - all n-s e-w), yes or no for declarer's side, or a board number. */
ODD_API int odd_vul_parse(odd_vul *out, const char *text, size_t len, odd_error *error);

/* "none" "ns" "ew" "both" "no" "yes" */
ODD_API const char *odd_vul_text(odd_vul v);

/* ---- The score of a deal ----------------------------------------------------------------------- */

/* What duplicate scores (Law 77). One table look-up. */
ODD_API int odd_score(odd_result r, odd_vul v);

/* The nine elements that every bridge score is the sum of. */
typedef enum odd_element {
    ODD_CONTRACT_POINTS, /* odd tricks bid and made */
    ODD_OVERTRICKS,      /* */
    ODD_SLAM,            /* */
    ODD_INSULT,          /* the bonus for making a doubled or redoubled contract */
    ODD_PENALTY,         /* undertricks; the defenders score it */
    ODD_PARTSCORE,       /* duplicate */
    ODD_GAME,            /* duplicate */
    ODD_HONORS,          /* rubber bridge; the side that held them scores it */
    ODD_RUBBER,          /* rubber bridge */
    ODD_ELEMENT_COUNT
} odd_element;

/* "Contract points", for people; "contract", as in the JSON that the command prints. */
ODD_API const char *odd_element_name(odd_element e);
ODD_API const char *odd_element_key(odd_element e);

typedef enum odd_game { ODD_DUPLICATE, ODD_RUBBER_BRIDGE } odd_game;

/* A deal to be scored. All that is not known may be zero. */
typedef struct odd_deal {
    odd_result result;
    odd_vul vul;
    odd_game game;
    odd_seat honors_by; /* rubber bridge: who held honors, if anyone */
    int honors_pts;     /* and what they are worth: 100 or 150 */
} odd_deal;

/* ODD_OK, or why the deal cannot be scored: a result that is not valid; a vulnerability of one side
 * where no declarer is named; honors that this contract cannot have; a rubber won where only
 * declarer's vulnerability is known. */
ODD_API int odd_deal_check(const odd_deal *d, odd_error *error);

/* Reads a result and, after it, `honors E 150` or nothing. Leaves vul and game as they are. The second
 * form is for text that goes on: see odd_result_scan. */
ODD_API int odd_deal_parse(odd_deal *out, const char *text, size_t len, odd_error *error);
ODD_API int odd_deal_scan(odd_deal *out, const char *text, size_t len, size_t *used, odd_error *error);

/* The points of each element, all positive, each belonging to the side that scores it. Rubber
 * bridge is scored as if no part-score stood: the deal wins the rubber if its contract points are
 * 100 or more and declarer's side, being vulnerable, has a game already. */
typedef struct odd_elements {
    int pts[ODD_ELEMENT_COUNT];
} odd_elements;

ODD_API odd_elements odd_deal_elements(const odd_deal *d);

/* The sum of the elements: North-South's, or declarer's where none is named. */
ODD_API int odd_deal_score(const odd_deal *d);

/* One element of a score, with the arithmetic that gives it. */
typedef struct odd_step {
    odd_element element;
    odd_side side;   /* who scores it; ODD_NO_SIDE where declarer is not named */
    int points;      /* */
    char sum[48];    /* "4 x 30 x 2 = 240", "50" */
    char why[104];   /* "30 a trick in spades, times 2 doubled" */
    const char *law; /* "Law 77, Trick Score" */
} odd_step;

/* Explains a score: the elements that are not zero, in the order of odd_element. Returns how many. */
ODD_API int odd_deal_explain(odd_step steps[ODD_ELEMENT_COUNT], const odd_deal *d);

/* Which results give this score? Writes up to cap of them, undoubled ones first, and returns how
 * many there are. score_pts is North-South's. Results of North-South have declarer North, those of
 * East-West East; vul is ODD_VUL_NO or ODD_VUL_YES. v restricts the search to what is possible at
 * that vulnerability; pass ODD_VUL_COUNT to search all. */
typedef struct odd_candidate {
    odd_result result;
    odd_vul vul;
} odd_candidate;

#define ODD_CANDIDATES_MAX 1024
ODD_API size_t odd_score_inverse(odd_candidate *out, size_t cap, int score_pts, odd_vul v);

/* ---- Many scores at once -----------------------------------------------------------------------
 *
 * A result and its vulnerability packed into 16 bits, for arrays of millions: bits 0-6 contract
 * (0 passed out, else 1 + ((level - 1) * 5 + strain - 1) * 3 + doubling), 7-10 tricks, 11 declarer's
 * side is vulnerable, 12 East-West declares, 13 South or West declares, 14 the other side is
 * vulnerable, 15 declarer is not named, and then counts as North. Scoring reads bits 0 to 12 only. */

typedef uint16_t odd_packed;

/* ODD_VUL_NO packs as none vulnerable, ODD_VUL_YES as both. */
ODD_API odd_packed odd_pack(odd_result r, odd_vul v);
ODD_API odd_result odd_unpack(odd_packed p, odd_vul *v);

/* score_pts[i] = the duplicate score of deals[i]. The arrays must not overlap. */
ODD_API void odd_score_many(int16_t *score_pts, const odd_packed *deals, size_t count);

/* ---- Rubber bridge and Chicago: the score sheet ------------------------------------------------
 *
 * A fold: state and deal give a new state and what is written on the sheet. The states are small values
 * that a front end may keep, copy and compare; an all-zero one is the start. Arrays are by odd_side. */

/* Something written on the sheet. */
typedef struct odd_entry {
    odd_element element;
    odd_side side; /* in whose column */
    bool below;    /* below the line: contract points, and nothing else */
    int points;    /* */
} odd_entry;

#define ODD_ENTRIES_MAX 6

/* A rubber (Laws 72 to 81 of contract bridge). */
typedef struct odd_rubber {
    int deals;                     /* scored so far, passed-out ones too */
    int games[ODD_SIDE_COUNT];     /* won; who has one is vulnerable */
    int partscore[ODD_SIDE_COUNT]; /* below the line in the game that is being played */
    int above[ODD_SIDE_COUNT];     /* totals */
    int below[ODD_SIDE_COUNT];     /* */
    bool finished;                 /* won, or ended: start the next with an all-zero one, but for its rule: */
    bool partscore_50; /* older laws: 50 for the only part-score of an unfinished rubber, not 100 */
} odd_rubber;

/* Who is vulnerable on the next deal. */
ODD_API odd_vul odd_rubber_vul(const odd_rubber *rubber);

/* Scores the next deal; its vul and game are not looked at. Returns the number of entries, contract
 * points first, a rubber bonus last. A deal that odd_deal_check refuses must not be added. */
ODD_API int odd_rubber_add(odd_rubber *rubber, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal);

/* Ends an unfinished rubber (Law 80): 300 for the only game (as ODD_RUBBER), 100 for the only part-score
 * (as ODD_PARTSCORE), or 50 as its rule says. */
ODD_API int odd_rubber_end(odd_rubber *rubber, odd_entry entries[ODD_ENTRIES_MAX]);

/* A Chicago: four deals, each player dealing once; or six, of which the last two are dealt by who dealt the first two.
 * The first four members are its rules; all zero is the usual game. */
typedef struct odd_chicago {
    odd_seat first_dealer;     /* none: North */
    bool nondealer_vulnerable; /* on deals 2 and 3: the side that does not deal (Cavendish) */
    bool partscore_bonus;      /* 50 for each part-score, and none carries (duplicate style) */
    bool six_deals;            /* after the fourth one more with nobody, and one with both sides vulnerable */
    int deals;                 /* scored so far; a passed-out one is dealt again and does not count */
    int partscore[ODD_SIDE_COUNT]; /* that carries to the next deal */
    int above[ODD_SIDE_COUNT];     /* totals */
    int below[ODD_SIDE_COUNT];     /* */
    bool finished;                 /* after four deals, or six */
} odd_chicago;

/* Dealer and vulnerability of the next deal. */
ODD_API odd_seat odd_chicago_dealer(const odd_chicago *chicago);
ODD_API odd_vul odd_chicago_vul(const odd_chicago *chicago);

/* As for a rubber. */
ODD_API int odd_chicago_add(odd_chicago *chicago, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal);

/* A difference in points as it is settled, in hundreds: 50 and more count as a whole hundred. */
ODD_API int odd_settle(int difference_pts);

/* ---- IMP-Chicago: what a side is expected to score with its high-card points -------------------- */

/* Points by high-card points of the stronger side, 20 to 40: not vulnerable, vulnerable. There is no
 * official table; the usual one is what odd_expected_usual gives. */
typedef struct odd_expected {
    int pts[2][21];
} odd_expected;

ODD_API odd_expected odd_expected_usual(void);

/* Reads a table from text: a row a line, `hcp not-vulnerable vulnerable`, from `20 0 0` on; rows that are
 * left out are as the one above; '#' starts a comment. */
ODD_API int odd_expected_parse(odd_expected *out, const char *text, size_t len, odd_error *error);

/* What North-South are expected to score with so many high-card points (0 to 40). */
ODD_API int odd_expected_score(const odd_expected *table, int north_south_hcp, odd_vul v);

/* ---- A session: the log of an evening, and the sheet that it gives -----------------------------
 *
 * The log is text, a fact a line, appended to and never overwritten: see oddtrick-rubber(1). Reading
 * it gives items; walking over them gives the sheet, row by row, every number of it computed anew. */

/* Part of a text that the caller keeps. */
typedef struct odd_text {
    const char *text;
    size_t len;
} odd_text;

/* A text buffer that grows. It is empty when only `resize` is set. The text belongs to whoever supplied `resize`, and is not
 * NUL-terminated. */
typedef struct odd_out {
    char *text;      /* NULL while cap is 0 */
    size_t len, cap; /* bytes in use, and bytes allocated */
    /* Returns memory of cap bytes that begins with the first o->len bytes of o->text, and frees the old memory. Does not
     * return if there is none: it ends the program, or jumps out of the call. */
    char *(*resize)(struct odd_out *o, size_t cap);
    /* Sends on the text so far, and sets len to 0; NULL: all text is kept. */
    void (*spill)(struct odd_out *o);
} odd_out;

typedef enum odd_item_kind {
    ODD_ITEM_DEAL,  /* */
    ODD_ITEM_END,   /* `end`: the rubber is broken off */
    ODD_ITEM_NAMES, /* `we` or `they` */
    ODD_ITEM_DEALER, /* `dealer`, after the first deal: who deals first in the rubbers or Chicagos that begin later */
    ODD_ITEM_CORRECT, /* a later line that changed a deal or an end */
    ODD_ITEM_BAD      /* a line that could not be read */
} odd_item_kind;

/* Narrow members, and its deal packed: a log may have millions. */
typedef struct odd_item {
    odd_text text;      /* names, or the deal as it was written, or the line that could not be read */
    int line;           /* of the log */
    int number;         /* of the deal, through the whole session, also in a correction; 0 for an end;
                           of names: the column, 0 We, 1 They */
    int dealt;          /* how many deals the log has up to here */
    int before;         /* of a correction: the item, by index, that said before what it says now; of a deal
                           and an end: the item that says it now, itself if there was no correction */
    odd_packed result;  /* as it stands, after corrections; in a correction, what it says; none vulnerable */
    uint8_t honors_by;  /* odd_seat */
    uint8_t honors_pts; /* 0, 100 or 150 */
    uint8_t kind;       /* odd_item_kind */
    uint8_t dealer;     /* odd_seat, of a line that says who deals first */
    uint8_t side;       /* odd_side: of names, and of high-card points */
    int8_t hcp;         /* high-card points of that side, -1 if not given */
    bool taken_back;    /* `correct N void`: it does not count; in a correction, that it says so */
} odd_item;

/* The deal of an item: rubber bridge, none vulnerable. */
ODD_API odd_deal odd_item_deal(const odd_item *item);

typedef enum odd_session_kind { ODD_SESSION_RUBBER, ODD_SESSION_CHICAGO } odd_session_kind;

typedef struct odd_session {
    odd_session_kind kind;
    odd_text title;
    odd_side we;           /* whose side is We: North-South unless the log says otherwise */
    odd_chicago rules;     /* of a Chicago, with no deal played; first_dealer also of a rubber */
    bool partscore_50;     /* of a rubber: see odd_rubber */
    bool duplicate;        /* Chicago in duplicate style: 50 for a part-score, no honors */
    bool imps;             /* a Chicago scored in IMPs against an expected score */
    odd_text table;        /* the file that gives it; empty for the usual one */
    odd_expected expected; /* that score: the usual one, until the caller reads another */
    odd_item *items;
    size_t count;
    int deals;     /* numbered so far, those that were taken back too */
    int last_end;  /* the index of the last end, -1 if there is none */
    size_t errors; /* lines that could not be read */
} odd_session;

/* The line that last changed an item of the session; 0 if none did. */
ODD_API int odd_item_corrected_by(const odd_session *session, const odd_item *item);

/* How many items a log can have: as many as it has lines. */
ODD_API size_t odd_session_items(const char *text, size_t len);

/* Reads a log into items, which must have room for odd_session_items of them. kind is what the log is
 * if it does not say so itself. The first errors_cap errors are written to errors; lines that are wrong
 * are left out of the sheet. Returns ODD_OK, or the code of the first error. */
ODD_API int odd_session_read(odd_session *out, odd_session_kind kind, odd_item *items, odd_error *errors,
                             size_t errors_cap, const char *text, size_t len);

/* A row of the sheet: a deal, or the end of an unfinished rubber. */
typedef struct odd_row {
    const odd_item *item;
    odd_deal deal;   /* of the item, and who was vulnerable; an end is as if passed out */
    int rubber;      /* or Chicago, from 1 */
    odd_seat dealer; /* */
    odd_entry entries[ODD_ENTRIES_MAX];
    int entry_count;
    odd_side game;             /* who won a game with this deal */
    int expected_pts;          /* IMP-Chicago: of North-South */
    int imps;                  /* IMP-Chicago: North-South's */
    bool finished;             /* the rubber or Chicago ends with this row */
    int games[ODD_SIDE_COUNT]; /* and the rest, after this row, in this rubber */
    int partscore[ODD_SIDE_COUNT];
    int above[ODD_SIDE_COUNT];
    int below[ODD_SIDE_COUNT];
    odd_text names[ODD_SIDE_COUNT]; /* who plays; empty if not said */
} odd_row;

typedef struct odd_walk {
    const odd_session *session;
    size_t at;
    int rubber;
    int dealt;             /* deals in this rubber, passed-out ones too */
    odd_seat first_dealer; /* of the rubbers or Chicagos that begin from here on */
    odd_rubber state;
    odd_chicago chicago;
    odd_text names[ODD_SIDE_COUNT];
} odd_walk;

/* for (odd_walk w = odd_walk_start(&session); odd_walk_next(&w, &row);) ... */
ODD_API odd_walk odd_walk_start(const odd_session *session);
ODD_API bool odd_walk_next(odd_walk *walk, odd_row *row);

/* What North-South scored with a row, less what East-West did. */
ODD_API int odd_row_ns(const odd_row *row);

/* What each side scored in the whole session: its rows added up, but without making them, for logs of
 * millions of deals. In IMPs where the session is. */
typedef struct odd_totals {
    int64_t pts[ODD_SIDE_COUNT];
} odd_totals;

ODD_API odd_totals odd_session_totals(const odd_session *session);

/* Reads a log for its totals alone: as odd_session_read and odd_session_totals, but no items are kept, and the
 * session has none in the end. False if they are needed: a line corrects an earlier one, or the session is
 * scored in IMPs. */
ODD_API bool odd_totals_read(odd_totals *out, odd_session *session, odd_session_kind kind, odd_error *errors,
                             size_t errors_cap, const char *text, size_t len);

/* ---- IMPs (Law 78B) ---------------------------------------------------------------------------- */

#define ODD_IMP_MAX 24

/* The IMPs for a difference in points; the sign is kept. */
ODD_API int odd_imp(int difference_pts);
ODD_API void odd_imp_many(int8_t *imps, const int32_t *difference_pts, size_t count);

/* The least difference that is worth so many IMPs (0 to 24), -1 if there is none. */
ODD_API int odd_imp_from(int imps);

/* ---- A board: its results, compared -------------------------------------------------------------
 *
 * The results of one board are an array of North-South's scores, as odd_score_many gives them. In any order:
 * each result is scored in its own place. Scores of duplicate bridge are multiples of ten from -7600 to 7600,
 * and quick; all other numbers are right too, only slower. One board takes time in proportion to its
 * results, and never more than a fixed time beyond that, however many different scores it has.
 *
 * The forms with _many score boards that lie one after the other: board b, from 0, has the results from
 * starts[b] up to, but not with, starts[b + 1]; so there are boards + 1 starts. A board may be empty.
 * Arrays that are written must not overlap those that are read. */

/* Matchpoints (Law 78A): two for each other result that is lower, one for each that is equal. Those of
 * East-West are 2 * (count - 1) less those of North-South. A board may have 2^30 results. */
ODD_API void odd_matchpoints(int32_t *mp, const int16_t *score_pts, size_t count);
ODD_API void odd_matchpoints_many(int32_t *mp, const int16_t *score_pts, const size_t *starts, size_t boards);

/* Cross-IMPs: the sum of the IMPs for the difference to each other result. Divide by count - 1 for the mean.
 * A board may have 89,000,000 results. */
ODD_API void odd_cross_imps(int32_t *imps, const int16_t *score_pts, size_t count);
ODD_API void odd_cross_imps_many(int32_t *imps, const int16_t *score_pts, const size_t *starts,
                                 size_t boards);

/* Butler: the IMPs for the difference to the datum, which is the mean of all results rounded to the nearest
 * ten, 5 away from zero. It is written to datum_pts (one a board, 0 for an empty one), unless that is NULL. */
ODD_API void odd_butler(int8_t *imps, int32_t *datum_pts, const int16_t *score_pts, size_t count);
ODD_API void odd_butler_many(int8_t *imps, int32_t *datum_pts, const int16_t *score_pts, const size_t *starts,
                             size_t boards);

/* ---- Victory points ---------------------------------------------------------------------------- */

typedef enum odd_vp_kind {
    ODD_VP_WBF,          /* WBF continuous (2013), 20.00-0.00, with its concavity correction */
    ODD_VP_WBF_DISCRETE, /* WBF and EBU whole-number scale, 20-0 */
    ODD_VP_ACBL20,       /* ACBL 20-0; 6 to 11 boards */
    ODD_VP_ACBL30,       /* ACBL 30-0; 6 to 11 boards */
    ODD_VP_WIN_LOSS      /* 1 for a win, 3/4 by one or two IMPs, 1/2 for a tie */
} odd_vp_kind;           /* there may be more: odd_vp_kind_about has them all */

/* About a scale of the library. New members are added at the end. */
typedef struct odd_vp_kind_info {
    const char *name;              /* "wbf-discrete" */
    int least_boards, most_boards; /* the lengths of matches that it is for */
    bool has_half;                 /* half matches have one of their own: odd_vp_half_make */
    const char *about;             /* "WBF and EBU scale of whole numbers, 20 to 0" */
} odd_vp_kind_info;

/* By kind, from 0; NULL behind the last. The texts are constant. */
ODD_API const odd_vp_kind_info *odd_vp_kind_about(odd_vp_kind kind);

/* The names of all scales, or of those that half matches have, with a text between them: "wbf, wbf-discrete, acbl20".
 * NUL-terminated, cut to cap; returns the length that it needs. */
ODD_API size_t odd_vp_kinds_format(char *buf, size_t cap, const char *between, bool half);

/* Its name; "" if there is no such kind. */
ODD_API const char *odd_vp_kind_text(odd_vp_kind kind);

typedef struct odd_vp_row {
    int from_imps;   /* this row holds from this margin up to the next row's */
    int winner_x100; /* */
    int loser_x100;  /* winner and loser need not add up to the same in every row */
} odd_vp_row;

#define ODD_VP_BOARDS_MAX 1000
#define ODD_VP_ROWS_MAX   480

/* A scale is a table; the caller owns it. 5.8 kB: make one for a whole event. */
typedef struct odd_vp_scale {
    int boards;                       /* */
    int count;                        /* rows in use */
    odd_vp_row rows[ODD_VP_ROWS_MAX]; /* by margin, from 0 */
} odd_vp_scale;

typedef struct odd_vp {
    int own_x100;   /* */
    int other_x100; /* */
} odd_vp;

/* Makes the scale of that kind for a match of so many boards (1 to ODD_VP_BOARDS_MAX). */
ODD_API int odd_vp_scale_make(odd_vp_scale *out, odd_vp_kind kind, int boards, odd_error *error);

/* The scale of half a match, one of two that a team plays in a round: 10-0, with a blitz at 15 * sqrt(boards / 2) IMPs
 * (EBU White Book 3.1.2, which has it in whole points: ODD_VP_WBF_DISCRETE). Only those of the WBF have one. */
ODD_API int odd_vp_half_make(odd_vp_scale *out, odd_vp_kind kind, int boards, odd_error *error);

/* Reads a scale from text: a row a line, `margin winner loser`, from margin 0 on; '#' starts a
 * comment; `boards 6-8` or `boards 9` starts a part that holds for matches of that length only. */
ODD_API int odd_vp_scale_parse(odd_vp_scale *out, const char *text, size_t len, int boards, odd_error *error);

/* The victory points for a margin in IMPs, negative for a match lost. */
ODD_API odd_vp odd_vp_for(const odd_vp_scale *scale, int imps);
ODD_API void odd_vp_many(odd_vp *vps, const odd_vp_scale *scale, const int32_t *imps, size_t count);

/* What a side needs for at least so many victory points. */
typedef struct odd_vp_need {
    int gives_x100;  /* what that margin gives: vp_x100 or, where the scale has no such value, more */
    int least_imps;  /* the least margin, negative if a loss is enough */
    int most_imps;   /* the greatest margin that gives the same */
    bool open_below; /* every margin below gives the same: any loss will do */
    bool open_above; /* every margin above gives the same */
} odd_vp_need;

ODD_API int odd_vp_needed(odd_vp_need *out, const odd_vp_scale *scale, int vp_x100, odd_error *error);

#ifdef __cplusplus
}
#endif

#include "oddtrick_cards.h"

#endif
