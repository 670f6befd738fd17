/* oddtrick serve: events for everybody, and for the director. */
#include <string.h>

#include "cli/cli.h"
#include "web/serve.h"

/* For the message below. */
static const char *database, *listen;

static void ready(const char *where, const char *token) {
    if (listen == NULL && strcmp(where, "127.0.0.1:8080") != 0)
        printf("Port 8080 is taken by another program: this time it is another one.\n");
    printf("Oddtrick serves %s at http://%s/\n", database, where);
    if (token[0] != '\0')
        printf("Set the director's password, once: http://%s/setup?token=%s\n", where, token);
    fflush(stdout);
}

static int run(odd_args *args) {
    odd_web_config config = {
        .database = odd_args_value(args, "db"),
        .site = odd_args_value(args, "site"),
        .read_only = odd_args_value(args, "read-only") != NULL,
        .new_password = odd_args_value(args, "new-password") != NULL,
        .sandbox = odd_args_value(args, "no-sandbox") == NULL,
        .threads = true,
    };
    odd_error error = {0};
    if (args->count != 0)
        return odd_complain(args, "expected options only: oddtrick serve --db club.db");
    if (config.database == NULL)
        config.database = "oddtrick.db";
    database = config.database;
    listen = odd_args_value(args, "listen");
    if (odd_serve(&config, listen, ready, &error) == ODD_OK)
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
