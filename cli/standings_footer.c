/* Prints the matches, the penalties and the changes below the standings, and on scorecards. */
#include "cli/event_command.h"
#include "cli/output.h"
#include "report/event_rows.h"

/* Printed under a heading of its own, unless the list is empty. */
static void print_list(odd_view *v, const odd_footer *f, const odd_column_list *columns,
                       const char *heading) {
    if (f->count == 0)
        return;
    odd_grid g = odd_view_grid(v, f, columns);
    g.narrow = true;
    odd_view_heading(v, heading);
    odd_grid_measure(&g, f->count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, f->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

void odd_print_amendments(odd_view *v, const odd_amendments *a) {
    if (a->count == 0 || v->format == ODD_GRID_CSV)
        return;
    odd_amendments local = *a;
    local.moment = odd_local_moment;
    odd_grid g = odd_view_grid(v, &local, &odd_amendment_columns);
    g.narrow = true;
    odd_view_heading(v, "Changes since the results were first shown as provisional");
    odd_grid_measure(&g, a->count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, a->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

void odd_print_matches(odd_view *v, uint32_t who) {
    odd_footer f = odd_matches_of(v->e, &v->arena, who);
    print_list(v, &f, &odd_match_columns, "Matches");
}

void odd_print_penalties(odd_view *v, uint32_t who) {
    odd_footer f = odd_penalties_of(v->e, &v->arena, who);
    print_list(v, &f, &odd_penalty_columns, "Penalties");
}
