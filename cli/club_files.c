/* Several files as one event: the clubs of a simultaneous. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "report/event_rows.h"

/* The name of the file, without folders and ending; of an event in a database, its own. */
odd_text odd_file_title(const char *path) {
    const char *event = strchr(path, '#'), *slash = strrchr(path, '/');
    const char *from = event != NULL && event[1] != '\0' ? event + 1 : slash != NULL ? slash + 1 : path;
    const char *dot = event == NULL ? strrchr(from, '.') : NULL;
    return (odd_text){from, dot != NULL && dot > from ? (size_t)(dot - from) : strlen(from)};
}

/* ---- Opening ------------------------------------------------------------------------------------- */

static bool join(const odd_args *args, odd_event_file *f, int winners) {
    odd_error error = {0};
    odd_evening *events = odd_alloc(f->club_count, sizeof *events);
    for (size_t i = 0; i < f->club_count; i++)
        events[i] = (odd_evening){odd_file_title(args->operands[i]), f->clubs[i].event};
    int code = odd_field_open(&f->event, events, f->club_count, winners, &f->arena, &error);
    free(events);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    if (code != ODD_OK)
        odd_complain(args, "%s", error.message);
    return code == ODD_OK;
}

int odd_leading_files(const odd_args *args) {
    int count = args->count > 0;
    while (count < args->count && strpbrk(args->operands[count], "./#@") != NULL &&
           *strpbrk(args->operands[count], "./#@") != '@')
        count++;
    return count;
}

bool odd_event_open_clubs(odd_args *args, odd_event_file *f, int files, int winners) {
    if (files <= 1)
        return odd_event_open(args, f, args->operands[0]);
    odd_event_begin(f);
    f->clubs = odd_alloc((size_t)files, sizeof *f->clubs);
    bool good = true;
    for (int i = 0; i < files && good; i++, f->club_count++)
        good = odd_event_open(args, &f->clubs[i], args->operands[i]);
    good = good && join(args, f, winners);
    args->operands += files - 1;
    args->count -= files - 1;
    return good;
}
