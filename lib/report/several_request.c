/* Requests about several events: a simultaneous, whose clubs are one field; and a season. */
#include "base/arena.h"
#include "base/text.h"
#include "report/event_rows.h"
#include "report/movement_report.h"
#include "report/open_event.h"

/* ---- What a club is called ------------------------------------------------------------------------- */

/* The name of the club: `tag club Riverside`, or the tag of another format. */
static odd_text event_name(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->note_count; i++) {
        const odd_note *n = odd_note_at(e, i);
        if (n->kind == ODD_NOTE_TAG && n->about == ODD_ABOUT_EVENT && n->text.len > 0 &&
            odd_text_is(n->name, "club"))
            return n->text;
    }
    return (odd_text){0};
}

static bool is_taken(const odd_club *clubs, size_t count, odd_text name) {
    for (size_t i = 0; i < count; i++)
        if (odd_same_letters(clubs[i].name, name))
            return true;
    return false;
}

static odd_text club_name(const odd_club *clubs, size_t count, odd_arena *arena) {
    odd_text told = event_name(clubs[count].event), plain = told.len > 0 ? told : clubs[count].name;
    size_t room = plain.len + 16;
    char *numbered = is_taken(clubs, count, plain) ? odd_arena_take(arena, room, 1) : NULL;
    odd_text name = plain;
    for (int n = 2; numbered != NULL && is_taken(clubs, count, name); n++) {
        odd_writer w = odd_writer_on(numbered, room);
        odd_put_format(&w, "%.*s (%d)", (int)plain.len, plain.text, n);
        name = (odd_text){numbered, w.len};
    }
    return name;
}

/* ---- A simultaneous -------------------------------------------------------------------------------- */

int odd_field_open(odd_event **out, const odd_evening *events, size_t count, int winners, odd_arena *arena,
                   odd_error *error) {
    odd_club *clubs = ODD_TAKE(arena, count + 1, odd_club);
    if (clubs == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    for (size_t i = 0; i < count; i++) {
        clubs[i] = (odd_club){events[i].name, events[i].event};
        clubs[i].name = club_name(clubs, i, arena);
    }
    int code = odd_event_join(out, clubs, count, winners, arena, error);
    if (code == ODD_OK && (code = odd_event_score(*out)) != ODD_OK)
        for (size_t i = 0; i < odd_event_about(*out)->problem_count; i++)
            if (!odd_problem_at(*out, i)->warning)
                *error = odd_problem_at(*out, i)->error;
    return code;
}

int odd_field_ask(const odd_event *field, const odd_request *r, bool clubs, odd_arena *arena, odd_out *o,
                  odd_error *error) {
    odd_request_state a = {.r = r, .e = field, .arena = arena};
    odd_ranking ranking;
    int code = ODD_OK;
    switch (r->kind) {
    case ODD_REQUEST_STANDINGS:
        ranking = odd_ranking_of(field, arena, '\0', (odd_text){0});
        if (clubs)
            odd_ranking_by_club(&ranking, arena);
        odd_ranking_json(o, &ranking);
        break;
    case ODD_REQUEST_BOARDS:
    case ODD_REQUEST_BOARD:
    case ODD_REQUEST_CARDS:
    case ODD_REQUEST_CARD:
    case ODD_REQUEST_WHY:
        code = odd_request_answer(&a, o);
        break;
    case ODD_REQUEST_EVENT:
    case ODD_REQUEST_WHATIF:
    case ODD_REQUEST_CHECK:
    case ODD_REQUEST_SETTINGS:
    case ODD_REQUEST_HISTORY:
    case ODD_REQUEST_PROBLEMS:
    case ODD_REQUEST_RACE:
    case ODD_REQUEST_UNDO:
    case ODD_REQUEST_TABLE:
    case ODD_REQUEST_SCHEDULE:
    case ODD_REQUEST_LINE:
    case ODD_REQUEST_CHANGE:
    case ODD_REQUEST_DRAW:
    case ODD_REQUEST_PAPER:
    case ODD_REQUEST_AWARDS:
    case ODD_REQUEST_AWARD:
    case ODD_REQUEST_COUNT:
        return odd_fail(error, ODD_E_SYNTAX, 1, 1,
                        "a simultaneous has no %s: expected standings, boards, board, cards, card or why",
                        odd_request_kind_text(r->kind));
    }
    if (code != ODD_OK)
        *error = a.error;
    return code;
}

/* ---- The rules of a season ---------------------------------------------------------------------------- */

static int read_places(odd_season_rules *r, odd_text text, odd_error *error) {
    odd_text rest = text;
    r->points = ODD_SEASON_PLACES;
    for (;;) {
        size_t len = 0;
        while (len < rest.len && rest.text[len] != ',')
            len++;
        odd_amount *place = &r->places[r->place_count];
        if (r->place_count == ODD_PLACES_MAX || !odd_amount_parse(place, rest.text, len) || *place < 0 ||
            *place > (odd_amount)1000000 * ODD_ONE)
            return odd_fail(
                error, ODD_E_SYNTAX, 0, 0,
                "invalid points '%.*s': expected percent, rank, or points by place, separated by commas: 10,7,5,3",
                (int)odd_scan_quotable(text.text, text.len), text.text);
        r->place_count++;
        if (len == rest.len)
            return ODD_OK;
        rest = odd_text_from(rest, len + 1);
    }
}

static int read_points(odd_season_rules *r, const odd_choices *c, odd_error *error) {
    const odd_text *points = odd_choice_of(c, "points");
    bool awards = odd_choice_of(c, "awards") != NULL || odd_choice_of(c, "table") != NULL;
    if (awards && points != NULL)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0,
                        "%sawards and %spoints contradict each other: give one of them", c->dash, c->dash);
    if (awards)
        r->points = ODD_SEASON_AWARDS;
    if (points == NULL || odd_text_is(*points, "percent"))
        return ODD_OK;
    if (!odd_text_is(*points, "rank"))
        return read_places(r, *points, error);
    r->points = ODD_SEASON_BEATEN;
    return ODD_OK;
}

int odd_season_rules_read(odd_season_rules *out, const odd_choices *choices, odd_error *error) {
    static const struct {
        const char *name, *what;
        size_t at;
    } numbers[] = {{"best", "number of best results", offsetof(odd_season_rules, best)},
                   {"of", "number of evenings", offsetof(odd_season_rules, of)},
                   {"least", "number of evenings", offsetof(odd_season_rules, least)}};
    const odd_text *by = odd_choice_of(choices, "by");
    int code = ODD_OK;
    *out = (odd_season_rules){0};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0] && code == ODD_OK; i++)
        code = odd_choice_number(choices, (int *)((char *)out + numbers[i].at), numbers[i].name,
                                 numbers[i].what, 1, ODD_EVENINGS_MAX, error);
    out->pairs = by != NULL && odd_text_is(*by, "pair");
    if (code == ODD_OK && by != NULL && !out->pairs && !odd_text_is(*by, "player"))
        code = odd_fail(error, ODD_E_SYNTAX, 0, 0, "invalid kind '%.*s': expected player or pair",
                        (int)odd_scan_quotable(by->text, by->len), by->text);
    return code == ODD_OK ? read_points(out, choices, error) : code;
}

/* Joins the lines of aliases. */
static bool join_aliases(odd_season_rules *r, const odd_choices *c, odd_arena *arena) {
    size_t bytes = 0;
    for (int pass = 0; pass < 2; pass++) {
        char *to = pass == 1 ? odd_arena_take(arena, bytes + 1, 1) : NULL;
        if (pass == 1 && to == NULL)
            return false;
        r->aliases = (odd_text){to, bytes};
        bytes = 0;
        for (size_t i = 0; i < c->count; i++) {
            const odd_choice *choice = &c->list[i];
            if (!odd_text_is(choice->name, "alias"))
                continue;
            if (pass == 1) {
                odd_copy(to + bytes, choice->value.text, choice->value.len);
                to[bytes + choice->value.len] = '\n';
            }
            bytes += choice->value.len + 1;
        }
    }
    return true;
}

int odd_season_people_read(odd_season_rules *out, const odd_choices *choices, odd_arena *arena,
                           odd_error *error) {
    const odd_text *name = odd_choice_of(choices, "awards"), *lines = odd_choice_of(choices, "table");
    if (!join_aliases(out, choices, arena))
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    if (name == NULL && lines == NULL)
        return ODD_OK;
    return odd_award_table_parse(&out->awards, lines != NULL ? *lines : *name, arena, error);
}

/* ---- Requests ------------------------------------------------------------------------------------------ */

typedef struct event_group {
    odd_evening *events;
    size_t count;
    odd_text text; /* after the keyword */
    odd_arena *arena;
    odd_error *error;
} event_group;

static int ask_season(event_group *s, odd_out *o) {
    odd_choices choices;
    odd_season_rules rules;
    odd_season season;
    int code = odd_choices_read(&choices, s->text, ODD_SEASON_WORDS, s->arena, s->error);
    if (code == ODD_OK)
        code = odd_season_rules_read(&rules, &choices, s->error);
    if (code == ODD_OK)
        code = odd_season_people_read(&rules, &choices, s->arena, s->error);
    if (code == ODD_OK)
        code = odd_season_make(&season, s->events, s->count, &rules, s->arena, s->error);
    if (code == ODD_OK)
        odd_season_json(o, &season);
    return code;
}

/* "clubs winners 2 standings" */
static int ask_field(event_group *s, odd_out *o) {
    odd_scan at = {s->text.text, s->text.len, 0};
    odd_request request;
    odd_event *field;
    bool clubs = odd_scan_whole(&at, "clubs");
    int winners = odd_scan_whole(&at, "winners") ? odd_scan_number(&at) : 0;
    odd_scan_blanks(&at);
    if (winners < 0 || winners > 2)
        return odd_fail(s->error, ODD_E_SYNTAX, 1, 1, "expected winners 1 or winners 2");
    odd_text rest = odd_text_from(s->text, at.at);
    int code = odd_request_parse(&request, rest.text, rest.len, s->error);
    if (code == ODD_OK)
        code = odd_field_open(&field, s->events, s->count, winners, s->arena, s->error);
    return code == ODD_OK ? odd_field_ask(field, &request, clubs, s->arena, o, s->error) : code;
}

static int ask_tables(event_group *s, odd_out *o) {
    return odd_award_tables_json(o, s->arena, s->error);
}

/* Only events without errors can be compared. */
static int take_events(event_group *s, const odd_named_event *events, size_t count) {
    s->events = ODD_TAKE(s->arena, count + 1, odd_evening);
    if (s->events == NULL)
        return odd_fail(s->error, ODD_E_MEMORY, 0, 0, "out of memory");
    for (size_t i = 0; i < count; i++) {
        if (odd_open_event_code(events[i].event) != ODD_OK)
            return odd_fail(s->error, ODD_E_REFERENCE, 0, 0, "%.*s has errors in its log",
                            (int)odd_scan_quotable(events[i].name.text, events[i].name.len),
                            events[i].name.text);
        s->events[s->count++] = (odd_evening){events[i].name, odd_open_event_current(events[i].event)};
    }
    return ODD_OK;
}

int odd_events_ask(const odd_front_end *front_end, const odd_named_event *events, size_t count,
                   const char *text, size_t len, odd_out *o) {
    static const struct {
        const char *word;
        bool of_events;
        int (*answer)(event_group *s, odd_out *o);
    } asks[] = {{"field", true, ask_field}, {"season", true, ask_season}, {"awards", false, ask_tables}};
    enum { ASKS = sizeof asks / sizeof asks[0] };
    odd_pool pool;
    odd_scan scan = {text, len, 0};
    odd_error error = {0};
    size_t ask = 0;
    odd_pool_open(&pool, front_end);
    event_group s = {.arena = &pool.arena, .error = &error};
    while (ask < ASKS && !odd_scan_whole(&scan, asks[ask].word))
        ask++;
    s.text = odd_text_from((odd_text){text, len}, scan.at);
    int code = ask == ASKS ? odd_fail(&error, ODD_E_SYNTAX, 1, 1, "expected field, season or awards")
               : asks[ask].of_events && count == 0
                   ? odd_fail(&error, ODD_E_REFERENCE, 0, 0, "expected one or more events")
                   : take_events(&s, events, count);
    if (code == ODD_OK)
        code = asks[ask].answer(&s, o);
    if (code != ODD_OK)
        odd_failure_json(o, &error);
    odd_pool_close(&pool);
    return code;
}
