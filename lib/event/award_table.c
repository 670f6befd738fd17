/* Reads tables of master points:
 *
 *     title ACBL open club game
 *     regulation ACBL Handbook ...
 *     for pairs individuals
 *     depth 40%
 *     first 0.10 each
 *     shares 100% 70% 50% 35% then 1/place
 *
 * and the tables that are built in. Only regulations whose numbers are certain are built in; for others, the user has a file. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "event/season_inner.h"

/* ---- The tables of the library -------------------------------------------------------------------- */

/* Section awards only, not those of several sections together (overall awards), of strata or of special games. */
#define ACBL(first, most, what)                                                                     \
    "title ACBL " what " club game, section awards\n"                                               \
    "regulation ACBL Handbook of Rules and Regulations, chapter 4, masterpoint award regulations, " \
    "I. Calculating the awards\n"                                                                   \
    "unit MP\n"                                                                                     \
    "for pairs individuals\n"                                                                       \
    "half-table full     # 7 1/2 tables of a Mitchell are 8 pairs in each group\n"                  \
    "least 5             # two and a half tables\n"                                                 \
    "depth 40%           # to the nearest, halves up\n"                                             \
    "first " first " each     # for each pair in the group\n"                                       \
    "most " most "\n"                                                                               \
    "shares 100% 70% 50% 35% then 1/place\n"                                                        \
    "round 0.01\n"

#define EBU(what, who, step, largest)                                                              \
    "title EBU club game, local points, " what "\n"                                                \
    "regulation EBU Licensing and Master Points Handbook, local points at club status, " what      \
    ", 18 to 35 boards\n"                                                                          \
    "unit LP\n"                                                                                    \
    "for " who "\n"                                                                                \
    "winners 1\n"                                                                                  \
    "boards 18-35\n"                                                                               \
    "half-table ignored\n"                                                                         \
    "depth 1/3 up        # 19 tables of pairs have 13 awards, 6 tables of players 8\n"             \
    "step " step "\n"                                                                              \
    "minimum 6\n"                                                                                  \
    "largest " largest "          # beyond it awards have a limit that this table does not know\n" \
    "round 1 up\n"

static const odd_award_file files[] = {
    {"acbl-club", ACBL("0.10", "1.50", "open")},
    {"acbl-invitational", ACBL("0.08", "1.20", "invitational")},
    {"ebu-club", EBU("pairs with one winner", "pairs", "6", "48")},
    {"ebu-club-individual", EBU("individuals", "individuals", "3", "96")},
};

const odd_award_file *odd_award_file_at(size_t index) {
    return index < sizeof files / sizeof files[0] ? &files[index] : NULL;
}

/* ---- Reading ---------------------------------------------------------------------------------------- */

typedef struct reader {
    odd_award_table *t;
    odd_arena *arena;
    odd_scan s; /* one line of the table */
    int line;
    odd_error *error;
} reader;

static int expected(reader *r, size_t at, const char *what) {
    return odd_fail(r->error, ODD_E_SYNTAX, r->line, odd_scan_column(&r->s, at), "expected %s", what);
}

static odd_text next_word(reader *r, size_t *at) {
    odd_scan_blanks(&r->s);
    *at = r->s.at;
    while (!odd_scan_end(&r->s) && (unsigned char)odd_scan_peek(&r->s) > ' ')
        r->s.at++;
    return (odd_text){r->s.text + *at, r->s.at - *at};
}

static int read_amount(reader *r, odd_amount *out) {
    size_t at;
    odd_text word = next_word(r, &at);
    if (odd_amount_parse(out, word.text, word.len) && *out > 0 && *out <= (odd_amount)100000 * ODD_ONE)
        return ODD_OK;
    return expected(r, at, "a number of points above 0, such as 0.10 or 6");
}

/* 40%, 12.5% or 1/3. */
static bool parse_share(odd_frac *out, odd_text word) {
    odd_amount percent;
    odd_scan s = {word.text, word.len, 0};
    if (word.len > 1 && word.text[word.len - 1] == '%') {
        if (!odd_amount_parse(&percent, word.text, word.len - 1) || percent < 0 || percent > 100 * ODD_ONE)
            return false;
        *out = odd_frac_of(percent, 100 * ODD_ONE);
        return true;
    }
    int num = odd_scan_number(&s);
    bool slash = odd_scan_bytes(&s, "/");
    int den = slash ? odd_scan_number(&s) : 0;
    if (num < 0 || den < 1 || num > den || den > 10000 || !odd_scan_end(&s))
        return false;
    *out = odd_frac_of(num, den);
    return true;
}

static bool read_round(odd_text word, odd_award_round *out) {
    static const char *const words[] = {"nearest", "up", "down"};
    for (int i = 0; i < 3; i++)
        if (odd_text_is(word, words[i])) {
            *out = (odd_award_round)i;
            return true;
        }
    return false;
}

static int take_for(reader *r) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "individuals"};
    size_t at;
    for (int i = 0; i <= ODD_INDIVIDUALS; i++)
        r->t->contests[i] = false;
    for (odd_text word; (word = next_word(r, &at)).len > 0;) {
        int i = 0;
        while (i <= ODD_INDIVIDUALS && !odd_text_is(word, words[i]))
            i++;
        if (i > ODD_INDIVIDUALS)
            return expected(r, at, "pairs, teams or individuals");
        r->t->contests[i] = true;
    }
    return ODD_OK;
}

static int take_depth(reader *r) {
    size_t at;
    odd_text word = next_word(r, &at);
    if (!parse_share(&r->t->depth, word))
        return expected(r, at, "the part of the group that gets an award, such as 40% or 1/3");
    word = next_word(r, &at);
    return word.len == 0 || read_round(word, &r->t->depth_round) ? ODD_OK
                                                                 : expected(r, at, "nearest, up or down");
}

static int take_first(reader *r) {
    size_t at;
    int code = read_amount(r, &r->t->first);
    odd_text word = code == ODD_OK ? next_word(r, &at) : (odd_text){0};
    r->t->each = odd_text_is(word, "each");
    r->t->table = odd_text_is(word, "table");
    return code != ODD_OK || word.len == 0 || r->t->each || r->t->table
               ? code
               : expected(r, at,
                          "'each' for each contestant of the group, 'table' for each table, or nothing");
}

static int take_shares(reader *r) {
    size_t at;
    r->t->kind = ODD_AWARD_SHARES;
    for (odd_text word; (word = next_word(r, &at)).len > 0;) {
        if (odd_text_is(word, "then")) {
            word = next_word(r, &at);
            r->t->then = odd_text_is(word, "1/place");
            return r->t->then ? ODD_OK : expected(r, at, "1/place after 'then'");
        }
        if (r->t->share_count == ODD_AWARD_PLACES || !parse_share(&r->t->shares[r->t->share_count++], word))
            return expected(
                r, at, "shares of the first award, such as 100% 70% 50% 35%, and perhaps 'then 1/place'");
    }
    return r->t->share_count > 0 ? ODD_OK : expected(r, at, "shares of the first award, such as 100% 70%");
}

static int take_equal(reader *r) {
    r->t->kind = ODD_AWARD_EQUAL;
    return ODD_OK;
}

static int take_step(reader *r) {
    r->t->kind = ODD_AWARD_STEP;
    return read_amount(r, &r->t->step);
}

static int take_most(reader *r) {
    return read_amount(r, &r->t->most);
}

static int take_minimum(reader *r) {
    return read_amount(r, &r->t->minimum);
}

static int read_count(reader *r, int *out, int most, const char *what) {
    size_t at;
    odd_text word = next_word(r, &at);
    odd_scan s = {word.text, word.len, 0};
    *out = odd_scan_number(&s);
    return *out > 0 && *out <= most && odd_scan_end(&s) ? ODD_OK : expected(r, at, what);
}

static int take_least(reader *r) {
    return read_count(r, &r->t->least, 10000, "the least number of contestants in a group that has awards");
}

static int take_largest(reader *r) {
    return read_count(r, &r->t->largest, 10000,
                      "the largest number of contestants in a group that the table is for");
}

static int take_winners(reader *r) {
    return read_count(r, &r->t->winners, 2, "1 or 2 winners");
}

/* boards 18-35 */
static int take_boards(reader *r) {
    size_t at;
    odd_text word = next_word(r, &at);
    odd_scan s = {word.text, word.len, 0};
    r->t->boards_least = odd_scan_number(&s);
    r->t->boards_most = odd_scan_bytes(&s, "-") ? odd_scan_number(&s) : 0;
    return r->t->boards_least > 0 && r->t->boards_most >= r->t->boards_least && odd_scan_end(&s)
               ? ODD_OK
               : expected(r, at, "the boards that a contestant plays, such as 18-35");
}

static int take_half(reader *r) {
    static const char *const words[] = {"counts", "full", "ignored"};
    size_t at;
    odd_text word = next_word(r, &at);
    for (int i = 0; i < 3; i++)
        if (odd_text_is(word, words[i])) {
            r->t->half = (odd_award_half)i;
            return ODD_OK;
        }
    return expected(r, at, "counts, full or ignored");
}

static int take_round(reader *r) {
    size_t at;
    int code = read_amount(r, &r->t->unit);
    odd_text word = code == ODD_OK ? next_word(r, &at) : (odd_text){0};
    return code != ODD_OK || word.len == 0 || read_round(word, &r->t->round)
               ? code
               : expected(r, at, "nearest, up or down");
}

/* row 8-9 0.80 0.56 0.40 */
static int take_row(reader *r) {
    size_t at, cap = 0;
    odd_award_table *t = r->t;
    odd_text word = next_word(r, &at);
    odd_scan s = {word.text, word.len, 0};
    odd_award_row row = {0};
    row.from = odd_scan_number(&s);
    row.to = odd_scan_bytes(&s, "-") ? odd_scan_number(&s) : row.from;
    if (row.from < 1 || row.to < row.from || !odd_scan_end(&s))
        return expected(r, at, "the number of contestants in a group, such as 8 or 8-9");
    while (odd_scan_blanks(&r->s) && !odd_scan_end(&r->s)) {
        if (!ODD_MORE(r->arena, row.points, (size_t)row.count, cap))
            return odd_fail(r->error, ODD_E_MEMORY, 0, 0, "out of memory");
        int code = read_amount(r, &row.points[row.count++]);
        if (code != ODD_OK)
            return code;
    }
    for (size_t i = 0; i < t->row_count; i++)
        if (row.from <= t->rows[i].to && row.to >= t->rows[i].from)
            return odd_fail(r->error, ODD_E_SCALE, r->line, odd_scan_column(&r->s, at),
                            "another row has %d contestants, too",
                            row.from > t->rows[i].from ? row.from : t->rows[i].from);
    if (t->row_count == ODD_AWARD_ROWS || !ODD_MORE(r->arena, t->rows, t->row_count, t->row_cap))
        return odd_fail(r->error, ODD_E_SCALE, r->line, 1, "too many rows: at most %d", ODD_AWARD_ROWS);
    t->rows[t->row_count++] = row;
    t->kind = ODD_AWARD_LISTED;
    return ODD_OK;
}

static int take_text(reader *r, odd_text *out) {
    odd_scan_blanks(&r->s);
    *out = odd_text_trim((odd_text){r->s.text + r->s.at, r->s.len - r->s.at});
    r->s.at = r->s.len;
    return out->len > 0 ? ODD_OK : expected(r, r->s.at, "a text");
}

static const struct {
    const char *name;
    int (*take)(reader *r);
} words[] = {{"for", take_for},         {"depth", take_depth},     {"first", take_first},
             {"most", take_most},       {"shares", take_shares},   {"equal", take_equal},
             {"step", take_step},       {"minimum", take_minimum}, {"least", take_least},
             {"half-table", take_half}, {"round", take_round},     {"row", take_row},
             {"winners", take_winners}, {"boards", take_boards},   {"largest", take_largest}};

static int take_line(reader *r) {
    size_t at;
    odd_text word = next_word(r, &at);
    if (word.len == 0)
        return ODD_OK;
    if (odd_text_is(word, "title"))
        return take_text(r, &r->t->about.title);
    if (odd_text_is(word, "regulation"))
        return take_text(r, &r->t->about.regulation);
    if (odd_text_is(word, "unit"))
        return take_text(r, &r->t->about.unit);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (!odd_text_is(word, words[i].name))
            continue;
        int code = words[i].take(r);
        odd_scan_blanks(&r->s);
        return code != ODD_OK || odd_scan_end(&r->s) ? code : expected(r, r->s.at, "the end of the line");
    }
    return expected(
        r, at,
        "title, regulation, unit, for, winners, boards, least, largest, half-table, depth, first, most, shares, equal, step, "
        "minimum, row or round");
}

/* Finds missing or contradictory lines. */
static int check_table(const odd_award_table *t, odd_error *error) {
    const char *why = NULL;
    if (t->about.regulation.len == 0)
        why = "no regulation: expected a line such as 'regulation ACBL Handbook, chapter 4'";
    else if (t->kind == ODD_AWARD_NONE)
        why =
            "no awards: expected lines such as 'shares 100% 70% 50%', 'equal', 'step 6', or 'row 8 0.80 0.56 0.40'";
    else if (t->row_count > 0 && (t->kind != ODD_AWARD_LISTED || t->first > 0 || t->depth.num > 0))
        why = "rows say all awards: leave out depth, first, shares, equal and step";
    else if (t->row_count == 0 && t->depth.num == 0)
        why = "no depth: expected a line such as 'depth 40%'";
    else if ((t->kind == ODD_AWARD_SHARES || t->kind == ODD_AWARD_EQUAL) && t->first == 0)
        why = "no first award: expected a line such as 'first 0.10 each'";
    else if (t->kind == ODD_AWARD_STEP && t->first > 0)
        why = "the first award follows from the step: leave out one of them";
    return why == NULL ? ODD_OK : odd_fail(error, ODD_E_SCALE, 0, 0, "%s", why);
}

static int count_decimals(const odd_award_table *t) {
    int decimals = 0;
    for (odd_amount unit = t->unit; unit % ODD_ONE != 0 && decimals < 4; unit *= 10)
        decimals++;
    return decimals;
}

int odd_award_table_read(const odd_award_table **out, const char *text, size_t len, odd_arena *arena,
                         odd_error *error) {
    odd_award_table *t = ODD_TAKE(arena, 1, odd_award_table);
    odd_lines lines = {text, len, 0, 0};
    reader r = {.t = t, .arena = arena, .error = error};
    if (t == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    *t = (odd_award_table){.contests = {true, true, true}, .least = 1, .unit = ODD_ONE / 100};
    t->about.title = odd_text_of("Master points");
    t->about.unit = odd_text_of("MP");
    t->depth = odd_frac_of(0, 1);
    while (odd_lines_next(&lines, &r.s)) {
        r.line = lines.line;
        int code = take_line(&r);
        if (code != ODD_OK)
            return code;
    }
    t->about.decimals = count_decimals(t);
    *out = t;
    return check_table(t, error);
}

odd_award_table_info odd_award_table_about(const odd_award_table *t) {
    return t->about;
}
