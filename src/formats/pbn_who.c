/* Who plays: from tags and tables to contestants. Teams by the names of the teams and their rooms; pairs by the numbers
 * or names that PairNS and PairEW or a table give; or by the players' names alone, and then as individuals where most of
 * them change partners. */
#include "base/arena.h"
#include "base/hash.h"
#include "base/quick.h"
#include "base/scan.h"
#include "base/word.h"
#include "base/writer.h"
#include "formats/pbn_reader.h"

enum { SURVEYED = 1024, BOARDS = 10000 };

/* ---- Numbers for things that have a name -------------------------------------------------------- */

__extension__ typedef unsigned __int128 wide;

/* Both halves of a product: every bit of a word matters to the lowest ones. */
static uint64_t mix(uint64_t key, uint64_t word) {
    wide product = (wide)(key ^ word ^ UINT64_C(0x9E3779B97F4A7C15)) * UINT64_C(0xD6E8FEB86659FD93);
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

uint64_t odd_pbn_key_of(const odd_arena *arena, odd_text t) {
    if (!ODD_QUICK)
        return odd_hash(t, arena->seed);
    uint64_t key = t.len ^ arena->seed, word = 0;
    if (t.len >= ODD_WORD_BYTES) {
        for (size_t at = 0; at + ODD_WORD_BYTES < t.len; at += ODD_WORD_BYTES)
            key = mix(key, odd_word_at(t.text + at));
        return mix(key, odd_word_at(t.text + t.len - ODD_WORD_BYTES));
    }
    for (size_t i = 0; i < t.len; i++)
        word = word << 8 | (unsigned char)t.text[i];
    return mix(key, word);
}

static bool more_slots(odd_pbn_map *map, odd_arena *arena) {
    if (2 * map->count < map->slot_count)
        return true;
    size_t count = map->slot_count == 0 ? 256 : 2 * map->slot_count;
    uint32_t *slots = ODD_TAKE(arena, count, uint32_t);
    if (slots == NULL)
        return false;
    for (size_t i = 0; i < map->count; i++) {
        size_t at = odd_hash_number(map->entries[i].key, arena->seed) & (count - 1);
        while (slots[at] != 0)
            at = (at + 1) & (count - 1);
        slots[at] = (uint32_t)i + 1;
    }
    odd_arena_give(arena, map->slots, map->slot_count, sizeof *slots);
    map->slots = slots;
    map->slot_count = count;
    return true;
}

uint32_t odd_pbn_number_of(odd_pbn_map *map, odd_arena *arena, uint64_t key, odd_text text) {
    if (!more_slots(map, arena))
        return ODD_NOBODY;
    size_t at = odd_hash_number(key, arena->seed) & (map->slot_count - 1);
    for (; map->slots[at] != 0; at = (at + 1) & (map->slot_count - 1)) {
        const odd_pbn_entry *e = &map->entries[map->slots[at] - 1];
        if (e->key == key && odd_pbn_same(e->text, text))
            return map->slots[at] - 1;
    }
    odd_pbn_entry *entries =
        odd_arena_grow(arena, map->entries, map->count, map->count + 1, &map->cap, sizeof *entries);
    if (entries == NULL)
        return ODD_NOBODY;
    map->entries = entries;
    map->entries[map->count] = (odd_pbn_entry){key, text};
    map->slots[at] = (uint32_t)++map->count;
    return (uint32_t)map->count - 1;
}

odd_text odd_pbn_digits(const odd_source *in, uint32_t number) {
    char text[16];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_int(&w, (int)number);
    return odd_source_keep(in, (odd_text){text, w.len});
}

/* ---- Players ----------------------------------------------------------------------------------- */

static uint32_t player_of(odd_pbn_reader *rd, odd_text name) {
    odd_pbn_who *w = &rd->who;
    uint32_t number =
        odd_pbn_number_of(&w->players, rd->in->arena, odd_pbn_key_of(rd->in->arena, name), name);
    if (number == ODD_NOBODY || number < w->about_cap)
        return number;
    odd_pbn_player *about =
        odd_arena_grow(rd->in->arena, w->about, number, (size_t)number + 1, &w->about_cap, sizeof *about);
    if (about == NULL)
        return ODD_NOBODY;
    w->about = about;
    return number;
}

/* A contestant with that number in a list; NULL if there is no memory. */
static odd_pbn_contestant *contestant_at(odd_pbn_reader *rd, odd_pbn_contestant **list, size_t *cap,
                                         uint32_t number) {
    if (number == ODD_NOBODY)
        return NULL;
    if (number >= *cap) {
        odd_pbn_contestant *more =
            odd_arena_grow(rd->in->arena, *list, number, (size_t)number + 1, cap, sizeof *more);
        if (more == NULL)
            return NULL;
        *list = more;
    }
    return &(*list)[number];
}

static void begin(odd_pbn_reader *rd, odd_pbn_contestant *c, odd_text id, uint32_t line) {
    c->id = id;
    c->line = line;
    c->seat = rd->in->taker.seat(rd->in->taker.owner, id, -1, line);
    c->couple[0] = c->couple[1] = ODD_NOBODY;
}

/* ---- Pairs of players --------------------------------------------------------------------------- */

/* Two values as they are meant, with something between them. */
static odd_text join(const odd_source *in, odd_text first, const char *between, odd_text second) {
    return odd_source_join(in, odd_pbn_plain(in, first), between, odd_pbn_plain(in, second));
}

static odd_text name_at(odd_pbn_reader *rd, odd_pbn_kind kind) {
    odd_pbn_tag *tag = odd_pbn_known(rd, kind);
    return tag != NULL ? tag->value : (odd_text){"", 0};
}

/* A player of an event of individuals, who is told when first met. */
static odd_text individual(odd_pbn_reader *rd, uint32_t number, uint32_t line) {
    odd_text id = odd_pbn_digits(rd->in, number + 1);
    if (rd->who.about[number].line == 0) {
        rd->who.about[number].line = line;
        odd_record *r = odd_pbn_start(rd, ODD_FACT_PLAYER, line);
        r->id[0] = id;
        r->text = odd_pbn_plain(rd->in, rd->who.players.entries[number].text);
        odd_pbn_give(rd);
    }
    return id;
}

static void new_couple(odd_pbn_reader *rd, odd_pbn_contestant *c, const uint32_t player[2], uint32_t number,
                       uint32_t line) {
    const odd_pbn_entry *names = rd->who.players.entries;
    odd_text first = names[player[0]].text, second = names[player[1]].text;
    if (rd->who.contest == ODD_TEAMS) {
        c->names[0] = join(rd->in, first, first.len > 0 && second.len > 0 ? " & " : "", second);
        c->line = line;
        return;
    }
    if (rd->who.contest == ODD_INDIVIDUALS) {
        begin(rd, c, join(rd->in, individual(rd, player[0], line), "+", individual(rd, player[1], line)),
              line);
        return;
    }
    begin(rd, c, odd_pbn_digits(rd->in, number + 1), line);
    if (first.len + second.len == 0)
        return;
    odd_record *r = odd_pbn_start(rd, ODD_FACT_PAIR, line);
    r->id[0] = c->id;
    r->text = join(rd->in, first, first.len > 0 && second.len > 0 ? " & " : "", second);
    odd_pbn_give(rd);
}

/* The number of two players as partners, whichever of both is named first; ODD_NOBODY if there is no memory. */
static uint32_t couple_of(odd_pbn_reader *rd, odd_text first, odd_text second, uint32_t line, bool *turned) {
    odd_pbn_who *w = &rd->who;
    uint32_t player[2] = {player_of(rd, first), player_of(rd, second)};
    if (player[0] == ODD_NOBODY || player[1] == ODD_NOBODY)
        return ODD_NOBODY;
    uint32_t low = player[0] < player[1] ? player[0] : player[1], high = player[0] ^ player[1] ^ low;
    uint64_t key = (uint64_t)high << 32 | low;
    uint32_t number = odd_pbn_number_of(&w->couples, rd->in->arena, key, (odd_text){0});
    odd_pbn_contestant *c = contestant_at(rd, &w->of_couples, &w->of_couples_cap, number);
    if (c == NULL)
        return ODD_NOBODY;
    if (c->line == 0) {
        c->couple[0] = player[0]; /* who was named first */
        new_couple(rd, c, player, number, line);
        c->couple[0] = player[0];
    }
    *turned = c->couple[0] != player[0];
    return number;
}

/* ---- Teams ------------------------------------------------------------------------------------- */

static odd_pbn_contestant *team_of(odd_pbn_reader *rd, odd_pbn_kind kind, uint32_t line) {
    odd_pbn_who *w = &rd->who;
    odd_pbn_tag *tag = odd_pbn_known(rd, kind);
    odd_text name = tag != NULL ? tag->value : odd_text_of(kind == PBN_HOME_TEAM ? "Home" : "Visitors");
    uint32_t number = odd_pbn_number_of(&w->ids, rd->in->arena, odd_pbn_key_of(rd->in->arena, name), name);
    odd_pbn_contestant *c = contestant_at(rd, &w->of_ids, &w->of_ids_cap, number);
    if (c != NULL && c->line == 0) {
        begin(rd, c, odd_pbn_digits(rd->in, number + 1), line);
        c->names[0] = odd_pbn_plain(rd->in, name);
    }
    if (tag != NULL)
        tag->taken = true;
    return c;
}

/* Tells who plays for a team, where it was not told for the round. In the same round others are a matter of the game. */
static void seat_couple(odd_pbn_reader *rd, odd_pbn_contestant *team, int direction, odd_pbn_kind first,
                        odd_pbn_kind second, uint32_t line) {
    odd_text one = name_at(rd, first), two = name_at(rd, second);
    bool turned = false;
    if (one.len + two.len == 0)
        return;
    uint32_t couple = couple_of(rd, one, two, line, &turned);
    if (couple == ODD_NOBODY)
        return;
    bool other_round = team->couple[direction] == ODD_NOBODY || team->couple_round[direction] != rd->round;
    if (other_round) {
        team->couple[direction] = couple;
        team->couple_round[direction] = rd->round;
        odd_record *r = odd_pbn_start(rd, ODD_FACT_LINEUP, line);
        r->id[0] = team->id;
        r->number = direction;
        r->text = join(rd->in, one, one.len > 0 && two.len > 0 ? " & " : "", two);
        odd_pbn_give(rd);
    } else if (team->couple[direction] != couple || turned) {
        return;
    }
    for (int i = 0; i < 2; i++) {
        odd_pbn_tag *tag = odd_pbn_tag_of(rd, i == 0 ? first : second);
        if (tag != NULL)
            tag->taken = true;
    }
}

static void find_teams(odd_pbn_reader *rd, odd_pbn_seated *play) {
    odd_pbn_tag *room = odd_pbn_known(rd, PBN_ROOM);
    bool closed = room != NULL && odd_same_letters(room->value, odd_text_of("closed"));
    odd_pbn_contestant *side[2] = {team_of(rd, PBN_HOME_TEAM, play->line), NULL};
    side[1] = team_of(rd, PBN_VISIT_TEAM, play->line);
    if (side[0] == NULL || side[1] == NULL)
        return;
    if (rd->who.of_ids != NULL) /* the second may have moved the first */
        side[0] = team_of(rd, PBN_HOME_TEAM, play->line);
    for (int d = 0; d < 2; d++) {
        odd_pbn_contestant *c = side[closed ? 1 - d : d];
        play->id[d] = c->id;
        play->seat[d] = c->seat;
    }
    if (room != NULL && (odd_pbn_is(room->value, "Open") || odd_pbn_is(room->value, "Closed")))
        room->taken = true;
    if (side[0] > side[1] && odd_pbn_tag_of(rd, PBN_HOME_TEAM) != NULL)
        odd_pbn_tag_of(rd, PBN_HOME_TEAM)->taken =
            false; /* who was met first is at home, if nothing is said */
    seat_couple(rd, side[closed ? 1 : 0], 0, PBN_NORTH, PBN_SOUTH, play->line);
    seat_couple(rd, side[closed ? 0 : 1], 1, PBN_EAST, PBN_WEST, play->line);
}

/* ---- Pairs that have a number, or a name --------------------------------------------------------- */

odd_pbn_contestant *odd_pbn_pair_of(odd_pbn_reader *rd, odd_text id, uint32_t line) {
    odd_pbn_who *w = &rd->who;
    uint32_t number = odd_pbn_number_of(&w->ids, rd->in->arena, odd_pbn_key_of(rd->in->arena, id), id);
    odd_pbn_contestant *c = contestant_at(rd, &w->of_ids, &w->of_ids_cap, number);
    if (c == NULL)
        return NULL;
    if (c->line == 0) {
        bool plain = id.len <= ODD_ID_MAX && odd_text_is_id(id, false); /* without a direction */
        begin(rd, c, plain ? id : odd_pbn_digits(rd->in, number + 1), line);
        if (!plain)
            c->names[0] = c->names[1] = odd_pbn_plain(rd->in, id);
    }
    return c;
}

static bool find_pair_tags(odd_pbn_reader *rd, odd_pbn_seated *play) {
    odd_pbn_tag *tags[2] = {odd_pbn_known(rd, PBN_PAIR_NS), odd_pbn_known(rd, PBN_PAIR_EW)};
    static const odd_pbn_kind players[2][2] = {{PBN_NORTH, PBN_SOUTH}, {PBN_EAST, PBN_WEST}};
    if (tags[0] == NULL || tags[1] == NULL)
        return false;
    for (int d = 0; d < 2; d++) {
        odd_text names[2] = {name_at(rd, players[d][0]), name_at(rd, players[d][1])};
        odd_pbn_contestant *c = odd_pbn_pair_of(rd, tags[d]->value, play->line);
        if (c == NULL)
            return true;
        if (c->names[d].len == 0 && names[0].len + names[1].len > 0)
            c->names[d] = join(rd->in, names[0], " & ", names[1]);
        play->id[d] = c->id;
        play->seat[d] = c->seat;
        tags[d]->taken = true;
    }
    return true;
}

/* ---- Pairs of whom only the players are known ---------------------------------------------------- */

static void take_names(odd_pbn_reader *rd, odd_pbn_kind first, odd_pbn_kind second, bool turned) {
    for (int i = 0; i < 2; i++) {
        odd_pbn_tag *tag = odd_pbn_tag_of(rd, i == 0 ? first : second);
        if (tag != NULL)
            tag->taken = !turned;
    }
}

/* Nobody has a name: the results of a board are of different pairs. */
static void find_nobody(odd_pbn_reader *rd, odd_pbn_seated *play) {
    odd_pbn_who *w = &rd->who;
    if (w->results == NULL)
        w->results = ODD_TAKE(rd->in->arena, BOARDS, uint16_t);
    uint32_t before = w->results != NULL ? w->results[rd->board]++ : 0;
    for (int d = 0; d < 2; d++) {
        odd_text id = odd_pbn_digits(rd->in, 2 * before + 1 + (uint32_t)d);
        odd_pbn_contestant *c = odd_pbn_pair_of(rd, id, play->line);
        play->id[d] = id;
        play->seat[d] = c != NULL ? c->seat : ODD_NOBODY;
    }
}

static void find_names(odd_pbn_reader *rd, odd_pbn_seated *play) {
    static const odd_pbn_kind players[2][2] = {{PBN_NORTH, PBN_SOUTH}, {PBN_EAST, PBN_WEST}};
    for (int d = 0; d < 2; d++) {
        bool turned = false;
        uint32_t couple =
            couple_of(rd, name_at(rd, players[d][0]), name_at(rd, players[d][1]), play->line, &turned);
        if (couple == ODD_NOBODY)
            return;
        play->id[d] = rd->who.of_couples[couple].id;
        play->seat[d] = rd->who.of_couples[couple].seat;
        take_names(rd, players[d][0], players[d][1], turned);
    }
}

static bool any_name(odd_pbn_reader *rd) {
    for (odd_pbn_kind kind = PBN_WEST; kind <= PBN_SOUTH; kind++)
        if (odd_pbn_known(rd, kind) != NULL)
            return true;
    return false;
}

void odd_pbn_find_sides(odd_pbn_reader *rd, odd_pbn_seated *play) {
    if (rd->who.contest == ODD_TEAMS)
        find_teams(rd, play);
    else if (rd->who.contest == ODD_PAIRS && find_pair_tags(rd, play))
        return;
    else if (any_name(rd))
        find_names(rd, play);
    else
        find_nobody(rd, play);
}

/* ---- The survey -------------------------------------------------------------------------------- */

static void meet(odd_pbn_reader *rd, odd_text first, odd_text second) {
    uint32_t player[2] = {player_of(rd, first), player_of(rd, second)};
    if (first.len == 0 || second.len == 0 || player[0] == ODD_NOBODY || player[1] == ODD_NOBODY)
        return;
    for (int i = 0; i < 2; i++) {
        odd_pbn_player *p = &rd->who.about[player[i]];
        uint32_t partner = player[1 - i] + 1;
        p->changed = p->changed || (p->partner != 0 && p->partner != partner);
        p->partner = partner;
    }
}

typedef struct survey {
    bool teams, pairs, individuals, said;
    size_t games, changed, constant;
} survey;

static void survey_game(odd_pbn_reader *rd, survey *s, const odd_pbn_lexer *x) {
    odd_text names[4] = {{"", 0}, {"", 0}, {"", 0}, {"", 0}};
    for (size_t i = 0; i < x->count; i++) {
        const odd_pbn_tag *t = &x->tags[i];
        bool says = t->value.len > 1 || (t->value.len == 1 && t->value.text[0] != '?');
        if (t->kind >= PBN_WEST && t->kind <= PBN_SOUTH && says)
            names[t->kind - PBN_WEST] = t->value;
        s->teams = s->teams || ((t->kind == PBN_ROOM || t->kind == PBN_HOME_TEAM) && says);
        s->pairs = s->pairs || (t->kind == PBN_PAIR_NS && says);
        rd->who.tables = rd->who.tables || t->kind == PBN_SCORE_TABLE;
        if (t->kind == PBN_COMPETITION && says) {
            char c = odd_lower(t->value.text[0]);
            s->said = true;
            s->individuals = c == 'i';
            s->teams = s->teams || c == 't';
        }
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
    bool individuals = s.said ? s.individuals : s.changed > s.constant;
    rd->who.contest = rd->who.tables || s.pairs ? ODD_PAIRS
                      : s.teams                 ? ODD_TEAMS
                      : individuals             ? ODD_INDIVIDUALS
                                                : ODD_PAIRS;
}

/* ---- At the end --------------------------------------------------------------------------------- */

odd_text odd_pbn_id_of(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction) {
    if (!rd->who.two_winners)
        return c->id;
    return join(rd->in, odd_text_of(direction == 0 ? "NS" : "EW"), "", c->id);
}

static void tell_pair(odd_pbn_reader *rd, const odd_pbn_contestant *c, int direction) {
    odd_record *r = odd_pbn_start(rd, ODD_FACT_PAIR, c->line);
    r->id[0] = odd_pbn_id_of(rd, c, direction);
    r->text = c->names[direction];
    if (r->text.len > 0)
        odd_pbn_give(rd);
}

void odd_pbn_tell_who(odd_pbn_reader *rd) {
    odd_pbn_who *w = &rd->who;
    rd->board = rd->round = 0;
    odd_pbn_place_totals(rd);
    if (w->two_winners) {
        odd_pbn_start(rd, ODD_FACT_WINNERS, 0)->number = 2;
        odd_pbn_give(rd);
    }
    for (size_t i = 0; i < w->ids.count; i++) {
        const odd_pbn_contestant *c = &w->of_ids[i];
        if (w->contest == ODD_TEAMS) {
            odd_record *r = odd_pbn_start(rd, ODD_FACT_TEAM, c->line);
            r->id[0] = c->id;
            r->name = c->names[0];
            odd_pbn_give(rd);
        } else if (w->two_winners) {
            tell_pair(rd, c, 0);
            tell_pair(rd, c, 1);
        } else {
            tell_pair(rd, c, c->names[0].len > 0 ? 0 : 1);
        }
    }
    odd_pbn_tell_totals(rd);
}
