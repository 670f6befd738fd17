/* The text form of logs: reads and writes the log of an event line by line; reads the log of a session of
 * rubber bridge or Chicago. */
#ifndef ODD_LOG_LOG_H
#define ODD_LOG_LOG_H

#include "base/arena.h"
#include "base/text.h"
#include "log/notation.h"
#include "oddtrick_event.h"
#include "record/record.h"

/* ==== The log of an event. */

/* An id that was read before, and the number that the receiver gave it. */
typedef struct odd_id_slot {
    uint64_t key;  /* its bytes and the blank after them; 0: free */
    uint32_t seat; /* the receiver's number */
    uint8_t len;   /* of both, in bytes */
    uint8_t shift; /* makes the key from the eight bytes that start at the id */
} odd_id_slot;

typedef struct odd_ids {
    odd_id_slot *slots;
    size_t cap, count; /* cap is a power of two, or 0 */
    size_t last, step; /* used by plain_lines.c to predict the next slot */
} odd_ids;

/* A result that was read before, recognized by all of its bytes at once. A reader of long texts has a table of
 * them. */
typedef struct odd_seen_result {
    uint64_t start; /* its first eight bytes; 0 in an empty slot */
    uint64_t rest;  /* its other bytes, its length, and in the two highest bytes the result as packed */
} odd_seen_result;

enum { ODD_SEEN_BITS = 12, ODD_SEEN_SLOTS = 1 << ODD_SEEN_BITS };

/* The state of a reader: a log may be read in pieces. Initially zero, except the receiver and the arena. */
typedef struct odd_log {
    odd_record_receiver taker;
    odd_arena *arena;
    uint32_t line; /* the number of the last line */
    int session;   /* of the lines that follow; 0: not stated */
    int round;     /* 0: not stated */
    int board;     /* 0: not stated */
    odd_vul vul;   /* of the board */
    odd_text group;
    uint8_t *vuls;   /* by board: the stated vulnerability plus 1; NULL: none stated */
    bool after_play; /* the last line is a traveller's, or belongs to one */

    /* For ordinary lines: see log/plain_lines.c. */
    odd_part_memo known;
    odd_seen_result *seen;  /* from the first long text on; otherwise NULL */
    odd_ids ids[2];         /* by direction: ids that were read */
    odd_packed vul_bits[2]; /* of a result of North-South, of East-West */
    odd_plain plain;        /* results that were not sent to the receiver yet */
} odd_log;

/* A line that is not ordinary, and the number of ordinary lines before it in its part. */
typedef struct odd_plain_stop {
    size_t at, count;
} odd_plain_stop;

enum { ODD_PLAIN_STOPS = 512 };

/* The ordinary lines of a part of a log. They are read without knowledge of the lines before the part. The
 * caller provides the text, which begins at the start of a line, and the arrays. */
typedef struct odd_plain_part {
    const char *text;
    size_t len, readable; /* of the part; of the whole text from here on */
    uint32_t *seat[2];    /* by direction and ordinary line */
    odd_packed *result;   /* without the vulnerability */
    size_t cap, count;
    odd_seen_result *seen; /* of the caller; NULL: none */
    odd_part_memo known;   /* parts of results, in addition to those of the log */
    odd_plain_stop stops[ODD_PLAIN_STOPS];
    size_t stop_count;
    size_t scanned; /* bytes; the rest was not read */
} odd_plain_part;

/* Reads the ordinary lines of a part whose ids the log knows. Changes only the part: several parts may be
 * read in parallel. */
void odd_plain_scan(const odd_log *log, odd_plain_part *part);

/* Returns a result with the vulnerability of its board. */
static inline odd_packed odd_plain_vulnerable(const odd_packed vul_bits[2], odd_packed result) {
    return (odd_packed)(result | vul_bits[result >> 12 & 1]);
}

/* Reads the first line of the text. Returns its length in bytes, including its end. */
size_t odd_log_read_one(odd_log *log, const char *text, size_t len);

/* Reads all lines of the text and sends their facts to the receiver. */
void odd_log_read(odd_log *log, const char *text, size_t len);

/* Reads the ordinary lines at the start of the text, up to the first line with a word that is new, and keeps
 * their results. Returns their length in bytes. The first `readable` bytes of the text may be read. */
size_t odd_plain_read(odd_log *log, const char *text, size_t readable);

/* Remembers the words of such a line. */
void odd_plain_learn(odd_log *log, const odd_record *r, odd_text result, size_t readable);

/* Sends the kept results to the receiver. */
void odd_plain_give(odd_log *log);

/* Returns the length of the id at the start of the text: letters and digits and, in an individual, a plus
 * between two ids. */
size_t odd_log_id(const char *text, size_t len);

/* ==== The log of an event as a file format: see record/record.h. */

extern const odd_file_format odd_format_event;

/* Writes records as lines of a log, in the order in which they arrive. Initially zero, except the sink. */
typedef struct odd_native {
    odd_sink sink;
    bool started;
    int session, round, board; /* of the previous lines; 0: none */
    odd_text group;
    bool after_play;
    uint64_t unusual; /* boards, by number modulo 64, with a dealer or a vulnerability of their own */
} odd_native;

odd_record_receiver odd_native_taker(odd_native *w);

/* Writes results as the log of a rubber or a Chicago. Initially zero, except the first three members; the
 * file is read twice, with pass 0 and 1. */
typedef struct odd_native_session {
    odd_sink sink;
    odd_error *error; /* the first error; may be NULL */
    odd_session_kind kind;
    int pass;
    int code; /* of the first error */
    bool started;
    odd_text title, id[2], names[2]; /* of North-South and East-West of the first result */
} odd_native_session;

odd_record_receiver odd_native_session_taker(odd_native_session *w);

/* ==== Words for the scores that a file states. */

/* "score" "mp" "imps" "percent" "vp" "rank" "boards" */
extern const char *const odd_stated_words[ODD_STATED_COUNT];

/* ==== Readers of the lines of a log: the line, its record, and its parts. */

typedef struct odd_line_reader {
    odd_log *log;
    odd_scan s;    /* the line, without its comment */
    size_t behind; /* bytes of the text after the line */
    odd_record record;
    odd_error error;
} odd_line_reader;

/* Report an error at that byte, or at the next one that is not a blank. Return its code. */
int odd_line_fail(odd_line_reader *r, size_t at, int code, const char *message);
int odd_line_fail_here(odd_line_reader *r, const char *message);

/* Read parts of lines. */
int odd_line_expect_end(odd_line_reader *r, const char *message);
bool odd_line_ends_at(const odd_line_reader *r, size_t at);
int odd_line_id(odd_line_reader *r, int which, const char *message);
odd_text odd_line_rest(odd_line_reader *r);
bool odd_line_seat(odd_line_reader *r, odd_seat *seat);
int odd_line_number(odd_line_reader *r, const char *message); /* 1 to 9999, into the record's number */
bool odd_line_void(odd_line_reader *r);                       /* "void" is the last word of the line */

/* Replaces the escapes in a text: \x23 is a '#', which otherwise starts a comment, \x0a is the end of a
 * line. */
int odd_line_unescape(odd_line_reader *r, odd_text *text);

/* Reads a text up to the end of the line. */
int odd_line_text(odd_line_reader *r);

/* Read lines that do not affect scores: see log/log_notes.c. */
int odd_line_numbers(odd_line_reader *r);
int odd_line_deal(odd_line_reader *r);
int odd_line_auction(odd_line_reader *r);
int odd_line_cards(odd_line_reader *r);
int odd_line_tag(odd_line_reader *r);
int odd_line_about(odd_line_reader *r);
int odd_line_stated(odd_line_reader *r);
int odd_line_total(odd_line_reader *r);
int odd_line_match(odd_line_reader *r);

/* Read lines about sessions and movements: see log/log_movement.c. */
int odd_line_session(odd_line_reader *r);
int odd_line_combine(odd_line_reader *r);
int odd_line_movement(odd_line_reader *r);
int odd_line_from(odd_line_reader *r);
int odd_line_row(odd_line_reader *r);
int odd_line_seated(odd_line_reader *r);
int odd_line_unplayed(odd_line_reader *r);

/* ==== Reading the log of a session in steps, for callers that need not keep it. */

typedef struct odd_reader {
    odd_session *out;
    odd_lines lines;   /* of the log */
    odd_scan s;        /* one line, without its comment */
    size_t line_start; /* where the line's first word begins */
    bool headed;       /* there was a heading */
    odd_side said[2];  /* the directions that lines of names give They and We */
    bool forgets;      /* items are removed from the session again: they cannot be corrected */
    bool stopped;      /* at a correction, which was not read */
    int line;
    odd_error *errors;
    size_t errors_cap;
    int first_code;
    odd_part_memo known; /* parts of results */
} odd_reader;

/* Starts with an empty session. The parameters are the same as those of odd_session_read. */
void odd_reader_start(odd_reader *r, odd_session *out, odd_session_kind kind, odd_item *items,
                      odd_error *errors, size_t errors_cap, const char *text, size_t len);

/* Reads until the session has that many items. Returns false at the end of the log. */
bool odd_reader_fill(odd_reader *r, size_t items);

#endif
