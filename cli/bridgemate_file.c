/* A Bridgemate file (.bws) from an event with a movement: who sits where in each round, the players, the cards and the results so
 * far. The tables and their columns are those of the developer's guide. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "cli/event_command.h"
#include "oddtrick_cards.h"
#include "oddtrick_movement.h"
#include "platform/access.h"

/* ---- Tables ------------------------------------------------------------------------------------ */

#define NUMBER(title) \
    { .name = title, .type = ODD_ACCESS_INTEGER }
#define LONG(title) \
    { .name = title, .type = ODD_ACCESS_LONG }
#define AUTO(title) \
    { .name = title, .type = ODD_ACCESS_LONG, .auto_number = true }
#define YES(title) \
    { .name = title, .type = ODD_ACCESS_BOOLEAN }
#define WHEN(title) \
    { .name = title, .type = ODD_ACCESS_DATETIME }
#define WORDS(title, length) \
    { .name = title, .type = ODD_ACCESS_TEXT, .size = length }

static const odd_access_column session_columns[] = {
    NUMBER("ID"),     WORDS("Name", 40),           WHEN("Date"),
    WHEN("Time"),     WORDS("GUID", 32),           NUMBER("Status"),
    YES("ShowInApp"), YES("PairsMoveAcrossField"), YES("EWReturnHome")};
static const odd_access_column section_columns[] = {NUMBER("ID"),
                                                    WORDS("Letter", 2),
                                                    NUMBER("Tables"),
                                                    NUMBER("MissingPair"),
                                                    NUMBER("EWMoveBeforePlay"),
                                                    NUMBER("Session"),
                                                    NUMBER("ScoringType"),
                                                    LONG("Winners")};
static const odd_access_column table_columns[] = {
    NUMBER("Section"),      NUMBER("Table"),           NUMBER("ComputerID"),
    NUMBER("Status"),       NUMBER("LogOnOff"),        NUMBER("CurrentRound"),
    NUMBER("CurrentBoard"), NUMBER("UpdateFromRound"), NUMBER("Group")};
static const odd_access_column round_columns[] = {
    NUMBER("Section"),  NUMBER("Table"),     NUMBER("Round"),           NUMBER("NSPair"), NUMBER("EWPair"),
    NUMBER("LowBoard"), NUMBER("HighBoard"), WORDS("CustomBoards", 50), NUMBER("South"),  NUMBER("West")};
static const odd_access_column received_columns[] = {
    AUTO("ID"),          NUMBER("Section"),     NUMBER("Table"),       NUMBER("Round"),
    NUMBER("Board"),     NUMBER("PairNS"),      NUMBER("PairEW"),      NUMBER("South"),
    NUMBER("West"),      NUMBER("Declarer"),    WORDS("NS/EW", 2),     WORDS("Contract", 10),
    WORDS("Result", 10), WORDS("LeadCard", 10), WORDS("Remarks", 255), WHEN("DateLog"),
    WHEN("TimeLog"),     YES("Processed"),      YES("Processed1"),     YES("Processed2"),
    YES("Processed3"),   YES("Processed4"),     YES("Erased"),         YES("ExternalUpdate")};
static const odd_access_column player_columns[] = {
    NUMBER("Section"), NUMBER("Table"),  WORDS("Direction", 2), WORDS("Number", 18), WORDS("Name", 40),
    NUMBER("Round"),   YES("Processed"), YES("Updated"),        WHEN("TimeLog")};
static const odd_access_column name_columns[] = {LONG("ID"), WORDS("Name", 40), WORDS("strID", 18)};
static const odd_access_column hand_columns[] = {
    NUMBER("Section"),          NUMBER("Board"),         WORDS("NorthSpades", 13), WORDS("NorthHearts", 13),
    WORDS("NorthDiamonds", 13), WORDS("NorthClubs", 13), WORDS("EastSpades", 13),  WORDS("EastHearts", 13),
    WORDS("EastDiamonds", 13),  WORDS("EastClubs", 13),  WORDS("SouthSpades", 13), WORDS("SouthHearts", 13),
    WORDS("SouthDiamonds", 13), WORDS("SouthClubs", 13), WORDS("WestSpades", 13),  WORDS("WestHearts", 13),
    WORDS("WestDiamonds", 13),  WORDS("WestClubs", 13)};
static const odd_access_column setting_columns[] = {
    NUMBER("Section"),    YES("ShowResults"),         YES("ShowPercentage"),       YES("LeadCard"),
    NUMBER("BM2Ranking"), YES("BM2ValidateLeadCard"), NUMBER("EnterResultsMethod")};

typedef enum table_name {
    SESSION,
    SECTION,
    TABLES,
    ROUNDS,
    RECEIVED,
    BETWEEN,
    PLAYERS,
    NAMES,
    HANDS,
    SETTINGS,
    TABLE_COUNT
} table_name;

#define TABLE(title, columns) \
    { title, columns, sizeof columns / sizeof columns[0], NULL, 0 }
static const odd_access_table empty_tables[TABLE_COUNT] = {
    [SESSION] = TABLE("Session", session_columns),
    [SECTION] = TABLE("Section", section_columns),
    [TABLES] = TABLE("Tables", table_columns),
    [ROUNDS] = TABLE("RoundData", round_columns),
    [RECEIVED] = TABLE("ReceivedData", received_columns),
    [BETWEEN] = TABLE("IntermediateData", received_columns),
    [PLAYERS] = TABLE("PlayerNumbers", player_columns),
    [NAMES] = TABLE("PlayerNames", name_columns),
    [HANDS] = TABLE("HandRecord", hand_columns),
    [SETTINGS] = TABLE("Settings", setting_columns),
};

/* ---- Rows -------------------------------------------------------------------------------------- */

typedef struct values {
    odd_access_value *list;
    size_t count, cap;
} values;

typedef struct bws_file {
    const odd_args *args;
    const odd_event *e;
    const odd_movement *m;
    size_t session;
    values rows[TABLE_COUNT];
    odd_blocks blocks;
    odd_arena arena; /* for texts; never empty */
    odd_bridgemate_losses lost;
    bool *named; /* by contestant: its names were written */
    int players; /* number of players so far */
} bws_file;

static void add(bws_file *f, table_name table, odd_access_value value) {
    values *v = &f->rows[table];
    v->list = odd_grow(v->list, v->count, &v->cap, sizeof *v->list);
    v->list[v->count++] = value;
}

static void add_number(bws_file *f, table_name table, int64_t number) {
    add(f, table, (odd_access_value){.number = number});
}

static void add_numbers(bws_file *f, table_name table, const int *numbers, size_t count) {
    for (size_t i = 0; i < count; i++)
        add_number(f, table, numbers[i]);
}

static void add_text(bws_file *f, table_name table, odd_text text) {
    add(f, table, (odd_access_value){.text = text});
}

static void add_null(bws_file *f, table_name table) {
    add(f, table, (odd_access_value){.null = true});
}

/* Copies a text, to live as long as the file. */
static odd_text keep(bws_file *f, const char *text) {
    size_t len = strlen(text);
    char *copy = odd_arena_take(&f->arena, len + 1, 1);
    memcpy(copy, text, len + 1);
    return (odd_text){copy, len};
}

/* The number in a contestant's id, perhaps after the letters of a section; 0: nobody, or there is no number. */
static int number_of(const bws_file *f, uint32_t who) {
    odd_text id = f->m->ids[who];
    size_t at = 0;
    int number = 0;
    while (who != 0 && at < id.len && odd_is_letter(id.text[at]))
        at++;
    for (; who != 0 && at < id.len && odd_is_digit(id.text[at]) && number < 10000; at++)
        number = number * 10 + (id.text[at] - '0');
    return who != 0 && at == id.len ? number : 0;
}

static int section_of(const odd_move *m) {
    return m->section > 0 ? m->section : 1;
}

/* ---- Session, sections, tables --------------------------------------------------------------------- */

/* "2026-11-17" as seconds since 30 December 1899; 0 if it is not such a date. */
static int64_t date_seconds(odd_text date) {
    int year = 0, month = 0, day = 0;
    char text[16];
    if (date.len != 10)
        return 0;
    memcpy(text, date.text, 10);
    text[10] = '\0';
    if (sscanf(text, "%4d-%2d-%2d", &year, &month, &day) != 3 || year < 1900 || month < 1 || month > 12)
        return 0;
    /* Years begin in March, so that a leap day is the last day of its year. */
    int64_t y = month > 2 ? year : year - 1, m = month > 2 ? month - 3 : month + 9;
    int64_t days = 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day;
    const int64_t zero = 693900; /* 30 December 1899 */
    return (days - zero) * 86400;
}

static void add_session(bws_file *f) {
    const odd_event_info *about = odd_event_about(f->e);
    int64_t date = date_seconds(about->date);
    add_number(f, SESSION, 1);
    add_text(f, SESSION, about->title);
    add(f, SESSION, (odd_access_value){.null = date == 0, .number = date});
    add_null(f, SESSION);
    add_text(f, SESSION, odd_text_of("0000000000000000000000000000ODDT"));
    add_numbers(f, SESSION, (const int[]){0, 0, 0, 0}, 4);
}

static int tables_of(const odd_movement *m, int section) {
    int most = 0;
    for (size_t i = 0; i < m->move_count; i++)
        if (section_of(&m->moves[i]) == section && m->moves[i].table > most)
            most = m->moves[i].table;
    return most;
}

/* As the reader of these files expects it. */
static int scoring_type(const odd_event *e) {
    if (odd_event_about(e)->contest == ODD_TEAMS)
        return 4;
    return odd_event_about(e)->scoring == ODD_BUTLER       ? 2
           : odd_event_about(e)->scoring == ODD_CROSS_IMPS ? 3
                                                           : 1;
}

/* The missing pair: a contestant without opponents sits opposite it. With two winners its number may be that of another pair,
 * too, and rows have 0 for nobody. */
static int missing_pair(const bws_file *f) {
    odd_text id = f->m->phantom;
    int number = 0;
    if (f->m->winners == 2)
        return 0;
    for (size_t i = 0; i < id.len; i++)
        if (odd_is_digit(id.text[i]))
            number = number * 10 + (id.text[i] - '0');
    return number < 10000 ? number : 0;
}

static void add_section(bws_file *f, int section) {
    int tables = tables_of(f->m, section);
    char letter[2] = {(char)('A' + section - 1), '\0'};
    add_number(f, SECTION, section);
    add_text(f, SECTION, keep(f, letter));
    add_numbers(f, SECTION,
                (const int[]){tables, missing_pair(f), 0, 1, scoring_type(f->e), f->m->winners == 2 ? 2 : 1},
                6);
    for (int table = 1; table <= tables; table++)
        add_numbers(f, TABLES, (const int[]){section, table, 1, 0, 2, 0, 0, 0, 0}, 9);
}

static void add_settings(bws_file *f) {
    add_numbers(f, SETTINGS, (const int[]){0, 1, 1, 1, 0, 0, 0}, 7);
}

/* ---- Rounds ------------------------------------------------------------------------------------ */

static void add_round(bws_file *f, const odd_move *m) {
    bool single = f->m->contest == ODD_INDIVIDUALS;
    add_numbers(f, ROUNDS,
                (const int[]){section_of(m), m->table, m->round, number_of(f, m->ns[0]),
                              number_of(f, m->ew[0]), m->first, m->last},
                7);
    add_null(f, ROUNDS);
    for (int side = 0; side < 2; side++)
        if (single)
            add_number(f, ROUNDS, number_of(f, side == 0 ? m->ns[1] : m->ew[1]));
        else
            add_null(f, ROUNDS);
}

/* A contestant who sits out has nobody opposite. */
static void add_sit(bws_file *f, const odd_sit_out *s) {
    int who = number_of(f, s->who);
    if (s->table == 0 || s->side == ODD_NO_SIDE)
        return;
    add_numbers(f, ROUNDS,
                (const int[]){s->section > 0 ? s->section : 1, s->table, s->round,
                              s->side == ODD_NS ? who : 0, s->side == ODD_EW ? who : 0, s->first, s->last},
                7);
    for (int i = 0; i < 3; i++)
        add_null(f, ROUNDS);
}

/* ---- Players ----------------------------------------------------------------------------------- */

/* Round 0 is before the first one: a contestant who comes later has the round in which they come. */
static void add_player(bws_file *f, const odd_move *m, const char *seat, odd_text name) {
    char number[16];
    if (name.len == 0)
        return;
    snprintf(number, sizeof number, "%d", ++f->players);
    odd_text id = keep(f, number);
    add_numbers(f, PLAYERS, (const int[]){section_of(m), m->table}, 2);
    add_text(f, PLAYERS, odd_text_of(seat));
    add_text(f, PLAYERS, id);
    add_text(f, PLAYERS, name);
    add_numbers(f, PLAYERS, (const int[]){m->round > 1 ? m->round : 0, 0, 0}, 3);
    add_null(f, PLAYERS);
    add_number(f, NAMES, f->players);
    add_text(f, NAMES, name);
    add_text(f, NAMES, id);
}

static odd_text players_of(const bws_file *f, uint32_t who) {
    uint32_t index = who != 0 ? odd_event_movement_who(f->e, f->session, who) : ODD_NOBODY;
    return index != ODD_NOBODY ? odd_contestant_at(f->e, index)->players : (odd_text){0};
}

/* Adds the players of a side who have no names yet: a pair, or two individuals; for teams, those who sit there in the first
 * round. */
static void add_side(bws_file *f, const odd_move *m, int side) {
    static const char *const seats[2][2] = {{"N", "S"}, {"E", "W"}};
    const uint16_t *who = side == 0 ? m->ns : m->ew;
    odd_text names[2] = {{0}};
    if (who[0] == 0 || (f->m->contest == ODD_TEAMS ? m->round > 1 : f->named[who[0]]))
        return;
    f->named[who[0]] = f->named[who[1]] = true;
    if (f->m->contest == ODD_INDIVIDUALS)
        for (int i = 0; i < 2; i++)
            names[i] = players_of(f, who[i]);
    else
        odd_players_split(names, 2, players_of(f, who[0]));
    for (int i = 0; i < 2; i++)
        add_player(f, m, seats[side][i], names[i]);
}

/* A pair that sits out in the first round also has a table. */
static void name_sitting(bws_file *f, const odd_sit_out *sit) {
    odd_move place = {.round = sit->round, .section = sit->section, .table = sit->table};
    if (sit->round != 1 || sit->table == 0 || f->m->contest != ODD_PAIRS || sit->side == ODD_NO_SIDE)
        return;
    *(sit->side == ODD_NS ? place.ns : place.ew) = sit->who;
    add_side(f, &place, sit->side == ODD_NS ? 0 : 1);
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static void add_hands(bws_file *f, const odd_board *board, int section) {
    odd_hands hands = odd_board_deal_at(f->e, board->deal - 1)->deal;
    if (!odd_hands_complete(&hands))
        return;
    add_numbers(f, HANDS, (const int[]){section, board->number}, 2);
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        for (odd_strain suit = ODD_SPADES; suit >= ODD_CLUBS; suit--) {
            char text[ODD_HOLDING_MAX];
            odd_holding_format(text, sizeof text, hands.hand[seat], suit, false);
            add_text(f, HANDS, keep(f, text));
        }
}

static void add_all_hands(bws_file *f) {
    for (size_t i = 0; i < odd_event_about(f->e)->board_count; i++) {
        const odd_board *board = odd_board_sorted(f->e, i);
        for (int section = 1; board->deal != 0 && section <= (f->m->sections > 0 ? f->m->sections : 1);
             section++)
            add_hands(f, board, section);
    }
}

/* ---- Results ----------------------------------------------------------------------------------- */

typedef struct entry {
    int declarer;
    char seat[2], contract[12], result[8], lead[8], remarks[24];
} entry;

static bool entry_of(const bws_file *f, entry *x, const odd_move *m, const odd_play *p) {
    static const char *const strains[] = {
        [ODD_CLUBS] = "C", [ODD_DIAMONDS] = "D", [ODD_HEARTS] = "H", [ODD_SPADES] = "S", [ODD_NT] = "NT"};
    static const char *const doublings[] = {
        [ODD_UNDOUBLED] = "", [ODD_DOUBLED] = " x", [ODD_REDOUBLED] = " xx"};
    *x = (entry){0};
    if (p->kind == ODD_NOT_PLAYED) {
        strcpy(x->remarks, "Not played");
        return true;
    }
    odd_result r = odd_unpack(p->packed, NULL);
    if (p->kind != ODD_PLAYED || p->bare || p->turned || (r.level > 0 && r.declarer == ODD_NO_SEAT))
        return false;
    if (r.level == 0) {
        strcpy(x->contract, "PASS");
        return true;
    }
    const uint16_t *side = odd_seat_side(r.declarer) == ODD_NS ? m->ns : m->ew;
    bool second = r.declarer == ODD_SOUTH || r.declarer == ODD_WEST;
    x->declarer = number_of(f, side[second && side[1] != 0 ? 1 : 0]);
    snprintf(x->seat, sizeof x->seat, "%s", odd_seat_text(r.declarer));
    snprintf(x->contract, sizeof x->contract, "%d %s%s", r.level, strains[r.strain], doublings[r.doubling]);
    int over = r.tricks - 6 - r.level;
    snprintf(x->result, sizeof x->result, over == 0 ? "=" : "%+d", over);
    return true;
}

static void say_lead(char lead[8], const odd_play *p) {
    odd_out o = ODD_HEAP_OUT;
    odd_say_lead(&o, p, ODD_ASCII);
    snprintf(lead, 8, "%.*s", (int)(o.len < 7 ? o.len : 7), o.text != NULL ? o.text : "");
    if (o.len == 2 && lead[1] == 'T')
        strcpy(lead + 1, "10");
    odd_out_free(&o);
}

static void add_result(bws_file *f, const odd_move *m, int board) {
    const odd_play *p = odd_event_move_line(f->e, f->session, m, board);
    entry x;
    if (p == NULL)
        return;
    if (p->slip) { /* for each room and board: counted once */
        f->lost.slips += board == m->first && odd_event_partners(f->e, p, 0).who[0] ==
                                                  odd_event_movement_who(f->e, f->session, m->ns[0]);
        return;
    }
    if (!entry_of(f, &x, m, p)) {
        f->lost.rulings++;
        return;
    }
    say_lead(x.lead, p);
    size_t columns = empty_tables[RECEIVED].column_count;
    add_number(f, RECEIVED, (int64_t)(f->rows[RECEIVED].count / columns) + 1);
    add_numbers(f, RECEIVED,
                (const int[]){section_of(m), m->table, m->round, board, number_of(f, m->ns[0]),
                              number_of(f, m->ew[0]), number_of(f, m->ns[1]), number_of(f, m->ew[1]),
                              x.declarer},
                9);
    const char *const texts[] = {x.seat, x.contract, x.result, x.lead, x.remarks};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        add_text(f, RECEIVED, keep(f, texts[i]));
    add_null(f, RECEIVED);
    add_null(f, RECEIVED);
    add_numbers(f, RECEIVED, (const int[]){0, 0, 0, 0, 0, 0, 0}, 7);
}

/* ---- The file ---------------------------------------------------------------------------------- */

static void fill(bws_file *f) {
    const odd_movement *m = f->m;
    add_session(f);
    for (int section = 1; section <= (m->sections > 0 ? m->sections : 1); section++)
        add_section(f, section);
    add_settings(f);
    f->named = odd_alloc((size_t)m->contestants + 1, sizeof(bool));
    for (size_t i = 0; i < m->sit_count; i++)
        name_sitting(f, &m->sits[i]);
    for (size_t i = 0; i < m->move_count; i++) {
        add_round(f, &m->moves[i]);
        for (int side = 0; side < 2; side++)
            add_side(f, &m->moves[i], side);
        for (int board = m->moves[i].first; board > 0 && board <= m->moves[i].last; board++)
            add_result(f, &m->moves[i], board);
    }
    for (size_t i = 0; i < m->sit_count; i++)
        add_sit(f, &m->sits[i]);
    add_all_hands(f);
    free(f->named);
}

/* Bridgemates know only numbers. */
static bool has_numbers(const bws_file *f) {
    for (int who = 1; who <= f->m->contestants; who++)
        if (number_of(f, (uint32_t)who) == 0) {
            odd_complain(f->args, "a Bridgemate file needs numbers of contestants: '%.*s' is not one",
                         (int)f->m->ids[who].len, f->m->ids[who].text);
            return false;
        }
    return true;
}

bool odd_bridgemate_write(const odd_args *args, const odd_event *e, odd_out *out,
                          odd_bridgemate_losses *lost) {
    bws_file f = {.args = args, .e = e};
    odd_access_table tables[TABLE_COUNT];
    odd_out scratch = ODD_HEAP_OUT;
    for (size_t i = odd_event_about(e)->session_count; i-- > 0 && f.m == NULL;) {
        f.m = odd_event_movement(e, i);
        f.session = i;
    }
    f.lost.sessions = odd_event_about(e)->session_count - 1;
    if (f.m == NULL) {
        odd_complain(
            args,
            "a Bridgemate file needs a movement: expected a line like movement mitchell tables 7 boards 28");
        return false;
    }
    if (!has_numbers(&f))
        return false;
    f.arena = odd_blocks_exit_arena(&f.blocks);
    fill(&f);
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        tables[i] = empty_tables[i];
        tables[i].values = f.rows[i].list;
        tables[i].row_count = f.rows[i].count / tables[i].column_count;
    }
    bool good = odd_access_write(out, &scratch, tables, TABLE_COUNT);
    if (!good)
        odd_complain(args, "the event is too large for a Bridgemate file");
    for (size_t i = 0; i < TABLE_COUNT; i++)
        free(f.rows[i].list);
    odd_out_free(&scratch);
    odd_blocks_free(&f.blocks);
    *lost = f.lost;
    return good;
}
