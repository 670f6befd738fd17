/* Requests and responses over sockets: listening, certificates, timeouts, and noticing that a client has
 * disconnected. */
#ifndef ODD_SERVER_TRANSPORT_H
#define ODD_SERVER_TRANSPORT_H

#include "server/client.h"
#include "server/event_cache.h"
#include "server/serve.h"

/* ---- Listening (listen.c) ------------------------------------------------------------------------ */

enum { ODD_WHERE_MAX = 80 };

/* Listens at an address, "127.0.0.1:8080" or "[::1]:0", and writes the actual one into where. Returns the socket, or -1 with the
 * reason in error. */
int odd_listen(const char *text, char where[ODD_WHERE_MAX], odd_error *error);

/* Returns how many connections the limit of descriptors allows, at most `most`; raises the soft limit if necessary. */
unsigned odd_connection_limit(unsigned most);

/* ---- The service manager (service.c) --------------------------------------------------------------- */

/* Returns the socket that the service manager has passed (LISTEN_FDS); 0 if there is none, -1 with the reason
 * in error if it cannot be used. */
int odd_service_socket(odd_error *error);

/* Opens the connection to the service manager (NOTIFY_SOCKET); -1 if there is none. The other functions
 * accept -1. Must be called before the server gives up its rights. */
int odd_service_open(void);
void odd_service_notify(int service, const char *state); /* "READY=1" */
void odd_service_close(int service);

/* ---- libmicrohttpd and GnuTLS, which are loaded when a server starts (transport_libraries.c) -------- */

/* Loads both libraries, unless they are loaded; any thread may call. Must be called before the server gives
 * up its rights. Returns ODD_OK, or fills error. Their functions must not be called before it has returned
 * ODD_OK. */
int odd_transport_load(odd_error *error);

/* ---- Certificates (tls.c) ------------------------------------------------------------------------ */

typedef struct odd_tls odd_tls;

/* Reads two PEM files: the certificate with its intermediates, and its key. Returns NULL and fills error on failure. A program has
 * at most one odd_tls, since GnuTLS's callback gets no pointer. */
odd_tls *odd_tls_open(const char *certificate, const char *key, odd_error *error);

/* Reads both files again, for new connections. On failure nothing changes. */
int odd_tls_reload(odd_tls *tls, odd_error *error);

/* Must be called after all connections are closed. NULL is allowed. */
void odd_tls_close(odd_tls *tls);

/* The gnutls_certificate_retrieve_function2 for libmicrohttpd. */
void *odd_tls_retrieve(void);

/* The versions and ciphers, for GnuTLS. */
extern const char odd_tls_priorities[];

/* ---- Timeouts (timeout.c) ------------------------------------------------------------------------ */

/* Closes connections that take too long to send a request or to receive the answer. libmicrohttpd closes only
 * silent connections: a client that sends or receives a byte now and then would stay forever. */
typedef struct odd_deadlines odd_deadlines;
typedef struct odd_deadline odd_deadline; /* of one connection */

odd_deadlines *odd_deadlines_open(int64_t request_ms);
void odd_deadlines_close(odd_deadlines *deadlines); /* when all connections were removed */

/* Adds a connection, of which a request is expected from now on; returns NULL without memory. It is removed before its socket is
 * closed. */
odd_deadline *odd_deadline_add(odd_deadlines *deadlines, int fd);
void odd_deadline_remove(odd_deadlines *deadlines, odd_deadline *deadline);

/* Starts the time for sending a request; ends it, when the request was received; starts the time for receiving an answer. */
void odd_deadline_for_request(odd_deadlines *deadlines, odd_deadline *deadline);
void odd_deadline_clear(odd_deadline *deadline);
void odd_deadline_for_answer(odd_deadlines *deadlines, odd_deadline *deadline, size_t bytes);

/* ---- Disconnects (disconnects.c) ----------------------------------------------------------------- */

/* Notices at once when the client of a stream closes its connection: libmicrohttpd does not poll the socket of a suspended
 * connection, so the place would stay taken until the next message. */
typedef struct odd_disconnects odd_disconnects;

/* Returns NULL if the system does not support it. The other functions accept NULL. */
odd_disconnects *odd_disconnects_open(void);
void odd_disconnects_close(odd_disconnects *disconnects);

/* Ends the viewer when its client disconnects. Returns an id for odd_disconnects_forget, which must be called before the viewer and
 * the socket are closed. */
uint64_t odd_disconnects_watch(odd_disconnects *disconnects, int fd, odd_viewer *viewer);
/* Does nothing for the id 0, of a viewer that was never watched. */
void odd_disconnects_forget(odd_disconnects *disconnects, int fd, uint64_t id);

/* ---- The transport (transport.c) ----------------------------------------------------------------- */

#define ODD_LISTEN "127.0.0.1:8080" /* the default address */

typedef struct odd_limits {
    unsigned idle_s;      /* a connection that is silent for this long is closed */
    int64_t request_ms;   /* for receiving the line of a request, and then for the rest of it */
    unsigned connections; /* at most, if there are enough descriptors; one address may have half of them */
    int64_t slow_ms;      /* an answer that takes longer is logged */
} odd_limits;

extern const odd_limits odd_default_limits;

typedef struct odd_transport_config {
    odd_limits limits;
    int socket;      /* a socket that is already listening; 0: none */
    odd_hosts hosts; /* its listen may be NULL: ODD_LISTEN or, if that is in use, any free port */
    odd_proxies proxies;
    odd_tls *tls;         /* NULL: plain HTTP */
    odd_journal *journal; /* may be NULL */
    odd_metrics *metrics; /* may be NULL */
} odd_transport_config;

/* Listens as the configuration says, or uses its socket; otherwise like odd_listen. (listen.c) */
int odd_listen_as(const odd_transport_config *config, char where[ODD_WHERE_MAX], odd_error *error);

typedef struct odd_transport odd_transport;

/* Listens, and writes the address into where. Returns NULL and fills error on failure. Everything that config
 * points to must outlive it. */
odd_transport *odd_transport_open(odd_server *server, const odd_transport_config *config,
                                  char where[ODD_WHERE_MAX], odd_error *error);

/* Stops accepting connections. */
void odd_transport_quiesce(odd_transport *transport);

/* Closes all connections; called after all requests were answered. */
void odd_transport_close(odd_transport *transport);

#endif
