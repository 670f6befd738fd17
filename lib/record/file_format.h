/* A format: how the facts of an event stand in a file. A reader makes records of bytes, a writer bytes of records;
 * neither knows what an event does with them, nor any other format. */
#ifndef ODD_RECORD_FILE_FORMAT_H
#define ODD_RECORD_FILE_FORMAT_H

#include "record/record.h"
#include "oddtrick_format.h"

/* What a reader is given. It calls the taker for every fact, in the order of the file, and goes on after what is wrong:
 *   - contestants may come before, between or behind the results; so may title, scoring and settings;
 *   - ODD_FACT_BOARD before the results of a board whose dealer or vulnerability is not that of its number, then
 *     ODD_FACT_DEAL; a result's own vulnerability is in play.packed;
 *   - ODD_FACT_PLAY with both ids (letters and digits, at most 16; two players with a + between them), board and round,
 *     and play.seat[] as taker.seat() numbers the ids; behind it what is about it;
 *   - record.line is the line (or row) of the file, record.whole the text of that line if there is one;
 *   - all texts are UTF-8, in the file itself or in the arena: they last.
 * What the event has no fact for is an ODD_FACT_TAG, whose name is the format's, a colon, and its own: "pbn:Annotator". Names
 * without a colon are for all formats: site, club, director, scorer, program, time, session, table, remark. */
typedef struct odd_source {
    const char *bytes;
    size_t len;
    odd_arena *arena;
    odd_taker taker;
    const odd_host *host; /* may be NULL */
    bool strict;
    bool lenient; /* what cannot be read is left out, and the rest is read: see odd_source_wrong */
} odd_source;

/* What a writer may ask to be told, as often as it likes. */
enum {
    ODD_TELL_EVENT = 1 << 0, /* title, date, scoring, winners, vp, settings, tags */
    ODD_TELL_CONTESTANTS =
        1 << 1, /* pairs, teams or players, each with its phantom, numbers, carry-over, handicap,
                                      strat and tags behind it; then what is said of it: rank, total */
    ODD_TELL_MATCHES = 1 << 2, /* byes, line-ups, and what is said of matches */
    ODD_TELL_BOARDS = 1 << 3, /* by round and number: board (always, with dealer and vul), deal, what is about
                                      it; the results that stand, each with what is about it, its scores last */
    ODD_TELL_PENALTIES = 1 << 4,
    ODD_TELL_SESSIONS = 1 << 5, /* with boards: each session and its movements before its boards */
    ODD_TELL_ALL = (1 << 6) - 1
};

typedef struct odd_teller {
    void *owner;
    void (*tell)(void *owner, const odd_taker *taker, unsigned what);
} odd_teller;

typedef struct odd_target {
    odd_sink sink;
    odd_arena *arena; /* scratch */
} odd_target;

/* The writer of another program's format. A browser keeps events as logs: it reads those formats, and has no writers. */
#ifdef ODD_WITHOUT_WRITERS
#define ODD_WRITER(function) NULL
#else
#define ODD_WRITER(function) function
#endif

typedef struct odd_file_format {
    odd_format_info info;
    /* How sure it is that the bytes are its own: 0 not at all, 100 quite. Looks at the beginning only. */
    int (*detect)(const char *bytes, size_t len);
    void (*read)(odd_source *in);
    int (*write)(odd_target *out, const odd_teller *from, odd_error *error);
    /* The file in the standard form, with all that is in it; NULL if records say all. */
    int (*rewrite)(const odd_source *in, odd_target *out, odd_error *error);
} odd_file_format;

#endif
