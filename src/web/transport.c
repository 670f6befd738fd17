/* Sockets and HTTP by libmicrohttpd. This file alone knows it. Its threads carry bytes and never wait for anything else: a
 * connection whose answer takes a while, or whose stream has nothing to tell, is suspended. */
#define _DEFAULT_SOURCE
#include "web/transport.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/error.h"
#include "web/club_inner.h"
#include "web/gone.h"
#include "web/patience.h"

enum {
    THREADS = 2,
    SPARE = 64,           /* descriptors for everything else */
    HEADERS_MAX = 1 << 14 /* bytes of the headers of a request */
};

const odd_limits odd_usual_limits = {.idle_s = 30, .request_ms = 60000, .connections = 8000};

struct odd_transport {
    odd_web *web;
    struct MHD_Daemon *daemon;
    odd_patience *patience;
    odd_gone *gone;
    pthread_mutex_t making; /* of responses out of bodies that are shared */
};

/* A request that is being received, answered, or streamed to. */
typedef struct exchange {
    odd_reply reply;         /* first: a reply is the exchange that it is part of */
    odd_web_request request; /* */
    odd_transport *transport;
    struct MHD_Connection *connection;
    odd_guest *guest;
    char from[INET6_ADDRSTRLEN];
    char *target;
    odd_out body;
    bool begun, handed, too_large, too_many;
    size_t counted;   /* bytes of the body, among those that wait */
    uint64_t watched; /* the viewer, by who notices that it is gone */

    pthread_mutex_t lock; /* of what follows */
    bool answered, waiting;
    odd_web_response response;
    odd_viewer *viewer;
} exchange;

/* ---- Requests ---------------------------------------------------------------------------------- */

static const char *header(const odd_web_request *request, const char *name) {
    const exchange *x = (const exchange *)((const char *)request - offsetof(exchange, request));
    return MHD_lookup_connection_value(x->connection, MHD_HEADER_KIND, name);
}

static void find_address(exchange *x) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(x->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct sockaddr *address = info != NULL ? info->client_addr : NULL;
    if (address != NULL && address->sa_family == AF_INET)
        inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)address)->sin_addr, x->from,
                  sizeof x->from);
    else if (address != NULL && address->sa_family == AF_INET6)
        inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)(const void *)address)->sin6_addr, x->from,
                  sizeof x->from);
}

static void send_reply(odd_reply *reply, odd_web_response response) {
    exchange *x = (exchange *)reply;
    pthread_mutex_lock(&x->lock);
    x->response = response;
    x->answered = true;
    bool waiting = x->waiting;
    pthread_mutex_unlock(&x->lock);
    if (waiting) /* and only now: the exchange may be over before this call returns */
        MHD_resume_connection(x->connection);
}

static int socket_of(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

/* A connection comes, or goes. */
static void come_or_go(void *owner, struct MHD_Connection *connection, void **of_connection,
                       enum MHD_ConnectionNotificationCode what) {
    odd_transport *t = owner;
    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        *of_connection = odd_guest_come(t->patience, socket_of(connection));
    else
        odd_guest_go(t->patience, *of_connection);
}

/* The first that is known of a request: its line. */
static void *begin(void *owner, const char *target, struct MHD_Connection *connection) {
    exchange *x = odd_alloc(1, sizeof *x);
    x->transport = owner;
    x->connection = connection;
    x->guest = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    odd_guest_expected(x->guest); /* what remains of it */
    x->target = odd_alloc(strlen(target) + 1, 1);
    memcpy(x->target, target, strlen(target));
    x->reply.send = send_reply;
    pthread_mutex_init(&x->lock, NULL);
    return x;
}

static void end(void *owner, struct MHD_Connection *connection, void **of_request,
                enum MHD_RequestTerminationCode how) {
    exchange *x = *of_request;
    (void)owner;
    (void)how;
    if (x == NULL)
        return;
    *of_request = NULL;
    odd_guest_expected(x->guest);
    if (x->viewer != NULL) {
        odd_gone_forget(x->transport->gone, socket_of(connection), x->watched);
        odd_viewer_close(x->viewer);
    }
    odd_web_body_gone(x->transport->web, x->from, x->counted);
    odd_body_release(x->response.body);
    odd_out_free(&x->body);
    pthread_mutex_destroy(&x->lock);
    free(x->target);
    free(x);
}

/* ---- Responses --------------------------------------------------------------------------------- */

static void add_headers(struct MHD_Response *made, const char *type, const char *cache) {
    for (int i = 0; odd_response_headers[i][0] != NULL; i++)
        MHD_add_response_header(made, odd_response_headers[i][0], odd_response_headers[i][1]);
    MHD_add_response_header(made, "Content-Type", type);
    MHD_add_response_header(made, "Cache-Control", cache);
}

static void unmake(void *made) {
    MHD_destroy_response(made);
}

/* The library's form of a body, which is made once, and takes its bytes over. */
static struct MHD_Response *make(odd_body *body) {
    struct MHD_Response *made =
        MHD_create_response_from_buffer(body->len, (void *)(uintptr_t)body->bytes,
                                        body->owned ? MHD_RESPMEM_MUST_FREE : MHD_RESPMEM_PERSISTENT);
    if (made == NULL)
        odd_no_memory();
    add_headers(made, body->type, body->cache);
    if (body->etag[0] != '\0')
        MHD_add_response_header(made, "ETag", body->etag);
    if (body->encoding != NULL)
        MHD_add_response_header(made, "Content-Encoding", body->encoding);
    if (body->varies || body->encoding != NULL || body->etag[0] != '\0')
        MHD_add_response_header(made, "Vary", "Accept-Encoding");
    body->made = made;
    body->unmake = unmake;
    return made;
}

/* Headers of one response alone; its body is nobody else's, then. */
static void add_own(struct MHD_Response *made, const odd_web_response *r) {
    char seconds[16];
    if (r->cookie[0] != '\0')
        MHD_add_response_header(made, "Set-Cookie", r->cookie);
    if (r->device[0] != '\0')
        MHD_add_response_header(made, "Set-Cookie", r->device);
    if (r->location != NULL)
        MHD_add_response_header(made, "Location", r->location);
    if (r->allow != NULL)
        MHD_add_response_header(made, "Allow", r->allow);
    if (r->retry_after_s > 0) {
        snprintf(seconds, sizeof seconds, "%d", r->retry_after_s);
        MHD_add_response_header(made, "Retry-After", seconds);
    }
}

/* ---- Streams ----------------------------------------------------------------------------------- */

static void sleep_stream(void *owner) {
    MHD_suspend_connection(((exchange *)owner)->connection);
}

static void wake_stream(void *owner) {
    MHD_resume_connection(((exchange *)owner)->connection);
}

static ssize_t read_stream(void *owner, uint64_t at, char *bytes, size_t cap) {
    (void)at;
    long len = odd_viewer_read(((exchange *)owner)->viewer, bytes, cap);
    return len < 0 ? MHD_CONTENT_READER_END_OF_STREAM : (ssize_t)len;
}

/* What a viewer does not read waits in the system, where it is old by the time it is read, and takes memory. */
static void keep_little(struct MHD_Connection *connection) {
    int bytes = 1 << 16;
    setsockopt(socket_of(connection), SOL_SOCKET, SO_SNDBUF, &bytes, sizeof bytes);
}

static enum MHD_Result start_stream(exchange *x) {
    enum { PIECE = 4096 };
    struct MHD_Response *made =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, PIECE, read_stream, x, NULL);
    if (made == NULL)
        odd_no_memory();
    add_headers(made, "text/event-stream", "no-store");
    MHD_add_response_header(made, "X-Accel-Buffering", "no");
    keep_little(x->connection);
    odd_viewer_start(x->viewer, sleep_stream, wake_stream, x);
    x->watched = odd_gone_watch(x->transport->gone, socket_of(x->connection), x->viewer);
    enum MHD_Result result = MHD_queue_response(x->connection, (unsigned)x->response.status, made);
    MHD_destroy_response(made);
    return result;
}

/* ---- From one to the other ------------------------------------------------------------------------ */

static enum MHD_Result respond(exchange *x) {
    odd_web_response *r = &x->response;
    x->viewer = r->viewer;
    r->viewer = NULL;
    if (x->viewer != NULL)
        return start_stream(x);
    pthread_mutex_lock(&x->transport->making);
    struct MHD_Response *made = r->body->made != NULL ? r->body->made : make(r->body);
    pthread_mutex_unlock(&x->transport->making);
    add_own(made, r);
    return MHD_queue_response(x->connection, (unsigned)r->status, made);
}

/* Asks for an answer, and suspends the connection if there is none yet. */
static bool hand_over(exchange *x, const char *method) {
    bool get = strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
    find_address(x);
    odd_guest_heard(x->guest);
    x->handed = true;
    x->request = (odd_web_request){.method = get                           ? ODD_GET
                                             : strcmp(method, "POST") == 0 ? ODD_POST
                                                                           : ODD_OTHER_METHOD,
                                   .target = x->target,
                                   .body = {x->body.text, x->body.len},
                                   .from = x->from,
                                   .now_ms = odd_now_ms(),
                                   .tick_ms = odd_tick_ms(),
                                   .header = header};
    odd_web_handle(x->transport->web, &x->request, &x->reply);
    pthread_mutex_lock(&x->lock);
    bool answered = x->answered;
    if (!answered) {
        x->waiting = true;
        MHD_suspend_connection(x->connection);
    }
    pthread_mutex_unlock(&x->lock);
    return answered;
}

/* More of the body. Once it is too large, or too many bytes of others wait, the rest is not kept. Short ones always may wait:
 * a connection has only one. */
static void take_body(exchange *x, const char *bytes, size_t len) {
    enum { SHORT = 4096 };
    size_t all = x->body.len + len, counts = all > SHORT ? all - SHORT : 0;
    if (x->from[0] == '\0')
        find_address(x);
    x->too_large = x->too_large || all > ODD_BODY_MAX;
    if (x->too_large || x->too_many)
        return;
    x->too_many = counts > 0 && !odd_web_body_waits(x->transport->web, x->from, counts - x->counted);
    if (x->too_many)
        return;
    x->counted = counts;
    odd_out_bytes(&x->body, bytes, len);
}

/* What is much too large is not even received; of what is a little too large the client hears more surely afterwards. */
static bool says_too_large(exchange *x) {
    const char *length = MHD_lookup_connection_value(x->connection, MHD_HEADER_KIND, "Content-Length");
    return length != NULL && strtoull(length, NULL, 10) > 8ull * ODD_BODY_MAX;
}

static enum MHD_Result handle(void *owner, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *bytes, size_t *len,
                              void **of_request) {
    exchange *x = *of_request;
    (void)owner;
    (void)connection;
    (void)url;
    (void)version;
    if (!x->begun) {
        x->begun = true;
        x->too_large = says_too_large(x);
        if (!x->too_large)
            return MHD_YES;
    } else if (*len > 0) {
        take_body(x, bytes, *len);
        *len = 0;
        return MHD_YES;
    }
    if (x->too_large && !x->handed) {
        x->response = odd_respond_error(413, "size", "this is too much at once");
        x->handed = x->answered = true;
    } else if (x->too_many && !x->handed) {
        x->response = odd_respond_error(503, "busy", "too many requests are waiting: try again in a moment");
        x->response.retry_after_s = 1;
        x->handed = x->answered = true;
    }
    if (!x->handed && !hand_over(x, method))
        return MHD_YES;
    return respond(x);
}

/* ---- Listening --------------------------------------------------------------------------------- */

/* "127.0.0.1:8080" as host and port; brackets around an address with colons. */
static bool split(const char *text, char host[128], const char **port) {
    const char *colon = strrchr(text, ':');
    size_t len = colon != NULL ? (size_t)(colon - text) : 0;
    bool brackets = len > 2 && text[0] == '[' && text[len - 1] == ']';
    if (colon == NULL || len == 0 || len >= 128 || colon[1] == '\0')
        return false;
    memcpy(host, text + brackets, len - 2 * brackets);
    host[len - 2 * brackets] = '\0';
    *port = colon + 1;
    return true;
}

static int listen_at(const struct addrinfo *at) {
    int one = 1, fd = socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, at->ai_protocol);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(fd, at->ai_addr, at->ai_addrlen) == 0 && listen(fd, SOMAXCONN) == 0)
        return fd;
    int why = errno;
    close(fd);
    errno = why;
    return -1;
}

static void say_where(int fd, char where[80]) {
    struct sockaddr_storage address;
    socklen_t len = sizeof address;
    char host[INET6_ADDRSTRLEN + 1] = "", port[8] = "";
    if (getsockname(fd, (struct sockaddr *)&address, &len) != 0 ||
        getnameinfo((struct sockaddr *)&address, len, host, sizeof host, port, sizeof port,
                    NI_NUMERICHOST | NI_NUMERICSERV) != 0)
        return;
    snprintf(where, 80, address.ss_family == AF_INET6 ? "[%s]:%s" : "%s:%s", host, port);
}

static int open_socket(const char *text, char where[80], odd_error *error) {
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE}, *found = NULL;
    char host[128];
    const char *port;
    if (!split(text, host, &port) || getaddrinfo(host, port, &hints, &found) != 0) {
        odd_fail(error, ODD_E_SYNTAX, 0, 0, "no address '%s': expected one like 127.0.0.1:8080", text);
        return -1;
    }
    int fd = listen_at(found), why = errno;
    freeaddrinfo(found);
    if (fd >= 0)
        say_where(fd, where);
    else if (why == EADDRINUSE)
        odd_fail(
            error, ODD_E_OUTSIDE, 0, 0,
            "another program listens at %s: stop it, or choose another address with --listen; 127.0.0.1:0 takes any port that is free",
            text);
    else
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "cannot listen at %s: %s", text, strerror(why));
    return fd;
}

/* As many connections as there are descriptors for. */
static unsigned connection_limit(unsigned most) {
    struct rlimit limit;
    rlim_t wanted = most + SPARE;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return SPARE;
    if (limit.rlim_cur < limit.rlim_max && limit.rlim_cur < wanted) {
        limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    return limit.rlim_cur >= wanted     ? most
           : limit.rlim_cur > 2 * SPARE ? (unsigned)limit.rlim_cur - SPARE
                                        : SPARE / 2;
}

static void close_rest(odd_transport *t) {
    odd_patience_close(t->patience);
    odd_gone_close(t->gone);
    pthread_mutex_destroy(&t->making);
    free(t);
}

/* One address gets no more than half of the places: a club's phones may all come from one. */
static struct MHD_Daemon *start(odd_transport *t, int fd, const odd_limits *limits) {
    unsigned connections = connection_limit(limits->connections);
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, t,
        MHD_OPTION_LISTEN_SOCKET, fd, MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS,
        MHD_OPTION_CONNECTION_TIMEOUT, limits->idle_s, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, (connections + 1) / 2, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)HEADERS_MAX, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_URI_LOG_CALLBACK, begin, t,
        MHD_OPTION_NOTIFY_CONNECTION, come_or_go, t, MHD_OPTION_NOTIFY_COMPLETED, end, t, MHD_OPTION_END);
}

odd_transport *odd_transport_open(odd_web *web, const char *listen, const odd_limits *limits, char where[80],
                                  odd_error *error) {
    int fd = open_socket(listen != NULL ? listen : ODD_LISTEN, where, error);
    if (fd < 0 && listen == NULL)
        fd = open_socket("127.0.0.1:0", where, error);
    if (fd < 0)
        return NULL;
    odd_transport *t = odd_alloc(1, sizeof *t);
    t->web = web;
    t->patience = odd_patience_open(limits->request_ms);
    t->gone = odd_gone_open();
    pthread_mutex_init(&t->making, NULL);
    t->daemon = start(t, fd, limits);
    if (t->daemon != NULL)
        return t;
    odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the server cannot be started");
    close(fd);
    close_rest(t);
    return NULL;
}

void odd_transport_quiesce(odd_transport *t) {
    int fd = MHD_quiesce_daemon(t->daemon);
    if (fd >= 0)
        close(fd);
}

void odd_transport_close(odd_transport *t) {
    MHD_stop_daemon(t->daemon);
    close_rest(t);
}
