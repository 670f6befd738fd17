/* HTTP over sockets, by libmicrohttpd, which only this file uses. The library's threads wait for nothing but sockets: a connection
 * whose answer takes a while, or whose stream has nothing to send, is suspended.
 *
 * Without memory, a new request gets a 503 that was prepared at the start, and the server goes on. */
#define _GNU_SOURCE /* dup3 */
#include "server/transport.h"

#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/out.h"
#include "base/text.h"

enum {
    THREADS = 2,
    HEADERS_MAX = 1 << 14 /* bytes of the headers of a request */
};

const odd_limits odd_default_limits = {
    .idle_s = 30, .request_ms = 60000, .connections = 8000, .slow_ms = 1000};

struct odd_transport {
    odd_server *server;
    odd_transport_config config;
    bool raw_head_visible; /* the library keeps a request's head in memory as it was received */
    struct MHD_Daemon *daemon;
    struct MHD_Response *no_memory; /* prepared at the start */
    int socket;                     /* the socket that it listens at */
    int silent;                     /* a socket that nobody can connect to */
    odd_deadlines *deadlines;
    odd_disconnects *disconnects;
    pthread_mutex_t prepare_lock; /* guards `prepared` of bodies that are shared */
};

typedef struct connection_state {
    odd_deadline *deadline;
    bool over; /* no further request is read: the bytes that follow may belong to the last one */
} connection_state;

/* A request while it is received and answered, and a stream until it ends. */
typedef struct exchange {
    odd_reply reply; /* first: a reply is the exchange that it is part of */
    odd_http_request request;
    odd_transport *transport;
    struct MHD_Connection *connection;
    connection_state *state;
    const char *method;
    char from[ODD_ADDRESS_TEXT];
    bool secure;
    const char *raw_target; /* in the library's memory, which the library modifies */
    char *target;
    char *body;
    size_t body_len, body_cap;
    bool begun, handed_over, too_large, too_many, chunked;
    int64_t handed_over_ms;
    size_t waiting_bytes;   /* of the body, counted in the server's quota */
    uint64_t disconnect_id; /* of the viewer's connection */

    pthread_mutex_t lock; /* guards all members below */
    bool answered, waiting;
    odd_http_response response;
    odd_viewer *viewer;
} exchange;

/* ---- Requests ---------------------------------------------------------------------------------- */

static const char *header(const odd_http_request *request, const char *name) {
    const exchange *x = (const exchange *)((const char *)request - offsetof(exchange, request));
    return MHD_lookup_connection_value(x->connection, MHD_HEADER_KIND, name);
}

/* Collects the fields that the library has parsed. */
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
                       .target = x->raw_target,
                       .target_len = strlen(x->target),
                       .version = version,
                       .bytes = x->transport->raw_head_visible && size != NULL ? size->header_size : 0};
    MHD_get_connection_values_n(x->connection, MHD_HEADER_KIND, take_field, head);
}

/* Joins all values of a name, as if they had come in one field. */
static void join_fields(const odd_head *head, const char *name, odd_out *list) {
    for (size_t i = 0; i < head->count; i++)
        if (odd_text_is(head->fields[i].name, name)) {
            odd_out_text(list, list->len > 0 ? "," : "");
            odd_out_bytes(list, head->fields[i].value.text, head->fields[i].value.len);
        }
}

/* Finds the client's address, and whether it used TLS: from the connection or, if that is a trusted proxy's, from its headers. */
static void find_client(exchange *x, const odd_head *head) {
    const odd_transport_config *config = &x->transport->config;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(x->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    odd_address peer = odd_address_of_socket(info != NULL ? info->client_addr : NULL), client = peer;
    x->secure = config->tls != NULL;
    if (odd_proxies_trust(&config->proxies, &peer)) {
        odd_out hops = ODD_HEAP_OUT, proto = ODD_HEAP_OUT;
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

/* Whether the Host header names this server. */
static bool is_for_us(exchange *x) {
    const odd_hosts *hosts = &x->transport->config.hosts;
    const char *host = MHD_lookup_connection_value(x->connection, MHD_HEADER_KIND, "Host");
    struct sockaddr_storage address = {0};
    socklen_t len = sizeof address;
    if (host == NULL || odd_hosts_accept(hosts, odd_text_of(host), NULL))
        return host != NULL;
    getsockname(socket_of(x->connection), (struct sockaddr *)&address, &len);
    odd_address here = odd_address_of_socket((const struct sockaddr *)&address);
    return odd_hosts_accept(hosts, odd_text_of(host), &here);
}

static void send_reply(odd_reply *reply, odd_http_response response) {
    exchange *x = (exchange *)reply;
    pthread_mutex_lock(&x->lock);
    x->response = response;
    x->answered = true;
    bool waiting = x->waiting;
    pthread_mutex_unlock(&x->lock);
    if (waiting) /* last, since the exchange may be freed before this call returns */
        MHD_resume_connection(x->connection);
}

static void connection_changed(void *owner, struct MHD_Connection *connection, void **of_connection,
                               enum MHD_ConnectionNotificationCode what) {
    odd_transport *t = owner;
    connection_state *state = *of_connection;
    odd_metrics_connection(t->config.metrics, what == MHD_CONNECTION_NOTIFY_STARTED ? 1 : -1);
    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        state = calloc(1, sizeof *state);
        if (state != NULL &&
            (state->deadline = odd_deadline_add(t->deadlines, socket_of(connection))) == NULL) {
            free(state);
            state = NULL;
        }
        *of_connection = state;
    } else if (state != NULL) {
        odd_deadline_remove(t->deadlines, state->deadline);
        free(state);
    }
}

/* Called when the request line was received. Returns NULL without memory; `handle` then refuses the request. */
static void *request_started(void *owner, const char *target, struct MHD_Connection *connection) {
    connection_state *state =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    size_t len = target != NULL ? strlen(target) : 0;
    exchange *x = state != NULL && !odd_budget_memory_low() ? calloc(1, sizeof *x) : NULL;
    if (x != NULL && (x->target = calloc(len + 1, 1)) == NULL) {
        free(x);
        x = NULL;
    }
    if (x == NULL)
        return NULL;
    if (len > 0)
        memcpy(x->target, target, len);
    x->transport = owner;
    x->connection = connection;
    x->state = state;
    odd_deadline_for_request(x->transport->deadlines, state->deadline); /* for the rest of the request */
    x->raw_target = target;
    x->reply.send = send_reply;
    pthread_mutex_init(&x->lock, NULL);
    return x;
}

static void request_completed(void *owner, struct MHD_Connection *connection, void **of_request,
                              enum MHD_RequestTerminationCode how) {
    exchange *x = *of_request;
    (void)owner;
    (void)how;
    if (x == NULL)
        return;
    *of_request = NULL;
    x->state->over = x->state->over || x->chunked || !x->begun;
    odd_deadline_for_request(x->transport->deadlines, x->state->deadline);
    if (x->viewer != NULL) {
        odd_disconnects_forget(x->transport->disconnects, socket_of(connection), x->disconnect_id);
        odd_viewer_close(x->viewer);
        odd_metrics_stream(x->transport->config.metrics, -1);
    }
    if (x->response.viewer != NULL) /* never started */
        odd_viewer_close(x->response.viewer);
    odd_server_remove_waiting_body(x->transport->server, x->from, x->waiting_bytes);
    odd_body_release(x->response.body);
    free(x->body);
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

static void free_prepared(void *made) {
    MHD_destroy_response(made);
}

/* Makes the library's form of a body; NULL without memory. */
static struct MHD_Response *make(const odd_body *body, enum MHD_ResponseMemoryMode mode) {
    struct MHD_Response *made =
        MHD_create_response_from_buffer(body->len, (void *)(uintptr_t)body->bytes, mode);
    if (made == NULL)
        return NULL;
    add_headers(made, body->type, body->cache);
    if (body->etag[0] != '\0')
        MHD_add_response_header(made, "ETag", body->etag);
    if (body->encoding != NULL)
        MHD_add_response_header(made, "Content-Encoding", body->encoding);
    if (body->varies || body->encoding != NULL || body->etag[0] != '\0')
        MHD_add_response_header(made, "Vary", "Accept-Encoding");
    return made;
}

/* All recipients of a body share its prepared form, which takes over the bytes. */
static struct MHD_Response *prepare(odd_transport *t, odd_body *body) {
    pthread_mutex_lock(&t->prepare_lock);
    if (body->prepared == NULL) {
        body->prepared = make(body, body->owned ? MHD_RESPMEM_MUST_FREE : MHD_RESPMEM_PERSISTENT);
        body->free_prepared = free_prepared;
    }
    struct MHD_Response *made = body->prepared;
    pthread_mutex_unlock(&t->prepare_lock);
    return made;
}

/* Adds the headers of one response, whose body is not shared. */
static void add_own(struct MHD_Response *made, const odd_http_response *r) {
    char seconds[16];
    if (r->cookie[0] != '\0')
        MHD_add_response_header(made, "Set-Cookie", r->cookie);
    if (r->device[0] != '\0')
        MHD_add_response_header(made, "Set-Cookie", r->device);
    if (r->location != NULL)
        MHD_add_response_header(made, "Location", r->location);
    if (r->allow != NULL)
        MHD_add_response_header(made, "Allow", r->allow);
    if (r->download[0] != '\0') {
        char disposition[sizeof r->download + 40];
        snprintf(disposition, sizeof disposition, "attachment; filename=\"%s\"", r->download);
        MHD_add_response_header(made, "Content-Disposition", disposition);
    }
    if (r->retry_after_s > 0) {
        snprintf(seconds, sizeof seconds, "%d", r->retry_after_s);
        MHD_add_response_header(made, "Retry-After", seconds);
    }
}

static struct MHD_Response *prepare_no_memory(void) {
    static const char json[] =
        "{\"error\":{\"kind\":\"memory\",\"message\":\"the server is out of memory\"}}\n";
    char seconds[16];
    struct MHD_Response *made =
        MHD_create_response_from_buffer(sizeof json - 1, (void *)(uintptr_t)json, MHD_RESPMEM_PERSISTENT);
    if (made == NULL)
        odd_no_memory();
    snprintf(seconds, sizeof seconds, "%d", ODD_MEMORY_RETRY_S);
    add_headers(made, ODD_JSON_TYPE, "no-store");
    MHD_add_response_header(made, "Retry-After", seconds);
    return made;
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

/* Messages that a viewer does not read wait in the kernel, where they get old and take memory. */
static void limit_send_buffer(struct MHD_Connection *connection) {
    int bytes = 1 << 16;
    setsockopt(socket_of(connection), SOL_SOCKET, SO_SNDBUF, &bytes, sizeof bytes);
}

static enum MHD_Result start_stream(exchange *x) {
    enum { PIECE = 4096 };
    struct MHD_Response *made =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, PIECE, read_stream, x, NULL);
    if (made == NULL)
        return MHD_NO; /* closes the connection */
    add_headers(made, "text/event-stream", "no-store");
    MHD_add_response_header(made, "X-Accel-Buffering", "no");
    limit_send_buffer(x->connection);
    odd_viewer_start(x->viewer, sleep_stream, wake_stream, x);
    x->disconnect_id = odd_disconnects_watch(x->transport->disconnects, socket_of(x->connection), x->viewer);
    enum MHD_Result result = MHD_queue_response(x->connection, (unsigned)x->response.status, made);
    MHD_destroy_response(made);
    return result;
}

/* ---- From requests to responses ------------------------------------------------------------------- */

/* The name of a response's event in the operator's log; NULL: not logged. */
static const char *event_of(const exchange *x, int64_t took_ms) {
    static const int refusals[] = {401, 403, 413, 421, 429, 503};
    const odd_http_response *r = &x->response;
    if (r->log_event != NULL)
        return r->log_event;
    if (r->status == 500 || r->status == 507 || r->of_storage)
        return "storage";
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++)
        if (r->status == refusals[i] || (r->status == 400 && x->handed_over_ms == 0))
            return "refused";
    return r->viewer == NULL && took_ms >= x->transport->config.limits.slow_ms ? "slow" : NULL;
}

static void log_response(const exchange *x) {
    int64_t now = odd_tick_ms(), took_ms = x->handed_over_ms > 0 ? now - x->handed_over_ms : 0;
    const char *event = event_of(x, took_ms);
    odd_metrics_response(x->transport->config.metrics, x->response.status,
                         x->handed_over_ms > 0 && x->response.viewer == NULL ? took_ms : -1);
    if (event == NULL)
        return;
    odd_journal_add(x->transport->config.journal,
                    &(odd_journal_line){.event = event,
                                        .limited = x->response.log_event == NULL,
                                        .from = x->from,
                                        .author = x->response.author,
                                        .method = x->method,
                                        .target = x->target,
                                        .message = x->response.log_message,
                                        .status = x->response.status,
                                        .took_ms = took_ms,
                                        .now_ms = odd_now_ms(),
                                        .tick_ms = now});
}

/* The library accepts chunks whose lines end with LF alone, which a proxy may read differently; so the connection is closed
 * after a request with chunks. */
static enum MHD_Result respond_and_close(exchange *x) {
    struct MHD_Response *made = make(x->response.body, MHD_RESPMEM_MUST_COPY);
    if (made == NULL)
        return MHD_NO;
    add_own(made, &x->response);
    MHD_add_response_header(made, "Connection", "close");
    enum MHD_Result result = MHD_queue_response(x->connection, (unsigned)x->response.status, made);
    MHD_destroy_response(made);
    return result;
}

static enum MHD_Result respond(exchange *x) {
    odd_http_response *r = &x->response;
    log_response(x);
    x->viewer = r->viewer;
    r->viewer = NULL;
    if (x->viewer != NULL) {
        odd_metrics_stream(x->transport->config.metrics, 1);
        return start_stream(x);
    }
    odd_deadline_for_answer(x->transport->deadlines, x->state->deadline, r->body->len);
    if (x->chunked)
        return respond_and_close(x);
    struct MHD_Response *made = prepare(x->transport, r->body);
    if (made == NULL)
        return MHD_queue_response(x->connection, 503, x->transport->no_memory);
    add_own(made, r);
    return MHD_queue_response(x->connection, (unsigned)r->status, made);
}

/* Hands the request to the server, and suspends the connection if there is no response yet. Returns whether there is one. */
static bool hand_over(exchange *x) {
    const char *method = x->method;
    bool get = strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
    odd_deadline_clear(x->state->deadline);
    x->handed_over = true;
    x->handed_over_ms = odd_tick_ms();
    x->request = (odd_http_request){.method = get                           ? ODD_GET
                                              : strcmp(method, "POST") == 0 ? ODD_POST
                                                                            : ODD_OTHER_METHOD,
                                    .target = x->target,
                                    .body = {x->body, x->body_len},
                                    .from = x->from,
                                    .now_ms = odd_now_ms(),
                                    .tick_ms = x->handed_over_ms,
                                    .secure = x->secure,
                                    .header = header};
    odd_server_handle(x->transport->server, &x->request, &x->reply);
    pthread_mutex_lock(&x->lock);
    bool answered = x->answered;
    if (!answered) {
        x->waiting = true;
        MHD_suspend_connection(x->connection);
    }
    pthread_mutex_unlock(&x->lock);
    return answered;
}

/* Returns false without memory. */
static bool append_body(exchange *x, const char *bytes, size_t len) {
    if (x->body_cap - x->body_len < len) {
        size_t cap = (x->body_len + len) * 2;
        char *more = realloc(x->body, cap);
        if (more == NULL)
            return false;
        x->body = more;
        x->body_cap = cap;
    }
    memcpy(x->body + x->body_len, bytes, len);
    x->body_len += len;
    return true;
}

/* Appends to the body, unless it is too large, or too many bytes wait. A short one may always wait: a connection has only one. */
static void take_body(exchange *x, const char *bytes, size_t len) {
    enum { SHORT = 4096 };
    size_t all = x->body_len + len, counts = all > SHORT ? all - SHORT : 0;
    x->too_large = x->too_large || all > ODD_BODY_MAX;
    if (x->too_large || x->too_many)
        return;
    x->too_many =
        counts > 0 && !odd_server_add_waiting_body(x->transport->server, x->from, counts - x->waiting_bytes);
    if (x->too_many)
        return;
    x->waiting_bytes = counts;
    x->too_many = !append_body(x, bytes, len);
}

/* A body that is much too large is not received. One that is a little too large is: then the client surely reads the answer. */
static bool says_too_large(exchange *x) {
    const char *length = MHD_lookup_connection_value(x->connection, MHD_HEADER_KIND, "Content-Length");
    return length != NULL && strtoull(length, NULL, 10) > 8ull * ODD_BODY_MAX;
}

/* Checks a request before its body is received. Returns true if it is refused. */
static bool refuse(exchange *x, const char *version) {
    odd_head head;
    find_head(x, x->method, version, &head);
    find_client(x, &head);
    x->chunked = MHD_lookup_connection_value(x->connection, MHD_HEADER_KIND, "Transfer-Encoding") != NULL;
    const char *wrong = odd_head_error(&head);
    if (wrong != NULL) {
        x->response = odd_respond_error(400, "request", wrong);
    } else if (!is_for_us(x)) {
        x->response = odd_respond_error(
            421, "host", "unknown host name: if it is a name of this server, start it with --host NAME");
    } else if (says_too_large(x)) {
        x->response = odd_respond_error(413, "size", "the body is too large: at most 1 MB");
    } else {
        return false;
    }
    return x->handed_over = x->answered = true;
}

static enum MHD_Result handle(void *owner, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *bytes, size_t *len,
                              void **of_request) {
    exchange *x = *of_request;
    (void)url;
    if (x == NULL)
        return MHD_queue_response(connection, 503, ((odd_transport *)owner)->no_memory);
    if (x->state->over)
        return MHD_NO; /* closes the connection */
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
    if (x->too_large && !x->handed_over) {
        x->response = odd_respond_error(413, "size", "the body is too large: at most 1 MB");
        x->handed_over = x->answered = true;
    } else if (x->too_many && !x->handed_over) {
        x->response = odd_respond_error(503, "busy", "too many requests are waiting: try again in a moment");
        x->response.retry_after_s = 1;
        x->handed_over = x->answered = true;
    }
    if (!x->handed_over && !hand_over(x))
        return MHD_YES;
    return respond(x);
}

/* ---- Starting and stopping ------------------------------------------------------------------------- */

/* These versions leave the head of a request in memory as odd_head_error expects. Later versions refuse what it finds. */
static bool raw_head_visible(void) {
    static const char *const known[] = {"0.9.74", "0.9.75", "0.9.76", "0.9.77"};
    bool found = false;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        found = found || strcmp(MHD_get_version(), known[i]) == 0;
    return found;
}

static void close_rest(odd_transport *t) {
    odd_deadlines_close(t->deadlines);
    odd_disconnects_close(t->disconnects);
    if (t->no_memory != NULL)
        MHD_destroy_response(t->no_memory);
    pthread_mutex_destroy(&t->prepare_lock);
    close(t->silent);
    free(t);
}

/* One address gets at most half of the connections: a club's phones may all have the same one. Behind a proxy there is no such
 * limit, since all clients have its address. */
static struct MHD_Daemon *start(odd_transport *t, int fd) {
    const odd_limits *limits = &t->config.limits;
    bool tls = t->config.tls != NULL;
    unsigned connections = odd_connection_limit(limits->connections);
    unsigned of_one = t->config.proxies.count > 0 ? connections : (connections + 1) / 2;
    const struct MHD_OptionItem secure[] = {
        {MHD_OPTION_HTTPS_CERT_CALLBACK, 0, odd_tls_retrieve()},
        {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)(uintptr_t)odd_tls_priorities},
        {MHD_OPTION_END, 0, NULL}};
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | (tls ? MHD_USE_TLS : 0), 0, NULL, NULL,
        handle, t, MHD_OPTION_LISTEN_SOCKET, fd, MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS,
        MHD_OPTION_CONNECTION_TIMEOUT, limits->idle_s, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, of_one, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEADERS_MAX,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_URI_LOG_CALLBACK, request_started, t,
        MHD_OPTION_NOTIFY_CONNECTION, connection_changed, t, MHD_OPTION_NOTIFY_COMPLETED, request_completed,
        t, MHD_OPTION_ARRAY, tls ? secure : &secure[2], MHD_OPTION_END);
}

odd_transport *odd_transport_open(odd_server *server, const odd_transport_config *config,
                                  char where[ODD_WHERE_MAX], odd_error *error) {
    int fd = odd_transport_load(error) == ODD_OK ? odd_listen_as(config, where, error) : -1;
    if (fd < 0)
        return NULL;
    odd_transport *t = odd_alloc(1, sizeof *t);
    t->server = server;
    t->config = *config;
    t->raw_head_visible = raw_head_visible();
    t->deadlines = odd_deadlines_open(config->limits.request_ms);
    t->disconnects = odd_disconnects_open();
    t->socket = fd;
    t->silent = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    t->no_memory = prepare_no_memory();
    pthread_mutex_init(&t->prepare_lock, NULL);
    t->daemon = start(t, fd);
    if (t->daemon != NULL)
        return t;
    odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the server cannot be started");
    close(fd);
    close_rest(t);
    return NULL;
}

/* MHD_quiesce_daemon races with the library's threads: both remove the socket from an epoll set, and the second one aborts the
 * program. Instead, a socket that nobody can connect to replaces the listening one under the same number; the library closes
 * it at the end. */
void odd_transport_quiesce(odd_transport *t) {
    dup3(t->silent, t->socket, O_CLOEXEC);
}

void odd_transport_close(odd_transport *t) {
    MHD_stop_daemon(t->daemon);
    close_rest(t);
}
