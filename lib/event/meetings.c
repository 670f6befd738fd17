/* Lines of travellers and the movement: who meets on a board, which results are in no movement, and what was
 * probably meant. */
#include "base/arena.h"
#include "base/out.h"
#include "event/event_inner.h"

/* ---- Contestants ------------------------------------------------------------------------------- */

/* Chains the moves by the contestant that sits North-South. */
static bool chain_moves(odd_event *e, odd_schedule *s) {
    if (!odd_event_reserve(e, &s->first, 0, e->about.contestant_count + 1, &s->first_cap, sizeof *s->first))
        return false;
    for (size_t i = 0; i <= e->about.contestant_count; i++)
        s->first[i] = 0;
    for (size_t i = s->m.move_count; i-- > 0;)
        for (int k = 0; k < 2; k++) {
            uint32_t who = s->m.moves[i].ns[k] != 0 ? s->who[s->m.moves[i].ns[k]] : ODD_NOBODY;
            if (who == ODD_NOBODY || k > 0) /* an individual move is found by its first player */
                continue;
            s->next[i] = s->first[who];
            s->first[who] = (uint32_t)i + 1;
        }
    return true;
}

void odd_schedules_arrange(odd_event *e) {
    for (size_t n = 0; n < e->derived.schedules.count; n++) {
        odd_schedule *s = &e->derived.schedules.list[n];
        for (int i = 1; s->there && i <= s->m.contestants; i++) {
            s->who[i] = odd_event_scheduled_contestant(e, s->tokens[i]);
            if (s->who[i] != ODD_NOBODY)
                e->contestants[s->who[i]].scheduled = true;
        }
        if (s->there && !chain_moves(e, s))
            return;
    }
}

int odd_schedule_expected_results(const odd_event *e, const odd_schedule *s, int section) {
    int most = 0;
    uint16_t *count = s->counts;
    for (int b = 0; b <= s->last_board; b++)
        count[b] = 0;
    for (size_t i = 0; i < s->m.move_count; i++) {
        const odd_move *v = &s->m.moves[i];
        uint32_t who = s->who[v->ns[0]];
        if (who == ODD_NOBODY || e->contestants[who].section_number != section)
            continue;
        for (int b = v->first; b > 0 && b <= v->last; b++)
            most = ++count[b] > most ? count[b] : most;
    }
    return most;
}

/* ---- Who meets --------------------------------------------------------------------------------- */

static bool has_board(const odd_move *v, int board) {
    return v->first == 0 || (v->first <= board && board <= v->last);
}

/* Returns whether these contestants are that side of a move. */
static bool is_side(const odd_schedule *s, const uint16_t side[2], const uint32_t who[2]) {
    uint32_t a = s->who[side[0]], b = side[1] != 0 ? s->who[side[1]] : ODD_NOBODY;
    return (a == who[0] && b == who[1]) || (a == who[1] && b == who[0] && b != ODD_NOBODY);
}

/* Returns whether a line is about two teams that meet in a move, in either direction: a slip is about both
 * tables of a match. */
static bool is_match(const odd_event *e, const odd_schedule *s, const odd_move *v, const odd_play *p) {
    const uint32_t *one = odd_event_who(e, p, 0), *two = odd_event_who(e, p, 1);
    return (p->round == 0 || p->round == v->round) && ((is_side(s, v->ns, one) && is_side(s, v->ew, two)) ||
                                                       (is_side(s, v->ns, two) && is_side(s, v->ew, one)));
}

static const odd_move *find_match(const odd_event *e, const odd_schedule *s, const odd_play *p) {
    for (size_t i = 0; i < s->m.move_count; i++)
        if (is_match(e, s, &s->m.moves[i], p))
            return &s->m.moves[i];
    return NULL;
}

static const odd_move *find_move(const odd_event *e, const odd_schedule *s, const odd_play *p, int board) {
    if (p->slip)
        return find_match(e, s, p);
    const uint32_t *ns = odd_event_who(e, p, 0), *ew = odd_event_who(e, p, 1);
    for (int k = 0; k < 2 && ns[k] != ODD_NOBODY; k++)
        for (uint32_t i = s->first[ns[k]]; i != 0; i = s->next[i - 1]) {
            const odd_move *v = &s->m.moves[i - 1];
            bool round = e->about.contest != ODD_TEAMS || p->round == 0 || p->round == v->round;
            if (round && has_board(v, board) && is_side(s, v->ns, ns) && is_side(s, v->ew, ew))
                return v;
        }
    return NULL;
}

const odd_move *odd_schedule_move(const odd_event *e, const odd_schedule *s, const odd_play *p) {
    return find_move(e, s, p, e->boards[p->board].number);
}

const odd_move *odd_event_line_move(const odd_event *e, const odd_play *p) {
    const odd_schedule *s = odd_event_schedule(e, e->boards[p->board].session);
    return s != NULL && !p->left_out ? odd_schedule_move(e, s, p) : NULL;
}

uint32_t odd_event_movement_who(const odd_event *e, size_t session, uint32_t who) {
    const odd_schedule *s =
        session < e->about.session_count ? odd_event_schedule(e, (uint32_t)session) : NULL;
    return s != NULL && who > 0 && who <= (uint32_t)s->m.contestants ? s->who[who] : ODD_NOBODY;
}

/* The slip of a match, which counts for all of its boards. Slips without a board line above them are of board 1. */
static const odd_play *slip_of(const odd_event *e, const odd_schedule *s, size_t session, const odd_move *v) {
    const odd_board *b =
        s != NULL && e->about.contest == ODD_TEAMS ? odd_event_board_in(e, session, 1) : NULL;
    for (uint32_t i = b != NULL ? b->first : 0; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        if (p->slip && !p->corrected && p->kind != ODD_VOID && is_match(e, s, v, p))
            return p;
    }
    return NULL;
}

const odd_play *odd_event_move_line(const odd_event *e, size_t session, const odd_move *v, int board) {
    const odd_schedule *s =
        session < e->about.session_count ? odd_event_schedule(e, (uint32_t)session) : NULL;
    const odd_board *b = s != NULL ? odd_event_board_in(e, session, board) : NULL;
    for (uint32_t i = b != NULL ? b->first : 0; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        bool round = e->about.contest != ODD_TEAMS || p->round == 0 || p->round == v->round;
        if (!p->corrected && p->kind != ODD_VOID && round && is_side(s, v->ns, odd_event_who(e, p, 0)) &&
            is_side(s, v->ew, odd_event_who(e, p, 1)))
            return p;
    }
    return slip_of(e, s, session, v);
}

int odd_schedule_match_boards(const odd_event *e, const odd_match *m) {
    int usual = 0; /* teams that do not meet are reported elsewhere */
    for (size_t i = 0; i < e->derived.schedules.count; i++) {
        const odd_schedule *s = odd_event_schedule(e, (uint32_t)i);
        int boards = 0;
        for (size_t k = 0; s != NULL && k < s->m.move_count; k++) {
            const odd_move *v = &s->m.moves[k];
            if (v->round == m->round && s->who[v->ns[0]] == m->team[0] && s->who[v->ew[0]] == m->team[1])
                boards += v->first > 0 ? v->last - v->first + 1 : 0;
        }
        if (boards > 0)
            return boards;
        usual = s != NULL && s->m.set_boards > 0 ? s->m.set_boards : usual;
    }
    return usual;
}

/* ---- Results in no movement -------------------------------------------------------------------- */

void odd_board_find_strays(odd_event *e, odd_board *b) {
    const odd_schedule *s = odd_event_schedule(e, b->session);
    b->strays = 0;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        odd_play *p = &e->plays[i - 1];
        p->stray = s != NULL && s->m.move_count > 0 && !p->corrected && p->kind != ODD_VOID && !p->forced &&
                   !p->sits_out && find_move(e, s, p, b->number) == NULL;
        b->strays += p->stray;
    }
}

/* A move on the board with one of these contestants, in either direction; NULL if they do not play it. */
static const odd_move *move_on(const odd_schedule *s, const uint32_t who[2], int board) {
    for (size_t i = 0; i < s->m.move_count; i++) {
        const odd_move *v = &s->m.moves[i];
        for (int k = 0; k < 2 && has_board(v, board); k++) {
            uint32_t ns = v->ns[k] != 0 ? s->who[v->ns[k]] : ODD_NOBODY;
            uint32_t ew = v->ew[k] != 0 ? s->who[v->ew[k]] : ODD_NOBODY;
            for (int n = 0; n < 2 && who[n] != ODD_NOBODY; n++)
                if (ns == who[n] || ew == who[n])
                    return v;
        }
    }
    return NULL;
}

enum { WHO_MAX = 80 }; /* two ids */

static void put_who(odd_writer *w, const odd_event *e, const uint32_t who[2]) {
    for (int k = 0; k < 2 && who[k] != ODD_NOBODY; k++) {
        odd_text id = e->contestants[who[k]].id;
        odd_put_text(w, k > 0 ? "+" : "");
        odd_put_bytes(w, id.text, id.len);
    }
}

void odd_put_move(odd_writer *w, const odd_event *e, uint32_t session, const odd_move *v,
                  const char *between) {
    const odd_schedule *s = odd_event_schedule(e, session);
    for (int side = 0; side < 2; side++) {
        const uint16_t *of = side == 0 ? v->ns : v->ew;
        uint32_t who[2] = {s->who[of[0]], of[1] != 0 ? s->who[of[1]] : ODD_NOBODY};
        odd_put_text(w, side == 0 ? "" : between);
        put_who(w, e, who);
    }
}

/* Writes where the two meet: "boards 7 to 9". */
static void put_meeting(odd_writer *w, const odd_event *e, const odd_schedule *s, const odd_play *p) {
    for (size_t i = 0; i < s->m.move_count; i++) {
        const odd_move *v = &s->m.moves[i];
        if (!is_side(s, v->ns, odd_event_who(e, p, 0)) || !is_side(s, v->ew, odd_event_who(e, p, 1)))
            continue;
        if (v->last > v->first)
            odd_put_clause(w, ", or board %d to %d", v->first, v->last);
        else
            odd_put_clause(w, ", or board %d", v->first);
        if (e->about.contest == ODD_TEAMS)
            odd_put_clause(w, " in round %d", v->round);
        return;
    }
}

/* For a slip of two teams that do not meet in its round: writes whom each of them meets. */
static void put_nearest_match(odd_writer *w, const odd_event *e, const odd_schedule *s, const odd_play *p) {
    char one[WHO_MAX], two[WHO_MAX], meant[2 * WHO_MAX];
    odd_writer of[2] = {odd_writer_on(one, sizeof one), odd_writer_on(two, sizeof two)};
    const odd_move *found = NULL;
    for (int side = 0; side < 2; side++)
        put_who(&of[side], e, odd_event_who(e, p, side));
    for (size_t i = 0; i < s->m.move_count && found == NULL; i++) {
        const odd_move *v = &s->m.moves[i];
        if (v->round == p->round &&
            (is_side(s, v->ns, odd_event_who(e, p, 0)) || is_side(s, v->ns, odd_event_who(e, p, 1))))
            found = v;
    }
    odd_put_clause(w, "teams %s and %s do not meet in round %d", one, two, p->round);
    if (found == NULL) {
        odd_put_clause(w, ": neither has a match in it");
        return;
    }
    odd_writer them = odd_writer_on(meant, sizeof meant);
    odd_put_move(&them, e, e->boards[p->board].session, found, " ");
    odd_put_clause(w, ": expected %s", meant);
}

/* Writes what was probably meant: who meets on the board, or the boards on which these two meet. */
void odd_put_nearest(odd_writer *w, const odd_event *e, const odd_play *p) {
    const odd_schedule *s = odd_event_schedule(e, e->boards[p->board].session);
    int board = e->boards[p->board].number;
    if (p->slip) {
        put_nearest_match(w, e, s, p);
        return;
    }
    const odd_move *ns = move_on(s, odd_event_who(e, p, 0), board);
    const odd_move *ew = move_on(s, odd_event_who(e, p, 1), board);
    if (board > s->last_board || (s->last_board > 0 && s->expected[board] == 0)) {
        odd_put_clause(w, "board %d is not played: the movement has %d boards, up to board %d", board,
                       s->m.boards, s->last_board);
        put_meeting(w, e, s, p);
        return;
    }
    char one[WHO_MAX], two[WHO_MAX];
    odd_writer of[2] = {odd_writer_on(one, sizeof one), odd_writer_on(two, sizeof two)};
    for (int side = 0; side < 2; side++)
        put_who(&of[side], e, odd_event_who(e, p, side));
    odd_put_clause(w,
                   ns != NULL && ns == ew ? "%s and %s sit the other way on board %d"
                                          : "%s and %s do not meet on board %d",
                   one, two, board);
    for (int side = 0; side < 2; side++) {
        const odd_move *v = side == 0 ? ns : ew;
        if (v == NULL || (side == 1 && v == ns))
            continue;
        char meant[2 * WHO_MAX];
        odd_writer them = odd_writer_on(meant, sizeof meant);
        odd_put_move(&them, e, e->boards[p->board].session, v, " ");
        odd_put_clause(w, side == 1 && ns != NULL ? " or %s" : ": expected %s", meant);
    }
    if (ns == NULL && ew == NULL)
        odd_put_clause(w, ": neither plays it");
    put_meeting(w, e, s, p);
}

/* A line that corrects another one is not reported again. */
static bool is_correction(const odd_event *e, const odd_board *b, uint32_t play) {
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        if (odd_play_later(&e->plays[i - 1]) == play && e->plays[i - 1].kind != ODD_VOID)
            return true;
    return false;
}

static void warn(odd_event *e, const odd_board *b, uint32_t play) {
    odd_error nearest = {0};
    const odd_play *p = &e->plays[play - 1];
    odd_writer w = odd_message_on(nearest.message, sizeof nearest.message, &nearest.marks);
    size_t before = e->about.problem_count;
    odd_put_nearest(&w, e, p);
    odd_event_wrong(e, true, ODD_E_MOVEMENT, p->line, (odd_text){0}, (odd_text){0},
                    "%p; end the line with 'forced' if it is right", (const void *)&nearest);
    if (e->about.problem_count > before)
        e->problems[before].stray = !is_correction(e, b, play);
}

void odd_event_warn_strays(odd_event *e) {
    for (size_t n = 0; n < e->about.board_count && e->derived.schedules.any_there; n++) {
        const odd_board *b = &e->boards[n];
        for (uint32_t i = b->strays > 0 ? b->first : 0; i != 0; i = e->plays[i - 1].next)
            if (e->plays[i - 1].stray)
                warn(e, b, i);
    }
}
