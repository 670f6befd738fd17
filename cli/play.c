/* Keeps score during play: a line is typed, checked and appended to the log, and the sheet is shown. The sheet
 * is always the one that reading the file again would give, and a line that the file's reader would not accept
 * is never stored. */
#include <ctype.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/prompt.h"
#include "cli/files.h"
#include "cli/output.h"
#include "cli/scores.h"
#include "report/score_sheet.h"

enum { ERRORS_SHOWN = 20, TEXT_MAX = 600 };

typedef struct play {
    const odd_args *args;
    odd_session_kind kind; /* if the log does not say */
    odd_session_file log;
    odd_item *items; /* of the session, with room for one more */
    odd_session session;
    odd_edit edit;
    int typed;        /* lines read so far */
    const char *rest; /* the rest of a command's line */
    int by_hand;      /* the line of the log that was typed last; 0 if it was an undo */
    bool refused;     /* some line was */
    bool done;
    char *back;      /* a line that is offered again to be edited */
    int back_column; /* and the cursor's column */
} play;

/* ---- What is said ------------------------------------------------------------------------------ */

/* Reports an error, or a change by others: as part of the dialogue on a terminal, elsewhere as a message. */
static void tell(const play *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void tell(const play *p, const char *format, ...) {
    char text[TEXT_MAX];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (!p->edit.prompt) {
        odd_complain(p->args, "%s", text);
        return;
    }
    text[0] = (char)toupper((unsigned char)text[0]);
    odd_edit_print(&p->edit, text);
}

/* Reports an error in the typed line. */
static void tell_error(play *p, odd_error *error) {
    error->line = p->typed;
    fflush(stdout);
    if (p->edit.prompt)
        odd_edit_mark(&p->edit, error);
    else
        odd_complain_at("stdin", error, p->edit.line, p->edit.len);
}

/* ---- The session ------------------------------------------------------------------------------- */

/* Reads the session again from the text of the log. */
static bool evaluate(play *p, odd_error *errors, size_t errors_cap) {
    odd_item *items;
    odd_session session;
    if (!odd_session_load(&session, p->kind, &items, errors, errors_cap, p->log.text, p->log.len)) {
        tell(p, "out of memory");
        p->done = p->refused = true; /* the file contains everything that was typed */
        return false;
    }
    free(p->items);
    p->items = items;
    p->session = session;
    return odd_session_expected(p->args, p->log.path, &p->session);
}

/* ---- What is shown ----------------------------------------------------------------------------- */

/* "Deal 4, South deals, They are vulnerable; We have 60 below the line" */
static void show_next(const play *p) {
    odd_out out = ODD_HEAP_OUT;
    odd_row next = odd_next_deal(&p->session);
    odd_say_next(&out, &p->session, &next);
    odd_out_char(&out, '\0');
    odd_edit_print(&p->edit, out.text);
    odd_out_free(&out);
}

/* The sheet has a column for each pair of names; if the screen is too narrow, they are above it. */
static void fit_names(const play *p, odd_sheet *sheet) {
    enum { AROUND = 6 };
    int widest = 0;
    for (int column = 0; column < ODD_COLUMNS; column++) {
        int width = (int)sheet->columns[column].names.len;
        widest = width > widest ? width : widest;
    }
    if (2 * widest + AROUND < odd_term_columns())
        return;
    for (int column = 0; column < ODD_COLUMNS; column++) {
        odd_text *names = &sheet->columns[column].names;
        char text[TEXT_MAX];
        snprintf(text, sizeof text, "%s: %.*s", odd_column_words[column], (int)names->len, names->text);
        if (names->len > 0)
            odd_edit_print(&p->edit, text);
        *names = (odd_text){0};
    }
}

/* Shows the sheet of the current or just finished rubber, without the session's heading, corrections and bad lines, which
 * 'show' prints. */
static void show_sheet(const play *p) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_sheets all = odd_sheets_build(&p->session, &arena, ODD_AFTER_ALL);
    if (all.count > 0) {
        odd_session bare = p->session;
        odd_sheets one = all;
        odd_sheet last = all.items[all.count - 1];
        bare.title = (odd_text){0};
        bare.count = 0;
        one.session = &bare;
        one.items = &last;
        one.count = 1;
        putchar('\n');
        fit_names(p, &last);
        odd_sheets_text(&one, p->args->style);
        if (all.count > 1)
            printf("\n  Session: We %d, They %d.\n", all.total[ODD_WE], all.total[ODD_THEY]);
        putchar('\n');
    }
    odd_blocks_free(&blocks);
}

/* ": We 120 below, 150 above" */
static void print_points(const odd_session *s, const odd_row *row) {
    odd_out out = ODD_HEAP_OUT;
    odd_out_text(&out, ": ");
    odd_say_points(&out, s, row);
    if (out.len > 2)
        odd_out_flush(&out);
    odd_out_free(&out);
}

/* The item of a line of the log; NULL if the line has none. */
static const odd_item *item_of(const odd_session *s, int line) {
    for (size_t i = s->count; i-- > 0;)
        if (s->items[i].line == line)
            return &s->items[i];
    return NULL;
}

/* Prints what a line of the log did. */
static void print_done(const play *p, int line) {
    const odd_session *s = &p->session;
    const odd_item *item = item_of(s, line);
    odd_row row = {0};
    for (odd_walk w = odd_walk_start(s); odd_walk_next(&w, &row) && row.item != item;)
        ;
    if (item == NULL) {
        fputs("Stored", stdout);
    } else if (item->kind == ODD_ITEM_NAMES) {
        printf("%s are %.*s", odd_column_words[item->number], (int)item->text.len, item->text.text);
    } else if (item->kind == ODD_ITEM_DEALER) {
        printf("%s deals first in the next %s", odd_seat_name((odd_seat)item->dealer),
               s->kind == ODD_SESSION_CHICAGO ? "Chicago" : "rubber");
    } else if (item->kind == ODD_ITEM_END) {
        printf("%s ended", odd_sheet_word(s));
        print_points(s, &row);
    } else if (item->kind == ODD_ITEM_CORRECT && item->taken_back) {
        if (item->number == 0)
            fputs("The end is taken back", stdout);
        else
            printf("Deal %d is taken back", item->number);
    } else {
        printf(item->kind == ODD_ITEM_CORRECT ? "Deal %d is now " : "Deal %d: ", item->number);
        odd_print_result(odd_unpack(item->result, NULL), p->args->style, 0);
        if (item->kind == ODD_ITEM_DEAL)
            print_points(s, &row);
    }
}

/* Prints one line for a line, where the sheet would be too long. */
static void show_summary(const play *p, int line) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_sheets sheets = odd_sheets_build(&p->session, &arena, ODD_AFTER_ALL);
    print_done(p, line);
    if (sheets.count > 0) {
        const odd_sheet *last = &sheets.items[sheets.count - 1];
        int we = last->columns[ODD_WE].total, they = last->columns[ODD_THEY].total;
        printf("; %s %d%s: We %d, They %d", odd_sheet_word(&p->session), last->number,
               last->finished ? " is over" : "", we, they);
    }
    puts(".");
    odd_blocks_free(&blocks);
}

/* Shows the progress after a line was stored. */
static void show_progress(const play *p, int line) {
    const odd_item *item = item_of(&p->session, line);
    bool deal = item != NULL && (item->kind == ODD_ITEM_DEAL || item->kind == ODD_ITEM_END);
    if (!p->edit.keys || !deal)
        show_summary(p, line);
    if (p->edit.keys && (deal || (item != NULL && item->kind == ODD_ITEM_CORRECT)))
        show_sheet(p);
    if (p->edit.prompt)
        show_next(p);
}

/* ---- Storing ----------------------------------------------------------------------------------- */

/* Takes the lock and reads the session as it is in the file. Returns true if a line may now be stored. On a terminal, a file
 * that others changed is shown first: they may have added the same deal. */
static bool catch_up(play *p) {
    odd_log_state state = odd_log_lock(&p->log);
    if (state == ODD_LOG_SAME)
        return true;
    if (state == ODD_LOG_FAILED) {
        tell(p, "nothing was stored: %s", p->log.why);
        return false;
    }
    evaluate(p, NULL, 0);
    if (state == ODD_LOG_GREW && !p->edit.prompt)
        return true;
    odd_log_unlock(&p->log);
    if (p->edit.prompt) {
        show_sheet(p);
        show_next(p);
    }
    if (state == ODD_LOG_GREW)
        tell(p, "another program has added to %s: the sheet is now", p->log.path);
    else
        tell(p, "another program has %s %s: nothing was stored",
             state == ODD_LOG_REPLACED ? "replaced" : "changed", p->log.path);
    return false;
}

static bool refuse(odd_error *error, int code, int column, const char *message) {
    *error = (odd_error){.code = code, .column = column};
    snprintf(error->message, sizeof error->message, "%s", message);
    return false;
}

/* Suggests a command if the line begins with a word that is nearly one. */
static void suggest_command(odd_error *error, const char *line, size_t len) {
    static const char *const names[] = {"undo", "show", "deals", "explain", "help", "quit", "save"};
    odd_scan s = {line, len, 0};
    size_t word = odd_scan_token(&s);
    if (error->column != 1 || word == 0 || !odd_is_letter(line[0]) || strstr(error->message, "mean") != NULL)
        return;
    const char *meant = odd_suggest(line, word, names, sizeof names / sizeof names[0]);
    if (meant != NULL)
        snprintf(error->message, sizeof error->message, "unknown command '%.*s': did you mean %s?",
                 (int)odd_scan_quotable(line, word), line, meant);
}

/* Whether the log is valid with this line added. */
static bool check_line(play *p, odd_error *error, const char *line, size_t len) {
    size_t all;
    char *text = odd_log_with(&p->log, line, len, &all);
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_session s = {0};
    if (text == NULL)
        return refuse(error, ODD_E_SYNTAX, 0, "out of memory");
    bool good = odd_session_with(&s, error, &p->session, p->kind, &arena, text, all);
    if (!good)
        suggest_command(error, line, len);
    else if (!odd_session_expected(p->args, p->log.path, &s))
        good = refuse(error, ODD_E_SYNTAX, 0, "cannot read the expected scores");
    odd_blocks_free(&blocks);
    free(text);
    return good;
}

/* Offers the typed line again to be edited. */
static void give_back(play *p, int column) {
    p->refused = true;
    p->back_column = column;
    p->back = malloc(p->edit.len + 1);
    if (p->back != NULL)
        memcpy(p->back, p->edit.line, p->edit.len + 1);
}

/* Stores a line of the log, or reports why not and offers it again. */
static void store(play *p, const char *line, size_t len, bool by_hand) {
    odd_error error;
    if (!catch_up(p)) {
        if (p->edit.keys)
            puts("Your line is not stored yet; Enter stores it.");
        give_back(p, 0);
        return;
    }
    if (!odd_edit_check(&error, line, len) || !check_line(p, &error, line, len)) {
        odd_log_unlock(&p->log);
        if (!by_hand || error.column == 0)
            error.column = 0;
        else
            error.column += (int)(line - p->edit.line); /* blanks that were left out */
        tell_error(p, &error);
        if (error.column == 1)
            p->refused =
                true; /* its first word is wrong: people type another line, and the history has this one */
        else
            give_back(p, error.column);
        return;
    }
    bool stored = odd_log_append(&p->log, line, len);
    odd_log_unlock(&p->log);
    if (!stored) {
        tell(p, "%s", p->log.why);
        give_back(p, 0);
    } else if (evaluate(p, NULL, 0)) {
        int number = odd_count_lines(p->log.text, p->log.len);
        p->by_hand = by_hand ? number : 0;
        show_progress(p, number);
    }
}

/* ---- Commands ---------------------------------------------------------------------------------- */

/* Shows the whole session in one of the formats. */
static void show_all(const play *p, void (*format)(const odd_sheets *, odd_style)) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_sheets sheets = odd_sheets_build(&p->session, &arena, ODD_AFTER_ALL);
    format(&sheets, p->args->style);
    odd_blocks_free(&blocks);
    if (p->edit.prompt)
        putchar('\n');
}

/* Reports whether others have added something. */
static void look(play *p) {
    if (catch_up(p))
        odd_log_unlock(&p->log);
}

static void run_undo(play *p) {
    char line[TEXT_MAX];
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    int len = odd_undo_line(line, sizeof line, &p->session, &arena, p->by_hand);
    odd_blocks_free(&blocks);
    if (len > 0) {
        store(p, line, (size_t)len, false);
        return;
    }
    tell(p, len == 0 ? "nothing to undo" : "this cannot be undone by a line of the log");
    p->refused = true;
}

static void run_show(play *p) {
    look(p);
    show_all(p, odd_sheets_text);
    show_next(p);
}

static void run_deals(play *p) {
    look(p);
    show_all(p, odd_sheets_deals);
}

static void run_explain(play *p) {
    odd_scan s = {p->rest, strlen(p->rest), 0};
    int deal = odd_scan_number(&s);
    if (deal > 0 && odd_scan_end(&s) && odd_sheets_explain(&p->session, deal, p->args->style))
        return;
    tell(p,
         deal > 0 ? "deal %d does not count: it does not exist or was taken back"
                  : "missing deal number: use explain 3",
         deal);
    p->refused = true;
}

static void run_save(play *p) {
    if (odd_log_save(&p->log)) {
        printf("Stored %d lines in a new %s.\n", odd_count_lines(p->log.text, p->log.len), p->log.path);
        return;
    }
    tell(p, "nothing was saved: %s", p->log.why);
    p->refused = true;
}

static void run_help(play *p) {
    (void)p;
    puts("  4sx s +1         a deal, any notation\n"
         "  4h w = honors w 100\n"
         "  pass             passed out\n"
         "  we Ann & Bo      who plays North-South\n"
         "  they Cy & Di     and East-West\n"
         "  end              ends an unfinished rubber\n"
         "  correct 3 5c w -1\n"
         "  correct 3 void   deal 3 did not count\n"
         "  undo             takes back the last line\n"
         "  show             the whole sheet\n"
         "  deals            lists the deals\n"
         "  explain 3        the score of deal 3\n"
         "  quit             or ctrl-D");
}

static void run_quit(play *p) {
    p->done = true;
}

static const struct command {
    const char *name;
    void (*run)(play *p);
    bool takes; /* it takes an argument */
} commands[] = {
    {"undo", run_undo, false},      {"show", run_show, false}, {"deals", run_deals, false},
    {"explain", run_explain, true}, {"save", run_save, false}, {"help", run_help, false},
    {"?", run_help, false},         {"quit", run_quit, false}, {"exit", run_quit, false},
};

/* Runs the command in a line. Returns false if it is not a command. */
static bool run_command(play *p, const char *line, size_t len) {
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        odd_scan s = {line, len, 0};
        if (!odd_scan_word(&s, commands[i].name))
            continue;
        bool blanks = odd_scan_blanks(&s);
        if (!odd_scan_end(&s) && !(commands[i].takes && blanks))
            continue;
        p->rest = line + s.at;
        commands[i].run(p);
        return true;
    }
    return false;
}

/* ---- The dialogue ------------------------------------------------------------------------------ */

/* Removes blanks around the line: a log need not store them. */
static void run_line(play *p) {
    const char *line = p->edit.line;
    size_t len = p->edit.len;
    for (; len > 0 && (line[len - 1] == ' ' || line[len - 1] == '\t'); len--)
        p->edit.line[len - 1] = '\0';
    p->edit.len = len;
    for (; len > 0 && (line[0] == ' ' || line[0] == '\t'); len--)
        line++;
    p->typed++;
    if (len == 0)
        look(p);
    else if (!run_command(p, line, len))
        store(p, line, len, true);
}

static void read_lines(play *p) {
    char prompt[32];
    while (!p->done) {
        snprintf(prompt, sizeof prompt, "deal %d> ", p->session.deals + 1);
        char *given = p->back;
        p->back = NULL;
        odd_edit_end end = odd_edit_read(&p->edit, prompt, given, p->back_column);
        free(given);
        p->back_column = 0;
        if (end == ODD_EDIT_LINE)
            run_line(p);
        else if (end == ODD_EDIT_CLOSED)
            p->done = true;
        else if (p->edit.len == 0)
            puts("'quit' or ctrl-D leaves; every line is already stored.");
    }
    free(p->back);
}

/* Makes the lines of the log available through the up key. */
static void remember_log(play *p) {
    const char *text = p->log.text;
    for (size_t at = 0, end; at < p->log.len; at = end + 1) {
        for (end = at; end < p->log.len && text[end] != '\n'; end++)
            ;
        odd_error error;
        if (text[at] != '#' && odd_edit_check(&error, text + at, end - at))
            odd_edit_remember(&p->edit, text + at, end - at);
    }
}

/* Shows the log so far. Returns false if that is not possible. */
static bool welcome(play *p) {
    static odd_error errors[ERRORS_SHOWN];
    if (!evaluate(p, errors, ERRORS_SHOWN))
        return false;
    for (size_t i = 0; i < p->session.errors && i < ERRORS_SHOWN; i++)
        odd_complain_at(p->log.path, &errors[i], NULL, 0);
    if (p->session.errors > ERRORS_SHOWN)
        fprintf(stderr, "%s: and %zu more\n", p->log.path, p->session.errors - ERRORS_SHOWN);
    if (p->log.created)
        printf("A new file: %s\n", p->log.path);
    show_sheet(p);
    if (p->edit.prompt)
        puts("Type a deal, like 4sx s +1, or ? for help.");
    show_next(p);
    if (p->edit.keys)
        remember_log(p);
    return true;
}

int odd_play_log(const odd_args *args, odd_session_kind kind, const char *path) {
    play p = {.args = args, .kind = kind};
    signal(SIGXFSZ, SIG_IGN); /* a file size limit is an error of the write, and must not end the program */
    if (!odd_log_open(&p.log, path, kind == ODD_SESSION_RUBBER ? "rubber" : "chicago")) {
        odd_log_close(&p.log);
        return odd_complain(args, "%s", p.log.why);
    }
    odd_edit_start(&p.edit);
    bool begun = welcome(&p);
    if (begun)
        read_lines(&p);
    bool failed = !begun || (p.refused && !p.edit.prompt);
    odd_edit_free(&p.edit);
    odd_log_close(&p.log);
    free(p.items);
    return failed ? ODD_EXIT_CANNOT : ODD_EXIT_DONE;
}
