/* oddtrick table: the duplicate scores in the layout of printed club cards. */
#include <string.h>

#include "cli/output.h"
#include "cli/scores.h"

/* ---- Text -------------------------------------------------------------------------------------- */

typedef enum line_kind {
    LINE_BLANK,
    LINE_TITLE_MADE,
    LINE_TITLE_DOWN,
    LINE_HEAD,
    LINE_MADE,
    LINE_DOWN
} line_kind;

typedef struct line {
    line_kind kind;
    int level, family, tricks;
} line;

enum { LINES_MAX = 128, LINE_WIDTH = 47, GAP = 5 };

typedef struct page {
    line lines[LINES_MAX];
    int count;
} page;

static void add(page *p, line l) {
    p->lines[p->count++] = l;
}

static void add_levels(page *p, int from, int to) {
    add(p, (line){.kind = LINE_TITLE_MADE});
    add(p, (line){.kind = LINE_HEAD});
    for (int level = from; level <= to; level++) {
        for (int family = 0; family < ODD_FAMILIES; family++)
            for (int made = level; made <= 7; made++)
                add(p, (line){LINE_MADE, level, family, made});
        add(p, (line){.kind = LINE_BLANK});
    }
}

static void add_defeated(page *p) {
    add(p, (line){.kind = LINE_TITLE_DOWN});
    add(p, (line){.kind = LINE_HEAD});
    for (int n = 1; n <= ODD_UNDERTRICKS; n++)
        add(p, (line){.kind = LINE_DOWN, .tricks = n});
}

static void print_cells(const int cells[ODD_TABLE_CELLS]) {
    for (int i = 0; i < ODD_TABLE_CELLS; i++) {
        char text[16];
        snprintf(text, sizeof text, "%*d", i == 3 ? 7 : 6, cells[i]);
        odd_paint_text(i < 3 ? ODD_PLAIN : ODD_RED, text);
    }
}

/* The bid is only in the first row of its group, as on printed cards. */
static void print_bid(const line *l, odd_style style) {
    int width = 0;
    if (l->tricks == l->level)
        for (int i = 0; i < 2 && odd_families[l->family].strains[i] != ODD_NO_STRAIN; i++) {
            odd_strain strain = odd_families[l->family].strains[i];
            width +=
                printf("%s%d", i > 0 ? " " : "", l->level) + odd_text_width(odd_strain_text(strain, style));
            odd_print_strain(strain, style);
        }
    odd_pad(6 - width);
}

static void print_title(const char *first) {
    char text[64];
    snprintf(text, sizeof text, "%-10s%18s%19s", first, "Not vulnerable", "Vulnerable");
    odd_paint_text(ODD_BOLD, text);
}

/* Every line is LINE_WIDTH wide, so that two fit side by side. */
static void print_line(const line *l, odd_style style) {
    int cells[ODD_TABLE_CELLS];
    switch (l->kind) {
    case LINE_BLANK:
        odd_pad(LINE_WIDTH);
        break;
    case LINE_TITLE_MADE:
        print_title("Bid  made");
        break;
    case LINE_TITLE_DOWN:
        print_title("Down");
        break;
    case LINE_HEAD:
        odd_paint_text(ODD_DIM, "                     X    XX            X    XX");
        break;
    case LINE_MADE:
        print_bid(l, style);
        printf("%4d", l->tricks);
        odd_table_odd_tricks(cells, l->level, &odd_families[l->family], l->tricks);
        print_cells(cells);
        break;
    case LINE_DOWN:
        printf("%10d", l->tricks);
        odd_table_down(cells, l->tricks);
        print_cells(cells);
        break;
    }
}

static void print_pages(const page *left, const page *right, odd_style style) {
    int lines = left->count > right->count ? left->count : right->count;
    for (int i = 0; i < lines; i++) {
        static const line blank = {.kind = LINE_BLANK};
        bool more = i < right->count && right->lines[i].kind != LINE_BLANK;
        if (i < left->count && (more || left->lines[i].kind != LINE_BLANK))
            print_line(&left->lines[i], style);
        else if (more)
            print_line(&blank, style);
        if (more) {
            odd_pad(GAP);
            print_line(&right->lines[i], style);
        }
        putchar('\n');
    }
}

static void print_text(odd_style style) {
    page left = {.count = 0}, right = {.count = 0};
    bool wide = odd_term_columns() >= 2 * LINE_WIDTH + GAP;
    add_levels(&left, 1, wide ? 2 : 7);
    add_defeated(&left);
    if (wide)
        add_levels(&right, 3, 7);
    print_pages(&left, &right, style);
}

/* ---- CSV and JSON ------------------------------------------------------------------------------ */

static void print_row(const char *bid, int result, const int cells[ODD_TABLE_CELLS]) {
    printf("%s,%d", bid, result);
    for (int i = 0; i < ODD_TABLE_CELLS; i++)
        printf(",%d", cells[i]);
    putchar('\n');
}

static void print_csv(void) {
    char bid[ODD_BID_MAX];
    int cells[ODD_TABLE_CELLS];
    puts("bid,result,nv,nvx,nvxx,v,vx,vxx");
    for (int level = 1; level <= 7; level++)
        for (int family = 0; family < ODD_FAMILIES; family++)
            for (int made = level; made <= 7; made++) {
                odd_table_bid(bid, level, &odd_families[family]);
                odd_table_odd_tricks(cells, level, &odd_families[family], made);
                print_row(bid, made, cells);
            }
    for (int n = 1; n <= ODD_UNDERTRICKS; n++) {
        odd_table_down(cells, n);
        print_row("down", n, cells);
    }
}

static void print_json(void) {
    odd_out out = ODD_HEAP_OUT;
    odd_table_json(&out);
    odd_out_flush(&out);
    odd_out_free(&out);
}

static int run(odd_args *args) {
    if (args->count > 0)
        return odd_complain(args, "unexpected '%s': this command takes no arguments", args->operands[0]);
    if (odd_args_json(args))
        print_json();
    else if (strcmp(args->format, "csv") == 0)
        print_csv();
    else if (strcmp(args->format, "html") == 0)
        odd_table_html(args->style);
    else
        print_text(args->style);
    return ODD_EXIT_DONE;
}

const odd_command odd_command_table = {
    .name = "table",
    .example = "--format html >table.html",
    .synopsis = "[--format FORMAT]",
    .summary = "print the complete table of duplicate scores",
    .details =
        "Prints every score of duplicate bridge: contracts made, undoubled, doubled (X) and redoubled\n"
        "(XX), not vulnerable and vulnerable, and undertricks as the defenders score them. A wide\n"
        "terminal shows two columns; html prints on one page.\n",
    .formats = "text json csv html",
    .options = NULL,
    .option_count = 0,
    .run = run,
};
