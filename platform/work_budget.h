/* Limits on the memory and the processor's time of one piece of work. A thread works within at most one budget at a time;
 * work that needs more than it has, or that finds no memory at all, is ended there and then, and everything that it took is
 * given back: the program goes on. So the work must hold no lock and no other resource while it asks for memory. */
#ifndef ODD_PLATFORM_WORK_BUDGET_H
#define ODD_PLATFORM_WORK_BUDGET_H

#include <setjmp.h>
#include <signal.h>

#include "base/out.h"

typedef enum odd_budget_result {
    ODD_BUDGET_DONE,   /* the work was done */
    ODD_BUDGET_MEMORY, /* it needed more memory than it may have, or than there is */
    ODD_BUDGET_TEXT,   /* its text became too long */
    ODD_BUDGET_TIME    /* it took too long */
} odd_budget_result;

/* All zero: no limits. It must stay where it is as long as it has memory. */
typedef struct odd_budget {
    size_t most;      /* bytes; 0: as many as there are */
    size_t text_most; /* bytes of texts; 0: the same */
    int64_t time_us;  /* of the processor; 0: any */
    bool pure;        /* the work calls nothing but the library, which is pure, and the hooks of this file */

    size_t bytes; /* that are taken now */
    size_t text;  /* by which texts grew, in this run */
    int64_t end_us;
    struct odd_budget_block *first;
    jmp_buf *out;
    odd_budget_result ended;
    unsigned looks;
    volatile sig_atomic_t in_hook; /* memory is being taken or given back: the work is not ended now */
} odd_budget;

/* Does the work within the budget. Its time is looked at whenever it takes memory or text. Pure work is also ended in between: a timer
 * interrupts it, and the handler of the signal jumps out of it. That is safe because nothing in it holds a lock or is half done
 * outside the memory of the budget, and it needs no help of the work, so that no loop of the library can be forgotten.
 *
 *  What it took stays the budget's until it is given back, or all of it freed: also after
 * work that was ended. Texts are the caller's to free, in any case. */
odd_budget_result odd_budget_run(odd_budget *budget, void (*work)(void *owner), void *owner);
void odd_budget_free(odd_budget *budget);

/* Zeroed memory of the budget that this thread works within; for an odd_front_end. */
void *odd_budget_take(void *owner, size_t bytes);
void odd_budget_give(void *owner, void *block, size_t bytes);

/* Between two parts of a long text (odd_out.spill): looks at the time, and keeps the text. */
void odd_budget_check_time(odd_out *o);

/* Ends all work whose time is limited, as if it were over; or no longer does so. */
void odd_budget_end_all(bool hurry);

/* Puts memory aside for who has no budget and finds none: done again after each run, where it was needed. */
void odd_budget_reserve(void);

/* Whether the memory that was put aside is in use, and cannot be put aside again: then new work should be refused. */
bool odd_budget_memory_low(void);

/* For an odd_out.resize: gives the text cap bytes of the heap. */
void odd_budget_resize(odd_out *o, size_t cap);

/* For who takes memory in another way, and finds none: ends the work or, if this thread has no budget and nothing is put aside, the
 * program. Returns if trying again is worth while. */
void odd_budget_out_of_memory(void);

#endif
