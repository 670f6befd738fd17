/* oddtrick_format.h - other programs' files: what they are, reading them into an event, writing one as such a file.
 * The third part of the manual.
 *
 *     int format = odd_format_detect(bytes, len);
 *     if (format >= 0)
 *         odd_event_import(e, format, &host, bytes, len, 0);
 *     ...
 *     odd_event_export(e, odd_format_named("pbn"), &sink, 0);
 *
 * A file is known by what is in it and never by its name. The library reads bytes that somebody else has in memory, and
 * writes bytes to somebody else. What it does not do itself is asked of the host: taking XML apart, and databases. */
#ifndef ODDTRICK_FORMAT_H
#define ODDTRICK_FORMAT_H

#include "oddtrick_event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Which formats there are ------------------------------------------------------------------- */

/* What a file of a format may tell, besides results. */
enum {
    ODD_CARRIES_NAMES = 1 << 0,
    ODD_CARRIES_HANDS = 1 << 1,
    ODD_CARRIES_AUCTIONS = 1 << 2,
    ODD_CARRIES_CARDS = 1 << 3, /* the play, card by card */
    ODD_CARRIES_LEADS = 1 << 4,
    ODD_CARRIES_SCORES = 1 << 5, /* matchpoints, IMPs, totals, ranks */
    ODD_CARRIES_RULINGS = 1 << 6,
    ODD_CARRIES_TEAMS = 1 << 7,
    ODD_CARRIES_INDIVIDUALS = 1 << 8,
    ODD_CARRIES_HISTORY = 1 << 9 /* lines that were corrected */
};

typedef struct odd_format_info {
    const char *name;    /* "pbn" */
    const char *title;   /* "Portable Bridge Notation 2.1" */
    const char *endings; /* of file names, each with a blank behind it: ".pbn " */
    unsigned carries;    /* ODD_CARRIES_... */
    bool reads, writes;  /* */
} odd_format_info;

/* By number, from 0; NULL behind the last. */
ODD_API const odd_format_info *odd_format_about(int format);

/* By what is in the file; -1 if it is none that is known. */
ODD_API int odd_format_detect(const char *bytes, size_t len);

/* By name, or by the ending of a file's name: "pbn", "tuesday.pbn". -1 if there is none. */
ODD_API int odd_format_named(const char *name);

/* ---- What a host does for readers -------------------------------------------------------------- */

/* Hears what is in an XML file. An instruction <?oddtrick text?> is an element ?oddtrick. Texts are UTF-8, and last as long as the call. Each says whether to go on. */
typedef struct odd_xml {
    void *owner;
    /* An element, its place, and its attributes: a name and a value each, `count` texts in all. */
    bool (*start)(void *owner, int line, int column, odd_text name, const odd_text *attributes, size_t count);
    bool (*text)(void *owner, odd_text text); /* may come in pieces */
    bool (*end)(void *owner, odd_text name);
} odd_xml;

/* Hears the rows of a table of a database. Values are text; one that is NULL has no text (text == NULL). */
typedef struct odd_table {
    void *owner;
    bool (*row)(void *owner, size_t number, const odd_text *columns, const odd_text *values, size_t count);
} odd_table;

typedef struct odd_host {
    void *owner;
    /* ODD_OK, or what is wrong with the file, and where. NULL: it cannot. */
    int (*xml)(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error);
    /* The same; ODD_E_REFERENCE if there is no such table. With ODD_OK, an error with a message is a warning. */
    int (*table)(void *owner, const char *bytes, size_t len, const char *name, const odd_table *handler,
                 odd_error *error);
} odd_host;

/* ---- Reading ----------------------------------------------------------------------------------- */

/* How a file is read. Without a flag, what cannot be read is an error. */
enum {
    ODD_STRICT = 1, /* what the standard does not allow is an error too, and not a warning */
    /* An item that cannot be read - a row, a hand, a game - is left out, and the rest is read. It is among the problems,
     * as a warning with left_out. Files that cannot be read at all are errors. */
    ODD_LENIENT = 2
};

/* Takes a whole file into an event that is new. Returns ODD_OK or the code of the first error; all of them, and the
 * warnings, are among its problems. Keep the bytes, and the arena, as long as the event. */
ODD_API int odd_event_import(odd_event *e, int format, const odd_host *host, const char *bytes, size_t len,
                             unsigned flags);

/* ---- Writing ----------------------------------------------------------------------------------- */

typedef struct odd_sink {
    void *owner;
    void (*put)(void *owner, const char *bytes, size_t len);
    /* What cannot be said in the format, once each: "the auctions of 12 results". */
    void (*lost)(void *owner, const char *what);
    unsigned flags; /* ODD_SINK_... */
    /* A number that a file gave and that is another one now: "board 1, 1 v 2: matchpoints 77, now 2". May be NULL. */
    void (*changed)(void *owner, const char *what);
} odd_sink;

enum {
    /* CSV: cells that a spreadsheet would take for formulas are written as they are. Otherwise an apostrophe stands
     * before them, which the reader takes off again. */
    ODD_SINK_RAW_CELLS = 1,
    /* The scores that the file gave which the event was read from, and no others, where it gave any: what was published
     * stays as it is. */
    ODD_SINK_STATED = 2
};

/* Writes an event as a file. With scores, if it was scored. Its problems are not said again. */
ODD_API int odd_event_export(const odd_event *e, int format, odd_arena *arena, const odd_sink *sink,
                             odd_error *error);

/* Rewrites a file without scoring it: as the log of an event, in the order of the file and with all that is in it; or in
 * the standard form of its own format, where it has one. What is wrong in the file is left out: odd_event_import says
 * what. */
ODD_API int odd_format_rewrite(int from, int to, const odd_host *host, odd_arena *arena, const char *bytes,
                               size_t len, const odd_sink *sink, odd_error *error);

/* The same of a file that an event was read from (ODD_LENIENT) and scored: also without the lines that it left out. */
ODD_API int odd_event_rewrite(const odd_event *e, int from, int to, const odd_host *host, odd_arena *arena,
                              const char *bytes, size_t len, const odd_sink *sink, odd_error *error);

/* Writes the results of a file, one after the other, as the log of a rubber or a Chicago. */
ODD_API int odd_format_session(int from, odd_session_kind kind, const odd_host *host, odd_arena *arena,
                               const char *bytes, size_t len, const odd_sink *sink, odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
