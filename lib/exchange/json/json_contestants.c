/* Events as JSON: who plays, and the standings. */
#include "base/text.h"
#include "exchange/json/json_event.h"
#include "exchange/roster.h"

/* ---- Contestants ------------------------------------------------------------------------------- */

typedef struct contestant {
    odd_named_contestant who;
    odd_text direction, names;
    odd_jr_note notes;
} contestant;

/* A carry-over or a handicap: 3.5, or "3%". */
static odd_added_amount read_added(odd_jsonin_reader *r, odd_json *j) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_text text = odd_text_trim(odd_jsonin_text(j));
    bool percent = text.len > 0 && text.text[text.len - 1] == '%';
    odd_added_amount added = {.unit = percent ? ODD_UNIT_PERCENT : ODD_UNIT_NONE};
    added.there = odd_text_amount(&added.amount, (odd_text){text.text, text.len - percent});
    if (!added.there && text.len > 0)
        ODD_JR_WRONG(r, j, place, false, "expected an amount: 3.5, or \"3%%\"");
    return added;
}

static void read_strat(odd_jsonin_reader *r, odd_json *j, contestant *c) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_text text = odd_jsonin_text(j);
    char letter = text.len == 1 ? odd_lower(text.text[0]) : '\0';
    if (letter >= 'a' && letter <= 'c')
        c->who.strat = letter - 'a' + 1;
    else if (text.len > 0)
        ODD_JR_WRONG(r, j, place, false, "expected a stratum: A, B or C");
}

static void read_contestant_member(odd_jsonin_reader *r, odd_json *j, contestant *c, odd_text name) {
    if (odd_text_is(name, "id"))
        c->who.id = odd_jr_id(r, j, false);
    else if (odd_text_is(name, "direction"))
        c->direction = odd_jsonin_text(j);
    else if (odd_text_is(name, "name"))
        c->who.name = odd_jsonin_text(j);
    else if (odd_text_is(name, "names"))
        c->names = odd_jr_joined(r, j, c->who.kind == ODD_FACT_PAIR ? " & " : ", ", "");
    else if (odd_text_is(name, "players"))
        c->who.players = odd_jsonin_text(j);
    else if (odd_text_is(name, "numbers"))
        c->who.numbers = odd_jr_joined(r, j, " ", "-");
    else if (odd_text_is(name, "phantom"))
        c->who.phantom = odd_text_is(odd_jsonin_text(j), "true");
    else if (odd_text_is(name, "strat"))
        read_strat(r, j, c);
    else if (odd_text_is(name, "carryover"))
        c->who.carryover = read_added(r, j);
    else if (odd_text_is(name, "handicap"))
        c->who.handicap = read_added(r, j);
    else if (!odd_jr_keep_note(&c->notes, j, name))
        odd_jr_unknown(r, j, name, "the list of who plays");
}

static void give_contestant(odd_jsonin_reader *r, contestant *c) {
    c->who.id = odd_jr_directed(r, c->direction, c->who.id);
    if (c->who.players.len == 0)
        c->who.players = c->names;
    odd_source_contestant(r->in, &c->who);
    odd_record about = {.about = ODD_ABOUT_CONTESTANT, .line = c->who.line};
    about.id[0] = c->who.id;
    odd_jr_notes(r, &c->notes, &about);
}

void odd_jr_contestants(odd_jsonin_reader *r, odd_json *j, odd_fact kind) {
    odd_text name;
    if (!odd_jsonin_enter(j, '['))
        return;
    while (odd_jsonin_item(j)) {
        odd_jsonin_place place = odd_jr_place(j);
        contestant c = {.who = {.kind = kind, .line = j->here.line}};
        if (!odd_jsonin_enter(j, '{'))
            continue;
        while (odd_jsonin_member(j, &name))
            read_contestant_member(r, j, &c, name);
        if (c.who.id.len > 0)
            give_contestant(r, &c);
        else if (j->broken == NULL)
            ODD_JR_WRONG(r, j, place, false, "missing member \"id\"");
    }
}

/* ---- Standings --------------------------------------------------------------------------------- */

/* Returns whether a member is computed from the rest; it is not read. */
static bool is_computed(odd_text name) {
    return odd_text_among(name,
                          "max|section|wins|matches|carryover|handicap|penalty|tie_break|strat|strat_ranks|"
                          "numbers") >= 0;
}

typedef struct standing {
    contestant c;
    odd_scores s;
    odd_amount imps[2]; /* won, lost */
    bool tied;
} standing;

static void read_standing_member(odd_jsonin_reader *r, odd_json *j, standing *s, odd_text name) {
    static const struct {
        const char *name;
        odd_stated_kind kind;
    } kinds[] = {{"rank", ODD_STATED_RANK},
                 {"percent", ODD_STATED_PERCENT},
                 {"boards", ODD_STATED_BOARDS},
                 {"vp", ODD_STATED_VP}};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (odd_text_is(name, kinds[i].name)) {
            odd_jr_score(r, j, &s->s, kinds[i].kind, 0);
            return;
        }
    if (odd_text_is(name, "score"))
        odd_jr_score(r, j, &s->s, r->has_vp ? ODD_STATED_VP : r->unit, 0);
    else if (odd_text_is(name, "tied"))
        s->tied = odd_text_is(odd_jsonin_text(j), "true");
    else if (odd_text_is(name, "imps_won"))
        odd_jr_amount(r, j, &s->imps[0]);
    else if (odd_text_is(name, "imps_lost"))
        odd_jr_amount(r, j, &s->imps[1]);
    else if (odd_text_is(name, "imps"))
        odd_jr_score(r, j, &s->s, ODD_STATED_IMPS, 0);
    else if (odd_text_is(name, "team"))
        s->c.who.name = odd_jsonin_text(j);
    else if (is_computed(name))
        odd_jsonin_skip(j);
    else
        read_contestant_member(r, j, &s->c, name);
}

void odd_jr_standings(odd_jsonin_reader *r, odd_json *j) {
    odd_text name;
    if (!odd_jsonin_enter(j, '['))
        return;
    while (odd_jsonin_item(j)) {
        standing s = {.c = {.who = {.kind = r->kind, .line = j->here.line}}};
        if (!odd_jsonin_enter(j, '{'))
            continue;
        while (odd_jsonin_member(j, &name))
            read_standing_member(r, j, &s, name);
        if (s.c.who.id.len == 0)
            continue;
        if (r->listed)
            s.c.who.id = odd_jr_directed(r, s.c.direction, s.c.who.id);
        else
            give_contestant(r, &s.c);
        if (r->has_vp && (s.imps[0] != 0 || s.imps[1] != 0)) {
            s.s.amount[ODD_STATED_IMPS][0] = s.imps[0] - s.imps[1];
            s.s.there[ODD_STATED_IMPS][0] = true;
        }
        s.s.there[ODD_STATED_RANK][1] = s.tied;
        odd_record about = {.line = s.c.who.line, .about = ODD_ABOUT_CONTESTANT};
        about.id[0] = s.c.who.id;
        odd_source_scores(r->in, &s.s, about);
    }
}
