/* Calls from the event module to its parts, which are loaded when they are needed: `plans` makes, chooses, repairs and draws movements,
 * `review` explains and checks, `club` has printed forms, master points and several events at once. All parts share the memory of this
 * module, and its functions for arenas and text; so structs, lists and answers can be passed between them. Function pointers cannot.
 *
 * If a part is not loaded, the call fails, and parts_missing() returns which part it needs: JavaScript loads it and calls again. */
#include "oddtrick_movement.h"
#include "report/open_event.h"
#include "wasm/module.h"
#include "wasm/readers.h"

enum { PLANS = 1, REVIEW = 2, CLUB = 4 };

static unsigned there, missing;

/* Returns the parts that calls have needed and not found since the last call of this function. */
EXPORT(unsigned, parts_missing, (void)) {
    unsigned parts = missing;
    missing = 0;
    return parts;
}

/* Marks a part as loaded. */
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
IMPORT(int, odd_ask_change, (odd_request_state * a, odd_out *o));
IMPORT(int, odd_ask_draw, (odd_request_state * a, odd_out *o));
IMPORT(int, odd_ask_why, (odd_request_state * a, odd_out *o));
IMPORT(int, odd_ask_check, (odd_request_state * a, odd_out *o));
IMPORT(int, odd_ask_paper, (odd_request_state * a, odd_out *o));
IMPORT(int, odd_ask_awards, (odd_request_state * a, odd_out *o));
IMPORT(int, odd_ask_award, (odd_request_state * a, odd_out *o));
IMPORT(int, odd_events_ask,
       (const odd_front_end *front_end, const odd_named_event *events, size_t count, const char *text,
        size_t len, odd_out *o));

int odd_movement_make(odd_movement *out, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    return has(PLANS) ? odd_import_odd_movement_make(out, wish, arena, error) : lack(PLANS, error);
}

int odd_plan_ask(const odd_front_end *front_end, const char *text, size_t len, odd_out *o) {
    odd_error error;
    return has(PLANS) ? odd_import_odd_plan_ask(front_end, text, len, o) : lack(PLANS, &error);
}

int odd_ask_change(odd_request_state *a, odd_out *o) {
    return has(PLANS) ? odd_import_odd_ask_change(a, o) : lack(PLANS, &a->error);
}

int odd_ask_draw(odd_request_state *a, odd_out *o) {
    return has(PLANS) ? odd_import_odd_ask_draw(a, o) : lack(PLANS, &a->error);
}

int odd_ask_why(odd_request_state *a, odd_out *o) {
    return has(REVIEW) ? odd_import_odd_ask_why(a, o) : lack(REVIEW, &a->error);
}

int odd_ask_check(odd_request_state *a, odd_out *o) {
    return has(REVIEW) ? odd_import_odd_ask_check(a, o) : lack(REVIEW, &a->error);
}

int odd_ask_paper(odd_request_state *a, odd_out *o) {
    return has(CLUB) ? odd_import_odd_ask_paper(a, o) : lack(CLUB, &a->error);
}

int odd_ask_awards(odd_request_state *a, odd_out *o) {
    return has(CLUB) ? odd_import_odd_ask_awards(a, o) : lack(CLUB, &a->error);
}

int odd_ask_award(odd_request_state *a, odd_out *o) {
    return has(CLUB) ? odd_import_odd_ask_award(a, o) : lack(CLUB, &a->error);
}

int odd_events_ask(const odd_front_end *front_end, const odd_named_event *events, size_t count,
                   const char *text, size_t len, odd_out *o) {
    odd_error error;
    return has(CLUB) ? odd_import_odd_events_ask(front_end, events, count, text, len, o) : lack(CLUB, &error);
}
