/* oddtrick draw FILE: the next round of a Swiss event. */
#include <stdlib.h>
#include <string.h>

#include "cli/draw_request.h"
#include "report/movement_report.h"

typedef struct drawing {
    const odd_args *args;
    odd_draw_field field;
    odd_draw_request request;
    odd_draw_pair *given, *apart;
    const char *boards; /* of a match, for the lines; NULL: not said */
} drawing;

/* ---- Options ------------------------------------------------------------------------------------------- */

static bool find_id(const drawing *d, uint32_t *who, const char *id, size_t len) {
    odd_error error;
    if (odd_event_find(d->field.e, who, id, len, &error) == ODD_OK)
        return true;
    odd_complain(d->args, "%s", error.message);
    return false;
}

/* The entry with an id. */
static bool find_entry(const drawing *d, uint32_t *entry, const char *id, size_t len) {
    uint32_t who;
    if (!find_id(d, &who, id, len))
        return false;
    *entry = d->field.entry_of[who];
    if (*entry == ODD_NOBODY)
        odd_complain(d->args, "%.*s does not play in this round", (int)len, id);
    return *entry != ODD_NOBODY;
}

/* --match 1-4, --apart 1-4: all of them. */
static bool read_pairs(const drawing *d, const char *option, odd_draw_pair **pairs, size_t *count) {
    const char *values[ODD_GIVEN_MAX];
    *count = odd_args_all(d->args, option, values);
    *pairs = odd_alloc(*count + 1, sizeof **pairs);
    for (size_t i = 0; i < *count; i++) {
        size_t len = strcspn(values[i], "-");
        if (values[i][len] == '\0' || len == 0) {
            odd_complain(d->args, "invalid --%s '%s': expected two ids, such as 1-4", option, values[i]);
            return false;
        }
        if (!find_entry(d, &(*pairs)[i].one, values[i], len) ||
            !find_entry(d, &(*pairs)[i].two, values[i] + len + 1, strlen(values[i] + len + 1)))
            return false;
    }
    return true;
}

/* --table 7=3 */
static bool read_tables(drawing *d) {
    const char *values[ODD_GIVEN_MAX];
    size_t count = odd_args_all(d->args, "table", values);
    for (size_t i = 0; i < count; i++) {
        size_t len = strcspn(values[i], "=");
        uint32_t entry;
        if (values[i][len] == '\0' || len == 0) {
            odd_complain(d->args, "invalid --table '%s': expected an id and its table, such as 7=3",
                         values[i]);
            return false;
        }
        if (!find_entry(d, &entry, values[i], len) ||
            !odd_args_number(d->args, &d->field.entries[entry].table, values[i] + len + 1, "table", 1,
                             ODD_DRAW_MAX))
            return false;
    }
    return true;
}

static bool read_absent(drawing *d) {
    const char *values[ODD_GIVEN_MAX];
    size_t count = odd_args_all(d->args, "without", values);
    for (size_t i = 0; i < count; i++) {
        uint32_t who;
        if (!find_id(d, &who, values[i], strlen(values[i])))
            return false;
        d->field.absent[who] = true;
    }
    return true;
}

/* One of the words that a function knows, by its number. -1 after a message. */
static int read_choice(const odd_args *args, const char *option, const char *(*word)(int number)) {
    const char *value = odd_args_value(args, option);
    char all[200] = "";
    for (int i = 0; word(i) != NULL; i++) {
        if (strcmp(word(i), value) == 0)
            return i;
        size_t len = strlen(all);
        snprintf(all + len, sizeof all - len, " %s", word(i));
    }
    odd_complain(args, "invalid --%s '%s': expected one of:%s", option, value, all);
    return -1;
}

static const char *method_word(int number) {
    return odd_draw_method_text((odd_draw_method)number);
}

static const char *odd_word(int number) {
    return number < ODD_DRAW_ODD_COUNT ? odd_draw_odd_text((odd_draw_odd)number) : NULL;
}

/* A whole number of up to 15 digits: JSON has it exactly. */
static bool read_seed(drawing *d) {
    const char *value = odd_args_value(d->args, "seed");
    size_t len = value != NULL ? strlen(value) : 0;
    if (value == NULL) {
        d->request.seed = odd_seed() % 1000000;
        return true;
    }
    if (len == 0 || len > 15 || strspn(value, "0123456789") != len) {
        odd_complain(d->args, "invalid seed '%s': expected a whole number of up to 15 digits", value);
        return false;
    }
    d->request.seed = strtoull(value, NULL, 10);
    return true;
}

/* The first round is random unless something else is said; a seed alone says so for any round. */
static bool read_method(drawing *d) {
    int method = ODD_DRAW_TOP_DOWN, odd = ODD_DRAW_BYE;
    if (odd_args_value(d->args, "method") != NULL)
        method = read_choice(d->args, "method", method_word);
    else if (d->field.last_round == 0 || odd_args_value(d->args, "seed") != NULL)
        method = ODD_DRAW_RANDOM;
    if (odd_args_value(d->args, "odd") != NULL)
        odd = read_choice(d->args, "odd", odd_word);
    if (method < 0 || odd < 0)
        return false;
    d->request.method = (odd_draw_method)method;
    d->request.odd = (odd_draw_odd)odd;
    d->request.may_rematch = odd_args_value(d->args, "rematches") != NULL;
    return read_seed(d);
}

/* 1-8 */
static bool read_boards(drawing *d) {
    char line[60];
    odd_movement_row row;
    d->boards = odd_args_value(d->args, "boards");
    if (d->boards == NULL)
        return true;
    snprintf(line, sizeof line, "1 1 1 2 %.20s", d->boards);
    if (strlen(d->boards) <= 9 && strpbrk(d->boards, " \t") == NULL &&
        odd_movement_row_parse(&row, line, strlen(line), NULL) == ODD_OK)
        return true;
    odd_complain(d->args, "invalid boards '%s': expected the first and the last board of a match: 1-8",
                 d->boards);
    return false;
}

static bool read_request(drawing *d) {
    const char *bye = odd_args_value(d->args, "bye");
    if (bye != NULL) {
        if (!find_entry(d, &d->request.bye, bye, strlen(bye)))
            return false;
        d->request.bye++;
    }
    if (!read_boards(d))
        return false;
    if (!read_method(d) || !read_tables(d) || !read_pairs(d, "match", &d->given, &d->request.given_count) ||
        !read_pairs(d, "apart", &d->apart, &d->request.apart_count))
        return false;
    d->request.given = d->given;
    d->request.apart = d->apart;
    d->request.entries = d->field.entries;
    d->request.count = d->field.count;
    d->request.met = d->field.met;
    d->request.met_count = d->field.met_count;
    return true;
}

/* ---- The event without its last round --------------------------------------------------------------------- */

static void blank_line(char *text, size_t len, const uint32_t *starts, uint32_t line) {
    for (size_t at = starts[line]; at < len && text[at] != '\n' && text[at] != '\r'; at++)
        text[at] = ' ';
}

/* A copy of the log in which the results of a round are blank. */
static char *without_round(const odd_event_file *f, int round) {
    odd_text bytes = odd_event_bytes(f);
    char *text = odd_alloc(bytes.len + 1, 1);
    uint32_t *starts = odd_alloc(bytes.len + 2, sizeof *starts), line = 1;
    memcpy(text, bytes.text, bytes.len);
    for (size_t i = 0; i < bytes.len; i++)
        if (text[i] == '\n')
            starts[++line] = (uint32_t)i + 1;
    for (size_t i = 0; i < odd_event_about(f->event)->play_count; i++) {
        const odd_play *play = odd_play_at(f->event, i);
        if (play->round == round && play->line > 0 && play->line <= line)
            blank_line(text, bytes.len, starts, play->line);
    }
    free(starts);
    return text;
}

static bool open_lagged(const odd_args *args, odd_event_file *lagged, const odd_event_file *f, int round,
                        const char *path) {
    odd_event_begin(lagged);
    if (f->format != odd_format_named("event")) {
        odd_complain(args, "--lagged is for the log of an event: convert the file first");
        return false;
    }
    lagged->text = without_round(f, round);
    lagged->len = odd_event_bytes(f).len;
    lagged->format = f->format;
    int code = odd_event_read(lagged->event, lagged->text, lagged->len);
    if (code == ODD_OK && odd_event_take_scale(args, lagged, path))
        code = odd_event_score(lagged->event);
    if (code != ODD_OK)
        odd_complain(args, "the event cannot be scored without round %d", round);
    return code == ODD_OK;
}

/* ---- Output ------------------------------------------------------------------------------------------------ */

static void put_ids(odd_out *o, const drawing *d, const odd_draw *draw, uint32_t group) {
    const char *between = "";
    for (size_t i = 0; i < d->request.count; i++)
        if (draw->why[i] == group) {
            odd_out_text(o, between);
            odd_out_safe(o, d->request.entries[i].id);
            between = " ";
        }
}

/* Why a rematch cannot be avoided. */
static void put_proof(odd_out *o, const drawing *d, const odd_draw *draw) {
    if (draw->why == NULL)
        return;
    odd_out_format(
        o, "\nA rematch cannot be avoided. In each of these groups some have not met, but each has an\n"
           "odd number, so one of each needs an opponent from outside:\n");
    for (uint32_t group = 0; group < draw->group_count; group++) {
        odd_out_text(o, "  ");
        put_ids(o, d, draw, ODD_DRAW_GROUPS + group);
        odd_out_char(o, '\n');
    }
    if (draw->bye_grouped)
        odd_out_text(o, "  the bye, which none of the others may have\n");
    odd_out_text(o, "Outside there are only: ");
    size_t before = o->len;
    put_ids(o, d, draw, ODD_DRAW_BETWEEN);
    if (draw->bye_between)
        odd_out_text(o, o->len == before ? "the bye" : " and the bye");
    odd_out_text(o, o->len == before ? "none\n" : "\n");
}

static void put_row(odd_out *o, const drawing *d, int table, odd_text home, odd_text away) {
    odd_out_format(o, "row %d %d ", d->field.round, table);
    odd_out_safe(o, home);
    odd_out_char(o, ' ');
    odd_out_safe(o, away);
    odd_out_format(o, " %s\n", d->boards);
}

static bool has_movement(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->session_count; i++)
        if (odd_event_session_at(e, i)->has_movement)
            return true;
    return false;
}

/* The lines to append: where there is a movement, a row for each table; of teams, both rooms of a match. */
static void put_lines(odd_out *o, const drawing *d, const odd_draw *draw) {
    bool teams = odd_event_about(d->field.e)->contest == ODD_TEAMS;
    odd_out_text(o, "\nLines for the log:\n");
    if (d->boards == NULL && !has_movement(d->field.e)) {
        odd_out_format(o, "round %d\n", d->field.round);
        return;
    }
    if (d->boards == NULL) {
        odd_out_text(o, "give the boards of a match, --boards 1-8, to have its rows\n");
        return;
    }
    for (size_t i = 0; i < draw->match_count; i++) {
        const odd_drawn_match *m = &draw->matches[i];
        odd_text home = d->request.entries[m->home].id, away = d->request.entries[m->away].id;
        put_row(o, d, teams ? 2 * m->table - 1 : m->table, home, away);
        if (teams)
            put_row(o, d, 2 * m->table, away, home);
    }
}

static void put_text(odd_view *v, const drawing *d, const odd_draw *draw, const odd_draw_rows *rows) {
    odd_out *o = &v->out;
    odd_out_format(o, "Round %d: %s\n", d->field.round, odd_draw_method_help(d->request.method));
    if (d->request.method == ODD_DRAW_RANDOM)
        odd_out_format(o, "Seed %llu gives this draw again.\n", (unsigned long long)d->request.seed);
    odd_out_char(o, '\n');
    odd_grid g = odd_view_grid(v, rows, &odd_drawn_columns);
    odd_grid_measure(&g, draw->match_count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, draw->match_count);
    odd_grid_end(&g);
    odd_grid_free(&g);
    if (draw->bye != ODD_NOBODY) {
        odd_out_text(o, "\nBye: ");
        odd_out_safe(o, d->request.entries[draw->bye].id);
        odd_out_char(o, '\n');
    }
    put_proof(o, d, draw);
    put_lines(o, d, draw);
}

static void print_draw(const drawing *d, const odd_draw *draw) {
    odd_draw_rows rows = {&d->request, draw, d->field.round};
    odd_view v;
    odd_view_open(&v, d->args, d->field.e);
    if (v.format == 0) {
        odd_draw_json(&v.out, &rows);
    } else if (v.format == ODD_GRID_CSV) {
        odd_grid g = odd_view_grid(&v, &rows, &odd_drawn_columns);
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, draw->match_count);
        odd_grid_free(&g);
        if (draw->bye != ODD_NOBODY) {
            odd_out_char(&v.out, ',');
            odd_out_csv(&v.out, d->request.entries[draw->bye].id, odd_csv_is_raw());
            odd_out_text(&v.out, ",,bye\n");
        }
    } else {
        put_text(&v, d, draw, &rows);
    }
    odd_view_close(&v);
}

/* ---- The command ------------------------------------------------------------------------------------------- */

static bool check_event(const odd_args *args, const odd_event *e) {
    const odd_event_info *about = odd_event_about(e);
    if (about->contest == ODD_INDIVIDUALS)
        odd_complain(args, "an individual is not drawn: a draw is for pairs and teams");
    else if (about->winners == 2)
        odd_complain(args, "the event has two winners: a draw is for one field");
    else if (about->play_count > 0 && odd_draw_last_round(e) == 0)
        odd_complain(args, "the results have no rounds: a draw needs lines such as 'round 1' before them");
    else if (about->contestant_count < 2)
        odd_complain(args, "nobody to draw: expected lines such as 'team 1 Ash'");
    else
        return true;
    return false;
}

static int draw_round(drawing *d, odd_event_file *f, const odd_event *ranked) {
    odd_draw draw;
    odd_error error = {0};
    if (!read_absent(d))
        return ODD_EXIT_CANNOT;
    odd_draw_field_fill(&d->field, ranked);
    if (!read_request(d))
        return ODD_EXIT_CANNOT;
    int code = odd_draw_make(&draw, &d->request, &f->arena, &error);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    if (code != ODD_OK)
        return odd_complain(d->args, "%s", error.message);
    print_draw(d, &draw);
    return draw.rematches > 0 && !d->request.may_rematch ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
}

static int draw_event(const odd_args *args, odd_event_file *f, const char *path) {
    drawing d = {.args = args};
    odd_event_file lagged = {0};
    const char *round = odd_args_value(args, "round");
    int last = odd_draw_last_round(f->event), code = ODD_EXIT_CANNOT;
    bool lag = odd_args_value(args, "lagged") != NULL && last > 0;
    odd_draw_field_open(&d.field, f->event);
    bool good = check_event(args, f->event) &&
                (round == NULL || odd_args_number(args, &d.field.round, round, "round", 1, 999));
    if (good && (!lag || open_lagged(args, &lagged, f, last, path)))
        code = draw_round(&d, f, lag ? lagged.event : f->event);
    if (lag)
        odd_event_close(&lagged);
    odd_draw_field_close(&d.field);
    free(d.given);
    free(d.apart);
    return code;
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
    {0, "round", "N", "the round that is drawn; otherwise the next one"},
    {0, "boards", "FIRST-LAST", "boards of a match, for the lines of the log"},
};

const odd_command odd_command_draw = {
    .name = "draw",
    .synopsis = "[OPTION...] FILE",
    .summary = "draw the next round of a Swiss event",
    .details = "Draws who meets whom in the next round of a Swiss event of teams or pairs, by the standings\n"
               "of its log. Nobody meets an opponent again while that can be avoided; where it cannot, the\n"
               "proof is printed, and the exit code is 1. The first round is random; the seed is printed.\n",
    .formats = "text json csv",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
