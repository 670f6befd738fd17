/* Shared by the extensions for Python, SQLite and PostgreSQL: they load Oddtrick into a program that must survive whatever
 * happens. */
#ifndef ODD_EXTEND_EXTEND_H
#define ODD_EXTEND_EXTEND_H

#include "oddtrick.h"
#include "oddtrick_report.h"
#include "platform/memory.h"

/* ==== Arguments that functions of other programs take as text. Each function returns ODD_OK, or a code with what is wrong in *error. */

/* A result and its vulnerability, which can be scored together.
 *   error    columns count in the result; 0 if the vulnerability is wrong */
int odd_argument_deal(odd_deal *out, odd_text result, odd_text vul, odd_error *error);

/* A VP scale: a name, or the rows of a scale of one's own, which contain a blank. */
int odd_argument_scale(odd_vp_scale *out, odd_text name, int boards, odd_error *error);

/* N, E, S or W, in any case; C, D, H, S, NT or N. */
int odd_argument_seat(odd_seat *out, odd_text text, odd_error *error);
int odd_argument_strain(odd_strain *out, odd_text text, odd_error *error);

/* Hands, of which one may be missing if the others are complete. */
int odd_argument_hands(odd_hands *out, odd_text text, odd_error *error);

/* ==== Scores of texts that were read before. A table of results has few different ones, and most are found here by their bytes. */

enum { ODD_MEMO_RESULT = 16, ODD_MEMO_VUL = 8, ODD_MEMO_ENTRIES = 4096 };

/* The bytes of a result and a vulnerability, padded with zeros. */
typedef struct odd_memo_key {
    uint64_t words[(ODD_MEMO_RESULT + ODD_MEMO_VUL) / 8];
} odd_memo_key;

typedef struct odd_memo_entry {
    odd_memo_key key; /* all zero: none */
    int score;
} odd_memo_entry;

/* All zero: nothing was read before. One thread may use it at a time. */
typedef struct odd_score_memo {
    odd_memo_entry entries[ODD_MEMO_ENTRIES];
} odd_score_memo;

/* Finds the duplicate score of a result with its vulnerability.
 *   returns  ODD_OK, or a code as odd_argument_deal */
int odd_memo_score(odd_score_memo *memo, int *score, odd_text result, odd_text vul, odd_error *error);

/* ==== Texts inside programs that must go on when memory runs out. */

/* Writes a text into a buffer on the heap, which the caller frees (odd_out_free).
 *   o        set
 *   say      writes it; data is passed to it
 *   returns  false if memory ran out: there is nothing to free then */
bool odd_say(odd_out *o, void (*say)(odd_out *o, const void *data), const void *data);

/* ==== Events inside programs that load Oddtrick as an extension: Python, SQLite, PostgreSQL. Such a program must go on when memory runs
 * out, so each event works within a budget, and all that it took can be freed wherever its work was ended. */

/* An open event and its memory. Must not move while it is open. One thread may use it at a time. */
typedef struct odd_loaded_event {
    odd_open_event *event; /* NULL: not open */
    odd_budget budget;
    odd_front_end front_end;
    const odd_host *formats; /* parses XML and databases; NULL: only XML is read */
    /* The folder of the scales that `vp FILE` names, NUL-terminated; NULL: there are none. The caller owns it. */
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
