/* Writes USEBIO: matches, boards, results and hands. Results are collected first: a board is one element, and
 * the boards of a match are inside its element, whatever the order of the records. */
#include "base/arena.h"
#include "base/out.h"
#include "deal/cards.h"
#include "exchange/roster.h"
#include "exchange/usebio/usebio.h"

/* ---- Keeping them ------------------------------------------------------------------------------ */

static void keep_board(odd_usebio_writer *w, const odd_record *r) {
    if (!odd_uw_more(w, &w->boards, &w->board_list, sizeof *w->boards))
        return;
    w->boards[w->board_list.count - 1] = (odd_uw_board){
        .number = r->board, .round = r->round, .vul = r->vul, .tag = (uint32_t)w->tag_list.count};
    w->lost[ODD_UW_DEALERS] += r->dealer != odd_board_dealer(r->board);
    w->after_line = false;
}

static void keep_line(odd_usebio_writer *w, const odd_record *r) {
    if (!odd_uw_more(w, &w->lines, &w->line_list, sizeof *w->lines))
        return;
    odd_uw_line *l = &w->lines[w->line_list.count - 1];
    *l = (odd_uw_line){
        .board = r->board, .round = r->round, .play = r->play, .tag = (uint32_t)w->tag_list.count};
    l->id[0] = r->id[0];
    l->id[1] = r->id[1];
    w->after_line = true;
    w->lost[ODD_UW_GROUPS] += r->group.len > 0;
    w->lost[ODD_UW_ROUNDS] += r->round > 0 && w->contest != ODD_TEAMS;
    if (r->play.kind != ODD_RULED)
        return;
    if (!odd_uw_more(w, &w->rulings, &w->ruling_list, sizeof *w->rulings))
        return;
    w->rulings[w->ruling_list.count - 1] = r->ruling;
    l->ruling = (uint32_t)w->ruling_list.count;
}

static void keep_said(odd_usebio_writer *w, const odd_record *r) {
    if (w->line_list.count == 0)
        return;
    odd_uw_line *l = &w->lines[w->line_list.count - 1];
    for (int d = 0; d < 2; d++) {
        l->there[r->said.kind][d] = r->said.there[d];
        l->said[r->said.kind][d] = r->said.amount[d];
    }
}

void odd_uw_take_board(void *owner, const odd_record *r) {
    odd_usebio_writer *w = owner;
    switch ((int)r->fact) {
    case ODD_FACT_BOARD:
        keep_board(w, r);
        break;
    case ODD_FACT_DEAL:
        if (w->board_list.count > 0) {
            w->boards[w->board_list.count - 1].has_deal = true;
            w->boards[w->board_list.count - 1].deal = r->deal;
        }
        break;
    case ODD_FACT_PLAY:
        keep_line(w, r);
        break;
    case ODD_FACT_STATED:
        keep_said(w, r);
        break;
    case ODD_FACT_AUCTION:
        w->lost[ODD_UW_AUCTIONS]++;
        break;
    case ODD_FACT_CARDS:
        w->lost[ODD_UW_CARDS]++;
        break;
    case ODD_FACT_TAG:
        odd_uw_keep_tag(w, r);
        if (w->after_line && w->line_list.count > 0)
            w->lines[w->line_list.count - 1].tags++;
        else if (w->board_list.count > 0)
            w->boards[w->board_list.count - 1].tags++;
        break;
    default:
        break;
    }
}

static void keep_lineup(odd_usebio_writer *w, const odd_record *r) {
    if (!odd_uw_more(w, &w->lineups, &w->lineup_list, sizeof *w->lineups))
        return;
    w->lineups[w->lineup_list.count - 1] =
        (odd_uw_lineup){.round = r->round, .direction = r->number, .id = r->id[0], .players = r->text};
}

void odd_uw_take_match(void *owner, const odd_record *r) {
    odd_usebio_writer *w = owner;
    w->lost[ODD_UW_BYES] += r->fact == ODD_FACT_BYE;
    if (r->fact == ODD_FACT_LINEUP)
        keep_lineup(w, r);
    if (r->fact != ODD_FACT_STATED)
        return;
    if (!odd_uw_more(w, &w->matches, &w->match_list, sizeof *w->matches))
        return;
    odd_uw_match *m = &w->matches[w->match_list.count - 1];
    *m = (odd_uw_match){.round = r->round, .said = r->said};
    m->id[0] = r->id[0];
    m->id[1] = r->id[1];
}

/* ---- Rulings ----------------------------------------------------------------------------------- */

/* Returns whole per cent, for Axxyy. */
static int whole_percent(odd_amount amount) {
    odd_amount whole = (amount + ODD_ONE / 2) / ODD_ONE;
    return amount < 0 ? 0 : whole > 100 ? 100 : (int)whole;
}

static odd_amount nominal(const odd_adjustment *g) {
    switch (g->award) {
    case ODD_AWARD_AVE_MINUS:
        return 40 * ODD_ONE;
    case ODD_AWARD_AVE_PLUS:
        return 60 * ODD_ONE;
    case ODD_AWARD_PERCENT:
        return g->amount;
    case ODD_AWARD_IMPS: /* 3 IMPs are an average plus */
        return 50 * ODD_ONE + g->amount * 10 / 3;
    case ODD_AWARD_SCORE:
    case ODD_AWARD_AVE:
    case ODD_AWARD_COUNT:
        break;
    }
    return 50 * ODD_ONE;
}

/* Returns the mean of a weighted score, rounded to the next ten. */
static int mean_points(const odd_adjustment *g) {
    int64_t sum = 0;
    for (int i = 0; i < g->part_count; i++)
        sum += (int64_t)g->parts[i].score_pts * g->parts[i].weight_x100;
    if (g->part_count == 1)
        return g->parts[0].score_pts;
    int64_t tens = sum / 10, half = tens < 0 ? -ODD_WEIGHT_ALL / 2 : ODD_WEIGHT_ALL / 2;
    return (int)((tens + half) / ODD_WEIGHT_ALL * 10);
}

/* Writes both percentages, rounded so that their sum is that of the ruling: 62.5 and 37.5 are A6337, not A6338. */
static void put_percents(odd_usebio_writer *w, odd_amount ns, odd_amount ew) {
    int a = whole_percent(ns), b = whole_percent(ew), both = (int)((ns + ew + ODD_ONE / 2) / ODD_ONE);
    if (a + b != both && both - a >= 0 && both - a <= 99)
        b = both - a;
    odd_target_format(w->out, "<SCORE>A%d%d%d%d", a / 10, a % 10, b / 10, b % 10);
    odd_uw_raw(w, "</SCORE>\n");
}

/* Returns whether IMPs alone can express a ruling: no result is worth more than 24. */
static bool imps_say_it(const odd_usebio_writer *w, const odd_uw_line *l) {
    odd_amount most = ODD_IMP_MAX * (odd_amount)ODD_ONE;
    if (odd_scoring_unit(w->scoring) != ODD_STATED_IMPS || w->contest == ODD_TEAMS)
        return false;
    for (int d = 0; d < 2; d++)
        if (!l->there[ODD_STATED_IMPS][d] || l->said[ODD_STATED_IMPS][d] > most ||
            l->said[ODD_STATED_IMPS][d] < -most)
            return false;
    return true;
}

static void put_ruling(odd_usebio_writer *w, const odd_uw_line *l, const odd_ruling *r) {
    bool scores[2];
    for (int d = 0; d < 2; d++)
        scores[d] = r->side[d].award == ODD_AWARD_SCORE && (d == 0 || r->split);
    bool any_score = scores[0] || scores[1];
    bool percents = l->there[ODD_STATED_PERCENT][0] && l->there[ODD_STATED_PERCENT][1];
    bool in_imps = r->side[0].award == ODD_AWARD_IMPS || r->side[1].award == ODD_AWARD_IMPS;
    if ((any_score || in_imps) && imps_say_it(w, l))
        return;
    if (!any_score)
        put_percents(w, nominal(&r->side[0]), nominal(&r->side[1]));
    else if (percents)
        put_percents(w, l->said[ODD_STATED_PERCENT][0], l->said[ODD_STATED_PERCENT][1]);
    else
        odd_uw_int(w, "SCORE", mean_points(&r->side[scores[0] ? 0 : 1]));
}

/* ---- Results ----------------------------------------------------------------------------------- */

static void put_played(odd_usebio_writer *w, const odd_uw_line *l) {
    char text[16];
    odd_vul v;
    odd_result r = odd_unpack(l->play.packed, &v);
    odd_writer c = odd_writer_on(text, sizeof text);
    if (!l->play.bare && r.level == 0) {
        odd_uw_word(w, "CONTRACT", "Passed");
    } else if (!l->play.bare) {
        odd_put_format(&c, "%d%s%s", r.level, odd_strain_text(r.strain, ODD_ASCII),
                       odd_doubling_text(r.doubling));
        odd_uw_word(w, "CONTRACT", text);
        if (r.declarer != ODD_NO_SEAT)
            odd_uw_word(w, "PLAYED_BY", odd_seat_text(r.declarer));
    }
    if (odd_lead_format(text, sizeof text, l->play.lead, ODD_ASCII) > 0)
        odd_uw_word(w, "LEAD", text);
    if (!l->play.bare && r.level > 0)
        odd_uw_int(w, "TRICKS", r.tricks);
    if (l->there[ODD_STATED_SCORE][0])
        odd_uw_amount(w, "SCORE", l->said[ODD_STATED_SCORE][0]);
    else
        odd_uw_int(w, "SCORE", l->play.score_pts);
}

static void put_scores(odd_usebio_writer *w, const odd_uw_line *l) {
    static const char *const names[ODD_SCORING_COUNT][2] = {
        [ODD_MATCHPOINTS] = {"NS_MATCH_POINTS", "EW_MATCH_POINTS"},
        [ODD_CROSS_IMPS] = {"NS_CROSS_IMP_POINTS", "EW_CROSS_IMP_POINTS"},
        [ODD_BUTLER] = {"NS_BUTLER_POINTS", "EW_BUTLER_POINTS"},
        [ODD_BAM] = {"NS_MATCH_POINTS", "EW_MATCH_POINTS"},
    };
    odd_stated_kind unit = odd_scoring_unit(w->scoring);
    for (int d = 0; d < 2; d++)
        if (names[w->scoring][d] != NULL && l->there[unit][d] && w->contest != ODD_TEAMS)
            odd_uw_amount(w, names[w->scoring][d], l->said[unit][d]);
}

static void put_player(odd_usebio_writer *w, odd_text both, const char *first, const char *second) {
    odd_text one[2];
    odd_partners_split(both, one);
    odd_uw_element(w, first, one[0]);
    if (one[1].text != NULL)
        odd_uw_element(w, second, one[1]);
}

/* Returns whether the elements of a line cannot express it: averages, fractions, weights, two scores, and sides the wrong
 * way round. */
static bool is_more(const odd_usebio_writer *w, const odd_uw_line *l) {
    if (l->play.turned || (l->play.kind == ODD_RULED && l->play.lead != 0))
        return true;
    if (l->play.kind != ODD_RULED || l->ruling == 0)
        return false;
    const odd_ruling *r = &w->rulings[l->ruling - 1];
    for (int d = 0; d < 2; d++)
        if (r->side[d].award != ODD_AWARD_PERCENT || r->side[d].amount % ODD_ONE != 0 ||
            r->side[d].amount < 0 || r->side[d].amount > 99 * (odd_amount)ODD_ONE)
            return true;
    return false;
}

/* Writes it in the form of the log; the lead of a played result has an element. */
static void put_more(odd_usebio_writer *w, const odd_uw_line *l) {
    static const odd_ruling none;
    char text[ODD_PLAY_MAX + 16], lead[16];
    const odd_ruling *ruling = l->ruling > 0 ? &w->rulings[l->ruling - 1] : &none;
    if (!is_more(w, l))
        return;
    size_t len = odd_outcome_format(text, ODD_PLAY_MAX, &l->play, ruling, ODD_ASCII);
    odd_writer t = odd_writer_on(text + len, sizeof text - len);
    if (l->play.kind == ODD_RULED && odd_lead_format(lead, sizeof lead, l->play.lead, ODD_ASCII) > 0)
        odd_put_format(&t, " lead %s", lead);
    if (len >= ODD_PLAY_MAX || !odd_uw_instruction(w, text, len + t.len))
        w->lost[ODD_UW_RULINGS]++;
}

/* Writes a line. team: the first of the match; empty outside of one. */
static void put_line(odd_usebio_writer *w, const odd_uw_line *l, odd_text team) {
    /* who sat the wrong way is written as they sat; of two winners nobody could tell that */
    int turned = l->play.turned && w->winners == 1;
    const odd_text *ns = &l->id[turned], *ew = &l->id[1 - turned];
    odd_uw_line seated = *l;
    for (int kind = 0; kind < ODD_STATED_COUNT && turned; kind++)
        for (int d = 0; d < 2; d++) {
            seated.there[kind][d] = l->there[kind][1 - d];
            seated.said[kind][d] = l->said[kind][1 - d];
        }
    odd_uw_raw(w, "<TRAVELLER_LINE>\n");
    if (w->contest == ODD_INDIVIDUALS) {
        put_player(w, *ns, "N_PLAYER_NUMBER", "S_PLAYER_NUMBER");
        put_player(w, *ew, "E_PLAYER_NUMBER", "W_PLAYER_NUMBER");
    } else if (w->contest == ODD_TEAMS) {
        odd_uw_word(w, "DIRECTION", odd_text_compare(*ns, team) == 0 ? "NS" : "EW");
    } else {
        odd_uw_element(w, "NS_PAIR_NUMBER", *ns);
        odd_uw_element(w, "EW_PAIR_NUMBER", *ew);
    }
    if (l->play.kind == ODD_PLAYED)
        put_played(w, l);
    else if (l->play.kind == ODD_RULED && l->ruling > 0)
        put_ruling(w, &seated, &w->rulings[l->ruling - 1]);
    else
        odd_uw_word(w, "SCORE", "");
    w->lost[ODD_UW_BARE] += l->play.kind == ODD_NOT_PLAYED && l->play.lead != 0;
    put_scores(w, &seated);
    put_more(w, l);
    odd_uw_tags(w, l->tag, l->tags, false);
    odd_uw_raw(w, "</TRAVELLER_LINE>\n");
}

/* ---- Boards of pairs and individuals ----------------------------------------------------------- */

static bool lines_by_board(const void *owner, uint32_t a, uint32_t b) {
    const odd_usebio_writer *w = owner;
    return w->lines[a].board <= w->lines[b].board;
}

static void open_board(odd_usebio_writer *w, int number) {
    odd_uw_raw(w, "<BOARD>\n");
    odd_uw_int(w, "BOARD_NUMBER", number);
}

static void put_boards(odd_usebio_writer *w, const uint32_t *order) {
    for (size_t i = 0; i < w->line_list.count; i++) {
        const odd_uw_line *l = &w->lines[order[i]];
        bool starts = i == 0 || w->lines[order[i - 1]].board != l->board;
        if (starts && i > 0)
            odd_uw_raw(w, "</BOARD>\n");
        if (starts)
            open_board(w, l->board);
        put_line(w, l, (odd_text){0});
    }
    if (w->line_list.count > 0)
        odd_uw_raw(w, "</BOARD>\n");
}

/* ---- Matches ----------------------------------------------------------------------------------- */

/* Returns one of both teams, in the order of their ids. */
static odd_text team_of(const odd_text id[2], int which) {
    bool swap = odd_text_compare(id[0], id[1]) > 0;
    return id[swap ? 1 - which : which];
}

static int compare_matches(int round_a, const odd_text a[2], int round_b, const odd_text b[2]) {
    if (round_a != round_b)
        return round_a < round_b ? -1 : 1;
    int first = odd_text_compare(team_of(a, 0), team_of(b, 0));
    return first != 0 ? first : odd_text_compare(team_of(a, 1), team_of(b, 1));
}

static bool lines_by_match(const void *owner, uint32_t a, uint32_t b) {
    const odd_usebio_writer *w = owner;
    const odd_uw_line *x = &w->lines[a], *y = &w->lines[b];
    int order = compare_matches(x->round, x->id, y->round, y->id);
    return order != 0 ? order < 0 : x->board <= y->board;
}

static bool matches_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_usebio_writer *w = owner;
    const odd_uw_match *x = &w->matches[a], *y = &w->matches[b];
    return compare_matches(x->round, x->id, y->round, y->id) <= 0;
}

/* lineup 7 NS Ann Lee & Bo Park */
static void put_lineups(odd_usebio_writer *w, const odd_uw_line *l) {
    for (size_t i = 0; i < w->lineup_list.count; i++) {
        odd_uw_lineup *u = &w->lineups[i];
        char text[1024];
        odd_writer t = odd_writer_on(text, sizeof text);
        if (u->written || u->round != l->round ||
            (odd_text_compare(u->id, l->id[0]) != 0 && odd_text_compare(u->id, l->id[1]) != 0))
            continue;
        odd_put_format(&t, "lineup %.*s %s %.*s", (int)u->id.len, u->id.text, u->direction == 0 ? "NS" : "EW",
                       (int)u->players.len, u->players.text);
        u->written = t.len < sizeof text && odd_uw_instruction(w, text, t.len);
    }
}

static void open_match(odd_usebio_writer *w, const odd_uw_line *l, const uint32_t *order, size_t *at) {
    odd_uw_raw(w, "<MATCH>\n");
    if (l->round > 0)
        odd_uw_int(w, "ROUND_NUMBER", l->round);
    odd_uw_element(w, "TEAM", team_of(l->id, 0));
    odd_uw_element(w, "OPPOSING_TEAM", team_of(l->id, 1));
    put_lineups(w, l);
    for (; *at < w->match_list.count; (*at)++) {
        const odd_uw_match *m = &w->matches[order[*at]];
        int compared = compare_matches(m->round, m->id, l->round, l->id);
        if (compared > 0)
            return;
        if (compared < 0)
            continue;
        bool vp = m->said.kind == ODD_STATED_VP, swap = odd_text_compare(m->id[0], m->id[1]) > 0;
        if (m->said.there[swap])
            odd_uw_amount(w, vp ? "TEAM_VICTORY_POINTS" : "TEAM_SCORE", m->said.amount[swap]);
        if (m->said.there[!swap])
            odd_uw_amount(w, vp ? "OPPOSING_TEAM_VICTORY_POINTS" : "OPPOSING_TEAM_SCORE",
                          m->said.amount[!swap]);
    }
}

/* Writes what the first team won or lost on a board. */
static void put_board_imps(odd_usebio_writer *w, const odd_uw_line *l) {
    int d = odd_text_compare(l->id[0], team_of(l->id, 0)) == 0 ? 0 : 1;
    if (w->scoring == ODD_TEAM_IMPS && l->there[ODD_STATED_IMPS][d])
        odd_uw_amount(w, "IMPS", l->said[ODD_STATED_IMPS][d]);
}

static void put_matches(odd_usebio_writer *w, const uint32_t *order, const uint32_t *match_order) {
    size_t at = 0;
    for (size_t i = 0; i < w->line_list.count; i++) {
        const odd_uw_line *l = &w->lines[order[i]], *before = i > 0 ? &w->lines[order[i - 1]] : NULL;
        bool match = before == NULL || compare_matches(before->round, before->id, l->round, l->id) != 0;
        bool board = match || before->board != l->board;
        if (before != NULL && board)
            odd_uw_raw(w, "</BOARD>\n");
        if (before != NULL && match)
            odd_uw_raw(w, "</MATCH>\n");
        if (match)
            open_match(w, l, match_order, &at);
        if (board) {
            open_board(w, l->board);
            put_board_imps(w, l);
        }
        put_line(w, l, team_of(l->id, 0));
    }
    if (w->line_list.count > 0)
        odd_uw_raw(w, "</BOARD>\n</MATCH>\n");
}

/* ---- Hands ------------------------------------------------------------------------------------- */

static bool boards_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_usebio_writer *w = owner;
    return w->boards[a].number <= w->boards[b].number;
}

static void put_hand(odd_usebio_writer *w, uint64_t hand, odd_seat seat) {
    static const char *const names[] = {"SPADES", "HEARTS", "DIAMONDS", "CLUBS"};
    char text[ODD_HOLDING_MAX];
    odd_uw_raw(w, "<HAND>");
    odd_target_format(w->out, "<DIRECTION>%s</DIRECTION>", odd_seat_text(seat));
    for (int i = 0; i < 4; i++) {
        odd_holding_format(text, sizeof text, hand, (odd_strain)(ODD_SPADES - i), false);
        odd_target_format(w->out, "<%s>%s</%s>", names[i], text, names[i]);
    }
    odd_uw_raw(w, "</HAND>\n");
}

static void put_dealt(odd_usebio_writer *w, const odd_uw_board *b) {
    static const char *const vuls[] = {"None", "NS", "EW", "All"};
    open_board(w, b->number);
    odd_uw_word(w, "VULNERABILITY", b->vul <= ODD_VUL_BOTH ? vuls[b->vul] : "");
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST && b->has_deal; s++)
        if (b->deal.hand[s] != 0)
            put_hand(w, b->deal.hand[s], s);
    odd_uw_tags(w, b->tag, b->tags, false);
    odd_uw_raw(w, "</BOARD>\n");
}

static bool is_told(const odd_uw_board *b) {
    return b->has_deal || b->vul != odd_board_vul(b->number) || b->tags > 0;
}

/* Writes one hand set per board: of several rounds or groups, the first. */
static void put_hands(odd_usebio_writer *w, const uint32_t *order) {
    const odd_uw_board *told = NULL;
    for (size_t i = 0; i < w->board_list.count; i++) {
        const odd_uw_board *b = &w->boards[order[i]];
        if (!is_told(b))
            continue;
        if (told != NULL && told->number == b->number) {
            w->lost[ODD_UW_DEALS] += b->has_deal && !odd_hands_same(&b->deal, &told->deal);
            w->lost[ODD_UW_TAGS] += b->tags;
            continue;
        }
        if (told == NULL)
            odd_uw_raw(w, "<HANDSET>\n");
        put_dealt(w, b);
        told = b;
    }
    if (told != NULL)
        odd_uw_raw(w, "</HANDSET>\n");
}

/* ---- All of it --------------------------------------------------------------------------------- */

void odd_uw_boards(odd_usebio_writer *w) {
    bool teams = w->contest == ODD_TEAMS;
    odd_arena *arena = w->out->arena;
    const uint32_t *lines = odd_sort_numbers(arena, w->line_list.count,
                                             teams ? lines_by_match : lines_by_board, w),
                   *matches = odd_sort_numbers(arena, w->match_list.count, matches_in_order, w),
                   *boards = odd_sort_numbers(arena, w->board_list.count, boards_in_order, w);
    w->no_memory = w->no_memory || lines == NULL || matches == NULL || boards == NULL;
    if (w->no_memory)
        return;
    if (teams)
        put_matches(w, lines, matches);
    else
        put_boards(w, lines);
    put_hands(w, boards);
}
