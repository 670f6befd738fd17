/* oddtrick_season.h - seasons: ladders and championships over several events.
 *
 *     odd_season season;
 *     odd_season_rules rules = {.best = 8, .of = 12};
 *     if (odd_season_make(&season, evenings, count, &rules, &arena, &error) == ODD_OK)
 *         for (size_t i = 0; i < season.row_count; i++)
 *             print(&season.rows[i]) ...
 *
 * People are known across events by the number that a federation knows them by, otherwise by their name, in which case and
 * blanks do not matter. What is doubtful - two spellings that are nearly the same, a player in two places - is a question. */
#ifndef ODDTRICK_SEASON_H
#define ODDTRICK_SEASON_H

#include "oddtrick_event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One event of a season. */
typedef struct odd_evening {
    odd_text name;          /* what it is called */
    const odd_event *event; /* scored */
} odd_evening;

/* What somebody gets for an evening. */
typedef enum odd_season_points {
    ODD_SEASON_PERCENT, /* the percentage, with two decimals; of the best, the mean */
    ODD_SEASON_BEATEN, /* 1 for everybody in the same list who is behind, 1/2 for everybody who shares the rank; the sum */
    ODD_SEASON_PLACES, /* by the place, from a list; those who share a rank get the mean of their places; the sum */
} odd_season_points;

enum { ODD_PLACES_MAX = 100, ODD_EVENINGS_MAX = 1000 };

typedef struct odd_season_rules {
    bool pairs; /* pairs are ranked; otherwise players */
    odd_season_points points;
    int best;  /* the number of best results that count; 0: all */
    int of;    /* evenings of the season; 0: those that there are */
    int least; /* evenings somebody must have played to be ranked; 0: one */
    odd_amount places[ODD_PLACES_MAX];
    int place_count;
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
    odd_text text;     /* a sentence */
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
