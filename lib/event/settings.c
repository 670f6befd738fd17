/* Settings: where authorities differ, each choice has a name. The table is the only place that knows what values
 * a setting has, what each authority's rules make it, and which scorings look at it. */
#include "event/settings.h"
#include "base/error.h"
#include "base/scan.h"
#include "base/writer.h"
#include "log/outcome.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Which scorings look at it:            mp   cross butler bam  points imps patton */
#define USED_ALL \
    { true, true, true, true, true, true, true }
#define USED_MP \
    { true, false, false, false, false, false, false }
#define USED_UNIT \
    { true, false, false, true, false, false, true }
#define USED_IMPS \
    { false, true, true, false, false, true, false }
#define USED_AVE \
    { true, true, true, true, false, false, false }
#define USED_CROSS \
    { false, true, false, false, false, false, false }
#define USED_BUTLER \
    { false, false, true, false, false, false, false }
#define USED_PAIRS \
    { true, true, true, true, true, false, false }
#define USED_TEAMS \
    { false, false, false, true, true, true, true }
#define USED_GROUPS \
    { true, true, false, false, false, false, false }
#define USED_EXPECTED \
    { true, true, true, false, false, false, false }
#define USED_IMP_PAIRS \
    { false, true, true, false, false, false, false }
#define USED_VP \
    { false, false, false, false, false, true, false }
#define USED_BAM \
    { false, false, false, true, false, false, false }
#define USED_PATTON \
    { false, false, false, false, false, false, true }

static const odd_setting_info table[ODD_SET_COUNT] = {
    [ODD_SET_RULES] =
        {"rules",
         "wbf ebu acbl",
         "The usual choices of an authority: sets all the others, whatever stands before or after it; "
         "what the log sets itself stays.",
         "",
         {"wbf", "ebu", "acbl"},
         USED_ALL},
    [ODD_SET_NEUBERG] =
        {"neuberg",
         "on simple off",
         "Boards with fewer results than expected: Neuberg's formula (M * E + E - A) / A; the simple "
         "factor (E - 1) / (A - 1); or nothing, and the board has a smaller top.",
         "Law 87B and regulations",
         {"on", "on", "on"},
         USED_MP},
    [ODD_SET_EXPECTED] =
        {"expected",
         "auto NUMBER",
         "How many results are expected on a board. Auto: as many as more than half of the boards have; "
         "where there is no such number, the most that any board has.",
         "Law 87B and regulations",
         {"auto", "auto", "auto"},
         USED_EXPECTED},
    [ODD_SET_UNIT] = {"unit",
                      "NUMBER",
                      "To what a board's matchpoints are rounded.",
                      "Law 78A and regulations",
                      {"0.01", "0.0001", "0.01"},
                      USED_UNIT},
    [ODD_SET_ROUND] =
        {"round",
         "away even up",
         "Where exact halves go when a board's score is rounded: away from the average, to the even unit, "
         "or up.",
         "Regulations",
         {"away", "away", "up"},
         USED_ALL},
    [ODD_SET_GROUPS] =
        {"groups",
         "ebu acbl",
         "Small groups of a fouled board. One result: average plus (ebu) or 60 % (acbl). Two, 65 and 55 %, and "
         "three, 70, 60 and 50 %: if they are at most a third of those expected (ebu), or two always and three if "
         "another group is larger (acbl). At cross-IMPs: times E / A (ebu), or by comparisons (acbl).",
         "Law 87B and regulations",
         {"ebu", "ebu", "acbl"},
         USED_GROUPS},
    [ODD_SET_FEWER_RESULTS] =
        {"fewer-results",
         "as-is factored",
         "Boards with fewer results than expected, at cross-IMPs and Butler: compared as they are; or each "
         "counts E / A times, as if all had been there.",
         "Regulations",
         {"as-is", "factored", "as-is"},
         USED_IMP_PAIRS},
    [ODD_SET_OWN_AVERAGE] =
        {"own-average",
         "on off",
         "Average plus is one's own percentage on the other boards where that is better than 60 %, "
         "and average minus where it is worse than 40 %.",
         "Law 12C2(c)",
         {"on", "on", "on"},
         USED_AVE},
    [ODD_SET_AVERAGE_IMPS] = {"average-imps",
                              "NUMBER",
                              "The IMPs of an average plus.",
                              "Law 12C2, Law 86A",
                              {"3", "3", "3"},
                              USED_IMPS},
    [ODD_SET_IMP_UNIT] = {"imp-unit",
                          "NUMBER",
                          "To what a board's IMPs are rounded where they are not turned into victory points.",
                          "Regulations",
                          {"0.01", "0.1", "0.01"},
                          USED_IMPS},
    [ODD_SET_WEIGHTED_HALVES] =
        {"weighted-halves",
         "favour same",
         "Where exact halves of a weighted score in IMPs go if the ruling says who offended: towards the side that "
         "did not, or the same as round.",
         "Law 12C1(c) and regulations",
         {"favour", "favour", "favour"},
         USED_IMPS},
    [ODD_SET_CROSS_IMPS] =
        {"cross-imps",
         "average total cross1",
         "The sum of the IMPs of all comparisons divided by their number; the sum itself; or "
         "divided by the number of results.",
         "Law 78B and regulations",
         {"average", "average", "average"},
         USED_CROSS},
    [ODD_SET_IMP_CAP] = {"imp-cap",
                         "off NUMBER",
                         "The most IMPs that one comparison counts.",
                         "Regulations",
                         {"off", "off", "off"},
                         USED_CROSS},
    [ODD_SET_DATUM] =
        {"datum",
         "mean trim1 trim5 median zero-sum",
         "Butler's datum: the mean of all scores; without the highest and the lowest; without 5 % at each "
         "end; the middle one; or the one for which all IMPs sum to zero, or as near as can be.",
         "Regulations",
         {"mean", "trim1", "trim5"},
         USED_BUTLER},
    [ODD_SET_DATUM_UNIT] = {"datum-unit",
                            "NUMBER",
                            "To what the datum is rounded.",
                            "Regulations",
                            {"10", "10", "10"},
                            USED_BUTLER},
    [ODD_SET_DATUM_ROUND] =
        {"datum-round",
         "away even up same",
         "Where exact halves go when the datum is rounded: away from zero, to the even unit, up, or "
         "the same as round.",
         "Regulations",
         {"same", "away", "even"},
         USED_BUTLER},
    [ODD_SET_COMPARE] = {"compare",
                         "field section",
                         "Results are compared across the whole field, or within sections.",
                         "Regulations",
                         {"field", "field", "field"},
                         USED_PAIRS},
    [ODD_SET_SECTIONS] = {"sections",
                          "across apart",
                          "Sections are ranked together, or each apart.",
                          "Regulations",
                          {"across", "across", "across"},
                          USED_PAIRS},
    [ODD_SET_FORMAT] =
        {"format",
         "swiss all-play-all knock-out",
         "What kind of teams event it is. In a knock-out, teams are ranked by how far they came.",
         "Regulations",
         {"swiss", "swiss", "swiss"},
         USED_TEAMS},
    [ODD_SET_RANK_BY] =
        {"rank-by",
         "auto vp imps quotient wins",
         "What ranks teams. Auto: victory points where there is a scale, else the sum of IMPs or points.",
         "Law 78D",
         {"auto", "auto", "auto"},
         USED_TEAMS},
    [ODD_SET_MATCH_BOARDS] =
        {"match-boards",
         "auto NUMBER",
         "The length of a match for its victory points. Auto: as many boards as were scheduled, compared or "
         "not; in a numbered round, as many as its longest match has.",
         "Regulations",
         {"auto", "auto", "auto"},
         USED_VP},
    [ODD_SET_HALF_MATCH] =
        {"half-match",
         "whole split own",
         "Two opponents in one round: each match counts as any other; half its victory points; or those of a "
         "10-0 scale of its own, of wbf and wbf-discrete, and half of any other.",
         "Regulations",
         {"whole", "own", "whole"},
         USED_VP},
    [ODD_SET_BYE] = {"bye",
                     "NUMBER",
                     "The victory points for a bye, in per cent of the most that the scale has.",
                     "Regulations",
                     {"60", "60", "60"},
                     USED_TEAMS},
    [ODD_SET_BYE_WIN_LOSS] = {"bye-win-loss",
                              "NUMBER",
                              "The same where the scale is win-loss, unless only bye is set.",
                              "Regulations",
                              {"60", "60", "100"},
                              USED_VP},
    [ODD_SET_BAM] = {"bam",
                     "NUMBER",
                     "What a board won is worth; one tied is worth half of it.",
                     "Law 78D",
                     {"2", "2", "1"},
                     USED_BAM},
    [ODD_SET_PATTON_BOARD] = {"patton-board",
                              "NUMBER",
                              "Patton: what a board won is worth.",
                              "Regulations",
                              {"2", "2", "2"},
                              USED_PATTON},
    [ODD_SET_PATTON_POOL] = {"patton-pool",
                             "NUMBER",
                             "Patton: what both teams share for the whole match.",
                             "Regulations",
                             {"4", "4", "4"},
                             USED_PATTON},
    [ODD_SET_PATTON_RATIO] =
        {"patton-ratio",
         "swings totals",
         "Patton: the difference is measured by the sum of all swings, or of both teams' points.",
         "Regulations",
         {"swings", "swings", "swings"},
         USED_PATTON},
    [ODD_SET_PATTON_STEPS] =
        {"patton-steps",
         "LIST",
         "Patton: the percentages that the ratio must reach, each for a further share of the pool.",
         "Regulations",
         {"5,15,30,50", "5,15,30,50", "5,15,30,50"},
         USED_PATTON},
    [ODD_SET_TIE_BREAK] =
        {"tie-break",
         "share match opponents basic quotient wins countback tops",
         "How ties are broken, in this order, with commas between: what they did against each other; the "
         "sum of their opponents' scores; IMPs or points over all boards; IMPs won by IMPs lost; matches "
         "won; who did better on more boards; boards on which nobody did better. Share: not at all.",
         "Law 78D and regulations",
         {"share", "share", "share"},
         USED_ALL},
};

const odd_setting_info *odd_setting_about(odd_setting_name name) {
    return name >= 0 && name < ODD_SET_COUNT ? &table[name] : NULL;
}

/* ---- Values as text ---------------------------------------------------------------------------- */

static odd_scan scan_of(odd_text t) {
    return (odd_scan){t.text, t.len, 0};
}

static odd_text text_of(const char *string) {
    size_t len = 0;
    while (string[len] != '\0')
        len++;
    return (odd_text){string, len};
}

/* The next word of a list with blanks between; an empty one at its end. */
static odd_text next_word(odd_scan *list) {
    odd_scan_blanks(list);
    size_t start = list->at;
    while (!odd_scan_end(list) && odd_scan_peek(list) != ' ')
        list->at++;
    return (odd_text){list->text + start, list->at - start};
}

/* The place of a word in a list of words, -1 if it is none of them. */
static int place_of(const char *words, odd_text word) {
    odd_scan list = scan_of(text_of(words));
    int place = 0;
    for (odd_text w = next_word(&list); w.len > 0; w = next_word(&list), place++)
        if (odd_same_letters(w, word))
            return place;
    return -1;
}

static odd_text word_at(const char *words, int64_t place) {
    odd_scan list = scan_of(text_of(words));
    odd_text word = next_word(&list);
    while (place-- > 0 && word.len > 0)
        word = next_word(&list);
    return word;
}

static bool has_word(const char *words, const char *word) {
    return place_of(words, text_of(word)) >= 0;
}

/* ---- Setting ----------------------------------------------------------------------------------- */

typedef struct limits {
    odd_amount least, most, step;
} limits;

/* Of the settings that are numbers. */
static limits limits_of(odd_setting_name name) {
    switch ((int)name) {
    case ODD_SET_UNIT:
    case ODD_SET_IMP_UNIT:
        return (limits){1, 10 * ODD_ONE, 1};
    case ODD_SET_EXPECTED:
        return (limits){ODD_ONE, 1000000 * (odd_amount)ODD_ONE, ODD_ONE};
    case ODD_SET_AVERAGE_IMPS:
        return (limits){0, 24 * ODD_ONE, 1};
    case ODD_SET_IMP_CAP:
        return (limits){ODD_ONE, 24 * ODD_ONE, ODD_ONE};
    case ODD_SET_DATUM_UNIT:
        return (limits){ODD_ONE, 100 * ODD_ONE, ODD_ONE};
    case ODD_SET_MATCH_BOARDS:
        return (limits){ODD_ONE, ODD_VP_BOARDS_MAX * ODD_ONE, ODD_ONE};
    case ODD_SET_BYE:
    case ODD_SET_BYE_WIN_LOSS:
        return (limits){0, 100 * ODD_ONE, 1};
    default:
        return (limits){0, 1000 * ODD_ONE, 1};
    }
}

static int expected_values(odd_error *error, odd_setting_name name) {
    const odd_setting_info *info = &table[name];
    limits l = limits_of(name);
    char least[ODD_AMOUNT_MAX], most[ODD_AMOUNT_MAX];
    odd_amount_format(least, sizeof least, l.least, 0);
    odd_amount_format(most, sizeof most, l.most, 0);
    if (!has_word(info->values, "NUMBER"))
        return odd_fail(
            error, ODD_E_SYNTAX, 0, 1, "no value of %s: expected %s%s", info->name,
            name == ODD_SET_TIE_BREAK ? "one or more, with commas between, of: " : "one of: ", info->values);
    return odd_fail(error, ODD_E_SYNTAX, 0, 1, "no value of %s: expected a%s number from %s to %s%s%s",
                    info->name, l.step == ODD_ONE ? " whole" : "", least, most,
                    info->values[0] != 'N' ? ", or " : "",
                    info->values[0] == 'a' ? "auto" : (info->values[0] == 'o' ? "off" : ""));
}

static int set_number(odd_settings *s, odd_setting_name name, odd_text value, odd_error *error) {
    if (table[name].values[0] != 'N' && odd_same_letters(value, word_at(table[name].values, 0))) {
        s->value[name] = 0;
        return ODD_OK;
    }
    odd_scan scan = scan_of(value);
    odd_amount amount;
    limits l = limits_of(name);
    bool good = odd_amount_scan(&scan, &amount) &&
                (odd_scan_end(&scan) || (odd_scan_bytes(&scan, "%") && odd_scan_end(&scan)));
    if (!good || amount < l.least || amount > l.most || amount % l.step != 0)
        return expected_values(error, name);
    s->value[name] = amount;
    return ODD_OK;
}

static odd_text next_of_list(odd_scan *list) {
    odd_scan_blanks(list);
    size_t start = list->at;
    while (!odd_scan_end(list) && odd_scan_peek(list) != ',')
        list->at++;
    odd_text item = {list->text + start, list->at - start};
    while (item.len > 0 && item.text[item.len - 1] == ' ')
        item.len--;
    list->at += !odd_scan_end(list);
    return item;
}

static int set_ties(odd_settings *s, odd_text value, odd_error *error) {
    int count = 0, ties[ODD_TIES_MAX] = {0};
    for (odd_scan list = scan_of(value); !odd_scan_end(&list);) {
        int tie = place_of(table[ODD_SET_TIE_BREAK].values, next_of_list(&list));
        if (tie < 0 || count == ODD_TIES_MAX)
            return expected_values(error, ODD_SET_TIE_BREAK);
        if (tie != ODD_TIE_SHARE)
            ties[count++] = tie;
    }
    for (int i = 0; i < ODD_TIES_MAX; i++)
        s->ties[i] = ties[i];
    s->value[ODD_SET_TIE_BREAK] = count;
    return ODD_OK;
}

static int set_steps(odd_settings *s, odd_text value, odd_error *error) {
    odd_amount steps[ODD_PATTON_STEPS_MAX] = {0};
    int count = 0;
    for (odd_scan list = scan_of(value); !odd_scan_end(&list);) {
        odd_scan item = scan_of(next_of_list(&list));
        odd_amount amount;
        bool good = odd_amount_scan(&item, &amount) && odd_scan_end(&item) && count < ODD_PATTON_STEPS_MAX;
        if (!good || amount <= (count > 0 ? steps[count - 1] : -1) || amount > 100 * ODD_ONE)
            return odd_fail(error, ODD_E_SYNTAX, 0, 1,
                            "expected up to 16 percentages, each above the one before it: 5,15,30,50");
        steps[count++] = amount;
    }
    for (int i = 0; i < ODD_PATTON_STEPS_MAX; i++)
        s->patton_steps[i] = steps[i];
    s->value[ODD_SET_PATTON_STEPS] = count;
    return ODD_OK;
}

static int set_value(odd_settings *s, odd_setting_name name, odd_text value, odd_error *error) {
    if (name == ODD_SET_TIE_BREAK)
        return set_ties(s, value, error);
    if (name == ODD_SET_PATTON_STEPS)
        return set_steps(s, value, error);
    if (has_word(table[name].values, "NUMBER"))
        return set_number(s, name, value, error);
    int place = place_of(table[name].values, value);
    if (place < 0)
        return expected_values(error, name);
    s->value[name] = place;
    return ODD_OK;
}

/* All that the log does not set itself is as the rules have it. */
static void follow_rules(odd_settings *s) {
    for (int i = 0; i < ODD_SET_COUNT; i++)
        if (i != ODD_SET_RULES && !s->given[i])
            set_value(s, (odd_setting_name)i, text_of(table[i].preset[s->value[ODD_SET_RULES]]), NULL);
}

void odd_settings_start(odd_settings *s) {
    *s = (odd_settings){0};
    follow_rules(s);
}

int odd_settings_change(odd_settings *s, odd_text name, odd_text value, odd_setting_name *which,
                        bool *in_value, odd_error *error) {
    const char *names[ODD_SET_COUNT];
    *in_value = false;
    for (int i = 0; i < ODD_SET_COUNT; i++) {
        names[i] = table[i].name;
        if (!odd_text_is(name, names[i]))
            continue;
        *which = (odd_setting_name)i;
        *in_value = true;
        int code = set_value(s, *which, value, error);
        if (code != ODD_OK)
            return code;
        s->given[i] = true;
        if (i == ODD_SET_RULES)
            follow_rules(s);
        return ODD_OK;
    }
    const char *meant = odd_suggest(name.text, name.len, names, COUNT(names));
    return odd_fail(error, ODD_E_SYNTAX, 0, 1, "no setting '%.*s': %s%s%s",
                    (int)odd_scan_quotable(name.text, name.len), name.text,
                    meant != NULL ? "did you mean " : "oddtrick help settings lists them",
                    meant != NULL ? meant : "", meant != NULL ? "?" : "");
}

/* ---- And back ---------------------------------------------------------------------------------- */

static void put_amount(odd_writer *w, odd_amount a) {
    char text[ODD_AMOUNT_MAX];
    odd_amount_format(text, sizeof text, a, 0);
    odd_put_text(w, text);
}

static void put_word(odd_writer *w, const char *words, int64_t place) {
    odd_text word = word_at(words, place);
    odd_put_bytes(w, word.text, word.len);
}

size_t odd_settings_format(char *buf, size_t cap, const odd_settings *s, odd_setting_name name) {
    odd_writer w = odd_writer_on(buf, cap);
    const char *values = table[name].values;
    int64_t value = s->value[name];
    if (name == ODD_SET_TIE_BREAK) {
        put_word(&w, values, value > 0 ? s->ties[0] : ODD_TIE_SHARE);
        for (int i = 1; i < value; i++) {
            odd_put_char(&w, ',');
            put_word(&w, values, s->ties[i]);
        }
    } else if (name == ODD_SET_PATTON_STEPS) {
        for (int i = 0; i < value; i++) {
            if (i > 0)
                odd_put_char(&w, ',');
            put_amount(&w, s->patton_steps[i]);
        }
    } else if (!has_word(values, "NUMBER") || (value == 0 && values[0] != 'N')) {
        put_word(&w, values, value);
    } else {
        put_amount(&w, value);
    }
    return w.len;
}
