/* What a club prints of the movement of an event, sheet by sheet: table cards, guide cards, travellers, pick-up slips, name slips, and
 * the bracket of a knock-out; and the same as JSON. How a sheet looks on paper is known to the command. */
#include "base/arena.h"
#include "base/text.h"
#include "report/event_rows.h"
#include "report/movement_report.h"
#include "report/open_event.h"

static const struct {
    const char *word;
    const char *sheet; /* what has a page of its own */
    const odd_column_list *columns;
} kinds[ODD_PAPER_KIND_COUNT] = {
    [ODD_PAPER_TABLES] = {"tables", "table", &odd_paper_table_columns},
    [ODD_PAPER_GUIDES] = {"guides", "contestant", &odd_paper_guide_columns},
    [ODD_PAPER_TRAVELLERS] = {"travellers", "board", &odd_paper_traveller_columns},
    [ODD_PAPER_SLIPS] = {"slips", "table", &odd_paper_slip_columns},
    [ODD_PAPER_NAMES] = {"names", "table", &odd_paper_name_columns},
    [ODD_PAPER_BRACKET] = {"bracket", "stage", &odd_paper_bracket_columns},
};

/* ---- Places ------------------------------------------------------------------------------------- */

bool odd_paper_is_in(const uint16_t who[2], uint32_t whom) {
    return whom != 0 && (who[0] == whom || who[1] == whom);
}

static size_t place_at(const odd_movement *m, int round, uint32_t who) {
    return (size_t)round * ((size_t)m->contestants + 1) + who;
}

/* Both pairs of a team have a place in a round. */
static void put_place(odd_paper *p, const odd_move *v, uint32_t who) {
    size_t at = place_at(p->m, v->round, who);
    if (who == 0)
        return;
    if (p->places[0][at] == NULL)
        p->places[0][at] = v;
    else if (p->places[0][at] != v)
        p->places[1][at] = v;
}

static bool find_places(odd_paper *p) {
    const odd_movement *m = p->m;
    size_t room = place_at(m, m->rounds + 1, 0);
    p->places[0] = ODD_TAKE(p->arena, room, const odd_move *);
    p->places[1] = ODD_TAKE(p->arena, room, const odd_move *);
    p->sits = ODD_TAKE(p->arena, room, const odd_sit_out *);
    p->rounds = ODD_TAKE(p->arena, (size_t)m->rounds + 3, size_t);
    p->sit_rounds = ODD_TAKE(p->arena, (size_t)m->rounds + 3, size_t);
    p->own_rounds = ODD_TAKE(p->arena, (size_t)m->rounds + 1, uint16_t);
    p->moves = ODD_TAKE(p->arena, m->move_count + 1, const odd_move *);
    if (p->places[0] == NULL || p->places[1] == NULL || p->sits == NULL || p->rounds == NULL ||
        p->sit_rounds == NULL || p->own_rounds == NULL || p->moves == NULL)
        return false;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *v = &m->moves[i];
        for (int n = 0; n < 2; n++) {
            put_place(p, v, v->ns[n]);
            put_place(p, v, v->ew[n]);
        }
        p->rounds[v->round + 1] = i + 1;
    }
    for (size_t i = 0; i < m->sit_count; i++) {
        p->sits[place_at(m, m->sits[i].round, m->sits[i].who)] = &m->sits[i];
        p->sit_rounds[m->sits[i].round + 1] = i + 1;
    }
    for (int round = 1; round <= m->rounds + 1; round++) { /* a round without moves ends where it begins */
        if (p->rounds[round + 1] < p->rounds[round])
            p->rounds[round + 1] = p->rounds[round];
        if (p->sit_rounds[round + 1] < p->sit_rounds[round])
            p->sit_rounds[round + 1] = p->sit_rounds[round];
    }
    return true;
}

const odd_move *odd_paper_place(const odd_paper *p, uint32_t who, int round, int room) {
    return round <= p->m->rounds ? p->places[room][place_at(p->m, round, who)] : NULL;
}

const odd_sit_out *odd_paper_sit(const odd_paper *p, uint32_t who, int round) {
    return p->sits[place_at(p->m, round, who)];
}

odd_text odd_paper_names_of(const odd_paper *p, uint32_t who) {
    uint32_t index = odd_event_movement_who(p->e, p->session, who);
    return index != ODD_NOBODY ? odd_names_of(p->e, index) : (odd_text){0};
}

/* ---- Opening ------------------------------------------------------------------------------------- */

int odd_paper_kind_parse(odd_paper_kind *kind, odd_text word, odd_error *error) {
    for (int i = 0; i < ODD_PAPER_KIND_COUNT; i++)
        if (odd_text_is(word, kinds[i].word)) {
            *kind = (odd_paper_kind)i;
            return ODD_OK;
        }
    return odd_fail(error, ODD_E_SYNTAX, 0, 0,
                    "invalid kind '%.*s': expected tables, guides, travellers, slips, names or bracket",
                    (int)odd_scan_quotable(word.text, word.len), word.text);
}

/* The movement of the session with that number; for 0, of the last session that has a movement. */
static int find_movement(odd_paper *p, int number, odd_error *error) {
    for (size_t i = 0; i < odd_event_about(p->e)->session_count; i++) {
        const odd_movement *its = odd_event_movement(p->e, i);
        if (its == NULL || (number > 0 && odd_event_session_at(p->e, i)->number != number))
            continue;
        p->m = its;
        p->session = i;
    }
    return p->m != NULL
               ? ODD_OK
               : odd_fail(
                     error, ODD_E_REFERENCE, 0, 0,
                     number > 0
                         ? "session %d has no movement: expected a line like movement mitchell tables 7 boards 28"
                         : "the event has no movement: expected a line like movement mitchell tables 7 boards 28",
                     number);
}

static int find_bracket(odd_paper *p, odd_error *error) {
    int code = odd_bracket_open(&p->bracket, p->e, p->arena, error);
    p->m = code == ODD_OK ? p->bracket.m : NULL;
    p->session = code == ODD_OK ? p->bracket.session : 0;
    return code;
}

/* Takes the next of the names, which are separated by blanks or commas. */
static bool next_name(odd_text *rest, odd_text *name) {
    size_t from = 0, to;
    while (from < rest->len && ((unsigned char)rest->text[from] <= ' ' || rest->text[from] == ','))
        from++;
    for (to = from; to < rest->len && (unsigned char)rest->text[to] > ' ' && rest->text[to] != ','; to++)
        ;
    *name = (odd_text){rest->text + from, to - from};
    *rest = odd_text_from(*rest, to);
    return name->len > 0;
}

static int read_names(odd_paper *p, odd_text names, odd_error *error) {
    odd_text name;
    size_t cap = 0;
    while (next_name(&names, &name)) {
        if (p->kind == ODD_PAPER_BRACKET)
            return odd_fail(error, ODD_E_SYNTAX, 0, 0, "unexpected '%.*s': a bracket is printed whole",
                            (int)odd_scan_quotable(name.text, name.len), name.text);
        if (!ODD_MORE(p->arena, p->names, p->name_count, cap))
            return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
        p->names[p->name_count++] = (odd_paper_name){name, false};
    }
    return ODD_OK;
}

/* Checks that there is a page for each name, and at least one page. */
static int check_sheets(const odd_paper *p, odd_error *error) {
    odd_paper trial = *p;
    odd_paper_item s;
    size_t sheets = 0;
    while (odd_paper_next(&trial, &s) && (sheets++ == 0 || p->name_count > 0))
        ;
    for (size_t i = 0; i < p->name_count; i++)
        if (!p->names[i].found)
            return odd_fail(
                error, ODD_E_REFERENCE, 0, 0, "the movement has no %s '%.*s'", kinds[p->kind].sheet,
                (int)odd_scan_quotable(p->names[i].name.text, p->names[i].name.len), p->names[i].name.text);
    return sheets > 0
               ? ODD_OK
               : odd_fail(error, ODD_E_REFERENCE, 0, 0, "the movement has no %s yet", kinds[p->kind].sheet);
}

int odd_paper_open(odd_paper *p, const odd_event *e, odd_paper_kind kind, int session, odd_text names,
                   odd_arena *arena, odd_error *error) {
    *p = (odd_paper){.e = e, .kind = kind, .arena = arena};
    int code = read_names(p, names, error);
    if (code == ODD_OK)
        code = kind == ODD_PAPER_BRACKET ? find_bracket(p, error) : find_movement(p, session, error);
    if (code == ODD_OK && !find_places(p))
        code = odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    return code == ODD_OK ? check_sheets(p, error) : code;
}

/* ---- Sheets -------------------------------------------------------------------------------------- */

/* The largest possible number of pages. */
static size_t places_for_sheets(const odd_paper *p) {
    const odd_movement *m = p->m;
    size_t sections = (size_t)m->sections + 1;
    int last = 0;
    switch (p->kind) {
    case ODD_PAPER_TABLES:
        return sections * (size_t)m->tables;
    case ODD_PAPER_GUIDES:
        return (size_t)m->contestants;
    case ODD_PAPER_TRAVELLERS:
        for (size_t i = 0; i < m->move_count; i++)
            last = m->moves[i].last > last ? m->moves[i].last : last;
        return sections * (size_t)last;
    case ODD_PAPER_SLIPS:
        return m->move_count;
    case ODD_PAPER_NAMES:
        return p->rounds[2]; /* those of round 1 come first */
    case ODD_PAPER_BRACKET:
        return (size_t)p->bracket.stages;
    case ODD_PAPER_KIND_COUNT:
        break;
    }
    return 0;
}

static void name_table(odd_paper_item *s, int section, int table) {
    odd_writer w = odd_writer_on(s->name, sizeof s->name);
    if (section > 0)
        odd_put_char(&w, (char)('A' + section - 1));
    odd_put_int(&w, table);
    s->section = section;
    s->table = table;
}

/* Finds what the page at a place is about, and its name. */
static void begin(const odd_paper *p, odd_paper_item *s, size_t at) {
    const odd_movement *m = p->m;
    size_t boards = p->sheet_places / ((size_t)m->sections + 1);
    odd_writer w = odd_writer_on(s->name, sizeof s->name);
    switch (p->kind) {
    case ODD_PAPER_TABLES:
        name_table(s, (int)(at / (size_t)m->tables), (int)(at % (size_t)m->tables) + 1);
        break;
    case ODD_PAPER_GUIDES:
        s->who = (uint32_t)at + 1;
        odd_put_bytes(&w, m->ids[s->who].text, m->ids[s->who].len);
        break;
    case ODD_PAPER_TRAVELLERS:
        s->section = (int)(at / boards);
        s->board = (int)(at % boards) + 1;
        odd_put_int(&w, s->board);
        break;
    case ODD_PAPER_SLIPS:
    case ODD_PAPER_NAMES:
        s->move = &m->moves[at];
        name_table(s, s->move->section, s->move->table);
        break;
    case ODD_PAPER_BRACKET:
        s->stage = (int)at + 1;
        odd_put_int(&w, s->stage);
        break;
    case ODD_PAPER_KIND_COUNT:
        break;
    }
}

static bool wants(const odd_paper *p, const odd_paper_item *s) {
    for (size_t i = 0; i < p->name_count; i++)
        if (odd_same_letters(p->names[i].name, odd_text_of(s->name)))
            return true;
    return p->name_count == 0;
}

static bool is_row(const odd_paper_item *s, const odd_move *v) {
    if (v->section != s->section)
        return false;
    return s->table > 0 ? v->table == s->table
                        : v->first <= s->board && s->board <= v->last && v->ns[0] != 0 && v->ew[0] != 0;
}

static void fill_guide(const odd_paper *p, odd_paper_item *s) {
    for (int round = 1; round <= p->m->rounds; round++) {
        const odd_move *move = odd_paper_place(p, s->who, round, 0);
        if (move != NULL || odd_paper_sit(p, s->who, round) != NULL)
            p->own_rounds[s->count++] = (uint16_t)round;
    }
}

/* The seats of a table in the first round: four for individuals, otherwise up to two. */
static void fill_seats(const odd_paper *p, odd_paper_item *s) {
    bool single = p->m->contest == ODD_INDIVIDUALS;
    for (int n = 0; n < (single ? 4 : 2); n++) {
        const uint16_t *side = n < (single ? 2 : 1) ? s->move->ns : s->move->ew;
        uint16_t who = side[single ? n % 2 : 0];
        if (who == 0)
            continue;
        s->seats[s->count++] = (odd_paper_seat){who, single ? ODD_PAPER_NORTH + n : n};
    }
}

static void fill_stage(const odd_paper *p, odd_paper_item *s) {
    const odd_bracket_view *b = &p->bracket;
    size_t from = 0;
    while (from < b->count && b->matches[from].stage < s->stage)
        from++;
    s->matches = &b->matches[from];
    while (from + s->count < b->count && b->matches[from + s->count].stage == s->stage)
        s->count++;
}

static void fill(const odd_paper *p, odd_paper_item *s) {
    switch (p->kind) {
    case ODD_PAPER_TABLES:
    case ODD_PAPER_TRAVELLERS:
        for (size_t i = 0; i < p->m->move_count; i++)
            if (is_row(s, &p->m->moves[i]))
                p->moves[s->count++] = &p->m->moves[i];
        break;
    case ODD_PAPER_GUIDES:
        fill_guide(p, s);
        break;
    case ODD_PAPER_SLIPS:
        if (s->move->ns[0] != 0 && s->move->ew[0] != 0 && s->move->first != 0)
            s->count = (size_t)(s->move->last - s->move->first + 1);
        break;
    case ODD_PAPER_NAMES:
        fill_seats(p, s);
        break;
    case ODD_PAPER_BRACKET:
        fill_stage(p, s);
        break;
    case ODD_PAPER_KIND_COUNT:
        break;
    }
}

bool odd_paper_next(odd_paper *p, odd_paper_item *s) {
    if (p->sheet_places == 0)
        p->sheet_places = places_for_sheets(p);
    while (p->at < p->sheet_places) {
        *s = (odd_paper_item){.p = p, .columns = kinds[p->kind].columns};
        begin(p, s, p->at++);
        if (!wants(p, s))
            continue;
        fill(p, s);
        for (size_t i = 0; i < p->name_count && s->count > 0; i++)
            if (odd_same_letters(p->names[i].name, odd_text_of(s->name)))
                p->names[i].found = true;
        if (s->count > 0)
            return true;
    }
    return false;
}

/* ---- Titles -------------------------------------------------------------------------------------- */

void odd_paper_title(odd_out *o, const odd_paper_item *s) {
    const odd_movement *m = s->p->m;
    static const char *const words[] = {
        [ODD_PAIRS] = "Pair ", [ODD_TEAMS] = "Team ", [ODD_INDIVIDUALS] = "Player "};
    int segments = s->p->bracket.segments, first = (s->stage - 1) * segments + 1;
    switch (s->p->kind) {
    case ODD_PAPER_TABLES:
    case ODD_PAPER_NAMES:
        odd_out_words(o, "Table %s", s->name);
        break;
    case ODD_PAPER_GUIDES:
        odd_out_text(o, words[m->contest]);
        odd_out_string(o, s->name);
        break;
    case ODD_PAPER_TRAVELLERS:
        odd_out_words(o, s->section > 0 ? "Board %s, section %c" : "Board %s", s->name, 'A' + s->section - 1);
        break;
    case ODD_PAPER_SLIPS:
        odd_out_words(o, "Round %d, table %s", s->move->round, s->name);
        break;
    case ODD_PAPER_BRACKET:
        odd_stage_name(o, &s->p->bracket, s->stage);
        odd_out_words(o, segments > 1 ? ", rounds %d to %d" : ", round %d", first, first + segments - 1);
        break;
    case ODD_PAPER_KIND_COUNT:
        break;
    }
}

/* ---- JSON ---------------------------------------------------------------------------------------- */

static void put_people(odd_out *o, const odd_paper_item *s, uint32_t who) {
    uint32_t index = odd_event_movement_who(s->p->e, s->p->session, who);
    const odd_contestant *c = index != ODD_NOBODY ? odd_contestant_at(s->p->e, index) : NULL;
    odd_json_member(o, "id", s->p->m->ids[who]);
    if (c != NULL && c->name.len > 0)
        odd_json_member(o, "team", c->name);
    odd_json_key(o, "names");
    odd_json_names(o, c != NULL ? c->players : (odd_text){0});
}

static void put_side(odd_out *o, const odd_paper_item *s, const char *key, int side) {
    odd_json_open(o, key, '"');
    odd_say_moved(o, s->p->m, s->move, side);
    odd_out_char(o, '"');
}

/* Writes what a page is about. */
static void put_topic(odd_out *o, const odd_paper_item *s) {
    char section[2] = {(char)('A' + s->section - 1), '\0'};
    if (s->move != NULL && s->p->kind == ODD_PAPER_SLIPS)
        odd_json_int(o, "round", s->move->round);
    if (s->table > 0)
        odd_json_word(o, "table", s->name);
    if (s->p->kind == ODD_PAPER_SLIPS) {
        put_side(o, s, "ns", 0);
        put_side(o, s, "ew", 1);
    }
    if (s->who > 0)
        put_people(o, s, s->who);
    if (s->board > 0) {
        odd_json_int(o, "board", s->board);
        odd_json_word(o, "dealer", odd_seat_text(odd_board_dealer(s->board)));
        odd_json_word(o, "vul", odd_vul_text(odd_board_vul(s->board)));
    }
    if (s->section > 0)
        odd_json_word(o, "section", section);
    if (s->stage > 0)
        odd_json_int(o, "stage", s->stage);
}

static void put_sheet(odd_out *o, const odd_paper_item *s) {
    odd_members members = odd_members_of(s->columns, s);
    odd_out_char(o, '{');
    odd_json_open(o, "title", '"');
    odd_paper_title(o, s);
    odd_out_char(o, '"');
    put_topic(o, s);
    odd_json_open(o, "rows", '[');
    for (size_t i = 0; i < s->count; i++)
        odd_members_line(o, &members, i, 3);
    odd_out_text(o, "]}");
}

void odd_paper_items_json(odd_out *o, odd_paper *p) {
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_paper_item s;
    odd_movement_name(name, sizeof name, p->m);
    odd_json_head(o, p->e);
    odd_json_word(o, "paper", kinds[p->kind].word);
    odd_json_int(o, "session", odd_event_session_at(p->e, p->session)->number);
    odd_json_word(o, "movement", name);
    odd_json_open(o, "sheets", '[');
    while (odd_paper_next(p, &s)) {
        odd_json_line(o, 1);
        put_sheet(o, &s);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    odd_json_footer(o, p->e);
}

/* The request has the kind of paper, "session 2" if wanted, and names. */
int odd_ask_paper(odd_request_state *a, odd_out *o) {
    odd_paper p;
    odd_paper_kind kind = ODD_PAPER_KIND_COUNT;
    odd_text rest = a->r->text, word;
    int session = 0;
    next_name(&rest, &word);
    int code = odd_paper_kind_parse(&kind, word, &a->error);
    odd_scan s = {rest.text, rest.len, 0};
    odd_scan_blanks(&s);
    if (code == ODD_OK && odd_scan_whole(&s, "session") && (session = odd_scan_number(&s)) < 1)
        code = odd_fail(&a->error, ODD_E_SYNTAX, 0, 0,
                        "expected the number of a session: paper guides session 2");
    if (code == ODD_OK)
        code = odd_paper_open(&p, a->e, kind, session, odd_text_from(rest, s.at), a->arena, &a->error);
    if (code == ODD_OK)
        odd_paper_items_json(o, &p);
    return code;
}
