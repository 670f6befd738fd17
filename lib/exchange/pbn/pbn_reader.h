/* Shared by the parts of the PBN reader: the current game, and the contestants. */
#ifndef ODD_EXCHANGE_PBN_PBN_READER_H
#define ODD_EXCHANGE_PBN_PBN_READER_H

#include "base/hash.h"
#include "exchange/pbn/pbn.h"

/* ---- Numbers for things that have a name -------------------------------------------------------- */

typedef struct odd_pbn_entry {
    const char *text;
    uint32_t len, hash;
} odd_pbn_entry;

/* All zero: empty. */
typedef struct odd_pbn_map {
    odd_pbn_entry *entries;
    size_t count, cap;
    odd_lookup slots; /* by text */
} odd_pbn_map;

/* The same for two numbers instead of a text. */
typedef struct odd_pbn_two_map {
    uint64_t *entries;
    size_t count, cap;
    odd_lookup slots;
} odd_pbn_two_map;

/* Return the number, from 0, of a text, or of two numbers in either order; it is added if it is new. ODD_NOBODY if memory
 * runs out. */
uint32_t odd_pbn_number_of(odd_pbn_map *map, odd_arena *arena, odd_text text);
uint32_t odd_pbn_number_of_two(odd_pbn_two_map *map, odd_arena *arena, uint32_t one, uint32_t other);

static inline odd_text odd_pbn_text_of(const odd_pbn_map *map, uint32_t number) {
    return (odd_text){map->entries[number].text, map->entries[number].len};
}

/* ---- Who plays --------------------------------------------------------------------------------- */

/* A pair that has a number or a name, or a team. There may be many, so rare data is stored elsewhere. */
typedef struct odd_pbn_contestant {
    const char *id;
    uint32_t seat;            /* the receiver's number for it */
    uint32_t line;            /* where it first occurs */
    uint32_t names[2];        /* of pairs, by direction: index + 1; 0: none; ODD_NOBODY: the id itself */
    uint32_t totals : 31;     /* rows of totals so far */
    uint32_t first_total : 1; /* the direction of the first */
    bool sat[2];              /* it sat there in a row of a table: North-South and East-West */
    uint8_t id_len;
} odd_pbn_contestant;

static inline odd_text odd_pbn_contestant_id(const odd_pbn_contestant *c) {
    return (odd_text){c->id, c->id_len};
}

/* Who last sat for a team in each direction: a couple, + 1, and the round. */
typedef struct odd_pbn_team {
    uint32_t couple[2];
    int round[2];
} odd_pbn_team;

/* Two players. */
typedef struct odd_pbn_couple {
    const char *id; /* of a pair, or of two individuals */
    uint32_t seat;
    uint32_t first; /* the player who was named first, + 1; 0: the couple is new */
    uint8_t id_len;
    uint32_t called; /* the number of the id */
} odd_pbn_couple;

typedef struct odd_pbn_player {
    uint32_t partner : 31; /* the first one, + 1 */
    uint32_t changed : 1;  /* there was another */
    uint32_t line;         /* where the player first occurs in an event of individuals; 0: not yet */
} odd_pbn_player;

/* The player who sat last in a seat: most games have the same there as the one before, and each is asked for twice. */
typedef struct odd_pbn_seat_memo {
    odd_text name;
    uint32_t player; /* + 1; 0: nobody yet */
} odd_pbn_seat_memo;

/* The players at a table in a round: a game with the same contestants in the same seats replaces it. */
typedef struct odd_pbn_meeting {
    uint32_t line;       /* 0: nobody yet */
    uint32_t players[4]; /* North, East, South, West, + 1; 0: not known */
} odd_pbn_meeting;

/* Events and stages of games without a round, and the last of them. */
typedef struct odd_pbn_stages {
    odd_pbn_map events, names;
    odd_pbn_two_map both;
    odd_text event, stage;
    int round;
    bool any;
} odd_pbn_stages;

typedef struct odd_pbn_participants {
    odd_contest contest;
    bool tables;                /* results are in tables */
    bool has_ids;               /* the file numbers pairs: pairs without a number get other ids */
    odd_pbn_map called;         /* ids */
    odd_pbn_two_map sides, met; /* who sits where; and on which board */
    odd_pbn_meeting *of_met;
    size_t of_met_cap;
    odd_pbn_map players;   /* names */
    odd_pbn_player *about; /* of players */
    size_t about_cap;
    odd_pbn_seat_memo seated[4]; /* West, North, East, South */
    odd_pbn_two_map couples;     /* pairs of players */
    odd_pbn_couple *of_couples;
    size_t of_couples_cap;
    odd_pbn_map ids; /* of pairs with an id or a name; names of teams */
    odd_pbn_contestant *of_ids;
    size_t of_ids_cap;
    odd_pbn_team *teams; /* with the same numbers */
    size_t teams_cap;
    odd_text *names; /* of pairs */
    size_t name_count, names_cap;
    odd_pbn_map rounds; /* rounds with a name and without a number */
    odd_pbn_stages stages;
    odd_text match;    /* the event in which teams were last named */
    uint16_t *results; /* by board: results of pairs without a name */
    bool two_winners;  /* two pairs have the same number, one in each direction */
    odd_pbn_tag
        *totals; /* tables that are read again when it is known whether a number means one pair or two */
    size_t total_count, total_cap;
} odd_pbn_participants;

/* ---- The reader -------------------------------------------------------------------------------- */

/* An inherited value takes no bytes of the file: a few long ones in many games could exceed the size of any file. */
enum { PBN_INHERITED_MAX = 255 };

/* A value that later games have implicitly. */
typedef struct odd_pbn_default {
    odd_text name, value;
    uint8_t kind;
    bool told; /* sent as a tag of the event, because it is not a fact */
} odd_pbn_default;

enum { PBN_BOARDS = 10000 }; /* board numbers are lower */

/* The cards of a board in a round. */
typedef struct odd_pbn_deal {
    odd_hands hands;
    odd_text text; /* as the file states them */
    int round;
    uint32_t next; /* of the board, + 1; 0: none */
} odd_pbn_deal;

/* A board that was met. */
typedef struct odd_pbn_board {
    uint32_t deals;  /* the first, + 1 */
    int16_t another; /* another board with the same number in the file; 0: none */
    int16_t last;    /* of the boards with this number, the last one used; 0: this one */
    bool told;
    bool vul_said; /* stated, and not only inferred from the number */
    uint8_t vul;   /* odd_vul */
    uint8_t said;  /* dealer and vulnerability as last sent; 0: not yet */
} odd_pbn_board;

typedef struct odd_pbn_reader {
    odd_source *in;
    odd_pbn_lexer x;
    odd_record r;              /* the next one */
    uint16_t index[PBN_KINDS]; /* by kind: the tag of the game, + 1; 0: none */
    odd_text last[PBN_KINDS];  /* the values in the previous game, for # */
    odd_text told[PBN_KINDS];  /* what was sent about the event */
    bool news;                 /* a tag of the event has a value that was not sent yet */
    bool of_event[PBN_KINDS];  /* the tags that are about the event */
    bool has_told[PBN_KINDS];
    bool has_plan;             /* a movement in lines of a log */
    odd_pbn_default *defaults; /* ## */
    size_t default_count, default_cap;
    odd_pbn_map others;    /* tags that are not in the standard */
    odd_text *other_names; /* as those of records */
    odd_text *other_last;  /* as # means them */
    size_t other_names_cap, other_last_cap;
    odd_pbn_board *boards; /* by number */
    odd_pbn_deal *deals;
    size_t deal_count, deal_cap;
    int games;
    int last_board;   /* the number in the previous game */
    int board_before; /* the board of that game */
    bool rubber, export_form;
    odd_text heading[2]; /* title and date outside of tags */
    uint32_t heading_line[2];
    uint8_t loose[PBN_KINDS]; /* by kind of tag: reported odd_pbn_deviation */
    uint32_t loose_columns;   /* the same for cells, by the column of the ScoreTable */
    bool loose_games;         /* and for games without an empty line between them */

    /* The game */
    int board, round;
    odd_seat dealer;
    odd_vul vul;
    odd_topic topic; /* what its tags are about */
    odd_result result;
    bool played;      /* there is a result */
    bool unseated[2]; /* by direction: unknown players play for the team instead of its line-up */
    bool is_ruled;    /* or the decision of a director: */
    odd_play ruled;
    odd_ruling ruling;
    odd_pbn_participants who;
} odd_pbn_reader;

/* Returns the tag of a kind in this game; NULL if there is none. */
static inline odd_pbn_tag *odd_pbn_tag_of(odd_pbn_reader *rd, odd_pbn_kind kind) {
    return rd->index[kind] != 0 ? &rd->x.tags[rd->index[kind] - 1] : NULL;
}

/* The same, NULL also if its value is unknown. */
static inline odd_pbn_tag *odd_pbn_value_tag(odd_pbn_reader *rd, odd_pbn_kind kind) {
    odd_pbn_tag *tag = odd_pbn_tag_of(rd, kind);
    return tag == NULL || tag->value.len == 0 || (tag->value.len == 1 && tag->value.text[0] == '?') ? NULL
                                                                                                    : tag;
}

/* Finds the tags of the game: index, kinds and values. */
void odd_pbn_index(odd_pbn_reader *rd);

/* Returns the name of the record for a tag that is not in the standard. */
odd_text odd_pbn_other_name(odd_pbn_reader *rd, odd_text name);

/* Reports an error in a value; a warning counts as an error if the reader is strict. */
void odd_pbn_wrong_value(odd_pbn_reader *rd, bool warning, const odd_pbn_tag *tag, int code,
                         const char *message);

/* A deviation from the standard that can be read. A program that deviates does so everywhere, so each kind is reported once;
 * always, if the reader is strict. */
typedef enum odd_pbn_deviation { PBN_DEVIATION_VALUE = 1, PBN_DEVIATION_NAME = 2 } odd_pbn_deviation;

/* Returns whether to report a deviation, and notes that it was reported. */
bool odd_pbn_reports_deviation(odd_pbn_reader *rd, odd_pbn_kind kind, odd_pbn_deviation loose);

/* Writes the message, and that the value was understood. */
#define PBN_DEVIATION_TEXT_MAX 160
const char *odd_pbn_deviation_text(const odd_pbn_reader *rd, char out[PBN_DEVIATION_TEXT_MAX],
                                   const char *message);

/* Reports that a value was understood. */
void odd_pbn_accept_value(odd_pbn_reader *rd, const odd_pbn_tag *tag, int code, const char *message);

/* Reports a deviation, or an error that is only a warning. Returns whether the value can be read. */
bool odd_pbn_readable(odd_pbn_reader *rd, odd_pbn_conformity sure, const odd_pbn_tag *tag, int code,
                      const char *message);

/* Begin a record, and send it. */
odd_record *odd_pbn_start(odd_pbn_reader *rd, odd_fact fact, uint32_t line);
void odd_pbn_give(odd_pbn_reader *rd);
void odd_pbn_give_tag(odd_pbn_reader *rd, odd_topic about, uint32_t line, odd_text name, odd_text text);

/* Sends a stated score of a result, for the directions of the sides. */
void odd_pbn_give_stated(odd_pbn_reader *rd, odd_stated_kind kind, uint32_t line, const odd_pbn_sides *sides,
                         odd_side declarer);

/* Examines the beginning of a file to find out how its games state the contestants. */
void odd_pbn_survey(odd_pbn_reader *rd);

/* Who plays, North-South and East-West. */
typedef struct odd_pbn_seating {
    uint32_t line;
    odd_text id[2];
    uint32_t seat[2];
    uint32_t called[2]; /* the numbers of the ids */
} odd_pbn_seating;

/* Returns the round of a game of teams that does not state one: another event or stage in the same file is another round.
 * Segments of a stage, Final:2, are not. */
int odd_pbn_stage_round(odd_pbn_reader *rd);

/* Sends event and stage of a result whose game does not state them, if they differ from those of the first game. */
void odd_pbn_send_stage(odd_pbn_reader *rd, uint32_t line);

/* Returns what is known of the table of the game's board with these contestants, by the numbers of their ids; NULL if memory runs
 * out. */
odd_pbn_meeting *odd_pbn_meeting_at(odd_pbn_reader *rd, uint32_t ns, uint32_t ew);

/* Returns whether other players sat there than in the game; false if unknown. */
bool odd_pbn_has_other_seats(odd_pbn_reader *rd, const odd_pbn_meeting *met);

/* Returns whether all four players are known, and the same. */
bool odd_pbn_has_same_seats(odd_pbn_reader *rd, const odd_pbn_meeting *met);

/* Notes that the game was played there, and reports it if the game replaces another one. */
void odd_pbn_meet(odd_pbn_reader *rd, const odd_pbn_seating *play);

/* Makes the board of the game another one with the same number. Returns false if there are too many. */
bool odd_pbn_another_board(odd_pbn_reader *rd);

/* Returns the number of a player by name, from 0; ODD_NOBODY if memory runs out. */
uint32_t odd_pbn_player_of(odd_pbn_reader *rd, odd_text name);

/* Returns the number of the player in a seat of the game, who may have no name. */
uint32_t odd_pbn_player_at(odd_pbn_reader *rd, odd_pbn_kind seat);

/* Returns an id for a pair that the file does not number. */
odd_text odd_pbn_make_id(odd_pbn_reader *rd, char letter, uint32_t number);

/* Who plays the game. */
void odd_pbn_find_sides(odd_pbn_reader *rd, odd_pbn_seating *play);

/* Returns a pair by its name in a table or a tag. */
odd_pbn_contestant *odd_pbn_pair_of(odd_pbn_reader *rd, odd_text id, uint32_t line);

/* Returns the names of a pair in a direction, as in the file; or of a team. */
odd_text odd_pbn_names_of(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction);
void odd_pbn_set_names(odd_pbn_reader *rd, odd_pbn_contestant *c, int direction, odd_text names);

/* Converts the names of a pair, "Ann Lee;Bo Park", to the form of a log. */
odd_text odd_pbn_pair_names(odd_pbn_reader *rd, odd_text names);

/* Returns the id of a pair: with two winners, including the direction. */
odd_text odd_pbn_id_of(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction);

/* At the end of the file, sends names, winners and totals. */
void odd_pbn_send_participants(odd_pbn_reader *rd);

/* Converts 2026.11.19 to 2026-11-19; a date with an unknown part is not changed. Other programs write 2026-11-19 and
 * 19.11.2026, and may add the time. */
odd_pbn_conformity odd_pbn_date(const odd_source *in, odd_text *date);

/* Stores what an escaped line, without its %, states about the event; at the end, sends what no tag states. */
void odd_pbn_take_heading(odd_pbn_reader *rd, odd_text escaped, uint32_t line);
void odd_pbn_send_heading(odd_pbn_reader *rd);

/* Finds the board of the game, with its dealer, vulnerability and result, and sends what is new. */
void odd_pbn_find_board(odd_pbn_reader *rd);

/* Finds the result or the ruling of the game. */
void odd_pbn_find_result(odd_pbn_reader *rd);

/* Returns whether the auction of the game is complete and has no bid. */
bool odd_pbn_is_passed_out(odd_pbn_reader *rd);

/* Reads AVE+, 60/40 and NP, which other programs write in a table instead of the contract or, for each side, instead of the
 * score. Returns false for other texts. not_alone: other cells show whose a single average is. */
bool odd_pbn_adjusted(odd_play *play, odd_ruling *ruling, odd_text contract, odd_text ns, odd_text ew,
                      bool not_alone);

/* Returns whether a text is one of these, or PASS. */
bool odd_pbn_is_word(odd_text text);

/* Tables. */
void odd_pbn_read_scores(odd_pbn_reader *rd, const odd_pbn_tag *tag);
void odd_pbn_read_totals(odd_pbn_reader *rd, const odd_pbn_tag *tag);
void odd_pbn_place_totals(odd_pbn_reader *rd);
void odd_pbn_send_totals(odd_pbn_reader *rd);

/* Sends the columns of a table as they are written: for all similar tables, or for this board. */
void odd_pbn_send_columns(odd_pbn_reader *rd, odd_pbn_tag *tag);

/* Returns the cards of a section in order of play; *whole: nothing of the section was left out. */
odd_text odd_pbn_cards(const odd_pbn_lexer *x, const odd_pbn_tag *tag, odd_strain trumps, bool *whole);

/* Returns declarer's tricks if the section has all cards; -1 if unknown. */
int odd_pbn_count_tricks(const odd_pbn_lexer *x, const odd_pbn_tag *tag, odd_result contract);

/* Returns the card that was led, + 1, as in a result; 0: unknown. */
uint8_t odd_pbn_lead(const odd_pbn_tag *tag);

#endif
