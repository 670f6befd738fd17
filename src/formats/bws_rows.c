/* The tables of a Bridgemate file as rows. Older versions lack columns, and some programs leave out tables: what is not
 * there is 0 or empty. Knows how a value is written, and not what follows from it. */
#include "base/arena.h"
#include "base/memory.h"
#include "base/scan.h"
#include "base/sort.h"
#include "base/utf8.h"
#include "base/writer.h"
#include "formats/bws.h"
#include "formats/text.h"

/* ---- Columns ----------------------------------------------------------------------------------- */

typedef enum value_kind { NUMBER, YES, TEXT } value_kind;

typedef struct column {
    const char *name;
    size_t at; /* in the row */
    value_kind kind;
} column;

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const column session_columns[] = {
    {"ID", offsetof(bws_session, id), NUMBER},
    {"Name", offsetof(bws_session, name), TEXT},
    {"Date", offsetof(bws_session, date), TEXT},
    {"Time", offsetof(bws_session, time), TEXT},
};

static const column section_columns[] = {
    {"ID", offsetof(bws_section, id), NUMBER},
    {"Letter", offsetof(bws_section, letter), TEXT},
    {"Tables", offsetof(bws_section, tables), NUMBER},
    {"EWMoveBeforePlay", offsetof(bws_section, ew_move), NUMBER},
    {"Session", offsetof(bws_section, session), NUMBER},
    {"ScoringType", offsetof(bws_section, scoring), NUMBER},
    {"Winners", offsetof(bws_section, winners), NUMBER},
};

static const column round_columns[] = {
    {"Section", offsetof(bws_seat, section), NUMBER}, {"Table", offsetof(bws_seat, table), NUMBER},
    {"Round", offsetof(bws_seat, round), NUMBER},     {"NSPair", offsetof(bws_seat, ns), NUMBER},
    {"EWPair", offsetof(bws_seat, ew), NUMBER},       {"South", offsetof(bws_seat, south), NUMBER},
    {"West", offsetof(bws_seat, west), NUMBER},
};

static const column received_columns[] = {
    {"ID", offsetof(bws_received, id), NUMBER},
    {"Section", offsetof(bws_received, section), NUMBER},
    {"Table", offsetof(bws_received, table), NUMBER},
    {"Round", offsetof(bws_received, round), NUMBER},
    {"Board", offsetof(bws_received, board), NUMBER},
    {"PairNS", offsetof(bws_received, ns), NUMBER},
    {"PairEW", offsetof(bws_received, ew), NUMBER},
    {"South", offsetof(bws_received, south), NUMBER},
    {"West", offsetof(bws_received, west), NUMBER},
    {"Declarer", offsetof(bws_received, declarer), NUMBER},
    {"NS/EW", offsetof(bws_received, direction), TEXT},
    {"Contract", offsetof(bws_received, contract), TEXT},
    {"Result", offsetof(bws_received, result), TEXT},
    {"LeadCard", offsetof(bws_received, lead), TEXT},
    {"Remarks", offsetof(bws_received, remarks), TEXT},
    {"DateLog", offsetof(bws_received, date), TEXT},
    {"Erased", offsetof(bws_received, erased), YES},
    {"ExternalUpdate", offsetof(bws_received, external), YES},
};

static const column player_columns[] = {
    {"Section", offsetof(bws_player, section), NUMBER}, {"Table", offsetof(bws_player, table), NUMBER},
    {"Round", offsetof(bws_player, round), NUMBER},     {"Direction", offsetof(bws_player, direction), TEXT},
    {"Number", offsetof(bws_player, number), TEXT},     {"Name", offsetof(bws_player, name), TEXT},
};

static const column name_columns[] = {
    {"ID", offsetof(bws_name, id), NUMBER},
    {"strID", offsetof(bws_name, str_id), TEXT},
    {"Name", offsetof(bws_name, name), TEXT},
};

#define SUIT(n, name) \
    { name, offsetof(bws_hand, suits) + (n) * sizeof(odd_text), TEXT }

static const column hand_columns[] = {
    {"Section", offsetof(bws_hand, section), NUMBER},
    {"Board", offsetof(bws_hand, board), NUMBER},
    SUIT(0, "NorthSpades"),
    SUIT(1, "NorthHearts"),
    SUIT(2, "NorthDiamonds"),
    SUIT(3, "NorthClubs"),
    SUIT(4, "EastSpades"),
    SUIT(5, "EastHearts"),
    SUIT(6, "EastDiamonds"),
    SUIT(7, "EastClubs"),
    SUIT(8, "SouthSpades"),
    SUIT(9, "SouthHearts"),
    SUIT(10, "SouthDiamonds"),
    SUIT(11, "SouthClubs"),
    SUIT(12, "WestSpades"),
    SUIT(13, "WestHearts"),
    SUIT(14, "WestDiamonds"),
    SUIT(15, "WestClubs"),
};

static const column ranked_columns[] = {
    {"Section", offsetof(bws_ranked, section), NUMBER},
    {"Orientation", offsetof(bws_ranked, orientation), TEXT},
    {"Number", offsetof(bws_ranked, number), NUMBER},
    {"Score", offsetof(bws_ranked, score), TEXT},
    {"Rank", offsetof(bws_ranked, rank), TEXT},
};

typedef struct table {
    const char *name;
    size_t size; /* of a row */
    const column *columns;
    size_t column_count;
} table;

#define TABLE(name, type, columns) \
    { name, sizeof(type), columns, COUNT(columns) }

static const table tables[] = {
    [BWS_SESSION] = TABLE("Session", bws_session, session_columns),
    [BWS_SECTION] = TABLE("Section", bws_section, section_columns),
    [BWS_ROUNDS] = TABLE("RoundData", bws_seat, round_columns),
    [BWS_RECEIVED] = TABLE("ReceivedData", bws_received, received_columns),
    [BWS_PLAYERS] = TABLE("PlayerNumbers", bws_player, player_columns),
    [BWS_NAMES] = TABLE("PlayerNames", bws_name, name_columns),
    [BWS_HANDS] = TABLE("HandRecord", bws_hand, hand_columns),
    [BWS_RANKED] = TABLE("Results", bws_ranked, ranked_columns),
};
_Static_assert(COUNT(tables) == BWS_TABLE_COUNT, "a row for each table");

enum { COLUMNS_MAX = 18 };
_Static_assert(COUNT(received_columns) <= COLUMNS_MAX && COUNT(hand_columns) <= COLUMNS_MAX,
               "places of columns");

/* ---- What is wrong ----------------------------------------------------------------------------- */

enum { PLACE_MAX = 100 };

static bool wrong(const bws *b, bool warning, const char *place, const char *format, va_list args) {
    odd_error error = {.code = ODD_E_SYNTAX};
    odd_writer w = odd_writer_on(error.message, sizeof error.message);
    odd_put_format(&w, "%s: ", place);
    odd_put_vformat(&w, format, args);
    b->in->taker.wrong(b->in->taker.owner, &error, warning && !b->in->strict);
    return false;
}

bool odd_bws_wrong(const bws *b, bool warning, bws_table_name t, uint32_t row, const char *format, ...) {
    char place[PLACE_MAX];
    odd_writer w = odd_writer_on(place, sizeof place);
    odd_put_text(&w, tables[t].name);
    if (row > 0)
        odd_put_format(&w, ", row %d", (int)row);
    va_list args;
    va_start(args, format);
    wrong(b, warning, place, format, args);
    va_end(args);
    return false;
}

bool odd_bws_wrong_at(const bws *b, bool warning, const bws_received *r, const char *format, ...) {
    char place[PLACE_MAX];
    odd_writer w = odd_writer_on(place, sizeof place);
    odd_put_format(&w, "%s, row %d", tables[BWS_RECEIVED].name, (int)r->row);
    if (r->table > 0) {
        odd_text at = odd_bws_id(b, r->section, r->table);
        odd_put_format(&w, ", table %.*s, round %d", (int)at.len, at.text, r->round);
    }
    odd_put_format(&w, ", board %d", r->board);
    va_list args;
    va_start(args, format);
    wrong(b, warning, place, format, args);
    va_end(args);
    return false;
}

void odd_bws_take(const bws *b, const odd_record *record) {
    b->in->taker.take(b->in->taker.owner, record);
}

void odd_bws_no_memory(const bws *b) {
    odd_error error = {.code = ODD_E_MEMORY, .message = "there is no memory left"};
    b->in->taker.wrong(b->in->taker.owner, &error, false);
}

/* ---- Values ------------------------------------------------------------------------------------ */

/* In the arena, without blanks around it, and with blanks for what controls terminals. False if there is no memory. */
static bool keep_text(const bws *b, odd_text *out, odd_text value) {
    char *text = ODD_TAKE(b->in->arena, value.len, char);
    size_t len = 0, from = 0;
    if (text == NULL)
        return false;
    for (size_t at = 0; at < value.len;) {
        uint32_t c;
        size_t bytes = odd_utf8_next(&c, value.text + at, value.len - at);
        bool broken = c == ODD_UTF8_REPLACEMENT && bytes == 1;
        if (c < 0x20 || (c >= 0x7F && c < 0xA0) || broken)
            text[len++] = broken ? '?' : ' ';
        else
            for (size_t i = 0; i < bytes; i++)
                text[len++] = value.text[at + i];
        at += bytes;
    }
    while (len > 0 && text[len - 1] == ' ')
        len--;
    while (from < len && text[from] == ' ')
        from++;
    *out = (odd_text){text + from, len - from};
    return true;
}

/* A whole number; nothing is 0. */
static bool read_number(int *out, odd_text value) {
    odd_scan s = {value.text, value.len, 0};
    odd_scan_blanks(&s);
    bool minus = odd_scan_bytes(&s, "-");
    int number = odd_scan_end(&s) && !minus ? 0 : odd_scan_number(&s);
    odd_scan_blanks(&s);
    *out = minus ? -number : number;
    return number >= 0 && odd_scan_end(&s);
}

/* Access keeps -1 for yes; libmdb says 1. */
static bool read_yes(odd_text value) {
    static const char *const words[] = {"1", "-1", "yes", "true"};
    for (size_t i = 0; i < COUNT(words); i++) {
        odd_scan s = {value.text, value.len, 0};
        if (odd_scan_whole(&s, words[i]) && odd_scan_end(&s))
            return true;
    }
    return false;
}

/* ---- Rows -------------------------------------------------------------------------------------- */

typedef struct hearing {
    bws *b;
    bws_table_name name;
    bool started;
    size_t place[COLUMNS_MAX]; /* where the file has each column */
    bool no_memory;
} hearing;

#define NOWHERE SIZE_MAX

/* Which of the file's columns is which. */
static void find_places(hearing *h, const odd_text *columns, size_t count) {
    const table *t = &tables[h->name];
    h->started = true;
    for (size_t i = 0; i < t->column_count; i++) {
        h->place[i] = NOWHERE;
        for (size_t n = 0; n < count && h->place[i] == NOWHERE; n++)
            if (odd_same_letters(columns[n], odd_text_of(t->columns[i].name)))
                h->place[i] = n;
    }
}

/* Puts a value into the row. False if it is not what the column should have, which was said, or if there is no memory. */
static bool put_value(hearing *h, char *row, const column *c, odd_text value, size_t number) {
    int read = 0;
    bool yes;
    odd_text text;
    switch (c->kind) {
    case NUMBER:
        if (!read_number(&read, value))
            return odd_bws_wrong(h->b, false, h->name, (uint32_t)number, "%s is '%.*s': expected a number",
                                 c->name, (int)odd_scan_quotable(value.text, value.len), value.text);
        odd_copy(row + c->at, &read, sizeof read);
        return true;
    case YES:
        yes = read_yes(value);
        odd_copy(row + c->at, &yes, sizeof yes);
        return true;
    case TEXT:
        h->no_memory = !keep_text(h->b, &text, value);
        if (!h->no_memory)
            odd_copy(row + c->at, &text, sizeof text);
        return !h->no_memory;
    }
    return false;
}

static bool hear_row(void *owner, size_t number, const odd_text *columns, const odd_text *values,
                     size_t count) {
    hearing *h = owner;
    const table *t = &tables[h->name];
    bws_list *list = &h->b->tables[h->name];
    void *rows =
        odd_arena_grow(h->b->in->arena, list->rows, list->count, list->count + 1, &list->cap, t->size);
    if (rows == NULL) {
        h->no_memory = true;
        return false;
    }
    list->rows = rows;
    char *row = (char *)list->rows + list->count * t->size;
    for (size_t i = 0; i < t->size; i++)
        row[i] = 0;
    uint32_t line = (uint32_t)number;
    odd_copy(row, &line, sizeof line);
    if (!h->started)
        find_places(h, columns, count);
    bool good = true;
    for (size_t i = 0; i < t->column_count && good; i++)
        if (h->place[i] != NOWHERE && values[h->place[i]].text != NULL)
            good = put_value(h, row, &t->columns[i], values[h->place[i]], number);
    list->count += good;
    return !h->no_memory;
}

/* ---- Tables ------------------------------------------------------------------------------------ */

/* False if there is no use in going on, which was said. */
static bool read_table(bws *b, bws_table_name name) {
    const odd_host *host = b->in->host;
    odd_error error = {0};
    hearing h = {.b = b, .name = name};
    odd_table hearer = {&h, hear_row};
    int code = host->table(host->owner, b->in->bytes, b->in->len, tables[name].name, &hearer, &error);
    if (h.no_memory) {
        odd_bws_no_memory(b);
        return false;
    }
    if (code == ODD_E_REFERENCE && name != BWS_RECEIVED)
        return true;
    if (code != ODD_OK || error.message[0] != '\0')
        b->in->taker.wrong(b->in->taker.owner, &error, code == ODD_OK && !b->in->strict);
    return code == ODD_OK;
}

bool odd_bws_read_tables(bws *b) {
    if (b->in->host == NULL || b->in->host->table == NULL) {
        odd_error error = {.code = ODD_E_REFERENCE,
                           .message = "a Bridgemate file is an Access database, which cannot be read here"};
        b->in->taker.wrong(b->in->taker.owner, &error, false);
        return false;
    }
    if (!read_table(b, BWS_RECEIVED)) /* first: it tells whether the database is of a Bridgemate at all */
        return false;
    for (bws_table_name t = 0; t < BWS_TABLE_COUNT; t++)
        if (t != BWS_RECEIVED && !read_table(b, t))
            return false;
    return true;
}

/* ---- Orders ------------------------------------------------------------------------------------ */

static const void *row_at(const bws_order *order, uint32_t i) {
    return order->rows + i * order->size;
}

static bool in_order(const void *owner, uint32_t x, uint32_t y) {
    const bws_order *order = owner;
    return order->compare(row_at(order, x), row_at(order, y)) <= 0;
}

bool odd_bws_order_make(const bws *b, bws_order *out, const void *rows, size_t count, size_t size,
                        int (*compare)(const void *a, const void *b)) {
    uint32_t *sorted = ODD_TAKE(b->in->arena, count + 1, uint32_t);
    uint32_t *other = ODD_TAKE(b->in->arena, count + 1, uint32_t);
    if (sorted == NULL || other == NULL) {
        odd_bws_no_memory(b);
        return false;
    }
    *out = (bws_order){rows, size, count, compare, sorted};
    for (size_t i = 0; i < count; i++)
        sorted[i] = (uint32_t)i;
    odd_sort(sorted, other, count, in_order, out);
    return true;
}

size_t odd_bws_order_from(const bws_order *order, const void *key) {
    size_t low = 0, high = order->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (order->compare(row_at(order, order->sorted[middle]), key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const void *odd_bws_order_find(const bws_order *order, const void *key) {
    size_t at = odd_bws_order_from(order, key);
    if (at == order->count)
        return NULL;
    const void *row = row_at(order, order->sorted[at]);
    return order->compare(row, key) == 0 ? row : NULL;
}
