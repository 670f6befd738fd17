/* Portable Bridge Notation: shared by its readers and writers. pbn_lex.c splits a file, pbn_read.c makes
 * records from it, pbn_write.c and pbn_rewrite.c write. */
#ifndef ODD_EXCHANGE_PBN_PBN_H
#define ODD_EXCHANGE_PBN_PBN_H

#include "base/bits.h"
#include "exchange/field_text.h"
#include "exchange/roster.h"

/* ---- Tags -------------------------------------------------------------------------------------- */

enum { PBN_NEVER_INHERITS = 1 /* # and ## */, PBN_OF_EVENT = 2 /* as long as all games say the same */ };

/* The tags of the standard, in the order of export: the mandatory ones, the others by name, the sections. Ruling is our own,
 * what a director decided; Session is of the event, as LIN has one. */
#define PBN_TAGS(TAG)                                  \
    TAG(EVENT, "Event", PBN_OF_EVENT)                  \
    TAG(SITE, "Site", PBN_OF_EVENT)                    \
    TAG(DATE, "Date", PBN_OF_EVENT)                    \
    TAG(BOARD, "Board", 0)                             \
    TAG(WEST, "West", 0)                               \
    TAG(NORTH, "North", 0)                             \
    TAG(EAST, "East", 0)                               \
    TAG(SOUTH, "South", 0)                             \
    TAG(DEALER, "Dealer", PBN_NEVER_INHERITS)          \
    TAG(VULNERABLE, "Vulnerable", PBN_NEVER_INHERITS)  \
    TAG(DEAL, "Deal", PBN_NEVER_INHERITS)              \
    TAG(SCORING, "Scoring", PBN_OF_EVENT)              \
    TAG(DECLARER, "Declarer", PBN_NEVER_INHERITS)      \
    TAG(CONTRACT, "Contract", PBN_NEVER_INHERITS)      \
    TAG(RESULT, "Result", 0)                           \
    TAG(ANNOTATOR, "Annotator", PBN_OF_EVENT)          \
    TAG(ANNOTATOR_NA, "AnnotatorNA", PBN_OF_EVENT)     \
    TAG(APPLICATION, "Application", PBN_OF_EVENT)      \
    TAG(BID_SYSTEM_EW, "BidSystemEW", 0)               \
    TAG(BID_SYSTEM_NS, "BidSystemNS", 0)               \
    TAG(COMPETITION, "Competition", PBN_OF_EVENT)      \
    TAG(DEAL_ID, "DealId", 0)                          \
    TAG(DESCRIPTION, "Description", 0)                 \
    TAG(EAST_NA, "EastNA", 0)                          \
    TAG(EAST_TYPE, "EastType", 0)                      \
    TAG(EVENT_DATE, "EventDate", PBN_OF_EVENT)         \
    TAG(EVENT_SPONSOR, "EventSponsor", PBN_OF_EVENT)   \
    TAG(FRENCH_MP, "FrenchMP", PBN_OF_EVENT)           \
    TAG(GENERATOR, "Generator", PBN_OF_EVENT)          \
    TAG(HIDDEN, "Hidden", 0)                           \
    TAG(HOME_TEAM, "HomeTeam", 0)                      \
    TAG(MODE, "Mode", PBN_OF_EVENT)                    \
    TAG(NORTH_NA, "NorthNA", 0)                        \
    TAG(NORTH_TYPE, "NorthType", 0)                    \
    TAG(OPTIMUM_SCORE, "OptimumScore", 0)              \
    TAG(PAIR_EW, "PairEW", 0)                          \
    TAG(PAIR_NS, "PairNS", 0)                          \
    TAG(ROOM, "Room", 0)                               \
    TAG(ROUND, "Round", 0)                             \
    TAG(RULING, "Ruling", 0)                           \
    TAG(SCORE, "Score", 0)                             \
    TAG(SCORE_IMP, "ScoreIMP", 0)                      \
    TAG(SCORE_MP, "ScoreMP", 0)                        \
    TAG(SCORE_PERCENTAGE, "ScorePercentage", 0)        \
    TAG(SCORE_RUBBER, "ScoreRubber", 0)                \
    TAG(SCORE_RUBBER_HISTORY, "ScoreRubberHistory", 0) \
    TAG(SECTION, "Section", 0)                         \
    TAG(SESSION, "Session", PBN_OF_EVENT)              \
    TAG(SOUTH_NA, "SouthNA", 0)                        \
    TAG(SOUTH_TYPE, "SouthType", 0)                    \
    TAG(STAGE, "Stage", PBN_OF_EVENT)                  \
    TAG(TABLE, "Table", 0)                             \
    TAG(TERMINATION, "Termination", 0)                 \
    TAG(TIME, "Time", 0)                               \
    TAG(TIME_CALL, "TimeCall", PBN_OF_EVENT)           \
    TAG(TIME_CARD, "TimeCard", PBN_OF_EVENT)           \
    TAG(TIME_CONTROL, "TimeControl", PBN_OF_EVENT)     \
    TAG(UTC_DATE, "UTCDate", PBN_OF_EVENT)             \
    TAG(UTC_TIME, "UTCTime", 0)                        \
    TAG(VISIT_TEAM, "VisitTeam", 0)                    \
    TAG(WEST_NA, "WestNA", 0)                          \
    TAG(WEST_TYPE, "WestType", 0)                      \
    TAG(WINNERS, "Winners", PBN_OF_EVENT)              \
    TAG(AUCTION, "Auction", PBN_NEVER_INHERITS)        \
    TAG(NOTE, "Note", PBN_NEVER_INHERITS)              \
    TAG(PLAY, "Play", PBN_NEVER_INHERITS)              \
    TAG(ACTION_TABLE, "ActionTable", 0)                \
    TAG(AUCTION_TIME_TABLE, "AuctionTimeTable", 0)     \
    TAG(INSTANT_SCORE_TABLE, "InstantScoreTable", 0)   \
    TAG(OPTIMUM_PLAY_TABLE, "OptimumPlayTable", 0)     \
    TAG(OPTIMUM_RESULT_TABLE, "OptimumResultTable", 0) \
    TAG(PLAY_TIME_TABLE, "PlayTimeTable", 0)           \
    TAG(SCORE_TABLE, "ScoreTable", 0)                  \
    TAG(TOTAL_SCORE_TABLE, "TotalScoreTable", 0)

#define PBN_KIND(kind, name, flags) PBN_##kind,
typedef enum odd_pbn_kind {
    PBN_OTHER, /* one that the standard does not have */
    PBN_TAGS(PBN_KIND) PBN_KINDS
} odd_pbn_kind;
#undef PBN_KIND

enum { PBN_MANDATORY_LAST = PBN_RESULT, PBN_SECTIONS = PBN_AUCTION, PBN_TABLES = PBN_ACTION_TABLE };

/* "Event"; NULL for PBN_OTHER. */
const char *odd_pbn_name(odd_pbn_kind kind);

/* The same as the name of a record: "pbn:Event". */
const char *odd_pbn_record_name(odd_pbn_kind kind);

/* Whether it may have no inherited value: # and ##. */
bool odd_pbn_never_inherits(odd_pbn_kind kind);

/* Whether it is about the event rather than about a game, as long as all games say the same. */
bool odd_pbn_of_event(odd_pbn_kind kind);

/* ---- Games ------------------------------------------------------------------------------------- */

/* A tag pair, in place. */
typedef struct odd_pbn_tag {
    odd_text name;
    odd_text value;  /* between the quotes, as it is written; or as it was inherited */
    odd_text behind; /* all up to the next tag or the end of the game: the section, comments, escaped lines */
    uint32_t line;
    uint32_t behind_line; /* where that begins */
    uint8_t kind;
    bool marked;      /* what comes after it has comments, strings or escaped lines */
    bool taken;       /* for the reader: what it says was told */
    uint16_t lasting; /* the same: it is a value for all later games, by number; 0: it is not */
} odd_pbn_tag;

enum { PBN_NAME_SLOTS = 256 };

/* Hands out a file game by game; the tags of a game are there until the next one. */
typedef struct odd_pbn_lexer {
    const odd_source *in;
    const char
        *bytes; /* with a line feed at the end of each line: a copy if they have carriage returns alone */
    size_t len, at;
    uint32_t line;     /* of what is next */
    size_t open_brace; /* from here on, no brace is closed; beyond the end if that is not known */
    odd_pbn_tag *tags;
    size_t count, cap;
    odd_text before;      /* what comes before the first tag: comments and escaped lines */
    uint32_t before_line; /* where that begins */
    bool marked;          /* comments, strings or escaped lines stood before the tag that is next */
    uint8_t seen;         /* what the game has so far */
    bool overfull;        /* it has more tags than are taken */
    bool ended;           /* an empty line stood behind the last game */
    bool unfinished; /* the game ended before a tag that the next one begins with, without an empty line */
    uint8_t slots[PBN_NAME_SLOTS]; /* kinds, by a hash of their names */
    uint8_t shows[PBN_KINDS];      /* what a tag shows of its game: see begins_game */
} odd_pbn_lexer;

/* False if there is no memory. */
bool odd_pbn_open(odd_pbn_lexer *x, const odd_source *in);

/* The next game; false behind the last. A game may have no tags: comments at the end of a file. */
bool odd_pbn_next(odd_pbn_lexer *x);

/* Says that something is wrong at a place of the file; a warning where the standard need not be kept to. */
void odd_pbn_wrong(const odd_pbn_lexer *x, bool warning, int code, uint32_t line, const char *place,
                   const char *format, ...) __attribute__((format(printf, 6, 7)));

/* The kind that a name is of, in any case of its letters: PBN_OTHER if it is none. */
odd_pbn_kind odd_pbn_kind_like(odd_text name);

/* ---- Parts of a game --------------------------------------------------------------------------- */

typedef enum odd_pbn_part_kind {
    PBN_PART_WORD,
    PBN_PART_STRING,  /* without its quotes */
    PBN_PART_COMMENT, /* with what makes it one */
    PBN_PART_ESCAPE,  /* a line, with its % */
    PBN_PART_END
} odd_pbn_part_kind;

typedef struct odd_pbn_part {
    odd_pbn_part_kind kind;
    odd_text text;
    uint32_t line;
    bool first;  /* of what stands on its line */
    bool closed; /* a string that has its second quote */
} odd_pbn_part;

/* What comes before or behind a tag, part by part. */
typedef struct odd_pbn_parts {
    odd_text text;
    size_t at;
    uint32_t line;
    bool started;    /* a line */
    bool open_brace; /* no brace is closed any more */
} odd_pbn_parts;

odd_pbn_parts odd_pbn_parts_of(odd_text text, uint32_t line, bool at_line_start);
odd_pbn_part odd_pbn_part_next(odd_pbn_parts *parts);

/* A part as it is written: a string with its quotes. */
static inline odd_text odd_pbn_part_text(const odd_pbn_part *part) {
    if (part->kind != PBN_PART_STRING)
        return part->text;
    return (odd_text){part->text.text - 1, part->text.len + 1 + part->closed};
}

odd_pbn_parts odd_pbn_section_of(const odd_pbn_tag *tag);

/* ---- Tables ------------------------------------------------------------------------------------ */

enum { PBN_COLUMNS_MAX = 64 };

/* A column as the value of the tag has it: +Rank\3R. */
typedef struct odd_pbn_column {
    odd_text name; /* without what stands around it */
    int width;     /* at least; 0: any */
    bool right;    /* blanks are put before the cell */
} odd_pbn_column;

typedef struct odd_pbn_grid {
    odd_pbn_column columns[PBN_COLUMNS_MAX];
    int count;
    odd_pbn_parts parts;
    bool flows; /* rows do not keep to lines */
    odd_pbn_part ahead;
} odd_pbn_grid;

/* The cells of a row. */
typedef struct odd_pbn_row {
    uint32_t line;
    int count; /* that there are: as many as columns, if the row is right */
    bool cut;  /* they are where they stand: some are empty, or have blanks */
    odd_pbn_part cells[PBN_COLUMNS_MAX];
} odd_pbn_row;

/* Splits the value of a table's tag into columns; how many there are, which may be more than are kept. */
int odd_pbn_columns_of(odd_pbn_column columns[PBN_COLUMNS_MAX], odd_text value);

/* The rows of a table. */
void odd_pbn_grid_open(odd_pbn_grid *grid, odd_text value, odd_pbn_parts section);
bool odd_pbn_grid_next(odd_pbn_grid *grid, odd_pbn_row *row);

/* ---- Values ------------------------------------------------------------------------------------ */

/* Whether a value says nothing: "", "?", or "-" in a table. */
static inline bool odd_pbn_unknown(odd_text value) {
    return value.len == 0 || (value.len == 1 && (value.text[0] == '?' || value.text[0] == '-'));
}

bool odd_pbn_is(odd_text value, const char *text);

/* A value may be as the standard has it, readable though it is not, or neither. */
typedef enum odd_pbn_conformity { PBN_BAD, PBN_LENIENT, PBN_EXACT } odd_pbn_conformity;

/* N E S W, and ^N for a declarer who became it by a mistake. */
odd_pbn_conformity odd_pbn_seat(odd_seat *seat, odd_text value, bool caret);

odd_pbn_conformity odd_pbn_vul(odd_vul *vul, odd_text value);

/* A number, 1 to 9999. */
bool odd_pbn_number(int *number, odd_text value);

/* Level, strain and doubling; level 0 for Pass. */
odd_pbn_conformity odd_pbn_contract(odd_result *result, odd_text value);

/* What each side, or declarer's, has: "n", "NS n", "EW n", "NS n EW m". By odd_side; ODD_NO_SIDE is declarer's. */
typedef struct odd_pbn_sides {
    bool there[ODD_SIDE_COUNT];
    odd_amount amount[ODD_SIDE_COUNT];
} odd_pbn_sides;

odd_pbn_conformity odd_pbn_sides_of(odd_pbn_sides *sides, odd_text value);

/* The tricks of declarer's side: a number, or as above; ^ before it where the table agreed to what is wrong. In a table also
 * =, +1 and -2 are met. -1 if it is none of these. */
odd_pbn_conformity odd_pbn_tricks(int *tricks, odd_text value, const odd_result *contract);

/* What a field of the value of Scoring means: which scoring, which setting. */
typedef struct odd_pbn_scoring {
    bool known;          /* there is a scoring */
    odd_scoring scoring; /* of pairs: an event of teams makes IMPs of either kind its own */
    bool imps;           /* IMPs, and not said of which kind */
    bool acbl;
    bool rubber;            /* no form of duplicate */
    const char *setting[2]; /* its name and value; NULL: none */
    odd_text not_scored;    /* a field that is known, and cannot be scored by */
    odd_text unknown;       /* one that is not */
} odd_pbn_scoring;

odd_pbn_scoring odd_pbn_scoring_of(odd_text value);

/* The value that says how an event is scored. */
const char *odd_pbn_scoring_text(odd_scoring scoring, bool acbl);

/* Rounds that have no number are given some: those that have a name, and behind them stages. */
enum { PBN_ROUNDS_FROM = 9000, PBN_ROUNDS_MAX = 500, PBN_STAGES_FROM = PBN_ROUNDS_FROM + PBN_ROUNDS_MAX };

/* ---- The format -------------------------------------------------------------------------------- */

void odd_pbn_read(odd_source *in);
int odd_pbn_write(odd_target *out, const odd_record_source *from, odd_error *error);
int odd_pbn_rewrite(const odd_source *in, odd_target *out, odd_error *error);

/* ---- Export form --------------------------------------------------------------------------------- */

/* [Name "value"] and the end of the line. `raw`: the value has its escapes already. */
void odd_pbn_put_tag(const odd_target *out, odd_text name, odd_text value, bool raw);

/* The quote that ends a string with this text. A backslash at the end of the text is doubled: it would escape the quote. */
void odd_pbn_put_quote(const odd_target *out, odd_text text);

/* Bytes with each line end as export has it. */
void odd_pbn_put_lines(const odd_target *out, odd_text text);

/* Calls or cards, four a line, with comments where they stood. */
void odd_pbn_put_section(const odd_target *out, odd_text text, bool calls);

/* Rows of a table as its columns say. */
void odd_pbn_put_table(const odd_target *out, odd_text value, odd_text section);

/* Puts a cell of a row: blanks before and after it as the column says, and one between it and the cell before. */
void odd_pbn_put_cell(const odd_target *out, const odd_pbn_column *column, odd_text cell, bool first);

/* A string without its escapes, \" and \\, and in UTF-8; in the arena if it had any. */
odd_text odd_pbn_plain(const odd_source *in, odd_text value);

/* ---- Writing ----------------------------------------------------------------------------------- */

typedef struct odd_pbn_note {
    odd_text name, text;
    odd_fact fact; /* a tag, an auction, cards, or what is said */
    int seat;
    odd_stated_score said;
} odd_pbn_note;

typedef struct odd_pbn_notes {
    odd_pbn_note *list;
    size_t count, cap;
} odd_pbn_notes;

/* A result, and what is about it: notes from `first` on. */
typedef struct odd_pbn_result {
    odd_record r;
    size_t first, count;
} odd_pbn_result;

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
    odd_pbn_result *plays;
    size_t play_count, play_cap;

    /* The game */
    odd_text tag;             /* the name of the last one */
    odd_pbn_notes remarks[3]; /* where comments may be */

    /* What PBN cannot say, counted */
    size_t rulings, turned, points, groups, rounds, penalties, carried, byes, strata, numbers, settings,
        scales, patton, phantoms, unseated, tags, slips;
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
