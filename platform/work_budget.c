/* Budgets for memory and time. Each budget lists its blocks, so that all of them can be freed wherever the work was ended. */
#define _GNU_SOURCE /* SIGEV_THREAD_ID */
#include "platform/memory.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

typedef struct odd_budget_block {
    struct odd_budget_block *next, **at;
    odd_budget *budget;
    size_t bytes; /* this header included */
} odd_budget_block;

enum { HEAD = (sizeof(odd_budget_block) + 15) / 16 * 16 };

static _Thread_local odd_budget *volatile current;
static _Atomic(void *) reserve;   /* NULL: there is none */
static _Thread_local void *aside; /* the same, for this thread alone */
static atomic_bool has_reserve, hurried;
static atomic_int hasty; /* pieces of work that must not be delayed */
static _Thread_local bool patient;

static int64_t processor_us(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

/* ---- Ending work that exceeds its budget ----------------------------------------------------------- */

_Noreturn static void end(odd_budget *r, odd_budget_result why) {
    r->ended = why;
    longjmp(*r->out, 1);
}

void odd_budget_out_of_memory(void) {
    if (current != NULL)
        end(current, ODD_BUDGET_MEMORY);
    void *block = aside != NULL ? aside : atomic_exchange(&reserve, NULL);
    if (block == NULL)
        odd_no_memory();
    aside = NULL;
    free(block);
}

bool odd_budget_set_aside(size_t bytes) {
    return (aside = malloc(bytes)) != NULL;
}

void odd_budget_give_back(void) {
    free(aside);
    aside = NULL;
}

void odd_budget_reserve(void) {
    enum { RESERVE = 1 << 20 };
    has_reserve = true;
    void *none = NULL, *block = atomic_load(&reserve) == NULL ? malloc(RESERVE) : NULL;
    if (block != NULL && !atomic_compare_exchange_strong(&reserve, &none, block))
        free(block);
}

bool odd_budget_memory_low(void) {
    if (!has_reserve || atomic_load(&reserve) != NULL)
        return false;
    odd_budget_reserve();
    return atomic_load(&reserve) == NULL;
}

void odd_budget_end_all(bool hurry) {
    atomic_store(&hurried, hurry);
}

void odd_budget_hasten(bool begins) {
    atomic_fetch_add(&hasty, begins ? 1 : -1);
}

void odd_budget_set_patient(void) {
    patient = true;
}

/* Lets hasty work go first. */
static void give_way(odd_budget *r) {
    enum { PAUSE_US = 500 };
    static const struct timespec pause = {0, PAUSE_US * 1000};
    int64_t worked_us = processor_us() - r->began_us;
    while (atomic_load(&hasty) > 0 && r->paused_us < worked_us && !atomic_load(&hurried)) {
        nanosleep(&pause, NULL);
        r->paused_us += PAUSE_US;
    }
}

static void look(odd_budget *r) {
    if (patient && atomic_load(&hasty) > 0)
        give_way(r);
    if (r->time_us > 0 && (processor_us() > r->end_us || atomic_load(&hurried)))
        end(r, ODD_BUDGET_TIME);
}

void odd_budget_check_time(odd_out *o) {
    enum { SOMETIMES = 64 };
    (void)o;
    if (current != NULL && ++current->looks % SOMETIMES == 0)
        look(current);
}

/* Between enter_hook and leave_hook, the work of this thread is not interrupted. */
static odd_budget *enter_hook(void) {
    odd_budget *r = current;
    if (r != NULL)
        r->in_hook = 1;
    return r;
}

static void leave_hook(odd_budget *r) {
    if (r != NULL)
        r->in_hook = 0;
}

/* ---- Pure work that takes neither memory nor text --------------------------------------------------- */

#ifdef __linux__
#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { TICK_NS = 50000000 }; /* processor time between two checks */

static pthread_once_t prepared = PTHREAD_ONCE_INIT;
static pthread_key_t timer_key;
static _Thread_local timer_t timer;

/* Does nothing inside a hook; the next tick ends the work. */
static void interrupt(int number) {
    odd_budget *r = current;
    (void)number;
    if (r != NULL && r->pure && !r->in_hook)
        look(r);
}

static void delete_timer(void *own) {
    timer_delete(*(timer_t *)own);
}

/* The signal stays unblocked in its handler, so that the handler may jump. */
static void prepare(void) {
    struct sigaction action = {.sa_handler = interrupt, .sa_flags = SA_RESTART | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    sigaction(SIGVTALRM, &action, NULL);
    pthread_key_create(&timer_key, delete_timer);
}

/* Each thread has its own timer, which measures the thread's processor time. */
static void set_timer(const odd_budget *r, long ns) {
    struct itimerspec tick = {{0, ns}, {0, ns}};
    struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGVTALRM};
    if (!r->pure || r->time_us == 0)
        return;
    pthread_once(&prepared, prepare);
    event.sigev_notify_thread_id = (pid_t)syscall(SYS_gettid);
    if (pthread_getspecific(timer_key) == NULL) {
        if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer) != 0)
            return;
        pthread_setspecific(timer_key, &timer);
    }
    timer_settime(timer, 0, &tick, NULL);
}
#else
enum { TICK_NS = 0 };

static void set_timer(const odd_budget *r, long ns) {
    (void)r;
    (void)ns;
}
#endif

odd_budget_result odd_budget_run(odd_budget *r, void (*work)(void *owner), void *owner) {
    jmp_buf out;
    odd_budget *volatile before = current;
    r->text = 0;
    r->ended = ODD_BUDGET_DONE;
    r->began_us = processor_us();
    r->paused_us = 0;
    r->end_us = r->time_us > 0 ? r->began_us + r->time_us : 0;
    r->out = &out;
    r->in_hook = 0;
    set_timer(r, TICK_NS);
    if (setjmp(out) == 0) {
        current = r;
        work(owner);
    }
    current = before;
    set_timer(r, 0);
    if (before != NULL)
        set_timer(before, TICK_NS);
    r->out = NULL;
    return r->ended;
}

/* ---- Memory ------------------------------------------------------------------------------------- */

void *odd_budget_take(void *owner, size_t bytes) {
    odd_budget *r = enter_hook();
    (void)owner;
    if (r != NULL)
        look(r);
    if (bytes > SIZE_MAX / 2 || (r != NULL && r->most > 0 && r->bytes + bytes > r->most))
        odd_budget_out_of_memory();
    odd_budget_block *block;
    while ((block = calloc(1, bytes + HEAD)) == NULL)
        odd_budget_out_of_memory();
    block->budget = r;
    block->bytes = bytes + HEAD;
    if (r != NULL) {
        block->next = r->first;
        block->at = &r->first;
        if (block->next != NULL)
            block->next->at = &block->next;
        r->first = block;
        r->bytes += block->bytes;
    }
    leave_hook(r);
    return (char *)block + HEAD;
}

void odd_budget_give(void *owner, void *memory, size_t bytes) {
    odd_budget_block *block = (odd_budget_block *)((char *)memory - HEAD);
    odd_budget *r = enter_hook();
    (void)owner;
    (void)bytes;
    if (block->budget != NULL) {
        *block->at = block->next;
        if (block->next != NULL)
            block->next->at = block->at;
        block->budget->bytes -= block->bytes;
    }
    free(block);
    leave_hook(r);
}

void odd_budget_resize(odd_out *o, size_t cap) {
    odd_budget *r = enter_hook();
    char *text;
    if (r != NULL) {
        r->text += cap - o->cap;
        if (r->text_most > 0 && r->text > r->text_most)
            end(r, ODD_BUDGET_TEXT);
        look(r);
    }
    while ((text = realloc(o->text, cap)) == NULL)
        odd_budget_out_of_memory();
    o->text = text;
    o->cap = cap;
    leave_hook(r);
}

void odd_budget_free(odd_budget *r) {
    for (odd_budget_block *block = r->first, *next; block != NULL; block = next) {
        next = block->next;
        free(block);
    }
    r->first = NULL;
    r->bytes = 0;
    if (has_reserve)
        odd_budget_reserve();
}
