/* Shared by the parts of the LIN reader: lin.c splits a file, lin_link.c reads links of the hand viewer,
 * lin_table.c a board at a table, lin_calls.c its calls, lin_boards.c the boards of a segment and its lists of
 * results, and lin_match.c the contestants. */
#ifndef ODD_EXCHANGE_LIN_LIN_H
#define ODD_EXCHANGE_LIN_LIN_H

#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/field_text.h"
#include "exchange/roster.h"

enum {
    ODD_LIN_ROOMS = 2,
    ODD_LIN_NOTES = 32,         /* explanations that PBN's notation can number */
    ODD_LIN_BOARDS = 9999,      /* the highest number of a board, and of a round */
    ODD_LIN_AUCTION_MAX = 4096, /* bytes */
    ODD_LIN_IDS = 64            /* ids that are cached; a power of two */
};

/* A piece of the file and where it begins. */
typedef struct odd_lin_piece {
    odd_text text;
    uint32_t line;
    int column;
} odd_lin_piece;

/* One board at one table, as read so far. */
typedef struct odd_lin_table {
    bool begun;    /* some part of it was read */
    bool headed;   /* it began with qx: a repeated key is a correction, and not a new board */
    uint32_t line; /* where it begins */
    int column;
    int room;              /* 0 open, 1 closed */
    int number;            /* from qx; 0: none */
    int board;             /* from ah; 0: none */
    odd_text names;        /* South,West,North,East; empty: the same as the room's */
    odd_text names_before; /* the names before these, if names_behind */
    bool names_behind; /* the names came after the play: they are the next table's, if qx follows directly */
    odd_seat dealer;   /* ODD_NO_SEAT: follows from the number */
    odd_vul vul;
    bool has_vul;
    bool dealt;
    odd_hands hands;
    odd_auction auction;
    int dashes;                      /* before the first call */
    bool called, astray;             /* there are calls; one of them was not valid */
    char calls[ODD_LIN_AUCTION_MAX]; /* in PBN's notation */
    size_t calls_len;
    odd_text notes[ODD_LIN_NOTES];
    int note_count;
    bool played;         /* a card was */
    odd_result contract; /* the contract for the play of the cards */
    odd_cardplay cardplay;
    uint8_t cards[ODD_CARDS];
    int card_count;
    bool cards_astray; /* one of them was not valid */
    int claim;         /* all tricks of declarer; -1: not stated */
    bool has_other;    /* the list of results has a different result: this one */
    odd_result other;
    const char **others; /* keys that are not facts of an event, by their place in the file */
    size_t other_count, other_cap;
} odd_lin_table;

/* An entry of a list: a board in a room. */
typedef struct odd_lin_list_result {
    const char *text;
    uint32_t len; /* 0: nothing */
    uint32_t line;
} odd_lin_list_result;

/* The entries of the lists for a board, by its place in them. */
typedef struct odd_lin_lists {
    odd_lin_list_result result[ODD_LIN_ROOMS], mp[ODD_LIN_ROOMS];
    uint16_t number;          /* from bn, or counted from the first; 0: none, or not a valid board */
    uint16_t board;           /* the board according to a table at this place; 0: no table states it */
    bool told[ODD_LIN_ROOMS]; /* the result was sent */
} odd_lin_lists;

/* A board of the current segment. There may be thousands, so rare data is stored elsewhere. */
typedef struct odd_lin_board {
    uint16_t number;
    uint16_t hands; /* 1 + the index of the hands that were sent; 0: none */
    bool set;       /* dealer and vulnerability are known, and were sent */
    uint8_t dealer; /* odd_seat */
    uint8_t vul;    /* odd_vul */
} odd_lin_board;

/* A player of a team. */
typedef struct odd_lin_player {
    uint32_t at, len; /* the place of the name in the text */
    uint32_t next;    /* the team's next player: 1 + index; 0: none */
} odd_lin_player;

/* A team, identified by its name. */
typedef struct odd_lin_team {
    uint32_t line;
    uint32_t first; /* its first player, as above */
    uint8_t player_count;
    bool carries; /* its carry-over was sent */
} odd_lin_team;

struct odd_lin {
    const odd_source *in;
    odd_text text;  /* of the whole file */
    bool match;     /* a match of two teams; otherwise pairs */
    bool pairs;     /* a vg says that it is of pairs; there may still be two rooms */
    odd_index keys; /* the names of tags: lin:xx */
    bool unusual;   /* the dealer or vulnerability of some board does not follow from its number */

    /* the segment */
    bool started; /* one of its lists or tables was read */
    bool frozen;  /* the lists have been split */
    int round;
    int first;  /* the number of qx that the lists begin with, which may be 0; -1: not stated */
    bool in_bn; /* bn has the numbers of qx, and not only of boards */
    int shift;  /* the difference between board numbers and the lists' numbers, if all tables agree on it */
    bool tables[ODD_LIN_ROOMS]; /* one was read there */
    bool shifts, uneven;        /* a table has stated the difference; tables disagree */
    uint32_t line;              /* of vg */
    bool headed;                /* there was one */
    odd_text scoring;
    odd_text team_names[2];
    uint32_t teams[2]; /* by number */
    odd_lin_piece results, boards, mps;
    odd_text next_players;          /* from pw, four per table: players of the tables to come */
    odd_text next_four;             /* of these, the first */
    odd_text four[ODD_LIN_ROOMS];   /* the first four players, and the next four */
    odd_text names[ODD_LIN_ROOMS];  /* pn */
    odd_text lineup[ODD_LIN_ROOMS]; /* that was told */
    odd_lin_board *list;            /* by order */
    size_t list_count, list_cap;
    odd_lin_lists *lists; /* by place */
    size_t lists_count, lists_cap;
    odd_hands *hands; /* of the boards that have hands */
    size_t hands_count, hands_cap;
    uint16_t *of_number; /* by board: index into list, valid if the board there has this number */
    uint16_t *place_of;  /* by number: the same, into lists */
    int last_board;

    odd_lin_table table;
    odd_index known;         /* teams, or pairs, by their names */
    odd_lin_team *team_list; /* by number */
    size_t team_cap;
    odd_lin_player *player_list; /* of all teams */
    size_t player_count, player_cap;
    odd_text ids[ODD_LIN_IDS]; /* cached ids of teams and pairs, by the lowest bits of their numbers */
    uint32_t id_of[ODD_LIN_IDS];
    odd_text last_names; /* of the table whose pairs were looked up last */
    uint32_t last_pairs[2];
    odd_reused_text joined; /* two names, during a lookup */
    bool titled, scored;    /* told already */
    size_t comments;        /* left out */
    size_t too_many_notes;
};

/* Reports an error: as a warning, unless the reader is strict. */
#define ODD_LIN_DOUBT(l, code, line, column, ...) \
    odd_source_wrong((l)->in, !(l)->in->strict, (code), (line), (column), __VA_ARGS__)

/* Moves a position past a byte of a text. A carriage return ends a line unless a line feed follows. */
static inline void odd_lin_pass_byte(odd_text text, size_t at, uint32_t *line, int *column) {
    unsigned char byte = (unsigned char)text.text[at];
    bool ends = byte == '\n' || (byte == '\r' && (at + 1 == text.len || text.text[at + 1] != '\n'));
    *column = ends ? 1 : *column + ((byte & 0xC0) != 0x80);
    *line += ends;
}

/* Splits the next part off a list with commas, without blanks before it; returns false after the last. The list is then
 * the remainder. */
bool odd_lin_next(odd_lin_piece *list, odd_lin_piece *part);

/* Return the n-th name of a list, from 0, without blanks around it; and the list from there on. */
odd_text odd_lin_name(odd_text list, int n);
odd_text odd_lin_from(odd_text list, int n);

/* Returns four names of a list, from the n-th on. */
odd_text odd_lin_four(odd_text list, int n);

/* Makes the tag of a key that is not a fact of an event: lin:xx, and the value. Returns false if memory runs out. */
bool odd_lin_tag(odd_lin *l, const char *key, odd_text *name, odd_text *value);

/* Returns a text without blanks around it. */
odd_text odd_lin_trim(odd_text text);

/* Returns how many bytes of a text may be quoted in a message. */
static inline int odd_lin_quotable(odd_text text) {
    return (int)odd_scan_quotable(text.text, text.len);
}

/* Returns the index of a letter among these, in any case; -1 if it is not there. */
static inline int odd_lin_place(const char *letters, char c) {
    for (int i = 0; letters[i] != '\0'; i++)
        if (letters[i] == odd_lower(c))
            return i;
    return -1;
}

/* Skips blanks before the next item of a value, and advances the column. Returns where the item begins. */
size_t odd_lin_step(odd_scan *s, size_t before, int *column);

/* ---- Links of the hand viewer ------------------------------------------------------------------ */

/* Returns whether a file consists of such links, or of LIN as it is written in them. */
bool odd_lin_is_link(odd_text text);

/* Returns the links as LIN, one per line; empty if memory runs out. */
odd_text odd_lin_decode(const odd_source *in, odd_text text);

/* ---- One table --------------------------------------------------------------------------------- */

void odd_lin_deal(odd_lin *l, odd_lin_piece value);
void odd_lin_call(odd_lin *l, odd_lin_piece value);
void odd_lin_explain(odd_lin *l, odd_lin_piece value);
odd_seat odd_lin_dealer(const odd_lin *l, const odd_lin_table *t);
void odd_lin_card(odd_lin *l, odd_lin_piece value);
void odd_lin_take_back(odd_lin *l, odd_lin_piece value);
void odd_lin_claim(odd_lin *l, odd_lin_piece value);
void odd_lin_vul(odd_lin *l, odd_lin_piece value);

/* Sends the calls of the table, its cards and their explanations. */
void odd_lin_send_calls(odd_lin *l, odd_record *r, odd_seat dealer);

/* Sends what was read of the table as records, and clears it. */
void odd_lin_end_table(odd_lin *l);

/* ---- Boards of a segment ----------------------------------------------------------------------- */

/* Returns a board of the segment; NULL if memory runs out. */
odd_lin_board *odd_lin_board_of(odd_lin *l, int number);

/* Sends dealer and vulnerability of a board of the segment. A record about a board number also applies to later segments: as
 * soon as one board of the file is unusual, they are sent for every board. */
void odd_lin_set_board(odd_lin *l, odd_lin_board *b, odd_seat dealer, odd_vul vul, uint32_t line);

/* Returns the number of the table's board. */
int odd_lin_number(const odd_lin *l, const odd_lin_table *t);

/* Reads a result of the list: 4SN= 3NEx-2 PASS A==. Returns ODD_OK or the code of the error. */
int odd_lin_result(odd_lin_piece piece, odd_vul v, odd_play *play, odd_ruling *ruling, odd_error *error);

/* Returns the entries of the lists for a table; NULL if there are none. */
odd_lin_lists *odd_lin_lists_of(const odd_lin *l, const odd_lin_table *t);

/* Notes which board a place of the lists is, according to a table. */
void odd_lin_place_board(odd_lin *l, odd_lin_lists *lists, int board);

/* Returns the board at a place, according to tables or lists; 0 if unknown. */
int odd_lin_board_at(const odd_lin *l, const odd_lin_lists *lists);

/* Return the entries for a room, empty if there are none: the result, and its score. */
odd_lin_piece odd_lin_listed_result(const odd_lin_lists *lists, int room);
odd_text odd_lin_listed_mp(const odd_lin_lists *lists, int room);

/* Returns the hands of a board, if they were sent; otherwise NULL. */
const odd_hands *odd_lin_hands(const odd_lin *l, const odd_lin_board *b);
void odd_lin_keep_hands(odd_lin *l, odd_lin_board *b, const odd_hands *hands);

/* Splits the lists. */
void odd_lin_take_lists(odd_lin *l);

/* Forgets all boards. */
void odd_lin_forget_boards(odd_lin *l);

/* ---- The match --------------------------------------------------------------------------------- */

/* Sends the first title. */
void odd_lin_title(odd_lin *l, odd_lin_piece title);

/* vg: a new segment. */
void odd_lin_segment(odd_lin *l, odd_lin_piece value);

/* Splits the lists after all of them were read, and names the teams. */
void odd_lin_freeze(odd_lin *l);

/* Sends the results that are only in the list. */
void odd_lin_end_segment(odd_lin *l);

/* At the end of the file, sends the teams. */
void odd_lin_end(odd_lin *l);

/* Takes the players of the segment from pw; returns those of the next table. */
void odd_lin_players(odd_lin *l, odd_text list);
void odd_lin_next_players(odd_lin *l);

/* Starts a record about a result at a table: contestants, board, round. Returns false if memory runs out. */
bool odd_lin_play(odd_lin *l, odd_record *r, int room, odd_text names, int board, uint32_t line);

/* ---- Writing ----------------------------------------------------------------------------------- */

/* A board at a table, or a board that nobody played. */
typedef struct odd_lin_entry {
    int board, round;
    odd_seat dealer;
    odd_vul vul;
    bool dealt;
    odd_hands hands;
    bool played;
    odd_play play;
    odd_award award[2]; /* of a ruling */
    bool split;
    odd_text own_id[2]; /* without the direction before it, if there are two winners */
    odd_text id[2];
    odd_text auction;
    odd_seat caller; /* who calls first in it */
    odd_text cards;
    odd_seat leader;
    odd_text *notes; /* of the auction, by number - 1; NULL: none */
    odd_text mp;
    odd_result own; /* from calls and tricks, if the list has another one */
    bool has_own;
} odd_lin_entry;

typedef struct odd_lin_writer {
    odd_target *out;
    odd_losses lost;
    odd_text title, session;
    odd_scoring scoring;
    odd_roster roster;
    bool match;             /* of two teams */
    odd_lin_entry *entries; /* by round and board */
    size_t entry_count, entry_cap;
} odd_lin_writer;

int odd_lin_write(odd_target *out, const odd_record_source *from, odd_error *error);

/* Writes a text without blanks around it, and without the characters that end a value or, in a list, an entry. */
void odd_lin_put(const odd_lin_writer *w, odd_text text, bool in_list);

/* Returns whether a result can be in the list of results. */
bool odd_lin_can_list(const odd_lin_entry *e);

/* Writes South,West,North,East from the players of both sides. */
void odd_lin_put_names(const odd_lin_writer *w, const odd_text sides[2]);

/* Writes a board at a table. listed: its result is in a list. first: it is the first table of its board, so the hands are
 * always written. */
void odd_lin_put_table(odd_lin_writer *w, const odd_lin_entry *e, int room, bool listed, bool first);

#endif
