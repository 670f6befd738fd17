/* LIN: the boards of a segment, the lists at its top, and the hands. Knows nothing about contestants. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "exchange/lin/lin.h"
#include "exchange/field_text.h"

/* ---- Boards ------------------------------------------------------------------------------------ */

odd_lin_board *odd_lin_board_of(odd_lin *l, int number) {
    if (l->of_number == NULL)
        l->of_number = ODD_TAKE(l->in->arena, ODD_LIN_BOARDS + 1, uint16_t);
    if (l->of_number == NULL)
        return NULL;
    uint16_t at = l->of_number[number];
    if (at < l->list_count && l->list[at].number == number)
        return &l->list[at];
    if (!ODD_MORE(l->in->arena, l->list, l->list_count, l->list_cap))
        return NULL;
    l->of_number[number] = (uint16_t)l->list_count;
    l->list[l->list_count] = (odd_lin_board){.number = (uint16_t)number};
    return &l->list[l->list_count++];
}

void odd_lin_set_board(odd_lin *l, odd_lin_board *b, odd_seat dealer, odd_vul vul, uint32_t line) {
    odd_record r = {.fact = ODD_FACT_BOARD, .line = line, .board = b->number, .round = l->round};
    b->set = true;
    r.dealer = dealer;
    r.vul = vul;
    b->dealer = (uint8_t)dealer;
    b->vul = (uint8_t)vul;
    r.has_vul = true;
    l->unusual = l->unusual || dealer != odd_board_dealer(b->number) || vul != odd_board_vul(b->number);
    if (l->unusual)
        odd_source_give(l->in, &r);
}

static bool good_number(int number) {
    return number >= 1 && number <= ODD_LIN_BOARDS;
}

/* Tables and lists are matched by the number of qx, which counts as the lists do. The table itself may state its board, or
 * bn. */
int odd_lin_number(const odd_lin *l, const odd_lin_table *t) {
    if (good_number(t->board))
        return t->board;
    const odd_lin_lists *lists = odd_lin_lists_of(l, t);
    int listed = lists != NULL ? odd_lin_board_at(l, lists) : 0;
    if (good_number(listed))
        return listed;
    if (good_number(t->number))
        return t->number;
    return l->last_board < ODD_LIN_BOARDS ? l->last_board + 1 : 1;
}

/* The boards that a list is about, in order: from the list of their numbers, or counted from the first. */
typedef struct numbering {
    odd_lin_piece list;
    int next;
} numbering;

static int next_number(numbering *n) {
    odd_lin_piece part;
    if (n->list.text.text == NULL)
        return n->next <= ODD_LIN_BOARDS ? n->next++ : 0;
    if (!odd_lin_next(&n->list, &part))
        return 0;
    odd_text text = odd_lin_trim(part.text);
    odd_scan s = {text.text, text.len, 0};
    int number = odd_scan_number(&s);
    if (n->list.text.text == NULL) { /* after the last one it continues from there */
        n->list = (odd_lin_piece){0};
        n->next = number + 1;
    }
    return odd_scan_end(&s) && good_number(number) ? number : 0;
}

/* ---- Results of the list ----------------------------------------------------------------------- */

/* Reads A and the award of each side: = average, + better, - worse. */
static bool read_average(odd_text text, odd_play *play, odd_ruling *ruling) {
    if (text.len != 3 || odd_lower(text.text[0]) != 'a')
        return false;
    for (int i = 0; i < 2; i++) {
        char c = text.text[1 + i];
        if (c != '=' && c != '+' && c != '-')
            return false;
        ruling->side[i].award = c == '='   ? ODD_AWARD_AVE
                                : c == '+' ? ODD_AWARD_AVE_PLUS
                                           : ODD_AWARD_AVE_MINUS;
    }
    play->kind = ODD_RULED;
    return true;
}

/* Doubles may be before or after declarer; they are moved to where the parser of results expects them. */
static size_t put_in_order(char *out, size_t cap, odd_text text) {
    odd_writer w = odd_writer_on(out, cap);
    size_t at = text.len > 1 && odd_is_digit(text.text[0]) ? 2 : 0, doubles = 0;
    if (at == 0 || text.len > cap - 4)
        return 0;
    if (odd_lower(text.text[1]) == 'n' && at < text.len && odd_lower(text.text[at]) == 't')
        at++;
    odd_put_bytes(&w, text.text, at);
    size_t rest = at;
    while (rest < text.len && (odd_is_letter(text.text[rest]) || text.text[rest] == '*'))
        rest++;
    for (size_t i = at; i < rest; i++)
        doubles += odd_lower(text.text[i]) == 'x' || text.text[i] == '*';
    odd_put_bytes(&w, "XX", doubles < 2 ? doubles : 2);
    odd_put_char(&w, ' ');
    for (size_t i = at; i < rest; i++)
        if (odd_lower(text.text[i]) != 'x' && text.text[i] != '*')
            odd_put_char(&w, text.text[i]);
    odd_put_char(&w, ' ');
    odd_put_bytes(&w, text.text + rest, text.len - rest);
    return doubles <= 2 && w.len < cap ? w.len : 0;
}

int odd_lin_result(odd_lin_piece piece, odd_vul v, odd_play *play, odd_ruling *ruling, odd_error *error) {
    char ordered[32];
    odd_text text = odd_lin_trim(piece.text);
    odd_result r = {0};
    if (read_average(text, play, ruling))
        return ODD_OK;
    size_t len = put_in_order(ordered, sizeof ordered, text);
    bool passed = text.len == 1 && odd_lower(text.text[0]) == 'p';
    if (!passed) {
        int code = len > 0 ? odd_result_parse(&r, ordered, len, NULL)
                           : odd_result_parse(&r, text.text, text.len, NULL);
        if (code != ODD_OK || (r.level > 0 && r.declarer == ODD_NO_SEAT))
            return odd_fail(error, code != ODD_OK ? code : ODD_E_DECLARER, (int)piece.line, piece.column,
                            "invalid result '%.*s': expected one like 4SN= or 3NEx-2, PASS, or A==",
                            (int)odd_scan_quotable(text.text, text.len), text.text);
    }
    play->packed = odd_pack(r, v);
    play->score_pts = (int16_t)odd_score(r, v);
    return ODD_OK;
}

/* ---- The lists --------------------------------------------------------------------------------- */

static odd_lin_lists *numbered(const odd_lin *l, int number) {
    if (l->place_of == NULL || !good_number(number))
        return NULL;
    uint16_t place = l->place_of[number];
    return place < l->lists_count && l->lists[place].number == number ? &l->lists[place] : NULL;
}

/* Returns the entry of a board in the lists; NULL if there are too many, or if memory runs out. */
static odd_lin_lists *place_at(odd_lin *l, size_t place, int number) {
    if (place >= ODD_LIN_BOARDS)
        return NULL;
    if (place < l->lists_count)
        return &l->lists[place];
    if (!ODD_MORE(l->in->arena, l->lists, l->lists_count, l->lists_cap))
        return NULL;
    if (numbered(l, number) != NULL) /* several tables per board: qx counts tables, not boards */
        l->in_bn = false;
    l->lists_count++;
    l->lists[place] = (odd_lin_lists){.number = (uint16_t)(number > 0 ? number : 0)};
    if (number > 0 && l->place_of != NULL)
        l->place_of[number] = (uint16_t)place;
    return &l->lists[place];
}

odd_lin_lists *odd_lin_lists_of(const odd_lin *l, const odd_lin_table *t) {
    if (l->lists_count == 0)
        return NULL;
    odd_lin_lists *lists = l->in_bn && t->number > 0 ? numbered(l, t->number) : NULL;
    if (lists != NULL)
        return lists;
    if (t->number > 0 && t->number >= l->first && (size_t)(t->number - l->first) < l->lists_count)
        return &l->lists[t->number - l->first];
    int number = good_number(t->board) ? t->board : t->number > 0 ? t->number : l->last_board + 1;
    return numbered(l, number);
}

void odd_lin_place_board(odd_lin *l, odd_lin_lists *lists, int board) {
    int shift = board - lists->number;
    if (lists->board == 0)
        lists->board = (uint16_t)board;
    l->uneven = l->uneven || (l->shifts && shift != l->shift);
    l->shift = shift;
    l->shifts = true;
}

int odd_lin_board_at(const odd_lin *l, const odd_lin_lists *lists) {
    int shift = l->shifts && !l->uneven && lists->number > 0 ? l->shift : 0;
    if (lists->board > 0)
        return lists->board;
    return good_number(lists->number + shift) ? lists->number + shift : lists->number;
}

static odd_lin_list_result listed(odd_lin_piece part) {
    size_t len = part.text.len < UINT32_MAX ? part.text.len : UINT32_MAX;
    return (odd_lin_list_result){part.text.text, (uint32_t)len, part.line};
}

/* Stores an entry of a list at its place. */
static void keep_entry(odd_lin *l, odd_lin_lists *lists, odd_lin_piece part, int room, bool results) {
    odd_play play = {0};
    odd_ruling ruling = {0};
    odd_error error;
    if (!results) {
        lists->mp[room] = listed(part);
        return;
    }
    lists->result[room] = listed(part);
    if (odd_lin_result(part, ODD_VUL_NONE, &play, &ruling, &error) != ODD_OK)
        odd_source_wrong(l->in, false, error.code, part.line, part.column, "%p", (const void *)&error);
}

/* Splits a list with two entries per board: the open room's and the closed room's. */
static void take_apart(odd_lin *l, odd_lin_piece list, bool results) {
    numbering numbers = {l->boards, l->first};
    odd_lin_piece part;
    for (int number = 0, i = 0; odd_lin_next(&list, &part); i++) {
        if (i % 2 == 0)
            number = next_number(&numbers);
        bool empty = odd_lin_trim(part.text).len == 0;
        odd_lin_lists *lists = place_at(l, (size_t)i / 2, number);
        if (!empty && (lists == NULL || lists->number == 0)) {
            odd_source_wrong(
                l->in, false, ODD_E_REFERENCE, part.line, part.column,
                "no board for this entry: the list has more entries than boards, or an invalid number");
            return;
        }
        if (!empty)
            keep_entry(l, lists, part, i % 2, results);
    }
}

void odd_lin_take_lists(odd_lin *l) {
    if (l->results.text.text == NULL && l->mps.text.text == NULL)
        return;
    if (l->place_of == NULL)
        l->place_of = ODD_TAKE(l->in->arena, ODD_LIN_BOARDS + 1, uint16_t);
    bool said = l->first >= 0 && l->first <= ODD_LIN_BOARDS;
    numbering boards = {l->boards, good_number(l->table.number) ? l->table.number : 1};
    int first = next_number(&boards);
    l->in_bn = l->boards.text.text != NULL && (!said || first == l->first);
    if (!said)
        l->first = first;
    take_apart(l, l->results, true);
    take_apart(l, l->mps, false);
}

odd_lin_piece odd_lin_listed_result(const odd_lin_lists *lists, int room) {
    odd_lin_list_result said = lists != NULL ? lists->result[room] : (odd_lin_list_result){0};
    return (odd_lin_piece){.text = {said.text, said.len}, .line = said.line};
}

odd_text odd_lin_listed_mp(const odd_lin_lists *lists, int room) {
    odd_lin_list_result said = lists != NULL ? lists->mp[room] : (odd_lin_list_result){0};
    return odd_lin_trim((odd_text){said.text, said.len});
}

/* ---- Hands ------------------------------------------------------------------------------------- */

const odd_hands *odd_lin_hands(const odd_lin *l, const odd_lin_board *b) {
    return b->hands > 0 ? &l->hands[b->hands - 1] : NULL;
}

void odd_lin_keep_hands(odd_lin *l, odd_lin_board *b, const odd_hands *hands) {
    if (!ODD_MORE(l->in->arena, l->hands, l->hands_count, l->hands_cap))
        return;
    l->hands[l->hands_count++] = *hands;
    b->hands = (uint16_t)l->hands_count;
}

/* ---- The next segment -------------------------------------------------------------------------- */

void odd_lin_forget_boards(odd_lin *l) {
    l->list_count = l->lists_count = l->hands_count = 0;
    l->last_board = l->shift = 0;
    l->first = -1;
    l->in_bn = l->shifts = l->uneven = l->tables[0] = l->tables[1] = false;
    l->results = l->boards = l->mps = (odd_lin_piece){0};
}
