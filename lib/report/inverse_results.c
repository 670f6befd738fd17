/* The results that give a score. Contracts that differ only in strain share a line, and so do all contracts
 * with the same number of undertricks. */
#include "report/columns.h"
#include "report/score_sheet.h"

enum { BOOK = 6, ALL_TRICKS = 13 };

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

/* The nearest possible scores below and above an impossible one; 0 if there is none. */
typedef struct neighbours {
    int score_pts, below, above;
} neighbours;

static void compare(neighbours *n, int other) {
    if (other < n->score_pts && (n->below == 0 || other > n->below))
        n->below = other;
    if (other > n->score_pts && (n->above == 0 || other < n->above))
        n->above = other;
}

static void compare_contract(neighbours *n, odd_result r, odd_vul vul) {
    for (r.tricks = 0; r.tricks <= ALL_TRICKS; r.tricks++)
        for (r.declarer = ODD_NORTH; r.declarer <= ODD_EAST; r.declarer++) {
            compare(n, odd_score(r, vul != ODD_VUL_COUNT ? vul : ODD_VUL_NO));
            compare(n, odd_score(r, vul != ODD_VUL_COUNT ? vul : ODD_VUL_YES));
        }
}

static neighbours find_neighbours(int score_pts, odd_vul vul) {
    neighbours n = {.score_pts = score_pts};
    for (odd_result r = {.level = 1}; r.level <= 7; r.level++)
        for (r.strain = ODD_CLUBS; r.strain <= ODD_NT; r.strain++)
            for (r.doubling = ODD_UNDOUBLED; r.doubling <= ODD_REDOUBLED; r.doubling++)
                compare_contract(&n, r, vul);
    return n;
}

static void put_signed(odd_out *o, int value) {
    odd_out_words(o, "%s%d", value > 0 ? "+" : "", value);
}

void odd_say_none(odd_out *o, int score_pts, odd_vul vul) {
    neighbours n = find_neighbours(score_pts, vul);
    odd_out_text(o, "no result gives this; the nearest score");
    odd_out_text(o, n.below != 0 && n.above != 0 ? "s are " : " is ");
    if (n.below != 0)
        put_signed(o, n.below);
    if (n.below != 0 && n.above != 0)
        odd_out_text(o, " and ");
    if (n.above != 0)
        put_signed(o, n.above);
}

void odd_nearest_json(odd_out *o, int score_pts, odd_vul vul) {
    neighbours n = find_neighbours(score_pts, vul);
    odd_json_open(o, "nearest", '[');
    for (int i = 0; i < 2; i++) {
        int nearest = i == 0 ? n.below : n.above;
        if (nearest == 0)
            continue;
        odd_json_next(o);
        odd_out_int(o, nearest);
    }
    odd_out_char(o, ']');
}

void odd_inverse_json(odd_out *o, int score_pts, const odd_candidate *c, size_t count) {
    odd_out_char(o, '{');
    odd_json_int(o, "score", score_pts);
    odd_json_open(o, "results", '[');
    for (size_t i = 0; i < count; i++) {
        char text[ODD_RESULT_MAX];
        odd_result r = c[i].result;
        const char *side = odd_seat_side(r.declarer) == ODD_NS ? "ns" : "ew";
        r.declarer = ODD_NO_SEAT;
        odd_result_format(text, sizeof text, r, ODD_ASCII);
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_word(o, "result", text);
        odd_json_word(o, "side", r.level == 0 ? "" : side);
        odd_json_word(o, "vul", r.level == 0 ? "" : odd_vul_text(c[i].vul));
        odd_out_char(o, '}');
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
    if (played && over < 0) { /* any contract from a level on */
        odd_json_int(o, "from", c->result.level);
        odd_json_word(o, "doubling", odd_doubling_text(c->result.doubling));
    }
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
