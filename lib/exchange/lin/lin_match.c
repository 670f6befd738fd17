/* LIN: the contestants, and the segments of a match. A file with two rooms is a match of teams unless it says
 * that it is of pairs: the first team sits North-South in the open room and East-West in the closed room. Pairs
 * are identified by their names. */
#include "base/arena.h"
#include "base/out.h"
#include "base/bits.h"
#include "base/text.h"
#include "exchange/lin/lin.h"
#include "exchange/roster.h"

enum { PLAYERS_MAX = 64, TEAM_FIELD = 5 };

/* Returns the id of a team or a pair. It is created again if other ids have replaced it in the cache. */
static odd_text id_of(odd_lin *l, uint32_t number) {
    odd_text *kept = &l->ids[number % ODD_LIN_IDS];
    if (kept->len > 0 && l->id_of[number % ODD_LIN_IDS] == number)
        return *kept;
    l->id_of[number % ODD_LIN_IDS] = number;
    return *kept = odd_source_number(l->in, "", number + 1);
}

/* ---- Lists ------------------------------------------------------------------------------------- */

bool odd_lin_next(odd_lin_piece *list, odd_lin_piece *part) {
    if (list->text.text == NULL)
        return false;
    size_t len = 0;
    while (len < list->text.len && (unsigned char)list->text.text[len] <= ' ')
        odd_lin_pass_byte(list->text, len++, &list->line, &list->column);
    *part = *list;
    part->text.text += len;
    for (; len < list->text.len && list->text.text[len] != ','; len++)
        odd_lin_pass_byte(list->text, len, &list->line, &list->column);
    part->text.len = (size_t)(list->text.text + len - part->text.text);
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

/* ---- Teams and pairs --------------------------------------------------------------------------- */

static odd_lin_team *team_of(odd_lin *l, uint32_t number) {
    if (!ODD_ROOM(l->in->arena, l->team_list, l->team_cap < number ? l->team_cap : number, (size_t)number + 1,
                  l->team_cap))
        return NULL;
    return &l->team_list[number];
}

static odd_text player_name(const odd_lin *l, uint32_t player) {
    const odd_lin_player *p = &l->player_list[player - 1];
    return (odd_text){l->text.text + p->at, p->len};
}

/* Adds a name, which must be within the first 4 GB of the file. */
static void add_player(odd_lin *l, odd_lin_team *t, odd_text name) {
    uint32_t last = 0;
    size_t at = name.len > 0 ? (size_t)(name.text - l->text.text) : 0;
    if (name.len == 0 || t->player_count == PLAYERS_MAX || l->player_count == UINT32_MAX ||
        at + name.len > UINT32_MAX)
        return;
    for (uint32_t player = t->first; player != 0; player = l->player_list[player - 1].next) {
        if (odd_same_letters(player_name(l, player), name))
            return;
        last = player;
    }
    if (!ODD_MORE(l->in->arena, l->player_list, l->player_count, l->player_cap))
        return;
    l->player_list[l->player_count++] = (odd_lin_player){(uint32_t)at, (uint32_t)name.len, 0};
    *(last == 0 ? &t->first : &l->player_list[last - 1].next) = (uint32_t)l->player_count;
    t->player_count++;
}

/* The two names of a side: North and South, or East and West; LIN counts from South. */
static void partners(odd_text names, int direction, odd_text out[2]) {
    out[0] = odd_lin_name(names, direction == 0 ? 2 : 3);
    out[1] = odd_lin_name(names, direction == 0 ? 0 : 1);
}

static bool same_text(odd_text a, odd_text b) {
    return a.len == b.len && (a.text == b.text || odd_same_letters(a, b));
}

/* Sends who sits in a room, again when it changes. Files repeat the four players of the open room above tables of the closed
 * room, where they do not sit. */
static void send_lineup(odd_lin *l, int room, odd_text names, uint32_t line) {
    if (names.len == 0 || same_text(names, l->lineup[room]) || same_text(names, l->lineup[1 - room]))
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
        r.id[0] = id_of(l, number);
        r.text = odd_source_join_some(l->in, both[0], " & ", both[1]);
        if (r.text.len > 0)
            odd_source_give(l->in, &r);
    }
}

/* Returns the number of a pair, and names it if it is new. Without any names, room and side identify it. */
static uint32_t pair_of(odd_lin *l, odd_text names, int room, int direction, uint32_t not_this,
                        uint32_t line) {
    static const char *const nameless[ODD_LIN_ROOMS][2] = {{"\1NS", "\1EW"}, {"\1closed NS", "\1closed EW"}};
    static const char again[] = "\1"; /* four robots with the same name */
    odd_text both[2];
    bool is_new = false;
    size_t mark = 0;
    partners(names, direction, both);
    bool named = both[0].len > 0 || both[1].len > 0;
    odd_text turned = odd_join_some(&l->joined, l->in, both[1], " & ", both[0]); /* they changed seats */
    uint32_t number = named ? odd_index_find(&l->known, turned) : ODD_NOBODY;
    if (number == ODD_NOBODY || number == not_this) {
        odd_text key = named ? odd_join_some(&l->joined, l->in, both[0], " & ", both[1])
                             : odd_text_of(nameless[room][direction]);
        number = odd_index_add(&l->known, l->in->arena, key, &is_new);
        if (number == not_this && number != ODD_NOBODY) {
            mark = sizeof again - 1;
            key = odd_source_join(l->in, odd_text_of(again), "", odd_index_text(&l->known, number));
            number = odd_index_add(&l->known, l->in->arena, key, &is_new);
        }
    }
    if (number == ODD_NOBODY || !is_new || !named)
        return number;
    odd_text known = odd_index_text(&l->known, number);
    odd_named_contestant pair = {.kind = ODD_FACT_PAIR, .line = line, .id = id_of(l, number)};
    pair.players = (odd_text){known.text + mark, known.len - mark};
    odd_source_contestant(l->in, &pair);
    return number;
}

/* Finds who sits at a table. Equal names in the file are looked up once: they may be long, and there may be many tables. */
static void find_pairs(odd_lin *l, odd_text names, int room, uint32_t line) {
    if (names.len > 0 && names.text == l->last_names.text && names.len == l->last_names.len)
        return;
    l->last_names = names;
    for (int d = 0; d < 2; d++)
        l->last_pairs[d] = pair_of(l, names, room, d, d == 0 ? ODD_NOBODY : l->last_pairs[0], line);
}

void odd_lin_players(odd_lin *l, odd_text list) {
    l->next_players = list;
    l->next_four = l->four[0] = odd_lin_four(list, 0);
    l->four[1] = odd_lin_four(list, 4);
}

void odd_lin_next_players(odd_lin *l) {
    l->next_players = odd_lin_from(l->next_players, 4);
    l->next_four = odd_lin_four(l->next_players, 0);
}

/* Returns whether the names are those of the seats, which programs write if no names were entered. */
static bool names_seats(odd_text names) {
    static const char *const seats[] = {"South", "West", "North", "East"};
    for (int i = 0; i < 4; i++)
        if (!odd_text_is(odd_lin_name(names, i), seats[i]))
            return false;
    return true;
}

/* The names in a room: from the table, or from what is above it. Empty if unknown. */
static odd_text names_of(const odd_lin *l, int room, odd_text own) {
    odd_text none = {0}, names = own.len > 0 ? own : l->names[room];
    if (names.len == 0)
        names = l->match ? l->four[room] : room == 0 ? l->next_four : none;
    if (names.len == 0 && room == 0)
        names = l->four[0]; /* the same four at all tables */
    return names_seats(names) ? none : names;
}

bool odd_lin_play(odd_lin *l, odd_record *r, int room, odd_text names, int board, uint32_t line) {
    uint32_t number[2];
    odd_lin_board *b = odd_lin_board_of(l, board);
    if (b != NULL && !b->set) /* no table was read for the board that might state another one */
        odd_lin_set_board(l, b, odd_board_dealer(board), odd_board_vul(board), line);
    names = names_of(l, room, names);
    if (l->match)
        send_lineup(l, room, names, line);
    else
        find_pairs(l, names, room, line);
    for (int d = 0; d < 2; d++) {
        number[d] = l->match ? l->teams[room == 0 ? d : 1 - d] : l->last_pairs[d];
        if (number[d] == ODD_NOBODY)
            return false;
        r->id[d] = id_of(l, number[d]);
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

/* Returns whether pairs are scored by IMPs. This follows from the scores of boards, which are percentages if none is
 * negative and some exceed any number of IMPs. Without scores: a file with two teams is a broadcast of a table of a larger
 * event, about which little is known; tourneys leave the teams empty, and are scored by matchpoints. */
static bool pairs_have_imps(const odd_lin *l) {
    enum { MOST_IMPS = 24 };
    odd_lin_piece list = l->mps, part;
    bool said = false, more = false;
    while (odd_lin_next(&list, &part)) {
        odd_text text = odd_lin_trim(part.text);
        odd_amount amount = 0;
        if (text.len == 0 || !odd_amount_parse(&amount, text.text, text.len))
            continue;
        if (amount < 0)
            return true;
        said = true;
        more = more || amount > MOST_IMPS * (odd_amount)ODD_ONE;
    }
    return said ? !more : l->team_names[0].len > 0 && l->team_names[1].len > 0;
}

static void send_scoring(odd_lin *l) {
    odd_record r = {.fact = ODD_FACT_SCORING, .line = l->line};
    bool total = has_letter(l->scoring, 't'), bam = has_letter(l->scoring, 'b');
    bool imps = has_letter(l->scoring, 'i') || (has_letter(l->scoring, 'p') && pairs_have_imps(l));
    if (l->scored || (!l->match && !l->headed))
        return;
    l->scored = true;
    r.number = bam ? ODD_BAM : total ? ODD_POINTS : imps ? ODD_CROSS_IMPS : ODD_MATCHPOINTS;
    if (l->match && !bam && !total)
        r.number = ODD_TEAM_IMPS;
    odd_source_give(l->in, &r);
}

/* The first team's is sent before the second's, even if it is zero, since the order identifies them. */
static void send_carry(odd_lin *l, int which, odd_lin_piece field, odd_lin_piece other) {
    odd_text text = odd_lin_trim(field.text);
    odd_lin_team *team = l->teams[which] != ODD_NOBODY ? team_of(l, l->teams[which]) : NULL;
    odd_record r = {.fact = ODD_FACT_CARRYOVER, .line = field.line};
    if (team == NULL || text.len == 0)
        return;
    if (!odd_amount_parse(&r.amount, text.text, text.len)) {
        ODD_LIN_DOUBT(l, ODD_E_SYNTAX, field.line, field.column,
                      "invalid carry-over '%.*s': expected a number, like 12 or 12.5",
                      (int)odd_scan_quotable(text.text, text.len), text.text);
        return;
    }
    if (team->carries) /* in a later segment, it includes the boards above */
        return;
    team->carries = true;
    r.id[0] = id_of(l, l->teams[which]);
    r.unit = has_letter(l->scoring, 'b')   ? ODD_UNIT_MP
             : has_letter(l->scoring, 't') ? ODD_UNIT_POINTS
                                           : ODD_UNIT_IMPS;
    odd_amount theirs = 0;
    other.text = odd_lin_trim(other.text);
    bool first = which == 0 && odd_amount_parse(&theirs, other.text.text, other.text.len) && theirs != 0;
    if (r.amount != 0 || first)
        odd_source_give(l->in, &r);
}

static void name_teams(odd_lin *l) {
    static const char *const nameless[] = {"Team 1", "Team 2"};
    bool alike = same_text(l->team_names[0], l->team_names[1]);
    for (int i = 0; i < 2; i++) {
        bool is_new, named = l->team_names[i].len > 0 && !alike;
        odd_text name = named ? l->team_names[i] : odd_text_of(nameless[i]);
        l->teams[i] = odd_index_add(&l->known, l->in->arena, name, &is_new);
        odd_lin_team *team = l->teams[i] != ODD_NOBODY ? team_of(l, l->teams[i]) : NULL;
        if (team != NULL && is_new)
            team->line = l->line;
    }
}

void odd_lin_title(odd_lin *l, odd_lin_piece title) {
    odd_record r = {.fact = ODD_FACT_TITLE, .line = title.line, .text = odd_lin_trim(title.text)};
    if (l->titled || r.text.len == 0)
        return;
    l->titled = true;
    odd_source_give(l->in, &r);
}

void odd_lin_segment(odd_lin *l, odd_lin_piece value) {
    odd_lin_piece list = value, part, fields[TEAM_FIELD + 4] = {0};
    odd_lin_end_segment(l);
    for (size_t i = 0; i < sizeof fields / sizeof fields[0] && odd_lin_next(&list, &part); i++)
        fields[i] = part;
    l->line = value.line;
    l->headed = true;
    odd_lin_title(l, fields[0]);
    odd_record r = {.fact = ODD_FACT_TAG, .line = value.line, .name = odd_text_of("session")};
    r.text = odd_lin_trim(fields[1].text);
    if (r.text.len > 0)
        odd_source_give(l->in, &r);
    l->scoring = odd_lin_trim(fields[2].text);
    odd_text first = odd_lin_trim(fields[3].text);
    odd_scan s = {first.text, first.len, 0};
    l->first = odd_scan_number(&s);
    l->team_names[0] = odd_lin_trim(fields[TEAM_FIELD].text);
    l->team_names[1] = odd_lin_trim(fields[TEAM_FIELD + 2].text);
    if (l->match) {
        name_teams(l);
        send_carry(l, 0, fields[TEAM_FIELD + 1], fields[TEAM_FIELD + 3]);
        send_carry(l, 1, fields[TEAM_FIELD + 3], fields[TEAM_FIELD + 1]);
    }
}

void odd_lin_freeze(odd_lin *l) {
    if (l->frozen)
        return;
    l->frozen = true;
    if (l->match && l->teams[0] == ODD_NOBODY)
        name_teams(l);
    send_scoring(l);
    odd_lin_take_lists(l);
    for (int room = 0; room < ODD_LIN_ROOMS && l->match; room++)
        send_lineup(l, room, l->names[room], l->line);
}

/* Sends a result for which no table was read. */
static void send_listed(odd_lin *l, odd_lin_lists *lists, int room) {
    odd_lin_piece piece = odd_lin_listed_result(lists, room);
    odd_record r = {.fact = ODD_FACT_PLAY};
    int number = odd_lin_board_at(l, lists);
    const odd_lin_board *b = odd_lin_board_of(l, number);
    odd_vul vul = b != NULL && b->set ? (odd_vul)b->vul : odd_board_vul(number);
    lists->told[room] = true;
    if (odd_lin_result(piece, vul, &r.play, &r.ruling, NULL) != ODD_OK ||
        !odd_lin_play(l, &r, room, (odd_text){0}, number, piece.line))
        return;
    odd_source_give(l->in, &r);
    r.text = odd_lin_listed_mp(lists, room);
    if (r.text.len == 0)
        return;
    r.fact = ODD_FACT_TAG;
    r.about = ODD_ABOUT_PLAY;
    r.name = odd_text_of("lin:mp");
    odd_source_give(l->in, &r);
}

/* Handles a result of pairs in a room of which no table was read, while the other room has some. Programs that broadcast one
 * table leave the results of an earlier match there. It is kept as a tag, and is not compared with results of another deal. */
static void keep_left_over(odd_lin *l, odd_lin_lists *lists, int room) {
    odd_record r = {.fact = ODD_FACT_TAG, .about = ODD_ABOUT_BOARD, .name = odd_text_of("lin:rs")};
    odd_lin_piece piece = odd_lin_listed_result(lists, room);
    lists->told[room] = true;
    r.board = odd_lin_board_at(l, lists);
    r.line = piece.line;
    r.text = odd_lin_trim(piece.text);
    odd_source_give(l->in, &r);
}

/* Sends the results of the lists for which no table was read. */
static void send_lists(odd_lin *l) {
    int left_over = 0;
    for (size_t i = 0; i < l->lists_count; i++)
        for (int room = 0; room < ODD_LIN_ROOMS; room++) {
            odd_lin_lists *lists = &l->lists[i];
            if (lists->told[room] || odd_lin_listed_result(lists, room).text.len == 0)
                continue;
            if (l->match || l->tables[room] || !l->tables[1 - room]) {
                send_listed(l, lists, room);
                continue;
            }
            left_over++;
            keep_left_over(l, lists, room);
        }
    if (left_over > 0)
        odd_source_wrong(
            l->in, true, ODD_E_REFERENCE, l->results.line, l->results.column,
            "%d result%s of a room without a table in this file: left over from an earlier match, and not compared",
            left_over, left_over > 1 ? "s" : "");
}

void odd_lin_end_segment(odd_lin *l) {
    odd_lin_end_table(l);
    if (l->started) {
        odd_lin_freeze(l);
        send_lists(l);
        l->round += l->match && l->round < ODD_LIN_BOARDS;
    }
    l->started = l->frozen = false;
    odd_lin_forget_boards(l);
    odd_lin_players(l, (odd_text){0});
    for (int i = 0; i < 2; i++) {
        l->names[i] = l->lineup[i] = l->team_names[i] = (odd_text){0};
        l->teams[i] = ODD_NOBODY;
    }
}

static odd_text join_players(odd_lin *l, const odd_lin_team *team) {
    static const char between[] = ", ";
    size_t need = 0, len = 0;
    for (uint32_t player = team->first; player != 0; player = l->player_list[player - 1].next)
        need += player_name(l, player).len + (need > 0 ? sizeof between - 1 : 0);
    char *text = need > 0 ? odd_arena_take(l->in->arena, need, 1) : NULL;
    for (uint32_t player = text != NULL ? team->first : 0; player != 0;
         player = l->player_list[player - 1].next) {
        odd_text name = player_name(l, player);
        if (len > 0) {
            odd_copy(text + len, between, sizeof between - 1);
            len += sizeof between - 1;
        }
        odd_copy(text + len, name.text, name.len);
        len += name.len;
    }
    return (odd_text){text, len};
}

static void send_team(odd_lin *l, uint32_t number) {
    const odd_lin_team *team = &l->team_list[number];
    odd_named_contestant named = {.kind = ODD_FACT_TEAM, .line = team->line, .id = id_of(l, number)};
    named.name = odd_index_text(&l->known, number);
    named.players = join_players(l, team);
    odd_source_contestant(l->in, &named);
}

void odd_lin_end(odd_lin *l) {
    odd_lin_end_segment(l);
    for (size_t i = 0; i < l->known.count && i < l->team_cap && l->match; i++)
        send_team(l, (uint32_t)i);
}
