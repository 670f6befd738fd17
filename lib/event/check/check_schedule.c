/* Compares lines with the movement in the log: results that it does not have, or has in another round, boards
 * that somebody plays twice, and results that are missing in rounds that are over. */
#include "event/check/check.h"

bool odd_schedule_is_stated(const odd_event *e) {
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->boards[i].entries > 0 && odd_event_schedule(e, e->boards[i].session) == NULL)
            return false;
    return e->derived.schedules.any_there;
}

static void check_line(odd_checker *c, const odd_play *p) {
    const odd_event *e = c->e;
    odd_finding_room room;
    const odd_move *move = odd_event_line_move(e, p);
    if (p->stray) {
        odd_writer w = odd_finding_on(&room);
        odd_put_nearest(&w, e, p);
        odd_finding_add(c, ODD_FOUND_STRAY, p, &w);
    } else if (move != NULL && p->round > 0 && p->round != move->round) {
        odd_writer w = odd_finding_start(&room, c, p);
        odd_put_clause(&w, "they play this board in round %d at table %d, not in round %d", move->round,
                       move->table, p->round);
        odd_finding_add(c, ODD_FOUND_STRAY, p, &w);
    }
}

/* Finds contestants with two lines on a board. */
static void check_twice(odd_checker *c, const odd_board *b) {
    const odd_event *e = c->e;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        for (int seat = 0; seat < 4 && odd_play_counts(p); seat++) {
            uint32_t who = odd_event_who(e, p, seat / 2)[seat % 2];
            if (who == ODD_NOBODY)
                continue;
            const odd_play *before = c->last_of[who] != 0 ? &e->plays[c->last_of[who] - 1] : NULL;
            c->last_of[who] = i;
            if (before == NULL || before->board != p->board)
                continue;
            odd_finding_room room;
            odd_writer w = odd_finding_start(&room, c, p);
            odd_put_clause(&w, "%s also plays board %d in line %d", odd_contestant_phrase(e, who).text,
                           b->number, (int)before->line);
            odd_finding *f = odd_finding_add(c, ODD_FOUND_TWICE, p, &w);
            if (f != NULL)
                f->other_line = before->line;
        }
    }
}

/* Returns the last round that has a result. */
static int last_round(const odd_event *e, uint32_t session) {
    int last = 0;
    for (size_t i = 0; i < e->about.play_count; i++) {
        const odd_play *p = &e->plays[i];
        const odd_move *move = e->boards[p->board].session == session && !p->corrected && p->kind != ODD_VOID
                                   ? odd_event_line_move(e, p)
                                   : NULL;
        last = move != NULL && move->round > last ? move->round : last;
    }
    return last;
}

static void check_missing(odd_checker *c, uint32_t session, const odd_move *v) {
    const odd_event *e = c->e;
    int boards[ODD_BOARDS_NAMED];
    size_t count = 0;
    for (int b = v->first; b > 0 && b <= v->last && count < ODD_BOARDS_NAMED; b++)
        if (odd_event_move_line(e, session, v, b) == NULL)
            boards[count++] = b;
    if (count == 0)
        return;
    odd_finding_room room;
    odd_phrase who;
    odd_writer one = odd_writer_on(who.text, sizeof who.text), w = odd_finding_on(&room);
    odd_put_move(&one, e, session, v, " v ");
    odd_put_clause(&w, "%s: no result on board%s %s, table %d in round %d", who.text, count == 1 ? "" : "s",
                   odd_boards_phrase(boards, count).text, v->table, v->round);
    odd_finding *f = odd_finding_add(c, ODD_FOUND_MISSING, NULL, &w);
    if (f == NULL)
        return;
    f->board = boards[0];
    f->round = v->round;
}

void odd_check_schedule(odd_checker *c) {
    const odd_event *e = c->e;
    c->last_of = ODD_TAKE(c->arena, e->about.contestant_count + 1, uint32_t);
    if (c->last_of == NULL) {
        c->no_memory = true;
        return;
    }
    for (size_t i = 0; i < e->about.play_count; i++)
        if (!e->plays[i].corrected && e->plays[i].kind != ODD_VOID && !e->plays[i].left_out)
            check_line(c, &e->plays[i]);
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->about.contest != ODD_TEAMS)
            check_twice(c, &e->boards[i]);
    for (uint32_t s = 0; s < e->about.session_count; s++) {
        const odd_schedule *all = odd_event_schedule(e, s);
        int over = all != NULL ? last_round(e, s) : 0;
        for (size_t i = 0; all != NULL && i < all->m.move_count; i++)
            if (all->m.moves[i].round < over || (all->m.moves[i].round == over && over == all->m.rounds))
                check_missing(c, s, &all->m.moves[i]);
    }
}
