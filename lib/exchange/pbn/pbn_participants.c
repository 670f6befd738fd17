/* The contestants of a PBN file, from tags and tables: teams by their names and rooms; pairs by the numbers or
 * names in PairNS and PairEW or a table; otherwise by the players' names, as individuals if most of them change
 * partners. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/pbn/pbn_reader.h"
#include "exchange/roster.h"

enum { SURVEYED = 1024, SCORINGS = 8 }; /* the number of games that are examined for their scoring */

odd_text odd_pbn_make_id(odd_pbn_reader *rd, char letter, uint32_t number) {
    return odd_source_number(rd->in, rd->who.has_ids ? (char[]){letter, '\0'} : "", number);
}

/* Makes room in a list for an item with that number. */
#define ROOM_AT(rd, list, cap, number) \
    ((number) != ODD_NOBODY && ODD_ROOM((rd)->in->arena, (list), (cap), (size_t)(number) + 1, (cap)))

/* ---- Players ----------------------------------------------------------------------------------- */

uint32_t odd_pbn_player_of(odd_pbn_reader *rd, odd_text name) {
    odd_pbn_participants *w = &rd->who;
    uint32_t number = odd_pbn_number_of(&w->players, rd->in->arena, name);
    return ROOM_AT(rd, w->about, w->about_cap, number) ? number : ODD_NOBODY;
}

static odd_text name_at(odd_pbn_reader *rd, odd_pbn_kind kind) {
    odd_pbn_tag *tag = odd_pbn_value_tag(rd, kind);
    return tag != NULL ? tag->value : (odd_text){"", 0};
}

uint32_t odd_pbn_player_at(odd_pbn_reader *rd, odd_pbn_kind seat) {
    odd_pbn_seat_memo *last = &rd->who.seated[seat - PBN_WEST];
    odd_text name = name_at(rd, seat);
    if (last->player != 0 && odd_text_same(last->name, name))
        return last->player - 1;
    uint32_t number = odd_pbn_player_of(rd, name);
    if (number != ODD_NOBODY)
        *last = (odd_pbn_seat_memo){name, number + 1};
    return number;
}

/* Returns the number of an id. */
static uint32_t called(odd_pbn_reader *rd, odd_text id) {
    return odd_pbn_number_of(&rd->who.called, rd->in->arena, id);
}

/* ---- Pairs of players --------------------------------------------------------------------------- */

/* Joins two unescaped values with a separator. */
static odd_text join(const odd_source *in, odd_text first, const char *between, odd_text second) {
    return odd_source_join(in, odd_pbn_plain(in, first), between, odd_pbn_plain(in, second));
}

/* Joins two players, of whom one may be unknown: a question mark keeps the seat of the second. */
static odd_text join_players(const odd_source *in, odd_text first, odd_text second) {
    if (second.len == 0)
        return odd_pbn_plain(in, first);
    return join(in, first.len > 0 ? first : odd_text_of("?"), " & ", second);
}

/* A player of an individual event, who is sent when first met. */
static odd_text individual(odd_pbn_reader *rd, uint32_t number, uint32_t line) {
    odd_text id = odd_source_number(rd->in, "", number + 1);
    if (rd->who.about[number].line == 0) {
        rd->who.about[number].line = line;
        odd_text name = odd_pbn_plain(rd->in, odd_pbn_text_of(&rd->who.players, number));
        odd_source_contestant(rd->in, &(odd_named_contestant){
                                          .kind = ODD_FACT_PLAYER, .line = line, .id = id, .players = name});
    }
    return id;
}

/* Returns "1+2". The first player is sent before the second. */
static odd_text individuals(odd_pbn_reader *rd, const uint32_t player[2], uint32_t line) {
    odd_text first = individual(rd, player[0], line), second = individual(rd, player[1], line);
    return odd_source_partners(rd->in, first, second);
}

static void new_couple(odd_pbn_reader *rd, odd_pbn_couple *c, const uint32_t player[2], uint32_t number,
                       uint32_t line) {
    odd_pbn_participants *w = &rd->who;
    odd_text first = odd_pbn_text_of(&w->players, player[0]),
             second = odd_pbn_text_of(&w->players, player[1]);
    c->first = player[0] + 1;
    if (w->contest == ODD_TEAMS)
        return;
    odd_text id =
        w->contest == ODD_PAIRS ? odd_pbn_make_id(rd, 'n', number + 1) : individuals(rd, player, line);
    c->id = id.text;
    c->id_len = (uint8_t)id.len;
    c->called = called(rd, id);
    c->seat = rd->in->taker.seat(rd->in->taker.owner, id, -1, line);
    if (w->contest != ODD_PAIRS || first.len + second.len == 0)
        return;
    odd_text names = join_players(rd->in, first, second);
    odd_source_contestant(
        rd->in, &(odd_named_contestant){.kind = ODD_FACT_PAIR, .line = line, .id = id, .players = names});
}

enum { NAMESAKES = 1 << 29, UNKNOWN = 1 << 30 }; /* above all numbers of players */

/* Returns the number of two players as partners, by their seats, in either order; ODD_NOBODY if memory runs out. Other pairs may
 * have the same names, and unknown players are different each time: the number distinguishes them. */
static uint32_t couple_of(odd_pbn_reader *rd, const odd_pbn_kind seats[2], uint32_t apart, uint32_t line,
                          bool *turned) {
    odd_pbn_participants *w = &rd->who;
    uint32_t player[2] = {odd_pbn_player_at(rd, seats[0]), odd_pbn_player_at(rd, seats[1])};
    if (player[0] == ODD_NOBODY || player[1] == ODD_NOBODY)
        return ODD_NOBODY;
    uint32_t key[2] = {player[0] | apart, player[1] | apart};
    if (apart >= UNKNOWN)
        key[0] = key[1] = apart;
    uint32_t number = odd_pbn_number_of_two(&w->couples, rd->in->arena, key[0], key[1]);
    if (!ROOM_AT(rd, w->of_couples, w->of_couples_cap, number))
        return ODD_NOBODY;
    if (w->of_couples[number].first == 0)
        new_couple(rd, &w->of_couples[number], player, number, line);
    *turned = w->of_couples[number].first != player[0] + 1;
    return number;
}

/* ---- Pairs that have a number or a name, and teams ----------------------------------------------- */

odd_text odd_pbn_names_of(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction) {
    odd_pbn_participants *w = &rd->who;
    uint32_t at = c->names[direction];
    if (at == ODD_NOBODY)
        return odd_pbn_plain(rd->in, odd_pbn_text_of(&w->ids, (uint32_t)(c - w->of_ids)));
    return at != 0 ? w->names[at - 1] : (odd_text){"", 0};
}

void odd_pbn_set_names(odd_pbn_reader *rd, odd_pbn_contestant *c, int direction, odd_text names) {
    odd_pbn_participants *w = &rd->who;
    if (names.len == 0)
        return;
    if (odd_text_same(names, odd_pbn_contestant_id(c))) { /* nothing else was known */
        c->names[direction] = ODD_NOBODY;
        return;
    }
    if (!ODD_MORE(rd->in->arena, w->names, w->name_count, w->names_cap))
        return;
    w->names[w->name_count++] = names;
    c->names[direction] = (uint32_t)w->name_count;
}

/* Returns where one player's name ends and the other's begins: at a semicolon, at a hyphen with blanks around it or, in a
 * text without blanks such as surnames only, at its only hyphen. Returns the length of the text if there is no such place. */
static size_t between_names(odd_text text) {
    size_t hyphens = 0, hyphen = 0, blanks = 0;
    for (size_t at = 0; at < text.len; at++) {
        bool inside = at > 0 && at + 1 < text.len;
        if (text.text[at] == ';' ||
            (text.text[at] == '-' && inside && text.text[at - 1] == ' ' && text.text[at + 1] == ' '))
            return at;
        blanks += text.text[at] == ' ' || text.text[at] == '&';
        if (text.text[at] == '-' && hyphens++ == 0)
            hyphen = at;
    }
    return hyphens == 1 && blanks == 0 ? hyphen : text.len;
}

/* Converts "Ann Lee;Bo Park" to "Ann Lee & Bo Park". */
odd_text odd_pbn_pair_names(odd_pbn_reader *rd, odd_text names) {
    odd_text text = odd_pbn_plain(rd->in, names);
    size_t len = text.len, first = between_names(text), second = first + 1;
    while (first > 0 && text.text[first - 1] == ' ')
        first--;
    while (second < len && text.text[second] == ' ')
        second++;
    if (first == 0 || second >= len)
        return text;
    return odd_source_join(rd->in, (odd_text){text.text, first}, " & ",
                           (odd_text){text.text + second, len - second});
}

/* The contestant of that name; a text that is not an id becomes a name, and gets a number. NULL without memory. */
static odd_pbn_contestant *contestant_of(odd_pbn_reader *rd, odd_text text, bool is_id, uint32_t line) {
    odd_pbn_participants *w = &rd->who;
    uint32_t number = odd_pbn_number_of(&w->ids, rd->in->arena, text);
    if (!ROOM_AT(rd, w->of_ids, w->of_ids_cap, number))
        return NULL;
    odd_pbn_contestant *c = &w->of_ids[number];
    if (c->id != NULL)
        return c;
    if (!is_id || text.len > ODD_ID_MAX || !odd_text_is_id(text, false)) { /* without a direction */
        c->names[0] = c->names[1] = ODD_NOBODY;
        text = odd_source_number(rd->in, "", number + 1);
    }
    c->id = text.text;
    c->id_len = (uint8_t)text.len;
    c->line = line;
    c->seat = rd->in->taker.seat(rd->in->taker.owner, text, -1, line);
    return c;
}

odd_pbn_contestant *odd_pbn_pair_of(odd_pbn_reader *rd, odd_text text, uint32_t line) {
    return contestant_of(rd, text, true, line);
}

/* ---- Teams ------------------------------------------------------------------------------------- */

/* The value of a tag that a game does not have: it takes no bytes of the file, so its length is limited as for inheritance by
 * #. */
static odd_text carried(const odd_pbn_reader *rd, odd_pbn_kind kind) {
    odd_text last = rd->last[kind];
    if (last.len == 0)
        return (odd_text){"", 0};
    return (odd_text){last.text, last.len < PBN_INHERITED_MAX ? last.len : PBN_INHERITED_MAX};
}

/* Returns the stage without its segment: Final:2 is a segment of the Final. */
static odd_text without_segment(odd_text stage) {
    size_t len = 0;
    while (len < stage.len && stage.text[len] != ':')
        len++;
    return (odd_text){stage.text, len};
}

int odd_pbn_stage_round(odd_pbn_reader *rd) {
    odd_pbn_stages *s = &rd->who.stages;
    odd_text event = carried(rd, PBN_EVENT), stage = without_segment(carried(rd, PBN_STAGE));
    if (s->any && odd_text_same(event, s->event) && odd_text_same(stage, s->stage))
        return s->round;
    uint32_t number[2] = {odd_pbn_number_of(&s->events, rd->in->arena, event),
                          odd_pbn_number_of(&s->names, rd->in->arena, stage)};
    if (number[0] == ODD_NOBODY || number[1] == ODD_NOBODY)
        return 0;
    uint32_t both = odd_pbn_number_of_two(&s->both, rd->in->arena, 2 * number[0], 2 * number[1] + 1);
    s->round =
        both == 0 || both > PBN_ROUNDS_MAX ? 0 : PBN_STAGES_FROM + (int)both - 1; /* the first needs none */
    s->event = event;
    s->stage = stage;
    s->any = true;
    return s->round;
}

void odd_pbn_send_stage(odd_pbn_reader *rd, uint32_t line) {
    static const odd_pbn_kind kinds[] = {PBN_EVENT, PBN_STAGE};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0] && rd->who.contest == ODD_TEAMS; i++) {
        odd_text value = rd->last[kinds[i]];
        if (odd_pbn_tag_of(rd, kinds[i]) == NULL && rd->has_told[kinds[i]] &&
            value.len <= PBN_INHERITED_MAX && !odd_text_same(value, rd->told[kinds[i]]))
            odd_pbn_give_tag(rd, ODD_ABOUT_PLAY, line, odd_pbn_record_name(kinds[i]),
                             odd_pbn_plain(rd->in, value));
    }
}

/* The number of a team; ODD_NOBODY without memory. */
static uint32_t team_of(odd_pbn_reader *rd, odd_pbn_kind kind, uint32_t line) {
    odd_pbn_participants *w = &rd->who;
    odd_pbn_tag *tag = odd_pbn_value_tag(rd, kind);
    odd_text name = tag != NULL ? tag->value : carried(rd, kind);
    bool unknown = tag == NULL && (odd_pbn_tag_of(rd, kind) != NULL || odd_pbn_unknown(name));
    bool goes_on = !unknown && odd_text_same(w->match, carried(rd, PBN_EVENT));
    if (tag != NULL)
        w->match = carried(rd, PBN_EVENT);
    else if (name.len == 0 || rd->last[kind].len > name.len || !goes_on)
        name = odd_text_of(kind == PBN_HOME_TEAM ? "Home" : "Visitors");
    const odd_pbn_contestant *c = contestant_of(rd, name, false, line);
    uint32_t number = c != NULL ? (uint32_t)(c - w->of_ids) : ODD_NOBODY;
    if (!ROOM_AT(rd, w->teams, w->teams_cap, number))
        return ODD_NOBODY;
    if (tag != NULL)
        tag->taken = true;
    return number;
}

/* Sends who plays for a team, unless it was sent for the round. Other players in the same round are noted with the game. */
static void seat_couple(odd_pbn_reader *rd, uint32_t number, int direction, odd_pbn_kind first,
                        odd_pbn_kind second, uint32_t line) {
    odd_pbn_team *team = &rd->who.teams[number];
    odd_text one = name_at(rd, first), two = name_at(rd, second);
    bool turned = false, said = odd_pbn_tag_of(rd, first) != NULL || odd_pbn_tag_of(rd, second) != NULL;
    if (one.len + two.len == 0) { /* the players differ from the line-up, and are stated to be unknown */
        bool seated = team->couple[direction] != 0 && team->round[direction] == rd->round;
        rd->unseated[direction] = said && seated;
        return;
    }
    uint32_t couple = couple_of(rd, (odd_pbn_kind[2]){first, second}, 0, line, &turned);
    if (couple == ODD_NOBODY)
        return;
    if (team->couple[direction] == 0 || team->round[direction] != rd->round) {
        team->couple[direction] = couple + 1;
        team->round[direction] = rd->round;
        odd_record *r = odd_pbn_start(rd, ODD_FACT_LINEUP, line);
        r->id[0] = odd_pbn_contestant_id(&rd->who.of_ids[number]);
        r->number = direction;
        r->text = join_players(rd->in, one, two);
        odd_pbn_give(rd);
    } else if (team->couple[direction] != couple + 1 || turned) {
        return;
    }
    for (int i = 0; i < 2; i++) {
        odd_pbn_tag *tag = odd_pbn_tag_of(rd, i == 0 ? first : second);
        if (tag != NULL)
            tag->taken = true;
    }
}

/* Whether the game was played in the closed room. If that is not stated, or if both games of a board state the same room with
 * other players, it is the room without a game so far. */
static bool find_room(odd_pbn_reader *rd, const odd_pbn_tag *room, const uint32_t teams[2]) {
    bool closed = room != NULL && odd_text_is(room->value, "closed");
    for (int times = 0; times < 2; times++) {
        const odd_pbn_meeting *here = odd_pbn_meeting_at(rd, teams[closed ? 1 : 0], teams[closed ? 0 : 1]);
        if (here == NULL || here->line == 0)
            return closed;
        bool others = odd_pbn_has_other_seats(rd, here),
             unsure = room == NULL && !odd_pbn_has_same_seats(rd, here);
        const odd_pbn_meeting *there = odd_pbn_meeting_at(rd, teams[closed ? 0 : 1], teams[closed ? 1 : 0]);
        if (there != NULL && there->line == 0 && (others || unsure)) {
            if (room != NULL)
                odd_pbn_wrong_value(rd, true, room, ODD_E_REFERENCE,
                                    "others play in this room on the board above: read as the other room");
            return !closed;
        }
        if (!others || !odd_pbn_another_board(rd))
            return closed;
        odd_pbn_wrong(&rd->x, true, ODD_E_REFERENCE, rd->x.tags[0].line, rd->x.tags[0].name.text,
                      "board %d was already played in both rooms by these teams: numbered %d", rd->last_board,
                      rd->board);
    }
    return closed;
}

static void find_teams(odd_pbn_reader *rd, odd_pbn_seating *play) {
    odd_pbn_tag *room = odd_pbn_value_tag(rd, PBN_ROOM);
    uint32_t home = team_of(rd, PBN_HOME_TEAM, play->line), away = team_of(rd, PBN_VISIT_TEAM, play->line);
    if (home == ODD_NOBODY || away == ODD_NOBODY)
        return;
    uint32_t teams[2] = {called(rd, odd_pbn_contestant_id(&rd->who.of_ids[home])),
                         called(rd, odd_pbn_contestant_id(&rd->who.of_ids[away]))};
    bool closed = find_room(rd, room, teams);
    uint32_t side[2] = {closed ? away : home, closed ? home : away};
    for (int d = 0; d < 2; d++) {
        const odd_pbn_contestant *c = &rd->who.of_ids[side[d]];
        play->id[d] = odd_pbn_contestant_id(c);
        play->seat[d] = c->seat;
        play->called[d] = teams[closed ? 1 - d : d];
    }
    if (room != NULL && odd_pbn_is(room->value, closed ? "Closed" : "Open"))
        room->taken = true;
    odd_pbn_tag *named = odd_pbn_tag_of(rd, PBN_HOME_TEAM);
    if (home > away && named != NULL) /* the team met first is at home, if nothing else is stated */
        named->taken = false;
    seat_couple(rd, side[0], 0, PBN_NORTH, PBN_SOUTH, play->line);
    seat_couple(rd, side[1], 1, PBN_EAST, PBN_WEST, play->line);
}

/* ---- Whoever plays a game ------------------------------------------------------------------------ */

static bool find_pair_tags(odd_pbn_reader *rd, odd_pbn_seating *play) {
    odd_pbn_tag *tags[2] = {odd_pbn_value_tag(rd, PBN_PAIR_NS), odd_pbn_value_tag(rd, PBN_PAIR_EW)};
    static const odd_pbn_kind players[2][2] = {{PBN_NORTH, PBN_SOUTH}, {PBN_EAST, PBN_WEST}};
    if (tags[0] == NULL || tags[1] == NULL)
        return false;
    for (int d = 0; d < 2; d++) {
        odd_text names[2] = {name_at(rd, players[d][0]), name_at(rd, players[d][1])};
        odd_pbn_contestant *c = odd_pbn_pair_of(rd, tags[d]->value, play->line);
        if (c == NULL)
            return true;
        if (c->names[d] == 0 && names[0].len + names[1].len > 0)
            odd_pbn_set_names(rd, c, d, join_players(rd->in, names[0], names[1]));
        play->id[d] = odd_pbn_contestant_id(c);
        play->seat[d] = c->seat;
        play->called[d] = called(rd, play->id[d]);
        tags[d]->taken = true;
    }
    return true;
}

static void take_names(odd_pbn_reader *rd, odd_pbn_kind first, odd_pbn_kind second, bool turned) {
    for (int i = 0; i < 2; i++) {
        odd_pbn_tag *tag = odd_pbn_tag_of(rd, i == 0 ? first : second);
        if (tag != NULL)
            tag->taken = !turned;
    }
}

/* Returns the number of results of the board by pairs without a name, including this one. */
static uint32_t count_nameless(odd_pbn_reader *rd) {
    odd_pbn_participants *w = &rd->who;
    if (w->results == NULL)
        w->results = ODD_TAKE(rd->in->arena, PBN_BOARDS, uint16_t);
    return w->results != NULL ? w->results[rd->board]++ : 0;
}

/* Handles games without names: the results of a board are of different pairs. */
static void find_nobody(odd_pbn_reader *rd, odd_pbn_seating *play) {
    uint32_t before = count_nameless(rd);
    for (int d = 0; d < 2; d++) {
        odd_text id = odd_pbn_make_id(rd, 'x', 2 * before + 1 + (uint32_t)d);
        odd_pbn_contestant *c = odd_pbn_pair_of(rd, id, play->line);
        play->id[d] = id;
        play->seat[d] = c != NULL ? c->seat : ODD_NOBODY;
        play->called[d] = called(rd, id);
    }
}

/* Finds pairs by names. Nobody plays against themselves: four players with the same name are two pairs. */
static void find_names(odd_pbn_reader *rd, odd_pbn_seating *play) {
    static const odd_pbn_kind players[2][2] = {{PBN_NORTH, PBN_SOUTH}, {PBN_EAST, PBN_WEST}};
    uint32_t couple[2] = {ODD_NOBODY, ODD_NOBODY};
    for (int d = 0; d < 2; d++) {
        bool turned = false;
        odd_text names[2] = {name_at(rd, players[d][0]), name_at(rd, players[d][1])};
        bool unknown = names[0].len + names[1].len == 0;
        uint32_t apart = unknown ? UNKNOWN + 2 * count_nameless(rd) + (uint32_t)d : 0;
        couple[d] = couple_of(rd, players[d], apart, play->line, &turned);
        if (d == 1 && couple[1] == couple[0])
            couple[1] = couple_of(rd, players[d], NAMESAKES, play->line, &turned);
        if (couple[d] == ODD_NOBODY)
            return;
        const odd_pbn_couple *c = &rd->who.of_couples[couple[d]];
        play->id[d] = (odd_text){c->id, c->id_len};
        play->seat[d] = c->seat;
        play->called[d] = c->called;
        take_names(rd, players[d][0], players[d][1], turned);
    }
}

static bool any_name(odd_pbn_reader *rd) {
    for (odd_pbn_kind kind = PBN_WEST; kind <= PBN_SOUTH; kind++)
        if (odd_pbn_value_tag(rd, kind) != NULL)
            return true;
    return false;
}

/* Finds pairs by their numbers, unless other pairs with the same numbers already have a result there. */
static bool find_numbered(odd_pbn_reader *rd, odd_pbn_seating *play) {
    if (rd->who.contest != ODD_PAIRS || !find_pair_tags(rd, play))
        return false;
    const odd_pbn_meeting *met = odd_pbn_meeting_at(rd, play->called[0], play->called[1]);
    return met == NULL || met->line == 0 || !odd_pbn_has_other_seats(rd, met);
}

void odd_pbn_find_sides(odd_pbn_reader *rd, odd_pbn_seating *play) {
    if (rd->who.contest == ODD_TEAMS)
        find_teams(rd, play);
    else if (find_numbered(rd, play))
        ;
    else if (any_name(rd))
        find_names(rd, play);
    else
        find_nobody(rd, play);
    odd_pbn_meet(rd, play);
}

/* ---- The survey -------------------------------------------------------------------------------- */

static void meet(odd_pbn_reader *rd, odd_text first, odd_text second) {
    uint32_t player[2] = {odd_pbn_player_of(rd, first), odd_pbn_player_of(rd, second)};
    if (first.len == 0 || second.len == 0 || player[0] == ODD_NOBODY || player[1] == ODD_NOBODY)
        return;
    for (int i = 0; i < 2; i++) {
        odd_pbn_player *p = &rd->who.about[player[i]];
        uint32_t partner = player[1 - i] + 1;
        p->changed = p->changed || (p->partner != 0 && p->partner != partner);
        p->partner = partner & INT32_MAX;
    }
}

typedef struct survey {
    bool teams, rooms, matchpoints, pairs, individuals, said;
    size_t games, changed, constant;
} survey;

/* Whether a tag gives pairs numbers: its value, or a table with a column for them. */
static bool numbers_pairs(const odd_pbn_tag *t) {
    static const char column[] = "pairid";
    if (t->kind == PBN_PAIR_NS || t->kind == PBN_PAIR_EW)
        return t->value.len > 0 && t->value.text[0] != '?';
    odd_scan s = {t->value.text, t->value.len, 0};
    for (; (t->kind == PBN_SCORE_TABLE || t->kind == PBN_TOTAL_SCORE_TABLE) && s.at < s.len; s.at++)
        if (odd_scan_word(&s, column))
            return true;
    return false;
}

/* Notes what a tag with a value reveals about the kind of contest. */
static void survey_tag(survey *s, const odd_pbn_tag *t) {
    s->teams = s->teams || t->kind == PBN_HOME_TEAM;
    s->rooms = s->rooms || t->kind == PBN_ROOM;
    s->pairs = s->pairs || t->kind == PBN_PAIR_NS;
    if (t->kind == PBN_SCORING && !s->matchpoints && s->games < SCORINGS) {
        odd_pbn_scoring scoring = odd_pbn_scoring_of(t->value);
        s->matchpoints = scoring.known && scoring.scoring == ODD_MATCHPOINTS;
    }
    if (t->kind == PBN_COMPETITION) {
        char c = odd_lower(t->value.text[0]);
        s->said = true;
        s->individuals = c == 'i';
        s->teams = s->teams || c == 't';
    }
}

static void survey_game(odd_pbn_reader *rd, survey *s, const odd_pbn_lexer *x) {
    odd_text names[4] = {{"", 0}, {"", 0}, {"", 0}, {"", 0}};
    for (size_t i = 0; i < x->count; i++) {
        const odd_pbn_tag *t = &x->tags[i];
        bool says = t->value.len > 1 || (t->value.len == 1 && t->value.text[0] != '?');
        if (says && t->kind >= PBN_WEST && t->kind <= PBN_SOUTH)
            names[t->kind - PBN_WEST] = t->value;
        else if (says)
            survey_tag(s, t);
        rd->who.tables = rd->who.tables || t->kind == PBN_SCORE_TABLE;
        rd->who.has_ids = rd->who.has_ids || numbers_pairs(t);
    }
    meet(rd, names[PBN_NORTH - PBN_WEST], names[PBN_SOUTH - PBN_WEST]);
    meet(rd, names[PBN_EAST - PBN_WEST], names[0]);
}

void odd_pbn_survey(odd_pbn_reader *rd) {
    odd_source quiet = *rd->in;
    odd_pbn_lexer x;
    survey s = {0};
    quiet.taker.wrong = NULL;
    if (!odd_pbn_open(&x, &quiet))
        return;
    for (; s.games < SURVEYED && odd_pbn_next(&x); s.games++)
        survey_game(rd, &s, &x);
    for (size_t i = 0; i < rd->who.players.count; i++) {
        s.changed += rd->who.about[i].changed;
        s.constant += !rd->who.about[i].changed && rd->who.about[i].partner != 0;
    }
    s.teams = s.teams || (s.rooms && !s.matchpoints); /* programs for pairs write Open for every table */
    bool individuals = s.said ? s.individuals : s.changed > s.constant;
    rd->who.contest = rd->who.tables || s.pairs ? ODD_PAIRS
                      : s.teams                 ? ODD_TEAMS
                      : individuals             ? ODD_INDIVIDUALS
                                                : ODD_PAIRS;
}

/* ---- At the end --------------------------------------------------------------------------------- */

odd_text odd_pbn_id_of(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction) {
    odd_text id = odd_pbn_contestant_id(c);
    return rd->who.two_winners ? odd_directed_id(rd->in->arena, direction == 0 ? "NS" : "EW", id) : id;
}

static void send_pair(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction) {
    odd_named_contestant pair = {.kind = ODD_FACT_PAIR, .line = c->line};
    pair.id = odd_pbn_id_of(rd, c, direction);
    pair.players = odd_pbn_names_of(rd, c, direction);
    if (pair.players.len > 0)
        odd_source_contestant(rd->in, &pair);
}

void odd_pbn_send_participants(odd_pbn_reader *rd) {
    odd_pbn_participants *w = &rd->who;
    rd->board = rd->round = 0;
    odd_pbn_place_totals(rd);
    odd_source_winners(rd->in, w->two_winners ? 2 : 1, rd->has_plan && w->contest == ODD_PAIRS, 0);
    for (size_t i = 0; i < w->ids.count; i++) {
        const odd_pbn_contestant *c = &w->of_ids[i];
        if (w->contest == ODD_TEAMS) {
            odd_named_contestant team = {
                .kind = ODD_FACT_TEAM, .line = c->line, .id = odd_pbn_contestant_id(c)};
            team.name = odd_pbn_names_of(rd, c, 0);
            odd_source_contestant(rd->in, &team);
        } else if (w->two_winners) {
            send_pair(rd, c, 0);
            send_pair(rd, c, 1);
        } else {
            send_pair(rd, c, c->names[0] != 0 ? 0 : 1);
        }
    }
    odd_pbn_send_totals(rd);
}
