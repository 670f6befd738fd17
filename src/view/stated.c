/* What files say about the cards of a board. Knows PBN's tables only as text that the log keeps. */
#include "base/arena.h"
#include "base/scan.h"
#include "view/stated.h"

/* ---- Tables ---------------------------------------------------------------------------------------- */

static odd_text next_word(odd_text *text) {
    size_t from = 0, to;
    while (from < text->len && (unsigned char)text->text[from] <= ' ')
        from++;
    for (to = from; to < text->len && (unsigned char)text->text[to] > ' ';)
        to++;
    odd_text word = {text->text + from, to - from};
    *text = (odd_text){text->text + to, text->len - to};
    return word;
}

/* Of the letter that a word begins with, from 1 on. */
static int index_of(odd_text word, const char *letters) {
    for (int i = 0; word.len > 0 && letters[i] != '\0'; i++)
        if (letters[i] == word.text[0])
            return i + 1;
    return 0;
}

static int tricks_of(odd_text word) {
    int tricks = 0;
    for (size_t i = 0; i < word.len && tricks <= ODD_RANKS; i++)
        tricks = odd_is_digit(word.text[i]) ? 10 * tricks + (word.text[i] - '0') : ODD_DD_UNKNOWN;
    return word.len > 0 && tricks <= ODD_RANKS ? tricks : ODD_DD_UNKNOWN;
}

/* PBN's table: the columns, and then declarer, denomination and tricks a row. What is missing stays unknown. */
static odd_dd read_table(odd_text text) {
    odd_dd table;
    for (int strain = 0; strain < ODD_STRAIN_COUNT; strain++)
        for (int seat = 0; seat < ODD_SEAT_COUNT; seat++)
            table.tricks[strain][seat] = ODD_DD_UNKNOWN;
    size_t columns = 0;
    while (columns < text.len && text.text[columns] != '\n')
        columns++;
    odd_text rest = {text.text + columns, text.len - columns};
    while (rest.len > 0) {
        int seat = index_of(next_word(&rest), "NESW"), strain = index_of(next_word(&rest), "CDHSN");
        int tricks = tricks_of(next_word(&rest));
        if (seat == 0 || strain == 0)
            break;
        table.tricks[strain][seat] = (uint8_t)tricks;
    }
    return table;
}

const odd_dealt *odd_stated_table(odd_dd *table, const odd_event *e, const odd_note *n) {
    bool of_play = n->about == ODD_ABOUT_PLAY;
    if (n->kind != ODD_NOTE_TAG || (!of_play && n->about != ODD_ABOUT_BOARD) ||
        !odd_text_same(n->name, odd_text_of("pbn:OptimumResultTable")))
        return NULL;
    const odd_play *p = of_play ? &e->plays[n->of] : NULL;
    const odd_board *b = &e->boards[of_play ? p->board : n->of];
    *table = read_table(n->text);
    return odd_event_dealt(e, b, of_play ? p->round : n->round, of_play ? p->group : 0);
}

/* ---- All of an event ------------------------------------------------------------------------------- */

static uint32_t *zeros(odd_arena *arena, size_t count) {
    uint32_t *list = ODD_TAKE(arena, count + 1, uint32_t);
    for (size_t i = 0; i < count; i++)
        list[i] = 0;
    return list;
}

odd_stated odd_stated_of(const odd_event *e, odd_arena *arena) {
    odd_stated s = {zeros(arena, e->dealt_count), zeros(arena, e->play_count)};
    for (uint32_t i = 0; i < e->note_count; i++) {
        const odd_note *n = &e->notes[i];
        odd_dd table;
        const odd_dealt *d = odd_stated_table(&table, e, n);
        if (d != NULL)
            s.tables[d - e->dealt] = i + 1;
        else if (n->kind == ODD_NOTE_AUCTION && n->about == ODD_ABOUT_PLAY)
            s.auctions[n->of] = i + 1;
    }
    return s;
}

/* ---- JSON ------------------------------------------------------------------------------------------ */

void odd_json_hcp(odd_out *o, const odd_hands *hands) {
    odd_json_open(o, "hcp", '{');
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        if (hands->hand[seat] != 0)
            odd_json_int(o, odd_seat_text(seat), odd_hcp(hands->hand[seat]));
    odd_out_char(o, '}');
}

static void put_par(odd_out *o, const odd_par *par) {
    odd_json_open(o, "par", '{');
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

void odd_json_makeable(odd_out *o, const odd_dd *table, const odd_par *par) {
    odd_json_open(o, "tricks", '{');
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        odd_json_open(o, odd_seat_text(seat), '{');
        for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
            odd_json_int(o, odd_strain_text(strain, ODD_ASCII), table->tricks[strain][seat]);
        odd_out_char(o, '}');
    }
    odd_out_char(o, '}');
    put_par(o, par);
}

void odd_json_auction(odd_out *o, const odd_note *note) {
    odd_auction auction;
    uint8_t calls[ODD_CALLS_MAX];
    if (odd_auction_parse(&auction, calls, (odd_seat)note->seat, note->text.text, note->text.len, NULL) !=
        ODD_OK)
        return;
    odd_json_open(o, "auction", '{');
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
