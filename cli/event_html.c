/* Pages about events: their style, and what is above and below their lists. No scripts, and nothing from other
 * sites. */
#include <string.h>

#include "cli/event_command.h"
#include "cli/output.h"

/* In addition to the style of all pages. */
static const char *const event_style[] = {
    ":root { --band: #f6f1e3; } @media screen and (prefers-color-scheme: dark) { :root { --band: #202b25; } }\n"
    "@media screen { .list { border-collapse: separate; border-spacing: 0; padding: 2px 14px 6px; border-radius: 12px; background: var(--paper);\n"
    "    box-shadow: 0 1px 2px rgb(30 26 10 / 14%), 0 8px 22px rgb(30 26 10 / 12%); } .list tr + tr > *, .list tbody + tbody > tr:first-child > * { border-top: 1px solid var(--line); }\n"
    "  .list thead tr > * { border-top: 0; } .list thead tr:last-child > * { border-bottom: 1.5px solid var(--ink); } .list tfoot > tr:first-child > * { border-top: 2px solid var(--ink); } }\n"
    "body { max-width: 980px; } .list { width: 100%; } .list.narrow { width: auto; } .board .narrow { margin-top: 12px; } h2 { margin-top: 28px; }\n"
    "main > table:first-child { margin-top: 20px; } section > h2:first-child { margin-top: 0; } h2 small { margin-left: 8px; font: 400 15px/1.3 system-ui, sans-serif; letter-spacing: 0; color: var(--soft); }\n"
    ".figures { font-size: 17px; margin-bottom: 12px; }\n"
    ".list th, .list td { padding: 5px 8px; } .list th.name, .list td.name { width: 50%; }\n"
    ".list td.name { font-size: 15px; line-height: 1.3; } .narrow th.name, .narrow td.name, .list .name:has(+ .name) { width: auto; }\n"
    ".list .what { text-align: left; } .list td.what { line-height: 1.3; } .list td.key { font-weight: 700; }\n"
    ".list th.over { padding-bottom: 0; border: 0; } .over span { display: block; border-bottom: 1px solid var(--line); }\n"
    ".list tbody .sum { font-weight: 700; border-top: 1px solid var(--soft); border-bottom: 1px solid var(--soft); background: var(--band); }\n"
    ".sum td:first-child { max-width: 0; overflow: visible; text-align: left; }\n"
    ".void .name { text-decoration: line-through; }\n"
    "nav { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 16px; }\n"
    "nav a { display: inline-grid; place-items: center; min-width: 44px; min-height: 44px; padding: 3px 8px; color: inherit; text-decoration: none; font-weight: 600;\n"
    "  border: 1.5px solid var(--edge); border-radius: 10px; background: var(--paper); } nav a:hover { border-color: var(--ink); }\n"
    "footer { margin-top: 28px; font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }\n",
    "@media screen and (max-width: 640px) { .roomy { display: none; } body { padding: 16px 8px 24px; } .list { padding-inline: 6px; } h2, footer, .figures { padding-inline: 6px; } .list th, .list td { padding: 5px 2.5px; }\n"
    "  .list .name { min-width: 0; } h2 small { display: block; margin: 0; }\n"
    "  .list.narrow { width: 100%; } .narrow td.left, .narrow td.what { white-space: normal; } .narrow td.what { overflow-wrap: anywhere; } .narrow td.name { min-width: 5em; }\n"
    "  .list td, .list td.what { font-size: 13px; } .list td.name { font-size: 14px; } .list td.left { padding-left: 6px; } }\n",
    /* On a phone a result takes two lines, one for each side, with its names. */
    "@supports selector(:nth-child(1 of td)) { @media screen and (max-width: 640px) { .board .list, .board .list tbody { display: block; }\n"
    "  .board .list thead { position: absolute; clip-path: inset(50%); } .board .list tr + tr { border-top: 1px solid var(--line); } .board .list tr + tr > * { border: 0; }\n"
    "  .board .list tbody tr { display: grid; grid-template-columns: 1.6em minmax(0, 1fr) auto 3.2em 3em; gap: 0 6px; align-items: baseline; padding: 7px 2px; }\n"
    "  .board .list tr > td { padding: 1px 0 !important; } .board .list td.name { display: block; grid-area: 1 / 2; width: auto; max-width: none; }\n"
    "  .board .list .left { grid-area: 1 / 1; color: var(--soft); } .board .list .left ~ .left { grid-area: 2 / 1; } .board .list .name ~ .name { grid-area: 2 / 2; }\n"
    "  .board .list td.what { grid-area: 1 / 3; } .board .list .what ~ .what { grid-area: 2 / 3; color: var(--soft); } .board .list td.what:has(br) { grid-row: 1 / 3; }\n"
    "  .board .list td:nth-child(1 of :not([class])) { grid-area: 1 / 4; } .board .list td:nth-child(2 of :not([class])) { grid-area: 2 / 4; }\n"
    "  .board .list td:nth-child(3 of :not([class])) { grid-area: 1 / 5; } .board .list td:nth-child(4 of :not([class])) { grid-area: 2 / 5; } } }\n"
    "@media print { h2 { margin-top: 12pt; } h2 small { font-size: 9pt; } nav { display: none; }\n"
    "  .list { font-size: 9pt; line-height: 1.2; } .list th { font-size: 7.5pt; } .list th, .list td { padding: 1.4pt 3.2pt; }\n"
    "  .list td.name { font-size: 9pt; line-height: 1.2; } .list td.what { font-size: 9.5pt; line-height: 1.2; }\n"
    "  .board { break-inside: avoid; margin-top: 12pt; }\n"
    "  .card + .card { break-before: page; } .card { margin-top: 10pt; }\n"
    "  .figures { font-size: 10pt; margin-bottom: 6pt; } footer { font-size: 7pt; margin-top: 10pt; } }\n",
};

enum { EVENT_STYLE = sizeof event_style / sizeof event_style[0] };

void odd_html_begin(odd_view *v, odd_text title) {
    odd_out *o = &v->out;
    const char *style[EVENT_STYLE + 1];
    memcpy(style, event_style, sizeof event_style);
    style[EVENT_STYLE] = v->css != NULL ? v->css : "";
    odd_page_open(o, title, style, EVENT_STYLE + 1);
    odd_out_text(o, "<body>\n<header>\n<h1>");
    odd_page_name(o, title);
    odd_out_text(o, "</h1>\n<p class=\"about\">");
}

void odd_html_head(odd_view *v, const char *what) {
    odd_text title =
        odd_event_about(v->e)->title.len > 0 ? odd_event_about(v->e)->title : (odd_text){what, strlen(what)};
    odd_out *o = &v->out;
    odd_html_begin(v, title);
    if (odd_event_about(v->e)->date.len > 0) {
        odd_page_name(o, odd_event_about(v->e)->date);
        odd_out_text(o, ". ");
    }
    odd_view_about(o, v->e);
    odd_out_text(o, "</p>\n</header>\n");
    odd_out_text(o, v->above != NULL ? v->above : "");
    odd_out_text(o, "<main>\n");
}

/* ---- Settings ---------------------------------------------------------------------------------- */

static void put_setting(odd_out *o, const odd_setting_info *info, const char *value) {
    odd_out_format(o, "<dt>%s</dt>", info->title);
    for (odd_text one; (one.len = strcspn(value, ",")) > 0; value += one.len + (value[one.len] == ',')) {
        one.text = value;
        odd_text words = odd_setting_value_words(info, one);
        words = words.len > 0 ? words : one;
        odd_out_format(o, "<dd>%.*s</dd>", (int)words.len, words.text);
    }
    odd_out_char(o, '\n');
}

/* Things that are not settings, in the words of the log. */
static void put_other(odd_out *o, const char *title, const char *value) {
    odd_out_format(o, "<dt>%s</dt><dd><code>", title);
    odd_out_markup(o, odd_text_of(value));
    odd_out_text(o, "</code></dd>\n");
}

/* Writes the settings in plain words, for people who do not know the log. */
static void put_settings(odd_view *v) {
    const char *name;
    char value[128];
    odd_out *o = &v->out;
    odd_out_text(o, "<p>How this was scored</p>\n<dl class=\"settings\">\n");
    for (int at = 0; odd_next_setting(v->e, &at, &name, value, sizeof value);) {
        const odd_setting_info *info = NULL;
        bool expected = strcmp(name, "E") == 0; /* the expected number, whether the log states it or not */
        for (int i = 0; i < ODD_SET_COUNT && info == NULL; i++)
            if (strcmp(odd_setting_about((odd_setting_name)i)->name, expected ? "expected" : name) == 0)
                info = odd_setting_about((odd_setting_name)i);
        if (info == NULL)
            put_other(o, strcmp(name, "vp") == 0 ? "Scale of victory points" : "Total of the sessions",
                      value);
        else if (expected || info != odd_setting_about(ODD_SET_EXPECTED))
            put_setting(o, info, value);
    }
    odd_out_text(o, "</dl>\n");
}

void odd_html_footer(odd_view *v) {
    const char *name;
    char value[128];
    odd_out *o = &v->out;
    odd_out_text(o, "</main>\n<footer>");
    if (v->linked)
        put_settings(v);
    else
        odd_out_text(o, "Settings: ");
    for (int at = 0, count = 0; !v->linked && odd_next_setting(v->e, &at, &name, value, sizeof value);
         count++) {
        odd_out_format(o, "%s%s ", count > 0 ? ", " : "", name);
        odd_out_markup(o, (odd_text){value, strlen(value)});
    }
    odd_out_text(o, "</footer>\n");
    odd_page_close(o);
}

/* ---- Links ------------------------------------------------------------------------------------- */

void odd_link_to_contestant(odd_out *o, const odd_event *e, uint32_t who) {
    odd_out_text(o, "card-");
    odd_say_full_id(o, e, who);
    odd_out_text(o, ".html");
}

void odd_link_to_board(odd_out *o, const odd_event *e, const odd_board *board) {
    odd_out_text(o, "board-");
    if (odd_event_about(e)->has_sessions)
        odd_out_format(o, "%d-", odd_event_session_at(e, board->session)->number);
    odd_out_format(o, "%d.html", board->number);
}

bool odd_link_to_seat(odd_out *o, const odd_event *e, const odd_play *p, int direction) {
    odd_partners sat = odd_event_partners(e, p, direction);
    if (sat.who[0] == ODD_NOBODY || sat.who[1] != ODD_NOBODY || odd_event_standing(e, sat.who[0]) == NULL)
        return false;
    odd_link_to_contestant(o, e, sat.who[0]);
    return true;
}

void odd_html_links(odd_view *v, const char *label, const char *kind, const int *numbers, size_t count) {
    odd_out_format(&v->out, "<nav aria-label=\"%s\">", label);
    for (size_t i = 0; i < count; i++)
        odd_out_format(&v->out, "<a href=\"#%s-%d\">%d</a>", kind, numbers[i], numbers[i]);
    odd_out_text(&v->out, "</nav>\n");
}
