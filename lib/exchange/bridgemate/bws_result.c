/* The result in a row of ReceivedData: contract and result, or a remark instead of them. The texts are those of
 * Bridgemates, "3 NT x" and "+1", and of programs that imitate them. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/field_text.h"
#include "exchange/bridgemate/bws.h"

#define QUOTED(t) (int)odd_scan_quotable((t).text, (t).len), (t).text

/* ---- Remarks ----------------------------------------------------------------------------------- */

typedef enum remark_kind {
    REMARK_NONE,
    REMARK_NOT_PLAYED,
    REMARK_TURNED,  /* "Wrong direction" */
    REMARK_AWARD,   /* "60%-40%", "Ave+/Ave-" */
    REMARK_PERCENT, /* something with a per cent sign that is not an award */
    REMARK_OTHER
} remark_kind;

static bool ends(odd_scan *s) {
    odd_scan_blanks(s);
    return odd_scan_end(s);
}

/* Returns whether a text is these two words, and nothing more. */
static bool says(odd_text text, const char *first, const char *second) {
    odd_scan s = {text.text, text.len, 0};
    return odd_scan_whole(&s, first) && odd_scan_whole(&s, second) && ends(&s);
}

/* "60%-40%", North-South's first, or "Ave+/Ave-". */
static bool read_award(odd_text text, odd_play *play, odd_ruling *ruling) {
    char award[64];
    bool alone;
    odd_writer w = odd_writer_on(award, sizeof award);
    return odd_adjusted_put(&w, text, &alone) && !alone && w.len < sizeof award &&
           odd_outcome_parse(play, ruling, award, w.len, ODD_VUL_NONE, NULL) == ODD_OK;
}

static remark_kind kind_of(odd_text text, odd_play *play, odd_ruling *ruling) {
    if (text.len == 0)
        return REMARK_NONE;
    if (says(text, "not", "played") || says(text, "no", "play"))
        return REMARK_NOT_PLAYED;
    if (says(text, "wrong", "direction"))
        return REMARK_TURNED;
    if (read_award(text, play, ruling))
        return REMARK_AWARD;
    for (size_t i = 0; i < text.len; i++)
        if (text.text[i] == '%')
            return REMARK_PERCENT;
    return REMARK_OTHER;
}

bool odd_bws_is_empty(const bws_received *r) {
    odd_play play = {0};
    odd_ruling ruling = {0};
    remark_kind kind = kind_of(r->remarks, &play, &ruling);
    return r->contract.len == 0 && r->result.len == 0 && kind != REMARK_AWARD && kind != REMARK_PERCENT;
}

/* ---- A board without a contract ---------------------------------------------------------------- */

/* Reads play and ruling from the remark, if it is an award. *remark is the part that is only for people. */
static bool without_contract(const bws *b, const bws_received *r, remark_kind kind, odd_play *play,
                             odd_ruling *ruling, odd_text *remark) {
    if (r->result.len > 0)
        return odd_bws_wrong_at(b, false, r, "the result '%.*s' has no contract", QUOTED(r->result));
    if (kind != REMARK_AWARD)
        play->kind = ODD_NOT_PLAYED;
    if (r->erased) /* whatever it was */
        return true;
    switch (kind) {
    case REMARK_NONE:
        odd_bws_wrong_at(b, true, r, "neither a contract nor a remark: read as not played");
        break;
    case REMARK_NOT_PLAYED:
    case REMARK_AWARD:
        break;
    case REMARK_PERCENT:
        odd_bws_wrong_at(b, true, r,
                         "the remark '%.*s' is not an artificial score like 60%%-40%%: read as 50%%-50%%",
                         QUOTED(r->remarks));
        for (int d = 0; d < 2; d++)
            ruling->side[d] = (odd_adjustment){.award = ODD_AWARD_PERCENT, .amount = 50 * ODD_ONE};
        play->kind = ODD_RULED;
        break;
    case REMARK_TURNED:
    case REMARK_OTHER: /* "Arbitral score": the director has not decided yet */
        odd_bws_wrong_at(b, true, r, "no contract, and the remark '%.*s' gives no score: read as not played",
                         QUOTED(r->remarks));
        *remark = r->remarks;
        break;
    }
    return true;
}

/* ---- A result ---------------------------------------------------------------------------------- */

static bool is_pass(odd_text contract) {
    odd_result r;
    return odd_result_parse(&r, contract.text, contract.len, NULL) == ODD_OK && r.level == 0;
}

odd_seat odd_bws_seat_named(odd_text direction) {
    static const char letters[] = "nesw";
    odd_scan s = {direction.text, direction.len, 0};
    if (odd_scan_whole(&s, "ns"))
        return ODD_NORTH;
    if (odd_scan_whole(&s, "ew"))
        return ODD_EAST;
    for (int i = 0; i < 4; i++)
        if (odd_scan_whole(&s, (char[]){letters[i], '\0'}))
            return odd_scan_end(&s) ? (odd_seat)(ODD_NORTH + i) : ODD_NO_SEAT;
    return ODD_NO_SEAT;
}

/* Returns the number of the player who sits there. */
static int number_at(const bws *b, const bws_received *r, odd_seat seat) {
    if (b->contest == ODD_INDIVIDUALS && seat == ODD_SOUTH)
        return r->south;
    if (b->contest == ODD_INDIVIDUALS && seat == ODD_WEST)
        return r->west;
    return odd_seat_side(seat) == ODD_NS ? r->ns : r->ew;
}

/* Finds the declarer by the direction; without one, by the number. */
static odd_seat declarer_of(const bws *b, const bws_received *r) {
    odd_seat seat = odd_bws_seat_named(r->direction);
    if (seat == ODD_NO_SEAT && r->direction.len == 0 && r->declarer > 0 && r->ns != r->ew) {
        for (seat = ODD_NORTH; seat < ODD_SEAT_COUNT; seat++)
            if (number_at(b, r, seat) == r->declarer)
                return seat;
        seat = ODD_NO_SEAT;
    }
    if (seat != ODD_NO_SEAT && r->declarer > 0 && number_at(b, r, seat) != r->declarer)
        odd_bws_wrong_at(b, true, r, "Declarer is %d, but by NS/EW %s belongs to %d: the direction is used",
                         r->declarer, odd_seat_name(seat), number_at(b, r, seat));
    return seat;
}

static void read_lead(const bws *b, const bws_received *r, odd_play *play) {
    int card;
    if (r->lead.len == 0)
        return;
    if (odd_card_parse(&card, r->lead.text, r->lead.len, NULL) == ODD_OK)
        play->lead = (uint8_t)(card + 1);
    else
        odd_bws_wrong_at(b, true, r, "LeadCard is '%.*s', which is not a card: left out", QUOTED(r->lead));
}

static bool read_result(const bws *b, const bws_received *r, odd_play *play) {
    odd_vul vul = odd_board_vul(r->board);
    odd_result result = {0};
    odd_error why = {.message = "too long"};
    char text[128];
    bool pass = is_pass(r->contract);
    if (pass && r->result.len > 0 && !(r->result.len == 1 && r->result.text[0] == '='))
        return odd_bws_wrong_at(b, false, r, "the contract is '%.*s', but the result '%.*s'",
                                QUOTED(r->contract), QUOTED(r->result));
    odd_seat declarer = pass ? ODD_NO_SEAT : declarer_of(b, r);
    if (!pass && declarer == ODD_NO_SEAT)
        return odd_bws_wrong_at(b, false, r,
                                "missing declarer of '%.*s': NS/EW is '%.*s': expected N, E, S or W",
                                QUOTED(r->contract), QUOTED(r->direction));
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_format(&w, "%.*s %s %.*s", (int)r->contract.len, r->contract.text, odd_seat_text(declarer),
                   (int)r->result.len, r->result.text);
    if (!pass && (w.len >= sizeof text || odd_result_parse(&result, text, w.len, &why) != ODD_OK))
        return odd_bws_wrong_at(b, false, r, "contract '%.*s', result '%.*s': %p", QUOTED(r->contract),
                                QUOTED(r->result), (const void *)&why);
    if (result.declarer != declarer) /* "4" by North is not 4N */
        return odd_bws_wrong_at(b, false, r, "contract '%.*s': missing strain", QUOTED(r->contract));
    play->packed = odd_pack(result, vul);
    play->score_pts = (int16_t)odd_score(result, vul);
    read_lead(b, r, play);
    return true;
}

bool odd_bws_outcome(const bws *b, const bws_received *r, odd_play *play, odd_ruling *ruling,
                     odd_text *remark) {
    remark_kind kind = kind_of(r->remarks, play, ruling);
    bool decided = kind == REMARK_NOT_PLAYED || kind == REMARK_AWARD;
    *remark = (odd_text){0};
    if (r->contract.len > 0 && decided)
        odd_bws_wrong_at(b, true, r, "both a contract, '%.*s', and the remark '%.*s': the remark is used",
                         QUOTED(r->contract), QUOTED(r->remarks));
    if (r->contract.len == 0)
        return without_contract(b, r, kind, play, ruling, remark);
    if (decided) {
        play->kind = kind == REMARK_AWARD ? play->kind : ODD_NOT_PLAYED;
        return true;
    }
    play->turned = kind == REMARK_TURNED;
    if (kind == REMARK_OTHER || kind == REMARK_PERCENT)
        *remark = r->remarks;
    return read_result(b, r, play);
}
