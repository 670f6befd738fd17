/* The round clock of an event: who plays how long, and when. A stored clock is where it stood at one moment; where it stands now
 * follows from the time that has passed and the rounds of the movement, so no timer runs and a restart changes nothing. Durations
 * are measured by a clock that nobody sets, from the first look at a stored clock on. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "report/columns.h"
#include "report/open_event.h"
#include "server/handlers.h"

enum { MINUTE_MS = 60000, MINUTES_MAX = 600 };

static const char *const phases[ODD_PHASE_COUNT] = {"before", "play", "move", "break", "over"};

/* ---- Where it stands --------------------------------------------------------------------------- */

static int break_after(const odd_clock *c, int round) {
    for (int i = 0; i < c->break_count; i++)
        if (c->breaks[i].after == round)
            return c->breaks[i].minutes;
    return 0;
}

static int64_t length_of(const odd_clock *c, const odd_event *e, odd_phase phase, int round) {
    int boards = phase == ODD_PHASE_PLAY ? odd_round_of(e, round).boards : 0;
    switch (phase) {
    case ODD_PHASE_PLAY:
        return (int64_t)c->board_minutes * (boards > 0 ? boards : 1) * MINUTE_MS;
    case ODD_PHASE_MOVE:
        return (int64_t)c->move_minutes * MINUTE_MS;
    case ODD_PHASE_BREAK:
        return (int64_t)break_after(c, round) * MINUTE_MS;
    case ODD_PHASE_BEFORE:
    case ODD_PHASE_OVER:
    case ODD_PHASE_COUNT:
        break;
    }
    return 0;
}

static void enter(odd_clock *c, const odd_event *e, odd_phase phase, int round) {
    c->phase = phase;
    c->round = round;
    c->left_ms = length_of(c, e, phase, round);
    c->running = c->running && phase != ODD_PHASE_OVER && phase != ODD_PHASE_BEFORE;
}

/* A round is followed by a move or a break; nothing follows the last one. */
static void end_round(odd_clock *c, const odd_event *e) {
    if (c->round >= odd_round_of(e, c->round).rounds)
        enter(c, e, ODD_PHASE_OVER, c->round);
    else
        enter(c, e, break_after(c, c->round) > 0 ? ODD_PHASE_BREAK : ODD_PHASE_MOVE, c->round);
}

static void end_phase(odd_clock *c, const odd_event *e) {
    if (c->phase == ODD_PHASE_PLAY)
        end_round(c, e);
    else
        enter(c, e, ODD_PHASE_PLAY, c->round + 1);
}

void odd_clock_advance(odd_clock *c, const odd_event *e, int64_t passed_ms) {
    if (!c->running)
        return;
    c->left_ms -= passed_ms > 0 ? passed_ms : 0;
    while (c->running && c->left_ms <= 0) {
        int64_t late_ms = c->left_ms;
        end_phase(c, e);
        c->left_ms += c->running ? late_ms : 0;
    }
}

/* ---- What a director does ------------------------------------------------------------------------- */

typedef enum clock_action { START, PAUSE, ADD, MOVE, NEXT, BACK, SET, RESET, DEEDS } clock_action;

static clock_action deed_of(odd_text word) {
    static const char *const words[DEEDS] = {"start", "pause", "add", "move", "next", "back", "set", "reset"};
    int at = 0;
    while (at < DEEDS && !odd_text_same(word, odd_text_of(words[at])))
        at++;
    return (clock_action)at;
}

static void go_next(odd_clock *c, const odd_event *e) {
    int rounds = odd_round_of(e, c->round).rounds;
    bool last = c->round >= rounds || c->phase == ODD_PHASE_OVER;
    c->running = true;
    enter(c, e, last ? ODD_PHASE_OVER : ODD_PHASE_PLAY, last ? rounds : c->round + 1);
}

/* Goes back from a move to the round that has ended, and from a round to the one before it. */
static void go_back(odd_clock *c, const odd_event *e) {
    int round = c->phase == ODD_PHASE_PLAY ? c->round - 1 : c->round;
    if (c->phase == ODD_PHASE_BEFORE || round < 1)
        enter(c, e, ODD_PHASE_BEFORE, 0);
    else
        enter(c, e, ODD_PHASE_PLAY, round);
}

static void act(odd_clock *c, const odd_event *e, clock_action what, int minutes) {
    switch (what) {
    case START:
        c->running = c->phase != ODD_PHASE_OVER;
        if (c->phase == ODD_PHASE_BEFORE)
            enter(c, e, ODD_PHASE_PLAY, 1);
        break;
    case PAUSE:
        c->running = false;
        break;
    case ADD:
        c->left_ms += (int64_t)minutes * MINUTE_MS;
        c->left_ms = c->left_ms < 0 ? 0 : c->left_ms;
        break;
    case MOVE:
        if (c->phase == ODD_PHASE_PLAY)
            end_round(c, e);
        break;
    case NEXT:
        go_next(c, e);
        break;
    case BACK:
        go_back(c, e);
        break;
    case RESET:
        enter(c, e, ODD_PHASE_BEFORE, 0);
        break;
    case SET:
    case DEEDS:
        break;
    }
}

/* "4 15": after round 4, 15 minutes. */
static bool read_break(odd_clock *c, odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    int after = text.text != NULL ? odd_scan_number(&s) : -1;
    int minutes = after > 0 && odd_scan_blanks(&s) ? odd_scan_number(&s) : -1;
    if (minutes <= 0 || minutes > MINUTES_MAX || !odd_scan_end(&s))
        return false;
    c->breaks[c->break_count].after = after;
    c->breaks[c->break_count++].minutes = minutes;
    return true;
}

static bool read_breaks(odd_clock *c, const odd_fields *f, bool asked) {
    int count = odd_fields_list(f, "breaks");
    if (count < 0 || count > ODD_CLOCK_BREAKS)
        return false;
    if (count > 0 || asked)
        c->break_count = 0;
    for (int i = 0; i < count; i++)
        if (!read_break(c, odd_fields_item(f, "breaks", i)))
            return false;
    return true;
}

static bool read_minutes(const odd_fields *f, const char *name, int *minutes, int least) {
    int64_t value = *minutes;
    bool good = odd_fields_int(f, name, &value) && value >= least && value <= MINUTES_MAX;
    if (good)
        *minutes = (int)value;
    return good;
}

static bool read_settings(odd_clock *c, const odd_fields *f) {
    return read_minutes(f, "minutes_board", &c->board_minutes, 1) &&
           read_minutes(f, "minutes_move", &c->move_minutes, 0) &&
           read_minutes(f, "warning", &c->warning_minutes, 0) &&
           read_breaks(c, f, odd_fields_has(f, "breaks"));
}

const char odd_clock_no_rounds[] = "the event has no movement: the clock follows its rounds";

const char *odd_clock_act(odd_clock *c, const odd_event *e, const odd_fields *fields) {
    odd_text action = {0};
    int minutes = 1;
    int64_t before_ms = length_of(c, e, c->phase, c->round);
    if (!odd_fields_text(fields, "action", &action) || deed_of(action) == DEEDS)
        return "expected an action: start, pause, add, move, next, back, set or reset";
    if (!read_minutes(fields, "minutes", &minutes, -MINUTES_MAX) || !read_settings(c, fields))
        return "expected whole minutes up to 600, and breaks like \"4 15\": 15 minutes after round 4";
    if (odd_round_of(e, 1).rounds == 0)
        return odd_clock_no_rounds;
    c->set = true;
    if (c->running || c->left_ms > 0) /* new minutes also apply to the phase that has begun */
        c->left_ms += length_of(c, e, c->phase, c->round) - before_ms;
    c->left_ms = c->left_ms < 0 ? 0 : c->left_ms;
    act(c, e, deed_of(action), minutes);
    return NULL;
}

/* ---- As it is stored, and as it is told ------------------------------------------------------------ */

static void put_breaks(odd_out *o, const odd_clock *c) {
    odd_json_open(o, "breaks", '[');
    for (int i = 0; i < c->break_count; i++) {
        odd_json_next(o);
        odd_out_words(o, "\"%d %d\"", c->breaks[i].after, c->breaks[i].minutes);
    }
    odd_out_char(o, ']');
}

/* Writes the members that the stored form and the JSON share: settings, phase and round. */
static void put_common(odd_out *o, const odd_clock *c) {
    odd_json_word(o, "phase", phases[c->phase]);
    odd_json_int(o, "round", c->round);
    odd_json_int(o, "minutes_board", c->board_minutes);
    odd_json_int(o, "minutes_move", c->move_minutes);
    odd_json_int(o, "warning_minutes", c->warning_minutes);
    put_breaks(o, c);
}

void odd_clock_store(odd_out *o, const odd_clock *c, int64_t now_ms) {
    odd_out_char(o, '{');
    put_common(o, c);
    odd_json_int(o, "runs", c->running);
    odd_json_int(o, "left", c->left_ms);
    odd_json_int(o, "at", now_ms);
    odd_out_char(o, '}');
}

bool odd_clock_read(odd_clock *c, odd_text stored, int64_t *at_ms) {
    odd_error error;
    odd_fields *f = odd_fields_read(stored, &error);
    odd_text phase = {0};
    int64_t round = 0, runs = 0, left = 0;
    *c = ODD_CLOCK_NEW;
    *at_ms = 0;
    bool good = f != NULL && odd_fields_text(f, "phase", &phase) && odd_fields_int(f, "round", &round) &&
                odd_fields_int(f, "runs", &runs) && odd_fields_int(f, "left", &left) &&
                odd_fields_int(f, "at", at_ms) && round >= 0 && round <= 1000 &&
                read_minutes(f, "warning_minutes", &c->warning_minutes, 0) && read_settings(c, f);
    for (int i = 0; i < ODD_PHASE_COUNT && good; i++)
        if (odd_text_same(phase, odd_text_of(phases[i])))
            c->phase = (odd_phase)i;
    odd_fields_close(f);
    c->set = good;
    c->round = (int)round;
    c->running = runs != 0;
    c->left_ms = left;
    return good;
}

/* The round for which players are called: the coming one, or the one in play. */
static int called_round(const odd_clock *c) {
    return c->phase == ODD_PHASE_PLAY ? c->round : c->round + 1;
}

void odd_clock_json(odd_out *o, const odd_clock *c, const odd_event *e) {
    odd_round_info called = odd_round_of(e, called_round(c));
    bool coming = c->phase == ODD_PHASE_MOVE || c->phase == ODD_PHASE_BREAK;
    odd_out_char(o, '{');
    odd_json_bool(o, "set", c->set);
    put_common(o, c);
    odd_json_int(o, "rounds", called.rounds);
    odd_json_int(o, "boards", called.boards);
    odd_json_bool(o, "running", c->running);
    odd_json_bool(o, "skip", coming && called.skip);
    odd_json_bool(o, "switched", c->phase != ODD_PHASE_OVER && called.switched);
    odd_json_int(o, "length_ms", length_of(c, e, c->phase, c->round));
}

void odd_clock_end(odd_out *o, const odd_clock *c, int64_t passed_ms) {
    int64_t left_ms = c->left_ms - (c->running && passed_ms > 0 ? passed_ms : 0);
    int64_t warning_ms = (int64_t)c->warning_minutes * MINUTE_MS;
    left_ms = left_ms > 0 ? left_ms : 0;
    odd_json_bool(o, "warning", c->phase == ODD_PHASE_PLAY && left_ms <= warning_ms);
    odd_json_int(o, "left_ms", left_ms);
    odd_out_char(o, '}');
}
