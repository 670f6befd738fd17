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
 *   - Out-parameters come first. A function that can fail returns ODD_OK (0) or an error code.
 *   - Points and IMPs are North-South's; negate them for East-West. If no declarer is named, they are
 *     declarer's.
 *   - In every struct and enum, zero means "none", and an all-zero struct is valid.
 *   - Text is UTF-8, passed as pointer and length; it need not end in a NUL.
 *   - A formatter (odd_..._format) writes up to cap bytes, always NUL-terminated, and returns the length
 *     of the whole text without the NUL. If that is cap or more, the text was cut. buf may be NULL if
 *     cap is 0.
 *   - Victory points are whole hundredths: 1250 is 12.50 VP.
 *   - Strings that a function returns are constant; do not free them.
 *
 * The other public headers
 *   oddtrick_cards.h        hands, the auction, the play and double dummy; included here
 *   oddtrick_session.h      the score sheets of rubber bridge and Chicago; included here
 *   oddtrick_event.h        events: logs in, standings, travellers and scorecards out
 *   oddtrick_event_types.h  the structs and enums of an event
 *   oddtrick_settings.h     the settings of an event, one row each
 *   oddtrick_review.h       explanations, candidate rulings, checks and audits of an event
 *   oddtrick_format.h       other programs' files
 *   oddtrick_report.h       open events, and requests that are answered in JSON
 *   oddtrick_movement.h     movements: built, proved and measured
 *   oddtrick_plan.h         movements: proposed, and changed in mid-session
 *   oddtrick_draw.h         the draw of the next round
 *   oddtrick_season.h       ladders over many events
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

/* Returns the version of the linked library, such as "0.1.0". It may be newer than ODD_VERSION. */
ODD_API const char *odd_version(void);

/* ---- Errors ------------------------------------------------------------------------------------
 *
 * A function that can fail takes a pointer to an odd_error as its last parameter and fills it on failure.
 * Pass NULL if the returned code is enough. The numbers never change. */

enum {
    ODD_OK = 0,
    ODD_E_SYNTAX = 1,   /* the text is not what was expected */
    ODD_E_LEVEL = 2,    /* the level of a contract is not 1 to 7 */
    ODD_E_STRAIN = 3,   /* not clubs, diamonds, hearts, spades or notrump */
    ODD_E_TRICKS = 4,   /* a number of tricks that this contract cannot have */
    ODD_E_DECLARER = 5, /* declarer is required and missing */
    ODD_E_VUL = 6,      /* neither a vulnerability nor a board number */
    ODD_E_HONORS = 7,   /* honors that this contract cannot have */
    ODD_E_BOARDS = 8,   /* the scale is not defined for this number of boards */
    ODD_E_SCALE = 9,    /* an unknown, empty or inconsistent scale */
    ODD_E_UNREACHABLE =
        10,               /* no margin gives this many victory points; no draw gives everybody an opponent */
    ODD_E_REFERENCE = 11, /* a reference to something that does not exist */
    ODD_E_MEMORY = 12,    /* out of memory */
    ODD_E_CARDS = 13,     /* impossible cards: one twice, fourteen in a hand, an unknown card */
    ODD_E_CALL = 14,      /* not a call, or a call that the Laws do not allow here */
    ODD_E_OUTSIDE = 15,   /* a library or a database outside Oddtrick failed */
    ODD_E_STOPPED = 16,   /* the caller stopped the work */
    ODD_E_MOVEMENT = 17   /* numbers that no movement has */
};

/* Where the values of a message are, so that it can be translated: the text outside the values is constant. A value may itself
 * be a message with values. Without marks, the whole message is constant. */
enum { ODD_MARKS_MAX = 48 };
typedef struct odd_marks {
    uint16_t count;
    uint16_t at[ODD_MARKS_MAX]; /* in order: 2 * byte where a value begins, 2 * byte + 1 where it ends */
} odd_marks;

typedef struct odd_error {
    int code;          /* ODD_E_... */
    int line;          /* from 1; 0 if the error has no line */
    int column;        /* in characters, from 1; 0 if the error has no column */
    char message[200]; /* what is wrong and what was expected, in English, NUL-terminated */
    odd_marks marks;   /* of the message */
} odd_error;

/* ---- Text -------------------------------------------------------------------------------------- */

/* Part of a text that the caller keeps. */
typedef struct odd_text {
    const char *text;
    size_t len;
} odd_text;

/* A text buffer that grows. Set `resize` and leave the rest zero to start with an empty buffer. The text
 * belongs to whoever supplied `resize`, and is not NUL-terminated. */
typedef struct odd_out {
    char *text;      /* NULL while cap is 0 */
    size_t len, cap; /* bytes in use, and bytes allocated */
    /* Returns memory of cap bytes that begins with the first o->len bytes of o->text, and frees the old
     * memory. Must not return if memory runs out: it ends the program, or jumps out of the call. */
    char *(*resize)(struct odd_out *o, size_t cap);
    /* Sends the text so far to its destination and sets len to 0. NULL: all text is kept. */
    void (*spill)(struct odd_out *o);
} odd_out;

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

/* The contract of a deal and the tricks taken. All zero: the deal was passed out. */
typedef struct odd_result {
    int level; /* 1 to 7 odd tricks bid; 0: passed out, and all other members are 0 */
    odd_strain strain;
    odd_doubling doubling;
    odd_seat declarer; /* ODD_NO_SEAT: not named */
    int tricks;        /* 0 to 13: all tricks that declarer's side took */
} odd_result;

/* Checks that all members are in range and consistent with each other. All other functions treat a result
 * that is not valid as passed out.
 *   returns  true if the result is valid */
ODD_API bool odd_result_valid(odd_result r);

/* Returns ODD_NS or ODD_EW, or ODD_NO_SIDE for ODD_NO_SEAT. */
ODD_API odd_side odd_seat_side(odd_seat seat);

/* Returns the next player clockwise, who calls and plays next; ODD_NORTH for ODD_NO_SEAT. */
ODD_API odd_seat odd_seat_left(odd_seat seat);

typedef enum odd_style { ODD_SYMBOLS, ODD_ASCII } odd_style; /* 4♠X N +1   4SX N +1 */

/* Parses a result in any of the usual notations, in upper or lower case:
 *
 *     4S N =    4♠X N +1    3nt w -2    6Dxx by S made 6    2H E down 3    1NT N 8 tricks    pass
 *     4SN=      4♠XN+1      3NW-2       3NN= (3 notrump by North)          4S= (declarer not named)
 *
 * `made` counts odd tricks, `tricks` counts all tricks. Strains and seats may be spelled out: 4 spades by
 * North =.
 *   out      set to the result
 *   text     one result; white space around it is ignored, anything else is an error
 *   returns  ODD_OK, or a code; error->column is the character in question */
ODD_API int odd_result_parse(odd_result *out, const char *text, size_t len, odd_error *error);

/* Parses a result at the beginning of a text. What follows the result must be separated from it by a blank.
 *   used     set to the number of bytes parsed
 *   returns  as odd_result_parse */
ODD_API int odd_result_scan(odd_result *out, const char *text, size_t len, size_t *used, odd_error *error);

/* Writes the canonical form, "4♠X N +1". A buffer of ODD_RESULT_MAX bytes always suffices.
 *   returns  the length of the whole text */
#define ODD_RESULT_MAX 24
ODD_API size_t odd_result_format(char *buf, size_t cap, odd_result r, odd_style style);

/* Each returns a text, empty for none. */
ODD_API const char *odd_seat_text(odd_seat seat);                        /* "N" */
ODD_API const char *odd_seat_name(odd_seat seat);                        /* "North" */
ODD_API const char *odd_strain_text(odd_strain strain, odd_style style); /* "♠" or "S", "NT" */
ODD_API const char *odd_doubling_text(odd_doubling doubling);            /* "", "X", "XX" */

/* ---- Vulnerability and the board cycle (Law 2) ------------------------------------------------- */

typedef enum odd_vul {
    ODD_VUL_NONE,
    ODD_VUL_NS,
    ODD_VUL_EW,
    ODD_VUL_BOTH,
    ODD_VUL_NO,  /* declarer's side is not vulnerable; the other side is unknown */
    ODD_VUL_YES, /* declarer's side is vulnerable; the other side is unknown */
    ODD_VUL_COUNT
} odd_vul;

/* Return the dealer and the vulnerability of a board, by the cycle of 16.
 *   board    from 1; a smaller number gives ODD_NO_SEAT and ODD_VUL_NONE */
ODD_API odd_seat odd_board_dealer(int board);
ODD_API odd_vul odd_board_vul(int board);

/* Tells whether a player's side is vulnerable.
 *   returns  1 if it is, 0 if it is not; -1 if v is ODD_VUL_NS or ODD_VUL_EW and seat is ODD_NO_SEAT */
ODD_API int odd_vulnerable(odd_vul v, odd_seat seat);

/* Parses a vulnerability: none, ns, ew or both (also -, n-s, e-w, all); yes or no for declarer's side; or a
 * board number.
 *   returns  ODD_OK or ODD_E_VUL */
ODD_API int odd_vul_parse(odd_vul *out, const char *text, size_t len, odd_error *error);

/* Returns "none", "ns", "ew", "both", "no" or "yes". */
ODD_API const char *odd_vul_text(odd_vul v);

/* ---- The score of a deal ----------------------------------------------------------------------- */

/* Returns the duplicate score of a result (Law 77), by one table look-up. */
ODD_API int odd_score(odd_result r, odd_vul v);

/* The nine elements of bridge scores. Every score is a sum of these. */
typedef enum odd_element {
    ODD_CONTRACT_POINTS, /* odd tricks bid and made */
    ODD_OVERTRICKS,
    ODD_SLAM,
    ODD_INSULT,    /* the bonus for making a doubled or redoubled contract */
    ODD_PENALTY,   /* undertricks; the defenders score it */
    ODD_PARTSCORE, /* duplicate */
    ODD_GAME,      /* duplicate */
    ODD_HONORS,    /* rubber bridge; the side that held them scores it */
    ODD_RUBBER,    /* rubber bridge */
    ODD_ELEMENT_COUNT
} odd_element;

/* Return the name of an element; empty if there is no such element. */
ODD_API const char *odd_element_name(odd_element e); /* "Contract points", for people */
ODD_API const char *odd_element_key(odd_element e);  /* "contract", as in the command's JSON */

typedef enum odd_game { ODD_DUPLICATE, ODD_RUBBER_BRIDGE } odd_game;

/* A deal to be scored. Members that are not known may be zero. */
typedef struct odd_deal {
    odd_result result;
    odd_vul vul;
    odd_game game;
    odd_seat honors_by; /* rubber bridge: who held honors, if anyone */
    int honors_pts;     /* and their value: 100 or 150 */
} odd_deal;

/* Checks that a deal can be scored.
 *   returns  ODD_OK;
 *            ODD_E_SYNTAX    the result is not valid
 *            ODD_E_DECLARER  v names one side and the result no declarer, or honors need a declarer
 *            ODD_E_HONORS    this contract cannot have these honors
 *            ODD_E_VUL       the deal wins a rubber, but only declarer's vulnerability is known */
ODD_API int odd_deal_check(const odd_deal *d, odd_error *error);

/* Parses a result, optionally followed by honors: "4S N = honors E 150".
 *   out      its vul and game are not changed
 *   returns  as odd_result_parse */
ODD_API int odd_deal_parse(odd_deal *out, const char *text, size_t len, odd_error *error);

/* Parses the same at the beginning of a text.
 *   used     set to the number of bytes parsed
 *   returns  as odd_result_scan */
ODD_API int odd_deal_scan(odd_deal *out, const char *text, size_t len, size_t *used, odd_error *error);

/* The points of each element. All are positive; each belongs to the side that scores it. */
typedef struct odd_elements {
    int pts[ODD_ELEMENT_COUNT];
} odd_elements;

/* Returns the elements of a deal's score. A deal of rubber bridge is scored as if neither side had a
 * part-score: it wins the rubber if its contract points are 100 or more and declarer's side is vulnerable,
 * which means that it has a game. */
ODD_API odd_elements odd_deal_elements(const odd_deal *d);

/* Returns the sum of the elements for North-South, or for declarer if none is named. */
ODD_API int odd_deal_score(const odd_deal *d);

/* One element of a score, with its arithmetic. */
typedef struct odd_step {
    odd_element element;
    odd_side side; /* who scores it; ODD_NO_SIDE if declarer is not named */
    int points;
    char sum[48];    /* "4 x 30 x 2 = 240", "50" */
    char why[104];   /* "30 a trick in spades, times 2 doubled" */
    const char *law; /* "Law 77, Trick Score" */
} odd_step;

/* Explains a score.
 *   steps    set to the elements that are not zero, in the order of odd_element
 *   returns  how many there are */
ODD_API int odd_deal_explain(odd_step steps[ODD_ELEMENT_COUNT], const odd_deal *d);

/* A result that gives a certain score. */
typedef struct odd_candidate {
    odd_result result; /* declarer is North for North-South, East for East-West */
    odd_vul vul;       /* ODD_VUL_NO or ODD_VUL_YES */
} odd_candidate;

/* Finds the results that give a score.
 *   out        set to the first cap results, undoubled ones first
 *   score_pts  North-South's
 *   v          finds only results that are possible at this vulnerability; ODD_VUL_COUNT: all
 *   returns    how many there are, at most ODD_CANDIDATES_MAX */
#define ODD_CANDIDATES_MAX 1024
ODD_API size_t odd_score_inverse(odd_candidate *out, size_t cap, int score_pts, odd_vul v);

/* ---- Many scores at once -----------------------------------------------------------------------
 *
 * A result and its vulnerability in 16 bits, for arrays of millions:
 *
 *   bits 0-6   the contract: 0 passed out, else 1 + ((level - 1) * 5 + strain - 1) * 3 + doubling
 *   bits 7-10  tricks
 *   bit 11     declarer's side is vulnerable
 *   bit 12     East-West declares
 *   bit 13     South or West declares
 *   bit 14     the other side is vulnerable
 *   bit 15     declarer is not named, and counts as North
 *
 * Scoring uses only bits 0 to 12. */

typedef uint16_t odd_packed;

/* Returns a result and its vulnerability, packed. ODD_VUL_NO packs as none vulnerable, ODD_VUL_YES as both. */
ODD_API odd_packed odd_pack(odd_result r, odd_vul v);

/* Unpacks a result.
 *   v        set to the vulnerability; may be NULL
 *   returns  the result; all zero if the bits are not a valid result */
ODD_API odd_result odd_unpack(odd_packed p, odd_vul *v);

/* Sets score_pts[i] to the duplicate score of deals[i]. The arrays must not overlap. */
ODD_API void odd_score_many(int16_t *score_pts, const odd_packed *deals, size_t count);

/* ---- IMPs (Law 78B) ---------------------------------------------------------------------------- */

#define ODD_IMP_MAX 24

/* Returns the IMPs for a difference in points, with the sign of the difference. */
ODD_API int odd_imp(int difference_pts);

/* Sets imps[i] to the IMPs for difference_pts[i]. */
ODD_API void odd_imp_many(int8_t *imps, const int32_t *difference_pts, size_t count);

/* Returns the least difference that gives this many IMPs (0 to 24), or -1 if none does. */
ODD_API int odd_imp_from(int imps);

/* ---- Comparing the results of a board -----------------------------------------------------------
 *
 * The results of one board are an array of North-South's scores, in any order, as odd_score_many gives them;
 * entry i of the output belongs to result i. Scores of duplicate bridge are multiples of ten from -7600 to
 * 7600, and fast; other numbers are also correct, but slower. The time for a board is proportional to its
 * number of results, plus at most a constant, however many different scores it has.
 *
 * The _many forms compare boards that lie one after the other in one array: board b, from 0, has the results
 * from starts[b] up to, but not including, starts[b + 1]. So starts has boards + 1 entries. A board may be
 * empty. Output arrays must not overlap input arrays. */

/* Matchpoints (Law 78A): two for each other result that is lower, one for each that is equal. East-West have
 * 2 * (count - 1) minus that. A board may have 2^30 results. */
ODD_API void odd_matchpoints(int32_t *mp, const int16_t *score_pts, size_t count);
ODD_API void odd_matchpoints_many(int32_t *mp, const int16_t *score_pts, const size_t *starts, size_t boards);

/* Cross-IMPs: the sum of the IMPs for the difference to each other result. Divide by count - 1 for the mean.
 * A board may have 89,000,000 results. */
ODD_API void odd_cross_imps(int32_t *imps, const int16_t *score_pts, size_t count);
ODD_API void odd_cross_imps_many(int32_t *imps, const int16_t *score_pts, const size_t *starts,
                                 size_t boards);

/* Butler: the IMPs for the difference to the datum, which is the mean of all results, rounded to the nearest
 * ten, and 5 away from zero.
 *   datum_pts  set to the datum, one for each board, 0 for an empty one; may be NULL */
ODD_API void odd_butler(int8_t *imps, int32_t *datum_pts, const int16_t *score_pts, size_t count);
ODD_API void odd_butler_many(int8_t *imps, int32_t *datum_pts, const int16_t *score_pts, const size_t *starts,
                             size_t boards);

/* ---- Victory points ---------------------------------------------------------------------------- */

/* The scales of the library. Later versions may have more: odd_vp_kind_about lists them. */
typedef enum odd_vp_kind {
    ODD_VP_WBF,          /* WBF continuous (2013), 20.00-0.00, with its concavity correction */
    ODD_VP_WBF_DISCRETE, /* WBF and EBU whole-number scale, 20-0 */
    ODD_VP_ACBL20,       /* ACBL 20-0; 6 to 11 boards */
    ODD_VP_ACBL30,       /* ACBL 30-0; 6 to 11 boards */
    ODD_VP_WIN_LOSS,     /* 1 for a win, 3/4 by one or two IMPs, 1/2 for a tie */
    ODD_VP_EBU_MP        /* EBU 20-0 for pairs at matchpoints, by percentage; 1 to 27 boards */
} odd_vp_kind;

/* The description of a scale. New members are added at the end. */
typedef struct odd_vp_kind_info {
    const char *name;              /* "wbf-discrete" */
    int least_boards, most_boards; /* the match lengths that it is defined for */
    bool has_half;                 /* it has a separate scale for half matches: odd_vp_half_make */
    const char *about;             /* "WBF and EBU scale of whole numbers, 20 to 0" */
} odd_vp_kind_info;

/* Describes a scale.
 *   kind     from 0
 *   returns  its description, which is constant; NULL after the last kind */
ODD_API const odd_vp_kind_info *odd_vp_kind_about(odd_vp_kind kind);

/* Writes the names of the scales: "wbf, wbf-discrete, acbl20".
 *   between  the text between two names
 *   half     true: only scales that have one for half matches
 *   returns  the length of the whole text */
ODD_API size_t odd_vp_kinds_format(char *buf, size_t cap, const char *between, bool half);

/* Returns the name of a scale; empty if there is no such kind. */
ODD_API const char *odd_vp_kind_text(odd_vp_kind kind);

/* A row of a scale: it applies to margins from its own up to the next row's. The sum of both may
 * differ from row to row. */
typedef struct odd_vp_row {
    int from_imps;
    int winner_x100;
    int loser_x100;
} odd_vp_row;

#define ODD_VP_BOARDS_MAX 1000
#define ODD_VP_ROWS_MAX   480

/* A scale for matches of one length. The caller owns it. It takes 5.8 kB: make one for a whole event. */
typedef struct odd_vp_scale {
    int boards;                       /* the length of a match */
    int count;                        /* rows in use */
    odd_vp_row rows[ODD_VP_ROWS_MAX]; /* by margin, from 0 */
    bool percent;                     /* margins are hundredths of a per cent above 50, and not IMPs */
} odd_vp_scale;

/* The victory points of both sides of a match. */
typedef struct odd_vp {
    int own_x100;
    int other_x100;
} odd_vp;

/* Makes a scale of the library.
 *   boards   the length of a match, 1 to ODD_VP_BOARDS_MAX
 *   returns  ODD_OK; ODD_E_BOARDS if the scale is not defined for this length; ODD_E_SCALE for an unknown
 *            kind */
ODD_API int odd_vp_scale_make(odd_vp_scale *out, odd_vp_kind kind, int boards, odd_error *error);

/* Makes the scale for half a match, when a team plays two opponents in a round: 10-0, with a blitz at
 * 15 * sqrt(boards / 2) IMPs (EBU White Book 3.1.2, which has whole points: ODD_VP_WBF_DISCRETE).
 *   boards   the length of half a match, 1 to ODD_VP_BOARDS_MAX / 2
 *   returns  ODD_OK; ODD_E_BOARDS; ODD_E_SCALE if this kind has no scale for half matches */
ODD_API int odd_vp_half_make(odd_vp_scale *out, odd_vp_kind kind, int boards, odd_error *error);

/* Parses a scale. Each line is a row, `margin winner loser`, starting with margin 0; '#' starts a comment;
 * `boards 6-8` or `boards 9` starts a part for matches of that length only. If the first line is `percent`, each row is
 * `percentage winner loser`, starting with 50, for pairs at matchpoints.
 *   boards   the length of a match
 *   returns  ODD_OK, or a code with line and column */
ODD_API int odd_vp_scale_parse(odd_vp_scale *out, const char *text, size_t len, int boards, odd_error *error);

/* Returns the victory points for a margin in IMPs, which is negative for a match lost; of a scale for percentages, for
 * hundredths of a per cent above or below 50. */
ODD_API odd_vp odd_vp_for(const odd_vp_scale *scale, int imps);

/* Sets vps[i] to the victory points for imps[i]. */
ODD_API void odd_vp_many(odd_vp *vps, const odd_vp_scale *scale, const int32_t *imps, size_t count);

/* The margins that give at least a certain number of victory points. */
typedef struct odd_vp_need {
    int gives_x100;  /* what the margin gives: the wanted number, or the next one that the scale has */
    int least_imps;  /* the least margin that gives it; negative if a loss is enough */
    int most_imps;   /* the greatest margin that gives it */
    bool open_below; /* every smaller margin gives it too: any loss is enough */
    bool open_above; /* every greater margin gives it too */
} odd_vp_need;

/* Finds the margins that give at least vp_x100.
 *   returns  ODD_OK; ODD_E_UNREACHABLE if no margin does; ODD_E_SCALE if the scale is empty */
ODD_API int odd_vp_needed(odd_vp_need *out, const odd_vp_scale *scale, int vp_x100, odd_error *error);

#ifdef __cplusplus
}
#endif

#include "oddtrick_cards.h"
#include "oddtrick_session.h"

#endif
