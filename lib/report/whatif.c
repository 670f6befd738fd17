/* One candidate: the log's event with a line more, compared with the event as it is. */
#include "base/arena.h"
#include "base/out.h"
#include "base/bits.h"
#include "base/text.h"
#include "report/open_event.h"

/* ---- Errors ------------------------------------------------------------------------------------ */

/* Finds the place of a byte of the candidate in the lines as they were given, usually one line. */
static void locate(const odd_trial *c, size_t at, odd_error *error, odd_text *line) {
    size_t start = 0;
    error->line = 1;
    for (size_t i = 0; i < at; i++)
        if (c->text.text[i] == '\n') {
            start = i + 1;
            error->line++;
        }
    size_t end = start;
    while (end < c->text.len && c->text.text[end] != '\n')
        end++;
    *line = (odd_text){c->text.text + start, end - start};
    odd_scan s = {line->text, line->len, 0};
    error->column += odd_scan_column(&s, at - start) - 1;
}

/* Whether a line belongs to the candidate. */
static bool is_own(const odd_trial *c, odd_text line) {
    return line.text != NULL && line.text >= c->lines && line.text <= c->lines + c->text.len;
}

/* An error in the candidate's own lines is reported there; an error that it causes elsewhere, at its beginning. */
static odd_error error_of(const odd_whatif *w, const odd_trial *c, const odd_problem *p, odd_text *line) {
    enum { QUOTED = 150 };
    odd_text place = p->error.line > 0 ? odd_event_line(c->event, (uint32_t)p->error.line) : (odd_text){0};
    odd_error error = p->error;
    size_t at = 0, len = odd_text_of(p->error.message).len;
    if (is_own(c, place)) {
        at = (size_t)(place.text - c->lines);
    } else {
        error.column = 1;
        if (p->error.line > 0)
            odd_fail(&error, error.code, 0, 1, "then %s:%d:%d: %.*s", w->source.place, p->error.line,
                     p->error.column, (int)(len < QUOTED ? len : QUOTED), p->error.message);
    }
    locate(c, at, &error, line);
    return error;
}

static bool is_new(const odd_whatif *w, const odd_problem *p) {
    const odd_event *before = w->before;
    for (size_t i = 0; i < odd_event_about(before)->problem_count; i++)
        if (odd_problem_at(before, i)->error.line == p->error.line &&
            odd_text_same(odd_text_of(odd_problem_at(before, i)->error.message),
                          odd_text_of(p->error.message)))
            return false;
    return true;
}

static void add_problem(const odd_whatif *w, odd_trial *c, odd_error error, odd_text line, bool warning) {
    c->problems = odd_arena_grow(w->arena, c->problems, c->problem_count, c->problem_count + 1,
                                 &c->problem_cap, sizeof *c->problems);
    c->problems[c->problem_count++] = (odd_trial_problem){error, line, warning};
    if (!warning && c->error.code == ODD_OK)
        c->error = error;
}

static void list_problems(const odd_whatif *w, odd_trial *c) {
    enum { SHOWN = 5 };
    const odd_event *e = c->event;
    size_t errors = 0;
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_problem *p = odd_problem_at(e, i);
        odd_text line;
        odd_error error = error_of(w, c, p, &line);
        bool stray = p->stray && is_own(c, odd_event_line(e, (uint32_t)p->error.line)); /* it is refused */
        if (p->warning && !stray ? is_new(w, p) : errors < SHOWN)
            add_problem(w, c, error, line, p->warning && !stray);
        errors += !p->warning && errors < SHOWN;
    }
    c->unsaid = odd_event_about(e)->error_count - errors;
}

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Puts each fact on a line: semicolons separate facts, up to a comment. */
static void part_facts(char *lines, size_t len) {
    bool comment = false;
    for (size_t i = 0; i < len; i++) {
        comment = lines[i] == '#' || (comment && lines[i] != '\n');
        if (lines[i] == ';' && !comment)
            lines[i] = '\n';
    }
}

static int score(const odd_whatif *w, odd_trial *c) {
    odd_event *e = c->event;
    int code = w->source.read(w->source.owner, e);
    if (code == ODD_OK)
        code = odd_event_read(e, c->lines, c->text.len);
    if (code != ODD_OK)
        return code;
    if (!w->source.scale(w->source.owner, e))
        return odd_fail(&c->error, ODD_E_SCALE, 1, 1, "the scale that it names cannot be read");
    return odd_event_score(e);
}

/* ---- What a candidate must say ------------------------------------------------------------------ */

/* Whether a word is in the candidate before a position: a line must name its board or round itself, because the context at the
 * end of the log is arbitrary. */
static bool says(const odd_trial *c, const char *end, const char *word) {
    size_t len = odd_text_of(word).len;
    for (const char *at = c->lines; at + len <= end; at++) {
        odd_scan s = {at, (size_t)(end - at), 0};
        if ((at == c->lines || !odd_is_letter(at[-1])) && odd_scan_whole(&s, word))
            return true;
    }
    return false;
}

/* "unplayed round 7 not played": the movement knows the boards. */
static bool is_unplayed(odd_text line) {
    odd_scan s = {line.text, line.len, 0};
    odd_scan_blanks(&s);
    return odd_scan_whole(&s, "unplayed");
}

static bool several_rounds(const odd_event *e) {
    for (size_t i = 1; i < odd_event_about(e)->play_count; i++)
        if (odd_play_at(e, i)->round != odd_play_at(e, 0)->round)
            return true;
    return false;
}

/* Returns the code of the first line that does not name what it must; ODD_OK if there is none. */
static int check_places(const odd_whatif *w, odd_trial *c) {
    const odd_event *e = c->event, *before = w->before;
    bool rounds = odd_event_about(e)->contest == ODD_TEAMS && several_rounds(before);
    for (size_t i = odd_event_about(before)->play_count; i < odd_event_about(e)->play_count; i++) {
        odd_text own = odd_event_line(e, odd_play_at(e, i)->line), line;
        const char *end = own.text + own.len;
        bool board = says(c, end, "board");
        if (is_unplayed(own) || (board && (!rounds || says(c, end, "round"))))
            continue;
        odd_error error;
        odd_fail(&error, ODD_E_REFERENCE, 0, 1, "%s",
                 board ? "which round? Expected it before the board: round 2 board 12: 1 2 4S N ="
                       : "which board? Expected it before the line: board 12: 7 14 4S N -1");
        size_t at = (size_t)(own.text - c->lines);
        while (c->lines[at] == ' ')
            at++;
        locate(c, at, &error, &line);
        add_problem(w, c, error, line, false);
        return error.code;
    }
    return ODD_OK;
}

/* ---- Boards ------------------------------------------------------------------------------------ */

/* The line of the log that a line of the candidate corrects; NULL if there is none. */
static const odd_play *corrected(const odd_event *before, const odd_event *after, uint32_t play) {
    const odd_board *b = odd_board_at(after, odd_play_at(after, play)->board);
    for (uint32_t i = b->first; i != 0 && i <= odd_event_about(before)->play_count;
         i = odd_play_at(after, i - 1)->next)
        if (odd_play_later(odd_play_at(after, i - 1)) == play + 1 && !odd_play_at(before, i - 1)->corrected)
            return odd_play_at(before, i - 1);
    return NULL;
}

static void add_line(const odd_whatif *w, odd_trial *c, const odd_play *before, const odd_play *after,
                     bool own) {
    c->boards = odd_arena_grow(w->arena, c->boards, c->board_lines, c->board_lines + 1, &c->board_cap,
                               sizeof *c->boards);
    c->boards[c->board_lines++] = (odd_whatif_line){{before, after}, own};
}

static bool same_values(const odd_event *before, const odd_play *a, const odd_event *after,
                        const odd_play *b) {
    const odd_amount *was = odd_worth_of(before, a)->value, *is = odd_worth_of(after, b)->value;
    return was[0] == is[0] && was[1] == is[1] && odd_play_counts(a) == odd_play_counts(b);
}

/* Lists the lines of a board that the candidate has a line for: its own, and those that it changes. */
static void list_board(const odd_whatif *w, odd_trial *c, const odd_board *b) {
    const odd_event *before = w->before, *after = c->event;
    for (int own = 1; own >= 0; own--)
        for (uint32_t i = b->first; i != 0; i = odd_play_at(after, i - 1)->next) {
            const odd_play *p = odd_play_at(after, i - 1);
            bool is_own = i > odd_event_about(before)->play_count;
            if (p->corrected || is_own != (own == 1))
                continue;
            if (is_own)
                add_line(w, c, corrected(before, after, i - 1), p, true);
            else if (!same_values(before, odd_play_at(before, i - 1), after, p))
                add_line(w, c, odd_play_at(before, i - 1), p, false);
        }
}

/* Both events were read from the same log, and so have the same boards and lines in the same order. */
static void list_boards(const odd_whatif *w, odd_trial *c) {
    const odd_event *before = w->before, *after = c->event;
    for (size_t n = 0; n < odd_event_about(after)->board_count; n++) {
        const odd_board *b = odd_board_sorted(after, n),
                        *old = odd_event_board_in(before, b->session, b->number);
        if (old == NULL || b->entries > old->entries)
            list_board(w, c, b);
    }
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bool run(const odd_whatif *w, odd_trial *c, bool facts) {
    c->event = odd_event_new(w->arena);
    c->lines = ODD_TAKE(w->arena, c->text.len + 1, char);
    if (c->text.len > 0)
        odd_copy(c->lines, c->text.text, c->text.len);
    if (facts)
        part_facts(c->lines, c->text.len);
    int code = score(w, c);
    if (code == ODD_OK && facts)
        code = check_places(w, c);
    if (code == ODD_OK)
        code = odd_event_changes(&c->changes, w->before, c->event, w->arena);
    list_problems(w, c);
    if (code == ODD_OK)
        code = c->error.code;
    if (code == ODD_OK)
        list_boards(w, c);
    return code == ODD_OK;
}

bool odd_trial_run(const odd_whatif *w, odd_trial *c) {
    return run(w, c, true);
}

bool odd_trial_run_lines(const odd_whatif *w, odd_trial *c) {
    return run(w, c, false);
}

const odd_event *odd_change_event(const odd_whatif *w, const odd_trial *c, const odd_change *change) {
    return change->standing[0] != NULL ? w->before : c->event;
}

uint32_t odd_change_who(const odd_change *change) {
    return change->standing[change->standing[0] != NULL ? 0 : 1]->who;
}

bool odd_change_of_rank(const odd_change *change) {
    const odd_standing *a = change->standing[0], *b = change->standing[1];
    return a == NULL || b == NULL || a->rank != b->rank;
}

/* With several fields - directions, sections - there are several winners. */
static bool several_winners(const odd_event *e) {
    for (size_t i = 1; i < odd_event_about(e)->standing_count; i++)
        if (odd_contestant_at(e, odd_standing_at(e, i)->who)->field !=
            odd_contestant_at(e, odd_standing_at(e, 0)->who)->field)
            return true;
    return false;
}

/* A line that was meant to correct another one may have wrong ids. */
static void say_new_lines(odd_out *o, const odd_trial *c) {
    const odd_event *e = c->event;
    for (size_t i = 0; i < c->board_lines; i++) {
        const odd_whatif_line *l = &c->boards[i];
        if (!l->own || l->play[0] != NULL)
            continue;
        odd_out_text(o, " It corrects nothing: ");
        odd_say_seat(o, e, l->play[1], 0);
        odd_out_text(o, " v ");
        odd_say_seat(o, e, l->play[1], 1);
        odd_out_words(o, " had no line on board %d.", odd_board_at(e, l->play[1]->board)->number);
    }
}

void odd_trial_summary(odd_out *o, const odd_whatif *w, const odd_trial *c) {
    const odd_changes *ch = &c->changes;
    bool several = several_winners(w->before);
    if (ch->count == 0) {
        odd_out_text(o, "Nothing changes in the standings.");
        say_new_lines(o, c);
        return;
    }
    if (!ch->comparable)
        odd_out_text(o, "The scoring changes: only ranks can be compared. ");
    if (ch->ranks == 0)
        odd_out_text(o, "No rank changes");
    else
        odd_out_words(o, "%d rank%s", (int)ch->ranks, ch->ranks == 1 ? " changes" : "s change");
    if (ch->winner)
        odd_out_text(o, several ? "; who is first changes, too." : "; the winner changes.");
    else
        odd_out_text(o, several ? "; the winners stay." : "; the winner stays.");
    say_new_lines(o, c);
}
