/* oddtrick_cards.h - hands, the auction, the play, double dummy and par. A part of oddtrick.h, which includes
 * it; the same conventions apply. */
#ifndef ODDTRICK_CARDS_H
#define ODDTRICK_CARDS_H

#include "oddtrick.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Cards -------------------------------------------------------------------------------------
 *
 * A card is a number from 0 to 51, 13 * suit + rank: clubs 0, diamonds 1, hearts 2, spades 3; two 0 to ace 12.
 * A hand is a set of cards, in which bit n stands for card n. */

#define ODD_CARDS 52
#define ODD_RANKS 13

/* The bit of a card in a hand. */
#define ODD_CARD_BIT(card) (UINT64_C(1) << (card))

/* The four hands. In an end position they have fewer than 13 cards. */
typedef struct odd_hands {
    uint64_t hand[ODD_SEAT_COUNT]; /* by odd_seat; 0: not known. hand[ODD_NO_SEAT] is 0. */
} odd_hands;

/* Parses hands in PBN notation: a seat, a colon and its hand, then the others clockwise, each
 * spades.hearts.diamonds.clubs, or a hyphen if it is not known:
 *
 *     N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - 7654.8765.T9.KQT
 *
 * Ranks may be in any order and case; the ten is T or 10. After three complete hands the fourth may be
 * omitted; it is then not known, and odd_hands_complete fills it in.
 *   returns  ODD_OK; ODD_E_SYNTAX or ODD_E_CARDS with a column */
ODD_API int odd_hands_parse(odd_hands *out, const char *text, size_t len, odd_error *error);

/* Fills in one unknown hand with the cards that three complete hands leave over.
 *   returns  true if the deal is now complete: four hands of 13 different cards */
ODD_API bool odd_hands_complete(odd_hands *hands);

/* Writes hands so that odd_hands_parse can read them: ranks from the ace down, T for the ten.
 *   first    the seat to start with
 *   returns  the length of the whole text */
#define ODD_HANDS_MAX 72
ODD_API size_t odd_hands_format(char *buf, size_t cap, const odd_hands *hands, odd_seat first);

/* Writes the cards of a hand in one suit, from the ace down: "AKT4". Empty for a void.
 *   ten_as_number  write "AK104" instead
 *   returns        the length of the whole text */
#define ODD_HOLDING_MAX 16
ODD_API size_t odd_holding_format(char *buf, size_t cap, uint64_t hand, odd_strain suit, bool ten_as_number);

/* Returns the high-card points of a hand: ace 4, king 3, queen 2, jack 1. */
ODD_API int odd_hcp(uint64_t hand);

/* Parses a card: SK ♠K S10 ST 10S ks. White space around it is ignored.
 *   card     set to its number; -1 on failure
 *   returns  ODD_OK or ODD_E_CARDS */
ODD_API int odd_card_parse(int *card, const char *text, size_t len, odd_error *error);

/* Writes a lead: "♥K" or "HK".
 *   lead     1 + the number of the card; 0: none, which writes an empty text
 *   returns  the length of the whole text */
#define ODD_LEAD_MAX 8
ODD_API size_t odd_lead_format(char *buf, size_t cap, uint8_t lead, odd_style style);

/* ---- The auction (Laws 17 to 22) ----------------------------------------------------------------
 *
 * A call is a number: 0 pass, 1 double, 2 redouble, and from 3 on the bids, 1C to 7NT. An auction is a small
 * value; each call changes it. */

enum { ODD_PASS = 0, ODD_DOUBLE = 1, ODD_REDOUBLE = 2, ODD_BID = 3, ODD_CALL_COUNT = 38 };

/* The call that bids a level (1 to 7) in a strain. */
#define ODD_BID_OF(level, strain) (ODD_BID + 5 * ((level)-1) + (int)(strain)-ODD_CLUBS)

typedef struct odd_auction {
    odd_seat turn;         /* who calls next; ODD_NO_SEAT: North */
    int calls;             /* made so far */
    int bid;               /* the last bid, as a call; 0: none yet */
    odd_seat bidder;       /* who made it */
    odd_doubling doubling; /* of that bid */
    int passes;            /* since the last other call */
    bool over;             /* three passes after a bid, or four without one (Law 22) */
    uint8_t first[ODD_SIDE_COUNT][ODD_STRAIN_COUNT]; /* odd_seat: who of a side bid a strain first */
} odd_auction;

/* Returns an auction without calls. */
ODD_API odd_auction odd_auction_start(odd_seat dealer);

/* Checks whether the Laws allow the next player to make a call.
 *   returns  ODD_OK; ODD_E_CALL for an insufficient bid (Law 18), an inadmissible double or redouble
 *            (Law 19), or a call after the end of the auction (Law 39) */
ODD_API int odd_auction_check(const odd_auction *auction, int call, odd_error *error);

/* Adds a call.
 *   returns  as odd_auction_check; on failure the auction is unchanged */
ODD_API int odd_auction_add(odd_auction *auction, int call, odd_error *error);

/* Adds a call that may be an insufficient bid, which the opponents accepted (Law 27A).
 *   returns  as odd_auction_add, except that an insufficient bid is ODD_OK */
ODD_API int odd_auction_accept(odd_auction *auction, int call, odd_error *error);

/* Passes the turn on without a call. Before an accepted call out of rotation (Law 29A), skip each player
 * who lost a turn. */
ODD_API void odd_auction_skip(odd_auction *auction);

/* Returns the current contract, with 0 tricks; it is final if the auction is over. Declarer is the player of
 * the bidding side who first bid its strain. All zero if nobody has bid. */
ODD_API odd_result odd_auction_contract(const odd_auction *auction);

/* Parses a call in any case: 1C 1♣ 7NT 7N, pass p, X d dbl double, XX r rdbl redouble.
 *   call     set to the call; -1 on failure
 *   returns  ODD_OK or ODD_E_CALL */
ODD_API int odd_call_parse(int *call, const char *text, size_t len, odd_error *error);

/* Writes a call: "1♣" or "1C", "Pass", "X", "XX".
 *   returns  the length of the whole text */
#define ODD_CALL_MAX 8
ODD_API size_t odd_call_format(char *buf, size_t cap, int call, odd_style style);

/* The length of the longest auction. */
#define ODD_CALLS_MAX 319

/* Parses an auction: calls separated by blanks, in the notation of PBN: AP for all remaining passes, - for a
 * player who is skipped, * or + at the end of an unfinished auction. The annotations ! ? !! ?? !? ?! =1= $12
 * ^S ^R ^L are ignored; ^I before or after an insufficient bid says that it was accepted.
 *   out      set to the auction; on failure, to one without calls
 *   calls    set to the calls; may be NULL
 *   returns  ODD_OK, or ODD_E_CALL with a column */
ODD_API int odd_auction_parse(odd_auction *out, uint8_t calls[ODD_CALLS_MAX], odd_seat dealer,
                              const char *text, size_t len, odd_error *error);

/* ---- The play (Laws 44 and 61) ------------------------------------------------------------------
 *
 * The play is a small value, too; each card changes it. Tricks hold 1 + the number of a card, as leads do. */

typedef struct odd_trick_cards {
    odd_seat leader;
    odd_seat winner;              /* of the cards played so far */
    uint8_t card[ODD_SEAT_COUNT]; /* by odd_seat; 0: not played yet */
    bool revoked[ODD_SEAT_COUNT]; /* the player could have followed suit; only if the hand is known */
} odd_trick_cards;

typedef struct odd_cardplay {
    odd_strain strain;
    odd_seat turn; /* who plays next; after the last trick, its winner */
    int cards;     /* played so far; a trick is complete when this is a multiple of 4 */
    uint64_t played;
    odd_trick_cards trick;   /* the last one, complete or not */
    int won[ODD_SIDE_COUNT]; /* complete tricks */
    int revokes;
    odd_hands left;             /* the cards left in the known hands */
    bool known[ODD_SEAT_COUNT]; /* which hands are known */
} odd_cardplay;

/* Returns a play before the opening lead.
 *   hands    may be NULL, and each hand may be unknown */
ODD_API odd_cardplay odd_cardplay_start(const odd_hands *hands, odd_strain strain, odd_seat leader);

/* Plays a card for the player whose turn it is. A revoke is allowed, and recorded.
 *   returns  ODD_OK; ODD_E_CARDS if the card was already played or is not in the hand: nothing is changed */
ODD_API int odd_cardplay_add(odd_cardplay *play, int card, odd_error *error);

/* Parses the play as PBN tabulates it: four cards for each trick, always in the order of the seats from the
 * opening leader on, separated by blanks or line ends. A hyphen stands for a card that was not played or is
 * not known, and ends the play. A * or + at the end and annotations, as in the auction, are ignored.
 *   out      set to the play; on failure, to one without cards
 *   cards    set to the cards in the order of play; may be NULL
 *   hands    as in odd_cardplay_start
 *   returns  ODD_OK, or ODD_E_CARDS with a column */
ODD_API int odd_cardplay_parse(odd_cardplay *out, uint8_t cards[ODD_CARDS], const odd_hands *hands,
                               odd_strain strain, odd_seat leader, const char *text, size_t len,
                               odd_error *error);

/* The same for cards in the order of play, as in the notes of an event (ODD_NOTE_CARDS). Parameters and return value are those of
 * odd_cardplay_parse. */
ODD_API int odd_cardplay_parse_played(odd_cardplay *out, uint8_t cards[ODD_CARDS], const odd_hands *hands,
                                      odd_strain strain, odd_seat leader, const char *text, size_t len,
                                      odd_error *error);

/* Writes the play as PBN tabulates it, with a hyphen for a card that was not played.
 *   cards    in the order of play
 *   between  the character between two tricks
 *   returns  the length of the whole text */
#define ODD_CARDPLAY_MAX 160
ODD_API size_t odd_cardplay_format(char *buf, size_t cap, const uint8_t *cards, size_t count,
                                   odd_strain strain, odd_seat leader, char between);

/* ---- Double dummy and par ------------------------------------------------------------------------ */

#define ODD_DD_UNKNOWN 255

/* The tricks that each declarer takes in each strain if all four players see all cards and play perfectly. The
 * solver below computes such a table; files may state one. */
typedef struct odd_dd {
    uint8_t tricks[ODD_STRAIN_COUNT][ODD_SEAT_COUNT]; /* ODD_NO_STRAIN and ODD_NO_SEAT are not used */
} odd_dd;

#define ODD_PAR_CONTRACTS 20

/* Par: the score if all four players see all cards and neither side can improve by another call; and the
 * contracts that give this score and that the opponents would not outbid. Each strain and declarer is listed
 * once, at the lowest level, lowest bids first. */
typedef struct odd_par {
    int score_pts; /* North-South's */
    int count;     /* of the contracts; 0: all pass */
    odd_result contracts[ODD_PAR_CONTRACTS];
} odd_par;

/* Computes par.
 *   table    without unknown entries
 *   dealer   matters if both sides want the same contract; ODD_NO_SEAT: North
 *   v        the vulnerability of both sides: not ODD_VUL_NO or ODD_VUL_YES
 *   returns  ODD_OK, ODD_E_TRICKS or ODD_E_VUL */
ODD_API int odd_dd_par(odd_par *out, const odd_dd *table, odd_seat dealer, odd_vul v, odd_error *error);

/* ---- The double-dummy solver ---------------------------------------------------------------------
 *
 * A solver works in memory that the caller provides, and uses no other. It can solve any number of deals.
 * Several threads may solve at the same time, each with its own solver. All results are exact.
 *
 * The functions that solve return ODD_OK; ODD_E_CARDS for hands that cannot be solved; ODD_E_STRAIN or
 * ODD_E_DECLARER if there is no strain, declarer or leader; ODD_E_STOPPED if go_on stopped the work. */

typedef struct odd_dd_solver odd_dd_solver;

/* Bytes of memory: the minimum, and a size beyond which few deals gain. With less memory the solver is slower
 * and the results are the same. */
#define ODD_DD_MEMORY_MIN ((size_t)4 << 20)
#define ODD_DD_MEMORY     ((size_t)62 << 20)

/* Makes a solver.
 *   memory   at any alignment; must outlive the solver, which has nothing to release
 *   returns  the solver; NULL if bytes is less than ODD_DD_MEMORY_MIN */
ODD_API odd_dd_solver *odd_dd_solver_start(void *memory, size_t bytes);

/* Sets a function that the solver calls every few milliseconds while it works.
 *   go_on    returns false to stop the work; NULL: nothing is called
 *   data     passed to go_on */
ODD_API void odd_dd_solver_watch(odd_dd_solver *solver, bool (*go_on)(void *data), void *data);

/* The progress of the current call, or what the last call did. */
typedef struct odd_dd_work {
    int found, wanted; /* numbers of tricks: 20 for a deal, 4 for a strain, one for each card */
    uint64_t nodes;    /* visited since the solver was started */
} odd_dd_work;

/* Returns the progress; may be called from go_on. */
ODD_API odd_dd_work odd_dd_solver_work(const odd_dd_solver *solver);

/* Finds the tricks of all declarers in all strains.
 *   out      set; belongs to the caller, like all results of a solver
 *   hands    all four, with the same number of cards, 1 to 13; not kept
 *   error    may be NULL
 *   returns  ODD_OK; ODD_E_CARDS if the hands are not like this; ODD_E_STOPPED if go_on stopped the work */
ODD_API int odd_dd_solve(odd_dd *out, odd_dd_solver *solver, const odd_hands *hands, odd_error *error);

/* The same for one strain. Several solvers can solve the strains of a deal at the same time.
 *   tricks   set to the tricks of each declarer
 *   returns  as odd_dd_solve; also ODD_E_STRAIN for ODD_NO_STRAIN */
ODD_API int odd_dd_solve_strain(uint8_t tricks[ODD_SEAT_COUNT], odd_dd_solver *solver, const odd_hands *hands,
                                odd_strain strain, odd_error *error);

/* The same for one contract.
 *   tricks   set to the tricks of that declarer
 *   returns  as odd_dd_solve_strain; also ODD_E_DECLARER for ODD_NO_SEAT */
ODD_API int odd_dd_solve_contract(int *tricks, odd_dd_solver *solver, const odd_hands *hands,
                                  odd_strain strain, odd_seat declarer, odd_error *error);

/* Solves a position, which may be in the middle of a trick.
 *   tricks   set to the tricks that the side of the next player takes from here on, the current one included
 *   play     the position; all hands must be known, with the number of cards that the play requires, and at
 *            least one card left
 *   returns  ODD_OK; ODD_E_CARDS if the hands are not like this; ODD_E_STOPPED if go_on stopped the work */
ODD_API int odd_dd_solve_position(int *tricks, odd_dd_solver *solver, const odd_cardplay *play,
                                  odd_error *error);

/* Solves a position for each card that the next player may play.
 *   tricks   tricks[card] is set to what that side takes if the card is played; ODD_DD_UNKNOWN for a card that
 *            may not be played
 *   returns  as odd_dd_solve_position */
ODD_API int odd_dd_solve_cards(uint8_t tricks[ODD_CARDS], odd_dd_solver *solver, const odd_cardplay *play,
                               odd_error *error);

/* Judges a play card by card. Card i cost the side that played it the difference between tricks[i + 1] and
 * tricks[i]; no card gains, except by a revoke.
 *   tricks   tricks[i] is set to the tricks that North-South take in total, those of the first i cards
 *            included, if everyone plays perfectly after these cards; tricks[0] is what the contract is worth
 *   cards    in the order of play; the play may be incomplete
 *   returns  as odd_dd_solve_position; also ODD_E_CARDS if a card was played twice, or by a player who does not hold it */
ODD_API int odd_dd_solve_play(uint8_t tricks[ODD_CARDS + 1], odd_dd_solver *solver, const odd_hands *hands,
                              odd_strain strain, odd_seat leader, const uint8_t *cards, size_t count,
                              odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
