/* What was stored by mistake is taken back by a line of its own: finds which one that is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/undo.h"

/* Something that a line of the log did and a later line can take back. */
typedef struct change {
    int number;            /* the deal, 0 for an end */
    const odd_item *made;  /* by this deal or end; NULL for a correction */
    const odd_item *value; /* correction: what said how the deal was before it */
    bool gone;             /* and that it did not count */
    bool back;             /* it undid the change before it */
} change;

typedef struct past {
    change *changes;
    size_t count;
    change *deals;            /* by number: how each stands */
    const odd_item *last_end; /* the only one that a line can take back */
} past;

/* As it was written: a correction that takes another back repeats what stood there. */
static bool same_text(odd_text a, odd_text b) {
    return a.len == b.len && memcmp(a.text, b.text, a.len) == 0;
}

/* Whether a correction only takes the last change back. */
static bool reverts(const past *h, const odd_item *c) {
    if (h->count == 0 || h->changes[h->count - 1].number != c->number)
        return false;
    const change *last = &h->changes[h->count - 1];
    bool gone = last->made != NULL || last->gone;
    return gone ? c->taken_back : !c->taken_back && same_text(c->text, last->value->text);
}

/* Corrections that took something back are gone together with it, so that undo after undo goes back step
 * by step - but one that was typed by hand just now is what the user wants undone. */
static void go_over(past *h, const odd_session *s, int by_hand) {
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

static int write_undo(char *line, size_t cap, const past *h) {
    if (h->count == 0)
        return 0;
    const change *last = &h->changes[h->count - 1];
    if (last->number == 0 && last->made == NULL)
        return last->back ? snprintf(line, cap, "end") : -1; /* one in the middle cannot be put back */
    if (last->number == 0)
        return last->made == h->last_end ? snprintf(line, cap, "correct end void") : -1;
    if (last->made != NULL || last->gone)
        return snprintf(line, cap, "correct %d void", last->number);
    return snprintf(line, cap, "correct %d %.*s", last->number, (int)last->value->text.len,
                    last->value->text.text);
}

int odd_undo_line(char *line, size_t cap, const odd_session *s, int by_hand) {
    int len = -1;
    past h = {.changes = calloc(s->count + 1, sizeof *h.changes),
              .deals = calloc((size_t)s->deals + 1, sizeof *h.deals)};
    if (h.changes != NULL && h.deals != NULL) {
        go_over(&h, s, by_hand);
        len = write_undo(line, cap, &h);
    }
    free(h.changes);
    free(h.deals);
    return len < (int)cap ? len : -1;
}
