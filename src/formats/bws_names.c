/* Who plays, by a Bridgemate file. Players give their numbers where they sit: at a table, in a direction, in a round or
 * before the first. The movement tells which pair, team or player of the event that is. */
#include "base/arena.h"
#include "base/scan.h"
#include "base/writer.h"
#include "formats/bws.h"
#include "formats/text.h"

/* A player where they gave their number. */
typedef struct person {
    uint32_t row;
    int section, number;
    odd_side direction; /* where the same number sits in both */
    int round;
    int place; /* North 0, South 1, East 2, West 3 */
    odd_text name, known_by;
} person;

typedef struct people {
    bws *b;
    person *all;
    size_t count;
    bws_order names_by_text, names_by_id;
} people;

enum { PAIR = 2, TEAM = 8 };

/* ---- Names ------------------------------------------------------------------------------------- */

static int compare_texts(odd_text a, odd_text b) {
    for (size_t i = 0; i < a.len && i < b.len; i++) {
        unsigned char x = (unsigned char)odd_lower(a.text[i]), y = (unsigned char)odd_lower(b.text[i]);
        if (x != y)
            return x < y ? -1 : 1;
    }
    return (a.len > b.len) - (a.len < b.len);
}

static int compare_str_ids(const void *a, const void *b) {
    return compare_texts(((const bws_name *)a)->str_id, ((const bws_name *)b)->str_id);
}

static int compare_ids(const void *a, const void *b) {
    const bws_name *x = a, *y = b;
    return (x->id > y->id) - (x->id < y->id);
}

/* By PlayerNames; empty if it has none. */
static odd_text look_up(const people *p, odd_text number) {
    const bws_name *found = odd_bws_order_find(&p->names_by_text, &(bws_name){.str_id = number});
    odd_scan s = {number.text, number.len, 0};
    int id = odd_scan_number(&s);
    if (found == NULL && id > 0 && odd_scan_end(&s))
        found = odd_bws_order_find(&p->names_by_id, &(bws_name){.id = id});
    return found != NULL ? found->name : (odd_text){0};
}

static bool separates(char c) {
    return c == '&' || c == ',' || c == ';' || c == '/';
}

/* Names are put together with commas and such, so they must have none: "Lee, Ann" is Ann Lee. */
static odd_text tidy(const bws *b, odd_text name) {
    size_t comma = name.len, marks = 0, len = 0;
    for (size_t i = 0; i < name.len; i++)
        if (separates(name.text[i])) {
            marks++;
            comma = name.text[i] == ',' ? i : name.len;
        }
    char *text = marks > 0 ? ODD_TAKE(b->in->arena, name.len + 2, char) : NULL;
    if (text == NULL)
        return name;
    size_t start = marks == 1 && comma < name.len ? comma + 1 : 0; /* the last name goes last */
    for (size_t i = start; i < start + name.len + 1; i++) {
        char c = i % (name.len + 1) == name.len ? ' ' : name.text[i % (name.len + 1)];
        c = separates(c) ? ' ' : c;
        if (c != ' ' || (len > 0 && text[len - 1] != ' '))
            text[len++] = c;
    }
    while (len > 0 && text[len - 1] == ' ')
        len--;
    return (odd_text){text, len};
}

/* ---- Where they sit ---------------------------------------------------------------------------- */

static int place_of(odd_text direction) {
    static const char letters[] = "nsew";
    for (int i = 0; i < 4; i++)
        if (direction.len == 1 && odd_lower(direction.text[0]) == letters[i])
            return i;
    return -1;
}

/* Who gave their numbers before East-West moved does not start where they sat then. */
static int table_of(const bws *b, const bws_player *p, int place) {
    const bws_section *s = odd_bws_section_of(b, p->section);
    if (p->round > 0 || place < 2 || s == NULL || s->ew_move == 0 || s->tables < 1 || p->table < 1)
        return p->table;
    int at = (p->table - 1 + s->ew_move % s->tables) % s->tables;
    return (at < 0 ? at + s->tables : at) + 1;
}

static int number_at(const bws *b, const bws_seat *seat, int place) {
    if (b->individuals && place == 1)
        return seat->south;
    if (b->individuals && place == 3)
        return seat->west;
    return place < 2 ? seat->ns : seat->ew;
}

static void add_person(people *p, const bws_player *row) {
    const bws *b = p->b;
    int place = place_of(row->direction);
    bool numbered = row->number.len > 0 && !(row->number.len == 1 && row->number.text[0] == '0');
    if (!numbered && row->name.len == 0)
        return;
    if (place < 0) {
        odd_bws_wrong(b, true, BWS_PLAYERS, row->row, "Direction is '%.*s': expected N, E, S or W",
                      (int)odd_scan_quotable(row->direction.text, row->direction.len), row->direction.text);
        return;
    }
    const bws_seat *seat = odd_bws_seat_of(b, row->section, table_of(b, row, place), row->round);
    int number = seat != NULL ? number_at(b, seat, place) : 0;
    if (number <= 0) {
        odd_text table = odd_bws_id(b, row->section, row->table);
        odd_bws_wrong(b, true, BWS_PLAYERS, row->row, "who sits at table %.*s in round %d is not known",
                      (int)table.len, table.text, row->round);
        return;
    }
    person *one = &p->all[p->count++];
    *one = (person){.row = row->row, .section = row->section, .number = number, .round = row->round};
    one->direction = b->winners < 2 ? ODD_NO_SIDE : place < 2 ? ODD_NS : ODD_EW;
    one->place = place;
    one->name = row->name;
    one->known_by = numbered ? row->number : (odd_text){0};
    if (one->name.len == 0)
        one->name = look_up(p, one->known_by);
    one->name = one->name.len > 0 ? tidy(b, one->name) : one->known_by;
}

static int compare_people(const void *a, const void *b) {
    const person *x = a, *y = b;
    const int left[] = {x->section, (int)x->direction, x->number, x->round, x->place};
    const int right[] = {y->section, (int)y->direction, y->number, y->round, y->place};
    for (size_t i = 0; i < 5; i++)
        if (left[i] != right[i])
            return left[i] < right[i] ? -1 : 1;
    return 0;
}

static bool same_contestant(const person *x, const person *y) {
    return x->section == y->section && x->direction == y->direction && x->number == y->number;
}

static bool same_person(const person *x, const person *y) {
    if (x->known_by.len > 0 && y->known_by.len > 0)
        return odd_same_letters(x->known_by, y->known_by);
    return odd_same_letters(x->name, y->name);
}

/* ---- Telling ----------------------------------------------------------------------------------- */

/* Texts with something between them, in the arena; for one that is empty, a hyphen. */
static odd_text join(const bws *b, const odd_text *texts, size_t count, const char *between) {
    size_t len = 0;
    for (size_t i = 0; i < count; i++)
        len += texts[i].len + 4;
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

/* A word, whatever it is. */
static odd_text as_word(odd_text number) {
    size_t len = 0;
    while (len < number.len && number.text[len] != ' ')
        len++;
    return (odd_text){number.text, len};
}

/* r: a record about the contestant. */
static void tell_substitute(const bws *b, const person *p, odd_record r) {
    r.fact = ODD_FACT_TAG;
    r.line = p->row;
    r.about = ODD_ABOUT_CONTESTANT;
    size_t cap = p->name.len + 32;
    char *text = ODD_TAKE(b->in->arena, cap, char);
    odd_writer w = odd_writer_on(text, text != NULL ? cap : 0);
    odd_put_bytes(&w, p->name.text, p->name.len);
    odd_put_format(&w, " from round %d", p->round);
    r.name = odd_text_of("bws:substitute");
    r.text = (odd_text){text, text != NULL ? w.len : 0};
    odd_bws_take(b, &r);
}

/* All that was said of one contestant: who sat first is who they are, and others have come later. */
static void tell_contestant(const bws *b, const person *const *said, size_t count) {
    const person *members[TEAM] = {0};
    odd_text names[TEAM], numbers[TEAM];
    size_t most = b->individuals ? 1 : b->teams ? TEAM : PAIR, found = 0;
    odd_record r = {.line = said[0]->row};
    r.id[0] = odd_bws_id_of(b, said[0]->section, said[0]->number, said[0]->direction);
    bool numbered = false;
    for (size_t i = 0; i < count; i++) {
        bool new = i + 1 == count || compare_people(said[i], said[i + 1]) != 0; /* or said better below */
        for (size_t m = 0; m < found && new; m++)
            new = !same_person(members[m], said[i]);
        if (new &&found < most)
            members[found++] = said[i];
        else if (new)
            tell_substitute(b, said[i], r);
    }
    for (size_t m = 0; m < found; m++) {
        names[m] = members[m]->name;
        numbers[m] = as_word(members[m]->known_by);
        numbered = numbered || numbers[m].len > 0;
    }
    r.fact = b->individuals ? ODD_FACT_PLAYER : b->teams ? ODD_FACT_TEAM : ODD_FACT_PAIR;
    r.text = join(b, names, found, b->teams ? ", " : " & ");
    odd_bws_take(b, &r);
    r.fact = ODD_FACT_NUMBERS;
    r.text = join(b, numbers, found, " ");
    if (numbered)
        odd_bws_take(b, &r);
}

static void tell_all(const people *p, const bws_order *order) {
    const person **said = ODD_TAKE(p->b->in->arena, p->count + 1, const person *);
    if (said == NULL) {
        odd_bws_no_memory(p->b);
        return;
    }
    for (size_t i = 0; i < p->count; i++)
        said[i] = &p->all[order->sorted[i]];
    for (size_t first = 0, next; first < p->count; first = next) {
        for (next = first + 1; next < p->count && same_contestant(said[first], said[next]);)
            next++;
        tell_contestant(p->b, said + first, next - first);
    }
}

void odd_bws_tell_players(bws *b) {
    const bws_list *rows = &b->tables[BWS_PLAYERS], *names = &b->tables[BWS_NAMES];
    people p = {.b = b, .all = ODD_TAKE(b->in->arena, rows->count + 1, person)};
    bws_order order;
    if (p.all == NULL) {
        odd_bws_no_memory(b);
        return;
    }
    if (!odd_bws_order_make(b, &p.names_by_text, names->rows, names->count, sizeof(bws_name),
                            compare_str_ids) ||
        !odd_bws_order_make(b, &p.names_by_id, names->rows, names->count, sizeof(bws_name), compare_ids))
        return;
    for (size_t i = 0; i < rows->count; i++)
        add_person(&p, &BWS_ROWS(b, BWS_PLAYERS, bws_player)[i]);
    if (odd_bws_order_make(b, &order, p.all, p.count, sizeof(person), compare_people))
        tell_all(&p, &order);
}
