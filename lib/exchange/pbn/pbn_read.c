/* Reads PBN: games to records. A game is a result, or a board with a table of results, or a deal. Tags of the
 * standard that correspond to a fact of an event become that fact; all others become tags of the event, the
 * board or the result. Values are in pbn_value.c, tables in pbn_table.c, contestants in pbn_participants.c. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/pbn/pbn_reader.h"

/* ---- Records ----------------------------------------------------------------------------------- */

odd_record *odd_pbn_start(odd_pbn_reader *rd, odd_fact fact, uint32_t line) {
    odd_record *r = &rd->r;
    r->fact = fact;
    r->line = line;
    r->id[0] = r->id[1] = r->name = r->text = (odd_text){0};
    r->number = 0;
    r->board = rd->board;
    r->round = rd->round;
    r->acbl = r->has_vul = false;
    r->direction = ODD_NO_SIDE;
    r->dealer = ODD_NO_SEAT;
    r->about = ODD_ABOUT_EVENT;
    return r;
}

void odd_pbn_give(odd_pbn_reader *rd) {
    odd_source_give(rd->in, &rd->r);
}

void odd_pbn_give_tag(odd_pbn_reader *rd, odd_topic about, uint32_t line, odd_text name, odd_text text) {
    odd_record *r = odd_pbn_start(rd, ODD_FACT_TAG, line);
    r->about = about;
    r->name = name;
    r->text = text;
    odd_pbn_give(rd);
}

void odd_pbn_give_stated(odd_pbn_reader *rd, odd_stated_kind kind, uint32_t line, const odd_pbn_sides *sides,
                         odd_side declarer) {
    odd_record *r = odd_pbn_start(rd, ODD_FACT_STATED, line);
    r->about = ODD_ABOUT_PLAY;
    r->said = (odd_stated_score){.line = line, .kind = (uint8_t)kind, .about = ODD_ABOUT_PLAY};
    for (int d = 0; d < 2; d++) {
        odd_side side = d == 0 ? ODD_NS : ODD_EW;
        bool own = sides->there[ODD_NO_SIDE] && side == declarer;
        r->said.there[d] = sides->there[side] || own;
        r->said.amount[d] = own ? sides->amount[ODD_NO_SIDE] : sides->amount[side];
    }
    if (r->said.there[0] || r->said.there[1])
        odd_pbn_give(rd);
}

static odd_text plain(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    return odd_pbn_plain(rd->in, tag->value);
}

/* ---- The event as a whole ------------------------------------------------------------------------ */

static void send_text(odd_pbn_reader *rd, odd_fact fact, const odd_pbn_tag *tag, odd_text text) {
    odd_pbn_start(rd, fact, tag->line)->text = text;
    odd_pbn_give(rd);
}

static odd_text date_of(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    odd_text date = plain(rd, tag);
    odd_pbn_readable(rd, odd_pbn_date(rd->in, &date), tag, ODD_E_SYNTAX,
                     "expected a date like 2026.11.19, with ? for unknown parts");
    return date;
}

static void send_setting(odd_pbn_reader *rd, uint32_t line, const char *const setting[2]) {
    odd_record *r = odd_pbn_start(rd, ODD_FACT_SET, line);
    r->name = odd_text_of(setting[0]);
    r->text = odd_text_of(setting[1]);
    odd_pbn_give(rd);
}

/* Reports the part of a value of Scoring that is unknown, or does not fit. */
static void doubt_scoring(odd_pbn_reader *rd, const odd_pbn_tag *tag, const odd_pbn_scoring *s, bool unfit) {
    if (s->unknown.len > 0)
        odd_pbn_wrong(&rd->x, !rd->in->strict, ODD_E_SYNTAX, tag->line, s->unknown.text,
                      "unknown scoring '%.*s': expected MP, IMP, BAM, Rubber, Chicago and their kinds",
                      (int)odd_scan_quotable(s->unknown.text, s->unknown.len), s->unknown.text);
    if (s->not_scored.len > 0)
        odd_pbn_wrong(&rd->x, true, ODD_E_SYNTAX, tag->line, s->not_scored.text,
                      "scoring by %.*s is not supported", (int)s->not_scored.len, s->not_scored.text);
    if (unfit)
        odd_pbn_wrong(&rd->x, true, ODD_E_SYNTAX, tag->line, tag->value.text,
                      "teams are not scored by matchpoints: read as IMPs");
}

/* Returns the scoring that a value means for pairs, or for teams. */
static odd_scoring scoring_for(const odd_pbn_scoring *s, bool teams) {
    if (s->rubber)
        return ODD_POINTS;
    if (s->imps && !teams)
        return ODD_CROSS_IMPS;
    return teams && (s->scoring == ODD_CROSS_IMPS || s->scoring == ODD_BUTLER) ? ODD_TEAM_IMPS : s->scoring;
}

static void send_scoring(odd_pbn_reader *rd, odd_pbn_tag *tag) {
    odd_pbn_scoring s = odd_pbn_scoring_of(tag->value);
    bool teams = rd->who.contest == ODD_TEAMS;
    bool unfit = teams && s.known && !s.rubber && s.scoring == ODD_MATCHPOINTS;
    doubt_scoring(rd, tag, &s, unfit);
    rd->rubber = rd->rubber || s.rubber;
    s.scoring = scoring_for(&s, teams);
    if ((s.known && !unfit) || s.rubber) {
        odd_record *r = odd_pbn_start(rd, ODD_FACT_SCORING, tag->line);
        r->number = (int)s.scoring;
        r->acbl = s.acbl;
        odd_pbn_give(rd);
        if (s.setting[0] != NULL && !teams && (s.scoring == ODD_CROSS_IMPS || s.scoring == ODD_BUTLER))
            send_setting(rd, tag->line, s.setting);
    }
    if (!s.known || unfit || !odd_pbn_is(tag->value, odd_pbn_scoring_text(s.scoring, s.acbl)))
        odd_pbn_give_tag(rd, ODD_ABOUT_EVENT, tag->line, odd_pbn_record_name(PBN_SCORING), plain(rd, tag));
}

/* Sends what is stated about the event for the first time. */
static void send_of_event(odd_pbn_reader *rd, odd_pbn_tag *tag) {
    if (tag->kind == PBN_EVENT)
        send_text(rd, ODD_FACT_TITLE, tag, plain(rd, tag));
    else if (tag->kind == PBN_DATE)
        send_text(rd, ODD_FACT_DATE, tag, date_of(rd, tag));
    else if (tag->kind == PBN_SCORING)
        send_scoring(rd, tag);
    else if (tag->kind == PBN_WINNERS && odd_pbn_is(tag->value, "2"))
        rd->who.two_winners = true;
    else if (tag->kind == PBN_SITE || tag->kind == PBN_SESSION)
        odd_pbn_give_tag(rd, ODD_ABOUT_EVENT, tag->line,
                         odd_text_of(tag->kind == PBN_SITE ? "site" : "session"), plain(rd, tag));
    else
        odd_pbn_give_tag(rd, ODD_ABOUT_EVENT, tag->line, odd_pbn_record_name((odd_pbn_kind)tag->kind),
                         plain(rd, tag));
}

/* Stores a tag that is not a fact for all later games: each of them has it, so it is sent once. */
static void send_lasting(odd_pbn_reader *rd, odd_pbn_tag *tag) {
    odd_pbn_default *d = &rd->defaults[tag->lasting - 1];
    if (!d->told)
        odd_pbn_give_tag(rd, ODD_ABOUT_EVENT, tag->line, odd_pbn_other_name(rd, tag->name), plain(rd, tag));
    d->told = tag->taken = true;
}

/* For later games only differences are sent, and what concerns the game. */
static void send_event(odd_pbn_reader *rd) {
    for (size_t i = 0; i < rd->x.count && rd->news; i++) {
        odd_pbn_tag *tag = &rd->x.tags[i];
        if (tag->kind == PBN_OTHER && tag->lasting != 0)
            send_lasting(rd, tag);
        if (!rd->of_event[tag->kind] || tag->taken)
            continue;
        if (odd_pbn_value_tag(rd, (odd_pbn_kind)tag->kind) == NULL) {
            tag->taken = true;
        } else if (!rd->has_told[tag->kind]) {
            rd->has_told[tag->kind] = tag->taken = true;
            rd->told[tag->kind] = tag->value;
            send_of_event(rd, tag);
        } else {
            tag->taken = odd_text_same(rd->told[tag->kind], tag->value);
        }
    }
}

/* ---- The result ---------------------------------------------------------------------------------- */

static void send_play(odd_pbn_reader *rd) {
    const odd_pbn_tag *tag = odd_pbn_tag_of(rd, rd->is_ruled ? PBN_RULING : PBN_CONTRACT);
    uint32_t line = (tag != NULL ? tag : odd_pbn_tag_of(rd, PBN_AUCTION))->line; /* passed out */
    odd_pbn_seating who = {
        .line = line, .seat = {ODD_NOBODY, ODD_NOBODY}, .called = {ODD_NOBODY, ODD_NOBODY}};
    odd_pbn_find_sides(rd, &who);
    odd_record *r = odd_pbn_start(rd, ODD_FACT_PLAY, line);
    r->play = (odd_play){.line = line, .kind = ODD_PLAYED, .packed = odd_pack(rd->result, rd->vul)};
    if (odd_pbn_tag_of(rd, PBN_PLAY) != NULL)
        r->play.lead = odd_pbn_lead(odd_pbn_tag_of(rd, PBN_PLAY));
    odd_score_many(&r->play.score_pts, &r->play.packed, 1);
    if (rd->is_ruled) {
        r->play = rd->ruled;
        r->play.line = line;
        r->ruling = rd->ruling;
    }
    for (int d = 0; d < 2; d++) {
        r->id[d] = who.id[d];
        r->play.seat[d] = who.seat[d];
    }
    odd_pbn_give(rd);
}

static const struct {
    odd_pbn_kind kind;
    odd_stated_kind said;
} said_tags[] = {{PBN_SCORE, ODD_STATED_SCORE},
                 {PBN_SCORE_IMP, ODD_STATED_IMPS},
                 {PBN_SCORE_MP, ODD_STATED_MP},
                 {PBN_SCORE_PERCENTAGE, ODD_STATED_PERCENT}};

static void send_said(odd_pbn_reader *rd) {
    for (size_t i = 0; i < sizeof said_tags / sizeof said_tags[0]; i++) {
        odd_pbn_tag *tag = odd_pbn_value_tag(rd, said_tags[i].kind);
        odd_pbn_sides sides;
        if (tag == NULL || tag->taken ||
            !odd_pbn_readable(rd, odd_pbn_sides_of(&sides, tag->value), tag, ODD_E_SYNTAX,
                              "expected a number, NS and a number, EW and a number, or both"))
            continue;
        if (sides.there[ODD_NO_SIDE] && rd->result.declarer == ODD_NO_SEAT) {
            if (sides.amount[ODD_NO_SIDE] != 0)
                continue; /* whose? */
            sides = (odd_pbn_sides){.there = {false, true, false}};
        }
        odd_pbn_give_stated(rd, said_tags[i].said, tag->line, &sides, odd_seat_side(rd->result.declarer));
        tag->taken = true;
    }
}

/* ---- Auction and play ------------------------------------------------------------------------------ */

static bool has_words(const odd_pbn_tag *tag) {
    for (size_t i = 0; !tag->marked && i < tag->behind.len; i++)
        if ((unsigned char)tag->behind.text[i] > ' ')
            return true;
    if (!tag->marked)
        return false;
    odd_pbn_parts parts = odd_pbn_section_of(tag);
    for (;;) {
        odd_pbn_part part = odd_pbn_part_next(&parts);
        if (part.kind == PBN_PART_WORD || part.kind == PBN_PART_END)
            return part.kind == PBN_PART_WORD;
    }
}

/* Returns the words of a section, without comments: in place if there are none. */
static odd_text words_of(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    odd_text all = tag->behind;
    if (!tag->marked) {
        while (all.len > 0 && (unsigned char)all.text[all.len - 1] <= ' ')
            all.len--;
        return all;
    }
    odd_pbn_parts parts = odd_pbn_section_of(tag);
    char *text = odd_arena_take(rd->in->arena, all.len, 1);
    size_t len = 0;
    for (odd_pbn_part part; text != NULL && (part = odd_pbn_part_next(&parts)).kind != PBN_PART_END;) {
        if (part.kind != PBN_PART_WORD)
            continue;
        if (len > 0)
            text[len++] = ' ';
        for (size_t i = 0; i < part.text.len; i++)
            text[len++] = part.text.text[i];
    }
    return (odd_text){text, len};
}

/* Returns the words of the auction; none if the game has no auction. */
static odd_text called(odd_pbn_reader *rd) {
    const odd_pbn_tag *tag = odd_pbn_tag_of(rd, PBN_AUCTION);
    return tag != NULL && has_words(tag) ? words_of(rd, tag) : (odd_text){"", 0};
}

bool odd_pbn_is_passed_out(odd_pbn_reader *rd) {
    odd_auction auction;
    return odd_pbn_calls(&auction, called(rd)) && auction.over && auction.bid == 0;
}

static void send_section(odd_pbn_reader *rd, odd_pbn_kind kind) {
    odd_pbn_tag *tag = odd_pbn_tag_of(rd, kind);
    odd_seat seat = kind == PBN_AUCTION    ? rd->dealer
                    : rd->result.level > 0 ? (odd_seat)(rd->result.declarer % 4 + 1)
                                           : ODD_NO_SEAT;
    if (tag == NULL || rd->topic == ODD_ABOUT_EVENT || !has_words(tag))
        return;
    if (!odd_pbn_readable(rd, odd_pbn_seat(&seat, tag->value, false), tag, ODD_E_SYNTAX,
                          kind == PBN_AUCTION ? "expected the dealer: N, E, S or W"
                                              : "expected the opening leader: N, E, S or W"))
        return;
    bool whole = !tag->marked;
    odd_strain trumps = rd->result.strain;
    if (kind == PBN_PLAY && trumps == ODD_NO_STRAIN)
        trumps = odd_pbn_trumps((odd_text){"", 0}, called(rd));
    odd_text text = kind == PBN_AUCTION ? words_of(rd, tag) : odd_pbn_cards(&rd->x, tag, trumps, &whole);
    odd_record *r = odd_pbn_start(rd, kind == PBN_AUCTION ? ODD_FACT_AUCTION : ODD_FACT_CARDS, tag->line);
    r->about = rd->topic;
    r->number = (int)seat;
    r->text = text;
    if (text.len > 0)
        odd_pbn_give(rd);
    tag->taken = whole;
}

/* ---- All else ------------------------------------------------------------------------------------ */

/* Returns the value of a tag and, below it, its section. */
static odd_text whole_text(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    odd_text value = plain(rd, tag), behind = odd_source_utf8(rd->in, tag->behind);
    char *text = odd_arena_take(rd->in->arena, value.len + behind.len + 1, 1);
    size_t len = 0;
    for (size_t i = 0; text != NULL && i < value.len; i++)
        text[len++] = value.text[i];
    if (text != NULL)
        text[len++] = '\n';
    for (size_t i = 0; text != NULL && i < behind.len; i++)
        if (behind.text[i] != '\r')
            text[len++] = behind.text[i];
    while (text != NULL && len > 0 && (unsigned char)text[len - 1] <= ' ')
        len--;
    return (odd_text){text, len};
}

static odd_text record_name(odd_pbn_reader *rd, const odd_pbn_tag *tag, bool after_play) {
    if (tag->kind == PBN_NOTE && after_play)
        return odd_text_of("pbn:PlayNote");
    if (tag->kind != PBN_OTHER)
        return odd_pbn_record_name((odd_pbn_kind)tag->kind);
    return odd_pbn_other_name(rd, tag->name);
}

/* Reads "%oddtrick movement howell pairs 10", which PBN has no place for, as a line of a log. */
static bool is_plan(odd_pbn_reader *rd, odd_text escaped, uint32_t line) {
    odd_scan s = {escaped.text, escaped.len, 0};
    int session = 0;
    bool plan = odd_scan_bytes(&s, "oddtrick ") &&
                odd_plan_line_read(rd->in, (odd_text){s.text + s.at, s.len - s.at}, line, &session);
    rd->has_plan = rd->has_plan || plan;
    return plan;
}

/* Sends comments and escaped lines, with the name of the tag that they follow. Other text becomes a comment. */
static void send_remarks(odd_pbn_reader *rd, odd_pbn_parts parts, odd_text behind, odd_topic topic,
                         bool section) {
    for (odd_pbn_part part; (part = odd_pbn_part_next(&parts)).kind != PBN_PART_END;) {
        if (part.kind == PBN_PART_ESCAPE) {
            odd_text rest = {part.text.text + 1, part.text.len - 1};
            if (topic == ODD_ABOUT_EVENT)
                odd_pbn_take_heading(rd, rest, part.line);
            if (topic == ODD_ABOUT_EVENT && is_plan(rd, rest, part.line))
                continue;
            bool usual = odd_pbn_is(rest, " PBN 2.1") || odd_pbn_is(rest, " EXPORT") || rest.len == 0;
            rd->export_form = rd->export_form || odd_pbn_is(rest, " EXPORT");
            if (!usual)
                odd_pbn_give_tag(rd, topic, part.line, odd_text_of("pbn:%"), odd_source_utf8(rd->in, rest));
            continue;
        }
        if (part.kind != PBN_PART_COMMENT && section)
            continue;
        if (part.kind != PBN_PART_COMMENT)
            odd_pbn_wrong(&rd->x, !rd->in->strict, ODD_E_SYNTAX, part.line, part.text.text,
                          "neither a tag nor part of a section: expected [, or ; or { before a comment");
        odd_text comment = odd_source_utf8(rd->in, part.text);
        odd_text all = odd_source_join(rd->in, behind, part.kind == PBN_PART_COMMENT ? " " : " ;", comment);
        if (all.text != NULL)
            odd_pbn_give_tag(rd, topic, part.line, odd_text_of("pbn:Comment"), all);
    }
}

static bool has_section(const odd_pbn_tag *tag) {
    return tag->kind >= PBN_TABLES || tag->kind == PBN_AUCTION || tag->kind == PBN_PLAY ||
           (tag->kind == PBN_OTHER && has_words(tag));
}

/* Returns whether a player is unknown where the line-up of the team has somebody. */
static bool is_unseated(const odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    bool ns = tag->kind == PBN_NORTH || tag->kind == PBN_SOUTH,
         ew = tag->kind == PBN_EAST || tag->kind == PBN_WEST;
    return rd->topic == ODD_ABOUT_PLAY && ((ns && rd->unseated[0]) || (ew && rd->unseated[1]));
}

static void send_tag(odd_pbn_reader *rd, odd_pbn_tag *tag, bool after_play) {
    bool section = has_section(tag);
    if (tag->behind.len > 0 && (!section || tag->taken))
        send_remarks(rd, odd_pbn_section_of(tag), tag->name, rd->topic, section);
    bool unknown = odd_pbn_unknown(tag->value) && tag->kind != PBN_OTHER && !has_words(tag);
    /* unknown vulnerability is reported, because that of the board's number is only likely */
    bool says = tag->kind == PBN_BOARD || tag->kind == PBN_VULNERABLE || is_unseated(rd, tag);
    if (tag->taken || (unknown && !says))
        return;
    odd_topic topic = rd->topic;
    if (tag->lasting != 0) {
        if (rd->defaults[tag->lasting - 1].told)
            return;
        rd->defaults[tag->lasting - 1].told = true;
        topic = ODD_ABOUT_EVENT;
    }
    odd_pbn_give_tag(rd, topic, tag->line, record_name(rd, tag, after_play),
                     section ? whole_text(rd, tag) : plain(rd, tag));
}

static void send_rest(odd_pbn_reader *rd) {
    bool after_play = false;
    for (size_t i = 0; i < rd->x.count; i++) {
        odd_pbn_tag *tag = &rd->x.tags[i];
        bool told = tag->taken || (tag->lasting != 0 && rd->defaults[tag->lasting - 1].told);
        if (told && tag->behind.len == 0)
            continue;
        after_play = (after_play || tag->kind == PBN_PLAY) && tag->kind != PBN_AUCTION;
        bool done = tag->taken && !tag->marked && has_section(tag);
        if (!done)
            send_tag(rd, tag, after_play);
    }
}

/* ---- Games --------------------------------------------------------------------------------------- */

/* Sends what comes before a game, and reports a misplaced beginning. */
static void begin_game(odd_pbn_reader *rd) {
    rd->board = rd->round = 0;
    rd->topic = ODD_ABOUT_EVENT;
    rd->played = rd->is_ruled = rd->unseated[0] = rd->unseated[1] = false;
    rd->result = (odd_result){0};
    odd_pbn_index(rd);
    if (rd->x.before.len > 0)
        send_remarks(rd, odd_pbn_parts_of(rd->x.before, rd->x.before_line, true), odd_text_of("-"),
                     ODD_ABOUT_EVENT, false);
    if (rd->x.unfinished && (rd->in->strict || !rd->loose_games))
        odd_pbn_wrong(&rd->x, !rd->in->strict, ODD_E_SYNTAX, rd->x.line, rd->x.bytes + rd->x.at,
                      "another game starts here: expected an empty line before it");
    rd->loose_games = rd->loose_games || rd->x.unfinished;
}

static void read_game(odd_pbn_reader *rd) {
    begin_game(rd);
    send_event(rd);
    odd_pbn_tag *table = odd_pbn_tag_of(rd, PBN_SCORE_TABLE),
                *totals = odd_pbn_tag_of(rd, PBN_TOTAL_SCORE_TABLE);
    if (totals != NULL)
        odd_pbn_send_columns(rd, totals);
    if (table != NULL && !rd->has_told[PBN_SCORE_TABLE])
        odd_pbn_send_columns(rd, table);
    bool is_board = odd_pbn_value_tag(rd, PBN_BOARD) != NULL || odd_pbn_value_tag(rd, PBN_DEAL) != NULL ||
                    odd_pbn_value_tag(rd, PBN_CONTRACT) != NULL || table != NULL;
    if (is_board) {
        odd_pbn_find_board(rd);
        rd->topic = ODD_ABOUT_BOARD;
    }
    if (table != NULL) /* the result is one of its rows */
        for (odd_pbn_kind kind = PBN_DECLARER; kind <= PBN_RESULT; kind++)
            if (odd_pbn_tag_of(rd, kind) != NULL)
                odd_pbn_tag_of(rd, kind)->taken = false;
    if ((rd->played || rd->is_ruled) && table == NULL) {
        rd->topic = ODD_ABOUT_PLAY;
        send_play(rd);
        odd_pbn_send_stage(rd, rd->r.line);
        send_said(rd);
    }
    send_section(rd, PBN_AUCTION);
    send_section(rd, PBN_PLAY);
    if (totals != NULL)
        odd_pbn_read_totals(rd, totals);
    if (table != NULL)
        odd_pbn_send_columns(rd, table);
    send_rest(rd);
    if (table != NULL)
        odd_pbn_read_scores(rd, table);
}

void odd_pbn_read(odd_source *in) {
    odd_pbn_reader *rd = ODD_TAKE(in->arena, 1, odd_pbn_reader);
    if (rd == NULL || !odd_pbn_open(&rd->x, in))
        return;
    rd->in = in;
    rd->boards = ODD_TAKE(in->arena, PBN_BOARDS, odd_pbn_board);
    if (rd->boards == NULL)
        return;
    for (int kind = PBN_EVENT; kind < PBN_KINDS; kind++)
        rd->of_event[kind] = odd_pbn_of_event((odd_pbn_kind)kind);
    odd_pbn_survey(rd);
    while (odd_pbn_next(&rd->x))
        read_game(rd);
    odd_pbn_send_heading(rd);
    odd_pbn_send_participants(rd);
}
