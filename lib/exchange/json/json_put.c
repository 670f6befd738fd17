/* Writes events as JSON: values, and the members that any object may have. */
#include "exchange/json/json_event.h"
#include "base/arena.h"
#include "base/out.h"

/* ---- Values ------------------------------------------------------------------------------------ */

/* Passes the text on to the target in pieces. The last byte stays, because the next comma depends on it. */
static void drain(odd_jsonin_writer *w) {
    odd_out *o = &w->text;
    if (o->len < ODD_JW_PIECE)
        return;
    odd_target_text(w->out, (odd_text){o->text, o->len - 1});
    o->text[0] = o->text[o->len - 1];
    o->len = 1;
}

/* The buffer is never full: no text that is written between two drains is longer than the remaining room. */
static char *never_full(odd_out *o, size_t cap) {
    (void)o;
    (void)cap;
    __builtin_trap();
}

void odd_jw_begin(odd_jsonin_writer *w, odd_target *out) {
    *w = (odd_jsonin_writer){.out = out};
    w->text = (odd_out){.text = w->room, .cap = sizeof w->room, .resize = never_full};
}

void odd_jw_end(odd_jsonin_writer *w) {
    odd_target_text(w->out, (odd_text){w->text.text, w->text.len});
}

void odd_jw_raw(odd_jsonin_writer *w, const char *text) {
    odd_out_text(&w->text, text);
    drain(w);
}

void odd_jw_line(odd_jsonin_writer *w, int blanks, const char *bracket) {
    odd_json_line(&w->text, blanks);
    odd_jw_raw(w, bracket);
}

void odd_jw_next(odd_jsonin_writer *w) {
    odd_json_next(&w->text);
}

/* Writes a control character as its escape. */
static void put_control(odd_out *o, unsigned char c) {
    static const char hex[] = "0123456789abcdef", names[] = "btn\0fr"; /* from backspace on */
    char name = c >= '\b' && c <= '\r' ? names[c - '\b'] : '\0';
    if (name != '\0')
        odd_out_words(o, "\\%c", name);
    else
        odd_out_words(o, "\\u00%c%c", hex[c >> 4], hex[c & 15]);
}

/* Loses nothing: unlike in text for people, all other bytes stay as they are. */
void odd_jw_string(odd_jsonin_writer *w, odd_text text) {
    odd_out *o = &w->text;
    odd_out_char(o, '"');
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.text[i];
        if (c < ' ') {
            put_control(o, c);
        } else {
            if (c == '"' || c == '\\')
                odd_out_char(o, '\\');
            odd_out_char(o, (char)c);
        }
        drain(w);
    }
    odd_out_char(o, '"');
}

void odd_jw_key(odd_jsonin_writer *w, const char *key) {
    odd_json_key(&w->text, key);
}

void odd_jw_key_of(odd_jsonin_writer *w, odd_text key) {
    odd_json_comma(&w->text);
    odd_jw_string(w, key);
    odd_jw_raw(w, ":");
}

void odd_jw_text(odd_jsonin_writer *w, const char *key, odd_text text) {
    odd_jw_key(w, key);
    odd_jw_string(w, text);
}

void odd_jw_word(odd_jsonin_writer *w, const char *key, const char *word) {
    odd_jw_text(w, key, odd_text_of(word));
}

void odd_jw_int(odd_jsonin_writer *w, const char *key, int number) {
    odd_json_int(&w->text, key, number);
    drain(w);
}

void odd_jw_number(odd_jsonin_writer *w, odd_amount amount, int least) {
    char text[ODD_AMOUNT_MAX];
    odd_amount_format(text, sizeof text, amount, least);
    odd_jw_raw(w, text);
}

void odd_jw_amount(odd_jsonin_writer *w, const char *key, odd_amount amount, int least) {
    odd_jw_key(w, key);
    odd_jw_number(w, amount, least);
}

/* Writes a score that may be missing. */
void odd_jw_stated(odd_jsonin_writer *w, const char *key, odd_stated_kind kind, int which, int least) {
    odd_jw_key(w, key);
    if (w->s.there[kind][which])
        odd_jw_number(w, w->s.amount[kind][which], least);
    else
        odd_jw_raw(w, "null");
}

void odd_jw_open(odd_jsonin_writer *w, const char *key, char bracket) {
    odd_json_open(&w->text, key, bracket);
    drain(w);
}

void odd_jw_direction(odd_jsonin_writer *w, odd_side direction) {
    odd_jw_word(w, "direction", direction == ODD_NS ? "NS" : direction == ODD_EW ? "EW" : "");
}

/* ---- Notes ------------------------------------------------------------------------------------- */

void odd_jw_keep_note(odd_jsonin_writer *w, const odd_record *r) {
    if (!ODD_MORE(w->out->arena, w->notes, w->note_count, w->note_cap)) {
        w->no_memory = true;
        return;
    }
    w->notes[w->note_count++] =
        (odd_jw_note){.fact = r->fact, .first = (odd_seat)r->number, .name = r->name, .text = r->text};
}

static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_jsonin_writer *w = owner;
    return odd_text_compare(w->notes[a].name, w->notes[b].name) <= 0;
}

/* Chains the tags that have the same name. */
static void chain_tags(odd_jsonin_writer *w) {
    const uint32_t *list = odd_sort_numbers(w->out->arena, w->note_count, in_order, w);
    w->no_memory = w->no_memory || list == NULL;
    for (size_t i = 1; list != NULL && i < w->note_count; i++) {
        odd_jw_note *before = &w->notes[list[i - 1]], *here = &w->notes[list[i]];
        if (before->fact != ODD_FACT_TAG || here->fact != ODD_FACT_TAG ||
            odd_text_compare(before->name, here->name) != 0)
            continue;
        before->next = list[i] + 1;
        here->told = true;
    }
}

static void put_tag(odd_jsonin_writer *w, const odd_jw_note *n) {
    odd_jw_key_of(w, n->name);
    odd_jw_raw(w, n->next != 0 ? "[" : "");
    for (const odd_jw_note *at = n;; at = &w->notes[at->next - 1]) {
        odd_jw_string(w, at->text);
        if (at->next == 0)
            break;
        odd_jw_raw(w, ",");
    }
    if (n->next != 0)
        odd_jw_raw(w, "]");
}

static void put_tags(odd_jsonin_writer *w) {
    size_t tags = 0;
    for (size_t i = 0; i < w->note_count; i++)
        tags += w->notes[i].fact == ODD_FACT_TAG;
    if (tags == 0)
        return;
    if (tags > 1)
        chain_tags(w);
    odd_jw_open(w, "tags", '{');
    for (size_t i = 0; i < w->note_count; i++)
        if (w->notes[i].fact == ODD_FACT_TAG && !w->notes[i].told)
            put_tag(w, &w->notes[i]);
    odd_jw_raw(w, "}");
}

static void put_sequences(odd_jsonin_writer *w, odd_fact fact) {
    const char *key = fact == ODD_FACT_AUCTION ? "auction" : "cards";
    size_t count = 0;
    for (size_t i = 0; i < w->note_count; i++)
        count += w->notes[i].fact == fact;
    if (count == 0)
        return;
    odd_jw_key(w, key);
    odd_jw_raw(w, count > 1 ? "[" : "");
    for (size_t i = 0; i < w->note_count; i++) {
        if (w->notes[i].fact != fact)
            continue;
        if (count > 1)
            odd_jw_next(w);
        odd_jw_raw(w, "{");
        odd_jw_word(w, "first", odd_seat_text(w->notes[i].first));
        odd_jw_text(w, fact == ODD_FACT_AUCTION ? "calls" : "cards", w->notes[i].text);
        odd_jw_raw(w, "}");
    }
    odd_jw_raw(w, count > 1 ? "]" : "");
}

void odd_jw_notes(odd_jsonin_writer *w) {
    put_sequences(w, ODD_FACT_AUCTION);
    put_sequences(w, ODD_FACT_CARDS);
    put_tags(w);
    w->note_count = 0;
}

bool odd_jw_is_note(const odd_record *r) {
    return r->fact == ODD_FACT_AUCTION || r->fact == ODD_FACT_CARDS || r->fact == ODD_FACT_TAG;
}
