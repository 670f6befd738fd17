/* oddtrick rubber --explain: explains the score of a deal on the sheet, with the state of the rubber. */
#include "cli/scores.h"
#include "report/score_sheet.h"

static void print_steps(const odd_session *s, const odd_explanation *e) {
    for (int i = 0; i < e->count; i++)
        odd_print_step(odd_column_words[odd_sheet_column(s, e->steps[i].side)], 4, &e->steps[i],
                       e->below[i] ? "below the line" : "above the line");
    printf("      ------\n  We  %6d   They %d\n", e->total[ODD_WE], e->total[ODD_THEY]);
    if (e->won[0] != '\0')
        printf("\n  %s\n", e->won);
    if (e->compared[0] != '\0')
        printf("\n  %s\n", e->compared);
}

bool odd_sheets_explain(const odd_session *session, int deal, odd_style style) {
    odd_explanation e;
    if (!odd_explain_deal(&e, session, deal))
        return false;
    printf("Deal %d: ", deal);
    odd_print_result(e.row.deal.result, style, 0);
    printf(", dealt by %s", odd_seat_name(e.row.dealer));
    int corrected_by = odd_item_corrected_by(session, e.row.item);
    if (corrected_by > 0)
        printf(", corrected by line %d", corrected_by);
    fputs("\n\n", stdout);
    for (int column = 0; column < ODD_COLUMNS; column++) {
        printf("  %s\n", e.games[column]);
        if (e.parts[column][0] != '\0')
            printf("  %s\n", e.parts[column]);
    }
    putchar('\n');
    if (e.row.deal.result.level == 0)
        puts("  Passed out: nobody scores.");
    else
        print_steps(session, &e);
    return true;
}
