/* oddtrick score: reads results from the arguments or from standard input, scores and explains them. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/files.h"
#include "cli/output.h"
#include "cli/scores.h"
#include "report/score_sheet.h"

typedef struct deals {
    odd_deal *items;
    size_t count, cap;
    bool wrong; /* a message was printed */
} deals;

typedef struct setting {
    const odd_args *args;
    odd_deal model; /* vulnerability and game of every deal */
    int board;      /* 0 if none was given */
} setting;

static int columns_before(const char *text, size_t len) {
    return odd_scan_column(&(odd_scan){text, len, 0}, len) - 1;
}

static void add(deals *d, odd_deal deal) {
    d->items = odd_grow(d->items, d->count, &d->cap, sizeof *d->items);
    d->items[d->count++] = deal;
}

static size_t skip_blanks(const char *text, size_t at, size_t len) {
    while (at < len && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r'))
        at++;
    return at;
}

/* Reads the results of one line; a wrong one ends it, since what follows cannot be separated. */
static void read_line(deals *d, const setting *s, const char *place, int line, const char *text, size_t len) {
    size_t at = 0, start;
    while ((start = skip_blanks(text, at, len)) < len) {
        odd_deal deal = s->model;
        odd_error error;
        size_t used;
        int code = odd_deal_scan(&deal, text + at, len - at, &used, &error);
        if (code == ODD_OK) {
            code = odd_deal_check(&deal, &error);
            error.column = code == ODD_OK ? 0 : columns_before(text + at, start - at) + 1;
        }
        if (code != ODD_OK) {
            error.line = line;
            error.column += columns_before(text, at);
            odd_complain_at(place, &error, text, len);
            d->wrong = true;
            return;
        }
        add(d, deal);
        at += used;
    }
}

/* Results may be given with or without quotes: score 4S N = is one result. */
static void read_operands(deals *d, const setting *s) {
    size_t len = 0, at = 0;
    for (int i = 0; i < s->args->count; i++)
        len += strlen(s->args->operands[i]) + 1;
    char *joined = malloc(len + 1);
    if (joined == NULL)
        exit(odd_complain(s->args, "out of memory"));
    for (int i = 0; i < s->args->count; i++) {
        size_t n = strlen(s->args->operands[i]);
        memcpy(joined + at, s->args->operands[i], n);
        at += n;
        joined[at++] = ' ';
    }
    at -= at > 0;
    joined[at] = '\0';
    read_line(d, s, "arguments", 1, joined, at);
    free(joined);
}

/* One line for each; '#' starts a comment. */
static void read_stdin(deals *d, const setting *s) {
    char *text = NULL;
    size_t cap = 0;
    ssize_t got;
    for (int line = 1; (got = getline(&text, &cap, stdin)) >= 0; line++) {
        size_t len = (size_t)got;
        const char *comment = memchr(text, '#', len);
        if (comment != NULL)
            len = (size_t)(comment - text);
        else if (len > 0 && text[len - 1] == '\n')
            len--;
        odd_text all = {text, len}, bare = line == 1 ? odd_text_unmarked(all) : all;
        read_line(d, s, "stdin", line, bare.text, bare.len);
    }
    if (ferror(stdin)) {
        odd_complain(s->args, "cannot read standard input: %s", strerror(errno));
        d->wrong = true;
    }
    free(text);
}

/* ---- Text -------------------------------------------------------------------------------------- */

static void print_conditions(const setting *s) {
    if (s->board > 0)
        printf("board %d, dealer %s, ", s->board, odd_seat_name(odd_board_dealer(s->board)));
    fputs(odd_vul_words(s->model.vul), stdout);
}

static bool for_ns(const odd_deal *d) {
    return d->result.declarer != ODD_NO_SEAT || d->result.level == 0;
}

static void print_score(const odd_deal *d, int width) {
    char text[16];
    int score = odd_deal_score(d);
    snprintf(text, sizeof text, score == 0 ? "%*d" : "%+*d", width, score);
    odd_paint_text(ODD_BOLD, text);
}

static void print_lines(const deals *d, const setting *s) {
    int width = 0;
    bool any_unnamed = false;
    for (size_t i = 0; i < d->count; i++) {
        int w = odd_result_width(d->items[i].result, s->args->style);
        width = w > width ? w : width;
        any_unnamed |= !for_ns(&d->items[i]);
    }
    for (size_t i = 0; i < d->count; i++) {
        odd_print_result(d->items[i].result, s->args->style, width + 3);
        print_conditions(s);
        printf("   %-*s ", any_unnamed ? 8 : 3, for_ns(&d->items[i]) ? "N-S" : "declarer");
        print_score(&d->items[i], 5);
        putchar('\n');
    }
}

static void print_step(const odd_deal *d, const odd_step *step, int who_width) {
    const char *line = step->element == ODD_CONTRACT_POINTS ? "below the line" : "above the line";
    odd_print_step(odd_scorer_words(step), who_width, step, d->game == ODD_RUBBER_BRIDGE ? line : "");
}

static void print_outcome(odd_result r) {
    odd_out out = ODD_HEAP_OUT;
    odd_say_outcome(&out, r);
    odd_out_flush(&out);
    odd_out_free(&out);
}

static void explain(const odd_deal *d, const setting *s) {
    odd_step steps[ODD_ELEMENT_COUNT];
    int count = odd_deal_explain(steps, d);
    int who_width = for_ns(d) ? 3 : 9;
    odd_print_result(d->result, s->args->style, 0);
    fputs("   ", stdout);
    print_conditions(s);
    if (d->result.level == 0) {
        puts("\n\n  passed out: both sides score 0");
        return;
    }
    fputs("   ", stdout);
    print_outcome(d->result);
    fputs("\n\n", stdout);
    for (int i = 0; i < count; i++)
        print_step(d, &steps[i], who_width);
    printf("  %*s------\n  %-*s ", who_width, "", who_width, for_ns(d) ? "N-S" : "declarer");
    print_score(d, 5);
    printf("   and %s %+d\n", for_ns(d) ? "E-W" : "defenders", -odd_deal_score(d));
}

/* ---- The command ------------------------------------------------------------------------------- */

static void print_json(const deals *d, bool steps) {
    odd_out out = ODD_HEAP_OUT;
    odd_out_char(&out, '[');
    for (size_t i = 0; i < d->count; i++) {
        odd_json_row(&out);
        odd_deal_json(&out, &d->items[i], steps);
        odd_out_flush_some(&out);
    }
    odd_out_text(&out, "]\n");
    odd_out_flush(&out);
    odd_out_free(&out);
}

static void print_deals(const deals *d, const setting *s) {
    bool steps = odd_args_value(s->args, "explain") != NULL;
    if (odd_args_json(s->args)) {
        print_json(d, steps);
    } else if (steps) {
        for (size_t i = 0; i < d->count; i++) {
            if (i > 0)
                putchar('\n');
            explain(&d->items[i], s);
        }
    } else {
        print_lines(d, s);
    }
}

static bool read_vul(const odd_args *args, odd_vul *vul, int *board) {
    const char *text = odd_args_value(args, "vul");
    odd_error error;
    if (text == NULL)
        return true;
    if (odd_vul_parse(vul, text, strlen(text), &error) != ODD_OK) {
        odd_complain(args, "%s", error.message);
        return false;
    }
    text += strspn(text, " ");
    if (text[0] >= '0' && text[0] <= '9')
        *board = (int)strtol(text, NULL, 10);
    return true;
}

static int run(odd_args *args) {
    setting s = {.args = args};
    bool inverse = odd_args_value(args, "inverse") != NULL;
    if (!read_vul(args, &s.model.vul, &s.board))
        return ODD_EXIT_CANNOT;
    if (inverse && odd_args_value(args, "vul") == NULL)
        s.model.vul = ODD_VUL_COUNT;
    s.model.game = odd_args_value(args, "rubber") != NULL ? ODD_RUBBER_BRIDGE : ODD_DUPLICATE;
    if (inverse && s.model.game == ODD_RUBBER_BRIDGE)
        return odd_complain(args, "--inverse searches duplicate scores: it cannot be combined with --rubber");
    if (inverse && odd_args_value(args, "explain") != NULL)
        return odd_complain(args, "--inverse lists results: it cannot be combined with --explain");
    if (inverse)
        return odd_score_inverse_run(args, s.model.vul);
    deals d = {0};
    if (args->count == 1 && strcmp(args->operands[0], "-") == 0)
        read_stdin(&d, &s);
    else
        read_operands(&d, &s);
    if (d.count == 0 && !d.wrong && (args->count == 0 || strcmp(args->operands[0], "-") != 0))
        return odd_complain(args, "expected a result, like '4SX N +1', or - to read standard input");
    if (!d.wrong)
        print_deals(&d, &s);
    free(d.items);
    return d.wrong ? ODD_EXIT_CANNOT : ODD_EXIT_DONE;
}

static const odd_option options[] = {
    {'v', "vul", "VUL", "vulnerability: none ns ew both, yes no (declarer's side) or a board"},
    {'e', "explain", NULL, "show each element, its arithmetic and its law"},
    {'i', "inverse", NULL, "list the results that give these N-S scores"},
    {'r', "rubber", NULL, "score rubber bridge; a result may end 'honors E 150'"},
};

const odd_command odd_command_score = {
    .name = "score",
    .example = "--explain -v both 4SX N +1",
    .synopsis = "[-v VUL] [--explain] RESULT...\noddtrick score --inverse [-v VUL] SCORE...",
    .summary = "score results, or find the results that give a score",
    .details = "A RESULT is a contract, declarer and outcome: 4SX N +1, 3nt w -2, 2H E down 3,\n"
               "6Dxx by S made 6, 1NT N 8 tricks, pass. See 'oddtrick help notation'. Give any\n"
               "number of them, with or without quotes, or - to read standard input, one per line.\n"
               "The score is North-South's or, if no declarer is named, declarer's.\n"
               "Without -v, nobody is vulnerable.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
