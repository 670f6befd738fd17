/* Solves the deals of events in the background, each once, so that a board is shown with what can be made and par. Results are kept
 * as values besides the logs, "solved " and the deal, where another start of the server and other servers find them, and the latest in
 * memory.
 *
 * There are two threads. The one of this file finds deals and stores results; it takes locks that others wait for, so it has an
 * ordinary priority and holds them for moments. The other, which only computes, is that of odd_dd_solve_all: it runs when nothing
 * else wants the processor, and takes no lock that a request or an addition waits for. */
#include <stdlib.h>
#include <string.h>

#include "platform/double_dummy.h"
#include "server/event_cache.h"

enum {
    QUEUE = 64,             /* events that wait; others are queued again when somebody opens a board */
    IN_MEMORY = 1 << 12,    /* solved deals, by the hash of the deal */
    DEALS_MAX = 2000,       /* deals of an event */
    MEMORY_MB = 16,         /* memory of the solver while it works */
    NAME_BYTES = 7 + 2 * 13 /* "solved ", and two bits for each card as hexadecimal digits */
};

#define KEPT_MS (INT64_C(400) * 24 * 3600 * 1000) /* later, a deal is solved again when it is needed */

typedef struct solved_deal {
    odd_hands hands; /* no cards: the place is free */
    odd_dd table;
} solved_deal;

struct odd_deal_solver {
    odd_event_cache *cache;
    pthread_t thread;
    atomic_bool stopping;
    bool stores; /* the database is writable */

    pthread_mutex_t lock; /* guards all members below; held briefly */
    pthread_cond_t wanted;
    odd_cached_event *queue[QUEUE];
    size_t first, count;
    solved_deal known[IN_MEMORY];
};

/* ---- What is known --------------------------------------------------------------------------------- */

/* Whether each of 52 cards is in one of four hands of 13. */
static bool is_whole(const odd_hands *hands) {
    uint64_t all = 0;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        if (__builtin_popcountll(hands->hand[seat]) != ODD_RANKS)
            return false;
        all |= hands->hand[seat];
    }
    return all == (UINT64_C(1) << ODD_CARDS) - 1;
}

static solved_deal *place_of(odd_deal_solver *s, const odd_hands *hands) {
    uint64_t hash = 0;
    for (int seat = ODD_NORTH; seat <= ODD_SOUTH; seat++)
        hash = (hash ^ hands->hand[seat]) * UINT64_C(0x9E3779B97F4A7C15) >> 1;
    return &s->known[(hash >> 40) % IN_MEMORY];
}

static bool same_hands(const odd_hands *a, const odd_hands *b) {
    bool same = true;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        same = same && a->hand[seat] == b->hand[seat];
    return same;
}

static bool find(odd_deal_solver *s, odd_dd *table, const odd_hands *hands) {
    pthread_mutex_lock(&s->lock);
    const solved_deal *k = place_of(s, hands);
    bool found = same_hands(&k->hands, hands);
    if (found)
        *table = k->table;
    pthread_mutex_unlock(&s->lock);
    return found;
}

static void remember(odd_deal_solver *s, const odd_dd *table, const odd_hands *hands) {
    pthread_mutex_lock(&s->lock);
    *place_of(s, hands) = (solved_deal){*hands, *table};
    pthread_mutex_unlock(&s->lock);
}

static bool find_or_queue(void *owner, odd_dd *table, const odd_hands *hands) {
    const odd_solver_call *call = owner;
    odd_deal_solver *s = call->cache->solver;
    if (s == NULL || !is_whole(hands))
        return false;
    if (find(s, table, hands))
        return true;
    odd_deal_solver_want(call->cache, call->event);
    return false;
}

odd_request odd_deal_solver_request(const odd_request *request, odd_solver_call *call) {
    odd_request r = *request;
    if (r.kind == ODD_REQUEST_BOARD) {
        r.solved = find_or_queue;
        r.solver = call;
    }
    return r;
}

/* ---- Kept values ----------------------------------------------------------------------------------- */

static const char digits[] = "0123456789abcdef";

static void name_of(char name[NAME_BYTES + 1], const odd_hands *hands) {
    size_t len = 7;
    memcpy(name, "solved ", len);
    for (int card = 0; card < ODD_CARDS; card += 2) {
        int two = 0;
        for (int i = 0; i < 2; i++)
            for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
                if (hands->hand[seat] & ODD_CARD_BIT(card + i))
                    two |= (seat - ODD_NORTH) << 2 * i;
        name[len++] = digits[two];
    }
    name[len] = '\0';
}

enum { TRICKS = 20 };

/* The nth number of tricks, from 0: clubs to notrump, and North to West in each strain. */
static uint8_t *nth(odd_dd *table, int n) {
    return &table->tricks[ODD_CLUBS + n / 4][ODD_NORTH + n % 4];
}

typedef struct stored_table {
    odd_text name;
    odd_dd *table;
    bool found;
} stored_table;

static bool take_kept(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    stored_table *k = owner;
    if (!odd_text_same(name, k->name) || value.len != TRICKS || until_ms < odd_now_ms())
        return true;
    memset(k->table, ODD_DD_UNKNOWN, sizeof *k->table);
    for (int n = 0; n < TRICKS; n++) {
        const char *at = memchr(digits, value.text[n], ODD_RANKS + 1);
        if (at == NULL)
            return true;
        *nth(k->table, n) = (uint8_t)(at - digits);
    }
    k->found = true;
    return false;
}

static bool read_kept(odd_deal_solver *s, odd_dd *table, const odd_hands *hands) {
    char name[NAME_BYTES + 1];
    odd_error error;
    name_of(name, hands);
    stored_table k = {.name = odd_text_of(name), .table = table};
    return odd_events_values(s->cache, k.name, take_kept, &k, &error) == ODD_OK && k.found;
}

bool odd_deal_solver_find(odd_event_cache *c, odd_dd *table, const odd_hands *hands) {
    odd_deal_solver *s = c->solver;
    if (s == NULL || !is_whole(hands))
        return false;
    if (find(s, table, hands))
        return true;
    bool kept = read_kept(s, table, hands);
    if (kept)
        remember(s, table, hands);
    return kept;
}

/* A value on its way to the database, through the writer. */
typedef struct table_append {
    odd_append append; /* first member: the writer returns a pointer to it */
    char name[NAME_BYTES + 1], value[TRICKS + 1];
} table_append;

static void stored(odd_append *append) {
    odd_out_free(&append->answer);
    free(append);
}

/* A value that cannot be stored is solved again after the next start. */
static void store(odd_deal_solver *s, odd_cached_event *event, odd_dd *table, const odd_hands *hands) {
    table_append *w = s->stores ? calloc(1, sizeof *w) : NULL;
    if (w == NULL)
        return;
    name_of(w->name, hands);
    for (int n = 0; n < TRICKS; n++)
        w->value[n] = digits[*nth(table, n)];
    w->append.event = event;
    w->append.keeping =
        (odd_value_change){odd_text_of(w->name), odd_text_of(w->value), odd_now_ms() + KEPT_MS};
    w->append.done = stored;
    odd_events_append(s->cache, &w->append);
}

/* ---- The thread ------------------------------------------------------------------------------------- */

static bool goes_on(void *owner) {
    odd_deal_solver *s = owner;
    return !atomic_load(&s->stopping);
}

/* Copies the complete deals of an event, so that its snapshot is not held while they are solved. */
static odd_hands *list_deals(odd_deal_solver *s, odd_cached_event *e, size_t *count) {
    odd_error error;
    odd_snapshot *snap = odd_snapshot_acquire(s->cache, e, &error);
    *count = 0;
    if (snap == NULL)
        return NULL;
    const odd_event *event = odd_open_event_current(snap->live);
    size_t most = odd_event_about(event)->deal_count;
    most = most < DEALS_MAX ? most : DEALS_MAX;
    odd_hands *list = calloc(most + 1, sizeof *list);
    for (size_t i = 0; list != NULL && i < most; i++) {
        list[*count] = odd_board_deal_at(event, i)->deal;
        odd_hands_complete(&list[*count]);
        *count += is_whole(&list[*count]);
    }
    odd_snapshot_release(s->cache, snap);
    return list;
}

static void solve_one(odd_deal_solver *s, odd_cached_event *e, const odd_hands *hands) {
    odd_dd table;
    odd_dd_limits limits = {
        .threads = 1, .memory_mb = MEMORY_MB, .idle = true, .go_on = goes_on, .go_on_data = s};
    if (find(s, &table, hands))
        return;
    bool kept = read_kept(s, &table, hands);
    if (!kept && odd_dd_solve_all(&table, hands, 1, limits, NULL, NULL, NULL) != ODD_OK)
        return;
    remember(s, &table, hands);
    if (!kept)
        store(s, e, &table, hands);
}

static odd_cached_event *next_event(odd_deal_solver *s) {
    odd_cached_event *e = NULL;
    pthread_mutex_lock(&s->lock);
    while (s->count == 0 && goes_on(s))
        pthread_cond_wait(&s->wanted, &s->lock);
    if (goes_on(s)) {
        e = s->queue[s->first];
        s->first = (s->first + 1) % QUEUE;
        s->count--;
    }
    pthread_mutex_unlock(&s->lock);
    return e;
}

static void *solve_wanted(void *owner) {
    odd_deal_solver *s = owner;
    for (odd_cached_event *e; (e = next_event(s)) != NULL;) {
        size_t count;
        odd_hands *deals = list_deals(s, e, &count);
        for (size_t i = 0; i < count && goes_on(s); i++)
            solve_one(s, e, &deals[i]);
        free(deals);
    }
    return NULL;
}

void odd_deal_solver_want(odd_event_cache *c, odd_cached_event *e) {
    odd_deal_solver *s = c->solver;
    e = e->whole != NULL ? e->whole : e;
    if (s == NULL)
        return;
    pthread_mutex_lock(&s->lock);
    bool waits = false;
    for (size_t i = 0; i < s->count; i++)
        waits = waits || s->queue[(s->first + i) % QUEUE] == e;
    if (!waits && s->count < QUEUE) {
        s->queue[(s->first + s->count++) % QUEUE] = e;
        pthread_cond_signal(&s->wanted);
    }
    pthread_mutex_unlock(&s->lock);
}

odd_deal_solver *odd_deal_solver_open(odd_event_cache *c, bool stores) {
    odd_deal_solver *s = odd_alloc(1, sizeof *s);
    s->cache = c;
    s->stores = stores;
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->wanted, NULL);
    if (pthread_create(&s->thread, NULL, solve_wanted, s) == 0)
        return s;
    atomic_store(&s->stopping, true);
    pthread_mutex_destroy(&s->lock);
    pthread_cond_destroy(&s->wanted);
    free(s);
    return NULL; /* the pages solve the deals that they show */
}

void odd_deal_solver_stop(odd_deal_solver *s) {
    if (s == NULL)
        return;
    pthread_mutex_lock(&s->lock);
    atomic_store(&s->stopping, true);
    pthread_cond_signal(&s->wanted);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->thread, NULL);
}

void odd_deal_solver_close(odd_deal_solver *s) {
    if (s == NULL)
        return;
    pthread_mutex_destroy(&s->lock);
    pthread_cond_destroy(&s->wanted);
    free(s);
}
