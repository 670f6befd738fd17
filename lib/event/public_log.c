/* The part of a log that viewers other than directors may see. The scored event determines, line by line,
 * what may not be seen yet; the rest of the log is copied. A new kind of fact must be added to the switch
 * below, and a line of unknown meaning is not shown, so nothing becomes public by mistake. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "event/event_inner.h"
#include "log/log.h"

/* The progress of a session. */
typedef struct stage {
    bool ended;
    int rounds, boards; /* the highest numbers */
    bool *over;         /* by round */
    bool *open;         /* by board: somebody has not played it yet */
} stage;

/* The context of a line: what the lines above it set. */
typedef struct context {
    int session, round, board;
    odd_text group;
    bool after_play;
} context;

enum { UNKNOWN, SHOWN, HIDDEN };                /* what is known about a line */
enum { NEEDS_NOTHING, NEEDS_ROUND, NEEDS_ALL }; /* what must be above it */
enum { EMPTY, WHOLE, CONTEXT_ONLY };            /* which part of it is written */

typedef struct line {
    size_t at, len; /* position in the log */
    uint8_t known, written;
    context after; /* for CONTEXT_ONLY: what it sets */
    int round_before;
} line;

typedef struct filter {
    const odd_event *e;
    const odd_view_rights *rights;
    odd_arena *arena;
    stage *stages;
    line *lines;
    size_t count;
    odd_log log;
    bool record, hidden; /* of the line being read */
    int needs;           /* of the line being read */
} filter;

bool odd_event_hides(const odd_event *e) {
    return odd_setting(e, ODD_SET_STATUS) == ODD_STATUS_PLAYING &&
           (odd_setting(e, ODD_SET_SHOW_RESULTS) != ODD_RESULTS_ALWAYS ||
            odd_setting(e, ODD_SET_SHOW_STANDINGS) != ODD_STANDINGS_LIVE ||
            odd_setting(e, ODD_SET_SHOW_HANDS) != ODD_HANDS_ALWAYS);
}

/* ---- Progress of sessions ------------------------------------------------------------------------ */

static bool is_played(const odd_move *v) {
    return v->ns[0] != 0 && v->ew[0] != 0;
}

static size_t place_of(const odd_movement *m, const odd_move *v) {
    return (size_t)v->section * ((size_t)m->tables + 1) + v->table;
}

/* Returns the number of boards of a move without a line; the boards of a move may not be known yet. */
static int missing_of(const filter *f, size_t session, const odd_move *v, stage *s) {
    int missing = v->first == 0;
    for (int board = v->first; board > 0 && board <= v->last; board++)
        if (odd_event_move_line(f->e, session, v, board) == NULL) {
            missing++;
            s->open[board] = true;
        }
    return missing;
}

/* A round is over when each table has finished it, or has a result of a later round. */
static bool find_rounds(filter *f, size_t session, const odd_movement *m, stage *s) {
    size_t places = ((size_t)m->sections + 1) * ((size_t)m->tables + 1);
    int *latest = ODD_TAKE(f->arena, places, int), *missing = ODD_TAKE(f->arena, m->move_count + 1, int);
    if (latest == NULL || missing == NULL)
        return false;
    bool complete = m->move_count > 0;
    int drawn = 0;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *v = &m->moves[i];
        if (!is_played(v))
            continue;
        missing[i] = missing_of(f, session, v, s);
        int boards = v->first > 0 ? v->last - v->first + 1 : 1;
        if (missing[i] < boards && v->round > latest[place_of(m, v)])
            latest[place_of(m, v)] = v->round;
        complete = complete && missing[i] == 0;
        drawn = v->round > drawn ? v->round : drawn;
    }
    for (int round = 1; round <= s->rounds; round++)
        s->over[round] = round <= drawn;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *v = &m->moves[i];
        if (missing[i] > 0 && latest[place_of(m, v)] <= v->round)
            s->over[v->round] = false;
    }
    bool fixed = m->kind != ODD_MOVE_SWISS && m->kind != ODD_MOVE_KNOCK_OUT && m->kind != ODD_MOVE_OWN;
    s->ended = complete && fixed && drawn == m->rounds;
    return true;
}

/* Without a movement, a round is over when a later one has a line. */
static void find_rounds_of_lines(filter *f, size_t session, stage *s) {
    int last = 0;
    for (size_t i = 0; i < f->e->about.play_count; i++) {
        const odd_play *p = &f->e->plays[i];
        if (!p->left_out && f->e->boards[p->board].session == session && p->round > last)
            last = p->round;
    }
    for (int round = 1; round < last && round <= s->rounds; round++)
        s->over[round] = true;
    for (int board = 0; board <= s->boards; board++)
        s->open[board] = true;
}

/* Returns whether a later session has begun. */
static bool is_past(const odd_event *e, size_t session) {
    for (size_t i = 0; i < e->about.play_count; i++)
        if (!e->plays[i].left_out && e->boards[e->plays[i].board].session > session)
            return true;
    return false;
}

static bool find_stage(filter *f, size_t session) {
    const odd_event *e = f->e;
    const odd_movement *m = odd_event_movement(e, session);
    stage *s = &f->stages[session];
    s->rounds = m != NULL ? m->rounds : 0;
    for (size_t i = 0; m != NULL && i < m->move_count; i++) {
        s->rounds = m->moves[i].round > s->rounds ? m->moves[i].round : s->rounds;
        s->boards = m->moves[i].last > s->boards ? m->moves[i].last : s->boards;
    }
    for (size_t i = 0; i < e->about.play_count; i++)
        s->rounds = e->plays[i].round > s->rounds ? e->plays[i].round : s->rounds;
    for (size_t i = 0; i < e->about.board_count; i++)
        s->boards = e->boards[i].number > s->boards ? e->boards[i].number : s->boards;
    s->over = ODD_TAKE(f->arena, (size_t)s->rounds + 1, bool);
    s->open = ODD_TAKE(f->arena, (size_t)s->boards + 1, bool);
    if (s->over == NULL || s->open == NULL)
        return false;
    if (m == NULL || m->move_count == 0)
        find_rounds_of_lines(f, session, s);
    else if (!find_rounds(f, session, m, s))
        return false;
    s->ended = s->ended || is_past(e, session);
    return true;
}

/* ---- Visible facts ------------------------------------------------------------------------------- */

static int round_of(const odd_event *e, const odd_play *p) {
    const odd_move *v = odd_event_line_move(e, p);
    return v != NULL ? v->round : p->round;
}

static bool shows_results(const filter *f, const stage *s, const odd_board *b, int round) {
    switch ((odd_show_results)odd_setting(f->e, ODD_SET_SHOW_RESULTS)) {
    case ODD_RESULTS_ALWAYS:
        return true;
    case ODD_RESULTS_OWN:
        return b == f->rights->played || !s->open[b->number];
    case ODD_RESULTS_ROUND:
        return s->over[round];
    case ODD_RESULTS_END:
        break;
    }
    return false;
}

static bool shows_standings(const filter *f, const stage *s, int round) {
    switch ((odd_show_standings)odd_setting(f->e, ODD_SET_SHOW_STANDINGS)) {
    case ODD_STANDINGS_LIVE:
        return true;
    case ODD_STANDINGS_ROUND:
        return s->over[round];
    case ODD_STANDINGS_END:
        break;
    }
    return false;
}

/* A play without a known round is of round 0, which is never over. */
static bool shows_play(const filter *f, const odd_play *p) {
    if (p->left_out)
        return false;
    const odd_board *b = &f->e->boards[p->board];
    const stage *s = &f->stages[b->session];
    if (s->ended)
        return true;
    if (f->rights->least)
        return false;
    int round = round_of(f->e, p);
    return (f->rights->what == ODD_VISIBLE_STANDINGS || shows_results(f, s, b, round)) &&
           (f->rights->what == ODD_VISIBLE_RESULTS || shows_standings(f, s, round));
}

static bool shows_hands(const filter *f, const odd_board *b) {
    const stage *s = &f->stages[b->session];
    switch ((odd_show_hands)odd_setting(f->e, ODD_SET_SHOW_HANDS)) {
    case ODD_HANDS_ALWAYS:
        return true;
    case ODD_HANDS_PLAYED:
        return s->ended || (!f->rights->least && (b == f->rights->played || !s->open[b->number]));
    case ODD_HANDS_END:
        break;
    }
    return s->ended;
}

/* ---- Visible lines --------------------------------------------------------------------------------- */

/* A line with several facts is shown if all of them may be seen. */
static bool mark(filter *f, uint32_t number, bool shown) {
    if (number == 0 || number > f->count)
        return shown;
    line *l = &f->lines[number - 1];
    if (l->known != HIDDEN)
        l->known = shown ? SHOWN : HIDDEN;
    return shown;
}

static bool mark_plays(filter *f) {
    bool all = true;
    for (size_t i = 0; i < f->e->about.play_count; i++)
        all = mark(f, f->e->plays[i].line, shows_play(f, &f->e->plays[i])) && all;
    return all;
}

/* An `unplayed` line cannot be shown while results are hidden. */
static bool mark_unplayed(filter *f) {
    const odd_movement_facts *facts = &f->e->facts.moves;
    bool all = true;
    for (size_t i = 0; i < facts->unplayed_count; i++) {
        const odd_unplayed_fact *u = &facts->unplayed[i];
        bool shown = true;
        for (size_t k = 0; k < f->e->about.play_count && shown; k++) {
            const odd_play *p = &f->e->plays[k];
            bool about = !p->left_out && f->e->boards[p->board].session == u->session &&
                         (u->round == 0 || round_of(f->e, p) == u->round);
            shown = !about || shows_play(f, p);
        }
        all = mark(f, u->line, shown) && all;
    }
    return all;
}

/* Auctions, cards and tags reveal the cards, and the result that they are about. */
static bool shows_note(const filter *f, const odd_note *n) {
    const odd_play *p = n->about == ODD_ABOUT_PLAY ? &f->e->plays[n->of] : NULL;
    if (n->about != ODD_ABOUT_PLAY && n->about != ODD_ABOUT_BOARD)
        return true;
    if (p != NULL)
        return shows_play(f, p) && shows_hands(f, &f->e->boards[p->board]);
    const odd_board *b = &f->e->boards[n->of];
    return f->stages[b->session].ended ||
           (shows_hands(f, b) && odd_setting(f->e, ODD_SET_SHOW_RESULTS) == ODD_RESULTS_ALWAYS);
}

static bool all_ended(const filter *f) {
    for (size_t i = 0; i < f->e->about.session_count; i++)
        if (!f->stages[i].ended)
            return false;
    return true;
}

static bool mark_rest(filter *f) {
    const odd_event *e = f->e;
    bool all = true, ended = all_ended(f);
    for (size_t i = 0; i < e->about.deal_count; i++)
        all = mark(f, e->dealt[i].line, shows_hands(f, &e->boards[e->dealt[i].board])) && all;
    for (size_t i = 0; i < e->about.note_count; i++)
        all = mark(f, e->notes[i].line, shows_note(f, &e->notes[i])) && all;
    for (size_t i = 0; i < e->about.stated_count; i++) /* stated scores may be about anything */
        all = mark(f, e->stated[i].line, ended) && all;
    return all;
}

/* ---- Lines of the output --------------------------------------------------------------------------- */

/* Decides whether a fact is shown only if the event knows it, and whether it depends on lines above it. */
static void receive_record(void *owner, const odd_record *r) {
    filter *f = owner;
    line *l = &f->lines[f->log.line - 1];
    bool secret = false;
    f->record = true;
    switch (r->fact) {
    case ODD_FACT_PLAY:
    case ODD_FACT_DEAL:
    case ODD_FACT_AUCTION:
    case ODD_FACT_CARDS:
    case ODD_FACT_STATED:
        secret = true;
        f->needs = NEEDS_ALL;
        break;
    case ODD_FACT_TAG:
        secret = r->about == ODD_ABOUT_PLAY || r->about == ODD_ABOUT_BOARD;
        f->needs = NEEDS_ALL;
        break;
    case ODD_FACT_PENALTY:
    case ODD_FACT_BYE:
    case ODD_FACT_LINEUP:
    case ODD_FACT_BOARD:
        f->needs = f->needs == NEEDS_ALL ? NEEDS_ALL : NEEDS_ROUND;
        break;
    case ODD_FACT_UNPLAYED:
        secret = !r->taken_back;
        break;
    case ODD_FACT_TITLE:
    case ODD_FACT_DATE:
    case ODD_FACT_SCORING:
    case ODD_FACT_WINNERS:
    case ODD_FACT_PAIR:
    case ODD_FACT_TEAM:
    case ODD_FACT_PLAYER:
    case ODD_FACT_PHANTOM:
    case ODD_FACT_CARRYOVER:
    case ODD_FACT_HANDICAP:
    case ODD_FACT_STRAT:
    case ODD_FACT_VP:
    case ODD_FACT_SET:
    case ODD_FACT_NUMBERS:
    case ODD_FACT_COMBINE:
    case ODD_FACT_SESSION:
    case ODD_FACT_MOVEMENT:
    case ODD_FACT_ROW:
    case ODD_FACT_SEAT:
    case ODD_FACT_COUNT:
        break;
    }
    f->hidden = f->hidden || (secret && l->known != SHOWN);
}

static uint32_t receive_seat(void *owner, odd_text id, int direction, uint32_t number) {
    (void)owner, (void)id, (void)direction, (void)number;
    return 0;
}

static void receive_wrong(void *owner, const odd_error *error, odd_severity severity) {
    filter *f = owner;
    (void)error, (void)severity;
    f->record = f->hidden = true;
}

static context context_of(const odd_log *log) {
    return (context){log->session, log->round, log->board, log->group, log->after_play};
}

static bool same_context(const context *a, const context *b, int needs) {
    bool round = a->session == b->session && a->round == b->round;
    return needs == NEEDS_NOTHING ||
           (round && (needs == NEEDS_ROUND ||
                      (a->board == b->board && (a->board == 0 || odd_text_same(a->group, b->group)) &&
                       a->after_play == b->after_play)));
}

/* A line that names its own board or round needs less above it. */
static int needs_of(const filter *f, const char *text, size_t len) {
    odd_scan s = {text, len, 0};
    odd_scan_blanks(&s);
    if (odd_scan_whole(&s, "round"))
        return NEEDS_NOTHING;
    return f->needs == NEEDS_ALL && odd_scan_whole(&s, "board") ? NEEDS_ROUND : f->needs;
}

/* Decides about each line. If a shown line depends on a hidden one, only the context of that one is written. */
static void choose(filter *f, const char *text) {
    context seen = {0}; /* as readers of the output see it */
    line *setter = NULL;
    for (size_t i = 0; i < f->count; i++) {
        line *l = &f->lines[i];
        context before = context_of(&f->log);
        f->record = f->hidden = false;
        f->needs = NEEDS_NOTHING;
        odd_log_read_one(&f->log, text + l->at, l->len);
        l->after = context_of(&f->log);
        bool shown = f->record && !f->hidden;
        int needs = needs_of(f, text + l->at, l->len);
        if (shown && !same_context(&seen, &before, needs)) {
            if (setter != NULL) {
                setter->written = CONTEXT_ONLY;
                setter->round_before = seen.round;
                if (needs == NEEDS_ROUND)
                    setter->after.board = 0;
                seen = setter->after;
            }
        }
        l->written = shown ? WHOLE : EMPTY;
        if (shown && !same_context(&before, &l->after, NEEDS_ALL))
            seen = l->after;
        if (!same_context(&before, &l->after, NEEDS_ALL))
            setter = shown ? NULL : l;
    }
}

/* "round 2 board 5 group B" */
static void put_context(odd_out *o, const line *l) {
    const context *c = &l->after;
    if (c->round > 0)
        odd_out_words(o, "round %d", c->round);
    else if (l->round_before > 0 || c->board == 0)
        odd_out_text(o, "round none");
    if (c->board > 0)
        odd_out_words(o, o->len > 0 && o->text[o->len - 1] != '\n' ? " board %d" : "board %d", c->board);
    if (c->board > 0 && c->group.len > 0) {
        odd_out_text(o, " group ");
        odd_out_bytes(o, c->group.text, c->group.len);
    }
}

/* ---- All of it -------------------------------------------------------------------------------------- */

static bool split_lines(filter *f, const char *text, size_t len) {
    size_t count = 0;
    for (size_t i = 0; i < len; i++)
        count += text[i] == '\n' || i + 1 == len;
    f->lines = ODD_TAKE(f->arena, count + 1, line);
    for (size_t at = 0; f->lines != NULL && at < len; f->count++) {
        size_t end = at;
        while (end < len && text[end] != '\n')
            end++;
        f->lines[f->count] = (line){.at = at, .len = end - at};
        at = end + 1;
    }
    return f->lines != NULL;
}

static bool find_stages(filter *f) {
    f->stages = ODD_TAKE(f->arena, f->e->about.session_count + 1, stage);
    for (size_t i = 0; f->stages != NULL && i < f->e->about.session_count; i++)
        if (!find_stage(f, i))
            return false;
    return f->stages != NULL;
}

int odd_event_public_log(const odd_event *e, odd_arena *arena, const odd_view_rights *rights, const char *log,
                         size_t len, odd_out *o) {
    filter f = {.e = e, .rights = rights, .arena = arena};
    f.log = (odd_log){.taker = {&f, receive_record, receive_seat, NULL, receive_wrong}, .arena = arena};
    if (!split_lines(&f, log, len))
        return ODD_E_MEMORY;
    bool good = odd_event_first_error(e) == ODD_OK, all = !odd_event_hides(e);
    if (good && !all) {
        if (!find_stages(&f))
            return ODD_E_MEMORY;
        bool plays = mark_plays(&f), unplayed = mark_unplayed(&f), rest = mark_rest(&f);
        all = plays && unplayed && rest;
        if (!all)
            choose(&f, log);
    }
    for (size_t i = 0; i < f.count; i++) {
        const line *l = &f.lines[i];
        if ((all || l->written == WHOLE) && l->len > 0)
            odd_out_bytes(o, log + l->at, l->len);
        else if (l->written == CONTEXT_ONLY)
            put_context(o, l);
        odd_out_char(o, '\n');
    }
    return ODD_OK;
}
