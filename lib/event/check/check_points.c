/* Points that cannot be right: that no contract gives, that differ from the contract beside them, or that are
 * far from all others while a slip of the pen would make them equal to others. */
#include "event/check/check.h"
#include "event/why/why.h"

enum { NEAR_IMPS = 3, LIKE_IMPS = 1, ALL_DIGITS = 10 };

static bool is_possible(int score_pts, odd_vul vul) {
    odd_candidate one;
    return odd_score_inverse(&one, 1, score_pts, vul) > 0;
}

/* ---- The others -------------------------------------------------------------------------------- */

typedef struct points_field {
    const odd_checker *c;
    const uint32_t *lines;
    size_t count, self;
} points_field;

static const odd_play *play_at(const points_field *f, size_t i) {
    return odd_inferred_play(&f->c->inferred, f->lines[i]);
}

/* Returns the number of other results with about these points. */
static size_t near(const points_field *f, int score_pts, int imps) {
    size_t some = 0;
    for (size_t i = 0; i < f->count; i++)
        some += i != f->self && odd_imps_between(play_at(f, i)->score_pts, score_pts) <= imps;
    return some;
}

/* ---- Slips ------------------------------------------------------------------------------------- */

/* Returns the points with two neighbouring digits exchanged; 0 if that is not possible. */
static int swapped(int score_pts, int unit) {
    int size = score_pts < 0 ? -score_pts : score_pts;
    int low = size / unit % ALL_DIGITS, high = size / unit / ALL_DIGITS % ALL_DIGITS;
    int other = size + (low - high) * unit * ALL_DIGITS - (low - high) * unit;
    return size / unit < ALL_DIGITS || low == high ? 0 : score_pts < 0 ? -other : other;
}

/* Returns the points that may have been meant: possible on the board, and near those of a third of the
 * others, at least two. 0: none. */
static int find_meant(const points_field *f, odd_vul vul) {
    int was = play_at(f, f->self)->score_pts, best = 0;
    int slips[] = {-was, was % 100 == 0 ? was / 10 : 0, was * 10, swapped(was, 10), swapped(was, 100)};
    size_t most = (f->count + 1) / 3 < 2 ? 1 : (f->count + 1) / 3 - 1;
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        size_t like = slips[i] != 0 && is_possible(slips[i], vul) ? near(f, slips[i], LIKE_IMPS) : 0;
        if (like > most) {
            most = like;
            best = slips[i];
        }
    }
    return best;
}

/* ---- Saying so --------------------------------------------------------------------------------- */

static void check_line(odd_checker *c, const points_field *f) {
    const odd_play *p = play_at(f, f->self);
    odd_vul vul = c->e->boards[p->board].vul;
    odd_finding_room room;
    bool possible = is_possible(p->score_pts, vul);
    if (possible && (f->count < 3 || near(f, p->score_pts, NEAR_IMPS) > 0))
        return;
    int meant = find_meant(f, vul);
    if (possible && meant == 0)
        return;
    odd_writer w = odd_finding_start(&room, c, p);
    if (possible)
        odd_put_clause(&w, "no other score is within 3 IMPs of %d", p->score_pts);
    else
        odd_put_clause(&w, "no contract gives %d points on this board", p->score_pts);
    if (meant != 0)
        odd_put_clause(&w, ". Was %d meant?", meant);
    odd_finding_add(c, ODD_FOUND_POINTS, p, &w);
}

void odd_check_points(odd_checker *c, const uint32_t *lines, size_t count) {
    points_field f = {c, lines, count, 0};
    for (; f.self < count && !c->no_memory; f.self++)
        if (play_at(&f, f.self)->bare && !c->doubts[lines[f.self]].blamed)
            check_line(c, &f);
}

/* ---- Points beside a contract ------------------------------------------------------------------ */

void odd_check_stated_points(odd_checker *c) {
    const odd_event *e = c->e;
    for (size_t i = 0; i < e->about.stated_count && !c->no_memory; i++) {
        const odd_stated_score *s = &e->stated[i];
        if (s->about != ODD_ABOUT_PLAY || s->kind != ODD_STATED_SCORE || s->of[0] >= e->about.play_count)
            continue;
        const odd_play *p = &e->plays[s->of[0]];
        if (!odd_is_played(p) || p->bare || p->corrected)
            continue;
        bool ns = s->there[0];
        odd_amount stated = ns ? s->amount[0] : -s->amount[1], own = (odd_amount)p->score_pts * ODD_ONE;
        if ((!s->there[0] && !s->there[1]) || stated == own)
            continue;
        char result[ODD_RESULT_MAX];
        odd_finding_room room;
        odd_writer w = odd_finding_start(&room, c, p);
        odd_result_format(result, sizeof result, odd_play_result(p), c->style);
        odd_put_clause(&w, "%s is %d points for North-South, and the line says %s", result, p->score_pts,
                       odd_number_of(stated).text);
        odd_finding_add(c, ODD_FOUND_POINTS, p, &w);
    }
}
