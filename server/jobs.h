/* Work that takes a while is done by a few threads, so that those who carry requests never wait. Who asks much does not delay
 * who asks little: addresses take turns, and so do the events that an address asks for; and long work has threads of its own,
 * of lower priority. */
#ifndef ODD_SERVER_JOBS_H
#define ODD_SERVER_JOBS_H

#include <stdbool.h>
#include <stdint.h>

typedef enum odd_job_kind { ODD_JOB_QUICK, ODD_JOB_LONG, ODD_JOB_KINDS } odd_job_kind;

/* The beginning of what a job needs; run gives it back. */
typedef struct odd_job odd_job;
struct odd_job {
    void (*run)(odd_job *job);
    odd_job_kind kind;
    uint64_t from;     /* whose it is: the same number for the same address */
    const void *about; /* the event; NULL: none */
    odd_job *next;
};

typedef struct odd_jobs odd_jobs;

/* So many threads for quick jobs, and for long ones. With none for quick ones, jobs are run where they are added. */
odd_jobs *odd_jobs_open(int quick, int longer);

/* False if there are too many already, of this address or of all, or no more are taken: then the job is still the caller's. */
bool odd_jobs_add(odd_jobs *jobs, odd_job *job);

/* Takes no more, and returns when all are done. */
void odd_jobs_stop(odd_jobs *jobs);
void odd_jobs_close(odd_jobs *jobs);

#endif
