/* Recomputes what a file states: compares the event's own numbers with the statements that were kept when the
 * file was read. */
#include "event/audit/audit.h"
#include "base/bits.h"
#include "base/arena.h"
#include "event/check/check.h"
#include "event/why/why.h"

const char *odd_audit_text(odd_audit_kind kind) {
    static const char *const texts[ODD_AUDIT_COUNT] = {"score", "mp",     "imps",    "percent",  "vp",
                                                       "rank",  "boards", "auction", "contract", "lead",
                                                       "play",  "tricks", "deal",    "par"};
    return kind >= 0 && kind < ODD_AUDIT_COUNT ? texts[kind] : "";
}

/* ---- Findings ---------------------------------------------------------------------------------- */

const char *odd_audit_keep(odd_auditor *a, const char *text) {
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
    finding.message = odd_audit_keep(a, finding.message);
    finding.effect = odd_audit_keep(a, finding.effect);
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

void odd_audit_add_at(odd_auditor *a, odd_audit_kind kind, uint32_t line, int board, int round,
                      const char *message) {
    add(a, (odd_audit_finding){
               .kind = kind, .line = line, .board = board, .round = round, .message = message, .effect = ""});
}

void odd_audit_add_cards(odd_auditor *a, odd_audit_kind kind, uint32_t line, const odd_board_deal *d,
                         const char *message) {
    odd_audit_add_at(a, kind, line, a->e->boards[d->board].number, d->round, message);
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
    odd_audit_finding *sorted =
        odd_sort_copy(a->arena, out->list, out->count, sizeof *sorted, in_order, out->list);
    if (sorted == NULL)
        return false;
    out->list = sorted;
    out->cap = out->count;
    return true;
}

/* ---- What it does to the ranking --------------------------------------------------------------- */

/* Returns whether t would be ahead of s if s had `more`: by what both are ranked by, which may be a share. */
static bool is_ahead(const odd_standing *t, const odd_standing *s, odd_amount more) {
    if (s->key_num != s->score || s->key_den <= 0 || t->key_den <= 0)
        return t->score > s->score + more;
    return odd_frac_compare(odd_frac_of(t->key_num, t->key_den), odd_frac_of(s->key_num + more, s->key_den)) >
           0;
}

/* Writes the rank that a contestant would have with another score. */
static void put_other_rank(odd_writer *w, const odd_auditor *a, uint32_t who, odd_amount more) {
    const odd_event *e = a->e;
    const odd_standing *s = odd_event_standing(e, who);
    int rank = 1;
    if (s == NULL || more == 0)
        return;
    for (size_t i = 0; i < e->about.standing_count; i++) {
        const odd_standing *t = &e->standings[i];
        rank += t->who != who && e->contestants[t->who].field == e->contestants[who].field &&
                is_ahead(t, s, more);
    }
    odd_put_text(w, "with the stated value, ");
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

/* Returns whether scores of this kind decide the rank. */
static bool ranks_in(const odd_event *e, odd_stated_kind kind) {
    bool vp = e->about.has_vp && e->about.scoring == ODD_TEAM_IMPS;
    return kind == (vp ? ODD_STATED_VP : odd_scoring_unit(e->about.scoring));
}

static void put_effect(odd_writer *w, odd_auditor *a, odd_trial *trial, const odd_stated_score *said,
                       int which, odd_amount right) {
    odd_event *e = a->e;
    odd_amount more = said->amount[which] - right;
    uint32_t who = ODD_NOBODY;
    if (said->about == ODD_ABOUT_PLAY && said->kind == ODD_STATED_SCORE) {
        odd_play *p = &e->plays[said->of[0]];
        odd_alternative changes;
        int points = (int)((which == 0 ? said->amount[0] : -said->amount[1]) / ODD_ONE);
        if (points < -7600 || points > 7600)
            return;
        if (!odd_trial_with(trial, p, p->packed, true, points, &changes))
            a->no_memory = true;
        odd_put_text(w, "with the stated value, ");
        odd_put_changes(w, e, &changes);
        return;
    }
    if (!ranks_in(e, (odd_stated_kind)said->kind))
        return;
    if (said->about == ODD_ABOUT_PLAY) {
        who = odd_event_partners(e, &e->plays[said->of[0]], which).who[0];
    } else {
        odd_text id = e->facts.tokens[said->of[said->about == ODD_ABOUT_MATCH ? which : 0]].text;
        odd_event_find(e, &who, id.text, id.len, NULL);
    }
    if (who != ODD_NOBODY)
        put_other_rank(w, a, who, more);
}

/* ---- Saying so --------------------------------------------------------------------------------- */

static void put_topic(odd_writer *w, const odd_auditor *a, const odd_stated_score *said, int which) {
    static const char *const sides[] = {", North-South", ", East-West"};
    const odd_event *e = a->e;
    uint32_t who;
    if (said->about == ODD_ABOUT_PLAY) {
        odd_audit_put_play(w, a, &e->plays[said->of[0]]);
        if (said->kind != ODD_STATED_SCORE || which == 1)
            odd_put_text(w, sides[which]);
        return;
    }
    if (said->round != 0)
        odd_put_format(w, "round %d, ", said->round);
    odd_text id = e->facts.tokens[said->of[said->about == ODD_ABOUT_MATCH ? which : 0]].text;
    if (odd_event_find(e, &who, id.text, id.len, NULL) == ODD_OK)
        odd_put_contestant(w, e, who);
}

/* The unit after an amount: "12.5 mp", "1 IMP". Points and ranks have no unit. */
static const char *unit_words(odd_stated_kind kind, odd_amount amount) {
    static const char *const one[ODD_STATED_COUNT] = {"", " mp", " IMP", "%", " VP", "", " board"};
    static const char *const many[ODD_STATED_COUNT] = {"", " mp", " IMPs", "%", " VPs", "", " boards"};
    return amount == ODD_ONE || amount == -ODD_ONE ? one[kind] : many[kind];
}

static void put_number(odd_writer *w, const odd_auditor *a, const odd_stated_score *said, odd_amount amount) {
    odd_reading reading = a->columns[said->about][said->kind].reading;
    bool percent = reading == ODD_READ_PERCENT || reading == ODD_READ_ASCHERMAN_PERCENT;
    if (said->kind == ODD_STATED_RANK)
        odd_put_rank(w, (int)(amount / ODD_ONE));
    else
        odd_put_text(w, odd_number_of(amount).text);
    odd_put_text(w, unit_words(percent ? ODD_STATED_PERCENT : (odd_stated_kind)said->kind, amount));
}

/* With one digit more than the file has, so that the difference is visible. */
static odd_amount shown(const odd_auditor *a, const odd_stated_score *said, odd_amount right) {
    odd_amount step = a->columns[said->about][said->kind].step / 10;
    if (step <= 1)
        return right;
    odd_amount half = right < 0 ? -step / 2 : step / 2;
    return (right + half) / step * step;
}

static void put_wrong(odd_writer *w, odd_auditor *a, const odd_stated_score *said, int which,
                      odd_amount right) {
    put_topic(w, a, said, which);
    odd_put_text(w, said->kind == ODD_STATED_RANK ? ": the file says " : ": the file says ");
    put_number(w, a, said, said->amount[which]);
    odd_put_text(w, ", it should be ");
    put_number(w, a, said, shown(a, said, right));
}

static const odd_play *play_of(const odd_auditor *a, const odd_stated_score *said) {
    return said->about == ODD_ABOUT_PLAY ? &a->e->plays[said->of[0]] : NULL;
}

static void say_wrong(odd_auditor *a, odd_trial *trial, const odd_stated_score *said, int which,
                      odd_amount right) {
    char message[ODD_AUDIT_MESSAGE], effect[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(message, sizeof message), x = odd_writer_on(effect, sizeof effect);
    put_wrong(&w, a, said, which, right);
    put_effect(&x, a, trial, said, which, right);
    odd_audit_add(a, (odd_audit_kind)said->kind, said->line, play_of(a, said), message, effect);
}

/* Adds one finding for a whole column, with its first wrong number as an example. */
static void say_other_method(odd_auditor *a, const odd_stated_score *said, int which, odd_amount right) {
    char message[ODD_AUDIT_MESSAGE];
    odd_column *c = &a->columns[said->about][said->kind];
    odd_writer w = odd_writer_on(message, sizeof message);
    odd_audit_put_column(&w, said->about, said->kind);
    odd_put_format(
        &w,
        ": %d of %d differ from the values computed from the results: probably another method; the first: ",
        (int)c->wrong, (int)c->values);
    put_wrong(&w, a, said, which, right);
    odd_audit_add(a, (odd_audit_kind)said->kind, said->line, NULL, message, "");
    c->said = true;
}

static void audit_value(odd_auditor *a, odd_trial *trial, const odd_stated_score *said, int which) {
    odd_amount right;
    odd_column *c = &a->columns[said->about][said->kind];
    bool known = c->state != ODD_COLUMN_ELSEWHERE && odd_audit_right(a, said, which, c->reading, &right);
    bool good = known && odd_audit_close(a, said, c->digits, right, said->amount[which]);
    if (known && !good && (a->fine[said - a->e->stated] >> which & 1)) {
        a->follows++;
        good = true;
    }
    a->out->values += known;
    a->out->others += !known;
    a->out->right += good;
    if (!known || good)
        return;
    if (c->state == ODD_COLUMN_COMPARED)
        say_wrong(a, trial, said, which, right);
    else if (!c->said)
        say_other_method(a, said, which, right);
}

/* Audits the scores about some topics (a bit for each). */
static void audit_values(odd_auditor *a, unsigned topics) {
    odd_trial trial;
    if (!odd_trial_start(&trial, a->e, a->arena)) {
        a->no_memory = true;
        return;
    }
    for (size_t i = 0; i < a->e->about.stated_count && !a->no_memory; i++) {
        const odd_stated_score *said = &a->e->stated[i];
        for (int n = 0; n < odd_audit_numbers(said) && (topics >> said->about & 1); n++)
            if (said->there[n])
                audit_value(a, &trial, said, n);
    }
}

/* Marks the numbers that are right with the points that the file states. */
static void mark_fine(odd_auditor *a, unsigned topics) {
    for (size_t i = 0; i < a->e->about.stated_count; i++) {
        const odd_stated_score *said = &a->e->stated[i];
        const odd_column *c = &a->columns[said->about][said->kind];
        for (int n = 0; n < odd_audit_numbers(said) && (topics >> said->about & 1); n++) {
            odd_amount right;
            if (said->there[n] && odd_audit_right(a, said, n, c->reading, &right) &&
                odd_audit_close(a, said, c->digits, right, said->amount[n]))
                a->fine[i] |= (uint8_t)(1 << n);
        }
    }
}

static void audit_topics(odd_auditor *a, unsigned topics) {
    if (a->points_count > 0)
        mark_fine(a, topics);
    odd_audit_take_points(a, false);
    audit_values(a, topics);
    odd_audit_take_points(a, true);
}

/* If lines follow other settings than totals, they are compared first, with those settings. */
static void audit_scores(odd_auditor *a) {
    const unsigned lines = 1U << ODD_ABOUT_PLAY;
    odd_conventions totals = a->stand;
    odd_audit_judge(a);
    if (a->lines_apart) {
        odd_audit_use_conventions(a, &a->lines);
        audit_topics(a, lines);
        odd_audit_use_conventions(a, &totals);
        audit_topics(a, ~lines);
    } else {
        audit_topics(a, ~0U);
    }
    odd_audit_take_points(a, false);
    odd_audit_remark_follows(a);
}

/* Starts an audit without findings. Returns false without memory. */
static bool clear(odd_audit *out, odd_arena *arena) {
    *out = (odd_audit){.determined = ODD_TAKE(arena, ODD_SET_COUNT, bool),
                       .tried = ODD_TAKE(arena, ODD_SET_COUNT, bool)};
    return out->determined != NULL && out->tried != NULL;
}

int odd_event_audit(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style) {
    odd_auditor a = {.out = out, .e = e, .arena = arena, .style = style};
    if (!clear(out, arena))
        return ODD_E_MEMORY;
    if (!odd_audit_columns_start(&a) || !odd_audit_points_start(&a))
        return ODD_E_MEMORY;
    odd_audit_choose_points(&a);
    odd_audit_settings(&a);
    audit_scores(&a);
    odd_audit_append(&a);
    odd_audit_other_numbers(&a);
    odd_audit_cards(&a);
    odd_audit_par(&a);
    return !a.no_memory && put_in_order(&a) ? ODD_OK : ODD_E_MEMORY;
}

int odd_event_audit_par(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style) {
    odd_auditor a = {.out = out, .e = e, .arena = arena, .style = style};
    if (!clear(out, arena))
        return ODD_E_MEMORY;
    odd_audit_par(&a);
    return !a.no_memory && put_in_order(&a) ? ODD_OK : ODD_E_MEMORY;
}
