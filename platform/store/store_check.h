/* Whether a database of events is sound: its pages, its tables, and the hash chain of every log. */
#ifndef ODD_PLATFORM_STORE_STORE_CHECK_H
#define ODD_PLATFORM_STORE_STORE_CHECK_H

#include "platform/store/event_store.h"

/* Something that is wrong. */
typedef struct odd_fault {
    const char *event; /* its name; empty where it is about none */
    int64_t line;      /* 0: none */
    const char *what;
} odd_fault;

typedef struct odd_soundness {
    int64_t events, lines; /* that were looked at */
    int64_t findings;      /* 0: it is sound */
    char first[160];       /* the first finding as a sentence */
} odd_soundness;

/* Gives all findings; take may be NULL. A thorough check also compares every index with its table. Memory does not depend on
 * the size of the file. */
void odd_store_check(odd_store *store, bool thorough, void (*take)(void *owner, const odd_fault *fault),
                     void *owner, odd_soundness *soundness);

#endif
