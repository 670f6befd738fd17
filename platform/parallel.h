/* Threads for one job that has many parts. */
#ifndef ODD_PLATFORM_PARALLEL_H
#define ODD_PLATFORM_PARALLEL_H

#include <stddef.h>

enum { ODD_THREADS_MAX = 64 };

/* How many threads a job may use: as ODD_THREADS in the environment says, or one for each core that this process may use. */
int odd_threads(void);

/* Calls run(owner, 0) to run(owner, threads - 1), each in a thread of its own, the first in the caller's, and returns when all have
 * returned. Threads that the system refuses are not started: each call must be able to do the work of the others. */
void odd_parallel(int threads, void (*run)(void *owner, int thread), void *owner);

/* Calls part(owner, thread, i) for each i below count, on up to that many threads, in any order. `thread` is below
 * `threads`, and no two calls with the same one are made at the same time. */
void odd_parallel_parts(int threads, size_t count, void (*part)(void *owner, int thread, size_t i),
                        void *owner);

#endif
