/* The problems of an event: errors, warnings, and items that were left out. */
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"
#include "event/event_inner.h"

static odd_error *add_problem(odd_event *e, odd_severity severity) {
    e->about.error_count += severity == ODD_REFUSED;
    e->about.left_out_count += severity == ODD_LEFT_OUT;
    if (e->about.problem_count == ODD_PROBLEMS_MAX + e->facts.taken_count ||
        !odd_event_room(e, &e->problems, e->about.problem_count, &e->derived.problem_cap,
                        sizeof(odd_problem)))
        return NULL;
    odd_problem *p = &e->problems[e->about.problem_count++];
    *p = (odd_problem){.warning = severity != ODD_REFUSED, .left_out = severity == ODD_LEFT_OUT};
    return &p->error;
}

static void write_problem(odd_event *e, odd_severity severity, const odd_error *at, odd_text whole,
                          odd_text part, const char *format, va_list args) {
    odd_error *error = add_problem(e, severity);
    if (error == NULL)
        return;
    odd_scan s = {whole.text, whole.len, 0};
    bool inside = part.text != NULL && whole.text != NULL;
    *error = *at;
    error->column = inside ? odd_scan_column(&s, (size_t)(part.text - whole.text)) : error->line > 0;
    odd_error_say(error, format, args);
}

void odd_event_wrong(odd_event *e, bool warning, int code, uint32_t line, odd_text whole, odd_text part,
                     const char *format, ...) {
    odd_error at = {.code = code, .line = (int)line};
    va_list args;
    va_start(args, format);
    write_problem(e, warning ? ODD_DOUBTFUL : ODD_REFUSED, &at, whole, part, format, args);
    va_end(args);
}

/* An item that was left out stays left out when the event is scored again, and so does its message. */
static void keep_last(odd_event *e, size_t before) {
    e->facts.kept_left_out++;
    if (e->about.problem_count > before &&
        odd_event_room(e, &e->facts.kept, e->facts.kept_count, &e->facts.kept_cap, sizeof *e->facts.kept))
        e->facts.kept[e->facts.kept_count++] = e->problems[e->about.problem_count - 1];
}

bool odd_event_leave_out(odd_event *e, bool foreign, int code, uint32_t line, odd_text whole, odd_text part,
                         const char *format, ...) {
    odd_error at = {.code = code, .line = (int)line};
    bool lenient = foreign && e->facts.lenient;
    size_t before = e->about.problem_count;
    va_list args;
    va_start(args, format);
    write_problem(e, lenient ? ODD_LEFT_OUT : ODD_REFUSED, &at, whole, part, format, args);
    va_end(args);
    if (lenient && !e->facts.reading)
        keep_last(e, before);
    return lenient;
}

void odd_event_refuse_left_out(odd_event *e) {
    for (size_t i = 0; i < e->about.problem_count; i++)
        if (e->problems[i].left_out)
            e->problems[i] = (odd_problem){.error = e->problems[i].error};
    e->about.error_count += e->about.left_out_count;
    e->about.left_out_count = 0;
}

int odd_event_take_left_out(odd_event *e, const odd_event *file) {
    for (size_t i = 0; i < file->about.problem_count; i++) {
        const odd_problem *p = &file->problems[i];
        odd_text line = odd_problem_text(file, p);
        char *text = p->left_out ? odd_arena_take(e->arena, line.len + 1, 1) : NULL;
        if (text == NULL || add_problem(e, ODD_LEFT_OUT) == NULL)
            continue;
        if (line.len > 0)
            odd_copy(text, line.text, line.len);
        e->problems[e->about.problem_count - 1].error = p->error;
        e->problems[e->about.problem_count - 1].text = (odd_text){text, line.len};
    }
    e->about.left_out_count = file->about.left_out_count;
    e->facts.taken_count = e->about.problem_count;
    return odd_event_keep_problems(e) ? ODD_OK : ODD_E_MEMORY;
}

odd_text odd_problem_text(const odd_event *e, const odd_problem *p) {
    bool own = p->text.text == NULL && p->error.line > 0;
    return own ? odd_event_line(e, (uint32_t)p->error.line) : p->text;
}

int odd_event_first_error(const odd_event *e) {
    for (size_t i = 0; i < e->about.problem_count; i++)
        if (!e->problems[i].warning)
            return e->problems[i].error.code;
    return e->about.error_count == 0 ? ODD_OK : ODD_E_SYNTAX; /* it is not among the stored problems */
}

void odd_event_take_error(void *owner, const odd_error *wrong, odd_severity severity) {
    odd_error *error = add_problem(owner, severity);
    if (error != NULL)
        *error = *wrong;
}

/* ---- Problems of reading ----------------------------------------------------------------------- */

void odd_event_forget_problems(odd_event *e) {
    if (e->facts.kept_count > 0)
        odd_copy(e->problems, e->facts.kept, e->facts.kept_count * sizeof *e->facts.kept);
    e->about.problem_count = e->facts.kept_count;
    e->about.error_count = e->facts.kept_errors;
    e->about.left_out_count = e->facts.kept_left_out;
}

bool odd_event_keep_problems(odd_event *e) {
    if (!odd_event_reserve(e, &e->facts.kept, e->facts.kept_count, e->about.problem_count, &e->facts.kept_cap,
                           sizeof *e->facts.kept))
        return false;
    if (e->about.problem_count > 0)
        odd_copy(e->facts.kept, e->problems, e->about.problem_count * sizeof *e->facts.kept);
    e->facts.kept_count = e->about.problem_count;
    e->facts.kept_errors = e->about.error_count;
    e->facts.kept_left_out = e->about.left_out_count;
    return true;
}
