/* Boards by chance against a model that does what docs/EVENTS.md says, one comparison at a time: every result with
 * every other one, part by part, in fractions that are never reduced. */
#include "random_event.h"

__extension__ typedef __int128 big;

/* ---- Fractions ------------------------------------------------------------------------------------------ */

typedef struct ratio {
    big num, den; /* den above 0 */
} ratio;

static big floor_div(big a, big b) {
    big q = a / b;
    return q * b > a ? q - 1 : q;
}

/* To the nearest multiple of a unit of ten-thousandths; halves as it says. */
static odd_amount model_round(ratio x, odd_amount unit, odd_round round, ratio middle) {
    big num = x.num * ODD_ONE, den = x.den * unit, down = floor_div(num, den), twice = 2 * (num - down * den);
    bool up = twice > den;
    if (twice == den) {
        bool low = x.num * middle.den < middle.num * x.den;
        up = round == ODD_ROUND_UP || (round == ODD_ROUND_EVEN ? down % 2 != 0 : !low);
    }
    return (odd_amount)(down + up) * unit;
}

/* ---- What is on the boards ------------------------------------------------------------------------------ */

enum { LINES = 10, BOARDS = 3, WHOLE = 100, UNKNOWN = 1 };

typedef struct side {
    int parts; /* 0: artificial */
    int pts[2], weight[2];
    int percent;     /* artificial: that many, or */
    odd_award award; /* an average */
} side;

typedef struct line {
    side cards[2]; /* of the N-S cards and the E-W cards */
    int ns, ew;    /* who */
    int group;
    bool turned;
} line;

typedef struct world {
    random_log chance;
    odd_scoring scoring;
    bool acbl, ebu, own;
    odd_neuberg neuberg;
    odd_cross cross;
    odd_datum datum;
    odd_round round;
    odd_amount unit;
    int cap, expected_set;
    int boards, lines[BOARDS];
    line line[BOARDS][LINES];
    odd_amount value[BOARDS][LINES][2]; /* by seat, of what was compared */
    odd_amount top[BOARDS][LINES][2];
    int datums[BOARDS][LINES]
              [2]; /* of those that are compared with this line, the first of them; or UNKNOWN */
    bool awarded[BOARDS][LINES][2];
    side given[BOARDS][LINES][2]; /* where it was awarded */
} world;

static world w;

static int own_pts(int direction, int pts) {
    return direction == 0 ? pts : -pts;
}

static bool fouled(int b) {
    int first = -1;
    for (int i = 0; i < w.lines[b]; i++) {
        const line *l = &w.line[b][i];
        if (l->cards[0].parts == 0 && l->cards[1].parts == 0)
            continue;
        if (first >= 0 && l->group != first)
            return true;
        first = l->group;
    }
    return false;
}

/* Whether the cards of two lines are compared. */
static bool together(int b, int i, int j, int direction) {
    const line *p = &w.line[b][i], *q = &w.line[b][j];
    return p->cards[direction].parts > 0 && q->cards[direction].parts > 0 &&
           (!fouled(b) || p->group == q->group);
}

static int compared(int b, int i, int direction) {
    int count = 0;
    for (int j = 0; j < w.lines[b]; j++)
        count += together(b, i, j, direction);
    return count;
}

/* How many have a score in a direction and a group: of the largest group, and of all. */
static int largest_group(int b, int direction) {
    int most = 0;
    for (int g = 0; g < 3; g++) {
        int count = 0;
        for (int i = 0; i < w.lines[b]; i++)
            count += w.line[b][i].group == g && w.line[b][i].cards[direction].parts > 0;
        most = count > most ? count : most;
    }
    return most;
}

static int results(int b, int direction) {
    int count = 0;
    for (int i = 0; i < w.lines[b]; i++)
        count += w.line[b][i].cards[direction].parts > 0;
    return count;
}

/* As many as more than half of the boards have, if that is more than one; else the most. */
static int usual(void) {
    int most = 0, boards = 0;
    for (int i = 0; i < w.boards; i++) {
        most = w.lines[i] > most ? w.lines[i] : most;
        boards += w.lines[i] > 0;
    }
    for (int number = 2; number <= most; number++) {
        int same = 0;
        for (int i = 0; i < w.boards; i++)
            same += w.lines[i] == number;
        if (2 * same > boards)
            return number;
    }
    return most;
}

static int expected(int b) {
    int all = w.expected_set > 0 ? w.expected_set : usual();
    return w.lines[b] > all ? w.lines[b] : all;
}

/* ---- What a result makes -------------------------------------------------------------------------------- */

static int against(int own, int other) {
    if (w.scoring == ODD_CROSS_IMPS) {
        int imps = odd_imp(own - other);
        return w.cap > 0 && imps > w.cap ? w.cap : w.cap > 0 && imps < -w.cap ? -w.cap : imps;
    }
    return own > other ? 2 : own == other ? 1 : 0;
}

/* M: over WHOLE squared. */
static big makes(int b, int i, int direction) {
    big sum = 0;
    const side *s = &w.line[b][i].cards[direction];
    for (int j = 0; j < w.lines[b]; j++) {
        const side *t = &w.line[b][j].cards[direction];
        if (j == i || !together(b, i, j, direction))
            continue;
        for (int p = 0; p < s->parts; p++)
            for (int q = 0; q < t->parts; q++)
                sum += (big)s->weight[p] * t->weight[q] *
                       against(own_pts(direction, s->pts[p]), own_pts(direction, t->pts[q]));
    }
    return sum;
}

/* So few in a group of a fouled board that Neuberg does not hold. */
static bool few(int b, int a, int direction) {
    if (w.scoring != ODD_MATCHPOINTS || !fouled(b) || a > 3)
        return false;
    return a < 2 || (w.ebu ? 3 * a <= expected(b) : a == 2 || a < largest_group(b, direction));
}

static bool is_small(int b, int i, int direction) {
    return few(b, compared(b, i, direction), direction);
}

static ratio matchpoints(int b, int i, int direction) {
    big m = makes(b, i, direction), one = WHOLE * WHOLE, e = expected(b), a = compared(b, i, direction);
    ratio r = {m * e + (e - a) * one, a * one};
    if (is_small(b, i, direction))
        r = (ratio){2 * (e - 1) * (60 * one + 5 * (m - (a - 1) * one)), 100 * one};
    else if (w.neuberg == ODD_NEUBERG_SIMPLE)
        r = a == 1 ? (ratio){e - 1, 1} : (ratio){m * (e - 1), (a - 1) * one};
    else if (w.neuberg == ODD_NEUBERG_OFF)
        r = (ratio){m, one};
    if (w.acbl)
        r.den *= 2;
    return r;
}

static ratio cross_imps(int b, int i, int direction) {
    big m = makes(b, i, direction), one = WHOLE * WHOLE, e = expected(b), a = compared(b, i, direction);
    if (a == 1)
        return (ratio){0, 1};
    if (w.cross == ODD_CROSS_CROSS1)
        return (ratio){m, a * one};
    if (fouled(b) && w.ebu)
        return w.cross == ODD_CROSS_TOTAL ? (ratio){m * e, a * one} : (ratio){m * e, a * (e - 1) * one};
    if (w.cross == ODD_CROSS_AVERAGE)
        return (ratio){m, (a - 1) * one};
    return fouled(b) ? (ratio){m * (results(b, direction) - 1), (a - 1) * one} : (ratio){m, one};
}

/* ---- Butler: all scores in a row, a hundred times each --------------------------------------------------- */

static int by_size(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static int round_ten(big num, big den) {
    return (int)(model_round((ratio){num, den}, 10 * (odd_amount)ODD_ONE, w.round, (ratio){0, 1}) / ODD_ONE);
}

static int zero_sum(const int *all, int count, big sum) {
    int best = 0;
    big best_sum = -1, best_off = 0;
    for (int datum = -7600; datum <= 7600; datum += 10) {
        big imps = 0, off = (big)datum * count - sum;
        for (int i = 0; i < count; i++)
            imps += odd_imp(all[i] - datum);
        imps = imps < 0 ? -imps : imps;
        off = off < 0 ? -off : off;
        if (best_sum < 0 || imps < best_sum || (imps == best_sum && off < best_off)) {
            best = datum;
            best_sum = imps;
            best_off = off;
        }
    }
    return best;
}

static int model_datum(int b, int i, int direction) {
    static int all[LINES * WHOLE];
    int count = 0, off = 0, n = compared(b, i, direction);
    for (int j = 0; j < w.lines[b]; j++)
        for (int p = 0; together(b, i, j, direction) && p < w.line[b][j].cards[direction].parts; p++)
            for (int k = 0; k < w.line[b][j].cards[direction].weight[p]; k++)
                all[count++] = w.line[b][j].cards[direction].pts[p];
    qsort(all, (size_t)count, sizeof all[0], by_size);
    if (w.datum == ODD_DATUM_MEDIAN)
        return round_ten(all[count / 2 - 1] + all[count / 2], 2);
    if (w.datum == ODD_DATUM_TRIM1 && n >= 3)
        off = WHOLE;
    if (w.datum == ODD_DATUM_TRIM5)
        off = (int)floor(n * 0.05 + 0.5) * WHOLE;
    big sum = 0;
    for (int k = off; k < count - off; k++)
        sum += all[k];
    if (w.datum == ODD_DATUM_ZERO_SUM)
        return zero_sum(all, count, sum);
    return round_ten(sum, count - 2 * off);
}

static ratio butler(int b, int i, int direction) {
    int first = 0;
    while (!together(b, i, first, direction))
        first++;
    int *known = &w.datums[b][first][direction];
    if (*known == UNKNOWN)
        *known = model_datum(b, i, direction);
    int datum = *known;
    const side *s = &w.line[b][i].cards[direction];
    big sum = 0;
    for (int p = 0; p < s->parts; p++)
        sum += s->weight[p] * odd_imp(own_pts(direction, s->pts[p] - datum));
    return (ratio){sum, WHOLE};
}

/* ---- Values ----------------------------------------------------------------------------------------------- */

static odd_amount model_top(int b, int i, int direction) {
    int a = compared(b, i, direction), group = 0;
    for (int j = 0; a == 0 && j < w.lines[b]; j++) /* an artificial one: those of its group */
        group += w.line[b][j].cards[direction].parts > 0 &&
                 (!fouled(b) || w.line[b][j].group == w.line[b][i].group);
    if (a == 0 && group > 1) /* beside one result, which is compared with nothing, it is of a whole top */
        a = group;
    if (w.scoring != ODD_MATCHPOINTS)
        return 0;
    bool own = w.neuberg == ODD_NEUBERG_OFF && a > 0 && !few(b, a, direction);
    return ((own ? a : expected(b)) - 1) * (odd_amount)(w.acbl ? ODD_ONE : 2 * ODD_ONE);
}

static void compare_line(int b, int i) {
    for (int d = 0; d < 2; d++) {
        const line *l = &w.line[b][i];
        int seat = l->turned ? 1 - d : d;
        odd_amount top = w.top[b][i][seat] = model_top(b, i, d);
        bool alone = is_small(b, i, d) && compared(b, i, d) == 1;
        w.awarded[b][i][seat] = l->cards[d].parts == 0 || alone;
        w.given[b][i][seat] = l->cards[d];
        if (l->cards[d].parts > 0 && alone)
            w.given[b][i][seat] =
                (side){.award = w.ebu ? ODD_AWARD_AVE_PLUS : ODD_AWARD_PERCENT, .percent = 60};
        if (w.awarded[b][i][seat])
            continue;
        ratio r = w.scoring == ODD_MATCHPOINTS  ? matchpoints(b, i, d)
                  : w.scoring == ODD_CROSS_IMPS ? cross_imps(b, i, d)
                                                : butler(b, i, d);
        w.value[b][i][seat] = model_round(r, w.unit, w.round, (ratio){top, 2 * ODD_ONE});
    }
}

/* Who sits in a seat: the sum of what was compared, and of the tops; how many boards. */
static int plain_of(int who, int seat, odd_amount *sum, odd_amount *max) {
    int boards = 0;
    *sum = *max = 0;
    for (int b = 0; b < w.boards; b++)
        for (int i = 0; i < w.lines[b]; i++)
            if ((seat == 0 ? w.line[b][i].ns : w.line[b][i].ew) == who && !w.awarded[b][i][seat]) {
                *sum += w.value[b][i][seat];
                *max += w.top[b][i][seat];
                boards++;
            }
    return boards;
}

static odd_amount award(int b, int i, int seat) {
    const side *s = &w.given[b][i][seat];
    int percent = s->award == ODD_AWARD_PERCENT    ? s->percent
                  : s->award == ODD_AWARD_AVE_PLUS ? 60
                  : s->award == ODD_AWARD_AVE      ? 50
                                                   : 40;
    odd_amount sum, max, top = w.top[b][i][seat];
    int boards = plain_of(seat == 0 ? w.line[b][i].ns : w.line[b][i].ew, seat, &sum, &max);
    ratio r = {(big)percent * top, 100 * (big)ODD_ONE}, own = {(big)sum * top, (big)max * ODD_ONE};
    if (w.scoring != ODD_MATCHPOINTS) {
        big e = expected(b);
        r = (ratio){(percent - 50) * 3, 10};
        own = (ratio){sum, (big)boards * ODD_ONE};
        if (w.scoring == ODD_CROSS_IMPS && w.cross != ODD_CROSS_AVERAGE)
            r = (ratio){r.num * (e - 1), w.cross == ODD_CROSS_CROSS1 ? 10 * e : 10};
    }
    bool more = own.den > 0 && own.num * r.den > r.num * own.den,
         less = own.den > 0 && own.num * r.den < r.num * own.den;
    if (w.own && ((s->award == ODD_AWARD_AVE_PLUS && more) || (s->award == ODD_AWARD_AVE_MINUS && less)))
        r = own;
    return model_round(r, w.unit, w.round, (ratio){top, 2 * ODD_ONE});
}

/* ---- Worlds, and their logs ------------------------------------------------------------------------------- */

static side random_score(void) {
    static const int pts[] = {420, 420, 450, 400, -50, -100, 620, 0, -1400, 980, 2210, -7600},
                     weights[] = {60, 33, 25, 1, 50};
    side s = {.parts = random_chance(&w.chance, 85) ? 1 : 2};
    s.weight[0] = s.parts == 1 ? WHOLE : RANDOM_WORD(&w.chance, weights);
    s.weight[1] = WHOLE - s.weight[0];
    for (int p = 0; p < s.parts; p++)
        s.pts[p] = RANDOM_WORD(&w.chance, pts);
    return s;
}

static side random_artificial(void) {
    static const odd_award awards[] = {ODD_AWARD_AVE_PLUS, ODD_AWARD_AVE, ODD_AWARD_AVE_MINUS,
                                       ODD_AWARD_PERCENT};
    return (side){.award = RANDOM_WORD(&w.chance, awards), .percent = random_below(&w.chance, 101)};
}

static void random_lines(int b) {
    bool groups = random_chance(&w.chance, 40);
    w.lines[b] = 1 + random_below(&w.chance, LINES);
    for (int i = 0; i < w.lines[b]; i++) {
        line *l = &w.line[b][i];
        int kind = random_below(&w.chance, 100);
        *l = (line){.ns = i, .ew = (i + b) % LINES, .turned = random_chance(&w.chance, 10)};
        l->group = groups ? random_below(&w.chance, 3) : 0;
        l->cards[0] = kind < 90 ? random_score() : random_artificial();
        l->cards[1] = kind < 80 ? l->cards[0] : kind < 85 ? random_score() : random_artificial();
        w.datums[b][i][0] = w.datums[b][i][1] = UNKNOWN;
    }
}

static void random_world(uint64_t seed, odd_scoring scoring) {
    static const odd_amount units[] = {100, 1, 5000, 1000, 10000};
    memset(&w, 0, sizeof w);
    w.chance.state = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
    for (int i = 0; i < 8; i++)
        random_below(&w.chance, 2);
    w.scoring = scoring;
    w.acbl = scoring == ODD_MATCHPOINTS && random_chance(&w.chance, 30);
    w.ebu = random_chance(&w.chance, 50);
    w.own = random_chance(&w.chance, 70);
    w.neuberg = (odd_neuberg)random_below(&w.chance, 3);
    w.cross = (odd_cross)random_below(&w.chance, 3);
    w.datum = (odd_datum)random_below(&w.chance, 5);
    w.round = (odd_round)random_below(&w.chance, 3);
    w.unit = RANDOM_WORD(&w.chance, units);
    w.cap = random_chance(&w.chance, 30) ? 1 + random_below(&w.chance, 24) : 0;
    w.expected_set = random_chance(&w.chance, 40) ? 1 + random_below(&w.chance, 2 * LINES) : 0;
    w.boards = 1 + random_below(&w.chance, BOARDS);
    for (int b = 0; b < w.boards; b++)
        random_lines(b);
}

typedef struct text {
    char bytes[8192];
    size_t len;
} text;

__attribute__((format(printf, 2, 3))) static void put(text *t, const char *format, ...) {
    va_list args;
    va_start(args, format);
    t->len += (size_t)vsnprintf(t->bytes + t->len, sizeof t->bytes - t->len, format, args);
    va_end(args);
    assert_true(t->len < sizeof t->bytes);
}

static void put_side(text *t, const side *s) {
    static const char *const awards[ODD_AWARD_COUNT] = {
        [ODD_AWARD_AVE_MINUS] = "ave-", [ODD_AWARD_AVE] = "ave", [ODD_AWARD_AVE_PLUS] = "ave+"};
    if (s->parts == 0 && s->award == ODD_AWARD_PERCENT)
        put(t, "%d%%", s->percent);
    else if (s->parts == 0)
        put(t, "%s", awards[s->award]);
    else if (s->parts == 1)
        put(t, "score %d", s->pts[0]);
    else
        put(t, "weighted %d%% score %d %d%% score %d", s->weight[0], s->pts[0], s->weight[1], s->pts[1]);
}

static void put_settings(text *t) {
    static const char *const neuberg[] = {"on", "simple", "off"},
                             *const cross[] = {"average", "total", "cross1"},
                             *const datum[] = {"mean", "trim1", "trim5", "median", "zero-sum"},
                             *const rounds[] = {"away", "even", "up"};
    char unit[ODD_AMOUNT_MAX];
    odd_amount_format(unit, sizeof unit, w.unit, 0);
    put(t, "scoring %s%s\nset round %s\nset own-average %s\n", odd_scoring_text(w.scoring),
        w.acbl ? " acbl" : "", rounds[w.round], w.own ? "on" : "off");
    put(t, "set %s %s\n", w.scoring == ODD_MATCHPOINTS ? "unit" : "imp-unit", unit);
    if (w.scoring == ODD_BUTLER) {
        put(t, "set datum %s\n", datum[w.datum]);
        return;
    }
    put(t, "set groups %s\n", w.ebu ? "ebu" : "acbl");
    if (w.expected_set > 0)
        put(t, "set expected %d\n", w.expected_set);
    if (w.scoring == ODD_MATCHPOINTS)
        put(t, "set neuberg %s\n", neuberg[w.neuberg]);
    else
        put(t, "set cross-imps %s\n", cross[w.cross]);
    if (w.scoring == ODD_CROSS_IMPS && w.cap > 0)
        put(t, "set imp-cap %d\n", w.cap);
}

static void put_world(text *t) {
    put_settings(t);
    for (int b = 0; b < w.boards; b++)
        for (int i = 0; i < w.lines[b]; i++) {
            const line *l = &w.line[b][i];
            bool same = memcmp(&l->cards[0], &l->cards[1], sizeof l->cards[0]) == 0 && l->cards[0].parts > 0;
            put(t, "board %d group %c\nN%d E%d ", b + 1, 'A' + l->group, l->ns, l->ew);
            put(t, "%s", same ? "" : "split ");
            put_side(t, &l->cards[0]);
            if (!same) {
                put(t, " / ");
                put_side(t, &l->cards[1]);
            }
            put(t, "%s\n", l->turned ? " wrong direction" : "");
        }
}

/* ---- The two compared --------------------------------------------------------------------------------------- */

static void check_line(int b, int i, const odd_play *p, const char *log) {
    for (int seat = 0; seat < 2; seat++) {
        odd_amount value = w.awarded[b][i][seat] ? award(b, i, seat) : w.value[b][i][seat];
        CHECK(event_worth(p)->value[seat] == value, "board %d, line %d, %s: %.4f, not %.4f:\n%s", b + 1,
              i + 1, seat == 0 ? "N-S" : "E-W", (double)event_worth(p)->value[seat] / ODD_ONE,
              (double)value / ODD_ONE, log);
        CHECK(odd_event_top(now.e, p, seat) == w.top[b][i][seat], "board %d, line %d: a top of %.4f:\n%s",
              b + 1, i + 1, (double)odd_event_top(now.e, p, seat) / ODD_ONE, log);
    }
}

static void check_total(int who, int seat, const char *log) {
    odd_amount sum, max;
    char id[16];
    int boards = plain_of(who, seat, &sum, &max);
    for (int b = 0; b < w.boards; b++)
        for (int i = 0; i < w.lines[b]; i++)
            if ((seat == 0 ? w.line[b][i].ns : w.line[b][i].ew) == who && w.awarded[b][i][seat]) {
                sum += award(b, i, seat);
                max += w.top[b][i][seat];
                boards++;
            }
    if (boards == 0)
        return;
    snprintf(id, sizeof id, "%c%d", seat == 0 ? 'N' : 'E', who);
    const odd_standing *s = event_standing(id);
    CHECK(s->score == sum && s->max == max && s->boards == boards, "%s: %.4f, not %.4f:\n%s", id,
          (double)s->score / ODD_ONE, (double)sum / ODD_ONE, log);
}

static void check_worlds(odd_scoring scoring, uint64_t seeds) {
    static text t;
    for (uint64_t seed = 1; seed <= unit_many(seeds); seed++) {
        random_world(seed, scoring);
        t.len = 0;
        put_world(&t);
        event_good(t.bytes);
        size_t play = 0;
        for (int b = 0; b < w.boards; b++)
            for (int i = 0; i < w.lines[b]; i++)
                compare_line(b, i);
        for (int b = 0; b < w.boards; b++)
            for (int i = 0; i < w.lines[b]; i++)
                check_line(b, i, odd_play_at(now.e, play++), t.bytes);
        for (int who = 0; who < LINES; who++)
            for (int seat = 0; seat < 2; seat++)
                check_total(who, seat, t.bytes);
    }
}

static void test_matchpoints(void **state) {
    (void)state;
    check_worlds(ODD_MATCHPOINTS, 1500);
}

static void test_cross_imps(void **state) {
    (void)state;
    check_worlds(ODD_CROSS_IMPS, 1500);
}

static void test_butler(void **state) {
    (void)state;
    check_worlds(ODD_BUTLER, 300);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {TEST(test_matchpoints), TEST(test_cross_imps), TEST(test_butler)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
