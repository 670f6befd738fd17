/* Threads for one job that has many parts. */
#ifndef ODD_PLATFORM_PARALLEL_H
#define ODD_PLATFORM_PARALLEL_H

#include "oddtrick_event.h"

enum { ODD_THREADS_MAX = 64 };

/* How many threads a job may use: as ODD_THREADS in the environment says, or one for each core that this process may use. */
int odd_threads(void);

/* Calls run(owner, 0) to run(owner, threads - 1), each in a thread of its own, the first in the caller's, and returns when all have
 * returned. Threads that the system refuses are not started: each call must be able to do the work of the others. */
void odd_parallel(int threads, void (*run)(void *owner, int thread), void *owner);

/* The same threads for the library: see oddtrick_event.h. */
odd_workers odd_thread_workers(void);

#endif
