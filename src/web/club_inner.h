/* What the files of the club share. */
#ifndef ODD_WEB_CLUB_INNER_H
#define ODD_WEB_CLUB_INNER_H

#include <pthread.h>

#include "view/live.h"
#include "web/club.h"

/* Locks are taken in this order: the store's, an event's, its small ones. */
struct odd_held {
    int64_t id;
    char name[ODD_STORE_NAME_MAX + 1];
    pthread_rwlock_t lock; /* of the event as it stands */
    odd_live *live;        /* NULL: not in memory */
    size_t bytes;          /* of the log, as committed */
    atomic_ulong used;     /* when it was last asked, counted */
    char *title;           /* NULL: not known yet */
    atomic_llong length;   /* lines, as committed */
    atomic_llong changed_ms;

    pthread_mutex_t small;             /* of what follows */
    odd_body *ready[ODD_ASK_COUNT][2]; /* plain, and by gzip if that is worth it */
    int64_t ready_length[ODD_ASK_COUNT][2];

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
    pthread_mutex_t store_lock; /* of the store, and of loading events */
    odd_store *store;
    int64_t version; /* of the file, when it was last looked at */
    size_t loaded;
    odd_live_host live_host; /* of the events that are in memory */
    atomic_ulong clock;      /* counts uses */

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

/* Time since 1970. */
int64_t odd_now_ms(void);

/* Brings an event into memory; its lock is held for writing then, and the store's. False with the reason. */
bool odd_held_load(odd_club *club, odd_held *held, odd_error *error);

/* Looks whether another program has changed the file. The store's lock is held. */
int odd_club_look(odd_club *club, odd_error *error);

/* An event, which others can find when it is shown to them. */
odd_held *odd_club_new(const odd_stored_event *event);
void odd_club_show(odd_club *club, odd_held *held);
void odd_held_free(odd_club *club, odd_held *held);

/* Its title, as it stands now. */
void odd_held_retitle(odd_held *held);

/* The thread that commits (writer.c), and the one that tells viewers (watch.c). */
void *odd_club_write(void *club);
void odd_club_commit(odd_club *club, odd_append *batch);
void *odd_club_tell(void *club);
void odd_club_changed(odd_club *club);

#endif
