/* The board of a game: number, dealer, vulnerability and cards. A number that occurs again with other cards, or
 * another vulnerability, is another board, whose results are not compared with those of the first. */
#include "base/arena.h"
#include "base/text.h"
#include "deal/cards.h"
#include "exchange/pbn/pbn_reader.h"

/* ---- The number -------------------------------------------------------------------------------- */

/* Returns whether a game has neither board nor deal: it is the previous board at another table, with the same dealer and
 * vulnerability. */
static bool is_of_board_before(odd_pbn_reader *rd) {
    bool same = rd->last_board > 0 && !rd->rubber && odd_pbn_value_tag(rd, PBN_BOARD) == NULL &&
                odd_pbn_value_tag(rd, PBN_DEAL) == NULL && odd_pbn_tag_of(rd, PBN_SCORE_TABLE) == NULL;
    if (same)
        rd->board = rd->board_before;
    return same;
}

/* Finds the board's number. Without one, or with a repeated one at rubber bridge, it is the next number. */
static void find_number(odd_pbn_reader *rd) {
    odd_pbn_tag *tag = odd_pbn_value_tag(rd, PBN_BOARD);
    int number = 0;
    bool good = tag != NULL && odd_pbn_number(&number, tag->value);
    if (tag != NULL && !good)
        odd_pbn_wrong_value(rd, true, tag, ODD_E_SYNTAX, "expected a board number, 1 to 9999");
    if (!good || (rd->rubber && number <= rd->last_board)) {
        number = rd->last_board < PBN_BOARDS - 1 ? rd->last_board + 1 : PBN_BOARDS - 1;
    } else {
        tag->taken = true;
    }
    rd->board = rd->last_board = number;
}

static void find_round(odd_pbn_reader *rd) {
    odd_pbn_tag *tag = odd_pbn_value_tag(rd, PBN_ROUND);
    rd->round = 0;
    if (rd->who.contest != ODD_TEAMS)
        return;
    if (tag == NULL) {
        rd->round = odd_pbn_stage_round(rd);
        return;
    }
    if (odd_pbn_number(&rd->round, tag->value)) {
        tag->taken = true;
        return;
    }
    /* Rounds that have a name are numbered, and keep it. */
    uint32_t number = odd_pbn_number_of(&rd->who.rounds, rd->in->arena, tag->value);
    rd->round = number < PBN_ROUNDS_MAX ? PBN_ROUNDS_FROM + (int)number : 0;
}

/* ---- Dealer and vulnerability -------------------------------------------------------------------- */

static void find_dealer(odd_pbn_reader *rd) {
    odd_pbn_tag *dealer = odd_pbn_value_tag(rd, PBN_DEALER);
    odd_seat seat;
    if (dealer == NULL || !odd_pbn_readable(rd, odd_pbn_seat(&seat, dealer->value, false), dealer,
                                            ODD_E_SYNTAX, "expected N, E, S or W"))
        return;
    rd->dealer = seat;
    dealer->taken = true;
}

/* Reads the vulnerability. Returns whether it is stated. */
static bool find_vul(odd_pbn_reader *rd) {
    odd_pbn_tag *vul = odd_pbn_value_tag(rd, PBN_VULNERABLE);
    if (vul == NULL)
        return false;
    odd_pbn_conformity sure = odd_pbn_vul(&rd->vul, vul->value);
    if (sure == PBN_BAD)
        odd_pbn_wrong_value(rd, false, vul, ODD_E_VUL, "expected None, NS, EW or All");
    else if (sure == PBN_LENIENT)
        odd_pbn_accept_value(rd, vul, ODD_E_VUL, "expected None, NS, EW or All");
    vul->taken = sure != PBN_BAD;
    return vul->taken;
}

/* The number of stated points that agree with a vulnerability, and of those that do not. */
typedef struct vul_votes {
    int like, unlike;
} vul_votes;

static void compare_points(vul_votes *f, odd_result result, odd_vul vul, const odd_pbn_sides *said) {
    odd_amount ns = odd_score(result, vul) * (odd_amount)ODD_ONE;
    odd_amount own = odd_seat_side(result.declarer) == ODD_NS ? ns : -ns;
    bool unlike = (said->there[ODD_NO_SIDE] && said->amount[ODD_NO_SIDE] != own) ||
                  (said->there[ODD_NS] && said->amount[ODD_NS] != ns) ||
                  (said->there[ODD_EW] && said->amount[ODD_EW] != -ns);
    bool any = said->there[ODD_NO_SIDE] || said->there[ODD_NS] || said->there[ODD_EW];
    f->unlike += any && unlike;
    f->like += any && !unlike;
}

/* Compares a row of the table of results: contract, declarer and tricks, and the points of either side. */
static void compare_row(vul_votes *f, const odd_pbn_grid *grid, const odd_pbn_row *row, odd_vul vul) {
    static const char *const columns[] = {"Contract", "Declarer", "Result", "Score_NS", "Score_EW"};
    odd_text cell[5] = {{"", 0}, {"", 0}, {"", 0}, {"", 0}, {"", 0}};
    odd_pbn_sides said = {0};
    odd_result result;
    for (int i = 0; i < grid->count && i < row->count; i++)
        for (int c = 0; c < 5; c++)
            if (odd_text_is(grid->columns[i].name, columns[c]) && !odd_pbn_unknown(row->cells[i].text))
                cell[c] = row->cells[i].text;
    if (odd_pbn_contract(&result, cell[0]) == PBN_BAD || result.level == 0 ||
        odd_pbn_seat(&result.declarer, cell[1], true) == PBN_BAD ||
        odd_pbn_tricks(&result.tricks, cell[2], &result) == PBN_BAD)
        return;
    for (int d = 0; d < 2; d++)
        said.there[ODD_NS + d] =
            odd_amount_parse(&said.amount[ODD_NS + d], cell[3 + d].text, cell[3 + d].len);
    compare_points(f, result, vul, &said);
}

static vul_votes fit_vul(odd_pbn_reader *rd, odd_vul vul) {
    const odd_pbn_tag *table = odd_pbn_tag_of(rd, PBN_SCORE_TABLE), *score = odd_pbn_value_tag(rd, PBN_SCORE);
    vul_votes f = {0};
    odd_pbn_sides said;
    odd_pbn_grid grid;
    odd_pbn_row row;
    if (table != NULL) {
        odd_pbn_grid_open(&grid, table->value, odd_pbn_section_of(table));
        while (odd_pbn_grid_next(&grid, &row))
            compare_row(&f, &grid, &row, vul);
    } else if (score != NULL && rd->played && rd->result.level > 0 &&
               odd_pbn_sides_of(&said, score->value) != PBN_BAD) {
        compare_points(&f, rd->result, vul, &said);
    }
    return f;
}

/* If the vulnerability is not stated, it follows from the number, unless the stated points belong to another one. Returns
 * whether they do. */
static bool infer_vul(odd_pbn_reader *rd) {
    odd_vul usual = rd->vul;
    vul_votes best = fit_vul(rd, usual);
    for (odd_vul vul = ODD_VUL_NONE; vul <= ODD_VUL_BOTH && best.unlike > 0; vul++) {
        vul_votes f = fit_vul(rd, vul);
        if (f.unlike >= best.unlike || f.like <= f.unlike)
            continue;
        best = f;
        rd->vul = vul;
    }
    return rd->vul != usual;
}

/* ---- Boards of the same number ------------------------------------------------------------------- */

/* Returns the cards of a board in a round; 0 if they are unknown. */
static uint32_t *deal_of(odd_pbn_reader *rd, int number) {
    uint32_t *at = &rd->boards[number].deals;
    while (*at != 0 && rd->deals[*at - 1].round != rd->round)
        at = &rd->deals[*at - 1].next;
    return at;
}

/* Returns whether the game may be of a board. */
static bool fits(odd_pbn_reader *rd, int number, bool vul_said, const odd_hands *hands) {
    const odd_pbn_board *b = &rd->boards[number];
    if (!b->told)
        return true;
    if (vul_said && b->vul_said && b->vul != rd->vul)
        return false;
    uint32_t deal = hands != NULL ? *deal_of(rd, number) : 0;
    return deal == 0 || odd_hands_alike(hands, &rd->deals[deal - 1].hands);
}

/* An unused board number: with the same dealer and vulnerability, if possible; 0 if there is none left. */
static int free_number(const odd_pbn_reader *rd, int number) {
    enum { ANOTHER = 800 };
    for (int n = number + ANOTHER; n < PBN_BOARDS; n += ANOTHER)
        if (!rd->boards[n].told)
            return n;
    for (int n = PBN_BOARDS - 1; n > 0; n--)
        if (!rd->boards[n].told)
            return n;
    return 0;
}

/* Makes another board with the same number. Returns false if there are too many. */
static bool make_another(odd_pbn_reader *rd, int number) {
    int another = free_number(rd, number);
    if (another == 0)
        return false;
    rd->boards[another].another = rd->boards[number].another;
    rd->boards[number].another = rd->boards[number].last = (int16_t)another;
    rd->board = another;
    return true;
}

/* Finds the board of this number that the game belongs to, or makes another one. */
static void choose_board(odd_pbn_reader *rd, bool vul_said, const odd_hands *hands) {
    enum { LOOKED_AT = 64 };
    int first = rd->board, looked_at = 0, last = rd->boards[first].last;
    if (last != 0 && fits(rd, last, vul_said, hands)) { /* the one that was used last */
        rd->board = last;
        return;
    }
    for (int n = first; n != 0 && looked_at < LOOKED_AT; n = rd->boards[n].another, looked_at++)
        if (fits(rd, n, vul_said, hands)) {
            rd->board = rd->boards[first].last = (int16_t)n;
            return;
        }
    if (make_another(rd, first))
        odd_pbn_wrong(&rd->x, true, ODD_E_CARDS, rd->x.tags[0].line, rd->x.tags[0].name.text,
                      "board %d has different cards or vulnerability than above: numbered %d", first,
                      rd->board);
}

/* ---- Records ------------------------------------------------------------------------------------- */

static void send_board(odd_pbn_reader *rd, uint32_t line) {
    odd_pbn_board *b = &rd->boards[rd->board];
    bool usual = rd->dealer == odd_board_dealer(rd->board) && rd->vul == odd_board_vul(rd->board);
    uint8_t now = (uint8_t)(1 + rd->vul * ODD_SEAT_COUNT + rd->dealer);
    if (b->said == now || (usual && b->said == 0))
        return;
    b->said = now;
    odd_record *r = odd_pbn_start(rd, ODD_FACT_BOARD, line);
    r->dealer = rd->dealer;
    r->vul = rd->vul;
    r->has_vul = true;
    odd_pbn_give(rd);
}

/* Returns the hands of the board with this number, if the game states them by the same text; otherwise NULL. Each result of a
 * board repeats its hands, which take long to read. */
static const odd_hands *hands_read_before(odd_pbn_reader *rd, odd_text text) {
    const odd_pbn_tag *tag = odd_pbn_value_tag(rd, PBN_BOARD);
    int number;
    if (tag == NULL || !odd_pbn_number(&number, tag->value))
        return NULL;
    const odd_pbn_board *b = &rd->boards[number];
    uint32_t last = rd->boards[b->last != 0 ? b->last : number].deals;
    return last != 0 && odd_text_same(rd->deals[last - 1].text, text) ? &rd->deals[last - 1].hands : NULL;
}

/* Reads the hands of the game. Returns false if it has none that can be read. */
static bool read_deal(odd_pbn_reader *rd, odd_hands *hands) {
    const odd_pbn_tag *tag = odd_pbn_value_tag(rd, PBN_DEAL);
    odd_error error;
    if (tag == NULL)
        return false;
    const odd_hands *before = hands_read_before(rd, tag->value);
    if (before != NULL) {
        *hands = *before;
        return true;
    }
    if (odd_hands_parse(hands, tag->value.text, tag->value.len, &error) == ODD_OK)
        return true;
    odd_pbn_wrong(&rd->x, !rd->in->strict, error.code, tag->line, tag->value.text + error.column - 1, "%p",
                  (const void *)&error);
    return false;
}

static void send_deal(odd_pbn_reader *rd, const odd_hands *hands) {
    odd_pbn_tag *tag = odd_pbn_tag_of(rd, PBN_DEAL);
    uint32_t *known = deal_of(rd, rd->board);
    tag->taken = true;
    if (*known != 0 && odd_hands_same(&rd->deals[*known - 1].hands, hands))
        return;
    if (*known == 0) {
        if (!ODD_MORE(rd->in->arena, rd->deals, rd->deal_count, rd->deal_cap))
            return;
        rd->deals[rd->deal_count++] = (odd_pbn_deal){.round = rd->round, .next = rd->boards[rd->board].deals};
        rd->boards[rd->board].deals = (uint32_t)rd->deal_count;
        known = &rd->boards[rd->board].deals;
    }
    rd->deals[*known - 1].hands = *hands;
    rd->deals[*known - 1].text = tag->value;
    odd_record *r = odd_pbn_start(rd, ODD_FACT_DEAL, tag->line);
    r->deal = *hands;
    r->dealer = rd->dealer;
    odd_pbn_give(rd);
}

/* Sends what is known about the board. */
static void meet_board(odd_pbn_reader *rd, bool vul_said, const odd_hands *hands) {
    odd_pbn_board *b = &rd->boards[rd->board];
    odd_pbn_tag *number = odd_pbn_value_tag(rd, PBN_BOARD);
    if (number != NULL && rd->board != rd->last_board)
        number->taken = false; /* it keeps its number */
    if (b->told && !vul_said)
        rd->vul = b->vul;
    if (!b->told || (vul_said && !b->vul_said)) {
        b->vul = (uint8_t)rd->vul;
        b->vul_said = vul_said;
    }
    b->told = true;
    rd->board_before = rd->board;
    send_board(rd, rd->x.tags[0].line);
    if (hands != NULL)
        send_deal(rd, hands);
}

bool odd_pbn_another_board(odd_pbn_reader *rd) {
    odd_hands hands;
    const odd_pbn_tag *deal = odd_pbn_value_tag(rd, PBN_DEAL);
    bool dealt = deal != NULL && odd_hands_parse(&hands, deal->value.text, deal->value.len, NULL) == ODD_OK;
    if (!make_another(rd, rd->last_board))
        return false;
    meet_board(rd, true, dealt ? &hands : NULL);
    return true;
}

void odd_pbn_find_board(odd_pbn_reader *rd) {
    bool again = is_of_board_before(rd);
    odd_hands hands;
    bool dealt = read_deal(rd, &hands);
    if (!again) {
        find_number(rd);
        rd->dealer = odd_board_dealer(rd->board);
        rd->vul = odd_board_vul(rd->board);
    }
    find_round(rd);
    find_dealer(rd);
    bool vul_said = find_vul(rd);
    odd_pbn_find_result(rd);
    if (!vul_said && !again)
        vul_said = infer_vul(rd);
    if (!again && !rd->rubber)
        choose_board(rd, vul_said, dealt ? &hands : NULL);
    meet_board(rd, vul_said, dealt ? &hands : NULL);
}
