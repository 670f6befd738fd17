/* Small things that the readers and writers of text formats share. Knows no format. */
#ifndef ODD_EXCHANGE_FIELD_TEXT_H
#define ODD_EXCHANGE_FIELD_TEXT_H

#include "base/text.h"
#include "record/file_format.h"
#include "base/out.h"

/* Gives a fact to whoever reads the file. */
static inline void odd_source_give(const odd_source *in, const odd_record *record) {
    in->taker.take(in->taker.owner, record);
}

/* Has the ids of a result numbered, as they sit at its table. */
void odd_source_seat(const odd_source *in, odd_record *play);

/* Scores that a file states about something: by kind, and of both sides where there are two. */
typedef struct odd_scores {
    odd_amount amount[ODD_SAID_COUNT][2];
    bool there[ODD_SAID_COUNT][2];
} odd_scores;

/* Gives a record for each kind of score that is there. */
void odd_source_scores(const odd_source *in, const odd_scores *scores, odd_record about);

/* Keeps the scores of a record. */
void odd_scores_keep(odd_scores *scores, const odd_said *said);

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

/* A copy in the arena; empty if there is no memory. */
odd_text odd_source_keep(const odd_source *in, odd_text text);

/* Two texts with another one between them, where there is room for them; empty if that is NULL. */
odd_text odd_text_join(char *to, odd_text a, const char *between, odd_text b);

/* Two texts with another one between them, in the arena; empty if there is no memory. */
odd_text odd_source_join(const odd_source *in, odd_text a, const char *between, odd_text b);

/* The same, but if one of them is empty, the other one alone. */
odd_text odd_source_join_some(const odd_source *in, odd_text a, const char *between, odd_text b);

/* Memory that is used again and again. */
typedef struct odd_scratch {
    char *text;
    size_t cap;
} odd_scratch;

/* Room for so many bytes, until more is asked for; NULL if there is no memory. */
char *odd_scratch_room(odd_scratch *scratch, odd_arena *arena, size_t need);

/* The same as odd_source_join_some, until others are joined there. */
odd_text odd_joined_some(odd_scratch *joined, const odd_source *in, odd_text a, const char *between,
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

/* A whole number from 0 to most that is all of a text; -1 if it is none. */
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

/* Says what is lost: how many of what, if any. */
void odd_target_lost(const odd_target *out, size_t count, const char *one, const char *many);

/* ---- Adjusted scores --------------------------------------------------------------------------- */

/* Writes an adjusted score as a log has it, 60%/40% or ave+/ave-: of 60/40, 60%-40%, 57.5:42.5, A60/40, A6040, Ave+/Ave-, A+A-,
 * A+-. North-South's stands first. *alone: only theirs is there, A+, and the opposite was written for East-West. False if it
 * is none. */
bool odd_adjusted_put(odd_writer *w, odd_text text, bool *alone);

/* Writes two percentages in a place that can have nothing else, so that anything may stand between them: A6040, A100 0. */
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

#endif
