/* Time, chance, processes and checksums, for the bench. */
#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <stddef.h>
#include <stdint.h>

double clock_now_s(void);

/* The same numbers in every run (xorshift). */
uint32_t chance(uint64_t *state, uint32_t below);

/* Takes a value into a checksum (FNV-1a), which starts at SIGN_START. */
#define SIGN_START UINT64_C(0xCBF29CE484222325)
void sign(uint64_t *sum, int value);

typedef struct run_cost {
    double seconds; /* wall clock; below zero if the program could not be run */
    double cpu_s;   /* processor time of all its threads */
    long kilobytes; /* the most memory it had */
} run_cost;

/* Runs a program on a file, its output thrown away; through a pipe from cat if piped. */
run_cost run_on_file(char *const argv[], const char *path, int piped);

#endif
