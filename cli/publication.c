/* An event as linked pages, and as files for other programs: what `oddtrick publish` writes into a folder, and the server offers for
 * download. No page needs a script or anything from elsewhere. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"

typedef struct publication {
    const odd_publication *job;
    odd_event_file *f;
    odd_event *e;
    odd_stated_notes stated;
    odd_out above, css; /* NUL-terminated */
    odd_publication_counts done;
    odd_amendments amendments;
    bool cards, corrections; /* there are any */
    odd_view v;
} publication;

static bool write_file(publication *p, const char *name, odd_text content) {
    p->done.files++;
    return p->job->put(p->job->owner, name, content);
}

/* ---- Pages ------------------------------------------------------------------------------------- */

static const char own_style[] =
    "a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: 3px; } a:hover, a:focus { text-decoration-color: var(--ink); }\n"
    ".list a { text-decoration: none; } .list tr:hover a { text-decoration: underline; } .list td.name a, .list td.left a { display: block; padding: 4px 0; margin: -4px 0; }\n"
    ".files li { padding: 4px 0; } .files a { display: inline-block; padding: 10px 0; }\n"
    "@media screen { header:has(+ .site), header:has(+ .note) { margin-bottom: 0; padding-bottom: 12px; }\n"
    "  .note { margin: 0 calc(50% - 50vw); padding: 0 calc(50vw - 50%) 12px; color: #f8f4e8; background: var(--felt); }\n"
    "  .site { margin: 0 calc(50% - 50vw) 24px; padding: 0 calc(50vw - 50%) 14px; gap: 4px; background: linear-gradient(var(--felt), var(--felt-deep)); }\n"
    "  .site a { padding: 0 14px; border: 0; border-radius: 99px; background: none; color: #cde0d4; }\n"
    "  .site a[aria-current] { background: rgb(0 0 0 / 22%); color: #f8f4e8; box-shadow: inset 0 0 0 1.5px rgb(255 255 255 / 34%); } }\n"
    ".settings, .settings dt, .settings dd { display: inline; margin: 0; } .settings dt::after { content: \": \"; } .settings dd::after { content: \"; \"; }\n"
    ".settings dd:last-of-type::after { content: \".\"; }\n"
    ".note { font-weight: 600; } .steps { justify-content: space-between; margin-top: 20px; } .record { max-width: 420px; }\n";

static const struct {
    const char *name, *title;
} sections[] = {
    {"index.html", "Standings"}, {"boards.html", "Boards"},       {"cards.html", "Scorecards"},
    {"hands.html", "Hands"},     {"history.html", "Corrections"},
};
enum { SECTIONS = sizeof sections / sizeof sections[0], HANDS = 3, HISTORY = 4 };

static bool has_section(const publication *p, size_t i) {
    return (i != HANDS || p->cards) && (i != HISTORY || p->corrections);
}

/* Writes what is between the title and the content of every page. */
static void make_above(publication *p, const char *current) {
    odd_out *o = &p->above;
    const char *note = p->job->note;
    o->len = 0;
    if (note != NULL) {
        odd_out_text(o, "<p class=\"note\">");
        odd_out_markup(o, odd_text_of(note));
        odd_out_text(o, "</p>\n");
    }
    odd_out_text(o, "<nav class=\"site\" aria-label=\"Pages\">");
    for (size_t i = 0; i < SECTIONS; i++)
        if (has_section(p, i))
            odd_out_format(o, "<a href=\"%s\"%s>%s</a>", sections[i].name,
                           strcmp(sections[i].name, current) == 0 ? " aria-current=\"page\"" : "",
                           sections[i].title);
    odd_out_text(o, "</nav>\n");
    odd_out_char(o, '\0');
    p->v.above = o->text;
}

/* A page, from its head to its foot, is composed in the view between these two calls. */
static odd_view *begin_page(publication *p, const char *section, const char *what) {
    p->v.out.len = 0;
    make_above(p, section);
    odd_view_head(&p->v, what);
    return &p->v;
}

static bool end_page(publication *p, const char *name) {
    odd_out other = ODD_HEAP_OUT;
    odd_view_footer(&p->v);
    p->done.pages++;
    odd_text page = {p->v.out.text, p->v.out.len};
    if (p->job->language > 0) {
        odd_page_translate(&other, page, p->job->language);
        page = (odd_text){other.text, other.len};
    }
    bool good = write_file(p, name, page);
    odd_out_free(&other);
    return good;
}

/* "12"; with sessions, "2:12" */
static void put_board_name(odd_out *o, const odd_event *e, const odd_board *board) {
    if (odd_event_about(e)->has_sessions)
        odd_out_format(o, "%d:", odd_event_session_at(e, board->session)->number);
    odd_out_int(o, board->number);
}

static void put_step(odd_out *o, const odd_event *e, const odd_board *board, bool next) {
    odd_out_text(o, "<a href=\"");
    odd_link_to_board(o, e, board);
    odd_out_text(o, next ? "\" rel=\"next\">Board " : "\" rel=\"prev\">&larr; Board ");
    put_board_name(o, e, board);
    odd_out_text(o, next ? " &rarr;</a>" : "</a>");
}

/* Writes links to the previous and the next board. */
static void put_steps(publication *p, size_t i) {
    odd_out *o = &p->v.out;
    odd_out_text(o, "<nav class=\"steps\" aria-label=\"Boards\">");
    for (int next = 0; next < 2; next++) {
        if (next == 0 ? i == 0 : i + 1 == odd_event_about(p->e)->board_count)
            odd_out_text(o, "<span></span>");
        else
            put_step(o, p->e, odd_board_sorted(p->e, next == 0 ? i - 1 : i + 1), next == 1);
    }
    odd_out_text(o, "</nav>\n");
}

static const struct {
    const char *name, *format, *title;
} downloads[] = {
    {"standings.csv", "", "Standings, for a spreadsheet (CSV)"},
    {"results.csv", "csv", "Results, for a spreadsheet (CSV)"},
    {"results.xml", "usebio", "Results for other programs (USEBIO)"},
    {"results.pbn", "pbn", "Boards and results for other programs (PBN)"},
};
enum { DOWNLOADS = sizeof downloads / sizeof downloads[0] };
_Static_assert((int)DOWNLOADS == (int)ODD_PUBLISHED_DOWNLOADS, "the number that is said");

static void put_downloads(odd_out *o) {
    odd_out_text(o, "<section>\n<h2>Files</h2>\n<ul class=\"files\">\n");
    for (size_t i = 0; i < DOWNLOADS; i++)
        odd_out_format(o, "<li><a href=\"%s\" download>%s</a></li>\n", downloads[i].name, downloads[i].title);
    odd_out_text(o, "</ul>\n</section>\n");
}

static bool write_standings(publication *p) {
    odd_ranking r = odd_ranking_of(p->e, &p->v.arena, '\0', (odd_text){0});
    odd_view *v = begin_page(p, "index.html", "Standings");
    odd_print_ranking(v, &r);
    if (odd_event_about(p->e)->match_count > 0)
        odd_print_matches(v, ODD_NOBODY);
    odd_print_penalties(v, ODD_NOBODY);
    odd_print_amendments(v, &p->amendments);
    if (odd_event_about(p->e)->standing_count == 0)
        odd_view_note(v, "No results yet.");
    put_downloads(&v->out);
    return end_page(p, "index.html");
}

/* Writes the cards of one board, or, without a board, of all. */
static void put_hands(publication *p, const odd_board *board, bool results) {
    odd_hands_view h = {.lines = {.v = &p->v, .b = odd_boards_of(p->e, &p->v.arena, false, false)}};
    h.lines.b.by_cards = h.lines.b.brief = true;
    h.lines.b.stated = p->stated;
    h.results = results;
    if (board != NULL)
        odd_boards_add(&h.lines.b, board);
    else
        odd_boards_add_all(&h.lines.b);
    odd_hands_records(&h);
}

static bool write_board(publication *p, size_t i) {
    odd_out name = ODD_HEAP_OUT;
    const odd_board *board = odd_board_sorted(p->e, i);
    odd_boards_view b = {.v = &p->v, .b = odd_boards_of(p->e, &p->v.arena, true, true)};
    odd_boards_add(&b.b, board);
    odd_view *v = begin_page(p, "boards.html", "Traveller");
    odd_grid g = odd_view_grid(v, &b.b, &odd_traveller_columns);
    if (b.b.traveller_count > 0)
        odd_print_traveller(&b, &g, &b.b.travellers[0], false);
    odd_grid_free(&g);
    if (board->deal != 0)
        put_hands(p, board, false);
    put_steps(p, i);
    odd_link_to_board(&name, p->e, board);
    odd_out_char(&name, '\0');
    bool good = end_page(p, name.text);
    odd_out_free(&name);
    return good;
}

/* Writes links to all boards or to all scorecards. */
static bool write_boards(publication *p) {
    odd_view *v = begin_page(p, "boards.html", "Boards");
    odd_out_text(&v->out, "<nav aria-label=\"Boards\">");
    for (size_t i = 0; i < odd_event_about(p->e)->board_count; i++) {
        const odd_board *board = odd_board_sorted(p->e, i);
        odd_out_text(&v->out, "<a href=\"");
        odd_link_to_board(&v->out, p->e, board);
        odd_out_text(&v->out, "\">");
        put_board_name(&v->out, p->e, board);
        odd_out_text(&v->out, "</a>");
    }
    odd_out_text(&v->out, "</nav>\n");
    bool good = end_page(p, "boards.html");
    for (size_t i = 0; i < odd_event_about(p->e)->board_count && good; i++)
        good = write_board(p, i);
    return good;
}

static void put_card_links(publication *p) {
    odd_out *o = &p->v.out;
    odd_out_text(o, "<ul class=\"files\">\n");
    for (size_t i = 0; i < odd_event_about(p->e)->standing_count; i++) {
        uint32_t who = odd_standing_at(p->e, i)->who;
        odd_out_text(o, "<li><a href=\"");
        odd_link_to_contestant(o, p->e, who);
        odd_out_text(o, "\">");
        odd_say_full_id(o, p->e, who);
        odd_out_char(o, ' ');
        odd_page_name(o, odd_names_of(p->e, who));
        odd_out_text(o, "</a></li>\n");
    }
    odd_out_text(o, "</ul>\n");
}

static bool write_cards(publication *p) {
    odd_scorecard_index index = odd_scorecard_index_of(p->e, &p->v.arena);
    odd_scorecard card = {.e = p->e, .arena = &p->v.arena};
    size_t *among = odd_count_fields(p->e);
    begin_page(p, "cards.html", "Scorecards");
    put_card_links(p);
    bool good = end_page(p, "cards.html");
    odd_out name = ODD_HEAP_OUT;
    for (size_t i = 0; i < odd_event_about(p->e)->standing_count && good; i++) {
        uint32_t who = odd_standing_at(p->e, i)->who;
        odd_scorecard_fill(&card, &index, who);
        odd_print_scorecard(begin_page(p, "cards.html", "Scorecard"), &card, among, true);
        name.len = 0;
        odd_link_to_contestant(&name, p->e, who);
        odd_out_char(&name, '\0');
        good = end_page(p, name.text);
    }
    odd_out_free(&name);
    free(among);
    return good;
}

static bool write_hands(publication *p) {
    begin_page(p, "hands.html", "Hand records");
    put_hands(p, NULL, false);
    return end_page(p, "hands.html");
}

/* Writes all corrected lines, by board. */
static bool write_history(publication *p) {
    odd_boards_view b = {.v = &p->v, .b = odd_boards_of(p->e, &p->v.arena, false, true)};
    odd_boards_add_all(&b.b);
    odd_view *v = begin_page(p, "history.html", "Corrections");
    odd_print_amendments(v, &p->amendments);
    for (size_t i = 0; i < b.b.traveller_count; i++) {
        const odd_traveller *t = &b.b.travellers[i];
        char head[48];
        int session = odd_event_session_at(p->e, t->board->session)->number;
        if (t->old_to == t->old_from)
            continue;
        snprintf(head, sizeof head, odd_event_about(p->e)->has_sessions ? "Board %d, session %d" : "Board %d",
                 t->board->number, session);
        odd_view_heading(v, head);
        odd_print_corrections(&b, t->old_from, t->old_to);
    }
    return end_page(p, "history.html");
}

/* ---- Files for other programs ------------------------------------------------------------------ */

static bool write_standings_csv(publication *p) {
    odd_ranking r = odd_ranking_of(p->e, &p->v.arena, '\0', (odd_text){0});
    p->v.format = ODD_GRID_CSV;
    p->v.out.len = 0;
    odd_print_ranking(&p->v, &r);
    p->v.format = ODD_GRID_HTML;
    return write_file(p, downloads[0].name, (odd_text){p->v.out.text, p->v.out.len});
}

static bool write_downloads(publication *p) {
    bool good = write_standings_csv(p);
    for (size_t i = 1; i < DOWNLOADS && good; i++) {
        odd_out out = ODD_HEAP_OUT;
        good = odd_convert(p->job->args, p->f, odd_format_named(downloads[i].format), NULL, &out) &&
               write_file(p, downloads[i].name, (odd_text){out.text, out.len});
        odd_out_free(&out);
    }
    return good;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bool any_corrections(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        if (odd_play_at(e, i)->corrected)
            return true;
    return false;
}

static bool write_all(publication *p) {
    return write_standings(p) && write_boards(p) && write_cards(p) && (!p->cards || write_hands(p)) &&
           (!p->corrections || write_history(p)) && write_downloads(p);
}

bool odd_publication_make(const odd_publication *job, odd_event_file *f, odd_publication_counts *done) {
    publication p = {.job = job, .f = f, .e = f->event, .above = ODD_HEAP_OUT, .css = ODD_HEAP_OUT};
    odd_view_open(&p.v, job->args, p.e);
    p.v.format = ODD_GRID_HTML;
    p.v.style = ODD_SYMBOLS;
    p.v.linked = true;
    p.v.out.spill = NULL;
    p.cards = odd_event_about(p.e)->deal_count > 0;
    p.amendments = odd_amendments_of(p.e, &p.v.arena, NULL);
    p.corrections = any_corrections(p.e) || p.amendments.count > 0;
    if (p.cards && job->par)
        p.stated = odd_stated_of(p.e, &p.v.arena);
    odd_hands_style(&p.css);
    odd_out_text(&p.css, own_style);
    odd_out_char(&p.css, '\0');
    p.v.css = p.css.text;
    bool good = write_all(&p);
    *done = p.done;
    p.v.out.len = 0;
    odd_view_close(&p.v);
    odd_out_free(&p.above);
    odd_out_free(&p.css);
    return good;
}
