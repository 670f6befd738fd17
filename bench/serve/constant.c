/* The yardstick: libmicrohttpd with a page of so many bytes, and nothing else. constant BYTES prints its port, and serves
 * until standard input ends. */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static enum MHD_Result handle(void *owner, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *bytes, size_t *len,
                              void **of_request) {
    static int begun;
    (void)url;
    (void)method;
    (void)version;
    (void)bytes;
    (void)len;
    if (*of_request == NULL) {
        *of_request = &begun;
        return MHD_YES;
    }
    return MHD_queue_response(connection, MHD_HTTP_OK, owner);
}

int main(int argc, char **argv) {
    size_t size = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000;
    char *page = malloc(size + 1);
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (page == NULL)
        return 1;
    memset(page, 'x', size);
    struct MHD_Response *response = MHD_create_response_from_buffer(size, page, MHD_RESPMEM_PERSISTENT);
    struct MHD_Daemon *daemon = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0,
                                                 NULL, NULL, handle, response, MHD_OPTION_SOCK_ADDR, &at,
                                                 MHD_OPTION_THREAD_POOL_SIZE, 2u, MHD_OPTION_END);
    if (daemon == NULL)
        return 1;
    printf("%d\n", (int)MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    while (getchar() != EOF)
        ;
    MHD_stop_daemon(daemon);
    MHD_destroy_response(response);
    free(page);
    return 0;
}
