/* What comes next in a session. */
#include "base/arena.h"
#include "base/out.h"
#include "report/score_sheet.h"

odd_row odd_next_deal(const odd_session *session) {
    odd_session s = *session;
    odd_row row = {0};
    size_t at = s.count++;
    s.items[at] = (odd_item){.kind = ODD_ITEM_DEAL, .number = s.deals + 1, .before = (int)at, .hcp = -1};
    for (odd_walk w = odd_walk_start(&s); odd_walk_next(&w, &row);)
        ;
    return row;
}

const char *odd_vulnerable_words(const odd_session *session, odd_vul vul) {
    if (vul == ODD_VUL_BOTH)
        return "both sides are vulnerable";
    if (vul == ODD_VUL_NS || vul == ODD_VUL_EW)
        return (vul == ODD_VUL_NS) == (session->we == ODD_NS) ? "We are vulnerable" : "They are vulnerable";
    return "nobody is vulnerable";
}

void odd_say_next(odd_out *o, const odd_session *session, const odd_row *next) {
    int parts = 0;
    if (next->rubber > 1)
        odd_out_words(o, "%s %d, deal ", odd_sheet_word(session), next->rubber);
    else
        odd_out_text(o, "Deal ");
    odd_out_words(o, "%d, %s deals, %s", next->item->number, odd_seat_name(next->dealer),
                  odd_vulnerable_words(session, next->deal.vul));
    for (int column = 0; column < ODD_COLUMNS; column++) {
        odd_side side = (column == ODD_WE) == (session->we == ODD_NS) ? ODD_NS : ODD_EW;
        if (next->partscore[side] == 0)
            continue;
        odd_out_words(o, parts++ == 0 ? "; %s have %d below the line" : ", %s %d", odd_column_words[column],
                      next->partscore[side]);
    }
}

void odd_say_points(odd_out *o, const odd_session *session, const odd_row *row) {
    bool any = false;
    if (session->imps && row->imps != 0) {
        int imps = row->imps > 0 ? row->imps : -row->imps;
        odd_out_words(o, "%s %d IMP%s",
                      odd_column_words[odd_sheet_column(session, row->imps > 0 ? ODD_NS : ODD_EW)], imps,
                      imps == 1 ? "" : "s");
    }
    for (int column = 0; column < ODD_COLUMNS && !session->imps; column++) {
        int below = odd_row_points(session, row, column, ODD_CONTRACT_POINTS);
        int above = odd_row_total(session, row, column) - below;
        if (below + above == 0)
            continue;
        odd_out_words(o, "%s%s", any ? ", " : "", odd_column_words[column]);
        if (below > 0)
            odd_out_words(o, " %d below%s", below, above > 0 ? "," : "");
        if (above > 0)
            odd_out_words(o, " %d above", above);
        any = true;
    }
}

/* Whether the last item, an end, has a row on the sheet. */
static bool ends_something(const odd_session *s) {
    odd_row row = {0};
    for (odd_walk w = odd_walk_start(s); odd_walk_next(&w, &row);)
        ;
    return row.item == &s->items[s->count - 1];
}

bool odd_session_with(odd_session *after, odd_error *error, const odd_session *before, odd_session_kind kind,
                      odd_arena *arena, const char *text, size_t len) {
    size_t known = before->errors;
    odd_item *items = ODD_TAKE(arena, odd_session_items(text, len) + 1, odd_item);
    odd_error *errors = ODD_TAKE(arena, known + 1, odd_error);
    odd_session_read(after, kind, items, errors, known + 1, text, len);
    if (after->errors > known) {
        *error = errors[known];
        return false;
    }
    if (after->count > before->count && after->items[after->count - 1].kind == ODD_ITEM_END &&
        !ends_something(after)) {
        odd_fail(error, ODD_E_REFERENCE, 0, 1, "there is nothing to end: no deal has been played");
        return false;
    }
    return true;
}
