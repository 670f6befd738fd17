/* The double-dummy solver: the search, and what its callers in this folder share. */
#ifndef ODD_DEAL_DD_SEARCH_H
#define ODD_DEAL_DD_SEARCH_H

#include "oddtrick.h"

/* ==== The double-dummy search, as its driver sees it. A card is a bit in a 64-bit word with a lane of 16 bits for each suit, rank two at
 * the bottom; trumps are in lane 0, so that they are known when the search is compiled. Seats are 0 to 3, North first, clockwise. */

enum { ODD_DD_SUIT_SETS = 8192, ODD_DD_KILLER_BITS = 17, ODD_DD_POOL_LISTS = 16 };

/* All that the search needs to know about one suit at the start of a trick is a function of the cards that are left in it, since
 * nobody ever gets a card that he did not have. */
typedef struct odd_dd_suit {
    uint32_t holders; /* two bits for each card that is left, the highest in the top bits */
    uint16_t lengths; /* four bits for each seat */
    uint16_t count;   /* cards left */
    uint32_t cash
        [4]; /* by leader: what the leader's side can cash (CASH_... in dd_search.c); 0: not computed yet */
} odd_dd_suit;

/* The patterns of one key: which seat leads, how many tricks are left, and how long each hand is in each suit. */
typedef struct odd_dd_slot {
    uint64_t key;         /* its top 10 bits are the epoch: a slot of another epoch is free */
    uint32_t at;          /* in the pool, in units */
    uint16_t count, room; /* patterns */
} odd_dd_slot;

typedef struct odd_dd_search {
    uint64_t hand[4];
    odd_dd_suit *suit[4]; /* by lane: ODD_DD_SUIT_SETS each */
    uint16_t dealt[4][4]; /* by lane and seat: the cards of the position that is searched */
    uint64_t epoch;       /* of slots */
    uint64_t killer_epoch;
    bool crowded;       /* memory has been full */
    odd_dd_slot *slots; /* those in use, a part of slot_base */
    odd_dd_slot *slot_base;
    uint32_t slot_mask;
    uint32_t slots_used;
    int slot_bits_max;
    uint8_t *pool; /* patterns */
    uint32_t pool_used;
    uint32_t pool_units;
    uint32_t pool_free[ODD_DD_POOL_LISTS]; /* by log2 of the room: the first block that was freed */
    uint32_t *killers;                     /* cards that have cut before, by what was seen then */
    uint64_t nodes;                        /* plays and trick starts so far */
    uint32_t until_asked;                  /* trick starts until go_on is asked again */
    bool stopped;
    bool (*go_on)(void *data);
    void *data;
} odd_dd_search;

/* A trick that has begun: `cards` were played to it, of which `winning` is the highest. */
typedef struct odd_dd_trick {
    uint64_t cards, winning;
    int leader, winner; /* seats */
    int count;          /* of cards: 0 to 3 */
    int led;            /* lane of the first card, if there is one */
} odd_dd_trick;

/* The search, once for any processor and once for those that have AVX2 and BMI2. Returns a bound on the tricks that North-South
 * take from here on, the current one included: at least `need` if the value is, and at most the value if it is less. `card` is one that
 * the player in turn plays next; 0: the best one. */
int odd_dd_search_any(odd_dd_search *s, const odd_dd_trick *begun, uint64_t card, int tricks, bool notrump,
                      int need);
#ifdef __x86_64__
int odd_dd_search_v3(odd_dd_search *s, const odd_dd_trick *begun, uint64_t card, int tricks, bool notrump,
                     int need);
#endif

/* Has a solver use the search for any processor, for tests and measurements. */
void odd_dd_solver_any(odd_dd_solver *solver);

/* Forgets all patterns and killers. Patterns alone are forgotten when memory is full. */
void odd_dd_forget(odd_dd_search *s);

enum {
    ODD_DD_UNIT = 32,
    ODD_DD_SLOT_BITS_MIN = 12,
    ODD_DD_ASK_EVERY = 1 << 14
}; /* bytes of a pattern in the pool; log2 of the slots at the start */

/* ==== What the files of the double-dummy solver share: a position as the search has it, and how a number of tricks is found. */

enum { ODD_DD_SEATS = 4 };

typedef int odd_dd_search_function(odd_dd_search *s, const odd_dd_trick *begun, uint64_t card, int tricks,
                                   bool notrump, int need);

struct odd_dd_solver {
    odd_dd_search search;
    odd_dd_search_function *run;
    odd_dd_suit (*suits)[ODD_DD_SUIT_SETS]; /* clubs first */
    odd_hands hands;                        /* at the start of the trick */
    int tricks;                             /* that they have */
    odd_strain strain;
    odd_dd_work work;
};

/* Seats of the search: 0 to 3. */
static inline int odd_dd_seat(odd_seat seat) {
    return (int)seat - ODD_NORTH;
}

/* Takes hands for the search, each with the same number of cards. ODD_OK, or ODD_E_CARDS. */
int odd_dd_arrange(odd_dd_solver *solver, const odd_hands *hands, odd_error *error);

/* Chooses the strain, and forgets all that is known of another one. ODD_OK, or ODD_E_STRAIN. */
int odd_dd_choose(odd_dd_solver *solver, odd_strain strain, odd_error *error);

/* A hand in the lanes of the search. */
uint64_t odd_dd_lanes(uint64_t hand, odd_strain strain);

/* How many of `tricks` tricks, the current one included, North-South take after `card` was played, or at best if that is 0. The guess
 * says where to begin, and becomes the result. False if the solver was stopped. */
bool odd_dd_narrow(odd_dd_solver *solver, const odd_dd_trick *begun, uint64_t card, int tricks, int *guess);

int odd_dd_stopped(odd_error *error);

#endif
