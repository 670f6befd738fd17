/* Boards: matchpoints, cross-IMPs and Butler. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "oddtrick.h"

enum { EVENT_BOARDS = 36, EVENT_RESULTS = 27777, EVENT_ROWS = EVENT_BOARDS * EVENT_RESULTS };
enum { SIZE_ROWS = 200000, TURNS = 21, CONTRACTS = 10 };

/* ---- Results ----------------------------------------------------------------------------------- */

typedef enum kind {
    PLAYED, /* a typical board: a few contracts, some of them often, with the tricks that the cards give */
    EVENLY, /* every possible score equally often: the worst case */
    NUMBERS /* any number of 16 bits */
} kind;

typedef struct board {
    odd_vul vul;
    odd_result contracts[CONTRACTS];
} board;

/* One call of chance per statement: within a statement, the compiler may choose the order. */
static board deal_board(uint64_t *state) {
    board b = {.vul = (odd_vul)chance(state, 4)};
    for (int i = 0; i < CONTRACTS; i++) {
        odd_result *r = &b.contracts[i];
        r->level = 1 + (int)chance(state, 6);
        r->strain = (odd_strain)(1 + chance(state, 5));
        r->doubling = chance(state, 6) == 0 ? ODD_DOUBLED : ODD_UNDOUBLED;
        r->declarer = (odd_seat)(1 + chance(state, 4));
        r->tricks = 7 + (int)chance(state, 5);
    }
    return b;
}

static int16_t play(const board *b, uint64_t *state) {
    uint32_t contract = chance(state, CONTRACTS);
    contract = contract * chance(state, CONTRACTS) / CONTRACTS;
    odd_result r = b->contracts[contract];
    r.tricks += (int)chance(state, 3) - 1;
    r.tricks += (int)chance(state, 3) - 1;
    return (int16_t)odd_score(r, b->vul);
}

static void play_board(int16_t *scores, size_t count, kind k, uint64_t *state) {
    board b = deal_board(state);
    for (size_t i = 0; i < count; i++)
        switch (k) {
        case PLAYED:
            scores[i] = play(&b, state);
            break;
        case EVENLY:
            scores[i] = (int16_t)(10 * ((int)chance(state, 1521) - 760));
            break;
        case NUMBERS:
            scores[i] = (int16_t)((int)chance(state, 65536) - 32768);
            break;
        }
}

typedef struct event {
    size_t boards, rows, starts[SIZE_ROWS / 2 + 1];
    int16_t scores[EVENT_ROWS];
    int32_t out[EVENT_ROWS], datums[SIZE_ROWS / 2];
    int8_t imps[EVENT_ROWS];
} event;

static event event_now;

static void play_event(event *e, size_t boards, size_t results, kind k) {
    uint64_t state = 79;
    e->boards = boards;
    e->rows = boards * results;
    for (size_t b = 0; b <= boards; b++)
        e->starts[b] = b * results;
    for (size_t b = 0; b < boards; b++)
        play_board(e->scores + e->starts[b], results, k, &state);
}

void boards_sign(uint64_t *sum) {
    static int16_t scores[600];
    static int32_t mp[600], imps[600];
    static int8_t butler[600];
    uint64_t state = 80;
    for (int k = PLAYED; k <= NUMBERS; k++)
        for (size_t count = 0; count <= 600; count += count < 100 ? 1 : 100) {
            int32_t datum;
            play_board(scores, count, (kind)k, &state);
            odd_matchpoints(mp, scores, count);
            odd_cross_imps(imps, scores, count);
            odd_butler(butler, &datum, scores, count);
            sign(sum, (int)datum);
            for (size_t i = 0; i < count; i++) {
                sign(sum, (int)mp[i]);
                sign(sum, (int)imps[i]);
                sign(sum, butler[i]);
            }
        }
}

/* ---- The library ------------------------------------------------------------------------------- */

/* Eight at a time, so that the compiler uses vectors. */
static __attribute__((noinline)) void widen(int32_t *restrict out, const int16_t *restrict in, size_t count) {
    for (size_t i = 0; i + 8 <= count; i += 8)
        for (size_t j = i; j < i + 8; j++)
            out[j] = in[j];
}

static void by_bare_pass(event *e) {
    widen(e->out, e->scores, e->rows);
}

static void by_matchpoints(event *e) {
    odd_matchpoints_many(e->out, e->scores, e->starts, e->boards);
}

static void by_cross_imps(event *e) {
    odd_cross_imps_many(e->out, e->scores, e->starts, e->boards);
}

static void by_butler(event *e) {
    odd_butler_many(e->imps, e->datums, e->scores, e->starts, e->boards);
}

enum { LIMIT, MATCHPOINTS, CROSS_IMPS, BUTLER, SCORERS };

static const struct scorer {
    const char *key, *what;
    void (*run)(event *e);
} scorers[SCORERS] = {
    {"limit", "a bare pass, 16 bits in and 32 out (the limit)", by_bare_pass},
    {"matchpoints", "odd_matchpoints_many", by_matchpoints},
    {"cross_imps", "odd_cross_imps_many", by_cross_imps},
    {"butler", "odd_butler_many", by_butler},
};

/* Nanoseconds a result. */
typedef struct costs {
    double ns[SCORERS];
} costs;

static costs time_event(event *e) {
    costs best = {{0}};
    for (int turn = 0; turn < TURNS; turn++)
        for (int i = 0; i < SCORERS; i++) {
            double from = clock_now_s();
            scorers[i].run(e);
            double ns = (clock_now_s() - from) * 1e9 / (double)e->rows;
            if (turn == 0 || ns < best.ns[i])
                best.ns[i] = ns;
        }
    return best;
}

/* ---- The yardsticks ---------------------------------------------------------------------------- */

typedef struct yardstick {
    const char *key, *what;
    double ns; /* 0: not installed */
    bool same; /* it found the same matchpoints */
} yardstick;

static yardstick yardsticks[] = {
    {"numpy", "numpy, bincount (a yardstick)", 0, false},
    {"sqlite", "sqlite3, window functions (a yardstick)", 0, false},
};
enum { NUMPY, SQLITE, YARDSTICKS };

static long long sum_of_squares(const event *e) {
    long long sum = 0;
    for (size_t i = 0; i < e->rows; i++)
        sum += (long long)e->out[i] * e->out[i];
    return sum;
}

/* Tries Debian's Python first, which has the system's modules. */
static FILE *start_yardsticks(const char *path) {
    char line[200];
    const char *python = access("/usr/bin/python3", X_OK) == 0 ? "/usr/bin/python3" : "python3";
    snprintf(line, sizeof line, "%s bench/yardstick.py %s %d 2>/dev/null", python, path, EVENT_BOARDS);
    return popen(line, "r");
}

static void time_yardsticks(event *e) {
    char path[] = "/tmp/oddtrick-bench-XXXXXX", name[16];
    int file = mkstemp(path);
    FILE *out = file >= 0 ? fdopen(file, "wb") : NULL;
    if (out == NULL || fwrite(e->scores, sizeof e->scores[0], e->rows, out) != e->rows || fclose(out) != 0) {
        perror(path);
        exit(2);
    }
    by_matchpoints(e);
    long long squares = sum_of_squares(e), found;
    double ns;
    FILE *in = start_yardsticks(path);
    while (in != NULL && fscanf(in, "%15s %lf %lld", name, &ns, &found) == 3)
        for (int i = 0; i < YARDSTICKS; i++)
            if (strcmp(name, yardsticks[i].key) == 0) {
                yardsticks[i].ns = ns;
                yardsticks[i].same = found == squares;
            }
    if (in != NULL)
        pclose(in);
    unlink(path);
}

/* ---- Reports ----------------------------------------------------------------------------------- */

static const size_t sizes[] = {2, 4, 8, 12, 16, 32, 64, 128, 256, 512, 1000, 2000};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static costs played, evenly, played_by_size[SIZES], evenly_by_size[SIZES];

void boards_time(void) {
    event *e = &event_now;
    play_event(e, EVENT_BOARDS, EVENT_RESULTS, EVENLY);
    evenly = time_event(e);
    play_event(e, EVENT_BOARDS, EVENT_RESULTS, PLAYED);
    played = time_event(e);
    time_yardsticks(e);
    for (int i = 0; i < SIZES; i++) {
        play_event(e, SIZE_ROWS / sizes[i], sizes[i], PLAYED);
        played_by_size[i] = time_event(e);
        play_event(e, SIZE_ROWS / sizes[i], sizes[i], EVENLY);
        evenly_by_size[i] = time_event(e);
    }
}

static void print_yardstick(const yardstick *y) {
    if (y->ns == 0)
        printf("  %-50s %9s\n", y->what, "not installed");
    else
        printf("  %-50s %9.2f  %15.2f  odd_matchpoints_many is %.1f times as fast%s\n", y->what, y->ns,
               y->ns / played.ns[LIMIT], y->ns / played.ns[MATCHPOINTS],
               y->same ? "" : ", but the results differ");
}

void boards_print_text(void) {
    printf("%-52s %9s  %s  %s\n", "Boards, 1 million results on 36, a result", "ns", "times the limit",
           "the worst: ns");
    for (int i = 0; i < SCORERS; i++)
        printf("  %-50s %9.2f  %15.2f  %13.2f\n", scorers[i].what, played.ns[i],
               played.ns[i] / played.ns[LIMIT], evenly.ns[i]);
    for (int i = 0; i < YARDSTICKS; i++)
        print_yardstick(&yardsticks[i]);
    printf("  %.0f million matchpoints a second\n\n", 1e3 / played.ns[MATCHPOINTS]);
    printf("%-16s %13s %13s %13s   %s\n", "Results a board", "matchpoints", "cross-IMPs", "Butler",
           "ns a result (in brackets: scores drawn evenly, the worst)");
    for (int i = 0; i < SIZES; i++) {
        printf("  %14zu", sizes[i]);
        for (int s = MATCHPOINTS; s < SCORERS; s++)
            printf("  %5.2f (%4.1f)", played_by_size[i].ns[s], evenly_by_size[i].ns[s]);
        putchar('\n');
    }
    putchar('\n');
}

static void print_costs(const char *name, const costs *c) {
    printf("\"%s\":{", name);
    for (int i = 0; i < SCORERS; i++)
        printf("%s\"%s\":%.3f", i > 0 ? "," : "", scorers[i].key, c->ns[i]);
    putchar('}');
}

void boards_print_json(void) {
    printf("\"boards\":{\"rows\":%d,", EVENT_ROWS);
    print_costs("played_ns", &played);
    putchar(',');
    print_costs("evenly_ns", &evenly);
    for (int i = 0; i < YARDSTICKS; i++)
        if (yardsticks[i].ns == 0)
            printf(",\"%s_ns\":null", yardsticks[i].key);
        else
            printf(",\"%s_ns\":%.3f", yardsticks[i].key, yardsticks[i].ns);
    printf(",\"by_size\":[");
    for (int i = 0; i < SIZES; i++) {
        printf("%s{\"results\":%zu,", i > 0 ? "," : "", sizes[i]);
        print_costs("played_ns", &played_by_size[i]);
        putchar(',');
        print_costs("evenly_ns", &evenly_by_size[i]);
        putchar('}');
    }
    printf("]}");
}
