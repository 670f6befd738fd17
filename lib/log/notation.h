/* Results as text: fast readers of results, a memo of parts of results, the part of a traveller line after
 * the two ids, and scales of victory points. */
#ifndef ODD_LOG_NOTATION_H
#define ODD_LOG_NOTATION_H

#include "base/bits.h"
#include "base/text.h"
#include "oddtrick.h"
#include "oddtrick_event.h"

/* ==== Fast readers of results, for logs and files. */

/* Reads a result in the most common form (4SX N +1, 3NTW-2) at the start of the text, and sets *used to its
 * length. Returns false if it has another form or is wrong: then odd_result_scan decides. */
bool odd_result_plain(odd_result *out, const char *text, size_t len, size_t *used);

/* Reads a result whose contract (4SX) is one text and whose declarer and outcome (N +1) are another, which
 * begins with a blank. Sets the tricks to the number that makes the contract, and *over to the number above
 * it or, if negative, below: thus each text has a meaning of its own. Returns false if it has another
 * form. */
bool odd_result_parts(odd_result *out, int *over, const char *contract, size_t contract_len, const char *rest,
                      size_t rest_len);

/* ==== A memo of parts of results, which are recognized by their bytes. A result in the most common form, 4SX
 * N +1, has two parts: the contract, which ends at the first blank, and the rest: declarer and outcome. The
 * meaning of a part does not depend on the other, and there are about a hundred of each: they stay in the
 * first cache of the processor, and reading a result takes hardly a branch that cannot be predicted. Parts
 * are compared in full: an answer is never wrong. */

enum {
    ODD_PART_MEMO_REACH =
        16, /* bytes from the start of a result that must be readable, whatever they contain */
    ODD_PARTS_BITS = 9,
    ODD_PARTS_SLOTS = 1 << ODD_PARTS_BITS
};

/* A part and its share of the result: for a contract the tricks that make it, for a rest the tricks above or
 * below; the other bits as packed. */
typedef struct odd_memo_part {
    uint64_t key; /* 0: an empty slot */
    odd_packed packed;
    int8_t tricks;
} odd_memo_part;

typedef struct odd_memo_parts {
    odd_memo_part slots[ODD_PARTS_SLOTS];
    int count;
} odd_memo_parts;

/* Initially zero. 16 kB, owned by the caller; make one for a whole file. */
typedef struct odd_part_memo {
    odd_memo_parts contracts, rests;
} odd_part_memo;

/* Returns the first slot to try for a part; nearly all parts are there. */
static inline const odd_memo_part *odd_memo_parts_place(const odd_memo_parts *parts, uint64_t key) {
    return &parts->slots[key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - ODD_PARTS_BITS)];
}

/* Returns the slot of a part, or the empty slot for it. */
static inline const odd_memo_part *odd_memo_parts_slot(const odd_memo_parts *parts, uint64_t key) {
    size_t at = (size_t)(odd_memo_parts_place(parts, key) - parts->slots);
    while (parts->slots[at].key != key && parts->slots[at].key != 0)
        at = (at + 1) % ODD_PARTS_SLOTS;
    return &parts->slots[at];
}

/* Returns the result of a contract and a rest, packed, not vulnerable. */
static inline odd_packed odd_memo_parts_packed(const odd_memo_part *contract, const odd_memo_part *rest,
                                               unsigned tricks) {
    return (odd_packed)(contract->packed | rest->packed | tricks << 7);
}

/* The parts of a text as keys: their bytes, with zeros in the low bits, so that only a first byte of zero
 * could make two of them equal. */
typedef struct odd_part_keys {
    size_t split; /* the length of the first part */
    uint64_t contract, rest;
} odd_part_keys;

/* Returns false if the text does not have two parts of at most 7 and 8 bytes. */
static inline bool odd_part_keys_of(odd_part_keys *keys, const char *text, size_t len, size_t readable) {
    if (readable < ODD_PART_MEMO_REACH || text[0] == '\0')
        return false;
    uint64_t first = odd_word_at(text);
    size_t split = odd_word_before(odd_word_marks(first, ' '));
    size_t rest_len = len - split; /* huge if negative */
    if (split - 1 >= ODD_WORD_BYTES - 1 || rest_len - 1 >= ODD_WORD_BYTES)
        return false;
    *keys = (odd_part_keys){split, first << 8 * (ODD_WORD_BYTES - split),
                            odd_word_at(text + split) << 8 * (ODD_WORD_BYTES - rest_len)};
    return true;
}

/* Finds the result of two parts, packed, not vulnerable. Returns false if a part is not in the memo; it may
 * still be valid. */
static inline bool odd_part_memo_find_keys(const odd_part_memo *known, odd_packed *result,
                                           const odd_part_keys *keys) {
    const odd_memo_part *contract = odd_memo_parts_slot(&known->contracts, keys->contract);
    const odd_memo_part *rest = odd_memo_parts_slot(&known->rests, keys->rest);
    unsigned tricks = (unsigned)(contract->tricks + rest->tricks);
    if (contract->key == 0 || rest->key == 0 || tricks > 13)
        return false;
    *result = odd_memo_parts_packed(contract, rest, tricks);
    return true;
}

/* The same for the len bytes at text. The first `readable` bytes from there may be read. */
static inline bool odd_part_memo_find(const odd_part_memo *known, odd_packed *result, const char *text,
                                      size_t len, size_t readable) {
    odd_part_keys keys;
    return odd_part_keys_of(&keys, text, len, readable) && odd_part_memo_find_keys(known, result, &keys);
}

/* Stores the parts of a text that was read as a result and that names declarer. Does nothing if it does not
 * have two parts, or if there is no room. */
void odd_part_memo_add(odd_part_memo *known, const char *text, size_t len, size_t readable);

/* ==== The outcome of a line of a traveller, after the two ids: a result or a ruling. */

/* Reads up to the end of the text: fills kind, packed, score_pts, bare, lead and turned of the play, and the
 * ruling, if there is one. Columns of errors count from the start of s. */
int odd_outcome_read(odd_play *play, odd_ruling *ruling, odd_scan s, odd_vul v, odd_error *error);

/* Reads an amount with up to four decimals, -12.5, at the cursor. Returns false if there is none, or if it
 * has more than nine digits before the point or more than four after it. */
bool odd_amount_scan(odd_scan *s, odd_amount *out);

/* ==== Reading a scale of victory points. */

/* The same as odd_vp_scale_parse. If the scale has no column for so many boards, *longest is set to the
 * longest match of the scale. */
int odd_vp_scale_read(odd_vp_scale *out, const char *text, size_t len, int boards, int *longest,
                      odd_error *error);

#endif
