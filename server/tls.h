/* The certificate that connections by TLS are shown, and which can be replaced while the server runs. */
#ifndef ODD_SERVER_TLS_H
#define ODD_SERVER_TLS_H

#include "oddtrick.h"

typedef struct odd_tls odd_tls;

/* Of two files in PEM: the certificate, with those between it and the authority, and its key. NULL with the reason. There is
 * one at a time in a program, since whoever asks for it tells no owner. */
odd_tls *odd_tls_open(const char *certificate, const char *key, odd_error *error);

/* Reads both files again: new connections get what they say. What fails changes nothing. */
int odd_tls_reload(odd_tls *tls, odd_error *error);

/* When there are no connections any more. NULL is nothing to close. */
void odd_tls_close(odd_tls *tls);

/* A gnutls_certificate_retrieve_function2, which libmicrohttpd asks for each connection. */
void *odd_tls_retrieve(void);

/* Which versions and ciphers there are, for GnuTLS. */
extern const char odd_tls_priorities[];

#endif
