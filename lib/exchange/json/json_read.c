/* Reads an event from JSON: what json_event_write.c writes, and also what the command prints for standings and
 * travellers. Members may come in any order; each unknown name is reported once. */
#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/json/json_event.h"

/* ---- The event --------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    odd_fact kind;
} lists[] = {{"pairs", ODD_FACT_PAIR}, {"teams", ODD_FACT_TEAM}, {"players", ODD_FACT_PLAYER}};

enum { LISTS = (int)(sizeof lists / sizeof lists[0]) };

/* "matchpoints", "matchpoints acbl". Returns false for other texts. */
static bool find_scoring(odd_text text, odd_record *r) {
    for (int i = 0; i < ODD_SCORING_COUNT; i++) {
        odd_scan s = {text.text, text.len, 0};
        r->number = i;
        r->acbl = false;
        if (!odd_scan_whole(&s, odd_scoring_text((odd_scoring)i)))
            continue;
        r->acbl = i == ODD_MATCHPOINTS && odd_scan_whole(&s, "acbl");
        if (odd_scan_end(&s))
            return true;
    }
    return false;
}

static void read_scoring(odd_jsonin_reader *r, odd_json *j) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_record what = odd_jr_record(j, ODD_FACT_SCORING);
    odd_text text = odd_jsonin_text(j);
    if (find_scoring(text, &what))
        odd_source_give(r->in, &what);
    else if (text.len > 0)
        ODD_JR_REFUSE(
            r, j, place,
            "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps "
            "or patton");
}

static void read_winners(odd_jsonin_reader *r, odd_json *j) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_record what = odd_jr_record(j, ODD_FACT_WINNERS);
    what.number = odd_text_number(odd_jsonin_text(j), 2);
    if (what.number > 0)
        odd_source_give(r->in, &what);
    else if (j->broken == NULL)
        ODD_JR_WRONG(r, j, place, false, "expected 1 or 2");
}

static void read_vp(odd_jsonin_reader *r, odd_json *j) {
    odd_record what = odd_jr_record(j, ODD_FACT_VP);
    what.text = odd_jsonin_text(j);
    for (int i = 0; odd_vp_kind_about((odd_vp_kind)i) != NULL; i++)
        if (odd_text_is(what.text, odd_vp_kind_text((odd_vp_kind)i))) {
            what.number = i;
            what.text = (odd_text){0};
            odd_source_give(r->in, &what);
            return;
        }
    if (what.text.len > 0)
        odd_source_give(r->in, &what);
}

static void read_settings(odd_jsonin_reader *r, odd_json *j) {
    odd_text name;
    if (!odd_jsonin_enter(j, '{'))
        return;
    while (odd_jsonin_member(j, &name)) {
        odd_record what = odd_jr_record(j, ODD_FACT_SET);
        if (odd_text_is(name, "vp")) { /* as the command prints it */
            read_vp(r, j);
            continue;
        }
        what.name = name;
        what.text = odd_jsonin_text(j);
        if (what.text.len > 0 && !odd_text_is(name, "E")) /* which is computed */
            odd_source_give(r->in, &what);
    }
}

/* ---- Matches and penalties --------------------------------------------------------------------- */

/* [12,8] */
static void read_both(odd_jsonin_reader *r, odd_json *j, odd_scores *s, odd_stated_kind kind) {
    if (!odd_jsonin_enter(j, '['))
        return;
    for (int i = 0; odd_jsonin_item(j); i++) {
        if (i < 2)
            odd_jr_score(r, j, s, kind, i);
        else
            odd_jsonin_skip(j);
    }
}

static void read_teams(odd_jsonin_reader *r, odd_json *j, odd_record *match) {
    if (!odd_jsonin_enter(j, '['))
        return;
    for (int i = 0; odd_jsonin_item(j); i++) {
        if (i < 2 && odd_jsonin_peek(j) == '"')
            match->id[i] = odd_jr_id(r, j, false);
        else
            odd_jsonin_skip(j); /* null means a bye, which the member byes states */
    }
}

static void read_match(odd_jsonin_reader *r, odd_json *j) {
    odd_text name;
    odd_scores s = {0};
    odd_record match = odd_jr_record(j, ODD_FACT_STATED);
    match.about = ODD_ABOUT_MATCH;
    while (odd_jsonin_member(j, &name)) {
        if (odd_text_is(name, "round"))
            match.round = odd_jr_number(r, j, "the number of a round, 1 to 9999");
        else if (odd_text_is(name, "teams"))
            read_teams(r, j, &match);
        else if (odd_text_is(name, "won"))
            read_both(r, j, &s, r->unit);
        else if (odd_text_is(name, "vp"))
            read_both(r, j, &s, ODD_STATED_VP);
        else if (odd_text_is(name, "boards") || odd_text_is(name, "net") || odd_text_is(name, "share"))
            odd_jsonin_skip(j); /* computed */
        else
            odd_jr_unknown(r, j, name, "a match");
    }
    if (match.id[0].len > 0 && match.id[1].len > 0)
        odd_source_scores(r->in, &s, match);
}

/* "25%", "5 mp", "3 imps", "1 vp", "50 points" */
static bool find_amount(odd_text text, odd_record *what) {
    size_t len = 0;
    while (len < text.len && !odd_is_letter(text.text[len]) && text.text[len] != '%')
        len++;
    odd_text unit = odd_text_trim((odd_text){text.text + len, text.len - len});
    int which = odd_text_among(unit, "|%|mp|imps|vp|points"); /* as odd_unit has them */
    what->unit = (odd_unit)which;
    return which >= 0 && odd_text_amount(&what->amount, (odd_text){text.text, len});
}

/* Reads a penalty, a bye or a line-up: who, in which round, and how much or who. */
static void read_item(odd_jsonin_reader *r, odd_json *j, odd_fact fact, odd_jsonin_place place) {
    odd_text name, direction = {0}, much = {0};
    odd_record what = odd_jr_record(j, fact);
    while (odd_jsonin_member(j, &name)) {
        if (odd_text_is(name, "id"))
            what.id[0] = odd_jr_id(r, j, false);
        else if (odd_text_is(name, "direction"))
            direction = odd_jsonin_text(j);
        else if (odd_text_is(name, "round"))
            what.round = odd_jr_number(r, j, "the number of a round, 1 to 9999");
        else if (odd_text_is(name, "penalty") || odd_text_is(name, "amount"))
            much = odd_jsonin_text(j);
        else if (odd_text_is(name, "reason") || odd_text_is(name, "players"))
            what.text = odd_jsonin_text(j);
        else if (odd_text_is(name, "taken") || odd_text_is(name, "line"))
            odd_jsonin_skip(j); /* computed */
        else
            odd_jr_unknown(r, j, name, "this list");
    }
    if (j->broken != NULL)
        return;
    what.number = odd_text_is(direction, "EW");
    if (fact != ODD_FACT_LINEUP)
        what.id[0] = odd_jr_directed(r, direction, what.id[0]);
    bool amount = much.len > 0 ? find_amount(much, &what) : fact != ODD_FACT_PENALTY;
    bool unit = what.unit != ODD_UNIT_NONE || much.len == 0;
    if (what.id[0].len > 0 && amount && unit && what.amount >= 0)
        odd_source_give(r->in, &what);
    else
        ODD_JR_WRONG(r, j, place, false,
                     "expected an id, and an amount with its unit: \"25%%\", \"5 mp\", \"3 imps\", \"1 vp\"");
}

static void read_items(odd_jsonin_reader *r, odd_json *j, odd_fact fact) {
    if (!odd_jsonin_enter(j, '['))
        return;
    while (odd_jsonin_item(j)) {
        odd_jsonin_place place = odd_jr_place(j);
        if (!odd_jsonin_enter(j, '{'))
            continue;
        if (fact == ODD_FACT_STATED)
            read_match(r, j);
        else
            read_item(r, j, fact, place);
    }
}

/* ---- Sessions and movements ------------------------------------------------------------------------ */

/* Reads lines in the form of a log. */
static void read_plan(odd_jsonin_reader *r, odd_json *j) {
    int session = 0;
    if (!odd_jsonin_enter(j, '['))
        return;
    while (odd_jsonin_item(j)) {
        odd_jsonin_place place = odd_jr_place(j);
        if (!odd_plan_line_read(r->in, odd_jsonin_text(j), place.line, &session) && j->broken == NULL)
            ODD_JR_WRONG(
                r, j, place, true,
                "expected a line of a log about a session or a movement: \"movement howell pairs 10\"");
    }
}

/* ---- All of it --------------------------------------------------------------------------------- */

static void read_member(odd_jsonin_reader *r, odd_json *j, odd_text name) {
    static const struct {
        const char *name;
        odd_fact fact;
    } items[] = {{"penalties", ODD_FACT_PENALTY},
                 {"byes", ODD_FACT_BYE},
                 {"lineups", ODD_FACT_LINEUP},
                 {"matches", ODD_FACT_STATED}};
    static const struct {
        const char *name;
        void (*read)(odd_jsonin_reader *r, odd_json *j);
    } readers[] = {{"scoring", read_scoring},   {"winners", read_winners},       {"vp", read_vp},
                   {"settings", read_settings}, {"standings", odd_jr_standings}, {"boards", odd_jr_boards},
                   {"plan", read_plan}};
    for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
        if (odd_text_is(name, readers[i].name)) {
            readers[i].read(r, j);
            return;
        }
    for (int i = 0; i < LISTS; i++)
        if (odd_text_is(name, lists[i].name)) {
            odd_jr_contestants(r, j, lists[i].kind);
            return;
        }
    for (size_t i = 0; i < sizeof items / sizeof items[0]; i++)
        if (odd_text_is(name, items[i].name)) {
            read_items(r, j, items[i].fact);
            return;
        }
    if (odd_text_is(name, "event"))
        odd_jr_text(r, j, ODD_FACT_TITLE);
    else if (odd_text_is(name, "date"))
        odd_jr_text(r, j, ODD_FACT_DATE);
    else if (odd_text_is(name, "tags")) {
        odd_jr_tags(r, *j, (odd_record){.about = ODD_ABOUT_EVENT});
        odd_jsonin_skip(j);
    } else
        odd_jr_unknown(r, j, name, "an event");
}

/* Reads what must be known about the standings beforehand. */
static void look_at_standings(odd_jsonin_reader *r, odd_json j, bool *directed) {
    odd_text name;
    if (!odd_jsonin_enter(&j, '[') || !odd_jsonin_item(&j) || !odd_jsonin_enter(&j, '{'))
        return;
    while (odd_jsonin_member(&j, &name)) {
        if (odd_text_is(name, "direction")) {
            *directed = odd_jsonin_text(&j).len > 0;
        } else {
            if (odd_text_is(name, "team"))
                r->kind = ODD_FACT_TEAM;
            odd_jsonin_skip(&j);
        }
    }
}

static void look_at_settings(odd_jsonin_reader *r, odd_json j) {
    odd_text name;
    if (odd_jsonin_enter(&j, '{'))
        while (odd_jsonin_member(&j, &name)) {
            r->has_vp = r->has_vp || odd_text_is(name, "vp");
            odd_jsonin_skip(&j);
        }
}

/* Reads what the rest depends on, wherever it is, and checks that the whole text is JSON. */
static void look(odd_jsonin_reader *r, odd_json *j) {
    odd_text name;
    bool directed = false, winners = false;
    odd_record scoring = {.number = ODD_MATCHPOINTS};
    if (odd_jsonin_peek(j) == '{' && odd_jsonin_enter(j, '{')) {
        while (odd_jsonin_member(j, &name)) {
            for (int i = 0; i < LISTS; i++)
                if (odd_text_is(name, lists[i].name)) {
                    r->kind = lists[i].kind;
                    r->listed = true;
                }
            if (odd_text_is(name, "scoring")) {
                find_scoring(odd_jsonin_text(j), &scoring);
                continue;
            }
            winners = winners || odd_text_is(name, "winners");
            r->has_vp = r->has_vp || odd_text_is(name, "vp");
            if (odd_text_is(name, "settings"))
                look_at_settings(r, *j);
            else if (odd_text_is(name, "standings") && !r->listed)
                look_at_standings(r, *j, &directed);
            odd_jsonin_skip(j);
        }
    } else {
        odd_jsonin_skip(j);
    }
    odd_jsonin_finish(j);
    r->unit = odd_scoring_unit((odd_scoring)scoring.number);
    if (directed && !winners)
        odd_source_give(r->in, &(odd_record){.fact = ODD_FACT_WINNERS, .number = 2});
}

/* Returns whether a value is a list that is empty or has objects with a member of one of the names. */
static bool is_list_of(odd_json j, const char *names) {
    odd_text name;
    bool found = false;
    if (odd_jsonin_peek(&j) != '[' || !odd_jsonin_enter(&j, '['))
        return false;
    if (!odd_jsonin_item(&j))
        return true;
    if (odd_jsonin_peek(&j) != '{' || !odd_jsonin_enter(&j, '{'))
        return false;
    while (!found && odd_jsonin_member(&j, &name)) {
        found = odd_text_among(name, names) >= 0;
        odd_jsonin_skip(&j);
    }
    return found;
}

/* Returns whether this is an event, and not JSON of another program: some member is as in an event. */
static bool is_event(odd_json j) {
    odd_text name;
    bool found = false;
    if (odd_jsonin_peek(&j) != '{')
        return is_list_of(j, "board|results");
    odd_jsonin_enter(&j, '{');
    while (!found && odd_jsonin_member(&j, &name)) {
        if (odd_text_among(name, "event|scoring") >= 0)
            found = odd_jsonin_peek(&j) == '"';
        else if (odd_text_among(name, "boards|standings|pairs|teams|players") >= 0)
            found = is_list_of(j, "board|results|id|names");
        odd_jsonin_skip(&j);
    }
    return found;
}

static void read(odd_source *in) {
    odd_text text = {in->bytes, in->len}, name;
    odd_jsonin_reader r = {.in = in, .kind = ODD_FACT_PAIR};
    if (text.len >= 3 && odd_text_is((odd_text){text.text, 3}, ODD_BYTE_ORDER_MARK))
        text = (odd_text){text.text + 3, text.len - 3};
    odd_text utf8 = odd_source_utf8(in, text);
    if (utf8.text != text.text)
        odd_source_wrong(in, true, ODD_E_SYNTAX, 1, 1, "this JSON is not UTF-8: read as Windows-1252");
    text = utf8;
    odd_json whole = odd_jsonin_start(in->arena, text), j = whole;
    look(&r, &whole);
    if (whole.broken != NULL)
        ODD_JR_REFUSE(&r, &whole, whole.here, "%s", whole.broken);
    else if (!is_event(j))
        ODD_JR_REFUSE(&r, &j, j.here,
                      "this JSON is not an event: expected {\"event\":\"...\",\"scoring\":\"...\","
                      "\"boards\":[{\"board\":1,\"results\":[...]}]}");
    if (whole.broken != NULL || !is_event(j))
        return;
    if (odd_jsonin_peek(&j) == '[') { /* boards alone */
        odd_jr_boards(&r, &j);
        return;
    }
    odd_jsonin_enter(&j, '{');
    while (odd_jsonin_member(&j, &name))
        read_member(&r, &j, name);
}

/* ---- Knowing one ------------------------------------------------------------------------------- */

/* Whether the name of a member is one that events have. */
static bool is_known(odd_text name) {
    return odd_text_among(name, "event|scoring|boards|standings|board|results|pairs|teams|players") >= 0;
}

/* Examines the beginning of a file. It may end anywhere, so only the names of the first members are considered. */
static int detect(const char *bytes, size_t len) {
    odd_scan start = {bytes, len, 0};
    odd_scan_bytes(&start, ODD_BYTE_ORDER_MARK);
    odd_scan_blanks(&start);
    if (odd_scan_peek(&start) != '{' && odd_scan_peek(&start) != '[')
        return 0;
    odd_json j = odd_jsonin_start(NULL, (odd_text){bytes + start.at, len - start.at});
    odd_text name;
    if (odd_jsonin_peek(&j) == '[' && (!odd_jsonin_enter(&j, '[') || !odd_jsonin_item(&j)))
        return 0;
    if (odd_jsonin_peek(&j) != '{' || !odd_jsonin_enter(&j, '{'))
        return 0;
    while (odd_jsonin_member(&j, &name)) {
        if (is_known(name))
            return 90;
        odd_jsonin_skip(&j);
    }
    return 0;
}

const odd_file_format odd_format_json = {
    .info = {.name = "json",
             .title = "event as JSON",
             .endings = ".json ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_HANDS | ODD_CARRIES_AUCTIONS | ODD_CARRIES_CARDS |
                        ODD_CARRIES_LEADS | ODD_CARRIES_SCORES | ODD_CARRIES_RULINGS | ODD_CARRIES_TEAMS |
                        ODD_CARRIES_INDIVIDUALS,
             .reads = true,
             .writes = true},
    .detect = detect,
    .read = read,
    .write = ODD_WRITER(odd_jsonin_write),
    .keeps_sessions = true,
};
