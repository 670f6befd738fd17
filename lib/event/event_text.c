/* People, lines and numbers of an event as text. */
#include "base/bits.h"
#include "event/why/why.h"

/* ---- Numbers ----------------------------------------------------------------------------------- */

odd_number odd_number_of(odd_amount a) {
    odd_number n = {{0}};
    odd_amount_format(n.text, sizeof n.text, a, 0);
    return n;
}

odd_number odd_number_signed(odd_amount a) {
    odd_number n = {{0}};
    odd_writer w = odd_writer_on(n.text, sizeof n.text);
    odd_put_text(&w, a > 0 ? "+" : "");
    odd_put_text(&w, odd_number_of(a).text);
    return n;
}

odd_number odd_number_frac(odd_frac f) {
    odd_frac low = odd_frac_of(f.num, f.den);
    if (low.den != 0 && ODD_ONE % low.den == 0)
        return odd_number_of(low.num * (ODD_ONE / low.den));
    odd_number n = {{0}};
    odd_writer w = odd_writer_on(n.text, sizeof n.text);
    odd_put_text(&w, odd_number_of(low.num * ODD_ONE).text);
    odd_put_char(&w, '/');
    odd_put_text(&w, odd_number_of(low.den * ODD_ONE).text);
    return n;
}

odd_number odd_number_weight(int64_t weight_x100) {
    return odd_number_of(weight_x100 * ODD_ONE / ODD_WEIGHT_ALL);
}

odd_number odd_number_pts(int pts) {
    return odd_number_signed(pts * (odd_amount)ODD_ONE);
}

const char *odd_words_unless_exact(odd_frac exact, odd_amount value, const char *words) {
    return odd_frac_compare(exact, odd_frac_of(value, ODD_ONE)) == 0 ? "" : words;
}

/* ---- People ------------------------------------------------------------------------------------ */

static const char *kind_of(const odd_event *e, const odd_contestant *c) {
    if (c->direction != ODD_NO_SIDE)
        return c->direction == ODD_NS ? "N-S" : "E-W";
    return e->about.contest == ODD_TEAMS ? "team" : e->about.contest == ODD_INDIVIDUALS ? "player" : "pair";
}

/* " (Riverside)" in a simultaneous, where several clubs have the same id. */
static void put_club(odd_writer *w, const odd_event *e, const odd_contestant *c) {
    odd_text name = c->club > 0 ? odd_club_name(e, (size_t)c->club - 1) : (odd_text){0};
    if (name.len > 0)
        odd_put_format(w, " (%.*s)", (int)name.len, name.text);
}

size_t odd_contestant_format(char *buf, size_t cap, const odd_event *e, uint32_t who) {
    odd_writer w = odd_writer_on(buf, cap);
    if (who < e->about.contestant_count) {
        const odd_contestant *c = &e->contestants[who];
        odd_put_format(&w, "%s %.*s", kind_of(e, c), (int)c->id.len, c->id.text);
        put_club(&w, e, c);
    }
    return w.len;
}

void odd_put_side(odd_writer *w, const odd_event *e, const odd_play *p, int direction) {
    const uint32_t *who = odd_event_who(e, p, direction);
    for (int i = 0; i < 2 && who[i] != ODD_NOBODY; i++) {
        odd_text id = e->contestants[who[i]].id;
        if (i > 0)
            odd_put_char(w, '+');
        odd_put_bytes(w, id.text, id.len);
    }
    put_club(w, e, &e->contestants[who[0]]);
}

/* ---- Lines ------------------------------------------------------------------------------------- */

size_t odd_play_format(char *buf, size_t cap, const odd_event *e, const odd_play *p, odd_style style) {
    return odd_outcome_format(buf, cap, p, odd_ruling_of(e, p), style);
}

/* ---- Reasons ----------------------------------------------------------------------------------- */

static const char *keep(odd_explainer *x, const char *text, size_t len) {
    char *kept = odd_arena_take(x->arena, len + 1, 1);
    if (kept == NULL) {
        x->no_memory = true;
        return "";
    }
    odd_copy(kept, text, len);
    return kept;
}

static const char *keep_string(odd_explainer *x, const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    return keep(x, text, len);
}

void odd_reason_add(odd_explainer *x, int level, const char *value, const char *law, const char *format,
                    ...) {
    static const odd_marks none;
    char text[ODD_PLAY_MAX + 400];
    odd_marks marks, *kept;
    odd_writer w = odd_message_on(text, sizeof text, &marks);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    if (w.len >= sizeof text)
        marks.count = ODD_MARKS_MAX + 1;
    odd_reasons *out = x->out;
    odd_reason *list =
        odd_arena_grow(x->arena, out->list, out->count, out->count + 1, &out->cap, sizeof *list);
    kept = marks.count > 0 ? ODD_TAKE(x->arena, 1, odd_marks) : NULL;
    if (list == NULL || (kept == NULL && marks.count > 0)) {
        x->no_memory = true;
        return;
    }
    if (kept != NULL)
        *kept = marks;
    out->list = list;
    list[out->count++] = (odd_reason){level,
                                      keep(x, text, w.len < sizeof text ? w.len : sizeof text - 1),
                                      keep_string(x, value),
                                      keep_string(x, law),
                                      "",
                                      false,
                                      kept != NULL ? kept : &none};
}

void odd_reason_sum(odd_explainer *x, const char *format, ...) {
    char sum[ODD_SUM_MAX];
    odd_writer w = odd_writer_on(sum, sizeof sum);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    if (!x->no_memory && w.len < sizeof sum)
        x->out->list[x->out->count - 1].sum = keep(x, sum, w.len);
}

void odd_reason_adds(odd_explainer *x) {
    if (!x->no_memory)
        x->out->list[x->out->count - 1].adds = true;
}
