/* oddtrick_format.h - other programs' files: detecting a format, reading a file into an event, writing an event as a file.
 *
 *     int format = odd_format_detect(bytes, len);
 *     if (format >= 0)
 *         odd_event_import(e, format, &host, bytes, len, 0);
 *     ...
 *     odd_event_export(e, odd_format_named("pbn"), &arena, &sink, &error);
 *
 * A format is recognized by the contents of a file, never by its name. The library reads from memory and writes through a
 * function of the caller. It asks the host to parse XML and to read databases. */
#ifndef ODDTRICK_FORMAT_H
#define ODDTRICK_FORMAT_H

#include "oddtrick_event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Formats ----------------------------------------------------------------------------------- */

/* What a file of a format can contain besides results. */
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
    ODD_CARRIES_HISTORY = 1 << 9 /* corrected lines */
};

typedef struct odd_format_info {
    const char *name;    /* "pbn" */
    const char *title;   /* "Portable Bridge Notation 2.1" */
    const char *endings; /* of file names, each followed by a blank: ".pbn " */
    unsigned carries;    /* ODD_CARRIES_... */
    bool reads, writes;  /* whether files can be read and written */
} odd_format_info;

/* Describes a format.
 *   format   its number, from 0; format 0 is the log of an event
 *   returns  its description, which is constant; NULL after the last format */
ODD_API const odd_format_info *odd_format_about(int format);

/* Finds the format of a file by its contents.
 *   bytes    the file, or its first 64 kB
 *   returns  the number of the format; -1 if it is not recognized */
ODD_API int odd_format_detect(const char *bytes, size_t len);

/* Finds a format by its name or by the ending of a file name: "pbn", "tuesday.pbn".
 *   returns  the number of the format; -1 if there is none */
ODD_API int odd_format_named(const char *name);

/* ---- What the host does for readers ------------------------------------------------------------ */

/* Receives the contents of an XML file. Texts are UTF-8 and valid during the call. Each function returns false to stop the
 * parser. An instruction <?oddtrick text?> is reported as an element ?oddtrick. */
typedef struct odd_xml {
    void *owner; /* passed to each function */
    /* An element and its place; attributes are names and values in turn, `count` texts in total. */
    bool (*start)(void *owner, int line, int column, odd_text name, const odd_text *attributes, size_t count);
    bool (*text)(void *owner, odd_text text); /* a text may come in pieces */
    bool (*end)(void *owner, odd_text name);
} odd_xml;

/* Receives the rows of a database table. Values are text; SQL's NULL is a value with text == NULL. */
typedef struct odd_row_receiver {
    void *owner; /* passed to row */
    /* Returns false to stop. Texts are valid during the call. */
    bool (*row)(void *owner, size_t number, const odd_text *columns, const odd_text *values, size_t count);
} odd_row_receiver;

/* What the library asks of the program that uses it. A function that the program does not have is NULL. */
typedef struct odd_host {
    void *owner; /* passed to each function */
    /* Parses XML. Returns ODD_OK, or a code with the place of the error. */
    int (*xml)(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error);
    /* Reads a table of a database. Returns ODD_OK, a code, or ODD_E_REFERENCE if there is no such table. A message in
     * *error together with ODD_OK is a warning. */
    int (*table)(void *owner, const char *bytes, size_t len, const char *name,
                 const odd_row_receiver *handler, odd_error *error);
} odd_host;

/* ---- Reading ----------------------------------------------------------------------------------- */

/* How a file is read. Without a flag, an item that cannot be read is an error. */
enum {
    ODD_STRICT = 1, /* deviations from the format's standard are errors, not warnings */
    /* An item that cannot be read - a row, a hand, a game - is left out, and the rest is read. The problems have a warning
     * with left_out for it. A file that cannot be read at all is still an error. */
    ODD_LENIENT = 2
};

/* Reads a whole file into a new event.
 *   format     the number of the format
 *   host       may be NULL; formats that need it then fail
 *   bytes      must stay as long as the event
 *   flags      ODD_STRICT, ODD_LENIENT
 *   returns    ODD_OK, or the code of the first error; all errors and warnings are in the event's problems */
ODD_API int odd_event_import(odd_event *e, int format, const odd_host *host, const char *bytes, size_t len,
                             unsigned flags);

/* ---- Writing ----------------------------------------------------------------------------------- */

/* Receives a file that is being written. */
typedef struct odd_sink {
    void *owner; /* passed to each function */
    void (*put)(void *owner, const char *bytes, size_t len);
    /* Reports what the format cannot express, each once: "the auctions of 12 results". */
    void (*lost)(void *owner, const char *what);
    unsigned flags; /* ODD_SINK_... */
    /* Reports a number of the original file that differs now: "board 1, 1 v 2: matchpoints 77, now 2". May be NULL. */
    void (*changed)(void *owner, const char *what);
} odd_sink;

enum {
    /* CSV: write cells that a spreadsheet would take for formulas unchanged. Without the flag, such cells begin with an
     * apostrophe, which the reader removes. */
    ODD_SINK_RAW_CELLS = 1,
    /* Write the scores that the original file stated, if it stated any, and no others: published numbers stay as they
     * were. */
    ODD_SINK_STATED = 2
};

/* Writes an event as a file, with scores if the event was scored. The event's problems are not reported again.
 *   arena    for temporary memory
 *   returns  ODD_OK; ODD_E_REFERENCE if the format cannot be written; ODD_E_MEMORY */
ODD_API int odd_event_export(const odd_event *e, int format, odd_arena *arena, const odd_sink *sink,
                             odd_error *error);

/* Converts a file without scoring it: to the log of an event (`to` is 0), in the order of the file and with all its
 * contents; or to the standard form of its own format (`to` equals `from`), if that format has one. Items that cannot be
 * read are left out; odd_event_import reports them.
 *   returns  ODD_OK; ODD_E_REFERENCE if this conversion is not possible without scores */
ODD_API int odd_format_rewrite(int from, int to, const odd_host *host, odd_arena *arena, const char *bytes,
                               size_t len, const odd_sink *sink, odd_error *error);

/* The same, and also leaves out the lines that an event left out.
 *   e        was read from the same bytes (ODD_LENIENT) and scored; it is not changed
 *   returns  as odd_format_rewrite */
ODD_API int odd_event_rewrite(const odd_event *e, int from, int to, const odd_host *host, odd_arena *arena,
                              const char *bytes, size_t len, const odd_sink *sink, odd_error *error);

/* Writes the results of a file, in its order, as the log of a rubber or a Chicago.
 *   returns  ODD_OK, or the code of the error */
ODD_API int odd_format_session(int from, odd_session_kind kind, const odd_host *host, odd_arena *arena,
                               const char *bytes, size_t len, const odd_sink *sink, odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
