/* The start of a call, and the length of its answer. */
#include "wasm/module.h"

char *odd_call_input;
odd_arena odd_call_arena;

EXPORT(char *, begin, (size_t len)) {
    odd_memory_reset();
    odd_call_arena = (odd_arena){.more = odd_memory_more};
    odd_answer_begin();
    odd_call_input = odd_memory_more(NULL, len + 1);
    return odd_call_input;
}

EXPORT(size_t, length, (void)) {
    return odd_answer.len;
}

EXPORT(const char *, version, (void)) {
    odd_out_text(&odd_answer, odd_version());
    return odd_answer.text;
}
