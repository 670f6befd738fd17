/* Lines read from the database while the lock of a connection is held, and used afterwards. */
#include <stdlib.h>
#include <string.h>

#include "server/event_cache.h"

typedef struct record {
    int64_t number, time_ms;
    size_t author, text; /* lengths; the bytes follow the header */
} record;

static bool keep_bytes(odd_stored_lines *s, const void *bytes, size_t len) {
    if (s->cap - s->len < len) {
        size_t cap = (s->cap + len) * 2;
        char *more = realloc(s->bytes, cap);
        if (more == NULL) {
            s->no_memory = true;
            return false;
        }
        s->bytes = more;
        s->cap = cap;
    }
    if (len > 0)
        memcpy(s->bytes + s->len, bytes, len);
    s->len += len;
    return true;
}

static bool keep_line(void *owner, const odd_stored_line *line) {
    odd_stored_lines *s = owner;
    record r = {line->number, line->time_ms, line->author.len, line->text.len};
    s->cut = s->most > 0 && s->len >= s->most;
    if (s->left == 0 || s->cut || !keep_bytes(s, &r, sizeof r) ||
        !keep_bytes(s, line->author.text, line->author.len) ||
        !keep_bytes(s, line->text.text, line->text.len))
        return false;
    s->left--;
    return true;
}

int odd_stored_lines_from(odd_stored_lines *s, odd_store *store, int64_t event, int64_t from,
                          odd_error *error) {
    int code = odd_store_lines(store, event, from, keep_line, s, error);
    if (code == ODD_OK && s->no_memory)
        code = odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory for these lines: try again later");
    return code;
}

int odd_stored_lines_read(odd_stored_lines *s, odd_event_cache *c, odd_cached_event *e, int64_t from,
                          odd_error *error) {
    pthread_mutex_t *lock = c->reader != NULL ? &c->reader_lock : &c->store_lock;
    pthread_mutex_lock(lock);
    int code = odd_stored_lines_from(s, c->reader != NULL ? c->reader : c->store, e->id, from, error);
    pthread_mutex_unlock(lock);
    return code;
}

bool odd_stored_lines_next(const odd_stored_lines *s, size_t *at, odd_stored_line *line) {
    record r;
    if (*at >= s->len)
        return false;
    memcpy(&r, s->bytes + *at, sizeof r);
    const char *text = s->bytes + *at + sizeof r;
    *line = (odd_stored_line){r.number, r.time_ms, {text, r.author}, {text + r.author, r.text}};
    *at += sizeof r + r.author + r.text;
    return true;
}
