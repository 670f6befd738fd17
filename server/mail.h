/* Scorecards by mail: a list for each event, and the thread that sends them. Nobody waits for it: what becomes of each mail is told to
 * directors who ask. The lists are kept in memory; when the server stops, what was not sent is not sent. */
#ifndef ODD_SERVER_MAIL_H
#define ODD_SERVER_MAIL_H

#include "base/out.h"
#include "server/serve.h"

enum {
    ODD_MAIL_RUNS = 40,
    ODD_MAILS_MOST = 2000,
    ODD_MAIL_WHY = 200,
    ODD_MAIL_EVENT = 80
}; /* events whose last list is kept; mails of one list */

typedef enum odd_mail_state { ODD_MAIL_WAITING, ODD_MAIL_SENT, ODD_MAIL_FAILED } odd_mail_state;

/* A mail. Its texts are of the heap, and belong to the list that it is put into. */
typedef struct odd_mail_row {
    char *id, *name, *address, *message;
    odd_mail_state state;
    int tries;
    char why[ODD_MAIL_WHY];
    int64_t due_ms; /* odd_tick_ms of the next try */
} odd_mail_row;

typedef struct odd_mail odd_mail;

/* Starts the thread. Returns NULL and fills error if mail cannot be sent. */
odd_mail *odd_mail_open(const odd_mail_config *config, odd_error *error);
void odd_mail_stop(odd_mail *mail);
void odd_mail_close(odd_mail *mail); /* NULL is allowed */

const odd_mail_config *odd_mail_about(const odd_mail *mail);

/* Puts a list into the place of the last one of an event, and takes it over, and the names of those without an address: texts of the heap.
 * Returns false, and takes nothing over, if mails of that event still wait, or too many of other events do. */
bool odd_mail_put(odd_mail *mail, const char *event, odd_mail_row *rows, size_t count, char **unknown,
                  size_t unknown_count);

/* Writes the members mails and unknown of an event's last list. */
void odd_mail_json(odd_mail *mail, const char *event, odd_out *o);

/* Frees a list that was not put. */
void odd_mail_free(odd_mail_row *rows, size_t count, char **unknown, size_t unknown_count);

/* Appends a message: plain text in UTF-8, to an address, with headers that nothing in the texts can add to. */
typedef struct odd_mail_text {
    const char *from, *to;
    odd_text subject, text, card; /* the text comes first, then the card as it stands */
    int64_t now_ms;
    uint64_t number; /* of this mail alone */
} odd_mail_text;
void odd_mail_write(odd_out *o, const odd_mail_text *mail);

#endif
