/* The rows of ReceivedData as results: which of them stand, and in which order they are told. A Bridgemate corrects a result
 * by another row for the same table, round and board, or erases it. An event knows neither tables nor rows: for it, a later
 * result on the same board by the same contestants corrects an earlier one, and a void takes it back. So a result that
 * stands is told behind all others that look like it, or one that was erased at a wrong table would take back the one that
 * was played at the right one. */
#include "base/arena.h"
#include "base/writer.h"
#include "formats/bws.h"
#include "formats/text.h"

typedef struct entry {
    bws_received *row;
    odd_play play;
    odd_ruling *ruling; /* NULL: none */
    odd_text remark;
    uint32_t by;       /* the row that corrected or erased it; 0: it stands, or it is wrong */
    bool good;         /* it says something */
    bool other_ids;    /* and was corrected for others than those that it names */
    bool stands, told; /* */
    uint32_t group;    /* of rows that look alike: where it begins, in their order */
    bool others_told;  /* of the first of a group: all of it that do not stand */
    uint32_t too;      /* another one of it that stands, earlier; 0: none */
} entry;

/* ---- What each row says ------------------------------------------------------------------------ */

/* Later rows correct earlier ones: they are in the order of their ids, which rows that were moved within the file have
 * kept. Where there are none, in the order of the file. */
static int compare_entered(const void *a, const void *b) {
    const bws_received *x = a, *y = b;
    return (x->id > y->id) - (x->id < y->id);
}

/* Puts in who sits there, if the row does not say it. False if nobody says it. */
static bool fill_seats(const bws *b, bws_received *r) {
    const bws_seat *s = odd_bws_seat_of(b, r->section, r->table, r->round > 0 ? r->round : -1);
    int *mine[] = {&r->ns, &r->ew, &r->south, &r->west};
    const int theirs[] = {s != NULL ? s->ns : 0, s != NULL ? s->ew : 0, s != NULL ? s->south : 0,
                          s != NULL ? s->west : 0};
    bool missing = false, other = false;
    for (int i = 0; i < (b->individuals ? 4 : 2); i++) {
        other = other || (*mine[i] != 0 && theirs[i] > 0 && *mine[i] != theirs[i]);
        *mine[i] = *mine[i] != 0 ? *mine[i] : theirs[i];
        missing = missing || *mine[i] <= 0 || *mine[i] > BWS_ID_MAX;
    }
    if (missing)
        return odd_bws_wrong_at(b, false, r, "who plays is not said");
    if (other && !s->entered && !r->erased)
        odd_bws_wrong_at(b, true, r, "%d and %d, but RoundData has %d and %d there: taken as it is here",
                         r->ns, r->ew, theirs[0], theirs[1]);
    return true;
}

static bool read_entry(const bws *b, entry *e) {
    bws_received *r = e->row;
    odd_ruling ruling = {0};
    if (r->board < 1 || r->board > BWS_NUMBER_MAX)
        return odd_bws_wrong(b, false, BWS_RECEIVED, r->row, "Board is %d: expected 1 to 9999", r->board);
    if (r->round < 0 || r->round > BWS_NUMBER_MAX)
        return odd_bws_wrong(b, false, BWS_RECEIVED, r->row, "Round is %d: expected 1 to 9999", r->round);
    if (!fill_seats(b, r) || !odd_bws_outcome(b, r, &e->play, &ruling, &e->remark))
        return false;
    if (e->play.kind != ODD_RULED)
        return true;
    e->ruling = ODD_TAKE(b->in->arena, 1, odd_ruling);
    if (e->ruling == NULL)
        return false;
    *e->ruling = ruling;
    return true;
}

static entry *read_entries(const bws *b, size_t count) {
    bws_order order;
    entry *entries = ODD_TAKE(b->in->arena, count + 1, entry);
    if (entries == NULL) {
        odd_bws_no_memory(b);
        return NULL;
    }
    if (!odd_bws_order_make(b, &order, b->tables[BWS_RECEIVED].rows, count, sizeof(bws_received),
                            compare_entered))
        return NULL;
    for (size_t i = 0; i < count; i++) {
        entries[i].row = &BWS_ROWS(b, BWS_RECEIVED, bws_received)[order.sorted[i]];
        entries[i].good = read_entry(b, &entries[i]);
    }
    return entries;
}

/* ---- Which of them stand ----------------------------------------------------------------------- */

static int compare_numbers(const int *a, const int *b, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

/* By where it was entered. */
static int compare_places(const void *a, const void *b) {
    const bws_received *x = ((const entry *)a)->row, *y = ((const entry *)b)->row;
    return compare_numbers((const int[]){x->section, x->table, x->round, x->board},
                           (const int[]){y->section, y->table, y->round, y->board}, 4);
}

static bool same_ids(const bws_received *x, const bws_received *y) {
    return x->section == y->section && x->ns == y->ns && x->ew == y->ew && x->south == y->south &&
           x->west == y->west;
}

/* The next row of the same table, round and board as the one that stood until then. */
static entry *follow(const bws *b, entry *stood, entry *next) {
    if (stood != NULL) {
        stood->by = next->row->row;
        stood->other_ids = !same_ids(stood->row, next->row);
        stood->stands = false;
    }
    next->stands = !next->row->erased;
    if (!next->row->erased)
        return next;
    next->by = next->row->row;
    if (stood != NULL)
        odd_bws_wrong_at(b, true, next->row, "erased, but not row %d, which it corrected: neither counts",
                         (int)stood->row->row);
    return NULL;
}

static bool find_standing(const bws *b, entry *entries, size_t count) {
    bws_order order;
    entry *stood = NULL;
    if (!odd_bws_order_make(b, &order, entries, count, sizeof *entries, compare_places))
        return false;
    for (size_t i = 0; i < count; i++) {
        entry *e = &entries[order.sorted[i]];
        bool known = e->row->table > 0 && e->row->round > 0;
        if (i == 0 || !known || compare_places(e, &entries[order.sorted[i - 1]]) != 0)
            stood = NULL;
        if (e->good)
            stood = follow(b, stood, e);
    }
    return true;
}

/* ---- Telling ----------------------------------------------------------------------------------- */

/* "1+5": both players of a side. */
static odd_text both(const bws *b, odd_text one, odd_text other) {
    size_t cap = one.len + other.len + 2;
    char *text = ODD_TAKE(b->in->arena, cap, char);
    odd_writer w = odd_writer_on(text, text != NULL ? cap : 0);
    odd_put_format(&w, "%.*s+%.*s", (int)one.len, one.text, (int)other.len, other.text);
    return (odd_text){text, text != NULL ? w.len : 0};
}

static void tell_tag(const bws *b, const bws_received *r, const char *name, odd_text text) {
    odd_record record = {.fact = ODD_FACT_TAG, .line = r->row, .board = r->board, .round = r->round};
    record.about = ODD_ABOUT_PLAY;
    record.name = odd_text_of(name);
    record.text = text;
    if (text.len > 0)
        odd_bws_take(b, &record);
}

static void tell_entry(const bws *b, entry *e) {
    const bws_received *r = e->row;
    odd_record record = {.fact = ODD_FACT_PLAY, .line = r->row, .board = r->board, .round = r->round};
    record.id[0] = odd_bws_id(b, r->section, r->ns);
    record.id[1] = odd_bws_id(b, r->section, r->ew);
    if (b->individuals) {
        record.id[0] = both(b, record.id[0], odd_bws_id(b, r->section, r->south));
        record.id[1] = both(b, record.id[1], odd_bws_id(b, r->section, r->west));
    }
    record.play = e->play;
    if (e->ruling != NULL)
        record.ruling = *e->ruling;
    for (int d = 0; d < 2; d++)
        record.play.seat[d] = b->in->taker.seat(b->in->taker.owner, record.id[d], d, r->row);
    odd_bws_take(b, &record);
    tell_tag(b, r, "table", r->table > 0 ? odd_bws_id(b, r->section, r->table) : (odd_text){0});
    tell_tag(b, r, "remark", e->remark);
    tell_tag(b, r, "bws:ExternalUpdate", odd_text_of(r->external ? "yes" : ""));
    e->told = true;
    if (!r->erased && !e->other_ids)
        return; /* it stands, or the next one with the same ids corrects it */
    odd_play taken_back = {.kind = ODD_VOID, .seat = {record.play.seat[0], record.play.seat[1]}};
    record.line = e->by;
    record.play = taken_back;
    odd_bws_take(b, &record);
}

/* By what an event tells results apart by: teams may meet a board again in another round. */
static int compare_seen(const void *a, const void *b) {
    const bws_received *x = ((const entry *)a)->row, *y = ((const entry *)b)->row;
    return compare_numbers((const int[]){x->board, x->section, x->ns, x->ew, x->south, x->west},
                           (const int[]){y->board, y->section, y->ns, y->ew, y->south, y->west}, 6);
}

static int compare_seen_by_round(const void *a, const void *b) {
    const bws_received *x = ((const entry *)a)->row, *y = ((const entry *)b)->row;
    return x->round != y->round ? (x->round < y->round ? -1 : 1) : compare_seen(a, b);
}

/* Which rows look alike, and which of those that stand comes before another one. */
static void group(entry *entries, const bws_order *like) {
    for (size_t i = 0, first = 0, last = SIZE_MAX; i < like->count; i++) {
        entry *e = &entries[like->sorted[i]];
        if (i == 0 || like->compare(e, &entries[like->sorted[i - 1]]) != 0) {
            first = i;
            last = SIZE_MAX;
        }
        e->group = (uint32_t)first;
        if (!e->stands)
            continue;
        e->too = last != SIZE_MAX ? entries[last].row->row : 0;
        last = like->sorted[i];
    }
}

/* Tells the rows that do not stand and look like one that does, before that is told. */
static void tell_others(const bws *b, entry *entries, const bws_order *like, size_t first) {
    entry *head = &entries[like->sorted[first]];
    for (size_t i = first; i < like->count && !head->others_told; i++) {
        entry *other = &entries[like->sorted[i]];
        if (other->group != first)
            break;
        if (other->good && !other->stands && !other->told)
            tell_entry(b, other);
    }
    head->others_told = true;
}

void odd_bws_tell_results(bws *b) {
    size_t count = b->tables[BWS_RECEIVED].count;
    bws_order like;
    entry *entries = read_entries(b, count);
    if (entries == NULL || !find_standing(b, entries, count) ||
        !odd_bws_order_make(b, &like, entries, count, sizeof *entries,
                            b->teams ? compare_seen_by_round : compare_seen))
        return;
    group(entries, &like);
    for (size_t i = 0; i < count; i++) {
        entry *e = &entries[i];
        if (e->stands)
            tell_others(b, entries, &like, e->group);
        if (e->stands && e->too != 0 && e->row->table > 0 && e->row->round > 0)
            odd_bws_wrong_at(b, true, e->row, "%d and %d have a result in row %d, too: this one is taken",
                             e->row->ns, e->row->ew, (int)e->too);
        if (e->good && !e->told)
            tell_entry(b, e);
    }
}
