/* What the operator's monitoring asks: whether the server works, /healthz, and how much it does, /metrics, in the text format of
 * Prometheus. Numbers only: no names of events or people, no addresses. Counters are atomic, and nobody waits for them. */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/out.h"
#include "server/handlers.h"

enum { STATUS_MIN = 100, STATUS_MAX = 600 };

/* The upper bounds of the histogram; the last bucket has no bound. */
static const int bounds_ms[] = {1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000};
enum { BOUNDS = sizeof bounds_ms / sizeof bounds_ms[0] };

struct odd_metrics {
    odd_network *from; /* networks that may read the counters, besides this machine */
    size_t from_count;
    int statm;                                       /* /proc/self/statm; -1: the system does not have it */
    int64_t began_ms;                                /* by the time of day */
    atomic_llong statuses[STATUS_MAX - STATUS_MIN];  /* responses by status */
    atomic_llong durations[BOUNDS + 1], duration_ms; /* histogram of response times, and their sum */
    atomic_llong connections, streams;               /* open connections and streams */
};

/* ---- Counting -------------------------------------------------------------------------------------- */

odd_metrics *odd_metrics_open(const char *const *from, size_t count, odd_error *error) {
    odd_metrics *m = odd_alloc(1, sizeof *m);
    m->from = odd_alloc(count + 1, sizeof *m->from);
    m->from_count = count;
    m->statm = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    m->began_ms = odd_now_ms();
    for (size_t i = 0; i < count; i++)
        if (odd_network_read(&m->from[i], from[i], error) != ODD_OK) {
            odd_metrics_close(m);
            return NULL;
        }
    return m;
}

void odd_metrics_close(odd_metrics *m) {
    if (m == NULL)
        return;
    if (m->statm >= 0)
        close(m->statm);
    free(m->from);
    free(m);
}

void odd_metrics_response(odd_metrics *m, int status, int64_t took_ms) {
    size_t at = 0;
    if (m == NULL)
        return;
    if (status >= STATUS_MIN && status < STATUS_MAX)
        atomic_fetch_add(&m->statuses[status - STATUS_MIN], 1);
    if (took_ms < 0)
        return;
    while (at < BOUNDS && took_ms > bounds_ms[at])
        at++;
    atomic_fetch_add(&m->durations[at], 1);
    atomic_fetch_add(&m->duration_ms, took_ms);
}

void odd_metrics_connection(odd_metrics *m, int change) {
    if (m != NULL)
        atomic_fetch_add(&m->connections, change);
}

void odd_metrics_stream(odd_metrics *m, int change) {
    if (m != NULL)
        atomic_fetch_add(&m->streams, change);
}

/* ---- Writing --------------------------------------------------------------------------------------- */

static void put_head(odd_out *o, const char *name, const char *type, const char *help) {
    odd_out_words(o, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void put_sample(odd_out *o, const char *name, const char *labels, int64_t value) {
    odd_out_words(o, "%s%s ", name, labels);
    odd_out_int(o, value);
    odd_out_char(o, '\n');
}

/* Writes milliseconds as seconds: 1.250 */
static void put_seconds(odd_out *o, const char *name, int64_t ms) {
    char text[40];
    snprintf(text, sizeof text, " %lld.%03d\n", (long long)(ms / 1000), (int)(ms % 1000));
    odd_out_words(o, "%s%s", name, text);
}

static void put_gauge(odd_out *o, const char *name, int64_t value, const char *help) {
    put_head(o, name, "gauge", help);
    put_sample(o, name, "", value);
}

static void put_responses(odd_out *o, odd_metrics *m) {
    static const char name[] = "oddtrick_responses_total";
    char labels[24];
    put_head(o, name, "counter", "Responses by HTTP status.");
    for (int i = 0; i < STATUS_MAX - STATUS_MIN; i++) {
        int64_t count = atomic_load(&m->statuses[i]);
        snprintf(labels, sizeof labels, "{code=\"%d\"}", i + STATUS_MIN);
        if (count > 0)
            put_sample(o, name, labels, count);
    }
}

static void put_durations(odd_out *o, odd_metrics *m) {
    static const char bucket[] = "oddtrick_request_duration_seconds_bucket";
    char labels[32];
    int64_t all = 0;
    put_head(o, "oddtrick_request_duration_seconds", "histogram",
             "Time from a complete request to its response; streams are not counted.");
    for (size_t i = 0; i < BOUNDS; i++) {
        all += atomic_load(&m->durations[i]);
        snprintf(labels, sizeof labels, "{le=\"%d.%03d\"}", bounds_ms[i] / 1000, bounds_ms[i] % 1000);
        put_sample(o, bucket, labels, all);
    }
    all += atomic_load(&m->durations[BOUNDS]);
    put_sample(o, bucket, "{le=\"+Inf\"}", all);
    put_seconds(o, "oddtrick_request_duration_seconds_sum", atomic_load(&m->duration_ms));
    put_sample(o, "oddtrick_request_duration_seconds_count", "", all);
}

/* The number of lines only grows, so a rate can be computed; but a restarted server begins with the stored number. */
static void put_events(odd_out *o, odd_event_cache *cache) {
    int64_t lines = 0, count = 0;
    for (odd_cached_event *e; (e = odd_events_nth(cache, (size_t)count)) != NULL; count++)
        lines += odd_cached_length(e);
    put_gauge(o, "oddtrick_events", count, "Events in the database.");
    put_head(o, "oddtrick_log_lines_total", "counter", "Lines of the logs of all events.");
    put_sample(o, "oddtrick_log_lines_total", "", lines);
    put_gauge(o, "oddtrick_events_in_memory", (int64_t)atomic_load(&cache->loaded), "Events in memory.");
    put_gauge(o, "oddtrick_events_in_memory_bytes", (int64_t)atomic_load(&cache->loaded_bytes),
              "Bytes of the events in memory.");
    put_gauge(o, "oddtrick_ready_answers_bytes", (int64_t)atomic_load(&cache->ready_bytes),
              "Bytes of prepared answers.");
}

/* These names are used by all client libraries of Prometheus. */
static void put_process(odd_out *o, const odd_metrics *m) {
    struct timespec cpu = {0};
    char text[128];
    long long size, resident;
    ssize_t len = m->statm >= 0 ? pread(m->statm, text, sizeof text - 1, 0) : -1;
    put_head(o, "process_start_time_seconds", "gauge", "Start time, in seconds since 1970.");
    put_seconds(o, "process_start_time_seconds", m->began_ms);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
    put_head(o, "process_cpu_seconds_total", "counter", "Processor time used.");
    put_seconds(o, "process_cpu_seconds_total", (int64_t)cpu.tv_sec * 1000 + cpu.tv_nsec / 1000000);
    text[len > 0 ? len : 0] = '\0';
    if (sscanf(text, "%lld %lld", &size, &resident) == 2)
        put_gauge(o, "process_resident_memory_bytes", resident * sysconf(_SC_PAGESIZE), "Resident memory.");
}

static void put_all(odd_out *o, odd_server *s, bool up) {
    put_head(o, "oddtrick_build_info", "gauge", "The version of the program.");
    odd_out_words(o, "oddtrick_build_info{version=\"%s\"} 1\n", odd_version());
    put_gauge(o, "oddtrick_database_up", up, "1 if the database can be read.");
    put_gauge(o, "oddtrick_read_only", s->read_only, "1 if the server refuses changes.");
    put_events(o, s->cache);
    put_gauge(o, "oddtrick_connections", atomic_load(&s->metrics->connections), "Open connections.");
    put_gauge(o, "oddtrick_streams", atomic_load(&s->metrics->streams), "Open streams of changes.");
    put_responses(o, s->metrics);
    put_durations(o, s->metrics);
    put_process(o, s->metrics);
}

/* ---- Answering ------------------------------------------------------------------------------------- */

/* Sends a query to the database. */
static bool database_is_up(odd_event_cache *c, odd_error *error) {
    pthread_mutex_t *lock = c->reader != NULL ? &c->reader_lock : &c->store_lock;
    int64_t event;
    pthread_mutex_lock(lock);
    int code = odd_store_find(c->reader != NULL ? c->reader : c->store, (odd_text){"?", 1}, &event, error);
    pthread_mutex_unlock(lock);
    return code == ODD_OK;
}

static bool may_ask(const odd_metrics *m, const char *from) {
    odd_address address;
    if (m == NULL || !odd_address_read(&address, (odd_text){from, strlen(from)}))
        return false;
    bool may = odd_address_is_loopback(&address);
    for (size_t i = 0; i < m->from_count && !may; i++)
        may = odd_network_contains(&m->from[i], &address);
    return may;
}

/* Runs on a worker, so that it also shows whether workers still run. */
ODD_HANDLER(healthz) {
    odd_error error = {0};
    if (database_is_up(call->server->cache, &error))
        odd_call_answer(call, odd_respond(200, odd_body_of("ok\n", 3, ODD_TEXT_TYPE)));
    else
        odd_call_refuse(call, 503, "storage", "the database cannot be read");
}

/* Others are answered as if the path did not exist. */
ODD_HANDLER(metrics) {
    odd_out o = ODD_HEAP_OUT;
    odd_error error = {0};
    if (!may_ask(call->server->metrics, call->request->from)) {
        odd_call_refuse(call, 404, "nothing", "there is nothing at this address");
        return;
    }
    put_all(&o, call->server, database_is_up(call->server->cache, &error));
    odd_call_answer(call, odd_respond(200, odd_body_take(&o, "text/plain; version=0.0.4; charset=utf-8")));
}
