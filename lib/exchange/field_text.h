/* Small functions that the readers and writers of text formats share. Knows no format. */
#ifndef ODD_EXCHANGE_FIELD_TEXT_H
#define ODD_EXCHANGE_FIELD_TEXT_H

#include "base/hash.h"
#include "base/out.h"
#include "base/text.h"
#include "oddtrick_event.h"
#include "record/record.h"

/* ==== Small things that the readers and writers of text formats share. Knows no format. */

/* Sends a fact to the receiver of the file's records. */
static inline void odd_source_give(const odd_source *in, const odd_record *record) {
    in->taker.take(in->taker.owner, record);
}

/* Has the ids of a result numbered, as they sit at its table. */
void odd_source_seat(const odd_source *in, odd_record *play);

/* Scores that a file states about something: by kind, and of both sides where there are two. */
typedef struct odd_scores {
    odd_amount amount[ODD_STATED_COUNT][2];
    bool there[ODD_STATED_COUNT][2];
} odd_scores;

/* Gives a record for each kind of score that is there. */
void odd_source_scores(const odd_source *in, const odd_scores *scores, odd_record about);

/* Keeps the scores of a record. */
void odd_scores_keep(odd_scores *scores, const odd_stated_score *said);

/* Says that an item of the file - a row, a hand, a game - cannot be read, at that place; or, as a warning, that it is
 * doubtful. The reader leaves the item out and goes on. Where the file is read leniently the event is scored without it;
 * otherwise that is an error. */
void odd_source_wrong(const odd_source *in, bool warning, int code, uint32_t line, int column,
                      const char *format, ...) __attribute__((format(printf, 6, 7)));
void odd_source_problem(const odd_source *in, const odd_error *error, bool warning);

/* Says that the file as a whole cannot be read, however leniently. */
void odd_source_refuse(const odd_source *in, int code, uint32_t line, int column, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* The same bytes as UTF-8, in the arena if they had to be converted: what is not UTF-8 is taken for Windows-1252, of which
 * Latin-1 is a part. */
odd_text odd_source_utf8(const odd_source *in, odd_text bytes);

/* A copy in the arena; empty without memory. */
odd_text odd_source_keep(const odd_source *in, odd_text text);

/* Two texts with another one between them, in a buffer; empty if that is NULL. */
odd_text odd_text_join(char *to, odd_text a, const char *between, odd_text b);

/* Two texts with another one between them, in the arena; empty without memory. */
odd_text odd_source_join(const odd_source *in, odd_text a, const char *between, odd_text b);

/* The same, but if one of them is empty, the other one alone. */
odd_text odd_source_join_some(const odd_source *in, odd_text a, const char *between, odd_text b);

/* Memory that is used again and again. */
typedef struct odd_reused_text {
    char *text;
    size_t cap;
} odd_reused_text;

/* Room for so many bytes, valid until the next call; NULL without memory. */
char *odd_reused_text_room(odd_reused_text *scratch, odd_arena *arena, size_t need);

/* The same as odd_source_join_some, until others are joined there. */
odd_text odd_joined_some(odd_reused_text *joined, const odd_source *in, odd_text a, const char *between,
                         odd_text b);

/* Writes a date as a log has it, 2026-11-17: of 17/11/2026, 17.11.2026, 2026.11.17 and the like, with a time behind it or
 * without. False, and the same text, if it is none. */
bool odd_source_date(const odd_source *in, odd_text *date);

/* An id with its direction before it, NS or EW, where there may be another one of the same number. In the arena; the id
 * itself if there is no memory. */
odd_text odd_directed_id(odd_arena *arena, const char *direction, odd_text id);

/* Without the quotes around it, if there are any. */
odd_text odd_text_unquote(odd_text text);

/* Whether it says yes, as databases do: 1, true, yes, or Access' -1. */
bool odd_text_yes(odd_text text);

/* A text as a whole number from 0 to most; -1 if it is not one. */
int odd_text_number(odd_text text, int most);

/* An amount that is all of a text, as programs write them: with a comma for the point, and with more digits than an
 * amount has, which are rounded. */
bool odd_text_amount(odd_amount *out, odd_text text);

/* An id that a log can have: at most 16 letters and digits; two with a + between them, if `both`. */
bool odd_text_is_id(odd_text text, bool both);

/* Writing. */
void odd_target_text(const odd_target *out, odd_text text);
void odd_target_string(const odd_target *out, const char *text);
void odd_target_format(const odd_target *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Reports how many of something are lost, if any. */
void odd_target_lost(const odd_target *out, size_t count, const char *one, const char *many);

/* ---- Adjusted scores --------------------------------------------------------------------------- */

/* Writes an adjusted score as a log has it, 60%/40% or ave+/ave-: of 60/40, 60%-40%, 57.5:42.5, A60/40, A6040, Ave+/Ave-, A+A-,
 * A+-. North-South's stands first. *alone: only theirs is there, A+, and the opposite was written for East-West. False if it
 * is none. */
bool odd_adjusted_put(odd_writer *w, odd_text text, bool *alone);

/* Writes two percentages in a place that can have nothing else, so that anything may be between them: A6040, A100 0. */
bool odd_artificial_put(odd_writer *w, odd_text text);

/* Whether everybody passed; whether the board was not played. */
bool odd_says_passed(odd_text text);
bool odd_says_unplayed(odd_text text);

/* ---- What a writer cannot carry over ----------------------------------------------------------- */

typedef struct odd_lost {
    size_t counts[ODD_FACT_COUNT];
} odd_lost;

/* Says how many facts of each kind were counted. */
void odd_lost_tell(const odd_lost *lost, const odd_target *out);

/* Has the event tell a writer, which takes each record and numbers nobody. */
typedef void odd_take(void *owner, const odd_record *record);
void odd_tell(const odd_teller *from, unsigned what, void *owner, odd_take *take);

/* ==== Texts that are kept, each by a number of 32 bits: a short one takes a byte more than it has. Knows no format. */

typedef struct odd_kept {
    char **pieces; /* of memory, which never move: texts last as long as the arena */
    size_t count, cap;
    size_t used; /* of the last one */
} odd_kept;

/* Stores a copy. Returns its place, which is never 0; 0 without memory. */
uint32_t odd_kept_add(odd_kept *kept, odd_arena *arena, odd_text text);

/* The text at a place; the empty text for 0. */
odd_text odd_kept_text(const odd_kept *kept, uint32_t place);

/* A number that is nearly always small, as bytes: seven bits each, from the lowest, of which the last has no eighth. Where
 * they end. */
enum { ODD_COUNT_MAX = 10 };
uint8_t *odd_count_put(uint8_t *to, uint64_t number);

/* Such a number, and where it ends. */
static inline const uint8_t *odd_count_take(const uint8_t *from, uint64_t *number) {
    *number = *from & 0x7F;
    for (int shift = 7; *from++ > 0x7F; shift += 7)
        *number |= (uint64_t)(*from & 0x7F) << shift;
    return from;
}

/* ==== Texts that were met before, each by a number. Knows no format. */

typedef struct odd_index {
    odd_kept texts;
    uint32_t *places; /* of the texts, from 0, in the order in which they were met */
    size_t count, cap;
    odd_lookup slots; /* by text */
} odd_index;

/* The number of a text, of which a copy is kept, and whether it is new. ODD_NOBODY if there is no memory. */
uint32_t odd_index_add(odd_index *index, odd_arena *arena, odd_text text, bool *is_new);

/* The number of a text that was added; ODD_NOBODY if it was not. */
uint32_t odd_index_find(const odd_index *index, odd_text text);

/* The text of a number, which lasts as long as the arena. */
odd_text odd_index_text(const odd_index *index, size_t number);

/* ==== Sessions and movements as lines of a log, for formats that have no other place for them. (plan_lines.c) */

typedef struct odd_plan_lines {
    odd_arena *arena;
    odd_text *list;
    size_t count, cap;
    size_t movements;
    bool settings; /* that movements would say are lines, too */
    bool
        several; /* sessions: a format whose boards have no sessions, or which has no ids, cannot have them */
    bool no_memory;
} odd_plan_lines;

/* All of an event; for formats that have no settings, with those that say what a movement would. */
odd_plan_lines odd_plan_lines_of(const odd_teller *from, odd_arena *arena, bool settings);

/* Whether a setting says what a movement would: how many boards a match has, which an IMP slip needs. */
bool odd_plan_setting(odd_text name);

/* Reports that movements are lost if there are several sessions. */
void odd_plan_lines_lost(const odd_plan_lines *p, const odd_target *out);

/* A record as a line: "session 2 Final", "movement howell pairs 10 boards 27", "row 1 1 10 1 1-3"; empty if it is none of these facts, or if
 * there is no memory. */
odd_text odd_plan_line(odd_arena *arena, const odd_record *r);

/* Gives the record of such a line; *session is the number of the last session line. False if it is none. */
bool odd_plan_line_read(const odd_source *in, odd_text line, uint32_t number, int *session);

#endif
