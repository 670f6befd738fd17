/* Writes an event as LIN: a match of two teams with both rooms, a segment a round; any other event as boards at tables,
 * one after the other, each with who sat there. A result stands in the list at the top of a segment, where a room has at
 * most one a board, and follows from its auction and tricks where there are any. lin_tables.c writes the tables. */
#include "base/arena.h"
#include "base/scan.h"
#include "exchange/text_index.h"
#include "exchange/lin/lin_write.h"
#include "exchange/field_text.h"

/* ---- What is told ------------------------------------------------------------------------------ */

static void lose(odd_lin_writing *w, odd_fact fact) {
    w->lost.counts[fact]++;
}

/* As the results call somebody: with two winners there are two of a number. */
static odd_text key_of(odd_lin_writing *w, odd_text id, int direction) {
    return w->winners == 2 ? odd_directed_id(w->out->arena, direction == 0 ? "NS" : "EW", id) : id;
}

static void keep_contestant(odd_lin_writing *w, const odd_record *r) {
    bool is_new;
    odd_text key = key_of(w, r->id[0], r->direction == ODD_EW);
    uint32_t at = odd_index_add(&w->ids, w->out->arena, key, &is_new);
    odd_lin_contestant *list = at != ODD_NOBODY
                                   ? odd_arena_grow(w->out->arena, w->contestants, at, (size_t)at + 1,
                                                    &w->contestant_cap, sizeof(odd_lin_contestant))
                                   : NULL;
    if (list == NULL)
        return;
    w->contestants = list;
    list[at] = (odd_lin_contestant){.name = r->name, .players = r->text};
    w->contest = r->fact == ODD_FACT_TEAM     ? ODD_TEAMS
                 : r->fact == ODD_FACT_PLAYER ? ODD_INDIVIDUALS
                                              : ODD_PAIRS;
}

static odd_lin_entry *last_entry(odd_lin_writing *w) {
    return w->entry_count > 0 ? &w->entries[w->entry_count - 1] : NULL;
}

static odd_lin_entry *new_entry(odd_lin_writing *w) {
    if (!ODD_MORE(w->out->arena, w->entries, w->entry_count, w->entry_cap))
        return NULL;
    w->entries[w->entry_count] = (odd_lin_entry){0};
    return &w->entries[w->entry_count++];
}

static void take_board(odd_lin_writing *w, const odd_record *r) {
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
static void take_play(odd_lin_writing *w, const odd_record *r) {
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
        e->id[d] = key_of(w, r->id[d], d);
        e->award[d] = r->ruling.side[d].award;
    }
    e->split = r->ruling.split;
}

static bool starts_with(odd_text text, const char *start) {
    odd_scan s = {text.text, text.len, 0};
    return odd_scan_word(&s, start);
}

/* "2:transfer" */
static bool take_note(odd_lin_writing *w, odd_lin_entry *e, odd_text text) {
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

static void take_tag(odd_lin_writing *w, const odd_record *r) {
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

static void take_lineup(odd_lin_writing *w, const odd_record *r) {
    odd_lin_lineup *list = odd_arena_grow(w->out->arena, w->lineups, w->lineup_count, w->lineup_count + 1,
                                          &w->lineup_cap, sizeof(odd_lin_lineup));
    uint32_t team = odd_index_find(&w->ids, r->id[0]);
    if (list == NULL)
        return;
    w->lineups = list;
    for (size_t i = w->lineup_count; i > 0 && list[i - 1].round == r->round;
         i--) /* a change within a round */
        if (list[i - 1].team == team && list[i - 1].direction == r->number) {
            lose(w, ODD_FACT_LINEUP);
            break;
        }
    list[w->lineup_count++] = (odd_lin_lineup){team, r->number, r->round, r->text};
}

static void take_carry(odd_lin_writing *w, const odd_record *r) {
    uint32_t at = odd_index_find(&w->ids, key_of(w, r->id[0], r->direction == ODD_EW));
    if (at != ODD_NOBODY)
        w->contestants[at].carry = r->amount;
}

static void take_scoring(odd_lin_writing *w, const odd_record *r) {
    w->scoring = (odd_scoring)r->number;
    if (r->acbl || r->number == ODD_BUTLER || r->number == ODD_PATTON)
        lose(w, ODD_FACT_SCORING);
}

static void take(void *owner, const odd_record *r) {
    odd_lin_writing *w = owner;
    odd_lin_entry *e = last_entry(w);
    switch (r->fact) {
    case ODD_FACT_TITLE:
        w->title = r->text;
        break;
    case ODD_FACT_SCORING:
        take_scoring(w, r);
        break;
    case ODD_FACT_WINNERS:
        w->winners = r->number;
        if (r->number == 2)
            lose(w, r->fact);
        break;
    case ODD_FACT_PAIR:
    case ODD_FACT_TEAM:
    case ODD_FACT_PLAYER:
        keep_contestant(w, r);
        break;
    case ODD_FACT_BOARD:
        take_board(w, r);
        break;
    case ODD_FACT_DEAL:
        if (e != NULL) {
            e->dealt = true;
            e->hands = r->deal;
        }
        break;
    case ODD_FACT_PLAY:
        take_play(w, r);
        break;
    case ODD_FACT_AUCTION:
        if (e == NULL || e->auction.len > 0)
            lose(w, r->fact);
        else
            e->auction = r->text;
        if (e != NULL)
            e->caller = (odd_seat)r->number;
        break;
    case ODD_FACT_CARDS:
        if (e == NULL || e->cards.len > 0)
            lose(w, r->fact);
        else
            e->cards = r->text;
        if (e != NULL)
            e->leader = (odd_seat)r->number;
        break;
    case ODD_FACT_TAG:
        take_tag(w, r);
        break;
    case ODD_FACT_LINEUP:
        take_lineup(w, r);
        break;
    case ODD_FACT_CARRYOVER:
        take_carry(w, r);
        break;
    case ODD_FACT_DATE:
    case ODD_FACT_PHANTOM:
    case ODD_FACT_PENALTY:
    case ODD_FACT_HANDICAP:
    case ODD_FACT_STRAT:
    case ODD_FACT_BYE:
    case ODD_FACT_VP:
    case ODD_FACT_SET:
    case ODD_FACT_NUMBERS:
        lose(w, r->fact);
        break;
    case ODD_FACT_SAID: /* it follows from the results */
    case ODD_FACT_COUNT:
        break;
    }
}

/* ---- Lists ------------------------------------------------------------------------------------- */

/* A text in which nothing ends a value or, in a list, an entry. */
void odd_lin_put(const odd_lin_writing *w, odd_text text, bool in_list) {
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

static int room_of(const odd_lin_writing *w, const odd_lin_entry *e) {
    return w->match && odd_index_find(&w->ids, e->id[0]) == 1 ? 1 : 0;
}

/* The entries of a board in a segment: the first and behind the last. */
static size_t end_of_board(const odd_lin_writing *w, size_t i) {
    size_t end = i + 1;
    while (end < w->entry_count && w->entries[end].board == w->entries[i].board &&
           w->entries[end].round == w->entries[i].round)
        end++;
    return end;
}

/* Without lists, a result must follow from its calls. */
static bool has_lists(const odd_lin_writing *w, size_t from, size_t to) {
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

static void put_result(const odd_lin_writing *w, const odd_lin_entry *e) {
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

/* Two entries a board: of a room that has none, nothing. */
static void put_list(const odd_lin_writing *w, const char *key, size_t from, size_t to, bool results) {
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

static void put_numbers(const odd_lin_writing *w, size_t from, size_t to) {
    odd_target_string(w->out, "bn|");
    for (size_t i = from; i < to; i = end_of_board(w, i))
        odd_target_format(w->out, "%s%d", i > from ? "," : "", w->entries[i].board);
    odd_target_string(w->out, "|\n");
}

static void put_lists(const odd_lin_writing *w, size_t from, size_t to) {
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

static void put_team(const odd_lin_writing *w, uint32_t team, bool first) {
    char amount[ODD_AMOUNT_MAX];
    const odd_lin_contestant *c = &w->contestants[team];
    odd_target_string(w->out, ",");
    odd_lin_put(w, c->name.len > 0 ? c->name : odd_index_text(&w->ids, team), true);
    odd_amount_format(amount, sizeof amount, c->carry, 0);
    odd_target_format(w->out, ",%s", first ? amount : "");
}

static void put_header(const odd_lin_writing *w, size_t from, size_t to) {
    static const char *const letters[ODD_SCORING_COUNT] = {"P", "I", "I", "B", "T", "I", "B"};
    odd_target_string(w->out, "vg|");
    odd_lin_put(w, w->title, true);
    odd_target_string(w->out, ",");
    odd_lin_put(w, w->session, true);
    odd_target_format(w->out, ",%s,%d,%d", letters[w->scoring], w->entries[from].board,
                      w->entries[to - 1].board);
    for (uint32_t team = 0; team < 2; team++) {
        if (w->match)
            put_team(w, team, from == 0);
        else
            odd_target_string(w->out, ",,");
    }
    odd_target_string(w->out, "|\n");
}

/* Who sat in both rooms, as far as it is said before a round or in it. */
static void put_lineups(odd_lin_writing *w, int round) {
    odd_text seats[ODD_LIN_ROOMS][2] = {{{0}}};
    bool any = false;
    for (size_t i = 0; i < w->lineup_count; i++) {
        const odd_lin_lineup *l = &w->lineups[i];
        int room = (int)l->team == l->direction ? 0 : 1;
        if (l->round > round || l->team > 1)
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

static void write_segment(odd_lin_writing *w, size_t from, size_t to) {
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

/* What there is of names and carry-overs, but in no place of the file. */
static void count_lost(odd_lin_writing *w) {
    bool rounds = false;
    for (size_t i = 0; i < w->entry_count && !w->match; i++)
        rounds = rounds || w->entries[i].round != 0;
    w->lost.counts[ODD_FACT_BOARD] += rounds;
    for (size_t i = 0; i < w->ids.count; i++) {
        w->lost.counts[ODD_FACT_CARRYOVER] += !w->match && w->contestants[i].carry != 0;
        w->lost.counts[ODD_FACT_TEAM] += w->contest == ODD_TEAMS && w->contestants[i].players.len > 0 &&
                                         (!w->match || w->lineup_count == 0);
    }
    if (!w->match)
        w->lost.counts[ODD_FACT_LINEUP] += w->lineup_count;
    odd_lost_tell(&w->lost, w->out);
}

int odd_lin_write(odd_target *out, const odd_teller *from, odd_error *error) {
    (void)error;
    odd_lin_writing *w = ODD_TAKE(out->arena, 1, odd_lin_writing);
    if (w == NULL)
        return ODD_E_MEMORY;
    w->out = out;
    odd_tell(from, ODD_TELL_ALL, w, take);
    w->match = w->contest == ODD_TEAMS && w->ids.count == 2;
    for (size_t i = 0, end; i < w->entry_count; i = end) {
        end = i + 1;
        while (end < w->entry_count && (!w->match || w->entries[end].round == w->entries[i].round))
            end++;
        write_segment(w, i, end);
    }
    count_lost(w);
    return ODD_OK;
}
