/* Makes text that people wrote safe for terminals and CSV. */
#include "base/text.h"
#include "base/out.h"
#include "report/columns.h"

static const char *instead_safe(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    enum { PICTURES = 0x2400, PICTURE_OF_DELETE = 0x2421 };
    if (c == '\t')
        return " ";
    if (c < 0x20 || c == 0x7F) {
        room[odd_utf8_put(room, c < 0x20 ? PICTURES + c : PICTURE_OF_DELETE)] = '\0';
        return room;
    }
    if (odd_is_override(c)) {
        odd_writer w = odd_writer_on(room, ODD_INSTEAD_MAX);
        odd_put_text(&w, "<U+");
        for (int shift = 12; shift >= 0; shift -= 4)
            odd_put_char(&w, "0123456789ABCDEF"[c >> shift & 0xF]);
        odd_put_text(&w, ">");
        return room;
    }
    return odd_is_control(c) ? ODD_REPLACEMENT : NULL;
}

/* Whether all bytes are printable ASCII, which is nearly always so: eight bytes at a time. */
static bool is_printable(odd_text text) {
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones * 0x80;
    size_t at = 0;
    for (uint64_t word; text.len - at >= sizeof word; at += sizeof word) {
        odd_copy(&word, text.text + at, sizeof word);
        uint64_t below = (word - ones * 0x20) & ~word, delete = (word ^ ones * 0x7F) - ones;
        if (((word | below | delete) & tops) != 0)
            return false;
    }
    while (at < text.len && text.text[at] >= ' ' && text.text[at] < 0x7F)
        at++;
    return at == text.len;
}

void odd_out_safe(odd_out *o, odd_text text) {
    if (is_printable(text))
        odd_out_bytes(o, text.text, text.len);
    else
        odd_out_with(o, text, instead_safe);
}

static const char *instead_csv(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    (void)room;
    return c == '"' ? "\"\"" : NULL;
}

static bool needs_quotes(odd_text text) {
    for (size_t i = 0; i < text.len; i++)
        if (text.text[i] == ',' || text.text[i] == '"' || text.text[i] == '\n' || text.text[i] == '\r')
            return true;
    return false;
}

void odd_out_csv(odd_out *o, odd_text text, bool raw) {
    bool formula = !raw && odd_cell_is_formula(text);
    bool quoted = needs_quotes(text);
    if (!quoted && !formula && is_printable(text)) {
        odd_out_bytes(o, text.text, text.len);
        return;
    }
    if (quoted)
        odd_out_char(o, '"');
    if (formula)
        odd_out_char(o, '\'');
    odd_out_with(o, text, instead_csv);
    if (quoted)
        odd_out_char(o, '"');
}
