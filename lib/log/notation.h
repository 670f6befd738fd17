/* Results as text: fast ways to parse a result, parts of results that were seen before, the part of a traveller
 * line after the two ids, and scales of victory points. */
#ifndef ODD_LOG_NOTATION_H
#define ODD_LOG_NOTATION_H

#include "base/bits.h"
#include "base/text.h"
#include "oddtrick.h"
#include "oddtrick_event.h"

/* ==== Quick ways to read a result, for the readers of logs and files. */

/* Reads a result in the form that nearly all have - 4SX N +1, 3NTW-2 - at the start of the text, and how
 * many bytes it has. False if it is in any other form, or wrong: then odd_result_scan decides. */
bool odd_result_plain(odd_result *out, const char *text, size_t len, size_t *used);

/* Reads a result whose contract - 4SX - is one text and whose declarer and outcome - N +1 - are another, which
 * begins with a blank. Sets the tricks to those that make the contract, and over to the ones above them or, as
 * a negative number, below: so that each text has a meaning of its own. False if it is in any other form. */
bool odd_result_parts(odd_result *out, int *over, const char *contract, size_t contract_len, const char *rest,
                      size_t rest_len);

/* ==== Parts of results that were read before are known again by their bytes. A result as nearly all are
 * written, 4SX N +1, has two: the contract, which ends at the first blank, and the rest, declarer and
 * outcome. A part means the same beside any other, and there are about a hundred of each: so they stay in a
 * processor's first cache, and reading a result takes hardly a branch that cannot be predicted. Parts are
 * compared whole: an answer is never wrong. */

enum {
    ODD_PART_MEMO_REACH =
        16, /* bytes from the start of a result that must be readable, whatever stands there */
    ODD_PARTS_BITS = 9,
    ODD_PARTS_SLOTS = 1 << ODD_PARTS_BITS
};

/* A part and its share of the result: of a contract the tricks that make it, of the rest those above or
 * below; everything else as it is packed. */
typedef struct odd_memo_part {
    uint64_t key; /* 0: an empty slot */
    odd_packed packed;
    int8_t tricks;
} odd_memo_part;

typedef struct odd_memo_parts {
    odd_memo_part slots[ODD_PARTS_SLOTS];
    int count;
} odd_memo_parts;

/* All zero: nothing is known yet. 16 kB, which the caller owns; make one for a whole file. */
typedef struct odd_part_memo {
    odd_memo_parts contracts, rests;
} odd_part_memo;

/* Returns the first slot that a part may be in; nearly all are in it. */
static inline const odd_memo_part *odd_memo_parts_place(const odd_memo_parts *parts, uint64_t key) {
    return &parts->slots[key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - ODD_PARTS_BITS)];
}

/* The slot of a part: the one that it is in, or else the empty one where it belongs. */
static inline const odd_memo_part *odd_memo_parts_slot(const odd_memo_parts *parts, uint64_t key) {
    size_t at = (size_t)(odd_memo_parts_place(parts, key) - parts->slots);
    while (parts->slots[at].key != key && parts->slots[at].key != 0)
        at = (at + 1) % ODD_PARTS_SLOTS;
    return &parts->slots[at];
}

/* The result that a contract and a rest make, packed, none vulnerable. */
static inline odd_packed odd_memo_parts_packed(const odd_memo_part *contract, const odd_memo_part *rest,
                                               unsigned tricks) {
    return (odd_packed)(contract->packed | rest->packed | tricks << 7);
}

/* Parts of a text, as keys: their bytes, with zeros below them, so that only a first byte of zero could
 * make two of them equal. */
typedef struct odd_part_keys {
    size_t split; /* the bytes of the first part */
    uint64_t contract, rest;
} odd_part_keys;

/* False if the text has not two parts of at most 7 and 8 bytes. */
static inline bool odd_part_keys_of(odd_part_keys *keys, const char *text, size_t len, size_t readable) {
    if (readable < ODD_PART_MEMO_REACH || text[0] == '\0')
        return false;
    uint64_t first = odd_word_at(text);
    size_t split = odd_word_before(odd_word_marks(first, ' '));
    size_t rest_len = len - split; /* huge where it is negative */
    if (split - 1 >= ODD_WORD_BYTES - 1 || rest_len - 1 >= ODD_WORD_BYTES)
        return false;
    *keys = (odd_part_keys){split, first << 8 * (ODD_WORD_BYTES - split),
                            odd_word_at(text + split) << 8 * (ODD_WORD_BYTES - rest_len)};
    return true;
}

/* The result that two parts make, packed, none vulnerable. False if they are not known, which says nothing about
 * them. */
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

/* The same of the len bytes at text. Of the text and what follows it, `readable` bytes may be read. */
static inline bool odd_part_memo_find(const odd_part_memo *known, odd_packed *result, const char *text,
                                      size_t len, size_t readable) {
    odd_part_keys keys;
    return odd_part_keys_of(&keys, text, len, readable) && odd_part_memo_find_keys(known, result, &keys);
}

/* Remembers the parts of a text that was read as a result and nothing else, and names declarer. Does nothing
 * if it has not the two parts, or if there is no room. */
void odd_part_memo_add(odd_part_memo *known, const char *text, size_t len, size_t readable);

/* ==== What comes after the two ids on a line of a traveller: a result, or a ruling. */

/* Reads up to the end of the text: fills kind, packed, score_pts, bare, lead and turned of the play, and the
 * ruling if there is one. Columns of errors are counted from the start of s. */
int odd_outcome_read(odd_play *play, odd_ruling *ruling, odd_scan s, odd_vul v, odd_error *error);

/* An amount with up to four digits after its point, -12.5, at the cursor. False if there is none, or if it has
 * more than nine digits before the point or four after it. */
bool odd_amount_scan(odd_scan *s, odd_amount *out);

/* ==== Reading a victory point scale, and what it is for. */

/* As odd_vp_scale_parse. Where the scale has no column for so many boards, *longest is set to the longest match that it
 * has one for. */
int odd_vp_scale_read(odd_vp_scale *out, const char *text, size_t len, int boards, int *longest,
                      odd_error *error);

#endif
