/* The rows of ReceivedData as results: which of them stand, and in which order they are sent. A Bridgemate
 * corrects a result by another row for the same table, round and board, or erases it. An event knows neither
 * tables nor rows: for it, a later result on the same board by the same contestants corrects an earlier one,
 * and a void takes it back. So a standing result is sent after all others that look like it; otherwise a result
 * erased at a wrong table would take back the one played at the right table. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/bridgemate/bws.h"
#include "exchange/roster.h"
#include "exchange/field_text.h"

/* A row with a result. It is read again when it is sent: stored, it would be larger than the file. */
typedef struct entry {
    uint32_t i; /* of the row */
    uint32_t
        /* the row that corrected or erased it; if it stands, an earlier row that looks the same and stands, too. 0: none */
        other;
    bool stands;
    bool taken_back; /* a later row does not correct it: that row was for others, or erased this one */
    bool told;
    bool others_told; /* in the first of the rows that look alike: all of them that do not stand were sent */
} entry;

typedef struct results {
    bws *b;
    entry *entries; /* as they were entered */
    size_t count;
    size_t fallen; /* of them do not stand */
} results;

static bws_received row_of(const bws *b, uint32_t i) {
    bws_received r = {0};
    odd_bws_row(b, BWS_RECEIVED, i, &r);
    return r;
}

static bws_received entered(const results *t, uint32_t item) {
    return row_of(t->b, t->entries[item].i);
}

/* ---- What each row says ------------------------------------------------------------------------ */

/* Later rows correct earlier ones. Rows are in the order of their ids, which stay the same when rows are moved within the
 * file; without ids, in the order of the file. */
static bws_key key_of_entered(const void *owner, uint32_t i) {
    return (bws_key){{row_of(owner, i).id}, {0}};
}

/* Returns who sits there: by RoundData or, if necessary, by other rows. */
static bws_seat seats_beside(const bws *b, const bws_received *r) {
    bws_seat s = {0};
    bool all_there =
        r->ns != 0 && r->ew != 0 && (b->contest != ODD_INDIVIDUALS || (r->south != 0 && r->west != 0));
    if (all_there && b->tables[BWS_ROUNDS].count == 0)
        return s;
    bool known = odd_bws_seat_of(b, r->section, r->table, r->round > 0 ? r->round : -1, &s);
    return known ? s : (bws_seat){0};
}

/* Adds the seats if the row does not have them. Returns false if no row has them. */
static bool fill_seats(const bws *b, bws_received *r, bool *filled) {
    bws_seat s = seats_beside(b, r);
    int *mine[] = {&r->ns, &r->ew, &r->south, &r->west};
    const int theirs[] = {s.ns, s.ew, s.south, s.west};
    bool missing = false, other = false;
    for (int i = 0; i < (b->contest == ODD_INDIVIDUALS ? 4 : 2); i++) {
        other = other || (*mine[i] != 0 && theirs[i] > 0 && *mine[i] != theirs[i]);
        *filled = *filled || (*mine[i] == 0 && theirs[i] != 0);
        *mine[i] = *mine[i] != 0 ? *mine[i] : theirs[i];
        missing = missing || *mine[i] <= 0 || *mine[i] > BWS_ID_MAX;
    }
    if (missing && odd_bws_is_empty(r))
        return odd_bws_wrong_at(b, true, r, "the row names neither players nor a board: left out");
    if (missing)
        return odd_bws_wrong_at(b, false, r, "the row names no players");
    if (other && !s.entered && !r->erased)
        odd_bws_wrong_at(b, true, r, "%d and %d, but RoundData has %d and %d: the row is used", r->ns, r->ew,
                         theirs[0], theirs[1]);
    return true;
}

/* Reads a row. Returns whether it has contents. */
static bool read_entry(bws *b, uint32_t i) {
    bws_received r = row_of(b, i);
    odd_play play = {0};
    odd_ruling ruling = {0};
    odd_text remark;
    bool filled = false;
    if (r.board < 1 || r.board > BWS_NUMBER_MAX)
        return odd_bws_wrong(b, false, BWS_RECEIVED, r.row, "Board is %d: expected 1 to 9999", r.board);
    if (r.round < 0 || r.round > BWS_NUMBER_MAX)
        return odd_bws_wrong(b, false, BWS_RECEIVED, r.row, "Round is %d: expected 1 to 9999", r.round);
    return fill_seats(b, &r, &filled) && odd_bws_outcome(b, &r, &play, &ruling, &remark) &&
           (!filled || odd_bws_change(b, BWS_RECEIVED, i, &r));
}

static bool read_entries(results *t) {
    bws *b = t->b;
    bws_order order = {.key = key_of_entered};
    if (!odd_bws_order_rows(b, &order, BWS_RECEIVED))
        return false;
    t->entries = ODD_TAKE(b->in->arena, order.count + 1, entry);
    if (t->entries == NULL)
        return odd_bws_no_memory(b);
    for (size_t i = 0; i < order.count; i++)
        if (read_entry(b, order.items[i]))
            t->entries[t->count++].i = order.items[i];
    odd_bws_order_give(b, &order);
    return true;
}

/* ---- Which of them stand ----------------------------------------------------------------------- */

/* Sorts by the place where the row was entered. */
static bws_key key_of_place(const void *owner, uint32_t item) {
    bws_received r = entered(owner, item);
    return (bws_key){{r.section, r.table, r.round, r.board}, {0}};
}

static bool same_place(const bws_received *x, const bws_received *y) {
    return x->section == y->section && x->table == y->table && x->round == y->round && x->board == y->board;
}

static bool same_ids(const bws_received *x, const bws_received *y) {
    return x->section == y->section && x->ns == y->ns && x->ew == y->ew && x->south == y->south &&
           x->west == y->west;
}

/* Returns whether a row only erases: Bridgemates erase a result by a row that repeats it, or that has nothing but the remark
 * "Result erased". */
static bool only_erases(const bws_received *row, const bws_received *before) {
    return row->erased && (odd_bws_is_empty(row) || (before != NULL && same_ids(before, row) &&
                                                     odd_same_letters(before->contract, row->contract) &&
                                                     odd_same_letters(before->direction, row->direction) &&
                                                     odd_same_letters(before->result, row->result)));
}

/* Takes the next row of the same table, round and board, after the one that stood so far, if any. Returns whether it stands. */
static bool follow(const bws *b, entry *stood, const bws_received *before, entry *next,
                   const bws_received *row) {
    next->told = only_erases(row, stood != NULL ? before : NULL);
    if (stood != NULL) {
        stood->other = row->row;
        stood->taken_back = next->told || !same_ids(before, row);
        stood->stands = false;
    }
    next->stands = !row->erased;
    next->other = row->erased ? row->row : 0;
    if (row->erased && stood != NULL && !next->told)
        odd_bws_wrong_at(b, true, row, "erased, but row %d, which it corrected, is not: neither counts",
                         (int)before->row);
    return next->stands;
}

static bool find_standing(results *t) {
    bws_order order = {.key = key_of_place, .owner = t};
    entry *stood = NULL; /* the previous row of the same place */
    bws_received before = {0};
    if (!odd_bws_order_all(t->b, &order, t->count))
        return false;
    for (size_t i = 0; i < t->count; i++) {
        entry *e = &t->entries[order.items[i]];
        bws_received row = row_of(t->b, e->i);
        if (row.table <= 0 || row.round <= 0 || !same_place(&before, &row))
            stood = NULL;
        stood = follow(t->b, stood, &before, e, &row) ? e : NULL;
        before = row;
    }
    for (size_t i = 0; i < t->count; i++)
        t->fallen += !t->entries[i].stands;
    odd_bws_order_give(t->b, &order);
    return true;
}

/* ---- Telling ----------------------------------------------------------------------------------- */

/* Returns the id of a side: "1", or "1+5" for two players. */
static odd_text side_of(const bws *b, int section, int one, int other) {
    char buf[2][BWS_ID_BYTES];
    odd_text id = odd_bws_id(b, section, one, buf[0]);
    return b->contest == ODD_INDIVIDUALS
               ? odd_source_partners(b->in, id, odd_bws_id(b, section, other, buf[1]))
               : odd_source_keep(b->in, id);
}

static void send_tag(const bws *b, const bws_received *r, const char *name, odd_text text) {
    odd_record record = {.fact = ODD_FACT_TAG, .line = r->row, .board = r->board, .round = r->round};
    record.about = ODD_ABOUT_PLAY;
    record.name = odd_text_of(name);
    record.text = text;
    if (text.len > 0)
        odd_source_give(b->in, &record);
}

static void send_table(const bws *b, const bws_received *r) {
    char buf[BWS_ID_BYTES];
    if (r->table > 0)
        send_tag(b, r, "table", odd_source_keep(b->in, odd_bws_id(b, r->section, r->table, buf)));
}

static void send_entry(bws *b, entry *e, const bws_received *r) {
    odd_record record = {.fact = ODD_FACT_PLAY, .line = r->row, .board = r->board, .round = r->round};
    odd_ruling ruling = {0};
    odd_text remark;
    b->silent = true;
    odd_bws_outcome(b, r, &record.play, &ruling, &remark);
    b->silent = false;
    if (record.play.kind == ODD_RULED)
        record.ruling = ruling;
    record.id[0] = side_of(b, r->section, r->ns, r->south);
    record.id[1] = side_of(b, r->section, r->ew, r->west);
    odd_source_seat(b->in, &record);
    odd_source_give(b->in, &record);
    send_table(b, r);
    send_tag(b, r, "remark", remark);
    send_tag(b, r, "bws:ExternalUpdate", odd_text_of(r->external ? "yes" : ""));
    if (e->stands)
        odd_bws_send_auction(b, r);
    e->told = true;
    if (!r->erased && !e->taken_back)
        return; /* it stands, or the next one with the same ids corrects it */
    odd_play taken_back = {.kind = ODD_VOID, .seat = {record.play.seat[0], record.play.seat[1]}};
    record.line = e->other;
    record.play = taken_back;
    odd_source_give(b->in, &record);
}

/* Sorts by what distinguishes results for an event: teams may play a board again in another round. */
static bws_key key_of_seen(const void *owner, uint32_t item) {
    const results *t = owner;
    bws_received r = entered(t, item);
    int round = t->b->contest == ODD_TEAMS ? r.round : 0;
    return (bws_key){{round, r.board, r.section, r.ns, r.ew, r.south, r.west}, {0}};
}

/* Links rows that stand and look alike. */
static void find_alike(const results *t, const bws_order *like) {
    bws_key before = {0};
    for (size_t i = 0, last = 0; i < like->count; i++) {
        entry *e = &t->entries[like->items[i]];
        bws_key key = odd_bws_order_key(like, i);
        last = odd_bws_compare(&before, &key) == 0 ? last : 0;
        before = key;
        if (!e->stands)
            continue;
        e->other = (uint32_t)last;
        last = (size_t)e->i + 1;
    }
}

/* Sends the rows that do not stand and look like one that does, before that one. */
static void send_others(const results *t, const bws_order *like, uint32_t item) {
    bws_key key = like->key(t, item);
    size_t first = odd_bws_order_from(like, &key);
    entry *head = &t->entries[like->items[first]];
    for (size_t i = first; i < like->count && !head->others_told; i++) {
        entry *other = &t->entries[like->items[i]];
        bws_key its = odd_bws_order_key(like, i);
        if (odd_bws_compare(&its, &key) != 0)
            break;
        if (other->stands || other->told)
            continue;
        bws_received r = row_of(t->b, other->i);
        send_entry(t->b, other, &r);
    }
    head->others_told = true;
}

void odd_bws_send_results(bws *b) {
    results t = {.b = b};
    bws_order like = {.key = key_of_seen, .owner = &t};
    if (!read_entries(&t) || !find_standing(&t) || !odd_bws_order_all(b, &like, t.count) ||
        !odd_bws_order_calls(b))
        return;
    find_alike(&t, &like);
    for (size_t i = 0; i < t.count; i++) {
        entry *e = &t.entries[i];
        bws_received r = row_of(b, e->i);
        if (e->stands && t.fallen > 0)
            send_others(&t, &like, (uint32_t)i);
        if (e->stands && e->other != 0 && r.table > 0 && r.round > 0)
            odd_bws_wrong_at(b, true, &r, "%d and %d also have a result in row %d: this one is used", r.ns,
                             r.ew, (int)e->other);
        if (!e->told)
            send_entry(b, e, &r);
    }
}
