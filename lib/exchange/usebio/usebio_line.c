/* USEBIO: a TRAVELLER_LINE, which is a result. It is composed as a line of a log, and parsed as one. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/field_text.h"
#include "exchange/roster.h"
#include "exchange/usebio/usebio.h"

enum { OUTCOME_MAX = 160 };

void odd_ub_start_line(odd_usebio *u) {
    odd_ub_tags tags = u->play.tags;
    u->play = (odd_ub_line){.line = u->line[u->depth], .column = u->column[u->depth], .tags = tags};
    u->play.tags.count = 0;
}

/* ---- Texts ------------------------------------------------------------------------------------- */

/* Returns whether IMPs of a line are computed by another method than the event's: they are kept as tags. */
static bool is_beside(const odd_usebio *u, odd_text name) {
    bool cross = odd_text_is(name, "CROSS_IMP_POINTS"), butler = odd_text_is(name, "BUTLER_POINTS");
    if (!cross && !butler)
        return false;
    return u->contest == ODD_TEAMS || odd_scoring_unit(u->scoring) != ODD_STATED_IMPS ||
           (u->look.cross && u->look.butler && cross != (u->scoring == ODD_CROSS_IMPS));
}

static bool take_score(odd_usebio *u, odd_text name, odd_ub_value value) {
    static const struct {
        const char *name; /* behind NS_ or EW_ */
        odd_stated_kind kind;
    } scores[] = {
        {"MATCH_POINTS", ODD_STATED_MP},    {"CROSS_IMP_POINTS", ODD_STATED_IMPS},
        {"BUTLER_POINTS", ODD_STATED_IMPS}, {"IMPS", ODD_STATED_IMPS},
        {"PERCENTAGE", ODD_STATED_PERCENT}, {"VICTORY_POINTS", ODD_STATED_VP},
    };
    odd_scan s = {name.text, name.len, 0};
    int which = odd_scan_word(&s, "ns_") ? 0 : odd_scan_word(&s, "ew_") ? 1 : -1;
    odd_text rest = {name.text + s.at, name.len - s.at};
    if (is_beside(u, rest))
        return false;
    for (size_t i = 0; i < sizeof scores / sizeof scores[0] && which >= 0; i++)
        if (odd_text_is(rest, scores[i].name))
            return odd_ub_score(u, &u->play.said, scores[i].kind, which, value);
    return false;
}

bool odd_ub_take_line(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_ub_line *l = &u->play;
    const struct {
        const char *name;
        odd_ub_value *to;
    } texts[] = {
        {"NS_PAIR_NUMBER", &l->pair[0]},
        {"EW_PAIR_NUMBER", &l->pair[1]},
        {"N_PLAYER_NUMBER", &l->player[ODD_NORTH]},
        {"E_PLAYER_NUMBER", &l->player[ODD_EAST]},
        {"S_PLAYER_NUMBER", &l->player[ODD_SOUTH]},
        {"W_PLAYER_NUMBER", &l->player[ODD_WEST]},
        {"DIRECTION", &l->direction},
        {"CONTRACT", &l->contract},
        {"PLAYED_BY", &l->by},
        {"LEAD", &l->lead},
        {"TRICKS", &l->tricks},
        {"SCORE", &l->score},
        {"LIN_DATA", &l->lin},
        {"?oddtrick", &l->own},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (odd_text_is(name, texts[i].name)) {
            *texts[i].to = odd_ub_keep(u, value);
            return true;
        }
    if (odd_text_is(name, "ROUND_NUMBER")) {
        l->round = odd_text_number(value.text, ODD_UB_BOARDS - 1);
        return l->round > 0;
    }
    return take_score(u, name, value);
}

/* ---- Who --------------------------------------------------------------------------------------- */

/* Joins two players with a +. */
static odd_text both_players(odd_usebio *u, odd_seat first) {
    const odd_ub_line *l = &u->play;
    odd_text a = odd_ub_id(u, l->player[first].text, ODD_NO_SIDE),
             b = odd_ub_id(u, l->player[first + 2].text, ODD_NO_SIDE);
    return a.len > 0 && b.len > 0 ? odd_source_partners(u->in, a, b) : (odd_text){0};
}

/* Returns which team of a match sits North-South. 0: the first, 1: the other. */
static int team_north_south(odd_usebio *u) {
    odd_ub_match *m = &u->match;
    const odd_ub_line *l = &u->play;
    odd_side side = odd_ub_side(l->direction.text);
    odd_ub_value where = {.line = l->line, .column = l->column};
    if (side != ODD_NO_SIDE)
        return side == ODD_EW;
    if (l->pair[0].text.len > 0)
        for (int i = 0; i < 2; i++)
            if (odd_same_letters(l->pair[0].text, m->team[i].text) ||
                odd_same_letters(l->pair[1].text, m->team[1 - i].text))
                return i;
    if (!u->no_direction)
        ODD_UB_WRONG(u, where, true,
                     "the line has no DIRECTION: the first line of a board is read as NS, the second as EW");
    u->no_direction = true;
    return m->lines % 2;
}

static void find_ids(odd_usebio *u, odd_text id[2]) {
    const odd_ub_line *l = &u->play;
    if (u->contest == ODD_INDIVIDUALS) {
        id[0] = both_players(u, ODD_NORTH);
        id[1] = both_players(u, ODD_EAST);
        return;
    }
    bool teams = u->contest == ODD_TEAMS && u->match.open;
    int first = teams ? team_north_south(u) : 0;
    u->match.lines += teams;
    for (int d = 0; d < 2; d++) {
        odd_text match = u->match.open ? u->match.team[first == d ? 0 : 1].text : (odd_text){0};
        odd_text number = !teams && l->pair[d].text.len > 0 ? l->pair[d].text : match;
        id[d] = odd_ub_id(u, number, d == 0 ? ODD_NS : ODD_EW);
    }
}

/* ---- What -------------------------------------------------------------------------------------- */

static void put_amount(odd_writer *w, odd_amount amount) {
    char text[ODD_AMOUNT_MAX];
    odd_amount_format(text, sizeof text, amount, 0);
    odd_put_text(w, text);
}

static void put_contract(odd_writer *w, const odd_ub_line *l) {
    odd_text contract = l->contract.text, tricks = l->tricks.text;
    odd_put_bytes(w, contract.text, contract.len);
    odd_put_char(w, ' ');
    odd_put_bytes(w, l->by.text.text, l->by.text.len);
    odd_put_char(w, ' ');
    odd_put_bytes(w, tricks.text, tricks.len);
    if (tricks.len > 0 && odd_is_digit(tricks.text[0]))
        odd_put_text(w, " tricks");
}

/* Writes points alone, which is all that lines of old programs have. */
static bool put_points(odd_writer *w, odd_text score) {
    odd_amount points;
    if (!odd_text_amount(&points, score))
        return false;
    odd_put_text(w, "score ");
    put_amount(w, points);
    return true;
}

/* Writes matchpoints without a result, from a ruling or from a file that has nothing else: as a percentage of the sum of
 * both sides on most lines of the board so far, or of the event. */
static bool put_matchpoints(odd_usebio *u, odd_writer *w) {
    const odd_scores *said = &u->play.said;
    const odd_amount *mp = said->amount[ODD_STATED_MP], hundred = 100 * (odd_amount)ODD_ONE,
                     most = 100000 * (odd_amount)ODD_ONE;
    odd_ub_value where = {.line = u->play.line, .column = u->play.column};
    odd_amount shared = u->board.shared.more > 0 ? u->board.shared.most : u->look.shared.most;
    char top[ODD_AMOUNT_MAX];
    if (!said->there[ODD_STATED_MP][0] || !said->there[ODD_STATED_MP][1] || u->scoring != ODD_MATCHPOINTS)
        return false;
    if (shared <= 0 || shared > most || mp[0] + mp[1] == 0 || mp[0] < 0 || mp[1] < 0 || mp[0] > shared ||
        mp[1] > shared)
        return false;
    for (int d = 0; d < 2; d++) {
        put_amount(w, (mp[d] * hundred + shared / 2) / shared);
        odd_put_text(w, d == 0 ? "%/" : "%");
    }
    odd_amount_format(top, sizeof top, shared, 0);
    if (!u->only_mps)
        ODD_UB_WRONG(
            u, where, true,
            "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below",
            top);
    u->only_mps = true;
    return true;
}

/* Writes IMPs without a result, which are the award of a ruling. */
static bool put_imps(odd_writer *w, const odd_ub_line *l) {
    for (int d = 0; d < 2; d++) {
        odd_amount imps = l->said.amount[ODD_STATED_IMPS][d], most = ODD_IMP_MAX * (odd_amount)ODD_ONE;
        if (!l->said.there[ODD_STATED_IMPS][d] || imps > most || imps < -most)
            return false;
    }
    put_amount(w, l->said.amount[ODD_STATED_IMPS][0]);
    odd_put_text(w, " imps/");
    put_amount(w, l->said.amount[ODD_STATED_IMPS][1]);
    odd_put_text(w, " imps");
    return true;
}

/* Writes a line without contract and points: the IMPs or matchpoints of a ruling, or not played. */
static void put_without_result(odd_usebio *u, odd_writer *w) {
    const odd_ub_line *l = &u->play;
    odd_ub_value where = {.line = l->line, .column = l->column};
    if ((odd_scoring_unit(u->scoring) == ODD_STATED_IMPS && put_imps(w, l)) || put_matchpoints(u, w))
        return;
    if (l->said.there[ODD_STATED_MP][0] || l->said.there[ODD_STATED_IMPS][0])
        ODD_UB_WRONG(u, where, true,
                     "a score without a result or percentages like A6040: read as not played");
    odd_put_text(w, "not played");
}

/* Writes the part of the log line after the ids. Returns false, after a report, if the line has nothing that can be scored. */
static bool put_outcome(odd_usebio *u, odd_writer *w) {
    const odd_ub_line *l = &u->play;
    odd_text contract = l->contract.text, score = l->score.text;
    bool empty = contract.len == 0 || odd_says_unplayed(contract),
         no_points = score.len == 0 || odd_says_unplayed(score);
    bool artificial = score.len > 1 && odd_lower(score.text[0]) == 'a';
    if (artificial && odd_artificial_put(w, score))
        return true;
    if (!artificial && !empty && (odd_says_passed(contract) || odd_text_is(contract, "0"))) {
        odd_put_text(w, "pass");
        return true;
    }
    if (!artificial && !empty && (l->tricks.text.len > 0 || no_points)) {
        put_contract(w, l);
        return true;
    }
    if (!artificial && !no_points && put_points(w, score)) {
        if (!empty)
            ODD_UB_WRONG(u, l->contract, true, "missing number of tricks: only the points are used");
        return true;
    }
    if (artificial || !no_points) {
        ODD_UB_WRONG(u, l->score, false, "expected points, or percentages of both sides: 420, A6040");
        return false;
    }
    put_without_result(u, w);
    return true;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static void take_lead(odd_usebio *u, odd_record *r) {
    odd_ub_line *l = &u->play;
    odd_error error = {0};
    int card;
    if (l->lead.text.len == 0 || odd_says_unplayed(l->lead.text))
        return;
    if (odd_card_parse(&card, l->lead.text.text, l->lead.text.len, &error) == ODD_OK) {
        r->play.lead = (uint8_t)(card + 1);
        return;
    }
    ODD_UB_WRONG(u, l->lead, true, "the lead: %p", (const void *)&error);
    odd_ub_add_tag(u, &l->tags, odd_text_of("usebio:LEAD"), l->lead);
}

/* The IMPs of a board are those of the first team. */
static void share_imps(odd_usebio *u, odd_text north_south) {
    odd_scores *said = &u->play.said;
    if (!u->board.has_imps || !u->match.open || u->contest != ODD_TEAMS)
        return;
    bool first = odd_same_letters(north_south, odd_ub_id(u, u->match.team[0].text, ODD_NS));
    for (int d = 0; d < 2; d++) {
        said->there[ODD_STATED_IMPS][d] = true;
        said->amount[ODD_STATED_IMPS][d] = (d == 0) == first ? u->board.imps : -u->board.imps;
    }
}

static void give_line(odd_usebio *u, odd_record *r) {
    odd_ub_line *l = &u->play;
    odd_amount points;
    odd_record board = {.line = l->line, .board = r->board, .round = r->round}, about = board;
    odd_source_seat(u->in, r);
    take_lead(u, r);
    bool lin = l->lin.text.len > 0 && odd_lin_read_table(&u->lin, u->in, l->lin.text, r->board, l->lin.line);
    if (lin && !u->board.dealt)
        u->board.dealt = odd_lin_send_hands(u->lin, board);
    odd_source_give(u->in, r);
    if (lin)
        odd_lin_send_play(u->lin, board);
    else if (l->lin.text.len > 0)
        odd_ub_add_tag(u, &l->tags, odd_text_of("usebio:LIN_DATA"), l->lin);
    if (odd_text_amount(&points, l->score.text)) {
        l->said.there[ODD_STATED_SCORE][0] = true;
        l->said.amount[ODD_STATED_SCORE][0] = points;
    }
    share_imps(u, r->id[0]);
    about.about = ODD_ABOUT_PLAY;
    odd_ub_give_tags(u, &l->tags, about);
    odd_source_scores(u->in, &l->said, about);
}

/* A line with the sides the wrong way round is written as they sat: this turns it back. */
static void turn(odd_usebio *u, odd_record *r) {
    odd_scores *said = &u->play.said;
    odd_text id = r->id[0];
    r->id[0] = r->id[1];
    r->id[1] = id;
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++) {
        odd_amount amount = said->amount[kind][0];
        bool there = said->there[kind][0];
        said->amount[kind][0] = said->amount[kind][1];
        said->there[kind][0] = said->there[kind][1];
        said->amount[kind][1] = amount;
        said->there[kind][1] = there;
    }
}

/* Takes what this program's writer added to the line, if its elements still agree with it: a ruling, if there is no
 * contract; or that the contract was played the wrong way round. */
static bool take_own(odd_usebio *u, odd_record *r) {
    odd_ub_line *l = &u->play;
    odd_play play;
    odd_ruling ruling = {0};
    odd_vul vul = odd_ub_vul(u, r->board);
    bool contract = l->contract.text.len > 0 && !odd_says_unplayed(l->contract.text);
    if (l->own.text.len == 0 ||
        odd_outcome_parse(&play, &ruling, l->own.text.text, l->own.text.len, vul, NULL) != ODD_OK)
        return false;
    if (play.kind == ODD_RULED && contract)
        return false;
    if (play.kind == ODD_PLAYED) {
        char text[OUTCOME_MAX];
        odd_writer w = odd_writer_on(text, sizeof text);
        odd_play played;
        if (!put_outcome(u, &w) || w.len >= sizeof text ||
            odd_outcome_parse(&played, &(odd_ruling){0}, text, w.len, vul, NULL) != ODD_OK ||
            played.packed != play.packed || played.score_pts != play.score_pts)
            return false;
    }
    r->play = play;
    r->ruling = ruling;
    if (play.turned && u->winners == 1)
        turn(u, r);
    give_line(u, r);
    return true;
}

/* Returns whether a line is of one pair alone, without a result: some programs write one when it sits out. */
static bool sits_out(odd_usebio *u) {
    const odd_ub_line *l = &u->play;
    odd_ub_value where = {.line = l->line, .column = l->column};
    const odd_text texts[] = {l->contract.text, l->score.text, l->tricks.text};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (texts[i].len > 0 && !odd_says_unplayed(texts[i]) && !odd_text_is(texts[i], "0"))
            return false;
    if (!u->sits_out)
        ODD_UB_WRONG(u, where, true,
                     "a line without a result for a pair that sits out: ignored, here and below");
    u->sits_out = true;
    return true;
}

/* Keeps the numbers of pairs in a match of teams as tags. Some programs write the teams' numbers there. */
static void keep_pairs(odd_usebio *u) {
    odd_ub_line *l = &u->play;
    const odd_ub_match *m = &u->match;
    bool teams = (odd_same_letters(l->pair[0].text, m->team[0].text) &&
                  odd_same_letters(l->pair[1].text, m->team[1].text)) ||
                 (odd_same_letters(l->pair[0].text, m->team[1].text) &&
                  odd_same_letters(l->pair[1].text, m->team[0].text));
    if (u->contest != ODD_TEAMS || !m->open || teams)
        return;
    odd_ub_add_tag(u, &l->tags, odd_text_of("usebio:NS_PAIR_NUMBER"), l->pair[0]);
    odd_ub_add_tag(u, &l->tags, odd_text_of("usebio:EW_PAIR_NUMBER"), l->pair[1]);
}

/* Reads the composed outcome; if it is not valid, the points alone. Returns false if neither can be read. */
static bool read_outcome(odd_usebio *u, odd_record *r, odd_writer *w) {
    const odd_ub_line *l = &u->play;
    odd_vul vul = odd_ub_vul(u, r->board);
    const odd_error none = {.message = "expected a contract: 4H, 3NTX, Passed"};
    odd_error error = {0};
    if (w->len < w->cap && odd_outcome_parse(&r->play, &r->ruling, w->buf, w->len, vul, &error) == ODD_OK)
        return true;
    odd_ub_value where = {.line = l->line, .column = l->column};
    *w = odd_writer_on(w->buf, w->cap);
    bool points = put_points(w, l->score.text) &&
                  odd_outcome_parse(&r->play, &r->ruling, w->buf, w->len, vul, NULL) == ODD_OK;
    ODD_UB_WRONG(u, l->contract.line > 0 ? l->contract : where, points, "%p%s",
                 (const void *)(error.message[0] != '\0' ? &error : &none),
                 points ? ". Only the points are used" : "");
    return points;
}

/* Finds the contestants of a line. Returns false if they are not stated, or if a pair sits out. */
static bool find_who(odd_usebio *u, odd_text id[2]) {
    odd_ub_value where = {.line = u->play.line, .column = u->play.column};
    find_ids(u, id);
    if (id[0].len > 0 && id[1].len > 0)
        return true;
    if (!sits_out(u))
        ODD_UB_WRONG(u, where, false, "missing ids: expected %s",
                     u->contest == ODD_INDIVIDUALS
                         ? "N_PLAYER_NUMBER, S_PLAYER_NUMBER, E_PLAYER_NUMBER and W_PLAYER_NUMBER"
                     : u->match.open && u->contest == ODD_TEAMS
                         ? "TEAM and OPPOSING_TEAM in the match, before its boards"
                         : "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits");
    return false;
}

void odd_ub_end_line(odd_usebio *u) {
    odd_ub_line *l = &u->play;
    char text[OUTCOME_MAX];
    odd_writer w = odd_writer_on(text, sizeof text);
    if (!odd_ub_begin_board(u))
        return;
    keep_pairs(u);
    odd_record r = {.fact = ODD_FACT_PLAY, .line = l->line, .board = u->board.number};
    r.round = l->round > 0 ? l->round : u->match.open ? u->match.round : 0;
    if (!find_who(u, r.id))
        return;
    if (l->said.there[ODD_STATED_MP][0] && l->said.there[ODD_STATED_MP][1])
        odd_ub_share(&u->board.shared, l->said.amount[ODD_STATED_MP][0] + l->said.amount[ODD_STATED_MP][1]);
    if (!take_own(u, &r) && put_outcome(u, &w) && read_outcome(u, &r, &w))
        give_line(u, &r);
}
