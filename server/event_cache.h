/* The events of a database, in memory while they are in use. Questions are answered from memory; what is appended is on the disk
 * before anybody sees it. Knows no requests and no sockets. Any thread may call.
 *
 * One event has these forms:
 *
 *   stored event   its row and its lines in the database (odd_stored_event of platform/store): what counts
 *   open event     its log read and scored, in memory, ready to be asked and appended to (report/open_event.h)
 *   snapshot       an open event as of one length of the log, with the memory that it takes; immutable once others can see it
 *   cached event   the server's entry for a stored event, which exists as long as the server runs: the current snapshot if there is
 *                  one, replaced snapshots, answers that are ready, and the viewers
 *   view           a cached event as those see it who may not see everything: its snapshots are made from the log without what is
 *                  hidden, so that no answer, ready answer or stream of it can tell more. Where nothing is hidden, the snapshots
 *                  and ready answers of the event itself serve.
 *
 * The event cache is the list of all cached events. Readers hold a snapshot, without a lock, for as long as they need. The writer
 * appends to a snapshot of its own, commits the lines to the database, and puts its snapshot into the place of the current one. */
#ifndef ODD_SERVER_EVENT_CACHE_H
#define ODD_SERVER_EVENT_CACHE_H

#include <pthread.h>

#include "platform/memory.h"
#include "platform/store/event_store.h"
#include "oddtrick_report.h"
#include "server/client.h"
#include "server/http.h"
#include "server/journal.h"

typedef struct odd_event_cache odd_event_cache;
typedef struct odd_cached_event odd_cached_event; /* valid as long as the cache */

/* Returns NULL and fills error on failure. Without threads, the caller of each function does the work, and viewers get no
 * messages. */
odd_event_cache *odd_events_open(const char *path, bool read_only, bool threads, odd_journal *journal,
                                 odd_error *error);

/* Stops: appends the queued additions, refuses new ones, and ends the viewers. Call odd_events_close when
 * nobody uses the cache any more. */
void odd_events_stop(odd_event_cache *cache);
void odd_events_close(odd_event_cache *cache);

/* ---- Requests ---------------------------------------------------------------------------------- */

/* Returns NULL if no event with that name is known. */
odd_cached_event *odd_events_find(odd_event_cache *cache, odd_text name);

/* The same. If other servers share the database, queries it for an event that is unknown, or known with fewer
 * lines than the client has seen at another server. Returns ODD_OK or a code. */
int odd_events_look_up(odd_event_cache *cache, odd_text name, int64_t length, odd_cached_event **event,
                       odd_error *error);

/* Returns the view of an event, or of a view; NULL without memory. */
odd_cached_event *odd_cached_view(odd_cached_event *event, odd_visibility shown);

/* If provisional results have become final since the event was last scored, it is scored again for the next
 * request. Called with each request, so no timer is needed. */
void odd_cached_turn(odd_event_cache *cache, odd_cached_event *event);

/* Returns whether that is due: answers may be outdated. */
bool odd_cached_is_due(const odd_cached_event *event);

/* Returns the number of committed lines. */
int64_t odd_cached_length(const odd_cached_event *event);

/* Writes {"events":[{"id":"tuesday","title":...,"length":...,"changed":...}]}. */
void odd_events_list(odd_event_cache *cache, odd_out *json);

/* Returns a reference to a prepared answer, plain or compressed; NULL if there is none. */
odd_body *odd_ready_find(odd_cached_event *event, odd_request_kind kind, bool gzip);

/* Answers a request, and sets the number of lines that the answer is based on. Refuses an answer that needs
 * more memory or time than one request may use. */
odd_http_response odd_cached_ask(odd_event_cache *cache, odd_cached_event *event, const odd_request *request,
                                 bool gzip, int64_t *length);

/* The same for the traveller of a board, as far as the players at a table may see it. */
odd_http_response odd_cached_ask_at_table(odd_event_cache *cache, odd_cached_event *event, odd_text table,
                                          int board);

/* Composes the line of a result that is entered at a table, as odd_open_event_entry does; or, with
 * `question`, the answer of odd_open_event_question. Returns ODD_OK or a code. */
int odd_cached_entry(odd_event_cache *cache, odd_cached_event *event, odd_table_entry *entry, bool question,
                     odd_out *out, odd_error *error);

/* Answers a request about movements that needs no event (odd_plan_ask), within the limits of a request. */
odd_http_response odd_cached_plan(odd_event_cache *c, odd_text text);

/* Responds {"id":...,"length":...,"lines":[{"number":...,"time":...,"author":...,"text":...}]}: at most count lines, fewer if they
 * are long; or, as text, the lines alone. */
odd_http_response odd_cached_log(odd_event_cache *cache, odd_cached_event *event, int64_t from, int64_t count,
                                 bool text);

/* Runs a part of a request within its limits. Returns false after a refusal, with the refusal in
 * *response. */
bool odd_within_limits(void (*work)(void *owner), void *owner, bool pure, odd_http_response *response);

/* ---- Appending (event_writer.c) ------------------------------------------------------------------ */

typedef enum odd_append_state {
    ODD_APPENDED,      /* on the disk, by this addition or by an earlier attempt */
    ODD_APPEND_EXISTS, /* an event of that name exists */
    ODD_APPEND_OTHER,  /* the length is not the expected one: see length */
    ODD_APPEND_REUSED, /* the key belongs to other lines */
    ODD_APPEND_WRONG,  /* a line is wrong: see answer */
    ODD_APPEND_FAILED, /* could not be stored: see error */
    ODD_APPEND_STOPPED /* no more additions are accepted */
} odd_append_state;

/* A value besides the logs (odd_store_keep), stored in the same transaction: its texts must last as long. */
typedef struct odd_value_change {
    odd_text name;
    odd_text value; /* NULL: removed */
    int64_t until_ms;
} odd_value_change;

typedef struct odd_append odd_append;
struct odd_append {
    odd_cached_event *event; /* NULL: a new event */
    odd_text name;           /* of the new event */
    odd_addition lines; /* its texts must last until done is called; its event need not be set. Without lines
                           and without a key, only the value is stored */
    odd_value_change keeping; /* without a name: none */
    odd_append_state state;
    int64_t first, length; /* number of the first line, and the length of the log afterwards */
    odd_out answer;        /* of the open event: errors and warnings; freed by the owner */
    odd_span warnings;     /* the position of their list in the answer; empty: none */
    odd_error error;
    void (*done)(odd_append *append); /* called once, by any thread */
    odd_append *next;
    bool fresh;     /* appended by this addition, not by an earlier attempt */
    bool uncertain; /* for the writer: the state holds only if the transaction is committed */
};

void odd_events_append(odd_event_cache *cache, odd_append *append);

/* Passes the values whose names begin with a prefix to `take`, as odd_store_values does. */
int odd_events_values(odd_event_cache *cache, odd_text prefix,
                      bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                      odd_error *error);

/* ---- Viewers: streams of changes (viewers.c) ------------------------------------------------------- */

/* Opens a stream of server-sent events; NULL without memory. While there is nothing to send, the reader calls sleep, and another
 * thread calls wake when there is. Both may be called under a lock, and must not call the cache.
 *   least    the length that the viewer has seen: a shorter one is not told before the next sign of life */
odd_viewer *odd_viewer_open(odd_event_cache *cache, odd_cached_event *event, int64_t least);
void odd_viewer_start(odd_viewer *viewer, void (*sleep)(void *owner), void (*wake)(void *owner), void *owner);

/* The quota of which the viewer has a place, which is returned when it is closed. */
void odd_viewer_set_quota(odd_viewer *viewer, odd_quota *quota, uint64_t client);

/* Reads the next bytes, at most cap. Returns 0 if there are none now, after calling sleep; -1 at the end of the stream. */
long odd_viewer_read(odd_viewer *viewer, char *bytes, size_t cap);
void odd_viewer_close(odd_viewer *viewer);

/* Ends the stream, since its reader has disconnected. */
void odd_viewer_end(odd_viewer *viewer);

/* ---- The round clock (clock.c), calls and entries (clock_calls.c) ----------------------------------------- */

typedef enum odd_phase {
    ODD_PHASE_BEFORE,
    ODD_PHASE_PLAY,
    ODD_PHASE_MOVE,
    ODD_PHASE_BREAK,
    ODD_PHASE_OVER,
    ODD_PHASE_COUNT
} odd_phase;

enum { ODD_CLOCK_BREAKS = 8 };

typedef struct odd_clock {
    bool set; /* by a director */
    int board_minutes, move_minutes, warning_minutes;
    struct {
        int after, minutes; /* the round, and how long */
    } breaks[ODD_CLOCK_BREAKS];
    int break_count;
    odd_phase phase;
    int round; /* the current round; in a move or a break, the one that has ended */
    bool running;
    int64_t left_ms; /* of the phase */
} odd_clock;

#define ODD_CLOCK_NEW ((odd_clock){.board_minutes = 7, .move_minutes = 2, .warning_minutes = 4})

struct odd_fields;

/* Advances the time: phases follow each other by the rounds of the event. */
void odd_clock_advance(odd_clock *clock, const odd_event *e, int64_t passed_ms);

/* Performs an action of a director. Returns an error as a sentence, or NULL: odd_clock_no_rounds if it is
 * impossible. */
extern const char odd_clock_no_rounds[];
const char *odd_clock_act(odd_clock *clock, const odd_event *e, const struct odd_fields *fields);

/* Writes the stored form of a clock, and reads it, with the time of day at which it was stored. */
void odd_clock_store(odd_out *o, const odd_clock *clock, int64_t now_ms);
bool odd_clock_read(odd_clock *clock, odd_text stored, int64_t *at_ms);

/* Writes an object without its end, "left_ms":402000}, which odd_clock_end writes. */
void odd_clock_json(odd_out *o, const odd_clock *clock, const odd_event *e);
void odd_clock_end(odd_out *o, const odd_clock *clock, int64_t passed_ms);

/* Writes the present clock of an event as JSON. With fields, first performs the action of a director: sets
 * `stored` to the value to store, and *wrong to an error or NULL. Returns ODD_OK, also if the clock was never
 * set; or a code. */
int odd_cached_clock_json(odd_event_cache *cache, odd_cached_event *event, const struct odd_fields *fields,
                          odd_out *json, odd_out *stored, const char **wrong, odd_error *error);

/* Notifies the viewers of an event if the clock, calls or entries have changed. */
void odd_room_notify(odd_event_cache *cache, odd_cached_event *event);

/* Writes these messages: of the clock and of calls. The caller holds viewers_lock. */
odd_body *odd_room_message(const odd_cached_event *event);

/* ======== Only for the files of the cache ========================================================= */

typedef struct odd_snapshot {
    odd_budget memory; /* all memory of the event */
    odd_open_event *live;
    int64_t length; /* lines */
    int64_t changed_ms;
    size_t counted_bytes;   /* part of the cache's loaded_bytes */
    odd_cached_event *home; /* the event or view to which it belongs */
    int references;         /* guarded by the lock of its home */
    struct odd_snapshot *next;
} odd_snapshot;

typedef struct odd_ready_answer {
    odd_body *body;
    int64_t length; /* of the log when it was made */
} odd_ready_answer;

/* Order of locks: store_lock, reader_lock, then those of an event. Those of an event are held briefly. */
struct odd_cached_event {
    int64_t id;
    char name[ODD_STORE_NAME_MAX + 1];
    odd_cached_event *whole; /* of a view: its event; NULL: this is an event */
    odd_visibility shown;    /* of a view */
    pthread_mutex_t making;  /* of a view: held while a snapshot is made */
    atomic_ulong used;       /* the cache's use counter when it was last asked */
    atomic_llong length;     /* committed lines */
    atomic_llong changed_ms;
    atomic_llong final_s; /* seconds since 1970: when provisional results become final; 0: never */
    atomic_bool loaded;   /* there is a current snapshot */
    atomic_bool active;   /* it may have viewers or spares: the notifier examines it */

    pthread_mutex_t lock;         /* guards the members below */
    odd_snapshot *current;        /* NULL: not in memory */
    odd_snapshot *replaced;       /* being read, or spares for the next additions */
    int64_t written_ms;           /* odd_tick_ms of the last addition; 0: none yet */
    size_t deals_seen;            /* the writer's: the number of deals when it last requested solving */
    char *title;                  /* NULL: not known yet */
    odd_ready_answer (*ready)[2]; /* of each odd_request_kind: plain, compressed; NULL: none yet */
    bool used_lately;             /* a ready answer was used since the last sweep */
    odd_cached_event *views[ODD_VISIBLE_COUNT]; /* NULL: not requested yet */
    int64_t hides_length;                       /* the length of the log for which `hides` holds; -1: none */
    bool hides;                                 /* views differ from the event */

    pthread_mutex_t viewers_lock; /* guards the members below */
    odd_viewer *viewers, *waking; /* waking: the next one to wake */
    size_t viewer_count;
    odd_body *changes, *length_only; /* the current message: with changed standings, and without */
    int64_t notified, since;         /* the length of the log in the current message, and in the one before */
    int64_t notified_ms, pause_ms;   /* when it was made, and the pause until the next */
    bool first_viewer;               /* there was no viewer before */
    uint64_t *rows;                  /* the notifier's: hashes of the rows of the last standings */
    size_t row_count;
    unsigned heartbeats;

    atomic_bool room_changed; /* a value was stored: the notifier checks at once */
    int64_t room_looked_ms;   /* the notifier's: the time of its last check */
    unsigned room_number; /* the number of messages about the room; guarded by viewers_lock like the rest */
    odd_out room_clock;   /* the clock as JSON, without its end */
    odd_clock room_at;    /* its state, */
    int64_t room_tick_ms; /* and the time of that state */
    char room_mark[20];   /* changes with calls and entries */

    pthread_mutex_t clock_lock; /* guards the members below */
    char *clock_text;           /* the stored text, when it was last read */
    int64_t clock_tick_ms;      /* odd_tick_ms of that text */
};

struct odd_event_cache {
    pthread_mutex_t store_lock; /* guards store */
    odd_store *store;
    odd_journal *journal;
    pthread_mutex_t reader_lock; /* guards reader; held while an event is loaded */
    odd_store *reader;           /* a connection that never waits for the writer; NULL: there is only one */
    bool shared;                 /* other servers write into the same database */
    odd_store *listener;         /* if shared: the connection of the thread that receives notifications */
    pthread_t listening;
    pthread_mutex_t asker_lock;         /* guards asker */
    odd_store *asker;                   /* if shared: for short queries */
    atomic_size_t loaded, loaded_bytes; /* events in memory, and what they take */
    atomic_size_t ready_bytes;          /* of prepared answers */
    size_t sweep;            /* the next event whose prepared answers are dropped; guarded by list_lock */
    odd_front_end live_host; /* of the events in memory */
    atomic_ulong uses;       /* counts uses */

    pthread_rwlock_t list_lock;
    odd_cached_event **list;
    size_t count, cap;
    odd_cached_event **names; /* the same, by the hash of their names */
    size_t name_places;

    pthread_mutex_t queue_lock;
    pthread_cond_t queued;
    odd_append *first, **last;
    bool stopped, threads;
    pthread_t writer;

    struct odd_deal_solver *solver; /* NULL: deals are not solved here */

    odd_alarm *changed; /* wakes the notifier */
    pthread_t notifier;
    atomic_bool closing; /* viewers are ended */
    odd_body *heartbeat;
};

/* Checks whether another program has changed the file. The caller holds store_lock. */
int odd_events_refresh(odd_event_cache *cache, odd_error *error);

/* Makes a cached event, which others can find after odd_events_add. NULL without memory. */
odd_cached_event *odd_cached_new(const odd_stored_event *row);

/* Returns the event that others find now: another one if another thread was faster. */
odd_cached_event *odd_events_add(odd_event_cache *cache, odd_cached_event *event);
void odd_cached_free(odd_event_cache *cache, odd_cached_event *event);

/* Returns the events one by one, NULL after the last. The list may grow meanwhile; no event ever leaves it. */
odd_cached_event *odd_events_nth(odd_event_cache *cache, size_t n);

/* ---- Snapshots (snapshot.c) ----------------------------------------------------------------------- */

/* Acquires the current snapshot for reading, and loads the event if necessary. Returns NULL and fills error on failure. */
odd_snapshot *odd_snapshot_acquire(odd_event_cache *cache, odd_cached_event *event, odd_error *error);
void odd_snapshot_release(odd_event_cache *cache, odd_snapshot *snapshot);

/* Makes a snapshot of another one, as certain viewers see it. It belongs to the caller. */
odd_snapshot *odd_snapshot_view(odd_event_cache *cache, const odd_snapshot *whole,
                                const odd_view_rights *rights, odd_error *error);

/* For the writer, which holds store_lock: returns a private snapshot with so many lines, to be published or
 * freed. */
odd_snapshot *odd_snapshot_stage(odd_event_cache *cache, odd_cached_event *event, int64_t length,
                                 odd_error *error);
void odd_snapshot_publish(odd_event_cache *cache, odd_cached_event *event, odd_snapshot *snapshot,
                          int64_t changed_ms);
void odd_snapshot_free(odd_event_cache *cache, odd_snapshot *snapshot);

/* Makes spares for the writer, before a snapshot is read for long. */
void odd_cached_add_spares(odd_event_cache *cache, odd_cached_event *event);

/* Drops the spares of an event to which nothing was appended for a while. */
void odd_cached_drop_spares(odd_event_cache *cache, odd_cached_event *event, int64_t now_ms);

/* Retires the current snapshot; it may become a spare, to be brought up to date. */
void odd_cached_retire(odd_event_cache *cache, odd_cached_event *event);

/* Drops all snapshots, as soon as nobody reads them. Returns their size in bytes. */
size_t odd_cached_unload(odd_event_cache *cache, odd_cached_event *event);

/* Sets the title, unless the text is NULL. The caller holds the event's lock, or is the only one who knows
 * the event. */
void odd_cached_set_title(odd_cached_event *event, odd_text title);

/* Lines in their stored form, read while the lock of a connection is held. */
typedef struct odd_stored_lines {
    char *bytes; /* records, one after the other */
    size_t len, cap, most;
    int64_t left; /* lines that may still be read */
    bool cut;     /* there are more than `most` bytes */
    bool no_memory;
} odd_stored_lines;

/* Reads them from a connection whose lock the caller holds. */
int odd_stored_lines_from(odd_stored_lines *lines, odd_store *store, int64_t event, int64_t from,
                          odd_error *error);

int odd_stored_lines_read(odd_stored_lines *lines, odd_event_cache *cache, odd_cached_event *event,
                          int64_t from, odd_error *error);
bool odd_stored_lines_next(const odd_stored_lines *lines, size_t *at, odd_stored_line *line);

/* ---- Ready answers (ready_answers.c) --------------------------------------------------------------- */

void odd_ready_put(odd_event_cache *cache, odd_cached_event *event, odd_request_kind kind, bool gzip,
                   odd_body *body, int64_t length);
/* Returns whose answers serve the viewers of a view: the event's, if nothing is hidden. */
odd_cached_event *odd_ready_home(odd_cached_event *event);

void odd_ready_clear(odd_event_cache *cache, odd_cached_event *event);

/* ---- Other servers of the same database (other_servers.c) --------------------------------------------- */

/* Takes over the event with a name, if there is one. The caller holds the lock of the connection. */
int odd_events_take_over(odd_event_cache *cache, odd_store *store, odd_text name, odd_error *error);

void *odd_events_listener(void *cache);

/* ---- Deals solved in the background (deal_solver.c) --------------------------------------------------- */

typedef struct odd_deal_solver odd_deal_solver;

/* Starts its thread; NULL if that is impossible. `stores`: results are stored in the database. */
odd_deal_solver *odd_deal_solver_open(odd_event_cache *cache, bool stores);

/* Stops, also in the middle of a deal, and frees it. NULL is allowed. */
void odd_deal_solver_stop(odd_deal_solver *solver);
void odd_deal_solver_close(odd_deal_solver *solver);

/* Queues an event whose deals are to be solved, unless too many wait. */
void odd_deal_solver_want(odd_event_cache *cache, odd_cached_event *event);

/* Returns a request with makeable contracts, if it is about a board. Deals that are not solved yet are
 * queued. The answer about all boards does not have them: it stays prepared as long as the log does not
 * change. */
typedef struct odd_solver_call {
    odd_event_cache *cache;
    odd_cached_event *event;
} odd_solver_call;

odd_request odd_deal_solver_request(const odd_request *request, odd_solver_call *call);

/* Finds a deal that was solved before, in memory or in the database; queues nothing. */
bool odd_deal_solver_find(odd_event_cache *cache, odd_dd *table, const odd_hands *hands);

/* ---- Threads ------------------------------------------------------------------------------------- */

void *odd_events_writer(void *cache);   /* commits additions (event_writer.c) */
void *odd_events_notifier(void *cache); /* sends messages to viewers (viewers.c) */

/* Wakes all viewers of an event, some at a time. (viewers.c) */
void odd_viewers_wake(odd_cached_event *event);

/* ---- A stored log, with the origins of its lines (stored_log.c) ------------------------------------ */

typedef struct odd_stored_log {
    odd_stored_lines lines; /* to which the rest points */
    odd_line_origin *origins;
    size_t count;
    odd_out text; /* one line each, with its end; empty unless requested */
} odd_stored_log;

/* Reads the whole log of an event. Returns ODD_OK or a code; free it in either case. ODD_E_BOARDS: it has
 * more than `most` lines, or more bytes than `bytes_most`. */
int odd_stored_log_read(odd_stored_log *log, odd_event_cache *cache, odd_cached_event *event, bool text,
                        int64_t most, size_t bytes_most, odd_error *error);
void odd_stored_log_free(odd_stored_log *log);

#endif
