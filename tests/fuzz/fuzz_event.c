/* Fuzz target: any bytes as the log of an event, read at once and in two pieces with a score between them. Both ways
 * must give the same standings; ranks must be in order, and what is written on the lines must add up. */
#include "../unit/same.h"
#include "fuzz.h"

/* ---- Problems ---------------------------------------------------------------------------------------------- */

static void check_problems(const odd_event *e, size_t size, int code) {
    size_t errors = 0;
    int last = 0;
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(e, i)->error;
        require(error->code >= ODD_E_SYNTAX && error->code <= ODD_E_MOVEMENT);
        require(error->line >= last && (size_t)error->line <= size + 1);
        require(error->column >= (error->line > 0) && (size_t)error->column <= size + 1);
        require(memchr(error->message, '\0', sizeof error->message) != NULL);
        require(error->message[0] != '\0');
        last = error->line;
        errors += !odd_problem_at(e, i)->warning;
    }
    require(errors == odd_event_about(e)->error_count ||
            odd_event_about(e)->problem_count == ODD_PROBLEMS_MAX);
    require((code == ODD_OK) == (odd_event_about(e)->error_count == 0));
}

/* ---- Lines -------------------------------------------------------------------------------------------------- */

/* Matchpoints that were compared are from nothing to a top; both sides' make a top unless the board is split. */
static void check_values(const odd_event *e, const odd_play *p) {
    odd_amount unit = odd_event_setting(e, ODD_SET_UNIT);
    const odd_worth *w = odd_worth_of(e, p);
    if (p->kind != ODD_PLAYED || odd_event_about(e)->contest == ODD_TEAMS ||
        odd_event_about(e)->scoring != ODD_MATCHPOINTS)
        return;
    for (int d = 0; d < 2; d++) {
        odd_amount top = odd_event_top(e, p, d), slack = top % unit == 0 ? 0 : unit;
        require(top >= 0 && w->value[d] >= -slack && w->value[d] <= top + slack);
        require(w->compared[d] >= 1 && w->compared[d] <= w->expected);
    }
}

static void check_lines(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++) {
        const odd_play *p = odd_play_at(e, i);
        require(p->board < odd_event_about(e)->board_count &&
                odd_play_later(p) <= odd_event_about(e)->play_count &&
                (!p->corrected || odd_play_later(p) > i + 1));
        if (odd_play_counts(p))
            check_values(e, p);
    }
    for (size_t i = 1; i < odd_event_about(e)->board_count; i++)
        require(odd_board_sorted(e, i - 1)->number < odd_board_sorted(e, i)->number);
}

/* ---- Standings ---------------------------------------------------------------------------------------------- */

/* Of pairs and individuals: the lines of each add up. */
static void check_sum(const odd_event *e, const odd_standing *s) {
    const odd_contestant *c = odd_contestant_at(e, s->who);
    odd_amount sum = 0, max = 0;
    int boards = 0;
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        for (int d = 0; d < 2 && odd_play_counts(odd_play_at(e, i)); d++) {
            odd_partners both = odd_event_partners(e, odd_play_at(e, i), d);
            if ((both.who[0] != s->who && both.who[1] != s->who) ||
                !odd_event_scored(e, odd_play_at(e, i), d))
                continue;
            int direction;
            sum += odd_event_value(e, odd_play_at(e, i), s->who, &direction);
            max += odd_event_top(e, odd_play_at(e, i), d);
            boards++;
            require(direction == d);
        }
    require(sum == s->plain + s->awarded && boards == s->boards && boards > 0);
    bool matches = odd_event_about(e)->has_vp; /* they score, not the boards */
    require(s->score == (matches ? s->vp : sum) - s->penalty + s->handicap + s->carry);
    require(c->carry_percent || s->carry == c->carry);
    require(s->max == 0 ||
            s->max == max + s->carry_max); /* what others carried over could have been theirs */
}

static bool same_field(const odd_event *e, const odd_standing *a, const odd_standing *b) {
    const odd_contestant *c = odd_contestant_at(e, a->who), *d = odd_contestant_at(e, b->who);
    bool apart =
        odd_event_setting(e, ODD_SET_SECTIONS) == ODD_APART && odd_event_about(e)->contest != ODD_TEAMS;
    return c->direction == d->direction && (!apart || c->section_number == d->section_number);
}

__extension__ typedef __int128 wide;

/* Above 0 if a is before b. */
static int compare_keys(const odd_standing *a, const odd_standing *b) {
    wide left = (wide)a->key_num * b->key_den, right = (wide)b->key_num * a->key_den;
    return (left > right) - (left < right);
}

static void check_ranks(const odd_event *e) {
    int place = 0;
    for (size_t i = 0; i < odd_event_about(e)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(e, i), *last = i > 0 ? s - 1 : NULL;
        require(odd_event_standing(e, s->who) == s && s->key_den > 0);
        if (last == NULL || !same_field(e, last, s))
            place = 0;
        place++;
        require(s->rank == place || (place > 1 && s->rank == last->rank && s->tied && last->tied));
        if (place > 1) {
            require(compare_keys(last, s) >= 0);
            require(last->rank < s->rank || compare_keys(last, s) == 0);
            require(last->rank == s->rank || odd_event_setting(e, ODD_SET_TIE_BREAK) > 0 ||
                    compare_keys(last, s) > 0);
        }
    }
}

static void check_event(const odd_event *e) {
    check_lines(e);
    check_ranks(e);
    for (size_t i = 0; i < odd_event_about(e)->standing_count && odd_event_about(e)->contest != ODD_TEAMS;
         i++)
        check_sum(e, odd_standing_at(e, i));
}

/* ---- Both ways ---------------------------------------------------------------------------------------------- */

/* Behind a line end near the middle. Where all others are carriage returns, those would be line ends only without it. */
static size_t cut_of(const char *text, size_t size) {
    size_t at = size / 2;
    while (at > 0 && text[at - 1] != '\n')
        at--;
    bool returns = memchr(text + at, '\r', size - at) != NULL,
         feeds = memchr(text + at, '\n', size - at) != NULL;
    return returns && !feeds ? 0 : at;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *text = (const char *)data;
    heap blocks = {0};
    odd_arena first = {.more = more, .less = less, .owner = &blocks}, second = first;
    second.seed = UINT64_C(0x9E3779B97F4A7C15); /* which nothing that is computed may depend on */
    odd_event *once = odd_event_new(&first), *twice = odd_event_new(&second);
    size_t cut = cut_of(text, size);
    require(once != NULL && twice != NULL);
    check_problems(once, size, odd_event_read(once, text, size));
    int code = odd_event_score(once);
    check_problems(once, size, code);
    odd_event_read(twice, text, cut);
    odd_event_score(twice);
    odd_event_read(twice, text + cut, size - cut);
    require(odd_event_score(twice) == code);
    require(event_difference(once, twice) == NULL);
    if (code == ODD_OK)
        check_event(once);
    require(odd_event_score(once) == code); /* again, and nothing has changed */
    require(event_difference(once, twice) == NULL);
    give_back(&blocks);
    return 0;
}
