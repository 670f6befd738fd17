/* Pages about events: how they look, and what stands above and below their tables. No script, nothing from
 * elsewhere. */
#include <string.h>

#include "cli/event_command.h"
#include "cli/output.h"

/* Besides the style of all pages. */
static const char *const event_style[] = {
    ":root { --band: #f3f4f6; } @media screen and (prefers-color-scheme: dark) { :root { --band: #22262b; } }\n"
    "body { max-width: 980px; } .list { width: 100%; } .list.narrow { width: auto; } .board .narrow { margin-top: 12px; } h2 { margin-top: 28px; }\n"
    "main > table:first-child { margin-top: 20px; } section > h2:first-child { margin-top: 0; } h2 small { margin-left: 8px; font-size: 13px; font-weight: 400; color: var(--soft); }\n"
    ".figures { font-size: 15px; margin-bottom: 12px; }\n"
    ".list th, .list td { padding: 5px 8px; } .list th.name, .list td.name { width: 50%; }\n"
    ".list td.name { font-size: 15px; line-height: 1.3; } .narrow th.name, .narrow td.name, .list .name:has(+ .name) { width: auto; }\n"
    ".list .what { text-align: left; } .list td.what { line-height: 1.3; } .list td.key { font-weight: 700; }\n"
    ".list th.over { padding-bottom: 0; border: 0; } .over span { display: block; border-bottom: 1px solid var(--line); }\n"
    ".list tbody .sum { font-weight: 700; border-top: 1px solid var(--soft); border-bottom: 1px solid var(--soft); background: var(--band); }\n"
    ".sum td:first-child { max-width: 0; overflow: visible; text-align: left; }\n"
    ".void .name { text-decoration: line-through; }\n"
    "nav { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 16px; }\n"
    "nav a { min-width: 2.4em; padding: 3px 6px; text-align: center; color: inherit; text-decoration: none;\n"
    "  border: 1px solid var(--line); border-radius: 4px; } nav a:hover { border-color: var(--ink); }\n"
    "footer { margin-top: 28px; font-size: 12px; color: var(--soft); overflow-wrap: anywhere; }\n",
    "@media screen and (max-width: 640px) { .roomy { display: none; } body { padding: 16px 11px 24px; } .list th, .list td { padding: 5px 2.5px; }\n"
    "  .list .name { min-width: 0; } h2 small { display: block; margin: 0; }\n"
    "  .list.narrow { width: 100%; } .narrow td.left { white-space: normal; }\n"
    "  .list td, .list td.what { font-size: 13px; } .list td.name { font-size: 14px; } .list td.left { padding-left: 6px; } }\n"
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

void odd_html_foot(odd_view *v) {
    const char *name;
    char value[128];
    odd_out *o = &v->out;
    odd_out_text(o, "</main>\n<footer>Settings: ");
    for (int at = 0, count = 0; odd_next_setting(v->e, &at, &name, value, sizeof value); count++) {
        odd_out_format(o, "%s%s ", count > 0 ? ", " : "", name);
        odd_out_markup(o, (odd_text){value, strlen(value)});
    }
    odd_out_text(o, "</footer>\n");
    odd_page_close(o);
}

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
