/* oddtrick imp: points to IMPs and back. */
#include <stdlib.h>

#include "cli/output.h"

enum { POINTS_MAX = 1000000 };

static void print_rows(void) {
    puts("Points         IMPs");
    for (int imps = 0; imps < ODD_IMP_MAX; imps++)
        printf("%4d to %4d   %4d\n", odd_imp_from(imps), odd_imp_from(imps + 1) - 10, imps);
    printf("%4d or more   %4d\n", odd_imp_from(ODD_IMP_MAX), ODD_IMP_MAX);
}

/* {"imps":3,"from":90,"to":120}: differences for the side that gains; of a loss, both are below zero. */
static void put_range(odd_out *o, int imps) {
    int sign = imps < 0 ? -1 : 1, size = imps * sign;
    odd_json_row(o);
    odd_out_char(o, '{');
    odd_json_int(o, "imps", imps);
    odd_json_int(o, "from", sign * odd_imp_from(size));
    if (size < ODD_IMP_MAX)
        odd_json_int(o, "to", sign * (odd_imp_from(size + 1) - 10));
    else
        odd_json_null(o, "to");
    odd_out_char(o, '}');
}

static void put_imps(odd_out *o, int points) {
    odd_json_row(o);
    odd_out_char(o, '{');
    odd_json_int(o, "points", points);
    odd_json_int(o, "imps", odd_imp(points));
    odd_out_char(o, '}');
}

static void print_json(const odd_args *args, bool inverse) {
    odd_out out = ODD_HEAP_OUT;
    odd_out_char(&out, '[');
    for (int i = 0; i < args->count; i++)
        (inverse ? put_range : put_imps)(&out, (int)strtol(args->operands[i], NULL, 10));
    for (int imps = 0; imps <= ODD_IMP_MAX && args->count == 0; imps++)
        put_range(&out, imps);
    odd_out_text(&out, "]\n");
    odd_out_flush(&out);
    odd_out_free(&out);
}

static void print_forward(int points) {
    printf("%6d points  %3d IMP%s\n", points, odd_imp(points), abs(odd_imp(points)) == 1 ? "" : "s");
}

static void print_inverse(int imps) {
    int sign = imps < 0 ? -1 : 1, size = imps * sign;
    int from = odd_imp_from(size), to = size < ODD_IMP_MAX ? odd_imp_from(size + 1) - 10 : 0;
    printf("%3d IMP%s  ", imps, size == 1 ? " " : "s");
    if (size < ODD_IMP_MAX)
        printf("%d to %d points\n", sign * from, sign * to);
    else
        printf("%d points or %s\n", sign * from, sign > 0 ? "more" : "less");
}

static int run(odd_args *args) {
    bool inverse = odd_args_value(args, "inverse") != NULL;
    if (!odd_args_from_stdin(args))
        return ODD_EXIT_CANNOT;
    if (inverse && args->count == 0)
        return odd_complain(args, "expected a number of IMPs, like 10");
    int limit = inverse ? ODD_IMP_MAX : POINTS_MAX, number;
    for (int i = 0; i < args->count; i++)
        if (!odd_args_number(args, &number, args->operands[i], inverse ? "number of IMPs" : "difference",
                             -limit, limit))
            return ODD_EXIT_CANNOT;
    if (odd_args_json(args))
        print_json(args, inverse);
    else if (args->count == 0)
        print_rows();
    for (int i = 0; i < args->count && !odd_args_json(args); i++)
        (inverse ? print_inverse : print_forward)((int)strtol(args->operands[i], NULL, 10));
    return ODD_EXIT_DONE;
}

static const odd_option options[] = {
    {'i', "inverse", NULL, "convert IMPs back to points"},
};

const odd_command odd_command_imp = {
    .name = "imp",
    .example = "420 -90",
    .synopsis = "[POINTS...]\noddtrick imp --inverse IMPS...",
    .summary = "convert points to IMPs and back",
    .details = "Converts differences in points to International Match Points by the table of\n"
               "Law 78B; without POINTS, prints that table.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
