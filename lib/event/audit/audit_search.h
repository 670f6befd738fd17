/* What the search for settings shares: what may be turned, and the best that was found. */
#ifndef ODD_EVENT_AUDIT_AUDIT_SEARCH_H
#define ODD_EVENT_AUDIT_AUDIT_SEARCH_H

#include "event/audit/audit.h"

/* What is tried together. */
typedef enum odd_axis_block {
    ODD_BLOCK_METHOD,
    ODD_BLOCK_ROUNDING,
    ODD_BLOCK_AWARDS,
    ODD_BLOCK_RANKING,
    ODD_BLOCK_COUNT
} odd_axis_block;

typedef enum odd_axis_kind {
    ODD_AXIS_SETTING,
    ODD_AXIS_FORM,
    ODD_AXIS_SCALE,
    ODD_AXIS_HANDICAP
} odd_axis_kind;

enum { ODD_AXES_MAX = 24, ODD_VALUES_MAX = 12, ODD_EXPECTED_MAX = 10 };

/* Something that may be turned, and the values that are tried: of settings as text. */
typedef struct odd_axis {
    odd_axis_kind kind;
    odd_setting_name name;
    odd_axis_block block;
    int count;
    odd_text value[ODD_VALUES_MAX];
} odd_axis;

typedef struct odd_search {
    odd_auditor *a;
    odd_axis axes[ODD_AXES_MAX];
    int count;
    unsigned topics;  /* whose scores count */
    bool wants_scale; /* there are victory points to explain */
    odd_stand best;
    size_t best_wrong;
    char numbers[ODD_EXPECTED_MAX][12];
} odd_search;

/* What may be turned in the event as it is scored now. (audit_axes.c) */
void odd_audit_make_axes(odd_search *s);

/* False if it has that value already, or cannot have it. */
bool odd_audit_turn(odd_stand *stand, const odd_axis *x, int value);

/* How much of what is computed of comparisons is wrong; a few may be slips. */
size_t odd_audit_much_wrong(const odd_auditor *a, int about);

/* A handicap that the file has for a contestant, in per cent; it stands among its notes, because programs differ in what
 * counts of it. */
bool odd_audit_handicap(const odd_note *n, odd_amount *percent);

#endif
