/* Writes an event as CSV: one result per row, under headings that the reader recognizes. Empty columns are
 * omitted. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/csv/grid_read.h"
#include "exchange/roster.h"
#include "exchange/field_text.h"

enum { TAGS_MAX = 64, OFTEN = 256 /* the length of a text that may be repeated in every row */ };

/* In the order of the columns. */
typedef enum cell {
    BOARD,
    ROUND,
    GROUP,
    DEALER,
    VUL,
    NS,
    EW,
    NS_TEAM,
    EW_TEAM,
    NS_NAMES,
    EW_NAMES,
    NORTH,
    SOUTH,
    EAST,
    WEST,
    CONTRACT,
    DECLARER,
    RESULT,
    TRICKS,
    LEAD,
    SCORE,
    NS_MP,
    EW_MP,
    NS_IMPS,
    EW_IMPS,
    NS_PERCENT,
    EW_PERCENT,
    DEAL,
    CELLS
} cell;

static const char *const headings[CELLS] = {
    "board",   "round",    "group",    "dealer",   "vul",        "ns",         "ew",
    "ns team", "ew team",  "ns names", "ew names", "north",      "south",      "east",
    "west",    "contract", "declarer", "result",   "tricks",     "lead",       "score",
    "ns mp",   "ew mp",    "ns imps",  "ew imps",  "ns percent", "ew percent", "deal",
};

typedef struct csv_writer {
    odd_target *out;
    bool looking; /* the first pass: finds which columns are used, and writes nothing */
    bool used[CELLS];
    odd_roster roster;
    odd_index tags; /* names of tags of results */
    odd_text tag_text[TAGS_MAX];
    odd_text values[CELLS]; /* of the row */
    char numbers[CELLS][ODD_AMOUNT_MAX];
    char outcome[ODD_PLAY_MAX];
    char deal_text[ODD_HANDS_MAX];
    odd_text board_values[CELLS]; /* of all rows of the board */
    char board_numbers[2][ODD_AMOUNT_MAX];
    bool pending, deal_pending; /* a row, or a deal without a result, is still to be written */
    odd_losses lost;
} csv_writer;

/* ---- Rows -------------------------------------------------------------------------------------- */

static void put_cell(csv_writer *w, odd_text text, bool first) {
    bool quoted = false;
    if (!first)
        odd_target_string(w->out, ",");
    for (size_t i = 0; i < text.len; i++) { /* any separator, because readers guess it */
        char c = text.text[i];
        quoted = quoted || c == ',' || c == ';' || c == '"' || (unsigned char)c < ' ';
    }
    quoted = quoted || (text.len > 0 && (text.text[0] == ' ' || text.text[text.len - 1] == ' '));
    odd_target_string(w->out, quoted ? "\"" : "");
    if ((w->out->sink.flags & ODD_SINK_RAW_CELLS) == 0 && odd_cell_is_formula(text))
        odd_target_string(w->out, "'");
    if (!quoted) {
        odd_target_text(w->out, text);
        return;
    }
    size_t done = 0;
    for (size_t i = 0; i < text.len; i++)
        if (text.text[i] == '"') {
            odd_target_text(w->out, (odd_text){text.text + done, i + 1 - done});
            done = i; /* the quote again */
        }
    odd_target_text(w->out, (odd_text){text.text + done, text.len - done});
    odd_target_string(w->out, "\"");
}

/* Returns a tag's name as a heading: the reader adds the prefix csv: again. */
static odd_text heading_of(odd_text tag) {
    static const char own[] = "csv:";
    for (size_t i = 0; i < 4; i++)
        if (tag.len < 5 || tag.text[i] != own[i])
            return tag;
    return (odd_text){tag.text + 4, tag.len - 4};
}

static void put_headings(csv_writer *w) {
    bool first = true;
    for (int c = 0; c < CELLS; c++)
        if (w->used[c]) {
            put_cell(w, odd_text_of(headings[c]), first);
            first = false;
        }
    for (size_t i = 0; i < w->tags.count && i < TAGS_MAX; i++)
        put_cell(w, heading_of(odd_index_text(&w->tags, i)), false);
    odd_target_string(w->out, "\n");
}

static void end_row(csv_writer *w) {
    bool first = true, any = w->pending || w->deal_pending;
    if (any)
        for (int c = 0; c < CELLS; c++)
            w->used[c] = w->used[c] || w->values[c].len > 0;
    for (int c = 0; c < CELLS && any && !w->looking; c++)
        if (w->used[c]) {
            put_cell(w, w->values[c], first);
            first = false;
        }
    for (size_t i = 0; i < w->tags.count && i < TAGS_MAX && any && !w->looking; i++)
        put_cell(w, w->tag_text[i], false);
    if (any && !w->looking)
        odd_target_string(w->out, "\n");
    for (int c = 0; c < CELLS; c++)
        w->values[c] = w->board_values[c];
    for (size_t i = 0; i < TAGS_MAX; i++)
        w->tag_text[i] = (odd_text){0};
    w->pending = w->deal_pending = false;
}

static odd_text number_text(char *buf, int number) {
    odd_writer w = odd_writer_on(buf, ODD_AMOUNT_MAX);
    odd_put_int(&w, number);
    return (odd_text){buf, w.len};
}

/* ---- Who plays --------------------------------------------------------------------------------- */

/* The contestant with an id; NULL if there is no record of it. */
static odd_entrant *find_entrant(csv_writer *w, odd_text id, odd_side direction) {
    odd_entrant *e = odd_roster_find(&w->roster, id, direction);
    if (e != NULL)
        e->plays = true;
    return e;
}

/* Returns a name for a row. Names are repeated in every row, but long ones only in the first row of a contestant: otherwise
 * a file could become thousands of times as large. */
static odd_text said_of(const odd_entrant *c, odd_text text) {
    if (c->written && text.len > OFTEN)
        text.len = 0;
    return text;
}

/* Names the two players of "1+5". */
static void name_partners(csv_writer *w, odd_text id, int direction) {
    static const cell cells[2][2] = {{NORTH, SOUTH}, {EAST, WEST}};
    odd_text one[2];
    odd_partners_split(id, one);
    for (int i = 0; i < 2; i++) {
        odd_entrant *e = find_entrant(w, one[i], ODD_NO_SIDE);
        if (e == NULL)
            continue;
        w->values[cells[direction][i]] = said_of(e, e->players);
        e->written = !w->looking;
    }
}

static void put_side(csv_writer *w, const odd_record *r, int d) {
    odd_text called = odd_roster_result_id(&w->roster, r->id[d], d);
    w->values[d == 0 ? NS : EW] = called;
    if (w->roster.contest == ODD_INDIVIDUALS) {
        name_partners(w, called, d);
        return;
    }
    odd_entrant *e = find_entrant(w, r->id[d], d == 0 ? ODD_NS : ODD_EW);
    if (e == NULL)
        return;
    odd_text team = w->roster.contest == ODD_TEAMS && e->name.len == 0 ? called : e->name;
    w->values[d == 0 ? NS_NAMES : EW_NAMES] = said_of(e, e->players);
    w->values[d == 0 ? NS_TEAM : EW_TEAM] = said_of(e, team);
    e->written = !w->looking;
}

/* ---- Records ----------------------------------------------------------------------------------- */

static void take_board(csv_writer *w, const odd_record *r) {
    end_row(w);
    for (int c = 0; c < CELLS; c++)
        w->board_values[c] = (odd_text){0};
    w->board_values[BOARD] = number_text(w->board_numbers[0], r->board);
    if (r->round != 0)
        w->board_values[ROUND] = number_text(w->board_numbers[1], r->round);
    w->board_values[GROUP] = r->group;
    if (r->dealer != odd_board_dealer(r->board))
        w->board_values[DEALER] = odd_text_of(odd_seat_text(r->dealer));
    if (r->vul != odd_board_vul(r->board))
        w->board_values[VUL] = odd_text_of(odd_vul_text(r->vul));
    for (int c = 0; c < CELLS; c++)
        w->values[c] = w->board_values[c];
}

static void take_deal(csv_writer *w, const odd_record *r) {
    size_t len = odd_hands_format(w->deal_text, sizeof w->deal_text, &r->deal, r->dealer);
    w->board_values[DEAL] = w->values[DEAL] = (odd_text){w->deal_text, len};
    w->deal_pending = true;
}

static void take_play(csv_writer *w, const odd_record *r) {
    if (w->pending)
        end_row(w);
    w->deal_pending = false;
    w->pending = true;
    for (int d = 0; d < 2; d++)
        put_side(w, r, d);
    odd_result result = odd_unpack(r->play.packed, NULL);
    if (r->play.kind == ODD_PLAYED && !r->play.bare && !r->play.turned && result.level > 0) {
        odd_writer text = odd_writer_on(w->outcome, sizeof w->outcome);
        odd_put_format(&text, "%d%s%s", result.level, odd_strain_text(result.strain, ODD_ASCII),
                       odd_doubling_text(result.doubling));
        w->values[CONTRACT] = (odd_text){w->outcome, text.len};
        w->values[DECLARER] = odd_text_of(odd_seat_text(result.declarer));
        int over = result.tricks - 6 - result.level;
        odd_writer ending = odd_writer_on(w->numbers[RESULT], ODD_AMOUNT_MAX);
        odd_put_text(&ending, over > 0 ? "+" : over == 0 ? "=" : "");
        if (over != 0)
            odd_put_int(&ending, over);
        w->values[RESULT] = (odd_text){w->numbers[RESULT], ending.len};
        w->values[TRICKS] = number_text(w->numbers[TRICKS], result.tricks);
    } else {
        size_t len = odd_outcome_format(w->outcome, sizeof w->outcome, &r->play, &r->ruling, ODD_ASCII);
        w->values[CONTRACT] = (odd_text){w->outcome, len};
    }
    size_t len = odd_lead_format(w->numbers[LEAD], ODD_AMOUNT_MAX, r->play.lead, ODD_ASCII);
    w->values[LEAD] = (odd_text){w->numbers[LEAD], len};
}

static void take_said(csv_writer *w, const odd_record *r) {
    static const cell first[ODD_STATED_COUNT] = {[ODD_STATED_SCORE] = SCORE,
                                                 [ODD_STATED_MP] = NS_MP,
                                                 [ODD_STATED_IMPS] = NS_IMPS,
                                                 [ODD_STATED_PERCENT] = NS_PERCENT};
    if (r->about != ODD_ABOUT_PLAY || first[r->said.kind] == BOARD)
        return;
    for (int d = 0; d < (r->said.kind == ODD_STATED_SCORE ? 1 : 2); d++) {
        cell c = (cell)((int)first[r->said.kind] + d);
        if (r->said.there[d])
            w->values[c] = (odd_text){w->numbers[c],
                                      odd_amount_format(w->numbers[c], ODD_AMOUNT_MAX, r->said.amount[d], 0)};
    }
}

/* Counts a fact for which there is no column. */
static void lose(csv_writer *w, odd_fact fact) {
    w->lost.counts[fact] += w->looking;
}

static void take_tag(csv_writer *w, const odd_record *r) {
    bool is_new;
    uint32_t at = ODD_NOBODY;
    bool has_text = r->about == ODD_ABOUT_PLAY && r->text.len > 0; /* an empty one would say nothing */
    if (has_text && w->looking && w->tags.count < TAGS_MAX)
        at = odd_index_add(&w->tags, w->out->arena, r->name, &is_new);
    else if (has_text)
        at = odd_index_find(&w->tags, r->name);
    if (at == ODD_NOBODY || w->tag_text[at].len > 0)
        lose(w, ODD_FACT_TAG);
    else
        w->tag_text[at] = r->text;
}

static void take_who(csv_writer *w, const odd_record *r) {
    odd_roster_take(&w->roster, r);
}

static void take_scoring(csv_writer *w, const odd_record *r) {
    if (r->acbl || (r->number != ODD_MATCHPOINTS && r->number != ODD_TEAM_IMPS))
        lose(w, r->fact);
}

static void take(void *owner, const odd_record *r) {
    static void (*const takers[ODD_FACT_COUNT])(csv_writer * w, const odd_record *r) = {
        [ODD_FACT_SCORING] = take_scoring, [ODD_FACT_WINNERS] = take_who, [ODD_FACT_PAIR] = take_who,
        [ODD_FACT_TEAM] = take_who,        [ODD_FACT_PLAYER] = take_who,  [ODD_FACT_BOARD] = take_board,
        [ODD_FACT_DEAL] = take_deal,       [ODD_FACT_PLAY] = take_play,   [ODD_FACT_STATED] = take_said,
        [ODD_FACT_TAG] = take_tag,
    };
    if (takers[r->fact] != NULL)
        takers[r->fact](owner, r);
    else
        lose(owner, r->fact);
}

/* Counts contestants without a result, who are in no row. */
static void report_lost(csv_writer *w) {
    odd_fact kind = odd_contest_fact(w->roster.contest);
    for (size_t i = 0; i < w->roster.count; i++)
        w->lost.counts[kind] += !w->roster.list[i].plays && w->roster.list[i].players.len > 0;
    odd_losses_report(&w->lost, w->out);
}

int odd_csv_write(odd_target *out, const odd_record_source *from, odd_error *error) {
    (void)error;
    csv_writer *w = ODD_TAKE(out->arena, 1, csv_writer);
    if (w == NULL)
        return ODD_E_MEMORY;
    w->out = out;
    w->roster.arena = out->arena;
    w->looking = true;
    w->used[BOARD] = w->used[NS] = w->used[EW] = w->used[CONTRACT] = true;
    odd_send_records(from, ODD_RECORDS_ALL, w, take);
    end_row(w);
    report_lost(w);
    w->looking = false;
    for (int c = 0; c < CELLS; c++)
        w->board_values[c] = w->values[c] = (odd_text){0};
    put_headings(w);
    odd_send_records(from, ODD_RECORDS_BOARDS, w, take);
    end_row(w);
    return ODD_OK;
}
