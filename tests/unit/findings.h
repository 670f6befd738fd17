/* Looks through movements for the tests, and makes one line of them wrong. */
#ifndef FINDINGS_H
#define FINDINGS_H

#include "movement.h"

static test_event memory; /* of the findings */
static odd_findings found;

static inline int teardown(void **state) {
    event_close(&memory);
    return event_teardown(state);
}

/* Scores a log that must be right, but for ids that have no name: those are questioned when it is scored, too. */
static inline void score_right(const char *text) {
    event_text(text);
    assert_int_equal(now.code, ODD_OK);
    for (size_t i = 0; i < odd_event_about(now.e)->problem_count; i++)
        assert_non_null(
            strstr(odd_problem_at(now.e, i)->error.message, "has no name, but nearly all others have one"));
}

static inline void look(void) {
    score_right(move_text());
    event_open(&memory, SIZE_MAX);
    assert_int_equal(odd_event_findings(&found, now.e, &memory.arena, ODD_ASCII), ODD_OK);
}

static inline const odd_finding *at(size_t i) {
    return &found.list[i];
}

static inline void print_findings(void) {
    for (size_t i = 0; i < found.count; i++)
        print_error("  %s, line %u, board %d: %s\n", odd_finding_text(at(i)->kind), at(i)->line, at(i)->board,
                    at(i)->message);
}

/* Those that are not only unlike. */
static inline size_t structural(void) {
    size_t count = 0;
    for (size_t i = 0; i < found.count; i++)
        count += at(i)->kind != ODD_FOUND_UNLIKE;
    return count;
}

static inline bool says(const odd_finding *f, const char *text) {
    return strstr(f->message, text) != NULL;
}

#define CHECK_FOUND(condition, ...)                                     \
    do {                                                                \
        if (!(condition)) {                                             \
            print_error("%s:%d: %s: ", __FILE__, __LINE__, #condition); \
            print_error(__VA_ARGS__);                                   \
            print_error("\n");                                          \
            print_findings();                                           \
            fail();                                                     \
        }                                                               \
    } while (0)

/* ---- Movements --------------------------------------------------------------------------------- */

static inline void mitchell_13(void) {
    move_mitchell(13, 13, 2, 1);
}

static inline void mitchell_two_winners(void) {
    move_mitchell(7, 7, 3, 2);
}

static inline void mitchell_skip(void) {
    move_mitchell(8, 7, 3, 1);
}

static inline void mitchell_cut(void) {
    move_mitchell(9, 8, 3, 1);
}

static inline void howell_8(void) {
    move_howell(8, 3);
}

static inline void howell_10(void) {
    move_howell(10, 3);
}

static inline void howell_14(void) {
    move_howell(14, 2);
}

static inline void swiss_pairs(void) {
    move_swiss("", "pair", 12, 5, 4, true);
}

typedef struct test_movement {
    const char *name;
    void (*make)(void);
} test_movement;

static const test_movement movements[] = {
    {"mitchell 13", mitchell_13},     {"mitchell, two winners", mitchell_two_winners},
    {"skip mitchell", mitchell_skip}, {"cut mitchell", mitchell_cut},
    {"howell 8", howell_8},           {"howell 10", howell_10},
    {"howell 14", howell_14},         {"swiss pairs", swiss_pairs},
};

/* In the order of travellers; of play, with rounds; of play, without. */
enum { ORDERS = 3, STEP = UNIT_SANITIZED ? 20 : 4 };

static inline void make(const test_movement *m, int order, unsigned seed) {
    m->make();
    mv.by_round = order > 0;
    mv.rounds = order == 1;
    move_results(seed, false);
}

/* ---- Making a line wrong ----------------------------------------------------------------------- */

static int old_id; /* before it was spoilt */

/* Another pair that plays, in place of East-West. */
static inline void spoil_ew(move_line *l, size_t n) {
    old_id = l->ew[0];
    do
        l->ew[0] = 1 + (int)(n++ % (size_t)mv.ids);
    while (l->ew[0] == old_id || (!mv.two_winners && l->ew[0] == l->ns[0]));
}

static inline bool right_line(const odd_finding *f, const move_line *l) {
    return f->line == (uint32_t)l->line && f->board == l->board;
}

static inline bool right_id(const odd_finding *f, const move_line *l) {
    char meant[32];
    snprintf(meant, sizeof meant, "Was %d meant?", old_id);
    bool kind = f->kind == ODD_FOUND_TWICE || f->kind == ODD_FOUND_TWO_TABLES || f->kind == ODD_FOUND_STRAY;
    return kind && right_line(f, l) && says(f, meant);
}

static inline void spoil_missing(move_line *l, size_t n) {
    (void)n;
    l->result[0] = '\0';
}

static inline void spoil_turned(move_line *l, size_t n) {
    (void)n;
    int ns = l->ns[0];
    l->ns[0] = l->ew[0];
    l->ew[0] = ns;
}

static inline bool right_missing(const odd_finding *f, const move_line *l) {
    char who[32];
    snprintf(who, sizeof who, "%d v %d", l->ns[0], l->ew[0]);
    return f->kind == ODD_FOUND_MISSING && f->board == l->board && says(f, who);
}

#endif
