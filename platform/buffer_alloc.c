/* Where the memory of text comes from. A file of its own, since tests may have another one. */
#include <stdlib.h>

#include "platform/heap_memory.h"
#include "platform/ration.h"

void odd_out_room(odd_out *o, size_t more) {
    enum { FIRST = 1 << 9 };
    size_t cap = o->cap < FIRST ? FIRST : o->cap * 2;
    while (cap - o->len < more)
        cap *= 2;
    odd_ration_grew(cap - o->cap);
    char *text;
    while ((text = realloc(o->text, cap)) == NULL)
        odd_ration_none();
    o->text = text;
    o->cap = cap;
}

void odd_out_free(odd_out *o) {
    free(o->text);
    *o = (odd_out){0};
}
