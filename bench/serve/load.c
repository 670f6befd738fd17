/* Loads a server: connections that each send a request, wait for the answer, and send the next; and viewers that read
 * streams. One thread, so that the server has most of the machine.
 *
 *   load PORT SECONDS CONNECTIONS get PATH
 *   load PORT SECONDS CONNECTIONS append EVENT COOKIE CSRF VIEWERS
 *
 * Prints one line of JSON. */
#define _GNU_SOURCE /* memmem, strcasestr */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
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

enum { ANSWER_MAX = 1 << 20, REQUEST_MAX = 4096, EVENTS = 256, SAMPLES_MAX = 1 << 24 };

typedef struct connection {
    int fd;
    bool viewer;
    char *answer;
    size_t len;
    double sent_s;
} connection;

typedef struct load {
    int port;
    double seconds;
    const char *path, *event, *cookie, *csrf;
    long number, wrong, messages;
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

/* The next request: a page, or two lines of an event of 26 pairs and 26 boards. */
static int next_request(load *l, char request[REQUEST_MAX]) {
    static const char *const results[] = {
        "4S N =", "4S N +1", "3NT S -1", "2H E =", "pass", "5CX W -2", "1NT N +2"};
    if (l->path != NULL)
        return snprintf(request, REQUEST_MAX, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", l->path);
    char body[300];
    long n = l->number++;
    int len = snprintf(body, sizeof body, "{\"lines\":[\"board %ld\",\"%ld %ld %s\"],\"key\":\"%d-%ld\"}",
                       n % 26 + 1, n / 26 % 13 + 1, (n / 26 + n) % 13 + 14, results[n % 7], (int)getpid(), n);
    return snprintf(
        request, REQUEST_MAX,
        "POST /api/v1/events/%s/log HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        "Cookie: %s\r\nX-CSRF-Token: %s\r\nContent-Length: %d\r\n\r\n%s",
        l->event, l->cookie, l->csrf, len, body);
}

static void send_request(load *l, connection *c) {
    char request[REQUEST_MAX];
    int len = next_request(l, request);
    c->len = 0;
    c->sent_s = now_s();
    if (write(c->fd, request, (size_t)len) != len)
        fail("write");
}

/* Whether an answer is whole: by its Content-Length. */
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
    } else {
        send_request(l, c);
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
        "\"messages\":%ld}\n",
        n, (double)n / took_s, n > 0 ? (double)l->samples_ms[n / 2] : 0,
        n > 0 ? (double)l->samples_ms[n * 99 / 100] : 0, n > 0 ? (double)l->samples_ms[n - 1] : 0, l->wrong,
        l->messages);
}

int main(int argc, char **argv) {
    struct rlimit files;
    struct epoll_event events[EVENTS];
    if (argc < 6)
        return 2;
    load l = {.port = atoi(argv[1]), .seconds = atof(argv[2])};
    int connections = atoi(argv[3]), viewers = argc > 8 ? atoi(argv[8]) : 0, epoll = epoll_create1(0);
    if (strcmp(argv[4], "get") == 0)
        l.path = argv[5];
    else
        l.event = argv[5], l.cookie = argv[6], l.csrf = argv[7];
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    l.samples_ms = malloc(SAMPLES_MAX * sizeof *l.samples_ms);
    connection *all = calloc((size_t)(connections + viewers), sizeof *all);
    if (l.samples_ms == NULL || all == NULL)
        fail("memory");
    for (int i = 0; i < viewers; i++)
        add(&l, epoll, &all[i], true);
    for (int i = viewers; i < viewers + connections; i++)
        add(&l, epoll, &all[i], false);
    double began = now_s(), now;
    while ((now = now_s()) < began + l.seconds) {
        int count = epoll_wait(epoll, events, EVENTS, 100);
        for (int i = 0; i < count; i++)
            receive(&l, events[i].data.ptr);
    }
    report(&l, now - began);
    return 0;
}
