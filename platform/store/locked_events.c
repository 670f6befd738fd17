/* The heads and keys of the events that a transaction has locked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "platform/memory.h"
#include "platform/store/event_store_inner.h"

typedef struct locked_event {
    int64_t event;
    odd_chain chain;
    odd_text key; /* of its creation without lines */
} locked_event;

/* The key of an addition, and its lines if it is stored. */
typedef struct locked_key {
    int64_t event;
    odd_text key;
    int64_t first, count;
    bool used;
} locked_key;

typedef struct odd_event_locks {
    locked_event *events;
    size_t event_count, event_cap;
    locked_key *keys;
    size_t key_count, key_cap;
} odd_event_locks;

static odd_text copy_of(odd_text text) {
    char *copy = odd_alloc(text.len + 1, 1);
    if (text.len > 0)
        memcpy(copy, text.text, text.len);
    return (odd_text){copy, text.len};
}

void odd_locked_forget(odd_store *s) {
    odd_event_locks *l = s->locked;
    s->locked = NULL;
    if (l == NULL)
        return;
    for (size_t i = 0; i < l->event_count; i++)
        free((char *)l->events[i].key.text);
    for (size_t i = 0; i < l->key_count; i++)
        free((char *)l->keys[i].key.text);
    free(l->events);
    free(l->keys);
    free(l);
}

/* ---- Reading --------------------------------------------------------------------------------------- */

/* Lists as texts: numbers, and keys in hexadecimal digits. */
static void put_number(odd_out *list, int64_t number) {
    char digits[24];
    snprintf(digits, sizeof digits, list->len > 0 ? ",%lld" : "%lld", (long long)number);
    odd_out_text(list, digits);
}

static void put_key(odd_out *list, odd_text key, bool first) {
    static const char digits[] = "0123456789abcdef";
    odd_out_text(list, first ? "" : ",");
    for (size_t i = 0; i < key.len; i++) {
        unsigned char c = (unsigned char)key.text[i];
        odd_out_char(list, digits[c >> 4]);
        odd_out_char(list, digits[c & 15]);
    }
}

static int read_events(odd_store *s, const odd_out *ids, odd_error *error) {
    odd_query *q = s->query[ODD_SQL_LOCK_ALL];
    odd_event_locks *l = s->locked;
    odd_step_result step;
    odd_query_text(q, 1, (odd_text){ids->text, ids->len});
    while ((step = odd_query_step(q)) == ODD_ROW) {
        odd_text head = odd_query_get(q, 2);
        l->events = odd_grow(l->events, l->event_count, &l->event_cap, sizeof *l->events);
        locked_event *e = &l->events[l->event_count++];
        *e = (locked_event){.event = odd_query_get_int(q, 0), .key = copy_of(odd_query_get(q, 3))};
        e->chain.number = odd_query_get_int(q, 1);
        if (head.len == ODD_CHAIN_BYTES)
            memcpy(e->chain.hash, head.text, ODD_CHAIN_BYTES);
    }
    int code = step == ODD_DONE ? ODD_OK : odd_db_failed(s->db, error);
    odd_query_reset(q);
    return code;
}

static locked_key *find_key(const odd_event_locks *l, int64_t event, odd_text key) {
    for (size_t i = 0; l != NULL && i < l->key_count; i++)
        if (l->keys[i].event == event && odd_text_same(l->keys[i].key, key))
            return &l->keys[i];
    return NULL;
}

static int read_keys(odd_store *s, const odd_out *ids, const odd_out *keys, odd_error *error) {
    odd_query *q = s->query[ODD_SQL_KEYS];
    odd_step_result step;
    odd_query_text(q, 1, (odd_text){ids->text, ids->len});
    odd_query_text(q, 2, (odd_text){keys->text, keys->len});
    while ((step = odd_query_step(q)) == ODD_ROW) {
        locked_key *k = find_key(s->locked, odd_query_get_int(q, 0), odd_query_get(q, 1));
        if (k == NULL)
            continue;
        k->first = odd_query_get_int(q, 2);
        k->count = odd_query_get_int(q, 3);
        k->used = true;
    }
    int code = step == ODD_DONE ? ODD_OK : odd_db_failed(s->db, error);
    odd_query_reset(q);
    return code;
}

int odd_locked_read(odd_store *s, const odd_addition *const *additions, size_t count, odd_error *error) {
    odd_out all = ODD_HEAP_OUT, ids = ODD_HEAP_OUT, keys = ODD_HEAP_OUT;
    odd_event_locks *l = s->locked = odd_alloc(1, sizeof *l);
    for (size_t i = 0; i < count; i++) {
        const odd_addition *a = additions[i];
        put_number(&all, a->event);
        if (a->key.len == 0 || find_key(l, a->event, a->key) != NULL)
            continue;
        put_key(&keys, a->key, ids.len == 0);
        put_number(&ids, a->event);
        l->keys = odd_grow(l->keys, l->key_count, &l->key_cap, sizeof *l->keys);
        l->keys[l->key_count++] = (locked_key){.event = a->event, .key = copy_of(a->key)};
    }
    int code = read_events(s, &all, error);
    if (code == ODD_OK && l->key_count > 0)
        code = read_keys(s, &ids, &keys, error);
    odd_out_free(&all);
    odd_out_free(&ids);
    odd_out_free(&keys);
    return code;
}

/* ---- Asking ---------------------------------------------------------------------------------------- */

static locked_event *find_event(const odd_event_locks *l, int64_t event) {
    for (size_t i = 0; l != NULL && i < l->event_count; i++)
        if (l->events[i].event == event)
            return &l->events[i];
    return NULL;
}

bool odd_locked_head(const odd_store *s, int64_t event, odd_text key, odd_head *head) {
    const locked_event *e = find_event(s->locked, event);
    if (e != NULL)
        *head = (odd_head){e->chain, key.len > 0 && odd_text_same(e->key, key)};
    return e != NULL;
}

odd_key_state odd_locked_key(const odd_store *s, const odd_addition *a, int64_t *first, int64_t *count) {
    const locked_key *k = find_key(s->locked, a->event, a->key);
    if (k == NULL)
        return ODD_KEY_UNKNOWN;
    *first = k->used ? k->first : *first;
    *count = k->used ? k->count : *count;
    return k->used ? ODD_KEY_USED : ODD_KEY_NEW;
}

void odd_locked_append(odd_store *s, const odd_addition *a, int64_t first, const odd_chain *chain) {
    locked_event *e = find_event(s->locked, a->event);
    locked_key *k = a->key.len > 0 ? find_key(s->locked, a->event, a->key) : NULL;
    if (e != NULL)
        e->chain = *chain;
    if (k != NULL && a->count > 0) {
        k->used = true;
        k->first = first;
        k->count = (int64_t)a->count;
    }
}
