/* Opens and audits events within a budget of memory. */
#include "extend/extend.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "platform/archive.h"
#include "platform/memory.h"
#include "report/report.h"

static const odd_host only_xml = {.xml = odd_xml_read};

int odd_loaded_event_run(odd_loaded_event *l, void (*work)(void *owner), void *owner, odd_error *error) {
    if (odd_budget_run(&l->budget, work, owner) == ODD_BUDGET_DONE)
        return ODD_OK;
    l->event = NULL;
    odd_budget_free(&l->budget);
    return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
}

/* ---- Scales beside the file ---------------------------------------------------------------------- */

enum { SCALE_MAX = 1 << 16, PATH_CAP = 4096 };

/* An odd_front_end.scale. The text is in the memory of the event. A log must not name files elsewhere. */
static bool find_scale(void *owner, odd_text name, odd_text *text) {
    const odd_loaded_event *l = owner;
    char path[PATH_CAP];
    if (l->folder == NULL || name.len == 0 || name.text[0] == '.' || memchr(name.text, '/', name.len) != NULL)
        return false;
    int len = snprintf(path, sizeof path, "%s/%.*s", l->folder, (int)name.len, name.text);
    char *read = odd_budget_take(NULL, SCALE_MAX); /* before the file is open: this may end the work */
    FILE *file = len > 0 && len < PATH_CAP ? fopen(path, "rb") : NULL;
    if (file == NULL)
        return false;
    size_t got = fread(read, 1, SCALE_MAX, file);
    bool whole = ferror(file) == 0 && got < SCALE_MAX;
    fclose(file);
    *text = (odd_text){read, got};
    return whole;
}

/* ---- Text that readers take ---------------------------------------------------------------------- */

/* The bytes of a file, unpacked and in UTF-8. */
typedef struct file_bytes {
    const char *bytes;
    size_t len;
    char *own; /* memory of the heap; NULL: none */
} file_bytes;

static void replace(file_bytes *p, char *text, size_t len) {
    free(p->own);
    *p = (file_bytes){text, len, text};
}

/* XML states its encoding, and so does a database; other texts are converted to UTF-8. */
static int prepare(file_bytes *p, odd_error *error) {
    char *text = NULL;
    size_t len;
    int code = odd_archive_unpack(&text, &len, p->bytes, p->len, error);
    if (code != ODD_OK)
        return code;
    if (text != NULL)
        replace(p, text, len);
    int format = odd_format_detect(p->bytes, p->len);
    if (format == odd_format_named("usebio") || format == odd_format_named("bws"))
        return ODD_OK;
    odd_charset_guess guess = odd_charset_detect(p->bytes, p->len);
    if (guess.charset != ODD_UTF8) {
        text = odd_charset_decode(guess.charset, p->bytes, p->len, &len);
        replace(p, text, len);
    }
    return ODD_OK;
}

/* ---- Opening ------------------------------------------------------------------------------------- */

typedef struct open_job {
    odd_loaded_event *l;
    file_bytes file;
    odd_out *out; /* of an audit */
    int code;
    odd_error *error;
} open_job;

static void open_work(void *owner) {
    open_job *o = owner;
    o->code = prepare(&o->file, o->error);
    if (o->code != ODD_OK)
        return;
    o->l->event = odd_open_event_read(&o->l->front_end, o->file.bytes, o->file.len);
    o->code = odd_open_event_code(o->l->event);
    if (o->code != ODD_OK)
        *o->error = odd_open_event_error(o->l->event);
}

static int run_opening(open_job *o, void (*work)(void *owner)) {
    odd_loaded_event *l = o->l;
    l->front_end = (odd_front_end){.owner = l,
                                   .take = odd_budget_take,
                                   .give = odd_budget_give,
                                   .seed = odd_seed(),
                                   .formats = l->formats != NULL ? l->formats : &only_xml,
                                   .scale = find_scale};
    int code = odd_loaded_event_run(l, work, o, o->error);
    free(o->file.own);
    return code != ODD_OK ? code : o->code;
}

int odd_loaded_event_open(odd_loaded_event *l, const char *bytes, size_t len, odd_error *error) {
    open_job o = {.l = l, .file = {bytes, len, NULL}, .error = error};
    return run_opening(&o, open_work);
}

void odd_loaded_event_close(odd_loaded_event *l) {
    l->event = NULL;
    odd_budget_free(&l->budget);
}

/* ---- Auditing ------------------------------------------------------------------------------------ */

static void *arena_more(void *owner, size_t bytes) {
    return odd_budget_take(owner, bytes);
}

static odd_error first_error(const odd_event *e, int code) {
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++)
        if (!odd_problem_at(e, i)->warning)
            return odd_problem_at(e, i)->error;
    return (odd_error){.code = code, .message = "the file cannot be read"};
}

/* Reads and scores the file in its own format, so that places are those of the file. */
static odd_event *read_file(open_job *o, odd_arena *arena, int format) {
    odd_event *e = odd_event_new(arena);
    odd_text scale;
    o->code = format == 0 ? odd_event_read(e, o->file.bytes, o->file.len)
                          : odd_event_import(e, format, o->l->front_end.formats, o->file.bytes, o->file.len,
                                             ODD_LENIENT);
    const odd_event_info *about = odd_event_about(e);
    if (o->code == ODD_OK && about->vp_file.len > 0 && find_scale(o->l, about->vp_file, &scale))
        odd_event_scale(e, scale.text, scale.len);
    if (o->code == ODD_OK)
        o->code = odd_event_score(e);
    if (o->code != ODD_OK)
        *o->error = first_error(e, o->code);
    return e;
}

static void audit_work(void *owner) {
    open_job *o = owner;
    odd_audit audit;
    o->code = prepare(&o->file, o->error);
    if (o->code != ODD_OK)
        return;
    odd_arena arena = {.more = arena_more, .seed = o->l->front_end.seed};
    int format = odd_format_detect(o->file.bytes, o->file.len);
    format = format < 0 ? 0 : format;
    odd_event *e = read_file(o, &arena, format);
    if (o->code != ODD_OK || (o->code = odd_event_audit(&audit, e, &arena, ODD_ASCII)) != ODD_OK)
        return;
    odd_out_char(o->out, '{');
    odd_json_word(o->out, "format", odd_format_about(format)->name);
    odd_audit_json(o->out, e, &audit);
    odd_out_char(o->out, '}');
}

int odd_loaded_event_audit(odd_loaded_event *l, const char *bytes, size_t len, odd_out *out,
                           odd_error *error) {
    open_job o = {.l = l, .file = {bytes, len, NULL}, .out = out, .error = error};
    int code = run_opening(&o, audit_work);
    odd_loaded_event_close(l);
    return code;
}
