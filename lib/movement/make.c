/* Makes movements: finds the constructor, runs it, and proves what it made. */
#include "movement/make.h"
#include "oddtrick_plan.h"

typedef struct kind_rule {
    int winners; /* 0: the constructor decides */
    odd_constructor *make;
    bool sections; /* it may have some */
} kind_rule;

static const kind_rule kinds[ODD_MOVEMENT_KIND_COUNT] = {
    [ODD_MOVE_MITCHELL] = {0, odd_make_mitchell, true},
    [ODD_MOVE_HOWELL] = {1, odd_make_howell, true},
    [ODD_MOVE_WEB] = {0, odd_make_web, true},
    [ODD_MOVE_BAROMETER] = {1, odd_make_barometer, true},
    [ODD_MOVE_INDIVIDUAL] = {1, odd_make_individual, true},
    [ODD_MOVE_ROUND_ROBIN] = {1, odd_make_round_robin, true},
    [ODD_MOVE_WHIST] = {1, odd_make_whist, true},
    [ODD_MOVE_SWISS] = {1, odd_make_swiss, false},
    [ODD_MOVE_KNOCK_OUT] = {1, odd_make_knock_out, false},
    [ODD_MOVE_OWN] = {1, odd_make_own, false},
};

/* ---- Checking the wish --------------------------------------------------------------------------- */

static int check_wish(const odd_movement_wish *wish, odd_error *error) {
    if ((size_t)wish->kind >= ODD_MOVEMENT_KIND_COUNT || wish->kind == ODD_MOVE_NONE)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "no kind of movement is given");
    if ((size_t)wish->form >= ODD_MOVEMENT_FORM_COUNT)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "no such form of a movement");
    const int numbers[] = {wish->tables,  wish->contestants, wish->boards,   wish->rounds, wish->set_boards,
                           wish->winners, wish->sections,    wish->segments, wish->phantom};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        if (numbers[i] < 0 || numbers[i] > ODD_MOVEMENT_BOARDS_MAX)
            return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d: numbers of a movement are 1 to %d", numbers[i],
                            ODD_MOVEMENT_BOARDS_MAX);
    if (wish->rounds > ODD_MOVEMENT_ROUNDS_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d rounds are too many: at most %d", wish->rounds,
                        ODD_MOVEMENT_ROUNDS_MAX);
    return odd_movement_check_form(wish, error);
}

/* ---- Proving ------------------------------------------------------------------------------------- */

static int prove(const odd_movement *m, odd_arena *arena, odd_error *error) {
    odd_faults faults;
    char text[ODD_FAULT_MAX];
    if (odd_movement_prove(&faults, m, arena) != ODD_OK)
        return odd_movement_no_memory(error);
    if (faults.count == 0)
        return ODD_OK;
    odd_fault_format(text, sizeof text, m, &faults.list[0]);
    return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "there is no such movement: %s", text);
}

int odd_movement_make(odd_movement *out, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int code = check_wish(wish, error);
    if (code != ODD_OK)
        return code;
    const kind_rule *rule = &kinds[wish->kind];
    const char *kind = odd_movement_kind_about(wish->kind)->name;
    odd_contest contest = odd_movement_kind_contest(wish->kind);
    if (wish->contest != ODD_PAIRS && !odd_movement_is_for(wish->kind, wish->contest))
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s is for %s, not for %s", kind,
                        odd_movement_contest_words(contest), odd_movement_contest_words(wish->contest));
    if (rule->winners > 0 && wish->winners > rule->winners)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has one winner, not %d", kind, wish->winners);
    if (wish->sections > 0 && !rule->sections)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has no sections: leave them out", kind);
    if (wish->segments > 0 && wish->kind != ODD_MOVE_KNOCK_OUT)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has no segments: leave them out", kind);
    *out =
        (odd_movement){.kind = wish->kind, .form = wish->form, .contest = contest, .winners = rule->winners};
    code = wish->sections > 0 ? odd_make_sections(out, wish, contest, arena, error)
                              : rule->make(out, wish, arena, error);
    return code == ODD_OK ? prove(out, arena, error) : code;
}
