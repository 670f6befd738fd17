/* Ordinary lines of travellers, as nearly all are:
 *
 *     12 27  3NT W -1
 *
 * Two ids and the two parts of a result, each of which was met before: known again by their bytes, without looking
 * at each. Any other line is left to the reader that explains what is wrong. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "log/log.h"

/* The reach is what must be readable: words of up to 31 bytes are looked at before it is known what they are. */
enum { REACH = 128, ID_BYTES = ODD_WORD_BYTES - 1 };

/* The number that digits are; some number for other bytes. Neighbours in an event are neighbours in memory. */
static inline size_t place_of(uint64_t key) {
    uint64_t w = (key & UINT64_C(0x0F0F0F0F0F0F0F0F)) * 2561 >> 8;
    w = (w & UINT64_C(0x00FF00FF00FF00FF)) * 6553601 >> 16;
    return (size_t)((w & UINT64_C(0x0000FFFF0000FFFF)) * UINT64_C(42949672960001) >> 32);
}

/* The slot of an id: the one that it is in, or else the free one where it belongs. Words may crowd where numbers are: from
 * the first place on, each key goes its own way. */
static inline size_t find_id(const odd_ids *ids, uint64_t key) {
    size_t at = place_of(key) & (ids->cap - 1);
    if (ids->slots[at].key == key || ids->slots[at].key == 0)
        return at;
    size_t step = (size_t)((key ^ key >> 32) * UINT64_C(0x9E3779B97F4A7C15) >> 32) | 1;
    while (ids->slots[at].key != key && ids->slots[at].key != 0)
        at = (at + step) & (ids->cap - 1);
    return at;
}

/* The same, for one line after the other: most travellers go through the ids in equal steps. */
static inline const odd_id_slot *next_id(odd_ids *ids, uint64_t key) {
    size_t at = (ids->last + ids->step) & (ids->cap - 1);
    if (ids->slots[at].key != key) {
        at = find_id(ids, key);
        ids->step = at - ids->last;
    }
    ids->last = at;
    return &ids->slots[at];
}

/* The key of a word of len bytes, 1 to 8, at text: its bytes, with zeros below them. Some key for any other len. */
static inline uint64_t key_at(const char *text, size_t len) {
    return odd_word_at(text) << ((0 - 8 * (unsigned)len) & 63);
}

/* ---- Ids --------------------------------------------------------------------------------------- */

static bool more_ids(odd_ids *ids, odd_arena *arena) {
    odd_ids old = *ids;
    size_t cap = old.cap == 0 ? 256 : 2 * old.cap;
    odd_id_slot *slots = ODD_TAKE(arena, cap, odd_id_slot);
    if (slots == NULL)
        return false;
    ids->slots = slots;
    ids->cap = cap;
    for (size_t i = 0; i < old.cap; i++)
        if (old.slots[i].key != 0)
            slots[find_id(ids, old.slots[i].key)] = old.slots[i];
    return true;
}

static void learn_id(odd_ids *ids, odd_arena *arena, odd_text id, uint32_t seat) {
    if (id.len > ID_BYTES || (2 * ids->count >= ids->cap && !more_ids(ids, arena)))
        return;
    uint64_t key = 0;
    for (size_t i = 0; i < id.len; i++)
        key |= (uint64_t)(unsigned char)id.text[i] << 8 * (ODD_WORD_BYTES - id.len + i);
    odd_id_slot *slot = &ids->slots[find_id(ids, key)];
    ids->count += slot->key == 0;
    *slot = (odd_id_slot){key, seat};
}

/* Two numbers at the start of a line that were not both read in their direction before: gives them to the taker. False
 * if they are no numbers, or if there is no memory. */
static bool meet_ids(odd_log *log, const char *text) {
    odd_text ids[2];
    for (int d = 0; d < 2; d++) {
        ids[d] = (odd_text){text, 0};
        while (odd_is_digit(*text))
            text++;
        ids[d].len = (size_t)(text - ids[d].text);
        if (ids[d].len - 1 >= ID_BYTES || *text != ' ')
            return false;
        while (*text == ' ')
            text++;
    }
    for (int d = 0; d < 2; d++) {
        uint32_t line = log->line + log->plain.count + 1;
        uint32_t seat = log->taker.seat(log->taker.owner, ids[d], d, line);
        if (seat == ODD_NOBODY)
            return false;
        learn_id(&log->ids[d], log->arena, ids[d], seat);
    }
    return true;
}

/* ---- Lines ------------------------------------------------------------------------------------- */

/* A line, by where its blanks are, its end being one. */
typedef struct cursor {
    const char *text;
    uint32_t blanks; /* from here on */
    size_t wrong;    /* above 7 if a word was not of 1 to 8 bytes */
} cursor;

/* The length of the word at the cursor, and whether it is one. */
static inline size_t word_here(cursor *c) {
    size_t len = odd_bits_first(c->blanks | UINT32_C(1) << 31);
    c->wrong |= len - 1;
    return len;
}

/* Steps over a word of that length, and the blanks behind it. */
static inline void step(cursor *c, size_t len) {
    uint32_t rest = c->blanks >> len;
    unsigned blanks = odd_bits_first(~rest);
    c->text += len + blanks;
    c->blanks = rest >> blanks;
}

static inline const odd_id_slot *id_here(odd_ids *ids, cursor *c) {
    size_t len = word_here(c);
    const odd_id_slot *id = next_id(ids, key_at(c->text, len));
    step(c, len);
    return id;
}

enum { OTHER = 0, STRANGERS = 1 };

/* An ordinary line; its result has no vulnerability yet. Returns the bytes that it has, its end included; OTHER if it is not, STRANGERS if it would be but for
 * the ids. */
static inline __attribute__((always_inline)) size_t
read_line(odd_ids ids[2], const odd_known *known, const char *text, uint32_t seat[2], odd_packed *result) {
    uint32_t controls = odd_bits_controls(text); /* of which the first must be the end of the line */
    if (controls == 0)
        return OTHER;
    unsigned end = odd_bits_first(controls), returns = text[end] == '\r';
    cursor c = {text, odd_bits_of(text, ' ') | UINT32_C(1) << end, 0};
    if ((c.blanks & 1) != 0) /* no word to begin with */
        return OTHER;
    const odd_id_slot *ns = id_here(&ids[0], &c), *ew = id_here(&ids[1], &c);
    size_t contract = word_here(&c), rest = (size_t)(text + end - c.text) - contract;
    odd_known_keys keys = {contract, key_at(c.text, contract), key_at(c.text + contract, rest)};
    c.wrong |= rest - 1;
    if (c.wrong >= ODD_WORD_BYTES || text[end + returns] != '\n' ||
        !odd_known_parts_find(known, result, &keys))
        return OTHER;
    if (ns->key == 0 || ew->key == 0)
        return STRANGERS;
    seat[0] = ns->seat;
    seat[1] = ew->seat;
    return end + returns + 1;
}

size_t odd_plain_read(odd_log *log, const char *text, size_t readable) {
    odd_plain *plain = &log->plain;
    size_t at = 0, met = SIZE_MAX; /* where ids were met, so that the line is read again, but only once */
    if (log->ids[0].cap == 0 || log->ids[1].cap == 0 || log->board == 0)
        return 0;
    while (readable - at >= REACH) {
        odd_packed *result = &plain->result[plain->count];
        size_t bytes = read_line(log->ids, &log->known, text + at, plain->seat[plain->count], result);
        if (bytes <= STRANGERS) {
            if (bytes == OTHER || met == at || !meet_ids(log, text + at))
                break;
            met = at;
            continue;
        }
        at += bytes;
        *result = odd_plain_vulnerable(log->vul_bits, *result);
        if (++plain->count == ODD_PLAIN_MAX)
            odd_plain_give(log);
    }
    return at;
}

/* Learns the result of a line, from `at` to its end, if it has one behind two ids. False if nothing is new. */
static bool learn_result(odd_known *known, const odd_plain_part *part, size_t at, size_t end) {
    odd_result r;
    int before = known->contracts.count + known->rests.count;
    for (int d = 0; d < 2; d++) {
        while (at < end && part->text[at] != ' ')
            at++;
        while (at < end && part->text[at] == ' ')
            at++;
    }
    while (end > at && part->text[end - 1] == '\r')
        end--;
    if (odd_result_parse(&r, part->text + at, end - at, NULL) == ODD_OK && r.level > 0 &&
        r.declarer != ODD_NO_SEAT)
        odd_known_add(known, part->text + at, end - at, part->readable - at);
    return known->contracts.count + known->rests.count > before;
}

void odd_plain_scan(const odd_log *log, odd_plain_part *part) {
    odd_ids ids[2] = {log->ids[0], log->ids[1]};
    size_t at = 0, count = 0;
    bool any = ids[0].cap > 0 && ids[1].cap > 0;
    part->known = log->known;
    part->stop_count = 0;
    while (at < part->len && count < part->cap && part->readable - at >= REACH) {
        uint32_t seat[2];
        size_t bytes =
            any ? read_line(ids, &part->known, part->text + at, seat, &part->result[count]) : OTHER;
        if (bytes > STRANGERS) {
            part->seat[0][count] = seat[0];
            part->seat[1][count++] = seat[1];
            at += bytes;
            continue;
        }
        size_t end = at;
        while (end < part->len && part->text[end] != '\n')
            end++;
        if (end == part->len)
            break;
        if (bytes == OTHER && learn_result(&part->known, part, at, end))
            continue;
        if (part->stop_count == ODD_PLAIN_STOPS)
            break;
        part->stops[part->stop_count++] = (odd_plain_stop){at, count};
        at = end + 1;
    }
    part->count = count;
    part->scanned = at;
}

void odd_plain_give(odd_log *log) {
    odd_plain *plain = &log->plain;
    if (plain->count == 0)
        return;
    odd_record where = {.fact = ODD_FACT_PLAY, .board = log->board, .round = log->round, .group = log->group};
    where.session = log->session;
    plain->line = log->line + 1;
    log->taker.take_plain(log->taker.owner, &where, plain);
    log->line += plain->count;
    plain->count = 0;
}

void odd_plain_learn(odd_log *log, const odd_record *r, odd_text result, size_t readable) {
    for (int d = 0; d < 2; d++)
        learn_id(&log->ids[d], log->arena, r->id[d], r->play.seat[d]);
    if (r->play.kind == ODD_PLAYED && !r->play.bare && !r->play.forced)
        odd_known_add(&log->known, result.text, result.len, readable);
}
