/* An event: receives the records of its log, and stores them. Everything computed from them is in other files. */
#include "base/out.h"
#include "base/bits.h"
#include "base/text.h"
#include "event/event_inner.h"

enum { GROUPS_MAX = 255 };

/* ---- Memory ------------------------------------------------------------------------------------ */

bool odd_event_reserve(odd_event *e, void *array, size_t count, size_t need, size_t *cap, size_t size) {
    if (need <= *cap)
        return true;
    void *things;
    odd_copy(&things, array, sizeof things);
    things = odd_arena_grow(e->arena, things, count, need, cap, size);
    if (things == NULL) {
        e->no_memory = true;
        return false;
    }
    odd_copy(array, &things, sizeof things);
    return true;
}

odd_event *odd_event_new(odd_arena *arena) {
    odd_event *e = ODD_TAKE(arena, 1, odd_event);
    uint32_t *lines = ODD_TAKE(arena, ODD_SET_COUNT, uint32_t);
    odd_text *groups = ODD_TAKE(arena, GROUPS_MAX + 1, odd_text);
    bool *too_large = ODD_TAKE(arena, 1, bool);
    if (e == NULL || too_large == NULL || lines == NULL || groups == NULL)
        return NULL;
    e->arena = arena;
    e->facts.setting_lines = lines;
    e->facts.group_count = 1;
    e->derived.too_large = too_large;
    e->derived.changed = true;
    e->groups = groups;
    if (!odd_event_expect_ids(&e->facts, arena, 0) ||
        odd_event_session_of(e, &(odd_record){.session = 1}) == ODD_NOBODY)
        return NULL;
    e->facts.sessions[0].used = false;
    e->about.winners = 1;
    odd_settings_start(&e->settings);
    return e;
}

/* ---- Lines of travellers ----------------------------------------------------------------------- */

uint8_t odd_event_group_of(odd_event *e, const odd_record *r) {
    if (r->group.len == 0)
        return 0;
    for (size_t i = 1; i < e->facts.group_count; i++)
        if (odd_same_letters(r->group, e->groups[i]))
            return (uint8_t)i;
    if (e->facts.group_count > GROUPS_MAX) {
        odd_event_wrong(e, false, ODD_E_SYNTAX, r->line, r->whole, (odd_text){0},
                        "too many groups: at most 255");
        return 0;
    }
    e->groups[e->facts.group_count] = r->group;
    return (uint8_t)e->facts.group_count++;
}

/* Returns false without memory. */
static bool add_ruling(odd_event *e, const odd_ruling *ruling, uint32_t play) {
    if (!odd_event_room(e, &e->rulings, e->facts.ruling_count, &e->facts.ruling_cap, sizeof(odd_ruling)) ||
        !odd_event_room(e, &e->facts.ruling_play, e->facts.ruling_count, &e->facts.ruling_play_cap,
                        sizeof(uint32_t)))
        return false;
    e->rulings[e->facts.ruling_count] = *ruling;
    e->facts.ruling_play[e->facts.ruling_count++] = play;
    return true;
}

/* Makes room for plays of a board, after those that it has. Returns the index of the first, or ODD_NOBODY
 * without memory; sets *before to the play that they follow, by index + 1. The caller fills and links them,
 * and calls follow. */
static uint32_t add_plays(odd_event *e, odd_board *b, size_t count, uint32_t *before) {
    uint32_t first = (uint32_t)e->about.play_count;
    if (!odd_event_reserve(e, &e->plays, e->about.play_count, e->about.play_count + count, &e->facts.play_cap,
                           sizeof(odd_play)))
        return ODD_NOBODY;
    *before = b->last;
    if (b->last == 0)
        b->first = first + 1;
    e->about.play_count += count;
    b->last = (uint32_t)e->about.play_count;
    b->entries += (uint32_t)count;
    b->stale = true;
    return first;
}

/* Makes the play at an index the next of `before`, by index + 1, if there is one. */
static void follow(odd_event *e, uint32_t before, uint32_t play) {
    if (before != 0)
        e->plays[before - 1].next = play + 1;
}

/* A contestant who sits somewhere for the first time may change the kind of event. */
static void use_seat(odd_event *e, uint32_t seat, int direction) {
    bool *used = &e->facts.tokens[seat].used[direction];
    e->derived.changed = e->derived.changed || !*used;
    *used = true;
}

void odd_event_take_play(odd_event *e, const odd_record *r) {
    const uint32_t *seat = r->play.seat;
    odd_board *b = odd_event_board_of(e, r);
    bool good = b != NULL && seat[0] != ODD_NOBODY && seat[1] != ODD_NOBODY;
    uint32_t before, at = good ? add_plays(e, b, 1, &before) : ODD_NOBODY;
    if (at == ODD_NOBODY)
        return;
    follow(e, before, at);
    odd_play *p = &e->plays[at];
    *p = r->play;
    p->board = (uint16_t)(b - e->boards);
    p->line = r->line;
    p->round = (uint16_t)r->round;
    p->group = odd_event_group_of(e, r);
    for (int d = 0; d < 2; d++)
        use_seat(e, seat[d], d);
    if (p->kind == ODD_RULED && !add_ruling(e, &r->ruling, at))
        p->kind = ODD_VOID;
}

bool odd_plain_place(odd_event *e, odd_plain_run *run, const odd_record *where) {
    odd_board *b = odd_event_board_of(e, where);
    run->group = odd_event_group_of(e, where);
    run->first = b != NULL ? add_plays(e, b, run->count, &run->before) : ODD_NOBODY;
    run->board = b != NULL ? (uint16_t)(b - e->boards) : 0;
    run->round = (uint16_t)where->round;
    return run->first != ODD_NOBODY;
}

void odd_plain_fill(odd_event *e, const odd_plain_run *run) {
    odd_packed vulnerable[ODD_PLAIN_MAX];
    int16_t scores[ODD_PLAIN_MAX];
    bool none = (run->vul_bits[0] | run->vul_bits[1]) == 0;
    odd_play *to = &e->plays[run->first], *last = to + run->count - 1;
    const uint32_t *ns = run->seat[0], *ew = run->seat[1];
    uint32_t line = run->line, next = run->first + 2,
             after = last->next; /* a later line may be linked already */
    for (size_t at = 0, some; at < run->count; at += some) {
        some = run->count - at < ODD_PLAIN_MAX ? run->count - at : ODD_PLAIN_MAX;
        const odd_packed *results = none ? run->result + at : vulnerable;
        for (size_t i = 0; i < some && !none; i++)
            vulnerable[i] = odd_plain_vulnerable(run->vul_bits, run->result[at + i]);
        odd_score_many(scores, results, some);
        for (size_t i = 0; i < some; i++, to++, ns += run->step, ew += run->step) {
            to->line = line++; /* zero, like all new memory */
            to->seat[0] = *ns;
            to->seat[1] = *ew;
            to->next = next++;
            to->round = run->round;
            to->board = run->board;
            to->packed = results[i];
            to->score_pts = scores[i];
            to->group = run->group;
        }
    }
    last->next = after;
}

void odd_plain_follow(odd_event *e, const odd_plain_run *run) {
    follow(e, run->before, run->first);
}

/* Takes ordinary results with known ids. */
static void receive_plain(void *owner, const odd_record *where, const odd_plain *results) {
    odd_plain_run run = {.line = results->line,
                         .count = results->count,
                         .seat = {&results->seat[0][0], &results->seat[0][1]},
                         .step = 2,
                         .result = results->result};
    if (!odd_plain_place(owner, &run, where))
        return;
    odd_plain_fill(owner, &run);
    odd_plain_follow(owner, &run);
}

static uint32_t receive_seat(void *owner, odd_text id, int direction, uint32_t line) {
    uint32_t seat = odd_event_token(owner, id, line);
    if (seat != ODD_NOBODY && direction >= 0)
        use_seat(owner, seat, direction);
    return seat;
}

/* ---- Other lines ------------------------------------------------------------------------------- */

static odd_id_details *about(odd_event *e, const odd_record *r) {
    uint32_t token = odd_event_token(e, r->id[0], r->line);
    if (token == ODD_NOBODY)
        return NULL;
    odd_token *t = &e->facts.tokens[token];
    if (t->about == 0) {
        if (!odd_event_room(e, &e->facts.abouts, e->facts.about_count, &e->facts.about_cap,
                            sizeof(odd_id_details)))
            return NULL;
        e->facts.abouts[e->facts.about_count] = (odd_id_details){.token = token};
        t->about = (uint32_t)++e->facts.about_count;
    }
    e->facts.abouts[t->about - 1].line = r->line;
    return &e->facts.abouts[t->about - 1];
}

static void take_name(odd_event *e, const odd_record *r) {
    odd_id_details *a = about(e, r);
    if (a == NULL)
        return;
    a->named_line = r->line;
    a->kind = r->fact == ODD_FACT_TEAM ? ODD_TEAMS : r->fact == ODD_FACT_PLAYER ? ODD_INDIVIDUALS : ODD_PAIRS;
    a->name = r->name;
    a->players = r->text;
}

static void take_penalty(odd_event *e, const odd_record *r) {
    uint32_t token = odd_event_token(e, r->id[0], r->line);
    if (token == ODD_NOBODY ||
        !odd_event_room(e, &e->penalties, e->about.penalty_count, &e->facts.penalty_cap,
                        sizeof(odd_penalty)) ||
        !odd_event_room(e, &e->facts.penalty_tokens, e->about.penalty_count, &e->facts.penalty_token_cap,
                        sizeof(uint32_t)))
        return;
    e->facts.penalty_tokens[e->about.penalty_count] = token;
    odd_penalty *p = &e->penalties[e->about.penalty_count++];
    *p = (odd_penalty){.line = r->line, .round = r->round, .amount = r->amount, .why = r->text};
    p->session = odd_event_session_of(e, r);
    p->unit = r->unit;
}

static void take_bye(odd_event *e, const odd_record *r) {
    uint32_t token = odd_event_token(e, r->id[0], r->line);
    if (r->round == 0) {
        odd_event_leave_out(e, e->facts.reading, ODD_E_REFERENCE, r->line, r->whole, (odd_text){0},
                            "no round selected: expected a line like 'round 1' before a bye");
        return;
    }
    if (token == ODD_NOBODY ||
        !odd_event_room(e, &e->facts.byes, e->facts.bye_count, &e->facts.bye_cap, sizeof(odd_bye)))
        return;
    e->facts.byes[e->facts.bye_count++] =
        (odd_bye){token, ODD_NOBODY, r->line, r->round, r->amount, r->unit, false};
}

static void take_lineup(odd_event *e, const odd_record *r) {
    uint32_t token = odd_event_token(e, r->id[0], r->line);
    if (token == ODD_NOBODY || !odd_event_room(e, &e->facts.lineups, e->facts.lineup_count,
                                               &e->facts.lineup_cap, sizeof(odd_lineup)))
        return;
    e->facts.lineups[e->facts.lineup_count++] =
        (odd_lineup){token, ODD_NOBODY, r->line, r->round, r->number, r->text};
}

static void take_setting(odd_event *e, const odd_record *r) {
    odd_error error = {0};
    odd_setting_name which = ODD_SET_RULES;
    bool in_value;
    if (odd_settings_change(&e->settings, r->name, r->text, &which, &in_value, &error) != ODD_OK)
        odd_event_leave_out(e, e->facts.reading, error.code, r->line, r->whole, in_value ? r->text : r->name,
                            "%p", (const void *)&error);
    else
        e->facts.setting_lines[which] = r->line;
    if (error.code != ODD_OK || which != ODD_SET_STATUS)
        return;
    bool published = odd_setting(e, ODD_SET_STATUS) != ODD_STATUS_PLAYING;
    if (!published || e->facts.published_line == 0)
        e->facts.published_line = published ? r->line : 0;
}

/* Takes a scale of the library, of a file, or of rows in the line, separated by semicolons. */
static void take_scale(odd_event *e, const odd_record *r) {
    enum { WORD = 5 };
    bool rows =
        r->text.len > WORD && odd_same_letters((odd_text){r->text.text, WORD}, (odd_text){"rows ", WORD});
    odd_text none = {0}, text = {r->text.text, r->text.len - (rows ? WORD : 0)};
    char *copy = rows ? ODD_TAKE(e->arena, text.len, char) : NULL;
    for (size_t i = 0; copy != NULL && i < text.len; i++)
        copy[i] = r->text.text[WORD + i] == ';' ? '\n' : r->text.text[WORD + i];
    e->no_memory = e->no_memory || (rows && copy == NULL);
    e->facts.rows_text = copy != NULL ? (odd_text){copy, text.len} : none;
    e->facts.vp_line = r->line;
    e->facts.vp_guessed = r->guessed;
    e->derived.scale_count = 0;
    e->about.has_vp = true;
    e->about.vp_kind = (odd_vp_kind)r->number;
    e->about.vp_rows = rows ? r->text : none;
    e->about.vp_file = rows ? none : r->text;
}

static void take_title(odd_event *e, const odd_record *r) {
    e->about.title = r->text;
}

static void take_date(odd_event *e, const odd_record *r) {
    e->about.date = r->text;
}

static void take_scoring(odd_event *e, const odd_record *r) {
    e->about.scoring = (odd_scoring)r->number;
    e->about.acbl = r->acbl;
    e->facts.has_scoring = true;
    e->facts.scoring_line = r->line;
}

static void take_winners(odd_event *e, const odd_record *r) {
    e->about.winners = r->number;
    e->facts.has_winners = true;
    e->facts.winners_line = r->line;
}

static void take_phantom(odd_event *e, const odd_record *r) {
    odd_id_details *a = about(e, r);
    if (a != NULL)
        a->phantom = e->derived.any_phantom = true;
}

static void take_carryover(odd_event *e, const odd_record *r) {
    odd_id_details *a = about(e, r);
    if (a == NULL)
        return;
    a->carry = r->amount;
    a->carry_unit = r->unit;
    a->carry_line = r->line;
}

static void take_handicap(odd_event *e, const odd_record *r) {
    odd_id_details *a = about(e, r);
    if (a == NULL)
        return;
    a->handicap = r->amount;
    a->handicap_unit = r->unit;
    a->handicap_line = r->line;
}

static void take_strat(odd_event *e, const odd_record *r) {
    odd_id_details *a = about(e, r);
    if (a != NULL)
        a->strat = (char)('A' + r->number);
}

/* Takes lines other than traveller lines and notes: after each, everything is arranged again. */
static void take_other(odd_event *e, const odd_record *r) {
    static void (*const takes[ODD_FACT_COUNT])(odd_event *, const odd_record *) = {
        [ODD_FACT_TITLE] = take_title,
        [ODD_FACT_DATE] = take_date,
        [ODD_FACT_SCORING] = take_scoring,
        [ODD_FACT_WINNERS] = take_winners,
        [ODD_FACT_PAIR] = take_name,
        [ODD_FACT_TEAM] = take_name,
        [ODD_FACT_PLAYER] = take_name,
        [ODD_FACT_PHANTOM] = take_phantom,
        [ODD_FACT_CARRYOVER] = take_carryover,
        [ODD_FACT_HANDICAP] = take_handicap,
        [ODD_FACT_STRAT] = take_strat,
        [ODD_FACT_PENALTY] = take_penalty,
        [ODD_FACT_BYE] = take_bye,
        [ODD_FACT_LINEUP] = take_lineup,
        [ODD_FACT_VP] = take_scale,
        [ODD_FACT_SET] = take_setting,
        [ODD_FACT_SESSION] = odd_event_take_session,
        [ODD_FACT_COMBINE] = odd_event_take_combine,
        [ODD_FACT_MOVEMENT] = odd_event_take_movement,
        [ODD_FACT_ROW] = odd_event_take_row,
        [ODD_FACT_SEAT] = odd_event_take_seat,
        [ODD_FACT_UNPLAYED] = odd_event_take_unplayed,
    };
    if (takes[r->fact] != NULL)
        takes[r->fact](e, r);
    e->derived.changed = true;
}

void odd_event_take(odd_event *e, const odd_record *r) {
    if (r->fact == ODD_FACT_PLAY)
        odd_event_take_play(e, r);
    else if (r->taken_back)
        odd_event_withdraw(e, r);
    else if (!odd_event_take_note(e, r))
        take_other(e, r);
}

static void receive_record(void *owner, const odd_record *r) {
    odd_event_take(owner, r);
}

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Reserved memory that is not used costs nothing. */
int odd_event_expect(odd_event *e, size_t lines) {
    size_t plays = e->about.play_count + lines, tokens = e->facts.token_count + lines / 16;
    bool good =
        odd_event_reserve(e, &e->plays, e->about.play_count, plays, &e->facts.play_cap, sizeof(odd_play)) &&
        odd_event_reserve(e, &e->facts.tokens, e->facts.token_count, tokens, &e->facts.token_cap,
                          sizeof(odd_token)) &&
        odd_event_reserve(e, &e->derived.holders, e->facts.token_count, tokens, &e->derived.holder_cap,
                          sizeof(odd_holder)) &&
        odd_event_expect_ids(&e->facts, e->arena, tokens);
    return good ? ODD_OK : ODD_E_MEMORY;
}

/* Returns the number of lines of a text, including a last one without an end, even if it is empty. */
static uint32_t count_lines(const char *text, size_t len) {
    size_t lines = 1, at = 0;
    for (; ODD_QUICK && at + ODD_WORD_BYTES <= len; at += ODD_WORD_BYTES)
        lines += odd_word_count(odd_word_marks(odd_word_at(text + at), '\n'));
    for (; at < len; at++)
        lines += text[at] == '\n';
    return (uint32_t)lines;
}

/* Makes room at once for a long text, so that arrays are not copied as they grow. */
static int make_room(odd_event *e, const char *text, size_t len) {
    enum {
        LONG = 1 << 16,
        SHORT = 16
    }; /* bytes of texts, and lines: if lines are shorter, arrays grow as needed */
    if (!ODD_QUICK || len < LONG || e->facts.play_cap - e->about.play_count > len / SHORT)
        return ODD_OK;
    return odd_event_expect(e, count_lines(text, len));
}

odd_record_receiver odd_event_taker(odd_event *e) {
    return (odd_record_receiver){e, receive_record, receive_seat, ODD_QUICK ? receive_plain : NULL,
                                 odd_event_take_error};
}

/* Stores the text, so that its lines can be shown. */
static int was_read(odd_event *e, const char *text, size_t len, uint32_t line, uint32_t lines) {
    if (odd_event_room(e, &e->facts.chunks, e->facts.chunk_count, &e->facts.chunk_cap, sizeof(odd_chunk)))
        e->facts.chunks[e->facts.chunk_count++] = (odd_chunk){{text, len}, line, lines};
    if (!odd_event_keep_problems(e) || e->no_memory)
        return ODD_E_MEMORY;
    return odd_event_first_error(e);
}

/* Lines may end with carriage returns alone. If a text has a line feed, the rest is not examined. */
static const char *with_line_feeds(odd_event *e, const char *text, size_t len) {
    bool returns = false;
    for (size_t i = 0; i < len; i++) {
        if (text[i] == '\n')
            return text;
        returns = returns || text[i] == '\r';
    }
    char *lines = returns ? odd_arena_take(e->arena, len, 1) : NULL;
    for (size_t i = 0; lines != NULL && i < len; i++)
        lines[i] = text[i] == '\r' ? '\n' : text[i];
    e->no_memory = e->no_memory || (returns && lines == NULL);
    return lines != NULL ? lines : text;
}

int odd_event_read(odd_event *e, const char *text, size_t len) {
    odd_event_forget_problems(e);
    text = with_line_feeds(e, text, len);
    if (make_room(e, text, len) != ODD_OK)
        return ODD_E_MEMORY;
    uint32_t before = e->facts.log.line;
    e->facts.log.taker = odd_event_taker(e);
    e->facts.log.arena = e->arena;
    if (!odd_event_read_parts(e, text, len))
        odd_log_read(&e->facts.log, text, len);
    return was_read(e, text, len, before + 1, e->facts.log.line - before);
}

bool odd_event_has_results(const odd_event *e) {
    size_t i = 0;
    while (i < e->about.play_count && e->plays[i].kind != ODD_PLAYED && e->plays[i].kind != ODD_RULED)
        i++;
    return i < e->about.play_count;
}

int odd_event_read_as(odd_event *e, const odd_file_format *format, odd_source *source) {
    odd_event_forget_problems(e);
    source->taker = odd_event_taker(e);
    source->arena = e->arena;
    e->facts.foreign = e->facts.reading = true;
    e->facts.lenient = source->lenient;
    format->read(source);
    e->facts.reading = false;
    if (!odd_event_has_results(e) && e->about.deal_count == 0)
        odd_event_refuse_left_out(e);
    e->facts.foreign_plays = e->about.play_count;
    uint32_t lines = count_lines(source->bytes, source->len);
    e->facts.log.line = lines; /* lines of a log may follow */
    return was_read(e, source->bytes, source->len, 1, lines);
}

void odd_event_scale(odd_event *e, const char *text, size_t len) {
    e->facts.scale_text = (odd_text){text, len};
    e->facts.has_scale_text = true;
    e->derived.scale_count = 0;
    e->derived.changed = true;
}

odd_text odd_event_line(const odd_event *e, uint32_t line) {
    for (size_t i = 0; i < e->facts.chunk_count; i++) {
        const odd_chunk *c = &e->facts.chunks[i];
        if (line < c->line || line >= c->line + c->lines)
            continue;
        size_t at = 0, ends;
        uint32_t n = c->line;
        for (; ODD_QUICK && at + ODD_WORD_BYTES <= c->text.len; at += ODD_WORD_BYTES, n += (uint32_t)ends) {
            ends = odd_word_count(odd_word_marks(odd_word_at(c->text.text + at), '\n'));
            if (line - n <= ends)
                break;
        }
        for (; n < line; at++)
            n += c->text.text[at] == '\n';
        size_t end = at;
        while (end < c->text.len && c->text.text[end] != '\n')
            end++;
        while (end > at && c->text.text[end - 1] == '\r')
            end--;
        return (odd_text){c->text.text + at, end - at};
    }
    return (odd_text){0};
}
