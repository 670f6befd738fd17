/* The text that a call returns, in the memory of the call. */
#include "wasm/module.h"

odd_out odd_answer;

const char *odd_answer_error(const odd_error *error) {
    odd_answer.len = 0;
    odd_failure_json(&odd_answer, error);
    return odd_answer.text;
}

static char *resize(odd_out *o, size_t cap) {
    char *text = odd_memory_more(NULL, cap);
    if (o->len > 0)
        odd_copy(text, o->text, o->len);
    return text;
}

void odd_answer_begin(void) {
    odd_answer = (odd_out){.resize = resize};
}
