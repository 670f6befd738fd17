/* Events: a log of a million results, and a result that is added to a scored event of 1000 pairs. */
#include "bench.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "oddtrick_event.h"

enum { BOARDS = 36, CONTRACTS = 30, PAIRS = 1000, ADDED = 400, TIMES = 5 };

static double add_us, first_us;

/* ---- The log ----------------------------------------------------------------------------------- */

/* Of a board's contracts the first ones are played most often. */
static odd_result play(const odd_result *contracts, uint64_t *state) {
    uint32_t which = chance(state, CONTRACTS);
    which = which * chance(state, CONTRACTS) / CONTRACTS;
    odd_result r = contracts[which];
    int over = (int)chance(state, 3) - 1;
    over += (int)chance(state, 2);
    r.tricks = r.level + 6 + over;
    r.tricks = r.tricks > 13 ? 13 : r.tricks;
    return r;
}

/* Returns whether a table's result on a board is left out, to be added later. Board 1 is complete. */
static bool is_missing(long board, long table) {
    return board > 1 && table % 50 == board % 50;
}

static void write_event(FILE *out, long results, bool all) {
    uint64_t state = 36;
    long tables = results / BOARDS;
    fputs("event National simultaneous\nscoring matchpoints\n", out);
    for (long board = 1; board <= BOARDS; board++) {
        odd_result contracts[CONTRACTS];
        for (int i = 0; i < CONTRACTS; i++) {
            contracts[i] = (odd_result){.level = 1 + (int)chance(&state, 6)};
            contracts[i].strain = (odd_strain)(1 + chance(&state, 5));
            contracts[i].declarer = (odd_seat)(1 + chance(&state, 4));
            contracts[i].doubling = chance(&state, 8) == 0 ? ODD_DOUBLED : ODD_UNDOUBLED;
        }
        fprintf(out, "board %ld\n", board);
        for (long t = 0; t < tables; t++) {
            char text[ODD_RESULT_MAX];
            odd_result_format(text, sizeof text, play(contracts, &state), ODD_ASCII);
            if (all || !is_missing(board, t))
                fprintf(out, "%ld %ld  %s\n", 2 * t + 1, 2 * ((t + board) % tables) + 2, text);
        }
    }
}

void events_write(FILE *out, long results) {
    write_event(out, results, true);
}

/* ---- One more result --------------------------------------------------------------------------- */

static void *more(void *owner, size_t bytes) {
    (void)owner;
    return calloc(1, bytes);
}

/* Blocks of arenas are not freed here, because the process ends soon. */
void events_time(void) {
    static char lines[ADDED][64];
    char *text = NULL;
    size_t len = 0;
    FILE *memory = open_memstream(&text, &len);
    if (memory == NULL)
        return;
    write_event(memory, PAIRS / 2 * BOARDS, false);
    fclose(memory);
    odd_event *e = NULL;
    double from;
    /* The least of these: the first time, the memory is new to the process. */
    for (int i = 0; i < TIMES; i++) {
        odd_arena *arena = calloc(1, sizeof *arena);
        if (arena == NULL)
            return;
        arena->more = more;
        e = odd_event_new(arena);
        from = clock_now_s();
        odd_event_read(e, text, len);
        odd_event_score(e);
        double us = (clock_now_s() - from) * 1e6;
        first_us = i == 0 || us < first_us ? us : first_us;
    }
    int added = 0;
    for (int table = 0; table < PAIRS / 2; table++)
        for (int board = 1; board <= BOARDS && added < ADDED; board++) {
            if (!is_missing(board, table))
                continue;
            snprintf(lines[added], sizeof lines[added], "board %d\n%d %d  3NT N =\n", board, 2 * table + 1,
                     2 * ((table + board) % (PAIRS / 2)) + 2);
            from = clock_now_s();
            odd_event_read(e, lines[added], strlen(lines[added]));
            odd_event_score(e);
            double us = (clock_now_s() - from) * 1e6;
            if (added++ == 0 || us < add_us)
                add_us = us;
        }
}

void events_print_text(void) {
    printf("%-56s %9s\n", "An event of 1000 pairs, 36 boards", "us");
    printf("  %-54s %9.1f\n", "read and scored at once, 18000 results", first_us);
    printf("  %-54s %9.1f\n\n", "one more result, and everything scored again", add_us);
}

void events_print_json(void) {
    printf("\"event_us\":{\"all\":%.1f,\"one_more\":%.1f}", first_us, add_us);
}
