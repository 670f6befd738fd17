/* Grids of results: rows of cells as spreadsheets write them, the meaning of columns, and the records made from
 * the rows. */
#ifndef ODD_EXCHANGE_CSV_GRID_READ_H
#define ODD_EXCHANGE_CSV_GRID_READ_H

#include "exchange/field_text.h"
#include "record/record.h"

/* ==== Rows of cells, as spreadsheets write them. Knows no format. */

enum { ODD_CELLS_MAX = 128 };

typedef struct odd_rows {
    const odd_source *in;
    odd_text text;  /* in UTF-8 */
    size_t at;      /* where the next row begins */
    uint32_t next;  /* its line */
    char separator; /* a comma, a semicolon or a tab */

    /* of the row that was read last */
    uint32_t line;
    size_t start;                     /* in the text */
    size_t count;                     /* number of cells; cells beyond the maximum are not stored */
    odd_text cells[ODD_CELLS_MAX];    /* without quotes, and without blanks around them */
    size_t cell_start[ODD_CELLS_MAX]; /* in the text */
    bool too_many;                    /* some were not kept */
} odd_rows;

/* Starts before the first row. Detects UTF-8, UTF-16 and Windows-1252, and the separator. */
void odd_rows_start(odd_rows *rows, const odd_source *in);

/* Reads the next row that is not empty; returns false after the last. Cells in quotes may contain separators, line ends and
 * doubled quotes. */
bool odd_rows_next(odd_rows *rows);

/* Finds the place of a cell, for messages. */
void odd_rows_place(const odd_rows *rows, size_t cell, uint32_t *line, int *column);

/* Reads a number with a decimal point, or with a decimal comma unless commas separate cells. A per cent sign may follow. */
bool odd_rows_amount(const odd_rows *rows, odd_text cell, odd_amount *out);

/* ==== A grid of results: what its columns mean, and the records that come of its rows. For formats with a
 * row of headings. */

/* The contents of a column. Those from ODD_COLUMN_ID on can be of one side. */
typedef enum odd_column {
    ODD_COLUMN_OTHER,
    ODD_COLUMN_BOARD,
    ODD_COLUMN_ROUND,
    ODD_COLUMN_GROUP,
    ODD_COLUMN_SECTION,
    ODD_COLUMN_TABLE,
    ODD_COLUMN_REMARK,
    ODD_COLUMN_DEALER,
    ODD_COLUMN_VUL,
    ODD_COLUMN_DEAL,
    ODD_COLUMN_CONTRACT,
    ODD_COLUMN_LEVEL, /* a contract in cells of its own */
    ODD_COLUMN_STRAIN,
    ODD_COLUMN_DOUBLED,   /* also in addition to a contract */
    ODD_COLUMN_DECLARER,  /* a seat, or the number of declarer's side */
    ODD_COLUMN_DIRECTION, /* declarer's seat, in addition to that number */
    ODD_COLUMN_RESULT,    /* = +1 -2, or a number of tricks */
    ODD_COLUMN_TRICKS,    /* all tricks that declarer took */
    ODD_COLUMN_MADE,      /* odd tricks */
    ODD_COLUMN_LEAD,
    ODD_COLUMN_ERASED, /* yes: the row withdraws its result, and any earlier one */
    ODD_COLUMN_NORTH,  /* the players, as odd_seat counts */
    ODD_COLUMN_EAST,
    ODD_COLUMN_SOUTH,
    ODD_COLUMN_WEST,
    ODD_COLUMN_RANK,
    ODD_COLUMN_BOARDS, /* how many were played */
    ODD_COLUMN_ID,
    ODD_COLUMN_NAMES,
    ODD_COLUMN_TEAM,
    ODD_COLUMN_SCORE,
    ODD_COLUMN_MP,
    ODD_COLUMN_IMPS,
    ODD_COLUMN_PERCENT,
    ODD_COLUMN_COUNT
} odd_column;

typedef struct odd_heading {
    odd_column column;
    odd_side side;
    unsigned languages; /* of the heading, a bit each; 0: English, or none */
} odd_heading;

/* Returns the meaning of a heading; case, blanks and signs do not matter: "NS pair", "pair_ns", "N/S No." */
odd_heading odd_heading_parse(odd_text text);

/* For each contestant: where the first text about it is stored; 0: there is none. */
typedef struct odd_csv_grid_facts {
    uint32_t *of;
    size_t cap;
} odd_csv_grid_facts;

typedef struct odd_csv_grid {
    const odd_source *in;
    odd_rows rows;
    const char *tags; /* the prefix for the names of other columns: "csv:" */

    odd_heading headings[ODD_CELLS_MAX];
    odd_text tag_names[ODD_CELLS_MAX]; /* of other columns */
    size_t heading_count;
    uint8_t where[ODD_COLUMN_COUNT][ODD_SIDE_COUNT]; /* cell + 1; 0: there is no such column */

    unsigned languages; /* of the headings, a bit each; 0: English */
    int alphabet;       /* of contracts: see grid_words.c */
    int board, round;   /* for rows that do not state it */
    odd_text group;
    uint8_t *vuls;     /* by board: 1 + the stated vulnerability */
    odd_index dealt;   /* boards whose hands were sent */
    odd_index who;     /* the contestants, with their direction before the id: NS12; individuals are all NS */
    odd_index by_name; /* for rows with names and without ids */
    odd_csv_grid_facts names, teams; /* by contestant: the names of its players; the name of its team */
    uint8_t *steps; /* by contestant: first met how many lines after the previous one: odd_count_take() */
    size_t step_count, step_cap;
    uint32_t met;           /* the line of the last one */
    odd_reused_text joined; /* a text from two cells */
    bool any_self;          /* a pair meets a pair with the same number */
    bool any_plain;         /* an id does not begin with its direction */
    bool any_row;
    bool individuals;
    bool told_small; /* it was reported that small numbers are overtricks */
} odd_csv_grid;

/* Uses the row that was read last as headings. Returns the number of known ones. */
size_t odd_csv_grid_head(odd_csv_grid *grid);

/* Returns the cell of a column in the row that was read last; empty if there is none. */
odd_text odd_csv_grid_cell(const odd_csv_grid *grid, odd_column column, odd_side side);

/* Uses the row that was read last as a result, and sends its records. */
void odd_csv_grid_take(odd_csv_grid *grid);

/* Reports an error in a cell of the row that was read last; the quoted text replaces %.*s. */
void odd_csv_grid_wrong(const odd_csv_grid *grid, bool warning, odd_column column, odd_side side, int code,
                        const char *message, odd_text quoted);

enum { ODD_SIDE_BYTES = 2 };

/* Adds a contestant, who is sent at the end. Returns the id, which stays valid, with its direction before it, NS or EW;
 * empty if memory runs out. */
odd_text odd_csv_grid_name(odd_csv_grid *grid, int direction, odd_text id, odd_text names, odd_text team);

/* At the end of the file, sends the contestants. winners: 0 if the file does not state the number. */
void odd_csv_grid_end(odd_csv_grid *grid, int winners);

/* Returns the seat whose letter a cell begins with. */
odd_seat odd_csv_grid_seat(odd_text cell);

/* Reads the result of the row that was read last. Returns false, after a report, if it cannot be read. */
bool odd_csv_grid_outcome(odd_csv_grid *grid, odd_vul vul, odd_play *play, odd_ruling *ruling);

/* Reads the points of the row that was read last, from North-South's side. */
bool odd_csv_grid_points(const odd_csv_grid *grid, odd_amount *points);

/* ---- Other languages than English -------------------------------------------------------------- */

/* Returns the languages of a simplified heading, a bit each, and sets its meaning; 0 if it is unknown. */
unsigned odd_heading_foreign(odd_text name, odd_heading *heading);

/* Finds out what the letters of contracts mean, from the headings and from all contracts. Returns false, after a report, if
 * that is ambiguous. The rows are those below the headings; the state of the reader is saved in `here`. */
bool odd_csv_grid_learn(odd_csv_grid *grid, odd_rows *here);

/* Returns a contract with English letters: 4P becomes 4S, 3SA becomes 3NT. Written to `room` if it differs. */
odd_text odd_csv_grid_translate(const odd_csv_grid *grid, odd_text contract, char *room, size_t cap);

/* The same for a card: CK is the king of hearts if C means hearts. Ranks are English. */
odd_text odd_csv_grid_translate_card(const odd_csv_grid *grid, odd_text card, char *room, size_t cap);

/* Returns a seat in the language of the headings: O is East in German, and West in French. Any other text is returned
 * unchanged. */
odd_text odd_csv_grid_foreign_seat(const odd_csv_grid *grid, odd_text cell);

/* ---- Writing ----------------------------------------------------------------------------------- */

int odd_csv_write(odd_target *out, const odd_record_source *from, odd_error *error);

#endif
