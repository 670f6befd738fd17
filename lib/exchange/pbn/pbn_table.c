/* Results and totals: a row of a ScoreTable is a result with its scores, of a TotalScoreTable a contestant's rank and totals. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/pbn/pbn_reader.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { RESULTS_MAX = 1000 }; /* of one row */

/* ---- Columns ----------------------------------------------------------------------------------- */

typedef enum column {
    COL_OTHER,
    COL_RANK,
    COL_PAIR_NS,
    COL_PAIR_EW,
    COL_NAMES_NS,
    COL_NAMES_EW,
    COL_CONTRACT,
    COL_DECLARER,
    COL_RESULT,
    COL_SCORE_NS, /* by kind of score, two each */
    COL_SCORE_EW,
    COL_MP_NS,
    COL_MP_EW,
    COL_IMP_NS,
    COL_IMP_EW,
    COL_PERCENT_NS,
    COL_PERCENT_EW,
    COL_MULTIPLICITY,
    COL_SECTION,
    COL_LEAD,
    COL_RULING,
    COL_COUNT /* at most 32: see loose_columns */
} column;

static const char *const score_columns[COL_COUNT] = {
    [COL_RANK] = "Rank",
    [COL_PAIR_NS] = "PairId_NS",
    [COL_PAIR_EW] = "PairId_EW",
    [COL_NAMES_NS] = "Names_NS",
    [COL_NAMES_EW] = "Names_EW",
    [COL_CONTRACT] = "Contract",
    [COL_DECLARER] = "Declarer",
    [COL_RESULT] = "Result",
    [COL_SCORE_NS] = "Score_NS",
    [COL_SCORE_EW] = "Score_EW",
    [COL_MP_NS] = "MP_NS",
    [COL_MP_EW] = "MP_EW",
    [COL_IMP_NS] = "IMP_NS",
    [COL_IMP_EW] = "IMP_EW",
    [COL_PERCENT_NS] = "Percentage_NS",
    [COL_PERCENT_EW] = "Percentage_EW",
    [COL_MULTIPLICITY] = "Multiplicity",
    [COL_SECTION] = "Section",
    [COL_LEAD] = "Lead",
    [COL_RULING] = "Ruling",
};

/* A table, and its current row. */
typedef struct table {
    odd_pbn_reader *rd;
    odd_pbn_grid grid;
    odd_pbn_row row;
    int place[COL_COUNT];           /* of the columns, + 1; 0: not there */
    bool is_other[PBN_COLUMNS_MAX]; /* the column is not a fact of an event */
    odd_amount top;                 /* the sum of the matchpoints of both sides, from other rows */
    uint32_t rows;
    bool again; /* its error was reported */
} table;

static column column_of(odd_text name) {
    for (int c = COL_RANK; c < COL_COUNT; c++)
        if (odd_text_is(name, score_columns[c]))
            return (column)c;
    return COL_OTHER;
}

/* The contents of a cell; empty if unknown. */
static odd_text cell(const table *t, column c) {
    if (t->place[c] == 0 || t->place[c] > t->row.count)
        return (odd_text){"", 0};
    odd_text text = t->row.cells[t->place[c] - 1].text;
    return odd_pbn_unknown(text) ? (odd_text){"", 0} : text;
}

static void wrong_cell(const table *t, bool warning, int code, odd_text text, const char *message) {
    const char *place = text.len > 0 ? text.text : t->row.cells[0].text.text;
    if (!t->again)
        odd_pbn_wrong(&t->rd->x, warning && !t->rd->in->strict, code, t->row.line, place, "%s", message);
}

/* Reports a deviation in a cell. */
static void loose_cell(const table *t, column c, int code, const char *message) {
    char text[PBN_DEVIATION_TEXT_MAX];
    uint32_t bit = UINT32_C(1) << c;
    if (t->rd->in->strict || (t->rd->loose_columns & bit) == 0)
        wrong_cell(t, true, code, cell(t, c), odd_pbn_deviation_text(t->rd, text, message));
    t->rd->loose_columns |= bit;
}

/* ---- Who ----------------------------------------------------------------------------------------- */

/* Returns the number of a pair with the letter of its section before it. */
static odd_text with_section(const table *t, odd_text id, odd_text section) {
    char text[ODD_ID_MAX];
    bool letter = section.len == 1 && odd_is_letter(section.text[0]);
    if (!letter || id.len == 0 || !odd_is_digit(id.text[0]) || id.len >= ODD_ID_MAX)
        return id;
    text[0] = section.text[0];
    for (size_t i = 0; i < id.len; i++)
        text[i + 1] = id.text[i];
    return odd_source_keep(t->rd->in, (odd_text){text, id.len + 1});
}

/* Returns the text for the pair of a direction: its number, or its names, or the number of its row. */
static odd_text pair_text(const table *t, int direction) {
    odd_text id = cell(t, direction == 0 ? COL_PAIR_NS : COL_PAIR_EW);
    if (id.len > 0)
        return with_section(t, id, cell(t, COL_SECTION));
    odd_text names = cell(t, direction == 0 ? COL_NAMES_NS : COL_NAMES_EW);
    return names.len > 0 ? names : odd_pbn_make_id(t->rd, 'x', 2 * t->rows + 1 + (uint32_t)direction);
}

/* Returns whether a number means two pairs, because the other direction has other names. */
static bool are_two(odd_pbn_reader *rd, const odd_pbn_contestant *c) {
    return c->names[0] != 0 && c->names[1] != 0 && c->names[0] != c->names[1] &&
           !odd_text_same(odd_pbn_names_of(rd, c, 0), odd_pbn_names_of(rd, c, 1));
}

static bool find_pairs(table *t, odd_pbn_seating *who) {
    odd_pbn_reader *rd = t->rd;
    odd_text text[2] = {pair_text(t, 0), pair_text(t, 1)};
    for (int d = 0; d < 2; d++) {
        odd_pbn_contestant *c = odd_pbn_pair_of(rd, text[d], t->row.line);
        if (c == NULL)
            return false;
        odd_text names = cell(t, d == 0 ? COL_NAMES_NS : COL_NAMES_EW);
        if (names.len > 0 && c->names[d] == 0)
            odd_pbn_set_names(rd, c, d, odd_pbn_pair_names(rd, names));
        rd->who.two_winners = rd->who.two_winners || are_two(rd, c);
        c->sat[d] = true;
        who->id[d] = odd_pbn_contestant_id(c);
        who->seat[d] = c->seat;
    }
    if (odd_text_same(text[0], text[1])) /* nobody plays against themselves */
        rd->who.two_winners = true;
    return true;
}

/* ---- What was played ------------------------------------------------------------------------------ */

/* Reads a number; ^ before it means that it is artificial. */
static bool amount_of(odd_text text, odd_amount *amount, bool *artificial) {
    *artificial = text.len > 0 && text.text[0] == '^';
    if (*artificial)
        text = (odd_text){text.text + 1, text.len - 1};
    if (text.len > 1 && text.text[0] == '+')
        text = (odd_text){text.text + 1, text.len - 1};
    if (text.len > 1 && text.text[text.len - 1] == '%')
        text.len--;
    return odd_text_amount(amount, text);
}

/* Reads the award of a side without a result: a percentage, IMPs, or a part of the matchpoints of both sides. */
static bool read_given(const table *t, int d, odd_adjustment *given) {
    odd_amount amount;
    bool artificial;
    *given = (odd_adjustment){0};
    if (amount_of(cell(t, (column)(COL_PERCENT_NS + d)), &amount, &artificial)) {
        *given = (odd_adjustment){.award = ODD_AWARD_PERCENT, .amount = amount};
        return true;
    }
    if (amount_of(cell(t, (column)(COL_IMP_NS + d)), &amount, &artificial)) {
        *given = (odd_adjustment){.award = ODD_AWARD_IMPS, .amount = amount};
        return true;
    }
    if (t->top > 0 && amount_of(cell(t, (column)(COL_MP_NS + d)), &amount, &artificial)) {
        *given = (odd_adjustment){.award = ODD_AWARD_PERCENT, .amount = amount * 100 * ODD_ONE / t->top};
        return true;
    }
    return false;
}

/* Reads a row without a contract: points only, an artificial score, or none. */
static void read_other(table *t, odd_record *r) {
    odd_amount amount;
    bool artificial;
    for (int d = 0; d < 2; d++)
        if (amount_of(cell(t, (column)(COL_SCORE_NS + d)), &amount, &artificial) && !artificial &&
            amount % ODD_ONE == 0 && amount >= -20000 * ODD_ONE && amount <= 20000 * ODD_ONE) {
            r->play.kind = ODD_PLAYED;
            r->play.bare = true;
            r->play.score_pts = (int16_t)(d == 0 ? amount / ODD_ONE : -amount / ODD_ONE);
            return;
        }
    odd_adjustment *given = r->ruling.side;
    bool there[2] = {read_given(t, 0, &given[0]), read_given(t, 1, &given[1])};
    if (!there[0] && !there[1]) {
        r->play.kind = ODD_NOT_PLAYED;
        return;
    }
    for (int d = 0; d < 2; d++)
        if (!there[d]) { /* the other side has the rest */
            odd_amount all = given[1 - d].award == ODD_AWARD_PERCENT ? 100 * ODD_ONE : 0;
            given[d] = (odd_adjustment){.award = given[1 - d].award, .amount = all - given[1 - d].amount};
        }
    r->play.kind = ODD_RULED;
}

/* Returns whether there is no contract, not even an invalid one. */
static bool is_unplayed(const table *t) {
    odd_text contract = cell(t, COL_CONTRACT);
    odd_result result;
    if (contract.len == 0 || cell(t, COL_DECLARER).len + cell(t, COL_RESULT).len > 0 ||
        odd_pbn_contract(&result, contract) != PBN_BAD)
        return contract.len == 0;
    loose_cell(t, COL_CONTRACT, ODD_E_SYNTAX, "expected - for no contract");
    return true;
}

static bool read_played(table *t, odd_record *r) {
    odd_text contract = cell(t, COL_CONTRACT), declarer = cell(t, COL_DECLARER), tricks = cell(t, COL_RESULT);
    odd_result result;
    static const char contracts[] = "expected Pass, or a contract like 4S, 3NTX or 6DXX",
                      counts[] = "expected declarer's tricks, 0 to 13";
    odd_pbn_conformity sure = odd_pbn_contract(&result, contract);
    if (sure == PBN_BAD) {
        wrong_cell(t, false, ODD_E_SYNTAX, contract, contracts);
        return false;
    }
    if (sure == PBN_LENIENT)
        loose_cell(t, COL_CONTRACT, ODD_E_SYNTAX, contracts);
    if (result.level > 0 && odd_pbn_seat(&result.declarer, declarer, true) == PBN_BAD) {
        wrong_cell(t, false, ODD_E_DECLARER, declarer, "expected declarer: N, E, S or W");
        return false;
    }
    if (result.level > 0) {
        odd_pbn_conformity counted = odd_pbn_tricks(&result.tricks, tricks, &result);
        if (counted == PBN_LENIENT)
            loose_cell(t, COL_RESULT, ODD_E_TRICKS, counts);
        if (counted == PBN_BAD) {
            wrong_cell(t, false, ODD_E_TRICKS, tricks, counts);
            return false;
        }
    }
    r->play.packed = odd_pack(result, t->rd->vul);
    odd_score_many(&r->play.score_pts, &r->play.packed, 1);
    return true;
}

/* Replaces the played result by a ruling, or by a result in words. */
static void put_play(odd_record *r, odd_play play) {
    play.line = r->play.line;
    play.seat[0] = r->play.seat[0];
    play.seat[1] = r->play.seat[1];
    r->play = play;
}

/* Reads a column of this program's writer: the decision of a director, in the form of a log. */
static bool read_ruling(const table *t, odd_record *r) {
    odd_text text = cell(t, COL_RULING);
    odd_play play = {0};
    odd_error error;
    if (text.len == 0)
        return false;
    odd_text plain = odd_pbn_plain(t->rd->in, text);
    if (odd_outcome_parse(&play, &r->ruling, plain.text, plain.len, t->rd->vul, &error) != ODD_OK) {
        wrong_cell(t, true, error.code, text, error.message);
        r->ruling = (odd_ruling){0};
        return false;
    }
    put_play(r, play);
    return true;
}

/* Reads a result in words. Matchpoints show whose a single average is. */
static bool read_words(const table *t, odd_record *r) {
    odd_adjustment given;
    odd_play play = {0};
    bool known = odd_pbn_adjusted(&play, &r->ruling, cell(t, COL_CONTRACT), cell(t, COL_SCORE_NS),
                                  cell(t, COL_SCORE_EW), read_given(t, 0, &given));
    if (known)
        put_play(r, play);
    return known;
}

/* ---- Rows ------------------------------------------------------------------------------------------ */

static void send_said(table *t) {
    static const odd_stated_kind kinds[] = {ODD_STATED_SCORE, ODD_STATED_MP, ODD_STATED_IMPS,
                                            ODD_STATED_PERCENT};
    for (size_t i = 0; i < COUNT(kinds); i++) {
        odd_pbn_sides sides = {0};
        for (int d = 0; d < 2; d++) {
            odd_text text = cell(t, (column)(COL_SCORE_NS + 2 * (int)i + d));
            bool artificial;
            sides.there[ODD_NS + d] = amount_of(text, &sides.amount[ODD_NS + d], &artificial);
            if (text.len > 0 && !sides.there[ODD_NS + d] && !odd_pbn_is_word(text))
                wrong_cell(t, true, ODD_E_SYNTAX, text, "expected a number, ? or -");
        }
        odd_pbn_give_stated(t->rd, kinds[i], t->row.line, &sides, ODD_NO_SIDE);
    }
}

/* Sends the columns that are not facts of an event. */
static void send_others(table *t) {
    odd_pbn_reader *rd = t->rd;
    for (int i = 0; i < t->grid.count && i < t->row.count; i++) {
        if (!t->is_other[i] || odd_pbn_unknown(t->row.cells[i].text))
            continue;
        odd_text name = t->grid.columns[i].name;
        static const char prefix[] = "pbn:ScoreTable.";
        char *text = odd_arena_take(rd->in->arena, sizeof prefix + name.len, 1);
        size_t len = 0;
        for (; text != NULL && len + 1 < sizeof prefix; len++)
            text[len] = prefix[len];
        for (size_t n = 0; text != NULL && n < name.len; n++)
            text[len++] = (unsigned char)name.text[n] > ' ' ? name.text[n] : '_';
        odd_pbn_give_tag(rd, ODD_ABOUT_PLAY, t->row.line, (odd_text){text, len},
                         odd_pbn_plain(rd->in, t->row.cells[i].text));
    }
}

static void read_row(table *t) {
    odd_pbn_reader *rd = t->rd;
    odd_pbn_seating who = {.line = t->row.line};
    odd_text lead = cell(t, COL_LEAD);
    int card;
    if (!find_pairs(t, &who))
        return;
    odd_record *r = odd_pbn_start(rd, ODD_FACT_PLAY, t->row.line);
    r->play = (odd_play){.line = t->row.line, .kind = ODD_PLAYED, .seat = {who.seat[0], who.seat[1]}};
    r->ruling = (odd_ruling){0};
    r->id[0] = who.id[0];
    r->id[1] = who.id[1];
    bool ruled = read_ruling(t, r);
    if (!ruled && is_unplayed(t)) {
        if (!read_words(t, r))
            read_other(t, r);
    } else if (!ruled && !read_played(t, r)) {
        return;
    }
    if (lead.len > 0 && odd_card_parse(&card, lead.text, lead.len, NULL) == ODD_OK)
        r->play.lead = (uint8_t)(card + 1);
    odd_pbn_give(rd);
    send_said(t);
    send_others(t);
}

/* A pair without opponents and without scores sat out. */
static bool sits_out(const table *t) {
    odd_text ns = cell(t, COL_PAIR_NS), ew = cell(t, COL_PAIR_EW);
    if (t->place[COL_PAIR_NS] == 0 || t->place[COL_PAIR_EW] == 0 || (ns.len == 0) == (ew.len == 0) ||
        cell(t, ns.len == 0 ? COL_NAMES_NS : COL_NAMES_EW).len > 0)
        return false;
    for (column c = COL_CONTRACT; c <= COL_PERCENT_EW; c++)
        if (cell(t, c).len > 0)
            return false;
    return cell(t, COL_RULING).len == 0;
}

/* Returns how often a result occurred; without names, each one is of other players. */
static int times(const table *t) {
    int count = 1;
    odd_text text = cell(t, COL_MULTIPLICITY);
    if (text.len == 0)
        return 1;
    if (!odd_pbn_number(&count, text) || count > RESULTS_MAX) {
        wrong_cell(t, true, ODD_E_SYNTAX, text, "expected the number of times it was made, 1 to 1000");
        return 1;
    }
    bool named = cell(t, COL_PAIR_NS).len + cell(t, COL_NAMES_NS).len > 0;
    return named ? 1 : count;
}

/* Finds the sum of matchpoints of both sides, which is the same for every result of a table. */
static void find_top(table *t) {
    odd_pbn_grid grid = t->grid;
    odd_amount amount[2];
    bool artificial[2];
    for (int n = 0; n < 8 && t->top == 0 && odd_pbn_grid_next(&grid, &t->row); n++)
        if (amount_of(cell(t, COL_MP_NS), &amount[0], &artificial[0]) && !artificial[0] &&
            amount_of(cell(t, COL_MP_EW), &amount[1], &artificial[1]) && !artificial[1])
            t->top = amount[0] + amount[1];
    if (t->top < 0 || t->top > INT64_C(1000000) * ODD_ONE)
        t->top = 0;
}

void odd_pbn_send_columns(odd_pbn_reader *rd, odd_pbn_tag *tag) {
    bool again = rd->has_told[tag->kind];
    tag->taken = true;
    if (again && odd_text_same(rd->told[tag->kind], tag->value))
        return;
    if (!again) {
        rd->told[tag->kind] = tag->value;
        rd->has_told[tag->kind] = true;
    }
    odd_pbn_give_tag(rd, again ? ODD_ABOUT_BOARD : ODD_ABOUT_EVENT, tag->line,
                     odd_pbn_record_name((odd_pbn_kind)tag->kind), odd_source_utf8(rd->in, tag->value));
}

static void open_table(table *t, odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    t->rd = rd;
    odd_pbn_grid_open(&t->grid, tag->value, odd_pbn_section_of(tag));
}

static bool row_is_right(table *t) {
    if (t->row.count == t->grid.count)
        return true;
    if (!t->again)
        odd_pbn_wrong(&t->rd->x, false, ODD_E_SYNTAX, t->row.line, t->row.cells[0].text.text,
                      "%d cells in a row of %d columns", t->row.count, t->grid.count);
    return false;
}

void odd_pbn_read_scores(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    table t = {0};
    open_table(&t, rd, tag);
    for (int i = 0; i < t.grid.count; i++) {
        column c = column_of(t.grid.columns[i].name);
        t.is_other[i] = c == COL_OTHER || c == COL_SECTION;
        if (c != COL_OTHER && t.place[c] == 0)
            t.place[c] = i + 1;
    }
    find_top(&t);
    while (odd_pbn_grid_next(&t.grid, &t.row)) {
        if (!row_is_right(&t) || sits_out(&t))
            continue;
        for (int n = times(&t); n > 0; n--, t.rows++)
            read_row(&t);
    }
}

/* ---- Totals ------------------------------------------------------------------------------------------ */

static const struct {
    const char *name;
    odd_stated_kind kind;
    bool of_session; /* if the file has one session of several */
} total_columns[] = {{"Rank", ODD_STATED_RANK, false},
                     {"TotalScore", ODD_STATED_SCORE, false},
                     {"TotalIMP", ODD_STATED_IMPS, false},
                     {"TotalMP", ODD_STATED_MP, false},
                     {"TotalScoreMP", ODD_STATED_MP, false}, /* the following are of Magic Contest */
                     {"TotalScoreIMP", ODD_STATED_IMPS, false},
                     {"TotalScoreVP", ODD_STATED_VP, false},
                     {"NrBoardsSession", ODD_STATED_BOARDS, true},
                     {"SessionScoreMP", ODD_STATED_MP, true},
                     {"SessionScoreIMP", ODD_STATED_IMPS, true},
                     {"SessionScoreVP", ODD_STATED_VP, true}, /* up to here */
                     {"NrBoards", ODD_STATED_BOARDS, false},
                     {"MeanPercentage", ODD_STATED_PERCENT, false},
                     {"TotalPercentage", ODD_STATED_PERCENT, false},
                     {"TotalVP", ODD_STATED_VP, false}};

/* Returns whether the totals of a row cover more boards than the session in the file. */
static bool has_more_sessions(const table *t) {
    odd_text all = {"", 0}, session = {"", 0};
    for (int i = 0; i < t->grid.count; i++) {
        if (odd_text_is(t->grid.columns[i].name, "NrBoards"))
            all = t->row.cells[i].text;
        if (odd_text_is(t->grid.columns[i].name, "NrBoardsSession"))
            session = t->row.cells[i].text;
    }
    return session.len > 0 && !odd_pbn_unknown(session) && !odd_text_same(all, session);
}

/* A row of totals. */
typedef struct total {
    odd_text names; /* as they are written */
    bool there[ODD_STATED_COUNT];
    bool shared; /* the rank */
    char seated; /* N for N-S, or E, if stated in the table */
    odd_amount amount[ODD_STATED_COUNT];
} total;

static total read_total(const table *t) {
    total all = {.names = {"", 0}};
    bool session = has_more_sessions(t);
    for (int i = 0; i < t->grid.count; i++) {
        odd_text name = t->grid.columns[i].name, text = t->row.cells[i].text;
        if (odd_text_is(name, "Names") && !odd_pbn_unknown(text))
            all.names = text;
        if (odd_text_is(name, "Direction") && text.len > 0)
            all.seated = text.text[0];
        for (size_t k = 0; k < COUNT(total_columns); k++) {
            odd_stated_kind kind = total_columns[k].kind;
            bool artificial;
            odd_text number = text;
            if (!odd_text_is(name, total_columns[k].name) || odd_pbn_unknown(text) ||
                total_columns[k].of_session != session)
                continue;
            if (kind == ODD_STATED_RANK && number.text[number.len - 1] == '=') {
                all.shared = true;
                number.len--;
            }
            all.there[kind] = amount_of(number, &all.amount[kind], &artificial);
            if (!all.there[kind])
                wrong_cell(t, true, ODD_E_SYNTAX, text, "expected a number, ? or -");
        }
    }
    return all;
}

/* Returns the contestant of a row of totals: the number of a pair, or its names. */
static odd_text total_id(const table *t) {
    static const char *const names[] = {"PairId", "Names", "Section"};
    odd_text text[COUNT(names)] = {{"", 0}, {"", 0}, {"", 0}};
    for (int i = 0; i < t->grid.count && i < t->row.count; i++)
        for (size_t n = 0; n < COUNT(names); n++)
            if (odd_text_is(t->grid.columns[i].name, names[n]) && !odd_pbn_unknown(t->row.cells[i].text))
                text[n] = t->row.cells[i].text;
    return text[0].len > 0 ? with_section(t, text[0], text[2]) : text[1];
}

/* Returns the next row about a contestant; NULL if there is none, or if memory runs out. */
static odd_pbn_contestant *next_total(table *t) {
    while (odd_pbn_grid_next(&t->grid, &t->row)) {
        odd_text id = total_id(t);
        if (row_is_right(t) && id.len > 0)
            return odd_pbn_pair_of(t->rd, id, t->row.line);
    }
    return NULL;
}

void odd_pbn_read_totals(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    odd_pbn_participants *w = &rd->who;
    table t = {0};
    open_table(&t, rd, tag);
    while (next_total(&t) != NULL)
        read_total(&t);
    if (!ODD_MORE(rd->in->arena, w->totals, w->total_count, w->total_cap))
        return;
    w->totals[w->total_count++] = *tag;
}

/* Returns the direction of the next row of a pair. */
static int next_direction(odd_pbn_contestant *c) {
    return (int)((c->first_total + c->totals++) % 2);
}

/* Handles the second row of a pair: it is of the other direction, so two pairs have the same number. */
static void place_total(odd_pbn_reader *rd, odd_pbn_contestant *c, total all) {
    odd_text names = odd_pbn_pair_names(rd, all.names);
    if (c->totals > 0)
        rd->who.two_winners = true;
    else if (all.seated == 'N' || all.seated == 'E')
        c->first_total = all.seated == 'E';
    else if (c->sat[0] != c->sat[1])
        c->first_total = c->sat[1];
    else
        c->first_total = odd_text_same(names, odd_pbn_names_of(rd, c, 1)) &&
                         !odd_text_same(names, odd_pbn_names_of(rd, c, 0));
    int direction = next_direction(c);
    if (c->names[direction] == 0)
        odd_pbn_set_names(rd, c, direction, names);
}

void odd_pbn_place_totals(odd_pbn_reader *rd) {
    for (size_t i = 0; i < rd->who.total_count; i++) {
        table t = {.again = true};
        odd_pbn_contestant *c;
        open_table(&t, rd, &rd->who.totals[i]);
        while ((c = next_total(&t)) != NULL)
            place_total(rd, c, read_total(&t));
    }
    for (size_t i = 0; i < rd->who.ids.count; i++)
        rd->who.of_ids[i].totals = 0;
}

static void send_total(odd_pbn_reader *rd, odd_pbn_contestant *c, const table *t) {
    total all = read_total(t);
    odd_text id = odd_pbn_id_of(rd, c, next_direction(c));
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++) {
        if (!all.there[kind])
            continue;
        odd_record *r = odd_pbn_start(rd, ODD_FACT_STATED, t->row.line);
        r->about = ODD_ABOUT_CONTESTANT;
        r->id[0] = id;
        r->said = (odd_stated_score){.line = t->row.line, .kind = (uint8_t)kind};
        r->said.about = ODD_ABOUT_CONTESTANT;
        r->said.there[0] = true;
        r->said.there[1] = kind == ODD_STATED_RANK && all.shared;
        r->said.amount[0] = all.amount[kind];
        odd_pbn_give(rd);
    }
}

void odd_pbn_send_totals(odd_pbn_reader *rd) {
    for (size_t i = 0; i < rd->who.total_count; i++) {
        table t = {.again = true};
        odd_pbn_contestant *c;
        open_table(&t, rd, &rd->who.totals[i]);
        while ((c = next_total(&t)) != NULL)
            send_total(rd, c, &t);
    }
}
