/* The secrets of tables: random tokens, of which only hashes are stored. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "server/auth.h"

enum {
    TABLES = 2000, /* secrets; one more ends the oldest */
    TABLE_S = 7 * 24 * 3600
};

#define TABLE "table "

/* ---- Tables -------------------------------------------------------------------------------------- */

/* Secrets to be removed: those of some tables, or of all tables of an event. */
typedef struct table_secrets {
    odd_text event;
    const odd_text *tables;
    size_t count; /* 0: all tables */
    odd_stored_names found;
} table_secrets;

/* A stored value is the event, a blank, and the table. */
static bool take_secret(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    table_secrets *s = owner;
    size_t len = s->event.len;
    if (value.len <= len + 1 || value.text[len] != ' ' || memcmp(value.text, s->event.text, len) != 0)
        return true;
    odd_text table = {value.text + len + 1, value.len - len - 1};
    bool wanted = s->count == 0;
    for (size_t i = 0; i < s->count; i++)
        wanted = wanted || odd_same_letters(table, s->tables[i]);
    return wanted ? odd_stored_names_add(&s->found, name, value, until_ms) : true;
}

static int remove_secrets(odd_store *store, table_secrets *s, odd_error *error) {
    int code = odd_store_values(store, odd_text_of(TABLE), take_secret, s, error);
    for (size_t i = 0; code == ODD_OK && i < s->found.count; i++)
        code = odd_store_keep(store, odd_text_of(s->found.items[i].name), (odd_text){0}, 0, error);
    free(s->found.items);
    return code;
}

static int put_secrets(odd_store *store, const table_secrets *s, int64_t now_ms,
                       char (*tokens)[ODD_TOKEN_MAX], odd_error *error) {
    char name[ODD_STORED_NAME_MAX], value[ODD_STORE_NAME_MAX + ODD_TABLE_MAX + 2];
    int code = odd_stored_values_prune(store, TABLE, TABLES - s->count, now_ms, error);
    for (size_t i = 0; code == ODD_OK && i < s->count; i++) {
        odd_auth_make_token(tokens[i]);
        snprintf(value, sizeof value, "%.*s %.*s", (int)s->event.len, s->event.text, (int)s->tables[i].len,
                 s->tables[i].text);
        code = odd_store_keep(store, odd_auth_name(name, TABLE, odd_text_of(tokens[i])), odd_text_of(value),
                              now_ms + (int64_t)TABLE_S * 1000, error);
    }
    return code;
}

typedef struct secrets_change {
    table_secrets *secrets;
    int64_t now_ms;
    char (*tokens)[ODD_TOKEN_MAX]; /* NULL: secrets are only removed */
} secrets_change;

static int change_all(void *owner, odd_store *store, odd_error *error) {
    const secrets_change *c = owner;
    int code = remove_secrets(store, c->secrets, error);
    return code == ODD_OK && c->tokens != NULL ? put_secrets(store, c->secrets, c->now_ms, c->tokens, error)
                                               : code;
}

static int change_secrets(odd_auth *a, table_secrets *s, int64_t now_ms, char (*tokens)[ODD_TOKEN_MAX],
                          odd_error *error) {
    return odd_auth_transact(a, change_all, &(secrets_change){s, now_ms, tokens}, error);
}

int odd_auth_issue_tables(odd_auth *a, odd_text event, const odd_text *tables, size_t count, int64_t now_ms,
                          char (*tokens)[ODD_TOKEN_MAX], odd_error *error) {
    return count == 0 ? ODD_OK
                      : change_secrets(a, &(table_secrets){.event = event, .tables = tables, .count = count},
                                       now_ms, tokens, error);
}

int odd_auth_revoke_tables(odd_auth *a, odd_text event, const odd_text *tables, size_t count,
                           odd_error *error) {
    return change_secrets(a, &(table_secrets){.event = event, .tables = tables, .count = count}, 0, NULL,
                          error);
}

odd_session_state odd_auth_table(odd_auth *a, const odd_http_request *request, odd_table_right *right) {
    odd_text token = odd_request_header(request, "X-Table-Secret");
    char name[ODD_STORED_NAME_MAX];
    odd_stored_value secret;
    odd_error error;
    *right = (odd_table_right){0};
    if (token.len == 0)
        return ODD_SESSION_NONE;
    if (odd_auth_look_up(a, odd_auth_name(name, TABLE, token), &secret, &error) != ODD_OK)
        return ODD_SESSION_UNREADABLE;
    const char *blank = strchr(secret.value, ' ');
    if (!secret.found || secret.until_ms <= request->now_ms || blank == NULL)
        return ODD_SESSION_NONE;
    snprintf(right->event, sizeof right->event, "%.*s", (int)(blank - secret.value), secret.value);
    snprintf(right->table, sizeof right->table, "%s", blank + 1);
    return ODD_SESSION_OPEN;
}
