/* The events of a database, kept in memory while they are in use: what is asked is answered from there, what is appended is
 * on the disk before anybody hears of it. Knows no requests and no sockets.
 *
 * Additions of many are committed together, by one thread; while it waits for the disk, the next ones gather. Any thread
 * may call the rest. */
#ifndef ODD_SERVER_CLUB_H
#define ODD_SERVER_CLUB_H

#include "platform/store/event_store.h"
#include "report/request.h"
#include "server/http.h"
#include "server/journal.h"
#include "server/quota.h"

typedef struct odd_club odd_club;
typedef struct odd_held odd_held; /* an event; there as long as the club is */

/* NULL, with the reason in error. Without threads, everything is done by who calls, and nobody is told of changes. */
odd_club *odd_club_open(const char *path, bool threads, odd_journal *journal, odd_error *error);

/* Appends what was added, and takes no more; viewers are sent away. Then, when nobody looks at it any more, closes it. */
void odd_club_stop(odd_club *club);
void odd_club_close(odd_club *club);

/* ---- Asking ------------------------------------------------------------------------------------ */

/* NULL if there is none of that name. */
odd_held *odd_club_find(odd_club *club, odd_text name);

/* How many lines its log has. */
int64_t odd_held_length(const odd_held *held);

/* {"events":[{"id":"tuesday","title":...,"length":...,"changed":...}]} */
void odd_club_list(odd_club *club, odd_out *json);

/* An answer that is there already, plain or by gzip where that is worth it: a reference to it. NULL if there is none. */
odd_body *odd_held_ready(odd_held *held, odd_ask ask, bool zip);

/* The answer, whatever it is, and of how many lines of the log. An answer that would need more memory or time than one
 * request may have is refused. */
odd_web_response odd_held_ask(odd_club *club, odd_held *held, const odd_request *request, bool zip,
                              int64_t *length);

/* {"id":...,"length":...,"lines":[{"number":...,"time":...,"author":...,"text":...}]}: at most so many lines from one on,
 * fewer where they are long; or, as a text, the lines alone. */
odd_web_response odd_held_log(odd_club *club, odd_held *held, int64_t from, int64_t count, bool text);

/* ---- Appending --------------------------------------------------------------------------------- */

typedef enum odd_append_state {
    ODD_APPENDED,      /* it is on the disk, now or from an earlier try */
    ODD_APPEND_EXISTS, /* there is an event of that name */
    ODD_APPEND_OTHER,  /* the length is not the one that was expected: see length */
    ODD_APPEND_REUSED, /* the key is of other lines */
    ODD_APPEND_WRONG,  /* a line is wrong: see answer */
    ODD_APPEND_FAILED, /* it could not be stored: see error */
    ODD_APPEND_STOPPED /* no more are taken */
} odd_append_state;

typedef struct odd_append odd_append;
struct odd_append {
    odd_held *held;     /* NULL: a new event */
    odd_text name;      /* of that */
    odd_addition lines; /* its texts last until done; its event need not be set */
    odd_append_state state;
    int64_t first, length; /* of the log, behind it */
    odd_out answer;        /* of the view: what is wrong, and warnings; whoever is done with it frees it */
    odd_error error;
    void (*done)(odd_append *append); /* called once, by any thread */
    odd_append *next;
    bool fresh;     /* appended by this one, not by an earlier try */
    bool uncertain; /* the writer's: the state holds only if the transaction is committed */
};

void odd_club_append(odd_club *club, odd_append *append);

/* ---- Viewers: who is told of changes (viewers.c) ------------------------------------------------------- */

/* A stream of server-sent events. While there is nothing to tell, sleep is called by who reads, and wake by another thread
 * when there is: each may be called under a lock, and calls nothing of the club. */
odd_viewer *odd_viewer_open(odd_club *club, odd_held *held);

/* Of a quota of viewers, the place that is given back when it is closed. */
void odd_viewer_counts(odd_viewer *viewer, odd_quota *quota, uint64_t address);

void odd_viewer_start(odd_viewer *viewer, void (*sleep)(void *owner), void (*wake)(void *owner), void *owner);

/* The next bytes, at most cap. 0: there are none now, and sleep was called; -1: there will be none. */
long odd_viewer_read(odd_viewer *viewer, char *bytes, size_t cap);
void odd_viewer_close(odd_viewer *viewer);

/* Whoever reads it is gone: it ends. */
void odd_viewer_end(odd_viewer *viewer);

#endif
