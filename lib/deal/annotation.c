/* What PBN adds to calls and cards. */
#include "deal/cards.h"

static bool take_irregularity(odd_scan *s, bool *insufficient) {
    if (!odd_scan_bytes(s, "^"))
        return false;
    *insufficient = odd_scan_word(s, "i");
    return *insufficient || odd_scan_word(s, "s") || odd_scan_word(s, "r") || odd_scan_word(s, "l");
}

static bool take_mark(odd_scan *s) {
    if (odd_scan_bytes(s, "!") || odd_scan_bytes(s, "?"))
        return true;
    if (odd_scan_bytes(s, "="))
        return odd_scan_number(s) >= 0 && odd_scan_bytes(s, "=");
    return odd_scan_bytes(s, "$") && odd_scan_number(s) >= 0;
}

bool odd_annotation_scan(odd_scan *s, bool *insufficient) {
    odd_scan here = *s;
    *insufficient = false;
    if (!take_mark(&here)) {
        here = *s;
        if (!take_irregularity(&here, insufficient))
            return false;
    }
    *s = here;
    return true;
}

bool odd_annotation_ends(const odd_scan *s) {
    odd_scan here = *s;
    char c = odd_scan_peek(s);
    return odd_scan_end(s) || odd_scan_blanks(&here) || c == '!' || c == '?' || c == '=' || c == '$' ||
           c == '^' || c == '*' || c == '+';
}
