/* oddtrick draw FILE: the next round of a Swiss event, or the next stage of a knock-out. */
#include <stdlib.h>

#include "cli/movement_output.h"

/* ---- Output ------------------------------------------------------------------------------------------------ */

static void put_lines(odd_out *o, const odd_draw_rows *d) {
    odd_out_text(o, "\nLines for the log:\n");
    if (odd_say_drawn(o, d, "", "\n") == 0)
        odd_out_text(o, "to get lines for the log, give the boards of a match, such as --boards 1-8\n");
}

static void put_head(odd_out *o, const odd_draw_rows *d) {
    int last = d->round + d->segments - 1;
    if (d->stage > 0)
        odd_out_format(o,
                       d->segments > 1 ? "Stage %d, rounds %d to %d: the winners of the previous stage\n"
                                       : "Stage %d, round %d: the winners of the previous stage\n",
                       d->stage, d->round, last);
    else
        odd_out_format(o, "Round %d: %s\n", d->round, odd_draw_method_help(d->request.method));
}

static void put_text(odd_view *v, const odd_draw_rows *d) {
    odd_out *o = &v->out;
    put_head(o, d);
    if (d->request.method == ODD_DRAW_RANDOM)
        odd_out_format(o, "To repeat this draw, use --seed %llu.\n", (unsigned long long)d->request.seed);
    odd_out_char(o, '\n');
    odd_grid g = odd_view_grid(v, d, &odd_drawn_columns);
    odd_grid_measure(&g, d->draw.match_count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, d->draw.match_count);
    odd_grid_end(&g);
    odd_grid_free(&g);
    if (d->draw.bye != ODD_NOBODY) {
        odd_out_text(o, "\nBye: ");
        odd_out_safe(o, d->request.entries[d->draw.bye].id);
        odd_out_char(o, '\n');
    }
    if (d->draw.why != NULL)
        odd_out_char(o, '\n');
    odd_say_proof(o, d);
    put_lines(o, d);
}

static void print_draw(const odd_args *args, const odd_draw_rows *d) {
    odd_view v;
    odd_view_open(&v, args, d->e);
    if (v.format == 0) {
        odd_draw_json(&v.out, d);
    } else if (v.format == ODD_GRID_CSV) {
        odd_grid g = odd_view_grid(&v, d, &odd_drawn_columns);
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, d->draw.match_count);
        odd_grid_free(&g);
        if (d->draw.bye != ODD_NOBODY) {
            odd_out_char(&v.out, ',');
            odd_out_csv(&v.out, d->request.entries[d->draw.bye].id, odd_csv_is_raw());
            odd_out_text(&v.out, ",,bye\n");
        }
    } else {
        put_text(&v, d);
    }
    odd_view_close(&v);
}

/* ---- The command ------------------------------------------------------------------------------------------- */

typedef struct origin {
    const odd_args *args;
    odd_event_file *f;
    const char *path;
} origin;

/* The event without its last round has the scale of the event. */
static bool give_scale(void *owner, odd_event *e) {
    const origin *from = owner;
    odd_event_file again = *from->f;
    again.event = e;
    return odd_event_take_scale(from->args, &again, from->path);
}

static int draw_event(const odd_args *args, odd_event_file *f, const char *path) {
    origin from = {args, f, path};
    odd_draw_rows drawn;
    odd_error error = {0};
    odd_choice list[ODD_CHOICES_MAX];
    odd_choices choices = odd_args_choices(args, list);
    odd_draw_source source = {
        .e = f->event, .scale = give_scale, .owner = &from, .seed = odd_seed() % 1000000};
    if (f->format == odd_format_named("event"))
        source.text = odd_event_bytes(f);
    int code = odd_draw_event(&drawn, &source, &choices, &f->arena, &error);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    if (code != ODD_OK)
        return odd_complain(args, "%s", error.message);
    print_draw(args, &drawn);
    return drawn.draw.rematches > 0 && !drawn.request.may_rematch ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count != 1)
        return odd_complain(args, "expected a file, or - for standard input");
    int code = odd_event_open(args, &f, args->operands[0]) ? draw_event(args, &f, args->operands[0])
                                                           : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {0, "method", "METHOD", "top-down (default), rank, rank-squares, vp, vp-squares, seeded or random"},
    {0, "seed", "N", "random draw with this seed"},
    {0, "lagged", NULL, "use the standings without the last round"},
    {0, "odd", "HOW", "odd number: bye (default), triangle or long-triangle"},
    {0, "bye", "ID", "who has the bye"},
    {0, "match", "ID-ID", "a match that is fixed; may be repeated"},
    {0, "apart", "ID-ID", "who must not meet; may be repeated"},
    {0, "table", "ID=N", "who stays at a table; may be repeated"},
    {0, "without", "ID", "who does not play in the round; may be repeated"},
    {0, "rematches", NULL, "opponents may meet again"},
    {0, "round", "N", "the round to draw; default: the next one"},
    {0, "boards", "FIRST-LAST", "boards of a match, for the lines of the log"},
};

const odd_command odd_command_draw = {
    .name = "draw",
    .example = "swiss.event",
    .synopsis = "[OPTION...] FILE",
    .summary = "draw the next round of a Swiss event, or of a knock-out",
    .details =
        "Draws the next round of a Swiss event of teams or pairs from the standings of its log. Nobody\nmeets an opponent again if that can be avoided; otherwise the proof is printed, and the exit\ncode is 1. The first round is random; the seed is printed. For a knock-out, prints the next\nstage.\n",
    .formats = "text json csv",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
