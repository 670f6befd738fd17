/* Completion for the director's line: the words of the log, the settings and their values, who has not played a board yet
 * and against whom they should, and the results that others have had there. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "report/event_rows.h"
#include "report/open_event.h"

enum { CANDIDATES_MAX = 30, WORDS_MAX = 12 };

typedef struct completion {
    const odd_open_event *live;
    const odd_event *e;
    odd_out *o;
    odd_arena *arena;
    odd_text typed;            /* all that was typed */
    odd_scan line;             /* the last fact in it */
    odd_text words[WORDS_MAX]; /* its finished words: a blank follows them */
    size_t starts[WORDS_MAX + 1];
    size_t count;
    odd_text part;  /* the unfinished rest; may be empty */
    size_t session; /* by index */
    int round, board;
    int shown;
    char heading[32]; /* the likely beginning of the next result: "round 2 board 12:" */
    char names
        /* the likely beginning of the next line of names: "pair 7"; empty if the log does not end with names */
        [32];
} completion;

/* ---- What is typed ---------------------------------------------------------------------------------- */

static bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

/* Splits the fact into words; a colon ends one, too. */
static void read_words(completion *c) {
    const odd_scan *s = &c->line;
    for (size_t at = 0;;) {
        while (at < s->len && (is_blank(s->text[at]) || s->text[at] == ':'))
            at++;
        size_t from = at;
        while (at < s->len && !is_blank(s->text[at]) && s->text[at] != ':')
            at++;
        c->starts[c->count] = from;
        c->part = (odd_text){s->text + from, at - from};
        if (at == s->len || c->count == WORDS_MAX)
            return;
        c->words[c->count++] = c->part;
    }
}

static bool word_is(const completion *c, size_t which, const char *word) {
    return which < c->count && odd_text_is(c->words[which], word);
}

static int number_of(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    int number = odd_scan_number(&s);
    return odd_scan_end(&s) && number > 0 && number <= 9999 ? number : 0;
}

/* ---- Candidates -------------------------------------------------------------------------------------- */

static bool begins_with(odd_text text, odd_text part) {
    return part.len <= text.len && odd_same_letters((odd_text){text.text, part.len}, part);
}

static void offer(completion *c, odd_text text, odd_text help) {
    if (!begins_with(text, c->part) || c->shown >= CANDIDATES_MAX)
        return;
    odd_json_next(c->o);
    odd_out_char(c->o, '{');
    odd_json_member(c->o, "text", text);
    odd_json_member(c->o, "help", help);
    odd_out_char(c->o, '}');
    c->shown++;
}

static void offer_word(completion *c, const char *word, const char *help) {
    offer(c, odd_text_of(word), odd_text_of(help));
}

/* Offers words separated by blanks; words in capitals are placeholders. */
static void offer_words(completion *c, const char *words) {
    for (const char *at = words; *at != '\0';) {
        odd_text word = {at, 0};
        while (at[word.len] != '\0' && at[word.len] != ' ')
            word.len++;
        if (*at < 'A' || *at > 'Z')
            offer(c, word, (odd_text){0});
        at += word.len + (at[word.len] == ' ');
    }
}

static void offer_kinds(completion *c) {
    static const struct {
        const char *word, *help;
    } kinds[] = {
        {"board", "board 12: 7 14 4S N ="},
        {"round", "round 2 board 12: 7 14 4S N ="},
        {"penalty", "penalty 8 25% slow play"},
        {"set", "set neuberg on"},
        {"pair", "pair 1 Ann Lee & Bo Park"},
        {"team", "team 1 Ash: Ann, Bo, Cy, Di"},
        {"player", "player 1 Ann Lee"},
        {"phantom", "phantom 14: whoever meets it sits out"},
        {"carryover", "carryover 8 12.5"},
        {"handicap", "handicap 8 3%"},
        {"strat", "strat 8 B"},
        {"bye", "bye 7 12 vp"},
        {"lineup", "lineup 7 NS Ann & Bo"},
        {"event", "event TITLE"},
        {"date", "date TEXT"},
        {"scoring", "scoring matchpoints"},
        {"winners", "winners 2"},
        {"vp", "vp wbf"},
        {"deal", "deal N:AKQ2.JT9.876.543 - - -"},
        {"movement", "movement mitchell tables 7 boards 28"},
        {"from", "from round 3 movement own"},
        {"row", "row 1 1 10 1 1-3"},
        {"seat", "seat 14 table 3 NS"},
        {"unplayed", "unplayed round 7 not played"},
        {"session", "session 2 Final"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        offer_word(c, kinds[i].word, kinds[i].help);
}

/* Offers a contestant by id; in a two-winner event with the direction, if nothing else shows it. */
static void offer_who(completion *c, uint32_t who, bool direction) {
    char text[32];
    odd_text id = odd_contestant_at(c->e, who)->id;
    size_t len = 0;
    if (direction)
        for (const char *side = odd_side_key(odd_contestant_at(c->e, who)->direction); *side != '\0'; side++)
            text[len++] = *side;
    for (size_t i = 0; i < id.len && len < sizeof text; i++)
        text[len++] = id.text[i];
    offer(c, (odd_text){text, len}, odd_names_of(c->e, who));
}

/* ---- Travellers --------------------------------------------------------------------------------------- */

/* Offers board numbers: those with missing results come first. */
static void offer_boards(completion *c) {
    const odd_event *e = c->e;
    for (int whole = 0; whole < 2; whole++)
        for (size_t i = 0; i < odd_event_about(e)->board_count; i++) {
            const odd_board *b = odd_board_sorted(e, i);
            char text[8];
            if ((b->lines >= odd_event_about(e)->expected) != (whole == 1))
                continue;
            odd_writer w = odd_writer_on(text, sizeof text);
            odd_put_format(&w, "%d:", b->number);
            offer_word(c, text, whole == 1 ? "has all results" : "");
        }
}

static bool stands_on(const completion *c, const odd_play *p) {
    bool round = odd_event_about(c->e)->contest != ODD_TEAMS || c->round == 0 || p->round == c->round;
    return !p->corrected && p->kind != ODD_VOID && odd_board_at(c->e, p->board)->number == c->board && round;
}

/* Whether somebody sits in a direction on a line. */
static bool sits(const odd_event *e, const odd_play *p, int direction, uint32_t who) {
    odd_partners partners = odd_event_partners(e, p, direction);
    return partners.who[0] == who || partners.who[1] == who;
}

static bool has_played(const completion *c, uint32_t who, int direction) {
    const odd_board *b = odd_event_board_in(c->e, c->session, c->board);
    for (uint32_t i = b != NULL ? b->first : 0; i != 0; i = odd_play_at(c->e, i - 1)->next) {
        const odd_play *p = odd_play_at(c->e, i - 1);
        if (stands_on(c, p) &&
            (sits(c->e, p, direction, who) ||
             (odd_event_about(c->e)->contest != ODD_TEAMS && sits(c->e, p, 1 - direction, who))))
            return true;
    }
    return false;
}

static bool may_sit(const completion *c, uint32_t who, int direction) {
    const odd_contestant *k = odd_contestant_at(c->e, who);
    bool there = k->direction == ODD_NO_SIDE || (k->direction == ODD_NS) == (direction == 0);
    return there && !k->phantom;
}

static bool is_missing(const completion *c, uint32_t who, int direction) {
    return may_sit(c, who, direction) && !has_played(c, who, direction);
}

static uint32_t contestant_named(const odd_event *e, odd_text id, int direction) {
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++) {
        const odd_contestant *k = odd_contestant_at(e, i);
        if (odd_same_letters(k->id, id) &&
            (k->direction == ODD_NO_SIDE || (k->direction == ODD_NS) == (direction == 0)))
            return (uint32_t)i;
    }
    return ODD_NOBODY;
}

/* By contestant: the distance from this board to the nearest one on which they met North-South; the nearer, the likelier. */
static uint32_t *distances(const completion *c, uint32_t ns) {
    const odd_event *e = c->e;
    uint32_t *far = ODD_TAKE(c->arena, odd_event_about(e)->contestant_count + 1, uint32_t);
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        far[i] = UINT32_MAX;
    for (size_t i = 0; i < odd_event_about(e)->play_count && ns != ODD_NOBODY; i++) {
        const odd_play *p = odd_play_at(e, i);
        uint32_t met = odd_event_partners(e, p, 1).who[0];
        int number = odd_board_at(e, p->board)->number;
        uint32_t distance = (uint32_t)(number > c->board ? number - c->board : c->board - number);
        if (!p->corrected && met != ODD_NOBODY && sits(e, p, 0, ns) && distance < far[met])
            far[met] = distance;
    }
    return far;
}

static bool nearer(const void *owner, uint32_t a, uint32_t b) {
    const uint32_t *far = owner;
    return far[a] <= far[b];
}

/* Offers contestants without a result on the board; everybody if the board is complete or North-South have played it, since
 * then it is a correction. */
static void offer_seats(completion *c, int direction, uint32_t ns) {
    const odd_event *e = c->e;
    uint32_t *list = ODD_TAKE(c->arena, odd_event_about(e)->contestant_count + 1, uint32_t),
             *other = ODD_TAKE(c->arena, odd_event_about(e)->contestant_count + 1, uint32_t);
    size_t count = 0;
    bool all = ns != ODD_NOBODY && has_played(c, ns, 0);
    int moves = odd_schedule_seats(list, e, c->session, c->board, direction, ns);
    for (int i = 0; i < moves; i++)
        offer_who(c, list[i], false);
    if (moves > 0)
        return;
    for (int pass = all; pass < 2 && count == 0; pass++)
        for (uint32_t i = 0; i < odd_event_about(e)->contestant_count; i++)
            if (i != ns && (pass == 1 ? may_sit(c, i, direction) : is_missing(c, i, direction)))
                list[count++] = i;
    if (direction == 1)
        odd_sort(list, other, count, nearer, distances(c, ns));
    for (size_t i = 0; i < count; i++)
        offer_who(c, list[i], false);
}

/* Whether one of the two players of a side, "12+1", has that id. */
static bool names_player(odd_text side, odd_text id) {
    size_t plus = 0;
    while (plus < side.len && side.text[plus] != '+')
        plus++;
    if (plus == side.len)
        return false;
    odd_text first = {side.text, plus}, second = {side.text + plus + 1, side.len - plus - 1};
    return odd_same_letters(first, id) || odd_same_letters(second, id);
}

/* For individuals: offers "12+", and then the partner, but not the players of the other side. */
static void offer_players(completion *c, odd_text opponents) {
    const odd_event *e = c->e;
    size_t plus = 0;
    while (plus < c->part.len && c->part.text[plus] != '+')
        plus++;
    bool partner = plus < c->part.len;
    odd_text first = {c->part.text, partner ? plus : 0};
    for (uint32_t i = 0; i < odd_event_about(e)->contestant_count; i++) {
        odd_text id = odd_contestant_at(e, i)->id;
        char text[48];
        odd_writer w = odd_writer_on(text, sizeof text);
        if (!is_missing(c, i, 0) || names_player(opponents, id) || odd_same_letters(first, id))
            continue;
        odd_put_bytes(&w, first.text, first.len);
        odd_put_text(&w, partner ? "+" : "");
        odd_put_bytes(&w, id.text, id.len);
        odd_put_text(&w, partner ? "" : "+");
        offer(c, odd_text_of(text), odd_names_of(e, i));
    }
}

/* After a weighted score: offers who offended. */
static void offer_offenders(completion *c) {
    odd_text typed = c->part;
    odd_scan start = {typed.text, typed.len, 0};
    char text[ODD_PLAY_MAX];
    if (typed.len == 0 || typed.text[typed.len - 1] != ' ')
        return; /* the line may already be complete: Tab goes on to the next field */
    while (typed.len > 0 && typed.text[typed.len - 1] == ' ')
        typed.len--;
    if (!odd_scan_whole(&start, "weighted") || typed.len + sizeof " offending NS" > sizeof text)
        return;
    for (int side = 0; side < 2; side++) {
        odd_writer w = odd_writer_on(text, sizeof text);
        odd_put_bytes(&w, typed.text, typed.len);
        odd_put_text(&w, side == 0 ? " offending NS" : " offending EW");
        offer_word(c, text, "halves of IMPs go to the other side");
    }
}

/* Offers the results of others on the board, and then other kinds of result. Each replaces the whole result. */
static void offer_results(completion *c, size_t from) {
    const odd_board *b = odd_event_board_in(c->e, c->session, c->board);
    char text[ODD_PLAY_MAX], last[ODD_PLAY_MAX] = "";
    c->part = (odd_text){c->line.text + from, c->line.len - from};
    for (uint32_t i = b != NULL ? b->first : 0; i != 0 && c->shown < CANDIDATES_MAX / 2;
         i = odd_play_at(c->e, i - 1)->next) {
        const odd_play *p = odd_play_at(c->e, i - 1);
        if (!stands_on(c, p) || p->kind != ODD_PLAYED)
            continue;
        bool seen = false;
        odd_play_format(text, sizeof text, c->e, p, ODD_ASCII);
        for (uint32_t k = b->first; k != i && !seen; k = odd_play_at(c->e, k - 1)->next) {
            odd_play_format(last, sizeof last, c->e, odd_play_at(c->e, k - 1), ODD_ASCII);
            seen =
                stands_on(c, odd_play_at(c->e, k - 1)) && odd_text_same(odd_text_of(last), odd_text_of(text));
        }
        if (!seen)
            offer_word(c, text, "");
    }
    offer_word(c, "pass", "passed out");
    offer_word(c, "ave+/ave-", "Law 12C2: artificial scores of both sides");
    offer_word(c, "ave/ave", "");
    offer_word(c, "not played", "no score for anyone");
    offer_word(c, "void", "takes the line back");
    offer_word(c, "weighted", "weighted 60% 4S N = 40% 4S N -1");
    offer_word(c, "split", "split 3NT N = / 3NT N -1");
    offer_word(c, "score", "score 420: North-South's points, without a contract");
    offer_offenders(c);
}

/* After the board: offers the two ids and the result. `which` is the first word of them. */
static void offer_traveller(completion *c, size_t which) {
    const odd_text nobody = {0};
    size_t typed = c->count - which;
    if (typed < 2 && odd_event_about(c->e)->contest == ODD_INDIVIDUALS)
        offer_players(c, typed == 0 ? nobody : c->words[which]);
    else if (typed == 0)
        offer_seats(c, 0, ODD_NOBODY);
    else if (typed == 1)
        offer_seats(c, 1, contestant_named(c->e, c->words[which], 0));
    else
        offer_results(c, c->starts[which + 2]);
}

/* ---- What the next line is about -------------------------------------------------------------------------- */

/* Whether two sides, or four individual players, have no result on the board of the completion. */
static bool somebody_is_missing(const completion *c) {
    const odd_event *e = c->e;
    uint32_t ns = ODD_NOBODY;
    size_t players = 0;
    for (uint32_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        if (is_missing(c, i, 0)) {
            players++;
            ns = ns == ODD_NOBODY ? i : ns;
        }
    if (odd_event_about(e)->contest == ODD_INDIVIDUALS)
        return players >= 4;
    /* With one winner, the first of them may also sit East-West, and then meets another. */
    for (uint32_t i = 0; i < odd_event_about(e)->contestant_count; i++)
        if (is_missing(c, i, 1) && (i != ns || players > 1))
            return ns != ODD_NOBODY;
    return false;
}

/* A board continues while it has fewer results than others; the first board, while anybody is missing. */
static bool goes_on(const completion *c) {
    const odd_event *e = c->e;
    const odd_board *b = odd_event_board_in(e, c->session, c->board);
    bool most = true;
    uint32_t *list = ODD_TAKE(c->arena, odd_event_about(e)->contestant_count + 1, uint32_t);
    int moves = odd_schedule_seats(list, e, c->session, c->board, 0, ODD_NOBODY);
    if (moves >= 0)
        return moves > 0;
    for (size_t i = 0; i < odd_event_about(e)->board_count && b != NULL; i++)
        most = most && (odd_board_at(e, i) == b || odd_board_at(e, i)->lines < b->lines);
    return (b == NULL || most || b->lines < odd_event_about(e)->expected ||
            odd_event_about(e)->contest == ODD_TEAMS) &&
           somebody_is_missing(c);
}

/* The boards of a round: how many, and the first one. */
static int boards_of(const odd_event *e, int round, int *first) {
    int count = 0, last = 0;
    for (size_t i = 0; i < odd_event_about(e)->board_count; i++) {
        const odd_board *b = odd_board_sorted(e, i);
        for (uint32_t k = b->first; k != 0 && last != b->number; k = odd_play_at(e, k - 1)->next)
            if (odd_play_at(e, k - 1)->round == round) {
                *first = count++ == 0 ? b->number : *first;
                last = b->number;
            }
    }
    return count;
}

/* The nearest board after a number that continues; 0 if there is none. */
static int board_that_goes_on(completion *c, int behind) {
    const odd_event *e = c->e;
    for (size_t i = 0; i < odd_event_about(e)->board_count; i++) {
        c->board = odd_board_sorted(e, i)->number;
        if (c->board > behind && goes_on(c))
            return c->board;
    }
    return 0;
}

/* After a complete board: the next one, round by round if the log has rounds. */
static void go_to_next_board(completion *c) {
    const odd_event *e = c->e;
    int before = 0, now = 0, whole = c->board;
    bool done = c->round > 1 && boards_of(e, c->round, &now) >= boards_of(e, c->round - 1, &before);
    int next = c->round == 0 ? board_that_goes_on(c, whole) : 0;
    if (next == 0 && c->round == 0)
        next = board_that_goes_on(c, 0);
    if (next == 0 &&
        (c->round > 0 || odd_board_sorted(e, odd_event_about(e)->board_count - 1)->number == whole))
        next = done && now == before ? now : whole + 1;
    c->board = next;
    c->round += done;
}

/* Whether the last line is a first entry: a director who corrects results is not entering them. */
static bool is_entering(const odd_event *e) {
    const odd_play *last = odd_play_at(e, odd_event_about(e)->play_count - 1);
    for (uint32_t i = odd_board_at(e, last->board)->first; i != 0; i = odd_play_at(e, i - 1)->next)
        if (odd_play_later(odd_play_at(e, i - 1)) == odd_event_about(e)->play_count)
            return false;
    return last->kind != ODD_VOID;
}

static void put_heading(completion *c, int round, int board) {
    odd_writer w = odd_writer_on(c->heading, sizeof c->heading);
    if (round > 0)
        odd_put_format(&w, "round %d ", round);
    odd_put_format(&w, "board %d:", board);
}

/* The board of the last line, or the next one. */
static void find_heading(completion *c) {
    completion next = *c;
    const odd_event *e = c->e;
    if (odd_event_about(e)->play_count == 0)
        next.board = odd_event_about(e)->contestant_count > 1;
    else if (!goes_on(&next))
        go_to_next_board(&next);
    bool is_new = odd_event_board_in(e, next.session, next.board) == NULL;
    if (next.board > 0 && (odd_event_about(e)->play_count == 0 || !is_new || is_entering(e)))
        put_heading(c, next.round, next.board);
}

/* ---- Other lines ---------------------------------------------------------------------------------------- */

static void offer_settings(completion *c) {
    const odd_setting_info *info;
    for (int i = 0; (info = odd_setting_about((odd_setting_name)i)) != NULL; i++) {
        if (c->count == 1 && info->used[odd_event_about(c->e)->scoring])
            offer_word(c, info->name, info->values);
        else if (c->count == 2 && odd_text_is(c->words[1], info->name))
            offer_words(c, info->values);
    }
}

static void offer_scales(completion *c) {
    for (int kind = 0; odd_vp_kind_about((odd_vp_kind)kind) != NULL; kind++)
        offer_word(c, odd_vp_kind_text((odd_vp_kind)kind), "");
}

static void offer_strata(completion *c) {
    offer_word(c, "A", "ranked among all");
    offer_word(c, "B", "also among B and C");
    offer_word(c, "C", "also among C");
}

static void offer_directions(completion *c) {
    offer_word(c, "NS", "North-South");
    offer_word(c, "EW", "East-West");
}

/* "penalty 8 void": how many words come before void; 0: such a line takes nothing back. */
static size_t words_before_void(const completion *c) {
    static const struct {
        const char *word;
        size_t words;
    } lines[] = {{"vp", 1},     {"penalty", 2},  {"phantom", 2}, {"strat", 2}, {"bye", 2},
                 {"lineup", 3}, {"movement", 1}, {"from", 4},    {"row", 3},   {"seat", 2}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (word_is(c, 0, lines[i].word))
            return lines[i].words;
    return 0;
}

/* Offers `void` if there is something to take back, which a trial shows. */
static void offer_void(completion *c) {
    static const char word[] = "void";
    if (c->count == 0 || words_before_void(c) != c->count || !begins_with(odd_text_of(word), c->part))
        return;
    size_t before = (size_t)(c->part.text - c->typed.text), cap = before + sizeof word;
    odd_writer line = odd_writer_on(ODD_TAKE(c->arena, cap, char), cap);
    odd_put_bytes(&line, c->typed.text, before);
    odd_put_text(&line, word);
    odd_whatif w = odd_desk_whatif(c->live, c->arena);
    odd_trial trial = {.text = {line.buf, line.len}, .number = 1};
    if (odd_trial_run_lines(&w, &trial))
        offer_word(c, word, "takes the last one back");
}

static void offer_contestants(completion *c) {
    for (size_t i = 0; i < odd_event_about(c->e)->contestant_count; i++)
        offer_who(c, (uint32_t)i, true);
}

static void offer_about(completion *c) {
    if (word_is(c, 0, "set"))
        offer_settings(c);
    else if (word_is(c, 0, "vp") && c->count == 1)
        offer_scales(c);
    else if (word_is(c, 0, "scoring") && c->count == 1)
        offer_words(c, "matchpoints cross-imps butler bam points imps patton");
    else if (word_is(c, 0, "winners") && c->count == 1)
        offer_words(c, "1 2");
    else if ((word_is(c, 0, "movement") && c->count == 1) || (word_is(c, 0, "from") && c->count == 4))
        offer_words(c, "mitchell howell web barometer individual round-robin whist swiss knock-out own");
    else if (word_is(c, 0, "strat") && c->count == 2)
        offer_strata(c);
    else if (word_is(c, 0, "lineup") && c->count == 2)
        offer_directions(c);
    if (c->count == 1 &&
        odd_text_among(c->words[0],
                       "penalty|pair|team|player|phantom|strat|carryover|bye|lineup|handicap|seat") >= 0)
        offer_contestants(c);
    offer_void(c);
}

static bool is_known_word(const completion *c) {
    return c->count > 0 &&
           odd_text_among(c->words[0],
                          "penalty|pair|team|player|phantom|strat|carryover|bye|lineup|handicap|set|vp|"
                          "scoring|winners|event|date|deal|movement|from|row|seat|unplayed|session") >= 0;
}

static void complete(completion *c) {
    size_t at = 0; /* words that set the context */
    if (word_is(c, at, "round") && c->count > at + 1) {
        c->round = number_of(c->words[at + 1]);
        at += 2;
    }
    if (word_is(c, at, "board") && c->count > at + 1) {
        c->board = number_of(c->words[at + 1]);
        offer_traveller(c, at + 2);
    } else if (word_is(c, at, "board")) {
        offer_boards(c);
    } else if (at > 0) {
        offer_word(c, "board", "");
    } else if (c->count == 0) {
        if (c->names[0] != '\0')
            offer_word(c, c->names, "the next name");
        if (c->heading[0] != '\0')
            offer_word(c, c->heading, "the next result");
        offer_kinds(c);
        if (c->board > 0)
            offer_traveller(c, 0);
    } else if (is_known_word(c)) {
        offer_about(c);
    } else if (c->board > 0) {
        offer_traveller(c, 0);
    }
}

void odd_complete_json(odd_out *o, const odd_open_event *live, odd_arena *arena, odd_text typed) {
    const odd_event *e = odd_open_event_current(live);
    completion c = {.live = live, .e = e, .o = o, .arena = arena, .typed = typed};
    size_t from = typed.len;
    while (from > 0 && typed.text[from - 1] != '\n')
        from--;
    c.line = (odd_scan){typed.text + from, typed.len - from, 0};
    if (odd_event_about(e)->play_count > 0) { /* a line without a board is about the last one */
        const odd_play *last = odd_play_at(e, odd_event_about(e)->play_count - 1);
        c.round = last->round;
        c.board = odd_board_at(e, last->board)->number;
        c.session = odd_board_at(e, last->board)->session;
    }
    find_heading(&c);
    odd_next_names(c.names, sizeof c.names, live);
    read_words(&c);
    odd_json_member(o, "next", odd_text_of(c.names[0] != '\0' ? c.names : c.heading));
    odd_json_open(o, "candidates", '[');
    complete(&c);
    odd_out_char(o, ']');
    odd_scan whole = {typed.text, typed.len, 0};
    odd_json_int(o, "column", odd_scan_column(&whole, (size_t)(c.part.text - typed.text)));
}
