/* Results that the other results of the board, and the cards if they are known, make so surprising that a slip
 * of the pen is more likely. plausible.c computes how surprising a result is. Many ordinary results are unique
 * on their board; few of them become a common one by undoing a slip. */
#include "base/arena.h"
#include "event/check/check.h"
#include "event/scoring.h"
#include "event/why/why.h"

enum { NEAR_IMPS = 3, FAR = 3 /* tricks from what can be made */ };

/* ---- The results of a board -------------------------------------------------------------------- */

typedef struct field {
    const uint32_t *lines; /* by index, sorted by North-South's score */
    size_t count;
    odd_result_counts spread; /* of the results with a contract */
} field;

/* Returns the key of a deal. */
static uint64_t deal_of(const odd_inferred_movement *s, uint32_t line) {
    return (uint64_t)s->lines[line].slot << 8 | odd_inferred_play(s, line)->group;
}

static bool results_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_inferred_movement *s = owner;
    uint64_t x = deal_of(s, a), y = deal_of(s, b);
    return x != y ? x < y : odd_inferred_play(s, a)->score_pts <= odd_inferred_play(s, b)->score_pts;
}

static const odd_play *play_at(const odd_checker *c, const field *f, size_t i) {
    return odd_inferred_play(&c->inferred, f->lines[i]);
}

/* Since scores are sorted, the nearest one is a neighbour. */
static bool alone_in_score(const odd_checker *c, const field *f, size_t i) {
    int score = play_at(c, f, i)->score_pts;
    bool above = i + 1 < f->count && odd_imps_between(play_at(c, f, i + 1)->score_pts, score) <= NEAR_IMPS;
    bool below = i > 0 && odd_imps_between(play_at(c, f, i - 1)->score_pts, score) <= NEAR_IMPS;
    return !above && !below;
}

/* ---- What would change ------------------------------------------------------------------------- */

static odd_alternative try(odd_checker *c, odd_trial *t, odd_play *p, odd_result r) {
    odd_vul vul = c->e->boards[p->board].vul;
    odd_alternative in;
    if (!odd_trial_with(t, p, odd_pack(r, vul), false, odd_score(r, vul), &in))
        c->no_memory = true;
    in.result = r;
    return in;
}

/* ---- Saying so --------------------------------------------------------------------------------- */

static odd_phrase result_phrase(odd_result r, odd_style style) {
    odd_phrase phrase = {""};
    odd_result_format(phrase.text, sizeof phrase.text, r, style);
    return phrase;
}

static void put_instead(odd_writer *w, const odd_checker *c, const odd_alternative *in) {
    odd_put_clause(w, "; if it was %s: ", result_phrase(in->result, c->style).text);
    odd_put_changes(w, c->e, in);
}

/* Writes how a result differs from all others. */
static void put_unlike(odd_writer *w, const odd_checker *c, const field *f, size_t i,
                       const odd_result_counts *others) {
    odd_result r = odd_play_result(play_at(c, f, i));
    odd_side declaring = odd_seat_side(r.declarer);
    odd_trick_range takers = odd_result_counts_range(others, declaring, r.strain);
    const char *side = declaring == ODD_NS ? "North-South" : "East-West";
    odd_put_clause(w, "%s is unlike all others: ", result_phrase(r, c->style).text);
    if (others->declared[declaring] == 0)
        odd_put_clause(w, "no other is declared by %s", side);
    else if (takers.count == 0 && r.strain != ODD_NT)
        odd_put_clause(w, "no other is in %s by %s", odd_strain_text(r.strain, c->style), side);
    else if (takers.count == 0 || alone_in_score(c, f, i))
        odd_put_clause(w, "no other score is within 3 IMPs");
    else if (takers.most > takers.least)
        odd_put_clause(w, "other declarers in %s took %d to %d tricks", odd_strain_text(r.strain, c->style),
                       takers.least, takers.most);
    else
        odd_put_clause(w, "other declarers in %s took %d tricks", odd_strain_text(r.strain, c->style),
                       takers.least);
}

static void report_unlike(odd_checker *c, const field *f, size_t i, const odd_result_counts *others,
                          const odd_alternative *in) {
    odd_finding_room room;
    odd_writer w = odd_finding_start(&room, c, play_at(c, f, i));
    put_unlike(&w, c, f, i, others);
    if (in != NULL)
        put_instead(&w, c, in);
    odd_finding *found = odd_finding_add(c, ODD_FOUND_UNLIKE, play_at(c, f, i), &w);
    if (found != NULL && in != NULL) {
        found->instead_count = 1;
        found->instead[0] = *in;
    }
}

/* Contradictions with the cards are reported first, since they are certain. */
static void report_tricks(odd_checker *c, const odd_play *p, const odd_result_counts *others,
                          const odd_slip *slip) {
    odd_finding_room room;
    odd_result r = odd_play_result(p);
    odd_trick_range takers = odd_result_counts_range(others, odd_seat_side(r.declarer), r.strain);
    odd_writer w = odd_finding_start(&room, c, p);
    odd_put_clause(&w, "%s is %d trick%s, and %d can be made", result_phrase(r, c->style).text, r.tricks,
                   r.tricks == 1 ? "" : "s", others->made->tricks[r.strain][r.declarer]);
    if (takers.count > 0 && takers.most > takers.least)
        odd_put_clause(&w, "; the others in %s took %d to %d", odd_strain_text(r.strain, c->style),
                       takers.least, takers.most);
    else if (takers.count > 0)
        odd_put_clause(&w, takers.count == 1 ? "; the other one in %s took %d" : "; the others in %s took %d",
                       odd_strain_text(r.strain, c->style), takers.least);
    if (slip->meant.level > 0)
        odd_put_clause(&w, ". Was %s meant?", result_phrase(slip->meant, c->style).text);
    odd_finding_add(c, ODD_FOUND_TRICKS, p, &w);
}

static bool is_far(const odd_result_counts *s, odd_result r) {
    int over = s->made != NULL ? r.tricks - s->made->tricks[r.strain][r.declarer] : 0;
    return over >= FAR || over <= -FAR;
}

/* Returns whether the player on lead has the card that was led, which confirms the declarer. */
static bool shows_declarer(const odd_checker *c, const odd_play *p, odd_result r) {
    const odd_board_deal *d = odd_event_deal(c->e, &c->e->boards[p->board], p->round, p->group);
    if (d == NULL || p->lead == 0 || c->wrong_deal[d - c->e->dealt])
        return false;
    odd_hands hands = d->deal;
    odd_hands_complete(&hands);
    return (hands.hand[odd_seat_left(r.declarer)] & ODD_CARD_BIT(p->lead - 1)) != 0;
}

static void check_result(odd_checker *c, odd_trial *t, const field *f, size_t i) {
    odd_play *p = &c->e->plays[c->inferred.lines[f->lines[i]].play];
    odd_result r = odd_play_result(p);
    odd_result_counts others = f->spread;
    odd_slip slip;
    if (p->bare || r.level == 0 || c->doubts[f->lines[i]].blamed || c->no_memory)
        return;
    odd_result_counts_add(&others, r, -1);
    others.led = shows_declarer(c, p, r);
    if (!odd_result_is_doubtful(&others, r, &slip) || odd_is_recorded(c, p, slip.meant))
        return;
    if (is_far(&others, r)) {
        report_tricks(c, p, &others, &slip);
        return;
    }
    odd_alternative in;
    if (slip.meant.level > 0)
        in = try(c, t, p, slip.meant);
    report_unlike(c, f, i, &others, slip.meant.level > 0 ? &in : NULL);
}

/* ---- All of it --------------------------------------------------------------------------------- */

/* The tricks that can be made with the cards of a line, if the cards are known and are those that were played. */
static const odd_dd *made_of(const odd_checker *c, uint32_t line) {
    const odd_play *p = odd_inferred_play(&c->inferred, line);
    const odd_board_deal *d = odd_event_deal(c->e, &c->e->boards[p->board], p->round, p->group);
    return d != NULL && d->solved && !c->wrong_deal[d - c->e->dealt] ? &d->made : NULL;
}

/* Collects the results of the same deal as the first of these lines, without those that are assumed to be about something
 * else. */
static field field_at(const odd_checker *c, const uint32_t *lines, size_t most) {
    const odd_inferred_movement *s = &c->inferred;
    field f = {.lines = lines, .spread.made = made_of(c, lines[0])};
    for (; f.count < most && deal_of(s, lines[f.count]) == deal_of(s, lines[0]); f.count++) {
        const odd_play *p = odd_inferred_play(s, lines[f.count]);
        if (!p->bare && !c->doubts[lines[f.count]].blamed)
            odd_result_counts_add(&f.spread, odd_play_result(p), 1);
    }
    return f;
}

void odd_check_unlike(odd_checker *c) {
    odd_inferred_movement *s = &c->inferred;
    size_t count = 0;
    odd_trial t;
    if (!odd_trial_start(&t, c->e, c->arena) || !odd_recorded_start(c)) {
        c->no_memory = true;
        return;
    }
    for (uint32_t i = 0; i < s->line_count; i++)
        if (odd_is_played(odd_inferred_play(s, i)))
            s->order[count++] = i;
    odd_sort(s->order, s->other, count, results_in_order, s);
    for (size_t at = 0; at < count;) {
        field f = field_at(c, s->order + at, count - at);
        for (size_t i = 0; i < f.count; i++)
            check_result(c, &t, &f, i);
        odd_check_points(c, f.lines, f.count);
        at += f.count;
    }
}
