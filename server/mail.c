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
#include "server/handlers.h"

enum { TRIES = 3, TIMEOUT_S = 30 };

static const char may_have_arrived[] =
    "it may have arrived: the connection or the server ended while it was sent";

/* The pause after each try. */
static const int64_t pause_ms[TRIES] = {3000, 20000, 0};

typedef struct run {
    char event[ODD_MAIL_EVENT];
    odd_mail_row *rows;
    size_t count, row_cap;
    char **unknown;
    size_t unknown_count, unknown_cap;
    unsigned long number; /* the latest list has the highest number */
} run;

struct odd_mail {
    odd_mail_config config;
    odd_lists *lists; /* owned by the server */
    pthread_t thread;
    pthread_mutex_t lock; /* guards all members below */
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

/* Returns the mail that is due first, its list, and when it is due. */
static odd_mail_row *next_row(odd_mail *m, run **in, int64_t *due_ms) {
    odd_mail_row *first = NULL;
    for (size_t i = 0; i < ODD_MAIL_RUNS; i++)
        for (size_t k = 0; k < m->runs[i].count; k++) {
            odd_mail_row *row = &m->runs[i].rows[k];
            if (row->state == ODD_MAIL_WAITING && (first == NULL || row->due_ms < first->due_ms)) {
                first = row;
                *in = &m->runs[i];
            }
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

static int send_now(odd_mail *m, const odd_mail_row *row, bool *unsure, odd_error *error) {
    odd_smtp smtp = {.url = m->config.url,
                     .from = m->config.from,
                     .user = m->config.user,
                     .password = m->config.password,
                     .authorities = m->config.authorities,
                     .starttls = m->config.starttls,
                     .timeout_s = m->config.timeout_s > 0 ? m->config.timeout_s : TIMEOUT_S};
    if (!odd_smtp_is_address(odd_text_of(row->address)))
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "this is not a mail address");
    return odd_smtp_send(&smtp, row->address, odd_text_of(row->message), go_on, m, unsure, error);
}

static void say_why(odd_mail_row *row, const char *why, int value_at) {
    snprintf(row->why, sizeof row->why, "%s", why);
    row->value_at = value_at;
}

static void fail_row(odd_mail_row *row, const char *why) {
    row->state = ODD_MAIL_FAILED;
    say_why(row, why, 0);
}

/* Notes the outcome of a try. A mail that may have arrived is not sent again. */
static void note_try(odd_mail_row *row, int code, bool unsure, const odd_error *error) {
    if (code == ODD_E_STOPPED && !unsure)
        return;
    row->tries++;
    say_why(row, code == ODD_OK ? "" : error->message, error->marks.count > 0 ? error->marks.at[0] / 2 : 0);
    if (code == ODD_OK)
        row->state = ODD_MAIL_SENT;
    else if (unsure)
        fail_row(row, may_have_arrived);
    else if (code == ODD_E_REFERENCE || row->tries == TRIES)
        row->state = ODD_MAIL_FAILED;
    else
        row->due_ms = odd_tick_ms() + pause_ms[row->tries - 1];
}

/* A list with unsent mails is neither changed nor replaced by other threads, so the row stays valid. */
static void send_one(odd_mail *m, const run *in, odd_mail_row *row) {
    odd_error error = {0}, notice = {0};
    bool unsure = false;
    int code = ODD_OK;
    pthread_mutex_unlock(&m->lock);
    bool claimed = odd_mail_claim(m->lists, in->event, row->number, row, &notice);
    if (claimed)
        code = send_now(m, row, &unsure, &error);
    pthread_mutex_lock(&m->lock);
    if (claimed)
        note_try(row, code, unsure, &error);
    else if (notice.code == ODD_OK)
        fail_row(row, "another server sends this mail, or it was replaced");
    else
        row->due_ms = odd_tick_ms() + pause_ms[0]; /* the database is busy */
    if (!claimed)
        return;
    pthread_mutex_unlock(&m->lock);
    /* If this fails, the mark stays, and the mail is not sent again. */
    (void)odd_mail_keep(m->lists, in->event, row->number, row, row->state, &notice);
    pthread_mutex_lock(&m->lock);
}

static void *work(void *owner) {
    odd_mail *m = owner;
    pthread_mutex_lock(&m->lock);
    while (!atomic_load(&m->stopped)) {
        int64_t due_ms;
        run *in = NULL;
        odd_mail_row *row = next_row(m, &in, &due_ms);
        if (row != NULL && due_ms <= odd_tick_ms())
            send_one(m, in, row);
        else
            wait_until(m, due_ms);
    }
    pthread_mutex_unlock(&m->lock);
    return NULL;
}

/* ---- Opening and closing ----------------------------------------------------------------------------- */

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

static void free_runs(odd_mail *m) {
    for (size_t i = 0; i < ODD_MAIL_RUNS; i++)
        odd_mail_free(m->runs[i].rows, m->runs[i].count, m->runs[i].unknown, m->runs[i].unknown_count);
}

/* Puts a mail that an earlier server did not send into the list of its event. */
static void take_kept(void *owner, const char *event, size_t number, odd_mail_row *row) {
    odd_mail *m = owner;
    run *r = NULL;
    for (size_t i = 0; i < ODD_MAIL_RUNS && r == NULL; i++)
        if (strcmp(m->runs[i].event, event) == 0 || m->runs[i].event[0] == '\0')
            r = &m->runs[i];
    row->number = number;
    if (r != NULL && r->event[0] == '\0') {
        snprintf(r->event, sizeof r->event, "%s", event);
        r->number = ++m->numbers;
    }
    if (r != NULL && row->state == ODD_MAIL_UNKNOWN) {
        r->unknown = odd_grow(r->unknown, r->unknown_count, &r->unknown_cap, sizeof *r->unknown);
        r->unknown[r->unknown_count++] = row->name;
        row->name = NULL;
    } else if (r != NULL) {
        if (row->state == ODD_MAIL_SENDING)
            fail_row(row, may_have_arrived);
        r->rows = odd_grow(r->rows, r->count, &r->row_cap, sizeof *r->rows);
        r->rows[r->count++] = *row;
        return;
    }
    free(row->id); /* a person without an address; or one event too many, which waits for the next start */
    free(row->name);
    free(row->address);
    free(row->message);
}

odd_mail *odd_mail_open(const odd_mail_config *config, odd_lists *lists, odd_error *error) {
    if (odd_smtp_load(error) != ODD_OK)
        return NULL;
    if (!odd_smtp_is_address(odd_text_of(config->from))) {
        odd_fail(error, ODD_E_SYNTAX, 0, 0,
                 "invalid mail sender '%s': expected an address such as club@example.org", config->from);
        return NULL;
    }
    odd_mail *m = odd_alloc(1, sizeof *m);
    m->config = *config;
    m->lists = lists;
    if (odd_mail_read_stored(lists, take_kept, m, error) != ODD_OK) {
        free_runs(m);
        free(m);
        return NULL;
    }
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

void odd_mail_close(odd_mail *m) {
    if (m == NULL)
        return;
    odd_mail_stop(m);
    pthread_join(m->thread, NULL);
    free_runs(m);
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

/* Returns the list of an event, or else the oldest finished one; NULL if mails of this event wait. */
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

/* Returns where a new list may be put; NULL if mails wait. Only the calling thread puts lists, so the place stays free. */
static run *free_place(odd_mail *m, const char *event, size_t count) {
    size_t waiting = 0;
    pthread_mutex_lock(&m->lock);
    for (size_t i = 0; i < ODD_MAIL_RUNS; i++)
        waiting += waiting_of(&m->runs[i]);
    run *r = waiting + count <= ODD_MAILS_MOST ? place_of(m, event) : NULL;
    pthread_mutex_unlock(&m->lock);
    return r;
}

int odd_mail_put(odd_mail *m, const char *event, odd_mail_row *rows, size_t count, char **unknown,
                 size_t unknown_count, odd_error *error) {
    run *r = free_place(m, event, count);
    if (r == NULL)
        return ODD_E_REFERENCE;
    for (size_t i = 0; i < count; i++)
        rows[i].number = i;
    if (odd_mail_keep_all(m->lists, event, rows, count, unknown, unknown_count, error) != ODD_OK)
        return ODD_E_OUTSIDE;
    pthread_mutex_lock(&m->lock);
    odd_mail_free(r->rows, r->count, r->unknown, r->unknown_count);
    *r = (run){.rows = rows,
               .count = count,
               .unknown = unknown,
               .unknown_count = unknown_count,
               .number = ++m->numbers};
    snprintf(r->event, sizeof r->event, "%s", event);
    pthread_cond_signal(&m->more);
    pthread_mutex_unlock(&m->lock);
    return ODD_OK;
}

static void put_why(odd_out *o, const odd_mail_row *row) {
    size_t at = (size_t)row->value_at, len = strlen(row->why);
    odd_marks marks = {.count = at > 0 && at < len ? 2 : 0,
                       .at = {(uint16_t)(2 * at), (uint16_t)(2 * len + 1)}};
    odd_json_word(o, "why", row->why);
    if (marks.count == 0)
        return;
    odd_json_key(o, "template");
    odd_cell_template(o, row->why, &marks);
    odd_json_key(o, "values");
    odd_cell_values(o, row->why, &marks);
}

static void put_row(odd_out *o, const odd_mail_row *row) {
    static const char *const states[] = {[ODD_MAIL_WAITING] = "waiting",
                                         [ODD_MAIL_SENT] = "sent",
                                         [ODD_MAIL_FAILED] = "failed",
                                         [ODD_MAIL_SENDING] = "waiting",
                                         [ODD_MAIL_UNKNOWN] = "failed"};
    odd_json_line(o, 2);
    odd_out_char(o, '{');
    odd_json_word(o, "id", row->id);
    odd_json_word(o, "name", row->name);
    odd_json_word(o, "state", states[row->state]);
    odd_json_int(o, "tries", row->tries);
    if (row->why[0] != '\0')
        put_why(o, row);
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
