/* Events of every kind through every format that can be written, and from each of these through every other: what a format
 * does not list as lost comes back, and what was read once from a file is written the same again. */
#include "exchange.h"

static const char *const formats[] = {"event", "pbn", "lin", "usebio", "csv", "json"};

enum { EVENTS = 150 };

static test_event other, third;

static int close_all(void **state) {
    event_close(&other);
    event_close(&third);
    return event_teardown(state);
}

/* ---- Logs that may be compared ----------------------------------------------------------------- */

/* Words of a loss, and which lines of a log it takes away or makes others of. */
static const struct {
    const char *loss, *head;
} takes[] = {
    {"title", "event "},
    {"date", "date "},
    {"how it is scored", "scoring "},
    {"total points", "scoring "},
    {"Patton", "scoring "},
    {"1, 1/2 and 0", "scoring "},
    {"setting", "set "},
    {"penalt", "penalty "},
    {"adjustment", "penalty "},
    {"adjustment", "carryover "},
    {"carry-over", "carryover "},
    {"carry-over", "handicap "},
    {"handicap", "handicap "},
    {"strat", "strat "},
    {"phantom", "phantom "},
    {"names", "pair "},
    {"names", "team "},
    {"names", "player "},
    {"players", "team "},
    {"bye", "bye "},
    {"scale of", "vp "},
};

/* What a writer adds: scores that follow, its own name, the columns of its tables, what is the usual anyway. Rounds and boards
 * stand before their results here; which contestants have no results is not said everywhere. */
static const char *const added[] = {
    "said ",    "total ",   "match ", "tag program ", "tag usebio:",
    "tag pbn:", "winners ", "round ", "board ",       "set cross-imps average"};

static bool begins(const char *line, const char *word) {
    return strncmp(line, word, strlen(word)) == 0;
}

static bool is_taken(const char *line, const char *lost) {
    for (size_t i = 0; i < COUNT(added); i++)
        if (begins(line, added[i]))
            return true;
    for (size_t i = 0; i < COUNT(takes); i++)
        if (begins(line, takes[i].head) && strstr(lost, takes[i].loss) != NULL)
            return true;
    return false;
}

/* A setting that means nothing to this scoring. */
static bool is_idle(const char *line, odd_scoring scoring) {
    for (int i = 0; begins(line, "set ") && i < ODD_SET_COUNT; i++) {
        const odd_setting_info *info = odd_setting_about((odd_setting_name)i);
        size_t len = strlen(info->name);
        if (begins(line + 4, info->name) && line[4 + len] == ' ')
            return !info->used[scoring];
    }
    return false;
}

/* Results begin with an id, of the kind that events by chance have. */
static bool is_result(const char *line) {
    return (line[0] >= '0' && line[0] <= '9') ||
           ((line[0] == 'A' || line[0] == 'B') && line[1] >= '0' && line[1] <= '9');
}

/* Two ways to write the same. */
static void put_plain(exchange_text *out, const char *line, size_t len) {
    static const char *const same[][2] = {{" & ", ", "}, {"ave/ave\n", "50%/50%\n"}};
    for (size_t at = 0; at < len;) {
        size_t i = 0;
        while (i < COUNT(same) && !begins(line + at, same[i][0]))
            i++;
        if (i < COUNT(same))
            exchange_put(out, same[i][1], strlen(same[i][1]));
        else
            exchange_put(out, line + at, 1);
        at += i < COUNT(same) ? strlen(same[i][0]) : 1;
    }
}

/* "2 : " is a team without a name, which tables call by its id. */
static bool is_nameless(const char *line) {
    char id[16], name[16];
    int end = 0;
    if (sscanf(line, "team %15s %n", id, &end) != 1 || end == 0)
        return begins(line, "pair ") || begins(line, "player ") ? line[strcspn(line, "\n") - 1] == ' '
                                                                : false;
    return begins(line + end, ": \n") || (sscanf(line + end, "%15[^:]: %n", name, &end) == 1 &&
                                          strcmp(id, name) == 0 && line[strcspn(line, "\n") - 1] == ' ');
}

/* Sorted, each result with its round and board before it, without what is lost. */
static exchange_text comparable(test_event *t, const char *lost) {
    exchange_text log, out = {0};
    const char *round = "", *board = "";
    bool rounds = strstr(lost, "round of a result") == NULL && strstr(lost, "rounds of results") == NULL;
    exchange_log(&log, t);
    exchange_put(&out, "", 0);
    for (const char *line = log.text; *line != '\0'; line += strcspn(line, "\n") + 1) {
        size_t len = strcspn(line, "\n") + 1;
        if (begins(line, "round "))
            round = line;
        if (begins(line, "board "))
            board = line;
        if (is_taken(line, lost) || is_idle(line, odd_event_about(t->e)->scoring) || is_nameless(line))
            continue;
        if (is_result(line) && rounds)
            exchange_put(&out, round, strcspn(round, "\n"));
        if (is_result(line))
            exchange_put(&out, board, strcspn(board, "\n"));
        put_plain(&out, line, len);
    }
    exchange_free(&log);
    exchange_sort(&out);
    return out;
}

/* ---- What may be compared ---------------------------------------------------------------------- */

/* Whether all that is lost is whole lines; otherwise results may have changed with it. */
static bool is_lines(const char *lost) {
    char copy[sizeof((exchange_text *)NULL)->lost];
    snprintf(copy, sizeof copy, "%s", lost);
    for (char *loss = strtok(copy, "\n"); loss != NULL; loss = strtok(NULL, "\n")) {
        bool known = strstr(loss, "round of a result") != NULL || strstr(loss, "rounds of results") != NULL;
        for (size_t i = 0; i < COUNT(takes) && !known; i++)
            known = strstr(loss, takes[i].loss) != NULL;
        if (!known)
            return false;
    }
    return true;
}

/* Formats that do not say ids number contestants anew. */
static bool says_ids(const char *format, const odd_event *e) {
    return strcmp(format, "lin") != 0 &&
           (strcmp(format, "pbn") != 0 || odd_event_about(e)->contest == ODD_PAIRS);
}

/* Two teams of the same name are one where names are all that is said. */
static bool has_namesakes(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        for (size_t j = 0; j < odd_event_about(e)->contestant_count; j++) {
            odd_text name = odd_contestant_at(e, i)->name, id = odd_contestant_at(e, j)->id,
                     twin = odd_contestant_at(e, j)->name;
            if (i != j && name.len > 0 &&
                ((name.len == id.len && memcmp(name.text, id.text, id.len) == 0) ||
                 (name.len == twin.len && memcmp(name.text, twin.text, twin.len) == 0)))
                return true;
        }
    return false;
}

/* ---- There and back ---------------------------------------------------------------------------- */

/* A table does not say how it is scored, so that whoever reads it has to. */
static void read_scored(test_event *t, const char *format, const exchange_text *file, odd_scoring scoring,
                        uint64_t seed) {
    char problems[4096], line[40];
    int code = exchange_read(t, format, file->text, file->len);
    if (code == ODD_OK && strcmp(format, "csv") == 0) {
        int len = snprintf(line, sizeof line, "scoring %s\n", odd_scoring_text(scoring));
        odd_event_read(t->e, event_keep(t, unit_exact(line, (size_t)len)), (size_t)len);
    }
    if (code == ODD_OK)
        code = odd_event_score(t->e);
    exchange_problems(t->e, problems, sizeof problems);
    CHECK(code == ODD_OK, "event %d, %s: %s", (int)seed, format, problems);
}

static void check_same(const exchange_text *a, const exchange_text *b, const char *what, const char *lost,
                       uint64_t seed) {
    size_t at = 0, line = 0;
    while (a->text[at] != '\0' && a->text[at] == b->text[at])
        if (a->text[at++] == '\n')
            line = at;
    CHECK(a->text[at] == b->text[at], "event %d, %s: '%.*s', not '%.*s'; lost:\n%s", (int)seed, what,
          (int)strcspn(b->text + line, "\r\n"), b->text + line, (int)strcspn(a->text + line, "\r\n"),
          a->text + line, lost);
}

/* Writes an event and reads it again: what is not lost is there. */
static void check_through(test_event *from, test_event *to, const char *format, uint64_t seed) {
    exchange_text file;
    exchange_write(&file, from, format);
    read_scored(to, format, &file, odd_event_about(from->e)->scoring, seed);
    if (is_lines(file.lost) && says_ids(format, from->e)) {
        exchange_text before = comparable(from, file.lost), after = comparable(to, file.lost);
        check_same(&before, &after, format, file.lost, seed);
        exchange_free(&before);
        exchange_free(&after);
    }
    exchange_free(&file);
}

/* The nth event by chance, if it can be in a file of that format. */
static bool next_event(uint64_t seed, const char *format) {
    return exchange_random(&now, seed) && odd_event_about(now.e)->play_count > 0 &&
           (says_ids(format, now.e) || !has_namesakes(now.e));
}

static void test_there_and_back(void **state) {
    (void)state;
    for (size_t f = 0; f < COUNT(formats); f++)
        for (uint64_t seed = 1; seed <= unit_many(2 * EVENTS); seed++)
            if (next_event(seed, formats[f]))
                check_through(&now, &other, formats[f], seed);
}

/* Events as files of one format have them, through another. */
static void test_from_each_to_each(void **state) {
    (void)state;
    for (size_t from = 0; from < COUNT(formats); from++)
        for (size_t to = 0; to < COUNT(formats); to++)
            for (uint64_t seed = 1; seed <= unit_many(EVENTS); seed++) {
                if (!next_event(seed, formats[from]))
                    continue;
                check_through(&now, &other, formats[from], seed);
                if (says_ids(formats[to], other.e) || !has_namesakes(other.e))
                    check_through(&other, &third, formats[to], seed);
            }
}

/* A file that was written from what a file of its format says is written again as it is, byte for byte; also where a log was
 * kept of it. In which order individuals are listed, who have no numbers there, is not said. */
static void test_written_again(void **state) {
    (void)state;
    for (size_t f = 0; f < COUNT(formats); f++)
        for (uint64_t seed = 1; seed <= unit_many(EVENTS); seed++) {
            const char *const through[] = {formats[f], "event"};
            exchange_text first, file, again;
            if (!next_event(seed, formats[f]))
                continue;
            odd_scoring scoring = odd_event_about(now.e)->scoring;
            exchange_write(&first, &now, formats[f]);
            read_scored(&other, formats[f], &first, scoring, seed);
            exchange_write(&file, &other, formats[f]);
            for (size_t i = 0; i < COUNT(through); i++) {
                exchange_text kept;
                exchange_write(&kept, &other, through[i]);
                read_scored(&third, through[i], &kept, scoring, seed);
                exchange_write(&again, &third, formats[f]);
                if (odd_event_about(now.e)->contest == ODD_INDIVIDUALS) {
                    exchange_sort(&again);
                    exchange_sort(&file);
                }
                check_same(&file, &again, formats[f], "", seed);
                exchange_free(&kept);
                exchange_free(&again);
            }
            exchange_free(&first);
            exchange_free(&file);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_there_and_back, close_all),
        cmocka_unit_test_teardown(test_from_each_to_each, close_all),
        cmocka_unit_test_teardown(test_written_again, close_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
