/* Name slips: who sits at each table in the first round, to fill in or to check. */
#include "cli/movement_output.h"

/* ---- Name slips --------------------------------------------------------------------------------- */

static void put_name(odd_paper *p, const char *seat, uint32_t who) {
    odd_out *o = &p->v.out;
    odd_text names = odd_paper_names_of(&p->s, who), id = p->s.m->ids[who];
    bool page = p->v.format == ODD_GRID_HTML;
    odd_out_text(o, page ? "<p class=\"blank\"><b>" : "  ");
    odd_out_text(o, seat);
    odd_out_text(o, page ? "</b> " : "  ");
    odd_out_safe(o, id);
    odd_out_text(o, "  ");
    if (page)
        odd_page_name(o, names);
    else if (names.len > 0)
        odd_out_safe(o, names);
    else
        odd_out_text(o, "______________________________");
    odd_out_text(o, page ? "</p>\n" : "\n");
}

/* Who sits at a table in the first round. */
static void print_name_slip(odd_paper *p, const odd_move *m) {
    char name[16], title[32];
    odd_paper_table_name(name, m->section, m->table);
    if (!odd_paper_wants(p, name))
        return;
    snprintf(title, sizeof title, "Table %s", name);
    odd_paper_open(p, title, (odd_text){0});
    bool single = p->s.m->contest == ODD_INDIVIDUALS;
    if (m->ns[0] != 0)
        put_name(p, single ? "North" : "N-S", m->ns[0]);
    if (single)
        put_name(p, "South", m->ns[1]);
    if (m->ew[0] != 0)
        put_name(p, single ? "East" : "E-W", m->ew[0]);
    if (single)
        put_name(p, "West", m->ew[1]);
    odd_paper_close(p);
}

void odd_paper_print_names(odd_paper *p) {
    for (size_t i = 0; i < p->s.m->move_count; i++)
        if (p->s.m->moves[i].round == 1)
            print_name_slip(p, &p->s.m->moves[i]);
}
