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

    /* the row that was read last */
    uint32_t line;
    size_t start;                     /* in the text */
    size_t count;                     /* of cells; those behind the most that there may be are not kept */
    odd_text cells[ODD_CELLS_MAX];    /* without quotes, and without blanks around them */
    size_t cell_start[ODD_CELLS_MAX]; /* in the text */
    bool too_many;                    /* some were not kept */
} odd_rows;

/* Starts before the first row: knows UTF-8, UTF-16 and Windows-1252, and which separator there is. */
void odd_rows_start(odd_rows *rows, const odd_source *in);

/* The next row that is not empty; false behind the last. Cells in quotes may have separators, line ends and doubled
 * quotes in them. */
bool odd_rows_next(odd_rows *rows);

/* The place of a cell, for messages. */
void odd_rows_place(const odd_rows *rows, size_t cell, uint32_t *line, int *column);

/* A number, with a point or, where no comma separates cells, a comma; a per cent sign may come after it. */
bool odd_rows_amount(const odd_rows *rows, odd_text cell, odd_amount *out);

/* ==== A grid of results: what its columns mean, and the records that come of its rows. For formats with a
 * row of headings. */

/* What a column has. Those from ODD_COLUMN_ID on may be of one side. */
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
    ODD_COLUMN_DOUBLED,   /* also beside a contract */
    ODD_COLUMN_DECLARER,  /* a seat; or the number of declarer's side */
    ODD_COLUMN_DIRECTION, /* declarer's seat, beside that */
    ODD_COLUMN_RESULT,    /* = +1 -2, or a number of tricks */
    ODD_COLUMN_TRICKS,    /* all that declarer took */
    ODD_COLUMN_MADE,      /* odd tricks */
    ODD_COLUMN_LEAD,
    ODD_COLUMN_ERASED, /* yes: the row takes back what it says, and what was said before */
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
    unsigned languages; /* that it is of, a bit each; 0: English, or none */
} odd_heading;

/* What a heading means, without regard to case, blanks and signs: "NS pair", "pair_ns", "N/S No." */
odd_heading odd_heading_parse(odd_text text);

/* Beside those who play: where what was first said of each is kept. 0: nothing was said. */
typedef struct odd_csv_grid_facts {
    uint32_t *of;
    size_t cap;
} odd_csv_grid_facts;

typedef struct odd_csv_grid {
    const odd_source *in;
    odd_rows rows;
    const char *tags; /* what the names of other columns begin with: "csv:" */

    odd_heading headings[ODD_CELLS_MAX];
    odd_text tag_names[ODD_CELLS_MAX]; /* of other columns */
    size_t heading_count;
    uint8_t where[ODD_COLUMN_COUNT][ODD_SIDE_COUNT]; /* cell + 1; 0: there is no such column */

    unsigned languages; /* of the headings, a bit each: 0 where they are English */
    int alphabet;       /* of contracts: see grid_words.c */
    int board, round;   /* of rows that do not say it */
    odd_text group;
    uint8_t *vuls;     /* by board: 1 + the one that was said */
    odd_index dealt;   /* boards whose hands were told */
    odd_index who;     /* those who play, behind their direction: NS12; individuals are all NS */
    odd_index by_name; /* where rows have names and no ids */
    odd_csv_grid_facts names, teams; /* among the texts of those: of a pair or a team its players */
    uint8_t *steps; /* how many lines each of who was met below the one before: odd_count_take() */
    size_t step_count, step_cap;
    uint32_t met;           /* the line of the last one */
    odd_reused_text joined; /* what stands in two cells */
    bool any_self;          /* somebody meets a pair of the same number */
    bool any_plain;         /* an id that does not begin with its direction */
    bool any_row;
    bool individuals;
    bool told_small; /* that small numbers are overtricks */
} odd_csv_grid;

/* Takes the row that was read last for the headings. Returns how many of them are known. */
size_t odd_csv_grid_head(odd_csv_grid *grid);

/* The cell of a column in the row that was read last; empty if there is none. */
odd_text odd_csv_grid_cell(const odd_csv_grid *grid, odd_column column, odd_side side);

/* Takes the row that was read last for a result, and gives its records. */
void odd_csv_grid_take(odd_csv_grid *grid);

/* Says that something is wrong with a cell of the row that was read last: what is quoted stands where %.*s is. */
void odd_csv_grid_wrong(const odd_csv_grid *grid, bool warning, odd_column column, odd_side side, int code,
                        const char *message, odd_text quoted);

enum { ODD_SIDE_BYTES = 2 };

/* Names somebody, who then is told at the end. Returns the id, which lasts, and before which its direction stands, NS or EW;
 * empty if there is no memory. */
odd_text odd_csv_grid_name(odd_csv_grid *grid, int direction, odd_text id, odd_text names, odd_text team);

/* At the end: who plays. winners: 0 if the file does not say it. */
void odd_csv_grid_end(odd_csv_grid *grid, int winners);

/* The seat that a cell begins with the letter of. */
odd_seat odd_csv_grid_seat(odd_text cell);

/* What the row that was read last says of its result: false, and said, if it cannot be read. */
bool odd_csv_grid_outcome(odd_csv_grid *grid, odd_vul vul, odd_play *play, odd_ruling *ruling);

/* The points of the row that was read last, North-South's. */
bool odd_csv_grid_points(const odd_csv_grid *grid, odd_amount *points);

/* ---- Other languages than English -------------------------------------------------------------- */

/* The languages that a simplified heading is of, a bit each, and what it means; 0 if it is none. */
unsigned odd_heading_foreign(odd_text name, odd_heading *heading);

/* Finds out what the letters of contracts mean, by the headings and by all contracts: false, and said, if that cannot be
 * told. The rows are those below the headings; `here` is room for where the reader is. */
bool odd_csv_grid_learn(odd_csv_grid *grid, odd_rows *here);

/* A contract with the letters that English has: 4P becomes 4S, 3SA 3NT. Written to `room` if it is another one. */
odd_text odd_csv_grid_translate(const odd_csv_grid *grid, odd_text contract, char *room, size_t cap);

/* The same of a card: CK is the king of hearts where C is hearts. Ranks are as English has them. */
odd_text odd_csv_grid_translate_card(const odd_csv_grid *grid, odd_text card, char *room, size_t cap);

/* A seat in the language of the headings: O is East in German, and West in French. The same text if it is none. */
odd_text odd_csv_grid_foreign_seat(const odd_csv_grid *grid, odd_text cell);

/* ---- Writing ----------------------------------------------------------------------------------- */

int odd_csv_write(odd_target *out, const odd_record_source *from, odd_error *error);

#endif
