/* Double-dummy search: alpha-beta with zero windows on the number of tricks, and a cache of patterns in which only the cards that
 * mattered have a rank (partition search, Ginsberg 1996). Compiled twice: as it is, and with ODD_DD_V3 for processors with AVX2 and
 * BMI2. Knows no notation, and nothing of contracts beyond trumps. The cache is in dd_patterns.inc, plays are in dd_play.inc. */
#include "deal/dd_search.h"
#include "base/out.h"

typedef uint64_t set; /* of cards */

#define LANE(i)    ((set)0x1FFF << (16 * (i)))
#define FOUR_LANES UINT64_C(0x1FFF1FFF1FFF1FFF)

/* What is known about tricks to come, and the cards whose ranks that depends on: of each suit the lowest one counts, and all above
 * it. */
typedef struct bound {
    int tricks; /* of North-South */
    set ranks;
} bound;

typedef struct trick {
    set all; /* cards that were left when the trick began */
    int leader;
    int left; /* tricks, this one included */
    int need; /* of them by North-South */
    int led;  /* lane */
} trick;

/* How many of the 13 cards of a suit are in a set. */
static inline int count_of(uint32_t x) {
#if defined(__POPCNT__) || defined(__wasm__) || defined(__aarch64__)
    return __builtin_popcount(x);
#else
    x -= x >> 1 & 0x5555;
    x = (x & 0x3333) + (x >> 2 & 0x3333);
    x = (x + (x >> 4)) & 0x0F0F;
    return (int)((x + (x >> 8)) & 31);
#endif
}

static inline int lowest_at(set x) {
    return __builtin_ctzll(x);
}

static inline set lowest(set x) {
    return x & (0 - x);
}

static inline int highest_at(uint32_t x) {
    return 31 - __builtin_clz(x);
}

static inline set highest(set x) {
    return (set)1 << (63 - __builtin_clzll(x));
}

/* Which of several cards is tried first. For a test that results do not depend on it, the order can be reversed and the killers left
 * out. */
#ifdef ODD_DD_REVERSED
#define CHEAPEST highest
#define DEAREST  lowest
enum { WITH_KILLERS = 0 };
#else
#define CHEAPEST lowest
#define DEAREST  highest
enum { WITH_KILLERS = 1 };
#endif

/* The card and all below it. */
static inline set up_to(set card) {
    return card | (card - 1);
}

static inline uint32_t in_lane(set x, int lane) {
    return (uint32_t)(x >> (16 * lane)) & 0x1FFF;
}

static inline int lane_of(set card) {
    return lowest_at(card) >> 4;
}

static inline int after(int seat, int steps) {
    return (seat + steps) & 3;
}

static inline int length_of(const odd_dd_suit *suit, int seat) {
    return suit->lengths >> (4 * seat) & 15;
}

/* The n-th highest card of a suit's cards; n is at least 1. */
static inline set nth_highest(uint32_t cards, int n) {
    int below = count_of(cards) - n;
#ifdef __BMI2__
    return __builtin_ia32_pdep_si(1u << below, cards);
#else
    while (below-- > 0)
        cards &= cards - 1;
    return lowest(cards);
#endif
}

/* The lowest card of each run in a hand: cards of a run are equivalent, since no other hand has a card between them. */
static inline set lowest_of_runs(set hand, set all) {
    set gap = ~all & FOUR_LANES, up = hand;
    up |= gap & up << 1;
    gap &= gap << 1;
    up |= gap & up << 2;
    gap &= gap << 2;
    up |= gap & up << 4;
    gap &= gap << 4;
    up |= gap & up << 8;
    return hand & ~(up << 1);
}

#include "deal/dd_patterns.inc"

/* ---- Bounds on one suit ------------------------------------------------------------------------- */

/* What the side on lead can cash in a suit if nobody can ruff. Computed once for each set of cards; its fields can be added
 * over suits. */
enum {
    CASH_MINE = 0,          /* tricks of the leader */
    CASH_PARTNER = 6,       /* of partner, after those */
    CASH_ENTRY = 12,        /* 1: the leader then has a card that partner beats */
    CASH_TOPS = 15,         /* tricks of the leader without long cards */
    CASH_RANK_MINE = 19,    /* 1 + the lowest rank that CASH_MINE needs; 0: none */
    CASH_RANK_TOPS = 23,    /* of CASH_TOPS */
    CASH_RANK_PARTNER = 27, /* of both partners */
    CASH_KNOWN = 31         /* never 0 */
};

/* A field of one suit, or of a sum, in which the first three have room for all suits. */
static inline int field(uint32_t cash, int at) {
    return (int)(cash >> at & (at <= CASH_PARTNER ? 63 : at == CASH_ENTRY ? 7 : 15));
}

/* How many tricks the leader's highest cards take before partner has to overtake one. */
static int before_overtaking(uint32_t mine, uint32_t partner) {
    int tricks = 0;
    while (mine && partner && lowest(partner) < highest(mine)) {
        mine ^= (uint32_t)highest(mine);
        partner &= partner - 1;
        tricks++;
    }
    return partner ? tricks : tricks + count_of(mine);
}

static uint32_t rank_field(uint32_t cards, int at) {
    return cards ? (uint32_t)(__builtin_ctz(cards) + 1) << at : 0;
}

static uint32_t cash_of(const uint16_t dealt[4], uint32_t cards, int leader) {
    uint32_t mine = dealt[leader] & cards, partner = dealt[after(leader, 2)] & cards;
    uint32_t left = dealt[after(leader, 1)] & cards, right = dealt[after(leader, 3)] & cards;
    uint32_t above = left | right ? ~(uint32_t)up_to(highest(left | right)) : ~0u;
    uint32_t my_tops = mine & above, partner_tops = partner & above, needed = my_tops;
    int longer = count_of(left) > count_of(right) ? count_of(left) : count_of(right);
    int my_count = count_of(my_tops), partner_count = count_of(partner_tops);
    int partner_lows = count_of(partner) - partner_count;
    int tops = partner_count && my_count > partner_lows ? before_overtaking(my_tops, partner) : my_count;
    int tricks = tops;
    if (!partner_count && my_count >= longer && count_of(partner) <= longer) {
        tricks = count_of(mine); /* after `longer` rounds nobody else has any */
        for (int i = my_count - longer; i > 0; i--)
            needed &= needed - 1;
    }
    int rest = partner_count - (tricks > partner_lows ? tricks - partner_lows : 0);
    rest = rest < 0 ? 0 : rest;
    bool entry = rest > 0 && count_of(mine) > tricks;
    return (uint32_t)tricks << CASH_MINE | (uint32_t)rest << CASH_PARTNER | (uint32_t)entry << CASH_ENTRY |
           (uint32_t)tops << CASH_TOPS | rank_field(needed, CASH_RANK_MINE) |
           rank_field(my_tops, CASH_RANK_TOPS) | rank_field(my_tops | partner_tops, CASH_RANK_PARTNER) |
           1u << CASH_KNOWN;
}

/* Computed on first use. */
static inline uint32_t cash_for(const odd_dd_search *s, odd_dd_suit *suit, int lane, set all, int leader) {
    if (!suit->cash[leader])
        suit->cash[leader] = cash_of(s->dealt[lane], in_lane(all, lane), leader);
    return suit->cash[leader];
}

/* The lowest rank that the leader's tricks need. */
static inline set ranks_of_mine(uint32_t cash, int lane) {
    int rank = field(cash, CASH_RANK_MINE);
    return field(cash, CASH_MINE) && rank ? (set)1 << (16 * lane + rank - 1) : 0;
}

/* The same if opponents can ruff after `limit` rounds. */
static inline uint32_t limited(uint32_t cash, int limit) {
    int mine = field(cash, CASH_MINE), partner = field(cash, CASH_PARTNER);
    if (mine + partner <= limit)
        return cash;
    if (mine > limit) {
        mine = field(cash, CASH_TOPS) < limit ? field(cash, CASH_TOPS) : limit;
        cash = (cash & ~(15u << CASH_RANK_MINE)) | (uint32_t)field(cash, CASH_RANK_TOPS) << CASH_RANK_MINE;
    }
    partner = partner < limit - mine ? partner : limit - mine;
    cash = (cash & ~0xFFFu) | (uint32_t)mine << CASH_MINE | (uint32_t)partner << CASH_PARTNER;
    return partner ? cash : cash & ~(7u << CASH_ENTRY);
}

/* After a card that did not cut: the cards of its suit that the same would become of, since no rank among them mattered. */
static inline set alike(set card, set ranks) {
    set lane = LANE(lane_of(card)), mattered = ranks & lane;
    if (!mattered)
        return lane;
    set low = lowest(mattered);
    return card < low ? lane & (low - 1) : 0;
}

static inline uint32_t *killer_of(const odd_dd_search *s, uint64_t key, uint32_t *tag) {
    key = mixed(key ^ s->killer_epoch);
    *tag = (uint32_t)key & ~63u;
    return &s->killers[key >> (64 - ODD_DD_KILLER_BITS)];
}

/* The card that cut when the same was seen before, as the one of its run that is tried; 0: none. */
static inline set killer_card(uint32_t killer, uint32_t tag, set moves) {
    if (!WITH_KILLERS || (killer & ~63u) != tag)
        return 0;
    set card = (set)1 << (killer & 63);
    card = moves & LANE(lane_of(card)) & up_to(card);
    return card ? highest(card) : 0;
}

/* How late a suit is led. */
enum { RUFF_FOR_PARTNER, FINESSE, STRONG, ORDINARY, TRUMPS, RUFFED };

/* One suit in the four hands, as the leader sees them. */
typedef struct four_holdings {
    uint32_t mine, lho, partner, rho;
} four_holdings;

/* Whether partner's honors sit over those of the left-hand opponent; top has the five highest cards. */
static inline bool finesses(four_holdings h, const uint32_t top[5]) {
    uint32_t ace = top[0], king = top[1], queen = top[2], jack = top[3], ten = top[4],
             ours = h.mine | h.partner;
    if (h.partner & king)
        return (h.lho & ace) || ((h.lho & queen) && ((h.partner & jack) || ((ours & jack) && (ours & ten))));
    return (h.partner & ace) && (h.lho & king) && (ours & queen) && ((h.partner & queen) || (ours & jack));
}

/* How late a suit is led, by its highest cards. */
static inline int honor_class(four_holdings h, uint32_t cards) {
    uint32_t top[5] = {0}, ours = h.mine | h.partner;
    for (int i = 0; i < 5 && cards; i++) {
        top[i] = (uint32_t)highest(cards);
        cards ^= top[i];
    }
    if (!top[1])
        return ORDINARY;
    if (finesses(h, top))
        return FINESSE;
    if (count_of(ours & (top[0] | top[1] | top[2])) >= 2 && h.lho && h.rho)
        return STRONG;
    return ORDINARY;
}

/* ---- A trick for the side that needs no more than one -------------------------------------------- */

/* A hand that keeps its `kept` highest cards of a suit wins one of as many rounds if the others have fewer cards above the
 * lowest of these, since each round costs them another one. Returns how many rounds they win before, or `most` if that is no less. */
static inline int rounds_before(uint32_t hand, uint32_t others, int most, uint32_t *lowest_kept) {
    for (int kept = 1; hand && kept <= most; kept++) {
        *lowest_kept = (uint32_t)highest(hand);
        hand ^= *lowest_kept;
        if (count_of(others & ~(uint32_t)up_to(*lowest_kept)) < kept)
            return kept - 1;
    }
    return most;
}

/* The worth of a side's guards: by suit and hand, how many rounds less than their cards the others win. */
typedef struct guards {
    int worth[4][2];
    uint32_t lowest[4][2];
} guards;

/* The best guards of both hands, a suit each. A hand that guards one suit is never squeezed out of it while the others have fewer rounds
 * in the rest than there are tricks. */
static inline bool keep_guards(const guards *g, int wanted, set *ranks) {
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++)
            if (i != k && g->worth[i][0] + g->worth[k][1] >= wanted) {
                *ranks = (g->worth[i][0] ? (set)g->lowest[i][0] << (16 * i) : 0) |
                         (g->worth[k][1] ? (set)g->lowest[k][1] << (16 * k) : 0);
                return true;
            }
    return false;
}

/* Whether a side (0: North-South) gets a trick where nobody has trumps, whoever leads. The others win no more rounds of a suit than the
 * longer of them has cards, and none while the side has its highest card: a hand can keep the highest card of each suit that whoever leads next
 * still has. */
static __attribute__((noinline)) bool gets_one(const odd_dd_search *s, int side, int left, set all,
                                               odd_dd_suit *const suits[4], set *ranks) {
    guards g = {{{0}}, {{0}}};
    int rounds = 0, in_top_suits = 0, most[4];
    *ranks = 0;
    for (int i = 0; i < 4; i++) {
        int one = length_of(suits[i], 1 - side), other = length_of(suits[i], 3 - side);
        most[i] = one > other ? one : other;
        rounds += most[i];
        if (suits[i]->count && (int)(suits[i]->holders >> 30 & 1) == side)
            *ranks |= (set)1 << (16 * i + highest_at(in_lane(all, i)));
        else
            in_top_suits += most[i];
    }
    if (in_top_suits < left)
        return true;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 2 && most[i]; k++) {
            uint32_t others = in_lane(s->hand[1 - side] | s->hand[3 - side], i);
            g.worth[i][k] =
                most[i] - rounds_before(in_lane(s->hand[side + 2 * k], i), others, most[i], &g.lowest[i][k]);
        }
    return keep_guards(&g, rounds - left + 1, ranks);
}

/* ---- The search, without trumps and with them --------------------------------------------------- */

#define NOTRUMP 1
#define NAME(x) x##_notrump
#include "deal/dd_play.inc"
#undef NOTRUMP
#undef NAME
#define NOTRUMP 0
#define NAME(x) x##_trumps
#include "deal/dd_play.inc"
#undef NOTRUMP
#undef NAME

#ifdef ODD_DD_V3
#define SEARCH odd_dd_search_v3
#else
#define SEARCH odd_dd_search_any
#endif

int SEARCH(odd_dd_search *s, const odd_dd_trick *begun, uint64_t card, int tricks, bool notrump, int need) {
    return notrump ? search_notrump(s, begun, card, tricks, need)
                   : search_trumps(s, begun, card, tricks, need);
}
