/* Takes rights away from the process: what it does not need any more, an attacker who takes it over does not get. Only
 * sandbox.c knows seccomp and Landlock; on systems without them these functions return false and change nothing. */
#ifndef ODD_PLATFORM_SANDBOX_H
#define ODD_PLATFORM_SANDBOX_H

#include <stdbool.h>
#include <stddef.h>

/* For a process that computes on memory and writes to descriptors that are open already: it may read, write, get memory
 * and end. Opening files fails; any other system call ends the process with SIGSYS. */
bool odd_sandbox_compute(void);

/* A file or folder, with everything below it, that stays reachable. A path that does not exist is ignored. */
typedef struct odd_sandbox_path {
    const char *path; /* NULL: none */
    bool writes;      /* files may be created, changed and removed there too */
} odd_sandbox_path;

/* From now on nothing else of the file system can be opened, and no program started. Call it before threads are
 * started: it holds for the calling thread and the threads that it starts. */
bool odd_sandbox_files(const odd_sandbox_path *paths, size_t count);

/* For a server that listens already: no new sockets, no connections to elsewhere, no programs, no tracing of other
 * processes, no mounts. Such calls fail with EPERM, in all threads. */
bool odd_sandbox_server(void);

#endif
