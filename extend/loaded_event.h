/* Events inside programs that load Oddtrick as an extension: Python, SQLite, PostgreSQL. Such a program must go on when memory runs
 * out, so each event works within a budget, and all that it took can be freed wherever its work was ended. */
#ifndef ODD_EXTEND_LOADED_EVENT_H
#define ODD_EXTEND_LOADED_EVENT_H

#include "oddtrick_report.h"
#include "platform/work_budget.h"

/* An open event and its memory. Must not move while it is open. One thread may use it at a time. */
typedef struct odd_loaded_event {
    odd_open_event *event; /* NULL: not open */
    odd_budget budget;
    odd_front_end front_end;
    const odd_host *formats; /* parses XML and databases; NULL: only XML is read */
    /* Of the scales that `vp FILE` names, NUL-terminated; NULL: there are none. The caller keeps it. */
    const char *folder;
} odd_loaded_event;

/* Opens an event.
 *   l           all zero, except for formats, folder and the limits of the budget
 *   bytes, len  a file of any format: a log, or another program's file, which may be packed, and in any encoding
 *   returns     ODD_OK, or the code of the first error. The caller closes it in any case: an event with errors still answers requests
 *               for problems and history; after ODD_E_MEMORY it is not open */
int odd_loaded_event_open(odd_loaded_event *l, const char *bytes, size_t len, odd_error *error);

/* Frees an event and all its memory. */
void odd_loaded_event_close(odd_loaded_event *l);

/* Runs `work` within the budget of an event. If memory runs out, the event is closed.
 *   returns  ODD_OK or ODD_E_MEMORY */
int odd_loaded_event_run(odd_loaded_event *l, void (*work)(void *owner), void *owner, odd_error *error);

/* Audits what a file states: as `oddtrick audit --format json`.
 *   l        as for odd_loaded_event_open; no event is open in it afterwards
 *   o        {"format":"pbn","results":...} is appended
 *   returns  ODD_OK or the code of the first error */
int odd_loaded_event_audit(odd_loaded_event *l, const char *bytes, size_t len, odd_out *o, odd_error *error);

#endif
