/* The prover: finds all faults of a movement, however it was made. Knows the lists of the movement and the
 * rules that it states, and nothing about how movements are built. */
#include "base/arena.h"
#include "movement/plan.h"

/* A movement in a file may have any number of faults: more are not listed. */
enum { FAULTS_MAX = 10000 };

typedef struct prover {
    const odd_movement *m;
    odd_arena *arena;
    odd_faults *out;
    size_t cap;
    bool no_memory;
    size_t halves;   /* 2 if each contestant sits in both directions at once: teams */
    uint32_t *order; /* the moves by round, section and table */
    int top_board;   /* the highest number of a board */
    uint32_t *place; /* by contestant and half: the last round with a place */
    uint32_t *
        board_place; /* by section and board: the last round in which it is at a table, times 2; plus 1 if shared there */
    uint64_t *played;    /* by contestant and half: a bit for each board */
    size_t words;        /* of 64 boards */
    uint32_t *met;       /* by two contestants: how often they are opponents */
    uint32_t *partnered; /* by two contestants of an individual */
    uint32_t *boards;    /* by contestant */
    uint32_t *rooms[2];  /* by board: the last match that has it at a table, in each direction */
} prover;

static void add_fault(prover *p, odd_fault fault) {
    if (p->out->count >= FAULTS_MAX)
        return;
    if (!ODD_MORE(p->arena, p->out->list, p->out->count, p->cap)) {
        p->no_memory = true;
        return;
    }
    p->out->list[p->out->count++] = fault;
}

static odd_fault fault_at(odd_fault_kind kind, const odd_move *move) {
    return (odd_fault){.kind = kind, .round = move->round, .table = move->table, .section = move->section};
}

static bool moves_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_movement *m = owner;
    const odd_move *x = &m->moves[a], *y = &m->moves[b];
    if (x->round != y->round)
        return x->round < y->round;
    return x->section != y->section ? x->section < y->section : x->table <= y->table;
}

static bool is_individual(const prover *p) {
    return p->m->contest == ODD_INDIVIDUALS;
}

/* The four places of a move, or two for pairs: the contestant, and the half if it has two. */
typedef struct seat_list {
    int count;
    uint32_t who[4];
    size_t half[4];
} seat_list;

static seat_list seats_of(const prover *p, const odd_move *move) {
    seat_list list = {0};
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < (is_individual(p) ? 2 : 1); i++) {
            list.who[list.count] = side == 0 ? move->ns[i] : move->ew[i];
            list.half[list.count++] = p->halves == 2 ? (size_t)side : 0;
        }
    return list;
}

/* ---- Places ------------------------------------------------------------------------------------ */

static void take_places(prover *p, const odd_move *move, const seat_list *seats) {
    for (int i = 0; i < seats->count; i++) {
        uint32_t *last = &p->place[seats->who[i] * p->halves + seats->half[i]];
        bool itself = p->halves == 2 && i == 1 && seats->who[0] == seats->who[1];
        if (*last == move->round || itself) {
            odd_fault fault = fault_at(ODD_FAULT_TWO_PLACES, move);
            fault.who = seats->who[i];
            add_fault(p, fault);
        }
        *last = move->round;
    }
}

/* Checks that those who sit out do not play in the round. Called for each round, after its moves. */
static size_t take_sits(prover *p, size_t at, uint32_t round) {
    for (; at < p->m->sit_count && p->m->sits[at].round <= round; at++) {
        const odd_sit_out *sit = &p->m->sits[at];
        for (size_t half = 0; half < p->halves; half++)
            if (p->place[sit->who * p->halves + half] == sit->round) {
                add_fault(p, (odd_fault){.kind = ODD_FAULT_TWO_PLACES,
                                         .round = sit->round,
                                         .table = sit->table,
                                         .section = sit->section,
                                         .who = sit->who});
                break;
            }
    }
    return at;
}

/* ---- Boards ------------------------------------------------------------------------------------ */

/* Returns whether a board of the move has a fault, and notes that the board occurred. */
typedef bool board_test(prover *p, const odd_move *move, int board, size_t place);

/* Adds a fault for each run of boards that fail. Each board is tested once. */
static void test_boards(prover *p, const odd_move *move, board_test *wrong, size_t place, odd_fault fault) {
    for (int board = move->first; move->first > 0 && board <= move->last + 1; board++) {
        bool fails = board <= move->last && wrong(p, move, board, place);
        if (fails && fault.first == 0)
            fault.first = board;
        if (fails || fault.first == 0)
            continue;
        fault.last = board - 1;
        add_fault(p, fault);
        fault.first = 0;
    }
}

static bool is_shared(prover *p, const odd_move *move, int board, size_t place) {
    (void)place;
    uint32_t *at = &p->board_place[(size_t)move->section * ((size_t)p->top_board + 1) + (size_t)board];
    bool here = *at / 2 == move->round, wrong = here && (!move->shared || *at % 2 == 0);
    *at = move->round * 2U + (move->shared && !wrong);
    return wrong;
}

static bool is_repeated(prover *p, const odd_move *move, int board, size_t place) {
    (void)move;
    uint64_t *word = &p->played[place * p->words + (size_t)board / 64];
    uint64_t bit = UINT64_C(1) << board % 64;
    bool again = (*word & bit) != 0;
    *word |= bit;
    return again;
}

static void take_boards(prover *p, const odd_move *move, const seat_list *seats) {
    test_boards(p, move, is_shared, 0, fault_at(ODD_FAULT_SHARED_BOARDS, move));
    for (int i = 0; i < seats->count; i++) {
        odd_fault fault = fault_at(ODD_FAULT_REPEAT_BOARD, move);
        fault.who = seats->who[i];
        test_boards(p, move, is_repeated, seats->who[i] * p->halves + seats->half[i], fault);
        if (seats->half[i] == 0 && move->first > 0)
            p->boards[seats->who[i]] += (uint32_t)(move->last - move->first) + 1;
    }
}

/* ---- Meetings ---------------------------------------------------------------------------------- */

/* Returns the count of two contestants. Teams: first's North-South against second's East-West. Otherwise the order does not
 * matter. */
static uint32_t *pair_of(const prover *p, uint32_t *counts, uint32_t first, uint32_t second) {
    bool turn = p->halves == 1 && second < first;
    size_t row = turn ? second : first, column = turn ? first : second;
    return &counts[row * ((size_t)p->m->contestants + 1) + column];
}

static void meet(prover *p, const odd_move *move, uint32_t *counts, int allowed, odd_fault_kind kind,
                 const uint32_t who[2]) {
    uint32_t *count = pair_of(p, counts, who[0], who[1]);
    if (++*count <= (uint32_t)allowed || who[0] == who[1])
        return;
    odd_fault fault = fault_at(kind, move);
    fault.who = who[0];
    fault.other = who[1];
    fault.count = (int)*count;
    fault.allowed = allowed;
    add_fault(p, fault);
}

static void take_meetings(prover *p, const odd_move *move) {
    int seats = is_individual(p) ? 2 : 1;
    for (int i = 0; i < seats; i++)
        for (int j = 0; j < seats; j++)
            meet(p, move, p->met, p->m->meetings, ODD_FAULT_REPEAT_OPPONENTS,
                 (uint32_t[2]){move->ns[i], move->ew[j]});
    if (is_individual(p)) {
        meet(p, move, p->partnered, p->m->partners, ODD_FAULT_REPEAT_PARTNERS,
             (uint32_t[2]){move->ns[0], move->ns[1]});
        meet(p, move, p->partnered, p->m->partners, ODD_FAULT_REPEAT_PARTNERS,
             (uint32_t[2]){move->ew[0], move->ew[1]});
    }
}

/* Finds contestants who do not meet, if everybody should. */
static void find_missed(prover *p) {
    uint32_t least = (uint32_t)p->m->least_meetings, count = (uint32_t)p->m->contestants;
    for (uint32_t a = 1; least > 0 && a <= count; a++)
        for (uint32_t b = p->halves == 2 ? 1 : a + 1; b <= count; b++) {
            uint32_t met = *pair_of(p, p->met, a, b);
            if (a != b && met < least)
                add_fault(p, (odd_fault){.kind = ODD_FAULT_NO_OPPONENTS,
                                         .who = a,
                                         .other = b,
                                         .count = (int)met,
                                         .allowed = (int)least});
        }
}

static void find_unequal(prover *p) {
    uint32_t most = 0;
    for (int who = 1; who <= p->m->contestants; who++)
        most = p->boards[who] > most ? p->boards[who] : most;
    for (int who = 1; who <= p->m->contestants; who++)
        if (p->boards[who] + (uint32_t)p->m->spread < most)
            add_fault(p, (odd_fault){.kind = ODD_FAULT_UNEQUAL,
                                     .who = (uint32_t)who,
                                     .count = (int)p->boards[who],
                                     .allowed = (int)most - p->m->spread});
}

/* ---- Both rooms of a match of teams ------------------------------------------------------------ */

static void teams_of(const odd_move *move, uint32_t teams[2]) {
    bool turn = move->ew[0] < move->ns[0];
    teams[0] = turn ? move->ew[0] : move->ns[0];
    teams[1] = turn ? move->ns[0] : move->ew[0];
}

static bool matches_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_movement *m = owner;
    uint32_t x[2], y[2];
    teams_of(&m->moves[a], x);
    teams_of(&m->moves[b], y);
    return x[0] != y[0] ? x[0] < y[0] : x[1] <= y[1];
}

static bool same_match(const odd_move *a, const odd_move *b) {
    uint32_t x[2], y[2];
    teams_of(a, x);
    teams_of(b, y);
    return x[0] == y[0] && x[1] == y[1];
}

static bool has_one_room(prover *p, const odd_move *move, int board, size_t match) {
    return p->rooms[move->ns[0] < move->ew[0]][board] != match;
}

/* Checks the moves [from, to) of the order, which are one match: marks its boards by direction, and compares. */
static void prove_match(prover *p, const uint32_t *order, size_t from, size_t to) {
    for (size_t i = from; i < to; i++) {
        const odd_move *move = &p->m->moves[order[i]];
        for (int board = move->first; move->first > 0 && board <= move->last; board++)
            p->rooms[move->ew[0] < move->ns[0]][board] = (uint32_t)from + 1;
    }
    for (size_t i = from; i < to; i++) {
        const odd_move *move = &p->m->moves[order[i]];
        odd_fault fault = fault_at(ODD_FAULT_ONE_ROOM, move);
        fault.who = move->ns[0];
        fault.other = move->ew[0];
        test_boards(p, move, has_one_room, from + 1, fault);
    }
}

static void find_one_rooms(prover *p) {
    uint32_t *order = odd_sort_numbers(p->arena, p->m->move_count, matches_in_order, p->m);
    p->no_memory = p->no_memory || order == NULL;
    for (size_t from = 0, to; !p->no_memory && from < p->m->move_count; from = to) {
        for (to = from + 1; to < p->m->move_count; to++)
            if (!same_match(&p->m->moves[order[from]], &p->m->moves[order[to]]))
                break;
        prove_match(p, order, from, to);
    }
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bool take_memory(prover *p) {
    size_t people = (size_t)p->m->contestants + 1, boards = (size_t)p->top_board + 1;
    p->words = boards / 64 + 1;
    p->order = odd_sort_numbers(p->arena, p->m->move_count, moves_in_order, p->m);
    p->place = ODD_TAKE(p->arena, people * p->halves, uint32_t);
    p->board_place = ODD_TAKE(p->arena, boards * ((size_t)p->m->sections + 1), uint32_t);
    p->played = ODD_TAKE(p->arena, people * p->halves * p->words, uint64_t);
    p->met = ODD_TAKE(p->arena, people * people, uint32_t);
    p->partnered = ODD_TAKE(p->arena, is_individual(p) ? people * people : 1, uint32_t);
    p->boards = ODD_TAKE(p->arena, people, uint32_t);
    p->rooms[0] = ODD_TAKE(p->arena, boards, uint32_t);
    p->rooms[1] = ODD_TAKE(p->arena, boards, uint32_t);
    return p->order != NULL && p->place != NULL && p->board_place != NULL && p->played != NULL &&
           p->met != NULL && p->partnered != NULL && p->boards != NULL && p->rooms[0] != NULL &&
           p->rooms[1] != NULL;
}

static void give_memory(prover *p) {
    size_t people = (size_t)p->m->contestants + 1;
    odd_arena_give(p->arena, p->played, people * p->halves * p->words, sizeof *p->played);
    odd_arena_give(p->arena, p->met, people * people, sizeof *p->met);
    odd_arena_give(p->arena, p->partnered, is_individual(p) ? people * people : 1, sizeof *p->partnered);
}

static void prove_moves(prover *p) {
    size_t sit = 0;
    for (size_t i = 0; i < p->m->move_count; i++) {
        const odd_move *move = &p->m->moves[p->order[i]];
        const odd_move *before = i > 0 ? &p->m->moves[p->order[i - 1]] : NULL;
        if (before != NULL && before->round != move->round)
            sit = take_sits(p, sit, before->round);
        if (before != NULL && before->round == move->round && before->section == move->section &&
            before->table == move->table)
            add_fault(p, fault_at(ODD_FAULT_REPEAT_TABLE, move));
        seat_list seats = seats_of(p, move);
        take_places(p, move, &seats);
        take_boards(p, move, &seats);
        take_meetings(p, move);
    }
    take_sits(p, sit, UINT16_MAX);
}

/* Sorts by place; faults without a place come last. */
static bool faults_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_fault *x = &((const odd_faults *)owner)->list[a], *y = &((const odd_faults *)owner)->list[b];
    if (x->round != y->round)
        return y->round == 0 || (x->round > 0 && x->round < y->round);
    if (x->section != y->section)
        return x->section < y->section;
    return x->table != y->table ? x->table < y->table : x->kind <= y->kind;
}

static void order_faults(prover *p) {
    p->out->list =
        odd_sort_copy(p->arena, p->out->list, p->out->count, sizeof *p->out->list, faults_in_order, p->out);
    p->no_memory = p->no_memory || p->out->list == NULL;
}

int odd_movement_prove(odd_faults *out, const odd_movement *m, odd_arena *arena) {
    *out = (odd_faults){0};
    prover p = {.m = m, .arena = arena, .out = out, .halves = m->contest == ODD_TEAMS ? 2 : 1};
    for (size_t i = 0; i < m->move_count; i++)
        p.top_board = m->moves[i].last > p.top_board ? m->moves[i].last : p.top_board;
    if (!take_memory(&p))
        return ODD_E_MEMORY;
    prove_moves(&p);
    if (m->contest == ODD_TEAMS)
        find_one_rooms(&p);
    find_missed(&p);
    find_unequal(&p);
    give_memory(&p);
    order_faults(&p);
    return p.no_memory ? ODD_E_MEMORY : ODD_OK;
}
