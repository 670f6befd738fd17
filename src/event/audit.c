/* Recomputes what somebody's file says. What is right is the event's own; what the file says was kept when it was
 * read. */
#include "event/audit.h"
#include "base/memory.h"
#include "base/sort.h"
#include "event/check.h"
#include "event/why.h"

const char *odd_audit_text(odd_audit_kind kind) {
    static const char *const texts[ODD_AUDIT_COUNT] = {"score", "mp",     "imps",    "percent",  "vp",
                                                       "rank",  "boards", "auction", "contract", "lead",
                                                       "play",  "tricks", "deal",    "par"};
    return kind >= 0 && kind < ODD_AUDIT_COUNT ? texts[kind] : "";
}

/* ---- Findings ---------------------------------------------------------------------------------- */

static const char *keep(odd_auditor *a, const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    char *kept = odd_arena_take(a->arena, len + 1, 1);
    if (kept == NULL) {
        a->no_memory = true;
        return "";
    }
    odd_copy(kept, text, len);
    return kept;
}

static void add(odd_auditor *a, odd_audit_finding finding) {
    odd_audit *out = a->out;
    odd_audit_finding *list =
        odd_arena_grow(a->arena, out->list, out->count, out->count + 1, &out->cap, sizeof *list);
    if (list == NULL) {
        a->no_memory = true;
        return;
    }
    out->list = list;
    finding.message = keep(a, finding.message);
    finding.effect = keep(a, finding.effect);
    list[out->count++] = finding;
    out->counts[finding.kind]++;
}

void odd_audit_add(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_play *p, const char *message,
                   const char *effect) {
    add(a, (odd_audit_finding){.kind = kind,
                               .line = line,
                               .board = p != NULL ? a->e->boards[p->board].number : 0,
                               .round = p != NULL ? p->round : 0,
                               .message = message,
                               .effect = effect});
}

void odd_audit_add_cards(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_dealt *d,
                         const char *message) {
    add(a, (odd_audit_finding){.kind = kind,
                               .line = line,
                               .board = a->e->boards[d->board].number,
                               .round = d->round,
                               .message = message,
                               .effect = ""});
}

void odd_audit_put_play(odd_writer *w, const odd_auditor *a, const odd_play *p) {
    char text[ODD_PLAY_MAX];
    if (p->round > 0)
        odd_put_format(w, "round %d, ", p->round);
    odd_put_format(w, "board %d, ", a->e->boards[p->board].number);
    odd_put_side(w, a->e, p, 0);
    odd_put_text(w, " v ");
    odd_put_side(w, a->e, p, 1);
    odd_play_format(text, sizeof text, a->e, p, a->style);
    odd_put_format(w, ", %s", text);
}

static bool in_order(const void *owner, uint32_t x, uint32_t y) {
    const odd_audit_finding *list = owner;
    return list[x].line <= list[y].line;
}

static bool put_in_order(odd_auditor *a) {
    odd_audit *out = a->out;
    uint32_t *order = ODD_TAKE(a->arena, out->count + 1, uint32_t);
    uint32_t *other = ODD_TAKE(a->arena, out->count + 1, uint32_t);
    odd_audit_finding *sorted = ODD_TAKE(a->arena, out->count + 1, odd_audit_finding);
    if (order == NULL || other == NULL || sorted == NULL)
        return false;
    for (size_t i = 0; i < out->count; i++)
        order[i] = (uint32_t)i;
    odd_sort(order, other, out->count, in_order, out->list);
    for (size_t i = 0; i < out->count; i++)
        sorted[i] = out->list[order[i]];
    out->list = sorted;
    out->cap = out->count;
    return true;
}

/* ---- What is right ----------------------------------------------------------------------------- */

/* Of max, in ten-thousandths of a per cent. */
static odd_amount percent_of(odd_amount part, odd_amount max) {
    odd_amount twice = part * (200 * (odd_amount)ODD_ONE) / max;
    return twice / 2 + twice % 2;
}

static bool right_of_play(const odd_auditor *a, const odd_said *said, int d, odd_amount *right) {
    const odd_event *e = a->e;
    const odd_play *p = &e->plays[said->of[0]];
    if (p->later != 0)
        return false; /* it was corrected since */
    if (said->kind == ODD_SAID_SCORE) {
        *right = (d == 0 ? p->score_pts : -p->score_pts) * (odd_amount)ODD_ONE;
        return p->kind == ODD_PLAYED && !p->bare;
    }
    if (!odd_event_scored(e, p, d))
        return false;
    *right = e->worths[p->worth].value[d];
    if (said->kind == ODD_SAID_PERCENT) {
        odd_amount top = odd_event_top(e, p, d);
        *right = top > 0 ? percent_of(*right, top) : 0;
        return top > 0;
    }
    return said->kind == odd_scoring_unit(e->scoring);
}

static bool right_of_contestant(const odd_auditor *a, const odd_said *said, odd_amount *right) {
    const odd_event *e = a->e;
    odd_text id = e->inner->tokens[said->of[0]].text;
    uint32_t who;
    if (odd_event_find(e, &who, id.text, id.len, NULL) != ODD_OK)
        return false;
    const odd_standing *s = odd_event_standing(e, who);
    if (s == NULL)
        return false;
    bool vp = e->has_vp && e->scoring == ODD_TEAM_IMPS;
    switch ((odd_said_kind)said->kind) {
    case ODD_SAID_RANK:
        *right = s->rank * (odd_amount)ODD_ONE;
        return true;
    case ODD_SAID_BOARDS:
        *right = s->boards * (odd_amount)ODD_ONE;
        return true;
    case ODD_SAID_PERCENT:
        *right = s->max > 0 ? percent_of(s->score, s->max) : 0;
        return s->max > 0;
    case ODD_SAID_VP:
        *right = s->score;
        return vp;
    case ODD_SAID_SCORE:
    case ODD_SAID_MP:
    case ODD_SAID_IMPS:
        *right = vp ? s->imps_won - s->imps_lost : s->score;
        return said->kind == odd_scoring_unit(e->scoring);
    case ODD_SAID_COUNT:
        break;
    }
    return false;
}

static bool right_of_match(const odd_auditor *a, const odd_said *said, int which, odd_amount *right) {
    const odd_event *e = a->e;
    uint32_t team[2];
    for (int i = 0; i < 2; i++) {
        odd_text id = e->inner->tokens[said->of[i]].text;
        if (odd_event_find(e, &team[i], id.text, id.len, NULL) != ODD_OK)
            return false;
    }
    for (size_t i = 0; i < e->match_count; i++) {
        const odd_match *m = &e->matches[i];
        int turn = m->team[0] == team[0] ? 0 : 1;
        if ((said->round != 0 && m->round != said->round) || m->team[turn] != team[0] ||
            m->team[1 - turn] != team[1])
            continue;
        int side = which == turn ? 0 : 1;
        *right = said->kind == ODD_SAID_VP ? m->vp[side] : m->won[side];
        /* one number alone may be the margin */
        if (said->kind != ODD_SAID_VP && !said->there[1] &&
            said->amount[0] == m->won[side] - m->won[1 - side])
            *right = said->amount[0];
        return said->kind == ODD_SAID_VP ? e->has_vp : said->kind == odd_scoring_unit(e->scoring);
    }
    return false;
}

bool odd_audit_right(const odd_auditor *a, const odd_said *said, int which, odd_amount *right) {
    switch ((odd_topic)said->about) {
    case ODD_ABOUT_PLAY:
        return right_of_play(a, said, which, right);
    case ODD_ABOUT_CONTESTANT:
        return right_of_contestant(a, said, right);
    case ODD_ABOUT_MATCH:
        return right_of_match(a, said, which, right);
    case ODD_ABOUT_EVENT:
    case ODD_ABOUT_BOARD:
        break;
    }
    return false;
}

/* Numbers that a said has: a rank's second says that it is shared. */
static int numbers_of(const odd_said *said) {
    return said->about == ODD_ABOUT_CONTESTANT ? 1 : 2;
}

/* A file gives so many digits: what rounds to them, either way, is right. */
static bool close_enough(const odd_auditor *a, const odd_said *said, odd_amount right, odd_amount stated) {
    odd_amount off = right > stated ? right - stated : stated - right;
    return 2 * off <= a->step[said->about][said->kind] || off == 0;
}

/* How many digits behind the point a number needs, 0 to 4. */
static int digits_of(odd_amount amount) {
    int digits = 0;
    for (odd_amount step = ODD_ONE; amount % step != 0; step /= 10)
        digits++;
    return digits;
}

/* As many digits as some of the numbers have: a single one, which may be a slip, is not enough. */
static odd_amount step_of(const uint32_t need[5]) {
    uint32_t all = need[0] + need[1] + need[2] + need[3] + need[4], more = 0;
    odd_amount step = 1;
    for (int digits = 4; digits > 0; digits--, step *= 10) {
        more += need[digits];
        if (more > 1 && more > all / 50)
            return step;
    }
    return ODD_ONE;
}

static void find_steps(odd_auditor *a) {
    uint32_t need[ODD_AUDIT_TOPICS][ODD_SAID_COUNT][5] = {0};
    for (size_t i = 0; i < a->e->said_count; i++) {
        const odd_said *said = &a->e->said[i];
        for (int n = 0; n < numbers_of(said); n++)
            if (said->there[n])
                need[said->about][said->kind][digits_of(said->amount[n])]++;
    }
    for (int about = 0; about < ODD_AUDIT_TOPICS; about++)
        for (int kind = 0; kind < ODD_SAID_COUNT; kind++)
            a->step[about][kind] = step_of(need[about][kind]);
    for (int about = 0; about < ODD_AUDIT_TOPICS; about++) { /* these are counted, and not rounded */
        a->step[about][ODD_SAID_SCORE] = 0;
        a->step[about][ODD_SAID_RANK] = 0;
        a->step[about][ODD_SAID_BOARDS] = 0;
    }
}

size_t odd_audit_wrong(const odd_auditor *a) {
    size_t wrong = 0;
    for (size_t i = 0; i < a->e->said_count; i++) {
        const odd_said *said = &a->e->said[i];
        odd_amount right;
        for (int n = 0; n < numbers_of(said); n++)
            wrong += said->there[n] && odd_audit_right(a, said, n, &right) &&
                     !close_enough(a, said, right, said->amount[n]);
    }
    return wrong;
}

/* ---- What it does to the ranking --------------------------------------------------------------- */

/* Where somebody would stand with another score. */
static void put_other_rank(odd_writer *w, const odd_auditor *a, uint32_t who, odd_amount more) {
    const odd_event *e = a->e;
    const odd_standing *s = odd_event_standing(e, who);
    int rank = 1;
    if (s == NULL || more == 0)
        return;
    for (size_t i = 0; i < e->standing_count; i++) {
        const odd_standing *t = &e->standings[i];
        rank += t->who != who && e->contestants[t->who].field == e->contestants[who].field &&
                t->score > s->score + more;
    }
    odd_put_text(w, "with it, ");
    odd_put_contestant(w, e, who);
    if (rank == s->rank) {
        odd_put_text(w, " stays ");
    } else {
        odd_put_text(w, " from ");
        odd_put_rank(w, s->rank);
        odd_put_text(w, " to ");
    }
    odd_put_rank(w, rank);
}

/* The unit of the standings, in which a difference counts for the rank. */
static bool ranks_in(const odd_event *e, odd_said_kind kind) {
    bool vp = e->has_vp && e->scoring == ODD_TEAM_IMPS;
    return kind == (vp ? ODD_SAID_VP : odd_scoring_unit(e->scoring));
}

static void put_effect(odd_writer *w, odd_auditor *a, odd_trial *trial, const odd_said *said, int which,
                       odd_amount right) {
    odd_event *e = a->e;
    odd_amount more = said->amount[which] - right;
    uint32_t who = ODD_NOBODY;
    if (said->about == ODD_ABOUT_PLAY && said->kind == ODD_SAID_SCORE) {
        odd_play *p = &e->plays[said->of[0]];
        odd_alternative changes;
        int points = (int)((which == 0 ? said->amount[0] : -said->amount[1]) / ODD_ONE);
        if (points < -7600 || points > 7600)
            return;
        if (!odd_trial_with(trial, p, p->packed, true, points, &changes))
            a->no_memory = true;
        odd_put_text(w, "with it, ");
        odd_put_changes(w, e, &changes);
        return;
    }
    if (!ranks_in(e, (odd_said_kind)said->kind))
        return;
    if (said->about == ODD_ABOUT_PLAY) {
        who = odd_event_partners(e, &e->plays[said->of[0]], which).who[0];
    } else {
        odd_text id = e->inner->tokens[said->of[said->about == ODD_ABOUT_MATCH ? which : 0]].text;
        odd_event_find(e, &who, id.text, id.len, NULL);
    }
    if (who != ODD_NOBODY)
        put_other_rank(w, a, who, more);
}

/* ---- Saying so --------------------------------------------------------------------------------- */

static void put_topic(odd_writer *w, const odd_auditor *a, const odd_said *said, int which) {
    static const char *const sides[] = {", North-South", ", East-West"};
    const odd_event *e = a->e;
    uint32_t who;
    if (said->about == ODD_ABOUT_PLAY) {
        odd_audit_put_play(w, a, &e->plays[said->of[0]]);
        if (said->kind != ODD_SAID_SCORE || which == 1)
            odd_put_text(w, sides[which]);
        return;
    }
    if (said->round != 0)
        odd_put_format(w, "round %d, ", said->round);
    odd_text id = e->inner->tokens[said->of[said->about == ODD_ABOUT_MATCH ? which : 0]].text;
    if (odd_event_find(e, &who, id.text, id.len, NULL) == ODD_OK)
        odd_put_contestant(w, e, who);
}

/* The unit behind a number: "12.5 mp". A score is points, and needs none. */
static const char *unit_words(odd_said_kind kind) {
    static const char *const words[ODD_SAID_COUNT] = {"", " mp", " IMPs", "%", " VP", "", " boards"};
    return words[kind];
}

static void put_number(odd_writer *w, const odd_said *said, odd_amount amount) {
    if (said->kind == ODD_SAID_RANK)
        odd_put_rank(w, (int)(amount / ODD_ONE));
    else
        odd_put_text(w, odd_number_of(amount).text);
    odd_put_text(w, unit_words((odd_said_kind)said->kind));
}

/* With one digit more than the file has: so that the difference is seen. */
static odd_amount shown(const odd_auditor *a, const odd_said *said, odd_amount right) {
    odd_amount step = a->step[said->about][said->kind] / 10;
    if (step <= 1)
        return right;
    odd_amount half = right < 0 ? -step / 2 : step / 2;
    return (right + half) / step * step;
}

static void say_wrong(odd_auditor *a, odd_trial *trial, const odd_said *said, int which, odd_amount right) {
    char message[ODD_AUDIT_MESSAGE], effect[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(message, sizeof message), x = odd_writer_on(effect, sizeof effect);
    put_topic(&w, a, said, which);
    odd_put_text(&w, said->kind == ODD_SAID_RANK ? ": the file has it " : ": the file says ");
    put_number(&w, said, said->amount[which]);
    odd_put_text(&w, ", it is ");
    put_number(&w, said, shown(a, said, right));
    put_effect(&x, a, trial, said, which, right);
    odd_audit_add(a, (odd_audit_kind)said->kind, said->line,
                  said->about == ODD_ABOUT_PLAY ? &a->e->plays[said->of[0]] : NULL, message, effect);
}

static void audit_values(odd_auditor *a) {
    odd_trial trial;
    if (!odd_trial_start(&trial, a->e, a->arena)) {
        a->no_memory = true;
        return;
    }
    for (size_t i = 0; i < a->e->said_count && !a->no_memory; i++) {
        const odd_said *said = &a->e->said[i];
        for (int n = 0; n < numbers_of(said); n++) {
            odd_amount right;
            if (!said->there[n])
                continue;
            bool known = odd_audit_right(a, said, n, &right);
            bool good = known && close_enough(a, said, right, said->amount[n]);
            a->out->values += known;
            a->out->others += !known;
            a->out->right += good;
            if (known && !good)
                say_wrong(a, &trial, said, n, right);
        }
    }
}

int odd_event_audit(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style) {
    odd_auditor a = {.out = out, .e = e, .arena = arena, .style = style};
    *out = (odd_audit){0};
    find_steps(&a);
    odd_audit_settings(&a);
    audit_values(&a);
    odd_audit_cards(&a);
    odd_audit_par(&a);
    return !a.no_memory && put_in_order(&a) ? ODD_OK : ODD_E_MEMORY;
}

int odd_event_audit_par(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style) {
    odd_auditor a = {.out = out, .e = e, .arena = arena, .style = style};
    *out = (odd_audit){0};
    odd_audit_par(&a);
    return !a.no_memory && put_in_order(&a) ? ODD_OK : ODD_E_MEMORY;
}
