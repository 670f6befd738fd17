/* Copies a database of events into another one, of the same or of the other engine. */
#include <stdio.h>
#include <string.h>

#include "base/out.h"
#include "platform/store/event_store_inner.h"

/* The statements, and their columns. */
enum { EVENTS, LINES, VALUES, ADD_EVENT, ADD_LINE, ADD_VALUE, QUERY_COUNT };
enum { ID, NAME, CREATED, TITLE, KEY, LENGTH, CHANGED, HEAD };
enum { NUMBER, TIME, AUTHOR, LINE_KEY, COUNT, TEXT, HASH };

static const char *const statements[] = {
    [EVENTS] = "SELECT id, name, created_ms, title, key, lines, changed_ms, head FROM event ORDER BY id",
    [LINES] =
        "SELECT number, time_ms, author, key, count, text, hash FROM line WHERE event = $1 ORDER BY number",
    [VALUES] = "SELECT name, value, until_ms FROM kept",
    [ADD_EVENT] = "INSERT INTO event (name, created_ms, title, key, lines, changed_ms, head)"
                  " VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id",
    [ADD_LINE] = "INSERT INTO line (event, number, time_ms, author, key, count, text, hash)"
                 " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    [ADD_VALUE] = "INSERT INTO kept (name, value, until_ms) VALUES ($1, $2, $3)",
};
_Static_assert(sizeof statements / sizeof statements[0] == QUERY_COUNT, "a statement each");

typedef struct copy_job {
    odd_store *from, *to;
    odd_query *query[QUERY_COUNT];
    odd_copy_counts *copied;
    odd_error *error;
} copy_job;

static int damaged(const copy_job *c, odd_text name, int64_t line) {
    char message[200];
    snprintf(message, sizeof message,
             "is damaged: event '%.*s', line %lld does not match its checksum; nothing was copied",
             (int)name.len, name.text, (long long)line);
    return odd_fail(c->error, ODD_E_OUTSIDE, 0, 0, "%s", message);
}

static int copy_line(copy_job *c, int64_t event, odd_text name, odd_chain *chain) {
    odd_query *from = c->query[LINES], *to = c->query[ADD_LINE];
    odd_link line = {odd_query_get_int(from, TIME), odd_query_get(from, AUTHOR), odd_query_get(from, TEXT),
                     odd_query_get(from, LINE_KEY), odd_query_get_int(from, COUNT)};
    odd_chain_add(chain, &line);
    if (odd_query_get_int(from, NUMBER) != chain->number ||
        !odd_chain_has_hash(chain, odd_query_get(from, HASH)))
        return damaged(c, name, chain->number);
    odd_query_int(to, 1, event);
    odd_query_int(to, 2, chain->number);
    odd_query_int(to, 3, line.time_ms);
    odd_query_text(to, 4, line.author);
    odd_query_text(to, 5, line.key);
    odd_query_int(to, 6, line.count);
    odd_query_text(to, 7, line.text);
    odd_query_bytes(to, 8, chain->hash, sizeof chain->hash);
    c->copied->lines++;
    return odd_query_run(to) ? ODD_OK : odd_db_failed(c->to->db, c->error);
}

static int copy_lines(copy_job *c, int64_t event, odd_text name) {
    odd_query *events = c->query[EVENTS], *lines = c->query[LINES];
    odd_chain chain;
    odd_step_result step = ODD_DONE;
    int code = ODD_OK;
    odd_chain_start(&chain, name, odd_query_get_int(events, CREATED));
    odd_query_int(lines, 1, odd_query_get_int(events, ID));
    while (code == ODD_OK && (step = odd_query_step(lines)) == ODD_ROW)
        code = copy_line(c, event, name, &chain);
    if (step == ODD_FAILED)
        code = odd_db_failed(c->from->db, c->error);
    odd_query_reset(lines);
    bool whole = odd_query_get_int(events, LENGTH) == chain.number &&
                 odd_chain_has_hash(&chain, odd_query_get(events, HEAD));
    return code == ODD_OK && !whole ? damaged(c, name, chain.number + 1) : code;
}

static int copy_event(copy_job *c) {
    odd_query *from = c->query[EVENTS], *to = c->query[ADD_EVENT];
    odd_text name = odd_query_get(from, NAME), head = odd_query_get(from, HEAD);
    odd_query_text(to, 1, name);
    odd_query_int(to, 2, odd_query_get_int(from, CREATED));
    if (odd_query_is_null(from, TITLE))
        odd_query_null(to, 3);
    else
        odd_query_text(to, 3, odd_query_get(from, TITLE));
    odd_query_text(to, 4, odd_query_get(from, KEY));
    odd_query_int(to, 5, odd_query_get_int(from, LENGTH));
    odd_query_int(to, 6, odd_query_get_int(from, CHANGED));
    odd_query_bytes(to, 7, head.text, head.len);
    odd_step_result step = odd_query_step(to);
    int64_t event = step == ODD_ROW ? odd_query_get_int(to, 0) : 0;
    int code = step == ODD_ROW ? ODD_OK : odd_db_failed(c->to->db, c->error);
    odd_query_reset(to);
    c->copied->events++;
    return code == ODD_OK ? copy_lines(c, event, name) : code;
}

static int copy_value(copy_job *c) {
    odd_query *from = c->query[VALUES], *to = c->query[ADD_VALUE];
    odd_text value = odd_query_get(from, 1);
    odd_query_text(to, 1, odd_query_get(from, 0));
    odd_query_bytes(to, 2, value.text, value.len);
    odd_query_int(to, 3, odd_query_get_int(from, 2));
    c->copied->values++;
    return odd_query_run(to) ? ODD_OK : odd_db_failed(c->to->db, c->error);
}

static int copy_rows(copy_job *c, odd_query *rows, int (*copy)(copy_job *c)) {
    odd_step_result step = ODD_DONE;
    int code = ODD_OK;
    while (code == ODD_OK && (step = odd_query_step(rows)) == ODD_ROW)
        code = copy(c);
    return step == ODD_FAILED ? odd_db_failed(c->from->db, c->error) : code;
}

/* Checks that the target is empty. Nobody else can write to it meanwhile. */
static int check_empty(copy_job *c) {
    if (c->to->shared && !odd_db_run(c->to->db, "LOCK TABLE event, kept IN EXCLUSIVE MODE"))
        return odd_db_failed(c->to->db, c->error);
    int64_t rows =
        odd_db_number(c->to->db, "SELECT (SELECT count(*) FROM event) + (SELECT count(*) FROM kept)");
    if (rows < 0)
        return odd_db_failed(c->to->db, c->error);
    return rows == 0 ? ODD_OK
                     : odd_fail(c->error, ODD_E_OUTSIDE, 0, 0,
                                "the destination is not empty: copy into a new database");
}

static int copy_all(copy_job *c) {
    int code = check_empty(c);
    for (int i = 0; code == ODD_OK && i < QUERY_COUNT; i++) {
        odd_db *db = i < ADD_EVENT ? c->from->db : c->to->db;
        c->query[i] = odd_query_open(db, statements[i]);
        code = c->query[i] != NULL ? ODD_OK : odd_db_failed(db, c->error);
    }
    if (code == ODD_OK)
        code = copy_rows(c, c->query[EVENTS], copy_event);
    if (code == ODD_OK)
        code = copy_rows(c, c->query[VALUES], copy_value);
    for (int i = 0; i < QUERY_COUNT; i++)
        odd_query_close(c->query[i]);
    return code;
}

int odd_store_copy(odd_store *from, odd_store *to, odd_copy_counts *copied, odd_error *error) {
    copy_job c = {.from = from, .to = to, .copied = copied, .error = error};
    *copied = (odd_copy_counts){0};
    if (!from->chained)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0,
                        "is of an earlier version: 'oddtrick serve' converts it, then it can be copied");
    if (!odd_store_begin_reading(from))
        return odd_db_failed(from->db, error);
    int code = odd_store_begin(to, error);
    if (code == ODD_OK) {
        code = copy_all(&c);
        if (code == ODD_OK)
            code = odd_store_commit(to, error);
        else
            odd_store_rollback(to);
    }
    odd_store_rollback(from);
    return code;
}
