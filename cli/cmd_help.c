/* oddtrick help: the commands, each command, and the reference cards. */
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "oddtrick_format.h"
#include "oddtrick_movement.h"
#include "oddtrick_season.h"

static void print_overview(void) {
    odd_paint_text(ODD_BOLD, "oddtrick");
    puts(" scores contract bridge.\n\nusage: oddtrick COMMAND [ARGUMENT...]\n");
    for (size_t i = 0; i < odd_command_total; i++)
        printf("  %-12s %s\n", odd_commands[i]->name, odd_commands[i]->summary);
    puts("\n"
         "  oddtrick COMMAND --help    the usage of a command\n"
         "  oddtrick help scoring      the reference card: every value of bridge scoring\n"
         "  oddtrick help notation     how results and vulnerability are written\n"
         "  oddtrick help settings     the settings of an event and their defaults\n"
         "  oddtrick help scales       the scales of victory points\n"
         "  oddtrick help formats      the file formats that can be read and written\n"
         "\n"
         "Command names may be abbreviated if unambiguous. Try:\n"
         "\n"
         "  oddtrick score --explain -v both 4SX N +1");
}

static void print_option(const odd_option *o, const char *formats) {
    char text[40];
    char letter[8] = "    ";
    if (o->letter != '\0')
        snprintf(letter, sizeof letter, "-%c, ", o->letter);
    snprintf(text, sizeof text, "%s--%s%s%s", letter, o->name, o->value != NULL ? " " : "",
             o->value != NULL ? o->value : "");
    printf("  %-22s %s", text, o->help);
    if (strcmp(o->name, "format") == 0)
        printf(": %s", formats);
    putchar('\n');
}

static void print_command(const odd_command *c) {
    fputs("usage: oddtrick ", stdout);
    printf("%s ", c->name);
    for (const char *p = c->synopsis; *p != '\0'; p++) {
        putchar(*p);
        if (*p == '\n')
            fputs("       ", stdout);
    }
    printf("\n\n%s\nExample: oddtrick %s %s\n\n", c->details, c->name, c->example);
    for (size_t i = 0; i < c->option_count; i++)
        print_option(&c->options[i], c->formats);
    for (size_t i = 0; i < odd_reading_count; i++)
        if (odd_has_reading_option(c, &odd_reading_options[i]))
            print_option(&odd_reading_options[i], c->formats);
    for (size_t i = 0; i < odd_common_count(c); i++)
        print_option(&odd_common_options[i], c->formats);
}

/* ---- Words for the shell's completion ------------------------------------------------------------- */

static const char *scale_at(int i) {
    return odd_vp_kind_about((odd_vp_kind)i) != NULL ? odd_vp_kind_text((odd_vp_kind)i) : NULL;
}

static const char *kind_at(int i) {
    const odd_movement_word *kind = odd_movement_kind_about((odd_movement_kind)(i + 1));
    return kind != NULL ? kind->name : NULL;
}

static const char *form_at(int i) {
    const odd_movement_word *form = odd_movement_form_about((odd_movement_form)(i + 1));
    return form != NULL ? form->name : NULL;
}

static const char *format_at(int i) {
    const odd_format_info *format = odd_format_about(i);
    return format != NULL ? format->name : NULL;
}

static const char *award_at(int i) {
    const odd_award_file *file = odd_award_file_at((size_t)i);
    return file != NULL ? file->name : NULL;
}

/* Words that are not options or topics: the values of options. */
static const struct {
    const char *name;
    const char *(*at)(int i); /* NULL after the last one */
} lists[] = {{"scales", scale_at},
             {"kinds", kind_at},
             {"forms", form_at},
             {"formats", format_at},
             {"awards", award_at}};

/* Prints the words that may follow this command, or one of the lists. */
static int print_words(const odd_args *args) {
    if (args->count == 0) {
        for (size_t i = 0; i < odd_command_total; i++)
            puts(odd_commands[i]->name);
        return ODD_EXIT_DONE;
    }
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        if (strcmp(args->operands[0], lists[i].name) == 0) {
            for (int word = 0; lists[i].at(word) != NULL; word++)
                puts(lists[i].at(word));
            return ODD_EXIT_DONE;
        }
    const odd_command *c = odd_command_find(args->operands[0]);
    if (c == NULL)
        return ODD_EXIT_CANNOT;
    for (size_t i = 0; i < c->option_count; i++)
        printf("--%s\n", c->options[i].name);
    for (size_t i = 0; i < odd_reading_count; i++)
        if (odd_has_reading_option(c, &odd_reading_options[i]))
            printf("--%s\n", odd_reading_options[i].name);
    for (size_t i = 0; i < odd_common_count(c); i++)
        printf("--%s\n", odd_common_options[i].name);
    if (c == &odd_command_help) {
        for (size_t i = 0; i < odd_command_total; i++)
            puts(odd_commands[i]->name);
        for (size_t i = 0; i < odd_reference_count; i++)
            puts(odd_references[i].name);
    }
    return ODD_EXIT_DONE;
}

static int run(odd_args *args) {
    if (odd_args_value(args, "words") != NULL)
        return print_words(args);
    if (args->count == 0) {
        print_overview();
        return ODD_EXIT_DONE;
    }
    if (args->count > 1)
        return odd_complain(args,
                            "one topic at a time: a command, scoring, notation, settings, scales or formats");
    size_t len = strlen(args->operands[0]);
    for (size_t i = 0; i < odd_reference_count; i++)
        if (len >= 3 && strncmp(odd_references[i].name, args->operands[0], len) == 0) {
            odd_references[i].print(args->style);
            return ODD_EXIT_DONE;
        }
    const odd_command *c = odd_command_find(args->operands[0]);
    if (c == NULL)
        return ODD_EXIT_CANNOT;
    print_command(c);
    return ODD_EXIT_DONE;
}

static const odd_option options[] = {
    {0, "words", NULL, "list the words that may follow, for shell completion"},
};

const odd_command odd_command_help = {
    .name = "help",
    .example = "settings",
    .synopsis = "[COMMAND | scoring | notation | settings | scales | formats]",
    .summary = "list the commands, describe one, or print a reference card",
    .details = "Without a topic, lists the commands. 'scoring' is the reference card: trick values,\n"
               "premiums, undertricks, honors, rubber bonuses and what game needs. 'notation' explains\n"
               "how to write results and vulnerability, 'settings' lists the settings of an event,\n"
               "'scales' the scales of victory points, 'formats' the file formats that can be read and\n"
               "written.\n",
    .formats = "text",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
