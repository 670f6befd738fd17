/* Requests for explanations and checks. In the browser they are in a separate module. */
#include "base/arena.h"
#include "report/open_event.h"

int odd_ask_why(odd_request_state *a, odd_out *o) {
    odd_reasons reasons;
    uint32_t who;
    int board = a->r->number;
    int code = odd_event_find(a->e, &who, a->r->id.text, a->r->id.len, &a->error);
    if (code == ODD_OK)
        code = board > 0 ? odd_event_why_board(&reasons, a->e, a->arena, who, board, ODD_SYMBOLS, &a->error)
                         : odd_event_why(&reasons, a->e, a->arena, who, ODD_SYMBOLS, &a->error);
    if (code == ODD_OK)
        odd_reasons_json(o, a->e, &reasons, who, board);
    return code;
}

/* The check scores the event with other results, so it works on a second event. */
int odd_ask_check(odd_request_state *a, odd_out *o) {
    odd_findings found;
    odd_event *e = odd_event_new(a->arena);
    int code = odd_open_event_again(a->live, e);
    odd_open_event_scale(a->live, e);
    if (code == ODD_OK)
        code = odd_event_score(e);
    if (code == ODD_OK)
        code = odd_event_findings(&found, e, a->arena, ODD_SYMBOLS);
    if (code == ODD_OK)
        odd_findings_json(o, e, &found);
    return code;
}
