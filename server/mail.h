/* Scorecards by mail: a list for each event, and the thread that sends them. Nobody waits for it: what becomes of each mail is told to
 * directors who ask. The lists are kept in the database too (stored_mails.c): what was not sent when the server stops is sent after its next
 * start, and nothing twice. */
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

typedef enum odd_mail_state {
    ODD_MAIL_WAITING,
    ODD_MAIL_SENT,
    ODD_MAIL_FAILED,
    ODD_MAIL_SENDING, /* in the database alone: a server is about to send it */
    ODD_MAIL_UNKNOWN  /* in the database alone: somebody without an address */
} odd_mail_state;

/* A mail. Its texts are of the heap, and belong to the list that it is put into. */
typedef struct odd_mail_row {
    char *id, *name, *address, *message;
    odd_mail_state state;
    size_t number; /* of its row in the database */
    int tries;
    char why[ODD_MAIL_WHY];
    int value_at;   /* where the mail server's own words begin in it, to its end; 0: it has none */
    int64_t due_ms; /* odd_tick_ms of the next try */
} odd_mail_row;

typedef struct odd_mail odd_mail;

struct odd_lists;

/* Takes the mails that an earlier server has left in the lists, and starts the thread. Returns NULL and fills error if mail cannot be
 * sent. */
odd_mail *odd_mail_open(const odd_mail_config *config, struct odd_lists *lists, odd_error *error);
void odd_mail_stop(odd_mail *mail);
void odd_mail_close(odd_mail *mail); /* NULL is allowed */

const odd_mail_config *odd_mail_about(const odd_mail *mail);

/* Puts a list into the place of the last one of an event, and takes it over, and the names of those without an address: texts of the heap.
 * One thread may call it. Returns ODD_OK; or a code, and takes nothing over: ODD_E_REFERENCE if mails of that event still wait, or too many
 * of other events do, ODD_E_OUTSIDE or ODD_E_MEMORY if they cannot be stored. */
int odd_mail_put(odd_mail *mail, const char *event, odd_mail_row *rows, size_t count, char **unknown,
                 size_t unknown_count, odd_error *error);

/* Writes the members mails and unknown of an event's last list. */
void odd_mail_json(odd_mail *mail, const char *event, odd_out *o);

/* Frees a list that was not put. */
void odd_mail_free(odd_mail_row *rows, size_t count, char **unknown, size_t unknown_count);

/* ---- Mails in the database (stored_mails.c) --------------------------------------------------------------- */

/* Replaces all mails of an event. */
int odd_mail_keep_all(struct odd_lists *lists, const char *event, const odd_mail_row *rows, size_t count,
                      char *const *unknown, size_t unknown_count, odd_error *error);

/* Stores what became of a mail, by its number in the list of the event, from 0. */
int odd_mail_keep(struct odd_lists *lists, const char *event, size_t number, const odd_mail_row *row,
                  odd_mail_state state, odd_error *error);

/* Marks a mail as being sent. Returns false if it must not be sent: another server does, or (error has a code) nothing can be stored. */
bool odd_mail_claim(struct odd_lists *lists, const char *event, size_t number, const odd_mail_row *row,
                    odd_error *error);

/* Takes over the texts of a row. */
typedef void (*odd_mail_taker)(void *owner, const char *event, size_t number, odd_mail_row *row);
int odd_mail_read_stored(struct odd_lists *lists, odd_mail_taker take, void *owner, odd_error *error);

/* Returns a copy of the heap. */
char *odd_mail_copy(odd_text text);

/* Cuts a row at its tabs; fields that it does not have are empty. */
void odd_mail_fields(odd_text *fields, size_t count, odd_text row);

/* ---- A message (mail_text.c) --------------------------------------------------------------------------- */

/* Appends a message: plain text in UTF-8, to an address, with headers that nothing in the texts can add to. */
typedef struct odd_mail_text {
    const char *from, *to;
    odd_text subject, text, card; /* the text comes first, then the card as it stands */
    int64_t now_ms;
    uint64_t number; /* of this mail alone */
} odd_mail_text;
void odd_mail_write(odd_out *o, const odd_mail_text *mail);

#endif
