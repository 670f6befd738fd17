/* The score of a deal in words and as JSON. */
#include "report/columns.h"
#include "report/score_sheet.h"

enum { BOOK = 6 };

const char *odd_scorer_words(const odd_step *step) {
    if (step->side != ODD_NO_SIDE)
        return step->side == ODD_NS ? "N-S" : "E-W";
    return step->element == ODD_PENALTY ? "defenders" : "declarer";
}

void odd_say_outcome(odd_out *o, odd_result r) {
    int over = r.tricks - BOOK - r.level, size = over > 0 ? over : -over;
    odd_out_words(o, "%d tricks bid, %d taken", r.level + BOOK, r.tricks);
    if (over != 0)
        odd_out_words(o, ": %d %s%s", size, over > 0 ? "overtrick" : "undertrick", size == 1 ? "" : "s");
}

void odd_step_json(odd_out *o, const char *side, const odd_step *step) {
    odd_json_word(o, "element", odd_element_key(step->element));
    odd_json_word(o, "side", side);
    odd_json_int(o, "points", step->points);
    odd_json_word(o, "sum", step->sum);
    odd_json_word(o, "why", step->why);
    odd_json_word(o, "law", step->law);
    odd_json_word(o, "name", odd_element_name(step->element));
}

static void put_steps(odd_out *o, const odd_deal *d) {
    odd_step steps[ODD_ELEMENT_COUNT];
    int count = odd_deal_explain(steps, d);
    odd_json_open(o, "steps", '[');
    for (int i = 0; i < count; i++) {
        odd_side side = steps[i].side;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_step_json(o,
                      side == ODD_NS   ? "ns"
                      : side == ODD_EW ? "ew"
                                       : odd_scorer_words(&steps[i]),
                      &steps[i]);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

void odd_deal_json(odd_out *o, const odd_deal *d, bool steps) {
    char text[ODD_RESULT_MAX];
    odd_elements e = odd_deal_elements(d);
    odd_result_format(text, sizeof text, d->result, ODD_ASCII);
    odd_out_char(o, '{');
    odd_json_word(o, "result", text);
    odd_json_word(o, "vul", odd_vul_text(d->vul));
    odd_json_int(o, "score", odd_deal_score(d));
    odd_json_open(o, "elements", '{');
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++)
        odd_json_int(o, odd_element_key((odd_element)i), e.pts[i]);
    odd_out_char(o, '}');
    if (steps)
        put_steps(o, d);
    odd_out_char(o, '}');
}

static void put_parts(odd_out *o, odd_result r) {
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, r, ODD_ASCII);
    odd_json_word(o, "result", text);
    odd_result_format(text, sizeof text, r, ODD_SYMBOLS);
    odd_json_word(o, "text", text);
    odd_json_int(o, "level", r.level);
    odd_json_word(o, "strain", odd_strain_text(r.strain, ODD_ASCII));
    odd_json_word(o, "doubling", odd_doubling_text(r.doubling));
    odd_json_word(o, "declarer", odd_seat_text(r.declarer));
    odd_json_int(o, "over", r.level > 0 ? r.tricks - BOOK - r.level : 0);
}

void odd_calculation_json(odd_out *o, odd_result r) {
    bool sides = r.declarer != ODD_NO_SEAT || r.level == 0;
    odd_out_char(o, '{');
    put_parts(o, r);
    odd_json_open(o, "outcome", '"');
    if (r.level > 0)
        odd_say_outcome(o, r);
    else
        odd_out_text(o, "passed out: both sides score 0");
    odd_out_char(o, '"');
    odd_json_open(o, "sides", '[');
    odd_out_text(o, sides ? "\"N-S\",\"E-W\"]" : "\"declarer\",\"defenders\"]");
    odd_json_open(o, "scores", '[');
    for (odd_vul vul = ODD_VUL_NO; vul <= ODD_VUL_YES; vul++) {
        odd_deal deal = {.result = r, .vul = vul, .game = ODD_DUPLICATE};
        odd_json_next(o);
        odd_deal_json(o, &deal, true);
    }
    odd_out_char(o, ']');
    if (r.level > 0) {
        odd_json_key(o, "place");
        odd_table_place_json(o, r);
    }
    odd_out_char(o, '}');
}
