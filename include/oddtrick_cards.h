/* oddtrick_cards.h - cards: the hands, the auction, the play, and what can be made. A part of oddtrick.h, which includes it;
 * its conventions hold here, too. */
#ifndef ODDTRICK_CARDS_H
#define ODDTRICK_CARDS_H

#include "oddtrick.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Cards -------------------------------------------------------------------------------------
 *
 * A card is a number from 0 to 51, 13 * suit + rank: clubs 0, diamonds 1, hearts 2, spades 3; two 0 to ace 12. A
 * hand is a set of cards, bit n for card n. */

#define ODD_CARDS 52
#define ODD_RANKS 13

/* The bit of a card in a hand. */
#define ODD_CARD_BIT(card) (UINT64_C(1) << (card))

/* The four hands. In an end position they have fewer than 13 cards. */
typedef struct odd_hands {
    uint64_t hand[ODD_SEAT_COUNT]; /* by odd_seat; 0: not known. That of ODD_NO_SEAT is 0 */
} odd_hands;

/* Reads hands as PBN has them: a seat, a colon and its hand, then the others clockwise, each spades.hearts.diamonds.clubs
 * or a hyphen if it is not known:
 *
 *     N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - 7654.8765.T9.KQT
 *
 * Ranks in any order and case, the ten T or 10. After three whole hands the fourth may be left out, and is then not
 * known: odd_hands_complete finds it. */
ODD_API int odd_hands_parse(odd_hands *out, const char *text, size_t len, odd_error *error);

/* Gives the one hand that is not known, if there is one, what three whole hands leave. Says whether the deal is
 * complete then: four hands of 13 cards, none of them twice. */
ODD_API bool odd_hands_complete(odd_hands *hands);

/* Writes the canonical form, from the first seat on, ranks from the ace down, the ten T. odd_hands_parse reads the
 * same from it. Returns the length, as odd_result_format. */
#define ODD_HANDS_MAX 72
ODD_API size_t odd_hands_format(char *buf, size_t cap, const odd_hands *hands, odd_seat first);

/* What a hand has in a suit, from the ace down: "AKT4", or "AK104" if the ten is to be a number. Empty for a void. */
#define ODD_HOLDING_MAX 16
ODD_API size_t odd_holding_format(char *buf, size_t cap, uint64_t hand, odd_strain suit, bool ten_as_number);

/* High-card points: ace 4, king 3, queen 2, jack 1. */
ODD_API int odd_hcp(uint64_t hand);

/* Reads a card: SK ♠K S10 ST 10S ks. White space around it is ignored. */
ODD_API int odd_card_parse(int *card, const char *text, size_t len, odd_error *error);

/* Writes card lead - 1, which is how the lead is kept in a struct where 0 is none: "♥K" or "HK"; empty if there is
 * none. */
#define ODD_LEAD_MAX 8
ODD_API size_t odd_lead_format(char *buf, size_t cap, uint8_t lead, odd_style style);

/* ---- The auction (Laws 17 to 22) ----------------------------------------------------------------
 *
 * A call is a number: 0 pass, 1 double, 2 redouble, and from 3 on the bids, 1C to 7NT. The auction is a fold: state and
 * call give a new state. */

enum { ODD_PASS = 0, ODD_DOUBLE = 1, ODD_REDOUBLE = 2, ODD_BID = 3, ODD_CALL_COUNT = 38 };

/* The bid of that level (1 to 7) and strain. */
#define ODD_BID_OF(level, strain) (ODD_BID + 5 * ((level)-1) + (int)(strain)-ODD_CLUBS)

typedef struct odd_auction {
    odd_seat turn;         /* whose turn it is; ODD_NO_SEAT at the start is North. */
    int calls;             /* made so far */
    int bid;               /* the last one, as a call; 0: none yet */
    odd_seat bidder;       /* who made it */
    odd_doubling doubling; /* of it */
    int passes;            /* since the last other call */
    bool over;             /* three passes after a bid, or four without one (Law 22) */
    uint8_t first[ODD_SIDE_COUNT][ODD_STRAIN_COUNT]; /* odd_seat: who of a side named a strain first */
} odd_auction;

/* Before the first call. */
ODD_API odd_auction odd_auction_start(odd_seat dealer);

/* ODD_OK if the Laws allow the call to the player whose turn it is; or why they do not: an insufficient bid (Law 18), a
 * double or redouble of nothing (Law 19), or any call when the auction is over (Law 39). */
ODD_API int odd_auction_check(const odd_auction *auction, int call, odd_error *error);

/* Adds a call. One that is not allowed is an error, and changes nothing. */
ODD_API int odd_auction_add(odd_auction *auction, int call, odd_error *error);

/* The same for what opponents may accept: an insufficient bid (Law 27A), and a call out of rotation (Law 29A), before which
 * each player who lost his turn is skipped. */
ODD_API int odd_auction_accept(odd_auction *auction, int call, odd_error *error);
ODD_API void odd_auction_skip(odd_auction *auction);

/* The contract as it stands, with declarer, who is the first of that side to have named its strain; tricks are 0. It is
 * final if the auction is over. All zero if nobody has bid. */
ODD_API odd_result odd_auction_contract(const odd_auction *auction);

/* Reads a call in any case: 1C 1♣ 7NT 7N, pass p, X d dbl double, XX r rdbl redouble. */
ODD_API int odd_call_parse(int *call, const char *text, size_t len, odd_error *error);

/* "1♣" or "1C", "Pass", "X", "XX". */
#define ODD_CALL_MAX 8
ODD_API size_t odd_call_format(char *buf, size_t cap, int call, odd_style style);

/* No auction has more calls. */
#define ODD_CALLS_MAX 319

/* Reads an auction: calls with blanks between them, and what PBN has besides: AP for all passes to the end, - for a player
 * who is skipped, * and + at the end of an auction that is not over. Annotations are skipped over: ! ? !! ?? !? ?! =1=
 * $12 ^S ^R ^L; ^I after or before an insufficient bid says that it was accepted. The calls are written to calls,
 * unless that is NULL. */
ODD_API int odd_auction_parse(odd_auction *out, uint8_t calls[ODD_CALLS_MAX], odd_seat dealer,
                              const char *text, size_t len, odd_error *error);

/* ---- The play (Laws 44 and 61) ------------------------------------------------------------------
 *
 * A fold over the cards in the order in which they were played. Cards in tricks are kept as leads are: 1 + the card. */

typedef struct odd_trick_cards {
    odd_seat leader;
    odd_seat winner;              /* of the cards that are there */
    uint8_t card[ODD_SEAT_COUNT]; /* by odd_seat; 0: not played yet */
    bool revoked[ODD_SEAT_COUNT]; /* did not follow suit, though he could: only where his hand is known */
} odd_trick_cards;

typedef struct odd_cardplay {
    odd_strain strain;
    odd_seat turn;              /* who plays next: in the end, who won the last trick */
    int cards;                  /* played so far: a trick is complete when they are a multiple of 4 */
    uint64_t played;            /* */
    odd_trick_cards trick;      /* the last one, complete or not */
    int won[ODD_SIDE_COUNT];    /* complete tricks */
    int revokes;                /* */
    odd_hands left;             /* what is left of the hands that are known */
    bool known[ODD_SEAT_COUNT]; /* */
} odd_cardplay;

/* Before the opening lead. Hands may be NULL, and each may be unknown. */
ODD_API odd_cardplay odd_cardplay_start(const odd_hands *hands, odd_strain strain, odd_seat leader);

/* Plays a card of the player whose turn it is. One that was already played, or that is not in his hand, is an error, and
 * changes nothing. A revoke counts, and is noted. */
ODD_API int odd_cardplay_add(odd_cardplay *play, int card, odd_error *error);

/* Reads PBN's table of the play: four cards a trick, always in the order of the seats from the opening leader on, with
 * blanks or line ends between them; - for a card that was not played or is not known, which ends the play; * and +
 * at the end, and annotations as in the auction, are skipped over. The cards are written in the order of play, unless cards
 * is NULL. */
ODD_API int odd_cardplay_parse(odd_cardplay *out, uint8_t cards[ODD_CARDS], const odd_hands *hands,
                               odd_strain strain, odd_seat leader, const char *text, size_t len,
                               odd_error *error);

/* Reads cards that stand as they were played, as those of an event do (ODD_NOTE_CARDS); the rest is the same. */
ODD_API int odd_cardplay_parse_played(odd_cardplay *out, uint8_t cards[ODD_CARDS], const odd_hands *hands,
                                      odd_strain strain, odd_seat leader, const char *text, size_t len,
                                      odd_error *error);

/* Writes PBN's table of cards in the order of play, with that character between tricks. A card that is
 * not played is -. */
#define ODD_CARDPLAY_MAX 160
ODD_API size_t odd_cardplay_format(char *buf, size_t cap, const uint8_t *cards, size_t count,
                                   odd_strain strain, odd_seat leader, char between);

/* ---- Double dummy: what each side can make, and par ---------------------------------------------
 *
 * A table comes from the solver below, or from a file that states it. */

#define ODD_DD_UNKNOWN 255

/* The tricks that each declarer takes in each strain if all four play as if they saw all cards: by odd_strain and odd_seat,
 * of which the first, none, is not used. */
typedef struct odd_dd {
    uint8_t tricks[ODD_STRAIN_COUNT][ODD_SEAT_COUNT];
} odd_dd;

/* Par: the score when all four see all cards and neither side can do better by another call; and the contracts that give it
 * and that the opponents would not outbid, each strain and declarer once, at the lowest level, lowest bids first. */
#define ODD_PAR_CONTRACTS 20

typedef struct odd_par {
    int score_pts; /* North-South's */
    int count;     /* of the contracts; 0: all pass */
    odd_result contracts[ODD_PAR_CONTRACTS];
} odd_par;

/* Finds par from a table in which nothing is unknown. The dealer matters where both sides want the same contract;
 * ODD_NO_SEAT is North. The vulnerability is that of both sides. */
ODD_API int odd_dd_par(odd_par *out, const odd_dd *table, odd_seat dealer, odd_vul v, odd_error *error);

/* ---- The double-dummy solver ---------------------------------------------------------------------
 *
 * A solver lives in memory that the caller provides, and uses no other; it may solve any number of deals. Several may work at the same
 * time, each in memory of its own. All results are exact. */

typedef struct odd_dd_solver odd_dd_solver;

/* Bytes of memory: the least that a solver works with, and so many that few deals profit from more. With less memory it is slower,
 * and finds the same. */
#define ODD_DD_MEMORY_MIN ((size_t)4 << 20)
#define ODD_DD_MEMORY     ((size_t)40 << 20)

/* Makes a solver in `bytes` bytes of memory, at any alignment. The memory must last as long as the solver is used; nothing has to be
 * released. Returns NULL if there are fewer than ODD_DD_MEMORY_MIN. */
ODD_API odd_dd_solver *odd_dd_solver_start(void *memory, size_t bytes);

/* Has go_on called every few milliseconds while the solver works; as soon as it returns false, the solver stops with ODD_E_STOPPED.
 * NULL: never. */
ODD_API void odd_dd_solver_watch(odd_dd_solver *solver, bool (*go_on)(void *data), void *data);

/* Finds the tricks of all declarers in all strains. The hands have 1 to 13 cards, each of them as many. Returns ODD_E_CARDS if they
 * do not. */
ODD_API int odd_dd_solve(odd_dd *out, odd_dd_solver *solver, const odd_hands *hands, odd_error *error);

/* The same in one strain: tricks by declarer. The strains of a deal can be solved at the same time by several solvers. */
ODD_API int odd_dd_solve_strain(uint8_t tricks[ODD_SEAT_COUNT], odd_dd_solver *solver, const odd_hands *hands,
                                odd_strain strain, odd_error *error);

/* The same for one declarer. */
ODD_API int odd_dd_solve_contract(int *tricks, odd_dd_solver *solver, const odd_hands *hands,
                                  odd_strain strain, odd_seat declarer, odd_error *error);

/* Finds what each card is worth that the player in turn may play: tricks[card] is how many of the tricks from here on, the current
 * one included, that player's side takes after it; ODD_DD_UNKNOWN for cards that may not be played. All hands must be known.
 * Returns ODD_E_CARDS if they are not, if they do not have as many cards as the play needs, or if no card is left. */
ODD_API int odd_dd_solve_cards(uint8_t tricks[ODD_CARDS], odd_dd_solver *solver, const odd_cardplay *play,
                               odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
