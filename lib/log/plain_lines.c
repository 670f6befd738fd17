/* Reads ordinary lines of travellers, as nearly all are:
 *
 *     12 27  3NT W -1
 *
 * Two ids and a result that were read before: they are recognized by their bytes, eight at a time. First the
 * next ids are predicted, and the result is looked up as a whole. If that fails, the words of the line are
 * looked up one by one. Any other line is left to the reader that explains errors. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "log/log.h"

/* REACH bytes must be readable: words of up to 31 bytes are read before their kind is known. */
enum { REACH = 128, ID_BYTES = ODD_WORD_BYTES - 1 };

/* Returns the number that the digits of a key make; any number for other bytes. Thus neighbours in an event
 * are neighbours in memory. */
static inline size_t place_of(uint64_t key) {
    uint64_t w = (key & UINT64_C(0x0F0F0F0F0F0F0F0F)) * 2561 >> 8;
    w = (w & UINT64_C(0x00FF00FF00FF00FF)) * 6553601 >> 16;
    return (size_t)((w & UINT64_C(0x0000FFFF0000FFFF)) * UINT64_C(42949672960001) >> 32);
}

/* Returns the slot of an id with its blank, or the free slot for it. Words may collide with numbers: after
 * the first place, each key has its own step. Not inlined, so that the loop over lines stays in registers. */
static __attribute__((noinline)) size_t find_id(const odd_id_slot *slots, size_t cap, uint64_t key) {
    size_t at = place_of(key << 8) & (cap - 1);
    if (slots[at].key == key || slots[at].key == 0)
        return at;
    size_t step = (size_t)((key ^ key >> 32) * UINT64_C(0x9E3779B97F4A7C15) >> 32) | 1;
    while (slots[at].key != key && slots[at].key != 0)
        at = (at + step) & (cap - 1);
    return at;
}

/* Returns the key of a word of len bytes, 1 to 8, at text: its bytes, with zeros in the low bits. Returns any
 * key for another len. */
static inline uint64_t key_at(const char *text, size_t len) {
    return odd_word_at(text) << ((0 - 8 * (unsigned)len) & 63);
}

/* ---- Ids --------------------------------------------------------------------------------------- */

static bool more_ids(odd_ids *ids, odd_arena *arena) {
    enum { FIRST = 256, TIMES = 4 }; /* copies less, and uses less memory, than doubling */
    odd_ids old = *ids;
    size_t cap = old.cap == 0 ? FIRST : TIMES * old.cap;
    odd_id_slot *slots = ODD_TAKE(arena, cap, odd_id_slot);
    if (slots == NULL)
        return false;
    ids->slots = slots;
    ids->cap = cap;
    for (size_t i = 0; i < old.cap; i++)
        if (old.slots[i].key != 0)
            slots[find_id(slots, cap, old.slots[i].key)] = old.slots[i];
    odd_arena_give(arena, old.slots, old.cap, sizeof(odd_id_slot));
    return true;
}

static void learn_id(odd_ids *ids, odd_arena *arena, odd_text id, uint32_t seat) {
    if (id.len > ID_BYTES || (2 * ids->count >= ids->cap && !more_ids(ids, arena)))
        return;
    size_t len = id.len + 1;
    uint64_t key = (uint64_t)' ' << 8 * (ODD_WORD_BYTES - 1);
    for (size_t i = 0; i < id.len; i++)
        key |= (uint64_t)(unsigned char)id.text[i] << 8 * (ODD_WORD_BYTES - len + i);
    odd_id_slot *slot = &ids->slots[find_id(ids->slots, ids->cap, key)];
    ids->count += slot->key == 0;
    *slot = (odd_id_slot){key, seat, (uint8_t)len, (uint8_t)(8 * (ODD_WORD_BYTES - len))};
}

/* Sends two numbers at the start of a line, not both of which were read in their direction before, to the
 * receiver. Returns false if they are not numbers, or without memory. */
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

/* ---- Whole results ----------------------------------------------------------------------------- */

/* Tests take all texts for long ones. */
#ifndef ODD_LONG_TEXT
#define ODD_LONG_TEXT (1 << 16)
#endif

enum { SEEN_MAX = 13, LEN_SHIFT = 40, MEANING_SHIFT = 48 };

/* Returns what a slot has of a result of len bytes, 1 to SEEN_MAX, except the meaning. */
static inline odd_seen_result seen_key(const char *text, size_t len) {
    static const uint64_t masks[SEEN_MAX + 1][2] = {
        {0},
        {0xFF},
        {0xFFFF},
        {0xFFFFFF},
        {0xFFFFFFFF},
        {0xFFFFFFFFFF},
        {0xFFFFFFFFFFFF},
        {0xFFFFFFFFFFFFFF},
        {UINT64_MAX},
        {UINT64_MAX, 0xFF},
        {UINT64_MAX, 0xFFFF},
        {UINT64_MAX, 0xFFFFFF},
        {UINT64_MAX, 0xFFFFFFFF},
        {UINT64_MAX, 0xFFFFFFFFFF},
    };
    uint64_t rest = odd_word_at(text + ODD_WORD_BYTES) & masks[len][1];
    return (odd_seen_result){odd_word_at(text) & masks[len][0], rest | (uint64_t)len << LEN_SHIFT};
}

/* Returns the only slot that may have a result: of two with the same slot, the last one is kept. A board has
 * about a hundred different results, so few share slots. */
static inline odd_seen_result *seen_slot(odd_seen_result *seen, const odd_seen_result *key) {
    return &seen[(key->start ^ key->rest << 20) * UINT64_C(0x9E3779B97F4A7C15) >> (64 - ODD_SEEN_BITS)];
}

/* Returns whether the slot has the result with that key. */
static inline bool is_seen(const odd_seen_result *slot, const odd_seen_result *key) {
    return ((slot->start ^ key->start) | (slot->rest ^ key->rest) << (64 - MEANING_SHIFT)) == 0;
}

static void note_result(odd_seen_result *seen, const char *text, size_t len, odd_packed result) {
    if (seen == NULL || len > SEEN_MAX)
        return;
    odd_seen_result key = seen_key(text, len);
    *seen_slot(seen, &key) = (odd_seen_result){key.start, key.rest | (uint64_t)result << MEANING_SHIFT};
}

/* ---- Lines ------------------------------------------------------------------------------------- */

/* The ids of a direction while lines are read. Most travellers go through the ids in equal steps, so the slot
 * of the next id can be predicted. Places count bytes from the first slot: an index would have to be
 * multiplied for each line. */
typedef struct id_walk {
    const char *slots;
    size_t mask;       /* of places */
    size_t last, step; /* the last place, and its distance from the previous one */
} id_walk;

static id_walk start_walk(const odd_ids *ids) {
    return (id_walk){(const char *)ids->slots, (ids->cap - 1) * sizeof(odd_id_slot), ids->last, ids->step};
}

static void end_walk(odd_ids *ids, const id_walk *walk) {
    ids->last = walk->last;
    ids->step = walk->step;
}

static inline const odd_id_slot *slot_at(const id_walk *walk, size_t place) {
    return (const odd_id_slot *)(const void *)(walk->slots + place);
}

/* Returns the slot of a key; an empty one if the id is unknown. */
static inline const odd_id_slot *next_id(id_walk *walk, uint64_t key) {
    size_t place = (walk->last + walk->step) & walk->mask;
    if (__builtin_expect(slot_at(walk, place)->key != key, 0)) {
        place = find_id(slot_at(walk, 0), walk->mask / sizeof(odd_id_slot) + 1, key) * sizeof(odd_id_slot);
        walk->step = place - walk->last;
    }
    walk->last = place;
    return slot_at(walk, place);
}

/* A line, and the positions of its blanks, including its end. */
typedef struct cursor {
    const char *text;
    uint64_t blanks; /* from the cursor on */
    size_t wrong;    /* above 7 if some word did not have 1 to 8 bytes */
} cursor;

/* Bits above all blanks of a line: in a line with too few words, words seem to end there, and the first of
 * these is too long. */
#define BEYOND (UINT64_C(1) << 48 | UINT64_C(1) << 56)

/* Returns the length of the word at the cursor, and notes whether it is valid. */
static inline size_t word_here(cursor *c) {
    size_t len = odd_bit_first(c->blanks);
    c->wrong |= len - 1;
    return len;
}

/* Steps over a word of that length, and the blanks after it. */
static inline void step(cursor *c, size_t len) {
    uint64_t rest = c->blanks >> len;
    size_t blanks = odd_bit_first(~rest);
    c->text += len + blanks;
    c->blanks = rest >> blanks;
}

/* Returns the number of the id at the cursor; sets *stranger if the id is unknown. */
static inline uint32_t id_here(id_walk *walk, cursor *c, bool *stranger) {
    size_t len = word_here(c);
    const odd_id_slot *id = next_id(walk, key_at(c->text, len + 1));
    *stranger |= id->key == 0;
    step(c, len);
    return id->seat;
}

/* What a reader of lines knows, and changes. */
typedef struct line_reader {
    id_walk ids[2];
    const odd_part_memo *known;
    odd_seen_result *seen;
} line_reader;

enum { OTHER = 0, STRANGERS = 1 };

/* Reads an ordinary line; its result has no vulnerability yet. Returns its length in bytes, including its
 * end; OTHER if it is not an ordinary line, STRANGERS if only its ids are unknown. */
static __attribute__((noinline)) size_t read_words(line_reader *r, const char *text, uint32_t seat[2],
                                                   odd_packed *result) {
    uint32_t controls = odd_bits_controls(text); /* the first of these must be the end of the line */
    if (controls == 0)
        return OTHER;
    size_t end = odd_bit_first(controls), returns = text[end] == '\r';
    cursor c = {text, odd_bits_of(text, ' ') | UINT64_C(1) << end | BEYOND, 0};
    bool stranger = false;
    if ((c.blanks & 1) != 0) /* the line does not begin with a word */
        return OTHER;
    seat[0] = id_here(&r->ids[0], &c, &stranger);
    seat[1] = id_here(&r->ids[1], &c, &stranger);
    size_t contract = word_here(&c), len = (size_t)(text + end - c.text), rest = len - contract;
    odd_part_keys keys = {contract, key_at(c.text, contract), key_at(c.text + contract, rest)};
    c.wrong |= rest - 1;
    if (c.wrong >= ODD_WORD_BYTES || text[end + returns] != '\n' ||
        !odd_part_memo_find_keys(r->known, result, &keys))
        return OTHER;
    note_result(r->seen, c.text, len, *result);
    return stranger ? STRANGERS : end + returns + 1;
}

static inline size_t guess_place(const id_walk *walk) {
    return (walk->last + walk->step) & walk->mask;
}

/* Returns the text after the id and the blanks that follow it; NULL if the text does not begin with the
 * id. */
static inline const char *behind_id(const odd_id_slot *id, const char *text) {
    enum { BLANKS_MAX = 16 }; /* if there are more, read_words decides */
    if (odd_word_at(text) << id->shift != id->key)
        return NULL;
    const char *at = text + id->len, *most = at + BLANKS_MAX;
    while (*at == ' ' && at < most)
        at++;
    return at;
}

/* The same for a line with the predicted ids and a result that was seen, like nearly all lines of a long
 * traveller. OTHER does not mean that the line is not ordinary. The ids are compared with the text, so their
 * ends need not be found; no function is called, so everything is in registers; and every branch is
 * predictable. This takes a third of the instructions. */
static inline __attribute__((always_inline)) size_t guess_line(line_reader *r, const char *text,
                                                               uint32_t seat[2], odd_packed *result) {
    /* the end first: the next line need not wait for the rest */
    uint64_t ends = odd_bits_of(text, '\n') | UINT64_C(1) << ODD_BITS_REACH;
    const char *end = text + odd_bit_first(ends);
    size_t places[2] = {guess_place(&r->ids[0]), guess_place(&r->ids[1])};
    const odd_id_slot *ns = slot_at(&r->ids[0], places[0]), *ew = slot_at(&r->ids[1], places[1]);
    const char *at = behind_id(ns, text);
    if (at == NULL || (at = behind_id(ew, at)) == NULL)
        return OTHER;
    size_t len = (size_t)(end - at) - (end[-1] == '\r');
    if (len - 1 >= SEEN_MAX)
        return OTHER;
    odd_seen_result key = seen_key(at, len);
    const odd_seen_result *seen = seen_slot(r->seen, &key);
    if (!is_seen(seen, &key))
        return OTHER;
    seat[0] = ns->seat;
    seat[1] = ew->seat;
    r->ids[0].last = places[0];
    r->ids[1].last = places[1];
    *result = (odd_packed)(seen->rest >> MEANING_SHIFT);
    return (size_t)(end + 1 - text);
}

static inline __attribute__((always_inline)) size_t read_line(line_reader *r, const char *text,
                                                              uint32_t seat[2], odd_packed *result) {
    size_t bytes = r->seen != NULL ? guess_line(r, text, seat, result) : OTHER;
    return bytes != OTHER ? bytes : read_words(r, text, seat, result);
}

/* Reads ordinary lines as long as there are some and there is room for them. Returns the text after them;
 * sets *stop to the reason why the next line is not ordinary. */
static const char *read_lines(odd_log *log, const char *text, size_t readable, size_t *stop) {
    odd_plain *plain = &log->plain;
    line_reader r = {{start_walk(&log->ids[0]), start_walk(&log->ids[1])}, &log->known, log->seen};
    odd_packed vul_bits[2] = {log->vul_bits[0], log->vul_bits[1]};
    const char *last = text + (readable - REACH); /* the last position with REACH bytes */
    uint32_t count = plain->count;
    size_t bytes = OTHER;
    for (; text <= last && count < ODD_PLAIN_MAX; text += bytes, count++) {
        odd_packed result;
        bytes = read_line(&r, text, plain->seat[count], &result);
        if (bytes <= STRANGERS)
            break;
        plain->result[count] = odd_plain_vulnerable(vul_bits, result);
    }
    end_walk(&log->ids[0], &r.ids[0]);
    end_walk(&log->ids[1], &r.ids[1]);
    plain->count = count;
    *stop = bytes;
    return text;
}

size_t odd_plain_read(odd_log *log, const char *text, size_t readable) {
    size_t at = 0, stop,
           met = SIZE_MAX; /* the line whose ids were added: it is read a second time, but not a third */
    if (log->ids[0].cap == 0 || log->ids[1].cap == 0 || log->board == 0)
        return 0;
    if (log->seen == NULL && readable >= ODD_LONG_TEXT)
        log->seen =
            ODD_TAKE(log->arena, ODD_SEEN_SLOTS, odd_seen_result); /* without memory, reading takes longer */
    while (readable - at >= REACH) {
        at = (size_t)(read_lines(log, text + at, readable - at, &stop) - text);
        if (log->plain.count == ODD_PLAIN_MAX) {
            odd_plain_give(log);
            continue;
        }
        if (stop != STRANGERS || met == at || !meet_ids(log, text + at))
            break;
        met = at;
    }
    return at;
}

/* Adds the result of a line, from `at` to its end, to the memo, if there is one after two ids. Returns false
 * if nothing is new. */
static bool learn_result(odd_part_memo *known, const odd_plain_part *part, size_t at, size_t end) {
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
        odd_part_memo_add(known, part->text + at, end - at, part->readable - at);
    return known->contracts.count + known->rests.count > before;
}

void odd_plain_scan(const odd_log *log, odd_plain_part *part) {
    line_reader r = {{start_walk(&log->ids[0]), start_walk(&log->ids[1])}, &part->known, part->seen};
    size_t at = 0, count = 0;
    bool any = log->ids[0].cap > 0 && log->ids[1].cap > 0;
    part->known = log->known;
    part->stop_count = 0;
    while (at < part->len && count < part->cap && part->readable - at >= REACH) {
        uint32_t seat[2];
        const char *line = part->text + at;
        size_t bytes = any ? read_line(&r, line, seat, &part->result[count]) : OTHER;
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
        odd_part_memo_add(&log->known, result.text, result.len, readable);
}
