/* Ordinary lines of travellers, as nearly all are:
 *
 *     12 27  3NT W -1
 *
 * Two ids and the two parts of a result, each of which was met before: known again by their bytes, without looking
 * at each. Any other line is left to the reader that explains what is wrong. */
#include "base/arena.h"
#include "base/bits.h"
#include "text/log.h"

enum { REACH = 64, ID_BYTES = ODD_WORD_BYTES - 1 };

/* The number that digits are; some number for other bytes. Neighbours in an event are neighbours in memory. */
static inline size_t place_of(uint64_t key) {
    uint64_t w = (key & UINT64_C(0x0F0F0F0F0F0F0F0F)) * 2561 >> 8;
    w = (w & UINT64_C(0x00FF00FF00FF00FF)) * 6553601 >> 16;
    return (size_t)((w & UINT64_C(0x0000FFFF0000FFFF)) * UINT64_C(42949672960001) >> 32);
}

static inline odd_id_slot *find_id(const odd_log *log, uint64_t key) {
    size_t at = place_of(key) & (log->id_cap - 1);
    while (log->ids[at].key != key && log->ids[at].key != 0)
        at = (at + 1) & (log->id_cap - 1);
    return &log->ids[at];
}

/* The key of a word of len bytes, 1 to 8, at text: its bytes, with zeros below them. */
static inline uint64_t key_at(const char *text, size_t len) {
    return odd_word_at(text) << 8 * (ODD_WORD_BYTES - len);
}

/* A line, by where its blanks and its end are. */
typedef struct cursor {
    const char *text;
    uint32_t blanks; /* from here on */
    unsigned at, end;
} cursor;

/* The length of the word at the cursor, up to a blank or the end of the line; 0 behind that. */
static inline size_t word_here(const cursor *c) {
    return c->blanks != 0 ? odd_bits_first(c->blanks) : 0;
}

/* Steps over a word of that length, and the blanks behind it. */
static inline void step(cursor *c, size_t len) {
    uint32_t rest = c->blanks >> len;
    unsigned blanks = odd_bits_first(~rest);
    c->at += (unsigned)len + blanks;
    c->blanks = rest >> blanks;
}

static inline bool seat_here(const odd_log *log, cursor *c, int direction, uint32_t *seat) {
    size_t len = word_here(c);
    if (len - 1 >= ID_BYTES || c->text[c->at] == '\0')
        return false;
    uint64_t key = key_at(c->text + c->at, len);
    const odd_id_slot *id = find_id(log, key);
    *seat = id->seat;
    step(c, len);
    return id->key != 0 && id->sat[direction];
}

size_t odd_plain_read(odd_log *log, const char *text, size_t readable) {
    odd_plain *plain = &log->plain[log->plain_count];
    if (readable < REACH || log->id_cap == 0 || log->board == 0)
        return 0;
    uint32_t ends = odd_bits_of(text, '\n');
    if (ends == 0)
        return 0;
    cursor c = {.text = text, .end = odd_bits_first(ends)};
    unsigned whole = c.end + 1;
    c.end -= c.end > 0 && text[c.end - 1] == '\r';
    c.blanks = odd_bits_of(text, ' ') & ((UINT32_C(1) << c.end) - 1);
    c.blanks |= UINT32_C(1) << c.end; /* the last word ends there */
    if (!seat_here(log, &c, 0, &plain->seat[0]) || !seat_here(log, &c, 1, &plain->seat[1]))
        return 0;
    size_t contract = word_here(&c), rest = c.end - c.at - contract;
    if (c.at >= c.end || contract - 1 >= ODD_WORD_BYTES - 1 || rest - 1 >= ODD_WORD_BYTES ||
        text[c.at] == '\0')
        return 0;
    odd_known_keys keys = {contract, key_at(text + c.at, contract), key_at(text + c.at + contract, rest)};
    odd_packed result;
    if (!odd_known_parts_find(&log->known, &result, &keys))
        return 0;
    plain->line = ++log->line;
    plain->result = (odd_packed)(result | log->vul_bits[result >> 12 & 1]);
    if (++log->plain_count == ODD_PLAIN_MAX)
        odd_plain_give(log);
    return whole;
}

void odd_plain_give(odd_log *log) {
    if (log->plain_count == 0)
        return;
    odd_record where = {.fact = ODD_FACT_PLAY, .board = log->board, .round = log->round, .group = log->group};
    log->taker.take_plain(log->taker.owner, &where, log->plain, log->plain_count);
    log->plain_count = 0;
}

static bool more_ids(odd_log *log) {
    odd_id_slot *old = log->ids;
    size_t cap = log->id_cap;
    odd_id_slot *ids = ODD_TAKE(log->arena, cap == 0 ? 256 : 2 * cap, odd_id_slot);
    if (ids == NULL)
        return false;
    log->ids = ids;
    log->id_cap = cap == 0 ? 256 : 2 * cap;
    for (size_t i = 0; i < cap; i++)
        if (old[i].key != 0)
            *find_id(log, old[i].key) = old[i];
    return true;
}

static void learn_id(odd_log *log, odd_text id, uint32_t seat, int direction) {
    if (id.len > ID_BYTES || (2 * log->id_count >= log->id_cap && !more_ids(log)))
        return;
    uint64_t key = 0;
    for (size_t i = 0; i < id.len; i++)
        key |= (uint64_t)(unsigned char)id.text[i] << 8 * (ODD_WORD_BYTES - id.len + i);
    odd_id_slot *slot = find_id(log, key);
    log->id_count += slot->key == 0;
    slot->key = key;
    slot->seat = seat;
    slot->sat[direction] = true;
}

void odd_plain_learn(odd_log *log, const odd_record *r, odd_text result, size_t readable) {
    for (int d = 0; d < 2; d++)
        learn_id(log, r->id[d], r->play.seat[d], d);
    if (r->play.kind == ODD_PLAYED && !r->play.bare)
        odd_known_add(&log->known, result.text, result.len, readable);
}
