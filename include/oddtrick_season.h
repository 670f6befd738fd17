/* oddtrick_season.h - seasons: ladders and championships over several events.
 *
 *     odd_season season;
 *     odd_season_rules rules = {.best = 8, .of = 12};
 *     if (odd_season_make(&season, evenings, count, &rules, &arena, &error) == ODD_OK)
 *         for (size_t i = 0; i < season.row_count; i++)
 *             print(&season.rows[i]) ...
 *
 * People are identified across events by their federation number, otherwise by their name, ignoring case and blanks. Doubtful
 * cases, such as two spellings that are nearly the same or a player in two places, are questions. */
#ifndef ODDTRICK_SEASON_H
#define ODDTRICK_SEASON_H

#include "oddtrick_event.h"
#include "oddtrick_review.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Master points -------------------------------------------------------------------------------- */

/* An award table: the points for each place by a regulation. docs/EVENTS.md describes the file. */
typedef struct odd_award_table odd_award_table;

/* Reads an award table.
 *   out      in the arena; its texts point into `text`
 *   returns  ODD_OK; ODD_E_SYNTAX or ODD_E_SCALE with the line and the column; ODD_E_MEMORY */
ODD_API int odd_award_table_read(const odd_award_table **out, const char *text, size_t len, odd_arena *arena,
                                 odd_error *error);

/* The description of an award table: its title, its regulation, and the name of its points. */
typedef struct odd_award_table_info {
    odd_text title, regulation, unit;
    int decimals; /* the most that awards have */
} odd_award_table_info;

/* Returns the description of an award table; its texts point into the text that was read. */
ODD_API odd_award_table_info odd_award_table_about(const odd_award_table *table);

/* A built-in award table, as a file: "acbl-club". */
typedef struct odd_award_file {
    const char *name, *text;
} odd_award_file;

/* Returns a built-in award table by index, from 0; NULL after the last one. */
ODD_API const odd_award_file *odd_award_file_at(size_t index);

typedef struct odd_master_award {
    uint32_t who; /* contestant: each player of it gets the points */
    odd_amount points;
} odd_master_award;

typedef struct odd_master_awards {
    const odd_award_table *table;
    odd_master_award *list; /* in the order of the standings; 0 points: none */
    size_t count;
} odd_master_awards;

/* Computes the awards of an event that was scored. Those who share a rank share the awards of its places.
 *   returns  ODD_OK; ODD_E_REFERENCE if the table is not for such an event; ODD_E_MEMORY */
ODD_API int odd_event_awards(odd_master_awards *out, const odd_event *e, const odd_award_table *table,
                             odd_arena *arena, odd_error *error);

/* Explains the award of a contestant, as odd_event_why explains its rank.
 *   out      set; its list and texts are in the arena
 *   returns  ODD_OK; ODD_E_REFERENCE if they have no standing, or the table is not for such an event; ODD_E_MEMORY */
ODD_API int odd_event_why_award(odd_reasons *out, const odd_event *e, const odd_award_table *table,
                                odd_arena *arena, uint32_t who, odd_error *error);

/* ---- Seasons ---------------------------------------------------------------------------------------- */

/* One event of a season. */
typedef struct odd_evening {
    odd_text name;          /* for messages and lists */
    const odd_event *event; /* scored */
} odd_evening;

/* The points for an evening. */
typedef enum odd_season_points {
    ODD_SEASON_PERCENT, /* the percentage, with two decimals; of the best, the mean */
    ODD_SEASON_BEATEN, /* 1 for everybody in the same list who is behind, 1/2 for everybody who shares the rank; the sum */
    ODD_SEASON_PLACES, /* by the place, from a list; those who share a rank get the mean of their places; the sum */
    ODD_SEASON_AWARDS, /* master points, from a table; the sum */
} odd_season_points;

enum { ODD_PLACES_MAX = 100, ODD_EVENINGS_MAX = 1000 };

typedef struct odd_season_rules {
    bool pairs; /* pairs are ranked; otherwise players */
    odd_season_points points;
    int best;  /* the number of best results that count; 0: all */
    int of;    /* evenings of the season; 0: those that are given */
    int least; /* evenings somebody must have played to be ranked; 0: one */
    odd_amount places[ODD_PLACES_MAX];
    int place_count;
    const odd_award_table *awards;
    odd_text
        aliases; /* lines "Ann Lee = Anne Lee = 12345": names and numbers of the same person, first what to call them */
} odd_season_rules;

typedef struct odd_person {
    odd_text name;   /* as it was written first, or as the aliases say; may be empty if there is a number */
    odd_text number; /* may be empty */
} odd_person;

typedef struct odd_season_result {
    uint32_t evening; /* by index */
    uint32_t who;     /* contestant of that event */
    odd_amount value; /* per cent or points */
    bool counted;     /* it is one of the best */
} odd_season_result;

typedef struct odd_season_row {
    uint32_t people[2];  /* by index; of a player, the second is ODD_NOBODY */
    int rank;            /* from 1; 0: too few evenings */
    bool tied;           /* somebody shares the rank */
    int played, counted; /* evenings */
    odd_amount sum;      /* of those that count */
    odd_amount score;    /* what they are ranked by: the mean, rounded to 0.01, halves up, or the sum */
    size_t first;        /* the first of their results, in the order of the evenings */
} odd_season_row;

typedef enum odd_question_kind {
    ODD_QUESTION_SPELLING, /* two names that are nearly the same */
    ODD_QUESTION_NUMBER,   /* one name with two numbers */
    ODD_QUESTION_TWICE,    /* somebody is in two places of an evening: the better result counts */
    ODD_QUESTION_NOBODY    /* somebody without a name: left out */
} odd_question_kind;

typedef struct odd_question {
    odd_question_kind kind;
    uint32_t evening;  /* by index; ODD_NOBODY: none */
    odd_text text;     /* a sentence, NUL-terminated */
    odd_marks marks;   /* of the text */
    odd_text names[2]; /* the two spellings or numbers, if there are any */
} odd_question;

typedef struct odd_season {
    odd_season_rules rules;
    const odd_evening *evenings;
    size_t evening_count;
    odd_person *people;
    size_t person_count;
    odd_season_row *rows; /* in the order shown: those without a rank last */
    size_t row_count;
    odd_season_result *results; /* row by row */
    size_t result_count;
    odd_question *questions;
    size_t question_count;
} odd_season;

/* Computes a season.
 *   out       lists and texts are in the arena, the events and the aliases
 *   evenings  1 to ODD_EVENINGS_MAX; they must stay as long as the season
 *   returns   ODD_OK; ODD_E_REFERENCE if an evening does not fit the rules; ODD_E_SYNTAX with a line and column of the aliases;
 *             ODD_E_MEMORY */
ODD_API int odd_season_make(odd_season *out, const odd_evening *evenings, size_t count,
                            const odd_season_rules *rules, odd_arena *arena, odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
