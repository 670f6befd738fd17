/* oddtrick serve: events for everybody, and for the director. */
#include <string.h>

#include "cli/cli.h"
#include "server/serve.h"

/* For the messages below. */
static const char *database, *listen;

static void ready(const char *address, const char *token) {
    if (listen == NULL && strstr(address, "://127.0.0.1:8080/") == NULL)
        printf("Port 8080 is taken by another program: this time it is another one.\n");
    printf("Oddtrick serves %s at %s\n", database, address);
    if (token[0] != '\0')
        printf("Set the director's password, once: %ssetup?token=%s\n", address, token);
    fflush(stdout);
}

static void warn(const char *message) {
    fprintf(stderr, "oddtrick serve: %s\n", message);
}

/* What the options of the transport and the log say. False after a complaint. */
static bool read_options(odd_args *args, odd_serve_config *config, const char *hosts[],
                         const char *proxies[]) {
    const char *format = odd_args_value(args, "log-format");
    config->listen = odd_args_value(args, "listen");
    config->hosts = hosts;
    config->host_count = odd_args_all(args, "host", hosts);
    config->proxies = proxies;
    config->proxy_count = odd_args_all(args, "trusted-proxy", proxies);
    config->certificate = odd_args_value(args, "tls-cert");
    config->key = odd_args_value(args, "tls-key");
    config->log = odd_args_value(args, "log");
    config->log_json = format != NULL && strcmp(format, "json") == 0;
    if (format != NULL && !config->log_json && strcmp(format, "text") != 0)
        odd_complain(args, "no --log-format '%s': expected one of: text json", format);
    else if (format != NULL && config->log == NULL)
        odd_complain(args, "--log-format says how the log is written: --log FILE says where");
    else if ((config->certificate == NULL) != (config->key == NULL))
        odd_complain(args, "--tls-cert and --tls-key belong together: give both");
    else
        return true;
    return false;
}

static int run(odd_args *args) {
    const char *hosts[ODD_GIVEN_MAX], *proxies[ODD_GIVEN_MAX];
    odd_serve_config config = {.web =
                                   {
                                       .database = odd_args_value(args, "db"),
                                       .site = odd_args_value(args, "site"),
                                       .read_only = odd_args_value(args, "read-only") != NULL,
                                       .new_password = odd_args_value(args, "new-password") != NULL,
                                       .sandbox = odd_args_value(args, "no-sandbox") == NULL,
                                       .threads = true,
                                   },
                               .ready = ready,
                               .warn = warn};
    odd_error error = {0};
    if (args->count != 0)
        return odd_complain(args, "expected options only: oddtrick serve --db club.db");
    if (config.web.database == NULL)
        config.web.database = "oddtrick.db";
    database = config.web.database;
    if (!read_options(args, &config, hosts, proxies))
        return ODD_EXIT_CANNOT;
    listen = config.listen;
    if (odd_serve(&config, &error) == ODD_OK)
        return ODD_EXIT_DONE;
    return odd_complain(args, "%s", error.message);
}

static const odd_option options[] = {
    {'d', "db", "FILE", "the database that keeps the events; oddtrick.db without it"},
    {'l', "listen", "ADDR:PORT",
     "where to listen; 127.0.0.1:8080 without it, or another port if that is taken: no other machine can reach it"},
    {0, "site", "DIR", "serve the pages in a directory, and not those in the program"},
    {'r', "read-only", NULL, "show events, and let nobody change them"},
    {0, "new-password", NULL, "print a link that sets a new password, though there is one"},
    {0, "host", "NAME",
     "a name that the server is known by, besides this machine's; may be given more than once"},
    {0, "trusted-proxy", "ADDRESS", "a proxy, or a network of them, that says whom it carries; the same"},
    {0, "tls-cert", "FILE", "speak TLS with this certificate (PEM); SIGHUP reads it again"},
    {0, "tls-key", "FILE", "the key of the certificate"},
    {0, "log", "FILE",
     "append what the operator should know to a file, - is standard error; SIGHUP opens it again"},
    {0, "log-format", "FORMAT", "text or json"},
    {0, "no-sandbox", NULL,
     "keep rights that a server does not need: to open files elsewhere, sockets, programs"},
};

const odd_command odd_command_serve = {
    .name = "serve",
    .synopsis = "[--db FILE] [--listen ADDR:PORT] [--site DIR] [--read-only]",
    .summary = "the pages and the events of a club, for browsers",
    .details = "Serves the web pages, and the events of a database, which everybody may look at and the\n"
               "director may enter results into. When a result arrives, all who look at its event see it.\n"
               "On the first start a link is printed that sets the director's password. Ctrl-C ends it.\n"
               "What was entered is on the disk before it is shown to anybody.\n",
    .formats = "text",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
