/* Addresses, sockets that listen at them, and how many descriptors there are for connections. */
#define _DEFAULT_SOURCE
#include "server/transport.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/out.h"

enum {
    SPARE = 64, /* descriptors reserved for everything else */
    PORT_MAX = 65535,
};

/* Splits "127.0.0.1:8080" into host and port; an address with colons is in brackets. getaddrinfo would take a
 * port over 65535 modulo 65536. */
static bool split(const char *text, char host[128], const char **port) {
    const char *colon = strrchr(text, ':');
    size_t len = colon != NULL ? (size_t)(colon - text) : 0;
    bool brackets = len > 2 && text[0] == '[' && text[len - 1] == ']';
    if (colon == NULL || len == 0 || len >= 128 || colon[1] == '\0')
        return false;
    memcpy(host, text + brackets, len - 2 * brackets);
    host[len - 2 * brackets] = '\0';
    *port = colon + 1;
    return strtoul(*port, NULL, 10) <= PORT_MAX;
}

static int listen_at(const struct addrinfo *at) {
    int one = 1, fd = socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, at->ai_protocol);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(fd, at->ai_addr, at->ai_addrlen) == 0 && listen(fd, SOMAXCONN) == 0)
        return fd;
    int why = errno;
    close(fd);
    errno = why;
    return -1;
}

static void say_where(int fd, char where[ODD_WHERE_MAX]) {
    struct sockaddr_storage address;
    socklen_t len = sizeof address;
    char host[INET6_ADDRSTRLEN + 1] = "", port[8] = "";
    if (getsockname(fd, (struct sockaddr *)&address, &len) != 0 ||
        getnameinfo((struct sockaddr *)&address, len, host, sizeof host, port, sizeof port,
                    NI_NUMERICHOST | NI_NUMERICSERV) != 0)
        return;
    snprintf(where, ODD_WHERE_MAX, address.ss_family == AF_INET6 ? "[%s]:%s" : "%s:%s", host, port);
}

int odd_listen(const char *text, char where[ODD_WHERE_MAX], odd_error *error) {
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE}, *found = NULL;
    char host[128];
    const char *port;
    if (!split(text, host, &port) || getaddrinfo(host, port, &hints, &found) != 0) {
        odd_fail(error, ODD_E_SYNTAX, 0, 0, "invalid address '%s': expected one like 127.0.0.1:8080", text);
        return -1;
    }
    int fd = listen_at(found), why = errno;
    freeaddrinfo(found);
    if (fd >= 0)
        say_where(fd, where);
    else if (why == EADDRINUSE)
        odd_fail(
            error, ODD_E_OUTSIDE, 0, 0,
            "%s is in use by another program: stop it, or choose another address with --listen; 127.0.0.1:0 takes any free port",
            text);
    else
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "cannot listen at %s: %s", text, strerror(why));
    return fd;
}

int odd_listen_as(const odd_transport_config *config, char where[ODD_WHERE_MAX], odd_error *error) {
    const char *listen = config->hosts.listen;
    if (config->socket > 0) {
        say_where(config->socket, where);
        return config->socket;
    }
    int fd = odd_listen(listen != NULL ? listen : ODD_LISTEN, where, error);
    return fd < 0 && listen == NULL ? odd_listen("127.0.0.1:0", where, error) : fd;
}

unsigned odd_connection_limit(unsigned most) {
    struct rlimit limit;
    rlim_t wanted = most + SPARE;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return SPARE;
    if (limit.rlim_cur < limit.rlim_max && limit.rlim_cur < wanted) {
        limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    return limit.rlim_cur >= wanted     ? most
           : limit.rlim_cur > 2 * SPARE ? (unsigned)limit.rlim_cur - SPARE
                                        : SPARE / 2;
}
