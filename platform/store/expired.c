/* Removes values whose time is over. Uses the store as its callers do: knows no SQL. */
#include "base/out.h"
#include "base/text.h"
#include "platform/memory.h"
#include "platform/store/event_store.h"

typedef struct expired {
    odd_out names; /* each ends with NUL */
    size_t count, most;
    int64_t now_ms;
} expired;

static bool take_expired(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    expired *e = owner;
    (void)value;
    if (until_ms == 0 || until_ms > e->now_ms)
        return true;
    odd_out_bytes(&e->names, name.text, name.len);
    odd_out_char(&e->names, '\0');
    return ++e->count < e->most;
}

int odd_store_forget(odd_store *store, odd_text prefix, size_t most, int64_t now_ms, odd_error *error) {
    expired e = {.names = ODD_HEAP_OUT, .most = most, .now_ms = now_ms};
    int code = odd_store_values(store, prefix, take_expired, &e, error);
    for (size_t at = 0; at < e.names.len && code == ODD_OK;) {
        odd_text name = odd_text_of(e.names.text + at);
        code = odd_store_keep(store, name, (odd_text){0}, 0, error);
        at += name.len + 1;
    }
    odd_out_free(&e.names);
    return code;
}
