/* oddtrick movement [KIND] ...: makes movements, proposes them, proves them, and changes them in mid-session. */
#include <string.h>

#include "cli/movement_output.h"

/* ---- Options -------------------------------------------------------------------------------------- */

/* Options for the numbers of a wish have the same names as its words. */
static bool read_number(const odd_args *args, odd_movement_wish *wish, const odd_wish_word *option,
                        const odd_wish_word **contest) {
    const char *value = odd_args_value(args, option->name);
    int *number = (int *)(void *)((char *)wish + option->at);
    if (value == NULL)
        return true;
    if (option->contest > 0 && *contest != NULL) {
        odd_complain(args, "--%s and --%s contradict each other: give one of them", (*contest)->name,
                     option->name);
        return false;
    }
    if (!odd_args_number(args, number, value, option->name, option->least, option->most))
        return false;
    if (option->at == offsetof(odd_movement_wish, switches) && *number == 0)
        *number = -1;
    if (option->contest > 0)
        *contest = option;
    return true;
}

static void complain_of_form(const odd_args *args, const char *value) {
    odd_out names = ODD_HEAP_OUT;
    const odd_movement_word *word;
    for (int form = 1; (word = odd_movement_form_about((odd_movement_form)form)) != NULL; form++)
        odd_out_format(&names, "%s%s", form > 1 ? ", " : "", word->name);
    odd_out_char(&names, '\0');
    odd_complain(args, "unknown form '%s': expected one of %s", value, names.text);
    odd_out_free(&names);
}

static bool read_form(const odd_args *args, odd_movement_wish *wish) {
    const char *value = odd_args_value(args, "form");
    const odd_movement_word *word;
    for (int form = 1; value != NULL; form++) {
        word = odd_movement_form_about((odd_movement_form)form);
        if (word == NULL) {
            complain_of_form(args, value);
            return false;
        }
        if (strcmp(word->name, value) == 0) {
            wish->form = (odd_movement_form)form;
            return true;
        }
    }
    return true;
}

/* NS7, EW7 or 14. */
static bool read_phantom(const odd_args *args, odd_movement_wish *wish) {
    const char *value = odd_args_value(args, "phantom");
    char line[80];
    odd_movement_wish one;
    if (value == NULL)
        return true;
    snprintf(line, sizeof line, "mitchell phantom %s", value);
    if (strpbrk(value, " \t") != NULL || strlen(value) > 16 ||
        odd_movement_wish_parse(&one, line, strlen(line), NULL) != ODD_OK) {
        odd_complain(args, "invalid phantom '%s': expected the missing pair, such as EW7 or 14", value);
        return false;
    }
    wish->phantom = one.phantom;
    wish->phantom_side = one.phantom_side;
    return true;
}

/* Reads the kind and its words as in a log: mitchell skip tables 8. */
static bool read_words(const odd_args *args, odd_movement_wish *wish) {
    char line[400] = "";
    odd_error error;
    size_t len = 0;
    for (int i = 0; i < args->count && len < sizeof line; i++)
        len += (size_t)snprintf(line + len, sizeof line - len, "%s%s", i > 0 ? " " : "", args->operands[i]);
    if (args->count == 0)
        return true;
    if (len >= sizeof line) {
        odd_complain(args, "too many words");
        return false;
    }
    if (odd_movement_wish_parse(wish, line, len, &error) == ODD_OK)
        return true;
    odd_complain(args, "%s", error.message);
    return false;
}

static bool read_wish(const odd_args *args, odd_movement_wish *wish) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "players"};
    const odd_wish_word *contest = NULL;
    *wish = (odd_movement_wish){0};
    if (!read_words(args, wish))
        return false;
    for (size_t i = 0; odd_wish_word_at(i) != NULL; i++)
        if (!read_number(args, wish, odd_wish_word_at(i), &contest))
            return false;
    if (contest != NULL)
        wish->contest = (odd_contest)(contest->contest - 1);
    odd_contest needed = odd_movement_contest(wish);
    if (contest != NULL && needed != wish->contest) {
        odd_complain(args, "%s is for %s: use --%s", odd_movement_kind_about(wish->kind)->name, words[needed],
                     words[needed]);
        return false;
    }
    return read_form(args, wish) && read_phantom(args, wish);
}

bool odd_movement_refuse(const odd_args *args, const char *what, const char *const *names) {
    for (; *names != NULL; names++)
        if (odd_args_value(args, *names) != NULL) {
            odd_complain(args, "--%s is not for %s", *names, what);
            return false;
        }
    return true;
}

odd_choices odd_args_choices(const odd_args *args, odd_choice list[ODD_CHOICES_MAX]) {
    odd_choices c = {.list = list, .dash = "--"};
    const odd_option *options = args->command->options;
    for (size_t i = 0; i < args->command->option_count; i++)
        if (options[i].value == NULL && args->values[i] != NULL)
            list[c.count++] = (odd_choice){odd_text_of(options[i].name), {0}};
    for (size_t i = 0; i < args->given_count; i++)
        if ((size_t)args->given[i].option < args->command->option_count)
            list[c.count++] = (odd_choice){odd_text_of(options[args->given[i].option].name),
                                           odd_text_of(args->given[i].value)};
    return c;
}

/* ---- Printing a movement ---------------------------------------------------------------------------- */

static bool is_format(const odd_args *args, const char *format) {
    return strcmp(args->format, format) == 0;
}

void odd_movement_list(odd_view *v, const void *data, const odd_column_list *list, size_t count) {
    odd_grid g = odd_view_grid(v, data, list);
    g.narrow = true;
    if (v->format == ODD_GRID_TEXT)
        odd_grid_measure(&g, count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static int print_picture(const odd_args *args, odd_view *v, const odd_movement *m, const odd_balance *b) {
    if (m->contest != ODD_PAIRS)
        return odd_complain(args, "there is no balance of %ss: svg is for pairs",
                            odd_movement_noun(m->contest));
    odd_matrix_svg(&v->out, m, b);
    return ODD_EXIT_DONE;
}

static int print_movement(const odd_args *args, const odd_movement *m, const odd_movement_wish *wish,
                          odd_arena *arena) {
    odd_view v;
    odd_balance b;
    char name[ODD_MOVEMENT_NAME_MAX];
    int code = ODD_EXIT_DONE;
    bool matrix = odd_args_value(args, "balance") != NULL;
    if (odd_movement_balance(&b, m, arena) != ODD_OK)
        odd_no_memory();
    odd_view_open(&v, args, NULL);
    odd_movement_view w = {&v, m, &b, matrix, odd_args_value(args, "guide") != NULL};
    if (odd_args_json(args)) {
        odd_movement_json(&v.out, m, wish, &b, matrix);
    } else if (is_format(args, "svg")) {
        code = print_picture(args, &v, m, &b);
    } else if (v.format == ODD_GRID_CSV) {
        odd_movement_list(&v, m, &odd_move_columns, m->move_count);
    } else if (v.format == ODD_GRID_HTML) {
        odd_movement_name(name, sizeof name, m);
        odd_movement_page_open(&v, name);
        odd_movement_html(&w);
        odd_movement_page_close(&v);
    } else {
        odd_movement_text(&w);
    }
    odd_view_close(&v);
    return code;
}

static int make(const odd_args *args) {
    static const char *const others[] = {"minutes", "from",  "add-pair", "remove-pair", "played",
                                         "merge",   "share", "choose",   NULL};
    odd_movement_wish wish;
    odd_movement m;
    odd_error error;
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    int code = ODD_EXIT_CANNOT;
    if (!odd_movement_refuse(args, "making a movement", others) || !read_wish(args, &wish))
        return ODD_EXIT_CANNOT;
    if (odd_movement_make(&m, &wish, &arena, &error) == ODD_OK)
        code = print_movement(args, &m, &wish, &arena);
    else
        odd_complain(args, "%s", error.message);
    odd_blocks_free(&blocks);
    return code;
}

/* ---- Proposals ---------------------------------------------------------------------------------------- */

static void print_proposals_text(odd_view *v, const odd_proposals *p) {
    odd_out *o = &v->out;
    for (size_t i = 0; i < p->count; i++) {
        const odd_proposal *one = &p->list[i];
        char text[ODD_WISH_MAX > ODD_MOVEMENT_NAME_MAX ? ODD_WISH_MAX : ODD_MOVEMENT_NAME_MAX];
        odd_movement_name(text, sizeof text, &one->movement);
        odd_out_format(o, "%s%2zu  ", i > 0 ? "\n" : "", i + 1);
        odd_out_paint(o, ODD_BOLD, text);
        odd_out_text(o, "\n    ");
        if (one->movement.contest == ODD_PAIRS)
            odd_out_text(o, one->movement.winners == 2 ? "Two winners, " : "One winner, ");
        if (one->fairness_x10 >= 0)
            odd_out_format(o, "fairness %d.%d, ", one->fairness_x10 / 10, one->fairness_x10 % 10);
        odd_say_boards(o, one->boards_least > 0 ? one->boards_least : one->boards_most, one->boards_most);
        odd_out_format(o, " boards each, %d minutes\n    %s\n", one->minutes, one->why);
        odd_movement_wish_format(text, sizeof text, &one->wish);
        odd_out_format(o, "    movement %s\n", text);
    }
}

static void print_proposals(const odd_args *args, const odd_proposals *p, odd_arena *arena) {
    odd_view v;
    odd_view_open(&v, args, NULL);
    if (odd_args_json(args)) {
        odd_proposals_json(&v.out, p, odd_args_value(args, "balance") != NULL, arena);
    } else if (v.format == ODD_GRID_CSV) {
        odd_movement_list(&v, p, &odd_proposal_columns, p->count);
    } else if (v.format == ODD_GRID_HTML) {
        odd_movement_page_open(&v, "Movements that fit");
        odd_movement_list(&v, p, &odd_proposal_columns, p->count);
        odd_movement_page_close(&v);
    } else {
        print_proposals_text(&v, p);
    }
    odd_view_close(&v);
}

static int propose(const odd_args *args) {
    enum { DAY = 1440 };
    static const char *const others[] = {"guide", "from",  "add-pair", "remove-pair", "played",
                                         "merge", "share", "choose",   NULL};
    odd_movement_wish wish;
    odd_proposals p;
    odd_error error;
    int minutes = 0, code = ODD_EXIT_CANNOT;
    const char *value = odd_args_value(args, "minutes");
    if (is_format(args, "svg"))
        return odd_complain(args, "svg is for one movement: name its kind");
    if (odd_args_value(args, "balance") != NULL && !odd_args_json(args))
        return odd_complain(args,
                            "--balance is not for proposals: name a kind of movement, or use --format json");
    if (!odd_movement_refuse(args, "proposals: name a kind of movement", others) || !read_wish(args, &wish) ||
        (value != NULL && !odd_args_number(args, &minutes, value, "minutes", 1, DAY)))
        return ODD_EXIT_CANNOT;
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    if (odd_movement_propose(&p, &wish, minutes, &arena, &error) == ODD_OK) {
        print_proposals(args, &p, &arena);
        code = ODD_EXIT_DONE;
    } else {
        odd_complain(args, "%s", error.message);
    }
    odd_blocks_free(&blocks);
    return code;
}

/* ---- The prover ---------------------------------------------------------------------------------------- */

static void print_proof_text(const odd_movement_view *w, const odd_fault_rows *rows) {
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_out *o = &w->v->out;
    odd_movement_name(name, sizeof name, w->m);
    odd_out_format(o, "%s\n", name);
    odd_movement_about(o, w->m);
    odd_out_text(o, "\n\n");
    if (rows->faults->count > 0)
        odd_movement_list(w->v, rows, &odd_fault_columns, rows->faults->count);
    else
        odd_out_text(o, "No faults.\n");
    if (w->m->contest != ODD_PAIRS || w->b->count == 0)
        return;
    odd_out_char(o, '\n');
    odd_movement_balance_words(o, w->m, w->b);
    odd_out_char(o, '\n');
    odd_matrix_text(o, w->m, w->b);
}

static void print_proof_page(const odd_movement_view *w, const odd_fault_rows *rows) {
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_movement_name(name, sizeof name, w->m);
    odd_movement_page_open(w->v, name);
    if (rows->faults->count > 0) {
        odd_out_text(&w->v->out, "<section>\n<h2>Faults</h2>\n");
        odd_movement_list(w->v, rows, &odd_fault_columns, rows->faults->count);
        odd_out_text(&w->v->out, "</section>\n");
    } else {
        odd_out_text(&w->v->out, "<p>No faults.</p>\n");
    }
    odd_movement_html(w);
    odd_movement_page_close(w->v);
}

static int print_proof(const odd_args *args, const odd_movement *m, odd_arena *arena) {
    odd_faults faults;
    odd_balance b;
    odd_view v;
    if (odd_movement_prove(&faults, m, arena) != ODD_OK || odd_movement_balance(&b, m, arena) != ODD_OK)
        odd_no_memory();
    int code = faults.count > 0 ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
    bool matrix = odd_args_value(args, "balance") != NULL;
    odd_fault_rows rows = {m, &faults};
    odd_view_open(&v, args, NULL);
    odd_movement_view w = {&v, m, &b, matrix, false};
    if (odd_args_json(args))
        odd_faults_json(&v.out, m, &faults, &b, matrix);
    else if (is_format(args, "svg"))
        code = print_picture(args, &v, m, &b) == ODD_EXIT_DONE ? code : ODD_EXIT_CANNOT;
    else if (v.format == ODD_GRID_CSV)
        odd_movement_list(&v, &rows, &odd_fault_columns, faults.count);
    else if (v.format == ODD_GRID_HTML)
        print_proof_page(&w, &rows);
    else
        print_proof_text(&w, &rows);
    odd_view_close(&v);
    return code;
}

bool odd_movement_own_options(const odd_args *args, odd_movement_own *own) {
    const char *winners = odd_args_value(args, "winners");
    *own = (odd_movement_own){.share = odd_args_value(args, "share") != NULL};
    return winners == NULL || odd_args_number(args, &own->winners, winners, "winners", 1, 2);
}

static int prove(const odd_args *args) {
    static const char *const others[] = {
        "tables", "pairs",    "players", "teams",    "boards",       "rounds",   "sets",
        "form",   "sections", "phantom", "segments", "arrow-switch", "add-pair", "remove-pair",
        "played", "merge",    "minutes", "from",     "guide",        "choose",   NULL};
    odd_movement m;
    odd_event_file f;
    odd_movement_own own;
    if (args->count != 2)
        return odd_complain(args, "expected 'oddtrick movement prove FILE'");
    if (!odd_movement_refuse(args, "prove", others) || !odd_movement_own_options(args, &own))
        return ODD_EXIT_CANNOT;
    int code = odd_movement_open(args, &m, &f, &own, args->operands[1], true)
                   ? print_proof(args, &m, &f.arena)
                   : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

/* ---- The command ---------------------------------------------------------------------------------------- */

static int run(odd_args *args) {
    if (args->count == 0)
        return propose(args);
    if (strcmp(args->operands[0], "prove") == 0)
        return prove(args);
    if (strcmp(args->operands[0], "change") == 0)
        return odd_movement_change_command(args);
    return make(args);
}

static const odd_option options[] = {
    {0, "tables", "N", "number of tables; a half table counts as one"},
    {0, "pairs", "N", "pairs"},
    {0, "players", "N", "players of an individual event"},
    {0, "teams", "N", "teams"},
    {0, "boards", "N", "boards in total or, if that is impossible, per contestant"},
    {0, "rounds", "N", "rounds"},
    {0, "sets", "N", "boards per set, which is played in one round"},
    {0, "winners", "N", "1 or 2; with 2, North-South and East-West are ranked separately"},
    {0, "form", "FORM", "form of the movement, such as skip, share or rover"},
    {0, "arrow-switch", "N", "number of arrow-switched rounds, 0 for none"},
    {0, "phantom", "ID", "the missing pair, EW7 or 14"},
    {0, "sections", "N", "sections"},
    {0, "segments", "N", "segments of a knock-out match"},
    {0, "minutes", "N", "proposals: the time available"},
    {0, "balance", NULL, "also print how often any two are compared"},
    {0, "guide", NULL, "also print the plan of each contestant"},
    {0, "share", NULL, "prove, change: tables may share boards, even if the file does not say so"},
    {0, "from", "ROUND", "change: the first round that can be changed"},
    {0, "add-pair", "ID", "change: a pair that arrives; may be repeated"},
    {0, "remove-pair", "ID", "change: a pair that leaves; may be repeated"},
    {0, "played", "ROW", "change: what was played: 'ROUND TABLE NS EW FIRST-LAST'; may be repeated"},
    {0, "choose", "N", "change: print the lines of continuation N; default: the first"},
    {0, "merge", NULL, "change: merge the sections from now on"},
};

const odd_command odd_command_movement = {
    .name = "movement",
    .example = "--pairs 15 --boards 26",
    .synopsis =
        "KIND [FORM] [OPTION...]\noddtrick movement [OPTION...]\noddtrick movement prove FILE\noddtrick "
        "movement change FILE --from ROUND [OPTION...]",
    .summary = "make, choose, prove and change movements",
    .details =
        "With a kind, makes that movement, proves it and prints it. Kinds: mitchell, howell, web,\nbarometer, individual, round-robin, whist, swiss, knock-out. Without a kind, proposes movements\nthat fit the numbers, best first. 'prove' finds the faults of a movement in a file - JSON or\nCSV as this command writes them, an event, a Bridgemate file - and exits with 1 if there are\nany. 'change' finds ways to continue a movement after an accident: a pair arrives or leaves,\nboards were wrong, there is time for fewer rounds.\n",
    .formats = "text json csv html svg",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
