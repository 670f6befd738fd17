/* The director: a password, sessions, devices, and how often the password may be tried. Any thread may call.
 *
 * All of it is in the database and nowhere else, so that every server of the same file knows of it at once. Reading waits for
 * nobody who writes. What changes something takes a while, and is for a thread that may wait: it is stored when the call
 * returns ODD_OK, and nothing has changed when it returns anything else. */
#ifndef ODD_SERVER_AUTH_H
#define ODD_SERVER_AUTH_H

#include "server/http.h"

enum { ODD_TOKEN_MAX = 48, ODD_AUTHOR_MAX = 40, ODD_PASSWORD_LEAST = 8, ODD_PASSWORD_MOST = 1000 };

typedef struct odd_auth odd_auth;

/* By connections of its own to the database. With `anew`, there is a link that sets a new password though there is one. NULL
 * with the reason. */
odd_auth *odd_auth_open(const char *path, bool anew, odd_error *error);
void odd_auth_close(odd_auth *auth); /* NULL is nothing to close */

/* Whoever knows this token may set the password, once; empty if nobody may, or if the password was set in another way since. */
void odd_auth_token(odd_auth *auth, char token[ODD_TOKEN_MAX]);
bool odd_auth_token_is(odd_auth *auth, odd_text token);

/* ---- Sessions ---------------------------------------------------------------------------------- */

typedef struct odd_director {
    char author[ODD_AUTHOR_MAX + 1];
    char csrf[ODD_TOKEN_MAX]; /* what requests that change something must bring besides the cookie */
} odd_director;

typedef enum odd_session_state {
    ODD_SESSION_NONE,
    ODD_SESSION_OPEN,
    ODD_SESSION_UNREAD /* the database cannot be read now */
} odd_session_state;

/* Whose session a request is of. */
odd_session_state odd_auth_session(odd_auth *auth, const odd_web_request *request, odd_director *director);

/* Whether a request has the token of its session. */
bool odd_auth_csrf(const odd_web_request *request, const odd_director *director);

/* Who comes in, and what they get: a session, and the cookies that the client keeps. A device that is known stays so. */
typedef struct odd_arrival {
    const odd_web_request *request;
    odd_text author; /* empty: "director" */
    odd_director director;
    char cookie[ODD_COOKIE_MAX], device[ODD_COOKIE_MAX];
} odd_arrival;

/* Begins a session, whoever it is for. */
int odd_auth_begin(odd_auth *auth, odd_arrival *entry, odd_error *error);

/* Begins a session for who knows the password. ODD_E_REFERENCE: it is another. */
int odd_auth_enter(odd_auth *auth, odd_text password, odd_arrival *entry, odd_error *error);

/* Ends the session of a request; the cookie that takes its own away is written. */
int odd_auth_leave(odd_auth *auth, const odd_web_request *request, char cookie[ODD_COOKIE_MAX],
                   odd_error *error);

/* Set the password, which ends all sessions, and begin one: by the token, which makes all devices strangers, or by the password that
 * there was. ODD_E_SYNTAX: it cannot be one; ODD_E_REFERENCE: the token is not that of the link or was used, or the old
 * password is wrong. */
int odd_auth_set(odd_auth *auth, odd_text token, odd_text password, odd_arrival *entry, odd_error *error);
int odd_auth_change(odd_auth *auth, odd_text old, odd_text password, odd_arrival *entry, odd_error *error);

/* ---- How often it may be tried ------------------------------------------------------------------- */

/* Whether somebody who was right before sends this: the device of its cookie is known. */
bool odd_auth_known(odd_auth *auth, const odd_web_request *request);

/* Whether the password may be tried now: 0, or in how many seconds. What succeeded is given back. */
int odd_auth_wait_s(odd_auth *auth, const odd_web_request *request, bool known);
void odd_auth_succeeded(odd_auth *auth, const odd_web_request *request, bool known);

#endif
