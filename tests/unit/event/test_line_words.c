/* Lines of a log in words: every kind of line, what takes it back, and lines that cannot be read. */
#include "event.h"
#include "unit.h"
#include "oddtrick_report.h"

static const char log_text[] = "event Tuesday\n"
                               "pair 1 Ann Lee & Bo Park\n"
                               "pair 2 Cy Dunn & Di Eck\n"
                               "pair 3 Eva Ash & Finn Birch\n"
                               "pair 4 Gus Cole & Hal Drake\n"
                               "board 1\n1 2 4S N =\n3 4 4S N +1\n";

/* What the line says, in English. */
static void say(char *out, size_t cap, const odd_event *e, odd_arena *arena, const char *line) {
    odd_line_part parts[ODD_LINE_PARTS_MAX];
    size_t count = odd_line_parts(parts, e, line, strlen(line), arena), len = 0;
    out[0] = '\0';
    for (size_t i = 0; i < count && len < cap; i++) {
        const odd_line_part *p = &parts[i];
        bool words = p->kind == ODD_PART_WORDS || p->kind == ODD_PART_WHO;
        odd_text text = words ? p->words : p->value;
        len += (size_t)snprintf(out + len, cap - len, "%s", p->before);
        for (size_t at = 0; at < text.len && len + 1 < cap; at++)
            if (words && (text.text[at] == '#' || text.text[at] == '@'))
                len += (size_t)snprintf(out + len, cap - len, "%.*s", (int)p->value.len, p->value.text);
            else
                len += (size_t)snprintf(out + len, cap - len, "%c", text.text[at]);
    }
}

static const char *const lines[][2] = {
    {"event Thursday Pairs", "Title: Thursday Pairs"},
    {"date 2026-11-19", "Date: 2026-11-19"},
    {"scoring matchpoints", "Scoring: Matchpoints"},
    {"scoring imps", "Scoring: IMPs"},
    {"winners 1", "One winner"},
    {"winners 2", "Two winners"},
    {"pair 5 Ida Elm & Jo Frost", "Pair 5: Ida Elm & Jo Frost"},
    {"pair 5", "Pair 5"},
    {"team 5 Ash: Ida Elm, Jo Frost", "Team 5: Ash, Ida Elm, Jo Frost"},
    {"player 5 Ida Elm", "Player 5: Ida Elm"},
    {"phantom 9", "Pair 9: phantom"},
    {"phantom 9 void", "Pair 9: phantom, taken back"},
    {"penalty 3 25% slow play", "Pair 3, Eva Ash & Finn Birch: penalty 25% of a top, slow play"},
    {"penalty 3 1.5 mp", "Pair 3, Eva Ash & Finn Birch: penalty 1.5 MP"},
    {"penalty 3 1 imp # a note", "Pair 3, Eva Ash & Finn Birch: penalty 1 IMP"},
    {"penalty 3 2 vp", "Pair 3, Eva Ash & Finn Birch: penalty 2 VPs"},
    {"penalty 3 void", "Pair 3, Eva Ash & Finn Birch: penalty, taken back"},
    {"carryover 1 12.5", "Pair 1, Ann Lee & Bo Park: carry-over 12.5"},
    {"carryover 1 2%", "Pair 1, Ann Lee & Bo Park: carry-over 2%"},
    {"handicap 1 3%", "Pair 1, Ann Lee & Bo Park: handicap 3%"},
    {"strat 1 B", "Pair 1, Ann Lee & Bo Park: stratum B"},
    {"bye 7", "Pair 7: bye"},
    {"lineup 7 NS Ann & Bo", "Pair 7: line-up N-S, Ann & Bo"},
    {"vp wbf", "Victory points: wbf"},
    {"set neuberg off", "Boards with fewer results: not adjusted"},
    {"set status provisional", "The results are: provisional"},
    {"set corrections-until 2026-11-20T22:00Z", "Corrections are accepted until: 2026-11-20T22:00Z"},
    {"numbers 1 1017 1030", "Pair 1, Ann Lee & Bo Park: membership numbers, 1017 1030"},
    {"session 2 Final", "Session 2: Final"},
    {"combine mean", "Sessions: mean"},
    {"movement mitchell tables 7 boards 21", "Movement: Mitchell, 7 tables, 21 boards"},
    {"movement howell pairs 10 boards 27", "Movement: Howell, 10 pairs, 27 boards"},
    {"movement void", "Movement, taken back"},
    {"from round 3 movement own", "Movement from round 3: Own movement"},
    {"row 1 2 10 1 1-3", "Round 1, Table 2: 10 \xE2\x80\x93 1, boards 1-3"},
    {"row 1 A2 10 1 4", "Round 1, Table A2: 10 \xE2\x80\x93 1, board 4"},
    {"row 1 2 void", "Round 1, Table 2, taken back"},
    {"seat 1 table 3 EW", "Pair 1, Ann Lee & Bo Park: Table 3, E-W"},
    {"seat 1 void", "Pair 1, Ann Lee & Bo Park: place, taken back"},
    {"unplayed not played", "Boards without a result: not played"},
    {"unplayed round 7 ave+/ave-", "Boards without a result, Round 7: ave+/ave-"},
    {"unplayed round 7 by 1 ave-/ave+",
     "Boards without a result, Round 7, Pair 1, Ann Lee & Bo Park: ave-/ave+"},
    {"unplayed void", "Boards without a result, taken back"},
    {"board 12", "Board 12"},
    {"round 3", "Round 3"},
    {"# they asked", "Note: they asked"},
    {"1 2 4S N =", ""},
    {"board 3: 1 2 4S N =", ""},
    {"round 2 board 3: 1 2 void", ""},
    {"", ""},
    {"penalty", ""},
    {"sett neuberg off", ""},
};

static void test_lines(void **state) {
    (void)state;
    event_good(log_text);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char got[400];
        say(got, sizeof got, now.e, &now.arena, lines[i][0]);
        CHECK(strcmp(got, lines[i][1]) == 0, "%s: '%s', not '%s'", lines[i][0], got, lines[i][1]);
    }
}

/* Every prefix of every line, with each byte at its end: nothing is read beyond it, and nothing is said twice. */
static void test_pieces(void **state) {
    (void)state;
    event_good(log_text);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        for (size_t len = 0; len <= strlen(lines[i][0]); len++) {
            odd_line_part parts[ODD_LINE_PARTS_MAX];
            char *exact = unit_exact(lines[i][0], len);
            size_t count = odd_line_parts(parts, now.e, exact, len, &now.arena);
            assert_true(count <= ODD_LINE_PARTS_MAX);
            for (size_t n = 0; n < count; n++)
                CHECK((parts[n].before[0] == '\0') == (n == 0), "%s, %zu bytes: part %zu", lines[i][0], len,
                      n);
            free(exact);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_lines, event_teardown),
        cmocka_unit_test_teardown(test_pieces, event_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
