/* Tells whether lines of a log contain only results, which assistants may append. */
#include "log/log.h"

static void receive_record(void *owner, const odd_record *r) {
    bool *good = owner;
    bool result = r->fact == ODD_FACT_PLAY && (r->play.kind == ODD_PLAYED || r->play.kind == ODD_VOID) &&
                  !r->play.forced && !r->play.turned && !r->play.slip;
    *good = *good && result;
}

static uint32_t receive_seat(void *owner, odd_text id, int direction, uint32_t line) {
    (void)owner, (void)id, (void)direction, (void)line;
    return 0;
}

static void receive_wrong(void *owner, const odd_error *error, odd_severity severity) {
    (void)error, (void)severity;
    *(bool *)owner = false;
}

bool odd_lines_are_results(odd_arena *arena, const char *text, size_t len) {
    bool good = true;
    odd_log log = {.taker = {&good, receive_record, receive_seat, NULL, receive_wrong},
                   .arena = arena,
                   .board = 1}; /* the lines above say which one it is */
    odd_log_read(&log, text, len);
    return good;
}
