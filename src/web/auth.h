/* The director: a password, sessions, and how often it may be tried. Any thread may call. */
#ifndef ODD_WEB_AUTH_H
#define ODD_WEB_AUTH_H

#include "web/club.h"

enum { ODD_TOKEN_MAX = 48, ODD_AUTHOR_MAX = 40, ODD_PASSWORD_LEAST = 8, ODD_PASSWORD_MOST = 1000 };

typedef struct odd_auth odd_auth;

/* What the club's database keeps of it. With `anew`, a new password can be set though there is one. NULL with the reason. */
odd_auth *odd_auth_open(odd_club *club, bool anew, odd_error *error);
void odd_auth_close(odd_auth *auth); /* NULL is nothing to close */

/* Whoever knows this token may set the password, once; empty if nobody may. */
void odd_auth_token(odd_auth *auth, char token[ODD_TOKEN_MAX]);
bool odd_auth_token_is(odd_auth *auth, odd_text token);

/* Sets the password, which ends all sessions, and the token. It takes a while. */
int odd_auth_set(odd_auth *auth, odd_text password, odd_error *error);

/* Whether it is the password. It takes a while. */
bool odd_auth_is(odd_auth *auth, odd_text password);

/* Whether an address may try now: 0, or in how many seconds. What succeeded is not counted. */
int odd_auth_wait_s(odd_auth *auth, const char *from, int64_t now_ms);
void odd_auth_succeeded(odd_auth *auth, const char *from);

typedef struct odd_director {
    char author[ODD_AUTHOR_MAX + 1];
    char csrf[ODD_TOKEN_MAX]; /* what requests that change something must bring besides the cookie */
} odd_director;

/* Begins a session: the cookie that the client keeps. */
int odd_auth_begin(odd_auth *auth, odd_text author, int64_t now_ms, char cookie[240], odd_director *session,
                   odd_error *error);

/* Whose session a request is of. False if it is of none that is known and not over. */
bool odd_auth_session(odd_auth *auth, const odd_web_request *request, odd_director *session);
void odd_auth_end(odd_auth *auth, const odd_web_request *request);

/* Whether a request has the token of its session. */
bool odd_auth_csrf(const odd_web_request *request, const odd_director *director);

#endif
