/* Par from a double-dummy table: the auction as a game in which all four players see all cards. The bidder is
 * declarer; a contract that fails is doubled. So a position is the last bid, who made it and the passes since,
 * and its value follows from the positions after it: the higher bids first. */
#include "base/out.h"
#include "oddtrick.h"

enum { LAST_PASS = 2 }; /* the third pass after a bid ends the auction */

typedef struct game {
    int16_t final[ODD_CALL_COUNT][ODD_SEAT_COUNT];                /* the score of that bid by that declarer */
    int16_t worth[ODD_CALL_COUNT][ODD_SEAT_COUNT][LAST_PASS + 1]; /* after this number of passes */
    odd_result contract[ODD_CALL_COUNT][ODD_SEAT_COUNT];
    int16_t start[4]; /* the value if that many have passed and nobody has bid */
    odd_seat dealer;
} game;

static odd_seat seat_at(odd_seat from, int steps) {
    return (odd_seat)(((int)from - ODD_NORTH + steps) % 4 + ODD_NORTH);
}

/* Which of two scores the side of that player prefers. */
static int16_t better(odd_seat seat, int16_t a, int16_t b) {
    return (odd_seat_side(seat) == ODD_NS) == (a > b) ? a : b;
}

static void set_final(game *g, const odd_dd *table, int bid, odd_seat seat, odd_vul v) {
    odd_strain strain = (odd_strain)((bid - ODD_BID) % 5 + ODD_CLUBS);
    int level = (bid - ODD_BID) / 5 + 1, tricks = table->tricks[strain][seat];
    odd_result r = {level, strain, tricks < level + 6 ? ODD_DOUBLED : ODD_UNDOUBLED, seat, tricks};
    g->contract[bid][seat] = r;
    g->final[bid][seat] = (int16_t)odd_score(r, v);
}

/* Fills worth from the highest bid down. best[seat] is the best that a player has by bidding, over those done so far. */
static void solve(game *g) {
    int16_t best[ODD_SEAT_COUNT];
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        best[seat] = odd_seat_side(seat) == ODD_NS ? INT16_MIN : INT16_MAX;
    for (int bid = ODD_CALL_COUNT - 1; bid >= ODD_BID; bid--) {
        for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
            int16_t value = g->final[bid][seat];
            for (int passes = LAST_PASS; passes >= 0; passes--) {
                odd_seat mover = seat_at(seat, passes + 1);
                value = better(mover, best[mover], value);
                g->worth[bid][seat][passes] = value;
            }
        }
        for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            best[seat] = better(seat, best[seat], g->worth[bid][seat][0]);
    }
    int16_t value = 0;
    for (int passes = 3; passes >= 0; passes--) {
        odd_seat mover = seat_at(g->dealer, passes);
        value = better(mover, best[mover], value);
        g->start[passes] = value;
    }
}

static void add_contract(odd_par *par, odd_result r) {
    for (int i = 0; i < par->count; i++)
        if (par->contracts[i].strain == r.strain && par->contracts[i].declarer == r.declarer)
            return; /* at a lower level */
    par->contracts[par->count++] = r;
}

/* Whether the opponents would not rather have played a higher contract of their own: a contract of par holds without another
 * bid of its side. */
static bool holds(const game *g, int bid, odd_seat seat) {
    for (int higher = bid + 1; higher < ODD_CALL_COUNT; higher++)
        for (int steps = 1; steps < 4; steps += 2) {
            odd_seat other = seat_at(seat, steps);
            if (better(other, g->final[higher][other], g->final[bid][seat]) != g->final[bid][seat])
                return false;
        }
    return true;
}

/* The turns of a position: over[seat] is the lowest bid after which a player has had one. */
static void note_turn(int over[ODD_SEAT_COUNT], odd_seat seat, int bid) {
    if (bid < over[seat])
        over[seat] = bid;
}

static void start_turns(int over[ODD_SEAT_COUNT], const game *g) {
    for (int i = 0; i < ODD_SEAT_COUNT; i++)
        over[i] = ODD_CALL_COUNT;
    for (int passes = 0; passes < 4 && g->start[passes] == g->start[0]; passes++)
        note_turn(over, seat_at(g->dealer, passes), ODD_BID - 1);
}

/* Where players who always keep to par may arrive, from below: at a bid if it keeps to par and the one who makes it has
 * had a turn after a lower one. A bid that all may pass, and that holds, is a contract of par. */
static void collect(odd_par *par, const game *g) {
    int over[ODD_SEAT_COUNT];
    start_turns(over, g);
    for (int bid = ODD_BID; bid < ODD_CALL_COUNT; bid++)
        for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
            int passes = 0;
            for (; passes <= LAST_PASS && over[seat] < bid && g->worth[bid][seat][passes] == par->score_pts;
                 passes++)
                note_turn(over, seat_at(seat, passes + 1), bid);
            if (passes > LAST_PASS && g->final[bid][seat] == par->score_pts && holds(g, bid, seat))
                add_contract(par, g->contract[bid][seat]);
        }
}

static int check(const odd_dd *table, odd_vul v, odd_error *error) {
    for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            if (table->tricks[strain][seat] > 13)
                return odd_fail(error, ODD_E_TRICKS, 0, 0, "the tricks of %s in %s are not known",
                                odd_seat_name(seat), odd_strain_text(strain, ODD_ASCII));
    if (v > ODD_VUL_BOTH)
        return odd_fail(error, ODD_E_VUL, 0, 0,
                        "par needs the vulnerability of both sides, not only declarer's");
    return ODD_OK;
}

int odd_dd_par(odd_par *out, const odd_dd *table, odd_seat dealer, odd_vul v, odd_error *error) {
    game g = {.dealer = dealer >= ODD_NORTH && dealer <= ODD_WEST ? dealer : ODD_NORTH};
    *out = (odd_par){0};
    int code = check(table, v, error);
    if (code != ODD_OK)
        return code;
    for (int bid = ODD_BID; bid < ODD_CALL_COUNT; bid++)
        for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            set_final(&g, table, bid, seat, v);
    solve(&g);
    out->score_pts = g.start[0];
    collect(out, &g);
    return ODD_OK;
}
