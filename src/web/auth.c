/* Passwords by argon2id, tokens of 32 random bytes of which only hashes are kept: by libsodium. This file alone knows it. */
#include "web/auth.h"

#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"

enum {
    TOKEN_BYTES = 32,
    HASH_BYTES = crypto_generichash_BYTES,
    SESSIONS = 64, /* at once; the oldest ends when there are more */
    SESSION_S = 12 * 3600,
    ADDRESSES = 256, /* whose tries are counted */
    TRIES = 5,       /* in a row */
    TRY_MS = 12000,  /* then one in so many milliseconds */
    ALL_TRIES = 40,  /* the same of all addresses together, since each costs time and memory */
    ALL_TRY_MS = 1500
};

#define COOKIE  "oddtrick"
#define SESSION "session "

typedef struct session {
    unsigned char hash[HASH_BYTES]; /* of the token */
    char author[ODD_AUTHOR_MAX + 1];
    int64_t until_ms; /* 0: none */
} session;

/* Tries that are left, in milliseconds: one costs TRY_MS, and time gives them back. */
typedef struct bucket {
    char from[48];
    int64_t left_ms, at_ms;
} bucket;

struct odd_auth {
    odd_club *club;
    pthread_mutex_t lock;
    char password[crypto_pwhash_STRBYTES]; /* its hash; empty: not set yet */
    char token[ODD_TOKEN_MAX];
    session sessions[SESSIONS];
    bucket tries[ADDRESSES], all;
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

/* ---- What is kept ------------------------------------------------------------------------------ */

/* "session 6A0B...", by the hash of its token. */
static odd_text name_of(char name[sizeof SESSION + 2 * HASH_BYTES], const unsigned char hash[HASH_BYTES]) {
    memcpy(name, SESSION, sizeof SESSION - 1);
    sodium_bin2hex(name + sizeof SESSION - 1, 2 * HASH_BYTES + 1, hash, HASH_BYTES);
    return odd_text_of(name);
}

static bool take_password(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    odd_auth *a = owner;
    (void)name;
    (void)until_ms;
    if (value.len < sizeof a->password)
        memcpy(a->password, value.text, value.len);
    return true;
}

static session *oldest(odd_auth *a) {
    session *found = &a->sessions[0];
    for (int i = 1; i < SESSIONS; i++)
        if (a->sessions[i].until_ms < found->until_ms)
            found = &a->sessions[i];
    return found;
}

static bool take_session(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    session s = {.until_ms = until_ms};
    size_t len, prefix = sizeof SESSION - 1;
    if (value.len <= ODD_AUTHOR_MAX &&
        sodium_hex2bin(s.hash, HASH_BYTES, name.text + prefix, name.len - prefix, NULL, &len, NULL) == 0 &&
        len == HASH_BYTES) {
        memcpy(s.author, value.text, value.len);
        *oldest(owner) = s;
    }
    return true;
}

odd_auth *odd_auth_open(odd_club *club, bool anew, odd_error *error) {
    if (sodium_init() < 0) {
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "there are no random numbers");
        return NULL;
    }
    odd_auth *a = odd_alloc(1, sizeof *a);
    a->club = club;
    a->all.left_ms = (int64_t)ALL_TRIES * ALL_TRY_MS;
    pthread_mutex_init(&a->lock, NULL);
    if (odd_club_kept(club, odd_text_of("password"), take_password, a, error) != ODD_OK ||
        odd_club_kept(club, odd_text_of(SESSION), take_session, a, error) != ODD_OK) {
        odd_auth_close(a);
        return NULL;
    }
    if (a->password[0] == '\0' || anew)
        make_token(a->token);
    return a;
}

void odd_auth_close(odd_auth *a) {
    if (a == NULL)
        return;
    pthread_mutex_destroy(&a->lock);
    sodium_memzero(a, sizeof *a);
    free(a);
}

/* ---- The password ------------------------------------------------------------------------------ */

void odd_auth_token(odd_auth *a, char token[ODD_TOKEN_MAX]) {
    pthread_mutex_lock(&a->lock);
    memcpy(token, a->token, ODD_TOKEN_MAX);
    pthread_mutex_unlock(&a->lock);
}

bool odd_auth_token_is(odd_auth *a, odd_text token) {
    char mine[ODD_TOKEN_MAX];
    odd_auth_token(a, mine);
    return mine[0] != '\0' && same_text(token, mine);
}

static void end_session(odd_auth *a, session *s) {
    char name[sizeof SESSION + 2 * HASH_BYTES];
    odd_error error;
    if (s->until_ms > 0)
        odd_club_keep(a->club, name_of(name, s->hash), (odd_text){0}, 0, &error);
    *s = (session){0};
}

int odd_auth_set(odd_auth *a, odd_text password, odd_error *error) {
    char hash[crypto_pwhash_STRBYTES];
    if (password.len < ODD_PASSWORD_LEAST || password.len > ODD_PASSWORD_MOST)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "a password has at least %d characters",
                        ODD_PASSWORD_LEAST);
    if (crypto_pwhash_str(hash, password.text, password.len, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory left");
    int code = odd_club_keep(a->club, odd_text_of("password"), odd_text_of(hash), 0, error);
    if (code != ODD_OK)
        return code;
    pthread_mutex_lock(&a->lock);
    memcpy(a->password, hash, sizeof hash);
    memset(a->token, 0, sizeof a->token);
    for (int i = 0; i < SESSIONS; i++)
        end_session(a, &a->sessions[i]);
    pthread_mutex_unlock(&a->lock);
    return ODD_OK;
}

bool odd_auth_is(odd_auth *a, odd_text password) {
    char hash[crypto_pwhash_STRBYTES];
    pthread_mutex_lock(&a->lock);
    memcpy(hash, a->password, sizeof hash);
    pthread_mutex_unlock(&a->lock);
    return hash[0] != '\0' && password.len <= ODD_PASSWORD_MOST &&
           crypto_pwhash_str_verify(hash, password.text != NULL ? password.text : "", password.len) == 0;
}

/* ---- How often it may be tried -------------------------------------------------------------------- */

static void refill(bucket *b, int64_t now_ms, int64_t most_ms) {
    int64_t passed = now_ms > b->at_ms ? now_ms - b->at_ms : 0;
    b->left_ms = b->left_ms + passed < most_ms ? b->left_ms + passed : most_ms;
    b->at_ms = now_ms;
}

/* The address's own, or that of the one that has tried least lately. */
static bucket *bucket_of(odd_auth *a, const char *from, int64_t now_ms) {
    bucket *found = &a->tries[0];
    for (int i = 0; i < ADDRESSES; i++) {
        if (strcmp(a->tries[i].from, from) == 0)
            return &a->tries[i];
        if (a->tries[i].at_ms < found->at_ms)
            found = &a->tries[i];
    }
    *found = (bucket){.left_ms = (int64_t)TRIES * TRY_MS, .at_ms = now_ms};
    strncpy(found->from, from, sizeof found->from - 1);
    return found;
}

int odd_auth_wait_s(odd_auth *a, const char *from, int64_t now_ms) {
    pthread_mutex_lock(&a->lock);
    bucket *b = bucket_of(a, from, now_ms);
    refill(b, now_ms, (int64_t)TRIES * TRY_MS);
    refill(&a->all, now_ms, (int64_t)ALL_TRIES * ALL_TRY_MS);
    int64_t wait_ms = b->left_ms < TRY_MS ? TRY_MS - b->left_ms : 0;
    if (wait_ms == 0 && a->all.left_ms < ALL_TRY_MS)
        wait_ms = ALL_TRY_MS - a->all.left_ms;
    if (wait_ms == 0) {
        b->left_ms -= TRY_MS;
        a->all.left_ms -= ALL_TRY_MS;
    }
    pthread_mutex_unlock(&a->lock);
    return (int)((wait_ms + 999) / 1000);
}

void odd_auth_succeeded(odd_auth *a, const char *from) {
    pthread_mutex_lock(&a->lock);
    for (int i = 0; i < ADDRESSES; i++)
        if (strcmp(a->tries[i].from, from) == 0)
            a->tries[i].left_ms += TRY_MS;
    pthread_mutex_unlock(&a->lock);
}

/* ---- Sessions ---------------------------------------------------------------------------------- */

int odd_auth_begin(odd_auth *a, odd_text author, int64_t now_ms, char cookie[240], odd_director *out,
                   odd_error *error) {
    char token[ODD_TOKEN_MAX], name[sizeof SESSION + 2 * HASH_BYTES];
    session s = {.until_ms = now_ms + (int64_t)SESSION_S * 1000};
    if (author.len == 0 || author.len > ODD_AUTHOR_MAX)
        author = odd_text_of("director");
    memcpy(s.author, author.text, author.len);
    make_token(token);
    hash_token(s.hash, odd_text_of(token), "session");
    int code = odd_club_keep(a->club, name_of(name, s.hash), author, s.until_ms, error);
    if (code != ODD_OK)
        return code;
    pthread_mutex_lock(&a->lock);
    session *place = oldest(a);
    end_session(a, place);
    *place = s;
    pthread_mutex_unlock(&a->lock);
    snprintf(cookie, 240, COOKIE "=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=%d", token, SESSION_S);
    memcpy(out->author, s.author, sizeof out->author);
    csrf_of(out->csrf, odd_text_of(token));
    return ODD_OK;
}

/* The session of a cookie; NULL if there is none. The lock is held. */
static session *find(odd_auth *a, odd_text token, int64_t now_ms) {
    unsigned char hash[HASH_BYTES];
    hash_token(hash, token, "session");
    for (int i = 0; token.len > 0 && i < SESSIONS; i++)
        if (a->sessions[i].until_ms > now_ms && sodium_memcmp(a->sessions[i].hash, hash, HASH_BYTES) == 0)
            return &a->sessions[i];
    return NULL;
}

bool odd_auth_session(odd_auth *a, const odd_web_request *request, odd_director *out) {
    odd_text token = odd_cookie_value(request, COOKIE);
    pthread_mutex_lock(&a->lock);
    const session *s = find(a, token, request->now_ms);
    if (s != NULL)
        memcpy(out->author, s->author, sizeof out->author);
    pthread_mutex_unlock(&a->lock);
    if (s != NULL)
        csrf_of(out->csrf, token);
    return s != NULL;
}

void odd_auth_end(odd_auth *a, const odd_web_request *request) {
    odd_text token = odd_cookie_value(request, COOKIE);
    pthread_mutex_lock(&a->lock);
    session *s = find(a, token, request->now_ms);
    if (s != NULL)
        end_session(a, s);
    pthread_mutex_unlock(&a->lock);
}

bool odd_auth_csrf(const odd_web_request *request, const odd_director *director) {
    return same_text(odd_request_header(request, "X-CSRF-Token"), director->csrf);
}
