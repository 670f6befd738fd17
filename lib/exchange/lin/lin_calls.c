/* LIN: the calls of a table and their meanings, in PBN's notation. Knows nothing about cards or contestants. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/lin/lin.h"

odd_seat odd_lin_dealer(const odd_lin *l, const odd_lin_table *t) {
    return t->dealer != ODD_NO_SEAT ? t->dealer : odd_board_dealer(odd_lin_number(l, t));
}

/* One call of several that may be written together: p1Cp2NTdrppp. Returns -1 if it is not a call. */
static int take_call(odd_scan *s) {
    static const char *const words[] = {"pass", "p", "-", "dbl", "rdbl", "xx", "d", "x", "r"};
    static const int calls[] = {ODD_PASS,     ODD_PASS,   ODD_PASS,   ODD_DOUBLE,  ODD_REDOUBLE,
                                ODD_REDOUBLE, ODD_DOUBLE, ODD_DOUBLE, ODD_REDOUBLE};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (odd_scan_word(s, words[i]))
            return calls[i];
    char level = odd_scan_peek(s);
    if (level < '1' || level > '7')
        return -1;
    s->at++;
    int strain = odd_lin_place("cdhsn", odd_scan_peek(s));
    if (strain < 0)
        return -1;
    s->at++;
    if (strain == ODD_NT - ODD_CLUBS)
        odd_scan_word(s, "t");
    return ODD_BID_OF(level - '0', strain + ODD_CLUBS);
}

static void put_calls(odd_lin_table *t, const char *text) {
    odd_writer w = {.buf = t->calls, .cap = sizeof t->calls, .len = t->calls_len};
    odd_put_text(&w, text);
    t->calls_len = w.len < sizeof t->calls ? w.len : sizeof t->calls - 1;
}

static void add_call(odd_lin *l, int call, uint32_t line, int column) {
    odd_lin_table *t = &l->table;
    char text[ODD_CALL_MAX];
    odd_error error;
    if (!t->called)
        t->auction = odd_auction_start(odd_lin_dealer(l, t));
    bool over = t->auction.over,
         insufficient = !over && odd_auction_check(&t->auction, call, &error) != ODD_OK;
    if (!t->astray && odd_auction_accept(&t->auction, call, insufficient ? NULL : &error) != ODD_OK) {
        t->astray = !over; /* calls after the last pass change nothing */
        ODD_LIN_DOUBT(l, ODD_E_CALL, line, column, "%p", (const void *)&error);
    }
    if (t->calls_len + ODD_CALL_MAX + 8 > sizeof t->calls) /* no auction is that long */
        return;
    odd_call_format(text, sizeof text, call, ODD_ASCII);
    put_calls(t, t->called ? " " : "");
    put_calls(t, text);
    put_calls(t, insufficient && !t->astray ? " ^I" : "");
    t->called = true;
}

/* The number of an explanation; 0 if there are too many. */
static int note_of(odd_lin *l, odd_text text) {
    odd_lin_table *t = &l->table;
    for (int i = 0; i < t->note_count; i++)
        if (odd_same_letters(t->notes[i], text))
            return i + 1;
    if (t->note_count == ODD_LIN_NOTES) {
        l->too_many_notes++;
        return 0;
    }
    t->notes[t->note_count++] = text;
    return t->note_count;
}

static void put_note(odd_lin *l, odd_text text) {
    odd_lin_table *t = &l->table;
    char mark[16];
    int number = note_of(l, text);
    odd_writer w = odd_writer_on(mark, sizeof mark);
    odd_put_format(&w, " =%d=", number);
    if (number > 0 && t->calls_len + sizeof mark < sizeof t->calls)
        put_calls(t, mark);
}

size_t odd_lin_step(odd_scan *s, size_t before, int *column) {
    odd_scan_blanks(s);
    odd_scan between = {s->text + before, s->at - before, 0};
    *column += odd_scan_column(&between, between.len) - 1;
    return s->at;
}

/* A dash before the first call or after the last one fills the columns of the auction, which begin with West; any other dash
 * is a pass. */
static bool is_dash(odd_lin *l, odd_scan *s) {
    odd_lin_table *t = &l->table;
    if (odd_scan_peek(s) != '-' || (t->called && !t->auction.over))
        return false;
    t->dashes += !t->called;
    s->at++;
    return true;
}

/* Handles dashes that are not before the dealer's column: they are passes. */
static void pass_dashes(odd_lin *l, uint32_t line, int column) {
    odd_lin_table *t = &l->table;
    int filled = 0;
    for (odd_seat seat = ODD_WEST; seat != odd_lin_dealer(l, t); seat = odd_seat_left(seat))
        filled++;
    int passes = t->dashes != filled ? t->dashes : 0;
    t->dashes = 0;
    while (passes-- > 0)
        add_call(l, ODD_PASS, line, column);
}

void odd_lin_call(odd_lin *l, odd_lin_piece value) {
    static const odd_text alert = {"alert", 5};
    odd_scan s = {value.text.text, value.text.len, 0};
    int column = value.column;
    for (size_t at = odd_lin_step(&s, 0, &column); !odd_scan_end(&s); at = odd_lin_step(&s, at, &column)) {
        if (is_dash(l, &s) || odd_scan_bytes(&s, "?")) /* what would you call? */
            continue;
        int call = take_call(&s);
        if (call < 0) {
            odd_text rest = {s.text + at, s.len - at};
            l->table.astray = true;
            ODD_LIN_DOUBT(l, ODD_E_CALL, value.line, column,
                          "invalid call '%.*s': expected a bid like 1C or 3N, p, d or r",
                          odd_lin_quotable(rest), rest.text);
            return;
        }
        pass_dashes(l, value.line, column);
        add_call(l, call, value.line, column);
        bool alerted = false;
        while (odd_scan_bytes(&s, "!"))
            alerted = true;
        while (odd_scan_bytes(&s, "?"))
            continue;
        if (alerted)
            put_note(l, alert);
    }
}

/* Whether an earlier call has the same explanation. The mark of the last call begins at the end of the searched text. */
static bool is_used(const odd_lin_table *t, size_t end, int number) {
    char mark[16];
    odd_writer w = odd_writer_on(mark, sizeof mark);
    odd_put_format(&w, "=%d=", number);
    odd_scan s = {t->calls, end, 0};
    for (; s.at < s.len; s.at++)
        if (odd_scan_bytes(&s, mark))
            return true;
    return false;
}

/* Takes the explanation of the last call. An alert without text gets it. */
void odd_lin_explain(odd_lin *l, odd_lin_piece value) {
    odd_lin_table *t = &l->table;
    odd_text text = odd_lin_trim(value.text);
    l->comments += !t->called && text.len > 0;
    if (!t->called || text.len == 0)
        return;
    if (t->calls[t->calls_len - 1] == '=') {
        size_t at = t->calls_len - 1;
        while (at > 0 && t->calls[at] != ' ')
            at--;
        int number = t->calls[at + 2] - '0';
        if (odd_is_digit(t->calls[at + 3]))
            number = 10 * number + t->calls[at + 3] - '0';
        if (odd_text_is(t->notes[number - 1], "alert")) {
            t->calls_len = at;
            t->note_count -= number == t->note_count && !is_used(t, at, number);
        }
    }
    put_note(l, text);
}
