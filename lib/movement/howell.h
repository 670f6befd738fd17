/* Howells: what their parts share. Rules are those of a cycle: m pairs move and k sit, 2 n = m + k for n tables; in the next round each
 * moving pair is where the one before it was, and each table has the next set. So the first round says all. */
#ifndef ODD_MOVEMENT_HOWELL_H
#define ODD_MOVEMENT_HOWELL_H

#include "movement/make.h"

/* A table in the first round: moving pairs are 1 to m, sitting ones m + 1 to 2 n; sets 1 to m. */
typedef struct odd_howell_table {
    uint16_t ns, ew, set;
} odd_howell_table;

/* A cycle that was found before (howell_rows.c). */
typedef struct odd_howell_row {
    uint8_t tables, rounds;
    const char *first;    /* the first round, table by table: "10-1.1 9-6.2 ..." is NS-EW.SET */
    const char *switches; /* tables that are arrow-switched, and in which rounds: "1@1/2 3@1"; NULL: none */
} odd_howell_row;

/* NULL if there is none. */
const odd_howell_row *odd_howell_known(int tables, int rounds);

/* Movements of 3 tables that are no cycles: the rounds one after the other. */
extern const char *const odd_howell_three[5], *const odd_howell_three_split[10];

enum { ODD_HOWELL_TABLES_MAX = (ODD_MOVEMENT_ROUNDS_MAX + 1) / 2 };

/* Searches a cycle: always the same for the same seed, which is not 0, and not for long. If two tables may share a set, they do.
 * False if none was found. */
bool odd_howell_search(odd_howell_table *out, int tables, int rounds, bool share, uint32_t seed);

/* Fills a plan with the Howell of so many tables and rounds, arrow-switched or not. False if none was found, or if there is no
 * memory; odd_howell_not_found says which. */
bool odd_lay_howell(const odd_movement *m, odd_plan *p, bool switches);
int odd_howell_not_found(const odd_plan *p, odd_error *error);

/* The fewest rounds, and those that are played if nothing is said. */
int odd_howell_least_rounds(int tables);
int odd_howell_usual_rounds(int tables);

/* What a Howell and a barometer cannot do. */
int odd_howell_check(const odd_movement_wish *wish, int tables, odd_error *error);

/* Arrow-switches tables of a plan of pairs wherever that makes the quality better, for a limited time. False if there is no
 * memory. */
bool odd_plan_switch_tables(odd_plan *p);

#endif
