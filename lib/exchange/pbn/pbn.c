/* Portable Bridge Notation as a format: see docs/FORMATS.md. */
#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/pbn/pbn.h"

/* Returns how sure the format is, judging by the tag whose bracket is at the cursor: [Name "value"], best with a name of the
 * standard. */
static int detect_tag(odd_scan s) {
    s.at++;
    while (odd_scan_peek(&s) == ' ')
        s.at++;
    size_t from = s.at;
    while (odd_is_letter(odd_scan_peek(&s)) || odd_is_digit(odd_scan_peek(&s)) || odd_scan_peek(&s) == '_')
        s.at++;
    odd_text name = {s.text + from, s.at - from};
    while (odd_scan_peek(&s) == ' ' || odd_scan_peek(&s) == '\t')
        s.at++;
    if (name.len == 0 || odd_scan_peek(&s) != '"')
        return 0;
    return odd_pbn_kind_like(name) != PBN_OTHER ? 90 : 30;
}

/* Skips to the end of a remark: the end of the line, or a brace. */
static void skip_remark(odd_scan *s) {
    bool brace = odd_scan_peek(s) == '{';
    while (!odd_scan_end(s) && s->text[s->at] != (brace ? '}' : '\n') && (brace || s->text[s->at] != '\r'))
        s->at++;
}

/* Examines the first line, or the first tag after blanks and remarks. */
static int detect(const char *bytes, size_t len) {
    odd_scan s = {bytes, len, 0};
    odd_scan_bytes(&s, ODD_BYTE_ORDER_MARK);
    if (odd_scan_bytes(&s, "% PBN ") || odd_scan_bytes(&s, "%PBN "))
        return 100;
    for (; !odd_scan_end(&s); s.at++) {
        char c = odd_scan_peek(&s);
        if (c == '[')
            return detect_tag(s);
        if (c == '%' || c == ';' || c == '{')
            skip_remark(&s);
        else if ((unsigned char)c > ' ')
            return 0;
    }
    return 0;
}

const odd_file_format odd_format_pbn = {
    .info = {.name = "pbn",
             .title = "Portable Bridge Notation 2.1",
             .endings = ".pbn ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_HANDS | ODD_CARRIES_AUCTIONS | ODD_CARRIES_CARDS |
                        ODD_CARRIES_LEADS | ODD_CARRIES_SCORES | ODD_CARRIES_RULINGS | ODD_CARRIES_TEAMS |
                        ODD_CARRIES_INDIVIDUALS,
             .reads = true,
             .writes = true},
    .detect = detect,
    .read = odd_pbn_read,
    .write = ODD_WRITER(odd_pbn_write),
    .rewrite = ODD_WRITER(odd_pbn_rewrite),
};
