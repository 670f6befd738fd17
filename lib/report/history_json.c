/* The lines of a log and what is wrong in it, as JSON. */
#include "base/arena.h"
#include "base/text.h"
#include "report/open_event.h"

/* ---- What a line is ------------------------------------------------------------------------------ */

/* The play of a line, by index; the plays are in the order of the log. After the last one, the count. */
static size_t play_of(const odd_event *e, uint32_t line) {
    size_t from = 0, to = odd_event_about(e)->play_count;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (odd_play_at(e, middle)->line < line)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

/* The first word if it consists of letters; "result" for a traveller line. */
static void put_kind(odd_out *o, odd_text line, const odd_play *p) {
    odd_scan s = {line.text, line.len, 0};
    odd_scan_blanks(&s);
    size_t from = s.at;
    while (odd_is_letter(odd_scan_peek(&s)))
        s.at++;
    if (p != NULL)
        odd_json_word(o, "kind", "result");
    else if (from < line.len && line.text[from] == '#')
        odd_json_word(o, "kind", "comment");
    else
        odd_json_member(o, "kind", (odd_text){line.text + from, s.at - from});
}

uint32_t *odd_corrections(const odd_event *e, odd_arena *arena, bool first) {
    uint32_t *before = ODD_TAKE(arena, odd_event_about(e)->play_count + 1, uint32_t);
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        if (odd_play_at(e, i)->corrected && (!first || before[odd_play_later(odd_play_at(e, i)) - 1] == 0))
            before[odd_play_later(odd_play_at(e, i)) - 1] = (uint32_t)i + 1;
    return before;
}

static void put_play(odd_out *o, const odd_event *e, size_t play, uint32_t before) {
    const odd_play *p = odd_play_at(e, play);
    odd_json_int(o, "board", odd_board_at(e, p->board)->number);
    if (p->round > 0)
        odd_json_int(o, "round", p->round);
    odd_json_result(o, e, p);
    if (before != 0)
        odd_json_int(o, "corrects", odd_play_at(e, before - 1)->line);
    if (p->corrected)
        odd_json_int(o, "corrected_by", odd_play_at(e, odd_play_later(p) - 1)->line);
}

/* before: by play, the play that it corrects; NULL: the event is not scored. */
static void put_line(odd_out *o, const odd_event *e, const uint32_t *before, uint32_t number, odd_text line,
                     odd_arena *arena) {
    size_t play = before != NULL ? play_of(e, number) : odd_event_about(e)->play_count;
    const odd_play *p = play < odd_event_about(e)->play_count && odd_play_at(e, play)->line == number
                            ? odd_play_at(e, play)
                            : NULL;
    odd_json_line(o, 2);
    odd_out_char(o, '{');
    odd_json_int(o, "line", number);
    odd_json_member(o, "text", line);
    put_kind(o, line, p);
    if (p != NULL)
        put_play(o, e, play, before[play]);
    if (before != NULL && (p == NULL || odd_text_begins(odd_text_trim(line), "unplayed ")))
        odd_json_line_words(o, e, line, arena); /* not for ordinary results, of which there may be 100,000 */
    odd_out_char(o, '}');
    odd_out_spill(o);
}

void odd_history_json(odd_out *o, const odd_open_event *live, odd_arena *arena, int from, int count) {
    const odd_event *e = odd_open_event_current(live);
    const uint32_t *before = odd_open_event_code(live) == ODD_OK ? odd_corrections(e, arena, false) : NULL;
    odd_open_event_cursor cursor = {0};
    odd_text line;
    odd_out_char(o, '{');
    odd_json_int(o, "lines", (int64_t)odd_open_event_lines(live));
    odd_json_int(o, "length", (int64_t)odd_open_event_length(live));
    odd_json_open(o, "history", '[');
    for (int shown = 0; odd_open_event_next(live, &cursor, &line) && (count == 0 || shown < count);)
        if ((int)cursor.line >= from) {
            put_line(o, e, before, cursor.line, line, arena);
            shown++;
        }
    odd_out_text(o, "]}\n");
}

/* ---- Problems ------------------------------------------------------------------------------------ */

void odd_problems_json(odd_out *o, const odd_open_event *live) {
    const odd_event *e = odd_open_event_current(live);
    odd_out_char(o, '{');
    odd_json_bool(o, "good", odd_open_event_code(live) == ODD_OK);
    if (odd_open_event_code(live) != ODD_OK) {
        odd_error error = odd_open_event_error(live);
        odd_json_key(o, "error");
        odd_error_json(o, &error);
    }
    odd_json_int(o, "error_count", (int64_t)odd_event_about(e)->error_count);
    odd_json_open(o, "problems", '[');
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_problem *p = odd_problem_at(e, i);
        odd_json_next(o);
        odd_error_json(o, &p->error);
        o->len--; /* removes the brace, so that the object continues */
        odd_json_bool(o, "warning", p->warning);
        if (p->left_out)
            odd_json_bool(o, "left_out", true);
        if (p->error.line > 0)
            odd_json_member(o, "text", odd_problem_text(e, p));
        odd_out_char(o, '}');
    }
    odd_out_text(o, "]}\n");
}
