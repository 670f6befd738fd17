/* Finds the line that takes back the last line of a session. */
#include "base/arena.h"
#include "base/out.h"
#include "report/score_sheet.h"

/* A change that a line of the log made and a later line can take back. */
typedef struct change {
    int number;            /* the deal; 0 for an end */
    const odd_item *made;  /* the deal or end that it added; NULL for a correction */
    const odd_item *value; /* correction: the item that defined the deal before it */
    bool gone;             /* correction: the deal did not count before it */
    bool back;             /* it undid the change before it */
} change;

typedef struct deal_history {
    change *changes;
    size_t count;
    change *deals;            /* by number: the current state of each */
    const odd_item *last_end; /* the only end that a line can take back */
} deal_history;

/* Whether a correction only takes back the last change: it then repeats the earlier item as it was written. */
static bool reverts(const deal_history *h, const odd_item *c) {
    if (h->count == 0 || h->changes[h->count - 1].number != c->number)
        return false;
    const change *last = &h->changes[h->count - 1];
    bool gone = last->made != NULL || last->gone;
    return gone ? c->taken_back : !c->taken_back && odd_text_same(c->text, last->value->text);
}

/* Corrections that took something back are removed together with it, so that repeated undo goes back step by step - but one
 * that was just typed by hand is what the user wants undone. */
static void go_over(deal_history *h, const odd_session *s, int by_hand) {
    for (size_t i = 0; i < s->count; i++) {
        const odd_item *item = &s->items[i];
        bool made = item->kind == ODD_ITEM_DEAL || item->kind == ODD_ITEM_END;
        if (!made && item->kind != ODD_ITEM_CORRECT)
            continue;
        change *now = &h->deals[item->number];
        bool back = !made && reverts(h, item);
        if (back && item->line != by_hand)
            h->count--;
        else
            h->changes[h->count++] = (change){item->number, made ? item : NULL, now->value, now->gone, back};
        if (made || !item->taken_back)
            now->value = item;
        now->gone = !made && item->taken_back;
        if (item->kind == ODD_ITEM_END)
            h->last_end = item;
    }
}

/* Returns false if no line can take it back. */
static bool write_undo(odd_writer *w, const deal_history *h) {
    if (h->count == 0)
        return true;
    const change *last = &h->changes[h->count - 1];
    if (last->number == 0 && last->made == NULL) {
        odd_put_text(w, "end");
        return last->back; /* one in the middle cannot be put back */
    }
    if (last->number == 0)
        odd_put_text(w, "correct end void");
    else if (last->made != NULL || last->gone)
        odd_put_format(w, "correct %d void", last->number);
    else
        odd_put_format(w, "correct %d %.*s", last->number, (int)last->value->text.len,
                       last->value->text.text);
    return last->number != 0 || last->made == h->last_end;
}

int odd_undo_line(char *line, size_t cap, const odd_session *s, odd_arena *arena, int by_hand) {
    deal_history h = {.changes = ODD_TAKE(arena, s->count + 1, change),
                      .deals = ODD_TAKE(arena, (size_t)s->deals + 1, change)};
    odd_writer w = odd_writer_on(line, cap);
    go_over(&h, s, by_hand);
    return write_undo(&w, &h) && w.len < cap ? (int)w.len : -1;
}
