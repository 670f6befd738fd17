/* Accounts of directors and assistants with their own names and passwords. All other directors share one
 * password (auth.c), with any name that no account has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/auth.h"

enum { ACCOUNTS = 200 };

const char *const odd_role_words[ODD_ROLE_COUNT] = {
    [ODD_ROLE_DIRECTOR] = "director ",
    [ODD_ROLE_ASSISTANT] = "assistant ",
};

const char *odd_account_read(const char *value, odd_role *role) {
    for (int i = 0; i < ODD_ROLE_COUNT; i++)
        if (strncmp(value, odd_role_words[i], strlen(odd_role_words[i])) == 0) {
            *role = (odd_role)i;
            return value + strlen(odd_role_words[i]);
        }
    *role = ODD_ROLE_ASSISTANT;
    return "";
}

/* ---- The value of a session -------------------------------------------------------------------------- */

const char *const odd_session_words[ODD_ROLE_COUNT][2] = {
    [ODD_ROLE_DIRECTOR] = {"director|", "director playing|"},
    [ODD_ROLE_ASSISTANT] = {"assistant|", "assistant playing|"},
};

/* "assistant playing|Ann"; databases from before roles have the name alone. */
void odd_session_value_read(const char *value, odd_director *out) {
    for (int role = 0; role < ODD_ROLE_COUNT; role++)
        for (int playing = 0; playing < 2; playing++) {
            const char *kind = odd_session_words[role][playing];
            if (strncmp(value, kind, strlen(kind)) != 0)
                continue;
            out->role = (odd_role)role;
            out->playing = playing;
            snprintf(out->author, sizeof out->author, "%.*s", ODD_AUTHOR_MAX, value + strlen(kind));
            return;
        }
    snprintf(out->author, sizeof out->author, "%.*s", ODD_AUTHOR_MAX, value);
}

typedef struct stored_session {
    odd_text name, value;
    int64_t until_ms;
} stored_session;

static int keep_one(void *owner, odd_store *opened, odd_error *error) {
    const stored_session *k = owner;
    return odd_store_keep(opened, k->name, k->value, k->until_ms, error);
}

int odd_auth_keep(odd_auth *a, odd_text name, odd_text value, int64_t until_ms, odd_error *error) {
    return odd_auth_transact(a, keep_one, &(stored_session){name, value, until_ms}, error);
}

/* ---- Sessions of a name --------------------------------------------------------------------------- */

typedef struct sessions_of {
    odd_text author; /* empty: everybody's */
    odd_stored_names found;
} sessions_of;

/* A value is the kind of session, a bar, and the name. */
static bool take_session(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    sessions_of *s = owner;
    const char *bar = value.len > 0 ? memchr(value.text, '|', value.len) : NULL;
    size_t skip = bar != NULL ? (size_t)(bar - value.text) + 1 : 0;
    bool theirs = value.len - skip == s->author.len &&
                  (s->author.len == 0 || memcmp(value.text + skip, s->author.text, s->author.len) == 0);
    return s->author.len > 0 && !theirs ? true : odd_stored_names_add(&s->found, name, value, until_ms);
}

int odd_auth_end_sessions(odd_store *store, odd_text author, odd_error *error) {
    sessions_of s = {.author = author};
    int code = odd_store_values(store, odd_text_of("session "), take_session, &s, error);
    for (size_t i = 0; code == ODD_OK && i < s.found.count; i++)
        code = odd_store_keep(store, odd_text_of(s.found.items[i].name), (odd_text){0}, 0, error);
    free(s.found.items);
    return code;
}

/* ---- Changes ---------------------------------------------------------------------------------------- */

typedef struct account_change {
    odd_text name, value; /* value NULL: the account is removed */
    bool sessions_only;
} account_change;

static bool count_one(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    (void)name, (void)value, (void)until_ms;
    ++*(size_t *)owner;
    return true;
}

static int change_account(void *owner, odd_store *store, odd_error *error) {
    const account_change *c = owner;
    char name[ODD_STORED_NAME_MAX];
    size_t count = 0;
    int code = ODD_OK;
    snprintf(name, sizeof name, ODD_ACCOUNT "%.*s", (int)c->name.len, c->name.len > 0 ? c->name.text : "");
    if (c->value.text != NULL) {
        code = odd_store_values(store, odd_text_of(ODD_ACCOUNT), count_one, &count, error);
        if (code == ODD_OK && count >= ACCOUNTS)
            code = odd_fail(error, ODD_E_REFERENCE, 0, 0, "there are %d accounts already: remove some first",
                            ACCOUNTS);
    }
    if (code == ODD_OK && !c->sessions_only)
        code = odd_store_keep(store, odd_text_of(name), c->value, 0, error);
    return code == ODD_OK ? odd_auth_end_sessions(store, c->name, error) : code;
}

int odd_auth_put_account(odd_auth *a, odd_text name, odd_role role, odd_text password, odd_error *error) {
    char hash[ODD_PASSWORD_HASH], value[ODD_STORED_VALUE_MAX];
    int code = odd_auth_hash_password(hash, password, error);
    if (code != ODD_OK)
        return code;
    snprintf(value, sizeof value, "%s%s", odd_role_words[role], hash);
    return odd_auth_transact(a, change_account, &(account_change){name, odd_text_of(value), false}, error);
}

int odd_auth_remove_account(odd_auth *a, odd_text name, odd_error *error) {
    return odd_auth_transact(a, change_account, &(account_change){.name = name}, error);
}

int odd_auth_log_out_all(odd_auth *a, odd_text name, odd_error *error) {
    return odd_auth_transact(a, change_account, &(account_change){.name = name, .sessions_only = true},
                             error);
}

/* ---- The list ---------------------------------------------------------------------------------------- */

typedef struct account_list {
    bool (*take)(void *owner, odd_text name, odd_role role);
    void *owner;
} account_list;

static bool take_account(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    const account_list *l = owner;
    char text[ODD_STORED_VALUE_MAX];
    size_t kind = strlen(ODD_ACCOUNT);
    odd_role role;
    (void)until_ms;
    snprintf(text, sizeof text, "%.*s", (int)value.len, value.len > 0 ? value.text : "");
    odd_account_read(text, &role);
    return l->take(l->owner, (odd_text){name.text + kind, name.len - kind}, role);
}

static int list_accounts(void *owner, odd_store *store, odd_error *error) {
    return odd_store_values(store, odd_text_of(ODD_ACCOUNT), take_account, owner, error);
}

int odd_auth_accounts(odd_auth *a, bool (*take)(void *owner, odd_text name, odd_role role), void *owner,
                      odd_error *error) {
    return odd_auth_transact(a, list_accounts, &(account_list){take, owner}, error);
}

typedef struct session_listing {
    bool (*take)(void *owner, const odd_director *who, int64_t since_ms);
    void *owner;
    int64_t now_ms;
} session_listing;

static bool take_open_session(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    const session_listing *l = owner;
    char text[ODD_STORED_VALUE_MAX];
    odd_director who = {0};
    (void)name;
    if (until_ms <= l->now_ms)
        return true;
    snprintf(text, sizeof text, "%.*s", (int)value.len, value.len > 0 ? value.text : "");
    odd_session_value_read(text, &who);
    return l->take(l->owner, &who, until_ms - (int64_t)ODD_SESSION_S * 1000);
}

static int list_sessions(void *owner, odd_store *store, odd_error *error) {
    return odd_store_values(store, odd_text_of("session "), take_open_session, owner, error);
}

int odd_auth_sessions(odd_auth *a, int64_t now_ms,
                      bool (*take)(void *owner, const odd_director *who, int64_t since_ms), void *owner,
                      odd_error *error) {
    return odd_auth_transact(a, list_sessions, &(session_listing){take, owner, now_ms}, error);
}
