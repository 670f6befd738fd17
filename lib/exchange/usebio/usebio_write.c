/* Writes an event as USEBIO 1.2, which every program that reads USEBIO knows. What it cannot express is
 * counted. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "exchange/field_text.h"
#include "exchange/roster.h"
#include "exchange/usebio/usebio.h"

/* ---- The event --------------------------------------------------------------------------------- */

static void take_event(void *owner, const odd_record *r) {
    odd_usebio_writer *w = owner;
    switch ((int)r->fact) {
    case ODD_FACT_TITLE:
        w->title = r->text;
        break;
    case ODD_FACT_DATE:
        w->date = r->text;
        break;
    case ODD_FACT_SCORING:
        w->scoring = (odd_scoring)r->number;
        w->lost[ODD_UW_ACBL] += r->acbl;
        break;
    case ODD_FACT_WINNERS:
        w->winners = r->number;
        break;
    case ODD_FACT_VP:
        w->has_vp = true;
        w->lost[ODD_UW_SCALE]++;
        break;
    case ODD_FACT_SET:
        if (odd_text_is(r->name, "format") && odd_text_is(r->text, "knock-out"))
            w->format = ODD_KNOCK_OUT;
        else
            w->lost[ODD_UW_SETTINGS] += !odd_plan_setting(r->name);
        break;
    case ODD_FACT_TAG:
        odd_uw_keep_tag(w, r);
        break;
    default:
        break;
    }
}

/* Writes 2026-11-17 as 17/11/2026. */
static void put_date(odd_usebio_writer *w) {
    odd_text d = w->date;
    bool iso = d.len == 10;
    for (size_t i = 0; i < d.len && iso; i++)
        iso = i == 4 || i == 7 ? d.text[i] == '-' : odd_is_digit(d.text[i]);
    if (iso)
        odd_target_format(w->out, "<DATE>%.*s/%.*s/%.*s</DATE>\n", 2, d.text + 8, 2, d.text + 5, 4, d.text);
    else if (d.len > 0)
        odd_uw_element(w, "DATE", d);
}

static const odd_uw_tag *tag_of(const odd_usebio_writer *w, const char *name) {
    for (size_t i = 0; i < w->event_tags; i++)
        if (odd_text_is(w->tags[i].name, name))
            return &w->tags[i];
    return NULL;
}

/* The program that the file was read from, and otherwise this one. */
static void put_program(odd_usebio_writer *w) {
    const odd_uw_tag *name = tag_of(w, "program"), *version = tag_of(w, "usebio:PROGRAM_VERSION");
    odd_uw_element(w, "PROGRAM_NAME", name != NULL ? name->text : odd_text_of("Oddtrick"));
    if (version != NULL || name == NULL)
        odd_uw_element(w, "PROGRAM_VERSION", version != NULL ? version->text : odd_text_of(ODD_VERSION));
}

static void put_head(odd_usebio_writer *w) {
    static const char *const methods[ODD_SCORING_COUNT] = {[ODD_MATCHPOINTS] = "MATCH_POINTS",
                                                           [ODD_CROSS_IMPS] = "CROSS_IMPS",
                                                           [ODD_BUTLER] = "BUTLER_IMPS",
                                                           [ODD_BAM] = "BAM",
                                                           [ODD_POINTS] = "AGGREGATE",
                                                           [ODD_TEAM_IMPS] = "IMPS",
                                                           [ODD_PATTON] = "HYBRID"};
    const char *type = w->contest == ODD_PAIRS         ? "PAIRS"
                       : w->contest == ODD_INDIVIDUALS ? "INDIVIDUAL"
                       : w->format == ODD_KNOCK_OUT    ? "KO"
                                                       : "SWISS_TEAMS";
    odd_uw_raw(w, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE USEBIO SYSTEM \"usebio_v1_2.dtd\">\n"
                  "<USEBIO Version=\"1.2\">\n");
    odd_uw_tags(w, 0, w->event_tags, true);
    odd_target_format(w->out, "<EVENT EVENT_TYPE=\"%s\">\n", type);
    put_program(w);
    if (w->title.len > 0)
        odd_uw_element(w, "EVENT_DESCRIPTION", w->title);
    put_date(w);
    odd_uw_word(w, "BOARD_SCORING_METHOD", methods[w->scoring]);
    if (w->has_vp)
        odd_uw_word(w, "MATCH_SCORING_METHOD", "VPS");
    if (w->contest == ODD_PAIRS)
        odd_uw_int(w, "WINNER_TYPE", w->winners);
    odd_uw_tags(w, 0, w->event_tags, false);
}

/* ---- Penalties --------------------------------------------------------------------------------- */

static void take_penalty(void *owner, const odd_record *r) {
    odd_usebio_writer *w = owner;
    if (!r->said.there[0]) {
        w->lost[ODD_UW_PENALTIES]++;
        return;
    }
    if (!odd_uw_more(w, &w->penalties, &w->penalty_list, sizeof *w->penalties))
        return;
    w->penalties[w->penalty_list.count - 1] = (odd_uw_penalty){r->id[0], r->direction, r->said.amount[0]};
    w->lost[ODD_UW_REASONS]++;
}

static int compare_penalty(const odd_uw_penalty *p, odd_text id, odd_side direction) {
    int by_id = odd_text_compare(p->id, id);
    return by_id != 0 ? by_id : (int)p->direction - (int)direction;
}

static bool penalties_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_usebio_writer *w = owner;
    return compare_penalty(&w->penalties[a], w->penalties[b].id, w->penalties[b].direction) <= 0;
}

/* Returns what was subtracted from a contestant's total. */
static odd_amount taken_from(const odd_usebio_writer *w, odd_text id, odd_side direction) {
    size_t low = 0, high = w->penalty_list.count;
    odd_amount sum = 0;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (compare_penalty(&w->penalties[w->penalty_order[middle]], id, direction) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < w->penalty_list.count; low++) {
        const odd_uw_penalty *p = &w->penalties[w->penalty_order[low]];
        if (compare_penalty(p, id, direction) != 0)
            break;
        sum += p->taken;
    }
    return sum;
}

/* ---- Who plays --------------------------------------------------------------------------------- */

/* Returns the nth word of the numbers; empty for -. */
static odd_text number_of(odd_text numbers, size_t nth) {
    for (size_t at = 0; at < numbers.len;) {
        size_t end = at;
        while (end < numbers.len && numbers.text[end] != ' ')
            end++;
        odd_text word = {numbers.text + at, end - at};
        if (word.len > 0 && nth-- == 0) {
            if (odd_text_is(word, "-"))
                word.len = 0;
            return word;
        }
        at = end + 1;
    }
    return (odd_text){0};
}

static void put_player(odd_usebio_writer *w, odd_text name, odd_text number) {
    if (name.len > 0)
        odd_uw_element(w, "PLAYER_NAME", name);
    if (number.len > 0)
        odd_uw_element(w, "NATIONAL_ID_NUMBER", number);
}

static void put_players(odd_usebio_writer *w) {
    enum { PLAYERS_MAX = 16 };
    odd_text names[PLAYERS_MAX];
    size_t count = odd_players_split(names, PLAYERS_MAX, w->who.text), i = 0;
    if (count > PLAYERS_MAX)
        count = PLAYERS_MAX;
    if (w->contest == ODD_INDIVIDUALS) {
        put_player(w, w->who.text, number_of(w->numbers, 0));
        return;
    }
    for (; i < PLAYERS_MAX && (i < count || number_of(w->numbers, i).len > 0); i++) {
        odd_uw_raw(w, "<PLAYER>\n");
        put_player(w, i < count ? names[i] : (odd_text){0}, number_of(w->numbers, i));
        odd_uw_raw(w, "</PLAYER>\n");
    }
}

static void put_standing(odd_usebio_writer *w) {
    const odd_stated_score *said = w->said;
    odd_stated_kind score = w->has_vp ? ODD_STATED_VP : odd_scoring_unit(w->scoring);
    odd_amount adjustment = w->carry - taken_from(w, w->who.id[0], w->who.direction);
    if (said[ODD_STATED_BOARDS].there[0])
        odd_uw_amount(w, "BOARDS_PLAYED", said[ODD_STATED_BOARDS].amount[0]);
    if (said[ODD_STATED_RANK].there[0])
        odd_target_format(w->out, "<PLACE>%d%s</PLACE>\n", (int)(said[ODD_STATED_RANK].amount[0] / ODD_ONE),
                          said[ODD_STATED_RANK].there[1] ? "=" : "");
    if (said[score].there[0])
        odd_uw_amount(w, "TOTAL_SCORE", said[score].amount[0]);
    if (said[ODD_STATED_PERCENT].there[0])
        odd_uw_amount(w, "PERCENTAGE", said[ODD_STATED_PERCENT].amount[0]);
    if (adjustment != 0)
        odd_uw_amount(w, "ADJUSTMENT", adjustment);
}

static void close_contestant(odd_usebio_writer *w) {
    static const char *const names[] = {"PAIR", "TEAM", "PLAYER"};
    const odd_record *r = &w->who;
    const char *name = names[w->contest];
    if (!w->who_open)
        return;
    w->who_open = false;
    if (w->contest == ODD_TEAMS) {
        odd_uw_raw(w, "<TEAM TEAM_ID=\"");
        odd_uw_escaped(w, r->id[0]);
        odd_uw_raw(w, "\" TEAM_NAME=\"");
        odd_uw_escaped(w, r->name);
        odd_uw_raw(w, "\">\n");
    } else {
        odd_target_format(w->out, "<%s>\n", name);
        odd_uw_element(w, w->contest == ODD_PAIRS ? "PAIR_NUMBER" : "PLAYER_NUMBER", r->id[0]);
    }
    if (r->direction != ODD_NO_SIDE)
        odd_uw_word(w, "DIRECTION", r->direction == ODD_NS ? "NS" : "EW");
    put_players(w);
    put_standing(w);
    odd_uw_tags(w, w->who_tags, w->tag_list.count - w->who_tags, false);
    odd_target_format(w->out, "</%s>\n", name);
    w->tag_list.count = w->who_tags;
}

static void start_contestant(odd_usebio_writer *w, const odd_record *r) {
    static const odd_stated_score nothing;
    close_contestant(w);
    w->who = *r;
    w->who_open = true;
    w->numbers = (odd_text){0};
    w->carry = 0;
    w->who_tags = w->tag_list.count;
    for (int i = 0; i < ODD_STATED_COUNT; i++)
        w->said[i] = nothing;
}

static void take_contestant(void *owner, const odd_record *r) {
    odd_usebio_writer *w = owner;
    switch ((int)r->fact) {
    case ODD_FACT_PAIR:
    case ODD_FACT_TEAM:
    case ODD_FACT_PLAYER:
        start_contestant(w, r);
        break;
    case ODD_FACT_PHANTOM:
        w->lost[ODD_UW_PHANTOMS]++;
        break;
    case ODD_FACT_STRAT:
        w->lost[ODD_UW_STRATA]++;
        break;
    case ODD_FACT_HANDICAP:
        w->lost[ODD_UW_HANDICAPS]++;
        break;
    case ODD_FACT_CARRYOVER:
        w->lost[ODD_UW_CARRYOVERS]++;
        w->carry = r->unit == ODD_UNIT_PERCENT ? r->said.amount[0] : r->amount;
        break;
    case ODD_FACT_NUMBERS:
        w->numbers = r->text;
        break;
    case ODD_FACT_STATED:
        w->said[r->said.kind] = r->said;
        break;
    case ODD_FACT_TAG:
        odd_uw_keep_tag(w, r);
        break;
    default:
        break;
    }
}

/* Finds the kind of contest from the kind of contestants. */
static void take_kind(void *owner, const odd_record *r) {
    odd_usebio_writer *w = owner;
    if (r->fact == ODD_FACT_TEAM || r->fact == ODD_FACT_PLAYER)
        w->contest = odd_contest_of(r->fact);
}

/* ---- All of it --------------------------------------------------------------------------------- */

static const struct {
    const char *one, *many;
} lost_words[ODD_UW_LOSS_COUNT] = {
    [ODD_UW_SETTINGS] = {"a setting", "settings"},
    [ODD_UW_ACBL] = {"that matchpoints are 1, 1/2 and 0", ""},
    [ODD_UW_SCALE] = {"the scale of victory points", ""},
    [ODD_UW_TAGS] = {"a tag that is not of USEBIO", "tags that are not of USEBIO"},
    [ODD_UW_PHANTOMS] = {"that a contestant is a phantom", "phantoms, which become ordinary contestants"},
    [ODD_UW_STRATA] = {"the stratum of a contestant", "strata of contestants"},
    [ODD_UW_HANDICAPS] = {"the handicap of a contestant", "handicaps"},
    [ODD_UW_CARRYOVERS] = {"that an adjustment is a carry-over", "carry-overs, which become adjustments"},
    [ODD_UW_PENALTIES] = {"a penalty of an event that is not scored",
                          "penalties of an event that is not scored"},
    [ODD_UW_REASONS] = {"the reason and the round of a penalty, which becomes an adjustment",
                        "reasons and rounds of penalties, which become adjustments"},
    [ODD_UW_BYES] = {"a bye", "byes"},
    [ODD_UW_LINEUPS] = {"the line-up of a team", "line-ups of teams"},
    [ODD_UW_ROUNDS] = {"the round of a result", "rounds of results"},
    [ODD_UW_GROUPS] = {"the group of a result on a fouled board", "groups of results on fouled boards"},
    [ODD_UW_DEALERS] = {"the dealer of a board", "dealers of boards"},
    [ODD_UW_DEALS] = {"the hands of a board that has others in another round or group",
                      "hands of boards that have others in other rounds or groups"},
    [ODD_UW_AUCTIONS] = {"an auction", "auctions"},
    [ODD_UW_CARDS] = {"the play of the cards of a result", "results' play of the cards"},
    [ODD_UW_RULINGS] = {"a ruling: only what it gave is written", "rulings: only what they gave is written"},
    [ODD_UW_BARE] = {"the lead of a board that was ruled on", "leads of boards that were ruled on"},
    [ODD_UW_CHARACTERS] = {"a character that XML does not allow", "characters that XML does not allow"},
};

int odd_usebio_write(odd_target *out, const odd_record_source *from, odd_error *error) {
    odd_usebio_writer *w = ODD_TAKE(out->arena, 1, odd_usebio_writer);
    if (w == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    w->out = out;
    w->winners = 1;
    odd_send_records(from, ODD_RECORDS_EVENT, w, take_event);
    w->event_tags = w->tag_list.count;
    odd_send_records(from, ODD_RECORDS_CONTESTANTS, w, take_kind);
    put_head(w);
    odd_plan_lines plan = odd_plan_lines_of(from, out->arena, true);
    for (size_t i = 0; i < plan.count && !plan.several; i++)
        odd_uw_instruction(w, plan.list[i].text, plan.list[i].len);
    odd_send_records(from, ODD_RECORDS_PENALTIES, w, take_penalty);
    w->penalty_order = odd_sort_numbers(out->arena, w->penalty_list.count, penalties_in_order, w);
    if (w->penalty_order == NULL) {
        w->no_memory = true;
        w->penalty_list.count = 0;
    }
    odd_uw_raw(w, "<PARTICIPANTS>\n");
    odd_send_records(from, ODD_RECORDS_CONTESTANTS, w, take_contestant);
    close_contestant(w);
    odd_uw_raw(w, "</PARTICIPANTS>\n");
    odd_send_records(from, ODD_RECORDS_MATCHES, w, odd_uw_take_match);
    odd_send_records(from, ODD_RECORDS_BOARDS, w, odd_uw_take_board);
    odd_uw_boards(w);
    odd_uw_raw(w, "</EVENT>\n</USEBIO>\n");
    for (size_t i = 0; i < w->lineup_list.count; i++)
        w->lost[ODD_UW_LINEUPS] += !w->lineups[i].written;
    for (int i = 0; i < ODD_UW_LOSS_COUNT; i++)
        odd_target_report_loss(out, w->lost[i], lost_words[i].one, lost_words[i].many);
    odd_plan_lines_report_losses(&plan, out);
    return w->no_memory || plan.no_memory ? odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory") : ODD_OK;
}
