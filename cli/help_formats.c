/* The reference card of formats: oddtrick help formats. */
#include <string.h>

#include "cli/cli.h"
#include "cli/output.h"
#include "oddtrick_format.h"

static const struct {
    unsigned bit;
    const char *what;
} carried[] = {
    {ODD_CARRIES_NAMES, "names"},
    {ODD_CARRIES_HANDS, "hands"},
    {ODD_CARRIES_AUCTIONS, "auctions"},
    {ODD_CARRIES_CARDS, "play"},
    {ODD_CARRIES_LEADS, "leads"},
    {ODD_CARRIES_SCORES, "scores"},
    {ODD_CARRIES_RULINGS, "rulings"},
    {ODD_CARRIES_TEAMS, "teams"},
    {ODD_CARRIES_INDIVIDUALS, "individuals"},
    {ODD_CARRIES_HISTORY, "corrections"},
};

static void put_format(odd_out *o, const odd_format_info *info) {
    enum { INDENT = 11 };
    odd_out_paint(o, ODD_BOLD, info->name);
    odd_out_pad(o, INDENT - (int)strlen(info->name));
    bool movement =
        strcmp(info->name, "bws") == 0; /* convert writes it from the movement: bridgemate_file.c */
    odd_out_format(o, "%s: %s\n", info->title,
                   movement        ? "read; written for an event with a movement"
                   : !info->writes ? "read"
                   : !info->reads  ? "written"
                                   : "read and written");
    odd_out_pad(o, INDENT);
    odd_out_format(o, "%sresults", info->endings);
    for (size_t i = 0; i < sizeof carried / sizeof carried[0]; i++)
        if (info->carries & carried[i].bit)
            odd_out_format(o, ", %s", carried[i].what);
    odd_out_char(o, '\n');
}

void odd_print_formats(void) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_paint(&o, ODD_BOLD,
                  "FORMATS   input is detected by its content, OUT of convert by its extension");
    odd_out_text(&o, "\n\n");
    for (int i = 0; odd_format_about(i) != NULL; i++)
        put_format(&o, odd_format_about(i));
    odd_out_flush(&o);
    odd_out_free(&o);
}
