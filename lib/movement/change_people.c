/* Repair in mid-session: who arrives, who leaves, and who left before. */
#include "movement/change.h"

uint8_t odd_change_direction(odd_text id) {
    odd_text two = {id.text, id.len < 2 ? id.len : 2};
    return odd_text_is(two, "ns") ? 1 : odd_text_is(two, "ew") ? 2 : 0;
}

/* Finds who left in an earlier change: those without a place in the remaining rounds and in at least two rounds at the end
 * of the movement. Rounds without any opponents have not been drawn yet, and do not count. */
static void take_left(odd_change_state *c) {
    const odd_movement *m = c->m;
    uint16_t rounds_after[ODD_MOVEMENT_ROUNDS_MAX + 2] = {
        0};                    /* by round: those after it that have opponents */
    uint32_t *last = c->tally; /* by contestant: the last round with a place */
    for (size_t i = 0; i < m->move_count; i++) {
        rounds_after[m->moves[i].round] = 1;
        for (int k = 0; k < 2; k++) {
            uint16_t ns = m->moves[i].ns[k], ew = m->moves[i].ew[k];
            last[ns] = m->moves[i].round > last[ns] ? m->moves[i].round : last[ns];
            last[ew] = m->moves[i].round > last[ew] ? m->moves[i].round : last[ew];
        }
    }
    for (size_t i = 0; i < m->sit_count; i++) {
        const odd_sit_out *sit = &m->sits[i];
        if (sit->table > 0 && sit->round > last[sit->who])
            last[sit->who] = sit->round;
    }
    int after = 0;
    for (int round = m->rounds; round >= 0; round--) {
        int here = rounds_after[round];
        rounds_after[round] = (uint16_t)after;
        after += here;
    }
    for (int who = 1; who <= c->old; who++)
        c->gone[who] = last[who] > 0 && (int)last[who] < c->accident->from && rounds_after[last[who]] >= 2;
}

/* Returns the contestant with an id, among those so far; 0 if there is none. */
static int number_of(const odd_change_state *c, odd_text id) {
    for (int who = 1; who <= c->people; who++)
        if (odd_same_letters(c->ids[who], id))
            return who;
    return 0;
}

static bool is_comer(const odd_change_state *c, int who) {
    for (size_t i = 0; i < c->accident->added_count; i++)
        if (c->comers[i] == who)
            return true;
    return false;
}

int odd_change_people(odd_change_state *c, odd_error *error) {
    const odd_accident *a = c->accident;
    take_left(c);
    for (size_t i = 0; i < a->added_count; i++) {
        odd_text id = a->added[i];
        if (!odd_movement_is_id(id))
            return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                            "invalid id '%.*s': expected up to 16 letters and digits",
                            (int)(id.len < 40 ? id.len : 40), id.text);
        int known = number_of(c, id);
        if (known != 0 && known <= c->old && c->gone[known]) { /* they come back */
            c->gone[known] = false;
            c->comers[i] = known;
            continue;
        }
        if (known != 0)
            return odd_fail(error, ODD_E_REFERENCE, 0, 0, "pair %.*s is in the movement already", (int)id.len,
                            id.text);
        if (c->m->winners == 2 && odd_change_direction(id) == 0)
            return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                            "pair %.*s: with two winners the id of a pair begins with NS or EW", (int)id.len,
                            id.text);
        c->ids[++c->people] = id;
        c->comers[i] = c->people;
    }
    for (size_t i = 0; i < a->gone_count; i++) {
        odd_text id = a->gone[i];
        int who = number_of(c, id);
        if (who == 0 || who > c->old)
            return odd_fail(error, ODD_E_REFERENCE, 0, 0, "there is no %s %.*s in the movement",
                            odd_movement_contestant_word(c->m), (int)(id.len < 40 ? id.len : 40), id.text);
        if (c->gone[who] || is_comer(c, who))
            return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%s %.*s cannot leave twice",
                            odd_movement_contestant_word(c->m), (int)id.len, id.text);
        c->gone[who] = true;
    }
    return ODD_OK;
}
