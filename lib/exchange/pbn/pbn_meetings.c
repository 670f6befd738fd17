/* Finds results of the same contestants on the same board. An event takes the second one for a correction of
 * the first, so results that are not corrections are made distinct here. */
#include "base/arena.h"
#include "exchange/pbn/pbn_reader.h"

static const odd_pbn_kind seats[] = {PBN_NORTH, PBN_EAST, PBN_SOUTH, PBN_WEST};

enum { ROUNDS = 1 << 14 }; /* more than there are */
_Static_assert(PBN_STAGES_FROM + PBN_ROUNDS_MAX < ROUNDS && PBN_BOARDS < UINT32_MAX / 2 / ROUNDS,
               "a board in a round is one number");

odd_pbn_meeting *odd_pbn_meeting_at(odd_pbn_reader *rd, uint32_t ns, uint32_t ew) {
    odd_pbn_participants *w = &rd->who;
    if (ns == ODD_NOBODY || ew == ODD_NOBODY)
        return NULL;
    uint32_t place = (uint32_t)rd->board * ROUNDS + (uint32_t)rd->round;
    uint32_t sides = odd_pbn_number_of_two(&w->sides, rd->in->arena, 2 * ns, 2 * ew + 1);
    if (sides == ODD_NOBODY)
        return NULL;
    uint32_t number = odd_pbn_number_of_two(&w->met, rd->in->arena, 2 * place, 2 * sides + 1);
    if (number == ODD_NOBODY)
        return NULL;
    if (!ODD_ROOM(rd->in->arena, w->of_met, w->of_met_cap, (size_t)number + 1, w->of_met_cap))
        return NULL;
    return &w->of_met[number];
}

/* Returns the player in a seat of the game, + 1; 0 if unknown. */
static uint32_t sits(odd_pbn_reader *rd, int seat) {
    bool known = odd_pbn_value_tag(rd, seats[seat]) != NULL;
    uint32_t player = known ? odd_pbn_player_at(rd, seats[seat]) : ODD_NOBODY;
    return player != ODD_NOBODY ? player + 1 : 0;
}

/* Returns how many players of a side are the same, in either seat; -1 if one is unknown. */
static int compare_side(const uint32_t a[4], const uint32_t b[4], int side) {
    if (a[side] == 0 || a[side + 2] == 0 || b[side] == 0 || b[side + 2] == 0)
        return -1;
    return (a[side] == b[side] && a[side + 2] == b[side + 2]) ||
           (a[side] == b[side + 2] && a[side + 2] == b[side]);
}

static void read_seats(odd_pbn_reader *rd, uint32_t players[4]) {
    for (int i = 0; i < 4; i++)
        players[i] = sits(rd, i);
}

bool odd_pbn_has_other_seats(odd_pbn_reader *rd, const odd_pbn_meeting *met) {
    uint32_t players[4];
    read_seats(rd, players);
    return compare_side(players, met->players, 0) == 0 || compare_side(players, met->players, 1) == 0;
}

bool odd_pbn_has_same_seats(odd_pbn_reader *rd, const odd_pbn_meeting *met) {
    uint32_t players[4];
    read_seats(rd, players);
    return compare_side(players, met->players, 0) == 1 && compare_side(players, met->players, 1) == 1;
}

void odd_pbn_meet(odd_pbn_reader *rd, const odd_pbn_seating *play) {
    odd_pbn_meeting *met = odd_pbn_meeting_at(rd, play->called[0], play->called[1]);
    const odd_pbn_tag *first = &rd->x.tags[0];
    if (met == NULL)
        return;
    if (met->line != 0)
        odd_pbn_wrong(&rd->x, true, ODD_E_REFERENCE, first->line, first->name.text,
                      "board %d: line %d already has a result of this table: this one replaces it", rd->board,
                      (int)met->line);
    met->line = play->line;
    read_seats(rd, met->players);
}
