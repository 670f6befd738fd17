/* Messages in JSON: the text, its template and its values. */
#include "report/columns.h"

/* A message, or a value of it that has values itself: those with the marks from `first` up to `end`. */
typedef struct marked_text {
    const odd_marks *marks;
    odd_text text;   /* the whole message */
    size_t from, to; /* its bytes */
    size_t first, end;
} marked_text;

static size_t byte_at(const odd_marks *marks, size_t mark) {
    return marks->at[mark] >> 1;
}

/* The value that begins at a mark. */
static marked_text value_at(const marked_text *m, size_t mark) {
    size_t end = mark;
    int depth = 0;
    do
        depth += (m->marks->at[end++] & 1) != 0 ? -1 : 1;
    while (depth > 0);
    return (marked_text){m->marks, m->text, byte_at(m->marks, mark), byte_at(m->marks, end - 1),
                         mark + 1, end - 1};
}

/* A message that consists of one value is that value. */
static marked_text unwrapped(marked_text m) {
    while (m.first < m.end) {
        marked_text value = value_at(&m, m.first);
        if (value.from != m.from || value.to != m.to || value.end + 1 != m.end)
            break;
        m = value;
    }
    return m;
}

static odd_text piece(const marked_text *m, size_t from, size_t to) {
    return (odd_text){m->text.text + from, to - from};
}

static void put_template(odd_out *o, const marked_text *m) {
    size_t at = m->from;
    odd_out_char(o, '"');
    for (size_t i = m->first; i < m->end;) {
        marked_text value = value_at(m, i);
        odd_out_json_part(o, piece(m, at, value.from));
        odd_out_text(o, "%s");
        at = value.to;
        i = value.end + 1;
    }
    odd_out_json_part(o, piece(m, at, m->to));
    odd_out_char(o, '"');
}

static void put_values(odd_out *o, const marked_text *m);

static void put_parts(odd_out *o, const marked_text *m) {
    odd_json_key(o, "template");
    put_template(o, m);
    odd_json_key(o, "values");
    put_values(o, m);
}

static void put_value(odd_out *o, marked_text value) {
    value = unwrapped(value);
    if (value.first == value.end) {
        odd_out_json(o, piece(&value, value.from, value.to));
        return;
    }
    odd_out_char(o, '{');
    put_parts(o, &value);
    odd_out_char(o, '}');
}

static void put_values(odd_out *o, const marked_text *m) {
    odd_out_char(o, '[');
    for (size_t i = m->first; i < m->end;) {
        marked_text value = value_at(m, i);
        odd_json_next(o);
        put_value(o, value);
        i = value.end + 1;
    }
    odd_out_char(o, ']');
}

static marked_text whole(const char *text, const odd_marks *marks) {
    odd_text all = odd_text_of(text);
    return unwrapped(
        (marked_text){marks, all, 0, all.len, 0, marks->count <= ODD_MARKS_MAX ? marks->count : 0});
}

void odd_cell_template(odd_out *o, const char *text, const odd_marks *marks) {
    marked_text m = whole(text, marks);
    if (m.first < m.end)
        put_template(o, &m);
}

void odd_cell_values(odd_out *o, const char *text, const odd_marks *marks) {
    marked_text m = whole(text, marks);
    if (m.first < m.end)
        put_values(o, &m);
}

void odd_json_message(odd_out *o, const char *text, const odd_marks *marks) {
    marked_text m = whole(text, marks);
    odd_json_word(o, "message", text);
    if (m.first < m.end)
        put_parts(o, &m);
}

void odd_error_json(odd_out *o, const odd_error *error) {
    odd_out_char(o, '{');
    odd_json_int(o, "code", error->code);
    odd_json_int(o, "line", error->line);
    odd_json_int(o, "column", error->column);
    odd_json_message(o, error->message, &error->marks);
    odd_out_char(o, '}');
}

void odd_failure_json(odd_out *o, const odd_error *error) {
    odd_out_char(o, '{');
    odd_json_key(o, "error");
    odd_error_json(o, error);
    odd_out_char(o, '}');
}
