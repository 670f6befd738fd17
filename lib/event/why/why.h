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

/* Adds a reason. Its text is formatted as by odd_put_format; value and law are copied, and may be empty. */
void odd_reason_add(odd_explainer *x, int level, const char *value, const char *law, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

#define ODD_SUM_MAX 600

/* Adds the arithmetic of the last reason's value: + - x / and parentheses, with the numbers as shown. */
void odd_reason_sum(odd_explainer *x, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* States that the reasons one level below the last one add up to its value. */
void odd_reason_adds(odd_explainer *x);

/* An amount as text, in a buffer of the struct, so that one line can have several. */
typedef struct odd_number {
    char text[ODD_AMOUNT_MAX + 16];
} odd_number;

odd_number odd_number_of(odd_amount a);
odd_number odd_number_signed(odd_amount a);

/* Returns a fraction as a decimal if that is exact, otherwise as "47/3". */
odd_number odd_number_frac(odd_frac f);

/* Returns the words if the amount differs from the fraction, otherwise an empty text. */
const char *odd_words_unless_exact(odd_frac exact, odd_amount value, const char *words);

/* "N-S 7 & ...": who sat in a direction of a line. */
void odd_put_side(odd_writer *w, const odd_event *e, const odd_play *p, int direction);

/* ---- Totals ------------------------------------------------------------------------------------ */

/* Explains a penalty and the amount that it subtracts. */
void odd_why_penalty(odd_explainer *x, int level, const odd_penalty *p, odd_amount taken);

/* Explains a team's total by its matches, or its quotient. The caller explains penalties, carry-over and handicap. */
void odd_why_matches(odd_explainer *x, const odd_standing *s);

/* Explains the IMPs of a team's quotient, match by match. */
void odd_why_won_lost(odd_explainer *x, const odd_standing *s);

/* Explains the boards of a team, match by match. */
void odd_why_match_boards(odd_explainer *x);

/* Returns whether a penalty is taken from the margin of one of the team's matches. */
bool odd_why_in_match(const odd_event *e, const odd_penalty *p);

/* ---- Boards ------------------------------------------------------------------------------------ */

/* Returns the parts of the score that the cards of a direction have on a line; NULL if it is not a score. A
 * result has one part. */
const odd_part *odd_why_parts(const odd_event *e, const odd_play *p, int cards, odd_part *single, int *count);

/* Explains the score of a part, from the side whose turn is 1. */
void odd_why_score(odd_explainer *x, const odd_part *part, int turn);

/* "0.6", "1": a weight, of a whole result. */
odd_number odd_number_weight(int64_t weight_x100);

/* "+420", "-50". */
odd_number odd_number_pts(int pts);

/* Explains how an exact value was rounded to what a line gives. */
void odd_why_rounding(odd_explainer *x, const odd_play *p, const odd_play *q, int seat, odd_frac exact,
                      odd_amount value);

/* Explains a line of teams, and that of the other table. */
void odd_why_tables(odd_explainer *x, const odd_play *p, int seat);

/* The others with one score: their weight, and who they are. */
typedef struct odd_rival_score {
    int pts; /* from the direction's own side */
    int64_t weight_x100;
    char who[160];
} odd_rival_score;

typedef struct odd_rival_scores {
    odd_rival_score *list; /* the highest score first */
    size_t count, cap;
    int results; /* without the line itself */
} odd_rival_scores;

/* Returns the entry of a score among the others, which is made if it is new; NULL without memory. */
odd_rival_score *odd_rival_scores_at(odd_explainer *x, odd_rival_scores *r, int pts);

/* Butler: explains the datum, and the comparison with it. `expected` results are expected; the line's own parts are not among
 * the rivals. Returns the exact worth. */
odd_frac odd_why_butler(odd_explainer *x, odd_rival_scores *r, const odd_part *parts, int count, int turn,
                        int expected);

#endif
