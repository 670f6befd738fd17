/* Auctions as text: calls separated by blanks, and the annotations of PBN. Only deal/auction.c knows what the
 * Laws allow. */
#include "base/out.h"
#include "deal/cards.h"

/* ---- A call ------------------------------------------------------------------------------------ */

/* Spellings of calls other than bids, in lower case; a longer one comes before its own beginning. */
typedef struct spelling {
    const char *text;
    int call;
} spelling;

static const spelling words[] = {
    {"passes", ODD_PASS},       {"pass", ODD_PASS},     {"p", ODD_PASS},     {"xx", ODD_REDOUBLE},
    {"x", ODD_DOUBLE},          {"double", ODD_DOUBLE}, {"dbl", ODD_DOUBLE}, {"d", ODD_DOUBLE},
    {"redouble", ODD_REDOUBLE}, {"rdbl", ODD_REDOUBLE}, {"r", ODD_REDOUBLE},
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static int scan_bid(odd_scan *s) {
    char c = odd_scan_peek(s);
    if (c < '1' || c > '7')
        return -1;
    s->at++;
    odd_strain strain = odd_scan_word(s, "nt") || odd_scan_word(s, "n") ? ODD_NT : odd_suit_scan(s);
    return strain == ODD_NO_STRAIN || !odd_annotation_ends(s) ? -1 : ODD_BID_OF(c - '0', strain);
}

/* Reads a call. Returns -1, and takes nothing, if there is none. */
static int scan_call(odd_scan *s) {
    for (size_t i = 0; i < COUNT(words); i++) {
        odd_scan here = *s;
        if (odd_scan_word(&here, words[i].text) && odd_annotation_ends(&here)) {
            *s = here;
            return words[i].call;
        }
    }
    odd_scan here = *s;
    int bid = scan_bid(&here);
    if (bid >= 0)
        *s = here;
    return bid;
}

static int no_call(const odd_scan *s, odd_error *error) {
    size_t end = s->at;
    odd_scan here = *s;
    while (!odd_scan_end(&here) && !odd_scan_blanks(&here))
        end = ++here.at;
    int len = (int)odd_scan_quotable(s->text + s->at, end - s->at);
    return odd_fail(error, ODD_E_CALL, 1, odd_scan_column(s, s->at),
                    "invalid call '%.*s': expected a bid, 1C to 7NT, or Pass, X or XX", len, s->text + s->at);
}

int odd_call_parse(int *call, const char *text, size_t len, odd_error *error) {
    odd_scan s = {text, len, 0};
    odd_scan_blanks(&s);
    odd_scan start = s;
    *call = scan_call(&s);
    odd_scan_blanks(&s);
    if (*call >= 0 && odd_scan_end(&s))
        return ODD_OK;
    *call = -1;
    return no_call(&start, error);
}

size_t odd_call_format(char *buf, size_t cap, int call, odd_style style) {
    static const char *const others[] = {"Pass", "X", "XX"};
    odd_writer w = odd_writer_on(buf, cap);
    if (call >= ODD_BID && call < ODD_CALL_COUNT) {
        odd_put_int(&w, (call - ODD_BID) / 5 + 1);
        odd_put_text(&w, odd_strain_text((odd_strain)((call - ODD_BID) % 5 + ODD_CLUBS), style));
    } else if (call >= ODD_PASS && call < ODD_BID) {
        odd_put_text(&w, others[call]);
    }
    return w.len;
}

/* ---- The whole auction ------------------------------------------------------------------------- */

/* Steps over the annotations of the call before the cursor if ^I is among them. */
static bool accepted_behind(odd_scan *s) {
    odd_scan here = *s;
    bool insufficient = false;
    do
        odd_scan_blanks(&here);
    while (!insufficient && odd_annotation_scan(&here, &insufficient));
    if (insufficient)
        *s = here;
    return insufficient;
}

typedef struct reader {
    odd_scan s;
    odd_auction auction;
    uint8_t *calls; /* or NULL */
    bool accept;    /* ^I comes before the next call */
} reader;

static void keep(reader *r, int call) {
    if (r->calls != NULL)
        r->calls[r->auction.calls - 1] = (uint8_t)call;
}

/* The error names the place of the cursor. */
static int placed(int code, const odd_scan *s, odd_error *error) {
    if (error != NULL) {
        error->line = 1;
        error->column = odd_scan_column(s, s->at);
    }
    return code;
}

static int read_call(reader *r, odd_error *error) {
    odd_scan start = r->s;
    int call = scan_call(&r->s);
    if (call < 0)
        return no_call(&start, error);
    bool allowed = odd_auction_check(&r->auction, call, NULL) == ODD_OK;
    int code = !allowed && (r->accept || accepted_behind(&r->s))
                   ? odd_auction_accept(&r->auction, call, error)
                   : odd_auction_add(&r->auction, call, error);
    r->accept = false;
    if (code == ODD_OK)
        keep(r, call);
    return code == ODD_OK ? code : placed(code, &start, error);
}

static bool take_all_pass(odd_scan *s) {
    odd_scan here = *s;
    bool all = odd_scan_word(&here, "ap");
    if (!all && odd_scan_word(&here, "all")) {
        odd_scan_blanks(&here);
        all = odd_scan_word(&here, "pass");
    }
    if (!all || !odd_annotation_ends(&here))
        return false;
    *s = here;
    return true;
}

static int read_token(reader *r, odd_error *error) {
    bool insufficient;
    if (odd_annotation_scan(&r->s, &insufficient)) {
        r->accept = insufficient;
        return ODD_OK;
    }
    if (take_all_pass(&r->s)) {
        while (odd_auction_add(&r->auction, ODD_PASS, NULL) == ODD_OK)
            keep(r, ODD_PASS);
        return ODD_OK;
    }
    if (odd_scan_bytes(&r->s, "*") || odd_scan_bytes(&r->s, "+"))
        return ODD_OK;
    odd_scan skipped = r->s;
    if (!odd_scan_bytes(&skipped, "-") || !odd_annotation_ends(&skipped))
        return read_call(r, error);
    r->s = skipped;
    odd_auction_skip(&r->auction);
    return ODD_OK;
}

int odd_auction_parse(odd_auction *out, uint8_t calls[ODD_CALLS_MAX], odd_seat dealer, const char *text,
                      size_t len, odd_error *error) {
    reader r = {{text, len, 0}, odd_auction_start(dealer), calls, false};
    *out = r.auction;
    for (odd_scan_blanks(&r.s); !odd_scan_end(&r.s); odd_scan_blanks(&r.s)) {
        int code = read_token(&r, error);
        if (code != ODD_OK)
            return code;
    }
    *out = r.auction;
    return ODD_OK;
}
