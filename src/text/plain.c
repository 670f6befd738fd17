/* Ordinary lines of travellers, as nearly all are:
 *
 *     12 27  3NT W -1
 *
 * Two ids and the two parts of a result, each of which was met before: known again by their bytes, without looking
 * at each. Any other line is left to the reader that explains what is wrong. */
#include "base/arena.h"
#include "base/word.h"
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

/* The key of an id at text: its bytes, with zeros below them. 0 if it has more than seven, or none. */
static inline uint64_t key_at(const char *text, size_t *len) {
    uint64_t word = odd_word_at(text);
    *len = odd_word_before(odd_word_marks(word, ' '));
    if (*len - 1 >= ID_BYTES || text[0] == '\0')
        return 0;
    return word << 8 * (ODD_WORD_BYTES - *len);
}

static inline size_t blanks_at(const char *text) {
    return odd_word_before(~odd_word_marks(odd_word_at(text), ' ') & UINT64_C(0x8080808080808080));
}

size_t odd_plain_read(odd_log *log, const char *text, size_t readable) {
    const char *p = text;
    uint32_t seat[2];
    if (readable < REACH || log->id_cap == 0 || log->board == 0)
        return 0;
    for (int d = 0; d < 2; d++) {
        size_t len;
        uint64_t key = key_at(p, &len);
        const odd_id_slot *id = find_id(log, key);
        if (key == 0 || id->key == 0 || !id->sat[d])
            return 0;
        seat[d] = id->seat;
        p += len;
        p += blanks_at(p);
    }
    size_t len = odd_word_pair_before(p, '\n');
    size_t end = len;
    odd_packed result;
    if (len > 0 && p[len - 1] == '\r')
        len--;
    if (end == 2 * ODD_WORD_BYTES ||
        !odd_known_find(&log->known, &result, p, len, readable - (size_t)(p - text)))
        return 0;
    result = (odd_packed)(result | log->vul_bits[result >> 12 & 1]);
    log->plain[log->plain_count++] = (odd_plain){++log->line, {seat[0], seat[1]}, result};
    if (log->plain_count == ODD_PLAIN_MAX)
        odd_plain_give(log);
    return (size_t)(p - text) + end + 1;
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
