/* Reads and scores events for the tests: the log in a block of exactly its size, memory that can be made to end,
 * and what was computed looked up by id. */
#ifndef EVENT_H
#define EVENT_H

#include <math.h>

#include "unit.h"

#include "oddtrick_event.h"

enum { EVENT_BLOCKS = 1024 };

typedef struct test_event {
    odd_arena arena;
    odd_event *e;
    void *blocks[EVENT_BLOCKS]; /* of the arena, and the texts */
    size_t count;
    size_t most; /* blocks that the arena may ask for; more are refused */
    size_t asked;
    int code; /* what reading or scoring said last */
} test_event;

static test_event now; /* the one that the checks look at */

/* ---- Memory ------------------------------------------------------------------------------------ */

static inline void *event_keep(test_event *t, void *block) {
    assert_non_null(block);
    assert_true(t->count < EVENT_BLOCKS);
    t->blocks[t->count++] = block;
    return block;
}

static inline void *event_more(void *owner, size_t bytes) {
    test_event *t = owner;
    if (t->asked++ >= t->most)
        return NULL;
    return event_keep(t, calloc(1, bytes > 0 ? bytes : 1));
}

static inline void event_less(void *owner, void *block, size_t bytes) {
    test_event *t = owner;
    (void)bytes;
    for (size_t i = 0; i < t->count; i++)
        if (t->blocks[i] == block)
            t->blocks[i] = NULL;
    free(block);
}

static inline void event_close(test_event *t) {
    for (size_t i = 0; i < t->count; i++)
        free(t->blocks[i]);
    memset(t, 0, sizeof *t);
}

static inline int event_teardown(void **state) {
    (void)state;
    event_close(&now);
    return 0;
}

/* ---- Reading and scoring ----------------------------------------------------------------------- */

/* Nothing in it yet; the event is NULL if so few blocks are not enough. */
static inline void event_open(test_event *t, size_t most) {
    static uint64_t seed;
    event_close(t);
    t->most = most;
    seed += UINT64_C(0x9E3779B97F4A7C15); /* nothing that is computed may depend on it */
    t->arena = (odd_arena){.more = event_more, .less = event_less, .owner = t, .seed = seed};
    t->e = odd_event_new(&t->arena);
}

static inline int event_read(test_event *t, const char *text, size_t len) {
    t->code = odd_event_read(t->e, event_keep(t, unit_exact(text, len)), len);
    return t->code;
}

static inline int event_score(test_event *t) {
    t->code = odd_event_score(t->e);
    return t->code;
}

/* Reads a log and scores it, whatever comes of it. */
static inline void event_any(const char *text, size_t len) {
    event_open(&now, SIZE_MAX);
    event_read(&now, text, len);
    event_score(&now);
}

static inline void event_text(const char *text) {
    event_any(text, strlen(text));
}

/* A log that must be without errors, and without warnings. */
static inline void event_good(const char *text) {
    event_text(text);
    const odd_error *first =
        odd_event_about(now.e)->problem_count > 0 ? &odd_problem_at(now.e, 0)->error : NULL;
    CHECK(now.code == ODD_OK && first == NULL, "code %d, line %d, column %d: %s", now.code,
          first != NULL ? first->line : 0, first != NULL ? first->column : 0,
          first != NULL ? first->message : "no problem is told");
}

/* A log that starts with the first text and goes on with the second. */
static inline void event_good2(const char *first, const char *second) {
    char text[4096];
    int len = snprintf(text, sizeof text, "%s%s", first, second);
    assert_true(len >= 0 && (size_t)len < sizeof text);
    event_good(text);
}

/* ---- Looking up -------------------------------------------------------------------------------- */

static inline odd_amount event_amount(double x) {
    return (odd_amount)llround(x * ODD_ONE);
}

static inline uint32_t event_who(const char *id) {
    uint32_t who = ODD_NOBODY;
    odd_error error;
    CHECK(odd_event_find(now.e, &who, id, strlen(id), &error) == ODD_OK, "%s: %s", id, error.message);
    return who;
}

static inline const odd_standing *event_standing(const char *id) {
    const odd_standing *s = odd_event_standing(now.e, event_who(id));
    CHECK(s != NULL, "%s has no standing", id);
    return s;
}

/* Whether those in a direction are called so: "7", "NS7", "1+5". */
static inline bool event_sits(const odd_event *e, const odd_play *p, int direction, const char *id) {
    odd_partners partners = odd_event_partners(e, p, direction);
    char name[2][40] = {"", ""};
    for (int i = 0; i < 2; i++)
        if (partners.who[i] != ODD_NOBODY)
            snprintf(name[i], sizeof name[i], "%s%.*s", i > 0 ? "+" : "",
                     (int)odd_contestant_at(e, partners.who[i])->id.len,
                     odd_contestant_at(e, partners.who[i])->id.text);
    return strncmp(id, name[0], strlen(name[0])) == 0 && strcmp(id + strlen(name[0]), name[1]) == 0;
}

/* The worth of a line. */
static inline const odd_worth *event_worth(const odd_play *p) {
    return odd_worth_of(now.e, p);
}

/* The line that stands for a board and a table. */
static inline const odd_play *event_line(int board, const char *ns, const char *ew) {
    const odd_play *found = NULL;
    for (size_t i = 0; i < odd_event_about(now.e)->play_count; i++) {
        const odd_play *p = odd_play_at(now.e, i);
        if (!p->corrected && odd_board_at(now.e, p->board)->number == board && event_sits(now.e, p, 0, ns) &&
            event_sits(now.e, p, 1, ew))
            found = p;
    }
    CHECK(found != NULL, "board %d, %s and %s: no line", board, ns, ew);
    return found;
}

/* ---- Checks ------------------------------------------------------------------------------------ */

static inline void event_check_line(int board, const char *ns, const char *ew, double ns_got, double ew_got) {
    const odd_play *p = event_line(board, ns, ew);
    CHECK(odd_play_counts(p), "board %d, %s and %s: does not count", board, ns, ew);
    const odd_amount *value = event_worth(p)->value;
    CHECK(value[0] == event_amount(ns_got) && value[1] == event_amount(ew_got),
          "board %d, %s and %s: %.4f and %.4f, not %.4f and %.4f", board, ns, ew, (double)value[0] / ODD_ONE,
          (double)value[1] / ODD_ONE, ns_got, ew_got);
}

static inline void event_check_score(const char *id, double score) {
    const odd_standing *s = event_standing(id);
    CHECK(s->score == event_amount(score), "%s: %.4f, not %.4f", id, (double)s->score / ODD_ONE, score);
}

/* With what could have been had, and the percentage. */
static inline void event_check_share(const char *id, double score, double max, double percent) {
    const odd_standing *s = event_standing(id);
    event_check_score(id, score);
    CHECK(s->max == event_amount(max), "%s: of %.4f, not %.4f", id, (double)s->max / ODD_ONE, max);
    CHECK(s->percent_x100 == (int)lround(percent * 100), "%s: %d, not %.2f %%", id, s->percent_x100, percent);
}

static inline void event_check_rank(const char *id, int rank, bool tied) {
    const odd_standing *s = event_standing(id);
    CHECK(s->rank == rank && s->tied == tied, "%s: %s%d", id, s->tied ? "=" : "", s->rank);
}

/* The ids as they are shown, with blanks between. */
static inline void event_check_order(const char *ids) {
    char got[512] = "";
    for (size_t i = 0; i < odd_event_about(now.e)->standing_count; i++) {
        const odd_contestant *c = odd_contestant_at(now.e, odd_standing_at(now.e, i)->who);
        size_t len = strlen(got);
        snprintf(got + len, sizeof got - len, "%s%.*s", i > 0 ? " " : "", (int)c->id.len, c->id.text);
    }
    assert_string_equal(got, ids);
}

static inline void event_check_text(odd_text got, const char *expected) {
    CHECK(got.len == strlen(expected) && (got.len == 0 || memcmp(got.text, expected, got.len) == 0),
          "'%.*s', not '%s'", (int)got.len, got.len > 0 ? got.text : "", expected);
}

/* The message has all these words, with | between them. */
static inline void event_check_says(const odd_error *error, const char *words, const char *log) {
    char word[64];
    for (const char *at = words, *end; *at != '\0'; at = *end == '|' ? end + 1 : end) {
        end = strchr(at, '|') != NULL ? strchr(at, '|') : at + strlen(at);
        snprintf(word, sizeof word, "%.*s", (int)(end - at), at);
        CHECK(strstr(error->message, word) != NULL, "'%s': '%s' does not say '%s'", log, error->message,
              word);
    }
}

#endif
