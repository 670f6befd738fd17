/* Bridgemate files for tests: tables as descriptions (described.h), and what the reader makes of them, as a log and as problems. */
#ifndef BWS_CASES_H
#define BWS_CASES_H

#include "event.h"

#include "described.h"

enum { LOG_BYTES = 8192 };

#define RECEIVED \
    "[ReceivedData]\nID, Section, Table, Round, Board, PairNS, PairEW, Declarer, NS/EW, Contract, Result\n"
#define REMARKED                                                                                                               \
    "[ReceivedData]\nID, Section, Table, Round, Board, PairNS, PairEW, Declarer, NS/EW, Contract, Result, LeadCard, Remarks, " \
    "Erased, ExternalUpdate\n"
#define ROUNDS       "[RoundData]\nSection, Table, Round, NSPair, EWPair, LowBoard, HighBoard\n"
#define PLAYERS      "[PlayerNumbers]\nSection, Table, Direction, Number, Name, Round\n"
#define ONE_REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , no, no\n"
#define ONE          "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =\n"
#define NAMED        ROUNDS "1, 1, 1, 3, 8, 1, 2\n1, 2, 1, 4, 9, 3, 4\n1, 1, 2, 3, 9, 3, 4\n" RECEIVED ONE
#define HANDS                                                                                                              \
    "[HandRecord]\nSection, Board, NorthSpades, NorthHearts, NorthDiamonds, NorthClubs, EastSpades, EastHearts, "          \
    "EastDiamonds, EastClubs, SouthSpades, SouthHearts, SouthDiamonds, SouthClubs, WestSpades, WestHearts, WestDiamonds, " \
    "WestClubs\n"
#define CARDS "AKQ2, KQJ, A32, K32, JT98, T98, JT9, JT9, 7654, A765, KQ8, A8, "

static inline int format_of(const char *name) {
    int format = odd_format_named(name);
    assert_true(format >= 0);
    return format;
}

/* ---- The file as a log ------------------------------------------------------------------------- */

typedef struct log_text {
    char text[LOG_BYTES];
    size_t len;
} log_text;

static inline void put_log(void *owner, const char *bytes, size_t len) {
    log_text *log = owner;
    assert_true(log->len + len < LOG_BYTES);
    memcpy(log->text + log->len, bytes, len);
    log->len += len;
    log->text[log->len] = '\0';
}

static inline void put_lost(void *owner, const char *what) {
    (void)owner;
    fail_msg("lost: %s", what);
}

static inline void as_log(log_text *log, const char *description) {
    odd_sink sink = {.owner = log, .put = put_log, .lost = put_lost};
    odd_error error;
    log->len = 0;
    log->text[0] = '\0';
    event_open(&now, SIZE_MAX);
    assert_int_equal(odd_format_rewrite(format_of("bws"), format_of("event"), &described_host, &now.arena,
                                        description, strlen(description), &sink, &error),
                     ODD_OK);
}

/* All problems, a line each. */
static inline void problems_of(log_text *out, const char *description, unsigned flags) {
    char *text = unit_exact(description, strlen(description));
    event_open(&now, SIZE_MAX);
    odd_event_import(now.e, format_of("bws"), &described_host, text, strlen(description), flags);
    out->len = 0;
    out->text[0] = '\0';
    for (size_t i = 0; i < odd_event_about(now.e)->problem_count; i++) {
        const odd_problem *p = odd_problem_at(now.e, i);
        const char *kind = p->warning ? "warning: " : "error: ";
        put_log(out, kind, strlen(kind));
        put_log(out, p->error.message, strlen(p->error.message));
        put_log(out, "\n", 1);
    }
    free(text);
}

#endif
