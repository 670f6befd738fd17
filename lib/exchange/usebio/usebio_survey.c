/* USEBIO, the first pass: finds the kind of event, and how its ids are made. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "exchange/roster.h"
#include "exchange/usebio/usebio.h"

/* ---- Hearing ----------------------------------------------------------------------------------- */

static void keep_first(odd_usebio *u, odd_ub_value *kept, odd_ub_value value) {
    if (kept->text.len == 0)
        *kept = odd_ub_keep(u, value);
}

/* Hashes the letters and digits of a number, in lower case. */
static uint64_t hash_of(odd_text text) {
    uint64_t h = 0;
    for (size_t i = 0; i < text.len; i++)
        if (odd_is_letter(text.text[i]) || odd_is_digit(text.text[i]))
            h = (h ^ (unsigned char)odd_lower(text.text[i])) * UINT64_C(0x9E3779B97F4A7C15) + 1;
    return h;
}

/* Notes the number of a pair, with its direction in the lowest two bits. */
static void note_pair(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_ub_survey *k = &u->look;
    if (odd_text_is(name, "PAIR_NUMBER")) {
        if (!ODD_MORE(u->in->arena, k->pairs, k->pair_count, k->pair_cap))
            return;
        k->pairs[k->pair_count++] = (hash_of(value.text) ^ hash_of(u->section) * 3) << 2;
    } else if (odd_text_is(name, "DIRECTION") && k->pair_count > 0) {
        k->pairs[k->pair_count - 1] |= (uint64_t)odd_ub_side(value.text);
    }
}

/* Notes the total. Some programs write the percentage twice, also as the total. */
static void note_total(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_ub_survey *k = &u->look;
    if (odd_text_is(name, "TOTAL_SCORE"))
        k->has_total = odd_text_amount(&k->total, value.text);
    else if (odd_text_is(name, "PERCENTAGE"))
        k->has_percent = odd_text_amount(&k->percent, value.text);
    else
        return;
    if (k->has_total && k->has_percent) {
        k->percents = k->percents || k->total == k->percent;
        k->points = k->points || k->total != k->percent;
    }
}

/* Reads the words of USEBIO, or those of a log. Returns false for others. */
static bool read_vul(odd_text text, odd_vul *vul) {
    static const char *const words[] = {"Love|Nil", "North-South|NS", "East-West|EW", "Game"};
    for (int i = ODD_VUL_NONE; i <= ODD_VUL_BOTH; i++)
        if (odd_text_among(text, words[i]) >= 0) {
            *vul = (odd_vul)i;
            return true;
        }
    return text.len > 0 && !odd_is_digit(text.text[0]) &&
           odd_vul_parse(vul, text.text, text.len, NULL) == ODD_OK && *vul <= ODD_VUL_BOTH;
}

static void note_board(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_vul vul;
    odd_text text = odd_text_trim(value.text);
    if (odd_text_is(name, "BOARD_NUMBER")) {
        int number = odd_text_number(text, ODD_UB_BOARDS - 1), session = u->session > 255 ? 255 : u->session;
        u->board.number = number > 0 ? number : 0;
        if (number <= 0 || u->place[u->depth - 2] == ODD_UB_HANDSET)
            return;
        if (u->look.sessions[number] == 0)
            u->look.sessions[number] = (uint8_t)session;
        else
            u->look.overlap = u->look.overlap || u->look.sessions[number] != session;
    } else if (odd_text_is(name, "VULNERABILITY") && u->board.number > 0 && read_vul(text, &vul)) {
        u->look.vul[u->board.number] = (uint8_t)(vul + 1); /* errors: second pass */
    }
}

static void note_vps(odd_usebio *u, odd_text name, odd_ub_value value) {
    bool named =
        odd_text_is(name, "TEAM_VICTORY_POINTS") || odd_text_is(name, "OPPOSING_TEAM_VICTORY_POINTS");
    bool vps = named || odd_text_is(name, "TEAM_SCORE") || odd_text_is(name, "OPPOSING_TEAM_SCORE");
    odd_amount amount;
    if (!vps || !odd_text_amount(&amount, value.text))
        return;
    u->look.named_vps = u->look.named_vps || named;
    u->look.whole_vps = (u->look.whole_vps || !u->look.any_vps) && amount % ODD_ONE == 0;
    u->look.any_vps = true;
}

/* Notes the matchpoints of both sides of a line. */
static void note_matchpoints(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_ub_survey *k = &u->look;
    odd_amount ew;
    if (odd_text_is(name, "NS_MATCH_POINTS"))
        k->has_ns_mp = odd_text_amount(&k->ns_mp, value.text);
    if (!k->has_ns_mp || !odd_text_is(name, "EW_MATCH_POINTS") || !odd_text_amount(&ew, value.text))
        return;
    odd_ub_share(&k->shared, k->ns_mp + ew);
    k->has_ns_mp = false;
}

void odd_ub_survey_text(odd_usebio *u, odd_ub_place place, odd_text name, odd_ub_value value) {
    odd_ub_survey *k = &u->look;
    switch ((int)place) {
    case ODD_UB_EVENT:
    case ODD_UB_SESSION:
    case ODD_UB_SECTION:
        if (odd_text_is(name, "EVENT_TYPE"))
            keep_first(u, &k->type, value);
        else if (odd_text_is(name, "BOARD_SCORING_METHOD"))
            keep_first(u, &k->board_scoring, value);
        else if (odd_text_is(name, "MATCH_SCORING_METHOD"))
            keep_first(u, &k->match_scoring, value);
        else if (odd_text_is(name, "WINNER_TYPE"))
            keep_first(u, &k->winners, value);
        else if (odd_text_is(name, "SECTION_ID"))
            u->section = odd_ub_keep_short(u, value).text;
        break;
    case ODD_UB_PAIR:
        note_pair(u, name, value);
        note_total(u, name, value);
        break;
    case ODD_UB_PLAYER:
        note_total(u, name, value);
        break;
    case ODD_UB_MATCH:
        note_vps(u, name, value);
        break;
    case ODD_UB_BOARD:
        note_board(u, name, value);
        break;
    case ODD_UB_LINE:
        k->cross = k->cross || odd_text_is(name, "NS_CROSS_IMP_POINTS");
        k->butler = k->butler || odd_text_is(name, "NS_BUTLER_POINTS");
        k->players = k->players || odd_text_is(name, "N_PLAYER_NUMBER");
        note_matchpoints(u, name, value);
        break;
    default:
        break;
    }
}

/* ---- Ids --------------------------------------------------------------------------------------- */

static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_ub_survey *k = owner;
    return k->pairs[a] <= k->pairs[b];
}

/* Returns whether two pairs have the same number, one in each direction. */
static bool same_numbers(odd_usebio *u) {
    odd_ub_survey *k = &u->look;
    const uint32_t *list = odd_sort_numbers(u->in->arena, k->pair_count, in_order, k);
    for (size_t i = 1; list != NULL && i < k->pair_count; i++) {
        uint64_t a = k->pairs[list[i - 1]], b = k->pairs[list[i]];
        if (a >> 2 == b >> 2 && (a & 3) == ODD_NS && (b & 3) == ODD_EW)
            return true;
    }
    return false;
}

static void decide_winners(odd_usebio *u) {
    int said = odd_text_number(u->look.winners.text, 2);
    bool same = same_numbers(u);
    if (said < 1 && u->look.winners.text.len > 0)
        ODD_UB_WRONG(u, u->look.winners, true, "expected 1 or 2 winners");
    u->winners = u->contest != ODD_PAIRS ? 1 : said == 2 || (said < 1 && same) ? 2 : 1;
    u->by_direction = same && u->winners == 1;
    u->sections = u->look.own_sections > 1;
}

/* Writes a letter for each section: its name, or one made from its number. */
static size_t put_section(const odd_usebio *u, char *to, odd_text number) {
    size_t len = 0;
    if (!u->sections || number.len == 0 || odd_is_letter(number.text[0]))
        return 0;
    int nth = odd_text_number(u->section, 26);
    if (nth > 0) {
        to[0] = (char)('A' + nth - 1);
        return 1;
    }
    for (size_t i = 0; i < u->section.len && len < 8; i++)
        if (odd_is_letter(u->section.text[i]))
            to[len++] = u->section.text[i];
    return len;
}

/* Returns a number without the direction that some programs add to it: 7NS, NS7. */
static odd_text without_side(odd_text number, odd_side side) {
    odd_text word = odd_text_of(side == ODD_NS ? "NS" : "EW");
    if (side == ODD_NO_SIDE || number.len <= word.len)
        return number;
    odd_text head = {number.text, word.len}, tail = {number.text + number.len - word.len, word.len};
    if (odd_same_letters(tail, word))
        return (odd_text){number.text, number.len - word.len};
    if (odd_same_letters(head, word))
        return (odd_text){number.text + word.len, number.len - word.len};
    return number;
}

odd_text odd_ub_id(odd_usebio *u, odd_text text, odd_side side) {
    enum { LONGEST = 24 };
    char digits[LONGEST], id[2 * LONGEST];
    size_t len = 0, at = 0;
    for (size_t i = 0; i < text.len; i++) {
        bool fits = odd_is_letter(text.text[i]) || odd_is_digit(text.text[i]);
        if (fits && len == LONGEST)
            return (odd_text){0};
        if (fits)
            digits[len++] = text.text[i];
    }
    bool both = u->winners == 2 || u->by_direction;
    odd_text number = without_side((odd_text){digits, len}, both ? side : ODD_NO_SIDE);
    const char *word = side == ODD_NS ? "NS" : "EW";
    if (u->winners == 2 && side != ODD_NO_SIDE)
        odd_copy(id, word, at = 2);
    at += put_section(u, id + at, number);
    odd_copy(id + at, number.text, number.len);
    at += number.len;
    if (u->by_direction && side != ODD_NO_SIDE) {
        odd_copy(id + at, word, 2);
        at += 2;
    }
    odd_text whole = {id, at};
    return len > 0 && odd_text_is_id(whole, false) ? odd_source_keep(u->in, whole) : (odd_text){0};
}

/* ---- Scoring ----------------------------------------------------------------------------------- */

typedef enum kind {
    KIND_PAIRS,
    KIND_SWISS_PAIRS,
    KIND_PLAYERS,
    KIND_TEAMS,
    KIND_KNOCK_OUT,
    KIND_LADDER
} kind;

static const struct {
    const char *name;
    kind kind;
    odd_scoring scoring;
} types[] = {
    {"MP_PAIRS", KIND_PAIRS, ODD_MATCHPOINTS},
    {"PAIRS", KIND_PAIRS, ODD_MATCHPOINTS},
    {"BUTLER_PAIRS", KIND_PAIRS, ODD_BUTLER},
    {"CROSS_IMPS", KIND_PAIRS, ODD_CROSS_IMPS},
    {"CROSS_IMP", KIND_PAIRS, ODD_CROSS_IMPS},
    {"AGGREGATE", KIND_PAIRS, ODD_POINTS},
    {"INDIVIDUAL", KIND_PLAYERS, ODD_MATCHPOINTS},
    {"SWISS_PAIRS", KIND_SWISS_PAIRS, ODD_MATCHPOINTS},
    {"SWISS_PAIRS_CROSS_IMPS", KIND_SWISS_PAIRS, ODD_CROSS_IMPS},
    {"SWISS_PAIRS_BUTLER_IMPS", KIND_SWISS_PAIRS, ODD_BUTLER},
    {"SWISS_TEAMS", KIND_TEAMS, ODD_TEAM_IMPS},
    {"TEAMS_OF_FOUR", KIND_TEAMS, ODD_TEAM_IMPS},
    {"TEAMS", KIND_TEAMS, ODD_TEAM_IMPS},
    {"HEAD_TO_HEAD", KIND_TEAMS, ODD_TEAM_IMPS},
    {"KO", KIND_KNOCK_OUT, ODD_TEAM_IMPS},
    {"LADDER", KIND_LADDER, ODD_TEAM_IMPS},
};

/* The meaning of a method of scoring boards for pairs and for teams. */
static const struct {
    const char *name;
    odd_scoring pairs, teams;
} methods[] = {
    {"MATCH_POINTS", ODD_MATCHPOINTS, ODD_BAM},
    {"MATCHPOINTS", ODD_MATCHPOINTS, ODD_BAM},
    {"MP", ODD_MATCHPOINTS, ODD_BAM},
    {"PERCENTAGE", ODD_MATCHPOINTS, ODD_BAM},
    {"CROSS_IMPS", ODD_CROSS_IMPS, ODD_TEAM_IMPS},
    {"XIMP", ODD_CROSS_IMPS, ODD_TEAM_IMPS},
    {"BUTLER_IMPS", ODD_BUTLER, ODD_TEAM_IMPS},
    {"BUTLER", ODD_BUTLER, ODD_TEAM_IMPS},
    {"AGGREGATE", ODD_POINTS, ODD_POINTS},
    {"BAM", ODD_BAM, ODD_BAM},
    {"PAB", ODD_BAM, ODD_BAM},
    {"HYBRID", ODD_PATTON, ODD_PATTON},
};

static kind decide_type(odd_usebio *u) {
    odd_text type = u->look.type.text;
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (odd_text_is(type, types[i].name)) {
            u->scoring = types[i].scoring;
            return types[i].kind;
        }
    kind other = u->look.teams ? KIND_TEAMS : u->look.players ? KIND_PLAYERS : KIND_PAIRS;
    u->scoring = other == KIND_TEAMS ? ODD_TEAM_IMPS
                 : u->look.cross     ? ODD_CROSS_IMPS
                 : u->look.butler    ? ODD_BUTLER
                                     : ODD_MATCHPOINTS;
    if (type.len > 0)
        ODD_UB_WRONG(u, u->look.type, true, "unknown type of event '%.*s': read as %s",
                     (int)odd_scan_quotable(type.text, type.len), type.text,
                     other == KIND_TEAMS     ? "teams"
                     : other == KIND_PLAYERS ? "individuals"
                                             : "pairs");
    return other;
}

static void decide_method(odd_usebio *u) {
    odd_text method = u->look.board_scoring.text;
    bool teams = u->contest == ODD_TEAMS, imps = odd_text_is(method, "IMPS");
    if (method.len == 0 || odd_text_is(method, "VPS") || (imps && teams))
        return;
    if (imps) {
        u->scoring = u->look.cross ? ODD_CROSS_IMPS : ODD_BUTLER;
        if (!u->look.cross && !u->look.butler)
            ODD_UB_WRONG(u, u->look.board_scoring, true,
                         "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs");
        return;
    }
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
        if (odd_text_is(method, methods[i].name)) {
            bool patton = methods[i].pairs == ODD_PATTON && !teams;
            if (!patton)
                u->scoring = teams ? methods[i].teams : methods[i].pairs;
            return;
        }
    ODD_UB_WRONG(u, u->look.board_scoring, true, "unknown scoring '%.*s': read as %s",
                 (int)odd_scan_quotable(method.text, method.len), method.text, odd_scoring_text(u->scoring));
}

static void decide_vps(odd_usebio *u, kind k) {
    odd_text method = u->look.match_scoring.text;
    bool vps = odd_text_is(method, "VPS") || odd_text_is(method, "VICTORY_POINTS") ||
               odd_text_is(method, "VP") || odd_text_is(u->look.board_scoring.text, "VPS");
    odd_ub_value where = method.len > 0 ? u->look.match_scoring : u->look.type;
    u->vp_matches = vps || k == KIND_SWISS_PAIRS;
    if (k == KIND_SWISS_PAIRS)
        ODD_UB_WRONG(
            u, where, true,
            "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file");
    u->has_vp = vps && u->contest == ODD_TEAMS && u->scoring == ODD_TEAM_IMPS;
    if (!u->has_vp)
        return;
    odd_record vp = {.fact = ODD_FACT_VP, .line = where.line, .guessed = true};
    vp.number = u->look.any_vps && !u->look.whole_vps ? ODD_VP_WBF : ODD_VP_WBF_DISCRETE;
    odd_source_give(u->in, &vp);
    ODD_UB_WRONG(u, where, true, "the file does not name a scale of victory points: using %s",
                 odd_vp_kind_text((odd_vp_kind)vp.number));
}

void odd_ub_decide(odd_usebio *u) {
    kind k = decide_type(u);
    u->contest = k == KIND_PLAYERS                          ? ODD_INDIVIDUALS
                 : k == KIND_PAIRS || k == KIND_SWISS_PAIRS ? ODD_PAIRS
                                                            : ODD_TEAMS;
    if (u->look.teams && u->contest != ODD_TEAMS) {
        ODD_UB_WRONG(u, u->look.type, true, "the participants are teams: read as a teams event");
        u->contest = ODD_TEAMS;
        u->scoring = ODD_TEAM_IMPS;
        k = KIND_TEAMS;
    }
    decide_method(u);
    decide_winners(u);
    odd_record r = {.fact = ODD_FACT_SCORING, .line = u->look.line, .number = (int)u->scoring};
    odd_source_give(u->in, &r);
    odd_source_winners(u->in, u->winners, false, u->look.line);
    decide_vps(u, k);
    r = (odd_record){.fact = ODD_FACT_SET, .line = u->look.line};
    r.name = odd_text_of("format");
    r.text = odd_text_of("knock-out");
    if (k == KIND_KNOCK_OUT)
        odd_source_give(u->in, &r);
    if (k == KIND_LADDER)
        ODD_UB_WRONG(u, u->look.type, true, "ladders are not supported: read as matches of teams");
    if (u->look.overlap)
        odd_source_wrong(
            u->in, true, ODD_E_SYNTAX, u->look.line, 1,
            "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on");
}
