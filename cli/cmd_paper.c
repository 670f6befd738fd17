/* oddtrick paper: what a club prints for an evening, as text and as a page that prints each sheet separately. lib/report knows what is
 * on the sheets; the bracket of a knock-out as a picture is in paper_bracket.c. */
#include <string.h>

#include "cli/movement_output.h"

/* ---- Sheets ------------------------------------------------------------------------------------ */

void odd_paper_begin(odd_paper_page *page, odd_text title, odd_text about) {
    odd_out *o = &page->v.out;
    if (page->v.format == ODD_GRID_HTML) {
        odd_out_text(o, "<section class=\"sheet\">\n<h2>");
        odd_out_markup(o, title);
        odd_out_text(o, "</h2>\n");
        if (about.len > 0) {
            odd_out_text(o, "<p class=\"figures\">");
            odd_page_name(o, about);
            odd_out_text(o, "</p>\n");
        }
    } else if (page->v.format == ODD_GRID_TEXT) {
        odd_out heading = ODD_HEAP_OUT;
        odd_out_safe(&heading, title);
        odd_out_char(&heading, '\0');
        odd_view_heading(&page->v, heading.text);
        odd_out_free(&heading);
        odd_out_safe(o, about);
        odd_out_text(o, about.len > 0 ? "\n" : "");
    }
}

void odd_paper_end(odd_paper_page *page) {
    odd_out_text(&page->v.out, page->v.format == ODD_GRID_HTML ? "</section>\n" : "");
    odd_out_spill(&page->v.out);
}

/* Writes the line below the title. */
static void say_about(odd_out *o, const odd_paper_item *s) {
    const odd_movement *m = s->p->m;
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_text names;
    switch (s->p->kind) {
    case ODD_PAPER_TABLES:
        odd_movement_name(name, sizeof name, m);
        odd_out_text(o, name);
        break;
    case ODD_PAPER_GUIDES:
        names = odd_paper_names_of(s->p, s->who);
        odd_out_bytes(o, names.text, names.len);
        break;
    case ODD_PAPER_TRAVELLERS:
        odd_out_format(o, "dealer %s, %s", odd_seat_name(odd_board_dealer(s->board)),
                       odd_vul_words(odd_board_vul(s->board)));
        break;
    case ODD_PAPER_SLIPS:
        odd_out_text(o, "N-S ");
        odd_say_moved(o, m, s->move, 0);
        odd_out_text(o, "   E-W ");
        odd_say_moved(o, m, s->move, 1);
        break;
    case ODD_PAPER_NAMES:
    case ODD_PAPER_BRACKET:
    case ODD_PAPER_KIND_COUNT:
        break;
    }
}

/* In CSV, all pages are one list. */
static void print_rows(odd_paper_page *page, const odd_paper_item *s, bool first) {
    odd_grid g = odd_view_grid(&page->v, s, s->columns);
    odd_grid_measure(&g, s->count);
    if (page->v.format != ODD_GRID_CSV || first)
        odd_grid_head(&g);
    odd_grid_rows(&g, 0, s->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

/* Name slips have lines to write on instead. */
static void print_seat(odd_paper_page *page, const odd_paper_item *s, const odd_paper_seat *seat) {
    odd_out *o = &page->v.out;
    odd_text names = odd_paper_names_of(s->p, seat->who);
    bool html = page->v.format == ODD_GRID_HTML;
    odd_out_text(o, html ? "<p class=\"blank\"><b>" : "  ");
    odd_out_text(o, odd_paper_seat_words(seat->seat));
    odd_out_text(o, html ? "</b> " : "  ");
    odd_out_safe(o, s->p->m->ids[seat->who]);
    odd_out_text(o, "  ");
    if (html)
        odd_page_name(o, names);
    else if (names.len > 0)
        odd_out_safe(o, names);
    else
        odd_out_text(o, "______________________________");
    odd_out_text(o, html ? "</p>\n" : "\n");
}

static void print_sheet(odd_paper_page *page, const odd_paper_item *s, bool first) {
    odd_out title = ODD_HEAP_OUT, about = ODD_HEAP_OUT;
    odd_paper_title(&title, s);
    say_about(&about, s);
    odd_paper_begin(page, (odd_text){title.text, title.len}, (odd_text){about.text, about.len});
    if (s->p->kind == ODD_PAPER_NAMES && page->v.format != ODD_GRID_CSV)
        for (size_t i = 0; i < s->count; i++)
            print_seat(page, s, &s->seats[i]);
    else
        print_rows(page, s, first);
    if (s->p->kind == ODD_PAPER_SLIPS && page->v.format != ODD_GRID_CSV)
        odd_view_note(&page->v, page->v.format == ODD_GRID_TEXT ? "E-W agree: ________" : "E-W agree:");
    odd_paper_end(page);
    odd_out_free(&title);
    odd_out_free(&about);
}

/* ---- The command ------------------------------------------------------------------------------- */

/* Each page is printed on a page of paper, a bracket in landscape. */
static const char paper_style[] =
    ".sheet h2 { font-size: 22px; margin-bottom: 4px; } .sheet .list { width: 100%; } .sheet .list th, .sheet .list td { padding: 8px; border: 1px solid var(--edge); }\n"
    ".sheet .list th:first-child, .sheet .list td:first-child { padding-left: 8px; } .sheet td.key { font-size: 17px; } .blank { padding: 14px 0 4px; border-bottom: 1px solid var(--edge); } .bracket { max-width: 100%; height: auto; }\n"
    "@page wide { size: landscape; } .wide { page: wide; }\n"
    "@media print { header, footer { display: none; } .sheet { margin: 0; break-after: page; break-inside: avoid; } .sheet:last-of-type { break-after: auto; }\n"
    "  .sheet h2 { font-size: 18pt; } .sheet .list { font-size: 11pt; } .sheet .list th { font-size: 9pt; } .sheet .list th, .sheet .list td { padding: 5pt; } .sheet td.key { font-size: 12pt; } }\n";

static void print(odd_paper_page *page) {
    odd_paper_item s;
    bool pictures = page->v.format == ODD_GRID_HTML || strcmp(page->args->format, "svg") == 0;
    odd_view_head(&page->v, "Paper");
    if (page->p.kind == ODD_PAPER_BRACKET && pictures)
        odd_paper_pictures(page);
    else
        for (bool first = true; odd_paper_next(&page->p, &s); first = false)
            print_sheet(page, &s, first);
    if (page->v.format == ODD_GRID_HTML)
        odd_html_footer(&page->v);
}

static int show(const odd_args *args, odd_event_file *f, odd_paper_kind kind, int session) {
    odd_paper_page page = {.args = args};
    odd_out names = ODD_HEAP_OUT;
    odd_error error = {0};
    for (int i = 2; i < args->count; i++) {
        odd_out_text(&names, args->operands[i]);
        odd_out_char(&names, ' ');
    }
    int code = odd_paper_open(&page.p, f->event, kind, session, (odd_text){names.text, names.len}, &f->arena,
                              &error);
    if (code == ODD_OK) {
        odd_view_open(&page.v, args, f->event);
        page.v.css = paper_style;
        if (strcmp(args->format, "json") == 0)
            odd_paper_items_json(&page.v.out, &page.p);
        else
            print(&page);
        odd_view_close(&page.v);
    } else {
        odd_complain(args, "%s", error.message);
    }
    odd_out_free(&names);
    return code == ODD_OK ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    odd_paper_kind kind;
    odd_error error = {0};
    const char *wanted = odd_args_value(args, "session");
    int session = 0;
    if (args->count < 2)
        return odd_complain(args, "expected a kind and a file: oddtrick paper guides tuesday.event");
    if (odd_paper_kind_parse(&kind, odd_text_of(args->operands[0]), &error) != ODD_OK)
        return odd_complain(args, "%s", error.message);
    if (wanted != NULL && !odd_args_number(args, &session, wanted, "session", 1, 99))
        return ODD_EXIT_CANNOT;
    if (kind != ODD_PAPER_BRACKET && strcmp(args->format, "svg") == 0)
        return odd_complain(args, "svg is for the bracket: expected text, html, csv or json");
    int code = odd_event_open(args, &f, args->operands[1]) ? show(args, &f, kind, session) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'s', "session", "N", "the movement of session N; default: the last one that has a movement"},
};

const odd_command odd_command_paper = {
    .name = "paper",
    .example = "guides --format html ten.event >guides.html",
    .synopsis = "tables|guides|travellers|slips|names|bracket FILE [NAME...]",
    .summary = "print table cards, guide cards, travellers, slips and brackets",
    .details =
        "Prints what a club needs on paper for the movement of an event. tables: a card for each\n"
        "table, with who plays there in each round, and where they and the boards go next. guides: a\n"
        "card for each contestant. travellers: a traveller for each board, to fill in. slips: a slip for\neach table and round, to fill in. names: who starts at each table, to fill in or to check.\n"
        "bracket: the matches of a knock-out, as far as they are known; also as svg.\n"
        "NAME... are tables, contestants or boards; without them, all. --format html is a page that\n"
        "prints each on a page of its own.\n",
    .formats = "text json csv html svg",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
