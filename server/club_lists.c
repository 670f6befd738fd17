/* The club's lists: members, and who has signed in at the door. Rows are values of the database, so that every server of the same
 * file has them; each change is one transaction. Knows no requests. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "server/handlers.h"

enum {
    BUSY_MS = 2000,
    NAME_MAX_BYTES = 400,
    AT_ONCE = 64 /* expired rows that one change removes */
};

struct odd_lists {
    pthread_mutex_t lock;
    odd_store *store;
};

odd_lists *odd_lists_open(const char *path, bool read_only, odd_error *error) {
    odd_lists *lists = odd_alloc(1, sizeof *lists);
    pthread_mutex_init(&lists->lock, NULL);
    lists->store = odd_store_open(path, odd_store_use_of(path, read_only, ODD_STORE_WRITE), error);
    if (lists->store == NULL) {
        odd_lists_close(lists);
        return NULL;
    }
    odd_store_patience(lists->store, BUSY_MS);
    return lists;
}

void odd_lists_close(odd_lists *lists) {
    if (lists == NULL)
        return;
    odd_store_close(lists->store);
    pthread_mutex_destroy(&lists->lock);
    free(lists);
}

/* ---- Reading ------------------------------------------------------------------------------------- */

typedef struct reading {
    odd_lists_kind list;
    int64_t now_ms;
    size_t count;
    bool (*take)(void *owner, odd_text key, odd_text row);
    void *owner;
} reading;

static bool take_row(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    reading *r = owner;
    size_t len = strlen(r->list.name);
    if (until_ms != 0 && until_ms <= r->now_ms)
        return true;
    r->count++;
    return r->take == NULL || r->take(r->owner, (odd_text){name.text + len, name.len - len}, value);
}

int odd_lists_rows(odd_lists *lists, odd_lists_kind list, int64_t now_ms,
                   bool (*take)(void *owner, odd_text key, odd_text row), void *owner, odd_error *error) {
    reading r = {.list = list, .now_ms = now_ms, .take = take, .owner = owner};
    pthread_mutex_lock(&lists->lock);
    int code = odd_store_values(lists->store, odd_text_of(list.name), take_row, &r, error);
    pthread_mutex_unlock(&lists->lock);
    return code;
}

/* ---- Changing ------------------------------------------------------------------------------------ */

/* Removes expired rows, some with each change, also those of other events. */
static int forget(odd_store *store, odd_lists_kind list, int64_t now_ms, odd_error *error) {
    odd_text all = {list.name, strcspn(list.name, " ") + 1};
    return list.keep_s > 0 ? odd_store_forget(store, all, AT_ONCE, now_ms, error) : ODD_OK;
}

static int put_rows(odd_store *store, odd_lists_kind list, const odd_lists_row *rows, size_t count,
                    int64_t until_ms, odd_error *error) {
    int code = ODD_OK;
    for (size_t i = 0; i < count && code == ODD_OK; i++) {
        char name[NAME_MAX_BYTES];
        int len = snprintf(name, sizeof name, "%s%.*s", list.name, (int)rows[i].key.len, rows[i].key.text);
        if (len < 0 || (size_t)len >= sizeof name)
            return odd_fail(error, ODD_E_SYNTAX, 0, 0, "a name is too long");
        code = odd_store_keep(store, (odd_text){name, (size_t)len}, rows[i].row,
                              rows[i].row.text != NULL ? until_ms : 0, error);
    }
    return code;
}

int odd_lists_change(odd_lists *lists, odd_lists_kind list, const odd_lists_row *rows, size_t count,
                     int64_t now_ms, odd_error *error) {
    reading r = {.list = list, .now_ms = now_ms};
    int64_t until_ms = list.keep_s > 0 ? now_ms + (int64_t)list.keep_s * 1000 : 0;
    pthread_mutex_lock(&lists->lock);
    int code = odd_store_begin(lists->store, error);
    if (code == ODD_OK) {
        code = forget(lists->store, list, now_ms, error);
        if (code == ODD_OK)
            code = put_rows(lists->store, list, rows, count, until_ms, error);
        if (code == ODD_OK)
            code = odd_store_values(lists->store, odd_text_of(list.name), take_row, &r, error);
        if (code == ODD_OK && r.count > list.most)
            code = odd_fail(error, ODD_E_REFERENCE, 0, 0, "the list is full: at most %d", (int)list.most);
        if (code == ODD_OK)
            code = odd_store_commit(lists->store, error);
        else
            odd_store_rollback(lists->store);
    }
    pthread_mutex_unlock(&lists->lock);
    return code;
}

typedef struct value_comparison {
    odd_text was;
    bool same;
} value_comparison;

static bool compare(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    value_comparison *c = owner;
    (void)name;
    (void)until_ms;
    c->same = odd_text_same(value, c->was);
    return false;
}

int odd_lists_replace(odd_lists *lists, odd_lists_kind list, const odd_lists_row *row, odd_text was,
                      int64_t now_ms, bool *done, odd_error *error) {
    char name[NAME_MAX_BYTES];
    value_comparison c = {.was = was};
    snprintf(name, sizeof name, "%s%.*s", list.name, (int)row->key.len, row->key.text);
    pthread_mutex_lock(&lists->lock);
    int code = odd_store_begin(lists->store, error);
    if (code == ODD_OK) {
        code = odd_store_value(lists->store, odd_text_of(name), compare, &c, error);
        if (code == ODD_OK && c.same)
            code = put_rows(lists->store, list, row, 1, now_ms + (int64_t)list.keep_s * 1000, error);
        if (code == ODD_OK && c.same)
            code = odd_store_commit(lists->store, error);
        else
            odd_store_rollback(lists->store);
    }
    pthread_mutex_unlock(&lists->lock);
    *done = code == ODD_OK && c.same;
    return code;
}
