/* Writing explanations: reasons, line by line, in an arena. */
#ifndef ODD_EVENT_WHY_WHY_H
#define ODD_EVENT_WHY_WHY_H

#include "base/out.h"
#include "event/event_inner.h"

typedef struct odd_explainer {
    odd_reasons *out;
    const odd_event *e;
    odd_arena *arena;
    odd_style style;
    uint32_t who;
    bool no_memory;
} odd_explainer;

/* Adds a reason. Its text is as odd_put_format has it; value and law are copied, and may be empty. */
void odd_reason_add(odd_explainer *x, int level, const char *value, const char *law, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

#define ODD_SUM_MAX 600

/* The arithmetic of the value of the reason that was added last: + - x / and parentheses, with the numbers that are
 * shown. */
void odd_reason_sum(odd_explainer *x, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What will stand one level below the reason that was added last adds up to its value. */
void odd_reason_adds(odd_explainer *x);

/* An amount as text, in a buffer of the struct: several may be in one line. */
typedef struct odd_number {
    char text[ODD_AMOUNT_MAX + 16];
} odd_number;

odd_number odd_number_of(odd_amount a);
odd_number odd_number_signed(odd_amount a);

/* A fraction: as a decimal where that is exact, else "47/3". */
odd_number odd_number_frac(odd_frac f);

/* The words if the amount is not the fraction itself, otherwise none. */
const char *odd_unless_exact(odd_frac exact, odd_amount value, const char *words);

/* "N-S 7 & ...": who sat in a direction of a line. */
void odd_put_side(odd_writer *w, const odd_event *e, const odd_play *p, int direction);

/* ---- Totals ------------------------------------------------------------------------------------ */

/* A penalty, and what it takes. */
void odd_why_penalty(odd_explainer *x, int level, const odd_penalty *p, odd_amount taken);

/* A team's total: its matches, or its quotient. Penalties, carry-over and handicap are the caller's. */
void odd_why_matches(odd_explainer *x, const odd_standing *s);

/* The IMPs that make a team's quotient, match by match. */
void odd_why_won_lost(odd_explainer *x, const odd_standing *s);

/* The boards of a team, match by match. */
void odd_why_match_boards(odd_explainer *x);

/* Whether a penalty is taken from the margin of one of the team's matches. */
bool odd_why_in_match(const odd_event *e, const odd_penalty *p);

/* ---- Boards ------------------------------------------------------------------------------------ */

/* What the cards of a direction have on a line, where it is a score; NULL if it is none. A result has one part. */
const odd_part *odd_why_parts(const odd_event *e, const odd_play *p, int cards, odd_part *single, int *count);

/* The score of a part, from the side of those whose turn is 1. */
void odd_why_score(odd_explainer *x, const odd_part *part, int turn);

/* "0.6", "1": a weight, of a whole result. */
odd_number odd_number_weight(int64_t weight_x100);

/* "+420", "-50". */
odd_number odd_number_pts(int pts);

/* How an exact value was rounded to what a line gives. */
void odd_why_rounding(odd_explainer *x, const odd_play *p, const odd_play *q, int seat, odd_frac exact,
                      odd_amount value);

/* A line of teams, and the one of the other table. */
void odd_why_tables(odd_explainer *x, const odd_play *p, int seat);

/* The others with one score: how much weight they have, and who they are. */
typedef struct odd_others {
    int pts; /* from the direction's own side */
    int64_t weight_x100;
    char who[160];
} odd_others;

typedef struct odd_rivals {
    odd_others *list; /* the highest score first */
    size_t count, cap;
    int results; /* without the line itself */
} odd_rivals;

/* The score among the others, made if there is none of it; NULL if there is no memory. */
odd_others *odd_rivals_at(odd_explainer *x, odd_rivals *r, int pts);

/* Butler: the datum, and the comparison with it. `expected` results are, the line's own parts are not among the
 * rivals. Gives the exact worth. */
odd_frac odd_why_butler(odd_explainer *x, odd_rivals *r, const odd_part *parts, int count, int turn,
                        int expected);

#endif
