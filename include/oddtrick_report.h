/* oddtrick_report.h - open events: the page, the server and other front ends keep an event in memory, append to its log, and
 * request answers in JSON. docs/API.md describes the answers.
 *
 * The forms of an event:
 *
 *   odd_event       an event that was read and scored, in an arena (oddtrick_event.h)
 *   odd_open_event  the log of an event and the current odd_event; lines can be appended
 *   a stored event  the log in a database: rows are only ever added (platform/store)
 *   a cached event  a stored event in the server's memory: an open event, prepared answers, and viewers
 *   an event file   a file of any format that the command has read: its bytes and its odd_event
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
 * odd_open_event_append, _append_list, _follow, _cut and _close change an open event. No other function does, so several threads
 * may call the others at the same time. Functions do not lock. */
#ifndef ODDTRICK_REPORT_H
#define ODDTRICK_REPORT_H

#include "oddtrick_event.h"
#include "oddtrick_format.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The log of an event and the current event. Its memory comes from the front end. */
typedef struct odd_open_event odd_open_event;

/* What the front end does for open events. It must stay in place until they are closed. */
typedef struct odd_front_end {
    void *owner; /* passed to each function */
    /* Returns `bytes` bytes of zeroed memory, aligned for any type. Never returns NULL: if memory runs out, it ends the
     * program or jumps out of the call (platform/memory.h). */
    void *(*take)(void *owner, size_t bytes);
    /* Frees memory that take returned for the same number of bytes. */
    void (*give)(void *owner, void *block, size_t bytes);
    uint64_t seed; /* of the arenas: see odd_arena */
    /* Parses XML and databases. NULL: files that need it are not read. */
    const odd_host *formats;
    /* Sets *text to the scale that `vp FILE` names and returns true, or returns false. The text must stay as long as the
     * event. NULL: there are no such scales. */
    bool (*scale)(void *owner, odd_text name, odd_text *text);
    /* Returns the time of day in seconds since 1970, called whenever lines are read: see odd_event_set_time. NULL: not known. */
    int64_t (*now_s)(void *owner);
} odd_front_end;

/* ---- Opening and closing -------------------------------------------------------------------------- */

/* Reads and scores an event. Items of other programs' files that cannot be read are left out (ODD_LENIENT); they stay in the
 * problems, with their places in the file, until the event is closed.
 *   front_end   not copied
 *   bytes, len  a file of any known format, which is copied; a file of another format is converted to a log
 *   returns     an open event, never NULL; the caller closes it. Errors are in its problems. An event with errors answers only
 *               requests for problems and history. */
ODD_API odd_open_event *odd_open_event_read(const odd_front_end *front_end, const char *bytes, size_t len);

/* Reads and scores a text that is a log, without detecting its format.
 *   returns     as odd_open_event_read */
ODD_API odd_open_event *odd_open_event_read_log(const odd_front_end *front_end, const char *text, size_t len);

/* Returns a copy with the same log and front end; the caller closes it. */
ODD_API odd_open_event *odd_open_event_copy(const odd_open_event *e);

/* Frees an open event and everything that it returned. */
ODD_API void odd_open_event_close(odd_open_event *e);

/* Return the first error of reading or scoring the log, and its code; ODD_OK if there is none. */
ODD_API int odd_open_event_code(const odd_open_event *e);
ODD_API odd_error odd_open_event_error(const odd_open_event *e);

/* Returns the current event, read as far as possible; valid until the open event changes. */
ODD_API const odd_event *odd_open_event_current(const odd_open_event *e);

/* ---- The log -------------------------------------------------------------------------------------- */

/* A part of a text: the bytes from `from` up to, but not including, `to`. */
typedef struct odd_span {
    size_t from, to;
} odd_span;

/* Appends lines to the log and scores the event again. If one of the lines is wrong, none is appended.
 *   lines, len  copied; the last line end may be missing
 *   o           {"lines":481,"length":12040,"added":1,"warnings":[]} or {"error":{...},"errors":[{...}]} is appended. Lines and
 *               columns are those of the log; `own_line` counts from the first of the new lines, and is 0 for an error that they
 *               cause in an earlier line.
 *   returns     ODD_OK or the code of the error */
ODD_API int odd_open_event_append(odd_open_event *e, const char *lines, size_t len, odd_out *o);

/* Appends lines like odd_open_event_append, and returns the same.
 *   list        set to the part of *o that is the list of warnings or errors, "[...]" */
ODD_API int odd_open_event_append_list(odd_open_event *e, const char *lines, size_t len, odd_out *o,
                                       odd_span *list);

/* Tries lines without appending them. Writes and returns what odd_open_event_append would. */
ODD_API int odd_open_event_try(const odd_open_event *e, const char *lines, size_t len, odd_out *o);

/* Appends the lines that another open event has and this one lacks.
 *   ahead       an open event whose log begins with the log of e */
ODD_API void odd_open_event_follow(odd_open_event *e, const odd_open_event *ahead);

/* Cuts the log to its first `length` bytes, because the rest could not be stored. */
ODD_API void odd_open_event_cut(odd_open_event *e, size_t length);

/* Return the length of the log, in bytes and in lines. */
ODD_API size_t odd_open_event_length(const odd_open_event *e);
ODD_API size_t odd_open_event_lines(const odd_open_event *e);

/* Writes the log. */
ODD_API void odd_open_event_text(const odd_open_event *e, odd_out *o);

/* Writes the log as far as a viewer may see it: see odd_event_public_log. */
ODD_API void odd_open_event_public(const odd_open_event *e, const odd_view_rights *rights, odd_out *o);

/* ---- Requests ------------------------------------------------------------------------------------- */

/* The requests, and the members of odd_request that each one uses. */
typedef enum odd_request_kind {
    ODD_REQUEST_EVENT,     /* the event's kind, contestants and boards */
    ODD_REQUEST_STANDINGS, /* as oddtrick rank */
    ODD_REQUEST_BOARDS,    /* as oddtrick boards; `number` boards from board `from` on, 0: all */
    ODD_REQUEST_BOARD,     /* board `number` */
    ODD_REQUEST_CARDS,     /* as oddtrick card --all; `number` scorecards from place `from` on, 0: all */
    ODD_REQUEST_CARD,      /* the scorecard of `id` */
    ODD_REQUEST_WHY,       /* explains the rank of `id`, or its score on board `number` */
    ODD_REQUEST_WHATIF, /* `text`: candidates, one on each line; semicolons separate the facts of one candidate */
    ODD_REQUEST_CHECK,    /* as oddtrick check */
    ODD_REQUEST_SETTINGS, /* all settings with their possible values */
    ODD_REQUEST_HISTORY,  /* the lines of the log: `number` lines from line `from` on, 0: all */
    ODD_REQUEST_PROBLEMS, /* errors and warnings of the log */
    ODD_REQUEST_RACE,     /* the totals after each round, of `number` leaders, 0: of all */
    ODD_REQUEST_UNDO,     /* the line that takes the last one back, or line `number` of the log */
    ODD_REQUEST_TABLE, /* table `id`: who sits there now, the boards of the round, and the results so far */
    ODD_REQUEST_SCHEDULE, /* who meets whom in each round, and which results are missing */
    ODD_REQUEST_LINE,   /* `text`: an unfinished line; whether it is valid, its effect, and what may follow */
    ODD_REQUEST_CHANGE, /* ways to continue the movement after an accident; `text`: "from 3 add-pair 15" */
    ODD_REQUEST_DRAW,   /* the next round of a Swiss event; `text`: "method vp odd triangle boards 1-8". A
                       * random draw without a seed has one that follows from the length of the log */
    ODD_REQUEST_PAPER, /* what a club prints: `text` is "tables", "guides", "travellers", "slips", "names" or "bracket"; then perhaps
                       * "session 2", and the names of tables, contestants or boards, with blanks or commas between them */
    ODD_REQUEST_AWARDS, /* master points by a table: `text` is the name of one that the library has, or its lines */
    ODD_REQUEST_AWARD, /* how the award of a contestant came about; `text` is the id and a table as above */
    ODD_REQUEST_COUNT
} odd_request_kind;

/* A request. Members that it does not use are 0. */
typedef struct odd_request {
    odd_request_kind kind;
    odd_text id; /* of a contestant: "7", "NS7" */
    int number, from;
    odd_text text;
    /* Called with each row of the standings after it was written, a JSON object, valid during the call; may be NULL. */
    void (*row)(void *owner, odd_text row);
    void *owner; /* passed to row */
    /* Boards: sets *table to the double-dummy table of four hands and returns true if it is known; may be NULL. It must not fail
     * or wait long. */
    bool (*solved)(void *solver, odd_dd *table, const odd_hands *hands);
    void *solver; /* passed to solved */
} odd_request;

/* Returns the keyword of a request: "event", "standings", "boards", "board", "cards", "card", "why", "whatif", "check",
 * "settings", "history", "problems", "race", "undo", "table", "schedule", "line", "change", "draw", "paper", "awards" or "award". */
ODD_API const char *odd_request_kind_text(odd_request_kind kind);

/* Returns what the answer to a request shows. This decides which log it is computed from for viewers who may not see everything. */
ODD_API odd_visibility odd_request_kind_visibility(odd_request_kind kind);

/* Parses a request, a keyword and its arguments: "board 12", "card NS7", "why NS7 12", "history 400 100", "race 8", "undo 47", "line TEXT",
 * "whatif LINES", "change from 3 remove-pair 4", "draw boards 1-8", "paper guides session 2 NS3 NS4", "awards acbl-club", "award NS3 acbl-club".
 *   r        set to the request; its texts point into `text`
 *   returns  ODD_OK or the code of the error */
ODD_API int odd_request_parse(odd_request *r, const char *text, size_t len, odd_error *error);

/* Answers a request.
 *   o        the answer is appended, or {"error":{"code":11,"line":0,"column":0,"message":"..."}}
 *   returns  ODD_OK or the code of the error: ODD_E_REFERENCE if there is no such board or contestant */
ODD_API int odd_open_event_ask(const odd_open_event *e, const odd_request *r, odd_out *o);

/* Answers a request about movements that needs no event.
 *   text     "propose pairs 15 boards 26 minutes 180": movements that fit, the best first; "make howell pairs 10 boards 27": that
 *            movement, proved; with `balance`, both also say how often any two are compared; "prove FILE": the faults of a movement, in JSON
 *            or CSV
 *   o        the answer is appended, or {"error":{...}}
 *   returns  ODD_OK or the code of the error */
ODD_API int odd_plan_ask(const odd_front_end *front_end, const char *text, size_t len, odd_out *o);

/* One of several events that a request is about. */
typedef struct odd_named_event {
    odd_text name; /* for the answer */
    const odd_open_event *event;
} odd_named_event;

/* Answers a request about several events.
 *   text     "field standings": those of a simultaneous, whose clubs are the events; also boards, board 5, cards, card 7@2, why 7@2 5.
 *            "field winners 2 standings": two lists; "field clubs standings": a list for each club.
 *            "season best 8 of 12": a ladder; other words: by pair, least 3, points rank, points 10,7,5, awards acbl-club; on
 *            lines of their own "alias Ann Lee = Anne Lee" and, last, "table" with the lines of a table of awards.
 *            "awards": the tables of awards that the library has, of no event.
 *   o        the answer is appended, or {"error":{...}}
 *   returns  ODD_OK or the code of the error */
ODD_API int odd_events_ask(const odd_front_end *front_end, const odd_named_event *events, size_t count,
                           const char *text, size_t len, odd_out *o);

/* A result that is entered at a table. */
typedef struct odd_table_entry {
    odd_text table;    /* "3", "A3" */
    int board;         /* its number */
    odd_text result;   /* "4S N =", "pass"; rulings are not for tables */
    odd_text lead;     /* "HK"; may be empty */
    uint32_t instead;  /* the line of the log that it corrects; 0: none */
    uint32_t there;    /* set to the line that the table has on the board; 0: none */
    bool same;         /* set: that line has the same result and lead */
    bool unquestioned; /* odd_open_event_question asks nothing: its list is empty */
} odd_table_entry;

/* Composes the line of the log for a result that is entered at a table. The movement determines who plays there. A table may enter the boards
 * of its present round, and correct those of the last one until the next has begun. A board that has another result is refused unless
 * `instead` is the line of that result; so is one on which the director has ruled.
 *   line     the line is appended, without a line end: "board 5: 3 8 4S N = lead HK"
 *   returns  ODD_OK; ODD_E_REFERENCE if there is no such table, the board is not there now, or it has a result; the code of the
 *            result's error */
ODD_API int odd_open_event_entry(const odd_open_event *e, odd_table_entry *entry, odd_out *line,
                                 odd_error *error);

/* Checks a result before it is confirmed, and finds what the players should be asked while both pairs are at the table. Returns what
 * odd_open_event_entry would.
 *   o        members of an object are appended: "board":5,"result":"4S N =","lead":"HK","score":420,"questions":[...]. Questions:
 *            {"kind":"sign","others":4,"side":"EW"}: all others, two or more, have a score for that side; {"kind":"lead","seat":"E"}: that
 *            hand did not hold the card */
ODD_API int odd_open_event_question(const odd_open_event *e, odd_table_entry *entry, odd_out *o,
                                    odd_error *error);

/* Returns the board with a number if a table has entered its result in the present round or in the last one, so that its players
 * may see the results; otherwise NULL. */
ODD_API const odd_board *odd_open_event_played(const odd_open_event *e, odd_text table, int board);

/* ---- XML that the front end has parsed -------------------------------------------------------------- */

/* Passes XML that was parsed elsewhere to a reader, in an implementation of odd_host.xml. A browser has its own parser.
 *   events   a part for each start of an element, each text and each end; every part ends with the byte 1E. A start is '<',
 *            the name and the attributes, a name and a value each, every one after a byte 1F; a text is '=' and the text; an
 *            end is '>' and the name. XML can contain neither byte. For a file that is not XML: '!' and a message.
 *   reader   receives them, with 0 for lines and columns
 *   returns  ODD_OK or the code of the error */
ODD_API int odd_xml_events(odd_text events, const odd_xml *reader, odd_error *error);

/* ---- Lines in words ------------------------------------------------------------------------------- */

typedef enum odd_line_part_kind {
    ODD_PART_WORDS,  /* words of the program */
    ODD_PART_WHO,    /* the same: "Pair @", with the id of a contestant */
    ODD_PART_RESULT, /* a result, as in a log: "ave+/ave-" */
    ODD_PART_PEOPLE  /* text that people wrote: a name, a reason */
} odd_line_part_kind;

/* A part of what a line of a log says. */
typedef struct odd_line_part {
    const char
        *before; /* what is between it and the part before it: ", " ": " or " "; empty: it is the first */
    odd_line_part_kind kind;
    odd_text
        words; /* English, with # for a number and @ for an id: "#% of a top"; empty for results and people */
    odd_text value; /* in place of # or @, or the text of a result or of people; may be empty */
} odd_line_part;

#define ODD_LINE_PARTS_MAX 8

/* Says a line of a log in words: "Pair 3", "Ann Lee & Bo Park", "penalty", "25% of a top", "slow play".
 *   out      set; it has room for ODD_LINE_PARTS_MAX parts
 *   e        the event that the line belongs to, for the names of its contestants
 *   text     one line; the parts point into it
 *   arena    for the texts of numbers
 *   returns  how many parts there are; 0: the line is empty, has a result, or cannot be read */
ODD_API size_t odd_line_parts(odd_line_part *out, const odd_event *e, const char *text, size_t len,
                              odd_arena *arena);

#ifdef __cplusplus
}
#endif

#endif
