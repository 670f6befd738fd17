/* A line while a director types it: whether it is valid, its effect, and what may follow. */
#include "report/open_event.h"

static int read_again(void *owner, odd_event *e) {
    return odd_open_event_again(owner, e);
}

static bool scale_again(void *owner, odd_event *e) {
    return odd_open_event_scale(owner, e);
}

odd_whatif odd_desk_whatif(const odd_open_event *live, odd_arena *arena) {
    return (odd_whatif){.before = odd_open_event_current(live),
                        .source = {(void *)(uintptr_t)live, "log", read_again, scale_again},
                        .arena = arena};
}

static void put_problems(odd_out *o, const odd_trial *c) {
    if (c->error.code != ODD_OK) {
        odd_json_key(o, "error");
        odd_error_json(o, &c->error);
    }
    odd_json_open(o, "warnings", '[');
    for (size_t i = 0; i < c->problem_count; i++)
        if (c->problems[i].warning) {
            odd_json_next(o);
            odd_error_json(o, &c->problems[i].error);
        }
    odd_out_char(o, ']');
}

/* Writes the results of its traveller lines, and what they correct. */
static void put_results(odd_out *o, const odd_trial *c) {
    const odd_event *e = c->event;
    odd_json_open(o, "results", '[');
    for (size_t i = 0; i < c->board_lines; i++) {
        const odd_whatif_line *l = &c->boards[i];
        if (!l->own)
            continue;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "board", odd_board_at(e, l->play[1]->board)->number);
        odd_json_result(o, e, l->play[1]);
        for (int side = 0; side < 2; side++)
            if (odd_event_scored(e, l->play[1], side))
                odd_json_amount(o, side == 0 ? "ns_score" : "ew_score",
                                odd_worth_of(e, l->play[1])->value[side], 0);
        if (l->play[0] != NULL)
            odd_json_int(o, "corrects", l->play[0]->line);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

void odd_typed_json(odd_out *o, const odd_open_event *live, odd_arena *arena, odd_text text) {
    odd_whatif w = odd_desk_whatif(live, arena);
    odd_trial c = {.text = text, .number = 1};
    bool good = odd_trial_run_lines(&w, &c);
    odd_out_char(o, '{');
    odd_json_bool(o, "good", good);
    put_problems(o, &c);
    if (good) {
        put_results(o, &c);
        odd_json_int(o, "ranks_changed", (int64_t)c.changes.ranks);
        odd_json_bool(o, "winner_changes", c.changes.winner);
        odd_json_open(o, "words", '"');
        odd_trial_summary(o, &w, &c);
        odd_out_char(o, '"');
    }
    odd_complete_json(o, live, arena, text);
    odd_out_text(o, "}\n");
}
