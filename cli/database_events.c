/* Reads events in a database as if each were a file. */
#include "cli/files.h"

#include <stdlib.h>
#include <string.h>

#include "cli/output.h"

static bool is_database(const char *path) {
    char head[32];
    FILE *file = fopen(path, "rb");
    size_t len = file != NULL ? fread(head, 1, sizeof head, file) : 0;
    if (file != NULL)
        fclose(file);
    return odd_store_is_database(head, len);
}

/* The last # separates file and name, so folders may contain one, too. */
bool odd_place_new(odd_place *place, const char *path) {
    const char *hash = strrchr(path, '#');
    size_t len = hash != NULL ? (size_t)(hash - path) : strlen(path);
    if (len == 0 || len >= sizeof place->path)
        return false;
    memcpy(place->path, path, len);
    place->path[len] = '\0';
    place->name = hash != NULL ? odd_text_of(hash + 1) : (odd_text){0};
    return hash != NULL;
}

bool odd_place_of(odd_place *place, const char *path) {
    return (odd_place_new(place, path) || strlen(path) < sizeof place->path) &&
           (odd_store_is_address(place->path) || is_database(place->path));
}

static bool name_event(void *owner, const odd_stored_event *event) {
    odd_out *names = owner;
    odd_out_format(names, "%s%.*s", names->len > 0 ? ", " : "", (int)event->name.len, event->name.text);
    return true;
}

/* Lists the events, if no event has that name, or no name was given. */
static void say_events(const odd_args *args, odd_store *store, const odd_place *place) {
    odd_out names = ODD_HEAP_OUT;
    odd_error error;
    int code = odd_store_events(store, name_event, &names, &error);
    odd_out_char(&names, '\0');
    if (code != ODD_OK)
        odd_complain(args, "cannot read %s: %s", place->path, error.message);
    else if (names.len == 1)
        odd_complain(args, "%s has no events", place->path);
    else if (place->name.len == 0)
        odd_complain(args, "no event named in %s: add its name after a #, like %s#%.*s. Events: %s",
                     place->path, place->path, (int)strcspn(names.text, ","), names.text, names.text);
    else
        odd_complain(args, "%s has no event '%.*s'. Events: %s", place->path, (int)place->name.len,
                     place->name.text, names.text);
    odd_out_free(&names);
}

/* ---- A log, and where its lines come from ---------------------------------------------------------- */

typedef struct reading {
    odd_out log;
    odd_origins *origins; /* NULL: not wanted */
} reading;

/* There are few authors, so each is stored once. */
static odd_text kept_author(odd_origins *o, odd_text author) {
    for (size_t i = o->author_count; i-- > 0;)
        if (odd_text_same(odd_text_of(o->authors[i]), author))
            return odd_text_of(o->authors[i]);
    o->authors = odd_grow(o->authors, o->author_count, &o->author_cap, sizeof *o->authors);
    char *copy = odd_alloc(author.len + 1, 1);
    memcpy(copy, author.text, author.len);
    o->authors[o->author_count++] = copy;
    return (odd_text){copy, author.len};
}

static bool take_line(void *owner, const odd_stored_line *line) {
    reading *r = owner;
    odd_origins *o = r->origins;
    odd_out_bytes(&r->log, line->text.text, line->text.len);
    odd_out_char(&r->log, '\n');
    if (o == NULL)
        return true;
    o->list = odd_grow(o->list, o->count, &o->cap, sizeof *o->list);
    odd_line_origin *origin = &o->list[o->count++];
    *origin = (odd_line_origin){.time_ms = line->time_ms};
    if (line->author.len > 0)
        origin->author = kept_author(o, line->author);
    return true;
}

void odd_origins_free(odd_origins *o) {
    for (size_t i = 0; i < o->author_count; i++)
        free(o->authors[i]);
    free(o->authors);
    free(o->list);
    *o = (odd_origins){0};
}

char *odd_place_read(const odd_args *args, const odd_place *place, size_t *len, odd_origins *origins) {
    odd_error error = {0};
    odd_store *store = odd_store_open(place->path, ODD_STORE_READ, &error);
    int64_t event = 0;
    reading r = {.log = ODD_HEAP_OUT, .origins = origins};
    bool found = store != NULL && odd_store_find(store, place->name, &event, &error) == ODD_OK,
         good = found && event > 0 && odd_store_lines(store, event, 1, take_line, &r, &error) == ODD_OK;
    if (found && event == 0)
        say_events(args, store, place);
    else if (!good)
        odd_complain(args, "cannot read %s: %s", place->path, error.message);
    odd_store_close(store);
    odd_out_room(&r.log, 1); /* so that the log of an event without lines is a text, too */
    *len = r.log.len;
    if (good)
        return r.log.text;
    odd_out_free(&r.log);
    return NULL;
}
