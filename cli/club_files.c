/* Several files as one event: the clubs of a simultaneous. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "cli/event_command.h"

/* ---- What a club is called --------------------------------------------------------------------- */

/* `tag club Riverside`, or what another format calls so. */
static odd_text told_name(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->note_count; i++) {
        const odd_note *n = odd_note_at(e, i);
        if (n->kind == ODD_NOTE_TAG && n->about == ODD_ABOUT_EVENT && n->text.len > 0 &&
            odd_text_is(n->name, "club"))
            return n->text;
    }
    return (odd_text){0};
}

/* The name of the file, without folders and ending; of an event in a database, its own. */
odd_text odd_file_title(const char *path) {
    const char *event = strchr(path, '#'), *slash = strrchr(path, '/');
    const char *from = event != NULL && event[1] != '\0' ? event + 1 : slash != NULL ? slash + 1 : path;
    const char *dot = event == NULL ? strrchr(from, '.') : NULL;
    return (odd_text){from, dot != NULL && dot > from ? (size_t)(dot - from) : strlen(from)};
}

static bool is_taken(const odd_club *clubs, size_t count, odd_text name) {
    for (size_t i = 0; i < count; i++)
        if (odd_same_letters(clubs[i].name, name))
            return true;
    return false;
}

/* What the file says; otherwise its name; and a number behind it where another club is called the same. */
static odd_text club_name(odd_event_file *f, const odd_club *clubs, size_t count, const char *path) {
    odd_text told = told_name(clubs[count].event), name = told.len > 0 ? told : odd_file_title(path);
    size_t room = name.len + 16;
    char *numbered = is_taken(clubs, count, name) ? odd_arena_take(&f->arena, room, 1) : NULL;
    for (int n = 2; numbered != NULL && is_taken(clubs, count, name); n++) {
        odd_text plain = told.len > 0 ? told : odd_file_title(path);
        int len = snprintf(numbered, room, "%.*s (%d)", (int)plain.len, plain.text, n);
        name = (odd_text){numbered, (size_t)len};
    }
    return name;
}

/* ---- Opening ------------------------------------------------------------------------------------- */

static bool join(const odd_args *args, odd_event_file *f, int winners) {
    odd_error error = {0};
    odd_club *clubs = odd_alloc(f->club_count, sizeof *clubs);
    for (size_t i = 0; i < f->club_count; i++) {
        clubs[i].event = f->clubs[i].event;
        clubs[i].name = club_name(f, clubs, i, args->operands[i]);
    }
    int code = odd_event_join(&f->event, clubs, f->club_count, winners, &f->arena, &error);
    free(clubs);
    if (code == ODD_OK)
        code = odd_event_score(f->event);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    if (code == ODD_OK)
        return true;
    for (size_t i = 0; f->event != NULL && i < odd_event_about(f->event)->problem_count; i++)
        if (!odd_problem_at(f->event, i)->warning)
            error = odd_problem_at(f->event, i)->error;
    odd_complain(args, "%s", error.message);
    return false;
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
