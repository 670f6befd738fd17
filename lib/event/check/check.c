/* Checks an event for what a director should look at, and orders the findings. */
#include "event/check/check.h"
#include "base/bits.h"
#include "base/arena.h"
#include "event/why/why.h"

const char *odd_finding_text(odd_finding_kind kind) {
    static const char *const texts[ODD_FOUND_COUNT] = {
        "twice",     "two-tables", "stray",  "turned", "missing", "one-table", "phantom",
        "same-name", "no-name",    "unlike", "lead",   "tricks",  "points",    "rematch"};
    return kind >= 0 && kind < ODD_FOUND_COUNT ? texts[kind] : "";
}

/* ---- Words ------------------------------------------------------------------------------------- */

static void put_key(odd_writer *w, const odd_event *e, uint64_t side) {
    uint32_t who[2] = {(uint32_t)(side >> 32), (uint32_t)side};
    for (int i = 0; i < 2 && who[i] != ODD_NOBODY; i++) {
        odd_text id = e->contestants[who[i]].id;
        if (i > 0)
            odd_put_char(w, '+');
        odd_put_bytes(w, id.text, id.len);
    }
}

odd_phrase odd_key_phrase(const odd_event *e, uint64_t side) {
    odd_phrase phrase = {""};
    odd_writer w = odd_writer_on(phrase.text, sizeof phrase.text);
    put_key(&w, e, side);
    return phrase;
}

odd_phrase odd_versus_phrase(const odd_event *e, uint64_t ns, uint64_t ew) {
    odd_phrase phrase = {""};
    odd_writer w = odd_writer_on(phrase.text, sizeof phrase.text);
    put_key(&w, e, ns);
    odd_put_text(&w, " v ");
    put_key(&w, e, ew);
    return phrase;
}

void odd_put_contestant(odd_writer *w, const odd_event *e, uint32_t who) {
    odd_put_text(w, odd_contestant_phrase(e, who).text);
}

odd_phrase odd_contestant_phrase(const odd_event *e, uint32_t who) {
    odd_phrase phrase = {""};
    odd_contestant_format(phrase.text, 64, e, who);
    return phrase;
}

/* Writes three or more in a row with a dash. */
odd_phrase odd_boards_phrase(const int *boards, size_t count) {
    odd_phrase phrase = {""};
    odd_writer w = odd_writer_on(phrase.text, sizeof phrase.text);
    for (size_t at = 0, run; at < count; at += run) {
        run = 1;
        while (at + run < count && boards[at + run] == boards[at] + (int)run)
            run++;
        run = run == 2 ? 1 : run;
        if (at > 0)
            odd_put_text(&w, at + run == count ? " and " : ", ");
        odd_put_int(&w, boards[at]);
        if (run > 1) {
            odd_put_char(&w, '-');
            odd_put_int(&w, boards[at + run - 1]);
        }
    }
    return phrase;
}

/* ---- Sittings ---------------------------------------------------------------------------------- */

size_t odd_encounter_boards(const odd_inferred_movement *s, const odd_encounter *t, int *boards) {
    size_t count = 0;
    for (uint32_t i = t->first; i < t->first + t->count && count < ODD_BOARDS_NAMED; i++)
        if (i == t->first || s->lines[i].slot != s->lines[i - 1].slot)
            boards[count++] = s->slots[s->lines[i].slot].board;
    return count;
}

size_t odd_good_lines(const odd_checker *c, const odd_encounter *t) {
    size_t good = 0;
    for (uint32_t i = t->first; i < t->first + t->count; i++)
        good += !c->doubts[i].blamed;
    return good;
}

/* ---- Findings ---------------------------------------------------------------------------------- */

odd_finding *odd_finding_add(odd_checker *c, odd_finding_kind kind, const odd_play *p,
                             const odd_writer *message) {
    odd_findings *out = c->out;
    size_t len = odd_text_length(message->buf);
    char *kept = odd_arena_take(c->arena, len + 1, 1);
    odd_finding *list =
        odd_arena_grow(c->arena, out->list, out->count, out->count + 1, &out->cap, sizeof *list);
    if (kept == NULL || list == NULL) {
        c->no_memory = true;
        return NULL;
    }
    odd_copy(kept, message->buf, len);
    out->list = list;
    odd_finding *f = &list[out->count++];
    *f = (odd_finding){.kind = kind, .message = kept, .marks = *message->marks};
    if (p != NULL) {
        f->line = p->line;
        f->round = p->round;
        f->board = c->e->boards[p->board].number;
    }
    return f;
}

odd_writer odd_finding_on(odd_finding_room *room) {
    return odd_message_on(room->text, sizeof room->text, &room->marks);
}

odd_writer odd_finding_start(odd_finding_room *room, const odd_checker *c, const odd_play *p) {
    odd_writer w = odd_finding_on(room);
    odd_phrase side[2];
    for (int d = 0; d < 2; d++) {
        odd_writer one = odd_writer_on(side[d].text, sizeof side[d].text);
        odd_put_side(&one, c->e, p, d);
    }
    odd_put_clause(&w, "%s v %s: ", side[0].text, side[1].text);
    return w;
}

int odd_imps_between(int a, int b) {
    return odd_imp(a > b ? a - b : b - a);
}

/* Returns how much the standings would change: of two alternatives, the larger change. */
static size_t impact(const odd_finding *f) {
    size_t most = 0;
    for (int i = 0; i < f->instead_count; i++)
        if (f->instead[i].places > most)
            most = f->instead[i].places;
    return most;
}

static bool in_order(const void *owner, uint32_t x, uint32_t y) {
    const odd_finding *a = (const odd_finding *)owner + x, *b = (const odd_finding *)owner + y;
    bool a_unlike = a->kind == ODD_FOUND_UNLIKE, b_unlike = b->kind == ODD_FOUND_UNLIKE;
    if (a_unlike != b_unlike)
        return b_unlike;
    if (a_unlike && impact(a) != impact(b))
        return impact(a) > impact(b);
    return a->line != b->line ? a->line < b->line : a->board <= b->board;
}

static bool put_in_order(odd_checker *c) {
    odd_findings *out = c->out;
    odd_finding *sorted = odd_sort_copy(c->arena, out->list, out->count, sizeof *sorted, in_order, out->list);
    if (sorted == NULL)
        return false;
    out->list = sorted;
    out->cap = out->count;
    return true;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bool take_room(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    c->doubts = ODD_TAKE(c->arena, s->line_count, odd_doubt);
    c->absent_of = ODD_TAKE(c->arena, s->slot_count, uint32_t);
    c->absent_in = ODD_TAKE(c->arena, s->meeting_count, uint32_t);
    c->quiet = ODD_TAKE(c->arena, s->encounter_count, uint8_t);
    c->seat_lines = ODD_TAKE(c->arena, c->e->about.contestant_count, uint32_t);
    c->latest = ODD_TAKE(c->arena, c->e->about.contestant_count, uint32_t);
    c->strange = ODD_TAKE(c->arena, c->e->about.contestant_count, bool);
    c->wrong_deal = ODD_TAKE(c->arena, c->e->about.deal_count, bool);
    return c->doubts != NULL && c->absent_of != NULL && c->absent_in != NULL && c->quiet != NULL &&
           c->seat_lines != NULL && c->latest != NULL && c->strange != NULL && c->wrong_deal != NULL;
}

int odd_event_findings(odd_findings *out, odd_event *e, odd_arena *arena, odd_style style) {
    odd_checker c = {.out = out, .e = e, .arena = arena, .style = style};
    *out = (odd_findings){0};
    if (!odd_infer_movement(&c.inferred, e, arena) || !take_room(&c))
        return ODD_E_MEMORY;
    odd_check_strangers(&c);
    if (odd_schedule_is_stated(e)) {
        odd_check_schedule(&c);
    } else {
        if (!odd_check_absences(&c))
            return ODD_E_MEMORY;
        odd_check_tables(&c);
        odd_report_absences(&c);
        odd_check_rematches(&c);
        odd_check_turned(&c);
    }
    odd_check_phantoms(&c);
    odd_check_names(&c);
    odd_check_cards(&c);
    odd_check_stated_points(&c);
    odd_check_unlike(&c);
    return !c.no_memory && put_in_order(&c) ? ODD_OK : ODD_E_MEMORY;
}
