/* Reads results: 4♠X N +1, 3nw-2, 6Dxx by S made 6, pass. One function reads each part and leaves the cursor
 * after it, or reports what was expected at which column. Nothing is guessed. */
#include "base/out.h"
#include "base/bits.h"
#include "base/text.h"
#include "deal/cards.h"
#include "log/notation.h"

enum { BOOK = 6, ALL_TRICKS = 13, MAX_LEVEL = 7 };

#define OUTCOMES "=, +1, -1, made 4, down 1 or 10 tricks"

/* Reports "invalid strain 'Z': expected ...", or "missing strain: expected ..." at the end of the text. */
static int fail_part(odd_error *error, int code, const odd_scan *s, size_t at, const char *part,
                     const char *instead) {
    odd_scan here = {s->text, s->len, at};
    int len = (int)odd_scan_quotable(s->text + at, odd_scan_token(&here));
    int column = odd_scan_column(s, at);
    if (len == 0)
        return odd_fail(error, code, 1, column, odd_scan_end(&here) ? "missing %s: %s" : "invalid %s: %s",
                        part, instead);
    return odd_fail(error, code, 1, column, "invalid %s '%.*s': %s", part, len, s->text + at, instead);
}

/* ---- Strain ------------------------------------------------------------------------------------ */

typedef struct spelling {
    const char *text; /* letters in lower case */
    odd_strain strain;
} spelling;

/* If one spelling begins another, the longer one comes first. */
static const spelling strains[] = {
    {"no-trumps", ODD_NT},  {"no trumps", ODD_NT},  {"notrumps", ODD_NT},
    {"no-trump", ODD_NT},   {"no trump", ODD_NT},   {"notrump", ODD_NT},
    {"nt", ODD_NT},         {"n", ODD_NT},          {"clubs", ODD_CLUBS},
    {"club", ODD_CLUBS},    {"c", ODD_CLUBS},       {"diamonds", ODD_DIAMONDS},
    {"hearts", ODD_HEARTS}, {"heart", ODD_HEARTS},  {"diamond", ODD_DIAMONDS},
    {"d", ODD_DIAMONDS},    {"spades", ODD_SPADES}, {"spade", ODD_SPADES},
    {"h", ODD_HEARTS},      {"s", ODD_SPADES},
};

static const char *const strain_words[] = {"clubs", "diamonds", "hearts", "spades", "notrump"};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Returns the strain that the letters from `at` on probably mean, if they are nearly one. */
static const char *meant_strain(const odd_scan *s, size_t at) {
    odd_scan here = {s->text, s->len, at};
    size_t len = odd_scan_token(&here);
    if (len == 0 || !odd_is_letter(s->text[at]))
        return NULL;
    return odd_suggest(s->text + at, len, strain_words, COUNT(strain_words));
}

static int bad_strain(odd_error *error, const odd_scan *s, size_t at) {
    const char *meant = meant_strain(s, at);
    if (meant == NULL)
        return fail_part(error, ODD_E_STRAIN, s, at, "strain", "expected C, D, H, S or NT after the level");
    odd_scan here = {s->text, s->len, at};
    return odd_fail(error, ODD_E_STRAIN, 1, odd_scan_column(s, at), "invalid strain '%.*s': did you mean %s?",
                    (int)odd_scan_token(&here), s->text + at, meant);
}

static int read_strain(odd_scan *s, odd_result *r, odd_error *error) {
    char c = odd_lower(odd_scan_peek(s));
    r->strain = odd_symbol_scan(s);
    if (r->strain != ODD_NO_STRAIN)
        return ODD_OK;
    for (size_t i = 0; i < COUNT(strains); i++)
        if (c == strains[i].text[0] && odd_scan_word(s, strains[i].text)) {
            r->strain = strains[i].strain;
            return ODD_OK;
        }
    return bad_strain(error, s, s->at);
}

/* ---- Level, doubling, declarer ----------------------------------------------------------------- */

static int read_level(odd_scan *s, odd_result *r, odd_error *error) {
    size_t at = s->at;
    int level = odd_scan_number(s);
    if (level < 0)
        return fail_part(error, ODD_E_SYNTAX, s, at, "result",
                         "expected a contract, like 4S or 3NT, or pass");
    if (level < 1 || level > MAX_LEVEL)
        return fail_part(error, ODD_E_LEVEL, s, at, "level", "a contract is for 1 to 7 odd tricks");
    r->level = level;
    return ODD_OK;
}

static int read_doubling(odd_scan *s, odd_result *r, odd_error *error) {
    size_t at = s->at;
    char mark = odd_lower(odd_scan_peek(s));
    if (mark != 'x' && mark != '*')
        return ODD_OK;
    int count = 0;
    for (; odd_lower(odd_scan_peek(s)) == 'x' || odd_scan_peek(s) == '*'; s->at++, count++)
        if (odd_lower(odd_scan_peek(s)) != mark)
            return fail_part(error, ODD_E_SYNTAX, s, at, "doubling", "expected X or XX, or * or **");
    if (count > 2)
        return fail_part(error, ODD_E_SYNTAX, s, at, "doubling", "expected X for doubled, XX for redoubled");
    r->doubling = count == 1 ? ODD_DOUBLED : ODD_REDOUBLED;
    return ODD_OK;
}

static int read_declarer(odd_scan *s, odd_result *r, odd_error *error) {
    bool by = odd_scan_word(s, "by");
    odd_scan_blanks(s);
    r->declarer = odd_seat_scan(s);
    if (by && r->declarer == ODD_NO_SEAT)
        return fail_part(error, ODD_E_DECLARER, s, s->at, "declarer", "expected N, E, S or W after 'by'");
    return ODD_OK;
}

/* ---- Outcome ----------------------------------------------------------------------------------- */

static int fail_tricks(odd_error *error, const odd_scan *s, size_t at, const odd_result *r, bool over,
                       int most) {
    return odd_fail(error, ODD_E_TRICKS, 1, odd_scan_column(s, at),
                    over ? "%d%s cannot have that many overtricks: at most %d"
                         : "%d%s cannot go down that many: at most %d",
                    r->level, odd_strain_text(r->strain, ODD_ASCII), most);
}

static int set_over(odd_scan *s, size_t at, odd_result *r, int over, odd_error *error) {
    if (over > 0 && r->level == MAX_LEVEL)
        return odd_fail(error, ODD_E_TRICKS, 1, odd_scan_column(s, at),
                        "a grand slam cannot have overtricks");
    if (over > MAX_LEVEL - r->level)
        return fail_tricks(error, s, at, r, true, MAX_LEVEL - r->level);
    r->tricks = BOOK + r->level + over;
    return ODD_OK;
}

static int set_down(odd_scan *s, size_t at, odd_result *r, int down, odd_error *error) {
    if (down > BOOK + r->level)
        return fail_tricks(error, s, at, r, false, BOOK + r->level);
    r->tricks = BOOK + r->level - down;
    return ODD_OK;
}

static int set_made(odd_scan *s, size_t at, odd_result *r, int odd_tricks, odd_error *error) {
    if (odd_tricks < r->level)
        return odd_fail(error, ODD_E_TRICKS, 1, odd_scan_column(s, at),
                        "'made' counts odd tricks and %d%s needs %d: expected made %d or more, or down 1",
                        r->level, odd_strain_text(r->strain, ODD_ASCII), r->level, r->level);
    if (odd_tricks > MAX_LEVEL)
        return odd_fail(error, ODD_E_TRICKS, 1, odd_scan_column(s, at),
                        "'made' counts the tricks above six: at most 7");
    return set_over(s, at, r, odd_tricks - r->level, error);
}

static int set_tricks(odd_scan *s, size_t at, odd_result *r, int tricks, odd_error *error) {
    if (tricks > ALL_TRICKS)
        return fail_part(error, ODD_E_TRICKS, s, at, "number of tricks", "a deal has 13 tricks");
    r->tricks = tricks;
    return ODD_OK;
}

/* Reads a number of at least 1 after + - made or down. */
static int read_count(odd_scan *s, int *count, odd_error *error, const char *instead) {
    size_t at = s->at;
    *count = odd_scan_number(s);
    if (*count < 0)
        return fail_part(error, ODD_E_SYNTAX, s, at, "number of tricks", instead);
    return *count > 0 ? ODD_OK : fail_part(error, ODD_E_TRICKS, s, at, "number of tricks", instead);
}

typedef int set_function(odd_scan *s, size_t at, odd_result *r, int count, odd_error *error);

/* The outcomes that consist of a mark or a word, and a number. */
static const struct outcome {
    const char *mark;
    bool blank; /* a blank may precede the number */
    set_function *set;
    const char *instead; /* if the number is missing or 0 */
} outcomes[] = {
    {"+", false, set_over, "expected the overtricks, like +1; just made is ="},
    {"-", false, set_down, "expected the undertricks, like -1; just made is ="},
    {"\xE2\x88\x92", false, set_down, "expected the undertricks, like -1; just made is ="}, /* minus sign */
    {"\xE2\x80\x93", false, set_down, "expected the undertricks, like -1; just made is ="}, /* en dash */
    {"made", true, set_made, "expected the odd tricks made, like made 4"},
    {"down", true, set_down, "expected the undertricks, like down 1"},
};

/* Reports text in place of the outcome. If the letters began like a strain ("4 spaeds N ="), the strain is
 * reported. */
static int bad_outcome(odd_scan *s, const odd_result *r, size_t strain_at, odd_error *error) {
    odd_scan strain = {s->text, s->len, strain_at};
    size_t strain_end = strain_at + odd_scan_token(&strain);
    if (s->at < strain_end && meant_strain(s, strain_at) != NULL)
        return bad_strain(error, s, strain_at);
    if (r->declarer == ODD_NO_SEAT && odd_is_letter(odd_scan_peek(s)))
        return fail_part(error, ODD_E_SYNTAX, s, s->at, "declarer or outcome",
                         "expected N, E, S or W, or " OUTCOMES);
    return fail_part(error, ODD_E_SYNTAX, s, s->at, "outcome", "expected " OUTCOMES);
}

static int read_outcome(odd_scan *s, odd_result *r, size_t strain_at, odd_error *error) {
    size_t at = s->at;
    if (odd_scan_word(s, "="))
        return set_over(s, at, r, 0, error);
    for (size_t i = 0; i < COUNT(outcomes); i++) {
        int count;
        if (!odd_scan_word(s, outcomes[i].mark))
            continue;
        if (outcomes[i].blank)
            odd_scan_blanks(s);
        int code = read_count(s, &count, error, outcomes[i].instead);
        return code != ODD_OK ? code : outcomes[i].set(s, at, r, count, error);
    }
    int tricks = odd_scan_number(s);
    if (tricks < 0)
        return bad_outcome(s, r, strain_at, error);
    odd_scan_blanks(s);
    if (!odd_scan_word(s, "tricks") && !odd_scan_word(s, "trick"))
        return fail_part(error, ODD_E_SYNTAX, s, at, "outcome", "expected " OUTCOMES);
    return set_tricks(s, at, r, tricks, error);
}

/* ---- Results ----------------------------------------------------------------------------------- */

static int fail_after_result(odd_error *error, const odd_scan *s) {
    odd_scan here = *s;
    return odd_fail(error, ODD_E_SYNTAX, 1, odd_scan_column(s, s->at), "unexpected '%.*s' after the result",
                    (int)odd_scan_quotable(s->text + s->at, odd_scan_token(&here)), s->text + s->at);
}

static int expect_gap(const odd_scan *s, odd_error *error) {
    odd_scan here = *s;
    if (odd_scan_end(&here) || odd_scan_blanks(&here))
        return ODD_OK;
    return fail_after_result(error, s);
}

static bool read_pass(odd_scan *s) {
    odd_scan here = *s;
    bool all = odd_scan_word(&here, "all");
    if (all)
        odd_scan_blanks(&here);
    if (!odd_scan_word(&here, "pass"))
        return false;
    if (!all && odd_scan_word(&here, "ed")) {
        odd_scan out = here;
        odd_scan_blanks(&out);
        if (odd_scan_word(&out, "out"))
            here = out;
    }
    *s = here;
    return true;
}

/* Reads level, strain and doubling. */
static int read_contract(odd_scan *s, odd_result *r, size_t *strain_at, odd_error *error) {
    int code = read_level(s, r, error);
    if (code != ODD_OK)
        return code;
    odd_scan_blanks(s);
    *strain_at = s->at;
    if ((code = read_strain(s, r, error)) != ODD_OK)
        return code;
    odd_scan here = *s;
    odd_scan_blanks(&here);
    if ((code = read_doubling(&here, r, error)) == ODD_OK && r->doubling != ODD_UNDOUBLED)
        *s = here;
    return code;
}

static int read_contract_result(odd_scan *s, odd_result *r, odd_error *error) {
    size_t strain_at;
    int code = read_contract(s, r, &strain_at, error);
    if (code != ODD_OK)
        return code;
    odd_scan_blanks(s);
    if ((code = read_declarer(s, r, error)) != ODD_OK)
        return code;
    odd_scan_blanks(s);
    return read_outcome(s, r, strain_at, error);
}

/* Steps over the next byte if it is this letter in either case. */
static inline bool take(odd_scan *s, char lower) {
    bool there = odd_lower(odd_scan_peek(s)) == lower;
    s->at += there;
    return there;
}

/* Steps over the next byte. Returns its number in the table, or 0. */
static inline uint8_t take_letter(odd_scan *s, const uint8_t numbers[32]) {
    char c = odd_scan_peek(s);
    s->at++;
    return odd_is_letter(c) ? numbers[c & 31] : 0;
}

/* Reads +1 -13 =. Returns the number, or -99 if there is none. */
static inline int take_over(odd_scan *s) {
    char sign = odd_scan_peek(s);
    s->at++;
    if (sign == '=')
        return 0;
    int count = odd_scan_peek(s) - '0';
    s->at++;
    if ((sign != '+' && sign != '-') || count < 1 || count > 9)
        return -99;
    if (odd_is_digit(odd_scan_peek(s))) {
        count = count * 10 + odd_scan_peek(s) - '0';
        s->at++;
    }
    return sign == '-' ? -count : count;
}

/* Reads the most common form of a result in one pass: level, C D H S N or NT, X or XX, N E S W, and = +1 -1,
 * with at most one blank between the parts. Returns false, and reads nothing, if it has another form: then
 * the functions above read it, and report errors. */
static bool read_plain(odd_scan *s, odd_result *out) {
    static const uint8_t strains_by_letter[32] = {['c' & 31] = ODD_CLUBS,
                                                  ['d' & 31] = ODD_DIAMONDS,
                                                  ['h' & 31] = ODD_HEARTS,
                                                  ['s' & 31] = ODD_SPADES,
                                                  ['n' & 31] = ODD_NT};
    static const uint8_t seats_by_letter[32] = {
        ['n' & 31] = ODD_NORTH, ['e' & 31] = ODD_EAST, ['s' & 31] = ODD_SOUTH, ['w' & 31] = ODD_WEST};
    odd_scan here = *s;
    odd_result r = {.level = odd_scan_peek(&here) - '0'};
    here.at++;
    r.strain = (odd_strain)take_letter(&here, strains_by_letter);
    if (r.level < 1 || r.level > MAX_LEVEL || r.strain == ODD_NO_STRAIN)
        return false;
    if (r.strain == ODD_NT)
        take(&here, 't');
    if (take(&here, 'x'))
        r.doubling = take(&here, 'x') ? ODD_REDOUBLED : ODD_DOUBLED;
    take(&here, ' ');
    r.declarer = (odd_seat)take_letter(&here, seats_by_letter);
    take(&here, ' ');
    r.tricks = BOOK + r.level + take_over(&here);
    char next = odd_scan_peek(&here);
    if (r.declarer == ODD_NO_SEAT || r.tricks < 0 || r.tricks > ALL_TRICKS ||
        (!odd_scan_end(&here) && next != ' ' && next != '\t' && next != '\n' && next != '\r'))
        return false;
    *out = r;
    s->at = here.at;
    return true;
}

bool odd_result_plain(odd_result *out, const char *text, size_t len, size_t *used) {
    odd_scan s = {text, len, 0};
    bool plain = read_plain(&s, out);
    *used = s.at;
    return plain;
}

bool odd_result_parts(odd_result *out, int *over, const char *contract, size_t contract_len, const char *rest,
                      size_t rest_len) {
    odd_scan first = {contract, contract_len, 0}, second = {rest, rest_len, 0};
    odd_result r = {0};
    size_t strain_at;
    if (read_contract(&first, &r, &strain_at, NULL) != ODD_OK || !odd_scan_end(&first))
        return false;
    if (!odd_scan_blanks(&second) || read_declarer(&second, &r, NULL) != ODD_OK || r.declarer == ODD_NO_SEAT)
        return false;
    odd_scan_blanks(&second);
    *over = take_over(&second);
    odd_scan_blanks(&second);
    if (!odd_scan_end(&second) || *over < -ALL_TRICKS || *over > MAX_LEVEL)
        return false;
    r.tricks = BOOK + r.level;
    *out = r;
    return true;
}

static int read_result(odd_scan *s, odd_result *out, odd_error *error) {
    odd_result r = {0};
    odd_scan_blanks(s);
    if (ODD_QUICK && read_plain(s, out))
        return ODD_OK;
    int code = read_pass(s) ? ODD_OK : read_contract_result(s, &r, error);
    if (code == ODD_OK)
        code = expect_gap(s, error);
    if (code == ODD_OK)
        *out = r;
    return code;
}

/* Reads `honors E 150` after a result. */
static int read_honors(odd_scan *s, odd_deal *d, odd_error *error) {
    odd_scan_blanks(s);
    d->honors_by = odd_seat_scan(s);
    if (d->honors_by == ODD_NO_SEAT)
        return fail_part(error, ODD_E_HONORS, s, s->at, "player",
                         "expected who held the honors: N, E, S or W");
    odd_scan_blanks(s);
    size_t at = s->at;
    if (odd_scan_word(s, "aces")) {
        d->honors_pts = 150;
        return d->result.strain == ODD_NT
                   ? ODD_OK
                   : fail_part(error, ODD_E_HONORS, s, at, "honors",
                               "aces count at notrump; four trump honors are 100, five 150");
    }
    d->honors_pts = odd_scan_number(s);
    if (d->honors_pts != 100 && d->honors_pts != 150)
        return fail_part(error, ODD_E_HONORS, s, at, "honors", "they are worth 100 or 150");
    return ODD_OK;
}

static int read_deal(odd_scan *s, odd_deal *out, odd_error *error) {
    odd_deal d = *out;
    d.honors_by = ODD_NO_SEAT;
    d.honors_pts = 0;
    int code = read_result(s, &d.result, error);
    if (code != ODD_OK)
        return code;
    odd_scan here = *s;
    odd_scan_blanks(&here);
    if (odd_scan_word(&here, "honors") || odd_scan_word(&here, "honours")) {
        if ((code = read_honors(&here, &d, error)) != ODD_OK || (code = expect_gap(&here, error)) != ODD_OK)
            return code;
        *s = here;
    }
    *out = d;
    return ODD_OK;
}

static int expect_end(odd_scan *s, odd_error *error) {
    odd_scan_blanks(s);
    if (odd_scan_end(s))
        return ODD_OK;
    return fail_after_result(error, s);
}

int odd_result_scan(odd_result *out, const char *text, size_t len, size_t *used, odd_error *error) {
    odd_scan s = {text, len, 0};
    int code = read_result(&s, out, error);
    if (code == ODD_OK)
        *used = s.at;
    return code;
}

int odd_result_parse(odd_result *out, const char *text, size_t len, odd_error *error) {
    odd_scan s = {text, len, 0};
    odd_result r;
    int code = read_result(&s, &r, error);
    if (code == ODD_OK)
        code = expect_end(&s, error);
    if (code == ODD_OK)
        *out = r;
    return code;
}

int odd_deal_scan(odd_deal *out, const char *text, size_t len, size_t *used, odd_error *error) {
    odd_scan s = {text, len, 0};
    int code = read_deal(&s, out, error);
    if (code == ODD_OK)
        *used = s.at;
    return code;
}

int odd_deal_parse(odd_deal *out, const char *text, size_t len, odd_error *error) {
    odd_scan s = {text, len, 0};
    odd_deal d = *out;
    int code = read_deal(&s, &d, error);
    if (code == ODD_OK)
        code = expect_end(&s, error);
    if (code == ODD_OK)
        *out = d;
    return code;
}
