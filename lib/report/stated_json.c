/* What files say about the cards of a board, by board and line, and as JSON. */
#include "base/arena.h"
#include "report/report.h"

/* ---- All of an event ------------------------------------------------------------------------------- */

static uint32_t *zeros(odd_arena *arena, size_t count) {
    uint32_t *list = ODD_TAKE(arena, count + 1, uint32_t);
    for (size_t i = 0; i < count; i++)
        list[i] = 0;
    return list;
}

odd_stated_notes odd_stated_of(const odd_event *e, odd_arena *arena) {
    odd_stated_notes s = {
        zeros(arena, odd_event_about(e)->deal_count), zeros(arena, odd_event_about(e)->deal_count),
        zeros(arena, odd_event_about(e)->play_count), zeros(arena, odd_event_about(e)->play_count)};
    for (uint32_t i = 0; i < odd_event_about(e)->note_count; i++) {
        const odd_note *n = odd_note_at(e, i);
        odd_dd table;
        int pts;
        const odd_board_deal *d;
        if ((d = odd_stated_dd(&table, e, n)) != NULL)
            s.tables[d->index] = i + 1;
        else if ((d = odd_stated_par(&pts, e, n)) != NULL)
            s.pars[d->index] = i + 1;
        else if (n->kind == ODD_NOTE_AUCTION && n->about == ODD_ABOUT_PLAY)
            s.auctions[n->of] = i + 1;
        else if (n->kind == ODD_NOTE_CARDS && n->about == ODD_ABOUT_PLAY)
            s.plays[n->of] = i + 1;
    }
    return s;
}

bool odd_stated_table_of(odd_dd *table, const odd_stated_notes *s, const odd_event *e,
                         const odd_board_deal *d) {
    uint32_t note = s->tables != NULL ? s->tables[d->index] : 0;
    return note != 0 && odd_stated_dd(table, e, odd_note_at(e, note - 1)) != NULL;
}

bool odd_stated_par_of(int *score_pts, const odd_stated_notes *s, const odd_event *e,
                       const odd_board_deal *d) {
    uint32_t note = s->pars != NULL ? s->pars[d->index] : 0;
    return note != 0 && odd_stated_par(score_pts, e, odd_note_at(e, note - 1)) != NULL;
}

/* ---- JSON ------------------------------------------------------------------------------------------ */

void odd_json_hcp(odd_out *o, const odd_hands *hands) {
    odd_json_open(o, "hcp", '{');
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        if (hands->hand[seat] != 0)
            odd_json_int(o, odd_seat_text(seat), odd_hcp(hands->hand[seat]));
    odd_out_char(o, '}');
}

void odd_par_json(odd_out *o, const odd_par *par) {
    odd_out_char(o, '{');
    odd_json_int(o, "score", par->score_pts);
    odd_json_open(o, "contracts", '[');
    for (int i = 0; i < par->count; i++) {
        char text[ODD_RESULT_MAX];
        size_t len = odd_result_format(text, sizeof text, par->contracts[i], ODD_ASCII);
        odd_json_next(o);
        odd_out_json(o, (odd_text){text, len});
    }
    odd_out_text(o, "]}");
}

void odd_json_par(odd_out *o, const odd_par *par) {
    odd_json_key(o, "par");
    odd_par_json(o, par);
}

void odd_tricks_json(odd_out *o, const odd_dd *table) {
    odd_out_char(o, '{');
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        odd_json_open(o, odd_seat_text(seat), '{');
        for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
            if (table->tricks[strain][seat] != ODD_DD_UNKNOWN)
                odd_json_int(o, odd_strain_text(strain, ODD_ASCII), table->tricks[strain][seat]);
        odd_out_char(o, '}');
    }
    odd_out_char(o, '}');
}

void odd_json_tricks(odd_out *o, const char *name, const odd_dd *table) {
    odd_json_key(o, name);
    odd_tricks_json(o, table);
}

void odd_json_makeable(odd_out *o, const odd_dd *table, const odd_par *par) {
    odd_json_tricks(o, "tricks", table);
    odd_json_par(o, par);
}

void odd_json_stated_par(odd_out *o, const odd_stated_notes *s, const odd_event *e, const odd_board_deal *d) {
    int pts;
    if (odd_stated_par_of(&pts, s, e, d))
        odd_json_int(o, "stated_par", pts);
}

void odd_say_auction_json(odd_out *o, const odd_note *note) {
    odd_auction auction;
    uint8_t calls[ODD_CALLS_MAX];
    if (odd_auction_parse(&auction, calls, (odd_seat)note->seat, note->text.text, note->text.len, NULL) !=
        ODD_OK)
        return;
    odd_out_char(o, '{');
    odd_json_word(o, "first", odd_seat_text((odd_seat)note->seat));
    odd_json_open(o, "calls", '[');
    for (int i = 0; i < auction.calls; i++) {
        char text[ODD_CALL_MAX];
        size_t len = odd_call_format(text, sizeof text, calls[i], ODD_ASCII);
        odd_json_next(o);
        odd_out_json(o, (odd_text){text, len});
    }
    odd_out_text(o, "]}");
}

/* Writes a trick, with the tricks of both sides after it; the last one may be incomplete, and then has no winner. */
static void put_trick(odd_out *o, const odd_cardplay *play) {
    bool whole = play->cards % 4 == 0;
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_word(o, "leader", odd_seat_text(play->trick.leader));
    odd_json_open(o, "cards", '[');
    for (int i = 0; i < 4; i++) {
        int seat = ODD_NORTH + ((int)play->trick.leader - ODD_NORTH + i) % 4;
        char text[ODD_LEAD_MAX];
        if (play->trick.card[seat] == 0)
            break;
        size_t len = odd_lead_format(text, sizeof text, play->trick.card[seat], ODD_ASCII);
        odd_json_next(o);
        odd_out_json(o, (odd_text){text, len});
    }
    odd_out_char(o, ']');
    if (whole)
        odd_json_word(o, "winner", odd_seat_text(play->trick.winner));
    odd_json_int(o, "ns", play->won[ODD_NS]);
    odd_json_int(o, "ew", play->won[ODD_EW]);
    odd_out_char(o, '}');
}

void odd_say_play_json(odd_out *o, const odd_note *note, const odd_hands *hands, odd_strain strain) {
    odd_seat leader = (odd_seat)note->seat;
    odd_cardplay play;
    uint8_t cards[ODD_CARDS];
    if (odd_cardplay_parse_played(&play, cards, hands, strain, leader, note->text.text, note->text.len,
                                  NULL) != ODD_OK ||
        play.cards == 0)
        return;
    int count = play.cards;
    play = odd_cardplay_start(hands, strain, leader);
    odd_out_char(o, '[');
    for (int i = 0; i < count; i++) {
        odd_cardplay_add(&play, cards[i], NULL);
        if (play.cards % 4 == 0 || i + 1 == count)
            put_trick(o, &play);
    }
    odd_out_char(o, ']');
}
