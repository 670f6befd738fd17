/* The text that a call answers with: its memory is that of the call. */
#include "wasm/out.h"

#include "wasm/memory.h"

odd_out odd_answer;

void odd_out_room(odd_out *o, size_t more) {
    enum { FIRST = 1 << 12 };
    size_t cap = o->cap < FIRST ? FIRST : o->cap * 2;
    while (cap - o->len < more)
        cap *= 2;
    char *text = odd_memory_more(NULL, cap);
    if (o->len > 0)
        odd_copy(text, o->text, o->len);
    o->text = text;
    o->cap = cap;
}
