/* What can be asked of an event that is kept: one interface for the page and for a server. A request is a value, or the
 * same as words ("why 7 12"); the answer is JSON: what the command prints as JSON, and more where pages need more.
 * docs/API.md describes it, member by member.
 *
 *     odd_request r;
 *     if (odd_request_parse(&r, "card NS7", 8, &error) == ODD_OK)
 *         odd_live_ask(live, &r, &out);
 */
#ifndef ODD_REPORT_REQUEST_H
#define ODD_REPORT_REQUEST_H

#include "report/open_event.h"

typedef enum odd_ask {
    ODD_ASK_EVENT,     /* what it is: its kind, who plays, its boards */
    ODD_ASK_STANDINGS, /* as oddtrick rank */
    ODD_ASK_BOARDS,    /* as oddtrick boards; from and number: so many from that number on, 0: all */
    ODD_ASK_BOARD,     /* number: one of them */
    ODD_ASK_CARDS,     /* as oddtrick card --all; from and number: so many from that place on, 0: all */
    ODD_ASK_CARD,      /* id */
    ODD_ASK_WHY,       /* id, and perhaps number: a board */
    ODD_ASK_WHATIF,    /* text: candidates, one a line; the facts of each are parted by semicolons */
    ODD_ASK_CHECK,     /* as oddtrick check */
    ODD_ASK_SETTINGS,  /* all of them, with what they may be */
    ODD_ASK_HISTORY,   /* the lines of the log; from and number: so many of them from that one on, 0: all */
    ODD_ASK_PROBLEMS,  /* what is wrong in the log, and warnings */
    ODD_ASK_RACE,      /* the totals after each round; number: of so many leaders, 0: of all */
    ODD_ASK_UNDO,      /* the line that takes the last one back */
    ODD_ASK_LINE, /* text: what a director types; is it right, what would it do, and what may come next? */
    ODD_ASK_COUNT
} odd_ask;

typedef struct odd_request {
    odd_ask ask;
    odd_text id; /* of a contestant: "7", "NS7" */
    int number, from;
    odd_text text;
    /* Of standings: called with each row after it was written, an object of JSON that is valid during the call. NULL: not. */
    void (*row)(void *owner, odd_text row);
    void *owner;
} odd_request;

/* "event" "standings" "boards" "board" "cards" "card" "why" "whatif" "check" "settings" "history" "problems" "race"
 * "undo" "line" */
const char *odd_ask_text(odd_ask ask);

/* Reads a request: its word, and behind it "board 12", "card NS7", "why NS7 12", "history 400 100", "race 8", "line TEXT",
 * "whatif LINES". Texts point into what was read. ODD_OK, or what is wrong with it. */
int odd_request_parse(odd_request *r, const char *text, size_t len, odd_error *error);

/* Answers it. Returns ODD_OK, or the code of {"error":{"code":11,"line":0,"column":0,"message":"..."}}, which is the
 * answer then: ODD_E_REFERENCE where there is no such board or contestant. */
int odd_live_ask(const odd_live *live, const odd_request *r, odd_out *o);

#endif
