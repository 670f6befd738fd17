/* Writes texts within a budget, so that a lack of memory ends only the text. */
#include "extend/extend.h"

#include "platform/memory.h"

typedef struct output_call {
    odd_out *out;
    void (*say)(odd_out *o, const void *data);
    const void *data;
} output_call;

static void work(void *owner) {
    const output_call *s = owner;
    s->say(s->out, s->data);
}

bool odd_say(odd_out *o, void (*say)(odd_out *o, const void *data), const void *data) {
    odd_budget budget = {0};
    output_call s = {o, say, data};
    *o = (odd_out)ODD_HEAP_OUT;
    if (odd_budget_run(&budget, work, &s) == ODD_BUDGET_DONE)
        return true;
    odd_out_free(o);
    return false;
}
