/* The logs of events: an event is a row, and each of its lines is a row that nothing can change. */
#include "store/log.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/scan.h"
#include "store/sqlite.h"

enum {
    VERSION = 1,
    APPLICATION = 0x4F44444C /* "ODDL" */
};

static const char schema[] =
    "CREATE TABLE event (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created_ms INTEGER NOT NULL) STRICT;"
    "CREATE TABLE line (event INTEGER NOT NULL REFERENCES event, number INTEGER NOT NULL CHECK (number > 0),"
    " time_ms INTEGER NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (event, number)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE addition (event INTEGER NOT NULL REFERENCES event, key TEXT NOT NULL, first INTEGER NOT NULL,"
    " count INTEGER NOT NULL, PRIMARY KEY (event, key)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE kept (name TEXT PRIMARY KEY, value BLOB NOT NULL, until_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE TRIGGER line_stays BEFORE UPDATE ON line BEGIN SELECT RAISE(ABORT, 'a line is never changed'); END;"
    "CREATE TRIGGER line_is_kept BEFORE DELETE ON line BEGIN SELECT RAISE(ABORT, 'a line is never deleted'); END;";

static const odd_db_kind logs = {
    .what = "database of events",
    .damaged = "is damaged, or no database of events",
    .schema = schema,
    .application = APPLICATION,
    .version = VERSION,
    .durable = "FULL",
};

/* The statements, in the order of the enum. */
enum { EVENTS, FIND, CREATE, REMOVE, LENGTH, LINES, KEY, ADD_KEY, ADD_LINE, KEEP, FORGET, KEPT, QUERY_COUNT };

static const char *const statements[] = {
    "SELECT id, name, (SELECT coalesce(max(number), 0) FROM line WHERE event = id),"
    " coalesce((SELECT time_ms FROM line WHERE event = id ORDER BY number DESC LIMIT 1), created_ms)"
    " FROM event ORDER BY id",
    "SELECT id FROM event WHERE name = ?",
    "INSERT INTO event (name, created_ms) VALUES (?, ?) RETURNING id",
    "DELETE FROM event WHERE id = ?",
    "SELECT coalesce(max(number), 0) FROM line WHERE event = ?",
    "SELECT number, time_ms, author, text FROM line WHERE event = ? AND number >= ? ORDER BY number",
    "SELECT first, count FROM addition WHERE event = ? AND key = ?",
    "INSERT INTO addition VALUES (?, ?, ?, ?)",
    "INSERT INTO line VALUES (?, ?, ?, ?, ?)",
    "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)",
    "DELETE FROM kept WHERE name = ?",
    "SELECT name, value, until_ms FROM kept WHERE substr(name, 1, length(?1)) = ?1",
};
_Static_assert(sizeof statements / sizeof statements[0] == QUERY_COUNT, "a statement each");

struct odd_store {
    odd_db *db;
    odd_query *query[QUERY_COUNT];
};

/* ---- Opening ----------------------------------------------------------------------------------- */

odd_store *odd_store_open(const char *path, bool existing, odd_error *error) {
    odd_store *s = calloc(1, sizeof *s);
    if (s == NULL) {
        odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory left");
        return NULL;
    }
    s->db = odd_db_open(path, &logs, existing, error);
    for (int i = 0; s->db != NULL && i < QUERY_COUNT; i++)
        if ((s->query[i] = odd_query_open(s->db, statements[i])) == NULL) {
            odd_db_failed(s->db, error);
            odd_store_close(s);
            return NULL;
        }
    if (s->db != NULL)
        return s;
    odd_store_close(s);
    return NULL;
}

void odd_store_close(odd_store *s) {
    if (s == NULL)
        return;
    for (int i = 0; i < QUERY_COUNT; i++)
        odd_query_close(s->query[i]);
    odd_db_close(s->db);
    free(s);
}

bool odd_store_is(const char *bytes, size_t len) {
    static const char magic[] = "SQLite format 3";
    return len >= sizeof magic && memcmp(bytes, magic, sizeof magic) == 0;
}

bool odd_store_sound(odd_store *s) {
    odd_query *q = odd_query_open(s->db, "PRAGMA integrity_check(1)");
    bool sound = false;
    if (q != NULL && odd_query_step(q) == ODD_ROW) {
        odd_text said = odd_query_get(q, 0);
        sound = said.len == 2 && memcmp(said.text, "ok", 2) == 0;
    }
    odd_query_close(q);
    return sound;
}

int64_t odd_store_version(odd_store *s) {
    return odd_db_number(s->db, "PRAGMA data_version");
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

/* After the last row: whether there was none because of an error. */
static int finish(odd_store *s, odd_query *q, odd_step_result step, odd_error *error) {
    int code = step == ODD_FAILED ? odd_db_failed(s->db, error) : ODD_OK;
    odd_query_reset(q);
    return code;
}

int odd_store_events(odd_store *s, bool (*take)(void *owner, const odd_stored_event *event), void *owner,
                     odd_error *error) {
    odd_query *q = s->query[EVENTS];
    odd_step_result step;
    while ((step = odd_query_step(q)) == ODD_ROW) {
        odd_stored_event event = {odd_query_get_int(q, 0), odd_query_get(q, 1), odd_query_get_int(q, 2),
                                  odd_query_get_int(q, 3)};
        if (!take(owner, &event))
            break;
    }
    return finish(s, q, step, error);
}

int odd_store_lines(odd_store *s, int64_t event, int64_t from,
                    bool (*take)(void *owner, const odd_stored_line *line), void *owner, odd_error *error) {
    odd_query *q = s->query[LINES];
    odd_step_result step;
    odd_query_int(q, 1, event);
    odd_query_int(q, 2, from);
    while ((step = odd_query_step(q)) == ODD_ROW) {
        odd_stored_line line = {odd_query_get_int(q, 0), odd_query_get_int(q, 1), odd_query_get(q, 2),
                                odd_query_get(q, 3)};
        if (!take(owner, &line))
            break;
    }
    return finish(s, q, step, error);
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

/* The number in the first column of a query that gives one row, and whether there was one. */
static bool one_number(odd_query *q, int64_t *value) {
    bool found = odd_query_step(q) == ODD_ROW;
    if (found)
        *value = odd_query_get_int(q, 0);
    odd_query_reset(q);
    return found;
}

int64_t odd_store_find(odd_store *s, odd_text name) {
    int64_t id = 0;
    odd_query_text(s->query[FIND], 1, name);
    one_number(s->query[FIND], &id);
    return id;
}

int64_t odd_store_length(odd_store *s, int64_t event) {
    int64_t length = -1;
    odd_query_int(s->query[LENGTH], 1, event);
    one_number(s->query[LENGTH], &length);
    return length;
}

/* ---- Writing ----------------------------------------------------------------------------------- */

int odd_store_begin(odd_store *s, odd_error *error) {
    return odd_db_run(s->db, "BEGIN IMMEDIATE") ? ODD_OK : odd_db_failed(s->db, error);
}

int odd_store_commit(odd_store *s, odd_error *error) {
    if (odd_db_run(s->db, "COMMIT"))
        return ODD_OK;
    int code = odd_db_failed(s->db, error);
    odd_store_rollback(s);
    return code;
}

void odd_store_rollback(odd_store *s) {
    odd_db_run(s->db, "ROLLBACK");
}

int64_t odd_store_create(odd_store *s, odd_text name, int64_t time_ms) {
    int64_t id = 0;
    odd_query *q = s->query[CREATE];
    odd_query_text(q, 1, name);
    odd_query_int(q, 2, time_ms);
    bool made = odd_query_step(q) == ODD_ROW;
    if (made)
        id = odd_query_get_int(q, 0);
    made = made && odd_query_step(q) == ODD_DONE;
    odd_query_reset(q);
    return made ? id : 0;
}

int odd_store_remove(odd_store *s, int64_t event, odd_error *error) {
    odd_query_int(s->query[REMOVE], 1, event);
    return odd_query_run(s->query[REMOVE]) ? ODD_OK : odd_db_failed(s->db, error);
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

/* An addition whose key is known: the same one again, or another. */
static odd_addition_state recognize(odd_store *s, const odd_addition *addition, int64_t first,
                                    int64_t count) {
    comparison c = {addition, 0, true};
    odd_error error;
    if (count != (int64_t)addition->count)
        return ODD_ADDITION_REUSED;
    if (count == 0)
        return ODD_ADDITION_REPEATED;
    if (odd_store_lines(s, addition->event, first, compare, &c, &error) != ODD_OK)
        return ODD_ADDITION_FAILED;
    return c.same ? ODD_ADDITION_REPEATED : ODD_ADDITION_REUSED;
}

odd_addition_state odd_store_look(odd_store *s, const odd_addition *addition, int64_t *first,
                                  int64_t *length) {
    odd_query *q = s->query[KEY];
    int64_t count = 0;
    odd_step_result step = ODD_DONE;
    *length = odd_store_length(s, addition->event);
    if (addition->key.len > 0) {
        odd_query_int(q, 1, addition->event);
        odd_query_text(q, 2, addition->key);
        if ((step = odd_query_step(q)) == ODD_ROW) {
            *first = odd_query_get_int(q, 0);
            count = odd_query_get_int(q, 1);
        }
        odd_query_reset(q);
    }
    if (step == ODD_FAILED || *length < 0)
        return ODD_ADDITION_FAILED;
    if (step == ODD_ROW) {
        *length = *first + count - 1;
        return recognize(s, addition, *first, count);
    }
    *first = *length + 1;
    return addition->expected < 0 || addition->expected == *length ? ODD_ADDITION_NEW : ODD_ADDITION_CONFLICT;
}

static bool add_key(odd_store *s, const odd_addition *addition, int64_t first) {
    odd_query *q = s->query[ADD_KEY];
    odd_query_int(q, 1, addition->event);
    odd_query_text(q, 2, addition->key);
    odd_query_int(q, 3, first);
    odd_query_int(q, 4, (int64_t)addition->count);
    return odd_query_run(q);
}

int odd_store_append(odd_store *s, const odd_addition *addition, int64_t first, odd_error *error) {
    odd_query *q = s->query[ADD_LINE];
    bool good = addition->key.len == 0 || add_key(s, addition, first);
    odd_query_int(q, 1, addition->event);
    odd_query_int(q, 3, addition->time_ms);
    odd_query_text(q, 4, addition->author);
    for (size_t i = 0; good && i < addition->count; i++) {
        odd_query_int(q, 2, first + (int64_t)i);
        odd_query_text(q, 5, addition->lines[i]);
        good = odd_query_run(q);
    }
    return good ? ODD_OK : odd_db_failed(s->db, error);
}

/* ---- What is kept beside ------------------------------------------------------------------------- */

int odd_store_keep(odd_store *s, odd_text name, odd_text value, int64_t until_ms, odd_error *error) {
    odd_query *q = s->query[value.text != NULL ? KEEP : FORGET];
    odd_query_text(q, 1, name);
    if (value.text != NULL) {
        odd_query_bytes(q, 2, value.text, value.len);
        odd_query_int(q, 3, until_ms);
    }
    return odd_query_run(q) ? ODD_OK : odd_db_failed(s->db, error);
}

int odd_store_kept(odd_store *s, odd_text prefix,
                   bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                   odd_error *error) {
    odd_query *q = s->query[KEPT];
    odd_step_result step;
    odd_query_text(q, 1, prefix);
    while ((step = odd_query_step(q)) == ODD_ROW &&
           take(owner, odd_query_get(q, 0), odd_query_get(q, 1), odd_query_get_int(q, 2)))
        ;
    return finish(s, q, step, error);
}
