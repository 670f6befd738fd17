/* Looking things up in an event that was scored, and writing its numbers. */
#include "base/digits.h"
#include "base/copy.h"
#include "base/scan.h"
#include "base/writer.h"
#include "event/event_inner.h"

const char *odd_scoring_text(odd_scoring scoring) {
    static const char *const texts[ODD_SCORING_COUNT] = {"matchpoints", "cross-imps", "butler", "bam",
                                                         "points",      "imps",       "patton"};
    return scoring >= 0 && scoring < ODD_SCORING_COUNT ? texts[scoring] : "";
}

size_t odd_amount_format(char *buf, size_t cap, odd_amount a, int least) {
    char
        text[2 * ODD_AMOUNT_MAX]; /* the number in its first half; as much may be read from where it begins */
    uint64_t size = a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
    uint32_t part = (uint32_t)(size % ODD_ONE);
    size_t at = ODD_AMOUNT_MAX;
    int places = part > 0 ? 4 : least;
    for (; places > least && part % 10 == 0; places--)
        part /= 10;
    for (int i = 0; i < places; i++, part /= 10)
        text[--at] = (char)('0' + part % 10);
    if (places > 0)
        text[--at] = '.';
    at = odd_digits(text, at, size / ODD_ONE);
    if (a < 0)
        text[--at] = '-';
    size_t len = ODD_AMOUNT_MAX - at;
    text[ODD_AMOUNT_MAX] = '\0';
    if (cap >= ODD_AMOUNT_MAX) {
        odd_copy(buf, text + at, ODD_AMOUNT_MAX);
        return len;
    }
    odd_writer w = odd_writer_on(buf, cap);
    odd_put_bytes(&w, text + at, len);
    return w.len;
}

static bool separates(char c) {
    return c == '&' || c == ',' || c == ';' || c == '/';
}

size_t odd_players_split(odd_text *out, size_t cap, odd_text players) {
    size_t count = 0;
    for (size_t at = 0; at <= players.len; at++) {
        size_t end = at;
        while (end < players.len && !separates(players.text[end]))
            end++;
        odd_scan s = {players.text, end, at};
        odd_scan_blanks(&s);
        size_t last = end;
        while (last > s.at && (players.text[last - 1] == ' ' || players.text[last - 1] == '\t'))
            last--;
        if (last > s.at) {
            if (count < cap)
                out[count] = (odd_text){players.text + s.at, last - s.at};
            count++;
        }
        at = end;
    }
    return count;
}

odd_partners odd_event_partners(const odd_event *e, const odd_play *p, int direction) {
    const uint32_t *who = odd_event_who(e, p, direction);
    return (odd_partners){{who[0], who[1]}};
}

bool odd_event_scored(const odd_event *e, const odd_play *p, int direction) {
    odd_given given;
    if (!odd_play_counts(p))
        return false;
    if (e->contest == ODD_TEAMS)
        return odd_worth_of(e, p)->compared[direction] > 1;
    return e->scoring != ODD_POINTS || !odd_play_artificial(e, p, direction, &given);
}

odd_amount odd_event_value(const odd_event *e, const odd_play *p, uint32_t who, int *direction) {
    for (int d = 0; d < 2; d++) {
        const uint32_t *there = odd_event_who(e, p, d);
        if (there[0] != who && there[1] != who)
            continue;
        odd_given given;
        *direction = d;
        if (e->contest == ODD_INDIVIDUALS && odd_play_counts(p) && odd_play_artificial(e, p, d, &given))
            return odd_award_value(e, p, d, &given, who);
        return odd_worth_of(e, p)->value[d];
    }
    return 0;
}

odd_amount odd_event_top(const odd_event *e, const odd_play *p, int direction) {
    return e->contest == ODD_TEAMS ? 0 : odd_play_top(e, p, direction);
}

const odd_board *odd_event_board(const odd_event *e, int number) {
    for (size_t i = 0; i < e->board_count; i++)
        if (e->boards[i].number == number)
            return &e->boards[i];
    return NULL;
}
