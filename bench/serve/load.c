/* Loads a server: connections that each send a request, wait for the answer, and send the next; and viewers that read
 * streams. One thread, so that the server has most of the machine.
 *
 *   load PORT LONG CONNECTIONS get PATH...
 *   load PORT LONG CONNECTIONS append EVENT COOKIE CSRF VIEWERS TABLES BOARDS
 *   load PORT LONG CONNECTIONS hostile EVENT
 *
 * LONG is a number of requests, or of seconds: 36000, 5s. Of several paths each is asked for in turn.
 *
 * What is appended are results of a Mitchell of so many tables, over and over: the first time they are new, then each
 * corrects the one before. Hostile connections ask, without pause, for what costs most: 80 lines that are tried in 2 kB, the
 * whole history, checks. Nothing is sent before every viewer has heard of the event. Prints one line of JSON. */
#define _GNU_SOURCE /* memmem, strcasestr */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { ANSWER_MAX = 1 << 25, REQUEST_MAX = 4096, EVENTS = 256, SAMPLES_MAX = 1 << 24 };

typedef struct connection {
    int fd;
    bool viewer;
    char *answer;
    size_t len;
    double sent_s;
} connection;

typedef struct load {
    int port;
    char **paths; /* NULL: lines are appended */
    long path_count;
    const char *event, *cookie, *csrf;
    bool hostile;
    long tables, boards; /* of the event that is appended to */
    long number, most;   /* requests sent so far, and their maximum */
    long wrong, messages;
    long long bytes; /* received */
    float *samples_ms;
    size_t sample_count;
} load;

static double now_s(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static int dial(int port) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int one = 1, fd = socket(AF_INET, SOCK_STREAM, 0);
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at) != 0)
        fail("connect");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    fcntl(fd, F_SETFL, O_NONBLOCK);
    return fd;
}

/* The most expensive requests. */
static int hostile_request(const load *l, long n, char request[REQUEST_MAX]) {
    static const char *const paths[] = {"history", "check", "race", "boards/7"};
    char body[2600] = "{\"text\":\"";
    int candidates = n % 5 == 0 ? 1 : 80;
    if (n % 5 == 1)
        return snprintf(request, REQUEST_MAX, "GET /api/v1/events/%s/%s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
                        l->event, paths[n / 5 % 4]);
    for (int i = 0; i < candidates; i++)
        strcat(body, "board 7: 1 11 4S N -1\\n");
    strcat(body, "\"}");
    return snprintf(request, REQUEST_MAX,
                    "POST /api/v1/events/%s/%s HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
                    l->event, n % 5 == 0 ? "line" : "whatif", (int)strlen(body), body);
}

/* The next request: a page, or two lines of a Mitchell, whose pairs have the numbers 1 to 26, or NS1 and EW1. */
static int next_request(load *l, char request[REQUEST_MAX]) {
    static const char *const results[] = {
        "4S N =", "4S N +1", "3NT S -1", "2H E =", "pass", "5CX W -2", "1NT N +2"};
    long n = l->number++;
    if (l->hostile)
        return hostile_request(l, n, request);
    if (l->paths != NULL)
        return snprintf(request, REQUEST_MAX, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
                        l->paths[n % l->path_count]);
    char body[300];
    long board = n % l->boards, table = n / l->boards % l->tables;
    long against = (2 * table + l->tables * l->boards - board / 2) % l->tables;
    int len = snprintf(body, sizeof body, "{\"lines\":[\"board %ld\",\"%ld %ld %s\"],\"key\":\"%d-%ld\"}",
                       board + 1, table + 1, against + 1, results[n % 7], (int)getpid(), n);
    return snprintf(
        request, REQUEST_MAX,
        "POST /api/v1/events/%s/log HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        "Cookie: %s\r\nX-CSRF-Token: %s\r\nContent-Length: %d\r\n\r\n%s",
        l->event, l->cookie, l->csrf, len, body);
}

static void send_request(load *l, connection *c) {
    char request[REQUEST_MAX];
    c->len = 0;
    if (l->number == l->most)
        return;
    int len = next_request(l, request);
    c->sent_s = now_s();
    if (write(c->fd, request, (size_t)len) != len)
        fail("write");
}

/* Returns whether an answer is complete, by its Content-Length. */
static bool is_whole(const connection *c) {
    const char *end = memmem(c->answer, c->len, "\r\n\r\n", 4), *length;
    if (end == NULL)
        return false;
    c->answer[c->len] = '\0';
    length = strcasestr(c->answer, "\r\ncontent-length:");
    return length != NULL && (size_t)(end + 4 - c->answer) + strtoul(length + 17, NULL, 10) <= c->len;
}

static void count_messages(load *l, const connection *c) {
    for (const char *at = c->answer, *end = at + c->len;
         (at = memmem(at, (size_t)(end - at), "data: ", 6)) != NULL; at++)
        l->messages++;
}

static void receive(load *l, connection *c) {
    ssize_t n = read(c->fd, c->answer + c->len, ANSWER_MAX - 1 - c->len);
    if (n < 0 && errno == EAGAIN)
        return;
    if (n <= 0)
        fail("the server has closed a connection");
    c->len += (size_t)n;
    l->bytes += n;
    if (c->viewer) {
        count_messages(l, c);
        c->len = 0;
    } else if (is_whole(c)) {
        if (l->sample_count < SAMPLES_MAX)
            l->samples_ms[l->sample_count++] = (float)((now_s() - c->sent_s) * 1000);
        l->wrong += strncmp(c->answer + 8, " 20", 3) != 0;
        send_request(l, c);
    }
}

static void add(load *l, int epoll, connection *c, bool viewer) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
    *c = (connection){.fd = dial(l->port), .viewer = viewer, .answer = malloc(viewer ? 1 << 16 : ANSWER_MAX)};
    if (c->answer == NULL || epoll_ctl(epoll, EPOLL_CTL_ADD, c->fd, &event) != 0)
        fail("epoll");
    if (viewer) {
        char request[REQUEST_MAX];
        int len = snprintf(request, sizeof request,
                           "GET /api/v1/events/%s/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", l->event);
        if (write(c->fd, request, (size_t)len) != len)
            fail("write");
    }
}

/* Receives until a time, or until viewers have received so many messages. */
static void receive_all(load *l, int epoll, double until_s, long messages) {
    struct epoll_event events[EVENTS];
    while (now_s() < until_s && l->messages < messages && (long)l->sample_count < l->most) {
        int count = epoll_wait(epoll, events, EVENTS, 100);
        for (int i = 0; i < count; i++)
            receive(l, events[i].data.ptr);
    }
}

static int by_size(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static void report(load *l, double took_s) {
    qsort(l->samples_ms, l->sample_count, sizeof *l->samples_ms, by_size);
    size_t n = l->sample_count;
    printf(
        "{\"requests\":%zu,\"per_second\":%.0f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f,\"wrong\":%ld,"
        "\"messages\":%ld,\"bytes\":%lld}\n",
        n, (double)n / took_s, n > 0 ? (double)l->samples_ms[n / 2] : 0,
        n > 0 ? (double)l->samples_ms[n * 99 / 100] : 0, n > 0 ? (double)l->samples_ms[n - 1] : 0, l->wrong,
        l->messages, l->bytes);
}

static void raise_limit(void) {
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

int main(int argc, char **argv) {
    bool get = argc >= 6 && strcmp(argv[4], "get") == 0,
         hostile = argc == 6 && strcmp(argv[4], "hostile") == 0;
    if (!get && !hostile && (argc != 11 || strcmp(argv[4], "append") != 0))
        return 2;
    bool timed = strchr(argv[2], 's') != NULL;
    load l = {.port = atoi(argv[1]), .most = timed ? LONG_MAX : atol(argv[2])};
    int connections = atoi(argv[3]), viewers = get || hostile ? 0 : atoi(argv[8]), epoll = epoll_create1(0);
    if (get)
        l.paths = argv + 5, l.path_count = argc - 5;
    else if (hostile)
        l.event = argv[5], l.hostile = true;
    else
        l.event = argv[5], l.cookie = argv[6], l.csrf = argv[7], l.tables = atol(argv[9]),
        l.boards = atol(argv[10]);
    raise_limit();
    l.samples_ms = malloc(SAMPLES_MAX * sizeof *l.samples_ms);
    connection *all = calloc((size_t)(connections + viewers), sizeof *all);
    if (l.samples_ms == NULL || all == NULL)
        fail("memory");
    for (int i = 0; i < viewers + connections; i++)
        add(&l, epoll, &all[i], i < viewers);
    receive_all(&l, epoll, now_s() + 20, viewers);
    l.messages = l.bytes = 0;
    double began = now_s();
    for (int i = viewers; i < viewers + connections; i++)
        send_request(&l, &all[i]);
    receive_all(&l, epoll, timed ? began + atof(argv[2]) : HUGE_VAL, LONG_MAX);
    report(&l, now_s() - began);
    return 0;
}
