/* oddtrick serve: serves the events of a database. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/files.h"
#include "cli/event_command.h"
#include "server/serve.h"

/* For the messages of the callbacks below. */
static const char *database, *listen;

static void ready(const char *address, const char *token) {
    if (listen == NULL && strstr(address, "://127.0.0.1:8080/") == NULL)
        printf("Port 8080 is in use by another program: using another port.\n");
    printf("Oddtrick serves %s at %s\n", database, address);
    if (token[0] != '\0')
        printf("Set the director's password, once: %ssetup?token=%s\n", address, token);
    fflush(stdout);
}

static void warn(const char *message) {
    fprintf(stderr, "oddtrick serve: %s\n", message);
}

/* Returns false after a complaint. */
static bool read_log_options(odd_args *args, odd_serve_config *config) {
    static const char *const forms[] = {
        [ODD_JOURNAL_TEXT] = "text", [ODD_JOURNAL_JSON] = "json", [ODD_JOURNAL_JOURNALD] = "journald"};
    const char *format = odd_args_value(args, "log-format");
    size_t form = 0;
    config->log = odd_args_value(args, "log");
    while (format != NULL && form <= ODD_JOURNAL_JOURNALD && strcmp(format, forms[form]) != 0)
        form++;
    config->log_form = (odd_journal_form)form;
    if (form > ODD_JOURNAL_JOURNALD)
        odd_complain(args, "invalid --log-format '%s': expected one of: text json journald", format);
    else if (format != NULL && config->log == NULL)
        odd_complain(args, "--log-format needs --log FILE");
    else
        return true;
    return false;
}

typedef struct lists {
    const char *hosts[ODD_GIVEN_MAX], *proxies[ODD_GIVEN_MAX], *metrics_from[ODD_GIVEN_MAX];
    char smtp[300], *smtp_password; /* password: allocated, or NULL */
} lists;

/* The password of the SMTP server is read from a file, so that no list of processes shows it. */
static bool read_mail_options(odd_args *args, odd_mail_config *mail, lists *l) {
    const char *host = odd_args_value(args, "smtp"), *file = odd_args_value(args, "smtp-password"),
               *timeout = odd_args_value(args, "mail-timeout");
    size_t len = 0;
    mail->from = odd_args_value(args, "mail-from");
    mail->user = odd_args_value(args, "smtp-user");
    mail->starttls = odd_args_value(args, "smtp-tls") != NULL;
    mail->authorities = odd_args_value(args, "smtp-ca");
    mail->links = odd_args_value(args, "mail-links");
    if (timeout != NULL && !odd_args_number(args, &mail->timeout_s, timeout, "timeout", 1, 600))
        return false;
    if ((host == NULL) != (mail->from == NULL) || (mail->user == NULL) != (file == NULL)) {
        odd_complain(args, host == NULL || mail->from == NULL
                               ? "--smtp and --mail-from must be given together"
                               : "--smtp-user and --smtp-password must be given together");
        return false;
    }
    if (host == NULL)
        return true;
    if (mail->authorities != NULL && access(mail->authorities, R_OK) != 0) {
        odd_complain(args, "cannot read the certificates of --smtp-ca %s: %s", mail->authorities,
                     strerror(errno));
        return false;
    }
    snprintf(l->smtp, sizeof l->smtp, "%s%s", strstr(host, "://") != NULL ? "" : "smtp://", host);
    mail->url = l->smtp;
    if (strncmp(mail->url, "smtp://", 7) != 0 && strncmp(mail->url, "smtps://", 8) != 0) {
        odd_complain(args,
                     "invalid --smtp '%s': expected HOST:PORT, or smtps://HOST:PORT for TLS from the start",
                     host);
        return false;
    }
    if (file != NULL && (l->smtp_password = odd_file_read(args, file, &len)) == NULL)
        return false;
    if (file != NULL)
        l->smtp_password[strcspn(l->smtp_password, "\r\n")] = '\0';
    mail->password = l->smtp_password;
    return true;
}

/* Reads the options of the transport, the log and the metrics. Returns false after a complaint. */
static bool read_options(odd_args *args, odd_serve_config *config, lists *l) {
    config->listen = odd_args_value(args, "listen");
    config->hosts = l->hosts;
    config->host_count = odd_args_all(args, "host", l->hosts);
    config->proxies = l->proxies;
    config->proxy_count = odd_args_all(args, "trusted-proxy", l->proxies);
    config->metrics_from = l->metrics_from;
    config->metrics_from_count = odd_args_all(args, "metrics-from", l->metrics_from);
    config->metrics = odd_args_value(args, "metrics") != NULL || config->metrics_from_count > 0;
    config->certificate = odd_args_value(args, "tls-cert");
    config->key = odd_args_value(args, "tls-key");
    if ((config->certificate == NULL) != (config->key == NULL)) {
        odd_complain(args, "--tls-cert and --tls-key must be given together");
        return false;
    }
    return read_mail_options(args, &config->web.mail, l) && read_log_options(args, config);
}

static int run(odd_args *args) {
    lists l = {.smtp_password = NULL};
    odd_serve_config config = {.web =
                                   {
                                       .database = odd_args_value(args, "db"),
                                       .site = odd_args_value(args, "site"),
                                       .read_only = odd_args_value(args, "read-only") != NULL,
                                       .new_password = odd_args_value(args, "new-password") != NULL,
                                       .sandbox = odd_args_value(args, "no-sandbox") == NULL,
                                       .publisher = &odd_pages_for_server,
                                       .threads = true,
                                   },
                               .ready = ready,
                               .warn = warn};
    odd_error error = {0};
    if (args->count != 0)
        return odd_complain(args, "expected options only: oddtrick serve --db club.db");
    if (config.web.read_only && config.web.new_password)
        return odd_complain(args, "--read-only refuses changes: it cannot be combined with --new-password");
    if (config.web.database == NULL)
        config.web.database = "oddtrick.db";
    database = config.web.database;
    if (!read_options(args, &config, &l))
        return ODD_EXIT_CANNOT;
    listen = odd_serve_inherits() ? "" : config.listen;
    int code = odd_serve(&config, &error);
    free(l.smtp_password);
    if (code == ODD_OK)
        return ODD_EXIT_DONE;
    return odd_complain(args, "%s", error.message);
}

static const odd_option options[] = {
    {'d', "db", "DB", "database of the events: a file, or postgresql://...; default: oddtrick.db"},
    {'l', "listen", "ADDR:PORT",
     "address to listen on; default: 127.0.0.1:8080, or another port if that is in use (this machine only)"},
    {0, "site", "DIR", "serve the pages in DIR instead of the built-in ones"},
    {'r', "read-only", NULL, "show events, but refuse all changes"},
    {0, "new-password", NULL, "print a link that sets a new password"},
    {0, "host", "NAME", "another host name of this server; may be repeated"},
    {0, "trusted-proxy", "ADDRESS",
     "address or network of a proxy whose X-Forwarded-For is trusted; may be repeated"},
    {0, "tls-cert", "FILE", "use TLS with this certificate (PEM); SIGHUP reloads it"},
    {0, "tls-key", "FILE", "private key of the certificate"},
    {0, "log", "FILE", "append the log to FILE, - is standard error; SIGHUP reopens it"},
    {0, "log-format", "FORMAT", "format of the log: text, json or journald"},
    {0, "metrics", NULL, "count requests, and show the counters at /metrics to this machine (Prometheus)"},
    {0, "metrics-from", "ADDRESS", "also show them to this address or network; may be repeated"},
    {0, "smtp", "HOST:PORT",
     "send scorecards by mail through this SMTP server; smtps://HOST:PORT: TLS from the start"},
    {0, "smtp-tls", NULL, "send no mail without TLS; by default, TLS is used if the server offers it"},
    {0, "smtp-ca", "FILE",
     "check the SMTP server's certificate against those in FILE instead of the system's"},
    {0, "smtp-user", "NAME", "log in to the SMTP server"},
    {0, "smtp-password", "FILE", "file with the password for the SMTP server"},
    {0, "mail-from", "ADDRESS", "the sender of mails"},
    {0, "mail-links", "URL",
     "the address of this server in mails; default: the one in the director's browser"},
    {0, "mail-timeout", "SECONDS", "time limit for one attempt to send a mail; default: 30"},
    {0, "no-sandbox", NULL, "do not drop privileges that the server does not need"},
};

const odd_command odd_command_serve = {
    .name = "serve",
    .example = "--db club.db --listen 0.0.0.0:8080",
    .synopsis = "[--db FILE] [--listen ADDR:PORT] [--site DIR] [--read-only]",
    .summary = "serve the events of a club to browsers",
    .details = "Serves the web pages and the events of a database. Everybody can view the events, and the\n"
               "director enters results. New results appear at once on every page that shows the event.\n"
               "The first start prints a link for setting the director's password. Ctrl-C stops the server.\n"
               "Results are stored on disk before they are shown to anybody.\n",
    .formats = "text",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
