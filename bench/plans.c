/* Measures how long a director waits for movements, proposals, continuations and draws: the slowest of each kind, in elapsed and in
 * processor time. Each new slowest one is repeated, and its best time counts, because the machine may be busy. */
#include "bench.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "oddtrick_draw.h"
#include "oddtrick_plan.h"

enum { TABLES = 30, REPEATS = 5, ENTRIES = 1000, DRAWN_ROUNDS = 7 };

typedef struct slowest {
    const char *what, *key;
    double goal_s, seconds, cpu_s;
    char name[200];
    long count;
} slowest;

enum { MAKE, PROPOSE, CHANGE, DRAW, PLANS };
static slowest plans[PLANS] = {[MAKE] = {"a movement", "make", 0.1, 0, 0, "", 0},
                               [PROPOSE] = {"proposals for pairs", "propose", 0.3, 0, 0, "", 0},
                               [CHANGE] = {"continuations after an accident", "change", 0.1, 0, 0, "", 0},
                               [DRAW] = {"a draw of 1,000 teams", "draw", 1, 0, 0, "", 0}};

/* ---- Memory, as a server has it: kept and used again ---------------------------------------------- */

static block space;

static double processor_s(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Does the work once more with fresh memory. Returns false if it cannot be done: then it does not count. */
typedef bool work(const void *what, odd_arena *arena);

static bool run_once(work *run, const void *what, double *seconds, double *cpu_s) {
    odd_arena arena = {.more = block_more, .owner = &space};
    size_t used = space.used;
    double from = clock_now_s(), cpu_from = processor_s();
    bool done = run(what, &arena);
    *cpu_s = processor_s() - cpu_from;
    *seconds = clock_now_s() - from;
    space.used = used;
    return done;
}

static void measure(slowest *s, work *run, const void *what, const char *name) {
    double seconds, cpu_s, best = 0, best_cpu = 0;
    if (!run_once(run, what, &seconds, &cpu_s))
        return;
    s->count++;
    best = seconds;
    best_cpu = cpu_s;
    for (int i = 1; i < REPEATS && best > s->seconds; i++) {
        run_once(run, what, &seconds, &cpu_s);
        best = seconds < best ? seconds : best;
        best_cpu = cpu_s < best_cpu ? cpu_s : best_cpu;
    }
    if (best <= s->seconds)
        return;
    s->seconds = best;
    s->cpu_s = best_cpu;
    snprintf(s->name, sizeof s->name, "%s", name);
}

/* ---- Movements -------------------------------------------------------------------------------------- */

static bool make(const void *what, odd_arena *arena) {
    odd_movement m;
    odd_error error;
    return odd_movement_make(&m, what, arena, &error) == ODD_OK;
}

static void measure_wish(odd_movement_wish wish) {
    char name[ODD_WISH_MAX];
    odd_movement_wish_format(name, sizeof name, &wish);
    measure(&plans[MAKE], make, &wish, name);
}

/* Measures every number of tables, of every kind and form; small movements of the usual form with every number of rounds,
 * others with every third. */
static void measure_movements(void) {
    for (int kind = ODD_MOVE_NONE + 1; odd_movement_kind_about((odd_movement_kind)kind) != NULL; kind++)
        for (int tables = 2; tables <= TABLES; tables++) {
            odd_movement_wish wish = {.kind = (odd_movement_kind)kind, .tables = tables};
            if (odd_movement_contest(&wish) != ODD_PAIRS) {
                wish.tables = 0;
                wish.contestants = odd_movement_contest(&wish) == ODD_TEAMS ? tables : 4 * tables;
            }
            for (int form = 0; odd_movement_form_about((odd_movement_form)form) != NULL; form++) {
                wish.form = (odd_movement_form)form;
                measure_wish(wish);
            }
            wish.form = ODD_FORM_USUAL;
            for (wish.rounds = 1; wish.rounds < 2 * tables; wish.rounds += tables <= 12 ? 1 : 3)
                measure_wish(wish);
        }
}

/* ---- Proposals and continuations ---------------------------------------------------------------------- */

static bool propose(const void *what, odd_arena *arena) {
    odd_proposals p;
    odd_error error;
    return odd_movement_propose(&p, what, 0, arena, &error) == ODD_OK;
}

static void measure_proposals(void) {
    char name[40];
    for (int pairs = 4; pairs <= 2 * TABLES; pairs++) {
        odd_movement_wish wish = {.contest = ODD_PAIRS, .contestants = pairs, .boards = 26};
        snprintf(name, sizeof name, "pairs %d boards 26", pairs);
        measure(&plans[PROPOSE], propose, &wish, name);
    }
}

typedef struct change_case {
    const odd_movement *m;
    odd_accident accident;
} change_case;

static bool change(const void *what, odd_arena *arena) {
    const change_case *c = what;
    odd_continuations out;
    odd_error error;
    return odd_movement_change(&out, c->m, &c->accident, arena, &error) == ODD_OK;
}

static void measure_accidents(const odd_movement *m, const char *line) {
    char name[200];
    odd_text late = {m->winners == 2 ? "NS99" : "99", m->winners == 2 ? 4 : 2}, gone = m->ids[3];
    for (int what = 0; what < 3; what++)
        for (int from = 2; from <= m->rounds; from += 3) {
            change_case c = {m, {.from = from, .added = &late, .gone = &gone}};
            c.accident.added_count = what == 0;
            c.accident.gone_count = what == 1;
            c.accident.rounds = what == 2 && from < m->rounds ? m->rounds - 1 : 0;
            snprintf(name, sizeof name, "%s, from round %d %s", line, from,
                     what == 0   ? "with a late pair"
                     : what == 1 ? "without a pair"
                                 : "and a round less");
            measure(&plans[CHANGE], change, &c, name);
        }
}

static void measure_changes(void) {
    static const char *const lines[] = {"mitchell skip tables 30 rounds 13", "web tables 30 rounds 13",
                                        "howell tables 30 rounds 31", "mitchell tables 29 rounds 29"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        odd_arena arena = {.more = block_more, .owner = &space};
        odd_movement_wish wish;
        odd_movement m;
        odd_error error;
        if (odd_movement_wish_parse(&wish, lines[i], strlen(lines[i]), &error) == ODD_OK &&
            odd_movement_make(&m, &wish, &arena, &error) == ODD_OK)
            measure_accidents(&m, lines[i]);
        else
            fprintf(stderr, "bench: %s: %s\n", lines[i], error.message);
    }
}

/* ---- Draws ------------------------------------------------------------------------------------------- */

static bool draw(const void *what, odd_arena *arena) {
    odd_draw d;
    odd_error error;
    return odd_draw_make(&d, what, arena, &error) == ODD_OK;
}

/* Draws after rounds in which everybody has met a neighbour in the standings. */
static void measure_draws(void) {
    static odd_draw_entry entries[ENTRIES];
    static odd_draw_pair met[DRAWN_ROUNDS * ENTRIES / 2];
    uint64_t state = 7;
    for (uint32_t i = 0; i < ENTRIES; i++)
        entries[i] =
            (odd_draw_entry){.id = {"1", 1}, .score_x100 = (int64_t)(ENTRIES - i) * 10 + chance(&state, 10)};
    for (uint32_t round = 0; round < DRAWN_ROUNDS; round++)
        for (uint32_t i = 0; i < ENTRIES / 2; i++) {
            uint32_t one = 2 * i + round, two = one + 1 + 2 * chance(&state, 3);
            met[round * (ENTRIES / 2) + i] = (odd_draw_pair){one % ENTRIES, two % ENTRIES};
        }
    for (int method = 0; odd_draw_method_text((odd_draw_method)method) != NULL; method++) {
        odd_draw_request r = {.entries = entries, .count = ENTRIES, .met = met, .seed = 1};
        r.met_count = sizeof met / sizeof met[0];
        r.method = (odd_draw_method)method;
        measure(&plans[DRAW], draw, &r, odd_draw_method_text(r.method));
    }
}

/* ---- All of it ------------------------------------------------------------------------------------------ */

void plans_time(void) {
    space.size = 256U << 20;
    space.memory = malloc(space.size);
    if (space.memory == NULL)
        return;
    measure_movements();
    measure_proposals();
    measure_changes();
    measure_draws();
    free(space.memory);
}

void plans_print_text(void) {
    printf("%-46s %6s %9s %9s %9s  %s\n", "Slowest of", "tried", "ms", "processor", "goal, ms", "which");
    for (int i = 0; i < PLANS; i++)
        printf("  %-44s %6ld %9.1f %9.1f %9.0f  %s\n", plans[i].what, plans[i].count, plans[i].seconds * 1e3,
               plans[i].cpu_s * 1e3, plans[i].goal_s * 1e3, plans[i].name);
    putchar('\n');
}

void plans_print_json(void) {
    printf("\"plans\":{");
    for (int i = 0; i < PLANS; i++)
        printf("%s\"%s\":{\"seconds\":%.4f,\"cpu_seconds\":%.4f,\"slowest\":\"%s\"}", i > 0 ? "," : "",
               plans[i].key, plans[i].seconds, plans[i].cpu_s, plans[i].name);
    putchar('}');
}
