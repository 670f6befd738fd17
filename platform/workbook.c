/* Excel workbooks: XML files in a zip archive. xl/workbook.xml names the worksheets, xl/_rels/workbook.xml.rels their files, and
 * xl/sharedStrings.xml has the texts of most cells. The output is limited like unpacked data, because a few bytes can refer to a
 * long text many times. */
#include "platform/archive.h"
#include "base/out.h"
#include "base/text.h"
#include "platform/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHEETS_MAX = 64, NAME_MAX_BYTES = 128, ROWS_MAX = 1 << 20, COLUMNS_MAX = 1 << 10 };

typedef struct sheet {
    char name[NAME_MAX_BYTES], id[NAME_MAX_BYTES], path[NAME_MAX_BYTES];
} sheet;

typedef struct book {
    const odd_archive *zip;
    odd_error *error;
    sheet sheets[SHEETS_MAX];
    size_t sheet_count;
    odd_out texts; /* the shared texts, joined */
    size_t *ends;  /* of each */
    size_t text_count, text_cap;
    bool in_text, phonetic; /* in a <t>; in a pronunciation guide */
    odd_out value, csv;     /* of a cell; of the worksheet */
    char type;              /* of the cell: s shared, b true or false, otherwise a text or a number */
    size_t row, column;     /* of the cell, from 1 */
    size_t at_row, at_column;
    bool in_value, too_much;
} book;

/* ---- Elements ---------------------------------------------------------------------------------- */

/* Returns whether a name is this one, without the prefix of its namespace. */
static bool is(odd_text name, const char *wanted) {
    size_t colon = name.len;
    while (colon > 0 && name.text[colon - 1] != ':')
        colon--;
    return odd_text_is((odd_text){name.text + colon, name.len - colon}, wanted);
}

static odd_text attribute(const odd_text *attributes, size_t count, const char *wanted) {
    for (size_t i = 0; i + 1 < count; i += 2)
        if (odd_text_is(attributes[i], wanted))
            return attributes[i + 1];
    return (odd_text){"", 0};
}

static void keep(char to[NAME_MAX_BYTES], odd_text text) {
    size_t len = text.len < NAME_MAX_BYTES ? text.len : NAME_MAX_BYTES - 1;
    memcpy(to, text.text, len);
    to[len] = '\0';
}

static bool no_text(void *owner, odd_text text) {
    (void)owner;
    (void)text;
    return true;
}

static bool no_end(void *owner, odd_text name) {
    (void)owner;
    (void)name;
    return true;
}

/* Parses a file of the archive; it may be missing. */
static int read_part(book *b, const char *path, odd_xml handler) {
    const odd_archive_entry *file = odd_archive_find(b->zip, (odd_text){path, strlen(path)});
    char *bytes;
    size_t len;
    if (file == NULL)
        return ODD_E_REFERENCE;
    int code = odd_archive_read(b->zip, file, &bytes, &len, b->error);
    if (code != ODD_OK)
        return code;
    odd_error error = {0};
    handler.owner = b;
    code = odd_xml_read(NULL, bytes, len, &handler, &error);
    free(bytes);
    if (b->too_much)
        return odd_fail(b->error, ODD_E_SYNTAX, 0, 0, "the workbook is too large: at most %d MB",
                        (int)(ODD_INFLATE_MAX >> 20));
    return code == ODD_OK ? ODD_OK
                          : odd_fail(b->error, code, 0, 0, "the workbook is damaged: %s", error.message);
}

/* ---- Worksheets -------------------------------------------------------------------------------- */

static bool on_sheet(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                     size_t count) {
    book *b = owner;
    (void)line;
    (void)column;
    if (is(name, "sheet") && b->sheet_count < SHEETS_MAX) {
        sheet *s = &b->sheets[b->sheet_count++];
        keep(s->name, attribute(attributes, count, "name"));
        keep(s->id, attribute(attributes, count, "r:id"));
    }
    return true;
}

static bool on_relation(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                        size_t count) {
    book *b = owner;
    (void)line;
    (void)column;
    odd_text id = attribute(attributes, count, "Id"), target = attribute(attributes, count, "Target");
    if (!is(name, "Relationship") || target.len + 4 > NAME_MAX_BYTES)
        return true;
    for (size_t i = 0; i < b->sheet_count; i++)
        if (id.len > 0 && odd_text_is(id, b->sheets[i].id)) {
            bool whole = target.len > 0 && target.text[0] == '/';
            snprintf(b->sheets[i].path, NAME_MAX_BYTES, "%s%.*s", whole ? "" : "xl/",
                     (int)(target.len - whole), target.text + whole);
        }
    return true;
}

/* ---- Shared texts ------------------------------------------------------------------------------ */

static bool on_item(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                    size_t count) {
    book *b = owner;
    (void)line;
    (void)column;
    (void)attributes;
    (void)count;
    b->phonetic = b->phonetic || is(name, "rPh");
    b->in_text = is(name, "t") && !b->phonetic;
    return true;
}

static bool on_item_text(void *owner, odd_text text) {
    book *b = owner;
    if (b->in_text)
        odd_out_bytes(&b->texts, text.text, text.len);
    return true;
}

static bool end_item(void *owner, odd_text name) {
    book *b = owner;
    b->in_text = false;
    b->phonetic = b->phonetic && !is(name, "rPh");
    if (is(name, "si")) {
        b->ends = odd_grow(b->ends, b->text_count, &b->text_cap, sizeof *b->ends);
        b->ends[b->text_count++] = b->texts.len;
    }
    return true;
}

static odd_text shared_text(const book *b, odd_text number) {
    size_t n = 0;
    for (size_t i = 0; i < number.len && i < 8; i++)
        n = odd_is_digit(number.text[i]) ? 10 * n + (size_t)(number.text[i] - '0') : SIZE_MAX / 16;
    if (number.len == 0 || n >= b->text_count)
        return (odd_text){"", 0};
    size_t from = n > 0 ? b->ends[n - 1] : 0;
    return (odd_text){b->texts.text + from, b->ends[n] - from};
}

/* ---- Cells ------------------------------------------------------------------------------------- */

/* Finds the column of C5, which is the third; the row is that of the enclosing element. */
static void find_column(book *b, odd_text place) {
    size_t n = 0;
    for (size_t i = 0; i < place.len && odd_is_letter(place.text[i]) && n < COLUMNS_MAX; i++)
        n = 26 * n + (size_t)(odd_lower(place.text[i]) - 'a') + 1;
    b->column = n > 0 ? n : b->column + 1;
}

static bool on_cell(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                    size_t count) {
    book *b = owner;
    (void)line;
    (void)column;
    if (is(name, "row")) {
        odd_text r = attribute(attributes, count, "r");
        odd_scan s = {r.text, r.len, 0};
        int number = r.len > 0 ? odd_scan_number(&s) : (int)b->row + 1;
        b->too_much = b->too_much || number < 1 || number > ROWS_MAX;
        b->row = (size_t)number;
        b->column = 0;
    } else if (is(name, "c")) {
        odd_text type = attribute(attributes, count, "t");
        b->type = odd_text_is(type, "s") ? 's' : odd_text_is(type, "b") ? 'b' : 'n';
        find_column(b, attribute(attributes, count, "r"));
        b->value.len = 0;
    }
    b->phonetic = b->phonetic || is(name, "rPh");
    b->in_value = is(name, "v") || (is(name, "t") && !b->phonetic);
    return !b->too_much;
}

static bool on_value(void *owner, odd_text text) {
    book *b = owner;
    if (b->in_value)
        odd_out_bytes(&b->value, text.text, text.len);
    return true;
}

/* Writes a cell, with the line ends and commas before it. */
static void put_cell(book *b, odd_text text) {
    bool quoted = false;
    if (text.len == 0 || b->column > COLUMNS_MAX || b->row < b->at_row)
        return;
    for (; b->at_row < b->row; b->at_row++, b->at_column = 1)
        odd_out_char(&b->csv, '\n');
    for (; b->at_column < b->column; b->at_column++)
        odd_out_char(&b->csv, ',');
    for (size_t i = 0; i < text.len; i++)
        quoted = quoted || memchr(",;\t\"\r\n", text.text[i], 6) != NULL;
    if (quoted)
        odd_out_char(&b->csv, '"');
    for (size_t i = 0; i < text.len; i++) {
        if (text.text[i] == '"')
            odd_out_char(&b->csv, '"');
        odd_out_char(&b->csv, text.text[i] == '\n' || text.text[i] == '\r' ? ' ' : text.text[i]);
    }
    if (quoted)
        odd_out_char(&b->csv, '"');
}

static bool end_cell(void *owner, odd_text name) {
    book *b = owner;
    odd_text value = {b->value.text, b->value.len};
    b->in_value = false;
    b->phonetic = b->phonetic && !is(name, "rPh");
    if (is(name, "c"))
        put_cell(b, b->type == 's' ? shared_text(b, value) : value);
    b->too_much = b->csv.len + b->value.len > ODD_INFLATE_MAX;
    return !b->too_much;
}

/* Writes a worksheet as CSV. */
static int read_sheet(book *b, const sheet *s) {
    b->csv.len = 0;
    b->row = 0;
    b->at_row = b->at_column = 1;
    return read_part(b, s->path, (odd_xml){NULL, on_cell, on_value, end_cell});
}

/* ---- All of it --------------------------------------------------------------------------------- */

static int read_lists(book *b) {
    int code = read_part(b, "xl/workbook.xml", (odd_xml){NULL, on_sheet, no_text, no_end});
    if (code == ODD_OK)
        code = read_part(b, "xl/_rels/workbook.xml.rels", (odd_xml){NULL, on_relation, no_text, no_end});
    if (code == ODD_OK) {
        code = read_part(b, "xl/sharedStrings.xml", (odd_xml){NULL, on_item, on_item_text, end_item});
        code = code == ODD_E_REFERENCE ? ODD_OK : code; /* the file is missing if all cells are numbers */
    }
    return code;
}

static int say_many(const book *b) {
    char list[300];
    odd_writer w = odd_writer_on(list, sizeof list);
    for (size_t i = 0; i < b->sheet_count; i++)
        odd_put_format(&w, "%s%s", i > 0 ? ", " : "", b->sheets[i].name);
    return odd_fail(b->error, ODD_E_SYNTAX, 0, 0,
                    "the workbook has several sheets: save the one you want as CSV: %s", list);
}

static int read_only_sheet(book *b) {
    size_t filled = 0, count = 0;
    int code = read_lists(b);
    for (size_t i = 0; i < b->sheet_count && code == ODD_OK && count < 2; i++) {
        code = read_sheet(b, &b->sheets[i]);
        if (code == ODD_OK && b->csv.len > 0) {
            filled = i;
            count++;
        }
    }
    if (code == ODD_E_REFERENCE)
        return odd_fail(b->error, ODD_E_SYNTAX, 0, 0, "the workbook is damaged: a sheet is not in it");
    if (code != ODD_OK)
        return code;
    if (count == 0)
        return odd_fail(b->error, ODD_E_SYNTAX, 0, 0, "the workbook is empty");
    return count > 1 ? say_many(b) : read_sheet(b, &b->sheets[filled]);
}

int odd_workbook_read(char **out, size_t *out_len, const odd_archive *zip, odd_error *error) {
    book *b = odd_alloc(1, sizeof *b);
    b->zip = zip;
    b->error = error;
    b->texts = b->value = b->csv = (odd_out)ODD_HEAP_OUT;
    int code = read_only_sheet(b);
    if (code == ODD_OK) {
        odd_out_text(&b->csv, "\n");
        *out_len = b->csv.len;
        *out = b->csv.text;
    } else {
        odd_out_free(&b->csv);
    }
    odd_out_free(&b->texts);
    odd_out_free(&b->value);
    free(b->ends);
    free(b);
    return code;
}
