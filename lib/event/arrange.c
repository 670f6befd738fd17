/* Finds the kind of event, and gives each id of the log its contestants. */
#include "base/out.h"
#include "base/text.h"
#include "event/event_inner.h"

static const char *const kind_names[] = {"pair", "team", "player"};

static void wrong_line(odd_event *e, uint32_t line, const char *message) {
    odd_event_wrong(e, false, ODD_E_REFERENCE, line, (odd_text){0}, (odd_text){0}, "%s", message);
}

/* ---- The kind of event ------------------------------------------------------------------------- */

static size_t plus_in(odd_text id) {
    size_t at = 0;
    while (at < id.len && id.text[at] != '+')
        at++;
    return at;
}

static bool teams_scoring(odd_scoring s) {
    return s == ODD_TEAM_IMPS || s == ODD_PATTON;
}

static void find_contest(odd_event *e) {
    bool known = false;
    e->about.contest = e->facts.has_scoring && teams_scoring(e->about.scoring) ? ODD_TEAMS : ODD_PAIRS;
    for (size_t i = 0; i < e->facts.about_count; i++) {
        const odd_id_details *a = &e->facts.abouts[i];
        if (a->named_line == 0)
            continue;
        if (known && a->kind != e->about.contest)
            odd_event_wrong(e, false, ODD_E_REFERENCE, a->named_line, (odd_text){0}, (odd_text){0},
                            "a %s in an event of %ss: an event has one kind of contestant",
                            kind_names[a->kind], kind_names[e->about.contest]);
        if (!known) {
            e->about.contest = a->kind;
            known = true;
        }
    }
    for (size_t i = 0; i < e->facts.token_count && !known; i++) {
        const odd_token *t = &e->facts.tokens[i];
        if ((t->used[0] || t->used[1]) && plus_in(t->text) < t->text.len) {
            e->about.contest = ODD_INDIVIDUALS;
            known = true;
        }
    }
    for (size_t i = 0; i < e->derived.schedules.count && !known; i++)
        if (e->derived.schedules.list[i].there && e->derived.schedules.list[i].m.move_count > 0) {
            e->about.contest = e->derived.schedules.list[i].m.contest;
            known = true;
        }
    if (!e->facts.has_scoring)
        e->about.scoring = e->about.contest == ODD_TEAMS ? ODD_TEAM_IMPS : ODD_MATCHPOINTS;
}

/* Checks that scoring, winners and victory points are possible for the contest. */
static void check_scoring(odd_event *e) {
    bool teams = e->about.contest == ODD_TEAMS,
         either = e->about.scoring == ODD_BAM || e->about.scoring == ODD_POINTS;
    if (!either && teams != teams_scoring(e->about.scoring))
        wrong_line(
            e, e->facts.scoring_line,
            teams
                ? "this scoring is not for teams: expected scoring imps, bam, points or patton"
                : "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points");
    if (e->about.winners == 2 && e->about.contest != ODD_PAIRS)
        wrong_line(e, e->facts.winners_line, "only an event of pairs can have two winners");
    bool compared = e->about.scoring == ODD_MATCHPOINTS || e->about.scoring == ODD_CROSS_IMPS ||
                    e->about.scoring == ODD_BUTLER;
    if (e->about.has_vp && e->about.scoring != ODD_TEAM_IMPS && (!compared || e->about.contest != ODD_PAIRS))
        wrong_line(
            e, e->facts.vp_line,
            "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler");
    else if (odd_pairs_vp(e) && e->about.winners == 2)
        wrong_line(e, e->facts.winners_line, "pairs that play for victory points have one winner");
}

void odd_event_check(odd_event *e) {
    int64_t by = odd_setting(e, ODD_SET_RANK_BY);
    check_scoring(e);
    if (by == ODD_BY_VP && !e->about.has_vp && e->about.scoring == ODD_TEAM_IMPS)
        wrong_line(e, e->facts.setting_lines[ODD_SET_RANK_BY],
                   "victory points need a scale: expected a line like vp wbf");
    else if ((by == ODD_BY_VP || by == ODD_BY_QUOTIENT || by == ODD_BY_IMPS) &&
             e->about.contest == ODD_TEAMS && e->about.scoring != ODD_TEAM_IMPS)
        wrong_line(e, e->facts.setting_lines[ODD_SET_RANK_BY],
                   "only scoring imps can be ranked by this value: expected auto or wins");
    for (int i = 0; i < ODD_SET_COUNT; i++)
        if (e->facts.setting_lines[i] > 0 && odd_setting_scores((odd_setting_name)i) &&
            !odd_event_setting_used(e, (odd_setting_name)i))
            odd_event_wrong(e, true, ODD_E_REFERENCE, e->facts.setting_lines[i], (odd_text){0}, (odd_text){0},
                            "scoring %s does not use the setting %s", odd_scoring_text(e->about.scoring),
                            odd_setting_about((odd_setting_name)i)->name);
}

/* ---- Contestants ------------------------------------------------------------------------------- */

static odd_text section_of(odd_text id) {
    size_t letters = 0;
    while (letters < id.len && odd_is_letter(id.text[letters]))
        letters++;
    return (odd_text){id.text, letters < id.len ? letters : 0};
}

static bool same_section(const void *owner, uint32_t section, const odd_lookup_key *key) {
    return odd_same_letters(((const odd_event *)owner)->derived.sections[section], key->text);
}

static uint32_t section_hash(const void *owner, uint32_t section) {
    const odd_event *e = owner;
    return (uint32_t)odd_hash_any_case(e->derived.sections[section], e->arena->seed);
}

static bool more_section_slots(odd_event *e) {
    size_t count = (size_t)e->derived.section_count;
    if (!odd_lookup_reserve(&e->derived.by_section, e->arena, count + 1, count, section_hash, e))
        e->no_memory = true;
    return !e->no_memory;
}

static int section_number(odd_event *e, odd_text name) {
    size_t count = (size_t)e->derived.section_count;
    if (name.len == 0 || !more_section_slots(e))
        return 0;
    odd_lookup_key key = {name, (uint32_t)odd_hash_any_case(name, e->arena->seed)};
    uint32_t *slot = odd_lookup_slot(&e->derived.by_section, key, same_section, e);
    if (*slot == 0) {
        if (!odd_event_room(e, &e->derived.sections, count, &e->derived.section_name_cap, sizeof(odd_text)))
            return 0;
        e->derived.sections[count] = name;
        *slot = (uint32_t)++e->derived.section_count;
    }
    return (int)*slot;
}

static uint32_t add_contestant(odd_event *e, odd_text id, odd_side direction) {
    if (!odd_event_room(e, &e->contestants, e->about.contestant_count, &e->derived.contestant_cap,
                        sizeof(odd_contestant)))
        return ODD_NOBODY;
    e->contestants[e->about.contestant_count] =
        (odd_contestant){.id = id, .direction = direction, .section = section_of(id)};
    odd_contestant *c = &e->contestants[e->about.contestant_count];
    odd_club_set(e, c);
    c->section_number = section_number(e, c->section);
    return (uint32_t)e->about.contestant_count++;
}

int odd_event_direction_of(const odd_event *e, odd_text *id) {
    if (e->about.winners != 2 || id->len < 3)
        return -1;
    odd_scan s = {id->text, id->len, 0};
    int direction = odd_scan_word(&s, "ns") ? 0 : odd_scan_word(&s, "ew") ? 1 : -1;
    if (direction >= 0)
        *id = (odd_text){id->text + 2, id->len - 2};
    return direction;
}

static uint32_t contestant_of(odd_event *e, uint32_t token, int direction) {
    odd_holder *t = &e->derived.holders[token];
    if (t->who[direction][0] == ODD_NOBODY) {
        uint32_t who =
            add_contestant(e, e->facts.tokens[token].text,
                           e->about.winners == 2 ? (direction == 0 ? ODD_NS : ODD_EW) : ODD_NO_SIDE);
        t->who[direction][0] = who;
        if (e->about.winners == 1)
            t->who[1 - direction][0] = who;
    }
    return t->who[direction][0];
}

uint32_t odd_event_scheduled_contestant(odd_event *e, uint32_t token) {
    odd_text id = e->facts.tokens[token].text;
    int direction = odd_event_direction_of(e, &id);
    return direction < 0 ? contestant_of(e, token, 0) : e->derived.holders[token].who[direction][0];
}

/* "1+5": two players, in either direction. */
static void arrange_partners(odd_event *e, uint32_t token) {
    odd_text id = e->facts.tokens[token].text;
    size_t plus = plus_in(id);
    if (plus == id.len)
        return;
    odd_text one[2] = {{id.text, plus}, {id.text + plus + 1, id.len - plus - 1}};
    for (int i = 0; i < 2; i++) {
        uint32_t player = odd_event_token(e, one[i], e->facts.tokens[token].line);
        if (player == ODD_NOBODY)
            return;
        uint32_t who = contestant_of(e, player, 0);
        e->derived.holders[token].who[0][i] = e->derived.holders[token].who[1][i] = who;
    }
}

static void arrange_token(odd_event *e, uint32_t token) {
    odd_text id = e->facts.tokens[token].text;
    if (plus_in(id) < id.len) {
        if (e->about.contest == ODD_INDIVIDUALS)
            arrange_partners(e, token);
        return;
    }
    int direction = odd_event_direction_of(e, &id);
    if (direction >= 0) {
        uint32_t bare = odd_event_token(e, id, e->facts.tokens[token].line);
        if (bare != ODD_NOBODY) {
            uint32_t who = contestant_of(e, bare, direction);
            e->derived.holders[token].who[direction][0] = who;
        }
        return;
    }
    for (int d = 0; d < 2; d++)
        if (e->facts.tokens[token].used[d] && e->about.contest != ODD_INDIVIDUALS)
            contestant_of(e, token, d);
}

/* ---- Names and places -------------------------------------------------------------------------- */

/* Returns whether no later line for the same ids withdraws a line. */
static bool was_kept(const odd_event *e, const odd_play *p) {
    bool kept = p->kind != ODD_VOID;
    for (uint32_t i = p->next; i != 0; i = e->plays[i - 1].next) {
        const odd_play *q = &e->plays[i - 1];
        if (q->seat[0] == p->seat[0] && q->seat[1] == p->seat[1])
            kept = q->kind != ODD_VOID;
    }
    return kept;
}

static bool sits_in(const odd_event *e, uint32_t token, int direction) {
    for (size_t i = 0; i < e->about.play_count; i++)
        if (e->plays[i].seat[direction] == token && was_kept(e, &e->plays[i]))
            return true;
    return false;
}

static uint32_t *line_slot(const odd_event *e, size_t size, const odd_play *p) {
    uint32_t *slots = e->scratch.table_slots;
    uint64_t key = ((uint64_t)p->seat[0] << 32 | p->seat[1]) ^ odd_mix(p->board);
    size_t slot = odd_event_mix(e, key) & (size - 1);
    for (; slots[slot] != 0; slot = odd_slot_next(slot, 1, size)) {
        const odd_play *q = &e->plays[slots[slot] - 1];
        if (q->board == p->board && q->seat[0] == p->seat[0] && q->seat[1] == p->seat[1])
            break;
    }
    return &slots[slot];
}

/* The same for all ids at once: the last of the lines for the same ids decides. */
static void find_sitting(odd_event *e) {
    size_t size = 16;
    while (size < 2 * e->about.play_count)
        size *= 2;
    for (size_t i = 0; i < e->facts.token_count; i++)
        e->facts.tokens[i].sits[0] = e->facts.tokens[i].sits[1] = false;
    if (e->about.winners != 2 ||
        !odd_event_reserve(e, &e->scratch.table_slots, 0, size, &e->scratch.table_cap, sizeof(uint32_t)))
        return;
    for (size_t i = 0; i < size; i++)
        e->scratch.table_slots[i] = 0;
    for (size_t i = 0; i < e->about.play_count; i++)
        *line_slot(e, size, &e->plays[i]) = (uint32_t)i + 1;
    for (size_t i = 0; i < size; i++) {
        const odd_play *p = e->scratch.table_slots[i] != 0 ? &e->plays[e->scratch.table_slots[i] - 1] : NULL;
        for (int d = 0; p != NULL && p->kind != ODD_VOID && d < 2; d++)
            e->facts.tokens[p->seat[d]].sits[d] = true;
    }
}

/* With two winners: returns the only direction in which an id sits; -1 if it sits in both or none. `sits`: it
 * has lines as North-South, as East-West. */
static int only_direction(const odd_holder *h, const bool sits[2]) {
    if (h->who[0][0] == ODD_NOBODY || h->who[1][0] == ODD_NOBODY)
        return h->who[0][0] != ODD_NOBODY ? 0 : h->who[1][0] != ODD_NOBODY ? 1 : -1;
    return sits[0] == sits[1] ? -1 : sits[0] ? 0 : 1;
}

/* A mistyped id must be reported; but a contestant without a name may still come to play. */
static uint32_t nobody(odd_event *e, const odd_token *t, uint32_t line) {
    e->derived.somebody_missing = true;
    odd_event_wrong(e, true, ODD_E_REFERENCE, line, (odd_text){0}, (odd_text){0},
                    "unknown %s '%.*s': no line names it, and it has no result", kind_names[e->about.contest],
                    (int)t->text.len, t->text.text);
    return ODD_NOBODY;
}

uint32_t odd_event_contestant_meant(odd_event *e, uint32_t token, uint32_t line) {
    const odd_token *t = &e->facts.tokens[token];
    const odd_holder *h = &e->derived.holders[token];
    if (plus_in(t->text) < t->text.len) {
        wrong_line(e, line, "expected the id of one contestant");
        return ODD_NOBODY;
    }
    int only = e->about.winners == 1 ? 0 : only_direction(h, t->sits);
    uint32_t who = only >= 0 ? h->who[only][0] : ODD_NOBODY;
    if (who != ODD_NOBODY &&
        (e->contestants[who].plays || e->contestants[who].named || e->contestants[who].scheduled))
        return who;
    if (only >= 0 || h->who[0][0] == ODD_NOBODY)
        return nobody(e, t, line);
    if (h->who[0][0] != ODD_NOBODY && h->who[1][0] != ODD_NOBODY) {
        odd_event_wrong(e, false, ODD_E_REFERENCE, line, (odd_text){0}, (odd_text){0},
                        "ambiguous id: with two winners there are NS%.*s and EW%.*s", (int)t->text.len,
                        t->text.text, (int)t->text.len, t->text.text);
    }
    return ODD_NOBODY;
}

static bool good_unit(const odd_event *e, odd_unit unit, bool percent) {
    bool vp = e->about.has_vp;
    switch (unit) {
    case ODD_UNIT_NONE:
        return true;
    case ODD_UNIT_PERCENT:
        return percent && !vp &&
               (e->about.scoring == ODD_MATCHPOINTS ||
                (e->about.scoring == ODD_BAM && e->about.contest != ODD_TEAMS));
    case ODD_UNIT_MP:
        return (e->about.scoring == ODD_MATCHPOINTS && !vp) || e->about.scoring == ODD_BAM ||
               e->about.scoring == ODD_PATTON;
    case ODD_UNIT_IMPS:
        return !vp && (e->about.scoring == ODD_CROSS_IMPS || e->about.scoring == ODD_BUTLER ||
                       e->about.scoring == ODD_TEAM_IMPS);
    case ODD_UNIT_VP:
        return vp;
    case ODD_UNIT_POINTS:
        return e->about.scoring == ODD_POINTS;
    }
    return false;
}

static const char *unit_advice(const odd_event *e) {
    static const char *const advice[ODD_SCORING_COUNT] = {"expected per cent or mp",
                                                          "expected imps",
                                                          "expected imps",
                                                          "expected mp",
                                                          "expected points",
                                                          "expected imps, or vp where there is a scale",
                                                          "expected mp"};
    return odd_pairs_vp(e) ? "expected vp" : advice[e->about.scoring];
}

/* A name or a phantom makes an id a contestant, even before it has a result. */
static void arrange_name(odd_event *e, const odd_id_details *a) {
    if (a->named_line == 0 && !a->phantom)
        return;
    odd_holder *h = &e->derived.holders[a->token];
    for (int d = 0; d < 2; d++)
        if (e->about.winners == 1 || h->who[d][0] != ODD_NOBODY) {
            uint32_t named = contestant_of(e, a->token, d); /* this may move the array */
            if (named != ODD_NOBODY)
                e->contestants[named].named = true;
        }
    if (e->about.winners == 2 && h->who[0][0] == ODD_NOBODY && h->who[1][0] == ODD_NOBODY)
        return; /* it may later sit in either direction */
    uint32_t who = odd_event_contestant_meant(e, a->token, a->line);
    if (who == ODD_NOBODY)
        return;
    odd_contestant *c = &e->contestants[who];
    c->phantom = c->phantom || a->phantom;
    if (a->named_line > 0) {
        c->name = a->name;
        c->players = a->players;
    }
}

static void arrange_about(odd_event *e, const odd_id_details *a) {
    if (a->strat == '\0' && a->carry_line == 0 && a->handicap_line == 0)
        return;
    uint32_t who = odd_event_contestant_meant(e, a->token, a->line);
    if (who == ODD_NOBODY)
        return;
    odd_contestant *c = &e->contestants[who];
    if (a->strat != '\0') {
        c->strat = a->strat;
        e->derived.any_strat = true;
    }
    if (a->carry_line > 0) {
        c->carry = a->carry;
        c->carry_percent = a->carry_unit == ODD_UNIT_PERCENT;
    }
    if (a->handicap_line > 0) {
        c->handicap = a->handicap;
        c->handicap_percent = a->handicap_unit == ODD_UNIT_PERCENT;
    }
    if (!good_unit(e, a->carry_unit, true))
        wrong_line(e, a->carry_line, unit_advice(e));
    if (!good_unit(e, a->handicap_unit, true))
        wrong_line(e, a->handicap_line, unit_advice(e));
}

static void arrange_penalties(odd_event *e) {
    for (size_t i = 0; i < e->about.penalty_count; i++) {
        odd_penalty *p = &e->penalties[i];
        p->who = odd_event_contestant_meant(e, e->facts.penalty_tokens[i], p->line);
        bool margin = p->unit == ODD_UNIT_IMPS && e->about.scoring == ODD_TEAM_IMPS;
        bool total = odd_setting(e, ODD_SET_RANK_BY) == ODD_BY_IMPS ||
                     (odd_setting(e, ODD_SET_RANK_BY) == ODD_BY_AUTO && !e->about.has_vp);
        if (margin && p->round == 0 && !total)
            wrong_line(
                e, p->line,
                "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line");
        else if (!margin && !good_unit(e, p->unit, true))
            wrong_line(e, p->line, unit_advice(e));
    }
}

/* ---- All contestants --------------------------------------------------------------------------- */

/* If teams have names, an id without one is a slip; if no team has a name, a bye may be the first mention of a team. */
static bool any_named(const odd_facts *said) {
    for (size_t i = 0; i < said->about_count; i++)
        if (said->abouts[i].named_line > 0)
            return true;
    return false;
}

void odd_event_arrange(odd_event *e) {
    e->derived.somebody_missing = e->derived.any_strat = false;
    odd_schedules_make(e);
    odd_schedules_check(e);
    find_contest(e);
    odd_event_check(e);
    e->about.contestant_count = 0;
    e->derived.section_count = 0;
    for (size_t i = 0; i < e->derived.by_section.size; i++)
        e->derived.by_section.slots[i] = 0;
    find_sitting(e);
    odd_event_reserve(e, &e->contestants, 0, e->facts.token_count, &e->derived.contestant_cap,
                      sizeof(odd_contestant));
    for (size_t i = 0; i < e->facts.token_count; i++)
        e->derived.holders[i] = ODD_NO_HOLDER;
    for (size_t i = 0; i < e->facts.token_count && !e->no_memory; i++)
        arrange_token(e, (uint32_t)i);
    for (size_t i = 0; i < e->facts.token_count && !e->no_memory; i++)
        for (int seat = 0; seat < 4; seat++)
            if (e->facts.tokens[i].used[seat / 2] &&
                e->derived.holders[i].who[seat / 2][seat % 2] != ODD_NOBODY)
                e->contestants[e->derived.holders[i].who[seat / 2][seat % 2]].plays = true;
    if (!e->no_memory)
        odd_schedules_arrange(e);
    for (size_t i = 0; i < e->facts.about_count && !e->no_memory; i++)
        arrange_name(e, &e->facts.abouts[i]);
    for (size_t i = 0; i < e->facts.about_count && !e->no_memory; i++)
        arrange_about(e, &e->facts.abouts[i]);
    arrange_penalties(e);
    bool named = any_named(&e->facts);
    for (size_t i = 0; i < e->facts.bye_count; i++)
        e->facts.byes[i].who =
            named ? odd_event_contestant_meant(e, e->facts.byes[i].token, e->facts.byes[i].line)
                  : contestant_of(e, e->facts.byes[i].token, 0);
    for (size_t i = 0; i < e->facts.lineup_count; i++)
        e->facts.lineups[i].who =
            odd_event_contestant_meant(e, e->facts.lineups[i].token, e->facts.lineups[i].line);
    if (e->facts.bye_count > 0 && !odd_has_matches(e))
        wrong_line(
            e, e->facts.byes[0].line,
            "only matches have byes: a pair without opponents needs no line, unless there is a vp scale");
}

int odd_event_find(const odd_event *e, uint32_t *who, const char *id, size_t len, odd_error *error) {
    odd_text bare = {id, len};
    if (e->about.club_count > 0)
        return odd_club_find(e, who, bare, error);
    int direction = odd_event_direction_of(e, &bare);
    uint32_t token = odd_event_find_token(e, bare);
    const odd_holder *h = token != ODD_NOBODY ? &e->derived.holders[token] : NULL;
    *who = ODD_NOBODY;
    if (h != NULL && direction >= 0) {
        *who = h->who[direction][0];
    } else if (h != NULL) {
        /* computed now, since lines may have been added */
        bool sits[2] = {sits_in(e, token, 0), sits_in(e, token, 1)};
        int only = e->about.winners == 2 ? only_direction(h, sits) : 0;
        if (only < 0 && h->who[0][0] != ODD_NOBODY)
            return odd_fail(error, ODD_E_REFERENCE, 0, 0, "ambiguous id: there are NS%.*s and EW%.*s",
                            (int)bare.len, bare.text, (int)bare.len, bare.text);
        *who = only >= 0 ? h->who[only][0] : ODD_NOBODY;
    }
    if (*who != ODD_NOBODY && plus_in(bare) == bare.len)
        return ODD_OK;
    *who = ODD_NOBODY;
    return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the event has no %s '%.*s'", kind_names[e->about.contest],
                    (int)odd_scan_quotable(id, len), id);
}
