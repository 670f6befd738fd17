/* Reads results and rulings of events:
 *
 *     4S N +1 lead HK          weighted 60% 4S N = 40% 4S N -1        not played
 *     score 420                split 3NT N = / 3NT N -1               void
 *     ave+/ave-   60%/40%      3 imps/-3 imps   24 imps               4S N = wrong direction
 *     weighted 50% 4S N = 50% 4S N -1 offending EW
 */
#include "log/notation.h"
#include "base/out.h"
#include "base/bits.h"
#include "deal/cards.h"

static int fail_at(odd_error *error, int code, const odd_scan *s, size_t at, const char *message) {
    return odd_fail(error, code, 0, odd_scan_column(s, at), "%s", message);
}

static bool take_sign(odd_scan *s, bool *minus) {
    *minus = odd_scan_bytes(s, "-") || odd_scan_bytes(s, "\xE2\x88\x92") || odd_scan_bytes(s, "\xE2\x80\x93");
    return *minus || odd_scan_bytes(s, "+");
}

bool odd_amount_scan(odd_scan *s, odd_amount *out) {
    odd_scan here = *s;
    bool minus;
    take_sign(&here, &minus);
    size_t start = here.at;
    int whole = odd_scan_number(&here);
    if (whole < 0 && odd_scan_peek(&here) != '.')
        return false;
    if (here.at - start > 9)
        return false;
    odd_amount amount = whole < 0 ? 0 : (odd_amount)whole * ODD_ONE;
    if (odd_scan_bytes(&here, ".")) {
        odd_amount place = ODD_ONE / 10;
        if (!odd_is_digit(odd_scan_peek(&here)))
            return false;
        for (; odd_is_digit(odd_scan_peek(&here)); here.at++, place /= 10) {
            if (place == 0)
                return false;
            amount += place * (here.text[here.at] - '0');
        }
    }
    *out = minus ? -amount : amount;
    *s = here;
    return true;
}

/* ---- Scores and weighted scores ---------------------------------------------------------------- */

static int read_points(odd_part *part, odd_scan *s, odd_error *error) {
    size_t at = s->at;
    odd_amount points;
    odd_scan_blanks(s);
    if (!odd_amount_scan(s, &points) || points % (10 * ODD_ONE) != 0 || points > 7600 * ODD_ONE ||
        points < -7600 * ODD_ONE)
        return fail_at(error, ODD_E_SYNTAX, s, at,
                       "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50");
    *part = (odd_part){.bare = true, .score_pts = (int16_t)(points / ODD_ONE)};
    return ODD_OK;
}

/* Reads one result, or `score 420`, and computes its score. */
static int read_score(odd_part *part, odd_scan *s, odd_vul v, odd_error *error) {
    if (odd_scan_whole(s, "score"))
        return read_points(part, s, error);
    odd_result r;
    size_t start = s->at, used;
    if (!ODD_QUICK || !odd_result_plain(&r, s->text + start, s->len - start, &used)) {
        int code = odd_result_scan(&r, s->text + start, s->len - start, &used, error);
        if (code != ODD_OK) {
            if (error != NULL)
                error->column += odd_scan_column(s, start) - 1;
            return code;
        }
    }
    if (r.level > 0 && r.declarer == ODD_NO_SEAT)
        return fail_at(error, ODD_E_DECLARER, s, start,
                       "missing declarer: a traveller needs N, E, S or W after the contract");
    s->at = start + used;
    *part = (odd_part){.result = odd_pack(r, v), .score_pts = (int16_t)odd_score(r, v)};
    return ODD_OK;
}

static bool take_percent(odd_scan *s, odd_amount *percent) {
    odd_scan here = *s;
    if (!odd_amount_scan(&here, percent))
        return false;
    odd_scan_blanks(&here);
    if (!odd_scan_bytes(&here, "%"))
        return false;
    *s = here;
    return true;
}

static int read_weighted(odd_adjustment *given, odd_scan *s, odd_vul v, odd_error *error) {
    int all = 0;
    size_t start = s->at;
    for (odd_scan_blanks(s); !odd_scan_end(s); odd_scan_blanks(s)) {
        size_t at = s->at;
        odd_amount percent;
        if (given->part_count == ODD_PARTS_MAX)
            return fail_at(error, ODD_E_SYNTAX, s, at, "too many parts: a weighted score has at most 8");
        if (!take_percent(s, &percent) || percent <= 0 || percent > 100 * ODD_ONE ||
            percent % (ODD_ONE / 100) != 0)
            return fail_at(error, ODD_E_SYNTAX, s, at,
                           "expected a weight, with at most two decimals, and a result: 60% 4S N =");
        odd_scan_blanks(s);
        odd_part *part = &given->parts[given->part_count++];
        int code = read_score(part, s, v, error);
        if (code != ODD_OK)
            return code;
        part->weight_x100 = (int)(percent / (ODD_ONE / 100));
        all += part->weight_x100;
    }
    if (all != ODD_WEIGHT_ALL)
        return odd_fail(error, ODD_E_SYNTAX, 0, odd_scan_column(s, start),
                        "the weights add up to %d.%d%d %%: expected 100 %%", all / 100, all / 10 % 10,
                        all % 10);
    return ODD_OK;
}

/* ---- Artificial scores ------------------------------------------------------------------------- */

static bool ends_here(odd_scan *s) {
    odd_scan_blanks(s);
    return odd_scan_end(s);
}

/* Reads `ave+`, `60%` or `3 imps`, up to the end of s. Returns false, and reads nothing, if there is none. */
static bool take_award(odd_adjustment *given, odd_scan *s) {
    odd_scan here = *s;
    bool minus, average = odd_scan_word(&here, "average") || odd_scan_word(&here, "ave") ||
                          odd_scan_word(&here, "avg") || odd_scan_word(&here, "av");
    if (average) {
        odd_scan_blanks(&here);
        bool sign = take_sign(&here, &minus);
        given->award = !sign ? ODD_AWARD_AVE : minus ? ODD_AWARD_AVE_MINUS : ODD_AWARD_AVE_PLUS;
    } else if (take_percent(&here, &given->amount)) {
        given->award = ODD_AWARD_PERCENT;
    } else if (odd_amount_scan(&here, &given->amount)) {
        odd_scan_blanks(&here);
        if (!odd_scan_word(&here, "imps") && !odd_scan_word(&here, "imp"))
            return false;
        given->award = ODD_AWARD_IMPS;
    } else {
        return false;
    }
    if (!ends_here(&here))
        return false;
    *s = here;
    return true;
}

static int check_award(const odd_adjustment *given, const odd_scan *s, size_t at, odd_error *error) {
    if (given->award == ODD_AWARD_PERCENT && (given->amount < 0 || given->amount > 100 * ODD_ONE))
        return fail_at(error, ODD_E_SYNTAX, s, at, "expected a percentage from 0 to 100");
    if (given->award == ODD_AWARD_IMPS && (given->amount < -24 * ODD_ONE || given->amount > 24 * ODD_ONE))
        return fail_at(error, ODD_E_SYNTAX, s, at, "expected IMPs from -24 to 24");
    return ODD_OK;
}

/* Reads the score of one side in a split or artificial score, up to the end of s. */
static int read_given(odd_adjustment *given, odd_scan *s, odd_vul v, odd_error *error) {
    *given = (odd_adjustment){0};
    odd_scan_blanks(s);
    size_t at = s->at;
    if (take_award(given, s))
        return check_award(given, s, at, error);
    *given = (odd_adjustment){0};
    if (odd_scan_whole(s, "weighted"))
        return read_weighted(given, s, v, error);
    int code = read_score(&given->parts[0], s, v, error);
    if (code != ODD_OK)
        return code;
    given->part_count = 1;
    given->parts[0].weight_x100 = ODD_WEIGHT_ALL;
    return ends_here(s) ? ODD_OK : fail_at(error, ODD_E_SYNTAX, s, s->at, "unexpected text after the result");
}

static size_t find_slash(const odd_scan *s) {
    size_t at = s->at;
    while (at < s->len && s->text[at] != '/')
        at++;
    return at;
}

static int read_sides(odd_ruling *ruling, const odd_scan *s, odd_vul v, odd_error *error) {
    size_t slash = find_slash(s);
    if (slash == s->len)
        return fail_at(error, ODD_E_SYNTAX, s, s->len,
                       "expected North-South's score, a slash and East-West's score: ave+/ave-");
    odd_scan left = {s->text, slash, s->at}, right = {s->text, s->len, slash + 1};
    int code = read_given(&ruling->side[0], &left, v, error);
    return code != ODD_OK ? code : read_given(&ruling->side[1], &right, v, error);
}

/* ---- The tail: a lead, a wrong direction, the offending side ----------------------------------- */

static int read_lead(odd_play *play, odd_scan s, odd_error *error) {
    odd_scan_blanks(&s);
    size_t at = s.at;
    int card = odd_card_scan(&s);
    if (card < 0 || !ends_here(&s))
        return fail_at(error, ODD_E_SYNTAX, &s, at, "expected the lead, a card like HK, S10 or c2");
    play->lead = (uint8_t)(1 + card);
    return ODD_OK;
}

static bool no_break(const char *at) {
    return at[0] == '\xC2' && at[1] == '\xA0';
}

/* Finds the last place where word follows a blank and stands alone; the length of s if there is none. */
static size_t find_last(const odd_scan *s, const char *word) {
    for (size_t at = s->len; at > s->at + 1; at--) {
        odd_scan here = {s->text, s->len, at - 1};
        char before = s->text[at - 2];
        bool blank = before == ' ' || before == '\t' || (at > s->at + 2 && no_break(s->text + at - 3));
        if (blank && odd_scan_whole(&here, word))
            return at - 1;
    }
    return s->len;
}

static int read_wrong(odd_play *play, odd_scan s, odd_error *error) {
    size_t at = s.at - 5; /* of the word itself */
    odd_scan_blanks(&s);
    if (!odd_scan_whole(&s, "direction") || !ends_here(&s))
        return fail_at(error, ODD_E_SYNTAX, &s, at, "expected 'wrong direction'");
    play->turned = true;
    return ODD_OK;
}

static int read_offender(odd_ruling *ruling, odd_scan s, odd_error *error) {
    odd_scan_blanks(&s);
    size_t at = s.at;
    if (odd_scan_whole(&s, "ns") || odd_scan_whole(&s, "n-s"))
        ruling->offender = ODD_NS;
    else if (odd_scan_whole(&s, "ew") || odd_scan_whole(&s, "e-w"))
        ruling->offender = ODD_EW;
    if (ruling->offender == ODD_NO_SIDE || !ends_here(&s))
        return fail_at(error, ODD_E_SYNTAX, &s, at,
                       "expected the offending side: offending NS or offending EW");
    return ODD_OK;
}

/* Reads `forced`: the result was played although it is not in the movement. */
static int read_forced(odd_play *play, odd_scan s, odd_error *error) {
    play->forced = true;
    return ends_here(&s) ? ODD_OK : fail_at(error, ODD_E_SYNTAX, &s, s.at, "unexpected text after forced");
}

/* Cuts off what follows the result, and reads it from the end, in any order. */
static int read_tail(odd_play *play, odd_ruling *ruling, odd_scan *s, odd_error *error) {
    static const char *const words[] = {"lead", "wrong", "offending", "forced"};
    static const size_t lengths[] = {4, 5, 9, 6};
    for (;;) {
        size_t at = s->len, last = 0;
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
            size_t here = find_last(s, words[i]);
            if (here < s->len && (at == s->len || here > at)) {
                at = here;
                last = i;
            }
        }
        if (at == s->len)
            return ODD_OK;
        const bool seen[] = {play->lead != 0, play->turned, ruling->offender != ODD_NO_SIDE, play->forced};
        if (seen[last])
            return fail_at(error, ODD_E_SYNTAX, s, at,
                           "lead, wrong direction, offending and forced may appear only once each");
        odd_scan tail = {s->text, s->len, at + lengths[last]};
        int code = last == 0   ? read_lead(play, tail, error)
                   : last == 1 ? read_wrong(play, tail, error)
                   : last == 2 ? read_offender(ruling, tail, error)
                               : read_forced(play, tail, error);
        if (code != ODD_OK)
            return code;
        s->len = at;
    }
}

/* Only a score that was given by a ruling has an offending side. */
static int check_offender(const odd_play *play, const odd_ruling *ruling, const odd_scan *s,
                          odd_error *error) {
    bool weighted = ruling->side[0].part_count > 1 || ruling->side[1].part_count > 1;
    if (ruling->offender == ODD_NO_SIDE || (play->kind == ODD_RULED && weighted))
        return ODD_OK;
    return fail_at(error, ODD_E_SYNTAX, s, s->len, "only a weighted score can name the offending side");
}

/* ---- Outcomes ---------------------------------------------------------------------------------- */

static int read_ruled(odd_play *play, odd_ruling *ruling, odd_scan *s, odd_vul v, odd_error *error) {
    odd_adjustment award;
    odd_scan first = {s->text, find_slash(s), s->at};
    play->kind = ODD_RULED;
    if (odd_scan_whole(s, "weighted")) {
        int code = read_weighted(&ruling->side[0], s, v, error);
        ruling->side[1] = ruling->side[0];
        return code;
    }
    if (first.len == s->len && take_award(&award, &first) && award.award == ODD_AWARD_IMPS) {
        play->slip = true; /* of a whole match: what one team won, the other lost */
        ruling->side[0] = (odd_adjustment){.award = ODD_AWARD_IMPS, .amount = award.amount};
        ruling->side[1] = (odd_adjustment){.award = ODD_AWARD_IMPS, .amount = -award.amount};
        return ODD_OK;
    }
    first.at = s->at;
    ruling->split = odd_scan_whole(s, "split");
    if (ruling->split || take_award(&award, &first))
        return read_sides(ruling, s, v, error);
    play->kind = ODD_PLAYED;
    return ODD_OK;
}

/* Reads all that precedes the tail. */
static int read_body(odd_play *play, odd_ruling *ruling, odd_scan s, odd_vul v, odd_error *error) {
    odd_scan_blanks(&s);
    size_t start = s.at;
    if (odd_scan_whole(&s, "not") || odd_scan_whole(&s, "no")) {
        play->kind = ODD_NOT_PLAYED;
        bool said = odd_scan_whole(&s, "played") || odd_scan_whole(&s, "play");
        return said && ends_here(&s) ? ODD_OK
                                     : fail_at(error, ODD_E_SYNTAX, &s, start, "expected 'not played'");
    }
    if (odd_scan_whole(&s, "void")) {
        play->kind = ODD_VOID;
        return ends_here(&s) ? ODD_OK : fail_at(error, ODD_E_SYNTAX, &s, s.at, "unexpected text after void");
    }
    int code = read_ruled(play, ruling, &s, v, error);
    if (code != ODD_OK || play->kind == ODD_RULED)
        return code;
    odd_part part;
    if ((code = read_score(&part, &s, v, error)) != ODD_OK)
        return code;
    play->packed = part.result;
    play->score_pts = part.score_pts;
    play->bare = part.bare;
    return ends_here(&s)
               ? ODD_OK
               : fail_at(error, ODD_E_SYNTAX, &s, s.at,
                         "unexpected text after the result: expected lead HK, wrong direction, or nothing");
}

int odd_outcome_read(odd_play *play, odd_ruling *ruling, odd_scan s, odd_vul v, odd_error *error) {
    *ruling = (odd_ruling){0};
    int code = read_tail(play, ruling, &s, error);
    if (code == ODD_OK)
        code = read_body(play, ruling, s, v, error);
    return code != ODD_OK ? code : check_offender(play, ruling, &s, error);
}

int odd_outcome_parse(odd_play *play, odd_ruling *ruling, const char *text, size_t len, odd_vul v,
                      odd_error *error) {
    *play = (odd_play){0};
    *ruling = (odd_ruling){0};
    odd_scan s = {text, len, 0};
    odd_scan_blanks(&s);
    return odd_outcome_read(play, ruling, s, v, error);
}

bool odd_amount_parse(odd_amount *out, const char *text, size_t len) {
    odd_scan s = {text, len, 0};
    odd_scan_blanks(&s);
    bool good = odd_amount_scan(&s, out);
    odd_scan_blanks(&s);
    return good && odd_scan_end(&s);
}
