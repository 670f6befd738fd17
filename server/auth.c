/* Passwords by argon2id, tokens of 32 random bytes of which only hashes are kept: by libsodium. This file alone knows it. */
#include "server/auth.h"

#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "platform/store/event_store.h"
#include "server/login_tries.h"

enum {
    TOKEN_BYTES = 32,
    HASH_BYTES = crypto_generichash_BYTES,
    SESSIONS = 64, /* at once; the oldest ends when there are more */
    SESSION_S = 12 * 3600,
    DEVICES = 256, /* the same */
    DEVICE_S = 400 * 24 * 3600,
    BUSY_MS = 2000, /* how long a change waits for another program that writes */
    AGAIN_MS = 100, /* and the ones behind it, where that was in vain */
    NAME_MAX_BYTES = 16 + 2 * HASH_BYTES
};

#define PASSWORD "password"
#define SESSION  "session "
#define DEVICE   "device "

/* Of its own, so that nobody who reads waits for one who writes. */
typedef struct connection {
    pthread_mutex_t lock;
    odd_store *store;
} connection;

struct odd_auth {
    connection own[2], *reading, *writing;
    pthread_mutex_t lock;                                       /* of what follows */
    char token[ODD_TOKEN_MAX], link_of[crypto_pwhash_STRBYTES]; /* the link's, and the password it replaces */
    odd_tries tries;
};

/* ---- Tokens ------------------------------------------------------------------------------------ */

static void make_token(char token[ODD_TOKEN_MAX]) {
    unsigned char bytes[TOKEN_BYTES];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(token, ODD_TOKEN_MAX, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

static void hash_token(unsigned char hash[HASH_BYTES], odd_text token, const char *purpose) {
    crypto_generichash_state state;
    crypto_generichash_init(&state, NULL, 0, HASH_BYTES);
    crypto_generichash_update(&state, (const unsigned char *)purpose, strlen(purpose) + 1);
    crypto_generichash_update(&state, (const unsigned char *)token.text, token.len);
    crypto_generichash_final(&state, hash, HASH_BYTES);
}

/* In the same time, whatever differs. */
static bool same_text(odd_text a, const char *b) {
    unsigned char one[HASH_BYTES], two[HASH_BYTES];
    hash_token(one, a, "compare");
    hash_token(two, odd_text_of(b), "compare");
    return sodium_memcmp(one, two, HASH_BYTES) == 0;
}

static void csrf_of(char csrf[ODD_TOKEN_MAX], odd_text token) {
    unsigned char hash[HASH_BYTES];
    hash_token(hash, token, "csrf");
    sodium_bin2base64(csrf, ODD_TOKEN_MAX, hash, sizeof hash, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

/* "session 6A0B...", by the hash of its token, and the same of devices. */
static odd_text name_of(char name[NAME_MAX_BYTES], const char *kind, odd_text token) {
    unsigned char hash[HASH_BYTES];
    char purpose[16];
    snprintf(purpose, sizeof purpose, "%.*s", (int)strlen(kind) - 1, kind);
    hash_token(hash, token, purpose);
    strcpy(name, kind);
    sodium_bin2hex(name + strlen(kind), 2 * HASH_BYTES + 1, hash, HASH_BYTES);
    return odd_text_of(name);
}

/* ---- Cookies ----------------------------------------------------------------------------------- */

/* By TLS they have a name that no other host and no connection without TLS can set. */
static odd_text cookie_of(const odd_web_request *request, const char *name) {
    char secure[40];
    snprintf(secure, sizeof secure, "__Host-%s", name);
    return odd_cookie_value(request, request->secure ? secure : name);
}

static void put_cookie(char cookie[ODD_COOKIE_MAX], const odd_web_request *request, const char *name,
                       const char *token, int seconds) {
    snprintf(cookie, ODD_COOKIE_MAX, "%s%s=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s",
             request->secure ? "__Host-" : "", name, token, seconds, request->secure ? "; Secure" : "");
}

#define SESSION_COOKIE "oddtrick"
#define DEVICE_COOKIE  "oddtrick-device"

/* ---- What is kept ------------------------------------------------------------------------------ */

/* A value that was looked for. */
typedef struct kept {
    char value[crypto_pwhash_STRBYTES];
    int64_t until_ms;
    bool found;
} kept;

static bool take_value(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    kept *k = owner;
    (void)name;
    k->found = value.len < sizeof k->value;
    if (k->found && value.len > 0)
        memcpy(k->value, value.text, value.len);
    k->until_ms = until_ms;
    return true;
}

/* The lock is held. */
static int read_kept(connection *c, odd_text name, kept *k, odd_error *error) {
    *k = (kept){0};
    return odd_store_kept_one(c->store, name, take_value, k, error);
}

static int look_up(odd_auth *a, odd_text name, kept *k, odd_error *error) {
    pthread_mutex_lock(&a->reading->lock);
    int code = read_kept(a->reading, name, k, error);
    pthread_mutex_unlock(&a->reading->lock);
    return code;
}

/* All names of a kind, and when they end. */
typedef struct listed {
    char name[NAME_MAX_BYTES];
    int64_t until_ms;
} listed;

typedef struct list {
    listed *items;
    size_t count, cap;
} list;

static bool take_name(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    list *l = owner;
    (void)value;
    if (name.len >= NAME_MAX_BYTES)
        return true;
    l->items = odd_grow(l->items, l->count, &l->cap, sizeof *l->items);
    listed *item = &l->items[l->count++];
    *item = (listed){.until_ms = until_ms};
    memcpy(item->name, name.text, name.len);
    return true;
}

static int by_end(const void *a, const void *b) {
    int64_t x = ((const listed *)a)->until_ms, y = ((const listed *)b)->until_ms;
    return (x > y) - (x < y);
}

/* Forgets those of a kind that are over, and of the others the oldest where there are more than so many. */
static int forget(odd_store *store, const char *kind, size_t most, int64_t now_ms, odd_error *error) {
    list l = {0};
    int code = odd_store_kept(store, odd_text_of(kind), take_name, &l, error);
    if (l.count > 0)
        qsort(l.items, l.count, sizeof *l.items, by_end);
    for (size_t i = 0; code == ODD_OK && i < l.count; i++)
        if (l.items[i].until_ms <= now_ms || l.count - i > most)
            code = odd_store_keep(store, odd_text_of(l.items[i].name), (odd_text){0}, 0, error);
    free(l.items);
    return code;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

static bool open_connection(connection *c, const char *path, int busy_ms, odd_error *error) {
    c->store = odd_store_open(path, ODD_STORE_WRITE, error);
    if (c->store != NULL)
        odd_store_patience(c->store, busy_ms);
    return c->store != NULL;
}

odd_auth *odd_auth_open(const char *path, bool anew, odd_error *error) {
    kept password;
    if (sodium_init() < 0) {
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "there are no random numbers");
        return NULL;
    }
    odd_auth *a = odd_alloc(1, sizeof *a);
    a->reading = &a->own[0];
    a->writing = &a->own[strcmp(path, ":memory:") != 0]; /* which only one connection can see */
    odd_tries_start(&a->tries, 0);
    pthread_mutex_init(&a->lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_mutex_init(&a->own[i].lock, NULL);
    if (!open_connection(a->reading, path, 0, error) ||
        (a->writing != a->reading && !open_connection(a->writing, path, BUSY_MS, error)) ||
        look_up(a, odd_text_of(PASSWORD), &password, error) != ODD_OK) {
        odd_auth_close(a);
        return NULL;
    }
    memcpy(a->link_of, password.value, sizeof a->link_of);
    if (!password.found || anew)
        make_token(a->token);
    return a;
}

void odd_auth_close(odd_auth *a) {
    if (a == NULL)
        return;
    for (int i = 0; i < 2; i++) {
        odd_store_close(a->own[i].store);
        pthread_mutex_destroy(&a->own[i].lock);
    }
    pthread_mutex_destroy(&a->lock);
    sodium_memzero(a, sizeof *a);
    free(a);
}

/* ---- The link ---------------------------------------------------------------------------------- */

void odd_auth_token(odd_auth *a, char token[ODD_TOKEN_MAX]) {
    kept password;
    odd_error error;
    bool read = look_up(a, odd_text_of(PASSWORD), &password, &error) == ODD_OK;
    pthread_mutex_lock(&a->lock);
    memcpy(token, a->token, ODD_TOKEN_MAX);
    if (!read || strcmp(password.value, a->link_of) != 0)
        memset(token, 0, ODD_TOKEN_MAX);
    pthread_mutex_unlock(&a->lock);
}

bool odd_auth_token_is(odd_auth *a, odd_text token) {
    char mine[ODD_TOKEN_MAX];
    odd_auth_token(a, mine);
    return mine[0] != '\0' && same_text(token, mine);
}

/* ---- Sessions ---------------------------------------------------------------------------------- */

odd_session_state odd_auth_session(odd_auth *a, const odd_web_request *request, odd_director *out) {
    odd_text token = cookie_of(request, SESSION_COOKIE);
    char name[NAME_MAX_BYTES];
    kept session;
    odd_error error;
    if (token.len == 0)
        return ODD_SESSION_NONE;
    if (look_up(a, name_of(name, SESSION, token), &session, &error) != ODD_OK)
        return ODD_SESSION_UNREAD;
    if (!session.found || session.until_ms <= request->now_ms)
        return ODD_SESSION_NONE;
    snprintf(out->author, sizeof out->author, "%.*s", ODD_AUTHOR_MAX, session.value);
    csrf_of(out->csrf, token);
    return ODD_SESSION_OPEN;
}

bool odd_auth_csrf(const odd_web_request *request, const odd_director *director) {
    return same_text(odd_request_header(request, "X-CSRF-Token"), director->csrf);
}

/* ---- Changes: each in a transaction ------------------------------------------------------------------ */

typedef struct change {
    const char *was;       /* the hash of the password that this depends on; NULL: of none */
    const char *hash;      /* a new one; NULL: it stays */
    bool forgets;          /* devices */
    odd_arrival *entry;    /* who comes in; NULL: nobody */
    odd_text session_ends; /* its name; empty: none */
} change;

static int put_session(odd_store *store, odd_arrival *e, odd_error *error) {
    char token[ODD_TOKEN_MAX], name[NAME_MAX_BYTES];
    int64_t now_ms = e->request->now_ms;
    int code = forget(store, SESSION, SESSIONS - 1, now_ms, error);
    make_token(token);
    if (code == ODD_OK)
        code = odd_store_keep(store, name_of(name, SESSION, odd_text_of(token)), e->author,
                              now_ms + (int64_t)SESSION_S * 1000, error);
    snprintf(e->director.author, sizeof e->director.author, "%.*s", (int)e->author.len, e->author.text);
    csrf_of(e->director.csrf, odd_text_of(token));
    put_cookie(e->cookie, e->request, SESSION_COOKIE, token, SESSION_S);
    return code;
}

/* The device is known from now on. */
static int put_device(connection *c, odd_arrival *e, odd_error *error) {
    char token[ODD_TOKEN_MAX], name[NAME_MAX_BYTES];
    int64_t now_ms = e->request->now_ms;
    odd_text own = cookie_of(e->request, DEVICE_COOKIE);
    kept old;
    int code = read_kept(c, name_of(name, DEVICE, own), &old, error);
    make_token(token);
    if (old.found && own.len < sizeof token) /* for longer */
        snprintf(token, sizeof token, "%.*s", (int)own.len, own.text);
    else if (code == ODD_OK)
        code = forget(c->store, DEVICE, DEVICES - 1, now_ms, error);
    if (code == ODD_OK)
        code = odd_store_keep(c->store, name_of(name, DEVICE, odd_text_of(token)), e->author,
                              now_ms + (int64_t)DEVICE_S * 1000, error);
    put_cookie(e->device, e->request, DEVICE_COOKIE, token, DEVICE_S);
    return code;
}

static int put_password(connection *c, const change *what, odd_error *error) {
    int code = odd_store_keep(c->store, odd_text_of(PASSWORD), odd_text_of(what->hash), 0, error);
    if (code == ODD_OK)
        code = forget(c->store, SESSION, 0, INT64_MAX, error);
    if (code == ODD_OK && what->forgets)
        code = forget(c->store, DEVICE, 0, INT64_MAX, error);
    return code;
}

/* Whether the password is still the one that was looked at. */
static int is_still(connection *c, const char *was, odd_error *error) {
    kept now;
    int code = read_kept(c, odd_text_of(PASSWORD), &now, error);
    if (code == ODD_OK && strcmp(now.value, was) != 0)
        code = odd_fail(error, ODD_E_REFERENCE, 0, 0, "the password was changed in the meantime");
    return code;
}

static int make_changes(connection *c, const change *what, odd_error *error) {
    int code = what->was != NULL ? is_still(c, what->was, error) : ODD_OK;
    if (code == ODD_OK && what->hash != NULL)
        code = put_password(c, what, error);
    if (code == ODD_OK && what->session_ends.len > 0)
        code = odd_store_keep(c->store, what->session_ends, (odd_text){0}, 0, error);
    if (code == ODD_OK && what->entry != NULL)
        code = put_session(c->store, what->entry, error);
    if (code == ODD_OK && what->entry != NULL)
        code = put_device(c, what->entry, error);
    return code;
}

static int store(odd_auth *a, const change *what, odd_error *error) {
    connection *c = a->writing;
    if (what->entry != NULL && what->entry->author.len == 0)
        what->entry->author = odd_text_of("director");
    pthread_mutex_lock(&c->lock);
    int code = odd_store_begin(c->store, error);
    odd_store_patience(c->store, code == ODD_OK ? BUSY_MS : AGAIN_MS);
    if (code == ODD_OK) {
        code = make_changes(c, what, error);
        if (code == ODD_OK)
            code = odd_store_commit(c->store, error);
        else
            odd_store_rollback(c->store);
    }
    pthread_mutex_unlock(&c->lock);
    return code;
}

/* ---- The password ------------------------------------------------------------------------------ */

/* ODD_OK: it is the password, whose hash is given. */
static int verify(odd_auth *a, odd_text password, kept *k, odd_error *error) {
    int code = look_up(a, odd_text_of(PASSWORD), k, error);
    if (code == ODD_OK &&
        (!k->found || password.len > ODD_PASSWORD_MOST ||
         crypto_pwhash_str_verify(k->value, password.text != NULL ? password.text : "", password.len) != 0))
        code = odd_fail(error, ODD_E_REFERENCE, 0, 0, "this is not the password");
    return code;
}

static int hash_password(char hash[crypto_pwhash_STRBYTES], odd_text password, odd_error *error) {
    if (password.len < ODD_PASSWORD_LEAST || password.len > ODD_PASSWORD_MOST)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "a password has at least %d characters",
                        ODD_PASSWORD_LEAST);
    if (crypto_pwhash_str(hash, password.text, password.len, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory left");
    return ODD_OK;
}

int odd_auth_begin(odd_auth *a, odd_arrival *entry, odd_error *error) {
    return store(a, &(change){.entry = entry}, error);
}

int odd_auth_enter(odd_auth *a, odd_text password, odd_arrival *entry, odd_error *error) {
    kept known;
    int code = verify(a, password, &known, error);
    return code == ODD_OK ? store(a, &(change){.was = known.value, .entry = entry}, error) : code;
}

int odd_auth_leave(odd_auth *a, const odd_web_request *request, char cookie[ODD_COOKIE_MAX],
                   odd_error *error) {
    char name[NAME_MAX_BYTES];
    odd_text ends = name_of(name, SESSION, cookie_of(request, SESSION_COOKIE));
    put_cookie(cookie, request, SESSION_COOKIE, "", 0);
    return store(a, &(change){.session_ends = ends}, error);
}

int odd_auth_change(odd_auth *a, odd_text old, odd_text password, odd_arrival *entry, odd_error *error) {
    char hash[crypto_pwhash_STRBYTES];
    kept known;
    int code = verify(a, old, &known, error);
    if (code == ODD_OK)
        code = hash_password(hash, password, error);
    return code == ODD_OK ? store(a, &(change){.was = known.value, .hash = hash, .entry = entry}, error)
                          : code;
}

int odd_auth_set(odd_auth *a, odd_text token, odd_text password, odd_arrival *entry, odd_error *error) {
    char hash[crypto_pwhash_STRBYTES], link_of[crypto_pwhash_STRBYTES];
    if (!odd_auth_token_is(a, token))
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the link was used already");
    pthread_mutex_lock(&a->lock);
    memcpy(link_of, a->link_of, sizeof link_of);
    pthread_mutex_unlock(&a->lock);
    int code = hash_password(hash, password, error);
    if (code == ODD_OK)
        code = store(a, &(change){.was = link_of, .hash = hash, .forgets = true, .entry = entry}, error);
    if (code == ODD_OK) {
        pthread_mutex_lock(&a->lock);
        memset(a->token, 0, sizeof a->token);
        pthread_mutex_unlock(&a->lock);
    }
    return code;
}

/* ---- How often it may be tried -------------------------------------------------------------------- */

bool odd_auth_known(odd_auth *a, const odd_web_request *request) {
    odd_text token = cookie_of(request, DEVICE_COOKIE);
    char name[NAME_MAX_BYTES];
    kept device;
    odd_error error;
    return token.len > 0 && look_up(a, name_of(name, DEVICE, token), &device, &error) == ODD_OK &&
           device.found && device.until_ms > request->now_ms;
}

/* The device's name where it is known, to count its tries by. */
static const char *device_of(const odd_web_request *request, bool known, char name[NAME_MAX_BYTES]) {
    return known ? name_of(name, DEVICE, cookie_of(request, DEVICE_COOKIE)).text : NULL;
}

int odd_auth_wait_s(odd_auth *a, const odd_web_request *request, bool known) {
    char name[NAME_MAX_BYTES];
    const char *device = device_of(request, known, name);
    pthread_mutex_lock(&a->lock);
    int wait_s = odd_tries_take(&a->tries, request->from, device, request->tick_ms);
    pthread_mutex_unlock(&a->lock);
    return wait_s;
}

void odd_auth_succeeded(odd_auth *a, const odd_web_request *request, bool known) {
    char name[NAME_MAX_BYTES];
    const char *device = device_of(request, known, name);
    pthread_mutex_lock(&a->lock);
    odd_tries_give(&a->tries, request->from, device);
    pthread_mutex_unlock(&a->lock);
}
