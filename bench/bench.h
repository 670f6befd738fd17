/* The parts of the bench: time and checksums, the yardstick, and what is measured. */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "oddtrick.h"

/* ==== Time, chance, processes and checksums, for the bench. */

double clock_now_s(void);

/* The same numbers in every run (xorshift). */
uint32_t chance(uint64_t *state, uint32_t below);

/* Adds a value to a checksum (FNV-1a), which starts at SIGN_START. */
#define SIGN_START UINT64_C(0xCBF29CE484222325)
void sign(uint64_t *sum, int value);

/* One large block that is reused, so that paging is not measured. `more` is for an arena that owns it. */
typedef struct block {
    char *memory;
    size_t size, used;
} block;
void *block_more(void *owner, size_t bytes);

typedef struct run_cost {
    double seconds; /* wall clock; below zero if the program could not be run */
    double cpu_s;   /* processor time of all its threads */
    long kilobytes; /* the largest amount of memory that it used */
} run_cost;

/* Runs a program on a file, and discards its output; through a pipe from cat if piped. */
run_cost run_on_file(char *const argv[], const char *path, int piped);

/* ==== A score by formula, with a branch for each rule, as most programs compute it: the yardstick. It is
 * written from Law 77 on its own, so that it also checks the library. */

/* Declarer's points. */
int formula_score(odd_result r, bool vulnerable);

/* ==== How fast boards are scored, against a bare pass over the results, numpy and sqlite3. */

/* Adds the results of the library for boards of all kinds to the signature. */
void boards_sign(uint64_t *sum);

/* Measures, then prints, as text or as a member of a JSON object. */
void boards_time(void);
void boards_print_text(void);
void boards_print_json(void);

/* ==== How fast a large event is scored, and one more result of it. */

enum { EVENT_LINES = 1000000 };

/* Writes the log of a national simultaneous with about so many results, always the same. */
void events_write(FILE *out, long results);

/* Measures, then prints, as text or as a member of a JSON object. */
void events_time(void);
void events_print_text(void);
void events_print_json(void);

/* ==== How fast files of other programs are read, against a bare scan for line ends. */

/* Measures, then prints, as text or as a member of a JSON object. */
void formats_time(void);
void formats_print_text(void);
void formats_print_json(void);

/* Reads PBN so many times and nothing else, for a profiler. */
void formats_profile(long turns);

/* ==== How long a director waits: the slowest movement, proposals, continuation and draw. */

/* Measures, then prints, as text or as a member of a JSON object. */
void plans_time(void);
void plans_print_text(void);
void plans_print_json(void);

#endif
