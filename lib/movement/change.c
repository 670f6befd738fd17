/* Repair in mid-session: from an accident to continuations, the best first. */
#include "base/arena.h"
#include "movement/change.h"

/* ---- The accident ------------------------------------------------------------------------------------ */

static int check_rounds(const odd_movement *m, const odd_accident *a, odd_error *error) {
    if (m->move_count == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "the movement has no opponents yet: there is nothing to change");
    if (a->from < 1 || a->from > m->rounds + 1 || (a->from > m->rounds && a->rounds <= m->rounds))
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "round %d: the movement has rounds 1 to %d", a->from,
                        m->rounds);
    if (a->rounds != 0 && (a->rounds < a->from - 1 || a->rounds > ODD_MOVEMENT_ROUNDS_MAX || a->rounds < 1))
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "%d rounds: rounds 1 to %d are played already, and there can be at most %d",
                        a->rounds, a->from - 1, ODD_MOVEMENT_ROUNDS_MAX);
    if (a->added_count > 0 && m->contest != ODD_PAIRS)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "only pairs can join in mid-session: this is a movement of %ss",
                        odd_movement_contestant_word(m));
    if ((size_t)m->contestants + a->added_count > ODD_MOVEMENT_PLAYERS_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "too many contestants: at most %d",
                        ODD_MOVEMENT_PLAYERS_MAX);
    return ODD_OK;
}

/* ---- What was played ---------------------------------------------------------------------------------- */

static bool take_memory(odd_change_state *c) {
    size_t people = (size_t)c->m->contestants + c->accident->added_count + 1;
    int top = 0;
    for (size_t i = 0; i < c->m->move_count; i++)
        top = c->m->moves[i].last > top ? c->m->moves[i].last : top;
    size_t rounds = c->rounds >= c->accident->from ? (size_t)(c->rounds - c->accident->from) + 1 : 1;
    c->words = (size_t)top / 64 + 1;
    c->ids = ODD_TAKE(c->arena, people, odd_text);
    c->gone = ODD_TAKE(c->arena, people, bool);
    c->side = ODD_TAKE(c->arena, people, uint8_t);
    c->section = ODD_TAKE(c->arena, people, uint16_t);
    c->sets = ODD_TAKE(c->arena, c->m->move_count + 1, odd_board_set);
    c->will = ODD_TAKE(c->arena, people * c->words, uint64_t);
    c->met = ODD_TAKE(c->arena, people * people, uint16_t);
    c->at = ODD_TAKE(c->arena, people * rounds, uint32_t);
    c->tally = ODD_TAKE(c->arena, people, uint32_t);
    c->comers = ODD_TAKE(c->arena, c->accident->added_count + 1, int);
    c->history = ODD_TAKE(c->arena, people * c->words, uint64_t);
    c->met_before = ODD_TAKE(c->arena, people * people, uint16_t);
    return !c->arena->empty;
}

static void take_set(odd_change_state *c, const odd_move *move) {
    if (move->first == 0)
        return;
    for (size_t i = 0; i < c->set_count; i++)
        if (c->sets[i].first == move->first && c->sets[i].last == move->last)
            return;
    c->sets[c->set_count++] = (odd_board_set){move->first, move->last};
}

/* Marks the boards and meetings of a move that was played. */
static void take_played(odd_change_state *c, const odd_move *move) {
    uint64_t *history = (uint64_t *)c->history;
    uint16_t *met = (uint16_t *)c->met_before;
    size_t people = (size_t)c->people + 1;
    int seats = c->m->contest == ODD_INDIVIDUALS ? 2 : 1;
    for (int i = 0; i < seats; i++) {
        for (int board = move->first; move->first > 0 && board <= move->last; board++) {
            history[move->ns[i] * c->words + (size_t)board / 64] |= UINT64_C(1) << board % 64;
            if (c->m->contest != ODD_TEAMS)
                history[move->ew[i] * c->words + (size_t)board / 64] |= UINT64_C(1) << board % 64;
        }
        for (int j = 0; j < seats; j++) {
            met[move->ns[i] * people + move->ew[j]]++;
            met[move->ew[j] * people + move->ns[i]]++;
        }
    }
}

/* Notes where people sit, the sets, and what was played. */
static void take_history(odd_change_state *c) {
    for (size_t i = 0; i < c->m->move_count; i++) {
        const odd_move *move = &c->m->moves[i];
        take_set(c, move);
        for (int k = 0; k < 2; k++) {
            c->side[move->ns[k]] |= 1;
            c->side[move->ew[k]] |= 2;
            c->section[move->ns[k]] = c->section[move->ew[k]] = move->section;
        }
        if (move->round < c->accident->from)
            take_played(c, move);
    }
    for (int who = 1; who <= c->people; who++) {
        if (who > c->old) {
            c->side[who] = odd_change_direction(c->ids[who]);
            c->section[who] = c->m->sections > 0 ? 1 : 0;
        }
        if (c->m->winners != 2 || c->side[who] == 0)
            c->side[who] = 3;
    }
}

/* ---- Strategies ------------------------------------------------------------------------------------------ */

enum { PAIR = 1, ROVE = 2, REBUILD = 4 };

typedef struct strategy {
    const char *name;
    unsigned does;
    bool pairs_only, added_only;
} strategy;

static const strategy strategies[] = {
    {"keep", 0, false, false},
    {"pair", PAIR, true, false},
    {"rover", ROVE | PAIR, true, true},
    {"rebuild", REBUILD | PAIR, true, false},
};
enum { STRATEGIES = sizeof strategies / sizeof strategies[0] };

/* Returns the contestant who leaves and whose place a new contestant takes, if the direction fits. */
static int stand_in(const odd_change_state *c, int who) {
    size_t which = 0;
    if (!c->gone[who])
        return who;
    while (which < c->accident->gone_count && !odd_same_letters(c->accident->gone[which], c->ids[who]))
        which++;
    if (which >= c->accident->added_count || which >= c->accident->gone_count)
        return who;
    int in = c->comers[which];
    return (c->side[in] & c->side[who]) != 0 ? in : who;
}

static void lay_moves(odd_change_state *c) {
    const odd_movement *m = c->m;
    for (int pass = 0; pass < 2; pass++) /* rows that are right, then those that need other boards */
        for (size_t i = 0; i < m->move_count; i++) {
            odd_move row = m->moves[i];
            if (row.round < c->accident->from || row.round > c->rounds)
                continue;
            for (int k = 0; k < 2; k++) {
                row.ns[k] = (uint16_t)(row.ns[k] > 0 ? stand_in(c, row.ns[k]) : 0);
                row.ew[k] = (uint16_t)(row.ew[k] > 0 ? stand_in(c, row.ew[k]) : 0);
            }
            row.shared = false; /* determined again at the end */
            if (pass == 0)
                odd_change_add(c, row);
            else if (odd_change_is_pairs(c) && odd_change_sits(c, row.round, row.ns[0]) &&
                     odd_change_sits(c, row.round, row.ew[0]))
                odd_change_other_boards(c, row);
        }
}

/* New contestants sit opposite those who had no opponents. */
static void fill_places(odd_change_state *c) {
    size_t first = c->accident->gone_count, next = first;
    int round = 0;
    for (size_t i = 0; i < c->m->sit_count && odd_change_is_pairs(c); i++) {
        const odd_sit_out *sit = &c->m->sits[i];
        if (sit->round < c->accident->from || sit->round > c->rounds || sit->table == 0 || sit->first == 0)
            continue;
        next = sit->round != round ? first : next + 1;
        round = sit->round;
        if (next >= c->accident->added_count || c->gone[sit->who])
            continue;
        uint16_t in = (uint16_t)c->comers[next];
        odd_move row = {.round = sit->round,
                        .table = sit->table,
                        .section = sit->section,
                        .ns = {sit->side == ODD_NS ? sit->who : in},
                        .ew = {sit->side == ODD_NS ? in : sit->who},
                        .first = sit->first,
                        .last = sit->last};
        if ((c->side[in] & (sit->side == ODD_NS ? 2 : 1)) != 0)
            odd_change_add(c, row);
    }
}

static int lay(odd_change_state *c, const strategy *s) {
    int code = ODD_OK;
    odd_change_clear(c);
    *c->work = ODD_CHANGE_WORK;
    if (s->does & REBUILD) {
        code = odd_change_rebuild(c, c->accident->from);
    } else {
        lay_moves(c);
        fill_places(c);
    }
    for (size_t i = 0; (s->does & ROVE) != 0 && i < c->accident->added_count; i++)
        odd_change_rove(c, c->comers[i]);
    if ((s->does & REBUILD) == 0 && odd_change_is_pairs(c) && c->rounds > c->m->rounds)
        code = odd_change_rebuild(c, c->m->rounds + 1);
    if (s->does & PAIR)
        odd_change_pair_sitters(c);
    return c->arena->empty ? ODD_E_MEMORY : code;
}

/* ---- From rows to a movement ------------------------------------------------------------------------------- */

static bool moves_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_move *x = &((const odd_move *)owner)[a], *y = &((const odd_move *)owner)[b];
    if (x->round != y->round)
        return x->round < y->round;
    return x->section != y->section ? x->section < y->section : x->table <= y->table;
}

static bool list_moves(odd_movement *out, const odd_change_state *c) {
    odd_move *all = ODD_TAKE(c->arena, c->m->move_count + c->count + 1, odd_move);
    size_t count = 0;
    if (all == NULL)
        return false;
    for (size_t i = 0; i < c->m->move_count; i++)
        if (c->m->moves[i].round < c->accident->from)
            all[count++] = c->m->moves[i];
    for (size_t i = 0; i < c->count; i++) {
        all[count] = c->rows[i];
        all[count++].shared = odd_change_tables_with(c, &c->rows[i]) > 1;
    }
    out->moves = odd_sort_copy(c->arena, all, count, sizeof *all, moves_in_order, all);
    out->move_count = count;
    return out->moves != NULL;
}

static bool plays_nothing(const odd_change_state *c, int who) {
    for (int round = c->accident->from; round <= c->rounds; round++)
        if (!odd_change_sits(c, round, who))
            return false;
    return true;
}

/* Returns whether a contestant who sits out in a round has no place in the previous round, either. */
static bool sat_before(const odd_movement *m, const odd_sit_out *sit) {
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].round == sit->round - 1 &&
            (m->moves[i].ns[0] == sit->who || m->moves[i].ew[0] == sit->who))
            return false;
    for (size_t i = 0; i < m->sit_count; i++)
        if (m->sits[i].round == sit->round - 1 && m->sits[i].who == sit->who && m->sits[i].table > 0)
            return false;
    return true;
}

/* Returns a table that is empty in a round, where somebody can wait. */
static int waiting_table(const odd_movement *out, const odd_change_state *c, const odd_sit_out *sit) {
    int table = odd_change_free_table(c, sit->round, c->section[sit->who]);
    for (size_t i = 0; i < out->sit_count; i++)
        if (out->sits[i].round == sit->round && out->sits[i].section == c->section[sit->who] &&
            out->sits[i].table >= table)
            table = out->sits[i].table + 1;
    return table;
}

/* A contestant without a place in the last rounds would look as if they had left: in the last round, they wait at a table. */
static void place_idle(odd_movement *out, const odd_change_state *c) {
    for (size_t i = 0; i < out->sit_count; i++) {
        odd_sit_out *sit = &out->sits[i];
        if (sit->round != c->rounds || sit->round < c->accident->from || sit->table > 0 ||
            !sat_before(out, sit))
            continue;
        sit->table = (uint16_t)waiting_table(out, c, sit);
        sit->section = c->section[sit->who];
        sit->side = c->side[sit->who] == 2 ? ODD_EW : ODD_NS;
    }
}

static bool list_sits(odd_movement *out, const odd_change_state *c) {
    int rounds = c->rounds - c->accident->from + 1;
    out->sits = ODD_TAKE(
        c->arena, c->m->sit_count + (size_t)c->people * (size_t)(rounds > 0 ? rounds : 0) + 1, odd_sit_out);
    if (out->sits == NULL)
        return false;
    out->sit_count = 0;
    for (size_t i = 0; i < c->m->sit_count; i++)
        if (c->m->sits[i].round < c->accident->from)
            out->sits[out->sit_count++] = c->m->sits[i];
    for (int round = c->accident->from; round <= c->rounds; round++)
        for (int who = 1; who <= c->people; who++)
            if (odd_change_sits(c, round, who))
                out->sits[out->sit_count++] = odd_change_sit(c, round, who);
    if (odd_change_is_pairs(c))
        place_idle(out, c);
    return true;
}

static int count_boards(const odd_change_state *c, const odd_movement *m) {
    int boards = 0;
    uint64_t *seen = ODD_TAKE(c->arena, c->words, uint64_t);
    for (size_t i = 0; seen != NULL && i < m->move_count; i++)
        for (int b = m->moves[i].first; m->moves[i].first > 0 && b <= m->moves[i].last; b++) {
            boards += (seen[b / 64] >> b % 64 & 1) == 0;
            seen[b / 64] |= UINT64_C(1) << b % 64;
        }
    return boards;
}

static int most_meetings(const odd_change_state *c) {
    size_t people = (size_t)c->people + 1;
    int most = 1;
    for (size_t i = 0; i < people * people; i++)
        most = c->met[i] > most ? c->met[i] : most;
    return most;
}

/* Writes the movement, and relaxes the rules for the prover: contestants may have played unequal numbers of boards. */
static bool finish_movement(odd_movement *out, const odd_change_state *c) {
    int least, most;
    *out = *c->m;
    out->kind = ODD_MOVE_OWN;
    out->form = ODD_FORM_USUAL;
    out->contestants = c->people;
    out->ids = c->ids;
    out->rounds = c->rounds;
    out->phantom = (odd_text){0};
    if (!list_moves(out, c) || !list_sits(out, c))
        return false;
    out->boards = count_boards(c, out);
    for (size_t i = 0; i < out->move_count; i++) {
        out->tables =
            out->moves[i].table > out->tables && out->sections == 0 ? out->moves[i].table : out->tables;
        if (out->moves[i].last - out->moves[i].first + 1 != out->set_boards)
            out->set_boards = 0;
    }
    odd_movement_boards_each(out, &least, &most);
    out->meetings = most_meetings(c);
    out->least_meetings = 0;
    out->spread = most - least;
    return true;
}

/* Returns whether the remaining rounds have no fault; the rounds that were played cannot be changed. */
static bool is_proved(const odd_change_state *c, const odd_movement *m) {
    odd_faults faults;
    if (odd_movement_prove(&faults, m, c->arena) != ODD_OK)
        return false;
    for (size_t i = 0; i < faults.count; i++) {
        odd_fault_kind kind = faults.list[i].kind;
        bool counts = kind == ODD_FAULT_TWO_PLACES || kind == ODD_FAULT_REPEAT_BOARD ||
                      kind == ODD_FAULT_SHARED_BOARDS || kind == ODD_FAULT_REPEAT_TABLE;
        if (counts && faults.list[i].round >= c->accident->from)
            return false;
    }
    return true;
}

/* ---- What it means ---------------------------------------------------------------------------------------- */

static bool same_row(const odd_move *a, const odd_move *b) {
    return a->round == b->round && a->section == b->section && a->table == b->table && a->ns[0] == b->ns[0] &&
           a->ew[0] == b->ew[0] && a->first == b->first && a->last == b->last && a->ns[1] == b->ns[1] &&
           a->ew[1] == b->ew[1];
}

/* Counts the remaining rows that differ from the previous movement. Both lists are sorted by round, section and table. */
static int count_moved(const odd_change_state *c, const odd_movement *m) {
    int moved = 0;
    size_t at = 0;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *move = &m->moves[i];
        if (move->round < c->accident->from)
            continue;
        while (at < c->m->move_count &&
               (c->m->moves[at].round < move->round ||
                (c->m->moves[at].round == move->round &&
                 (c->m->moves[at].section < move->section ||
                  (c->m->moves[at].section == move->section && c->m->moves[at].table < move->table)))))
            at++;
        moved += at == c->m->move_count || !same_row(move, &c->m->moves[at]);
    }
    return moved;
}

static void count_losses(odd_continuation *k, const odd_change_state *c) {
    const odd_movement *m = &k->movement;
    size_t people = (size_t)c->people + 1;
    for (int who = 1; who <= c->people; who++) {
        odd_loss *loss = &k->losses[who - 1];
        loss->who = (uint32_t)who;
        loss->before = who <= c->old ? odd_movement_boards_of(c->m, (uint32_t)who) : 0;
        loss->now = odd_movement_boards_of(m, (uint32_t)who);
        if (who <= c->old && !c->gone[who] && loss->before > loss->now)
            k->lost += loss->before - loss->now;
    }
    for (size_t i = 0; i < m->sit_count; i++)
        if (m->sits[i].round >= c->accident->from)
            k->losses[m->sits[i].who - 1].sits++;
    for (size_t i = 0; i < c->count; i++) {
        const odd_move *row = &c->rows[i];
        bool again = c->m->contest == ODD_PAIRS && c->met[row->ns[0] * people + row->ew[0]] > 1;
        k->losses[row->ns[0] - 1].rematches += again;
        k->losses[row->ew[0] - 1].rematches += again;
        k->rematches += again;
        k->shared += odd_change_tables_with(c, row) > 1;
    }
}

static int cost_of(const odd_continuation *k, const odd_change_state *c) {
    enum { LOST = 10, SITS = 12, REMATCH = 20, SHARED = 8 };
    int set = c->sets[0].last - c->sets[0].first + 1;
    int cost = k->lost * LOST + k->rematches * REMATCH + k->shared * SHARED + k->moved;
    for (size_t i = 0; i < c->accident->added_count; i++)
        cost += k->losses[c->comers[i] - 1].sits * set * SITS;
    return cost;
}

static void say_why(odd_continuation *k, const odd_change_state *c, const strategy *s) {
    static const char *const firsts[STRATEGIES] = {
        "The movement goes on", "The movement goes on, and those who would sit out play each other",
        "Who comes takes the place of another pair in each round", "Everybody is paired again"};
    odd_writer w = odd_writer_on(k->why, sizeof k->why);
    int losers = 0, most = 0;
    for (int who = 1; who <= c->old; who++) {
        int lost = k->losses[who - 1].before - k->losses[who - 1].now;
        losers += !c->gone[who] && lost > 0;
        most = !c->gone[who] && lost > most ? lost : most;
    }
    odd_put_text(&w, firsts[s - strategies]);
    if (losers == 0)
        odd_put_text(&w, "; nobody loses a board");
    else
        odd_put_format(&w, "; %d %s%s lose%s up to %d board%s", losers, odd_movement_contestant_word(c->m),
                       losers == 1 ? "" : "s", losers == 1 ? "s" : "", most, most == 1 ? "" : "s");
    for (size_t i = 0; i < c->accident->added_count; i++) {
        int who = c->comers[i];
        if (plays_nothing(c, who))
            odd_put_format(&w, "; pair %.*s does not play", (int)c->ids[who].len, c->ids[who].text);
    }
    if (k->rematches > 0)
        odd_put_format(&w, "; %d meeting%s repeated", k->rematches, k->rematches == 1 ? " is" : "s are");
    if (k->shared > 0)
        odd_put_text(&w, "; tables share boards");
    odd_put_char(&w, '.');
}

/* ---- The answer ---------------------------------------------------------------------------------------------- */

static bool is_known(const odd_continuations *list, const odd_movement *m) {
    for (size_t i = 0; i < list->count; i++) {
        const odd_movement *other = &list->list[i].movement;
        size_t at = 0;
        while (at < m->move_count && other->move_count == m->move_count &&
               same_row(&m->moves[at], &other->moves[at]))
            at++;
        if (at == m->move_count && other->move_count == m->move_count)
            return true;
    }
    return false;
}

/* Returns whether somebody plays in each added round. */
static bool has_rounds(const odd_change_state *c) {
    for (int round = c->m->rounds + 1; round <= c->rounds; round++) {
        bool any = false;
        for (size_t i = 0; i < c->count; i++)
            any = any || c->rows[i].round == round;
        if (!any)
            return false;
    }
    return true;
}

static int try_strategy(odd_continuations *out, odd_change_state *c, const strategy *s) {
    odd_continuation k = {.name = s->name};
    int code = lay(c, s);
    if (code == ODD_E_MEMORY)
        return code;
    if (code != ODD_OK || !has_rounds(c))
        return ODD_OK;
    k.losses = ODD_TAKE(c->arena, (size_t)c->people + 1, odd_loss);
    if (k.losses == NULL || !finish_movement(&k.movement, c))
        return ODD_E_MEMORY;
    if (!is_proved(c, &k.movement) || is_known(out, &k.movement))
        return c->arena->empty ? ODD_E_MEMORY : ODD_OK;
    k.moved = count_moved(c, &k.movement);
    count_losses(&k, c);
    k.cost = cost_of(&k, c);
    say_why(&k, c, s);
    out->list[out->count++] = k;
    return ODD_OK;
}

static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    return ((const odd_continuation *)owner)[a].cost <= ((const odd_continuation *)owner)[b].cost;
}

static int order(odd_continuations *out, odd_arena *arena) {
    out->list = odd_sort_copy(arena, out->list, out->count, sizeof *out->list, in_order, out->list);
    return out->list != NULL ? ODD_OK : ODD_E_MEMORY;
}

static int find_all(odd_continuations *out, odd_change_state *c) {
    int code = ODD_OK;
    out->list = ODD_TAKE(c->arena, STRATEGIES, odd_continuation);
    if (out->list == NULL)
        return ODD_E_MEMORY;
    for (size_t i = 0; i < STRATEGIES && code == ODD_OK; i++) {
        const strategy *s = &strategies[i];
        bool too_many =
            (s->does & REBUILD) != 0 && (c->m->sections > 0 || c->people > ODD_CHANGE_REBUILD_MAX);
        if ((s->pairs_only && !odd_change_is_pairs(c)) || (s->added_only && c->accident->added_count == 0) ||
            too_many)
            continue;
        code = try_strategy(out, c, s);
    }
    return code == ODD_OK ? order(out, c->arena) : code;
}

int odd_movement_change(odd_continuations *out, const odd_movement *m, const odd_accident *accident,
                        odd_arena *arena, odd_error *error) {
    int64_t work = 0;
    odd_change_state c = {.work = &work,
                          .m = m,
                          .accident = accident,
                          .arena = arena,
                          .people = m->contestants,
                          .old = m->contestants};
    *out = (odd_continuations){0};
    int code = check_rounds(m, accident, error);
    if (code != ODD_OK)
        return code;
    c.rounds = accident->rounds > 0 ? accident->rounds : m->rounds;
    if (!take_memory(&c))
        return odd_movement_no_memory(error);
    odd_copy(c.ids, m->ids, ((size_t)m->contestants + 1) * sizeof *c.ids);
    code = odd_change_people(&c, error);
    if (code != ODD_OK)
        return code;
    take_history(&c);
    if (find_all(out, &c) != ODD_OK)
        return odd_movement_no_memory(error);
    if (out->count == 0)
        return odd_fail(
            error, ODD_E_MOVEMENT, 0, 0,
            "no continuation is possible: round %d has no boards left that are new to everybody at a table",
            c.rounds);
    return ODD_OK;
}
