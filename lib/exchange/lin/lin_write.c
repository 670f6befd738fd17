/* Writes an event as LIN: a match of two teams with both rooms, one segment per round; any other event as
 * boards at tables, one after the other, each with its players. Results are in the list at the top of a segment
 * if a room has at most one per board, and otherwise follow from auction and tricks. lin_tables.c writes the
 * tables. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/lin/lin.h"
#include "exchange/field_text.h"

/* ---- What is told ------------------------------------------------------------------------------ */

static void lose(odd_lin_writer *w, odd_fact fact) {
    w->lost.counts[fact]++;
}

static odd_lin_entry *last_entry(odd_lin_writer *w) {
    return w->entry_count > 0 ? &w->entries[w->entry_count - 1] : NULL;
}

static odd_lin_entry *new_entry(odd_lin_writer *w) {
    if (!ODD_MORE(w->out->arena, w->entries, w->entry_count, w->entry_cap))
        return NULL;
    w->entries[w->entry_count] = (odd_lin_entry){0};
    return &w->entries[w->entry_count++];
}

static void take_board(odd_lin_writer *w, const odd_record *r) {
    odd_lin_entry *e = new_entry(w);
    if (e == NULL)
        return;
    e->board = r->board;
    e->round = r->round;
    e->dealer = r->dealer;
    e->vul = r->vul;
    if (r->group.len > 0)
        lose(w, ODD_FACT_BOARD);
}

/* The first result of a board is in the entry that the board made. */
static void take_play(odd_lin_writer *w, const odd_record *r) {
    odd_lin_entry *e = last_entry(w);
    if (e == NULL)
        return;
    if (e->played) {
        odd_lin_entry board = *e;
        if ((e = new_entry(w)) == NULL)
            return;
        *e = (odd_lin_entry){.board = board.board,
                             .round = board.round,
                             .dealer = board.dealer,
                             .vul = board.vul,
                             .dealt = board.dealt,
                             .hands = board.hands};
    }
    e->played = true;
    e->play = r->play;
    for (int d = 0; d < 2; d++) {
        e->own_id[d] = r->id[d];
        e->id[d] = odd_roster_result_id(&w->roster, r->id[d], d);
        e->award[d] = r->ruling.side[d].award;
    }
    e->split = r->ruling.split;
}

static bool starts_with(odd_text text, const char *start) {
    odd_scan s = {text.text, text.len, 0};
    return odd_scan_word(&s, start);
}

/* "2:transfer" */
static bool take_note(odd_lin_writer *w, odd_lin_entry *e, odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    int number = odd_scan_number(&s);
    if (number < 1 || number > ODD_LIN_NOTES || !odd_scan_bytes(&s, ":"))
        return false;
    if (e->notes == NULL)
        e->notes = ODD_TAKE(w->out->arena, ODD_LIN_NOTES, odd_text);
    if (e->notes != NULL)
        e->notes[number - 1] = (odd_text){text.text + s.at, text.len - s.at};
    return true;
}

static void take_tag(odd_lin_writer *w, const odd_record *r) {
    odd_lin_entry *e = last_entry(w);
    bool about_table =
        e != NULL && (r->about == ODD_ABOUT_PLAY || (r->about == ODD_ABOUT_BOARD && !e->played));
    if (r->about == ODD_ABOUT_EVENT && starts_with(r->name, "session") && w->session.len == 0)
        w->session = r->text;
    else if (about_table && starts_with(r->name, "pbn:note") && take_note(w, e, r->text))
        return;
    else if (about_table && starts_with(r->name, "lin:mp"))
        e->mp = r->text;
    else if (about_table && starts_with(r->name, "lin:result") &&
             odd_result_parse(&e->own, r->text.text, r->text.len, NULL) == ODD_OK)
        e->has_own = true;
    else
        lose(w, ODD_FACT_TAG);
}

static void take_lineup(odd_lin_writer *w, const odd_record *r) {
    uint32_t before = odd_roster_lineup(&w->roster, r->id[0]);
    for (; before != 0 && w->roster.lineups[before - 1].round == r->round; /* a change within a round */
         before = w->roster.lineups[before - 1].before)
        if (w->roster.lineups[before - 1].direction == r->number) {
            lose(w, ODD_FACT_LINEUP);
            break;
        }
    odd_roster_take(&w->roster, r);
}

static void take_who(odd_lin_writer *w, const odd_record *r) {
    odd_roster_take(&w->roster, r);
    if (r->fact == ODD_FACT_WINNERS && r->number == 2)
        lose(w, r->fact);
}

static void take_title(odd_lin_writer *w, const odd_record *r) {
    w->title = r->text;
}

static void take_scoring(odd_lin_writer *w, const odd_record *r) {
    w->scoring = (odd_scoring)r->number;
    if (r->acbl || r->number == ODD_BUTLER || r->number == ODD_PATTON)
        lose(w, ODD_FACT_SCORING);
}

static void take_deal(odd_lin_writer *w, const odd_record *r) {
    odd_lin_entry *e = last_entry(w);
    if (e == NULL)
        return;
    e->dealt = true;
    e->hands = r->deal;
}

/* Takes calls or cards: only the first ones of a table. */
static void take_sequence(odd_lin_writer *w, const odd_record *r) {
    odd_lin_entry *e = last_entry(w);
    bool calls = r->fact == ODD_FACT_AUCTION;
    odd_text *text = e == NULL ? NULL : calls ? &e->auction : &e->cards;
    if (text == NULL || text->len > 0)
        lose(w, r->fact);
    else
        *text = r->text;
    if (e != NULL)
        *(calls ? &e->caller : &e->leader) = (odd_seat)r->number;
}

static void take_said(odd_lin_writer *w, const odd_record *r) { /* it follows from the results */
    (void)w;
    (void)r;
}

static void take(void *owner, const odd_record *r) {
    static void (*const takers[ODD_FACT_COUNT])(odd_lin_writer * w, const odd_record *r) = {
        [ODD_FACT_TITLE] = take_title,    [ODD_FACT_SCORING] = take_scoring,
        [ODD_FACT_WINNERS] = take_who,    [ODD_FACT_PAIR] = take_who,
        [ODD_FACT_TEAM] = take_who,       [ODD_FACT_PLAYER] = take_who,
        [ODD_FACT_CARRYOVER] = take_who,  [ODD_FACT_LINEUP] = take_lineup,
        [ODD_FACT_BOARD] = take_board,    [ODD_FACT_DEAL] = take_deal,
        [ODD_FACT_PLAY] = take_play,      [ODD_FACT_AUCTION] = take_sequence,
        [ODD_FACT_CARDS] = take_sequence, [ODD_FACT_TAG] = take_tag,
        [ODD_FACT_STATED] = take_said,
    };
    if (takers[r->fact] != NULL)
        takers[r->fact](owner, r);
    else
        lose(owner, r->fact);
}

/* ---- Lists ------------------------------------------------------------------------------------- */

void odd_lin_put(const odd_lin_writer *w, odd_text text, bool in_list) {
    text = odd_lin_trim(text);
    size_t done = 0;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.text[i];
        const char *instead = c == '|'                 ? "/"
                              : (unsigned char)c < ' ' ? " "
                              : c == ',' && in_list    ? ";"
                                                       : NULL;
        if (instead == NULL)
            continue;
        odd_target_text(w->out, (odd_text){text.text + done, i - done});
        odd_target_string(w->out, instead);
        done = i + 1;
    }
    if (done < text.len)
        odd_target_text(w->out, (odd_text){text.text + done, text.len - done});
}

/* The team with an id, in the order of the records; -1 if there is none. */
static int team_of(const odd_lin_writer *w, odd_text id) {
    const odd_entrant *e = odd_roster_find(&w->roster, id, ODD_NO_SIDE);
    return e != NULL ? (int)(e - w->roster.list) : -1;
}

static int room_of(const odd_lin_writer *w, const odd_lin_entry *e) {
    return w->match && team_of(w, e->id[0]) == 1;
}

/* The end of the entries of a board in a segment. */
static size_t end_of_board(const odd_lin_writer *w, size_t i) {
    size_t end = i + 1;
    while (end < w->entry_count && w->entries[end].board == w->entries[i].board &&
           w->entries[end].round == w->entries[i].round)
        end++;
    return end;
}

/* Returns whether a segment has lists. Without them, a result must follow from its calls. */
static bool has_lists(const odd_lin_writer *w, size_t from, size_t to) {
    for (size_t i = from, end; i < to; i = end) {
        int count[ODD_LIN_ROOMS] = {0};
        end = end_of_board(w, i);
        for (size_t k = i; k < end; k++)
            count[room_of(w, &w->entries[k])] += w->entries[k].played;
        if (count[0] > 1 || count[1] > 1)
            return false;
    }
    return true;
}

static void put_result(const odd_lin_writer *w, const odd_lin_entry *e) {
    static const char signs[] = {
        [ODD_AWARD_AVE] = '=', [ODD_AWARD_AVE_PLUS] = '+', [ODD_AWARD_AVE_MINUS] = '-'};
    odd_result r = odd_unpack(e->play.packed, NULL);
    if (e->play.kind == ODD_RULED) {
        odd_target_format(w->out, "A%c%c", signs[e->award[0]], signs[e->award[1]]);
        return;
    }
    if (r.level == 0) {
        odd_target_string(w->out, "PASS");
        return;
    }
    int over = r.tricks - 6 - r.level;
    const char *strain = r.strain == ODD_NT ? "N" : odd_strain_text(r.strain, ODD_ASCII);
    odd_target_format(w->out, "%d%s%s%s", r.level, strain, odd_seat_text(r.declarer),
                      r.doubling == ODD_DOUBLED     ? "x"
                      : r.doubling == ODD_REDOUBLED ? "xx"
                                                    : "");
    if (over == 0)
        odd_target_string(w->out, "=");
    else
        odd_target_format(w->out, over > 0 ? "+%d" : "%d", over);
}

bool odd_lin_can_list(const odd_lin_entry *e) {
    bool average = true;
    for (int d = 0; d < 2; d++)
        average = average && e->award[d] >= ODD_AWARD_AVE_MINUS && e->award[d] <= ODD_AWARD_AVE_PLUS;
    if (e->play.kind == ODD_RULED)
        return average && !e->split;
    return e->play.kind == ODD_PLAYED && !e->play.bare && !e->play.turned;
}

/* Writes two entries per board; the entry of a room without a result is empty. */
static void put_list(const odd_lin_writer *w, const char *key, size_t from, size_t to, bool results) {
    odd_target_string(w->out, key);
    for (size_t i = from, end; i < to; i = end) {
        end = end_of_board(w, i);
        for (int room = 0; room < ODD_LIN_ROOMS; room++) {
            odd_target_string(w->out, i > from || room > 0 ? "," : "");
            for (size_t k = i; k < end; k++) {
                const odd_lin_entry *e = &w->entries[k];
                if (!e->played || room_of(w, e) != room)
                    continue;
                if (results && odd_lin_can_list(e))
                    put_result(w, e);
                else if (!results)
                    odd_lin_put(w, e->mp, true);
            }
        }
    }
    odd_target_string(w->out, "|\n");
}

static void put_numbers(const odd_lin_writer *w, size_t from, size_t to) {
    odd_target_string(w->out, "bn|");
    for (size_t i = from; i < to; i = end_of_board(w, i))
        odd_target_format(w->out, "%s%d", i > from ? "," : "", w->entries[i].board);
    odd_target_string(w->out, "|\n");
}

static void put_lists(const odd_lin_writer *w, size_t from, size_t to) {
    bool gaps = false, mps = false, results = false;
    int expected = w->entries[from].board;
    for (size_t i = from; i < to; i = end_of_board(w, i))
        gaps = gaps || w->entries[i].board != expected++;
    for (size_t i = from; i < to; i++) {
        mps = mps || w->entries[i].mp.len > 0;
        results = results || w->entries[i].played;
    }
    if (results)
        put_list(w, "rs|", from, to, true);
    if (mps)
        put_list(w, "mp|", from, to, false);
    if (gaps && (results || mps))
        put_numbers(w, from, to);
}

/* ---- Segments ---------------------------------------------------------------------------------- */

static void put_team(const odd_lin_writer *w, size_t team, bool first) {
    char amount[ODD_AMOUNT_MAX];
    const odd_entrant *c = &w->roster.list[team];
    odd_target_string(w->out, ",");
    odd_lin_put(w, c->name.len > 0 ? c->name : c->id, true);
    odd_amount_format(amount, sizeof amount, c->carry, 0);
    odd_target_format(w->out, ",%s", first ? amount : "");
}

static void put_header(const odd_lin_writer *w, size_t from, size_t to) {
    static const char *const letters[ODD_SCORING_COUNT] = {"P", "I", "I", "B", "T", "I", "B"};
    odd_target_string(w->out, "vg|");
    odd_lin_put(w, w->title, true);
    odd_target_string(w->out, ",");
    odd_lin_put(w, w->session, true);
    odd_target_format(w->out, ",%s,%d,%d", letters[w->scoring], w->entries[from].board,
                      w->entries[to - 1].board);
    for (size_t team = 0; team < 2; team++) {
        if (w->match)
            put_team(w, team, from == 0);
        else
            odd_target_string(w->out, ",,");
    }
    odd_target_string(w->out, "|\n");
}

/* Writes who sat in both rooms, as far as records say it before or in a round. */
static void put_lineups(odd_lin_writer *w, int round) {
    odd_text seats[ODD_LIN_ROOMS][2] = {{{0}}};
    bool any = false;
    for (size_t i = 0; i < w->roster.lineup_count; i++) {
        const odd_lineup *l = &w->roster.lineups[i];
        int team = team_of(w, l->id), room = team == l->direction ? 0 : 1;
        if (l->round > round || team < 0 || team > 1)
            continue;
        seats[room][l->direction] = l->players;
        any = true;
    }
    if (!any)
        return;
    odd_target_string(w->out, "pn|");
    for (int room = 0; room < ODD_LIN_ROOMS; room++) {
        odd_target_string(w->out, room > 0 ? "," : "");
        odd_lin_put_names(w, seats[room]);
    }
    odd_target_string(w->out, "|\n");
}

static void write_segment(odd_lin_writer *w, size_t from, size_t to) {
    bool listed = has_lists(w, from, to);
    put_header(w, from, to);
    if (listed)
        put_lists(w, from, to);
    if (w->match)
        put_lineups(w, w->entries[from].round);
    odd_target_string(w->out, "pg||\n");
    for (size_t i = from; i < to; i++) {
        bool first = i == from || w->entries[i].board != w->entries[i - 1].board;
        odd_lin_put_table(w, &w->entries[i], room_of(w, &w->entries[i]), listed, first);
    }
}

/* Counts names and carry-overs that have no place in the file. */
static void count_lost(odd_lin_writer *w) {
    bool rounds = false;
    for (size_t i = 0; i < w->entry_count && !w->match; i++)
        rounds = rounds || w->entries[i].round != 0;
    w->lost.counts[ODD_FACT_BOARD] += rounds;
    for (size_t i = 0; i < w->roster.count; i++) {
        w->lost.counts[ODD_FACT_CARRYOVER] += !w->match && w->roster.list[i].carry != 0;
        w->lost.counts[ODD_FACT_TEAM] += w->roster.contest == ODD_TEAMS &&
                                         w->roster.list[i].players.len > 0 &&
                                         (!w->match || w->roster.lineup_count == 0);
    }
    if (!w->match)
        w->lost.counts[ODD_FACT_LINEUP] += w->roster.lineup_count;
    odd_losses_report(&w->lost, w->out);
}

int odd_lin_write(odd_target *out, const odd_record_source *from, odd_error *error) {
    (void)error;
    odd_lin_writer *w = ODD_TAKE(out->arena, 1, odd_lin_writer);
    if (w == NULL)
        return ODD_E_MEMORY;
    w->out = out;
    w->roster.arena = out->arena;
    odd_send_records(from, ODD_RECORDS_ALL, w, take);
    w->match = w->roster.contest == ODD_TEAMS && w->roster.count == 2;
    for (size_t i = 0, end; i < w->entry_count; i = end) {
        end = i + 1;
        while (end < w->entry_count && (!w->match || w->entries[end].round == w->entries[i].round))
            end++;
        write_segment(w, i, end);
    }
    count_lost(w);
    return ODD_OK;
}
