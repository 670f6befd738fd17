/* Compares the tricks and par that a file states with double dummy, if that is known, and par with the file's
 * own table. */
#include "base/text.h"
#include "event/audit/audit.h"

/* By deal, plus one: the note whose table of tricks and par was audited last; files repeat both with each result. */
typedef struct audited_notes {
    uint32_t *tables, *pars;
} audited_notes;

/* Returns whether another note states the same: files may have PBN's table of tricks beside another
 * program's. */
static bool same_table(const odd_event *e, uint32_t before, const odd_note *n, const odd_dd *stated) {
    odd_dd table;
    if (before == 0)
        return false;
    if (odd_same_letters(e->notes[before - 1].text, n->text))
        return true;
    if (odd_stated_dd(&table, e, &e->notes[before - 1]) == NULL)
        return false;
    for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
            int tricks = stated->tricks[strain][seat];
            if (tricks != ODD_DD_UNKNOWN && tricks != table.tricks[strain][seat])
                return false;
        }
    return true;
}

static bool same_par(const odd_event *e, uint32_t before, int stated) {
    int pts;
    return before != 0 && odd_stated_par(&pts, e, &e->notes[before - 1]) != NULL && pts == stated;
}

static odd_writer start(char *message, size_t cap, const odd_auditor *a, const odd_board_deal *d) {
    odd_writer w = odd_writer_on(message, cap);
    if (d->round > 0)
        odd_put_format(&w, "round %d, ", d->round);
    odd_put_format(&w, "board %d, ", a->e->boards[d->board].number);
    return w;
}

/* ---- Tables ---------------------------------------------------------------------------------------- */

static bool differs(const odd_dd *stated, const odd_dd *made, odd_strain strain, odd_seat seat) {
    int tricks = stated->tricks[strain][seat];
    return tricks != ODD_DD_UNKNOWN && tricks != made->tricks[strain][seat];
}

/* Returns whether both tables of tricks have the same numbers for both partners. */
static bool alike(const odd_dd *stated, const odd_dd *made, odd_strain strain, odd_seat seat) {
    odd_seat partner = odd_seat_left(odd_seat_left(seat));
    return stated->tricks[strain][seat] == stated->tricks[strain][partner] &&
           made->tricks[strain][seat] == made->tricks[strain][partner];
}

/* Writes what one table of tricks has where the two differ: "NT E 8, ♠ N-S 10". Returns how many differences there are. */
static int put_differences(odd_writer *w, const odd_auditor *a, const odd_dd *stated, const odd_dd *made,
                           const odd_dd *which) {
    static const odd_seat seats[] = {ODD_NORTH, ODD_SOUTH, ODD_EAST, ODD_WEST};
    int count = 0;
    for (odd_strain strain = ODD_NT; strain >= ODD_CLUBS; strain--)
        for (int i = 0; i < 4; i++) {
            odd_seat seat = seats[i];
            bool both = alike(stated, made, strain, seat), second = i % 2 == 1;
            if (!differs(stated, made, strain, seat) || (both && second))
                continue;
            const char *side = odd_seat_side(seat) == ODD_NS ? "N-S" : "E-W";
            odd_put_format(w, "%s%s %s %d", count++ > 0 ? ", " : "", odd_strain_text(strain, a->style),
                           both ? side : odd_seat_text(seat), which->tricks[strain][seat]);
        }
    return count;
}

static void audit_table(odd_auditor *a, const odd_note *n, const odd_board_deal *d, const odd_dd *stated) {
    char message[ODD_AUDIT_MESSAGE];
    if (!d->solved)
        return;
    odd_writer w = start(message, sizeof message, a, d);
    odd_put_text(&w, "tricks: the file says ");
    if (put_differences(&w, a, stated, &d->made, stated) == 0)
        return;
    odd_put_text(&w, "; double dummy says ");
    put_differences(&w, a, stated, &d->made, &d->made);
    odd_audit_add_cards(a, ODD_AUDIT_PAR, n->line, d, message);
}

/* ---- Par ------------------------------------------------------------------------------------------- */

static void put_points(odd_writer *w, int score_pts) {
    odd_put_format(w, score_pts > 0 ? "N-S +%d" : "N-S %d", score_pts);
}

/* Compares with double dummy if known, otherwise with the tricks that the file states. */
static void audit_score(odd_auditor *a, const odd_note *n, const odd_board_deal *d, int stated,
                        uint32_t table) {
    char message[ODD_AUDIT_MESSAGE];
    const odd_board *b = &a->e->boards[d->board];
    odd_dd made = d->made;
    odd_par par;
    if (!d->solved && (table == 0 || odd_stated_dd(&made, a->e, &a->e->notes[table - 1]) == NULL))
        return;
    if (odd_dd_par(&par, &made, b->dealer, b->vul, NULL) != ODD_OK || par.score_pts == stated)
        return;
    odd_writer w = start(message, sizeof message, a, d);
    odd_put_text(&w, "par: the file says ");
    put_points(&w, stated);
    odd_put_text(&w, d->solved ? ", double dummy says " : ", but by its own tricks it should be ");
    put_points(&w, par.score_pts);
    odd_audit_add_cards(a, ODD_AUDIT_PAR, n->line, d, message);
}

/* ---- All of them ----------------------------------------------------------------------------------- */

/* Tricks first, since par may come before them in the file. */
void odd_audit_par(odd_auditor *a) {
    const odd_event *e = a->e;
    audited_notes l = {ODD_TAKE(a->arena, e->about.deal_count + 1, uint32_t),
                       ODD_TAKE(a->arena, e->about.deal_count + 1, uint32_t)};
    if (l.tables == NULL || l.pars == NULL) {
        a->no_memory = true;
        return;
    }
    for (size_t i = 0; i < e->about.deal_count; i++)
        l.tables[i] = l.pars[i] = 0;
    for (uint32_t i = 0; i < e->about.note_count && !a->no_memory; i++) {
        odd_dd stated;
        const odd_note *n = &e->notes[i];
        const odd_board_deal *d = odd_stated_dd(&stated, e, n);
        if (d == NULL || same_table(e, l.tables[d - e->dealt], n, &stated))
            continue;
        l.tables[d - e->dealt] = i + 1;
        audit_table(a, n, d, &stated);
    }
    for (uint32_t i = 0; i < e->about.note_count && !a->no_memory; i++) {
        int stated;
        const odd_board_deal *d = odd_stated_par(&stated, e, &e->notes[i]);
        if (d == NULL || same_par(e, l.pars[d - e->dealt], stated))
            continue;
        l.pars[d - e->dealt] = i + 1;
        audit_score(a, &e->notes[i], d, stated, l.tables[d - e->dealt]);
    }
}
