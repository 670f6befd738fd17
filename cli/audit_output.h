/* What the parts of oddtrick audit share: one file's report, and doing many at once. */
#ifndef ODD_CLI_AUDIT_OUTPUT_H
#define ODD_CLI_AUDIT_OUTPUT_H

#include "cli/event_command.h"

/* What came of one file. */
typedef struct odd_report {
    odd_out out;       /* for standard output */
    bool unread;       /* it could not be read: why is on standard error */
    uint32_t results;  /* in it */
    uint32_t left_out; /* items of it that could not be read */
    uint32_t values, right;
    uint32_t counts[ODD_AUDIT_COUNT];
} odd_report;

/* Audits one file; what is wrong with it as a file goes to standard error. */
void odd_report_make(odd_report *r, const odd_args *args, const char *path);

/* Takes the reports one after the other, in the order of the files. */
typedef void odd_report_done(void *owner, const odd_report *report);

/* Makes the reports of all operands, in as many processes as the machine has cores. False if that cannot be done. */
bool odd_reports_make(const odd_args *args, odd_report_done *done, void *owner);

#endif
