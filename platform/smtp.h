/* Sends mails through an SMTP server by libcurl, which handles TLS and login. It is loaded on demand. */
#ifndef ODD_PLATFORM_SMTP_H
#define ODD_PLATFORM_SMTP_H

#include "oddtrick.h"

typedef struct odd_smtp {
    const char *url;             /* "smtp://HOST:PORT"; "smtps://HOST:PORT": TLS from the start */
    const char *from;            /* the address of the sender */
    const char *user, *password; /* NULL: nobody logs in */
    const char *
        authorities; /* a file of certificates that the server's is checked with; NULL: those of the system */
    bool starttls;   /* send nothing without TLS; otherwise it is used if the server offers it */
    int timeout_s;   /* of one mail, from connecting on */
} odd_smtp;

/* Loads the library. Returns ODD_OK, or ODD_E_OUTSIDE with what to install. */
int odd_smtp_load(odd_error *error);

/* Tells whether a text is a mail address that can be sent to: one @, and no character that means something to a mail server. */
bool odd_smtp_is_address(odd_text text);

/* Sends a message, which has its headers and lines that end with CR LF.
 *   go_on    called several times a second; false ends the work
 *   unsure   set if the server had the whole message, and its answer did not come: it may have been delivered
 *   returns  ODD_OK; ODD_E_REFERENCE if the server refuses it for good; ODD_E_STOPPED; ODD_E_OUTSIDE otherwise: it may be tried again */
int odd_smtp_send(const odd_smtp *smtp, const char *to, odd_text message, bool (*go_on)(void *owner),
                  void *owner, bool *unsure, odd_error *error);

#endif
