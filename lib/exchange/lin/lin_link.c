/* Links of the hand viewer as LIN: the text after lin=, or a deal in separate parameters (n= e= s= w= a= p=).
 * Knows nothing about the meaning of keys. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/lin/lin.h"

/* ---- What is encoded --------------------------------------------------------------------------- */

/* The number in so many hexadecimal digits; -1 if they are not digits. */
static int hex_number(odd_text text, size_t at, size_t digits) {
    int number = 0;
    if (at + digits > text.len)
        return -1;
    for (size_t i = at; i < at + digits; i++) {
        int digit = odd_lin_place("0123456789abcdef", text.text[i]);
        if (digit < 0)
            return -1;
        number = 16 * number + digit;
    }
    return number;
}

/* Decodes a character: %7C is a bar, %u2660 a spade, a plus a blank. Returns its number of bytes. */
static size_t decode(char out[4], odd_text text, size_t *at) {
    char c = text.text[(*at)++];
    int byte = c == '%' ? hex_number(text, *at, 2) : -1;
    int wide =
        c == '%' && *at < text.len && odd_lower(text.text[*at]) == 'u' ? hex_number(text, *at + 1, 4) : -1;
    if (wide >= ' ') {
        *at += 5;
        return odd_utf8_put(out, wide >= 0xD800 && wide < 0xE000 ? ODD_UTF8_REPLACEMENT : (uint32_t)wide);
    }
    if (byte >= 0) {
        *at += 2;
        c = byte == '\n' ? ' ' : (char)byte; /* lines are counted */
    }
    out[0] = c == '+' && byte < 0 ? ' ' : c;
    return 1;
}

/* Writes a decoded text. A character that has a meaning in LIN becomes a blank. */
static void put_decoded(odd_writer *w, odd_text text, const char *but) {
    char c[4];
    for (size_t i = 0; i < text.len;) {
        size_t len = decode(c, text, &i);
        if (len == 1 && odd_lin_place(but, c[0]) >= 0)
            c[0] = ' ';
        odd_put_bytes(w, c, len);
    }
}

/* ---- Parameters -------------------------------------------------------------------------------- */

static bool ends_value(char c) {
    return c == '&' || c == '"' || c == '<';
}

/* The value of a parameter; its text is NULL if the link does not have it. */
static odd_text parameter(odd_text line, const char *name) {
    odd_text value = {0};
    odd_scan s = {line.text, line.len, 0};
    for (; s.at < s.len && value.text == NULL; s.at++) {
        if (s.at > 0 && s.text[s.at - 1] != '?' && s.text[s.at - 1] != '&')
            continue;
        odd_scan_bytes(&s, "amp;"); /* as pages write it */
        if (odd_scan_word(&s, name) && odd_scan_bytes(&s, "="))
            value.text = s.text + s.at;
        else
            continue;
        while (s.at + value.len < s.len && !ends_value(value.text[value.len]))
            value.len++;
    }
    return value;
}

static bool contains(odd_text text, const char *word) {
    odd_scan s = {text.text, text.len, 0};
    for (; s.at < s.len; s.at++)
        if (odd_scan_word(&s, word))
            return true;
    return false;
}

static bool is_address(odd_text line) {
    odd_scan s = {line.text, line.len, 0};
    odd_scan_blanks(&s);
    return odd_scan_word(&s, "http") || odd_scan_word(&s, "www.") || odd_scan_word(&s, "//");
}

/* ---- The parameters of a deal ------------------------------------------------------------------ */

static void put_list(odd_writer *w, odd_text line, const char *const names[4]) {
    for (int i = 0; i < 4; i++) {
        odd_put_text(w, i > 0 ? "," : "");
        put_decoded(w, parameter(line, names[i]), "|,");
    }
    odd_put_char(w, '|');
}

/* Writes calls or cards, with explanations in round brackets and comments in braces. */
static void put_spoken(odd_writer *w, const char *key, odd_text value) {
    char c[4];
    int depth = 0;
    odd_put_format(w, "%s|", key);
    for (size_t i = 0; i < value.len;) {
        size_t len = decode(c, value, &i);
        bool opens = len == 1 && (c[0] == '(' || c[0] == '{'),
             closes = len == 1 && (c[0] == ')' || c[0] == '}');
        if (opens && depth++ == 0)
            odd_put_format(w, "|%s|", c[0] == '(' ? "an" : "nt");
        else if (closes && depth > 0 && --depth == 0)
            odd_put_format(w, "|%s|", key);
        else if (len != 1 || c[0] != '|')
            odd_put_bytes(w, c, len);
    }
    odd_put_char(w, '|');
}

/* Returns whether there was a deal, or calls. */
static bool put_deal(odd_writer *w, odd_text line) {
    static const char *const hands[] = {"s", "w", "n", "e"}, *const players[] = {"sn", "wn", "nn", "en"};
    odd_text dealer = parameter(line, "d"), vul = parameter(line, "v"), board = parameter(line, "b");
    odd_text calls = parameter(line, "a"), cards = parameter(line, "p");
    bool dealt = calls.len > 0, named = false;
    for (int i = 0; i < 4; i++) {
        dealt = dealt || parameter(line, hands[i]).len > 0;
        named = named || parameter(line, players[i]).len > 0;
    }
    if (!dealt)
        return false;
    if (named) {
        odd_put_text(w, "pn|");
        put_list(w, line, players);
    }
    int seat = dealer.len > 0 ? odd_lin_place("swne", dealer.text[0]) : -1;
    odd_put_format(w, "md|%d", seat >= 0 ? seat + 1 : calls.len > 0 ? 3 : 0); /* North, as in the viewer */
    put_list(w, line, hands);
    odd_put_text(w, board.len > 0 ? "ah|Board " : "");
    put_decoded(w, board, "|");
    odd_put_text(w, board.len > 0 ? "|" : "");
    odd_put_text(w, "sv|");
    put_decoded(w, vul, "|");
    odd_put_char(w, '|');
    if (calls.len > 0)
        put_spoken(w, "mb", calls);
    if (cards.len > 0)
        put_spoken(w, "pc", cards);
    return true;
}

/* ---- All of them ------------------------------------------------------------------------------- */

bool odd_lin_is_link(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    if (text.len == 0)
        return false;
    odd_scan_blanks(&s);
    odd_text start = {s.text + s.at, s.len - s.at < 3000 ? s.len - s.at : 3000};
    if (is_address(start) && contains(start, "handviewer.html?"))
        return true;
    bool link =
        is_address(start) || odd_scan_word(&s, "lin=") || (s.len - s.at > 5 && s.text[s.at + 2] == '%');
    return link && (contains(start, "%7c") || (contains(start, "lin=") && contains(start, "|")));
}

/* Returns false if it is a link without a deal. */
static bool put_line(odd_writer *w, odd_text line) {
    odd_text lin = parameter(line, "lin");
    if (lin.text != NULL)
        put_decoded(w, lin, "");
    else if (is_address(line))
        return put_deal(w, line);
    else
        put_decoded(w, line, "");
    return true;
}

/* Writes the links, or computes their length and reports errors. */
static void put_links(odd_writer *w, const odd_source *in, odd_text text) {
    uint32_t number = 1;
    for (size_t at = 0; at < text.len; number++) {
        size_t end = at;
        while (end < text.len && text.text[end] != '\n')
            end++;
        if (!put_line(w, (odd_text){text.text + at, end - at}) && w->cap == 0)
            odd_source_wrong(in, false, ODD_E_REFERENCE, number, 1,
                             "the link contains no deal: open it in a browser and save the deal itself");
        if (end < text.len)
            odd_put_char(w, '\n');
        at = end + 1;
    }
}

odd_text odd_lin_decode(const odd_source *in, odd_text text) {
    odd_writer count = {0};
    put_links(&count, in, text);
    char *out = odd_arena_take(in->arena, count.len + 1, 1);
    odd_text none = {0};
    if (out == NULL)
        return none;
    odd_writer w = odd_writer_on(out, count.len + 1);
    put_links(&w, in, text);
    return (odd_text){out, w.len};
}
