/* Writing explanations: reasons, line by line, in an arena. */
#ifndef ODD_EVENT_WHY_H
#define ODD_EVENT_WHY_H

#include "base/writer.h"
#include "event/inner.h"

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

/* An amount as text, in a buffer of the struct: several may be in one line. */
typedef struct odd_number {
    char text[ODD_AMOUNT_MAX + 16];
} odd_number;

odd_number odd_number_of(odd_amount a);
odd_number odd_number_signed(odd_amount a);

/* A fraction: as a decimal where that is exact, else "47/3". */
odd_number odd_number_frac(odd_frac f);

/* "N-S 7 & ...": who sat in a direction of a line. */
void odd_put_side(odd_writer *w, const odd_event *e, const odd_play *p, int direction);

#endif
