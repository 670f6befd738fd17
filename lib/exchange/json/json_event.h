/* Shared by the parts of the reader of events as JSON: json_values.c reads values, json_contestants.c contestants and
 * standings, json_boards.c boards and results, json_read.c the rest. */
#ifndef ODD_EXCHANGE_JSON_JSON_EVENT_H
#define ODD_EXCHANGE_JSON_JSON_EVENT_H

#include "base/json.h"
#include "exchange/field_text.h"

enum { ODD_JR_UNKNOWN_MAX = 32 };

typedef struct odd_jsonin_reader {
    odd_source *in;
    odd_jsonin_bookmark mark;
    odd_stated_kind unit; /* the kind of the boards' scores */
    odd_fact kind;        /* of contestants */
    bool listed;          /* there is a list of them */
    bool has_vp;
    odd_text unknown[ODD_JR_UNKNOWN_MAX]; /* names that were reported */
    size_t unknown_count;
} odd_jsonin_reader;

#define ODD_JR_WRONG(r, j, place, warning, ...)                      \
    odd_source_wrong((r)->in, (warning), ODD_E_SYNTAX, (place).line, \
                     odd_jsonin_column(&(r)->mark, (j), (place)), __VA_ARGS__)

#define ODD_JR_REFUSE(r, j, place, ...)                                                                 \
    odd_source_refuse((r)->in, ODD_E_SYNTAX, (place).line, odd_jsonin_column(&(r)->mark, (j), (place)), \
                      __VA_ARGS__)

/* Returns the place where the next value begins. */
odd_jsonin_place odd_jr_place(odd_json *j);

/* Skips an unknown member, and reports it once. */
void odd_jr_unknown(odd_jsonin_reader *r, odd_json *j, odd_text name, const char *where);

odd_record odd_jr_record(const odd_json *j, odd_fact fact);
void odd_jr_text(odd_jsonin_reader *r, odd_json *j, odd_fact fact);

/* Reads a whole number from 0 on; anything else is reported, and read as 0. */
int odd_jr_number(odd_jsonin_reader *r, odd_json *j, const char *expected);

/* False for null, too. */
bool odd_jr_amount(odd_jsonin_reader *r, odd_json *j, odd_amount *amount);

/* Joins the texts of an array, or takes a single text; `none` replaces null. */
odd_text odd_jr_joined(odd_jsonin_reader *r, odd_json *j, const char *between, const char *none);

/* Reads an id, or two players with a + between them if `both`. Empty, after a report, if it is not an id. */
odd_text odd_jr_id(odd_jsonin_reader *r, odd_json *j, bool both);

/* Returns NS7 for "NS" and 7; 7 without a direction. */
odd_text odd_jr_directed(odd_jsonin_reader *r, odd_text direction, odd_text id);

/* Tags, auctions and cards are stored until it is known what they are about. */
typedef struct odd_jr_note {
    odd_json at[3];
    bool there[3];
} odd_jr_note;

bool odd_jr_keep_note(odd_jr_note *n, odd_json *j, odd_text name);
void odd_jr_notes(odd_jsonin_reader *r, const odd_jr_note *n, const odd_record *about);
void odd_jr_tags(odd_jsonin_reader *r, odd_json j, odd_record about);

void odd_jr_score(odd_jsonin_reader *r, odd_json *j, odd_scores *s, odd_stated_kind kind, int which);

void odd_jr_contestants(odd_jsonin_reader *r, odd_json *j, odd_fact kind);
void odd_jr_standings(odd_jsonin_reader *r, odd_json *j);
void odd_jr_boards(odd_jsonin_reader *r, odd_json *j);

/* The writer. */
int odd_jsonin_write(odd_target *out, const odd_record_source *from, odd_error *error);

/* ---- Writing ----------------------------------------------------------------------------------- */

/* A tag, an auction or cards. */
typedef struct odd_jw_note {
    odd_fact fact;
    odd_seat first;
    odd_text name, text;
    uint32_t next; /* of tags: the next of the same name, by index + 1 */
    bool told;     /* written together with another one of the same name */
} odd_jw_note;

typedef struct odd_jw_row {
    odd_text id;
    odd_side direction;
    odd_scores s;
} odd_jw_row;

enum { ODD_JW_ROOM = 1024, ODD_JW_PIECE = 512 };

typedef struct odd_jsonin_writer {
    odd_target *out;
    odd_out text; /* text that was not passed to the target yet */
    char room[ODD_JW_ROOM];
    bool open;          /* the object that the records are about is still open */
    bool listed;        /* the list is not empty */
    odd_record r;       /* that thing */
    odd_record more[4]; /* of a contestant: phantom, strat, carry-over, handicap */
    bool there[4];      /* which of them */
    odd_text numbers;
    odd_scores s;
    odd_jw_note *notes;
    size_t note_count, note_cap;
    odd_jw_row *rows; /* the standings */
    size_t row_count, row_cap;
    int board; /* that is open */
    odd_stated_kind unit;
    bool has_vp, no_memory;
} odd_jsonin_writer;

void odd_jw_begin(odd_jsonin_writer *w, odd_target *out);
void odd_jw_end(odd_jsonin_writer *w);

/* Writes text of less than ODD_JW_PIECE bytes unchanged. */
void odd_jw_raw(odd_jsonin_writer *w, const char *text);

/* Begins an element of a list; the second function begins it on a new line, with its opening bracket. */
void odd_jw_next(odd_jsonin_writer *w);
void odd_jw_line(odd_jsonin_writer *w, int blanks, const char *bracket);
void odd_jw_string(odd_jsonin_writer *w, odd_text text);
void odd_jw_number(odd_jsonin_writer *w, odd_amount amount, int least);

/* Members. */
void odd_jw_key(odd_jsonin_writer *w, const char *key);
void odd_jw_key_of(odd_jsonin_writer *w, odd_text key); /* that people chose */
void odd_jw_text(odd_jsonin_writer *w, const char *key, odd_text text);
void odd_jw_word(odd_jsonin_writer *w, const char *key, const char *word);
void odd_jw_int(odd_jsonin_writer *w, const char *key, int number);
void odd_jw_amount(odd_jsonin_writer *w, const char *key, odd_amount amount, int least);
void odd_jw_direction(odd_jsonin_writer *w, odd_side direction);

/* Writes a stored score; null if there is none. */
void odd_jw_stated(odd_jsonin_writer *w, const char *key, odd_stated_kind kind, int which, int least);

/* Begins a member that is an object or a list. */
void odd_jw_open(odd_jsonin_writer *w, const char *key, char bracket);

/* Notes are stored until the object that they are about is written. */
bool odd_jw_is_note(const odd_record *r);
void odd_jw_keep_note(odd_jsonin_writer *w, const odd_record *r);
void odd_jw_notes(odd_jsonin_writer *w);

#endif
