/* oddtrick movement change FILE: finds ways to continue a movement after an accident. */
#include <stdlib.h>
#include <string.h>

#include "cli/movement_output.h"

typedef struct change_command {
    const odd_args *args;
    odd_movement m;
    odd_event_file f;
    int from; /* the first round that can be changed */
    int choose;
} change_command;

/* ---- Output ------------------------------------------------------------------------------------------------- */

/* Lists the contestants for whom something changes. */
static size_t choose_losses(const odd_continuation *k, uint32_t *shown) {
    size_t count = 0;
    for (int i = 0; i < k->movement.contestants; i++) {
        const odd_loss *l = &k->losses[i];
        if (l->before != l->now || l->rematches > 0)
            shown[count++] = (uint32_t)i;
    }
    return count;
}

static void put_losses(odd_view *v, const odd_continuation *k) {
    uint32_t *shown = odd_alloc((size_t)k->movement.contestants + 1, sizeof *shown);
    odd_loss_rows rows = {.c = k, .shown = shown};
    size_t count = choose_losses(k, shown);
    if (count > 0)
        odd_movement_list(v, &rows, &odd_loss_columns, count);
    free(shown);
}

static void put_text(odd_view *v, const change_command *c, const odd_continuations *all) {
    odd_out *o = &v->out;
    for (size_t i = 0; i < all->count; i++) {
        odd_out_format(o, "%zu  ", i + 1);
        odd_out_paint(o, ODD_BOLD, all->list[i].name);
        odd_out_format(o, "\n   %s\n", all->list[i].why);
        put_losses(v, &all->list[i]);
        odd_out_char(o, '\n');
    }
    odd_out_format(o, "Lines for the log, continuation %d:\n", c->choose);
    odd_say_continuation(o, &all->list[c->choose - 1].movement, c->from, "", "\n");
}

static void put_page(odd_view *v, const change_command *c, const odd_continuations *all) {
    odd_out *o = &v->out;
    odd_movement_page_open(v, "Ways to continue the movement");
    for (size_t i = 0; i < all->count; i++) {
        odd_out_format(o, "<section>\n<h2>%zu %s</h2>\n<p>%s</p>\n", i + 1, all->list[i].name,
                       all->list[i].why);
        put_losses(v, &all->list[i]);
        odd_out_text(o, "</section>\n");
    }
    odd_out_format(o, "<section>\n<h2>Lines for the log, continuation %d</h2>\n<pre>", c->choose);
    odd_say_continuation(o, &all->list[c->choose - 1].movement, c->from, "", "\n");
    odd_out_text(o, "</pre>\n</section>\n");
    odd_movement_page_close(v);
}

static int print_all(const change_command *c, const odd_continuations *all) {
    odd_view v;
    if (c->choose > (int)all->count)
        return odd_complain(c->args, "invalid --choose %d: expected a continuation from 1 to %zu", c->choose,
                            all->count);
    const odd_movement *m = &all->list[c->choose - 1].movement;
    odd_view_open(&v, c->args, NULL);
    if (v.format == 0)
        odd_continuations_json(&v.out, all, c->from);
    else if (v.format == ODD_GRID_CSV)
        odd_movement_list(&v, m, &odd_move_columns, m->move_count);
    else if (v.format == ODD_GRID_HTML)
        put_page(&v, c, all);
    else
        put_text(&v, c, all);
    odd_view_close(&v);
    return ODD_EXIT_DONE;
}

/* ---- The command -------------------------------------------------------------------------------------------- */

static int change(change_command *c) {
    odd_continuations all;
    odd_error error;
    odd_choice list[ODD_CHOICES_MAX];
    odd_choices choices = odd_args_choices(c->args, list);
    int code = odd_change_movement(&all, &c->from, &c->m, c->f.event, &choices, &c->f.arena, &error);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    return code == ODD_OK ? print_all(c, &all) : odd_complain(c->args, "%s", error.message);
}

int odd_movement_change_command(const odd_args *args) {
    static const char *const others[] = {"tables",   "pairs",   "players",  "teams",        "boards",
                                         "sets",     "form",    "sections", "arrow-switch", "phantom",
                                         "segments", "minutes", "guide",    "balance",      NULL};
    change_command c = {.args = args, .choose = 1};
    odd_movement_own own;
    const char *choose = odd_args_value(args, "choose");
    if (args->count != 2)
        return odd_complain(args, "expected 'oddtrick movement change FILE --from ROUND'");
    if (strcmp(args->format, "svg") == 0)
        return odd_complain(args, "svg is for one movement");
    if (!odd_movement_refuse(args, "change", others) || !odd_movement_own_options(args, &own) ||
        (choose != NULL && !odd_args_number(args, &c.choose, choose, "continuation", 1, 9)))
        return ODD_EXIT_CANNOT;
    int code =
        odd_movement_open(args, &c.m, &c.f, &own, args->operands[1], false) ? change(&c) : ODD_EXIT_CANNOT;
    odd_event_close(&c.f);
    return code;
}
