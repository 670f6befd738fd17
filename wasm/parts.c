/* What the module of events has in others, which are loaded when something needs them: `plans` makes, chooses, repairs and draws
 * movements, `review` explains and checks, `club` has paper, master points and several events at once. All of them use one memory and, for arenas and text, the functions of this module: so
 * structs, lists and answers may be passed on. A part cannot call what this module points to, nor the other way round.
 *
 * Where a part is not there, the call fails, and parts_missing() says which: JavaScript loads it and calls again. */
#include "oddtrick_movement.h"
#include "report/open_event.h"
#include "wasm/module.h"
#include "wasm/readers.h"

enum { PLANS = 1, REVIEW = 2, CLUB = 4 };

static unsigned there, missing;

/* The parts that calls have lacked since this was asked last. */
EXPORT(unsigned, parts_missing, (void)) {
    unsigned parts = missing;
    missing = 0;
    return parts;
}

/* A part is there from now on. */
EXPORT(void, part_ready, (unsigned part)) {
    there |= part;
}

static int lack(unsigned part, odd_error *error) {
    missing |= part;
    return odd_fail(error, ODD_E_UNREACHABLE, 0, 0, "a part of the engine is not loaded yet");
}

static bool has(unsigned part) {
    return (there & part) != 0;
}

IMPORT(int, odd_movement_make,
       (odd_movement * out, const odd_movement_wish *wish, odd_arena *arena, odd_error *error));
IMPORT(int, odd_plan_ask, (const odd_front_end *front_end, const char *text, size_t len, odd_out *o));
IMPORT(int, odd_ask_change, (odd_asked * a, odd_out *o));
IMPORT(int, odd_ask_draw, (odd_asked * a, odd_out *o));
IMPORT(int, odd_ask_why, (odd_asked * a, odd_out *o));
IMPORT(int, odd_ask_check, (odd_asked * a, odd_out *o));
IMPORT(int, odd_ask_paper, (odd_asked * a, odd_out *o));
IMPORT(int, odd_ask_awards, (odd_asked * a, odd_out *o));
IMPORT(int, odd_ask_award, (odd_asked * a, odd_out *o));
IMPORT(int, odd_events_ask,
       (const odd_front_end *front_end, const odd_asked_event *events, size_t count, const char *text,
        size_t len, odd_out *o));

int odd_movement_make(odd_movement *out, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    return has(PLANS) ? odd_import_odd_movement_make(out, wish, arena, error) : lack(PLANS, error);
}

int odd_plan_ask(const odd_front_end *front_end, const char *text, size_t len, odd_out *o) {
    odd_error error;
    return has(PLANS) ? odd_import_odd_plan_ask(front_end, text, len, o) : lack(PLANS, &error);
}

int odd_ask_change(odd_asked *a, odd_out *o) {
    return has(PLANS) ? odd_import_odd_ask_change(a, o) : lack(PLANS, &a->error);
}

int odd_ask_draw(odd_asked *a, odd_out *o) {
    return has(PLANS) ? odd_import_odd_ask_draw(a, o) : lack(PLANS, &a->error);
}

int odd_ask_why(odd_asked *a, odd_out *o) {
    return has(REVIEW) ? odd_import_odd_ask_why(a, o) : lack(REVIEW, &a->error);
}

int odd_ask_check(odd_asked *a, odd_out *o) {
    return has(REVIEW) ? odd_import_odd_ask_check(a, o) : lack(REVIEW, &a->error);
}

int odd_ask_paper(odd_asked *a, odd_out *o) {
    return has(CLUB) ? odd_import_odd_ask_paper(a, o) : lack(CLUB, &a->error);
}

int odd_ask_awards(odd_asked *a, odd_out *o) {
    return has(CLUB) ? odd_import_odd_ask_awards(a, o) : lack(CLUB, &a->error);
}

int odd_ask_award(odd_asked *a, odd_out *o) {
    return has(CLUB) ? odd_import_odd_ask_award(a, o) : lack(CLUB, &a->error);
}

int odd_events_ask(const odd_front_end *front_end, const odd_asked_event *events, size_t count,
                   const char *text, size_t len, odd_out *o) {
    odd_error error;
    return has(CLUB) ? odd_import_odd_events_ask(front_end, events, count, text, len, o) : lack(CLUB, &error);
}
