/* The chooser: makes movements that might fit, measures them, and puts the best first. Knows constructors only
 * by what they make from a wish. */
#include "base/arena.h"
#include "movement/make.h"
#include "oddtrick_plan.h"

/* ---- Measuring --------------------------------------------------------------------------------- */

int odd_movement_minutes(const odd_movement *m) {
    int boards = 0, round = 0, longest = 0;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *move = &m->moves[i];
        int length = move->first > 0 ? move->last - move->first + 1 : 0;
        if (move->round != round) {
            boards += longest;
            longest = 0;
            round = move->round;
        }
        longest = length > longest ? length : longest;
    }
    boards += longest;
    if (m->move_count == 0)
        boards = m->rounds * m->set_boards;
    return boards * ODD_MINUTES_BOARD + m->rounds * ODD_MINUTES_MOVE;
}

/* Returns how evenly contestants meet as opponents: teams, and players. */
static int meeting_quality(const odd_movement *m, odd_arena *arena) {
    size_t people = (size_t)m->contestants + 1;
    uint32_t *met = ODD_TAKE(arena, people * people, uint32_t);
    int64_t sum = 0, squares = 0, count = 0;
    if (met == NULL)
        return -2;
    for (size_t i = 0; i < m->move_count; i++)
        for (int a = 0; a < 2; a++)
            for (int b = 0; b < 2; b++) {
                size_t x = m->moves[i].ns[a], y = m->moves[i].ew[b];
                met[x < y ? x * people + y : y * people + x]++;
            }
    for (size_t a = 1; a < people; a++)
        for (size_t b = a + 1; b < people; b++) {
            int64_t times = met[a * people + b];
            count++;
            sum += times;
            squares += times * times;
        }
    odd_arena_give(arena, met, people * people, sizeof *met);
    return sum > 0 ? odd_movement_quality(sum, squares, count) : -1;
}

/* Returns the fairness; -2 if memory runs out. */
static int fairness_of(const odd_movement *m, odd_arena *arena) {
    odd_balance b;
    if (m->contest != ODD_PAIRS)
        return meeting_quality(m, arena);
    if (odd_movement_balance(&b, m, arena) != ODD_OK)
        return -2;
    if (b.quality_x10 >= 0)
        return b.quality_x10;
    return b.squares > 0 ? odd_movement_quality(b.sum, b.squares, b.count) : -1;
}

static int most_sits(const odd_movement *m, odd_arena *arena) {
    int most = 0;
    int *sits = ODD_TAKE(arena, (size_t)m->contestants + 1, int);
    for (size_t i = 0; sits != NULL && i < m->sit_count; i++) {
        sits[m->sits[i].who]++;
        most = sits[m->sits[i].who] > most ? sits[m->sits[i].who] : most;
    }
    return most;
}

/* ---- What is looked for -------------------------------------------------------------------------- */

/* A usual evening, if the wish does not say. */
enum { EVENING_LEAST = 24, EVENING = 26, EVENING_MOST = 28, ROUNDS_LOOKED_AT = 30 };

typedef struct proposal_search {
    odd_movement_wish wish;
    int minutes;          /* 0: any */
    int least, aim, most; /* boards that each plays */
    odd_proposals *out;
    size_t cap;
    odd_arena *arena;
    bool no_memory;
    int quickest;         /* minutes of the shortest movement that is too long; 0: none */
    odd_error last_error; /* of the last movement that could not be made */
} proposal_search;

static void set_boards_aim(proposal_search *c) {
    const odd_movement_wish *wish = &c->wish;
    int by_time = c->minutes * 2 / (2 * ODD_MINUTES_BOARD + 1);
    if (wish->boards > 0) {
        c->aim = c->most = wish->boards;
        c->least = wish->boards * 4 / 5;
    } else if (wish->set_boards > 0 && wish->rounds > 0) {
        c->aim = c->most = c->least = wish->set_boards * wish->rounds;
    } else if (c->minutes > 0) {
        c->aim = c->most = by_time;
        c->least = by_time * 4 / 5;
    } else {
        c->least = EVENING_LEAST;
        c->aim = EVENING;
        c->most = EVENING_MOST;
    }
    if (c->least < 1)
        c->least = 1;
}

/* ---- Costs: tenths of a point of fairness -------------------------------------------------------- */

enum {
    COST_BOARD = 15,     /* for each board below the aim */
    COST_SIT_BOARD = 10, /* for each board that one contestant plays less than another */
    COST_TWO_FIELDS = 30,
    COST_COPY = 20,
    COST_COPIES_MAX = 60,
    COST_REMATCH = 50,
    COST_ONE_BOARD = 200, /* sets of one board */
    COST_FEW_ROUNDS = 20, /* each round below five */
    COST_UNPLAYED = 150,  /* less than 70 % of the boards */
    COST_UNKNOWN = 120,   /* opponents are drawn later */
    ENOUGH_ROUNDS = 5,
    LEAST_SHARE = 70
};

static int cost_of(const proposal_search *c, const odd_proposal *p) {
    const odd_movement *m = &p->movement;
    int average = (p->boards_least + p->boards_most) / 2;
    int copies = m->contest == ODD_TEAMS ? 0 : (p->copies - 1) * COST_COPY; /* a match has its own boards */
    int cost = p->fairness_x10 >= 0 ? 1000 - p->fairness_x10 : COST_UNKNOWN;
    cost += average < c->aim ? (c->aim - average) * COST_BOARD : (average - c->aim) * COST_BOARD / 2;
    cost += (p->boards_most - p->boards_least) * COST_SIT_BOARD;
    cost += m->winners == 2 ? COST_TWO_FIELDS : 0;
    cost += copies > COST_COPIES_MAX ? COST_COPIES_MAX : copies;
    cost += m->meetings > 1 && m->contest == ODD_PAIRS ? COST_REMATCH : 0;
    cost += m->set_boards == 1 ? COST_ONE_BOARD : 0;
    cost += m->rounds < ENOUGH_ROUNDS ? (ENOUGH_ROUNDS - m->rounds) * COST_FEW_ROUNDS : 0;
    cost += p->boards_most * 100 < m->boards * LEAST_SHARE ? COST_UNPLAYED : 0;
    return cost;
}

/* ---- One sentence -------------------------------------------------------------------------------- */

static const char *plural_of(const odd_movement *m) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "players"};
    return words[m->contest];
}

static void say_meetings(odd_writer *w, const odd_movement *m) {
    bool lines = m->winners == 2;
    if (m->move_count == 0)
        odd_put_text(w, "Opponents are drawn round by round");
    else if (m->contest == ODD_INDIVIDUALS)
        odd_put_text(w, "Everybody has a new partner in each round");
    else if (m->least_meetings > 0)
        odd_put_text(w, "Everybody meets everybody");
    else if (lines)
        odd_put_format(w, "North-South and East-West are ranked apart, and each meets %d opponents",
                       m->rounds);
    else
        odd_put_format(w, "Each meets %d of %d others", m->rounds, m->contestants - 1);
}

static void say_fairness(odd_writer *w, const odd_proposal *p) {
    enum { ALL = 995, NEARLY = 900, MOSTLY = 750 };
    static const char *const words[] = {"equally", "nearly equally", "fairly evenly", "unevenly"};
    int q = p->fairness_x10, which = q >= ALL ? 0 : q >= NEARLY ? 1 : q >= MOSTLY ? 2 : 3;
    if (q < 0)
        return;
    odd_put_format(w, p->movement.contest == ODD_PAIRS ? "; %s are compared %s" : "; %s oppose each other %s",
                   plural_of(&p->movement), words[which]);
}

static void say_sits(odd_writer *w, const odd_proposal *p) {
    if (p->sits == 0)
        return;
    odd_put_format(w, p->boards_least < p->boards_most ? "; some sit out" : "; each sits out");
    if (p->sits == 1)
        odd_put_text(w, " once");
    else
        odd_put_format(w, " %d times", p->sits);
}

static void say_boards(odd_writer *w, const odd_proposal *p) {
    const odd_movement *m = &p->movement;
    if (p->copies == 2 && m->kind != ODD_MOVE_WEB)
        odd_put_text(w, "; tables share boards");
    else if (p->copies > 1)
        odd_put_format(w, "; it needs %d copies of the boards", p->copies);
    if (m->boards > p->boards_most)
        odd_put_format(w, "; each plays %d of %d boards", p->boards_most, m->boards);
    if (m->meetings > 1 && m->contest == ODD_PAIRS)
        odd_put_text(w, "; some meet twice");
    if (m->set_boards == 1)
        odd_put_text(w, "; a move after each board");
}

static void say_why(odd_proposal *p) {
    odd_writer w = odd_writer_on(p->why, sizeof p->why);
    say_meetings(&w, &p->movement);
    say_fairness(&w, p);
    say_sits(&w, p);
    say_boards(&w, p);
    odd_put_char(&w, '.');
}

/* ---- Trying -------------------------------------------------------------------------------------- */

static bool is_same(const odd_movement *a, const odd_movement *b) {
    if (a->rounds != b->rounds || a->set_boards != b->set_boards || a->winners != b->winners ||
        a->move_count != b->move_count || a->contest != b->contest)
        return false;
    for (size_t i = 0; i < a->move_count; i++) {
        const odd_move *x = &a->moves[i], *y = &b->moves[i];
        if (x->ns[0] != y->ns[0] || x->ew[0] != y->ew[0] || x->first != y->first || x->ns[1] != y->ns[1])
            return false;
    }
    return a->move_count > 0 || a->kind == b->kind;
}

static bool is_known(const proposal_search *c, const odd_movement *m) {
    for (size_t i = 0; i < c->out->count; i++)
        if (is_same(&c->out->list[i].movement, m))
            return true;
    return false;
}

static void keep(proposal_search *c, const odd_movement *m, const odd_movement_wish *wish) {
    odd_proposal p = {.movement = *m, .wish = *wish};
    p.minutes = odd_movement_minutes(m);
    if (c->minutes > 0 && p.minutes > c->minutes) {
        c->quickest = c->quickest == 0 || p.minutes < c->quickest ? p.minutes : c->quickest;
        return;
    }
    odd_movement_boards_each(m, &p.boards_least, &p.boards_most);
    if (m->move_count == 0)
        p.boards_least = p.boards_most = m->rounds * m->set_boards;
    if (is_known(c, m))
        return;
    p.fairness_x10 = fairness_of(m, c->arena);
    p.sits = most_sits(m, c->arena);
    p.copies = odd_movement_copies(m);
    p.cost = cost_of(c, &p);
    say_why(&p);
    c->no_memory =
        p.fairness_x10 == -2 || c->arena->empty || !ODD_MORE(c->arena, c->out->list, c->out->count, c->cap);
    if (!c->no_memory)
        c->out->list[c->out->count++] = p;
}

static void try_wish(proposal_search *c, odd_movement_wish wish) {
    odd_movement m;
    odd_error error;
    int code = odd_movement_make(&m, &wish, c->arena, &error);
    if (code == ODD_OK)
        keep(c, &m, &wish);
    else
        c->last_error = error;
    c->no_memory = c->no_memory || code == ODD_E_MEMORY;
}

/* The largest set of boards that so many rounds allow; 0: they are too few or too many. Players do not like to move after each
 * board, unless there are few. */
static int set_for(const proposal_search *c, int rounds) {
    enum { SHORT = 12 };
    int set = c->wish.set_boards > 0 ? c->wish.set_boards : c->most / rounds;
    while (c->minutes > 0 && c->wish.set_boards == 0 && set > 0 &&
           rounds * (set * ODD_MINUTES_BOARD + ODD_MINUTES_MOVE) > c->minutes)
        set--;
    bool too_short = set == 1 && c->wish.set_boards == 0 && c->most > SHORT;
    return rounds * set >= c->least && rounds * set <= c->most && !too_short ? set : 0;
}

/* Returns whether a Mitchell of this form is meant for these rounds; otherwise another form is. */
static bool is_usual(const odd_movement_wish *wish, int tables) {
    int rounds = wish->rounds;
    switch ((int)wish->form) {
    case ODD_FORM_PLAIN:
        return tables % 2 == 1 || rounds <= tables / 2;
    case ODD_FORM_SKIP:
        return rounds > tables / 2 && rounds < tables;
    case ODD_FORM_SHARE:
    case ODD_FORM_WEAVE:
        return rounds == tables;
    case ODD_FORM_ROVER:
    case ODD_FORM_BUMP:
        return wish->contestants > 0 && rounds >= tables - 2;
    default:
        /* More rounds of matches cannot be without rematches. */
        return (wish->kind != ODD_MOVE_SWISS && wish->kind != ODD_MOVE_ROUND_ROBIN) ||
               rounds < wish->contestants + wish->contestants % 2;
    }
}

/* Tries one winner and two, if there are lines and the wish leaves it open. */
static void try_winners(proposal_search *c, odd_movement_wish wish) {
    bool lines = wish.kind == ODD_MOVE_MITCHELL || wish.kind == ODD_MOVE_WEB;
    if (!lines || wish.winners > 0) {
        try_wish(c, wish);
        return;
    }
    for (wish.winners = 2; wish.winners >= 1 && !c->no_memory; wish.winners--)
        try_wish(c, wish);
}

static void try_form(proposal_search *c, odd_movement_kind kind, odd_movement_form form) {
    odd_movement_wish wish = c->wish;
    bool extra = form == ODD_FORM_ROVER || form == ODD_FORM_BUMP;
    int tables = wish.tables > 0 ? wish.tables : (wish.contestants + !extra) / 2;
    wish.kind = kind;
    wish.form = form;
    wish.boards = 0;
    int most = wish.rounds > ROUNDS_LOOKED_AT ? wish.rounds : ROUNDS_LOOKED_AT;
    for (int rounds = most; rounds >= 2 && !c->no_memory; rounds--) {
        wish.rounds = rounds;
        wish.set_boards = set_for(c, rounds);
        if (wish.set_boards > 0 && (c->wish.rounds == 0 || c->wish.rounds == rounds) &&
            is_usual(&wish, tables))
            try_winners(c, wish);
    }
}

/* Tries the forms of a kind, or the kind alone if it has none. */
static void try_kind(proposal_search *c, odd_movement_kind kind) {
    bool any = false;
    const odd_movement_word *word;
    for (int form = 1; (word = odd_movement_form_about((odd_movement_form)form)) != NULL; form++) {
        if (word->kind != kind || (c->wish.form != ODD_FORM_USUAL && (int)c->wish.form != form))
            continue;
        any = true;
        try_form(c, kind, (odd_movement_form)form);
    }
    /* Forms of a Howell and of a round robin are for some numbers only. */
    bool some = kind == ODD_MOVE_HOWELL || kind == ODD_MOVE_ROUND_ROBIN;
    if (!any || (some && c->wish.form == ODD_FORM_USUAL))
        try_form(c, kind, ODD_FORM_USUAL);
}

static void try_all(proposal_search *c) {
    static const odd_movement_kind kinds[][4] = {
        [ODD_PAIRS] = {ODD_MOVE_MITCHELL, ODD_MOVE_HOWELL, ODD_MOVE_WEB, ODD_MOVE_BAROMETER},
        [ODD_TEAMS] = {ODD_MOVE_ROUND_ROBIN, ODD_MOVE_WHIST, ODD_MOVE_SWISS, ODD_MOVE_KNOCK_OUT},
        [ODD_INDIVIDUALS] = {ODD_MOVE_INDIVIDUAL},
    };
    if (c->wish.kind != ODD_MOVE_NONE) {
        try_kind(c, c->wish.kind);
        return;
    }
    for (int i = 0; i < 4 && !c->no_memory; i++)
        if (kinds[c->wish.contest][i] != ODD_MOVE_NONE)
            try_kind(c, kinds[c->wish.contest][i]);
}

/* ---- The answer ---------------------------------------------------------------------------------- */

static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_proposal *list = owner;
    return list[a].cost <= list[b].cost;
}

/* Keeps the best proposals, without those that are far worse; few that differ only in the number of rounds. */
static int finish(proposal_search *c) {
    enum { FAR_BEHIND = 400 };
    odd_proposals *out = c->out;
    uint32_t *order = odd_sort_numbers(c->arena, out->count, in_order, out->list);
    odd_proposal *best = ODD_TAKE(c->arena, ODD_PROPOSALS_MAX, odd_proposal);
    size_t count = 0;
    if (order == NULL || best == NULL)
        return ODD_E_MEMORY;
    for (size_t i = 0; i < out->count && count < ODD_PROPOSALS_MAX; i++) {
        const odd_proposal *p = &out->list[order[i]];
        int alike = 0;
        if (p->cost > out->list[order[0]].cost + FAR_BEHIND)
            break;
        for (size_t j = 0; j < count; j++)
            alike += best[j].movement.kind == p->movement.kind && best[j].movement.form == p->movement.form &&
                     best[j].movement.winners == p->movement.winners;
        if (alike < (p->movement.kind == ODD_MOVE_MITCHELL ? 1 : 3))
            best[count++] = *p;
    }
    *out = (odd_proposals){best, count};
    return ODD_OK;
}

static int nothing_fits(const proposal_search *c, odd_error *error) {
    if (c->quickest > 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "nothing fits into %d minutes: the shortest would take %d", c->minutes, c->quickest);
    if (c->minutes > 0 && c->last_error.code == ODD_OK)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "nothing fits into %d minutes: %d board%s alone would take %d", c->minutes, c->least,
                        c->least == 1 ? "" : "s", c->least * ODD_MINUTES_BOARD);
    if (c->last_error.code != ODD_OK)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "nothing fits: %p", (const void *)&c->last_error);
    return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                    "nothing fits: no number of rounds gives %d to %d boards for each", c->least, c->most);
}

static int check(const proposal_search *c, odd_error *error) {
    static const char *const words[] = {
        [ODD_PAIRS] = "tables or pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "players"};
    const odd_movement_wish *wish = &c->wish;
    if (wish->tables == 0 && wish->contestants == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "how many %s are there?", words[wish->contest]);
    if (wish->boards > 0 && wish->rounds > 0 && wish->set_boards > 0 &&
        wish->boards < wish->rounds * wish->set_boards)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "%d rounds of %d boards are %d boards, not %d: leave one of the numbers out",
                        wish->rounds, wish->set_boards, wish->rounds * wish->set_boards, wish->boards);
    return ODD_OK;
}

int odd_movement_propose(odd_proposals *out, const odd_movement_wish *wish, int minutes, odd_arena *arena,
                         odd_error *error) {
    proposal_search c = {.wish = *wish, .minutes = minutes, .out = out, .arena = arena};
    *out = (odd_proposals){0};
    c.wish.contest = odd_movement_contest(wish);
    int code = check(&c, error);
    if (code != ODD_OK)
        return code;
    set_boards_aim(&c);
    try_all(&c);
    if (c.no_memory)
        return odd_movement_no_memory(error);
    if (out->count == 0)
        return nothing_fits(&c, error);
    return finish(&c) == ODD_OK ? ODD_OK : odd_movement_no_memory(error);
}
