/* Computes an event from its log: contestants, standing lines, boards, totals, ranks. Only what has changed
 * since the last time is computed again. */
#include "base/out.h"
#include "event/scoring.h"

const odd_method *odd_method_of(odd_scoring scoring) {
    static const odd_method *const methods[ODD_SCORING_COUNT] = {
        [ODD_MATCHPOINTS] = &odd_method_matchpoints,
        [ODD_CROSS_IMPS] = &odd_method_cross_imps,
        [ODD_BUTLER] = &odd_method_butler,
        [ODD_BAM] = &odd_method_bam,
        [ODD_POINTS] = &odd_method_points,
        [ODD_TEAM_IMPS] = &odd_method_butler,
        [ODD_PATTON] = &odd_method_bam,
    };
    return methods[scoring];
}

/* ---- Room for everything ----------------------------------------------------------------------- */

static size_t most_entries(const odd_event *e) {
    size_t most = 0;
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->boards[i].entries > most)
            most = e->boards[i].entries;
    return most;
}

static bool room_for(odd_event *e, void *array, size_t need, size_t *cap, size_t size) {
    return odd_event_reserve(e, array, 0, need, cap, size);
}

static bool make_room(odd_event *e) {
    size_t who = e->about.contestant_count, lines = most_entries(e);
    size_t worths = e->about.contest == ODD_TEAMS ? e->about.play_count + 1 : 1;
    if (e->scratch.field == NULL && (e->scratch.field = ODD_TAKE(e->arena, 1, odd_field)) == NULL)
        e->no_memory = true;
    return !e->no_memory &&
           odd_event_reserve(e, &e->worths, e->derived.worth_count, worths, &e->derived.worth_cap,
                             sizeof(odd_worth)) &&
           room_for(e, &e->scratch.marks, who, &e->scratch.mark_cap, sizeof(uint32_t)) &&
           room_for(e, &e->scratch.seen, who, &e->scratch.seen_cap, sizeof(uint32_t)) &&
           room_for(e, &e->derived.sums, who * e->about.session_count, &e->derived.sum_cap,
                    sizeof(odd_sum)) &&
           room_for(e, &e->derived.awards, who * e->about.session_count, &e->derived.award_cap,
                    sizeof(odd_sum)) &&
           room_for(e, &e->standings, who, &e->derived.standing_cap, sizeof(odd_standing)) &&
           room_for(e, &e->derived.standing_of, who, &e->derived.standing_of_cap, sizeof(uint32_t)) &&
           room_for(e, &e->scratch.by_contestant[0], who + 1, &e->scratch.by_contestant_cap[0],
                    sizeof(uint32_t)) &&
           room_for(e, &e->scratch.by_contestant[1], who + 1, &e->scratch.by_contestant_cap[1],
                    sizeof(uint32_t)) &&
           room_for(e, &e->scratch.keys[0], who, &e->scratch.key_cap[0], odd_sort_key_size) &&
           room_for(e, &e->scratch.keys[1], who, &e->scratch.key_cap[1], odd_sort_key_size) &&
           room_for(e, &e->scratch.members[0], lines, &e->scratch.member_cap[0], sizeof(uint32_t)) &&
           room_for(e, &e->scratch.members[1], lines, &e->scratch.member_cap[1], sizeof(uint32_t)) &&
           room_for(e, &e->derived.section_expected,
                    e->about.session_count * ((size_t)e->derived.section_count + 1), &e->derived.section_cap,
                    sizeof(int)) &&
           room_for(e, &e->scratch.usual, (size_t)e->derived.section_count + 1, &e->scratch.usual_cap,
                    sizeof(odd_usual_results));
}

/* ---- Step by step ------------------------------------------------------------------------------ */

static void start_anew(odd_event *e) {
    odd_event_arrange(e);
    if (!make_room(e))
        return;
    odd_event_fields(e);
    for (size_t i = 0; i < e->about.contestant_count * e->about.session_count; i++)
        e->derived.sums[i] = (odd_sum){0};
    for (size_t i = 0; i < e->about.contestant_count; i++)
        e->scratch.marks[i] = 0;
    for (size_t i = 0; i < e->about.board_count; i++) {
        e->boards[i].stale = true;
        e->boards[i].worth_room = e->boards[i].worth_used = 0;
    }
    e->derived.worth_count = 1; /* worth 0 is for lines that do not count */
    e->derived.scored = e->derived.ranked = 0;
}

static void trace_boards(odd_event *e) {
    odd_trace_by_workers(e);
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->boards[i].stale && !odd_board_is_done(e, i)) {
            odd_board_take_back(e, &e->boards[i]);
            odd_board_trace(e, &e->boards[i]);
        }
}

/* Finds lines that are in no movement, on boards that have changed. */
static void find_strays(odd_event *e) {
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->boards[i].stale)
            odd_board_find_strays(e, &e->boards[i]);
}

static bool in_imps(odd_scoring scoring) {
    return scoring == ODD_CROSS_IMPS || scoring == ODD_BUTLER || scoring == ODD_TEAM_IMPS;
}

/* An award in IMPs needs a scoring with IMPs. */
static void check_award(odd_event *e, const odd_play *p) {
    const odd_ruling *r = odd_ruling_of(e, p);
    if (r->side[0].award == ODD_AWARD_IMPS || r->side[1].award == ODD_AWARD_IMPS)
        odd_event_wrong(e, false, ODD_E_REFERENCE, p->line, (odd_text){0}, (odd_text){0},
                        "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage",
                        odd_scoring_text(e->about.scoring));
}

/* A slip with the margin of a match is only for teams. */
static void check_slips(odd_event *e) {
    for (size_t i = 0; i < e->facts.ruling_count && e->about.contest != ODD_TEAMS; i++) {
        const odd_play *p = &e->plays[e->facts.ruling_play[i]];
        if (p->slip && odd_play_counts(p))
            odd_event_wrong(
                e, false, ODD_E_REFERENCE, p->line, (odd_text){0}, (odd_text){0},
                "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps");
    }
}

/* Checks that the rulings that stand fit the scoring. */
static void check_awards(odd_event *e) {
    check_slips(e);
    for (size_t i = 0; i < e->facts.ruling_count && !in_imps(e->about.scoring); i++)
        if (odd_play_counts(&e->plays[e->facts.ruling_play[i]]))
            check_award(e, &e->plays[e->facts.ruling_play[i]]);
}

/* Contestants who sit only on lines that were left out do not play. */
static void forget_seats(odd_event *e) {
    for (size_t i = 0; i < e->facts.token_count; i++)
        e->facts.tokens[i].used[0] = e->facts.tokens[i].used[1] = false;
    for (size_t i = 0; i < e->about.play_count; i++)
        for (int d = 0; d < 2 && !e->plays[i].left_out; d++)
            e->facts.tokens[e->plays[i].seat[d]].used[d] = true;
}

/* Repeats for as long as lines are left out, since this changes who plays. */
static void trace_all(odd_event *e) {
    size_t before = e->about.left_out_count;
    do {
        e->facts.fewer_lines = false;
        trace_boards(e);
        if (e->facts.fewer_lines) {
            forget_seats(e);
            start_anew(e);
        }
    } while (e->facts.fewer_lines && !e->no_memory);
    if (e->about.left_out_count > before && !odd_event_has_results(e) && e->about.deal_count == 0)
        odd_event_refuse_left_out(e);
}

static void compare_boards(odd_event *e) {
    bool all = odd_expect_results(e);
    odd_compare_by_workers(e);
    for (size_t i = 0; i < e->about.board_count; i++) {
        odd_board *b = &e->boards[i];
        if (odd_board_is_done(e, i))
            continue;
        if (all && !b->stale)
            odd_board_take_back(e, b);
        if (!all && !b->stale)
            continue;
        odd_board_compare(e, b);
    }
}

static bool before(const odd_error *a, const odd_error *b) {
    return a->line != b->line ? a->line < b->line : a->column < b->column;
}

static void sort_problems(odd_event *e) {
    for (size_t i = 1; i < e->about.problem_count; i++) {
        odd_problem p = e->problems[i];
        size_t at = i;
        for (; at > 0 && before(&p.error, &e->problems[at - 1].error); at--)
            e->problems[at] = e->problems[at - 1];
        e->problems[at] = p;
    }
}

static void finish(odd_event *e) {
    if (e->about.contest == ODD_TEAMS) {
        e->about.expected = 0;
        odd_total_teams(e);
    } else {
        compare_boards(e);
        odd_total_pairs(e);
    }
    odd_event_rank(e);
    for (size_t i = 0; i < e->about.board_count; i++)
        e->boards[i].stale = false;
    e->derived.scored = e->about.play_count;
}

int odd_event_score(odd_event *e) {
    odd_event_forget_problems(e);
    odd_event_end_parts(e);
    *e->derived.too_large = false;
    if (e->derived.changed) {
        start_anew(e);
    } else {
        odd_event_check(e);
        make_room(e);
    }
    if (!e->no_memory) {
        trace_all(e);
        if (e->derived.schedules.any_there && e->about.error_count == 0)
            find_strays(e);
        check_awards(e);
        if (e->about.error_count == 0) {
            finish(e);
            odd_event_question_unnamed(e);
            odd_event_warn_strays(e);
        }
    }
    odd_event_end_workers(e);
    if (*e->derived.too_large)
        odd_event_wrong(
            e, false, ODD_E_SYNTAX, 0, (odd_text){0}, (odd_text){0},
            "a number in this event is too large to be exact: use fewer results or simpler weights");
    e->derived.changed = e->about.error_count > 0 || e->derived.somebody_missing;
    sort_problems(e);
    if (e->no_memory)
        return ODD_E_MEMORY;
    return odd_event_first_error(e);
}
