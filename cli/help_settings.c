/* The reference card of settings: oddtrick help settings. */
#include <string.h>

#include "cli/cli.h"
#include "cli/output.h"
#include "oddtrick_event.h"

enum { WIDTH = 80, INDENT = 17 };

/* Wraps words to the width, from a column on. */
static void put_wrapped(odd_out *o, const char *text) {
    int column = 0;
    while (*text != '\0') {
        int len = (int)strcspn(text, " ");
        if (column > 0 && column + 1 + len > WIDTH) {
            odd_out_char(o, '\n');
            column = 0;
        }
        odd_out_pad(o, column == 0 ? INDENT : 1);
        odd_out_bytes(o, text, (size_t)len);
        column += len + (column == 0 ? INDENT : 1);
        text += len + (text[len] == ' ');
    }
    odd_out_char(o, '\n');
}

/* "wbf 0.01, ebu 0.0001, acbl 0.01" */
static void say_presets(odd_out *o, const odd_setting_info *info) {
    for (int i = 0; i < ODD_RULES_COUNT; i++)
        odd_out_format(o, "%s%s %s", i > 0 ? ", " : "", odd_setting_about(ODD_SET_RULES)->preset[i],
                       info->preset[i]);
}

static void say_scorings(odd_out *o, const odd_setting_info *info) {
    int used = 0;
    for (int i = 0; i < ODD_SCORING_COUNT; i++)
        used += info->used[i];
    if (used == ODD_SCORING_COUNT || used == 0) {
        odd_out_text(o, used > 0 ? "all scorings" : "servers");
        return;
    }
    for (int i = 0, said = 0; i < ODD_SCORING_COUNT; i++)
        if (info->used[i])
            odd_out_format(o, "%s%s", said++ > 0 ? ", " : "", odd_scoring_text((odd_scoring)i));
}

static void put_setting(odd_out *o, odd_setting_name name) {
    const odd_setting_info *info = odd_setting_about(name);
    odd_out about = ODD_HEAP_OUT;
    odd_out_paint(o, ODD_BOLD, info->name);
    odd_out_pad(o, (int)strlen(info->name) < INDENT ? INDENT - (int)strlen(info->name) : 1);
    odd_out_text(o, info->values);
    odd_out_char(o, '\n');
    put_wrapped(o, info->help);
    if (name != ODD_SET_RULES) {
        say_presets(&about, info);
        odd_out_text(&about, ". ");
    }
    odd_out_text(&about, "Used by ");
    say_scorings(&about, info);
    odd_out_format(&about, ".%s%s", info->law[0] != '\0' ? " " : "", info->law);
    odd_out_text(&about, info->law[0] != '\0' ? "." : "");
    odd_out_char(&about, '\0');
    put_wrapped(o, about.text);
    odd_out_free(&about);
}

void odd_print_settings(void) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_paint(&o, ODD_BOLD, "SETTINGS   in the log of an event: set NAME VALUE; the last one is used");
    odd_out_text(
        &o,
        "\n"
        "  A log that does not set a value uses the default of its rules (wbf, ebu or\n  acbl); without set rules, that of wbf.\n\n");
    for (int i = 0; i < ODD_SET_COUNT; i++) {
        if (i > 0)
            odd_out_char(&o, '\n');
        put_setting(&o, (odd_setting_name)i);
    }
    odd_out_flush(&o);
    odd_out_free(&o);
}
