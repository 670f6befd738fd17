/* What the parts of the writer of LIN files share. */
#ifndef ODD_EXCHANGE_LIN_LIN_WRITE_H
#define ODD_EXCHANGE_LIN_LIN_WRITE_H

#include "exchange/lin/lin.h"
#include "exchange/losses.h"
#include "exchange/roster.h"

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
    bool split;         /* */
    odd_text own_id[2]; /* without the direction that stands before it, where there are two winners */
    odd_text id[2];     /* */
    odd_text auction;   /* */
    odd_seat caller;    /* who calls first in it */
    odd_text cards;     /* */
    odd_seat leader;    /* */
    odd_text *notes;    /* of the auction, by number - 1; NULL: none */
    odd_text mp;        /* */
    odd_result own;     /* of calls and tricks, where the list has another one */
    bool has_own;       /* */
} odd_lin_entry;

typedef struct odd_lin_writing {
    odd_target *out;
    odd_lost lost;
    odd_text title, session;
    odd_scoring scoring;
    odd_roster roster;
    bool match;             /* of two teams */
    odd_lin_entry *entries; /* by round and board */
    size_t entry_count, entry_cap;
} odd_lin_writing;

int odd_lin_write(odd_target *out, const odd_teller *from, odd_error *error);

/* A text in which nothing ends a value or, in a list, an entry. */
void odd_lin_put(const odd_lin_writing *w, odd_text text, bool in_list);

/* Whether a result can stand in the list of results. */
bool odd_lin_can_list(const odd_lin_entry *e);

/* South,West,North,East, of the players of both sides. */
void odd_lin_put_names(const odd_lin_writing *w, const odd_text sides[2]);

/* A board at a table. listed: its result is in a list. first: of its board, so that the hands are written in any case. */
void odd_lin_put_table(odd_lin_writing *w, const odd_lin_entry *e, int room, bool listed, bool first);

#endif
