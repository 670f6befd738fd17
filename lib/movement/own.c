/* Movements made from rows, as in logs and other programs' files. */
#include "base/hash.h"
#include "base/arena.h"
#include "movement/make.h"

enum { ID_MAX = 16, TABLE_MAX = 999 };

/* ---- Reading a row ----------------------------------------------------------------------------- */

typedef struct reading {
    odd_scan s;
    odd_error *error;
} reading;

static int wrong_word(reading *r, size_t at, odd_text word, const char *expected) {
    if (word.len == 0)
        return odd_fail(r->error, ODD_E_SYNTAX, 1, odd_scan_column(&r->s, at), "missing word: expected %s",
                        expected);
    return odd_fail(r->error, ODD_E_SYNTAX, 1, odd_scan_column(&r->s, at), "invalid word '%.*s': expected %s",
                    (int)odd_scan_quotable(word.text, word.len), word.text, expected);
}

/* "12", a word of its own, from 1 to most. */
static bool is_number(int *out, odd_text word, int most) {
    odd_scan s = {word.text, word.len, 0};
    *out = odd_scan_number(&s);
    return odd_scan_end(&s) && *out >= 1 && *out <= most;
}

static int read_round(reading *r, odd_movement_row *out) {
    size_t at;
    odd_text word = odd_movement_next_word(&r->s, &at);
    return is_number(&out->round, word, ODD_MOVEMENT_ROUNDS_MAX)
               ? ODD_OK
               : wrong_word(r, at, word, "the number of a round, 1 to 250");
}

/* "3", or "B3" in a section. */
static int read_table(reading *r, odd_movement_row *out) {
    size_t at;
    odd_text word = odd_movement_next_word(&r->s, &at), number = word;
    if (word.len > 0 && odd_is_letter(word.text[0])) {
        out->section = odd_lower(word.text[0]) - 'a' + 1;
        number = odd_text_from(word, 1);
    }
    return is_number(&out->table, number, TABLE_MAX)
               ? ODD_OK
               : wrong_word(r, at, word, "a table, such as 3, or B3 in a section");
}

bool odd_movement_is_id(odd_text id) {
    for (size_t i = 0; i < id.len; i++)
        if (!odd_is_letter(id.text[i]) && !odd_is_digit(id.text[i]))
            return false;
    return id.len > 0 && id.len <= ID_MAX;
}

/* "7", "1+5", or "-": nobody. */
static int read_side(reading *r, odd_text side[2]) {
    size_t at, plus = 0;
    odd_text word = odd_movement_next_word(&r->s, &at);
    if (odd_text_is(word, "-") || odd_text_is(word, "0"))
        return ODD_OK;
    while (plus < word.len && word.text[plus] != '+')
        plus++;
    side[0] = (odd_text){word.text, plus};
    if (plus < word.len)
        side[1] = odd_text_from(word, plus + 1);
    return odd_movement_is_id(side[0]) && (plus == word.len || odd_movement_is_id(side[1]))
               ? ODD_OK
               : wrong_word(r, at, word,
                            "an id of at most 16 letters and digits, two ids joined by +, or - for nobody");
}

/* "4-6", "4", or "-": not known yet. */
static int read_boards(reading *r, odd_movement_row *out) {
    size_t at;
    odd_text word = odd_movement_next_word(&r->s, &at);
    odd_scan s = {word.text, word.len, 0};
    if (odd_text_is(word, "-"))
        return ODD_OK;
    out->first = out->last = odd_scan_number(&s);
    if (odd_scan_bytes(&s, "-"))
        out->last = odd_scan_number(&s);
    return odd_scan_end(&s) && out->first >= 1 && out->last >= out->first &&
                   out->last <= ODD_MOVEMENT_BOARDS_MAX
               ? ODD_OK
               : wrong_word(r, at, word, "boards, such as 4-6 or 4, or - if they are not known yet");
}

static int read_marks(reading *r, odd_movement_row *out) {
    size_t at;
    for (odd_text word; (word = odd_movement_next_word(&r->s, &at)).len > 0;) {
        if (odd_text_is(word, "shared"))
            out->shared = true;
        else if (odd_text_is(word, "switched"))
            out->switched = true;
        else
            return wrong_word(r, at, word, "shared, switched, or the end of the line");
    }
    return ODD_OK;
}

int odd_movement_row_parse(odd_movement_row *out, const char *text, size_t len, odd_error *error) {
    reading r = {{text, len, 0}, error};
    *out = (odd_movement_row){0};
    int code = read_round(&r, out);
    if (code == ODD_OK)
        code = read_table(&r, out);
    if (code == ODD_OK)
        code = read_side(&r, out->ns);
    if (code == ODD_OK)
        code = read_side(&r, out->ew);
    if (code == ODD_OK)
        code = read_boards(&r, out);
    return code == ODD_OK ? read_marks(&r, out) : code;
}

/* ---- Making a movement of rows ------------------------------------------------------------------- */

typedef struct movement_builder {
    odd_movement *m;
    const odd_movement_row *rows;
    size_t count;
    odd_movement_own own;
    odd_arena *arena;
    odd_error *error;
    odd_lookup by_id;
    size_t id_cap;
    bool half;                                 /* some contestant has no opponents */
    int longest;                               /* boards of a row */
    uint32_t *order;                           /* the rows by round, section and table */
    int tables[ODD_MOVEMENT_SECTIONS_MAX + 1]; /* by section: the highest number of a table */
    size_t sit_cap;
    bool *boards;       /* by number: it is played */
    uint16_t *round_of; /* by contestant: the last round with a place */
} movement_builder;

static int wrong_row(const movement_builder *g, const odd_movement_row *row, const char *what) {
    return odd_fail(g->error, ODD_E_MOVEMENT, (int)(row - g->rows) + 1, 0, "round %d, table %d: %s",
                    row->round, row->table, what);
}

/* No boards; or a first and a last one. */
static bool has_good_boards(const odd_movement_row *row) {
    if (row->first == 0)
        return row->last == 0;
    return row->first > 0 && row->first <= row->last && row->last <= ODD_MOVEMENT_BOARDS_MAX;
}

static bool is_id_or_none(odd_text id) {
    return id.len == 0 || odd_movement_is_id(id);
}

/* Checks that hold for any row. */
static int check_row(const movement_builder *g, const odd_movement_row *row) {
    bool both = row->ns[0].len > 0 && row->ew[0].len > 0, two[2] = {row->ns[1].len > 0, row->ew[1].len > 0};
    if (row->round < 1 || row->round > ODD_MOVEMENT_ROUNDS_MAX)
        return wrong_row(g, row, "rounds are 1 to 250");
    if (row->table < 1 || row->table > TABLE_MAX)
        return wrong_row(g, row, "tables are 1 to 999");
    if (row->section < 0 || row->section > ODD_MOVEMENT_SECTIONS_MAX)
        return wrong_row(g, row, "sections are A to Z");
    if (!has_good_boards(row))
        return wrong_row(g, row, "boards are 1 to 9999, the first one before the last one");
    for (int i = 0; i < 2; i++)
        if (!is_id_or_none(row->ns[i]) || !is_id_or_none(row->ew[i]))
            return wrong_row(g, row, "an id has at most 16 letters and digits");
    if (row->ns[0].len == 0 && row->ew[0].len == 0)
        return wrong_row(g, row, "nobody sits there: name somebody, or leave the row out");
    if ((both && two[0] != two[1]) || (row->section > 0) != (g->rows[0].section > 0))
        return wrong_row(g, row,
                         "all rows have two ids for a side, or none; and all have a section, or none");
    return ODD_OK;
}

static bool has_direction(odd_text id) {
    odd_scan s = {id.text, id.len, 0};
    return id.len > 2 && (odd_scan_word(&s, "ns") || odd_scan_word(&s, "ew"));
}

static bool directed_or_none(odd_text id) {
    return id.len == 0 || has_direction(id);
}

/* The side of an individual has two ids, or is empty. */
static bool is_one_player(const odd_text side[2]) {
    return side[0].len > 0 && side[1].len == 0;
}

/* Finds out what the rows are about. */
static int look_at_rows(movement_builder *g) {
    bool directions = true;
    for (size_t i = 0; i < g->count; i++) {
        const odd_movement_row *row = &g->rows[i];
        int code = check_row(g, row), length = row->first > 0 ? row->last - row->first + 1 : 0;
        if (code != ODD_OK)
            return code;
        if (row->ns[1].len > 0 || row->ew[1].len > 0)
            g->m->contest = ODD_INDIVIDUALS;
        directions = directions && directed_or_none(row->ns[0]) && directed_or_none(row->ew[0]);
        g->longest = length > g->longest ? length : g->longest;
        g->m->rounds = row->round > g->m->rounds ? row->round : g->m->rounds;
        g->m->sections = row->section > g->m->sections ? row->section : g->m->sections;
    }
    for (size_t i = 0; g->m->contest == ODD_INDIVIDUALS && i < g->count; i++)
        if (is_one_player(g->rows[i].ns) || is_one_player(g->rows[i].ew))
            return wrong_row(g, &g->rows[i], "individuals need two ids for a side, such as 1+5");
    g->m->winners = g->m->contest != ODD_PAIRS ? 1
                    : g->own.winners > 0       ? g->own.winners
                                               : (directions ? 2 : 1);
    return ODD_OK;
}

static bool same_id(const void *owner, uint32_t number, const odd_lookup_key *key) {
    return odd_same_letters(((const movement_builder *)owner)->m->ids[number + 1], key->text);
}

static uint32_t id_hash(const void *owner, uint32_t number) {
    const movement_builder *g = owner;
    return (uint32_t)odd_hash_any_case(g->m->ids[number + 1], g->arena->seed);
}

/* The contestant with an id, added if it is new; 0: nobody, or no memory. With two winners, 1 is NS1 or EW1. */
static uint16_t contestant_of(movement_builder *g, odd_text id, odd_side side) {
    odd_movement *m = g->m;
    char room[ID_MAX + 2 + 1];
    odd_writer w = odd_writer_on(room, sizeof room);
    if (m->winners == 2 && !has_direction(id))
        odd_put_text(&w, side == ODD_NS ? "NS" : "EW");
    odd_put_bytes(&w, id.text, id.len);
    odd_text full = {room, w.len};
    if (id.len == 0 || odd_same_letters(id, g->own.phantom) || odd_same_letters(full, g->own.phantom))
        return 0;
    size_t count = (size_t)m->contestants;
    if (!odd_lookup_reserve(&g->by_id, g->arena, count + 1, count, id_hash, g) ||
        !ODD_MORE(g->arena, m->ids, count + 1, g->id_cap))
        return 0;
    odd_lookup_key key = {full, (uint32_t)odd_hash_any_case(full, g->arena->seed)};
    uint32_t *slot = odd_lookup_slot(&g->by_id, key, same_id, g);
    if (*slot == 0) {
        char *text = odd_arena_take(g->arena, full.len, 1);
        if (text == NULL)
            return 0;
        odd_copy(text, room, full.len);
        m->ids[++m->contestants] = (odd_text){text, full.len};
        *slot = (uint32_t)m->contestants;
    }
    return (uint16_t)*slot;
}

static bool rows_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_movement_row *x = &((const movement_builder *)owner)->rows[a],
                           *y = &((const movement_builder *)owner)->rows[b];
    if (x->round != y->round)
        return x->round < y->round;
    return x->section != y->section ? x->section < y->section : x->table <= y->table;
}

/* Numbers all contestants, round by round and table by table. */
static int number_contestants(movement_builder *g) {
    for (size_t i = 0; i < g->count && !g->arena->empty; i++) {
        const odd_movement_row *row = &g->rows[g->order[i]];
        for (int j = 0; j < 2; j++)
            contestant_of(g, row->ns[j], ODD_NS);
        for (int j = 0; j < 2; j++)
            contestant_of(g, row->ew[j], ODD_EW);
        if (g->m->contestants > ODD_MOVEMENT_PLAYERS_MAX)
            return wrong_row(g, row, "there are more than 2000 contestants");
    }
    return ODD_OK;
}

static void add_sit(movement_builder *g, odd_sit_out sit) {
    if (!ODD_MORE(g->arena, g->m->sits, g->m->sit_count, g->sit_cap))
        return;
    g->m->sits[g->m->sit_count++] = sit;
    g->round_of[sit.who] = sit.round;
}

/* Somebody is missing: the others sit out. */
static void add_half_row(movement_builder *g, const odd_move *move, int seats) {
    for (int i = 0; i < 2 * seats; i++) {
        uint16_t who = i < seats ? move->ns[i] : move->ew[i - seats];
        odd_side side = seats == 2 ? ODD_NO_SIDE : i == 0 ? ODD_NS : ODD_EW;
        if (who > 0)
            add_sit(g, (odd_sit_out){.round = move->round,
                                     .who = who,
                                     .table = move->table,
                                     .section = move->section,
                                     .side = side,
                                     .first = move->first,
                                     .last = move->last});
    }
    g->half = true;
}

static void add_row(movement_builder *g, const odd_movement_row *row) {
    odd_move move = {.round = (uint16_t)row->round,
                     .table = (uint16_t)row->table,
                     .section = (uint16_t)row->section,
                     .first = (uint16_t)row->first,
                     .last = (uint16_t)row->last,
                     .shared = row->shared,
                     .switched = row->switched};
    int seats = g->m->contest == ODD_INDIVIDUALS ? 2 : 1;
    bool all = true;
    for (int i = 0; i < seats; i++) {
        move.ns[i] = contestant_of(g, row->ns[i], ODD_NS);
        move.ew[i] = contestant_of(g, row->ew[i], ODD_EW);
        all = all && move.ns[i] > 0 && move.ew[i] > 0;
    }
    if (row->table > g->tables[row->section])
        g->tables[row->section] = row->table;
    if (!all) {
        add_half_row(g, &move, seats);
        return;
    }
    g->m->moves[g->m->move_count++] = move;
    for (int i = 0; i < seats; i++)
        g->round_of[move.ns[i]] = g->round_of[move.ew[i]] = move.round;
    for (int board = row->first; row->first > 0 && board <= row->last; board++)
        g->boards[board] = true;
}

/* Who has no place in a round. */
static void add_absent(movement_builder *g, int round) {
    for (int who = 1; who <= g->m->contestants; who++)
        if (g->round_of[who] != round)
            add_sit(g, (odd_sit_out){.round = (uint16_t)round, .who = (uint16_t)who});
}

static void add_rows(movement_builder *g) {
    size_t next = 0;
    for (int round = 1; round <= g->m->rounds; round++) {
        for (; next < g->count && g->rows[g->order[next]].round == round; next++)
            add_row(g, &g->rows[g->order[next]]);
        add_absent(g, round);
    }
}

/* Where rows need not say that tables share boards: says it of those that do. Moves stand by round and section. */
static void mark_shared(movement_builder *g) {
    uint32_t *last =
        ODD_TAKE(g->arena, ODD_MOVEMENT_BOARDS_MAX + 1, uint32_t); /* by board: its move, plus one */
    for (size_t i = 0; last != NULL && i < g->m->move_count; i++) {
        odd_move *v = &g->m->moves[i];
        for (int board = v->first; board > 0 && board <= v->last; board++) {
            odd_move *other = last[board] > 0 ? &g->m->moves[last[board] - 1] : NULL;
            if (other != NULL && other->round == v->round && other->section == v->section)
                v->shared = other->shared = true;
            last[board] = (uint32_t)i + 1;
        }
    }
}

static bool take_memory(movement_builder *g) {
    g->order = odd_sort_numbers(g->arena, g->count, rows_in_order, g);
    g->boards = ODD_TAKE(g->arena, ODD_MOVEMENT_BOARDS_MAX + 1, bool);
    g->m->moves = ODD_TAKE(g->arena, g->count + 1, odd_move);
    g->id_cap = 0;
    return g->order != NULL && g->boards != NULL && g->m->moves != NULL &&
           ODD_MORE(g->arena, g->m->ids, 0, g->id_cap);
}

/* The numbers that follow from the rows, and what the prover allows. */
static void sum_up(movement_builder *g) {
    odd_movement *m = g->m;
    for (int section = 0; section <= ODD_MOVEMENT_SECTIONS_MAX; section++)
        m->tables += g->tables[section];
    for (int board = 1; board <= ODD_MOVEMENT_BOARDS_MAX; board++)
        m->boards += g->boards[board];
    m->set_boards = g->longest;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].first == 0 || m->moves[i].last - m->moves[i].first + 1 != g->longest)
            m->set_boards = 0;
    bool individuals = m->contest == ODD_INDIVIDUALS;
    m->meetings = g->own.meetings > 0 ? g->own.meetings : individuals ? ODD_MOVEMENT_ROUNDS_MAX : 1;
    m->partners = individuals ? 1 : 0;
    m->spread = g->half || m->contestants % 2 == 1 ? g->longest : 0;
    m->phantom = g->own.phantom;
}

int odd_movement_of_rows(odd_movement *out, const odd_movement_row *rows, size_t count,
                         const odd_movement_own *own, odd_arena *arena, odd_error *error) {
    movement_builder g = {
        .m = out, .rows = rows, .count = count, .own = *own, .arena = arena, .error = error};
    *out = (odd_movement){.kind = ODD_MOVE_OWN, .contest = own->contest};
    if (count == 0 || count > ODD_MOVEMENT_MOVES_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "your own movement has 1 to %d rows, not %d",
                        ODD_MOVEMENT_MOVES_MAX, (int)(count < INT32_MAX ? count : INT32_MAX));
    int code = look_at_rows(&g);
    if (code != ODD_OK)
        return code;
    if (!take_memory(&g))
        return odd_movement_no_memory(error);
    code = number_contestants(&g);
    if (code != ODD_OK)
        return code;
    g.round_of = ODD_TAKE(arena, (size_t)out->contestants + 1, uint16_t);
    if (g.round_of != NULL && !arena->empty)
        add_rows(&g);
    if (own->share)
        mark_shared(&g);
    sum_up(&g);
    return arena->empty ? odd_movement_no_memory(error) : ODD_OK;
}

/* Rows cannot be wished for. */
int odd_make_own(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    (void)m, (void)wish, (void)arena;
    return odd_fail(
        error, ODD_E_MOVEMENT, 0, 0,
        "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3");
}
