/* Records: each is one fact of the log of an event. The readers of all formats make records, and the event
 * receives them, so neither needs to know the other. */
#ifndef ODD_RECORD_RECORD_H
#define ODD_RECORD_RECORD_H

#include "oddtrick_event.h"
#include "oddtrick_format.h"

typedef enum odd_fact {
    ODD_FACT_TITLE,   /* text */
    ODD_FACT_DATE,    /* text */
    ODD_FACT_SCORING, /* number: odd_scoring; acbl: the 1, 1/2, 0 form */
    ODD_FACT_WINNERS, /* number */
    ODD_FACT_PAIR,    /* id, text */
    ODD_FACT_TEAM,    /* id, name, text */
    ODD_FACT_PLAYER,  /* id, text */
    ODD_FACT_PHANTOM, /* id */
    ODD_FACT_PLAY,    /* both ids, board, group, round, play and ruling */
    ODD_FACT_PENALTY, /* id, amount, unit, text, round; told: in said what it took, in the unit of the standings */
    ODD_FACT_CARRYOVER, /* id, amount, unit; told: in said what it added, in the unit of the standings */
    ODD_FACT_HANDICAP,  /* id, amount, unit */
    ODD_FACT_STRAT,     /* id, number: 0 is A */
    ODD_FACT_BYE,       /* id, amount if unit is not none, round */
    ODD_FACT_LINEUP,    /* id, number: 0 N-S, 1 E-W; text, round */
    ODD_FACT_VP,        /* number: odd_vp_kind, or text: a file */
    ODD_FACT_SET,       /* name, text */
    ODD_FACT_NUMBERS, /* id, text: what a federation knows the players by, a word each, - if it is not known */
    /* board, round, group; dealer and vul, where they are not those of its number. What is said of a number stands for all
     * later lines, of any round, until another one says otherwise. */
    ODD_FACT_BOARD,
    ODD_FACT_DEAL,    /* board, round, group, deal */
    ODD_FACT_AUCTION, /* about, number: odd_seat of who calls first, text: the calls, white space between them */
    ODD_FACT_CARDS, /* about, number: odd_seat of who leads first, text: the cards as they were played, the same */
    ODD_FACT_TAG,     /* about, name, text: what an event has no line for */
    ODD_FACT_SAID,    /* about, said: what a file itself gives as a score */
    ODD_FACT_COMBINE, /* number: odd_combine; apart */
    ODD_FACT_SESSION, /* number, text: its title; what follows is of it */
    ODD_FACT_MOVEMENT, /* text: as odd_movement_wish_parse reads it; place.round: from which on, 0: from the first */
    ODD_FACT_ROW,      /* text: as odd_movement_row_parse reads it, place: the same */
    ODD_FACT_SEAT,     /* id, place: where a contestant starts, if not by number */
    ODD_FACT_UNPLAYED, /* place.round or 0, id or none; play and ruling: what boards without a result become */
    ODD_FACT_COUNT
} odd_fact;

enum { ODD_ID_MAX = 16 }; /* letters and digits of an id */

/* How many an id may have, or each of two with a + between them: two more where it says a direction, NS or EW, which two
 * players do not. */
static inline size_t odd_id_limit(odd_text id) {
    bool two = id.len >= 2;
    char first = two ? (char)(id.text[0] | 0x20) : '\0', second = two ? (char)(id.text[1] | 0x20) : '\0';
    bool directed = (first == 'n' && second == 's') || (first == 'e' && second == 'w');
    for (size_t i = 0; directed && i < id.len; i++)
        directed = id.text[i] != '+';
    return directed ? ODD_ID_MAX + 2 : ODD_ID_MAX;
}

/* What the scores of boards are called. */
odd_stated_kind odd_scoring_unit(odd_scoring scoring);

/* A place in a movement. */
typedef struct odd_place {
    int round, table;
    int section;     /* from 1, A; 0: none */
    int first, last; /* boards */
    int seat;        /* 0 North-South or North, 1 East-West or East, 2 South, 3 West, or a seed */
} odd_place;

enum { ODD_SEAT_SEED = 4 }; /* of a knock-out: `table` is the number of the seed */

typedef struct odd_record {
    odd_fact fact;
    uint32_t line;  /* of the log */
    odd_text whole; /* the line, to tell columns by */
    odd_text id[2];
    odd_text name;
    odd_text text;
    odd_text group; /* empty: none */
    int number;
    int board, round; /* of the lines below them; round 0: none */
    int session;      /* of the lines below it; 0: none is said */
    odd_place place;
    odd_amount amount;
    odd_unit unit;
    bool acbl;
    bool apart;
    bool guessed;    /* of a scale: nothing in the file names it; of a movement: nobody wrote it */
    bool taken_back; /* it says that the last one of this kind and id does not count: penalty 8 void */
    odd_side
        direction; /* of who is named, where there are two winners; ODD_NO_SIDE: the id says, or it is one */
    odd_topic about; /* of the kinds below a play: what they are about */
    odd_seat dealer; /* ODD_NO_SEAT: by the number of the board */
    odd_vul vul;     /* of the board; looked at where has_vul */
    bool has_vul;
    odd_hands deal;
    odd_stated_score said;
    odd_play play;     /* what of it the line itself says: kind, result, lead */
    odd_ruling ruling; /* of a play that is ruled */
} odd_record;

enum { ODD_PLAIN_MAX = 256 };

/* Ordinary results at tables, which is nearly all that a log has, of lines that follow each other. */
typedef struct odd_plain {
    uint32_t line; /* the first one */
    uint32_t count;
    uint32_t seat[ODD_PLAIN_MAX][2];  /* as the taker numbered the ids */
    odd_packed result[ODD_PLAIN_MAX]; /* with its vulnerability */
} odd_plain;

/* How much something wrong costs. */
typedef enum odd_gravity {
    ODD_DOUBTFUL, /* nothing: a warning */
    ODD_LEFT_OUT, /* the item that it is about, a row, a hand or a game; the rest is read */
    ODD_REFUSED   /* the event: it is not scored */
} odd_gravity;

/* Who takes records, and hears of what is wrong. */
typedef struct odd_taker {
    void *owner;
    void (*take)(void *owner, const odd_record *record);
    /* The number of an id that sits in a direction on a line, which is -1 if that is still to be told; ODD_NOBODY if there
     * is no memory. */
    uint32_t (*seat)(void *owner, odd_text id, int direction, uint32_t line);
    /* Many results at once, all of the board, round and group of the record. NULL: each is a record. */
    void (*take_plain)(void *owner, const odd_record *where, const odd_plain *plays);
    void (*wrong)(void *owner, const odd_error *error, odd_gravity gravity);
} odd_taker;

/* ==== A format: how the facts of an event stand in a file. A reader makes records of bytes, a writer bytes of records;
 * neither knows what an event does with them, nor any other format. */

/* What a reader is given. It calls the taker for every fact, in the order of the file, and goes on after what is wrong:
 *   - contestants may come before, between or behind the results; so may title, scoring and settings;
 *   - ODD_FACT_BOARD before the results of a board whose dealer or vulnerability is not that of its number, then
 *     ODD_FACT_DEAL; a result's own vulnerability is in play.packed;
 *   - ODD_FACT_PLAY with both ids (letters and digits, at most 16; two players with a + between them), board and round,
 *     and play.seat[] as taker.seat() numbers the ids; behind it what is about it;
 *   - record.line is the line (or row) of the file, record.whole the text of that line if there is one;
 *   - all texts are UTF-8, in the file itself or in the arena: they last.
 * What the event has no fact for is an ODD_FACT_TAG, whose name is the format's, a colon, and its own: "pbn:Annotator". Names
 * without a colon are for all formats: site, club, director, scorer, program, time, session, table, remark. */
typedef struct odd_source {
    const char *bytes;
    size_t len;
    odd_arena *arena;
    odd_taker taker;
    const odd_host *host; /* may be NULL */
    bool strict;
    bool lenient; /* what cannot be read is left out, and the rest is read: see odd_source_wrong */
} odd_source;

/* What a writer may ask to be told, as often as it likes. */
enum {
    ODD_TELL_EVENT = 1 << 0, /* title, date, scoring, winners, vp, settings, tags */
    ODD_TELL_CONTESTANTS =
        1 << 1, /* pairs, teams or players, each with its phantom, numbers, carry-over, handicap,
                                      strat and tags behind it; then what is said of it: rank, total */
    ODD_TELL_MATCHES = 1 << 2, /* byes, line-ups, and what is said of matches */
    ODD_TELL_BOARDS = 1 << 3, /* by round and number: board (always, with dealer and vul), deal, what is about
                                      it; the results that stand, each with what is about it, its scores last */
    ODD_TELL_PENALTIES = 1 << 4,
    ODD_TELL_SESSIONS = 1 << 5, /* each session and its movements; with boards, before its boards */
    ODD_TELL_ALL = (1 << 6) - 1
};

typedef struct odd_teller {
    void *owner;
    void (*tell)(void *owner, const odd_taker *taker, unsigned what);
} odd_teller;

typedef struct odd_target {
    odd_sink sink;
    odd_arena *arena; /* scratch */
} odd_target;

/* The writer of another program's format. A browser keeps events as logs: it reads those formats, and has no writers. */
#ifdef ODD_WITHOUT_WRITERS
#define ODD_WRITER(function) NULL
#else
#define ODD_WRITER(function) function
#endif

typedef struct odd_file_format {
    odd_format_info info;
    /* How sure it is that the bytes are its own: 0 not at all, 100 quite. Looks at the beginning only. */
    int (*detect)(const char *bytes, size_t len);
    void (*read)(odd_source *in);
    int (*write)(odd_target *out, const odd_teller *from, odd_error *error);
    /* The file in the standard form, with all that is in it; NULL if records say all. */
    int (*rewrite)(const odd_source *in, odd_target *out, odd_error *error);
    bool keeps_sessions; /* its boards are of sessions, which may have the same numbers */
} odd_file_format;

#endif
