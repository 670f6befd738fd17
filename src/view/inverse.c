/* Which results give this score? Contracts that differ by strain only share a line, and so do all contracts that go
 * down as many. */
#include "view/json.h"
#include "view/score.h"

enum { BOOK = 6, SCORE_LIMIT = 7600 };

int odd_inverse_over(const odd_candidate *c) {
    return c->result.tricks - BOOK - c->result.level;
}

static bool same_line(const odd_candidate *a, const odd_candidate *b) {
    int over = odd_inverse_over(a);
    return a->result.doubling == b->result.doubling && a->result.declarer == b->result.declarer &&
           a->vul == b->vul && over == odd_inverse_over(b) &&
           (over < 0 || a->result.level == b->result.level);
}

size_t odd_inverse_group(const odd_candidate *c, size_t count) {
    size_t end = 1;
    while (end < count && same_line(c, &c[end]))
        end++;
    return end;
}

void odd_say_any(odd_out *o, const odd_candidate *c) {
    const char *doubling = odd_doubling_text(c->result.doubling);
    odd_out_text(o, "any ");
    if (c->result.level > 1)
        odd_out_words(o, "from the %d level", c->result.level);
    else
        odd_out_text(o, "contract");
    odd_out_words(o, "%s%s", doubling[0] != '\0' ? " " : "", doubling);
}

/* The nearest score that exists below or above one that does not; 0 if there is none. All scores are
 * multiples of ten. */
static int nearest(int score, bool above, odd_vul vul) {
    odd_candidate c;
    int s = score - score % 10;
    s += above ? (s > score ? 0 : 10) : (s < score ? 0 : -10);
    if (above && s < -SCORE_LIMIT)
        s = -SCORE_LIMIT;
    if (!above && s > SCORE_LIMIT)
        s = SCORE_LIMIT;
    for (; s >= -SCORE_LIMIT && s <= SCORE_LIMIT; s += above ? 10 : -10)
        if (s != 0 && odd_score_inverse(&c, 1, s, vul) > 0)
            return s;
    return 0;
}

static void put_signed(odd_out *o, int value) {
    odd_out_words(o, "%s%d", value > 0 ? "+" : "", value);
}

void odd_say_none(odd_out *o, int score_pts, odd_vul vul) {
    int below = nearest(score_pts, false, vul), above = nearest(score_pts, true, vul);
    odd_out_text(o, "no result gives this; the nearest score");
    odd_out_text(o, below != 0 && above != 0 ? "s are " : " is ");
    if (below != 0)
        put_signed(o, below);
    if (below != 0 && above != 0)
        odd_out_text(o, " and ");
    if (above != 0)
        put_signed(o, above);
}

void odd_inverse_json(odd_out *o, int score_pts, const odd_candidate *c, size_t count) {
    odd_out_words(o, "{\"score\":%d,\"results\":[", score_pts);
    for (size_t i = 0; i < count; i++) {
        char text[ODD_RESULT_MAX];
        odd_result r = c[i].result;
        const char *side = odd_seat_side(r.declarer) == ODD_NS ? "ns" : "ew";
        r.declarer = ODD_NO_SEAT;
        odd_result_format(text, sizeof text, r, ODD_ASCII);
        odd_out_words(o, "%s{\"result\":\"%s\",\"side\":\"%s\",\"vul\":\"%s\"}", i > 0 ? "," : "", text,
                      r.level == 0 ? "" : side, r.level == 0 ? "" : odd_vul_text(c[i].vul));
    }
    odd_out_text(o, "]}");
}

static void put_contracts(odd_out *o, const odd_candidate *c, size_t count) {
    if (c->result.level == 0) {
        odd_out_text(o, "\"passed out\"");
    } else if (odd_inverse_over(c) < 0) {
        odd_out_char(o, '"');
        odd_say_any(o, c);
        odd_out_char(o, '"');
    } else {
        for (size_t i = 0; i < count; i++)
            odd_out_words(o, "%s\"%d%s%s\"", i > 0 ? "," : "", c[i].result.level,
                          odd_strain_text(c[i].result.strain, ODD_SYMBOLS),
                          odd_doubling_text(c->result.doubling));
    }
}

static void put_line(odd_out *o, const odd_candidate *c, size_t count) {
    int over = odd_inverse_over(c);
    bool played = c->result.level > 0;
    odd_out_char(o, '{');
    odd_json_word(o, "side", !played ? "" : odd_seat_side(c->result.declarer) == ODD_NS ? "N-S" : "E-W");
    odd_json_open(o, "contracts", '[');
    put_contracts(o, c, count);
    odd_out_char(o, ']');
    odd_json_open(o, "outcome", '"');
    if (played && over == 0)
        odd_out_char(o, '=');
    else if (played)
        put_signed(o, over);
    odd_out_char(o, '"');
    odd_json_word(o, "vul", !played ? "" : c->vul == ODD_VUL_YES ? "vulnerable" : "not vulnerable");
    odd_out_char(o, '}');
}

void odd_inverse_lines_json(odd_out *o, const odd_candidate *c, size_t count) {
    odd_out_char(o, '[');
    for (size_t i = 0, end; i < count; i = end) {
        end = i + odd_inverse_group(c + i, count - i);
        odd_json_next(o);
        put_line(o, c + i, end - i);
    }
    odd_out_char(o, ']');
}
