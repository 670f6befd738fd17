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
    ODD_FACT_PENALTY, /* id, amount, unit, text, round; to a writer also `said`: the deduction in the unit of the standings */
    ODD_FACT_CARRYOVER, /* id, amount, unit; to a writer also `said`: the addition in the unit of the standings */
    ODD_FACT_HANDICAP, /* id, amount, unit */
    ODD_FACT_STRAT,    /* id, number: 0 is A */
    ODD_FACT_BYE,      /* id, amount if unit is not none, round */
    ODD_FACT_LINEUP,   /* id, number: 0 N-S, 1 E-W; text, round */
    ODD_FACT_VP,       /* number: odd_vp_kind, or text: a file */
    ODD_FACT_SET,      /* name, text */
    ODD_FACT_NUMBERS, /* id, text: the players' numbers in a federation, one word each, - if it is not known */
    /* board, round, group; dealer and vul, if they are not those of its number. They apply to all later lines about this number, in
     * any round, until another ODD_FACT_BOARD changes them. */
    ODD_FACT_BOARD,
    ODD_FACT_DEAL,    /* board, round, group, deal */
    ODD_FACT_AUCTION, /* about, number: odd_seat of who calls first, text: the calls, white space between them */
    ODD_FACT_CARDS, /* about, number: odd_seat of who leads first, text: the cards in the order of play, in the same way */
    ODD_FACT_TAG,     /* about, name, text: data that an event has no line for */
    ODD_FACT_STATED,  /* about, said: a score that the file states */
    ODD_FACT_COMBINE, /* number: odd_combine; apart */
    ODD_FACT_SESSION, /* number, text: its title; later records belong to it */
    ODD_FACT_MOVEMENT, /* text: as odd_movement_wish_parse reads it; place.round: the round from which it applies, 0: the first */
    ODD_FACT_ROW,      /* text: as odd_movement_row_parse reads it, place: its contents */
    ODD_FACT_SEAT,     /* id, place: where a contestant starts, if not by number */
    ODD_FACT_UNPLAYED, /* place.round or 0, id or none; play and ruling: the outcome of boards without a result */
    ODD_FACT_COUNT
} odd_fact;

enum { ODD_ID_MAX = 16 }; /* letters and digits of an id */

/* The maximum length of an id, or of each of two ids with a + between them. An id with a direction, NS or EW, may have two more
 * characters; two players have no direction. */
static inline size_t odd_id_limit(odd_text id) {
    bool two = id.len >= 2;
    char first = two ? (char)(id.text[0] | 0x20) : '\0', second = two ? (char)(id.text[1] | 0x20) : '\0';
    bool directed = (first == 'n' && second == 's') || (first == 'e' && second == 'w');
    for (size_t i = 0; directed && i < id.len; i++)
        directed = id.text[i] != '+';
    return directed ? ODD_ID_MAX + 2 : ODD_ID_MAX;
}

/* The names of the scores of boards. */
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
    odd_text whole; /* the whole line, for the columns of errors */
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
    bool guessed;    /* of a scale: the file does not name it; of a movement: nobody wrote it */
    bool taken_back; /* takes back the last record of this kind and id: penalty 8 void */
    odd_side
        direction; /* of the id, if there are two winners; ODD_NO_SIDE: it is in the id, or there is one winner */
    odd_topic about; /* the subject of auctions, cards, tags and stated scores */
    odd_seat dealer; /* ODD_NO_SEAT: by the number of the board */
    odd_vul vul;     /* of the board, if has_vul */
    bool has_vul;
    odd_hands deal;
    odd_stated_score said;
    odd_play play;     /* the members that the line itself states: kind, result, lead */
    odd_ruling ruling; /* of a play that is ruled */
} odd_record;

enum { ODD_PLAIN_MAX = 256 };

/* Ordinary results on consecutive lines, which are nearly all lines of a log. */
typedef struct odd_plain {
    uint32_t line; /* the first one */
    uint32_t count;
    uint32_t seat[ODD_PLAIN_MAX][2];  /* as the receiver numbered the ids */
    odd_packed result[ODD_PLAIN_MAX]; /* with its vulnerability */
} odd_plain;

/* The severity of a problem. */
typedef enum odd_severity {
    ODD_DOUBTFUL, /* a warning */
    ODD_LEFT_OUT, /* the item - a row, a hand or a game - is left out; the rest is read */
    ODD_REFUSED   /* the event is not scored */
} odd_severity;

/* Receives records and problems. */
typedef struct odd_record_receiver {
    void *owner;
    void (*take)(void *owner, const odd_record *record);
    /* Returns the number of an id that sits in a direction, -1 if that is not known yet, on a line; ODD_NOBODY if memory runs
     * out. */
    uint32_t (*seat)(void *owner, odd_text id, int direction, uint32_t line);
    /* Takes many results of the board, round and group of a record. NULL: each result is sent as a record. */
    void (*take_plain)(void *owner, const odd_record *where, const odd_plain *plays);
    void (*wrong)(void *owner, const odd_error *error, odd_severity severity);
} odd_record_receiver;

/* ==== A format: how a file represents the facts of an event. A reader makes records from bytes, a writer makes bytes from
 * records; neither knows how an event uses them, nor any other format. */

/* The input of a reader. The reader sends every fact to the receiver, in the order of the file, and continues after errors:
 *   - contestants may come before, between or after the results; so may title, scoring and settings;
 *   - ODD_FACT_BOARD before the results of a board whose dealer or vulnerability is not that of its number, then
 *     ODD_FACT_DEAL; a result's own vulnerability is in play.packed;
 *   - ODD_FACT_PLAY with both ids (letters and digits, at most 16; two players with a + between them), board and round,
 *     and play.seat[] as taker.seat() numbers the ids; then the records about this result;
 *   - record.line is the line (or row) of the file, record.whole the text of that line if there is one;
 *   - all texts are UTF-8, in the file or in the arena, and stay valid.
 * Data that is no other fact is an ODD_FACT_TAG. Its name is the name of the format, a colon, and its own name: "pbn:Annotator".
 * Names without a colon are common to all formats: site, club, director, scorer, program, time, session, table, remark. */
typedef struct odd_source {
    const char *bytes;
    size_t len;
    odd_arena *arena;
    odd_record_receiver taker;
    const odd_host *host; /* may be NULL */
    bool strict;
    bool lenient; /* items that cannot be read are left out, and the rest is read: see odd_source_wrong */
} odd_source;

/* The records that a writer can request, any number of times. */
enum {
    ODD_RECORDS_EVENT = 1 << 0, /* title, date, scoring, winners, vp, settings, tags */
    ODD_RECORDS_CONTESTANTS =
        1 << 1, /* pairs, teams or players, each with its phantom, numbers, carry-over, handicap,
                                      strat and tags after it; then its stated scores: rank, total */
    ODD_RECORDS_MATCHES = 1 << 2, /* byes, line-ups, and stated scores of matches */
    ODD_RECORDS_BOARDS = 1 << 3, /* by round and number: board (always, with dealer and vul), deal, its notes;
                                      the results that stand, each with its notes, its scores last */
    ODD_RECORDS_PENALTIES = 1 << 4,
    ODD_RECORDS_SESSIONS = 1 << 5, /* each session and its movements; with boards, before its boards */
    ODD_RECORDS_ALL = (1 << 6) - 1
};

/* Sends the records of an event to a writer; `what` is of ODD_RECORDS_... */
typedef struct odd_record_source {
    void *owner;
    void (*send)(void *owner, const odd_record_receiver *taker, unsigned what);
} odd_record_source;

typedef struct odd_target {
    odd_sink sink;
    odd_arena *arena; /* scratch */
} odd_target;

/* The writer of another program's format. Browsers store events as logs: they read other formats, and do not write them. */
#ifdef ODD_WITHOUT_WRITERS
#define ODD_WRITER(function) NULL
#else
#define ODD_WRITER(function) function
#endif

typedef struct odd_file_format {
    odd_format_info info;
    /* Returns how probable it is that a file is in this format, from 0 to 100. Looks only at its beginning. */
    int (*detect)(const char *bytes, size_t len);
    void (*read)(odd_source *in);
    int (*write)(odd_target *out, const odd_record_source *from, odd_error *error);
    /* Writes the file in standard form, with all its contents; NULL if its records are complete. */
    int (*rewrite)(const odd_source *in, odd_target *out, odd_error *error);
    bool keeps_sessions; /* its boards belong to sessions, which may have boards with the same numbers */
} odd_file_format;

#endif
