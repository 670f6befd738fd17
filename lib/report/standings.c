/* Which standings are shown, and which of their columns have something in them. */
#include "base/arena.h"
#include "base/scan.h"
#include "report/standings.h"

const odd_standing *odd_ranking_at(const odd_ranking *r, size_t row) {
    return odd_standing_at(r->e, r->rows != NULL ? r->rows[row] : row);
}

int odd_ranking_place(const odd_ranking *r, const odd_standing *s) {
    return r->strat != '\0' ? s->strat_rank[r->strat - 'A'] : s->rank;
}

bool odd_ranking_tied(const odd_ranking *r, const odd_standing *s) {
    return r->strat != '\0' ? s->strat_tied[r->strat - 'A'] : s->tied;
}

char odd_ranking_strat(const odd_ranking *r, const odd_contestant *c) {
    return c->strat == '\0' && r->has_strats ? 'A' : c->strat;
}

static void more(int *most, int value) {
    *most = value > *most ? value : *most;
}

/* Which columns the event has something for, and how many decimals they need. Contestants are looked at in their
 * own order: in that of the standings each would have to be fetched from elsewhere. */
static void look_over(odd_ranking *r) {
    const odd_event *e = r->e;
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++) {
        const odd_contestant *c = odd_contestant_at(e, i);
        r->has_strats = r->has_strats || c->strat != '\0';
        r->has_names = r->has_names || c->name.len + c->players.len > 0;
        r->has_players = r->has_players || c->players.len > 0;
        r->has_carry = r->has_carry || c->carry != 0;
        r->has_handicap = r->has_handicap || c->handicap != 0;
    }
    for (size_t i = 0; i < r->count; i++) {
        const odd_standing *s = odd_ranking_at(r, i);
        more(&r->decimals, odd_decimals(s->score));
        more(&r->max_decimals, odd_decimals(s->max));
        more(&r->penalty_decimals, odd_decimals(s->penalty));
        r->has_penalty = r->has_penalty || s->penalty != 0;
        r->has_ties = r->has_ties || s->broken_by != ODD_TIE_SHARE;
        r->uneven = r->uneven || s->boards != odd_standing_at(e, 0)->boards;
    }
}

static bool keep(const odd_ranking *r, const odd_standing *s, odd_text section) {
    odd_text own = odd_contestant_at(r->e, s->who)->section;
    if (r->strat != '\0' && s->strat_rank[r->strat - 'A'] == 0)
        return false;
    return section.text == NULL || odd_same_letters(section, own);
}

odd_ranking odd_ranking_of(const odd_event *e, odd_arena *arena, char strat, odd_text section) {
    odd_ranking r = {.e = e, .count = odd_event_about(e)->standing_count, .strat = strat};
    if (strat != '\0' || section.text != NULL) {
        r.rows = ODD_TAKE(arena, odd_event_about(e)->standing_count + 1, uint32_t);
        r.count = 0;
        for (size_t i = 0; i < odd_event_about(e)->standing_count; i++)
            if (keep(&r, odd_standing_at(e, i), section))
                r.rows[r.count++] = (uint32_t)i;
    }
    look_over(&r);
    return r;
}
