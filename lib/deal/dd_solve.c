/* The double-dummy solver: checks a position, arranges it for the search, and narrows the number of tricks down. */
#include "base/out.h"
#include "deal/dd_search.h"

enum { SEATS = 4, LANES = 4, ALIGNMENT = 64, TRICKS = 13 };

typedef int search_function(odd_dd_search *s, const odd_dd_begun *begun, uint64_t card, int tricks,
                            bool notrump, int need);

struct odd_dd_solver {
    odd_dd_search search;
    search_function *run;
    odd_dd_suit (*suits)[ODD_DD_SUIT_SETS]; /* clubs first */
};

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

static search_function *best_search(void) {
    return has_v3() ? odd_dd_search_v3 : odd_dd_search_any;
}
#else
static search_function *best_search(void) {
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
    size_t units =
        r.bytes / ODD_DD_UNIT - 8; /* eight signatures are read at once, behind the last one, too */
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

/* ---- Positions ---------------------------------------------------------------------------------- */

static int seat_index(odd_seat seat) {
    return (int)seat - ODD_NORTH;
}

static uint32_t suit_of(uint64_t hand, int suit) {
    return (uint32_t)(hand >> (ODD_RANKS * suit)) & ((1u << ODD_RANKS) - 1);
}

static int count_cards(uint64_t hand) {
    int count = 0;
    for (; hand; hand &= hand - 1)
        count++;
    return count;
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

static uint64_t in_lanes(uint64_t hand, odd_strain strain) {
    uint64_t lanes = 0;
    for (int lane = 0; lane < LANES; lane++)
        lanes |= (uint64_t)suit_of(hand, suit_in_lane(strain, lane)) << (16 * lane);
    return lanes;
}

/* The cards of each seat, those that were played to the current trick included. */
static void arrange(odd_dd_solver *solver, const uint64_t dealt[SEATS]) {
    for (int suit = 0; suit < LANES; suit++) {
        uint32_t of_seat[SEATS];
        for (int seat = 0; seat < SEATS; seat++)
            of_seat[seat] = suit_of(dealt[seat], suit);
        fill_suit(solver->suits[suit], of_seat);
    }
}

static void choose_strain(odd_dd_solver *solver, const uint64_t dealt[SEATS], odd_strain strain) {
    odd_dd_search *s = &solver->search;
    for (int lane = 0; lane < LANES; lane++) {
        s->suit[lane] = solver->suits[suit_in_lane(strain, lane)];
        for (int seat = 0; seat < SEATS; seat++)
            s->dealt[lane][seat] = (uint16_t)suit_of(dealt[seat], suit_in_lane(strain, lane));
    }
    for (int seat = 0; seat < SEATS; seat++)
        s->hand[seat] = in_lanes(dealt[seat], strain);
    s->stopped = false;
    s->until_asked = 1;
    odd_dd_forget(s);
}

/* Narrows down how many tricks North-South take. -1 if the solver was stopped. */
static int narrow(odd_dd_solver *solver, const odd_dd_begun *begun, uint64_t card, int tricks,
                  odd_strain strain, int guess) {
    int least = 0, most = tricks;
    while (least < most) {
        int need = guess <= least ? least + 1 : guess > most ? most : guess;
        int found = solver->run(&solver->search, begun, card, tricks, strain == ODD_NT, need);
        if (solver->search.stopped)
            return -1;
        if (found >= need)
            least = found;
        else
            most = found;
        guess = found >= need ? found + 1 : found;
    }
    return least;
}

static int stopped(odd_error *error) {
    return odd_fail(error, ODD_E_STOPPED, 0, 0, "the solver was stopped");
}

/* ---- Deals --------------------------------------------------------------------------------------- */

/* How many tricks a position has that begins with a lead; 0 if it is none. */
static int check_hands(const odd_hands *hands, uint64_t dealt[SEATS], odd_error *error) {
    uint64_t seen = 0;
    int count = count_cards(hands->hand[ODD_NORTH]);
    for (int seat = 0; seat < SEATS; seat++) {
        dealt[seat] = hands->hand[ODD_NORTH + seat];
        if (dealt[seat] >> ODD_CARDS || (dealt[seat] & seen)) {
            odd_fail(error, ODD_E_CARDS, 0, 0, "a card is in two hands");
            return 0;
        }
        seen |= dealt[seat];
        if (count == 0 || count > TRICKS || count_cards(dealt[seat]) != count) {
            odd_fail(error, ODD_E_CARDS, 0, 0, "the four hands need the same number of cards, 1 to 13");
            return 0;
        }
    }
    return count;
}

/* The tricks of a declarer, given a guess at those of North-South, which becomes right. */
static int solve_declarer(odd_dd_solver *solver, int tricks, odd_strain strain, int declarer, int *guess) {
    odd_dd_begun begun = {.leader = (declarer + 1) % SEATS};
    int north_south = narrow(solver, &begun, 0, tricks, strain, *guess);
    if (north_south < 0)
        return -1;
    *guess = north_south;
    return declarer % 2 ? tricks - north_south : north_south;
}

/* All declarers of a strain. The cache is shared, and the result of one is the guess for the next. */
static bool solve_strain(uint8_t out[ODD_SEAT_COUNT], odd_dd_solver *solver, const uint64_t dealt[SEATS],
                         int tricks, odd_strain strain) {
    static const int order[SEATS] = {2, 0, 3, 1}; /* declarers: first those whom East-West lead against */
    int guess = tricks / 2;
    choose_strain(solver, dealt, strain);
    out[ODD_NO_SEAT] = ODD_DD_UNKNOWN;
    for (int i = 0; i < SEATS; i++) {
        guess++; /* who leads has a trick less, more often than not */
        int made = solve_declarer(solver, tricks, strain, order[i], &guess);
        if (made < 0)
            return false;
        out[ODD_NORTH + order[i]] = (uint8_t)made;
    }
    return true;
}

int odd_dd_solve_strain(uint8_t tricks[ODD_SEAT_COUNT], odd_dd_solver *solver, const odd_hands *hands,
                        odd_strain strain, odd_error *error) {
    uint64_t dealt[SEATS];
    int count = check_hands(hands, dealt, error);
    if (count == 0)
        return ODD_E_CARDS;
    arrange(solver, dealt);
    return solve_strain(tricks, solver, dealt, count, strain) ? ODD_OK : stopped(error);
}

int odd_dd_solve(odd_dd *out, odd_dd_solver *solver, const odd_hands *hands, odd_error *error) {
    uint64_t dealt[SEATS];
    int count = check_hands(hands, dealt, error);
    if (count == 0)
        return ODD_E_CARDS;
    arrange(solver, dealt);
    for (int seat = 0; seat < ODD_SEAT_COUNT; seat++)
        out->tricks[ODD_NO_STRAIN][seat] = ODD_DD_UNKNOWN;
    for (int strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        if (!solve_strain(out->tricks[strain], solver, dealt, count, (odd_strain)strain))
            return stopped(error);
    return ODD_OK;
}

int odd_dd_solve_contract(int *tricks, odd_dd_solver *solver, const odd_hands *hands, odd_strain strain,
                          odd_seat declarer, odd_error *error) {
    uint64_t dealt[SEATS];
    int count = check_hands(hands, dealt, error);
    if (count == 0)
        return ODD_E_CARDS;
    arrange(solver, dealt);
    choose_strain(solver, dealt, strain);
    int guess = count / 2 + 1;
    int made = solve_declarer(solver, count, strain, seat_index(declarer), &guess);
    if (made < 0)
        return stopped(error);
    *tricks = made;
    return ODD_OK;
}

/* ---- Every card of a position -------------------------------------------------------------------- */

/* The trick that has begun, as the search has it; and the cards of each seat with those of the trick. */
static odd_dd_begun begun_trick(const odd_cardplay *play, uint64_t dealt[SEATS]) {
    odd_dd_begun begun = {.leader = seat_index(play->turn), .count = play->cards % SEATS};
    for (int seat = 0; seat < SEATS; seat++)
        dealt[seat] = play->left.hand[ODD_NORTH + seat];
    if (begun.count == 0)
        return begun;
    begun.leader = seat_index(play->trick.leader);
    for (int i = 0; i < begun.count; i++) {
        int seat = (begun.leader + i) % SEATS, card = play->trick.card[ODD_NORTH + seat] - 1;
        uint64_t bit = in_lanes(ODD_CARD_BIT(card), play->strain);
        dealt[seat] |= ODD_CARD_BIT(card);
        begun.cards |= bit;
        if (i == 0)
            begun.led = __builtin_ctzll(bit) >> 4;
        if (seat == seat_index(play->trick.winner)) {
            begun.winner = seat;
            begun.winning = bit;
        }
    }
    return begun;
}

int odd_dd_solve_cards(uint8_t tricks[ODD_CARDS], odd_dd_solver *solver, const odd_cardplay *play,
                       odd_error *error) {
    odd_hands whole = {{0}};
    uint64_t dealt[SEATS];
    odd_dd_begun begun = begun_trick(play, dealt);
    for (int seat = 0; seat < SEATS; seat++)
        whole.hand[ODD_NORTH + seat] = dealt[seat];
    int count = check_hands(&whole, dealt, error);
    if (count == 0)
        return ODD_E_CARDS;
    arrange(solver, dealt);
    choose_strain(solver, dealt, play->strain);
    odd_dd_search *s = &solver->search;
    for (int seat = 0; seat < SEATS; seat++)
        s->hand[seat] = in_lanes(play->left.hand[ODD_NORTH + seat], play->strain);
    int turn = (begun.leader + begun.count) % SEATS, guess = count / 2 + 1;
    uint64_t hand = play->left.hand[ODD_NORTH + turn];
    if (begun.count) {
        int led = suit_in_lane(play->strain, begun.led);
        uint64_t suit = (uint64_t)((1u << ODD_RANKS) - 1) << (ODD_RANKS * led);
        hand = hand & suit ? hand & suit : hand;
    }
    for (int card = 0; card < ODD_CARDS; card++) {
        tricks[card] = ODD_DD_UNKNOWN;
        if (!(hand >> card & 1))
            continue;
        int north_south =
            narrow(solver, &begun, in_lanes(ODD_CARD_BIT(card), play->strain), count, play->strain, guess);
        if (north_south < 0)
            return stopped(error);
        guess = north_south;
        tricks[card] = (uint8_t)(turn % 2 ? count - north_south : north_south);
    }
    return ODD_OK;
}
