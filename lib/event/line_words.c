/* Writes a line of a log in words, in parts that can be translated one by one. Knows the meaning of a line,
 * but not its consequences. All words are in site/src/lang/lines.*.js, which published pages use, too. */
#include "base/arena.h"
#include "base/text.h"
#include "event/event_inner.h"
#include "log/log.h"
#include "oddtrick_movement.h"
#include "oddtrick_report.h"

typedef struct line_parts {
    const odd_event *e;
    odd_arena *arena;
    odd_line_part *out;
    size_t count;
    odd_record record;
    bool read;
} line_parts;

/* ---- Parts ----------------------------------------------------------------------------------------- */

static void put(line_parts *s, const char *before, odd_line_part_kind kind, odd_text words, odd_text value) {
    if (s->count < ODD_LINE_PARTS_MAX)
        s->out[s->count] = (odd_line_part){
            .before = s->count == 0 ? "" : before, .kind = kind, .words = words, .value = value};
    s->count += s->count < ODD_LINE_PARTS_MAX;
}

static void put_words(line_parts *s, const char *before, const char *words) {
    put(s, before, ODD_PART_WORDS, odd_text_of(words), (odd_text){0});
}

static void put_people(line_parts *s, const char *before, odd_text text) {
    if (text.len > 0)
        put(s, before, ODD_PART_PEOPLE, (odd_text){0}, text);
}

static odd_text stored(line_parts *s, const char *text, size_t len) {
    char *copy = ODD_TAKE(s->arena, len + 1, char);
    for (size_t i = 0; copy != NULL && i < len; i++)
        copy[i] = text[i];
    return (odd_text){copy, copy != NULL ? len : 0};
}

static void put_amount(line_parts *s, const char *before, const char *words, odd_amount amount) {
    char text[ODD_AMOUNT_MAX];
    size_t len = odd_amount_format(text, sizeof text, amount, 0);
    put(s, before, ODD_PART_WORDS, odd_text_of(words), stored(s, text, len));
}

static void put_number(line_parts *s, const char *before, const char *words, int number) {
    if (number > 0)
        put_amount(s, before, words, (odd_amount)number * ODD_ONE);
}

/* Writes an amount in its unit; `top`: a percentage is one of a top. */
static void put_quantity(line_parts *s, bool top) {
    static const char *const units[][2] = {
        [ODD_UNIT_NONE] = {"#", "#"},      [ODD_UNIT_PERCENT] = {"#%", "#% of a top"},
        [ODD_UNIT_MP] = {"# MP", "# MP"},  [ODD_UNIT_IMPS] = {"# IMP", "# IMPs"},
        [ODD_UNIT_VP] = {"# VP", "# VPs"}, [ODD_UNIT_POINTS] = {"# point", "# points"},
    };
    const odd_record *r = &s->record;
    bool second = r->unit == ODD_UNIT_PERCENT ? top : r->amount != ODD_ONE;
    put_amount(s, " ", units[r->unit][second], r->amount);
}

/* ---- Who ------------------------------------------------------------------------------------------- */

static void put_id(line_parts *s, const char *before, const char *words, odd_text id) {
    put(s, before, ODD_PART_WHO, odd_text_of(words), id);
}

/* Writes a contestant, with names if the event has them. */
static void put_who(line_parts *s, const char *before) {
    static const char *const words[] = {
        [ODD_PAIRS] = "Pair @", [ODD_TEAMS] = "Team @", [ODD_INDIVIDUALS] = "Player @"};
    odd_text id = s->record.id[0];
    uint32_t who;
    put_id(s, before, words[odd_event_about(s->e)->contest], id);
    if (odd_event_find(s->e, &who, id.text, id.len, NULL) != ODD_OK)
        return;
    const odd_contestant *c = odd_contestant_at(s->e, who);
    put_people(s, ", ", c->name.len > 0 ? c->name : c->players);
}

static void put_named(line_parts *s, const char *words) {
    put_id(s, "", words, s->record.id[0]);
    put_people(s, ": ", s->record.name);
    put_people(s, s->record.name.len > 0 ? ", " : ": ", s->record.text);
}

/* ---- Settings -------------------------------------------------------------------------------------- */

/* Writes a value in words, if there are any, or as it is. */
static void put_value(line_parts *s, const char *before, const odd_setting_info *info, odd_text value) {
    odd_text words = odd_setting_value_words(info, value);
    if (words.len > 0)
        put(s, before, ODD_PART_WORDS, words, (odd_text){0});
    else
        put_people(s, before, value);
}

static void say_setting(line_parts *s) {
    odd_text rest = s->record.text;
    const odd_setting_info *info = NULL;
    for (int i = 0; i < ODD_SET_COUNT && info == NULL; i++)
        if (odd_text_is(s->record.name, odd_setting_about((odd_setting_name)i)->name))
            info = odd_setting_about((odd_setting_name)i);
    if (info == NULL) {
        put_people(s, "", s->record.name);
        put_people(s, ": ", rest);
        return;
    }
    put(s, "", ODD_PART_WORDS, odd_text_of(info->title), (odd_text){0});
    for (const char *before = ": "; rest.len > 0;
         before = ", ") { /* several words have commas between them */
        size_t len = 0;
        while (len < rest.len && rest.text[len] != ',')
            len++;
        put_value(s, before, info, odd_text_trim((odd_text){rest.text, len}));
        rest = odd_text_from(rest, len < rest.len ? len + 1 : len);
    }
}

/* ---- Movements ------------------------------------------------------------------------------------- */

static void say_movement(line_parts *s) {
    const odd_record *r = &s->record;
    odd_movement_wish wish;
    if (r->place.round > 0)
        put_number(s, "", "Movement from round #", r->place.round);
    else
        put_words(s, "", "Movement");
    if (r->taken_back || odd_movement_wish_parse(&wish, r->text.text, r->text.len, NULL) != ODD_OK)
        return;
    static const char *const counted[] = {
        [ODD_PAIRS] = "# pairs", [ODD_TEAMS] = "# teams", [ODD_INDIVIDUALS] = "# players"};
    put_words(s, ": ", odd_movement_kind_about(wish.kind)->title);
    put_number(s, ", ", "# tables", wish.tables);
    put_number(s, ", ", counted[wish.contest], wish.contestants);
    put_number(s, ", ", "# boards", wish.boards);
    put_number(s, ", ", "# rounds", wish.rounds);
}

static void put_table(line_parts *s, const char *before) {
    const odd_place *p = &s->record.place;
    char text[16];
    size_t len = 0;
    if (p->section > 0)
        text[len++] = (char)('A' + p->section - 1);
    len += odd_amount_format(text + len, sizeof text - len, (odd_amount)p->table * ODD_ONE, 0);
    put(s, before, ODD_PART_WORDS, odd_text_of("Table @"), stored(s, text, len));
}

/* "7 – 14": the ids of a row, of which either may be missing. */
static void put_ids(line_parts *s, const odd_movement_row *row) {
    char text[4 * (ODD_ID_MAX + 4) + 8];
    size_t len = 0;
    for (int i = 0; i < 4; i++) {
        odd_text id = i < 2 ? row->ns[i] : row->ew[i - 2];
        const char *before = i == 2 ? " \xE2\x80\x93 " : id.len > 0 && i % 2 == 1 ? "+" : "";
        for (; *before != '\0'; before++)
            text[len++] = *before;
        for (size_t n = 0; n < id.len && n < ODD_ID_MAX + 2; n++)
            text[len++] = id.text[n];
    }
    put_people(s, ": ", stored(s, text, len));
}

static void say_row(line_parts *s) {
    const odd_record *r = &s->record;
    odd_movement_row row;
    char boards[24];
    put_number(s, "", "Round #", r->place.round);
    put_table(s, ", ");
    if (r->taken_back || odd_movement_row_parse(&row, r->text.text, r->text.len, NULL) != ODD_OK)
        return;
    put_ids(s, &row);
    size_t len = odd_amount_format(boards, sizeof boards, (odd_amount)row.first * ODD_ONE, 0);
    if (row.last > row.first) {
        boards[len++] = '-';
        len += odd_amount_format(boards + len, sizeof boards - len, (odd_amount)row.last * ODD_ONE, 0);
    }
    if (row.first > 0)
        put(s, ", ", ODD_PART_WORDS, odd_text_of(row.last > row.first ? "boards @" : "board @"),
            stored(s, boards, len));
}

static void say_seat(line_parts *s) {
    static const char *const seats[2][4] = {{"N-S", "E-W", "South", "West"},
                                            {"North", "East", "South", "West"}};
    const odd_place *p = &s->record.place;
    bool alone = odd_event_about(s->e)->contest == ODD_INDIVIDUALS;
    put_who(s, "");
    if (s->record.taken_back) {
        put_words(s, ": ", "place");
    } else if (p->seat == ODD_SEAT_SEED) {
        put_number(s, ": ", "seed #", p->table);
    } else {
        put_table(s, ": ");
        put_words(s, ", ", seats[alone][p->seat]);
    }
}

/* Writes the replacement of missing results: the end of the line, in the form of a result. */
static void say_unplayed(line_parts *s) {
    const odd_record *r = &s->record;
    odd_text rest = odd_text_trim(odd_text_from(odd_text_trim(r->whole), sizeof "unplayed" - 1));
    put_words(s, "", "Boards without a result");
    put_number(s, ", ", "Round #", r->place.round);
    for (int words = r->place.round > 0 ? 2 : 0; words > 0 && rest.len > 0; words--) {
        while (rest.len > 0 && (unsigned char)rest.text[0] > ' ')
            rest = odd_text_from(rest, 1);
        rest = odd_text_trim(rest);
    }
    if (r->id[0].len > 0) {
        put_who(s, ", ");
        rest = odd_text_trim(odd_text_from(rest, (size_t)(r->id[0].text + r->id[0].len - rest.text)));
    }
    if (!r->taken_back && rest.len > 0)
        put(s, ": ", ODD_PART_RESULT, (odd_text){0}, rest);
}

/* ---- Lines ----------------------------------------------------------------------------------------- */

/* Writes a fact about a contestant, with an amount if the line has one. */
static void say_of(line_parts *s, const char *words, bool amount, bool top) {
    put_who(s, "");
    put_words(s, ": ", words);
    if (amount && !s->record.taken_back)
        put_quantity(s, top);
    if (!s->record.taken_back)
        put_people(s, ", ", s->record.text);
}

static void say_lineup(line_parts *s) {
    put_who(s, "");
    put_words(s, ": ", "line-up");
    put_words(s, " ", s->record.number == 0 ? "N-S" : "E-W");
    put_people(s, ", ", s->record.text);
}

static void say_scale(line_parts *s) {
    put_words(s, "", "Victory points");
    if (!s->record.taken_back)
        put_people(s, ": ",
                   s->record.text.len > 0 ? s->record.text
                                          : odd_text_of(odd_vp_kind_text((odd_vp_kind)s->record.number)));
}

static void say_strat(line_parts *s) {
    char letter = (char)('A' + s->record.number);
    put_who(s, "");
    put(s, ": ", ODD_PART_WORDS, odd_text_of("stratum @"), stored(s, &letter, 1));
}

/* Says lines with a heading and a text. */
static void say_headed(line_parts *s, const char *words, odd_text text) {
    put_words(s, "", words);
    put_people(s, ": ", text);
}

static void say_title(line_parts *s) {
    say_headed(s, "Title", s->record.text);
}

static void say_date(line_parts *s) {
    say_headed(s, "Date", s->record.text);
}

static void say_scoring(line_parts *s) {
    put_words(s, "", "Scoring");
    put_words(s, ": ", odd_scoring_title((odd_scoring)s->record.number));
}

static void say_winners(line_parts *s) {
    put_words(s, "", s->record.number == 1 ? "One winner" : "Two winners");
}

static void say_combine(line_parts *s) {
    say_headed(s, "Sessions", odd_text_of(odd_combine_text((odd_combine)s->record.number)));
}

static void say_session(line_parts *s) {
    put_number(s, "", "Session #", s->record.number);
    put_people(s, ": ", s->record.text);
}

static void say_tag(line_parts *s) {
    say_headed(s, "Note", s->record.text);
}

static void say_stated(line_parts *s) {
    say_headed(s, "Score in a file", odd_text_trim(s->record.whole));
}

static void say_deal(line_parts *s) {
    put_words(s, "", "Cards");
}

static void say_auction(line_parts *s) {
    put_words(s, "", "Auction");
}

static void say_cards(line_parts *s) {
    put_words(s, "", "Play");
}

static void say_pair(line_parts *s) {
    put_named(s, "Pair @");
}

static void say_team(line_parts *s) {
    put_named(s, "Team @");
}

static void say_player(line_parts *s) {
    put_named(s, "Player @");
}

static void say_phantom(line_parts *s) {
    say_of(s, "phantom", false, false);
}

static void say_penalty(line_parts *s) {
    say_of(s, "penalty", true, true);
}

static void say_carryover(line_parts *s) {
    say_of(s, "carry-over", true, false);
}

static void say_handicap(line_parts *s) {
    say_of(s, "handicap", true, false);
}

static void say_bye(line_parts *s) {
    say_of(s, "bye", s->record.unit != ODD_UNIT_NONE, false);
}

static void say_numbers(line_parts *s) {
    say_of(s, "membership numbers", false, false);
}

/* NULL: results, which pages show in their own way, and facts without a line in a log. */
static void (*const say[ODD_FACT_COUNT])(line_parts *) = {
    [ODD_FACT_TITLE] = say_title,       [ODD_FACT_DATE] = say_date,
    [ODD_FACT_SCORING] = say_scoring,   [ODD_FACT_WINNERS] = say_winners,
    [ODD_FACT_PAIR] = say_pair,         [ODD_FACT_TEAM] = say_team,
    [ODD_FACT_PLAYER] = say_player,     [ODD_FACT_PHANTOM] = say_phantom,
    [ODD_FACT_PENALTY] = say_penalty,   [ODD_FACT_CARRYOVER] = say_carryover,
    [ODD_FACT_HANDICAP] = say_handicap, [ODD_FACT_STRAT] = say_strat,
    [ODD_FACT_BYE] = say_bye,           [ODD_FACT_LINEUP] = say_lineup,
    [ODD_FACT_VP] = say_scale,          [ODD_FACT_SET] = say_setting,
    [ODD_FACT_NUMBERS] = say_numbers,   [ODD_FACT_DEAL] = say_deal,
    [ODD_FACT_AUCTION] = say_auction,   [ODD_FACT_CARDS] = say_cards,
    [ODD_FACT_TAG] = say_tag,           [ODD_FACT_STATED] = say_stated,
    [ODD_FACT_COMBINE] = say_combine,   [ODD_FACT_SESSION] = say_session,
    [ODD_FACT_MOVEMENT] = say_movement, [ODD_FACT_ROW] = say_row,
    [ODD_FACT_SEAT] = say_seat,         [ODD_FACT_UNPLAYED] = say_unplayed,
};

/* ---- Reading the line ------------------------------------------------------------------------------ */

static void take(void *owner, const odd_record *record) {
    line_parts *s = owner;
    s->record = *record;
    s->read = true;
}

static uint32_t seat(void *owner, odd_text id, int direction, uint32_t line) {
    (void)owner, (void)id, (void)direction, (void)line;
    return 0;
}

static void wrong(void *owner, const odd_error *error, odd_severity severity) {
    (void)error, (void)severity;
    ((line_parts *)owner)->read = false;
}

size_t odd_line_parts(odd_line_part *out, const odd_event *e, const char *text, size_t len,
                      odd_arena *arena) {
    line_parts s = {.e = e, .arena = arena, .out = out};
    odd_text line = odd_text_trim((odd_text){text, len});
    /* cards, auction and play belong to a board, which earlier lines name */
    odd_log log = {.taker = {.owner = &s, .take = take, .seat = seat, .wrong = wrong},
                   .arena = arena,
                   .board = 1,
                   .after_play = true};
    if (line.len > 0 && line.text[0] == '#') {
        say_headed(&s, "Note", odd_text_trim(odd_text_from(line, 1)));
        return s.count;
    }
    odd_log_read_one(&log, line.text, line.len);
    if (s.read) {
        if (say[s.record.fact] != NULL)
            say[s.record.fact](&s);
    } else if (odd_text_begins(line, "board ") || odd_text_begins(line, "round ")) {
        put_number(&s, "", "Round #", log.round);
        put_number(&s, ", ", "Board #", odd_text_begins(line, "board ") ? log.board : 0);
    }
    if (s.read && s.record.taken_back && s.count > 0)
        put_words(&s, ", ", "taken back");
    return s.count;
}
