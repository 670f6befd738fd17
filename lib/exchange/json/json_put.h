/* Writing events as JSON: values, and what may stand with anything. */
#ifndef ODD_EXCHANGE_JSON_JSON_PUT_H
#define ODD_EXCHANGE_JSON_JSON_PUT_H

#include "exchange/json/json_event.h"

/* A tag, an auction or cards. */
typedef struct odd_jw_note {
    odd_fact fact;
    odd_seat first;
    odd_text name, text;
    uint32_t next; /* of tags: the next of the same name, by index + 1 */
    bool told;     /* with another one of its name */
} odd_jw_note;

typedef struct odd_jw_row {
    odd_text id;
    odd_side direction;
    odd_scores s;
} odd_jw_row;

typedef struct odd_jsonin_writer {
    odd_target *out;
    bool comma;         /* before the next value */
    bool open;          /* the thing that records are about is not closed yet */
    bool listed;        /* something stands in the list */
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
    odd_said_kind unit;
    bool has_vp, no_memory;
} odd_jsonin_writer;

void odd_jw_raw(odd_jsonin_writer *w, const char *text);

/* A comma if one is needed, and what stands between it and the value. */
void odd_jw_comma(odd_jsonin_writer *w, const char *between);
void odd_jw_string(odd_jsonin_writer *w, odd_text text);
void odd_jw_number(odd_jsonin_writer *w, odd_amount amount, int least);

/* Members. */
void odd_jw_key(odd_jsonin_writer *w, const char *key);
void odd_jw_text(odd_jsonin_writer *w, const char *key, odd_text text);
void odd_jw_word(odd_jsonin_writer *w, const char *key, const char *word);
void odd_jw_int(odd_jsonin_writer *w, const char *key, int number);
void odd_jw_amount(odd_jsonin_writer *w, const char *key, odd_amount amount, int least);
void odd_jw_direction(odd_jsonin_writer *w, odd_side direction);

/* A score that was kept; null if there is none. */
void odd_jw_said(odd_jsonin_writer *w, const char *key, odd_said_kind kind, int which, int least);

/* Objects and lists. */
void odd_jw_open(odd_jsonin_writer *w, const char *key, const char *bracket);
void odd_jw_close(odd_jsonin_writer *w, const char *bracket);

/* Notes are kept until the thing that they are about is written. */
bool odd_jw_is_note(const odd_record *r);
void odd_jw_keep_note(odd_jsonin_writer *w, const odd_record *r);
void odd_jw_notes(odd_jsonin_writer *w);

#endif
