/* Score sheets for a terminal: the sheet as on paper, and the table of deals. */
#include "cli/output.h"
#include "cli/scores.h"

enum { MARGIN = 2, COLUMN_MIN = 14, COLUMN_MAX = 30 };

/* A horizontal line: "─", or '-' in ASCII. */
static void rule(int width, bool strong, odd_style style) {
    odd_pad(MARGIN);
    for (int i = 0; i < width; i++)
        fputs(style == ODD_ASCII ? (strong ? "=" : "-") : (strong ? "━" : "─"), stdout);
    putchar('\n');
}

static int names_width(odd_text names) {
    return odd_bytes_width(names.text, names.len);
}

/* Prints as much of a name as fits, centred; blanks after it if something follows. */
static void print_centred(odd_text text, int width, bool follows) {
    int own;
    size_t len = odd_bytes_fit(text.text, text.len, width, &own);
    odd_pad((width - own) / 2);
    odd_print_safe(text.text, len);
    if (follows)
        odd_pad(width - own - (width - own) / 2);
}

static void print_pair(const odd_mark *we, const odd_mark *they, int width, odd_style style) {
    char cell[2][16] = {"", ""};
    if (we != NULL)
        snprintf(cell[0], sizeof cell[0], "%d", we->points);
    if (they != NULL)
        snprintf(cell[1], sizeof cell[1], "%d", they->points);
    printf("%*s%*s%*s %s", MARGIN, "", width / 2 + 3, cell[0], width - width / 2 - 3, "",
           style == ODD_ASCII ? "|" : "│");
    if (cell[1][0] != '\0')
        printf(" %*s", width / 2 + 3, cell[1]);
    putchar('\n');
}

static void print_above(const odd_sheet *sheet, int width, odd_style style) {
    const odd_column *we = &sheet->columns[ODD_WE], *they = &sheet->columns[ODD_THEY];
    size_t lines = we->above_count > they->above_count ? we->above_count : they->above_count;
    for (size_t i = lines; i-- > 0;)
        print_pair(i < we->above_count ? &we->above[i] : NULL, i < they->above_count ? &they->above[i] : NULL,
                   width, style);
}

/* For a finished rubber, the line over the totals is also that under the last game. */
static void print_below(const odd_sheet *sheet, int width, odd_style style) {
    odd_game_marks marks, next;
    for (int game = 0; game <= sheet->games; game++) {
        size_t rows = odd_sheet_game(&marks, sheet, game);
        for (size_t i = 0; i < rows; i++)
            print_pair(odd_game_mark(&marks, ODD_WE, i), odd_game_mark(&marks, ODD_THEY, i), width, style);
        bool last = game + 1 == sheet->games && odd_sheet_game(&next, sheet, game + 1) == 0;
        if (game < sheet->games && !(last && sheet->total_shown && sheet->finished))
            rule(2 * width + 3, false, style);
    }
}

static int column_width(const odd_sheet *sheet) {
    int width = COLUMN_MIN;
    for (int column = 0; column < ODD_COLUMNS; column++) {
        int names = names_width(sheet->columns[column].names);
        width = names > width ? names : width;
    }
    return width > COLUMN_MAX ? COLUMN_MAX : width;
}

static void print_heads(odd_text we, odd_text they, int width, odd_style style) {
    odd_pad(MARGIN);
    print_centred(we, width, true);
    fputs(style == ODD_ASCII ? " | " : " │ ", stdout);
    print_centred(they, width, false);
    putchar('\n');
}

static void print_sheet(const odd_sheets *sheets, const odd_sheet *sheet, odd_style style) {
    int width = column_width(sheet);
    if (sheets->count > 1)
        printf("  %s %d\n\n", odd_sheet_word(sheets->session), sheet->number);
    print_heads(odd_text_of("We"), odd_text_of("They"), width, style);
    if (sheet->columns[ODD_WE].names.len + sheet->columns[ODD_THEY].names.len > 0)
        print_heads(sheet->columns[ODD_WE].names, sheet->columns[ODD_THEY].names, width, style);
    rule(2 * width + 3, false, style);
    print_above(sheet, width, style);
    rule(2 * width + 3, true, style);
    print_below(sheet, width, style);
    if (!sheet->total_shown)
        return;
    odd_mark totals[ODD_COLUMNS] = {{.points = sheet->columns[ODD_WE].total},
                                    {.points = sheet->columns[ODD_THEY].total}};
    rule(2 * width + 3, true, style);
    print_pair(&totals[ODD_WE], &totals[ODD_THEY], width, style);
    char result[80];
    odd_sheet_result(result, sizeof result, sheets->session, sheet);
    printf("\n  %s\n", result);
}

/* ---- The session ------------------------------------------------------------------------------- */

static void print_title(const odd_session *s) {
    if (s->title.len == 0)
        return;
    odd_print_safe(s->title.text, s->title.len);
    fputs("\n\n", stdout);
}

static void print_players(const odd_sheets *sheets) {
    odd_players players = odd_sheets_settle(sheets);
    if (players.count > 0)
        puts(sheets->session->imps ? "\n  In IMPs:" : "\n  In hundreds:");
    for (size_t i = 0; i < players.count; i++) {
        odd_text name = players.items[i].name;
        odd_pad(4);
        odd_print_safe(name.text, name.len);
        odd_pad(24 - names_width(name));
        printf(" %+5d\n", players.items[i].hundreds);
    }
    if (players.unsettled > 0)
        printf("\n  Not settled: %d, because the two sides do not have the same number of names.\n",
               players.unsettled);
}

static void print_corrections(const odd_session *s, odd_style style) {
    odd_out out = ODD_HEAP_OUT;
    for (size_t i = 0; i < s->count; i++) {
        if (s->items[i].kind != ODD_ITEM_CORRECT)
            continue;
        if (out.cap == 0)
            puts("\n  Corrections:");
        odd_out_text(&out, "    ");
        odd_say_correction(&out, s, &s->items[i], style);
        odd_out_char(&out, '\n');
        odd_out_flush(&out);
    }
    odd_out_free(&out);
}

static void print_bad_lines(const odd_session *s) {
    if (s->errors > 0)
        putchar('\n');
    for (size_t i = 0; i < s->count; i++) {
        const odd_item *bad = &s->items[i];
        if (bad->kind != ODD_ITEM_BAD)
            continue;
        printf("  Line %d was left out: ", bad->line);
        odd_print_safe(bad->text.text, bad->text.len);
        putchar('\n');
    }
}

void odd_sheets_text(const odd_sheets *sheets, odd_style style) {
    const odd_session *s = sheets->session;
    print_title(s);
    if (sheets->count == 0)
        puts("  No deals yet.");
    for (size_t i = 0; i < sheets->count; i++) {
        if (i > 0)
            putchar('\n');
        print_sheet(sheets, &sheets->items[i], style);
    }
    if (sheets->partial) {
        print_bad_lines(s);
        return;
    }
    if (sheets->count > 1)
        printf("\n  Session: We %d, They %d.\n", sheets->total[ODD_WE], sheets->total[ODD_THEY]);
    print_players(sheets);
    print_corrections(s, style);
    print_bad_lines(s);
}

/* ---- The table of deals ------------------------------------------------------------------------ */

static const struct {
    odd_element element;
    const char *head;
} elements[] = {
    {ODD_CONTRACT_POINTS, "contract"},
    {ODD_OVERTRICKS, "over"},
    {ODD_SLAM, "slam"},
    {ODD_INSULT, "dbld"},
    {ODD_PENALTY, "penalty"},
    {ODD_HONORS, "honors"},
    {ODD_PARTSCORE, "part"},
    {ODD_GAME, "game"},
    {ODD_RUBBER, "rubber"},
};
enum { ELEMENTS = sizeof elements / sizeof elements[0] };

static int points_of(const odd_session *s, const odd_row *row, odd_element e) {
    return odd_row_points(s, row, ODD_WE, e) + odd_row_points(s, row, ODD_THEY, e);
}

/* Elements that the game does not have are omitted. */
static bool has_element(const odd_sheets *sheets, odd_element e) {
    for (size_t i = 0; i < sheets->count; i++)
        for (size_t j = 0; j < sheets->items[i].row_count; j++)
            if (points_of(sheets->session, &sheets->items[i].rows[j], e) != 0)
                return true;
    return false;
}

/* Blanks are written only when something follows them, so that no line ends with blanks. */
static int owed;

static void print_cell(const char *text, int width, bool right) {
    int blanks = width - odd_text_width(text);
    if (text[0] == '\0') {
        owed += width;
        return;
    }
    odd_pad(owed + (right ? blanks : 0));
    fputs(text, stdout);
    owed = right ? 0 : blanks;
}

static void print_number(int points, int width) {
    char text[16];
    snprintf(text, sizeof text, "%d", points);
    print_cell(points == 0 ? "" : text, width, true);
}

static void end_line(void) {
    owed = 0;
    putchar('\n');
}

/* Prints the high-card points that the log counts, what North-South scored and should have scored, and the IMPs. */
static void print_imps(const odd_session *s, const odd_row *row) {
    int we = odd_sheet_column(s, ODD_NS) == ODD_WE ? row->imps : -row->imps;
    char cell[32] = "";
    bool compared = row->item->hcp >= 0 && row->deal.result.level > 0;
    if (row->item->hcp >= 0)
        snprintf(cell, sizeof cell, "%s %2d", row->item->side == ODD_NS ? "NS" : "EW", row->item->hcp);
    print_cell(cell, 8, true);
    snprintf(cell, sizeof cell, "%d", odd_row_ns(row));
    print_cell(compared ? cell : "", 9, true);
    snprintf(cell, sizeof cell, "%d", row->expected_pts);
    print_cell(compared ? cell : "", 9, true);
    print_number(we > 0 ? we : 0, 8);
    print_number(we < 0 ? -we : 0, 8);
}

static void print_elements(const odd_session *s, const odd_row *row, const bool shown[ELEMENTS]) {
    for (int i = 0; i < ELEMENTS; i++)
        if (shown[i])
            print_number(points_of(s, row, elements[i].element), 9);
    print_number(odd_row_total(s, row, ODD_WE), 8);
    print_number(odd_row_total(s, row, ODD_THEY), 8);
}

static void print_row(const odd_sheets *sheets, const odd_row *row, const bool shown[ELEMENTS],
                      odd_style style) {
    const odd_session *s = sheets->session;
    char note[40];
    if (row->item->kind == ODD_ITEM_END) {
        printf("             end");
        owed = 16;
    } else {
        printf("%4d   %-6s", row->item->number, odd_seat_text(row->dealer));
        odd_print_result(row->deal.result, style, 0);
        owed = 13 - odd_result_width(row->deal.result, style);
        print_cell(odd_vul_text(row->deal.vul), 6, false);
    }
    if (s->imps)
        print_imps(s, row);
    else
        print_elements(s, row, shown);
    int corrected_by = odd_item_corrected_by(s, row->item);
    snprintf(note, sizeof note, "  corrected, line %d", corrected_by);
    print_cell(corrected_by > 0 ? note : "", 0, false);
    end_line();
}

static void print_head(const bool shown[ELEMENTS], bool imps) {
    char text[16];
    odd_paint_text(ODD_BOLD, "Deal   Dlr   Result       Vul   ");
    for (int i = 0; i < ELEMENTS; i++)
        if (shown[i]) {
            snprintf(text, sizeof text, "%9s", elements[i].head);
            odd_paint_text(ODD_BOLD, text);
        }
    odd_paint_text(ODD_BOLD, imps ? "     hcp  N-S pts expected      We    They\n" : "      We    They\n");
}

void odd_sheets_deals(const odd_sheets *sheets, odd_style style) {
    bool shown[ELEMENTS];
    print_title(sheets->session);
    for (int i = 0; i < ELEMENTS; i++)
        shown[i] = !sheets->session->imps && has_element(sheets, elements[i].element);
    int width = sheets->session->imps ? 58 : 32;
    for (int i = 0; i < ELEMENTS; i++)
        width += shown[i] ? 9 : 0;
    for (size_t i = 0; i < sheets->count; i++) {
        const odd_sheet *sheet = &sheets->items[i];
        if (sheets->count > 1)
            printf("%s%s %d\n", i > 0 ? "\n" : "", odd_sheet_word(sheets->session), sheet->number);
        print_head(shown, sheets->session->imps);
        for (size_t j = 0; j < sheet->row_count; j++)
            print_row(sheets, &sheet->rows[j], shown, style);
        if (sheet->total_shown)
            printf("%-*s%8d%8d\n", width, "Total", sheet->columns[ODD_WE].total,
                   sheet->columns[ODD_THEY].total);
    }
    if (!sheets->partial)
        print_corrections(sheets->session, style);
    print_bad_lines(sheets->session);
}
