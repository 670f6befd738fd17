/* oddtrick publish: an event as a folder of linked pages that any web space takes. No page needs a script or anything from
 * elsewhere. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"
#include "platform/store/atomic_file.h"

/* In the folder: the names of the files that were written, so that the next time those that are no longer needed are removed, and
 * a folder with other files is not written into by mistake. */
static const char list_name[] = ".oddtrick-files";

enum { NAME_MAX_LEN = 80 };

typedef struct publication {
    const odd_args *args;
    odd_event_file *f;
    odd_event *e;
    const char *folder;
    odd_stated stated;
    odd_out above, css; /* NUL-terminated */
    odd_out names;      /* of the files that were written, a line each */
    size_t pages, files;
    bool cards, corrections; /* there are any */
    odd_view v;
} publication;

/* ---- Files ------------------------------------------------------------------------------------- */

static bool path_of(const publication *p, char *path, size_t cap, const char *name) {
    if (snprintf(path, cap, "%s/%s", p->folder, name) < (int)cap)
        return true;
    odd_complain(p->args, "the path of the folder is too long: %s", p->folder);
    return false;
}

static bool write_file(publication *p, const char *name, odd_text content) {
    char path[4096];
    if (!path_of(p, path, sizeof path, name))
        return false;
    if (odd_atomic_write(path, content.text, content.len, ODD_ATOMIC_REPLACE) != ODD_ATOMIC_WRITTEN) {
        odd_complain(p->args, "cannot write %s: %s", path, strerror(errno));
        return false;
    }
    if (name != list_name) {
        odd_out_text(&p->names, name);
        odd_out_char(&p->names, '\n');
        p->files++;
    }
    return true;
}

/* Whether a folder has nothing in it. */
static bool is_empty(DIR *folder) {
    const struct dirent *entry;
    while ((entry = readdir(folder)) != NULL)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            return false;
    return true;
}

/* Creates the folder, or checks that it is one of ours or empty. False after a message. */
static bool open_folder(const publication *p) {
    char path[4096];
    if (!path_of(p, path, sizeof path, list_name))
        return false;
    if (mkdir(p->folder, 0777) == 0)
        return true;
    DIR *folder = errno == EEXIST ? opendir(p->folder) : NULL;
    if (folder == NULL) {
        odd_complain(p->args, "cannot create the folder %s: %s", p->folder, strerror(errno));
        return false;
    }
    bool good = odd_args_value(p->args, "force") != NULL || is_empty(folder) || access(path, F_OK) == 0;
    closedir(folder);
    if (!good)
        odd_complain(p->args,
                     "%s has other files in it: give a new folder, or --force to add the pages to it",
                     p->folder);
    return good;
}

/* Whether a line of the list is a name that this command gives: nothing else is ever removed. */
static bool is_own_name(odd_text name) {
    static const char *const endings[] = {".html", ".csv", ".pbn", ".xml"};
    bool good = false;
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        size_t len = strlen(endings[i]);
        good = good || (name.len > len && memcmp(name.text + name.len - len, endings[i], len) == 0);
    }
    return good && name.len < NAME_MAX_LEN && memchr(name.text, '/', name.len) == NULL && name.text[0] != '.';
}

static bool is_written(const publication *p, odd_text name) {
    for (size_t at = 0; at < p->names.len;) {
        const char *end = memchr(p->names.text + at, '\n', p->names.len - at);
        size_t len = (size_t)(end - p->names.text) - at;
        if (len == name.len && memcmp(p->names.text + at, name.text, len) == 0)
            return true;
        at += len + 1;
    }
    return false;
}

/* Removes what the last publication wrote and this one did not: the page of a pair that was renamed. */
static void remove_old(const publication *p) {
    char path[4096], line[NAME_MAX_LEN + 2];
    FILE *list = path_of(p, path, sizeof path, list_name) ? fopen(path, "r") : NULL;
    while (list != NULL && fgets(line, sizeof line, list) != NULL) {
        odd_text name = {line, strcspn(line, "\n")};
        line[name.len] = '\0';
        if (is_own_name(name) && !is_written(p, name) && path_of(p, path, sizeof path, line))
            unlink(path);
    }
    if (list != NULL)
        fclose(list);
}

/* ---- Pages ------------------------------------------------------------------------------------- */

static const char own_style[] =
    "a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: 3px; } a:hover, a:focus { text-decoration-color: var(--ink); }\n"
    ".list a { text-decoration: none; } .list tr:hover a { text-decoration: underline; } .list td.name a, .list td.left a { display: block; padding: 4px 0; margin: -4px 0; }\n"
    ".site a[aria-current] { font-weight: 700; border-color: var(--ink); } .site a { padding: 5px 12px; } .files li { padding: 4px 0; }\n"
    ".note { margin-top: 8px; font-weight: 600; } .steps { justify-content: space-between; margin-top: 20px; } .record { max-width: 420px; }\n";

static const struct {
    const char *name, *title;
} sections[] = {
    {"index.html", "Standings"}, {"boards.html", "Boards"},       {"cards.html", "Scorecards"},
    {"hands.html", "Hands"},     {"history.html", "Corrections"},
};
enum { SECTIONS = sizeof sections / sizeof sections[0], HANDS = 3, HISTORY = 4 };

static bool has_section(const publication *p, size_t i) {
    return (i != HANDS || p->cards) && (i != HISTORY || p->corrections);
}

/* What stands between the title and the content of every page. */
static void make_above(publication *p, const char *current) {
    odd_out *o = &p->above;
    const char *note = odd_args_value(p->args, "note");
    o->len = 0;
    if (note != NULL) {
        odd_out_text(o, "<p class=\"note\">");
        odd_out_markup(o, odd_text_of(note));
        odd_out_text(o, "</p>\n");
    }
    odd_out_text(o, "<nav class=\"site\" aria-label=\"Pages\">");
    for (size_t i = 0; i < SECTIONS; i++)
        if (has_section(p, i))
            odd_out_format(o, "<a href=\"%s\"%s>%s</a>", sections[i].name,
                           strcmp(sections[i].name, current) == 0 ? " aria-current=\"page\"" : "",
                           sections[i].title);
    odd_out_text(o, "</nav>\n");
    odd_out_char(o, '\0');
    p->v.above = o->text;
}

/* A page, from its head to its foot, is put together in the view between these two. */
static odd_view *begin_page(publication *p, const char *section, const char *what) {
    p->v.out.len = 0;
    make_above(p, section);
    odd_view_head(&p->v, what);
    return &p->v;
}

static bool end_page(publication *p, const char *name) {
    odd_view_foot(&p->v);
    p->pages++;
    return write_file(p, name, (odd_text){p->v.out.text, p->v.out.len});
}

static void put_step(odd_out *o, const char *name, const char *label, bool next) {
    odd_out_format(
        o, next ? "<a href=\"%s\" rel=\"next\">%s &rarr;</a>" : "<a href=\"%s\" rel=\"prev\">&larr; %s</a>",
        name, label);
}

/* The way to the board before and the one after. */
static void put_steps(publication *p, size_t i) {
    odd_out *o = &p->v.out;
    char name[NAME_MAX_LEN], label[32];
    odd_out_text(o, "<nav class=\"steps\" aria-label=\"Boards\">");
    for (int next = 0; next < 2; next++) {
        if (next == 0 ? i == 0 : i + 1 == odd_event_about(p->e)->board_count)
            odd_out_text(o, "<span></span>");
        else {
            int number = odd_board_sorted(p->e, next == 0 ? i - 1 : i + 1)->number;
            snprintf(name, sizeof name, "board-%d.html", number);
            snprintf(label, sizeof label, "Board %d", number);
            put_step(o, name, label, next == 1);
        }
    }
    odd_out_text(o, "</nav>\n");
}

static const struct {
    const char *name, *format, *title;
} downloads[] = {
    {"standings.csv", "", "Standings, for a spreadsheet (CSV)"},
    {"results.csv", "csv", "Results, for a spreadsheet (CSV)"},
    {"results.xml", "usebio", "Results for other programs (USEBIO)"},
    {"results.pbn", "pbn", "Boards and results for other programs (PBN)"},
};
enum { DOWNLOADS = sizeof downloads / sizeof downloads[0] };

static void put_downloads(odd_out *o) {
    odd_out_text(o, "<section>\n<h2>Files</h2>\n<ul class=\"files\">\n");
    for (size_t i = 0; i < DOWNLOADS; i++)
        odd_out_format(o, "<li><a href=\"%s\" download>%s</a></li>\n", downloads[i].name, downloads[i].title);
    odd_out_text(o, "</ul>\n</section>\n");
}

static bool write_standings(publication *p) {
    odd_ranking r = odd_ranking_of(p->e, &p->v.arena, '\0', (odd_text){0});
    odd_view *v = begin_page(p, "index.html", "Standings");
    odd_print_ranking(v, &r);
    if (odd_event_about(p->e)->match_count > 0)
        odd_print_matches(v, ODD_NOBODY);
    odd_print_penalties(v, ODD_NOBODY);
    if (odd_event_about(p->e)->standing_count == 0)
        odd_view_note(v, "No results yet.");
    put_downloads(&v->out);
    return end_page(p, "index.html");
}

/* The cards of one board, or, without one, of all. */
static void put_hands(publication *p, const odd_board *board, bool results) {
    odd_hands_view h = {.lines = {.v = &p->v, .b = odd_boards_of(p->e, &p->v.arena, false, false)}};
    h.lines.b.by_cards = h.lines.b.brief = true;
    h.lines.b.stated = p->stated;
    h.results = results;
    if (board != NULL)
        odd_boards_add(&h.lines.b, board);
    else
        odd_boards_add_all(&h.lines.b);
    odd_hands_records(&h);
}

static bool write_board(publication *p, size_t i) {
    char name[NAME_MAX_LEN];
    const odd_board *board = odd_board_sorted(p->e, i);
    odd_boards_view b = {.v = &p->v, .b = odd_boards_of(p->e, &p->v.arena, true, true)};
    odd_boards_add(&b.b, board);
    odd_view *v = begin_page(p, "boards.html", "Traveller");
    odd_grid g = odd_view_grid(v, &b.b, &odd_traveller_columns);
    if (b.b.traveller_count > 0)
        odd_print_traveller(&b, &g, &b.b.travellers[0], false);
    odd_grid_free(&g);
    if (board->deal != 0)
        put_hands(p, board, false);
    put_steps(p, i);
    snprintf(name, sizeof name, "board-%d.html", board->number);
    return end_page(p, name);
}

/* Links to all boards or to all scorecards. */
static bool write_boards(publication *p) {
    odd_view *v = begin_page(p, "boards.html", "Boards");
    odd_out_text(&v->out, "<nav aria-label=\"Boards\">");
    for (size_t i = 0; i < odd_event_about(p->e)->board_count; i++) {
        int number = odd_board_sorted(p->e, i)->number;
        odd_out_format(&v->out, "<a href=\"board-%d.html\">%d</a>", number, number);
    }
    odd_out_text(&v->out, "</nav>\n");
    bool good = end_page(p, "boards.html");
    for (size_t i = 0; i < odd_event_about(p->e)->board_count && good; i++)
        good = write_board(p, i);
    return good;
}

static void put_card_links(publication *p) {
    odd_out *o = &p->v.out;
    odd_out_text(o, "<ul class=\"files\">\n");
    for (size_t i = 0; i < odd_event_about(p->e)->standing_count; i++) {
        uint32_t who = odd_standing_at(p->e, i)->who;
        odd_out_text(o, "<li><a href=\"");
        odd_link_to_contestant(o, p->e, who);
        odd_out_text(o, "\">");
        odd_say_full_id(o, p->e, who);
        odd_out_char(o, ' ');
        odd_page_name(o, odd_names_of(p->e, who));
        odd_out_text(o, "</a></li>\n");
    }
    odd_out_text(o, "</ul>\n");
}

static bool write_cards(publication *p) {
    odd_scorecard_index index = odd_scorecard_index_of(p->e, &p->v.arena);
    odd_scorecard card = {.e = p->e, .arena = &p->v.arena};
    size_t *among = odd_count_fields(p->e);
    begin_page(p, "cards.html", "Scorecards");
    put_card_links(p);
    bool good = end_page(p, "cards.html");
    odd_out name = ODD_HEAP_OUT;
    for (size_t i = 0; i < odd_event_about(p->e)->standing_count && good; i++) {
        uint32_t who = odd_standing_at(p->e, i)->who;
        odd_scorecard_fill(&card, &index, who);
        odd_print_scorecard(begin_page(p, "cards.html", "Scorecard"), &card, among, true);
        name.len = 0;
        odd_link_to_contestant(&name, p->e, who);
        odd_out_char(&name, '\0');
        good = end_page(p, name.text);
    }
    odd_out_free(&name);
    free(among);
    return good;
}

static bool write_hands(publication *p) {
    begin_page(p, "hands.html", "Hand records");
    put_hands(p, NULL, false);
    return end_page(p, "hands.html");
}

/* All lines that were corrected, by board. */
static bool write_history(publication *p) {
    odd_boards_view b = {.v = &p->v, .b = odd_boards_of(p->e, &p->v.arena, false, true)};
    odd_boards_add_all(&b.b);
    odd_view *v = begin_page(p, "history.html", "Corrections");
    for (size_t i = 0; i < b.b.traveller_count; i++) {
        const odd_traveller *t = &b.b.travellers[i];
        char head[32];
        if (t->old_to == t->old_from)
            continue;
        snprintf(head, sizeof head, "Board %d", t->board->number);
        odd_view_heading(v, head);
        odd_print_corrections(&b, t->old_from, t->old_to);
    }
    return end_page(p, "history.html");
}

/* ---- Files for other programs ------------------------------------------------------------------ */

static bool write_standings_csv(publication *p) {
    odd_ranking r = odd_ranking_of(p->e, &p->v.arena, '\0', (odd_text){0});
    p->v.format = ODD_GRID_CSV;
    p->v.out.len = 0;
    odd_print_ranking(&p->v, &r);
    p->v.format = ODD_GRID_HTML;
    return write_file(p, downloads[0].name, (odd_text){p->v.out.text, p->v.out.len});
}

static bool write_downloads(publication *p) {
    bool good = write_standings_csv(p);
    for (size_t i = 1; i < DOWNLOADS && good; i++) {
        odd_out out = ODD_HEAP_OUT;
        good = odd_convert(p->args, p->f, odd_format_named(downloads[i].format), NULL, &out) &&
               write_file(p, downloads[i].name, (odd_text){out.text, out.len});
        odd_out_free(&out);
    }
    return good;
}

/* ---- The command ------------------------------------------------------------------------------- */

static bool any_corrections(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        if (odd_play_at(e, i)->later != 0)
            return true;
    return false;
}

static bool write_all(publication *p) {
    return write_standings(p) && write_boards(p) && write_cards(p) && (!p->cards || write_hands(p)) &&
           (!p->corrections || write_history(p)) && write_downloads(p);
}

static void print_done(const publication *p) {
    if (odd_args_json(p->args)) {
        fputs("{\"folder\":", stdout);
        odd_json_text(p->folder);
        printf(",\"pages\":%zu,\"files\":%zu}\n", p->pages, p->files);
    } else {
        printf("%s: %zu pages and %d files for other programs. Open %s/index.html\n", p->folder, p->pages,
               DOWNLOADS, p->folder);
    }
}

static int publish(publication *p) {
    odd_view_open(&p->v, p->args, p->e);
    p->v.format = ODD_GRID_HTML;
    p->v.style = ODD_SYMBOLS;
    p->v.linked = true;
    p->v.out.spill = NULL;
    p->cards = odd_event_about(p->e)->dealt_count > 0;
    p->corrections = any_corrections(p->e);
    if (p->cards && odd_args_value(p->args, "no-par") == NULL) {
        odd_args all = *p->args;
        all.count = 1; /* all boards: the folder is not one of them */
        odd_makeable_find(&all, p->e);
        p->stated = odd_stated_of(p->e, &p->v.arena);
    }
    odd_hands_style(&p->css);
    odd_out_text(&p->css, own_style);
    odd_out_char(&p->css, '\0');
    p->v.css = p->css.text;
    bool good = open_folder(p) && write_all(p);
    if (good) {
        remove_old(p);
        good = write_file(p, list_name, (odd_text){p->names.text, p->names.len});
    }
    if (good)
        print_done(p);
    p->v.out.len = 0;
    odd_view_close(&p->v);
    odd_out_free(&p->above);
    odd_out_free(&p->css);
    odd_out_free(&p->names);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count != 2)
        return odd_complain(
            args, "expected a file, or - for standard input, and a folder: oddtrick publish FILE DIR");
    bool good = odd_event_open(args, &f, args->operands[0]);
    publication p = {.args = args,
                     .f = &f,
                     .e = f.event,
                     .folder = args->operands[1],
                     .above = ODD_HEAP_OUT,
                     .css = ODD_HEAP_OUT,
                     .names = ODD_HEAP_OUT};
    int code = good ? publish(&p) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {0, "note", "TEXT", "print TEXT below the title of every page, such as 'Provisional until Friday'"},
    {'f', "force", NULL, "write into DIR even if it has other files"},
    ODD_MAKEABLE_OPTION,
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_publish = {
    .name = "publish",
    .synopsis = "[--note TEXT] [--no-par] FILE DIR",
    .summary = "write an event as linked web pages into a folder",
    .details = "Writes the standings, the traveller and the cards of each board, the scorecard of each\n"
               "contestant and the corrections as linked pages into DIR, with files for spreadsheets and\n"
               "other programs (CSV, USEBIO, PBN). Any web space takes the folder; the pages need neither\n"
               "scripts nor a server. Publishing again replaces the pages and removes those that are no\n"
               "longer needed; other files in DIR are never changed.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
