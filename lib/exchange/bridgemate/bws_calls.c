/* The auctions of a Bridgemate file, which some programs record: one row of BiddingData for each call, counted
 * from the first. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/bridgemate/bws.h"
#include "exchange/field_text.h"

static bws_key key_of_call(const void *owner, uint32_t i) {
    bws_call c = {0};
    odd_bws_row(owner, BWS_CALLS, i, &c);
    return (bws_key){{c.section, c.table, c.round, c.board, c.counter, c.id}, {0}};
}

bool odd_bws_order_calls(bws *b) {
    b->calls = (bws_order){.key = key_of_call};
    return odd_bws_order_rows(b, &b->calls, BWS_CALLS);
}

static bool same_call(const bws_call *x, const bws_call *y) {
    return x->section == y->section && x->table == y->table && x->round == y->round && x->board == y->board &&
           x->counter == y->counter;
}

/* Writes the calls at a table on a board, separated by blanks: of rows with the same number, the last. *first: who began. */
static void put_calls(const bws *b, const bws_received *r, odd_writer *w, odd_seat *first) {
    bws_key from = {{r->section, r->table, r->round, r->board, INT32_MIN, INT32_MIN}, {0}};
    bws_call c = {0}, next = {0};
    size_t at = odd_bws_order_from(&b->calls, &from);
    bool more = at < b->calls.count && odd_bws_row(b, BWS_CALLS, b->calls.items[at], &next);
    *first = ODD_NO_SEAT;
    while (more && next.section == r->section && next.table == r->table && next.round == r->round &&
           next.board == r->board) {
        c = next;
        more = ++at < b->calls.count && odd_bws_row(b, BWS_CALLS, b->calls.items[at], &next);
        if (c.erased || c.call.len == 0 || (more && same_call(&c, &next)))
            continue;
        if (w->len == 0)
            *first = odd_bws_seat_named(c.direction);
        odd_put_text(w, w->len > 0 ? " " : "");
        for (size_t i = 0; i < c.call.len; i++)
            if (c.call.text[i] != ' ')
                odd_put_char(w, c.call.text[i]);
    }
}

void odd_bws_send_auction(bws *b, const bws_received *r) {
    char text[ODD_CALLS_MAX * ODD_CALL_MAX];
    uint8_t calls[ODD_CALLS_MAX];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_auction auction;
    odd_error why = {.message = "too long"};
    odd_record record = {.fact = ODD_FACT_AUCTION, .line = r->row, .about = ODD_ABOUT_PLAY};
    odd_seat first;
    if (r->table <= 0 || r->round <= 0) /* it is not known which table or round */
        return;
    put_calls(b, r, &w, &first);
    if (w.len == 0)
        return;
    first = first != ODD_NO_SEAT ? first : odd_board_dealer(r->board);
    if (w.len >= sizeof text || odd_auction_parse(&auction, calls, first, text, w.len, &why) != ODD_OK) {
        odd_bws_wrong_at(b, true, r, "the auction is left out: %p", (const void *)&why);
        return;
    }
    w = odd_writer_on(text, sizeof text);
    for (int i = 0; i < auction.calls; i++) {
        char call[ODD_CALL_MAX];
        odd_call_format(call, sizeof call, calls[i], ODD_ASCII);
        odd_put_text(&w, i > 0 ? " " : "");
        odd_put_text(&w, call);
    }
    record.board = r->board;
    record.round = r->round;
    record.number = (int)first;
    record.text = odd_source_keep(b->in, (odd_text){text, w.len});
    odd_source_give(b->in, &record);
}
