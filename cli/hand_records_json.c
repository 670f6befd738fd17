/* Hand records as JSON. */
#include "cli/event_deals.h"
#include "report/report.h"

static void put_record(odd_hands_view *h, odd_out *o, const odd_traveller *t) {
    const odd_event *e = h->lines.v->e;
    odd_hands hands = odd_hands_of(t);
    char deal[ODD_HANDS_MAX];
    odd_hands_format(deal, sizeof deal, &hands, t->board->dealer);
    odd_out_char(o, '{');
    odd_json_int(o, "board", t->board->number);
    if (odd_event_about(e)->has_sessions)
        odd_json_int(o, "session", odd_event_session_at(e, t->board->session)->number);
    if (t->dealt->round > 0)
        odd_json_int(o, "round", t->dealt->round);
    if (t->dealt->group > 0)
        odd_json_member(o, "group", odd_group_at(e, t->dealt->group));
    odd_json_word(o, "dealer", odd_seat_text(t->board->dealer));
    odd_json_word(o, "vul", odd_vul_text(t->board->vul));
    odd_json_word(o, "deal", deal);
    odd_json_hcp(o, &hands);
    if (t->dealt->solved) {
        odd_par par = odd_makeable_par(t->board, t->dealt);
        odd_json_makeable(o, &t->dealt->made, &par);
    }
    odd_json_stated_par(o, &h->lines.b.stated, e, t->dealt);
    if (h->results)
        odd_boards_json_results(o, &h->lines.b, t);
    odd_out_char(o, '}');
}

void odd_hands_json(odd_hands_view *h) {
    odd_out *o = &h->lines.v->out;
    odd_json_head(&h->lines.v->out, h->lines.v->e);
    odd_json_open(o, "hands", '[');
    for (size_t i = 0; i < h->lines.b.traveller_count; i++) {
        odd_json_line(o, 1);
        put_record(h, o, &h->lines.b.travellers[i]);
        odd_out_flush_some(o);
    }
    odd_out_char(o, ']');
    odd_json_footer(&h->lines.v->out, h->lines.v->e);
}
