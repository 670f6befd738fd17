/* Parses arguments of functions, with errors that say what was expected. */
#include "extend/extend.h"

#include <string.h>

#include "base/out.h"

int odd_argument_deal(odd_deal *out, odd_text result, odd_text vul, odd_error *error) {
    *out = (odd_deal){0};
    int code = odd_result_parse(&out->result, result.text, result.len, error);
    if (code != ODD_OK)
        return code;
    code = odd_vul_parse(&out->vul, vul.text, vul.len, error);
    if (code == ODD_OK)
        return odd_deal_check(out, error);
    error->column = 0;
    return code;
}

int odd_argument_scale(odd_vp_scale *out, odd_text name, int boards, odd_error *error) {
    const odd_vp_kind_info *about;
    int kind = 0;
    while ((about = odd_vp_kind_about((odd_vp_kind)kind)) != NULL &&
           !odd_text_same(odd_text_of(about->name), name))
        kind++;
    if (about != NULL)
        return odd_vp_scale_make(out, (odd_vp_kind)kind, boards, error);
    if (memchr(name.text, ' ', name.len) != NULL || memchr(name.text, '\n', name.len) != NULL)
        return odd_vp_scale_parse(out, name.text, name.len, boards, error);
    char all[120];
    odd_vp_kinds_format(all, sizeof all, ", ", false);
    return odd_fail(error, ODD_E_SCALE, 0, 0, "unknown scale '%.*s': expected %s, or rows", (int)name.len,
                    name.text, all);
}

int odd_argument_seat(odd_seat *out, odd_text text, odd_error *error) {
    for (*out = ODD_NORTH; *out <= ODD_WEST; (*out)++)
        if (odd_same_letters(odd_text_of(odd_seat_text(*out)), text))
            return ODD_OK;
    return odd_fail(error, ODD_E_DECLARER, 0, 0, "invalid seat '%.*s': expected N, E, S or W", (int)text.len,
                    text.text);
}

int odd_argument_strain(odd_strain *out, odd_text text, odd_error *error) {
    for (*out = ODD_CLUBS; *out <= ODD_NT; (*out)++)
        if (odd_same_letters(odd_text_of(odd_strain_text(*out, ODD_ASCII)), text) ||
            (*out == ODD_NT && odd_same_letters(odd_text_of("N"), text)))
            return ODD_OK;
    return odd_fail(error, ODD_E_STRAIN, 0, 0, "invalid strain '%.*s': expected C, D, H, S or NT",
                    (int)text.len, text.text);
}

int odd_argument_hands(odd_hands *out, odd_text text, odd_error *error) {
    int code = odd_hands_parse(out, text.text, text.len, error);
    if (code == ODD_OK)
        odd_hands_complete(out);
    return code;
}
