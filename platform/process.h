/* Threads that share a job, libraries that are loaded on demand, and sandboxes that restrict a process. */
#ifndef ODD_PLATFORM_PROCESS_H
#define ODD_PLATFORM_PROCESS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#include "oddtrick_event.h"

/* ==== Threads that share the parts of one job. */

enum { ODD_THREADS_MAX = 64 };

/* Returns how many threads a job may use: ODD_THREADS of the environment, or the number of cores that this process may use. */
int odd_threads(void);

/* Starts a thread on another core than that of the caller, if the process may use one: the system often puts a new thread behind its
 * creator, and then it begins milliseconds later. Returns 0, or the error of pthread_create. */
int odd_thread_start(pthread_t *thread, void *(*run)(void *owner), void *owner);

/* Calls run(owner, 0) to run(owner, threads - 1), each in a separate thread, the first in the calling thread, and returns when
 * all have returned. If the system refuses a thread, its call is not made, so each call must be able to do the work of the
 * others. The threads are those of the process: they start with its first job and then wait for more, without the sandbox that a later
 * caller of odd_sandbox_files has. A job within a job, or beside another one, is done by its caller alone. */
void odd_parallel(int threads, void (*run)(void *owner, int thread), void *owner);

/* Returns these threads as workers for odd_event_workers. */
odd_workers odd_thread_workers(void);

/* ==== Libraries that are loaded on demand. Only shared_library.c uses dlopen. */

/* Loads a shared library and finds the symbols `names` in it.
 *   file      as for dlopen: "libpq.so.5"
 *   count     of names: at most 64
 *   pointers  receives `count` addresses, in the order of the names; unchanged if the library or a symbol is missing
 *   returns   whether all were found. The library then stays loaded. */
bool odd_library_load(const char *file, const char *const *names, size_t count, void *pointers);

/* ==== Sandboxes: the process gives up rights that it does not need any more, so that an attacker who takes it over does not have
 * them. Only sandbox.c uses seccomp and Landlock. On systems without them, these functions return false and change nothing. */

/* For a process that only computes and writes to open descriptors: it may read, write, allocate memory and exit. Opening a file
 * fails; any other system call ends the process with SIGSYS. */
bool odd_sandbox_compute(void);

/* A file or folder that stays accessible, with everything below it. A path that does not exist is ignored. */
typedef struct odd_sandbox_path {
    const char *path; /* NULL: none */
    bool writes;      /* files may also be created, changed and removed there */
} odd_sandbox_path;

/* Restricts the file system to these paths, and forbids starting programs. Applies to the calling thread and threads that it
 * starts later: call it before starting threads. */
bool odd_sandbox_files(const odd_sandbox_path *paths, size_t count);

/* For a server that is already listening: forbids new sockets, outgoing connections (unless it `connects`, to a database), starting
 * programs, tracing other processes, and mounts. Such calls fail with EPERM, in all threads. */
bool odd_sandbox_server(bool connects);

#endif
