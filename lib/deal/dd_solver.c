/* The double-dummy solver: its memory, which search it uses, hands in the order of the search, and how a number of tricks is narrowed
 * down. */
#include "base/bits.h"
#include "base/out.h"
#include "deal/dd_search.h"

enum { SEATS = ODD_DD_SEATS, LANES = 4, ALIGNMENT = 64, TRICKS = 13 };

/* ---- Memory ------------------------------------------------------------------------------------- */

typedef struct room {
    char *at;
    size_t bytes;
} room;

static void *take(room *r, size_t bytes) {
    bytes = (bytes + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    char *p = r->at;
    r->at += bytes;
    r->bytes -= bytes;
    return p;
}

#if defined(__x86_64__) && defined(__GNUC__)
/* Whether the processor and the system have AVX2, BMI1, BMI2 and LZCNT. */
static bool has_v3(void) {
    uint32_t a = 0, b, c = 0, d, low, high;
    __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
    if (a < 7)
        return false;
    a = 1;
    c = 0;
    __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
    enum {
        OSXSAVE = 1 << 27,
        AVX = 1 << 28,
        POPCNT = 1 << 23,
        FMA = 1 << 12,
        MOVBE = 1 << 22,
        F16C = 1 << 29
    };
    uint32_t wanted = OSXSAVE | AVX | POPCNT | FMA | MOVBE | F16C;
    if ((c & wanted) != wanted)
        return false;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if ((low & 6) != 6)
        return false;
    a = 7;
    c = 0;
    __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
    enum { BMI1 = 1 << 3, AVX2 = 1 << 5, BMI2 = 1 << 8 };
    if ((b & (BMI1 | AVX2 | BMI2)) != (BMI1 | AVX2 | BMI2))
        return false;
    a = 0x80000001;
    c = 0;
    __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
    enum { LZCNT = 1 << 5 };
    return (c & LZCNT) != 0;
}

static odd_dd_search_function *best_search(void) {
    return has_v3() ? odd_dd_search_v3 : odd_dd_search_any;
}
#else
static odd_dd_search_function *best_search(void) {
    return odd_dd_search_any;
}
#endif

odd_dd_solver *odd_dd_solver_start(void *memory, size_t bytes) {
    if (!memory || bytes < ODD_DD_MEMORY_MIN)
        return NULL;
    size_t skip = (size_t)(0 - (uintptr_t)memory) & (ALIGNMENT - 1);
    room r = {(char *)memory + skip, bytes - skip};
    odd_dd_solver *solver = take(&r, sizeof *solver);
    *solver = (odd_dd_solver){.run = best_search()};
    odd_dd_search *s = &solver->search;
    solver->suits = take(&r, LANES * sizeof *solver->suits);
    s->killers = take(&r, sizeof *s->killers << ODD_DD_KILLER_BITS);
    s->slot_bits_max = ODD_DD_SLOT_BITS_MIN;
    while (((size_t)4 << s->slot_bits_max) * sizeof *s->slot_base <= r.bytes / 4)
        s->slot_bits_max++;
    s->slot_base = take(&r, ((size_t)2 << s->slot_bits_max) * sizeof *s->slot_base);
    s->pool = (uint8_t *)r.at;
    size_t units = r.bytes / ODD_DD_UNIT - 8; /* eight signatures are read at once, also after the last one */
    s->pool_units = units < UINT32_MAX / 2 ? (uint32_t)units : UINT32_MAX / 2;
    s->epoch = 0 - (UINT64_C(1) << 54); /* the next one clears the slots */
    odd_dd_forget(s);
    return solver;
}

void odd_dd_solver_any(odd_dd_solver *solver) {
    solver->run = odd_dd_search_any;
}

void odd_dd_solver_watch(odd_dd_solver *solver, bool (*go_on)(void *data), void *data) {
    solver->search.go_on = go_on;
    solver->search.data = data;
}

odd_dd_work odd_dd_solver_work(const odd_dd_solver *solver) {
    odd_dd_work work = solver->work;
    work.nodes = solver->search.nodes;
    return work;
}

/* ---- Positions ---------------------------------------------------------------------------------- */

static uint32_t suit_of(uint64_t hand, int suit) {
    return (uint32_t)(hand >> (ODD_RANKS * suit)) & ((1u << ODD_RANKS) - 1);
}

/* Fills what the search knows about one suit, for every set of its cards. */
static void fill_suit(odd_dd_suit *sets, const uint32_t of_seat[SEATS]) {
    uint8_t holder[ODD_RANKS] = {0};
    uint32_t cards = of_seat[0] | of_seat[1] | of_seat[2] | of_seat[3];
    for (int rank = 0; rank < ODD_RANKS; rank++)
        for (int seat = 0; seat < SEATS; seat++)
            if (of_seat[seat] >> rank & 1)
                holder[rank] = (uint8_t)seat;
    sets[0] = (odd_dd_suit){0};
    for (uint32_t set = (0 - cards) & cards; set; set = (set - cards) & cards) {
        const odd_dd_suit *others = &sets[set & (set - 1)]; /* without the lowest card */
        uint32_t seat = holder[__builtin_ctz(set)];
        sets[set] = (odd_dd_suit){.holders = others->holders | seat << (30 - 2 * others->count),
                                  .lengths = (uint16_t)(others->lengths + (1u << (4 * seat))),
                                  .count = (uint16_t)(others->count + 1)};
    }
}

/* Which suit is in which lane: trumps in the first. */
static int suit_in_lane(odd_strain strain, int lane) {
    int trumps = strain == ODD_NT ? 0 : (int)strain - ODD_CLUBS;
    return lane == 0 ? trumps : lane == trumps ? 0 : lane;
}

uint64_t odd_dd_lanes(uint64_t hand, odd_strain strain) {
    uint64_t lanes = 0;
    for (int lane = 0; lane < LANES; lane++)
        lanes |= (uint64_t)suit_of(hand, suit_in_lane(strain, lane)) << (16 * lane);
    return lanes;
}

int odd_dd_arrange(odd_dd_solver *solver, const odd_hands *hands, odd_error *error) {
    uint64_t seen = 0;
    int count = odd_bit_count(hands->hand[ODD_NORTH]);
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        uint64_t hand = hands->hand[seat];
        if (hand >> ODD_CARDS)
            return odd_fail(error, ODD_E_CARDS, 0, 0, "invalid card");
        if (hand & seen)
            return odd_fail(error, ODD_E_CARDS, 0, 0, "a card is in two hands");
        if (count == 0 || count > TRICKS || odd_bit_count(hand) != count)
            return odd_fail(error, ODD_E_CARDS, 0, 0,
                            "the four hands need the same number of cards, 1 to 13");
        seen |= hand;
    }
    solver->tricks = count;
    solver->hands = *hands;
    for (int suit = 0; suit < LANES; suit++) {
        uint32_t of_seat[SEATS];
        for (int seat = 0; seat < SEATS; seat++)
            of_seat[seat] = suit_of(hands->hand[ODD_NORTH + seat], suit);
        fill_suit(solver->suits[suit], of_seat);
    }
    return ODD_OK;
}

int odd_dd_choose(odd_dd_solver *solver, odd_strain strain, odd_error *error) {
    odd_dd_search *s = &solver->search;
    if (strain < ODD_CLUBS || strain > ODD_NT)
        return odd_fail(error, ODD_E_STRAIN, 0, 0, "expected clubs, diamonds, hearts, spades or notrump");
    solver->strain = strain;
    for (int lane = 0; lane < LANES; lane++) {
        s->suit[lane] = solver->suits[suit_in_lane(strain, lane)];
        for (int seat = 0; seat < SEATS; seat++)
            s->dealt[lane][seat] =
                (uint16_t)suit_of(solver->hands.hand[ODD_NORTH + seat], suit_in_lane(strain, lane));
    }
    for (int seat = 0; seat < SEATS; seat++)
        s->hand[seat] = odd_dd_lanes(solver->hands.hand[ODD_NORTH + seat], strain);
    s->stopped = false;
    s->until_asked = 1;
    odd_dd_forget(s);
    return ODD_OK;
}

bool odd_dd_narrow(odd_dd_solver *solver, const odd_dd_trick *begun, uint64_t card, int tricks, int *guess) {
    int least = 0, most = tricks;
    while (least < most) {
        int need = *guess <= least ? least + 1 : *guess > most ? most : *guess;
        int found = solver->run(&solver->search, begun, card, tricks, solver->strain == ODD_NT, need);
        if (solver->search.stopped)
            return false;
        if (found >= need)
            least = found;
        else
            most = found;
        *guess = found >= need ? found + 1 : found;
    }
    *guess = least;
    solver->work.found++;
    return true;
}

int odd_dd_stopped(odd_error *error) {
    return odd_fail(error, ODD_E_STOPPED, 0, 0, "the solver was stopped");
}
