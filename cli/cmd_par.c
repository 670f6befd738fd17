/* oddtrick par: what can be made with the cards of each board, and par. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/event_deals.h"
#include "report/event_rows.h"

static bool is_shown(const odd_par_rows *p, int board) {
    for (size_t i = 0; i < p->count; i++)
        if (p->rows[i].deal->board->number == board)
            return true;
    return false;
}

/* "Board 3, par: the file says N-S +430, double dummy says N-S +420", a line each. */
static void print_differences(odd_view *v, const odd_par_rows *p, const odd_audit *audit) {
    bool html = v->format == ODD_GRID_HTML, first = true;
    for (size_t i = 0; i < audit->count; i++) {
        const odd_audit_finding *f = &audit->list[i];
        if (!is_shown(p, f->board))
            continue;
        odd_out_text(&v->out, html ? "<p class=\"figures\">" : first ? "\n" : "");
        odd_out_char(&v->out, (char)(f->message[0] - 'a' + 'A'));
        odd_text rest = odd_text_of(f->message + 1);
        (html ? odd_grid_suits_html : odd_grid_suits_text)(&v->out, rest);
        odd_out_text(&v->out, html ? "</p>\n" : "\n");
        first = false;
    }
}

static void print_table(odd_view *v, const odd_par_rows *p) {
    odd_grid g = odd_view_grid(v, p, &odd_par_columns);
    g.narrow = true;
    odd_view_head(v, "Par");
    if (v->format == ODD_GRID_TEXT)
        odd_out_char(&v->out, '\n');
    odd_grid_measure(&g, p->count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, p->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

/* ---- The command ------------------------------------------------------------------------------- */

static void show(const odd_args *args, odd_event *e, const odd_deals *d) {
    odd_view v;
    odd_audit audit; /* where the file and double dummy differ */
    odd_view_open(&v, args, e);
    odd_par_rows p = odd_par_rows_of(e, &v.arena, d->list, d->count, v.format != ODD_GRID_CSV);
    p.style = v.style;
    odd_deals_give_tables(d, e);
    if (odd_event_audit_par(&audit, e, &v.arena, v.format == ODD_GRID_HTML ? ODD_SYMBOLS : v.style) != ODD_OK)
        odd_no_memory();
    if (odd_args_json(args)) {
        odd_par_rows_json(&v.out, &p);
    } else {
        print_table(&v, &p);
        if (v.format != ODD_GRID_CSV)
            print_differences(&v, &p, &audit);
        if (v.format == ODD_GRID_HTML)
            odd_view_footer(&v);
    }
    odd_view_close(&v);
}

static int show_tables(const odd_args *args, odd_event *e) {
    odd_deals d = {0};
    bool good = odd_deals_take(args, &d, e) && odd_deals_solve(args, &d);
    if (good)
        show(args, e, &d);
    odd_deals_free(&d);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

/* An operand such as "N:AKQ2.JT9.876.543 JT98...": four hands, the first one's seat, and not the name of a file. */
static bool is_deal(const char *operand) {
    return operand[0] != '\0' && strchr("NESWnesw", operand[0]) != NULL && operand[1] == ':' &&
           strchr(operand, '.') != NULL && access(operand, F_OK) != 0;
}

/* Opens an event whose only line is the deal, on the board that the next operand names: board 1 if there is none. */
static bool open_deal(const odd_args *args, odd_event_file *f) {
    enum { MOST = 32 }; /* bytes around the deal */
    const char *deal = args->operands[0];
    size_t len = strlen(deal);
    odd_hands hands;
    odd_error error;
    int board = 1;
    odd_event_begin(f);
    if (args->count > 2) {
        odd_complain(args, "expected a deal and at most one board number");
        return false;
    }
    if (args->count > 1 && !odd_args_number(args, &board, args->operands[1], "board", 1, 9999))
        return false;
    if (odd_hands_parse(&hands, deal, len, &error) != ODD_OK) {
        error.line = 1;
        odd_complain_at("arguments", &error, deal, len);
        return false;
    }
    f->format = odd_format_named("event");
    if ((f->text = malloc(len + MOST)) == NULL)
        odd_no_memory();
    f->len = (size_t)snprintf(f->text, len + MOST, "board %d\ndeal %s\n", board, deal);
    return odd_event_take_in(args, f, "arguments");
}

static int run(odd_args *args) {
    odd_event_file f;
    bool leads = odd_args_value(args, "leads") != NULL, play = odd_args_value(args, "play") != NULL;
    if (args->count < 1)
        return odd_complain(args,
                            "expected a file, - for standard input, or a deal, and optionally board numbers");
    if (leads && play)
        return odd_complain(args, "expected --leads or --play, not both");
    bool deal = is_deal(args->operands[0]);
    if (deal && (leads || play))
        return odd_complain(args, "%s judges results: expected a file instead of a deal",
                            leads ? "--leads" : "--play");
    int code = ODD_EXIT_CANNOT;
    if (deal ? open_deal(args, &f) : odd_event_open(args, &f, args->operands[0]))
        code = (leads ? odd_par_leads : play ? odd_par_play : show_tables)(args, f.event);
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'l', "leads", NULL, "print which opening leads beat the contracts that were played"},
    {'p', "play", NULL, "print what each card of the recorded plays cost"},
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_par = {
    .name = "par",
    .example = "monday.event 3",
    .synopsis = "[--leads | --play] [-j N] (FILE [BOARD...] | DEAL [BOARD])",
    .summary = "print double-dummy tricks and par",
    .details =
        "Prints for each deal of a file, or of boards BOARD..., the double-dummy tricks of each declarer\n"
        "in each strain, and par: the score when neither side can do better by another call, with the\n"
        "contracts that give it. Differences from what the file states are listed below.\n"
        "DEAL is four hands, clockwise from a seat: 'N:AKQ2.JT9.876.543 ... ... -'. Its dealer and\n"
        "vulnerability are those of board 1, or of BOARD.\n"
        "--leads prints for each result which opening leads beat the contract, and what the actual lead\n"
        "cost; --play prints for each recorded play what each card cost, in tricks of the side that\n"
        "played it. Deals are solved once and stored in the user's cache.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
