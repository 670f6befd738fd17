/* Settings: each choice on which authorities differ has a name. The rows are in include/oddtrick_settings.h:
 * values, defaults under each authority's rules, and the scorings that use them. */
#include "event/event_inner.h"
#include "base/out.h"
#include "base/text.h"
#include "log/notation.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* The scorings that use a setting, a bit for each. */
#define BIT(scoring)       (1u << (scoring))
#define USED_ALL           (BIT(ODD_SCORING_COUNT) - 1)
#define USED_NONE          0u
#define USED_MP            BIT(ODD_MATCHPOINTS)
#define USED_CROSS         BIT(ODD_CROSS_IMPS)
#define USED_BUTLER        BIT(ODD_BUTLER)
#define USED_BAM           BIT(ODD_BAM)
#define USED_PATTON        BIT(ODD_PATTON)
#define USED_VP            BIT(ODD_TEAM_IMPS)
#define USED_UNIT          (USED_MP | USED_BAM | USED_PATTON)
#define USED_IMP_PAIRS     (USED_CROSS | USED_BUTLER)
#define USED_IMPS          (USED_IMP_PAIRS | USED_VP)
#define USED_AVE           (USED_MP | USED_IMP_PAIRS | USED_BAM)
#define USED_PAIRS         (USED_AVE | BIT(ODD_POINTS))
#define USED_TEAMS         (USED_BAM | BIT(ODD_POINTS) | USED_VP | USED_PATTON)
#define USED_GROUPS        (USED_MP | USED_CROSS)
#define USED_EXPECTED      (USED_MP | USED_IMP_PAIRS)
#define HAS(mask, scoring) (((mask) >> (scoring)&1) != 0)
#define USED_BY(mask) \
    { HAS(mask, 0), HAS(mask, 1), HAS(mask, 2), HAS(mask, 3), HAS(mask, 4), HAS(mask, 5), HAS(mask, 6) }
_Static_assert(ODD_SCORING_COUNT == 7, "USED_BY has them all");

/* Kinds of values. */
#define WORD               0, 0, 0
#define WORDS              0, 0, 0
#define LIST               0, 0, 0
#define MOMENT             0, 0, 0
#define NUMBER(most)       0, (odd_amount)(most)*ODD_ONE, 1
#define ABOVE_0(most)      1, (odd_amount)(most)*ODD_ONE, 1
#define WHOLE(least, most) (odd_amount)(least) * ODD_ONE, (odd_amount)(most)*ODD_ONE, ODD_ONE

static const odd_setting_info table[] = {
#define ODD_SETTING(id, name, values, title, words, kind, wbf, ebu, acbl, used, law, help) \
    [ODD_SET_##id] = {name, values, help, law, {wbf, ebu, acbl}, USED_BY(used), kind, title, words},
#include "oddtrick_settings.h"
};
_Static_assert(ODD_RULES_COUNT == 3, "a preset for each");

const odd_setting_info *odd_setting_about(odd_setting_name name) {
    return name >= 0 && name < ODD_SET_COUNT ? &table[name] : NULL;
}

bool odd_setting_scores(odd_setting_name name) {
    bool any = false;
    for (int i = 0; i < ODD_SCORING_COUNT; i++)
        any = any || table[name].used[i];
    return any;
}

bool odd_event_setting_used(const odd_event *e, odd_setting_name name) {
    const odd_setting_info *info = odd_setting_about(name);
    bool of_matches = name == ODD_SET_MATCH_BOARDS || name == ODD_SET_HALF_MATCH || name == ODD_SET_BYE;
    return info != NULL && (info->used[e->about.scoring] || (of_matches && odd_pairs_vp(e)));
}

/* ---- Values as text ---------------------------------------------------------------------------- */

static odd_scan scan_of(odd_text t) {
    return (odd_scan){t.text, t.len, 0};
}

/* Returns the next word of a list separated by blanks; empty at the end. */
static odd_text next_word(odd_scan *list) {
    odd_scan_blanks(list);
    size_t start = list->at;
    while (!odd_scan_end(list) && odd_scan_peek(list) != ' ')
        list->at++;
    return (odd_text){list->text + start, list->at - start};
}

/* Returns the place of a word in a list of words; -1 if it is not in the list. */
static int place_of(const char *words, odd_text word) {
    odd_scan list = scan_of(odd_text_of(words));
    int place = 0;
    for (odd_text w = next_word(&list); w.len > 0; w = next_word(&list), place++)
        if (odd_same_letters(w, word))
            return place;
    return -1;
}

static odd_text word_at(const char *words, int64_t place) {
    odd_scan list = scan_of(odd_text_of(words));
    odd_text word = next_word(&list);
    while (place-- > 0 && word.len > 0)
        word = next_word(&list);
    return word;
}

odd_text odd_setting_value_words(const odd_setting_info *info, odd_text value) {
    int place = place_of(info->values, value);
    if (place < 0)
        return (odd_text){0};
    const char *words = info->words;
    for (; place > 0 && *words != '\0'; words++)
        place -= *words == '|';
    size_t len = 0;
    while (words[len] != '\0' && words[len] != '|')
        len++;
    return (odd_text){words, len};
}

/* ---- Setting ----------------------------------------------------------------------------------- */

static int expected_values(odd_error *error, odd_setting_name name) {
    const odd_setting_info *info = &table[name];
    char least[ODD_AMOUNT_MAX], most[ODD_AMOUNT_MAX];
    odd_amount_format(least, sizeof least, info->least, 0);
    odd_amount_format(most, sizeof most, info->most, 0);
    if (info->step == 0)
        return odd_fail(
            error, ODD_E_SYNTAX, 0, 1, "invalid value for %s: expected %s%s", info->name,
            name == ODD_SET_TIE_BREAK ? "one or more of, separated by commas: " : "one of: ", info->values);
    return odd_fail(error, ODD_E_SYNTAX, 0, 1, "invalid value for %s: expected a%s number from %s to %s%s%s",
                    info->name, info->step == ODD_ONE ? " whole" : "", least, most,
                    info->values[0] != 'N' ? ", or " : "",
                    info->values[0] == 'a' ? "auto" : (info->values[0] == 'o' ? "off" : ""));
}

static int set_number(odd_settings *s, odd_setting_name name, odd_text value, odd_error *error) {
    const odd_setting_info *info = &table[name];
    if (info->values[0] != 'N' && odd_same_letters(value, word_at(info->values, 0))) {
        s->value[name] = 0;
        return ODD_OK;
    }
    odd_scan scan = scan_of(value);
    odd_amount amount;
    bool good = odd_amount_scan(&scan, &amount) &&
                (odd_scan_end(&scan) || (odd_scan_bytes(&scan, "%") && odd_scan_end(&scan)));
    if (!good || amount < info->least || amount > info->most || amount % info->step != 0)
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

static int set_moment(odd_settings *s, odd_setting_name name, odd_text value, odd_error *error) {
    int64_t seconds = 0;
    if (!odd_same_letters(value, word_at(table[name].values, 0)) && !odd_moment_read(value, &seconds))
        return odd_fail(error, ODD_E_SYNTAX, 0, 1,
                        "invalid value for %s: expected off, or a date and a time with Z for UTC or with the "
                        "distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00",
                        table[name].name);
    s->value[name] = seconds;
    return ODD_OK;
}

static int set_value(odd_settings *s, odd_setting_name name, odd_text value, odd_error *error) {
    if (name == ODD_SET_TIE_BREAK)
        return set_ties(s, value, error);
    if (name == ODD_SET_PATTON_STEPS)
        return set_steps(s, value, error);
    if (name == ODD_SET_CORRECTIONS_UNTIL)
        return set_moment(s, name, value, error);
    if (table[name].step > 0)
        return set_number(s, name, value, error);
    int place = place_of(table[name].values, value);
    if (place < 0)
        return expected_values(error, name);
    s->value[name] = place;
    return ODD_OK;
}

/* Settings that the log does not set follow the rules. */
static void follow_rules(odd_settings *s) {
    for (int i = 0; i < ODD_SET_COUNT; i++)
        if (i != ODD_SET_RULES && !s->given[i])
            set_value(s, (odd_setting_name)i, odd_text_of(table[i].preset[s->value[ODD_SET_RULES]]), NULL);
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
    return odd_fail(error, ODD_E_SYNTAX, 0, 1, "unknown setting '%.*s': %s%s%s",
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
    } else if (name == ODD_SET_CORRECTIONS_UNTIL && value > 0) {
        odd_moment_write(&w, value, 'T', "Z");
    } else if (table[name].step == 0 || (value == 0 && values[0] != 'N')) {
        put_word(&w, values, value);
    } else {
        put_amount(&w, value);
    }
    return w.len;
}
