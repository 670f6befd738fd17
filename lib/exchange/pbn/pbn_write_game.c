/* The games of a board. The most specific tags are written first, because of two equal tags of a game the first
 * one counts. */
#include "base/text.h"
#include "exchange/pbn/pbn.h"

static void add_tag(odd_pbn_writer *w, const char *name, odd_text value) {
    odd_pbn_begin_tag(w, odd_text_of(name));
    odd_pbn_add_value(w, value);
    odd_pbn_end_tag(w);
}

static void add_tag_string(odd_pbn_writer *w, const char *name, const char *value) {
    add_tag(w, name, odd_text_of(value));
}

/* ---- Notes ----------------------------------------------------------------------------------------- */

/* A part of the notes about the event, the board, or a result. */
typedef struct notes {
    const odd_pbn_note *list;
    size_t count;
} notes;

static notes notes_of(const odd_pbn_notes *all) {
    return (notes){all->list, all->count};
}

/* Writes a tag as it was read: its value and, below that, its section. */
static void add_kept(odd_pbn_writer *w, odd_text name, odd_text text, bool raw) {
    size_t line = 0;
    while (line < text.len && text.text[line] != '\n')
        line++;
    odd_pbn_begin_tag(w, name);
    if (raw)
        odd_pbn_add(w, (odd_text){text.text, line});
    else
        odd_pbn_add_value(w, (odd_text){text.text, line});
    odd_pbn_end_tag(w);
    if (line < text.len) {
        odd_pbn_add(w, odd_text_from(text, line + 1));
        odd_pbn_add_string(w, "\n");
    }
}

static odd_pbn_kind kind_of(odd_text name) {
    odd_pbn_kind kind = odd_pbn_kind_like(name);
    return kind != PBN_OTHER && odd_pbn_is(name, odd_pbn_name(kind)) ? kind : PBN_OTHER;
}

const char *odd_pbn_own_tag(odd_text name) {
    return odd_pbn_is(name, "site")      ? "Site"
           : odd_pbn_is(name, "session") ? "Session"
           : odd_pbn_is(name, "table")   ? "Table"
                                         : NULL;
}

/* Writes notes that are tags; notes of auction and play, and tables, come later. */
static void add_tags(odd_pbn_writer *w, notes n, bool of_event) {
    for (size_t i = 0; i < n.count; i++) {
        odd_text name = n.list[i].name;
        if (n.list[i].fact != ODD_FACT_TAG)
            continue;
        if (odd_pbn_own_tag(name) != NULL) {
            add_kept(w, odd_text_of(odd_pbn_own_tag(name)), n.list[i].text, false);
            continue;
        }
        if (!odd_text_begins(name, "pbn:") || odd_text_begins(name, "pbn:ScoreTable.") ||
            odd_pbn_is(name, "pbn:%") || odd_pbn_is(name, "pbn:Comment") || odd_pbn_is(name, "pbn:Note") ||
            odd_pbn_is(name, "pbn:PlayNote"))
            continue;
        odd_text own = odd_text_from(name, 4);
        odd_pbn_kind kind = kind_of(own);
        bool again = of_event && w->any_game && !odd_pbn_of_event(kind);
        if (kind != PBN_SCORE_TABLE && kind != PBN_TOTAL_SCORE_TABLE && !again)
            add_kept(w, own, n.list[i].text, (int)kind >= PBN_TABLES);
    }
}

static void add_notes(odd_pbn_writer *w, notes n, const char *name) {
    for (size_t i = 0; i < n.count; i++)
        if (n.list[i].fact == ODD_FACT_TAG && odd_pbn_is(n.list[i].name, name))
            add_tag(w, "Note", n.list[i].text);
}

/* ---- Cards -------------------------------------------------------------------------------------------- */

/* The cards of a trick, with their annotations. */
typedef struct trick {
    odd_text card[4];
    int count;
} trick;

static int rank_of(odd_text card) {
    static const char ranks[] = "23456789TJQKA";
    for (int i = 0; card.len >= 2 && ranks[i] != '\0'; i++)
        if (card.text[1] == ranks[i] || odd_lower(card.text[1]) == odd_lower(ranks[i]))
            return i + 1;
    return 0;
}

/* Returns which of the four cards wins, in the order of play. */
static int winner(const trick *t, char trumps) {
    int best = 0;
    for (int i = 1; i < 4; i++) {
        char suit = odd_lower(t->card[i].text[0]), high = odd_lower(t->card[best].text[0]);
        if ((suit == high && rank_of(t->card[i]) > rank_of(t->card[best])) ||
            (suit == trumps && high != trumps))
            best = i;
    }
    return best;
}

/* The columns are those of the first trick. */
static void add_trick(odd_pbn_writer *w, const trick *t, int led) {
    for (int column = 0; column < 4; column++) {
        int played = (column - led + 4) % 4;
        odd_pbn_add_string(w, column > 0 ? " " : "");
        odd_pbn_add(w, played < t->count ? t->card[played] : odd_text_of("-"));
    }
    odd_pbn_add_string(w, "\n");
}

static void add_cards(odd_pbn_writer *w, odd_text text, odd_strain trumps) {
    static const char letters[ODD_STRAIN_COUNT] = {
        [ODD_CLUBS] = 'c', [ODD_DIAMONDS] = 'd', [ODD_HEARTS] = 'h', [ODD_SPADES] = 's'};
    odd_pbn_parts parts = odd_pbn_parts_of(text, 1, true);
    trick t = {0};
    int led = 0, cards = 0;
    for (;;) {
        odd_pbn_part part = odd_pbn_part_next(&parts);
        bool end = part.kind == PBN_PART_END, card = !end && odd_is_letter(part.text.text[0]);
        if (!end && !card && t.count > 0 && part.kind == PBN_PART_WORD && part.text.text[0] != '*') {
            odd_text *last = &t.card[t.count - 1];
            last->len = (size_t)(part.text.text + part.text.len - last->text);
        }
        if ((card || end) && t.count == 4) {
            add_trick(w, &t, led);
            led = (led + winner(&t, letters[trumps])) % 4;
            t.count = 0;
        }
        if (end)
            break;
        if (card) {
            t.card[t.count++] = part.text;
            cards++;
        }
    }
    if (t.count > 0)
        add_trick(w, &t, led);
    if (cards < ODD_CARDS)
        odd_pbn_add_string(w, "*\n");
}

/* Without a result, the contract may be known nevertheless. */
static odd_strain trumps_of(notes n) {
    odd_text contract = {"", 0}, calls = {"", 0};
    for (size_t i = 0; i < n.count; i++) {
        if (n.list[i].fact == ODD_FACT_AUCTION)
            calls = n.list[i].text;
        else if (n.list[i].fact == ODD_FACT_TAG && odd_pbn_is(n.list[i].name, "pbn:Contract"))
            contract = n.list[i].text;
    }
    return odd_pbn_trumps(contract, calls);
}

static void add_sections(odd_pbn_writer *w, notes n, odd_strain trumps) {
    if (trumps == ODD_NO_STRAIN)
        trumps = trumps_of(n);
    for (size_t i = 0; i < n.count; i++)
        if (n.list[i].fact == ODD_FACT_AUCTION) {
            add_tag_string(w, "Auction", odd_seat_text((odd_seat)n.list[i].seat));
            odd_pbn_add(w, n.list[i].text);
            odd_pbn_add_string(w, "\n");
        }
    add_notes(w, n, "pbn:Note");
    for (size_t i = 0; i < n.count; i++)
        if (n.list[i].fact == ODD_FACT_CARDS) {
            add_tag_string(w, "Play", odd_seat_text((odd_seat)n.list[i].seat));
            add_cards(w, n.list[i].text, trumps);
        }
    add_notes(w, n, "pbn:PlayNote");
}

/* ---- The event and the board ------------------------------------------------------------------------------ */

static bool digits_at(odd_text text, size_t from, size_t count) {
    for (size_t i = from; i < from + count; i++)
        if (i >= text.len || (!odd_is_digit(text.text[i]) && text.text[i] != '?'))
            return false;
    return true;
}

/* 19 November 2026 */
static bool spelt_date(odd_text text, int *day, int *month, odd_text *year) {
    static const char *const months[] = {"jan", "feb", "mar", "apr", "may", "jun",
                                         "jul", "aug", "sep", "oct", "nov", "dec"};
    odd_scan s = {text.text, text.len, 0};
    *day = odd_scan_number(&s);
    odd_scan_blanks(&s);
    *month = 0;
    for (int i = 0; i < 12 && *month == 0; i++)
        if (odd_scan_word(&s, months[i]))
            *month = i + 1;
    while (odd_is_letter(odd_scan_peek(&s)))
        s.at++;
    odd_scan_blanks(&s);
    *year = (odd_text){text.text + s.at, text.len - s.at};
    return *day >= 1 && *day <= 31 && *month > 0 && year->len == 4 && digits_at(*year, 0, 4);
}

static void add_date(odd_pbn_writer *w) {
    odd_text date = w->date, year;
    int day, month;
    bool whole = date.len == 10 && digits_at(date, 0, 4) && digits_at(date, 5, 2) && digits_at(date, 8, 2);
    odd_pbn_begin_tag(w, odd_text_of("Date"));
    if (whole) {
        odd_pbn_add(w, (odd_text){date.text, 4});
        odd_pbn_add_string(w, ".");
        odd_pbn_add(w, (odd_text){date.text + 5, 2});
        odd_pbn_add_string(w, ".");
        odd_pbn_add(w, (odd_text){date.text + 8, 2});
    } else if (spelt_date(date, &day, &month, &year)) {
        odd_pbn_add(w, year);
        odd_pbn_add_string(w, month < 10 ? ".0" : ".");
        odd_pbn_add_int(w, month);
        odd_pbn_add_string(w, day < 10 ? ".0" : ".");
        odd_pbn_add_int(w, day);
    } else {
        odd_pbn_add_value(w, date.len > 0 ? date : odd_text_of("?"));
    }
    odd_pbn_end_tag(w);
}

static void add_scoring(odd_pbn_writer *w) {
    odd_pbn_begin_tag(w, odd_text_of("Scoring"));
    if (w->scoring == ODD_CROSS_IMPS && w->cross.len > 0)
        odd_pbn_add_string(w, odd_pbn_is(w->cross, "total")    ? "IMP;Cross"
                              : odd_pbn_is(w->cross, "cross1") ? "IMP;Cross1"
                                                               : "IMP;Cross2");
    else if (w->scoring == ODD_BUTLER && odd_pbn_is(w->datum, "trim1"))
        odd_pbn_add_string(w, "IMP;Butler-2");
    else
        odd_pbn_add_string(w, odd_pbn_scoring_text(w->scoring, w->acbl));
    if (w->scoring == ODD_BUTLER && odd_pbn_is(w->datum, "median"))
        odd_pbn_add_string(w, ";Median");
    odd_pbn_end_tag(w);
}

/* Two winners are recognized by a number that is in both directions; if there is none, a tag of our own says it. */
static void add_winners(odd_pbn_writer *w) {
    const odd_roster *r = &w->roster;
    bool seen = r->winners != 2 || r->contest != ODD_PAIRS;
    for (size_t i = 0; i < r->count && !seen; i++)
        seen = r->list[i].same != 0;
    if (!seen)
        add_tag_string(w, "Winners", "2");
}

/* Returns whether the game has the tag of the original file; a second one would begin another game. */
static bool has_kept(const odd_pbn_writer *w, const char *name) {
    return odd_pbn_note_of(&w->remarks[0], name) != NULL || odd_pbn_note_of(&w->remarks[1], name) != NULL;
}

static void add_event(odd_pbn_writer *w) {
    add_tags(w, notes_of(&w->event), true);
    if (!w->any_game)
        add_winners(w);
    if (w->roster.contest == ODD_INDIVIDUALS && odd_pbn_note_of(&w->event, "pbn:Competition") == NULL)
        add_tag_string(w, "Competition", "Individuals"); /* a few rounds do not show it */
    if (w->title.len > 0 && !has_kept(w, "pbn:Event"))
        add_tag(w, "Event", w->title);
    add_date(w);
    add_scoring(w);
}

static void add_board(odd_pbn_writer *w) {
    static const char *const vuls[] = {"None", "NS", "EW", "All"};
    char text[ODD_HANDS_MAX];
    if (w->board.board == 0)
        return;
    if (!has_kept(w, "pbn:Board")) {
        odd_pbn_begin_tag(w, odd_text_of("Board"));
        odd_pbn_add_int(w, w->board.board);
        odd_pbn_end_tag(w);
    }
    add_tag_string(w, "Dealer", odd_seat_text(w->board.dealer));
    add_tag_string(w, "Vulnerable", w->board.vul <= ODD_VUL_BOTH ? vuls[w->board.vul] : "?");
    if (w->has_deal) {
        odd_hands_format(text, sizeof text, &w->deal, w->board.dealer);
        add_tag_string(w, "Deal", text);
    }
}

/* ---- Who plays -------------------------------------------------------------------------------------------- */

static void add_two(odd_pbn_writer *w, int direction, odd_text first, odd_text second) {
    static const char *const seats[2][2] = {{"North", "South"}, {"East", "West"}};
    add_tag(w, seats[direction][0], first.len > 0 ? first : odd_text_of("?"));
    add_tag(w, seats[direction][1], second.len > 0 ? second : odd_text_of("?"));
}

static void add_players(odd_pbn_writer *w, int direction, odd_text players) {
    odd_text names[2] = {{0}};
    odd_players_split(names, 2, players);
    add_two(w, direction, names[0], names[1]);
}

static void add_pair(odd_pbn_writer *w, odd_text id, int direction) {
    const odd_entrant *e = odd_roster_find(&w->roster, id, direction == 0 ? ODD_NS : ODD_EW);
    add_tag(w, direction == 0 ? "PairNS" : "PairEW", id);
    add_players(w, direction, e != NULL ? e->players : (odd_text){0});
}

static void add_individuals(odd_pbn_writer *w, odd_text ids, int direction) {
    odd_text one[2];
    odd_partners_split(ids, one);
    for (int i = 0; i < 2; i++) {
        const odd_entrant *e = odd_roster_find(&w->roster, one[i], ODD_NO_SIDE);
        one[i] = e != NULL && e->players.len > 0 ? e->players : one[i];
    }
    add_two(w, direction, one[0], one[1]);
}

static odd_text team_name(const odd_entrant *e, odd_text id) {
    return e != NULL && e->name.len > 0 ? e->name : id;
}

static int number_of(odd_text id) {
    odd_scan s = {id.text, id.len, 0};
    return odd_scan_number(&s);
}

/* The team met first is at home, unless a number or the order of the records says otherwise. */
static bool ns_is_home(odd_pbn_writer *w, const odd_text id[2], const odd_pbn_note *home) {
    const odd_entrant *e[2] = {odd_roster_find(&w->roster, id[0], ODD_NO_SIDE),
                               odd_roster_find(&w->roster, id[1], ODD_NO_SIDE)};
    if (home != NULL)
        return odd_same_letters(home->text, team_name(e[0], id[0]));
    int n[2] = {number_of(id[0]), number_of(id[1])};
    return n[0] >= 0 && n[1] >= 0 && n[0] != n[1] ? n[0] < n[1] : e[0] <= e[1];
}

static void add_teams(odd_pbn_writer *w, const odd_record *r) {
    bool home = ns_is_home(w, r->id, odd_pbn_note_of(&w->remarks[0], "pbn:HomeTeam"));
    const odd_entrant *e[2] = {odd_roster_find(&w->roster, r->id[0], ODD_NO_SIDE),
                               odd_roster_find(&w->roster, r->id[1], ODD_NO_SIDE)};
    add_tag(w, "HomeTeam", team_name(e[home ? 0 : 1], r->id[home ? 0 : 1]));
    add_tag(w, "VisitTeam", team_name(e[home ? 1 : 0], r->id[home ? 1 : 0]));
    add_tag_string(w, "Room", home ? "Open" : "Closed");
    bool named = r->round >= PBN_ROUNDS_FROM && r->round < PBN_STAGES_FROM; /* by a tag of its own */
    if (r->round > 0 && !named) {
        odd_pbn_begin_tag(w, odd_text_of("Round"));
        odd_pbn_add_int(w, r->round);
        odd_pbn_end_tag(w);
    }
    for (int d = 0; d < 2; d++)
        for (uint32_t i = odd_roster_lineup(&w->roster, r->id[d]); i != 0;
             i = w->roster.lineups[i - 1].before) {
            const odd_lineup *l = &w->roster.lineups[i - 1];
            if (l->direction != d || (l->round != 0 && l->round != r->round))
                continue;
            add_players(w, d, l->players);
            break;
        }
}

/* ---- Results ------------------------------------------------------------------------------------------------ */

static void add_said(odd_pbn_writer *w, const odd_stated_score *said) {
    static const char *const names[ODD_STATED_COUNT] = {[ODD_STATED_SCORE] = "Score",
                                                        [ODD_STATED_MP] = "ScoreMP",
                                                        [ODD_STATED_IMPS] = "ScoreIMP",
                                                        [ODD_STATED_PERCENT] = "ScorePercentage"};
    if (names[said->kind] == NULL)
        return;
    odd_pbn_begin_tag(w, odd_text_of(names[said->kind]));
    for (int d = 0; d < 2; d++) {
        if (!said->there[d])
            continue;
        odd_pbn_add_string(w, d == 0 ? "NS " : said->there[0] ? " EW " : "EW ");
        odd_pbn_add_amount(w, said->amount[d], said->kind == ODD_STATED_PERCENT ? 2 : 0);
    }
    odd_pbn_end_tag(w);
}

static odd_result add_result(odd_pbn_writer *w, const odd_record *record) {
    const odd_play *play = &record->play;
    odd_result r = {0};
    if (play->kind != ODD_PLAYED || play->bare) { /* for which PBN has no tag */
        char text[ODD_PLAY_MAX];
        odd_outcome_format(text, sizeof text, play, &record->ruling, ODD_ASCII);
        add_tag_string(w, "Ruling", text);
        return r;
    }
    r = odd_unpack(play->packed, NULL);
    if (r.level == 0) {
        add_tag_string(w, "Declarer", "");
        add_tag_string(w, "Contract", "Pass");
        add_tag_string(w, "Result", "");
        return r;
    }
    add_tag_string(w, "Declarer", odd_seat_text(r.declarer));
    odd_pbn_begin_tag(w, odd_text_of("Contract"));
    odd_pbn_add_int(w, r.level);
    odd_pbn_add_string(w, odd_strain_text(r.strain, ODD_ASCII));
    odd_pbn_add_string(w, odd_doubling_text(r.doubling));
    odd_pbn_end_tag(w);
    odd_pbn_begin_tag(w, odd_text_of("Result"));
    odd_pbn_add_int(w, r.tricks);
    odd_pbn_end_tag(w);
    return r;
}

static bool has_cards(notes n) {
    for (size_t i = 0; i < n.count; i++)
        if (n.list[i].fact == ODD_FACT_CARDS)
            return true;
    return false;
}

/* The notes about a result. */
static odd_pbn_notes about_play(const odd_pbn_writer *w, const odd_pbn_result *p) {
    odd_pbn_notes all = {.count = p->count};
    if (p->count > 0)
        all.list = w->about_plays.list + p->first;
    return all;
}

static void add_play(odd_pbn_writer *w, const odd_pbn_result *p) {
    odd_pbn_notes all = about_play(w, p);
    notes n = {all.list, all.count};
    char lead[ODD_LEAD_MAX];
    add_tags(w, n, false);
    odd_result result = add_result(w, &p->r);
    if (w->roster.contest == ODD_TEAMS)
        add_teams(w, &p->r);
    for (int d = 0; d < 2 && w->roster.contest != ODD_TEAMS; d++) {
        if (w->roster.contest == ODD_INDIVIDUALS)
            add_individuals(w, p->r.id[d], d);
        else
            add_pair(w, p->r.id[d], d);
    }
    for (size_t i = 0; i < n.count; i++)
        if (n.list[i].fact == ODD_FACT_STATED)
            add_said(w, &n.list[i].said);
    add_sections(w, n, result.strain);
    if (!has_cards(n) && result.level > 0 &&
        odd_lead_format(lead, sizeof lead, p->r.play.lead, ODD_ASCII) > 0) {
        add_tag_string(w, "Play", odd_seat_text((odd_seat)(result.declarer % 4 + 1)));
        odd_pbn_add_string(w, lead);
        odd_pbn_add_string(w, " - - -\n*\n");
    }
}

/* ---- Games ---------------------------------------------------------------------------------------------------- */

/* Comments may be about the result, the board or, in the first game, the event. */
static void begin_game(odd_pbn_writer *w, const odd_pbn_result *p) {
    if (w->any_game)
        odd_pbn_add_string(w, "\n");
    w->remarks[0] = w->remarks[2] = (odd_pbn_notes){0};
    if (p != NULL)
        w->remarks[0] = about_play(w, p);
    w->remarks[1] = w->about_board;
    if (!w->any_game)
        w->remarks[2] = w->event;
}

static void end_game(odd_pbn_writer *w) {
    add_tags(w, notes_of(&w->about_board), false);
    add_sections(w, notes_of(&w->about_board), ODD_NO_STRAIN);
    add_board(w);
    add_event(w);
    if (!w->any_game)
        odd_pbn_write_totals(w);
    w->any_game = true;
}

void odd_pbn_write_board(odd_pbn_writer *w) {
    for (size_t i = 0; i < w->play_count && w->by_result; i++) {
        begin_game(w, &w->plays[i]);
        add_play(w, &w->plays[i]);
        end_game(w);
    }
    if (w->by_result && w->play_count > 0)
        return;
    begin_game(w, NULL);
    end_game(w);
    if (w->play_count > 0)
        odd_pbn_write_scores(w);
}
