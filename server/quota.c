/* A hash table of the addresses that use something, with chains. */
#include "server/client.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "platform/memory.h"

enum { CHAINS = 1 << 12 };

typedef struct share {
    uint64_t address;
    size_t amount;
    struct share *next;
} share;

struct odd_quota {
    pthread_mutex_t lock;
    size_t all, each, taken;
    uint64_t seed;
    share *chains[CHAINS];
};

odd_quota *odd_quota_open(size_t all, size_t each) {
    odd_quota *q = odd_alloc(1, sizeof *q);
    q->all = all;
    q->each = each;
    q->seed = odd_seed();
    pthread_mutex_init(&q->lock, NULL);
    return q;
}

void odd_quota_close(odd_quota *q) {
    for (size_t i = 0; i < CHAINS; i++)
        for (share *s = q->chains[i], *next; s != NULL; s = next) {
            next = s->next;
            free(s);
        }
    pthread_mutex_destroy(&q->lock);
    free(q);
}

/* Where the share of a client is, or would be inserted. */
static share **find(odd_quota *q, uint64_t address) {
    uint64_t hash = (address ^ q->seed) * UINT64_C(0x9E3779B97F4A7C15);
    share **at = &q->chains[(hash >> 32) % CHAINS];
    while (*at != NULL && (*at)->address != address)
        at = &(*at)->next;
    return at;
}

bool odd_quota_take(odd_quota *q, uint64_t address, size_t amount) {
    pthread_mutex_lock(&q->lock);
    share **at = find(q, address);
    size_t own = *at != NULL ? (*at)->amount : 0;
    bool good = amount <= q->all - q->taken && own <= q->each && amount <= q->each - own;
    if (good && *at == NULL) {
        *at = calloc(1, sizeof **at);
        good = *at != NULL;
        if (good)
            (*at)->address = address;
    }
    if (good) {
        (*at)->amount += amount;
        q->taken += amount;
    }
    pthread_mutex_unlock(&q->lock);
    return good;
}

void odd_quota_return(odd_quota *q, uint64_t address, size_t amount) {
    pthread_mutex_lock(&q->lock);
    share **at = find(q, address), *s = *at;
    if (s != NULL) {
        s->amount -= amount;
        q->taken -= amount;
        if (s->amount == 0) {
            *at = s->next;
            free(s);
        }
    }
    pthread_mutex_unlock(&q->lock);
}
