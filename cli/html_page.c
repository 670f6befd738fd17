/* The head and the style of pages. */
#include "cli/output.h"

/* In parts, since compilers need not accept longer strings. */
static const char *const base_style[] = {
    "<style>\n"
    "@page { size: A4 portrait; margin: 12mm 11mm; }\n"
    ":root { color-scheme: light dark; --ink: #1a1f1c; --soft: #555c55; --line: #ded6c2; --red: #bf1d2a;\n"
    "  --tint: #f6f1e3; --page: #efe9da; --paper: #fffdf6; --edge: #cfc7b2; --felt-lit: #1b6045; --felt: #144c37; --felt-deep: #0b3425;\n"
    "  --serif: \"Source Serif 4\", \"Iowan Old Style\", Palatino, Georgia, serif; }\n"
    "@media screen and (prefers-color-scheme: dark) { :root { --ink: #efece1; --soft: #a9b5ad; --line: #2e3a33;\n"
    "  --red: #ff8684; --tint: #131b17; --page: #0d1411; --paper: #18211c; --edge: #3d4c44; --felt-lit: #16402f; --felt: #0f2f22; --felt-deep: #0a2118; } }\n"
    "* { box-sizing: border-box; } body { margin: 0 auto; padding: 32px 24px 40px; max-width: 1200px; color: var(--ink); background: var(--page);\n"
    "  font: 15px/1.4 \"Source Sans 3\", system-ui, \"Segoe UI\", \"Helvetica Neue\", Arial, sans-serif;\n"
    "  font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }\n"
    "h1, h2, p, ul { margin: 0; } h1 { font: 600 30px/1.15 var(--serif); letter-spacing: -0.012em; overflow-wrap: anywhere; }\n"
    "h2 { font: 600 20px/1.2 var(--serif); letter-spacing: -0.012em; margin-bottom: 8px; }\n"
    ".about { margin-top: 4px; color: var(--soft); } section { margin-top: 28px; }\n"
    "@media screen { html { overflow-x: clip; } header { margin: 0 calc(50% - 50vw) 24px; padding: 24px calc(50vw - 50%) 20px; color: #f8f4e8;\n"
    "  background: linear-gradient(var(--felt-lit), var(--felt)); } header .about { color: #cde0d4; } body:has(> header) { padding-top: 0; } }\n"
    "table { border-collapse: collapse; } bdi { unicode-bidi: isolate; overflow-wrap: anywhere; }\n"
    ".red, .bad { color: var(--red); } .soft { color: var(--soft); }\n",
    ".list th { font-weight: 500; font-size: 13px; color: var(--soft); }\n"
    ".list th, .list td { padding: 5px 6px; text-align: right; white-space: nowrap; vertical-align: baseline; }\n"
    ".list th:first-child, .list td:first-child { padding-left: 0; } .list th:last-child, .list td:last-child { padding-right: 2px; }\n"
    ".list .left { text-align: left; } .list .mid { text-align: center; }\n"
    ".list .deal { color: var(--soft); } .list thead { border-bottom: 1.5px solid var(--ink); }\n"
    ".list tbody tr + tr { border-top: 1px solid var(--line); }\n"
    ".list tfoot { border-top: 3px solid var(--ink); font-weight: 700; }\n"
    ".list small { display: block; width: 0; min-width: 100%; white-space: normal; font-size: 13px; line-height: 1.25;\n"
    "  color: var(--soft); } .list td.what { font-size: 15px; font-weight: 500; }\n"
    ".list .void { color: var(--soft); } .list .name { white-space: normal; text-align: left; min-width: 7em; max-width: 24em; }\n"
    ".list th.over { text-align: center; border-bottom: 1px solid var(--line); }\n"
    "ul { padding: 0; list-style: none; max-width: 72ch; } li { padding: 2px 0; overflow-wrap: anywhere; }\n"
    "code { font: 13px/1.3 ui-monospace, \"SF Mono\", Menlo, Consolas, monospace; background: var(--tint);\n"
    "  padding: 1px 5px; border-radius: 3px; }\n"
    "@media screen and (max-width: 640px) { body { padding: 20px 14px 28px; } h1 { font-size: 25px; } header { padding-block: 16px; } }\n"
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
