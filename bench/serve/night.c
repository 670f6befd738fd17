/* A club night for tests/serve/club.py: four phones at each table read it and enter its results, all tables at once, beside viewers of
 * the standings. One thread, which takes little of the machine.
 *
 *   night PORT EVENT VIEWERS ROUNDS <TABLES
 *
 * TABLES has a line for each table: its name, a space, its secret. What cannot be sent, or is answered with 500 and more, is sent again
 * with the same key, as phones do. Prints a line for each entry that was acknowledged: table, board, milliseconds, result. The last line
 * is "over", messages to viewers, tries again, microseconds of processor time. */
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

enum { PHONES = 4, BOARDS_MAX = 64, ANSWER_MAX = 1 << 16, REQUEST_MAX = 1024, EVENTS = 512, PAUSE_MS = 50 };

typedef struct table table;

/* A phone at a table or, without a table, a viewer. */
typedef struct client {
    table *at;
    int fd; /* -1: not connected */
    bool asks;
    double again_ms; /* when to try again; 0: not */
    char *request, *answer;
    size_t request_len, len;
} client;

struct table {
    char name[16], secret[80];
    client phones[PHONES];
    int round, board_count, boards[BOARDS_MAX], next; /* the index of the next board */
    int waiting;                                      /* answers */
    bool entering;
    double began_ms;
    const char *result;
    unsigned chance;
};

typedef struct night {
    int port, rounds, epoll, table_count, playing, viewer_count;
    const char *event;
    table *tables;
    client *viewers;
    long messages, again;
} night;

static double now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void fail(const char *what, const char *more) {
    fprintf(stderr, "night: %s %s\n", what, more);
    exit(1);
}

/* ---- Connections ----------------------------------------------------------------------------------- */

static bool dial(night *n, client *c) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)n->port)};
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
    int one = 1;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    c->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (c->fd < 0)
        fail("no socket:", strerror(errno));
    if (connect(c->fd, (struct sockaddr *)&at, sizeof at) != 0) {
        close(c->fd);
        c->fd = -1;
        return false;
    }
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    fcntl(c->fd, F_SETFL, O_NONBLOCK);
    epoll_ctl(n->epoll, EPOLL_CTL_ADD, c->fd, &event);
    return true;
}

/* Closes the connection, and repeats the request after a pause. */
static void try_later(night *n, client *c) {
    if (c->fd >= 0)
        close(c->fd);
    c->fd = -1;
    c->again_ms = c->asks ? now_ms() + PAUSE_MS : 0;
    n->again += c->at != NULL;
}

static void ask(night *n, client *c) {
    c->asks = true;
    c->again_ms = 0;
    c->len = 0;
    if ((c->fd < 0 && !dial(n, c)) ||
        send(c->fd, c->request, c->request_len, MSG_NOSIGNAL) != (ssize_t)c->request_len)
        try_later(n, c);
}

static void send_request(night *n, client *c, const char *method, const char *path, const char *body) {
    int len = snprintf(c->request, REQUEST_MAX,
                       "%s /api/v1/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Table-Secret: %s\r\n"
                       "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                       method, path, c->at->secret, strlen(body), body);
    c->request_len = (size_t)len;
    c->at->waiting++;
    ask(n, c);
}

/* ---- A table --------------------------------------------------------------------------------------- */

static void look(night *n, client *c) {
    send_request(n, c, "GET", "table", "");
}

static void enter(night *n, table *t) {
    static const char *const results[] = {"4S N =",  "4S S +1",  "3NT E -1", "2H W +2",
                                          "5D S -2", "1NT N +1", "6C E =",   "pass"};
    char body[160];
    t->chance = t->chance * 1103515245 + 12345;
    t->result = results[t->chance >> 16 & 7];
    snprintf(body, sizeof body, "{\"board\":%d,\"result\":\"%s\",\"key\":\"%s-%d-%d\"}", t->boards[t->next],
             t->result, t->name, t->round, t->boards[t->next]);
    t->entering = true;
    t->began_ms = now_ms();
    send_request(n, &t->phones[t->next % PHONES], "POST", "table/results", body);
}

/* Reads the boards of the current round. */
static void read_boards(table *t, const char *text) {
    const char *now = strstr(text, "\"now\":{\"round\":"), *end;
    if (now == NULL || atoi(now + 15) != t->round + 1)
        fail("not the next round:", text);
    t->round++;
    now = strstr(now, "\"boards\":[");
    end = strchr(now, ']');
    for (t->next = t->board_count = 0;
         (now = strstr(now, "{\"board\":")) != NULL && now < end && t->board_count < BOARDS_MAX; now += 9)
        t->boards[t->board_count++] = atoi(now + 9);
}

/* Continues after the last answer that a table waited for. After the last board of a round, the answers show the next round. */
static void go_on(night *n, table *t, const char *text) {
    if (t->entering) {
        t->entering = false;
        printf("%s %d %.2f %s\n", t->name, t->boards[t->next], now_ms() - t->began_ms, t->result);
        t->next++;
        for (int i = 0; i < PHONES; i++)
            look(n, &t->phones[i]);
    } else if (t->next < t->board_count) {
        enter(n, t);
    } else if (t->round == n->rounds) {
        n->playing--;
    } else {
        read_boards(t, text);
        enter(n, t);
    }
}

/* Returns the text of an answer if it is complete, by its Content-Length. */
static const char *whole_answer(client *c) {
    const char *end = memmem(c->answer, c->len, "\r\n\r\n", 4), *length;
    c->answer[c->len] = '\0';
    if (end == NULL || (length = strcasestr(c->answer, "\r\ncontent-length:")) == NULL)
        return NULL;
    return (size_t)(end + 4 - c->answer) + strtoul(length + 17, NULL, 10) <= c->len ? end + 4 : NULL;
}

static void take_answer(night *n, client *c) {
    const char *text = whole_answer(c);
    int status = text != NULL ? atoi(c->answer + 9) : 0;
    if (text == NULL)
        return;
    if (status >= 500) {
        try_later(n, c);
        return;
    }
    if (status != (c->at->entering ? 201 : 200))
        fail("not acknowledged:", c->answer);
    c->asks = false;
    if (--c->at->waiting == 0)
        go_on(n, c->at, text);
}

/* ---- All of it ------------------------------------------------------------------------------------- */

static void count_messages(night *n, const client *c) {
    for (const char *at = c->answer, *end = at + c->len;
         (at = memmem(at, (size_t)(end - at), "event: change", 13)) != NULL; at += 13)
        n->messages++;
}

static void receive(night *n, client *c) {
    if (c->fd < 0)
        return; /* closed by another event of the same call */
    ssize_t some = read(c->fd, c->answer + c->len, ANSWER_MAX - 1 - c->len);
    if (some < 0 && errno == EAGAIN)
        return;
    if (some <= 0) {
        try_later(n, c);
        return;
    }
    c->len += (size_t)some;
    if (c->at != NULL) {
        take_answer(n, c);
    } else {
        count_messages(n, c);
        c->len = 0;
    }
}

static void try_again(night *n) {
    double now = now_ms();
    for (int i = 0; i < n->viewer_count + PHONES * n->table_count; i++) {
        client *c = i < n->viewer_count ? &n->viewers[i]
                                        : &n->tables[(i - n->viewer_count) / PHONES].phones[i % PHONES];
        if (c->again_ms > 0 && c->again_ms <= now)
            ask(n, c);
    }
}

static client *open_client(client *c, table *at) {
    *c = (client){.at = at, .fd = -1, .request = malloc(REQUEST_MAX), .answer = malloc(ANSWER_MAX)};
    if (c->request == NULL || c->answer == NULL)
        fail("no memory", "");
    return c;
}

static void open_tables(night *n) {
    table t = {0};
    while (scanf("%15s %79s", t.name, t.secret) == 2) {
        n->tables = realloc(n->tables, (size_t)(n->table_count + 1) * sizeof t);
        if (n->tables == NULL)
            fail("no memory", "");
        t.chance = (unsigned)n->table_count * 2654435761U;
        n->tables[n->table_count++] = t;
    }
    n->playing = n->table_count;
    for (int i = 0; i < n->table_count; i++)
        for (int k = 0; k < PHONES; k++)
            open_client(&n->tables[i].phones[k], &n->tables[i]);
}

static void open_viewers(night *n) {
    n->viewers = calloc((size_t)n->viewer_count + 1, sizeof *n->viewers);
    for (int i = 0; n->viewers != NULL && i < n->viewer_count; i++) {
        client *c = open_client(&n->viewers[i], NULL);
        c->request_len =
            (size_t)snprintf(c->request, REQUEST_MAX,
                             "GET /api/v1/events/%s/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", n->event);
        ask(n, c);
    }
}

static void play(night *n) {
    struct epoll_event events[EVENTS];
    double tried_ms = now_ms();
    while (n->playing > 0) {
        int count = epoll_wait(n->epoll, events, EVENTS, PAUSE_MS);
        for (int i = 0; i < count; i++)
            receive(n, events[i].data.ptr);
        if (now_ms() - tried_ms > PAUSE_MS) {
            tried_ms = now_ms();
            try_again(n);
        }
        fflush(stdout);
    }
}

static double used_us(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1e6 +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

int main(int argc, char **argv) {
    struct rlimit files;
    if (argc != 5)
        return 2;
    night n = {.port = atoi(argv[1]),
               .event = argv[2],
               .viewer_count = atoi(argv[3]),
               .rounds = atoi(argv[4]),
               .epoll = epoll_create1(EPOLL_CLOEXEC)};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    open_tables(&n);
    open_viewers(&n);
    puts("begin");
    double before_us = used_us();
    for (int i = 0; i < n.table_count; i++)
        look(&n, &n.tables[i].phones[0]);
    play(&n);
    printf("over %ld %ld %.0f\n", n.messages, n.again, used_us() - before_us);
    return 0;
}
