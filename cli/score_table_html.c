/* The duplicate table as a page to print: a block for each level, all on one page. */
#include "cli/scores.h"

static const char head[] =
    "<!DOCTYPE html>\n"
    "<html lang=\"en\">\n"
    "<head>\n"
    "<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<title>Duplicate bridge scores</title>\n"
    "<style>\n"
    "@page { size: A4 portrait; margin: 9mm 10mm; }\n"
    ":root { --ink: #1c1e21; --soft: #6a7078; --line: #d9dce0; --red: #b3202c; --tint: #fbf1f0; }\n"
    "* { box-sizing: border-box; }\n"
    "body { margin: 0 auto; padding: 24px 16px; max-width: 1080px; color: var(--ink); background: #fff;\n"
    "  font: 13px/1.35 system-ui, \"Segoe UI\", \"Helvetica Neue\", Arial, sans-serif;\n"
    "  font-variant-numeric: tabular-nums; -webkit-print-color-adjust: exact; print-color-adjust: exact; }\n"
    "h1 { margin: 0 0 2px; font-size: 24px; letter-spacing: -0.01em; }\n"
    "p { margin: 0 0 16px; color: var(--soft); }\n"
    ".cards { columns: 330px; column-gap: 22px; }\n"
    "table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 0 0 14px; break-inside: avoid; }\n"
    "col.bid { width: 18%; } col.tricks { width: 10%; }\n"
    "tbody { break-inside: avoid; border-top: 1px solid var(--ink); }\n"
    "th { font-weight: 600; text-align: right; padding: 1px 5px; }\n"
    "thead th { font-size: 11px; color: var(--soft); font-weight: 500; }\n"
    "th.side { text-align: center; letter-spacing: 0.02em; }\n"
    "th.bid { text-align: left; vertical-align: top; font-size: 15px; white-space: nowrap; padding-left: 0; }\n"
    "td { text-align: right; padding: 1px 5px; }\n"
    "tr + tr td { border-top: 1px solid var(--line); }\n"
    ".tricks { color: var(--soft); }\n"
    ".vul { background: var(--tint); }\n"
    "thead th.vul { color: var(--red); }\n"
    ".red { color: var(--red); }\n"
    "@media print { body { padding: 0; max-width: none; font-size: 8.2pt; line-height: 1.25; }\n"
    "  h1 { font-size: 14pt; } p { margin-bottom: 6pt; } .cards { columns: 2; column-gap: 9mm; }\n"
    "  table { margin-bottom: 7pt; } th.bid { font-size: 9pt; } thead th { font-size: 7pt; }\n"
    "  td, th { padding-top: 0.5pt; padding-bottom: 0.5pt; } }\n"
    "</style>\n"
    "</head>\n"
    "<body>\n"
    "<h1>Duplicate bridge scores</h1>\n"
    "<p>Law 77. Made contracts score for declarer's side, undertricks for the defenders. X doubled, XX "
    "redoubled.</p>\n"
    "<div class=\"cards\">\n";

static void open_table(const char *first, const char *second) {
    printf(
        "<table>\n<col class=\"bid\"><col class=\"tricks\"><col span=\"6\">\n<thead>\n<tr><th></th><th></th><th class=\"side\" colspan=\"3\">Not vulnerable</th>"
        "<th class=\"side vul\" colspan=\"3\">Vulnerable</th></tr>\n"
        "<tr><th class=\"bid\">%s</th><th>%s</th><th></th><th>X</th><th>XX</th>"
        "<th class=\"vul\"></th><th class=\"vul\">X</th><th class=\"vul\">XX</th></tr>\n</thead>\n",
        first, second);
}

static void print_cells(int tricks, const int cells[ODD_TABLE_CELLS]) {
    printf("<td class=\"tricks\">%d</td>", tricks);
    for (int i = 0; i < ODD_TABLE_CELLS; i++)
        printf("<td%s>%d</td>", i < 3 ? "" : " class=\"vul\"", cells[i]);
    fputs("</tr>\n", stdout);
}

static void print_bid(int level, const odd_family *family, odd_style style) {
    printf("<th class=\"bid\" scope=\"rowgroup\" rowspan=\"%d\">", 8 - level);
    for (int i = 0; i < 2 && family->strains[i] != ODD_NO_STRAIN; i++) {
        bool red = family->strains[i] == ODD_DIAMONDS || family->strains[i] == ODD_HEARTS;
        printf("%s%d<span%s>%s</span>", i > 0 ? " " : "", level, red ? " class=\"red\"" : "",
               odd_strain_text(family->strains[i], style));
    }
    fputs("</th>", stdout);
}

static void print_level(int level, odd_style style) {
    int cells[ODD_TABLE_CELLS];
    open_table("Bid", "made");
    for (int family = 0; family < ODD_FAMILIES; family++) {
        fputs("<tbody>\n", stdout);
        for (int made = level; made <= 7; made++) {
            fputs("<tr>", stdout);
            if (made == level)
                print_bid(level, &odd_families[family], style);
            odd_table_odd_tricks(cells, level, &odd_families[family], made);
            print_cells(made, cells);
        }
        fputs("</tbody>\n", stdout);
    }
    puts("</table>");
}

void odd_table_html(odd_style style) {
    int cells[ODD_TABLE_CELLS];
    fputs(head, stdout);
    for (int level = 1; level <= 7; level++)
        print_level(level, style);
    open_table("Down", "");
    fputs("<tbody>\n", stdout);
    for (int n = 1; n <= ODD_UNDERTRICKS; n++) {
        fputs("<tr><th></th>", stdout);
        odd_table_down(cells, n);
        print_cells(n, cells);
    }
    puts("</tbody>\n</table>\n</div>\n</body>\n</html>");
}
