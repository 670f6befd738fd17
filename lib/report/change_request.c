/* Finds ways to continue the movement of an event after an accident, from the words of a request. */
#include "base/arena.h"
#include "base/text.h"
#include "report/movement_report.h"
#include "report/open_event.h"

typedef struct change_builder {
    odd_movement *m;
    const odd_event *e; /* NULL: none */
    const odd_choices *choices;
    odd_accident accident;
    bool *replaced; /* by move: its boards are those of results */
    odd_error *error;
} change_builder;

const odd_movement *odd_last_movement(const odd_event *e) {
    const odd_movement *found = NULL;
    for (size_t i = odd_event_about(e)->session_count; found == NULL && i-- > 0;)
        found = odd_event_movement(e, i);
    return found;
}

odd_movement *odd_movement_copy(const odd_movement *of, odd_arena *arena) {
    odd_movement *m = ODD_TAKE(arena, 1, odd_movement);
    *m = *of;
    m->moves = ODD_TAKE(arena, m->move_count + 1, odd_move);
    if (m->move_count > 0) /* a Swiss movement has none before its first draw */
        odd_copy(m->moves, of->moves, m->move_count * sizeof *m->moves);
    return m;
}

/* ---- What is asked -------------------------------------------------------------------------------------- */

static const odd_text *read_ids(const change_builder *c, const char *name, size_t *count, odd_arena *arena) {
    odd_text *ids = ODD_TAKE(arena, c->choices->count + 1, odd_text);
    *count = 0;
    for (size_t i = 0; i < c->choices->count; i++)
        if (odd_text_is(c->choices->list[i].name, name))
            ids[(*count)++] = c->choices->list[i].value;
    return ids;
}

static int read_accident(change_builder *c, odd_arena *arena) {
    odd_accident *a = &c->accident;
    if (odd_choice_of(c->choices, "from") == NULL)
        return odd_fail(c->error, ODD_E_SYNTAX, 0, 0,
                        "missing round: use %sfrom ROUND, the first round that can be changed",
                        c->choices->dash);
    int code = odd_choice_number(c->choices, &a->from, "from", "round", 1, ODD_MOVEMENT_ROUNDS_MAX, c->error);
    if (code == ODD_OK)
        code = odd_choice_number(c->choices, &a->rounds, "rounds", "number of rounds", 1,
                                 ODD_MOVEMENT_ROUNDS_MAX, c->error);
    a->added = read_ids(c, "add-pair", &a->added_count, arena);
    a->gone = read_ids(c, "remove-pair", &a->gone_count, arena);
    a->merge = odd_choice_of(c->choices, "merge") != NULL;
    if (code == ODD_OK && a->merge && c->m->sections < 2)
        code = odd_fail(c->error, ODD_E_REFERENCE, 0, 0, "nothing to merge: the movement has no sections");
    return code;
}

/* ---- What was played instead of the plan ------------------------------------------------------------------ */

static int wrong_played(const change_builder *c, odd_text value, const char *why) {
    return odd_fail(c->error, ODD_E_REFERENCE, 0, 0, "%splayed '%.*s': %s", c->choices->dash,
                    (int)odd_scan_quotable(value.text, value.len), value.text, why);
}

static int find_player(const change_builder *c, uint16_t *who, odd_text id) {
    *who = id.len > 0 ? (uint16_t)odd_movement_who(c->m, id) : 0;
    if (id.len == 0 || *who > 0)
        return ODD_OK;
    return odd_fail(c->error, ODD_E_REFERENCE, 0, 0, "%splayed: there is no %s %.*s in the movement",
                    c->choices->dash, odd_movement_noun(c->m->contest), (int)id.len, id.text);
}

static int take_move(const change_builder *c, odd_move *move, const odd_movement_row *row) {
    int code = ODD_OK;
    move->first = (uint16_t)row->first;
    move->last = (uint16_t)row->last;
    for (int k = 0; k < 2 && code == ODD_OK; k++) {
        code = find_player(c, &move->ns[k], row->ns[k]);
        if (code == ODD_OK)
            code = find_player(c, &move->ew[k], row->ew[k]);
    }
    return code;
}

static int take_played(const change_builder *c, odd_text value) {
    odd_movement_row row;
    odd_error error = {0};
    char why[80];
    odd_writer w = odd_writer_on(why, sizeof why);
    if (odd_movement_row_parse(&row, value.text, value.len, &error) != ODD_OK)
        return wrong_played(c, value, error.message);
    for (size_t i = 0; i < c->m->move_count; i++) {
        odd_move *move = &c->m->moves[i];
        if (move->round != row.round || move->table != row.table || move->section != row.section)
            continue;
        if (row.round < c->accident.from)
            return take_move(c, move, &row);
        odd_put_format(&w, "round %d is not played yet", row.round);
        return wrong_played(c, value, why);
    }
    odd_put_format(&w, "the movement has no table %d in round %d", row.table, row.round);
    return wrong_played(c, value, why);
}

static int read_played(const change_builder *c) {
    int code = ODD_OK;
    for (size_t i = 0; i < c->choices->count && code == ODD_OK; i++)
        if (odd_text_is(c->choices->list[i].name, "played"))
            code = take_played(c, c->choices->list[i].value);
    return code;
}

/* The number in the movement of a contestant of the event; 0: none. */
static uint32_t player_of(const change_builder *c, uint32_t contestant) {
    size_t session = odd_event_about(c->e)->session_count;
    while (session > 0 && odd_event_movement(c->e, session - 1) == NULL)
        session--;
    for (uint32_t who = 1; session > 0 && who <= (uint32_t)c->m->contestants; who++)
        if (odd_event_movement_who(c->e, session - 1, who) == contestant)
            return who;
    return 0;
}

/* If two who meet before the round have results on other boards than planned, they have played those boards. */
static void take_result(change_builder *c, const odd_play *play) {
    int board = odd_board_at(c->e, play->board)->number;
    uint32_t who[2];
    for (int side = 0; side < 2; side++)
        who[side] = player_of(c, odd_event_partners(c->e, play, side).who[0]);
    for (size_t i = 0; i < c->m->move_count; i++) {
        odd_move *move = &c->m->moves[i];
        bool they = (move->ns[0] == who[0] && move->ew[0] == who[1]) ||
                    (move->ns[0] == who[1] && move->ew[0] == who[0]);
        if (!they || move->round >= c->accident.from || (play->round > 0 && play->round != move->round))
            continue;
        if (!c->replaced[i]) {
            c->replaced[i] = true;
            move->first = move->last = (uint16_t)board;
        }
        move->first = board < move->first ? (uint16_t)board : move->first;
        move->last = board > move->last ? (uint16_t)board : move->last;
        return;
    }
}

static void take_results(change_builder *c, odd_arena *arena) {
    c->replaced = ODD_TAKE(arena, c->m->move_count + 1, bool);
    for (size_t i = 0; i < odd_event_about(c->e)->play_count; i++) {
        const odd_play *play = odd_play_at(c->e, i);
        if (!play->corrected && play->kind == ODD_PLAYED && (play->stray || play->forced))
            take_result(c, play);
    }
}

/* ---- The continuations -------------------------------------------------------------------------------------- */

int odd_change_movement(odd_continuations *out, int *from, odd_movement *m, const odd_event *e,
                        const odd_choices *choices, odd_arena *arena, odd_error *error) {
    change_builder c = {.m = m, .e = e, .choices = choices, .error = error};
    int code = read_accident(&c, arena);
    if (code == ODD_OK)
        code = read_played(&c);
    if (code != ODD_OK)
        return code;
    if (e != NULL)
        take_results(&c, arena);
    *from = c.accident.from;
    return odd_movement_change(out, m, &c.accident, arena, error);
}

int odd_ask_change(odd_request_state *a, odd_out *o) {
    odd_choices choices;
    odd_continuations found;
    int from = 0, code = odd_choices_read(&choices, a->r->text, ODD_CHANGE_WORDS, a->arena, &a->error);
    const odd_movement *m = odd_last_movement(a->e);
    if (code == ODD_OK && m == NULL)
        return odd_fail(&a->error, ODD_E_MOVEMENT, 0, 0,
                        "the event has no movement: expected a line such as 'movement mitchell tables 7 "
                        "boards 28'");
    if (code == ODD_OK)
        code = odd_change_movement(&found, &from, odd_movement_copy(m, a->arena), a->e, &choices, a->arena,
                                   &a->error);
    if (code == ODD_OK)
        odd_continuations_json(o, &found, from);
    return code;
}
