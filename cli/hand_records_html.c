/* Hand records as a page, for screens, phones and A4. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"
#include "cli/output.h"

/* A record is a box with the diagram in three columns and three rows, and below it par and the results. Records of an event
 * are side by side, as many as fit; a printed page has three columns of them. */
static const char style[] =
    "body { max-width: 1320px; } .records { display: grid; grid-template-columns: repeat(auto-fill, minmax(318px, 1fr)); gap: 14px; margin-top: 20px; }\n"
    ".record { margin: 0; padding: 12px 14px; border: 1px solid var(--edge); border-radius: 12px; background: var(--paper); }\n"
    ".deal { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6px 8px; align-items: center; }\n"
    ".record h2 { margin: 0; font-size: 20px; line-height: 1.1; } .corner { align-self: start; font-size: 13px; line-height: 1.35; color: var(--soft); }\n"
    ".corner h2 { color: var(--ink); } .corner .vul { color: var(--red); }\n"
    ".hand { font-size: 15px; line-height: 1.25; max-width: none; letter-spacing: 0.04em; } .hand li { padding: 0 0 0 1.25em; text-indent: -1.25em; white-space: nowrap; } .hand .long { white-space: normal; overflow-wrap: anywhere; }\n"
    ".hand span { display: inline-block; width: 1.25em; text-indent: 0; } .void { color: var(--soft); }\n"
    ".rose { justify-self: center; display: grid; grid-template: repeat(3, 1.2em) / repeat(3, 1.2em); place-items: center; font-size: 12px;\n"
    "  font-weight: 600; line-height: 1; border: 1px solid var(--edge); border-radius: 4px; color: var(--soft); background: var(--page); }\n"
    ".rose .n { grid-area: 1 / 2; } .rose .w { grid-area: 2 / 1; } .rose .e { grid-area: 2 / 3; } .rose .s { grid-area: 3 / 2; }\n"
    ".rose .vul { color: var(--red); } .rose .dealer { text-decoration: underline; text-underline-offset: 2px; }\n"
    ".points { justify-self: center; border: 0; background: none; font-weight: 400; font-size: 13px; grid-template: repeat(3, 1.25em) / repeat(3, 1.5em); }\n"
    ".made { justify-self: end; } .par { margin-top: 8px; font-size: 13px; } .deal + .par { padding-top: 6px; border-top: 1px solid var(--line); }\n";

static const char small_style[] =
    ".record .list { width: 100%; margin-top: 8px; } .record .list th, .record .list td { padding: 2px 4px; } .record .list td.what { font-size: 13px; }\n"
    ".record .list { font-size: 13px; } .record .list th { font-size: 13px; } .record .list { box-shadow: none; padding: 0; } .record .list thead { border-bottom-width: 1px; }\n"
    "@media screen and (max-width: 640px) { .records { grid-template-columns: 1fr; gap: 10px; } .record { padding: 10px 11px; } }\n"
    "@media print { .records { display: block; margin-top: 7pt; font-size: 0; orphans: 1; widows: 1; } .record:nth-child(3n) { margin-right: 0; }\n"
    "  .record { display: inline-block; vertical-align: top; width: calc((100% - 4.9mm) / 3); margin: 0 2.4mm 2.4mm 0; padding: 1.8mm 2mm; break-inside: avoid; border-color: #999; font-size: 8pt; }\n"
    "  .deal { gap: 1pt 3pt; } .record h2 { font-size: 13pt; } .corner { font-size: 7pt; line-height: 1.25; } .hand { font-size: 8.5pt; line-height: 1.2; columns: auto; letter-spacing: 0.01em; } .hand li { padding-left: 1.1em; text-indent: -1.1em; } .hand span { width: 1.1em; }\n"
    "  .rose { font-size: 7pt; } .points { font-size: 7.5pt; } .made { font-size: 7pt; line-height: 1.2; } .made th, .made td { padding: 0 1pt; }\n"
    "  .par { margin-top: 3pt; font-size: 7.5pt; } .deal + .par { padding-top: 2pt; }\n"
    "  .record .list { margin-top: 3pt; font-size: 7.5pt; } .record .list th { font-size: 6.5pt; } .record .list th, .record .list td { padding: 0.6pt 2pt; }\n"
    "  .record .list td.what { font-size: 7.5pt; } }\n";

static const char four_style[] =
    ":root { --club: #16783a; --diamond: #c25700; --spade: #2452c4; } .club { color: var(--club); } .diamond { color: var(--diamond); }\n"
    ".heart { color: var(--red); } .spade { color: var(--spade); }\n"
    "@media screen and (prefers-color-scheme: dark) { :root { --club: #5fcf86; --diamond: #ffa04d; --spade: #86aaff; } }\n";

enum { LONG = 10 }; /* a longer suit may take two lines */

/* ---- The diagram --------------------------------------------------------------------------------- */

static void put_suit(odd_out *o, uint64_t hand, odd_strain suit) {
    char text[ODD_HOLDING_MAX];
    const char *class = odd_suit_class(suit);
    size_t len = odd_holding_format(text, sizeof text, hand, suit, true);
    odd_out_format(o, "<li%s><span%s%s%s>%s</span>", len >= LONG ? " class=\"long\"" : "",
                   class != NULL ? " class=\"" : "", class != NULL ? class : "", class != NULL ? "\"" : "",
                   odd_strain_text(suit, ODD_SYMBOLS));
    odd_out_text(o, len > 0 ? text : "<i class=\"void\">&mdash;</i>");
    odd_out_text(o, "</li>");
}

static void put_hand(odd_out *o, const odd_hands *hands, odd_seat seat) {
    odd_out_format(o, "<ul class=\"hand\" aria-label=\"%s\">", odd_seat_name(seat));
    if (hands->hand[seat] == 0)
        odd_out_text(o, "<li class=\"void\">not known</li>");
    for (odd_strain suit = ODD_SPADES; suit >= ODD_CLUBS && hands->hand[seat] != 0; suit--)
        put_suit(o, hands->hand[seat], suit);
    odd_out_text(o, "</ul>\n");
}

static void put_corner(const odd_hands_view *h, const odd_traveller *t, bool first) {
    static const char *const vul[ODD_VUL_COUNT] = {[ODD_VUL_NONE] = "None vul",
                                                   [ODD_VUL_NS] = "N-S vul",
                                                   [ODD_VUL_EW] = "E-W vul",
                                                   [ODD_VUL_BOTH] = "Both vul"};
    odd_out *o = &h->lines.v->out;
    int number = t->board->number;
    char title[ODD_BOARD_TITLE];
    odd_hands_title(title, h->lines.v->e, t->board);
    odd_out_text(o, "<div class=\"corner\"><h2");
    if (first)
        odd_out_format(o, " id=\"board-%d\"", number);
    odd_out_format(o, " aria-label=\"%s\">%s</h2>Dealer %s<br>", title, title + strlen("Board "),
                   odd_seat_text(t->board->dealer));
    odd_out_format(o, t->board->vul == ODD_VUL_NONE ? "%s" : "<span class=\"vul\">%s</span>",
                   vul[t->board->vul]);
    if (t->dealt->round > 0 || t->dealt->group > 0)
        odd_out_text(o, "<br>");
    odd_say_which(o, h->lines.v, t->dealt);
    odd_out_text(o, "</div>\n");
}

/* As the players sit: who is vulnerable and who deals; or their high-card points. */
static void put_rose(odd_out *o, const odd_board *board, const odd_hands *points) {
    static const char places[ODD_SEAT_COUNT] = {' ', 'n', 'e', 's', 'w'};
    odd_out_format(o, "<div class=\"rose%s\"%s>", points != NULL ? " points" : "",
                   points != NULL ? " title=\"High-card points\"" : " aria-hidden=\"true\"");
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        odd_out_format(o, "<span class=\"%c%s%s\">", places[seat],
                       points == NULL && odd_vulnerable(board->vul, seat) == 1 ? " vul" : "",
                       points == NULL && board->dealer == seat ? " dealer" : "");
        if (points == NULL)
            odd_out_text(o, odd_seat_text(seat));
        else if (points->hand[seat] != 0)
            odd_out_int(o, odd_hcp(points->hand[seat]));
        odd_out_text(o, "</span>");
    }
    odd_out_text(o, "</div>\n");
}

static void put_diagram(const odd_hands_view *h, const odd_traveller *t, bool first) {
    odd_out *o = &h->lines.v->out;
    odd_hands hands = odd_hands_of(t);
    odd_out_text(o, "<div class=\"deal\">\n");
    put_corner(h, t, first);
    put_hand(o, &hands, ODD_NORTH);
    odd_out_text(o, "<div></div>\n");
    put_hand(o, &hands, ODD_WEST);
    put_rose(o, t->board, NULL);
    put_hand(o, &hands, ODD_EAST);
    put_rose(o, t->board, &hands);
    put_hand(o, &hands, ODD_SOUTH);
    if (t->dealt->solved)
        odd_makeable_html(o, &t->dealt->made);
    odd_out_text(o, "</div>\n");
}

/* ---- The page ------------------------------------------------------------------------------------ */

static void put_record(odd_hands_view *h, odd_grid *g, size_t i) {
    const odd_traveller *t = &h->lines.b.travellers[i];
    odd_out *o = &h->lines.v->out, par = ODD_HEAP_OUT;
    odd_out_text(o, "<section class=\"record\">\n");
    put_diagram(h, t, i == 0 || t[-1].board != t->board);
    if (odd_say_all_par(&par, h->lines.v, &h->lines.b.stated, t->board, t->dealt))
        odd_par_html(o, (odd_text){par.text, par.len});
    odd_out_free(&par);
    if (h->results && t->to > t->from) {
        odd_grid_head(g);
        odd_grid_rows(g, t->from, t->to);
        odd_grid_end(g);
    }
    odd_out_text(o, "</section>\n");
}

void odd_hands_records(odd_hands_view *h) {
    odd_grid g = odd_view_grid(h->lines.v, &h->lines.b, &odd_traveller_columns);
    odd_out_text(&h->lines.v->out, "<div class=\"records\">\n");
    for (size_t i = 0; i < h->lines.b.traveller_count; i++)
        put_record(h, &g, i);
    odd_out_text(&h->lines.v->out, "</div>\n");
    odd_grid_free(&g);
}

static void put_links(odd_hands_view *h) {
    int *numbers = odd_alloc(h->lines.b.traveller_count, sizeof *numbers);
    size_t count = 0;
    for (size_t i = 0; i < h->lines.b.traveller_count; i++)
        if (i == 0 || h->lines.b.travellers[i - 1].board != h->lines.b.travellers[i].board)
            numbers[count++] = h->lines.b.travellers[i].board->number;
    if (count > 1)
        odd_html_links(h->lines.v, "Boards", "board", numbers, count);
    free(numbers);
}

void odd_hands_style(odd_out *css) {
    odd_out_text(css, odd_makeable_style);
    odd_out_text(css, style);
    odd_out_text(css, small_style);
    odd_out_text(css, odd_suit_class(ODD_SPADES) != NULL ? four_style : "");
}

void odd_hands_html(odd_hands_view *h) {
    odd_view *v = h->lines.v;
    odd_out css = ODD_HEAP_OUT;
    odd_hands_style(&css);
    odd_out_char(&css, '\0');
    v->css = css.text;
    odd_view_head(v, "Hand records");
    odd_out_free(&css);
    v->css = NULL;
    put_links(h);
    odd_hands_records(h);
    odd_hands_verdicts(h);
    if (h->results && h->lines.b.count > 0) {
        odd_view_footer(v);
    } else {
        odd_out_text(&v->out, "</main>\n");
        odd_page_close(&v->out);
    }
}
