/* The memo of parts of results: the functions that are not needed for every line. */
#include "log/notation.h"

static void add_part(odd_memo_parts *parts, odd_memo_part part) {
    odd_memo_part *slot = &parts->slots[odd_memo_parts_slot(parts, part.key) - parts->slots];
    if (slot->key != 0 || parts->count >= ODD_PARTS_SLOTS / 2) /* full enough: searches must stay short */
        return;
    *slot = part;
    parts->count++;
}

void odd_part_memo_add(odd_part_memo *known, const char *text, size_t len, size_t readable) {
    odd_part_keys keys;
    odd_packed known_already;
    odd_result r;
    int over;
    if (odd_part_memo_find(known, &known_already, text, len, readable) ||
        !odd_part_keys_of(&keys, text, len, readable) ||
        !odd_result_parts(&r, &over, text, keys.split, text + keys.split, len - keys.split))
        return;
    int made = r.tricks;
    r.tricks = 0;
    odd_packed whole = odd_pack(r, ODD_VUL_NONE);
    r.declarer = ODD_NORTH; /* this has no bits of its own */
    odd_packed contract = odd_pack(r, ODD_VUL_NONE);
    add_part(&known->contracts, (odd_memo_part){keys.contract, contract, (int8_t)made});
    add_part(&known->rests, (odd_memo_part){keys.rest, (odd_packed)(whole ^ contract), (int8_t)over});
}
