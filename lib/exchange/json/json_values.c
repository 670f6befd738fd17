/* Events as JSON: texts, numbers, ids, and the members that any object may have - tags, auctions, cards and
 * scores. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "exchange/json/json_event.h"

enum { NUMBER_MAX = 9999 };

/* ---- Small things ------------------------------------------------------------------------------ */

odd_jsonin_place odd_jr_place(odd_json *j) {
    odd_jsonin_peek(j);
    return j->here;
}

void odd_jr_unknown(odd_jsonin_reader *r, odd_json *j, odd_text name, const char *where) {
    odd_jsonin_place place = odd_jr_place(j);
    bool told = r->unknown_count == ODD_JR_UNKNOWN_MAX;
    odd_jsonin_skip(j);
    for (size_t i = 0; i < r->unknown_count && !told; i++)
        told = name.len == r->unknown[i].len && odd_same_letters(name, r->unknown[i]);
    if (told)
        return;
    r->unknown[r->unknown_count++] = name;
    ODD_JR_WRONG(r, j, place, true, "unknown member '%.*s' in %s: ignored",
                 (int)odd_scan_quotable(name.text, name.len), name.text, where);
}

odd_record odd_jr_record(const odd_json *j, odd_fact fact) {
    return (odd_record){.fact = fact, .line = j->here.line};
}

void odd_jr_text(odd_jsonin_reader *r, odd_json *j, odd_fact fact) {
    odd_record what = odd_jr_record(j, fact);
    what.text = odd_jsonin_text(j);
    if (what.text.len > 0)
        odd_source_give(r->in, &what);
}

int odd_jr_number(odd_jsonin_reader *r, odd_json *j, const char *expected) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_text text = odd_jsonin_text(j);
    int number = text.len == 0 ? 0 : odd_text_number(text, NUMBER_MAX);
    if (number < 0 && j->broken == NULL)
        ODD_JR_WRONG(r, j, place, false, "expected %s", expected);
    return number < 0 ? 0 : number;
}

bool odd_jr_amount(odd_jsonin_reader *r, odd_json *j, odd_amount *amount) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_text text = odd_jsonin_text(j);
    if (text.len == 0)
        return false;
    bool good = odd_text_amount(amount, text);
    if (!good)
        ODD_JR_WRONG(r, j, place, false, "expected a number: 12.5");
    return good;
}

odd_text odd_jr_joined(odd_jsonin_reader *r, odd_json *j, const char *between, const char *none) {
    char *joined = NULL;
    size_t len = 0, cap = 0;
    if (odd_jsonin_peek(j) != '[')
        return odd_jsonin_text(j);
    odd_jsonin_enter(j, '[');
    while (odd_jsonin_item(j)) {
        odd_text text = odd_jsonin_text(j), gap = odd_text_of(len > 0 ? between : "");
        if (text.len == 0)
            text = odd_text_of(none);
        if (!ODD_ROOM(r->in->arena, joined, len, len + gap.len + text.len + 1, cap))
            continue;
        if (gap.len > 0)
            odd_copy(joined + len, gap.text, gap.len);
        if (text.len > 0)
            odd_copy(joined + len + gap.len, text.text, text.len);
        len += gap.len + text.len;
    }
    return (odd_text){joined, len};
}

odd_text odd_jr_id(odd_jsonin_reader *r, odd_json *j, bool both) {
    odd_jsonin_place place = odd_jr_place(j);
    odd_text id = odd_jsonin_text(j);
    if (odd_text_is_id(id, both))
        return id;
    if (j->broken == NULL)
        ODD_JR_WRONG(r, j, place, false, "expected an id of at most 16 letters and digits%s",
                     both ? ", or two ids joined by +" : "");
    return (odd_text){0};
}

odd_text odd_jr_directed(odd_jsonin_reader *r, odd_text direction, odd_text id) {
    return id.len > 0 && direction.len == 2 ? odd_directed_id(r->in->arena, direction.text, id) : id;
}

/* ---- Tags, auctions and cards ------------------------------------------------------------------ */

static void give_tag(odd_jsonin_reader *r, odd_json *j, odd_record *about, odd_text name) {
    about->line = j->here.line;
    about->text = odd_jsonin_text(j);
    about->name = name;
    if (name.len > 0)
        odd_source_give(r->in, about);
}

enum { NOTE_TAGS, NOTE_AUCTION, NOTE_CARDS };

/* {"site":"The Club","remark":["one","two"]} */
void odd_jr_tags(odd_jsonin_reader *r, odd_json j, odd_record about) {
    odd_text name;
    about.fact = ODD_FACT_TAG;
    if (odd_jsonin_enter(&j, '{'))
        while (odd_jsonin_member(&j, &name)) {
            if (odd_jsonin_peek(&j) != '[') {
                give_tag(r, &j, &about, name);
                continue;
            }
            odd_jsonin_enter(&j, '[');
            while (odd_jsonin_item(&j))
                give_tag(r, &j, &about, name);
        }
}

/* {"first":"N","calls":"1S pass 4S ap"}, {"first":"W","cards":"SK S2"} */
static void read_sequence(odd_jsonin_reader *r, odd_json *j, odd_record about) {
    odd_text name;
    odd_jsonin_place place = odd_jr_place(j);
    about.line = j->here.line;
    about.number = ODD_NO_SEAT;
    if (!odd_jsonin_enter(j, '{'))
        return;
    while (odd_jsonin_member(j, &name)) {
        if (odd_text_is(name, "first")) {
            odd_text seat = odd_jsonin_text(j);
            for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
                if (odd_text_is(seat, odd_seat_text(s)))
                    about.number = (int)s;
        } else if (odd_text_is(name, about.fact == ODD_FACT_AUCTION ? "calls" : "cards")) {
            about.text = odd_jsonin_text(j);
        } else {
            odd_jr_unknown(r, j, name, "an auction or a play of cards");
        }
    }
    if (about.number == ODD_NO_SEAT && j->broken == NULL)
        ODD_JR_WRONG(r, j, place, false,
                     "missing first player: expected \"first\":\"N\", \"E\", \"S\" or \"W\"");
    else
        odd_source_give(r->in, &about);
}

static void read_sequences(odd_jsonin_reader *r, odd_json j, odd_record about, odd_fact fact) {
    about.fact = fact;
    if (odd_jsonin_peek(&j) != '[') {
        read_sequence(r, &j, about);
        return;
    }
    odd_jsonin_enter(&j, '[');
    while (odd_jsonin_item(&j))
        read_sequence(r, &j, about);
}

bool odd_jr_keep_note(odd_jr_note *n, odd_json *j, odd_text name) {
    int which = odd_text_among(name, "tags|auction|cards");
    if (which < 0)
        return false;
    n->at[which] = *j;
    n->there[which] = true;
    odd_jsonin_skip(j);
    return true;
}

void odd_jr_notes(odd_jsonin_reader *r, const odd_jr_note *n, const odd_record *about) {
    if (n->there[NOTE_AUCTION])
        read_sequences(r, n->at[NOTE_AUCTION], *about, ODD_FACT_AUCTION);
    if (n->there[NOTE_CARDS])
        read_sequences(r, n->at[NOTE_CARDS], *about, ODD_FACT_CARDS);
    if (n->there[NOTE_TAGS])
        odd_jr_tags(r, n->at[NOTE_TAGS], *about);
}

/* ---- Scores that are said ---------------------------------------------------------------------- */

void odd_jr_score(odd_jsonin_reader *r, odd_json *j, odd_scores *s, odd_stated_kind kind, int which) {
    s->there[kind][which] = odd_jr_amount(r, j, &s->amount[kind][which]);
}
