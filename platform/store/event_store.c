/* Logs of events: an event is a row, and each of its lines is a row that cannot be changed. */
#include "platform/store/event_store_inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "platform/memory.h"
#include "platform/store/event_store.h"

/* The columns of LINES. One statement reads the event with its lines, so that both are from the same moment. */
enum { NAME, CREATED, LENGTH, LAST, BEFORE, NUMBER, TIME, AUTHOR, KEY_OF, COUNT, TEXT, HASH };

/* ---- Opening ----------------------------------------------------------------------------------- */

/* A damaged database is not served. */
static int check_all(odd_store *s, odd_error *error) {
    odd_soundness found;
    char more[40] = "";
    odd_store_check(s, false, NULL, NULL, &found);
    if (found.findings > 1)
        snprintf(more, sizeof more, " (%lld findings)", (long long)found.findings);
    return found.findings == 0 ? ODD_OK
                               : odd_fail(error, ODD_E_OUTSIDE, 0, 0, "is damaged: %s%s", found.first, more);
}

static int open_store(odd_store *s, const char *path, odd_store_use use, odd_error *error) {
    bool reads = use == ODD_STORE_READ || use == ODD_STORE_CHECK;
    s->shared = odd_db_is_address(path);
    s->db = odd_db_open(path, s->shared ? &odd_shared_log_kind : &odd_log_kind,
                        reads ? ODD_DB_READ : ODD_DB_WRITE, error);
    if (s->db == NULL)
        return error->code;
    s->chained = s->shared || odd_db_version(s->db) > 1;
    int code = use == ODD_STORE_SERVE && !s->shared ? check_all(s, error) : ODD_OK;
    return code == ODD_OK && use != ODD_STORE_CHECK ? odd_store_prepare(s, error) : code;
}

odd_store *odd_store_open(const char *path, odd_store_use use, odd_error *error) {
    odd_store *s = calloc(1, sizeof *s);
    if (s == NULL || !odd_chain_ready()) {
        odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
        free(s);
        return NULL;
    }
    if (open_store(s, path, use, error) == ODD_OK)
        return s;
    odd_store_close(s);
    return NULL;
}

void odd_store_close(odd_store *s) {
    if (s == NULL)
        return;
    odd_locked_forget(s);
    for (int i = 0; i < ODD_SQL_COUNT; i++)
        odd_query_close(s->query[i]);
    odd_db_close(s->db);
    free(s);
}

bool odd_store_is_database(const char *bytes, size_t len) {
    static const char magic[] = "SQLite format 3";
    return len >= sizeof magic && memcmp(bytes, magic, sizeof magic) == 0;
}

odd_store_use odd_store_use_of(const char *path, bool read_only, odd_store_use use) {
    return read_only && odd_db_is_address(path) ? ODD_STORE_READ : use;
}

bool odd_store_is_shared(const odd_store *s) {
    return s->shared;
}

bool odd_store_is_address(const char *path) {
    return odd_db_is_address(path);
}

void odd_store_hide_password(char *argument) {
    odd_db_hide_password(argument);
}

void odd_store_patience(odd_store *s, int busy_ms) {
    odd_db_patience(s->db, busy_ms);
}

int odd_store_version(odd_store *s, int64_t *version, odd_error *error) {
    *version = s->shared ? 0 : odd_db_number(s->db, "PRAGMA data_version");
    return *version >= 0 ? ODD_OK : odd_db_failed(s->db, error);
}

/* ---- Reading ----------------------------------------------------------------------------------- */

bool odd_store_name_good(odd_text name) {
    bool good = name.len > 0 && name.len <= ODD_STORE_NAME_MAX;
    for (size_t i = 0; good && i < name.len; i++) {
        char c = name.text[i];
        bool inside = i > 0 && i + 1 < name.len && (c == '-' || c == '_' || c == '.');
        good = odd_is_letter(c) || odd_is_digit(c) || inside;
    }
    return good;
}

/* Called after the last row: reports an error if that is why there are no more. */
static int finish(odd_store *s, odd_query *q, odd_step_result step, odd_error *error) {
    int code = step == ODD_FAILED ? odd_db_failed(s->db, error) : ODD_OK;
    odd_query_reset(q);
    return code;
}

/* Passes the rows of a query to `take`. */
static int each_event(odd_store *s, odd_query *q, bool (*take)(void *owner, const odd_stored_event *event),
                      void *owner, odd_error *error) {
    odd_step_result step;
    while ((step = odd_query_step(q)) == ODD_ROW) {
        odd_stored_event event = {
            odd_query_get_int(q, 0), odd_query_get(q, 1),     odd_query_get(q, 2),
            odd_query_get_int(q, 3), odd_query_get_int(q, 4),
        };
        if (odd_query_is_null(q, 2))
            event.title.text = NULL;
        if (q == s->query[ODD_SQL_CHANGES])
            s->seen = odd_query_get_int(q, 5);
        if (!take(owner, &event))
            break;
    }
    return finish(s, q, step, error);
}

int odd_store_events(odd_store *s, bool (*take)(void *owner, const odd_stored_event *event), void *owner,
                     odd_error *error) {
    return each_event(s, s->query[ODD_SQL_EVENTS], take, owner, error);
}

int odd_store_event_named(odd_store *s, odd_text name,
                          bool (*take)(void *owner, const odd_stored_event *event), void *owner,
                          odd_error *error) {
    odd_query_text(s->query[ODD_SQL_NAMED], 1, name);
    return each_event(s, s->query[ODD_SQL_NAMED], take, owner, error);
}

/* Changes by transactions that may have been open at the last call, or began later. */
static int changes_by_others(odd_store *s, bool (*take)(void *owner, const odd_stored_event *event),
                             void *owner, bool *all, odd_error *error) {
    unsigned connection = odd_db_connections(s->db);
    *all = s->seen_on != connection;
    odd_query_int(s->query[ODD_SQL_CHANGES], 1, *all ? 0 : s->seen);
    int code = each_event(s, s->query[ODD_SQL_CHANGES], take, owner, error);
    s->seen_on = code == ODD_OK && connection == odd_db_connections(s->db) ? connection : 0;
    return code;
}

int odd_store_changes(odd_store *s, bool (*take)(void *owner, const odd_stored_event *event), void *owner,
                      bool *all, odd_error *error) {
    int64_t version;
    *all = false;
    if (s->shared)
        return changes_by_others(s, take, owner, all, error);
    int code = odd_store_version(s, &version, error);
    if (code != ODD_OK || s->seen == version + 1)
        return code;
    *all = true;
    code = odd_store_events(s, take, owner, error);
    s->seen = code == ODD_OK ? version + 1 : 0;
    return code;
}

bool odd_store_connection_is_new(const odd_store *s) {
    return s->shared && s->seen_on != odd_db_connections(s->db);
}

bool odd_store_wait(odd_store *s, int timeout_ms) {
    return odd_db_wait(s->db, timeout_ms);
}

/* A walk along the lines of an event and their chain. */
typedef struct walk {
    odd_query *q;
    odd_chain chain;
    bool chained, begun;
    int64_t length; /* of the log, as the event states it */
    char name[ODD_STORE_NAME_MAX + 1];
    unsigned char head[ODD_CHAIN_BYTES];
} walk;

static int broken(const walk *w, int64_t line, const char *what, odd_error *error) {
    char message[200];
    snprintf(message, sizeof message, "is damaged: event '%s', line %lld %s", w->name, (long long)line, what);
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", message);
}

static void copy_hash(unsigned char *hash, odd_text stored) {
    if (stored.len == ODD_CHAIN_BYTES)
        memcpy(hash, stored.text, ODD_CHAIN_BYTES);
}

/* Starts with the hash of the line before, or of the event. */
static void begin_walk(walk *w, int64_t from) {
    odd_text name = odd_query_get(w->q, NAME);
    odd_chain_start(&w->chain, name, odd_query_get_int(w->q, CREATED));
    if (from > 1)
        copy_hash(w->chain.hash, odd_query_get(w->q, BEFORE));
    w->chain.number = from - 1;
    copy_hash(w->head, odd_query_get(w->q, LAST));
    w->length = odd_query_get_int(w->q, LENGTH);
    snprintf(w->name, sizeof w->name, "%.*s", (int)name.len, name.text);
    w->begun = true;
}

static int next_line(walk *w, odd_stored_line *line, odd_error *error) {
    odd_query *q = w->q;
    odd_link link = {odd_query_get_int(q, TIME), odd_query_get(q, AUTHOR), odd_query_get(q, TEXT),
                     odd_query_get(q, KEY_OF), odd_query_get_int(q, COUNT)};
    *line = (odd_stored_line){odd_query_get_int(q, NUMBER), link.time_ms, link.author, link.text};
    if (line->number != w->chain.number + 1)
        return broken(w, w->chain.number + 1, "is missing", error);
    if (!w->chained) {
        w->chain.number++;
        return ODD_OK;
    }
    odd_chain_add(&w->chain, &link);
    if (line->number > w->length)
        return broken(w, line->number, "was added by another program", error);
    return odd_chain_has_hash(&w->chain, odd_query_get(q, HASH))
               ? ODD_OK
               : broken(w, line->number, "does not match its checksum", error);
}

/* After the last line, the chain must end with the head. */
static int end_walk(walk *w, odd_error *error) {
    if (!w->begun)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the event no longer exists");
    if (!w->chained || w->chain.number > w->length)
        return ODD_OK;
    if (w->chain.number < w->length)
        return broken(w, w->chain.number + 1, "is missing", error);
    return memcmp(w->chain.hash, w->head, ODD_CHAIN_BYTES) == 0
               ? ODD_OK
               : broken(w, w->length, "does not match the checksum of the event", error);
}

int odd_store_lines(odd_store *s, int64_t event, int64_t from,
                    bool (*take)(void *owner, const odd_stored_line *line), void *owner, odd_error *error) {
    walk w = {.q = s->query[ODD_SQL_LINES], .chained = s->chained};
    odd_stored_line line;
    odd_step_result step = ODD_ROW;
    int code = ODD_OK;
    bool more = true;
    from = from > 0 ? from : 1;
    odd_query_int(w.q, 1, event);
    odd_query_int(w.q, 2, from);
    while (more && (step = odd_query_step(w.q)) == ODD_ROW) {
        if (!w.begun)
            begin_walk(&w, from);
        if (odd_query_is_null(w.q, NUMBER)) /* the event has no such lines */
            continue;
        code = next_line(&w, &line, error);
        more = code == ODD_OK && take(owner, &line);
    }
    if (step == ODD_FAILED)
        code = odd_db_failed(s->db, error);
    else if (step == ODD_DONE)
        code = end_walk(&w, error);
    odd_query_reset(w.q);
    return code;
}

static bool add_line(void *owner, const odd_stored_line *line) {
    odd_out *log = owner;
    if (line->text.len > 0)
        odd_out_bytes(log, line->text.text, line->text.len);
    odd_out_char(log, '\n');
    return true;
}

int odd_store_text(odd_store *s, int64_t event, odd_out *text, odd_error *error) {
    return odd_store_lines(s, event, 1, add_line, text, error);
}

/* Runs a query that returns at most one row. */
static odd_step_result only_row(odd_store *s, odd_query *q, odd_error *error) {
    odd_step_result step = odd_query_step(q);
    if (step == ODD_FAILED)
        odd_db_failed(s->db, error);
    return step;
}

int odd_store_find(odd_store *s, odd_text name, int64_t *event, odd_error *error) {
    odd_query *q = s->query[ODD_SQL_FIND];
    odd_query_text(q, 1, name);
    odd_step_result step = only_row(s, q, error);
    *event = step == ODD_ROW ? odd_query_get_int(q, 0) : 0;
    odd_query_reset(q);
    return step != ODD_FAILED ? ODD_OK : error->code;
}

static int read_head(odd_store *s, odd_query *q, int64_t event, odd_text key, odd_head *h, odd_error *error) {
    *h = (odd_head){.chain = {.number = -1}};
    odd_query_int(q, 1, event);
    odd_step_result step = only_row(s, q, error);
    if (step == ODD_ROW) {
        h->chain.number = odd_query_get_int(q, 0);
        copy_hash(h->chain.hash, odd_query_get(q, 1));
        h->keyed = key.len > 0 && odd_text_same(odd_query_get(q, 2), key);
    }
    odd_query_reset(q);
    if (step == ODD_DONE)
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the event no longer exists");
    return step == ODD_ROW ? ODD_OK : error->code;
}

/* Locks the head of an event against other writers until the end of the transaction. */
static int lock_head(odd_store *s, int64_t event, odd_text key, odd_head *h, odd_error *error) {
    return odd_locked_head(s, event, key, h) ? ODD_OK
                                             : read_head(s, s->query[ODD_SQL_LOCK], event, key, h, error);
}

/* ---- Writing ----------------------------------------------------------------------------------- */

int odd_store_begin(odd_store *s, odd_error *error) {
    s->grown = false;
    bool begun = odd_db_run(s->db, s->shared ? "BEGIN" : "BEGIN IMMEDIATE"),
         locked = begun && (!s->shared || odd_query_run(s->query[ODD_SQL_LOCK_VALUES]));
    int code = locked ? ODD_OK : odd_db_failed(s->db, error);
    if (begun && !locked)
        odd_store_rollback(s);
    return code;
}

int odd_store_begin_additions(odd_store *s, const odd_addition *const *additions, size_t count,
                              odd_error *error) {
    if (!s->shared)
        return odd_store_begin(s, error);
    int code = ODD_E_AWAY;
    s->grown = false;
    for (int tries = 0; tries < 2 && code == ODD_E_AWAY; tries++) { /* a connection may turn out to be lost */
        odd_locked_forget(s);
        if (!odd_db_run(s->db, "BEGIN"))
            return odd_db_failed(s->db, error);
        code = count > 0 ? odd_locked_read(s, additions, count, error) : ODD_OK;
        if (code != ODD_OK)
            odd_store_rollback(s);
    }
    return code;
}

bool odd_store_begin_reading(odd_store *s) {
    return odd_db_run(s->db, s->shared ? "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY" : "BEGIN");
}

/* A transaction that was written but could not be synced is still in the write-ahead log, and would be found there after a crash.
 * Moves what was committed into the database, and empties the log. */
static bool forget_unsynced(odd_store *s) {
    return odd_db_number(s->db, "PRAGMA wal_checkpoint(TRUNCATE)") == 0;
}

int odd_store_commit(odd_store *s, odd_error *error) {
    odd_error why;
    bool told = !s->shared || !s->grown || odd_query_run(s->query[ODD_SQL_NOTIFY]);
    if (told && odd_db_run(s->db, "COMMIT")) {
        odd_locked_forget(s);
        return ODD_OK;
    }
    bool uncertain = odd_db_uncertain(s->db);
    int code = odd_db_failed(s->db, error);
    odd_store_rollback(s);
    if (uncertain && (s->shared || !forget_unsynced(s))) {
        why = *error;
        code = s->shared ? ODD_E_UNCERTAIN : code;
        odd_fail(error, code, 0, 0, "%s; it may or may not be stored: send it again with the same key",
                 why.message);
    }
    return code;
}

void odd_store_rollback(odd_store *s) {
    odd_locked_forget(s);
    odd_db_run(s->db, "ROLLBACK");
}

int odd_store_create(odd_store *s, odd_text name, int64_t time_ms, int64_t *event, odd_error *error) {
    odd_query *q = s->query[ODD_SQL_CREATE];
    odd_chain chain;
    odd_chain_start(&chain, name, time_ms);
    *event = 0;
    odd_query_text(q, 1, name);
    odd_query_int(q, 2, time_ms);
    odd_query_bytes(q, 3, chain.hash, sizeof chain.hash);
    odd_step_result step = odd_query_step(q);
    if (step == ODD_ROW) {
        *event = odd_query_get_int(q, 0);
        step = odd_query_step(q);
    }
    return finish(s, q, step, error);
}

static int run(odd_store *s, odd_query *q, odd_error *error) {
    return odd_query_run(q) ? ODD_OK : odd_db_failed(s->db, error);
}

int odd_store_remove(odd_store *s, int64_t event, odd_error *error) {
    odd_query_int(s->query[ODD_SQL_REMOVE], 1, event);
    return run(s, s->query[ODD_SQL_REMOVE], error);
}

int odd_store_retitle(odd_store *s, int64_t event, odd_text title, odd_error *error) {
    odd_query_text(s->query[ODD_SQL_RETITLE], 1, title);
    odd_query_int(s->query[ODD_SQL_RETITLE], 2, event);
    return run(s, s->query[ODD_SQL_RETITLE], error);
}

/* Compares the lines of an addition with those that are stored. */
typedef struct comparison {
    const odd_addition *addition;
    size_t at;
    bool same;
} comparison;

static bool compare(void *owner, const odd_stored_line *line) {
    comparison *c = owner;
    odd_text mine = c->addition->lines[c->at];
    c->same =
        mine.len == line->text.len && (mine.len == 0 || memcmp(mine.text, line->text.text, mine.len) == 0);
    c->at++;
    return c->same && c->at < c->addition->count;
}

/* An addition whose key is stored: a retry, or another addition. */
static odd_addition_state recognize(odd_store *s, const odd_addition *addition, int64_t first, int64_t count,
                                    odd_error *error) {
    comparison c = {addition, 0, true};
    if (count != (int64_t)addition->count)
        return ODD_ADDITION_REUSED;
    if (count == 0)
        return ODD_ADDITION_REPEATED;
    if (odd_store_lines(s, addition->event, first, compare, &c, error) != ODD_OK)
        return ODD_ADDITION_FAILED;
    return c.same && c.at == addition->count ? ODD_ADDITION_REPEATED : ODD_ADDITION_REUSED;
}

/* Finds the lines that were added with the key. Returns ODD_DONE if there are none. */
static odd_step_result find_key(odd_store *s, const odd_addition *addition, int64_t *first, int64_t *count,
                                odd_error *error) {
    odd_query *q = s->query[ODD_SQL_KEY];
    odd_key_state known = odd_locked_key(s, addition, first, count);
    if (known != ODD_KEY_UNKNOWN)
        return known == ODD_KEY_USED ? ODD_ROW : ODD_DONE;
    odd_query_int(q, 1, addition->event);
    odd_query_text(q, 2, addition->key);
    odd_step_result step = only_row(s, q, error);
    if (step == ODD_ROW) {
        *first = odd_query_get_int(q, 0);
        *count = odd_query_get_int(q, 1);
    }
    odd_query_reset(q);
    return step;
}

odd_addition_state odd_store_check_addition(odd_store *s, const odd_addition *addition, int64_t *first,
                                            int64_t *length, odd_error *error) {
    int64_t count = 0;
    odd_head h;
    *first = 1;
    if (lock_head(s, addition->event, addition->key, &h, error) != ODD_OK)
        return ODD_ADDITION_FAILED;
    odd_step_result step = h.keyed ? ODD_ROW : ODD_DONE;
    if (!h.keyed && addition->key.len > 0)
        step = find_key(s, addition, first, &count, error);
    if (step == ODD_FAILED)
        return ODD_ADDITION_FAILED;
    if (step == ODD_ROW) {
        *length = *first + count - 1;
        return recognize(s, addition, *first, count, error);
    }
    *length = h.chain.number;
    *first = *length + 1;
    return addition->expected < 0 || addition->expected == *length ? ODD_ADDITION_NEW : ODD_ADDITION_CONFLICT;
}

static int add_lines(odd_store *s, const odd_addition *a, odd_chain *chain, odd_error *error) {
    odd_query *q = s->query[ODD_SQL_ADD_LINE];
    int code = ODD_OK;
    odd_query_int(q, 1, a->event);
    odd_query_int(q, 3, a->time_ms);
    odd_query_text(q, 4, a->author);
    for (size_t i = 0; code == ODD_OK && i < a->count; i++) {
        odd_link line = {a->time_ms, a->author, a->lines[i], i == 0 ? a->key : (odd_text){0},
                         i == 0 ? (int64_t)a->count : 0};
        odd_chain_add(chain, &line);
        odd_query_int(q, 2, chain->number);
        odd_query_text(q, 5, line.key);
        odd_query_int(q, 6, line.count);
        odd_query_text(q, 7, line.text);
        odd_query_bytes(q, 8, chain->hash, sizeof chain->hash);
        code = run(s, q, error);
    }
    return code;
}

/* Updates the length of the event and the head of its chain. */
static int grow(odd_store *s, const odd_addition *a, const odd_chain *chain, odd_error *error) {
    odd_query *q = s->query[ODD_SQL_GROW];
    odd_query_int(q, 1, chain->number);
    odd_query_int(q, 2, a->time_ms);
    odd_query_bytes(q, 3, chain->hash, sizeof chain->hash);
    if (a->title.text != NULL)
        odd_query_text(q, 4, a->title);
    else
        odd_query_null(q, 4);
    odd_query_int(q, 5, a->event);
    return run(s, q, error);
}

int odd_store_append(odd_store *s, const odd_addition *a, int64_t first, odd_error *error) {
    odd_head h;
    int code = lock_head(s, a->event, (odd_text){0}, &h, error);
    if (code == ODD_OK && h.chain.number != first - 1)
        code = odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the length of the log has changed: nothing was added");
    if (code == ODD_OK && a->count == 0 && a->key.len > 0) {
        odd_query_text(s->query[ODD_SQL_ADD_KEY], 1, a->key);
        odd_query_int(s->query[ODD_SQL_ADD_KEY], 2, a->event);
        code = run(s, s->query[ODD_SQL_ADD_KEY], error);
    }
    if (code == ODD_OK)
        code = add_lines(s, a, &h.chain, error);
    s->grown = true;
    if (code == ODD_OK)
        code = grow(s, a, &h.chain, error);
    if (code == ODD_OK)
        odd_locked_append(s, a, first, &h.chain);
    return code;
}

/* ---- Values besides the logs ---------------------------------------------------------------------- */

int odd_store_keep(odd_store *s, odd_text name, odd_text value, int64_t until_ms, odd_error *error) {
    odd_query *q = s->query[value.text != NULL ? ODD_SQL_KEEP : ODD_SQL_FORGET];
    odd_query_text(q, 1, name);
    if (value.text != NULL) {
        odd_query_bytes(q, 2, value.text, value.len);
        odd_query_int(q, 3, until_ms);
    }
    return run(s, q, error);
}

static int each_kept(odd_store *s, odd_query *q, odd_text text,
                     bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                     odd_error *error) {
    odd_step_result step;
    odd_query_text(q, 1, text);
    while ((step = odd_query_step(q)) == ODD_ROW &&
           take(owner, odd_query_get(q, 0), odd_query_get(q, 1), odd_query_get_int(q, 2)))
        ;
    return finish(s, q, step, error);
}

int odd_store_values(odd_store *s, odd_text prefix,
                     bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                     odd_error *error) {
    odd_out end = ODD_HEAP_OUT; /* no text has the byte 0xFF: all names with the prefix are before this */
    if (prefix.len > 0)
        odd_out_bytes(&end, prefix.text, prefix.len);
    odd_out_char(&end, '\xff');
    odd_query_text(s->query[ODD_SQL_KEPT], 2, (odd_text){end.text, end.len});
    int code = each_kept(s, s->query[ODD_SQL_KEPT], prefix, take, owner, error);
    odd_out_free(&end);
    return code;
}

int odd_store_value(odd_store *s, odd_text name,
                    bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                    odd_error *error) {
    return each_kept(s, s->query[ODD_SQL_KEPT_ONE], name, take, owner, error);
}
