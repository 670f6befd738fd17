/* Contestants: the kind of contest, ids, one winner or two. A reader reports what it finds in a file, and the
 * roster makes records from it; a writer keeps a roster of the contestants that it receives. Knows no format. */
#ifndef ODD_EXCHANGE_ROSTER_H
#define ODD_EXCHANGE_ROSTER_H

#include "exchange/field_text.h"

/* Return the contest that has contestants of a kind, and the kind of contestants of a contest. */
odd_contest odd_contest_of(odd_fact fact);
odd_fact odd_contest_fact(odd_contest contest);

/* ---- Ids --------------------------------------------------------------------------------------- */

/* Returns an id of optional letters and a number, "7" or "n7", in the arena; empty if memory runs out. */
odd_text odd_source_number(const odd_source *in, const char *letters, uint32_t number);

/* Join two players of a side of an individual to "1+5", and split it; the second is empty if there is only one. */
odd_text odd_source_partners(const odd_source *in, odd_text first, odd_text second);
void odd_partners_split(odd_text both, odd_text one[2]);

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Sends the number of winners: two, or one if the file also has a movement, which would decide it otherwise. */
void odd_source_winners(const odd_source *in, int winners, bool movement, uint32_t line);

/* An amount that is added to a total. */
typedef struct odd_added_amount {
    bool there;
    odd_amount amount;
    odd_unit unit;
} odd_added_amount;

/* A contestant as a file names it, with the facts that only some contestants have. */
typedef struct odd_named_contestant {
    odd_fact kind; /* a pair, a team or a player */
    uint32_t line;
    odd_text id, name, players;
    odd_text numbers; /* of the players, one word each */
    bool phantom;
    int strat; /* 1 is A; 0: none */
    odd_added_amount carryover, handicap;
} odd_named_contestant;

void odd_source_contestant(const odd_source *in, const odd_named_contestant *c);

/* ---- Writing ----------------------------------------------------------------------------------- */

/* A contestant that a writer received. */
typedef struct odd_entrant {
    odd_text id, name, players;
    odd_amount carry;
    odd_side direction;
    bool plays, written; /* for the writer: has a result, is written */
    uint32_t same;       /* the contestant with the same id in the other direction: index + 1 */
} odd_entrant;

typedef struct odd_lineup {
    odd_text id, players;
    int direction, round;
    uint32_t before; /* the previous line-up of the same id: index + 1 */
} odd_lineup;

/* The last contestant and line-up with an id: index + 1. */
typedef struct odd_id_entries {
    uint32_t entrant, lineup;
} odd_id_entries;

/* Initially all zero except for the arena. */
typedef struct odd_roster {
    odd_arena *arena;
    bool failed; /* memory ran out */
    odd_contest contest;
    int winners;
    odd_entrant *list;
    size_t count, cap;
    odd_lineup *lineups;
    size_t lineup_count, lineup_cap;
    odd_index ids;
    odd_id_entries *of_ids; /* by the number of an id */
    size_t of_id_cap;
} odd_roster;

/* Stores a record if it is about contestants: winners, a contestant, a carry-over or a line-up. */
bool odd_roster_take(odd_roster *r, const odd_record *record);

/* Returns the contestant with an id, in that direction if there are two; NULL if there is none. */
odd_entrant *odd_roster_find(const odd_roster *r, odd_text id, odd_side direction);

/* Returns the last line-up of a team, by index + 1; 0 if it has none. */
uint32_t odd_roster_lineup(const odd_roster *r, odd_text id);

/* Returns the id of a contestant in results: NS7 or EW7 if there are two winners, because two contestants then have the same number. */
odd_text odd_roster_result_id(const odd_roster *r, odd_text id, int direction);

#endif
