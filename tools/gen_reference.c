/* Writes what the library knows about settings and scales, as a part of a man page or of a document:
 * reference settings|scales man|md. tools/reference puts it in its place. */
#include <stdio.h>
#include <string.h>

#include "oddtrick_event.h"

/* Writes a text for a man page: with literal hyphens, and without a command at the start of a line. */
static void put_man(const char *text) {
    for (; *text != '\0'; text++)
        if (*text == '-')
            fputs("\\-", stdout);
        else if (*text == '\'')
            fputs("\\(aq", stdout);
        else
            putchar(*text);
}

/* Writes a text for a row of a Markdown table. */
static void put_md(const char *text) {
    for (; *text != '\0'; text++)
        printf("%s%c", *text == '|' || *text == '*' ? "\\" : "", *text);
}

/* "auto NUMBER" "auto, or a whole number from 1 to 1000" */
static void values(char *out, size_t cap, const odd_setting_info *info) {
    char least[ODD_AMOUNT_MAX], most[ODD_AMOUNT_MAX];
    size_t len = 0;
    out[0] = '\0';
    for (const char *word = info->values; *word != '\0';) {
        int letters = (int)strcspn(word, " ");
        const char *comma = len > 0 ? ", " : "";
        if (strncmp(word, "NUMBER", 6) == 0) {
            odd_amount_format(least, sizeof least, info->least, 0);
            odd_amount_format(most, sizeof most, info->most, 0);
            len +=
                (size_t)snprintf(out + len, cap - len, "%sa%s number from %s to %s", len > 0 ? ", or " : "",
                                 info->step == ODD_ONE ? " whole" : "", least, most);
        } else if (strncmp(word, "LIST", 4) == 0) {
            len += (size_t)snprintf(out + len, cap - len, "%spercentages with commas between", comma);
        } else {
            len += (size_t)snprintf(out + len, cap - len, "%s%.*s", comma, letters, word);
        }
        word += letters + (word[letters] == ' ');
    }
}

/* Writes "0.01; ebu 0.0001": the value under the rules of the WBF, and other rules that differ. */
static void presets(char *out, size_t cap, const odd_setting_info *info) {
    const char *const *rules = odd_setting_about(ODD_SET_RULES)->preset;
    size_t len = (size_t)snprintf(out, cap, "%s", info->preset[0]);
    for (int i = 1; i < ODD_RULES_COUNT && info->preset != rules; i++)
        if (strcmp(info->preset[i], info->preset[0]) != 0)
            len += (size_t)snprintf(out + len, cap - len, "; %s %s", rules[i], info->preset[i]);
}

static void scorings(char *out, size_t cap, const odd_setting_info *info) {
    size_t len = 0, used = 0;
    for (int i = 0; i < ODD_SCORING_COUNT; i++)
        used += info->used[i];
    snprintf(out, cap, used > 0 ? "all scorings" : "servers");
    for (int i = 0; i < ODD_SCORING_COUNT && used < ODD_SCORING_COUNT; i++)
        if (info->used[i])
            len += (size_t)snprintf(out + len, cap - len, "%s%s", len > 0 ? ", " : "",
                                    odd_scoring_text((odd_scoring)i));
}

static void put_settings(bool man) {
    const odd_setting_info *info;
    char value[400], preset[200], scoring[200];
    if (!man)
        puts("| setting | values | default | used by | what it does |\n|---|---|---|---|---|");
    for (int i = 0; (info = odd_setting_about((odd_setting_name)i)) != NULL; i++) {
        values(value, sizeof value, info);
        presets(preset, sizeof preset, info);
        scorings(scoring, sizeof scoring, info);
        if (!man) {
            printf("| `%s` | %s | %s | %s | ", info->name, value, preset, scoring);
            put_md(info->help);
            printf("%s%s%s |\n", info->law[0] != '\0' ? " " : "", info->law, info->law[0] != '\0' ? "." : "");
            continue;
        }
        fputs(".TP\n.B ", stdout);
        put_man(info->name);
        putchar('\n');
        put_man(info->help);
        fputs("\nValues: ", stdout);
        put_man(value);
        fputs(".\nDefault: ", stdout);
        put_man(preset);
        fputs(".\nUsed by ", stdout);
        put_man(scoring);
        puts(".");
        if (info->law[0] != '\0')
            printf("%s.\n", info->law);
    }
}

static void put_scales(bool man) {
    const odd_vp_kind_info *info;
    if (!man)
        puts("| scale | |\n|---|---|");
    for (int i = 0; (info = odd_vp_kind_about((odd_vp_kind)i)) != NULL; i++) {
        fputs(man ? ".TP\n.B " : "| `", stdout);
        (man ? put_man : put_md)(info->name);
        fputs(man ? "\n" : "` | ", stdout);
        (man ? put_man : put_md)(info->about);
        fputs(info->has_half ? "; half matches 10 to 0" : "", stdout);
        puts(man ? "" : " |");
    }
}

int main(int argc, char **argv) {
    bool man = argc == 3 && strcmp(argv[2], "man") == 0;
    if (argc == 3 && strcmp(argv[1], "settings") == 0)
        put_settings(man);
    else if (argc == 3 && strcmp(argv[1], "scales") == 0)
        put_scales(man);
    else
        return 2;
    return 0;
}
