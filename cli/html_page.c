/* The head and the style of pages. */
#include "cli/output.h"

/* In parts: compilers need not take longer strings. */
static const char *const base_style[] = {
    "<style>\n"
    "@page { size: A4 portrait; margin: 12mm 11mm; }\n"
    ":root { color-scheme: light dark; --ink: #1c1e21; --soft: #5f656d; --line: #d9dce0; --red: #b3202c;\n"
    "  --tint: #fbf1f0; --page: #fff; --paper: #fffefa; --edge: #cfcbc0; }\n"
    "@media screen and (prefers-color-scheme: dark) { :root { --ink: #e9e7e2; --soft: #a2a8b0; --line: #35393f;\n"
    "  --red: #ff8087; --tint: #38262a; --page: #15171a; --paper: #1c1f23; --edge: #454a51; } }\n"
    "* { box-sizing: border-box; } body { margin: 0 auto; padding: 32px 24px 40px; max-width: 1200px; color: var(--ink); background: var(--page);\n"
    "  font: 14px/1.4 system-ui, \"Segoe UI\", \"Helvetica Neue\", Arial, sans-serif;\n"
    "  font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }\n"
    "h1, h2, p, ul { margin: 0; } h1 { font-size: 26px; line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }\n"
    "h2 { font-size: 16px; margin-bottom: 8px; }\n"
    ".about { margin-top: 4px; color: var(--soft); } section { margin-top: 28px; }\n"
    "table { border-collapse: collapse; } bdi { unicode-bidi: isolate; overflow-wrap: anywhere; }\n"
    ".red, .bad { color: var(--red); } .soft { color: var(--soft); }\n",
    ".list th { font-weight: 500; font-size: 12px; color: var(--soft); }\n"
    ".list th, .list td { padding: 5px 6px; text-align: right; white-space: nowrap; vertical-align: baseline; }\n"
    ".list th:first-child, .list td:first-child { padding-left: 0; } .list th:last-child, .list td:last-child { padding-right: 2px; }\n"
    ".list .left { text-align: left; } .list .mid { text-align: center; }\n"
    ".list .deal { color: var(--soft); } .list thead { border-bottom: 1.5px solid var(--ink); }\n"
    ".list tbody tr + tr { border-top: 1px solid var(--line); }\n"
    ".list tfoot { border-top: 3px solid var(--ink); font-weight: 700; }\n"
    ".list small { display: block; width: 0; min-width: 100%; white-space: normal; font-size: 11px; line-height: 1.25;\n"
    "  color: var(--soft); } .list td.what { font-size: 15px; font-weight: 500; }\n"
    ".list .void { color: var(--soft); } .list .name { white-space: normal; text-align: left; min-width: 7em; max-width: 24em; }\n"
    ".list th.over { text-align: center; border-bottom: 1px solid var(--line); }\n"
    "ul { padding: 0; list-style: none; max-width: 72ch; } li { padding: 2px 0; overflow-wrap: anywhere; }\n"
    "code { font: 13px/1.3 ui-monospace, \"SF Mono\", Menlo, Consolas, monospace; background: var(--tint);\n"
    "  padding: 1px 5px; border-radius: 3px; }\n"
    "@media screen and (max-width: 640px) { body { padding: 20px 14px 28px; } h1 { font-size: 22px; } }\n"
    "@media print { body { padding: 0; max-width: none; font-size: 8.5pt; background: none;\n"
    "    -webkit-print-color-adjust: exact; print-color-adjust: exact; }\n"
    "  h1 { font-size: 16pt; } h2 { font-size: 11pt; break-after: avoid; } section { margin-top: 13pt; }\n"
    "  tr, li { break-inside: avoid; } ul { columns: 17em; max-width: none; }\n"
    "  .list { font-size: 7.5pt; } .list th { font-size: 6.5pt; }\n"
    "  .list th, .list td { padding: 2pt 2.2pt; } .list td.what { font-size: 8.5pt; }\n"
    "  .list small { font-size: 6.5pt; } tfoot { display: table-row-group; } }\n",
};

void odd_page_open(odd_out *o, odd_text title, const char *const *style, size_t parts) {
    odd_out_text(o, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    odd_out_markup(o, title);
    odd_out_text(o, "</title>\n");
    for (size_t i = 0; i < sizeof base_style / sizeof base_style[0]; i++)
        odd_out_text(o, base_style[i]);
    for (size_t i = 0; i < parts; i++)
        odd_out_text(o, style[i]);
    odd_out_text(o, "</style>\n</head>\n");
}

void odd_page_close(odd_out *o) {
    odd_out_text(o, "</body>\n</html>\n");
}

void odd_page_name(odd_out *o, odd_text name) {
    odd_out_text(o, "<bdi>");
    odd_out_markup(o, name);
    odd_out_text(o, "</bdi>");
}
