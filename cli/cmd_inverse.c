/* oddtrick score --inverse: which results give this score? */
#include <stdlib.h>

#include "cli/output.h"
#include "cli/scores.h"
#include "report/score_sheet.h"

enum { SCORE_MAX = 100000 };

/* Prints the contracts of a line and returns their width on the screen. */
static int print_contracts(odd_out *o, const odd_candidate *c, size_t count, odd_style style) {
    const char *doubling = odd_doubling_text(c->result.doubling);
    int width = 0;
    if (odd_inverse_over(c) < 0) {
        odd_say_any(o, c);
        width = (int)o->len;
        odd_out_flush(o);
        return width;
    }
    for (size_t i = 0; i < count; i++) {
        width += printf("%s%d", i > 0 ? " " : "", c[i].result.level);
        odd_print_strain(c[i].result.strain, style);
        width += odd_text_width(odd_strain_text(c[i].result.strain, style)) + printf("%s", doubling);
    }
    return width;
}

static void print_line(odd_out *o, const odd_candidate *c, size_t count, odd_style style) {
    if (c->result.level == 0) {
        puts("  passed out");
        return;
    }
    printf("  %s   ", odd_seat_side(c->result.declarer) == ODD_NS ? "N-S" : "E-W");
    odd_pad(24 - print_contracts(o, c, count, style));
    if (odd_inverse_over(c) == 0)
        printf("%-4s", "=");
    else
        printf("%+-4d", odd_inverse_over(c));
    printf("  %s\n", c->vul == ODD_VUL_YES ? "vulnerable" : "not vulnerable");
}

static void print_none(odd_out *o, int score, odd_vul vul) {
    odd_out_text(o, "  ");
    odd_say_none(o, score, vul);
    odd_out_char(o, '\n');
    odd_out_flush(o);
}

static void print_text(odd_out *o, int score, const odd_candidate *c, size_t count, odd_vul vul,
                       odd_style style) {
    printf(score == 0 ? "N-S 0\n" : "N-S %+d\n", score);
    if (count == 0)
        print_none(o, score, vul);
    for (size_t i = 0, end; i < count; i = end) {
        end = i + odd_inverse_group(c + i, count - i);
        print_line(o, &c[i], end - i, style);
    }
}

int odd_score_inverse_run(odd_args *args, odd_vul vul) {
    static odd_candidate found[ODD_CANDIDATES_MAX];
    odd_out out = ODD_HEAP_OUT;
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
            if (i == 0)
                odd_out_char(&out, '[');
            odd_json_row(&out);
            odd_inverse_json(&out, score, found, count);
            odd_out_flush(&out);
        } else {
            print_text(&out, score, found, count, vul, args->style);
        }
        if (count == 0)
            code = ODD_EXIT_FOUND;
    }
    if (odd_args_json(args))
        puts("]");
    odd_out_free(&out);
    return code;
}
