/* LIN: who plays whom, and the lists at the top of a segment. A file with two rooms is a match of teams: the first one
 * sits North-South in the open room and East-West in the closed room. Any other is of pairs, known by their names. */
#include "base/arena.h"
#include "base/error.h"
#include "base/scan.h"
#include "base/writer.h"
#include "formats/lin.h"
#include "formats/text.h"

enum { PLAYERS_MAX = 64, ID_BYTES = 12, TEAM_FIELD = 5 };

static void give(odd_lin *l, odd_record *r) {
    l->in->taker.take(l->in->taker.owner, r);
}

static odd_text keep_number(odd_lin *l, uint32_t number) {
    char text[ID_BYTES];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_int(&w, (int)number + 1);
    return odd_source_keep(l->in, (odd_text){text, w.len});
}

/* ---- Lists ------------------------------------------------------------------------------------- */

bool odd_lin_next(odd_lin_piece *list, odd_lin_piece *part) {
    if (list->text.text == NULL)
        return false;
    size_t len = 0;
    *part = *list;
    for (; len < list->text.len && list->text.text[len] != ','; len++) {
        unsigned char c = (unsigned char)list->text.text[len];
        list->column += (c & 0xC0) != 0x80;
        if (c == '\n') {
            list->line++;
            list->column = 1;
        }
    }
    part->text.len = len;
    if (len == list->text.len) {
        list->text = (odd_text){0};
    } else {
        list->text.text += len + 1;
        list->text.len -= len + 1;
        list->column++;
    }
    return true;
}

odd_text odd_lin_trim(odd_text text) {
    while (text.len > 0 && (unsigned char)text.text[0] <= ' ') {
        text.text++;
        text.len--;
    }
    while (text.len > 0 && (unsigned char)text.text[text.len - 1] <= ' ')
        text.len--;
    return text;
}

odd_text odd_lin_from(odd_text list, int n) {
    size_t at = 0;
    for (; n > 0 && at < list.len; at++)
        n -= list.text[at] == ',';
    odd_text none = {0};
    return n > 0 || list.text == NULL ? none : (odd_text){list.text + at, list.len - at};
}

odd_text odd_lin_four(odd_text list, int n) {
    odd_text four = odd_lin_from(list, n), rest = odd_lin_from(four, 4);
    if (rest.text != NULL)
        four.len = (size_t)(rest.text - four.text) - 1;
    return odd_lin_trim(four);
}

odd_text odd_lin_name(odd_text list, int n) {
    odd_text name = odd_lin_from(list, n);
    size_t len = 0;
    while (len < name.len && name.text[len] != ',')
        len++;
    return odd_lin_trim((odd_text){name.text, len});
}

/* ---- Boards of a segment ----------------------------------------------------------------------- */

odd_lin_board *odd_lin_board_of(odd_lin *l, int number) {
    if (l->of_number == NULL)
        l->of_number = ODD_TAKE(l->in->arena, ODD_LIN_BOARDS + 1, uint16_t);
    if (l->of_number == NULL)
        return NULL;
    uint16_t at = l->of_number[number];
    if (at < l->list_count && l->list[at].number == number)
        return &l->list[at];
    odd_lin_board *list = odd_arena_grow(l->in->arena, l->list, l->list_count, l->list_count + 1,
                                         &l->list_cap, sizeof(odd_lin_board));
    if (list == NULL)
        return NULL;
    l->list = list;
    l->of_number[number] = (uint16_t)l->list_count;
    list[l->list_count] = (odd_lin_board){.number = number};
    return &list[l->list_count++];
}

void odd_lin_set_board(odd_lin *l, odd_lin_board *b, odd_seat dealer, odd_vul vul, uint32_t line) {
    odd_record r = {.fact = ODD_FACT_BOARD, .line = line, .board = b->number, .round = l->round};
    b->set = true;
    b->dealer = r.dealer = dealer;
    b->vul = r.vul = vul;
    r.has_vul = true;
    l->unusual = l->unusual || dealer != odd_board_dealer(b->number) || vul != odd_board_vul(b->number);
    if (l->unusual)
        give(l, &r);
}

static bool good_number(int number) {
    return number >= 1 && number <= ODD_LIN_BOARDS;
}

int odd_lin_number(odd_lin *l, const odd_lin_table *t) {
    int number = t->board != 0 ? t->board : t->number;
    if (good_number(number))
        return number;
    return l->last_board < ODD_LIN_BOARDS ? l->last_board + 1 : 1;
}

/* The boards that a list is about, one after the other: by the list of their numbers, or counted from the first. */
typedef struct numbering {
    odd_lin_piece list;
    int next;
} numbering;

static numbering number_boards(const odd_lin *l) {
    int first = good_number(l->first) ? l->first : good_number(l->table.number) ? l->table.number : 1;
    return (numbering){l->boards, first};
}

static int next_number(numbering *n) {
    odd_lin_piece part;
    if (n->list.text.text == NULL)
        return n->next <= ODD_LIN_BOARDS ? n->next++ : 0;
    if (!odd_lin_next(&n->list, &part))
        return 0;
    odd_text text = odd_lin_trim(part.text);
    odd_scan s = {text.text, text.len, 0};
    int number = odd_scan_number(&s);
    if (n->list.text.text == NULL) { /* behind the last one it goes on from there */
        n->list = (odd_lin_piece){0};
        n->next = number + 1;
    }
    return odd_scan_end(&s) && good_number(number) ? number : 0;
}

/* ---- Results of the list ----------------------------------------------------------------------- */

/* A and what each side gets: = average, + and - better and worse. */
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

/* Doubles stand before or behind declarer, and are given to the parser of results where it expects them. */
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

int odd_lin_result(const odd_lin_piece *piece, odd_vul v, odd_play *play, odd_ruling *ruling,
                   odd_error *error) {
    char ordered[32];
    odd_text text = odd_lin_trim(piece->text);
    odd_result r = {0};
    if (read_average(text, play, ruling))
        return ODD_OK;
    size_t len = put_in_order(ordered, sizeof ordered, text);
    bool passed = text.len == 1 && odd_lower(text.text[0]) == 'p';
    if (!passed) {
        int code = len > 0 ? odd_result_parse(&r, ordered, len, NULL)
                           : odd_result_parse(&r, text.text, text.len, NULL);
        if (code != ODD_OK || (r.level > 0 && r.declarer == ODD_NO_SEAT))
            return odd_fail(error, code != ODD_OK ? code : ODD_E_DECLARER, (int)piece->line, piece->column,
                            "no result '%.*s': expected one like 4SN= or 3NEx-2, PASS, or A==",
                            (int)odd_scan_quotable(text.text, text.len), text.text);
    }
    play->packed = odd_pack(r, v);
    play->score_pts = (int16_t)odd_score(r, v);
    return ODD_OK;
}

/* Two a board: the open room's, the closed room's. */
static void take_apart(odd_lin *l, odd_lin_piece list, bool results) {
    numbering numbers = number_boards(l);
    odd_lin_piece part;
    for (int number = 0, i = 0; odd_lin_next(&list, &part); i++) {
        int room = i % 2;
        if (room == 0)
            number = next_number(&numbers);
        if (odd_lin_trim(part.text).len == 0)
            continue;
        odd_lin_board *b = number > 0 ? odd_lin_board_of(l, number) : NULL;
        if (b == NULL) {
            odd_source_wrong(
                l->in, false, ODD_E_REFERENCE, part.line, part.column,
                "which board? The list has more entries than there are boards, or a number that is "
                "none");
            return;
        }
        if (!results) {
            b->mp[room] = part;
            continue;
        }
        odd_play play = {0};
        odd_ruling ruling = {0};
        odd_error error;
        b->result[room] = part;
        if (odd_lin_result(&part, ODD_VUL_NONE, &play, &ruling, &error) != ODD_OK)
            odd_source_wrong(l->in, false, error.code, part.line, part.column, "%s", error.message);
    }
}

/* ---- Teams and pairs --------------------------------------------------------------------------- */

static odd_lin_team *team_of(odd_lin *l, uint32_t number) {
    odd_lin_team *list =
        odd_arena_grow(l->in->arena, l->team_list, l->team_cap < number ? l->team_cap : number,
                       (size_t)number + 1, &l->team_cap, sizeof(odd_lin_team));
    if (list == NULL)
        return NULL;
    l->team_list = list;
    return &list[number];
}

static void add_player(odd_lin *l, odd_lin_team *t, odd_text name) {
    if (name.len == 0)
        return;
    for (size_t i = 0; i < t->player_count; i++)
        if (odd_same_letters(t->players[i], name))
            return;
    if (t->player_count == PLAYERS_MAX)
        return;
    odd_text *players = odd_arena_grow(l->in->arena, t->players, t->player_count, t->player_count + 1,
                                       &t->player_cap, sizeof(odd_text));
    if (players == NULL)
        return;
    t->players = players;
    players[t->player_count++] = name;
}

/* The two names of a side: North and South, or East and West; LIN counts from South. */
static void partners(odd_text names, int direction, odd_text out[2]) {
    out[0] = odd_lin_name(names, direction == 0 ? 2 : 3);
    out[1] = odd_lin_name(names, direction == 0 ? 0 : 1);
}

static bool same_text(odd_text a, odd_text b) {
    return a.len == b.len && (a.text == b.text || odd_same_letters(a, b));
}

/* Who sits where in a room, said again when it changes. */
static void tell_lineup(odd_lin *l, int room, odd_text names, uint32_t line) {
    if (names.len == 0 || same_text(names, l->lineup[room]))
        return;
    l->lineup[room] = names;
    for (int d = 0; d < 2; d++) {
        uint32_t number = l->teams[room == 0 ? d : 1 - d];
        odd_lin_team *team = number != ODD_NOBODY ? team_of(l, number) : NULL;
        odd_text both[2];
        if (team == NULL)
            return;
        partners(names, d, both);
        add_player(l, team, both[0]);
        add_player(l, team, both[1]);
        odd_record r = {.fact = ODD_FACT_LINEUP, .line = line, .number = d, .round = l->round};
        r.id[0] = keep_number(l, number);
        r.text = odd_source_join_some(l->in, both[0], " & ", both[1]);
        if (r.text.len > 0)
            give(l, &r);
    }
}

/* The number of a pair, which is named when it is new. Nobody is called anything: then the side is enough. */
static uint32_t pair_of(odd_lin *l, odd_text names, int direction, uint32_t not_this, uint32_t line) {
    static const char *const nameless[] = {"\1NS", "\1EW"};
    odd_text both[2];
    bool is_new;
    partners(names, direction, both);
    odd_text text = odd_source_join_some(l->in, both[0], " & ", both[1]);
    odd_text key = odd_source_join_some(l->in, both[1], " & ", both[0]);
    uint32_t number = text.len > 0 ? odd_index_find(&l->known, key) : ODD_NOBODY; /* they changed seats */
    if (number == ODD_NOBODY || number == not_this)
        number = odd_index_add(&l->known, l->in->arena,
                               text.len > 0 ? text : odd_text_of(nameless[direction]), &is_new);
    else
        is_new = false;
    if (number == not_this && number != ODD_NOBODY) { /* four robots, all of one name */
        number = odd_index_add(&l->known, l->in->arena,
                               odd_source_join_some(l->in, odd_text_of("\1"), "", text), &is_new);
    }
    if (number == ODD_NOBODY || !is_new || text.len == 0)
        return number;
    odd_record r = {.fact = ODD_FACT_PAIR, .line = line, .text = text};
    r.id[0] = keep_number(l, number);
    give(l, &r);
    return number;
}

bool odd_lin_play(odd_lin *l, odd_record *r, int room, odd_text names, int board, uint32_t line) {
    uint32_t number[2];
    odd_lin_board *b = odd_lin_board_of(l, board);
    if (b != NULL && !b->set) /* no table was read for it, which might have said another */
        odd_lin_set_board(l, b, odd_board_dealer(board), odd_board_vul(board), line);
    if (names.len == 0)
        names = l->names[room];
    if (names.len == 0)
        names = l->match ? odd_lin_four(l->players, 4 * room) : odd_lin_four(l->next_players, 0);
    if (names.len == 0)
        names = odd_lin_four(l->players, 0); /* the same four at all tables */
    if (l->match)
        tell_lineup(l, room, names, line);
    for (int d = 0; d < 2; d++) {
        number[d] = l->match ? l->teams[room == 0 ? d : 1 - d]
                             : pair_of(l, names, d, d == 0 ? ODD_NOBODY : number[0], line);
        if (number[d] == ODD_NOBODY)
            return false;
        r->id[d] = keep_number(l, number[d]);
        r->play.seat[d] = l->in->taker.seat(l->in->taker.owner, r->id[d], d, line);
    }
    r->line = line;
    r->board = board;
    r->round = l->round;
    return true;
}

/* ---- Segments ---------------------------------------------------------------------------------- */

static bool has_letter(odd_text text, char letter) {
    return text.len > 0 && odd_lower(text.text[0]) == letter;
}

/* IMPs are below zero as often as above: percentages never are. */
static bool has_minus(odd_text list) {
    for (size_t i = 0; i < list.len; i++)
        if (list.text[i] == '-')
            return true;
    return false;
}

static void tell_scoring(odd_lin *l) {
    odd_record r = {.fact = ODD_FACT_SCORING, .line = l->line};
    bool total = has_letter(l->scoring, 't'), bam = has_letter(l->scoring, 'b');
    bool imps = has_letter(l->scoring, 'i') || (has_letter(l->scoring, 'p') && has_minus(l->mps.text));
    if (l->scored || (!l->match && !l->headed))
        return;
    l->scored = true;
    r.number = bam ? ODD_BAM : total ? ODD_POINTS : imps ? ODD_CROSS_IMPS : ODD_MATCHPOINTS;
    if (l->match && !bam && !total)
        r.number = ODD_TEAM_IMPS;
    give(l, &r);
}

static void tell_carry(odd_lin *l, int which, odd_lin_piece field) {
    odd_text text = odd_lin_trim(field.text);
    odd_lin_team *team = l->teams[which] != ODD_NOBODY ? team_of(l, l->teams[which]) : NULL;
    odd_record r = {.fact = ODD_FACT_CARRYOVER, .line = field.line};
    if (team == NULL || text.len == 0)
        return;
    if (!odd_amount_parse(&r.amount, text.text, text.len)) {
        ODD_LIN_DOUBT(l, ODD_E_SYNTAX, field.line, field.column,
                      "no carry-over '%.*s': expected a number, like 12 or 12.5",
                      (int)odd_scan_quotable(text.text, text.len), text.text);
        return;
    }
    if (team->carries) /* of a later segment: the boards above are in it */
        return;
    team->carries = true;
    r.id[0] = keep_number(l, l->teams[which]);
    r.unit = has_letter(l->scoring, 'b')   ? ODD_UNIT_MP
             : has_letter(l->scoring, 't') ? ODD_UNIT_POINTS
                                           : ODD_UNIT_IMPS;
    if (r.amount != 0)
        give(l, &r);
}

static void name_teams(odd_lin *l) {
    static const char *const nameless[] = {"Team 1", "Team 2"};
    bool alike = same_text(l->team_names[0], l->team_names[1]);
    for (int i = 0; i < 2; i++) {
        bool is_new, named = l->team_names[i].len > 0 && !alike;
        odd_text name = named ? l->team_names[i] : odd_text_of(nameless[i]);
        l->teams[i] = odd_index_add(&l->known, l->in->arena, name, &is_new);
        odd_lin_team *team = l->teams[i] != ODD_NOBODY ? team_of(l, l->teams[i]) : NULL;
        if (team != NULL && is_new) {
            team->name = name;
            team->line = l->line;
        }
    }
}

void odd_lin_segment(odd_lin *l, odd_lin_piece value) {
    odd_lin_piece list = value, part, fields[TEAM_FIELD + 4] = {0};
    odd_lin_end_segment(l);
    for (size_t i = 0; i < sizeof fields / sizeof fields[0] && odd_lin_next(&list, &part); i++)
        fields[i] = part;
    l->line = value.line;
    l->headed = true;
    odd_record r = {.fact = ODD_FACT_TITLE, .line = value.line, .text = odd_lin_trim(fields[0].text)};
    if (!l->titled && r.text.len > 0) {
        l->titled = true;
        give(l, &r);
    }
    r.fact = ODD_FACT_TAG;
    r.name = odd_text_of("session");
    r.text = odd_lin_trim(fields[1].text);
    if (r.text.len > 0)
        give(l, &r);
    l->scoring = odd_lin_trim(fields[2].text);
    odd_text first = odd_lin_trim(fields[3].text);
    odd_scan s = {first.text, first.len, 0};
    l->first = odd_scan_number(&s);
    l->team_names[0] = odd_lin_trim(fields[TEAM_FIELD].text);
    l->team_names[1] = odd_lin_trim(fields[TEAM_FIELD + 2].text);
    if (l->match) {
        name_teams(l);
        tell_carry(l, 0, fields[TEAM_FIELD + 1]);
        tell_carry(l, 1, fields[TEAM_FIELD + 3]);
    }
}

void odd_lin_freeze(odd_lin *l) {
    if (l->frozen)
        return;
    l->frozen = true;
    if (l->match && l->teams[0] == ODD_NOBODY)
        name_teams(l);
    tell_scoring(l);
    take_apart(l, l->results, true);
    take_apart(l, l->mps, false);
    for (int room = 0; room < ODD_LIN_ROOMS && l->match; room++)
        tell_lineup(l, room, l->names[room], l->line);
}

/* A result that no table was read for. */
static void tell_listed(odd_lin *l, odd_lin_board *b, int room) {
    const odd_lin_piece *piece = &b->result[room];
    odd_record r = {.fact = ODD_FACT_PLAY};
    odd_vul vul = b->set ? b->vul : odd_board_vul(b->number);
    b->told[room] = true;
    if (odd_lin_result(piece, vul, &r.play, &r.ruling, NULL) != ODD_OK ||
        !odd_lin_play(l, &r, room, (odd_text){0}, b->number, piece->line))
        return;
    give(l, &r);
    if (b->mp[room].text.len == 0)
        return;
    r.fact = ODD_FACT_TAG;
    r.about = ODD_ABOUT_PLAY;
    r.name = odd_text_of("lin:mp");
    r.text = odd_lin_trim(b->mp[room].text);
    give(l, &r);
}

void odd_lin_end_segment(odd_lin *l) {
    odd_lin_end_table(l);
    if (l->started) {
        odd_lin_freeze(l);
        for (size_t i = 0; i < l->list_count; i++)
            for (int room = 0; room < ODD_LIN_ROOMS; room++)
                if (l->list[i].result[room].text.len > 0 && !l->list[i].told[room])
                    tell_listed(l, &l->list[i], room);
        l->round += l->match && l->round < ODD_LIN_BOARDS;
    }
    l->started = l->frozen = false;
    l->list_count = 0;
    l->last_board = l->first = 0;
    l->results = l->boards = l->mps = (odd_lin_piece){0};
    l->players = l->next_players = (odd_text){0};
    for (int i = 0; i < 2; i++) {
        l->names[i] = l->lineup[i] = l->team_names[i] = (odd_text){0};
        l->teams[i] = ODD_NOBODY;
    }
}

static void tell_team(odd_lin *l, uint32_t number) {
    const odd_lin_team *team = &l->team_list[number];
    odd_record r = {.fact = ODD_FACT_TEAM, .line = team->line, .name = team->name};
    r.id[0] = keep_number(l, number);
    for (size_t i = 0; i < team->player_count; i++)
        r.text = odd_source_join_some(l->in, r.text, ", ", team->players[i]);
    give(l, &r);
}

void odd_lin_end(odd_lin *l) {
    odd_lin_end_segment(l);
    for (size_t i = 0; i < l->known.count && i < l->team_cap && l->match; i++)
        tell_team(l, (uint32_t)i);
}
