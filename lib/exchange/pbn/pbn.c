/* Portable Bridge Notation as a format: see docs/FORMATS.md. */
#include "base/scan.h"
#include "exchange/formats.h"
#include "exchange/pbn/pbn.h"

/* By its first line, or by the first tag behind blanks and remarks: [Name "value"], best one that the standard has. */
static int detect(const char *bytes, size_t len) {
    size_t at = 0;
    odd_scan s = {bytes, len, 0};
    odd_scan_bytes(&s, "\xEF\xBB\xBF");
    if (odd_scan_bytes(&s, "% PBN ") || odd_scan_bytes(&s, "%PBN "))
        return 100;
    for (at = s.at; at < len; at++) {
        char c = bytes[at];
        if (c == '[') {
            size_t from = at + 1;
            while (from < len && bytes[from] == ' ')
                from++;
            at = from;
            while (at < len && (odd_is_letter(bytes[at]) || odd_is_digit(bytes[at]) || bytes[at] == '_'))
                at++;
            odd_text name = {bytes + from, at - from};
            while (at < len && (bytes[at] == ' ' || bytes[at] == '\t'))
                at++;
            if (name.len == 0 || at == len || bytes[at] != '"')
                return 0;
            return odd_pbn_kind_like(name) != PBN_OTHER ? 90 : 30;
        }
        bool remark = c == '%' || c == ';' || c == '{';
        char end = c == '{' ? '}' : '\n';
        while (remark && at < len && bytes[at] != end && (end == '}' || bytes[at] != '\r'))
            at++;
        if (!remark && (unsigned char)c > ' ')
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
