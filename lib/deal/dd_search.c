/* Double-dummy search: alpha-beta with zero windows on the number of tricks, and a cache of patterns in which only the cards that
 * mattered have a rank (partition search, Ginsberg 1996). Compiled twice: as it is, and with ODD_DD_V3 for processors with AVX2 and
 * BMI2. Knows no notation, and nothing of contracts beyond trumps. */
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

/* The lowest card of each run of cards of a hand between which nobody else has one: those of a run are alike. */
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

/* ---- The cache of patterns ---------------------------------------------------------------------- */

/* A position whose suits have the same lengths is covered by a pattern if the holders of its n highest cards in each suit are
 * the same. The holders of the four highest cards of all suits are its signature, which stands apart, so that eight are compared at
 * once. A block of the pool has signatures, their masks, and patterns. */
typedef struct pattern {
    uint32_t holders[4];
    uint8_t at_least, at_most; /* tricks of North-South */
    uint8_t n[4];
    bool deep; /* one of n is more than four */
    uint8_t unused;
} pattern;

_Static_assert(sizeof(pattern) + 8 == ODD_DD_UNIT, "a pattern and its signature are a unit");

enum { EPOCH_SHIFT = 54 };

static inline uint64_t mixed(uint64_t x) {
    x ^= x >> 32;
    return x * UINT64_C(0xD6E8FEB86659FD93);
}

static inline uint32_t first_slot(const odd_dd_search *s, uint64_t key) {
    return (uint32_t)(mixed(key * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & s->slot_mask;
}

static inline odd_dd_slot *slot_of(const odd_dd_search *s, uint64_t key) {
    uint32_t i = first_slot(s, key);
    while (s->slots[i].key != key && s->slots[i].key >> EPOCH_SHIFT == key >> EPOCH_SHIFT)
        i = (i + 1) & s->slot_mask;
    return &s->slots[i];
}

static inline uint32_t *signatures_of(const odd_dd_search *s, const odd_dd_slot *slot) {
    return (uint32_t *)(void *)(s->pool + (size_t)slot->at * ODD_DD_UNIT);
}

static inline pattern *patterns_of(const odd_dd_search *s, const odd_dd_slot *slot) {
    return (pattern *)(void *)(s->pool + (size_t)slot->at * ODD_DD_UNIT + 8u * slot->room);
}

/* The fourth suit's lengths follow from those of the others. */
static inline uint64_t key_of(const odd_dd_search *s, odd_dd_suit *const suits[4], int leader, int left) {
    return (uint64_t)suits[0]->lengths | (uint64_t)suits[1]->lengths << 16 |
           (uint64_t)suits[2]->lengths << 32 | (uint64_t)(leader | left << 2) << 48 | s->epoch;
}

static inline uint32_t signature_of(odd_dd_suit *const suits[4]) {
    return suits[0]->holders >> 24 | suits[1]->holders >> 24 << 8 | suits[2]->holders >> 24 << 16 |
           suits[3]->holders >> 24 << 24;
}

#ifdef __AVX2__
typedef uint32_t eight __attribute__((vector_size(32), aligned(4), may_alias));

static inline uint32_t zeros_of(eight x) {
    typedef char bytes __attribute__((vector_size(32)));
    return __builtin_ia32_pext_si((uint32_t)__builtin_ia32_pmovmskb256((bytes)(x == 0)), 0x11111111);
}

/* Which of eight patterns may cover the position, a bit each. */
static inline uint32_t covering(const uint32_t *signature, const uint32_t *mask, uint32_t position) {
    return zeros_of((*(const eight *)signature ^ position) & *(const eight *)mask);
}

/* Which of eight patterns are as special as this one, or more so. */
static inline uint32_t covered(const uint32_t *signature, const uint32_t *mask, uint32_t of,
                               uint32_t of_mask) {
    return zeros_of(((*(const eight *)signature ^ of) & of_mask) | (of_mask & ~*(const eight *)mask));
}
#else
static inline uint32_t covering(const uint32_t *signature, const uint32_t *mask, uint32_t position) {
    uint32_t bits = 0;
    for (int i = 0; i < 8; i++)
        bits |= (uint32_t)(((signature[i] ^ position) & mask[i]) == 0) << i;
    return bits;
}

static inline uint32_t covered(const uint32_t *signature, const uint32_t *mask, uint32_t of,
                               uint32_t of_mask) {
    uint32_t bits = 0;
    for (int i = 0; i < 8; i++)
        bits |= (uint32_t)((((signature[i] ^ of) & of_mask) | (of_mask & ~mask[i])) == 0) << i;
    return bits;
}
#endif

/* The first `count` of eight. */
static inline uint32_t first_of_eight(uint32_t count) {
    return count < 8 ? (1u << count) - 1 : 255;
}

static inline bool same_top(uint32_t holders, uint32_t others, int n) {
    return n == 0 || (holders ^ others) >> (32 - 2 * n) == 0;
}

static inline bool covers_deep(const pattern *q, odd_dd_suit *const suits[4]) {
    for (int i = 0; i < 4; i++)
        if (!same_top(q->holders[i], suits[i]->holders, q->n[i]))
            return false;
    return true;
}

/* Where a pattern has been useful, it moves towards the front. */
static inline void move_up(uint32_t *signatures, uint32_t *masks, pattern *patterns, uint32_t from) {
    uint32_t to = from / 2, x = signatures[from];
    signatures[from] = signatures[to];
    signatures[to] = x;
    x = masks[from];
    masks[from] = masks[to];
    masks[to] = x;
    pattern p = patterns[from];
    patterns[from] = patterns[to];
    patterns[to] = p;
}

static inline bool look_up(const odd_dd_search *s, uint64_t key, odd_dd_suit *const suits[4], set all,
                           int need, bound *out) {
    const odd_dd_slot *slot = slot_of(s, key);
    if (slot->key != key)
        return false;
    uint32_t position = signature_of(suits);
    uint32_t *signatures = signatures_of(s, slot), *masks = signatures + slot->room;
    pattern *patterns = patterns_of(s, slot);
    for (uint32_t i = 0; i < slot->count; i += 8) {
        uint32_t may = covering(signatures + i, masks + i, position) & first_of_eight(slot->count - i);
        for (; may; may &= may - 1) {
            uint32_t at = i + (uint32_t)__builtin_ctz(may);
            const pattern *q = &patterns[at];
            if (q->deep && !covers_deep(q, suits))
                continue;
            if (q->at_least >= need)
                out->tricks = q->at_least;
            else if (q->at_most < need)
                out->tricks = q->at_most;
            else
                continue;
            out->ranks = 0;
            for (int lane = 0; lane < 4; lane++)
                if (q->n[lane])
                    out->ranks |= nth_highest(in_lane(all, lane), q->n[lane]) << (16 * lane);
            if (at >= 8)
                move_up(signatures, masks, patterns, at);
            return true;
        }
    }
    return false;
}

static inline void use_slots(odd_dd_search *s, int bits) {
    s->slots = s->slot_base + ((size_t)1 << bits);
    s->slot_mask = (1u << bits) - 1;
}

#ifndef ODD_DD_V3
void odd_dd_forget(odd_dd_search *s) {
    s->epoch += UINT64_C(1) << EPOCH_SHIFT;
    if (s->epoch == 0) { /* all have been used: slots of old epochs would be taken for new ones */
        for (size_t i = 0; i < (size_t)2 << s->slot_bits_max; i++)
            s->slot_base[i].key = 0;
        for (size_t i = 0; i < (size_t)1 << ODD_DD_KILLER_BITS; i++)
            s->killers[i] = 0;
        s->epoch = UINT64_C(1) << EPOCH_SHIFT;
    }
    use_slots(s, ODD_DD_SLOT_BITS_MIN);
    s->slots_used = 0;
    s->pool_used = 1;
    for (int i = 0; i < ODD_DD_POOL_LISTS; i++)
        s->pool_free[i] = 0;
}
#endif

/* Twice as many slots: each number of slots has a part of the memory of its own. */
static bool grow_slots(odd_dd_search *s) {
    int bits = highest_at(s->slot_mask + 1);
    if (bits == s->slot_bits_max)
        return false;
    const odd_dd_slot *old = s->slots;
    use_slots(s, bits + 1);
    for (uint32_t i = 0; i < 1u << bits; i++)
        if (old[i].key >> EPOCH_SHIFT == s->epoch >> EPOCH_SHIFT)
            *slot_of(s, old[i].key) = old[i];
    return true;
}

/* Room for twice as many patterns in a slot. */
static bool grow_room(odd_dd_search *s, odd_dd_slot *slot) {
    uint32_t room = slot->room ? slot->room * 2u : 2;
    int list = highest_at(room);
    if (list >= ODD_DD_POOL_LISTS)
        return false;
    uint32_t at = s->pool_free[list];
    if (at)
        odd_copy(&s->pool_free[list], s->pool + (size_t)at * ODD_DD_UNIT, 4);
    else if (s->pool_units - s->pool_used > room) {
        at = s->pool_used;
        s->pool_used += room;
    } else
        return false;
    uint8_t *to = s->pool + (size_t)at * ODD_DD_UNIT;
    if (slot->room) {
        uint8_t *from = s->pool + (size_t)slot->at * ODD_DD_UNIT;
        odd_copy(to, from, 4u * slot->room);
        odd_copy(to + 4u * room, from + 4u * slot->room, 4u * slot->room);
        odd_copy(to + 8u * room, from + 8u * slot->room, slot->room * sizeof(pattern));
        odd_copy(from, &s->pool_free[list - 1], 4);
        s->pool_free[list - 1] = slot->at;
    }
    slot->at = at;
    slot->room = (uint16_t)room;
    return true;
}

static bool add_pattern(odd_dd_search *s, uint64_t key, const pattern *n, uint32_t signature, uint32_t mask) {
    odd_dd_slot *slot = slot_of(s, key);
    if (slot->key != key) {
        if (s->slots_used * 2 > s->slot_mask) {
            if (!grow_slots(s))
                return false;
            slot = slot_of(s, key);
        }
        *slot = (odd_dd_slot){.key = key};
        s->slots_used++;
    }
    if (slot->count == slot->room && !grow_room(s, slot))
        return false;
    uint32_t *signatures = signatures_of(s, slot);
    signatures[slot->count] = signature;
    signatures[slot->room + slot->count] = mask;
    patterns_of(s, slot)[slot->count++] = *n;
    return true;
}

/* Adds what the new pattern says to one of the same cards, and removes those that say no more than it does. True if it need not
 * be added. */
static bool merge_pattern(const odd_dd_search *s, odd_dd_slot *slot, const pattern *n, uint32_t signature,
                          uint32_t mask) {
    uint32_t *signatures = signatures_of(s, slot), *masks = signatures + slot->room;
    pattern *patterns = patterns_of(s, slot);
    for (uint32_t i = 0; i < slot->count; i += 8) {
        uint32_t may = covered(signatures + i, masks + i, signature, mask) & first_of_eight(slot->count - i);
        while (may) {
            int bit =
                highest_at(may); /* from the back: what takes the place of a pattern has been looked at */
            may ^= 1u << bit;
            pattern *q = &patterns[i + (uint32_t)bit];
            bool same = true, special = true;
            for (int lane = 0; lane < 4; lane++) {
                same = same && q->n[lane] == n->n[lane];
                special = special && q->n[lane] >= n->n[lane] &&
                          same_top(q->holders[lane], n->holders[lane], n->n[lane]);
            }
            if (!special)
                continue;
            if (same) {
                q->at_least = n->at_least > q->at_least ? n->at_least : q->at_least;
                q->at_most = n->at_most < q->at_most ? n->at_most : q->at_most;
                return true;
            }
            if (n->at_least >= q->at_least && n->at_most <= q->at_most) {
                uint32_t last = --slot->count, at = i + (uint32_t)bit;
                signatures[at] = signatures[last];
                masks[at] = masks[last];
                *q = patterns[last];
            }
        }
    }
    return false;
}

/* How many of the highest cards of a suit a pattern needs, of which `rank` is the lowest that mattered. Cards that are
 * alike were tried once for all, so the run of `rank` belongs to it as a whole; a run at the bottom beats nothing, and
 * whose it is follows from the lengths. */
static inline int cards_of_pattern(const odd_dd_suit *suit, uint32_t cards, uint32_t rank) {
    int above = count_of(cards & ~(rank | (rank - 1)));
    uint32_t holder = suit->holders << (2 * above) >> 30;
    uint32_t others = suit->holders ^ holder * 0x55555555u;
    uint32_t from_here = others << (2 * above);
    int run = from_here ? __builtin_clz(from_here) / 2 : 16;
    if (above + run < suit->count)
        return above + run;
    uint32_t higher = above ? others >> (32 - 2 * above) : 0;
    return higher ? above - __builtin_ctz(higher) / 2 : 0;
}

static inline uint64_t in_epoch(const odd_dd_search *s, uint64_t key) {
    return (key & ((UINT64_C(1) << EPOCH_SHIFT) - 1)) | s->epoch;
}

/* Stores what the search found, and gives the bound all ranks of the pattern. */
static void store(odd_dd_search *s, uint64_t key, odd_dd_suit *const suits[4], const trick *t, bound *found) {
    bool reached = found->tricks >= t->need;
    pattern n = {.at_least = (uint8_t)(reached ? found->tricks : 0),
                 .at_most = (uint8_t)(reached ? t->left : found->tricks)};
    set ranks = 0;
    uint32_t mask = 0;
    for (int lane = 0; lane < 4; lane++) {
        uint32_t mattered = in_lane(found->ranks, lane), cards = in_lane(t->all, lane);
        n.holders[lane] = suits[lane]->holders;
        if (!mattered)
            continue;
        int size = cards_of_pattern(suits[lane], cards, (uint32_t)lowest(mattered));
        n.n[lane] = (uint8_t)size;
        if (size)
            ranks |= nth_highest(cards, size) << (16 * lane);
        mask |= (size < 4 ? 255 & ~(255u >> (2 * size)) : 255u) << (8 * lane);
        n.deep = n.deep || size > 4;
    }
    found->ranks = ranks;
    uint32_t signature = signature_of(suits) & mask;
    key = in_epoch(s, key); /* all may have been forgotten since */
    odd_dd_slot *slot = slot_of(s, key);
    if (slot->key == key && merge_pattern(s, slot, &n, signature, mask))
        return;
    if (!add_pattern(s, key, &n, signature, mask)) {
        odd_dd_forget(s);
        add_pattern(s, in_epoch(s, key), &n, signature, mask);
    }
}

/* ---- Bounds on one suit ------------------------------------------------------------------------- */

/* What the side on lead can cash in a suit if nobody can ruff. The number is computed once for each set of cards, and its fields
 * add up over suits. */
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

/* Of one suit; of a sum, the first three have room for all suits. */
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

/* It is computed when it is first asked for. */
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

/* The same where opponents can ruff after `limit` rounds. */
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
    key = mixed(key ^ s->epoch);
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

int SEARCH(odd_dd_search *s, const odd_dd_begun *begun, uint64_t card, int tricks, bool notrump, int need) {
    return notrump ? search_notrump(s, begun, card, tricks, need)
                   : search_trumps(s, begun, card, tricks, need);
}
