/* Small functions that the readers and writers of text formats share. Knows no format. */
#ifndef ODD_EXCHANGE_FIELD_TEXT_H
#define ODD_EXCHANGE_FIELD_TEXT_H

#include "base/hash.h"
#include "base/out.h"
#include "base/text.h"
#include "oddtrick_event.h"
#include "record/record.h"

/* ==== Records, problems and texts */

/* Sends a fact to the receiver of the file's records. */
static inline void odd_source_give(const odd_source *in, const odd_record *record) {
    in->taker.take(in->taker.owner, record);
}

/* Numbers the ids of a result in the order of its seats. */
void odd_source_seat(const odd_source *in, odd_record *play);

/* The scores that a file states about one thing, by kind and side. */
typedef struct odd_scores {
    odd_amount amount[ODD_STATED_COUNT][2];
    bool there[ODD_STATED_COUNT][2];
} odd_scores;

/* Sends a record for each kind of score that is set. */
void odd_source_scores(const odd_source *in, const odd_scores *scores, odd_record about);

/* Adds the scores of a record. */
void odd_scores_keep(odd_scores *scores, const odd_stated_score *said);

/* Reports that an item of the file - a row, a hand, a game - at that place cannot be read; or, as a warning, that it is doubtful.
 * The reader leaves the item out and continues. In a lenient reading, the event is scored without the item; otherwise this is an
 * error. */
void odd_source_wrong(const odd_source *in, bool warning, int code, uint32_t line, int column,
                      const char *format, ...) __attribute__((format(printf, 6, 7)));
void odd_source_problem(const odd_source *in, const odd_error *error, bool warning);

/* Reports that the whole file cannot be read, even leniently. */
void odd_source_refuse(const odd_source *in, int code, uint32_t line, int column, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* Returns a text as UTF-8, in the arena if it had to be converted. Bytes that are not UTF-8 count as Windows-1252, which includes
 * the letters of Latin-1. */
odd_text odd_source_utf8(const odd_source *in, odd_text bytes);

/* Returns a copy in the arena; empty if memory runs out. */
odd_text odd_source_keep(const odd_source *in, odd_text text);

/* Joins two texts with a separator, in a buffer; empty if the buffer is NULL. */
odd_text odd_text_join(char *to, odd_text a, const char *between, odd_text b);

/* Joins two texts with a separator, in the arena; empty if memory runs out. */
odd_text odd_source_join(const odd_source *in, odd_text a, const char *between, odd_text b);

/* The same, without the separator if one of the texts is empty. */
odd_text odd_source_join_some(const odd_source *in, odd_text a, const char *between, odd_text b);

/* A buffer that is reused. */
typedef struct odd_reused_text {
    char *text;
    size_t cap;
} odd_reused_text;

/* Returns room for so many bytes, valid until the next call; NULL if memory runs out. */
char *odd_reused_text_room(odd_reused_text *scratch, odd_arena *arena, size_t need);

/* As odd_source_join_some; the text is valid until the next call with the same buffer. */
odd_text odd_join_some(odd_reused_text *joined, const odd_source *in, odd_text a, const char *between,
                       odd_text b);

/* Converts a date to the form of a log, 2026-11-17: from 17/11/2026, 17.11.2026, 2026.11.17 and the like, with or without a time after
 * it. Returns false and the same text if it is not a date. */
bool odd_source_date(const odd_source *in, odd_text *date);

/* Returns an id after its direction, NS or EW, if both directions may have the number. The text is in the arena; if memory runs out,
 * it is the id itself. */
odd_text odd_directed_id(odd_arena *arena, const char *direction, odd_text id);

/* Returns a text without the quotes around it, if it has any. */
odd_text odd_text_unquote(odd_text text);

/* Returns whether a value of a database means yes: 1, true, yes, or Access's -1. */
bool odd_text_yes(odd_text text);

/* Returns a text as a whole number from 0 to most; -1 if it is not one. */
int odd_text_number(odd_text text, int most);

/* Parses a text that is an amount as other programs write it: it may have a decimal comma, and more digits than an odd_amount, which
 * are rounded. */
bool odd_text_amount(odd_amount *out, odd_text text);

/* Returns whether a text is an id as in a log: at most 16 letters and digits; or, if `both`, two ids with a + between them. */
bool odd_text_is_id(odd_text text, bool both);

/* ==== Writing */
void odd_target_text(const odd_target *out, odd_text text);
void odd_target_string(const odd_target *out, const char *text);
void odd_target_format(const odd_target *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Reports how many of something are lost, if any. */
void odd_target_report_loss(const odd_target *out, size_t count, const char *one, const char *many);

/* ---- Adjusted scores --------------------------------------------------------------------------- */

/* Converts an adjusted score to the form of a log, 60%/40% or ave+/ave-: from 60/40, 60%-40%, 57.5:42.5, A60/40, A6040, Ave+/Ave-, A+A-,
 * A+-. North-South's is first. *alone is set if the text has only theirs, A+; East-West then get the opposite. Returns false if the
 * text is not an adjusted score. */
bool odd_adjusted_put(odd_writer *w, odd_text text, bool *alone);

/* Converts two percentages with any separator, in a field that cannot have anything else: A6040, A100 0. */
bool odd_artificial_put(odd_writer *w, odd_text text);

/* Return whether a text says that everybody passed, or that the board was not played. */
bool odd_says_passed(odd_text text);
bool odd_says_unplayed(odd_text text);

/* ---- Facts that a writer cannot express -------------------------------------------------------- */

typedef struct odd_losses {
    size_t counts[ODD_FACT_COUNT];
} odd_losses;

/* Reports how many facts of each kind were counted. */
void odd_losses_report(const odd_losses *lost, const odd_target *out);

/* Lets the source send its records to a writer that does not number contestants. */
typedef void odd_take(void *owner, const odd_record *record);
void odd_send_records(const odd_record_source *from, unsigned what, void *owner, odd_take *take);

/* ==== A pool of texts, each identified by a number of 32 bits. A short text takes one byte more than its length. */

typedef struct odd_text_pool {
    char **pieces; /* of memory, which never move: texts last as long as the arena */
    size_t count, cap;
    size_t used; /* of the last one */
} odd_text_pool;

/* Stores a copy. Returns its place, which is never 0; 0 if memory runs out. */
uint32_t odd_text_pool_add(odd_text_pool *kept, odd_arena *arena, odd_text text);

/* Returns the text at a place; empty for 0. */
odd_text odd_text_pool_text(const odd_text_pool *kept, uint32_t place);

/* Writes a number that is nearly always small in bytes of seven bits, the lowest first; all but the last have the eighth bit set. Returns
 * the end of the bytes. */
enum { ODD_COUNT_MAX = 10 };
uint8_t *odd_count_put(uint8_t *to, uint64_t number);

/* Reads such a number, and sets the end of its bytes. */
static inline const uint8_t *odd_count_take(const uint8_t *from, uint64_t *number) {
    *number = *from & 0x7F;
    for (int shift = 7; *from++ > 0x7F; shift += 7)
        *number |= (uint64_t)(*from & 0x7F) << shift;
    return from;
}

/* ==== An index of texts: each different text has a number. */

typedef struct odd_index {
    odd_text_pool texts;
    uint32_t *places; /* of the texts, from 0, in the order in which they were added */
    size_t count, cap;
    odd_lookup slots; /* by text */
} odd_index;

/* Returns the number of a text, and sets whether it is new; stores a copy of a new one. ODD_NOBODY if memory runs out. */
uint32_t odd_index_add(odd_index *index, odd_arena *arena, odd_text text, bool *is_new);

/* Returns the number of a text; ODD_NOBODY if it was not added. */
uint32_t odd_index_find(const odd_index *index, odd_text text);

/* Returns the text with a number, valid as long as the arena. */
odd_text odd_index_text(const odd_index *index, size_t number);

/* ==== Sessions and movements as lines of a log, for formats that have no other place for them. (plan_lines.c) */

typedef struct odd_plan_lines {
    odd_arena *arena;
    odd_text *list;
    size_t count, cap;
    size_t movements;
    bool settings; /* settings that a movement would determine are lines, too */
    bool
        several; /* sessions: a format whose boards have no sessions, or which has no ids, cannot have them */
    bool no_memory;
} odd_plan_lines;

/* Collects the lines of an event; for formats without settings, also the settings that a movement would determine. */
odd_plan_lines odd_plan_lines_of(const odd_record_source *from, odd_arena *arena, bool settings);

/* Returns whether a movement would determine a setting: the number of boards of a match, which an IMP slip needs. */
bool odd_plan_setting(odd_text name);

/* Reports that movements are lost if there are several sessions. */
void odd_plan_lines_report_losses(const odd_plan_lines *p, const odd_target *out);

/* Returns a record as a line: "session 2 Final", "movement howell pairs 10 boards 27", "row 1 1 10 1 1-3"; empty for any other fact, or if
 * memory runs out. */
odd_text odd_plan_line(odd_arena *arena, const odd_record *r);

/* Sends the record of such a line; *session is the number of the last session line. Returns false for any other line. */
bool odd_plan_line_read(const odd_source *in, odd_text line, uint32_t number, int *session);

#endif
