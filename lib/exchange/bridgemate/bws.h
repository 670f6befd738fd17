/* A Bridgemate file (.bws) as its reader sees it: the rows of the tables that it uses. bws_rows.c reads and
 * stores them, bws_order.c sorts them, bws_calls.c makes auctions from calls, bws_seats.c finds who sits where
 * and their ids, bws_movement.c the movement, bws_result.c the result in a row, bws_results.c which rows stand,
 * bws_names.c the players, and bws.c sends all of it as records. */
#ifndef ODD_EXCHANGE_BRIDGEMATE_BWS_H
#define ODD_EXCHANGE_BRIDGEMATE_BWS_H

#include <stdarg.h>

#include "exchange/field_text.h"

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
    int ew_move; /* the number of tables that East-West move up before the first round, from where they entered their numbers */
    int session, scoring, winners;
    int missing; /* the number of the missing pair; 0: none */
} bws_section;

/* Who meets at a table: from RoundData, or from ReceivedData if RoundData has no row. */
typedef struct bws_seat {
    uint32_t row;
    int section, table, round;
    int ns, ew;      /* pairs, teams; or the players North and East */
    int south, west; /* of individuals */
    int low, high;   /* the first and the last board, from RoundData */
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
    int section, table, round; /* round 0: the seats before the first round */
    odd_text direction, number, name;
} bws_player;

typedef struct bws_name {
    uint32_t row;
    int id;
    odd_text str_id, name;
} bws_name;

typedef struct bws_call {
    uint32_t row;
    int id;
    int section, table, round, board;
    int counter; /* counts from the first call */
    odd_text direction, call;
    bool erased;
} bws_call;

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
    BWS_CALLS,
    BWS_TABLE_COUNT
} bws_table_name;

typedef struct bws_table {
    uint32_t *places; /* where each row is stored; 0: one of its values is wrong, which was reported */
    size_t count, cap;
} bws_table;

/* A sort key: numbers, then a text that is compared without case. */
typedef struct bws_key {
    int number[7];
    odd_text text;
} bws_key;

/* A list of numbered things in some order. */
typedef struct bws_order {
    bws_key (*key)(const void *owner, uint32_t item);
    const void *owner;
    uint32_t *items;
    size_t count, cap;
} bws_order;

typedef struct bws {
    odd_source *in;
    bws_table tables[BWS_TABLE_COUNT];
    odd_text_pool rows; /* of all tables, as bytes: most columns of most rows are empty */
    size_t kept_bytes;  /* of rows, and of names */
    odd_reused_text row_room, text_room;
    bws_order sections; /* by their ids */
    bws_order calls;    /* by section, table, round, board and counter */
    bws_order seats;    /* by section, table and round: of RoundData, then of ReceivedData */
    odd_contest contest;
    bool lettered; /* there is more than one section: ids begin with its letters */
    bool silent;   /* errors were reported before */
    int winners;
} bws;

/* ---- bws_rows.c -------------------------------------------------------------------------------- */

/* Reads all tables. Returns false if reading cannot continue. */
bool odd_bws_read_tables(bws *b);

/* Reads row i of a table, from 0, into its struct. Returns false if the row is wrong. Its texts stay valid. */
bool odd_bws_row(const bws *b, bws_table_name table, size_t i, void *out);

/* Stores a changed row. Returns false without memory. */
bool odd_bws_change(bws *b, bws_table_name table, size_t i, const void *row);

/* The first valid row. Returns false if there is none. */
bool odd_bws_first(const bws *b, bws_table_name table, void *out);

/* Reports an error in a row, or in the table if the row is 0. A warning counts as an error if the reader is strict. Always
 * returns false. */
bool odd_bws_wrong(const bws *b, bool warning, bws_table_name table, uint32_t row, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* The same for a row of ReceivedData, with the place where it was entered. */
/* Reports that the database as a whole cannot be read. */
bool odd_bws_refuse(const bws *b, bws_table_name table, uint32_t row, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
bool odd_bws_wrong_at(const bws *b, bool warning, const bws_received *r, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Returns whether more is stored than the file can contain, and reports it. */
bool odd_bws_too_much(const bws *b, bws_table_name table);

/* False, always. */
bool odd_bws_no_memory(const bws *b);

/* ---- bws_order.c ------------------------------------------------------------------------------- */

/* Returns a number below 0 if x comes before y, and 0 if they are equal. */
int odd_bws_compare(const bws_key *x, const bws_key *y);

/* Makes room for so many items, which the caller adds. All these functions return false, after a report, if memory runs out. */
bool odd_bws_order_start(const bws *b, bws_order *order, size_t most);

/* Sorts the items; equal ones keep their order. */
bool odd_bws_order_sort(const bws *b, bws_order *order);

/* Lists the numbers from 0 on, in order. */
bool odd_bws_order_all(const bws *b, bws_order *order, size_t count);

/* Lists all valid rows of a table in order; the owner is the file. */
bool odd_bws_order_rows(const bws *b, bws_order *order, bws_table_name table);

void odd_bws_order_give(const bws *b, bws_order *order);

bws_key odd_bws_order_key(const bws_order *order, size_t at);

/* Returns the first item that is not before the key; the count if there is none. */
size_t odd_bws_order_from(const bws_order *order, const bws_key *key);

/* Finds the first item that is equal to the key. Returns false if there is none. */
bool odd_bws_order_find(const bws_order *order, const bws_key *key, uint32_t *item);

/* ---- bws_seats.c ------------------------------------------------------------------------------- */

enum { BWS_ID_BYTES = 24 };

/* Finds sections, seats, and what kind of event it is. */
bool odd_bws_arrange(bws *b);

/* Finds a section. Returns false if it is unknown. */
bool odd_bws_section_of(const bws *b, int id, bws_section *out);

/* Finds who sits at a table in a round; round 0 means its first round. Returns false if that is unknown. */
bool odd_bws_seat_of(const bws *b, int section, int table, int round, bws_seat *out);

/* Returns the name of a contestant or a table: "7", or "A7" if there are several sections. */
odd_text odd_bws_id(const bws *b, int section, int number, char buf[BWS_ID_BYTES]);

/* The same for a contestant in a direction, which matters with two winners: "NS7", "EWA7". The text stays valid. */
odd_text odd_bws_id_of(const bws *b, int section, int number, odd_side direction);

/* ---- bws_result.c ------------------------------------------------------------------------------ */

/* Reads a row: fills kind, result, lead and turned of the play, and the ruling. *remark is the part of the remarks that is
 * only for people. Returns false after a reported error. */
bool odd_bws_outcome(const bws *b, const bws_received *r, odd_play *play, odd_ruling *ruling,
                     odd_text *remark);

/* Returns the seat "N", or the first seat of "NS" if only the side was stored. */
odd_seat odd_bws_seat_named(odd_text direction);

/* Whether a row has neither a contract nor an artificial score. */
bool odd_bws_is_empty(const bws_received *r);

/* ---- bws_results.c ----------------------------------------------------------------------------- */

/* Sends all rows of ReceivedData. */
void odd_bws_send_results(bws *b);

/* ---- bws_movement.c ---------------------------------------------------------------------------- */

/* Sends the rows of RoundData as a movement. */
void odd_bws_send_movement(bws *b);

/* ---- bws_calls.c ------------------------------------------------------------------------------- */

/* Sorts the calls. Returns false without memory. */
bool odd_bws_order_calls(bws *b);

/* Sends the auction of the last result, if there is one. */
void odd_bws_send_auction(bws *b, const bws_received *r);

/* ---- bws_names.c ------------------------------------------------------------------------------- */

/* Sends the contestants. */
void odd_bws_send_players(bws *b);

#endif
