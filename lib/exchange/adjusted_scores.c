/* Reads adjusted scores, and the words for boards that were not played, in all usual notations. */
#include "exchange/field_text.h"
#include "base/text.h"

/* ---- Percentages ------------------------------------------------------------------------------- */

static bool is_share(odd_text text) {
    odd_amount amount;
    return odd_amount_parse(&amount, text.text, text.len) && amount >= 0 && amount <= 100 * ODD_ONE;
}

/* Takes the percentage of one side, 60 or 57.5; the sign is optional. */
static odd_text take_share(odd_scan *s) {
    size_t start = s->at;
    while (odd_is_digit(odd_scan_peek(s)) || odd_scan_peek(s) == '.')
        s->at++;
    odd_text share = {s->text + start, s->at - start};
    odd_scan_blanks(s);
    odd_scan_bytes(s, "%");
    odd_scan_blanks(s);
    return share;
}

/* Skips what is between two percentages: anything, or one of the usual signs. */
static bool take_between(odd_scan *s, bool anything) {
    if (!anything)
        return odd_scan_bytes(s, "/") || odd_scan_bytes(s, "-") || odd_scan_bytes(s, ":");
    while (!odd_scan_end(s) && !odd_is_digit(odd_scan_peek(s)))
        s->at++;
    return true;
}

/* 60/40 60%-40% A60/40 A6040. */
static bool put_percentages(odd_writer *w, odd_text text, bool anything) {
    odd_scan s = {text.text, text.len, 0};
    bool marked = odd_scan_word(&s, "adj") || odd_scan_word(&s, "a");
    odd_scan_blanks(&s);
    size_t start = s.at, digits = 0;
    while (s.at + digits < s.len && odd_is_digit(s.text[s.at + digits]))
        digits++;
    odd_scan hundred = s;
    odd_text first = take_share(&s), second;
    if (marked && digits >= 4 && start + digits == s.len) { /* two each, but for 100 */
        first.len = digits == 6 || (digits == 5 && odd_scan_bytes(&hundred, "100")) ? 3 : 2;
        s.at = start + first.len;
    } else if (!take_between(&s, anything)) {
        return false;
    }
    odd_scan_blanks(&s);
    second = take_share(&s);
    if (!is_share(first) || !is_share(second) || !odd_scan_end(&s))
        return false;
    odd_put_format(w, "%.*s%%/%.*s%%", (int)first.len, first.text, (int)second.len, second.text);
    return true;
}

/* ---- Averages ---------------------------------------------------------------------------------- */

/* Takes the average of one side: A+ AVE- AV=. */
static bool take_average(odd_scan *s, char *sign) {
    bool average = odd_scan_word(s, "average") || odd_scan_word(s, "ave") || odd_scan_word(s, "avg") ||
                   odd_scan_word(s, "av") || odd_scan_word(s, "a");
    odd_scan_blanks(s);
    *sign = '=';
    if (odd_scan_word(s, "+") || odd_scan_word(s, "plus"))
        *sign = '+';
    else if (odd_scan_word(s, "-") || odd_scan_word(s, "minus"))
        *sign = '-';
    else
        odd_scan_word(s, "=");
    return average;
}

/* Reads Ave+/Ave- A+A- A+- ave. If there is only one, it is North-South's. */
static bool put_averages(odd_writer *w, odd_text text, bool *alone) {
    static const char other[] = {['='] = '=', ['+'] = '-', ['-'] = '+'};
    odd_scan s = {text.text, text.len, 0};
    char sign[2];
    if (!take_average(&s, &sign[0]))
        return false;
    odd_scan_blanks(&s);
    odd_scan_bytes(&s, "/");
    odd_scan_blanks(&s);
    *alone = odd_scan_end(&s) && sign[0] != '=';
    if (odd_scan_end(&s))
        sign[1] = other[(unsigned char)sign[0]];
    else if (odd_scan_peek(&s) == '+' || odd_scan_peek(&s) == '-' || odd_scan_peek(&s) == '=')
        sign[1] = s.text[s.at++];
    else if (!take_average(&s, &sign[1]))
        return false;
    odd_scan_blanks(&s);
    if (!odd_scan_end(&s))
        return false;
    for (int i = 0; i < 2; i++) {
        odd_put_text(w, i > 0 ? "/ave" : "ave");
        if (sign[i] != '=')
            odd_put_char(w, sign[i]);
    }
    return true;
}

bool odd_adjusted_put(odd_writer *w, odd_text text, bool *alone) {
    *alone = false;
    return put_percentages(w, text, false) || put_averages(w, text, alone);
}

bool odd_artificial_put(odd_writer *w, odd_text text) {
    return put_percentages(w, text, true);
}

/* ---- Words ------------------------------------------------------------------------------------- */

bool odd_says_passed(odd_text text) {
    return odd_text_among(text, "p|ap|po|pass|passed|passed out|pass out|passout|all pass") >= 0;
}

bool odd_says_unplayed(odd_text text) {
    return odd_text_among(
               text, "np|n/p|not played|not-played|not_played|notplayed|no play|noplay|unplayed|-|--") >= 0;
}
