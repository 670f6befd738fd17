/* Passwords by argon2id, and tokens of 32 random bytes of which only hashes are stored. Only this file and
 * platform/store use libsodium. */
#include "server/auth.h"

#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "platform/store/event_store.h"

enum {
    TOKEN_BYTES = 32,
    HASH_BYTES = crypto_generichash_BYTES,
    SESSIONS = 64,      /* open sessions; one more ends the oldest */
    SHARED_TIMES = 100, /* factor for all limits if several servers share a database */
    DEVICES = 256,      /* known devices, with the same limit rule */
    DEVICE_S = 400 * 24 * 3600,
    NETWORKS = 64, /* known networks, with the same limit rule */
    NETWORK_S = 90 * 24 * 3600,
    BUSY_MS = 2000, /* how long a change waits for another program that writes */
    AGAIN_MS = 100  /* how long the next changes wait after such a wait has failed */
};

_Static_assert(ODD_PASSWORD_HASH >= crypto_pwhash_STRBYTES && ODD_STORED_NAME_MAX >= 16 + 2 * HASH_BYTES,
               "they have room");

#define PASSWORD "password"
#define SESSION  "session "
#define DEVICE   "device "
#define NETWORK  "network "

/* A connection to the database. There are two, so that readers do not wait for writers. */
typedef struct connection {
    pthread_mutex_t lock;
    odd_store *store;
} connection;

struct odd_auth {
    connection own[2], *reading, *writing;
    bool shared;          /* several servers use the database: tries are counted there */
    pthread_mutex_t lock; /* guards what follows */
    char token[ODD_TOKEN_MAX],
        link_of[ODD_STORED_VALUE_MAX]; /* of the setup link; the hash that it replaces */
    odd_tries tries;
};

/* ---- Tokens ------------------------------------------------------------------------------------ */

void odd_auth_make_token(char token[ODD_TOKEN_MAX]) {
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

/* Compares in constant time. */
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

/* Writes the name of a stored value: its kind, and the hash of its token, "session 6a0b...". */
odd_text odd_auth_name(char name[ODD_STORED_NAME_MAX], const char *kind, odd_text token) {
    unsigned char hash[HASH_BYTES];
    char purpose[16];
    snprintf(purpose, sizeof purpose, "%.*s", (int)strlen(kind) - 1, kind);
    hash_token(hash, token, purpose);
    strcpy(name, kind);
    sodium_bin2hex(name + strlen(kind), 2 * HASH_BYTES + 1, hash, HASH_BYTES);
    return odd_text_of(name);
}

/* Writes the name of a stored value for a client's network: IPv4 /24, IPv6 /48, the size of one household or club. */
static odd_text network_name(char name[ODD_STORED_NAME_MAX], const odd_http_request *request) {
    odd_address address = {0};
    char text[ODD_ADDRESS_TEXT];
    odd_address_read(&address, odd_text_of(request->from != NULL ? request->from : ""));
    odd_address_mask(&address, 24, 48);
    odd_address_write(text, &address);
    return odd_auth_name(name, NETWORK, odd_text_of(text));
}

/* ---- Cookies ----------------------------------------------------------------------------------- */

/* With TLS, cookies get a name that no other host and no connection without TLS can set. */
static odd_text cookie_of(const odd_http_request *request, const char *name) {
    char secure[40];
    snprintf(secure, sizeof secure, "__Host-%s", name);
    return odd_cookie_value(request, request->secure ? secure : name);
}

static void put_cookie(char cookie[ODD_COOKIE_MAX], const odd_http_request *request, const char *name,
                       const char *token, int seconds) {
    snprintf(cookie, ODD_COOKIE_MAX, "%s%s=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d%s",
             request->secure ? "__Host-" : "", name, token, seconds, request->secure ? "; Secure" : "");
}

#define SESSION_COOKIE "oddtrick"
#define DEVICE_COOKIE  "oddtrick-device"

/* ---- Stored values ----------------------------------------------------------------------------- */

static bool take_value(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    odd_stored_value *k = owner;
    (void)name;
    k->found = value.len < sizeof k->value;
    if (k->found && value.len > 0)
        memcpy(k->value, value.text, value.len);
    k->until_ms = until_ms;
    return true;
}

/* The caller holds the lock. */
static int read_kept(connection *c, odd_text name, odd_stored_value *k, odd_error *error) {
    *k = (odd_stored_value){0};
    return odd_store_value(c->store, name, take_value, k, error);
}

int odd_auth_look_up(odd_auth *a, odd_text name, odd_stored_value *k, odd_error *error) {
    pthread_mutex_lock(&a->reading->lock);
    int code = read_kept(a->reading, name, k, error);
    pthread_mutex_unlock(&a->reading->lock);
    return code;
}

bool odd_stored_names_add(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    odd_stored_names *l = owner;
    (void)value;
    if (name.len >= ODD_STORED_NAME_MAX)
        return true;
    l->items = odd_grow(l->items, l->count, &l->cap, sizeof *l->items);
    odd_stored_name *item = &l->items[l->count++];
    *item = (odd_stored_name){.until_ms = until_ms};
    memcpy(item->name, name.text, name.len);
    return true;
}

static int by_end(const void *a, const void *b) {
    int64_t x = ((const odd_stored_name *)a)->until_ms, y = ((const odd_stored_name *)b)->until_ms;
    return (x > y) - (x < y);
}

/* Deletes the values of a kind that have expired, and the oldest ones if there are more than `most`. */
int odd_stored_values_prune(odd_store *store, const char *kind, size_t most, int64_t now_ms,
                            odd_error *error) {
    odd_stored_names l = {0};
    if (odd_store_is_shared(store))
        most *= SHARED_TIMES;
    int code = odd_store_values(store, odd_text_of(kind), odd_stored_names_add, &l, error);
    if (l.count > 0)
        qsort(l.items, l.count, sizeof *l.items, by_end);
    for (size_t i = 0; code == ODD_OK && i < l.count; i++)
        if (l.items[i].until_ms <= now_ms || l.count - i > most)
            code = odd_store_keep(store, odd_text_of(l.items[i].name), (odd_text){0}, 0, error);
    free(l.items);
    return code;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

static bool open_connection(connection *c, const char *path, bool read_only, int busy_ms, odd_error *error) {
    c->store = odd_store_open(path, odd_store_use_of(path, read_only, ODD_STORE_WRITE), error);
    if (c->store != NULL)
        odd_store_patience(c->store, busy_ms);
    return c->store != NULL;
}

odd_auth *odd_auth_open(const char *path, bool read_only, bool new_password, odd_error *error) {
    odd_stored_value password;
    if (sodium_init() < 0) {
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the system has no source of random numbers");
        return NULL;
    }
    odd_auth *a = odd_alloc(1, sizeof *a);
    a->reading = &a->own[0];
    a->writing = &a->own[strcmp(path, ":memory:") != 0]; /* an in-memory database has one connection */
    a->shared = odd_store_is_address(path);
    odd_tries_start(&a->tries, 0);
    pthread_mutex_init(&a->lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_mutex_init(&a->own[i].lock, NULL);
    if (!open_connection(a->reading, path, read_only, 0, error) ||
        (a->writing != a->reading && !open_connection(a->writing, path, read_only, BUSY_MS, error)) ||
        odd_auth_look_up(a, odd_text_of(PASSWORD), &password, error) != ODD_OK) {
        odd_auth_close(a);
        return NULL;
    }
    memcpy(a->link_of, password.value, sizeof a->link_of);
    if (!password.found || new_password)
        odd_auth_make_token(a->token);
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

void odd_auth_setup_token(odd_auth *a, char token[ODD_TOKEN_MAX]) {
    odd_stored_value password;
    odd_error error;
    bool read = odd_auth_look_up(a, odd_text_of(PASSWORD), &password, &error) == ODD_OK;
    pthread_mutex_lock(&a->lock);
    memcpy(token, a->token, ODD_TOKEN_MAX);
    if (!read || strcmp(password.value, a->link_of) != 0)
        memset(token, 0, ODD_TOKEN_MAX);
    pthread_mutex_unlock(&a->lock);
}

bool odd_auth_is_setup_token(odd_auth *a, odd_text token) {
    char mine[ODD_TOKEN_MAX];
    odd_auth_setup_token(a, mine);
    return mine[0] != '\0' && same_text(token, mine);
}

/* ---- Sessions ---------------------------------------------------------------------------------- */

odd_session_state odd_auth_session(odd_auth *a, const odd_http_request *request, odd_director *out) {
    odd_text token = cookie_of(request, SESSION_COOKIE);
    char name[ODD_STORED_NAME_MAX];
    odd_stored_value session;
    odd_error error;
    if (token.len == 0)
        return ODD_SESSION_NONE;
    if (odd_auth_look_up(a, odd_auth_name(name, SESSION, token), &session, &error) != ODD_OK)
        return ODD_SESSION_UNREADABLE;
    if (!session.found || session.until_ms <= request->now_ms)
        return ODD_SESSION_NONE;
    *out = (odd_director){0};
    odd_session_value_read(session.value, out);
    csrf_of(out->csrf, token);
    return ODD_SESSION_OPEN;
}

bool odd_auth_csrf(const odd_http_request *request, const odd_director *director) {
    return same_text(odd_request_header(request, "X-CSRF-Token"), director->csrf);
}

/* ---- Changes: each in a transaction ------------------------------------------------------------------ */

typedef struct change {
    const char *expected;    /* hash that must still be the stored one; NULL: any */
    const char *hash;        /* of the new password; NULL: it stays */
    bool forget_devices;     /* and known networks */
    odd_login *login;        /* starts a session; NULL: starts none */
    odd_text ending_session; /* the name of a session that ends; empty: none */
} change;

static int put_session(odd_store *store, odd_login *e, odd_error *error) {
    char token[ODD_TOKEN_MAX], name[ODD_STORED_NAME_MAX], value[ODD_STORED_VALUE_MAX];
    int64_t now_ms = e->request->now_ms;
    int code = odd_stored_values_prune(store, SESSION, SESSIONS - 1, now_ms, error);
    odd_auth_make_token(token);
    snprintf(value, sizeof value, "%s%.*s", odd_session_words[e->director.role][e->director.playing],
             (int)e->author.len, e->author.text);
    if (code == ODD_OK)
        code = odd_store_keep(store, odd_auth_name(name, SESSION, odd_text_of(token)), odd_text_of(value),
                              now_ms + (int64_t)ODD_SESSION_S * 1000, error);
    snprintf(e->director.author, sizeof e->director.author, "%.*s", (int)e->author.len, e->author.text);
    csrf_of(e->director.csrf, odd_text_of(token));
    put_cookie(e->cookie, e->request, SESSION_COOKIE, token, ODD_SESSION_S);
    return code;
}

/* Makes the device known, or extends its time. */
static int put_device(connection *c, odd_login *e, odd_error *error) {
    char token[ODD_TOKEN_MAX], name[ODD_STORED_NAME_MAX];
    int64_t now_ms = e->request->now_ms;
    odd_text own = cookie_of(e->request, DEVICE_COOKIE);
    odd_stored_value old;
    int code = read_kept(c, odd_auth_name(name, DEVICE, own), &old, error);
    odd_auth_make_token(token);
    if (old.found && own.len < sizeof token)
        snprintf(token, sizeof token, "%.*s", (int)own.len, own.text);
    else if (code == ODD_OK)
        code = odd_stored_values_prune(c->store, DEVICE, DEVICES - 1, now_ms, error);
    if (code == ODD_OK)
        code = odd_store_keep(c->store, odd_auth_name(name, DEVICE, odd_text_of(token)), e->author,
                              now_ms + (int64_t)DEVICE_S * 1000, error);
    put_cookie(e->device, e->request, DEVICE_COOKIE, token, DEVICE_S);
    return code;
}

/* Makes the network of the client known. */
static int put_network(odd_store *store, const odd_login *e, odd_error *error) {
    char name[ODD_STORED_NAME_MAX];
    int64_t now_ms = e->request->now_ms;
    int code = odd_stored_values_prune(store, NETWORK, NETWORKS - 1, now_ms, error);
    if (code == ODD_OK)
        code = odd_store_keep(store, network_name(name, e->request), odd_text_of("-"),
                              now_ms + (int64_t)NETWORK_S * 1000, error);
    return code;
}

static int put_password(connection *c, const change *what, odd_error *error) {
    char value[ODD_STORED_VALUE_MAX];
    bool account = what->login != NULL && what->login->account[0] != '\0';
    odd_text name = odd_text_of(account ? what->login->account : PASSWORD);
    snprintf(value, sizeof value, "%s%s", account ? odd_role_words[what->login->director.role] : "",
             what->hash);
    int code = odd_store_keep(c->store, name, odd_text_of(value), 0, error);
    if (code == ODD_OK && account)
        code = odd_auth_end_sessions(c->store, what->login->author, error);
    else if (code == ODD_OK)
        code = odd_stored_values_prune(c->store, SESSION, 0, INT64_MAX, error);
    if (code == ODD_OK && what->forget_devices)
        code = odd_stored_values_prune(c->store, DEVICE, 0, INT64_MAX, error);
    if (code == ODD_OK && what->forget_devices)
        code = odd_stored_values_prune(c->store, NETWORK, 0, INT64_MAX, error);
    return code;
}

/* Fails if another password is stored by now. */
static int check_unchanged(connection *c, const change *what, odd_error *error) {
    odd_stored_value now;
    bool account = what->login != NULL && what->login->account[0] != '\0';
    const char *expected = what->expected;
    int code = read_kept(c, odd_text_of(account ? what->login->account : PASSWORD), &now, error);
    if (code == ODD_OK && strcmp(now.value, expected) != 0)
        code = odd_fail(error, ODD_E_REFERENCE, 0, 0, "the password was changed in the meantime");
    return code;
}

static int make_changes(connection *c, const change *what, odd_error *error) {
    int code = what->expected != NULL ? check_unchanged(c, what, error) : ODD_OK;
    if (code == ODD_OK && what->hash != NULL)
        code = put_password(c, what, error);
    if (code == ODD_OK && what->ending_session.len > 0)
        code = odd_store_keep(c->store, what->ending_session, (odd_text){0}, 0, error);
    if (code == ODD_OK && what->login != NULL)
        code = put_session(c->store, what->login, error);
    if (code == ODD_OK && what->login != NULL)
        code = put_device(c, what->login, error);
    if (code == ODD_OK && what->login != NULL)
        code = put_network(c->store, what->login, error);
    return code;
}

int odd_auth_transact(odd_auth *a, int (*work)(void *owner, odd_store *store, odd_error *error), void *owner,
                      odd_error *error) {
    connection *c = a->writing;
    pthread_mutex_lock(&c->lock);
    int code = odd_store_begin(c->store, error);
    bool begun = code == ODD_OK;
    if (begun) {
        code = work(owner, c->store, error);
        if (code == ODD_OK)
            code = odd_store_commit(c->store, error);
        else
            odd_store_rollback(c->store);
    }
    odd_store_patience(c->store, begun && code != ODD_E_AWAY ? BUSY_MS : AGAIN_MS);
    pthread_mutex_unlock(&c->lock);
    return code;
}

typedef struct change_job {
    odd_auth *auth;
    const change *what;
} change_job;

static int change_all(void *owner, odd_store *opened, odd_error *error) {
    const change_job *c = owner;
    (void)opened;
    return make_changes(c->auth->writing, c->what, error);
}

static int store(odd_auth *a, const change *what, odd_error *error) {
    if (what->login != NULL && what->login->author.len == 0)
        what->login->author = odd_text_of("director");
    return odd_auth_transact(a, change_all, &(change_job){a, what}, error);
}

/* ---- The password ------------------------------------------------------------------------------ */

/* Finds the password hash to compare with: that of the account with this name, or the shared one. Returns where in k it is. */
static const char *hash_for(odd_auth *a, odd_login *login, odd_stored_value *k, int *code, odd_error *error) {
    login->director.role = ODD_ROLE_DIRECTOR;
    login->account[0] = '\0';
    *k = (odd_stored_value){0};
    *code = ODD_OK;
    if (login->author.len > 0) {
        snprintf(login->account, sizeof login->account, ODD_ACCOUNT "%.*s", (int)login->author.len,
                 login->author.text);
        *code = odd_auth_look_up(a, odd_text_of(login->account), k, error);
    }
    if (k->found)
        return odd_account_read(k->value, &login->director.role);
    login->account[0] = '\0';
    if (*code == ODD_OK)
        *code = odd_auth_look_up(a, odd_text_of(PASSWORD), k, error);
    return k->value;
}

/* Returns ODD_OK if the password is right; k is then the stored value. */
static int verify(odd_auth *a, odd_login *login, odd_text password, odd_stored_value *k, odd_error *error) {
    int code;
    const char *hash = hash_for(a, login, k, &code, error);
    if (code == ODD_OK &&
        (!k->found || password.len > ODD_PASSWORD_MAX ||
         crypto_pwhash_str_verify(hash, password.text != NULL ? password.text : "", password.len) != 0))
        code = odd_fail(error, ODD_E_REFERENCE, 0, 0, "wrong password");
    return code;
}

int odd_auth_hash_password(char hash[ODD_PASSWORD_HASH], odd_text password, odd_error *error) {
    if (password.len < ODD_PASSWORD_MIN || password.len > ODD_PASSWORD_MAX)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "a password has at least %d characters", ODD_PASSWORD_MIN);
    if (crypto_pwhash_str(hash, password.text, password.len, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    return ODD_OK;
}

int odd_auth_start_session(odd_auth *a, odd_login *login, odd_error *error) {
    return store(a, &(change){.login = login}, error);
}

int odd_auth_log_in(odd_auth *a, odd_text password, odd_login *login, odd_error *error) {
    odd_stored_value known;
    int code = verify(a, login, password, &known, error);
    return code == ODD_OK ? store(a, &(change){.expected = known.value, .login = login}, error) : code;
}

int odd_auth_play(odd_auth *a, const odd_http_request *request, const odd_director *director,
                  odd_error *error) {
    char name[ODD_STORED_NAME_MAX], value[ODD_STORED_VALUE_MAX];
    odd_stored_value session;
    odd_text key = odd_auth_name(name, SESSION, cookie_of(request, SESSION_COOKIE));
    int code = odd_auth_look_up(a, key, &session, error);
    if (code != ODD_OK || !session.found)
        return code;
    snprintf(value, sizeof value, "%s%s", odd_session_words[director->role][1], director->author);
    return odd_auth_keep(a, key, odd_text_of(value), session.until_ms, error);
}

int odd_auth_log_out(odd_auth *a, const odd_http_request *request, char cookie[ODD_COOKIE_MAX],
                     odd_error *error) {
    char name[ODD_STORED_NAME_MAX];
    odd_text ends = odd_auth_name(name, SESSION, cookie_of(request, SESSION_COOKIE));
    put_cookie(cookie, request, SESSION_COOKIE, "", 0);
    return store(a, &(change){.ending_session = ends}, error);
}

int odd_auth_change_password(odd_auth *a, odd_text old, odd_text password, odd_login *login,
                             odd_error *error) {
    char hash[ODD_PASSWORD_HASH];
    odd_stored_value known;
    int code = verify(a, login, old, &known, error);
    if (code == ODD_OK)
        code = odd_auth_hash_password(hash, password, error);
    return code == ODD_OK ? store(a, &(change){.expected = known.value, .hash = hash, .login = login}, error)
                          : code;
}

int odd_auth_set_password(odd_auth *a, odd_text token, odd_text password, odd_login *login,
                          odd_error *error) {
    char hash[ODD_PASSWORD_HASH], link_of[ODD_STORED_VALUE_MAX];
    if (!odd_auth_is_setup_token(a, token))
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the link was used already");
    pthread_mutex_lock(&a->lock);
    memcpy(link_of, a->link_of, sizeof link_of);
    pthread_mutex_unlock(&a->lock);
    int code = odd_auth_hash_password(hash, password, error);
    if (code == ODD_OK)
        code = store(a, &(change){.expected = link_of, .hash = hash, .forget_devices = true, .login = login},
                     error);
    if (code == ODD_OK) {
        pthread_mutex_lock(&a->lock);
        memset(a->token, 0, sizeof a->token);
        pthread_mutex_unlock(&a->lock);
    }
    return code;
}

/* ---- How often it may be tried -------------------------------------------------------------------- */

bool odd_auth_device_known(odd_auth *a, const odd_http_request *request) {
    odd_text token = cookie_of(request, DEVICE_COOKIE);
    char name[ODD_STORED_NAME_MAX];
    odd_stored_value device;
    odd_error error;
    return token.len > 0 &&
           odd_auth_look_up(a, odd_auth_name(name, DEVICE, token), &device, &error) == ODD_OK &&
           device.found && device.until_ms > request->now_ms;
}

/* The names that a try is counted under. */
typedef struct trier_names {
    char device[ODD_STORED_NAME_MAX], network[ODD_STORED_NAME_MAX];
    odd_login_client trier;
} trier_names;

static void name_trier(odd_auth *a, const odd_http_request *request, bool device_known, trier_names *n) {
    odd_stored_value network;
    odd_error error;
    n->trier = (odd_login_client){.from = request->from};
    if (device_known)
        n->trier.device = odd_auth_name(n->device, DEVICE, cookie_of(request, DEVICE_COOKIE)).text;
    else if (odd_auth_look_up(a, network_name(n->network, request), &network, &error) == ODD_OK &&
             network.found && network.until_ms > request->now_ms)
        n->trier.network = n->network;
}

bool odd_auth_shared(const odd_auth *a) {
    return a->shared;
}

/* Without the database there is no password to compare with, so the try is refused. */
static int count_shared_try(odd_auth *a, const odd_login_client *who, int64_t now_ms, bool takes) {
    connection *c = a->writing;
    odd_error error;
    int wait_s = 0;
    pthread_mutex_lock(&c->lock);
    if (odd_store_begin(c->store, &error) == ODD_OK) {
        bool good = odd_tries_count(c->store, who, now_ms, takes, &wait_s, &error) == ODD_OK;
        if (!good || odd_store_commit(c->store, &error) != ODD_OK)
            odd_store_rollback(c->store);
    }
    pthread_mutex_unlock(&c->lock);
    return wait_s;
}

int odd_auth_take_try(odd_auth *a, const odd_http_request *request, bool device_known) {
    trier_names names;
    name_trier(a, request, device_known, &names);
    if (a->shared)
        return count_shared_try(a, &names.trier, request->now_ms, true);
    pthread_mutex_lock(&a->lock);
    int wait_s = odd_tries_take(&a->tries, &names.trier, request->tick_ms);
    pthread_mutex_unlock(&a->lock);
    return wait_s;
}

void odd_auth_return_try(odd_auth *a, const odd_http_request *request, bool device_known) {
    trier_names names;
    name_trier(a, request, device_known, &names);
    if (a->shared) {
        count_shared_try(a, &names.trier, request->now_ms, false);
        return;
    }
    pthread_mutex_lock(&a->lock);
    odd_tries_return(&a->tries, &names.trier);
    pthread_mutex_unlock(&a->lock);
}
