/* The players of a Bridgemate file. Players enter their numbers where they sit: at a table, in a direction, in
 * a round or before the first one. The movement tells which pair, team or player of the event that is. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/bridgemate/bws.h"
#include "exchange/roster.h"
#include "exchange/field_text.h"

/* A player, and where the number was entered. */
typedef struct person {
    uint32_t row;
    int section, number;
    odd_side direction; /* if the same number sits in both directions */
    int round;
    int place; /* North 0, South 1, East 2, West 3 */
    odd_text name, known_by;
} person;

/* A stored sitting. */
typedef struct player_seat {
    uint32_t i; /* of the row */
    int number; /* of the contestant */
} player_seat;

typedef struct people {
    bws *b;
    player_seat *all;
    size_t count;
    bws_order names_by_text, names_by_id;
} people;

enum { PAIR = 2, TEAM = 8 };

/* ---- Names ------------------------------------------------------------------------------------- */

static bws_key key_of_text(const void *owner, uint32_t i) {
    bws_name n = {0};
    odd_bws_row(owner, BWS_NAMES, i, &n);
    return (bws_key){{0}, n.str_id};
}

static bws_key key_of_id(const void *owner, uint32_t i) {
    bws_name n = {0};
    odd_bws_row(owner, BWS_NAMES, i, &n);
    return (bws_key){{n.id}, {0}};
}

/* Returns the name from PlayerNames; empty if it has none. */
static odd_text look_up(const people *p, odd_text number) {
    uint32_t i;
    bws_name found = {0};
    odd_scan s = {number.text, number.len, 0};
    bool known = odd_bws_order_find(&p->names_by_text, &(bws_key){{0}, number}, &i);
    int id = odd_scan_number(&s);
    if (!known && id > 0 && odd_scan_end(&s))
        known = odd_bws_order_find(&p->names_by_id, &(bws_key){{id}, {0}}, &i);
    if (known)
        odd_bws_row(p->b, BWS_NAMES, i, &found);
    return found.name;
}

/* ---- Where they sit ---------------------------------------------------------------------------- */

static int place_of(odd_text direction) {
    static const char letters[] = "nsew";
    for (int i = 0; i < 4; i++)
        if (direction.len == 1 && odd_lower(direction.text[0]) == letters[i])
            return i;
    return -1;
}

/* Returns the table where a player starts: if the number was entered before East-West moved, that is another table. */
static int table_of(const bws *b, const bws_player *p, int place) {
    bws_section s;
    if (p->round > 0 || place < 2 || p->table < 1 || !odd_bws_section_of(b, p->section, &s) ||
        s.ew_move == 0 || s.tables < 1)
        return p->table;
    int at = (p->table - 1 + s.ew_move % s.tables) % s.tables;
    return (at < 0 ? at + s.tables : at) + 1;
}

static int number_at(const bws *b, const bws_seat *seat, int place) {
    if (b->contest == ODD_INDIVIDUALS && place == 1)
        return seat->south;
    if (b->contest == ODD_INDIVIDUALS && place == 3)
        return seat->west;
    return place < 2 ? seat->ns : seat->ew;
}

static bool is_numbered(const bws_player *row) {
    return row->number.len > 0 && !(row->number.len == 1 && row->number.text[0] == '0');
}

static void add_person(people *p, uint32_t i) {
    const bws *b = p->b;
    bws_player row;
    if (!odd_bws_row(b, BWS_PLAYERS, i, &row) || (!is_numbered(&row) && row.name.len == 0))
        return;
    int place = place_of(row.direction);
    if (place < 0) {
        odd_bws_wrong(b, true, BWS_PLAYERS, row.row, "Direction is '%.*s': expected N, E, S or W",
                      (int)odd_scan_quotable(row.direction.text, row.direction.len), row.direction.text);
        return;
    }
    bws_seat seat;
    bool known = odd_bws_seat_of(b, row.section, table_of(b, &row, place), row.round, &seat);
    int number = known ? number_at(b, &seat, place) : 0;
    if (number <= 0) {
        char buf[BWS_ID_BYTES];
        odd_text table = odd_bws_id(b, row.section, row.table, buf);
        odd_bws_wrong(b, true, BWS_PLAYERS, row.row, "the pairs at table %.*s in round %d are unknown",
                      (int)table.len, table.text, row.round);
        return;
    }
    p->all[p->count++] = (player_seat){i, number};
}

static person person_at(const people *p, const player_seat *s) {
    bws_player row = {0};
    odd_bws_row(p->b, BWS_PLAYERS, s->i, &row);
    person one = {.row = row.row, .section = row.section, .number = s->number, .round = row.round};
    one.place = place_of(row.direction);
    one.direction = p->b->winners < 2 ? ODD_NO_SIDE : one.place < 2 ? ODD_NS : ODD_EW;
    one.name = row.name;
    one.known_by = is_numbered(&row) ? row.number : (odd_text){0};
    return one;
}

/* Returns the name of a person: as entered, or found by the number, or the number itself. */
static odd_text name_of(const people *p, const person *one) {
    odd_text name = one->name.len > 0 ? one->name : look_up(p, one->known_by);
    return name.len > 0 ? name : one->known_by;
}

static bws_key key_of_person(const void *owner, uint32_t item) {
    const people *p = owner;
    person one = person_at(p, &p->all[item]);
    return (bws_key){{one.section, (int)one.direction, one.number, one.round, one.place}, {0}};
}

static bool same_contestant(const bws_key *x, const bws_key *y) {
    return x->number[0] == y->number[0] && x->number[1] == y->number[1] && x->number[2] == y->number[2];
}

static bool same_person(const person *x, const person *y) {
    if (x->known_by.len > 0 && y->known_by.len > 0)
        return odd_same_letters(x->known_by, y->known_by);
    return odd_same_letters(x->name, y->name);
}

/* ---- Telling ----------------------------------------------------------------------------------- */

/* Joins texts with a separator, in the arena; an empty text becomes a hyphen. */
static odd_text join(bws *b, const odd_text *texts, size_t count, const char *between) {
    size_t len = 0;
    for (size_t i = 0; i < count; i++)
        len += texts[i].len + 4;
    b->kept_bytes += len;
    char *text = ODD_TAKE(b->in->arena, len + 1, char);
    odd_writer w = odd_writer_on(text, text != NULL ? len + 1 : 0);
    for (size_t i = 0; i < count; i++) {
        odd_put_text(&w, i > 0 ? between : "");
        if (texts[i].len > 0)
            odd_put_bytes(&w, texts[i].text, texts[i].len);
        else
            odd_put_text(&w, "-");
    }
    return (odd_text){text, text != NULL ? w.len : 0};
}

/* Makes one word of any text. */
static odd_text as_word(odd_text number) {
    size_t len = 0;
    while (len < number.len && number.text[len] != ' ')
        len++;
    return (odd_text){number.text, len};
}

static void send_substitute(bws *b, const person *p, odd_text id) {
    odd_record r = {.fact = ODD_FACT_TAG, .line = p->row, .about = ODD_ABOUT_CONTESTANT, .id = {id}};
    size_t cap = p->name.len + 32;
    b->kept_bytes += cap;
    char *text = ODD_TAKE(b->in->arena, cap, char);
    odd_writer w = odd_writer_on(text, text != NULL ? cap : 0);
    odd_put_bytes(&w, p->name.text, p->name.len);
    odd_put_format(&w, " from round %d", p->round);
    r.name = odd_text_of("bws:substitute");
    r.text = (odd_text){text, text != NULL ? w.len : 0};
    odd_source_give(b->in, &r);
}

/* Sends everything about one contestant: the first players are its members, later ones are substitutes. Returns false if that
 * is more than a file can contain. */
static bool send_contestant(const people *p, const bws_order *order, size_t first, size_t next) {
    bws *b = p->b;
    person members[TEAM];
    odd_text names[TEAM] = {{0}}, numbers[TEAM] = {{0}};
    size_t most = b->contest == ODD_INDIVIDUALS ? 1 : b->contest == ODD_TEAMS ? TEAM : PAIR, found = 0;
    odd_named_contestant who = {.kind = odd_contest_fact(b->contest)};
    bool numbered = false;
    for (size_t i = first; i < next; i++) {
        person one = person_at(p, &p->all[order->items[i]]);
        bws_key key = odd_bws_order_key(order, i);
        one.name = name_of(p, &one);
        if (odd_bws_too_much(b, BWS_NAMES))
            return false;
        if (i == first) {
            who.line = one.row;
            who.id = odd_bws_id_of(b, one.section, one.number, one.direction);
        }
        bool new = true;
        if (i + 1 < next) { /* or said better below */
            bws_key below = odd_bws_order_key(order, i + 1);
            new = odd_bws_compare(&key, &below) != 0;
        }
        for (size_t m = 0; m < found && new; m++)
            new = !same_person(&members[m], &one);
        if (new &&found < most)
            members[found++] = one;
        else if (new)
            send_substitute(b, &one, who.id);
    }
    for (size_t m = 0; m < found; m++) {
        names[m] = members[m].name;
        numbers[m] = as_word(members[m].known_by);
        numbered = numbered || numbers[m].len > 0;
    }
    who.players = join(b, names, found, b->contest == ODD_TEAMS ? ", " : " & ");
    if (numbered)
        who.numbers = join(b, numbers, found, " ");
    odd_source_contestant(b->in, &who);
    return true;
}

static void send_all(const people *p, const bws_order *order) {
    for (size_t first = 0, next; first < p->count; first = next) {
        bws_key key = odd_bws_order_key(order, first);
        for (next = first + 1; next < p->count; next++) {
            bws_key other = odd_bws_order_key(order, next);
            if (!same_contestant(&key, &other))
                break;
        }
        if (!send_contestant(p, order, first, next))
            return;
    }
}

void odd_bws_send_players(bws *b) {
    size_t count = b->tables[BWS_PLAYERS].count;
    people p = {.b = b, .all = ODD_TAKE(b->in->arena, count + 1, player_seat)};
    bws_order order = {.key = key_of_person, .owner = &p};
    p.names_by_text.key = key_of_text;
    p.names_by_id.key = key_of_id;
    if (p.all == NULL) {
        odd_bws_no_memory(b);
        return;
    }
    if (!odd_bws_order_rows(b, &p.names_by_text, BWS_NAMES) ||
        !odd_bws_order_rows(b, &p.names_by_id, BWS_NAMES))
        return;
    for (size_t i = 0; i < count; i++)
        add_person(&p, (uint32_t)i);
    if (odd_bws_order_all(b, &order, p.count))
        send_all(&p, &order);
}
