/* Options and operands. Options may be anywhere among the arguments and may be shortened if unambiguous; an
 * argument that looks like a number, -2, is not an option. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/output.h"

const odd_option odd_common_options[] = {
    {0, "format", "FORMAT", "output format"},
    {0, "ascii", NULL, "use letters for suit symbols: 4SX N +1"},
    {0, "color", "WHEN", "use colors: auto (on a terminal), always or never"},
    {'h', "help", NULL, "show this help"},
    {0, "raw-csv", NULL, "CSV: do not escape cells that a spreadsheet would read as formulas"},
};
enum { RAW_CSV = 4, COMMON_MAX = sizeof odd_common_options / sizeof odd_common_options[0] };

size_t odd_common_count(const odd_command *command) {
    return strstr(command->formats, "csv") != NULL ? COMMON_MAX : RAW_CSV;
}

const odd_option odd_reading_options[] = {
    {0, "strict", NULL, "refuse a file with unreadable items instead of leaving them out"},
    {0, "encoding", "NAME", "encoding of FILE if not UTF-8: windows-1250, iso-8859-2 ..."},
};
const size_t odd_reading_count = sizeof odd_reading_options / sizeof odd_reading_options[0];
_Static_assert(sizeof odd_reading_options / sizeof odd_reading_options[0] == ODD_READING_MAX,
               "room for each");

enum { ALL_MAX = ODD_OPTIONS_MAX + ODD_READING_MAX + COMMON_MAX };

bool odd_has_reading_option(const odd_command *command, const odd_option *option) {
    for (size_t i = 0; i < command->option_count; i++)
        if (strcmp(command->options[i].name, option->name) == 0)
            return false;
    return command->reads;
}

typedef struct reading {
    odd_args *args;
    const odd_option *all[ALL_MAX]; /* the command's own options, those for reading, the common ones */
    size_t count, common;           /* common: where the common ones begin */
    const char *values[ALL_MAX];
    char **argv;
    int argc, at;
} reading;

int odd_complain(const odd_args *args, const char *format, ...) {
    va_list list;
    va_start(list, format);
    fprintf(stderr, "oddtrick %s: ", args->command->name);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    return ODD_EXIT_CANNOT;
}

static bool is_option(const char *arg) {
    return arg[0] == '-' && arg[1] != '\0' && !odd_is_digit(arg[1]);
}

/* Finds the option with that name, or the only one whose name begins with it. Returns -1 after a message. */
static int find_long(reading *r, const char *name, size_t len) {
    int found = -1;
    for (size_t i = 0; i < r->count; i++) {
        if (len == 0 || strncmp(r->all[i]->name, name, len) != 0)
            continue;
        if (r->all[i]->name[len] == '\0')
            return (int)i;
        if (found >= 0) {
            odd_complain(r->args, "ambiguous option --%.*s: --%s or --%s", (int)len, name,
                         r->all[found]->name, r->all[i]->name);
            return -1;
        }
        found = (int)i;
    }
    if (found >= 0)
        return found;
    const char *names[ALL_MAX];
    for (size_t i = 0; i < r->count; i++)
        names[i] = r->all[i]->name;
    const char *meant = odd_suggest(name, len, names, r->count);
    if (meant != NULL)
        odd_complain(r->args, "unknown option --%.*s: did you mean --%s?", (int)len, name, meant);
    else
        odd_complain(r->args, "unknown option --%.*s: see 'oddtrick %s --help'", (int)len, name,
                     r->args->command->name);
    return -1;
}

static int find_short(reading *r, char letter) {
    for (size_t i = 0; i < r->count; i++)
        if (r->all[i]->letter == letter)
            return (int)i;
    odd_complain(r->args, "unknown option -%c: see 'oddtrick %s --help'", letter, r->args->command->name);
    return -1;
}

/* Options may be repeated: all values are kept. */
static bool keep(reading *r, int option, const char *value) {
    odd_args *args = r->args;
    if (args->given_count == ODD_GIVEN_MAX) {
        odd_complain(args, "too many options: at most %d with a value", ODD_GIVEN_MAX);
        return false;
    }
    args->given[args->given_count].option = option;
    args->given[args->given_count++].value = value;
    return true;
}

/* Takes the value that follows an option, attached to it or as the next argument. */
static bool take(reading *r, int option, const char *attached, const char *shown) {
    const odd_option *o = r->all[option];
    if (o->value == NULL) {
        r->values[option] = "";
        if (attached == NULL)
            return true;
        odd_complain(r->args, "%s takes no value", shown);
        return false;
    }
    if (attached == NULL && r->at + 1 < r->argc)
        attached = r->argv[++r->at];
    r->values[option] = attached;
    if (attached != NULL)
        return keep(r, option, attached);
    odd_complain(r->args, "%s needs a value: %s %s", shown, shown, o->value);
    return false;
}

/* -v VUL, -vVUL, -re */
static bool read_letters(reading *r, const char *letters) {
    for (; *letters != '\0'; letters++) {
        int option = find_short(r, *letters);
        char shown[3] = {'-', *letters, '\0'};
        if (option < 0)
            return false;
        if (r->all[option]->value != NULL)
            return take(r, option, letters[1] != '\0' ? letters + 1 : NULL, shown);
        take(r, option, NULL, shown);
    }
    return true;
}

static bool read_option(reading *r) {
    const char *arg = r->argv[r->at];
    if (arg[1] != '-')
        return read_letters(r, arg + 1);
    const char *equals = strchr(arg, '=');
    size_t len = equals != NULL ? (size_t)(equals - arg) - 2 : strlen(arg) - 2;
    int option = find_long(r, arg + 2, len);
    if (option < 0)
        return false;
    char shown[40];
    snprintf(shown, sizeof shown, "--%s", r->all[option]->name);
    return take(r, option, equals != NULL ? equals + 1 : NULL, shown);
}

/* Finds a word in `choices`, which are separated by blanks. */
static const char *choose(const char *word, const char *choices, char *room, size_t cap) {
    size_t len = strlen(word);
    for (const char *p = choices; *p != '\0';) {
        size_t n = strcspn(p, " ");
        if (n == len && strncmp(p, word, n) == 0 && n < cap) {
            memcpy(room, p, n);
            room[n] = '\0';
            return room;
        }
        p += n + (p[n] == ' ');
    }
    return NULL;
}

static bool check_choice(odd_args *args, const char *option, const char *value, const char *choices) {
    char room[16];
    if (choose(value, choices, room, sizeof room) != NULL)
        return true;
    odd_complain(args, "invalid %s '%s': expected one of: %s", option, value, choices);
    return false;
}

static bool apply_common(reading *r) {
    odd_args *args = r->args;
    const char **values = &r->values[r->common], *format = values[0], *color = values[2];
    args->format = format != NULL ? format : "text";
    args->style = values[1] != NULL ? ODD_ASCII : ODD_SYMBOLS;
    args->help = values[3] != NULL;
    if (format != NULL && !check_choice(args, "--format", format, args->command->formats))
        return false;
    if (color != NULL && !check_choice(args, "--color", color, "auto always never"))
        return false;
    odd_term_start(color);
    if (r->count > r->common + RAW_CSV && values[RAW_CSV] != NULL)
        odd_csv_keep_raw();
    return true;
}

static void list_options(reading *r, const odd_command *command) {
    for (size_t i = 0; i < command->option_count; i++)
        r->all[r->count++] = &command->options[i];
    for (size_t i = 0; i < odd_reading_count; i++)
        if (odd_has_reading_option(command, &odd_reading_options[i]))
            r->all[r->count++] = &odd_reading_options[i];
    r->common = r->count;
    for (size_t i = 0; i < odd_common_count(command); i++)
        r->all[r->count++] = &odd_common_options[i];
}

/* Checks the options that several commands share before any of them prints something. */
static bool check_shared(const odd_args *args) {
    const char *threads = odd_args_value(args, "threads");
    int number;
    if (odd_args_value(args, "cache") != NULL && odd_args_value(args, "no-cache") != NULL) {
        odd_complain(args, "expected --cache or --no-cache, not both");
        return false;
    }
    return threads == NULL || odd_args_number(args, &number, threads, "number of threads", 1, 1000);
}

/* Gives the options of the command, and those of reading, their values. */
static void keep_values(odd_args *args, const reading *r) {
    size_t own = args->command->option_count;
    for (size_t i = 0; i < own; i++)
        args->values[i] = r->values[i];
    for (size_t i = own; i < r->common; i++)
        args->reading[r->all[i] - odd_reading_options] = r->values[i];
}

bool odd_args_read(odd_args *args, const odd_command *command, int argc, char **argv) {
    reading r = {.args = args, .argv = argv, .argc = argc};
    *args = (odd_args){.command = command, .operands = argv};
    list_options(&r, command);
    bool operands_only = false;
    for (r.at = 0; r.at < argc; r.at++) {
        if (!operands_only && strcmp(argv[r.at], "--") == 0)
            operands_only = true;
        else if (operands_only || !is_option(argv[r.at]))
            args->operands[args->count++] = argv[r.at];
        else if (!read_option(&r))
            return false;
    }
    keep_values(args, &r);
    return apply_common(&r) && check_shared(args);
}

bool odd_args_from_stdin(odd_args *args) {
    static char text[1 << 16];
    static char *words[1 << 13];
    if (args->count != 1 || strcmp(args->operands[0], "-") != 0)
        return true;
    size_t len = fread(text, 1, sizeof text - 1, stdin);
    text[len] = '\0';
    args->operands = words;
    args->count = 0;
    for (char *word = strtok(text, " \t\r\n"); word != NULL; word = strtok(NULL, " \t\r\n")) {
        if (args->count == (int)(sizeof words / sizeof words[0]) || !feof(stdin)) {
            odd_complain(args, "too many numbers on standard input");
            return false;
        }
        args->operands[args->count++] = word;
    }
    if (args->count == 0)
        odd_complain(args, "no numbers on standard input");
    return args->count > 0;
}

const char *odd_args_value(const odd_args *args, const char *name) {
    for (size_t i = 0; i < args->command->option_count; i++)
        if (strcmp(args->command->options[i].name, name) == 0)
            return args->values[i];
    for (size_t i = 0; i < odd_reading_count; i++)
        if (strcmp(odd_reading_options[i].name, name) == 0)
            return args->reading[i];
    return NULL;
}

size_t odd_args_all(const odd_args *args, const char *name, const char *values[ODD_GIVEN_MAX]) {
    size_t count = 0;
    for (size_t i = 0; i < args->given_count; i++) {
        size_t option = (size_t)args->given[i].option;
        if (option < args->command->option_count && strcmp(args->command->options[option].name, name) == 0)
            values[count++] = args->given[i].value;
    }
    return count;
}

bool odd_args_json(const odd_args *args) {
    return strcmp(args->format, "json") == 0;
}

bool odd_args_number(const odd_args *args, int *out, const char *text, const char *what, int least,
                     int most) {
    char *end;
    long value = strtol(text, &end, 10);
    bool number = end != text && *end == '\0' && (odd_is_digit(text[0]) || strchr("+-", text[0]) != NULL);
    if (number && value >= least && value <= most) {
        *out = (int)value;
        return true;
    }
    if (most == least + 1)
        odd_complain(args, "invalid %s '%s': expected %d or %d", what, text, least, most);
    else
        odd_complain(args, "invalid %s '%s': expected a whole number from %d to %d", what, text, least, most);
    return false;
}
