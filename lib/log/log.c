/* Reads the log of an event, one fact per line, and sends each to the receiver. Knows the meaning of a line,
 * but not its consequences. */
#include "base/out.h"
#include "base/bits.h"
#include "log/log.h"
#include "log/notation.h"

enum { NUMBER_MAX = 9999 };

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* ---- Errors ------------------------------------------------------------------------------------ */

int odd_line_fail(odd_line_reader *r, size_t at, int code, const char *message) {
    return odd_fail(&r->error, code, 0, odd_scan_column(&r->s, at), "%s", message);
}

int odd_line_fail_here(odd_line_reader *r, const char *message) {
    odd_scan_blanks(&r->s);
    return odd_line_fail(r, r->s.at, ODD_E_SYNTAX, message);
}

int odd_line_expect_end(odd_line_reader *r, const char *message) {
    odd_scan_blanks(&r->s);
    return odd_scan_end(&r->s) ? ODD_OK : odd_line_fail_here(r, message);
}

/* ---- Parts of lines ---------------------------------------------------------------------------- */

size_t odd_log_id(const char *text, size_t len) {
    size_t n = 0;
    while (n < len && (odd_is_letter(text[n]) || odd_is_digit(text[n]) || text[n] == '+'))
        n++;
    return n;
}

/* Returns whether a word ends there: at a blank, or at the end of the line. */
bool odd_line_ends_at(const odd_line_reader *r, size_t at) {
    odd_scan here = {r->s.text, r->s.len, at};
    return odd_scan_end(&here) || odd_scan_peek(&here) == ' ' || odd_scan_blanks(&here);
}

/* Returns the length of a text without trailing blanks. */
static size_t trimmed(const char *text, size_t len) {
    size_t end = 0;
    for (odd_scan s = {text, len, 0}; !odd_scan_end(&s);) {
        if (odd_scan_blanks(&s))
            continue;
        end = ++s.at;
    }
    return end;
}

/* Returns the rest of the line, without blanks around it. */
odd_text odd_line_rest(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    odd_text text = {r->s.text + r->s.at, trimmed(r->s.text + r->s.at, r->s.len - r->s.at)};
    r->s.at = r->s.len;
    return text;
}

/* Returns whether an id consists of one or two ids, each of a player. */
static bool good_id(odd_text id) {
    size_t plus = 0, at = 0, pluses = 0;
    for (size_t i = 0; i < id.len; i++)
        if (id.text[i] == '+') {
            pluses++;
            at = i;
        }
    plus = pluses == 1 ? at : id.len;
    size_t second = pluses == 1 ? id.len - plus - 1 : 1;
    size_t most = odd_id_limit(id);
    return pluses <= 1 && plus > 0 && plus <= most && second > 0 && second <= most;
}

int odd_line_id(odd_line_reader *r, int which, const char *message) {
    odd_scan_blanks(&r->s);
    odd_text id = {r->s.text + r->s.at, odd_log_id(r->s.text + r->s.at, r->s.len - r->s.at)};
    size_t end = r->s.at + id.len;
    if (id.len == 0 || !odd_line_ends_at(r, end))
        return odd_line_fail_here(r, message);
    if (!good_id(id))
        return odd_line_fail_here(r,
                                  "expected an id of at most 16 letters and digits, or two ids joined by +");
    r->record.id[which] = id;
    r->s.at = end;
    return ODD_OK;
}

int odd_line_number(odd_line_reader *r, const char *message) {
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    r->record.number = odd_scan_number(&r->s);
    bool ended = odd_line_ends_at(r, r->s.at) || odd_scan_peek(&r->s) == ':';
    if (r->record.number < 1 || r->record.number > NUMBER_MAX || !ended)
        return odd_line_fail(r, at, ODD_E_SYNTAX, message);
    return ODD_OK;
}

typedef struct unit_word {
    const char *word;
    odd_unit unit;
} unit_word;

static const unit_word units[] = {
    {"mps", ODD_UNIT_MP},     {"mp", ODD_UNIT_MP},         {"imps", ODD_UNIT_IMPS},
    {"imp", ODD_UNIT_IMPS},   {"vps", ODD_UNIT_VP},        {"vp", ODD_UNIT_VP},
    {"pts", ODD_UNIT_POINTS}, {"points", ODD_UNIT_POINTS}, {"point", ODD_UNIT_POINTS},
};

static int read_amount(odd_line_reader *r, const char *message) {
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    if (!odd_amount_scan(&r->s, &r->record.amount))
        return odd_line_fail_here(r, message);
    odd_scan here = r->s;
    odd_scan_blanks(&here);
    r->record.unit = ODD_UNIT_NONE;
    if (odd_scan_bytes(&here, "%")) {
        r->record.unit = ODD_UNIT_PERCENT;
        r->s = here;
    } else {
        for (size_t i = 0; i < COUNT(units) && r->record.unit == ODD_UNIT_NONE; i++)
            if (odd_scan_whole(&here, units[i].word)) {
                r->record.unit = units[i].unit;
                r->s = here;
            }
    }
    bool word =
        r->record.unit != ODD_UNIT_NONE && r->record.unit != ODD_UNIT_PERCENT; /* and the blanks after it */
    return word || odd_line_ends_at(r, r->s.at) ? ODD_OK : odd_line_fail(r, at, ODD_E_SYNTAX, message);
}

/* ---- Lines ------------------------------------------------------------------------------------- */

int odd_line_text(odd_line_reader *r) {
    r->record.text = odd_line_rest(r);
    return odd_line_unescape(r, &r->record.text);
}

static int read_scoring(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    static const struct {
        const char *word;
        odd_scoring scoring;
    } words[] = {
        {"matchpoints", ODD_MATCHPOINTS}, {"mp", ODD_MATCHPOINTS}, {"cross-imps", ODD_CROSS_IMPS},
        {"butler", ODD_BUTLER},           {"bam", ODD_BAM},        {"points", ODD_POINTS},
        {"imps", ODD_TEAM_IMPS},          {"patton", ODD_PATTON},
    };
    for (size_t i = 0; i < COUNT(words); i++)
        if (odd_scan_whole(&r->s, words[i].word)) {
            r->record.number = (int)words[i].scoring;
            r->record.acbl = words[i].scoring == ODD_MATCHPOINTS && odd_scan_whole(&r->s, "acbl");
            return odd_line_expect_end(r, words[i].scoring == ODD_MATCHPOINTS
                                              ? "expected acbl or the end of the line"
                                              : "expected the end of the line");
        }
    return odd_line_fail_here(
        r, "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, "
           "imps or patton");
}

static int read_winners(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    int code = odd_line_number(r, "expected 1 or 2");
    if (code == ODD_OK && r->record.number > 2)
        code = odd_line_fail(r, at, ODD_E_SYNTAX, "expected 1 or 2");
    return code != ODD_OK ? code : odd_line_expect_end(r, "expected the end of the line after 1 or 2");
}

static int read_named(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id of letters and digits, then the names");
    return code != ODD_OK ? code : odd_line_text(r);
}

static int read_team(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id of letters and digits, a name, a colon, and the players");
    if (code != ODD_OK)
        return code;
    odd_text all = odd_line_rest(r);
    size_t colon = 0;
    while (colon < all.len && all.text[colon] != ':')
        colon++;
    odd_scan players = {all.text, all.len, colon < all.len ? colon + 1 : colon};
    odd_scan_blanks(&players);
    r->record.text = (odd_text){all.text + players.at, all.len - players.at};
    r->record.name = (odd_text){all.text, trimmed(all.text, colon)};
    int unescaped = odd_line_unescape(r, &r->record.name);
    return unescaped != ODD_OK ? unescaped : odd_line_unescape(r, &r->record.text);
}

/* Returns whether the line withdraws another one: its last word is "void". */
bool odd_line_void(odd_line_reader *r) {
    odd_scan s = r->s;
    odd_scan_blanks(&s);
    bool last = odd_scan_whole(&s, "void");
    odd_scan_blanks(&s);
    if (!last || !odd_scan_end(&s))
        return false;
    r->s = s;
    r->record.taken_back = true;
    return true;
}

static int read_phantom(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id of letters and digits");
    if (code != ODD_OK || odd_line_void(r))
        return code;
    return odd_line_expect_end(r, "expected the end of the line, or void, after the id of the phantom");
}

static int read_penalty(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id, an amount and a reason: penalty 8 25% slow play");
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    if (code == ODD_OK && odd_line_void(r))
        return ODD_OK;
    if (code == ODD_OK)
        code = read_amount(r, "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void");
    if (code == ODD_OK && r->record.unit == ODD_UNIT_NONE)
        code = odd_line_fail_here(r, "the amount has no unit: expected %, mp, imps, vp or points after it");
    if (code == ODD_OK && r->record.amount < 0)
        code = odd_line_fail(r, at, ODD_E_SYNTAX,
                             "a penalty is subtracted: expected an amount without a minus sign");
    return code != ODD_OK ? code : odd_line_text(r);
}

static int read_added(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id and an amount: carryover 8 12.5, handicap 8 3%");
    if (code == ODD_OK)
        code = read_amount(r, "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp");
    return code != ODD_OK ? code : odd_line_expect_end(r, "expected the end of the line after the amount");
}

static int read_strat(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id and a stratum: strat 8 B");
    if (code != ODD_OK)
        return code;
    if (odd_line_void(r))
        return ODD_OK;
    odd_scan_blanks(&r->s);
    char c = odd_lower(odd_scan_peek(&r->s));
    if (c < 'a' || c > 'c')
        return odd_line_fail_here(r, "expected a stratum (A, B or C) or void");
    r->record.number = c - 'a';
    r->s.at++;
    return odd_line_expect_end(r, "expected the end of the line after the stratum");
}

static int read_bye(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected the id of the team that has no match: bye 7");
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    if (code != ODD_OK || odd_scan_end(&r->s) || odd_line_void(r))
        return code;
    code = read_amount(r, "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%");
    if (code == ODD_OK && r->record.unit == ODD_UNIT_NONE)
        r->record.unit = ODD_UNIT_VP;
    if (code == ODD_OK && r->record.unit != ODD_UNIT_VP && r->record.unit != ODD_UNIT_PERCENT)
        code =
            odd_line_fail(r, at, ODD_E_SYNTAX,
                          "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%");
    return code != ODD_OK ? code : odd_line_expect_end(r, "expected the end of the line after the amount");
}

static int read_lineup(odd_line_reader *r) {
    int code =
        odd_line_id(r, 0, "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo");
    if (code != ODD_OK)
        return code;
    odd_scan_blanks(&r->s);
    bool ns = odd_scan_whole(&r->s, "ns") || odd_scan_whole(&r->s, "n-s");
    if (!ns && !odd_scan_whole(&r->s, "ew") && !odd_scan_whole(&r->s, "e-w"))
        return odd_line_fail_here(r, "expected NS or EW, then the players");
    r->record.number = ns ? 0 : 1;
    return odd_line_void(r) ? ODD_OK : odd_line_text(r);
}

static int read_vp(odd_line_reader *r) {
    if (odd_line_void(r))
        return ODD_OK;
    odd_scan_blanks(&r->s);
    for (int kind = 0; odd_vp_kind_about((odd_vp_kind)kind) != NULL; kind++)
        if (odd_scan_whole(&r->s, odd_vp_kind_text((odd_vp_kind)kind))) {
            r->record.number = kind;
            return odd_line_expect_end(r, "expected the end of the line after the name of the scale");
        }
    r->record.text = odd_line_rest(r);
    if (r->record.text.len > 0)
        return ODD_OK;
    char names[160];
    odd_vp_kinds_format(names, sizeof names, ", ", false);
    return odd_fail(&r->error, ODD_E_SYNTAX, 0, odd_scan_column(&r->s, r->s.at),
                    "expected a scale: %s, or a file", names);
}

static int read_set(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    size_t start = r->s.at;
    while (!odd_line_ends_at(r, r->s.at))
        r->s.at++;
    r->record.name = (odd_text){r->s.text + start, r->s.at - start};
    r->record.text = odd_line_rest(r);
    return r->record.text.len > 0 ? ODD_OK
                                  : odd_line_fail_here(r, "expected a setting and its value: set neuberg on "
                                                          "(oddtrick help settings lists them)");
}

/* Starts a board; finds the bits of its vulnerability in a packed result, by declaring side. */
static void start_board(odd_log *log, int board, odd_text group) {
    odd_result r = {.level = 1, .strain = ODD_CLUBS, .declarer = ODD_NORTH};
    log->board = board;
    log->vul =
        log->vuls != NULL && log->vuls[board] != 0 ? (odd_vul)(log->vuls[board] - 1) : odd_board_vul(board);
    log->group = group;
    log->after_play = false;
    for (int side = 0; side < 2; side++) {
        r.declarer = side == 0 ? ODD_NORTH : ODD_EAST;
        log->vul_bits[side] = odd_pack(r, log->vul) ^ odd_pack(r, ODD_VUL_NONE);
    }
}

/* Returns whether the line has the margin of a whole match, or withdraws it. Such a line needs no board: it
 * is stored as a ruling on board 1. */
static bool is_slip(const odd_line_reader *r) {
    odd_play play = {0};
    odd_ruling ruling;
    odd_error error;
    odd_scan s = r->s;
    odd_scan_blanks(&s);
    return !odd_scan_end(&s) && odd_outcome_read(&play, &ruling, s, ODD_VUL_NONE, &error) == ODD_OK &&
           (play.slip || play.kind == ODD_VOID);
}

/* Reads a traveller line. */
static int read_play(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected the ids of both sides and a result: 1 8 4S N =");
    if (code == ODD_OK)
        code = odd_line_id(r, 1, "expected East-West's id and a result: 1 8 4S N =");
    if (code != ODD_OK)
        return code;
    bool slip = r->log->board == 0 && is_slip(r);
    if (r->log->board == 0 && !slip)
        return odd_line_fail(
            r, 0, ODD_E_REFERENCE,
            r->log->round > 0 ? "no board selected: after a round line, expected a line like 'board 1' first"
                              : "no board selected: expected a line like 'board 1' before it");
    odd_scan_blanks(&r->s);
    if (odd_scan_end(&r->s))
        return odd_line_fail_here(r, "expected a result: 4S N =, pass, ave+/ave-, not played");
    r->record.fact = ODD_FACT_PLAY;
    r->record.board = slip ? 1 : r->log->board;
    r->record.group = r->log->group;
    code = odd_outcome_read(&r->record.play, &r->record.ruling, r->s, r->log->vul, &r->error);
    for (int d = 0; d < 2 && code == ODD_OK; d++)
        r->record.play.seat[d] = r->log->taker.seat(r->log->taker.owner, r->record.id[d], d, r->log->line);
    r->log->after_play = code == ODD_OK;
    if (ODD_QUICK && code == ODD_OK && !slip)
        odd_plain_learn(r->log, &r->record, odd_line_rest(r), r->s.len - r->s.at + r->behind);
    return code;
}

/* Stores the vulnerability of a board if it differs from that of its number, for all lines about it. */
static bool keep_vul(odd_log *log, int board, odd_vul vul) {
    if (log->vuls == NULL)
        log->vuls = ODD_TAKE(log->arena, NUMBER_MAX + 1, uint8_t);
    if (log->vuls != NULL)
        log->vuls[board] = (uint8_t)(vul + 1);
    return log->vuls != NULL;
}

/* Reads `group B`, `dealer E` and `vul ns`, in any order. */
static int read_board_words(odd_line_reader *r) {
    for (;;) {
        odd_scan_blanks(&r->s);
        size_t len = 0;
        if (odd_scan_whole(&r->s, "group")) {
            odd_text group = {r->s.text + r->s.at, odd_log_id(r->s.text + r->s.at, r->s.len - r->s.at)};
            if (group.len == 0 || group.len > ODD_ID_MAX)
                return odd_line_fail_here(
                    r, "expected the name of a group, letters and digits: board 2 group B");
            r->record.group = group;
            r->s.at += group.len;
        } else if (odd_scan_whole(&r->s, "dealer")) {
            if (!odd_line_seat(r, &r->record.dealer))
                return odd_line_fail_here(r, "expected the dealer, N, E, S or W: board 2 dealer E");
        } else if (odd_scan_whole(&r->s, "vul")) {
            while (!odd_line_ends_at(r, r->s.at + len) && r->s.text[r->s.at + len] != ':')
                len++;
            if (odd_vul_parse(&r->record.vul, r->s.text + r->s.at, len, NULL) != ODD_OK ||
                r->record.vul > ODD_VUL_BOTH)
                return odd_line_fail_here(r, "expected a vulnerability: board 2 vul none, ns, ew or both");
            r->record.has_vul = true;
            r->s.at += len;
        } else {
            return ODD_OK;
        }
    }
}

/* Reads `board 12`, alone or with a line of its traveller: `board 12: 7 14 4S N =`. */
static int read_board(odd_line_reader *r) {
    int code = odd_line_number(r, "expected a board number, 1 to 9999");
    if (code != ODD_OK)
        return code;
    int board = r->record.number;
    if ((code = read_board_words(r)) != ODD_OK)
        return code;
    odd_text group = r->record.group;
    bool more = odd_scan_bytes(&r->s, ":");
    if (!more &&
        (code = odd_line_expect_end(
             r,
             "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller")) !=
            ODD_OK)
        return code;
    if (r->record.has_vul && !keep_vul(r->log, board, r->record.vul))
        return odd_line_fail_here(r, "out of memory");
    start_board(r->log, board, group);
    r->record.board = board;
    if (r->record.has_vul || r->record.dealer != ODD_NO_SEAT) {
        r->record.fact = ODD_FACT_BOARD;
        if (more)
            r->log->taker.take(r->log->taker.owner, &r->record);
    }
    return more ? read_play(r) : ODD_OK;
}

/* Reads `round 2`, alone or with a board: `round 2 board 12: 1 2 4S N =`. */
static int read_round(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    bool none = odd_scan_whole(&r->s, "none"); /* the following lines are about the event as a whole */
    int code = none ? ODD_OK : odd_line_number(r, "expected a round number, 1 to 9999");
    if (code != ODD_OK)
        return code;
    int round = none ? 0 : r->record.number;
    odd_scan_blanks(&r->s);
    bool more = odd_scan_whole(&r->s, "board");
    if (!more && (code = odd_line_expect_end(
                      r, "expected the end of the line, or a board, after the round number")) != ODD_OK)
        return code;
    r->log->round = r->record.round = round;
    r->log->board = 0;
    r->log->after_play = false;
    return more ? read_board(r) : ODD_OK;
}

/* ---- Kinds of lines ---------------------------------------------------------------------------- */

typedef struct line_kind {
    const char *word;
    int fact; /* ODD_FACT_COUNT: none, it sets the context of the lines below */
    int (*read)(odd_line_reader *r);
} line_kind;

static const line_kind kinds[] = {
    {"event", ODD_FACT_TITLE, odd_line_text},
    {"date", ODD_FACT_DATE, odd_line_text},
    {"scoring", ODD_FACT_SCORING, read_scoring},
    {"winners", ODD_FACT_WINNERS, read_winners},
    {"pair", ODD_FACT_PAIR, read_named},
    {"team", ODD_FACT_TEAM, read_team},
    {"player", ODD_FACT_PLAYER, read_named},
    {"phantom", ODD_FACT_PHANTOM, read_phantom},
    {"penalty", ODD_FACT_PENALTY, read_penalty},
    {"carryover", ODD_FACT_CARRYOVER, read_added},
    {"handicap", ODD_FACT_HANDICAP, read_added},
    {"strat", ODD_FACT_STRAT, read_strat},
    {"bye", ODD_FACT_BYE, read_bye},
    {"lineup", ODD_FACT_LINEUP, read_lineup},
    {"vp", ODD_FACT_VP, read_vp},
    {"set", ODD_FACT_SET, read_set},
    {"numbers", ODD_FACT_NUMBERS, odd_line_numbers},
    {"deal", ODD_FACT_DEAL, odd_line_deal},
    {"auction", ODD_FACT_AUCTION, odd_line_auction},
    {"cards", ODD_FACT_CARDS, odd_line_cards},
    {"tag", ODD_FACT_TAG, odd_line_tag},
    {"about", ODD_FACT_TAG, odd_line_about},
    {"said", ODD_FACT_STATED, odd_line_stated},
    {"total", ODD_FACT_STATED, odd_line_total},
    {"match", ODD_FACT_STATED, odd_line_match},
    {"session", ODD_FACT_SESSION, odd_line_session},
    {"combine", ODD_FACT_COMBINE, odd_line_combine},
    {"movement", ODD_FACT_MOVEMENT, odd_line_movement},
    {"from", ODD_FACT_MOVEMENT, odd_line_from},
    {"row", ODD_FACT_ROW, odd_line_row},
    {"seat", ODD_FACT_SEAT, odd_line_seated},
    {"unplayed", ODD_FACT_UNPLAYED, odd_line_unplayed},
    {"board", ODD_FACT_COUNT, read_board},
    {"round", ODD_FACT_COUNT, read_round},
};

/* Reports an unknown first word on a line that is not a traveller line either, and suggests a similar
 * word. */
static int read_unknown(odd_line_reader *r) {
    const char *words[COUNT(kinds)];
    size_t count = 0;
    for (size_t i = 0; i < COUNT(kinds); i++)
        if (kinds[i].fact != ODD_FACT_SEAT) /* 'sett' probably means set, which is in every log */
            words[count++] = kinds[i].word;
    odd_scan start = {r->s.text, r->s.len, 0};
    odd_scan_blanks(&start);
    size_t len = odd_log_id(start.text + start.at, start.len - start.at);
    bool letters = len > 0;
    for (size_t i = 0; i < len; i++)
        letters = letters && odd_is_letter(start.text[start.at + i]);
    const char *meant = letters ? odd_suggest(start.text + start.at, len, words, count) : NULL;
    odd_error as_play;
    int code = read_play(r);
    if (code == ODD_OK || meant == NULL)
        return code;
    as_play = r->error;
    return odd_fail(&r->error, as_play.code, 0, odd_scan_column(&r->s, start.at),
                    "unknown keyword '%.*s': did you mean %s?",
                    (int)odd_scan_quotable(start.text + start.at, len), start.text + start.at, meant);
}

static int read_line(odd_line_reader *r) {
    if (odd_is_digit(odd_scan_peek(&r->s))) /* most lines are traveller lines, which begin with a number */
        return read_play(r);
    for (size_t i = 0; i < COUNT(kinds); i++)
        if (odd_scan_whole(&r->s, kinds[i].word)) {
            r->record.fact = (odd_fact)kinds[i].fact;
            return kinds[i].read(r);
        }
    return read_unknown(r);
}

static void read_any(odd_line_reader *r) {
    odd_log *log = r->log;
    odd_scan_blanks(&r->s);
    if (odd_scan_end(&r->s))
        return;
    r->record = (odd_record){
        .line = log->line, .whole = {r->s.text, r->s.len}, .session = log->session, .fact = ODD_FACT_COUNT};
    r->record.round = log->round;
    if (read_line(r) != ODD_OK) {
        r->error.line = (int)log->line;
        log->taker.wrong(log->taker.owner, &r->error, ODD_REFUSED);
    } else if (r->record.fact != ODD_FACT_COUNT) {
        log->taker.take(log->taker.owner, &r->record);
    }
}

static void read_next(odd_line_reader *r, odd_lines *lines) {
    odd_lines_next(lines, &r->s);
    r->behind = lines->at < lines->len ? lines->len - lines->at : 0;
    r->log->line++;
    read_any(r);
}

size_t odd_log_read_one(odd_log *log, const char *text, size_t len) {
    odd_lines lines = {.text = text, .len = len};
    odd_line_reader r = {.log = log};
    read_next(&r, &lines);
    return lines.at;
}

void odd_log_read(odd_log *log, const char *text, size_t len) {
    odd_lines lines = {.text = text, .len = len};
    odd_line_reader r = {.log = log};
    /* a receiver without take_plain gets every line */
    bool many = ODD_QUICK && log->taker.take_plain != NULL;
    while (lines.at < len) {
        if (many) {
            size_t plain = odd_plain_read(log, text + lines.at, len - lines.at);
            lines.at += plain;
            log->after_play = log->after_play || plain > 0;
            odd_plain_give(log);
        }
        if (lines.at == len)
            break;
        read_next(&r, &lines);
    }
}
