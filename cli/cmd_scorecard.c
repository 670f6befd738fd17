/* oddtrick card: the scorecard of a contestant. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/event_command.h"
#include "cli/output.h"
#include "report/event_rows.h"

typedef struct card_view {
    odd_view *v;
    odd_scorecard c;
} card_view;

static odd_grid_row_style look_of(const void *data, size_t row) {
    return ((const odd_scorecard *)data)->rows[row].kind == ODD_SCORECARD_BOARD ? ODD_ROW_PLAIN : ODD_ROW_SUM;
}

/* ---- Above and below the table ------------------------------------------------------------------ */

/* "Rank 3= of 13, North-South. 421.5 of 624 MP, 67.55 %, 26 boards." */
static void say_figures(odd_out *o, const card_view *c, const odd_standing *s, size_t among) {
    const odd_event *e = c->v->e;
    odd_side side = odd_contestant_at(e, c->c.who)->direction;
    odd_out_format(o, "Rank %d%s of %zu%s%s. ", s->rank, s->tied ? "=" : "", among,
                   side != ODD_NO_SIDE ? ", " : "",
                   side != ODD_NO_SIDE ? odd_direction_name(side == ODD_EW) : "");
    if (odd_total_percent(e)) {
        odd_say_amount(o, s->score, 0);
        odd_out_text(o, " of ");
        odd_say_amount(o, s->max, 0);
        odd_out_format(o, " %s, ", odd_total_unit(e));
        odd_say_x100(o, s->percent_x100);
        odd_out_text(o, " %");
    } else {
        if (odd_shows_matches(e))
            odd_say_amount(o, s->score, 0);
        else
            odd_say_signed(o, s->score, 0);
        odd_out_format(o, " %s", odd_total_unit(e));
    }
    odd_out_format(o, ", %d board%s.", s->boards, s->boards == 1 ? "" : "s");
}

/* The number of contestants in each list of the standings. */
size_t *odd_count_fields(const odd_event *e) {
    int last = 0;
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        last = odd_contestant_at(e, i)->field > last ? odd_contestant_at(e, i)->field : last;
    size_t *counts = odd_alloc((size_t)last + 1, sizeof *counts);
    for (size_t i = 0; i < odd_event_about(e)->standing_count; i++)
        counts[odd_contestant_at(e, odd_standing_at(e, i)->who)->field]++;
    return counts;
}

static void card_heading(card_view *c, size_t among) {
    odd_view *v = c->v;
    const odd_standing *s = odd_event_standing(v->e, c->c.who);
    odd_out name = ODD_HEAP_OUT;
    int club = odd_contestant_at(v->e, c->c.who)->club;
    odd_out_format(&name, "%s ", odd_contest_word(v->e));
    odd_say_full_id(&name, v->e, c->c.who);
    if (club > 0) {
        odd_out_text(&name, ", ");
        odd_say_people(&name, v, odd_club_name(v->e, (size_t)club - 1));
    }
    if (odd_names_of(v->e, c->c.who).len > 0) {
        odd_out_text(&name, ": ");
        odd_say_people(&name, v, odd_names_of(v->e, c->c.who));
    }
    odd_view_heading_of(v, &name);
    if (v->format == ODD_GRID_HTML)
        odd_out_text(&v->out, "<p class=\"figures\">");
    size_t from = v->out.len;
    if (s != NULL)
        say_figures(&v->out, c, s, among);
    else
        odd_out_text(&v->out, odd_contestant_at(v->e, c->c.who)->phantom
                                  ? "A phantom: whoever meets it sits out."
                                  : "Not ranked.");
    odd_text_translate(&v->out, from, v->language);
    odd_out_text(&v->out, v->format == ODD_GRID_HTML ? "</p>\n" : "\n");
}

/* Prints what the total contains besides the boards. */
static void print_added(card_view *c) {
    odd_view *v = c->v;
    const odd_contestant *who = odd_contestant_at(v->e, c->c.who);
    const odd_standing *s = odd_event_standing(v->e, c->c.who);
    if (s != NULL && (who->carry != 0 || s->handicap != 0)) {
        odd_out_text(&v->out, v->format == ODD_GRID_HTML ? "<p>" : "\n");
        size_t from = v->out.len;
        if (who->carry != 0) {
            odd_out_text(&v->out, "Carried over ");
            odd_say_signed(&v->out, s->carry, 0);
        }
        if (s->handicap != 0) {
            odd_out_text(&v->out, who->carry != 0 ? ", handicap " : "Handicap ");
            odd_say_signed(&v->out, s->handicap, 0);
        }
        odd_out_format(&v->out, " %s.", odd_total_unit(v->e));
        odd_text_translate(&v->out, from, v->language);
        odd_out_text(&v->out, v->format == ODD_GRID_HTML ? "</p>\n" : "\n");
    }
    odd_print_penalties(v, c->c.who);
}

static bool link_of(odd_out *o, const void *data, size_t row, const odd_grid_column *column) {
    const odd_scorecard *c = data;
    const odd_scorecard_row *r = &c->rows[row];
    const odd_play *p = odd_scorecard_play(c, r);
    if (p == NULL)
        return false;
    bool board = odd_column_is(column, "board");
    if (board)
        odd_link_to_board(o, c->e, odd_board_at(c->e, p->board));
    return board || ((odd_column_is(column, "opponents") || odd_column_is(column, "opponent_names")) &&
                     odd_link_to_seat(o, c->e, p, 1 - r->direction));
}

static void print_table(card_view *c, bool head) {
    odd_grid g = odd_view_grid(c->v, &c->c, &odd_scorecard_columns);
    g.look = look_of;
    g.link = c->v->linked ? link_of : NULL;
    odd_grid_measure(&g, c->c.count);
    if (head)
        odd_grid_head(&g);
    odd_grid_rows(&g, 0, c->c.count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void print_card(card_view *c, const size_t *among, bool first) {
    odd_view *v = c->v;
    if (v->format == ODD_GRID_CSV) {
        print_table(c, first);
        return;
    }
    if (v->format == ODD_GRID_HTML)
        odd_out_text(&v->out, "<section class=\"card\">\n");
    card_heading(c, among[odd_contestant_at(v->e, c->c.who)->field]);
    if (odd_shows_matches(v->e)) {
        odd_print_matches(v, c->c.who);
        odd_view_heading(v, "Boards");
    } else if (v->format == ODD_GRID_TEXT) {
        odd_out_char(&v->out, '\n');
    }
    print_table(c, true);
    print_added(c);
    if (v->format == ODD_GRID_HTML)
        odd_out_text(&v->out, "</section>\n");
}

void odd_print_scorecard(odd_view *v, odd_scorecard *c, const size_t *among, bool first) {
    card_view view = {v, *c};
    print_card(&view, among, first);
}

/* ---- The command ------------------------------------------------------------------------------- */

/* Whether the names contain these letters, in upper or lower case. */
static bool names_have(odd_text names, const char *part) {
    size_t len = strlen(part);
    for (size_t at = 0; len > 0 && at + len <= names.len; at++)
        if (odd_same_letters((odd_text){names.text + at, len}, (odd_text){part, len}))
            return true;
    return false;
}

/* Complains about an unknown id, and suggests contestants whose name contains it. */
static void complain_of_id(const odd_args *args, const odd_event *e, const char *id, const odd_error *error) {
    uint32_t found = ODD_NOBODY;
    size_t count = 0;
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        if (names_have(odd_contestant_at(e, i)->players, id) ||
            names_have(odd_contestant_at(e, i)->name, id)) {
            found = (uint32_t)i;
            count++;
        }
    if (error->code != ODD_E_REFERENCE || count != 1) {
        odd_complain(args, "%s%s", error->message, count > 1 ? ": several contestants have this name" : "");
        return;
    }
    odd_out meant = ODD_HEAP_OUT;
    odd_say_full_id(&meant, e, found);
    odd_out_text(&meant, " (");
    odd_out_safe(&meant, odd_names_of(e, found));
    odd_complain(args, "%s: did you mean %.*s)?", error->message, (int)meant.len, meant.text);
    odd_out_free(&meant);
}

static bool find_all(const odd_args *args, const odd_event *e, uint32_t *whos, size_t *count) {
    *count = 0;
    if (odd_args_value(args, "all") != NULL) {
        for (size_t i = 0; i < odd_event_about(e)->standing_count; i++)
            whos[(*count)++] = odd_standing_at(e, i)->who;
        return true;
    }
    for (int i = 1; i < args->count; i++) {
        odd_error error;
        if (odd_event_find(e, &whos[*count], args->operands[i], strlen(args->operands[i]), &error) !=
            ODD_OK) {
            complain_of_id(args, e, args->operands[i], &error);
            return false;
        }
        (*count)++;
    }
    return true;
}

static void print_cards(odd_view *v, const uint32_t *whos, size_t count) {
    odd_scorecard_index index = odd_scorecard_index_of(v->e, &v->arena);
    size_t *among = odd_count_fields(v->e);
    card_view c = {v, {.e = v->e, .arena = &v->arena}};
    odd_view_head(v, count == 1 ? "Scorecard" : "Scorecards");
    for (size_t i = 0; i < count; i++) {
        odd_scorecard_fill(&c.c, &index, whos[i]);
        print_card(&c, among, i == 0);
        odd_out_spill(&v->out);
    }
    odd_view_footer(v);
    free(among);
}

static int show(const odd_args *args, const odd_event *e) {
    size_t count;
    uint32_t *whos = odd_alloc(odd_event_about(e)->contestant_count + (size_t)args->count, sizeof *whos);
    bool good = find_all(args, e, whos, &count);
    if (good) {
        odd_view v;
        odd_view_open(&v, args, e);
        if (v.format == 0)
            odd_scorecards_json(&v.out, e, &v.arena, whos, count);
        else
            print_cards(&v, whos, count);
        odd_view_close(&v);
    }
    free(whos);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    bool all = odd_args_value(args, "all") != NULL;
    int files = odd_leading_files(args);
    if (all && (files == 0 || args->count != files))
        return odd_complain(args, "expected one file and no ids: --all selects everybody");
    if (!all && (files == 0 || args->count == files))
        return odd_complain(args,
                            "expected a file, or - for standard input, and an id: oddtrick card FILE ID");
    bool good = odd_event_open_clubs(args, &f, files, 0);
    int code = good ? show(args, f.event) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'a', "all", NULL, "print the scorecards of everybody, in the order of the standings"},
};

const odd_command odd_command_card = {
    .name = "card",
    .example = "tuesday.event NS7",
    .synopsis = "FILE... ID...\noddtrick card --all FILE...",
    .summary = "print the scorecard of a pair, a player or a team",
    .details =
        "Reads the log of an event and prints everything that ID played: opponents, result, lead,\n"
        "score, and matchpoints or IMPs, with the sum of each round if the log has rounds, the total and the\n"
        "rank. For a team, prints its matches and then its boards. In a two-winner event, NS7 and\n"
        "EW7 are two pairs. Several files are the clubs of a simultaneous: 7@2 or 7@NAME is pair 7 of that\n"
        "club.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
