/* What cards are worth, double dummy, as JSON. */
#include "report/report.h"

static void put_card(odd_out *o, int card) {
    char text[ODD_LEAD_MAX];
    size_t len = odd_lead_format(text, sizeof text, (uint8_t)(card + 1), ODD_ASCII);
    odd_json_member(o, "card", (odd_text){text, len});
}

void odd_json_card_worth(odd_out *o, const uint8_t tricks[ODD_CARDS]) {
    int best = 0;
    for (int card = 0; card < ODD_CARDS; card++)
        if (tricks[card] != ODD_DD_UNKNOWN && tricks[card] > best)
            best = tricks[card];
    odd_json_open(o, "cards", '[');
    for (int card = ODD_CARDS - 1; card >= 0; card--) {
        if (tricks[card] == ODD_DD_UNKNOWN)
            continue;
        odd_json_next(o);
        odd_out_char(o, '{');
        put_card(o, card);
        odd_json_int(o, "tricks", tricks[card]);
        odd_json_int(o, "cost", best - tricks[card]);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

void odd_json_judged_play(odd_out *o, const uint8_t *tricks, const odd_hands *hands, odd_strain strain,
                          odd_seat leader, const uint8_t *cards, size_t count) {
    odd_cardplay play = odd_cardplay_start(hands, strain, leader);
    odd_side declarers = odd_seat_side(leader) == ODD_NS ? ODD_EW : ODD_NS;
    int all = 0;
    for (uint64_t hand = hands->hand[leader]; hand; hand &= hand - 1)
        all++;
    odd_json_int(o, "tricks", declarers == ODD_NS ? tricks[0] : all - tricks[0]);
    odd_json_open(o, "cards", '[');
    for (size_t i = 0; i < count; i++) {
        odd_seat seat = play.turn;
        int gain = tricks[i + 1] - tricks[i]; /* North-South's */
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_word(o, "seat", odd_seat_text(seat));
        put_card(o, cards[i]);
        odd_json_int(o, "tricks", declarers == ODD_NS ? tricks[i + 1] : all - tricks[i + 1]);
        odd_json_int(o, "cost", odd_seat_side(seat) == ODD_NS ? -gain : gain);
        odd_out_char(o, '}');
        if (odd_cardplay_add(&play, cards[i], NULL) != ODD_OK)
            break;
    }
    odd_out_char(o, ']');
}
