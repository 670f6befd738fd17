/* Score sheets as a picture: up to three side by side, the lines under their heads at the same height. */
#include <string.h>

#include "cli/output.h"
#include "cli/scores.h"

/* Pixels. */
enum {
    MARGIN = 32,     /* around everything */
    GAP = 28,        /* between sheets */
    ACROSS = 3,      /* sheets in a row */
    COLUMN = 170,    /* the minimum width of a column */
    STACK = 58,      /* the width of a stack, if numbers are in several stacks */
    STACK_ROWS = 36, /* the minimum number of numbers in a stack */
    ROW = 23,        /* height of a number */
    AIR = 9,         /* between a line and the numbers */
    LABEL = 28,      /* "Rubber 2", over a sheet */
    HEAD = 40,       /* the heads We and They */
    NAMES_LINES = 4,
    NAMES_ROW = 17, /* a line of names */
    NAMES_AIR = 8,  /* beside names */
    TOTAL = 40,
    RESULT = 36,      /* the line that says who won */
    LINE_ROW = 24,    /* a line of text under the sheets */
    DIGIT = 12,       /* the maximum width of a digit of a total */
    HALF_NUMBER = 20, /* where numbers end, right of the middle of their column */
};

/* A row of sheets, all as high as the highest. */
typedef struct band {
    const odd_sheets *sheets;
    size_t first, count;
    size_t stack_rows;        /* the maximum length of a stack, in the whole picture */
    int names, above, below;  /* heights */
    bool totals;              /* any */
    int label, width, height; /* of all */
} band;

/* ---- Measures ---------------------------------------------------------------------------------- */

static size_t larger(size_t a, size_t b) {
    return a > b ? a : b;
}

static size_t above_count(const odd_sheet *sheet) {
    return larger(sheet->columns[ODD_WE].above_count, sheet->columns[ODD_THEY].above_count);
}

/* Chosen so that a very long stack, divided into several, is about as high as it is wide. */
static size_t rows_of_stacks(const odd_sheets *sheets) {
    size_t most = 0, rows = STACK_ROWS;
    for (size_t i = 0; i < sheets->count; i++)
        most = larger(most, above_count(&sheets->items[i]));
    while (rows * rows < 4 * most)
        rows++;
    return rows;
}

static int column_width(const odd_sheet *sheet, size_t stack_rows) {
    size_t stacks = (above_count(sheet) + stack_rows - 1) / stack_rows;
    return (int)larger(COLUMN, stacks * STACK + 2 * (size_t)AIR);
}

static int below_height(const odd_sheet *sheet) {
    odd_game_marks marks;
    int height = 0;
    for (int game = 0; game <= sheet->games; game++) {
        size_t rows = odd_sheet_game(&marks, sheet, game);
        if (rows > 0 || game < sheet->games)
            height += (int)rows * ROW + 2 * AIR;
    }
    return height > 0 ? height : ROW + 2 * AIR;
}

static odd_fit fit_names(const odd_column *c, int width) {
    return odd_markup_fit(c->names, width - 2 * NAMES_AIR, NAMES_LINES, 13, 11);
}

static void measure_sheet(band *b, const odd_sheet *sheet) {
    int width = column_width(sheet, b->stack_rows);
    size_t rows = above_count(sheet) < b->stack_rows ? above_count(sheet) : b->stack_rows;
    int above = (int)rows * ROW + 2 * AIR, below = below_height(sheet);
    for (int column = 0; column < ODD_COLUMNS; column++) {
        int names = fit_names(&sheet->columns[column], width).count * NAMES_ROW;
        b->names = names > b->names ? names : b->names;
    }
    b->above = above > b->above ? above : b->above;
    b->below = below > b->below ? below : b->below;
    b->totals = b->totals || sheet->total_shown;
    b->width += 2 * width;
}

static band measure(const odd_sheets *sheets, size_t first, size_t stack_rows) {
    band b = {.sheets = sheets, .first = first, .stack_rows = stack_rows};
    b.count = sheets->count - first < ACROSS ? sheets->count - first : ACROSS;
    b.label = sheets->count > 1 ? LABEL : 0;
    for (size_t i = 0; i < b.count; i++)
        measure_sheet(&b, &sheets->items[first + i]);
    /* In IMPs everything is below the line, so no room is reserved above it. */
    if (sheets->session->imps)
        b.above = 0;
    b.width += (int)(b.count - 1) * GAP;
    b.height = b.label + HEAD + b.names + AIR / 2 + b.above + b.below + (b.totals ? TOTAL + RESULT : 0);
    return b;
}

/* ---- Drawing ----------------------------------------------------------------------------------- */

static void draw_line(int x1, int y1, int x2, int y2, const char *class) {
    printf("<line class=\"%s\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n", class, x1, y1, x2, y2);
}

/* Draws lines of text, centred or left-aligned, in a nested frame, so that letters wider or higher than estimated stay inside. */
static void draw_fit(const odd_fit *fit, int x, int y, int width, int row, const char *class, bool centred) {
    if (fit->count == 0)
        return;
    printf("<svg x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\">\n", x, y, width, fit->count * row + row / 4);
    for (int i = 0; i < fit->count; i++) {
        printf("<text class=\"%s\" x=\"%d\" y=\"%d\" font-size=\"%d\">", class, centred ? width / 2 : 0,
               (i + 1) * row - row / 4, fit->size);
        odd_markup_text(fit->lines[i]);
        printf("%s</text>\n", fit->cut && i == fit->count - 1 ? "&#8230;" : "");
    }
    puts("</svg>");
}

static void draw_number(int x, int y, int points, const char *class) {
    printf("<text class=\"%s\" x=\"%d\" y=\"%d\">%d</text>\n", class, x, y, points);
}

/* How far right of the middle of a column its numbers end: the longest total is centred. */
static int half_number(const odd_sheet *sheet) {
    int half = HALF_NUMBER;
    for (int column = 0; column < ODD_COLUMNS; column++) {
        int digits = 1;
        for (int total = sheet->columns[column].total; total >= 10; total /= 10)
            digits++;
        half = digits * DIGIT / 2 > half ? digits * DIGIT / 2 : half;
    }
    return half;
}

/* Upwards from the line at y; numbers that do not fit in a stack are in another one to its right. */
static void draw_above(const odd_column *c, int middle, int y, int half, size_t stack_rows) {
    int stacks = (int)((c->above_count + stack_rows - 1) / stack_rows);
    int end = stacks > 1 ? middle - (stacks - 1) * STACK / 2 + HALF_NUMBER : middle + half;
    for (size_t i = 0; i < c->above_count; i++)
        draw_number(end + (int)(i / stack_rows) * STACK, y - AIR - (int)(i % stack_rows) * ROW - 6,
                    c->above[i].points, "number");
}

/* Downwards from the line at y, with a line under each game. */
static void draw_below(const odd_sheet *sheet, int x, int y, int width, int half) {
    odd_game_marks marks;
    for (int game = 0; game <= sheet->games; game++) {
        size_t rows = odd_sheet_game(&marks, sheet, game);
        for (int column = 0; column < ODD_COLUMNS; column++)
            for (size_t i = 0; i < marks.count[column]; i++)
                draw_number(x + width * column + width / 2 + half, y + AIR + (int)(i + 1) * ROW - 6,
                            marks.marks[column][i].points, "number");
        y += (int)rows * ROW + 2 * AIR;
        if (game < sheet->games)
            draw_line(x, y, x + 2 * width, y, "game");
    }
}

static void draw_heads(const odd_sheet *sheet, int x, int y, int width) {
    static const char *const words[ODD_COLUMNS] = {"We", "They"};
    for (int column = 0; column < ODD_COLUMNS; column++) {
        odd_fit fit = fit_names(&sheet->columns[column], width);
        printf("<text class=\"head\" x=\"%d\" y=\"%d\">%s</text>\n", x + width * column + width / 2, y + 27,
               words[column]);
        draw_fit(&fit, x + width * column + NAMES_AIR / 2, y + HEAD - 6, width - NAMES_AIR, NAMES_ROW,
                 "names", true);
    }
}

static void draw_result(const odd_sheets *sheets, const odd_sheet *sheet, int middle, int y) {
    char result[80];
    odd_sheet_result(result, sizeof result, sheets->session, sheet);
    printf("<text class=\"%s\" x=\"%d\" y=\"%d\">%s</text>\n", sheet->finished ? "result" : "result soft",
           middle, y, result);
}

static void draw_totals(const odd_sheets *sheets, const odd_sheet *sheet, int x, int y, int width) {
    int half = half_number(sheet);
    draw_line(x, y, x + 2 * width, y, "strong");
    for (int column = 0; column < ODD_COLUMNS; column++)
        draw_number(x + width * column + width / 2 + half, y + 27, sheet->columns[column].total, "total");
    draw_line(x, y + TOTAL, x + 2 * width, y + TOTAL, "rule");
    draw_result(sheets, sheet, x + width, y + TOTAL + 23);
}

/* Draws one sheet with its top left corner there. Returns its width. */
static int draw_sheet(const band *b, const odd_sheet *sheet, int x, int y) {
    int width = column_width(sheet, b->stack_rows), half = half_number(sheet);
    int head = y + b->label + HEAD + b->names + AIR / 2, line = head + b->above, end = line + b->below;
    puts("<g>");
    if (b->label > 0)
        printf("<text class=\"label\" x=\"%d\" y=\"%d\">%s %d</text>\n", x, y + 17,
               odd_sheet_word(b->sheets->session), sheet->number);
    printf("<rect class=\"sheet\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\"/>\n", x, y + b->label,
           2 * width, b->height - b->label);
    draw_heads(sheet, x, y + b->label, width);
    draw_line(x + width, y + b->label, x + width, sheet->total_shown ? end + TOTAL : y + b->height, "rule");
    if (b->above > 0)
        draw_line(x, head, x + 2 * width, head, "rule");
    for (int column = 0; column < ODD_COLUMNS; column++)
        draw_above(&sheet->columns[column], x + width * column + width / 2, line, half, b->stack_rows);
    draw_below(sheet, x, line, width, half);
    draw_line(x, line, x + 2 * width, line, "strong");
    if (sheet->total_shown)
        draw_totals(b->sheets, sheet, x, end, width);
    puts("</g>");
    return 2 * width;
}

static void draw_band(const band *b, int y) {
    int x = MARGIN;
    for (size_t i = 0; i < b->count; i++)
        x += draw_sheet(b, &b->sheets->items[b->first + i], x, y) + GAP;
}

/* ---- The picture ------------------------------------------------------------------------------- */

static const char style_sheet[] =
    "<style>\n"
    "text { font-family: system-ui, \"Segoe UI\", \"Helvetica Neue\", Arial, sans-serif; fill: #1c1e21;\n"
    "  font-variant-numeric: tabular-nums; }\n"
    ".paper { fill: #f6f3ec; } .sheet { fill: #fffefa; stroke: #c9c5ba; }\n"
    ".title { font-weight: 700; }\n"
    ".label { font-size: 14px; font-weight: 600; fill: #5c6168; }\n"
    ".head { font-size: 17px; font-weight: 700; text-anchor: middle; }\n"
    ".names { fill: #5c6168; text-anchor: middle; }\n"
    ".number { font-size: 16px; text-anchor: end; }\n"
    ".total { font-size: 18px; font-weight: 700; text-anchor: end; }\n"
    ".result { font-size: 13.5px; font-weight: 600; text-anchor: middle; }\n"
    ".soft, .note { fill: #5c6168; } .note { font-size: 14px; }\n"
    ".bad { fill: #b3202c; }\n"
    "line { stroke: #1c1e21; shape-rendering: crispEdges; } .rule { stroke: #d5d1c6; } .game { stroke-width: 1; } .strong { stroke-width: 3; }\n"
    "</style>\n";

static void open_picture(const odd_session *s, int width, int height) {
    printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
           "role=\"img\">\n<title>",
           width, height, width, height);
    odd_markup_text(s->title);
    printf("%s%s</title>\n", s->title.len > 0 ? ": " : "",
           s->kind == ODD_SESSION_RUBBER ? "score sheet of rubber bridge" : "score sheet of Chicago");
    fputs(style_sheet, stdout);
    printf("<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", width, height);
}

/* Whether the session's total is shown under the sheets: not for an earlier state. */
static bool total_shown(const odd_sheets *sheets) {
    return sheets->count > 1 && sheets->items[sheets->count - 1].total_shown;
}

static void draw_notes(const odd_sheets *sheets, int y) {
    if (sheets->count == 0) {
        y += LINE_ROW;
        printf("<text class=\"note\" x=\"%d\" y=\"%d\">No deals yet.</text>\n", MARGIN, y - 8);
    }
    if (total_shown(sheets)) {
        y += LINE_ROW;
        printf("<text class=\"note\" x=\"%d\" y=\"%d\">Session: We %d, They %d.</text>\n", MARGIN, y - 8,
               sheets->total[ODD_WE], sheets->total[ODD_THEY]);
    }
    if (sheets->session->errors > 0)
        printf("<text class=\"note bad\" x=\"%d\" y=\"%d\">%zu line%s left out.</text>\n", MARGIN,
               y + LINE_ROW - 8, sheets->session->errors, sheets->session->errors == 1 ? " is" : "s are");
}

void odd_sheets_svg(const odd_sheets *sheets, odd_style style) {
    (void)style; /* the picture has no suits */
    size_t stack_rows = rows_of_stacks(sheets);
    int width = 2 * COLUMN, height = 0;
    for (size_t i = 0; i < sheets->count; i += ACROSS) {
        band b = measure(sheets, i, stack_rows);
        width = b.width > width ? b.width : width;
        height += b.height + (i > 0 ? GAP : 0);
    }
    odd_fit title = odd_markup_fit(sheets->session->title, width * 9 / 10, 2, 24, 15);
    int title_row = title.size * 5 / 4, title_height = title.count > 0 ? title.count * title_row + 14 : 0;
    int notes = (sheets->count == 0) + total_shown(sheets) + (sheets->session->errors > 0);
    int notes_height = notes > 0 ? notes * LINE_ROW + (sheets->count > 0 ? 2 * AIR : 0) : 0;
    open_picture(sheets->session, width + 2 * MARGIN, height + title_height + notes_height + 2 * MARGIN);
    draw_fit(&title, MARGIN, MARGIN - 6, width, title_row, "title", false);
    int y = MARGIN + title_height;
    for (size_t i = 0; i < sheets->count; i += ACROSS) {
        band b = measure(sheets, i, stack_rows);
        draw_band(&b, y);
        y += b.height + GAP;
    }
    draw_notes(sheets, MARGIN + title_height + height + (sheets->count > 0 ? 2 * AIR : 0));
    puts("</svg>");
}
