/* Combines the movements of a session, each from its first round on, with the ids of the event, and proves
 * the result. Knows nothing about scores. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/out.h"
#include "base/text.h"
#include "event/event_inner.h"

const odd_schedule *odd_event_schedule(const odd_event *e, uint32_t session) {
    const odd_schedules *all = &e->derived.schedules;
    return session < all->count && all->list[session].there ? &all->list[session] : NULL;
}

const odd_movement *odd_event_movement(const odd_event *e, size_t session) {
    const odd_schedule *s =
        session < e->about.session_count ? odd_event_schedule(e, (uint32_t)session) : NULL;
    return s != NULL ? &s->m : NULL;
}

/* A schedule being made. */
typedef struct schedule_builder {
    odd_event *e;
    odd_arena *arena;
    uint32_t session;
    odd_schedule *out;
    uint16_t *numbers; /* by token: the number of the contestant; 0: none yet */
    size_t number_cap;
    size_t id_cap, token_cap, move_cap, sit_cap;
    odd_text *positions, *names; /* by position of the last part that a constructor built */
    int position_count;
    const odd_movement_fact *fact; /* the current line */
    int until;                     /* the first round that the next movement changes */
    bool loose; /* it has several parts, or rows: the rules of a constructor do not apply */
} schedule_builder;

static bool fail(schedule_builder *w, uint32_t line, int code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Keeps the first error. */
static bool fail(schedule_builder *w, uint32_t line, int code, const char *format, ...) {
    odd_error *error = &w->out->error;
    if (error->code != ODD_OK)
        return false;
    *error = (odd_error){.code = code, .line = (int)line, .column = 1};
    va_list args;
    va_start(args, format);
    odd_error_say(error, format, args);
    va_end(args);
    return false;
}

static bool no_memory(schedule_builder *w) {
    w->e->no_memory = true;
    return fail(w, 0, ODD_E_MEMORY, "out of memory");
}

/* ---- Ids --------------------------------------------------------------------------------------- */

/* Puts the direction before an id, as in NS7. */
static odd_text directed(schedule_builder *w, odd_text id, int direction) {
    char *text = odd_arena_take(w->arena, id.len + 2, 1);
    if (text == NULL) {
        no_memory(w);
        return id;
    }
    odd_copy(text, direction == 0 ? "NS" : "EW", 2);
    odd_copy(text + 2, id.text, id.len);
    return (odd_text){text, id.len + 2};
}

/* Returns the number of an id in the schedule; 0 without memory. */
static uint16_t number_of(schedule_builder *w, odd_text id) {
    odd_movement *m = &w->out->m;
    uint32_t token = odd_event_token(w->e, id, w->fact->line);
    if (token == ODD_NOBODY)
        return 0;
    if (token >= w->number_cap &&
        !odd_arena_room(w->arena, &w->numbers, w->number_cap, token + 1, &w->number_cap, sizeof *w->numbers))
        return 0;
    if (w->numbers[token] != 0)
        return w->numbers[token];
    size_t at = (size_t)m->contestants + 1, there = at > 1 ? at : 0;
    if (at > ODD_MOVEMENT_PLAYERS_MAX || !ODD_ROOM(w->arena, m->ids, there, at + 1, w->id_cap) ||
        !ODD_ROOM(w->arena, w->out->tokens, there, at + 1, w->token_cap))
        return 0;
    m->contestants++;
    m->ids[at] = id;
    w->out->tokens[at] = token;
    return w->numbers[token] = (uint16_t)at;
}

/* ---- Moves ------------------------------------------------------------------------------------- */

static bool add_move(schedule_builder *w, odd_move move) {
    odd_movement *m = &w->out->m;
    if (m->move_count == ODD_MOVEMENT_MOVES_MAX)
        return fail(w, w->fact->line, ODD_E_MOVEMENT, "too many tables and rounds in this movement");
    if (move.ns[0] == 0 || move.ew[0] == 0 || !ODD_MORE(w->arena, m->moves, m->move_count, w->move_cap))
        return no_memory(w);
    m->moves[m->move_count++] = move;
    m->rounds = move.round > m->rounds ? move.round : m->rounds;
    m->tables = move.table > m->tables ? move.table : m->tables;
    m->sections = move.section > m->sections ? move.section : m->sections;
    return true;
}

static bool add_sit(schedule_builder *w, odd_sit_out sit) {
    odd_movement *m = &w->out->m;
    if (sit.who == 0 || !ODD_MORE(w->arena, m->sits, m->sit_count, w->sit_cap))
        return no_memory(w);
    m->sits[m->sit_count++] = sit;
    return true;
}

/* Returns the contest that follows from the lines about contestants; *known is false if there are none. */
static odd_contest named_contest(const odd_event *e, bool *known) {
    *known = true;
    for (size_t i = 0; i < e->facts.about_count; i++)
        if (e->facts.abouts[i].named_line > 0)
            return e->facts.abouts[i].kind;
    *known = e->facts.has_scoring && (e->about.scoring == ODD_TEAM_IMPS || e->about.scoring == ODD_PATTON);
    return *known ? ODD_TEAMS : ODD_PAIRS;
}

static bool fits_contest(schedule_builder *w, odd_contest contest) {
    static const char *const messages[] = {
        [ODD_PAIRS] = "this movement is not for such an event: expected one of pairs",
        [ODD_TEAMS] = "this movement is not for such an event: expected one of teams",
        [ODD_INDIVIDUALS] = "this movement is not for such an event: expected one of individuals"};
    bool known;
    odd_contest named = named_contest(w->e, &known);
    return !known || named == contest || fail(w, w->fact->line, ODD_E_MOVEMENT, "%s", messages[named]);
}

/* ---- Movements that are built ------------------------------------------------------------------ */

/* Returns the contestant of a movement at a place in a round; 0 if it is empty. */
static uint32_t at_place(const odd_movement *part, int round, const odd_place *p) {
    bool individual = part->contest == ODD_INDIVIDUALS;
    for (size_t i = 0; i < part->move_count; i++) {
        const odd_move *v = &part->moves[i];
        if (v->round != round || v->table != p->table || (v->section != p->section && p->section != 0))
            continue;
        const uint16_t *side = p->seat % 2 == 0 ? v->ns : v->ew;
        return side[individual && p->seat >= 2 ? 1 : 0];
    }
    for (size_t i = 0; i < part->sit_count; i++) {
        const odd_sit_out *v = &part->sits[i];
        if (v->round == round && v->table == p->table && (v->section == p->section || p->section == 0) &&
            v->side == (p->seat % 2 == 0 ? ODD_NS : ODD_EW))
            return v->who;
    }
    return 0;
}

/* Returns the contestant at the place of a `seat` line; 0 after an error. */
static uint32_t seated(schedule_builder *w, const odd_movement *part, const odd_seat_fact *seat) {
    if (seat->place.seat != ODD_SEAT_SEED) {
        uint32_t who = at_place(part, w->fact->from, &seat->place);
        if (who == 0)
            fail(w, seat->line, ODD_E_MOVEMENT, "the movement has no such place: nobody starts there");
        return who;
    }
    if (part->kind != ODD_MOVE_KNOCK_OUT)
        fail(w, seat->line, ODD_E_MOVEMENT,
             "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS");
    else if (seat->place.table > part->contestants)
        fail(w, seat->line, ODD_E_MOVEMENT, "the knock-out has %d teams: there is no seed %d",
             part->contestants, seat->place.table);
    else
        return (uint32_t)seat->place.table;
    return 0;
}

/* Applies the `seat` lines of this movement; `given` marks the positions that have one. */
static bool take_seats(schedule_builder *w, const odd_movement *part, odd_text *names, bool *given) {
    const odd_movement_facts *facts = &w->e->facts.moves;
    size_t index = (size_t)(w->fact - facts->movements);
    for (size_t i = 0; i < facts->seat_count; i++) {
        const odd_seat_fact *seat = &facts->seats[i];
        bool first = seat->movement == 0 && w->position_count == 0;
        if (seat->session != w->session || (seat->movement != index + 1 && !first))
            continue;
        uint32_t who = seated(w, part, seat);
        if (who == 0)
            return false;
        odd_text id = seat->id, bare = id;
        int direction = seat->place.seat % 2, own = odd_event_direction_of(w->e, &bare);
        if (own == 1 - direction)
            return fail(w, seat->line, ODD_E_MOVEMENT, "'%.*s' sits in the other direction",
                        (int)odd_scan_quotable(id.text, id.len), id.text);
        names[who] = w->e->about.winners != 2 || own >= 0 || id.len == 0 ? id : directed(w, id, direction);
        given[who] = w->loose = true; /* two lines may give the same place */
    }
    return true;
}

/* A displaced contestant takes the place of the one who displaced it. */
static void resolve_names(const odd_movement *part, odd_text *names, const bool *given) {
    for (int i = 1; i <= part->contestants; i++) {
        bool again = !given[i];
        for (int tries = 0; again && tries < part->contestants; tries++) {
            again = false;
            for (int k = 1; k <= part->contestants && !again; k++)
                if (given[k] && odd_same_letters(names[k], names[i])) {
                    names[i] = part->ids[k];
                    again = true;
                }
        }
    }
}

/* Names each position: by its number, unless a line in this movement or the one before it says otherwise. */
static bool name_positions(schedule_builder *w, const odd_movement *part) {
    size_t count = (size_t)part->contestants + 1;
    odd_text *names = ODD_TAKE(w->arena, count, odd_text);
    bool *given = ODD_TAKE(w->arena, count, bool);
    if (names == NULL || given == NULL)
        return no_memory(w);
    for (size_t i = 1; i < count; i++) {
        names[i] = part->ids[i];
        for (int k = 1; k <= w->position_count && w->e->facts.moves.seat_count > 0; k++)
            if (odd_same_letters(w->positions[k], part->ids[i]))
                names[i] = w->names[k];
    }
    if (!take_seats(w, part, names, given))
        return false;
    if (w->e->facts.moves.seat_count > 0)
        resolve_names(part, names, given);
    w->positions = part->ids;
    w->names = names;
    w->position_count = part->contestants;
    return true;
}

static bool add_part(schedule_builder *w, const odd_movement *part) {
    odd_movement *m = &w->out->m;
    uint16_t *number = ODD_TAKE(w->arena, (size_t)part->contestants + 1, uint16_t);
    if (number == NULL)
        return no_memory(w);
    for (int i = 1; i <= part->contestants; i++)
        number[i] = number_of(w, w->names[i]);
    for (size_t i = 0; i < part->move_count; i++) {
        odd_move move = part->moves[i];
        if (move.round < w->fact->from || move.round >= w->until)
            continue;
        for (int k = 0; k < 2; k++) {
            move.ns[k] = number[move.ns[k]];
            move.ew[k] = number[move.ew[k]];
        }
        if (!add_move(w, move))
            return false;
    }
    for (size_t i = 0; i < part->sit_count; i++) {
        odd_sit_out sit = part->sits[i];
        sit.who = number[sit.who];
        if (sit.round >= w->fact->from && sit.round < w->until && !add_sit(w, sit))
            return false;
    }
    m->phantom = part->phantom;
    return true;
}

/* The first part of a schedule defines its kind; each later one continues it. */
static void start_part(schedule_builder *w, const odd_movement *part) {
    odd_movement kept = w->out->m;
    if (kept.move_count == 0) {
        w->out->m = *part;
        w->out->m.ids = kept.ids;
        w->out->m.moves = kept.moves;
        w->out->m.sits = kept.sits;
        w->out->m.move_count = w->out->m.sit_count = 0;
        w->out->m.contestants = kept.contestants;
        w->out->m.rounds = 0;
    }
    w->out->m.kind = part->kind;
    w->out->m.form = part->form;
}

/* ---- Somebody's own rows ----------------------------------------------------------------------- */

/* Before its first round is drawn, only the length of a match of a Swiss movement is known. */
static void know_length(schedule_builder *w, const odd_movement_wish *wish) {
    odd_movement *m = &w->out->m;
    if (wish->kind != ODD_MOVE_SWISS || m->kind != ODD_MOVE_NONE)
        return;
    m->kind = wish->kind;
    m->set_boards = wish->set_boards > 0                   ? wish->set_boards
                    : wish->rounds > 0 && wish->boards > 0 ? wish->boards / wish->rounds
                                                           : 0;
}

static bool add_rows(schedule_builder *w, const odd_movement_wish *wish) {
    const odd_movement_facts *facts = &w->e->facts.moves;
    size_t index = (size_t)(w->fact - facts->movements), count = 0;
    odd_movement_row *rows = ODD_TAKE(w->arena, facts->row_count + 1, odd_movement_row);
    uint32_t *lines = ODD_TAKE(w->arena, facts->row_count + 1, uint32_t);
    odd_movement_own own = {.contest = w->e->derived.schedules.contest,
                            .winners = w->e->about.winners,
                            .share = true,
                            .meetings = ODD_MOVEMENT_MOVES_MAX};
    odd_movement part;
    odd_error error;
    if (rows == NULL || lines == NULL)
        return no_memory(w);
    if (wish->contestants > 0)
        own.contest = wish->contest;
    for (size_t i = 0; i < facts->row_count; i++) {
        const odd_row_fact *row = &facts->rows[i];
        if (row->movement != index ||
            odd_movement_row_parse(&rows[count], row->text.text, row->text.len, &error) != ODD_OK)
            continue;
        lines[count++] = row->line;
    }
    if (count == 0) {
        know_length(w, wish);
        return true;
    }
    if (odd_movement_of_rows(&part, rows, count, &own, w->arena, &error) != ODD_OK)
        return error.code == ODD_E_MEMORY ? no_memory(w)
                                          : fail(w, error.line > 0 ? lines[error.line - 1] : w->fact->line,
                                                 ODD_E_MOVEMENT, "%p", (const void *)&error);
    part.kind = wish->kind;
    start_part(w, &part);
    if (wish->kind != ODD_MOVE_KNOCK_OUT)
        return fits_contest(w, part.contest) && name_positions(w, &part) && add_part(w, &part);
    w->names = part.ids; /* rows of later stages name teams, not seeds */
    part.sit_count = 0;  /* teams that have lost do not sit out */
    return fits_contest(w, part.contest) && add_part(w, &part);
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bool has_rows(const odd_movement_wish *wish) {
    return wish->kind == ODD_MOVE_OWN || wish->kind == ODD_MOVE_SWISS || wish->kind == ODD_MOVE_KNOCK_OUT;
}

/* The first movement decides how many winners there are, unless a line does. */
static bool agree_on_winners(schedule_builder *w, int winners) {
    odd_event *e = w->e;
    if (!e->facts.has_winners && !e->derived.schedules.any)
        e->about.winners = winners;
    e->derived.schedules.any = true;
    if (winners == e->about.winners)
        return true;
    return fail(w, w->fact->line, ODD_E_MOVEMENT,
                winners == 2
                    ? "the movement has two winners, the event has one: expected winners 1 in this line"
                    : "the movement has one winner, the event has two: expected another movement");
}

static bool build(schedule_builder *w, const odd_movement_wish *said) {
    odd_movement_wish wish = *said;
    odd_movement part;
    odd_error error;
    if (wish.winners == 0 && (w->e->facts.has_winners || w->e->derived.schedules.any))
        wish.winners = w->e->about.winners;
    if (odd_movement_make(&part, &wish, w->arena, &error) != ODD_OK)
        return error.code == ODD_E_MEMORY
                   ? no_memory(w)
                   : fail(w, w->fact->line, ODD_E_MOVEMENT, "%p", (const void *)&error);
    if (!fits_contest(w, part.contest) || (part.contest == ODD_PAIRS && !agree_on_winners(w, part.winners)))
        return false;
    if (w->fact->from > part.rounds)
        return fail(w, w->fact->line, ODD_E_MOVEMENT,
                    "the movement has %d rounds: there is no round %d to begin with", part.rounds,
                    w->fact->from);
    start_part(w, &part);
    return name_positions(w, &part) && add_part(w, &part);
}

/* Faults that no movement may have: a contestant at two tables, or with the same boards again. */
static bool is_grave(odd_fault_kind kind) {
    return kind == ODD_FAULT_TWO_PLACES || kind == ODD_FAULT_REPEAT_BOARD || kind == ODD_FAULT_REPEAT_TABLE;
}

/* Returns the line of a move: a row, or the movement of its round. */
static uint32_t line_at(const schedule_builder *w, const odd_fault *fault) {
    const odd_movement_facts *facts = &w->e->facts.moves;
    uint32_t line = 0;
    size_t movement = 0;
    for (size_t i = 0; i < facts->count; i++)
        if (facts->movements[i].session == w->session && facts->movements[i].from <= fault->round) {
            movement = i;
            line = facts->movements[i].line;
        }
    for (size_t i = 0; i < facts->row_count; i++)
        if (facts->rows[i].movement == movement && facts->rows[i].place.round == fault->round &&
            facts->rows[i].place.table == fault->table && facts->rows[i].place.section == fault->section)
            line = facts->rows[i].line;
    return line;
}

static bool prove(schedule_builder *w) {
    odd_faults faults;
    odd_movement *m = &w->out->m;
    char text[ODD_FAULT_MAX];
    m->meetings = m->partners = ODD_MOVEMENT_MOVES_MAX;
    m->least_meetings = 0;
    m->spread = ODD_MOVEMENT_BOARDS_MAX;
    if (odd_movement_prove(&faults, m, w->arena) != ODD_OK)
        return no_memory(w);
    for (size_t i = 0; i < faults.count; i++) {
        const odd_fault *f = &faults.list[i];
        if (!is_grave(f->kind))
            continue;
        odd_fault_format(text, sizeof text, m, f);
        return fail(w, line_at(w, f), ODD_E_MOVEMENT, "round %d, table %d: %s", f->round, f->table, text);
    }
    return true;
}

/* Counts the results that each board should have. */
static bool count_results(schedule_builder *w) {
    odd_schedule *s = w->out;
    for (size_t i = 0; i < s->m.move_count; i++)
        s->last_board = s->m.moves[i].last > s->last_board ? s->m.moves[i].last : s->last_board;
    s->expected = ODD_TAKE(w->arena, (size_t)s->last_board + 1, uint16_t);
    s->counts = ODD_TAKE(w->arena, (size_t)s->last_board + 1, uint16_t);
    s->next = ODD_TAKE(w->arena, s->m.move_count + 1, uint32_t);
    s->who = ODD_TAKE(w->arena, (size_t)s->m.contestants + 1, uint32_t);
    if (s->expected == NULL || s->counts == NULL || s->next == NULL || s->who == NULL)
        return no_memory(w);
    for (size_t i = 0; i < s->m.move_count; i++)
        for (int b = s->m.moves[i].first; b > 0 && b <= s->m.moves[i].last; b++)
            s->expected[b]++;
    s->m.boards = 0;
    for (int b = 1; b <= s->last_board; b++) {
        s->m.boards += s->expected[b] > 0;
        s->most_expected = s->expected[b] > s->most_expected ? s->expected[b] : s->most_expected;
    }
    return true;
}

/* Returns whether rows define the first round of a movement. */
static bool has_first_row(const schedule_builder *w) {
    const odd_movement_facts *facts = &w->e->facts.moves;
    for (size_t i = 0; i < facts->row_count; i++)
        if (&facts->movements[facts->rows[i].movement] == w->fact &&
            facts->rows[i].place.round == w->fact->from)
            return true;
    return false;
}

/* Adds a knock-out: its first stage is by seeds, unless there are rows for it; later stages are rows. */
static bool add_knock_out(schedule_builder *w, const odd_movement_wish *wish) {
    odd_movement part;
    odd_error error;
    bool known = wish->contestants > 0 || wish->tables > 0;
    if (known && odd_movement_make(&part, wish, w->arena, &error) != ODD_OK)
        return error.code == ODD_E_MEMORY
                   ? no_memory(w)
                   : fail(w, w->fact->line, ODD_E_MOVEMENT, "%p", (const void *)&error);
    if (known && !has_first_row(w) && !build(w, wish))
        return false;
    bool good = add_rows(w, wish);
    w->out->m.segments = known ? part.segments : wish->segments > 0 ? wish->segments : 1;
    return good;
}

static bool take_fact(schedule_builder *w, const odd_movement_fact *fact, int until) {
    odd_movement_wish wish;
    odd_error error;
    w->fact = fact;
    w->until = until;
    if (odd_movement_wish_parse(&wish, fact->text.text, fact->text.len, &error) != ODD_OK)
        return fail(w, fact->line, error.code, "%p", (const void *)&error);
    w->loose = w->loose || fact->from > 1 || has_rows(&wish);
    if (!has_rows(&wish))
        return build(w, &wish);
    if (wish.kind == ODD_MOVE_KNOCK_OUT)
        return add_knock_out(w, &wish);
    return add_rows(w, &wish);
}

static void make_one(odd_event *e, uint32_t session) {
    const odd_movement_facts *facts = &e->facts.moves;
    odd_schedule *out = &e->derived.schedules.list[session];
    *out = (odd_schedule){0};
    schedule_builder w = {.e = e, .arena = e->arena, .session = session, .out = out};
    bool any = false, good = true;
    for (size_t i = 0; i < facts->count && good; i++) {
        int until = ODD_MOVEMENT_ROUNDS_MAX + 1;
        if (facts->movements[i].session != session)
            continue;
        for (size_t k = i + 1; k < facts->count; k++)
            if (facts->movements[k].session == session && facts->movements[k].from < until)
                until = facts->movements[k].from;
        if (until <= facts->movements[i].from) /* all of it was replaced */
            continue;
        good = take_fact(&w, &facts->movements[i], until);
        any = true;
    }
    out->guessed = w.fact != NULL && w.fact->guessed;
    if (any && good)
        good = (!w.loose || prove(&w)) && count_results(&w);
    out->there = any && good;
}

/* If a movement is a knock-out, so is the event, unless a line says what it is. */
static void imply_format(odd_event *e) {
    const odd_movement_facts *facts = &e->facts.moves;
    bool knock_out = false;
    for (size_t i = 0; i < facts->count; i++) {
        odd_scan s = {facts->movements[i].text.text, facts->movements[i].text.len, 0};
        knock_out = knock_out || odd_scan_whole(&s, "knock-out");
    }
    if (!e->settings.given[ODD_SET_FORMAT])
        e->settings.value[ODD_SET_FORMAT] = knock_out ? ODD_KNOCK_OUT : ODD_SWISS;
}

void odd_schedules_make(odd_event *e) {
    odd_schedules *all = &e->derived.schedules;
    bool known;
    imply_format(e);
    odd_contest contest = named_contest(e, &known);
    int winners = e->facts.has_winners ? e->about.winners : 0;
    if (e->facts.moves.version == 0 ||
        (all->version == e->facts.moves.version && all->winners == winners && all->contest == contest))
        return;
    if (!odd_event_reserve(e, &all->list, all->count, e->about.session_count, &all->cap, sizeof *all->list))
        return;
    if (winners == 0)
        e->about.winners = 1;
    all->version = e->facts.moves.version;
    all->winners = winners;
    all->contest = contest;
    all->any = all->any_there = false;
    all->count = e->about.session_count;
    for (uint32_t i = 0; i < all->count && !e->no_memory; i++) {
        make_one(e, i);
        all->any_there = all->any_there || all->list[i].there;
    }
}

void odd_schedules_check(odd_event *e) {
    for (size_t i = 0; i < e->derived.schedules.count; i++) {
        const odd_error *error = &e->derived.schedules.list[i].error;
        if (error->code != ODD_OK && e->derived.schedules.list[i].guessed)
            odd_event_wrong(e, true, error->code, 0, (odd_text){0}, (odd_text){0},
                            "the movement of the file is left out: %p", (const void *)error);
        else if (error->code != ODD_OK)
            odd_event_wrong(e, false, error->code, (uint32_t)error->line, (odd_text){0}, (odd_text){0}, "%p",
                            (const void *)error);
        e->facts.sessions[i].about.has_movement = e->derived.schedules.list[i].there;
    }
}
