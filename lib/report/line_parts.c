/* Writes lines of a log in words (odd_line_parts), as JSON and in cells. */
#include "base/arena.h"
#include "report/event_rows.h"
#include "report/open_event.h"

/* ---- JSON ---------------------------------------------------------------------------------------- */

static void put_part(odd_out *o, const odd_line_part *p) {
    bool words = p->kind == ODD_PART_WORDS || p->kind == ODD_PART_WHO;
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_word(o, "before", p->before);
    if (words)
        odd_json_member(o, "words", p->words);
    if (p->value.len > 0)
        odd_json_member(o, words ? "value" : p->kind == ODD_PART_RESULT ? "result" : "text", p->value);
    if (p->kind == ODD_PART_WHO)
        odd_json_bool(o, "who", true);
    odd_out_char(o, '}');
}

static void put_parts(odd_out *o, const odd_line_part *parts, size_t count) {
    for (size_t i = 0; i < count; i++)
        put_part(o, &parts[i]);
    odd_out_char(o, ']');
}

void odd_json_line_words(odd_out *o, const odd_event *e, odd_text line, odd_arena *arena) {
    odd_line_part parts[ODD_LINE_PARTS_MAX];
    size_t count = odd_line_parts(parts, e, line.text, line.len, arena);
    if (count == 0)
        return;
    odd_json_open(o, "said", '[');
    put_parts(o, parts, count);
}

/* ---- Cells --------------------------------------------------------------------------------------- */

/* The words with their number or id. */
static void put_english(odd_out *o, const odd_line_part *p) {
    for (size_t i = 0; i < p->words.len; i++)
        if (p->words.text[i] == '#' || p->words.text[i] == '@')
            odd_out_bytes(o, p->value.text, p->value.len);
        else
            odd_out_char(o, p->words.text[i]);
}

static void put_in_cell(odd_out *o, const odd_cell_ref *at, const odd_line_part *p) {
    bool page = at->format == ODD_GRID_HTML;
    odd_out_text(o, p->before);
    switch (p->kind) {
    case ODD_PART_WORDS:
    case ODD_PART_WHO:
        odd_out_text(o, page ? ODD_WORDS : "");
        put_english(o, p);
        odd_out_text(o, page ? ODD_ISOLATE_END : "");
        break;
    case ODD_PART_RESULT:
        odd_cell_people(o, at, p->value);
        break;
    case ODD_PART_PEOPLE:
        odd_out_text(o, page ? ODD_ISOLATE : "");
        odd_cell_people(o, at, p->value);
        odd_out_text(o, page ? ODD_ISOLATE_END : "");
        break;
    }
}

bool odd_cell_line(odd_out *o, const odd_cell_ref *at, const odd_event *e, odd_text line, odd_arena *arena) {
    odd_line_part parts[ODD_LINE_PARTS_MAX];
    size_t count = odd_line_parts(parts, e, line.text, line.len, arena);
    if (count > 0 && odd_cell_ref_json(at)) {
        odd_out_char(o, '[');
        put_parts(o, parts, count);
    }
    for (size_t i = 0; i < count && !odd_cell_ref_json(at); i++)
        put_in_cell(o, at, &parts[i]);
    return count > 0;
}
