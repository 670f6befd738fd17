/* The text that a call answers with: its memory is that of the call. */
#include "wasm/answer.h"

#include "wasm/stack_memory.h"

odd_out odd_answer;

const char *odd_answer_error(const odd_error *error) {
    odd_answer.len = 0;
    odd_out_text(&odd_answer, "{\"error\":");
    odd_error_json(&odd_answer, error);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}

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
