/* Puts the server together, and takes it apart in the right order. */
#include "web/serve.h"

#include <pthread.h>
#include <signal.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

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

int odd_serve(const odd_web_config *config, const char *listen,
              void (*ready)(const char *where, const char *token), odd_error *error) {
    sigset_t ends;
    int signal_number;
    char where[80] = "", token[ODD_TOKEN_MAX];
    hold_signals(&ends);
    share_heap();
    odd_web *web = odd_web_open(config, error);
    if (web == NULL)
        return error->code;
    odd_transport *transport = odd_transport_open(web, listen, &odd_usual_limits, where, error);
    if (transport != NULL) {
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
