/* Stores texts, one after the other in blocks of memory, each preceded by its length. */
#include "exchange/field_text.h"
#include "base/arena.h"
#include "base/bits.h"

/* A place is the number of a piece, and the offset in it. */
enum { PIECE_BITS = 12, PIECE = 1 << PIECE_BITS, PIECES_MAX = 1 << (32 - PIECE_BITS) };

/* Adds a piece of memory. A text that is too long gets its own. */
static bool add_piece(odd_text_pool *kept, odd_arena *arena, size_t need) {
    if (kept->count == PIECES_MAX)
        return false;
    char **pieces =
        odd_arena_grow(arena, kept->pieces, kept->count, kept->count + 1, &kept->cap, sizeof *pieces);
    if (pieces == NULL)
        return false;
    kept->pieces = pieces;
    pieces[kept->count] = odd_arena_take(arena, need < PIECE ? PIECE : need + 1, 1);
    if (pieces[kept->count] == NULL)
        return false;
    kept->used = kept->count++ == 0; /* nothing is at 0 */
    return true;
}

uint8_t *odd_count_put(uint8_t *to, uint64_t number) {
    for (; number > 0x7F; number >>= 7)
        *to++ = (uint8_t)(number | 0x80);
    *to = (uint8_t)number;
    return to + 1;
}

uint32_t odd_text_pool_add(odd_text_pool *kept, odd_arena *arena, odd_text text) {
    size_t need = ODD_COUNT_MAX + text.len;
    if ((kept->count == 0 || kept->used + need > PIECE) && !add_piece(kept, arena, need))
        return 0;
    size_t last = kept->count - 1;
    uint32_t place = (uint32_t)(last << PIECE_BITS | kept->used);
    uint8_t *to = odd_count_put((uint8_t *)kept->pieces[last] + kept->used, text.len);
    if (text.len > 0)
        odd_copy(to, text.text, text.len);
    kept->used = (size_t)((char *)to + text.len - kept->pieces[last]);
    return place;
}

odd_text odd_text_pool_text(const odd_text_pool *kept, uint32_t place) {
    uint64_t len;
    if (place == 0)
        return (odd_text){"", 0};
    const char *at = kept->pieces[place >> PIECE_BITS] + place % PIECE;
    at = (const char *)odd_count_take((const uint8_t *)at, &len);
    return (odd_text){at, (size_t)len};
}
