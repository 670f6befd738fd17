/* Measures the speed of Oddtrick as ratios of the best times of two programs that run alternately, because
 * times are noisy and ratios are less so. Also prints a signature, a checksum over all results, which
 * changes if any result does.
 *
 *     bench [--json] ODDTRICK     everything; ODDTRICK is the command to measure
 *     bench --signature           the signature alone
 *     bench --lines N             N lines for oddtrick batch, always the same
 *     bench --bad-lines N         the same, every hundredth of them wrong
 *     bench --event N             the log of an event with about N results, always the same
 *     bench --plans               how long movements, proposals, continuations and draws take
 *     bench --pbn N               reads PBN N times, for a profiler */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"

enum { DEALS = 1 << 14, ROUNDS = 200, TURNS = 15, LINES = 5000000, DEAL_LINES = 1000000, LINE_TURNS = 9 };

/* ---- The signature: scores, IMPs, victory points and boards ------------------------------------ */

static uint64_t signature(void) {
    static odd_vp_scale scale;
    uint64_t sum = SIGN_START;
    for (unsigned packed = 0; packed <= UINT16_MAX; packed++) {
        odd_vul vul;
        odd_result r = odd_unpack((odd_packed)packed, &vul);
        sign(&sum, odd_score(r, vul));
    }
    for (int points = -5000; points <= 5000; points++)
        sign(&sum, odd_imp(points));
    for (int kind = 0; odd_vp_kind_about((odd_vp_kind)kind) != NULL; kind++)
        for (int boards = 1; boards <= 200; boards++)
            if (odd_vp_scale_make(&scale, (odd_vp_kind)kind, boards, NULL) == ODD_OK)
                for (int imps = -300; imps <= 300; imps++)
                    sign(&sum, odd_vp_for(&scale, imps).own_x100);
    boards_sign(&sum);
    return sum;
}

/* ---- The library: many scores at once ---------------------------------------------------------- */

typedef struct deals {
    odd_packed packed[DEALS];
    uint16_t index[DEALS]; /* for the bare look-up */
    odd_result results[DEALS];
    bool vulnerable[DEALS];
    int32_t differences[DEALS];
    int16_t table[1 << 13]; /* as large as the library's */
    int16_t scores[DEALS];
    int8_t imps[DEALS];
} deals;

static odd_result random_result(uint64_t *state) {
    return (odd_result){.level = 1 + (int)chance(state, 7),
                        .strain = (odd_strain)(1 + chance(state, 5)),
                        .doubling = (odd_doubling)chance(state, 3),
                        .declarer = (odd_seat)(1 + chance(state, 4)),
                        .tricks = (int)chance(state, 14)};
}

static void deal_out(deals *d) {
    uint64_t state = 77;
    for (int i = 0; i < DEALS; i++) {
        odd_vul vul = (odd_vul)chance(&state, 4);
        d->results[i] = random_result(&state);
        d->packed[i] = odd_pack(d->results[i], vul);
        d->index[i] = d->packed[i] & ((1 << 13) - 1);
        d->vulnerable[i] = odd_vulnerable(vul, d->results[i].declarer) == 1;
        d->table[d->index[i]] = (int16_t)odd_score(d->results[i], vul);
        d->differences[i] = 10 * ((int)chance(&state, 801) - 400);
    }
}

/* Not inlined, and opaque to the compiler, which could otherwise reuse the results of a round. */
#define APART __attribute__((noinline))

static APART void look_up(int16_t *restrict out, const int16_t *restrict table,
                          const uint16_t *restrict index, size_t count) {
    for (size_t i = 0; i < count; i++)
        out[i] = table[index[i]];
}

static APART void by_bare_lookup(deals *d) {
    look_up(d->scores, d->table, d->index, DEALS);
}

static APART void by_library(deals *d) {
    odd_score_many(d->scores, d->packed, DEALS);
}

static APART void by_formula(deals *d) {
    for (int i = 0; i < DEALS; i++) {
        int score = formula_score(d->results[i], d->vulnerable[i]);
        bool east_west = odd_seat_side(d->results[i].declarer) == ODD_EW;
        d->scores[i] = (int16_t)(east_west ? -score : score);
    }
}

static APART void by_single_calls(deals *d) {
    for (int i = 0; i < DEALS; i++)
        d->scores[i] = (int16_t)odd_score(d->results[i], d->vulnerable[i] ? ODD_VUL_YES : ODD_VUL_NO);
}

static APART void to_imps(deals *d) {
    odd_imp_many(d->imps, d->differences, DEALS);
}

static APART void fold_rubbers(deals *d) {
    odd_rubber rubber = {0};
    odd_entry entries[ODD_ENTRIES_MAX];
    int total = 0;
    for (int i = 0; i < DEALS; i++) {
        odd_deal deal = {.result = d->results[i]};
        odd_rubber_add(&rubber, entries, &deal);
        if (rubber.finished) {
            total += rubber.above[ODD_NS] + rubber.below[ODD_NS];
            rubber = (odd_rubber){0};
        }
    }
    d->scores[0] = (int16_t)total;
}

typedef struct timing {
    const char *key, *what;
    void (*run)(deals *d);
    double best_ns; /* an item */
} timing;

static timing timings[] = {
    {"lookup", "a bare array look-up of the same size (the limit)", by_bare_lookup, 0},
    {"score_many", "odd_score_many", by_library, 0},
    {"score", "odd_score, one by one", by_single_calls, 0},
    {"formula", "a branching formula (the yardstick)", by_formula, 0},
    {"imp_many", "odd_imp_many", to_imps, 0},
    {"rubber_add", "odd_rubber_add, a deal folded and totalled", fold_rubbers, 0},
};
enum { TIMINGS = sizeof timings / sizeof timings[0] };

static void time_library(deals *d) {
    for (int turn = 0; turn < TURNS; turn++)
        for (int i = 0; i < TIMINGS; i++) {
            double from = clock_now_s();
            for (int round = 0; round < ROUNDS; round++)
                timings[i].run(d);
            double ns = (clock_now_s() - from) * 1e9 / ((double)ROUNDS * DEALS);
            if (turn == 0 || ns < timings[i].best_ns)
                timings[i].best_ns = ns;
        }
}

/* ---- The command: lines from a file ------------------------------------------------------------ */

static void write_lines(FILE *out, long count, bool bad) {
    uint64_t state = 78;
    for (long i = 0; i < count; i++) {
        char text[ODD_RESULT_MAX];
        odd_result_format(text, sizeof text, random_result(&state), ODD_ASCII);
        const char *vul = odd_vul_text((odd_vul)chance(&state, 4));
        if (bad && i % 100 == 50)
            text[1] = '?';
        fprintf(out, "%s\t%s\n", text, vul);
    }
}

/* The same deals as a log of a session. */
static void write_log(FILE *out, long count) {
    uint64_t state = 78;
    for (long i = 0; i < count; i++) {
        char text[ODD_RESULT_MAX];
        odd_result_format(text, sizeof text, random_result(&state), ODD_ASCII);
        chance(&state, 4);
        fprintf(out, "%s\n", text);
    }
}

typedef enum input { GOOD, SOME_BAD, FEWER, SESSION, EVENT, INPUTS } input;

typedef struct command {
    const char *key, *what;
    char *argv[6];
    input input;
    bool piped;
    bool one; /* use one thread; otherwise one per core */
    run_cost best;
} command;

static command commands[] = {
    {.key = "cut", .what = "cut -f2 (the yardstick)", .argv = {"cut", "-f2"}},
    {.key = "wc", .what = "wc -l (reading and finding the lines)", .argv = {"wc", "-l"}},
    {.key = "batch_scores", .what = "oddtrick batch --scores", .argv = {"?", "batch", "--scores"}},
    {.key = "batch_scores_one",
     .what = "the same, one thread",
     .argv = {"?", "batch", "--scores"},
     .one = true},
    {.key = "batch_pipe", .what = "the same, from a pipe", .argv = {"?", "batch", "--scores"}, .piped = true},
    {.key = "batch_bad",
     .what = "the same, 1 % of the lines wrong",
     .argv = {"?", "batch", "--scores"},
     .input = SOME_BAD},
    {.key = "batch", .what = "oddtrick batch", .argv = {"?", "batch"}},
    {.key = "batch_one", .what = "the same, one thread", .argv = {"?", "batch"}, .one = true},
    {.key = "batch_1m",
     .what = "oddtrick batch, 1 million lines, one thread (yardstick)",
     .argv = {"?", "batch"},
     .input = FEWER,
     .one = true},
    {.key = "rubber_1m",
     .what = "oddtrick rubber --totals, 1 million deals",
     .argv = {"?", "rubber", "--totals", "-"},
     .input = SESSION},
    {.key = "chicago_1m",
     .what = "oddtrick chicago --totals, 1 million deals",
     .argv = {"?", "chicago", "--totals", "-"},
     .input = SESSION},
    {.key = "rank_1m_one",
     .what = "oddtrick rank, 1 million results, one thread",
     .argv = {"?", "rank", "-"},
     .input = EVENT,
     .one = true},
    {.key = "rank_1m",
     .what = "the same, a thread for each core",
     .argv = {"?", "rank", "-"},
     .input = EVENT},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };
enum {
    CUT = 0,
    SCORES = 2,
    SCORES_ONE = 3,
    FEWER_BATCH = COMMANDS - 5,
    RUBBER = COMMANDS - 4,
    CHICAGO = COMMANDS - 3,
    RANK_ONE = COMMANDS - 2,
    RANK = COMMANDS - 1
};

static double times_batch(int which) {
    return commands[which].best.seconds / commands[FEWER_BATCH].best.seconds;
}

static long lines_of(const command *c) {
    return c->input == FEWER || c->input == SESSION || c->input == EVENT ? DEAL_LINES : LINES;
}

static void make_file(char *path, input kind) {
    int file = mkstemp(path);
    FILE *out = file >= 0 ? fdopen(file, "w") : NULL;
    if (out != NULL && kind == SESSION)
        write_log(out, DEAL_LINES);
    else if (out != NULL && kind == EVENT)
        events_write(out, EVENT_LINES);
    else if (out != NULL)
        write_lines(out, kind == FEWER ? DEAL_LINES : LINES, kind == SOME_BAD);
    if (out == NULL || fclose(out) != 0) {
        perror(path);
        exit(2);
    }
}

static void keep_best(run_cost *best, run_cost cost, bool first) {
    double cpu_s = first || (cost.cpu_s > 0 && cost.cpu_s < best->cpu_s) ? cost.cpu_s : best->cpu_s;
    if (first || (cost.seconds > 0 && cost.seconds < best->seconds))
        *best = cost;
    best->cpu_s = cpu_s;
}

static void time_commands(char *oddtrick) {
    char paths[INPUTS][32];
    for (int i = 0; i < INPUTS; i++) {
        strcpy(paths[i], "/tmp/oddtrick-bench-XXXXXX");
        make_file(paths[i], (input)i);
    }
    for (int turn = 0; turn < LINE_TURNS; turn++)
        for (int i = 0; i < COMMANDS; i++) {
            command *c = &commands[i];
            if (c->argv[0][0] == '?')
                c->argv[0] = oddtrick;
            if (c->one)
                setenv("ODD_THREADS", "1", 1);
            else
                unsetenv("ODD_THREADS");
            run_cost cost = run_on_file(c->argv, paths[c->input], c->piped);
            keep_best(&c->best, cost, turn == 0);
        }
    for (int i = 0; i < INPUTS; i++)
        unlink(paths[i]);
}

/* ---- Reports ----------------------------------------------------------------------------------- */

static void print_text(void) {
    double limit = timings[0].best_ns;
    printf("signature %016llx\n\n", (unsigned long long)signature());
    printf("%-52s %9s  %s\n", "Library, a score", "ns", "times the limit");
    for (int i = 0; i < TIMINGS; i++)
        printf("  %-50s %9.2f  %15.2f\n", timings[i].what, timings[i].best_ns, timings[i].best_ns / limit);
    printf("  odd_score_many is %.1f times as fast as the formula\n\n",
           timings[3].best_ns / timings[1].best_ns);
    boards_print_text();
    events_print_text();
    formats_print_text();
    plans_print_text();
    printf("%-57s %7s  %9s  %7s  %9s  %s\n", "Command, 5 million lines", "seconds", "processor", "ns/line",
           "memory kB", "times cut's speed");
    for (int i = 0; i < COMMANDS; i++) {
        const run_cost *c = &commands[i].best;
        double ns = c->seconds * 1e9 / (double)lines_of(&commands[i]);
        printf("  %-55s %7.3f  %9.3f  %7.1f  %9ld  %17.2f\n", commands[i].what, c->seconds, c->cpu_s, ns,
               c->kilobytes, commands[CUT].best.seconds * 1e9 / LINES / ns);
    }
    printf(
        "  a session of deals takes %.1f times as long as batch on as many lines, a Chicago %.1f, an event %.1f (%.1f)\n",
        times_batch(RUBBER), times_batch(CHICAGO), times_batch(RANK), times_batch(RANK_ONE));
    printf("  an event takes %.0f bytes of memory a result\n",
           (double)commands[RANK].best.kilobytes * 1024 / EVENT_LINES);
}

static void print_json(void) {
    printf("{\"signature\":\"%016llx\",\"library_ns\":{", (unsigned long long)signature());
    for (int i = 0; i < TIMINGS; i++)
        printf("%s\"%s\":%.3f", i > 0 ? "," : "", timings[i].key, timings[i].best_ns);
    printf(
        "},\"ratios\":{\"score_many_to_lookup\":%.3f,\"formula_to_score_many\":%.3f,\"cut_to_batch_scores\":%.3f,\"cut_to_batch_scores_one\":%.3f,\"rubber_to_batch\":%.3f,\"chicago_to_batch\":%.3f,\"rank_to_batch\":%.3f,\"rank_one_to_batch\":%.3f}",
        timings[1].best_ns / timings[0].best_ns, timings[3].best_ns / timings[1].best_ns,
        commands[CUT].best.seconds / commands[SCORES].best.seconds,
        commands[CUT].best.seconds / commands[SCORES_ONE].best.seconds, times_batch(RUBBER),
        times_batch(CHICAGO), times_batch(RANK), times_batch(RANK_ONE));
    putchar(',');
    boards_print_json();
    putchar(',');
    events_print_json();
    putchar(',');
    formats_print_json();
    putchar(',');
    plans_print_json();
    printf(",\"lines\":%d,\"commands\":{", LINES);
    for (int i = 0; i < COMMANDS; i++)
        printf("%s\"%s\":{\"seconds\":%.4f,\"cpu_seconds\":%.4f,\"kilobytes\":%ld}", i > 0 ? "," : "",
               commands[i].key, commands[i].best.seconds, commands[i].best.cpu_s, commands[i].best.kilobytes);
    puts("}}");
}

static int usage(void) {
    fputs(
        "usage: bench [--json] ODDTRICK | bench --signature | bench --lines N | bench --bad-lines N | bench --event N | bench --plans | bench --pbn N\n",
        stderr);
    return 2;
}

int main(int argc, char **argv) {
    static deals d;
    bool json = argc > 1 && strcmp(argv[1], "--json") == 0;
    if (argc == 2 && strcmp(argv[1], "--signature") == 0) {
        printf("%016llx\n", (unsigned long long)signature());
        return 0;
    }
    if (argc == 3 && (strcmp(argv[1], "--lines") == 0 || strcmp(argv[1], "--bad-lines") == 0)) {
        write_lines(stdout, strtol(argv[2], NULL, 10), argv[1][2] == 'b');
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "--plans") == 0) {
        plans_time();
        plans_print_text();
        return 0;
    }
    if (argc == 3 && strcmp(argv[1], "--event") == 0) {
        events_write(stdout, strtol(argv[2], NULL, 10));
        return 0;
    }
    if (argc == 3 && strcmp(argv[1], "--pbn") == 0) {
        formats_profile(strtol(argv[2], NULL, 10));
        return 0;
    }
    if (argc != 2 + json)
        return usage();
    deal_out(&d);
    time_library(&d);
    boards_time();
    events_time();
    formats_time();
    plans_time();
    time_commands(argv[argc - 1]);
    (json ? print_json : print_text)();
    return 0;
}
