/* Reads Bridgemate files: the Access database that the scoring program and the Bridgemates share, as the
 * Bridgemate developer's guide describes it. The host parses the database; here its rows become records. Knows
 * nothing about events. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "deal/cards.h"
#include "exchange/formats.h"
#include "exchange/roster.h"
#include "exchange/bridgemate/bws.h"
#include "exchange/field_text.h"

/* ---- The event --------------------------------------------------------------------------------- */

/* Finds the session of the first section; without one, the first session. */
static bool find_session(const bws *b, bws_session *out) {
    bws_section section;
    bool known = odd_bws_first(b, BWS_SECTION, &section);
    for (size_t i = 0; i < b->tables[BWS_SESSION].count && known; i++)
        if (odd_bws_row(b, BWS_SESSION, i, out) && out->id == section.session)
            return true;
    return odd_bws_first(b, BWS_SESSION, out);
}

/* Return the date of "2026-11-17 19:30:00", and its time without seconds. */
static odd_text date_of(odd_text moment) {
    return (odd_text){moment.text, moment.len < 10 ? moment.len : 10};
}

static odd_text time_of(odd_text moment) {
    size_t at = 0;
    while (at < moment.len && moment.text[at] != ':')
        at++;
    return at >= 2 && at + 3 <= moment.len ? (odd_text){moment.text + at - 2, 5} : (odd_text){0};
}

static void send_text(const bws *b, odd_fact fact, uint32_t row, const char *name, odd_text text) {
    odd_record r = {.fact = fact, .line = row, .about = ODD_ABOUT_EVENT, .text = text};
    r.name = odd_text_of(name);
    if (text.len > 0)
        odd_source_give(b->in, &r);
}

static void send_event(const bws *b) {
    bws_session s = {0};
    bws_received first = {0};
    if (find_session(b, &s)) {
        send_text(b, ODD_FACT_TITLE, s.row, "", s.name);
        send_text(b, ODD_FACT_TAG, s.row, "time", time_of(s.time));
    }
    odd_bws_first(b, BWS_RECEIVED, &first);
    send_text(b, ODD_FACT_DATE, 1, "", date_of(s.date.len > 0 ? s.date : first.date));
    odd_source_winners(b->in, b->winners, false, 1);
}

/* ---- Hands ------------------------------------------------------------------------------------- */

/* Writes hands as PBN does: suits may be separated by blanks, and a void may be a hyphen. Returns false if no hand is known. */
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
        return odd_bws_wrong(b, true, BWS_HANDS, h->row, "the cards of board %d are left out: %p", h->board,
                             (const void *)&why);
    if (!odd_hands_complete(out))
        return odd_bws_wrong(b, true, BWS_HANDS, h->row,
                             "the cards of board %d are left out: they are not four hands of 13", h->board);
    return true;
}

/* For a board: the row whose cards were sent last, 0 for none, and its section. */
typedef struct sent_hands {
    uint32_t row;
    int section;
} sent_hands;

static bool same_as_before(const bws *b, uint32_t row, const odd_hands *hands) {
    bws_hand h;
    odd_hands before;
    return odd_bws_row(b, BWS_HANDS, row, &h) && read_hands(b, &h, &before) && odd_hands_same(&before, hands);
}

static void send_hands(const bws *b) {
    size_t count = b->tables[BWS_HANDS].count;
    sent_hands *by_board = count > 0 ? ODD_TAKE(b->in->arena, BWS_NUMBER_MAX + 1, sent_hands) : NULL;
    bool different = false;
    for (size_t i = 0; i < count && by_board != NULL; i++) {
        odd_record r = {.fact = ODD_FACT_DEAL};
        bws_hand h;
        if (!odd_bws_row(b, BWS_HANDS, i, &h) || !read_hands(b, &h, &r.deal))
            continue;
        sent_hands *before = &by_board[h.board];
        if (before->row > 0 && same_as_before(b, before->row - 1, &r.deal))
            continue;
        if (before->row > 0 && before->section != h.section) {
            different = true;
            continue;
        }
        r.line = h.row;
        r.board = h.board;
        odd_source_give(b->in, &r);
        *before = (sent_hands){h.row, h.section};
    }
    if (different && b->lettered && b->contest != ODD_TEAMS) {
        odd_bws_wrong(
            b, true, BWS_HANDS, 0,
            "sections have different cards on the same board: results are compared within each section");
        send_text(b, ODD_FACT_SET, 1, "compare", odd_text_of("section"));
    }
}

/* ---- What the scoring program made of it ------------------------------------------------------- */

/* A score may be a percentage, matchpoints or IMPs, which the file does not say, so it is only stored. */
static void send_rank_and_score(const bws *b, const bws_ranked *r) {
    odd_record record = {.line = r->row, .about = ODD_ABOUT_CONTESTANT};
    odd_scan direction = {r->orientation.text, r->orientation.len, 0}, s = {r->rank.text, r->rank.len, 0};
    int place = odd_scan_number(&s);
    bool shared = odd_scan_bytes(&s, "=");
    bool ranked = place > 0 && odd_scan_end(&s);
    if (!ranked && r->score.len == 0)
        return;
    record.id[0] = odd_bws_id_of(b, r->section, r->number, odd_scan_word(&direction, "e") ? ODD_EW : ODD_NS);
    record.fact = ODD_FACT_STATED;
    record.said = (odd_stated_score){.kind = ODD_STATED_RANK, .there = {true, shared}};
    record.said.amount[0] = place * (odd_amount)ODD_ONE;
    if (ranked)
        odd_source_give(b->in, &record);
    record.fact = ODD_FACT_TAG;
    record.said = (odd_stated_score){0};
    record.name = odd_text_of("bws:Score");
    record.text = r->score;
    if (r->score.len > 0)
        odd_source_give(b->in, &record);
}

static void send_ranked(const bws *b) {
    bws_ranked r;
    for (size_t i = 0; i < b->tables[BWS_RANKED].count; i++)
        if (odd_bws_row(b, BWS_RANKED, i, &r) && r.number >= 1 && r.number <= BWS_ID_MAX)
            send_rank_and_score(b, &r);
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
    send_event(&b);
    odd_bws_send_movement(&b);
    send_hands(&b);
    odd_bws_send_results(&b);
    odd_bws_send_players(&b);
    send_ranked(&b);
    if (in->arena->empty)
        odd_bws_no_memory(&b);
}

const odd_file_format odd_format_bws = {
    .info = {.name = "bws",
             .title = "Bridgemate file",
             .endings = ".bws ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_HANDS | ODD_CARRIES_AUCTIONS | ODD_CARRIES_LEADS |
                        ODD_CARRIES_RULINGS | ODD_CARRIES_TEAMS | ODD_CARRIES_INDIVIDUALS |
                        ODD_CARRIES_HISTORY,
             .reads = true},
    .detect = detect,
    .read = read,
};
