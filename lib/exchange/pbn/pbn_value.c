/* The meaning of tag values and table cells: contracts, results, sides, scorings. */
#include "base/text.h"
#include "exchange/field_text.h"
#include "exchange/pbn/pbn.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

bool odd_pbn_is(odd_text value, const char *text) {
    size_t at = 0;
    while (at < value.len && text[at] != '\0' && value.text[at] == text[at])
        at++;
    return at == value.len && text[at] == '\0';
}

odd_pbn_conformity odd_pbn_seat(odd_seat *seat, odd_text value, bool caret) {
    static const uint8_t letters[256] = {
        ['N'] = ODD_NORTH, ['E'] = ODD_EAST, ['S'] = ODD_SOUTH, ['W'] = ODD_WEST};
    static const char lower[] = "nesw";
    odd_text one = value;
    if (caret && one.len == 2 && one.text[0] == '^')
        one = (odd_text){value.text + 1, 1};
    *seat = one.len == 1 ? (odd_seat)letters[(unsigned char)one.text[0]] : ODD_NO_SEAT;
    if (*seat != ODD_NO_SEAT)
        return PBN_EXACT;
    for (int i = 0; i < 4 && one.len == 1; i++)
        if (one.text[0] == lower[i]) {
            *seat = (odd_seat)(ODD_NORTH + i);
            return PBN_LENIENT;
        }
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
        if (odd_text_is(value, odd_seat_name(s))) {
            *seat = s;
            return PBN_LENIENT;
        }
    return PBN_BAD;
}

odd_pbn_conformity odd_pbn_vul(odd_vul *vul, odd_text value) {
    static const struct {
        const char *text;
        odd_vul vul;
    } words[] = {{"None", ODD_VUL_NONE}, {"NS", ODD_VUL_NS},  {"EW", ODD_VUL_EW},    {"All", ODD_VUL_BOTH},
                 {"Both", ODD_VUL_BOTH}, {"-", ODD_VUL_NONE}, {"Love", ODD_VUL_NONE}};
    for (size_t i = 0; i < COUNT(words); i++)
        if (odd_pbn_is(value, words[i].text)) {
            *vul = words[i].vul;
            return PBN_EXACT;
        }
    odd_vul any;
    if (odd_vul_parse(&any, value.text, value.len, NULL) != ODD_OK || any > ODD_VUL_BOTH ||
        (value.len > 0 && odd_is_digit(value.text[0])))
        return PBN_BAD;
    *vul = any;
    return PBN_LENIENT;
}

bool odd_pbn_number(int *number, odd_text value) {
    int n = 0;
    for (size_t i = 0; i < value.len; i++) {
        if (!odd_is_digit(value.text[i]) || i >= 4)
            return false;
        n = n * 10 + value.text[i] - '0';
    }
    *number = n;
    return n > 0;
}

/* ---- Contracts --------------------------------------------------------------------------------- */

static odd_strain strain_of(char c) {
    switch (c) {
    case 'S':
        return ODD_SPADES;
    case 'H':
        return ODD_HEARTS;
    case 'D':
        return ODD_DIAMONDS;
    case 'C':
        return ODD_CLUBS;
    case 'N':
        return ODD_NT;
    default:
        return ODD_NO_STRAIN;
    }
}

/* Reads a contract exactly as in the standard, except for a notrump without its T. */
static odd_pbn_conformity read_contract(odd_result *result, odd_text value) {
    const char *text = value.text;
    size_t at = 2;
    *result = (odd_result){0};
    if (value.len < 2 || text[0] < '1' || text[0] > '7')
        return PBN_BAD;
    odd_strain strain = strain_of(text[1]);
    bool short_nt = strain == ODD_NT && (value.len == 2 || text[2] != 'T');
    at += strain == ODD_NT && !short_nt;
    int crosses = 0;
    for (; at < value.len && text[at] == 'X'; at++)
        crosses++;
    if (strain == ODD_NO_STRAIN || crosses > 2 || at < value.len)
        return PBN_BAD;
    *result = (odd_result){.level = text[0] - '0', .strain = strain, .doubling = (odd_doubling)crosses};
    return short_nt ? PBN_LENIENT : PBN_EXACT;
}

odd_pbn_conformity odd_pbn_contract(odd_result *result, odd_text value) {
    char plain[16];
    size_t len = 0;
    odd_pbn_conformity sure = read_contract(result, value);
    if (sure != PBN_BAD || odd_pbn_is(value, "Pass"))
        return sure != PBN_BAD ? sure : PBN_EXACT;
    if (odd_says_passed(value))
        return PBN_LENIENT;
    for (size_t i = 0; i < value.len && len < sizeof plain; i++) {
        char c = value.text[i];
        if (c == '*')
            c = 'X';
        if (c != ' ')
            plain[len++] = c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
    }
    return read_contract(result, (odd_text){plain, len}) != PBN_BAD ? PBN_LENIENT : PBN_BAD;
}

bool odd_pbn_calls(odd_auction *auction, odd_text words) {
    uint8_t calls[ODD_CALLS_MAX];
    return odd_auction_parse(auction, calls, ODD_NORTH, words.text, words.len, NULL) == ODD_OK &&
           auction->calls > 0;
}

odd_strain odd_pbn_trumps(odd_text contract, odd_text words) {
    odd_result stated = {0};
    odd_auction auction;
    odd_pbn_contract(&stated, contract);
    if (stated.strain != ODD_NO_STRAIN || !odd_pbn_calls(&auction, words))
        return stated.strain;
    return odd_auction_contract(&auction).strain;
}

/* ---- Numbers of both sides --------------------------------------------------------------------- */

static void skip_blanks(odd_scan *s) {
    while (odd_scan_peek(s) == ' ' || odd_scan_peek(s) == '\t')
        s->at++;
}

/* Reads a number at the cursor, with an optional sign; it is rounded to four decimals. */
static bool read_amount(odd_scan *s, odd_amount *amount) {
    size_t from = s->at;
    bool minus = odd_scan_peek(s) == '-';
    odd_amount whole = 0;
    s->at += minus;
    for (; s->at < s->len && odd_is_digit(s->text[s->at]) && s->at < from + 8; s->at++)
        whole = whole * 10 + s->text[s->at] - '0';
    if (s->at > from + minus && (odd_scan_end(s) || odd_scan_peek(s) == ' ')) {
        *amount = (minus ? -whole : whole) * ODD_ONE;
        return true;
    }
    while (!odd_scan_end(s) && odd_scan_peek(s) != ' ' && odd_scan_peek(s) != '\t')
        s->at++;
    from += s->at > from + 1 && s->text[from] == '+';
    return odd_text_amount(amount, (odd_text){s->text + from, s->at - from});
}

/* Reads NS or EW and a blank, in any case. */
static odd_side read_side(odd_scan *s, bool *exact) {
    const char *at = s->text + s->at;
    if (s->len - s->at >= 3 && at[2] == ' ' &&
        ((at[0] == 'N' && at[1] == 'S') || (at[0] == 'E' && at[1] == 'W'))) {
        s->at += 3;
        return at[0] == 'N' ? ODD_NS : ODD_EW;
    }
    odd_side side = odd_scan_word(s, "ns") ? ODD_NS : odd_scan_word(s, "ew") ? ODD_EW : ODD_NO_SIDE;
    *exact = *exact && side == ODD_NO_SIDE;
    return side;
}

odd_pbn_conformity odd_pbn_sides_of(odd_pbn_sides *sides, odd_text value) {
    odd_scan s = {value.text, value.len, 0};
    bool exact = true;
    *sides = (odd_pbn_sides){0};
    skip_blanks(&s);
    while (!odd_scan_end(&s)) {
        odd_side side = read_side(&s, &exact);
        skip_blanks(&s);
        if (sides->there[side] || sides->there[ODD_NO_SIDE] || !read_amount(&s, &sides->amount[side]))
            return PBN_BAD;
        sides->there[side] = true;
        skip_blanks(&s);
    }
    if (sides->there[ODD_NO_SIDE] && (sides->there[ODD_NS] || sides->there[ODD_EW]))
        return PBN_BAD;
    bool any = sides->there[ODD_NO_SIDE] || sides->there[ODD_NS] || sides->there[ODD_EW];
    return !any ? PBN_BAD : exact ? PBN_EXACT : PBN_LENIENT;
}

/* Reads =, +1 or -2, the usual notation outside of PBN. */
static bool relative_tricks(int *tricks, odd_text value, const odd_result *contract) {
    int over = 0;
    bool sign = value.len >= 2 && (value.text[0] == '+' || value.text[0] == '-');
    if (sign && !odd_pbn_number(&over, (odd_text){value.text + 1, value.len - 1}))
        return false;
    if (!sign && !odd_pbn_is(value, "="))
        return false;
    *tricks = contract->level + 6 + (sign && value.text[0] == '-' ? -over : over);
    return *tricks >= 0 && *tricks <= 13;
}

odd_pbn_conformity odd_pbn_tricks(int *tricks, odd_text value, const odd_result *contract) {
    odd_side own = odd_seat_side(contract->declarer), other = own == ODD_NS ? ODD_EW : ODD_NS;
    odd_pbn_sides sides;
    int n = 0;
    bool digits = value.len == 1 || value.len == 2;
    for (size_t i = 0; i < value.len && digits; i++) {
        digits = odd_is_digit(value.text[i]);
        n = n * 10 + value.text[i] - '0';
    }
    if (digits && n <= 13) {
        *tricks = n;
        return PBN_EXACT;
    }
    if (relative_tricks(tricks, value, contract))
        return PBN_LENIENT;
    if (value.len > 0 && value.text[0] == '^')
        value = (odd_text){value.text + 1, value.len - 1};
    odd_pbn_conformity sure = odd_pbn_sides_of(&sides, value);
    if (sure == PBN_BAD)
        return PBN_BAD;
    odd_amount amount = sides.there[ODD_NO_SIDE] ? sides.amount[ODD_NO_SIDE]
                        : sides.there[own]       ? sides.amount[own]
                                                 : 13 * ODD_ONE - sides.amount[other];
    *tricks = (int)(amount / ODD_ONE);
    return amount % ODD_ONE == 0 && amount >= 0 && amount <= 13 * ODD_ONE ? sure : PBN_BAD;
}

/* ---- Scoring ----------------------------------------------------------------------------------- */

enum { NOTHING = -1, RUBBER = -2, ACBL = -3, NOT_SCORED = -4 };

/* Of several ways of scoring, the last one in this order counts. */
static const struct {
    const char *text;
    int scoring; /* odd_scoring, or as above */
    const char *name, *value;
} fields[] = {
    {"MP", ODD_MATCHPOINTS, NULL, NULL},
    {"MatchPoints", ODD_MATCHPOINTS, NULL, NULL},
    {"IMP", ODD_TEAM_IMPS, NULL, NULL},
    {"BAM", ODD_BAM, NULL, NULL},
    {"Rubber", RUBBER, NULL, NULL},
    {"Chicago", RUBBER, NULL, NULL},
    {"Cavendish", RUBBER, NULL, NULL},
    {"Cross", ODD_CROSS_IMPS, "cross-imps", "total"},
    {"Cross1", ODD_CROSS_IMPS, "cross-imps", "cross1"},
    {"Cross2", ODD_CROSS_IMPS, "cross-imps", "average"},
    {"Butler", ODD_BUTLER, NULL, NULL},
    {"Butler-2", ODD_BUTLER, "datum", "trim1"},
    {"Mean", NOTHING, "datum", "mean"},
    {"Median", NOTHING, "datum", "median"},
    {"MP1", NOTHING, NULL, NULL},
    {"MP2", ACBL, NULL, NULL},
    {"Instant", NOT_SCORED, NULL, NULL},
    {"Experts", NOT_SCORED, NULL, NULL},
    {"OldMP", NOT_SCORED, NULL, NULL},
    {"Mitchell2", NOT_SCORED, NULL, NULL},
    {"Mitchell3", NOT_SCORED, NULL, NULL},
    {"Mitchell4", NOT_SCORED, NULL, NULL},
    {"Ascherman", NOT_SCORED, NULL, NULL},
    {"Bastille", NOT_SCORED, NULL, NULL},
    {"EMP", NOT_SCORED, NULL, NULL},
    {"IMP_1948", NOT_SCORED, NULL, NULL},
    {"IMP_1961", NOT_SCORED, NULL, NULL},
};

/* The words of a value, in any order. */
typedef struct words {
    bool there[COUNT(fields)];
} words;

static void take_field(odd_pbn_scoring *s, words *w, odd_text text) {
    size_t i = 0;
    while (i < COUNT(fields) && !odd_text_is(text, fields[i].text))
        i++;
    if (i == COUNT(fields)) {
        s->unknown = text;
        return;
    }
    w->there[i] = true;
    if (fields[i].scoring == NOT_SCORED)
        s->not_scored = text;
}

/* A kind of IMPs is more specific than IMP. Of several datums, the median takes precedence, which does not depend on the two
 * extremes, then Butler-2, which is a mean. */
static void combine(odd_pbn_scoring *s, const words *w) {
    static const char *const datums[] = {"mean", "trim1", "median"};
    int datum = 0;
    for (size_t i = 0; i < COUNT(fields); i++) {
        if (!w->there[i])
            continue;
        int scoring = fields[i].scoring;
        if (scoring >= 0) {
            s->known = true;
            s->imps = scoring == ODD_TEAM_IMPS;
            s->scoring = (odd_scoring)scoring;
        }
        s->rubber = s->rubber || scoring == RUBBER;
        s->acbl = s->acbl || scoring == ACBL;
        if (fields[i].name == NULL)
            continue;
        s->setting[0] = fields[i].name;
        s->setting[1] = fields[i].value;
        for (int n = 0; n < 3; n++)
            if (odd_text_is(odd_text_of(fields[i].value), datums[n])) {
                datum = n > datum ? n : datum;
                s->setting[1] = datums[datum];
            }
    }
}

odd_pbn_scoring odd_pbn_scoring_of(odd_text value) {
    odd_pbn_scoring s = {0};
    words w = {{false}};
    for (size_t at = 0; at < value.len;) {
        size_t from = at;
        while (at < value.len && value.text[at] != ';')
            at++;
        size_t end = at;
        while (from < end && value.text[from] == ' ')
            from++;
        while (end > from && value.text[end - 1] == ' ')
            end--;
        if (end > from)
            take_field(&s, &w, (odd_text){value.text + from, end - from});
        at++;
    }
    combine(&s, &w);
    if (s.acbl && !s.known && !s.rubber) { /* MP2 alone */
        s.known = true;
        s.scoring = ODD_MATCHPOINTS;
    }
    return s;
}

const char *odd_pbn_scoring_text(odd_scoring scoring, bool acbl) {
    static const char *const texts[ODD_SCORING_COUNT] = {
        [ODD_MATCHPOINTS] = "MatchPoints",
        [ODD_CROSS_IMPS] = "IMP;Cross2",
        [ODD_BUTLER] = "IMP;Butler",
        [ODD_BAM] = "BAM",
        [ODD_POINTS] = "",
        [ODD_TEAM_IMPS] = "IMP",
        [ODD_PATTON] = "",
    };
    return scoring == ODD_MATCHPOINTS && acbl ? "MatchPoints;MP2" : texts[scoring];
}
