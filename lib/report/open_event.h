/* An event that is kept in memory while lines are appended to its log: what the page does for a file, and a server for
 * its events. Knows no files, no sockets and no heap: the front end gives it memory. Where an event is asked something,
 * see report/request.h.
 *
 *     odd_live *live = odd_live_open(&host, bytes, len);
 *     odd_live_append(live, "board 12: 7 14 4S N -1", 22, &out);
 *     odd_live_ask(live, &request, &out);
 *     odd_live_close(live);
 *
 * Appending changes the event; asking does not: many may ask at once while nobody appends. */
#ifndef ODD_REPORT_OPEN_EVENT_H
#define ODD_REPORT_OPEN_EVENT_H

#include "oddtrick_format.h"
#include "base/out.h"

/* What the front end does for it. It must stay where it is as long as the event is open. */
typedef struct odd_live_host {
    void *owner;
    /* Memory: zeroed, aligned for any type. Never NULL: who has none left ends the program, or the call. */
    void *(*take)(void *owner, size_t bytes);
    void (*give)(void *owner, void *block, size_t bytes);
    uint64_t seed; /* of arenas */
    /* Takes other programs' files apart, where the library does not do so itself. NULL: those are not read. */
    const odd_host *formats;
    /* The text of the scale that `vp FILE` names, which must stay as long as the event; false if there is none.
     * NULL: there never is. */
    bool (*scale)(void *owner, odd_text name, odd_text *text);
} odd_live_host;

typedef struct odd_live odd_live;

/* Reads and scores the log of an event, or a file of any format that is known: that becomes the log it would be. Items of
 * such a file that cannot be read are left out (ODD_LENIENT); they stay among the problems, with their places in the file,
 * for as long as the event is open. What else is wrong is among the problems too; such an event can be asked for its
 * problems and its history, and nothing else. */
odd_live *odd_live_open(const odd_live_host *host, const char *bytes, size_t len);

/* The same of what is known to be the log of an event, whatever it looks like: what was stored line by line. */
odd_live *odd_live_open_log(const odd_live_host *host, const char *text, size_t len);

/* Another one that stands as this one does; and one that takes in what another, of the same log, has more of. */
odd_live *odd_live_copy(const odd_live *live);
void odd_live_follow(odd_live *live, const odd_live *ahead);

void odd_live_close(odd_live *live);

/* ODD_OK if it was read without errors, or the code of the first one; and that. */
int odd_live_code(const odd_live *live);
odd_error odd_live_error(const odd_live *live);

/* Reads lines as if they stood at the end of the log, and scores the event anew. All of them are taken in or, if any is
 * wrong, none. Answers {"lines":481,"length":12040,"added":1,"warnings":[]} or {"error":{...},"errors":[{...}]}, and
 * returns ODD_OK or the code of the error. What is wrong has the line and column that it has in the log; `own_line` is
 * the same among the lines that were given, 0 where they made something above them wrong. */
int odd_live_append(odd_live *live, const char *lines, size_t len, odd_out *o);

/* The same, and says where in *o the list of warnings or errors is, "[...]". */
typedef struct odd_span {
    size_t from, to; /* bytes */
} odd_span;
int odd_live_append_list(odd_live *live, const char *lines, size_t len, odd_out *o, odd_span *list);

/* Whether they could be appended: answers and returns the same, and takes nothing in. */
int odd_live_try(const odd_live *live, const char *lines, size_t len, odd_out *o);

/* Forgets what was appended behind the first so many bytes, because it could not be stored. */
void odd_live_cut(odd_live *live, size_t length);

/* How long the log is, in bytes and in lines; and its text. */
size_t odd_live_length(const odd_live *live);
size_t odd_live_lines(const odd_live *live);
void odd_live_text(const odd_live *live, odd_out *o);

/* ---- For who asks (report/request.c) -------------------------------------------------------------- */

const odd_live_host *odd_live_host_of(const odd_live *live);

/* The event, and what was read as the log; of a file that is wrong, the problems that it has are of the file. */
const odd_event *odd_live_event(const odd_live *live);

/* The name of the format that it was opened from: "event", "pbn". */
const char *odd_live_format(const odd_live *live);

/* An event of the same log, read again and not yet scored, in another arena. ODD_OK, or the code of the first error. */
int odd_live_again(const odd_live *live, odd_event *e);

/* The scale that an event names, if it does; false if there is none. */
bool odd_live_scale(const odd_live *live, odd_event *e);

/* The lines of the log, one after the other from a cursor that is all zero: without their ends. */
typedef struct odd_live_cursor {
    size_t piece, at;
    uint32_t line; /* the number of the one that was read last */
} odd_live_cursor;

bool odd_live_next(const odd_live *live, odd_live_cursor *cursor, odd_text *line);

/* ---- Memory for a while -------------------------------------------------------------------------- */

/* Blocks of the host, in an arena; given back all at once. */
typedef struct odd_pool {
    odd_arena arena;
    const odd_live_host *host;
    struct odd_pool_block *first;
    size_t bytes;
} odd_pool;

void odd_pool_open(odd_pool *pool, const odd_live_host *host);
void odd_pool_close(odd_pool *pool);

#endif
