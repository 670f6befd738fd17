/* Contestants: the kind of contest, ids, one winner or two. A reader reports what it finds in a file, and the
 * roster makes records from it; a writer keeps a roster of the contestants that it receives. Knows no format. */
#ifndef ODD_EXCHANGE_ROSTER_H
#define ODD_EXCHANGE_ROSTER_H

#include "exchange/field_text.h"

/* Which contest it is that has these contestants, and the other way round. */
odd_contest odd_contest_of(odd_fact fact);
odd_fact odd_contest_fact(odd_contest contest);

/* ---- Ids --------------------------------------------------------------------------------------- */

/* An id of letters, if there are any, and a number: "7", "n7". In the arena; empty if there is no memory. */
odd_text odd_source_number(const odd_source *in, const char *letters, uint32_t number);

/* Both players of an individual's side, "1+5", and each of them: the second is empty if there is none. */
odd_text odd_source_partners(const odd_source *in, odd_text first, odd_text second);
void odd_partners_split(odd_text both, odd_text one[2]);

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Says that there are two winners, if there are. */
void odd_source_winners(const odd_source *in, int winners, uint32_t line);

/* An amount that is added to a total. */
typedef struct odd_added {
    bool there;
    odd_amount amount;
    odd_unit unit;
} odd_added;

/* A contestant as a file names it, and what some of them have. */
typedef struct odd_named {
    odd_fact kind; /* a pair, a team or a player */
    uint32_t line;
    odd_text id, name, players;
    odd_text numbers; /* of the players: a word each */
    bool phantom;
    int strat; /* 1 is A; 0: none */
    odd_added carryover, handicap;
} odd_named;

void odd_source_contestant(const odd_source *in, const odd_named *c);

/* ---- Writing ----------------------------------------------------------------------------------- */

/* A contestant that a writer received. */
typedef struct odd_entrant {
    odd_text id, name, players;
    odd_amount carry;
    odd_side direction;
    bool plays, written; /* for the writer: has a result, is written */
    uint32_t same;       /* the one of the same id in the other direction: index + 1 */
} odd_entrant;

typedef struct odd_lineup {
    odd_text id, players;
    int direction, round;
    uint32_t before; /* the last one of the same id: index + 1 */
} odd_lineup;

/* The last ones of an id, by index + 1. */
typedef struct odd_of_id {
    uint32_t entrant, lineup;
} odd_of_id;

/* All zero but for the arena, before anybody is told. */
typedef struct odd_roster {
    odd_arena *arena;
    bool failed; /* there was no memory */
    odd_contest contest;
    int winners;
    odd_entrant *list;
    size_t count, cap;
    odd_lineup *lineups;
    size_t lineup_count, lineup_cap;
    odd_index ids;
    odd_of_id *of_ids; /* by the number of an id */
    size_t of_id_cap;
} odd_roster;

/* Takes a record if it is about contestants: winners, a contestant, a carry-over or a line-up. */
bool odd_roster_take(odd_roster *r, const odd_record *record);

/* The contestant with an id, in that direction if there are two; NULL if there is none. */
odd_entrant *odd_roster_find(const odd_roster *r, odd_text id, odd_side direction);

/* The last line-up of a team, by index + 1; 0 if it has none. */
uint32_t odd_roster_lineup(const odd_roster *r, odd_text id);

/* The id of a contestant in results: with two winners, two have the same number, NS7 and EW7. */
odd_text odd_roster_called(const odd_roster *r, odd_text id, int direction);

#endif
