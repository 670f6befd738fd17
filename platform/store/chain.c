/* Hash chains with BLAKE2b of libsodium. All lengths are hashed too, so that different lines never give the same bytes. */
#include "platform/store/event_store_inner.h"

#include <sodium.h>
#include <string.h>

_Static_assert(ODD_CHAIN_BYTES == crypto_generichash_BYTES, "the usual length");

bool odd_chain_ready(void) {
    return sodium_init() >= 0;
}

static unsigned char *put(unsigned char *at, uint64_t value, int bytes) {
    for (int i = 0; i < bytes; i++)
        *at++ = (unsigned char)(value >> 8 * i);
    return at;
}

static void update(crypto_generichash_state *state, odd_text text) {
    if (text.len > 0)
        crypto_generichash_update(state, (const unsigned char *)text.text, text.len);
}

void odd_chain_start(odd_chain *chain, odd_text name, int64_t created_ms) {
    static const char what[16] = "oddtrick event 2";
    crypto_generichash_state state;
    unsigned char created[8];
    put(created, (uint64_t)created_ms, 8);
    crypto_generichash_init(&state, NULL, 0, ODD_CHAIN_BYTES);
    update(&state, (odd_text){what, sizeof what});
    crypto_generichash_update(&state, created, sizeof created);
    update(&state, name);
    crypto_generichash_final(&state, chain->hash, ODD_CHAIN_BYTES);
    chain->number = 0;
}

/* An ordinary line with author, key and text fits in 128 bytes, one block of the hash. */
void odd_chain_add(odd_chain *chain, const odd_link *line) {
    unsigned char head[ODD_CHAIN_BYTES + 28], *at = head;
    crypto_generichash_state state;
    memcpy(at, chain->hash, ODD_CHAIN_BYTES);
    at = put(at + ODD_CHAIN_BYTES, (uint64_t)++chain->number, 8);
    at = put(at, (uint64_t)line->time_ms, 8);
    at = put(at, (uint64_t)line->count, 4);
    at = put(at, line->author.len, 4);
    put(at, line->key.len, 4);
    crypto_generichash_init(&state, NULL, 0, ODD_CHAIN_BYTES);
    crypto_generichash_update(&state, head, sizeof head);
    update(&state, line->author);
    update(&state, line->key);
    update(&state, line->text);
    crypto_generichash_final(&state, chain->hash, ODD_CHAIN_BYTES);
}

bool odd_chain_has_hash(const odd_chain *chain, odd_text hash) {
    return hash.len == ODD_CHAIN_BYTES && memcmp(chain->hash, hash.text, ODD_CHAIN_BYTES) == 0;
}
