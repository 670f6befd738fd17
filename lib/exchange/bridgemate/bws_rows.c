/* The tables of a Bridgemate file as rows. Older versions lack columns, and some programs omit tables: a
 * missing value is 0 or empty, and takes no memory. A row is stored as bytes: which columns it has, and their
 * values. Knows how a value is written, but not its meaning. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/bridgemate/bws.h"
#include "exchange/field_text.h"

/* ---- Columns ----------------------------------------------------------------------------------- */

typedef enum value_kind { NUMBER, YES, TEXT, NAME } value_kind;

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
    {"MissingPair", offsetof(bws_section, missing), NUMBER},
};

static const column round_columns[] = {
    {"Section", offsetof(bws_seat, section), NUMBER}, {"Table", offsetof(bws_seat, table), NUMBER},
    {"Round", offsetof(bws_seat, round), NUMBER},     {"NSPair", offsetof(bws_seat, ns), NUMBER},
    {"EWPair", offsetof(bws_seat, ew), NUMBER},       {"LowBoard", offsetof(bws_seat, low), NUMBER},
    {"South", offsetof(bws_seat, south), NUMBER},     {"West", offsetof(bws_seat, west), NUMBER},
    {"HighBoard", offsetof(bws_seat, high), NUMBER},
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
    {"Number", offsetof(bws_player, number), TEXT},     {"Name", offsetof(bws_player, name), NAME},
};

static const column name_columns[] = {
    {"ID", offsetof(bws_name, id), NUMBER},
    {"strID", offsetof(bws_name, str_id), TEXT},
    {"Name", offsetof(bws_name, name), NAME},
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

static const column call_columns[] = {
    {"ID", offsetof(bws_call, id), NUMBER},
    {"Section", offsetof(bws_call, section), NUMBER},
    {"Table", offsetof(bws_call, table), NUMBER},
    {"Round", offsetof(bws_call, round), NUMBER},
    {"Board", offsetof(bws_call, board), NUMBER},
    {"Counter", offsetof(bws_call, counter), NUMBER},
    {"Direction", offsetof(bws_call, direction), TEXT},
    {"Bid", offsetof(bws_call, call), TEXT},
    {"Erased", offsetof(bws_call, erased), YES},
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
    [BWS_CALLS] = TABLE("BiddingData", bws_call, call_columns),
};
_Static_assert(COUNT(tables) == BWS_TABLE_COUNT, "a row for each table");

enum { COLUMNS_MAX = 18 };
_Static_assert(COUNT(received_columns) <= COLUMNS_MAX && COUNT(hand_columns) <= COLUMNS_MAX,
               "places of columns");

/* ---- What is wrong ----------------------------------------------------------------------------- */

enum { PLACE_MAX = 100 };

static odd_error put_wrong(const char *place, const char *format, va_list args) {
    odd_error error = {.code = ODD_E_SYNTAX};
    odd_writer w = odd_message_on(error.message, sizeof error.message, &error.marks);
    odd_put_format(&w, "%s: ", place);
    odd_put_vformat(&w, format, args);
    return error;
}

static void wrong(const bws *b, bool warning, const char *place, const char *format, va_list args) {
    odd_error error = put_wrong(place, format, args);
    if (!b->silent)
        odd_source_problem(b->in, &error, warning && !b->in->strict);
}

static void put_place(char place[PLACE_MAX], bws_table_name t, uint32_t row) {
    odd_writer w = odd_writer_on(place, PLACE_MAX);
    odd_put_text(&w, tables[t].name);
    if (row > 0)
        odd_put_format(&w, ", row %d", (int)row);
}

bool odd_bws_wrong(const bws *b, bool warning, bws_table_name t, uint32_t row, const char *format, ...) {
    char place[PLACE_MAX];
    put_place(place, t, row);
    va_list args;
    va_start(args, format);
    wrong(b, warning, place, format, args);
    va_end(args);
    return false;
}

bool odd_bws_refuse(const bws *b, bws_table_name t, uint32_t row, const char *format, ...) {
    char place[PLACE_MAX];
    put_place(place, t, row);
    va_list args;
    va_start(args, format);
    odd_error error = put_wrong(place, format, args);
    va_end(args);
    b->in->taker.wrong(b->in->taker.owner, &error, ODD_REFUSED);
    return false;
}

bool odd_bws_wrong_at(const bws *b, bool warning, const bws_received *r, const char *format, ...) {
    char place[PLACE_MAX];
    odd_writer w = odd_writer_on(place, sizeof place);
    odd_put_format(&w, "%s, row %d", tables[BWS_RECEIVED].name, (int)r->row);
    if (r->table > 0) {
        char id[BWS_ID_BYTES];
        odd_text at = odd_bws_id(b, r->section, r->table, id);
        odd_put_format(&w, ", table %.*s, round %d", (int)at.len, at.text, r->round);
    }
    odd_put_format(&w, ", board %d", r->board);
    va_list args;
    va_start(args, format);
    wrong(b, warning, place, format, args);
    va_end(args);
    return false;
}

bool odd_bws_no_memory(const bws *b) {
    odd_error error = {.code = ODD_E_MEMORY, .message = "out of memory"};
    b->in->taker.wrong(b->in->taker.owner, &error, ODD_REFUSED);
    return false;
}

/* Several rows may refer to the same bytes of a database, and names may be looked up repeatedly. */
enum { FILE_TIMES = 4, ALWAYS = 1 << 20 };

bool odd_bws_too_much(const bws *b, bws_table_name name) {
    return b->kept_bytes > ALWAYS && b->kept_bytes / FILE_TIMES > b->in->len &&
           !odd_bws_refuse(b, name, 0, "the database is damaged: its rows hold more data than the file");
}

/* ---- Values ------------------------------------------------------------------------------------ */

/* Removes blanks around a value, and replaces control characters by blanks. The result, in `to`, is not longer than the
 * value. */
static odd_text clean(char *to, odd_text value) {
    size_t len = 0;
    for (size_t at = 0; at < value.len;) {
        uint32_t c;
        size_t bytes = odd_utf8_next(&c, value.text + at, value.len - at);
        bool broken = c == ODD_UTF8_REPLACEMENT && bytes == 1;
        bool blank = c <= ' ' || (c >= 0x7F && c < 0xA0);
        if (broken || (blank && len > 0))
            to[len++] = broken ? '?' : ' ';
        for (size_t i = 0; i < bytes && !broken && !blank; i++)
            to[len++] = value.text[at + i];
        at += bytes;
    }
    while (len > 0 && to[len - 1] == ' ')
        len--;
    return (odd_text){to, len};
}

static bool separates(char c) {
    return c == '&' || c == ',' || c == ';' || c == '/';
}

/* Names are joined with commas and similar characters, so they must not contain them: "Lee, Ann" becomes Ann Lee. The
 * result, in `to`, is not longer than the name. */
static odd_text tidy(char *to, odd_text name) {
    size_t comma = name.len, marks = 0, len = 0;
    for (size_t i = 0; i < name.len; i++)
        if (separates(name.text[i])) {
            marks++;
            comma = name.text[i] == ',' ? i : name.len;
        }
    if (marks == 0)
        return name;
    size_t start = marks == 1 && comma < name.len ? comma + 1 : 0; /* the last name goes last */
    for (size_t i = start; i < start + name.len + 1; i++) {
        char c = i % (name.len + 1) == name.len ? ' ' : name.text[i % (name.len + 1)];
        c = separates(c) ? ' ' : c;
        if (c != ' ' || (len > 0 && to[len - 1] != ' '))
            to[len++] = c;
    }
    while (len > 0 && to[len - 1] == ' ')
        len--;
    return (odd_text){to, len};
}

/* Reads a whole number; an empty value is 0. */
static bool read_number(int *out, odd_text value) {
    odd_scan s = {value.text, value.len, 0};
    odd_scan_blanks(&s);
    bool minus = odd_scan_bytes(&s, "-");
    int number = odd_scan_end(&s) && !minus ? 0 : odd_scan_number(&s);
    odd_scan_blanks(&s);
    *out = minus ? -number : number;
    return number >= 0 && odd_scan_end(&s);
}

/* ---- Rows as bytes ----------------------------------------------------------------------------- */

typedef struct value {
    int number; /* yes is 1 */
    odd_text text;
} value;

static value value_of(const char *row, const column *c) {
    value v = {0};
    bool yes;
    switch (c->kind) {
    case NUMBER:
        odd_copy(&v.number, row + c->at, sizeof v.number);
        break;
    case YES:
        odd_copy(&yes, row + c->at, sizeof yes);
        v.number = yes;
        break;
    case TEXT:
    case NAME:
        odd_copy(&v.text, row + c->at, sizeof v.text);
        break;
    }
    return v;
}

static void set_value(char *row, const column *c, value v) {
    bool yes = v.number != 0;
    switch (c->kind) {
    case NUMBER:
        odd_copy(row + c->at, &v.number, sizeof v.number);
        break;
    case YES:
        odd_copy(row + c->at, &yes, sizeof yes);
        break;
    case TEXT:
    case NAME:
        odd_copy(row + c->at, &v.text, sizeof v.text);
        break;
    }
}

/* Writes a value. The value of a yes/no column is the presence of its column. */
static uint8_t *put_value(uint8_t *to, value_kind kind, value v) {
    if (kind == NUMBER)
        return odd_count_put(to, (uint32_t)v.number);
    if (kind == YES)
        return to;
    to = odd_count_put(to, v.text.len);
    odd_copy(to, v.text.text, v.text.len);
    return to + v.text.len;
}

static const uint8_t *take_value(const uint8_t *from, value_kind kind, value *v) {
    uint64_t count;
    *v = (value){.number = 1};
    if (kind == YES)
        return from;
    from = odd_count_take(from, &count);
    if (kind == NUMBER) {
        v->number = (int)(uint32_t)count;
        return from;
    }
    v->text = (odd_text){(const char *)from, (size_t)count};
    return from + count;
}

/* Returns 0 without memory. */
static uint32_t keep_row(bws *b, const table *t, const char *row) {
    size_t most = ODD_COUNT_MAX;
    uint32_t there = 0;
    for (size_t i = 0; i < t->column_count; i++) {
        value v = value_of(row, &t->columns[i]);
        most += ODD_COUNT_MAX + v.text.len;
        there |= (uint32_t)(v.number != 0 || v.text.len > 0) << i;
    }
    uint8_t *bytes = (uint8_t *)odd_reused_text_room(&b->row_room, b->in->arena, most);
    if (bytes == NULL)
        return 0;
    uint8_t *end = odd_count_put(bytes, there);
    for (const column *c = t->columns; there != 0; c++, there >>= 1)
        if ((there & 1) != 0)
            end = put_value(end, c->kind, value_of(row, c));
    b->kept_bytes += (size_t)(end - bytes);
    return odd_text_pool_add(&b->rows, b->in->arena, (odd_text){(const char *)bytes, (size_t)(end - bytes)});
}

bool odd_bws_row(const bws *b, bws_table_name name, size_t i, void *out) {
    const table *t = &tables[name];
    uint32_t place = b->tables[name].places[i], line = (uint32_t)i + 1;
    uint64_t there;
    value v;
    if (place == 0)
        return false;
    char *row = out;
    __builtin_memset(row, 0, t->size);
    odd_copy(row, &line, sizeof line);
    const uint8_t *from = odd_count_take((const uint8_t *)odd_text_pool_text(&b->rows, place).text, &there);
    for (const column *c = t->columns; there != 0; c++, there >>= 1)
        if ((there & 1) != 0) {
            from = take_value(from, c->kind, &v);
            set_value(row, c, v);
        }
    return true;
}

bool odd_bws_change(bws *b, bws_table_name name, size_t i, const void *row) {
    uint32_t place = keep_row(b, &tables[name], row);
    if (place != 0)
        b->tables[name].places[i] = place;
    return place != 0;
}

bool odd_bws_first(const bws *b, bws_table_name name, void *out) {
    for (size_t i = 0; i < b->tables[name].count; i++)
        if (odd_bws_row(b, name, i, out))
            return true;
    return false;
}

/* ---- Hearing rows ------------------------------------------------------------------------------ */

typedef union any_row {
    bws_session session;
    bws_section section;
    bws_seat seat;
    bws_received received;
    bws_player player;
    bws_name name;
    bws_hand hand;
    bws_ranked ranked;
} any_row;

typedef struct table_receiver {
    bws *b;
    bws_table_name name;
    bool started;
    size_t place[COLUMNS_MAX]; /* the place of each column in the file */
    bool no_memory, too_much;
} table_receiver;

#define NOWHERE SIZE_MAX

/* Finds the place of each known column in the file. */
static void find_places(table_receiver *h, const odd_text *columns, size_t count) {
    const table *t = &tables[h->name];
    h->started = true;
    for (size_t i = 0; i < t->column_count; i++) {
        h->place[i] = NOWHERE;
        for (size_t n = 0; n < count && h->place[i] == NOWHERE; n++)
            if (odd_text_is(columns[n], t->columns[i].name))
                h->place[i] = n;
    }
}

/* Reads a value, whose text is copied to a buffer. Returns false if it does not fit the column, which is reported. */
static bool read_value(const table_receiver *h, const column *c, odd_text text, size_t row, value *out,
                       char **to) {
    switch (c->kind) {
    case NUMBER:
        if (!read_number(&out->number, text))
            return odd_bws_wrong(h->b, false, h->name, (uint32_t)row, "%s is '%.*s': expected a number",
                                 c->name, (int)odd_scan_quotable(text.text, text.len), text.text);
        break;
    case YES:
        out->number = odd_text_yes(text);
        break;
    case TEXT:
    case NAME:
        out->text = clean(*to, text);
        *to += out->text.len;
        if (c->kind == NAME)
            out->text = tidy(*to, out->text);
        *to += out->text.len;
        break;
    }
    return true;
}

/* Returns 0 without memory, or if a value is wrong. */
static uint32_t read_row(table_receiver *h, size_t number, const odd_text *values) {
    const table *t = &tables[h->name];
    any_row row = {0};
    size_t len = 0;
    for (size_t i = 0; i < t->column_count; i++)
        len += h->place[i] != NOWHERE ? values[h->place[i]].len : 0;
    char *to = odd_reused_text_room(&h->b->text_room, h->b->in->arena, 2 * len + 1);
    h->no_memory = to == NULL;
    for (size_t i = 0; i < t->column_count && !h->no_memory; i++) {
        value v = {0};
        if (h->place[i] == NOWHERE || values[h->place[i]].text == NULL)
            continue;
        if (!read_value(h, &t->columns[i], values[h->place[i]], number, &v, &to))
            return 0;
        set_value((char *)&row, &t->columns[i], v);
    }
    uint32_t place = h->no_memory ? 0 : keep_row(h->b, t, (const char *)&row);
    h->no_memory = place == 0;
    return place;
}

static bool on_row(void *owner, size_t number, const odd_text *columns, const odd_text *values,
                   size_t count) {
    table_receiver *h = owner;
    bws_table *list = &h->b->tables[h->name];
    h->no_memory = !ODD_MORE(h->b->in->arena, list->places, list->count, list->cap);
    if (h->no_memory)
        return false;
    if (!h->started)
        find_places(h, columns, count);
    list->places[list->count++] = read_row(h, number, values);
    h->too_much = odd_bws_too_much(h->b, h->name);
    return !h->no_memory && !h->too_much;
}

/* ---- Tables ------------------------------------------------------------------------------------ */

/* Returns false if reading cannot continue, which is reported. */
static bool read_table(bws *b, bws_table_name name) {
    const odd_host *host = b->in->host;
    odd_error error = {0};
    table_receiver h = {.b = b, .name = name};
    odd_row_receiver handler = {&h, on_row};
    int code = host->table(host->owner, b->in->bytes, b->in->len, tables[name].name, &handler, &error);
    if (h.no_memory)
        return odd_bws_no_memory(b);
    if (h.too_much)
        return false;
    if (code == ODD_E_REFERENCE && name != BWS_RECEIVED)
        return true;
    if (code != ODD_OK || error.message[0] != '\0')
        b->in->taker.wrong(b->in->taker.owner, &error,
                           code == ODD_OK && !b->in->strict ? ODD_DOUBTFUL : ODD_REFUSED);
    return code == ODD_OK;
}

bool odd_bws_read_tables(bws *b) {
    if (b->in->host == NULL || b->in->host->table == NULL) {
        odd_error error = {.code = ODD_E_REFERENCE,
                           .message =
                               "a Bridgemate file is an Access database, which this build cannot read"};
        b->in->taker.wrong(b->in->taker.owner, &error, ODD_REFUSED);
        return false;
    }
    if (!read_table(b, BWS_RECEIVED)) /* first: shows whether this is a Bridgemate file at all */
        return false;
    for (bws_table_name t = 0; t < BWS_TABLE_COUNT; t++)
        if (t != BWS_RECEIVED && !read_table(b, t))
            return false;
    return true;
}
