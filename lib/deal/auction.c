/* The auction: which calls the Laws allow, when it is over, and its contract. Knows no notation except in its
 * messages. */
#include "base/out.h"
#include "oddtrick.h"

static int level_of(int bid) {
    return (bid - ODD_BID) / 5 + 1;
}

static odd_strain strain_of(int bid) {
    return (odd_strain)((bid - ODD_BID) % 5 + ODD_CLUBS);
}

static odd_seat turn_of(const odd_auction *a) {
    return a->turn == ODD_NO_SEAT ? ODD_NORTH : a->turn;
}

odd_auction odd_auction_start(odd_seat dealer) {
    return (odd_auction){.turn = dealer >= ODD_NORTH && dealer <= ODD_WEST ? dealer : ODD_NORTH};
}

static bool own_bid(const odd_auction *a) {
    return a->bid != 0 && odd_seat_side(a->bidder) == odd_seat_side(turn_of(a));
}

static int insufficient(const odd_auction *a, int call, odd_error *error) {
    const char *strain = odd_strain_text(strain_of(call), ODD_ASCII);
    const char *over = odd_strain_text(strain_of(a->bid), ODD_ASCII);
    return odd_fail(error, ODD_E_CALL, 0, 0, "%d%s is insufficient over %d%s (Law 18)", level_of(call),
                    strain, level_of(a->bid), over);
}

static int bad_double(const odd_auction *a, odd_error *error) {
    return odd_fail(error, ODD_E_CALL, 0, 0, "%s (Law 19)",
                    a->bid == 0  ? "nothing to double: there is no bid yet"
                    : own_bid(a) ? "cannot double: the last bid was not made by an opponent"
                                 : "the bid is already doubled");
}

static int bad_redouble(const odd_auction *a, odd_error *error) {
    return odd_fail(error, ODD_E_CALL, 0, 0, "%s (Law 19)",
                    a->doubling == ODD_UNDOUBLED ? "nothing to redouble: there is no double"
                    : a->doubling == ODD_REDOUBLED
                        ? "the bid is already redoubled"
                        : "cannot redouble: the double was not made by an opponent");
}

int odd_auction_check(const odd_auction *a, int call, odd_error *error) {
    if (call < ODD_PASS || call >= ODD_CALL_COUNT)
        return odd_fail(error, ODD_E_CALL, 0, 0, "invalid call");
    if (a->over)
        return odd_fail(error, ODD_E_CALL, 0, 0, "a call after the auction ended (Law 39)");
    if (a->calls >= ODD_CALLS_MAX) /* only with bids that were insufficient */
        return odd_fail(error, ODD_E_CALL, 0, 0, "too many calls for an auction");
    if (call == ODD_DOUBLE && (a->bid == 0 || own_bid(a) || a->doubling != ODD_UNDOUBLED))
        return bad_double(a, error);
    if (call == ODD_REDOUBLE && (!own_bid(a) || a->doubling != ODD_DOUBLED))
        return bad_redouble(a, error);
    return call >= ODD_BID && call <= a->bid ? insufficient(a, call, error) : ODD_OK;
}

void odd_auction_skip(odd_auction *a) {
    a->turn = odd_seat_left(turn_of(a));
}

static void bid(odd_auction *a, int call) {
    a->bid = call;
    a->bidder = turn_of(a);
    a->doubling = ODD_UNDOUBLED;
    uint8_t *first = &a->first[odd_seat_side(a->bidder)][strain_of(call)];
    if (*first == ODD_NO_SEAT)
        *first = (uint8_t)a->bidder;
}

static void take(odd_auction *a, int call) {
    if (call >= ODD_BID)
        bid(a, call);
    else if (call != ODD_PASS)
        a->doubling = call == ODD_DOUBLE ? ODD_DOUBLED : ODD_REDOUBLED;
    a->passes = call == ODD_PASS ? a->passes + 1 : 0;
    a->over = a->passes == (a->bid == 0 ? 4 : 3);
    a->calls++;
    odd_auction_skip(a);
}

int odd_auction_add(odd_auction *a, int call, odd_error *error) {
    int code = odd_auction_check(a, call, error);
    if (code == ODD_OK)
        take(a, call);
    return code;
}

int odd_auction_accept(odd_auction *a, int call, odd_error *error) {
    odd_auction lower = *a;
    lower.bid = ODD_BID - 1; /* there is a bid, and it is lower than all others */
    int code = odd_auction_check(call >= ODD_BID ? &lower : a, call, error);
    if (code == ODD_OK)
        take(a, call);
    return code;
}

odd_result odd_auction_contract(const odd_auction *a) {
    if (a->bid == 0)
        return (odd_result){0};
    odd_strain strain = strain_of(a->bid);
    return (odd_result){.level = level_of(a->bid),
                        .strain = strain,
                        .doubling = a->doubling,
                        .declarer = (odd_seat)a->first[odd_seat_side(a->bidder)][strain]};
}
