/* Connections that are a burden: who sends too slowly, says nothing, does not read, or comes too often. With limits that are
 * shorter than the usual ones; each test waits until it has happened, and for nothing else. */
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/handlers.h"
#include "server/event_cache.h"
#include "server/transport.h"

enum { REQUEST_MS = 300, CONNECTIONS = 40, LONG_MS = 20000 };

static const odd_transport_config transport_config = {
    .limits = {.idle_s = 1, .request_ms = REQUEST_MS, .connections = CONNECTIONS, .slow_ms = LONG_MS},
    .hosts = {.listen = "127.0.0.1:0"}};
static odd_server *web;
static odd_transport *transport;
static int port;

/* An addition, and whether it is stored. */
typedef struct stored_addition {
    odd_append append; /* first: one is the other */
    atomic_bool done;
} stored_addition;

static void stored(odd_append *append) {
    assert_int_equal(append->state, ODD_APPENDED);
    odd_out_free(&append->answer);
    atomic_store(&((stored_addition *)append)->done, true);
}

/* Appends lines, and waits until they are stored. */
static void append(odd_cached_event *event, const char *name, const odd_text *lines, size_t count) {
    stored_addition a = {
        .append = {.event = event,
                   .name = {name, strlen(name)},
                   .done = stored,
                   .lines = {.lines = lines, .count = count, .expected = -1, .author = {"test", 4}}}};
    odd_events_append(web->cache, &a.append);
    while (!atomic_load(&a.done))
        nanosleep(&(struct timespec){0, 100000}, NULL);
}

/* An event whose standings are long. */
static void make_event(void) {
    enum { PAIRS = 200 };
    static char texts[PAIRS + 1][60];
    odd_text lines[PAIRS + 1];
    for (int i = 0; i <= PAIRS; i++) {
        if (i == PAIRS)
            snprintf(texts[i], sizeof texts[i], "board 1");
        else
            snprintf(texts[i], sizeof texts[i], "pair %d Somebody With A Long Name & %d", i + 1, i + 1);
        lines[i] = (odd_text){texts[i], strlen(texts[i])};
    }
    append(NULL, "long", lines, PAIRS + 1);
    for (int i = 0; i < PAIRS; i += 2)
        snprintf(texts[i / 2], sizeof texts[0], "%d %d 4S N =", i + 1, i + 2);
    for (int i = 0; i < PAIRS / 2; i++)
        lines[i] = (odd_text){texts[i], strlen(texts[i])};
    append(odd_events_find(web->cache, (odd_text){"long", 4}), "", lines, PAIRS / 2);
}

static int start(void **state) {
    odd_server_config config = {.database = ":memory:", .threads = true};
    odd_error error = {0};
    char where[80] = "";
    (void)state;
    signal(SIGPIPE, SIG_IGN);
    web = odd_server_open(&config, &error);
    transport = web != NULL ? odd_transport_open(web, &transport_config, where, &error) : NULL;
    if (transport == NULL)
        return -1;
    port = atoi(strrchr(where, ':') + 1);
    make_event();
    return 0;
}

static int end(void **state) {
    (void)state;
    odd_transport_quiesce(transport);
    odd_server_stop(web);
    odd_transport_close(transport);
    odd_server_close(web);
    return 0;
}

/* ---- Clients ----------------------------------------------------------------------------------- */

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int dial(void) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int small = 2048, fd = socket(AF_INET, SOCK_STREAM, 0);
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    assert_int_equal(connect(fd, (struct sockaddr *)&at, sizeof at), 0);
    return fd;
}

static bool say(int fd, const char *text) {
    return send(fd, text, strlen(text), 0) == (ssize_t)strlen(text);
}

/* What comes within so many milliseconds: the number of bytes, 0 at the end of the connection, -1 if nothing does. */
static ssize_t hear(int fd, char *bytes, size_t cap, int wait_ms) {
    struct pollfd look = {.fd = fd, .events = POLLIN};
    if (poll(&look, 1, wait_ms) != 1)
        return -1;
    ssize_t len = recv(fd, bytes, cap, 0);
    return len < 0 ? 0 : len;
}

/* Whether a request is answered; the connection stays. */
static bool is_answered(int fd) {
    char bytes[4096];
    return say(fd, "GET /api/v1 HTTP/1.1\r\nHost: localhost\r\n\r\n") &&
           hear(fd, bytes, sizeof bytes, LONG_MS) > 12 && memcmp(bytes, "HTTP/1.1 200", 12) == 0;
}

/* A machine may be so busy that whoever asks is late, and sent away for it; then not for anything else. */
static void was_late(int fd, int64_t since) {
    close(fd);
    CHECK(now_ms() - since >= REQUEST_MS / 2, "sent away after %d ms", (int)(now_ms() - since));
}

/* A new connection that works. */
static int dial_until(bool (*works)(int fd)) {
    for (;;) {
        int64_t began = now_ms();
        int fd = dial();
        if (works(fd))
            return fd;
        was_late(fd, began);
    }
}

/* Sends a byte again and again, never silent for long. In how many milliseconds it was sent away. */
static int64_t trickle(const char *before) {
    char bytes[4096];
    int fd = dial();
    int64_t began = now_ms();
    assert_true(say(fd, before));
    while (hear(fd, bytes, sizeof bytes, 20) != 0) {
        assert_true(now_ms() < began + LONG_MS);
        say(fd, "x");
    }
    close(fd);
    return now_ms() - began;
}

/* ---- Tests ------------------------------------------------------------------------------------- */

static void who_trickles_is_sent_away(void **state) {
    static const char *const starts[] = {
        "", "GET /api", "GET /api/v1 HTTP/1.1\r\n", "GET /api/v1 HTTP/1.1\r\nHost: ",
        "POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{"};
    (void)state;
    for (size_t i = 0; i < COUNT(starts); i++) {
        int64_t took = trickle(starts[i]);
        CHECK(took >= REQUEST_MS, "'%s' after %d ms", starts[i], (int)took);
    }
}

static void who_asks_in_time_stays(void **state) {
    int fd = dial_until(is_answered);
    int64_t asked = now_ms();
    (void)state;
    for (int in_time = 0; in_time < 8; asked = now_ms()) { /* for longer than a request may take */
        nanosleep(&(struct timespec){0, REQUEST_MS * 1000000L / 4}, NULL);
        if (is_answered(fd)) {
            in_time++;
            continue;
        }
        was_late(fd, asked);
        fd = dial_until(is_answered);
        in_time = 0;
    }
    close(fd);
}

static void who_is_silent_is_sent_away(void **state) {
    char bytes[4096];
    int fresh = dial(), used = dial_until(is_answered);
    (void)state;
    assert_int_equal(hear(fresh, bytes, sizeof bytes, LONG_MS), 0);
    ssize_t len;
    while ((len = hear(used, bytes, sizeof bytes, LONG_MS)) > 0)
        ;
    assert_int_equal(len, 0);
    close(fresh);
    close(used);
}

/* Whether it tells how long the event is. */
static bool is_streaming(int fd) {
    char bytes[8192] = "";
    if (!say(fd, "GET /api/v1/events/long/stream HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        return false;
    for (size_t len = 0; strstr(bytes, "data: {\"length\":") == NULL;) {
        ssize_t more = hear(fd, bytes + len, sizeof bytes - 1 - len, LONG_MS);
        if (more <= 0)
            return false;
        len += (size_t)more;
        bytes[len] = '\0';
    }
    return true;
}

static int open_stream(void) {
    return dial_until(is_streaming);
}

static void append_one(int i) {
    char text[40];
    snprintf(text, sizeof text, "1 2 4S N %s", i % 2 == 0 ? "-1" : "+1");
    odd_text line = {text, strlen(text)};
    append(odd_events_find(web->cache, (odd_text){"long", 4}), "", &line, 1);
}

/* A stream that has nothing to tell is silent for longer than anybody may be, and goes on. */
static void a_stream_stays(void **state) {
    char bytes[512];
    int fd = open_stream();
    (void)state;
    nanosleep(&(struct timespec){1, 600000000}, NULL);
    append_one(1);
    assert_true(hear(fd, bytes, sizeof bytes, LONG_MS) > 0);
    close(fd);
}

static size_t viewers_of(odd_cached_event *event) {
    pthread_mutex_lock(&event->viewers_lock);
    size_t count = event->viewer_count;
    pthread_mutex_unlock(&event->viewers_lock);
    return count;
}

/* Those who may not see everything have a view of the event. */
static size_t count_viewers(void) {
    odd_cached_event *event = odd_events_find(web->cache, (odd_text){"long", 4});
    size_t count = viewers_of(event);
    for (int shown = 0; shown < ODD_VISIBLE_COUNT; shown++)
        if (event->views[shown] != NULL)
            count += viewers_of(event->views[shown]);
    return count;
}

/* Long before there is anything to tell them: a sign of life comes every fifteen seconds. */
static void who_leaves_a_stream_gives_the_place_back(void **state) {
    enum { STREAMS = 15, SOON_MS = 3000 };
    int fds[STREAMS];
    (void)state;
    for (int turn = 0; turn < 3; turn++) { /* one address may have 20 connections */
        for (int i = 0; i < STREAMS; i++)
            fds[i] = open_stream();
        CHECK(count_viewers() >= STREAMS, "%d viewers", (int)count_viewers());
        for (int i = 0; i < STREAMS; i++)
            close(fds[i]);
        int64_t left = now_ms();
        while (count_viewers() > 0)
            assert_true(now_ms() < left + SOON_MS);
    }
}

/* Those who do not read are sent away in the end, and until then keep nobody waiting: neither who appends nor who reads. */
static void who_does_not_read_is_sent_away(void **state) {
    enum { DEAF = 10 };
    static char bytes[1 << 16];
    int deaf[DEAF], reader = open_stream(), appended = 0;
    int64_t began = now_ms();
    (void)state;
    for (int i = 0; i < DEAF; i++)
        deaf[i] = open_stream();
    while (count_viewers() > 1) { /* the system keeps a few messages for each */
        assert_true(now_ms() < began + 2 * LONG_MS);
        append_one(++appended);
        while (hear(reader, bytes, sizeof bytes, 20) > 0)
            ;
    }
    append_one(++appended);
    assert_true(hear(reader, bytes, sizeof bytes, LONG_MS) > 0);
    for (int i = 0; i < DEAF; i++)
        close(deaf[i]);
    close(reader);
}

/* The others' places are not taken by one address; and when some of its own leave, it gets them again. */
static void one_address_has_half_of_the_places(void **state) {
    int fds[CONNECTIONS], answered = 0, again;
    int64_t began = now_ms();
    (void)state;
    for (int i = 0; i < CONNECTIONS; i++)
        fds[i] = dial();
    for (int i = 0; i < CONNECTIONS; i++)
        answered += is_answered(fds[i]);
    assert_true(answered <= CONNECTIONS / 2);
    for (int i = 0; i < CONNECTIONS; i++)
        close(fds[i]);
    do {
        again = dial();
        answered = is_answered(again);
        close(again);
    } while (!answered && now_ms() < began + LONG_MS);
    assert_true(answered);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_trickles_is_sent_away),
        cmocka_unit_test(who_asks_in_time_stays),
        cmocka_unit_test(who_is_silent_is_sent_away),
        cmocka_unit_test(a_stream_stays),
        cmocka_unit_test(who_leaves_a_stream_gives_the_place_back),
        cmocka_unit_test(who_does_not_read_is_sent_away),
        cmocka_unit_test(one_address_has_half_of_the_places),
    };
    return cmocka_run_group_tests(tests, start, end);
}
