/* The play as text: four cards per trick, by seat as in PBN, or in the order of play. Only deal/cardplay.c
 * knows whose turn it is. */
#include "base/out.h"
#include "deal/cards.h"

enum { NO_CARD = -1, BAD_CARD = -2 };

/* A trick as the table has it: by column, the first of which is the opening leader's. */
typedef struct row {
    int card[4];  /* or NO_CARD */
    size_t at[4]; /* its position in the text */
    int count;    /* columns that are there */
} row;

static int column_of(odd_seat seat, odd_seat opening) {
    return ((int)seat - (int)opening + 4) % 4;
}

/* Steps over marks and blanks. */
static void skip_marks(odd_scan *s) {
    bool ignored;
    do
        odd_scan_blanks(s);
    while (odd_annotation_scan(s, &ignored) || odd_scan_bytes(s, "*") || odd_scan_bytes(s, "+"));
}

static int scan_entry(odd_scan *s) {
    odd_scan here = *s;
    int card = odd_scan_bytes(&here, "-") ? NO_CARD : odd_card_scan(&here);
    if ((card < 0 && odd_scan_peek(s) != '-') || !odd_annotation_ends(&here))
        return BAD_CARD;
    *s = here;
    return card;
}

static int read_row(row *out, odd_scan *s, odd_error *error) {
    out->count = 0;
    for (skip_marks(s); !odd_scan_end(s) && out->count < 4; skip_marks(s)) {
        out->at[out->count] = s->at;
        int card = scan_entry(s);
        if (card == BAD_CARD)
            return odd_fail(error, ODD_E_CARDS, 1, odd_scan_column(s, s->at),
                            "invalid card: expected a suit and a rank, SK or H10, or - for none");
        out->card[out->count++] = card;
    }
    for (int i = out->count; i < 4; i++) {
        out->card[i] = NO_CARD;
        out->at[i] = s->at;
    }
    return ODD_OK;
}

typedef struct reader {
    odd_cardplay play;
    odd_seat opening; /* the opening leader */
    uint8_t *cards;   /* or NULL */
    bool by_turn;     /* cards stand as they were played; otherwise by seat */
    bool ended;       /* a card was missing */
} reader;

static int fail_at(odd_error *error, const odd_scan *s, size_t at, const char *what) {
    return odd_fail(error, ODD_E_CARDS, 1, odd_scan_column(s, at), "%s", what);
}

/* Plays a row in the order of play. */
static int play_row(reader *r, const row *from, const odd_scan *s, odd_error *error) {
    int first = r->by_turn ? 0 : column_of(r->play.turn, r->opening);
    for (int i = 0; i < 4; i++) {
        int column = (first + i) % 4, card = from->card[column];
        r->ended = r->ended || card == NO_CARD;
        if (card == NO_CARD)
            continue;
        if (r->ended)
            return fail_at(error, s, from->at[column], "a card is missing before this one");
        if (r->cards != NULL)
            r->cards[r->play.cards % ODD_CARDS] = (uint8_t)card;
        int code = odd_cardplay_add(&r->play, card, error);
        if (code != ODD_OK && error != NULL) {
            error->line = 1;
            error->column = odd_scan_column(s, from->at[column]);
        }
        if (code != ODD_OK)
            return code;
    }
    return ODD_OK;
}

static int read_rows(reader r, odd_cardplay *out, odd_scan s, odd_error *error) {
    r.opening = r.play.turn;
    *out = r.play;
    for (skip_marks(&s); !odd_scan_end(&s);) {
        row next;
        int code = read_row(&next, &s, error);
        if (code == ODD_OK)
            code = play_row(&r, &next, &s, error);
        if (code != ODD_OK)
            return code;
    }
    *out = r.play;
    return ODD_OK;
}

int odd_cardplay_parse(odd_cardplay *out, uint8_t cards[ODD_CARDS], const odd_hands *hands, odd_strain strain,
                       odd_seat leader, const char *text, size_t len, odd_error *error) {
    reader r = {.play = odd_cardplay_start(hands, strain, leader), .cards = cards};
    return read_rows(r, out, (odd_scan){text, len, 0}, error);
}

int odd_cardplay_parse_played(odd_cardplay *out, uint8_t cards[ODD_CARDS], const odd_hands *hands,
                              odd_strain strain, odd_seat leader, const char *text, size_t len,
                              odd_error *error) {
    reader r = {.play = odd_cardplay_start(hands, strain, leader), .cards = cards, .by_turn = true};
    return read_rows(r, out, (odd_scan){text, len, 0}, error);
}

static void put_trick(odd_writer *w, const odd_trick_cards *trick, odd_seat opening, char between) {
    odd_seat seat = opening;
    for (int i = 0; i < 4; i++, seat = odd_seat_left(seat)) {
        char text[ODD_LEAD_MAX] = "-";
        if (trick->card[seat] != 0)
            odd_lead_format(text, sizeof text, trick->card[seat], ODD_ASCII);
        if (w->len > 0)
            odd_put_char(w, i > 0 ? ' ' : between);
        odd_put_text(w, text);
    }
}

size_t odd_cardplay_format(char *buf, size_t cap, const uint8_t *cards, size_t count, odd_strain strain,
                           odd_seat leader, char between) {
    odd_writer w = odd_writer_on(buf, cap);
    odd_cardplay t = odd_cardplay_start(NULL, strain, leader);
    odd_seat opening = t.turn;
    for (size_t i = 0; i < count && odd_cardplay_add(&t, cards[i], NULL) == ODD_OK; i++)
        if (t.cards % 4 == 0)
            put_trick(&w, &t.trick, opening, between);
    if (t.cards % 4 != 0)
        put_trick(&w, &t.trick, opening, between);
    return w.len;
}
