/* Contestants: ids and records for readers, contestants and line-ups for writers. */
#include "exchange/roster.h"
#include "base/arena.h"
#include "base/out.h"

odd_contest odd_contest_of(odd_fact fact) {
    return fact == ODD_FACT_TEAM ? ODD_TEAMS : fact == ODD_FACT_PLAYER ? ODD_INDIVIDUALS : ODD_PAIRS;
}

odd_fact odd_contest_fact(odd_contest contest) {
    return contest == ODD_TEAMS         ? ODD_FACT_TEAM
           : contest == ODD_INDIVIDUALS ? ODD_FACT_PLAYER
                                        : ODD_FACT_PAIR;
}

/* ---- Ids --------------------------------------------------------------------------------------- */

odd_text odd_source_number(const odd_source *in, const char *letters, uint32_t number) {
    char text[16];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_text(&w, letters);
    odd_put_int(&w, (int)number);
    return odd_source_keep(in, (odd_text){text, w.len});
}

odd_text odd_source_partners(const odd_source *in, odd_text first, odd_text second) {
    return odd_source_join(in, first, "+", second);
}

void odd_partners_split(odd_text both, odd_text one[2]) {
    size_t plus = 0;
    while (plus < both.len && both.text[plus] != '+')
        plus++;
    one[0] = (odd_text){both.text, plus};
    one[1] = plus < both.len ? (odd_text){both.text + plus + 1, both.len - plus - 1} : (odd_text){0};
}

/* ---- Reading ----------------------------------------------------------------------------------- */

void odd_source_winners(const odd_source *in, int winners, bool movement, uint32_t line) {
    odd_record r = {.fact = ODD_FACT_WINNERS, .line = line, .number = winners};
    if (winners == 2 || movement)
        odd_source_give(in, &r);
}

static void give_added(const odd_source *in, const odd_added_amount *added, odd_fact fact, odd_record about) {
    about.fact = fact;
    about.amount = added->amount;
    about.unit = added->unit;
    if (added->there)
        odd_source_give(in, &about);
}

void odd_source_contestant(const odd_source *in, const odd_named_contestant *c) {
    odd_record r = {.fact = c->kind, .line = c->line, .name = c->name, .text = c->players};
    r.id[0] = c->id;
    odd_source_give(in, &r);
    r.about = ODD_ABOUT_CONTESTANT;
    r.name = r.text = (odd_text){0};
    r.fact = ODD_FACT_PHANTOM;
    if (c->phantom)
        odd_source_give(in, &r);
    r.fact = ODD_FACT_STRAT;
    r.number = c->strat - 1;
    if (c->strat > 0)
        odd_source_give(in, &r);
    r.number = 0;
    give_added(in, &c->carryover, ODD_FACT_CARRYOVER, r);
    give_added(in, &c->handicap, ODD_FACT_HANDICAP, r);
    r.fact = ODD_FACT_NUMBERS;
    r.text = c->numbers;
    if (c->numbers.len > 0)
        odd_source_give(in, &r);
}

/* ---- Writing ----------------------------------------------------------------------------------- */

/* Returns the entry of an id, which is added if it is new; NULL if memory runs out. */
static odd_id_entries *of_id(odd_roster *r, odd_text id) {
    bool is_new;
    uint32_t number = odd_index_add(&r->ids, r->arena, id, &is_new);
    if (number != ODD_NOBODY && ODD_MORE(r->arena, r->of_ids, r->ids.count - 1, r->of_id_cap))
        return &r->of_ids[number];
    r->failed = true;
    return NULL;
}

static void take_entrant(odd_roster *r, const odd_record *record) {
    odd_id_entries *known = of_id(r, record->id[0]);
    r->failed = r->failed || !ODD_MORE(r->arena, r->list, r->count, r->cap);
    if (r->failed)
        return;
    r->contest = odd_contest_of(record->fact);
    r->list[r->count++] = (odd_entrant){.id = record->id[0],
                                        .name = record->name,
                                        .players = record->text,
                                        .direction = record->direction,
                                        .same = known->entrant};
    known->entrant = (uint32_t)r->count;
}

static void take_lineup(odd_roster *r, const odd_record *record) {
    odd_id_entries *known = of_id(r, record->id[0]);
    r->failed = r->failed || !ODD_MORE(r->arena, r->lineups, r->lineup_count, r->lineup_cap);
    if (r->failed)
        return;
    r->lineups[r->lineup_count++] =
        (odd_lineup){record->id[0], record->text, record->number, record->round, known->lineup};
    known->lineup = (uint32_t)r->lineup_count;
}

bool odd_roster_take(odd_roster *r, const odd_record *record) {
    odd_entrant *e;
    switch ((int)record->fact) {
    case ODD_FACT_WINNERS:
        r->winners = record->number;
        return true;
    case ODD_FACT_PAIR:
    case ODD_FACT_TEAM:
    case ODD_FACT_PLAYER:
        take_entrant(r, record);
        return true;
    case ODD_FACT_CARRYOVER:
        e = odd_roster_find(r, record->id[0], record->direction);
        if (e != NULL)
            e->carry = record->amount;
        return true;
    case ODD_FACT_LINEUP:
        take_lineup(r, record);
        return true;
    default:
        return false;
    }
}

static const odd_id_entries *find_id(const odd_roster *r, odd_text id) {
    uint32_t number = odd_index_find(&r->ids, id);
    return number != ODD_NOBODY ? &r->of_ids[number] : NULL;
}

odd_entrant *odd_roster_find(const odd_roster *r, odd_text id, odd_side direction) {
    const odd_id_entries *known = find_id(r, id);
    odd_entrant *found = NULL;
    for (uint32_t i = known != NULL ? known->entrant : 0; i != 0; i = r->list[i - 1].same)
        if (found == NULL || r->list[i - 1].direction == direction)
            found = &r->list[i - 1];
    return found;
}

uint32_t odd_roster_lineup(const odd_roster *r, odd_text id) {
    const odd_id_entries *known = find_id(r, id);
    return known != NULL ? known->lineup : 0;
}

odd_text odd_roster_result_id(const odd_roster *r, odd_text id, int direction) {
    return r->winners == 2 ? odd_directed_id(r->arena, direction == 0 ? "NS" : "EW", id) : id;
}
