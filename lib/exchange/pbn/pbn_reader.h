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

/* All zero: nothing is in it. */
typedef struct odd_pbn_map {
    odd_pbn_entry *entries;
    size_t count, cap;
    odd_lookup slots; /* by text */
} odd_pbn_map;

/* The number of a text, or of two numbers in whichever order, from 0; a new one if it was not met before. ODD_NOBODY: no
 * memory. */
uint32_t odd_pbn_number_of(odd_pbn_map *map, odd_arena *arena, odd_text text);
uint32_t odd_pbn_number_of_two(odd_pbn_map *map, odd_arena *arena, uint32_t one, uint32_t other);

static inline odd_text odd_pbn_text_of(const odd_pbn_map *map, uint32_t number) {
    return (odd_text){map->entries[number].text, map->entries[number].len};
}

/* ---- Who plays --------------------------------------------------------------------------------- */

/* A pair that has a number or a name, or a team. There may be very many: what only few have is kept elsewhere. */
typedef struct odd_pbn_contestant {
    const char *id;
    uint32_t seat; /* as the taker numbers it */
    uint32_t line; /* where it was first met */
    uint32_t
        names[2]; /* of pairs, by direction: where they are, + 1; 0: none; ODD_NOBODY: what it was found by */
    uint32_t totals : 31;     /* rows of totals that were met */
    uint32_t first_total : 1; /* the direction of the first */
    bool sat[2];              /* in a row of a table, North-South and East-West */
    uint8_t id_len;
} odd_pbn_contestant;

static inline odd_text odd_pbn_contestant_id(const odd_pbn_contestant *c) {
    return (odd_text){c->id, c->id_len};
}

/* Who sat for a team in each direction last: of the couples, + 1, and in which round. */
typedef struct odd_pbn_team {
    uint32_t couple[2];
    int round[2];
} odd_pbn_team;

/* Two players. */
typedef struct odd_pbn_couple {
    const char *id; /* of a pair, or of two individuals */
    uint32_t seat;
    uint32_t first; /* the player who was named first, + 1; 0: it is new */
    uint8_t id_len;
} odd_pbn_couple;

typedef struct odd_pbn_player {
    uint32_t partner : 31; /* the first one, + 1 */
    uint32_t changed : 1;  /* there was another */
    uint32_t line;         /* where it was first met in an event of individuals; 0: not yet */
} odd_pbn_player;

/* Who was met at a table, in a round: a game with the same contestants in the same seats comes in place of it. */
typedef struct odd_pbn_meeting {
    uint32_t line;       /* 0: nobody yet */
    uint32_t players[4]; /* North, East, South, West, + 1; 0: not known */
} odd_pbn_meeting;

/* Events and stages of games that do not say a round, and the last of them. */
typedef struct odd_pbn_stages {
    odd_pbn_map events, names, both;
    odd_text event, stage;
    int round;
    bool any;
} odd_pbn_stages;

typedef struct odd_pbn_participants {
    odd_contest contest;
    bool tables;  /* results stand in tables */
    bool has_ids; /* the file numbers pairs: those that it does not number have other ids */
    odd_pbn_map called, places, sides, met; /* ids; board and round; who sits where; both */
    odd_pbn_meeting *of_met;
    size_t of_met_cap;
    odd_pbn_map players;   /* names */
    odd_pbn_player *about; /* of players */
    size_t about_cap;
    odd_pbn_map couples; /* pairs of players */
    odd_pbn_couple *of_couples;
    size_t of_couples_cap;
    odd_pbn_map ids; /* of pairs that have one, or a name; names of teams */
    odd_pbn_contestant *of_ids;
    size_t of_ids_cap;
    odd_pbn_team *teams; /* with the same numbers */
    size_t teams_cap;
    odd_text *names; /* of pairs */
    size_t name_count, names_cap;
    odd_pbn_map rounds; /* that have a name and no number */
    odd_pbn_stages stages;
    odd_text match;    /* the event in which teams were named last */
    uint16_t *results; /* by board: of pairs that nobody named */
    bool two_winners;  /* a pair's number is that of another one in the other direction */
    odd_pbn_tag
        *totals; /* tables that are read again when it is known whether a number is of one pair or of two */
    size_t total_count, total_cap;
} odd_pbn_participants;

/* ---- The reader -------------------------------------------------------------------------------- */

/* A value that is inherited costs no bytes of the file: a few long ones in many games would be more than any file. */
enum { PBN_INHERITED_MAX = 255 };

/* A value that later games have without saying so. */
typedef struct odd_pbn_default {
    odd_text name, value;
    uint8_t kind;
    bool told; /* as a tag of the event, since no fact comes of it */
} odd_pbn_default;

enum { PBN_BOARDS = 10000 }; /* their numbers are below */

/* The cards of a board in a round. */
typedef struct odd_pbn_deal {
    odd_hands hands;
    int round;
    uint32_t next; /* of the board, + 1; 0: none */
} odd_pbn_deal;

/* A board that was met. */
typedef struct odd_pbn_board {
    uint32_t deals;  /* the first, + 1 */
    int16_t another; /* of the same number in the file; 0: none */
    int16_t last;    /* of those of this number, the one that was met last; 0: this one */
    bool told;
    bool vul_said; /* and not only that of the number */
    uint8_t vul;   /* odd_vul */
    uint8_t said;  /* dealer and vulnerability as they were told last; 0: not yet */
} odd_pbn_board;

typedef struct odd_pbn_reader {
    odd_source *in;
    odd_pbn_lexer x;
    odd_record r;              /* the next one */
    uint16_t index[PBN_KINDS]; /* where the tags of the game are, + 1; 0: not there */
    odd_text last[PBN_KINDS];  /* their values in the game before, as # means them */
    odd_text told[PBN_KINDS];  /* what was said of the event */
    bool news;                 /* something is said of the event that was not told yet */
    bool of_event[PBN_KINDS];  /* what may be said of it */
    bool has_told[PBN_KINDS];
    odd_pbn_default *defaults; /* ## */
    size_t default_count, default_cap;
    odd_pbn_map others;    /* tags that the standard does not have */
    odd_text *other_names; /* as those of records */
    odd_text *other_last;  /* as # means them */
    size_t other_names_cap, other_last_cap;
    odd_pbn_board *boards; /* by number */
    odd_pbn_deal *deals;
    size_t deal_count, deal_cap;
    int games;
    int last_board;   /* the number of the game before, as it says it */
    int board_before; /* and which board that was */
    bool rubber, export_form;
    odd_text heading[2]; /* title and date that stand outside of tags */
    uint32_t heading_line[2];
    uint8_t loose[PBN_KINDS]; /* odd_pbn_deviation that was told, by the kind of tag */
    uint32_t loose_columns;   /* the same of a cell, by the column of the ScoreTable */
    bool loose_games;         /* and of games without an empty line between them */

    /* The game */
    int board, round;
    odd_seat dealer;
    odd_vul vul;
    odd_topic topic; /* what its tags are about */
    odd_result result;
    bool played;      /* there is a result */
    bool unseated[2]; /* others play for the teams, by direction, than their line-ups, and are not known */
    bool is_ruled;    /* or what a director decided: */
    odd_play ruled;
    odd_ruling ruling;
    odd_pbn_participants who;
} odd_pbn_reader;

/* The tag of a kind in this game; NULL if it has none. */
static inline odd_pbn_tag *odd_pbn_tag_of(odd_pbn_reader *rd, odd_pbn_kind kind) {
    return rd->index[kind] != 0 ? &rd->x.tags[rd->index[kind] - 1] : NULL;
}

/* The same if it says something. */
static inline odd_pbn_tag *odd_pbn_value_tag(odd_pbn_reader *rd, odd_pbn_kind kind) {
    odd_pbn_tag *tag = odd_pbn_tag_of(rd, kind);
    return tag == NULL || tag->value.len == 0 || (tag->value.len == 1 && tag->value.text[0] == '?') ? NULL
                                                                                                    : tag;
}

/* Finds the tags of the game: index, kinds and values. */
void odd_pbn_index(odd_pbn_reader *rd);

/* The name of a record for a tag that the standard does not have. */
odd_text odd_pbn_other_name(odd_pbn_reader *rd, odd_text name);

/* Says what is wrong with a value; a warning is an error where the standard is kept to. */
void odd_pbn_wrong_value(odd_pbn_reader *rd, bool warning, const odd_pbn_tag *tag, int code,
                         const char *message);

/* What can be understood, though the standard has it otherwise. A program that writes so does it everywhere: each kind is told
 * once, or always if the standard is kept to. */
typedef enum odd_pbn_deviation { PBN_DEVIATION_VALUE = 1, PBN_DEVIATION_NAME = 2 } odd_pbn_deviation;

/* Whether to tell; from then on, it was. */
bool odd_pbn_reports_deviation(odd_pbn_reader *rd, odd_pbn_kind kind, odd_pbn_deviation loose);

/* The message, and that it was understood. */
#define PBN_DEVIATION_TEXT_MAX 160
const char *odd_pbn_deviation_text(const odd_pbn_reader *rd, char out[PBN_DEVIATION_TEXT_MAX],
                                   const char *message);

/* Says that a value was understood. */
void odd_pbn_accept_value(odd_pbn_reader *rd, const odd_pbn_tag *tag, int code, const char *message);

/* Says what is lenient, or bad and only a warning. Whether it can be read. */
bool odd_pbn_readable(odd_pbn_reader *rd, odd_pbn_conformity sure, const odd_pbn_tag *tag, int code,
                      const char *message);

/* Begins a record; gives it to the taker. */
odd_record *odd_pbn_start(odd_pbn_reader *rd, odd_fact fact, uint32_t line);
void odd_pbn_give(odd_pbn_reader *rd);
void odd_pbn_give_tag(odd_pbn_reader *rd, odd_topic about, uint32_t line, odd_text name, odd_text text);

/* What is said of a result, in the direction that the sides have. */
void odd_pbn_give_stated(odd_pbn_reader *rd, odd_stated_kind kind, uint32_t line, const odd_pbn_sides *sides,
                         odd_side declarer);

/* Looks at the beginning of a file for how its games say who plays. */
void odd_pbn_survey(odd_pbn_reader *rd);

/* Who plays, North-South and East-West. */
typedef struct odd_pbn_seating {
    uint32_t line;
    odd_text id[2];
    uint32_t seat[2];
} odd_pbn_seating;

/* The round of a game of teams that does not say one: another event or stage in the same file is another round. Segments of a
 * stage, Final:2, are not. */
int odd_pbn_stage_round(odd_pbn_reader *rd);

/* Tells event and stage of a result whose game does not say them, where they are not those of the first game. */
void odd_pbn_send_stage(odd_pbn_reader *rd, uint32_t line);

/* What was met at the table of the game's board where these sit; NULL if there is no memory. */
odd_pbn_meeting *odd_pbn_meeting_at(odd_pbn_reader *rd, odd_text ns, odd_text ew);

/* Whether others sat there than in the game: false if it is not known. */
bool odd_pbn_has_other_seats(odd_pbn_reader *rd, const odd_pbn_meeting *met);

/* Whether all four are the same, and known. */
bool odd_pbn_has_same_seats(odd_pbn_reader *rd, const odd_pbn_meeting *met);

/* Notes that the game was played there; says so if it comes in place of another one. */
void odd_pbn_meet(odd_pbn_reader *rd, const odd_pbn_seating *play);

/* Makes the board of the game another one of its number. False if there cannot be more. */
bool odd_pbn_another_board(odd_pbn_reader *rd);

/* The number of a player by name, from 0; ODD_NOBODY if there is no memory. */
uint32_t odd_pbn_player_of(odd_pbn_reader *rd, odd_text name);

/* An id for a pair that the file does not number. */
odd_text odd_pbn_make_id(odd_pbn_reader *rd, char letter, uint32_t number);

/* Who plays the game. */
void odd_pbn_find_sides(odd_pbn_reader *rd, odd_pbn_seating *play);

/* A pair by what a table or a tag calls it. */
odd_pbn_contestant *odd_pbn_pair_of(odd_pbn_reader *rd, odd_text id, uint32_t line);

/* The names of a pair in a direction, as the file has them; or of a team. */
odd_text odd_pbn_names_of(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction);
void odd_pbn_set_names(odd_pbn_reader *rd, odd_pbn_contestant *c, int direction, odd_text names);

/* Names of a pair as they are written, "Ann Lee;Bo Park", as a log has them. */
odd_text odd_pbn_pair_names(odd_pbn_reader *rd, odd_text names);

/* What a pair is called: with two winners, by direction too. */
odd_text odd_pbn_id_of(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction);

/* At the end: names, winners, totals. */
void odd_pbn_send_participants(odd_pbn_reader *rd);

/* 2026.11.19 as 2026-11-19; one of which a part is not known stays as it is. Other programs have 2026-11-19 and 19.11.2026, and
 * the time behind it. */
odd_pbn_conformity odd_pbn_date(const odd_source *in, odd_text *date);

/* Keeps what an escaped line, without its %, says of the event; at the end, tells what no tag has said. */
void odd_pbn_take_heading(odd_pbn_reader *rd, odd_text escaped, uint32_t line);
void odd_pbn_send_heading(odd_pbn_reader *rd);

/* Finds the board of the game, with its dealer, vulnerability and result, and tells what is new of it. */
void odd_pbn_find_board(odd_pbn_reader *rd);

/* What was played in the game, or decided. */
void odd_pbn_find_result(odd_pbn_reader *rd);

/* AVE+, 60/40 and NP, which other programs have in a table in place of the contract or, each side its own, of the score: what it
 * means; false if it is none. not_alone: other cells tell whose an average is that stands alone. */
bool odd_pbn_adjusted(odd_play *play, odd_ruling *ruling, odd_text contract, odd_text ns, odd_text ew,
                      bool not_alone);

/* Whether it is one of these, or PASS. */
bool odd_pbn_is_word(odd_text text);

/* Tables. */
void odd_pbn_read_scores(odd_pbn_reader *rd, const odd_pbn_tag *tag);
void odd_pbn_read_totals(odd_pbn_reader *rd, const odd_pbn_tag *tag);
void odd_pbn_place_totals(odd_pbn_reader *rd);
void odd_pbn_send_totals(odd_pbn_reader *rd);

/* Tells the columns of a table as they are written: for all tables that are alike, or for this board. */
void odd_pbn_send_columns(odd_pbn_reader *rd, odd_pbn_tag *tag);

/* The cards of a section as they were played; *whole: nothing of the section was left out. */
odd_text odd_pbn_cards(const odd_pbn_lexer *x, const odd_pbn_tag *tag, odd_strain trumps, bool *whole);

/* What declarer took, if the section has all cards; -1 if that is not known. */
int odd_pbn_count_tricks(const odd_pbn_lexer *x, const odd_pbn_tag *tag, odd_result contract);

/* The card that was led, + 1, as a result has it; 0: not known. */
uint8_t odd_pbn_lead(const odd_pbn_tag *tag);

#endif
