/* Memory in blocks: small things share one, large ones have their own. */
#include "base/arena.h"
#include "base/bits.h"

/* Tests make everything large, to see that nothing is used that was freed. */
#ifndef ODD_ARENA_LARGE
#define ODD_ARENA_LARGE (BLOCK / 4)
#endif

enum { BLOCK = 1 << 16, ALIGN = 16 };

static void *fail(odd_arena *a) {
    a->empty = true;
    return NULL;
}

static void *new_block(odd_arena *a, size_t bytes) {
    return a->empty ? NULL : a->more(a->owner, bytes);
}

/* The bytes that so many items take: texts are not aligned. */
static size_t room_for(size_t count, size_t size) {
    return size == 1 ? count : (count * size + ALIGN - 1) / ALIGN * ALIGN;
}

void *odd_arena_take(odd_arena *a, size_t count, size_t size) {
    if (size > 0 && count > (SIZE_MAX - ALIGN) / size)
        return fail(a);
    size_t bytes = room_for(count, size), skipped = size == 1 ? 0 : a->left % ALIGN;
    if (bytes >= ODD_ARENA_LARGE) {
        void *own = new_block(a, bytes);
        return own != NULL ? own : fail(a);
    }
    if (a->left < bytes + skipped || a->at == NULL) {
        char *block = new_block(a, BLOCK);
        if (block == NULL)
            return fail(a);
        a->at = block;
        a->left = BLOCK;
        skipped = 0;
    }
    char *taken = a->at + skipped;
    a->at = taken + bytes;
    a->left -= skipped + bytes;
    return taken;
}

void odd_arena_give(odd_arena *a, void *things, size_t count, size_t size) {
    size_t bytes = room_for(count, size);
    if (bytes >= ODD_ARENA_LARGE && things != NULL && a->less != NULL)
        a->less(a->owner, things, bytes);
}

/* The same items with room for more after them, if that needs no copy; NULL if it does. */
static void *stretched(odd_arena *a, void *things, size_t cap, size_t more, size_t size) {
    bool large =
        things != NULL && room_for(cap, size) >= ODD_ARENA_LARGE && more <= (SIZE_MAX - ALIGN) / size;
    return ODD_QUICK && large && a->stretch != NULL && !a->empty
               ? a->stretch(a->owner, things, room_for(cap, size), room_for(more, size))
               : NULL;
}

void *odd_arena_grow(odd_arena *a, void *things, size_t count, size_t need, size_t *cap, size_t size) {
    if (need <= *cap && things != NULL)
        return things;
    size_t more = *cap < 8 ? 16 : *cap * 2;
    if (more < need)
        more = need;
    void *grown = stretched(a, things, *cap, more, size);
    if (grown == NULL) {
        grown = odd_arena_take(a, more, size);
        if (grown == NULL)
            return NULL;
        if (count > 0)
            odd_copy(grown, things, count * size);
        odd_arena_give(a, things, *cap, size);
    }
    *cap = more;
    return grown;
}

bool odd_arena_room(odd_arena *a, void *list, size_t count, size_t need, size_t *cap, size_t size) {
    void *things;
    odd_copy(&things, list, sizeof things);
    things = odd_arena_grow(a, things, count, need, cap, size);
    if (things != NULL)
        odd_copy(list, &things, sizeof things);
    return things != NULL;
}
