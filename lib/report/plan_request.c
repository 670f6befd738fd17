/* Requests about movements that need no event: what fits, one of a kind, and the faults of one. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "report/event_rows.h"
#include "report/movement_report.h"
#include "report/open_event.h"

typedef struct plan_parser {
    odd_arena *arena;
    odd_text text; /* after the keyword */
    odd_error error;
} plan_parser;

static int measure(plan_parser *p, odd_balance *b, const odd_movement *m) {
    return odd_movement_balance(b, m, p->arena) == ODD_OK
               ? ODD_OK
               : odd_fail(&p->error, ODD_E_MEMORY, 0, 0, "out of memory");
}

static int propose(plan_parser *p, odd_out *o) {
    odd_plan_wish wish;
    odd_proposals found;
    int code = odd_plan_wish_parse(&wish, p->text.text, p->text.len, &p->error);
    if (code == ODD_OK)
        code = odd_movement_propose(&found, &wish.wish, wish.minutes, p->arena, &p->error);
    if (code == ODD_OK)
        odd_proposals_json(o, &found, wish.balance, p->arena);
    return code;
}

static int make(plan_parser *p, odd_out *o) {
    odd_plan_wish wish;
    odd_movement m;
    odd_balance b;
    int code = odd_plan_wish_parse(&wish, p->text.text, p->text.len, &p->error);
    if (code == ODD_OK && wish.wish.kind == ODD_MOVE_NONE)
        return odd_fail(&p->error, ODD_E_SYNTAX, 1, 1,
                        "missing movement: expected a kind first, such as howell pairs 10 boards 27");
    if (code == ODD_OK)
        code = odd_movement_make(&m, &wish.wish, p->arena, &p->error);
    if (code == ODD_OK)
        code = measure(p, &b, &m);
    if (code == ODD_OK)
        odd_movement_json(o, &m, &wish.wish, &b, wish.balance);
    return code;
}

static int prove(plan_parser *p, odd_out *o) {
    odd_movement m;
    odd_faults faults;
    odd_balance b;
    int code = odd_movement_read(&m, &(odd_movement_own){0}, p->text.text, p->text.len, p->arena, &p->error);
    if (code == ODD_OK && odd_movement_prove(&faults, &m, p->arena) != ODD_OK)
        code = odd_fail(&p->error, ODD_E_MEMORY, 0, 0, "out of memory");
    if (code == ODD_OK)
        code = measure(p, &b, &m);
    if (code == ODD_OK)
        odd_faults_json(o, &m, &faults, &b, true);
    return code;
}

int odd_plan_ask(const odd_front_end *front_end, const char *text, size_t len, odd_out *o) {
    static const struct {
        const char *word;
        int (*answer)(plan_parser *p, odd_out *o);
    } asks[] = {{"propose", propose}, {"make", make}, {"prove", prove}};
    odd_pool pool;
    odd_scan s = {text, len, 0};
    size_t ask = 0;
    odd_pool_open(&pool, front_end);
    plan_parser p = {.arena = &pool.arena};
    while (ask < sizeof asks / sizeof asks[0] && !odd_scan_whole(&s, asks[ask].word))
        ask++;
    p.text = odd_text_from((odd_text){text, len}, s.at);
    int code = ask < sizeof asks / sizeof asks[0]
                   ? asks[ask].answer(&p, o)
                   : odd_fail(&p.error, ODD_E_SYNTAX, 1, 1, "expected propose, make or prove");
    if (code != ODD_OK)
        odd_failure_json(o, &p.error);
    odd_pool_close(&pool);
    return code;
}
