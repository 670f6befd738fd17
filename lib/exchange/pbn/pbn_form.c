/* The export form of PBN: one tag per line, four calls or cards per line, tables with one row per line and
 * cells of the stated widths. */
#include "base/text.h"
#include "exchange/pbn/pbn.h"

static const char line_end[] = "\r\n";

/* ---- Tags --------------------------------------------------------------------------------------- */

static void put_escaped(const odd_target *out, odd_text value) {
    size_t done = 0;
    for (size_t i = 0; i < value.len; i++) {
        char c = value.text[i];
        bool quoted = c == '"' || c == '\\', ends = c == '\n' || c == '\r';
        if (!quoted && !ends)
            continue;
        odd_target_text(out, (odd_text){value.text + done, i - done});
        odd_target_string(out, quoted ? "\\" : " ");
        done = ends ? i + 1 : i;
    }
    odd_target_text(out, (odd_text){value.text + done, value.len - done});
}

void odd_pbn_put_tag(const odd_target *out, odd_text name, odd_text value, bool raw) {
    odd_target_string(out, "[");
    odd_target_text(out, name);
    odd_target_string(out, " \"");
    if (raw)
        odd_target_text(out, value);
    else
        put_escaped(out, value);
    odd_target_string(out, "\"]\r\n");
}

void odd_pbn_put_quote(const odd_target *out, odd_text text) {
    size_t slashes = 0;
    while (slashes < text.len && text.text[text.len - 1 - slashes] == '\\')
        slashes++;
    odd_target_string(out, slashes % 2 != 0 ? "\\\"" : "\"");
}

void odd_pbn_put_lines(const odd_target *out, odd_text text) {
    for (size_t at = 0; at < text.len;) {
        size_t from = at;
        while (at < text.len && text.text[at] != '\n')
            at++;
        size_t end = at > from && text.text[at - 1] == '\r' ? at - 1 : at;
        odd_target_text(out, (odd_text){text.text + from, end - from});
        if (at < text.len)
            odd_target_string(out, line_end);
        at++;
    }
}

/* ---- Calls and cards ------------------------------------------------------------------------------ */

/* A line that is being put together. */
typedef struct line {
    const odd_target *out;
    bool begun;
    bool must_end; /* a comment extends to the end of its line */
} line;

static void end_line(line *l) {
    if (l->begun)
        odd_target_string(l->out, line_end);
    l->begun = l->must_end = false;
}

static void put_part(line *l, odd_text text) {
    if (l->must_end)
        end_line(l);
    if (l->begun)
        odd_target_string(l->out, " ");
    odd_pbn_put_lines(l->out, text);
    l->begun = true;
}

/* Writes a part as it is. A string that is not closed gets its quote. */
static void put_written(line *l, const odd_pbn_part *part) {
    put_part(l, odd_pbn_part_text(part));
    if (part->kind == PBN_PART_STRING && !part->closed)
        odd_pbn_put_quote(l->out, part->text);
}

static char upper(char c) {
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* The letters and digits that a call or card begins with; ! and ? may follow. */
static size_t stem_of(odd_text word) {
    size_t len = 0;
    while (len < word.len && (odd_is_letter(word.text[len]) || odd_is_digit(word.text[len])))
        len++;
    return len;
}

/* Writes a call in the standard form; an unknown one stays as it is. */
static void put_call(line *l, odd_text word) {
    static const struct {
        const char *text, *call;
    } words[] = {{"pass", "Pass"}, {"p", "Pass"}, {"ap", "AP"},   {"x", "X"},    {"d", "X"},    {"dbl", "X"},
                 {"xx", "XX"},     {"r", "XX"},   {"rdbl", "XX"}, {"1n", "1NT"}, {"2n", "2NT"}, {"3n", "3NT"},
                 {"4n", "4NT"},    {"5n", "5NT"}, {"6n", "6NT"},  {"7n", "7NT"}};
    char text[8];
    size_t stem = stem_of(word);
    odd_text call = {word.text, stem};
    for (size_t i = 0; i < stem && stem < sizeof text; i++)
        text[i] = upper(word.text[i]);
    if (stem < sizeof text)
        call.text = text;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (odd_text_is(call, words[i].text))
            call = odd_text_of(words[i].call);
    put_part(l, call);
    odd_target_text(l->out, (odd_text){word.text + stem, word.len - stem});
}

static void put_card(line *l, odd_text word) {
    char text[2];
    size_t stem = stem_of(word);
    if (stem != sizeof text) {
        put_part(l, word);
        return;
    }
    text[0] = upper(word.text[0]);
    text[1] = upper(word.text[1]);
    put_part(l, (odd_text){text, sizeof text});
    odd_target_text(l->out, (odd_text){word.text + stem, word.len - stem});
}

/* Returns whether a word annotates the call or card before it: =1= $5 ^I */
static bool belongs(odd_text word) {
    char first = word.len > 0 ? word.text[0] : ' '; /* an empty string has none */
    return first == '=' || first == '$' || first == '^' || first == '!' || first == '?';
}

/* Writes a call or a card. A % at the start of a line would escape it. */
static void put_word(line *l, odd_text word, bool calls) {
    if (l->must_end)
        end_line(l);
    if (!l->begun && word.text[0] == '%')
        odd_target_string(l->out, " ");
    if (calls)
        put_call(l, word);
    else
        put_card(l, word);
}

/* A section begins with a word or a string: a % there is written after a blank, so that it escapes nothing. */
void odd_pbn_put_section(const odd_target *out, odd_text text, bool calls) {
    odd_pbn_parts parts = odd_pbn_parts_of(text, 1, false);
    line l = {.out = out};
    bool remarked = false;
    int count = 0;
    for (odd_pbn_part part; (part = odd_pbn_part_next(&parts)).kind != PBN_PART_END;) {
        bool remark = part.kind == PBN_PART_COMMENT || part.kind == PBN_PART_ESCAPE;
        bool own = !remark && !belongs(part.text);
        if ((own && count % 4 == 0 && !remarked) || ((remark || remarked) && part.first))
            end_line(&l);
        if (remark || part.kind == PBN_PART_STRING || !own)
            put_written(&l, &part);
        else
            put_word(&l, part.text, calls);
        l.must_end = remark && part.text.text[0] != '{';
        count += own;
        remarked = remark;
    }
    end_line(&l);
}

/* ---- Tables --------------------------------------------------------------------------------------- */

static void put_blanks(const odd_target *out, size_t count) {
    for (; count > 0; count--)
        odd_target_string(out, " ");
}

void odd_pbn_put_cell(const odd_target *out, const odd_pbn_column *column, odd_text cell, bool first) {
    size_t width = (size_t)column->width, blanks = cell.len < width ? width - cell.len : 0;
    put_blanks(out, (column->right ? blanks : 0) + !first);
    odd_target_text(out, cell);
    put_blanks(out, column->right ? 0 : blanks);
}

static odd_text line_around(odd_text section, const char *place) {
    const char *start = place, *end = place, *last = section.text + section.len;
    while (start > section.text && start[-1] != '\n')
        start--;
    while (end < last && *end != '\n')
        end++;
    while (end > start && end[-1] == '\r')
        end--;
    return (odd_text){start, (size_t)(end - start)};
}

/* Whether a row is already in the export format: then its blanks are left as they are. */
static bool stands_well(const odd_pbn_grid *g, const odd_pbn_row *row, odd_text text) {
    const char *at = text.text, *end = text.text + text.len;
    for (int i = 0; i < g->count; i++) {
        odd_text cell = odd_pbn_part_text(&row->cells[i]);
        size_t width = (size_t)g->columns[i].width, wide = cell.len > width ? cell.len : width;
        size_t before = (size_t)(cell.text - at);
        if (cell.text < at || before > wide - cell.len)
            return false;
        bool last = i + 1 == g->count;
        if (last)
            return (size_t)(end - at) <= wide && cell.text + cell.len <= end;
        if ((size_t)(end - at) <= wide || at[wide] != ' ')
            return false;
        at += wide + 1;
    }
    return true;
}

void odd_pbn_put_table(const odd_target *out, odd_text value, odd_text section) {
    odd_pbn_grid g;
    odd_pbn_row row;
    odd_pbn_grid_open(&g, value, odd_pbn_parts_of(section, 1, true));
    if (g.count == 0) {
        odd_pbn_put_lines(out, section);
        odd_target_string(out, line_end);
        return;
    }
    while (odd_pbn_grid_next(&g, &row)) {
        odd_text first = odd_pbn_part_text(&row.cells[0]), text = line_around(section, first.text);
        bool as_it_is = row.count != g.count || row.cut || (!g.flows && stands_well(&g, &row, text));
        if ((as_it_is ? text : first).text[0] == '%') /* at the start of a line it would be escaped */
            put_blanks(out, 1);
        if (as_it_is) {
            odd_target_text(out, text);
        } else {
            for (int i = 0; i < g.count; i++)
                odd_pbn_put_cell(out, &g.columns[i], odd_pbn_part_text(&row.cells[i]), i == 0);
        }
        odd_target_string(out, line_end);
    }
}
