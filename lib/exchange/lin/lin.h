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
    ODD_LIN_IDS = 64            /* that are at hand; a power of two */
};

/* A piece of the file and where it begins. */
typedef struct odd_lin_piece {
    odd_text text;
    uint32_t line;
    int column;
} odd_lin_piece;

/* One board at one table, as far as it was read. */
typedef struct odd_lin_table {
    bool begun;    /* something of it was read */
    bool headed;   /* by qx: what comes twice below it is a correction, and no new board */
    uint32_t line; /* where it begins */
    int column;
    int room;              /* 0 open, 1 closed */
    int number;            /* that qx gives; 0: none */
    int board;             /* that ah gives; 0: none */
    odd_text names;        /* South,West,North,East; empty: those of the room */
    odd_text names_before; /* that stood here before others, if names_behind */
    bool names_behind;     /* behind its play: of the next table, if a qx follows at once */
    odd_seat dealer;       /* ODD_NO_SEAT: by the number */
    odd_vul vul;
    bool has_vul;
    bool dealt;
    odd_hands hands;
    odd_auction auction;
    int dashes;                      /* before the first call */
    bool called, astray;             /* there are calls; one of them could not be followed */
    char calls[ODD_LIN_AUCTION_MAX]; /* in PBN's notation */
    size_t calls_len;
    odd_text notes[ODD_LIN_NOTES];
    int note_count;
    bool played;         /* a card was */
    odd_result contract; /* that the cards are played in */
    odd_cardplay cardplay;
    uint8_t cards[ODD_CARDS];
    int card_count;
    bool cards_astray; /* one of them could not be played */
    int claim;         /* tricks of declarer in all; -1: not said */
    bool has_other;    /* the list of results has another result than the table: this one */
    odd_result other;
    const char **others; /* keys that have no fact of their own, where they stand in the file */
    size_t other_count, other_cap;
} odd_lin_table;

/* What a list says of a board in a room. */
typedef struct odd_lin_list_result {
    const char *text;
    uint32_t len; /* 0: nothing */
    uint32_t line;
} odd_lin_list_result;

/* What the lists say of a board, by its place in them. */
typedef struct odd_lin_lists {
    odd_lin_list_result result[ODD_LIN_ROOMS], mp[ODD_LIN_ROOMS];
    uint16_t number; /* that the place has: of bn, or counted from the first; 0: none that a board can have */
    uint16_t board;  /* that a table at this place says it is; 0: none says it */
    bool told[ODD_LIN_ROOMS]; /* that the result is a record already */
} odd_lin_lists;

/* A board of the segment that is being read. There may be thousands: what not all have is kept apart. */
typedef struct odd_lin_board {
    uint16_t number;
    uint16_t hands; /* of the segment's, 1 + their place: which are told; 0: none */
    bool set;       /* dealer and vulnerability are known, and told */
    uint8_t dealer; /* odd_seat */
    uint8_t vul;    /* odd_vul */
} odd_lin_board;

/* A player of a team. */
typedef struct odd_lin_player {
    uint32_t at, len; /* of the name, in the text */
    uint32_t next;    /* of the team: 1 + its place in the list; 0: none */
} odd_lin_player;

/* What a team is called is what it is known by. */
typedef struct odd_lin_team {
    uint32_t line;
    uint32_t first; /* of its players, as above */
    uint8_t player_count;
    bool carries; /* its carry-over is told */
} odd_lin_team;

struct odd_lin {
    const odd_source *in;
    odd_text text;  /* of the whole file */
    bool match;     /* of two teams; else pairs */
    bool pairs;     /* a vg says so: there may still be two rooms */
    odd_index keys; /* the names of tags: lin:xx */
    bool unusual;   /* a board had another dealer or vulnerability than its number has */

    /* the segment */
    bool started; /* a list or a table of it was read */
    bool frozen;  /* the lists are taken apart */
    int round;
    int first;                  /* number of qx that the lists begin with, which may be 0; -1: not said */
    bool in_bn;                 /* bn has the numbers of qx, not only of boards */
    int shift;                  /* of boards to the numbers of the lists, where all tables agree on it */
    bool tables[ODD_LIN_ROOMS]; /* one was read there */
    bool shifts, uneven;        /* a table has told one; another one has told another */
    uint32_t line;              /* of vg */
    bool headed;                /* there was one */
    odd_text scoring;
    odd_text team_names[2];
    uint32_t teams[2]; /* by number */
    odd_lin_piece results, boards, mps;
    odd_text next_players; /* pw: of the whole segment, four a table; what is left for the tables to come */
    odd_text next_four;    /* of these, the first */
    odd_text four[ODD_LIN_ROOMS];   /* of all of them, the first, and the next */
    odd_text names[ODD_LIN_ROOMS];  /* pn */
    odd_text lineup[ODD_LIN_ROOMS]; /* that was told */
    odd_lin_board *list;            /* by order */
    size_t list_count, list_cap;
    odd_lin_lists *lists; /* by place */
    size_t lists_count, lists_cap;
    odd_hands *hands; /* of those boards that have some */
    size_t hands_count, hands_cap;
    uint16_t *of_number; /* by board: index into list, that holds if the board there has the number */
    uint16_t *place_of;  /* by number: the same, into lists */
    int last_board;

    odd_lin_table table;
    odd_index known;         /* teams, or pairs, by what they are known by */
    odd_lin_team *team_list; /* by number */
    size_t team_cap;
    odd_lin_player *player_list; /* of all teams */
    size_t player_count, player_cap;
    odd_text ids[ODD_LIN_IDS]; /* of teams and pairs, by the lowest bits of their numbers */
    uint32_t id_of[ODD_LIN_IDS];
    odd_text last_names; /* of the table whose pairs were found last */
    uint32_t last_pairs[2];
    odd_reused_text joined; /* two names, while somebody is looked for */
    bool titled, scored;    /* told already */
    size_t comments;        /* left out */
    size_t too_many_notes;
};

/* Says that something is wrong: a warning, but where the standard is to be kept to. */
#define ODD_LIN_DOUBT(l, code, line, column, ...) \
    odd_source_wrong((l)->in, !(l)->in->strict, (code), (line), (column), __VA_ARGS__)

/* The next part of a list with commas; false behind the last one. The list is what is left. */
bool odd_lin_next(odd_lin_piece *list, odd_lin_piece *part);

/* The n-th name of a list, from 0, without the blanks around it; and from there to the end. */
odd_text odd_lin_name(odd_text list, int n);
odd_text odd_lin_from(odd_text list, int n);

/* Four names of a list, from the n-th on. */
odd_text odd_lin_four(odd_text list, int n);

/* The tag of a key that has no fact of its own: lin:xx, and the value behind it. False if there is no memory. */
bool odd_lin_tag(odd_lin *l, const char *key, odd_text *name, odd_text *value);

/* A text without blanks at its ends. */
odd_text odd_lin_trim(odd_text text);

/* How many bytes of a text may be quoted in a message. */
static inline int odd_lin_quotable(odd_text text) {
    return (int)odd_scan_quotable(text.text, text.len);
}

/* Where a letter, in whatever case, stands among these; -1 if it does not. */
static inline int odd_lin_place(const char *letters, char c) {
    for (int i = 0; letters[i] != '\0'; i++)
        if (letters[i] == odd_lower(c))
            return i;
    return -1;
}

/* To what is next in a value: steps over blanks, and counts the column on from where it was before. Where that is. */
size_t odd_lin_step(odd_scan *s, size_t before, int *column);

/* ---- Links of the hand viewer ------------------------------------------------------------------ */

/* Whether a file has these, or LIN as it stands in them. */
bool odd_lin_is_link(odd_text text);

/* The same as LIN, a line a line; empty if there is no memory. */
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

/* Gives the calls of the table, its cards and what they mean. */
void odd_lin_send_calls(odd_lin *l, odd_record *r, odd_seat dealer);

/* Gives what was read of the table as records, and forgets it. */
void odd_lin_end_table(odd_lin *l);

/* ---- Boards of a segment ----------------------------------------------------------------------- */

/* What is known of a board of the segment. NULL if there is no memory. */
odd_lin_board *odd_lin_board_of(odd_lin *l, int number);

/* Dealer and vulnerability of a board of the segment. What a record says of a number stands for later segments, too: they are
 * told of every board once one of the file was unusual. */
void odd_lin_set_board(odd_lin *l, odd_lin_board *b, odd_seat dealer, odd_vul vul, uint32_t line);

/* The number of the table's board. */
int odd_lin_number(const odd_lin *l, const odd_lin_table *t);

/* A result of the list: 4SN= 3NEx-2 PASS A==. ODD_OK, or what is wrong with it. */
int odd_lin_result(odd_lin_piece piece, odd_vul v, odd_play *play, odd_ruling *ruling, odd_error *error);

/* What the lists say of a table; NULL if they have nothing for it. */
odd_lin_lists *odd_lin_lists_of(const odd_lin *l, const odd_lin_table *t);

/* A table says which board a place of the lists is. */
void odd_lin_place_board(odd_lin *l, odd_lin_lists *lists, int board);

/* The board of a place, as far as tables or lists tell; 0 if they do not. */
int odd_lin_board_at(const odd_lin *l, const odd_lin_lists *lists);

/* What lists say of a room, empty if they say nothing: a result, and what it was worth. */
odd_lin_piece odd_lin_listed_result(const odd_lin_lists *lists, int room);
odd_text odd_lin_listed_mp(const odd_lin_lists *lists, int room);

/* Its hands, once they are told; NULL before. */
const odd_hands *odd_lin_hands(const odd_lin *l, const odd_lin_board *b);
void odd_lin_keep_hands(odd_lin *l, odd_lin_board *b, const odd_hands *hands);

/* Takes the lists apart. */
void odd_lin_take_lists(odd_lin *l);

/* Forgets all boards. */
void odd_lin_forget_boards(odd_lin *l);

/* ---- The match --------------------------------------------------------------------------------- */

/* The first title that there is. */
void odd_lin_title(odd_lin *l, odd_lin_piece title);

/* vg: a new segment. */
void odd_lin_segment(odd_lin *l, odd_lin_piece value);

/* Takes the lists apart, once all of them were read; names the teams. */
void odd_lin_freeze(odd_lin *l);

/* Gives the results that only the list has. */
void odd_lin_end_segment(odd_lin *l);

/* At the end of the file: the teams. */
void odd_lin_end(odd_lin *l);

/* pw: the players of the segment; and those of the next table. */
void odd_lin_players(odd_lin *l, odd_text list);
void odd_lin_next_players(odd_lin *l);

/* Starts a record about a result at a table: who sits there, the board, the round. False if there is no memory. */
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
    odd_text own_id[2]; /* without the direction that comes before it, where there are two winners */
    odd_text id[2];
    odd_text auction;
    odd_seat caller; /* who calls first in it */
    odd_text cards;
    odd_seat leader;
    odd_text *notes; /* of the auction, by number - 1; NULL: none */
    odd_text mp;
    odd_result own; /* of calls and tricks, where the list has another one */
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

/* A text in which nothing ends a value or, in a list, an entry. */
void odd_lin_put(const odd_lin_writer *w, odd_text text, bool in_list);

/* Whether a result can stand in the list of results. */
bool odd_lin_can_list(const odd_lin_entry *e);

/* South,West,North,East, of the players of both sides. */
void odd_lin_put_names(const odd_lin_writer *w, const odd_text sides[2]);

/* A board at a table. listed: its result is in a list. first: of its board, so that the hands are written in any case. */
void odd_lin_put_table(odd_lin_writer *w, const odd_lin_entry *e, int room, bool listed, bool first);

#endif
