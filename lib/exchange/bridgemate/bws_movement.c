/* The movement of a Bridgemate file: RoundData has a row for each table in each round, which is a row of
 * `movement own`. The event decides whether the rows are a movement. */
#include "base/out.h"
#include "exchange/bridgemate/bws.h"

enum { ROW_MAX = 120, ROWS_MAX = 20000, SECTIONS = 256 };

static void put_one(const bws *b, odd_writer *w, int section, int number, odd_side direction) {
    odd_text id = odd_bws_id_of(b, section, number, direction);
    odd_put_bytes(w, id.text, id.len);
}

/* "7", "NS7", "1+5"; "-" for nobody. */
static void put_side(const bws *b, odd_writer *w, const bws_seat *s, int missing, int one, int other,
                     odd_side direction) {
    bool nobody = one <= 0 || one == missing;
    odd_put_char(w, ' ');
    if (nobody) {
        odd_put_char(w, '-');
        return;
    }
    put_one(b, w, s->section, one, direction);
    if (b->contest != ODD_INDIVIDUALS)
        return;
    odd_put_char(w, '+');
    put_one(b, w, s->section, other, direction);
}

/* Returns whether a row says who sits where, and with which boards. */
static bool is_row(const bws *b, const bws_seat *s, int missing) {
    bool ns = s->ns > 0 && s->ns != missing, ew = s->ew > 0 && s->ew != missing;
    bool players = b->contest != ODD_INDIVIDUALS || (s->south > 0 && s->west > 0);
    return (ns || ew) && players && s->round > 0 && s->table > 0 && s->low > 0 && s->high >= s->low;
}

static void send_row(const bws *b, const bws_seat *s, int missing) {
    char text[ROW_MAX], letters[BWS_ID_BYTES];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_int(&w, s->round);
    odd_put_char(&w, ' ');
    odd_text table = odd_bws_id(b, s->section, s->table, letters); /* A7, as a contestant would be called */
    odd_put_bytes(&w, table.text, table.len);
    put_side(b, &w, s, missing, s->ns, s->south, ODD_NS);
    put_side(b, &w, s, missing, s->ew, s->west, ODD_EW);
    odd_put_format(&w, " %d-%d", s->low, s->high);
    odd_record r = {.fact = ODD_FACT_ROW, .guessed = true};
    r.text = odd_source_keep(b->in, (odd_text){text, w.len});
    r.place = (odd_place){.round = s->round, .table = s->table, .section = b->lettered ? s->section : 0};
    odd_source_give(b->in, &r);
}

/* Movements have sections A to Z. */
static bool has_long_letters(const bws *b, const bws_seat *s) {
    char buf[BWS_ID_BYTES];
    odd_text id = odd_bws_id(b, s->section, 1, buf);
    return b->lettered && id.len > 2;
}

/* Finds the directions in which the missing pair of each section sits. With two winners, two pairs have that number; if some
 * rows have both, the missing one is 0 in the others. */
static void find_missing(const bws *b, uint8_t sits[SECTIONS]) {
    bws_seat s;
    for (size_t i = 0; i < b->tables[BWS_ROUNDS].count && i < ROWS_MAX; i++) {
        bws_section section = {0};
        if (!odd_bws_row(b, BWS_ROUNDS, i, &s) || s.section < 0 || s.section >= SECTIONS)
            continue;
        odd_bws_section_of(b, s.section, &section);
        if (section.missing > 0)
            sits[s.section] |= (uint8_t)((s.ns == section.missing) | (s.ew == section.missing) << 1);
    }
}

/* Returns the number of the missing pair in a section; 0: none. */
static int missing_in(const bws *b, const bws_seat *s, const uint8_t sits[SECTIONS]) {
    bws_section section = {0};
    enum { BOTH = 3 };
    odd_bws_section_of(b, s->section, &section);
    bool two = section.winners == 2 && s->section >= 0 && s->section < SECTIONS && sits[s->section] == BOTH;
    return two ? 0 : section.missing;
}

void odd_bws_send_movement(bws *b) {
    bws_seat s;
    bool any = false;
    uint8_t sits[SECTIONS] = {0};
    find_missing(b, sits);
    for (size_t i = 0; i < b->tables[BWS_ROUNDS].count && i < ROWS_MAX; i++) {
        if (!odd_bws_row(b, BWS_ROUNDS, i, &s))
            continue;
        int missing = missing_in(b, &s, sits);
        if (!is_row(b, &s, missing))
            continue;
        if (has_long_letters(b, &s))
            return;
        odd_record r = {.fact = ODD_FACT_MOVEMENT, .guessed = true, .text = odd_text_of("own")};
        if (!any)
            odd_source_give(b->in, &r);
        any = true;
        send_row(b, &s, missing);
    }
}
