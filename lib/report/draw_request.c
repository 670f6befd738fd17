/* Makes a draw for an event from the words of a request: entries in the order of the standings, who has met,
 * who sat out, what is fixed. */
#include "base/arena.h"
#include "base/text.h"
#include "report/movement_report.h"
#include "report/open_event.h"

typedef struct draw_field {
    const odd_event *e;
    odd_arena *arena;
    const odd_choices *choices;
    odd_error *error;
    uint32_t *entry_of; /* by contestant: its entry; ODD_NOBODY: none */
    bool *absent;       /* by contestant: does not play in the round */
    odd_draw_entry *entries;
    size_t count;
    odd_draw_pair *met; /* by round */
    int *met_round;     /* the round of each */
    size_t met_count, met_cap, round_cap;
    int last_round; /* the last round with a result */
    int round;      /* the round to be drawn */
} draw_field;

/* ---- Meetings ---------------------------------------------------------------------------------------- */

/* Takes a meeting in a round; other is ODD_NOBODY for a bye. Contestants who do not play now still count as met. */
static void take_meeting(draw_field *d, int round, uint32_t one, uint32_t other) {
    uint32_t a = d->entry_of[one], b = other != ODD_NOBODY ? d->entry_of[other] : ODD_NOBODY;
    if (round > d->last_round)
        d->last_round = round;
    if (other == ODD_NOBODY || (a == ODD_NOBODY && b == ODD_NOBODY))
        return;
    for (size_t i = d->met_count; i-- > 0 && d->met_round[i] == round;)
        if ((d->met[i].one == a && d->met[i].two == b) || (d->met[i].one == b && d->met[i].two == a))
            return;
    if (!ODD_MORE(d->arena, d->met, d->met_count, d->met_cap) ||
        !ODD_MORE(d->arena, d->met_round, d->met_count, d->round_cap))
        return;
    d->met_round[d->met_count] = round;
    d->met[d->met_count++] = (odd_draw_pair){a, b};
}

static void take_meetings(draw_field *d) {
    const odd_event_info *about = odd_event_about(d->e);
    if (about->contest == ODD_TEAMS) {
        for (size_t i = 0; i < about->match_count; i++) {
            const odd_match *m = odd_match_at(d->e, i);
            take_meeting(d, m->round, m->team[0], m->team[1]);
        }
        return;
    }
    for (size_t i = 0; i < about->play_count; i++) {
        const odd_play *play = odd_play_at(d->e, i);
        if (play->kind != ODD_VOID && !play->corrected && play->round > 0)
            take_meeting(d, play->round, odd_event_partners(d->e, play, 0).who[0],
                         odd_event_partners(d->e, play, 1).who[0]);
    }
}

static bool is_taken(const draw_field *d, int round, uint32_t a, uint32_t b) {
    for (size_t i = 0; i < d->met_count; i++)
        if (d->met_round[i] == round &&
            ((d->met[i].one == a && d->met[i].two == b) || (d->met[i].one == b && d->met[i].two == a)))
            return true;
    return false;
}

/* Takes rounds that were drawn, and perhaps not played yet: the rows of a Swiss movement. */
static void take_drawn(draw_field *d) {
    size_t session = odd_event_about(d->e)->session_count;
    const odd_movement *m = NULL;
    while (session > 0 && m == NULL)
        m = odd_event_movement(d->e, --session);
    if (m == NULL || m->kind != ODD_MOVE_SWISS)
        return;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *move = &m->moves[i];
        uint32_t one = odd_event_movement_who(d->e, session, move->ns[0]);
        uint32_t other = odd_event_movement_who(d->e, session, move->ew[0]);
        if (one != ODD_NOBODY && other != ODD_NOBODY &&
            !is_taken(d, move->round, d->entry_of[one], d->entry_of[other]))
            take_meeting(d, move->round, one, other);
    }
}

/* Counts how often each was named first, had no match, or was in a triangle, before the round. */
static void count_meetings(draw_field *d) {
    size_t width = (size_t)d->last_round + 1;
    uint8_t *matches = ODD_TAKE(d->arena, (d->count + 1) * width, uint8_t);
    for (size_t i = 0; i < d->met_count; i++) {
        uint32_t both[2] = {d->met[i].one, d->met[i].two};
        if (both[0] != ODD_NOBODY)
            d->entries[both[0]].homes++;
        for (int k = 0; k < 2; k++) {
            if (both[k] == ODD_NOBODY)
                continue;
            uint8_t *count = &matches[both[k] * width + (size_t)d->met_round[i]];
            *count = (uint8_t)(*count < 2 ? *count + 1 : 2);
        }
    }
    for (size_t i = 0; i < d->count; i++)
        for (int round = 1; round <= d->last_round && round < d->round; round++) {
            uint8_t count = matches[i * width + (size_t)round];
            d->entries[i].byes += count == 0;
            d->entries[i].triangles += count > 1;
        }
}

/* Contestants who do not play now cannot be met again. */
static void forget_absent(draw_field *d) {
    size_t count = 0;
    for (size_t i = 0; i < d->met_count; i++)
        if (d->met[i].one != ODD_NOBODY && d->met[i].two != ODD_NOBODY)
            d->met[count++] = d->met[i];
    d->met_count = count;
}

/* ---- Entries ----------------------------------------------------------------------------------------- */

static int64_t score_x100(const odd_standing *s) {
    return s->max > 0 ? s->percent_x100 : s->score / (ODD_ONE / 100);
}

static void add_entry(draw_field *d, uint32_t who, const odd_standing *s) {
    const odd_contestant *c = odd_contestant_at(d->e, who);
    if (c->phantom || d->entry_of[who] != ODD_NOBODY || d->absent[who])
        return;
    d->entry_of[who] = (uint32_t)d->count;
    d->entries[d->count++] = (odd_draw_entry){.id = c->id, .score_x100 = s != NULL ? score_x100(s) : 0};
}

/* The contestant with the id of a contestant of another event. */
static uint32_t same_contestant(const draw_field *d, odd_text id) {
    uint32_t who;
    return odd_event_find(d->e, &who, id.text, id.len, NULL) == ODD_OK ? who : ODD_NOBODY;
}

static void open_field(draw_field *d) {
    size_t people = odd_event_about(d->e)->contestant_count;
    d->entry_of = ODD_TAKE(d->arena, people + 1, uint32_t);
    d->absent = ODD_TAKE(d->arena, people + 1, bool);
    d->entries = ODD_TAKE(d->arena, people + 1, odd_draw_entry);
    for (size_t i = 0; i <= people; i++)
        d->entry_of[i] = ODD_NOBODY;
}

static bool entries_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_draw_entry *entries = owner;
    return odd_id_compare(entries[a].id, entries[b].id) <= 0;
}

/* Sorts contestants without a rank by id. */
static void order_rest(draw_field *d, size_t from) {
    size_t count = d->count - from;
    odd_draw_entry *rest = ODD_TAKE(d->arena, count + 1, odd_draw_entry);
    for (size_t i = 0; i < count; i++)
        rest[i] = d->entries[from + i];
    const uint32_t *order = odd_sort_numbers(d->arena, count, entries_in_order, rest);
    for (size_t i = 0; i < count; i++) {
        uint32_t who;
        d->entries[from + i] = rest[order[i]];
        if (odd_event_find(d->e, &who, rest[order[i]].id.text, rest[order[i]].id.len, NULL) == ODD_OK)
            d->entry_of[who] = (uint32_t)(from + i);
    }
}

/* The standings are those of `ranked`: the same event, or the event before its last round. */
static void fill_field(draw_field *d, const odd_event *ranked) {
    for (size_t i = 0; i < odd_event_about(ranked)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(ranked, i);
        uint32_t who = same_contestant(d, odd_contestant_at(ranked, s->who)->id);
        if (who != ODD_NOBODY)
            add_entry(d, who, s);
    }
    size_t ranked_count = d->count;
    for (uint32_t who = 0; who < odd_event_about(d->e)->contestant_count; who++)
        add_entry(d, who, NULL);
    order_rest(d, ranked_count);
    take_meetings(d);
    take_drawn(d);
    if (d->round == 0)
        d->round = d->last_round + 1;
    count_meetings(d);
    forget_absent(d);
}

/* The last round with a result; 0: none. */
static int last_round(const odd_event *e) {
    int last = 0;
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++) {
        const odd_play *play = odd_play_at(e, i);
        if (play->kind != ODD_VOID && !play->corrected && play->round > last)
            last = play->round;
    }
    return last;
}

/* ---- What is asked ------------------------------------------------------------------------------------- */

/* "invalid --match '1': expected two ids, such as 1-4" */
static int wrong(const draw_field *d, const odd_choice *c, const char *expected) {
    return odd_fail(d->error, ODD_E_SYNTAX, 0, 0, "invalid %s%.*s '%.*s': expected %s", d->choices->dash,
                    (int)c->name.len, c->name.text, (int)odd_scan_quotable(c->value.text, c->value.len),
                    c->value.text, expected);
}

static int find_entry(const draw_field *d, uint32_t *entry, odd_text id) {
    uint32_t who;
    int code = odd_event_find(d->e, &who, id.text, id.len, d->error);
    if (code != ODD_OK)
        return code;
    *entry = d->entry_of[who];
    return *entry != ODD_NOBODY ? ODD_OK
                                : odd_fail(d->error, ODD_E_REFERENCE, 0, 0,
                                           "%.*s does not play in this round", (int)id.len, id.text);
}

/* Splits a value at a character. */
static bool split(odd_text value, char sign, odd_text *one, odd_text *two) {
    size_t len = 0;
    while (len < value.len && value.text[len] != sign)
        len++;
    *one = (odd_text){value.text, len};
    *two = odd_text_from(value, len < value.len ? len + 1 : len);
    return len > 0 && len < value.len;
}

/* Reads all of match 1-4, or apart 1-4. */
static int read_pairs(const draw_field *d, const char *name, const odd_draw_pair **out, size_t *count) {
    odd_draw_pair *pairs = ODD_TAKE(d->arena, d->choices->count + 1, odd_draw_pair);
    int code = ODD_OK;
    *out = pairs;
    *count = 0;
    for (size_t i = 0; i < d->choices->count && code == ODD_OK; i++) {
        const odd_choice *c = &d->choices->list[i];
        odd_text one, two;
        if (!odd_text_is(c->name, name))
            continue;
        if (!split(c->value, '-', &one, &two))
            return wrong(d, c, "two ids, such as 1-4");
        code = find_entry(d, &pairs[*count].one, one);
        if (code == ODD_OK)
            code = find_entry(d, &pairs[(*count)++].two, two);
    }
    return code;
}

/* table 7=3 */
static int read_tables(draw_field *d) {
    int code = ODD_OK;
    for (size_t i = 0; i < d->choices->count && code == ODD_OK; i++) {
        const odd_choice *c = &d->choices->list[i];
        odd_text id, table;
        uint32_t entry;
        if (!odd_text_is(c->name, "table"))
            continue;
        if (!split(c->value, '=', &id, &table))
            return wrong(d, c, "an id and its table, such as 7=3");
        odd_choices one = {&(odd_choice){c->name, table}, 1, d->choices->dash};
        code = find_entry(d, &entry, id);
        if (code == ODD_OK)
            code = odd_choice_number(&one, &d->entries[entry].table, "table", "table", 1, ODD_DRAW_MAX,
                                     d->error);
    }
    return code;
}

static int read_absent(draw_field *d) {
    int code = ODD_OK;
    for (size_t i = 0; i < d->choices->count && code == ODD_OK; i++) {
        const odd_choice *c = &d->choices->list[i];
        uint32_t who;
        if (!odd_text_is(c->name, "without"))
            continue;
        code = odd_event_find(d->e, &who, c->value.text, c->value.len, d->error);
        if (code == ODD_OK)
            d->absent[who] = true;
    }
    return code;
}

static const char *method_word(int number) {
    return odd_draw_method_text((odd_draw_method)number);
}

static const char *odd_word(int number) {
    return number < ODD_DRAW_ODD_COUNT ? odd_draw_odd_text((odd_draw_odd)number) : NULL;
}

/* Reads one of the words that a function knows, as its number; *out stays if there is none. */
static int read_word(const draw_field *d, int *out, const char *name, const char *(*word)(int number)) {
    const odd_text *value = odd_choice_of(d->choices, name);
    char all[200];
    odd_writer w = odd_writer_on(all, sizeof all);
    odd_put_text(&w, "one of:");
    for (int i = 0; value != NULL && word(i) != NULL; i++) {
        if (odd_text_is(*value, word(i))) {
            *out = i;
            return ODD_OK;
        }
        odd_put_format(&w, " %s", word(i));
    }
    return value == NULL ? ODD_OK : wrong(d, &(odd_choice){odd_text_of(name), *value}, all);
}

/* A whole number of up to 15 digits, which JSON represents exactly. */
static int read_seed(const draw_field *d, uint64_t *seed) {
    const odd_text *value = odd_choice_of(d->choices, "seed");
    bool good = value != NULL && value->len > 0 && value->len <= 15;
    if (value == NULL)
        return ODD_OK;
    *seed = 0;
    for (size_t i = 0; i < value->len && good; i++) {
        good = odd_is_digit(value->text[i]);
        *seed = *seed * 10 + (uint64_t)(value->text[i] - '0');
    }
    if (good)
        return ODD_OK;
    return odd_fail(d->error, ODD_E_SYNTAX, 0, 0,
                    "invalid seed '%.*s': expected a whole number of up to 15 digits",
                    (int)odd_scan_quotable(value->text, value->len), value->text);
}

/* The first round is random unless a method is given; a seed alone makes any round random. */
static int read_method(const draw_field *d, odd_draw_request *r) {
    int method =
        d->last_round == 0 || odd_choice_of(d->choices, "seed") != NULL ? ODD_DRAW_RANDOM : ODD_DRAW_TOP_DOWN;
    int odd = ODD_DRAW_BYE;
    int code = read_word(d, &method, "method", method_word);
    if (code == ODD_OK)
        code = read_word(d, &odd, "odd", odd_word);
    r->method = (odd_draw_method)method;
    r->odd = (odd_draw_odd)odd;
    r->may_rematch = odd_choice_of(d->choices, "rematches") != NULL;
    return code == ODD_OK ? read_seed(d, &r->seed) : code;
}

static int read_bye(const draw_field *d, odd_draw_request *r) {
    const odd_text *bye = odd_choice_of(d->choices, "bye");
    int code = bye != NULL ? find_entry(d, &r->bye, *bye) : ODD_OK;
    r->bye += bye != NULL && code == ODD_OK;
    return code;
}

/* The Swiss movement of the event; NULL if there is none. */
static const odd_movement *swiss_of(const odd_event *e) {
    for (size_t i = odd_event_about(e)->session_count; i-- > 0;) {
        const odd_movement *m = odd_event_movement(e, i);
        if (m != NULL)
            return m->kind == ODD_MOVE_SWISS ? m : NULL;
    }
    return NULL;
}

/* 1-8; if not given, a Swiss movement that knows the length of a match has other boards in each round. */
static int read_boards(const draw_field *d, char boards[12]) {
    char line[40];
    odd_movement_row row;
    const odd_movement *m = swiss_of(d->e);
    const odd_text *said = odd_choice_of(d->choices, "boards");
    odd_writer w = odd_writer_on(boards, 12);
    boards[0] = '\0';
    if (said == NULL && m != NULL && m->set_boards > 0)
        odd_put_format(&w, "%d-%d", (d->round - 1) * m->set_boards + 1, d->round * m->set_boards);
    if (said == NULL)
        return ODD_OK;
    odd_put_bytes(&w, said->text, said->len);
    odd_writer on = odd_writer_on(line, sizeof line);
    odd_put_format(&on, "1 1 1 2 %s", boards);
    for (size_t i = 0; i < said->len; i++)
        if ((unsigned char)said->text[i] <= ' ')
            w.len = sizeof line;
    if (w.len <= 9 && odd_movement_row_parse(&row, line, on.len, NULL) == ODD_OK && row.first > 0)
        return ODD_OK;
    return odd_fail(d->error, ODD_E_SYNTAX, 0, 0,
                    "invalid boards '%.*s': expected the first and the last board of a match: 1-8",
                    (int)odd_scan_quotable(said->text, said->len), said->text);
}

static int read_request(draw_field *d, odd_draw_rows *out) {
    odd_draw_request *r = &out->request;
    int code = read_bye(d, r);
    if (code == ODD_OK)
        code = read_boards(d, out->boards);
    if (code == ODD_OK)
        code = read_method(d, r);
    if (code == ODD_OK)
        code = read_tables(d);
    if (code == ODD_OK)
        code = read_pairs(d, "match", &r->given, &r->given_count);
    if (code == ODD_OK)
        code = read_pairs(d, "apart", &r->apart, &r->apart_count);
    r->entries = d->entries;
    r->count = d->count;
    r->met = d->met;
    r->met_count = d->met_count;
    return code;
}

/* ---- The event without its last round --------------------------------------------------------------------- */

/* A copy of the log in which the results of a round are blank. */
static odd_text without_round(const odd_draw_source *source, int round, odd_arena *arena) {
    size_t len = source->text.len;
    char *text = ODD_TAKE(arena, len + 1, char);
    uint32_t *starts = ODD_TAKE(arena, len + 3, uint32_t), line = 1;
    odd_copy(text, source->text.text, len);
    for (size_t i = 0; i < len; i++)
        if (text[i] == '\n')
            starts[++line] = (uint32_t)i + 1;
    for (size_t i = 0; i < odd_event_about(source->e)->play_count; i++) {
        const odd_play *play = odd_play_at(source->e, i);
        if (play->round != round || play->line == 0 || play->line > line)
            continue;
        for (size_t at = starts[play->line]; at < len && text[at] != '\n' && text[at] != '\r'; at++)
            text[at] = ' ';
    }
    return (odd_text){text, len};
}

static int read_lagged(odd_event **out, const odd_draw_source *source, int round, odd_arena *arena,
                       odd_error *error) {
    if (source->text.len == 0)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                        "--lagged is for the log of an event: convert the file first");
    odd_text text = without_round(source, round, arena);
    *out = odd_event_new(arena);
    int code = odd_event_read(*out, text.text, text.len);
    if (code == ODD_OK && source->scale(source->owner, *out))
        code = odd_event_score(*out);
    return code == ODD_OK ? ODD_OK
                          : odd_fail(error, code, 0, 0, "the event cannot be scored without round %d", round);
}

/* ---- The draw ----------------------------------------------------------------------------------------------- */

/* Whether pairs play, by the last movement if there is one: without results and names, the event does not know it. */
static bool is_of_pairs(const odd_event *e) {
    const odd_movement *m = odd_last_movement(e);
    return m != NULL ? m->contest == ODD_PAIRS : odd_event_about(e)->contest == ODD_PAIRS;
}

static int check_event(const odd_event *e, odd_error *error) {
    const odd_event_info *about = odd_event_about(e);
    const char *why = NULL;
    if (about->contest == ODD_INDIVIDUALS)
        why = "an individual is not drawn: a draw is for pairs and teams";
    else if (about->winners == 2)
        why = "the event has two winners: a draw is for one field";
    else if (about->play_count > 0 && last_round(e) == 0)
        why = "the results have no rounds: a draw needs lines such as 'round 1' before them";
    else if (about->contestant_count < 2)
        why = is_of_pairs(e) ? "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'"
                             : "nobody to draw: expected lines such as 'team 1 Ash'";
    return why == NULL ? ODD_OK : odd_fail(error, ODD_E_REFERENCE, 0, 0, "%s", why);
}

int odd_draw_event(odd_draw_rows *out, const odd_draw_source *source, const odd_choices *choices,
                   odd_arena *arena, odd_error *error) {
    draw_field d = {.e = source->e, .arena = arena, .choices = choices, .error = error};
    int last = last_round(source->e), code = check_event(source->e, error);
    odd_event *lagged = NULL;
    *out = (odd_draw_rows){.e = source->e, .request.seed = source->seed};
    if (odd_event_is_knock_out(source->e))
        return odd_draw_knock_out(out, source, choices, arena, error);
    if (code == ODD_OK)
        code = odd_choice_number(choices, &d.round, "round", "round", 1, 999, error);
    if (code == ODD_OK && last > 0 && odd_choice_of(choices, "lagged") != NULL)
        code = read_lagged(&lagged, source, last, arena, error);
    if (code != ODD_OK)
        return code;
    open_field(&d);
    code = read_absent(&d);
    if (code != ODD_OK)
        return code;
    fill_field(&d, lagged != NULL ? lagged : source->e);
    out->round = d.round;
    code = read_request(&d, out);
    return code == ODD_OK ? odd_draw_make(&out->draw, &out->request, arena, error) : code;
}

/* ---- The request ------------------------------------------------------------------------------------------------- */

static bool give_scale(void *owner, odd_event *e) {
    return odd_open_event_scale(owner, e);
}

/* The whole log, to read the event again. */
static odd_text log_of(const odd_request_state *a) {
    size_t len = odd_open_event_length(a->live), at = 0;
    char *text = ODD_TAKE(a->arena, len + 1, char);
    odd_text line;
    for (odd_open_event_cursor cursor = {0}; odd_open_event_next(a->live, &cursor, &line);) {
        odd_copy(text + at, line.text, line.len);
        at += line.len;
        if (at < len)
            text[at++] = '\n';
    }
    return (odd_text){text, at};
}

int odd_ask_draw(odd_request_state *a, odd_out *o) {
    odd_choices choices;
    odd_draw_rows drawn;
    odd_draw_source source = {.e = a->e,
                              .scale = give_scale,
                              .owner = (void *)(uintptr_t)a->live,
                              .seed = odd_open_event_length(a->live)};
    int code = odd_choices_read(&choices, a->r->text, ODD_DRAW_WORDS, a->arena, &a->error);
    if (code == ODD_OK && odd_choice_of(&choices, "lagged") != NULL)
        source.text = log_of(a);
    if (code == ODD_OK)
        code = odd_draw_event(&drawn, &source, &choices, a->arena, &a->error);
    if (code == ODD_OK)
        odd_draw_json(o, &drawn);
    return code;
}
