/* Howells: pairs follow each other through the tables. */
#include "movement/make.h"

/* ---- Rows of text -------------------------------------------------------------------------------- */

/* Reads "10-1.1", and the blank after it. */
static void read_table(odd_scan *s, odd_howell_table *out) {
    odd_scan_blanks(s);
    out->ns = (uint16_t)odd_scan_number(s);
    odd_scan_bytes(s, "-");
    out->ew = (uint16_t)odd_scan_number(s);
    odd_scan_bytes(s, ".");
    out->set = (uint16_t)odd_scan_number(s);
}

static odd_scan scan_of(const char *text) {
    return (odd_scan){text, odd_text_length(text), 0};
}

/* Reads "1@1/2 3@1": tables, and the rounds in which they are switched. */
static void switch_as_written(odd_plan *p, const char *text) {
    odd_scan s = scan_of(text);
    while (!odd_scan_end(&s)) {
        int table = odd_scan_number(&s);
        while (odd_scan_bytes(&s, "@") || odd_scan_bytes(&s, "/"))
            odd_plan_switch(p, odd_scan_number(&s), table);
        odd_scan_blanks(&s);
    }
}

/* ---- Laying them out ----------------------------------------------------------------------------- */

static bool is_full(const odd_plan *p) {
    return p->rounds == 2 * p->tables - 1;
}

static void note_sharing(odd_plan *p) {
    for (int table = 1; table <= p->tables; table++)
        for (int other = 1; other < table; other++)
            p->shares = p->shares || odd_plan_at(p, 1, table)->set == odd_plan_at(p, 1, other)->set;
}

/* Lays out a cycle: each moving pair takes the place of the one before it, and each table the next set. */
static void lay_cycle(odd_plan *p, const odd_howell_table *first) {
    int cycle = p->rounds;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 0; t < p->tables; t++) {
            int ns = first[t].ns <= cycle ? odd_wrap(first[t].ns + r, cycle) : first[t].ns;
            int ew = first[t].ew <= cycle ? odd_wrap(first[t].ew + r, cycle) : first[t].ew;
            odd_plan_put(p, r + 1, t + 1, ns, ew, odd_wrap(first[t].set + r, cycle));
        }
    note_sharing(p);
}

static void lay_rounds(odd_plan *p, const char *const *rounds) {
    for (int round = 1; round <= p->rounds; round++) {
        odd_scan s = scan_of(rounds[round - 1]);
        for (int table = 1; table <= p->tables; table++) {
            odd_howell_table cell;
            read_table(&s, &cell);
            odd_plan_put(p, round, table, cell.ns, cell.ew, cell.set);
        }
    }
}

static void lay_three(odd_plan *p) {
    lay_rounds(p, odd_howell_three);
    p->shares = true;
}

static void lay_known(odd_plan *p, const odd_howell_row *row, bool switches) {
    odd_howell_table first[ODD_HOWELL_TABLES_MAX];
    odd_scan s = scan_of(row->first);
    for (int t = 0; t < p->tables; t++)
        read_table(&s, &first[t]);
    lay_cycle(p, first);
    if (switches && row->switches != NULL)
        switch_as_written(p, row->switches);
}

/* Two tables, each match in two halves: in the second one the tables exchange their boards. */
static void lay_two_split(odd_plan *p) {
    for (int half = 0; half < p->rounds; half++) {
        int r = half / 2;
        odd_plan_put(p, half + 1, 1, 4, odd_wrap(1 + r, 3), half + 1);
        odd_plan_put(p, half + 1, 2, odd_wrap(2 + r, 3), odd_wrap(3 + r, 3), half % 2 == 0 ? half + 2 : half);
    }
}

/* ---- Searching ----------------------------------------------------------------------------------- */

enum { CANDIDATES = 6, LARGE = 14 };

/* Returns the quality; -1 if memory runs out. */
static int quality_of(const odd_movement *m, const odd_plan *p) {
    odd_movement trial = *m;
    odd_balance balance;
    bool good = odd_plan_finish(&trial, p, 1, NULL) == ODD_OK &&
                odd_movement_balance(&balance, &trial, p->arena) == ODD_OK;
    return good ? balance.quality_x10 : -1;
}

/* Lays out the best of a few cycles. With an even number of tables and one additional round, two tables must share, as the
 * sum of all sets shows. */
static bool lay_search(const odd_movement *m, odd_plan *p, bool switches) {
    odd_howell_table first[ODD_HOWELL_TABLES_MAX];
    size_t cells = (size_t)p->tables * (size_t)p->rounds;
    odd_plan_cell *best = ODD_TAKE(p->arena, cells, odd_plan_cell);
    int best_quality = -1, candidates = p->tables < LARGE ? CANDIDATES : 1;
    if (best == NULL)
        return false;
    bool share = p->tables % 2 == 0 && p->rounds == p->tables + 1;
    for (uint32_t seed = 1; seed <= (uint32_t)candidates; seed++) {
        bool found = odd_howell_search(first, p->tables, p->rounds, share, seed);
        if (!found && best_quality < 0 && !share) {
            share = true;
            found = odd_howell_search(first, p->tables, p->rounds, share, seed);
        }
        if (!found)
            continue;
        p->shares = false;
        lay_cycle(p, first);
        if (switches && !odd_plan_switch_tables(p))
            return false;
        int quality = quality_of(m, p);
        if (quality > best_quality) {
            best_quality = quality;
            odd_copy(best, p->cells, cells * sizeof *best);
        }
    }
    odd_copy(p->cells, best, cells * sizeof *best);
    p->shares = false;
    note_sharing(p);
    return best_quality >= 0;
}

/* ---- Building ------------------------------------------------------------------------------------ */

enum { EVENING = 13 };

int odd_howell_least_rounds(int tables) {
    return tables == 2 ? 3 : tables + 1;
}

/* Returns the number of rounds in which everybody meets everybody, unless that is too long for an evening. */
int odd_howell_usual_rounds(int tables) {
    int all = 2 * tables - 1, least = odd_howell_least_rounds(tables);
    return all <= EVENING ? all : least > EVENING ? least : EVENING;
}

int odd_howell_check(const odd_movement_wish *wish, int tables, odd_error *error) {
    const char *kind = odd_movement_kind_about(wish->kind)->name;
    if (wish->form == ODD_FORM_SPLIT && tables > 3)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s needs 2 or 3 tables, not %d",
                        odd_movement_form_about(ODD_FORM_SPLIT)->title, tables);
    if (tables > ODD_HOWELL_TABLES_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d tables are too many for a %s: at most %d", tables,
                        kind, ODD_HOWELL_TABLES_MAX);
    if (wish->switches > 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "a %s has its own arrow-switches: omit arrow-switch, or set it to 0", kind);
    return ODD_OK;
}

bool odd_lay_howell(const odd_movement *m, odd_plan *p, bool switches) {
    const odd_howell_row *row = odd_howell_row_of(p->tables, p->rounds);
    if (p->tables == 3 && is_full(p))
        lay_three(p);
    else if (row != NULL)
        lay_known(p, row, switches);
    else
        return lay_search(m, p, switches);
    return true;
}

static bool lay(const odd_movement *m, odd_plan *p, bool switches) {
    if (m->form != ODD_FORM_SPLIT)
        return odd_lay_howell(m, p, switches);
    if (p->tables == 2)
        lay_two_split(p);
    else
        lay_rounds(p, odd_howell_three_split);
    return true;
}

int odd_howell_not_found(const odd_plan *p, odd_error *error) {
    return p->arena->empty ? odd_movement_no_memory(error)
                           : odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                                      "no howell of %d tables and %d rounds was found: other rounds may fit",
                                      p->tables, p->rounds);
}

int odd_make_howell(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int tables;
    bool half, split = wish->form == ODD_FORM_SPLIT;
    char what[80];
    odd_numbers n;
    odd_plan p;
    odd_writer w = odd_writer_on(what, sizeof what);
    int code = odd_movement_tables(&tables, &half, wish, 2, error);
    if (code == ODD_OK)
        code = odd_howell_check(wish, tables, error);
    if (code != ODD_OK)
        return code;
    odd_put_format(&w, "a %showell of %d tables", split ? "split " : "", tables);
    int all = (split ? 2 : 1) * (2 * tables - 1);
    odd_shape shape = {what, split ? all : odd_howell_least_rounds(tables),
                       all,  split ? all : odd_howell_usual_rounds(tables),
                       NULL, tables,
                       0,    0};
    code = odd_movement_numbers(&n, wish, &shape, error);
    if (code != ODD_OK)
        return code;
    if (!odd_plan_start(&p, arena, tables, n.rounds, 2 * tables, n.sets))
        return odd_movement_no_memory(error);
    code = half ? odd_plan_phantom(&p, wish, 2 * tables, error) : ODD_OK;
    if (code == ODD_OK && !lay(m, &p, wish->switches == 0))
        code = odd_howell_not_found(&p, error);
    m->meetings = split ? 2 : 1;
    m->least_meetings = split || is_full(&p) ? m->meetings : 0;
    m->spread = half ? m->meetings * n.set_boards : 0;
    return code == ODD_OK ? odd_plan_finish(m, &p, n.set_boards, error) : code;
}
