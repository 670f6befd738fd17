/* What the parts of the writer of PBN share. It writes games in any order of their tags; pbn_rewrite.c then puts them into
 * export form. */
#ifndef ODD_EXCHANGE_PBN_PBN_WRITER_H
#define ODD_EXCHANGE_PBN_PBN_WRITER_H

#include "exchange/roster.h"
#include "exchange/pbn/pbn.h"

typedef struct odd_pbn_note {
    odd_text name, text;
    odd_fact fact; /* a tag, an auction, cards, or what is said */
    int seat;
    odd_said said;
} odd_pbn_note;

typedef struct odd_pbn_notes {
    odd_pbn_note *list;
    size_t count, cap;
} odd_pbn_notes;

/* A result, and what is about it: notes from `first` on. */
typedef struct odd_pbn_played {
    odd_record r;
    size_t first, count;
} odd_pbn_played;

typedef struct odd_pbn_writer {
    odd_arena *arena;
    const odd_target *target;
    char *text; /* the file */
    size_t len, cap;
    bool failed; /* there is no memory */

    /* The event */
    odd_text title, date;
    odd_scoring scoring;
    bool acbl, scored;
    odd_text datum, cross; /* settings */
    odd_roster roster;
    odd_scores *totals; /* what is said of each of its contestants */
    size_t total_cap;
    odd_pbn_notes event;
    bool by_result; /* a game a result: somebody tells more of one than a table can say */
    bool leads;     /* some are known */
    bool any_game;

    /* The board */
    bool on_board;
    odd_record board;
    odd_hands deal;
    bool has_deal;
    odd_pbn_notes about_board;
    odd_pbn_notes about_plays;
    odd_pbn_played *plays;
    size_t play_count, play_cap;

    /* The game */
    odd_text tag;             /* the name of the last one */
    odd_pbn_notes remarks[3]; /* where comments may be */

    /* What PBN cannot say, counted */
    size_t rulings, turned, points, groups, rounds, penalties, carried, byes, strata, numbers, settings,
        scales, patton, phantoms, unseated, tags;
} odd_pbn_writer;

/* Text at the end of the file. */
void odd_pbn_add(odd_pbn_writer *w, odd_text text);
void odd_pbn_add_string(odd_pbn_writer *w, const char *text);
void odd_pbn_add_int(odd_pbn_writer *w, int number);
void odd_pbn_add_amount(odd_pbn_writer *w, odd_amount amount, int least);

/* The game, or games, of the board that was told. */
void odd_pbn_write_board(odd_pbn_writer *w);

/* A table of the results of the board; one of the totals of all. */
void odd_pbn_write_scores(odd_pbn_writer *w);
void odd_pbn_write_totals(odd_pbn_writer *w);

/* A note about the event of that name; NULL if there is none. */
const odd_pbn_note *odd_pbn_note_of(const odd_pbn_notes *notes, const char *name);

/* Begins and ends a tag; between them goes its value, with odd_pbn_add_value. */
void odd_pbn_begin_tag(odd_pbn_writer *w, odd_text name);
void odd_pbn_add_value(odd_pbn_writer *w, odd_text value);
void odd_pbn_end_tag(odd_pbn_writer *w);

/* The tag of PBN for one that other formats have, too; NULL if it has none. */
const char *odd_pbn_own_tag(odd_text name);

#endif
