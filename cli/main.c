/* oddtrick COMMAND ...: finds the command and runs it. */
#include <errno.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "platform/store/event_store.h"

const odd_command *const odd_commands[] = {
    &odd_command_score,   &odd_command_table,        &odd_command_imp,      &odd_command_vp,
    &odd_command_batch,   &odd_command_rubber,       &odd_command_chicago,  &odd_command_rank,
    &odd_command_season,  &odd_command_masterpoints, &odd_command_boards,   &odd_command_card,
    &odd_command_why,     &odd_command_whatif,       &odd_command_check,    &odd_command_audit,
    &odd_command_par,     &odd_command_hands,        &odd_command_movement, &odd_command_draw,
    &odd_command_convert, &odd_command_import,       &odd_command_export,   &odd_command_paper,
    &odd_command_publish, &odd_command_serve,        &odd_command_db,       &odd_command_help,
};
const size_t odd_command_total = sizeof odd_commands / sizeof odd_commands[0];

const odd_command *odd_command_find(const char *name) {
    const odd_command *found = NULL;
    size_t len = strlen(name);
    for (size_t i = 0; i < odd_command_total; i++) {
        if (len == 0 || strncmp(odd_commands[i]->name, name, len) != 0)
            continue;
        if (odd_commands[i]->name[len] == '\0')
            return odd_commands[i];
        if (found != NULL) {
            fprintf(stderr, "oddtrick: ambiguous command '%s': %s or %s\n", name, found->name,
                    odd_commands[i]->name);
            return NULL;
        }
        found = odd_commands[i];
    }
    if (found != NULL)
        return found;
    const char *names[32];
    _Static_assert(sizeof odd_commands / sizeof odd_commands[0] <= 32, "room for every name");
    for (size_t i = 0; i < odd_command_total; i++)
        names[i] = odd_commands[i]->name;
    const char *meant = odd_suggest(name, len, names, odd_command_total);
    if (meant != NULL)
        fprintf(stderr, "oddtrick: unknown command '%s': did you mean %s?\n", name, meant);
    else
        fprintf(stderr, "oddtrick: unknown command '%s': see 'oddtrick help'\n", name);
    return NULL;
}

static int run(const char *name, int argc, char **argv) {
    const odd_command *command = odd_command_find(name);
    odd_args args;
    char *topic;
    if (command == NULL || !odd_args_read(&args, command, argc, argv))
        return ODD_EXIT_CANNOT;
    if (args.help) {
        topic = (char *)command->name;
        args = (odd_args){.command = &odd_command_help, .operands = &topic, .count = 1, .format = "text"};
    }
    size_t left_out = 0;
    args.left_out = &left_out;
    int code = args.command->run(&args);
    return code == ODD_EXIT_DONE && left_out > 0 ? ODD_EXIT_FOUND : code;
}

int main(int argc, char **argv) {
    int code;
    for (int i = 1; i < argc; i++)
        odd_store_hide_password(argv[i]);
    if (argc < 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        code = run("help", 0, argv);
    } else if (strcmp(argv[1], "--version") == 0) {
        printf("oddtrick %s\n", odd_version());
        code = ODD_EXIT_DONE;
    } else {
        code = run(argv[1], argc - 2, argv + 2);
    }
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "oddtrick: cannot write the output: %s\n", strerror(errno));
        return ODD_EXIT_CANNOT;
    }
    return code;
}
