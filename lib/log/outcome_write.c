/* Writes results and rulings of events so that log/outcome.c reads the same again. */
#include "base/out.h"
#include "oddtrick_event.h"

static void put_amount(odd_writer *w, odd_amount amount) {
    char text[ODD_AMOUNT_MAX];
    odd_amount_format(text, sizeof text, amount, 0);
    odd_put_text(w, text);
}

static void put_result(odd_writer *w, odd_packed packed, bool bare, int score_pts, odd_style style) {
    char text[ODD_RESULT_MAX];
    odd_vul v;
    if (bare) {
        odd_put_format(w, "score %d", score_pts);
        return;
    }
    odd_result_format(text, sizeof text, odd_unpack(packed, &v), style);
    odd_put_text(w, text);
}

static void put_given(odd_writer *w, const odd_adjustment *given, odd_style style) {
    static const char *const words[ODD_AWARD_COUNT] = {"", "ave-", "ave", "ave+", "%", " imps"};
    if (given->award == ODD_AWARD_PERCENT || given->award == ODD_AWARD_IMPS)
        put_amount(w, given->amount);
    odd_put_text(w, words[given->award]);
    if (given->part_count > 1)
        odd_put_text(w, "weighted ");
    for (int i = 0; i < given->part_count; i++) {
        const odd_part *part = &given->parts[i];
        if (i > 0)
            odd_put_char(w, ' ');
        if (given->part_count > 1) {
            put_amount(w, part->weight_x100 * (odd_amount)(ODD_ONE / 100));
            odd_put_text(w, "% ");
        }
        put_result(w, part->result, part->bare, part->score_pts, style);
    }
}

size_t odd_outcome_format(char *buf, size_t cap, const odd_play *p, const odd_ruling *r, odd_style style) {
    odd_writer w = odd_writer_on(buf, cap);
    switch ((odd_play_kind)p->kind) {
    case ODD_PLAYED:
        put_result(&w, p->packed, p->bare, p->score_pts, style);
        break;
    case ODD_RULED: {
        bool both = p->slip || (!r->split && r->side[0].award == ODD_AWARD_SCORE);
        if (r->split)
            odd_put_text(&w, "split ");
        put_given(&w, &r->side[0], style);
        if (!both) {
            odd_put_text(&w, r->split ? " / " : "/");
            put_given(&w, &r->side[1], style);
        }
        if (r->offender != ODD_NO_SIDE)
            odd_put_text(&w, r->offender == ODD_NS ? " offending NS" : " offending EW");
        break;
    }
    case ODD_NOT_PLAYED:
        odd_put_text(&w, "not played");
        break;
    case ODD_VOID:
        odd_put_text(&w, "void");
        break;
    }
    if (p->turned)
        odd_put_text(&w, " wrong direction");
    return w.len;
}
