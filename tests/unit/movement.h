/* Events as movements make them, for the tests: who meets whom on which boards, ordinary results, and the log of
 * it all, in the order of travellers or of play. */
#ifndef MOVEMENT_H
#define MOVEMENT_H

#include "event.h"

enum { MOVE_LINES = 2000, MOVE_TEXT = 1 << 17, MOVE_IDS = 128 };

typedef struct move_line {
    int round, board;
    int ns[2], ew[2]; /* ids; the second one is 0 but for individuals */
    char result[40];
    int line; /* of the text that was written last */
} move_line;

typedef struct movement {
    char head[256];   /* the first lines of the log */
    const char *kind; /* "pair" "team" "player" */
    int ids;          /* 1 to so many */
    bool named[MOVE_IDS];
    bool two_winners; /* both directions have ids from 1 on */
    bool rounds;      /* the log says them */
    bool by_round;    /* it is in the order of play */
    move_line lines[MOVE_LINES];
    size_t count;
    char text[MOVE_TEXT];
    int name_line[MOVE_IDS]; /* where each is named */
} movement;

static movement mv; /* the one at hand */
static unsigned move_seed;

static inline int move_random(int below) {
    move_seed = move_seed * 1103515245 + 12345;
    return (int)(move_seed >> 16 & 0x7FFF) % below;
}

static inline void move_start(const char *head, const char *kind, int ids) {
    memset(&mv, 0, sizeof mv);
    snprintf(mv.head, sizeof mv.head, "%s", head);
    mv.kind = kind;
    mv.ids = ids;
    for (int i = 0; i < MOVE_IDS; i++)
        mv.named[i] = true;
}

static inline move_line *move_add(int round, int board, int ns, int ew) {
    assert_true(mv.count < MOVE_LINES);
    move_line *l = &mv.lines[mv.count++];
    *l = (move_line){.round = round, .board = board, .ns = {ns, 0}, .ew = {ew, 0}};
    return l;
}

static inline void move_set(int round, int ns, int ew, int set, int per_round) {
    for (int i = 0; i < per_round; i++)
        move_add(round, set * per_round + i + 1, ns, ew);
}

static inline int move_modulo(int a, int n) {
    return (a % n + n) % n;
}

/* ---- Movements --------------------------------------------------------------------------------- */

/* Mitchell: North-South sit, East-West go down, boards up. An even number of tables skips one after half of the
 * rounds. With one winner East-West's ids follow North-South's, with two both start at 1. */
static inline void move_mitchell(int tables, int rounds, int per_round, int winners) {
    move_start(winners == 2 ? "winners 2\n" : "", "pair", winners == 2 ? tables : 2 * tables);
    mv.two_winners = winners == 2;
    for (int r = 0; r < rounds; r++)
        for (int t = 0; t < tables; t++) {
            int skip = tables % 2 == 0 && r >= tables / 2 ? 1 : 0;
            int ew = move_modulo(t - r - skip, tables) + 1 + (winners == 2 ? 0 : tables);
            move_set(r + 1, t + 1, ew, move_modulo(t + r, tables), per_round);
        }
}

/* Howells from their first round: North-South, East-West, set. The last pair sits, all others move up. */
static inline void move_howell(int pairs, int per_round) {
    static const int starters[][8][3] = {
        [2] = {{4, 1, 1}, {2, 3, 1}},
        [4] = {{8, 1, 1}, {6, 3, 4}, {7, 2, 6}, {4, 5, 7}},
        [5] = {{10, 1, 3}, {7, 3, 1}, {5, 2, 2}, {9, 8, 4}, {4, 6, 5}},
        [6] = {{12, 1, 1}, {11, 6, 3}, {9, 5, 7}, {3, 2, 8}, {8, 10, 9}, {7, 4, 11}},
        [7] = {{14, 1, 4}, {8, 13, 1}, {2, 5, 2}, {9, 11, 3}, {6, 7, 5}, {4, 10, 6}, {3, 12, 7}},
    };
    int n = pairs - 1;
    move_start("", "pair", pairs);
    for (int r = 0; r < n; r++)
        for (int t = 0; t < pairs / 2; t++) {
            const int *s = starters[pairs / 2][t];
            int ns = s[0] == pairs ? pairs : move_modulo(s[0] - 1 + r, n) + 1;
            int ew = s[1] == pairs ? pairs : move_modulo(s[1] - 1 + r, n) + 1;
            move_set(r + 1, ns, ew, move_modulo(s[2] - 1 + r, n), per_round);
        }
}

/* Rounds of matches by the circle: everybody meets somebody else each time, and all play the same boards. */
static inline void move_swiss(const char *head, const char *kind, int ids, int rounds, int boards,
                              bool new_boards) {
    move_start(head, kind, ids);
    mv.rounds = true;
    for (int r = 0; r < rounds; r++)
        for (int t = 0; t < ids / 2; t++) {
            int a = t == 0 ? ids : move_modulo(r + t, ids - 1) + 1;
            int b = move_modulo(r - t, ids - 1) + 1;
            for (int i = 0; i < boards; i++) {
                int board = (new_boards ? r * boards : 0) + i + 1;
                move_add(r + 1, board, a, b);
                if (strcmp(kind, "team") == 0)
                    move_add(r + 1, board, b, a);
            }
        }
}

/* ---- Results ----------------------------------------------------------------------------------- */

/* What most do with a deal. */
typedef struct move_deal {
    char side;  /* 'n' or 'e' */
    int strain; /* of "CDHSN" */
    int level, tricks;
} move_deal;

static inline move_deal move_deal_of(void) {
    move_deal d = {.side = move_random(2) == 0 ? 'n' : 'e', .strain = move_random(5)};
    int kind = move_random(100);
    int game = d.strain < 2 ? 5 : d.strain < 4 ? 4 : 3;
    d.level = kind < 45 ? 1 + move_random(2) + (d.strain < 4) : kind < 92 ? game : 6;
    if (d.level > game && kind < 92)
        d.level = game;
    d.tricks = d.level + 6 + (move_random(4) == 0 ? -1 : move_random(3) == 0 ? 1 : 0);
    return d;
}

static inline void move_write(move_line *l, char side, int level, int strain, int tricks) {
    static const char *const seats[2] = {"NS", "EW"};
    static const char *const strains[5] = {"C", "D", "H", "S", "NT"};
    if (tricks > 13)
        tricks = 13;
    int over = tricks - level - 6;
    char outcome[16] = "=";
    if (over != 0)
        snprintf(outcome, sizeof outcome, "%+d", over);
    snprintf(l->result, sizeof l->result, "%d%s %c %s", level, strains[strain],
             seats[side == 'n' ? 0 : 1][move_random(4) == 0 ? 1 : 0], outcome);
}

/* Most play the usual contract; some stop lower or choose another strain; now and then the others compete. */
static inline void move_table(move_line *l, const move_deal *d) {
    int kind = move_random(100), luck = move_random(100);
    int tricks = d->tricks + (luck < 18 ? -1 : luck < 80 ? 0 : 1);
    if (kind < 72)
        move_write(l, d->side, d->level, d->strain, tricks);
    else if (kind < 84 && d->level > 1)
        move_write(l, d->side, d->level - 1, d->strain, tricks);
    else if (kind < 91 || d->level > 3)
        move_write(l, d->side, d->level < 3 ? d->level : 3, d->strain == 4 ? 3 : 4, tricks - 1);
    else if (kind < 98)
        move_write(l, d->side == 'n' ? 'e' : 'n', d->level + 1, (d->strain + 1) % 4,
                   d->level + 6 + (luck < 60 ? 0 : -1));
    else
        snprintf(l->result, sizeof l->result, "pass");
}

/* Gives every line a result; of matches with the same boards each round, every round has other deals. */
static inline void move_results(unsigned seed, bool deals_by_round) {
    move_deal deals[512];
    move_seed = seed;
    for (size_t i = 0; i < COUNT(deals); i++)
        deals[i] = move_deal_of();
    for (size_t i = 0; i < mv.count; i++) {
        int deal = deals_by_round ? mv.lines[i].round * 40 + mv.lines[i].board : mv.lines[i].board;
        assert_in_range(deal, 0, (int)COUNT(deals) - 1);
        move_table(&mv.lines[i], &deals[deal]);
    }
}

/* ---- The log ----------------------------------------------------------------------------------- */

typedef struct move_writer {
    size_t len;
    int line; /* the number of the next one */
} move_writer;

static inline void move_put(move_writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline void move_put(move_writer *w, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int len = vsnprintf(mv.text + w->len, sizeof mv.text - w->len, format, args);
    va_end(args);
    assert_true(len >= 0 && w->len + (size_t)len < sizeof mv.text);
    for (int i = 0; i < len; i++)
        w->line += mv.text[w->len + (size_t)i] == '\n';
    w->len += (size_t)len;
}

static inline void move_put_side(move_writer *w, const int ids[2]) {
    move_put(w, ids[1] > 0 ? "%d+%d " : "%d ", ids[0], ids[1]);
}

static inline void move_put_line(move_writer *w, move_line *l, bool with_board) {
    l->line = w->line;
    if (l->result[0] == '\0')
        return; /* taken out */
    if (with_board)
        move_put(w, "board %d: ", l->board);
    move_put_side(w, l->ns);
    move_put_side(w, l->ew);
    move_put(w, "%s\n", l->result);
}

static inline void move_put_names(move_writer *w) {
    static const char *const directions[2] = {"NS", "EW"};
    for (int id = 1; id <= mv.ids; id++)
        for (int d = 0; d < (mv.two_winners ? 2 : 1) && mv.named[id]; d++) {
            mv.name_line[id] = w->line;
            move_put(w, "%s %s%d %sAda%d Lovelace%c & Bob%d Marley%c\n", mv.kind,
                     mv.two_winners ? directions[d] : "", id, mv.kind[0] == 't' ? "Team: " : "", id, 'a' + d,
                     id, 'a' + d);
        }
}

static inline int move_most(bool round) {
    int most = 0;
    for (size_t i = 0; i < mv.count; i++) {
        int n = round ? mv.lines[i].round : mv.lines[i].board;
        most = n > most ? n : most;
    }
    return most;
}

/* Writes the log, and notes the number of every line. */
static inline const char *move_text(void) {
    move_writer w = {0, 1};
    move_put(&w, "%s", mv.head);
    move_put_names(&w);
    bool rounds = mv.rounds || mv.by_round;
    for (int r = 1, last = rounds ? move_most(true) : 1; r <= last; r++) {
        if (mv.rounds)
            move_put(&w, "round %d\n", r);
        for (int b = 1, most = mv.by_round ? 1 : move_most(false); b <= most; b++) {
            if (!mv.by_round)
                move_put(&w, "board %d\n", b);
            for (size_t i = 0; i < mv.count; i++)
                if ((!rounds || mv.lines[i].round == r) && (mv.by_round || mv.lines[i].board == b))
                    move_put_line(&w, &mv.lines[i], mv.by_round);
        }
    }
    return mv.text;
}

/* The line of two ids on a board, the first if there are several. */
static inline move_line *move_find(int board, int ns, int ew) {
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].board == board && mv.lines[i].ns[0] == ns && mv.lines[i].ew[0] == ew)
            return &mv.lines[i];
    fail_msg("board %d, %d and %d: they do not meet", board, ns, ew);
    return NULL;
}

#endif
