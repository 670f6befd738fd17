/* The teams' Butler: each table of a teams event as a result of two pairs, which the event of pairs compares. */
#include "base/writer.h"
#include "event/inner.h"

/* Who sat for a team in a direction when a line was written: the last line-up before it; -1 if there is none. */
static int lineup_at(const odd_event *e, uint32_t team, int direction, uint32_t line) {
    const odd_event_inner *in = e->inner;
    int found = -1;
    for (size_t i = 0; i < in->lineup_count && in->lineups[i].line < line; i++)
        if (in->lineups[i].who == team && in->lineups[i].direction == direction)
            found = (int)i;
    return found;
}

static bool same_text(odd_text a, odd_text b) {
    if (a.len != b.len)
        return false;
    for (size_t i = 0; i < a.len; i++)
        if (a.text[i] != b.text[i])
            return false;
    return true;
}

/* The number of a line-up among the different ones of its team: the same two are the same pair in both directions. */
static int number_in_team(const odd_event *e, int lineup) {
    const odd_event_inner *in = e->inner;
    int number = 1;
    for (int i = 0; i < lineup; i++) {
        if (in->lineups[i].who != in->lineups[lineup].who)
            continue;
        if (same_text(in->lineups[i].players, in->lineups[lineup].players))
            return number_in_team(e, i);
        bool first = true;
        for (int j = 0; j < i && first; j++)
            first = in->lineups[j].who != in->lineups[i].who ||
                    !same_text(in->lineups[j].players, in->lineups[i].players);
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
        return e->inner->lineups[lineup].players;
    odd_text name = e->contestants[team].name;
    char *text = odd_arena_take(arena, name.len + 8, 1);
    if (text == NULL)
        return (odd_text){0};
    odd_writer w = odd_writer_on(text, name.len + 8);
    odd_put_bytes(&w, name.text, name.len);
    odd_put_text(&w, direction == 0 ? " N-S" : " E-W");
    return (odd_text){text, w.len};
}

/* Boards of different rounds are different deals: they have numbers of their own, with the same vulnerability. */
static int board_number(const odd_event *e, const odd_play *p) {
    int most = 16;
    for (size_t i = 0; i < e->board_count; i++)
        while (e->boards[i].number > most)
            most += 16;
    return (p->round > 0 ? p->round - 1 : 0) * most + e->boards[p->board].number;
}

static void add_table(odd_event *pairs, const odd_event *e, odd_arena *arena, const odd_play *p) {
    odd_record r = {.fact = ODD_FACT_PLAY, .line = p->line, .round = p->round, .board = board_number(e, p)};
    if (r.board > 9999)
        return;
    for (int d = 0; d < 2; d++) {
        uint32_t team = odd_event_who(e, p, d)[0];
        int lineup = lineup_at(e, team, d, p->line);
        r.id[d] = pair_id(e, arena, team, d, lineup);
        r.play.seat[d] = odd_event_token(pairs, r.id[d], p->line);
        if (r.play.seat[d] != ODD_NOBODY && pairs->inner->tokens[r.play.seat[d]].about == 0)
            odd_event_take(pairs, &(odd_record){.fact = ODD_FACT_PAIR,
                                                .line = p->line,
                                                .id = {r.id[d]},
                                                .text = pair_name(e, arena, team, d, lineup)});
    }
    uint32_t seat[2] = {r.play.seat[0], r.play.seat[1]};
    r.play = *p;
    r.play.seat[0] = seat[0];
    r.play.seat[1] = seat[1];
    r.play.next = r.play.later = r.play.ruling = r.play.worth = 0;
    if (p->kind == ODD_RULED)
        r.ruling = e->rulings[p->ruling - 1];
    odd_event_take(pairs, &r);
}

odd_event *odd_event_butler(const odd_event *teams, odd_arena *arena) {
    odd_event *pairs = teams->contest == ODD_TEAMS ? odd_event_new(arena) : NULL;
    if (pairs == NULL)
        return NULL;
    pairs->title = teams->title;
    pairs->date = teams->date;
    pairs->settings = teams->settings;
    odd_event_take(pairs, &(odd_record){.fact = ODD_FACT_SCORING, .number = ODD_BUTLER});
    for (size_t i = 0; i < teams->play_count; i++)
        if (odd_play_counts(&teams->plays[i]))
            add_table(pairs, teams, arena, &teams->plays[i]);
    return pairs->inner->no_memory ? NULL : pairs;
}
