/* The teams' Butler: each table of a teams event as a result of two pairs, which the event of pairs compares. */
#include "base/out.h"
#include "deal/cards.h"
#include "event/event_inner.h"

/* Returns the line-up of a team in a direction for a line: the last one before the line; -1 if there is
 * none. */
static int lineup_at(const odd_event *e, uint32_t team, int direction, uint32_t line) {
    int found = -1;
    for (size_t i = 0; i < e->facts.lineup_count && e->facts.lineups[i].line < line; i++)
        if (e->facts.lineups[i].who == team && e->facts.lineups[i].direction == direction)
            found = (int)i;
    return found;
}

/* Returns the number of a line-up among the different ones of its team: two players are the same pair in both
 * directions. */
static int number_in_team(const odd_event *e, int lineup) {
    int number = 1;
    for (int i = 0; i < lineup; i++) {
        if (e->facts.lineups[i].who != e->facts.lineups[lineup].who)
            continue;
        if (odd_text_same(e->facts.lineups[i].players, e->facts.lineups[lineup].players))
            return number_in_team(e, i);
        bool first = true;
        for (int j = 0; j < i && first; j++)
            first = e->facts.lineups[j].who != e->facts.lineups[i].who ||
                    !odd_text_same(e->facts.lineups[j].players, e->facts.lineups[i].players);
        number += first;
    }
    return number;
}

/* "3NS" and "3EW", or "3P1" for the first line-up of team 3. In the arena, because tokens point to it. */
static odd_text pair_id(const odd_event *e, odd_arena *arena, uint32_t team, int direction, int lineup) {
    char *text = odd_arena_take(arena, 40, 1);
    if (text == NULL)
        return (odd_text){0};
    odd_text id = e->contestants[team].id;
    odd_writer w = odd_writer_on(text, 40);
    odd_put_bytes(&w, id.text, id.len);
    if (lineup < 0)
        odd_put_text(&w, direction == 0 ? "NS" : "EW");
    else
        odd_put_format(&w, "P%d", number_in_team(e, lineup));
    return (odd_text){text, w.len};
}

static odd_text pair_name(const odd_event *e, odd_arena *arena, uint32_t team, int direction, int lineup) {
    if (lineup >= 0)
        return e->facts.lineups[lineup].players;
    odd_text name = e->contestants[team].name;
    char *text = odd_arena_take(arena, name.len + 8, 1);
    if (text == NULL)
        return (odd_text){0};
    odd_writer w = odd_writer_on(text, name.len + 8);
    odd_put_bytes(&w, name.text, name.len);
    odd_put_text(&w, direction == 0 ? " N-S" : " E-W");
    return (odd_text){text, w.len};
}

/* ---- Which tables had the same cards ----------------------------------------------------------- */

static bool same_deal(const odd_event *e, const odd_board *b, int round, int other) {
    const odd_board_deal *one = odd_event_deal(e, b, round, 0), *two = odd_event_deal(e, b, other, 0);
    return one == NULL || two == NULL || one == two || odd_hands_same(&one->deal, &two->deal);
}

/* Returns whether a board was dealt again for each round: its cards differ, or a team has it in two rounds,
 * since nobody plays the same cards twice. Otherwise it was passed from match to match. `met` is by
 * contestant: the round in which a team had the board, plus one; zero before and after the call. */
static bool dealt_anew(const odd_event *e, const odd_board *b, uint32_t *met) {
    bool anew = false;
    int first = -1;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        if (!odd_play_counts(p))
            continue;
        first = first < 0 ? p->round : first;
        anew = anew || !same_deal(e, b, first, p->round);
        for (int d = 0; d < 2; d++) {
            uint32_t *round = &met[odd_event_who(e, p, d)[0]];
            anew = anew || (*round != 0 && *round != p->round + 1U);
            *round = p->round + 1U;
        }
    }
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        for (int d = 0; d < 2; d++)
            if (odd_play_counts(&e->plays[i - 1]))
                met[odd_event_who(e, &e->plays[i - 1], d)[0]] = 0;
    return anew;
}

/* Board numbers for pairs: a board keeps its number, or, if it was dealt again for a round, gets an unused one with the same
 * vulnerability. */
typedef struct numbering {
    int most;   /* a multiple of 16 that no number exceeds */
    bool *anew; /* by board: dealt again for each round */
} numbering;

static bool number_boards(numbering *n, const odd_event *e, odd_arena *arena) {
    uint32_t *met = ODD_TAKE(arena, e->about.contestant_count + 1, uint32_t);
    *n = (numbering){16, ODD_TAKE(arena, e->about.board_count + 1, bool)};
    for (size_t i = 0; i < e->about.board_count && met != NULL && n->anew != NULL; i++) {
        while (e->boards[i].number > n->most)
            n->most += 16;
        n->anew[i] = dealt_anew(e, &e->boards[i], met);
    }
    return met != NULL && n->anew != NULL;
}

static int board_number(const numbering *n, const odd_event *e, const odd_play *p) {
    int before = p->round > 0 && n->anew[p->board] ? p->round - 1 : 0;
    return before * n->most + e->boards[p->board].number;
}

/* ---- All tables -------------------------------------------------------------------------------- */

static void add_table(odd_event *pairs, const odd_event *e, odd_arena *arena, const numbering *n,
                      const odd_play *p) {
    odd_record r = {.fact = ODD_FACT_PLAY, .line = p->line, .round = p->round};
    r.board = board_number(n, e, p);
    if (r.board > 9999)
        return;
    for (int d = 0; d < 2; d++) {
        uint32_t team = odd_event_who(e, p, d)[0];
        int lineup = lineup_at(e, team, d, p->line);
        r.id[d] = pair_id(e, arena, team, d, lineup);
        r.play.seat[d] = odd_event_token(pairs, r.id[d], p->line);
        if (r.play.seat[d] != ODD_NOBODY && pairs->facts.tokens[r.play.seat[d]].about == 0)
            odd_event_take(pairs, &(odd_record){.fact = ODD_FACT_PAIR,
                                                .line = p->line,
                                                .id = {r.id[d]},
                                                .text = pair_name(e, arena, team, d, lineup)});
    }
    uint32_t seat[2] = {r.play.seat[0], r.play.seat[1]};
    r.play = *p;
    r.play.seat[0] = seat[0];
    r.play.seat[1] = seat[1];
    r.play.next = r.play.worth = 0;
    r.play.corrected = false;
    if (p->kind == ODD_RULED)
        r.ruling = *odd_ruling_of(e, p);
    odd_event_take(pairs, &r);
}

odd_event *odd_event_butler(const odd_event *teams, odd_arena *arena) {
    odd_event *pairs = teams->about.contest == ODD_TEAMS ? odd_event_new(arena) : NULL;
    numbering n;
    if (pairs == NULL || !number_boards(&n, teams, arena))
        return NULL;
    pairs->about.title = teams->about.title;
    pairs->about.date = teams->about.date;
    pairs->settings = teams->settings;
    odd_event_take(pairs, &(odd_record){.fact = ODD_FACT_SCORING, .number = ODD_BUTLER});
    for (size_t i = 0; i < teams->about.play_count; i++)
        if (odd_play_counts(&teams->plays[i]))
            add_table(pairs, teams, arena, &n, &teams->plays[i]);
    return pairs->no_memory ? NULL : pairs;
}
