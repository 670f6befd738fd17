/* Numbers that a file states besides the scores of the event, which are kept as tags: cross-IMPs of lines and
 * pairs where another method decides, wins and points of teams, averages of boards (USEBIO). Programs differ in
 * their meaning: of the known meanings, the one that fits most numbers of the file is used. */
#include "base/text.h"
#include "base/arena.h"
#include "event/audit/audit.h"
#include "event/check/check.h"
#include "event/why/why.h"
#include "log/notation.h"

/* What is stated, by the element of USEBIO. */
typedef enum element { CROSS_IMPS, PAIR_IMPS, WINS, AVERAGE, TEAM_POINTS, ELEMENT_COUNT } element;

enum {
    FORMS = 3,      /* of cross-IMPs: divided by comparisons, not divided, divided by results */
    SCOPES = 2,     /* all tables of a board, or those of a round */
    WINS_FORMS = 3, /* by what was won; by victory points; by victory points in whole numbers */
    MEANINGS = 6,
    LOOKS_MAX = 50000000 /* comparisons of lines, for all pairs of teams */
};

typedef struct board_sum {
    int64_t sum;
    int count, low, high;
} board_sum;

typedef struct other_numbers {
    odd_auditor *a;
    int32_t *cross[SCOPES]; /* by play: North-South's IMPs against all others */
    int32_t *met[SCOPES];   /* by play: the number of others */
    bool by_round;          /* the order of tables while they are sorted */
    board_sum *boards;
    odd_amount *wins[WINS_FORMS], *byes; /* by contestant */
    uint32_t *pair[2];                   /* by play: the note with the number of the pair, as index + 1 */
    uint32_t *pair_of; /* by note: the note with the number of the pair that it is about, likewise */
    size_t found[ELEMENT_COUNT];
    odd_amount step[ELEMENT_COUNT]; /* the last digit in the file */
} other_numbers;

/* ---- What the file says ------------------------------------------------------------------------ */

static bool number_at(const odd_note *n, element x, odd_amount *stated) {
    static const char *const names[ELEMENT_COUNT][2] = {
        {"usebio:NS_CROSS_IMP_POINTS", "usebio:EW_CROSS_IMP_POINTS"},
        {"usebio:PAIR/PAIR_IMPS", "usebio:PAIR/PAIR_IMPS"},
        {"usebio:WINS_OR_DRAWS", "usebio:WINS_OR_DRAWS"},
        {"usebio:BOARD_AVERAGE", "usebio:BOARD_AVERAGE"},
        {"usebio:TEAM_POINTS", "usebio:TEAM_POINTS"},
    };
    static const odd_topic topics[] = {ODD_ABOUT_PLAY, ODD_ABOUT_CONTESTANT, ODD_ABOUT_CONTESTANT,
                                       ODD_ABOUT_BOARD, ODD_ABOUT_CONTESTANT};
    _Static_assert(sizeof topics / sizeof *topics == ELEMENT_COUNT, "a topic for each element");
    odd_scan scan = {n->text.text, n->text.len, 0};
    return n->kind == ODD_NOTE_TAG && n->about == topics[x] &&
           (odd_text_is(n->name, names[x][0]) || odd_text_is(n->name, names[x][1])) &&
           odd_amount_scan(&scan, stated) && odd_scan_end(&scan);
}

static bool is_east_west(const odd_note *n) {
    return odd_text_is(n->name, "usebio:EW_CROSS_IMP_POINTS");
}

static void find_numbers(other_numbers *b) {
    const odd_event *e = b->a->e;
    for (int x = 0; x < ELEMENT_COUNT; x++)
        b->step[x] = ODD_ONE;
    for (size_t i = 0; i < e->about.note_count; i++)
        for (int x = 0; x < ELEMENT_COUNT; x++) {
            odd_amount stated;
            if (!number_at(&e->notes[i], (element)x, &stated))
                continue;
            b->found[x]++;
            while (stated % b->step[x] != 0)
                b->step[x] /= 10;
        }
}

/* ---- Cross-IMPs -------------------------------------------------------------------------------- */

static bool same_deal(const other_numbers *b, uint32_t x, uint32_t y) {
    const odd_play *p = &b->a->e->plays[x], *q = &b->a->e->plays[y];
    return p->board == q->board && p->group == q->group && (!b->by_round || p->round == q->round);
}

static bool tables_in_order(const void *owner, uint32_t x, uint32_t y) {
    const other_numbers *b = owner;
    const odd_play *p = &b->a->e->plays[x], *q = &b->a->e->plays[y];
    if (p->board != q->board)
        return p->board < q->board;
    return p->group != q->group ? p->group < q->group : !b->by_round || p->round <= q->round;
}

static bool is_played(const odd_play *p) {
    return p->kind == ODD_PLAYED && !p->corrected && odd_is_played(p);
}

static bool compare_tables(other_numbers *b, int scope) {
    const odd_event *e = b->a->e;
    odd_arena *arena = b->a->arena;
    size_t count = 0, most = e->about.play_count + 1;
    uint32_t *order = ODD_TAKE(arena, most, uint32_t), *other = ODD_TAKE(arena, most, uint32_t);
    int32_t *imps = ODD_TAKE(arena, most, int32_t);
    int16_t *scores = ODD_TAKE(arena, most, int16_t);
    b->cross[scope] = ODD_TAKE(arena, most, int32_t);
    b->met[scope] = ODD_TAKE(arena, most, int32_t);
    if (order == NULL || other == NULL || imps == NULL || scores == NULL || b->cross[scope] == NULL ||
        b->met[scope] == NULL)
        return false;
    for (uint32_t i = 0; i < e->about.play_count; i++) {
        b->met[scope][i] = 0;
        if (is_played(&e->plays[i]))
            order[count++] = i;
    }
    b->by_round = scope > 0;
    odd_sort(order, other, count, tables_in_order, b);
    for (size_t at = 0, end; at < count; at = end) {
        for (end = at; end < count && same_deal(b, order[at], order[end]); end++)
            scores[end - at] = e->plays[order[end]].score_pts;
        odd_cross_imps(imps, scores, end - at);
        for (size_t i = at; i < end; i++) {
            b->cross[scope][order[i]] = imps[i - at];
            b->met[scope][order[i]] = (int32_t)(end - at) - 1;
        }
    }
    return true;
}

/* Returns false if the line was not compared. */
static bool cross_of(const other_numbers *b, uint32_t play, int d, int meaning, odd_amount *right) {
    int scope = meaning / FORMS, form = meaning % FORMS;
    odd_amount imps = b->cross[scope][play] * (odd_amount)ODD_ONE, by = b->met[scope][play];
    if (by == 0)
        return false;
    by = form == 0 ? by : form == 1 ? 1 : by + 1;
    imps = d == 0 ? imps : -imps;
    *right = (2 * imps + (imps < 0 ? -by : by)) / (2 * by);
    return true;
}

/* ---- Pairs of teams ---------------------------------------------------------------------------- */

static bool find_pairs(other_numbers *b) {
    const odd_event *e = b->a->e;
    uint32_t last = 0;
    for (int d = 0; d < 2; d++) {
        b->pair[d] = ODD_TAKE(b->a->arena, e->about.play_count + 1, uint32_t);
        if (b->pair[d] == NULL)
            return false;
        for (size_t i = 0; i < e->about.play_count; i++)
            b->pair[d][i] = 0;
    }
    b->pair_of = ODD_TAKE(b->a->arena, e->about.note_count + 1, uint32_t);
    for (uint32_t i = 0; b->pair_of != NULL && i < e->about.note_count; i++) {
        const odd_note *n = &e->notes[i];
        if (n->about == ODD_ABOUT_PLAY && odd_text_is(n->name, "usebio:NS_PAIR_NUMBER"))
            b->pair[0][n->of] = i + 1;
        else if (n->about == ODD_ABOUT_PLAY && odd_text_is(n->name, "usebio:EW_PAIR_NUMBER"))
            b->pair[1][n->of] = i + 1;
        else if (odd_text_is(n->name, "usebio:PAIR/PAIR_NUMBER"))
            last = i + 1;
        b->pair_of[i] = last > 0 && e->notes[last - 1].of == n->of ? last : 0;
    }
    return b->pair_of != NULL;
}

static bool contestant_of(const odd_event *e, const odd_note *n, uint32_t *who) {
    odd_text id = e->facts.tokens[n->of].text;
    return odd_event_find(e, who, id.text, id.len, NULL) == ODD_OK;
}

/* Sums the cross-IMPs of all lines of a pair; *slack: by how much a sum of rounded numbers may be off. */
static bool sum_of_pair(const other_numbers *b, size_t note, int meaning, odd_amount *right,
                        odd_amount *slack) {
    const odd_event *e = b->a->e;
    uint32_t who;
    int lines = 0, rounded = 0;
    if (b->pair_of[note] == 0 || b->found[PAIR_IMPS] > LOOKS_MAX / (e->about.play_count + 1) ||
        !contestant_of(e, &e->notes[note], &who))
        return false;
    odd_text number = e->notes[b->pair_of[note] - 1].text;
    *right = 0;
    for (uint32_t i = 0; i < e->about.play_count; i++)
        for (int d = 0; d < 2; d++) {
            odd_amount value;
            if (b->pair[d][i] == 0 || odd_event_partners(e, &e->plays[i], d).who[0] != who ||
                !odd_same_letters(e->notes[b->pair[d][i] - 1].text, number) ||
                !cross_of(b, i, d, meaning, &value))
                continue;
            *right += value;
            rounded += value % b->step[CROSS_IMPS] != 0;
            lines++;
        }
    *slack = rounded * b->step[CROSS_IMPS] / 2;
    return lines > 0;
}

/* ---- Wins -------------------------------------------------------------------------------------- */

static odd_amount whole_of(odd_amount amount) {
    return (amount + ODD_ONE / 2) / ODD_ONE;
}

/* Returns 1 for a win, 1/2 for a draw. */
static odd_amount result_of(const odd_match *m, int side, int form) {
    odd_amount own = form == 0 ? m->won[side] : form == 1 ? m->vp[side] : whole_of(m->vp[side]);
    odd_amount other = form == 0 ? m->won[1 - side] : form == 1 ? m->vp[1 - side] : whole_of(m->vp[1 - side]);
    return own > other ? ODD_ONE : own == other ? ODD_ONE / 2 : 0;
}

static bool count_wins(other_numbers *b) {
    const odd_event *e = b->a->e;
    b->byes = ODD_TAKE(b->a->arena, e->about.contestant_count + 1, odd_amount);
    for (int form = 0; form < WINS_FORMS; form++)
        b->wins[form] = ODD_TAKE(b->a->arena, e->about.contestant_count + 1, odd_amount);
    if (b->byes == NULL || b->wins[0] == NULL || b->wins[1] == NULL || b->wins[2] == NULL)
        return false;
    for (size_t i = 0; i < e->about.contestant_count; i++)
        b->byes[i] = b->wins[0][i] = b->wins[1][i] = b->wins[2][i] = 0;
    for (size_t i = 0; i < e->about.match_count; i++) {
        const odd_match *m = &e->matches[i];
        if (m->team[1] == ODD_NOBODY)
            b->byes[m->team[0]] += ODD_ONE;
        for (int side = 0; side < 2 && m->team[1] != ODD_NOBODY; side++)
            for (int form = 0; form < WINS_FORMS; form++)
                b->wins[form][m->team[side]] += result_of(m, side, form);
    }
    return true;
}

static bool wins_of(const other_numbers *b, const odd_note *n, int meaning, odd_amount *right) {
    const odd_event *e = b->a->e;
    uint32_t who;
    int form = meaning % WINS_FORMS;
    if (e->about.match_count == 0 || !contestant_of(e, n, &who) || (form > 0 && !e->about.has_vp))
        return false;
    *right = b->wins[form][who] + (meaning >= WINS_FORMS ? b->byes[who] : 0);
    return true;
}

/* ---- Points of teams --------------------------------------------------------------------------- */

/* No description defines these points: they may be the total, the victory points, the IMPs won, those minus the IMPs lost, or
 * matches won, at 2 or 1 for each. */
static bool points_of(const other_numbers *b, const odd_note *n, int meaning, odd_amount *right) {
    const odd_event *e = b->a->e;
    uint32_t who;
    const odd_standing *s = contestant_of(e, n, &who) ? odd_event_standing(e, who) : NULL;
    if (s == NULL || s->matches == 0 || (meaning == 1 && !e->about.has_vp))
        return false;
    odd_amount wins_x2 = s->wins_x2 * (odd_amount)ODD_ONE;
    odd_amount values[MEANINGS] = {s->score, s->vp,      s->imps_won, s->imps_won - s->imps_lost,
                                   wins_x2,  wins_x2 / 2};
    *right = values[meaning];
    return true;
}

/* ---- Averages ---------------------------------------------------------------------------------- */

static bool sum_boards(other_numbers *b) {
    const odd_event *e = b->a->e;
    b->boards = ODD_TAKE(b->a->arena, e->about.board_count + 1, board_sum);
    if (b->boards == NULL)
        return false;
    for (size_t i = 0; i < e->about.board_count; i++)
        b->boards[i] = (board_sum){0};
    for (size_t i = 0; i < e->about.play_count; i++) {
        const odd_play *p = &e->plays[i];
        board_sum *s = &b->boards[p->board];
        if (!is_played(p))
            continue;
        s->low = s->count == 0 || p->score_pts < s->low ? p->score_pts : s->low;
        s->high = s->count == 0 || p->score_pts > s->high ? p->score_pts : s->high;
        s->sum += p->score_pts;
        s->count++;
    }
    return true;
}

/* Computes the mean of North-South's points, with or without the highest and the lowest, rounded to 10 points
 * or exact. */
static bool average_of(const other_numbers *b, const odd_note *n, int meaning, odd_amount stated,
                       odd_amount *right, odd_amount *slack) {
    enum { EXACT = 1, TRIMMED = 2, MEANS = 4, TRIMMED_LEAST = 3 };
    const board_sum *s = &b->boards[n->of];
    bool trims = (meaning & TRIMMED) && s->count >= TRIMMED_LEAST;
    odd_amount sum = (s->sum - (trims ? s->low + s->high : 0)) * (odd_amount)ODD_ONE;
    int count = s->count - (trims ? 2 : 0);
    if (meaning >= MEANS || count == 0)
        return false;
    *right = (2 * sum + (sum < 0 ? -count : count)) / (2 * count);
    *slack = (meaning & EXACT) || stated % (10 * (odd_amount)ODD_ONE) != 0 ? 0 : 5 * (odd_amount)ODD_ONE;
    return true;
}

/* ---- Comparing --------------------------------------------------------------------------------- */

/* Returns whether a number is right in one meaning; *known is false if there is nothing to compare it
 * with. */
static bool is_right(const other_numbers *b, size_t note, element x, int meaning, odd_amount *right,
                     bool *known) {
    const odd_note *n = &b->a->e->notes[note];
    odd_amount stated = 0, slack = 0;
    number_at(n, x, &stated);
    *known = x == CROSS_IMPS  ? cross_of(b, n->of, is_east_west(n), meaning, right)
             : x == PAIR_IMPS ? sum_of_pair(b, note, meaning, right, &slack)
             : x == WINS      ? wins_of(b, n, meaning, right)
             : x == AVERAGE   ? average_of(b, n, meaning, stated, right, &slack)
                              : points_of(b, n, meaning, right);
    odd_amount off = *known ? (*right > stated ? *right - stated : stated - *right) : 0;
    return *known && 2 * (off - (off < slack ? off : slack)) <= b->step[x];
}

static size_t count_wrong(const other_numbers *b, element x, int meaning, size_t *values) {
    size_t wrong = 0;
    *values = 0;
    for (size_t i = 0; i < b->a->e->about.note_count; i++) {
        odd_amount stated, right;
        bool known;
        if (!number_at(&b->a->e->notes[i], x, &stated))
            continue;
        wrong += !is_right(b, i, x, meaning, &right, &known) && known;
        *values += known;
    }
    return wrong;
}

static void say_wrong(const other_numbers *b, const odd_note *n, element x, odd_amount right) {
    static const odd_audit_kind kinds[] = {ODD_AUDIT_IMPS, ODD_AUDIT_IMPS, ODD_AUDIT_SCORE, ODD_AUDIT_SCORE,
                                           ODD_AUDIT_SCORE};
    odd_auditor *a = b->a;
    char message[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(message, sizeof message);
    const odd_play *p = n->about == ODD_ABOUT_PLAY ? &a->e->plays[n->of] : NULL;
    uint32_t who;
    odd_amount stated = 0;
    number_at(n, x, &stated);
    if (p != NULL)
        odd_audit_put_play(&w, a, p);
    else if (n->about == ODD_ABOUT_BOARD)
        odd_put_format(&w, "board %d", a->e->boards[n->of].number);
    else if (contestant_of(a->e, n, &who))
        odd_put_contestant(&w, a->e, who);
    odd_put_format(&w, ", %.*s: ", (int)(n->name.len - 7), n->name.text + 7);
    odd_put_format(&w, "the file says %s, ", odd_number_of(stated).text);
    odd_put_format(&w, "it is %s", odd_number_of(right).text);
    if (n->about == ODD_ABOUT_BOARD)
        odd_audit_add_at(a, kinds[x], n->line, a->e->boards[n->of].number, n->round, message);
    else
        odd_audit_add(a, kinds[x], n->line, p, message, "");
}

/* Returns whether a meaning with so many wrong numbers is the one that the file has. If no description
 * defines the element, the numbers themselves must show it: at least three are right, and three times as many
 * as are wrong. */
static bool is_meant(element x, size_t wrong, size_t values) {
    enum { SURE = 3 };
    return 4 * wrong <= values ? x != TEAM_POINTS || values - wrong >= SURE : x != TEAM_POINTS && wrong <= 2;
}

/* Finds the meaning with the fewest wrong numbers. If many are wrong in each, the meaning is unknown, which is reported once. */
static void audit_element(other_numbers *b, element x) {
    odd_auditor *a = b->a;
    size_t least = 0, values = 0;
    int best = -1;
    for (int meaning = 0; meaning < MEANINGS && (best < 0 || least > 0); meaning++) {
        size_t all, wrong = count_wrong(b, x, meaning, &all);
        if (all > 0 && (best < 0 || wrong < least)) {
            best = meaning;
            least = wrong;
            values = all;
        }
    }
    if (best < 0)
        return;
    if (!is_meant(x, least, values)) {
        static const char *const names[] = {"NS_CROSS_IMP_POINTS and EW_CROSS_IMP_POINTS", "PAIR_IMPS",
                                            "WINS_OR_DRAWS", "BOARD_AVERAGE", "TEAM_POINTS"};
        odd_audit_remark(a, "%s follow no known method and were not compared", names[x]);
        return;
    }
    a->out->values += values;
    a->out->right += values - least;
    for (size_t i = 0; i < a->e->about.note_count && least > 0 && !a->no_memory; i++) {
        odd_amount stated, right;
        bool known;
        if (number_at(&a->e->notes[i], x, &stated) && !is_right(b, i, x, best, &right, &known) && known)
            say_wrong(b, &a->e->notes[i], x, right);
    }
}

void odd_audit_other_numbers(odd_auditor *a) {
    other_numbers b = {.a = a};
    size_t found = 0;
    find_numbers(&b);
    for (int x = 0; x < ELEMENT_COUNT; x++)
        found += b.found[x];
    if (found == 0)
        return;
    if (!compare_tables(&b, 0) || !compare_tables(&b, 1) || !find_pairs(&b) || !count_wins(&b) ||
        !sum_boards(&b)) {
        a->no_memory = true;
        return;
    }
    for (int x = 0; x < ELEMENT_COUNT; x++)
        if (b.found[x] > 0)
            audit_element(&b, (element)x);
}
