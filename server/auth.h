/* The director: password, sessions, devices, and how often the password may be tried. Any thread may call.
 *
 * All of it is in the database and nowhere else, so that every server of the same file knows it at once. Reading never waits for a
 * writer. Functions that change something may wait for the disk or for another program: they return ODD_OK when the change is
 * stored, and change nothing when they return anything else. */
#ifndef ODD_SERVER_AUTH_H
#define ODD_SERVER_AUTH_H

#include "platform/store/event_store.h"
#include "server/client.h"
#include "server/serve.h"

enum { ODD_AUTHOR_MAX = 40, ODD_PASSWORD_MIN = 8, ODD_PASSWORD_MAX = 1000 };

typedef struct odd_auth odd_auth;

/* Opens connections of its own to the database. With new_password, there is a link that sets a password even if one is set.
 * Returns NULL and fills error on failure. */
odd_auth *odd_auth_open(const char *path, bool read_only, bool new_password, odd_error *error);
void odd_auth_close(odd_auth *auth); /* NULL is allowed */

/* The token of the link that sets the password, once; empty if there is none, or if the password was changed since. */
void odd_auth_setup_token(odd_auth *auth, char token[ODD_TOKEN_MAX]);
bool odd_auth_is_setup_token(odd_auth *auth, odd_text token);

/* ---- Sessions ---------------------------------------------------------------------------------- */

typedef enum odd_role {
    ODD_ROLE_DIRECTOR,
    ODD_ROLE_ASSISTANT, /* enters and corrects results, and answers calls */
    ODD_ROLE_COUNT
} odd_role;

typedef struct odd_director {
    char author[ODD_AUTHOR_MAX + 1];
    odd_role role;
    char csrf[ODD_TOKEN_MAX]; /* a request that changes something must send it besides the cookie */
    bool playing;             /* plays in an event: sees what players see, until the next login */
} odd_director;

typedef enum odd_session_state {
    ODD_SESSION_NONE,
    ODD_SESSION_OPEN,
    ODD_SESSION_UNREADABLE /* the database cannot be read now */
} odd_session_state;

/* Finds the session of a request. */
odd_session_state odd_auth_session(odd_auth *auth, const odd_http_request *request, odd_director *director);

/* Returns whether a request has the token of its session. */
bool odd_auth_csrf(const odd_http_request *request, const odd_director *director);

/* A login: the name, and the session and cookies that it gives. A known device stays known. */
typedef struct odd_login {
    const odd_http_request *request;
    odd_text author;                       /* empty: "director" */
    odd_director director;                 /* the caller sets its `playing` */
    char account[16 + ODD_AUTHOR_MAX + 1]; /* the stored account; empty: no account has this name */
    char cookie[ODD_COOKIE_MAX], device[ODD_COOKIE_MAX];
} odd_login;

/* Starts a session without a password. */
int odd_auth_start_session(odd_auth *auth, odd_login *login, odd_error *error);

/* Starts a session if the password is right, of the account of that name if there is one; returns ODD_E_REFERENCE if it is wrong. */
int odd_auth_log_in(odd_auth *auth, odd_text password, odd_login *login, odd_error *error);

/* From now on, the session of a request sees what players see. */
int odd_auth_play(odd_auth *auth, const odd_http_request *request, const odd_director *director,
                  odd_error *error);

/* Ends the session of a request, and writes the cookie that deletes the client's. */
int odd_auth_log_out(odd_auth *auth, const odd_http_request *request, char cookie[ODD_COOKIE_MAX],
                     odd_error *error);

/* Set the password, which ends all sessions (of an account: those of its name), and start one: by the token of the link, after which no device and no network is known,
 * or by the old password. Return ODD_E_SYNTAX if the new password is too short or too long, ODD_E_REFERENCE if the token or the old
 * password is wrong. */
int odd_auth_set_password(odd_auth *auth, odd_text token, odd_text password, odd_login *login,
                          odd_error *error);
int odd_auth_change_password(odd_auth *auth, odd_text old, odd_text password, odd_login *login,
                             odd_error *error);

/* ---- Accounts (accounts.c) ------------------------------------------------------------------------- */

/* Creates an account, or changes its role and password; ends the sessions of that name. Returns ODD_E_SYNTAX
 * if the password is too short. The name must be valid: see odd_handle_login. */
int odd_auth_put_account(odd_auth *auth, odd_text name, odd_role role, odd_text password, odd_error *error);

/* Removes an account, and ends its sessions. */
int odd_auth_remove_account(odd_auth *auth, odd_text name, odd_error *error);

/* Ends all sessions of a name; an empty name means everybody. */
int odd_auth_log_out_all(odd_auth *auth, odd_text name, odd_error *error);

/* Passes each open session to `take`, with the time of its beginning; `take` returns false to stop. */
int odd_auth_sessions(odd_auth *auth, int64_t now_ms,
                      bool (*take)(void *owner, const odd_director *who, int64_t since_ms), void *owner,
                      odd_error *error);

/* Passes each account to `take`, which returns false to stop. */
int odd_auth_accounts(odd_auth *auth, bool (*take)(void *owner, odd_text name, odd_role role), void *owner,
                      odd_error *error);

/* The length of a session in seconds. */
enum { ODD_SESSION_S = 12 * 3600 };

/* ---- Tables -------------------------------------------------------------------------------------- */

/* Whoever has the secret of a table may enter results there: players, by the code on the table. A secret is for one table of one
 * event, until it is revoked or a week is over. */
enum { ODD_TABLE_MAX = 8 };

typedef struct odd_table_right {
    char event[ODD_STORE_NAME_MAX + 1];
    char table[ODD_TABLE_MAX + 1]; /* "3", "A3" */
} odd_table_right;

/* Gives tables new secrets, one for each of `count` tables, and revokes the old ones. */
int odd_auth_issue_tables(odd_auth *auth, odd_text event, const odd_text *tables, size_t count,
                          int64_t now_ms, char (*tokens)[ODD_TOKEN_MAX], odd_error *error);

/* Revokes the secrets of tables of an event; of all its tables if count is 0. */
int odd_auth_revoke_tables(odd_auth *auth, odd_text event, const odd_text *tables, size_t count,
                           odd_error *error);

/* Finds the table of the secret that a request has in its header X-Table-Secret. */
odd_session_state odd_auth_table(odd_auth *auth, const odd_http_request *request, odd_table_right *right);

/* ---- Limits on login attempts -------------------------------------------------------------------- */

/* Returns whether the right password was given on the device of the request before. */
bool odd_auth_device_known(odd_auth *auth, const odd_http_request *request);

/* Takes an attempt. Returns 0, or the seconds until the next one is available. A successful attempt is given
 * back. */
int odd_auth_take_try(odd_auth *auth, const odd_http_request *request, bool device_known);
bool odd_auth_shared(const odd_auth *auth); /* attempts are counted in the database, which takes a moment */
void odd_auth_return_try(odd_auth *auth, const odd_http_request *request, bool device_known);

/* ---- The allowances themselves (login_tries.c), without clock or lock ---------------------------- */

enum { ODD_TRIES_PLACES = 256, ODD_TRIES_NAME = 72 };

/* The rest of an allowance, in milliseconds: an attempt costs some, and time restores them. */
typedef struct odd_allowance {
    char whose[ODD_TRIES_NAME];
    int64_t left_ms, at_ms;
} odd_allowance;

/* A device on which the password was right before has an allowance that no stranger can use up. A stranger
 * uses two allowances: that of the address, and that of the network, if somebody logged in from there before,
 * or else one that all strangers share. */
typedef struct odd_tries {
    odd_allowance strangers[ODD_TRIES_PLACES], devices[ODD_TRIES_PLACES], networks[ODD_TRIES_PLACES], shared;
} odd_tries;

/* The client of a login attempt. */
typedef struct odd_login_client {
    const char *from;    /* the address */
    const char *device;  /* NULL: unknown */
    const char *network; /* NULL: nobody has logged in from there before */
} odd_login_client;

void odd_tries_start(odd_tries *tries, int64_t now_ms);
int odd_tries_take(odd_tries *tries, const odd_login_client *who, int64_t now_ms);
void odd_tries_return(odd_tries *tries, const odd_login_client *who);

/* The same with allowances in a database that several servers share, within a transaction: takes an attempt,
 * or gives one back. */
int odd_tries_count(odd_store *store, const odd_login_client *who, int64_t now_ms, bool takes, int *wait_s,
                    odd_error *error);

/* ======== Only for the files of accounts and secrets =============================================== */

enum { ODD_PASSWORD_HASH = 128, ODD_STORED_VALUE_MAX = 192, ODD_STORED_NAME_MAX = 80 };

#define ODD_ACCOUNT "account "

/* A stored value. */
typedef struct odd_stored_value {
    char value[ODD_STORED_VALUE_MAX];
    int64_t until_ms;
    bool found;
} odd_stored_value;

/* The names of stored values, and when they expire. */
typedef struct odd_stored_name {
    char name[ODD_STORED_NAME_MAX];
    int64_t until_ms;
} odd_stored_name;

typedef struct odd_stored_names {
    odd_stored_name *items;
    size_t count, cap;
} odd_stored_names;

/* Adds a name to a list, for odd_store_values. */
bool odd_stored_names_add(void *list, odd_text name, odd_text value, int64_t until_ms);

/* Deletes the values of a kind that have expired, and the oldest ones if there are more than `most`. */
int odd_stored_values_prune(odd_store *store, const char *kind, size_t most, int64_t now_ms,
                            odd_error *error);

int odd_auth_look_up(odd_auth *auth, odd_text name, odd_stored_value *kept, odd_error *error);
int odd_auth_keep(odd_auth *auth, odd_text name, odd_text value, int64_t until_ms, odd_error *error);

/* Runs a function in a transaction. */
int odd_auth_transact(odd_auth *auth, int (*work)(void *owner, odd_store *store, odd_error *error),
                      void *owner, odd_error *error);

void odd_auth_make_token(char token[ODD_TOKEN_MAX]);

/* Writes the name of a stored value: its kind, and the hash of its token, "session 6a0b...". */
odd_text odd_auth_name(char name[ODD_STORED_NAME_MAX], const char *kind, odd_text token);

int odd_auth_hash_password(char hash[ODD_PASSWORD_HASH], odd_text password, odd_error *error);

/* The stored form of an account: the word of its role, and the hash of the password, which odd_account_read
 * returns. */
extern const char *const odd_role_words[ODD_ROLE_COUNT];
const char *odd_account_read(const char *value, odd_role *role);

/* The stored form of a session: one of these words, by role and whether they play, and the name. */
extern const char *const odd_session_words[ODD_ROLE_COUNT][2];
void odd_session_value_read(const char *value, odd_director *director);

/* Ends the sessions of a name, or all if it is empty, in a transaction. */
int odd_auth_end_sessions(odd_store *store, odd_text author, odd_error *error);

#endif
