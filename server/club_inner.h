/* What the files of the club share. */
#ifndef ODD_SERVER_CLUB_INNER_H
#define ODD_SERVER_CLUB_INNER_H

#include <pthread.h>

#include "platform/ration.h"
#include "report/open_event.h"
#include "server/club.h"

/* An event as of one length of its log. Nobody changes it once others can see it: who reads it holds no lock meanwhile. */
typedef struct odd_snap {
    odd_ration memory; /* all that the event takes */
    odd_live *live;
    int64_t length; /* lines */
    int64_t changed_ms;
    size_t counted;       /* bytes, among the club's */
    int references;       /* by the event's lock */
    struct odd_snap *old; /* the next one of those that were replaced */
} odd_snap;

/* An answer that is ready. */
typedef struct odd_ready {
    odd_body *body;
    int64_t length; /* of the log that it is about */
} odd_ready;

/* Locks are taken in this order: the store's, the reader's, an event's. An event's are held for moments only. */
struct odd_held {
    int64_t id;
    char name[ODD_STORE_NAME_MAX + 1];
    atomic_ulong used;   /* when it was last asked, counted */
    atomic_llong length; /* lines, as committed */
    atomic_llong changed_ms;

    pthread_mutex_t small;             /* of what follows */
    odd_snap *now;                     /* NULL: not in memory */
    odd_snap *old;                     /* replaced: read by some, or spares for the next additions */
    int64_t written_ms;                /* when lines were last appended, by odd_tick_ms; 0: not yet */
    char *title;                       /* NULL: not known yet */
    odd_ready ready[ODD_ASK_COUNT][2]; /* plain, and by gzip if that is worth it */
    bool asked;                        /* one of them, since it was last looked at */

    pthread_mutex_t watch;        /* of what follows */
    odd_viewer *viewers, *waking; /* waking: the next one that is to be told */
    size_t viewer_count;
    odd_body *notice, *bare; /* what viewers are told: with what has changed since, and for who missed that */
    int64_t told, since;     /* the lengths of the log in the notice, and in the one before */
    int64_t told_ms, pause_ms; /* when that was, and how long to wait then */
    bool fresh;                /* nobody has listened before */
    uint64_t *rows;            /* the teller's: hashes of the standings that were told */
    size_t row_count;
    unsigned beats; /* so that connections that are no more are noticed */
};

struct odd_club {
    pthread_mutex_t store_lock; /* of the store */
    odd_store *store;
    odd_journal *journal;    /* is told of errors that no request has */
    int64_t version;         /* of the file, when it was last looked at */
    pthread_mutex_t reading; /* of the reader, and of loading events */
    odd_store *reader; /* another connection, which never waits for the writer; NULL: there is only one */
    atomic_size_t loaded, loaded_bytes; /* events in memory, and what they take */
    atomic_size_t ready_bytes;          /* of answers that are ready */
    size_t sweep;                       /* the event whose answers are the next to go; by list_lock */
    odd_live_host live_host;            /* of the events that are in memory */
    atomic_ulong clock;                 /* counts uses */

    pthread_rwlock_t list_lock;
    odd_held **list;
    size_t count, cap;

    pthread_mutex_t queue_lock;
    pthread_cond_t queued;
    odd_append *first, **last;
    bool stopped, threads;
    pthread_t writer;

    pthread_mutex_t tell_lock; /* wakes the teller */
    pthread_cond_t tell;
    bool changed, ended;
    pthread_t teller;
    atomic_bool closing; /* no viewers any more */
    odd_body *beat;
};

/* Looks whether another program has changed the file. The store's lock is held. */
int odd_club_look(odd_club *club, odd_error *error);

/* An event, which others can find when it is shown to them. */
odd_held *odd_club_new(const odd_stored_event *event);
void odd_club_show(odd_club *club, odd_held *held);
void odd_held_free(odd_club *club, odd_held *held);

/* The events, one after the other: the list may grow meanwhile, and none ever leaves it. NULL behind the last. */
odd_held *odd_club_nth(odd_club *club, size_t n);

/* ---- Snapshots (snapshot.c) ----------------------------------------------------------------------- */

/* The event as it stands, for reading; brings it into memory where it is not. NULL with the reason. */
odd_snap *odd_snap_take(odd_club *club, odd_held *held, odd_error *error);
void odd_snap_release(odd_club *club, odd_held *held, odd_snap *snap);

/* For the writer, who holds the store's lock: a copy that is its own, as of so many lines. Then it is shown to everybody, or
 * thrown away. */
odd_snap *odd_snap_stage(odd_club *club, odd_held *held, int64_t length, odd_error *error);
void odd_snap_publish(odd_club *club, odd_held *held, odd_snap *snap, int64_t changed_ms);
void odd_snap_drop(odd_club *club, odd_snap *snap);

/* Before a snapshot is read for long: that the writer has others to go on with. */
void odd_held_spare(odd_club *club, odd_held *held);

/* What it is called now; NULL: as before. Its lock is held, or nobody else knows it. */
void odd_held_retitle(odd_held *held, odd_text title);

/* Out of memory, when nobody reads it any more: how many bytes that are; and spares of an event to which nothing was
 * appended for a while. */
size_t odd_held_unload(odd_club *club, odd_held *held);
void odd_held_tidy(odd_club *club, odd_held *held, int64_t now_ms);

/* Lines as they are stored, read while the lock of a connection is held. */
typedef struct odd_stored {
    char *bytes; /* all that was read, one record behind the other */
    size_t len, cap, most;
    int64_t left; /* lines that may still be read */
    bool cut;     /* there are more than `most` bytes */
    bool no_memory;
} odd_stored;

int odd_stored_read(odd_stored *stored, odd_club *club, odd_held *held, int64_t from, odd_error *error);
bool odd_stored_next(const odd_stored *stored, size_t *at, odd_stored_line *line);

/* ---- Answers that are ready (ready_answers.c) --------------------------------------------------------------- */

void odd_held_keep_ready(odd_club *club, odd_held *held, odd_ask ask, bool zip, odd_body *body,
                         int64_t length);
void odd_held_forget_ready(odd_club *club, odd_held *held);

/* The thread that commits (event_writer.c), and the one that tells viewers (viewers.c). */
void *odd_club_write(void *club);
void odd_club_commit(odd_club *club, odd_append *batch);
void *odd_club_tell(void *club);
void odd_club_changed(odd_club *club);

#endif
