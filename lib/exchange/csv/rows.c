/* Rows of cells, as spreadsheets write them: commas, semicolons or tabs, quotes, and several encodings. Knows
 * no format. */
#include "exchange/csv/grid_read.h"
#include "base/arena.h"
#include "base/text.h"
#include "exchange/field_text.h"

/* ---- Encodings --------------------------------------------------------------------------------- */

static uint32_t unit_at(odd_text text, size_t i, bool big) {
    unsigned char a = (unsigned char)text.text[i], b = (unsigned char)text.text[i + 1];
    return big ? (uint32_t)a << 8 | b : (uint32_t)b << 8 | a;
}

/* Converts UTF-16, which Excel calls Unicode text, to UTF-8 if there is room. Returns the length as UTF-8. */
static size_t from_utf16(char *out, odd_text text, bool big) {
    char one[4] = {0};
    size_t len = 0;
    for (size_t i = 2; i + 1 < text.len; i += 2) {
        uint32_t c = unit_at(text, i, big);
        if (c >= 0xD800 && c < 0xE000) {
            uint32_t low = c < 0xDC00 && i + 3 < text.len ? unit_at(text, i + 2, big) : 0;
            bool whole = low >= 0xDC00 && low < 0xE000;
            c = whole ? 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00) : ODD_UTF8_REPLACEMENT;
            i += whole ? 2 : 0;
        }
        len += odd_utf8_put(out != NULL ? out + len : one, c);
    }
    return len;
}

static odd_text decode(const odd_source *in) {
    odd_text text = {in->bytes, in->len};
    odd_scan s = {in->bytes, in->len, 0};
    if (odd_scan_bytes(&s, "\xFF\xFE") || odd_scan_bytes(&s, "\xFE\xFF")) {
        bool big = text.text[0] == '\xFE';
        char *out = odd_arena_take(in->arena, from_utf16(NULL, text, big), 1);
        return (odd_text){out, out != NULL ? from_utf16(out, text, big) : 0};
    }
    if (odd_scan_bytes(&s, ODD_BYTE_ORDER_MARK))
        text = (odd_text){text.text + 3, text.len - 3};
    return odd_source_utf8(in, text);
}

/* ---- Cells ------------------------------------------------------------------------------------- */

/* Finds the separator: the one that occurs most often, outside of quotes, in the first line of three cells. */
static char find_separator(odd_text text) {
    static const char candidates[] = {'\t', ';', ','};
    size_t counts[3] = {0}, best = 2;
    bool quoted = false;
    for (size_t i = 0; i <= text.len; i++) {
        char c = i < text.len ? text.text[i] : '\n';
        quoted = quoted != (c == '"');
        for (size_t k = 0; k < 3 && !quoted; k++)
            counts[k] += c == candidates[k];
        if ((c != '\n' && c != '\r') || (quoted && i < text.len))
            continue;
        for (size_t k = 0; k < 2; k++)
            best = counts[k] > counts[best] ? k : best;
        if (counts[best] >= 2)
            break;
        counts[0] = counts[1] = counts[2] = 0;
        best = 2;
    }
    return candidates[best];
}

void odd_rows_start(odd_rows *rows, const odd_source *in) {
    rows->in = in;
    rows->text = decode(in);
    rows->next = 1;
    rows->separator = find_separator(rows->text);
    odd_scan s = {rows->text.text, rows->text.len, 0};
    if (odd_scan_word(&s, "sep=") && !odd_scan_end(&s)) { /* Excel's own notation for the separator */
        rows->separator = s.text[s.at];
        odd_rows_next(rows);
    }
}

static odd_text trim(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    odd_scan_blanks(&s);
    text = (odd_text){s.text + s.at, s.len - s.at};
    while (text.len > 0 && (unsigned char)text.text[text.len - 1] <= ' ')
        text.len--;
    while (text.len > 1 && text.text[text.len - 2] == '\xC2' && text.text[text.len - 1] == '\xA0')
        text.len -= 2;
    return text;
}

/* Steps over an end of line: LF, CR or both. */
static bool take_end(odd_rows *rows) {
    const char *text = rows->text.text;
    if (rows->at >= rows->text.len || (text[rows->at] != '\n' && text[rows->at] != '\r'))
        return false;
    rows->at += text[rows->at] == '\r' && rows->at + 1 < rows->text.len && text[rows->at + 1] == '\n' ? 2 : 1;
    rows->next++;
    return true;
}

/* Reads a quoted text, and makes one quote of each doubled quote. The cursor is after the first quote, and then after the
 * last. */
static odd_text take_quoted(odd_rows *rows) {
    const char *text = rows->text.text;
    size_t start = rows->at, doubled = 0;
    while (rows->at < rows->text.len) {
        if (text[rows->at] == '"') {
            if (rows->at + 1 >= rows->text.len || text[rows->at + 1] != '"')
                break;
            doubled++;
            rows->at += 2;
        } else if (!take_end(rows)) {
            rows->at++;
        }
    }
    odd_text raw = {text + start, rows->at - start};
    rows->at += rows->at < rows->text.len;
    if (doubled == 0)
        return raw;
    char *out = odd_arena_take(rows->in->arena, raw.len, 1);
    size_t len = 0;
    for (size_t i = 0; out != NULL && i < raw.len; i++) {
        out[len++] = raw.text[i];
        i += raw.text[i] == '"';
    }
    return (odd_text){out, len};
}

static odd_text take_cell(odd_rows *rows) {
    const char *text = rows->text.text;
    while (rows->at < rows->text.len && text[rows->at] == ' ' && rows->separator != ' ')
        rows->at++;
    odd_text quoted = {0};
    bool is_quoted = rows->at < rows->text.len && text[rows->at] == '"';
    if (is_quoted) {
        rows->at++;
        quoted = take_quoted(rows);
    }
    size_t start = rows->at;
    while (rows->at < rows->text.len && text[rows->at] != rows->separator && text[rows->at] != '\n' &&
           text[rows->at] != '\r')
        rows->at++;
    return odd_cell_without_guard(is_quoted ? quoted : trim((odd_text){text + start, rows->at - start}));
}

/* Reads a row with its end. Returns whether there is anything in it. */
static bool take_row(odd_rows *rows) {
    bool any = false;
    rows->line = rows->next;
    rows->start = rows->at;
    rows->count = 0;
    rows->too_many = false;
    for (;;) {
        size_t start = rows->at;
        odd_text cell = take_cell(rows);
        any = any || cell.len > 0;
        if (rows->count < ODD_CELLS_MAX) {
            rows->cell_start[rows->count] = start;
            rows->cells[rows->count++] = cell;
        } else {
            rows->too_many = rows->too_many || cell.len > 0;
        }
        if (rows->at >= rows->text.len || take_end(rows))
            return any;
        rows->at++; /* the separator */
    }
}

bool odd_rows_next(odd_rows *rows) {
    while (rows->at < rows->text.len)
        if (take_row(rows))
            return true;
    return false;
}

void odd_rows_place(const odd_rows *rows, size_t cell, uint32_t *line, int *column) {
    *line = rows->line;
    *column = 1;
    size_t to = cell < rows->count ? rows->cell_start[cell] : rows->start;
    for (size_t i = rows->start; i < to; i++) {
        unsigned char c = (unsigned char)rows->text.text[i];
        *column += (c & 0xC0) != 0x80;
        if (c == '\n') {
            *column = 1;
            *line += 1;
        }
    }
}

bool odd_rows_amount(const odd_rows *rows, odd_text cell, odd_amount *out) {
    char number[ODD_AMOUNT_MAX];
    if (cell.len > 0 && cell.text[cell.len - 1] == '%')
        cell.len--;
    if (cell.len == 0 || cell.len >= sizeof number)
        return false;
    for (size_t i = 0; i < cell.len; i++)
        number[i] = cell.text[i] == ',' && rows->separator != ',' ? '.' : cell.text[i];
    return odd_text_amount(out, (odd_text){number, cell.len});
}
