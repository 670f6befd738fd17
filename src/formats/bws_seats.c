/* Who sits where in a Bridgemate file, what they are called, and what kind of event that makes. */
#include "base/arena.h"
#include "base/scan.h"
#include "base/writer.h"
#include "formats/bws.h"

enum { ID_BYTES = 24 };

/* ---- Sections ---------------------------------------------------------------------------------- */

static int compare_sections(const void *a, const void *b) {
    const bws_section *x = a, *y = b;
    return (x->id > y->id) - (x->id < y->id);
}

const bws_section *odd_bws_section_of(const bws *b, int id) {
    return odd_bws_order_find(&b->section_by_id, &(bws_section){.id = id});
}

static bool are_letters(odd_text t) {
    for (size_t i = 0; i < t.len; i++)
        if (!odd_is_letter(t.text[i]))
            return false;
    return t.len > 0 && t.len <= 3;
}

odd_text odd_bws_letters(const bws *b, int id, char buf[8]) {
    const bws_section *section = odd_bws_section_of(b, id);
    if (section != NULL && are_letters(section->letter))
        return section->letter;
    size_t at = 8;
    for (unsigned n = id > 0 ? (unsigned)id : 1; n > 0; n = (n - 1) / 26) /* A to Z, AA to ZZ */
        buf[--at] = (char)('A' + (n - 1) % 26);
    return (odd_text){buf + at, 8 - at};
}

/* ---- Ids --------------------------------------------------------------------------------------- */

static odd_text put_together(const bws *b, const char *prefix, int section, int number) {
    char *text = ODD_TAKE(b->in->arena, ID_BYTES, char);
    if (text == NULL)
        return (odd_text){0};
    char buf[8];
    odd_writer w = odd_writer_on(text, ID_BYTES);
    odd_put_text(&w, prefix);
    if (b->lettered) {
        odd_text letters = odd_bws_letters(b, section, buf);
        odd_put_bytes(&w, letters.text, letters.len);
    }
    odd_put_int(&w, number);
    return (odd_text){text, w.len};
}

odd_text odd_bws_id(const bws *b, int section, int number) {
    return put_together(b, "", section, number);
}

odd_text odd_bws_id_of(const bws *b, int section, int number, odd_side direction) {
    return put_together(b, b->winners < 2 ? "" : direction == ODD_NS ? "NS" : "EW", section, number);
}

/* ---- Seats ------------------------------------------------------------------------------------- */

static int compare_numbers(const int *a, const int *b, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

static int compare_seats(const void *a, const void *b) {
    const bws_seat *x = a, *y = b;
    return compare_numbers((const int[]){x->section, x->table, x->round},
                           (const int[]){y->section, y->table, y->round}, 3);
}

const bws_seat *odd_bws_seat_of(const bws *b, int section, int table, int round) {
    bws_seat key = {.section = section, .table = table, .round = round};
    size_t at = odd_bws_order_from(&b->seat_by_table, &key);
    if (at == b->seat_by_table.count)
        return NULL;
    const bws_seat *found = (const bws_seat *)b->seats.rows + b->seat_by_table.sorted[at];
    bool there = found->section == section && found->table == table && (round == 0 || found->round == round);
    return there ? found : NULL;
}

/* Those of RoundData, then those that results were entered for. */
static bool list_seats(bws *b) {
    const bws_list *rounds = &b->tables[BWS_ROUNDS], *received = &b->tables[BWS_RECEIVED];
    bws_seat *seats = ODD_TAKE(b->in->arena, rounds->count + received->count + 1, bws_seat);
    if (seats == NULL) {
        odd_bws_no_memory(b);
        return false;
    }
    b->seats = (bws_list){.rows = seats};
    for (size_t i = 0; i < rounds->count; i++)
        seats[b->seats.count++] = BWS_ROWS(b, BWS_ROUNDS, bws_seat)[i];
    for (size_t i = 0; i < received->count; i++) {
        const bws_received *r = &BWS_ROWS(b, BWS_RECEIVED, bws_received)[i];
        if (!r->erased && r->ns > 0 && r->ew > 0)
            seats[b->seats.count++] =
                (bws_seat){r->row, r->section, r->table, r->round, r->ns, r->ew, r->south, r->west, true};
    }
    return odd_bws_order_make(b, &b->seat_by_table, seats, b->seats.count, sizeof *seats, compare_seats);
}

static bool has_individuals(const bws *b) {
    const bws_seat *seats = b->seats.rows;
    for (size_t i = 0; i < b->seats.count; i++)
        if (seats[i].south > 0 && seats[i].west > 0)
            return true;
    return false;
}

/* ---- Winners ----------------------------------------------------------------------------------- */

static int compare_ns(const void *a, const void *b) {
    const bws_seat *x = a, *y = b;
    return compare_numbers((const int[]){x->section, x->round, x->ns},
                           (const int[]){y->section, y->round, y->ns}, 3);
}

/* Nobody sits in both directions at once: where a number does, it is two pairs. */
static int winners_seen(const bws *b, const bws_order *by_ns, int section) {
    const bws_seat *seats = b->seats.rows;
    for (size_t i = 0; i < by_ns->count; i++) {
        bws_seat key = {.section = section, .round = seats[i].round, .ns = seats[i].ew};
        if (seats[i].section == section && seats[i].ew > 0 && odd_bws_order_find(by_ns, &key) != NULL)
            return 2;
    }
    return 1;
}

static bool find_winners(bws *b, const int *used, size_t count) {
    bws_order by_ns;
    char buf[2][8];
    int first = 0;
    b->winners = 1;
    if (b->individuals || b->teams)
        return true;
    size_t planned = b->tables[BWS_ROUNDS].count; /* what was entered may be wrong, and corrected later */
    if (!odd_bws_order_make(b, &by_ns, b->seats.rows, planned > 0 ? planned : b->seats.count,
                            sizeof(bws_seat), compare_ns))
        return false;
    for (size_t i = 0; i < count; i++) {
        const bws_section *section = odd_bws_section_of(b, used[i]);
        int said = section != NULL ? section->winners : 0;
        int winners = said == 1 || said == 2 ? said : winners_seen(b, &by_ns, used[i]);
        if (i == 0) {
            b->winners = winners;
            first = used[i];
        } else if (winners != b->winners) {
            odd_text one = odd_bws_letters(b, first, buf[0]), other = odd_bws_letters(b, used[i], buf[1]);
            odd_bws_wrong(b, false, BWS_SECTION, section != NULL ? section->row : 0,
                          "section %.*s has %s and section %.*s %s: they are not one event", (int)one.len,
                          one.text, b->winners == 2 ? "two winners" : "one winner", (int)other.len,
                          other.text, winners == 2 ? "two" : "one");
            return true;
        }
    }
    return true;
}

/* ---- Scoring ----------------------------------------------------------------------------------- */

/* As ScoringType counts. */
static const odd_scoring scorings[] = {ODD_MATCHPOINTS, ODD_MATCHPOINTS, ODD_BUTLER, ODD_CROSS_IMPS,
                                       ODD_TEAM_IMPS};
enum { SCORING_COUNT = sizeof scorings / sizeof scorings[0] };

static void tell_scoring(bws *b, const bws_section *s) {
    odd_record r = {.fact = ODD_FACT_SCORING, .line = s->row};
    if (s->scoring < 0 || s->scoring >= SCORING_COUNT) {
        odd_bws_wrong(b, true, BWS_SECTION, s->row, "ScoringType %d is not known: scored at matchpoints",
                      s->scoring);
        return;
    }
    if (s->scoring == 3)
        odd_bws_wrong(b, true, BWS_SECTION, s->row,
                      "ScoringType 3 is scored as cross-IMPs; some programs mean board-a-match by it");
    r.number = (int)scorings[s->scoring];
    b->teams = scorings[s->scoring] == ODD_TEAM_IMPS;
    b->in->taker.take(b->in->taker.owner, &r);
}

static void find_scoring(bws *b, const int *used, size_t count) {
    const bws_section *first = NULL;
    for (size_t i = 0; i < count; i++) {
        const bws_section *s = odd_bws_section_of(b, used[i]);
        if (s == NULL || s->scoring == 0)
            continue;
        if (first == NULL)
            tell_scoring(b, first = s);
        else if (s->scoring != first->scoring)
            odd_bws_wrong(b, true, BWS_SECTION, s->row,
                          "ScoringType is %d here and %d in row %d, which is taken", s->scoring,
                          first->scoring, (int)first->row);
    }
}

/* ---- All of it --------------------------------------------------------------------------------- */

static int compare_received_sections(const void *a, const void *b) {
    const bws_received *x = a, *y = b;
    return (x->section > y->section) - (x->section < y->section);
}

/* The sections that have results. */
static int *list_used(bws *b, size_t *count) {
    const bws_list *received = &b->tables[BWS_RECEIVED];
    bws_order order;
    int *used = ODD_TAKE(b->in->arena, received->count + 1, int);
    *count = 0;
    if (used == NULL) {
        odd_bws_no_memory(b);
        return NULL;
    }
    if (!odd_bws_order_make(b, &order, received->rows, received->count, sizeof(bws_received),
                            compare_received_sections))
        return NULL;
    for (size_t i = 0; i < received->count; i++) {
        int section = BWS_ROWS(b, BWS_RECEIVED, bws_received)[order.sorted[i]].section;
        if (*count == 0 || used[*count - 1] != section)
            used[(*count)++] = section;
    }
    return used;
}

/* Ids are told apart by letters: no two sections may have the same. */
static void check_letters(bws *b, const int *used, size_t count) {
    char buf[2][8];
    for (size_t i = 1; i < count; i++)
        for (size_t k = 0; k < i; k++) {
            odd_text one = odd_bws_letters(b, used[k], buf[0]), other = odd_bws_letters(b, used[i], buf[1]);
            if (!odd_same_letters(one, other))
                continue;
            odd_bws_wrong(b, false, BWS_SECTION, 0, "sections %d and %d are both called %.*s", used[k],
                          used[i], (int)one.len, one.text);
            return;
        }
}

enum { SECTIONS_MAX = 702 }; /* A to ZZ */

bool odd_bws_arrange(bws *b) {
    const bws_list *sections = &b->tables[BWS_SECTION];
    size_t count;
    if (!odd_bws_order_make(b, &b->section_by_id, sections->rows, sections->count, sizeof(bws_section),
                            compare_sections) ||
        !list_seats(b))
        return false;
    int *used = list_used(b, &count);
    if (used == NULL)
        return false;
    if (count > SECTIONS_MAX)
        return odd_bws_wrong(b, false, BWS_RECEIVED, 0, "results of %d sections: expected at most %d",
                             (int)count, SECTIONS_MAX);
    b->lettered = count > 1;
    b->individuals = has_individuals(b);
    check_letters(b, used, count);
    find_scoring(b, used, count);
    return find_winners(b, used, count);
}
