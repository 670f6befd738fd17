/* Memory of the heap, and budgets of it. */
#ifndef ODD_PLATFORM_MEMORY_H
#define ODD_PLATFORM_MEMORY_H

#include <setjmp.h>
#include <signal.h>

#include "base/out.h"
#include "oddtrick_event.h"

/* ==== Memory of the heap, for programs that end when it runs out. */

/* Reports that memory has run out, and ends the program. */
_Noreturn void odd_no_memory(void);

/* Returns zeroed memory for `count` items of `size` bytes; the caller frees it. Never NULL. */
void *odd_alloc(size_t count, size_t size);

/* Makes room for one more item in an array, and returns its address, which may be new.
 *   items    an array of the heap; may be NULL
 *   count    items in use
 *   cap      items that the array has room for; updated */
void *odd_grow(void *items, size_t count, size_t *cap, size_t size);

/* Returns memory for a large number of bytes, which the caller frees; NULL if there is not enough. */
void *odd_big_alloc(size_t bytes);

/* Blocks of zeroed memory for an arena. They are freed all at once. All zero: none. */
typedef struct odd_blocks {
    struct odd_block *first;
    size_t given;  /* bytes in blocks of the heap */
    size_t mapped; /* bytes in mapped blocks, for large arrays */
    char *at;      /* the unused part of the last slab */
    size_t left;
    struct odd_spare *spare;       /* pieces of slabs that were given back */
    struct odd_preparer *preparer; /* see odd_blocks_prepare; NULL: none */
} odd_blocks;

void odd_blocks_free(odd_blocks *blocks);

/* Starts a thread that has the system clear the first `bytes` of the largest block, which will soon be used, while this thread does
 * something that others cannot share. Changes nothing but the time that it takes. */
void odd_blocks_prepare(odd_blocks *blocks, size_t bytes);

/* Return an arena that takes its memory from blocks. If memory runs out, the first kind of arena fails; the second ends the
 * program. */
odd_arena odd_blocks_arena(odd_blocks *blocks);
odd_arena odd_blocks_exit_arena(odd_blocks *blocks);

/* Returns the seed for arenas: a random number, the same during the life of the process. */
uint64_t odd_seed(void);

/* An initializer: an empty text buffer on the heap. */
#define ODD_HEAP_OUT \
    { .resize = odd_heap_resize }

/* An odd_out.resize: takes memory of the heap, within the budget of this thread if it has one. */
char *odd_heap_resize(odd_out *o, size_t cap);

/* Frees the text of a buffer on the heap and leaves the buffer empty. */
void odd_out_free(odd_out *o);

/* ==== Budgets: limits on the memory and the processor time of a piece of work. A thread works within at most one budget at a time.
 * Work that exceeds its budget, or finds no memory at all, is ended immediately, its memory is freed, and the program continues.
 * So the work must not hold a lock or another resource when it asks for memory. */

typedef enum odd_budget_result {
    ODD_BUDGET_DONE,   /* the work was completed */
    ODD_BUDGET_MEMORY, /* it needed more memory than the budget has, or than there is */
    ODD_BUDGET_TEXT,   /* its text became too long */
    ODD_BUDGET_TIME    /* it took too long */
} odd_budget_result;

/* All zero: no limits. It must not move while it has memory. */
typedef struct odd_budget {
    size_t most;      /* bytes of memory; 0: no limit */
    size_t text_most; /* bytes of texts; 0: no limit */
    int64_t time_us;  /* of the processor; 0: no limit */
    bool pure;        /* the work calls only the library and the hooks of this file */

    size_t bytes; /* taken now */
    size_t text;  /* growth of texts during this run */
    int64_t end_us;
    int64_t began_us, paused_us; /* of a patient thread */
    struct odd_budget_block *first;
    jmp_buf *out;
    odd_budget_result ended;
    unsigned looks;
    volatile sig_atomic_t in_hook; /* a hook is running: the work must not be ended now */
} odd_budget;

/* Runs `work` within a budget. The time is checked whenever the work takes memory or text. Pure work is also ended in between: a
 * timer interrupts it, and the signal handler jumps out of it. That is safe because pure work holds no lock and changes nothing
 * outside the memory of the budget; and no loop of the library needs a check of its own.
 *
 * Memory that the work took, even if it was ended, belongs to the budget until odd_budget_give or odd_budget_free. Texts belong
 * to the caller, who frees them in any case. */
odd_budget_result odd_budget_run(odd_budget *budget, void (*work)(void *owner), void *owner);
void odd_budget_free(odd_budget *budget);

/* Take and free zeroed memory of the budget that this thread works within; for an odd_front_end. */
void *odd_budget_take(void *owner, size_t bytes);
void odd_budget_give(void *owner, void *block, size_t bytes);

/* An odd_out.spill: checks the time between two parts of a long text, and keeps the text. */
void odd_budget_check_time(odd_out *o);

/* Ends all work with a time limit now, as if its time were over.
 *   hurry    false: stop doing so */
void odd_budget_end_all(bool hurry);

/* Counts work that others must not delay: between two calls with true and false, work of patient threads pauses at its next
 * check, but no longer than it has worked, so that it is half as fast at worst. A lower priority alone would not do: it counts
 * among the threads of this program, not against those of a database that runs beside it. */
void odd_budget_hasten(bool begins);

/* Makes this thread a patient one. */
void odd_budget_set_patient(void);

/* Sets memory aside for code without a budget that finds no memory. After each run, it is replaced if it was used. */
void odd_budget_reserve(void);

/* Sets memory aside for work of this thread that has no budget because it cannot be ended anywhere: when it finds no memory, it gets
 * this. Returns false if there is not so much: then the work should be refused. Give it back when the work is done. */
bool odd_budget_set_aside(size_t bytes);
void odd_budget_give_back(void);

/* Tells whether the reserve is in use and cannot be replaced: new work should be refused then. */
bool odd_budget_memory_low(void);

/* For an odd_out.resize: resizes the text to cap bytes of the heap. */
void odd_budget_resize(odd_out *o, size_t cap);

/* Call this when another allocator fails. Ends the work; or, if this thread has no budget and there is no reserve, the program.
 * Returns if the caller should try again. */
void odd_budget_out_of_memory(void);

#endif
