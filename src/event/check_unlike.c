/* Results unlike all others on the board that would be like them if declarer's side or the sign was entered
 * wrongly, and what would change then. Ordinary bridge has many results that nobody else has; few of them turn
 * into the commonest one by a slip of the pen. */
#include "base/sort.h"
#include "event/check.h"
#include "event/trial.h"
#include "event/why.h"

enum { OTHERS_LEAST = 4, NEAR_IMPS = 3, LIKE_IMPS = 1 };

/* ---- The results of a board -------------------------------------------------------------------- */

typedef struct field {
    const uint32_t *lines; /* by index, from the lowest score of North-South on */
    size_t count;
    size_t declared[ODD_SIDE_COUNT];                  /* by the side that declares: how many */
    size_t strains[ODD_SIDE_COUNT][ODD_STRAIN_COUNT]; /* and in that strain */
} field;

/* Results with the same one are of the same deal. */
static uint64_t deal_of(const odd_seen *s, uint32_t line) {
    return (uint64_t)s->lines[line].slot << 8 | odd_seen_play(s, line)->group;
}

static bool results_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_seen *s = owner;
    uint64_t x = deal_of(s, a), y = deal_of(s, b);
    return x != y ? x < y : odd_seen_play(s, a)->score_pts <= odd_seen_play(s, b)->score_pts;
}

static const odd_play *play_at(const odd_checker *c, const field *f, size_t i) {
    return odd_seen_play(&c->seen, f->lines[i]);
}

static odd_side side_of(const odd_play *p) {
    return odd_seat_side(odd_played(p).declarer);
}

static int imps_between(int a, int b) {
    return odd_imp(a > b ? a - b : b - a);
}

/* ---- Unlike all others ------------------------------------------------------------------------- */

static bool alone_in_side(const odd_checker *c, const field *f, size_t i) {
    odd_side side = side_of(play_at(c, f, i));
    odd_side others = side == ODD_NS ? ODD_EW : ODD_NS;
    return side != ODD_NO_SIDE && f->declared[side] == 1 && f->declared[others] >= OTHERS_LEAST;
}

/* Both sides may well play in notrump, but hardly ever in the same suit. */
static bool alone_in_suit(const odd_checker *c, const field *f, size_t i) {
    odd_result r = odd_played(play_at(c, f, i));
    bool suit = r.level > 0 && r.strain != ODD_NT && f->count > OTHERS_LEAST;
    return suit && f->strains[odd_seat_side(r.declarer)][r.strain] == 1;
}

/* The scores are sorted: the nearest one is a neighbour. */
static bool alone_in_score(const odd_checker *c, const field *f, size_t i) {
    int score = play_at(c, f, i)->score_pts;
    if (f->count <= OTHERS_LEAST)
        return false;
    bool above = i + 1 < f->count && imps_between(play_at(c, f, i + 1)->score_pts, score) <= NEAR_IMPS;
    bool below = i > 0 && imps_between(play_at(c, f, i - 1)->score_pts, score) <= NEAR_IMPS;
    return !above && !below;
}

/* ---- What may have been meant ------------------------------------------------------------------ */

/* The seat of the other side that declares this strain most often; if none does, the one beside it. */
static odd_seat other_seat(const odd_checker *c, const field *f, odd_result r) {
    size_t seats[ODD_SEAT_COUNT] = {0};
    static const odd_seat beside[ODD_SEAT_COUNT] = {
        [ODD_NORTH] = ODD_EAST, [ODD_EAST] = ODD_NORTH, [ODD_SOUTH] = ODD_WEST, [ODD_WEST] = ODD_SOUTH};
    static const odd_seat partner[ODD_SEAT_COUNT] = {
        [ODD_NORTH] = ODD_SOUTH, [ODD_SOUTH] = ODD_NORTH, [ODD_EAST] = ODD_WEST, [ODD_WEST] = ODD_EAST};
    for (size_t i = 0; i < f->count; i++) {
        odd_result other = odd_played(play_at(c, f, i));
        seats[other.declarer] += other.strain == r.strain && other.declarer != ODD_NO_SEAT;
    }
    odd_seat seat = beside[r.declarer];
    return seats[partner[seat]] > seats[seat] ? partner[seat] : seat;
}

/* Tricks over become tricks under, and the other way round; what cannot be is no result. */
static odd_result other_sign(odd_result r) {
    odd_result none = {0};
    int needed = r.level + 6;
    r.tricks = 2 * needed - r.tricks;
    return r.tricks == needed || !odd_result_valid(r) ? none : r;
}

typedef struct likeness {
    size_t strain; /* others who play in that strain from that side */
    size_t near;   /* others whose score is nearly the same */
    size_t same;   /* others who play in it and have that very score */
} likeness;

static likeness likeness_of(const odd_checker *c, const field *f, size_t self, odd_result r, int score_pts) {
    likeness like = {0};
    for (size_t i = 0; i < f->count; i++) {
        const odd_play *p = play_at(c, f, i);
        if (i == self)
            continue;
        bool strain = side_of(p) == odd_seat_side(r.declarer) && odd_played(p).strain == r.strain;
        like.strain += strain;
        like.near += imps_between(p->score_pts, score_pts) <= LIKE_IMPS;
        like.same += strain && p->score_pts == score_pts;
    }
    return like;
}

static size_t at_least(size_t share) {
    return share > 2 ? share : 2;
}

/* From the other side: a third play in that strain there, and a quarter do about as well; in a suit that its own
 * side does not play in otherwise, one is enough. */
static bool side_was_meant(likeness like, size_t others, bool suit) {
    return like.strain >= at_least((others + 2) / 3) && like.near >= (suit ? 1 : at_least((others + 3) / 4));
}

/* With the other sign: a third have that very result. */
static bool sign_was_meant(likeness like, size_t others) {
    return like.same >= at_least((others + 2) / 3);
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

static void put_result(odd_writer *w, odd_result r, odd_style style) {
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, r, style);
    odd_put_text(w, text);
}

static void put_instead(odd_writer *w, const odd_checker *c, const odd_alternative *in) {
    odd_put_text(w, "; if it was ");
    put_result(w, in->result, c->style);
    odd_put_text(w, ": ");
    odd_put_changes(w, c->e, in);
}

/* In what a result is unlike all others. */
typedef struct unlike {
    bool side;  /* nobody else's is declared by that side */
    bool suit;  /* nobody else's is declared by that side in that suit */
    bool score; /* nobody else's score is near */
} unlike;

static void put_unlike(odd_writer *w, const odd_checker *c, const odd_play *p, unlike u) {
    const char *side = side_of(p) == ODD_NS ? "North-South" : "East-West";
    odd_put_text(w, " is unlike all others: nobody else's ");
    if (u.side)
        odd_put_format(w, "is declared by %s", side);
    else if (u.score)
        odd_put_text(w, "score is within 3 IMPs");
    else
        odd_put_format(w, "is in %s by %s", odd_strain_text(odd_played(p).strain, c->style), side);
}

static void report(odd_checker *c, const odd_play *p, unlike u, const odd_alternative *in, int count) {
    char text[ODD_FINDING_MAX];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_side(&w, c->e, p, 0);
    odd_put_text(&w, " v ");
    odd_put_side(&w, c->e, p, 1);
    odd_put_text(&w, ": ");
    put_result(&w, odd_played(p), c->style);
    put_unlike(&w, c, p, u);
    for (int i = 0; i < count; i++)
        put_instead(&w, c, &in[i]);
    odd_finding *f = odd_finding_add(c, ODD_FOUND_UNLIKE, p, text);
    if (f == NULL)
        return;
    f->instead_count = count;
    for (int i = 0; i < count; i++)
        f->instead[i] = in[i];
}

static void check_result(odd_checker *c, odd_trial *t, const field *f, size_t i) {
    unlike u = {alone_in_side(c, f, i), alone_in_suit(c, f, i), alone_in_score(c, f, i)};
    odd_play *p = &c->e->plays[c->seen.lines[f->lines[i]].play];
    odd_result r = odd_played(p);
    if ((!u.side && !u.suit && !u.score) || r.level == 0 || c->doubts[f->lines[i]].blamed || c->no_memory)
        return;
    odd_vul vul = c->e->boards[p->board].vul;
    odd_result meant[2] = {r, other_sign(r)};
    odd_alternative in[2];
    int count = 0;
    meant[0].declarer = other_seat(c, f, r);
    for (int n = 0; n < 2; n++) {
        likeness like = likeness_of(c, f, i, meant[n], odd_score(meant[n], vul));
        bool likely = n == 0 ? side_was_meant(like, f->count - 1, u.suit)
                             : u.score && sign_was_meant(like, f->count - 1);
        if (meant[n].level > 0 && likely)
            in[count++] = try(c, t, p, meant[n]);
    }
    if (count > 0)
        report(c, p, u, in, count);
}

/* ---- All of it --------------------------------------------------------------------------------- */

/* The results of the same deal as the first of these lines. */
static field field_at(const odd_seen *s, const uint32_t *lines, size_t most) {
    field f = {.lines = lines};
    for (; f.count < most && deal_of(s, lines[f.count]) == deal_of(s, lines[0]); f.count++) {
        odd_result r = odd_played(odd_seen_play(s, lines[f.count]));
        f.declared[odd_seat_side(r.declarer)]++;
        f.strains[odd_seat_side(r.declarer)][r.strain]++;
    }
    return f;
}

void odd_check_unlike(odd_checker *c) {
    odd_seen *s = &c->seen;
    size_t count = 0;
    odd_trial t;
    if (!odd_trial_start(&t, c->e, c->arena)) {
        c->no_memory = true;
        return;
    }
    for (uint32_t i = 0; i < s->line_count; i++)
        if (odd_is_played(odd_seen_play(s, i)))
            s->order[count++] = i;
    odd_sort(s->order, s->other, count, results_in_order, s);
    for (size_t at = 0; at < count;) {
        field f = field_at(s, s->order + at, count - at);
        for (size_t i = 0; i < f.count; i++)
            check_result(c, &t, &f, i);
        at += f.count;
    }
}
