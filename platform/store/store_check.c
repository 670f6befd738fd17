/* Checks a database of events. After a finding, it continues with everything that can still be read. */
#include "platform/store/event_store.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "platform/store/event_store_inner.h"

typedef struct check_job {
    odd_store *store;
    void (*take)(void *owner, const odd_store_fault *fault);
    void *owner;
    odd_soundness *soundness;
    int64_t keyed; /* lines with a key */
} check_job;

/* ---- Findings ------------------------------------------------------------------------------------ */

static void find(check_job *c, const char *event, int64_t line, const char *what) {
    odd_soundness *s = c->soundness;
    odd_store_fault finding = {event, line, what};
    if (s->findings++ == 0 && line > 0)
        snprintf(s->first, sizeof s->first, "event '%s', line %lld %s", event, (long long)line, what);
    else if (s->findings == 1)
        snprintf(s->first, sizeof s->first, "%s%s%s%s", event[0] != '\0' ? "event '" : "", event,
                 event[0] != '\0' ? "' " : "", what);
    if (c->take != NULL)
        c->take(c->owner, &finding);
}

static void find_text(void *owner, const char *what) {
    find(owner, "", 0, what);
}

/* Reports an error of the database. */
static void find_failure(check_job *c, const char *event) {
    odd_error error = {0};
    char what[240];
    odd_db_failed(c->store->db, &error);
    snprintf(what, sizeof what, "cannot be read: %s", error.message);
    find(c, event, 0, what);
}

/* ---- Pages and tables ---------------------------------------------------------------------------- */

static void check_pages(check_job *c, const char *pragma) {
    odd_query *q = odd_query_open(c->store->db, pragma);
    odd_step_result step = ODD_FAILED;
    while (q != NULL && (step = odd_query_step(q)) == ODD_ROW) {
        char what[200];
        odd_text said = odd_query_get(q, 0);
        snprintf(what, sizeof what, "%.*s", (int)said.len, said.text);
        if (!odd_text_is(said, "ok"))
            find(c, "", 0, what);
    }
    if (step == ODD_FAILED)
        find_failure(c, "");
    odd_query_close(q);
}

/* An earlier version has other tables, which are not compared. */
static void check_tables(check_job *c) {
    odd_error error = {0};
    if (c->store->chained && odd_db_compare(c->store->db, find_text, c, &error) != ODD_OK)
        find(c, "", 0, error.message);
}

/* ---- Logs ---------------------------------------------------------------------------------------- */

enum { ID, NAME, CREATED, LENGTH, HEAD };              /* columns of events */
enum { NUMBER, TIME, AUTHOR, KEY, COUNT, TEXT, HASH }; /* columns of lines */

/* Continues with the stored hash, so that one wrong line is one finding. */
static void check_line(check_job *c, odd_query *q, const char *name, odd_chain *chain) {
    int64_t number = odd_query_get_int(q, NUMBER);
    odd_link line = {odd_query_get_int(q, TIME), odd_query_get(q, AUTHOR), odd_query_get(q, TEXT),
                     odd_query_get(q, KEY), odd_query_get_int(q, COUNT)};
    odd_text hash = odd_query_get(q, HASH);
    bool gap = number != chain->number + 1;
    if (gap)
        find(c, name, chain->number + 1, "is missing");
    chain->number = number - 1;
    odd_chain_add(chain, &line);
    if (c->store->chained && !gap && !odd_chain_has_hash(chain, hash))
        find(c, name, number, "does not match its checksum");
    if (hash.len == ODD_CHAIN_BYTES)
        memcpy(chain->hash, hash.text, ODD_CHAIN_BYTES);
    c->soundness->lines++;
    c->keyed += line.key.len > 0;
}

static void check_end(check_job *c, odd_query *events, const char *name, const odd_chain *chain) {
    int64_t length = odd_query_get_int(events, LENGTH);
    if (!c->store->chained)
        return;
    if (chain->number < length)
        find(c, name, chain->number + 1,
             chain->number + 1 < length ? "and those after it are missing" : "is missing");
    else if (chain->number > length)
        find(c, name, length + 1, "was added by another program");
    else if (!odd_chain_has_hash(chain, odd_query_get(events, HEAD)))
        find(c, name, length, "does not match the checksum of the event");
}

static void check_event(check_job *c, odd_query *events, odd_query *lines) {
    char name[80];
    odd_chain chain;
    odd_step_result step;
    odd_text stored = odd_query_get(events, NAME);
    snprintf(name, sizeof name, "%.*s", (int)stored.len, stored.text);
    if (!odd_store_name_good(stored))
        find(c, name, 0, "has an invalid name");
    odd_chain_start(&chain, stored, odd_query_get_int(events, CREATED));
    odd_query_int(lines, 1, odd_query_get_int(events, ID));
    while ((step = odd_query_step(lines)) == ODD_ROW)
        check_line(c, lines, name, &chain);
    if (step == ODD_FAILED)
        find_failure(c, name);
    else
        check_end(c, events, name, &chain);
    odd_query_reset(lines);
    c->soundness->events++;
}

static void check_logs(check_job *c) {
    bool chained = c->store->chained;
    odd_query *
        events = odd_query_open(c->store->db, chained ? "SELECT id, name, created_ms, lines, head FROM event"
                                                      : "SELECT id, name, created_ms, 0, NULL FROM event"),
       *lines = odd_query_open(
           c->store->db,
           chained
               ? "SELECT number, time_ms, author, key, count, text, hash FROM line WHERE event = $1"
                 " ORDER BY number"
               : "SELECT number, time_ms, author, '', 0, text, NULL FROM line WHERE event = $1 ORDER BY number");
    odd_step_result step = ODD_FAILED;
    while (events != NULL && lines != NULL && (step = odd_query_step(events)) == ODD_ROW)
        check_event(c, events, lines);
    if (step == ODD_FAILED)
        find_failure(c, "");
    odd_query_close(events);
    odd_query_close(lines);
}

/* Finds lines without an event, and checks the index of keys. */
static void check_rest(check_job *c) {
    char what[120];
    int64_t lost =
        odd_db_number(c->store->db, "SELECT count(*) FROM line WHERE event NOT IN (SELECT id FROM event)");
    if (lost > 0) {
        snprintf(what, sizeof what, "%lld lines belong to no event", (long long)lost);
        find(c, "", 0, what);
    }
    bool indexed = c->store->chained && !c->store->shared; /* pg_amcheck checks PostgreSQL's */
    int64_t keys =
        indexed ? odd_db_number(c->store->db, "SELECT count(*) FROM line INDEXED BY line_key WHERE key <> ''")
                : 0;
    if (lost == 0 && indexed && keys != c->keyed)
        find(c, "", 0, "the index of keys does not match the lines");
}

/* ---- All of it ----------------------------------------------------------------------------------- */

void odd_store_check(odd_store *s, bool thorough, void (*take)(void *owner, const odd_store_fault *fault),
                     void *owner, odd_soundness *soundness) {
    check_job c = {.store = s, .take = take, .owner = owner, .soundness = soundness};
    *soundness = (odd_soundness){0};
    bool apart = odd_store_begin_reading(s);
    if (!s->shared) /* pages are checked in files only */
        check_pages(&c, thorough ? "PRAGMA integrity_check" : "PRAGMA quick_check");
    check_tables(&c);
    check_logs(&c);
    check_rest(&c);
    if (apart)
        odd_db_run(s->db, "COMMIT");
}
