/* Threads that share the parts of one job. */
#ifndef ODD_PLATFORM_PARALLEL_H
#define ODD_PLATFORM_PARALLEL_H

#include "oddtrick_event.h"

enum { ODD_THREADS_MAX = 64 };

/* Returns how many threads a job may use: ODD_THREADS of the environment, or the number of cores that this process may use. */
int odd_threads(void);

/* Calls run(owner, 0) to run(owner, threads - 1), each in a separate thread, the first in the calling thread, and returns when
 * all have returned. If the system refuses a thread, its call is not made, so each call must be able to do the work of the
 * others. */
void odd_parallel(int threads, void (*run)(void *owner, int thread), void *owner);

/* Returns these threads as workers for odd_event_workers. */
odd_workers odd_thread_workers(void);

#endif
