/* Finds who sits where in a Bridgemate file, their ids, and the kind of event. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/bridgemate/bws.h"
#include "exchange/field_text.h"

/* ---- Sections ---------------------------------------------------------------------------------- */

enum { SECTIONS_MAX = 702 /* A to ZZ */, LETTERS = 8 };

static bws_key key_of_section(const void *owner, uint32_t i) {
    bws_section s = {0};
    odd_bws_row(owner, BWS_SECTION, i, &s);
    return (bws_key){{s.id}, {0}};
}

bool odd_bws_section_of(const bws *b, int id, bws_section *out) {
    uint32_t i;
    return odd_bws_order_find(&b->sections, &(bws_key){{id}, {0}}, &i) && odd_bws_row(b, BWS_SECTION, i, out);
}

static bool are_letters(odd_text t) {
    for (size_t i = 0; i < t.len; i++)
        if (!odd_is_letter(t.text[i]))
            return false;
    return t.len > 0 && t.len <= 3;
}

/* Returns the letters of a section: its own name if that consists of letters, otherwise letters made from its number. */
static odd_text letters_of(const bws *b, int id, char buf[LETTERS]) {
    bws_section section;
    if (odd_bws_section_of(b, id, &section) && are_letters(section.letter))
        return section.letter;
    size_t at = LETTERS;
    for (unsigned n = id > 0 ? (unsigned)id : 1; n > 0; n = (n - 1) / 26) /* A to Z, AA to ZZ */
        buf[--at] = (char)('A' + (n - 1) % 26);
    return (odd_text){buf + at, LETTERS - at};
}

/* ---- Ids --------------------------------------------------------------------------------------- */

static odd_text put_together(const bws *b, const char *prefix, int section, int number,
                             char buf[BWS_ID_BYTES]) {
    char own[LETTERS];
    odd_writer w = odd_writer_on(buf, BWS_ID_BYTES);
    odd_put_text(&w, prefix);
    if (b->lettered) {
        odd_text letters = letters_of(b, section, own);
        odd_put_bytes(&w, letters.text, letters.len);
    }
    odd_put_int(&w, number);
    return (odd_text){buf, w.len};
}

odd_text odd_bws_id(const bws *b, int section, int number, char buf[BWS_ID_BYTES]) {
    return put_together(b, "", section, number, buf);
}

odd_text odd_bws_id_of(const bws *b, int section, int number, odd_side direction) {
    char buf[BWS_ID_BYTES];
    const char *prefix = b->winners < 2 ? "" : direction == ODD_NS ? "NS" : "EW";
    return odd_source_keep(b->in, put_together(b, prefix, section, number, buf));
}

/* ---- Seats ------------------------------------------------------------------------------------- */

/* Seats of RoundData have lower numbers than those of entered results. */
static bws_seat seat_at(const bws *b, uint32_t item) {
    size_t planned = b->tables[BWS_ROUNDS].count;
    bws_seat seat = {0};
    bws_received r = {0};
    if (item < planned) {
        odd_bws_row(b, BWS_ROUNDS, item, &seat);
        return seat;
    }
    odd_bws_row(b, BWS_RECEIVED, item - planned, &r);
    return (bws_seat){r.row, r.section, r.table, r.round, r.ns, r.ew, r.south, r.west, 0, 0, true};
}

static bws_key key_of_seat(const void *owner, uint32_t item) {
    bws_seat s = seat_at(owner, item);
    return (bws_key){{s.section, s.table, s.round}, {0}};
}

bool odd_bws_seat_of(const bws *b, int section, int table, int round, bws_seat *out) {
    size_t at = odd_bws_order_from(&b->seats, &(bws_key){{section, table, round}, {0}});
    if (at == b->seats.count)
        return false;
    *out = seat_at(b, b->seats.items[at]);
    return out->section == section && out->table == table && (round == 0 || out->round == round);
}

/* Lists the seats, and finds out whether individual players sit there, each with a number of their own. */
static bool list_seats(bws *b) {
    size_t planned = b->tables[BWS_ROUNDS].count, count = planned + b->tables[BWS_RECEIVED].count;
    b->seats = (bws_order){.key = key_of_seat, .owner = b};
    if (!odd_bws_order_start(b, &b->seats, count))
        return false;
    for (size_t i = 0; i < count; i++) {
        bws_seat s;
        bws_received r;
        if (i < planned
                ? !odd_bws_row(b, BWS_ROUNDS, i, &s)
                : !odd_bws_row(b, BWS_RECEIVED, i - planned, &r) || r.erased || r.ns <= 0 || r.ew <= 0)
            continue;
        b->seats.items[b->seats.count++] = (uint32_t)i;
        if (i < planned ? s.south > 0 && s.west > 0 : r.south > 0 && r.west > 0)
            b->contest = ODD_INDIVIDUALS;
    }
    return odd_bws_order_sort(b, &b->seats);
}

/* ---- Winners ----------------------------------------------------------------------------------- */

static bws_key key_of_ns(const void *owner, uint32_t item) {
    bws_seat s = seat_at(owner, item);
    return (bws_key){{s.section, s.round, s.ns}, {0}};
}

/* Sorts the seats of RoundData; without these, all seats, although entered ones may be wrong and corrected later. */
static bool order_by_ns(const bws *b, bws_order *out) {
    size_t planned = b->tables[BWS_ROUNDS].count;
    *out = (bws_order){.key = key_of_ns, .owner = b};
    if (!odd_bws_order_start(b, out, b->seats.count))
        return false;
    for (int all = 0; all < 2 && out->count == 0; all++)
        for (size_t i = 0; i < b->seats.count; i++)
            if (all != 0 || b->seats.items[i] < planned)
                out->items[out->count++] = b->seats.items[i];
    return odd_bws_order_sort(b, out);
}

static bool is_among(const int *numbers, size_t count, int number) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (numbers[middle] < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && numbers[low] == number;
}

/* Returns 2 if some number sits in both directions at once, which means two pairs, otherwise 1. `ns` has room for all
 * numbers. */
static int winners_seen(const bws *b, const bws_order *by_ns, int section, int *ns) {
    size_t first = odd_bws_order_from(by_ns, &(bws_key){{section, INT32_MIN, INT32_MIN}, {0}});
    for (size_t next; first < by_ns->count; first = next) {
        int round = 0;
        for (next = first; next < by_ns->count; next++) {
            bws_key key = odd_bws_order_key(by_ns, next);
            round = next == first ? key.number[1] : round;
            if (key.number[0] != section || key.number[1] != round)
                break;
            ns[next - first] = key.number[2];
        }
        if (next == first)
            break;
        for (size_t i = first; i < next; i++) {
            int ew = seat_at(b, by_ns->items[i]).ew;
            if (ew > 0 && is_among(ns, next - first, ew))
                return 2;
        }
    }
    return 1;
}

static void compare_winners(bws *b, const bws_order *by_ns, int *ns, const int *used, size_t count) {
    char buf[2][LETTERS];
    for (size_t i = 0; i < count; i++) {
        bws_section section = {0};
        odd_bws_section_of(b, used[i], &section);
        bool said = section.winners == 1 || section.winners == 2;
        int winners = said ? section.winners : winners_seen(b, by_ns, used[i], ns);
        if (i == 0)
            b->winners = winners;
        if (winners == b->winners)
            continue;
        odd_text one = letters_of(b, used[0], buf[0]), other = letters_of(b, used[i], buf[1]);
        odd_bws_refuse(b, BWS_SECTION, section.row,
                       "section %.*s has %s and section %.*s has %s: they cannot be one event", (int)one.len,
                       one.text, b->winners == 2 ? "two winners" : "one winner", (int)other.len, other.text,
                       winners == 2 ? "two" : "one");
        return;
    }
}

static bool find_winners(bws *b, const int *used, size_t count) {
    bws_order by_ns;
    b->winners = 1;
    if (b->contest != ODD_PAIRS)
        return true;
    if (!order_by_ns(b, &by_ns))
        return false;
    int *ns = ODD_TAKE(b->in->arena, by_ns.count + 1, int);
    if (ns == NULL)
        return odd_bws_no_memory(b);
    compare_winners(b, &by_ns, ns, used, count);
    odd_arena_give(b->in->arena, ns, by_ns.count + 1, sizeof *ns);
    odd_bws_order_give(b, &by_ns);
    return true;
}

/* ---- Teams ------------------------------------------------------------------------------------- */

static bws_key key_of_meeting(const void *owner, uint32_t item) {
    bws_seat s = seat_at(owner, item);
    return (bws_key){{s.round, s.ns, s.ew, s.low, s.section}, {0}};
}

/* Tables in RoundData that have another room: another table where the same two meet on the same boards, in the other
 * directions. */
typedef struct rooms {
    size_t tables, paired;
    size_t here; /* with the other room in the same section */
} rooms;

static bool has_room(const bws_order *tables, bws_key key, bool same_section) {
    int section = key.number[4];
    if (key.number[1] == key.number[2]) /* two pairs of the same number */
        return false;
    bws_key other = {{key.number[0], key.number[2], key.number[1], key.number[3], section}, {0}};
    if (!same_section)
        other.number[4] = INT32_MIN;
    size_t at = odd_bws_order_from(tables, &other);
    if (at == tables->count)
        return false;
    bws_key found = odd_bws_order_key(tables, at);
    other.number[4] = same_section ? section : found.number[4];
    return odd_bws_compare(&found, &other) == 0;
}

static bool find_rooms(const bws *b, rooms *out) {
    bws_order tables = {.key = key_of_meeting, .owner = b};
    if (!odd_bws_order_start(b, &tables, b->tables[BWS_ROUNDS].count))
        return false;
    for (uint32_t i = 0; i < b->tables[BWS_ROUNDS].count; i++) {
        bws_seat s;
        if (odd_bws_row(b, BWS_ROUNDS, i, &s) && s.ns > 0 && s.ew > 0)
            tables.items[tables.count++] = i;
    }
    if (!odd_bws_order_sort(b, &tables))
        return false;
    *out = (rooms){.tables = tables.count};
    for (size_t i = 0; i < tables.count; i++) {
        bws_key key = odd_bws_order_key(&tables, i);
        out->paired += has_room(&tables, key, false);
        out->here += has_room(&tables, key, true);
    }
    odd_bws_order_give(b, &tables);
    return true;
}

/* ---- Scoring ----------------------------------------------------------------------------------- */

/* In the order of the values of ScoringType. */
static const odd_scoring scorings[] = {ODD_MATCHPOINTS, ODD_MATCHPOINTS, ODD_BUTLER, ODD_CROSS_IMPS,
                                       ODD_TEAM_IMPS};
enum { SCORING_COUNT = sizeof scorings / sizeof scorings[0], SCORING_THREE = 3, SCORING_TEAMS = 4 };

static void take_scoring(const bws *b, uint32_t row, odd_scoring scoring) {
    odd_record r = {.fact = ODD_FACT_SCORING, .line = row, .number = (int)scoring};
    odd_source_give(b->in, &r);
}

static void send_scoring(bws *b, const bws_section *s) {
    if (s->scoring < 0 || s->scoring >= SCORING_COUNT) {
        odd_bws_wrong(b, true, BWS_SECTION, s->row, "unknown ScoringType %d: scored at matchpoints",
                      s->scoring);
        return;
    }
    if (s->scoring == SCORING_THREE)
        odd_bws_wrong(b, true, BWS_SECTION, s->row,
                      "ScoringType 3 is scored as cross-IMPs; some programs use it for board-a-match");
    take_scoring(b, s->row, scorings[s->scoring]);
}

/* Returns the first section that says how it is scored; its row is 0 if none does. */
static bws_section find_scoring(bws *b, const int *used, size_t count) {
    bws_section first = {0}, s;
    for (size_t i = 0; i < count; i++) {
        if (!odd_bws_section_of(b, used[i], &s) || s.scoring == 0)
            continue;
        if (first.row != 0 && s.scoring != first.scoring)
            odd_bws_wrong(b, true, BWS_SECTION, s.row,
                          "ScoringType is %d here and %d in row %d, which is used", s.scoring, first.scoring,
                          (int)first.row);
        first = first.row == 0 ? s : first;
    }
    return first;
}

/* Older files do not say that they are of teams, and some files always say matchpoints. But no pair sits at two tables at
 * once with the same boards, so such contestants are teams. */
static bool find_teams(bws *b, const int *used, size_t count) {
    bws_section s = find_scoring(b, used, count);
    rooms r = {0};
    if (b->contest != ODD_INDIVIDUALS && !find_rooms(b, &r))
        return false;
    bool matches = r.tables > 0 && r.here == r.tables;
    bool teams = s.scoring == SCORING_TEAMS || matches;
    if (teams && b->contest != ODD_INDIVIDUALS)
        b->contest = ODD_TEAMS;
    if (teams && r.paired > 0 && r.here == 0)
        b->lettered = false; /* the other rooms are another section */
    if (s.scoring == SCORING_TEAMS && r.tables > 1 && r.paired == 0)
        odd_bws_wrong(
            b, true, BWS_ROUNDS, 0,
            "a teams event in which no two teams meet at two tables on the same boards: it has no matches");
    if (!matches || s.scoring == SCORING_TEAMS) {
        if (s.row != 0)
            send_scoring(b, &s);
        return true;
    }
    bool bam = s.scoring == SCORING_THREE;
    odd_bws_wrong(b, true, BWS_ROUNDS, 0,
                  "all opponents meet at two tables, with directions swapped: read as teams, scored %s",
                  bam ? "board-a-match" : "by IMPs");
    take_scoring(b, s.row > 0 ? s.row : 1, bam ? ODD_BAM : ODD_TEAM_IMPS);
    return true;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bws_key key_of_used(const void *owner, uint32_t item) {
    return (bws_key){{seat_at(owner, item).section}, {0}};
}

/* Lists the sections that have tables or results, by their ids, as far as there is room. *count: how many there are. */
static bool list_used(const bws *b, int used[SECTIONS_MAX], size_t *count) {
    bws_order order = {.key = key_of_used, .owner = b};
    int last = 0;
    if (!odd_bws_order_start(b, &order, b->seats.count))
        return false;
    for (size_t i = 0; i < b->seats.count; i++) {
        int section = seat_at(b, b->seats.items[i]).section;
        if (order.count == 0 || section != last)
            order.items[order.count++] = b->seats.items[i];
        last = section;
    }
    if (!odd_bws_order_sort(b, &order))
        return false;
    *count = 0;
    for (size_t i = 0; i < order.count; i++) {
        int section = odd_bws_order_key(&order, i).number[0];
        if (i > 0 && section == last)
            continue;
        if (*count < SECTIONS_MAX)
            used[*count] = section;
        last = section;
        ++*count;
    }
    odd_bws_order_give(b, &order);
    return true;
}

/* Ids contain the letter of their section, so no two sections may have the same letter. */
static void check_letters(bws *b, const int *used, size_t count) {
    char buf[SECTIONS_MAX][LETTERS];
    odd_text letters[SECTIONS_MAX];
    for (size_t i = 0; i < count; i++) {
        letters[i] = letters_of(b, used[i], buf[i]);
        for (size_t k = 0; k < i; k++)
            if (odd_same_letters(letters[k], letters[i])) {
                odd_bws_refuse(b, BWS_SECTION, 0, "sections %d and %d are both called %.*s", used[k], used[i],
                               (int)letters[k].len, letters[k].text);
                return;
            }
    }
}

bool odd_bws_arrange(bws *b) {
    int used[SECTIONS_MAX];
    size_t count;
    b->sections = (bws_order){.key = key_of_section};
    if (!odd_bws_order_rows(b, &b->sections, BWS_SECTION) || !list_seats(b) || !list_used(b, used, &count))
        return false;
    if (count > SECTIONS_MAX)
        return odd_bws_refuse(b, BWS_RECEIVED, 0, "results of %d sections: expected at most %d", (int)count,
                              SECTIONS_MAX);
    b->lettered = count > 1;
    if (!find_teams(b, used, count))
        return false;
    check_letters(b, used, count);
    return find_winners(b, used, count);
}
