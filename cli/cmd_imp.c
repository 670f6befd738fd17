/* oddtrick imp: points to IMPs and back. */
#include <stdlib.h>

#include "cli/cli.h"

enum { POINTS_MAX = 1000000 };

static void print_rows(void) {
    puts("Points         IMPs");
    for (int imps = 0; imps < ODD_IMP_MAX; imps++)
        printf("%4d to %4d   %4d\n", odd_imp_from(imps), odd_imp_from(imps + 1) - 10, imps);
    printf("%4d or more   %4d\n", odd_imp_from(ODD_IMP_MAX), ODD_IMP_MAX);
}

static void json_rows(void) {
    for (int imps = 0; imps <= ODD_IMP_MAX; imps++) {
        printf("%s{\"imps\":%d,\"from\":%d,\"to\":", imps == 0 ? "[" : ",\n ", imps, odd_imp_from(imps));
        if (imps < ODD_IMP_MAX)
            printf("%d}", odd_imp_from(imps + 1) - 10);
        else
            fputs("null}", stdout);
    }
    puts("]");
}

static void print_forward(const odd_args *args, int points, bool first) {
    if (odd_args_json(args))
        printf("%s{\"points\":%d,\"imps\":%d}", first ? "[" : ",\n ", points, odd_imp(points));
    else
        printf("%6d points  %3d IMP%s\n", points, odd_imp(points), abs(odd_imp(points)) == 1 ? "" : "s");
}

/* A difference for the side that gains, so a loss has both ends below zero. */
static void print_inverse(const odd_args *args, int imps, bool first) {
    int sign = imps < 0 ? -1 : 1, size = imps * sign;
    int from = odd_imp_from(size), to = size < ODD_IMP_MAX ? odd_imp_from(size + 1) - 10 : 0;
    if (!odd_args_json(args)) {
        printf("%3d IMP%s  ", imps, size == 1 ? " " : "s");
        if (size < ODD_IMP_MAX)
            printf("%d to %d points\n", sign * from, sign * to);
        else
            printf("%d points or %s\n", sign * from, sign > 0 ? "more" : "less");
        return;
    }
    printf("%s{\"imps\":%d,\"from\":%d,\"to\":", first ? "[" : ",\n ", imps, sign * from);
    if (size < ODD_IMP_MAX)
        printf("%d}", sign * to);
    else
        fputs("null}", stdout);
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
    if (args->count == 0) {
        if (odd_args_json(args))
            json_rows();
        else
            print_rows();
        return ODD_EXIT_DONE;
    }
    for (int i = 0; i < args->count; i++)
        (inverse ? print_inverse : print_forward)(args, (int)strtol(args->operands[i], NULL, 10), i == 0);
    if (odd_args_json(args))
        puts("]");
    return ODD_EXIT_DONE;
}

static const odd_option options[] = {
    {'i', "inverse", NULL, "convert IMPs back to points"},
};

const odd_command odd_command_imp = {
    .name = "imp",
    .synopsis = "[POINTS...]\noddtrick imp --inverse IMPS...",
    .summary = "convert points to IMPs and back",
    .details = "Converts differences in points to International Match Points by the table of\n"
               "Law 78B; without POINTS, prints that table.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
