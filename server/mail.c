/* The lists of mails, and the thread that sends them. */
#include "server/mail.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "platform/smtp.h"
#include "report/columns.h"

enum { TRIES = 3, TIMEOUT_S = 30 };

/* How long after a try the next one comes. */
static const int64_t pause_ms[TRIES] = {3000, 20000, 0};

typedef struct run {
    char event[ODD_MAIL_EVENT];
    odd_mail_row *rows;
    size_t count;
    char **unknown;
    size_t unknown_count;
    unsigned long number; /* the latest has the highest */
} run;

struct odd_mail {
    odd_mail_config config;
    pthread_t thread;
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t more;
    run runs[ODD_MAIL_RUNS];
    unsigned long numbers;
    atomic_bool stopped;
};

/* ---- The thread ------------------------------------------------------------------------------------ */

static bool go_on(void *owner) {
    const odd_mail *m = owner;
    return !atomic_load(&m->stopped);
}

/* The mail that is due first, and when. */
static odd_mail_row *next_row(odd_mail *m, int64_t *due_ms) {
    odd_mail_row *first = NULL;
    for (size_t i = 0; i < ODD_MAIL_RUNS; i++)
        for (size_t k = 0; k < m->runs[i].count; k++) {
            odd_mail_row *row = &m->runs[i].rows[k];
            if (row->state == ODD_MAIL_WAITING && (first == NULL || row->due_ms < first->due_ms))
                first = row;
        }
    *due_ms = first != NULL ? first->due_ms : INT64_MAX;
    return first;
}

static void wait_until(odd_mail *m, int64_t due_ms) {
    struct timespec time;
    int64_t left = due_ms == INT64_MAX ? 3600000 : due_ms - odd_tick_ms();
    clock_gettime(CLOCK_REALTIME, &time);
    time.tv_sec += left / 1000;
    time.tv_nsec += left % 1000 * 1000000;
    time.tv_sec += time.tv_nsec / 1000000000;
    time.tv_nsec %= 1000000000;
    if (left > 0)
        pthread_cond_timedwait(&m->more, &m->lock, &time);
}

/* A list that has a mail to send stays where it is: nobody else changes it, and it is not replaced. */
static void send_one(odd_mail *m, odd_mail_row *row) {
    odd_error error = {0};
    odd_smtp smtp = {.url = m->config.url,
                     .from = m->config.from,
                     .user = m->config.user,
                     .password = m->config.password,
                     .starttls = m->config.starttls,
                     .timeout_s = m->config.timeout_s > 0 ? m->config.timeout_s : TIMEOUT_S};
    pthread_mutex_unlock(&m->lock);
    int code = odd_smtp_is_address(odd_text_of(row->address))
                   ? odd_smtp_send(&smtp, row->address, odd_text_of(row->message), go_on, m, &error)
                   : odd_fail(&error, ODD_E_REFERENCE, 0, 0, "this is not a mail address");
    pthread_mutex_lock(&m->lock);
    row->tries++;
    snprintf(row->why, sizeof row->why, "%s", code == ODD_OK ? "" : error.message);
    if (code == ODD_OK)
        row->state = ODD_MAIL_SENT;
    else if (code == ODD_E_REFERENCE || row->tries == TRIES)
        row->state = ODD_MAIL_FAILED;
    else
        row->due_ms = odd_tick_ms() + pause_ms[row->tries - 1];
}

static void *work(void *owner) {
    odd_mail *m = owner;
    pthread_mutex_lock(&m->lock);
    while (!atomic_load(&m->stopped)) {
        int64_t due_ms;
        odd_mail_row *row = next_row(m, &due_ms);
        if (row != NULL && due_ms <= odd_tick_ms())
            send_one(m, row);
        else
            wait_until(m, due_ms);
    }
    pthread_mutex_unlock(&m->lock);
    return NULL;
}

/* ---- Opening and closing ----------------------------------------------------------------------------- */

odd_mail *odd_mail_open(const odd_mail_config *config, odd_error *error) {
    if (odd_smtp_load(error) != ODD_OK)
        return NULL;
    if (!odd_smtp_is_address(odd_text_of(config->from))) {
        odd_fail(error, ODD_E_SYNTAX, 0, 0,
                 "invalid sender of mails '%s': expected an address such as club@example.org", config->from);
        return NULL;
    }
    odd_mail *m = odd_alloc(1, sizeof *m);
    m->config = *config;
    pthread_mutex_init(&m->lock, NULL);
    pthread_cond_init(&m->more, NULL);
    if (pthread_create(&m->thread, NULL, work, m) != 0)
        odd_no_memory();
    return m;
}

void odd_mail_stop(odd_mail *m) {
    if (m == NULL)
        return;
    atomic_store(&m->stopped, true);
    pthread_mutex_lock(&m->lock);
    pthread_cond_signal(&m->more);
    pthread_mutex_unlock(&m->lock);
}

void odd_mail_free(odd_mail_row *rows, size_t count, char **unknown, size_t unknown_count) {
    for (size_t i = 0; i < count; i++) {
        free(rows[i].id);
        free(rows[i].name);
        free(rows[i].address);
        free(rows[i].message);
    }
    for (size_t i = 0; i < unknown_count; i++)
        free(unknown[i]);
    free(rows);
    free(unknown);
}

void odd_mail_close(odd_mail *m) {
    if (m == NULL)
        return;
    odd_mail_stop(m);
    pthread_join(m->thread, NULL);
    for (size_t i = 0; i < ODD_MAIL_RUNS; i++)
        odd_mail_free(m->runs[i].rows, m->runs[i].count, m->runs[i].unknown, m->runs[i].unknown_count);
    pthread_mutex_destroy(&m->lock);
    pthread_cond_destroy(&m->more);
    free(m);
}

const odd_mail_config *odd_mail_about(const odd_mail *m) {
    return &m->config;
}

/* ---- Lists ----------------------------------------------------------------------------------------- */

static size_t waiting_of(const run *r) {
    size_t waiting = 0;
    for (size_t i = 0; i < r->count; i++)
        waiting += r->rows[i].state == ODD_MAIL_WAITING;
    return waiting;
}

/* The list of an event; or else the oldest that is done with. NULL if mails of it wait. */
static run *place_of(odd_mail *m, const char *event) {
    run *oldest = NULL;
    for (size_t i = 0; i < ODD_MAIL_RUNS; i++) {
        run *r = &m->runs[i];
        if (strcmp(r->event, event) == 0)
            return waiting_of(r) == 0 ? r : NULL;
        if (waiting_of(r) == 0 && (oldest == NULL || r->number < oldest->number))
            oldest = r;
    }
    return oldest;
}

bool odd_mail_put(odd_mail *m, const char *event, odd_mail_row *rows, size_t count, char **unknown,
                  size_t unknown_count) {
    size_t waiting = 0;
    pthread_mutex_lock(&m->lock);
    for (size_t i = 0; i < ODD_MAIL_RUNS; i++)
        waiting += waiting_of(&m->runs[i]);
    run *r = waiting + count <= ODD_MAILS_MOST ? place_of(m, event) : NULL;
    if (r != NULL) {
        odd_mail_free(r->rows, r->count, r->unknown, r->unknown_count);
        *r = (run){.rows = rows,
                   .count = count,
                   .unknown = unknown,
                   .unknown_count = unknown_count,
                   .number = ++m->numbers};
        snprintf(r->event, sizeof r->event, "%s", event);
        pthread_cond_signal(&m->more);
    }
    pthread_mutex_unlock(&m->lock);
    return r != NULL;
}

static void put_row(odd_out *o, const odd_mail_row *row) {
    static const char *const states[] = {
        [ODD_MAIL_WAITING] = "waiting", [ODD_MAIL_SENT] = "sent", [ODD_MAIL_FAILED] = "failed"};
    odd_json_line(o, 2);
    odd_out_char(o, '{');
    odd_json_word(o, "id", row->id);
    odd_json_word(o, "name", row->name);
    odd_json_word(o, "state", states[row->state]);
    odd_json_int(o, "tries", row->tries);
    if (row->why[0] != '\0')
        odd_json_word(o, "why", row->why);
    odd_out_char(o, '}');
}

void odd_mail_json(odd_mail *m, const char *event, odd_out *o) {
    const run *found = NULL;
    if (m != NULL)
        pthread_mutex_lock(&m->lock);
    for (size_t i = 0; m != NULL && i < ODD_MAIL_RUNS; i++)
        if (strcmp(m->runs[i].event, event) == 0)
            found = &m->runs[i];
    odd_json_open(o, "mails", '[');
    for (size_t i = 0; found != NULL && i < found->count; i++)
        put_row(o, &found->rows[i]);
    odd_out_char(o, ']');
    odd_json_open(o, "unknown", '[');
    for (size_t i = 0; found != NULL && i < found->unknown_count; i++) {
        odd_json_next(o);
        odd_out_json(o, odd_text_of(found->unknown[i]));
    }
    odd_out_char(o, ']');
    if (m != NULL)
        pthread_mutex_unlock(&m->lock);
}
