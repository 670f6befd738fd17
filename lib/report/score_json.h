/* The score of a deal, and the results that give a score, as they are shown. */
#ifndef ODD_REPORT_SCORE_JSON_H
#define ODD_REPORT_SCORE_JSON_H

#include "base/out.h"

/* ==== The score of a deal, and the results that give a score, as they are shown ================== */

/* "N-S", "E-W"; where declarer is not named "declarer" or "defenders": who scores a step. */
const char *odd_scorer_words(const odd_step *step);

/* "10 tricks bid, 11 taken: 1 overtrick" */
void odd_say_outcome(odd_out *o, odd_result r);

/* {"result":"4SX N +1","vul":"both","score":990,"elements":{...}} and, if wanted, "steps":[...] */
void odd_deal_json(odd_out *o, const odd_deal *d, bool steps);

/* A result at both vulnerabilities, with all that a calculator shows of it: its parts, its score as above, with steps,
 * and its place in the table. */
void odd_calculation_json(odd_out *o, odd_result r);

/* The members of a step: "element":"contract","side":"ns","points":240,... */
void odd_step_json(odd_out *o, const char *side, const odd_step *step);

/* ---- The other way round ------------------------------------------------------------------------ */

/* How many of these candidates, from the first on, belong on one line: contracts that differ by strain only share one,
 * and so do all contracts that go down as many. */
size_t odd_inverse_group(const odd_candidate *c, size_t count);

/* Overtricks, negative for undertricks. */
int odd_inverse_over(const odd_candidate *c);

/* "any contract X", "any from the 3 level": for those that go down. */
void odd_say_any(odd_out *o, const odd_candidate *c);

/* "no result gives this; the nearest scores are +970 and +990" */
void odd_say_none(odd_out *o, int score_pts, odd_vul vul);

/* The same as a member: "nearest":[970,990] */
void odd_nearest_json(odd_out *o, int score_pts, odd_vul vul);

/* {"score":980,"results":[...]} */
void odd_inverse_json(odd_out *o, int score_pts, const odd_candidate *c, size_t count);

/* The lines: [{"side":"N-S","contracts":["6♥","6♠"],"outcome":"=","vul":"not vulnerable"}]. Those that go down, which are any contract
 * from a level on, have "from" and "doubling" besides. */
void odd_inverse_lines_json(odd_out *o, const odd_candidate *c, size_t count);

/* ==== The rows of the duplicate table, shared by its formats ===================================== */

/* Strains that score alike share a row: clubs and diamonds, hearts and spades, notrump. */
typedef struct odd_family {
    odd_strain strains[2]; /* the second is none for notrump */
} odd_family;

enum { ODD_FAMILIES = 3, ODD_TABLE_CELLS = 6, ODD_UNDERTRICKS = 13, ODD_BID_MAX = 16 };
extern const odd_family odd_families[ODD_FAMILIES];

/* "nv" "nvx" "nvxx" "v" "vx" "vxx": not vulnerable and vulnerable, each undoubled, doubled and redoubled. */
extern const char *const odd_table_keys[ODD_TABLE_CELLS];

/* In that order: declarer's points for odd tricks made, the defenders' for undertricks. */
void odd_table_made(int cells[ODD_TABLE_CELLS], int level, const odd_family *family, int made);
void odd_table_down(int cells[ODD_TABLE_CELLS], int undertricks);

/* "4H/4S" */
void odd_table_bid(char bid[ODD_BID_MAX], int level, const odd_family *family);

/* A list of all rows: {"bid":"4H/4S","result":5,"nv":450,...}, and at its end those with "bid":"down". */
void odd_table_json(odd_out *o);

/* Where a result stands in it: {"bid":"4H/4S","result":5,"cells":["nvx","vx"]}. */
void odd_table_place_json(odd_out *o, odd_result r);

#endif
