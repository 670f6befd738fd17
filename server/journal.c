/* A ring buffer of lines, and the thread that writes them. */
#include "server/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/out.h"
#include "platform/memory.h"
#include "report/columns.h"
#include "server/http.h"

enum {
    LINES = 512,       /* lines that wait to be written */
    BURST = 200,       /* lines that anybody can cause: at once, */
    PER_SECOND = 5,    /* and then per second */
    TARGET_MAX = 200,  /* bytes of a target */
    MESSAGE_MAX = 200, /* bytes of a message */
    WAIT_MS = 1000     /* how long a full pipe is waited for before a line is dropped */
};

typedef struct waiting_line {
    size_t len;
    char text[ODD_JOURNAL_LINE];
} waiting_line;

struct odd_journal {
    char *path;
    odd_journal_form form;
    pthread_t thread;
    pthread_mutex_t lock; /* guards all members below */
    pthread_cond_t more;
    waiting_line *ring;
    size_t first, count;
    int fd;
    bool closing;
    unsigned long dropped; /* since the last line that reported dropped lines */
    int64_t left_x1000, at_ms,
        now_ms; /* remaining allowance for lines that anybody can cause, in thousandths, and its time */
};

/* ---- One line ---------------------------------------------------------------------------------- */

/* Writes the path of a target in ASCII; other bytes are escaped. */
static void put_path(odd_out *o, const char *target) {
    static const char digits[] = "0123456789ABCDEF";
    for (size_t i = 0; target[i] != '\0' && target[i] != '?' && i < TARGET_MAX; i++) {
        unsigned char c = (unsigned char)target[i];
        if (c > 0x20 && c < 0x7F) {
            odd_out_char(o, (char)c);
        } else {
            odd_out_char(o, '%');
            odd_out_char(o, digits[c >> 4]);
            odd_out_char(o, digits[c & 15]);
        }
    }
}

static void put_text(odd_out *o, bool json, const char *key, odd_text value) {
    if (value.len == 0)
        return;
    if (json) {
        odd_json_member(o, key, value);
        return;
    }
    odd_out_words(o, " %s=", key);
    odd_out_json(o, value);
}

static void put_number(odd_out *o, bool json, const char *key, int64_t value) {
    if (json) {
        odd_json_int(o, key, value);
        return;
    }
    odd_out_words(o, " %s=", key);
    odd_out_int(o, value);
}

static odd_text up_to(const char *text, size_t most) {
    size_t len = text != NULL ? strlen(text) : 0;
    return (odd_text){text, len < most ? len : most};
}

/* As in syslog(3): 3 is an error, 4 a warning, 6 information. */
static int priority_of(const char *event) {
    static const char *const errors[] = {"error", "storage"}, *const warnings[] = {"refused", "slow",
                                                                                   "dropped"};
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++)
        if (strcmp(event, errors[i]) == 0)
            return 3;
    for (size_t i = 0; i < sizeof warnings / sizeof warnings[0]; i++)
        if (strcmp(event, warnings[i]) == 0)
            return 4;
    return 6;
}

static void put_line(odd_out *o, const odd_journal_line *l, odd_journal_form form) {
    bool json = form == ODD_JOURNAL_JSON;
    char time[ODD_TIME_TEXT];
    odd_out path = ODD_HEAP_OUT;
    odd_time_write(time, l->now_ms);
    put_path(&path, l->target != NULL ? l->target : "");
    if (json) {
        odd_out_char(o, '{');
        odd_json_word(o, "time", time);
        odd_json_word(o, "event", l->event);
    } else if (form == ODD_JOURNAL_JOURNALD) {
        odd_out_words(o, "<%d>%s", priority_of(l->event), l->event);
    } else {
        odd_out_words(o, "%s %s", time, l->event);
    }
    put_text(o, json, "from", up_to(l->from, TARGET_MAX));
    put_text(o, json, "author", up_to(l->author, TARGET_MAX));
    put_text(o, json, "method", up_to(l->method, TARGET_MAX));
    put_text(o, json, "path", (odd_text){path.text, path.len});
    if (l->status > 0)
        put_number(o, json, "status", l->status);
    if (l->took_ms >= 0)
        put_number(o, json, "ms", l->took_ms);
    put_text(o, json, "message", up_to(l->message, MESSAGE_MAX));
    odd_out_text(o, json ? "}\n" : "\n");
    odd_out_free(&path);
}

/* All parts are bounded, but escapes lengthen them: if the line is too long, the parts that a client sent are omitted. */
size_t odd_journal_format(char text[ODD_JOURNAL_LINE], const odd_journal_line *line, odd_journal_form form) {
    odd_out o = ODD_HEAP_OUT;
    put_line(&o, line, form);
    if (o.len >= ODD_JOURNAL_LINE) {
        odd_journal_line shorter = *line;
        shorter.author = shorter.target = NULL;
        shorter.message = "this line was too long";
        o.len = 0;
        put_line(&o, &shorter, form);
    }
    size_t len = o.len;
    memcpy(text, o.text, len);
    odd_out_free(&o);
    return len;
}

/* ---- Writing ----------------------------------------------------------------------------------- */

/* Writes a line in one call, so that lines of two servers do not mix. Waits for a full pipe, but not for ever. */
static bool send_line(int fd, const waiting_line *line) {
    for (size_t at = 0; at < line->len;) {
        struct pollfd room = {.fd = fd, .events = POLLOUT};
        if (poll(&room, 1, WAIT_MS) == 0)
            return false;
        ssize_t sent = write(fd, line->text + at, line->len - at);
        if (sent < 0 && errno != EINTR && errno != EAGAIN)
            return false;
        at += sent > 0 ? (size_t)sent : 0;
    }
    return true;
}

static bool put(odd_journal *j, const odd_journal_line *line) {
    if (j->count == LINES)
        return false;
    waiting_line *w = &j->ring[(j->first + j->count++) % LINES];
    w->len = odd_journal_format(w->text, line, j->form);
    return true;
}

/* Queues a line that says how many lines were dropped, if there is room for it. */
static void note_dropped(odd_journal *j) {
    char message[80];
    if (j->dropped == 0)
        return;
    snprintf(message, sizeof message, "%lu lines were not written", j->dropped);
    if (put(j,
            &(odd_journal_line){.event = "dropped", .message = message, .took_ms = -1, .now_ms = j->now_ms}))
        j->dropped = 0;
}

static void *write_all(void *owner) {
    odd_journal *j = owner;
    pthread_mutex_lock(&j->lock);
    while (!j->closing || j->count > 0) {
        if (j->count == 0) {
            pthread_cond_wait(&j->more, &j->lock);
            continue;
        }
        waiting_line line = j->ring[j->first];
        int fd = j->fd;
        pthread_mutex_unlock(&j->lock);
        bool sent = send_line(fd, &line);
        pthread_mutex_lock(&j->lock);
        size_t done = !sent && j->closing ? j->count : 1; /* at the end, nobody waits for all lines */
        j->first = (j->first + done) % LINES;
        j->count -= done;
        j->dropped += sent ? 0 : done;
    }
    pthread_mutex_unlock(&j->lock);
    return NULL;
}

/* Whether one more limited line may be written. */
static bool within_limit(odd_journal *j, int64_t tick_ms) {
    int64_t most = (int64_t)BURST * 1000, passed = tick_ms > j->at_ms ? tick_ms - j->at_ms : 0;
    j->left_x1000 = j->left_x1000 + passed * PER_SECOND < most ? j->left_x1000 + passed * PER_SECOND : most;
    j->at_ms = tick_ms;
    if (j->left_x1000 < 1000)
        return false;
    j->left_x1000 -= 1000;
    return true;
}

void odd_journal_add(odd_journal *j, const odd_journal_line *line) {
    if (j == NULL)
        return;
    pthread_mutex_lock(&j->lock);
    j->now_ms = line->now_ms;
    if (line->limited && !within_limit(j, line->tick_ms)) {
        j->dropped++;
    } else {
        note_dropped(j);
        j->dropped += !put(j, line);
        pthread_cond_signal(&j->more);
    }
    pthread_mutex_unlock(&j->lock);
}

void odd_journal_note(odd_journal *j, const char *event, const char *message) {
    odd_journal_line line = {
        .event = event, .message = message, .took_ms = -1, .now_ms = odd_now_ms(), .tick_ms = odd_tick_ms()};
    odd_journal_add(j, &line);
}

/* ---- Opening ----------------------------------------------------------------------------------- */

static int open_file(const char *path, odd_error *error) {
    int fd = strcmp(path, "-") == 0 ? dup(STDERR_FILENO)
                                    : open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0600);
    if (fd < 0)
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "cannot write the log '%s': %s", path, strerror(errno));
    return fd;
}

odd_journal *odd_journal_open(const char *path, odd_journal_form form, odd_error *error) {
    int fd = open_file(path, error);
    if (fd < 0)
        return NULL;
    odd_journal *j = odd_alloc(1, sizeof *j);
    j->path = odd_alloc(strlen(path) + 1, 1);
    memcpy(j->path, path, strlen(path));
    j->form = form;
    j->fd = fd;
    j->ring = odd_alloc(LINES, sizeof *j->ring);
    j->left_x1000 = (int64_t)BURST * 1000;
    pthread_mutex_init(&j->lock, NULL);
    pthread_cond_init(&j->more, NULL);
    if (pthread_create(&j->thread, NULL, write_all, j) != 0)
        odd_no_memory();
    return j;
}

int odd_journal_reopen(odd_journal *j, odd_error *error) {
    int fd = open_file(j->path, error);
    if (fd < 0)
        return error->code;
    pthread_mutex_lock(&j->lock);
    dup2(fd, j->fd); /* atomic, so that a line being written goes to one of the two files */
    pthread_mutex_unlock(&j->lock);
    close(fd);
    return ODD_OK;
}

void odd_journal_close(odd_journal *j) {
    if (j == NULL)
        return;
    pthread_mutex_lock(&j->lock);
    note_dropped(j);
    j->closing = true;
    pthread_cond_signal(&j->more);
    pthread_mutex_unlock(&j->lock);
    pthread_join(j->thread, NULL);
    pthread_cond_destroy(&j->more);
    pthread_mutex_destroy(&j->lock);
    close(j->fd);
    free(j->ring);
    free(j->path);
    free(j);
}
