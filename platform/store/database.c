/* Calls the engine of a database. */
#include "platform/store/database.h"

#include <stdlib.h>
#include <string.h>

bool odd_db_is_address(const char *path) {
    return strncmp(path, "postgresql://", 13) == 0 || strncmp(path, "postgres://", 11) == 0;
}

/* ---- Passwords in addresses ---------------------------------------------------------------------- */

/* Addresses whose passwords are hidden, and the originals. */
typedef struct hidden_address {
    char *shown, *address;
    struct hidden_address *next;
} hidden_address;

static hidden_address *all_hidden;

/* Finds the password of an address: after the user's name, or among the parameters. Returns NULL if there is none. */
static char *find_password(char *host, size_t *len) {
    size_t authority = strcspn(host, "/?#"), user = authority;
    while (user > 0 && host[user - 1] != '@')
        user--;
    char *colon = user > 0 ? memchr(host, ':', user) : NULL;
    if (colon != NULL) {
        *len = (size_t)(host + user - 1 - (colon + 1));
        return colon + 1;
    }
    char *name = strstr(host, "password=");
    while (name != NULL && name[-1] != '?' && name[-1] != '&')
        name = strstr(name + 1, "password=");
    if (name == NULL)
        return NULL;
    char *password = name + strlen("password=");
    *len = strcspn(password, "&#");
    return password;
}

/* Replaces a password with at most three asterisks, so that they do not reveal the length; the rest moves up, and its end is
 * cleared. */
static void cover(char *password, size_t len) {
    size_t stars = len < 3 ? len : 3, rest = strlen(password + len);
    memset(password, '*', stars);
    memmove(password + stars, password + len, rest);
    memset(password + stars + rest, '\0', len - stars);
}

void odd_db_hide_password(char *text) {
    char *begin = strstr(text, "postgres");
    while (begin != NULL && !odd_db_is_address(begin))
        begin = strstr(begin + 1, "postgres");
    size_t len = 0;
    char *password = begin != NULL ? find_password(strstr(begin, "://") + 3, &len) : NULL;
    if (password == NULL || len == 0)
        return;
    hidden_address *h = calloc(1, sizeof *h);
    if (h != NULL && (h->address = strndup(begin, strcspn(begin, "#"))) != NULL) {
        cover(password, len);
        h->shown = strndup(begin, strcspn(begin, "#"));
        h->next = all_hidden;
        all_hidden = h;
    }
}

static const char *real_address(const char *path) {
    for (const hidden_address *h = all_hidden; h != NULL; h = h->next)
        if (h->shown != NULL && strcmp(h->shown, path) == 0)
            return h->address;
    return path;
}

/* ---- The engine's functions ---------------------------------------------------------------------- */

odd_db *odd_db_open(const char *path, const odd_db_kind *kind, odd_db_use use, odd_error *error) {
    return odd_db_is_address(path) ? odd_postgresql.open(real_address(path), kind, use, error)
                                   : odd_sqlite.open(path, kind, use, error);
}

void odd_db_close(odd_db *db) {
    if (db != NULL)
        db->engine->close(db);
}

void odd_db_patience(odd_db *db, int busy_ms) {
    db->engine->patience(db, busy_ms);
}

int odd_db_compare(odd_db *db, void (*take)(void *owner, const char *what), void *owner, odd_error *error) {
    return db->engine->compare(db, take, owner, error);
}

int odd_db_failed(const odd_db *db, odd_error *error) {
    return db->engine->failed(db, error);
}

bool odd_db_uncertain(const odd_db *db) {
    return db->engine->uncertain(db);
}

bool odd_db_run(odd_db *db, const char *sql) {
    return db->engine->run(db, sql);
}

int odd_db_version(const odd_db *db) {
    return db->engine->version(db);
}

unsigned odd_db_connections(const odd_db *db) {
    return db->engine->connections != NULL ? db->engine->connections(db) : 1;
}

bool odd_db_wait(odd_db *db, int timeout_ms) {
    return db->engine->wait == NULL || db->engine->wait(db, timeout_ms);
}

int64_t odd_db_number(odd_db *db, const char *sql) {
    odd_query *q = odd_query_open(db, sql);
    int64_t value = q != NULL && odd_query_step(q) == ODD_ROW ? odd_query_get_int(q, 0) : -1;
    odd_query_close(q);
    return value;
}

odd_query *odd_query_open(odd_db *db, const char *sql) {
    return db->engine->query_open(db, sql);
}

void odd_query_close(odd_query *q) {
    if (q != NULL)
        q->engine->query_close(q);
}

void odd_query_int(odd_query *q, int at, int64_t value) {
    q->engine->query_int(q, at, value);
}

void odd_query_text(odd_query *q, int at, odd_text text) {
    q->engine->query_text(q, at, text);
}

void odd_query_null(odd_query *q, int at) {
    q->engine->query_null(q, at);
}

void odd_query_bytes(odd_query *q, int at, const void *bytes, size_t len) {
    q->engine->query_bytes(q, at, bytes, len);
}

odd_step_result odd_query_step(odd_query *q) {
    return q->engine->query_step(q);
}

int64_t odd_query_get_int(odd_query *q, int column) {
    return q->engine->query_get_int(q, column);
}

odd_text odd_query_get(odd_query *q, int column) {
    return q->engine->query_get(q, column);
}

bool odd_query_is_null(odd_query *q, int column) {
    return q->engine->query_is_null(q, column);
}

void odd_query_reset(odd_query *q) {
    q->engine->query_reset(q);
}

bool odd_query_run(odd_query *q) {
    return q->engine->query_run(q);
}
