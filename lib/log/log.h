/* The log of an event as text: reading it line by line, and writing it; the log of a session of rubber bridge or Chicago. */
#ifndef ODD_LOG_LOG_H
#define ODD_LOG_LOG_H

#include "base/arena.h"
#include "base/text.h"
#include "log/notation.h"
#include "oddtrick_event.h"
#include "record/record.h"

/* ==== The log of an event, as text. */

/* An id that was read before, and the number that the taker gave it. */
typedef struct odd_id_slot {
    uint64_t key;  /* its bytes; 0: free */
    uint32_t seat; /* the number */
    uint8_t len;   /* in bytes */
    uint8_t shift; /* makes the key from eight bytes that begin with the id */
} odd_id_slot;

typedef struct odd_ids {
    odd_id_slot *slots;
    size_t cap, count; /* cap is a power of two, or 0 */
    size_t last, step; /* of plain_lines.c, to guess the next slot */
} odd_ids;

/* Where a reader is: a log may be read in pieces. All zero at the start, but for the taker and the arena. */
typedef struct odd_log {
    odd_record_receiver taker;
    odd_arena *arena;
    uint32_t line; /* the number of the last one read */
    int session;   /* that the lines are about; 0: not said */
    int round;     /* 0: not said */
    int board;     /* 0: not said */
    odd_vul vul;   /* of the board */
    odd_text group;
    uint8_t *vuls;   /* by board, 1 more than the vulnerability that was said; NULL: of none */
    bool after_play; /* the last line, or one that belongs to it, is a traveller's */

    /* What is known of lines as nearly all are: see log/plain_lines.c. */
    odd_part_memo known;
    odd_ids ids[2];         /* that were read in each direction */
    odd_packed vul_bits[2]; /* of a result of North-South, and of East-West */
    odd_plain plain;        /* results that were not given to the taker yet */
} odd_log;

/* A line that is not ordinary, and how many ordinary ones come before it in its part. */
typedef struct odd_plain_stop {
    size_t at, count;
} odd_plain_stop;

enum { ODD_PLAIN_STOPS = 512 };

/* The ordinary lines of a part of a log, which are read while nothing of what comes before it is known. The caller gives
 * the text, which begins with a line, and arrays. */
typedef struct odd_plain_part {
    const char *text;
    size_t len, readable; /* of the part, and of the whole text from here on */
    uint32_t *seat[2];    /* by direction, of each ordinary line */
    odd_packed *result;   /* without the vulnerability */
    size_t cap, count;
    odd_part_memo known; /* results, more than the log knows */
    odd_plain_stop stops[ODD_PLAIN_STOPS];
    size_t stop_count;
    size_t scanned; /* bytes; what follows was not looked at */
} odd_plain_part;

/* Reads the ordinary lines of a part whose ids the log knows. Changes the part alone: many parts may be read at once. */
void odd_plain_scan(const odd_log *log, odd_plain_part *part);

/* A result with the vulnerability of its board. */
static inline odd_packed odd_plain_vulnerable(const odd_packed vul_bits[2], odd_packed result) {
    return (odd_packed)(result | vul_bits[result >> 12 & 1]);
}

/* Reads the first line of the text alone, and returns its bytes, with its end. */
size_t odd_log_read_one(odd_log *log, const char *text, size_t len);

/* Reads all lines of the text and gives each fact to the taker. */
void odd_log_read(odd_log *log, const char *text, size_t len);

/* Reads the ordinary lines of a traveller that stand here, up to the first with a word that was not met before, and
 * keeps their results. Returns the bytes that they have. Of the text, `readable` bytes may be read. */
size_t odd_plain_read(odd_log *log, const char *text, size_t readable);

/* Remembers the words of such a line. */
void odd_plain_learn(odd_log *log, const odd_record *r, odd_text result, size_t readable);

/* Gives the results that were kept to the taker. */
void odd_plain_give(odd_log *log);

/* How many bytes from here on are an id: letters and digits, and in an individual a plus between two. */
size_t odd_log_id(const char *text, size_t len);

/* ==== The event's own log as a format: see record/record.h. */

extern const odd_file_format odd_format_event;

/* Writes records as lines of a log, in the order in which they come. All zero at the start, but for the sink. */
typedef struct odd_native {
    odd_sink sink;
    bool started;
    int session, round, board; /* of the lines above; 0: none */
    odd_text group;
    bool after_play;
    uint64_t unusual; /* boards, by number modulo 64, with a dealer or a vulnerability of their own */
} odd_native;

odd_record_receiver odd_native_taker(odd_native *w);

/* Writes results as the log of a rubber or a Chicago. All zero at the start, but for the first three; the file is read
 * twice, with pass 0 and 1. */
typedef struct odd_native_session {
    odd_sink sink;
    odd_error *error; /* what is wrong first; may be NULL */
    odd_session_kind kind;
    int pass;
    int code; /* of what is wrong first */
    bool started;
    odd_text title, id[2], names[2]; /* of North-South and East-West of the first result */
} odd_native_session;

odd_record_receiver odd_native_session_taker(odd_native_session *w);

/* ==== The words for scores that a file itself gives. */

/* "score" "mp" "imps" "percent" "vp" "rank" "boards" */
extern const char *const odd_stated_words[ODD_STATED_COUNT];

/* ==== What the readers of the lines of a log share: the line, the record that becomes of it, and its parts. */

typedef struct odd_line_reader {
    odd_log *log;
    odd_scan s;    /* the line, without its comment */
    size_t behind; /* bytes of the text behind the line */
    odd_record record;
    odd_error error;
} odd_line_reader;

/* Say what is wrong, at that byte or at the next one that is no blank; and the code again. */
int odd_line_fail(odd_line_reader *r, size_t at, int code, const char *message);
int odd_line_fail_here(odd_line_reader *r, const char *message);

/* Parts of lines. */
int odd_line_expect_end(odd_line_reader *r, const char *message);
bool odd_line_ends_at(const odd_line_reader *r, size_t at);
int odd_line_id(odd_line_reader *r, int which, const char *message);
odd_text odd_line_rest(odd_line_reader *r);
bool odd_line_seat(odd_line_reader *r, odd_seat *seat);
int odd_line_number(odd_line_reader *r, const char *message); /* 1 to 9999, into the record's number */
bool odd_line_void(odd_line_reader *r);                       /* "void" is the last word of the line */

/* Takes the escapes out of a text: \x23 is a '#', which otherwise starts a comment, \x0a the end of a line. */
int odd_line_unescape(odd_line_reader *r, odd_text *text);

/* Lines whose text goes to the end. */
int odd_line_text(odd_line_reader *r);

/* Lines from which nothing is computed: see log/log_notes.c. */
int odd_line_numbers(odd_line_reader *r);
int odd_line_deal(odd_line_reader *r);
int odd_line_auction(odd_line_reader *r);
int odd_line_cards(odd_line_reader *r);
int odd_line_tag(odd_line_reader *r);
int odd_line_about(odd_line_reader *r);
int odd_line_stated(odd_line_reader *r);
int odd_line_total(odd_line_reader *r);
int odd_line_match(odd_line_reader *r);

/* Lines about sessions and movements: see log/log_movement.c. */
int odd_line_session(odd_line_reader *r);
int odd_line_combine(odd_line_reader *r);
int odd_line_movement(odd_line_reader *r);
int odd_line_from(odd_line_reader *r);
int odd_line_row(odd_line_reader *r);
int odd_line_seated(odd_line_reader *r);
int odd_line_unplayed(odd_line_reader *r);

/* ==== Reading a log bit by bit, for those who need not keep it. */

typedef struct odd_reader {
    odd_session *out;
    odd_lines lines;   /* of the log */
    odd_scan s;        /* one line, up to its end or comment */
    size_t line_start; /* where the line's first word begins */
    bool headed;       /* there was a heading */
    bool forgets;      /* items are taken out of the session again, so that none can be corrected */
    bool stopped;      /* at a correction, which is then left unread */
    int line;
    odd_error *errors;
    size_t errors_cap;
    int first_code;
    odd_part_memo known; /* parts of results */
} odd_reader;

/* Starts with an empty session; the parameters are those of odd_session_read. */
void odd_reader_start(odd_reader *r, odd_session *out, odd_session_kind kind, odd_item *items,
                      odd_error *errors, size_t errors_cap, const char *text, size_t len);

/* Reads until the session has that many items, or up to the end of the log: then it returns false. */
bool odd_reader_fill(odd_reader *r, size_t items);

#endif
