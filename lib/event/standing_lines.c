/* Finds which lines of a board stand: who sits there, and which lines correct others. Knows nothing about
 * scores. */
#include "base/bits.h"
#include "base/text.h"
#include "event/scoring.h"

bool odd_play_counts(const odd_play *p) {
    return odd_line_counts(p);
}

uint32_t odd_play_later(const odd_play *p) {
    return p->corrected ? p->worth : 0;
}

/* Returns the North-South contestant with the lower number in the event, whoever is named first. */
static uint32_t first_of(const odd_event *e, const odd_play *p) {
    return (uint32_t)(odd_seat_key(e, p, 0) >> 32);
}

static bool same_table(const odd_event *e, const odd_play *p, const odd_play *q) {
    return odd_seat_key(e, p, 0) == odd_seat_key(e, q, 0) && odd_seat_key(e, p, 1) == odd_seat_key(e, q, 1) &&
           (e->about.contest != ODD_TEAMS || p->round == q->round);
}

/* For teams, the lower half of a key is constant, so it has room for the round. */
static size_t table_hash(const odd_event *e, const odd_play *p) {
    uint64_t ns = odd_seat_key(e, p, 0) ^ (e->about.contest == ODD_TEAMS ? p->round : 0);
    return odd_event_mix(e, odd_event_mix(e, ns) ^ odd_seat_key(e, p, 1));
}

static inline void correct(odd_play *p, uint32_t later) {
    p->corrected = true;
    p->worth = later;
}

static inline void forget_trace(odd_play *p) {
    p->corrected = false;
    p->worth = 0;
}

/* A contestant has two lines as North-South: the later one for the same table corrects the earlier one. */
static void trace_corrections(odd_event *e, const odd_board *b, size_t lines) {
    size_t size = 16;
    while (size < 2 * lines)
        size *= 2;
    if (!odd_event_reserve(e, &e->scratch.table_slots, 0, size, &e->scratch.table_cap, sizeof(uint32_t)))
        return;
    for (size_t i = 0; i < size; i++)
        e->scratch.table_slots[i] = 0;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        size_t slot = table_hash(e, p) & (size - 1);
        while (e->scratch.table_slots[slot] != 0 &&
               !same_table(e, &e->plays[e->scratch.table_slots[slot] - 1], p))
            slot = odd_slot_next(slot, 1, size);
        if (e->scratch.table_slots[slot] != 0)
            correct(&e->plays[e->scratch.table_slots[slot] - 1], i);
        e->scratch.table_slots[slot] = i;
    }
}

/* Returns the id of a direction, as written in the line. */
static odd_text id_on(odd_text line, int direction) {
    odd_scan s = {line.text, line.len, 0};
    odd_text id = {0};
    for (int d = 0; d <= direction; d++) {
        odd_scan_blanks(&s);
        id = (odd_text){s.text + s.at, odd_log_id(s.text + s.at, s.len - s.at)};
        s.at += id.len;
    }
    return id;
}

/* Reports an impossible line; the format contains the id. A line of another program's file is left out: it is removed from its
 * board. */
static void wrong_seat(odd_event *e, odd_play *p, int direction, const char *format) {
    odd_text whole = e->about.problem_count < ODD_PROBLEMS_MAX ? odd_event_line(e, p->line) : (odd_text){0};
    odd_text id = e->facts.tokens[p->seat[direction]].text, here = {0};
    if (whole.len > 0)
        here = id_on(whole, direction);
    if (odd_same_letters(here, id)) /* not in a file of another format, whose lines begin otherwise */
        id = here;
    else
        here = (odd_text){0};
    bool foreign = (size_t)(p - e->plays) < e->facts.foreign_plays;
    p->left_out =
        odd_event_leave_out(e, foreign, ODD_E_REFERENCE, p->line, whole, here, format, (int)id.len, id.text);
}

/* Removes the lines that were left out from the board. */
static void unchain(odd_event *e, odd_board *b) {
    uint32_t *from = &b->first;
    b->last = 0;
    while (*from != 0) {
        odd_play *p = &e->plays[*from - 1];
        if (p->left_out) {
            p->kind = ODD_VOID;
            *from = p->next;
            p->next = 0;
            b->entries--;
        } else {
            b->last = *from;
            from = &p->next;
        }
    }
    e->facts.fewer_lines = true;
}

static bool two_players(const odd_token *t) {
    for (size_t i = 0; i < t->text.len; i++)
        if (t->text.text[i] == '+')
            return true;
    return false;
}

/* Returns the fault of the contestants in a direction, as a format for their id; NULL if there is none. */
static const char *wrong_with(const odd_event *e, const odd_play *p, int direction) {
    const uint32_t *who = odd_event_who(e, p, direction);
    bool two = who[1] != ODD_NOBODY;
    if (who[0] != ODD_NOBODY && two == (e->about.contest == ODD_INDIVIDUALS) && who[0] != who[1])
        return NULL;
    if (e->about.contest == ODD_INDIVIDUALS)
        return two ? "'%.*s' is the same player twice: expected two players, 1+5"
                   : "'%.*s' is one player: expected two players, 1+5";
    return two_players(odd_event_seat(e, p, direction))
               ? "'%.*s' is two players: expected the id of one pair or team"
               : "'%.*s' sits in the other direction";
}

/* Returns whether both sides are valid contestants. */
static bool check_seats(odd_event *e, odd_play *p) {
    for (int d = 0; d < 2; d++) {
        const char *format = wrong_with(e, p, d);
        if (format != NULL) {
            wrong_seat(e, p, d, format);
            return false;
        }
    }
    const uint32_t *ns = odd_event_who(e, p, 0), *ew = odd_event_who(e, p, 1);
    bool twice = ns[0] == ew[0];
    if (e->about.contest == ODD_INDIVIDUALS)
        twice = twice || ns[0] == ew[1] || ns[1] == ew[0] || ns[1] == ew[1];
    if (twice)
        wrong_seat(e, p, 1, "'%.*s' plays against itself: expected another contestant");
    return !twice;
}

static bool has_phantom(const odd_event *e, const odd_play *p) {
    for (int d = 0; d < 2; d++)
        for (int i = 0; i < 2; i++) {
            uint32_t who = odd_event_who(e, p, d)[i];
            if (who != ODD_NOBODY && e->contestants[who].phantom)
                return true;
        }
    return false;
}

static void clear_board(odd_board *b) {
    b->results = 0;
    b->fouled = false;
    b->top = 0;
    b->datum_pts = 0;
}

/* Returns whether both sides are one pair or team each, and different. */
static inline bool is_plain(const uint32_t ns[2], const uint32_t ew[2]) {
    return ns[0] != ODD_NOBODY && ew[0] != ODD_NOBODY && ns[0] != ew[0] && ns[1] == ew[1];
}

/* Returns the kind of a line, its group and its marks as one number. */
static inline uint32_t marks_of(const odd_play *p) {
    uint32_t marks;
    _Static_assert(offsetof(odd_play, kind) + sizeof marks == sizeof *p, "marks");
    odd_copy(&marks, (const char *)p + offsetof(odd_play, kind), sizeof marks);
    return marks;
}

static int count_bits(const uint64_t words[ODD_SLOT_WORDS]) {
    int count = 0;
    for (size_t w = 0; w < ODD_SLOT_WORDS; w++)
        for (uint64_t bits = words[w]; bits != 0; bits &= bits - 1)
            count++;
    return count;
}

int odd_board_trace_ordinary(odd_event *e, odd_board *b, uint32_t *seen, uint32_t now, uint32_t *often) {
    odd_play *plays = e->plays, *p = b->first > 0 ? &plays[b->first - 1] : NULL;
    const odd_holder *holders = e->derived.holders;
    uint64_t present[ODD_SLOT_WORDS] = {0};
    const odd_play all = {.kind = UINT8_MAX, .group = UINT8_MAX, .turned = true, .sits_out = true};
    const odd_play ordinary = {.kind = ODD_PLAYED, .group = p != NULL ? p->group : 0};
    const uint32_t mask = marks_of(&all), wanted = marks_of(&ordinary);
    uint32_t at = b->first;
    int lines = 0;
    for (; p != NULL; p = odd_line_after(plays, p, &at), lines++) {
        const uint32_t *ns = holders[p->seat[0]].who[0], *ew = holders[p->seat[1]].who[1];
        if (!is_plain(ns, ew) || seen[ns[0]] == now || (marks_of(p) & mask) != wanted)
            return 0;
        seen[ns[0]] = now;
        if (p->worth != 0) /* cache lines that are not written need not be written back */
            forget_trace(p);
        size_t slot = odd_slot_of(p->score_pts);
        if (often == NULL || often[slot]++ == 0)
            present[slot / 64] |= UINT64_C(1) << slot % 64;
    }
    clear_board(b);
    b->lines = lines;
    return count_bits(present);
}

void odd_board_trace(odd_event *e, odd_board *b) {
    odd_play *plays = e->plays;
    const odd_holder *holders = e->derived.holders;
    uint32_t *seen = e->scratch.seen, now = ++e->scratch.seen_now; /* who was North-South on this board */
    bool twice = false, good = true, left_out = false, pairs = e->about.contest != ODD_INDIVIDUALS,
         phantoms = e->derived.any_phantom;
    int lines = 0;
    if (ODD_QUICK && pairs && !phantoms && odd_board_trace_ordinary(e, b, seen, now, NULL) > 0)
        return;
    now = ++e->scratch.seen_now;
    clear_board(b);
    for (uint32_t i = b->first; i != 0; i = plays[i - 1].next) {
        odd_play *p = &plays[i - 1];
        const uint32_t *ns = holders[p->seat[0]].who[0], *ew = holders[p->seat[1]].who[1];
        forget_trace(p);
        if (phantoms || p->sits_out)
            p->sits_out = has_phantom(e, p);
        bool plain = pairs && is_plain(ns, ew);
        if (!plain && !check_seats(e, p)) {
            good = good && p->left_out;
            left_out = left_out || p->left_out;
            continue;
        }
        uint32_t *mark = &seen[plain ? ns[0] : first_of(e, p)];
        twice = twice || *mark == now;
        *mark = now;
        lines += odd_line_counts(p);
    }
    b->lines = lines;
    if (left_out)
        unchain(e, b);
    if (twice && good) {
        trace_corrections(e, b, b->entries);
        b->lines = 0;
        for (uint32_t i = b->first; i != 0; i = plays[i - 1].next)
            b->lines += odd_line_counts(&plays[i - 1]);
    }
}
