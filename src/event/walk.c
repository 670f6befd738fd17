/* Walks over a session: the fold of its deals, rubber after rubber, as rows of the sheet. */
#include "base/memory.h"
#include "oddtrick.h"

odd_walk odd_walk_start(const odd_session *session) {
    return (odd_walk){.session = session, .chicago = session->rules};
}

/* Who deals: each in turn, through the whole of a rubber; in a Chicago as its rules say. */
static odd_seat dealer_of(const odd_walk *w) {
    if (w->session->kind == ODD_SESSION_CHICAGO)
        return odd_chicago_dealer(&w->chicago);
    odd_seat first = w->session->rules.first_dealer;
    return (odd_seat)(ODD_NORTH + ((first == ODD_NO_SEAT ? 0 : (int)first - ODD_NORTH) + w->dealt) % 4);
}

/* One by one: they were just written one by one, and a processor is slow to read them together. */
static void copy_sides(int to[ODD_SIDE_COUNT], const int from[ODD_SIDE_COUNT]) {
    for (int side = 0; side < ODD_SIDE_COUNT; side++)
        to[side] = from[side];
}

static void add_to_rubber(odd_walk *w, odd_row *row) {
    odd_rubber *r = &w->state;
    int games = r->games[ODD_NS];
    int all = games + r->games[ODD_EW];
    row->vul = odd_rubber_vul(r);
    if (row->item->kind == ODD_ITEM_END)
        row->entry_count = odd_rubber_end(r, row->entries);
    else
        row->entry_count = odd_rubber_add(r, row->entries, &row->item->deal);
    if (r->games[ODD_NS] + r->games[ODD_EW] > all)
        row->game = r->games[ODD_NS] > games ? ODD_NS : ODD_EW;
    row->finished = r->finished;
    copy_sides(row->games, r->games);
    copy_sides(row->partscore, r->partscore);
    copy_sides(row->above, r->above);
    copy_sides(row->below, r->below);
}

/* IMP-Chicago: the score against what the high-card points promised. */
static void compare(const odd_session *s, odd_row *row) {
    const odd_item *item = row->item;
    if (item->kind != ODD_ITEM_DEAL || item->deal.result.level == 0 || item->hcp < 0)
        return;
    int score = 0;
    for (int i = 0; i < row->entry_count; i++)
        score += row->entries[i].side == ODD_NS ? row->entries[i].points : -row->entries[i].points;
    row->expected_pts =
        odd_expected_score(&s->expected, item->side == ODD_NS ? item->hcp : 40 - item->hcp, row->vul);
    row->imps = odd_imp(score - row->expected_pts);
}

static void add_to_chicago(odd_walk *w, odd_row *row) {
    odd_chicago *c = &w->chicago;
    row->vul = odd_chicago_vul(c);
    if (row->item->kind == ODD_ITEM_END)
        c->finished = true;
    else
        row->entry_count = odd_chicago_add(c, row->entries, &row->item->deal);
    for (int i = 0; i < row->entry_count; i++)
        if (row->entries[i].element == ODD_GAME)
            row->game = row->entries[i].side;
    if (w->session->imps)
        compare(w->session, row);
    row->finished = c->finished;
    copy_sides(row->partscore, c->partscore);
    copy_sides(row->above, c->above);
    copy_sides(row->below, c->below);
}

/* An end before the first deal of a rubber ends nothing. */
static bool counts(const odd_walk *w, const odd_item *item) {
    if (item->taken_back)
        return false;
    return item->kind == ODD_ITEM_DEAL || (item->kind == ODD_ITEM_END && w->dealt > 0);
}

static const odd_item *next_item(odd_walk *w) {
    const odd_session *s = w->session;
    while (w->at < s->count) {
        const odd_item *item = &s->items[w->at++];
        if (item->kind == ODD_ITEM_NAMES)
            w->names[item->side] = item->text;
        else if (counts(w, item))
            return item;
    }
    return NULL;
}

bool odd_walk_next(odd_walk *w, odd_row *row) {
    const odd_item *item = next_item(w);
    if (item == NULL)
        return false;
    row->item = item;
    row->entry_count = 0;
    row->game = ODD_NO_SIDE;
    row->expected_pts = row->imps = 0;
    w->rubber += w->dealt == 0;
    row->rubber = w->rubber;
    row->dealer = item->kind == ODD_ITEM_END ? ODD_NO_SEAT : dealer_of(w);
    copy_sides(row->games, (const int[ODD_SIDE_COUNT]){0});
    if (w->session->kind == ODD_SESSION_CHICAGO)
        add_to_chicago(w, row);
    else
        add_to_rubber(w, row);
    odd_copy(row->names, w->names, sizeof row->names);
    w->dealt++;
    if (row->finished) {
        w->state = (odd_rubber){0};
        w->chicago = w->session->rules;
        w->dealt = 0;
    }
    return true;
}
