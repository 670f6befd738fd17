/* What is known about a table at a board, for the parts of the audit that look at cards. */
#ifndef ODD_EVENT_AUDIT_AUDIT_CARDS_H
#define ODD_EVENT_AUDIT_AUDIT_CARDS_H

#include "event/audit/audit.h"

typedef struct odd_audit_table {
    const odd_play *p; /* NULL: a game that is no result of the event */
    uint32_t board;    /* by index */
    int round;
    const odd_note *auction, *cards,
        *played;            /* calls; cards; a LIN table's own result, where a list has another */
    const odd_hands *hands; /* NULL: not known */
    odd_result result;
    bool has_contract, has_tricks;
    uint8_t lead; /* as of odd_play */
    /* The file itself declares an irregularity (PBN: ^) in the auction, in the play, of the result, of who declared. */
    bool odd_auction, odd_play, odd_result, odd_declarer;
} odd_audit_table;

/* Calls, lead, cards and tricks of a table. (audit_cards.c) */
void odd_audit_table_cards(odd_auditor *a, odd_audit_table *t);

/* "board 3, 7 v 12, 4♠ N =: " */
odd_writer odd_audit_start(char *message, size_t cap, const odd_auditor *a, const odd_audit_table *t);

void odd_audit_add_table(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_audit_table *t,
                         const char *message);

#endif
