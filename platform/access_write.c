/* Writes Access databases (Jet 4). The file is a list of pages of 4096 bytes; numbers are little-endian. Page 0 is the header,
 * page 1 would list free pages, page 2 is the definition of the catalog, and the definitions of the tables follow. Each
 * table also has a page with two maps of its pages (all of them, and those with free space), and the pages of its rows. */
#include "platform/access.h"

#include "base/bits.h"

enum {
    PAGE = 4096,
    ROWS_AT = 14,    /* where a page of rows lists the places of its rows */
    MAP_PAGES = 512, /* the number of pages that a map has room for */
    CATALOG = 2,
    USER_TABLE = 0x4E,
    SYSTEM_TABLE = 0x53,
    CODE_PAGE = 1252,
    SORT_GENERAL = 0x409,
    CHARACTERS_MAX = 255
};

/* ---- Bytes ------------------------------------------------------------------------------------- */

static void put_number(odd_out *o, uint64_t value, int bytes) {
    for (int i = 0; i < bytes; i++)
        odd_out_char(o, (char)(value >> (8 * i) & 0xFF));
}

static void put_zeros(odd_out *o, size_t count) {
    for (size_t i = 0; i < count; i++)
        odd_out_char(o, '\0');
}

static void set_number(odd_out *o, size_t at, uint64_t value, int bytes) {
    for (int i = 0; i < bytes; i++)
        o->text[at + (size_t)i] = (char)(value >> (8 * i) & 0xFF);
}

static size_t page_count(const odd_out *o) {
    return o->len / PAGE;
}

static void finish_page(odd_out *o) {
    put_zeros(o, (PAGE - o->len % PAGE) % PAGE);
}

/* A quotient as a number of 64 bits with a floating point (IEEE 754), rounded down: dates are days and parts of them. */
static uint64_t double_bits(uint64_t numerator, uint64_t denominator) {
    enum { FRACTION = 52, BIAS = 1023 };
    uint64_t whole = numerator / denominator, rest = numerator % denominator;
    int exponent = 0, bits = 0;
    if (numerator == 0)
        return 0;
    if (whole > 0) {
        while (whole >> bits > 1)
            bits++;
        exponent = bits;
    } else {
        for (; rest < denominator; exponent--)
            rest *= 2;
        rest -= denominator;
        whole = 1;
    }
    for (; bits < FRACTION; bits++) {
        rest *= 2;
        whole = whole * 2 + (rest >= denominator);
        rest -= rest >= denominator ? denominator : 0;
    }
    return (uint64_t)(exponent + BIAS) << FRACTION | (whole & ((UINT64_C(1) << FRACTION) - 1));
}

/* ---- Columns ----------------------------------------------------------------------------------- */

static bool is_fixed(odd_access_type type) {
    return type != ODD_ACCESS_TEXT && type != ODD_ACCESS_OBJECT;
}

/* Returns the bytes of a value of fixed length. A yes/no value is only a bit, stored where other types have the bit for
 * NULL. */
static int fixed_bytes(odd_access_type type) {
    switch (type) {
    case ODD_ACCESS_INTEGER:
        return 2;
    case ODD_ACCESS_LONG:
        return 4;
    case ODD_ACCESS_DATETIME:
        return 8;
    case ODD_ACCESS_BOOLEAN:
    case ODD_ACCESS_TEXT:
    case ODD_ACCESS_OBJECT:
        break;
    }
    return 0;
}

static size_t variable_columns(const odd_access_table *t) {
    size_t count = 0;
    for (size_t i = 0; i < t->column_count; i++)
        count += !is_fixed(t->columns[i].type);
    return count;
}

static int size_of(const odd_access_column *c) {
    return c->type == ODD_ACCESS_TEXT      ? 2 * c->size
           : c->type == ODD_ACCESS_BOOLEAN ? 1
                                           : fixed_bytes(c->type);
}

static void put_column(odd_out *o, const odd_access_column *c, size_t number, size_t variable, int offset) {
    enum { FIXED = 1, NULLABLE = 2, AUTO = 4, COMPRESSED = 1 };
    bool text = c->type == ODD_ACCESS_TEXT;
    put_number(o, c->type, 1);
    put_number(o, 1625, 4);
    put_number(o, number, 2);
    put_number(o, variable, 2);
    put_number(o, number, 2);
    put_number(o, text ? SORT_GENERAL : 0, 2);
    put_number(o, 0, 2);
    put_number(o, NULLABLE | (is_fixed(c->type) ? FIXED : 0) | (c->auto_number ? AUTO : 0), 1);
    put_number(o, COMPRESSED, 1);
    put_number(o, 0, 4);
    put_number(o, (uint64_t)offset, 2);
    put_number(o, (uint64_t)size_of(c), 2);
}

/* The descriptions of all columns, then their names. */
static void put_columns(odd_out *o, const odd_access_table *t) {
    size_t variable = 0;
    int offset = 0;
    for (size_t i = 0; i < t->column_count; i++) {
        put_column(o, &t->columns[i], i, variable, offset);
        variable += !is_fixed(t->columns[i].type);
        offset += fixed_bytes(t->columns[i].type);
    }
    for (size_t i = 0; i < t->column_count; i++) {
        odd_text name = odd_text_of(t->columns[i].name);
        put_number(o, 2 * name.len, 2);
        for (size_t c = 0; c < name.len; c++)
            put_number(o, (unsigned char)name.text[c], 2);
    }
}

/* ---- Rows -------------------------------------------------------------------------------------- */

typedef struct text_shape {
    size_t bytes; /* of the text, up to where it is cut */
    size_t characters;
    bool narrow; /* no character is above 255, or 0 */
} text_shape;

/* Finds the part that fits into so many units of UTF-16. */
static text_shape shape_of(odd_text text, int most) {
    text_shape shape = {.narrow = true};
    for (int units = 0; shape.bytes < text.len;) {
        uint32_t c;
        size_t bytes = odd_utf8_next(&c, text.text + shape.bytes, text.len - shape.bytes);
        units += c > 0xFFFF ? 2 : 1;
        if (units > most)
            break;
        shape.bytes += bytes;
        shape.characters++;
        shape.narrow = shape.narrow && c > 0 && c < 0x100;
    }
    return shape;
}

/* Writes a text in UTF-16; or, after a mark, with one byte per character. */
static void put_text(odd_out *o, odd_text text, int most) {
    text_shape shape = shape_of(text, most);
    bool compressed = shape.narrow && shape.characters > 2;
    if (compressed)
        put_number(o, 0xFEFF, 2);
    for (size_t at = 0; at < shape.bytes;) {
        uint32_t c;
        at += odd_utf8_next(&c, text.text + at, text.len - at);
        if (compressed) {
            put_number(o, c, 1);
        } else if (c > 0xFFFF) {
            put_number(o, 0xD7C0 + (c >> 10), 2);
            put_number(o, 0xDC00 + (c & 0x3FF), 2);
        } else {
            put_number(o, c, 2);
        }
    }
}

static void put_fixed(odd_out *o, const odd_access_column *c, const odd_access_value *v) {
    enum { DAY_SECONDS = 86400 };
    uint64_t number = v->null ? 0 : (uint64_t)v->number;
    if (c->type == ODD_ACCESS_DATETIME)
        number = double_bits(number, DAY_SECONDS);
    put_number(o, number, fixed_bytes(c->type));
}

/* A row: the number of columns; values of fixed length; texts; where each text begins, from the last one on, and the number of
 * texts; and a bit for each column that has a value. */
static void put_row(odd_out *o, const odd_access_table *t, const odd_access_value *values) {
    size_t start = o->len, ends[ODD_ACCESS_COLUMNS + 1], texts = 0;
    uint64_t there = 0;
    put_number(o, t->column_count, 2);
    for (size_t i = 0; i < t->column_count; i++) {
        bool set = t->columns[i].type == ODD_ACCESS_BOOLEAN ? values[i].number != 0 && !values[i].null
                                                            : !values[i].null;
        there |= (uint64_t)set << i;
        if (is_fixed(t->columns[i].type))
            put_fixed(o, &t->columns[i], &values[i]);
    }
    for (size_t i = 0; i < t->column_count; i++) {
        if (is_fixed(t->columns[i].type))
            continue;
        ends[texts++] = o->len - start;
        if (!values[i].null)
            put_text(o, values[i].text, t->columns[i].size);
    }
    if (texts > 0) {
        ends[texts] = o->len - start;
        for (size_t i = texts + 1; i-- > 0;)
            put_number(o, ends[i], 2);
        put_number(o, texts, 2);
    }
    put_number(o, there, (int)(t->column_count + 7) / 8);
}

/* ---- Pages of rows ------------------------------------------------------------------------------- */

/* A page that is filled with rows from its end towards its beginning. */
typedef struct row_page {
    odd_out *out;
    size_t at;    /* where the page begins */
    size_t owner; /* the page of the table's definition */
    size_t rows, end;
} row_page;

static row_page open_page(odd_out *o, size_t owner) {
    row_page p = {.out = o, .at = o->len, .owner = owner, .end = PAGE};
    put_zeros(o, PAGE);
    set_number(o, p.at, 0x0101, 2);
    set_number(o, p.at + 4, owner, 4);
    set_number(o, p.at + 2, PAGE - ROWS_AT, 2);
    return p;
}

/* Returns false if there is no room for the row. */
static bool add_row(row_page *p, odd_text row) {
    size_t list = ROWS_AT + 2 * (p->rows + 1);
    if (p->end < list + row.len)
        return false;
    p->end -= row.len;
    odd_copy(p->out->text + p->at + p->end, row.text, row.len);
    set_number(p->out, p->at + list - 2, p->end, 2);
    p->rows++;
    set_number(p->out, p->at + 12, p->rows, 2);
    set_number(p->out, p->at + 2, p->end - list, 2);
    return true;
}

/* Writes all rows, and returns how many pages they take. */
static size_t put_rows(odd_out *o, odd_out *scratch, const odd_access_table *t, size_t owner) {
    size_t first = page_count(o);
    row_page page = {.end = 0, .rows = 1}; /* a full one */
    for (size_t row = 0; row < t->row_count; row++) {
        scratch->len = 0;
        put_row(scratch, t, t->values + row * t->column_count);
        odd_text bytes = {scratch->text, scratch->len};
        if (page.out == NULL || !add_row(&page, bytes)) {
            page = open_page(o, owner);
            add_row(&page, bytes);
        }
    }
    return page_count(o) - first;
}

/* ---- Tables ------------------------------------------------------------------------------------ */

/* A map: the first page that it is about, and a bit for each page from there on. */
static void put_map(odd_out *o, size_t first, size_t count) {
    size_t start = o->len;
    put_number(o, 0, 1);
    put_number(o, first, 4);
    put_zeros(o, MAP_PAGES / 8);
    for (size_t i = 0; i < count; i++)
        o->text[start + 5 + i / 8] = (char)((unsigned char)o->text[start + 5 + i / 8] | 1u << (i % 8));
}

static void put_maps(odd_out *o, odd_out *scratch, size_t page, size_t owner, size_t first, size_t count) {
    size_t end = o->len;
    o->len = page * PAGE;
    row_page maps = open_page(o, owner);
    o->len = end;
    for (int i = 0; i < 2; i++) { /* all pages, and the page with free space */
        scratch->len = 0;
        put_map(scratch, i == 0 || count == 0 ? first : first + count - 1, i == 0 ? count : count > 0);
        add_row(&maps, (odd_text){scratch->text, scratch->len});
    }
}

static int64_t last_number(const odd_access_table *t) {
    int64_t last = 0;
    for (size_t i = 0; i < t->column_count; i++)
        for (size_t row = 0; t->columns[i].auto_number && row < t->row_count; row++) {
            int64_t number = t->values[row * t->column_count + i].number;
            last = number > last ? number : last;
        }
    return last;
}

/* Writes the definition of a table, after the 8 bytes that each of its pages begins with. */
static void put_definition(odd_out *o, const odd_access_table *t, size_t maps, int kind) {
    put_number(o, 0, 4); /* its length, below */
    put_number(o, 1625, 4);
    put_number(o, t->row_count, 4);
    put_number(o, (uint64_t)last_number(t), 4);
    put_number(o, 1, 4);
    put_zeros(o, 12);
    put_number(o, (uint64_t)kind, 1);
    put_number(o, t->column_count, 2);
    put_number(o, variable_columns(t), 2);
    put_number(o, t->column_count, 2);
    put_zeros(o, 8); /* no indexes */
    put_number(o, maps << 8, 4);
    put_number(o, maps << 8 | 1, 4);
    put_columns(o, t);
    put_number(o, 0xFFFF, 2);
    set_number(o, 0, o->len, 4);
}

/* Writes a definition on the page that was reserved for it, and on as many more as it needs. */
static void write_definition(odd_out *o, odd_text text, size_t page) {
    enum { HEAD = 8, ROOM = PAGE - HEAD };
    for (size_t from = 0; from < text.len; from += ROOM) {
        size_t len = text.len - from < ROOM ? text.len - from : ROOM;
        bool more = from + len < text.len;
        size_t next = more ? page_count(o) : 0, free = ROOM - len > HEAD ? ROOM - len - HEAD : 0;
        if (more)
            put_zeros(o, PAGE);
        set_number(o, page * PAGE, 0x0102, 2);
        set_number(o, page * PAGE + 2, free, 2);
        set_number(o, page * PAGE + 4, next, 4);
        odd_copy(o->text + page * PAGE + HEAD, text.text + from, len);
        page = next;
    }
}

static bool write_table(odd_out *o, odd_out *scratch, const odd_access_table *t, size_t page, int kind) {
    size_t maps = page_count(o);
    put_zeros(o, PAGE);
    size_t first = page_count(o), count = put_rows(o, scratch, t, page);
    if (count > MAP_PAGES)
        return false;
    put_maps(o, scratch, maps, page, first, count);
    scratch->len = 0;
    put_definition(scratch, t, maps, kind);
    write_definition(o, (odd_text){scratch->text, scratch->len}, page);
    return true;
}

/* ---- The file ---------------------------------------------------------------------------------- */

/* Encrypts a part of the header (RC4), with a key that is the same in all files. */
static void encrypt(char *bytes, size_t len) {
    static const unsigned char key[4] = {0xC7, 0xDA, 0x39, 0x6B};
    unsigned char state[256];
    unsigned j = 0;
    for (unsigned i = 0; i < 256; i++)
        state[i] = (unsigned char)i;
    for (unsigned i = 0; i < 256; i++) {
        j = (j + state[i] + key[i % 4]) & 255;
        unsigned char other = state[i];
        state[i] = state[j];
        state[j] = other;
    }
    j = 0;
    for (unsigned at = 0, i; at < len; at++) {
        i = (at + 1) & 255;
        j = (j + state[i]) & 255;
        unsigned char other = state[i];
        state[i] = state[j];
        state[j] = other;
        bytes[at] = (char)((unsigned char)bytes[at] ^ state[(state[i] + state[j]) & 255]);
    }
}

static void put_header(odd_out *o) {
    enum { SECRET_AT = 0x18, SECRET = 128, CODE_PAGE_AT = 0x3C };
    put_number(o, 0x100, 4);
    odd_out_text(o, "Standard Jet DB");
    put_number(o, 0, 1);
    put_number(o, 1, 4); /* Jet 4 */
    put_zeros(o, SECRET);
    set_number(o, CODE_PAGE_AT, CODE_PAGE, 2);
    encrypt(o->text + SECRET_AT, SECRET);
    finish_page(o);
}

enum { OBJECT_COLUMNS = 8 };
static const odd_access_column object_columns[OBJECT_COLUMNS] = {
    {.name = "Id", .type = ODD_ACCESS_LONG},
    {.name = "ParentId", .type = ODD_ACCESS_LONG},
    {.name = "Name", .type = ODD_ACCESS_TEXT, .size = CHARACTERS_MAX},
    {.name = "Type", .type = ODD_ACCESS_INTEGER},
    {.name = "DateCreate", .type = ODD_ACCESS_DATETIME},
    {.name = "DateUpdate", .type = ODD_ACCESS_DATETIME},
    {.name = "Flags", .type = ODD_ACCESS_LONG},
    {.name = "LvProp", .type = ODD_ACCESS_OBJECT},
};

/* A row of the catalog: a table, and the page of its definition. */
static void list_object(odd_access_value row[OBJECT_COLUMNS], const char *name, size_t page, int64_t flags) {
    const int64_t parent = 0x0F000001, created = INT64_C(36526) * 86400; /* 1 January 2000 */
    const int64_t numbers[OBJECT_COLUMNS] = {(int64_t)page, parent, 0, 1, created, created, flags, 0};
    for (size_t i = 0; i < OBJECT_COLUMNS; i++)
        row[i] =
            (odd_access_value){object_columns[i].type == ODD_ACCESS_OBJECT, numbers[i], odd_text_of(name)};
}

bool odd_access_write(odd_out *out, odd_out *scratch, const odd_access_table *tables, size_t count) {
    odd_access_value objects[(ODD_ACCESS_TABLES + 1) * OBJECT_COLUMNS];
    odd_access_table catalog = {"MSysObjects", object_columns, OBJECT_COLUMNS, objects, count + 1};
    const int64_t system_object = -INT64_C(0x80000000);
    put_header(out);
    open_page(out, 0);
    put_zeros(out, PAGE * (1 + count));
    list_object(objects, catalog.name, CATALOG, system_object);
    for (size_t i = 0; i < count; i++)
        list_object(objects + (i + 1) * OBJECT_COLUMNS, tables[i].name, CATALOG + 1 + i, 0);
    bool good = write_table(out, scratch, &catalog, CATALOG, SYSTEM_TABLE);
    for (size_t i = 0; i < count && good; i++)
        good = write_table(out, scratch, &tables[i], CATALOG + 1 + i, USER_TABLE);
    return good;
}
