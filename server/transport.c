/* Sockets and HTTP by libmicrohttpd. This file alone knows it. Its threads carry bytes and never wait for anything else: a
 * connection whose answer takes a while, or whose stream has nothing to tell, is suspended. */
#define _DEFAULT_SOURCE
#include "server/transport.h"

#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/error.h"
#include "base/scan.h"
#include "server/club.h"
#include "server/disconnects.h"
#include "server/head_check.h"
#include "server/listen.h"
#include "server/timeout.h"

enum {
    THREADS = 2,
    HEADERS_MAX = 1 << 14 /* bytes of the headers of a request */
};

const odd_limits odd_usual_limits = {.idle_s = 30, .request_ms = 60000, .connections = 8000, .slow_ms = 1000};

struct odd_transport {
    odd_web *web;
    odd_transport_config config;
    bool sees_lines; /* the library leaves a request's head where and as it was received */
    struct MHD_Daemon *daemon;
    int quiet; /* the socket that nobody listens at any more; -1: somebody does */
    odd_patience *patience;
    odd_gone *gone;
    pthread_mutex_t making; /* of responses out of bodies that are shared */
};

/* A connection. */
typedef struct visit {
    odd_guest *guest;
    bool spoiled; /* the library has refused a request: what follows may be a part of that */
} visit;

/* A request that is being received, answered, or streamed to. */
typedef struct exchange {
    odd_reply reply;         /* first: a reply is the exchange that it is part of */
    odd_web_request request; /* */
    odd_transport *transport;
    struct MHD_Connection *connection;
    visit *visit;
    odd_guest *guest;
    const char *method;
    char from[ODD_ADDRESS_TEXT];
    bool secure;
    const char *target_at; /* in the library's memory, where it is changed */
    char *target;
    odd_out body;
    bool begun, handed, too_large, too_many;
    int64_t handed_ms;
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

/* The head of a request, as the library has taken it apart. */
static enum MHD_Result take_field(void *owner, enum MHD_ValueKind kind, const char *name, size_t name_len,
                                  const char *value, size_t value_len) {
    odd_head *head = owner;
    (void)kind;
    if (head->all++ < ODD_HEAD_FIELDS)
        head->fields[head->count++] = (odd_head_field){{name, name_len}, {value, value_len}};
    return MHD_YES;
}

static void find_head(const exchange *x, const char *method, const char *version, odd_head *head) {
    const union MHD_ConnectionInfo *size =
        MHD_get_connection_info(x->connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    *head = (odd_head){.method = method,
                       .target = x->target_at,
                       .target_len = strlen(x->target),
                       .version = version,
                       .bytes = x->transport->sees_lines && size != NULL ? size->header_size : 0};
    MHD_get_connection_values_n(x->connection, MHD_HEADER_KIND, take_field, head);
}

/* All values of a name as one list, as if they had come in one field. */
static void join_fields(const odd_head *head, const char *name, odd_out *list) {
    for (size_t i = 0; i < head->count; i++)
        if (odd_text_is(head->fields[i].name, name)) {
            odd_out_text(list, list->len > 0 ? "," : "");
            odd_out_bytes(list, head->fields[i].value.text, head->fields[i].value.len);
        }
}

/* Who has sent it, and whether by TLS: from the connection or, if that is a trusted proxy's, from what it says. */
static void find_client(exchange *x, const odd_head *head) {
    const odd_transport_config *config = &x->transport->config;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(x->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    odd_address peer = odd_address_of(info != NULL ? info->client_addr : NULL), client = peer;
    x->secure = config->tls != NULL;
    if (odd_proxies_have(&config->proxies, &peer)) {
        odd_out hops = {0}, proto = {0};
        join_fields(head, "x-forwarded-for", &hops);
        join_fields(head, "x-forwarded-proto", &proto);
        client = odd_proxies_client(&config->proxies, &peer, (odd_text){hops.text, hops.len});
        x->secure = x->secure || odd_proto_is_https((odd_text){proto.text, proto.len});
        odd_out_free(&hops);
        odd_out_free(&proto);
    }
    odd_address_write(x->from, &client);
}

static int socket_of(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

/* Whether it is for this server. */
static bool is_for_us(exchange *x) {
    const odd_hosts *hosts = &x->transport->config.hosts;
    const char *host = MHD_lookup_connection_value(x->connection, MHD_HEADER_KIND, "Host");
    struct sockaddr_storage address = {0};
    socklen_t len = sizeof address;
    if (host == NULL || odd_hosts_have(hosts, odd_text_of(host), NULL))
        return host != NULL;
    getsockname(socket_of(x->connection), (struct sockaddr *)&address, &len);
    odd_address here = odd_address_of((const struct sockaddr *)&address);
    return odd_hosts_have(hosts, odd_text_of(host), &here);
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

/* A connection comes, or goes. */
static void come_or_go(void *owner, struct MHD_Connection *connection, void **of_connection,
                       enum MHD_ConnectionNotificationCode what) {
    odd_transport *t = owner;
    visit *v = *of_connection;
    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        *of_connection = v = odd_alloc(1, sizeof *v);
        v->guest = odd_guest_come(t->patience, socket_of(connection));
    } else {
        odd_guest_go(t->patience, v->guest);
        free(v);
    }
}

/* The first that is known of a request: its line. */
static void *begin(void *owner, const char *target, struct MHD_Connection *connection) {
    exchange *x = odd_alloc(1, sizeof *x);
    x->transport = owner;
    x->connection = connection;
    x->visit = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    x->guest = x->visit->guest;
    odd_guest_expected(x->transport->patience, x->guest); /* what remains of it */
    x->target_at = target;
    x->target = odd_alloc(target != NULL ? strlen(target) + 1 : 1, 1);
    if (target != NULL)
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
    x->visit->spoiled = x->visit->spoiled || !x->begun;
    odd_guest_expected(x->transport->patience, x->guest);
    if (x->viewer != NULL) {
        odd_gone_forget(x->transport->gone, socket_of(connection), x->watched);
        odd_viewer_close(x->viewer);
    }
    if (x->response.viewer != NULL) /* it was never started */
        odd_viewer_close(x->response.viewer);
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

/* What the operator is told of a response; NULL: nothing. */
static const char *event_of(const exchange *x, int64_t took_ms) {
    static const int refusals[] = {401, 403, 413, 421, 429, 503};
    const odd_web_response *r = &x->response;
    if (r->note != NULL)
        return r->note;
    if (r->status == 500 || r->status == 507)
        return "storage";
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++)
        if (r->status == refusals[i] || (r->status == 400 && x->handed_ms == 0))
            return "refused";
    return r->viewer == NULL && took_ms >= x->transport->config.limits.slow_ms ? "slow" : NULL;
}

static void note(const exchange *x) {
    int64_t now = odd_tick_ms(), took_ms = x->handed_ms > 0 ? now - x->handed_ms : 0;
    const char *event = event_of(x, took_ms);
    if (event == NULL)
        return;
    odd_journal_add(x->transport->config.journal, &(odd_journal_line){.event = event,
                                                                      .anybody = x->response.note == NULL,
                                                                      .from = x->from,
                                                                      .author = x->response.author,
                                                                      .method = x->method,
                                                                      .target = x->target,
                                                                      .message = x->response.why,
                                                                      .status = x->response.status,
                                                                      .took_ms = took_ms,
                                                                      .now_ms = odd_now_ms(),
                                                                      .tick_ms = now});
}

static enum MHD_Result respond(exchange *x) {
    odd_web_response *r = &x->response;
    note(x);
    x->viewer = r->viewer;
    r->viewer = NULL;
    if (x->viewer != NULL)
        return start_stream(x);
    odd_guest_answered(x->transport->patience, x->guest, r->body->len);
    pthread_mutex_lock(&x->transport->making);
    struct MHD_Response *made = r->body->made != NULL ? r->body->made : make(r->body);
    pthread_mutex_unlock(&x->transport->making);
    add_own(made, r);
    return MHD_queue_response(x->connection, (unsigned)r->status, made);
}

/* Asks for an answer, and suspends the connection if there is none yet. */
static bool hand_over(exchange *x) {
    const char *method = x->method;
    bool get = strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
    odd_guest_heard(x->guest);
    x->handed = true;
    x->handed_ms = odd_tick_ms();
    x->request = (odd_web_request){.method = get                           ? ODD_GET
                                             : strcmp(method, "POST") == 0 ? ODD_POST
                                                                           : ODD_OTHER_METHOD,
                                   .target = x->target,
                                   .body = {x->body.text, x->body.len},
                                   .from = x->from,
                                   .now_ms = odd_now_ms(),
                                   .tick_ms = x->handed_ms,
                                   .secure = x->secure,
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

/* Before the body is received: the answer to a request that should not have been sent. False if it may go on. */
static bool refuse(exchange *x, const char *version) {
    odd_head head;
    find_head(x, x->method, version, &head);
    find_client(x, &head);
    const char *wrong = odd_head_wrong(&head);
    if (wrong != NULL) {
        x->response = odd_respond_error(400, "request", wrong);
    } else if (!is_for_us(x)) {
        x->response = odd_respond_error(
            421, "host", "unknown host name: if it is a name of this server, start it with --host NAME");
    } else if (says_too_large(x)) {
        x->response = odd_respond_error(413, "size", "this is too much at once");
    } else {
        return false;
    }
    return x->handed = x->answered = true;
}

static enum MHD_Result handle(void *owner, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *bytes, size_t *len,
                              void **of_request) {
    exchange *x = *of_request;
    (void)owner;
    (void)connection;
    (void)url;
    if (x->visit->spoiled)
        return MHD_NO; /* which closes the connection */
    if (!x->begun) {
        x->begun = true;
        x->method = method;
        if (!refuse(x, version))
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
    if (!x->handed && !hand_over(x))
        return MHD_YES;
    return respond(x);
}

/* ---- Starting and stopping ------------------------------------------------------------------------- */

/* How these versions leave the head of a request in memory is known: see head_check.h. Later ones refuse by themselves what that
 * is looked for. */
static bool sees_lines(void) {
    static const char *const known[] = {"0.9.74", "0.9.75", "0.9.76", "0.9.77"};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(MHD_get_version(), known[i]) == 0)
            return true;
    return false;
}

static void close_rest(odd_transport *t) {
    odd_patience_close(t->patience);
    odd_gone_close(t->gone);
    pthread_mutex_destroy(&t->making);
    free(t);
}

/* One address gets no more than half of the places: a club's phones may all come from one. Those of a proxy all do. */
static struct MHD_Daemon *start(odd_transport *t, int fd) {
    const odd_limits *limits = &t->config.limits;
    bool tls = t->config.tls != NULL;
    unsigned connections = odd_connection_limit(limits->connections);
    unsigned of_one = t->config.proxies.count > 0 ? connections : (connections + 1) / 2;
    const struct MHD_OptionItem secure[] = {
        {MHD_OPTION_HTTPS_CERT_CALLBACK, 0, odd_tls_retrieve()},
        {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)(uintptr_t)odd_tls_priorities},
        {MHD_OPTION_END, 0, NULL}};
    const struct MHD_OptionItem plain[] = {{MHD_OPTION_END, 0, NULL}};
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | (tls ? MHD_USE_TLS : 0), 0, NULL, NULL,
        handle, t, MHD_OPTION_LISTEN_SOCKET, fd, MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS,
        MHD_OPTION_CONNECTION_TIMEOUT, limits->idle_s, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, of_one, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEADERS_MAX,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_URI_LOG_CALLBACK, begin, t, MHD_OPTION_NOTIFY_CONNECTION,
        come_or_go, t, MHD_OPTION_NOTIFY_COMPLETED, end, t, MHD_OPTION_ARRAY, tls ? secure : plain,
        MHD_OPTION_END);
}

odd_transport *odd_transport_open(odd_web *web, const odd_transport_config *config, char where[ODD_WHERE_MAX],
                                  odd_error *error) {
    const char *listen = config->hosts.listen;
    int fd = odd_listen(listen != NULL ? listen : ODD_LISTEN, where, error);
    if (fd < 0 && listen == NULL)
        fd = odd_listen("127.0.0.1:0", where, error);
    if (fd < 0)
        return NULL;
    odd_transport *t = odd_alloc(1, sizeof *t);
    t->web = web;
    t->config = *config;
    t->sees_lines = sees_lines();
    t->patience = odd_patience_open(config->limits.request_ms);
    t->gone = odd_gone_open();
    t->quiet = -1;
    pthread_mutex_init(&t->making, NULL);
    t->daemon = start(t, fd);
    if (t->daemon != NULL)
        return t;
    odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the server cannot be started");
    close(fd);
    close_rest(t);
    return NULL;
}

/* The library's threads still take the socket out of their sets: it is closed when they have ended. */
void odd_transport_quiesce(odd_transport *t) {
    t->quiet = MHD_quiesce_daemon(t->daemon);
}

void odd_transport_close(odd_transport *t) {
    MHD_stop_daemon(t->daemon);
    if (t->quiet >= 0)
        close(t->quiet);
    close_rest(t);
}
