/* Writes an event as JSON: what `rank` and `boards` print with --format json, and everything else in the event,
 * so that json_read.c reads the same event again. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "exchange/json/json_event.h"
#include "exchange/field_text.h"

/* ---- The event --------------------------------------------------------------------------------- */

static void take_event(void *owner, const odd_record *r) {
    odd_jsonin_writer *w = owner;
    bool setting = r->fact == ODD_FACT_SET;
    if (w->open && !setting) {
        odd_jw_raw(w, "}");
        w->open = false;
    }
    if (odd_jw_is_note(r))
        odd_jw_keep_note(w, r);
    switch ((int)r->fact) {
    case ODD_FACT_TITLE:
        odd_jw_text(w, "event", r->text);
        break;
    case ODD_FACT_DATE:
        odd_jw_text(w, "date", r->text);
        break;
    case ODD_FACT_SCORING:
        w->unit = odd_scoring_unit((odd_scoring)r->number);
        odd_jw_key(w, "scoring");
        odd_out_words(&w->text, "\"%s%s\"", odd_scoring_text((odd_scoring)r->number), r->acbl ? " acbl" : "");
        break;
    case ODD_FACT_WINNERS:
        odd_jw_int(w, "winners", r->number);
        break;
    case ODD_FACT_VP:
        w->has_vp = true;
        odd_jw_text(w, "vp",
                    r->text.len > 0 ? r->text : odd_text_of(odd_vp_kind_text((odd_vp_kind)r->number)));
        break;
    case ODD_FACT_SET:
        if (!w->open)
            odd_jw_open(w, "settings", '{');
        w->open = true;
        odd_jw_key_of(w, r->name);
        odd_jw_string(w, r->text);
        break;
    default:
        break;
    }
}

/* ---- Who plays --------------------------------------------------------------------------------- */

static const odd_fact extras[] = {ODD_FACT_PHANTOM, ODD_FACT_STRAT, ODD_FACT_CARRYOVER, ODD_FACT_HANDICAP};

enum { EXTRAS = (int)(sizeof extras / sizeof extras[0]), PLAYERS_MAX = 16 };

/* Returns whether joining the names gives the same text again. */
static bool joins(const odd_text *names, size_t count, odd_text players, const char *between) {
    size_t at = 0, gap = odd_text_of(between).len;
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            if (players.len - at < gap || !odd_text_is((odd_text){players.text + at, gap}, between))
                return false;
            at += gap;
        }
        if (names[i].text != players.text + at)
            return false;
        at += names[i].len;
    }
    return at == players.len;
}

static void put_players(odd_jsonin_writer *w) {
    odd_text names[PLAYERS_MAX];
    size_t count = odd_players_split(names, PLAYERS_MAX, w->r.text);
    odd_jw_open(w, "names", '[');
    for (size_t i = 0; i < count && i < PLAYERS_MAX; i++) {
        odd_jw_next(w);
        odd_jw_string(w, names[i]);
    }
    odd_jw_raw(w, "]");
    if (count > PLAYERS_MAX || !joins(names, count, w->r.text, w->r.fact == ODD_FACT_PAIR ? " & " : ", "))
        odd_jw_text(w, "players", w->r.text);
}

static void put_numbers(odd_jsonin_writer *w) {
    if (w->numbers.len == 0)
        return;
    odd_jw_open(w, "numbers", '[');
    for (size_t at = 0; at < w->numbers.len;) {
        size_t end = at;
        while (end < w->numbers.len && w->numbers.text[end] != ' ')
            end++;
        odd_text word = {w->numbers.text + at, end - at};
        if (word.len > 0) {
            odd_jw_next(w);
            if (odd_text_is(word, "-"))
                odd_jw_raw(w, "null");
            else
                odd_jw_string(w, word);
        }
        at = end + 1;
    }
    odd_jw_raw(w, "]");
}

/* 3.5, or "3%". */
static void put_added(odd_jsonin_writer *w, const char *key, const odd_record *r) {
    bool percent = r->unit == ODD_UNIT_PERCENT;
    odd_jw_key(w, key);
    odd_jw_raw(w, percent ? "\"" : "");
    odd_jw_number(w, r->amount, 0);
    odd_jw_raw(w, percent ? "%\"" : "");
}

static void put_extras(odd_jsonin_writer *w) {
    if (w->there[0]) {
        odd_jw_key(w, "phantom");
        odd_jw_raw(w, "true");
    }
    if (w->there[1])
        odd_jw_text(w, "strat", (odd_text){&"ABC"[w->more[1].number], 1});
    if (w->there[2])
        put_added(w, "carryover", &w->more[2]);
    if (w->there[3])
        put_added(w, "handicap", &w->more[3]);
}

static void keep_row(odd_jsonin_writer *w) {
    if (!ODD_MORE(w->out->arena, w->rows, w->row_count, w->row_cap)) {
        w->no_memory = true;
        return;
    }
    w->rows[w->row_count++] = (odd_jw_row){w->r.id[0], w->r.direction, w->s};
}

static void close_contestant(odd_jsonin_writer *w) {
    static const odd_scores nothing;
    if (!w->open)
        return;
    odd_jw_line(w, 2, "{");
    w->listed = true;
    odd_jw_text(w, "id", w->r.id[0]);
    if (w->r.direction != ODD_NO_SIDE)
        odd_jw_direction(w, w->r.direction);
    if (w->r.fact == ODD_FACT_TEAM)
        odd_jw_text(w, "name", w->r.name);
    put_players(w);
    put_numbers(w);
    put_extras(w);
    odd_jw_notes(w);
    odd_jw_raw(w, "}");
    if (w->s.there[ODD_STATED_RANK][0])
        keep_row(w);
    w->s = nothing;
    w->open = false;
}

static void take_contestant(void *owner, const odd_record *r) {
    odd_jsonin_writer *w = owner;
    bool starts = r->fact == ODD_FACT_PAIR || r->fact == ODD_FACT_TEAM || r->fact == ODD_FACT_PLAYER;
    if (starts) {
        close_contestant(w);
        if (!w->listed)
            odd_jw_open(w,
                        r->fact == ODD_FACT_PAIR   ? "pairs"
                        : r->fact == ODD_FACT_TEAM ? "teams"
                                                   : "players",
                        '[');
        w->r = *r;
        w->open = true;
        w->numbers = (odd_text){0};
        for (int i = 0; i < EXTRAS; i++)
            w->there[i] = false;
    }
    for (int i = 0; i < EXTRAS; i++)
        if (r->fact == extras[i]) {
            w->more[i] = *r;
            w->there[i] = true;
        }
    if (r->fact == ODD_FACT_NUMBERS)
        w->numbers = r->text;
    else if (r->fact == ODD_FACT_STATED)
        odd_scores_keep(&w->s, &r->said);
    else if (odd_jw_is_note(r))
        odd_jw_keep_note(w, r);
}

/* ---- Standings --------------------------------------------------------------------------------- */

static bool rows_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_jsonin_writer *w = owner;
    const odd_jw_row *x = &w->rows[a], *y = &w->rows[b];
    if (x->direction != y->direction)
        return x->direction < y->direction;
    return x->s.amount[ODD_STATED_RANK][0] <= y->s.amount[ODD_STATED_RANK][0];
}

static void put_row(odd_jsonin_writer *w, const odd_jw_row *r) {
    odd_stated_kind score = w->has_vp ? ODD_STATED_VP : w->unit;
    odd_jw_line(w, 2, "{");
    w->s = r->s;
    odd_jw_direction(w, r->direction);
    odd_jw_stated(w, "rank", ODD_STATED_RANK, 0, 0);
    odd_jw_key(w, "tied");
    odd_jw_raw(w, r->s.there[ODD_STATED_RANK][1] ? "true" : "false");
    odd_jw_text(w, "id", r->id);
    odd_jw_stated(w, "score", score, 0, 2);
    if (r->s.there[ODD_STATED_PERCENT][0])
        odd_jw_stated(w, "percent", ODD_STATED_PERCENT, 0, 2);
    if (w->has_vp)
        odd_jw_stated(w, "imps", ODD_STATED_IMPS, 0, 0);
    odd_jw_stated(w, "boards", ODD_STATED_BOARDS, 0, 0);
    odd_jw_raw(w, "}");
}

static void put_standings(odd_jsonin_writer *w) {
    const uint32_t *list = odd_sort_numbers(w->out->arena, w->row_count, rows_in_order, w);
    w->no_memory = w->no_memory || list == NULL;
    if (w->row_count == 0 || list == NULL)
        return;
    odd_jw_line(w, 0, "");
    odd_jw_open(w, "standings", '[');
    for (size_t i = 0; i < w->row_count; i++)
        put_row(w, &w->rows[list[i]]);
    w->s = (odd_scores){0}; /* the next object has its own scores, or none */
    odd_jw_raw(w, "]");
}

/* ---- Matches and penalties --------------------------------------------------------------------- */

static void put_unit(odd_jsonin_writer *w, const char *key, const odd_record *r) {
    static const char *const units[] = {"", "%", " mp", " imps", " vp", " points"};
    odd_jw_key(w, key);
    odd_jw_raw(w, "\"");
    odd_jw_number(w, r->amount, 0);
    odd_jw_raw(w, units[r->unit]);
    odd_jw_raw(w, "\"");
}

static void put_both(odd_jsonin_writer *w, const char *key, odd_stated_kind kind) {
    if (!w->s.there[kind][0] && !w->s.there[kind][1])
        return;
    odd_jw_open(w, key, '[');
    for (int i = 0; i < 2; i++) {
        odd_jw_next(w);
        odd_jw_number(w, w->s.amount[kind][i], 0);
    }
    odd_jw_raw(w, "]");
}

/* The scores of a match come in separate records. */
static void close_match(odd_jsonin_writer *w) {
    static const odd_scores nothing;
    if (!w->open)
        return;
    odd_jw_line(w, 2, "{");
    odd_jw_int(w, "round", w->r.round);
    odd_jw_open(w, "teams", '[');
    for (int i = 0; i < 2; i++) {
        odd_jw_next(w);
        odd_jw_string(w, w->r.id[i]);
    }
    odd_jw_raw(w, "]");
    put_both(w, "won", w->unit);
    put_both(w, "vp", ODD_STATED_VP);
    odd_jw_raw(w, "}");
    w->s = nothing;
    w->open = false;
}

/* Begins the list, or its next element. */
static void put_item(odd_jsonin_writer *w, const char *list) {
    if (!w->listed) {
        odd_jw_line(w, 0, "");
        odd_jw_open(w, list, '[');
    }
    w->listed = true;
}

static void take_match(void *owner, const odd_record *r) {
    odd_jsonin_writer *w = owner;
    if (r->fact != ODD_FACT_STATED)
        return;
    put_item(w, "matches");
    if (w->open &&
        (r->round != w->r.round || r->id[0].text != w->r.id[0].text || r->id[1].text != w->r.id[1].text))
        close_match(w);
    w->r = *r;
    w->open = true;
    odd_scores_keep(&w->s, &r->said);
}

static void put_plain(odd_jsonin_writer *w, const odd_record *r, const char *list) {
    put_item(w, list);
    odd_jw_line(w, 2, "{");
    odd_jw_text(w, "id", r->id[0]);
    if (r->round > 0)
        odd_jw_int(w, "round", r->round);
}

static void take_lineup(void *owner, const odd_record *r) {
    odd_jsonin_writer *w = owner;
    if (r->fact != ODD_FACT_LINEUP)
        return;
    put_plain(w, r, "lineups");
    odd_jw_direction(w, r->number == 0 ? ODD_NS : ODD_EW);
    odd_jw_text(w, "players", r->text);
    odd_jw_raw(w, "}");
}

static void take_bye(void *owner, const odd_record *r) {
    odd_jsonin_writer *w = owner;
    if (r->fact != ODD_FACT_BYE)
        return;
    put_plain(w, r, "byes");
    if (r->unit != ODD_UNIT_NONE)
        put_unit(w, "amount", r);
    odd_jw_raw(w, "}");
}

static void take_penalty(void *owner, const odd_record *r) {
    odd_jsonin_writer *w = owner;
    put_plain(w, r, "penalties");
    if (r->direction != ODD_NO_SIDE)
        odd_jw_direction(w, r->direction);
    put_unit(w, "penalty", r);
    if (r->said.there[0])
        odd_jw_amount(w, "taken", r->said.amount[0], 2);
    odd_jw_text(w, "reason", r->text);
    odd_jw_raw(w, "}");
}

/* ---- Boards ------------------------------------------------------------------------------------ */

static void close_play(odd_jsonin_writer *w) {
    static const odd_scores nothing;
    char text[ODD_PLAY_MAX];
    const odd_play *p = &w->r.play;
    if (!w->open || w->r.fact != ODD_FACT_PLAY)
        return;
    if (!w->listed)
        odd_jw_open(w, "results", '[');
    w->listed = true;
    odd_jw_line(w, 3, "{");
    odd_jw_text(w, "ns", w->r.id[0]);
    odd_jw_text(w, "ew", w->r.id[1]);
    odd_outcome_format(text, sizeof text, p, &w->r.ruling, ODD_ASCII);
    odd_jw_word(w, "result", text);
    odd_jw_stated(w, "score", ODD_STATED_SCORE, 0, 0);
    if (w->unit != ODD_STATED_SCORE) {
        odd_jw_stated(w, "ns_score", w->unit, 0, 0);
        odd_jw_stated(w, "ew_score", w->unit, 1, 0);
    }
    if (w->s.there[ODD_STATED_PERCENT][0] || w->s.there[ODD_STATED_PERCENT][1]) {
        odd_jw_stated(w, "ns_percent", ODD_STATED_PERCENT, 0, 0);
        odd_jw_stated(w, "ew_percent", ODD_STATED_PERCENT, 1, 0);
    }
    if (odd_lead_format(text, sizeof text, p->lead, ODD_ASCII) > 0)
        odd_jw_word(w, "lead", text);
    odd_jw_notes(w);
    odd_jw_raw(w, "}");
    w->s = nothing;
}

/* What concerns a board comes before its results. */
static void close_head(odd_jsonin_writer *w) {
    if (w->open && w->r.fact == ODD_FACT_BOARD)
        odd_jw_notes(w);
}

static void close_board(odd_jsonin_writer *w) {
    close_head(w);
    close_play(w);
    if (!w->open)
        return;
    odd_jw_raw(w, w->listed ? "]}" : "}");
    w->open = false;
}

static void open_board(odd_jsonin_writer *w, const odd_record *r) {
    if (w->board == 0) {
        odd_jw_line(w, 0, "");
        odd_jw_open(w, "boards", '[');
    }
    odd_jw_line(w, 1, "{");
    w->board = r->board;
    w->listed = false;
    w->open = true;
    w->r = *r;
    odd_jw_int(w, "board", r->board);
    if (r->session > 0)
        odd_jw_int(w, "session", r->session);
    if (r->round > 0)
        odd_jw_int(w, "round", r->round);
    if (r->group.len > 0)
        odd_jw_text(w, "group", r->group);
    odd_jw_word(w, "dealer", odd_seat_text(r->dealer));
    odd_jw_word(w, "vul", odd_vul_text(r->vul));
}

static void take_board(void *owner, const odd_record *r) {
    odd_jsonin_writer *w = owner;
    char text[ODD_HANDS_MAX];
    switch ((int)r->fact) {
    case ODD_FACT_BOARD:
        close_board(w);
        open_board(w, r);
        break;
    case ODD_FACT_DEAL:
        odd_hands_format(text, sizeof text, &r->deal, w->r.dealer);
        odd_jw_word(w, "deal", text);
        break;
    case ODD_FACT_PLAY:
        close_head(w);
        close_play(w);
        w->r = *r;
        break;
    case ODD_FACT_STATED:
        odd_scores_keep(&w->s, &r->said);
        break;
    default:
        if (odd_jw_is_note(r))
            odd_jw_keep_note(w, r);
    }
}

/* ---- Sessions and movements ----------------------------------------------------------------------- */

static bool put_plan(odd_jsonin_writer *w, const odd_record_source *from) {
    odd_plan_lines plan = odd_plan_lines_of(from, w->out->arena, false);
    if (plan.count > 0) {
        odd_jw_line(w, 0, "");
        odd_jw_open(w, "plan", '[');
        for (size_t i = 0; i < plan.count; i++) {
            odd_jw_line(w, 2, "");
            odd_jw_string(w, plan.list[i]);
        }
        odd_jw_raw(w, "]");
    }
    return !plan.no_memory;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static void request_records(odd_jsonin_writer *w, const odd_record_source *from, unsigned what,
                            odd_take *take) {
    w->open = w->listed = false;
    odd_send_records(from, what, w, take);
}

static void end_list(odd_jsonin_writer *w) {
    if (w->listed)
        odd_jw_raw(w, "]");
}

int odd_jsonin_write(odd_target *out, const odd_record_source *from, odd_error *error) {
    odd_jsonin_writer w;
    odd_jw_begin(&w, out);
    odd_jw_raw(&w, "{");
    request_records(&w, from, ODD_RECORDS_EVENT, take_event);
    if (w.open)
        odd_jw_raw(&w, "}");
    odd_jw_notes(&w);
    odd_jw_line(&w, 0, "");
    request_records(&w, from, ODD_RECORDS_CONTESTANTS, take_contestant);
    close_contestant(&w);
    if (!w.listed)
        odd_jw_open(&w, "pairs", '[');
    odd_jw_raw(&w, "]");
    put_standings(&w);
    request_records(&w, from, ODD_RECORDS_MATCHES, take_lineup);
    end_list(&w);
    request_records(&w, from, ODD_RECORDS_MATCHES, take_bye);
    end_list(&w);
    request_records(&w, from, ODD_RECORDS_MATCHES, take_match);
    close_match(&w);
    end_list(&w);
    request_records(&w, from, ODD_RECORDS_PENALTIES, take_penalty);
    end_list(&w);
    w.no_memory = !put_plan(&w, from) || w.no_memory;
    request_records(&w, from, ODD_RECORDS_BOARDS, take_board);
    close_board(&w);
    odd_jw_raw(&w, w.board > 0 ? "]}\n" : "}\n");
    odd_jw_end(&w);
    return w.no_memory ? odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory") : ODD_OK;
}
