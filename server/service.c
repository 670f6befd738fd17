/* The service manager, systemd or another one that speaks its protocols: it may pass a socket that listens already, and is told
 * when the server is ready, reloads or stops. Both are plain environment variables, so no library is needed. */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/out.h"
#include "server/transport.h"

enum { FIRST_FD = 3 }; /* first descriptor that is passed */

/* ---- A socket (sd_listen_fds(3)) ------------------------------------------------------------------- */

/* Returns the number in an environment variable; -1 if there is none. */
static long number_in(const char *name) {
    const char *text = getenv(name);
    char *end = NULL;
    long number = text != NULL ? strtol(text, &end, 10) : -1;
    return end != NULL && end != text && *end == '\0' && number >= 0 ? number : -1;
}

/* Sockets that were passed to another process, such as the parent, are ignored. */
static long passed_sockets(void) {
    long count = number_in("LISTEN_PID") == (long)getpid() ? number_in("LISTEN_FDS") : 0;
    return count > 0 ? count : 0;
}

bool odd_serve_inherits(void) {
    return passed_sockets() > 0;
}

static int option_of(int fd, int option) {
    int value = -1;
    socklen_t len = sizeof value;
    return getsockopt(fd, SOL_SOCKET, option, &value, &len) == 0 ? value : -1;
}

int odd_service_socket(odd_error *error) {
    long count = passed_sockets();
    if (count == 0)
        return 0;
    int family = option_of(FIRST_FD, SO_DOMAIN);
    if (count > 1)
        odd_fail(error, ODD_E_OUTSIDE, 0, 0,
                 "the service manager has passed %d sockets: expected one, ListenStream=8080", (int)count);
    else if ((family != AF_INET && family != AF_INET6) || option_of(FIRST_FD, SO_TYPE) != SOCK_STREAM ||
             option_of(FIRST_FD, SO_ACCEPTCONN) != 1)
        odd_fail(
            error, ODD_E_OUTSIDE, 0, 0,
            "the service manager did not pass a listening TCP socket: expected ListenStream=8080 and Accept=no");
    else if (fcntl(FIRST_FD, F_SETFD, FD_CLOEXEC) != 0 || fcntl(FIRST_FD, F_SETFL, O_NONBLOCK) != 0)
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the socket of the service manager cannot be used: %s",
                 strerror(errno));
    else
        return FIRST_FD;
    return -1;
}

/* ---- Messages (sd_notify(3)) ----------------------------------------------------------------------- */

/* Reads the address in NOTIFY_SOCKET: a path, or an abstract name with @ for the zero byte. Returns its length; 0: none. */
static socklen_t read_address(struct sockaddr_un *address) {
    const char *path = getenv("NOTIFY_SOCKET");
    size_t len = path != NULL ? strlen(path) : 0;
    if (len < 2 || len >= sizeof address->sun_path || (path[0] != '/' && path[0] != '@'))
        return 0;
    *address = (struct sockaddr_un){.sun_family = AF_UNIX};
    memcpy(address->sun_path, path, len);
    if (path[0] == '@')
        address->sun_path[0] = '\0';
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + len);
}

int odd_service_open(void) {
    struct sockaddr_un address;
    socklen_t len = read_address(&address);
    int fd = len > 0 ? socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;
    if (fd >= 0 && connect(fd, (const struct sockaddr *)&address, len) != 0) {
        close(fd);
        fd = -1;
    }
    return fd;
}

void odd_service_notify(int service, const char *state) {
    if (service >= 0)
        (void)!send(service, state, strlen(state), MSG_NOSIGNAL);
}

void odd_service_close(int service) {
    if (service >= 0)
        close(service);
}
