/* The names of kinds and forms of movements, and the words of a wish. A new kind or form is a row here. */
#include "movement/make.h"
#include "oddtrick_plan.h"

static const odd_movement_word kinds[] = {
    [ODD_MOVE_NONE] = {"", "", "", ODD_MOVE_NONE},
    [ODD_MOVE_MITCHELL] = {"mitchell", "Mitchell",
                           "North-South sit, East-West move up a table, boards move down one.",
                           ODD_MOVE_MITCHELL},
    [ODD_MOVE_HOWELL] =
        {"howell", "Howell",
         "Pairs follow each other through the tables, and everybody is compared with everybody.",
         ODD_MOVE_HOWELL},
    [ODD_MOVE_WEB] = {"web", "Web Mitchell",
                      "A Mitchell with copies of the boards: everybody plays all of them.", ODD_MOVE_WEB},
    [ODD_MOVE_BAROMETER] = {"barometer", "Barometer",
                            "All tables play the same boards at the same time, with a copy for each table.",
                            ODD_MOVE_BAROMETER},
    [ODD_MOVE_INDIVIDUAL] = {"individual", "Individual", "Everybody has a new partner in each round.",
                             ODD_MOVE_INDIVIDUAL},
    [ODD_MOVE_ROUND_ROBIN] = {"round-robin", "Round robin",
                              "Each team plays a match against each other team, a match a round.",
                              ODD_MOVE_ROUND_ROBIN},
    [ODD_MOVE_WHIST] = {"whist", "American Whist",
                        "Teams: North-South sit and East-West move, and each team meets each other team.",
                        ODD_MOVE_WHIST},
    [ODD_MOVE_SWISS] = {"swiss", "Swiss",
                        "Opponents are drawn round by round among those with similar scores.",
                        ODD_MOVE_SWISS},
    [ODD_MOVE_KNOCK_OUT] = {"knock-out", "Knock-out", "Who loses a match is out.", ODD_MOVE_KNOCK_OUT},
    [ODD_MOVE_OWN] = {"own", "Own movement", "Your own movement, row by row.", ODD_MOVE_OWN},
};
_Static_assert(sizeof kinds / sizeof kinds[0] == ODD_MOVEMENT_KIND_COUNT, "a row for each kind");

static const odd_movement_word forms[] = {
    [ODD_FORM_USUAL] = {"", "", "", ODD_MOVE_NONE},
    [ODD_FORM_PLAIN] = {"plain", "Mitchell",
                        "Odd number of tables; at most half of the rounds with an even one.",
                        ODD_MOVE_MITCHELL},
    [ODD_FORM_SKIP] = {"skip", "Skip Mitchell",
                       "Even number of tables: East-West skip a table once; one round less than tables.",
                       ODD_MOVE_MITCHELL},
    [ODD_FORM_SHARE] = {"share", "Share-and-relay Mitchell",
                        "Even number of tables: the first and the last table share boards.",
                        ODD_MOVE_MITCHELL},
    [ODD_FORM_WEAVE] = {"weave", "Double weave Mitchell",
                        "4, 8, 12 ... tables: odd East-West pairs move up, even ones down; nobody shares.",
                        ODD_MOVE_MITCHELL},
    [ODD_FORM_HESITATION] = {"hesitation", "Hesitation Mitchell",
                             "One round more than tables: the last North-South pair moves too. One winner.",
                             ODD_MOVE_MITCHELL},
    [ODD_FORM_DOUBLE_HESITATION] =
        {"double-hesitation", "Double hesitation Mitchell",
         "Two rounds more than tables: two North-South pairs move too. One winner.", ODD_MOVE_MITCHELL},
    [ODD_FORM_BLACKPOOL] = {"blackpool", "Blackpool Mitchell",
                            "Two rounds and two board sets more than tables: two meetings are repeated.",
                            ODD_MOVE_MITCHELL},
    [ODD_FORM_BOWMAN] = {"bowman", "Bowman Mitchell",
                         "Two rounds less than tables: everybody plays all boards, and two tables share.",
                         ODD_MOVE_MITCHELL},
    [ODD_FORM_APPENDIX] = {"appendix", "Appendix Mitchell",
                           "Tables are added to a core of 5, 7, 11, 13 ... tables and share its boards.",
                           ODD_MOVE_MITCHELL},
    [ODD_FORM_ROVER] = {"rover", "Mitchell with a rover",
                        "Odd number of pairs: the extra pair displaces another North-South pair each round.",
                        ODD_MOVE_MITCHELL},
    [ODD_FORM_BUMP] = {"bump", "Bump Mitchell",
                       "Odd number of pairs: each displaced pair takes the place of the next one.",
                       ODD_MOVE_MITCHELL},
    [ODD_FORM_SPLIT] = {"split", "Split Howell",
                        "2 or 3 tables: each match in two halves, so that nobody shares boards.",
                        ODD_MOVE_HOWELL},
    [ODD_FORM_ONE_COPY] = {"one-copy", "Individual", "No board is at two tables at a time.",
                           ODD_MOVE_INDIVIDUAL},
    [ODD_FORM_BALANCED] =
        {"balanced", "Balanced individual",
         "Everybody partners everybody once and opposes everybody twice, 9 players 1 to 3 times; boards are shared.",
         ODD_MOVE_INDIVIDUAL},
    [ODD_FORM_RAINBOW] = {"rainbow", "Rainbow individual",
                          "5, 7, 11, 13 ... tables: four lines that move by different steps.",
                          ODD_MOVE_INDIVIDUAL},
    [ODD_FORM_BYE] = {"bye", "Round robin", "Odd number of teams: one team does not play.",
                      ODD_MOVE_ROUND_ROBIN},
    [ODD_FORM_TRIANGLE] = {"triangle", "Round robin with triangles",
                           "Odd number of teams: three teams play each other over two rounds.",
                           ODD_MOVE_ROUND_ROBIN},
    [ODD_FORM_AMERICAN] = {"american", "American Whist", "Odd number of teams: nobody shares boards.",
                           ODD_MOVE_WHIST},
    [ODD_FORM_RELAY] = {"relay", "New England relay", "Even number of teams: two tables each share boards.",
                        ODD_MOVE_WHIST},
};
_Static_assert(sizeof forms / sizeof forms[0] == ODD_MOVEMENT_FORM_COUNT, "a row for each form");

const odd_movement_word *odd_movement_kind_about(odd_movement_kind kind) {
    return (size_t)kind < ODD_MOVEMENT_KIND_COUNT ? &kinds[kind] : NULL;
}

const odd_movement_word *odd_movement_form_about(odd_movement_form form) {
    return (size_t)form < ODD_MOVEMENT_FORM_COUNT ? &forms[form] : NULL;
}

/* ---- Finding a word ---------------------------------------------------------------------------- */

int odd_movement_kind_named(odd_text word) {
    for (int kind = 1; kind < ODD_MOVEMENT_KIND_COUNT; kind++)
        if (odd_text_is(word, kinds[kind].name))
            return kind;
    return ODD_MOVE_NONE;
}

int odd_movement_form_named(odd_text word) {
    for (int form = 1; form < ODD_MOVEMENT_FORM_COUNT; form++)
        if (odd_text_is(word, forms[form].name))
            return form;
    return ODD_FORM_USUAL;
}

/* Lists the names of all forms of a kind; "" if there is none. */
static size_t list_forms(char *room, size_t cap, odd_movement_kind kind) {
    odd_writer w = odd_writer_on(room, cap);
    for (int form = 1; form < ODD_MOVEMENT_FORM_COUNT; form++)
        if (forms[form].kind == kind)
            odd_put_format(&w, "%s%s", w.len > 0 ? ", " : "", forms[form].name);
    return w.len;
}

int odd_movement_check_form(const odd_movement_wish *wish, odd_error *error) {
    char room[160];
    if (wish->form == ODD_FORM_USUAL || forms[wish->form].kind == wish->kind)
        return ODD_OK;
    if (list_forms(room, sizeof room, wish->kind) == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has no form %s: leave the form out",
                        kinds[wish->kind].name, forms[wish->form].name);
    return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has no form %s: it has %s", kinds[wish->kind].name,
                    forms[wish->form].name, room);
}

/* ---- The line of a log ------------------------------------------------------------------------- */

#define PLACE(member) offsetof(odd_movement_wish, member)

static const odd_wish_word words[] = {
    {"tables", PLACE(tables), 1, ODD_MOVEMENT_TABLES_MAX, 0},
    {"pairs", PLACE(contestants), 1, 2 * ODD_MOVEMENT_TABLES_MAX, ODD_PAIRS + 1},
    {"players", PLACE(contestants), 1, ODD_MOVEMENT_PLAYERS_MAX, ODD_INDIVIDUALS + 1},
    {"teams", PLACE(contestants), 1, ODD_MOVEMENT_TABLES_MAX, ODD_TEAMS + 1},
    {"boards", PLACE(boards), 1, ODD_MOVEMENT_BOARDS_MAX, 0},
    {"rounds", PLACE(rounds), 1, ODD_MOVEMENT_ROUNDS_MAX, 0},
    {"sets", PLACE(set_boards), 1, 99, 0},
    {"winners", PLACE(winners), 1, 2, 0},
    {"arrow-switch", PLACE(switches), 0, ODD_MOVEMENT_ROUNDS_MAX, 0},
    {"sections", PLACE(sections), 1, ODD_MOVEMENT_SECTIONS_MAX, 0},
    {"segments", PLACE(segments), 1, 16, 0},
};
enum { WORDS = sizeof words / sizeof words[0] };

const odd_wish_word *odd_wish_word_at(size_t index) {
    return index < WORDS ? &words[index] : NULL;
}

typedef struct wish_parser {
    odd_movement_wish *out;
    odd_scan s;
    odd_error *error;
} wish_parser;

odd_text odd_movement_next_word(odd_scan *s, size_t *at) {
    odd_scan_blanks(s);
    *at = s->at;
    while (!odd_scan_end(s) && (unsigned char)odd_scan_peek(s) > ' ')
        s->at++;
    return (odd_text){s->text + *at, s->at - *at};
}

static int wrong_at(wish_parser *w, size_t at, const char *what, odd_text word, const char *expected) {
    if (word.len == 0)
        return odd_fail(w->error, ODD_E_SYNTAX, 1, odd_scan_column(&w->s, at), "%s: %s", what, expected);
    return odd_fail(w->error, ODD_E_SYNTAX, 1, odd_scan_column(&w->s, at), "%s '%.*s': %s", what,
                    (int)odd_scan_quotable(word.text, word.len), word.text, expected);
}

/* "EW7", "NS3" or "14". */
int odd_movement_phantom_parse(odd_movement_wish *out, odd_text id) {
    odd_scan s = {id.text, id.len, 0};
    out->phantom_side = odd_scan_word(&s, "ns") ? ODD_NS : odd_scan_word(&s, "ew") ? ODD_EW : ODD_NO_SIDE;
    int number = odd_scan_number(&s);
    if (number < 1 || number > 2 * ODD_MOVEMENT_TABLES_MAX || !odd_scan_end(&s))
        return ODD_E_SYNTAX;
    out->phantom = number;
    return ODD_OK;
}

static const odd_contest contests[] = {
    [ODD_MOVE_MITCHELL] = ODD_PAIRS,
    [ODD_MOVE_HOWELL] = ODD_PAIRS,
    [ODD_MOVE_WEB] = ODD_PAIRS,
    [ODD_MOVE_BAROMETER] = ODD_PAIRS,
    [ODD_MOVE_INDIVIDUAL] = ODD_INDIVIDUALS,
    [ODD_MOVE_ROUND_ROBIN] = ODD_TEAMS,
    [ODD_MOVE_WHIST] = ODD_TEAMS,
    [ODD_MOVE_SWISS] = ODD_TEAMS,
    [ODD_MOVE_KNOCK_OUT] = ODD_TEAMS,
    [ODD_MOVE_OWN] = ODD_PAIRS,
};

_Static_assert(sizeof contests / sizeof contests[0] == ODD_MOVEMENT_KIND_COUNT, "one for each kind");

odd_contest odd_movement_kind_contest(odd_movement_kind kind) {
    return contests[kind];
}

odd_contest odd_movement_contest(const odd_movement_wish *wish) {
    bool several = wish->kind == ODD_MOVE_SWISS || wish->kind == ODD_MOVE_OWN || wish->kind == ODD_MOVE_NONE;
    return several ? wish->contest : contests[wish->kind];
}

bool odd_movement_is_for(odd_movement_kind kind, odd_contest contest) {
    return kind == ODD_MOVE_SWISS ? contest != ODD_INDIVIDUALS
                                  : kind == ODD_MOVE_OWN || contests[kind] == contest;
}

const char *odd_movement_contest_words(odd_contest contest) {
    return contest == ODD_PAIRS ? "pairs" : contest == ODD_TEAMS ? "teams" : "players";
}

/* Teams do not play a Howell. */
static int check_contest(wish_parser *w, const odd_wish_word *word, size_t at) {
    odd_movement_kind kind = w->out->kind;
    if (word->contest == 0 || kind == ODD_MOVE_NONE ||
        odd_movement_is_for(kind, (odd_contest)(word->contest - 1)))
        return ODD_OK;
    int contest = 0;
    while (!odd_movement_is_for(kind, (odd_contest)contest))
        contest++;
    return odd_fail(w->error, ODD_E_SYNTAX, 1, odd_scan_column(&w->s, at), "%s has no %s: expected %s",
                    kinds[kind].name, word->name, odd_movement_contest_words((odd_contest)contest));
}

/* Reads the number after a word. */
static int read_number(wish_parser *w, const odd_wish_word *word, int *number) {
    size_t at;
    odd_text value = odd_movement_next_word(&w->s, &at);
    odd_scan s = {value.text, value.len, 0};
    *number = value.len > 0 ? odd_scan_number(&s) : -1;
    if (*number >= word->least && *number <= word->most && odd_scan_end(&s))
        return ODD_OK;
    char expected[80];
    odd_writer text = odd_writer_on(expected, sizeof expected);
    odd_put_format(&text, "expected a whole number from %d to %d after '%s'", word->least, word->most,
                   word->name);
    return wrong_at(w, at, value.len > 0 ? "invalid number" : "missing number", value, expected);
}

static int read_value(wish_parser *w, const odd_wish_word *word) {
    int number, code = read_number(w, word, &number);
    if (code != ODD_OK)
        return code;
    if (word->contest > 0)
        w->out->contest = (odd_contest)(word->contest - 1);
    *(int *)(void *)((char *)w->out + word->at) = number;
    if (word->at == PLACE(switches) && number == 0)
        w->out->switches = -1;
    return ODD_OK;
}

static int read_phantom(wish_parser *w) {
    size_t at;
    odd_text id = odd_movement_next_word(&w->s, &at);
    if (odd_movement_phantom_parse(w->out, id) != ODD_OK)
        return wrong_at(w, at, id.len > 0 ? "invalid id" : "missing id", id,
                        "expected the missing pair after 'phantom', such as EW7 or 14");
    return ODD_OK;
}

static int read_word(wish_parser *w, odd_text word, size_t at) {
    for (size_t i = 0; i < WORDS; i++)
        if (odd_text_is(word, words[i].name)) {
            int code = check_contest(w, &words[i], at);
            return code == ODD_OK ? read_value(w, &words[i]) : code;
        }
    if (odd_text_is(word, "phantom"))
        return read_phantom(w);
    int form = odd_movement_form_named(word);
    if (form == ODD_FORM_USUAL)
        return wrong_at(
            w, at, "unknown word", word,
            "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, "
            "winners, arrow-switch, sections, segments or phantom");
    w->out->form = (odd_movement_form)form;
    if (w->out->kind == ODD_MOVE_NONE)
        w->out->kind = forms[form].kind;
    return odd_movement_check_form(w->out, w->error) == ODD_OK
               ? ODD_OK
               : odd_fail(w->error, ODD_E_SYNTAX, 1, odd_scan_column(&w->s, at), "%s has no form %s",
                          kinds[w->out->kind].name, forms[form].name);
}

/* Reads words that do not belong to the movement itself. Returns false for other words. */
static bool read_request_word(wish_parser *w, odd_plan_wish *plan, odd_text word, int *code) {
    enum { DAY = 1440 };
    static const odd_wish_word minutes = {"minutes", 0, 1, DAY, 0};
    *code = ODD_OK;
    if (odd_text_is(word, "balance"))
        plan->balance = true;
    else if (odd_text_is(word, minutes.name))
        *code = read_number(w, &minutes, &plan->minutes);
    else
        return false;
    return true;
}

static int read_words(wish_parser *w, odd_plan_wish *plan) {
    size_t at;
    int code;
    for (odd_text word; (word = odd_movement_next_word(&w->s, &at)).len > 0;) {
        if (plan != NULL && read_request_word(w, plan, word, &code)) {
            if (code != ODD_OK)
                return code;
            continue;
        }
        code = read_word(w, word, at);
        if (code != ODD_OK)
            return code;
    }
    return ODD_OK;
}

int odd_movement_wish_parse(odd_movement_wish *out, const char *text, size_t len, odd_error *error) {
    wish_parser w = {out, {text, len, 0}, error};
    size_t at;
    *out = (odd_movement_wish){0};
    odd_text kind = odd_movement_next_word(&w.s, &at);
    out->kind = (odd_movement_kind)odd_movement_kind_named(kind);
    if (out->kind == ODD_MOVE_NONE)
        return wrong_at(&w, at, kind.len > 0 ? "unknown movement" : "missing movement", kind,
                        "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, "
                        "knock-out or own");
    return read_words(&w, NULL);
}

int odd_plan_wish_parse(odd_plan_wish *out, const char *text, size_t len, odd_error *error) {
    wish_parser w = {&out->wish, {text, len, 0}, error};
    size_t at;
    *out = (odd_plan_wish){0};
    out->wish.kind = (odd_movement_kind)odd_movement_kind_named(odd_movement_next_word(&w.s, &at));
    if (out->wish.kind == ODD_MOVE_NONE)
        w.s.at = 0;
    return read_words(&w, out);
}

/* ---- The line of a log, written ---------------------------------------------------------------- */

/* Returns whether the word is the one for the contestants of a wish. */
static bool is_for(const odd_wish_word *word, const odd_movement_wish *wish) {
    return word->contest == 0 || word->contest == (int)odd_movement_contest(wish) + 1;
}

size_t odd_movement_wish_format(char *buf, size_t cap, const odd_movement_wish *wish) {
    odd_writer w = odd_writer_on(buf, cap);
    odd_put_text(&w, kinds[wish->kind].name);
    if (wish->form != ODD_FORM_USUAL)
        odd_put_format(&w, " %s", forms[wish->form].name);
    for (size_t i = 0; i < WORDS; i++) {
        int value = *(const int *)(const void *)((const char *)wish + words[i].at);
        if (value != 0 && is_for(&words[i], wish))
            odd_put_format(&w, " %s %d", words[i].name, value < 0 ? 0 : value);
    }
    if (wish->phantom > 0)
        odd_put_format(&w, " phantom %s%d",
                       wish->phantom_side == ODD_NS   ? "NS"
                       : wish->phantom_side == ODD_EW ? "EW"
                                                      : "",
                       wish->phantom);
    return w.len;
}
