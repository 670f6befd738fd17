/* Victory points: every scale is made into the same kind of table, and read in one way. */
#include "base/out.h"
#include "base/frac.h"

static void add_row(odd_vp_scale *s, int from_imps, int winner_x100, int loser_x100) {
    s->rows[s->count++] = (odd_vp_row){from_imps, winner_x100, loser_x100};
}

/* ---- WBF, 2013 ---------------------------------------------------------------------------------
 *
 * With R = 1/phi^3 and X = 15 * sqrt(boards), the winner of a match by I < X IMPs gets
 * 10 + 10 * (1 - R^(I/X)) / (1 - R), and 20 from X on. Now R^(I/X) = 2^-(I * LOG / sqrt(boards)),
 * and 1 / (1 - R) = (3 + sqrt 5) / 4. Up to 1000 boards no value comes nearer than 10^-6 hundredths
 * to a half hundredth, while the error here is below 10^-9, so the rounding is always right. */

enum { ROOT_BITS = 54, CURVE_BITS = 50 };
#define LOG              UINT64_C(0x8E2E453BA50F6)   /* log2(phi) / 5, times 2^54 */
#define ONE_BY_1_MINUS_R UINT64_C(0x53C6EF372FE94F8) /* times 2^58 */

static bool is_blitz(int imps, int boards) {
    return imps * imps >= 225 * boards;
}

/* The curve in hundredths, times 2^50. */
static uint64_t wbf_curve(int imps, int boards) {
    if (is_blitz(imps, boards))
        return UINT64_C(2000) << CURVE_BITS;
    uint64_t root = odd_fixed_sqrt((uint32_t)boards, ROOT_BITS);
    uint64_t power = odd_fixed_exp2_minus(odd_fixed_ratio((uint64_t)imps * LOG, root));
    uint64_t share = odd_fixed_mul(ODD_FIXED_ONE - power, ONE_BY_1_MINUS_R);
    return (UINT64_C(1000) << CURVE_BITS) + (share >> (ODD_FIXED_BITS - CURVE_BITS)) * 1000;
}

/* No IMP may be worth more than the one before it: where one is, the value before it goes up by a
 * hundredth, until none is. The ends stay. */
static void make_concave(odd_vp_scale *s) {
    bool changed = true;
    while (changed) {
        changed = false;
        for (int i = 1; i + 1 < s->count; i++) {
            odd_vp_row *row = &s->rows[i];
            if (row[1].winner_x100 - row[0].winner_x100 <= row[0].winner_x100 - row[-1].winner_x100)
                continue;
            row->winner_x100++;
            row->loser_x100--;
            changed = true;
        }
    }
}

/* The scale's own curve. A half match of H boards is worth half, and has its blitz at 15 * sqrt(H / 2): it is half of
 * what twice the margin is worth in a match of twice the boards. */
static uint64_t scale_curve(const odd_vp_scale *s, int imps, bool half) {
    return half ? wbf_curve(2 * imps, 2 * s->boards) / 2 : wbf_curve(imps, s->boards);
}

static bool ends_at(const odd_vp_scale *s, int imps, bool half) {
    return half ? is_blitz(2 * imps, 2 * s->boards) : is_blitz(imps, s->boards);
}

static void make_wbf(odd_vp_scale *s, bool half) {
    int all = half ? 1000 : 2000;
    for (int imps = 0; s->count == 0 || !ends_at(s, imps - 1, half); imps++) {
        uint64_t rounded = scale_curve(s, imps, half) + (UINT64_C(1) << (CURVE_BITS - 1));
        int winner = (int)(rounded >> CURVE_BITS);
        add_row(s, imps, winner, all - winner);
    }
    make_concave(s);
}

/* The greatest margin of each band of the whole-number scale: 10-10 to 19-1, of a half match 5-5 to 9-1. */
enum { BANDS = 10, HALF_BANDS = 5 };

/* The first band that is wider than the one after it, -1 if none is. The drawn band counts twice,
 * for a win and a loss by as much are both in it. */
static int too_wide(const int *top, int bands) {
    if (top[1] - top[0] < 2 * top[0] + 1)
        return 0;
    for (int band = 1; band + 1 < bands; band++)
        if (top[band + 1] - top[band] < top[band] - top[band - 1])
            return band;
    return -1;
}

static void make_wbf_discrete(odd_vp_scale *s, bool half) {
    int top[BANDS] = {0}, bands = half ? HALF_BANDS : BANDS, middle = 100 * bands;
    for (int band = 0, imps = 0; band < bands; band++) {
        uint64_t limit = (uint64_t)(middle + 50 + 100 * band) << CURVE_BITS;
        while (scale_curve(s, imps + 1, half) <= limit)
            imps++;
        top[band] = imps;
    }
    for (int band; (band = too_wide(top, bands)) >= 0;)
        top[band]--;
    for (int band = 0; band <= bands; band++)
        add_row(s, band == 0 ? 0 : top[band - 1] + 1, middle + 100 * band, middle - 100 * band);
}

/* ---- ACBL: the least margin of each row, for 6 to 8 and for 9 to 11 boards --------------------- */

enum { ACBL20_ROWS = 11, ACBL30_ROWS = 14 };

static const int acbl20_from[2][ACBL20_ROWS] = {
    {0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28},
    {0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36},
};

static const int acbl30_from[2][ACBL30_ROWS] = {
    {0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28},
    {0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36},
};

static void make_acbl20(odd_vp_scale *s, bool half) {
    (void)half; /* it has none, as the next ones */
    for (int i = 0; i < ACBL20_ROWS; i++)
        add_row(s, acbl20_from[s->boards >= 9][i], 1000 + 100 * i, 1000 - 100 * i);
}

/* After 15-15 comes 18-12, and from there on steps of one. */
static void make_acbl30(odd_vp_scale *s, bool half) {
    (void)half;
    for (int i = 0; i < ACBL30_ROWS; i++) {
        int lead = i == 0 ? 0 : 200 + 100 * i;
        add_row(s, acbl30_from[s->boards >= 9][i], 1500 + lead, 1500 - lead);
    }
}

static void make_win_loss(odd_vp_scale *s, bool half) {
    (void)half;
    add_row(s, 0, 50, 50);
    add_row(s, 1, 75, 25);
    add_row(s, 3, 100, 0);
}

/* ---- EBU, pairs at matchpoints: the largest percentage of each row, in hundredths above 50 --------
 *
 * White Book, VP scales for match-pointed Swiss pairs. The percentage is rounded to two decimals first; one on the edge gets what is
 * nearer the average. Columns for 28 boards and more are not published in full, and are left out. */

enum { EBU_MP_ROWS = 10, EBU_MP_HALF_ROWS = 5, EBU_MP_COLUMNS = 6 };

static const int ebu_mp_boards[EBU_MP_COLUMNS] = {4, 6, 9, 13, 19, 27}; /* the most of each column */
static const int ebu_mp_half_boards[EBU_MP_COLUMNS] = {2, 3, 4, 6, 9, 13};

static const int ebu_mp_to[EBU_MP_ROWS][EBU_MP_COLUMNS] = {
    {92, 78, 65, 54, 45, 38},             /* 10-10 */
    {280, 239, 198, 165, 138, 116},       /* 11-9 */
    {471, 402, 333, 278, 232, 194},       /* 12-8 */
    {670, 572, 474, 395, 330, 277},       /* 13-7 */
    {880, 751, 623, 519, 434, 363},       /* 14-6 */
    {1108, 945, 783, 653, 545, 457},      /* 15-5 */
    {1363, 1162, 964, 804, 671, 562},     /* 16-4 */
    {1661, 1417, 1175, 980, 818, 685},    /* 17-3 */
    {2036, 1737, 1440, 1201, 1003, 840},  /* 18-2 */
    {2595, 2213, 1835, 1530, 1278, 1071}, /* 19-1 */
};

static const int ebu_mp_half_to[EBU_MP_HALF_ROWS][EBU_MP_COLUMNS] = {
    {186, 159, 132, 109, 92, 77},        /* 5-5 */
    {570, 487, 403, 336, 281, 236},      /* 6-4 */
    {994, 848, 703, 586, 493, 410},      /* 7-3 */
    {1512, 1289, 1070, 892, 745, 624},   /* 8-2 */
    {2315, 1975, 1638, 1366, 1141, 956}, /* 9-1 */
};

static void make_ebu_mp(odd_vp_scale *s, bool half) {
    const int *boards = half ? ebu_mp_half_boards : ebu_mp_boards;
    int column = 0, rows = half ? EBU_MP_HALF_ROWS : EBU_MP_ROWS, middle = 100 * rows;
    while (column + 1 < EBU_MP_COLUMNS && s->boards > boards[column])
        column++;
    s->percent = true;
    add_row(s, 0, middle, middle);
    for (int i = 0; i < rows; i++)
        add_row(s, (half ? ebu_mp_half_to[i] : ebu_mp_to[i])[column] + 1, middle + 100 * (i + 1),
                middle - 100 * (i + 1));
}

/* ---- All of them ------------------------------------------------------------------------------- */

/* A scale is a row here, and the function that makes it. Errors, completion, `oddtrick help scales` and the list in
 * docs/man/oddtrick-vp.1 (tools/reference) come from it. New rows stand at the end: callers know a scale by its number. */
static const struct {
    odd_vp_kind_info info; /* name, least and most boards, whether half matches have one, what it is */
    void (*make)(odd_vp_scale *s, bool half);
} kinds[] = {
    {{"wbf", 1, ODD_VP_BOARDS_MAX, true, "WBF continuous scale of 2013, 20.00 to 0.00; the default"},
     make_wbf},
    {{"wbf-discrete", 1, ODD_VP_BOARDS_MAX, true, "WBF and EBU scale of whole numbers, 20 to 0"},
     make_wbf_discrete},
    {{"acbl20", 6, 11, false, "ACBL 20 to 0, for 6 to 11 boards"}, make_acbl20},
    {{"acbl30", 6, 11, false, "ACBL 30 to 0, for 6 to 11 boards"}, make_acbl30},
    {{"win-loss", 1, ODD_VP_BOARDS_MAX, false,
      "1 for a win, 3/4 for a win by one or two IMPs, 1/2 for a tie"},
     make_win_loss},
    {{"ebu-mp", 1, 27, true, "EBU 20 to 0 for pairs at matchpoints, by percentage, for up to 27 boards"},
     make_ebu_mp},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

const odd_vp_kind_info *odd_vp_kind_about(odd_vp_kind kind) {
    return (unsigned)kind < KINDS ? &kinds[kind].info : NULL;
}

const char *odd_vp_kind_text(odd_vp_kind kind) {
    return (unsigned)kind < KINDS ? kinds[kind].info.name : "";
}

size_t odd_vp_kinds_format(char *buf, size_t cap, const char *between, bool half) {
    odd_writer w = odd_writer_on(buf, cap);
    for (int i = 0; i < KINDS; i++) {
        if (half && !kinds[i].info.has_half)
            continue;
        odd_put_text(&w, w.len > 0 ? between : "");
        odd_put_text(&w, kinds[i].info.name);
    }
    return w.len;
}

int odd_vp_scale_make(odd_vp_scale *out, odd_vp_kind kind, int boards, odd_error *error) {
    const odd_vp_kind_info *info = odd_vp_kind_about(kind);
    out->boards = boards;
    out->count = 0;
    out->percent = false;
    if (boards < 1 || boards > ODD_VP_BOARDS_MAX)
        return odd_fail(error, ODD_E_BOARDS, 0, 0, "a match has 1 to %d boards, not %d", ODD_VP_BOARDS_MAX,
                        boards);
    if (info == NULL)
        return odd_fail(error, ODD_E_SCALE, 0, 0, "unknown scale");
    if (boards < info->least_boards || boards > info->most_boards)
        return odd_fail(
            error, ODD_E_BOARDS, 0, 0,
            "the %s scale is published for %d to %d boards, not %d; give your own scale in a file",
            info->name, info->least_boards, info->most_boards, boards);
    kinds[kind].make(out, false);
    return ODD_OK;
}

int odd_vp_half_make(odd_vp_scale *out, odd_vp_kind kind, int boards, odd_error *error) {
    const odd_vp_kind_info *info = odd_vp_kind_about(kind);
    out->boards = boards;
    out->count = 0;
    out->percent = false;
    if (info == NULL || !info->has_half) {
        char names[100];
        odd_vp_kinds_format(names, sizeof names, ", ", true);
        return odd_fail(error, ODD_E_SCALE, 0, 0, "only these have a scale for half matches: %s", names);
    }
    if (boards < 1 || boards > info->most_boards / 2)
        return odd_fail(error, ODD_E_BOARDS, 0, 0, "half a match has 1 to %d boards, not %d",
                        info->most_boards / 2, boards);
    kinds[kind].make(out, true);
    return ODD_OK;
}

/* ---- Reading a scale --------------------------------------------------------------------------- */

/* The last row whose margin is not above imps. */
static const odd_vp_row *row_for(const odd_vp_scale *s, int imps) {
    int low = 0, high = s->count;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (s->rows[middle].from_imps <= imps)
            low = middle;
        else
            high = middle;
    }
    return &s->rows[low];
}

odd_vp odd_vp_for(const odd_vp_scale *scale, int imps) {
    if (scale->count == 0)
        return (odd_vp){0, 0};
    if (imps < 0) {
        const odd_vp_row *row = row_for(scale, imps < -INT32_MAX ? INT32_MAX : -imps);
        return (odd_vp){row->loser_x100, row->winner_x100};
    }
    const odd_vp_row *row = row_for(scale, imps);
    return (odd_vp){row->winner_x100, row->loser_x100};
}

void odd_vp_many(odd_vp *vps, const odd_vp_scale *scale, const int32_t *imps, size_t count) {
    for (size_t i = 0; i < count; i++)
        vps[i] = odd_vp_for(scale, imps[i]);
}

/* Own points never fall as the margin grows, so the answer is the first margin that gives enough. */
int odd_vp_needed(odd_vp_need *out, const odd_vp_scale *scale, int vp_x100, odd_error *error) {
    *out = (odd_vp_need){0, 0, 0, false, false};
    if (scale->count == 0)
        return odd_fail(error, ODD_E_SCALE, 0, 0, "the scale is empty");
    int limit = scale->rows[scale->count - 1].from_imps;
    int best = odd_vp_for(scale, limit).own_x100;
    if (vp_x100 > best)
        return odd_fail(error, ODD_E_UNREACHABLE, 0, 0,
                        "no margin gives that many VPs: the scale ends at %d.%d%d", best / 100,
                        best / 10 % 10, best % 10);
    int imps = -limit;
    while (odd_vp_for(scale, imps).own_x100 < vp_x100)
        imps++;
    out->gives_x100 = odd_vp_for(scale, imps).own_x100;
    out->least_imps = imps;
    out->open_below = imps == -limit;
    while (imps < limit && odd_vp_for(scale, imps + 1).own_x100 == out->gives_x100)
        imps++;
    out->most_imps = imps;
    out->open_above = imps == limit;
    return ODD_OK;
}
