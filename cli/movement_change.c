/* oddtrick movement change FILE: how a movement can go on after an accident. */
#include <stdlib.h>
#include <string.h>

#include "cli/movement_output.h"

typedef struct changing {
    const odd_args *args;
    odd_movement m;
    odd_event_file f;
    odd_accident accident;
    odd_text added[ODD_GIVEN_MAX], gone[ODD_GIVEN_MAX];
    int choose;
    bool *replaced; /* by move: its boards are those of results */
} changing;

/* ---- Options -------------------------------------------------------------------------------------------- */

static size_t read_ids(const odd_args *args, const char *option, odd_text ids[ODD_GIVEN_MAX]) {
    const char *values[ODD_GIVEN_MAX];
    size_t count = odd_args_all(args, option, values);
    for (size_t i = 0; i < count; i++)
        ids[i] = odd_text_of(values[i]);
    return count;
}

static bool read_accident(changing *c) {
    const odd_args *args = c->args;
    const char *from = odd_args_value(args, "from"), *rounds = odd_args_value(args, "rounds"),
               *choose = odd_args_value(args, "choose");
    if (from == NULL) {
        odd_complain(args, "missing round: use --from ROUND, the first round that can be changed");
        return false;
    }
    c->choose = 1;
    if (!odd_args_number(args, &c->accident.from, from, "round", 1, ODD_MOVEMENT_ROUNDS_MAX) ||
        (rounds != NULL && !odd_args_number(args, &c->accident.rounds, rounds, "number of rounds", 1,
                                            ODD_MOVEMENT_ROUNDS_MAX)) ||
        (choose != NULL && !odd_args_number(args, &c->choose, choose, "continuation", 1, 9)))
        return false;
    c->accident.added = c->added;
    c->accident.added_count = read_ids(args, "add-pair", c->added);
    c->accident.gone = c->gone;
    c->accident.gone_count = read_ids(args, "remove-pair", c->gone);
    c->accident.merge = odd_args_value(args, "merge") != NULL;
    return true;
}

/* ---- What was played instead of the plan ------------------------------------------------------------------ */

static bool find_player(const changing *c, uint16_t *who, odd_text id) {
    *who = id.len > 0 ? (uint16_t)odd_movement_who(&c->m, id) : 0;
    if (id.len == 0 || *who > 0)
        return true;
    odd_complain(c->args, "--played: there is no %s %.*s in the movement", odd_movement_noun(c->m.contest),
                 (int)id.len, id.text);
    return false;
}

static bool take_played(changing *c, const char *value) {
    odd_movement_row row;
    odd_error error;
    if (odd_movement_row_parse(&row, value, strlen(value), &error) != ODD_OK) {
        odd_complain(c->args, "--played '%s': %s", value, error.message);
        return false;
    }
    for (size_t i = 0; i < c->m.move_count; i++) {
        odd_move *move = &c->m.moves[i];
        if (move->round != row.round || move->table != row.table || move->section != row.section)
            continue;
        if (row.round >= c->accident.from) {
            odd_complain(c->args, "--played '%s': round %d is not played yet", value, row.round);
            return false;
        }
        move->first = (uint16_t)row.first;
        move->last = (uint16_t)row.last;
        for (int k = 0; k < 2; k++)
            if (!find_player(c, &move->ns[k], row.ns[k]) || !find_player(c, &move->ew[k], row.ew[k]))
                return false;
        return true;
    }
    odd_complain(c->args, "--played '%s': the movement has no table %d in round %d", value, row.table,
                 row.round);
    return false;
}

static bool read_played(changing *c) {
    const char *values[ODD_GIVEN_MAX];
    size_t count = odd_args_all(c->args, "played", values);
    for (size_t i = 0; i < count; i++)
        if (!take_played(c, values[i]))
            return false;
    return true;
}

/* The contestant of the movement that one of the event is; 0: none. */
static uint32_t player_of(const changing *c, uint32_t contestant) {
    size_t session = odd_event_about(c->f.event)->session_count;
    while (session > 0 && odd_event_movement(c->f.event, session - 1) == NULL)
        session--;
    for (uint32_t who = 1; session > 0 && who <= (uint32_t)c->m.contestants; who++)
        if (odd_event_movement_who(c->f.event, session - 1, who) == contestant)
            return who;
    return 0;
}

/* An event: results of two who meet before the round, on other boards than the plan has, are what they have played. */
static void take_result(changing *c, const odd_play *play) {
    const odd_event *e = c->f.event;
    int board = odd_board_at(e, play->board)->number;
    uint32_t who[2];
    for (int side = 0; side < 2; side++)
        who[side] = player_of(c, odd_event_partners(e, play, side).who[0]);
    for (size_t i = 0; i < c->m.move_count; i++) {
        odd_move *move = &c->m.moves[i];
        bool they = (move->ns[0] == who[0] && move->ew[0] == who[1]) ||
                    (move->ns[0] == who[1] && move->ew[0] == who[0]);
        if (!they || move->round >= c->accident.from || (play->round > 0 && play->round != move->round))
            continue;
        if (!c->replaced[i]) {
            c->replaced[i] = true;
            move->first = move->last = (uint16_t)board;
        }
        move->first = board < move->first ? (uint16_t)board : move->first;
        move->last = board > move->last ? (uint16_t)board : move->last;
        return;
    }
}

static void take_results(changing *c) {
    const odd_event_info *about = odd_event_about(c->f.event);
    c->replaced = odd_alloc(c->m.move_count + 1, sizeof *c->replaced);
    for (size_t i = 0; i < about->play_count; i++) {
        const odd_play *play = odd_play_at(c->f.event, i);
        if (play->later == 0 && play->kind == ODD_PLAYED && (play->stray || play->forced))
            take_result(c, play);
    }
    free(c->replaced);
}

/* ---- Output ------------------------------------------------------------------------------------------------- */

/* Those for whom something changes. */
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

static void put_lines(odd_out *o, const odd_movement *m, int from) {
    odd_out_format(o, "from round %d movement own\n", from);
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].round >= from) {
            odd_say_row(o, m, &m->moves[i]);
            odd_out_char(o, '\n');
        }
}

static void put_text(odd_view *v, const changing *c, const odd_continuations *all) {
    odd_out *o = &v->out;
    for (size_t i = 0; i < all->count; i++) {
        odd_out_format(o, "%zu  ", i + 1);
        odd_out_paint(o, ODD_BOLD, all->list[i].name);
        odd_out_format(o, "\n   %s\n", all->list[i].why);
        put_losses(v, &all->list[i]);
        odd_out_char(o, '\n');
    }
    odd_out_format(o, "Lines for the log, of %d:\n", c->choose);
    put_lines(o, &all->list[c->choose - 1].movement, c->accident.from);
}

static void put_page(odd_view *v, const changing *c, const odd_continuations *all) {
    odd_out *o = &v->out;
    odd_movement_page_open(v, "How the movement can go on");
    for (size_t i = 0; i < all->count; i++) {
        odd_out_format(o, "<section>\n<h2>%zu %s</h2>\n<p>%s</p>\n", i + 1, all->list[i].name,
                       all->list[i].why);
        put_losses(v, &all->list[i]);
        odd_out_text(o, "</section>\n");
    }
    odd_out_format(o, "<section>\n<h2>Lines for the log, of %d</h2>\n<pre>", c->choose);
    put_lines(o, &all->list[c->choose - 1].movement, c->accident.from);
    odd_out_text(o, "</pre>\n</section>\n");
    odd_movement_page_close(v);
}

static int print_all(const changing *c, const odd_continuations *all) {
    odd_view v;
    if (c->choose > (int)all->count)
        return odd_complain(c->args, "there %s %zu continuation%s: --choose 1%s",
                            all->count == 1 ? "is" : "are", all->count, all->count == 1 ? "" : "s",
                            all->count == 1 ? "" : " or more, up to that");
    const odd_movement *m = &all->list[c->choose - 1].movement;
    odd_view_open(&v, c->args, NULL);
    if (v.format == 0)
        odd_continuations_json(&v.out, all, c->accident.from);
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

static int change(changing *c) {
    odd_continuations all;
    odd_error error;
    int code = odd_movement_change(&all, &c->m, &c->accident, &c->f.arena, &error);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    return code == ODD_OK ? print_all(c, &all) : odd_complain(c->args, "%s", error.message);
}

int odd_movement_change_command(const odd_args *args) {
    static const char *const others[] = {"tables",   "pairs",   "players",  "teams",        "boards",
                                         "sets",     "form",    "sections", "arrow-switch", "phantom",
                                         "segments", "minutes", "guide",    "balance",      NULL};
    changing c = {.args = args};
    odd_movement_own own;
    if (args->count != 2)
        return odd_complain(args, "expected 'oddtrick movement change FILE --from ROUND'");
    if (strcmp(args->format, "svg") == 0)
        return odd_complain(args, "svg is for one movement");
    if (!odd_movement_refuse(args, "change", others) || !odd_movement_own_options(args, &own) ||
        !read_accident(&c))
        return ODD_EXIT_CANNOT;
    bool good = odd_movement_open(args, &c.m, &c.f, &own, args->operands[1], false) && read_played(&c);
    if (good)
        take_results(&c);
    int code = good ? change(&c) : ODD_EXIT_CANNOT;
    odd_event_close(&c.f);
    return code;
}
