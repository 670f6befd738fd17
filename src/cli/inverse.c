/* oddtrick score --inverse: which results give this score? Contracts that differ by strain only share
 * a line, and so do all contracts that go down as many. */
#include <stdlib.h>
#include <string.h>

#include "cli/score.h"

enum { SCORE_MAX = 100000, SCORE_LIMIT = 7600, BOOK = 6 };

static int over(const odd_candidate *c) {
    return c->result.tricks - BOOK - c->result.level;
}

/* Whether two candidates belong on one line. */
static bool same_line(const odd_candidate *a, const odd_candidate *b) {
    return a->result.doubling == b->result.doubling && a->result.declarer == b->result.declarer &&
           a->vul == b->vul && over(a) == over(b) && (over(a) < 0 || a->result.level == b->result.level);
}

/* Prints the contracts of a line and returns their width on the screen. */
static int print_contracts(const odd_candidate *c, size_t count, odd_style style) {
    const char *doubling = odd_doubling_text(c->result.doubling);
    if (over(c) < 0) {
        char text[32];
        int n = snprintf(text, sizeof text, "any contract%s%s", doubling[0] != '\0' ? " " : "", doubling);
        if (c->result.level > 1)
            n = snprintf(text, sizeof text, "any from the %d level%s%s", c->result.level,
                         doubling[0] != '\0' ? " " : "", doubling);
        fputs(text, stdout);
        return n;
    }
    int width = 0;
    for (size_t i = 0; i < count; i++) {
        width += printf("%s%d", i > 0 ? " " : "", c[i].result.level);
        odd_print_strain(c[i].result.strain, style);
        width += odd_text_width(odd_strain_text(c[i].result.strain, style)) + printf("%s", doubling);
    }
    return width;
}

static void print_line(const odd_candidate *c, size_t count, odd_style style) {
    if (c->result.level == 0) {
        puts("  passed out");
        return;
    }
    printf("  %s   ", odd_seat_side(c->result.declarer) == ODD_NS ? "N-S" : "E-W");
    odd_pad(24 - print_contracts(c, count, style));
    if (over(c) == 0)
        printf("%-4s", "=");
    else
        printf("%+-4d", over(c));
    printf("  %s\n", c->vul == ODD_VUL_YES ? "vulnerable" : "not vulnerable");
}

/* The nearest score that exists below or above one that does not; 0 if there is none. All scores are
 * multiples of ten. */
static int nearest(int score, bool above, odd_vul vul) {
    odd_candidate c;
    int s = score - score % 10;
    s += above ? (s > score ? 0 : 10) : (s < score ? 0 : -10);
    if (above && s < -SCORE_LIMIT)
        s = -SCORE_LIMIT;
    if (!above && s > SCORE_LIMIT)
        s = SCORE_LIMIT;
    for (; s >= -SCORE_LIMIT && s <= SCORE_LIMIT; s += above ? 10 : -10)
        if (s != 0 && odd_score_inverse(&c, 1, s, vul) > 0)
            return s;
    return 0;
}

static void print_none(int score, odd_vul vul) {
    int below = nearest(score, false, vul), above = nearest(score, true, vul);
    if (below != 0 && above != 0)
        printf("  no result gives this; the nearest scores are %+d and %+d\n", below, above);
    else
        printf("  no result gives this; the nearest score is %+d\n", below != 0 ? below : above);
}

static void print_text(int score, const odd_candidate *c, size_t count, odd_vul vul, odd_style style) {
    printf(score == 0 ? "N-S 0\n" : "N-S %+d\n", score);
    if (count == 0)
        print_none(score, vul);
    for (size_t i = 0; i < count;) {
        size_t end = i + 1;
        while (end < count && same_line(&c[i], &c[end]))
            end++;
        print_line(&c[i], end - i, style);
        i = end;
    }
}

static void print_json(int score, const odd_candidate *c, size_t count) {
    printf("{\"score\":%d,\"results\":[", score);
    for (size_t i = 0; i < count; i++) {
        char text[ODD_RESULT_MAX];
        odd_result r = c[i].result;
        const char *side = odd_seat_side(r.declarer) == ODD_NS ? "ns" : "ew";
        r.declarer = ODD_NO_SEAT;
        odd_result_format(text, sizeof text, r, ODD_ASCII);
        printf("%s{\"result\":\"%s\",\"side\":\"%s\",\"vul\":\"%s\"}", i > 0 ? "," : "", text,
               r.level == 0 ? "" : side, r.level == 0 ? "" : odd_vul_text(c[i].vul));
    }
    fputs("]}", stdout);
}

int odd_score_inverse_run(odd_args *args, odd_vul vul) {
    static odd_candidate found[ODD_CANDIDATES_MAX];
    int code = ODD_EXIT_DONE;
    if (args->count == 0)
        return odd_complain(args, "expected a score, like 980, or - to read standard input");
    if (!odd_args_from_stdin(args))
        return ODD_EXIT_CANNOT;
    for (int i = 0; i < args->count; i++) {
        int score;
        if (!odd_args_number(args, &score, args->operands[i], "score", -SCORE_MAX, SCORE_MAX))
            return ODD_EXIT_CANNOT;
    }
    for (int i = 0; i < args->count; i++) {
        int score = (int)strtol(args->operands[i], NULL, 10);
        size_t count = odd_score_inverse(found, ODD_CANDIDATES_MAX, score, vul);
        if (odd_args_json(args)) {
            fputs(i == 0 ? "[" : ",\n ", stdout);
            print_json(score, found, count);
        } else {
            print_text(score, found, count, vul, args->style);
        }
        if (count == 0)
            code = ODD_EXIT_FOUND;
    }
    if (odd_args_json(args))
        puts("]");
    return code;
}
