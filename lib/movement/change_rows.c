/* The rows of the remaining rounds. A row is added only if its boards are new to everybody in it, and nobody in
 * it is elsewhere in the round. */
#include "movement/change.h"

bool odd_change_is_pairs(const odd_change_state *c) {
    return c->m->contest == ODD_PAIRS;
}

static uint64_t *will_of(const odd_change_state *c, int who) {
    return &c->will[(size_t)who * c->words];
}

static uint32_t *place_of(const odd_change_state *c, int round, int who) {
    return &c->at[(size_t)(round - c->accident->from) * ((size_t)c->people + 1) + (size_t)who];
}

void odd_change_clear(odd_change_state *c) {
    size_t people = (size_t)c->people + 1, rounds = (size_t)(c->rounds - c->accident->from + 1);
    odd_copy(c->will, c->history, people * c->words * sizeof *c->will);
    odd_copy(c->met, c->met_before, people * people * sizeof *c->met);
    for (size_t i = 0; i < people * rounds; i++)
        c->at[i] = 0;
    c->count = 0;
}

bool odd_change_sits(const odd_change_state *c, int round, int who) {
    return !c->gone[who] && *place_of(c, round, who) == 0;
}

bool odd_change_fresh(const odd_change_state *c, int who, int first, int last) {
    const uint64_t *will = will_of(c, who);
    for (int board = first; first > 0 && board <= last; board++)
        if ((will[board / 64] >> board % 64 & 1) != 0)
            return false;
    return true;
}

static void mark(odd_change_state *c, int who, const odd_move *row, bool on) {
    uint64_t *will = will_of(c, who);
    for (int board = row->first; row->first > 0 && board <= row->last; board++) {
        uint64_t bit = UINT64_C(1) << board % 64;
        will[board / 64] = on ? will[board / 64] | bit : will[board / 64] & ~bit;
    }
}

static int seats_of(const odd_change_state *c) {
    return c->m->contest == ODD_INDIVIDUALS ? 2 : 1;
}

static void count_meeting(odd_change_state *c, const odd_move *row, int step) {
    size_t people = (size_t)c->people + 1;
    for (int i = 0; i < seats_of(c); i++)
        for (int j = 0; j < seats_of(c); j++) {
            size_t a = row->ns[i], b = row->ew[j];
            c->met[a * people + b] = (uint16_t)(c->met[a * people + b] + step);
            c->met[b * people + a] = (uint16_t)(c->met[b * people + a] + step);
        }
}

int odd_change_tables_with(const odd_change_state *c, const odd_move *row) {
    int tables = 0;
    for (size_t i = 0; row->first > 0 && i < c->count; i++) {
        const odd_move *other = &c->rows[i];
        tables += other->round == row->round && other->section == row->section && other->first <= row->last &&
                  row->first <= other->last;
    }
    return tables;
}

static bool has_table(const odd_change_state *c, int round, int section, int table) {
    for (size_t i = 0; i < c->count; i++)
        if (c->rows[i].round == round && c->rows[i].section == section && c->rows[i].table == table)
            return true;
    return false;
}

int odd_change_free_table(const odd_change_state *c, int round, int section) {
    int table = 1;
    while (has_table(c, round, section, table))
        table++;
    return table;
}

/* Teams: both pairs of a team play in a round, and both rooms have the same boards. So only the place and the boards of the
 * North-South pair are considered. */
static bool fits(const odd_change_state *c, const odd_move *row) {
    bool teams = c->m->contest == ODD_TEAMS;
    for (int i = 0; i < seats_of(c); i++) {
        const int who[2] = {row->ns[i], row->ew[i]};
        for (int side = 0; side < (teams ? 1 : 2); side++)
            if (who[side] == 0 || c->gone[who[side]] || !odd_change_sits(c, row->round, who[side]) ||
                !odd_change_fresh(c, who[side], row->first, row->last))
                return false;
        if (c->gone[row->ew[i]])
            return false;
    }
    return true;
}

static void occupy(odd_change_state *c, const odd_move *row, uint32_t place, bool on) {
    bool teams = c->m->contest == ODD_TEAMS;
    for (int i = 0; i < seats_of(c); i++) {
        *place_of(c, row->round, row->ns[i]) = place;
        mark(c, row->ns[i], row, on);
        if (!teams) {
            *place_of(c, row->round, row->ew[i]) = place;
            mark(c, row->ew[i], row, on);
        }
    }
    count_meeting(c, row, on ? 1 : -1);
}

bool odd_change_add(odd_change_state *c, odd_move row) {
    if (!fits(c, &row) || !ODD_MORE(c->arena, c->rows, c->count, c->cap))
        return false;
    c->rows[c->count++] = row;
    occupy(c, &row, (uint32_t)c->count, true);
    return true;
}

void odd_change_remove(odd_change_state *c, size_t row) {
    odd_move was = c->rows[row];
    occupy(c, &was, 0, false);
    c->rows[row] = c->rows[--c->count];
    if (row == c->count)
        return;
    bool teams = c->m->contest == ODD_TEAMS;
    for (int i = 0; i < seats_of(c); i++) {
        *place_of(c, c->rows[row].round, c->rows[row].ns[i]) = (uint32_t)row + 1;
        if (!teams)
            *place_of(c, c->rows[row].round, c->rows[row].ew[i]) = (uint32_t)row + 1;
    }
}

odd_sit_out odd_change_sit(const odd_change_state *c, int round, int who) {
    odd_sit_out sit = {.round = (uint16_t)round, .who = (uint16_t)who};
    for (size_t i = 0; odd_change_is_pairs(c) && i < c->m->move_count; i++) {
        const odd_move *was = &c->m->moves[i];
        int other = was->ns[0] == who ? was->ew[0] : was->ew[0] == who ? was->ns[0] : 0;
        if (was->round != round || other == 0 || !c->gone[other])
            continue;
        sit.table = was->table;
        sit.section = was->section;
        sit.side = was->ns[0] == who ? ODD_NS : ODD_EW;
        sit.first = was->first;
        sit.last = was->last;
    }
    for (size_t i = 0; i < c->m->sit_count; i++)
        if (c->m->sits[i].round == round && c->m->sits[i].who == who)
            sit = c->m->sits[i];
    return sit.table > 0 && has_table(c, round, sit.section, sit.table)
               ? (odd_sit_out){.round = (uint16_t)round, .who = (uint16_t)who}
               : sit;
}
