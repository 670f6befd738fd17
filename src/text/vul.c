/* Reads a vulnerability: by name, for declarer's side, or by board number. */
#include "base/error.h"
#include "base/scan.h"
#include "oddtrick.h"

enum { BOARD_MAX = 99999999 };

static const struct {
    const char *text;
    odd_vul vul;
} names[] = {
    {"none", ODD_VUL_NONE}, {"-", ODD_VUL_NONE}, {"ns", ODD_VUL_NS},     {"n-s", ODD_VUL_NS},
    {"ew", ODD_VUL_EW},     {"e-w", ODD_VUL_EW}, {"both", ODD_VUL_BOTH}, {"all", ODD_VUL_BOTH},
    {"yes", ODD_VUL_YES},   {"no", ODD_VUL_NO},
};

static bool at_end(odd_scan s) {
    odd_scan_blanks(&s);
    return odd_scan_end(&s);
}

int odd_vul_parse(odd_vul *out, const char *text, size_t len, odd_error *error) {
    odd_scan s = {text, len, 0};
    odd_scan_blanks(&s);
    size_t start = s.at;
    int board = odd_scan_number(&s);
    if (board > 0 && board <= BOARD_MAX && at_end(s)) {
        *out = odd_board_vul(board);
        return ODD_OK;
    }
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        s.at = start;
        if (odd_scan_word(&s, names[i].text) && at_end(s)) {
            *out = names[i].vul;
            return ODD_OK;
        }
    }
    return odd_fail(
        error, ODD_E_VUL, 1, odd_scan_column(&s, start),
        "no vulnerability '%.*s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1",
        (int)odd_scan_quotable(text + start, len - start), text + start);
}
