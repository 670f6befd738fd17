/* Hand records as text: diagrams side by side, as many as fit. Each record is composed line by line and then
 * printed beside its neighbours. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/event_deals.h"

/* The positions in a diagram: columns, with North and South in the middle; and lines. */
enum { MIDDLE = 12, EAST = 24, BETWEEN = 3 };
enum { NORTH_LINE = 0, WEST_LINE = 4, SOUTH_LINE = 8, LINES = 13 };

/* ---- Writing at a column ------------------------------------------------------------------------- */

/* Blanks are written only before something. */
typedef struct pen {
    odd_out *out;
    int column; /* where the next text begins */
    int owed;   /* blanks before it */
} pen;

static void go_to(pen *p, int column) {
    if (column > p->column) {
        p->owed += column - p->column;
        p->column = column;
    }
}

static void put(pen *p, odd_paint paint, const char *text) {
    if (text[0] == '\0')
        return;
    odd_out_pad(p->out, p->owed);
    p->owed = 0;
    odd_out_paint(p->out, paint, text);
    p->column += odd_text_width(text);
}

/* ---- The diagram --------------------------------------------------------------------------------- */

/* By line of a hand: spades, hearts, diamonds, clubs. */
static odd_strain suit_of(int line) {
    return (odd_strain)(ODD_SPADES - line);
}

static void put_holding(pen *p, uint64_t hand, int line, odd_style style) {
    char text[ODD_HOLDING_MAX];
    odd_strain suit = suit_of(line);
    if (hand == 0) {
        put(p, ODD_DIM, line == 0 ? "not known" : "");
        return;
    }
    put(p, odd_suit_paint(suit), odd_strain_text(suit, style));
    put(p, ODD_PLAIN, " ");
    size_t len = odd_holding_format(text, sizeof text, hand, suit, false);
    put(p, ODD_PLAIN, len > 0 ? text : style == ODD_ASCII ? "-" : "\xE2\x80\x94");
}

static void put_corner(pen *p, const odd_hands_view *h, const odd_traveller *t, int line) {
    static const char *const vul[ODD_VUL_COUNT] = {[ODD_VUL_NONE] = "None vul",
                                                   [ODD_VUL_NS] = "N-S vul",
                                                   [ODD_VUL_EW] = "E-W vul",
                                                   [ODD_VUL_BOTH] = "Both vul"};
    char text[ODD_BOARD_TITLE] = "";
    odd_out which = ODD_HEAP_OUT;
    if (line == 0)
        odd_hands_title(text, h->lines.v->e, t->board);
    else if (line == 1)
        snprintf(text, sizeof text, "Dealer %s", odd_seat_text(t->board->dealer));
    else if (line == 2)
        snprintf(text, sizeof text, "%s", vul[t->board->vul]);
    else
        odd_say_which(&which, h->lines.v, t->dealt);
    put(p, line == 0 ? ODD_BOLD : ODD_PLAIN, text);
    if (which.len > 0) {
        odd_out_char(&which, '\0');
        put(p, ODD_PLAIN, which.text);
    }
    odd_out_free(&which);
}

/* Writes high-card points as the players sit. */
static void put_points(pen *p, const odd_hands *hands, int line) {
    static const struct {
        odd_seat seat;
        int line, column;
    } places[] = {{ODD_NORTH, 1, 4}, {ODD_WEST, 2, 1}, {ODD_EAST, 2, 7}, {ODD_SOUTH, 3, 4}};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        char text[16] = " ?";
        uint64_t hand = hands->hand[places[i].seat];
        if (places[i].line != line)
            continue;
        if (hand != 0)
            snprintf(text, sizeof text, "%2d", odd_hcp(hand));
        go_to(p, places[i].column);
        put(p, ODD_DIM, text);
    }
}

/* The column of the table of tricks: beside South, below East. */
static int table_column(const odd_hands *hands) {
    int column = EAST;
    for (int line = 0; line < 4; line++) {
        char text[ODD_HOLDING_MAX];
        int end = MIDDLE + 2 +
                  (int)odd_holding_format(text, sizeof text, hands->hand[ODD_SOUTH], suit_of(line), false);
        column = end + 2 > column ? end + 2 : column;
    }
    return column;
}

static void put_south(pen *p, const odd_traveller *t, const odd_hands *hands, int line, odd_style style) {
    put_points(p, hands, line);
    go_to(p, MIDDLE);
    if (line < 4)
        put_holding(p, hands->hand[ODD_SOUTH], line, style);
    if (!t->dealt->solved)
        return;
    go_to(p, table_column(hands));
    odd_out_pad(p->out, p->owed);
    odd_makeable_row(p->out, &t->dealt->made, line, style);
}

static void put_diagram(odd_out *o, const odd_hands_view *h, const odd_traveller *t) {
    odd_hands hands = odd_hands_of(t);
    odd_style style = h->lines.v->style;
    for (int line = 0; line < LINES - !t->dealt->solved; line++) {
        pen p = {o, 0, 0};
        if (line < WEST_LINE) {
            put_corner(&p, h, t, line - NORTH_LINE);
            go_to(&p, MIDDLE);
            put_holding(&p, hands.hand[ODD_NORTH], line - NORTH_LINE, style);
        } else if (line < SOUTH_LINE) {
            put_holding(&p, hands.hand[ODD_WEST], line - WEST_LINE, style);
            go_to(&p, EAST);
            put_holding(&p, hands.hand[ODD_EAST], line - WEST_LINE, style);
        } else {
            put_south(&p, t, &hands, line - SOUTH_LINE, style);
        }
        odd_out_char(o, '\n');
    }
}

/* ---- What is below it ------------------------------------------------------------------------ */

/* Wraps to as many lines as necessary. */
static void put_par(odd_out *o, odd_text text, int width) {
    int column = 0;
    for (size_t at = 0, len; at < text.len; at += len) {
        for (len = 1;
             at + len < text.len && text.text[at + len - 1] != ',' && text.text[at + len - 1] != ';';)
            len++;
        int own = odd_bytes_width(text.text + at, len);
        if (column > 0 && column + own > width) {
            odd_out_text(o, "\n   ");
            column = 3;
        }
        odd_grid_suits_text(o, (odd_text){text.text + at, len});
        column += own;
    }
    odd_out_char(o, '\n');
}

static void put_record(odd_out *o, odd_hands_view *h, odd_grid *g, const odd_traveller *t, int width) {
    odd_out par = ODD_HEAP_OUT;
    put_diagram(o, h, t);
    if (odd_say_all_par(&par, h->lines.v, &h->lines.b.stated, t->board, t->dealt))
        put_par(o, (odd_text){par.text, par.len}, width);
    odd_out_free(&par);
    if (!h->results || t->to == t->from)
        return;
    g->out = o;
    odd_out_char(o, '\n');
    odd_grid_head(g);
    odd_grid_rows(g, t->from, t->to);
}

/* ---- Side by side -------------------------------------------------------------------------------- */

/* The width of a line that may contain colours. */
static int line_width(const char *text, size_t len) {
    int width = 0;
    for (size_t at = 0, run; at < len; at += run) {
        if (text[at] == '\033') {
            const char *end = memchr(text + at, 'm', len - at);
            run = end != NULL ? (size_t)(end - (text + at)) + 1 : len - at;
            continue;
        }
        const char *next = memchr(text + at, '\033', len - at);
        run = next != NULL ? (size_t)(next - (text + at)) : len - at;
        width += odd_bytes_width(text + at, run);
    }
    return width;
}

static bool has_more(const odd_text *texts, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (texts[i].len > 0)
            return true;
    return false;
}

/* Writes texts side by side, each of the same width. */
static void put_beside(odd_out *o, odd_text *texts, size_t count, int width) {
    while (has_more(texts, count)) {
        int owed = 0;
        for (size_t i = 0; i < count; i++) {
            odd_text line = odd_text_line(&texts[i]);
            if (line.len > 0) {
                odd_out_pad(o, owed);
                odd_out_bytes(o, line.text, line.len);
                owed = 0;
            }
            owed += width - line_width(line.text, line.len) + BETWEEN;
        }
        odd_out_char(o, '\n');
    }
}

/* ---- All of it ----------------------------------------------------------------------------------- */

/* The width of the widest record. */
static int widest(const odd_hands_view *h, const odd_grid *g) {
    int width = EAST + ODD_MAKEABLE_WIDTH;
    for (size_t i = 0; i < h->lines.b.traveller_count; i++) {
        odd_out text = ODD_HEAP_OUT;
        put_diagram(&text, h, &h->lines.b.travellers[i]);
        for (odd_text rest = {text.text, text.len}; rest.len > 0;) {
            odd_text line = odd_text_line(&rest);
            int own = line_width(line.text, line.len);
            width = own > width ? own : width;
        }
        odd_out_free(&text);
    }
    return h->results && g->line_width > width ? g->line_width : width;
}

static void put_records(odd_hands_view *h, odd_grid *g, int width, size_t beside) {
    odd_view *v = h->lines.v;
    odd_out *records = odd_alloc(beside, sizeof *records);
    odd_text *texts = odd_alloc(beside, sizeof *texts);
    for (size_t k = 0; k < beside; k++)
        records[k] = (odd_out)ODD_HEAP_OUT;
    for (size_t i = 0; i < h->lines.b.traveller_count; i += beside) {
        size_t left = h->lines.b.traveller_count - i, count = left < beside ? left : beside;
        for (size_t k = 0; k < count; k++) {
            records[k].len = 0;
            put_record(&records[k], h, g, &h->lines.b.travellers[i + k], width);
            texts[k] = (odd_text){records[k].text, records[k].len};
        }
        odd_out_char(&v->out, '\n');
        put_beside(&v->out, texts, count, width);
        odd_out_flush_some(&v->out);
    }
    for (size_t k = 0; k < beside; k++)
        odd_out_free(&records[k]);
    free(records);
    free(texts);
}

void odd_hands_text(odd_hands_view *h) {
    odd_grid g = odd_view_grid(h->lines.v, &h->lines.b, &odd_traveller_columns);
    odd_view_head(h->lines.v, "Hand records");
    odd_grid_measure(&g, h->results ? h->lines.b.count : 0);
    int width = widest(h, &g), beside = (odd_term_columns() + BETWEEN) / (width + BETWEEN);
    put_records(h, &g, width, beside > 1 ? (size_t)beside : 1);
    odd_hands_verdicts(h);
    if (h->results && h->lines.b.count > 0)
        odd_view_footer(h->lines.v);
    odd_grid_free(&g);
}
