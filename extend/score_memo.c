/* Finds scores by the bytes of texts. */
#include "extend/extend.h"

#include <string.h>

/* False for texts that are too long, or contain a zero and so could be taken for others. */
static bool make_key(odd_memo_key *key, odd_text result, odd_text vul) {
    if (result.len == 0 || result.len > ODD_MEMO_RESULT || vul.len > ODD_MEMO_VUL ||
        result.text[result.len - 1] == '\0' || (vul.len > 0 && vul.text[vul.len - 1] == '\0'))
        return false;
    *key = (odd_memo_key){{0}};
    memcpy(key->words, result.text, result.len);
    memcpy((char *)key->words + ODD_MEMO_RESULT, vul.text, vul.len);
    return true;
}

static odd_memo_entry *place(odd_score_memo *memo, const odd_memo_key *key) {
    uint64_t hash = key->words[0] * UINT64_C(0x9E3779B97F4A7C15) ^
                    key->words[1] * UINT64_C(0xC2B2AE3D27D4EB4F) ^
                    key->words[2] * UINT64_C(0x165667B19E3779F9);
    return &memo->entries[(hash ^ hash >> 32) % ODD_MEMO_ENTRIES];
}

int odd_memo_score(odd_score_memo *memo, int *score, odd_text result, odd_text vul, odd_error *error) {
    odd_memo_key key;
    odd_deal deal;
    bool short_enough = make_key(&key, result, vul);
    odd_memo_entry *entry = short_enough ? place(memo, &key) : NULL;
    if (entry != NULL && memcmp(&entry->key, &key, sizeof key) == 0) {
        *score = entry->score;
        return ODD_OK;
    }
    int code = odd_argument_deal(&deal, result, vul, error);
    if (code != ODD_OK)
        return code;
    *score = odd_score(deal.result, deal.vul);
    if (entry != NULL)
        *entry = (odd_memo_entry){key, *score};
    return ODD_OK;
}
