/* The tables of a database of events. In version 2, each event has a title, a length and the head of the hash chain, and each line
 * has a hash; the first line of an addition has its key. */
#include "platform/store/event_store_inner.h"

#include <stdio.h>

#include "base/out.h"

enum {
    VERSION = 2,
    APPLICATION = 0x4F44444C /* "ODDL" */
};

/* title: NULL until one is set. key: of the addition that created the event without lines. */
static const char schema[] =
    "CREATE TABLE event (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created_ms INTEGER NOT NULL,"
    " title TEXT, key TEXT NOT NULL, lines INTEGER NOT NULL CHECK (lines >= 0), changed_ms INTEGER NOT NULL,"
    " head BLOB NOT NULL CHECK (length(head) = 32)) STRICT;"
    "CREATE TABLE line (event INTEGER NOT NULL REFERENCES event, number INTEGER NOT NULL CHECK (number > 0),"
    " time_ms INTEGER NOT NULL, author TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL,"
    " text TEXT NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (event, number)) STRICT, WITHOUT ROWID;"
    "CREATE UNIQUE INDEX line_key ON line (event, key) WHERE key <> '';"
    "CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value BLOB NOT NULL, until_ms INTEGER NOT NULL)"
    " STRICT, WITHOUT ROWID;"
    "CREATE TRIGGER line_stays BEFORE UPDATE ON line BEGIN SELECT RAISE(ABORT, 'a line is never changed'); END;"
    "CREATE TRIGGER line_is_kept BEFORE DELETE ON line BEGIN SELECT RAISE(ABORT, 'a line is never deleted'); END;";
_Static_assert(ODD_CHAIN_BYTES == 32, "as the schema says");

/* ---- From version 1 ------------------------------------------------------------------------------ */

/* Version 1 has no hashes, and a separate table of keys. */
static const char set_aside[] =
    "DROP TRIGGER line_stays; DROP TRIGGER line_is_kept;"
    "ALTER TABLE line RENAME TO line_1; ALTER TABLE addition RENAME TO addition_1;"
    "ALTER TABLE event RENAME TO event_1;"
    "CREATE INDEX addition_first ON addition_1 (event, first, count);";
static const char clear_away[] = "DROP TABLE line_1; DROP TABLE addition_1; DROP TABLE event_1;";

typedef struct migration {
    odd_db *db;
    odd_query *events, *lines, *add_event, *add_line;
    odd_error *error;
} migration;

static int add_line(migration *m, int64_t event, odd_chain *chain) {
    odd_link line = {.time_ms = odd_query_get_int(m->lines, 1),
                     .author = odd_query_get(m->lines, 2),
                     .text = odd_query_get(m->lines, 3),
                     .key = odd_query_get(m->lines, 4),
                     .count = odd_query_get_int(m->lines, 5)};
    odd_chain_add(chain, &line);
    if (odd_query_get_int(m->lines, 0) != chain->number) {
        char message[200];
        snprintf(message, sizeof message, "is damaged: line %lld of event %lld is missing",
                 (long long)chain->number, (long long)event);
        return odd_fail(m->error, ODD_E_OUTSIDE, 0, 0, "%s", message);
    }
    odd_query_int(m->add_line, 1, event);
    odd_query_int(m->add_line, 2, chain->number);
    odd_query_int(m->add_line, 3, line.time_ms);
    odd_query_text(m->add_line, 4, line.author);
    odd_query_text(m->add_line, 5, line.key);
    odd_query_int(m->add_line, 6, line.count);
    odd_query_text(m->add_line, 7, line.text);
    odd_query_bytes(m->add_line, 8, chain->hash, sizeof chain->hash);
    return odd_query_run(m->add_line) ? ODD_OK : odd_db_failed(m->db, m->error);
}

static int add_lines(migration *m, int64_t event, odd_chain *chain, int64_t *changed_ms) {
    int code = ODD_OK;
    odd_step_result step = ODD_DONE;
    odd_query_int(m->lines, 1, event);
    while (code == ODD_OK && (step = odd_query_step(m->lines)) == ODD_ROW) {
        *changed_ms = odd_query_get_int(m->lines, 1);
        code = add_line(m, event, chain);
    }
    if (step == ODD_FAILED)
        code = odd_db_failed(m->db, m->error);
    odd_query_reset(m->lines);
    return code;
}

/* Adds the event after its lines, when its head is known; foreign keys are off meanwhile. */
static int add_event(migration *m) {
    int64_t id = odd_query_get_int(m->events, 0), created_ms = odd_query_get_int(m->events, 2),
            changed_ms = created_ms;
    odd_text name = odd_query_get(m->events, 1), key = odd_query_get(m->events, 3);
    odd_chain chain;
    odd_chain_start(&chain, name, created_ms);
    int code = add_lines(m, id, &chain, &changed_ms);
    if (code != ODD_OK)
        return code;
    odd_query_int(m->add_event, 1, id);
    odd_query_text(m->add_event, 2, name);
    odd_query_int(m->add_event, 3, created_ms);
    odd_query_text(m->add_event, 4, key);
    odd_query_int(m->add_event, 5, chain.number);
    odd_query_int(m->add_event, 6, changed_ms);
    odd_query_bytes(m->add_event, 7, chain.hash, sizeof chain.hash);
    return odd_query_run(m->add_event) ? ODD_OK : odd_db_failed(m->db, m->error);
}

static int add_events(migration *m) {
    int code = ODD_OK;
    odd_step_result step = ODD_DONE;
    while (code == ODD_OK && (step = odd_query_step(m->events)) == ODD_ROW)
        code = add_event(m);
    return step == ODD_FAILED ? odd_db_failed(m->db, m->error) : code;
}

/* Refuses to convert lines and keys without an event, which would be lost. */
static int check_counts(odd_db *db, odd_error *error) {
    int64_t lost = odd_db_number(
        db,
        "SELECT (SELECT count(*) FROM line_1) - (SELECT count(*) FROM line) + abs((SELECT count(*) FROM addition_1)"
        " - (SELECT count(*) FROM line WHERE key <> '') - (SELECT count(*) FROM event WHERE key <> ''))");
    if (lost < 0)
        return odd_db_failed(db, error);
    return lost == 0 ? ODD_OK
                     : odd_fail(error, ODD_E_OUTSIDE, 0, 0,
                                "is damaged: it has lines or keys that belong to no event");
}

static int from_version_1(odd_db *db, odd_error *error) {
    if (!odd_db_run(db, set_aside) || !odd_db_run(db, schema))
        return odd_db_failed(db, error);
    migration m = {
        .db = db,
        .error = error,
        .events = odd_query_open(db, "SELECT id, name, created_ms, coalesce((SELECT key FROM addition_1"
                                     " WHERE event = id AND first = 1 AND count = 0), '') FROM event_1"),
        .lines = odd_query_open(
            db, "SELECT number, time_ms, author, text, coalesce(key, ''), coalesce(count, 0) FROM line_1 l"
                " LEFT JOIN addition_1 a ON a.event = l.event AND a.first = number AND count > 0"
                " WHERE l.event = ? ORDER BY number"),
        .add_event = odd_query_open(db, "INSERT INTO event VALUES (?, ?, ?, NULL, ?, ?, ?, ?)"),
        .add_line = odd_query_open(db, "INSERT INTO line VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
    };
    bool ready = m.events != NULL && m.lines != NULL && m.add_event != NULL && m.add_line != NULL;
    int code = ready ? add_events(&m) : odd_db_failed(db, error);
    odd_query_close(m.events);
    odd_query_close(m.lines);
    odd_query_close(m.add_event);
    odd_query_close(m.add_line);
    if (code == ODD_OK)
        code = check_counts(db, error);
    return code != ODD_OK || odd_db_run(db, clear_away) ? code : odd_db_failed(db, error);
}

const odd_db_kind odd_log_kind = {
    .what = "database of events",
    .damaged = "is damaged, or is not a database of events",
    .empty = "is empty: restore a backup, or remove the file to start a new database",
    .schema = schema,
    .application = APPLICATION,
    .version = VERSION,
    .migrate = from_version_1,
    .durable = "FULL",
};
