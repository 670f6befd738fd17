/* The next line in a list of names that a director types: after pair 6, pair 7, if the movement has a place for it. */
#include "base/out.h"
#include "base/text.h"
#include "oddtrick_movement.h"
#include "report/open_event.h"

/* A line of names: "pair NS12 Ann Lee & Bo Park" */
typedef struct name_line {
    odd_text word;  /* "pair" */
    odd_text start; /* the part of the id before its number: "NS" */
    int number;
} name_line;

/* Returns false for another line, or an id without a number. */
static bool read_named(name_line *out, odd_text line) {
    odd_scan s = {line.text, line.len, 0};
    odd_scan_blanks(&s);
    size_t from = s.at, len = odd_scan_token(&s);
    out->word = (odd_text){line.text + from, len};
    if (odd_text_among(out->word, "pair|team|player") < 0)
        return false;
    s.at = from + len;
    odd_scan_blanks(&s);
    from = s.at;
    while (odd_is_letter(odd_scan_peek(&s)))
        s.at++;
    out->start = (odd_text){line.text + from, s.at - from};
    out->number = odd_scan_number(&s);
    return out->number > 0 && (odd_scan_end(&s) || odd_scan_blanks(&s));
}

static bool is_empty(odd_text line) {
    odd_scan s = {line.text, line.len, 0};
    odd_scan_blanks(&s);
    return odd_scan_end(&s) || odd_scan_peek(&s) == '#';
}

/* Whether the movement of the last session has places, and none with this id. */
static bool has_no_place(const odd_event *e, odd_text id) {
    size_t sessions = odd_event_about(e)->session_count;
    const odd_movement *m = sessions > 0 ? odd_event_movement(e, sessions - 1) : NULL;
    return m != NULL && m->contestants > 0 && odd_movement_who(m, id) == 0;
}

void odd_next_names(char *out, size_t cap, const odd_open_event *live) {
    odd_open_event_cursor cursor = {0};
    odd_text line;
    name_line last = {0}, before = {0}, now;
    out[0] = '\0';
    bool listing = false;
    while (odd_open_event_next(live, &cursor, &line)) {
        if (is_empty(line))
            continue;
        listing = read_named(&now, line);
        if (listing) {
            before = last;
            last = now;
        }
    }
    if (!listing)
        return;
    bool turns = before.number > 0 && !odd_same_letters(before.start, last.start);
    odd_text start = turns ? before.start : last.start;
    int most = 0;
    cursor = (odd_open_event_cursor){0};
    while (odd_open_event_next(live, &cursor, &line))
        if (read_named(&now, line) && odd_same_letters(now.start, start) && now.number > most)
            most = now.number;
    odd_writer w = odd_writer_on(out, cap);
    odd_put_format(&w, "%.*s ", (int)last.word.len, last.word.text);
    size_t id = w.len;
    odd_put_format(&w, "%.*s%d", (int)start.len, start.text, most + 1);
    if (w.len >= cap || has_no_place(odd_open_event_current(live), (odd_text){out + id, w.len - id}))
        out[0] = '\0';
}
