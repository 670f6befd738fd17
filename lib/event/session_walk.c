/* Walks over a session, deal by deal and rubber by rubber, and makes the rows of the sheet. */
#include "base/bits.h"
#include "score/score.h"
#include "log/log.h"

/* Starts the next rubber or Chicago. */
static void begin(odd_walk *w) {
    w->state = (odd_rubber){.partscore_50 = w->session->partscore_50};
    w->chicago = w->session->rules;
    w->chicago.first_dealer = w->first_dealer;
    w->dealt = 0;
}

odd_walk odd_walk_start(const odd_session *session) {
    odd_walk w = {.session = session, .first_dealer = session->rules.first_dealer};
    begin(&w);
    return w;
}

/* Returns the dealer: each player in turn through a whole rubber; in a Chicago, by its rules. */
static odd_seat dealer_of(const odd_walk *w) {
    if (w->session->kind == ODD_SESSION_CHICAGO)
        return odd_chicago_dealer(&w->chicago);
    odd_seat first = w->chicago.first_dealer; /* at the start of this Chicago */
    return (odd_seat)(ODD_NORTH + ((first == ODD_NO_SEAT ? 0 : (int)first - ODD_NORTH) + w->dealt) % 4);
}

/* Copies one by one: the numbers were just written one by one, and a processor is slow to load them
 * together. */
static void copy_sides(int to[ODD_SIDE_COUNT], const int from[ODD_SIDE_COUNT]) {
    for (int side = 0; side < ODD_SIDE_COUNT; side++)
        to[side] = from[side];
}

static void add_to_rubber(odd_walk *w, odd_row *row) {
    odd_rubber *r = &w->state;
    int games = r->games[ODD_NS];
    int all = games + r->games[ODD_EW];
    row->deal.vul = odd_rubber_vul(r);
    if (row->item->kind == ODD_ITEM_END)
        row->entry_count = odd_rubber_end(r, row->entries);
    else
        row->entry_count = odd_rubber_add(r, row->entries, &row->deal);
    if (r->games[ODD_NS] + r->games[ODD_EW] > all)
        row->game = r->games[ODD_NS] > games ? ODD_NS : ODD_EW;
    row->finished = r->finished;
    copy_sides(row->games, r->games);
    copy_sides(row->partscore, r->partscore);
    copy_sides(row->above, r->above);
    copy_sides(row->below, r->below);
}

int odd_row_ns(const odd_row *row) {
    int points = 0;
    for (int i = 0; i < row->entry_count; i++)
        points += row->entries[i].side == ODD_NS ? row->entries[i].points : -row->entries[i].points;
    return points;
}

/* IMP-Chicago: compares the score with the one that the high-card points predict. */
static void compare(const odd_session *s, odd_row *row) {
    const odd_item *item = row->item;
    if (item->kind != ODD_ITEM_DEAL || row->deal.result.level == 0 || item->hcp < 0)
        return;
    int hcp = item->side == ODD_NS ? item->hcp : 40 - item->hcp;
    row->expected_pts = odd_expected_score(&s->expected, hcp, row->deal.vul);
    row->imps = odd_imp(odd_row_ns(row) - row->expected_pts);
}

static void add_to_chicago(odd_walk *w, odd_row *row) {
    odd_chicago *c = &w->chicago;
    row->deal.vul = odd_chicago_vul(c);
    if (row->item->kind == ODD_ITEM_END)
        c->finished = true;
    else
        row->entry_count = odd_chicago_add(c, row->entries, &row->deal);
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

/* An end before the first deal of a rubber has no effect. */
static bool counts(const odd_walk *w, const odd_item *item) {
    if (item->taken_back)
        return false;
    return item->kind == ODD_ITEM_DEAL || (item->kind == ODD_ITEM_END && w->dealt > 0);
}

/* Applies to the rubbers that begin from here on; the current one continues as it began. */
static void change_dealer(odd_walk *w, odd_seat dealer) {
    w->first_dealer = dealer;
    if (w->dealt == 0)
        w->chicago.first_dealer = dealer;
}

static const odd_item *next_item(odd_walk *w) {
    const odd_session *s = w->session;
    while (w->at < s->count) {
        const odd_item *item = &s->items[w->at++];
        if (item->kind == ODD_ITEM_NAMES)
            w->names[item->side] = item->text;
        else if (item->kind == ODD_ITEM_DEALER)
            change_dealer(w, (odd_seat)item->dealer);
        else if (counts(w, item))
            return item;
    }
    return NULL;
}

/* Counts a deal; after the last of a rubber, starts the next one. */
static void count_deal(odd_walk *w, bool finished) {
    w->dealt++;
    if (finished)
        begin(w);
}

bool odd_walk_next(odd_walk *w, odd_row *row) {
    const odd_item *item = next_item(w);
    if (item == NULL)
        return false;
    row->item = item;
    row->deal = odd_item_deal(item);
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
    count_deal(w, row->finished);
    return true;
}

/* ---- Totals alone ------------------------------------------------------------------------------ */

static void tally_entries(odd_totals *t, const odd_entry *entries, int count) {
    for (int i = 0; i < count; i++)
        t->pts[entries[i].side] += entries[i].points;
}

static void tally_end(odd_totals *t, odd_walk *w) {
    odd_entry entries[ODD_ENTRIES_MAX];
    if (w->session->kind == ODD_SESSION_RUBBER)
        tally_entries(t, entries, odd_rubber_end(&w->state, entries));
    count_deal(w, true);
}

static void tally_deal(odd_totals *t, odd_walk *w, const odd_item *item) {
    bool rubber = w->session->kind == ODD_SESSION_RUBBER;
    if (rubber)
        odd_rubber_tally(&w->state, t->pts, item->result);
    else
        odd_chicago_tally(&w->chicago, t->pts, item->result);
    if (item->honors_pts > 0)
        t->pts[odd_seat_side((odd_seat)item->honors_by)] += item->honors_pts;
    count_deal(w, rubber ? w->state.finished : w->chicago.finished);
}

/* Adds the remaining items. */
static void tally(odd_totals *t, odd_walk *w) {
    for (const odd_item *item; (item = next_item(w)) != NULL;)
        if (item->kind == ODD_ITEM_END)
            tally_end(t, w);
        else
            tally_deal(t, w, item);
}

static odd_totals tally_imps(odd_walk *w) {
    odd_totals t = {{0}};
    for (odd_row row; odd_walk_next(w, &row);)
        t.pts[row.imps > 0 ? ODD_NS : ODD_EW] += row.imps > 0 ? row.imps : -row.imps;
    return t;
}

odd_totals odd_session_totals(const odd_session *session) {
    odd_totals t = {{0}};
    odd_walk w = odd_walk_start(session);
    if (session->imps)
        return tally_imps(&w);
    tally(&t, &w);
    return t;
}

enum { WINDOW = 128 };

/* Reads a few items at a time, which stay in the first-level cache. The rules are known once there is a deal. */
bool odd_totals_read(odd_totals *out, odd_session *session, odd_session_kind kind, odd_error *errors,
                     size_t errors_cap, const char *text, size_t len) {
    odd_item items[WINDOW];
    odd_reader r;
    odd_reader_start(&r, session, kind, items, errors, errors_cap, text, len);
    r.forgets = true;
    *out = (odd_totals){{0}};
    odd_walk w = {0};
    for (bool more = true; more;) {
        bool started = session->deals > 0;
        more = odd_reader_fill(&r, WINDOW);
        if (!started)
            w = odd_walk_start(session);
        w.at = 0;
        if (!session->imps)
            tally(out, &w);
        session->count = 0;
    }
    session->items = NULL;
    session->last_end = -1;
    return !r.stopped && !session->imps;
}
