/* USEBIO: matches, boards, and hands. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/usebio/usebio.h"

/* A multiple of 16: dealer and vulnerability stay the same. */
enum { SESSION_BOARDS = 800, SESSIONS_MAX = ODD_UB_BOARDS / SESSION_BOARDS + 1 };

/* ---- Matches ----------------------------------------------------------------------------------- */

void odd_ub_start_match(odd_usebio *u) {
    u->match = (odd_ub_match){.open = true, .line = u->line[u->depth]};
}

static bool take_match_score(odd_usebio *u, odd_text name, odd_ub_value value) {
    static const struct {
        const char *name;
        odd_stated_kind kind; /* points: their kind is not known yet */
        int which;
    } scores[] = {
        {"TEAM_SCORE", ODD_STATED_SCORE, 0},
        {"NS_SCORE", ODD_STATED_SCORE, 0},
        {"OPPOSING_TEAM_SCORE", ODD_STATED_SCORE, 1},
        {"EW_SCORE", ODD_STATED_SCORE, 1},
        {"TEAM_VICTORY_POINTS", ODD_STATED_VP, 0},
        {"NS_VICTORY_POINTS", ODD_STATED_VP, 0},
        {"OPPOSING_TEAM_VICTORY_POINTS", ODD_STATED_VP, 1},
        {"EW_VICTORY_POINTS", ODD_STATED_VP, 1},
        {"TEAM_IMPS", ODD_STATED_IMPS, 0},
        {"OPPOSING_TEAM_IMPS", ODD_STATED_IMPS, 1},
    };
    for (size_t i = 0; i < sizeof scores / sizeof scores[0]; i++)
        if (odd_text_is(name, scores[i].name))
            return odd_ub_score(u, &u->match.said, scores[i].kind, scores[i].which, value);
    return odd_text_is(name, "START_BOARD_NUMBER") ||
           odd_text_is(name, "END_BOARD_NUMBER"); /* which follow */
}

/* lineup 7 NS Ann Lee & Bo Park */
static bool take_lineup(odd_usebio *u, odd_ub_value value) {
    odd_record r = {.fact = ODD_FACT_LINEUP, .line = value.line, .round = u->match.round};
    value = odd_ub_keep(u, value);
    odd_scan s = {value.text.text, value.text.len, 0};
    if (!odd_scan_whole(&s, "lineup"))
        return false;
    odd_scan_blanks(&s);
    size_t from = s.at;
    while (!odd_scan_end(&s) && odd_scan_peek(&s) != ' ')
        s.at++;
    r.id[0] = (odd_text){s.text + from, s.at - from};
    odd_scan_blanks(&s);
    bool ew = odd_scan_whole(&s, "ew");
    if (!odd_text_is_id(r.id[0], false) || (!ew && !odd_scan_whole(&s, "ns")))
        return false;
    r.number = ew;
    r.text = odd_text_trim((odd_text){s.text + s.at, s.len - s.at});
    if (r.text.len > 0)
        odd_source_give(u->in, &r);
    return r.text.len > 0;
}

bool odd_ub_take_match(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_ub_match *m = &u->match;
    if (odd_text_is(name, "ROUND_NUMBER")) {
        m->round = odd_text_number(value.text, ODD_UB_BOARDS - 1);
        if (m->round < 0) {
            ODD_UB_WRONG(u, value, true, "expected a round number, 1 to 9999");
            m->round = 0;
        }
    } else if (odd_text_is(name, "TEAM") || odd_text_is(name, "NS_PAIR_NUMBER")) {
        m->team[0] = odd_ub_keep_short(u, value);
    } else if (odd_text_is(name, "OPPOSING_TEAM") || odd_text_is(name, "EW_PAIR_NUMBER")) {
        m->team[1] = odd_ub_keep_short(u, value);
    } else if (odd_text_is(name, "?oddtrick")) {
        return take_lineup(u, value);
    } else {
        return take_match_score(u, name, value);
    }
    return true;
}

void odd_ub_end_match(odd_usebio *u) {
    odd_ub_match *m = &u->match;
    odd_record about = {.about = ODD_ABOUT_MATCH, .line = m->line, .round = m->round};
    bool has_vps = m->said.there[ODD_STATED_VP][0] || m->said.there[ODD_STATED_VP][1];
    odd_stated_kind kind =
        u->vp_matches && !has_vps && !u->look.named_vps ? ODD_STATED_VP : odd_scoring_unit(u->scoring);
    for (int i = 0; i < 2; i++) {
        bool there = m->said.there[ODD_STATED_SCORE][i];
        m->said.there[ODD_STATED_SCORE][i] = false;
        if (there) {
            m->said.there[kind][i] = true;
            m->said.amount[kind][i] = m->said.amount[ODD_STATED_SCORE][i];
        }
        about.id[i] = odd_ub_id(u, m->team[i].text, i == 0 ? ODD_NS : ODD_EW);
    }
    if (about.id[0].len > 0 && about.id[1].len > 0)
        odd_source_scores(u->in, &m->said, about);
    m->open = false;
}

/* ---- Boards ------------------------------------------------------------------------------------ */

void odd_ub_start_board(odd_usebio *u) {
    odd_ub_tags tags = u->board.tags;
    u->board = (odd_ub_board){.line = u->line[u->depth], .column = u->column[u->depth], .tags = tags};
    u->board.tags.count = 0;
    u->match.lines = 0;
}

/* Returns the number that is added to board numbers, because sessions have the same ones. */
static int session_offset(const odd_usebio *u) {
    int before = u->session < 2 ? 0 : u->session < SESSIONS_MAX ? u->session - 1 : SESSIONS_MAX;
    return u->look.overlap ? SESSION_BOARDS * before : 0;
}

static int board_number(const odd_usebio *u, odd_text text) {
    int number = odd_text_number(text, ODD_UB_BOARDS - 1), offset = session_offset(u);
    return number > 0 && number + offset < ODD_UB_BOARDS ? number + offset : -1;
}

/* Returns 1 + the vulnerability that the file states for a board; 0: none. */
static int said_vul(const odd_usebio *u, int board) {
    return u->look.vul[board - session_offset(u)];
}

odd_vul odd_ub_vul(const odd_usebio *u, int board) {
    int said = said_vul(u, board);
    return said > 0 ? (odd_vul)(said - 1) : odd_board_vul(board);
}

bool odd_ub_take_board(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_ub_board *b = &u->board;
    if (odd_text_is(name, "BOARD_NUMBER")) {
        b->number = board_number(u, value.text);
        if (b->number <= 0)
            ODD_UB_WRONG(u, value, false, "expected a board number, 1 to 9999");
    } else if (odd_text_is(name, "VULNERABILITY")) { /* which the first pass has read */
        if (b->number > 0 && said_vul(u, b->number) == 0 && odd_text_trim(value.text).len > 0)
            ODD_UB_WRONG(u, value, true, "expected a vulnerability: None, NS, EW or All");
    } else if (odd_text_is(name, "DEALER")) {
        b->dealer = odd_ub_seat(value.text);
    } else if (odd_text_is(name, "IMPS")) {
        b->has_imps = odd_text_amount(&b->imps, value.text);
        return b->has_imps;
    } else {
        return odd_text_is(name, "EVENT_TYPE");
    }
    return true;
}

bool odd_ub_begin_board(odd_usebio *u) {
    odd_ub_board *b = &u->board;
    odd_ub_value where = {.line = b->line, .column = b->column};
    if (b->number == 0) {
        ODD_UB_WRONG(u, where, false, "missing board number: expected BOARD_NUMBER first in its BOARD");
        b->number = -1;
    }
    if (b->number < 0 || b->begun)
        return b->number > 0;
    b->begun = true;
    odd_record r = {.fact = ODD_FACT_BOARD,
                    .line = b->line,
                    .board = b->number,
                    .round = u->match.open ? u->match.round : 0};
    r.vul = odd_ub_vul(u, b->number);
    r.has_vul = r.vul != odd_board_vul(b->number);
    r.dealer = b->dealer != odd_board_dealer(b->number) ? b->dealer : ODD_NO_SEAT;
    if (r.has_vul || r.dealer != ODD_NO_SEAT)
        odd_source_give(u->in, &r);
    return true;
}

/* ---- Hands ------------------------------------------------------------------------------------- */

bool odd_ub_take_hand(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_ub_board *b = &u->board;
    if (odd_text_is(name, "DIRECTION")) {
        b->seat = odd_ub_seat(value.text);
        b->has_hand[b->seat] = b->seat != ODD_NO_SEAT;
        if (b->seat == ODD_NO_SEAT)
            ODD_UB_WRONG(u, value, false, "missing seat of a hand: expected N, E, S or W");
        return true;
    }
    int suit = odd_text_among(name, "SPADES|HEARTS|DIAMONDS|CLUBS");
    if (suit >= 0)
        b->suits[b->seat][suit] = odd_ub_keep(u, value);
    return suit >= 0;
}

/* A holding without the blanks, commas and hyphens that some programs write; "10" is read as it is. */
static void put_holding(odd_writer *w, odd_text text) {
    for (size_t i = 0; i < text.len; i++)
        if (odd_is_letter(text.text[i]) || odd_is_digit(text.text[i]))
            odd_put_char(w, text.text[i]);
}

static void give_deal(odd_usebio *u) {
    char text[512];
    odd_ub_board *b = &u->board;
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_ub_value where = {.line = b->line, .column = b->column};
    odd_error error = {0};
    odd_put_text(&w, "N:");
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++) {
        if (s > ODD_NORTH)
            odd_put_char(&w, ' ');
        if (!b->has_hand[s])
            odd_put_char(&w, '-');
        for (int i = 0; i < 4 && b->has_hand[s]; i++) {
            if (i > 0)
                odd_put_char(&w, '.');
            put_holding(&w, b->suits[s][i].text);
        }
    }
    odd_record r = {.fact = ODD_FACT_DEAL,
                    .line = b->line,
                    .board = b->number,
                    .round = u->match.open ? u->match.round : 0};
    if (w.len >= sizeof text)
        ODD_UB_WRONG(u, where, false, "a hand has at most 13 cards");
    else if (odd_hands_parse(&r.deal, text, w.len, &error) != ODD_OK)
        ODD_UB_WRONG(u, where, false, "the hands of board %d: %p", b->number, (const void *)&error);
    else
        odd_source_give(u->in, &r);
}

void odd_ub_end_board(odd_usebio *u) {
    odd_ub_board *b = &u->board;
    bool hands =
        b->has_hand[ODD_NORTH] || b->has_hand[ODD_EAST] || b->has_hand[ODD_SOUTH] || b->has_hand[ODD_WEST];
    odd_record about = {
        .about = ODD_ABOUT_BOARD, .board = b->number, .round = u->match.open ? u->match.round : 0};
    if (!hands && b->tags.count == 0)
        return;
    if (!odd_ub_begin_board(u))
        return;
    if (hands)
        give_deal(u);
    odd_ub_give_tags(u, &b->tags, about);
}
