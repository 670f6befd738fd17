/* Assembles the server, and takes it apart in the right order. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "server/serve.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "platform/process.h"
#include "platform/store/event_store.h"
#include "server/transport.h"

/* With a heap for each thread, memory that one thread needed once would stay with it. */
static void share_heap(void) {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

/* Only the main thread receives signals; it waits for them. */
static void hold_signals(sigset_t *awaited) {
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, NULL); /* a write to a closed connection must not end the server */
    sigemptyset(awaited);
    sigaddset(awaited, SIGTERM);
    sigaddset(awaited, SIGINT);
    sigaddset(awaited, SIGHUP);
    pthread_sigmask(SIG_BLOCK, awaited, NULL);
    signal(SIGXFSZ, SIG_IGN); /* a file size limit is an error like a full disk */
}

/* ---- Rights -------------------------------------------------------------------------------------- */

enum { PATH_BYTES = 4096 };

/* The folder of a file; "." if the name has none. */
static const char *folder_of(char folder[PATH_BYTES], const char *path) {
    const char *slash = path != NULL ? strrchr(path, '/') : NULL;
    int len = slash == NULL ? 0 : slash == path ? 1 : (int)(slash - path);
    snprintf(folder, PATH_BYTES, "%.*s", len > 0 ? len : 1, len > 0 ? path : ".");
    return path != NULL ? folder : NULL;
}

/* The same after resolving links: a certificate is often a link to the newest one. */
static const char *real_folder_of(char folder[PATH_BYTES], const char *path) {
    char *real = path != NULL ? realpath(path, NULL) : NULL;
    const char *found = real != NULL ? folder_of(folder, real) : NULL;
    free(real);
    return found;
}

/* The path of a file of libpq: from an environment variable, or in the home folder. */
static const char *file_of_libpq(char path[PATH_BYTES], const char *variable, const char *in_home) {
    const char *said = getenv(variable), *home = getenv("HOME");
    snprintf(path, PATH_BYTES, "%s%s",
             said != NULL   ? said
             : home != NULL ? home
                            : "",
             said != NULL ? "" : in_home);
    return said != NULL || home != NULL ? path : NULL;
}

/* Gives up access to all files but these: the folder of the database, where SQLite creates files of its own, also temporary
 * ones; the pages; the files that are reopened on SIGHUP; files that libraries read. */
static void sandbox_files(const odd_serve_config *config) {
    char folders[7][PATH_BYTES], libpq[6][PATH_BYTES];
    bool address = odd_store_is_address(config->web.database);
    const char *log = config->log != NULL && strcmp(config->log, "-") != 0 ? config->log : NULL;
    setenv("SQLITE_TMPDIR", folder_of(folders[0], address ? "/" : config->web.database), 1);
    const odd_sandbox_path paths[] = {
        {address ? NULL : folders[0], true},
        {address ? file_of_libpq(libpq[0], "PGPASSFILE", "/.pgpass") : NULL, false},
        {address ? file_of_libpq(libpq[1], "PGSERVICEFILE", "/.pg_service.conf") : NULL, false},
        {address ? file_of_libpq(libpq[2], "PGSSLROOTCERT", "/.postgresql") : NULL, false},
        {address ? file_of_libpq(libpq[3], "PGSSLCERT", "/.postgresql") : NULL, false},
        {address ? file_of_libpq(libpq[4], "PGSSLKEY", "/.postgresql") : NULL, false},
        {address ? file_of_libpq(libpq[5], "PGSYSCONFDIR", "/.postgresql") : NULL, false},
        {config->web.site, false},
        {folder_of(folders[1], log), true},
        {folder_of(folders[2], config->certificate), false},
        {folder_of(folders[3], config->key), false},
        {real_folder_of(folders[4], config->certificate), false},
        {real_folder_of(folders[5], config->key), false},
        {folder_of(folders[6], config->web.mail.authorities), false},
        {"/etc", false},
        {"/usr", false},
        {"/lib", false},
        {"/lib64", false},
        {config->web.mail.url != NULL ? "/run/systemd/resolve" : NULL,
         false}, /* the usual targets of the link /etc/resolv.conf */
        {"/dev/null", true},
        {"/dev/urandom", false},
    };
    odd_sandbox_files(paths, sizeof paths / sizeof paths[0]);
}

/* ---- What the server is put together of -------------------------------------------------------------- */

typedef struct server {
    const odd_serve_config *config;
    odd_network *proxies;
    odd_journal *journal;
    odd_metrics *metrics;
    odd_tls *tls;
    int service; /* from odd_service_open */
    int socket;  /* passed by the service manager; 0: none */
    odd_server *web;
    odd_transport *transport;
    char where[ODD_WHERE_MAX];
    int64_t began_ms;
} server;

static bool read_proxies(server *s, odd_error *error) {
    s->proxies = odd_alloc(s->config->proxy_count + 1, sizeof *s->proxies);
    for (size_t i = 0; i < s->config->proxy_count; i++)
        if (odd_network_read(&s->proxies[i], s->config->proxies[i], error) != ODD_OK)
            return false;
    return true;
}

static bool open_transport(server *s, odd_error *error) {
    const odd_serve_config *c = s->config;
    odd_transport_config config = {.limits = odd_default_limits,
                                   .socket = s->socket,
                                   .hosts = {c->listen, c->hosts, c->host_count},
                                   .proxies = {s->proxies, c->proxy_count},
                                   .tls = s->tls,
                                   .journal = s->journal,
                                   .metrics = s->metrics};
    s->transport = odd_transport_open(s->web, &config, s->where, error);
    return s->transport != NULL;
}

/* Finds everything outside the sandbox that must be found before rights are given up. */
static bool find_outside(server *s, odd_error *error) {
    const odd_serve_config *c = s->config;
    s->service = odd_service_open();
    s->socket = odd_service_socket(error);
    if (s->socket > 0 && c->listen != NULL) {
        odd_fail(error, ODD_E_SYNTAX, 0, 0,
                 "the service manager passes a socket: omit --listen, or the socket");
        return false;
    }
    if (s->socket < 0 || !read_proxies(s, error) || odd_transport_load(error) != ODD_OK)
        return false;
    s->metrics = c->metrics ? odd_metrics_open(c->metrics_from, c->metrics_from_count, error) : NULL;
    return !c->metrics || s->metrics != NULL;
}

/* Opens files first, since they may become unreadable, and starts threads last, since they must be inside the sandbox. */
static bool start(server *s, odd_error *error) {
    const odd_serve_config *c = s->config;
    if (!find_outside(s, error))
        return false;
    if (c->web.sandbox)
        sandbox_files(c);
    if (c->certificate != NULL && (s->tls = odd_tls_open(c->certificate, c->key, error)) == NULL)
        return false;
    if (c->log != NULL && (s->journal = odd_journal_open(c->log, c->log_form, error)) == NULL)
        return false;
    odd_server_config web = c->web;
    web.journal = s->journal;
    web.metrics = s->metrics;
    s->web = odd_server_open(&web, error);
    if (s->web == NULL || !open_transport(s, error))
        return false;
    if (c->web.sandbox)
        odd_sandbox_server(odd_store_is_address(c->web.database) || c->web.mail.url != NULL);
    return true;
}

/* Time for the last accepted connections to send their request; the next server gets all later ones. */
enum { LAST_NS = 100 * 1000 * 1000 };

/* Ends streams, answers all requests, and writes all queued lines. */
static void stop(server *s) {
    odd_service_notify(s->service, "STOPPING=1");
    if (s->transport != NULL)
        odd_transport_quiesce(s->transport);
    if (s->transport != NULL && s->socket > 0) /* the last accepted connections are about to send a request */
        nanosleep(&(struct timespec){.tv_nsec = LAST_NS}, NULL);
    if (s->web != NULL)
        odd_server_stop(s->web);
    if (s->transport != NULL)
        odd_transport_close(s->transport);
    if (s->web != NULL)
        odd_server_close(s->web);
    odd_tls_close(s->tls);
    odd_journal_close(s->journal);
    odd_metrics_close(s->metrics);
    odd_service_close(s->service);
    free(s->proxies);
}

/* ---- While it runs ------------------------------------------------------------------------------- */

static void renew(const server *s, int code, const odd_error *error, const char *done) {
    odd_journal_note(s->journal, code == ODD_OK ? "reload" : "error", code == ODD_OK ? done : error->message);
    if (code != ODD_OK)
        s->config->warn(error->message);
}

static void read_again(const server *s) {
    odd_error error = {0};
    odd_service_notify(s->service, "RELOADING=1");
    if (s->journal != NULL)
        renew(s, odd_journal_reopen(s->journal, &error), &error, "the log was opened again");
    if (s->tls != NULL)
        renew(s, odd_tls_reload(s->tls, &error), &error, "the certificate was read again");
    odd_service_notify(s->service, "READY=1");
}

/* Waits for the signal that ends the server. */
static int wait_for_end(const server *s, const sigset_t *awaited) {
    int number;
    for (;;) {
        sigwait(awaited, &number);
        if (number != SIGHUP || (s->journal == NULL && s->tls == NULL))
            return number;
        read_again(s);
    }
}

static void say_start(const server *s, const char *address) {
    char message[ODD_JOURNAL_LINE];
    snprintf(message, sizeof message, "oddtrick %s serves %s at %s%s", odd_version(), s->config->web.database,
             address, s->config->web.read_only ? ", read-only" : "");
    odd_journal_note(s->journal, "start", message);
}

static void say_stop(const server *s, int number) {
    char message[80];
    snprintf(message, sizeof message, "by signal %d, after %lld s", number,
             (long long)((odd_tick_ms() - s->began_ms) / 1000));
    odd_journal_note(s->journal, "stop", message);
}

int odd_serve(const odd_serve_config *config, odd_error *error) {
    sigset_t awaited;
    server s = {.config = config, .service = -1, .began_ms = odd_tick_ms()};
    char address[ODD_WHERE_MAX + 16], token[ODD_TOKEN_MAX];
    hold_signals(&awaited);
    share_heap();
    bool started = start(&s, error);
    if (started) {
        snprintf(address, sizeof address, "%s://%s/", s.tls != NULL ? "https" : "http", s.where);
        say_start(&s, address);
        odd_server_setup_token(s.web, token);
        config->ready(address, token);
        odd_service_notify(s.service, "READY=1");
        say_stop(&s, wait_for_end(&s, &awaited));
    }
    stop(&s);
    return started ? ODD_OK : error->code;
}
