/* The result of a game: a ruling, or contract, declarer and tricks; and the words that tables have instead of
 * them. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/field_text.h"
#include "exchange/pbn/pbn_reader.h"

/* Reads the decision of a director, in the form of a log: an additional tag of this program's writer. */
static bool find_ruling(odd_pbn_reader *rd) {
    odd_pbn_tag *tag = odd_pbn_value_tag(rd, PBN_RULING);
    odd_error error;
    if (tag == NULL)
        return false;
    odd_text text = odd_pbn_plain(rd->in, tag->value);
    if (odd_outcome_parse(&rd->ruled, &rd->ruling, text.text, text.len, rd->vul, &error) != ODD_OK) {
        odd_pbn_wrong_value(rd, true, tag, error.code, error.message);
        return false;
    }
    return tag->taken = true;
}

/* Counts the tricks if the result does not state them and the play is complete. */
static void count_tricks(odd_pbn_reader *rd, odd_pbn_tag *contract, odd_pbn_tag *declarer) {
    const odd_pbn_tag *play = odd_pbn_tag_of(rd, PBN_PLAY);
    odd_result counted = rd->result;
    if (play == NULL || declarer == NULL ||
        odd_pbn_seat(&counted.declarer, declarer->value, false) == PBN_BAD)
        return;
    counted.tricks = odd_pbn_count_tricks(&rd->x, play, counted);
    if (counted.tricks < 0)
        return;
    rd->result = counted;
    rd->played = contract->taken = declarer->taken = true;
}

static void find_tricks(odd_pbn_reader *rd, odd_pbn_tag *contract, odd_pbn_tag *declarer,
                        odd_pbn_tag *result) {
    static const char expected[] = "expected declarer's tricks, 0 to 13, or NS 9, EW 4";
    int tricks = 0;
    if (declarer == NULL || odd_pbn_seat(&rd->result.declarer, declarer->value, true) == PBN_BAD) {
        odd_pbn_wrong_value(rd, false, contract, ODD_E_DECLARER,
                            "declarer is missing: expected [Declarer \"S\"]");
        return;
    }
    odd_pbn_conformity counted = odd_pbn_tricks(&tricks, result->value, &rd->result);
    if (counted == PBN_BAD) {
        odd_pbn_wrong_value(rd, false, result, ODD_E_TRICKS, expected);
        return;
    }
    if (counted == PBN_LENIENT)
        odd_pbn_accept_value(rd, result, ODD_E_TRICKS, expected);
    rd->result.tricks = tricks;
    rd->played = contract->taken = true;
    declarer->taken = declarer->value.text[0] != '^';
    result->taken = odd_is_digit(result->value.text[0]);
}

/* An irregular result is also stored as a tag. */
void odd_pbn_find_result(odd_pbn_reader *rd) {
    static const char expected[] = "expected Pass, or a contract like 4S, 3NTX or 6DXX";
    odd_pbn_tag *contract = odd_pbn_value_tag(rd, PBN_CONTRACT),
                *declarer = odd_pbn_value_tag(rd, PBN_DECLARER), *result = odd_pbn_value_tag(rd, PBN_RESULT);
    rd->played = false;
    rd->result = (odd_result){0};
    rd->is_ruled = find_ruling(rd);
    if (contract == NULL && !rd->is_ruled)
        rd->played = odd_pbn_is_passed_out(rd);
    if (contract == NULL || rd->is_ruled)
        return;
    odd_pbn_conformity sure = odd_pbn_contract(&rd->result, contract->value);
    bool strain_only = sure == PBN_BAD && contract->value.len <= 2 && contract->value.text[0] > '9';
    if (strain_only) /* of an end position */
        return;
    if (sure == PBN_LENIENT)
        odd_pbn_accept_value(rd, contract, ODD_E_SYNTAX, expected);
    if (sure == PBN_BAD)
        odd_pbn_wrong_value(rd, false, contract, ODD_E_SYNTAX, expected);
    else if (rd->result.level == 0)
        rd->played = contract->taken = true;
    else if (result != NULL)
        find_tricks(rd, contract, declarer, result);
    else
        count_tricks(rd, contract, declarer);
}

/* ---- Words of tables ----------------------------------------------------------------------------- */

bool odd_pbn_is_word(odd_text text) {
    char adjusted[ODD_PLAY_MAX];
    odd_writer w = odd_writer_on(adjusted, sizeof adjusted);
    bool alone;
    return odd_text_among(text, "pass|np") >= 0 || odd_adjusted_put(&w, text, &alone);
}

bool odd_pbn_adjusted(odd_play *play, odd_ruling *ruling, odd_text contract, odd_text ns, odd_text ew,
                      bool not_alone) {
    char adjusted[ODD_PLAY_MAX], both[32];
    odd_writer w = odd_writer_on(adjusted, sizeof adjusted), sides = odd_writer_on(both, sizeof both);
    bool alone, each = odd_pbn_is_word(ns) && odd_pbn_is_word(ew);
    odd_text text = contract.len > 0 ? contract : ns;
    if (odd_text_is(each ? ns : text, "np")) {
        play->kind = ODD_NOT_PLAYED;
        return true;
    }
    odd_put_format(&sides, "%.*s/%.*s", (int)ns.len, ns.text, (int)ew.len, ew.text);
    if (each && sides.len < sizeof both)
        text = (odd_text){both, sides.len};
    if (text.len == 0 || !odd_adjusted_put(&w, text, &alone) || (alone && not_alone))
        return false;
    if (odd_outcome_parse(play, ruling, adjusted, w.len, ODD_VUL_NONE, NULL) == ODD_OK)
        return true;
    *ruling = (odd_ruling){0};
    return false;
}
