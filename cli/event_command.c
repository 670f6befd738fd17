/* Loads a file into a scored event, and prints what surrounds its lists. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/event_command.h"
#include "cli/output.h"
#include "base/out.h"
#include "report/event_rows.h"
#include "report/open_event.h"
#include "cli/files.h"
#include "platform/access.h"
#include "platform/archive.h"
#include "platform/process.h"

/* ---- Loading ----------------------------------------------------------------------------------- */

enum { PROBLEMS_SHOWN = 100 };

static void show_problem(const char *place, const odd_problem *p, odd_text line) {
    if (p->left_out)
        odd_left_out_at(place, &p->error, line.text, line.len);
    else if (p->warning)
        odd_warn_at(place, &p->error, line.text, line.len);
    else
        odd_complain_at(place, &p->error, line.text, line.len);
}

/* If not all items that were left out are shown, they are counted, so that nobody takes the list for complete. */
static void show_problems(const odd_event *e, const char *place) {
    size_t errors = 0, left_out = 0, shown = 0;
    for (size_t i = 0; i < odd_event_about(e)->problem_count && shown < PROBLEMS_SHOWN; i++, shown++) {
        const odd_problem *p = odd_problem_at(e, i);
        odd_text line = odd_problem_text(e, p);
        show_problem(place, p, line);
        errors += !p->warning;
        left_out += p->left_out;
    }
    if (errors < odd_event_about(e)->error_count)
        fprintf(stderr, "%s: and %zu more\n", place, odd_event_about(e)->error_count - errors);
    if (odd_event_about(e)->error_count == 0 && odd_event_about(e)->left_out_count > 0)
        fprintf(stderr, "%s: %zu %s left out%s\n", place, odd_event_about(e)->left_out_count,
                odd_event_about(e)->left_out_count == 1 ? "item was" : "items were",
                left_out < odd_event_about(e)->left_out_count ? ", of which these are the first" : "");
}

bool odd_event_take_scale(const odd_args *args, odd_event_file *f, const char *path) {
    char scale_path[4096];
    size_t len;
    odd_scoring scoring = odd_event_about(f->event)->scoring;
    if (!odd_event_about(f->event)->has_vp || odd_event_about(f->event)->vp_file.len == 0 ||
        scoring == ODD_BAM || scoring == ODD_POINTS || scoring == ODD_PATTON)
        return true; /* if the scale does not fit the scoring, the event reports it */
    f->scale =
        odd_file_beside(args, path, odd_event_about(f->event)->vp_file, scale_path, sizeof scale_path, &len);
    if (f->scale == NULL)
        return false;
    f->scale_len = len;
    odd_event_scale(f->event, f->scale, len);
    return true;
}

/* Estimates the number of lines of a long log from samples of it. */
static size_t guess_lines(const char *text, size_t len) {
    enum { SAMPLES = 4, SAMPLE = 1 << 14 };
    size_t lines = 0;
    for (size_t i = 0; i < SAMPLES; i++) {
        const char *p = text + len / SAMPLES * i, *end = p + SAMPLE;
        for (; (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++)
            lines++;
    }
    return len / (SAMPLES * SAMPLE) * lines;
}

/* A long log is read piece by piece from the mapped file, so that it is never in memory as a whole. The first piece has ids
 * that are needed before threads can read the others. */
static int read_mapped(odd_event *e, odd_blocks *blocks, const char *text, size_t len) {
    enum { FIRST = 1 << 20, PIECE = 1 << 21 };
    size_t usual = PIECE * (size_t)odd_threads(), lines = guess_lines(text, len);
    int code = odd_event_expect(e, lines + len / 64);
    if (odd_threads() > 1 && code == ODD_OK)
        odd_blocks_prepare(blocks, lines * sizeof(odd_play) / 16 * 15);
    for (size_t at = 0; at < len && code != ODD_E_MEMORY;) {
        size_t wanted = at == 0 ? FIRST : usual;
        size_t piece = len - at < wanted ? len - at : wanted;
        const char *end = memchr(text + at + piece - 1, '\n', len - at - piece + 1);
        piece = end != NULL ? (size_t)(end - text) + 1 - at : len - at;
        code = odd_event_read(e, text + at, piece);
        odd_file_forget(text + at, piece);
        at += piece;
    }
    return code;
}

void odd_event_begin(odd_event_file *f) {
    *f = (odd_event_file){0};
    f->arena = odd_blocks_arena(&f->blocks);
    while ((f->event = odd_event_new(&f->arena)) == NULL)
        odd_budget_out_of_memory();
    odd_event_workers(f->event, odd_thread_workers());
}

const odd_host odd_machine = {.xml = odd_xml_read, .table = odd_mdb_table};

odd_text odd_event_bytes(const odd_event_file *f) {
    return f->mapped != NULL ? (odd_text){f->mapped, f->mapped_len} : (odd_text){f->text, f->len};
}

int odd_event_take_log(odd_event_file *f, const odd_event_file *log) {
    odd_text bytes = odd_event_bytes(log);
    f->format = log->format;
    if (log->format != odd_format_named("event"))
        return odd_event_import(f->event, log->format, &odd_machine, bytes.text, bytes.len, log->flags);
    return log->mapped != NULL ? read_mapped(f->event, &f->blocks, bytes.text, bytes.len)
                               : odd_event_read(f->event, bytes.text, bytes.len);
}

bool odd_event_load(const odd_args *args, odd_event_file *f, const char *path) {
    odd_place place;
    odd_event_begin(f);
    if (odd_place_of(&place, path)) {
        f->format = odd_format_named("event");
        return (f->text = odd_place_read(args, &place, &f->len, &f->origins)) != NULL;
    }
    f->mapped = odd_file_map(path, &f->mapped_len);
    if (f->mapped == NULL && (f->text = odd_file_read(args, path, &f->len)) == NULL)
        return false;
    return odd_event_prepare(args, f, path);
}

/* The current time, or that of --at. */
static bool time_asked(const odd_args *args, int64_t *seconds) {
    const char *at = odd_args_value(args, "at");
    *seconds = (int64_t)time(NULL);
    if (at == NULL || odd_moment_read(odd_text_of(at), seconds))
        return true;
    odd_complain(
        args, "invalid time '%s': expected a date and a time with Z for UTC, such as 2026-11-20T22:00Z", at);
    return false;
}

bool odd_event_take_in(const odd_args *args, odd_event_file *f, const char *path) {
    f->flags = odd_args_value(args, "strict") != NULL ? ODD_STRICT : ODD_LENIENT;
    int64_t now;
    if (!time_asked(args, &now))
        return false;
    odd_event_set_time(f->event, now);
    odd_event_origins(f->event, f->origins.list, f->origins.count);
    int code = odd_event_take_log(f, f);
    if (code == ODD_OK) {
        if (!odd_event_take_scale(args, f, path))
            return false;
        code = odd_event_score(f->event);
    }
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    if (f->guessed && odd_is_foreign(f->event, odd_event_bytes(f)))
        odd_complain_format(args, path);
    else
        show_problems(f->event, strcmp(path, "-") == 0 ? "stdin" : path);
    *args->left_out += odd_event_about(f->event)->left_out_count;
    return code == ODD_OK;
}

bool odd_event_open(const odd_args *args, odd_event_file *f, const char *path) {
    return odd_event_load(args, f, path) && odd_event_take_in(args, f, path);
}

void odd_event_close(odd_event_file *f) {
    for (size_t i = 0; i < f->club_count; i++)
        odd_event_close(&f->clubs[i]);
    free(f->clubs);
    odd_blocks_free(&f->blocks);
    free(f->text);
    odd_origins_free(&f->origins);
    free(f->scale);
    if (f->mapped != NULL)
        odd_file_unmap(f->mapped, f->mapped_len);
}

bool odd_event_board_number(const odd_args *args, int *number, const char *text) {
    char session[8] = "";
    const char *colon = strchr(text, ':'); /* 2:12, board 12 of session 2 */
    int of = 0;
    if (colon != NULL)
        snprintf(session, sizeof session, "%.*s", (int)(colon - text < 7 ? colon - text : 7), text);
    if (colon != NULL && !odd_args_number(args, &of, session, "session", 1, 99))
        return false;
    if (!odd_args_number(args, number, colon != NULL ? colon + 1 : text, "board", 1, 9999))
        return false;
    *number = ODD_BOARD_IN(of, *number);
    return true;
}

const odd_board *odd_event_find_board(const odd_args *args, const odd_event *e, const char *text) {
    int number, sessions = 0;
    odd_error error = {0};
    if (!odd_event_board_number(args, &number, text))
        return NULL;
    const odd_board *board = odd_event_board(e, number);
    for (size_t i = 0; board != NULL && number == board->number && i < odd_event_about(e)->session_count; i++)
        sessions += odd_event_board_in(e, i, number) != NULL;
    if (sessions > 1) {
        odd_complain(args, "board %d is in %d sessions: expected the session, too, such as %d:%d", number,
                     sessions, odd_event_session_at(e, board->session)->number, number);
        return NULL;
    }
    if (board == NULL) {
        odd_say_no_board(&error, e, number);
        odd_complain(args, "%s", error.message);
    }
    return board;
}

/* ---- Views ------------------------------------------------------------------------------------- */

void odd_view_open(odd_view *v, const odd_args *args, const odd_event *e) {
    *v = (odd_view){.e = e, .style = args->style, .out = {.resize = odd_heap_resize, .spill = odd_out_flush}};
    v->arena = odd_blocks_exit_arena(&v->blocks);
    if (strcmp(args->format, "text") == 0)
        v->format = ODD_GRID_TEXT;
    else if (strcmp(args->format, "csv") == 0)
        v->format = ODD_GRID_CSV;
    else if (strcmp(args->format, "html") == 0)
        v->format = ODD_GRID_HTML;
}

void odd_view_close(odd_view *v) {
    odd_out_flush(&v->out);
    odd_out_free(&v->out);
    odd_blocks_free(&v->blocks);
}

void odd_say_people(odd_out *o, const odd_view *v, odd_text text) {
    if (v->format == ODD_GRID_TEXT)
        odd_out_safe(o, text);
    else if (v->format == ODD_GRID_HTML)
        odd_page_name(o, text);
    else
        odd_out_bytes(o, text.text, text.len);
}

odd_grid odd_view_grid(odd_view *v, const void *data, const odd_column_list *list) {
    odd_grid g = {.out = &v->out,
                  .format = v->format,
                  .style = v->style,
                  .data = data,
                  .language = v->language,
                  .cells = ODD_HEAP_OUT};
    odd_grid_columns(&g, list);
    return g;
}

static void text_title(odd_view *v) {
    odd_out title = ODD_HEAP_OUT;
    odd_out_safe(&title, odd_event_about(v->e)->title);
    odd_out_char(&title, '\0');
    if (odd_event_about(v->e)->title.len > 0) {
        odd_out_paint(&v->out, ODD_BOLD, title.text);
        odd_out_char(&v->out, '\n');
    }
    odd_out_free(&title);
}

/* "Provisional results until 2026-11-20 23:00 CET. " */
static void say_status(odd_out *o, const odd_event *e) {
    odd_status status = odd_event_status(e);
    int64_t until = odd_event_setting(e, ODD_SET_CORRECTIONS_UNTIL);
    char text[ODD_LOCAL_MOMENT_MAX];
    odd_local_moment(text, sizeof text, until);
    if (status != ODD_STATUS_PLAYING)
        odd_out_text(o, status == ODD_STATUS_FINAL ? "Final results" : "Provisional results");
    if (status == ODD_STATUS_PROVISIONAL && until > 0)
        odd_out_format(o, " until %s", text);
    if (status != ODD_STATUS_PLAYING)
        odd_out_text(o, ". ");
}

void odd_view_about(odd_out *o, const odd_event *e) {
    say_status(o, e);
    bool cards_alone = odd_event_about(e)->play_count == 0 && odd_event_about(e)->deal_count > 0;
    if (!cards_alone)
        odd_out_format(o, "%s, ", odd_scoring_name(e));
    if (odd_event_about(e)->standing_count > 0)
        odd_out_format(o, "%zu %s, ", odd_event_about(e)->standing_count,
                       odd_event_about(e)->standing_count == 1 ? odd_contest_word(e) : odd_contest_plural(e));
    if (odd_event_about(e)->club_count > 0)
        odd_out_format(o, "%zu clubs, ", odd_event_about(e)->club_count);
    odd_out_format(o, "%zu board%s", odd_event_about(e)->board_count,
                   odd_event_about(e)->board_count == 1 ? "" : "s");
}

void odd_view_head(odd_view *v, const char *what) {
    if (v->format == ODD_GRID_HTML)
        odd_html_head(v, what);
    if (v->format != ODD_GRID_TEXT)
        return;
    text_title(v);
    size_t from = v->out.len;
    odd_say_people(&v->out, v, odd_event_about(v->e)->date);
    if (odd_event_about(v->e)->date.len > 0)
        odd_out_text(&v->out, ". ");
    odd_view_about(&v->out, v->e);
    odd_text_translate(&v->out, from, v->language);
    odd_out_text(&v->out, "\n");
}

void odd_view_heading_of(odd_view *v, odd_out *made) {
    odd_out_char(made, '\0');
    if (v->format == ODD_GRID_HTML) {
        odd_out_format(&v->out, "<h2>%s</h2>\n", made->text);
    } else if (v->format == ODD_GRID_TEXT) {
        odd_out_char(&v->out, '\n');
        size_t from = v->out.len;
        odd_out_paint(&v->out, ODD_BOLD, made->text);
        odd_text_translate(&v->out, from, v->language);
        odd_out_char(&v->out, '\n');
    }
    odd_out_free(made);
}

void odd_view_heading(odd_view *v, const char *text) {
    odd_out made = ODD_HEAP_OUT;
    if (v->format == ODD_GRID_HTML)
        odd_out_markup(&made, odd_text_of(text));
    else
        odd_out_text(&made, text);
    odd_view_heading_of(v, &made);
}

void odd_view_note(odd_view *v, const char *text) {
    if (v->format == ODD_GRID_HTML)
        odd_out_format(&v->out, "<p class=\"figures\">%s</p>\n", text);
    else if (v->format == ODD_GRID_TEXT)
        odd_out_format(&v->out, "\n%s\n", text);
}

/* "Settings: rules wbf, neuberg on, ...", in lines of 80 columns. */
static void text_settings(odd_view *v) {
    enum { WIDTH = 80, INDENT = 2 };
    const char *name;
    char value[64];
    int column = odd_text_width("Settings:");
    odd_out_text(&v->out, "\nSettings:");
    for (int at = 0, count = 0; odd_next_setting(v->e, &at, &name, value, sizeof value); count++) {
        int width = (int)(strlen(name) + strlen(value)) + 2;
        if (count > 0)
            odd_out_char(&v->out, ',');
        if (column + 1 + width + 1 > WIDTH) {
            odd_out_char(&v->out, '\n');
            odd_out_pad(&v->out, INDENT - 1);
            column = INDENT - 2;
        }
        odd_out_format(&v->out, " %s %s", name, value);
        column += width + 1;
    }
    odd_out_char(&v->out, '\n');
}

void odd_view_footer(odd_view *v) {
    if (v->format == ODD_GRID_HTML)
        odd_html_footer(v);
    else if (v->format == ODD_GRID_TEXT)
        text_settings(v);
}
