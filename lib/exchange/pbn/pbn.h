/* Portable Bridge Notation: shared by its readers and writers. pbn_lex.c splits a file, pbn_read.c makes
 * records from it, pbn_write.c and pbn_rewrite.c write. */
#ifndef ODD_EXCHANGE_PBN_PBN_H
#define ODD_EXCHANGE_PBN_PBN_H

#include "base/bits.h"
#include "exchange/field_text.h"
#include "exchange/roster.h"

/* ---- Tags -------------------------------------------------------------------------------------- */

enum { PBN_NEVER_INHERITS = 1 /* # and ## */, PBN_OF_EVENT = 2 /* as long as all games say the same */ };

/* The tags of the standard, in the order of export: the mandatory ones, the others by name, the sections. Two are additions:
 * Ruling is the decision of a director, and Session belongs to the event, as in LIN. */
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
    PBN_OTHER, /* a tag that is not in the standard */
    PBN_TAGS(PBN_KIND) PBN_KINDS
} odd_pbn_kind;
#undef PBN_KIND

enum { PBN_MANDATORY_LAST = PBN_RESULT, PBN_SECTIONS = PBN_AUCTION, PBN_TABLES = PBN_ACTION_TABLE };

/* Returns "Event"; NULL for PBN_OTHER. */
const char *odd_pbn_name(odd_pbn_kind kind);

/* The same as the name of a record: "pbn:Event". */
odd_text odd_pbn_record_name(odd_pbn_kind kind);

/* Returns whether a tag cannot have an inherited value: # and ##. */
bool odd_pbn_never_inherits(odd_pbn_kind kind);

/* Returns whether a tag is about the event, as long as all games have the same value. */
bool odd_pbn_of_event(odd_pbn_kind kind);

/* ---- Games ------------------------------------------------------------------------------------- */

/* A tag pair, in place. */
typedef struct odd_pbn_tag {
    odd_text name;
    odd_text value;  /* between the quotes, unchanged; or inherited */
    odd_text behind; /* up to the next tag or the end of the game: section, comments, escaped lines */
    uint32_t line;
    uint32_t behind_line; /* where that begins */
    uint8_t kind;
    bool marked;      /* the text after it has comments, strings or escaped lines */
    bool taken;       /* for the reader: its contents were sent */
    uint16_t lasting; /* for the reader: the number of the value that applies to all later games; 0: none */
} odd_pbn_tag;

/* A game with more tags is not valid. A tag takes many times its length in the file. */
enum { PBN_TAGS_MAX = 4096 };

enum { PBN_NAME_SLOTS = 256 };

/* Splits a file game by game; the tags of a game are valid until the next one. */
typedef struct odd_pbn_lexer {
    const odd_source *in;
    const char
        *bytes; /* with a line feed at the end of each line: a copy if the file has only carriage returns */
    size_t len, at;
    uint32_t line;     /* of what is next */
    size_t open_brace; /* no brace is closed from here on; beyond the end if unknown */
    odd_pbn_tag *tags;
    size_t count, cap;
    odd_text before;      /* text before the first tag: comments and escaped lines */
    uint32_t before_line; /* where that begins */
    bool marked;          /* there are comments, strings or escaped lines before the next tag */
    uint8_t seen;         /* what the tags of the game so far show */
    bool overfull;        /* it has too many tags */
    bool ended;           /* an empty line followed the last game */
    bool unfinished;      /* the game ended without an empty line, before a tag that begins the next game */
    uint8_t slots[PBN_NAME_SLOTS]; /* kinds, by a hash of their names */
    uint8_t shows[PBN_KINDS];      /* what a tag shows about its game: see begins_game */
} odd_pbn_lexer;

/* Opens a file. Returns false if memory runs out. */
bool odd_pbn_open(odd_pbn_lexer *x, const odd_source *in);

/* Reads the next game; returns false after the last. A game may have no tags: comments at the end of a file. */
bool odd_pbn_next(odd_pbn_lexer *x);

/* Reports an error at a place of the file; a warning unless the reader is strict. */
void odd_pbn_wrong(const odd_pbn_lexer *x, bool warning, int code, uint32_t line, const char *place,
                   const char *format, ...) __attribute__((format(printf, 6, 7)));

/* Returns the kind of a name, in any case; PBN_OTHER if it is not in the standard. */
odd_pbn_kind odd_pbn_kind_like(odd_text name);

/* ---- Parts of a game --------------------------------------------------------------------------- */

typedef enum odd_pbn_part_kind {
    PBN_PART_WORD,
    PBN_PART_STRING,  /* without its quotes */
    PBN_PART_COMMENT, /* with its braces or semicolon */
    PBN_PART_ESCAPE,  /* a line, with its % */
    PBN_PART_END
} odd_pbn_part_kind;

typedef struct odd_pbn_part {
    odd_pbn_part_kind kind;
    odd_text text;
    uint32_t line;
    bool first;  /* it is the first on its line */
    bool closed; /* a string with a closing quote */
} odd_pbn_part;

/* The text before or after a tag, part by part. */
typedef struct odd_pbn_parts {
    odd_text text;
    size_t at;
    uint32_t line;
    bool started;    /* a line */
    bool open_brace; /* no brace is closed from here on */
} odd_pbn_parts;

odd_pbn_parts odd_pbn_parts_of(odd_text text, uint32_t line, bool at_line_start);
odd_pbn_part odd_pbn_part_next(odd_pbn_parts *parts);

/* Returns a part as it is written: a string with its quotes. */
static inline odd_text odd_pbn_part_text(const odd_pbn_part *part) {
    if (part->kind != PBN_PART_STRING)
        return part->text;
    return (odd_text){part->text.text - 1, part->text.len + 1 + part->closed};
}

odd_pbn_parts odd_pbn_section_of(const odd_pbn_tag *tag);

/* ---- Tables ------------------------------------------------------------------------------------ */

enum { PBN_COLUMNS_MAX = 64 };

/* A column from the value of the tag: +Rank\3R. */
typedef struct odd_pbn_column {
    odd_text name; /* without the characters around it */
    int width;     /* at least; 0: any */
    bool right;    /* the cell is right-aligned */
} odd_pbn_column;

typedef struct odd_pbn_grid {
    odd_pbn_column columns[PBN_COLUMNS_MAX];
    int count;
    odd_pbn_parts parts;
    bool flows; /* rows do not correspond to lines */
    odd_pbn_part ahead;
} odd_pbn_grid;

/* The cells of a row. */
typedef struct odd_pbn_row {
    uint32_t line;
    int count; /* the number of cells: as many as columns, if the row is valid */
    bool cut;  /* cells are found by their position: some are empty, or contain blanks */
    odd_pbn_part cells[PBN_COLUMNS_MAX];
} odd_pbn_row;

/* Splits the value of a table's tag into columns. Returns their number, which may exceed the number that is stored. */
int odd_pbn_columns_of(odd_pbn_column columns[PBN_COLUMNS_MAX], odd_text value);

/* The rows of a table. */
void odd_pbn_grid_open(odd_pbn_grid *grid, odd_text value, odd_pbn_parts section);
bool odd_pbn_grid_next(odd_pbn_grid *grid, odd_pbn_row *row);

/* ---- Values ------------------------------------------------------------------------------------ */

/* Returns whether a value is unknown: "", "?", or "-" in a table. */
static inline bool odd_pbn_unknown(odd_text value) {
    return value.len == 0 || (value.len == 1 && (value.text[0] == '?' || value.text[0] == '-'));
}

bool odd_pbn_is(odd_text value, const char *text);

/* A value conforms to the standard, does not conform but can be read, or cannot be read. */
typedef enum odd_pbn_conformity { PBN_BAD, PBN_LENIENT, PBN_EXACT } odd_pbn_conformity;

/* Reads N E S W, and ^N for a declarer who became declarer by mistake. */
odd_pbn_conformity odd_pbn_seat(odd_seat *seat, odd_text value, bool caret);

odd_pbn_conformity odd_pbn_vul(odd_vul *vul, odd_text value);

/* A number, 1 to 9999. */
bool odd_pbn_number(int *number, odd_text value);

/* Reads level, strain and doubling; level 0 for Pass. */
odd_pbn_conformity odd_pbn_contract(odd_result *result, odd_text value);

/* Reads the calls of an auction, without comments. Returns false if they are not an auction, or there are none. */
bool odd_pbn_calls(odd_auction *auction, odd_text words);

/* Returns the trumps of a game by a stated contract, or else by its auction: winners of tricks decide the columns of a play. */
odd_strain odd_pbn_trumps(odd_text contract, odd_text words);

/* Values by side: "n", "NS n", "EW n", "NS n EW m". Indexed by odd_side; ODD_NO_SIDE is declarer's. */
typedef struct odd_pbn_sides {
    bool there[ODD_SIDE_COUNT];
    odd_amount amount[ODD_SIDE_COUNT];
} odd_pbn_sides;

odd_pbn_conformity odd_pbn_sides_of(odd_pbn_sides *sides, odd_text value);

/* Reads the tricks of declarer's side: a number, or as above; ^ before it if the table agreed on a wrong number. Tables also
 * have =, +1 and -2. Sets -1 if it is none of these. */
odd_pbn_conformity odd_pbn_tricks(int *tricks, odd_text value, const odd_result *contract);

/* The meaning of a field of Scoring: the scoring, and a setting. */
typedef struct odd_pbn_scoring {
    bool known;          /* there is a scoring */
    odd_scoring scoring; /* for pairs; in an event of teams, any IMPs are those of teams */
    bool imps;           /* IMPs of an unspecified kind */
    bool acbl;
    bool rubber;            /* no form of duplicate */
    const char *setting[2]; /* its name and value; NULL: none */
    odd_text not_scored;    /* a known field that cannot be used for scoring */
    odd_text unknown;       /* one that is not */
} odd_pbn_scoring;

odd_pbn_scoring odd_pbn_scoring_of(odd_text value);

/* Returns the value of Scoring for a scoring. */
const char *odd_pbn_scoring_text(odd_scoring scoring, bool acbl);

/* Rounds without a number get these: those with a name first, then stages. */
enum { PBN_ROUNDS_FROM = 9000, PBN_ROUNDS_MAX = 500, PBN_STAGES_FROM = PBN_ROUNDS_FROM + PBN_ROUNDS_MAX };

/* ---- The format -------------------------------------------------------------------------------- */

void odd_pbn_read(odd_source *in);
int odd_pbn_write(odd_target *out, const odd_record_source *from, odd_error *error);
int odd_pbn_rewrite(const odd_source *in, odd_target *out, odd_error *error);

/* ---- Export form --------------------------------------------------------------------------------- */

/* Writes [Name "value"] and the end of the line. `raw`: the value already has its escapes. */
void odd_pbn_put_tag(const odd_target *out, odd_text name, odd_text value, bool raw);

/* Writes the quote that ends a string with this text. A backslash at the end of the text is doubled, because it would escape
 * the quote. */
void odd_pbn_put_quote(const odd_target *out, odd_text text);

/* Writes bytes with the line ends of the export format. */
void odd_pbn_put_lines(const odd_target *out, odd_text text);

/* Writes calls or cards, four per line, with their comments. */
void odd_pbn_put_section(const odd_target *out, odd_text text, bool calls);

/* Writes the rows of a table according to its columns. */
void odd_pbn_put_table(const odd_target *out, odd_text value, odd_text section);

/* Writes a cell of a row: padded according to the column, with a blank between it and the previous cell. */
void odd_pbn_put_cell(const odd_target *out, const odd_pbn_column *column, odd_text cell, bool first);

/* Returns a string without its escapes, \" and \\, in UTF-8; in the arena if it had any. */
odd_text odd_pbn_plain(const odd_source *in, odd_text value);

/* ---- Writing ----------------------------------------------------------------------------------- */

typedef struct odd_pbn_note {
    odd_text name, text;
    odd_fact fact; /* a tag, an auction, cards, or a stated score */
    int seat;
    odd_stated_score said;
} odd_pbn_note;

typedef struct odd_pbn_notes {
    odd_pbn_note *list;
    size_t count, cap;
} odd_pbn_notes;

/* A result, and the notes about it, from `first` on. */
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
    odd_scores *totals; /* the stated totals of its contestants */
    size_t total_cap;
    odd_pbn_notes event;
    bool by_result; /* one game per result: some result has more than a table can express */
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

    /* Counts of what PBN cannot express */
    size_t rulings, turned, points, groups, rounds, penalties, carried, byes, strata, numbers, settings,
        scales, patton, phantoms, unseated, tags, slips;
} odd_pbn_writer;

/* Writes text at the end of the file. */
void odd_pbn_add(odd_pbn_writer *w, odd_text text);
void odd_pbn_add_string(odd_pbn_writer *w, const char *text);
void odd_pbn_add_int(odd_pbn_writer *w, int number);
void odd_pbn_add_amount(odd_pbn_writer *w, odd_amount amount, int least);

/* Writes the game, or games, of the current board. */
void odd_pbn_write_board(odd_pbn_writer *w);

/* Write a table of the results of the board, and one of all totals. */
void odd_pbn_write_scores(odd_pbn_writer *w);
void odd_pbn_write_totals(odd_pbn_writer *w);

/* Returns the note about the event with that name; NULL if there is none. */
const odd_pbn_note *odd_pbn_note_of(const odd_pbn_notes *notes, const char *name);

/* Begin and end a tag; odd_pbn_add_value writes its value in between. */
void odd_pbn_begin_tag(odd_pbn_writer *w, odd_text name);
void odd_pbn_add_value(odd_pbn_writer *w, odd_text value);
void odd_pbn_end_tag(odd_pbn_writer *w);

/* Returns the PBN tag for a tag that other formats have, too; NULL if there is none. */
const char *odd_pbn_own_tag(odd_text name);

#endif
