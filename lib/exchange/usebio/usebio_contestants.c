/* USEBIO: the participants. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "exchange/roster.h"
#include "exchange/usebio/usebio.h"

static bool in_participants(const odd_usebio *u) {
    return u->place[u->depth - 1] == ODD_UB_PARTICIPANTS;
}

void odd_ub_start_who(odd_usebio *u, odd_ub_place place) {
    odd_ub_contestant *c = &u->who;
    if (u->looking) {
        u->look.teams = u->look.teams || place == ODD_UB_TEAM;
        if (in_participants(u))
            u->look.has_total = u->look.has_percent = false;
        return;
    }
    if (place == ODD_UB_PLAYER && !in_participants(u)) {
        if (c->player_count < sizeof c->numbers / sizeof c->numbers[0])
            c->numbers[c->player_count] = (odd_text){0};
        c->player_count++;
    }
    if (!in_participants(u))
        return;
    odd_ub_tags tags = c->tags; /* its memory is reused */
    *c = (odd_ub_contestant){.line = u->line[u->depth], .column = u->column[u->depth], .tags = tags};
    c->tags.count = 0;
    c->kind = place == ODD_UB_TEAM ? ODD_FACT_TEAM : place == ODD_UB_PAIR ? ODD_FACT_PAIR : ODD_FACT_PLAYER;
    if (place == ODD_UB_PLAYER)
        c->player_count = 1;
}

/* ---- Players ----------------------------------------------------------------------------------- */

static void add_bytes(odd_usebio *u, odd_text text) {
    odd_ub_contestant *c = &u->who;
    if (text.len == 0)
        return;
    if (!ODD_ROOM(u->in->arena, c->players, c->players_len, c->players_len + text.len + 1, c->players_cap))
        return;
    odd_copy(c->players + c->players_len, text.text, text.len);
    c->players_len += text.len;
}

/* Adds a player. "Lee, Ann" becomes Ann Lee, because a log separates players by commas. */
static void add_player(odd_usebio *u, odd_text name) {
    size_t comma = 0;
    name = odd_text_trim(name);
    while (comma < name.len && name.text[comma] != ',')
        comma++;
    if (u->who.players_len > 0 && name.len > 0)
        add_bytes(u, odd_text_of(u->who.kind == ODD_FACT_PAIR ? " & " : ", "));
    if (comma < name.len) {
        add_bytes(u, odd_text_trim((odd_text){name.text + comma + 1, name.len - comma - 1}));
        add_bytes(u, odd_text_of(" "));
        name = odd_text_trim((odd_text){name.text, comma});
    }
    add_bytes(u, name);
}

static void add_number(odd_usebio *u, odd_ub_value value) {
    odd_ub_contestant *c = &u->who;
    size_t count = c->player_count;
    if (count > 0 && count <= sizeof c->numbers / sizeof c->numbers[0])
        c->numbers[count - 1] = odd_ub_keep(u, value).text;
}

/* Joins the numbers, one word each, - for an unknown one; empty if all are unknown. */
static odd_text join_numbers(odd_usebio *u) {
    enum { LONGEST = 32, MOST = sizeof u->who.numbers / sizeof u->who.numbers[0] };
    odd_ub_contestant *c = &u->who;
    char text[MOST * (LONGEST + 1)];
    size_t count = c->player_count < MOST ? c->player_count : MOST, len = 0;
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        size_t start = len;
        any = any || c->numbers[i].len > 0;
        for (size_t k = 0; k < c->numbers[i].len && len - start < LONGEST; k++)
            if ((unsigned char)c->numbers[i].text[k] > ' ')
                text[len++] = c->numbers[i].text[k];
        if (len == start)
            text[len++] = '-';
        text[len++] = ' ';
    }
    return any ? odd_source_keep(u->in, (odd_text){text, len - 1}) : (odd_text){0};
}

/* ---- Texts ------------------------------------------------------------------------------------- */

/* "3", "3=", "=3" */
static void take_rank(odd_usebio *u, odd_ub_value value) {
    odd_scores *said = &u->who.said;
    odd_text text = odd_text_trim(value.text);
    bool tied = false;
    if (text.len > 0 && text.text[text.len - 1] == '=') {
        tied = true;
        text.len--;
    } else if (text.len > 0 && text.text[0] == '=') {
        tied = true;
        text = (odd_text){text.text + 1, text.len - 1};
    }
    value.text = text;
    odd_ub_score(u, said, ODD_STATED_RANK, 0, value);
    said->there[ODD_STATED_RANK][1] = tied && said->there[ODD_STATED_RANK][0];
}

static bool is_id(odd_ub_place place, odd_text name) {
    return place == ODD_UB_TEAM   ? odd_text_is(name, "TEAM_ID") || odd_text_is(name, "TEAM_NUMBER")
           : place == ODD_UB_PAIR ? odd_text_is(name, "PAIR_NUMBER")
                                  : odd_text_is(name, "PLAYER_NUMBER");
}

/* Takes an element about the contestant itself, and not about one of its players or pairs. */
static bool take_own(odd_usebio *u, odd_ub_place place, odd_text name, odd_ub_value value) {
    odd_ub_contestant *c = &u->who;
    if (is_id(place, name))
        c->id = odd_ub_keep(u, value).text;
    else if (odd_text_is(name, "TEAM_NAME"))
        c->name = odd_ub_keep(u, value).text;
    else if (odd_text_is(name, "DIRECTION"))
        c->direction = odd_ub_side(value.text);
    else if (odd_text_is(name, "PLACE"))
        take_rank(u, value);
    else if (odd_text_is(name, "TOTAL_SCORE"))
        odd_ub_score(u, &c->said, u->vp_matches ? ODD_STATED_VP : odd_scoring_unit(u->scoring), 0, value);
    else if (odd_text_is(name, "PERCENTAGE"))
        odd_ub_score(u, &c->said, ODD_STATED_PERCENT, 0, value);
    else if (odd_text_is(name, "BOARDS_PLAYED"))
        odd_ub_score(u, &c->said, ODD_STATED_BOARDS, 0, value);
    else if (odd_text_is(name, "ADJUSTMENT"))
        c->adjustment = odd_ub_keep(u, value);
    else if (odd_text_is(name, "STRAT_NUMBER") && odd_text_number(value.text, 3) > 0)
        c->strat = odd_text_number(value.text, 3);
    else
        return false;
    return true;
}

bool odd_ub_take_who(odd_usebio *u, odd_ub_place place, odd_text name, odd_ub_value value) {
    const odd_ub_contestant *c = &u->who;
    bool own = (c->kind == ODD_FACT_TEAM && place == ODD_UB_TEAM) ||
               (c->kind == ODD_FACT_PAIR && place == ODD_UB_PAIR) || c->kind == ODD_FACT_PLAYER;
    if (place == ODD_UB_PLAYER && odd_text_is(name, "PLAYER_NAME")) {
        add_player(u, value.text);
        return true;
    }
    if (place == ODD_UB_PLAYER && odd_text_is(name, "NATIONAL_ID_NUMBER")) {
        add_number(u, value);
        return true;
    }
    if (!own && place == ODD_UB_PAIR && c->kind == ODD_FACT_TEAM)
        return false;
    if (!own)
        return is_id(place, name) || odd_text_is(name, "BOARDS_PLAYED");
    return take_own(u, place, name, value);
}

/* ---- All of it --------------------------------------------------------------------------------- */

/* Sends what was subtracted from the total, or added to it, in its own unit. */
static void give_adjustment(odd_usebio *u) {
    static const odd_unit units[ODD_STATED_COUNT] = {ODD_UNIT_POINTS, ODD_UNIT_MP, ODD_UNIT_IMPS,
                                                     ODD_UNIT_PERCENT, ODD_UNIT_VP};
    odd_ub_contestant *c = &u->who;
    odd_amount amount = 0;
    odd_stated_kind kind = u->has_vp ? ODD_STATED_VP : odd_scoring_unit(u->scoring);
    odd_record r = {.line = c->adjustment.line};
    bool known = odd_text_amount(&amount, c->adjustment.text);
    if (c->adjustment.text.len == 0 || (known && amount == 0))
        return;
    if (!known || (c->said.there[ODD_STATED_PERCENT][0] && !c->said.there[kind][0])) {
        ODD_UB_WRONG(u, c->adjustment, true, "the adjustment has no unit: it is kept but does not count");
        odd_ub_add_tag(u, &c->tags, odd_text_of("usebio:ADJUSTMENT"), c->adjustment);
        return;
    }
    r.id[0] = c->id;
    r.fact = amount < 0 ? ODD_FACT_PENALTY : ODD_FACT_CARRYOVER;
    r.amount = amount < 0 ? -amount : amount;
    r.unit = amount < 0 ? units[kind] : ODD_UNIT_NONE;
    r.text = odd_text_of("adjustment");
    if (amount != 0)
        odd_source_give(u->in, &r);
}

static void give_contestant(odd_usebio *u) {
    odd_ub_contestant *c = &u->who;
    odd_named_contestant who = {.kind = c->kind,
                                .line = c->line,
                                .id = c->id,
                                .name = c->name,
                                .players = {c->players, c->players_len},
                                .numbers = join_numbers(u),
                                .strat = c->strat};
    odd_source_contestant(u->in, &who);
    give_adjustment(u);
    odd_record about = {.about = ODD_ABOUT_CONTESTANT, .line = c->line};
    about.id[0] = c->id;
    odd_ub_give_tags(u, &c->tags, about);
    odd_source_scores(u->in, &c->said, about);
}

void odd_ub_end_who(odd_usebio *u) {
    odd_ub_contestant *c = &u->who;
    odd_ub_value where = {.line = c->line, .column = c->column};
    if (!in_participants(u))
        return;
    c->id = odd_ub_id(u, c->id, c->direction);
    if (u->scoring == ODD_MATCHPOINTS && u->look.percents && !u->look.points)
        c->said.there[ODD_STATED_MP][0] = false;
    if (c->id.len > 0)
        give_contestant(u);
    else
        ODD_UB_WRONG(u, where, false, "missing id: expected a %s of at most 16 letters and digits",
                     c->kind == ODD_FACT_TEAM   ? "TEAM_ID"
                     : c->kind == ODD_FACT_PAIR ? "PAIR_NUMBER"
                                                : "PLAYER_NUMBER");
}
