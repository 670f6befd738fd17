/* Open events: what the page, the server and other front ends use to keep an event in memory, append to its log, and ask it
 * for answers in JSON. docs/API.md describes the answers.
 *
 * One event is several things:
 *
 *   odd_event       an event as it was read and scored, in an arena (oddtrick_event.h)
 *   odd_open_event  the log of an event, with the odd_event that it gives at the moment: lines can be appended to it
 *   a stored event  the log in a database: rows that are only ever added (platform/store)
 *   a cached event  a stored event in the server's memory: an open event, the answers that are ready, and its viewers
 *   an event file   a file of any format that the command has read: its bytes, and the odd_event in them
 *
 * Example:
 *
 *     odd_open_event *e = odd_open_event_read(&front_end, bytes, len);
 *     odd_open_event_append(e, "board 12: 7 14 4S N -1", 22, &out);
 *     odd_request r;
 *     if (odd_request_parse(&r, "card NS7", 8, &error) == ODD_OK)
 *         odd_open_event_ask(e, &r, &out);
 *     odd_open_event_close(e);
 *
 * Appending, following, cutting and closing change an open event; all other functions do not, and several threads may call them at
 * once. Functions do not lock. */
#ifndef ODDTRICK_REPORT_H
#define ODDTRICK_REPORT_H

#include "oddtrick_event.h"
#include "oddtrick_format.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The log of an event and the event that it gives. Its memory comes from the front end. */
typedef struct odd_open_event odd_open_event;

/* What the front end does for open events. It must not move or end before they are closed. */
typedef struct odd_front_end {
    void *owner; /* passed to each function */
    /* Returns `bytes` bytes of zeroed memory, aligned for any type. Never returns NULL: a front end without memory ends the
     * program, or jumps out of the call (platform/work_budget.h). */
    void *(*take)(void *owner, size_t bytes);
    /* Frees memory that take returned for as many bytes. */
    void (*give)(void *owner, void *block, size_t bytes);
    uint64_t seed; /* of the hashes of arenas */
    /* Parses other programs' files where the library does not. NULL: such files are not read. */
    const odd_host *formats;
    /* Sets *text to the scale that `vp FILE` names and returns true, or returns false. The text must last as long as the
     * event. NULL: there is none. */
    bool (*scale)(void *owner, odd_text name, odd_text *text);
} odd_front_end;

/* ---- Opening and closing -------------------------------------------------------------------------- */

/* Reads and scores an event.
 * @param front_end  memory, and more; is not copied
 * @param bytes, len a file of any known format; of other formats than the log, the log is what the file becomes. Copied.
 * @return an open event, never NULL; the caller closes it. Errors are among its problems; an event with errors answers requests for
 *         problems and history only. Items of other programs' files that cannot be read are left out (ODD_LENIENT), and stay among
 *         the problems, with their places in the file, until it is closed. */
ODD_API odd_open_event *odd_open_event_read(const odd_front_end *front_end, const char *bytes, size_t len);

/* The same for text that is known to be a log, whatever it looks like: what was stored line by line. */
ODD_API odd_open_event *odd_open_event_read_log(const odd_front_end *front_end, const char *text, size_t len);

/* Returns another open event with the same log and the same front end; the caller closes it. */
ODD_API odd_open_event *odd_open_event_copy(const odd_open_event *e);

/* Frees an open event and all that it returned. */
ODD_API void odd_open_event_close(odd_open_event *e);

/* Returns ODD_OK if the log was read and scored without errors, or the code of the first error; and the first error, whose code is
 * ODD_OK if there is none. */
ODD_API int odd_open_event_code(const odd_open_event *e);
ODD_API odd_error odd_open_event_error(const odd_open_event *e);

/* Returns the event as it stands, or as far as it could be read; valid until the open event changes. */
ODD_API const odd_event *odd_open_event_current(const odd_open_event *e);

/* ---- The log -------------------------------------------------------------------------------------- */

/* Where something is in a text: bytes from `from` up to `to`. */
typedef struct odd_span {
    size_t from, to;
} odd_span;

/* Appends lines to the log and scores the event again. Either all lines are taken in, or, if one is wrong, none.
 * @param lines, len lines with their ends; the last end may be absent. Copied.
 * @param o          gets {"lines":481,"length":12040,"added":1,"warnings":[]} or {"error":{...},"errors":[{...}]}. Lines and columns
 *                   are those of the log; `own_line` counts from the first of these lines, and is 0 for what they make wrong above
 *                   them.
 * @return ODD_OK, or the code of the error */
ODD_API int odd_open_event_append(odd_open_event *e, const char *lines, size_t len, odd_out *o);

/* The same; sets *list to where in *o the list of warnings or errors is, "[...]". */
ODD_API int odd_open_event_append_list(odd_open_event *e, const char *lines, size_t len, odd_out *o,
                                       odd_span *list);

/* Writes and returns what odd_open_event_append would, and appends nothing. */
ODD_API int odd_open_event_try(const odd_open_event *e, const char *lines, size_t len, odd_out *o);

/* Appends what the log of another open event, which begins with this log, has more. */
ODD_API void odd_open_event_follow(odd_open_event *e, const odd_open_event *ahead);

/* Cuts the log to its first `length` bytes, because what follows could not be stored. */
ODD_API void odd_open_event_cut(odd_open_event *e, size_t length);

/* Returns the length of the log in bytes, and in lines. */
ODD_API size_t odd_open_event_length(const odd_open_event *e);
ODD_API size_t odd_open_event_lines(const odd_open_event *e);

/* Writes the log. */
ODD_API void odd_open_event_text(const odd_open_event *e, odd_out *o);

/* ---- Requests ------------------------------------------------------------------------------------- */

typedef enum odd_ask {
    ODD_ASK_EVENT,     /* what it is: its kind, who plays, its boards */
    ODD_ASK_STANDINGS, /* as oddtrick rank */
    ODD_ASK_BOARDS,    /* as oddtrick boards; from and number: so many from that number on, 0: all */
    ODD_ASK_BOARD,     /* number: one of them */
    ODD_ASK_CARDS,     /* as oddtrick card --all; from and number: so many from that place on, 0: all */
    ODD_ASK_CARD,      /* id */
    ODD_ASK_WHY,       /* id, and perhaps number: a board */
    ODD_ASK_WHATIF,    /* text: candidates, one a line; the facts of each are parted by semicolons */
    ODD_ASK_CHECK,     /* as oddtrick check */
    ODD_ASK_SETTINGS,  /* all of them, with what they may be */
    ODD_ASK_HISTORY,   /* the lines of the log; from and number: so many of them from that one on, 0: all */
    ODD_ASK_PROBLEMS,  /* what is wrong in the log, and warnings */
    ODD_ASK_RACE,      /* the totals after each round; number: of so many leaders, 0: of all */
    ODD_ASK_UNDO,      /* the line that takes the last one back */
    ODD_ASK_LINE,      /* text: what a director types; is it right, what would it do, what may come next? */
    ODD_ASK_COUNT
} odd_ask;

/* All zero but `ask` is a request without anything more. */
typedef struct odd_request {
    odd_ask ask;
    odd_text id; /* of a contestant: "7", "NS7" */
    int number, from;
    odd_text text;
    /* Of standings: called with each row after it was written, an object of JSON that is valid during the call. NULL: not. */
    void (*row)(void *owner, odd_text row);
    void *owner;
} odd_request;

/* Returns the word of a request: "event" "standings" "boards" "board" "cards" "card" "why" "whatif" "check" "settings" "history"
 * "problems" "race" "undo" "line". */
ODD_API const char *odd_ask_text(odd_ask ask);

/* Parses a request: its word, and what follows it, "board 12", "card NS7", "why NS7 12", "history 400 100", "race 8", "line TEXT",
 * "whatif LINES".
 * @param r     set to the request; its texts point into `text`
 * @param error set if it is wrong; may be NULL
 * @return ODD_OK or the code of the error */
ODD_API int odd_request_parse(odd_request *r, const char *text, size_t len, odd_error *error);

/* Answers a request.
 * @param o gets the answer, or {"error":{"code":11,"line":0,"column":0,"message":"..."}}
 * @return ODD_OK or the code of the error: ODD_E_REFERENCE if there is no such board or contestant */
ODD_API int odd_open_event_ask(const odd_open_event *e, const odd_request *r, odd_out *o);

/* ---- XML that the front end has parsed -------------------------------------------------------------- */

/* Gives a reader the events of XML that somebody else has parsed, as odd_host.xml does: a browser has a parser of its own.
 * @param events a part for each start of an element, each text and each end; every part ends with the byte 1E. A start is '<',
 *               the name, and the attributes, each a name and a value, with the byte 1F before each; a text is '=' and the
 *               text; an end is '>' and the name. XML can contain neither byte. A file that is not XML is '!' and a message.
 * @param reader gets them; places are 0
 * @return ODD_OK or the code of the error, which *error is then */
ODD_API int odd_xml_events(odd_text events, const odd_xml *reader, odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
