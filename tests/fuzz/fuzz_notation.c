/* Fuzz target: any bytes as a result, as a deal and as a vulnerability. What is accepted must be valid
 * and survive being written and read again; what is refused must be refused properly. */
#include "fuzz.h"
#include "oddtrick.h"

static bool same(odd_result a, odd_result b) {
    return a.level == b.level && a.strain == b.strain && a.doubling == b.doubling &&
           a.declarer == b.declarer && a.tricks == b.tricks;
}

static void check_error(const odd_error *error, int code, const char *text, size_t len) {
    int chars = 0;
    for (size_t i = 0; i < len; i++)
        chars += ((unsigned char)text[i] & 0xC0) != 0x80;
    require(code >= ODD_E_SYNTAX && code <= ODD_E_UNREACHABLE);
    require(error->code == code);
    require(error->column >= 1 && error->column <= chars + 1);
    require(memchr(error->message, '\0', sizeof error->message) != NULL);
    require(error->message[0] != '\0');
}

static void check_round_trip(odd_result r, odd_style style) {
    char text[ODD_RESULT_MAX];
    odd_result back;
    size_t len = odd_result_format(text, sizeof text, r, style);
    require(len < sizeof text && len == strlen(text));
    require(odd_result_parse(&back, text, len, NULL) == ODD_OK);
    require(same(r, back));
}

static void check_scores(odd_result r) {
    for (int v = 0; v < ODD_VUL_COUNT; v++) {
        odd_deal d = {.result = r, .vul = (odd_vul)v};
        if (odd_deal_check(&d, NULL) != ODD_OK)
            continue;
        odd_step steps[ODD_ELEMENT_COUNT];
        int sum = 0, count = odd_deal_explain(steps, &d);
        for (int i = 0; i < count; i++)
            sum += steps[i].element == ODD_PENALTY ? -steps[i].points : steps[i].points;
        require(odd_score(r, d.vul) == odd_deal_score(&d));
        require(odd_deal_score(&d) == (odd_seat_side(r.declarer) == ODD_EW ? -sum : sum));
    }
}

static void check_result(odd_result r) {
    require(odd_result_valid(r));
    check_round_trip(r, ODD_SYMBOLS);
    check_round_trip(r, ODD_ASCII);
    check_scores(r);
}

static bool is_blank(const char *text, size_t len, size_t at) {
    if (at >= len)
        return true;
    bool no_break = at + 1 < len && memcmp(text + at, "\xC2\xA0", 2) == 0;
    return text[at] == ' ' || (text[at] >= '\t' && text[at] <= '\r') || no_break;
}

static void fuzz_parse(const char *text, size_t len) {
    static const odd_result untouched = {9, ODD_NT, ODD_DOUBLED, ODD_WEST, 99};
    odd_result r = untouched;
    odd_error error;
    int code = odd_result_parse(&r, text, len, &error);
    if (code == ODD_OK) {
        check_result(r);
        return;
    }
    check_error(&error, code, text, len);
    require(same(r, untouched));
}

static void fuzz_scan(const char *text, size_t len) {
    odd_result r, whole;
    odd_error error;
    size_t used = 0;
    int code = odd_result_scan(&r, text, len, &used, &error);
    if (code != ODD_OK) {
        check_error(&error, code, text, len);
        require(odd_result_parse(&whole, text, len, NULL) != ODD_OK);
        return;
    }
    check_result(r);
    require(used > 0 && used <= len && is_blank(text, len, used));
    require(odd_result_parse(&whole, text, used, NULL) == ODD_OK && same(r, whole));
}

static void fuzz_deal(const char *text, size_t len) {
    odd_deal d = {.vul = ODD_VUL_EW, .game = ODD_RUBBER_BRIDGE};
    odd_error error;
    int code = odd_deal_parse(&d, text, len, &error);
    require(d.vul == ODD_VUL_EW && d.game == ODD_RUBBER_BRIDGE);
    if (code != ODD_OK) {
        check_error(&error, code, text, len);
        return;
    }
    check_result(d.result);
    require(odd_seat_side(d.honors_by) == ODD_NO_SIDE ? d.honors_pts == 0
                                                      : d.honors_pts == 100 || d.honors_pts == 150);
    odd_deal_check(&d, &error);
    odd_deal_score(&d);
    odd_step steps[ODD_ELEMENT_COUNT];
    require(odd_deal_explain(steps, &d) <= ODD_ELEMENT_COUNT);
}

static void fuzz_vul(const char *text, size_t len) {
    odd_vul v = ODD_VUL_COUNT, back;
    odd_error error;
    int code = odd_vul_parse(&v, text, len, &error);
    if (code != ODD_OK) {
        check_error(&error, code, text, len);
        require(v == ODD_VUL_COUNT);
        return;
    }
    require((unsigned)v < ODD_VUL_COUNT);
    const char *name = odd_vul_text(v);
    require(odd_vul_parse(&back, name, strlen(name), NULL) == ODD_OK && back == v);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *text = (const char *)data;
    fuzz_parse(text, size);
    fuzz_scan(text, size);
    fuzz_deal(text, size);
    fuzz_vul(text, size);
    return 0;
}
