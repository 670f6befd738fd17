/* oddtrick vp: IMPs to victory points and back, by a published scale or by one from a file. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/files.h"
#include "cli/output.h"
#include "report/report.h"

enum { MARGIN_MAX = 100000, HALF_X100 = 5000 };

/* ---- Which scale ------------------------------------------------------------------------------- */

static bool read_scale_file(const odd_args *args, odd_vp_scale *scale, const char *path, int boards) {
    size_t len;
    odd_error error = {0};
    char *text = odd_file_read(args, path, &len);
    if (text == NULL)
        return false;
    int code = odd_vp_scale_parse(scale, text, len, boards, &error);
    if (code != ODD_OK)
        odd_complain_at(strcmp(path, "-") == 0 ? "stdin" : path, &error, NULL, 0);
    free(text);
    return code == ODD_OK;
}

/* A text with a dot or a slash is a file; anything else is the name of a scale. */
static bool is_path(const char *name) {
    return strpbrk(name, "./") != NULL || strcmp(name, "-") == 0;
}

/* Lists the known scales. */
static void complain_of_name(const odd_args *args, const char *name) {
    enum { MOST = 64 };
    const char *names[MOST];
    char all[400];
    size_t count = 0;
    for (; count < MOST && odd_vp_kind_about((odd_vp_kind)count) != NULL; count++)
        names[count] = odd_vp_kind_text((odd_vp_kind)count);
    const char *meant = odd_suggest(name, strlen(name), names, count);
    odd_vp_kinds_format(all, sizeof all, ", ", false);
    if (meant != NULL)
        odd_complain(args, "unknown scale '%s': did you mean %s?", name, meant);
    else
        odd_complain(args, "unknown scale '%s': expected %s or a file, like ./my.vp", name, all);
}

static bool make_scale(const odd_args *args, odd_vp_scale *scale, const char *name, int boards) {
    odd_error error = {0};
    bool half = odd_args_value(args, "half") != NULL;
    int kind = 0;
    while (odd_vp_kind_about((odd_vp_kind)kind) != NULL &&
           strcmp(name, odd_vp_kind_text((odd_vp_kind)kind)) != 0)
        kind++;
    if (odd_vp_kind_about((odd_vp_kind)kind) != NULL || (is_path(name) && half)) {
        if ((half ? odd_vp_half_make : odd_vp_scale_make)(scale, (odd_vp_kind)kind, boards, &error) == ODD_OK)
            return true;
        odd_complain(args, "%s", error.message);
        return false;
    }
    if (is_path(name))
        return read_scale_file(args, scale, name, boards);
    complain_of_name(args, name);
    return false;
}

/* ---- Reading the arguments --------------------------------------------------------------------- */

/* Victory points with up to two decimals. */
static bool read_vp(const odd_args *args, int *x100, const char *text) {
    size_t whole = strspn(text, "0123456789");
    const char *point = text + whole;
    size_t decimals = *point == '.' ? strspn(point + 1, "0123456789") : 0;
    bool good = whole > 0 && whole <= 3 && decimals <= 2 && (*point == '\0' || decimals > 0) &&
                (*point == '\0' ? true : point[1 + decimals] == '\0');
    if (!good) {
        odd_complain(args, "invalid number of victory points '%s': expected a number like 15 or 12.34", text);
        return false;
    }
    *x100 = (int)strtol(text, NULL, 10) * 100;
    if (decimals > 0)
        *x100 += (point[1] - '0') * 10 + (decimals == 2 ? point[2] - '0' : 0);
    return true;
}

/* A percentage with up to two decimals, as hundredths above or below 50. */
static bool read_percent(const odd_args *args, int *value, const char *text) {
    odd_amount percent;
    bool good = odd_amount_parse(&percent, text, strlen(text)) && percent >= 0 && percent <= 100 * ODD_ONE &&
                percent % (ODD_ONE / 100) == 0;
    *value = good ? (int)(percent / (ODD_ONE / 100)) - HALF_X100 : 0;
    if (!good)
        odd_complain(args, "invalid percentage '%s': expected a number from 0 to 100, like 55.5 or 47.22",
                     text);
    return good;
}

static bool read_operand(const odd_args *args, const odd_vp_scale *scale, int *value, int i) {
    if (odd_args_value(args, "inverse") != NULL)
        return read_vp(args, value, args->operands[i]);
    if (scale->percent)
        return read_percent(args, value, args->operands[i]);
    return odd_args_number(args, value, args->operands[i], "margin in IMPs", -MARGIN_MAX, MARGIN_MAX);
}

/* ---- Printing ---------------------------------------------------------------------------------- */

/* "50.66-51.98  " */
static void print_percents(const odd_vp_scale *s, int i) {
    int from = s->rows[i].from_imps + HALF_X100,
        to = i + 1 < s->count ? s->rows[i + 1].from_imps + HALF_X100 - 1 : 2 * HALF_X100;
    printf("%2d.%02d-%d.%02d%s ", from / 100, from % 100, to / 100, to % 100,
           to < 2 * HALF_X100 ? "  " : " ");
}

static void print_row_text(const odd_vp_scale *s, int i) {
    const odd_vp_row *row = &s->rows[i];
    if (s->percent)
        print_percents(s, i);
    else if (i + 1 == s->count)
        printf("%4d or more  ", row->from_imps);
    else if (s->rows[i + 1].from_imps == row->from_imps + 1)
        printf("%4d          ", row->from_imps);
    else
        printf("%4d to %-4d  ", row->from_imps, s->rows[i + 1].from_imps - 1);
    printf("%3d.%02d  %3d.%02d", row->winner_x100 / 100, row->winner_x100 % 100, row->loser_x100 / 100,
           row->loser_x100 % 100);
}

/* Prints the scale down and then across, in as many columns as fit. */
static void print_scale_text(const odd_vp_scale *s, const char *name, bool half) {
    enum { ROW_WIDTH = 28, GAP = 4 };
    int across = (odd_term_columns() + GAP) / (ROW_WIDTH + GAP);
    if (across > (s->count + 14) / 15)
        across = (s->count + 14) / 15;
    if (across < 1)
        across = 1;
    int down = (s->count + across - 1) / across;
    printf("%s, %d board%s%s\n\n", name, s->boards, s->boards == 1 ? "" : "s", half ? ", half a match" : "");
    for (int i = 0; i < across; i++)
        printf("%s%-14s%6s  %6s", i > 0 ? "    " : "", s->percent ? "Per cent" : "IMPs",
               s->percent ? "above" : "winner", s->percent ? "below" : "loser");
    putchar('\n');
    for (int line = 0; line < down; line++) {
        for (int i = line; i < s->count; i += down) {
            fputs(i > line ? "    " : "", stdout);
            print_row_text(s, i);
        }
        putchar('\n');
    }
}

static void put_x100(odd_out *o, const char *key, int x100) {
    odd_json_key(o, key);
    odd_say_x100(o, x100);
}

static void put_scale(odd_out *o, const odd_vp_scale *s, const char *name, bool half) {
    odd_out_char(o, '{');
    odd_json_word(o, "scale", name);
    odd_json_int(o, "boards", s->boards);
    if (half)
        odd_json_bool(o, "half", true);
    odd_json_open(o, "rows", '[');
    for (int i = 0; i < s->count; i++) {
        odd_json_row(o);
        odd_out_char(o, '{');
        if (s->percent)
            put_x100(o, "from", s->rows[i].from_imps + HALF_X100);
        else
            odd_json_int(o, "from", s->rows[i].from_imps);
        put_x100(o, "winner", s->rows[i].winner_x100);
        put_x100(o, "loser", s->rows[i].loser_x100);
        odd_out_char(o, '}');
    }
    odd_out_text(o, "]}\n");
}

/* What a pair gets for its own percentage; the opponents' follows from theirs. */
static void put_forward(odd_out *o, const odd_vp_scale *s, int margin) {
    odd_vp vp = odd_vp_for(s, margin);
    odd_out_char(o, '{');
    if (s->percent)
        put_x100(o, "percent", margin + HALF_X100);
    else
        odd_json_int(o, "imps", margin);
    put_x100(o, "vp", vp.own_x100);
    if (!s->percent)
        put_x100(o, "opponents", vp.other_x100);
    odd_out_char(o, '}');
}

static void print_forward(const odd_vp_scale *s, int margin) {
    odd_vp vp = odd_vp_for(s, margin);
    if (s->percent) {
        odd_print_x100(margin + HALF_X100);
        fputs(" %  ", stdout);
    } else {
        printf(margin == 0 ? "%5d IMP%s  %s" : "%+5d IMP%s  %s", margin, abs(margin) == 1 ? " " : "s",
               vp.own_x100 < 1000 ? " " : "");
    }
    odd_print_x100(vp.own_x100);
    if (!s->percent) {
        fputs(" - ", stdout);
        odd_print_x100(vp.other_x100);
    }
    putchar('\n');
}

static void print_need_text(int x100, const odd_vp_need *need) {
    fputs(x100 < 1000 ? " " : "", stdout);
    odd_print_x100(x100);
    fputs(" VP  ", stdout);
    if (need->open_below)
        fputs("any margin", stdout);
    else
        printf("%+d IMP%s or more", need->least_imps, abs(need->least_imps) == 1 ? "" : "s");
    if (need->gives_x100 != x100 || need->open_below) {
        fputs(need->open_below ? ": even the greatest loss gives " : ", which gives ", stdout);
        odd_print_x100(need->gives_x100);
    } else if (!need->open_above && need->most_imps > need->least_imps) {
        printf("; %+d to %+d give exactly this", need->least_imps, need->most_imps);
    }
    putchar('\n');
}

static void print_beyond(int x100, const char *message) {
    fputs(x100 < 1000 ? " " : "", stdout);
    odd_print_x100(x100);
    printf(" VP  %s\n", message);
}

static void put_margin(odd_out *o, const char *key, bool known, int imps) {
    if (known)
        odd_json_int(o, key, imps);
    else
        odd_json_null(o, key);
}

/* need is NULL if no margin gives so much. */
static void put_need(odd_out *o, int x100, const odd_vp_need *need) {
    odd_out_char(o, '{');
    put_x100(o, "vp", x100);
    put_margin(o, "imps", need != NULL && !need->open_below, need != NULL ? need->least_imps : 0);
    put_margin(o, "to", need != NULL && !need->open_above, need != NULL ? need->most_imps : 0);
    if (need != NULL)
        put_x100(o, "gives", need->gives_x100);
    else
        odd_json_null(o, "gives");
    odd_out_char(o, '}');
}

/* ---- The command ------------------------------------------------------------------------------- */

/* A value out of reach is reported in its place, and makes the exit code 1. */
static int show_need(odd_out *json, const odd_vp_scale *scale, int x100) {
    odd_vp_need need;
    odd_error error;
    bool reached = odd_vp_needed(&need, scale, x100, &error) == ODD_OK;
    if (json != NULL)
        put_need(json, x100, reached ? &need : NULL);
    else if (reached)
        print_need_text(x100, &need);
    else
        print_beyond(x100, error.message);
    return reached ? ODD_EXIT_DONE : ODD_EXIT_FOUND;
}

static int show_value(odd_out *json, const odd_vp_scale *scale, int margin) {
    if (json != NULL)
        put_forward(json, scale, margin);
    else
        print_forward(scale, margin);
    return ODD_EXIT_DONE;
}

static int show_values(const odd_args *args, odd_out *json, const odd_vp_scale *scale, const int *values) {
    bool inverse = odd_args_value(args, "inverse") != NULL;
    int code = ODD_EXIT_DONE;
    if (json != NULL)
        odd_out_char(json, '[');
    for (int i = 0; i < args->count; i++) {
        if (json != NULL)
            odd_json_row(json);
        if ((inverse ? show_need : show_value)(json, scale, values[i]) != ODD_EXIT_DONE)
            code = ODD_EXIT_FOUND;
    }
    if (json != NULL)
        odd_out_text(json, "]\n");
    return code;
}

static void show_scale(odd_out *json, const odd_vp_scale *scale, const char *name, bool half) {
    if (json != NULL)
        put_scale(json, scale, name, half);
    else
        print_scale_text(scale, name, half);
}

static int run(odd_args *args) {
    static odd_vp_scale scale;
    odd_out out = ODD_HEAP_OUT, *json = odd_args_json(args) ? &out : NULL;
    const char *boards_text = odd_args_value(args, "boards"), *name = odd_args_value(args, "scale");
    int boards;
    if (boards_text == NULL)
        return odd_complain(args, "missing number of boards: use --boards 16");
    if (!odd_args_number(args, &boards, boards_text, "number of boards", 1, ODD_VP_BOARDS_MAX))
        return ODD_EXIT_CANNOT;
    name = name != NULL ? name : "wbf";
    if (!make_scale(args, &scale, name, boards))
        return ODD_EXIT_CANNOT;
    if (scale.percent && odd_args_value(args, "inverse") != NULL)
        return odd_complain(args, "--inverse is for scales of IMPs: this one is for percentages");
    if (!odd_args_from_stdin(args))
        return ODD_EXIT_CANNOT;
    if (args->count == 0) {
        if (odd_args_value(args, "inverse") != NULL)
            return odd_complain(args, "expected victory points, like 15 or 12.34");
        show_scale(json, &scale, name, odd_args_value(args, "half") != NULL);
        odd_out_flush(&out);
        odd_out_free(&out);
        return ODD_EXIT_DONE;
    }
    int *values = malloc((size_t)args->count * sizeof *values);
    int code = ODD_EXIT_CANNOT, read = 0;
    if (values == NULL)
        return odd_complain(args, "out of memory");
    while (read < args->count && read_operand(args, &scale, &values[read], read))
        read++;
    if (read == args->count)
        code = show_values(args, json, &scale, values);
    odd_out_flush(&out);
    odd_out_free(&out);
    free(values);
    return code;
}

static const odd_option options[] = {
    {'b', "boards", "N", "boards in the match"},
    {'s', "scale", "SCALE", "wbf (default), another one of 'oddtrick help scales', or a file"},
    {'i', "inverse", NULL, "print the margin needed for the given victory points"},
    {0, "half", NULL, "use the scale for half matches, 10-0, if SCALE has one"},
};

const odd_command odd_command_vp = {
    .name = "vp",
    .example = "--boards 24 17",
    .synopsis =
        "--boards N [--scale SCALE] [--half] [IMPS...]\noddtrick vp --boards N [--scale SCALE] [--half] --inverse VPS...",
    .summary = "convert IMPs to victory points and back",
    .details = "Converts the margin of a match in IMPs to victory points; without IMPS, prints the\n"
               "whole scale. Your own scale is a text file with one row per line: least margin,\n"
               "winner's VPs, loser's VPs, starting at margin 0; '#' starts a comment; a line\n"
               "'boards 6-8' limits the rows after it to matches of that length. After a line 'percent' at\n"
               "the beginning, rows have percentages from 50 on; such a scale, like ebu-mp, is for pairs at\n"
               "matchpoints, and IMPS are percentages.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
