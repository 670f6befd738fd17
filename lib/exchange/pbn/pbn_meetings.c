/* Finds results of the same contestants on the same board. An event takes the second one for a correction of
 * the first, so results that are not corrections are made distinct here. */
#include "base/arena.h"
#include "exchange/pbn/pbn_reader.h"

static const odd_pbn_kind seats[] = {PBN_NORTH, PBN_EAST, PBN_SOUTH, PBN_WEST};

odd_pbn_meeting *odd_pbn_meeting_at(odd_pbn_reader *rd, odd_text ns, odd_text ew) {
    odd_pbn_participants *w = &rd->who;
    uint32_t side[2] = {odd_pbn_number_of(&w->called, rd->in->arena, ns),
                        odd_pbn_number_of(&w->called, rd->in->arena, ew)};
    if (side[0] == ODD_NOBODY || side[1] == ODD_NOBODY)
        return NULL;
    uint32_t place = odd_pbn_number_of_two(&w->places, rd->in->arena, 2 * (uint32_t)rd->board,
                                           2 * (uint32_t)rd->round + 1);
    uint32_t sides = odd_pbn_number_of_two(&w->sides, rd->in->arena, 2 * side[0], 2 * side[1] + 1);
    if (place == ODD_NOBODY || sides == ODD_NOBODY)
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
    const odd_pbn_tag *tag = odd_pbn_value_tag(rd, seats[seat]);
    uint32_t player = tag != NULL ? odd_pbn_player_of(rd, tag->value) : ODD_NOBODY;
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
    odd_pbn_meeting *met = odd_pbn_meeting_at(rd, play->id[0], play->id[1]);
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
