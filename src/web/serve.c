/* Puts the server together, and takes it apart in the right order. */
#include "web/serve.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "host/sandbox.h"
#include "web/transport.h"

/* A heap for each thread would keep what only one of them needed once. */
static void share_heap(void) {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

/* Signals go to the one who waits for them, and to no thread. */
static void hold_signals(sigset_t *ends) {
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, NULL); /* a client that is gone is no reason to end */
    sigemptyset(ends);
    sigaddset(ends, SIGTERM);
    sigaddset(ends, SIGINT);
    pthread_sigmask(SIG_BLOCK, ends, NULL);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error like a full disk */
}

/* Gives up all files but the folder of the database, where SQLite keeps files of its own beside it, the pages, and what
 * libraries read. SQLite's temporary files go into that folder too. */
static void sandbox_files(const odd_web_config *config) {
    char folder[4096];
    const char *slash = strrchr(config->database, '/');
    int len = slash == NULL ? 0 : slash == config->database ? 1 : (int)(slash - config->database);
    snprintf(folder, sizeof folder, "%.*s", len > 0 ? len : 1, len > 0 ? config->database : ".");
    setenv("SQLITE_TMPDIR", folder, 1);
    const odd_sandbox_path paths[] = {
        {folder, true},  {config->site, false}, {"/etc", false},     {"/usr", false},
        {"/lib", false}, {"/lib64", false},     {"/dev/null", true}, {"/dev/urandom", false},
    };
    odd_sandbox_files(paths, sizeof paths / sizeof paths[0]);
}

int odd_serve(const odd_web_config *config, const char *listen,
              void (*ready)(const char *where, const char *token), odd_error *error) {
    sigset_t ends;
    int signal_number;
    char where[80] = "", token[ODD_TOKEN_MAX];
    hold_signals(&ends);
    share_heap();
    if (config->sandbox)
        sandbox_files(config);
    odd_web *web = odd_web_open(config, error);
    if (web == NULL)
        return error->code;
    odd_transport *transport = odd_transport_open(web, listen, &odd_usual_limits, where, error);
    if (transport != NULL) {
        if (config->sandbox)
            odd_sandbox_server();
        odd_web_token(web, token);
        ready(where, token);
        sigwait(&ends, &signal_number);
        odd_transport_quiesce(transport);
    }
    odd_web_stop(web);
    if (transport != NULL)
        odd_transport_close(transport);
    odd_web_close(web);
    return transport != NULL ? ODD_OK : error->code;
}
