/* The statements of the store. Most of them are the same for both engines. */
#include "platform/store/event_store_inner.h"

/* Parameters are numbered in the order of their first occurrence, which both engines understand. */
static const char *const statements[] = {
    [ODD_SQL_EVENTS] = "SELECT id, name, title, lines, changed_ms FROM event ORDER BY id",
    [ODD_SQL_NAMED] = "SELECT id, name, title, lines, changed_ms FROM event WHERE name = $1",
    [ODD_SQL_FIND] =
        "SELECT id FROM event NOT INDEXED WHERE name = $1", /* a damaged index could find another event */
    [ODD_SQL_HEAD] = "SELECT lines, head, key FROM event WHERE id = $1",
    [ODD_SQL_LOCK] = "SELECT lines, head, key FROM event WHERE id = $1",
    [ODD_SQL_LINES] =
        "SELECT e.name, created_ms, lines, head, (SELECT hash FROM line WHERE event = $1 AND number = $2 - 1),"
        " number, time_ms, author, l.key, count, text, hash"
        " FROM event e LEFT JOIN line l ON event = id AND number >= $2 WHERE id = $1 ORDER BY number",
    [ODD_SQL_KEY] = "SELECT number, count FROM line WHERE event = $1 AND key = $2 AND key <> ''",
    [ODD_SQL_CREATE] =
        "INSERT INTO event (name, created_ms, key, lines, changed_ms, head) VALUES ($1, $2, '', 0, $2, $3)"
        " ON CONFLICT (name) DO NOTHING RETURNING id",
    [ODD_SQL_REMOVE] = "DELETE FROM event WHERE id = $1",
    [ODD_SQL_RETITLE] = "UPDATE event SET title = $1 WHERE id = $2",
    [ODD_SQL_ADD_LINE] = "INSERT INTO line VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    [ODD_SQL_ADD_KEY] = "UPDATE event SET key = $1 WHERE id = $2",
    [ODD_SQL_GROW] =
        "UPDATE event SET lines = $1, changed_ms = $2, head = $3, title = coalesce($4, title) WHERE id = $5",
    [ODD_SQL_KEEP] = "INSERT INTO kept (name, value, until_ms) VALUES ($1, $2, $3)"
                     " ON CONFLICT (name) DO UPDATE SET value = excluded.value, until_ms = excluded.until_ms",
    [ODD_SQL_FORGET] = "DELETE FROM kept WHERE name = $1",
    [ODD_SQL_KEPT] = "SELECT name, value, until_ms FROM kept WHERE name >= $1 AND name < $2",
    [ODD_SQL_KEPT_ONE] = "SELECT name, value, until_ms FROM kept WHERE name = $1",
};
_Static_assert(sizeof statements / sizeof statements[0] == ODD_SQL_COUNT, "a statement each");

/* Statements that differ for PostgreSQL. There, other servers write at the same time, so a writer locks the event. */
static const char *const statements_postgresql[ODD_SQL_COUNT] = {
    [ODD_SQL_CHANGES] =
        "SELECT id, name, title, lines, changed_ms, pg_snapshot_xmin(pg_current_snapshot())::text::bigint"
        " FROM event WHERE xact >= $1::bigint::text::xid8",
    [ODD_SQL_LOCK_ALL] = "SELECT id, lines, head, key FROM event"
                         " WHERE id = ANY (string_to_array($1, ',')::bigint[]) ORDER BY id FOR UPDATE",
    [ODD_SQL_KEYS] =
        "SELECT w.event, w.key, number, count FROM (SELECT unnest(string_to_array($1, ',')::bigint[])"
        " AS event, decode(unnest(string_to_array($2, ',')), 'hex') AS key) w,"
        " LATERAL (SELECT number, count FROM line l WHERE l.event = w.event AND l.key = w.key"
        " AND l.key <> '' LIMIT 1) found",
    [ODD_SQL_LOCK_VALUES] = "SELECT pg_advisory_xact_lock(1338262604)", /* not the lock of the schema */
    [ODD_SQL_NOTIFY] = "SELECT pg_notify('oddtrick', '')",
    [ODD_SQL_GROW] = "UPDATE event SET lines = $1, changed_ms = $2, head = $3, title = coalesce($4, title),"
                     " xact = pg_current_xact_id() WHERE id = $5",
    [ODD_SQL_RETITLE] = "UPDATE event SET title = $1, xact = pg_current_xact_id() WHERE id = $2",
    [ODD_SQL_FIND] = "SELECT id FROM event WHERE name = $1",
    [ODD_SQL_LOCK] = "SELECT lines, head, key FROM event WHERE id = $1 FOR UPDATE",
};

/* The statements for a database of version 1, which has no chain. */
static const char *const statements_1[ODD_SQL_COUNT] = {
    [ODD_SQL_EVENTS] =
        "SELECT id, name, NULL, (SELECT coalesce(max(number), 0) FROM line WHERE event = id),"
        " coalesce((SELECT time_ms FROM line WHERE event = id ORDER BY number DESC LIMIT 1), created_ms)"
        " FROM event ORDER BY id",
    [ODD_SQL_FIND] = "SELECT id FROM event NOT INDEXED WHERE name = $1",
    [ODD_SQL_HEAD] = "SELECT coalesce(max(number), 0), NULL, '' FROM line WHERE event = $1",
    [ODD_SQL_LINES] =
        "SELECT name, created_ms, NULL, NULL, NULL, number, time_ms, author, '', 0, text, NULL"
        " FROM event e LEFT JOIN line l ON event = ?1 AND number >= ?2 WHERE id = ?1 ORDER BY number",
};

int odd_store_prepare(odd_store *s, odd_error *error) {
    const char *const *all = s->chained ? statements : statements_1;
    for (int i = 0; i < ODD_SQL_COUNT; i++) {
        const char *sql = s->shared && statements_postgresql[i] != NULL ? statements_postgresql[i] : all[i];
        if (sql != NULL && (s->query[i] = odd_query_open(s->db, sql)) == NULL)
            return odd_db_failed(s->db, error);
    }
    return ODD_OK;
}
