/* The columns of a file: how many digits their numbers have, and what they mean. */
#include "event/audit/audit.h"

int odd_audit_numbers(const odd_stated_score *said) {
    return said->about == ODD_ABOUT_CONTESTANT ? 1 : 2;
}

/* ---- Digits ------------------------------------------------------------------------------------ */

/* Returns the number of decimals that an amount needs, 0 to 4. */
static int digits_of(odd_amount amount) {
    int digits = 0;
    for (odd_amount step = ODD_ONE; amount % step != 0; step /= 10)
        digits++;
    return digits;
}

/* Returns the unit of the last decimal that several numbers need: a single one may be a slip. */
static odd_amount step_of(const uint32_t need[5]) {
    uint32_t all = need[0] + need[1] + need[2] + need[3] + need[4], more = 0;
    odd_amount step = 1;
    for (int digits = 4; digits > 0; digits--, step *= 10) {
        more += need[digits];
        if (more > 1 && more > all / 50)
            return step;
    }
    return ODD_ONE;
}

/* Counts are not rounded, and victory points are as a scale has them. */
static bool is_exact(int kind) {
    return kind == ODD_STATED_SCORE || kind == ODD_STATED_RANK || kind == ODD_STATED_BOARDS ||
           kind == ODD_STATED_VP;
}

static void find_steps(odd_auditor *a) {
    uint32_t need[ODD_AUDIT_TOPICS][ODD_STATED_COUNT][5] = {0};
    for (size_t i = 0; i < a->e->about.stated_count; i++) {
        const odd_stated_score *said = &a->e->stated[i];
        a->columns[said->about][said->kind].pairs |= said->there[0] && said->there[1];
        for (int n = 0; n < odd_audit_numbers(said); n++)
            if (said->there[n]) {
                need[said->about][said->kind][digits_of(said->amount[n])]++;
                a->columns[said->about][said->kind].negative |= said->amount[n] < 0;
            }
    }
    for (int about = 0; about < ODD_AUDIT_TOPICS; about++)
        for (int kind = 0; kind < ODD_STATED_COUNT; kind++)
            a->columns[about][kind].step = is_exact(kind) ? 0 : step_of(need[about][kind]);
}

bool odd_audit_columns_start(odd_auditor *a) {
    const odd_event *e = a->e;
    a->who = ODD_TAKE(a->arena, e->about.stated_count + 1, uint32_t);
    if (a->who == NULL)
        return false;
    for (size_t i = 0; i < e->about.stated_count; i++) {
        uint32_t who;
        a->who[i] = 0;
        if (e->stated[i].about != ODD_ABOUT_CONTESTANT)
            continue;
        odd_text id = e->facts.tokens[e->stated[i].of[0]].text;
        if (odd_event_find(e, &who, id.text, id.len, NULL) == ODD_OK)
            a->who[i] = who + 1;
    }
    find_steps(a);
    return true;
}

/* If the event rounds each board to its last digit, totals are uncertain by half a unit for each board, since other programs
 * may not round boards. */
static odd_amount slack_of(const odd_auditor *a, const odd_stated_score *said) {
    const odd_event *e = a->e;
    odd_setting_name unit =
        odd_scoring_unit(e->about.scoring) == ODD_STATED_IMPS ? ODD_SET_IMP_UNIT : ODD_SET_UNIT;
    bool total = said->about == ODD_ABOUT_CONTESTANT &&
                 (said->kind == odd_scoring_unit(e->about.scoring) || said->kind == ODD_STATED_PERCENT);
    if (!total || e->settings.value[unit] != 1)
        return 0;
    return said->kind == ODD_STATED_PERCENT ? 1 : a->most_boards / 2 + 1;
}

bool odd_audit_close(const odd_auditor *a, const odd_stated_score *said, odd_digits digits, odd_amount right,
                     odd_amount stated) {
    odd_amount off = right > stated ? right - stated : stated - right;
    odd_amount step = a->columns[said->about][said->kind].step;
    bool rounded = step > 0 || (said->kind == ODD_STATED_VP && digits == ODD_DIGITS_OWN);
    if (off == 0 || !rounded)
        return off == 0;
    if (digits == ODD_DIGITS_TRUNCATED)
        return off < step && (stated >= 0 ? stated <= right : stated >= right);
    if (digits == ODD_DIGITS_OWN)
        step = ODD_ONE;
    while (stated % step != 0) /* a number with more digits than the others is only as exact as these */
        step /= 10;
    /* a number with more digits than are kept was rounded when it was read */
    odd_amount more = slack_of(a, said) + (step == 1);
    return 2 * (off - (off < more ? off : more)) <= step;
}

/* ---- Readings ---------------------------------------------------------------------------------- */

static const odd_reading none[] = {ODD_READING_COUNT},
                         percent[] = {ODD_READ_ASCHERMAN_PERCENT, ODD_READING_COUNT},
                         boards[] = {ODD_READ_IN_PLAY, ODD_READING_COUNT},
                         ranks[] = {ODD_READ_ORDINAL, ODD_READ_DENSE, ODD_READ_BY_TOTAL, ODD_READING_COUNT};

/* The possible readings of a column of lines. */
static const odd_reading *line_readings(const odd_event *e, int kind) {
    static const odd_reading matchpoints[] = {ODD_READ_PERCENT, ODD_READ_ASCHERMAN,
                                              ODD_READ_ASCHERMAN_PERCENT, ODD_READING_COUNT},
                             teams[] = {ODD_READ_UNSIGNED, ODD_READ_WON, ODD_READING_COUNT};
    if (kind == ODD_STATED_IMPS && e->about.contest == ODD_TEAMS)
        return teams;
    if (e->about.scoring != ODD_MATCHPOINTS)
        return none;
    return kind == ODD_STATED_MP ? matchpoints : kind == ODD_STATED_PERCENT ? percent : none;
}

/* The same for totals of pairs and players. */
static const odd_reading *total_readings(const odd_event *e, int kind) {
    static const odd_reading totals[] = {ODD_READ_PRORATED,          ODD_READ_PERCENT, ODD_READ_ASCHERMAN,
                                         ODD_READ_ASCHERMAN_PERCENT, ODD_READ_MEAN,    ODD_READING_COUNT},
                             imps[] = {ODD_READ_PRORATED, ODD_READ_MEAN, ODD_READING_COUNT};
    bool mp = e->about.scoring == ODD_MATCHPOINTS;
    switch (kind) {
    case ODD_STATED_MP:
        return mp ? totals : imps;
    case ODD_STATED_IMPS:
    case ODD_STATED_SCORE:
        return imps;
    case ODD_STATED_PERCENT:
        return mp ? percent : none;
    case ODD_STATED_BOARDS:
        return boards;
    case ODD_STATED_RANK:
        return ranks;
    default:
        return none;
    }
}

/* The same for any column, by topic and kind. */
static const odd_reading *readings_of(const odd_event *e, int about, int kind) {
    static const odd_reading matches[] = {ODD_READ_NET, ODD_READ_WON, ODD_READING_COUNT};
    if (about == ODD_ABOUT_PLAY)
        return line_readings(e, kind);
    if (about == ODD_ABOUT_MATCH)
        return kind == ODD_STATED_VP ? none : matches;
    if (about != ODD_ABOUT_CONTESTANT || !e->facts.foreign)
        return none;
    if (e->about.contest == ODD_TEAMS)
        return kind == ODD_STATED_BOARDS ? boards : kind == ODD_STATED_RANK ? ranks : none;
    return total_readings(e, kind);
}

/* The wrong numbers of each column, by the way in which they may have been cut. */
typedef struct tally {
    size_t values, wrong[ODD_DIGITS_COUNT];
} tally;

/* Returns whether so many numbers are wrong that the column is not what it seems to be. */
static bool is_strange(size_t wrong, size_t values) {
    return wrong >= 3 && 5 * wrong > values;
}

/* cuts: how many ways of cutting are tried, the usual one first. */
static void count(const odd_auditor *a, const odd_stated_score *said, odd_reading reading, int cuts,
                  tally *t) {
    for (int n = 0; n < odd_audit_numbers(said); n++) {
        odd_amount right;
        if (!said->there[n] || !odd_audit_right(a, said, n, reading, &right))
            continue;
        t->values++;
        if (right == said->amount[n])
            continue;
        for (int d = 0; d < cuts; d++)
            t->wrong[d] += !odd_audit_close(a, said, (odd_digits)d, right, said->amount[n]);
    }
}

static tally count_column(const odd_auditor *a, int about, int kind, odd_reading reading) {
    tally t = {0};
    for (size_t i = 0; i < a->e->about.stated_count; i++)
        if (a->e->stated[i].about == about && a->e->stated[i].kind == kind)
            count(a, &a->e->stated[i], reading, ODD_DIGITS_COUNT, &t);
    return t;
}

/* Returns whether a reading changes only few numbers: those of contestants with fewer boards, or who tie. */
static bool is_slight(odd_reading reading) {
    return reading >= ODD_READ_PRORATED;
}

/* Returns whether a reading without wrong numbers is accepted: one that changes little is; so are one of few
 * numbers that are all wrong otherwise, one without signs if some boards were lost, and the margin of matches
 * if they have one number, or a negative one, since nobody wins less than nothing. */
static bool may_explain(const odd_column *c, odd_reading reading) {
    enum { LOST = 8 };
    bool lost = reading == ODD_READ_UNSIGNED && c->wrong >= LOST && 10 * c->wrong > c->values;
    bool net = reading == ODD_READ_NET && (c->negative || !c->pairs);
    return is_slight(reading) || lost || net || (c->values >= 2 && c->wrong == c->values);
}

/* A reading is accepted if it is far better than the one before, or if it explains everything. */
static void consider(odd_column *c, odd_reading reading, const tally *t) {
    odd_digits digits = ODD_DIGITS_ROUNDED;
    for (int d = 1; d < ODD_DIGITS_COUNT; d++)
        if (is_strange(t->wrong[digits], t->values) && 10 * t->wrong[d] < t->wrong[digits])
            digits = (odd_digits)d;
    size_t wrong = t->wrong[digits];
    bool better =
        is_strange(c->wrong, c->values) ? 4 * wrong <= c->wrong : may_explain(c, reading) && wrong == 0;
    if (reading != ODD_READ_PLAIN && (t->values < c->values || !better))
        return;
    c->reading = reading;
    c->digits = digits;
    c->values = t->values;
    c->wrong = wrong;
}

static void measure_again(odd_auditor *a, int about, int kind) {
    odd_column *c = &a->columns[about][kind];
    for (const odd_reading *r = readings_of(a->e, about, kind); *r != ODD_READING_COUNT && c->wrong > 0;
         r++) {
        if (!is_strange(c->wrong, c->values) && !may_explain(c, *r))
            continue;
        tally t = count_column(a, about, kind, *r);
        consider(c, *r, &t);
    }
}

static void count_boards(odd_auditor *a) {
    a->most_boards = 0;
    for (size_t i = 0; i < a->e->about.standing_count; i++)
        if (a->e->standings[i].boards > a->most_boards)
            a->most_boards = a->e->standings[i].boards;
}

/* Points of lines do not depend on settings, so they are measured once. */
static bool is_measured(const odd_auditor *a, int about, int kind) {
    return about == ODD_ABOUT_PLAY && kind == ODD_STATED_SCORE && a->points_measured;
}

static void measure_column(odd_auditor *a, int about, int kind, tally *t) {
    if (is_measured(a, about, kind))
        return;
    if (is_strange(t->wrong[ODD_DIGITS_ROUNDED], t->values))
        *t = count_column(a, about, kind, ODD_READ_PLAIN);
    consider(&a->columns[about][kind], ODD_READ_PLAIN, t);
    measure_again(a, about, kind);
}

size_t odd_audit_measure(odd_auditor *a, unsigned topics) {
    tally tallies[ODD_AUDIT_TOPICS][ODD_STATED_COUNT] = {0};
    size_t wrong = 0;
    count_boards(a);
    for (size_t i = 0; i < a->e->about.stated_count; i++) {
        const odd_stated_score *said = &a->e->stated[i];
        if ((topics >> said->about & 1) && !is_measured(a, said->about, said->kind))
            count(a, said, ODD_READ_PLAIN, 1, &tallies[said->about][said->kind]);
    }
    for (int about = 0; about < ODD_AUDIT_TOPICS; about++)
        for (int kind = 0; kind < ODD_STATED_COUNT && (topics >> about & 1); kind++) {
            measure_column(a, about, kind, &tallies[about][kind]);
            const odd_column *c = &a->columns[about][kind];
            wrong += c->wrong + (c->digits != ODD_DIGITS_ROUNDED) + (c->reading != ODD_READ_PLAIN);
        }
    a->points_measured = a->points_measured || (topics >> ODD_ABOUT_PLAY & 1);
    return wrong;
}
