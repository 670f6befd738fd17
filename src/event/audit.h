/* What the parts of the audit share. */
#ifndef ODD_EVENT_AUDIT_H
#define ODD_EVENT_AUDIT_H

#include "base/writer.h"
#include "event/inner.h"
#include "event/trial.h"

enum { ODD_AUDIT_TOPICS = ODD_ABOUT_PLAY + 1, ODD_AUDIT_MESSAGE = 800 };

typedef struct odd_auditor {
    odd_audit *out;
    odd_event *e;
    odd_arena *arena;
    odd_style style;
    odd_amount step[ODD_AUDIT_TOPICS]
                   [ODD_SAID_COUNT]; /* the last digit that the file gives: 1000 is a tenth */
    bool no_memory;
} odd_auditor;

/* What a score of the file should be, which is of both sides (0 and 1) where it is a play's or a match's. False if the event
 * has no such number. */
bool odd_audit_right(const odd_auditor *a, const odd_said *said, int which, odd_amount *right);

/* How many scores of the file are not right. */
size_t odd_audit_wrong(const odd_auditor *a);

/* Sets what the file does not say, such that most of its scores are right. (audit_settings.c) */
void odd_audit_settings(odd_auditor *a);

/* Looks at auctions, leads, cards and deals. (audit_cards.c) */
void odd_audit_cards(odd_auditor *a);

/* Looks at what the file states of tricks and par. (audit_par.c) */
void odd_audit_par(odd_auditor *a);

/* Adds a finding; both texts are copied. */
void odd_audit_add(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_play *p, const char *message,
                   const char *effect);

/* The same about cards. */
void odd_audit_add_cards(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_dealt *d,
                         const char *message);

/* "board 3, 7 v 12, 4♠ N =" */
void odd_audit_put_play(odd_writer *w, const odd_auditor *a, const odd_play *p);

#endif
