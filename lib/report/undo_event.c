/* Undo: the line that takes back the last line of a log, or another one. Nothing is erased: for a result, it
 * states again the previous result, or `void`; for a setting or a name, the previous value. Lines that took
 * something back are skipped together with it, so that repeated undo goes back step by step. Redo: the line
 * that restores what was taken back last. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "report/open_event.h"

/* A fact that a line states about something. */
typedef struct statement {
    uint32_t line;
    odd_text about;  /* for a result: the ids as the line has them; otherwise its first words: "set unit" */
    odd_text value;  /* what it states */
    uint32_t play;   /* by index + 1; 0: not a result */
    uint32_t before; /* the previous saying about the same, by index + 1; 0: none */
    bool gone;       /* it was taken back */
    bool adds;       /* it adds to earlier ones and does not replace them: a penalty */
    bool takes_back; /* it takes back the previous one */
} statement;

typedef struct statement_history {
    const odd_event *e;
    odd_arena *arena;
    int session; /* the session at the end of the log: its number; 0: no line names one */
    statement *list;
    size_t count, cap;
    uint32_t *standing; /* sayings that were not taken back, by index */
    size_t stands, standing_cap;
    uint32_t *undone; /* sayings that were taken back since the last new one, by index */
    size_t undone_count, undone_cap;
    uint32_t *of_play;   /* by play: its saying, plus one */
    uint32_t *corrected; /* by play: the play that it corrects, plus one */
    /* there are rounds: a line at the end belongs to the last one, unless it names another */
    bool rounds;
} statement_history;

/* ---- What lines say --------------------------------------------------------------------------------- */

static odd_text trim(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    for (size_t i = 0; i < text.len; i++)
        if (text.text[i] == '#')
            s.len = text.len = i;
    odd_scan_blanks(&s);
    text = (odd_text){text.text + s.at, text.len - s.at};
    while (text.len > 0 && (text.text[text.len - 1] == ' ' || text.text[text.len - 1] == '\t'))
        text.len--;
    return text;
}

/* Removes the first word. */
static odd_text take_word(odd_text *rest) {
    odd_text word = {rest->text, 0};
    while (word.len < rest->len && rest->text[word.len] != ' ' && rest->text[word.len] != '\t')
        word.len++;
    *rest = trim((odd_text){rest->text + word.len, rest->len - word.len});
    return word;
}

/* Reads a traveller line: what comes after its two ids, which are after the colon if there is one. */
static void read_result(statement *s, odd_text line) {
    for (size_t i = 0; i < line.len; i++)
        if (line.text[i] == ':') {
            line = trim((odd_text){line.text + i + 1, line.len - i - 1});
            break;
        }
    odd_text rest = line;
    take_word(&rest);
    take_word(&rest);
    s->about = (odd_text){line.text, line.len - rest.len};
    s->value = rest;
}

/* "unplayed round 7 by 14": what comes before the outcome. */
static size_t words_unplayed(odd_text rest) {
    size_t words = 1;
    static const char *const pairs[] = {"round", "by"};
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        odd_text behind = rest, word = take_word(&behind);
        if (!odd_text_is(word, pairs[i]))
            continue;
        take_word(&behind);
        rest = behind;
        words += 2;
    }
    return words;
}

/* The number of words that say what a line is about, by its first word; 0: no other line takes it back. */
static size_t words_about(odd_text first, odd_text rest) {
    if (odd_text_is(first, "unplayed"))
        return words_unplayed(rest);
    static const struct {
        const char *word;
        size_t words;
    } lines[] = {
        {"event", 1},   {"date", 1},    {"scoring", 1}, {"winners", 1}, {"vp", 1},       {"set", 2},
        {"pair", 2},    {"player", 2},  {"team", 2},    {"strat", 2},   {"handicap", 2}, {"carryover", 2},
        {"phantom", 2}, {"penalty", 2}, {"bye", 2},     {"lineup", 3},  {"movement", 1}, {"from", 4},
        {"combine", 1}, {"row", 3},     {"seat", 2},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (odd_text_is(first, lines[i].word))
            return lines[i].words;
    return 0;
}

/* Lines that set the context of others, and notes about results, cannot be taken back. */
static bool is_news(odd_text first) {
    return first.len > 0 &&
           odd_text_among(first,
                          "session|board|round|deal|auction|cards|tag|about|said|numbers|total|match") < 0;
}

/* Whether there may be several at once, of which the last one is taken back first. */
static bool is_added(odd_text first) {
    return odd_text_among(first, "penalty|bye|lineup|unplayed") >= 0;
}

static uint32_t find_before(const statement_history *p, odd_text about) {
    for (size_t i = p->count; i-- > 0;)
        if (p->list[i].play == 0 && !p->list[i].gone && !p->list[i].takes_back &&
            odd_same_letters(p->list[i].about, about))
            return (uint32_t)i + 1;
    return 0;
}

/* ---- The past ---------------------------------------------------------------------------------------- */

/* The value when no line sets it; NULL if no line can set it to that. */
static const char *withdrawal_of(const odd_event *e, odd_text about) {
    static const struct {
        const char *word, *value;
    } values[] = {{"event", ""},        {"date", ""},         {"pair", ""},
                  {"player", ""},       {"team", ""},         {"winners", "1"},
                  {"handicap", "0"},    {"carryover", "0"},   {"scoring", "matchpoints"},
                  {"phantom", "void"},  {"penalty", "void"},  {"bye", "void"},
                  {"lineup", "void"},   {"strat", "void"},    {"vp", "void"},
                  {"movement", "void"}, {"from", "void"},     {"row", "void"},
                  {"seat", "void"},     {"unplayed", "void"}, {"combine", "full"}};
    odd_text rest = about, first = take_word(&rest);
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        if (odd_text_is(first, values[i].word))
            return values[i].value;
    for (int i = 0; i < ODD_SET_COUNT && odd_text_is(first, "set"); i++)
        if (odd_text_is(rest, odd_setting_about((odd_setting_name)i)->name))
            return odd_setting_about((odd_setting_name)i)->preset[odd_event_setting(e, ODD_SET_RULES)];
    return NULL;
}

/* Whether a saying only takes back the last one that stands: it repeats the one before that. */
static bool reverts(const statement_history *p, const statement *now) {
    if (p->stands > 0 && now->adds && !now->takes_back) { /* it may repeat what was taken back last */
        const statement *top = &p->list[p->standing[p->stands - 1]];
        return top->takes_back && odd_same_letters(top->about, now->about) &&
               odd_text_same(now->value, p->list[top->before - 1].value);
    }
    if (p->stands == 0 || now->before != p->standing[p->stands - 1] + 1)
        return false;
    if (now->takes_back)
        return true;
    const statement *last = &p->list[now->before - 1];
    if (last->before != 0)
        return odd_text_same(now->value, p->list[last->before - 1].value);
    const char *value = now->play != 0 ? "void" : withdrawal_of(p->e, now->about);
    return value != NULL && odd_text_is(now->value, value);
}

/* Appends an index to a list. */
static void push(statement_history *p, uint32_t **list, size_t *count, size_t *cap, uint32_t index) {
    *list = odd_arena_grow(p->arena, *list, *count, *count + 1, cap, sizeof **list);
    (*list)[(*count)++] = index;
}

/* Whether both are about the same; results: the same board, round and group. */
static bool same_about(const statement_history *p, const statement *a, const statement *b) {
    if ((a->play == 0) != (b->play == 0) || !odd_same_letters(a->about, b->about))
        return false;
    if (a->play == 0)
        return true;
    const odd_play *x = odd_play_at(p->e, a->play - 1), *y = odd_play_at(p->e, b->play - 1);
    return x->board == y->board && x->round == y->round && x->group == y->group;
}

/* Whether a saying only repeats what was taken back last. */
static bool repeats(const statement_history *p, const statement *now) {
    const statement *last = p->undone_count > 0 ? &p->list[p->undone[p->undone_count - 1]] : NULL;
    return last != NULL && same_about(p, last, now) && odd_text_same(last->value, now->value);
}

/* Returns its index plus one; for one that took another back, that of the saying that then stands. */
static uint32_t add(statement_history *p, statement now) {
    if (reverts(p, &now)) {
        uint32_t index = p->standing[--p->stands];
        statement *last = &p->list[index];
        last->gone = true;
        if (last->takes_back)
            p->list[last->before - 1].gone = false;
        push(p, &p->undone, &p->undone_count, &p->undone_cap, index);
        return last->before;
    }
    p->undone_count = repeats(p, &now) ? p->undone_count - 1 : 0;
    if (now.takes_back && now.before != 0)
        p->list[now.before - 1].gone = true;
    p->list = odd_arena_grow(p->arena, p->list, p->count, p->count + 1, &p->cap, sizeof *p->list);
    p->list[p->count] = now;
    push(p, &p->standing, &p->stands, &p->standing_cap, (uint32_t)p->count);
    return (uint32_t)++p->count;
}

static void take_line(statement_history *p, uint32_t number, odd_text line, size_t *play) {
    statement s = {.line = number};
    while (*play < odd_event_about(p->e)->play_count && odd_play_at(p->e, *play)->line < number)
        ++*play;
    line = trim(line);
    odd_text rest = line, first = take_word(&rest);
    bool one = !odd_text_is(first, "unplayed"); /* one such line stands for many results */
    if (one && *play < odd_event_about(p->e)->play_count && odd_play_at(p->e, *play)->line == number) {
        s.play = (uint32_t)*play + 1;
        p->rounds = p->rounds || odd_play_at(p->e, *play)->round > 0;
        uint32_t corrected = p->corrected[*play];
        s.before = corrected != 0 ? p->of_play[corrected - 1] : 0;
        read_result(&s, line);
        p->of_play[*play] = add(p, s);
        return;
    }
    size_t words = words_about(first, rest);
    p->rounds = p->rounds || odd_text_is(first, "round");
    if (!is_news(first))
        return;
    for (size_t i = 1; i < words; i++)
        take_word(&rest);
    s.about = words > 0 ? trim((odd_text){line.text, line.len - rest.len}) : (odd_text){line.text, 0};
    s.value = words > 0 ? rest : line;
    s.adds = is_added(first);
    s.takes_back = s.adds && odd_text_is(s.value, "void");
    s.before = words > 0 && s.adds == s.takes_back ? find_before(p, s.about) : 0;
    add(p, s);
}

/* ---- The line that takes it back ----------------------------------------------------------------------- */

/* "round 2 board 12 group B: 7 14 " */
static void put_place(odd_writer *w, const odd_event *e, const odd_play *p, bool rounds) {
    if (p->round > 0)
        odd_put_format(w, "round %d ", p->round);
    else if (rounds)
        odd_put_text(w, "round none ");
    odd_put_format(w, "board %d", odd_board_at(e, p->board)->number);
    if (p->group > 0)
        odd_put_format(w, " group %.*s", (int)odd_group_at(e, p->group).len, odd_group_at(e, p->group).text);
    odd_put_text(w, ": ");
}

/* Writes a line about the same as a saying, with another value. */
static void put_saying(odd_writer *w, const statement_history *p, const statement *s, odd_text value) {
    if (s->play != 0)
        put_place(w, p->e, odd_play_at(p->e, s->play - 1), p->rounds);
    odd_put_bytes(w, s->about.text, s->about.len);
    if (s->play == 0)
        odd_put_char(w, ' ');
    odd_put_bytes(w, value.text, value.len);
}

/* A line at the end belongs to the session of the log's end. */
static bool is_of_session_at_end(const statement_history *p, const odd_play *play) {
    int number = odd_event_session_at(p->e, odd_board_at(p->e, play->board)->session)->number;
    return p->session == 0 || number == p->session;
}

/* Returns false if no line can take it back. */
static bool put_undo(odd_writer *w, const statement_history *p, const statement *s) {
    if (s->play != 0 && !is_of_session_at_end(p, odd_play_at(p->e, s->play - 1)))
        return false;
    const statement *before = s->before != 0 ? &p->list[s->before - 1] : NULL;
    const char *value = s->play != 0 ? "void" : withdrawal_of(p->e, s->about);
    if ((before == NULL && value == NULL) || (s->takes_back && p->rounds))
        return false; /* what was taken back may belong to another round */
    put_saying(w, p, s, before != NULL ? before->value : odd_text_of(value));
    return true;
}

/* The text of a line of the log. */
static odd_text text_of(const odd_open_event *live, uint32_t line) {
    odd_open_event_cursor cursor = {0};
    odd_text text = {0};
    while (cursor.line < line && odd_open_event_next(live, &cursor, &text))
        ;
    return text;
}

/* The saying of a line, if it still stands and is the last about the same; NULL otherwise. */
static const statement *saying_of(const statement_history *p, uint32_t line) {
    const statement *found = NULL;
    for (size_t i = 0; i < p->stands; i++) {
        const statement *s = &p->list[p->standing[i]];
        if (s->line == line)
            found = s;
        else if (found != NULL && same_about(p, found, s))
            return NULL;
    }
    return found;
}

static void take_session(statement_history *p, odd_text line) {
    odd_scan s = {line.text, line.len, 0};
    odd_scan_blanks(&s);
    if (!odd_scan_whole(&s, "session"))
        return;
    odd_scan_blanks(&s);
    int number = odd_scan_number(&s);
    p->session = number > 0 ? number : p->session;
}

static statement_history past_of(const odd_open_event *live, odd_arena *arena) {
    statement_history p = {.e = odd_open_event_current(live), .arena = arena};
    odd_open_event_cursor cursor = {0};
    odd_text line;
    size_t play = 0;
    p.of_play = ODD_TAKE(arena, odd_event_about(p.e)->play_count + 1, uint32_t);
    p.corrected = odd_corrections(p.e, arena, true);
    while (odd_open_event_next(live, &cursor, &line)) {
        take_session(&p, line);
        take_line(&p, cursor.line, line, &play);
    }
    return p;
}

/* Whether a line could be appended: later lines may depend on what it takes back. */
static bool is_good(const odd_open_event *live, odd_arena *arena, const odd_writer *line) {
    odd_whatif w = odd_desk_whatif(live, arena);
    odd_trial trial = {.text = {line->buf, line->len}, .number = 1};
    return line->len > 0 && odd_trial_run_lines(&w, &trial);
}

/* A buffer for a line about a saying with that value. */
static odd_writer writer_for(odd_arena *arena, const statement *s, odd_text value) {
    enum { PLACE_MAX = 128 };
    size_t cap = PLACE_MAX + s->about.len + value.len;
    return odd_writer_on(ODD_TAKE(arena, cap, char), cap);
}

static void put_redo(odd_out *o, const odd_open_event *live, statement_history *p) {
    odd_writer redo = {0};
    if (p->undone_count > 0) {
        const statement *s = &p->list[p->undone[p->undone_count - 1]];
        redo = writer_for(p->arena, s, s->value);
        if (s->play == 0 || is_of_session_at_end(p, odd_play_at(p->e, s->play - 1)))
            put_saying(&redo, p, s, s->value);
    }
    odd_json_member(o, "redo", (odd_text){redo.buf, is_good(live, p->arena, &redo) ? redo.len : 0});
}

void odd_undo_json(odd_out *o, const odd_open_event *live, odd_arena *arena, uint32_t line) {
    statement_history p = past_of(live, arena);
    const statement *last = line > 0       ? saying_of(&p, line)
                            : p.stands > 0 ? &p.list[p.standing[p.stands - 1]]
                                           : NULL;
    odd_writer undo = {0};
    bool can = last != NULL;
    if (can) {
        undo = writer_for(arena, last, last->before != 0 ? p.list[last->before - 1].value : (odd_text){0});
        can = put_undo(&undo, &p, last) && is_good(live, arena, &undo);
    }
    uint32_t number = line > 0 ? line : last != NULL ? last->line : 0;
    odd_out_char(o, '{');
    odd_json_int(o, "line", number);
    odd_json_member(o, "text", number > 0 ? text_of(live, number) : (odd_text){0});
    odd_json_bool(o, "can", can);
    odd_json_member(o, "undo", (odd_text){undo.buf, can ? undo.len : 0});
    put_redo(o, live, &p);
    odd_out_text(o, "}\n");
}
