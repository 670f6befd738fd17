/* Fuzz target: any bytes as the tables of a Bridgemate file, in the form of descriptions (see ../unit/described.h). What the
 * reader says must be records that an event can take, and be the same when it is read again as a log. */
#include "../unit/described.h"
#include "fuzz.h"

static void check_problems(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(e, i)->error;
        require(error->code >= ODD_E_SYNTAX && error->message[0] != '\0');
        require(memchr(error->message, '\0', sizeof error->message) != NULL);
    }
}

/* Reads the log again: no line of it may be wrong, and it must have the same results. */
static void check_log(const written *log, const odd_event *direct, odd_arena *arena) {
    odd_event *again = odd_event_new(arena);
    require(again != NULL);
    require(odd_event_read(again, log->text, log->len) == ODD_OK);
    require(odd_event_about(again)->play_count == odd_event_about(direct)->play_count &&
            odd_event_about(again)->board_count == odd_event_about(direct)->board_count);
    require(odd_event_about(again)->winners == odd_event_about(direct)->winners &&
            odd_event_about(again)->deal_count == odd_event_about(direct)->deal_count);
    for (size_t i = 0; i < odd_event_about(again)->play_count; i++) {
        const odd_play *a = odd_play_at(again, i), *b = odd_play_at(direct, i);
        require(a->packed == b->packed && a->score_pts == b->score_pts && a->kind == b->kind);
        require(a->lead == b->lead && a->turned == b->turned && a->round == b->round);
        require(odd_board_at(again, a->board)->number == odd_board_at(direct, b->board)->number);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    heap blocks = {0};
    odd_arena arena = {.more = more, .less = less, .owner = &blocks};
    written log = {0};
    odd_sink sink = {.owner = &log, .put = put, .lost = lose};
    odd_error error;
    int bws = odd_format_named("bws");
    odd_event *direct = odd_event_new(&arena);
    require(direct != NULL);
    odd_event_import(direct, bws, &described_host, bytes, size, size % 2 != 0 ? ODD_STRICT : 0);
    check_problems(direct);
    require(odd_format_rewrite(bws, odd_format_named("event"), &described_host, &arena, bytes, size, &sink,
                               &error) == ODD_OK);
    require(log.lost == 0);
    check_log(&log, direct, &arena);
    odd_event_score(direct);
    check_problems(direct);
    free(log.text);
    give_back(&blocks);
    return 0;
}
