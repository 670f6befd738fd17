/* Names and ids: players in two places, ids that may be slips, and results against nobody. */
#include "base/text.h"
#include "base/arena.h"
#include "event/check/check.h"

/* ---- Ids that may be slips --------------------------------------------------------------------- */

static bool has_name(const odd_contestant *k) {
    return k->players.len > 0 || k->name.len > 0;
}

static bool plays(const odd_checker *c, size_t who) {
    return c->seat_lines[who] > 0 && !c->e->contestants[who].phantom;
}

/* Returns whether nearly all who play have a name. */
static bool names_are_usual(const odd_checker *c) {
    size_t named = 0, all = 0;
    for (size_t i = 0; i < c->e->about.contestant_count; i++) {
        named += plays(c, i) && has_name(&c->e->contestants[i]);
        all += plays(c, i);
    }
    return odd_most_have_names(named, all);
}

static void count_lines(odd_checker *c) {
    for (size_t i = 0; i < c->inferred.seat_count; i++) {
        uint32_t who = c->inferred.seats[i].who,
                 line = odd_inferred_play(&c->inferred, c->inferred.seats[i].line)->line;
        c->seat_lines[who]++;
        c->latest[who] = line > c->latest[who] ? line : c->latest[who];
    }
}

/* Marks contestants without a name if nearly all have one, or with hardly a line if others have many. */
void odd_check_strangers(odd_checker *c) {
    const odd_event *e = c->e;
    count_lines(c);
    size_t all = 0, lines = 0;
    bool usual = names_are_usual(c);
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        all += plays(c, i);
        lines += plays(c, i) ? c->seat_lines[i] : 0;
    }
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        bool rare = 4 * c->seat_lines[i] * all < lines;
        c->strange[i] = plays(c, i) && (rare || (usual && !has_name(&e->contestants[i])));
    }
}

static void report_unnamed(odd_checker *c, uint32_t who, const odd_play *first) {
    odd_finding_room room;
    odd_writer w = odd_finding_on(&room);
    odd_put_clause(&w, "%s has no name, but nearly all others have one: wrong id?",
                   odd_contestant_phrase(c->e, who).text);
    odd_finding_add(c, ODD_FOUND_NO_NAME, first, &w);
}

/* Returns, by contestant, the first line that is not assumed to be wrong, by index + 1. */
static uint32_t *first_lines(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    uint32_t *first = ODD_TAKE(c->arena, c->e->about.contestant_count, uint32_t);
    for (size_t i = 0; i < s->seat_count && first != NULL; i++) {
        uint32_t line = s->seats[i].line, *f = &first[s->seats[i].who];
        if (!c->doubts[line].blamed &&
            (*f == 0 || odd_inferred_play(s, line)->line < odd_inferred_play(s, *f - 1)->line))
            *f = line + 1;
    }
    return first;
}

static void check_unnamed(odd_checker *c) {
    const uint32_t *first = names_are_usual(c) ? first_lines(c) : NULL;
    c->no_memory = c->no_memory || c->arena->empty;
    for (size_t i = 0; i < c->e->about.contestant_count && first != NULL; i++)
        if (first[i] != 0 && plays(c, i) && !has_name(&c->e->contestants[i]))
            report_unnamed(c, (uint32_t)i, odd_inferred_play(&c->inferred, first[i] - 1));
}

/* ---- Players in two places --------------------------------------------------------------------- */

typedef struct player {
    odd_text name;
    uint32_t who;
} player;

enum { PLAYERS_MAX = 16 };

static bool blank(char c) {
    return c == ' ' || c == '\t';
}

/* Returns the next character in lower case; several blanks count as one. */
static char next_of(odd_text t, size_t *at) {
    if (*at >= t.len)
        return '\0';
    char c = t.text[(*at)++];
    if (!blank(c))
        return odd_lower(c);
    while (*at < t.len && blank(t.text[*at]))
        (*at)++;
    return ' ';
}

static int compare_names(odd_text a, odd_text b) {
    size_t i = 0, j = 0;
    for (;;) {
        char x = next_of(a, &i), y = next_of(b, &j);
        if (x != y)
            return (unsigned char)x < (unsigned char)y ? -1 : 1;
        if (x == '\0')
            return 0;
    }
}

static bool players_in_order(const void *owner, uint32_t a, uint32_t b) {
    const player *p = owner;
    int order = compare_names(p[a].name, p[b].name);
    return order != 0 ? order < 0 : p[a].who <= p[b].who;
}

/* A first name alone may belong to two people. */
static bool whole_name(odd_text name) {
    for (size_t i = 0; i < name.len; i++)
        if (blank(name.text[i]))
            return true;
    return false;
}

static size_t list_players(const odd_event *e, player *out) {
    size_t count = 0;
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        odd_text names[PLAYERS_MAX];
        size_t found = odd_players_split(names, PLAYERS_MAX, e->contestants[i].players);
        for (size_t n = 0; n < found && n < PLAYERS_MAX; n++)
            if (whole_name(names[n])) {
                if (out != NULL)
                    out[count] = (player){names[n], (uint32_t)i};
                count++;
            }
    }
    return count;
}

/* Returns the line that names a contestant; 0 if none does. */
static uint32_t name_line(const odd_event *e, uint32_t who) {
    for (size_t i = 0; i < e->facts.about_count; i++) {
        const odd_id_details *a = &e->facts.abouts[i];
        const odd_holder *h = &e->derived.holders[a->token];
        if (a->named_line > 0 && (h->who[0][0] == who || h->who[1][0] == who))
            return a->named_line;
    }
    return 0;
}

static void report_same(odd_checker *c, const player *a, const player *b) {
    uint32_t first = name_line(c->e, a->who), second = name_line(c->e, b->who);
    odd_finding_room room;
    odd_writer w = odd_finding_on(&room);
    odd_put_clause(&w, "%.*s is in %s and in %s", (int)a->name.len, a->name.text,
                   odd_contestant_phrase(c->e, a->who).text, odd_contestant_phrase(c->e, b->who).text);
    odd_finding *f = odd_finding_add(c, ODD_FOUND_SAME_NAME, NULL, &w);
    if (f == NULL)
        return;
    f->line = first > second ? first : second;
    f->other_line = first > second ? second : first;
}

static void check_same(odd_checker *c) {
    size_t count = list_players(c->e, NULL);
    player *players = ODD_TAKE(c->arena, count, player);
    uint32_t *order = ODD_TAKE(c->arena, count, uint32_t), *other = ODD_TAKE(c->arena, count, uint32_t);
    if (players == NULL || order == NULL || other == NULL) {
        c->no_memory = true;
        return;
    }
    list_players(c->e, players);
    for (size_t i = 0; i < count; i++)
        order[i] = (uint32_t)i;
    odd_sort(order, other, count, players_in_order, players);
    for (size_t i = 1; i < count; i++) {
        const player *a = &players[order[i - 1]], *b = &players[order[i]];
        if (a->who != b->who && compare_names(a->name, b->name) == 0)
            report_same(c, a, b);
    }
}

void odd_check_names(odd_checker *c) {
    check_same(c);
    check_unnamed(c);
}

/* ---- Phantoms ---------------------------------------------------------------------------------- */

void odd_check_phantoms(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    for (size_t i = 0; i < s->line_count; i++) {
        const odd_inferred_line *l = &s->lines[i];
        const odd_play *p = odd_inferred_play(s, (uint32_t)i);
        if (!p->sits_out || (p->kind != ODD_PLAYED && p->kind != ODD_RULED))
            continue;
        char result[ODD_PLAY_MAX];
        odd_finding_room room;
        odd_writer w = odd_finding_on(&room);
        odd_play_format(result, sizeof result, c->e, p, c->style);
        odd_put_clause(&w, "%s: a result, %s, against the phantom; it does not count",
                       odd_versus_phrase(c->e, odd_inferred_side(l, 0), odd_inferred_side(l, 1)).text,
                       result);
        odd_finding_add(c, ODD_FOUND_PHANTOM, p, &w);
    }
}
