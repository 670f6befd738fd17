/* Score sheets as a page, for screens and for print: the sheet as on paper, the deals beside it, and what was
 * corrected or left out. No scripts, and nothing from other sites. */
#include <stdlib.h>
#include <string.h>

#include "cli/output.h"
#include "cli/scores.h"

/* In addition to the style of all pages; in parts, since compilers need not accept longer strings. */
static const char *const sheet_style[] = {
    ":root { --digit: 12.6px; }\n"
    ".game, .end { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 20px 32px; }\n"
    ".game > h2, .end > h2 { flex: 1 0 100%; margin: 0 0 -12px; }\n"
    ".end > div { flex: 0 1 auto; min-width: 0; }\n"
    ".paper { flex: 0 0 290px; background: var(--paper); border: 1px solid var(--edge);\n"
    "  border-radius: 4px; overflow: hidden; }\n"
    ".sheet { width: 100%; table-layout: fixed; } .sheet th { padding: 9px 8px 0; font-size: 17px; font-weight: 700; line-height: 1.2; }\n"
    ".sheet .names th { padding: 2px 8px 0; font-size: 13px; font-weight: 400; color: var(--soft);\n"
    "  vertical-align: top; text-wrap: balance; }\n"
    ".sheet thead tr:last-child th { padding-bottom: 9px; }\n"
    ".sheet th + th, .sheet td + td { border-left: 1px solid var(--edge); }\n"
    ".sheet td { padding: 1px 4px; font-size: 16px; text-align: center; height: 25px; }\n"
    ".sheet td span { display: inline-block; min-width: calc(var(--digits) * var(--digit)); text-align: right; }\n"
    ".sheet .first td { padding-top: 7px; } .sheet .last td { padding-bottom: 7px; }\n"
    ".sheet .above { border-top: 1px solid var(--edge); }\n"
    ".sheet .below { border-top: 3px solid var(--ink); } .sheet .below ~ .below { border-top: 1.5px solid var(--ink); }\n"
    ".sheet tfoot { border-top: 3px solid var(--ink); } .sheet tfoot td { font-size: 18px; font-weight: 700; padding: 6px 4px; }\n"
    ".result { padding: 8px 12px 9px; border-top: 1px solid var(--edge); text-align: center; font-size: 13.5px; font-weight: 600;\n"
    "  text-wrap: balance; }\n",
    "@media screen { .scroll, .end > div { padding: 10px 16px; background: var(--paper); border: 1px solid var(--edge); border-radius: 12px; }\n"
    "  .sheet td, .sheet th { font-family: var(--serif); } .sheet .names th { font-family: inherit; } }\n"
    ".scroll { flex: 1 1 auto; max-width: 100%; overflow-x: auto; }\n"
    ".deals { width: 100%; } .list tbody tr.won { border-bottom: 1.5px solid var(--ink); }\n"
    "@media screen and (max-width: 640px) { .paper { flex: 1 0 100%; } .scroll { flex-basis: 100%; } }\n"
    "@media print { :root { --digit: 8.1pt; }\n"
    "  .game, .end { gap: 10pt 14pt; } .game > h2, .end > h2 { margin-bottom: -5pt; }\n"
    "  .short, .end > div, .result { break-inside: avoid; } .scroll { overflow: visible; }\n"
    "  .result { font-size: 7.4pt; padding: 4pt 1pt; } .paper { flex: 0 0 52mm; background: none; overflow: visible; } .paper, tfoot { break-before: auto; }\n"
    "  .sheet th { font-size: 11pt; padding-top: 5pt; } .sheet .names th { font-size: 8.5pt; }\n"
    "  .sheet td { font-size: 10pt; height: 13.5pt; padding: 0 3pt; } .sheet tfoot td { font-size: 11.5pt; padding: 2pt; }\n"
    "  .sheet .first td { padding-top: 3pt; } .sheet .last td { padding-bottom: 3pt; }\n"
    "  .deals col { width: auto !important; } }\n",
};

/* ---- Parts ------------------------------------------------------------------------------------- */

static void print_name(odd_text name) {
    static odd_out out = ODD_HEAP_OUT;
    odd_page_name(&out, name);
    odd_out_flush(&out);
}

static void print_result(odd_result r, odd_style style) {
    char text[ODD_RESULT_MAX];
    const char *strain = odd_strain_text(r.strain, style);
    bool red = r.strain == ODD_DIAMONDS || r.strain == ODD_HEARTS;
    if (r.level == 0) {
        fputs("passed out", stdout);
        return;
    }
    odd_result_format(text, sizeof text, r, style);
    printf("%c%s%s%s", text[0], red ? "<span class=\"red\">" : "", strain, red ? "</span>" : "");
    odd_markup_string(text + 1 + strlen(strain));
}

/* Whether the whole session is shown, not an earlier state of it. */
static bool all_shown(const odd_sheets *sheets) {
    return sheets->count == 0 || sheets->items[sheets->count - 1].total_shown;
}

static int last_deal(const odd_sheets *sheets) {
    int last = 0;
    for (size_t i = 0; i < sheets->count; i++)
        for (size_t j = 0; j < sheets->items[i].row_count; j++)
            if (sheets->items[i].rows[j].item->kind == ODD_ITEM_DEAL)
                last = sheets->items[i].rows[j].item->number;
    return last;
}

/* ---- The head of the page ---------------------------------------------------------------------- */

static const char *game_name(const odd_session *s) {
    if (s->kind == ODD_SESSION_RUBBER)
        return "Rubber bridge";
    return s->imps ? "Chicago in IMPs" : s->duplicate ? "Chicago, duplicate style" : "Chicago";
}

static void print_head(const odd_session *s) {
    const char *game = game_name(s);
    odd_text title = s->title.len > 0 ? s->title : (odd_text){game, strlen(game)};
    odd_out page = ODD_HEAP_OUT;
    odd_page_open(&page, title, sheet_style, sizeof sheet_style / sizeof sheet_style[0]);
    odd_out_text(&page, "<body>\n<header>\n<h1>");
    odd_out_flush(&page);
    odd_out_free(&page);
    print_name(title);
    puts("</h1>");
}

static void print_about(const odd_sheets *sheets) {
    const odd_session *s = sheets->session;
    const odd_sheet *last = sheets->count > 0 ? &sheets->items[sheets->count - 1] : NULL;
    fputs("<p class=\"about\">", stdout);
    if (s->title.len > 0)
        printf("%s. ", game_name(s));
    printf("We are %s.", s->we == ODD_NS ? "North-South" : "East-West");
    if (last != NULL && !last->bonus_shown)
        printf(" As it stood after deal %d.", last_deal(sheets));
    else if (last != NULL && !last->total_shown)
        fputs(" Before the totals.", stdout);
    puts("</p>");
    if (sheets->count == 0)
        puts("<p class=\"about\">No deals yet.</p>");
    if (s->errors > 0)
        printf("<p class=\"about\"><a class=\"bad\" href=\"#left-out\">%zu line%s left out</a></p>\n",
               s->errors, s->errors == 1 ? " is" : "s are");
    puts("</header>");
}

/* ---- The sheet --------------------------------------------------------------------------------- */

static void print_mark(const odd_mark *mark) {
    if (mark == NULL) {
        fputs("<td></td>", stdout);
        return;
    }
    fputs("<td title=\"", stdout);
    if (mark->deal > 0)
        printf("Deal %d: ", mark->deal);
    odd_markup_string(odd_element_name(mark->element));
    printf("\"><span>%d</span></td>", mark->points);
}

static void print_pair(const odd_mark *we, const odd_mark *they, bool first, bool last) {
    static const char *const classes[] = {"", " class=\"first\"", " class=\"last\"", " class=\"first last\""};
    printf("<tr%s>", classes[(first ? 1 : 0) + (last ? 2 : 0)]);
    print_mark(we);
    print_mark(they);
    puts("</tr>");
}

/* Upwards: the first number is next to the line. */
static void print_above(const odd_sheet *sheet) {
    const odd_column *we = &sheet->columns[ODD_WE], *they = &sheet->columns[ODD_THEY];
    size_t lines = we->above_count > they->above_count ? we->above_count : they->above_count;
    puts("<tbody class=\"above\">");
    if (lines == 0)
        print_pair(NULL, NULL, true, true);
    for (size_t i = lines; i-- > 0;)
        print_pair(i < we->above_count ? &we->above[i] : NULL, i < they->above_count ? &they->above[i] : NULL,
                   i == lines - 1, i == 0);
    puts("</tbody>");
}

/* Each game is a part of the HTML table, so that the line under it is the border between two parts. */
static void print_below(const odd_sheet *sheet) {
    odd_game_marks marks;
    for (int game = 0; game <= sheet->games; game++) {
        size_t rows = odd_sheet_game(&marks, sheet, game);
        if (rows == 0 && game == sheet->games && game > 0 && sheet->total_shown)
            break; /* the line over the totals is already there */
        puts("<tbody class=\"below\">");
        if (rows == 0)
            print_pair(NULL, NULL, true, true);
        for (size_t i = 0; i < rows; i++)
            print_pair(odd_game_mark(&marks, ODD_WE, i), odd_game_mark(&marks, ODD_THEY, i), i == 0,
                       i + 1 == rows);
        puts("</tbody>");
    }
}

static void print_winner(const odd_session *s, const odd_sheet *sheet) {
    char result[80];
    odd_sheet_result(result, sizeof result, s, sheet);
    printf("<p class=\"%s\">%s</p>\n", sheet->finished ? "result" : "result soft", result);
}

/* The digits of the longest number, so that all end at the same place in the middle of a column. */
static int digits_of(const odd_sheet *sheet) {
    int most = 3;
    for (int column = 0; column < ODD_COLUMNS; column++) {
        int digits = 1;
        for (int total = sheet->columns[column].total; total >= 10; total /= 10)
            digits++;
        most = digits > most ? digits : most;
    }
    return most;
}

static void print_sheet(const odd_session *s, const odd_sheet *sheet) {
    const odd_column *we = &sheet->columns[ODD_WE], *they = &sheet->columns[ODD_THEY];
    printf("<div class=\"paper\">\n<table class=\"sheet\" style=\"--digits: %d\">\n<thead>\n"
           "<tr><th scope=\"col\">We</th><th scope=\"col\">They</th></tr>\n",
           digits_of(sheet));
    if (we->names.len + they->names.len > 0) {
        fputs("<tr class=\"names\"><th>", stdout);
        print_name(we->names);
        fputs("</th><th>", stdout);
        print_name(they->names);
        puts("</th></tr>");
    }
    puts("</thead>");
    if (!s->imps)
        print_above(sheet);
    print_below(sheet);
    if (sheet->total_shown)
        printf("<tfoot>\n<tr><td><span>%d</span></td><td><span>%d</span></td></tr>\n</tfoot>\n", we->total,
               they->total);
    puts("</table>");
    if (sheet->total_shown)
        print_winner(s, sheet);
    puts("</div>");
}

/* ---- The deals --------------------------------------------------------------------------------- */

static const struct {
    odd_element element;
    const char *head;
    int width; /* in tenths of the font size, so that the lists of a session look alike */
} elements[] = {
    {ODD_CONTRACT_POINTS, "Contract", 46}, {ODD_OVERTRICKS, "Over", 35}, {ODD_SLAM, "Slam", 35},
    {ODD_INSULT, "Doubled", 45},           {ODD_PENALTY, "Penalty", 44}, {ODD_HONORS, "Honors", 46},
    {ODD_PARTSCORE, "Part", 33},           {ODD_GAME, "Game", 36},       {ODD_RUBBER, "Rubber", 41},
};
enum {
    ELEMENTS = sizeof elements / sizeof elements[0],
    FIRST_COLUMNS = 4,
    IMP_COLUMNS = 5,
    TOTAL_WIDTH = 40
};

/* The list of deals of one sheet. */
typedef struct deals {
    const odd_sheets *sheets;
    odd_style style;
    bool shown[ELEMENTS]; /* those that some deal of the session has */
    int columns;          /* after the first ones */
} deals;

/* A sheet that is shown in an earlier state has no bonus yet. */
static int column_points(const odd_session *s, const odd_sheet *sheet, const odd_row *row, int column,
                         odd_element e) {
    return e == ODD_RUBBER && !sheet->bonus_shown ? 0 : odd_row_points(s, row, column, e);
}

static int element_points(const odd_session *s, const odd_sheet *sheet, const odd_row *row, odd_element e) {
    return column_points(s, sheet, row, ODD_WE, e) + column_points(s, sheet, row, ODD_THEY, e);
}

static int row_total(const odd_session *s, const odd_sheet *sheet, const odd_row *row, int column) {
    int hidden = sheet->bonus_shown ? 0 : odd_row_points(s, row, column, ODD_RUBBER);
    return odd_row_total(s, row, column) - hidden;
}

static bool has_element(const odd_sheets *sheets, odd_element e) {
    for (size_t i = 0; i < sheets->count; i++)
        for (size_t j = 0; j < sheets->items[i].row_count; j++)
            if (element_points(sheets->session, &sheets->items[i], &sheets->items[i].rows[j], e) != 0)
                return true;
    return false;
}

static void print_widths(const deals *d) {
    static const int first[FIRST_COLUMNS] = {28, 72, 35, 41};
    fputs("<colgroup>", stdout);
    for (int i = 0; i < FIRST_COLUMNS; i++)
        printf("<col style=\"width: %d.%dem\">", first[i] / 10, first[i] % 10);
    for (int i = 0; i < ELEMENTS; i++)
        if (d->shown[i])
            printf("<col style=\"width: %d.%dem\">", elements[i].width / 10, elements[i].width % 10);
    printf("<col span=\"%d\" style=\"width: %d.%dem\"></colgroup>\n",
           d->sheets->session->imps ? IMP_COLUMNS : ODD_COLUMNS, TOTAL_WIDTH / 10, TOTAL_WIDTH % 10);
}

static void print_deals_head(const deals *d) {
    const char *first = "<th>Deal</th><th class=\"left\">Result</th><th class=\"mid\">Vul</th>"
                        "<th class=\"mid\">Dealer</th>";
    if (d->sheets->session->imps) {
        printf("<thead>\n<tr><th colspan=\"%d\"></th><th class=\"over\" colspan=\"3\">We</th>"
               "<th class=\"over\" colspan=\"2\">IMPs</th></tr>\n<tr>%s<th>HCP</th><th>Score</th>"
               "<th>Expected</th><th>We</th><th>They</th></tr>\n</thead>\n",
               FIRST_COLUMNS, first);
        return;
    }
    printf("<thead>\n<tr>%s", first);
    for (int i = 0; i < ELEMENTS; i++)
        if (d->shown[i])
            printf("<th>%s</th>", elements[i].head);
    puts("<th>We</th><th>They</th></tr>\n</thead>");
}

static void print_cell(int points) {
    if (points == 0)
        fputs("<td></td>", stdout);
    else
        printf("<td>%d</td>", points);
}

/* "+9", with a minus as wide as the plus. */
static void print_signed_cell(int points) {
    printf("<td>%s%d</td>", points > 0 ? "+" : points < 0 ? "&minus;" : "", abs(points));
}

/* The result, the line that corrected it, who was vulnerable and who dealt. */
static void print_first_cells(const odd_session *s, const odd_row *row, odd_style style) {
    static const char *const vuls[ODD_VUL_COUNT] = {"none", "NS", "EW", "both", "no", "yes"};
    if (row->item->kind == ODD_ITEM_END) {
        printf("<td></td><td class=\"left\" colspan=\"%d\">broken off</td>", FIRST_COLUMNS - 1);
        return;
    }
    printf("<td class=\"deal\">%d</td><td class=\"left what\">", row->item->number);
    print_result(row->deal.result, style);
    int corrected_by = odd_item_corrected_by(s, row->item);
    if (corrected_by > 0)
        printf("<small>corrected by line %d</small>", corrected_by);
    printf("</td><td class=\"mid\">%s</td><td class=\"mid\">%s</td>", vuls[row->deal.vul],
           odd_seat_text(row->dealer));
}

/* In IMPs everything is from We's side. */
static void print_imp_cells(const odd_session *s, const odd_row *row) {
    const odd_item *item = row->item;
    if (item->kind != ODD_ITEM_DEAL || item->hcp < 0 || row->deal.result.level == 0) {
        fputs("<td></td><td></td><td></td><td></td><td></td>", stdout);
        return;
    }
    int sign = s->we == ODD_NS ? 1 : -1, imps = row->imps * sign;
    printf("<td>%d</td>", item->side == s->we ? item->hcp : 40 - item->hcp);
    print_signed_cell(odd_row_total(s, row, ODD_WE) - odd_row_total(s, row, ODD_THEY));
    print_signed_cell(row->expected_pts * sign);
    print_cell(imps > 0 ? imps : 0);
    print_cell(imps < 0 ? -imps : 0);
}

static void print_point_cells(const deals *d, const odd_sheet *sheet, const odd_row *row) {
    const odd_session *s = d->sheets->session;
    for (int i = 0; i < ELEMENTS; i++) {
        int points = d->shown[i] ? element_points(s, sheet, row, elements[i].element) : 0;
        if (d->shown[i] && elements[i].element == ODD_HONORS && points > 0)
            printf("<td><span class=\"soft\">%s</span> %d</td>", odd_seat_text(row->deal.honors_by), points);
        else if (d->shown[i])
            print_cell(points);
    }
    print_cell(row_total(s, sheet, row, ODD_WE));
    print_cell(row_total(s, sheet, row, ODD_THEY));
}

/* Deals that were taken back have no row of their own: they are shown at their old place. */
static void print_taken_back(const deals *d, const odd_item *from, const odd_item *to) {
    for (const odd_item *item = from; item < to; item++) {
        if (item->kind != ODD_ITEM_DEAL || !item->taken_back)
            continue;
        printf("<tr class=\"void\"><td>%d</td><td class=\"left\"><s>", item->number);
        print_result(odd_unpack(item->result, NULL), d->style);
        printf("</s></td><td class=\"left\" colspan=\"%d\">taken back by line %d</td></tr>\n",
               d->columns + FIRST_COLUMNS - 2, odd_item_corrected_by(d->sheets->session, item));
    }
}

/* Prints one list; *next is the first item of the log that was not shown. */
static void print_deals(const deals *d, const odd_sheet *sheet, const odd_item **next, bool last) {
    const odd_session *s = d->sheets->session;
    puts(
        "<div class=\"scroll\" role=\"region\" aria-label=\"Deals\" tabindex=\"0\">\n<table class=\"list deals\">");
    print_widths(d);
    print_deals_head(d);
    puts("<tbody>");
    for (size_t i = 0; i < sheet->row_count; i++) {
        const odd_row *row = &sheet->rows[i];
        bool won = s->kind == ODD_SESSION_RUBBER && row->game != ODD_NO_SIDE && i + 1 < sheet->row_count;
        print_taken_back(d, *next, row->item);
        *next = row->item + 1;
        printf("<tr%s>", won ? " class=\"won\"" : "");
        print_first_cells(s, row, d->style);
        if (s->imps)
            print_imp_cells(s, row);
        else
            print_point_cells(d, sheet, row);
        puts("</tr>");
    }
    if (last && sheet->total_shown)
        print_taken_back(d, *next, s->items + s->count);
    puts("</tbody>");
    if (sheet->total_shown)
        printf(
            "<tfoot>\n<tr><td class=\"left\" colspan=\"%d\">Total</td><td>%d</td><td>%d</td></tr>\n</tfoot>\n",
            FIRST_COLUMNS + d->columns - ODD_COLUMNS, sheet->columns[ODD_WE].total,
            sheet->columns[ODD_THEY].total);
    puts("</table>\n</div>");
}

/* ---- All sheets -------------------------------------------------------------------------------- */

/* A longer list is broken between pages; a shorter one is kept together. */
enum { PAGE_ROWS = 30 };

static void print_games(const odd_sheets *sheets, odd_style style) {
    const odd_session *s = sheets->session;
    const odd_item *next = s->items;
    deals d = {.sheets = sheets, .style = style, .columns = s->imps ? IMP_COLUMNS : ODD_COLUMNS};
    for (int i = 0; i < ELEMENTS && !s->imps; i++) {
        d.shown[i] = has_element(sheets, elements[i].element);
        d.columns += d.shown[i];
    }
    for (size_t i = 0; i < sheets->count; i++) {
        const odd_sheet *sheet = &sheets->items[i];
        printf("<section class=\"game%s\">\n", sheet->row_count > PAGE_ROWS ? "" : " short");
        if (sheets->count > 1)
            printf("<h2>%s %d</h2>\n", odd_sheet_word(s), sheet->number);
        print_sheet(s, sheet);
        print_deals(&d, sheet, &next, i + 1 == sheets->count);
        puts("</section>");
    }
}

static void print_outcome(const odd_session *s, const odd_sheet *sheet) {
    int winner = odd_sheet_winner(sheet);
    int lead = sheet->columns[ODD_WE].total - sheet->columns[ODD_THEY].total;
    if (!sheet->finished)
        fputs("<td class=\"left soft\">not finished</td>", stdout);
    else if (winner < 0)
        fputs("<td class=\"left soft\">a tie</td>", stdout);
    else
        printf("<td class=\"left\">%s %d</td>", odd_column_words[winner],
               abs(s->imps ? lead : odd_settle(lead)));
}

static void print_session(const odd_sheets *sheets) {
    const odd_session *s = sheets->session;
    printf(
        "<div>\n<h2>Session</h2>\n<table class=\"list\">\n<thead>\n<tr><th class=\"left\">%s</th><th>We</th>"
        "<th>They</th><th class=\"left\">%s</th></tr>\n</thead>\n<tbody>\n",
        odd_sheet_word(s), s->imps ? "IMPs" : "Hundreds");
    for (size_t i = 0; i < sheets->count; i++) {
        const odd_sheet *sheet = &sheets->items[i];
        printf("<tr><td class=\"left\">%d</td><td>%d</td><td>%d</td>", sheet->number,
               sheet->columns[ODD_WE].total, sheet->columns[ODD_THEY].total);
        print_outcome(s, sheet);
        puts("</tr>");
    }
    printf(
        "</tbody>\n<tfoot>\n<tr><td class=\"left\">Total</td><td>%d</td><td>%d</td><td></td></tr>\n</tfoot>\n"
        "</table>\n</div>\n",
        sheets->total[ODD_WE], sheets->total[ODD_THEY]);
}

static void print_players(const odd_sheets *sheets, const odd_players *players) {
    const odd_session *s = sheets->session;
    puts("<div>\n<h2>Settlement</h2>\n<table class=\"list\">\n<thead>\n<tr><th class=\"name\">Player</th>");
    if (sheets->count > 1)
        printf("<th>%ss</th>", odd_sheet_word(s));
    printf("<th>%s</th></tr>\n</thead>\n<tbody>\n", s->imps ? "IMPs" : "Hundreds");
    for (size_t i = 0; i < players->count; i++) {
        fputs("<tr><td class=\"name\">", stdout);
        print_name(players->items[i].name);
        fputs("</td>", stdout);
        if (sheets->count > 1)
            printf("<td class=\"deal\">%d</td>", players->items[i].rubbers);
        print_signed_cell(players->items[i].hundreds);
        puts("</tr>");
    }
    puts("</tbody>\n</table>\n</div>");
}

static void print_end(const odd_sheets *sheets) {
    odd_players players = odd_sheets_settle(sheets);
    if (sheets->count > 1 || players.count > 0) {
        puts("<section class=\"end\">");
        if (sheets->count > 1)
            print_session(sheets);
        if (players.count > 0)
            print_players(sheets, &players);
        puts("</section>");
    }
}

/* ---- Corrections and bad lines ----------------------------------------------------------------- */

static void print_correction(const odd_item *c, odd_style style) {
    printf("<li>Line %d: ", c->line);
    if (c->number == 0) {
        fputs("the end was taken back", stdout);
    } else if (c->taken_back) {
        printf("deal %d was taken back", c->number);
    } else {
        printf("deal %d is ", c->number);
        print_result(odd_unpack(c->result, NULL), style);
        if (c->honors_pts > 0)
            printf(", honors %s %d", odd_seat_text((odd_seat)c->honors_by), c->honors_pts);
        if (c->hcp >= 0)
            printf(", hcp %s %d", c->side == ODD_NS ? "NS" : "EW", c->hcp);
    }
    puts("</li>");
}

/* If the session is shown as it was after a deal: only corrections up to that deal. */
static void print_corrections(const odd_sheets *sheets, odd_style style) {
    const odd_session *s = sheets->session;
    int last = all_shown(sheets) ? s->deals : last_deal(sheets);
    bool any = false;
    for (size_t i = 0; i < s->count; i++) {
        if (s->items[i].kind != ODD_ITEM_CORRECT || s->items[i].number > last)
            continue;
        if (!any)
            puts("<section>\n<h2>Corrections</h2>\n<ul>");
        any = true;
        print_correction(&s->items[i], style);
    }
    if (any)
        puts("</ul>\n</section>");
}

static void print_bad_lines(const odd_session *s) {
    if (s->errors == 0)
        return;
    puts("<section id=\"left-out\">\n<h2 class=\"bad\">Left out</h2>\n<ul>");
    for (size_t i = 0; i < s->count; i++) {
        if (s->items[i].kind != ODD_ITEM_BAD)
            continue;
        printf("<li>Line %d was left out: <code><bdi>", s->items[i].line);
        odd_markup_text(s->items[i].text);
        puts("</bdi></code></li>");
    }
    puts("</ul>\n</section>");
}

void odd_sheets_html(const odd_sheets *sheets, odd_style style) {
    print_head(sheets->session);
    print_about(sheets);
    puts("<main>");
    print_games(sheets, style);
    if (all_shown(sheets))
        print_end(sheets);
    print_corrections(sheets, style);
    print_bad_lines(sheets->session);
    puts("</main>\n</body>\n</html>");
}
