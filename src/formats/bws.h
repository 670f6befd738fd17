/* A Bridgemate file (.bws) as its reader sees it: the rows of the tables that it looks at. bws_rows.c reads them,
 * bws_seats.c finds out who sits where and what they are called, bws_result.c what a row says happened at a table,
 * bws_results.c which rows stand, bws_names.c who the players are, and bws.c tells all of it as records. */
#ifndef ODD_FORMATS_BWS_H
#define ODD_FORMATS_BWS_H

#include <stdarg.h>

#include "core/format.h"

/* ---- Rows --------------------------------------------------------------------------------------
 *
 * Each begins with its number in the table. A number that is not there, or NULL, is 0, and a text is empty. */

typedef struct bws_session {
    uint32_t row;
    int id;
    odd_text name, date, time;
} bws_session;

typedef struct bws_section {
    uint32_t row;
    int id;
    odd_text letter;
    int tables;
    int ew_move; /* how many tables up East-West move before the first round, from where they gave their numbers */
    int session, scoring, winners;
} bws_section;

/* Who meets at a table: of RoundData and, where that has nothing, of ReceivedData. */
typedef struct bws_seat {
    uint32_t row;
    int section, table, round;
    int ns, ew;      /* pairs, teams; or the players North and East */
    int south, west; /* of individuals */
    bool entered;    /* of ReceivedData */
} bws_seat;

typedef struct bws_received {
    uint32_t row;
    int id;
    int section, table, round, board;
    int ns, ew, south, west;
    int declarer; /* the number of the pair, or of the player */
    odd_text direction, contract, result, lead, remarks, date;
    bool erased, external;
} bws_received;

typedef struct bws_player {
    uint32_t row;
    int section, table, round; /* round 0: where they sat before the first */
    odd_text direction, number, name;
} bws_player;

typedef struct bws_name {
    uint32_t row;
    int id;
    odd_text str_id, name;
} bws_name;

enum { BWS_SUITS = 16 }; /* four hands from North on, each from spades down */

typedef struct bws_hand {
    uint32_t row;
    int section, board;
    odd_text suits[BWS_SUITS];
} bws_hand;

typedef struct bws_ranked {
    uint32_t row;
    int section, number;
    odd_text orientation, score, rank;
} bws_ranked;

enum { BWS_NUMBER_MAX = 9999 /* of a board or a round */, BWS_ID_MAX = 999999 };

/* ---- The file ---------------------------------------------------------------------------------- */

typedef enum bws_table_name {
    BWS_SESSION,
    BWS_SECTION,
    BWS_ROUNDS,
    BWS_RECEIVED,
    BWS_PLAYERS,
    BWS_NAMES,
    BWS_HANDS,
    BWS_RANKED,
    BWS_TABLE_COUNT
} bws_table_name;

typedef struct bws_list {
    void *rows;
    size_t count, cap;
} bws_list;

/* Rows of a list in some order. */
typedef struct bws_order {
    const char *rows;
    size_t size, count;
    int (*compare)(const void *a, const void *b);
    uint32_t *sorted;
} bws_order;

typedef struct bws {
    odd_source *in;
    bws_list tables[BWS_TABLE_COUNT];
    bws_list seats; /* bws_seat: of both tables */
    bws_order section_by_id, seat_by_table;
    bool individuals, teams;
    bool lettered; /* there is more than one section: ids begin with its letters */
    int winners;
} bws;

#define BWS_ROWS(b, table, type) ((type *)(b)->tables[table].rows)

/* ---- bws_rows.c -------------------------------------------------------------------------------- */

/* Reads all tables. False if there is nothing to go on with. */
bool odd_bws_read_tables(bws *b);

/* Says what is wrong with a row, or with the table if the row is 0. A warning is an error where the reader is strict.
 * False, always. */
bool odd_bws_wrong(const bws *b, bool warning, bws_table_name table, uint32_t row, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* The same of a row of ReceivedData, and where it was entered. */
bool odd_bws_wrong_at(const bws *b, bool warning, const bws_received *r, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

void odd_bws_no_memory(const bws *b);

void odd_bws_take(const bws *b, const odd_record *record);

/* Puts rows of `size` bytes in order, those that are alike as they stand. False if there is no memory. */
bool odd_bws_order_make(const bws *b, bws_order *out, const void *rows, size_t count, size_t size,
                        int (*compare)(const void *a, const void *b));

/* The first row that is not before the key, by its place in the order; the count if there is none. */
size_t odd_bws_order_from(const bws_order *order, const void *key);

/* The first row that is like the key; NULL if there is none. */
const void *odd_bws_order_find(const bws_order *order, const void *key);

/* ---- bws_seats.c ------------------------------------------------------------------------------- */

/* Finds sections, seats, and what kind of event it is. */
bool odd_bws_arrange(bws *b);

const bws_section *odd_bws_section_of(const bws *b, int id);

/* The letters of a section: its own if they are letters, otherwise by its number. At most 8 bytes. */
odd_text odd_bws_letters(const bws *b, int section, char buf[8]);

/* Who sits at a table in a round; in round 0 those of its first. NULL if it is not known. */
const bws_seat *odd_bws_seat_of(const bws *b, int section, int table, int round);

/* What a contestant or a table is called: "7", or "A7" where there are several sections. In the arena. */
odd_text odd_bws_id(const bws *b, int section, int number);

/* The same of a contestant in a direction, which counts where there are two winners: "NS7", "EWA7". */
odd_text odd_bws_id_of(const bws *b, int section, int number, odd_side direction);

/* ---- bws_result.c ------------------------------------------------------------------------------ */

/* What a row says: fills kind, result, lead and turned of the play, and the ruling. *remark is what of the remarks is only
 * for people. False if it is wrong, which was said. */
bool odd_bws_outcome(const bws *b, const bws_received *r, odd_play *play, odd_ruling *ruling,
                     odd_text *remark);

/* ---- bws_results.c ----------------------------------------------------------------------------- */

/* Tells all rows of ReceivedData. */
void odd_bws_tell_results(bws *b);

/* ---- bws_names.c ------------------------------------------------------------------------------- */

/* Tells who plays. */
void odd_bws_tell_players(bws *b);

#endif
