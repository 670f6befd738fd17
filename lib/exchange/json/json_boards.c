/* Events as JSON: boards, and their results. Members may come in any order: what the results depend on is read first. */
#include "base/text.h"
#include "exchange/json/json_event.h"

/* ---- Results ----------------------------------------------------------------------------------- */

typedef struct line {
    odd_record r;
    odd_jsonin_place start; /* of all of it */
    odd_jsonin_place place; /* of the result */
    odd_text outcome, lead;
    odd_scores s;
    odd_jr_note notes;
    bool wrong_id; /* it was reported */
} line;

static void read_id(odd_jsonin_reader *r, odd_json *j, line *l, int direction) {
    l->r.id[direction] = odd_jr_id(r, j, true);
    l->wrong_id = l->wrong_id || l->r.id[direction].len == 0;
}

static void read_line_member(odd_jsonin_reader *r, odd_json *j, line *l, odd_text name) {
    if (odd_text_is(name, "ns"))
        read_id(r, j, l, 0);
    else if (odd_text_is(name, "ew"))
        read_id(r, j, l, 1);
    else if (odd_text_is(name, "result")) {
        l->place = odd_jr_place(j);
        l->outcome = odd_jsonin_text(j);
    } else if (odd_text_is(name, "lead"))
        l->lead = odd_jsonin_text(j);
    else if (odd_text_is(name, "score"))
        odd_jr_score(r, j, &l->s, ODD_STATED_SCORE, 0);
    else if (odd_text_is(name, "ns_score"))
        odd_jr_score(r, j, &l->s, r->unit, 0);
    else if (odd_text_is(name, "ew_score"))
        odd_jr_score(r, j, &l->s, r->unit, 1);
    else if (odd_text_is(name, "ns_percent"))
        odd_jr_score(r, j, &l->s, ODD_STATED_PERCENT, 0);
    else if (odd_text_is(name, "ew_percent"))
        odd_jr_score(r, j, &l->s, ODD_STATED_PERCENT, 1);
    else if (odd_text_is(name, "round"))
        l->r.round = odd_jr_number(r, j, "the number of a round, 1 to 9999");
    else if (odd_text_is(name, "group"))
        l->r.group = odd_jr_id(r, j, false);
    else if (odd_text_is(name, "line"))
        odd_jsonin_skip(j);
    else if (!odd_jr_keep_note(&l->notes, j, name))
        odd_jr_unknown(r, j, name, "a result");
}

static void give_line(odd_jsonin_reader *r, const odd_json *j, line *l, odd_vul vul) {
    odd_error error = {0};
    int card;
    odd_record *p = &l->r;
    if (odd_outcome_parse(&p->play, &p->ruling, l->outcome.text, l->outcome.len, vul, &error) != ODD_OK) {
        odd_source_wrong(r->in, false, error.code, l->place.line,
                         odd_jsonin_column(&r->mark, j, l->place) + error.column, "%p", (const void *)&error);
        return;
    }
    if (l->lead.len > 0) {
        if (odd_card_parse(&card, l->lead.text, l->lead.len, &error) == ODD_OK)
            p->play.lead = (uint8_t)(card + 1);
        else
            ODD_JR_WRONG(r, j, l->place, false, "the lead: %p", (const void *)&error);
    }
    odd_source_seat(r->in, p);
    odd_source_give(r->in, p);
    odd_record about = {.line = p->line, .about = ODD_ABOUT_PLAY, .board = p->board, .round = p->round};
    about.group = p->group;
    odd_jr_notes(r, &l->notes, &about);
    odd_source_scores(r->in, &l->s, about);
}

static void read_results(odd_jsonin_reader *r, odd_json j, const odd_record *board) {
    odd_text name;
    if (!odd_jsonin_enter(&j, '['))
        return;
    while (odd_jsonin_item(&j)) {
        line l = {.r = *board};
        l.start = l.place = odd_jr_place(&j);
        l.r.fact = ODD_FACT_PLAY;
        l.r.line = j.here.line;
        l.r.dealer = ODD_NO_SEAT;
        l.r.has_vul = false;
        if (!odd_jsonin_enter(&j, '{'))
            continue;
        while (odd_jsonin_member(&j, &name))
            read_line_member(r, &j, &l, name);
        if (j.broken != NULL)
            return;
        if (l.r.id[0].len > 0 && l.r.id[1].len > 0 && l.outcome.len > 0)
            give_line(r, &j, &l, board->vul);
        else if (l.outcome.len == 0)
            ODD_JR_WRONG(r, &j, l.start, false, "missing result: expected \"result\":\"4S N =\"");
        else if (!l.wrong_id)
            ODD_JR_WRONG(r, &j, l.start, false, "missing ids: expected \"ns\" and \"ew\", each with an id");
    }
}

/* ---- Boards ------------------------------------------------------------------------------------ */

typedef struct board {
    odd_record r;
    odd_json results;
    odd_jsonin_place deal_place;
    odd_text deal;
    bool has_results;
    odd_jr_note notes;
} board;

static void read_vul(odd_jsonin_reader *r, odd_json *j, board *b) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_text text = odd_jsonin_text(j);
    odd_vul vul;
    if (text.len == 0)
        return;
    if (odd_vul_parse(&vul, text.text, text.len, NULL) != ODD_OK || vul > ODD_VUL_BOTH) {
        ODD_JR_WRONG(r, j, place, false, "expected a vulnerability: none, ns, ew or both");
        return;
    }
    b->r.vul = vul;
    b->r.has_vul = true;
}

static void read_dealer(odd_jsonin_reader *r, odd_json *j, board *b) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_text text = odd_jsonin_text(j);
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
        if (odd_text_is(text, odd_seat_text(s)))
            b->r.dealer = s;
    if (b->r.dealer == ODD_NO_SEAT && text.len > 0)
        ODD_JR_WRONG(r, j, place, false, "expected the dealer: N, E, S or W");
}

static void read_board_member(odd_jsonin_reader *r, odd_json *j, board *b, odd_text name) {
    if (odd_text_is(name, "board"))
        b->r.board = odd_jr_number(r, j, "a board number, 1 to 9999");
    else if (odd_text_is(name, "session"))
        b->r.session = odd_jr_number(r, j, "the number of a session, 1 to 99");
    else if (odd_text_is(name, "round"))
        b->r.round = odd_jr_number(r, j, "the number of a round, 1 to 9999");
    else if (odd_text_is(name, "group"))
        b->r.group = odd_jr_id(r, j, false);
    else if (odd_text_is(name, "dealer"))
        read_dealer(r, j, b);
    else if (odd_text_is(name, "vul"))
        read_vul(r, j, b);
    else if (odd_text_is(name, "deal")) {
        b->deal_place = odd_jr_place(j);
        b->deal = odd_jsonin_text(j);
    } else if (odd_text_is(name, "results")) {
        b->results = *j;
        b->has_results = true;
        odd_jsonin_skip(j);
    } else if (odd_text_is(name, "top") || odd_text_is(name, "datum") || odd_text_is(name, "history"))
        odd_jsonin_skip(j);
    else if (!odd_jr_keep_note(&b->notes, j, name))
        odd_jr_unknown(r, j, name, "a board");
}

static void give_board(odd_jsonin_reader *r, const odd_json *j, board *b) {
    odd_error error = {0};
    if (!b->r.has_vul)
        b->r.vul = odd_board_vul(b->r.board);
    if (b->r.has_vul || b->r.dealer != ODD_NO_SEAT)
        odd_source_give(r->in, &b->r);
    if (b->deal.len > 0) {
        odd_record deal = b->r;
        deal.fact = ODD_FACT_DEAL;
        if (odd_hands_parse(&deal.deal, b->deal.text, b->deal.len, &error) == ODD_OK)
            odd_source_give(r->in, &deal);
        else
            odd_source_wrong(r->in, false, error.code, b->deal_place.line,
                             odd_jsonin_column(&r->mark, j, b->deal_place) + error.column, "%p",
                             (const void *)&error);
    }
    odd_record about = {.about = ODD_ABOUT_BOARD, .line = b->r.line, .board = b->r.board};
    about.round = b->r.round;
    about.group = b->r.group;
    about.session = b->r.session;
    odd_jr_notes(r, &b->notes, &about);
    if (b->has_results)
        read_results(r, b->results, &b->r);
}

void odd_jr_boards(odd_jsonin_reader *r, odd_json *j) {
    odd_text name;
    if (!odd_jsonin_enter(j, '['))
        return;
    while (odd_jsonin_item(j)) {
        odd_jsonin_place place = odd_jr_place(j);
        board b = {.r = odd_jr_record(j, ODD_FACT_BOARD)};
        if (!odd_jsonin_enter(j, '{'))
            continue;
        while (odd_jsonin_member(j, &name))
            read_board_member(r, j, &b, name);
        if (b.r.board > 0)
            give_board(r, j, &b);
        else if (j->broken == NULL)
            ODD_JR_WRONG(r, j, place, false, "missing member \"board\"");
    }
}
