/* Lines of a log that do not affect scores: cards, auctions, additional data of other formats, and the scores
 * that a file states.
 *
 *     deal N:AKQ.JT9.87.65432 ...      numbers 7 12345 -            said mp 12.5 7.5
 *     auction N 1S pass 4S ap          tag pbn:Annotator Bo         total 7 rank 3=
 *     cards W SK S2 S5 S3              about 7 club Riverside       match 1 2 vp 14.5 5.5
 *
 * A line without an id is about the traveller line above it, or else the board, or else the event. */
#include "base/out.h"
#include "log/log.h"
#include "deal/cards.h"
#include "log/notation.h"

const char *const odd_stated_words[ODD_STATED_COUNT] = {"score", "mp",   "imps",  "percent",
                                                        "vp",    "rank", "boards"};

/* Finds the topic of a line by its place. */
static void find_topic(odd_line_reader *r) {
    const odd_log *log = r->log;
    r->record.about = log->after_play ? ODD_ABOUT_PLAY : log->board != 0 ? ODD_ABOUT_BOARD : ODD_ABOUT_EVENT;
    r->record.board = log->board;
    r->record.group = log->group;
}

bool odd_line_seat(odd_line_reader *r, odd_seat *seat) {
    odd_scan_blanks(&r->s);
    *seat = odd_seat_scan(&r->s);
    return *seat != ODD_NO_SEAT && (odd_line_ends_at(r, r->s.at) || odd_scan_peek(&r->s) == ':');
}

int odd_line_numbers(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id and the players' membership numbers: numbers 7 12345 67890");
    r->record.about = ODD_ABOUT_CONTESTANT;
    return code != ODD_OK ? code : odd_line_text(r);
}

int odd_line_deal(odd_line_reader *r) {
    find_topic(r);
    if (r->log->board == 0)
        return odd_line_fail(r, 0, ODD_E_REFERENCE,
                             "no board selected: expected a line like 'board 1' before a deal");
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    odd_text text = odd_line_rest(r);
    int code = odd_hands_parse(&r->record.deal, text.text, text.len, &r->error);
    if (code != ODD_OK)
        r->error.column += odd_scan_column(&r->s, at) - 1;
    return code;
}

static int read_seated(odd_line_reader *r, const char *message) {
    odd_seat seat;
    find_topic(r);
    if (r->record.about == ODD_ABOUT_EVENT)
        return odd_line_fail(r, 0, ODD_E_REFERENCE,
                             "of no board selected: expected a line like 'board 1' before it");
    if (!odd_line_seat(r, &seat))
        return odd_line_fail_here(r, message);
    r->record.number = (int)seat;
    return odd_line_text(r);
}

int odd_line_auction(odd_line_reader *r) {
    return read_seated(r, "expected the dealer and the calls: auction N 1S pass 4S ap");
}

int odd_line_cards(odd_line_reader *r) {
    return read_seated(r, "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3");
}

/* ---- Tags -------------------------------------------------------------------------------------- */

static int hex_digit(char c) {
    c = odd_lower(c);
    return odd_is_digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

int odd_line_unescape(odd_line_reader *r, odd_text *text) {
    size_t backslashes = 0, len = 0;
    for (size_t i = 0; i < text->len; i++)
        backslashes += text->text[i] == '\\';
    if (backslashes == 0)
        return ODD_OK;
    char *plain = odd_arena_take(r->log->arena, text->len, 1);
    if (plain == NULL)
        return odd_line_fail(r, 0, ODD_E_MEMORY, "out of memory");
    for (size_t i = 0; i < text->len; i++) {
        size_t left = text->len - i;
        const char *at = text->text + i;
        char c = at[0];
        if (c == '\\' && left > 3 && at[1] == 'x' && hex_digit(at[2]) >= 0 && hex_digit(at[3]) >= 0) {
            c = (char)(hex_digit(at[2]) * 16 + hex_digit(at[3]));
            i += 3;
        }
        plain[len++] = c;
    }
    *text = (odd_text){plain, len};
    return ODD_OK;
}

static int read_name_and_text(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    size_t start = r->s.at;
    while (!odd_line_ends_at(r, r->s.at))
        r->s.at++;
    r->record.name = (odd_text){r->s.text + start, r->s.at - start};
    if (r->record.name.len == 0)
        return odd_line_fail_here(r, "expected a tag name and a text: tag site The Club");
    return odd_line_text(r);
}

int odd_line_tag(odd_line_reader *r) {
    find_topic(r);
    return read_name_and_text(r);
}

int odd_line_about(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id, a tag name and a text: about 7 club Riverside");
    r->record.about = ODD_ABOUT_CONTESTANT;
    return code != ODD_OK ? code : read_name_and_text(r);
}

/* ---- Stated scores ----------------------------------------------------------------------------- */

static int read_kind(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    for (int i = 0; i < ODD_STATED_COUNT; i++)
        if (odd_scan_whole(&r->s, odd_stated_words[i])) {
            r->record.said.kind = (uint8_t)i;
            return ODD_OK;
        }
    return odd_line_fail_here(r, "expected a kind of value: score, mp, imps, percent, vp, rank or boards");
}

/* Reads an amount, or a lone minus if there is none. */
static int read_said(odd_line_reader *r, int which) {
    odd_stated_score *said = &r->record.said;
    odd_scan_blanks(&r->s);
    if (odd_scan_peek(&r->s) == '-' && odd_line_ends_at(r, r->s.at + 1)) {
        r->s.at++;
        return ODD_OK;
    }
    said->there[which] = odd_amount_scan(&r->s, &said->amount[which]);
    return said->there[which] ? ODD_OK : odd_line_fail_here(r, "expected a number, or - for no value");
}

static int read_both(odd_line_reader *r) {
    int code = read_kind(r);
    if (code == ODD_OK)
        code = read_said(r, 0);
    odd_scan_blanks(&r->s);
    if (code == ODD_OK && !odd_scan_end(&r->s))
        code = read_said(r, 1);
    return code != ODD_OK ? code : odd_line_expect_end(r, "expected at most two numbers");
}

int odd_line_stated(odd_line_reader *r) {
    find_topic(r);
    if (r->record.about != ODD_ABOUT_PLAY)
        return odd_line_fail(r, 0, ODD_E_REFERENCE,
                             "no result selected: expected a line of a traveller above it");
    return read_both(r);
}

int odd_line_total(odd_line_reader *r) {
    int code = odd_line_id(r, 0, "expected an id, a kind of value and a number: total 7 mp 123.5");
    r->record.about = ODD_ABOUT_CONTESTANT;
    if (code == ODD_OK)
        code = read_kind(r);
    if (code == ODD_OK)
        code = read_said(r, 0);
    if (code == ODD_OK && r->record.said.kind == ODD_STATED_RANK)
        r->record.said.there[1] = odd_scan_bytes(&r->s, "=");
    return code != ODD_OK ? code : odd_line_expect_end(r, "expected the end of the line after the number");
}

int odd_line_match(odd_line_reader *r) {
    static const char message[] = "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5";
    int code = odd_line_id(r, 0, message);
    if (code == ODD_OK)
        code = odd_line_id(r, 1, message);
    r->record.about = ODD_ABOUT_MATCH;
    return code != ODD_OK ? code : read_both(r);
}
