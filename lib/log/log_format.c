/* The log of an event as a format. log/log.c reads it; this file writes records as lines, so that the contents
 * of another format can be read, compared and corrected like any log. */
#include "log/log.h"
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"

/* ---- Detection --------------------------------------------------------------------------------- */

static const char *const first_words[] = {"event",    "date",    "scoring", "winners", "pair",   "team",
                                          "player",   "phantom", "set",     "round",   "board",  "vp",
                                          "strat",    "tag",     "numbers", "penalty", "lineup", "carryover",
                                          "handicap", "bye",     "session", "movement"};

/* Recognizes a log by its first line with contents. */
static int detect(const char *bytes, size_t len) {
    odd_lines lines = {.text = bytes, .len = len};
    odd_scan line;
    while (odd_lines_next(&lines, &line)) {
        odd_scan_blanks(&line);
        if (odd_scan_end(&line))
            continue;
        for (size_t i = 0; i < sizeof first_words / sizeof first_words[0]; i++)
            if (odd_scan_whole(&line, first_words[i]))
                return 60;
        return 0;
    }
    return 0;
}

static void read(odd_source *in) {
    odd_log *log = ODD_TAKE(in->arena, 1, odd_log);
    if (log == NULL)
        return;
    log->taker = in->taker;
    log->arena = in->arena;
    odd_log_read(log, in->bytes, in->len);
}

/* ---- Parts of lines ---------------------------------------------------------------------------- */

static void put(odd_native *w, const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    w->sink.put(w->sink.owner, text, len);
}

static void put_text(odd_native *w, odd_text text) {
    if (text.len > 0)
        w->sink.put(w->sink.owner, text.text, text.len);
}

/* Writes a text as one line, in which nothing starts a comment. */
static void put_escaped_and(odd_native *w, odd_text text, char more) {
    static const char hex[] = "0123456789abcdef";
    size_t done = 0;
    if (text.len == 0)
        return;
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.text[i];
        bool edge = c == ' ' && (i == 0 || i + 1 == text.len);
        if (c >= ' ' && c != '#' && c != '\\' && !edge && text.text[i] != more)
            continue;
        char escape[] = {'\\', 'x', hex[c >> 4], hex[c & 15], '\0'};
        put_text(w, (odd_text){text.text + done, i - done});
        put(w, escape);
        done = i + 1;
    }
    if (done < text.len) /* an empty text may be NULL */
        put_text(w, (odd_text){text.text + done, text.len - done});
}

static void put_escaped(odd_native *w, odd_text text) {
    put_escaped_and(w, text, '#');
}

/* Writes words, which may have been on several lines of a file. */
static void put_words(odd_native *w, odd_text text) {
    bool any = false;
    for (size_t at = 0; at < text.len;) {
        size_t from = at;
        while (at < text.len && (unsigned char)text.text[at] > ' ')
            at++;
        if (at > from) {
            put(w, any ? " " : "");
            put_escaped(w, (odd_text){text.text + from, at - from});
            any = true;
        }
        at += at < text.len;
    }
}

static void put_number(odd_native *w, int number) {
    char text[16];
    odd_writer n = odd_writer_on(text, sizeof text);
    odd_put_int(&n, number);
    put(w, text);
}

static void put_amount(odd_native *w, odd_amount amount) {
    char text[ODD_AMOUNT_MAX];
    odd_amount_format(text, sizeof text, amount, 0);
    put(w, text);
}

static void put_word_and(odd_native *w, const char *word, odd_text id) {
    put(w, word);
    put(w, " ");
    put_text(w, id);
}

/* The same for a contestant who may share a number with another. */
static void put_about(odd_native *w, const char *word, const odd_record *r) {
    put(w, word);
    put(w, r->direction == ODD_NS ? " NS" : r->direction == ODD_EW ? " EW" : " ");
    put_text(w, r->id[0]);
}

/* ---- The context of lines ---------------------------------------------------------------------- */

/* Returns to a session that already has its title, or starts one without a title. */
static void go_to_session(odd_native *w, int session, odd_text title) {
    if (w->session == session || session == 0)
        return;
    put(w, "session ");
    put_number(w, session);
    put(w, title.len > 0 ? " " : "");
    put_escaped(w, title);
    put(w, "\n");
    w->session = session;
    w->round = w->board = 0;
    w->unusual = 0;
    w->after_play = false;
}

static void go_to_round(odd_native *w, int round) {
    if (w->round == round)
        return;
    put(w, "round ");
    if (round == 0)
        put(w, "none");
    else
        put_number(w, round);
    put(w, "\n");
    w->round = round;
    w->board = 0;
    w->after_play = false;
}

/* Returns to facts about the event as a whole. */
static void leave_boards(odd_native *w) {
    if (w->board == 0)
        return;
    w->round = -1;
    go_to_round(w, 0);
}

static bool same_group(odd_text a, odd_text b) {
    return a.len == b.len && odd_same_letters(a, b);
}

/* Writes dealer and vulnerability if they are not those of the board number, or if a board with this number
 * had others before: a statement about a board holds until the next one. */
static void put_vul(odd_native *w, const odd_record *r) {
    uint64_t bit = UINT64_C(1) << r->board % 64;
    bool dealer = r->dealer != ODD_NO_SEAT && r->dealer != odd_board_dealer(r->board);
    bool vul = r->has_vul && r->vul != odd_board_vul(r->board), again = (w->unusual & bit) != 0;
    if (dealer || (again && r->dealer != ODD_NO_SEAT)) {
        put(w, " dealer ");
        put(w, odd_seat_text(r->dealer));
    }
    if (vul || (again && r->has_vul)) {
        put(w, " vul ");
        put(w, odd_vul_text(r->vul));
    }
    if (dealer || vul)
        w->unusual |= bit;
}

static void go_to_board(odd_native *w, const odd_record *r) {
    bool says = r->fact == ODD_FACT_BOARD && (r->has_vul || r->dealer != ODD_NO_SEAT);
    go_to_session(w, r->session, (odd_text){0});
    go_to_round(w, r->round);
    if (w->board == r->board && same_group(w->group, r->group) && !says)
        return;
    put(w, "board ");
    put_number(w, r->board);
    if (r->group.len > 0)
        put_word_and(w, " group", r->group);
    if (r->fact == ODD_FACT_BOARD)
        put_vul(w, r);
    put(w, "\n");
    w->board = r->board;
    w->group = r->group;
    w->after_play = false;
}

/* ---- Lines ------------------------------------------------------------------------------------- */

static void put_play(odd_native *w, const odd_record *r) {
    char text[ODD_PLAY_MAX];
    go_to_board(w, r);
    put_text(w, r->id[0]);
    put_word_and(w, "", r->id[1]);
    put(w, " ");
    odd_outcome_format(text, sizeof text, &r->play, &r->ruling, ODD_ASCII);
    put(w, text);
    if (odd_lead_format(text, sizeof text, r->play.lead, ODD_ASCII) > 0) {
        put(w, " lead ");
        put(w, text);
    }
    put(w, r->play.forced ? " forced" : "");
    w->after_play = true;
}

static void put_deal(odd_native *w, const odd_record *r) {
    char text[ODD_HANDS_MAX];
    go_to_board(w, r);
    put(w, "deal ");
    odd_hands_format(text, sizeof text, &r->deal,
                     r->dealer != ODD_NO_SEAT ? r->dealer : odd_board_dealer(r->board));
    put(w, text);
}

/* Writes the context in which a line is about its topic. */
static void go_to_topic(odd_native *w, const odd_record *r) {
    if (r->about == ODD_ABOUT_EVENT)
        leave_boards(w);
    else if (r->about == ODD_ABOUT_BOARD) {
        if (w->after_play)
            w->board = 0; /* the board line is repeated, since this is not about the result */
        go_to_board(w, r);
    }
}

static void put_note(odd_native *w, const odd_record *r) {
    go_to_topic(w, r);
    if (r->fact == ODD_FACT_TAG) {
        if (r->about == ODD_ABOUT_CONTESTANT)
            put_about(w, "about", r);
        else
            put(w, "tag");
        put(w, " ");
        put_text(w, r->name);
        put(w, " ");
        put_escaped(w, r->text);
        return;
    }
    put(w, r->fact == ODD_FACT_AUCTION ? "auction " : "cards ");
    put(w, odd_seat_text((odd_seat)r->number));
    put(w, " ");
    put_words(w, r->text);
}

static void put_said(odd_native *w, const odd_record *r) {
    const odd_stated_score *said = &r->said;
    if (r->about == ODD_ABOUT_MATCH) {
        go_to_round(w, r->round);
        put_word_and(w, "match", r->id[0]);
        put_word_and(w, "", r->id[1]);
        put(w, " ");
    } else if (r->about == ODD_ABOUT_CONTESTANT) {
        put_about(w, "total", r);
        put(w, " ");
    } else {
        put(w, "said ");
    }
    put(w, odd_stated_words[said->kind]);
    bool alone = r->about == ODD_ABOUT_CONTESTANT;
    for (int i = 0; i < (alone ? 1 : 2); i++) {
        put(w, " ");
        if (said->there[i])
            put_amount(w, said->amount[i]);
        else
            put(w, "-");
    }
    if (alone && said->kind == ODD_STATED_RANK && said->there[1])
        put(w, "=");
}

static void put_unit(odd_native *w, const odd_record *r) {
    static const char *const words[] = {"", "%", " mp", " imps", " vp", " points"};
    put(w, " ");
    put_amount(w, r->amount);
    put(w, words[r->unit]);
}

static void put_named(odd_native *w, const odd_record *r, const char *word) {
    put_about(w, word, r);
    put(w, " ");
    if (r->fact == ODD_FACT_TEAM) {
        put_escaped_and(w, r->name, ':'); /* the colon ends the name */
        put(w, ": ");
    }
    put_escaped(w, r->text);
}

static void put_plain(odd_native *w, const odd_record *r) {
    switch ((int)r->fact) {
    case ODD_FACT_TITLE:
        put(w, "event ");
        put_escaped(w, r->text);
        break;
    case ODD_FACT_DATE:
        put(w, "date ");
        put_escaped(w, r->text);
        break;
    case ODD_FACT_SCORING:
        put(w, "scoring ");
        put(w, odd_scoring_text((odd_scoring)r->number));
        put(w, r->acbl ? " acbl" : "");
        break;
    case ODD_FACT_WINNERS:
        put(w, "winners ");
        put_number(w, r->number);
        break;
    case ODD_FACT_PAIR:
        put_named(w, r, "pair");
        break;
    case ODD_FACT_TEAM:
        put_named(w, r, "team");
        break;
    case ODD_FACT_PLAYER:
        put_named(w, r, "player");
        break;
    case ODD_FACT_NUMBERS:
        put_named(w, r, "numbers");
        break;
    case ODD_FACT_PHANTOM:
        put_about(w, "phantom", r);
        break;
    case ODD_FACT_STRAT:
        put_about(w, "strat", r);
        put(w, r->number == 0 ? " A" : r->number == 1 ? " B" : " C");
        break;
    case ODD_FACT_VP:
        put(w, "vp ");
        if (r->text.len > 0)
            put_text(w, r->text);
        else
            put(w, odd_vp_kind_text((odd_vp_kind)r->number));
        break;
    case ODD_FACT_SET:
        put_word_and(w, "set", r->name);
        put(w, " ");
        put_text(w, r->text);
        break;
    default:
        break;
    }
}

/* Writes a line with an amount, whose round may matter. */
static void put_much(odd_native *w, const odd_record *r) {
    if (r->fact == ODD_FACT_PENALTY || r->fact == ODD_FACT_BYE || r->fact == ODD_FACT_LINEUP) {
        go_to_session(w, r->session, (odd_text){0});
        go_to_round(w, r->round);
    }
    const char *word = r->fact == ODD_FACT_PENALTY     ? "penalty"
                       : r->fact == ODD_FACT_CARRYOVER ? "carryover"
                       : r->fact == ODD_FACT_HANDICAP  ? "handicap"
                       : r->fact == ODD_FACT_BYE       ? "bye"
                                                       : "lineup";
    put_about(w, word, r);
    if (r->fact == ODD_FACT_LINEUP)
        put(w, r->number == 0 ? " NS" : " EW");
    else if (r->fact != ODD_FACT_BYE || r->unit != ODD_UNIT_NONE)
        put_unit(w, r);
    if (r->fact == ODD_FACT_PENALTY || r->fact == ODD_FACT_LINEUP) {
        put(w, " ");
        put_escaped(w, r->text);
    }
}

/* "combine ebu apart" */
static void put_combine(odd_native *w, const odd_record *r) {
    put(w, "combine ");
    put(w, odd_combine_text((odd_combine)r->number));
    put(w, r->apart ? " apart" : "");
}

/* "movement howell pairs 10", "from round 3 movement own" */
static void put_movement(odd_native *w, const odd_record *r) {
    if (r->place.round > 0) {
        put(w, "from round ");
        put_number(w, r->place.round);
        put(w, " ");
    }
    put(w, "movement ");
    put_text(w, r->text);
}

static void put_table(odd_native *w, const odd_place *p) {
    const char section[] = {(char)('A' + p->section - 1), '\0'};
    put(w, p->section > 0 ? section : "");
    put_number(w, p->table);
}

/* "row 1 1 10 1 1-3" */
static void put_row(odd_native *w, const odd_record *r) {
    put(w, "row ");
    put_text(w, r->text);
    if (!r->taken_back)
        return;
    put_number(w, r->place.round);
    put(w, " ");
    put_table(w, &r->place);
}

/* "seat 14 table 3 NS", "seat 14 seed 1" */
static void put_seat(odd_native *w, const odd_record *r) {
    static const char *const seats[] = {" NS", " EW", " S", " W"};
    put_word_and(w, "seat", r->id[0]);
    if (r->taken_back)
        return;
    if (r->place.seat == ODD_SEAT_SEED) {
        put(w, " seed ");
        put_number(w, r->place.table);
        return;
    }
    put(w, " table ");
    put_table(w, &r->place);
    put(w, seats[r->place.seat]);
}

/* "unplayed round 7 by 14 ave-/ave+" */
static void put_unplayed(odd_native *w, const odd_record *r) {
    char text[ODD_PLAY_MAX];
    put(w, "unplayed");
    if (r->place.round > 0) {
        put(w, " round ");
        put_number(w, r->place.round);
    }
    if (r->id[0].len > 0)
        put_word_and(w, " by", r->id[0]);
    if (r->taken_back)
        return;
    odd_outcome_format(text, sizeof text, &r->play, &r->ruling, ODD_ASCII);
    put(w, " ");
    put(w, text);
}

/* The writer of a line for each fact, without its end. A board has none: go_to_board writes the whole line. */
typedef void line_writer(odd_native *w, const odd_record *r);

static line_writer *const line_writers[ODD_FACT_COUNT] = {
    [ODD_FACT_PLAY] = put_play,         [ODD_FACT_DEAL] = put_deal,      [ODD_FACT_AUCTION] = put_note,
    [ODD_FACT_CARDS] = put_note,        [ODD_FACT_TAG] = put_note,       [ODD_FACT_STATED] = put_said,
    [ODD_FACT_PENALTY] = put_much,      [ODD_FACT_CARRYOVER] = put_much, [ODD_FACT_HANDICAP] = put_much,
    [ODD_FACT_BYE] = put_much,          [ODD_FACT_LINEUP] = put_much,    [ODD_FACT_TITLE] = put_plain,
    [ODD_FACT_DATE] = put_plain,        [ODD_FACT_SCORING] = put_plain,  [ODD_FACT_WINNERS] = put_plain,
    [ODD_FACT_PAIR] = put_plain,        [ODD_FACT_TEAM] = put_plain,     [ODD_FACT_PLAYER] = put_plain,
    [ODD_FACT_PHANTOM] = put_plain,     [ODD_FACT_STRAT] = put_plain,    [ODD_FACT_VP] = put_plain,
    [ODD_FACT_SET] = put_plain,         [ODD_FACT_NUMBERS] = put_plain,  [ODD_FACT_MOVEMENT] = put_movement,
    [ODD_FACT_COMBINE] = put_combine,   [ODD_FACT_ROW] = put_row,        [ODD_FACT_SEAT] = put_seat,
    [ODD_FACT_UNPLAYED] = put_unplayed,
};

/* Writes a line that withdraws another one. */
static void put_withdrawn(odd_native *w, const odd_record *r) {
    if (r->fact >= ODD_FACT_MOVEMENT) { /* the lines after a movement belong to it */
        line_writers[r->fact](w, r);
        put(w, r->fact == ODD_FACT_MOVEMENT ? "void\n" : " void\n");
        return;
    }
    const char *word = r->fact == ODD_FACT_PHANTOM   ? "phantom"
                       : r->fact == ODD_FACT_STRAT   ? "strat"
                       : r->fact == ODD_FACT_PENALTY ? "penalty"
                       : r->fact == ODD_FACT_BYE     ? "bye"
                                                     : "lineup";
    if (r->fact == ODD_FACT_VP)
        put(w, "vp");
    else
        put_about(w, word, r);
    if (r->fact == ODD_FACT_LINEUP)
        put(w, r->number == 0 ? " NS" : " EW");
    put(w, " void\n");
}

static void write_record(void *owner, const odd_record *r) {
    odd_native *w = owner;
    if (r->taken_back) {
        put_withdrawn(w, r);
    } else if (r->fact == ODD_FACT_BOARD) {
        go_to_board(w, r);
    } else if (r->fact == ODD_FACT_SESSION) {
        go_to_session(w, r->number, r->text);
    } else if (r->fact < ODD_FACT_COUNT && line_writers[r->fact] != NULL) {
        line_writers[r->fact](w, r);
        put(w, "\n");
    }
}

static uint32_t number_seat(void *owner, odd_text id, int direction, uint32_t line) {
    (void)owner;
    (void)id;
    (void)direction;
    (void)line;
    return 0;
}

static void ignore_wrong(void *owner, const odd_error *error, odd_severity severity) {
    (void)owner;
    (void)error;
    (void)severity;
}

odd_record_receiver odd_native_taker(odd_native *w) {
    return (odd_record_receiver){
        .owner = w, .take = write_record, .seat = number_seat, .wrong = ignore_wrong};
}

static int write(odd_target *out, const odd_record_source *from, odd_error *error) {
    (void)error;
    odd_native w = {.sink = out->sink};
    odd_record_receiver taker = odd_native_taker(&w);
    from->send(from->owner, &taker, ODD_RECORDS_ALL);
    return ODD_OK;
}

const odd_file_format odd_format_event = {
    .info = {.name = "event",
             .title = "log of an event",
             .endings = ".event .txt ",
             .carries = (1U << 10) - 1,
             .reads = true,
             .writes = true},
    .detect = detect,
    .read = read,
    .write = write,
};
