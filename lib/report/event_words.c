/* Words and numbers for the contents of an event. */
#include "base/text.h"
#include "base/out.h"
#include "report/report.h"

/* ---- Kinds ------------------------------------------------------------------------------------- */

const char *odd_contest_word(const odd_event *e) {
    static const char *const words[] = {
        [ODD_PAIRS] = "Pair", [ODD_TEAMS] = "Team", [ODD_INDIVIDUALS] = "Player"};
    return words[odd_event_about(e)->contest];
}

const char *odd_contest_plural(const odd_event *e) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "players"};
    return words[odd_event_about(e)->contest];
}

const char *odd_direction_name(int direction) {
    return direction == 0 ? "North-South" : "East-West";
}

const char *odd_direction_short(int direction) {
    return direction == 0 ? "N-S" : "E-W";
}

const char *odd_side_key(odd_side side) {
    static const char *const keys[ODD_SIDE_COUNT] = {[ODD_NO_SIDE] = "", [ODD_NS] = "NS", [ODD_EW] = "EW"};
    return keys[side];
}

static const struct {
    const char *unit;
    bool percent;
} scorings[ODD_SCORING_COUNT] = {
    [ODD_MATCHPOINTS] = {"MP", true}, [ODD_CROSS_IMPS] = {"IMPs", false}, [ODD_BUTLER] = {"IMPs", false},
    [ODD_BAM] = {"Points", true},     [ODD_POINTS] = {"Points", false},   [ODD_TEAM_IMPS] = {"IMPs", false},
    [ODD_PATTON] = {"Points", false},
};

const char *odd_board_unit(const odd_event *e) {
    return scorings[odd_event_about(e)->scoring].unit;
}

const char *odd_total_unit(const odd_event *e) {
    int64_t by = odd_event_setting(e, ODD_SET_RANK_BY);
    if (odd_event_about(e)->contest != ODD_TEAMS)
        return odd_event_about(e)->has_vp ? "VP" : scorings[odd_event_about(e)->scoring].unit;
    switch ((odd_rank_by)by) {
    case ODD_BY_AUTO:
        return odd_event_about(e)->has_vp ? "VP" : scorings[odd_event_about(e)->scoring].unit;
    case ODD_BY_VP:
        return "VP";
    case ODD_BY_IMPS:
        return scorings[odd_event_about(e)->scoring].unit;
    case ODD_BY_QUOTIENT:
        return "Quotient";
    case ODD_BY_WINS:
        return "Wins";
    }
    return scorings[odd_event_about(e)->scoring].unit;
}

const char *odd_scoring_name(const odd_event *e) {
    return odd_event_about(e)->acbl ? "Matchpoints (1, 1/2, 0)"
                                    : odd_scoring_title(odd_event_about(e)->scoring);
}

const char *odd_scoring_key(const odd_event *e) {
    return odd_event_about(e)->acbl ? "matchpoints acbl" : odd_scoring_text(odd_event_about(e)->scoring);
}

bool odd_has_percent(const odd_event *e) {
    return scorings[odd_event_about(e)->scoring].percent && odd_event_about(e)->contest != ODD_TEAMS;
}

bool odd_total_percent(const odd_event *e) {
    return odd_has_percent(e) && !odd_event_about(e)->has_vp;
}

bool odd_shows_matches(const odd_event *e) {
    return odd_event_about(e)->contest == ODD_TEAMS || odd_event_about(e)->has_vp;
}

/* ---- Numbers ----------------------------------------------------------------------------------- */

int odd_decimals(odd_amount a) {
    int decimals = 4;
    if (a % ODD_ONE == 0)
        return 0;
    for (odd_amount unit = 10; decimals > 0 && a % unit == 0; unit *= 10)
        decimals--;
    return decimals;
}

/* Amounts are far below the limit: a million boards with a top of a million. */
int odd_percent_x100(odd_amount a, odd_amount max) {
    if (max <= 0)
        return 0;
    odd_amount doubled = a * 20000 + max, whole = doubled / (2 * max);
    return (int)(doubled < 0 && whole * 2 * max != doubled ? whole - 1 : whole);
}

void odd_say_amount(odd_out *o, odd_amount a, int least) {
    if (o->cap - o->len < ODD_AMOUNT_MAX)
        odd_out_room(o, ODD_AMOUNT_MAX);
    o->len += odd_amount_format(o->text + o->len, ODD_AMOUNT_MAX, a, least);
}

void odd_say_signed(odd_out *o, odd_amount a, int least) {
    if (a > 0)
        odd_out_char(o, '+');
    odd_say_amount(o, a, least);
}

void odd_say_x100(odd_out *o, int x100) {
    odd_say_amount(o, (odd_amount)x100 * (ODD_ONE / 100), 2);
}

/* ---- People ------------------------------------------------------------------------------------ */

void odd_say_id(odd_out *o, const odd_event *e, uint32_t who) {
    odd_text id = odd_contestant_at(e, who)->id;
    odd_out_bytes(o, id.text, id.len);
}

void odd_say_full_id(odd_out *o, const odd_event *e, uint32_t who) {
    odd_out_text(o, odd_side_key(odd_contestant_at(e, who)->direction));
    odd_say_id(o, e, who);
}

odd_text odd_names_of(const odd_event *e, uint32_t who) {
    const odd_contestant *c = odd_contestant_at(e, who);
    return odd_event_about(e)->contest == ODD_TEAMS && c->name.len > 0 ? c->name : c->players;
}

bool odd_has_names(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        if (odd_names_of(e, (uint32_t)i).len > 0)
            return true;
    return false;
}

void odd_say_seat(odd_out *o, const odd_event *e, const odd_play *play, int direction) {
    odd_partners p = odd_event_partners(e, play, direction);
    for (int i = 0; i < 2 && p.who[i] != ODD_NOBODY; i++) {
        if (i > 0)
            odd_out_char(o, '+');
        odd_say_id(o, e, p.who[i]);
    }
}

/* ---- Results ----------------------------------------------------------------------------------- */

/* Whether a part of a weighted score follows a blank: "40% ...". */
static bool part_follows(const char *blank) {
    const char *p = blank + 1;
    while (odd_is_digit(*p) || *p == '.')
        p++;
    return p > blank + 1 && *p == '%';
}

/* The text after a word, if it begins with it. */
static const char *after(const char *text, const char *word) {
    const char *at = text;
    for (; *word != '\0'; word++, at++)
        if (*at != *word)
            return text;
    return at;
}

void odd_say_play(odd_out *o, const odd_event *e, const odd_play *play, odd_style style, bool people) {
    char text[ODD_PLAY_MAX];
    odd_play_format(text, sizeof text, e, play, style);
    if (!people || (play->kind != ODD_RULED && !play->turned)) {
        odd_out_text(o, text);
        return;
    }
    bool split = play->kind == ODD_RULED && odd_ruling_of(e, play)->split;
    if (split)
        odd_out_text(o, "N-S: ");
    for (const char *p = after(text, "split "); *p != '\0'; p++) {
        p = after(p, "weighted "); /* people see that from the percentages */
        if (split && after(p, " / ") != p) {
            odd_out_text(o, "\nE-W: ");
            p += 2;
        } else {
            bool next = *p == ' ' && (part_follows(p) || after(p, " wrong direction") != p ||
                                      after(p, " offending ") != p);
            odd_out_char(o, next ? '\n' : *p);
        }
    }
}

void odd_say_lead(odd_out *o, const odd_play *play, odd_style style) {
    if (o->cap - o->len < ODD_LEAD_MAX)
        odd_out_room(o, ODD_LEAD_MAX);
    o->len += odd_lead_format(o->text + o->len, ODD_LEAD_MAX, play->lead, style);
}

bool odd_play_has_points(const odd_play *play) {
    return play->kind == ODD_PLAYED;
}

int odd_own_points(const odd_play *play, int direction) {
    return (direction == 0) == !play->turned ? play->score_pts : -play->score_pts;
}

bool odd_is_share(const odd_event *e) {
    return odd_has_percent(e) || odd_event_about(e)->scoring == ODD_PATTON ||
           odd_event_about(e)->scoring == ODD_BAM;
}

const char *odd_tie_word(odd_tie_break tie) {
    static const char *const words[ODD_TIE_COUNT] = {
        [ODD_TIE_SHARE] = "share",         [ODD_TIE_MATCH] = "match",       [ODD_TIE_OPPONENTS] = "opponents",
        [ODD_TIE_BASIC] = "basic",         [ODD_TIE_QUOTIENT] = "quotient", [ODD_TIE_WINS] = "wins",
        [ODD_TIE_COUNTBACK] = "countback", [ODD_TIE_TOPS] = "tops",
    };
    return words[tie];
}

void odd_say_penalty(odd_out *o, const odd_penalty *p) {
    static const char *const units[][2] = {
        [ODD_UNIT_NONE] = {"", ""},      [ODD_UNIT_PERCENT] = {"% of a top", "% of a top"},
        [ODD_UNIT_MP] = {" MP", " MP"},  [ODD_UNIT_IMPS] = {" IMP", " IMPs"},
        [ODD_UNIT_VP] = {" VP", " VPs"}, [ODD_UNIT_POINTS] = {" point", " points"},
    };
    odd_say_amount(o, p->amount, 0);
    odd_out_text(o, units[p->unit][p->amount != ODD_ONE]);
}

/* ---- Settings ---------------------------------------------------------------------------------- */

bool odd_has_no_losses(const odd_event *e, const odd_standing *s) {
    return odd_event_about(e)->contest == ODD_TEAMS &&
           odd_event_setting(e, ODD_SET_RANK_BY) == ODD_BY_QUOTIENT && s->imps_lost == 0 && s->imps_won > 0;
}

/* After the last setting come two things that are not settings but decide as much: the scale, and how sessions are combined. */
enum { AT_SCALE = 2 * ODD_SET_COUNT, AT_COMBINE, AT_END };

static bool say_setting(const odd_event *e, odd_setting_name which, const char **name, char *value,
                        size_t cap) {
    const odd_setting_info *info = odd_setting_about(which);
    *name = info->name;
    odd_setting_format(value, cap, e, which);
    return odd_event_setting_used(e, which);
}

/* The number of results that was expected on a board, on which the other settings of this kind depend. */
static bool say_expected(const odd_event *e, const char **name, char *value, size_t cap) {
    *name = "E";
    odd_writer w = odd_writer_on(value, cap);
    if (odd_event_setting(e, ODD_SET_COMPARE) == ODD_APART)
        odd_put_text(&w, "by section");
    else
        odd_put_int(&w, odd_event_about(e)->expected);
    return odd_event_about(e)->expected > 0 &&
           odd_setting_about(ODD_SET_EXPECTED)->used[odd_event_about(e)->scoring];
}

static bool say_scale(const odd_event *e, const char **name, char *value, size_t cap) {
    *name = "vp";
    odd_writer w = odd_writer_on(value, cap);
    if (odd_event_about(e)->vp_rows.len > 0)
        odd_put_text(&w, "rows");
    else if (odd_event_about(e)->vp_file.len > 0)
        odd_put_bytes(&w, odd_event_about(e)->vp_file.text, odd_event_about(e)->vp_file.len);
    else
        odd_put_text(&w, odd_vp_kind_text(odd_event_about(e)->vp_kind));
    return odd_event_about(e)->has_vp;
}

static bool say_combine(const odd_event *e, const char **name, char *value, size_t cap) {
    *name = "combine";
    odd_writer w = odd_writer_on(value, cap);
    odd_put_format(&w, "%s%s", odd_combine_text(odd_event_about(e)->combine),
                   odd_event_about(e)->apart ? " apart" : "");
    return odd_event_about(e)->session_count > 1 && odd_event_about(e)->contest != ODD_TEAMS;
}

bool odd_next_setting(const odd_event *e, int *at, const char **name, char *value, size_t cap) {
    while (*at < AT_END) {
        int here = (*at)++;
        if (here == AT_SCALE && say_scale(e, name, value, cap))
            return true;
        if (here == AT_COMBINE && say_combine(e, name, value, cap))
            return true;
        if (here == 2 * ODD_SET_EXPECTED + 1 && say_expected(e, name, value, cap))
            return true;
        if (here < AT_SCALE && here % 2 == 0 &&
            say_setting(e, (odd_setting_name)(here / 2), name, value, cap))
            return true;
    }
    return false;
}
