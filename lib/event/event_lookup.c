/* Looking things up in an event that was scored, and writing its numbers. */
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"
#include "event/event_inner.h"

const char *odd_scoring_text(odd_scoring scoring) {
    static const char *const texts[ODD_SCORING_COUNT] = {"matchpoints", "cross-imps", "butler", "bam",
                                                         "points",      "imps",       "patton"};
    return scoring >= 0 && scoring < ODD_SCORING_COUNT ? texts[scoring] : "";
}

const char *odd_scoring_title(odd_scoring scoring) {
    static const char *const titles[ODD_SCORING_COUNT] = {
        "Matchpoints", "Cross-IMPs", "Butler IMPs", "Board-a-match", "Total points", "IMPs", "Patton"};
    return scoring >= 0 && scoring < ODD_SCORING_COUNT ? titles[scoring] : "";
}

size_t odd_amount_format(char *buf, size_t cap, odd_amount a, int least) {
    /* the number is in the first half; odd_copy below may read as many bytes from where it begins */
    char text[2 * ODD_AMOUNT_MAX];
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
    at = odd_digits_put(text, at, size / ODD_ONE);
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

/* ---- The lists, for callers -------------------------------------------------------------------- */

const odd_event_info *odd_event_about(const odd_event *e) {
    return &e->about;
}

/* An item of a list; NULL after the last one. */
#define AT(list, count) (index < (count) ? &(list)[index] : NULL)

const odd_contestant *odd_contestant_at(const odd_event *e, size_t index) {
    return AT(e->contestants, e->about.contestant_count);
}

const odd_board *odd_board_at(const odd_event *e, size_t index) {
    return AT(e->boards, e->about.board_count);
}

const odd_board *odd_board_sorted(const odd_event *e, size_t index) {
    return index < e->about.board_count ? &e->boards[e->board_order[index]] : NULL;
}

const odd_play *odd_play_at(const odd_event *e, size_t index) {
    return AT(e->plays, e->about.play_count);
}

const odd_penalty *odd_penalty_at(const odd_event *e, size_t index) {
    return AT(e->penalties, e->about.penalty_count);
}

const odd_match *odd_match_at(const odd_event *e, size_t index) {
    return AT(e->matches, e->about.match_count);
}

const odd_standing *odd_standing_at(const odd_event *e, size_t index) {
    return AT(e->standings, e->about.standing_count);
}

const odd_board_deal *odd_board_deal_at(const odd_event *e, size_t index) {
    return AT(e->dealt, e->about.deal_count);
}

const odd_note *odd_note_at(const odd_event *e, size_t index) {
    return AT(e->notes, e->about.note_count);
}

const odd_stated_score *odd_stated_score_at(const odd_event *e, size_t index) {
    return AT(e->stated, e->about.stated_count);
}

const odd_problem *odd_problem_at(const odd_event *e, size_t index) {
    return AT(e->problems, e->about.problem_count);
}

const odd_worth *odd_worth_of(const odd_event *e, const odd_play *p) {
    return odd_line_worth(e, p);
}

const odd_ruling *odd_ruling_of(const odd_event *e, const odd_play *p) {
    const uint32_t *plays = e->facts.ruling_play; /* in order */
    size_t at = 0;
    if (p->kind != ODD_RULED)
        return NULL;
    for (size_t step = e->facts.ruling_count; step > 0; step /= 2)
        while (at + step < e->facts.ruling_count && &e->plays[plays[at + step]] <= p)
            at += step;
    return &e->rulings[at];
}

odd_text odd_group_at(const odd_event *e, int group) {
    return group > 0 && (size_t)group < e->facts.group_count ? e->groups[group] : (odd_text){"", 0};
}

int64_t odd_event_setting(const odd_event *e, odd_setting_name name) {
    return name >= 0 && name < ODD_SET_COUNT ? e->settings.value[name] : 0;
}

bool odd_event_has_setting(const odd_event *e, odd_setting_name name) {
    return name >= 0 && name < ODD_SET_COUNT && e->settings.given[name];
}

size_t odd_setting_format(char *buf, size_t cap, const odd_event *e, odd_setting_name name) {
    return odd_settings_format(buf, cap, &e->settings, name);
}

/* ---- Names, lines and boards ------------------------------------------------------------------- */

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
    odd_adjustment given;
    if (!odd_play_counts(p))
        return false;
    if (e->about.contest == ODD_TEAMS)
        return odd_line_worth(e, p)->compared[direction] > 1;
    return e->about.scoring != ODD_POINTS || !odd_play_artificial(e, p, direction, &given);
}

odd_amount odd_event_value(const odd_event *e, const odd_play *p, uint32_t who, int *direction) {
    for (int d = 0; d < 2; d++) {
        const uint32_t *there = odd_event_who(e, p, d);
        if (there[0] != who && there[1] != who)
            continue;
        odd_adjustment given;
        *direction = d;
        if (e->about.contest == ODD_INDIVIDUALS && odd_play_counts(p) && odd_play_artificial(e, p, d, &given))
            return odd_award_value(e, p, d, &given, who);
        return odd_line_worth(e, p)->value[d];
    }
    return 0;
}

odd_amount odd_event_top(const odd_event *e, const odd_play *p, int direction) {
    return e->about.contest == ODD_TEAMS ? 0 : odd_play_top(e, p, direction);
}
