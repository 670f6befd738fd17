/* Collects what a file states about each table: a result, or a game beside a table of scores, or a game without
 * a result; and checks the score that such a game states. */
#include "base/text.h"
#include "event/audit/audit.h"
#include "event/why/why.h"
#include "log/notation.h"

/* The tags of a game that is not a result of the event. */
typedef struct game {
    odd_audit_table t;
    const odd_note *contract, *declarer, *result, *score;
    const odd_note *mp, *imps, *percent; /* its scores, in the form of the table's rows */
} game;

static bool begins(odd_text text, char c) {
    return text.len > 0 && text.text[0] == c;
}

static bool has_caret(odd_text text) {
    for (size_t i = 0; i < text.len; i++)
        if (text.text[i] == '^')
            return true;
    return false;
}

/* Takes what any note says about a table. */
static void take_note(odd_audit_table *t, const odd_note *n) {
    if (n->kind == ODD_NOTE_AUCTION) {
        t->auction = n;
        t->odd_auction = t->odd_auction || has_caret(n->text);
    } else if (n->kind == ODD_NOTE_CARDS) {
        t->cards = n;
        t->odd_play = t->odd_play || has_caret(n->text);
    } else if (n->kind == ODD_NOTE_TAG && odd_text_is(n->name, "lin:result")) {
        t->played = n;
    } else if (n->kind == ODD_NOTE_TAG && has_caret(n->text)) {
        t->odd_auction = t->odd_auction || odd_text_is(n->name, "pbn:Auction");
        t->odd_play = t->odd_play || odd_text_is(n->name, "pbn:Play");
        t->odd_result = t->odd_result || odd_text_is(n->name, "pbn:Result");
        t->odd_declarer = t->odd_declarer || odd_text_is(n->name, "pbn:Declarer");
    }
}

static void find_hands(const odd_auditor *a, odd_audit_table *t, int group) {
    const odd_board_deal *d = odd_event_deal(a->e, &a->e->boards[t->board], t->round, group);
    t->hands = d != NULL ? &d->deal : NULL;
}

/* ---- Results ----------------------------------------------------------------------------------- */

static void audit_line(odd_auditor *a, odd_audit_table *t) {
    const odd_play *p = t->p;
    if (p->corrected || p->kind == ODD_VOID)
        return;
    t->board = p->board;
    t->round = p->round;
    t->lead = p->lead;
    find_hands(a, t, p->group);
    t->has_contract = t->has_tricks = p->kind == ODD_PLAYED && !p->bare;
    if (t->has_contract)
        t->result = odd_unpack(p->packed, NULL);
    odd_audit_table_cards(a, t);
}

/* Notes about lines are in the order of the lines. */
static void audit_lines(odd_auditor *a) {
    const odd_event *e = a->e;
    size_t note = 0;
    for (size_t i = 0; i < e->about.play_count && !a->no_memory; i++) {
        odd_audit_table t = {.p = &e->plays[i]};
        for (;
             note < e->about.note_count && (e->notes[note].about != ODD_ABOUT_PLAY || e->notes[note].of <= i);
             note++)
            if (e->notes[note].about == ODD_ABOUT_PLAY && e->notes[note].of == i)
                take_note(&t, &e->notes[note]);
        audit_line(a, &t);
    }
}

/* ---- Games that are no results ----------------------------------------------------------------- */

static odd_text without_caret(odd_text text) {
    return begins(text, '^') ? (odd_text){text.text + 1, text.len - 1} : text;
}

/* Reads "4S", "W" and "10" as a result; what is missing or not understood is left out. */
static void find_contract(game *g) {
    char text[64];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_error error;
    odd_text declarer = without_caret(g->declarer != NULL ? g->declarer->text : (odd_text){"", 0});
    odd_text result = without_caret(g->result != NULL ? g->result->text : (odd_text){"", 0});
    if (g->contract == NULL)
        return;
    bool passed = odd_same_letters(g->contract->text, (odd_text){"pass", 4});
    odd_put_bytes(&w, g->contract->text.text, g->contract->text.len);
    if (!passed) {
        odd_put_char(&w, ' ');
        odd_put_bytes(&w, declarer.text, declarer.len);
        size_t without = w.len;
        odd_put_char(&w, ' ');
        odd_put_bytes(&w, result.text, result.len);
        odd_put_text(&w, " tricks");
        g->t.has_tricks = w.len < sizeof text && result.len > 0 && declarer.len == 1 &&
                          odd_result_parse(&g->t.result, text, w.len, &error) == ODD_OK;
        g->t.has_contract = g->t.has_tricks;
        if (g->t.has_tricks || declarer.len != 1 || without + 3 > sizeof text)
            return;
        w.len = without;
        odd_put_text(&w, " =");
    }
    g->t.has_contract = w.len < sizeof text && odd_result_parse(&g->t.result, text, w.len, &error) == ODD_OK;
    g->t.has_tricks = g->t.has_contract && passed;
}

/* "NS 420", "EW -100", "420" (declarer's), "NS 420 EW -420": reads the first number, and whose it is. */
static bool number_of(const game *g, const odd_note *n, odd_amount *amount, int *side) {
    odd_scan s = {n->text.text, n->text.len, 0};
    odd_scan_blanks(&s);
    bool ns = odd_scan_word(&s, "ns"), ew = !ns && odd_scan_word(&s, "ew");
    odd_scan_blanks(&s);
    bool there = odd_amount_scan(&s, amount);
    if (!ns && !ew && g->t.result.level > 0)
        ew = odd_seat_side(g->t.result.declarer) == ODD_EW;
    odd_scan_bytes(&s, "%");
    odd_scan_blanks(&s);
    *side = ew;
    return there && (odd_scan_end(&s) || odd_scan_peek(&s) == 'E' || odd_scan_peek(&s) == 'N');
}

/* Finds North-South's points. */
static bool score_of(const game *g, int *pts) {
    odd_amount amount;
    int side;
    if (!number_of(g, g->score, &amount, &side) || amount % ODD_ONE != 0)
        return false;
    *pts = (int)(side == 0 ? amount / ODD_ONE : -amount / ODD_ONE);
    return true;
}

static void audit_score(odd_auditor *a, const game *g) {
    char message[ODD_AUDIT_MESSAGE];
    int stated;
    if (g->score == NULL || !g->t.has_tricks || g->t.odd_result || !score_of(g, &stated))
        return;
    bool right = odd_audit_points_fit(a, g->t.board, g->t.result, stated);
    a->out->values++;
    a->out->right += right;
    if (right)
        return;
    odd_writer w = odd_audit_start(message, sizeof message, a, &g->t);
    odd_put_format(&w, "the file says %d, it should be %d", stated,
                   odd_score(g->t.result, a->e->boards[g->t.board].vul));
    odd_audit_add_table(a, ODD_AUDIT_SCORE, g->score->line, &g->t, message);
}

/* The result of the event that is this game: the same board, contract and tricks. */
static const odd_play *row_of(const odd_event *e, const game *g) {
    for (size_t i = 0; i < e->about.play_count; i++) {
        const odd_play *p = &e->plays[i];
        if (p->board != g->t.board || p->round != g->t.round || p->kind != ODD_PLAYED || p->bare ||
            p->corrected)
            continue;
        odd_result r = odd_unpack(p->packed, NULL);
        if (r.level == g->t.result.level && r.strain == g->t.result.strain &&
            r.doubling == g->t.result.doubling && r.declarer == g->t.result.declarer &&
            r.tricks == g->t.result.tricks)
            return p;
    }
    return NULL;
}

/* Audits a tag of the game, if the rows of the table have such numbers, too: they show what it means. */
static void audit_number(odd_auditor *a, const game *g, const odd_note *n, odd_stated_kind kind) {
    const odd_column *c = &a->columns[ODD_ABOUT_PLAY][kind];
    char message[ODD_AUDIT_MESSAGE];
    odd_amount stated, right;
    int side;
    if (n == NULL || !g->t.has_tricks || g->t.odd_result || c->values == 0 ||
        c->state != ODD_COLUMN_COMPARED || a->lines_apart || a->points_count > 0 ||
        !number_of(g, n, &stated, &side))
        return;
    if (stated < 0 &&
        kind != ODD_STATED_IMPS) { /* some programs write the other side's number with a minus */
        stated = -stated;
        side = 1 - side;
    }
    const odd_play *p = row_of(a->e, g);
    if (p == NULL)
        return;
    odd_stated_score said = {.line = n->line, .about = ODD_ABOUT_PLAY, .kind = (uint8_t)kind};
    said.of[0] = (uint32_t)(p - a->e->plays);
    said.amount[side] = stated;
    if (!odd_audit_right(a, &said, side, c->reading, &right))
        return;
    bool good = odd_audit_close(a, &said, c->digits, right, stated) ||
                odd_audit_close(a, &said, ODD_DIGITS_OWN, right, stated);
    a->out->values++;
    a->out->right += good;
    if (good)
        return;
    odd_writer w = odd_audit_start(message, sizeof message, a, &g->t);
    odd_put_format(&w, "%s: the file says %s, ", side == 0 ? "North-South" : "East-West",
                   odd_number_of(stated).text);
    odd_put_format(&w, "it should be %s", odd_number_of(right).text);
    odd_audit_add_table(a, (odd_audit_kind)kind, n->line, &g->t, message);
}

static void audit_game(odd_auditor *a, game *g) {
    if (g->contract == NULL && g->t.auction == NULL && g->t.cards == NULL)
        return;
    find_contract(g);
    find_hands(a, &g->t, 0);
    audit_score(a, g);
    audit_number(a, g, g->mp, ODD_STATED_MP);
    audit_number(a, g, g->imps, ODD_STATED_IMPS);
    audit_number(a, g, g->percent, ODD_STATED_PERCENT);
    odd_audit_table_cards(a, &g->t);
}

/* The field of a game that a note fills; NULL if it fills none. */
static const odd_note **field_of(game *g, const odd_note *n) {
    if (n->kind == ODD_NOTE_AUCTION)
        return &g->t.auction;
    if (n->kind == ODD_NOTE_CARDS)
        return &g->t.cards;
    if (n->kind != ODD_NOTE_TAG)
        return NULL;
    const struct {
        const char *name;
        const odd_note **field;
    } fields[] = {{"pbn:Contract", &g->contract},
                  {"pbn:Declarer", &g->declarer},
                  {"pbn:Result", &g->result},
                  {"pbn:Score", &g->score},
                  {"pbn:ScoreMP", &g->mp},
                  {"pbn:ScoreIMP", &g->imps},
                  {"pbn:ScorePercentage", &g->percent}};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        if (odd_text_is(n->name, fields[i].name))
            return fields[i].field;
    return NULL;
}

/* Audits notes about boards: the tags of one game follow each other, and a repeated tag begins the next game. */
static void audit_games(odd_auditor *a) {
    game g = {0};
    bool open = false;
    for (size_t i = 0; i < a->e->about.note_count && !a->no_memory; i++) {
        const odd_note *n = &a->e->notes[i];
        const odd_note **field = n->about == ODD_ABOUT_BOARD ? field_of(&g, n) : NULL;
        if (field == NULL && n->about != ODD_ABOUT_BOARD)
            continue;
        if (open && (g.t.board != n->of || g.t.round != n->round || (field != NULL && *field != NULL))) {
            audit_game(a, &g);
            open = false;
        }
        if (!open)
            g = (game){.t = {.board = n->of, .round = n->round}};
        open = true;
        take_note(&g.t, n);
        if (field != NULL)
            *field = n;
    }
    if (open)
        audit_game(a, &g);
}

/* ---- Deals ------------------------------------------------------------------------------------- */

static int count_cards(uint64_t hand) {
    int count = 0;
    for (; hand != 0; hand &= hand - 1)
        count++;
    return count;
}

/* Unknown hands are empty; a hand may be known in part if a deal is an end position. */
static void audit_deal(odd_auditor *a, const odd_board_deal *d) {
    char message[ODD_AUDIT_MESSAGE];
    int least = ODD_RANKS, most = 0;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        int count = count_cards(d->deal.hand[seat]);
        least = count > 0 && count < least ? count : least;
        most = count > most ? count : most;
    }
    if (most == 0 || least == most)
        return;
    odd_writer w = odd_writer_on(message, sizeof message);
    odd_put_format(&w, "board %d: hands of %d and of %d cards", a->e->boards[d->board].number, least, most);
    odd_audit_add_cards(a, ODD_AUDIT_DEAL, d->line, d, message);
}

/* ---- All of them ------------------------------------------------------------------------------- */

void odd_audit_cards(odd_auditor *a) {
    for (size_t i = 0; i < a->e->about.deal_count; i++)
        audit_deal(a, &a->e->dealt[i]);
    odd_audit_find_passes(a);
    odd_audit_find_dispute(a);
    audit_lines(a);
    audit_games(a);
}
