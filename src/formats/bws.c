/* Reads Bridgemate files: the Access database in which the scoring program and the Bridgemates meet, after the Bridgemate
 * developer's guide. The host takes the database apart; here its rows become records. Knows nothing of what an event does
 * with them. */
#include "base/arena.h"
#include "base/scan.h"
#include "base/writer.h"
#include "formats/all.h"
#include "formats/bws.h"
#include "formats/text.h"

/* ---- The event --------------------------------------------------------------------------------- */

static const bws_session *session_of(const bws *b) {
    const bws_list *sessions = &b->tables[BWS_SESSION], *sections = &b->tables[BWS_SECTION];
    const bws_session *rows = BWS_ROWS(b, BWS_SESSION, bws_session);
    for (size_t i = 0; i < sessions->count && sections->count > 0; i++)
        if (rows[i].id == BWS_ROWS(b, BWS_SECTION, bws_section)[0].session)
            return &rows[i];
    return sessions->count > 0 ? &rows[0] : NULL;
}

/* Of "2026-11-17 19:30:00", the date; and the time, of which the seconds are left out. */
static odd_text date_of(odd_text moment) {
    return (odd_text){moment.text, moment.len < 10 ? moment.len : 10};
}

static odd_text time_of(odd_text moment) {
    size_t at = 0;
    while (at < moment.len && moment.text[at] != ':')
        at++;
    return at >= 2 && at + 3 <= moment.len ? (odd_text){moment.text + at - 2, 5} : (odd_text){0};
}

static void tell_text(const bws *b, odd_fact fact, uint32_t row, const char *name, odd_text text) {
    odd_record r = {.fact = fact, .line = row, .about = ODD_ABOUT_EVENT, .text = text};
    r.name = odd_text_of(name);
    if (text.len > 0)
        odd_bws_take(b, &r);
}

static void tell_event(const bws *b) {
    const bws_session *s = session_of(b);
    const bws_received *received = BWS_ROWS(b, BWS_RECEIVED, bws_received);
    odd_text logged = b->tables[BWS_RECEIVED].count > 0 ? received[0].date : (odd_text){0};
    if (s != NULL) {
        tell_text(b, ODD_FACT_TITLE, s->row, "", s->name);
        tell_text(b, ODD_FACT_TAG, s->row, "time", time_of(s->time));
    }
    tell_text(b, ODD_FACT_DATE, 1, "", date_of(s != NULL && s->date.len > 0 ? s->date : logged));
    odd_record winners = {.fact = ODD_FACT_WINNERS, .line = 1, .number = b->winners};
    if (b->winners == 2)
        odd_bws_take(b, &winners);
}

/* ---- Hands ------------------------------------------------------------------------------------- */

/* As PBN has them: suits may be written with blanks, and a void as a hyphen. False if no hand is known. */
static bool write_hands(const bws_hand *h, odd_writer *w) {
    bool any = false;
    odd_put_text(w, "N:");
    for (int hand = 0; hand < 4; hand++) {
        size_t start = w->len;
        odd_put_text(w, hand > 0 ? " " : "");
        size_t first = w->len;
        for (int suit = 0; suit < 4; suit++) {
            const odd_text *t = &h->suits[4 * hand + suit];
            for (size_t i = 0; i < t->len; i++)
                if (t->text[i] != ' ' && t->text[i] != '-')
                    odd_put_char(w, t->text[i]);
            odd_put_text(w, suit < 3 ? "." : "");
        }
        if (w->len > first + 3) {
            any = true;
        } else { /* nothing but points */
            w->len = start;
            odd_put_text(w, hand > 0 ? " -" : "-");
        }
    }
    return any;
}

static bool same_hands(const odd_hands *a, const odd_hands *b) {
    for (odd_seat s = ODD_NORTH; s < ODD_SEAT_COUNT; s++)
        if (a->hand[s] != b->hand[s])
            return false;
    return true;
}

static bool read_hands(const bws *b, const bws_hand *h, odd_hands *out) {
    char text[512];
    odd_error why = {.message = "too long"};
    odd_writer w = odd_writer_on(text, sizeof text);
    *out = (odd_hands){0};
    if (!write_hands(h, &w))
        return false;
    if (h->board < 1 || h->board > BWS_NUMBER_MAX)
        return odd_bws_wrong(b, true, BWS_HANDS, h->row, "Board is %d: expected 1 to 9999", h->board);
    if (w.len >= sizeof text || odd_hands_parse(out, text, w.len, &why) != ODD_OK)
        return odd_bws_wrong(b, true, BWS_HANDS, h->row, "the cards of board %d are left out: %s", h->board,
                             why.message);
    if (!odd_hands_complete(out))
        return odd_bws_wrong(b, true, BWS_HANDS, h->row,
                             "the cards of board %d are left out: they are not four hands of 13", h->board);
    return true;
}

/* What is known of a board by now. */
typedef struct dealt {
    int section;
    odd_hands hands;
} dealt;

static void tell_hands(const bws *b) {
    const bws_list *list = &b->tables[BWS_HANDS];
    dealt **by_board = list->count > 0 ? ODD_TAKE(b->in->arena, BWS_NUMBER_MAX + 1, dealt *) : NULL;
    dealt *all = list->count > 0 ? ODD_TAKE(b->in->arena, list->count, dealt) : NULL;
    bool different = false;
    for (size_t i = 0; i < list->count && by_board != NULL && all != NULL; i++) {
        const bws_hand *h = &BWS_ROWS(b, BWS_HANDS, bws_hand)[i];
        dealt *d = &all[i];
        d->section = h->section;
        if (!read_hands(b, h, &d->hands))
            continue;
        const dealt *before = by_board[h->board];
        if (before != NULL && same_hands(&before->hands, &d->hands))
            continue;
        if (before != NULL && before->section != d->section) {
            different = true;
            continue;
        }
        odd_record r = {.fact = ODD_FACT_DEAL, .line = h->row, .board = h->board, .deal = d->hands};
        odd_bws_take(b, &r);
        by_board[h->board] = d;
    }
    if (different && b->lettered && !b->teams) {
        odd_bws_wrong(
            b, true, BWS_HANDS, 0,
            "sections have different cards on the same board: results are compared within sections");
        tell_text(b, ODD_FACT_SET, 1, "compare", odd_text_of("section"));
    }
}

/* ---- What the scoring program made of it ------------------------------------------------------- */

static odd_record about_ranked(const bws *b, const bws_ranked *r, odd_fact fact) {
    odd_record record = {.fact = fact, .line = r->row, .about = ODD_ABOUT_CONTESTANT};
    odd_scan s = {r->orientation.text, r->orientation.len, 0};
    record.id[0] = odd_bws_id_of(b, r->section, r->number, odd_scan_word(&s, "e") ? ODD_EW : ODD_NS);
    return record;
}

/* A score may be a percentage, or matchpoints, or IMPs: nobody says which, so it is only kept. */
static void tell_ranked(const bws *b) {
    const bws_list *list = &b->tables[BWS_RANKED];
    for (size_t i = 0; i < list->count; i++) {
        const bws_ranked *r = &BWS_ROWS(b, BWS_RANKED, bws_ranked)[i];
        odd_record rank = about_ranked(b, r, ODD_FACT_SAID), score = about_ranked(b, r, ODD_FACT_TAG);
        odd_scan s = {r->rank.text, r->rank.len, 0};
        int place = odd_scan_number(&s);
        bool shared = odd_scan_bytes(&s, "=");
        rank.said = (odd_said){.kind = ODD_SAID_RANK, .there = {true, shared}};
        rank.said.amount[0] = place * (odd_amount)ODD_ONE;
        score.name = odd_text_of("bws:Score");
        score.text = r->score;
        if (r->number < 1 || r->number > BWS_ID_MAX)
            continue;
        if (place > 0 && odd_scan_end(&s))
            odd_bws_take(b, &rank);
        if (r->score.len > 0)
            odd_bws_take(b, &score);
    }
}

/* ---- The format -------------------------------------------------------------------------------- */

static int detect(const char *bytes, size_t len) {
    odd_scan s = {bytes, len, 4};
    bool access = odd_scan_bytes(&s, "Standard Jet DB") || odd_scan_bytes(&s, "Standard ACE DB");
    return len > 20 && bytes[0] == '\0' && bytes[1] == '\1' && access ? 90 : 0;
}

static void read(odd_source *in) {
    bws b = {.in = in};
    if (!odd_bws_read_tables(&b) || !odd_bws_arrange(&b))
        return;
    tell_event(&b);
    tell_hands(&b);
    odd_bws_tell_results(&b);
    odd_bws_tell_players(&b);
    tell_ranked(&b);
    if (in->arena->empty)
        odd_bws_no_memory(&b);
}

const odd_file_format odd_format_bws = {
    .info = {.name = "bws",
             .title = "Bridgemate file",
             .endings = ".bws ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_HANDS | ODD_CARRIES_LEADS | ODD_CARRIES_RULINGS |
                        ODD_CARRIES_TEAMS | ODD_CARRIES_INDIVIDUALS | ODD_CARRIES_HISTORY,
             .reads = true},
    .detect = detect,
    .read = read,
};
