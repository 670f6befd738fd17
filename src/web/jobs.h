/* Work that takes a while is done by a few threads, so that those who carry requests never wait. */
#ifndef ODD_WEB_JOBS_H
#define ODD_WEB_JOBS_H

#include <stdbool.h>

/* The beginning of what a job needs; run gives it back. */
typedef struct odd_job odd_job;
struct odd_job {
    void (*run)(odd_job *job);
    odd_job *next;
};

typedef struct odd_jobs odd_jobs;

/* With no threads, jobs are run where they are added. */
odd_jobs *odd_jobs_open(int threads);

/* False if there are too many already, or no more are taken: then the job is still the caller's. */
bool odd_jobs_add(odd_jobs *jobs, odd_job *job);

/* Takes no more, and returns when all are done. */
void odd_jobs_stop(odd_jobs *jobs);
void odd_jobs_close(odd_jobs *jobs);

#endif
