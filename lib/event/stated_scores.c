/* The scores that a file states: found by their subject, and compared with those that are written instead. */
#include "base/out.h"
#include "event/event_inner.h"

/* Returns the contestant of an id in the log; ODD_NOBODY if there is none. */
static uint32_t who_is(const odd_event *e, uint32_t token) {
    uint32_t who = ODD_NOBODY;
    odd_text id = token < e->facts.token_count ? e->facts.tokens[token].text : (odd_text){"", 0};
    return odd_event_find(e, &who, id.text, id.len, NULL) == ODD_OK ? who : ODD_NOBODY;
}

bool odd_stated_index_make(odd_stated_index *index, const odd_event *e, odd_arena *arena) {
    size_t counts[] = {[ODD_ABOUT_CONTESTANT] = e->about.contestant_count + 1,
                       [ODD_ABOUT_MATCH] = e->about.contestant_count + 1,
                       [ODD_ABOUT_PLAY] = e->about.play_count + 1};
    *index = (odd_stated_index){.e = e, .next = ODD_TAKE(arena, e->about.stated_count + 1, uint32_t)};
    bool good = index->next != NULL;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        if (counts[i] > 0)
            good = (index->first[i] = ODD_TAKE(arena, counts[i], uint32_t)) != NULL && good;
    for (size_t i = 0; i < e->about.stated_count && good; i++) {
        const odd_stated_score *s = &e->stated[i];
        uint32_t of = s->about == ODD_ABOUT_PLAY ? s->of[0] : who_is(e, s->of[0]);
        if (of == ODD_NOBODY || s->about > ODD_ABOUT_PLAY || index->first[s->about] == NULL)
            continue;
        index->next[i] = index->first[s->about][of];
        index->first[s->about][of] = (uint32_t)i + 1;
    }
    return good;
}

const odd_stated_score *odd_stated_score_of(const odd_stated_index *index, odd_topic about, uint32_t of,
                                            odd_stated_kind kind) {
    for (uint32_t n = index->first[about][of]; n != 0; n = index->next[n - 1])
        if (index->e->stated[n - 1].kind == kind)
            return &index->e->stated[n - 1];
    return NULL;
}

bool odd_stated_score_of_match(const odd_stated_index *index, const odd_match *match, odd_stated_kind kind,
                               odd_stated_score *out) {
    for (int home = 0; home < 2; home++)
        for (uint32_t n = index->first[ODD_ABOUT_MATCH][match->team[home]]; n != 0; n = index->next[n - 1]) {
            const odd_stated_score *s = &index->e->stated[n - 1];
            if (s->kind != kind || s->round != match->round ||
                who_is(index->e, s->of[1]) != match->team[1 - home])
                continue;
            *out = *s;
            for (int i = 0; i < 2; i++) { /* in the order of the match */
                out->there[i] = s->there[i ^ home];
                out->amount[i] = s->amount[i ^ home];
            }
            return true;
        }
    return false;
}

/* ---- Changed numbers --------------------------------------------------------------------------- */

static void put_subject(odd_writer *w, const odd_record *r) {
    if (r->board > 0)
        odd_put_format(w, "board %d, ", r->board);
    if (r->board == 0 && r->round > 0)
        odd_put_format(w, "round %d, ", r->round);
    odd_put_format(w, "%.*s", (int)r->id[0].len, r->id[0].text);
    if (r->id[1].len > 0)
        odd_put_format(w, " v %.*s", (int)r->id[1].len, r->id[1].text);
}

static void put_amount(odd_writer *w, odd_amount amount) {
    char text[ODD_AMOUNT_MAX];
    size_t len = odd_amount_format(text, sizeof text, amount, 0);
    odd_put_bytes(w, text, len);
}

/* Returns whose number it is, if there are two. */
static const char *side_of(const odd_record *about, const odd_stated_score *said, bool one, int which) {
    static const char *const sides[2] = {"North-South's ", "East-West's "}, *const teams[2] = {
                                                                                "", "the other one's "};
    if (one || (about->board == 0 && !said->there[1]))
        return "";
    return about->board > 0 ? sides[which] : teams[which];
}

void odd_stated_changed(const odd_sink *sink, const odd_record *about, const odd_stated_score *said,
                        odd_stated_kind kind, const odd_amount amount[2], const bool there[2]) {
    static const char *const names[] = {"points", "matchpoints", "IMPs", "per cent", "VP", "rank", "boards"};
    bool one = kind == ODD_STATED_RANK || kind == ODD_STATED_BOARDS || kind == ODD_STATED_SCORE;
    for (int d = 0; d < (one ? 1 : 2); d++) {
        char text[200];
        odd_writer w = odd_writer_on(text, sizeof text);
        bool rank = kind == ODD_STATED_RANK, tie = rank && said->there[1] != there[1];
        if (!said->there[d] || (there[d] && said->amount[d] == amount[d] && !tie))
            continue;
        put_subject(&w, about);
        odd_put_format(&w, ": %s%s ", side_of(about, said, one, d), names[kind]);
        put_amount(&w, said->amount[d]);
        odd_put_text(&w, rank && said->there[1] ? "=" : "");
        odd_put_text(&w, there[d] ? ", now " : " left out");
        if (there[d])
            put_amount(&w, amount[d]);
        odd_put_text(&w, rank && there[0] && there[1] ? "=" : "");
        sink->changed(sink->owner, text);
    }
}
