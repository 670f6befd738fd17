/* Writes an event as PBN: receives its records board by board and makes games: one per board with a table of
 * its results, or one per result if more is known about each. pbn_write_game.c and pbn_write_table.c write the
 * games. */
#include "base/arena.h"
#include "base/out.h"
#include "base/bits.h"
#include "base/text.h"
#include "exchange/field_text.h"
#include "exchange/pbn/pbn.h"

/* ---- Text -------------------------------------------------------------------------------------- */

void odd_pbn_add(odd_pbn_writer *w, odd_text text) {
    if (text.len == 0 || w->failed)
        return;
    if (!ODD_ROOM(w->arena, w->text, w->len, w->len + text.len, w->cap)) {
        w->failed = true;
        return;
    }
    odd_copy(w->text + w->len, text.text, text.len);
    w->len += text.len;
}

void odd_pbn_add_string(odd_pbn_writer *w, const char *text) {
    odd_pbn_add(w, odd_text_of(text));
}

void odd_pbn_add_int(odd_pbn_writer *w, int number) {
    char text[16];
    odd_writer n = odd_writer_on(text, sizeof text);
    odd_put_int(&n, number);
    odd_pbn_add(w, (odd_text){text, n.len});
}

void odd_pbn_add_amount(odd_pbn_writer *w, odd_amount amount, int least) {
    char text[ODD_AMOUNT_MAX];
    odd_pbn_add(w, (odd_text){text, odd_amount_format(text, sizeof text, amount, least)});
}

void odd_pbn_begin_tag(odd_pbn_writer *w, odd_text name) {
    odd_pbn_add_string(w, "[");
    odd_pbn_add(w, name);
    odd_pbn_add_string(w, " \"");
    w->tag = name;
}

/* Adds comments that followed the tag. */
static void add_comments(odd_pbn_writer *w, const odd_pbn_notes *notes) {
    size_t len = w->tag.len;
    for (size_t i = 0; i < notes->count; i++) {
        odd_text text = notes->list[i].text;
        if (notes->list[i].fact != ODD_FACT_TAG || !odd_pbn_is(notes->list[i].name, "pbn:Comment") ||
            text.len <= len + 1 || text.text[len] != ' ' ||
            !odd_same_letters((odd_text){text.text, len}, w->tag))
            continue;
        odd_pbn_add(w, (odd_text){text.text + len + 1, text.len - len - 1});
        odd_pbn_add_string(w, "\n");
    }
}

void odd_pbn_end_tag(odd_pbn_writer *w) {
    odd_pbn_add_string(w, "\"]\n");
    for (int i = 0; i < 3; i++)
        add_comments(w, &w->remarks[i]);
}

/* One line, quotes and backslashes escaped. */
void odd_pbn_add_value(odd_pbn_writer *w, odd_text value) {
    size_t done = 0;
    for (size_t i = 0; i < value.len; i++) {
        char c = value.text[i];
        bool quoted = c == '"' || c == '\\';
        if (!quoted && (unsigned char)c >= ' ')
            continue;
        odd_pbn_add(w, (odd_text){value.text + done, i - done});
        odd_pbn_add_string(w, quoted ? "\\" : " ");
        done = quoted ? i : i + 1;
    }
    if (done < value.len)
        odd_pbn_add(w, (odd_text){value.text + done, value.len - done});
}

/* ---- What is told -------------------------------------------------------------------------------- */

static void *grow(odd_pbn_writer *w, void *list, size_t count, size_t *cap, size_t size) {
    void *more = odd_arena_grow(w->arena, list, count, count + 1, cap, size);
    w->failed = w->failed || more == NULL;
    return more;
}

static void add_note(odd_pbn_writer *w, odd_pbn_notes *notes, const odd_record *r) {
    odd_pbn_note *list = grow(w, notes->list, notes->count, &notes->cap, sizeof *list);
    if (list == NULL)
        return;
    w->tags +=
        r->fact == ODD_FACT_TAG && !odd_text_begins(r->name, "pbn:") && odd_pbn_own_tag(r->name) == NULL;
    notes->list = list;
    list[notes->count++] =
        (odd_pbn_note){.name = r->name, .text = r->text, .fact = r->fact, .seat = r->number, .said = r->said};
}

const odd_pbn_note *odd_pbn_note_of(const odd_pbn_notes *notes, const char *name) {
    for (size_t i = 0; i < notes->count; i++)
        if (notes->list[i].fact == ODD_FACT_TAG && odd_pbn_is(notes->list[i].name, name))
            return &notes->list[i];
    return NULL;
}

static void receive_setting(odd_pbn_writer *w, const odd_record *r) {
    if (odd_pbn_is(r->name, "cross-imps"))
        w->cross = r->text;
    else if (odd_pbn_is(r->name, "datum"))
        w->datum = r->text;
    else
        w->settings += !odd_plan_setting(r->name);
}

static void receive_event(void *owner, const odd_record *r) {
    odd_pbn_writer *w = owner;
    if (r->fact == ODD_FACT_TITLE)
        w->title = r->text;
    else if (r->fact == ODD_FACT_DATE)
        w->date = r->text;
    else if (r->fact == ODD_FACT_SET)
        receive_setting(w, r);
    else if (r->fact == ODD_FACT_VP)
        w->scales++;
    else if (r->fact == ODD_FACT_WINNERS)
        odd_roster_take(&w->roster, r);
    else if (r->fact == ODD_FACT_TAG)
        add_note(w, &w->event, r);
    if (r->fact != ODD_FACT_SCORING)
        return;
    w->scoring = (odd_scoring)r->number;
    w->acbl = r->acbl;
    w->patton += r->number == ODD_PATTON;
    w->points += r->number == ODD_POINTS;
}

static void receive_entrant(void *owner, const odd_record *r) {
    odd_pbn_writer *w = owner;
    size_t before = w->roster.count;
    if (r->fact != ODD_FACT_CARRYOVER)
        odd_roster_take(&w->roster, r);
    if (w->roster.count > before && !ODD_MORE(w->arena, w->totals, before, w->total_cap))
        w->failed = true;
    w->carried += r->fact == ODD_FACT_CARRYOVER || r->fact == ODD_FACT_HANDICAP;
    w->strata += r->fact == ODD_FACT_STRAT;
    w->numbers += r->fact == ODD_FACT_NUMBERS;
    w->phantoms += r->fact == ODD_FACT_PHANTOM;
    w->failed = w->failed || w->roster.failed;
    if (r->fact == ODD_FACT_STATED && w->roster.count > 0 && !w->failed)
        odd_scores_keep(&w->totals[w->roster.count - 1], &r->said);
}

static void receive_match(void *owner, const odd_record *r) {
    odd_pbn_writer *w = owner;
    w->byes += r->fact == ODD_FACT_BYE;
    odd_roster_take(&w->roster, r);
    w->failed = w->failed || w->roster.failed;
}

static void receive_penalty(void *owner, const odd_record *r) {
    odd_pbn_writer *w = owner;
    w->penalties += r->fact == ODD_FACT_PENALTY;
}

/* ---- Boards -------------------------------------------------------------------------------------- */

/* Returns whether a table of results has a column for a kind of score: one of those in the file that was read, or the
 * event's own. */
static bool has_column(const odd_pbn_writer *w, odd_stated_kind kind) {
    odd_stated_kind unit = odd_scoring_unit(w->scoring);
    return kind == ODD_STATED_SCORE || kind == unit ||
           (kind == ODD_STATED_PERCENT && unit == ODD_STATED_MP) ||
           odd_pbn_note_of(&w->event, "pbn:ScoreTable") != NULL;
}

/* First pass: finds whether results differ in more than a table can express. */
static void survey(void *owner, const odd_record *r) {
    odd_pbn_writer *w = owner;
    bool own = r->fact == ODD_FACT_AUCTION || r->fact == ODD_FACT_CARDS ||
               (r->fact == ODD_FACT_TAG && !odd_text_begins(r->name, "pbn:ScoreTable."));
    own = own || (r->fact == ODD_FACT_STATED && !has_column(w, (odd_stated_kind)r->said.kind));
    w->by_result = w->by_result || (own && r->about == ODD_ABOUT_PLAY);
    if (r->fact != ODD_FACT_PLAY)
        return;
    w->leads = w->leads || r->play.lead != 0;
    w->rulings += r->play.kind == ODD_RULED;
    w->slips += r->play.slip;
    w->turned += r->play.turned;
    w->groups += r->group.len > 0;
    w->rounds += w->roster.contest != ODD_TEAMS && r->round > 0;
}

static void finish_board(odd_pbn_writer *w) {
    if (w->on_board)
        odd_pbn_write_board(w);
    w->on_board = w->has_deal = false;
    w->about_board.count = w->about_plays.count = w->play_count = 0;
}

static void add_play(odd_pbn_writer *w, const odd_record *r) {
    odd_pbn_result *list = grow(w, w->plays, w->play_count, &w->play_cap, sizeof *list);
    if (list == NULL)
        return;
    w->plays = list;
    list[w->play_count++] = (odd_pbn_result){.r = *r, .first = w->about_plays.count};
}

static void receive_board(void *owner, const odd_record *r) {
    odd_pbn_writer *w = owner;
    if (r->fact == ODD_FACT_BOARD) {
        finish_board(w);
        w->board = *r;
        w->on_board = true;
    } else if (r->fact == ODD_FACT_DEAL) {
        w->deal = r->deal;
        w->has_deal = true;
    } else if (r->fact == ODD_FACT_PLAY) {
        add_play(w, r);
    } else if (r->about == ODD_ABOUT_PLAY && w->play_count > 0) {
        add_note(w, &w->about_plays, r);
        w->plays[w->play_count - 1].count = w->about_plays.count - w->plays[w->play_count - 1].first;
    } else {
        add_note(w, &w->about_board, r);
    }
}

/* ---- The file ------------------------------------------------------------------------------------ */

/* Escaped lines and comments that stood before games. */
static void write_heading(odd_pbn_writer *w, const odd_plan_lines *plan) {
    odd_pbn_add_string(w, "% PBN 2.1\n% EXPORT\n");
    for (size_t i = 0; i < plan->count; i++) {
        if (plan->several && !odd_text_begins(plan->list[i], "set "))
            continue;
        odd_pbn_add_string(w, "%oddtrick ");
        odd_pbn_add(w, plan->list[i]);
        odd_pbn_add_string(w, "\n");
    }
    for (size_t i = 0; i < w->event.count; i++) {
        const odd_pbn_note *n = &w->event.list[i];
        if (odd_pbn_is(n->name, "pbn:%")) {
            odd_pbn_add_string(w, "%");
            odd_pbn_add(w, n->text);
            odd_pbn_add_string(w, "\n");
        } else if (odd_pbn_is(n->name, "pbn:Comment") && odd_text_begins(n->text, "- ")) {
            odd_pbn_add(w, (odd_text){n->text.text + 2, n->text.len - 2});
            odd_pbn_add_string(w, "\n");
        }
    }
}

/* Counts teams of which the line-up is unknown. */
static size_t count_unseated(const odd_pbn_writer *w) {
    size_t count = 0;
    for (size_t i = 0; i < w->roster.count && w->roster.contest == ODD_TEAMS; i++) {
        const odd_entrant *e = &w->roster.list[i];
        count += e->players.len > 0 && odd_roster_lineup(&w->roster, e->id) == 0;
    }
    return count;
}

static void say_lost(odd_pbn_writer *w) {
    const odd_target *out = w->target;
    w->unseated = count_unseated(w);
    odd_target_report_loss(out, w->turned, "that a pair sat the wrong way",
                           "times that a pair sat the wrong way");
    odd_target_report_loss(out, w->groups, "the group of a result on a fouled board",
                           "groups of results on fouled boards");
    odd_target_report_loss(out, w->rounds, "the round of a result", "rounds of results");
    odd_target_report_loss(out, w->penalties, "a penalty", "penalties");
    odd_target_report_loss(out, w->carried, "a carry-over or handicap", "carry-overs and handicaps");
    odd_target_report_loss(out, w->phantoms, "that a pair is a phantom", "phantoms");
    odd_target_report_loss(out, w->unseated, "the players of a team", "teams' players");
    odd_target_report_loss(out, w->byes, "a bye", "byes");
    odd_target_report_loss(out, w->strata, "somebody's stratum", "strata of contestants");
    odd_target_report_loss(out, w->numbers, "the numbers of somebody's federation",
                           "contestants' numbers of federations");
    odd_target_report_loss(out, w->settings, "a setting", "settings");
    odd_target_report_loss(out, w->scales, "the scale of victory points", "scales of victory points");
    odd_target_report_loss(out, w->tags, "a tag", "tags");
    odd_target_report_loss(out, w->points, "that it is scored by total points", "scorings by total points");
    odd_target_report_loss(out, w->patton, "that it is scored as Patton", "scorings as Patton");
}

int odd_pbn_write(odd_target *out, const odd_record_source *from, odd_error *error) {
    odd_pbn_writer *w = ODD_TAKE(out->arena, 1, odd_pbn_writer);
    if (w == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    w->arena = w->roster.arena = out->arena;
    w->target = out;
    w->title = w->date = w->cross = w->datum = odd_text_of("");
    odd_send_records(from, ODD_RECORDS_EVENT, w, receive_event);
    odd_send_records(from, ODD_RECORDS_CONTESTANTS, w, receive_entrant);
    odd_send_records(from, ODD_RECORDS_MATCHES, w, receive_match);
    odd_send_records(from, ODD_RECORDS_PENALTIES, w, receive_penalty);
    odd_send_records(from, ODD_RECORDS_BOARDS, w, survey);
    w->by_result = w->by_result || w->roster.contest != ODD_PAIRS;
    odd_plan_lines plan = odd_plan_lines_of(from, out->arena, true);
    plan.several =
        plan.several || (w->roster.contest != ODD_PAIRS && plan.movements > 0); /* which know ids */
    write_heading(w, &plan);
    odd_send_records(from, ODD_RECORDS_BOARDS, w, receive_board);
    w->on_board = true; /* also for an event without boards: a game with what is known about it */
    finish_board(w);
    if (w->failed || plan.no_memory)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    say_lost(w);
    odd_plan_lines_report_losses(&plan, out);
    odd_target_report_loss(out, plan.several ? w->slips : 0, "how many boards an IMP slip is for",
                           "numbers of boards that IMP slips are for");
    odd_source text = {.bytes = w->text, .len = w->len, .arena = out->arena};
    return odd_pbn_rewrite(&text, out, error);
}
