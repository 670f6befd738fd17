/* Plans of movements, and how they become movements. */
#include "movement/plan.h"

bool odd_plan_start(odd_plan *p, odd_arena *arena, int tables, int rounds, int positions, int sets) {
    *p = (odd_plan){.arena = arena, .tables = tables, .rounds = rounds, .positions = positions, .sets = sets};
    p->cells = ODD_TAKE(arena, (size_t)tables * (size_t)rounds, odd_plan_cell);
    return p->cells != NULL;
}

void odd_plan_put(odd_plan *p, int round, int table, int ns, int ew, int set) {
    *odd_plan_at(p, round, table) =
        (odd_plan_cell){.ns = {(uint16_t)ns}, .ew = {(uint16_t)ew}, .set = (uint16_t)set};
}

void odd_plan_switch(odd_plan *p, int round, int table) {
    odd_plan_cell *cell = odd_plan_at(p, round, table), was = *cell;
    for (int i = 0; i < 2; i++) {
        cell->ns[i] = was.ew[i];
        cell->ew[i] = was.ns[i];
    }
    cell->switched = !was.switched;
}

bool odd_plan_leave_out(odd_plan *p, int position) {
    if (p->missing == NULL)
        p->missing = ODD_TAKE(p->arena, (size_t)p->positions + 1, bool);
    if (p->missing == NULL)
        return false;
    p->missing[position] = true;
    return true;
}

/* ---- Ids --------------------------------------------------------------------------------------- */

odd_text odd_id_text(odd_arena *arena, const char *letters, int number) {
    char room[24];
    odd_writer w = odd_writer_on(room, sizeof room);
    odd_put_text(&w, letters);
    odd_put_int(&w, number);
    char *text = odd_arena_take(arena, w.len, 1);
    if (text == NULL)
        return (odd_text){0};
    odd_copy(text, room, w.len);
    return (odd_text){text, w.len};
}

static odd_text name_of(const odd_plan *p, int position) {
    int half = p->positions / 2;
    if (p->names == ODD_NAMES_NUMBERS)
        return odd_id_text(p->arena, "", position);
    if (position > 2 * half) /* an extra pair, which displaces others */
        return odd_id_text(p->arena, "NS", half + 1);
    return position <= half ? odd_id_text(p->arena, "NS", position)
                            : odd_id_text(p->arena, "EW", position - half);
}

/* Numbers the positions that are taken; *who is the contestant of each, 0: nobody. */
static bool number_contestants(odd_movement *m, const odd_plan *p, uint16_t **who) {
    *who = ODD_TAKE(p->arena, (size_t)p->positions + 1, uint16_t);
    m->ids = ODD_TAKE(p->arena, (size_t)p->positions + 1, odd_text);
    if (*who == NULL || m->ids == NULL)
        return false;
    m->contestants = 0;
    for (int position = 1; position <= p->positions; position++) {
        odd_text id = name_of(p, position);
        if (id.text == NULL)
            return false;
        if (p->missing != NULL && p->missing[position]) {
            m->phantom = m->phantom.len > 0 ? m->phantom : id;
            continue;
        }
        m->ids[++m->contestants] = id;
        (*who)[position] = (uint16_t)m->contestants;
    }
    return true;
}

/* ---- Moves and sit-outs ------------------------------------------------------------------------ */

typedef struct move_builder {
    odd_movement *m;
    const odd_plan *p;
    const uint16_t *who; /* the contestant of each position */
    uint16_t *placed;    /* by contestant: the last round in which they have a place */
    uint8_t *tables;     /* by set: how many tables have it in the round, up to 2 */
    bool *played;        /* by set: somebody plays it */
    int set_boards;
} move_builder;

/* Whether a table has boards, and somebody on each of its seats. */
static bool is_played(const move_builder *f, const odd_plan_cell *cell) {
    int seats = f->m->contest == ODD_INDIVIDUALS ? 2 : 1;
    for (int i = 0; i < seats; i++)
        if (f->who[cell->ns[i]] == 0 || f->who[cell->ew[i]] == 0)
            return false;
    return cell->set > 0;
}

static void count_sets(move_builder *f, int round) {
    for (int set = 0; set <= f->p->sets; set++)
        f->tables[set] = 0;
    for (int table = 1; table <= f->p->tables; table++) {
        const odd_plan_cell *cell = odd_plan_at(f->p, round, table);
        bool plays = is_played(f, cell);
        if (plays && f->tables[cell->set] < 2)
            f->tables[cell->set]++;
        f->played[cell->set] = f->played[cell->set] || plays;
    }
}

static void add_sit(move_builder *f, odd_sit_out sit) {
    f->m->sits[f->m->sit_count++] = sit;
    f->placed[sit.who] = sit.round;
}

/* At an incomplete table, all contestants sit out. */
static void add_half_table(move_builder *f, int round, int table, const odd_plan_cell *cell) {
    uint16_t first = (uint16_t)((cell->set - 1) * f->set_boards + 1);
    for (int seat = 0; seat < 4; seat++) {
        bool individual = f->m->contest == ODD_INDIVIDUALS;
        uint16_t who = f->who[seat < 2 ? cell->ns[seat] : cell->ew[seat - 2]];
        if (who > 0)
            add_sit(f, (odd_sit_out){.round = (uint16_t)round,
                                     .who = who,
                                     .table = (uint16_t)table,
                                     .side = individual ? ODD_NO_SIDE
                                             : seat < 2 ? ODD_NS
                                                        : ODD_EW,
                                     .first = first,
                                     .last = (uint16_t)(first + f->set_boards - 1)});
    }
}

static void add_table(move_builder *f, int round, int table) {
    const odd_plan_cell *cell = odd_plan_at(f->p, round, table);
    int seats = f->m->contest == ODD_INDIVIDUALS ? 2 : 1;
    if (cell->set == 0)
        return;
    if (!is_played(f, cell)) {
        add_half_table(f, round, table, cell);
        return;
    }
    odd_move *move = &f->m->moves[f->m->move_count++];
    *move = (odd_move){.round = (uint16_t)round,
                       .table = (uint16_t)table,
                       .first = (uint16_t)((cell->set - 1) * f->set_boards + 1),
                       .last = (uint16_t)(cell->set * f->set_boards),
                       .shared = f->p->shares && f->tables[cell->set] > 1,
                       .switched = cell->switched};
    for (int i = 0; i < seats; i++) {
        move->ns[i] = f->who[cell->ns[i]];
        move->ew[i] = f->who[cell->ew[i]];
        f->placed[move->ns[i]] = f->placed[move->ew[i]] = (uint16_t)round;
    }
}

static void add_round(move_builder *f, int round) {
    count_sets(f, round);
    for (int table = 1; table <= f->p->tables; table++)
        add_table(f, round, table);
    for (int who = 1; who <= f->m->contestants; who++)
        if (f->placed[who] != round)
            add_sit(f, (odd_sit_out){.round = (uint16_t)round, .who = (uint16_t)who});
}

int odd_plan_finish(odd_movement *m, const odd_plan *p, int set_boards, odd_error *error) {
    uint16_t *who;
    size_t cells = (size_t)p->tables * (size_t)p->rounds;
    if (!number_contestants(m, p, &who))
        return odd_movement_no_memory(error);
    move_builder f = {.m = m, .p = p, .who = who, .set_boards = set_boards};
    f.placed = ODD_TAKE(p->arena, (size_t)m->contestants + 1, uint16_t);
    f.tables = ODD_TAKE(p->arena, (size_t)p->sets + 1, uint8_t);
    f.played = ODD_TAKE(p->arena, (size_t)p->sets + 1, bool);
    m->moves = ODD_TAKE(p->arena, cells + 1, odd_move);
    m->sits = ODD_TAKE(p->arena, (size_t)m->contestants * (size_t)p->rounds + 1, odd_sit_out);
    if (f.placed == NULL || f.tables == NULL || f.played == NULL || m->moves == NULL || m->sits == NULL)
        return odd_movement_no_memory(error);
    m->tables = p->tables;
    m->rounds = p->rounds;
    m->set_boards = set_boards;
    m->boards = 0;
    m->move_count = m->sit_count = 0;
    for (int round = 1; round <= p->rounds; round++)
        add_round(&f, round);
    for (int set = 1; set <= p->sets; set++)
        m->boards += f.played[set] ? set_boards : 0;
    return ODD_OK;
}
