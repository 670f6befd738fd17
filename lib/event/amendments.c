/* The correction period: whether results are final, and what has changed since they were first published. */
#include "base/arena.h"
#include "base/hash.h"
#include "base/text.h"
#include "event/event_inner.h"

void odd_event_set_time(odd_event *e, int64_t time_s) {
    e->asked_s = time_s;
}

int64_t odd_event_time(const odd_event *e) {
    return e->asked_s;
}

odd_status odd_event_status(const odd_event *e) {
    odd_status status = (odd_status)odd_setting(e, ODD_SET_STATUS);
    int64_t until = odd_setting(e, ODD_SET_CORRECTIONS_UNTIL);
    bool over = until > 0 && e->asked_s >= until;
    return status == ODD_STATUS_PROVISIONAL && over ? ODD_STATUS_FINAL : status;
}

void odd_event_origins(odd_event *e, const odd_line_origin *list, size_t count) {
    e->origins = list;
    e->origin_count = count;
}

/* ---- The lines of the log -------------------------------------------------------------------------- */

/* A line that replaces an earlier one with the same beginning: "pair 3", "set neuberg". */
typedef struct statement {
    odd_text key, line;
} statement;

typedef struct amendment_list {
    const odd_event *e;
    odd_arena *arena;
    odd_amendment *list;
    size_t count, cap;
    uint32_t *before; /* by play: the play that it corrects, plus one */
    size_t next_play;
    odd_lookup by_key;
    statement *sayings;
    size_t saying_count, saying_cap;
    bool no_memory;
} amendment_list;

static odd_text next_word(odd_scan *s) {
    odd_scan_blanks(s);
    size_t from = s->at;
    while (!odd_scan_end(s) && odd_scan_peek(s) != ' ' && odd_scan_peek(s) != '\t')
        s->at++;
    return (odd_text){s->text + from, s->at - from};
}

static uint32_t hash_of(odd_text key, uint64_t seed) {
    return (uint32_t)odd_hash_any_case(key, seed);
}

static bool same_key(const void *owner, uint32_t number, const odd_lookup_key *key) {
    const amendment_list *l = owner;
    return odd_same_letters(l->sayings[number].key, key->text);
}

static uint32_t hash_number(const void *owner, uint32_t number) {
    const amendment_list *l = owner;
    return hash_of(l->sayings[number].key, l->arena->seed);
}

/* Returns the entry of lines with this beginning, which is made if it is new; NULL without memory. */
static statement *saying_of(amendment_list *l, odd_text key) {
    if (!odd_lookup_reserve(&l->by_key, l->arena, l->saying_count + 1, l->saying_count, hash_number, l))
        return NULL;
    uint32_t *slot =
        odd_lookup_slot(&l->by_key, (odd_lookup_key){key, hash_of(key, l->arena->seed)}, same_key, l);
    if (*slot != 0)
        return &l->sayings[*slot - 1];
    statement *grown = odd_arena_grow(l->arena, l->sayings, l->saying_count, l->saying_count + 1,
                                      &l->saying_cap, sizeof *grown);
    if (grown == NULL)
        return NULL;
    l->sayings = grown;
    grown[l->saying_count] = (statement){.key = key};
    *slot = (uint32_t)++l->saying_count;
    return &grown[l->saying_count - 1];
}

static odd_line_origin origin_of(const odd_event *e, uint32_t line) {
    return line <= e->origin_count ? e->origins[line - 1] : (odd_line_origin){0};
}

static void add(amendment_list *l, odd_amendment a) {
    odd_amendment *list = odd_arena_grow(l->arena, l->list, l->count, l->count + 1, &l->cap, sizeof *l->list);
    if (list == NULL) {
        l->no_memory = true;
        return;
    }
    int64_t until = odd_setting(l->e, ODD_SET_CORRECTIONS_UNTIL);
    a.from = origin_of(l->e, a.line);
    a.late = until > 0 && a.from.time_ms >= until * 1000;
    l->list = list;
    list[l->count++] = a;
}

/* Returns whether a line changes no result: it only sets the context of the next ones, or what is shown. */
static bool is_silent(odd_text word, odd_text second, bool more) {
    bool place = odd_text_among(word, "board|round|session") >= 0;
    if (place || !odd_text_is(word, "set"))
        return place && !more;
    for (int i = 0; i < ODD_SET_COUNT; i++)
        if (odd_text_is(second, odd_setting_about((odd_setting_name)i)->name))
            return !odd_setting_scores((odd_setting_name)i);
    return false;
}

/* Takes a line without results. */
static void look_at_saying(amendment_list *l, uint32_t number, odd_text line) {
    odd_scan s = {line.text, line.len, 0};
    odd_text word = next_word(&s), second = next_word(&s), was = {0};
    odd_text key = {word.text, (size_t)(second.text + second.len - word.text)};
    bool of_event = odd_text_among(word, "event|date|vp|scoring|winners|combine") >= 0;
    if (word.len == 0 || is_silent(word, second, next_word(&s).len > 0))
        return;
    if (of_event || odd_text_among(word, "pair|team|player|set|carryover|handicap|strat|numbers") >= 0) {
        statement *said = saying_of(l, of_event ? word : key);
        if (said == NULL) {
            l->no_memory = true;
            return;
        }
        was = said->line;
        said->line = line;
    }
    if (number > l->e->facts.published_line)
        add(l, (odd_amendment){.line = number, .word = word, .was = was, .is = line});
}

static void look_at_line(amendment_list *l, uint32_t number, odd_text line) {
    const odd_event *e = l->e;
    bool any = false;
    for (; l->next_play < e->about.play_count && e->plays[l->next_play].line <= number; l->next_play++) {
        const odd_play *p = &e->plays[l->next_play];
        any = any || p->line == number;
        if (p->line == number && number > e->facts.published_line && !p->left_out)
            add(l, (odd_amendment){.line = number,
                                   .word = {"result", 6},
                                   .play = (uint32_t)l->next_play + 1,
                                   .before = l->before[l->next_play]});
    }
    if (!any)
        look_at_saying(l, number, odd_text_trim(line));
}

int odd_event_amendments(const odd_event *e, odd_arena *arena, odd_amendment **list, size_t *count) {
    amendment_list l = {.e = e, .arena = arena};
    *list = NULL;
    *count = 0;
    if (e->facts.published_line == 0)
        return ODD_OK;
    l.before = ODD_TAKE(arena, e->about.play_count + 1, uint32_t);
    if (l.before == NULL)
        return ODD_E_MEMORY;
    for (size_t i = 0; i < e->about.play_count; i++)
        if (e->plays[i].corrected)
            l.before[odd_play_later(&e->plays[i]) - 1] = (uint32_t)i + 1;
    for (size_t i = 0; i < e->facts.chunk_count && !l.no_memory; i++) {
        odd_lines lines = {e->facts.chunks[i].text.text, e->facts.chunks[i].text.len, 0, 0};
        odd_scan line;
        while (odd_lines_next(&lines, &line) && !l.no_memory)
            look_at_line(&l, e->facts.chunks[i].line + (uint32_t)lines.line - 1,
                         (odd_text){line.text, line.len});
    }
    *list = l.list;
    *count = l.count;
    return l.no_memory ? ODD_E_MEMORY : ODD_OK;
}
