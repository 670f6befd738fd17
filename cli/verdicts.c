/* Judges the leads and the recorded plays of an event with the solver. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_deals.h"
#include "report/event_rows.h"

/* ---- Which --------------------------------------------------------------------------------------- */

/* Whether a line has a contract, a declarer and four known hands. */
static bool can_be_judged(odd_verdict *l, const odd_event *e, const odd_play *p) {
    const odd_board *board = odd_board_at(e, p->board);
    const odd_board_deal *d = odd_event_deal(e, board, p->round, p->group);
    if (p->kind != ODD_PLAYED || p->bare || d == NULL)
        return false;
    *l = (odd_verdict){.play = p, .board = board, .hands = d->deal, .result = odd_unpack(p->packed, NULL)};
    return l->result.level > 0 && l->result.declarer != ODD_NO_SEAT && odd_hands_complete(&l->hands);
}

static odd_seat leader_of(const odd_verdict *l) {
    return (odd_seat)(ODD_NORTH + (int)(l->result.declarer - ODD_NORTH + 1) % 4);
}

static size_t new_job(odd_verdicts *j, const odd_verdict *l) {
    j->jobs = odd_grow(j->jobs, j->job_count, &j->job_cap, sizeof *j->jobs);
    j->jobs[j->job_count] = (odd_dd_play_job){
        .hands = l->hands, .strain = l->result.strain, .leader = leader_of(l), .leads = j->leads};
    return j->job_count++;
}

/* The job for these leads, which an earlier result of the same board may share. */
static size_t job_of_leads(odd_verdicts *j, const odd_verdict *l) {
    for (size_t i = j->count; i > 0 && j->list[i - 1].board == l->board; i--) {
        const odd_verdict *other = &j->list[i - 1];
        if (other->result.strain == l->result.strain && other->result.declarer == l->result.declarer &&
            memcmp(&other->hands, &l->hands, sizeof l->hands) == 0)
            return other->job;
    }
    return new_job(j, l);
}

/* Takes the cards of the play. Returns false if there is none, or, after a message, if it does not match the hands. */
static bool take_play(odd_verdicts *j, odd_verdict *l, const odd_note *note, const char *path) {
    odd_cardplay play;
    odd_error error = {0};
    if (odd_cardplay_parse_played(&play, l->cards, &l->hands, l->result.strain, (odd_seat)note->seat,
                                  note->text.text, note->text.len, &error) == ODD_OK &&
        (odd_seat)note->seat != leader_of(l))
        odd_fail(&error, ODD_E_CARDS, 0, 0, "the play begins with %s, but %s leads against this declarer",
                 odd_seat_name((odd_seat)note->seat), odd_seat_name(leader_of(l)));
    if (error.code != ODD_OK) {
        error.line = (int)note->line;
        error.column = 0;
        odd_warn_at(strcmp(path, "-") == 0 ? "stdin" : path, &error, NULL, 0);
        j->unclear++;
        return false;
    }
    l->count = play.cards;
    return l->count > 0;
}

static void add_line(odd_verdicts *j, const odd_event *e, const odd_stated_notes *s, uint32_t index,
                     const char *path) {
    odd_verdict l;
    if (!can_be_judged(&l, e, odd_play_at(e, index)))
        return;
    if (!j->leads && (s->plays[index] == 0 || !take_play(j, &l, odd_note_at(e, s->plays[index] - 1), path)))
        return;
    l.job = j->leads ? job_of_leads(j, &l) : new_job(j, &l);
    j->rounds = j->rounds || l.play->round > 0;
    j->groups = j->groups || l.play->group > 0;
    j->list = odd_grow(j->list, j->count, &j->cap, sizeof *j->list);
    j->list[j->count++] = l;
}

/* ---- Solving ------------------------------------------------------------------------------------- */

static bool solve(const odd_args *args, odd_verdicts *j) {
    odd_dd_limits limits = {.threads = odd_deals_threads(args)};
    odd_error error;
    for (size_t i = 0; i < j->count && !j->leads; i++) {
        j->jobs[j->list[i].job].cards = j->list[i].cards;
        j->jobs[j->list[i].job].count = (size_t)j->list[i].count;
    }
    odd_solve_progress solving = odd_solve_progress_start(j->leads ? "contracts" : "plays", j->job_count);
    int code = odd_dd_judge_all(j->jobs, j->job_count, limits, odd_solve_progress_show, &solving, &error);
    odd_solve_progress_end(&solving);
    if (code == ODD_OK)
        return true;
    odd_complain(args, "%s", error.message);
    return false;
}

bool odd_judge(const odd_args *args, odd_verdicts *j, odd_view *v, bool leads) {
    odd_boards b = odd_boards_of(v->e, &v->arena, false, false);
    odd_stated_notes stated = odd_stated_of(v->e, &v->arena);
    *j = (odd_verdicts){.leads = leads};
    if (!odd_boards_choose(&b, args))
        return false;
    for (size_t i = 0; i < b.count; i++)
        add_line(j, v->e, &stated, b.lines[i].play, args->operands[0]);
    if (j->count > 0)
        return solve(args, j);
    if (j->unclear == 0)
        odd_complain(args, "%s",
                     leads ? "no result has a contract and the cards of all hands: expected lines like "
                             "deal N:AKQ2.JT9.876.543 ..."
                           : "no result has a play and the cards of all hands: a log has lines like "
                             "cards W HK H2 HA H5 below a result");
    return false;
}

void odd_verdicts_free(odd_verdicts *j) {
    free(j->list);
    free(j->jobs);
}

int odd_declarer_tricks(const odd_verdict *l, int north_south) {
    return odd_seat_side(l->result.declarer) == ODD_NS ? north_south : ODD_RANKS - north_south;
}
