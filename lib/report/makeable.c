/* What can be made, as people read it: see makeable.h. It does not know how a front end lays it out. */
#include "report/report.h"

enum { BOOK = 6 }; /* tricks that a contract does not count */

int odd_makeable_level(const odd_dd *table, odd_strain strain, odd_seat seat) {
    int tricks = table->tricks[strain][seat];
    return tricks > BOOK && tricks != ODD_DD_UNKNOWN ? tricks - BOOK : 0;
}

/* ---- The contracts of par ------------------------------------------------------------------------- */

/* "4♠ N-S +1": a result, for both partners where both may declare it. */
static void say_contract(odd_out *o, odd_result r, bool both, odd_style style) {
    int over = r.tricks - r.level - BOOK;
    odd_out_words(o, "%d%s%s %s ", r.level, odd_strain_text(r.strain, style), odd_doubling_text(r.doubling),
                  both ? odd_direction_short(odd_seat_side(r.declarer) == ODD_EW)
                       : odd_seat_text(r.declarer));
    if (over == 0)
        odd_out_char(o, '=');
    else
        odd_out_words(o, over > 0 ? "+%d" : "%d", over);
}

/* The index of the other partner's contract; the number of contracts if there is none. */
static int same_for_partner(const odd_par *par, int of) {
    const odd_result *c = par->contracts;
    for (int i = 0; i < par->count; i++)
        if (i != of && c[i].level == c[of].level && c[i].strain == c[of].strain &&
            c[i].tricks == c[of].tricks && odd_seat_side(c[i].declarer) == odd_seat_side(c[of].declarer))
            return i;
    return par->count;
}

void odd_say_contracts(odd_out *o, const odd_par *par, odd_style style, const char *between) {
    if (par->count == 0)
        odd_out_text(o, "all pass");
    for (int i = 0; i < par->count; i++) {
        int other = same_for_partner(par, i);
        if (other < i)
            continue; /* written together with that one */
        odd_out_text(o, i > 0 ? between : "");
        say_contract(o, par->contracts[i], other < par->count, style);
    }
}

/* ---- JSON ------------------------------------------------------------------------------------------ */

void odd_json_levels(odd_out *o, const odd_dd *table, const odd_par *par) {
    odd_json_open(o, "makeable", '{');
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        odd_json_open(o, odd_seat_text(seat), '{');
        for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++) {
            int level = odd_makeable_level(table, strain, seat);
            if (level > 0)
                odd_json_int(o, odd_strain_text(strain, ODD_ASCII), level);
        }
        odd_out_char(o, '}');
    }
    odd_out_char(o, '}');
    odd_json_open(o, "par_words", '"');
    odd_say_contracts(o, par, ODD_SYMBOLS, ", ");
    odd_out_char(o, '"');
}
