/* What the parts of the reader of events as JSON share: json_values.c the small things, json_who.c who plays and the
 * standings, json_boards.c boards and results, json_read.c the rest. */
#ifndef ODD_EXCHANGE_JSON_JSON_EVENT_H
#define ODD_EXCHANGE_JSON_JSON_EVENT_H

#include "base/json.h"
#include "exchange/field_text.h"

enum { ODD_JR_UNKNOWN_MAX = 32 };

typedef struct odd_jsonin_reader {
    odd_source *in;
    odd_jsonin_bookmark mark;
    odd_said_kind unit; /* what the scores of boards are */
    odd_fact kind;      /* of contestants */
    bool listed;        /* there is a list of them */
    bool has_vp;
    odd_text unknown[ODD_JR_UNKNOWN_MAX]; /* names that were told */
    size_t unknown_count;
} odd_jsonin_reader;

#define ODD_JR_WRONG(r, j, place, warning, ...)                      \
    odd_source_wrong((r)->in, (warning), ODD_E_SYNTAX, (place).line, \
                     odd_jsonin_column(&(r)->mark, (j), (place)), __VA_ARGS__)

#define ODD_JR_REFUSE(r, j, place, ...)                                                                 \
    odd_source_refuse((r)->in, ODD_E_SYNTAX, (place).line, odd_jsonin_column(&(r)->mark, (j), (place)), \
                      __VA_ARGS__)

/* Where the next value begins. */
odd_jsonin_place odd_jr_place(odd_json *j);

/* Passes over a member that is not known, and says so once. */
void odd_jr_unknown(odd_jsonin_reader *r, odd_json *j, odd_text name, const char *where);

odd_record odd_jr_record(const odd_json *j, odd_fact fact);
void odd_jr_text(odd_jsonin_reader *r, odd_json *j, odd_fact fact);

/* A whole number from 0 on; what is none is told, and 0. */
int odd_jr_number(odd_jsonin_reader *r, odd_json *j, const char *expected);

/* False for null, too. */
bool odd_jr_amount(odd_jsonin_reader *r, odd_json *j, odd_amount *amount);

/* Texts of an array, or one text alone, with something between them; `none` stands for null. */
odd_text odd_jr_joined(odd_jsonin_reader *r, odd_json *j, const char *between, const char *none);

/* An id, or two players with a + between them if `both`. Empty if it is none, which is told. */
odd_text odd_jr_id(odd_jsonin_reader *r, odd_json *j, bool both);

/* NS7 of "NS" and 7; 7 without a direction. */
odd_text odd_jr_directed(odd_jsonin_reader *r, odd_text direction, odd_text id);

/* Tags, auctions and cards are kept until it is known what they are about. */
typedef struct odd_jr_note {
    odd_json at[3];
    bool there[3];
} odd_jr_note;

bool odd_jr_keep_note(odd_jr_note *n, odd_json *j, odd_text name);
void odd_jr_notes(odd_jsonin_reader *r, const odd_jr_note *n, const odd_record *about);
void odd_jr_tags(odd_jsonin_reader *r, odd_json j, odd_record about);

void odd_jr_score(odd_jsonin_reader *r, odd_json *j, odd_scores *s, odd_said_kind kind, int which);

void odd_jr_contestants(odd_jsonin_reader *r, odd_json *j, odd_fact kind);
void odd_jr_standings(odd_jsonin_reader *r, odd_json *j);
void odd_jr_boards(odd_jsonin_reader *r, odd_json *j);

/* The writer. */
int odd_jsonin_write(odd_target *out, const odd_teller *from, odd_error *error);

#endif
